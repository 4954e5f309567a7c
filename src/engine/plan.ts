import type { Handing, Step } from './grammar.ts';
import { END, rowAt } from './unit-rows.ts';

export const LEAF = 0;
export const TEXT = 1;
export const RULE = 2;
export const SEQUENCE = 3;
export const GUARD = 4;
export const LOOP = 5;
export const OPTIONAL = 6;
export const CHOICE = 7;

/** A {@link Step} as the driver follows it: all are of one shape, and lead to each other without a look-up. */
export class Plan {
  op: number = LEAF;
  read: (at: number, within: number) => number = never;
  /** A leaf: it is a shortcut. A text: it is not empty. A rule: it is a text. */
  flag = false;
  /** A leaf that is tried only where the text came in one piece. */
  isForWhole = false;
  /** Of a rule. */
  name = '';
  register = -1;
  inside = -1;
  /** What a rule, a guard, a loop or something optional holds. */
  body: Plan = this;
  /** The parts of a sequence. */
  parts: readonly Plan[] = NONE;
  hand: Handing | null = null;
  #starts: readonly (Uint8Array | null)[] = NONE;
  /** The alternatives that can begin with a unit, by unit. */
  readonly #rows: (readonly Plan[] | null)[] = [];

  /** Of a choice, the alternatives that can begin with what stands at an offset of a text. */
  at(text: string, offset: number): readonly Plan[] {
    return this.#row(rowAt(text, offset));
  }

  #row(row: number): readonly Plan[] {
    return this.#rows[row] ?? this.#fill(row);
  }

  choose(starts: readonly (Uint8Array | null)[], alternatives: readonly Plan[]): void {
    this.op = CHOICE;
    this.#starts = starts;
    this.parts = alternatives;
  }

  #fill(row: number): readonly Plan[] {
    while (this.#rows.length <= END) this.#rows.push(null);
    // Where the text ends there is no unit: whatever may begin there has to say that it waits.
    const worth = this.parts.filter((_, number) => row === END || this.#starts[number]?.[row] !== 0);
    const found = worth.flatMap((plan) => (plan.op === CHOICE ? plan.#row(row) : [plan]));
    this.#rows[row] = found;
    return found;
  }
}

const NONE: readonly never[] = [];
const never = (): number => -1;

const plans = new WeakMap<Step, Plan>();

const roots = new WeakMap<Step, Plan>();

/** The plan of a start rule: where it fails, nothing is read. */
export function rootOf(start: Step): Plan {
  const known = roots.get(start) ?? new Plan();
  if (known.parts.length === 0) {
    roots.set(start, known);
    known.op = SEQUENCE;
    known.parts = [planOf(start)];
  }
  return known;
}

/** The plan of a step, made once. */
export function planOf(step: Step): Plan {
  if (step.op === 'again') return planOf(step.step());
  // A sequence of one part is that part.
  const [only] = step.op === 'sequence' && step.steps.length === 1 && step.hand === null ? step.steps : NONE;
  if (only !== undefined) return planOf(only);
  const known = plans.get(step);
  if (known !== undefined) return known;
  // Rules lead back to themselves.
  const plan = new Plan();
  plans.set(step, plan);
  fill(plan, step);
  return plan;
}

function fill(plan: Plan, step: Exclude<Step, { readonly op: 'again' }>): void {
  switch (step.op) {
    case 'leaf':
      plan.read = step.read;
      plan.flag = step.isShortcut === true;
      plan.isForWhole = step.isForWhole === true;
      break;
    case 'text':
      plan.op = TEXT;
      plan.read = step.read;
      plan.flag = step.isSome === true;
      break;
    case 'rule':
      plan.op = RULE;
      plan.name = step.name;
      plan.register = step.register;
      plan.inside = step.inside ?? -1;
      plan.flag = step.isText;
      plan.body = planOf(step.body);
      break;
    case 'sequence':
      plan.op = SEQUENCE;
      plan.parts = step.steps.map(planOf);
      plan.hand = step.hand;
      break;
    case 'guard':
      plan.op = GUARD;
      plan.read = step.read;
      plan.body = planOf(step.body);
      break;
    case 'loop':
      plan.op = LOOP;
      plan.body = planOf(step.body);
      break;
    case 'optional':
      plan.op = OPTIONAL;
      plan.body = planOf(step.body);
      break;
    default:
      plan.choose(step.starts, step.alternatives.map(planOf));
  }
}
