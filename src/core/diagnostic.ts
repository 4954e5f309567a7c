import { escapeControls } from './escape-controls.ts';
import type { Path } from './path.ts';
import type { Range } from './range.ts';

/**
 * How bad it is: `error`, something the text meant is lost, ambiguous or forbidden; `warning`, it was repaired and the
 * meaning is clear; `info`, style.
 */
export type Severity = 'error' | 'warning' | 'info';

/** Where a demand comes from when no specification makes it: `advice` is this library's own and can be turned off. */
export type Origin = 'advice';

/** A replacement of one stretch of the input that mends the mistake. */
export interface Fix {
  readonly range: Range;
  readonly text: string;
}

/** One finding about a text or a model. `Code` lists the codes that there are, where the format is known. */
export interface Diagnostic<Code extends string = string> {
  /** `<format>/<kebab-case>`: stable, documented, explained by `peglot explain`. */
  readonly code: Code;
  readonly severity: Severity;
  /** `'advice'` for what this library recommends beyond the specification; `rules: 'spec'` leaves it out. */
  readonly origin?: Origin;
  /** One sentence; names what is wrong, never holds raw control characters. */
  readonly message: string;
  /** UTF-16 offsets into the input; `{ start: 0, end: 0 }` for a model that came from no text. */
  readonly range: Range;
  /** A second place that the finding is about: the first of two duplicates. */
  readonly related?: Range;
  /** The place in the model, where there is one. */
  readonly path?: Path;
  /** What to do about it, in one sentence. */
  readonly hint?: string;
  readonly fix?: Fix;
}

/** What is known about a diagnostic code, for `peglot explain` and the documentation. */
export interface DiagnosticInfo {
  readonly severity: Severity;
  readonly origin?: Origin;
  /** What the code says, in one or two sentences. */
  readonly meaning: string;
  /** A short text that gives this diagnostic. */
  readonly example: string;
  /** What the writer of the text should do instead. */
  readonly hint: string;
}

/** The first sentence of what a code says, without its full stop: the message of a finding that says no more. */
export function firstSentence(text: string): string {
  return text.replace(/\.(?:\s[\s\S]*)?$/, '');
}

/** A finding whose fields are set one by one: that is many times as quick as spreading objects into one. */
type Growing<Code extends string> = { -readonly [Field in keyof Diagnostic<Code>]: Diagnostic<Code>[Field] };

/** What may be known of a finding beyond its table. */
type Known = { readonly [Field in 'severity' | 'related' | 'hint' | 'fix']?: Diagnostic[Field] | undefined };

/** A finding: severity and hint come from its table, unless more is known. Whatever is quoted, no part of it is raw. */
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

/** The same, of a message in which nothing is left to escape. */
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

/**
 * A finding about a stretch of a text, as one about the whole text: all of its places are moved.
 */
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
 * A piece of the input made fit for a message: quoted, shortened, control characters escaped.
 *
 * @example quote('a\tb') // '"a\\tb"'
 */
export function quote(text: string): string {
  // Most pieces need nothing of it.
  if (text.length <= MAX_QUOTED && PLAIN.test(text)) return `"${text}"`;
  const shown = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  return escapeControls(JSON.stringify(shown));
}

// ASCII that stands for itself in JSON.
const PLAIN = /^[ !#-[\]-~]*$/;
