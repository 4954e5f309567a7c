import { type Diagnostic, type DiagnosticInfo, quote } from '../core/diagnostic.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { type Emit, Report } from '../core/report.ts';
import type { Reader as StreamReader } from '../core/stream.ts';
import type { Definition, ReadOptions } from './definition.ts';
import { Driver, type Sink } from './driver.ts';
import type { RecoveryNode, TreeNode } from './grammar.ts';
import { type AnyHandlers, handlersByName } from './handlers.ts';
import { type Detail, Writer } from './writer.ts';

/** Reads one text of a format: the driver's parts go through the adapter into the model. */
export class Reader<Model, Read extends ReadOptions> implements StreamReader<Model>, Sink {
  readonly #definition: Definition<Model, Read>;
  readonly #options: Partial<Read>;
  readonly #report: Report;
  readonly #writer: Writer<Model>;
  readonly #handlers: AnyHandlers;
  readonly #driver: Driver;
  readonly #emit: Emit | null;
  /** The text so far, as long as nothing has shown that it is of the format. */
  #kept: string[] | null;
  #isCut = false;
  #via: string;
  #length = 0;
  #endsLine = true;
  #placesBefore = 0;

  constructor(definition: Definition<Model, Read>, options: Partial<Read>, emit: Emit | null) {
    this.#definition = definition;
    this.#options = options;
    this.#emit = emit;
    this.#report = new Report(options.strict ?? false, emit);
    this.#via = definition.via ?? definition.name;
    this.#kept = definition.otherwise === undefined ? null : [];
    this.#writer = new Writer(definition.empty(), {
      emit,
      find: (code, detail) => this.#find(code, detail),
      note: (code, detail) => this.#report.note(this.#diagnostic(code, detail)),
    });
    const adapt = definition.adapt(this.#writer, {
      options,
      recognised: (via) => {
        this.#kept = null;
        if (via !== undefined) this.#via = via;
      },
      cut: () => {
        this.#isCut = true;
      },
    });
    this.#handlers = handlersByName(adapt);
    const { starts } = definition.grammar;
    const name = definition.start?.(options) ?? Object.keys(starts)[0] ?? '';
    const start = starts[name];
    if (start === undefined) throw new Error(`the grammar of ${definition.name} has no start rule ${name}`);
    this.#driver = new Driver(definition.grammar, start, this, definition.words?.(options) ?? {}, definition.mistakesFirst);
  }

  get value(): Model {
    return this.#writer.value;
  }

  push(chunk: string): void {
    if (chunk === '') return;
    this.#kept?.push(chunk);
    this.#length += chunk.length;
    const last = chunk.charCodeAt(chunk.length - 1);
    this.#endsLine = last === 0x0a || last === 0x0d;
    this.#driver.push(chunk);
  }

  end(): Parsed<Model> {
    const rest = this.#driver.end();
    if (rest.text !== '') {
      const range = { start: rest.start, end: rest.start + rest.text.length };
      this.#find('unread', { range, message: `${quote(rest.text)} was not read` });
    }
    const { otherwise } = this.#definition;
    if (this.#kept !== null && otherwise !== undefined) {
      const other = otherwise(this.#kept.join(''), this.#options);
      if (other !== undefined) return this.#told(other);
    }
    this.#endValue();
    for (const rule of this.#definition.rules ?? []) {
      rule(
        this.value,
        (code, path, detail) => this.#find(code, { range: this.#around(path), path, ...detail }),
        this.#options,
      );
    }
    return {
      value: this.value,
      diagnostics: this.#report.inTextOrder(),
      ok: this.#report.ok,
      complete: !this.#isCut,
      format: this.#definition.name,
      via: this.#via,
      locate: (path) => this.#writer.places.find(path),
    };
  }

  // ── What the driver hands out ───────────────────────────────────────────────────────────────────────────────────

  leaf(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) this.leaf(one);
      return;
    }
    if (!isNode(value)) return;
    this.#placesBefore = this.#writer.places.size;
    // Mistakes come to their handlers when they are told.
    if (Object.hasOwn(this.#definition.grammar.mistakes, value.type)) return;
    this.#writer.moveTo(value);
    this.#handlers.node(value.type)?.(value);
  }

  piece(rule: string, text: string, start: number, end: number): void {
    this.#writer.moveTo({ start, end });
    this.#handlers.text(rule)?.piece({ type: rule, start, end, text });
  }

  enter(rule: string, start: number): void {
    this.#writer.moveTo({ start, end: start });
    this.#handlers.text(rule)?.enter?.(start);
  }

  leave(rule: string, end: number): void {
    this.#writer.moveTo({ start: end, end });
    this.#handlers.text(rule)?.leave?.(end);
  }

  mistakes(found: readonly RecoveryNode[]): void {
    for (const node of found) {
      const mistake = this.#definition.grammar.mistakes[node.type];
      if (mistake === undefined) continue;
      this.#writer.moveTo(node);
      const said = this.#handlers.node(node.type)?.(node);
      if (said === false) continue;
      const detail: Detail = isDetail(said) ? said : {};
      const path = detail.path ?? this.#writer.places.pathAround(node, this.#placesBefore);
      const message = detail.message ?? messageOf(mistake, node);
      if (mistake.isCut) this.#isCut = true;
      this.#mayBeCut(node, detail.severity ?? mistake.severity);
      this.#find(mistake.code, { range: node, ...detail, message, ...(path !== undefined && { path }) });
    }
  }

  // ── Findings ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What is missing at the end of the text is missing because the text ends. */
  #mayBeCut({ type, start, raw }: RecoveryNode, severity: Diagnostic['severity']): void {
    if (severity === 'error' && raw === '' && type.startsWith('Missing') && start === this.#length) this.#isCut = true;
  }

  #endValue(): void {
    const end = { start: this.#length, end: this.#length };
    if (this.#options.finished === false && !this.#isCut) {
      this.#isCut = true;
      this.#find('stopped-early', { range: end });
    }
    if (
      !this.#isCut &&
      !this.#endsLine &&
      this.#driver.isOpenEnded &&
      this.#definition.endsInValue !== false
    )
      this.#find('ends-in-value', { range: end });
  }

  #find(code: string, detail: Detail): void {
    this.#report.add(this.#diagnostic(code, detail));
  }

  #diagnostic(code: string, { message, hint, fix, path, range, related, severity }: Detail): Diagnostic {
    const { name, codes } = this.#definition;
    const info: DiagnosticInfo | undefined = codes[code];
    if (info === undefined) throw new Error(`${name} has no code ${code}: write it into its table`);
    const place: Range = range ?? this.#writer.range;
    return {
      code: `${name}/${code}`,
      severity: severity ?? info.severity,
      message: message ?? firstSentence(info.meaning),
      range: { start: place.start, end: place.end },
      ...(related !== undefined && { related }),
      ...(path !== undefined && { path }),
      hint: hint ?? info.mend,
      ...(fix !== undefined && { fix }),
    };
  }

  /** Where a part of the model stands, or what it is a part of. */
  #around(path: Path): Range {
    for (let length = path.length; length > 0; length--) {
      const found = this.#writer.places.find(path.slice(0, length));
      if (found !== undefined) return found;
    }
    return { start: 0, end: 0 };
  }

  /** The result of another way to read the text, told as events. */
  #told(other: Parsed<Model>): Parsed<Model> {
    if (this.#emit !== null && typeof other.value === 'object' && other.value !== null) {
      for (const [key, value] of Object.entries(other.value)) this.#emit({ type: 'set', path: [key], value });
      for (const diagnostic of other.diagnostics) this.#emit({ type: 'diagnostic', diagnostic });
    }
    return other;
  }
}

function messageOf({ meaning }: DiagnosticInfo, { raw }: RecoveryNode): string {
  const said = firstSentence(meaning);
  return raw === '' ? said : `${said}: ${quote(raw)}`;
}

/** The first sentence without its full stop. */
function firstSentence(text: string): string {
  return text.replace(/\.(?:\s[\s\S]*)?$/, '');
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isDetail(value: unknown): value is Detail {
  return typeof value === 'object' && value !== null;
}
