import { grammar } from '../../../generated/json.ts';
import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import { Report } from '../../core/report.ts';
import type { Detail } from '../../engine/draft.ts';
import type { FlatReading } from '../../engine/flat.ts';
import { FlatFindings } from '../../engine/flat-findings.ts';
import type { RecoveryNode } from '../../engine/tree-node.ts';
import { type Code, codes } from './codes.ts';
import { mended } from './fixes.ts';
import { byGrammar } from './format.ts';
import { DEFAULT_DEPTH, type Json, type JsonOptions } from './model.ts';
import { lastNameOf, readFlatJson } from './read/flat.ts';
import { flatPlaces, flatWords } from './read/flat-places.ts';
import type { ValuePlaces } from './read/places.ts';

const findings = new FlatFindings('json', grammar, codes);

/**
 * Reads a broken text without nodes, where it has the mistakes that most broken texts have; undefined where it has others.
 * Findings and places are made when they are looked at.
 */
export function parseFlat(
  text: string,
  { maxDepth, strict = false, finished }: JsonOptions,
): Parsed<Json, Code> | undefined {
  const flat = readFlatJson(text, maxDepth ?? DEFAULT_DEPTH);
  if (flat === undefined || findings.areTooMany(flat.reading)) return undefined;
  const { value, reading } = flat;
  // A finding of its own says that whoever wrote it was stopped.
  if (finished === false && !reading.isCut) return undefined;
  let found: Parsed<Json, Code>['diagnostics'] | undefined;
  let places: ValuePlaces | undefined;
  return {
    value,
    get diagnostics() {
      found ??= mended(findingsOf(reading, strict), text, flatWords(flat));
      return found;
    },
    ok: strict ? reading.mistakes.length === 0 : findings.areOk(reading),
    complete: !reading.isCut,
    format: 'json',
    via: 'repaired',
    locate: (path) => {
      places ??= flatPlaces(flat);
      return places.locate(path);
    },
  };
}

function findingsOf(reading: FlatReading, strict: boolean): Diagnostic<Code>[] {
  const report = new Report(isCode, strict, null);
  let isTold = false;
  const say = ({ type, end }: RecoveryNode): Detail | false | undefined => {
    if (type !== 'MissingEnd') return undefined;
    // Of all that is open, the innermost is told.
    if (isTold) return false;
    isTold = true;
    const last = lastNameOf(reading);
    if (last === undefined) return undefined;
    return { range: { start: last.start, end }, message: `The text ends before the value of ${quote(last.name)}` };
  };
  for (const one of findings.of(reading, say)) report.add(one);
  return report.inTextOrder();
}

function isCode(code: string): code is Code {
  return Object.hasOwn(byGrammar.diagnostics, code.slice('json/'.length));
}
