import { firstSentence } from '../../core/diagnostic.ts';
import { applyEvent } from '../../core/fold.ts';
import type { ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import { type Emit, Report } from '../../core/report.ts';
import type { Reader as StreamReader } from '../../core/stream.ts';
import { codesOf } from '../../engine/codes.ts';
import { type OwnCode, type ToolSchemas, templateCodes, withToolTypes } from './model.ts';
import type { Field, Template } from './template.ts';

/** The codes of the format's diagnostics. */
export type TemplateCode = `response-template/${OwnCode}`;

const isTemplateCode = codesOf<TemplateCode>([{ name: 'response-template', diagnostics: templateCodes }]);

/** A message as the template makes it. */
export type Message = Record<string, unknown>;

/** How a text is read. */
export interface Reading {
  readonly template: Template;
  readonly prefix: string;
  readonly tools: ToolSchemas | null;
}

/** The text of a field that is being read. */
interface Region {
  readonly field: Field;
  readonly path: Path;
  readonly groups: Record<string, string | undefined>;
  readonly start: number;
  parts: string[];
  /** Blanks at the end that are held back. */
  held: string;
  hasText: boolean;
}

/** Reads one reply by a template. */
export class TemplateReader implements StreamReader<Message, TemplateCode> {
  value: Message;
  readonly #reading: Reading;
  readonly #emit: Emit | null;
  readonly #report: Report<TemplateCode>;
  readonly #implicit: Region | null;
  readonly #found = new Set<Field>();
  #region: Region | null = null;
  #text = '';
  /** The offset of the text that is kept; the prompt is before 0. */
  #base: number;
  #complete = true;

  constructor(reading: Reading, { strict = false, finished = true }: ParseOptions, emit: Emit | null) {
    const { template, prefix } = reading;
    this.#reading = reading;
    this.#emit = emit;
    this.#report = new Report(isTemplateCode, strict, emit);
    this.value = structuredClone({ ...template.defaults });
    this.#complete = finished;
    this.#implicit = template.implicit === null ? null : regionOf(template.implicit, 0, {});
    const before = template.after(prefix);
    if (before === undefined && prefix !== '') this.#find('no-anchor', 0, 0);
    const rest = before ?? prefix;
    this.#base = -rest.length;
    this.push(rest);
  }

  push(chunk: string): void {
    this.#text += chunk;
    this.#read(false);
  }

  end(): Parsed<Message, TemplateCode> {
    this.#read(true);
    const { length } = this.#text;
    const end = this.#base + length;
    if (this.#region !== null) {
      if (this.#region.field.close !== null) {
        this.#complete = false;
        this.#find('missing-close', this.#region.start, end);
      }
      this.#close({});
    }
    if (this.#implicit !== null) this.#finish(this.#implicit);
    for (const field of this.#reading.template.fields)
      if (!field.isOptional && !this.#found.has(field))
        this.#find('missing-field', end, end, `There is no ${field.key}`);
    if (!this.#complete && this.#report.last === undefined) this.#find('stopped-early', end, end);
    return {
      value: this.value,
      diagnostics: this.#report.inTextOrder(),
      ok: this.#report.ok,
      complete: this.#complete,
      format: 'response-template',
      via: 'response-template',
      locate: () => undefined,
    };
  }

  #read(isOver: boolean): void {
    for (;;) {
      const region = this.#region;
      const delimiters = region === null ? this.#reading.template.opens : region.field.close;
      const found = delimiters === null ? this.#text.length : delimiters.find(this.#text, isOver);
      if (typeof found === 'number') {
        this.#take(region ?? this.#implicit, found);
        return;
      }
      const { start, end, owner, groups } = found;
      // An empty opening would match for ever.
      if (region === null && end === start) {
        this.#take(this.#implicit, this.#text.length);
        return;
      }
      this.#take(region ?? this.#implicit, start);
      this.#drop(end - start);
      if (region === null && owner === this.#implicit?.field) continue;
      if (region === null) this.#region = regionOf(owner, this.#base, groups);
      else this.#close(groups);
    }
  }

  /** Passes the beginning of the text to a region. */
  #take(region: Region | null, length: number): void {
    if (length === 0) return;
    const text = this.#text.slice(0, length);
    this.#drop(length);
    if (region === null) return;
    if (region.field.streams === false) region.parts.push(text);
    else this.#stream(region, text, region.field.streams === 'stripped');
  }

  #drop(length: number): void {
    this.#text = this.#text.slice(length);
    this.#base += length;
  }

  #stream(region: Region, text: string, isStripped: boolean): void {
    const piece = isStripped && !region.hasText ? text.trimStart() : text;
    const body = isStripped ? piece.trimEnd() : piece;
    if (body === '') {
      if (region.hasText) region.held += piece;
      return;
    }
    const { path } = region;
    if (!region.hasText) {
      this.#note(region);
      this.#tell(path, '');
    }
    this.#apply({ type: 'delta', path, text: region.held + body });
    region.held = piece.slice(body.length);
    region.hasText = true;
  }

  #close(groups: Readonly<Record<string, string | undefined>>): void {
    const region = this.#region;
    this.#region = null;
    if (region === null) return;
    Object.assign(region.groups, groups);
    this.#finish(region);
  }

  /** Makes the value of a finished region. */
  #finish(region: Region): void {
    const { field, path } = region;
    if (field.streams !== false) {
      if (region.hasText) this.#emit?.({ type: 'close', path });
      return;
    }
    const text = region.parts.join('');
    const content = field.parse(text);
    if (content === undefined && text.trim() !== '') this.#find('bad-value', region.start, region.start + text.length);
    const made = this.#transformed(region, content ?? text.trim());
    const { tools } = this.#reading;
    const value = tools === null ? made : withToolTypes(made, tools);
    if (value === '' || value === undefined || (content === undefined && text.trim() === '')) return;
    const before = this.#found.has(field) || field.repeats ? this.value[field.key] : undefined;
    this.#note(region);
    if (field.join !== undefined) {
      if (typeof value !== 'string') this.#find('bad-value', region.start, region.start + text.length);
      const joined = typeof value === 'string' ? value : JSON.stringify(value);
      if (typeof before === 'string') this.#apply({ type: 'delta', path, text: field.join + joined });
      else this.#tell(path, joined);
    } else if (field.repeats) {
      if (!Array.isArray(before)) this.#tell(path, []);
      this.#tell([...path, Array.isArray(before) ? before.length : 0], value);
    } else this.#tell(path, value);
  }

  /** Records that a field has a value. */
  #note({ field, start }: Region): void {
    if (this.#found.has(field) && !field.repeats) this.#find('repeated-field', start, start);
    this.#found.add(field);
  }

  #transformed({ field, groups }: Region, content: unknown): unknown {
    const { transform } = field;
    if (transform === null) return content;
    if (!field.isPerItem) return transform({ content, ...groups });
    const items = Array.isArray(content) ? content : [content];
    return items.map((item) =>
      transform({ content: item, ...groups, ...(typeof item === 'object' && item !== null ? item : {}) }),
    );
  }

  #tell(path: Path, value: unknown): void {
    this.#apply({ type: 'set', path, value });
  }

  #apply(event: Parameters<Emit>[0]): void {
    this.value = applyEvent(this.value, event);
    this.#emit?.(event);
  }

  #find(code: OwnCode, start: number, end: number, message?: string): void {
    const info = templateCodes[code];
    this.#report.add({
      code: `response-template/${code}`,
      severity: info.severity,
      message: message ?? firstSentence(info.meaning),
      range: { start: Math.max(0, start), end: Math.max(0, end) },
      hint: info.hint,
    });
  }
}

function regionOf(field: Field, start: number, groups: Readonly<Record<string, string | undefined>>): Region {
  return { field, path: [field.key], groups: { ...groups }, start, parts: [], held: '', hasText: false };
}
