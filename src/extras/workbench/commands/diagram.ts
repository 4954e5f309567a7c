import { grammarName } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarOfFormat, isGrammar, type Subject, subjectOf } from '../../../cli/grammar/table.ts';
import { write } from '../../../cli/output.ts';
import { inlineMarkdown, markdown } from '../../../cli/page/markdown.ts';
import { renderPage, type Section } from '../../../cli/page/shell.ts';
import { Problem } from '../../../cli/problem.ts';
import { packageVersion } from '../../../cli/version.ts';
import { writeWholeFile } from '../../../cli/write-file.ts';
import { unitEscape } from '../../../core/escape-controls.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import { oneLine } from '../../../core/lines.ts';
import { addTo } from '../../../core/maps.ts';
import {
  type Annotations,
  annotationLabel,
  annotationsOf,
  codeOfRule,
  type Grammar,
  type GrammarSource,
  isRecoveryName,
  type Mistake,
  mistakesOf,
  type Rule,
  type RuleComment,
  readAnnotated,
  readGrammar,
  readNested,
  ruleComments,
  rulesByName,
  walk,
} from '../../../grammar/inside.ts';
import { ruleSamples } from '../../../grammar/sentences/samples.ts';
import { ruleDiagram } from '../diagram.ts';
import { diagramSvg } from './diagram-svg.ts';

interface DiagramOptions {
  readonly output?: string;
  readonly with?: readonly string[];
  readonly start?: string;
}

/** `peglot grammar diagram`: a grammar as one page of railroad diagrams, or as one picture of them. */
export async function diagram(name: string, options: DiagramOptions): Promise<void> {
  const subject = namedSubject(await grammarName(name), options.with);
  const { sources, startRules, entry } = subject;
  if (
    options.start !== undefined &&
    !explainingMistakes(() => readGrammar(sources)).rules.some(isNamed(options.start))
  ) {
    throw new Problem(`there is no rule '${options.start}' in ${name}`, 'check the name');
  }
  const isPicture = options.output?.endsWith('.svg') === true;
  const page = explainingMistakes(() =>
    isPicture
      ? diagramSvg(sources)
      : diagramPage({
          name: entry?.name ?? name,
          sources,
          startRules: options.start === undefined ? startRules : [options.start],
          ...(entry === undefined ? {} : { format: entry.format ?? entry.name }),
        }),
  );
  if (options.output === undefined) await write(page);
  else await writeWholeFile(options.output, page);
}

/** A grammar by name, or else by the name of its format. */
function namedSubject(name: string, also: readonly string[] | undefined): Subject {
  return subjectOf(isGrammar(name) ? name : (grammarOfFormat(name)?.name ?? name), also);
}

function isNamed(name: string): (rule: Rule) => boolean {
  return (rule) => rule.name === name;
}

/** The subject of a page. */
interface DiagramSubject {
  /** What the grammar is called. */
  readonly name: string;
  readonly sources: readonly GrammarSource[];
  /** The rules that texts are parsed from; by default the first rule of the grammar. */
  readonly startRules: readonly string[];
  /** The format of its diagnostics, such as `duckflow`; if left out, codes have no prefix. */
  readonly format?: string;
}

/**
 * A grammar as one self-contained page: each rule as a railroad diagram, with its comment and sample texts, and for a
 * mistake its diagnostic and an example.
 *
 * @throws Peggy's `SyntaxError` when a file is not a grammar
 */
export function diagramPage({ name, sources, startRules, format }: DiagramSubject): string {
  const grammar = readGrammar(sources);
  const { of } = annotationsOf(grammar, sources);
  // Annotations that can be drawn, such as word lists, are.
  const meant = readAnnotated(sources).grammar;
  const starts = startRules.length > 0 ? startRules : grammar.rules.slice(0, 1).map((rule) => rule.name);
  const { mistakes } = mistakesOf(sources);
  const book: Book = {
    starts,
    comments: ruleComments(grammar, sources),
    samples: ruleSamples(readNested(sources), { startRules: starts, written: mistakes.map(({ example }) => example) }),
    mistakes: new Map(mistakes.map((mistake) => [mistake.code, mistake])),
    meant: rulesByName(meant),
    said: of,
    users: usersOf(grammar),
    ids: new Map(grammar.rules.map((rule) => [rule.name, `rule-${rule.name}`])),
    sources: new Map(sources.map(({ source, text }) => [source, text])),
    prefix: format === undefined ? '' : `${format}/`,
  };
  return renderPage({
    title: `${name} · grammar`,
    kind: 'Grammar',
    heading: name,
    summary: html`<p class="meta"><span>${grammar.rules.length} rules</span><span>${recoveryCount(grammar)} of them name mistakes</span><span>texts start at ${starts.map((start) => [link(start, book), ' '])}</span></p>
<p>Follow a line from left to right: what stands on it, in this order, is what the rule matches. Round boxes are text, square ones are other rules. Nothing of what stands in a dashed frame is taken: it is only looked at.</p>
`,
    sections: sources.flatMap(({ source }, at) => {
      const rules = grammar.rules.filter((rule) => rule.location.source === source);
      return rules.length === 0 ? [] : [fileSection(source, at, rules, book)];
    }),
    footer: html`<p>Made by peglot ${packageVersion()} from ${sources.map(({ source }) => source).join(', ')}.</p>`,
  });
}

