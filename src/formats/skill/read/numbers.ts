import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Path } from '../../../core/path.ts';
import type { Json } from '../../json/embedding.ts';

/** The result with corrected numbers, and the findings about them. */
export interface WithNumbers {
  readonly parsed: Parsed<Json>;
  /** The findings about corrected numbers; those that they replace are removed from `parsed`. */
  readonly mended: readonly Diagnostic[];
}

/**
 * Numbers in another notation. A decimal comma, as `printf` writes in some locales, is read. An integer with more
 * digits than a number can hold is kept as text; a metric, which has to be a number, gets the nearest one, with an
 * error that names all digits.
 */
export function withNumbers(text: string, parsed: Parsed<Json>): WithNumbers {
  const flaws = new Map(parsed.diagnostics.filter(isOfNumber).map((flaw) => [flaw.range.start, flaw]));
  if (flaws.size === 0) return { parsed, mended: [] };
  const mended: Diagnostic[] = [];
  const replaced = new Set<Diagnostic>();
  const mend = (value: Json, path: Path): Json => {
    if (Array.isArray(value)) return value.map((item, at) => mend(item, [...path, at]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mend(part, [...path, name])]));
    if (typeof value === 'boolean' || value === null) return value;
    const flaw = flaws.get(parsed.locate(path)?.start ?? -1);
    const found = flaw && meant(flaw, value, text.slice(flaw.range.start, flaw.range.end), path);
    if (flaw === undefined || found === undefined) return value;
    replaced.add(flaw);
    const { range } = flaw;
    mended.push({
      range,
      path,
      ...found.finding,
      ...(found.text !== undefined && { fix: { range, text: found.text } }),
    });
    return found.value;
  };
  const value = mend(parsed.value, []);
  const { ok, complete, format, via, locate } = parsed;
  const diagnostics = parsed.diagnostics.filter((flaw) => !replaced.has(flaw));
  return { parsed: { value, diagnostics, ok, complete, format, via, locate }, mended };
}

function isOfNumber({ code }: Diagnostic): boolean {
  return code === 'skill/bad-bare-string' || code === 'skill/imprecise-number';
}

interface Meant {
  readonly value: Json;
  /** The correct notation, if certain. */
  readonly text?: string;
  readonly finding: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;
}

function meant({ code }: Diagnostic, value: string | number, written: string, [field]: Path): Meant | undefined {
  if (code === 'skill/imprecise-number') {
    if (!INTEGER.test(written)) return undefined;
    if (field === 'metrics' || field === 'confidence') {
      const message = `The integer ${written} has more digits than a number can hold; the value is ${value}`;
      const hint = 'Write what is no measure, such as an id, as a string in the context of an error.';
      return { value, finding: { code: 'skill/long-integer', severity: 'error', message, hint } };
    }
    const message = `The integer ${written} has more digits than a number can hold; it was kept as text`;
    const hint = 'Write long integers as strings.';
    return {
      value: written,
      text: `"${written}"`,
      finding: { code: 'skill/long-integer', severity: 'warning', message, hint },
    };
  }
  if ((field !== 'confidence' && field !== 'metrics') || !DECIMAL_COMMA.test(written)) return undefined;
  const point = written.replace(',', '.');
  const message = `The number ${quote(written)} has a decimal comma`;
  const hint = `Write ${point}. In bash, LC_ALL=C makes awk and printf write a point.`;
  return {
    value: Number(point),
    text: point,
    finding: { code: 'skill/bad-decimal-comma', severity: 'warning', message, hint },
  };
}

const INTEGER = /^-?\d+$/;
const DECIMAL_COMMA = /^-?\d+,\d+$/;
