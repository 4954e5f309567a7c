import fc from 'fast-check';

/** Changes a text; `a` and `b` are random numbers from 0 up to 2³¹ that select the place and the change. */
type Mutation = (text: string, a: number, b: number) => string;

/** Typical damage that models do to a text, by name. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  truncate: (text, a) => text.slice(0, a % (text.length + 1)),
  'drop the beginning': (text, a) => text.slice(a % (text.length + 1)),
  'repeat a line': onLines((lines, a) => [...lines.slice(0, a + 1), ...lines.slice(a)]),
  'repeat a block': onLines((lines, a, b) => {
    const end = a + 1 + (b % Math.min(6, lines.length - a));
    return [...lines.slice(0, end), ...lines.slice(a)];
  }),
  'drop a line': onLines((lines, a) => lines.filter((_, at) => at !== a)),
  'swap two lines': onLines((lines, a, b) => swapped(lines, a, b % lines.length)),
  'join two lines': onLines((lines, a) => lines.map((line, at) => (at === a ? line.replace(/\r?\n$|\r$/, ' ') : line))),
  'split a line': (text, a) => insert(text, a, '\n'),
  'indent a line': onLines((lines, a, b) =>
    lines.map((line, at) => (at === a ? INDENTS[b % INDENTS.length] + line : line)),
  ),
  'indent all': (text, a) => text.replace(/^(?=.)/gm, INDENTS[a % INDENTS.length] ?? ''),
  'decorate a line': onLines((lines, a, b) =>
    lines.map((line, at) => (at === a ? DECORATIONS[b % DECORATIONS.length] + line : line)),
  ),
  'bold a line': onLines((lines, a) =>
    lines.map((line, at) => (at === a ? line.replace(/\S.*\S|\S/, '**$&**') : line)),
  ),
  'drop a token': onTokens((tokens, a) => tokens.filter((_, at) => at !== a)),
  'repeat a token': onTokens((tokens, a) => [...tokens.slice(0, a + 1), ...tokens.slice(a)]),
  'swap two tokens': onTokens((tokens, a) => swapped(tokens, a, (a + 2) % tokens.length)),
  'drop a marker': (text, a) => at(text, /[^\p{L}\p{N}\s]+/gu, a, () => ''),
  'double a marker': (text, a) => at(text, /[^\p{L}\p{N}\s]/gu, a, (marker) => marker + marker),
  'change case': (text, a, b) =>
    at(text, /\p{L}{2,}/gu, a, (word) => (b % 2 === 0 ? word.toLowerCase() : word.toUpperCase())),
  'misspell a word': (text, a, b) =>
    at(text, /[\p{L}_]{4,}/gu, a, (word) => word.slice(0, b % word.length) + word.slice((b % word.length) + 1)),
  'change a number': (text, a, b) => at(text, /\d+/g, a, () => NUMBERS[b % NUMBERS.length] ?? '0'),
  'smart quotes': (text) =>
    text
      .replace(/(^|[\s([{])"/g, '$1“')
      .replace(/"/g, '”')
      .replace(/'/g, '’'),
  'wide brackets': (text) => text.replace(/\[/g, '［').replace(/\]/g, '］'),
  'long dashes': (text) => text.replace(/--+/g, '—'),
  'wrap in a fence': (text, a) => `\`\`\`${INFO[a % INFO.length]}\n${text}\n\`\`\`\n`,
  'open a fence': onLines((lines, a) => [...lines.slice(0, a), '```\n', ...lines.slice(a)]),
  'chat before': (text, a) => `${CHAT[a % CHAT.length]}\n\n${text}`,
  'chat after': (text, a) => `${text}\n\n${CHAT[a % CHAT.length]}\n`,
  'chat between': onLines((lines, a, b) => [...lines.slice(0, a), `${CHAT[b % CHAT.length]}\n`, ...lines.slice(a)]),
  'template tokens': (text, a, b) => insert(text, a, TOKENS[b % TOKENS.length] ?? ''),
  thinking: (text, a) => `<think>\n${CHAT[a % CHAT.length]}\n</think>\n${text}`,
  colours: (text, a) => insert(text, a, '\x1b[32m'),
  'byte order mark': (text) => `\ufeff${text}`,
  CRLF: (text) => text.replace(/\r?\n/g, '\r\n'),
  CR: (text) => text.replace(/\r?\n/g, '\r'),
  'trailing blanks': (text) => text.replace(/(?=\r?\n)/g, '  '),
  'blank lines': onLines((lines, a) => [...lines.slice(0, a), '\n', ...lines.slice(a)]),
  'no last line end': (text) => text.replace(/[\r\n]+$/, ''),
  'repeat a key': onLines((lines, a, b) => {
    // The same key with another line's value.
    const key = /^\W*\w+\W+/.exec(lines[a] ?? '')?.[0] ?? '';
    const value = (lines[b % lines.length] ?? '').replace(/^\W*\w+\W+/, '');
    return [...lines.slice(0, a + 1), key + value, ...lines.slice(a + 1)];
  }),
  'escape once more': (text) => JSON.stringify(text),
  'a strange character': (text, a, b) => insert(text, a, STRANGE[b % STRANGE.length] ?? ''),
  'say it twice': (text) => `${text}\n${text}`,
};

/** The names of all mutations. */
export const mutationNames: readonly string[] = Object.keys(MUTATIONS);

