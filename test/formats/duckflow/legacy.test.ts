import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fromJSON, parse, type Reply, toJSON } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';
import { replies } from '../../laws/duckflow-texts.ts';
import { runs } from '../../laws/law.ts';

const folder = new URL('../../corpus/duckflow/', import.meta.url);

const REPLY = `[REASONING]
Two files.
[MOOD] 0.5
[ACTION_0_TYPE] create_file
[ACTION_0_PATH] a.txt
[ACTION_0_CONTENT_START]
x
[ACTION_0_CONTENT_END]
[ACTION_1_TYPE] list_files`;

/** The object numbers its actions by their places. */
function numbered(reply: Reply): Reply {
  return { ...reply, actions: reply.actions.map((action, index) => ({ ...action, index })) };
}

describe('the object that agents wrote before the markers (specification, "Backward Compatible")', () => {
  it('may nest however deep: what is too deep is told', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const codesOf = (depth: number): string[] =>
      fromJSON({ reasoning: 'Look.', actions: [{ type: 'x', a: nested(depth) }] }).diagnostics.map(({ code }) => code);
    expect(codesOf(900)).not.toContain('json/too-deep');
    expect(codesOf(1100)).toContain('json/too-deep');
    expect(codesOf(100_000)).toEqual(codesOf(1100));
  });

  it('has parameters and content beside the type', () => {
    const { value } = parse(REPLY);
    expect(toJSON(value)).toEqual({
      reasoning: value.reasoning,
      duck_vitals: value.vitals,
      actions: [{ type: 'create_file', path: 'a.txt', content: value.actions[0]?.content }, { type: 'list_files' }],
    });
    expect(fromJSON(toJSON(value)).value).toEqual(value);
  });

  it.each(readdirSync(folder))('of %s reads back as it was', (name) => {
    const { value } = parse(readCase(readFileSync(new URL(name, folder), 'utf8')).input);
    expect(fromJSON(toJSON(value)).value).toEqual(numbered(value));
  });

  it('of any reply reads back as it was', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        expect(fromJSON(toJSON(reply)).value).toEqual(numbered(reply));
      }),
      runs(100),
    );
  });

  it.each(['type', 'content'])('has no room for a parameter called %s', (name) => {
    const action = { index: 0, type: 'x', params: { [name]: 'y' } };
    expect(() => toJSON({ ...parse('').value, actions: [action] })).toThrow(
      `the legacy object has no room for a parameter called ${name}`,
    );
  });

  it.each([undefined, null, 7, 'x', [], {}])('is read from whatever %j is', (value) => {
    const { ok, value: reply } = fromJSON(value);
    expect(ok).toBe(false);
    expect(reply.actions).toEqual([]);
  });
});