/** Everything known about the rules, by name. */
interface Book {
  readonly starts: readonly string[];
  readonly comments: ReadonlyMap<string, RuleComment>;
  readonly samples: ReadonlyMap<string, readonly string[]>;
  readonly mistakes: ReadonlyMap<string, Mistake>;
  /** The rules with their annotations written as expressions. */
  readonly meant: ReadonlyMap<string, Rule>;
  readonly said: (rule: string) => Annotations;
  readonly users: ReadonlyMap<string, readonly string[]>;
  readonly ids: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, string>;
  readonly prefix: string;
}

function recoveryCount(grammar: Grammar): number {
  return grammar.rules.filter((rule) => isRecoveryName(rule.name)).length;
}

/** For each rule, the rules that refer to it. */
function usersOf(grammar: Grammar): Map<string, string[]> {
  const users = new Map<string, Set<string>>();
  for (const rule of grammar.rules) {
    walk(rule.expression, (expr) => {
      if (expr.type === 'rule_ref') addTo(users, expr.name, rule.name);
    });
  }
  return new Map([...users].map(([rule, names]) => [rule, [...names]]));
}

function fileSection(source: string, at: number, rules: readonly Rule[], book: Book): Section {
  return {
    id: `file-${at}`,
    title: source,
    count: rules.length,
    entries: rules.map((rule) => ({ id: book.ids.get(rule.name) ?? '', title: rule.name })),
    body: rules.map((rule) => ruleCard(rule, book)),
  };
}

function ruleCard(rule: Rule, book: Book): Html {
  const id = book.ids.get(rule.name) ?? '';
  const { text = '', codes = [] } = book.comments.get(rule.name) ?? {};
  const users = book.users.get(rule.name) ?? [];
  const named = isRecoveryName(rule.name) ? [codeOfRule(rule.name), ...codes] : codes;
  const mistakes = [...new Set(named)].flatMap((code) => book.mistakes.get(code) ?? []);
  // The comment may just be the message of the first mistake.
  const about = text !== '' && oneLine(text) !== mistakes[0]?.meaning ? markdown(text, 3) : undefined;
  return html`<article class="card${mistakes.length > 0 ? ` rule is-${COLORS[mistakes[0]?.severity ?? 'info']}` : ''}" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><span class="mono">${rule.name}</span>${book.starts.includes(rule.name) ? html` <span class="tag green">start</span>` : undefined}</h3>
${about}${saidOf(rule, book)}${mistakes.map((mistake) => mistakeNote(mistake, book.prefix))}
${drawn(rule, id, book)}
${samplesOf(book.samples.get(rule.name))}
${users.length === 0 ? undefined : html`<p class="soft">Used by ${users.map((user, nth) => [nth === 0 ? '' : ', ', link(user, book)])}</p>\n`}
<details><summary>Grammar</summary>
<pre tabindex="0" role="group" aria-label="The rule ${rule.name}"><code>${sourceOf(rule, book)}</code></pre>
</details>
</article>
`;
}

/** The annotations of a rule, as written in its comment. */
function saidOf({ name }: Rule, { said }: Book): Html | undefined {
  const texts = [...said(name).texts.values()];
  if (texts.length === 0) return undefined;
  return html`<p class="soft">${texts.map((text, nth) => [nth === 0 ? '' : ', ', html`<code>${text}</code>`])}</p>\n`;
}

const COLORS = { error: 'red', warning: 'amber', info: 'blue' } as const;

function mistakeNote({ code, severity, meaning, example, hint }: Mistake, prefix: string): Html {
  return html`<p><span class="tag ${COLORS[severity]}">${severity}</span> <code>${prefix}${code}</code> ${inlineMarkdown(meaning)}</p>
<pre tabindex="0" role="group" aria-label="A text with ${code}"><code>${example}</code></pre>
<p><strong>Instead:</strong> ${inlineMarkdown(hint)}</p>
`;
}

function drawn(rule: Rule, id: string, book: Book): Html {
  const label = annotationLabel(rule.name, book.said(rule.name));
  const { width, height, shapes } = ruleDiagram(book.meant.get(rule.name) ?? rule, {
    ...(label !== undefined && { label }),
    linkTo: (name) => {
      const target = book.ids.get(name);
      return target === undefined ? undefined : `#${target}`;
    },
  });
  const title = `Diagram of ${rule.name}`;
  return html`<div class="drawing rails" tabindex="0" role="group" aria-label="${title}"><svg xmlns="http://www.w3.org/2000/svg" role="group" aria-labelledby="${id}-drawing" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="min-width:${Math.round(width * 0.8)}px"><title id="${id}-drawing">${title}</title>${shapes}</svg></div>
`;
}

function samplesOf(samples: readonly string[] = []): Html | undefined {
  if (samples.length === 0) return undefined;
  const items = samples.map((sample) => html`<li><code>${visible(sample)}</code></li>\n`);
  return html`<h4>Matches, for example</h4>\n<ul class="samples">\n${items}</ul>\n`;
}

/** A text with invisible characters made visible. */
function visible(text: string): Content {
  return text
    .split(/([\p{Z}\p{Cc}\p{Cf}])/u)
    .map((piece, at) => (at % 2 === 0 ? piece : html`<i>${SIGNS[piece] ?? unitEscape(piece.charCodeAt(0))}</i>`));
}

const SIGNS: Readonly<Record<string, string>> = { ' ': '·', '\t': '⇥', '\r': '␍', '\n': '⏎' };

function link(name: string, { ids }: Book): Content {
  const id = ids.get(name);
  return id === undefined ? html`<span class="mono">${name}</span>` : html`<a class="mono" href="#${id}">${name}</a>`;
}

function sourceOf({ location }: Rule, { sources }: Book): string {
  const text = sources.get(String(location.source)) ?? '';
  return text.slice(location.start.offset, location.end.offset).trimEnd();
}
