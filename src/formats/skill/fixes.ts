import type { grammar } from '../../../generated/skill.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Range } from '../../core/range.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Detail, FixesOf } from '../../engine/index.ts';

/** The messages about mistakes in lines, and fixes where they are certain. */
export const fixes: FixesOf<typeof grammar> = {
  BadConfidence: ({ raw }) => ({
    path: ['confidence'],
    message: `The confidence must be a number, not ${quote(raw.trim())}`,
  }),
  MissingNumber: () => ({ path: ['confidence'], message: 'The confidence is empty' }),
  BadPercent: (node) => ({
    path: ['confidence'],
    message: `The confidence ${quote(node.raw)} is a percentage; it was divided by 100`,
    ...writing(node, String(Number(`${node.text}e-2`))),
  }),
  BadDecimalComma: decimalComma,
  BadDecimalAmount: decimalComma,
  BadThousands: (node) => ({
    message: `The number ${quote(node.raw)} contains commas; they were left out`,
    ...writing(node, node.raw.replaceAll(',', '')),
  }),
  BadGroupedWord: () => false,
  BadPath: ({ raw }) => noPath(raw),
  BadItem: ({ raw }) => noPath(raw),
  MissingPath: () => ({ path: ['deliverables'] }),
  BadSpacedPath: (node) => ({
    message: `The path ${quote(node.raw)} has spaces and no quotes`,
    ...writing(node, `"${node.text}"`),
  }),
  MissingUnit: ({ raw, start, number }) => {
    const end = typeof number === 'string' ? start + number.length : number.end;
    return {
      message: `The duration ${quote(raw)} has no unit; it was read as milliseconds`,
      ...replacing({ start: end, end }, ' ms'),
      hint: `Write ${raw.slice(0, end - start)} ms`,
    };
  },
};

function decimalComma(node: Range & { readonly raw: string; readonly whole: string; readonly part: string }): Detail {
  return {
    message: `The number ${quote(node.raw)} has a decimal comma`,
    ...writing(node, `${node.whole}.${node.part}`, '. In bash, LC_ALL=C makes awk and printf write a point.'),
  };
}

/** Replaces a range by a text, with a hint. */
function writing(range: Range, text: string, more = ''): Detail {
  return { ...replacing(range, text), hint: `Write ${text}${more}` };
}

function noPath(raw: string): Detail {
  return { path: ['deliverables'], message: `${quote(raw.trim())} is not a path; it was left out` };
}
