import { quote } from '../../../core/diagnostic.ts';
import { formatPath, type Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, isRecord, setOwn } from '../../../core/record.ts';
import type { Adapting, Part } from '../../../engine/index.ts';
import { type FoundJson, findJson, type Json, mayHoldObject, parseSlice } from '../../json/embedding.ts';
import type { DesignSpecification } from '../model.ts';
import { SECTIONS } from '../sections.ts';
import { describe, type JsonFields, modern, type Report } from './old-shapes.ts';
import { type Fields, model, type Shape } from './shape.ts';

/** An object with two of these names is a design. */
const { timestamp: _, extra: __, ...NAMES } = model.of;

/** Whether a text contains a JSON object with a design's shape. */
export function holdsDesign(text: string): boolean {
  return mayHoldObject(text) && designsIn(text).length > 0;
}

/** Reads the text's last JSON object with a design's shape, including older shapes. */
export function readJson(text: string, design: Part<DesignSpecification>, reading: Adapting<object>): void {
  const designs = designsIn(text);
  const found = designs.pop();
  if (found === undefined) return;
  const { start, end } = found;
  const parsed = parseSlice(text, start, end);
  for (const diagnostic of parsed.diagnostics) design.tell(diagnostic);
  if (!parsed.complete) reading.cut();
  const whole = { start, end };
  if (text.slice(0, start).trim() !== '' || text.slice(end).trim() !== '')
    design.report('wrapped-json', { range: whole, message: 'There is text around the JSON design' });
  for (const other of designs) {
    const message = 'The text has several JSON designs; the last one counts';
    design.report('duplicate-design', { range: whole, path: [], related: other, message });
  }
  design.reach(whole);
  const reader = new Reader((path) => parsed.locate(path));
  design.within((path) => (path.length === 0 ? whole : parsed.locate(reader.inJson(path))));
  Object.assign(design.value, reader.read(model, parsed.value, []));
  for (const { code, ...detail } of reader.found) design.report(code, detail);
  for (const { root, isOptional } of parsed.complete ? SECTIONS : []) {
    if (isOptional || (isRecord(parsed.value) && Object.hasOwn(parsed.value, root))) continue;
    design.report('missing-section', { range: whole, path: [root], message: `The field ${quote(root)} is missing` });
  }
}

function designsIn(text: string): FoundJson[] {
  return findJson(text).filter(
    ({ kind, names }) => kind === 'object' && names.filter((name) => Object.hasOwn(NAMES, name)).length >= 2,
  );
}

/** A finding about a part of the JSON. */
interface Found {
  readonly code: string;
  readonly range: Range;
  readonly message: string;
  path: Path;
}

/**
 * Reads JSON values by the shapes of the model; what has the wrong type is reported and dropped. Paths are those of the
 * model, whose lists lack dropped items.
 */
class Reader {
  readonly found: Found[] = [];
  readonly #locate: (path: Path) => Range | undefined;
  /** For each list in the model, by path, the index of each item in the JSON. */
  readonly #indexes = new Map<string, number[]>();

  /** @param locate - finds the range of a JSON path in the text */
  constructor(locate: (path: Path) => Range | undefined) {
    this.#locate = locate;
  }

  /** The JSON path for a path of the model. */
  inJson(path: Path): Path {
    return path.map((step, at) =>
      typeof step === 'number' ? (this.#indexes.get(formatPath(path.slice(0, at)))?.[step] ?? step) : step,
    );
  }

  /** A value of the shape; undefined for another type. */
  read(shape: Shape, value: Json, path: Path): unknown {
    switch (shape.kind) {
      case 'json':
        return value;
      case 'text':
        return typeof value === 'string' ? value : this.#wrong(path, 'a string');
      case 'number':
        return typeof value === 'number' && !Number.isNaN(value) ? value : this.#wrong(path, 'a number');
      case 'flag':
        return typeof value === 'boolean' ? value : this.#wrong(path, 'true or false');
      case 'texts':
        return isRecord(value) ? this.#texts(value, path) : this.#wrong(path, 'an object');
      case 'list':
        if (!Array.isArray(value)) return this.#wrong(path, 'a list');
        return this.#list(shape.of, value, path);
      case 'fields':
        return isRecord(value) ? this.#fields(shape, value, path) : this.#wrong(path, 'an object');
    }
  }

  #list(of: Shape, items: readonly Json[], path: Path): unknown[] {
    const list: unknown[] = [];
    const indexes: number[] = [];
    this.#indexes.set(formatPath(path), indexes);
    for (const [nth, item] of items.entries()) {
      const before = this.found.length;
      indexes[list.length] = nth;
      const one = this.read(of, item, [...path, list.length]);
      if (one !== undefined) list.push(one);
      // The findings inside a dropped value get the path of its parent.
      else for (const found of this.found.slice(before)) found.path = path;
    }
    return list;
  }

  readonly #report: Report = (code, path, message) => {
    const inJson = this.inJson(path);
    let range: Range | undefined;
    for (let { length } = inJson; length > 0 && range === undefined; length--)
      range = this.#locate(inJson.slice(0, length));
    this.found.push({ code, range: range ?? { start: 0, end: 0 }, message, path });
  };

  /** An object of the model; undefined if a required field that cannot be empty is missing. */
  #fields(shape: Fields, given: JsonFields, path: Path): object | undefined {
    const fields = modern(given, path, this.#report);
    const read: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(shape.of)) {
      if (name === 'extra') continue;
      const value = getOwn(fields, name);
      const isGiven = value !== undefined && (value !== null || (part.kind === 'json' && part.optional === undefined));
      const found = isGiven ? this.read(part, value, [...path, name]) : undefined;
      const kept = found ?? this.#empty(part, isGiven, [...path, name]);
      if (kept !== undefined) read[name] = kept;
      else if (!('optional' in part)) return undefined;
    }
    const extra = this.#extra(shape, fields, path);
    return Object.keys(extra).length > 0 ? { ...read, extra } : read;
  }

  /** The value of a field that is absent or was dropped. */
  #empty(shape: Shape, isGiven: boolean, path: Path): unknown {
    if (shape.kind === 'list') return [];
    if (shape.kind === 'fields' || shape.optional === true) return undefined;
    if (shape.kind === 'number' && !isGiven) this.#wrong(path, 'a number');
    return { text: '', number: undefined, flag: undefined, json: null, texts: {} }[shape.kind];
  }

  #texts(fields: JsonFields, path: Path): Record<string, string> {
    const texts: Record<string, string> = {};
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') setOwn(texts, name, value);
      else this.#wrong([...path, name], 'a string');
    }
    return texts;
  }

  /** Fields unknown to the model, as texts. */
  #extra({ of }: Fields, fields: JsonFields, path: Path): Record<string, string> {
    const extra: Record<string, string> = {};
    const isKept = Object.hasOwn(of, 'extra');
    const given = getOwn(fields, 'extra');
    if (isKept && isRecord(given))
      for (const [name, value] of Object.entries(given)) setOwn(extra, name, describe(value));
    for (const [name, value] of Object.entries(fields)) {
      if (Object.hasOwn(of, name)) continue;
      const code = isKept ? (path.length === 0 ? 'unknown-section' : 'unknown-label') : 'bad-json-field';
      const message = `The field ${quote(name)} is not in the specification; it was ${isKept ? 'kept' : 'left out'}`;
      this.#report(code, [...path, name], message);
      if (isKept) setOwn(extra, name, describe(value));
    }
    return extra;
  }

  #wrong(path: Path, wanted: string): undefined {
    this.#report('bad-json-field', path, `${this.inJson(path).join('.')} must be ${wanted}; it was left out`);
  }
}
