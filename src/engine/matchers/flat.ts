import { FLAT_SIZE, type FlatGrammar, type FlatNode, readFlat } from '../flat.ts';
import type { Machine } from '../machine.ts';
import { notes } from './beginnings.ts';
import type { Match } from './match.ts';

/** A rule that is read flat in a text that is there as a whole, and does not end inside it; its value is a {@link FlatNode}. */
export function flatly(m: Machine, grammar: FlatGrammar, rule: string): Match {
  return notes((at) => {
    const read = readFlat(grammar, rule, m.text, at);
    if (read === undefined || read.isCut) return -1;
    const { mistakes, nodes, end } = read;
    for (let index = 0; index < mistakes.length; index += FLAT_SIZE) {
      const type = grammar.mistakes[mistakes[index] ?? 0] ?? '';
      const [from = 0, to = 0] = mistakes.subarray(index + 1, index + FLAT_SIZE);
      m.pending.push({ type, start: from, end: to, raw: m.text.slice(from, to) });
    }
    const node: FlatNode = { type: rule, start: at, end, text: m.text, nodes };
    m.value = node;
    return end;
  });
}
