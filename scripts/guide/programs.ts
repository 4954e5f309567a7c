import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Block } from './blocks.ts';

/** `value.ok; // => true`: the value is held to what the comment says; a line of its own says it of the line before. */
const CLAIM = /^(?<expression>[^\n]*?);(?:[ ]*|\n *)\/\/ => (?<value>.*)$/gm;

/** What claims are made of. */
const PRELUDE = `import { deepStrictEqual } from 'node:assert';\n`;

/**
 * Compiles the programs of the pages under strict settings and runs each.
 *
 * @returns what is wrong, a line for each
 */
export async function runPrograms(root: string, blocks: readonly Block[]): Promise<string[]> {
  const folder = `${root}/.cache/guide`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const programs = blocks.map((block, at) => ({ block, file: `${folder}/program-${at}.ts` }));
  for (const { block, file } of programs) writeFileSync(file, programOf(block));
  const compilerOptions = {
    noUnusedLocals: false,
    lib: ['es2023', 'es2024.string', 'dom', 'dom.iterable', 'dom.asynciterable'],
    declaration: false,
  };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions,
      include: ['*.ts', '../../src/**/*.d.ts'],
      exclude: [],
    }),
  );
  const { stdout } = spawnSync(`${root}/node_modules/.bin/tsc`, ['-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const places = stdout.replaceAll(/^program-(\d+)\.ts/gm, (_, at) => blocks[Number(at)]?.place ?? '');
  if (places !== '') return [places.trimEnd()];
  const wrong: string[] = [];
  for (const { block, file } of programs) {
    try {
      await import(pathToFileURL(file).href);
    } catch (error) {
      wrong.push(`${block.place}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return wrong;
}

function programOf({ given, code }: Block): string {
  const claims = code.replaceAll(CLAIM, 'deepStrictEqual($<expression>, $<value>);');
  return `${PRELUDE}${given}\n${claims}\nexport {};\n`;
}
