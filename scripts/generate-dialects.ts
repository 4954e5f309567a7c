import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../src/cli/replace-file.ts';
import type { Diagnostic } from '../src/core/diagnostic.ts';
import { escapeControls } from '../src/core/escape-controls.ts';
import type { Parsed } from '../src/core/parsed.ts';
import { editBlocks, isEditDialect } from '../src/edits/index.ts';
import { diagramSvg } from '../src/extras/workbench/commands/diagram-svg.ts';
import { readCase } from '../src/testing/corpus-file.ts';
import { dialects, isDialect } from '../src/tools/dialects/index.ts';
import { type ToolCallFormat, type ToolReply, toolCalls } from '../src/tools/index.ts';
import { syntaxOf } from './dialect-syntax.ts';
import type { FileOutcome } from './generate-diagnostics.ts';
import { readIfThere } from './tree-stamp.ts';

const CORPUS = 'test/tools/corpus';
const PAGES = 'docs/tools';
/** So many mistakes a page shows. */
const MOST = 14;

/** A text of the corpus, read by peglot itself: what a page says is what a user sees. */
interface Shown {
  readonly title: string;
  readonly input: string;
  readonly codes: string;
  readonly result: Parsed<unknown>;
}

/**
 * Writes `docs/tools/<dialect>.md`, a page for each dialect of calls and of edits with its diagram beside it: the syntax
 * from the table of dialects or the grammar, the mistakes from the corpus, read again. Or only tells.
 */
export async function generateDialects(root: string, check: boolean, names: readonly string[]): Promise<FileOutcome[]> {
  const isAsked = names.length === 0 || names.some((name) => name === 'tools' || name.startsWith('tools-edits'));
  if (!isAsked) return [];
  const tools: Readonly<Record<string, object>> = JSON.parse(
    await readFile(join(root, 'test/tools/tools.json'), 'utf8'),
  );
  const files = (await readdir(join(root, CORPUS))).map((file) => file.replace(/\.txt$/, '')).sort();
  const outcomes: FileOutcome[] = [];
  for (const name of files.filter((one) => isDialect(one) || isEditDialect(one))) {
    const cases = await casesOf(root, name, tools);
    const { page, source } = isDialect(name) ? callPage(name, cases) : await editPage(root, name, cases);
    outcomes.push(await settle(root, `${PAGES}/${name}.md`, page, check));
    outcomes.push(await settle(root, `${PAGES}/${name}.svg`, diagramSvg([{ source: name, text: source }]), check));
  }
  return outcomes;
}

