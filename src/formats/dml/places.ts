import { match } from '../../../generated/dml.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { splitArguments } from './arguments.ts';
import type { Tools } from './known-tools.ts';

/**
 * Where the segments of a text stand. They tile it, so that each ends where the next begins; where the arguments of a
 * macro stand, is found out when somebody asks.
 */
export class Places {
  readonly #tools: Tools;
  readonly #starts: number[] = [];
  /** How the macros were written; empty for a text. */
  readonly #sources: string[] = [];
  #end = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** The next segment begins here; of a macro, `source` is what was written. */
  add(start: number, source: string): void {
    this.#starts.push(start);
    this.#sources.push(source);
  }

  /** The last segment ends here. */
  close(end: number): void {
    this.#end = end;
  }

  /** The range of a part of the document; undefined when it came from no one place. */
  locate([root, at, field, index, ...rest]: Path): Range | undefined {
    if (root !== 'segments' || typeof at !== 'number' || rest.length > 0) return undefined;
    const start = this.#starts[at];
    if (start === undefined) return undefined;
    if (field === 'args' && typeof index === 'number') return this.#argument(at, start, index);
    const isWhole = field === undefined || field === 'text' || field === 'source';
    return isWhole && index === undefined ? { start, end: this.#starts[at + 1] ?? this.#end } : undefined;
  }

  #argument(at: number, offset: number, index: number): Range | undefined {
    const source = this.#sources[at] ?? '';
    const read = match(source, 'Items', 0);
    const [node] = read.matched ? read.value : [];
    const arg = node?.type === 'Macro' ? splitArguments(node, source, this.#tools)[index] : undefined;
    return arg && { start: offset + arg.start, end: offset + arg.end };
  }
}
