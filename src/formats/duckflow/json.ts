import { match } from '../../../generated/duckflow.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { type FoundJson, findJson, type Json, parseSlice } from '../json/embedded.ts';
import type { ReplyBuilder } from './build.ts';
import { duplicate, finding } from './diagnostics.ts';
import { envelopeOf, isStandard, itemsOf } from './lines.ts';
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

/** The place of a part of the object, by its path in the JSON; of the whole object where it is not known. */
type Locate = (...path: Path) => Range;

/** True when a text is JSON before it is anything else: it begins with an object that has a reply's shape. */
export function beginsWithJson(text: string): boolean {
  const { start } = envelopeOf(text);
  if (text[start] !== '{') return false;
  const first = findJson(text)[0];
  return first?.start === start && hasReplyShape(first.names);
}

/**
 * Reads the last JSON object of the text that has a reply's shape (specification, "Backward Compatible"), however
 * damaged; undefined when there is none. What the JSON grammar repaired is reported under its own codes.
 */
export function buildFromJson(builder: ReplyBuilder, text: string): Parsed<Reply> | undefined {
  const replies = findReplies(text);
  const found = replies.at(-1);
  if (found === undefined) return undefined;
  const around = envelopeOf(text);
  const { start } = found;
  const end = found.closed ? found.end : endInFence(text, start, Math.min(found.end, around.end));
  const whole = { start, end };
  const json = parseSlice(text, start, end);
  builder.addEnvelope(around.errors, text);
  for (const earlier of replies.slice(0, -1)) {
    // One without actions may well be a thought on the way to the last.
    if (!earlier.names.some((name) => ['action', 'actions'].includes(name.toLowerCase()))) continue;
    const message = 'Several JSON replies stand in the text; only the last one was read';
    builder.report.add(duplicate(message, whole, { start: earlier.start, end: earlier.end }));
  }
  const outside = text.slice(around.start, start) + text.slice(end, around.end);
  if (itemsOf(outside).some(isStandard)) {
    const message = 'Markers stand beside the JSON reply; they were not read';
    builder.report.add(finding('wrapped-json', whole, message, undefined, 'error'));
  } else if (outside.trim() !== '') {
    builder.report.add(finding('wrapped-json', whole, 'The JSON reply stands inside other text'));
  }
  if (!json.complete) {
    builder.complete = false;
    builder.report.add(finding('bad-json', whole, 'The JSON reply is cut off; what was left of it was read'));
  }
  for (const diagnostic of json.diagnostics) builder.report.add(diagnostic);
  if (isFields(json.value)) new FieldReader(builder, (...path) => json.locate(path) ?? whole).readReply(json.value);
  return builder.finish(text.length, 'json');
}

/** Makes a reply of the legacy JSON object. What it cannot take is reported and left out; names count in any case. */
class FieldReader {
  readonly #builder: ReplyBuilder;
  readonly #locate: Locate;
  /** Where the actions stand, once they were given. */
  #actions: Range | null = null;

  constructor(builder: ReplyBuilder, locate: Locate) {
    this.#builder = builder;
    this.#locate = locate;
  }

