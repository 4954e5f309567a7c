import { quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type FoundJson, findJson, type Json, parseSlice } from '../../json/embedded.ts';
import type { ReplyBuilder } from './build.ts';
import { finding } from './diagnostics.ts';
import { type Reply, STANDARD_SECTIONS, STANDARD_VITALS } from './model.ts';

type Fields = Readonly<Record<string, Json>>;

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

/** The place of a part of the object, by its path in the JSON; of the whole object where it is not known. */
type Locate = (...path: Path) => Range;

/**
 * Reads the last JSON object of the text that has a reply's shape (specification, "Backward Compatible"), however
 * damaged; undefined when there is none. What the JSON grammar repaired is reported under its own codes.
 */
export function buildFromJson(builder: ReplyBuilder, text: string): Parsed<Reply> | undefined {
  const found = findReply(text);
  if (found === undefined) return undefined;
  const { start, end } = found;
  const whole = { start, end };
  const json = parseSlice(text, start, end);
  if (text.slice(0, start).trim() !== '' || text.slice(end).trim() !== '') {
    builder.report.add(finding('wrapped-json', whole, 'The JSON reply stands inside other text'));
  }
  if (!json.complete) {
    builder.complete = false;
    builder.report.add(finding('bad-json', whole, 'The JSON reply is cut off; what was left of it was read'));
  }
  for (const diagnostic of json.diagnostics) builder.report.add(diagnostic);
  if (isFields(json.value)) addFields(builder, json.value, (...path) => json.locate(path) ?? whole);
  return builder.finish(text.length, 'json');
}

/** Makes a reply of the legacy JSON object. Fields of the wrong type are reported and left out. */
function addFields(builder: ReplyBuilder, fields: Fields, locate: Locate): void {
  const complain = (path: Path, field: string, wanted: string): void => {
    builder.report.add(finding('bad-json-field', locate(...path), `${field} must be ${wanted}`));
  };

  const reasoningName = own(fields, 'reasoning') === undefined ? 'thought' : 'reasoning';
  const reasoning = own(fields, reasoningName);
  if (typeof reasoning === 'string') builder.setReasoning(reasoning, locate(reasoningName));
  else if (reasoning !== undefined) complain([reasoningName], 'reasoning', 'a string');

  const addVital = (name: string, value: Json, path: Path): void => {
    if (typeof value === 'number') builder.setVital(name, value, locate(...path));
    else complain(path, name, 'a number');
  };
  for (const group of ['duck_vitals', 'vitals']) {
    const vitals = own(fields, group);
    if (vitals === undefined) continue;
    if (!isFields(vitals)) complain([group], group, 'an object of numbers');
    else for (const [name, value] of Object.entries(vitals)) addVital(name.toLowerCase(), value, [group, name]);
  }
  for (const name of STANDARD_VITALS) {
    const value = own(fields, name);
    if (value !== undefined) addVital(name, value, [name]);
  }

  addSections(builder, fields, locate, complain);

  for (const name of Object.keys(fields)) {
    if (!KNOWN_FIELDS.has(name)) complain([name], quote(name), 'a field of a reply; it was left out');
  }

  const actionsName = own(fields, 'actions') === undefined ? 'action' : 'actions';
  const actions = own(fields, actionsName);
  if (actions === undefined) return;
  const isList = Array.isArray(actions);
  for (const [at, action] of (isList ? actions : [actions]).entries()) {
    const path = isList ? [actionsName, at] : [actionsName];
    if (isFields(action)) addAction(builder, action, at, path, locate, complain);
    else complain(path, `actions[${at}]`, 'an object');
  }
}

type Complain = (path: Path, field: string, wanted: string) => void;

function addSections(builder: ReplyBuilder, fields: Fields, locate: Locate, complain: Complain): void {
  const sections = own(fields, 'sections');
  const texts = new Map<string, { value: Json; path: Path }>();
  if (sections !== undefined && isFields(sections)) {
    for (const [name, value] of Object.entries(sections)) texts.set(name, { value, path: ['sections', name] });
  }
  for (const name of STANDARD_SECTIONS) {
    const value = own(fields, name);
    if (value !== undefined) texts.set(name, { value, path: [name] });
  }
  for (const [name, { value, path }] of texts) {
    if (typeof value === 'string') builder.setSection(name, value, locate(...path));
    else complain(path, name, 'a string');
  }
}

/** `{ type, …params, content }` or `{ name, parameters, thought }`. */
function addAction(
  builder: ReplyBuilder,
  action: Fields,
  at: number,
  path: Path,
  locate: Locate,
  complain: Complain,
): void {
  const typeName = own(action, 'type') === undefined ? 'name' : 'type';
  const type = own(action, typeName);
  const params: [string, string][] = [];
  const places = new Map<string, Range>();
  if (type !== undefined) places.set('type', locate(...path, typeName));
  let content: string | undefined;
  const take = (name: string, value: Json, valuePath: Path): void => {
    const text = asText(value);
    if (text === undefined) {
      complain(valuePath, `actions[${at}].${name}`, 'less deeply nested');
      return;
    }
    if (name === 'content') content = text;
    else params.push([name, text]);
    places.set(name === 'content' ? name : `params.${name}`, locate(...valuePath));
  };
  for (const [name, value] of Object.entries(action)) {
    if (name === typeName || (name === 'index' && value === at) || (name === 'content' && value === null)) continue;
    if ((name === 'parameters' || name === 'params') && isFields(value)) {
      for (const [inner, innerValue] of Object.entries(value)) take(inner, innerValue, [...path, name, inner]);
    } else {
      take(name, value, [...path, name]);
    }
  }
  if (type !== undefined && typeof type !== 'string') complain([...path, typeName], `actions[${at}].type`, 'a string');
  const given = { index: at, type: typeof type === 'string' ? type : '', params, content };
  builder.addAction(given, locate(...path), places);
}

/** Strings as they are, everything else as its JSON text; undefined when it nests too deeply to be written. */
function asText(value: Json): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** The last object with a reply's shape; it may also be an element of a list. */
function findReply(text: string): FoundJson | undefined {
  for (const found of findJson(text).toReversed()) {
    if (found.kind === 'object') {
      if (hasReplyShape(found.names)) return found;
      continue;
    }
    const inner = findJson(text.slice(found.start + 1, found.end)).findLast(({ names }) => hasReplyShape(names));
    if (inner === undefined) continue;
    const by = found.start + 1;
    return { ...inner, start: inner.start + by, end: inner.end + by, valid: false };
  }
  return undefined;
}

function hasReplyShape(names: readonly string[]): boolean {
  return names.some((name) => REPLY_NAMES.includes(name));
}

function own(fields: Fields, name: string): Json | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isFields(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
