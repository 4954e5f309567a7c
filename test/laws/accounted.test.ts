import { json } from 'peglot/json';
import { type ToolCall, type ToolReply, toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../src/core/parsed.ts';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { readDamages } from '../formats/json/damage-file.ts';
import { callCases, callDialects, tools } from '../tools/corpus.ts';

// What is called ok says what became of every word of its text: it is in the value, or a finding is about it. Markers are no
// words of the text: they are taken out before, and so is what a dialect writes around each call.

/** Words that stand in markers without brackets, or that mean a value in another language. */
const OF_MARKERS: ReadonlySet<string> = new Set(
  [
    ...['True', 'False', 'None', 'json', 'python', 'nno', 'all', 'to', 'BEGIN', 'FINAL', 'RESPONSE'],
    // Headers of harmony, regions of Kimi and Gemma, types that attributes of tags name.
    ...[
      'analysis',
      'final',
      'code',
      'user',
      'response',
      'thought',
      'string',
      'false',
      'integer',
      'array',
      'DSML',
      'invoke',
    ],
    ...['Thought', 'Final', 'Answer', 'Action', 'action', 'input', 'CDATA', 'self', 'functools'],
    // Entities, and what is left of a marker that is escaped or spelled otherwise, which is told by its first letters.
    ...['lt', 'gt', 'quot', 'apos', 'begin', 'SEP', 'unctions'],
    ...['directly_answer', 'tool_name', 'parameters', 'parameter', 'name', 'arguments', 'function', 'type', 'id'],
    // A key of APIs, beside the name.
    'index',
  ].flatMap((word) => word.split('_')),
);

/** Cases with a word that is told by nothing, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  'Escapes in a key, and a key of nothing': 'a part of a key, whose other letters are escaped',
  'Escapes in a key in single quotes, and a key of nothing': 'a part of a key, whose other letters are escaped',
  'Escapes that only Python has': 'a part of a word, whose other letters are escaped',
  'Names with entities': 'a part of a name, whose signs are entities',
  'Tags of Qwen3-Coder without the markers of a block are text': 'a parameter that a tag names: the tag is text',
  'Tags of a known tool': 'a parameter that a tag names: the tag is text',
  'A call in a quote is told': 'a parameter that a tag names: the tag is text',
  'The name of a tool with a prefix is told': 'a parameter that a tag names: the tag is text',
};

const CALL: ToolCall = { name: 'f', arguments: { n: true }, complete: true, raw: '' };

/** The words of a text that are neither in what became of it, nor in a finding. */
function lostWords(text: string, { diagnostics }: Parsed<unknown>, kept: string): string[] {
  const told = text.split('');
  for (const { range, related } of diagnostics)
    for (const { start, end } of related === undefined ? [range] : [range, related]) told.fill(' ', start, end);
  const known = new Set(wordsOf(kept));
  return wordsOf(told.join('')).filter((word) => !known.has(word) && !OF_MARKERS.has(word));
}

function wordsOf(text: string): string[] {
  return (
    text
      .replace(/<[|｜]?[^<>\n]*>|\[\/?[A-Z_]+\]/g, ' ')
      .replace(/\\(?:[bfnrtv0"'\\/]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/g, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  );
}

/** A reply without the text of its calls, which would hold all that is in them. */
function keptOf({ text, reasoning, calls }: ToolReply): string {
  const called = calls.map(({ id, name, arguments: given }) => [id, name, given]);
  return JSON.stringify([text, reasoning, called]);
}

describe('every word of what is ok is in the value or in a finding', () => {
  it.each(callDialects.filter(isDialect))('of %s', (dialect) => {
    // What a dialect writes around calls is in its instructions and in a call that it prints;
    // xml-tools prints the calls of known tools alone.
    const format = toolCalls({ dialect });
    const isXml = dialect === 'xml-tools';
    const markers = format.prompt() + (isXml ? '' : format.print({ text: '', reasoning: '', calls: [CALL] }));
    const lost = callCases(dialect).flatMap(({ title, input, options }) => {
      const { tools: names, finished, ...others } = options;
      const known = names && Object.fromEntries(names.map((name) => [name, tools[name] ?? {}]));
      const read = toolCalls({ dialect, ...others, ...(known && { tools: known }) }).parse(input);
      const words = read.ok ? lostWords(input, read, keptOf(read.value) + markers) : [];
      return words.length > 0 && !Object.hasOwn(UNTOLD, title) ? [`${title}: ${words.join(' ')}`] : [];
    });
    expect(lost).toEqual([]);
  });

  it('of JSON', () => {
    for (const { input } of readDamages()) {
      const read = json.parse(input);
      if (!read.ok) continue;
      const text = input.replace(/<(think|thinking)>[\s\S]*?<\/\1>|^[\s\S]*<\/think>/g, ' ');
      if (text === input) expect(lostWords(input, read, JSON.stringify(read.value)), input).toEqual([]);
    }
  });
});
