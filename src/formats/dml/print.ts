import * as v from 'valibot';
import { requireObject } from '../../core/argument.ts';
import { quote } from '../../core/diagnostic.ts';
import { firstDifference } from '../../core/difference.ts';
import { PrintError } from '../../core/print-error.ts';
import { pathOf } from '../../core/schema-path.ts';
import { type Document, type Macro, type Segment, shape, sourceOf } from './model.ts';
import type { ParseOptions } from './options.ts';
import { parse } from './parse.ts';

/** How `print` writes. */
export interface PrintOptions {
  /** The tools that the reader will know: they decide which arguments may hold a pipe. As in `parse`. */
  readonly tools?: NonNullable<ParseOptions['tools']>;
}

/**
 * Writes a document: texts as they are, macros in their canonical form, whatever their `source` says. What was written
 * reads back as the same document, but for `source`, which then is the canonical text.
 *
 * @throws {PrintError} names the macro and the argument that the format cannot write: one that holds a delimiter or a
 * separating pipe, or blanks that would be trimmed. It also refuses macros that were never closed, quoted macros that
 * stand in no code, texts that would read as macros, and documents that would read as cut off.
 *
 * @example print({ segments: [macro('T', ['read_file', '{{F:main}}'])] }) // '🦆▶️[T:read_file|{{F:main}}]◀️🦆'
 */
export function print(value: Document, options: PrintOptions = {}): string {
  requireObject(value, 'value');
  const issue = v.safeParse(shape, value).issues?.[0];
  if (issue !== undefined) throw new PrintError(pathOf(issue), issue.message);
  const canonical = value.segments.map((segment, at) => canonicalSegment(segment, at, options));
  const text = canonical.map((segment) => (segment.kind === 'text' ? segment.text : segment.source)).join('');
  assertReadsBack(text, canonical, options);
  return text;
}

/** The segment as it will be read back. A macro is tried by itself, so that the message can name the argument. */
function canonicalSegment(segment: Segment, at: number, options: PrintOptions): Segment {
  if (segment.kind === 'text') {
    if (segment.text === '') throw new PrintError(['segments', at, 'text'], 'an empty text cannot be read back');
    return segment;
  }
  const { command, args } = segment;
  if (!segment.closed) throw new PrintError(['segments', at], 'a macro that was never closed cannot be written');
  const source = sourceOf(command, args);
  const [read, ...rest] = parse(source, options).value.segments;
  if (read?.kind !== 'macro' || rest.length > 0 || read.source !== source || read.command !== command) {
    throw new PrintError(['segments', at, ...culprit(segment, read)], reasonFor(segment, read));
  }
  const difference = firstDifference(args, read.args);
  if (difference !== undefined) {
    throw new PrintError(['segments', at, 'args', ...difference], reasonFor(segment, read));
  }
  return { ...segment, source };
}

/** The part of a macro that did not read back. */
function culprit({ command, args }: Macro, read: Segment | undefined): (string | number)[] {
  if (read?.kind !== 'macro' || read.command !== command) return ['command'];
  const difference = firstDifference(args, read.args);
  return difference === undefined ? [] : ['args', ...difference];
}

function reasonFor({ command, args }: Macro, read: Segment | undefined): string {
  const same = read?.kind === 'macro' && read.command === command;
  const at = same ? args.findIndex((arg, index) => arg !== read.args[index]) : -1;
  const what =
    at === -1 ? `the command of the macro` : `argument ${at} of the macro ${quote(`${command}:${args[0] ?? ''}`)}`;
  return `${what} cannot be written: it holds a delimiter, a separator, or blanks that would be trimmed`;
}

/** The printer's promise, kept by the parser: no list of dangerous texts can go out of date. */
function assertReadsBack(text: string, segments: readonly Segment[], options: PrintOptions): void {
  const parsed = parse(text, options);
  const path = firstDifference({ segments }, parsed.value);
  if (path !== undefined) {
    throw new PrintError(path, 'the format cannot write this document: it would read back as another one');
  }
  const repair = parsed.diagnostics.find(({ code }) => REPAIRS.has(code));
  if (repair !== undefined)
    throw new PrintError(repair.path ?? [], `the format cannot write this document: ${repair.message}`);
}

/** Repairs of macros, and cut ends. What stands in a text (noise, line ends, imitations) stays as it is. */
const REPAIRS: ReadonlySet<string> = new Set(
  [
    'bad-open bad-close bad-command bad-separator bad-space bad-wrapper bad-stray-close',
    'missing-close missing-colon missing-command missing-fence-end missing-open-end missing-reference-end',
  ].flatMap((codes) => codes.split(' ').map((code) => `dml/${code}`)),
);
