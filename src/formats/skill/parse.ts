import { grammar } from '../../../generated/json-in-text.ts';
import type { Format } from '../../core/format.ts';
import { defineFormat } from '../../engine/index.ts';
import { ownDiagnostics as ofJson } from '../json/embedding.ts';
import type { Code } from './codes.ts';
import { lineDiagnostics } from './lines.ts';
import { emptyOutput, type SkillOutput, schema } from './model.ts';
import type { SkillOptions } from './options.ts';
import { quickOutput } from './quick.ts';
import { OutputReader } from './read/output.ts';
import { Scan } from './read/scan.ts';

/** The format: the place of the JSON in the text decides the rest. */
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
  quick: quickOutput,
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
 * Reads the output of a skill (specification v1.0). Never throws because of the text; problems are in `diagnostics`.
 *
 * `via` is `'json'` for a JSON result, also one between other lines, and `'legacy'` for lines of text like `Confidence:
 * 0.92`, which are only read when there is no JSON result.
 *
 * @throws {RangeError} when `defaultConfidence` is not from 0 to 1
 *
 * @example
 * const output = parse('{"success":true,"confidence":0.9,"deliverables":["a.ts"],"metrics":{},"errors":[]}');
 * output.value.deliverables // ['a.ts']
 */
export const parse: typeof output.parse = output.parse;

/**
 * Reads an output as it arrives. Only the end shows which object is the result, if any: the last one counts. So JSON is
 * searched for as it arrives, but all events are emitted at the end.
 *
 * @example
 * const stream = createStream();
 * process.stdout.on('data', (chunk) => stream.push(chunk));
 * process.on('close', () => console.log(stream.end().value));
 */
export const createStream: typeof output.createStream = output.createStream;

/** The events of a text that arrives in chunks, as an async iterator. */
export const events: typeof output.events = output.events;

/** The stream as a Web `TransformStream`. */
export const transform: typeof output.transform = output.transform;
