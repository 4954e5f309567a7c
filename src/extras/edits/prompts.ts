import { printBlock } from './print.ts';

/** How SEARCH/REPLACE blocks are written; `first` says what is before each. */
export function replacementPrompt(first: string, open: string, close: string, options = ''): string {
  const block = printBlock(open, close, 'the lines as they are now\n', 'the lines that replace them\n', options);
  return `For each change write ${first === '' ? 'a block' : `${first} a block`} like this one:
${block}The old lines are exactly those of the file, with their indentation; without old lines, the block makes a new file.
Each marker is on a line of its own.`;
}
