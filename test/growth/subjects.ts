import { getOrMake } from '../../src/core/maps.ts';
import type { Parsed } from '../../src/core/parsed.ts';
import type { Path } from '../../src/core/path.ts';
import { PrintError } from '../../src/core/print-error.ts';
import type { Stream } from '../../src/core/stream.ts';
import type { ToolCall } from '../../src/tools/model.ts';
import type { Counted } from './counted.ts';
import { work } from './natives.ts';
import { corpusOf, dialectCorpus } from './pumped.ts';

/** Something that reads texts, and what it does with them: the work of each step, by name. */
export interface Subject {
  readonly name: string;
  readonly corpus: readonly string[];
  measure(text: string): ReadonlyMap<string, number>;
}

/** Every format, every dialect, and what finds out which of them a text is. */
export function subjectsOf(counted: Counted): Subject[] {
  const { Cursor, formats, dialectNames, editDialects, toolCalls, editBlocks, detect, parseAny, detectDialect, typed } =
    counted;
  const all = Object.values(formats);
  const subjectOf = subjectWith(Cursor);
  const mixed = all.flatMap(({ name }) => corpusOf(name));
  const calls = dialectNames.map((dialect) => ({ dialect, corpus: dialectCorpus(dialect) }));
  const edits = editDialects.map((dialect) => ({ dialect, corpus: dialectCorpus(dialect) }));
  const mixedCalls = [...calls, ...edits].flatMap(({ corpus }) => corpus);
  return [
    ...all.map((format) => subjectOf(format.name, format, corpusOf(format.name))),
    subjectOf(
      'typed',
      typed(TYPES.people),
      answers,
      parsesOf(Object.entries(TYPES).map(([name, type]) => [name, typed(type)])),
    ),
    {
      name: 'any',
      corpus: mixed,
      measure: (text) => steps({ detect: () => detect(text), parseAny: () => parseAny(text) }),
    },
    ...calls.map(({ dialect, corpus }) => {
      const format = toolCalls({ dialect });
      const tools = toolsOf(corpus.flatMap((text) => format.parse(text).value.calls));
      return subjectOf(dialect, format, corpus, parsesOf([['tools', toolCalls({ dialect, tools })]]));
    }),
    subjectOf('auto', toolCalls({ dialect: 'auto' }), mixedCalls),
    { name: 'detect', corpus: mixedCalls, measure: (text) => steps({ detect: () => detectDialect(text) }) },
    ...edits.map(({ dialect, corpus }) => subjectOf(dialect, editBlocks({ dialect }), corpus)),
  ];
}

/** Types whose answers are read in different ways. */
export const TYPES = {
  people: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } }, required: ['name'] },
  },
  text: { type: 'string' },
  whole: { type: 'integer' },
  truth: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  choice: { enum: ['yes', 'no', 'maybe'] },
  texts: { type: 'array', items: { type: 'string' } },
  rates: { type: 'object', additionalProperties: { type: 'number' } },
  either: { anyOf: [{ type: 'number' }, { type: 'array', items: { type: 'number' } }] },
  page: recursive((self) => ({
    anyOf: [
      object({ type: { const: 'group' }, items: { type: 'array', items: self } }),
      object({ type: { const: 'row' }, items: { type: 'array', items: self } }),
      object({ type: { const: 'text' }, text: { type: 'string' } }),
    ],
  })),
  tree: recursive((self) => ({
    anyOf: [object({ left: self }), object({ left: self, right: self }), { type: 'number' }],
  })),
  comment: recursive((self) => object({ body: { type: 'string' }, replies: { type: 'array', items: self } })),
};

type Schema = Readonly<Record<string, unknown>>;

/** A schema that is a part of itself. */
function recursive(make: (self: Schema) => Schema): Schema {
  const self = { $ref: '#/$defs/self' };
  return { ...self, $defs: { self: make(self) } };
}

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** Answers that are no JSON, in each of their forms. */
const answers = [
  '<think>Ada?</think>\n- name: Ada\n  age: 36\n- name: Bo\n  age: 7\n',
  'Here:\n\n| name | age |\n|------|-----|\n| Ada | 36 |\n',
  'name,age\nAda,36\nBo,7\n',
  '**Name:** Ada\nwho counts\n\n**Age:** 36\nfriends:\n  - Bo\n',
  '<name>Ada</name>\n<age>36</age>',
  'person(name="Ada", age=36)',
  'The answer is: 36.\n1. Ada\n2. Bo',
];

interface Readable {
  parse(text: string): Parsed<unknown>;
  createStream(options?: object): Stream<unknown>;
  check?(value: unknown): unknown;
  print?(value: unknown): string;
}

type Step = (text: string) => unknown;

/** Only what is found: some findings are made when they are asked for. */
function parsesOf(formats: readonly (readonly [name: string, format: Readable])[]): Record<string, Step> {
  return Object.fromEntries(formats.map(([name, format]) => [name, (text) => format.parse(text).diagnostics]));
}

/** Tools that take what these calls give them. */
function toolsOf(calls: readonly ToolCall[]): Record<string, { parameters: object }> {
  const all = new Map<string, Record<string, object>>();
  for (const { name, arguments: given } of calls) {
    const properties = getOrMake(all, name, (): Record<string, object> => ({}));
    if (typeof given === 'object' && given !== null)
      for (const [key, value] of Object.entries(given)) properties[key] = typeOf(value);
  }
  const tools = [...all].map(([name, properties]) => [name, { parameters: { type: 'object', properties } }] as const);
  return Object.fromEntries(tools);
}

function typeOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'array' };
  return value === null ? {} : { type: typeof value };
}

/** A state costs its depth, so the states of a nest grow with its square, down to the deepest that is read. */
const SHALLOW = 30;

function subjectWith(Cursor: Counted['Cursor']) {
  return (
    name: string,
    format: Readable,
    corpus: readonly string[],
    more: Readonly<Record<string, Step>> = {},
  ): Subject => ({
    name,
    corpus,
    measure(text) {
      const parsed = format.parse(text);
      const paths = pathsOf(parsed.value);
      return steps({
        parse: () => format.parse(text).diagnostics,
        ...Object.fromEntries(Object.entries(more).map(([step, run]) => [step, () => run(text)])),
        stream: () => {
          const stream = format.createStream();
          for (let at = 0; at < text.length; at++) stream.push(text.charAt(at));
          stream.end();
        },
        parts: () => {
          const cursor = new Cursor({ createStream: () => format.createStream({ maxDepth: SHALLOW }) }, false);
          for (let at = 0; at < text.length; at++) cursor.push(text.charAt(at));
        },
        locate: () => {
          for (const path of paths) parsed.locate(path);
        },
        check: () => format.check?.(parsed.value),
        print: () => {
          try {
            format.print?.(parsed.value);
          } catch (error) {
            if (error instanceof Error && error.name !== PrintError.name) throw error;
          }
        },
      });
    },
  });
}

function steps(all: Readonly<Record<string, () => unknown>>): Map<string, number> {
  return new Map(
    Object.entries(all).map(([name, run]) => {
      const before = work.units;
      run();
      return [name, work.units - before];
    }),
  );
}

/** Where the parts of a model are. */
function pathsOf(model: unknown): Path[] {
  const all: Path[] = [];
  const waiting: { path: Path; value: unknown }[] = [{ path: [], value: model }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { path, value } = item;
    all.push(path);
    if (typeof value !== 'object' || value === null || path.length > 40) continue;
    for (const [key, inner] of Object.entries(value))
      waiting.push({ path: [...path, Array.isArray(value) ? Number(key) : key], value: inner });
  }
  return all;
}
