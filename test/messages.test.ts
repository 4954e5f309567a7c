import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../src/core/diagnostic.ts';
import { formats } from '../src/detect.ts';
import { editBlocks, isEditDialect } from '../src/edits/index.ts';
import { dialectNames, isDialect } from '../src/tools/dialects/index.ts';
import { toolCalls } from '../src/tools/index.ts';
import { readCase } from './corpus-file.ts';
import { givenBy, isGivenElsewhere } from './formats/examples.ts';
import { answers, formatOf } from './formats/json/typed/answer-files.ts';
import { callCases, callDialects, editDialects, tools } from './tools/corpus.ts';
import { shownMarkers } from './tools/markers.ts';

// What people read, as files to read it: `npx vitest run test/messages.test.ts -u` writes them anew.

/** The messages of findings by their codes, with hints: one of those that differ only in what they quote or count. */
function shown(found: Iterable<Diagnostic>): string {
  const byCode = new Map<string, Map<string, string>>();
  for (const { code, severity, message, hint } of found) {
    const key = `${code} (${severity})`;
    const known = byCode.get(key) ?? new Map<string, string>();
    byCode.set(key, known);
    const said = `  ${message}\n${hint === undefined ? '' : `    ${hint}\n`}`;
    const form = said.replace(QUOTED, '"…"').replace(/\d+/g, '0');
    if (!known.has(form)) known.set(form, said);
  }
  const codes = [...byCode].sort(([one], [other]) => (one < other ? -1 : 1));
  return codes.map(([code, messages]) => `${code}\n${[...messages.values()].join('')}`).join('\n');
}

/** A text in double quotes, with escapes. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

function* inCorpus(name: keyof typeof formats): Generator<Diagnostic> {
  const folder = new URL(`./corpus/${name}/`, import.meta.url);
  for (const file of readdirSync(folder).sort())
    yield* formats[name].parse(readCase(readFileSync(new URL(file, folder), 'utf8')).input).diagnostics;
}

/** With what the examples of those codes give that no text of the corpus has; those of JSON are told once. */
function withExamples(name: keyof typeof formats): Diagnostic[] {
  const format = formats[name];
  const found = [...inCorpus(name)];
  const known = new Set(found.map(({ code }) => code));
  for (const [word, { example, severity, hint }] of Object.entries(format.diagnostics)) {
    const code = `${name}/${word}`;
    const isOwn = name === 'json' || hint !== formats.json.diagnostics[word]?.hint;
    if (isOwn && example !== '' && !known.has(code) && !isGivenElsewhere(code))
      found.push(...givenBy(format, example, { code, severity }));
  }
  return found;
}

function* inCalls(): Generator<Diagnostic> {
  const made = new Map<string, ReturnType<typeof toolCalls>>();
  for (const dialect of callDialects.filter(isDialect))
    for (const { input, options } of callCases(dialect)) {
      const { tools: names, finished, ...others } = options;
      const given = names && Object.fromEntries(names.map((name) => [name, tools[name] ?? {}]));
      const asked = JSON.stringify([dialect, others, names]);
      const format = made.get(asked) ?? toolCalls({ dialect, ...others, ...(given && { tools: given }) });
      made.set(asked, format);
      yield* format.parse(input, { ...(finished !== undefined && { finished }) }).diagnostics;
    }
}

function* inAnswers(): Generator<Diagnostic> {
  for (const answer of answers)
    for (const found of formatOf(answer).parse(answer.text).diagnostics)
      if (found.code.startsWith('typed/')) yield found;
}

/** Prompts one after the other, each under its name. */
function prompts(all: readonly (readonly [name: string, text: string])[]): string {
  return all.map(([name, text]) => `════ ${name} ════\n${text.trimEnd()}\n`).join('\n');
}

describe('what a model is told', () => {
  it('of formats', async () => {
    const all = Object.values(formats).map((format) => [format.name, format.prompt()] as const);
    await expect(prompts(all)).toMatchFileSnapshot('messages/prompts-formats.txt');
  });

  it('of edits', async () => {
    const all = editDialects
      .filter(isEditDialect)
      .map((dialect) => [dialect, editBlocks({ dialect }).prompt()] as const);
    await expect(prompts(all)).toMatchFileSnapshot('messages/prompts-edits.txt');
  });

  it('of calls', async () => {
    const given = { set_lamp: tools.set_lamp ?? {} };
    const all = callDialects
      .filter(isDialect)
      .map((dialect) => [dialect, toolCalls({ dialect, tools: given }).prompt()] as const);
    await expect(prompts(all)).toMatchFileSnapshot('messages/prompts-calls.txt');
  });

  it('of results', async () => {
    const results = [
      { id: 'functions.ping:0', name: 'ping', result: 'pong' },
      { id: 'functions.tide_at:1', name: 'tide_at', error: 'no port' },
    ];
    const all = dialectNames.map((dialect) => [dialect, toolCalls({ dialect }).printResults(results)] as const);
    await expect(prompts(all)).toMatchFileSnapshot('messages/results.txt');
  });
});

describe('what is said of the texts of the corpus and of the examples of the codes', () => {
  it.each(['duckflow', 'acor', 'design', 'dml', 'skill', 'json'] as const)('%s', async (name) => {
    await expect(shown(withExamples(name))).toMatchFileSnapshot(`messages/${name}.txt`);
  });

  it('answers of a type', async () => {
    await expect(shown(inAnswers())).toMatchFileSnapshot('messages/json-typed.txt');
  });

  it('tool calls', async () => {
    await expect(shown(inCalls())).toMatchFileSnapshot('messages/tools.txt');
  });
});

it('what is read where a model writes another word than the marker of the dialect', async () => {
  const all = dialectNames.map((name) => [name, shownMarkers(name)] as const);
  await expect(prompts(all)).toMatchFileSnapshot('messages/markers.txt');
});
