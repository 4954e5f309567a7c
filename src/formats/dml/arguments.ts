import type { MacroNode, PipeNode } from '../../../generated/dml.ts';
import { getOwn } from '../../core/record.ts';
import type { Tools } from './known-tools.ts';

/** What stands between two separators, and what was repaired there. Offsets count from the start of the piece. */
export interface Argument {
  value: string;
  start: number;
  end: number;
  /** Blanks were left out. */
  trimmed: boolean;
  /** A full-width separator stands before it, or inside a definition. */
  wide: boolean;
}

/**
 * Splits the text behind a macro's colon: the one place that knows which pipes separate. Of a tool whose number of
 * parameters is known, the last parameter takes the rest; otherwise every pipe separates. Full-width pipes separate only
 * where there are too few others. The last argument of a call is kept byte for byte.
 */
export function splitArguments(node: MacroNode, text: string, tools: Tools): Argument[] {
  const pipes = pipesOf(node);
  let { start } = node.args;
  const { end } = node.args;
  const [head] = pipes;
  // [T|read_file|…]: the first pipe stands where the colon should.
  if (head?.start === start && node.errors.length > 0 && node.errors.some((error) => error.type === 'MissingColon')) {
    pipes.shift();
    start++;
  }
  if (start === end && pipes.length === 0) return [];
  switch (node.command.name) {
    case 'T':
      return splitCall(text, start, end, pipes, tools);
    case 'F':
      return [definition(text, start, end)];
    case 'S':
    case 'I':
      return pieces(text, start, end, separating(pipes, undefined)).map((piece) => trimmed(text, piece));
    default: {
      const all = pieces(text, start, end, separating(pipes, undefined));
      return all.map((piece, at) => (at === all.length - 1 ? piece : trimmed(text, piece)));
    }
  }
}

function pipesOf({ args }: MacroNode): PipeNode[] {
  const pipes: PipeNode[] = [];
  for (const part of args.parts) if (part.type === 'Pipe') pipes.push(part);
  return pipes;
}

interface Separator {
  readonly start: number;
  readonly wide: boolean;
}

function splitCall(text: string, start: number, end: number, pipes: readonly Separator[], tools: Tools): Argument[] {
  const [first, ...rest] = pipes;
  const tool = trimmed(text, piece(text, start, first?.start ?? end, false));
  if (first === undefined) return [tool];
  const count = getOwn(tools, tool.value)?.params.length;
  const separators = separating(rest, count === undefined ? undefined : Math.max(count - 1, 0));
  const args = pieces(text, first.start + 1, end, separators);
  if (first.wide && args[0] !== undefined) args[0].wide = true;
  for (let at = 0; at < args.length - 1; at++) args[at] = trimmed(text, args[at] ?? tool);
  args.unshift(tool);
  return args;
}

const NONE: readonly Separator[] = [];

/** The pipes that separate: `most` of them, all when that is undefined. */
function separating(pipes: readonly Separator[], most: number | undefined): readonly Separator[] {
  if (pipes.length === 0 || most === 0) return NONE;
  const narrow = pipes.filter((pipe) => !pipe.wide);
  if (most === undefined) return narrow.length > 0 ? narrow : pipes;
  return (narrow.length >= most ? narrow : pipes).slice(0, most);
}

function pieces(text: string, start: number, end: number, separators: readonly Separator[]): Argument[] {
  const out: Argument[] = [];
  let from = start;
  let wide = false;
  for (const separator of separators) {
    out.push(piece(text, from, separator.start, wide));
    from = separator.start + 1;
    ({ wide } = separator);
  }
  out.push(piece(text, from, end, wide));
  return out;
}

function piece(text: string, start: number, end: number, wide: boolean): Argument {
  return { value: text.slice(start, end), start, end, trimmed: false, wide };
}

/** `alias=path`: the path may hold anything, a further `=` or `|` too. */
function definition(text: string, start: number, end: number): Argument {
  const whole = trimmed(text, piece(text, start, end, false));
  const { value } = whole;
  const narrow = value.indexOf('=');
  const full = value.indexOf('＝');
  const wide = full !== -1 && (narrow === -1 || full < narrow);
  const equals = wide ? full : narrow;
  if (equals === -1) return whole;
  const alias = trimmed(value, piece(value, 0, equals, false));
  const path = trimmed(value, piece(value, equals + 1, value.length, false));
  const repaired = whole.trimmed || alias.trimmed || path.trimmed;
  return { ...whole, value: `${alias.value}=${path.value}`, trimmed: repaired, wide };
}

function trimmed(text: string, arg: Argument): Argument {
  let { start, end } = arg;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === arg.start && end === arg.end) return arg;
  return { value: text.slice(start, end), start, end, trimmed: true, wide: arg.wide };
}

/** The grammar's `space`. */
function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d || unit === 0x3000 || unit === 0xa0;
}
