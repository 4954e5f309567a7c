import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Range } from '../../../core/range.ts';
import type { Code } from '../codes.ts';
import type { Json } from '../model.ts';

/** A reading of which nothing counts that is wrong in what does not count: in a draft, or in code beside the answer. */
export function settled(read: Parsed<Json, Code>): Parsed<Json, Code> {
  if (read.ok) return read;
  const left = read.diagnostics.filter(isLeftOut).map(rangeOf);
  if (left.length === 0) return read;
  const places = placesOf(left);
  const diagnostics = read.diagnostics.map((one) => (isError(one) && places(one.range) ? asWarning(one) : one));
  const ok = !diagnostics.some(isError);
  const { value, complete, format, via, locate } = read;
  // Where a draft ends inside of something, the text goes on: else an error would be left.
  return { value, diagnostics, ok, complete: complete || ok, format, via, locate };
}

function isLeftOut({ code, related }: Diagnostic<Code>): boolean {
  return code === 'json/other-fence' || (code === 'json/bad-thought' && related !== undefined);
}

/** What takes the place of a draft takes that of all before it; code behind the answer has no second place. */
function rangeOf({ code, range, related }: Diagnostic<Code>): Range {
  if (related === undefined) return range;
  return { start: 0, end: code === 'json/bad-thought' ? range.end : related.start };
}

/** Whether a place is in one of some ranges: asked in text order. */
function placesOf(ranges: readonly Range[]): (place: Range) => boolean {
  const sorted = [...ranges].sort((one, other) => one.start - other.start);
  let at = 0;
  let until = -1;
  return ({ start, end }) => {
    for (let next = sorted[at]; next !== undefined && next.start <= start; next = sorted[++at])
      until = Math.max(until, next.end);
    return end <= until;
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function asWarning(one: Diagnostic<Code>): Diagnostic<Code> {
  return { ...one, severity: 'warning' };
}
