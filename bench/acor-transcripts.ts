import { flat, type Shape, twoByte } from './shapes.ts';

/** What transcripts look like. */
export const transcriptShapes: readonly Shape[] = [
  { name: 'messages of every kind', make: acorTranscript },
  { name: 'few large messages', make: (length) => flat(repeated(length, largeOutput)) },
  {
    name: 'many small messages',
    make: (length) => flat(repeated(length, (turn) => `## Progress: ${turn % 100}%\nRow ${turn}\n\n`)),
  },
  {
    name: 'prose only',
    make: (length) =>
      flat(`## Output\n${repeated(length, (turn) => `The batch ${turn} is done and the index was made anew.\n`)}`),
  },
  { name: 'two-byte text', make: (length) => twoByte(acorTranscript(length), /^(#|- |\*\*|```|[{}]| {2}")/) },
  { name: 'every header damaged', make: (length) => flat(damaged(acorTranscript(length))) },
];

function repeated(length: number, part: (turn: number) => string): string {
  let text = '';
  for (let turn = 0; text.length < length; turn++) text += part(turn);
  return text;
}

function largeOutput(turn: number): string {
  const rows = Array.from({ length: 400 }, (_, at) => `| part-${turn}-${at} | ${at * 7} | ok |\n`);
  return `## Output\n| name | rows | state |\n|------|-----:|-------|\n${rows.join('')}\n`;
}

/** Each header has one mistake, another one than the header before it. */
function damaged(text: string): string {
  let at = 0;
  return text.replace(/^## (\w+)/gm, (header, word: string) => DAMAGE[at++ % DAMAGE.length]?.(word) ?? header);
}

const DAMAGE: readonly ((word: string) => string)[] = [
  (word) => `### ${word}`,
  (word) => `## ${word.toLowerCase()}`,
  (word) => `##${word}`,
  (word) => `## **${word}**`,
];

/** One run of a tool, with a message of every kind; `turn` makes it differ from the others. */
export function acorRun(turn: number): string {
  return `## Status: Working
Reading the batch ${turn}

## Progress: ${turn % 100}%
Processed ${turn} of 100000 records in the current batch, checking the keys and the dates as we go.
The second line of the text is a bit longer, so that it looks like the output of a real tool.

## Output
The batch is done. The results are in \`output/results-${turn}.json\`, and the index was made anew.

| table | rows | state |
|-------|-----:|-------|
| users | ${turn} | ok |

## Output Data
\`\`\`json
{
  "processed": ${turn},
  "errors": 3,
  "names": ["one", "two", "three"],
  "duration": "45s"
}
\`\`\`

## Output Files
- \`report-${turn}.pdf\` - The whole report
- \`summary-${turn}.csv\` - The numbers alone

## Error: Row ${turn} Is Not Valid
The value of the column is not a number.

**Details**: a word in line 23, column 15
**Recovery**: FixDetail the row or use --skip-invalid

## Suggestions
Next you can:
- Look at the segments: \`acor show analysis/${turn}.csv\`
- Make a page: \`acor page analysis/ --format html\`

## Status: Complete

`;
}

/** A transcript of about so many characters, in one piece of one-byte characters. */
export function acorTranscript(size: number): string {
  return flat(repeated(size, acorRun));
}
