import fc from 'fast-check';
import { messageOf } from '../../../core/thrown.ts';
import type { SentenceArbitrary } from '../../../grammar/sentences/arbitrary.ts';
import { minimized } from '../../../grammar/sentences/minimize.ts';
import { mutated } from '../../../grammar/sentences/mutate.ts';
import { anyUnit } from '../../../testing/any-unit.ts';
import type { TextLaw } from '../../../testing/laws.ts';

/** A law that makes its own inputs. */
export interface RandomLaw {
  readonly name: string;
  check(run: {
    readonly seed: number;
    readonly numRuns: number;
  }): { readonly text: string; readonly report: string } | undefined;
}

/** What to try, and how long. */
export interface FuzzJob {
  readonly laws: readonly TextLaw[];
  readonly more?: readonly RandomLaw[];
  readonly texts: fc.Arbitrary<string>;
  /** 0 tries one round. */
  readonly seconds: number;
  readonly seed: number;
  /** Called now and then. */
  readonly onProgress?: (state: { readonly law: string; readonly tried: number; readonly seconds: number }) => void;
}

/** How it went. */
export interface FuzzResult {
  readonly rounds: number;
  /** How many texts were tried, counted once for each law. */
  readonly tried: number;
  readonly broken?: BrokenLaw;
}

/** A text that breaks a law, as small as it could be made. */
export interface BrokenLaw {
  readonly law: string;
  readonly text: string;
  readonly message: string;
  /** The seed of the round that found it. */
  readonly seed: number;
}

const RUNS_PER_ROUND = 100;

/** Tries every law on random texts, round after round, each with the next seed, until time is over or a law is broken. */
export function fuzz({ laws, more = [], texts, seconds, seed, onProgress }: FuzzJob): FuzzResult {
  const begun = Date.now();
  const end = begun + seconds * 1000;
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 });
  let tried = 0;
  for (let round = 0; ; round++) {
    for (const law of laws) {
      const property = fc.property(texts, sizes, (text, cuts) => {
        tried++;
        law.hold(text, cuts);
      });
      onProgress?.({ law: law.name, tried, seconds: (Date.now() - begun) / 1000 });
      const left = end - Date.now();
      const limit = seconds === 0 ? {} : { interruptAfterTimeLimit: Math.max(left, 50) };
      const found = fc.check(property, { seed: seed + round, numRuns: RUNS_PER_ROUND, ...limit });
      const example = found.counterexample;
      if (found.failed && example) return { rounds: round + 1, tried, broken: explained(law, example, seed + round) };
      if (seconds > 0 && Date.now() >= end) return { rounds: round + 1, tried };
    }
    for (const law of more) {
      onProgress?.({ law: law.name, tried, seconds: (Date.now() - begun) / 1000 });
      const found = law.check({ seed: seed + round, numRuns: RUNS_PER_ROUND });
      tried += RUNS_PER_ROUND;
      if (found === undefined) continue;
      const broken = { law: law.name, text: found.text, message: found.report, seed: seed + round };
      return { rounds: round + 1, tried, broken };
    }
    if (Date.now() >= end) return { rounds: round + 1, tried };
  }
}

function explained(law: TextLaw, [text, sizes]: [string, number[]], seed: number): BrokenLaw {
  const small = minimized(text, (candidate) => problem(law, candidate, sizes) !== undefined);
  return { law: law.name, text: small, message: problem(law, small, sizes) ?? 'it holds when it is tried again', seed };
}

function problem(law: TextLaw, text: string, sizes: readonly number[]): string | undefined {
  try {
    law.hold(text, sizes);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Sentences, texts of the corpus, both as models spoil them, and now and then any text at all. */
export function fuzzTexts(sentences: readonly SentenceArbitrary[], corpus: readonly string[]): fc.Arbitrary<string> {
  const good = [...sentences, ...(corpus.length === 0 ? [] : [fc.constantFrom(...corpus)])];
  const any = fc.string({ unit: anyUnit, maxLength: 100 });
  if (good.length === 0) return any;
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...sentences, any) },
    { weight: 5, arbitrary: mutated(fc.oneof(...good)) },
    { weight: 1, arbitrary: any },
  );
}
