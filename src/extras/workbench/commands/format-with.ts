import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GrammarEntry, grammarFolder } from '../../../cli/grammar/table.ts';
import type { Parsed } from '../../../core/parsed.ts';
import { type GrammarSource, generateParser } from '../../../grammar/inside.ts';

/** What reads a text with a grammar of its own instead of the generated parser. */
export type ParseWith = (text: string) => Parsed<unknown>;

/**
 * A format's `parse`, over another grammar than the generated one. It bundles the format's sources, so it works in a
 * checkout of the repository only; undefined elsewhere, and for grammars that belong to no format.
 */
export async function formatWith(
  entry: GrammarEntry,
  sources: readonly GrammarSource[],
): Promise<ParseWith | undefined> {
  const root = dirname(grammarFolder());
  const format = entry.format ?? entry.name;
  const adapter = join(root, `src/formats/${format}/index.ts`);
  const esbuild = existsSync(adapter) ? await import('esbuild').catch(() => undefined) : undefined;
  if (esbuild === undefined) return undefined;
  const contents = generateParser(sources, {
    startRules: entry.startRules,
    engine: join(root, 'src/engine/generated.ts'),
  });
  const { outputFiles } = await esbuild.build({
    entryPoints: [adapter],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'another grammar',
        setup(build) {
          build.onLoad({ filter: new RegExp(`[\\\\/]generated[\\\\/]${entry.name}\\.ts$`) }, () => ({
            contents,
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return load(root, outputFiles[0]?.text ?? '');
}

let loaded = 0;

async function load(root: string, code: string): Promise<ParseWith | undefined> {
  // Within the package, so that its libraries are found.
  const file = join(root, '.cache', `format-${process.pid}-${loaded++}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return isFormat(module) ? (text) => module.parse(text) : undefined;
  } finally {
    rmSync(file);
  }
}

function isFormat(module: unknown): module is { parse: ParseWith } {
  return typeof module === 'object' && module !== null && 'parse' in module && typeof module.parse === 'function';
}
