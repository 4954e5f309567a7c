// Draws docs/stream.svg, a reply as it is read while it arrives: what a true run handed out for each chunk. `--check` fails
// when the picture is another.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { duckflow, type Event, formatPath } from 'peglot';
import { type Html, html } from '../src/core/html.ts';

const REPLY = `[REASONING]
The greeting is missing.

[CONFIDENCE] 85%
[MOOD] 0.8
[FOCUS] 0.7
[STAMINA] 0.6

[ACTION_0_TYPE] create_file
[ACTION_0_PATH] hello.txt
[ACTION_0_CONTENT_START]
Hello, world.
[ACTION_0_CONTENT_END]
`;

/** One chunk, and what became certain by it. */
interface Row {
  readonly chunk: string;
  readonly events: readonly Event[];
  /** What the end says of the whole. */
  readonly result?: string;
}

const [LINE, TOP, LEFT, MIDDLE, WIDTH] = [20, 56, 28, 300, 840];

// For both themes, without a script: a picture runs none.
const STYLE = `
rect { fill: #fbfcfc; stroke: #d9dfe1; }
.rule { stroke: #e3e8ea; }
text { font: 13px ui-monospace, SFMono-Regular, Menlo, monospace; fill: #1d2628; white-space: pre; }
.head { font: 600 12px system-ui, sans-serif; letter-spacing: 0.04em; fill: #5c686b; }
.chunk, .value { fill: #5c686b; }
.open, .close, .result { fill: #5c686b; }
.set, .delta { fill: #0b6e6e; }
.warning, .error { fill: #9a5b00; }
@media (prefers-color-scheme: dark) {
  rect { fill: #14191a; stroke: #2b3335; }
  .rule { stroke: #242b2d; }
  text { fill: #dfe5e6; }
  .head, .chunk, .value, .open, .close, .result { fill: #93a0a3; }
  .set, .delta { fill: #5cc8c8; }
  .warning, .error { fill: #e3a857; }
}
`;

const file = fileURLToPath(new URL('../docs/stream.svg', import.meta.url));
const picture = drawn(rowsOf(REPLY, 22));
if (!process.argv.includes('--check')) writeFileSync(file, picture);
else if (readFileSync(file, 'utf8') !== picture) {
  console.error('docs/stream.svg shows another run: npm run picture');
  process.exitCode = 1;
}

function rowsOf(text: string, size: number): Row[] {
  const stream = duckflow.createStream();
  const rows: Row[] = [];
  for (let at = 0; at < text.length; at += size) {
    const chunk = text.slice(at, at + size);
    rows.push({ chunk, events: stream.push(chunk) });
  }
  const { ok, complete, events } = stream.end();
  return [...rows, { chunk: '', events, result: `ok: ${ok}, complete: ${complete}` }];
}

function drawn(rows: readonly Row[]): string {
  const parts: Html[] = [];
  let y = TOP;
  for (const { chunk, events, result } of rows) {
    const lines = [...events.map(lineOf), ...(result === undefined ? [] : [['result', result, ''] as const])];
    const height = Math.max(lines.length, 1) * LINE + 8;
    parts.push(html`<path class="rule" d="M${LEFT} ${y}H${WIDTH - LEFT}"/>
<text class="chunk" x="${LEFT}" y="${y + 18}">${chunk === '' ? 'end' : chunk.replaceAll('\n', '↵')}</text>
${lines.map(([kind, what, value], at) => html`<text x="${MIDDLE}" y="${y + 18 + at * LINE}"><tspan class="${kind}">${kind}</tspan><tspan x="${MIDDLE + 84}">${what}</tspan><tspan class="value" dx="8">${value}</tspan></text>\n`)}`);
    y += height;
  }
  const page = html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y + 16}" viewBox="0 0 ${WIDTH} ${y + 16}" role="img" aria-labelledby="title">
<title id="title">A reply in chunks of 22 characters, and what peglot hands out for each</title>
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${y + 16}" rx="10"/>
<text class="head" x="${LEFT}" y="36">what arrives</text><text class="head" x="${MIDDLE}" y="36">what is certain by it</text>
${parts}</svg>
`;
  return page.text;
}

/** An event as kind, place and value. */
function lineOf(event: Event): readonly [string, string, string] {
  switch (event.type) {
    case 'delta':
      return [event.type, formatPath(event.path), JSON.stringify(event.text)];
    case 'set':
      return [event.type, formatPath(event.path), JSON.stringify(event.value)];
    case 'diagnostic':
      return [event.diagnostic.severity, event.diagnostic.code, event.diagnostic.hint ?? ''];
    default:
      return [event.type, formatPath(event.path), ''];
  }
}
