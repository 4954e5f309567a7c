import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateParser } from '../../src/grammar/generate/generate.ts';

// What the generator makes of each kind of expression, as files to read it: `npx vitest run test/grammar/parsers.test.ts -u`
// writes them anew. A shortcut changes nothing of what is read: here it is seen.

const FOLDER = new URL('parsers/', import.meta.url);

describe('the parser of', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.peggy')))('%s', async (source) => {
    const text = readFileSync(new URL(source, FOLDER), 'utf8');
    const code = generateParser([{ source, text }], { engine: 'peglot/define/runtime' });
    await expect(code).toMatchFileSnapshot(`parsers/${source.replace('.peggy', '.txt')}`);
  });
});
