import { createStream, parse, prompt } from 'peglot/design';
import { describe, expect, test } from 'vitest';

/** A document without any finding. */
const good = prompt().split('## Example\n\n')[1] ?? '';

/** The paths that were set and how much of the text had arrived then, unit by unit. */
function arrivals(text: string): Map<string, number> {
  const stream = createStream();
  const found = new Map<string, number>();
  for (const [at, unit] of text.split('').entries())
    for (const event of stream.push(unit)) if (event.type === 'set') found.set(event.path.join('.'), at + 1);
  stream.end();
  return found;
}

/** Where the line ends that a piece of the text stands on. */
function endOfLine(text: string, piece: string): number {
  const at = text.lastIndexOf(`\n${piece}`);
  expect(at, piece).toBeGreaterThanOrEqual(0);
  return text.indexOf('\n', at + 1) + 1;
}

describe('events come', () => {
  const itemEnds: [path: string, next: string][] = [
    ['architecture_overview', '## Technology Stack'],
    ['technology_stack', '## Assumptions'],
    ['assumptions', '## API Contracts'],
    ['api_contracts.1', '## Data Schemas'],
    ['data_schemas.1', '## Component Logic'],
    ['component_logic.0', '### Component: LoanLedger'],
    ['component_logic.1', '## Design Review Checklist'],
  ];

  test.each(itemEnds)('for %s with the heading behind it: %s', (path, next) => {
    expect(arrivals(good).get(path)).toBe(endOfLine(good, next));
  });

  test.each([
    ['a heading that the text keeps', '## Technology Stack', '#### Layers\n\nThere are three.\n\n'],
    [
      'a block with lines that look like headings',
      '## Technology Stack',
      '```sh\n# Assumptions\n## API Contracts\n```\n\n',
    ],
    ['a comment with a heading', '## Technology Stack', '<!--\n## Assumptions\n-->\n\n'],
    ['noise', '## Technology Stack', '<|end|>\n\n'],
  ])('as soon behind %s', (_, before, piece) => {
    const text = good.replace(before, () => `${piece}${before}`);
    const found = arrivals(text);
    for (const [path, next] of itemEnds) expect(found.get(path), path).toBe(endOfLine(text, next));
    expect(streamed(text)).toEqual(parse(text).value);
  });

  test('at the end for a document inside a fence', () => {
    expect(arrivals(`\`\`\`markdown\n${good}\n\`\`\`\n`).size).toBe(0);
  });
});

test('text that a heading divides stays whole, however the text is cut', () => {
  const notes = 'First of all.\n\n#### Order\n\nThen this.\n\n#### Failure\n\nNever twice.';
  const text = good.replace(
    /(\*\*Implementation Notes:\*\*\n)[\s\S]*?(?=\n\n\*\*|\n---|\n#)/,
    (_, label: string) => `${label}${notes}`,
  );
  expect(parse(text).value.component_logic[0]?.implementation_notes).toBe(notes);
  expect(streamed(text)).toEqual(parse(text).value);
});

function streamed(text: string): unknown {
  const stream = createStream();
  for (const unit of text.split('')) stream.push(unit);
  return stream.end().value;
}
