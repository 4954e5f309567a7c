import type { Diagnostic } from '../../core/diagnostic.ts';
import { firstDifference } from '../../core/difference.ts';
import { NOWHERE } from '../../core/finding.ts';
import { checkSchema, checkWritten } from '../../engine/check.ts';
import { codesOf } from '../../engine/codes.ts';
import { finding } from './findings.ts';
import { type Code, dml } from './format.ts';
import { type Document, schema, textOf } from './model.ts';
import type { ParseOptions } from './options.ts';
import { parse } from './parse.ts';
import { canonicalOf, print } from './print.ts';
import { Suggestions } from './read/suggestions.ts';
import { Definitions, macroFindings } from './rules.ts';

/**
 * The findings that `parse` would have on the text of a document, including the specification's rules, with paths but
 * no ranges. For a document that cannot be written, the rules, and the reason. Quoted macros are mentions and are not
 * checked.
 *
 * @example check({ segments: [macro('T', ['read_file'])] }) // dml/missing-argument
 */
export function check(value: Document, options: ParseOptions = {}): Diagnostic<Code>[] {
  const misshapen = checkSchema({ name: 'dml', codes: dml.diagnostics, isCode: codesOf<Code>([dml]), schema }, value);
  if (misshapen.length > 0) return misshapen;
  const canonical = canonicalOf(value, options);
  const read = parse(textOf(canonical), options);
  if (firstDifference(canonical, read.value) !== undefined)
    return checkWritten('dml', { print: (one) => print(one, options), parse }, value, ruleFindings(value, options));
  return read.diagnostics.map(({ related: _, fix: __, ...found }) => ({ ...found, range: NOWHERE }));
}

function ruleFindings(value: Document, options: ParseOptions): Diagnostic<Code>[] {
  const found: Diagnostic<Code>[] = [];
  const definitions = new Definitions();
  const suggestions = new Suggestions();
  for (const [at, segment] of value.segments.entries()) {
    if (segment.kind !== 'macro' || segment.quoted) continue;
    const path = ['segments', at];
    if (!segment.closed) {
      found.push(finding('missing-close', NOWHERE, 'The macro was never closed, and is not run', path));
      continue;
    }
    for (const { code, message, arg, severity } of macroFindings(segment, options, suggestions)) {
      found.push(finding(code, NOWHERE, message, arg === undefined ? path : [...path, 'args', arg], severity));
    }
    const clash = definitions.define(segment, NOWHERE);
    if (clash !== undefined) found.push(finding('duplicate-alias', NOWHERE, clash.message, [...path, 'args', 0]));
  }
  return found;
}
