import { grammar } from '../../../../generated/dml.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { visit } from '../../../engine/visit.ts';
import type { Tools } from '../known-tools.ts';
import type { Document, Macro, Segment } from '../model.ts';
import type { Argument } from './argument.ts';
import { givenTo, splitArguments } from './arguments.ts';

/**
 * The places of a document's parts. Its segments are the whole text, so nothing is recorded: places are computed on
 * demand.
 */
export class SegmentPlaces {
  readonly #tools: Tools;
  /** The start of each segment, and then the end of the last one. */
  #starts: readonly number[] | undefined;
  /** The macro that was requested last: it is read once for all of its arguments. */
  #asked: { readonly segment: Segment; readonly args: readonly Argument[] } | undefined;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  find({ segments }: Document, [root, at, field, index, ...rest]: Path): Range | undefined {
    if (root !== 'segments' || rest.length > 0) return undefined;
    this.#starts ??= startsOf(segments);
    if (at === undefined) return segments.length === 0 ? undefined : { start: 0, end: this.#starts.at(-1) ?? 0 };
    const segment = segments[Number(at)];
    const start = this.#starts[Number(at)];
    if (segment === undefined || start === undefined) return undefined;
    if (field === 'args' && typeof index === 'number') return this.#argument(segment, start, index);
    const isWhole = field === undefined || (field === 'text' && segment.kind === 'text');
    return isWhole && index === undefined ? { start, end: this.#starts[Number(at) + 1] ?? start } : undefined;
  }

  #argument(segment: Segment, start: number, index: number): Range | undefined {
    if (segment.kind !== 'macro') return undefined;
    if (this.#asked?.segment !== segment) this.#asked = { segment, args: this.#argumentsOf(segment) };
    const arg = this.#asked.args[index];
    return arg && { start: start + arg.start, end: start + arg.end };
  }

  #argumentsOf({ command, source }: Macro): readonly Argument[] {
    let args: readonly Argument[] | undefined;
    visit(grammar, source, {
      Macro: (node) => {
        args ??= splitArguments(givenTo(node), command, source, { tools: this.#tools, hasAlias: () => false });
      },
    });
    return args ?? [];
  }
}

/** The start of each segment, and then the end of the last one. */
export function startsOf(segments: readonly Segment[]): number[] {
  const starts = [0];
  let end = 0;
  for (const segment of segments) {
    end += (segment.kind === 'text' ? segment.text : segment.source).length;
    starts.push(end);
  }
  return starts;
}

export function segmentAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}
