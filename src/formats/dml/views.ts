import { grammar } from '../../../generated/dml.ts';
import { setOwn } from '../../core/record.ts';
import { visit } from '../../engine/visit.ts';
import { type Document, sourceOf, textOf, withSources } from './model.ts';
import { aliasOf, marksIn, referencesIn } from './nodes.ts';
import { type CyclePart, cycleParts } from './read/cycle.ts';
import { definitionOf } from './rules.ts';

/** A call of a tool. */
export interface Call {
  tool: string;
  args: string[];
}

/** The two parts of an answer in the thought–action cycle (ReAct). */
export interface Turn {
  readonly thought: string | undefined;
  readonly action: string | undefined;
  /** What the model invented after its action, from the label of an observation on; undefined when there is none. */
  readonly rest: string | undefined;
}

/**
 * The tool calls of a document: `T` macros that are closed and not quoted.
 *
 * @example calls(parse('🦆▶️[T:read_file|{{F:main}}]◀️🦆').value) // [{ tool: 'read_file', args: ['{{F:main}}'] }]
 */
export function calls({ segments }: Document): Call[] {
  const found: Call[] = [];
  for (const segment of segments) {
    if (segment.kind !== 'macro' || segment.command !== 'T' || !segment.closed || segment.quoted) continue;
    const [tool, ...args] = segment.args;
    if (tool !== undefined && tool !== '') found.push({ tool, args });
  }
  return found;
}

/**
 * The aliases that a document defines, with their paths: `F` macros that are closed and not quoted.
 *
 * @example definitions(parse('🦆▶️[F:main=src/main.ts]◀️🦆').value) // { main: 'src/main.ts' }
 */
export function definitions({ segments }: Document): Record<string, string> {
  const found: Record<string, string> = {};
  for (const segment of segments) {
    if (segment.kind !== 'macro' || !segment.closed || segment.quoted) continue;
    const defined = definitionOf(segment);
    if (defined !== undefined) setOwn(found, defined.alias, defined.path);
  }
  return found;
}

/**
 * The alias of every used `{{F:alias}}`, in order: in the text, and in the arguments of closed macros. One in code is a
 * mention; an unclosed macro uses none.
 *
 * @example references(parse('`{{F:a}}` names the file {{F:main}}').value) // ['main']
 */
export function references(document: Document): string[] {
  const marks = marksIn(textOf(asRead(document)));
  return marks.flatMap((mark) => (mark.type === 'Reference' ? [mark] : referencesIn(mark))).map(aliasOf);
}

/** The document with its calls rewritten, so that repaired references have their braces. */
function asRead(document: Document): Document {
  return withSources(document, ({ command, args, closed, quoted, source }) =>
    command === 'T' && closed && !quoted ? sourceOf(command, args) : source,
  );
}

/**
 * The text after `Thought:`; undefined when there is no such label.
 *
 * @example thought(parse('Thought: I look.\nAction: None').value) // 'I look.'
 */
export function thought(document: Document): string | undefined {
  return turn(document).thought;
}

/**
 * The text after `Action:`; undefined when there is no such label.
 *
 * @example action(parse('Thought: I look.\nAction: None').value) // 'None'
 */
export function action(document: Document): string | undefined {
  return turn(document).action;
}

/**
 * The parts after the labels `Thought:` and `Action:` (or `思考:` and `行動:`), trimmed, macros as written. Several parts
 * of one kind are joined with a blank line. What a model invents after its action, from `Observation:` on, is `rest`.
 */
export function turn(document: Document): Turn {
  const text = unwrapped(textOf(document));
  const all = cycleParts(text);
  const action = all.findIndex(({ kind }) => kind === 'action');
  const over = action < 0 ? -1 : all.findIndex(({ kind }, at) => at > action && kind === 'observation');
  const parts = over < 0 ? all : all.slice(0, over);
  const after = (kind: CyclePart['kind']): string | undefined => {
    const found = parts.filter((part) => part.kind === kind).map(({ start, end }) => text.slice(start, end).trim());
    return found.length === 0 ? undefined : found.join('\n\n');
  };
  const rest = all[over]?.label.start;
  return {
    thought: after('thought'),
    action: after('action'),
    rest: rest === undefined ? undefined : text.slice(rest).trim(),
  };
}

/** The text without a fence around it. */
function unwrapped(text: string): string {
  let inside = { start: 0, end: text.length };
  visit(grammar, text, {
    BadWrapper: ({ end }) => {
      inside = { ...inside, start: end };
    },
    WrapperEnd: ({ start }) => {
      inside = { ...inside, end: start };
    },
  });
  return text.slice(inside.start, inside.end);
}
