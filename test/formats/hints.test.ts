import { readdirSync, readFileSync } from 'node:fs';
import { acor, design, dml, duckflow, json, skill } from 'peglot';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { applyEdits } from '../../src/core/text-edit.ts';
import { readCase } from '../corpus-file.ts';

/** What a hint tells to write, where that is no sentence: `Write [MOOD] 0.8.` */
const SAID = /^Write ((?:[^a-z\s]|true|false).*?)(?:, alone on its line)?(?:\.$|\. [A-Z].*|$)/;

describe.each([acor, design, dml, duckflow, skill])('the hints of $name', ({ name, parse, diagnostics }) => {
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  const texts = readdirSync(folder).map((file) => readCase(readFileSync(new URL(file, folder), 'utf8')).input);
  texts.push(...Object.values(diagnostics).map(({ example }) => example));

  it('say what the fix writes, which takes the finding away', () => {
    let count = 0;
    for (const text of texts) {
      const { diagnostics: found } = parse(text);
      for (const { code, hint = '', fix } of found) {
        const said = SAID.exec(hint)?.[1];
        // The words of JSON are those of its own format.
        const isJson = json.diagnostics[code.split('/')[1] ?? '']?.hint === hint;
        if (said === undefined || fix === undefined || isJson) continue;
        count++;
        const mended = applyEdits(text, [fix]);
        const counted = (all: readonly { readonly code: string }[]): number =>
          all.filter((one) => one.code === code).length;
        expect(counted(parse(mended).diagnostics), `${code}: ${mended}`).toBeLessThan(counted(found));
        // Write true, false or null.
        const choices = / (?:or|and) \S+$/.test(said) ? said.split(/, | or | and /) : [said];
        expect(
          choices.filter((choice) => mended.includes(choice)),
          `${code}: ${hint} ${mended}`,
        ).not.toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(3);
  });

  it('have fixes that take their finding away and add no error', () => {
    const worse: string[] = [];
    for (const text of texts) {
      const { diagnostics: found } = parse(text);
      for (const { code, fix } of found) {
        // What is wrong inside of JSON is of its own format.
        if (fix === undefined || Object.hasOwn(json.diagnostics, code.split('/')[1] ?? '')) continue;
        const mended = parse(applyEdits(text, [fix])).diagnostics;
        const isGone = countOf(mended, (one) => one.code === code) < countOf(found, (one) => one.code === code);
        if (!isGone || countOf(mended, isError) > countOf(found, isError)) worse.push(`${code}: ${text}`);
      }
    }
    expect(worse).toEqual([]);
  });
});

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function countOf(found: readonly Diagnostic[], is: (one: Diagnostic) => boolean): number {
  return found.filter(is).length;
}

describe('a hint is about what stands there', () => {
  it.each([
    [dml, '🦆▶️[I:]◀️🦆', 'Name it: 🦆▶️[I:no_guesswork]◀️🦆.'],
    [dml, '🦆▶️[S:]◀️🦆', 'Name it: 🦆▶️[S:cwd]◀️🦆.'],
    [dml, '🦆▶️[T:read_file:a.py]◀️🦆', 'Write T:read_file|a.py'],
    [duckflow, '[ACTION_0_TYPE] FINISH', 'Write finish, unless the agent offers "FINISH".'],
    [duckflow, '[ACTION_TYPE] finish', 'Put the number of the action into the marker, as in [ACTION_0_TYPE].'],
    [skill, '{"result": {"success": true, "confidence": 0.9}}', 'Print the inner object alone.'],
    [skill, '{"success": true, "Confidence": 0.9, "metrics": {}}', 'Write confidence.'],
    [design, '# Design Specification: A-1\n\n## Asumptions\n\n- One', 'Write ## Assumptions, if that is meant.'],
  ])('$name: %s', ({ parse }, text, hint) => {
    expect(parse(text).diagnostics.map((found) => found.hint)).toContain(hint);
  });

  it('more than 100 % has no number that could be written', () => {
    const { diagnostics } = duckflow.parse('[MOOD] 150%');
    expect(diagnostics.map(({ hint }) => hint)).not.toContain('Write 1.5');
  });

  it('a variable that the shell did not fill in wants another here-document', () => {
    const { diagnostics } = skill.parse('{"success": $SUCCESS, "confidence": 0.9}');
    expect(diagnostics.find(({ code }) => code === 'skill/bad-bare-string')?.hint).toContain(
      'begin the here-document with << EOF',
    );
  });
});
