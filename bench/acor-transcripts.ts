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
**Recovery**: Mend the row or use --skip-invalid

## Suggestions
Next you can:
- Look at the segments: \`acor show analysis/${turn}.csv\`
- Make a page: \`acor page analysis/ --format html\`

## Status: Complete

`;
}

/** A transcript of about so many characters, in one piece of one-byte characters. */
export function acorTranscript(size: number): string {
  let text = '';
  for (let turn = 0; text.length < size; turn++) text += acorRun(turn);
  return Buffer.from(text, 'latin1').toString('latin1');
}
