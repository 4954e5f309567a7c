import { escapeControls } from './escape-controls.ts';
import type { Path } from './path.ts';
import type { Range } from './range.ts';

/**
 * `error`: something the text meant is lost, ambiguous or forbidden; `warning`: it was repaired and the meaning is
 * clear; `info`: style.
 */
export type Severity = 'error' | 'warning' | 'info';

/** The source of a rule that is in no specification: `advice` is this library's own and can be turned off. */
export type Origin = 'advice';

/** An edit of the input that fixes the mistake. */
export interface Fix {
  readonly range: Range;
  readonly text: string;
}

/** A finding about a text or a model. `Code` is the union of the format's codes, if the format is known. */
export interface Diagnostic<Code extends string = string> {
  /** `<format>/<kebab-case>`: stable, documented, explained by `peglot explain`. */
  readonly code: Code;
  readonly severity: Severity;
  /** `'advice'` for a recommendation beyond the specification; `rules: 'spec'` turns it off. */
  readonly origin?: Origin;
  /** One sentence that says what is wrong, without raw control characters. */
  readonly message: string;
  /** UTF-16 offsets into the input; `{ start: 0, end: 0 }` for a model that came from no text. */
  readonly range: Range;
  /** A second place that it refers to, such as the first of two duplicates. */
  readonly related?: Range;
  /** The place in the model, if there is one. */
  readonly path?: Path;
  /** What to do about it, in one sentence. */
  readonly hint?: string;
  readonly fix?: Fix;
}

/** The description of a diagnostic code, for `peglot explain` and the documentation. */
export interface DiagnosticInfo {
  readonly severity: Severity;
  readonly origin?: Origin;
  /** What the code means, in one or two sentences. */
  readonly meaning: string;
  /** A short text that has this diagnostic. */
  readonly example: string;
  /** What the writer of the text should do instead. */
  readonly hint: string;
}

/** The first sentence of a code's meaning, without its full stop: the default message. */
export function firstSentence(text: string): string {
  return text.replace(/\.(?:\s[\s\S]*)?$/, '');
}

/** A finding whose fields are assigned one by one, which is much faster than spreading objects. */
type Growing<Code extends string> = { -readonly [Field in keyof Diagnostic<Code>]: Diagnostic<Code>[Field] };

/** Details that override those of the code. */
type Known = { readonly [Field in 'severity' | 'related' | 'hint' | 'fix']?: Diagnostic[Field] | undefined };

/** Makes a diagnostic; severity and hint default to those of the code. The message is escaped. */
export function diagnosticOf<Code extends string>(
  code: Code,
  info: Pick<DiagnosticInfo, 'severity' | 'origin' | 'hint'>,
  message: string,
  range: Range,
  path: Path | undefined,
  known: Known,
): Diagnostic<Code> {
  return soundDiagnosticOf(code, info, escapeControls(message), range, path, known);
}

/** `diagnosticOf` for a message that needs no escaping. */
export function soundDiagnosticOf<Code extends string>(
  code: Code,
  info: Pick<DiagnosticInfo, 'severity' | 'origin' | 'hint'>,
  message: string,
  { start, end }: Range,
  path: Path | undefined,
  { severity, related, hint, fix }: Known,
): Diagnostic<Code> {
  const made: Growing<Code> = {
    code,
    severity: severity ?? info.severity,
    message,
    range: { start, end },
  };
  if (info.origin !== undefined) made.origin = info.origin;
  if (related !== undefined) made.related = { start: related.start, end: related.end };
  if (path !== undefined) made.path = path;
  made.hint = hint === undefined ? info.hint : escapeControls(hint, true);
  if (fix !== undefined) made.fix = fix;
  return made;
}

/** Moves all ranges of a finding about a part of a text, so that they refer to the whole text. */
export function moveDiagnostic(
  { code, severity, origin, message, range, related, path, hint, fix }: Diagnostic,
  move: (range: Range) => Range,
  name: string = code,
): Diagnostic {
  const moved: Growing<string> = {
    code: name,
    severity,
    message,
    range: move(range),
  };
  if (origin !== undefined) moved.origin = origin;
  if (related !== undefined) moved.related = move(related);
  if (path !== undefined) moved.path = path;
  if (hint !== undefined) moved.hint = hint;
  if (fix !== undefined) moved.fix = { range: move(fix.range), text: fix.text };
  return moved;
}

const MAX_QUOTED = 60;

/**
 * Quotes a piece of the input for a message: shortened, with control characters escaped.
 *
 * @example quote('a\tb') // '"a\\tb"'
 */
export function quote(text: string): string {
  // The usual case.
  if (text.length <= MAX_QUOTED && PLAIN.test(text)) return `"${text}"`;
  const shown = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  return escapeControls(JSON.stringify(shown));
}

// ASCII characters that JSON does not escape.
const PLAIN = /^[ !#-[\]-~]*$/;
