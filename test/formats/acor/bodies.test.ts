import { parse, state } from 'peglot/acor';
import { expect, it } from 'vitest';
import { formatPath } from '../../../src/core/path.ts';

// What messages of each kind take from bodies of each shape, one or two of them: written down.
// `npx vitest run test/formats/acor/bodies.test.ts -u` writes it anew.

const HEADERS = [
  'Status: Failed',
  'Progress: 40%',
  'Output',
  'Output Data',
  'Output Files',
  'Error: Disk Full',
  'AI Directive: Check It',
  'Suggestions: Next Steps',
  'Session: ab-1',
  'Warning: low on space',
];

const BODIES: readonly string[] = [
  'Some words.\n',
  '**Recovery**: try `acor x` again\n',
  '**Recovery:** try again\nand later\n',
  'Recovery: plain\n',
  '**Details**:\n  Trace\n    line 2\n',
  '**Checkpoint**: loaded\n',
  '**Steps**:\n1. one\n2. two\n   more\n',
  '- **Name**: value\n- **Recovery**:\n  - a\n  - b\n',
  '- `a.pdf` - A report\n- `b c.csv`: Numbers\n- d.txt\n',
  '* a/b.json: Data\n* [link](c.md)\n',
  '• dot.txt\n1. numbered.txt - first\n',
  '- Plot it: `acor plot`\n- `acor share` - Share it\n- Wait.\n',
  '- Do it:\n  ```sh\n  acor do\n  ```\n',
  '```json\n{"a": [1, 2]}\n```\n',
  '```json\n{"a": 1,}\n```\nbehind\n',
  '```yaml\na: 1\nb: [x]\n```\n',
  '```csv\na,b\n1,2\n```\n',
  '```bash\nacor run\n```\n',
  '```\nno language\n```\n',
  '{"bare": true}\n',
  '| a | b |\n|---|---|\n| 1 | 2 |\n',
  '<!-- remark -->\n',
  '> quoted\n',
  '### Heading\nbelow\n',
  '---\n',
];

it('each header above each body', async () => {
  const given = HEADERS.flatMap((header) => BODIES.map((body) => readBy(header, body)));
  await expect(given.join('\n')).toMatchFileSnapshot('./bodies-alone.txt');
});

it('headers above two bodies', async () => {
  // Of 5,000 every 13th, which meets each body under each header.
  const texts = HEADERS.slice(2).flatMap((header) =>
    BODIES.flatMap((one) => BODIES.map((other) => ({ header, body: `${one}\n${other}` }))),
  );
  const given = texts.filter((_, at) => at % 13 === 0).map(({ header, body }) => readBy(header, body));
  await expect(given.join('\n')).toMatchFileSnapshot('./bodies-pairs.txt');
});

/**
 * What a message holds beside its header and body, what is told of it, and what an agent needs to know of it:
 *
 *     "## Output\n…"
 *       {"kind": "output", …}
 *       acor/… 4-7 messages[0].text
 *       {"files": […]}
 */
function readBy(header: string, body: string): string {
  const text = `## ${header}\n${body}`;
  const { value, diagnostics } = parse(text);
  const messages = value.messages.map(({ header: _header, body: _body, ...fields }) => JSON.stringify(fields));
  const found = diagnostics
    .filter(({ code }) => code !== 'acor/ends-in-value' && code !== 'acor/missing-final-status')
    .map(({ code, range, path }) => `${code} ${range.start}-${range.end} ${formatPath(path ?? [])}`);
  const { files, errors, directives, suggestions, session, checkpoint, ended } = state(value);
  const counts = { files: files.length, errors: errors.length, directives: directives.length };
  const run = JSON.stringify({ ...counts, suggestions: suggestions.length, session, checkpoint, ended });
  return [JSON.stringify(text), ...[...messages, ...found, run].map((line) => `  ${line}`), ''].join('\n');
}
