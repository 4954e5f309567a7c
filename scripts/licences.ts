import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The files whose code esbuild took into what it built. */
export function filesIn({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
}

/**
 * The licences of the packages whose code a build took in, each with its texts.
 *
 * @param files the files whose code was taken in
 * @param root the folder that their paths are relative to
 * @throws Error when a package comes without a licence
 */
export function licenceTexts(files: readonly string[], root: string): string {
  const namesByText = new Map<string, Set<string>>();
  for (const [path, folders] of foldersByPackage(files)) {
    const { name, text } = licenceOf(join(root, path), root, folders);
    namesByText.set(text, (namesByText.get(text) ?? new Set()).add(name));
  }
  // Packages of one author come with the same text: it is there once.
  const parts = [...namesByText].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}`);
  const head = 'The code of these packages is part of this folder. Their licences:';
  return `${[head, ...parts.sort()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The folder of each package, and the folders of its files: what lies in one may have a licence of its own. */
function foldersByPackage(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const [name] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (name !== undefined) found.set(name, (found.get(name) ?? new Set([name])).add(dirname(file)));
  }
  return found;
}

function licenceOf(
  folder: string,
  root: string,
  folders: ReadonlySet<string>,
): { readonly name: string; readonly text: string } {
  const manifest: { name: string; version: string; license?: string; author?: string | { name?: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { name, version, license } = manifest;
  if (license === undefined) throw new Error(`${name} names no licence`);
  const texts = [...folders].flatMap((one) =>
    readdirSync(join(root, one))
      .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
      .map((file) => readFileSync(join(root, one, file), 'utf8').trim()),
  );
  // A package may name its licence and leave its text out: then its author is named, whom the licence speaks of.
  const { author } = manifest;
  const by = typeof author === 'string' ? author : author?.name;
  if (texts.length === 0 && by === undefined) throw new Error(`${name} comes without the text of its licence`);
  const said =
    texts.length > 0 ? texts : [`Copyright (c) ${by}. The package names its licence and holds no text of it.`];
  return { name: `${name} ${version} (${license})`, text: said.join('\n\n') };
}
