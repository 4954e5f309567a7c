import type { MacroNode, MentionNode, PipeNode } from '../../../../generated/dml.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import type { Detail } from '../../../engine/index.ts';
import { unescapeContent } from '../escape.ts';
import { type ToolShape, type Tools, takesContent, takesFlag, takesName, takesPath } from '../known-tools.ts';
import { hasNoColon, type Part, partsOf } from '../nodes.ts';
import type { Argument, Repair } from './argument.ts';
import { type Due, fileArgument } from './file-argument.ts';

/** The context for reading arguments: the tools, and the known aliases. */
export interface Known {
  readonly tools: Tools;
  readonly hasAlias: (alias: string) => boolean;
}

/** The arguments of a macro, and their significant parts. */
export interface Given {
  /** The start of the macro. */
  readonly start: number;
  readonly args: Range;
  readonly parts: readonly Part[];
  readonly hasColon: boolean;
}

export function givenTo(node: MacroNode | MentionNode): Given {
  return { start: node.start, args: node.args, parts: partsOf(node), hasColon: !hasNoColon(node) };
}

/**
 * Splits the text after a macro's colon: the one place that knows which pipes separate. For a tool with a known number
 * of parameters, the last parameter takes the rest; otherwise every pipe separates. Content, and the last argument of
 * an unknown tool, is kept byte for byte; other arguments are trimmed.
 *
 * The first pipe decides: after an ASCII one, full-width pipes separate only if a known tool would otherwise have too
 * few arguments; after a full-width one, pipes of both kinds do, and if that makes a difference, the call is ambiguous.
 */
export function splitArguments(given: Given, command: string, written: string, { tools, hasAlias }: Known): Argument[] {
  const text = new Source(written, given.start);
  const { parts, hasColon } = given;
  let { start, end } = given.args;
  let pipe = pipeFrom(parts, start);
  // [T|read_file|…]: the first pipe is in the place of the colon.
  if (pipe?.start === start && !hasColon) pipe = pipeFrom(parts, ++start);
  if (start === end) return [];
  if (command === 'F') return [definition(text, start, end)];
  const first = text.trimmed(start, pipe?.start ?? end, command === 'T' ? 'the name of the tool' : 'the argument');
  const shape = command === 'T' ? getOwn(tools, first.value) : undefined;
  const asArgument = (from: number, to: number, arg: number, isLast: boolean, repairs: readonly Repair[]): Argument => {
    if (isLast && isKept(command, shape, arg)) return content(text.piece(from, to, repairs), command);
    const trimmed = text.trimmed(from, to, 'the argument', repairs);
    return command === 'T' ? fileArgument(trimmed, dueAt(shape, arg), hasAlias) : trimmed;
  };
  const most = shape && Math.max(shape.params.length, 1);
  // Most tools have one parameter: collecting the separators would take as long as all the rest.
  if (most === 1 && pipe !== undefined) return [first, asArgument(pipe.end, end, 1, true, wideRepairs(pipe, false))];
  const pipes = parts.filter((part): part is PipeNode => part.type === 'Pipe' && part.start >= start);
  const { separators, isAmbiguous } = separating(pipes, most);
  if (separators.length === 0) return [isKept(command, shape, 0) ? text.piece(start, end) : first];
  const args: Argument[] = [first];
  for (const [at, separator] of separators.entries()) {
    const next = separators[at + 1];
    const repairs = wideRepairs(separator, isAmbiguous);
    args.push(asArgument(separator.end, next?.start ?? end, at + 1, next === undefined, repairs));
  }
  return args;
}

function dueAt(shape: ToolShape | undefined, arg: number): Due {
  if (shape === undefined) return 'text';
  if (takesPath(shape, arg)) return 'path';
  if (takesFlag(shape, arg)) return 'flag';
  return takesName(shape, arg) ? 'name' : 'text';
}

/**
 * The last argument of a call or an unknown command is kept unchanged, unless the tool declares that it is not content.
 */
function isKept(command: string, shape: ToolShape | undefined, arg: number): boolean {
  if (command === 'T') return arg > 0 && (shape === undefined || takesContent(shape, arg));
  return command !== 'S' && command !== 'I';
}

