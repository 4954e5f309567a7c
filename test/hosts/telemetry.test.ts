import { metrics, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { duckflow, skill } from 'peglot';
import { observed } from 'peglot/telemetry';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEXT } from './reply.ts';

const spans = new InMemorySpanExporter();
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }));
const exporter = new InMemoryMetricExporter(AggregationTemporality.DELTA);
const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 1_000_000 });
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));

async function counted(): Promise<Record<string, number>> {
  await reader.forceFlush();
  const sums: Record<string, number> = {};
  for (const { scopeMetrics } of exporter.getMetrics())
    for (const { metrics: list } of scopeMetrics)
      for (const { descriptor, dataPoints } of list)
        for (const { value, attributes } of dataPoints) {
          const code = attributes['peglot.code'];
          const name = code === undefined ? descriptor.name : `${descriptor.name} ${String(code)}`;
          sums[name] = (sums[name] ?? 0) + (typeof value === 'number' ? value : value.count);
        }
  return sums;
}

beforeEach(async () => {
  await reader.forceFlush();
  exporter.reset();
  spans.reset();
});

describe('observed', () => {
  const format = observed(duckflow);

  it('gives what the format gives', () => {
    const reply: duckflow.Reply = format.parse(TEXT).value;
    expect(reply).toEqual(duckflow.parse(TEXT).value);
    expect(format.print(reply)).toBe(duckflow.print(reply));
    expect(observed(skill).name).toBe('skill');
  });

  it('reports a clean text', async () => {
    format.parse(TEXT);
    const [span] = spans.getFinishedSpans();
    expect(span?.name).toBe('peglot.parse');
    expect(span?.attributes).toMatchObject({
      'peglot.format': 'duckflow',
      'peglot.ok': true,
      'peglot.complete': true,
      'peglot.length': TEXT.length,
      'peglot.repairs': 0,
    });
    expect(span?.status.code).toBe(SpanStatusCode.UNSET);
    expect(await counted()).toEqual({ 'peglot.texts': 1, 'peglot.duration': 1 });
  });

  it('reports codes and repairs, and nothing of the text', async () => {
    const text = TEXT.replace('0.8', 'secret').replace('[FOCUS] 0.7', '[FOCUS] +0.7');
    const { diagnostics } = format.parse(text);
    const [span] = spans.getFinishedSpans();
    expect(span?.status.code).toBe(SpanStatusCode.ERROR);
    expect(span?.attributes['peglot.codes']).toEqual([...new Set(diagnostics.map(({ code }) => code))]);
    expect(span?.attributes['peglot.repairs']).toBe(1);
    expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('secret');
    const sums = await counted();
    expect(sums['peglot.repairs']).toBe(1);
    const codes = Object.keys(sums).filter((name) => name.startsWith('peglot.findings '));
    expect(codes.map((name) => name.slice(16)).sort()).toEqual(
      [...new Set(diagnostics.map(({ code }) => code))].sort(),
    );
  });

  it('reports a stream at its end', async () => {
    const stream = format.createStream();
    for (const character of TEXT.slice(0, -30)) stream.push(character);
    expect(spans.getFinishedSpans()).toEqual([]);
    expect(stream.end().complete).toBe(false);
    const [span] = spans.getFinishedSpans();
    expect(span?.name).toBe('peglot.stream');
    expect(span?.attributes).toMatchObject({ 'peglot.complete': false, 'peglot.length': TEXT.length - 30 });
    expect(span?.status.code).toBe(SpanStatusCode.ERROR);
    expect((await counted())['peglot.texts']).toBe(1);
  });

  it('reports the Web stream too', async () => {
    const events = new Response(TEXT).body?.pipeThrough(new TextDecoderStream()).pipeThrough(format.transform());
    for await (const event of events ?? []) expect(event.type).toBeDefined();
    expect(spans.getFinishedSpans()).toHaveLength(1);
  });
});
