import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../src/core/format.ts';
import { editBlocks, isEditDialect, type ToolCallFormat, toolCalls } from '../../src/entries/tools.ts';
import { mutated } from '../../src/grammar/sentences/mutate.ts';
import { lawsOfFormat, type TextLaw } from '../../src/testing/laws.ts';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { holds } from '../assert.ts';
import {
  type CallsValue,
  type Case,
  type CaseOptions,
  callCases,
  callDialects,
  editCases,
  editDialects,
  tools,
} from '../tools/corpus.ts';
import { every, isDeep, runs } from './law.ts';

const calls = callDialects.filter(isDialect);
const edits = editDialects.filter(isEditDialect);

/** The text of a link in Markdown that is a list of calls but for what follows it. */
const LINK_TEXT = /\[[\w.-]+\(\)\](?=[([])/g;

/**
 * The laws of every format but `total`: where only the last closing marker is missing, a text of calls or edits is good and
 * not complete, without an error.
 */
function lawsOf<Model>(format: Format<Model>): (readonly [name: string, law: TextLaw])[] {
  return lawsOfFormat(format).flatMap((law) => (law.name === 'total' ? [] : [[law.name, law] as const]));
}

/** The format that a case is read with. */
function formatOf(
  dialect: (typeof calls)[number],
  { tools: names, startsInside, thoughts }: CaseOptions,
): ToolCallFormat {
  const given = names?.map((name) => [name, tools[name] ?? {}] as const);
  return toolCalls({
    dialect,
    ...(given !== undefined && { tools: Object.fromEntries(given) }),
    ...(startsInside !== undefined && { startsInside }),
    ...(thoughts !== undefined && { thoughts }),
  });
}

function cleanCases(dialect: string): Case<CallsValue>[] {
  return callCases(dialect).filter(({ ok, complete, codes }) => ok && complete && codes.length === 0);
}

describe.each(every(3, calls))('the laws of the dialect %s', (dialect) => {
  const inputs = fc.constantFrom(...callCases(dialect).map(({ input }) => input));
  const texts = fc.oneof(inputs, mutated(inputs));

  it.each(lawsOf(toolCalls({ dialect })))('%s', (_, law) => {
    fc.assert(
      fc.property(texts, (text) => holds(() => law.hold(text, [1]))),
      runs(200),
    );
  });

  it('a call of a beginning that is said to be complete is one of the whole text', () => {
    for (const sample of cleanCases(dialect)) {
      // Where a call ends a thought, one in the beginning of a thought is one.
      const format = formatOf(dialect, { ...sample.options, thoughts: 'closed-only' });
      const whole = format.parse(sample.input).value.calls;
      const links = [...sample.input.matchAll(LINK_TEXT)];
      const step = isDeep ? 1 : 41;
      for (let end = isDeep ? 0 : sample.title.length % step; end < sample.input.length; end += step) {
        // A link in Markdown that is cut in its text is a list of calls: nothing says that it goes on.
        if (links.some(({ 0: { length }, index }) => end > index && end <= index + length)) continue;
        const { value, diagnostics } = format.parse(sample.input.slice(0, end));
        // A fence is around the whole reply as long as nothing follows it.
        if (diagnostics.some(({ code }) => code === 'tools/fenced-call')) continue;
        for (const [at, call] of value.calls.entries())
          if (call.complete) expectSameCall(call, whole[at], `${sample.title}, cut at ${end}`);
      }
    }
  });

  it('what is quoted is not called', () => {
    for (const { input, options } of cleanCases(dialect).filter((_, at) => isDeep || at % 4 === 0)) {
      if (options.startsInside !== undefined) continue;
      const format = formatOf(dialect, options);
      // A thought in a thought ends the outer one, in some dialects.
      const isPlain = !input.includes('think>') && format.parse(input).value.reasoning === '';
      const thinks = isPlain && format.parse('<think>\nIt.\n</think>\n').value.reasoning !== '';
      const thought = [['in a thought', `<think>\nI could write:\n${input}\n</think>\nDone.`]] as const;
      for (const [how, quoted] of [...quotations(input), ...(thinks ? thought : [])]) {
        const { value } = format.parse(quoted);
        expect(value.calls, `${how}: ${input}`).toEqual([]);
      }
    }
  });
});

function expectSameCall(
  call: CallsValue['calls'][number],
  whole: CallsValue['calls'][number] | undefined,
  where: string,
): void {
  const isSame = isDeepStrictEqual([call.name, call.arguments], [whole?.name, whole?.arguments]);
  expect(isSame, `${where}: ${JSON.stringify(call.arguments)}`).toBe(true);
}

/** A reply as it is shown in an explanation. */
function quotations(text: string): (readonly [how: string, text: string])[] {
  const lines = text.endsWith('\n') ? text : `${text}\n`;
  const run = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  const waves = '~'.repeat(Math.max(3, ...[...text.matchAll(/~+/g)].map(([tildes]) => tildes.length + 1)));
  const isOneLine = !/[\n\r]/.test(text);
  return [
    ['in a fence', `So it is written:\n\n${run}text\n${lines}${run}\nDone.\n`],
    ['in a longer fence', `So it is written:\n\n${run}\`\`\n${lines}${run}\`\`\nDone.\n`],
    ['in a fence of tildes', `So it is written:\n\n${waves}\n${lines}${waves}\nDone.\n`],
    ...(isOneLine ? ([['in inline code', `Write ${run}${text}${run} then.\n`]] as const) : []),
  ];
}

describe.each(edits)('the laws of the dialect %s', (dialect) => {
  const inputs = fc.constantFrom(...editCases(dialect).map(({ input }) => input));
  const texts = fc.oneof(inputs, mutated(inputs));

  it.each(lawsOf(editBlocks({ dialect })))('%s', (_, law) => {
    fc.assert(
      fc.property(texts, (text) => holds(() => law.hold(text, [1]))),
      runs(200),
    );
  });

  it('an edit of a beginning is one of the whole text', () => {
    const format = editBlocks({ dialect });
    for (const { title, input, codes, complete } of editCases(dialect)) {
      if (codes.length > 0 || !complete) continue;
      const whole = format.parse(input).value.edits;
      for (let end = 0; end < input.length; end += isDeep ? 1 : 17) {
        const { value, complete: isWhole } = format.parse(input.slice(0, end));
        // The edit that a text is cut in may be there as far as it came, where the result says that it is not complete.
        const sure = isWhole ? value.edits : value.edits.slice(0, -1);
        expect(sure, `${title}, cut at ${end}`).toEqual(whole.slice(0, sure.length));
      }
    }
  });
});
