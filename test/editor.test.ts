import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../editors/vscode/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const { activationEvents, contributes } = JSON.parse(read('package.json'));

describe('the extension for VS Code', () => {
  // VS Code does not start an extension for each language that it brings, only for those with a configuration; and the
  // setting names languages of others.
  it('is started with a document of any language', () => {
    expect(activationEvents).toEqual(['onLanguage']);
  });

  it('looks at every language that it brings', () => {
    const [, list = ''] = /const LANGUAGES = (\[.*\]);/.exec(read('src/extension.ts')) ?? [];
    const ids = contributes.languages.map(({ id }: { id: string }) => id);
    expect(JSON.parse(list.replaceAll("'", '"')).sort()).toEqual(ids.sort());
  });

  it('packs the files that it names', () => {
    const packed = read('.vscodeignore').split('\n');
    const named: string[] = [...contributes.languages, ...contributes.grammars].flatMap(
      ({ configuration, path }) => configuration ?? path ?? [],
    );
    expect(named.length).toBe(2);
    for (const path of named) {
      expect(packed).toContain(path.replace('./', '!'));
      expect(existsSync(new URL(path, folder))).toBe(true);
    }
  });
});
