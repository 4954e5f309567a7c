import { typed } from 'peglot/json';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { Event } from '../../src/core/event.ts';
import type { Parsed } from '../../src/core/parsed.ts';
import { formatPath, type Path } from '../../src/core/path.ts';
import type { Stream } from '../../src/core/stream.ts';
import * as design from '../../src/formats/design/index.ts';
import * as dml from '../../src/formats/dml/index.ts';
import { formats, parseAny } from '../../src/formats.ts';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { editDialects } from '../../src/tools/edits/index.ts';
import { detect as detectDialect, editBlocks, toolCalls } from '../../src/tools/index.ts';
import { corpusTexts } from '../corpus-texts.ts';
import { answers } from '../formats/json/typed/answer-files.ts';
import { schemas } from '../formats/json/typed/answer-schemas.ts';
import { printed, verdictOf } from '../outcome.ts';
import { callCases, detectCases, editCases, tools } from '../tools/corpus.ts';

/** Something that reads texts. */
export interface Subject {
  readonly name: string;
  /** Texts as they should be, or with mistakes that have a case of their own. */
  readonly corpus: readonly string[];
  /** What a text gives, line by line. */
  read(text: string): string[];
}

/** So many units of a text come at a time. */
const CHUNK = 5;

/** The places of what is deeper are not written. */
const DEEP = 6;

interface Readable {
  parse(text: string): Parsed<unknown>;
  print(value: unknown): string;
  check?(value: unknown): readonly Diagnostic[];
  createStream?(): Stream<unknown>;
}

/** What is made of the values of a format. */
const VIEWS: Readonly<Record<string, (text: string) => object>> = {
  acor: (text) => formats.acor.state(formats.acor.parse(text).value),
  dml: (text) => {
    const { value } = dml.parse(text);
    return { calls: dml.calls(value), definitions: dml.definitions(value), expanded: dml.expand(text).text };
  },
};

/** Every format with its views, every dialect with tools, typed answers, and what finds out what a text is. */
export function subjects(): Subject[] {
  return [
    ...Object.values(formats).map((format): Subject => {
      const view = VIEWS[format.name];
      const read = readerOf(format);
      return {
        name: format.name,
        corpus: corpusTexts(format.name),
        read: (text) => (view === undefined ? read(text) : [...read(text), JSON.stringify(view(text))]),
      };
    }),
    {
      name: 'design-views',
      corpus: corpusTexts('design'),
      read: (text) => {
        const { value } = design.parse(text);
        return [
          design.toSQL(value),
          ...[design.toMermaid(value), design.toOpenAPI(value)].map((view) => JSON.stringify(view)),
        ];
      },
    },
    ...dialectNames.map((dialect) => {
      const format = toolCalls({ dialect, tools });
      return { name: `tools/${dialect}`, corpus: callCases(dialect).map(({ input }) => input), read: readerOf(format) };
    }),
    ...editDialects.map((dialect) => {
      const format = editBlocks({ dialect });
      return { name: `tools/${dialect}`, corpus: editCases(dialect).map(({ input }) => input), read: readerOf(format) };
    }),
    ...[...schemas].map(([name, schema]) => {
      const format = typed(schema);
      const corpus = answers.filter(({ type }) => type === name).map(({ text }) => text);
      return { name: `answers/${name}`, corpus, read: readerOf(format) };
    }),
    {
      name: 'any',
      corpus: Object.keys(formats)
        .flatMap(corpusTexts)
        .concat(detectCases().map(({ input }) => input)),
      read: (text) => {
        const parsed = parseAny(text);
        const format =
          parsed === undefined ? 'no format' : `${parsed.format}, ${verdictOf(parsed.ok, parsed.complete)}`;
        return [format, `dialect: ${String(detectDialect(text))}`];
      },
    },
  ];
}

function readerOf(format: Readable): Subject['read'] {
  return (text) => {
    const parsed = format.parse(text);
    const { value, ok, complete, diagnostics } = parsed;
    const print = printed(format, value, text);
    const streamed = format.createStream === undefined ? [] : [streamedOf(format.createStream(), text)];
    const checked =
      format
        .check?.(value)
        .map(({ code, path, message }) => `checks ${code} at ${formatPath(path ?? [])}: ${message}`) ?? [];
    const places = `places ${placesOf(parsed)}`;
    return [
      JSON.stringify(value),
      verdictOf(ok, complete),
      ...diagnostics.map(finding),
      places,
      print,
      ...checked,
      ...streamed,
    ];
  };
}

/** `messages[0] 7-30, messages[0].text 9-20` */
function placesOf({ value, locate }: Parsed<unknown>): string {
  const found: string[] = [];
  const visit = (part: unknown, path: Path): void => {
    const range = locate(path);
    if (path.length > 0 && range !== undefined) found.push(`${formatPath(path)} ${range.start}-${range.end}`);
    if (typeof part !== 'object' || part === null || path.length > DEEP) return;
    for (const [key, inner] of Object.entries(part)) visit(inner, [...path, Array.isArray(part) ? Number(key) : key]);
  };
  visit(value, []);
  return found.join(', ');
}

/** `streams open actions[0], set actions[0].type, 3 delta reasoning` */
function streamedOf(stream: Stream<unknown>, text: string): string {
  const told: { readonly words: string; count: number }[] = [];
  const tell = (event: Event): void => {
    const words = `${event.type} ${event.type === 'diagnostic' ? event.diagnostic.code : formatPath(event.path)}`;
    const last = told.at(-1);
    if (last?.words === words) last.count++;
    else told.push({ words, count: 1 });
  };
  for (let at = 0; at < text.length; at += CHUNK) stream.push(text.slice(at, at + CHUNK)).forEach(tell);
  stream.end().events.forEach(tell);
  return `streams ${told.map(({ words, count }) => (count === 1 ? words : `${count} ${words}`)).join(', ')}`;
}

/** `7-8 warning duckflow/range at vitals.mood: …, with 9-10, to be "1"` */
function finding({ range, severity, code, path, message, related, fix }: Diagnostic): string {
  const at = path === undefined ? '' : ` at ${formatPath(path)}`;
  const beside = related === undefined ? '' : `, with ${related.start}-${related.end}`;
  const mended = fix === undefined ? '' : `, ${fix.range.start}-${fix.range.end} to be ${JSON.stringify(fix.text)}`;
  return `${range.start}-${range.end} ${severity} ${code}${at}: ${JSON.stringify(message)}${beside}${mended}`;
}
