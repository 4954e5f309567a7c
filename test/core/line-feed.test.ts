import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineFeed } from '../../src/core/line-feed.ts';

interface Seen {
  /** Everything that came, in order. */
  text: string;
  /** Whole lines that may matter. */
  lines: string[];
  lineEnds: string[];
}

/** Feeds the chunks; lines that begin with `[` may matter. Every offset must follow from what came before. */
function feed(chunks: readonly string[]): Seen {
  const seen: Seen = { text: '', lines: [], lineEnds: [] };
  const take = (text: string, offset: number): void => {
    expect(offset).toBe(seen.text.length);
    seen.text += text;
  };
  const lines = new LineFeed({
    mayMatter: (beginning) => beginning.startsWith('['),
    line: (text, offset) => {
      take(text, offset);
      seen.lines.push(text);
    },
    piece: take,
    lineEnd: (text, offset) => {
      take(text, offset);
      seen.lineEnds.push(text);
    },
  });
  let length = 0;
  for (const chunk of chunks) {
    lines.push(chunk);
    length += chunk.length;
    expect(lines.length).toBe(length);
  }
  lines.end();
  return seen;
}

describe('LineFeed', () => {
  it('knows a CRLF that is cut in two from a CR', () => {
    expect(feed(['[a\r', '\nb\r', '\n']).lines).toEqual(['[a\r\n']);
    expect(feed(['b\r', '\n']).lineEnds).toEqual(['\r\n']);
    expect(feed(['[a\r', '[b\r', '', '\n']).lines).toEqual(['[a\r', '[b\r\n']);
    expect(feed(['[a\r']).lines).toEqual(['[a\r']);
    expect(feed(['[a\r', '\r', '\n']).lines).toEqual(['[a\r', '\r\n']);
  });

  it('hands over the last line without an end', () => {
    expect(feed(['[a\n', '[b']).lines).toEqual(['[a\n', '[b']);
    expect(feed([]).text).toBe('');
  });

  it('passes on at once what cannot matter', () => {
    const pieces: string[] = [];
    const lines = new LineFeed({
      mayMatter: (text) => text.startsWith('['),
      line: () => {},
      piece: (text) => pieces.push(text),
      lineEnd: () => {},
    });
    lines.push('half a');
    expect(pieces).toEqual(['half a']);
    lines.push(' line');
    expect(pieces).toEqual(['half a', ' line']);
  });

  it('loses nothing and sees the same lines, however the text is cut', () => {
    const parts = fc.array(fc.constantFrom('\r', '\n', '\r\n', '[a', 'b', ''), { maxLength: 20 });
    fc.assert(
      fc.property(parts, (chunks) => {
        const text = chunks.join('');
        const whole = feed([text]);
        expect(whole.text).toBe(text);
        expect(feed(chunks)).toEqual(whole);
        expect(feed([...text])).toEqual(whole);
      }),
    );
  });
});
