import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/engine/grammar.ts';
import { CHOICE, LEAF, planOf, RULE, rootOf } from '../../src/engine/plan.ts';
import { startsOf } from '../../src/engine/runtime.ts';

const leaf = (): Step => ({ op: 'leaf', read: (at) => at });
const row = (char: string): readonly [number, number] => [char.charCodeAt(0), char.charCodeAt(0)];

describe('the plan of a step', () => {
  it('is made once, also of a start rule', () => {
    const step = leaf();
    expect(planOf(step)).toBe(planOf(step));
    expect(rootOf(step)).toBe(rootOf(step));
    expect(rootOf(step).parts).toEqual([planOf(step)]);
  });

  it('leads to what a step stands for: one that is looked up, a sequence of one part', () => {
    const step = leaf();
    expect(planOf({ op: 'again', step: () => ({ op: 'sequence', steps: [step], hand: null }) })).toBe(planOf(step));
  });

  it('of a rule leads back to itself', () => {
    const rule: Step = {
      op: 'rule',
      name: 'Rule',
      register: -1,
      isText: false,
      body: { op: 'again', step: () => rule },
    };
    const plan = planOf(rule);
    expect([plan.op, plan.name]).toEqual([RULE, 'Rule']);
    expect(plan.body).toBe(plan);
  });

  it('of a choice knows what can begin with a unit, within inner choices too; at the end, all can', () => {
    const [a, b, c] = [leaf(), leaf(), leaf()];
    const inner: Step = { op: 'choice', starts: [startsOf(row('b')), null], alternatives: [b, c] };
    const plan = planOf({ op: 'choice', starts: [startsOf(row('a')), null], alternatives: [a, inner] });
    expect(plan.op).toBe(CHOICE);
    expect(plan.at('a', 0)).toEqual([planOf(a), planOf(c)]);
    expect(plan.at('b', 0)).toEqual([planOf(b), planOf(c)]);
    expect(plan.at('€', 0)).toEqual([planOf(c)]);
    expect(plan.at('a', 1)).toEqual([planOf(a), planOf(b), planOf(c)]);
    expect(planOf(a).op).toBe(LEAF);
  });
});
