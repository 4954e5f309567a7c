import { expect } from 'vitest';
import type { Event } from '../../src/core/event.ts';
import { applyEvent } from '../../src/core/fold.ts';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { detect, type ToolCallOptions, toolCalls } from '../../src/tools/index.ts';
import { type CallsValue, type Case, type CaseOptions, callCases, tools } from './corpus.ts';

/**
 * Before the first marker nothing says that words must not be there, or that labels have a meaning; and `auto` reads the
 * calls of another dialect, too.
 */
const SAID_OTHERWISE: ReadonlySet<string> = new Set([
  'Text before the first marker',
  'Text before the first label',
  'Words behind the fence',
  'A call of another dialect after the input is told',
]);

/** The texts of a dialect's corpus that `detect` tells. */
export function toldTexts(dialect: string): Case<CallsValue>[] {
  return callCases(dialect).filter(
    ({ input, options, title }) => !options.startsInside && detect(input) === dialect && !SAID_OTHERWISE.has(title),
  );
}

/** `auto` reads every so many of a dialect's texts as the dialect does, and a stream of single characters as the whole. */
export function expectReadByAuto(dialect: string, every: number): void {
  if (!isDialect(dialect)) return;
  for (const { title, input, options } of toldTexts(dialect).filter((_, at) => at % every === 0)) {
    const given = optionsOf(options);
    const auto = toolCalls({ ...given, dialect: 'auto' });
    const { locate: _named, via: _dialect, ...named } = toolCalls({ ...given, dialect }).parse(input);
    const { locate: _whole, via, ...whole } = auto.parse(input);
    expect(whole, title).toEqual(named);
    expect([dialect, 'auto'], title).toContain(via);
    const stream = auto.createStream();
    const events: Event[] = [];
    for (const char of input) events.push(...stream.push(char));
    const { events: last, locate: _streamed, via: _via, ...streamed } = stream.end();
    expect(streamed, title).toEqual(whole);
    const folded = [...events, ...last].reduce<unknown>(applyEvent, { text: '', reasoning: '', calls: [] });
    expect(folded, title).toEqual(whole.value);
  }
}

function optionsOf({ tools: names, thoughts }: CaseOptions): Omit<ToolCallOptions, 'dialect'> {
  const given = names?.map((name) => [name, tools[name] ?? { parameters: {} }] as const);
  return { ...(given && { tools: Object.fromEntries(given) }), ...(thoughts && { thoughts }) };
}
