import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../src/formats/json/index.ts';
import { DAMAGES, type Damage, type Pick } from './damages.ts';
import { DOCUMENTS, randomDocument } from './documents.ts';
import { LAYOUTS, type Token, tokensOf } from './tokens.ts';
import { WHOLES } from './wholes.ts';

/** A damaged text, and the value that it had. */
export interface Case {
  readonly group: string;
  readonly name: string;
  readonly text: string;
  readonly truth: Json;
}

/** Numbers between 0 and 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickBy(random: () => number): Pick {
  return <One>(from: readonly One[]): One => {
    const one = from[Math.floor(random() * from.length)];
    if (one === undefined) throw new RangeError('nothing to pick from');
    return one;
  };
}

/** The documents of a run: half of them are always the same. */
export function documentsOf(pick: Pick): Json[] {
  return [...DOCUMENTS, ...Array.from(DOCUMENTS, () => randomDocument(pick))];
}

/** Texts with one damage, `count` of each kind, as far as there are places for it; none of them is JSON. */
export function singles(pick: Pick, count: number): Case[] {
  const cases: Case[] = [];
  const documents = documentsOf(pick);
  const add = (seen: Set<string>, one: Case): void => {
    if (seen.has(one.text) || isJson(one.text)) return;
    seen.add(one.text);
    cases.push(one);
  };
  for (const damage of DAMAGES) {
    const seen = new Set<string>();
    for (let go = 0; go < 8 * count && seen.size < count; go++) {
      const truth = pick(documents);
      const tokens = tokensOf(truth, pick(LAYOUTS));
      const texts = tokens.map(({ text }) => text);
      if (hurt(texts, tokens, damage, pick) === undefined) continue;
      add(seen, { group: damage.group, name: damage.name, text: texts.join(''), truth });
    }
  }
  for (const damage of WHOLES) {
    const seen = new Set<string>();
    for (let go = 0; go < 4 * count && seen.size < count; go++) {
      const truth = pick(documents);
      const tokens = tokensOf(truth, pick(LAYOUTS));
      const text = damage.write(tokens.map(({ text }) => text).join(''), pick, tokens, truth);
      if (text !== undefined) add(seen, { group: damage.group, name: damage.name, text, truth });
    }
  }
  return cases;
}

/** Texts with two damages in two places. */
export function doubles(pick: Pick, count: number): Case[] {
  const documents = documentsOf(pick);
  const cases: Case[] = [];
  for (let go = 0; cases.length < count && go < 20 * count; go++) {
    const truth = pick(documents);
    const tokens = tokensOf(truth, pick(LAYOUTS));
    const texts = tokens.map(({ text }) => text);
    const first = pick(DAMAGES);
    const at = hurt(texts, tokens, first, pick);
    if (at === undefined) continue;
    const isWhole = pick([0, 1, 2, 3]) === 0;
    const second = isWhole ? pick(WHOLES.filter(({ group }) => group === 'around')) : pick(DAMAGES);
    if ('change' in second && hurt(texts, tokens, second, pick, at) === undefined) continue;
    const joined = texts.join('');
    const text = 'write' in second ? second.write(joined, pick, tokens, truth) : joined;
    if (text === undefined || isJson(text)) continue;
    cases.push({ group: 'two damages', name: `${first.name} + ${second.name}`, text, truth });
  }
  return cases;
}

/** Damages one token that is not `not` nor beside it; gives where, undefined where none fits. */
function hurt(texts: string[], tokens: readonly Token[], damage: Damage, pick: Pick, not?: number): number | undefined {
  const places = tokens.flatMap((token, at) =>
    damage.fits(token, at, tokens) && (not === undefined || Math.abs(at - not) > 3) ? [at] : [],
  );
  if (places.length === 0) return undefined;
  const before = texts.join('');
  const at = pick(places);
  damage.change(texts, at, tokens, pick);
  return texts.join('') === before ? undefined : at;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a value is the one that is meant: what two JSON texts of it would say. */
export function isMeant(value: unknown, truth: Json): boolean {
  return isDeepStrictEqual(value, truth);
}
