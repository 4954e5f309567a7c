import { moveDiagnostic, quote } from '../../core/diagnostic.ts';
import { isOneOf } from '../../core/one-of.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { isRecord, setOwn } from '../../core/record.ts';
import type { Adapting, Part, Text } from '../../engine/index.ts';
import { type FoundJson, findJson, type Json, mayHoldObject, parseSlice } from '../json/embedding.ts';
import { Actions } from './actions.ts';
import type { Action, Reply } from './model.ts';
import { Vitals } from './vitals.ts';
import { leftOut, STANDARD_SECTIONS, STANDARD_VITALS, withoutQuotes } from './vocabulary.ts';

type Fields = Readonly<Record<string, Json>>;

/** The top-level names that identify an object as a reply. */
const REPLY_NAMES: readonly string[] = [
  'reasoning',
  'thought',
  'duck_vitals',
  'vitals',
  'actions',
  'action',
  ...STANDARD_VITALS,
];

/** The range of a part by its path in the JSON; that of the whole object if unknown. */
type Locate = (...path: Path) => Range;

/** Whether a text has JSON in the shape of a reply; `first` if it begins with it. */
export function jsonIn(text: string): 'first' | 'somewhere' | 'nowhere' {
  if (!mayHoldObject(text)) return 'nowhere';
  const all = findJson(text);
  const [reply] = repliesIn(text, all);
  if (reply === undefined) return 'nowhere';
  const start = all[0]?.start ?? 0;
  return reply.start === start && text.slice(0, start).trim() === '' ? 'first' : 'somewhere';
}

/** Whether a text without a reply ends inside JSON, so that the names of one may have been missing. */
export function endsInJson(text: string): boolean {
  const last = findJson(text).at(-1);
  return last !== undefined && !last.closed && text.slice(last.end).trim() === '';
}

/**
 * Reads the last JSON object of a text with the shape of a reply (specification, "Backward Compatible"), however
 * damaged. Repairs of the JSON grammar are reported under its own codes. `offset` is the start of the text.
 */
export function readJson(
  text: string,
  offset: number,
  reply: Part<Reply>,
  reading: Adapting<object>,
  hasMarkers: (text: string) => boolean,
): void {
  const replies = repliesIn(text, findJson(text));
  const found = replies.at(-1);
  if (found === undefined) return;
  const inText = ({ start, end }: Range): Range => ({ start: start + offset, end: end + offset });
  const whole = inText(found);
  const json = parseSlice(text, found.start, found.end);
  reply.report('legacy-json', { range: whole });
  for (const earlier of replies.slice(0, -1)) {
    // A whole one without actions may be a thought on the way to the last.
    const hasActions = earlier.names.some((name) => ['action', 'actions'].includes(name.toLowerCase()));
    if (earlier.closed && !hasActions) continue;
    const message = `The text has several JSON replies; only the last one was read (first at offset ${earlier.start + offset})`;
    reply.report('duplicate', { range: whole, related: inText(earlier), message });
  }
  const outside = text.slice(0, found.start) + text.slice(found.end);
  if (hasMarkers(outside)) {
    const message = 'There are markers around the JSON reply; they were not read';
    reply.report('wrapped-json', { range: whole, message, severity: 'error' });
  } else if (outside.trim() !== '') {
    reply.report('wrapped-json', { range: whole, message: 'There is text around the JSON reply' });
  }
  if (!json.complete) {
    reading.cut();
    reply.report('bad-json', { range: whole, message: 'The JSON reply is cut off; what is left of it was read' });
  }
  for (const found of json.diagnostics) reply.tell(moveDiagnostic(found, inText));
  const locate: Locate = (...path) => {
    const range = json.locate(path);
    return range === undefined ? whole : inText(range);
  };
  if (isRecord(json.value)) new FieldReader(reply, reading, locate).readReply(json.value);
}

/** Builds a reply from the legacy JSON object. What it cannot take is reported and dropped; names ignore case. */
class FieldReader {
  readonly #reply: Part<Reply>;
  readonly #vitals: Vitals;
  readonly #list: Actions;
  readonly #locate: Locate;
  /** The range of the actions, once they were given. */
  #actions: Range | null = null;

