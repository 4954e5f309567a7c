import fc from 'fast-check';
import { grammarName } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarOfFormat, isGrammar, subjectOf } from '../../../cli/grammar/table.ts';
import { numberOf } from '../../../cli/number-options.ts';
import { safeJson, write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { readNested } from '../../../grammar/inside.ts';
import { sentencesIfAny } from '../../../grammar/sentences/arbitrary.ts';
import { mutated } from '../../../grammar/sentences/mutate.ts';

interface SentencesOptions {
  readonly with?: readonly string[];
  readonly start?: string;
  readonly count: string;
  readonly size: string;
  readonly seed?: string;
  readonly recovery?: boolean;
  readonly spoiled?: boolean;
}

/** `peglot grammar sentences`: random texts that a grammar reads, as JSON strings, one on each line. */
export async function sentences(name: string, options: SentencesOptions): Promise<void> {
  const numRuns = numberOf('--count', options.count);
  const size = numberOf('--size', options.size);
  const seed = numberOf('--seed', options.seed ?? String(Date.now() % 2 ** 31));
  const given = await grammarName(name);
  const subject = subjectOf(isGrammar(given) ? given : (grammarOfFormat(given)?.name ?? given), options.with);
  const grammar = explainingMistakes(() => readNested(subject.sources));
  const start = options.start ?? subject.startRules[0] ?? grammar.rules[0]?.name ?? '';
  if (!grammar.rules.some((rule) => rule.name === start))
    throw new Problem(`there is no rule '${start}' in ${name}`, 'check the name');
  const [made] = sentencesIfAny(grammar, start, { size, recovery: options.recovery === true });
  if (made === undefined)
    throw new Problem(
      `no sentence of ${start} was found`,
      'a rule that has to match refuses all texts that were tried: look at its predicates, or name another rule with --start',
    );
  const texts = fc.sample(options.spoiled ? mutated(made) : made, { numRuns, seed });
  await write(texts.map((text) => `${safeJson(text)}\n`).join(''));
  if (made.unsatisfied.length > 0) console.error(`no sentence could be led to: ${made.unsatisfied.join(', ')}`);
}