function content(argument: Argument, command: string): Argument {
  return command === 'T' ? { ...argument, value: unescapeContent(argument.value) } : argument;
}

function pipeFrom(parts: readonly Part[], start: number): PipeNode | undefined {
  for (const part of parts) if (part.type === 'Pipe' && part.start >= start) return part;
  return undefined;
}

/** The separating pipes, at most `most` (all if undefined), and whether others could be meant. */
function separating(
  pipes: readonly PipeNode[],
  most: number | undefined,
): { readonly separators: readonly PipeNode[]; readonly isAmbiguous: boolean } {
  if (!pipes.some(isWide)) return { separators: pipes.slice(0, most), isAmbiguous: false };
  const startsWide = pipes[0] !== undefined && isWide(pipes[0]);
  const own = pipes.filter((pipe) => isWide(pipe) === startsWide);
  const tooFew = most !== undefined && own.length < most;
  const separators = (startsWide || tooFew ? pipes : own).slice(0, most);
  return { separators, isAmbiguous: startsWide && !tooFew && !separators.every(isWide) };
}

function isWide({ wide }: PipeNode): boolean {
  return wide !== null;
}

const NONE: readonly Repair[] = [];

function wideRepairs(separator: PipeNode | undefined, isAmbiguous: boolean): readonly Repair[] {
  if (separator === undefined || !isWide(separator)) return NONE;
  return isAmbiguous ? [{ ...wideRepair(separator), ...AMBIGUOUS }] : [wideRepair(separator)];
}

function wideRepair(range: Range): Repair {
  return { code: 'bad-separator', range, message: 'A full-width separator was read as its ASCII form' };
}

const AMBIGUOUS: Detail = {
  message: 'Full-width and ASCII pipes are mixed; it is not clear which of them separate',
  severity: 'error',
};

/** The original text of a macro, addressed by offsets in the whole text. */
class Source {
  readonly #text: string;
  readonly #start: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
  }

  piece(start: number, end: number, repairs: readonly Repair[] = NONE): Argument {
    return { value: this.#text.slice(start - this.#start, end - this.#start), start, end, repairs };
  }

  /** A range without surrounding blanks; `what` names it in findings. */
  trimmed(from: number, to: number, what: string, repairs: readonly Repair[] = NONE): Argument {
    let start = from;
    let end = to;
    while (start < end && this.#isSpace(start)) start++;
    while (end > start && this.#isSpace(end - 1)) end--;
    if (start === from && end === to) return this.piece(start, end, repairs);
    const around = [
      { start: from, end: start },
      { start: end, end: to },
    ];
    const blanks = around.filter((range) => range.start < range.end).map((range) => blankRepair(range, what));
    return this.piece(start, end, [...blanks, ...repairs]);
  }

  /** The grammar's `space`. */
  #isSpace(at: number): boolean {
    const unit = this.#text.charCodeAt(at - this.#start);
    return unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d || unit === 0x3000 || unit === 0xa0;
  }
}

function blankRepair(range: Range, what: string): Repair {
  return {
    code: 'bad-space',
    range,
    message: `Spaces around ${what} were left out`,
    fix: { range, text: '' },
  };
}

/** `alias=path`: the path may contain anything, even another `=` or `|`. */
function definition(text: Source, start: number, end: number): Argument {
  const whole = text.trimmed(start, end, 'the definition');
  const at = whole.value.search(/[=＝]/);
  if (at === -1) return whole;
  const equals = whole.start + at;
  const alias = text.trimmed(whole.start, equals, 'the alias');
  const path = fileArgument(text.trimmed(equals + 1, whole.end, 'the path'), 'path', () => false);
  const repairs = [...whole.repairs, ...alias.repairs, ...path.repairs];
  if (whole.value.charAt(at) === '＝') {
    const range = { start: equals, end: equals + 1 };
    repairs.push({ ...wideRepair(range), fix: { range, text: '=' } });
  }
  return { ...whole, value: `${alias.value}=${path.value}`, repairs };
}
