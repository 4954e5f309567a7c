import { type Codes, grammar, type Mistakes, type Nodes, type Texts } from '../../../generated/duckflow-other.ts';
import type { Format, ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { FormatCode } from '../../engine/codes.ts';
import type { Adapting, Handlers, Part } from '../../engine/index.ts';
import { defineFormat } from '../../engine/index.ts';
import { LineEnds } from '../../engine/line-ends.ts';
import { byGrammar, type Code as JsonCode } from '../json/embedding.ts';
import { Actions } from './actions.ts';
import { codes, type OwnCode } from './codes.ts';
import { endsInJson, jsonIn, readJson } from './json.ts';
import { hasMarkers, markers } from './markers.ts';
import { emptyReply, type Reply, schema } from './model.ts';
import { rules } from './rules.ts';
import { Vitals } from './vitals.ts';

type AdaptOther = (
  reply: Part<Reply>,
  reading: Adapting<Partial<ParseOptions>>,
  lineEnds: LineEnds,
) => Partial<Handlers<Nodes, Texts, Mistakes>>;

/** The codes of replies without markers; those of the JSON in a reply are JSON's. */
export type OtherCode = FormatCode<'duckflow', Codes | OwnCode> | JsonCode;

type OtherFormat = Format<Reply, ParseOptions, object, object, OtherCode>;

/** Reads the last JSON object of a text with the shape of a reply. */
export const jsonReply: OtherFormat = other('json', 'Around', (reply, reading, lineEnds) => ({
  Body: (node) => {
    lineEnds.look(node.text, node.start);
    readJson(node.text, node.start, reply, reading, (outside) => hasMarkers(markers.parse(outside).value));
  },
}));

/** Collects the content of a text with neither markers nor a JSON reply; never clean, never executable. */
export const proseReply: OtherFormat = other('text', 'Prose', (reply, reading, lineEnds) => {
  const actions = new Actions(reply, reading);
  const vitals = new Vitals(reply);
  let index = 0;
  let end = 0;
  const paragraphs: string[] = [];
  let lastProse = '';
  reading.atEnd(() => {
    if (endsInJson(lastProse)) reading.cut();
    const whole = { start: 0, end };
    if (end > 0) reply.report('no-reply', { range: whole });
    if (paragraphs.length > 0) reply.set('reasoning', paragraphs.join('\n\n'), { range: whole });
  });
  return {
    FencedBlock: (node) => {
      const action = { index, type: 'unknown', params: { index: String(index) }, content: node.content ?? '' };
      actions.add(action, node).place('content', node);
      index++;
      end = node.end;
      lastProse = '';
    },
    BadProse: (node) => {
      lineEnds.look(node.raw, node.start);
      for (const mention of node.mentions) {
        const value = Number(mention.percent === null ? mention.value : `${mention.value}e-2`);
        vitals.set(mention.name.toLowerCase(), value, mention);
      }
      const paragraph = node.raw.trim();
      if (paragraph !== '') paragraphs.push(paragraph);
      lastProse = node.raw;
      end = node.end;
      return false;
    },
    MissingFenceEnd: () => ({ message: 'A code fence is never closed' }),
  };
});

/**
 * Reads a text without recognised markers, or one that begins with a brace: as JSON if it contains a reply, else as
 * plain text, if `read`, the result of the marker format, is empty.
 */
export function fallback(
  text: string,
  options: Partial<ParseOptions>,
  read: Parsed<Reply>,
): Parsed<Reply, OtherCode> | undefined {
  const json = jsonIn(text);
  const marked = withoutBareVitals(read);
  if (json === 'first' || (json === 'somewhere' && !hasMarkers(marked))) return jsonReply.parse(text, options);
  const hasOwnNames = Object.keys(marked.sections).length > 0 || Object.keys(marked.vitals).length > 0;
  const isStump = read.diagnostics.some(({ code }) => code === 'duckflow/missing-marker-end');
  if (hasMarkers(marked) || hasOwnNames || isStump) return undefined;
  return proseReply.parse(text, options);
}

/** The result from markers, without vitals from plain labels: `Mood: 0.8` alone does not make a reply. */
function withoutBareVitals({ value, diagnostics }: Parsed<Reply>): Reply {
  const bare = new Set(
    diagnostics.flatMap(({ code, path }) => (code === 'duckflow/bad-bare-vital' ? [path?.[1]] : [])),
  );
  const vitals = Object.fromEntries(Object.entries(value.vitals).filter(([name]) => !bare.has(name)));
  return { ...value, vitals };
}

function other(via: string, start: 'Around' | 'Prose', adapt: AdaptOther): OtherFormat {
  return defineFormat({
    name: 'duckflow',
    grammar,
    schema,
    isOfSchema: true,
    via,
    start: () => start,
    empty: emptyReply,
    codes,
    inner: [byGrammar],
    rules,
    adapt: (reply, reading) => {
      const lineEnds = new LineEnds(reply);
      return {
        Body: () => {},
        FencedBlock: () => {},
        ThoughtText: () => {},
        ThoughtEnd: () => {},
        TurnText: () => {},
        MissingThoughtEnd: () => reading.cut(),
        BadLineEnd: (node: Mistakes['BadLineEnd']): false => {
          lineEnds.look(node.raw, node.start);
          return false;
        },
        ...adapt(reply, reading, lineEnds),
      };
    },
    print: () => '',
  });
}
