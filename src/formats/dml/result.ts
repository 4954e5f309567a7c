import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Report } from '../../core/report.ts';
import type { Document } from './model.ts';
import type { Places } from './places.ts';
import type { FoundReference } from './references.ts';
import { type Call, calls, definitions, type Turn, turn } from './views.ts';

/** What is often wanted of a document. Quoted macros are in none of these. */
export interface Views {
  /** The tool calls that are closed, in order. */
  readonly calls: readonly Call[];
  /** The aliases that the text itself defines, with their paths. */
  readonly definitions: Readonly<Record<string, string>>;
  /**
   * The alias of every reference that is used, in order: in the text, and in the arguments of closed macros. One in code is
   * a mention, and one in a macro that was never closed is never used.
   */
  readonly references: readonly string[];
  /** The text behind `Thought:`; undefined when there is no such label. */
  readonly thought: string | undefined;
  /** The text behind `Action:`; undefined when there is no such label. */
  readonly action: string | undefined;
}

/** What `parse` returns: the result of every format, and the views of the document. */
export type DmlParsed = Parsed<Document> & Views;

/** What a result is made of. */
export interface Made {
  readonly value: Document;
  readonly report: Report;
  readonly via: 'macros' | 'text';
  readonly complete: boolean;
  readonly references: readonly FoundReference[];
  readonly places: Places;
}

/**
 * The result; the views are made when they are asked for. A class, because getters in an object literal would give
 * every result a shape of its own, which costs as much as a thousand macros.
 */
export class DmlResult implements DmlParsed {
  readonly value: Document;
  readonly diagnostics: readonly Diagnostic[];
  readonly ok: boolean;
  readonly complete: boolean;
  readonly format = 'dml';
  readonly via: 'macros' | 'text';
  readonly locate: (path: Path) => Range | undefined;
  readonly #references: readonly FoundReference[];
  #calls: readonly Call[] | undefined;
  #definitions: Readonly<Record<string, string>> | undefined;
  #turn: Turn | undefined;

  constructor({ value, report, via, complete, references, places }: Made) {
    this.value = value;
    this.diagnostics = report.inTextOrder();
    this.ok = report.ok;
    this.complete = complete;
    this.via = via;
    this.locate = (path) => places.locate(path);
    this.#references = references;
  }

  get calls(): readonly Call[] {
    this.#calls ??= calls(this.value);
    return this.#calls;
  }

  get definitions(): Readonly<Record<string, string>> {
    this.#definitions ??= definitions(this.value);
    return this.#definitions;
  }

  get references(): readonly string[] {
    return this.#references.map(({ alias }) => alias);
  }

  get thought(): string | undefined {
    return this.#cycle.thought;
  }

  get action(): string | undefined {
    return this.#cycle.action;
  }

  get #cycle(): Turn {
    this.#turn ??= turn(this.value);
    return this.#turn;
  }
}
