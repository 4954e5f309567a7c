import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { acor, design, dml, duckflow, json, skill } from 'peglot';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const CODES: ReadonlySet<string> = new Set(
  [acor, design, dml, duckflow, json, skill].flatMap(({ name, diagnostics }) =>
    Object.keys(diagnostics).map((code) => `${name}/${code}`),
  ),
);

/** Names in the column "checked by" that are neither texts, tests nor codes: parts of the API, and commands. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['check', 'createReporter', 'fillCommand', 'instructions', 'parse', 'placeholdersOf', 'schema', 'state', 'via'],
  ...['npm run bench', 'peglot acor new', 'peglot acor run', 'peglot report', 'peglot skill new'],
  ...['prompt()', "prompt({ language: 'ja' })", "prompt({ phase: 'both' })", "prompt({ phase: 'preferred' })"],
]);

/** The folders of tests: a test file named in the table may be in any of them. */
const tests = globSync('test/{formats,extras,cli}/**/', { onlyDirectories: true, cwd: fileURLToPath(ROOT) });

describe.each(['acor', 'design', 'dml', 'duckflow', 'skill'])('the table of requirements of %s', (format) => {
  const rows = readFileSync(new URL(`docs/spec-${format}.md`, ROOT), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:section|---)/.test(line));
  const texts = readdirSync(new URL(`test/corpus/${format}/`, ROOT)).map((file) => file.replace(/\.txt$/, ''));
  const folders = [ROOT, ...tests.map((folder) => new URL(folder, ROOT))];

  const isThere = (name: string): boolean =>
    OTHERS.has(name) ||
    CODES.has(name) ||
    texts.some((text) => (name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name)) ||
    folders.some((folder) => existsSync(new URL(name, folder)));

  it('names texts, tests and codes that are there', () => {
    expect(rows.length).toBeGreaterThan(10);
    const held = rows.map((row) => row.split(/(?<!\\)\|/)[3] ?? '');
    const names = held.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});
