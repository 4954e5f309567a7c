import {
  type Alias,
  Composer,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Parser,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { appendTo } from '../../../core/maps.ts';
import type { Range } from '../../../core/range.ts';
import { messageOf } from '../../../core/thrown.ts';

/** The longest YAML text to read, in UTF-16 units: the library takes up to 12 µs for each. */
export const MOST_YAML = 250_000;

/** The maximum nesting of YAML: the library is recursive. */
export const MOST_NESTED = 100;

/** A problem of a YAML text, with its range. */
export interface YamlFault {
  readonly kind: 'broken' | 'doubtful' | 'too-large';
  /** A clause: `it nests more than 100 levels deep`. May quote the text. */
  readonly reason: string;
  readonly range: Range;
}

/** The result of reading; `value` is undefined when a fault prevents it. */
export interface ReadYaml {
  readonly value: unknown;
  readonly faults: readonly YamlFault[];
  readonly document?: Document.Parsed;
}

/**
 * Reads YAML (1.2, core schema) into JSON values: keys are strings, other tags are dropped. Never throws. Texts that
 * could keep the library busy, exhaust the stack, or expand to many times their size are refused first.
 *
 * @example readYaml('sizes: [1, 2]').value // { sizes: [1, 2] }
 */
export function readYaml(text: string): ReadYaml {
  const range = { start: 0, end: text.length };
  if (text.length > MOST_YAML)
    return unread([{ kind: 'too-large', reason: `it has more than ${MOST_YAML} characters`, range }]);
  try {
    const documents = compose(text);
    if ('kind' in documents) return unread([documents]);
    const [document, another] = filled(documents);
    const faults = documents.flatMap(faultsOf);
    if (document === undefined) return { value: null, faults };
    if (another !== undefined) {
      const [start, end] = another.range;
      return unread([{ kind: 'broken', reason: 'it has several documents', range: { start, end } }]);
    }
    faults.push(...structureFaults(document));
    if (faults.some(({ kind }) => kind === 'broken')) return unread(faults);
    // Aliased values are shared; their total length is limited below, where each use counts.
    const value: unknown = document.toJS({ maxAliasCount: -1 });
    if (lengthOf(value) - text.length > MOST_YAML)
      return unread([{ kind: 'too-large', reason: `its aliases repeat more than ${MOST_YAML} characters`, range }]);
    return { value, faults, document };
  } catch (error) {
    const reason = messageOf(error);
    return unread([{ kind: 'broken', reason, range }]);
  }
}

/** The length of a value as text, plus one for each of its items. */
function lengthOf(value: unknown, known = new Map<object, number>()): number {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value.length : 0;
  let length = known.get(value);
  if (length !== undefined) return length;
  length = 0;
  for (const [key, item] of Object.entries(value))
    length += 1 + (Array.isArray(value) ? 0 : key.length) + lengthOf(item, known);
  known.set(value, length);
  return length;
}

/** The documents of a text, read in one pass that stops at the nesting limit. */
function compose(text: string): readonly Document.Parsed[] | YamlFault {
  const parser = new Parser();
  // Unique keys are checked below: the library compares each with all others.
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    stringKeys: true,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  const documents: Document.Parsed[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    if (parser.stack.length > MOST_NESTED) {
      const range = { start: parser.offset - lexeme.length, end: parser.offset };
      return { kind: 'too-large', reason: `it nests more than ${MOST_NESTED} levels deep`, range };
    }
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end(true, text.length));
  return documents;
}

/** Without empty documents: `---` at the beginning or the end makes one. */
function filled(documents: readonly Document.Parsed[]): readonly Document.Parsed[] {
  return documents.filter(
    ({ contents, errors }) => errors.length > 0 || !isScalar(contents) || contents.value !== null,
  );
}

function faultsOf(document: Document.Parsed): YamlFault[] {
  const { errors, warnings } = document;
  const open = errors.length === 0 ? undefined : openNodes(document);
  return [...errors, ...warnings].map(({ code, message, name, pos: [start, end] }): YamlFault => {
    const unclosed = code === 'BAD_INDENT' || code === 'MISSING_CHAR' ? open?.get(start)?.pop() : undefined;
    if (unclosed !== undefined) return { kind: 'broken', ...unclosed };
    const reason = code === 'NON_STRING_KEY' ? 'a key is a list or a map' : message;
    return { kind: name === 'YAMLWarning' ? 'doubtful' : 'broken', reason, range: { start, end } };
  });
}

/**
 * The openings `[`, `{` and quotes, by the end offset of their nodes, inner ones last: an unclosed one has its error at
 * that offset.
 */
function openNodes(document: Document.Parsed): Map<number, Omit<YamlFault, 'kind'>[]> {
  const byEnd = new Map<number, Omit<YamlFault, 'kind'>[]>();
  visit(document, (_key, node) => {
    const what = openedBy(node);
    if (!isNode(node) || node.range == null || what === undefined) return;
    const [start, end] = node.range;
    appendTo(byEnd, end, { reason: `this ${what} is never closed`, range: { start, end: start + 1 } });
  });
  return byEnd;
}

function openedBy(node: unknown): string | undefined {
  if (isSeq(node)) return node.flow === true ? 'list' : undefined;
  if (isMap(node)) return node.flow === true ? 'map' : undefined;
  return isScalar(node) && node.type?.startsWith('QUOTE') === true ? 'quotation' : undefined;
}

/**
 * Faults that the library ignores, or reports without a range: a repeated key, a value inside itself (`&a [*a]`), an
 * alias without an anchor, a number unknown to JSON (`.inf`, which stays text).
 */
function structureFaults(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = [];
  const anchors = new Map<string, Anchored>();
  const tell = (kind: YamlFault['kind'], reason: string, node: Node): void => {
    faults.push({ kind, reason, range: rangeOf(node) });
  };
  visit(document, (_key, node, path) => {
    if (isAlias(node)) {
      const { source } = node;
      const meant = anchors.get(source);
      if (path.some((outer) => isNode(outer) && 'anchor' in outer && outer.anchor === source))
        tell('broken', `it repeats ${source} inside itself`, node);
      else if (meant === undefined) tell('broken', `nothing before it is called ${source}`, node);
      else resolveTo(node, meant);
      return;
    }
    if (!isNode(node)) return;
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isMap(node)) {
      const seen = new Set<string>();
      for (const { key } of node.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value ?? '');
        if (seen.has(name)) tell('broken', `it gives ${name} twice`, key);
        seen.add(name);
      }
    } else if (isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value)) {
      node.value = node.source;
      tell('doubtful', `${node.source} is no number of JSON`, node);
    }
  });
  return faults;
}

/** The library searches all anchors and aliases again for each alias. */
function resolveTo(alias: Alias, meant: Anchored): void {
  const resolve = alias.resolve.bind(alias);
  alias.resolve = (document, context) => (context?.anchors.has(meant) ? meant : resolve(document, context));
}

/** A node that an anchor can name. */
type Anchored = Scalar | YAMLMap | YAMLSeq;

function rangeOf({ range }: Node): Range {
  return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}

function unread(faults: readonly YamlFault[]): ReadYaml {
  return { value: undefined, faults };
}
