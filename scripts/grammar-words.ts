import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../src/cli/replace-file.ts';
import { STANDARD_SECTIONS, STANDARD_VITALS } from '../src/formats/duckflow/vocabulary.ts';

/** What became of a file of words. */
export interface WordsOutcome {
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'differs';
}

/** The files of rules that are lists of a format's own words, written from its vocabulary. */
const FILES: Readonly<Record<string, () => string>> = {
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
const WRITTEN = 'Written by `npm run generate` from src/formats/duckflow/vocabulary.ts: do not edit.';

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

/** The alternatives of a rule; with `i`, in any case. */
function choice(words: readonly string[], any = ''): string {
  return words.map((word) => `${JSON.stringify(word)}${any}`).join(' / ');
}
