import { requireObject } from '../core/argument.ts';
import { type Diagnostic, quote } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import type { Parsed } from '../core/parsed.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { type Emit, MAX_OF_CODE, Report } from '../core/report.ts';
import type { Ending, Reader as StreamReader } from '../core/stream.ts';
import { schemaFindings } from './check.ts';
import type { Definition, Find, ReadOptions } from './definition.ts';
import { type Detail, Draft, type DraftSink } from './draft.ts';
import { Driver, type Sink } from './driver.ts';
import { AnyHandlers, isShared, isTextHandler } from './handlers.ts';
import { OpenPart } from './open-part.ts';
import { ownFinding } from './own-finding.ts';
import { Scopes } from './scopes.ts';
import { SourceText } from './source-text.ts';
import { isNode, type RecoveryNode, type TreeNode } from './tree-node.ts';

/** Reads one text of a format: passes what the driver hands out to the adapter. */
export class Reader<Model, Read extends ReadOptions, Code extends string> implements StreamReader<Model, Code>, Sink {
  readonly #definition: Definition<Model, Read, Code>;
  readonly #options: Partial<Read>;
  readonly #report: Report<Code>;
  readonly #draft: Draft;
  readonly #model: OpenPart<Model>;
  #handlers: AnyHandlers;
  readonly #scopes: Scopes;
  readonly #driver: Driver;
  readonly #emit: Emit | null;
  /** The text and its events so far, until the text is recognised. */
  #kept: { readonly texts: string[]; readonly events: Event[] } | null;
  #atPause: (() => void) | null = null;
  readonly #atEnd: (() => void)[] = [];
  #locate: ((path: Path) => Range | undefined) | undefined;
  readonly #source: SourceText | null;
  #isCut = false;
  /** A part was opened and nothing in it was handed out yet. */
  #isEntered = false;
  #finished: boolean | undefined;
  #via: string;
  #length = 0;
  #endsLine = true;
  #mistakeEnd = -1;
  /** The value of the fallback. */
  #other: Model | undefined;

  constructor(definition: Definition<Model, Read, Code>, options: Partial<Read>, emit: Emit | null) {
    requireObject(options, 'options');
    const { parts } = definition;
    this.#definition = definition;
    this.#options = options;
    this.#finished = options.finished;
    this.#emit = emit;
    const tell: Emit | null =
      emit === null
        ? null
        : (event) => {
            if (this.#kept === null) emit(event);
            else this.#kept.events.push(event);
          };
    const keeps = parts.keeps?.(options) ?? true;
    this.#report = new Report(definition.isCode, options.strict ?? false, tell, keeps, MAX_OF_CODE);
    this.#via = parts.via ?? definition.name;
    this.#source = parts.keepsSource === true ? new SourceText() : null;
    this.#kept = parts.fallback === undefined ? null : { texts: [], events: [] };
    const sink: DraftSink = {
      emit: tell,
      report: (code, detail) => this.#find(code, detail),
      note: (code, detail) => this.#report.note(this.#diagnostic(code, detail)),
      tell: (diagnostic) => this.#report.add(diagnostic),
      movePaths: (move) => this.#report.movePaths(move),
    };
    this.#draft = new Draft(sink);
    this.#model = new OpenPart(this.#draft, parts.empty());
    const adapt = parts.adapt(this.#model, {
      options,
      recognised: (via) => {
        if (via !== undefined) this.#via = via;
        this.#release();
      },
      isFinished: () => this.#finished === true,
      cut: () => {
        this.#isCut = true;
      },
      source: (start, end) => this.#source?.slice(start, end) ?? '',
      release: (before) => this.#source?.release(before),
      locate: (find) => {
        this.#locate = find;
      },
      goOn: (at, way, handlers) => {
        this.#driver.goOn(at, way);
        this.#handlers = AnyHandlers.of(handlers, parts.fixes);
        if (isShared(handlers)) this.#scopes.turnTo(handlers.model);
      },
      atPause: (run) => {
        this.#atPause = run;
      },
      atEnd: (run) => this.#atEnd.push(run),
    });
    this.#handlers = AnyHandlers.of(adapt, parts.fixes);
    this.#scopes = new Scopes(isShared(adapt) ? adapt.model : this.#model);
    const { grammar, mistakesFirst, fixedWords } = parts;
    const start = parts.start?.(options) ?? grammar.starts[0] ?? '';
    this.#driver = new Driver(grammar, start, this, parts.words?.(options), mistakesFirst, fixedWords);
  }

