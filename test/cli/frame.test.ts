import pc from 'picocolors';
import { expect, test } from 'vitest';
import { createLocator } from '../../src/cli/locate.ts';
import { renderFrame } from '../../src/cli/pretty/diagnostics.ts';

const plain = pc.createColors(false);

/** The frame of the stretch that `marked` is in `text`. */
function frameOf(text: string, marked: string): string {
  const start = text.indexOf(marked);
  return renderFrame(text, createLocator(text)({ start, end: start + marked.length }), plain);
}

/** What is above the mark. */
function underlined(frame: string): string {
  const lines = frame.split('\n');
  const at = lines.findIndex((line) => /^ +\| +\^+$/.test(line));
  const mark = lines[at] ?? '';
  return (lines[at - 1] ?? '').slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1);
}

test('shows two lines before and after, with their numbers', () => {
  expect(frameOf('1\n2\r\n3\r4 bad\n5\n6\n7\n', 'bad')).toBe(
    ['  2 | 2', '  3 | 3', '> 4 | 4 bad', '    |   ^^^', '  5 | 5', '  6 | 6'].join('\n'),
  );
});

test('marks the right columns after escaped characters', () => {
  const frame = frameOf('a\u001b[31m\u0000 bad\u0007word x', 'bad\u0007word');
  expect(underlined(frame)).toBe('bad\\u0007word');
  expect(frame).not.toContain('\u001b');
});

test('marks an empty range and the end of the text', () => {
  expect(renderFrame('', createLocator('')({ start: 0, end: 0 }), plain)).toContain('^');
  expect(renderFrame('ab\n', createLocator('ab\n')({ start: 3, end: 3 }), plain)).toMatch(/> 2 \|\n +\| \^/);
});

test('marks the first line of a range over several', () => {
  expect(underlined(frameOf('one two\nthree\nfour', 'two\nthree'))).toBe('two');
});

test('shows a window of a huge line', () => {
  const side = '🦆'.repeat(5_000_000);
  const text = `${side}\n${side}bad${side}\n${side}`;
  const span = createLocator(text)({ start: 20_000_001, end: 20_000_004 });
  const frame = renderFrame(text, span, plain);
  expect(frame.length).toBeLessThan(1000);
  expect(underlined(frame)).toBe('bad');
  expect(frame).not.toContain('\\ud');
});
