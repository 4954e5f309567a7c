import { quote } from '../../core/diagnostic.ts';
import { findObjects } from '../../core/json-objects.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Range } from '../../core/range.ts';
import type { ReplyBuilder } from './build.ts';
import { finding } from './diagnostics.ts';
import { type Reply, STANDARD_SECTIONS, STANDARD_VITALS } from './model.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The names at top level that make an object a reply. */
const REPLY_NAMES: readonly string[] = [
  'reasoning',
  'thought',
  'duck_vitals',
  'vitals',
  'actions',
  'action',
  ...STANDARD_VITALS,
];

/** All names at top level that are read. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([...REPLY_NAMES, ...STANDARD_SECTIONS, 'sections']);

/**
 * Reads the last JSON object of the text that has a reply's shape (specification, "Backward Compatible"); undefined
 * when there is none. An object that is cut off or broken and looks like a reply gives an empty reply with an error.
 */
export function buildFromJson(builder: ReplyBuilder, text: string): Parsed<Reply> | undefined {
  const found = findReply(text);
  if (found === undefined) return undefined;
  const { range, fields, cut } = found;
  if (fields === undefined) {
    builder.complete = cut !== true;
    builder.report.add(
      finding('bad-json', range, cut === true ? 'The text ends inside a JSON reply' : 'The JSON reply cannot be read'),
    );
    return builder.finish(text.length, 'json');
  }
  if (text.slice(0, range.start).trim() !== '' || text.slice(range.end).trim() !== '') {
    builder.report.add(finding('wrapped-json', range, 'The JSON reply stands inside other text'));
  }
  addFields(builder, fields, range);
  return builder.finish(text.length, 'json');
}

/** Makes a reply of the legacy JSON object. Fields of the wrong type are reported and left out. */
export function addFields(builder: ReplyBuilder, fields: Fields, range: Range): void {
  const complain = (field: string, wanted: string): void => {
    builder.report.add(finding('bad-json-field', range, `${field} must be ${wanted}`));
  };

  const reasoning = own(fields, 'reasoning') ?? own(fields, 'thought');
  if (typeof reasoning === 'string') builder.setReasoning(reasoning, range);
  else if (reasoning !== undefined) complain('reasoning', 'a string');

  for (const group of ['duck_vitals', 'vitals']) {
    const vitals = own(fields, group);
    if (vitals === undefined) continue;
    if (!isFields(vitals)) complain(group, 'an object of numbers');
    else
      for (const [name, value] of Object.entries(vitals)) addVital(builder, name.toLowerCase(), value, range, complain);
  }
  for (const name of STANDARD_VITALS) {
    const value = own(fields, name);
    if (value !== undefined) addVital(builder, name, value, range, complain);
  }

  const sections = own(fields, 'sections');
  const texts = isFields(sections) ? { ...sections } : {};
  for (const name of STANDARD_SECTIONS) if (own(fields, name) !== undefined) texts[name] = own(fields, name);
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') builder.setSection(name, value, range);
    else complain(name, 'a string');
  }

  for (const name of Object.keys(fields)) {
    if (!KNOWN_FIELDS.has(name)) complain(quote(name), 'a field of a reply; it was left out');
  }

  const actions = own(fields, 'actions') ?? own(fields, 'action');
  if (actions === undefined) return;
  for (const [at, action] of (Array.isArray(actions) ? actions : [actions]).entries()) {
    if (isFields(action)) addAction(builder, action, at, range, complain);
    else complain(`actions[${at}]`, 'an object');
  }
}

type Complain = (field: string, wanted: string) => void;

function addVital(builder: ReplyBuilder, name: string, value: unknown, range: Range, complain: Complain): void {
  if (typeof value === 'number') builder.setVital(name, value, range);
  else complain(name, 'a number');
}

/** `{ type, …params, content }` or `{ name, parameters, thought }`. */
function addAction(builder: ReplyBuilder, action: Fields, at: number, range: Range, complain: Complain): void {
  const type = own(action, 'type') ?? own(action, 'name');
  const typeName = own(action, 'type') === undefined ? 'name' : 'type';
  const params: [string, string][] = [];
  let content: string | undefined;
  const take = (name: string, value: unknown): void => {
    const text = asText(value);
    if (text === undefined) complain(`actions[${at}].${name}`, 'less deeply nested');
    else if (name === 'content') content = text;
    else params.push([name, text]);
  };
  for (const [name, value] of Object.entries(action)) {
    if (name === typeName || (name === 'index' && value === at) || (name === 'content' && value === null)) continue;
    const nested = (name === 'parameters' || name === 'params') && isFields(value);
    if (nested) for (const [inner, innerValue] of Object.entries(value)) take(inner, innerValue);
    else take(name, value);
  }
  if (type !== undefined && typeof type !== 'string') complain(`actions[${at}].type`, 'a string');
  builder.addAction({ index: at, type: typeof type === 'string' ? type : '', params, content }, range);
}

/** Strings as they are, everything else as its JSON text; undefined when it nests too deeply to be written. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** The last object with a reply's shape; without `fields` when it is broken, `cut` when it never closes. */
function findReply(text: string): { range: Range; fields?: Fields; cut?: boolean } | undefined {
  const { objects, unclosed } = findObjects(text);
  let broken: Range | undefined;
  for (const range of objects.toReversed()) {
    const source = text.slice(range.start, range.end);
    const fields = readObject(source);
    if (fields === undefined) broken ??= hasReplyShape(namesIn(source)) ? range : undefined;
    else if (hasReplyShape(Object.keys(fields))) return { range, fields };
  }
  if (unclosed !== undefined && hasReplyShape(namesIn(text.slice(unclosed)))) {
    return { range: { start: unclosed, end: text.length }, cut: true };
  }
  return broken === undefined ? undefined : { range: broken };
}

function readObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The reply's names that stand in quotes in a text. */
function namesIn(text: string): string[] {
  return REPLY_NAMES.filter((name) => text.includes(`"${name}"`));
}

function hasReplyShape(names: readonly string[]): boolean {
  return names.some((name) => REPLY_NAMES.includes(name));
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