/**
 * Applies one mutation; `a` and `b` select the place and the change.
 *
 * @throws {Error} when there is no mutation of this name
 *
 * @example mutate('CRLF', 'a\nb\n', 0, 0) // 'a\r\nb\r\n'
 */
export function mutate(name: string, text: string, a: number, b: number): string {
  const mutation = MUTATIONS[name];
  if (mutation === undefined) throw new Error(`there is no mutation ${name}`);
  return mutation(text, a, b);
}

/** Options of {@link mutated}. */
export interface MutationOptions {
  /** @defaultValue all of them */
  readonly names?: readonly string[];
  /**
   * The maximum number of mutations, one after the other.
   *
   * @defaultValue 3
   */
  readonly most?: number;
}

/**
 * A fast-check arbitrary of texts spoiled as by a model: truncated, repeated, wrapped in a fence, with chat around
 * them, … It shrinks to fewer mutations, then to earlier places, then within the text.
 *
 * @example fc.assert(fc.property(mutated(fc.constant(reply)), (text) => parse(text) !== undefined));
 */
export function mutated(texts: fc.Arbitrary<string>, options: MutationOptions = {}): fc.Arbitrary<string> {
  const names = options.names ?? mutationNames;
  const number = fc.nat();
  const steps = fc.array(fc.tuple(fc.constantFrom(...names), number, number), {
    minLength: 0,
    maxLength: options.most ?? 3,
  });
  return fc
    .tuple(steps, texts)
    .map(([mutations, text]) => mutations.reduce((so, [name, a, b]) => mutate(name, so, a, b), text));
}

const INDENTS = ['  ', ' ', '    ', '\t'];
const DECORATIONS = ['- ', '# ', '> ', '* ', '1. ', '**', '// '];
const NUMBERS = ['0', '-1', '99', '1e9', '00', '0.5.1', '９', '12345678901234567890', 'NaN'];
const INFO = ['', 'json', 'md', 'text', ' '];
const CHAT = [
  'Sure! Here it is:',
  'Let me know if anything is unclear.',
  'I changed the second part (see above).',
  'Note: the rest stays the same…',
  'confidence: 0.9',
];
const TOKENS = ['<|im_end|>', '<|start|>assistant<|message|>', '</s>', '<|', '[INST]', '<|endoftext|>'];
const STRANGE = [
  '\0',
  '\u2028',
  '\u00a0',
  '\u200b',
  '\ud83e',
  '\udd86',
  '🦆',
  '\u202e',
  '\x1b',
  '"',
  '\\',
  '`',
  '{',
  ']',
];

function insert(text: string, a: number, piece: string): string {
  const place = a % (text.length + 1);
  return text.slice(0, place) + piece + text.slice(place);
}

function at(text: string, pattern: RegExp, a: number, replacement: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const hit = found[a % Math.max(found.length, 1)];
  if (hit === undefined) return text;
  return text.slice(0, hit.index) + replacement(hit[0]) + text.slice(hit.index + hit[0].length);
}

/** A mutation of lines, each with its line end; `a` is the number of one of them. */
function onLines(change: (lines: string[], a: number, b: number) => string[]): Mutation {
  return onParts(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+/g, change);
}

/** A mutation of words, runs of blanks, and single other characters. */
function onTokens(change: (tokens: string[], a: number, b: number) => string[]): Mutation {
  return onParts(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu, change);
}

function onParts(pattern: RegExp, change: (parts: string[], a: number, b: number) => string[]): Mutation {
  return (text, a, b) => {
    const parts = text.match(pattern) ?? [];
    return parts.length === 0 ? text : change(parts, a % parts.length, b).join('');
  };
}

function swapped(items: readonly string[], a: number, b: number): string[] {
  return items.map((item, at) => (at === a ? (items[b] ?? item) : at === b ? (items[a] ?? item) : item));
}
