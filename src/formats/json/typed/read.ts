import type { Diagnostic } from '../../../core/diagnostic.ts';
import { LazyParsed } from '../../../core/lazy-parsed.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Report } from '../../../core/report.ts';
import type { Code as JsonCode } from '../codes.ts';
import type { Json, JsonOptions } from '../model.ts';
import { type JsonRead, readJson } from '../parse.ts';
import { type Survey, surveyOf } from '../read/plain.ts';
import { answerOf } from './answer.ts';
import { conforms, surveyOfType } from './conforms.ts';
import { Findings, isGuess, nodeAt, type TypedCode } from './findings.ts';
import { type Fit, isExact } from './fit/fit.ts';
import { type Node, pathOf, rangeOf } from './node.ts';
import type { Plan } from './schema/plan.ts';
import type { PlainType } from './type.ts';

/** The result of reading a text by a plan. */
export type TypedRead = Parsed<unknown, TypedCode>;

/** Reads a text by a plan: the value, and findings on all changes. */
export function readTyped(plan: Plan, text: string, options: JsonOptions, applies: boolean): TypedRead {
  const { type } = plan;
  let isOfType: boolean | undefined;
  // The type also decides which of several values counts.
  const survey = (value: Json, maxDepth: number): Survey => {
    const ofType = surveyOfType(type, value, maxDepth);
    isOfType = ofType !== undefined;
    return ofType ?? surveyOf(value, maxDepth);
  };
  const json = readJson(text, { ...options, several: undefined }, survey, true);
  return typedOf(plan, text, json, options, applies, isOfType);
}

/** `readTyped` after the text was read as JSON; `isOfType` is given if it is known whether the value conforms. */
export function typedOf(
  plan: Plan,
  text: string,
  json: JsonRead,
  options: JsonOptions,
  applies: boolean,
  isOfType?: boolean,
): TypedRead {
  const { type } = plan;
  const read = json.parsed;
  const isClean = json.isOnlyNotation ? read.via === 'json' : read.complete && read.diagnostics.length === 0;
  if (isClean && (isOfType ?? conforms(type, read.value))) {
    const result = plan.judge(read.value, applies);
    if (result.issues === undefined) return { ...asTyped(read), value: applies ? result.value : read.value };
  }
  const { fit, isBare, isCut, start } = answerOf(type, text, json, options);
  const value = fit === undefined ? emptyOf(type) : fit.value;
  const result = fit && plan.judge(value, applies);
  const isApplied = applies && result !== undefined && result.issues === undefined;
  const isStrict = options.strict === true;
  const isInThought = !read.complete && read.diagnostics.some(({ code }) => code === 'json/missing-thought-end');
  const find = (): Report<TypedCode> => {
    // A thought tag may be inside the value: problems inside it remain.
    const isOf = ({ code, severity, range }: Diagnostic<JsonCode>): boolean =>
      isBare
        ? OF_BARE.has(code)
        : fit === undefined || severity !== 'error' || range.start >= start || range.start >= rangeOf(fit.node).start;
    const findings = new Findings(read.diagnostics.filter(isOf), isStrict);
    if (fit !== undefined) {
      findings.takeFit(fit);
      findings.takeIssues(result?.issues ?? [], (path) => placeOf(fit, path) ?? rangeOf(fit.node));
    } else if (read.diagnostics.every(({ code }) => code !== 'json/missing-document'))
      findings.add('unreadable', 'The text holds no value of the type', { start: 0, end: text.length });
    if (isCut) findings.add('cut-off', 'The text ends inside the value', { start: text.length, end: text.length });
    return findings.all(text.length);
  };
  // The type may resolve JSON's findings, or make an error of a warning, so all of them are needed.
  const found = !read.ok || isStrict || isCut || fit === undefined || LONG_NUMBER.test(text) ? find() : undefined;
  const ok = found ? found.ok : !result?.issues && !(fit && isGuess(fit));
  const parsed = {
    value: isApplied ? result.value : value,
    ok,
    complete: isBare ? !isCut && !isInThought && options.finished !== false : read.complete && !isCut,
    format: 'typed',
    via: isBare ? 'text' : fit === undefined || isExact(fit) ? read.via : 'coerced',
    locate: (path: Path) => fit && placeOf(fit, path),
  };
  // Messages, places and fixes are made on demand.
  return new LazyParsed(parsed, () => (found ?? find()).inTextOrder());
}

/** A number that may lose digits. */
const LONG_NUMBER = /\d{16}/;

/** Problems of any text, whatever it means. */
const OF_BARE: ReadonlySet<JsonCode> = new Set(['json/stopped-early', 'json/missing-thought-end']);

/** The result of JSON without findings. */
function asTyped({ ok, complete, via, locate }: Parsed<Json>): Omit<TypedRead, 'value'> {
  return { diagnostics: [], ok, complete, format: 'typed', via, locate };
}

function placeOf(fit: Fit, path: Path): Range | undefined {
  const node = nodeAt(fit, path);
  return node && placeOfNode(node);
}

function placeOfNode(node: Node): Range | undefined {
  const range = node.source.locate(pathOf(node));
  return range && node.source.outside(range);
}

/** The value when nothing was read. */
export function emptyOf(type: PlainType): Json {
  return type.kind === 'list' ? [] : type.kind === 'object' ? {} : type.kind === 'text' ? '' : null;
}
