import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlockNode, parse } from '../../generated/markdown.ts';
import { compileGrammar } from '../../src/grammar/compile.ts';
import { long, runs } from '../laws/law.ts';
import { grammarFacts, isOutside, mdastFacts } from './markdown-facts.ts';
import { markdownTexts } from './markdown-texts.ts';

const sources = ['markdown.peggy', 'common/markdown.peggy', 'common/lines.peggy'].map((source) => ({
  source,
  text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
}));

// With fewer, not every kind of block would come up.
const numRuns = Math.max(runs(2000).numRuns, 200);

describe('the Markdown rules', () => {
  it('find the same headings, fences and tables as mdast-util-from-markdown', () => {
    let compared = 0;
    const found = { heading: 0, fence: 0, table: 0 };
    fc.assert(
      fc.property(markdownTexts, (text) => {
        const facts = mdastFacts(text);
        const ours = grammarFacts(text);
        if (JSON.stringify(facts) === JSON.stringify(ours) || !isOutside(text)) {
          assert.deepEqual(ours, facts);
          compared++;
          for (const { kind } of facts) found[kind]++;
        }
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns * 0.9);
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(numRuns / 200);
  });

  it('make blocks that tile the text', () => {
    fc.assert(fc.property(fc.oneof(markdownTexts, fc.string({ unit: 'binary' })), expectTiling), { numRuns });
  });

  it('are the same with the speed pass as without', () => {
    const fast = compileGrammar(sources, { speed: true });
    const plain = compileGrammar(sources);
    fc.assert(
      fc.property(markdownTexts, (text) => assert.deepEqual(fast.parse(text), plain.parse(text))),
      { numRuns },
    );
  });

  it.each([
    ['hashes', '#'.repeat(long(1e6))],
    ['backticks', '`'.repeat(long(1e6))],
    ['pipes', '|'.repeat(long(1e6))],
    ['lines of pipes', '|\n'.repeat(long(2e5))],
    ['quotation marks', '>'.repeat(long(1e6))],
    ['lines of quotation', '> x\n'.repeat(long(2e5))],
    ['fences that are opened only', '```a\n'.repeat(long(2e5))],
    ['fences of growing length', Array.from({ length: 1500 }, (_, at) => '`'.repeat(at + 3)).join('\n')],
    ['lines like heads of tables', 'a | b\n--|--|--\n'.repeat(long(1e5))],
    ['comments that are opened only', '<!--\n'.repeat(long(2e5))],
    ['nested items', '- + '.repeat(long(1e5))],
    ['nested items of one mark', `${'- '.repeat(long(2e5))}x`],
    ['nested items and lazy lines', `${'- + '.repeat(long(1e5))}x\n${'  1y\n'.repeat(long(1e5))}`],
    ['blank lines after indented code', `    x\n${'\n'.repeat(long(5e5))}y`],
    ['blanks', ' '.repeat(long(1e6))],
    ['stars', '*'.repeat(long(1e6))],
    ['stars and blanks', '* '.repeat(long(5e5))],
    ['spaces in a heading', `# ${' '.repeat(long(1e6))}x`],
    ['tags', '<a b=1'.repeat(long(2e5))],
  ])('take %s in their stride', (_, text) => expectTiling(text));
});

describe('a block', () => {
  it('of a list has a marker of its own, with level and column', () => {
    expect(shown('1. one\n   - two\n     three\n\n- four\n')).toEqual([
      ['Item', '1. '],
      ['Paragraph', 'one\n'],
      ['Item', '   - '],
      ['Paragraph', 'two\n     three\n'],
      ['Blank', '\n'],
      ['Item', '- '],
      ['Paragraph', 'four\n'],
    ]);
    const items = blocks('1. one\n   - two\n\n- four\n').filter((node) => node.type === 'Item');
    expect(items).toMatchObject([
      { marker: '1.', column: 3, level: 0 },
      { marker: '-', column: 5, level: 1 },
      { marker: '-', column: 2, level: 0 },
    ]);
  });

  it('in a fence is text, in an item too', () => {
    expect(shown('10. Do:\n\n    ```sh\n    # no heading\n    ```\n# One\n').map(([type]) => type)).toEqual([
      'Item',
      'Paragraph',
      'Blank',
      'Fence',
      'Heading',
    ]);
  });

  it('in a comment is text', () => {
    expect(shown('<!-- x\n# no\n\n-->\n# One\n').map(([type]) => type)).toEqual(['Html', 'Heading']);
    expect(blocks('<!-- x\n# no\n')).toMatchObject([{ type: 'Html', comment: true, closed: false }]);
  });

  it('that is a fence says what closed it', () => {
    expect(blocks('~~~ md\n~~\n')).toMatchObject([{ type: 'Fence', run: '~~~', closed: 'none' }]);
    expect(blocks('- ```\n  x\ny')).toMatchObject([{}, { type: 'Fence', closed: 'item' }, { type: 'Paragraph' }]);
    expect(blocks('```\nx\n````')).toMatchObject([{ type: 'Fence', closed: 'fence' }]);
  });
});

function blocks(text: string): BlockNode[] {
  return parse(text, { startRule: 'Markdown' });
}

function shown(text: string): [string, string][] {
  return blocks(text).map(({ type, start, end }) => [type, text.slice(start, end)]);
}

function expectTiling(text: string): void {
  let end = 0;
  for (const node of blocks(text)) {
    assert.equal(node.start, end, `${node.type} does not start where the block before it ended`);
    assert(node.end > node.start, `${node.type} is empty`);
    end = node.end;
  }
  assert.equal(end, text.length, 'the last block does not end with the text');
}
