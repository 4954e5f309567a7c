import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../src/core/diagnostic.ts';
import { formats } from '../src/formats.ts';
import { isDialect } from '../src/tools/dialects/index.ts';
import { editBlocks, isEditDialect } from '../src/tools/edits/index.ts';
import { toolCalls } from '../src/tools/index.ts';
import { readCase } from './corpus-file.ts';
import { callCases, callDialects, editDialects, tools } from './tools/corpus.ts';

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

function* inCalls(): Generator<Diagnostic> {
  for (const dialect of callDialects.filter(isDialect))
    for (const { input, options } of callCases(dialect)) {
      const { tools: names, finished, ...others } = options;
      const given = names && Object.fromEntries(names.map((name) => [name, tools[name] ?? {}]));
      const format = toolCalls({ dialect, ...others, ...(given && { tools: given }) });
      yield* format.parse(input, { ...(finished !== undefined && { finished }) }).diagnostics;
    }
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
});

describe('what is said of the texts of the corpus', () => {
  it.each(['duckflow', 'acor', 'design', 'dml', 'skill', 'json'] as const)('%s', async (name) => {
    await expect(shown(inCorpus(name))).toMatchFileSnapshot(`messages/${name}.txt`);
  });

  it('tool calls', async () => {
    await expect(shown(inCalls())).toMatchFileSnapshot('messages/tools.txt');
  });
});
