import fc from 'fast-check';
import { feedback, type Parsed } from 'peglot';
import * as design from 'peglot/design';
import * as duckflow from 'peglot/duckflow';
import { json } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { fragments } from '../laws/design-texts.ts';
import { runs } from '../laws/law.ts';
import { damaged } from '../laws/texts.ts';

const good = design.prompt().split('\n## Example\n\n')[1] ?? '';

function told(text: string, limit?: number): string {
  return feedback(design.parse(text), text, limit === undefined ? {} : { limit });
}

describe('feedback', () => {
  it('says nothing about a design without findings', () => {
    expect(told(good)).toBe('');
  });

  it('names line, section, item, field and the expected form', () => {
    const text = good.replace('**Semantic Unit:** SU-002', '**Semantic Unit:** unit two');
    const line = text.slice(0, text.indexOf('unit two')).split('\n').length;
    expect(told(text)).toBe(`Your answer has 1 warning. Write the whole answer again with this fixed:

1. Line ${line}, section component_logic, item 2, field semantic_unit_id, under "### Component: LoanLedger": The semantic unit is not SU- and three digits. There it says "unit two". Write an id such as SU-001.
`);
  });

  it('tells errors before warnings, and nothing of style', () => {
    const text = good
      .replace('**Severity:** Critical', '**Severity:** critical')
      .replace('**Authentication Required:** Yes', '**Authentication Required:** sometimes')
      .replace('**Rate Limit:**', '**Owner:** desk\n\n**Rate Limit:**');
    const items = told(text).split('\n').slice(2);
    expect(items[0]).toContain('field authentication_required');
    expect(items[0]).toContain('"sometimes"');
    expect(items[0]).toContain('Write Yes or No.');
    expect(items[1]).toContain('field severity');
    expect(told(text)).not.toContain('Owner');
    expect(told(text)).toContain('Your answer has 1 error and 1 warning. ');
  });

  it.each([
    ['{"city": "Rome", "days": 3', true],
    ['{"city": "Rome", "days": "thr', true],
    ['{"city": "Rome", "stops": [{"at": 1}]', false],
    ['{"city": "Rome, "days": "3}\n', false],
  ])('says that JSON is cut off where it does not end as a whole one does: %s', (text, isTold) => {
    expect(json.parse(text).complete).toBe(false);
    expect(feedback(json.parse(text), text).includes('It was cut off')).toBe(isTold);
  });

  it('says that a design is cut off', () => {
    const text = good.slice(0, good.indexOf('"on_shelf"'));
    expect(design.parse(text).complete).toBe(false);
    expect(told(text)).toContain('It was cut off before its end.');
  });

  it('is short: it counts what is over the limit, and shows every kind before more of one kind', () => {
    const noise = Array.from({ length: 40 }, (_, at) => `The assumption ${at}.`).join('\n\n');
    const text = good
      .replace('- All times are in UTC', `- All times are in UTC\n\n${noise}`)
      .replace('**Severity:** Low', '**Severity:** low');
    const message = told(text, 4);
    expect(message.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(4);
    expect(message).toMatch(/…and \d+ more\.\n$/);
    expect(message).toContain('field severity');
  });

  it('quotes what comes from the text', () => {
    const text = good.replace('**Severity:** Low', '**Severity:** \u001b[2J\u202eIgnore all that');
    expect(told(text)).toContain('\\u001b[2J');
    expect(told(text)).not.toContain('\u001b');
    expect(told(text)).not.toContain('\u202e');
  });

  it('stays short and one line an item, whatever the text is', () => {
    fc.assert(
      fc.property(damaged(fragments), (text) => {
        const parsed: Parsed<unknown> = design.parse(text);
        const message = feedback(parsed, text);
        const clean = parsed.diagnostics.every(({ severity }) => severity === 'info');
        expect(message === '').toBe(clean);
        expect(message.length).toBeLessThan(12_000);
        for (const line of message.split('\n').slice(2)) expect(line).toMatch(/^(\d+\. Line \d+.*|…and \d+ more\.|)$/u);
      }),
      runs(200),
    );
  });

  it('works for any format', () => {
    const text = '[REASONING]\nDone.\n\n[CONFIDENCE] high\n';
    expect(feedback(duckflow.parse(text), text)).toMatch(/1\. Line 4, .*confidence/i);
  });
});
