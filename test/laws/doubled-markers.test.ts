import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { type Dialect, dialectNames, dialects } from '../../src/tools/dialects/index.ts';
import { toolCalls } from '../../src/tools/index.ts';

// A marker that stands twice is no part of a value that nobody is told of: not in any dialect, whatever its markers are.

const given = { title: 'Emden', body: 'two words' };
const properties = { title: { type: 'string' }, body: { type: 'string' } };
const tools = { note: { parameters: { type: 'object', properties, required: ['title', 'body'] } } };

/** What the row of a dialect has between the parts of a call. */
function markersOf({
  block,
  call,
  parameter,
  elements,
  messages,
  recipient,
  separator,
  quote,
  region,
}: Dialect): string[] {
  const texts: string[] = [];
  const gather = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(gather);
  };
  gather([block, { ...call }, { ...parameter, closeStart: [] }, elements?.open, messages?.close]);
  gather([recipient, separator, quote, region]);
  return texts;
}

/** The text with each of its markers twice, in turn: those of the row, and the tags and tokens that they are made of. */
function doubled(text: string, dialect: Dialect): string[] {
  // Signs alone may begin a value, or end one: `">` is no marker there.
  const words = [...markersOf(dialect), ...(text.match(/<[^<>\s]+>/g) ?? [])].filter((word) => /\p{L}/u.test(word));
  return [...new Set(words)].flatMap((word) => {
    const places = text.split(word).slice(0, -1);
    return places.flatMap((_, at) => {
      const end = places.slice(0, at + 1).join(word).length + word.length;
      return ['', '\n'].map((between) => text.slice(0, end) + between + word + text.slice(end));
    });
  });
}

const made = dialectNames.map((name) => {
  const format = toolCalls({ dialect: name, tools });
  const call = { name: 'note' as const, arguments: given, complete: true, raw: '' };
  return { name, format, texts: doubled(format.print({ text: '', reasoning: '', calls: [call] }), dialects[name]) };
});

it.each(made)(
  '$name: a marker that stands twice in a call changes no argument without a finding',
  ({ format, texts }) => {
    const silent = texts.filter((text) => {
      const { value, ok, diagnostics } = format.parse(text);
      const isSame = value.calls.length === 1 && isDeepStrictEqual(value.calls[0]?.arguments, given);
      return ok && diagnostics.length === 0 && !isSame;
    });
    expect(silent).toEqual([]);
  },
);

it('is tried in most dialects', () => expect(made.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(40));
