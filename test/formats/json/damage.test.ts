import { readFileSync } from 'node:fs';
import { diagnostics, type Json, parse } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../../src/core/parsed.ts';
import { type Damage, readDamages } from './damage-file.ts';
import { type Fault, judge } from './damage-judge.ts';
import { judgeSigns, signsOf } from './lost-signs.ts';
import { expectSameStream } from './streams.ts';

const damages = readDamages();
const titleOf = ({ kind, title }: Damage): string => `${kind}: ${title}`;

describe('the damaged JSON', () => {
  it('is of many kinds, each case once', () => {
    expect(damages.length).toBeGreaterThanOrEqual(170);
    expect(new Set(damages.map(titleOf)).size).toBe(damages.length);
    expect(new Set(damages.map(({ input }) => input)).size).toBe(damages.length);
  });

  it.each(damages.filter(({ least }) => least === undefined))('$kind: $title: is JSON as it should be', (damage) => {
    expect(damage.values).toEqual([JSON.parse(damage.input)]);
  });

  it('where a reader cannot tell, an error is due', () => {
    const told = damages.filter(({ keeps }) => keeps.length > 0);
    expect(new Set(told.map(({ least }) => least))).toEqual(new Set(['error']));
  });
});

it('damaged JSON that comes in single characters is read as the whole', () => {
  for (const { input } of damages) expectSameStream(input, input.split(''));
});

it('docs/json-recovery.md says when each code is due', () => {
  const page = readFileSync(new URL('../../../docs/json-recovery.md', import.meta.url), 'utf8');
  expect(Object.keys(diagnostics).filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

describe('the judge of damaged JSON', () => {
  const damage: Damage = { kind: '', title: '', input: '', least: 'warning', complete: true, values: [[1]], keeps: [] };
  const answer = (value: Json, ...severities: ('error' | 'warning')[]): Parsed<Json> => ({
    value,
    diagnostics: severities.map((severity) => ({ code: '', severity, message: '', range: { start: 0, end: 0 } })),
    ok: !severities.includes('error'),
    complete: true,
    format: 'json',
    via: 'repaired',
    locate: () => undefined,
  });

  it.each<[string, Partial<Damage>, Parsed<Json>, Fault | undefined]>([
    ['right', {}, answer([1], 'warning'), undefined],
    ['right, and told as worse than it is', {}, answer([1], 'error'), undefined],
    ['right, and one of several', { values: [[2], [1]] }, answer([1], 'warning'), undefined],
    ['right, and not told', {}, answer([1]), 'severity'],
    ['right, and told as less than it is', { least: 'error' }, answer([1], 'warning'), 'severity'],
    ['right, and told without a reason', { least: undefined }, answer([1], 'warning'), 'severity'],
    ['right, but cut off', { complete: false }, answer([1], 'warning'), 'complete'],
    ['wrong with a warning', {}, answer([2], 'warning'), 'silent'],
    ['wrong with an error', {}, answer([2], 'error'), 'wrong'],
    ['all kept', { least: 'error', keeps: ['a', '1'] }, answer({ ba: [10] }, 'error'), undefined],
    ['not all kept', { least: 'error', keeps: ['a', '2'] }, answer({ ba: [10] }, 'error'), 'wrong'],
    ['all kept without an error', { least: 'error', keeps: ['a'] }, answer(['a'], 'warning'), 'silent'],
  ])('%s', (_, part, parsed, fault) => {
    expect(judge({ ...damage, ...part }, parsed)).toBe(fault);
  });
});

describe('damaged JSON is read as a reader does', () => {
  const judged = damages.map((damage) => {
    const parsed = parse(damage.input);
    return { damage, parsed, fault: judge(damage, parsed) };
  });
  const told = (which: (damage: Damage, fault: Fault | undefined) => boolean): string[] =>
    judged
      .filter(({ damage, fault }) => which(damage, fault))
      .map(({ damage, parsed }) => `${titleOf(damage)}\n${describeAnswer(damage, parsed)}`);
  const isWrong = (fault: Fault | undefined): boolean => fault === 'wrong' || fault === 'silent';
  const isClear = ({ keeps }: Damage): boolean => keeps.length === 0;

  it('95 % of the values are right', () => {
    const wrong = told((damage, fault) => isClear(damage) && isWrong(fault));
    expect(1 - wrong.length / damages.filter(isClear).length, wrong.join('\n\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('no value is wrong or lost without an error', () => {
    expect(told((_, fault) => fault === 'silent')).toEqual([]);
  });

  it('what a reader cannot tell is kept', () => {
    expect(told((damage, fault) => !isClear(damage) && isWrong(fault))).toEqual([]);
  });

  it('what is right is reported as what it is', () => {
    expect(told((_, fault) => fault === 'severity')).toEqual([]);
  });

  it('a text that was cut off is not complete, and no other', () => {
    expect(told((_, fault) => fault === 'complete')).toEqual([]);
  });
});

describe('one sign of a sound text is lost or doubled', () => {
  it.each(['lost', 'doubled'] as const)('%s: the value is the same, or an error says so', (how) => {
    const texts = signsOf(how);
    const { silent } = judgeSigns(texts);
    expect(silent).toEqual([]);
  });
});

function describeAnswer(
  { input, values, keeps, least }: Damage,
  { value, diagnostics, complete }: Parsed<Json>,
): string {
  const codes = diagnostics.map(({ code, severity }) => `${severity} ${code}`).join(', ');
  const meant =
    keeps.length > 0 ? `all of ${JSON.stringify(keeps)}` : values.map((one) => JSON.stringify(one)).join(' or ');
  return [
    `  text:  ${JSON.stringify(input)}`,
    `  meant: ${meant} (${least ?? 'none'})`,
    `  read:  ${JSON.stringify(value)}, complete ${complete}, ${codes === '' ? 'nothing reported' : codes}`,
  ].join('\n');
}
