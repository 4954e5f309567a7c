import assert from 'node:assert/strict';
import { type Flaw, parse as parseTree, type StepNode } from '../../generated/json.ts';

/**
 * The tiling law of JSON: the steps of the grammar stand in text order, and what belongs to no step and no mistake is
 * white space, a comma or a colon. So no character of the text is lost without a word.
 */
export function expectTiling(text: string): void {
  let end = 0;
  for (const { start, end: stop, what } of parts(text)) {
    assert(start >= 0 && stop >= start && stop <= text.length, `${what} at ${start}–${stop} has no place in the text`);
    expectPunctuation(text, end, start);
    end = Math.max(end, stop);
  }
  expectPunctuation(text, end, text.length);
}

function expectPunctuation(text: string, start: number, end: number): void {
  const between = text.slice(start, end);
  assert(/^[ \t\n\r,:]*$/.test(between), `${JSON.stringify(between)} at ${start} belongs to nothing`);
}

interface PartOfText {
  readonly start: number;
  readonly end: number;
  readonly what: string;
}

/** The steps and the mistakes, in text order. */
function parts(text: string): PartOfText[] {
  const steps = parseTree(text, { startRule: 'Document' });
  let last = 0;
  for (const { type, start } of steps) {
    assert(start >= last, `${type} at ${start} stands before the step before it`);
    last = start;
  }
  return steps.flatMap(partsOf).sort((a, b) => a.start - b.start);
}

function partsOf(step: StepNode): PartOfText[] {
  const flaws = (step.errors ?? []).map(({ type, start, end }: Flaw) => ({ start, end, what: type }));
  const member = step.type === 'Key' && step.member !== null ? partsOf(step.member) : [];
  return [{ start: step.start, end: step.end, what: step.type }, ...flaws, ...member];
}