  get value(): Model {
    if (this.#other !== undefined) return this.#other;
    // While events are held back, the value is still empty.
    return this.#kept === null || this.#emit === null ? this.#model.value : this.#definition.parts.empty();
  }

  push(chunk: string): void {
    if (chunk === '') return;
    this.#take(chunk);
    this.#driver.push(chunk);
    this.#atPause?.();
  }

  whole(text: string): Parsed<Model, Code> {
    if (text !== '') this.#take(text);
    return this.#over(text);
  }

  end(ending?: Ending): Parsed<Model, Code> {
    this.#finished = ending?.finished ?? this.#finished;
    return this.#over('');
  }

  #over(chunk: string): Parsed<Model, Code> {
    const rest = this.#driver.end(chunk);
    if (rest.start < rest.end) {
      const { start, end, text, isTooDeep } = rest;
      const message = isTooDeep
        ? 'The text nests too deep: it was read up to here, and the rest left out'
        : `${quote(text)} was not read`;
      this.#find('unread', { range: { start, end }, message });
      if (isTooDeep) this.#isCut = true;
    }
    for (const run of this.#atEnd) run();
    this.#endValue();
    this.#checkRules();
    this.#tellLeftOut();
    const read: Parsed<Model, Code> = {
      value: this.#model.value,
      diagnostics: this.#report.inTextOrder(),
      ok: this.#report.ok,
      complete: !this.#isCut,
      format: this.#definition.name,
      via: this.#via,
      locate: (path) => this.#model.locate(path) ?? this.#locate?.(path),
    };
    const other = this.#kept && this.#definition.parts.fallback?.(this.#kept.texts.join(''), this.#options, read);
    if (other != null) return this.#told(other);
    this.#release();
    return read;
  }

  #take(chunk: string): void {
    this.#kept?.texts.push(chunk);
    this.#source?.push(chunk);
    this.#length += chunk.length;
    const last = chunk.charCodeAt(chunk.length - 1);
    this.#endsLine = last === 0x0a || last === 0x0d;
  }

