import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '../../../src/core/parsed.ts';
import type { Json } from '../../../src/formats/json/index.ts';
import type { Damage } from './damage-file.ts';

/** What is wrong with an answer to a damaged text, worst first. */
export type Fault =
  /** The value is not what was meant, or lost something, and no error says so. */
  | 'silent'
  /** The value is not what was meant, or lost something, with an error. */
  | 'wrong'
  /** The value is right; what was reported is less than the damage, or something where nothing is wrong. */
  | 'severity'
  /** The value is right; whether the text was cut off is not. */
  | 'complete';

/** Judges what a parser made of a damaged text; undefined when there is no fault in it. */
export function judge(damage: Damage, parsed: Parsed<Json>): Fault | undefined {
  if (!isMeant(damage, parsed.value)) return parsed.ok ? 'silent' : 'wrong';
  if (!isReported(damage, parsed)) return damage.keeps.length > 0 ? 'silent' : 'severity';
  if (damage.complete !== undefined && parsed.complete !== damage.complete) return 'complete';
  return undefined;
}

function isMeant({ values, keeps }: Damage, value: Json): boolean {
  if (keeps.length === 0) return values.some((meant) => isDeepStrictEqual(value, meant));
  const found = [...textsOf(value)];
  return keeps.every((kept) => found.some((text) => text.includes(kept)));
}

function isReported({ least }: Damage, { ok, diagnostics }: Parsed<Json>): boolean {
  const told = diagnostics.some(({ severity }) => severity !== 'info');
  if (least === undefined) return !told;
  return least === 'error' ? !ok : told;
}

/** All names, strings and numbers of a value. */
function* textsOf(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const element of value) yield* textsOf(element);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      yield name;
      yield* textsOf(member);
    }
  } else yield String(value);
}
