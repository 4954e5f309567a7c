import * as v from 'valibot';
import { grammar } from '../../../generated/dml.ts';
import { requireObject } from '../../core/argument.ts';
import { quote } from '../../core/diagnostic.ts';
import { firstDifference } from '../../core/difference.ts';
import type { Path } from '../../core/path.ts';
import { PrintError } from '../../core/print-error.ts';
import { pathOf } from '../../core/schema-path.ts';
import { misread, prove } from '../../engine/proof.ts';
import { escapeContent } from './escape.ts';
import { KEPT } from './format.ts';
import { CLOSE, type Document, type Macro, OPEN, shape, sourceOf, textOf, withSources } from './model.ts';
import type { ParseOptions } from './options.ts';
import { parse } from './parse.ts';

/** Options of `print`. */
export interface PrintOptions {
  /** The tools that the reader will know, as in `parse`: they decide which arguments may contain a pipe. */
  readonly tools?: NonNullable<ParseOptions['tools']>;
}

/**
 * Writes a document: texts unchanged, macros in their canonical form, whatever their `source` is. The result reads back
 * as the same document, except for `source`, which is then the canonical text.
 *
 * @throws {PrintError} naming the macro and the argument that the format cannot write: one that contains a delimiter
 *   or a separating pipe, or spaces that would be trimmed. It also refuses unclosed macros, quoted macros outside of
 *   code, texts that would read as macros, and documents that would read as cut off.
 *
 * @example print({ segments: [macro('T', ['read_file', '{{F:main}}'])] }) // '🦆▶️[T:read_file|{{F:main}}]◀️🦆'
 */
export function print(value: Document, options: PrintOptions = {}): string {
  requireObject(value, 'value');
  const issue = v.safeParse(shape, value).issues?.[0];
  if (issue !== undefined) throw new PrintError(pathOf(issue), issue.message);
  const canonical = canonicalOf(value, options);
  const text = textOf(canonical);
  // The parser verifies the printer's promise: this never goes out of date, unlike a list of dangerous texts.
  const parsed = parse(text, options);
  const path = firstDifference(canonical, parsed.value);
  if (path !== undefined) throw new PrintError(path, reasonFor(path, value) ?? misread(canonical, parsed.value, path));
  prove({ name: 'dml', grammar, allowedRepairs: KEPT }, canonical, parsed);
  return text;
}

/** Why a part that did not read back cannot be written, if known. */
function reasonFor([, at, field, index]: Path, { segments }: Document): string | undefined {
  const segment = segments[Number(at)];
  if (segment?.kind === 'text' && segment.text === '') return 'an empty text cannot be read back';
  if (segment?.kind !== 'macro' || (field !== 'command' && field !== 'args')) return undefined;
  if (!segment.closed) return 'a macro that was never closed cannot be written';
  const { command, args } = segment;
  const what =
    field === 'command'
      ? 'the command of the macro'
      : `argument ${index} of the macro ${quote(`${command}:${args[0] ?? ''}`)}`;
  return `${what} cannot be written: it holds a delimiter, a separator, or spaces that would be trimmed`;
}

/**
 * The document with its macros in canonical form, whatever their `source` is. Content that contains a delimiter is
 * escaped as the prompt tells a model to, and so is anything else that would not read back unchanged.
 */
export function canonicalOf(document: Document, options: ParseOptions): Document {
  return withSources(document, (macro) => canonicalSource(macro, options));
}

function canonicalSource(macro: Macro, options: ParseOptions): string {
  const { command, args } = macro;
  const plain = sourceOf(command, args);
  const content = args.at(-1) ?? '';
  if (command !== 'T' || args.length < 2 || !content.includes('🦆')) return plain;
  const read = (source: string): boolean => {
    const [first, another] = parse(source, options).value.segments;
    return first?.kind === 'macro' && another === undefined && firstDifference(args, first.args) === undefined;
  };
  const escaped = sourceOf(command, [...args.slice(0, -1), escapeContent(content)]);
  const isRisky = content.includes(OPEN) || content.includes(CLOSE);
  return [isRisky ? escaped : plain, escaped].find(read) ?? plain;
}
