import { grammar } from '../../../generated/json-in-text.ts';
import { requireObject, requireText } from '../../core/argument.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { EndEvent, Event } from '../../core/event.ts';
import { type Chunks, EventStream } from '../../core/event-stream.ts';
import type { Format } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Stream } from '../../core/stream.ts';
import { withDefinitionOf } from '../../engine/defined.ts';
import { defineFormat } from '../../engine/index.ts';
import { isPlain, ownDiagnostics as ofJson, parseSlice, readStrictly } from '../json/embedding.ts';
import type { Code } from './codes.ts';
import { lineDiagnostics } from './lines.ts';
import { emptyOutput, MAX_DEPTH, type SkillOutput, schema } from './model.ts';
import type { SkillOptions } from './options.ts';
import { readAlone } from './read/bare-result.ts';
import { OutputReader } from './read/output.ts';
import { salvage } from './read/result.ts';
import { Scan } from './read/scan.ts';
import { checkAny, isOutput } from './rules.ts';

/** The format by its grammar alone, without the help of `JSON.parse`: where JSON is in the text decides the rest. */
const output: Format<SkillOutput, SkillOptions, object, object, Code> = defineFormat({
  name: 'skill',
  via: 'json',
  grammar,
  schema,
  isOfSchema: true,
  codes: { ...ofJson, ...lineDiagnostics },
  keepsSource: true,
  endsAnywhere: true,
  empty: emptyOutput,
  adapt: (to, reading) => {
    const scan = new Scan(
      (end) => {
        reading.atEnd(() => {
          const text = reading.source(0, end);
          new OutputReader(text, scan.of(text), to, reading).read();
        });
      },
      (code, range) => {
        if (code === 'missing-thought-end') reading.cut();
        to.report(code, { range });
      },
    );
    return scan.handlers;
  },
  print: () => '',
});

/**
 * Reads what a skill printed (specification v1.0). Never throws on any text; what was wrong is in `diagnostics`.
 *
 * `via` is `'json'` for a JSON result, also one between other lines, and `'legacy'` for lines of text like
 * `Confidence: 0.92`, which are read only when there is no JSON result.
 *
 * @throws {RangeError} when `defaultConfidence` is not from 0 to 1
 *
 * @example
 * const output = parse('{"success":true,"confidence":0.9,"deliverables":["a.ts"],"metrics":{},"errors":[]}');
 * output.value.deliverables // ['a.ts']
 */
export const parse: (text: string, options?: SkillOptions) => Parsed<SkillOutput, Code> = withDefinitionOf(
  output,
  (text, options = {}) => {
    requireText(text, 'text');
    requireObject(options, 'options');
    // Replies that were stopped, and other severities, are left to the engine.
    const isUsual = options.finished !== false && options.strict !== true;
    return (isUsual ? (readClean(text) ?? readRepaired(text)) : undefined) ?? output.parse(text, options);
  },
);

/**
 * Reads an output as it arrives. Which object is the result, and whether there is one, only the end tells: the last
 * one counts. So the JSON is found as it comes, and all events come with the end.
 *
 * @example
 * const stream = createStream();
 * process.stdout.on('data', (chunk) => stream.push(chunk));
 * process.on('close', () => console.log(stream.end().value));
 */
export function createStream(options: SkillOptions = {}): Stream<SkillOutput, Code> {
  return output.createStream(options);
}

/** The events of a text that comes in chunks, as an async iterator. */
export function events(chunks: Chunks, options: SkillOptions = {}): EventStream<SkillOutput, Code> {
  return new EventStream(createStream(options), chunks);
}

/** The stream as a Web `TransformStream`. */
export function transform(options: SkillOptions = {}): TransformStream<string, Event<SkillOutput, Code> | EndEvent> {
  return output.transform(options);
}

/** The result that is the whole text and in order; undefined for everything else. */
function readClean(text: string): Parsed<SkillOutput, Code> | undefined {
  if (text.charCodeAt(0) !== 0x7b || text.includes('\r')) return undefined;
  const value = readStrictly(text);
  if (value === undefined || !isOutput(value) || checkAny(value).length > 0) return undefined;
  if (!isPlain(text, value, MAX_DEPTH)) return undefined;
  let places: Parsed<unknown> | undefined;
  return {
    value,
    diagnostics: [],
    ok: true,
    complete: true,
    format: 'skill',
    via: 'json',
    locate: (path) => {
      places ??= parseSlice(text, 0, text.length);
      return places.locate(path);
    },
  };
}

/** The result that is the whole text, and broken as JSON or cut off; undefined for everything else. */
function readRepaired(text: string): Parsed<SkillOutput, Code> | undefined {
  const alone = readAlone(text);
  if (alone === undefined) return undefined;
  const { parsed } = alone;
  const { value, source } = salvage(parsed.value);
  return {
    value,
    get diagnostics() {
      return parsed.diagnostics.filter(isOwn);
    },
    ok: parsed.ok,
    complete: parsed.complete,
    format: 'skill',
    via: 'json',
    locate: (path) => parsed.locate(source(path)),
  };
}

function isOwn(found: Diagnostic): found is Diagnostic<Code> {
  return Object.hasOwn(output.diagnostics, found.code.slice('skill/'.length));
}
