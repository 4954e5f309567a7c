import { expect, it } from 'vitest';
import { changesBetween } from '../src/core/changes.ts';
import type { Diagnostic } from '../src/core/diagnostic.ts';
import { escapeControls } from '../src/core/escape-controls.ts';
import type { Parsed } from '../src/core/parsed.ts';
import { formatPath } from '../src/core/path.ts';
import { formats } from '../src/formats.ts';
import { dialectNames } from '../src/tools/dialects/index.ts';
import { editBlocks, editDialects } from '../src/tools/edits/index.ts';
import { toolCalls } from '../src/tools/index.ts';
import { corpusTexts } from './corpus-texts.ts';
import { callCases, editCases, tools } from './tools/corpus.ts';

// What becomes of clean texts when one line is damaged, in each of many ways: written down.
// `npx vitest run test/damaged-lines.test.ts -u` writes it anew.

/** What may happen to a line; the same line where it does not happen to such a one. */
const WAYS: Readonly<Record<string, (line: string) => string>> = {
  'left out': () => '',
  twice: (line) => line + line,
  'cut in half': (line) => `${line.slice(0, line.length / 2)}\n`,
  joined: (line) => line.replace('\n', ' '),
  'indented by two': (line) => `  ${line}`,
  'indented by four': (line) => `    ${line}`,
  'not indented': (line) => line.trimStart(),
  'an item': (line) => `- ${line}`,
  'a numbered item': (line) => `1. ${line}`,
  'no item': (line) => line.replace(/^\s*(?:[-*]|\d+\.) /, ''),
  'a heading': (line) => `## ${line}`,
  'a lower heading': (line) => line.replace(/^#/, '##'),
  'a quote': (line) => `> ${line}`,
  bold: (line) => line.replace(/\S.*\S|\S/, '**$&**'),
  'not bold': (line) => line.replaceAll('**', ''),
  'in backticks': (line) => line.replace(/\S.*\S|\S/, '`$&`'),
  'without backticks': (line) => line.replaceAll('`', ''),
  'in quotes': (line) => line.replace(/(?<=[:=] ?)\S.*\S/, '"$&"'),
  'without quotes': (line) => line.replaceAll('"', ''),
  'in single quotes': (line) => line.replaceAll('"', "'"),
  lower: (line) => line.toLowerCase(),
  upper: (line) => line.toUpperCase(),
  'without its colon': (line) => line.replace(':', ''),
  'a blank before its colon': (line) => line.replace(':', ' :'),
  'an equals sign': (line) => line.replace(/: ?/, ' = '),
  'without a comma': (line) => line.replace(/,(?=[^,]*$)/, ''),
  'a comma more': (line) => line.replace(/(?=\n?$)/, ','),
  'without the last bracket': (line) => line.replace(/[\])}>](?=[^\])}>]*$)/, ''),
  'without the first bracket': (line) => line.replace(/[[({<]/, ''),
  'a remark more': (line) => line.replace(/(?=\n?$)/, ' (see above)'),
  'a slip of the hand': (line) => line.replace(/(?<=\p{L}\p{L})\p{L}(?=\p{L})/u, ''),
  'other numbers': (line) => line.replace(/\d+/g, '-7.50'),
  'below a blank line': (line) => `\n${line}`,
  'below a fence': (line) => `\`\`\`\n${line}`,
  'below a token': (line) => `<|im_end|>\n${line}`,
  'ended as on Windows': (line) => line.replace('\n', '\r\n'),
};

interface Subject {
  readonly name: string;
  /** What can be damaged; only so much of it is, at regular distances. */
  readonly texts: readonly string[];
  readonly most: number;
  parse(text: string): Parsed<unknown>;
}

const subjects: readonly Subject[] = [
  ...Object.values(formats).map(({ name, parse }) => subjectOf(name, 1200, corpusTexts(name), (text) => parse(text))),
  ...dialectNames.map((dialect) => {
    const { parse } = toolCalls({ dialect, tools });
    return subjectOf(dialect, 60, callCases(dialect).map(inputOf), (text) => parse(text));
  }),
  ...editDialects.map((dialect) => {
    const { parse } = editBlocks({ dialect });
    return subjectOf(dialect, 120, editCases(dialect).map(inputOf), (text) => parse(text));
  }),
];

/** The longest clean texts show most. */
function subjectOf(name: string, most: number, texts: readonly string[], parse: Subject['parse']): Subject {
  const clean = texts.filter((text) => parse(text).ok);
  return { name, texts: clean.toSorted((one, other) => other.length - one.length).slice(0, 6), most, parse };
}

function inputOf({ input }: { readonly input: string }): string {
  return input;
}

it.each(subjects)('$name', async ({ name, texts, most, parse }) => {
  const all = texts.flatMap((text) => damagedOf(text).map((damage) => ({ ...damage, text })));
  // Odd, so that it seldom meets the same ways in each line.
  const step = Math.ceil(all.length / most) | 1;
  const given = all
    .filter((_, at) => at % step === 0)
    .map(({ line, way, text, damaged }) => {
      const was = parse(text);
      const is = parse(damaged);
      return [`${JSON.stringify(line)} ${way}`, ...differences(was, is).map((part) => `  ${part}`)].join('\n');
    });
  await expect(`${given.join('\n')}\n`).toMatchFileSnapshot(`./damaged-lines/${name}.txt`);
});

function damagedOf(text: string): { line: string; way: string; damaged: string }[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.flatMap((line, at) =>
    Object.entries(WAYS).flatMap(([way, change]) => {
      const damaged = change(line);
      if (damaged === line) return [];
      return [{ line, way, damaged: [...lines.slice(0, at), damaged, ...lines.slice(at + 1)].join('') }];
    }),
  );
}

function differences(was: Parsed<unknown>, is: Parsed<unknown>): string[] {
  const changes = changesBetween(was.value, is.value).map((change) => {
    const { kind, path } = change;
    const value = kind === 'set' || kind === 'add' ? change.value : kind === 'insert' ? change.values : undefined;
    return `${kind} ${formatPath(path)}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`.slice(0, 120);
  });
  const nameOf = ({ code, path }: Diagnostic): string => `${code} ${formatPath(path ?? [])}`;
  const known = new Set(was.diagnostics.map(nameOf));
  const found = is.diagnostics
    .filter((finding) => !known.has(nameOf(finding)))
    .map((finding) => `${nameOf(finding)} ${finding.range.start}-${finding.range.end}`);
  const verdict = [...(is.ok ? [] : ['not ok']), ...(is.complete ? [] : ['cut off'])].join(', ');
  // A pair of surrogates may have been cut.
  return [...changes.slice(0, 4).map((line) => escapeControls(line)), ...found, ...(verdict === '' ? [] : [verdict])];
}
