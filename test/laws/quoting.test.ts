import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { dialectNames, dialects } from '../../src/tools/dialects/index.ts';
import { type ToolCallFormat, toolCalls } from '../../src/tools/index.ts';
import { isDeep } from './law.ts';
import { printed, quotingsOf, tools } from './quoting-texts.ts';

// While a value is open, nothing in it is a call: a value quotes each marker of its dialect, and a whole call, and the text
// is cut everywhere behind the quote.

/** What of a text cut somewhere is no beginning of what the whole text says. */
function falseCalls(format: ToolCallFormat, text: string, ends: readonly number[]): string[] {
  const whole = format.parse(text).value.calls;
  return ends.flatMap((end) => {
    const { value, ok, complete } = format.parse(text.slice(0, end));
    const isOf = (call: (typeof whole)[number], at: number): boolean =>
      isDeepStrictEqual([call.name, call.arguments], [whole[at]?.name, whole[at]?.arguments]);
    const isFalse = value.calls.some((call, at) => call.complete && !isOf(call, at));
    const isAccepted = ok && complete && !value.calls.every(isOf);
    return isFalse || isAccepted ? [`${text.slice(0, end)}⟨cut⟩`] : [];
  });
}

describe.each(dialectNames)('a value of %s that quotes what the dialect writes', (name) => {
  const format = toolCalls({ dialect: name, tools });
  const ping = printed(format, 'ping', {}) ?? '';

  it('makes no call where the text is cut behind it', () => {
    for (const { quoted, text, ends } of quotingsOf(name, format))
      expect(falseCalls(format, text, ends), quoted).toEqual([]);
  });

  it('makes no call where words follow its own closing marker, and the text is cut', () => {
    const plain = printed(format, 'note', { body: 'say so' }) ?? '';
    const found = (dialects[name].parameter?.close ?? []).flatMap((close) => {
      const body = `say ${close}`;
      const text = plain.replace('say so', () => `${body} in docs`);
      // Where the first marker closes a value, the words behind it are told.
      if (!format.parse(text).value.calls.some((call) => call.complete)) return [];
      const from = text.indexOf(body) + body.length;
      const ends = Array.from({ length: text.length - from }, (_, at) => from + at);
      return falseCalls(format, text, ends);
    });
    expect(found).toEqual([]);
  });

  it('makes no call in a thought that is cut behind a draft', () => {
    if (ping === '') return;
    const [opens = [], closes = []] = dialects[name].think ?? [];
    const pairs = ['<think>', ...opens].flatMap((open) =>
      ['</think>', ...closes].map((close) => [open, close] as const),
    );
    for (const [open, close] of pairs) {
      if (format.parse(`${open}\nHm.\n${close}\n`).value.reasoning === '') continue;
      const text = `${open}\nPerhaps so:\n${ping}\nbut better not.\n${close}\nNo.`;
      const ends = Array.from({ length: text.length }, (_, end) => end);
      const tried = isDeep ? ends : ends.filter((end) => end % 7 === 0);
      expect(falseCalls(format, text, tried), open + close).toEqual([]);
    }
  });
});
