import { acor, design, duckflow } from 'peglot';
import { describe, expect, it } from 'vitest';

const KEYS = ['constructor', 'prototype', '__proto__', 'toString'];

/** An object with a wrong value under a key of that name, `__proto__` too. */
function recordWith(key: string): Record<string, string> {
  return JSON.parse(`{${JSON.stringify(key)}: 7}`);
}

describe.each(KEYS)('check looks at a key that is called %s', (key) => {
  it('in the parameters, sections and vitals of a reply', () => {
    const { value } = duckflow.parse('[REASONING]\nx\n[ACTION_0_TYPE] finish\n[ACTION_0_RESULT] done\n');
    const [action] = value.actions;
    if (action === undefined) throw new Error('the reply has no action');
    const paths = (reply: duckflow.Reply): unknown[] => duckflow.check(reply).map(({ path }) => path);
    expect(paths({ ...value, actions: [{ ...action, params: recordWith(key) }] })).toContainEqual([
      'actions',
      0,
      'params',
      key,
    ]);
    expect(paths({ ...value, sections: recordWith(key) })).toContainEqual(['sections', key]);
    expect(paths({ ...value, vitals: JSON.parse(`{${JSON.stringify(key)}: 7}`) })).toContainEqual(['vitals', key]);
  });

  it('in the technology stack of a design', () => {
    const { value } = design.parse('# Design Specification: T-1\n');
    const found = design.check({ ...value, technology_stack: recordWith(key) });
    expect(found.map(({ path }) => path)).toContainEqual(['technology_stack', key]);
  });

  it('in the fields of a directive', () => {
    const { value } = acor.parse('## AI Directive: x\n- a: b\n');
    const [message] = value.messages;
    if (message?.kind !== 'ai_directive') throw new Error('the transcript has no directive');
    const found = acor.check({ ...value, messages: [{ ...message, fields: recordWith(key) }] });
    expect(found.map(({ path }) => path)).toContainEqual(['messages', 0, 'fields', key]);
  });
});
