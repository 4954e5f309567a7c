import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventSplitter } from '../../src/hosts/openai/stream.ts';
import { cut, places } from './wire.ts';

function split(pieces: readonly string[]): { data: (string | undefined)[]; raw: string } {
  const splitter = new EventSplitter();
  const events = [...pieces.flatMap((piece) => splitter.push(piece)), splitter.end()];
  return {
    data: events.filter(({ raw }) => raw !== '').map(({ data }) => data),
    raw: events.map(({ raw }) => raw).join(''),
  };
}

describe('EventSplitter', () => {
  it.each(['\n', '\r\n', '\r'])('reads events with line breaks %j, cut anywhere', (newline) => {
    const lines = ['event: a', 'data: {"x":1}', '', ': wait', '', 'data:two', 'data: lines', 'id: 6', '', 'data', ''];
    const text = lines.map((line) => line + newline).join('');
    fc.assert(
      fc.property(places, (at) => {
        const { data, raw } = split(cut(text, at));
        expect(data.filter((one) => one !== undefined)).toEqual(['{"x":1}', 'two\nlines']);
        expect(raw.split(/\r\n|\r|\n/)).toEqual(text.split(/\r\n|\r|\n/));
      }),
    );
  });

  it('keeps the line breaks of a text that is cut between CR and LF', () => {
    const text = 'data: one\r\n\r\n: wait\r\ndata: two\r\n\r\n';
    expect(split([...text])).toEqual({ data: ['one', undefined, 'two'], raw: text });
    expect(new EventSplitter().push('data: one\r\n\r')).toEqual([{ raw: 'data: one\r\n\r\n', data: 'one' }]);
  });

  it('hands out comments as they come', () => {
    const splitter = new EventSplitter();
    expect(splitter.push(': still here\n')).toEqual([{ raw: ': still here\n', data: undefined }]);
    expect(splitter.waiting).toBe(0);
  });

  it('gives what has no end', () => {
    const splitter = new EventSplitter();
    splitter.push('data: {"x":');
    expect(splitter.waiting).toBe(11);
    expect(splitter.end()).toEqual({ raw: 'data: {"x":\n', data: '{"x":' });
  });
});
