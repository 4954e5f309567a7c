import { type Cfg, characterOf, choiceOf, NOTHING, type Points, sequenceOf } from '../cfg.ts';
import type { Rules } from './rules.ts';

/**
 * A text in which none of some words is, and that does not end in the beginning of one: one rule for each beginning
 * that it can end with, as in the automaton of Aho and Corasick. Words count by their first characters alone, so that the
 * grammar stays small: it holds fewer texts, never more.
 */
export function without(rules: Rules, name: string, words: readonly string[], length: number): Cfg {
  return rules.once(name, () => {
    const banned = [...new Set(words.filter((word) => word !== '').map((word) => [...word].slice(0, length).join('')))];
    const holdsBanned = (text: string): boolean => banned.some((word) => text.includes(word));
    const beginnings = banned.flatMap((word) => [...word].map((_, end, chars) => chars.slice(0, end).join('')));
    const states = [...new Set(['', ...beginnings])].filter((state) => !holdsBanned(state));
    const ruleOf = (state: string): string => (state === '' ? name : `${name}-${states.indexOf(state)}`);
    const chars = [...new Set(banned.flatMap((word) => [...word]))];
    const any = characterOf(allBut(chars));
    for (const state of states) {
      const steps = chars.flatMap((char): Cfg[] => {
        const text = state + char;
        if (holdsBanned(text)) return [];
        const next = states.filter((one) => text.endsWith(one)).reduce((a, b) => (b.length > a.length ? b : a), '');
        return [
          sequenceOf([
            { kind: 'text', text: char },
            { kind: 'rule', name: ruleOf(next) },
          ]),
        ];
      });
      const goesOn = choiceOf([sequenceOf([any, { kind: 'rule', name }]), ...steps]);
      rules.set(ruleOf(state), state === '' ? { kind: 'optional', item: goesOn } : goesOn);
    }
    return rules.get(name) ?? NOTHING;
  });
}

/** Every character but control characters and some others. */
export function allBut(chars: readonly string[]): Points {
  const left: [number, number][] = [];
  const holes = [...chars.map((char) => char.codePointAt(0) ?? 0), 0x7f]
    .map((point): [number, number] => [point, point])
    .concat([
      [0, 8],
      [0x0b, 0x1f],
      [0xd800, 0xdfff],
    ])
    .sort((a, b) => a[0] - b[0]);
  let next = 0;
  for (const [from, to] of holes) {
    if (from > next) left.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  return [...left, [next, 0x10ffff]];
}
