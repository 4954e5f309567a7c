import { codeOfRule, mistakesOf } from '../../grammar/mistakes.ts';
import { type GrammarSource, readGrammar } from '../../grammar/read.ts';
import { isRecoveryName } from '../../grammar/recovery.ts';
import { FOUND } from '../../peggy/recovering.ts';
import { Problem } from '../problem.ts';
import type { PeggyOptions } from './peggy-parser.ts';

/**
 * What a parser of Peggy's own exports besides where rules name mistakes: `recover`, which gives the value and what was found.
 * Nothing for a grammar without such rules.
 *
 * @throws {Problem} where `cache` is set: Peggy does not run what it has in the cache
 */
export function recoverCode(sources: readonly GrammarSource[], options: PeggyOptions, error: string): string {
  const rules = readGrammar(sources).rules.flatMap(({ name }) => (isRecoveryName(name) ? [name] : []));
  if (rules.length === 0) return '';
  if (options.cache === true)
    throw new Problem('with cache, rules that name mistakes are not told', 'leave cache out of the options');
  const { mistakes, codes } = mistakesOf(sources);
  const byCode = new Map(mistakes.map((mistake) => [mistake.code, mistake]));
  const infos = rules.flatMap((rule) => {
    const code = codes.get(rule) ?? codeOfRule(rule);
    if (code === 'none') return [];
    const { severity = 'error', meaning = inWords(rule), hint } = byCode.get(code) ?? {};
    return [[rule, { code, severity, message: meaning, ...(hint && { hint }) }] as const];
  });
  return `
/** A finding: what a rule named \`Bad…\` or \`Missing…\` matched, or where the text is none of the grammar. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint?: string;
  /** UTF-16 units from the start of the text. */
  readonly range: { readonly start: number; readonly end: number };
}

/** What was read of a text. */
export interface Recovered {
  /** Undefined where the text is none of the grammar. */
  readonly value: ReturnType<typeof parse> | undefined;
  /** No finding is an error. */
  readonly ok: boolean;
  /** In text order. */
  readonly diagnostics: readonly Finding[];
}

const mistakes: { readonly [rule: string]: Omit<Finding, 'range'> } = ${JSON.stringify(Object.fromEntries(infos), null, 2)};

/** Reads a text as \`parse\` does, and tells its mistakes instead of throwing. */
export function recover(text: string, options: ParseOptions = {}): Recovered {
  const found: { rule: string; range: Finding['range'] }[] = [];
  const findings = (): Finding[] =>
    found
      .flatMap(({ rule, range }) => (mistakes[rule] === undefined ? [] : [{ ...mistakes[rule], range }]))
      .sort((a, b) => a.range.start - b.range.start);
  try {
    const value = parse(text, { ...options, ${FOUND}: found });
    const diagnostics = findings();
    return { value, ok: diagnostics.every(({ severity }) => severity !== 'error'), diagnostics };
  } catch (error) {
    if (!(error instanceof ${error})) throw error;
    const { start, end } = error.location;
    const refused: Finding = {
      code: 'syntax',
      severity: 'error',
      message: error.message,
      range: { start: start.offset, end: end.offset },
    };
    return { value: undefined, ok: false, diagnostics: [refused] };
  }
}
`;
}

/** `BadNumber` without a comment: "Bad number". */
function inWords(rule: string): string {
  const words = rule.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
