import { grammar } from '../../../generated/skill.ts';
import type { Range } from '../../core/range.ts';
import { visit } from '../../engine/visit.ts';
import { countOf, type Fact, factsOf, verdictsOf, type Written } from '../../formats/skill/read/facts.ts';

/** What the lines of a text say, as they write it. */
export type LineFact =
  | { readonly type: 'verdict'; readonly start: number; readonly good: boolean }
  | { readonly type: 'path' | 'problem' | 'confidence'; readonly start: number; readonly text: string }
  | { readonly type: 'count'; readonly start: number; readonly name: string; readonly text: string }
  | { readonly type: 'duration'; readonly start: number; readonly parts: readonly TimeAmount[] };

/** A part of a duration. */
export interface TimeAmount {
  readonly text: string;
  readonly unit: string;
}

/** Reads the lines of a text without noise. */
export function lineFacts(text: string): LineFact[] {
  const found: LineFact[] = [];
  const judge = (mark: Range | null, facts: readonly Fact[]): void => {
    for (const { start, good } of verdictsOf(mark, facts)) found.push({ type: 'verdict', start, good });
  };
  visit(grammar, text, {
    Line: (node) => {
      const facts = factsOf(node);
      judge(node.mark, facts);
      for (const fact of facts) found.push(...valuesOf(fact));
    },
    FailureLine: ({ failed, problem }) => {
      found.push({ type: 'verdict', start: failed.start, good: false });
      if (problem !== null) found.push({ type: 'problem', start: problem.start, text: problem.message });
    },
    FileList: ({ mark, counted, items }) => {
      judge(mark, []);
      if (typeof counted !== 'string') found.push(...countsOf(counted));
      for (const item of items) found.push(...pathsOf(item));
    },
  });
  return found;
}

function valuesOf(fact: Fact): LineFact[] {
  switch (fact.type) {
    case 'Confidence': {
      const { value, start } = fact;
      if (value.type === 'MissingNumber') return [];
      if (value.type === 'BadDecimalComma') return [{ type: 'confidence', start, text: written(value) }];
      if (value.type === 'BadConfidence') return [{ type: 'confidence', start, text: value.raw }];
      return [{ type: 'confidence', start, text: value.type === 'BadPercent' ? `${value.text}%` : value.text }];
    }
    case 'Files':
      return pathsOf(fact);
    case 'Duration':
    case 'Finished': {
      const { time, start } = fact;
      const parts =
        time.type === 'Time'
          ? time.parts.map(({ number, unit }) => ({ text: written(number), unit }))
          : [{ text: written(time.number), unit: 'ms' }];
      return [{ type: 'duration', start, parts }];
    }
    default:
      return countsOf(fact);
  }
}

function countsOf(fact: Parameters<typeof countOf>[0]): LineFact[] {
  const count = countOf(fact);
  return count === undefined
    ? []
    : [{ type: 'count', start: fact.start, name: count.name, text: written(count.number) }];
}

interface Paths {
  readonly paths: readonly (Range & { readonly text: string })[] | null;
  readonly more: (Range & { readonly type: string; readonly text?: string }) | null;
}

function pathsOf({ paths, more }: Paths): LineFact[] {
  const found = (paths ?? []).map(({ start, text }): LineFact => ({ type: 'path', start, text }));
  if (more?.text !== undefined) found.push({ type: 'path', start: more.start, text: more.text });
  return found;
}

/** A number without commas. */
function written(number: Written): string {
  return typeof number === 'string' ? number.replaceAll(',', '') : `${number.whole}.${number.part}`;
}
