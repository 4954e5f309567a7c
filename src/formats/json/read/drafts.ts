import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Code } from '../codes.ts';
import type { Json } from '../model.ts';

/**
 * A reading of which nothing counts that is wrong in what does not count: in a draft, or in code beside the answer. Where
 * the text itself ends, it may be cut off, whatever it ends in.
 */
export function settled(read: Parsed<Json, Code>, length: number): Parsed<Json, Code> {
  if (read.ok) return read;
  // What takes the place of a draft takes that of all before it; code behind the answer comes before what is in it.
  let end = read.diagnostics.findLast(isDraft)?.range.end ?? -1;
  const diagnostics = read.diagnostics.map((one): Diagnostic<Code> => {
    if (one.code === 'json/other-fence') end = Math.max(end, one.range.end);
    const isInside = one.range.end <= end && one.range.end < length;
    return one.severity === 'error' && isInside ? { ...one, severity: 'warning' } : one;
  });
  const ok = diagnostics.every(({ severity }) => severity !== 'error');
  // Where a draft ends inside of something, the text goes on: else an error would be left.
  return { ...read, diagnostics, ok, complete: read.complete || ok };
}

function isDraft({ code, related }: Diagnostic<Code>): boolean {
  return related !== undefined && (code === 'json/bad-thought' || code === 'json/other-fence');
}
