import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { escapeControls } from '../core/escape-controls.ts';
import type { Format } from '../core/format.ts';
import { optionalPackage } from '../core/missing-package.ts';
import { PrintError } from '../core/print-error.ts';
import { writeCase } from './corpus-file.ts';
import { expectCase } from './expect-case.ts';
import { expectRoundTrip, expectStopped, lawsOfFormat } from './laws.ts';
import { casesIn, textsOf } from './texts.ts';

/** Where the tests of a format take their texts and models from. */
export interface TestOptions<Model> {
  /** The folder of the corpus: text files with their results. Counterexamples are written there. */
  readonly corpus?: string;
  /** The files of the grammar: random sentences of it are tried. */
  readonly grammar?: string | readonly string[];
  /**
   * Valid models, all of which have to print. If left out, the models that the format reads from its texts without a
   * finding.
   */
  readonly models?: fc.Arbitrary<Model>;
  /** Models that the format cannot write and may refuse to print. */
  readonly unprintable?: readonly Unprintable<Model>[];
  /** The number of random inputs for each law. @defaultValue 200, or PEGLOT_RUNS */
  readonly runs?: number;
  /** The seed of the random inputs. @defaultValue one for each day, or PEGLOT_SEED; each failure prints it */
  readonly seed?: number;
  /** Write the smallest text that breaks a law into the corpus. @defaultValue false */
  readonly keep?: boolean;
}

/** Models that a format need not be able to write. */
export interface Unprintable<Model> {
  /** Why it cannot. */
  readonly reason: string;
  holds(value: Model): boolean;
}

/** One test, for any test runner. */
export interface FormatTest {
  readonly name: string;
  /** @throws {Error} that says what failed, with the smallest input and its seed */
  run(): void;
}

/**
 * The laws of a format, and its corpus, as plain functions for any test runner.
 *
 * @example for (const { name, run } of formatTests(todo, { corpus: 'corpus' })) node.test(name, run)
 */
export function formatTests<Model>(format: Format<Model>, options: TestOptions<Model> = {}): FormatTest[] {
  const cases = options.corpus === undefined ? [] : casesIn(options.corpus);
  const files = typeof options.grammar === 'string' ? [options.grammar] : (options.grammar ?? []);
  const texts = textsOf(
    files,
    cases.map(({ input }) => input),
  );
  return [
    ...cases.map((one) => ({ name: `corpus: ${one.title}`, run: () => expectCase(format, one) })),
    ...cases.map((one) => ({ name: `corpus, unit by unit: ${one.title}`, run: () => expectLaws(format, one.input) })),
    ...lawsOfFormat(format).map((law) => ({
      name: `law: ${law.name}`,
      run: () =>
        assertLaw(
          fc.property(texts, CHUNKS, (text, sizes) => law.hold(text, sizes)),
          law.name,
          options,
        ),
    })),
    {
      name: 'law: stopped early is never complete',
      run: () =>
        assertProperty(
          fc.property(texts, (text) => expectStopped(format, text)),
          options,
        ),
    },
    {
      name: 'law: round trip',
      run: () => assertRoundTrip(format, texts, options),
    },
  ];
}

/**
 * Checks that each model prints, unless it is known to be unprintable. A failure shows the smallest text or model, the
 * value and the seed.
 */
function assertRoundTrip<Model>(
  format: Format<Model>,
  texts: fc.Arbitrary<string>,
  { models, unprintable = [], ...options }: TestOptions<Model>,
): void {
  const hold = (value: Model): void => {
    try {
      expectRoundTrip(format, value);
    } catch (error) {
      if (error instanceof PrintError && unprintable.some(({ holds }) => holds(value))) return;
      throw new Error(`${error instanceof Error ? error.message : error}\nValue: ${fc.stringify(value)}`, {
        cause: error,
      });
    }
  };
  if (models !== undefined) assertProperty(fc.property(models, hold), options);
  else
    assertProperty(
      fc.property(texts, (text) => {
        const { value, diagnostics } = format.parse(text);
        if (diagnostics.every(({ severity }) => severity === 'info')) hold(value);
      }),
      options,
    );
}

/** Fails with the smallest input, its seed, and the reason. */
function assertProperty<Input extends [unknown]>(
  property: fc.IPropertyWithHooks<Input>,
  options: Pick<TestOptions<unknown>, 'runs' | 'seed'>,
): void {
  const details = fc.check(property, { ...settings(options), includeErrorInReport: true });
  if (details.failed) throw new Error(reported(details));
}

/** fast-check's report with invisible characters escaped: the fault may be nothing but a byte order mark. */
function reported<Input>(details: fc.RunDetails<Input>): string {
  return escapeControls(fc.defaultReportMessage(details) ?? '', true);
}

/**
 * Registers the laws of a format, and its corpus, as tests of Vitest.
 *
 * @example await testFormat(todo, { corpus: 'corpus', grammar: 'todo.peggy' });
 */
export async function testFormat<Model>(format: Format<Model>, options: TestOptions<Model> = {}): Promise<void> {
  const { describe, it } = await optionalPackage(() => import('vitest'), 'vitest', 'to register tests with testFormat');
  describe(format.name, () => {
    for (const { name, run } of formatTests(format, options)) it(name, run, TIMEOUT);
  });
}

/** The time limit of a law, in milliseconds: it tries hundreds of texts, maybe on a busy machine. */
const TIMEOUT = 120_000;

const CHUNKS = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 });

function settings({ runs, seed }: Pick<TestOptions<unknown>, 'runs' | 'seed'>): { numRuns: number; seed?: number } {
  const given = seed ?? (process.env.PEGLOT_SEED === undefined ? undefined : Number(process.env.PEGLOT_SEED));
  return {
    numRuns: runs ?? Number(process.env.PEGLOT_RUNS || 200),
    ...(given !== undefined && Number.isInteger(given) && { seed: given }),
  };
}

/** Checks a law on random texts. With the option `keep`, the smallest text that breaks it is added to the corpus. */
function assertLaw(
  property: fc.IPropertyWithHooks<[text: string, sizes: number[]]>,
  law: string,
  options: Pick<TestOptions<unknown>, 'runs' | 'seed' | 'corpus' | 'keep'>,
): void {
  const details = fc.check(property, { ...settings(options), includeErrorInReport: true });
  if (!details.failed) return;
  const text = details.counterexample?.[0] ?? '';
  const kept = options.keep === true && options.corpus !== undefined ? keep(options.corpus, law, text) : undefined;
  throw new Error(`${reported(details)}${kept === undefined ? '' : `\nkept as ${kept}`}`);
}

function keep(folder: string, law: string, text: string): string {
  const file = join(folder, `found-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.txt`);
  writeFileSync(file, writeCase({ title: `found: ${law}`, input: text, expected: undefined }));
  return file;
}

function expectLaws<Model>(format: Format<Model>, text: string): void {
  for (const law of lawsOfFormat(format)) law.hold(text, [1]);
}
