import { readFileSync } from 'node:fs';
import type { Options } from '../../engine/option-words.ts';
import { anyDialect, dialects, isDialect, wordsOf, wordsOfTools } from '../../tools/dialects/index.ts';
import { type ToolDescription, ToolSchema } from '../../tools/schema.ts';

/** The tools that the cases of the corpus name. */
const TOOLS = 'test/tools/tools.json';
let tools: Readonly<Record<string, ToolDescription>> | undefined;
const known = new Map<string, Options>();

/** The file of texts whose dialect is to be found. */
const ANY = 'detect';

/**
 * The words that a case of the corpus is read with: those of its dialect, and of the tools that the object at the end of
 * its title names. Texts whose dialect is to be found are read as `auto` does. Undefined for other dialects than those of
 * calls.
 *
 * @example callWords('hermes', 'One call {"tools": ["ping"]}')
 */
export function callWords(dialect: string, title: string): Options | undefined {
  if (dialect !== ANY && !isDialect(dialect)) return undefined;
  const names = /"tools":\s*(\[[^\]]*\])/.exec(title)?.[1];
  const key = `${dialect} ${names}`;
  const named = dialect === ANY ? anyDialect : dialects[dialect];
  const words = known.get(key) ?? {
    ...wordsOf(named, dialect === ANY),
    ...wordsOfTools(named, names === undefined ? null : schemasOf(JSON.parse(names))),
  };
  known.set(key, words);
  return words;
}

function schemasOf(names: readonly string[]): ReadonlyMap<string, ToolSchema> {
  tools ??= JSON.parse(readFileSync(TOOLS, 'utf8'));
  return new Map(
    names.flatMap((name) => {
      const tool = tools?.[name];
      return tool === undefined ? [] : [[name, new ToolSchema(tool)] as const];
    }),
  );
}
