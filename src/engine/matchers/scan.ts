import type { Machine } from '../machine.ts';
import { type Match, never } from './match.ts';

/** The result of a scan from an offset. */
interface Found {
  /** The offset after the match, or -1. */
  readonly end: number;
  readonly hitEnd: boolean;
}

/**
 * A loop and its end, tried from many offsets. A scan that reaches an offset that an earlier one passed has the same
 * result, so all scans together read the text once, as long as the text and the attributes stay the same.
 */
export function scan(m: Machine, round: Match, last: Match): Match {
  if (last === never) return never;
  const known = new Map<number, Found>();
  let load = -1;
  let attributes: readonly unknown[] = [];
  const search = (at: number): Found => {
    const passed: number[] = [];
    const looked = m.hitEnd;
    m.hitEnd = false;
    let from = at;
    let found = known.get(from);
    while (found === undefined) {
      passed.push(from);
      const next = round(from);
      if (next > from) {
        from = next;
        found = known.get(from);
      } else found = { end: last(from), hitEnd: m.hitEnd !== false };
    }
    const hitEnd = m.hitEnd !== false || found.hitEnd;
    const all = hitEnd === found.hitEnd ? found : { end: found.end, hitEnd };
    for (const place of passed) known.set(place, all);
    m.hitEnd = looked;
    return all;
  };
  return (at) => {
    const now = m.reading.attributes;
    if (load !== m.loads || now.some((value, index) => value !== attributes[index])) {
      known.clear();
      load = m.loads;
      attributes = [...now];
    }
    const { end, hitEnd } = known.get(at) ?? search(at);
    m.hitEnd ||= hitEnd;
    m.value = '';
    return end;
  };
}
