import { LineCounter, parseDocument } from 'yaml';
import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { parseSlice } from '../../json/embedded.ts';
import { finding } from './diagnostics.ts';
import type { Locator } from './places.ts';

/** What a block holds: `value` is undefined when it cannot be read. */
export interface ReadData {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  readonly complete: boolean;
  readonly locate: Locator;
}

/** The largest YAML text that is read, in UTF-16 units. */
const MOST_YAML = 1_000_000;

/**
 * Reads a block by its language: JSON in all its damage, YAML, and everything else as the text it is. Ranges count in
 * the whole text; `offset` is where `text` stands in it.
 */
export function readData(lang: string, content: string, text: string, body: Range, offset: number): ReadData {
  const range = { start: body.start + offset, end: body.end + offset };
  switch (languageOf(lang, content)) {
    case 'json':
      return readJson(text, body, offset);
    case 'yaml':
      return readYaml(text.slice(body.start, body.end), range);
    default:
      return {
        value: content,
        diagnostics: [],
        complete: true,
        locate: (path) => (path.length === 0 ? range : undefined),
      };
  }
}

function languageOf(lang: string, content: string): 'json' | 'yaml' | 'text' {
  switch (lang.toLowerCase()) {
    case 'json':
    case 'json5':
    case 'jsonc':
    case 'jsonl':
    case 'ndjson':
      return 'json';
    case 'yaml':
    case 'yml':
      return 'yaml';
    case '':
      return content.trimStart().startsWith('{') || content.trimStart().startsWith('[') ? 'json' : 'text';
    default:
      return 'text';
  }
}

function readJson(text: string, body: Range, offset: number): ReadData {
  const parsed = parseSlice(text, body.start, body.end, { format: 'acor' });
  const move = (range: Range): Range => ({ start: range.start + offset, end: range.end + offset });
  const diagnostics = parsed.diagnostics.map(
    (found): Diagnostic => ({
      ...found,
      range: move(found.range),
      ...(found.related === undefined ? {} : { related: move(found.related) }),
      ...(found.fix === undefined ? {} : { fix: { ...found.fix, range: move(found.fix.range) } }),
    }),
  );
  const nothing = parsed.value === null && !parsed.ok;
  return {
    value: nothing ? undefined : parsed.value,
    diagnostics,
    complete: parsed.complete,
    locate: (path) => {
      const found = parsed.locate(path);
      return found === undefined ? undefined : move(found);
    },
  };
}

function readYaml(text: string, range: Range): ReadData {
  const unread = (diagnostics: Diagnostic[]): ReadData => ({
    value: undefined,
    diagnostics,
    complete: true,
    locate: (path) => (path.length === 0 ? range : undefined),
  });
  if (text.length > MOST_YAML)
    return unread([finding('data-too-large', range, `A block of ${text.length} characters is too large for YAML`)]);
  try {
    const document = parseDocument(text, { lineCounter: new LineCounter(), prettyErrors: false, logLevel: 'silent' });
    const diagnostics = [...document.errors, ...document.warnings].map(({ message, pos: [start, end], name }) =>
      finding(
        'bad-data',
        { start: range.start + start, end: range.start + Math.max(start, Math.min(end, text.length)) },
        `The YAML cannot be read: ${quote(message)}`,
        undefined,
        name === 'YAMLWarning' ? 'warning' : 'error',
      ),
    );
    if (document.errors.length > 0) return unread(diagnostics);
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return { value, diagnostics, complete: true, locate: (path) => yamlPlace(document, path, range) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unread([finding('bad-data', range, `The YAML cannot be read: ${quote(reason)}`)]);
  }
}

function yamlPlace(document: ReturnType<typeof parseDocument>, path: Path, range: Range): Range | undefined {
  if (path.length === 0) return range;
  const node: unknown = document.getIn(path, true);
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined;
  const [start, end]: unknown[] = node.range;
  return typeof start === 'number' && typeof end === 'number'
    ? { start: range.start + start, end: range.start + end }
    : undefined;
}
