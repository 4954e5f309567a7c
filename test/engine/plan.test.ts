import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/engine/grammar.ts';
import { Machine } from '../../src/engine/machine.ts';
import { leaf as leafOf } from '../../src/engine/matchers/leaves.ts';
import { lit } from '../../src/engine/matchers/literals.ts';
import { option } from '../../src/engine/matchers/rules.ts';
import { CHOICE, LEAF, planOf, RULE, rootOf } from '../../src/engine/plan.ts';

const machine = new Machine({ close: [], open: ['<a>', '<b>'] });
const leaf = (): Step => ({ op: 'leaf', read: (at) => at });

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
      attribute: -1,
      isText: false,
      body: { op: 'again', step: () => rule },
    };
    const plan = planOf(rule);
    expect([plan.op, plan.name]).toEqual([RULE, 'Rule']);
    expect(plan.body).toBe(plan);
  });

  it('of a choice knows what can begin with a unit, within inner choices too; at the end, all can', () => {
    const unit = (text: string): Step => ({ op: 'leaf', read: leafOf(machine, lit(machine, text)) });
    const [a, b, c] = [unit('a'), unit('b'), leaf()];
    const inner: Step = { op: 'choice', alternatives: [b, c] };
    const plan = planOf({ op: 'choice', alternatives: [a, inner] });
    expect(plan.op).toBe(CHOICE);
    expect(plan.at('a', 0)).toEqual([planOf(a), planOf(c)]);
    expect(plan.at('b', 0)).toEqual([planOf(b), planOf(c)]);
    expect(plan.at('€', 0)).toEqual([planOf(c)]);
    expect(plan.at('a', 1)).toEqual([planOf(a), planOf(b), planOf(c)]);
    expect(planOf(a).op).toBe(LEAF);
  });

  it('of a choice leaves out what never matches with the words of a format, at the end too', () => {
    const read = (rule: string): Step => ({ op: 'leaf', read: leafOf(machine, option(machine, rule, 'x')) });
    const [close, open] = [read('close'), read('open')];
    const other: Step = { op: 'leaf', read: leafOf(machine, lit(machine, 'b')) };
    const plan = planOf({ op: 'choice', alternatives: [close, open, other] });
    expect(plan.at('<', 0)).toEqual([planOf(open)]);
    expect(plan.at('b', 0)).toEqual([planOf(other)]);
    expect(plan.at('', 0)).toEqual([planOf(open), planOf(other)]);
  });
});
