import { isRecord } from '../../core/record.ts';
import type { Dialect } from '../dialects/index.ts';
import type { ToolCall } from '../model.ts';

/** A name, and its arguments in JSON or in Gemma's notation. */
export function namedCall({ call, quote }: Dialect, { id, name, arguments: given }: ToolCall, index: number): string {
  if (call === undefined) return '';
  const [open = ''] = call.open;
  const [nameEnd = ''] = call.nameEnd;
  const [close = ''] = call.close;
  // Blanks around an id are layout.
  const title = call.isId === true ? (id ?? `functions.${name}:${index}`).trim() : name;
  const mark = id !== undefined && call.id?.[0] !== undefined ? call.id[0] + id : '';
  const body = quote?.[0] === undefined ? JSON.stringify(given) : marked(given, quote[0]);
  if (nameEnd.startsWith('```')) return `${open}${title}\n${nameEnd}\n${body}\n${close}`;
  return `${open}${title}${mark}${nameEnd}${body}${close}`;
}

/** A key that needs no quotes. */
const BARE = /^[\p{L}_$][\p{L}\p{N}_$.-]*$/u;

/** `{crop:<|"|>rye<|"|>,rows:[1,2]}` */
function marked(value: unknown, quote: string): string {
  if (typeof value === 'string') return quote + value + quote;
  if (Array.isArray(value)) return `[${value.map((one) => marked(one, quote)).join(',')}]`;
  if (isRecord(value))
    return `{${Object.entries(value)
      .map(([key, one]) => `${BARE.test(key) ? key : quote + key + quote}:${marked(one, quote)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}
