import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Code } from '../codes.ts';
import type { Json } from '../model.ts';

/**
 * Turns errors in text that does not count, in a draft or in code beside the answer, into warnings. At the end of the
 * text, it may be cut off in any case.
 */
export function settled(read: Parsed<Json, Code>, length: number): Parsed<Json, Code> {
  if (read.ok) return read;
  // A draft's replacement also replaces everything before it; code after the answer is reported before its contents.
  let end = read.diagnostics.findLast(isDraft)?.range.end ?? -1;
  const diagnostics = read.diagnostics.map((one): Diagnostic<Code> => {
    if (one.code === 'json/other-fence') end = Math.max(end, one.range.end);
    const isInside = one.range.end <= end && one.range.end < length;
    return one.severity === 'error' && isInside ? { ...one, severity: 'warning' } : one;
  });
  const ok = diagnostics.every(({ severity }) => severity !== 'error');
  // If a draft ends inside something, the text continues: otherwise an error would remain.
  return { ...read, diagnostics, ok, complete: read.complete || ok };
}

function isDraft({ code, related }: Diagnostic<Code>): boolean {
  return related !== undefined && (code === 'json/bad-thought' || code === 'json/other-fence');
}
