// Compiles a grammar and an adapter, and reads a text with them.
import fc from 'fast-check';
import { transform } from 'sucrase';
import * as valibot from 'valibot';
import * as engine from '../../src/engine/index.ts';
import { GrammarCoverage, type GrammarSource, readGrammar, toGbnf, traceGrammar } from '../../src/entries/grammar.ts';
import { diagramSvg } from '../../src/extras/workbench/commands/diagram-svg.ts';
import { traceText } from '../../src/extras/workbench/trace.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { GrammarFlaws } from '../../src/grammar/generate/flaws.ts';
import { arbitrary } from '../../src/grammar/sentences/index.ts';
import { OWN } from './names.ts';
import type { OwnResult, OwnTask, Workbench } from './protocol.ts';
import { framesOf, type Readable, readingOf } from './reading.ts';

self.addEventListener('message', ({ data }: MessageEvent<OwnTask>) => self.postMessage(resultOf(data)));

/** A worker reads with one format: other code gets a worker of its own. */
let format: Readable | undefined;

function resultOf({ grammar, adapter, text, size, workbench }: OwnTask): OwnResult {
  const sources = [{ source: 'own.peggy', text: grammar }];
  try {
    format ??= formatOf(sources, adapter);
    return {
      reading: readingOf(format, text, OWN),
      ...(size !== undefined && { frames: framesOf(format, text, size) }),
      ...(workbench && { workbench: workbenchOf(sources, text) }),
    };
  } catch (error) {
    return { problem: problemText(error, sources) };
  }
}

/** The format that an adapter, as `peglot new` writes one, exports. */
function formatOf(sources: readonly GrammarSource[], adapter: string): Readable {
  const modules: Readonly<Record<string, unknown>> = { 'peglot/define': engine, valibot };
  const grammar = compileInMemory(sources);
  const load = (name: string): unknown => {
    if (name.startsWith('./')) return { grammar };
    if (Object.hasOwn(modules, name)) return modules[name];
    throw new Error(`The adapter imports ${name}; here are peglot/define, valibot and the parser (./….parser.js)`);
  };
  const { code } = transform(adapter, { transforms: ['typescript', 'imports'], disableESTransforms: true });
  const exports: Record<string, unknown> = {};
  new Function('require', 'exports', code)(load, exports);
  const format = Object.values(exports).find(isFormat);
  if (format === undefined) throw new Error('The adapter exports no format: export const todo = defineFormat({ … })');
  return format;
}

function isFormat(value: unknown): value is Readable {
  return typeof value === 'object' && value !== null && 'parse' in value && 'createStream' in value;
}

/** What else comes out of the grammar. */
function workbenchOf(sources: readonly GrammarSource[], text: string): Workbench {
  const grammar = readGrammar(sources);
  const start = grammar.rules[0]?.name ?? '';
  const sentences = attempted(() => fc.sample(arbitrary(grammar, start), { numRuns: 8, seed: 1 }), []);
  return {
    sentences,
    coverage: attempted(() => coverageText(sources, start, [text, ...sentences]), 'It could not be counted.'),
    trace: attempted(() => traceText(traceGrammar(sources, text), text, { name: 'text' }), 'It could not be traced.'),
    exported: attempted(() => exportedText(sources, start), 'It cannot be exported.'),
    drawing: diagramSvg(sources),
  };
}

function coverageText(sources: readonly GrammarSource[], start: string, texts: readonly string[]): string {
  const coverage = new GrammarCoverage(sources, [start]);
  for (const text of texts) coverage.parse(text, start);
  const rules = coverage.counts.filter(({ kind }) => kind === 'rule');
  const missed = rules.filter(({ count }) => count === 0).map(({ rule }) => rule);
  const ways = coverage.counts.filter(({ kind }) => kind !== 'rule');
  return [
    `${rules.length - missed.length} of ${rules.length} rules`,
    `${ways.filter(({ count }) => count > 0).length} of ${ways.length} ways through them`,
    ...(missed.length === 0 ? [] : [`not reached: ${missed.join(', ')}`]),
  ].join('\n');
}

function exportedText(sources: readonly GrammarSource[], start: string): string {
  const { text, notes } = toGbnf(readGrammar(sources), start);
  return [...notes.map(({ rule, message }) => `# ${rule}: ${message}`), text].join('\n');
}

function attempted<Value>(make: () => Value, otherwise: Value): Value {
  try {
    return make();
  } catch {
    return otherwise;
  }
}

function problemText(error: unknown, sources: readonly GrammarSource[]): string {
  if (error instanceof GrammarFlaws) return error.flaws.map(({ rule, message }) => `${rule}: ${message}`).join('\n');
  if (!(error instanceof Error)) return String(error);
  return 'format' in error && typeof error.format === 'function' ? String(error.format([...sources])) : error.message;
}