  #tellLeftOut(): void {
    const range = { start: this.#length, end: this.#length };
    for (const message of this.#report.leftOut()) this.#find('more-findings', { range, message });
  }

  /** The text is recognised: emits the events held back. */
  #release(): void {
    if (this.#kept === null) return;
    const { events } = this.#kept;
    this.#kept = null;
    for (const event of events) this.#emit?.(event);
  }

  /**
   * Applies the schema and the rules. They report nothing for a path that already has an error, nor for what is missing
   * because the text is cut off.
   */
  #checkRules(): void {
    const { parts } = this.#definition;
    const { rules = [], isOfSchema } = parts;
    let wrong: ReadonlySet<string> | undefined;
    const find: Find = (code, path, detail) => {
      wrong ??= new Set(this.#report.errorPaths().map((path) => JSON.stringify(path)));
      if (wrong.size > 0 && wrong.has(JSON.stringify(path))) return;
      const range = this.#around(path);
      if (range === undefined && this.#isCut) return;
      const end = { start: this.#length, end: this.#length };
      this.#find(code, { range: range ?? end, path, ...detail });
    };
    if (isOfSchema !== true)
      for (const { code, path, message } of schemaFindings(parts, this.#model.value)) find(code, path, { message });
    for (const rule of rules) rule(this.#model.value, find, this.#options);
  }

  // ── What the driver hands out ───────────────────────────────────────────────────────────────────────────────────

  leaf(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) this.leaf(one);
      return;
    }
    if (!isNode(value)) return;
    // The mark was already set when the rules around it were entered.
    if (this.#isEntered) this.#isEntered = false;
    else this.#draft.mark();
    const known = this.#handlers.takers.get(value.type);
    const handler = known === undefined ? this.#takerOf(value.type) : known;
    if (handler === null) return;
    this.#draft.range = value;
    handler(value, this.#scopes.part);
  }

  /** The handler of a node rule, cached; null for mistakes, which are handled when they are reported. */
  #takerOf(rule: string): ((node: TreeNode, part: unknown) => unknown) | null {
    const isMistake = this.#definition.mistakes.of(rule) !== null;
    const taker = isMistake ? null : this.#handlers.node(rule);
    if (taker === undefined) throw this.#noHandler(rule);
    this.#handlers.takers.set(rule, taker);
    return taker;
  }

  piece(rule: string, text: string, start: number, end: number): void {
    const piece = { type: rule, start, end, text };
    this.#isEntered = false;
    this.#draft.range = piece;
    if (!this.#handlers.take(piece, this.#scopes.part)) throw this.#noHandler(rule);
  }

  /** Throws instead of losing content, for untyped adapters; the compiler reports the same. */
  #noHandler(rule: string): Error {
    return new Error(`${this.#definition.name} has no handler for ${rule}: write it into adapt`);
  }

  enter(rule: string, start: number): void {
    const handler = this.#handlers.scope(rule);
    if (handler === undefined) return;
    this.#draft.range = { start, end: start };
    if (!isTextHandler(handler)) {
      if (!this.#isEntered) this.#draft.mark();
      this.#isEntered = true;
    }
    this.#scopes.enter(rule, handler, start);
  }

  leave(rule: string, end: number): void {
    const handler = this.#scopes.leaving(rule, this.#handlers);
    if (handler === undefined) return;
    this.#draft.range = { start: end, end };
    this.#scopes.leave(handler, end);
  }

  mistakes(found: readonly RecoveryNode[]): void {
    for (const node of found) {
      const words = this.#definition.mistakes.of(node.type);
      if (words === null) continue;
      const { mistake } = words;
      this.#draft.range = node;
      const said = this.#handlers.node(node.type)?.(node, this.#scopes.part);
      if (said === false) continue;
      const detail = isDetail(said) ? said : undefined;
      if (mistake.isCut) this.#isCut = true;
      this.#mistakeEnd = node.end;
      this.#mayBeCut(node, detail?.severity ?? mistake.severity);
      if (this.#report.leaveOut(words.code, detail?.severity ?? words.severity)) continue;
      const path = detail?.path ?? this.#draft.pathOf(node);
      this.#report.add(words.diagnostic(node, detail, path));
    }
  }

  // ── Findings ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Something missing at the end of the text is missing because the text is cut off. */
  #mayBeCut({ type, start, raw }: RecoveryNode, severity: Diagnostic['severity']): void {
    if (severity === 'error' && raw === '' && type.startsWith('Missing') && start === this.#length) this.#isCut = true;
  }

  #endValue(): void {
    const end = { start: this.#length, end: this.#length };
    if (this.#finished === false && !this.#isCut) {
      this.#isCut = true;
      this.#find('stopped-early', { range: end });
    }
    if (
      !this.#isCut &&
      !this.#endsLine &&
      this.#definition.parts.endsAnywhere !== true &&
      this.#driver.isOpenEnded &&
      this.#mistakeEnd !== this.#length
    )
      this.#find('ends-in-value', { range: end });
  }

  #find(code: string, detail: Detail): void {
    const { name, codes } = this.#definition;
    const info = codes[code];
    if (this.#options.rules === 'spec' && info?.origin === 'advice') return;
    if (info !== undefined && this.#report.leaveOut(`${name}/${code}`, detail.severity ?? info.severity)) return;
    this.#report.add(this.#diagnostic(code, detail));
  }

  #diagnostic(code: string, detail: Detail): Diagnostic {
    return ownFinding(this.#definition, code, detail.range ?? this.#draft.range, detail);
  }

  /** The place of a part, or of the nearest one around it. */
  #around(path: Path): Range | undefined {
    // Something that the whole model lacks has no place.
    for (let length = path.length; length > 1 || length === path.length; length--) {
      const found = length === 0 ? undefined : this.#model.locate(path.slice(0, length));
      if (found !== undefined || length === 0) return found;
    }
    return undefined;
  }

  /** Emits the events of the fallback's result. */
  #told(other: Parsed<Model, Code>): Parsed<Model, Code> {
    this.#kept = null;
    this.#other = other.value;
    if (this.#emit !== null && typeof other.value === 'object' && other.value !== null) {
      for (const [key, value] of Object.entries(other.value)) this.#emit({ type: 'set', path: [key], value });
      for (const diagnostic of other.diagnostics) this.#emit({ type: 'diagnostic', diagnostic });
    }
    return other;
  }
}

function isDetail(value: unknown): value is Detail {
  return typeof value === 'object' && value !== null;
}
