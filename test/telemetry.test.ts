import { metrics, SpanStatusCode, trace } from '@opentelemetry/api';
import { duckflow } from 'peglot';
import { observed } from 'peglot/telemetry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEXT } from './hosts/reply.ts';

/** What was told to OpenTelemetry, in its order. */
const told: unknown[] = [];
const measured = (kind: string) => (name: string, about: object) => {
  told.push({ made: kind, name, ...about });
  const tell = (value: number, attributes: object): unknown => told.push([name, value, attributes]);
  return { add: tell, record: tell };
};
const tracer = {
  startSpan(name: string, { startTime, attributes }: { startTime: number; attributes: object }) {
    const span = { name, startTime, attributes, status: SpanStatusCode.UNSET, ended: false };
    told.push(span);
    return {
      setStatus: ({ code }: { code: SpanStatusCode }) => {
        span.status = code;
      },
      end: () => {
        span.ended = true;
      },
    };
  },
};

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers({ now: 5000 });
  vi.spyOn(trace, 'getTracer').mockImplementation((scope) => Object({ ...tracer, scope }));
  vi.spyOn(metrics, 'getMeter').mockImplementation((scope) =>
    Object({ scope, createCounter: measured('counter'), createHistogram: measured('histogram') }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A format of which each reading takes a second. */
const slow = {
  ...duckflow,
  parse(text: string) {
    vi.advanceTimersByTime(1000);
    return duckflow.parse(text);
  },
  createStream() {
    const stream = duckflow.createStream();
    return {
      get value() {
        return stream.value;
      },
      push(chunk: string) {
        vi.advanceTimersByTime(1000);
        return stream.push(chunk);
      },
      end() {
        vi.advanceTimersByTime(500);
        return stream.end();
      },
    };
  },
};

it('makes its instruments once', () => {
  const format = observed(duckflow);
  expect(vi.mocked(trace.getTracer).mock.calls).toEqual([['peglot']]);
  expect(vi.mocked(metrics.getMeter).mock.calls).toEqual([['peglot']]);
  expect(told).toEqual([
    { made: 'counter', name: 'peglot.texts', description: 'Texts that were read.' },
    { made: 'counter', name: 'peglot.findings', description: 'Findings on texts, by code.' },
    { made: 'counter', name: 'peglot.repairs', description: 'Mistakes whose meaning was clear.' },
    { made: 'histogram', name: 'peglot.duration', unit: 's', description: 'Time spent on reading.' },
  ]);
  expect(format.print).toBe(duckflow.print);
});

const about = { 'peglot.format': 'duckflow' };

it('tells of a text that is clean, and of one with errors and repairs', () => {
  const format = observed(slow);
  told.length = 0;
  expect(format.parse(TEXT).value).toEqual(duckflow.parse(TEXT).value);
  const clean = { ...about, 'peglot.ok': true, 'peglot.complete': true };
  const rest = { 'peglot.via': 'markdown-kv', 'peglot.length': TEXT.length, 'peglot.repairs': 0, 'peglot.codes': [] };
  const span = { name: 'peglot.parse', startTime: 5000, status: SpanStatusCode.UNSET, ended: true };
  expect(told).toEqual([
    { ...span, attributes: { ...clean, ...rest } },
    ['peglot.texts', 1, clean],
    ['peglot.duration', 1, about],
  ]);
  told.length = 0;
  const text = TEXT.replace('0.9', 'x').replace('0.8', 'y').replace('[FOCUS]', '[focus]');
  format.parse(text);
  const broken = { ...about, 'peglot.ok': false, 'peglot.complete': true };
  const attributes = {
    ...broken,
    'peglot.via': 'markdown-kv',
    'peglot.length': text.length,
    'peglot.repairs': 1,
    'peglot.codes': ['duckflow/bad-vital', 'duckflow/bad-marker-name'],
  };
  const found = (code: string, severity: string): unknown[] => [
    'peglot.findings',
    1,
    { ...about, 'peglot.code': code, 'peglot.severity': severity },
  ];
  expect(told).toEqual([
    { ...span, startTime: 6000, status: SpanStatusCode.ERROR, attributes },
    ['peglot.texts', 1, broken],
    ['peglot.repairs', 1, about],
    found('duckflow/bad-vital', 'error'),
    found('duckflow/bad-vital', 'error'),
    found('duckflow/bad-marker-name', 'warning'),
    ['peglot.duration', 1, about],
  ]);
});

it('tells of a stream at its end, with the time that was spent on it', () => {
  const stream = observed(slow).createStream();
  told.length = 0;
  stream.push(TEXT.slice(0, 20));
  vi.advanceTimersByTime(60_000);
  stream.push(TEXT.slice(20, -30));
  expect(stream.value).toEqual(duckflow.parse(TEXT.slice(0, -30)).value);
  expect(told).toEqual([]);
  expect(stream.end().complete).toBe(false);
  const cutOff = { ...about, 'peglot.ok': false, 'peglot.complete': false };
  const codes = ['duckflow/missing-content-end'];
  const length = TEXT.length - 30;
  expect(told).toMatchObject([
    {
      name: 'peglot.stream',
      startTime: 5000,
      status: SpanStatusCode.ERROR,
      ended: true,
      attributes: { ...cutOff, 'peglot.length': length, 'peglot.repairs': 0, 'peglot.codes': codes },
    },
    ['peglot.texts', 1, cutOff],
    ['peglot.findings', 1, { 'peglot.code': codes[0], 'peglot.severity': 'error' }],
    ['peglot.duration', 2.5, about],
  ]);
});

it('tells of a text that was stopped though it is clean', () => {
  const stream = observed(duckflow).createStream();
  stream.push(TEXT);
  told.length = 0;
  stream.end({ finished: false });
  expect(told[0]).toMatchObject({ status: SpanStatusCode.ERROR, attributes: { 'peglot.complete': false } });
});

it('tells of the streams of events too', async () => {
  const format = observed(duckflow);
  told.length = 0;
  const events = [];
  for await (const event of format.events([TEXT])) events.push(event);
  const web = new Response(TEXT).body?.pipeThrough(new TextDecoderStream()).pipeThrough(format.transform());
  for await (const event of web ?? []) events.push(event);
  expect(events.length).toBeGreaterThan(10);
  const spans = told.filter((one) => Object(one).name === 'peglot.stream');
  expect(spans).toHaveLength(2);
});
