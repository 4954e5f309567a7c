import { describe, expect, it } from 'vitest';
import { type Colors, plainColors } from '../../../src/cli/output.ts';
import { MarkdownLines } from '../../../src/extras/acor/markdown-lines.ts';

/** Colours that a reader sees. */
const seen: Colors = {
  ...plainColors(),
  isColorSupported: true,
  dim: (text) => `(dim ${text})`,
  cyan: (text) => `(cyan ${text})`,
  bold: (text) => `(bold ${text})`,
};

/** What is shown of a text that comes in pieces. */
function shown(pieces: readonly string[], colors = seen): string {
  const lines = new MarkdownLines(colors, '  ');
  return pieces.map((piece) => lines.push(piece)).join('') + lines.end();
}

describe('Markdown, line by line', () => {
  it('has colours for code and for what is bold, and the blank lines between', () => {
    const text = '\n\nRun `a` and **b**.\n\n\nThen \x1b[31mc\x1b[0m\x07.\n\n';
    expect(shown([text])).toBe('  Run (cyan `a`) and (bold b).\n\n\n  Then c\\u0007.\n');
    expect(shown([...text])).toBe(shown([text]));
    expect(shown([text], plainColors())).toBe('  Run `a` and **b**.\n\n\n  Then c\\u0007.\n');
  });

  it('shows a block of code as it is, to the fence that closes it', () => {
    const text = '````sh\n**a**\n```\n````x\n  `````\n**b**\n~~~\n```\n~~~\n`c`';
    expect(shown([text]).split('\n')).toEqual([
      '  (dim ````sh)',
      '  (cyan **a**)',
      '  (cyan ```)',
      '  (cyan ````x)',
      '  (dim   `````)',
      '  (bold b)',
      '  (dim ~~~)',
      '  (cyan ```)',
      '  (dim ~~~)',
      '  (cyan `c`)',
      '',
    ]);
  });

  it('ends a line at a carriage return, too', () => {
    expect(shown(['10 %\r50 %\r\n100 %\r'])).toBe('  10 %\n  50 %\n  100 %\n');
  });

  it('shows a line without an end in parts, and holds no more', () => {
    expect(shown(['x'.repeat(10_000)])).toBe(`  ${'x'.repeat(10_000)}\n`);
    const lines = new MarkdownLines(seen, '');
    expect(lines.push('x'.repeat(10_000))).toBe('');
    expect(lines.push('y'.repeat(10_001))).toBe(`${'x'.repeat(10_000)}\n${'y'.repeat(10_000)}\n`);
    expect(lines.end()).toBe('y\n');
  });

  it('gives out a line before it ends, once', () => {
    const lines = new MarkdownLines(seen, '  ');
    expect([lines.peek(), lines.release()]).toEqual(['', '']);
    lines.push(' ');
    expect([lines.peek(), lines.release()]).toEqual(['', '']);
    lines.push('Name? `a`');
    expect(lines.peek()).toBe('   Name? `a`');
    expect(lines.release()).toBe('   Name? (cyan `a`)');
    lines.push(' **b**');
    expect([lines.release(), lines.release()]).toEqual([' **b**', '']);
    expect(lines.push('c\n**d**\n')).toBe('c\n  (bold d)\n');
    expect(lines.end()).toBe('');
  });
});
