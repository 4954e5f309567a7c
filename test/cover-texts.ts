import { existsSync, readFileSync } from 'node:fs';

const fileOf = (grammar: string): URL => new URL(`./cover/${grammar}.json`, import.meta.url);

/** Whether there are such texts for a grammar. */
export function hasCover(grammar: string): boolean {
  return existsSync(fileOf(grammar));
}

/** The texts that `peglot grammar coverage --fill` found for a grammar. */
export function coverOf(grammar: string): string[] {
  const texts: unknown = JSON.parse(readFileSync(fileOf(grammar), 'utf8'));
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}
