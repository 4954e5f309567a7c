import fc from 'fast-check';
import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { GrammarCoverage, joinedCounts } from '../../../src/extras/workbench/coverage.ts';
import { coverageHtml } from '../../../src/extras/workbench/coverage-html.ts';
import { compileGrammar, type RuntimeParser } from '../../../src/grammar/compile.ts';
import { type CoveragePoint, countPoints } from '../../../src/grammar/points.ts';
import { readGrammar } from '../../../src/grammar/read.ts';
import { folderWith, run } from '../../cli/run.ts';
import { mayLoop, randomGrammar, randomInput } from '../../grammar/random-grammar.ts';
import { isDeep, runs } from '../../laws/law.ts';

const { numRuns } = runs(200);

/** All that can be seen of a parse. */
function seen(parser: RuntimeParser, input: string): unknown {
  try {
    return { result: parser.parse(input) };
  } catch (error) {
    const { message, location }: { message?: unknown; location?: unknown } = Object(error);
    return { message, location };
  }
}

function plainParser(grammar: string): RuntimeParser | undefined {
  try {
    return peggy.generate(grammar);
  } catch {
    return undefined;
  }
}

const text = 'Start = "a" Tail? / Other*\nTail = "b" / "c"\nOther = [xy] / "<>"\nUnused = "z"';
const sources = [{ source: 'toy.peggy', text }];

/** `kind text: count` of each point. */
function shown(coverage: GrammarCoverage): string[] {
  return coverage.counts.map(({ kind, rule, start, end, count }) =>
    kind === 'rule' ? `${rule}: ${count}` : `${kind} ${text.slice(start, end).trim()}: ${count}`,
  );
}

