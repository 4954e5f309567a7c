import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { readCase } from '../../src/testing/corpus-file.ts';
import { noise } from '../laws/texts.ts';

/** A text that can be made as long as one likes. */
export interface Pumped {
  readonly prefix: string;
  /** What is repeated. */
  readonly unit: string;
  readonly middle: string;
  /** What is repeated after the middle, as often: the other half of a nest. */
  readonly back: string;
  readonly suffix: string;
}

/** No part of a pumped text but what is given. */
export const NOTHING: Omit<Pumped, 'unit'> = { prefix: '', middle: '', back: '', suffix: '' };

/** The text with its unit `count` times. */
export function pump({ prefix, unit, middle, back, suffix }: Pumped, count: number): string {
  return prefix + unit.repeat(count) + middle + back.repeat(count) + suffix;
}

/** Texts made by pumping what a format's corpus has, what grammars have as literals, and mixtures. */
export function pumpedTexts(corpus: readonly string[]): fc.Arbitrary<Pumped> {
  const texts = corpus.filter((text) => text !== '');
  const own = texts.flatMap((text) => text.split(/(?<=[\n>\]}"'`|:,(])|(?=[\n<[{"'`|:(])/));
  const atom = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...new Set(own)) },
    { weight: 3, arbitrary: fc.constantFrom(...literals(), ...noise) },
    { weight: 3, arbitrary: fc.constantFrom(...'\n\r \t`~"\'[]{}()<>|\\/*_#-+=:,.;!?&$%@^0a') },
    { weight: 1, arbitrary: fc.constantFrom('\r\n', '\n\n', ' \n', '\u{1f986}', 'é', '\ud83e', '0123456789') },
  );
  const atoms = (most: number): fc.Arbitrary<string> =>
    fc.array(atom, { minLength: 1, maxLength: most }).map((parts) => parts.join('').slice(0, 120));
  const cut = fc
    .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
    .map(([text, share, isStart]) => {
      const at = Math.round(text.length * share);
      return isStart ? text.slice(0, at) : text.slice(at);
    });
  const slice = fc
    .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 60 }))
    .map(([text, share, length]) => text.slice(Math.floor((text.length - 1) * share)).slice(0, length));
  const unit = fc.oneof({ weight: 6, arbitrary: atoms(3) }, { weight: 2, arbitrary: slice });
  const around = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: atoms(3) },
    { weight: 2, arbitrary: cut },
  );
  const seldom = fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: atoms(2) });
  const any = fc.record({ prefix: around, unit, middle: seldom, back: seldom, suffix: around });
  const loop = fc.constantFrom(...LOOPS);
  const behind = fc.record({ prefix: cut, unit: loop, suffix: seldom });
  const length = fc.integer({ min: 0, max: 200 });
  const within = fc
    .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), loop, length, length)
    .map(([text, share, unit, before, after]) => {
      const at = Math.round(text.length * share);
      return { prefix: text.slice(Math.max(at - before, 0), at), unit, suffix: text.slice(at, at + after) };
    });
  return fc.oneof(
    { weight: 2, arbitrary: any },
    { weight: 1, arbitrary: behind.map((parts) => ({ ...NOTHING, ...parts })) },
    { weight: 3, arbitrary: within.map((parts) => ({ ...NOTHING, ...parts })) },
  );
}

/** What models repeat for ever, behind any beginning of an answer or within one. */
const LOOPS = [
  ...'0a.-*|>#_=\\"\'`}])[{(<~:,;/+!?$& \t\n',
  ...['\n\n', ' \n', '\r\n', '```\n', '\\n', '\\"', '""', '"a" ', '**', '``', '```', '{{', '}}'],
  ...['- ', '# ', '** ', ' #', ' |', ', ', '<a>', '</', '[A]', '<|im_end|>', ' <|a|>'],
];

/**
 * Each pair of a subject's words once, as what is repeated: what grammars have as literals and its corpus holds, and what
 * models repeat. The seed decides where to begin; neighbours in the order have little in common.
 */
export function* pairedWords(corpus: readonly string[], seed: number): Generator<Pumped, undefined> {
  const held = corpus.join('\n');
  const words = [...new Set([...LOOPS, ...literals().filter((word) => word !== '' && held.includes(word))])];
  const count = words.length ** 2;
  for (let done = 0, at = seed % count; done < count; done++, at = (at + STRIDE) % count)
    yield { ...NOTHING, unit: `${words[Math.floor(at / words.length)]}${words[at % words.length]}` };
}

/** A prime beyond the number of words: every pair is met. */
const STRIDE = 7919;

/** The texts of a format's corpus. */
export function corpusOf(format: string): string[] {
  const folder = `test/corpus/${format}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readCase(readFileSync(`${folder}/${name}`, 'utf8')).input);
}

/** The texts of a dialect's corpus. */
export function dialectCorpus(dialect: string): string[] {
  const file = readFileSync(`test/tools/corpus/${dialect}.txt`, 'utf8');
  return file.split(/^═+\n/m).map((block) => readCase(block).input);
}

/** What is between quotes in the grammars. */
function literals(): string[] {
  const files = globSync('grammars/**/*.peggy').map((name) => readFileSync(name, 'utf8'));
  const quoted = files.flatMap((text) => text.match(/"(?:[^"\\\n]|\\.)+"/g) ?? []);
  return [...new Set(quoted)].flatMap((text) => {
    try {
      return [String(JSON.parse(text))];
    } catch {
      return [];
    }
  });
}
