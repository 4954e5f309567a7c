import type { Json } from './model.ts';
import { mayHoldHalf } from './surrogates.ts';

/**
 * Whether a valid text and its value hold nothing that a diagnostic would be about: no name twice, no number or
 * character that was lost, no depth beyond the limit. May say no without need, never yes without reason: the grammar
 * looks closely then.
 */
export function isPlain(text: string, value: Json, maxDepth: number): boolean {
  if (mayHoldHalf(text)) return false;
  const members = countMembers(value, maxDepth);
  return members !== undefined && members === countColons(text);
}

/** How many members a value has at all depths; undefined when it is too deep or a number may have lost digits. */
function countMembers(value: Json, maxDepth: number): number | undefined {
  let members = 0;
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const next: Json[] = [];
    for (const one of level) {
      if (typeof one === 'number') {
        if (one > MAX || one < -MAX) return undefined;
      } else if (typeof one === 'object' && one !== null) {
        if (depth >= maxDepth) return undefined;
        const parts = Object.values(one);
        if (!Array.isArray(one)) members += parts.length;
        for (const part of parts) if (typeof part === 'object' || typeof part === 'number') next.push(part);
      }
    }
    level = next;
  }
  return members;
}

const MAX = Number.MAX_SAFE_INTEGER;

/** How many colons stand behind a quote: at least one for each member of the text. */
function countColons(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (before > 0 && text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === 0x22) colons++;
  }
  return colons;
}
