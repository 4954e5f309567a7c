/**
 * Grammars as modules: Vite, Rollup, Rolldown, webpack and esbuild import a `.peggy` file, with its types.
 *
 * @packageDocumentation
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createUnplugin, type UnpluginInstance } from 'unplugin';
import { generateBeside } from '../../cli/generate/parser-file.ts';
import { grammarSources } from '../../cli/grammar/files.ts';
import { Problem } from '../../cli/problem.ts';
import { writeWholeFile } from '../../cli/write-file.ts';
import { withoutTypes } from '../../grammar/without-types.ts';

/** How parsers are written: the options of `peglot generate`. */
interface BundlerOptions {
  /** `peglot` for our engine, `peggy` for Peggy's own parser; if left out, the grammar decides. */
  readonly kind?: 'peglot' | 'peggy';
  /** Options for Peggy and ts-pegjs. */
  readonly peggy?: { readonly [option: string]: unknown };
}

/**
 * The plugin for each bundler: `peglot.vite()`, `.rollup()`, `.rolldown()`, `.webpack()`, `.esbuild()`.
 *
 * An imported `todo.peggy` becomes the parser that `peglot generate` writes. The same `todo.parser.ts` is written
 * beside the grammar whenever that changes, and `todo.d.peggy.ts` for the types, which TypeScript reads with
 * `"allowArbitraryExtensions": true`. Grammars that it imports are watched, too. A broken grammar fails the build, with
 * the place.
 *
 * @example
 * // vite.config.ts
 * import peglot from 'peglot/bundler';
 * export default { plugins: [peglot.vite()] };
 *
 * // main.ts import { parse } from './todo.peggy';
 */
const peglot: UnpluginInstance<BundlerOptions | undefined> = createUnplugin((options = {}) => ({
  name: 'peglot',
  load: {
    filter: { id: GRAMMAR },
    async handler(id) {
      try {
        const { file } = await generateBeside(id, false, options);
        for (const { source } of grammarSources(id)) this.addWatchFile(source);
        await declare(id, file);
        return withoutTypes(readFileSync(file, 'utf8'));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        throw new Error([`${basename(id)}: ${error.inWords}`, error.details].join('\n').trimEnd());
      }
    },
  },
}));
export default peglot;

const GRAMMAR = /\.(?:peggy|pegjs)$/;

/** TypeScript looks for the types of `todo.peggy` in `todo.d.peggy.ts`. */
async function declare(grammar: string, parser: string): Promise<void> {
  const file = grammar.replace(GRAMMAR, (ending) => `.d${ending}.ts`);
  const text = `// Generated from ${basename(grammar)}: do not edit.\nexport * from './${basename(parser)}';\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  await writeWholeFile(file, text);
}
