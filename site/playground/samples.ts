import { ANSWER, CALL, SAMPLE } from '../../src/cli/samples.ts';
import { exampleDesign } from '../../src/formats/design/example.ts';
import { EDIT, EDITS } from './edit-samples.ts';
import { DETECT, TYPED } from './names.ts';
import type { Samples } from './protocol.ts';
import type { Readable } from './reading.ts';

const REPLY = `[REASONING]
The greeting is missing. One file is enough.

[CONFIDENCE] 0.9
[MOOD] 0.8
[FOCUS] 0.7
[STAMINA] 0.6

[ACTION_0_TYPE] create_file
[ACTION_0_PATH] src/greet.py
[ACTION_0_CONTENT_START]
def greet(name: str) -> str:
    return f"Hello, {name}!"
[ACTION_0_CONTENT_END]

[ACTION_1_TYPE] run_command
[ACTION_1_COMMAND] pytest -q tests/test_greet.py
`;

const TRANSCRIPT = `## Status: Working

Reading orders.csv

## Progress: 40%

Row 400 of 1000

## Output Data

\`\`\`json
{ "orders": 999, "total": 12345.6 }
\`\`\`

## Status: Complete
`;

const PROSE = `I look at the entry point first.

Action:
🦆▶️[T:read_file|src/main.py]◀️🦆
🦆▶️[T:read_file|src/cli.py]◀️🦆
`;

const RESULT = `{
  "success": true,
  "confidence": 0.92,
  "deliverables": ["out/greeting.txt"],
  "metrics": { "execution_time_ms": 1250 },
  "errors": []
}
`;

const CALLS = [{ name: 'tide_at', arguments: { port: 'Emden', days: 2 } }];
/** Tags are calls of the tools that are known. */
const TAG_CALLS = [{ name: 'read_file', arguments: { path: 'src/greet.py' } }];

/** A reply with a call, and with a text before it where the dialect has room for one. */
function printedCall({ print }: Readable, calls: readonly object[]): string {
  for (const text of ['I look that up.\n', 'I look that up.', '']) {
    try {
      return print?.({ text, reasoning: '', calls }) ?? '';
    } catch {
      // The dialect ends texts in another way.
    }
  }
  return '';
}

/** By format: a text that is as it should be, and texts as models write them. */
const SAMPLES: Readonly<Record<string, () => Samples>> = {
  duckflow: () => ({
    clean: REPLY,
    damaged: SAMPLE,
    'cut off': REPLY.slice(0, REPLY.indexOf('return')),
    'in a fence': `Here you go:\n\n\`\`\`\n${REPLY}\`\`\`\n`,
  }),
  skill: () => ({
    clean: RESULT,
    damaged: `[2/3] writing\n{"success": true, "confidence": , "deliverables": ["a.ts",], "metrics": {}, 'errors': []}\n`,
    echoes: 'Created: out/greeting.txt\nConfidence: 0.92\nSUCCESS\n',
  }),
  dml: () => ({
    clean: PROSE,
    damaged: PROSE.replace(']◀️🦆\n🦆▶️[T', ']◀️🦆\n🦆▶[t').trimEnd(),
    quoted: `Write a call as \`🦆▶️[T:read_file|path]◀️🦆\`: this one is only mentioned.\n`,
  }),
  acor: () => ({
    clean: TRANSCRIPT,
    damaged: TRANSCRIPT.replace('40%', '140 %')
      .replace('12345.6 }', '12345.6,')
      .replace('## Status: Complete', '## status complete'),
  }),
  json: () => ({
    clean: '{\n  "done": true,\n  "files": ["a.ts"],\n  "note": "say \\"hi\\" now"\n}\n',
    damaged: `{'done': True, files: ['a.ts',], note: "say "hi" now", size: 1_000, // about\n`,
  }),
};

/** Texts to begin with; `formatOf` gives the format of a name. */
export function samplesOf(name: string, formatOf: (name: string) => Readable): Samples {
  if (name === DETECT) return { 'a JSON answer': ANSWER, 'a tool call': CALL, 'an edit': EDIT, 'a reply': SAMPLE };
  if (name === TYPED) return { 'an answer': ANSWER };
  const written = SAMPLES[name];
  if (written !== undefined) return written();
  const edit = EDITS[name];
  if (edit !== undefined) return { clean: edit, 'cut off': edit.slice(0, edit.lastIndexOf('name}')) };
  const format = formatOf(name);
  if (name === 'design') {
    const clean = format.print?.(exampleDesign('TL-001')) ?? '';
    return {
      clean,
      damaged: clean.replace('**Authentication Required:** No', '**Auth:** maybe').replace('Critical', 'blocker'),
    };
  }
  const clean = printedCall(format, name === 'xml-tools' ? TAG_CALLS : CALLS);
  const cut = clean.trimEnd();
  return { clean, 'cut off': cut.slice(0, Math.ceil(cut.length * 0.7)) };
}
