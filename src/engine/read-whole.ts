import { isLineEndUnit } from '../core/blank.ts';
import { LazyParsed } from '../core/lazy-parsed.ts';
import type { Parsed } from '../core/parsed.ts';
import { Report } from '../core/report.ts';
import { schemaFindings } from './check.ts';
import type { Definition, ReadOptions } from './definition.ts';
import { ownFinding } from './own-finding.ts';
import { Reader } from './reader.ts';

/**
 * Reads a whole text, by the format's quick reader if it can, otherwise by its grammar. Nothing else is kept: places
 * are found by reading again, on demand.
 */
export function readWhole<Model, Read extends ReadOptions, Code extends string>(
  definition: Definition<Model, Read, Code>,
  text: string,
  options: Partial<Read>,
): Parsed<Model, Code> {
  const byGrammar = (): Parsed<Model, Code> => new Reader(definition, options, null).whole(text);
  let made: Parsed<Model, Code> | undefined;
  const again = (): Parsed<Model, Code> => (made ??= byGrammar());
  const locate: Parsed<Model>['locate'] = (path) => again().locate(path);
  const quick = readQuickly(definition, text, options);
  if (quick?.isMended !== true) return { ...(quick?.read ?? byGrammar()), locate };
  return new LazyParsed({ ...quick.read, locate }, () => again().diagnostics);
}

interface QuickRead<Model, Code extends string> {
  readonly read: Omit<Parsed<Model, Code>, 'locate'>;
  /** The text has warnings; the grammar finds them on demand. */
  readonly isMended: boolean;
}

/** Tries the quick reader; undefined for a text that is left to the grammar, such as one with an error. */
function readQuickly<Model, Read extends ReadOptions, Code extends string>(
  definition: Definition<Model, Read, Code>,
  text: string,
  options: Partial<Read>,
): QuickRead<Model, Code> | undefined {
  const { name, parts } = definition;
  // A text that stopped early is never clean.
  if (parts.quick === undefined || options.finished === false) return undefined;
  const found = parts.quick(text, options);
  if (found === undefined) return undefined;
  const { value, via = parts.via ?? name, isMended = false } = found;
  if (isMended && options.strict === true) return undefined;
  if (parts.isOfSchema !== true && schemaFindings(parts, value).length > 0) return undefined;
  let isClean = true;
  const find = (): void => {
    isClean = false;
  };
  for (const rule of parts.rules ?? []) {
    rule(value, find, options);
    if (!isClean) return undefined;
  }
  const report = new Report(definition.isCode, false, null);
  if (parts.endsAnywhere !== true && !isLineEndUnit(text.charCodeAt(text.length - 1))) {
    const end = { start: text.length, end: text.length };
    report.add(ownFinding(definition, 'ends-in-value', end, {}));
  }
  const diagnostics = report.inTextOrder();
  return { read: { value, diagnostics, ok: true, complete: true, format: name, via }, isMended };
}
