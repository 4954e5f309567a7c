import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * The licences of the packages whose code a build took in, each with its text.
 *
 * @param root the folder that the build's paths are relative to
 * @throws Error when a package comes without a licence
 */
export function licenceTexts(builds: readonly Metafile[], root: string): string {
  const folders = new Set(builds.flatMap(({ outputs }) => Object.values(outputs).flatMap(foldersIn)));
  const parts = [...folders].map((folder) => licenceOf(join(root, folder))).sort();
  const head = 'The code of these packages is part of this folder. Their licences:';
  return `${[head, ...new Set(parts)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The folders of the packages in one file of a build. */
function foldersIn({ inputs }: Metafile['outputs'][string]): string[] {
  return Object.keys(inputs).flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []);
}

function licenceOf(folder: string): string {
  const manifest: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { name, version, license } = manifest;
  if (license === undefined) throw new Error(`${name} names no licence`);
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (texts.length === 0) throw new Error(`${name} comes without the text of its licence`);
  return [
    `${name} ${version} (${license})`,
    ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  ].join('\n\n');
}
