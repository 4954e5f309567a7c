import type { MacroNode, MentionNode, PipeNode } from '../../../../generated/dml.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import { hasNoColon, type Part, partsOf } from '../nodes.ts';
import type { Tools } from '../tools/known-tools.ts';

/** What stands between two separators, and what was repaired there. */
export interface Argument {
  value: string;
  start: number;
  end: number;
  /** The blanks that were left out. */
  blanks: readonly Range[];
  /** The full-width separator that stands before it, or inside a definition. */
  wide: Range | undefined;
  /** Which of the separators around it is meant cannot be told. */
  ambiguous: boolean;
}

/**
 * Splits the text behind a macro's colon: the one place that knows which pipes separate. Of a tool whose number of
 * parameters is known, the last parameter takes the rest; otherwise every pipe separates. The last argument of a call is
 * kept byte for byte.
 *
 * The first pipe tells what is written with: behind an ASCII one, full-width pipes separate only where a known tool has too
 * few others; behind a full-width one, pipes of both kinds do, and a choice that makes a difference is `ambiguous`.
 */
export function splitArguments(node: MacroNode | MentionNode, name: string, written: string, tools: Tools): Argument[] {
  const text = new Source(written, node.start);
  const parts = partsOf(node);
  const { end } = node.args;
  let { start } = node.args;
  let first = pipeFrom(parts, start);
  // [T|read_file|…]: the first pipe stands where the colon should.
  if (first?.start === start && hasNoColon(node)) {
    start++;
    first = pipeFrom(parts, start);
  }
  if (start === end) return [];
  if (name === 'T') return splitCall(text, start, end, parts, first, tools);
  if (name === 'F') return [definition(text, start, end)];
  const all = pieces(
    text,
    start,
    end,
    separating(pipesFrom(parts, start), first !== undefined && isWide(first), undefined),
  );
  const isLastKept = name !== 'S' && name !== 'I';
  return all.map((piece, at) => (isLastKept && at === all.length - 1 ? piece : trimmed(text, piece)));
}

/** The macro as it was written, by offsets in the whole text. */
class Source {
  readonly #text: string;
  readonly #start: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
  }

  slice(start: number, end: number): string {
    return this.#text.slice(start - this.#start, end - this.#start);
  }

  unitAt(offset: number): number {
    return this.#text.charCodeAt(offset - this.#start);
  }
}

type Parts = readonly Part[];

function pipeFrom(parts: Parts, start: number): PipeNode | undefined {
  for (const part of parts) if (part.type === 'Pipe' && part.start >= start) return part;
  return undefined;
}

function pipesFrom(parts: Parts, start: number): PipeNode[] {
  return parts.filter((part): part is PipeNode => part.type === 'Pipe' && part.start >= start);
}

function splitCall(
  text: Source,
  start: number,
  end: number,
  parts: Parts,
  first: PipeNode | undefined,
  tools: Tools,
): Argument[] {
  const tool = trimmed(text, piece(text, start, first?.start ?? end));
  if (first === undefined) return [tool];
  const count = getOwn(tools, tool.value)?.params.length;
  // Most tools have one parameter, and most arguments hold no pipe.
  const separators =
    count === 0 || count === 1
      ? NONE
      : separating(pipesFrom(parts, first.end), isWide(first), count === undefined ? undefined : count - 1);
  if (separators.pipes.length === 0) return [tool, piece(text, first.end, end, wideOne(first))];
  const args = pieces(text, first.end, end, separators, first);
  return [tool, ...args.slice(0, -1).map((arg) => trimmed(text, arg)), ...args.slice(-1)];
}

/** The pipes that separate, and whether others could be meant. */
interface Separators {
  readonly pipes: readonly PipeNode[];
  readonly ambiguous: boolean;
}

const NONE: Separators = { pipes: [], ambiguous: false };

/** The pipes that separate: `most` of them, all when that is undefined. */
function separating(pipes: readonly PipeNode[], startsWide: boolean, most: number | undefined): Separators {
  if (pipes.length === 0) return NONE;
  if (!startsWide && !pipes.some(isWide)) return { pipes: pipes.slice(0, most), ambiguous: false };
  const own = pipes.filter((pipe) => isWide(pipe) === startsWide);
  const tooFew = most !== undefined && own.length < most;
  if (!startsWide) return { pipes: (tooFew ? pipes : own).slice(0, most), ambiguous: false };
  const taken = pipes.slice(0, most);
  return { pipes: taken, ambiguous: !tooFew && !taken.every(isWide) };
}

function isWide({ wide }: PipeNode): boolean {
  return wide !== null;
}

function wideOne(pipe: PipeNode | undefined): Range | undefined {
  return pipe !== undefined && isWide(pipe) ? pipe : undefined;
}

function pieces(
  text: Source,
  start: number,
  end: number,
  { pipes, ambiguous }: Separators,
  first?: PipeNode,
): Argument[] {
  const out: Argument[] = [];
  let from = start;
  let before = first;
  for (const separator of pipes) {
    out.push(piece(text, from, separator.start, wideOne(before), ambiguous));
    from = separator.start + 1;
    before = separator;
  }
  out.push(piece(text, from, end, wideOne(before), ambiguous));
  return out;
}

const NO_BLANKS: readonly Range[] = [];

function piece(text: Source, start: number, end: number, wide?: Range, ambiguous = false): Argument {
  return { value: text.slice(start, end), start, end, blanks: NO_BLANKS, wide, ambiguous };
}

/** `alias=path`: the path may hold anything, a further `=` or `|` too. */
function definition(text: Source, start: number, end: number): Argument {
  const whole = trimmed(text, piece(text, start, end));
  const narrow = whole.value.indexOf('=');
  const full = whole.value.indexOf('＝');
  const isWide = full !== -1 && (narrow === -1 || full < narrow);
  if (narrow === -1 && !isWide) return whole;
  const equals = whole.start + (isWide ? full : narrow);
  const alias = trimmed(text, piece(text, whole.start, equals));
  const path = trimmed(text, piece(text, equals + 1, whole.end));
  return {
    ...whole,
    value: `${alias.value}=${path.value}`,
    blanks: [...whole.blanks, ...alias.blanks, ...path.blanks],
    wide: isWide ? { start: equals, end: equals + 1 } : undefined,
  };
}

function trimmed(text: Source, arg: Argument): Argument {
  let { start, end } = arg;
  while (start < end && isSpace(text.unitAt(start))) start++;
  while (end > start && isSpace(text.unitAt(end - 1))) end--;
  if (start === arg.start && end === arg.end) return arg;
  const around = [
    { start: arg.start, end: start },
    { start: end, end: arg.end },
  ];
  const blanks = around.filter((range) => range.start < range.end);
  return { ...arg, value: text.slice(start, end), start, end, blanks };
}

/** The grammar's `space`. */
function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d || unit === 0x3000 || unit === 0xa0;
}