async function casesOf(root: string, name: string, tools: Readonly<Record<string, object>>): Promise<Shown[]> {
  const file = await readFile(join(root, CORPUS, `${name}.txt`), 'utf8');
  return file.split(`${'═'.repeat(40)}\n`).map((block) => {
    const { title: line, input } = readCase(block, name);
    const [, title = '', options = '{}'] = /^(.*?)(?: (\{.*\}))?$/.exec(line) ?? [];
    const result = read(name, input, JSON.parse(options), tools);
    const codes = result.diagnostics.map(({ code }) => code.replace(/^[^/]*\//, '')).join(' ');
    return { title, input, codes, result };
  });
}

interface CaseOptions {
  readonly tools?: readonly string[];
  readonly startsInside?: 'reasoning' | 'recipient';
  readonly finished?: boolean;
  readonly thoughts?: 'end-at-calls' | 'end-at-once' | 'closed-only';
}

function read(
  name: string,
  input: string,
  { tools: known, startsInside }: CaseOptions,
  tools: Readonly<Record<string, object>>,
): Parsed<unknown> {
  if (!isDialect(name)) return isEditDialect(name) ? editBlocks({ dialect: name }).parse(input) : missing(name);
  const given = known?.map((tool) => [tool, tools[tool] ?? {}] as const);
  return toolCalls({
    dialect: name,
    ...(given !== undefined && { tools: Object.fromEntries(given) }),
    ...(startsInside !== undefined && { startsInside }),
  }).parse(input);
}

function missing(name: string): never {
  throw new Error(`${CORPUS}/${name}.txt: there is no such dialect`);
}

function callPage(name: string, cases: readonly Shown[]): { page: string; source: string } {
  if (!isDialect(name)) return missing(name);
  const dialect = dialects[name];
  const source = syntaxOf(dialect);
  const tools = { tide_at: { parameters: { properties: { port: { type: 'string' }, hour: { type: 'integer' } } } } };
  const reply: ToolReply = {
    text: 'I will look.',
    reasoning: '',
    calls: [
      { name: 'tide_at', arguments: { port: 'Emden', hour: 6 }, complete: true, raw: '' },
      { name: 'tide_at', arguments: { port: 'Husum' }, complete: true, raw: '' },
    ],
  };
  const format: ToolCallFormat = toolCalls({ dialect: name, tools });
  const page = [
    `# ${name}`,
    `${dialect.who}. \`toolCalls({ dialect: '${name}' })\` reads it ([all dialects](../tools.md)).`,
    '## Syntax',
    fenced(source, 'peg'),
    `![The syntax as a diagram](${name}.svg)`,
    'Two calls, as `print` writes them:',
    fenced(format.print(reply)),
    ...mistakes(cases, 'calls'),
  ].join('\n\n');
  return { page: `${page}\n`, source };
}

async function editPage(
  root: string,
  name: string,
  cases: readonly Shown[],
): Promise<{ page: string; source: string }> {
  const source = await readFile(join(root, 'grammars/tools', `edits-${name}.peggy`), 'utf8');
  const [clean] = cases.filter(({ codes, result }) => codes === '' && result.complete);
  const page = [
    `# ${name}`,
    `Edits of files. \`editBlocks({ dialect: '${name}' })\` reads them ([all dialects](../tools.md)).`,
    '## Syntax',
    ...(clean === undefined
      ? []
      : [fenced(clean.input), 'gives', fenced(JSON.stringify(clean.result.value, null, 2), 'json')]),
    `![The rules of the grammar as a diagram](${name}.svg)`,
    ...mistakes(cases, 'edits'),
  ].join('\n\n');
  return { page: `${page}\n`, source };
}

/** One text for each set of codes. */
function mistakes(cases: readonly Shown[], what: 'calls' | 'edits'): string[] {
  const shown = new Map<string, Shown>();
  for (const one of cases) if (one.codes !== '' && !shown.has(one.codes)) shown.set(one.codes, one);
  return [
    '## Typical mistakes',
    'What models get wrong, and what peglot says and does.',
    ...[...shown.values()]
      .slice(0, MOST)
      .flatMap(({ title, input, result }) => [
        `### ${title}`,
        fenced(input),
        `${found(result, what)}\n\n${result.diagnostics.map(sentence).join('\n')}`,
      ]),
  ];
}

function found({ value, complete }: Parsed<unknown>, what: 'calls' | 'edits'): string {
  const read = Object.entries(Object(value)).filter(([key]) => key === what);
  const all: unknown = read[0]?.[1];
  const list = Array.isArray(all)
    ? all.map((one) => inline(what === 'calls' ? callText(one) : JSON.stringify(one)))
    : [];
  const end = complete ? '' : ' The result is not complete.';
  return `${list.length === 0 ? `No ${what.slice(0, -1)}.` : `${list.join(', ')}.`}${end}`;
}

function callText(call: { name: string; arguments: unknown; complete: boolean }): string {
  const given = typeof call.arguments === 'object' ? JSON.stringify(call.arguments) : String(call.arguments);
  return `${call.name} ${given}${call.complete ? '' : ' …'}`;
}

function sentence({ code, severity, message, hint }: Diagnostic): string {
  return `- ${severity} \`${code}\`: ${prose(message)}.${hint === undefined ? '' : ` ${prose(hint)}`}`;
}

/** A text of peglot's, which may quote the reply: nothing in it is Markdown. */
function prose(text: string): string {
  return text.replace(/[\\`*[\]<]/g, '\\$&').replaceAll('\n', ' ');
}

function inline(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${visible(text).replaceAll('\n', '⏎')}${pad}${fence}`;
}

function fenced(text: string, language = 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${visible(text).replace(/\n$/, '')}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

function visible(text: string): string {
  return escapeControls(text, true);
}

async function settle(root: string, file: string, text: string, check: boolean): Promise<FileOutcome> {
  const path = join(root, file);
  const same = (await readIfThere(path)) === text;
  if (!same && !check) {
    await mkdir(join(root, PAGES), { recursive: true });
    await replaceFile(path, text);
  }
  return { file, state: same ? 'unchanged' : check ? 'differs' : 'written' };
}
