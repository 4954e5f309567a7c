import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../src/cli/replace-file.ts';
import { HEADERS, type Header, STATES } from '../src/formats/acor/vocabulary.ts';
import { STANDARD_SECTIONS, STANDARD_VITALS } from '../src/formats/duckflow/vocabulary.ts';

/** What became of a file of words. */
export interface WordsOutcome {
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'differs';
}

/** The files of rules that are lists of a format's own words, written from its vocabulary. */
const FILES: Readonly<Record<string, () => string>> = {
  'grammars/acor/words.peggy': acorWords,
  'grammars/duckflow/words.peggy': duckflowWords,
  'grammars/duckflow/forgiven-words.peggy': duckflowForgivenWords,
};

/** Writes the rules of words. They are sources of parsers, so they come first. */
export async function generateWords(root: string, check: boolean): Promise<WordsOutcome[]> {
  const outcomes = Object.entries(FILES).map(async ([file, textOf]): Promise<WordsOutcome> => {
    const path = join(root, file);
    const text = textOf();
    if ((await readFile(path, 'utf8').catch(() => '')) === text) return { file, state: 'unchanged' };
    if (check) return { file, state: 'differs' };
    await replaceFile(path, text);
    return { file, state: 'written' };
  });
  return Promise.all(outcomes);
}

const SECTIONS = ['reasoning', ...STANDARD_SECTIONS].map((name) => name.toUpperCase());
const VITALS = STANDARD_VITALS.map((name) => name.toUpperCase());
const WRITTEN = 'Written by `npm run generate` from the vocabulary of the format: do not edit.';

function duckflowWords(): string {
  return `// The names of sections and vitals. ${WRITTEN}

sectionName = ${choice(SECTIONS)}
sectionLetters = ${choice(SECTIONS, 'i')}
vitalName = ${choice(VITALS)}
vitalLetters = ${choice(VITALS, 'i')}
`;
}

function duckflowForgivenWords(): string {
  const rule = (name: string, words: readonly string[]): string =>
    `/** @words ${words.join(' ')} · any case: BadMarkerName · one slip: BadMarkerSlip */\n${name} = looseName\n`;
  return `// The same names in any case and with one slip.
// ${WRITTEN}

${rule('knownWord', [...SECTIONS, ...VITALS])}
${rule('reasoningWord', SECTIONS.slice(0, 1))}
${rule('sectionWord', SECTIONS.slice(1))}
${rule('vitalWord', VITALS)}`;
}

/** The words of headers, the longest first: one may begin with another. */
function acorWords(): string {
  const headers = Object.entries<Header>(HEADERS).toSorted(([one], [other]) => other.length - one.length);
  const after = (kind: Header['after']): [string, Header][] => headers.filter(([, row]) => row.after === kind);
  const rules = (name: string, rows: readonly [string, Header][]): string =>
    `${name}Word = ${choice(rows.map(([words]) => words))}\n${name}Words = ${rows.map(inAnyCase).join(' / ')}\n`;
  return `// The words of headers, by what is after them, and the states.
// ${WRITTEN}

${rules('text', after('text'))}${rules('titled', after('title'))}${rules('bare', after('nothing'))}stateName = ${choice(STATES)}
anyState = ${choice(STATES, 'i')}
`;
}

/** `"Output"i wordGap "File"i "s"i?` */
function inAnyCase([words, { plural }]: [string, Header]): string {
  const singular = plural ? words.slice(0, -1) : words;
  const all = singular.split(' ').map((word) => `${JSON.stringify(word)}i`);
  return `${all.join(' wordGap ')}${plural ? ` ${JSON.stringify(words.slice(-1))}i?` : ''}`;
}

/** The alternatives of a rule; with `i`, in any case. */
function choice(words: readonly string[], any = ''): string {
  return words.map((word) => `${JSON.stringify(word)}${any}`).join(' / ');
}
