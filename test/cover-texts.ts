import { readFileSync } from 'node:fs';

/** The texts that `peglot grammar coverage --fill` found for a grammar. */
export function coverOf(grammar: string): string[] {
  const texts: unknown = JSON.parse(readFileSync(new URL(`./cover/${grammar}.json`, import.meta.url), 'utf8'));
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}
