import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Report } from '../../core/report.ts';
import type { Document } from './model.ts';
import { type Call, calls, definitions, turn } from './views.ts';

/** What is often wanted of a document. Quoted macros are in none of these. */
export interface Views {
  /** The tool calls that are closed, in order. */
  readonly calls: readonly Call[];
  /** The aliases that the text itself defines, with their paths. */
  readonly definitions: Readonly<Record<string, string>>;
  /** The alias of every reference, in order, in the text and in the arguments. */
  readonly references: readonly string[];
  /** The text behind `Thought:`; undefined when there is no such label. */
  readonly thought: string | undefined;
  /** The text behind `Action:`; undefined when there is no such label. */
  readonly action: string | undefined;
}

/** What `parse` returns: the result of every format, and the views of the document. */
export type DmlParsed = Parsed<Document> & Views;

/** Puts a result together; the views are made when they are asked for. */
export function resultOf(made: {
  value: Document;
  report: Report;
  via: 'macros' | 'text';
  complete: boolean;
  references: () => string[];
  locate: (path: Path) => Range | undefined;
}): DmlParsed {
  const { value, report, via, complete, locate } = made;
  const cycle = once(() => turn(value));
  const called = once(() => calls(value));
  const defined = once(() => definitions(value));
  const referred = once(made.references);
  return {
    value,
    diagnostics: report.inTextOrder(),
    ok: report.ok,
    complete,
    format: 'dml',
    via,
    locate,
    get calls(): readonly Call[] {
      return called();
    },
    get definitions() {
      return defined();
    },
    get references() {
      return referred();
    },
    get thought() {
      return cycle().thought;
    },
    get action() {
      return cycle().action;
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
