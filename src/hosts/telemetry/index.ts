/**
 * Spans and counters about reading, through OpenTelemetry.
 *
 * @packageDocumentation
 */

import type { Attributes, Counter, Histogram, Tracer } from '@opentelemetry/api';
import { EventStream } from '../../core/event-stream.ts';
import type { Format } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import { type Stream, transformOf } from '../../core/stream.ts';

/** The part of a format that is observed. */
export type ObservedFormat<Model> = Pick<Format<Model>, 'name' | 'parse' | 'createStream' | 'events' | 'transform'>;

type Api = typeof import('@opentelemetry/api');

const api: Api | undefined = await import('@opentelemetry/api').catch(() => undefined);

/**
 * Wraps a format so that each text it reads is reported to OpenTelemetry, for any host that takes a format. Without
 * `@opentelemetry/api`, or without an SDK behind it, nothing is reported and nothing else changes.
 *
 * - span `peglot.parse`, or `peglot.stream` from the stream's beginning to its end, with the attributes
 *   `peglot.format`, `peglot.ok`, `peglot.complete`, `peglot.via`, `peglot.length` (UTF-16 units), `peglot.codes` (each
 *   once) and `peglot.repairs` (warnings: what was repaired); its status is an error when the text has errors or was
 *   cut off
 * - counters `peglot.texts` (by format, ok and complete), `peglot.findings` (by format, code and severity),
 *   `peglot.repairs`
 * - histogram `peglot.duration` (seconds spent on reading, by format)
 *
 * The texts themselves, and quotes of them in messages, are never reported.
 *
 * @example
 * const reply = await generateText({ model, prompt, output: output(observed(duckflow)) });
 */
export function observed<Model, Source extends ObservedFormat<Model>>(format: Source & ObservedFormat<Model>): Source {
  if (api === undefined) return format;
  const reporter = new Reporter(api, format.name);
  const createStream: Source['createStream'] = (options) => reporter.stream(format.createStream(options));
  return {
    ...format,
    parse: (text, options) => reporter.parse(text, () => format.parse(text, options)),
    createStream,
    events: (chunks, options) => new EventStream(createStream(options), chunks),
    transform: (options) => transformOf(createStream(options)),
  };
}

const SCOPE = 'peglot';

class Reporter {
  readonly #api: Api;
  readonly #format: Attributes;
  readonly #tracer: Tracer;
  readonly #texts: Counter;
  readonly #findings: Counter;
  readonly #repairs: Counter;
  readonly #duration: Histogram;

  constructor(api: Api, format: string) {
    this.#api = api;
    this.#format = { 'peglot.format': format };
    this.#tracer = api.trace.getTracer(SCOPE);
    const meter = api.metrics.getMeter(SCOPE);
    this.#texts = meter.createCounter('peglot.texts', { description: 'Texts that were read.' });
    this.#findings = meter.createCounter('peglot.findings', { description: 'Findings on texts, by code.' });
    this.#repairs = meter.createCounter('peglot.repairs', { description: 'Mistakes whose meaning was clear.' });
    this.#duration = meter.createHistogram('peglot.duration', { unit: 's', description: 'Time spent on reading.' });
  }

  parse<Model>(text: string, read: () => Parsed<Model>): Parsed<Model> {
    const startTime = Date.now();
    const start = performance.now();
    const parsed = read();
    this.#report('peglot.parse', startTime, performance.now() - start, text.length, parsed);
    return parsed;
  }

  /** A stream that is reported at its end, with the length of its text and the time spent on it. */
  stream<Model>(stream: Stream<Model>): Stream<Model> {
    const startTime = Date.now();
    let length = 0;
    let spent = 0;
    const timed = <Result>(work: () => Result): Result => {
      const start = performance.now();
      const result = work();
      spent += performance.now() - start;
      return result;
    };
    return {
      get value() {
        return stream.value;
      },
      push: (chunk) => {
        length += chunk.length;
        return timed(() => stream.push(chunk));
      },
      end: (ending) => {
        const result = timed(() => stream.end(ending));
        this.#report('peglot.stream', startTime, spent, length, result);
        return result;
      },
    };
  }

  #report(name: string, startTime: number, milliseconds: number, length: number, parsed: Parsed<unknown>): void {
    const { ok, complete, via, diagnostics } = parsed;
    const repairs = diagnostics.filter(({ severity }) => severity === 'warning').length;
    const verdict: Attributes = { ...this.#format, 'peglot.ok': ok, 'peglot.complete': complete };
    const span = this.#tracer.startSpan(name, {
      startTime,
      attributes: {
        ...verdict,
        'peglot.via': via,
        'peglot.length': length,
        'peglot.repairs': repairs,
        'peglot.codes': [...new Set(diagnostics.map(({ code }) => code))],
      },
    });
    if (!ok || !complete) span.setStatus({ code: this.#api.SpanStatusCode.ERROR });
    span.end();
    this.#texts.add(1, verdict);
    if (repairs > 0) this.#repairs.add(repairs, this.#format);
    for (const { code, severity } of diagnostics)
      this.#findings.add(1, { ...this.#format, 'peglot.code': code, 'peglot.severity': severity });
    this.#duration.record(milliseconds / 1000, this.#format);
  }
}
