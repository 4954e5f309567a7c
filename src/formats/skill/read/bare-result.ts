import type { Parsed } from '../../../core/parsed.ts';
import { isRecord } from '../../../core/record.ts';
import { type Found, type Json, parseAlone } from '../../json/embedding.ts';
import { FIELDS } from '../model.ts';
import { checkAny } from '../rules.ts';

/** A result that is the whole text: broken JSON, or cut off, and a result as it should be in all else. */
export interface Alone extends Found {
  readonly parsed: Parsed<Json>;
}

/** Reads a text that is nothing but such a result. All others are searched for their JSON. */
export function readAlone(text: string): Alone | undefined {
  const start = text.search(/\S/);
  if (text[start] !== '{' || NOISE.some((noise) => text.includes(noise)) || LONG_NUMBER.test(text)) return undefined;
  const parsed = parseAlone(text, { format: 'skill' });
  if (parsed === undefined || !isRecord(parsed.value)) return undefined;
  const names = Object.keys(parsed.value);
  if (FIELDS.filter((name) => names.includes(name)).length < 2) return undefined;
  const { complete } = parsed;
  const isFine = checkAny(parsed.value).every(({ code }) => code === 'skill/missing-field' && !complete);
  if (!isFine) return undefined;
  return { start, end: text.trimEnd().length, kind: 'object', closed: complete, names, parsed };
}

/** A terminal's colours, a template's tokens and odd line ends are findings of their own. */
/** An integer that may have more digits than a double holds: where it is decides what becomes of it. */
const LONG_NUMBER = /(?<![.\d])\d{16}/;

const NOISE = ['\r', '\x1b', '<|'];
