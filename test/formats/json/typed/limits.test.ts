import { typed } from 'peglot/json';
import { describe, expect, it } from 'vitest';

const MANY = 12_000;
const One = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] } as const;

describe('the limits of a typed answer', () => {
  it('tells 10,000 findings of a code, and how many more there are', () => {
    const text = `[${'"1",'.repeat(MANY).slice(0, -1)}]`;
    const { ok, value, diagnostics } = typed({ type: 'array', items: { type: 'integer' } }).parse(text);
    expect(value).toEqual(Array.from({ length: MANY }, () => 1));
    expect(diagnostics).toHaveLength(10_001);
    expect(diagnostics.at(-1)).toMatchObject({
      code: 'typed/more-findings',
      severity: 'info',
      message: '2000 more findings of typed/other-kind are not shown',
      range: { start: text.length, end: text.length },
    });
    expect(ok).toBe(true);
  });

  it('an error among findings that are not shown is one', () => {
    const text = `[${'"1",'.repeat(MANY)}"about 7 or so",,]`;
    const { ok, diagnostics } = typed({ type: 'array', items: { type: 'boolean' } }).parse(text);
    expect(diagnostics.filter(({ code }) => code === 'typed/other-kind')).toHaveLength(10_000);
    expect(ok).toBe(false);
  });

  it('counts what the schema forbids', () => {
    const text = `[${'1,'.repeat(MANY)}1]`;
    const { ok, diagnostics } = typed({ type: 'array', items: { type: 'integer', minimum: 2 } }).parse(text);
    expect(diagnostics).toHaveLength(10_001);
    expect(ok).toBe(false);
  });

  it('one of more than a thousand values is a guess', () => {
    const items = Array.from({ length: 1001 }, (_, at) => (at === 3 ? { n: 1 } : {}));
    const best = typed(One);
    expect(best.parse(JSON.stringify(items.slice(0, 1000)))).toMatchObject({ value: { n: 1 }, ok: true });
    expect(best.parse(JSON.stringify(items))).toMatchObject({ value: { n: 1 }, ok: false });
    const around = Object.fromEntries(items.map((item, at) => [`a${at}`, at === 3 ? { n: 1 } : String(item)]));
    expect(best.parse(JSON.stringify(around))).toMatchObject({ value: { n: 1 }, ok: false });
  });
});