  readReply(fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) {
      const key = name.toLowerCase();
      const path = [name];
      if (key === 'reasoning' || key === 'thought') this.#readReasoning(value, path);
      else if (key === 'vitals' || key === 'duck_vitals') this.#readGroup(value, path, 'numbers', this.#readVital);
      else if (key === 'sections') this.#readGroup(value, path, 'strings', this.#readSection);
      else if (key === 'actions' || key === 'action') this.#readActions(value, path);
      else if (isOneOf(STANDARD_VITALS, key)) this.#readVital(key, value, path);
      else if (isOneOf(STANDARD_SECTIONS, key)) this.#readSection(key, value, path);
      else this.#complain(path, quote(name), 'a field of a reply; it was left out');
    }
  }

  #readReasoning(value: Json, path: Path): void {
    if (typeof value === 'string') this.#builder.setReasoning(value, this.#locate(...path));
    else this.#complain(path, 'reasoning', 'a string');
  }

  /** An object of vitals or sections. */
  #readGroup(group: Json, path: Path, wanted: string, read: (name: string, value: Json, path: Path) => void): void {
    if (!isFields(group)) {
      this.#complain(path, String(path[0]), `an object of ${wanted}`);
      return;
    }
    for (const [name, value] of Object.entries(group)) read.call(this, name.toLowerCase(), value, [...path, name]);
  }

  #readVital(name: string, value: Json, path: Path): void {
    if (typeof value === 'number') this.#builder.vitals.set(name, value, this.#locate(...path));
    else this.#complain(path, name, 'a number');
  }

  #readSection(name: string, value: Json, path: Path): void {
    if (typeof value === 'string') this.#builder.setSection(name, value, this.#locate(...path));
    else this.#complain(path, name, 'a string');
  }

  #readActions(value: Json, path: Path): void {
    const range = this.#locate(...path);
    if (this.#actions !== null)
      this.#builder.report.add(duplicate('The actions are given twice; both were read', range, this.#actions));
    this.#actions ??= range;
    const isList = Array.isArray(value);
    for (const [at, action] of (isList ? value : [value]).entries()) {
      const actionPath = isList ? [...path, at] : path;
      if (isFields(action)) this.#readAction(action, at, actionPath);
      else this.#complain(actionPath, `actions[${at}]`, 'an object');
    }
  }

  /** `{ type, …params, content }` or `{ name, parameters, thought }`. */
  #readAction(action: Fields, at: number, path: Path): void {
    const names = Object.keys(action);
    const typeName = names.some((name) => name.toLowerCase() === 'type') ? 'type' : 'name';
    const places = new Map<string, Range>();
    const params = new Map<string, string>();
    let type = '';
    let index = at;
    let content: string | undefined;

    const note = (part: string, valuePath: Path): void => {
      const range = this.#locate(...valuePath);
      const before = places.get(part);
      places.set(part, range);
      if (before !== undefined) {
        const message = `${quote(part.replace('params.', ''))} is given twice in actions[${at}]; the last one counts`;
        this.#builder.report.add(duplicate(message, range, before));
      }
    };
    const take = (name: string, value: Json, valuePath: Path): void => {
      const text = asText(value);
      if (text === undefined) {
        this.#complain(valuePath, `actions[${at}].${name}`, 'less deeply nested');
        return;
      }
      note(name === 'content' ? name : `params.${name}`, valuePath);
      if (name === 'content') content = text;
      else params.set(name, text);
    };

    for (const [name, value] of Object.entries(action)) {
      const key = name.toLowerCase();
      const valuePath = [...path, name];
      if (key === typeName) {
        note('type', valuePath);
        if (typeof value === 'string') type = value;
        else this.#complain(valuePath, `actions[${at}].type`, 'a string');
      } else if (key === 'index' && typeof value === 'number') {
        note('index', valuePath);
        if (Number.isInteger(value) && value >= 0 && value < 1e9) index = value;
        else this.#complain(valuePath, `actions[${at}].index`, 'a whole number below a thousand million');
      } else if ((key === 'parameters' || key === 'params') && isFields(value)) {
        for (const [inner, each] of Object.entries(value)) take(inner.toLowerCase(), each, [...valuePath, inner]);
      } else if (key !== 'content' || value !== null) {
        take(key, value, valuePath);
      }
    }
    this.#builder.addAction({ index, type, params: [...params], content }, this.#locate(...path), places);
  }

  #complain(path: Path, field: string, wanted: string): void {
    this.#builder.report.add(finding('bad-json-field', this.#locate(...path), `${field} must be ${wanted}`));
  }
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

/** The objects with a reply's shape, in text order; they may also be elements of a list. */
function findReplies(text: string): FoundJson[] {
  return findJson(text).flatMap((found) => {
    if (found.kind === 'object') return hasReplyShape(found.names) ? [found] : [];
    const by = found.start + 1;
    return findJson(text.slice(by, found.end))
      .filter(({ names }) => hasReplyShape(names))
      .map((inner) => ({ ...inner, start: inner.start + by, end: inner.end + by, valid: false }));
  });
}

/** Where an object ends that seems to go on: before the fence line that ends the text, if there is one. */
function endInFence(text: string, start: number, end: number): number {
  const slice = text.slice(start, end).trimEnd();
  const line = slice.lastIndexOf('\n') + 1;
  return line > 0 && match(slice.slice(line), 'FenceEnd', 0).matched ? start + line : end;
}

function hasReplyShape(names: readonly string[]): boolean {
  return names.some((name) => isOneOf(REPLY_NAMES, name.toLowerCase()));
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function isFields(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
