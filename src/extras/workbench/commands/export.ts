import { join } from 'node:path';
import { canonicals } from '../../../cli/grammar/canonical.ts';
import { readText } from '../../../cli/grammar/files.ts';
import { grammarName } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarFolder, isGrammar, subjectOf } from '../../../cli/grammar/table.ts';
import { clearProgress, showProgress, write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { writeWholeFile } from '../../../cli/write-file.ts';
import { quote } from '../../../core/diagnostic.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import { getOwn } from '../../../core/record.ts';
import {
  ExportError,
  type Exported,
  type ExportOptions as Limits,
  toEbnf,
  toGbnf,
  toLark,
  toStructuralTag,
} from '../../../export/export.ts';
import { withGiven, withSeries } from '../../../export/given.ts';
import {
  type Comparison,
  type Expr,
  type Grammar,
  readAnnotated,
  readGrammar,
  rulesByName,
} from '../../../grammar/inside.ts';

interface ExportOptions {
  readonly to: string;
  readonly rule?: string;
  readonly with?: readonly string[];
  readonly tag?: boolean;
  readonly set?: readonly string[];
  readonly seconds?: number;
  readonly output?: string;
}

/**
 * `peglot grammar export`: writes a grammar for constrained decoding; notes on where it is stricter go to standard
 * error.
 */
export async function exportGrammar(name: string, options: ExportOptions): Promise<void> {
  if (options.tag && options.to !== 'structural-tag')
    throw new Problem('--tag makes a structural tag', 'add --to structural-tag');
  const named = await grammarName(name);
  const { grammar, rule } = explainingMistakes(() => grammarAndRule(named, options));
  const { text, notes } = exported(grammar, rule, options);
  for (const note of notes)
    process.stderr.write(escapeControls(`note: ${placeOf(note.rule, grammar)}${note.rule}: ${note.message}\n`, true));
  if (options.output === undefined) return write(text);
  await writeWholeFile(options.output, text);
}

/** The grammar of a format's canonical texts, or the grammar in a file. */
function grammarAndRule(name: string, options: ExportOptions): { grammar: Grammar; rule: string } {
  const entry = canonicals.find(({ format }) => format === name);
  if (entry !== undefined) {
    const { source } = entry;
    const read = readGrammar([{ source, text: readText(join(grammarFolder(), source), source) }]);
    const rule = options.rule ?? (options.tag ? entry.tag : undefined) ?? entry.rule;
    return { grammar: entry.series === undefined ? read : withSeries(read, entry.series), rule };
  }
  if (!isGrammar(name)) {
    const formats = canonicals.map(({ format }) => format).join(', ');
    throw new Problem(`there is no format '${name}'`, `the formats are: ${formats}; or name a .peggy file`);
  }
  const { sources, startRules } = subjectOf(name, options.with);
  const { grammar, comparisons } = readAnnotated(sources);
  refuseComparisons(comparisons, withGiven(grammar, given(options)));
  return { grammar, rule: options.rule ?? startRules[0] ?? grammar.rules[0]?.name ?? '' };
}

type Write = (grammar: Grammar, rule: string, limits: Limits, tag: boolean) => Exported;

const NOTATIONS: Readonly<Record<string, Write>> = {
  gbnf: toGbnf,
  lark: toLark,
  ebnf: toEbnf,
  'structural-tag': (grammar, rule, limits, tag) => toStructuralTag(grammar, rule, tag ? 'tag' : 'text', limits),
  json: (grammar) => ({ text: `${JSON.stringify(grammar, null, 2)}\n`, notes: [] }),
};

function exported(whole: Grammar, rule: string, options: ExportOptions): Exported {
  const { to, tag = false, seconds } = options;
  const write = getOwn(NOTATIONS, to);
  if (write === undefined)
    throw new Problem(`there is no notation '${to}'`, 'the notations are: gbnf, lark, ebnf, structural-tag, json');
  const limits: Limits = {
    onProgress: (at) => showProgress(`${at.steps.toLocaleString('en')} steps, now: ${at.rule}`),
    ...(seconds !== undefined && { seconds }),
  };
  try {
    return write(withGiven(whole, given(options)), rule, limits, tag);
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    throw new Problem(`${placeOf(error.rule, whole)}${error.message}`, 'see `peglot grammar export --help`');
  } finally {
    clearProgress();
  }
}

/** `todo.peggy:12:1: `, the position of a rule. */
function placeOf(rule: string, grammar: Grammar): string {
  const place = grammar.rules.find(({ name }) => name === rule)?.location;
  return place === undefined ? '' : `${String(place.source)}:${place.start.line}:${place.start.column}: `;
}

/**
 * A context-free grammar cannot compare two places of a text: unless every compared value is a fixed text, the export
 * fails.
 */
function refuseComparisons(comparisons: readonly Comparison[], grammar: Grammar): void {
  const rules = rulesByName(grammar);
  const isFixed = (expr: Expr | undefined, depth = 0): boolean => {
    if (expr === undefined || depth > rules.size) return false;
    if (expr.type === 'literal') return true;
    if (expr.type === 'rule_ref') return isFixed(rules.get(expr.name)?.expression, depth + 1);
    const isSame = expr.type === 'group' || expr.type === 'text' || expr.type === 'labeled' || expr.type === 'named';
    return isSame && isFixed(expr.expression, depth + 1);
  };
  const open = comparisons.find(({ rule }) => !isFixed(rules.get(rule)?.expression));
  if (open !== undefined)
    throw new Problem(
      `the rule ${open.rule} compares two places of a text (${open.annotation}), which no exported grammar can`,
      `give the rules that it reads one text: --set RULE=TEXT`,
    );
}

/** `taskId=HW-001` */
function given({ set = [] }: ExportOptions): Record<string, string> {
  return Object.fromEntries(
    set.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Problem(`--set gives no rule a text: ${quote(text)}`, 'write --set RULE=TEXT');
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
