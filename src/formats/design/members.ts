// The members that every format has. What only this one has is exported by its entry.

import { requireObject } from '../../core/argument.ts';
import type { Diagnostic, DiagnosticInfo } from '../../core/diagnostic.ts';
import { checkWritten } from '../../engine/check.ts';
import { design } from './format.ts';
import type { DesignSpecification } from './model.ts';
import type { Code } from './other.ts';
import { ruleFindings } from './rules.ts';

export {
  type ApiContract,
  type ChecklistItem,
  type Column,
  type Component,
  type DataSchema,
  type DesignSpecification,
  type ErrorResponse,
  emptyDesign,
  type Interface,
  type Raised,
  schema,
} from './model.ts';
export type { Code } from './other.ts';
export { type PromptOptions, prompt } from './prompt.ts';

/** The name of the format, and the prefix of its diagnostic codes. */
export const name = 'design';

/**
 * Reads a design specification (version 2.0). Never throws; problems are in `diagnostics`, including violations of the
 * specification's rules, each with its place.
 *
 * `via` is `'markdown'` for the document, `'json'` for an object of the model's shape, alone, in a fence or in prose.
 *
 * @example
 * const design = parse('# Design Specification: HW-001\n…');
 * design.locate(['api_contracts', 0, 'endpoint']) // its range
 */
export const parse: typeof design.parse = design.parse;

/**
 * Reads a design while it arrives. An endpoint, a table, a component, a check or a text section arrives as one event
 * when the next heading shows that it is whole. A document inside a fence, and JSON, emit their events at the end.
 *
 * @example
 * const stream = createStream();
 * for await (const chunk of chunks) for (const event of stream.push(chunk)) show(event);
 * const { value, complete } = stream.end();
 */
export const createStream: typeof design.createStream = design.createStream;

/** The events of a text that arrives in chunks, as an async iterator. */
export const events: typeof design.events = design.events;

/** `createStream` as a Web `TransformStream`. */
export const transform: typeof design.transform = design.transform;

/**
 * Writes a design as a Markdown document in the specification's layout ("Document Layout"). A design that violates
 * rules is written too, as long as its fields have the right types.
 *
 * @throws {PrintError} naming the part that the document cannot express, such as a description that contains a
 *   heading
 *
 * @example print(parse(text).value) // the canonical form of a hand-edited document
 */
export function print(value: DesignSpecification): string {
  requireObject(value, 'value');
  return design.print(value);
}

/** All diagnostic codes of the format, without `design/` in front. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = design.diagnostics;

/**
 * Checks a design against all rules: the specification's demands on single fields, contradictions, and advice, which
 * has `origin: 'advice'`. Findings have paths but no ranges. A design that cannot be written is reported, too.
 *
 * @example check(emptyDesign()) // design/missing-task-id, design/short-overview, design/missing-technology, …
 */
export function check(value: DesignSpecification): Diagnostic<Code>[] {
  return checkWritten(name, design, value, ruleFindings(value));
}
