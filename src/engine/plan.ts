import type { Handing, Step } from './grammar.ts';
import { mayBegin } from './matchers/beginnings.ts';
import { called, type Match } from './matchers/match.ts';
import { END, rowAt } from './unit-rows.ts';

export const LEAF = 0;
export const TEXT = 1;
export const RULE = 2;
export const SEQUENCE = 3;
export const GUARD = 4;
export const LOOP = 5;
export const OPTIONAL = 6;
export const CHOICE = 7;

/** The reader of a leaf or text. */
interface Read extends Pick<Match, 'beginning'> {
  (at: number, within: number): number;
}

/** A {@link Step} for the driver: monomorphic and linked directly. */
export class Plan {
  op: number = LEAF;
  read: Read = never;
  /** `read` as it was given, with its beginning. */
  given: Read = never;
  /** Of a leaf: it is a shortcut. Of a text: it is not empty. Of a rule: it is a text. */
  flag = false;
  /** Of a leaf: its value is a part of the text around it. */
  isValued = false;
  /** Of a rule. */
  name = '';
  attribute = -1;
  inside = -1;
  /** The body of a rule, guard, loop or optional. */
  body: Plan = this;
  /** The parts of a sequence, or the alternatives of a choice. */
  parts: readonly Plan[] = NONE;
  hand: Handing | null = null;
  /** The alternatives that can begin with a unit, by row. */
  readonly #rows: (readonly Plan[] | null)[] = [];

  /** The alternatives of a choice that can begin at an offset. */
  at(text: string, offset: number): readonly Plan[] {
    return this.#row(rowAt(text, offset));
  }

  #row(row: number): readonly Plan[] {
    return this.#rows[row] ?? this.#fill(row);
  }

  #fill(row: number): readonly Plan[] {
    while (this.#rows.length <= END) this.#rows.push(null);
    // At the end of the text, anything that may begin must be tried, to note that it waits.
    const found = this.parts
      .filter((plan) => plan.#mayBegin(row))
      .flatMap((plan) => (plan.op === CHOICE ? plan.#row(row) : [plan]));
    this.#rows[row] = found;
    return found;
  }

  /** Whether it may begin with a unit of the row; never, if it cannot match with the fixed words. */
  #mayBegin(row: number): boolean {
    switch (this.op) {
      case LEAF:
        return mayBegin(this.given, row);
      case GUARD:
        return mayBegin(this.given, row) && this.body.#mayBegin(row);
      case RULE:
        return this.body.#mayBegin(row);
      case SEQUENCE:
        return this.parts[0] === undefined || this.parts[0].#mayBegin(row);
      case CHOICE:
        return this.#row(row).length > 0;
      default:
        return true;
    }
  }
}

const NONE: readonly never[] = [];
const never: Read = () => -1;

const plans = new WeakMap<Step, Plan>();

const roots = new WeakMap<Step, Plan>();

/** The plan of a start rule; if it fails, nothing is read. */
export function rootOf(start: Step): Plan {
  const known = roots.get(start) ?? new Plan();
  if (known.parts.length === 0) {
    roots.set(start, known);
    known.op = SEQUENCE;
    known.parts = [planOf(start)];
  }
  return known;
}

export function planOf(step: Step): Plan {
  if (step.op === 'again') return planOf(step.step());
  // A sequence of one part is that part.
  const [only] = step.op === 'sequence' && step.steps.length === 1 && step.hand === null ? step.steps : NONE;
  if (only !== undefined) return planOf(only);
  const known = plans.get(step);
  if (known !== undefined) return known;
  // Stored before it is filled, since rules are recursive.
  const plan = new Plan();
  plans.set(step, plan);
  fill(plan, step);
  return plan;
}

function readBy(plan: Plan, given: Match): void {
  plan.given = given;
  plan.read = called(given, (made) => {
    plan.read = made;
  });
}

function fill(plan: Plan, step: Exclude<Step, { readonly op: 'again' }>): void {
  switch (step.op) {
    case 'leaf':
      readBy(plan, step.read);
      plan.flag = step.isShortcut === true;
      plan.isValued = step.isValued === true;
      break;
    case 'text':
      plan.op = TEXT;
      plan.read = step.read;
      plan.flag = step.isSome === true;
      break;
    case 'rule':
      plan.op = RULE;
      plan.name = step.name;
      plan.attribute = step.attribute;
      plan.inside = step.inside ?? -1;
      plan.flag = step.isText;
      plan.body = planOf(step.body);
      break;
    case 'sequence':
      plan.op = SEQUENCE;
      plan.parts = step.steps.map((one) => planOf(one));
      plan.hand = step.hand;
      break;
    case 'guard':
      plan.op = GUARD;
      readBy(plan, step.read);
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
      plan.op = CHOICE;
      plan.parts = step.alternatives.map((one) => planOf(one));
  }
}
