import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Where the functions of a file begin and end, so that a place in it has an innermost function. */
export interface FunctionRange {
  readonly start: number;
  readonly end: number;
}

/** Which tests run a function. */
export class Reach {
  readonly #tests = new Map<string, Set<string>>();

  /** @param log - what the probes wrote: a line of JSON for each file of tests, `{ test, reached: ["src/a.ts:120"] }` */
  constructor(log: string) {
    for (const line of readFileSync(log, 'utf8').split('\n').filter(Boolean)) {
      const { test, reached }: { test: string; reached: string[] } = JSON.parse(line);
      for (const one of reached) this.#tests.set(one, (this.#tests.get(one) ?? new Set()).add(test));
    }
  }

  /**
   * The tests that run the innermost function around a place; `undefined` where no probe tells: in what runs when the file is
   * loaded, or in processes of the command alone.
   */
  of(file: string, at: number): ReadonlySet<string> | undefined {
    const [inner] = functionsOf(file, readFileSync(file, 'utf8'))
      .filter(({ start, end }) => start <= at && at < end)
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    return inner === undefined ? undefined : this.#tests.get(`${file}:${inner.start}`);
  }
}

/**
 * The source with a probe at the head of each function that has a block: it says that the function was run. Once for each
 * file of tests, which has a set of its own; then it is a comparison, for hot functions are run millions of times.
 */
export function probed(file: string, source: string): string {
  const functions = functionsOf(file, source).sort((one, other) => other.start - one.start);
  let text = source;
  for (const { start } of functions) {
    const probe = `probe${start}!==globalThis.reached&&(probe${start}=globalThis.reached)?.add('${file}:${start}');`;
    text = `${text.slice(0, start + 1)}${probe}${text.slice(start + 1)}`;
  }
  return functions.length === 0 ? text : `${text}\nvar ${functions.map(({ start }) => `probe${start}`).join(', ')};\n`;
}

/** The blocks of all functions. */
function functionsOf(file: string, source: string): FunctionRange[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FunctionRange[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && ts.isBlock(node.body))
      found.push({ start: node.body.getStart(tree), end: node.body.end });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
