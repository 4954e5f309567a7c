import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Code } from './format.ts';
import type { Document } from './model.ts';
import { type Call, calls, definitions, references, type Turn, turn } from './views.ts';

/** Common views of a document, all without quoted macros. */
export interface Views {
  /** The closed tool calls, in order. */
  readonly calls: readonly Call[];
  /** The aliases that the text itself defines, with their paths. */
  readonly definitions: Readonly<Record<string, string>>;
  /**
   * The alias of every used reference, in order: in the text, and in the arguments of closed macros. One in code is a
   * mention; an unclosed macro uses none.
   */
  readonly references: readonly string[];
  /** The text after `Thought:`; undefined when there is no such label. */
  readonly thought: string | undefined;
  /** The text after `Action:`; undefined when there is no such label. */
  readonly action: string | undefined;
  /** What the model invented after its action, from `Observation:` on: nothing in it is run. */
  readonly rest: string | undefined;
}

/** The result of `parse`: that of every format, plus the views of the document. */
export type DmlParsed = Parsed<Document, Code> & Views;

/** The views that every result has, computed on demand. */
export class ViewedResult implements Omit<DmlParsed, 'calls'> {
  readonly value: Document;
  readonly diagnostics: readonly Diagnostic<Code>[];
  readonly ok: boolean;
  readonly complete: boolean;
  readonly format = 'dml';
  readonly via: string;
  readonly locate: (path: Path) => Range | undefined;
  #definitions: Readonly<Record<string, string>> | undefined;
  #references: readonly string[] | undefined;
  #turn: Turn | undefined;

  constructor({ value, diagnostics, ok, complete, via, locate }: Omit<Parsed<Document, Code>, 'format'>) {
    this.value = value;
    this.diagnostics = diagnostics;
    this.ok = ok;
    this.complete = complete;
    this.via = via;
    this.locate = locate;
  }

  get definitions(): Readonly<Record<string, string>> {
    this.#definitions ??= definitions(this.value);
    return this.#definitions;
  }

  get references(): readonly string[] {
    this.#references ??= references(this.value);
    return this.#references;
  }

  get thought(): string | undefined {
    return this.#cycle.thought;
  }

  get action(): string | undefined {
    return this.#cycle.action;
  }

  get rest(): string | undefined {
    return this.#cycle.rest;
  }

  get #cycle(): Turn {
    this.#turn ??= turn(this.value);
    return this.#turn;
  }
}

/** A result with its calls as written. */
export class DmlResult extends ViewedResult implements DmlParsed {
  #calls: readonly Call[] | undefined;

  get calls(): readonly Call[] {
    this.#calls ??= calls(this.value);
    return this.#calls;
  }
}
