import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'peglot/skill';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';
import { mend } from '../../mending.ts';

const folder = new URL('../../corpus/skill/', import.meta.url);
const inputs = readdirSync(folder).map((name): [string, string] => [
  name,
  readCase(readFileSync(new URL(name, folder), 'utf8')).input,
]);

/** The findings that are more than a remark. */
const seriousIn = (text: string): string[] =>
  parse(text).diagnostics.flatMap(({ code, severity }) => (severity === 'info' ? [] : code));

describe('fixes', () => {
  it.each(inputs)('of %s keep the value and leave less to say', (_, input) => {
    const mended = mend(parse, input);
    const fixable = parse(input).diagnostics.filter(({ fix, severity }) => fix !== undefined && severity !== 'info');
    expect(seriousIn(mended).length).toBeLessThanOrEqual(seriousIn(input).length - Math.min(fixable.length, 1));
  });

  it.each([
    [
      'Done:\n{success: True, "confidence": .9 "deliverables": [\'a.ts\',], metrics: {}, errors: []} // end',
      '{"success": true, "confidence": 0.9, "deliverables": ["a.ts"], "metrics": {}, "errors": []}',
    ],
    [
      'SUCCESS\nConfidence: 92%\nUpdated: my file.txt\nExecution time: 12\n2,500 tests passed',
      'SUCCESS\nConfidence: 0.92\nUpdated: "my file.txt"\nExecution time: 12 ms\n2500 tests passed\n',
    ],
    ['SUCCESS\nConfidence: 0,9\nDuration: 1,5 s\n', 'SUCCESS\nConfidence: 0.9\nDuration: 1.5 s\n'],
    ['SUCCESS\nConfidence: 0.9\n<|im_end|>', 'SUCCESS\nConfidence: 0.9\n'],
  ])('of %s', (text, mended) => {
    expect(mend(parse, text)).toBe(mended);
    expect(seriousIn(mended)).toEqual([]);
  });

  it('of several tokens there is none: one would leave the others', () => {
    const text = '<|im_start|>SUCCESS\nConfidence: 0.9\n<|im_end|>';
    const found = parse(text).diagnostics.filter(({ code }) => code === 'skill/bad-noise');
    expect(found.map(({ range, fix }) => [range.start, fix])).toEqual([[0, undefined]]);
  });
});
