import { isRecord } from '../../core/record.ts';
import { isPlain, parseAlone, readStrictly } from '../json/embedding.ts';
import { FIELDS, MAX_DEPTH, type SkillOutput } from './model.ts';
import { salvage } from './read/result.ts';
import { checkAny, isOutput } from './rules.ts';

/**
 * Reads a text that is nothing but a result, valid or with common mistakes of JSON; undefined for others, in which the
 * JSON has to be searched for.
 */
export function quickOutput(text: string): { readonly value: SkillOutput; readonly isMended?: true } | undefined {
  if (text.charCodeAt(0) === 0x7b && !text.includes('\r')) {
    const value = readStrictly(text);
    const isClean = value !== undefined && isOutput(value) && checkAny(value).length === 0;
    if (isClean && isPlain(text, value, MAX_DEPTH)) return { value };
  }
  if (!/^\s*\{/.test(text) || LINE.test(text) || NOISE.some((noise) => text.includes(noise))) return undefined;
  const parsed = parseAlone(text, { format: 'skill' });
  if (parsed === undefined || !parsed.ok || !parsed.complete || !isRecord(parsed.value)) return undefined;
  const names = Object.keys(parsed.value);
  const isResult = FIELDS.filter((name) => names.includes(name)).length > 1 && checkAny(parsed.value).length === 0;
  return isResult ? { value: salvage(parsed.value).value, isMended: true } : undefined;
}

/** Terminal colours and template tokens do not belong to a value. */
const NOISE = ['\x1b', '<|'];

/** An object on a line of its own may be another result. */
const LINE = /\n[^\S\n]*\{/;
