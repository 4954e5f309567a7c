import { formatPath, type Path, type Range } from 'peglot';
import type { Row } from './protocol.ts';

/** More lines than anybody reads: the rest is told by number. */
const MOST_ROWS = 1500;
const MOST_TEXT = 400;
const MOST_BLOCK = 4000;

/** A value as lines, each with the place that it came from where that is known. */
export function rowsOf(root: unknown, locate: (path: Path) => Range | undefined = () => undefined): Row[] {
  const rows: Row[] = [];
  let left = 0;
  const visit = (value: unknown, path: Path): void => {
    if (rows.length >= MOST_ROWS) {
      left++;
      return;
    }
    const name = path.length === 0 ? '' : formatPath(path.slice(-1));
    const range = path.length === 0 ? undefined : locate(path);
    const isInner = typeof value === 'object' && value !== null;
    if (path.length > 0)
      rows.push({ depth: path.length - 1, name, range, ...(isInner ? { text: sizeOf(value) } : shown(value)) });
    if (isInner) for (const [key, inner] of entriesOf(value)) visit(inner, [...path, key]);
    else if (path.length === 0) rows.push({ depth: 0, name: '', range, ...shown(value) });
  };
  visit(root, []);
  if (left > 0) rows.push({ depth: 0, name: '', text: `… and ${left} more`, range: undefined });
  return rows;
}

function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? value.map((item, at) => [at, item]) : Object.entries(value);
}

function sizeOf(value: object): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '';
  return Object.keys(value).length === 0 ? '{}' : '';
}

/** A text of lines as it is; anything else as JSON writes it. */
function shown(value: unknown): Pick<Row, 'text' | 'isBlock'> {
  if (typeof value === 'string' && value.includes('\n') && value.trim() !== '')
    return { text: shortened(value.replace(/\n$/, ''), MOST_BLOCK), isBlock: true };
  return { text: shortened(JSON.stringify(value) ?? 'undefined', MOST_TEXT) };
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… ${text.length.toLocaleString('en')} characters` : text;
}
