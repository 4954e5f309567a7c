import stringify from 'json-stringify-pretty-compact';
import { LineIndex } from '../core/line-index.ts';
import type { Parsed } from '../core/parsed.ts';

/**
 * One file of the corpus:
 *
 *     # title
 *     the input
 *     ---
 *     the model as JSON
 *     ---
 *     via=… ok=… complete=…
 *     line:col-line:col severity code
 *
 * Every line of the input ends with LF; a last line without one ends with ‹EOF›. Invisible characters are written as ␍,
 * ‹BOM›, ‹ESC›, ‹NUL› or ‹U+XXXX›. A file with only a title and an input has no expectation yet. The verdict need not
 * name a `via`.
 */
export interface Case {
  readonly title: string;
  readonly input: string;
  /** The expected result, as written in the file; undefined in a new file. */
  readonly expected: string | undefined;
}

/**
 * Reads a file of the corpus.
 *
 * @throws when it does not begin with a title; the error names the file
 */
export function readCase(text: string, file = 'a corpus file'): Case {
  const [first = '', ...lines] = text.replace(/\n$/, '').split('\n');
  if (!first.startsWith('# ')) throw new Error(`${file}: begin it with a line \`# title\`; the input follows below it`);
  const verdict = lines.lastIndexOf('---');
  const model = lines.slice(0, Math.max(verdict, 0)).lastIndexOf('---');
  const hasExpectation = model !== -1 && /^(?:via=\S+ )?ok=\S+ complete=\S+$/.test(lines[verdict + 1] ?? '');
  return {
    title: first.slice(2),
    input: unescapeInput(lines.slice(0, hasExpectation ? model : undefined)),
    expected: hasExpectation ? lines.slice(model + 1).join('\n') : undefined,
  };
}

/** Writes a file of the corpus. */
export function writeCase({ title, input, expected }: Case): string {
  const text = `# ${title}\n${escapeInput(input)}`;
  return expected === undefined ? text : `${text}---\n${expected}\n`;
}

/** The result of a text, as a corpus file writes its expectation. */
export function describeResult(input: string, parsed: Parsed<unknown>): string {
  const lines = new LineIndex(input);
  const place = (offset: number): string => {
    const { line, column } = lines.positionAt(offset);
    return `${line}:${column}`;
  };
  const found = parsed.diagnostics.map(
    ({ range, severity, code }) => `${place(range.start)}-${place(range.end)} ${severity} ${code}`,
  );
  const verdict = `via=${parsed.via} ok=${parsed.ok} complete=${parsed.complete}`;
  return [visible(modelText(parsed.value)), '---', verdict, ...found].join('\n');
}

/** A model as a corpus file writes it: on one line, if it fits. */
export function modelText(value: unknown): string {
  return stringify(value, { maxLength: 100 });
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\r', '␍'],
  ['\ufeff', '‹BOM›'],
  ['\x1b', '‹ESC›'],
  ['\0', '‹NUL›'],
]);

const CHARS: ReadonlyMap<string, string> = new Map([...NAMES].map(([char, name]) => [name, char]));

/** Escapes everything invisible, and the characters that escapes are made of. */
function visible(text: string): string {
  return text.replace(
    /[^\P{C}\n\t]|[\u2028\u2029␍‹]/gu,
    (char) => NAMES.get(char) ?? `‹U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`,
  );
}

function escapeInput(input: string): string {
  const text = visible(input);
  return text === '' || text.endsWith('\n') ? text : `${text}‹EOF›\n`;
}

function unescapeInput(lines: readonly string[]): string {
  const text = lines.map((line) => (line.endsWith('‹EOF›') ? line.slice(0, -5) : `${line}\n`)).join('');
  return text.replace(/␍|‹(?:[A-Z]+|U\+[0-9A-F]{4,6})›/g, (name) => {
    const code = /U\+([0-9A-F]+)/.exec(name)?.[1];
    return code === undefined ? (CHARS.get(name) ?? name) : String.fromCodePoint(Number.parseInt(code, 16));
  });
}
