import { expect, it } from 'vitest';
import { append } from '../src/core/append.ts';
import { escapeControls } from '../src/core/escape-controls.ts';
import { getOrMake } from '../src/core/maps.ts';
import { formatPath, type Path } from '../src/core/path.ts';
import { messageOf } from '../src/core/thrown.ts';
import { formats } from '../src/formats.ts';
import { editBlocks } from '../src/tools/edits/index.ts';
import { toolCalls } from '../src/tools/index.ts';
import { corpusTexts } from './corpus-texts.ts';
import { pathsOf } from './paths-of.ts';
import { callCases, editCases } from './tools/corpus.ts';

// What is told of values whose parts are left out, are of other types or out of range, one at a time:
// `npx vitest run test/spoiled.test.ts -u` writes it anew.

interface Checked {
  readonly name: string;
  parse(text: string): { readonly value: unknown };
  check(value: unknown): readonly { readonly code: string; readonly message: string; readonly path?: Path }[];
  print(value: unknown): string;
}

/** What a part becomes; `undefined` leaves it out. */
const OTHERS: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e6,
  '',
  ' ',
  'a\nb',
  '# a',
  [],
  ['x', 7],
  {},
  { x: 7 },
];

/** So much of a message is written. */
const LONGEST = 200;

const subjects = [
  ...Object.values(formats).map((format) => subjectOf(format, corpusTexts(format.name))),
  ...(['hermes', 'qwen3-coder', 'pythonic', 'harmony', 'react'] as const).map((dialect) =>
    subjectOf(
      toolCalls({ dialect }),
      callCases(dialect).map(({ input }) => input),
      dialect,
    ),
  ),
  ...(['apply-patch', 'aider-udiff', 'roo-diff', 'bolt'] as const).map((dialect) =>
    subjectOf(
      editBlocks({ dialect }),
      editCases(dialect).map(({ input }) => input),
      dialect,
    ),
  ),
];

function subjectOf(
  format: Checked,
  texts: readonly string[],
  name = format.name,
): { name: string; given: () => string } {
  return { name, given: () => spoiled(format, texts) };
}

it.each(subjects)('spoiled values of $name', async ({ name, given }) => {
  await expect(given()).toMatchFileSnapshot(`./spoiled/${name}.txt`);
});

/**
 * For each kind of part what is told, and of which values instead of it:
 *
 *     messages[].percent
 *       -1, 1000000: acor/percent-out-of-range at messages[0].percent: …; is not printed
 */
function spoiled(format: Checked, texts: readonly string[]): string {
  const seen = new Set<string>();
  const parts: string[] = [];
  for (const text of texts) {
    const { value } = format.parse(text);
    for (const path of pathsOf(value)) {
      const kind = formatPath(path).replace(/\d+/g, '');
      if (seen.has(kind)) continue;
      seen.add(kind);
      const byTold = new Map<string, string[]>();
      for (const other of OTHERS) {
        const what = other === undefined ? 'left out' : JSON.stringify(other);
        append(
          getOrMake(byTold, toldOf(format, withPart(value, path, other)), () => []),
          [what],
        );
      }
      parts.push(`${kind}\n${[...byTold].map(([told, whats]) => `  ${whats.join(', ')}: ${told}\n`).join('')}`);
    }
  }
  return parts.join('');
}

function toldOf(format: Checked, value: unknown): string {
  const found = format.check(value).map(({ code, message, path = [] }) => `${code} at ${formatPath(path)}: ${message}`);
  const print = printOf(format, value);
  const all = found.some((line) => line.endsWith(print)) ? [...found, 'is not printed'] : [...found, print];
  return [...new Set(all)].map((line) => escapeControls(line.slice(0, LONGEST))).join('; ');
}

function printOf(format: Checked, value: unknown): string {
  try {
    format.print(value);
    return 'prints';
  } catch (error) {
    return messageOf(error);
  }
}

/** A copy with another part. */
function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) return value.flatMap((item, at) => (at === key ? one(withPart(item, rest, part)) : [item]));
  const entries = Object.entries(Object(value)).flatMap(([name, inner]) => {
    const changed = name === key ? withPart(inner, rest, part) : inner;
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return Object.fromEntries(entries);
}

function one(item: unknown): unknown[] {
  return item === undefined ? [] : [item];
}
