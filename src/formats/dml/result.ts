import { grammar } from '../../../generated/dml.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { visit } from '../../engine/visit.ts';
import type { Code } from './format.ts';
import type { Document } from './model.ts';
import { splitArguments } from './read/arguments.ts';
import { KNOWN_TOOLS, type Tools } from './tools/known-tools.ts';
import { type Call, calls, definitions, references, type Turn, turn } from './views.ts';

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
export type DmlParsed = Parsed<Document, Code> & Views;

/** A result with views that are made when they are asked for. */
export class DmlResult implements DmlParsed {
  readonly value: Document;
  readonly diagnostics: readonly Diagnostic<Code>[];
  readonly ok: boolean;
  readonly complete: boolean;
  readonly format = 'dml';
  readonly via: string;
  readonly locate: (path: Path) => Range | undefined;
  #calls: readonly Call[] | undefined;
  #definitions: Readonly<Record<string, string>> | undefined;
  #references: readonly string[] | undefined;
  #turn: Turn | undefined;

  constructor(read: Parsed<Document, Code>, tools: Tools = KNOWN_TOOLS) {
    this.value = read.value;
    this.diagnostics = read.diagnostics;
    this.ok = read.ok;
    this.complete = read.complete;
    this.via = read.via;
    this.locate = (path) => (path[2] === 'args' ? locateArgument(read, path, tools) : read.locate(path));
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
    this.#references ??= references(this.value);
    return this.#references;
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

/** Where an argument of a macro stands is found out when somebody asks. */
function locateArgument(read: Parsed<Document>, path: Path, tools: Tools): Range | undefined {
  const [root, at, , index, ...rest] = path;
  if (root !== 'segments' || typeof at !== 'number' || typeof index !== 'number' || rest.length > 0) return undefined;
  const macro = read.value.segments[at];
  const place = read.locate(['segments', at]);
  if (macro?.kind !== 'macro' || place === undefined) return undefined;
  let found: Range | undefined;
  visit(grammar, macro.source, {
    Macro: (node) => {
      const arg = splitArguments(node, macro.command, macro.source, tools)[index];
      found ??= arg && { start: place.start + arg.start, end: place.start + arg.end };
    },
  });
  return found;
}
