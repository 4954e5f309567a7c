import type { Diagnostic } from '../core/diagnostic.ts';
import type { TextEdit } from '../core/text-edit.ts';

/** The fixes of the findings; of overlapping ones, the first. */
export function fixesApart(diagnostics: readonly Diagnostic[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let end = 0;
  const all = diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  for (const fix of all.sort((a, b) => a.range.start - b.range.start)) {
    if (fix.range.start < end) continue;
    edits.push(fix);
    end = fix.range.end;
  }
  return edits;
}
