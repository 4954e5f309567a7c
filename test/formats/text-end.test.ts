import * as acor from 'peglot/acor';
import * as design from 'peglot/design';
import * as skill from 'peglot/skill';
import { describe, expect, it } from 'vitest';

const TRANSCRIPT = `## Status: Working
Reading the orders

## Output Data
\`\`\`json
{ "rows": 12 }
\`\`\`

## Error: File Not Found
**Recovery**: Check the path

## Status: Failed
`;

const DESIGN = design.print({
  ...design.parse('').value,
  task_id: 'HW-001',
  technology_stack: { Language: 'Go 1.25' },
  assumptions: ['The clock is right'],
});

describe.each([
  { format: acor, text: TRANSCRIPT },
  { format: design, text: DESIGN },
])('the end of a text: $format.name', ({ format, text }) => {
  const code = (name: string): string => `${format.name}/${name}`;

  it('says of every text without a last line end that it is cut, or may be, unless something closed is last', () => {
    for (let end = 1; end < text.length; end++) {
      const prefix = text.slice(0, end);
      if (/(?:[\n`>]|---|\*)$/.test(prefix)) continue;
      const { complete, diagnostics } = format.parse(prefix);
      const said = diagnostics.some((found) => found.code === code('ends-in-value'));
      // What was repaired at the very end is told instead.
      const isRepaired = diagnostics.some(({ severity, range }) => severity === 'warning' && range.end === end);
      expect(complete, prefix).toBe(said || (complete && isRepaired));
    }
  });

  it('is never complete when the model stopped early, in chunks too', () => {
    const parsed = format.parse(text, { finished: false });
    expect(parsed).toMatchObject({ ok: false, complete: false });
    expect(parsed.diagnostics.filter((found) => found.code === code('stopped-early'))).toHaveLength(1);
    const stream = format.createStream({ finished: false });
    for (const char of text) stream.push(char);
    const end = stream.end();
    expect(end.complete).toBe(false);
    expect(end.diagnostics).toEqual(parsed.diagnostics);
  });

  it('tells of no end that may be cut where the last line ends', () => {
    expect(format.parse(text).diagnostics.map((found) => found.code)).not.toContain(code('ends-in-value'));
  });
});

describe('the end of a text: skill', () => {
  const result = '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}';

  it.each([result, `${result}\n`, 'SUCCESS\nConfidence: 0.9\n'])('%j is not complete when it stopped early', (text) => {
    const parsed = skill.parse(text, { finished: false });
    expect(parsed).toMatchObject({ ok: false, complete: false });
    expect(parsed.diagnostics.map((found) => found.code)).toContain('skill/stopped-early');
    expect(skill.parse(text)).toMatchObject({ ok: true, complete: true });
  });

  it.each([
    ['SUCCESS\nConfidence: 0.9', true],
    ['SUCCESS\nConfidence: 0.9\n', false],
    ['Confidence: 0.9\nSUCCESS', false],
  ])('%j may be cut inside a value: %s', (text, mayBe) => {
    const codes = skill.parse(text).diagnostics.map((found) => found.code);
    expect(codes.includes('skill/ends-in-value')).toBe(mayBe);
  });
});

describe('hints are made from what was read', () => {
  it.each([
    ['### Error: Disk full\n', 'Write ## Error: Disk full'],
    ['##Progress: 40 %\n', 'Write ## Progress: 40 %'],
    ['## Progress: 40\n', 'Write ## Progress: 40%'],
    ['**AI Directive: Create File**\n', 'Write ## AI Directive: Create File'],
    ['## Output Files\n- out/rows.csv - All rows\n', 'Write - `out/rows.csv` - All rows'],
    ['## Output\n~~~~text\nrows', 'Close the block with a line ~~~~'],
    ['## Error: x\nDetails: line 3\n', 'Write **Details**:'],
  ])('acor: %j', (text, hint) => {
    expect(acor.parse(text).diagnostics.map((found) => found.hint)).toContain(hint);
  });

  it('a mended header is the same header without findings about how it is written', () => {
    for (const text of ['### Error: Disk full', '##Status: working', '## **Status: Ready** ##', '## Progress:40%']) {
      const parsed = acor.parse(`${text}\n`);
      const fix = parsed.diagnostics.find((found) => found.fix !== undefined)?.fix;
      expect(fix).toBeDefined();
      const again = acor.parse(`${text.slice(0, fix?.range.start)}${fix?.text}${text.slice(fix?.range.end)}\n`);
      expect(again.value).toEqual(parsed.value);
      expect(again.diagnostics.filter((found) => found.code.startsWith('acor/bad-'))).toEqual([]);
    }
  });

  it.each([
    ['Data Schemas\n------------\n', 'Write ## Data Schemas'],
    ['#### Component: Store\n', 'Write ### Component: Store'],
    ['### Component: Store\nDependencies: None\n', 'Write **Dependencies:**'],
    ['### Component: Store\n**Depends On:** None\n', 'Write **Dependencies:**'],
  ])('design: %j', (text, hint) => {
    const found = design.parse(`# Design Specification: HW-001\n\n## Component Logic\n\n${text}`).diagnostics;
    expect(found.map((one) => one.hint)).toContain(hint);
  });
});
