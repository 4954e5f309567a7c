import { type Diagnostic, moveDiagnostic, quote } from '../../../core/diagnostic.ts';
import { withoutIndent } from '../../../core/indent.ts';
import { LineIndex } from '../../../core/line-index.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { parseSlice } from '../../json/embedding.ts';
import { finding } from '../findings.ts';
import type { Block } from '../model.ts';
import { type ReadYaml, readYaml } from './yaml.ts';

/** The data of a block; `value` is undefined when it cannot be read. */
export interface ReadData {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  readonly complete: boolean;
  readonly locate: (path: Path) => Range | undefined;
}

/**
 * Reads a block according to its language: JSON, however damaged, YAML, and everything else as text. `lines` are its
 * original lines, at `offset` in the whole text, for ranges; their first `columns` are indentation.
 */
export function readData({ lang, text }: Block, lines: string, columns: number, offset: number): ReadData {
  const content = unindented(lines, columns);
  const move = ({ start, end }: Range): Range => ({ start: offset + content.at(start), end: offset + content.at(end) });
  const language = languageOf(lang, text);
  if (language === 'json') return readJson(content.text, move);
  if (language === 'yaml') return yamlData(content.text, move);
  const range = move({ start: 0, end: content.text.length });
  const locate = (path: Path): Range | undefined => (path.length === 0 ? range : undefined);
  return { value: text, diagnostics: [], complete: true, locate };
}

/** A text without its first columns, and a mapping of its offsets to the original text. */
function unindented(lines: string, columns: number): { text: string; at: (offset: number) => number } {
  if (columns === 0) return { text: lines, at: (offset) => offset };
  const text = withoutIndent(lines, columns);
  const before = new LineIndex(lines);
  const after = new LineIndex(text);
  return {
    text,
    at: (offset) => {
      const { line } = after.positionAt(offset);
      // Lines only differ at their beginnings.
      const left = after.startOf(line + 1) - offset;
      return Math.max(before.startOf(line), before.startOf(line + 1) - left);
    },
  };
}

export function isJson({ lang, text }: Block): boolean {
  return languageOf(lang, text) === 'json';
}

function languageOf(lang: string, content: string): 'json' | 'yaml' | 'text' {
  if (lang === '') return /^\s*[[{]/.test(content) ? 'json' : 'text';
  return LANGUAGES.get(lang.toLowerCase()) ?? 'text';
}

const LANGUAGES: ReadonlyMap<string, 'json' | 'yaml'> = new Map([
  ...['json', 'json5', 'jsonc', 'jsonl', 'ndjson'].map((lang) => [lang, 'json'] as const),
  ...['yaml', 'yml'].map((lang) => [lang, 'yaml'] as const),
]);

function readJson(text: string, move: (range: Range) => Range): ReadData {
  const parsed = parseSlice(text, 0, text.length, { format: 'acor' });
  const diagnostics = parsed.diagnostics.map((found) => moveDiagnostic(ofComma(found, text), move));
  const value = parsed.value === null && !parsed.ok ? undefined : parsed.value;
  const locate = (path: Path): Range | undefined => {
    const found = parsed.locate(path);
    return found && move(found);
  };
  return { value, diagnostics, complete: parsed.complete, locate };
}

/** Explains a decimal comma, after which a number reads as an unquoted string. */
function ofComma(found: Diagnostic, text: string): Diagnostic {
  const written = found.code === 'acor/bad-bare-string' ? text.slice(found.range.start, found.range.end) : '';
  if (!/^-?\d+,\d+$/.test(written)) return found;
  const message = `The number ${quote(written)} has a decimal comma; it was kept as text`;
  const point = written.replace(',', '.');
  return { ...found, message, hint: `Write ${point}.`, fix: { range: found.range, text: point } };
}

function yamlData(text: string, move: (range: Range) => Range): ReadData {
  const { value, faults, document } = readYaml(text);
  const diagnostics = faults.map(({ kind, reason, range: { start, end } }) =>
    finding(
      kind === 'too-large' ? 'data-too-large' : 'bad-data',
      move({ start, end: Math.max(start, Math.min(end, text.length)) }),
      `The YAML cannot be read: ${quote(reason)}`,
      undefined,
      kind === 'doubtful' ? 'warning' : 'error',
    ),
  );
  const whole = move({ start: 0, end: text.length });
  const locate = (path: Path): Range | undefined => (path.length === 0 ? whole : yamlPlace(document, path, move));
  return { value, diagnostics, complete: true, locate };
}

function yamlPlace(document: ReadYaml['document'], path: Path, move: (range: Range) => Range): Range | undefined {
  const node: unknown = document?.getIn(path, true);
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined;
  const [start, end]: unknown[] = node.range;
  return typeof start === 'number' && typeof end === 'number' ? move({ start, end }) : undefined;
}
