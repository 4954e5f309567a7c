import { readdirSync, readFileSync } from 'node:fs';
import { readCase } from './corpus-file.ts';

/** The texts of a format's corpus. */
export function corpusTexts(format: string): string[] {
  const folder = new URL(`./corpus/${format}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.map((name) => readCase(readFileSync(new URL(name, folder), 'utf8')).input);
}