describe('coverage', () => {
  it.runIf(isDeep)('changes nothing that can be seen of a parse', () => {
    fc.assert(
      fc.property(
        randomGrammar({ code: true }),
        fc.array(randomInput, { minLength: 10, maxLength: 10 }),
        (grammar, inputs) => {
          fc.pre(!mayLoop(grammar));
          const plain = plainParser(grammar);
          fc.pre(plain !== undefined);
          if (plain === undefined) return;
          const points: CoveragePoint[] = [];
          const counting = compileGrammar(readGrammar([{ source: 'random', text: grammar }]), {
            plugins: [countPoints(points)],
          });
          for (const input of inputs) expect(seen(counting, input)).toEqual(seen(plain, input));
        },
      ),
      { numRuns },
    );
  });

  it('counts every successful match, alternative by alternative', () => {
    const coverage = new GrammarCoverage(sources);
    for (const input of ['a', 'ab', 'ab', '', 'x', 'xy<>', 'no']) coverage.parse(input, 'Start');
    expect(shown(coverage)).toEqual([
      'Start: 7',
      'alternative "a" Tail?: 3',
      'taken Tail: 2',
      'left out Tail?: 1',
      'alternative Other*: 4',
      'repeated Other: 2',
      'empty Other*: 2',
      'Tail: 2',
      'alternative "b": 2',
      'alternative "c": 0',
      'Other: 4',
      'alternative [xy]: 3',
      'alternative "<>": 1',
    ]);
    const other = new GrammarCoverage(sources);
    expect(other.parse('ac', 'Start')).toBe(true);
    expect(other.parse('q', 'Start')).toBe(false);
    const joined = joinedCounts([coverage.counts, other.counts]);
    expect(joined.filter((point) => point.count === 0)).toEqual([]);
  });

  it('tries a rule at an offset, whatever is after it; one that is not there matches nowhere', () => {
    const coverage = new GrammarCoverage(sources, ['Start', 'Tail']);
    expect([0, 1, 2].map((offset) => coverage.match('abc', 'Tail', offset))).toEqual([false, true, true]);
    expect(coverage.match('abc', 'Nowhere', 1)).toBe(false);
    expect(shown(coverage).filter((point) => point.startsWith('Tail'))).toEqual(['Tail: 2']);
  });

  it('reads a grammar of the engine with what its annotations mean', () => {
    const engine = new GrammarCoverage([
      {
        source: 'engine.peggy',
        text: `
/** @stream */
Text = Part*
Part = Block / Kind / BadCut / Other
/** @attribute name head.name */
Block = head:Head &behind (!close .)* close
Head = "<" options:"!"? name:name ">"
close = "</" same ">"
name = $[a-z]+
/** @same name */
same = $[a-z]+
/** @later Closing name */
behind = ""
Closing = "</" @name ">"
/** @words note task · any case: BadKindCase */
kind = $[A-Za-z]+
Kind = mark kind
/** @option */
mark = "#"
/**
 * Cut.
 * @incomplete Head
 * @severity error
 * @example <
 * @hint Go on.
 */
BadCut = .+
/**
 * Case.
 * @severity warning
 * @example #Note
 * @hint note
 */
BadKindCase = ""
Other = .`,
      },
    ]);
    const exercised = (text: string, words = {}): string[] => {
      engine.clear();
      expect(engine.parse(text, 'Text', { words })).toBe(true);
      return engine.counts.filter(({ kind, count }) => kind === 'rule' && count > 0).map(({ rule }) => rule);
    };
    expect(engine.isForEngine).toBe(true);
    expect(exercised('<a>\n</a>')).toContain('Block');
    // Nothing closes it at the start of a later line.
    expect(exercised('<a></a>')).not.toContain('behind');
    expect(exercised('<!a>\n</a>')).toContain('Block');
    expect(exercised('<a></b>\n</a>')).toContain('close');
    expect(exercised('<a>\n</ab>')).not.toContain('Block');
    expect(exercised('#NOTE')).toEqual(['Text', 'Part', 'kind', 'Kind', 'mark']);
    expect(exercised('#nota')).not.toContain('Kind');
    expect(exercised('##note', { mark: ['##', '%'] })).toContain('Kind');
    expect(exercised('#note', { mark: ['##', '%'] })).not.toContain('Kind');
    expect(exercised('#note', { mark: [] })).not.toContain('mark');
    expect(exercised('.<ab')).toContain('BadCut');
    expect(exercised('.<ab.')).not.toContain('BadCut');
    // A rule that is only asked whether the text ends in it, or that nothing leads to, is no gap.
    expect(engine.counts.map(({ rule }) => rule)).not.toContain('BadKindCase');
  });

  it('shows the grammar as a page that holds nothing but its text', async () => {
    const coverage = new GrammarCoverage(sources);
    coverage.parse('ab', 'Start');
    const html = coverageHtml('<toy>', sources, coverage.counts, (point) =>
      point.rule === 'Tail' ? 'nobody writes "c"' : undefined,
    );
    expect(html).toContain('<title>&lt;toy&gt;: coverage</title>');
    expect(html).toContain(
      '<mark class="excused">&quot;c&quot;<i class="excused" title="Tail, alternative: never; nobody writes &quot;c&quot;">0</i></mark>',
    );
    expect(html).toMatch(/<mark[^>]*>&quot;&lt;&gt;&quot;<i class="zero"/);
    expect(html).not.toMatch(/https?:|<script/);
    // `npx vitest run test/extras/workbench/coverage.test.ts -u` writes it anew.
    await expect(html).toMatchFileSnapshot('coverage.html');
    const whole = new GrammarCoverage(sources);
    for (const one of ['ab', 'ac', 'x<>', 'a', '']) whole.parse(one, 'Start');
    const rest = coverageHtml('all', sources, whole.counts);
    expect(rest).toContain('<p>13 of 13 points exercised, 0 excused, 0 not exercised.');
    expect(rest).not.toContain('first gap');
    const pre = /<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '';
    const bare = pre.replace(/<i[^>]*>[^<]*<\/i>/g, '').replace(/<[^>]*>/g, '');
    expect(bare.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(text);
  });

  it.runIf(isDeep)('is a gate: a gap fails, a reason lets it pass, a reason without a gap fails', async () => {
    const reason = { file: 'toy.peggy', rule: 'Tail', kind: 'alternative', text: '"c"', reason: 'nobody writes it' };
    const folder = await folderWith({ 'toy.peggy': text, 'reasons.json': JSON.stringify([reason]) });
    const texts = await folderWith({ '1': 'ab', '2': 'xy<>', '3': '', '4': 'a' });
    const more = await folderWith({ '1': 'ab', '2': 'xy<>', '3': '', '4': 'a', '5': 'ac' });
    const args = ['grammar', 'coverage', 'toy.peggy', '--runs', '0', '--check', '--corpus'];
    const gap = await run([...args, texts], { cwd: folder });
    expect(gap.code).toBe(1);
    expect(gap.stdout).toContain('toy.peggy  3 of 3  5 of 6');
    expect(gap.stdout).toContain('not exercised  toy.peggy:2:14  Tail, alternative: "c"');
    expect(await run([...args, texts, '--reasons', 'reasons.json'], { cwd: folder })).toMatchObject({ code: 0 });
    expect(await run([...args, more], { cwd: folder })).toMatchObject({ code: 0 });
    const stale = await run([...args, more, '--reasons', 'reasons.json'], { cwd: folder });
    expect(stale).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('reason without a gap  toy.peggy  Tail: "c"'),
    });
    const random = ['grammar', 'coverage', 'toy.peggy', '--runs', '20', '--check', '--corpus', texts];
    expect(await run(random, { cwd: folder })).toMatchObject({ code: 0 });
  });
});
