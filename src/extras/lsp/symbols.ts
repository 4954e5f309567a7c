import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Ranges } from './protocol.ts';

/** The outline of a text: the named parts of its model. */
export function symbolsOf(parts: readonly Part[], ranges: Ranges): DocumentSymbol[] {
  return parts.map((part) => {
    const children = symbolsOf(part.parts, ranges);
    const range = ranges.range(around(part));
    const detail = detailOf(part.value);
    return {
      name: nameOf(part),
      ...(detail !== undefined && { detail }),
      kind: kindOf(part.value),
      range,
      selectionRange: range,
      ...(children.length > 0 && { children }),
    };
  });
}

/** The protocol requires children to be inside their parents. */
function around({ range, parts }: Part): Part['range'] {
  let { start, end } = range;
  for (const part of parts) {
    const inner = around(part);
    start = Math.min(start, inner.start);
    end = Math.max(end, inner.end);
  }
  return { start, end };
}

/** The fields that describe an item of a list, the most descriptive first. */
const TITLES = ['title', 'name', 'type', 'kind', 'command', 'path', 'id', 'text'] as const;

function nameOf({ path, value }: Part): string {
  const key = path.at(-1) ?? '';
  if (typeof key === 'string') return shown(key) || '""';
  if (typeof value !== 'object' || value === null) return `[${key}]`;
  for (const title of TITLES) {
    const found: unknown = Object.hasOwn(value, title) ? Reflect.get(value, title) : undefined;
    if (typeof found === 'string' && found.trim() !== '') return `[${key}] ${shown(found)}`;
  }
  return `[${key}]`;
}

function detailOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return `${value.length}`;
  return typeof value === 'object' && value !== null ? undefined : shown(String(value));
}

const MAX_LENGTH = 60;

function shown(text: string): string {
  const start = text.trimStart().slice(0, MAX_LENGTH + 1);
  const [line = ''] = start.split(/[\r\n]/, 1);
  return escapeControls(
    line.length > MAX_LENGTH || line.length < start.length ? `${line.slice(0, MAX_LENGTH)}…` : line,
  );
}

function kindOf(value: unknown): SymbolKind {
  if (Array.isArray(value)) return SymbolKind.Array;
  switch (typeof value) {
    case 'string':
      return SymbolKind.String;
    case 'number':
      return SymbolKind.Number;
    case 'boolean':
      return SymbolKind.Boolean;
    default:
      return value === null ? SymbolKind.Null : SymbolKind.Object;
  }
}

/** A part of a model that has a place in the text. */
export interface Part {
  readonly path: Path;
  readonly value: unknown;
  readonly range: Range;
  readonly parts: readonly Part[];
}

/** The maximum number of parts; nobody looks at more. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 40;

/** The parts of a model, at all depths. A part without a place is replaced by its own parts. */
export function partsOf({ value, locate }: Pick<Parsed<unknown>, 'value' | 'locate'>): Part[] {
  let left = MAX_PARTS;
  const inside = (parent: unknown, path: Path): Part[] => {
    if (typeof parent !== 'object' || parent === null || path.length >= MAX_DEPTH) return [];
    const keys = Array.isArray(parent) ? parent.keys() : Object.keys(parent);
    const found: Part[] = [];
    for (const key of keys) {
      if (left-- <= 0) break;
      const child: unknown = Reflect.get(parent, key);
      const childPath = [...path, key];
      const parts = inside(child, childPath);
      const range = locate(childPath);
      if (range === undefined) found.push(...parts);
      else found.push({ path: childPath, value: child, range, parts });
    }
    return found;
  };
  return inside(value, []);
}
