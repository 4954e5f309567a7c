import type { Code, Grammar } from '../../grammar/tree.ts';

/**
 * Tells which code of a grammar may end the parse with an error of its own: code that throws, that calls Peggy's `error()`
 * or `expected()`, or a function of the grammar that does. A mention is enough: never too few.
 *
 * @example mayAbort(readGrammar([{ source: 'x', text: 'S = "a" { error("no") }' }]))(' error("no") ') // true
 */
export function mayAbort(grammar: Grammar): (code: string) => boolean {
  const blocks: readonly Code[] = [grammar.topLevelInitializer ?? [], grammar.initializer ?? []].flat();
  const declared = declarations(blocks.map(({ code }) => code).join('\n'));
  const own = new Set(declared.map(({ name }) => name));
  const aborting = new Set(['error', 'expected'].filter((name) => !own.has(name)));
  const aborts = (code: string): boolean =>
    /\bthrow\b/.test(code) || [...aborting].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  for (let size = -1; size !== aborting.size; ) {
    size = aborting.size;
    for (const { name, code } of declared) if (aborts(code)) aborting.add(name);
  }
  return aborts;
}

/** The names that code declares, each with the text up to the next one. */
function declarations(code: string): { name: string; code: string }[] {
  return code
    .split(/\b(?=(?:function|const|let|var|class)\s+[\p{ID_Start}$_])/u)
    .slice(1)
    .map((part) => {
      const [head = '', name = ''] = /^\w+\s+([\p{ID_Continue}$]+)/u.exec(part) ?? [];
      return { name, code: part.slice(head.length) };
    });
}
