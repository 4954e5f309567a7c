import { quote } from '../core/diagnostic.ts';
import { setOwn } from '../core/record.ts';
import type { Json } from '../formats/json/embedding.ts';
import {
  COST,
  type Fit,
  fieldNames,
  isExact,
  isOfKind,
  messageOf,
  type Node,
  type Note,
  type ObjectType,
  partOf,
  plainSource,
  rootNode,
  TypeFitter,
} from '../formats/json/typed/fitting.ts';

/** An argument whose value the tool's schema converts. */
export interface Coercion {
  /** Its name in the text. */
  readonly written: string;
  readonly key: string;
  readonly value: unknown;
  readonly messages: readonly { readonly message: string; readonly isGuess: boolean }[];
}

/** The possible conversions of values and names that do not fit a tool's schema; others stay as they are. */
export function coercionsIn(type: ObjectType, value: Readonly<Record<string, unknown>>): Coercion[] {
  const root = rootOf(value);
  const fitter = new TypeFitter(undefined);
  const found: Coercion[] = [];
  for (const [written, key] of fieldNames(type, value)) {
    const field = type.fields.get(key);
    const given = value[written];
    if (field === undefined || !isJson(given)) continue;
    const fit = fitter.fit(field.type, partOf(root, key, given));
    const messages =
      written === key ? [] : [{ message: `${JSON.stringify(written)} was read as ${quote(key)}`, isGuess: false }];
    const isRead = fit !== undefined && fit.cost < COST.lost && !isExact(fit);
    if (isRead) messages.push(...messagesOf(fit));
    if (messages.length > 0) found.push({ written, key, value: isRead ? fit.value : given, messages });
  }
  return found;
}

/** The arguments after conversion. */
export function withCoercions(
  value: Readonly<Record<string, unknown>>,
  coercions: readonly Coercion[],
): Record<string, unknown> {
  const byName = new Map(coercions.map((one) => [one.written, one]));
  const made: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const one = byName.get(name);
    setOwn(made, one?.key ?? name, one === undefined ? given : one.value);
  }
  return made;
}

function messagesOf(fit: Fit): { message: string; isGuess: boolean }[] {
  const repairs = fit.notes.filter((note) => note.severity !== 'info');
  // The content of a file may be JSON, unchanged.
  const isGuess = (note: Note): boolean => !isOfKind(note, 'part as text') && note.severity === 'error';
  const own = repairs.map((note) => ({ message: messageOf(note), isGuess: isGuess(note) }));
  return [...own, ...fit.parts.flatMap((part) => messagesOf(part.fit))];
}

/** The values in calls were read as JSON, or by the same rules. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** The arguments have no source text here: a value that becomes text is written as JSON. */
function rootOf(value: unknown): Node {
  return rootNode(isJson(value) ? value : null, plainSource(''));
}