  constructor(reply: Part<Reply>, reading: Adapting<object>, locate: Locate) {
    this.#reply = reply;
    this.#vitals = new Vitals(reply);
    this.#list = new Actions(reply, reading);
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
      else this.#reportField(path, quote(name), 'a field of a reply; it was left out');
    }
  }

  #readReasoning(value: Json, path: Path): void {
    if (typeof value === 'string')
      this.#join(this.#reply.text('reasoning'), 'The reasoning', value, this.#locate(...path));
    else this.#reportField(path, 'reasoning', 'a string');
  }

  /** An object of vitals or sections. */
  #readGroup(group: Json, path: Path, wanted: string, read: (name: string, value: Json, path: Path) => void): void {
    if (!isRecord(group)) {
      this.#reportField(path, String(path[0]), `an object of ${wanted}`);
      return;
    }
    for (const [name, value] of Object.entries(group)) read.call(this, name.toLowerCase(), value, [...path, name]);
  }

  #readVital(name: string, value: Json, path: Path): void {
    if (typeof value === 'number') this.#vitals.set(name, value, this.#locate(...path));
    else this.#reportField(path, name, 'a number');
  }

  #readSection(name: string, value: Json, path: Path): void {
    if (typeof value === 'string')
      this.#join(this.#reply.part('sections').text(name), `The section ${quote(name)}`, value, this.#locate(...path));
    else this.#reportField(path, name, 'a string');
  }

  #readActions(value: Json, path: Path): void {
    const range = this.#locate(...path);
    if (this.#actions !== null)
      this.#reply.report('duplicate', {
        range,
        related: this.#actions,
        message: 'The actions are given twice; both were read',
      });
    this.#actions ??= range;
    const isList = Array.isArray(value);
    if (!isList && isRecord(value) && path[0]?.toString().toLowerCase() === 'actions')
      this.#reply.report('bad-json-field', {
        range,
        message: 'actions must be a list; this is its only action',
        severity: 'warning',
      });
    for (const [at, action] of (isList ? value : [value]).entries()) {
      const actionPath = isList ? [...path, at] : path;
      if (isRecord(action)) this.#readAction(action, at, actionPath);
      else this.#reportField(actionPath, `actions[${at}]`, 'an object');
    }
  }

  /** `{ type, …params, content }` or `{ name, parameters, thought }`; `null` means no value. */
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
        this.#reply.report('duplicate', { range, related: before, message });
      }
    };
    const take = (name: string, value: Json, valuePath: Path): void => {
      const text = asText(value);
      note(name === 'content' ? name : `params.${name}`, valuePath);
      if (name === 'content') {
        content = text;
        return;
      }
      const bare = withoutQuotes(name, text);
      params.set(name, bare ?? text);
      if (bare !== undefined)
        this.#reply.report('quoted-parameter', { range: this.#locate(...valuePath), ...leftOut(name, text, bare) });
    };

    for (const [name, value] of Object.entries(action)) {
      const key = name.toLowerCase();
      const valuePath = [...path, name];
      if (key === typeName) {
        note('type', valuePath);
        if (typeof value === 'string') type = value;
        else this.#reportField(valuePath, `actions[${at}].type`, 'a string');
      } else if (key === 'index' && typeof value === 'number') {
        note('index', valuePath);
        if (Number.isInteger(value) && value >= 0 && value < 1e9) index = value;
        else this.#reportField(valuePath, `actions[${at}].index`, 'a whole number below 1,000,000,000');
      } else if ((key === 'parameters' || key === 'params') && isRecord(value)) {
        for (const [inner, each] of Object.entries(value))
          if (each !== null) take(inner.toLowerCase(), each, [...valuePath, inner]);
      } else if (value !== null) {
        take(key, value, valuePath);
      }
    }
    const made: Action = { index, type, params: {}, ...(content !== undefined && { content }) };
    for (const [name, value] of params) setOwn(made.params, name, value);
    const whole = this.#locate(...path);
    const added = this.#list.add(made, whole);
    const list = this.#reply.list('actions');
    list.place(list.value.length - 1, whole);
    for (const [part, range] of places)
      if (part.startsWith('params.')) added.part('params').place(part.slice(7), range);
      else if (part === 'type' || part === 'index' || part === 'content') added.place(part, range);
  }

  /** A repeated text is joined; an empty reasoning is ignored. */
  #join(text: Text, what: string, added: string, range: Range): void {
    const { place: before, value: known = '' } = text;
    const value = known === '' ? added : `${known}\n\n${added}`;
    if (before === undefined) {
      if (added !== '' || text.value === undefined) text.set(value, { range });
      return;
    }
    const message = `${what} is given twice; the texts were joined (first at offset ${before.start})`;
    text.revise(value, 'duplicate', { range, related: before, message });
  }

  #reportField(path: Path, field: string, wanted: string): void {
    this.#reply.report('bad-json-field', { range: this.#locate(...path), message: `${field} must be ${wanted}` });
  }
}

/** Strings unchanged, everything else as JSON: parsed values never nest too deep for that. */
function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The objects with the shape of a reply, in text order, including elements of a list. */
function repliesIn(text: string, all: readonly FoundJson[]): FoundJson[] {
  return all.flatMap((found) => {
    if (found.kind === 'object') return hasReplyShape(found.names) ? [found] : [];
    const by = found.start + 1;
    const inside = text.slice(by, found.end);
    if (!mayHoldObject(inside)) return [];
    return findJson(inside)
      .filter(({ names }) => hasReplyShape(names))
      .map((inner) => ({ ...inner, start: inner.start + by, end: inner.end + by, valid: false }));
  });
}

function hasReplyShape(names: readonly string[]): boolean {
  return names.some((name) => isOneOf(REPLY_NAMES, name.toLowerCase()));
}
