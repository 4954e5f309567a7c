import { type CompletionItem, CompletionItemKind, MarkupKind } from 'vscode-languageserver';
import { ruleComments } from '../../grammar/comments.ts';
import { mistakesOf } from '../../grammar/index.ts';
import { type Grammar, walk } from '../../grammar/tree.ts';
import type { Analysis, GrammarFile, RuleIndex, RulePlace } from './analysis.ts';
import { code, plain } from './protocol.ts';

/** Where the rules of a grammar are defined and used: in expressions, annotations and imports. */
export function ruleIndex(grammar: Grammar, files: readonly GrammarFile[]): RuleIndex {
  const bySource = new Map(files.map((file) => [file.source, file]));
  const definitions: RulePlace[] = [];
  const references: RulePlace[] = [];
  const names = new Set(grammar.rules.map(({ name }) => name));
  for (const { name, location, expression } of grammar.rules) {
    const file = bySource.get(String(location.source));
    if (file === undefined) continue;
    definitions.push(placeIn(file, name, location.start.offset));
    walk(expression, (expr) => {
      if (expr.type === 'rule_ref') references.push(placeIn(file, expr.name, expr.location.start.offset));
    });
  }
  for (const file of files) references.push(...mentions(file, names));
  return { definitions, references, completions: completionsOf(grammar, files) };
}

function placeIn({ path, ranges }: GrammarFile, rule: string, start: number): RulePlace {
  return { rule, file: path, range: ranges.range({ start, end: start + rule.length }) };
}

/** Lines that name rules outside of expressions. */
const MENTIONING = /^[ \t]*import\b[^"']*|@(?:cut|later|inside|words)\b.*$/gm;

function mentions(file: GrammarFile, names: ReadonlySet<string>): RulePlace[] {
  return [...file.whole.matchAll(MENTIONING)].flatMap((line) => {
    // The words of a list are not rules, even if a rule has the same name; the mistakes after the dot are.
    const from = line[0].startsWith('@words') ? line[0].indexOf('·') : 0;
    if (from < 0) return [];
    return [...line[0].slice(from).matchAll(/[\w$]+/g)]
      .filter(([word]) => names.has(word))
      .map((word) => placeIn(file, word[0], line.index + from + word.index));
  });
}

function completionsOf(grammar: Grammar, files: readonly GrammarFile[]): CompletionItem[] {
  const docs = docsOf(grammar, files);
  return grammar.rules.map(({ name }) => ({
    label: name,
    kind: /^[A-Z]/.test(name) ? CompletionItemKind.Class : CompletionItemKind.Function,
    documentation: { kind: MarkupKind.Markdown, value: docs.get(name) ?? '' },
  }));
}

/** The comment of a rule as Markdown; for a mistake, its diagnostic. */
function docsOf(grammar: Grammar, files: readonly GrammarFile[]): ReadonlyMap<string, string> {
  const comments = ruleComments(grammar, files);
  const { mistakes } = mistakesOf(files);
  const lines = new Map(files.map(({ source, text }) => [source, text.split('\n')]));
  return new Map(
    grammar.rules.map(({ name, location }) => {
      const shown = code(
        (lines.get(String(location.source)) ?? [])
          .slice(location.start.line - 1, location.end.line)
          .slice(0, 20)
          .join('\n'),
      );
      const said = comments.get(name)?.text ?? '';
      const mistake = mistakes.find((one) => said !== '' && said.includes(one.meaning));
      const about = [said, mistake === undefined || mistake.hint === '' ? '' : `${mistake.severity}: ${mistake.hint}`];
      return [name, [shown, ...about.filter((text) => text !== '').map(plain)].join('\n\n')];
    }),
  );
}

/** The hovers of rule names in the open file. */
export function ruleHovers(
  grammar: Grammar,
  files: readonly GrammarFile[],
  { definitions, references }: RuleIndex,
  main: GrammarFile,
): Analysis['hovers'] {
  const docs = docsOf(grammar, files);
  return [...definitions, ...references]
    .filter(({ file }) => file === main.path)
    .flatMap(({ rule, range }) => {
      const markdown = docs.get(rule);
      return markdown === undefined ? [] : { range, markdown };
    });
}
