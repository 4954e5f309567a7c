import { describe, expect, it } from 'vitest';
import { linesOf, oneLine, visibleLines, withLineFeeds, withoutLineEnd } from '../../src/core/lines.ts';

describe('lines', () => {
  it('end with LF, CRLF or a lone CR', () => {
    expect(linesOf('a\nb\r\nc\rd\n')).toEqual(['a', 'b', 'c', 'd', '']);
    expect(withLineFeeds('a\r\nb\rc\n')).toBe('a\nb\nc\n');
    for (const end of ['', '\n', '\r\n', '\r']) expect(withoutLineEnd(`a\n${end}`)).toBe(end === '' ? 'a' : 'a\n');
  });

  it('show what steers a terminal, and keep their layout', () => {
    expect(visibleLines('a\tb\r\n\u001b[1m')).toBe('a\tb\n\\u001b[1m');
  });

  it('become one', () => {
    expect(oneLine(' a\r\n  b\tc ')).toBe('a b c');
  });
});
