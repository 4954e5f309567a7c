import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PrintError } from '../../src/core/print-error.ts';
import { type DialectName, dialectNames, dialects } from '../../src/tools/dialects/index.ts';
import { type ToolCallFormat, toolCalls } from '../../src/tools/index.ts';
import { isDeep } from './law.ts';

// While a value is open, nothing in it is a call: a value quotes each marker of its dialect, and a whole call, and the text
// is cut everywhere behind the quote.

const note = { type: 'object', properties: { body: { type: 'string' } }, required: ['body'] };
const tools = {
  note: { parameters: note },
  ping: { parameters: { type: 'object', properties: {} } },
};

/** All that the row of a dialect writes between its parts. */
function markersOf(name: DialectName): string[] {
  const { block, call, parameter, think, tokens } = dialects[name];
  const texts: string[] = [];
  const gather = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part);
    else if (part instanceof Map) gather([...part.keys()]);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(gather);
  };
  gather([block, call, parameter, think, tokens]);
  return [...new Set(texts)].filter((text) => /[^\p{L}\p{N}\s]/u.test(text));
}

function printed(format: ToolCallFormat, name: string, given: object): string | null {
  try {
    return format.print({ text: '', reasoning: '', calls: [{ name, arguments: given, complete: true, raw: '' }] });
  } catch (error) {
    if (error instanceof PrintError) return null;
    throw error;
  }
}

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
    // The tags of xml-tools are the names of the parameters: one that is quoted closes its value, and nothing tells it.
    const ownClose = name === 'xml-tools' ? [] : ['</body>'];
    for (const quoted of [ping, ...ownClose, ...markersOf(name)]) {
      const before = 'say ';
      // No value of some dialects holds their markers: then there is nothing to cut.
      const text =
        printed(format, 'note', { body: `${before}${quoted} ${ping} now` }) ??
        printed(format, 'note', { body: `${before}${quoted} now` });
      if (text === null) continue;
      const from = text.indexOf(before) + before.length;
      const ends = Array.from({ length: text.length - from }, (_, at) => from + at);
      const tried = isDeep ? ends : ends.filter((end) => end % 29 === 0 || /\s/.test(text[end - 1] ?? ''));
      expect(falseCalls(format, text, tried), quoted).toEqual([]);
    }
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
    if (printed(format, 'ping', {}) === null || format.parse('<think>\nHm.\n</think>\n').value.reasoning === '') return;
    const text = `<think>\nPerhaps so:\n${ping}\nbut better not.\n</think>\nNo.`;
    const ends = Array.from({ length: text.length }, (_, end) => end);
    expect(falseCalls(format, text, isDeep ? ends : ends.filter((end) => end % 7 === 0))).toEqual([]);
  });
});
