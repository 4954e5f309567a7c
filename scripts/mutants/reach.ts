import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Where a block of a file begins and ends, so that a place in it has an innermost block. */
interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/** Which tests run a block. */
export class Reach {
  readonly #tests = new Map<string, Set<string>>();
  readonly #took = new Map<string, number>();

  /**
   * @param log - what the probes wrote: a line of JSON for each file of tests, with the milliseconds that it took:
   *   `{ test, took, reached: ["src/a.ts:120"] }`
   */
  constructor(log: string) {
    for (const line of readFileSync(log, 'utf8').split('\n').filter(Boolean)) {
      const { test, took, reached }: { test: string; took: number; reached: string[] } = JSON.parse(line);
      this.#took.set(test, took);
      for (const one of reached) this.#tests.set(one, (this.#tests.get(one) ?? new Set()).add(test));
    }
  }

  /**
   * The tests that run the innermost block around a place; `undefined` where no probe tells: in what runs when the file is
   * loaded, or in processes of the command alone.
   */
  of(file: string, at: number): ReadonlySet<string> | undefined {
    const [inner] = blocksOf(file, readFileSync(file, 'utf8'))
      .filter(({ start, end }) => start <= at && at < end)
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    return inner === undefined ? undefined : this.#tests.get(`${file}:${inner.start}`);
  }

  /** How long a file of tests took, in milliseconds; the deep ones were not run. */
  took(test: string): number {
    return this.#took.get(test) ?? 0;
  }
}

/**
 * The source with a probe at the head of each block: it says that the block was run. Once for each file of tests, which
 * has a set of its own; then it is a comparison, for hot functions are run millions of times.
 */
export function probed(file: string, source: string): string {
  const blocks = blocksOf(file, source).sort((one, other) => other.start - one.start);
  let text = source;
  for (const { start } of blocks) {
    const probe = `probe${start}!==globalThis.reached&&(probe${start}=globalThis.reached)?.add('${file}:${start}');`;
    text = `${text.slice(0, start + 1)}${probe}${text.slice(start + 1)}`;
  }
  return blocks.length === 0 ? text : `${text}\nvar ${blocks.map(({ start }) => `probe${start}`).join(', ')};\n`;
}

/** The blocks within all functions: what they are, what loops repeat, what conditions choose. */
function blocksOf(file: string, source: string): BlockRange[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: BlockRange[] = [];
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    const isInside = isInFunction || ts.isFunctionLike(node);
    if (isInside && ts.isBlock(node)) found.push({ start: node.getStart(tree), end: node.end });
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  visit(tree, false);
  return found;
}
