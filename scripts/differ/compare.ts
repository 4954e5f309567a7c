import { formatPath } from '../../src/core/path.ts';
import { PrintError } from '../../src/core/print-error.ts';
import { messageOf } from '../../src/core/thrown.ts';

/** What a side gives for a text, part by part. */
export type Outcome = Readonly<Record<string, readonly string[]>>;

/** Reads a text, or a value that is written as JSON. */
export type Reader = (text: string) => Outcome;

/** A text that is read otherwise: in what, and how. */
export interface Difference {
  readonly text: string;
  /** `value, + duckflow/range, - duckflow/number` */
  readonly kind: string;
  readonly lines: readonly string[];
}

interface Readable {
  parse(text: string): {
    readonly value: unknown;
    readonly ok: boolean;
    readonly complete: boolean;
    readonly diagnostics: readonly Finding[];
    locate(path: readonly (string | number)[]): { readonly start: number; readonly end: number } | undefined;
  };
  print(value: unknown): string;
  check?(value: unknown): readonly Finding[];
}

interface Finding {
  readonly range: { readonly start: number; readonly end: number };
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly fix?: { readonly range: { readonly start: number; readonly end: number }; readonly text: string };
}

/** So much of a line is shown. */
const LONGEST = 240;

/** What becomes of one text: its value, the verdict, the findings, the places of the outer parts, and how it prints. */
export function readerOf(format: Readable): Reader {
  return (text) => {
    const parsed = format.parse(text);
    const { value, ok, complete, diagnostics } = parsed;
    return {
      value: [JSON.stringify(value)],
      verdict: [`${ok ? 'ok' : 'not ok'}, ${complete ? 'complete' : 'cut off'}`],
      findings: diagnostics.map(findingLine),
      places: placesOf(value, (path) => parsed.locate(path)),
      print: [printOf(format, value)],
    };
  };
}

/** What is said of a value, and how it prints. */
export function checkerOf(format: Readable): Reader {
  return (text) => {
    const value: unknown = JSON.parse(text);
    const findings = format
      .check?.(value)
      .map(({ code, path, message }) => `${code} at ${formatPath(path ?? [])}: ${message}`);
    return { findings: findings ?? [], print: [printOf(format, value)] };
  };
}

/** The texts that two readers read otherwise. */
export function differencesOf(texts: readonly string[], before: Reader, now: Reader): Difference[] {
  return texts.flatMap((text) => {
    const [was, is] = [outcomeOf(before, text), outcomeOf(now, text)];
    const parts = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const changes = parts.flatMap((part) => changesIn(part, was[part] ?? [], is[part] ?? []));
    if (changes.length === 0) return [];
    const kinds = [...new Set(changes.map(({ kind }) => kind))];
    // What a value prints as, and where its parts are, follows from the value.
    const told = kinds.length > 1 && kinds.includes('value') ? kinds.filter((kind) => !FOLLOWING.has(kind)) : kinds;
    return [
      {
        text: JSON.stringify(text).slice(0, LONGEST),
        kind: told.sort().join(', '),
        lines: changes.map(({ line }) => line),
      },
    ];
  });
}

const FOLLOWING: ReadonlySet<string> = new Set(['places', 'print']);

function changesIn(part: string, was: readonly string[], is: readonly string[]): { kind: string; line: string }[] {
  const [before, now] = [new Set(was), new Set(is)];
  const gone = was.filter((line) => !now.has(line));
  const fresh = is.filter((line) => !before.has(line));
  const lines = [...gone.map((line) => ({ sign: '-', line })), ...fresh.map((line) => ({ sign: '+', line }))];
  return lines.map(({ sign, line }) => ({
    kind: part === 'findings' ? kindOf(line, sign, gone, fresh) : part,
    line: `${sign} ${line}`.slice(0, LONGEST),
  }));
}

/** A finding that is new or gone by its code; one whose words or place became different as that. */
function kindOf(line: string, sign: string, gone: readonly string[], fresh: readonly string[]): string {
  const code = codeIn(line);
  const has = (lines: readonly string[]): boolean => lines.some((other) => codeIn(other) === code);
  return has(gone) && has(fresh) ? `~ ${code}` : `${sign} ${code}`;
}

function codeIn(line: string): string {
  return /[a-z-]+\/[a-z-]+/.exec(line)?.[0] ?? line;
}

function outcomeOf(reader: Reader, text: string): Outcome {
  try {
    return reader(text);
  } catch (error) {
    return { thrown: [messageOf(error)] };
  }
}

function printOf(format: Readable, value: unknown): string {
  try {
    return JSON.stringify(format.print(value));
  } catch (error) {
    if (error instanceof Error && error.name === PrintError.name) return `is not printed: ${error.message}`;
    throw error;
  }
}

/** `7-8 warning duckflow/range at vitals.mood: …, 9-10 to be "1"` */
function findingLine({ range, severity, code, path = [], message, fix }: Finding): string {
  const mended = fix === undefined ? '' : `, ${fix.range.start}-${fix.range.end} to be ${JSON.stringify(fix.text)}`;
  return `${range.start}-${range.end} ${severity} ${code} at ${formatPath(path)}: ${message}${mended}`;
}

/** The places of what is deeper are not compared. */
const DEEP = 4;

function placesOf(value: unknown, locate: ReturnType<Readable['parse']>['locate']): string[] {
  const found: string[] = [];
  const visit = (part: unknown, path: readonly (string | number)[]): void => {
    const range = locate(path);
    if (range !== undefined) found.push(`${formatPath(path)} at ${range.start}-${range.end}`);
    if (typeof part !== 'object' || part === null || path.length === DEEP) return;
    for (const [key, inner] of Object.entries(part)) visit(inner, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  visit(value, []);
  return found;
}
