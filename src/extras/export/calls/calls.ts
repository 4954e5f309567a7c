import type { Dialect } from '../../../tools/dialects/index.ts';
import { layoutOf } from '../../../tools/dialects/layout.ts';
import { type Cfg, choiceOf, NOTHING } from '../cfg.ts';
import { elementCall, toolElement } from './elements.ts';
import type { Rules } from './rules.ts';
import { taggedCall } from './tagged.ts';
import type { Tool } from './tool.ts';
import { digits, listOf, optional, sequence, text, Values } from './values.ts';

/** The calls of a reply: what is as a whole, again and again with something between. */
export interface Unit {
  readonly whole: Cfg;
  readonly between: string;
}

/** The calls of a dialect as its models write them: the language that the printer writes, and blanks that do no harm. */
export function unitOf(dialect: Dialect, tools: readonly Tool[], rules: Rules, banned: readonly string[]): Unit {
  const { open, close, between, isEach } = layoutOf(dialect);
  const call = rules.once('call', () => choiceOf(tools.map((tool) => callIn(dialect, tool, rules, banned))));
  const calls = isEach ? call : listOf(call, loosely(between));
  const whole = open + close === '' ? calls : sequence(text(open), calls, text(close));
  return { whole, between: isEach ? between : '\n' };
}

/** What is between two calls of a list: a blank after it does no harm. */
function loosely(between: string): Cfg {
  const mark = between.trimEnd();
  return mark === '' ? text(between) : sequence(text(mark), optional(text(' ')));
}

function callIn(dialect: Dialect, tool: Tool, rules: Rules, banned: readonly string[]): Cfg {
  const { block, elements, parameter, python } = dialect;
  if (python !== undefined)
    return sequence(tool.name, text('('), new Values(rules, 'python').named(tool.schema), text(')'));
  if (elements?.ofTools === true) return toolElement(tool, rules, banned);
  if (elements !== undefined) return elementCall(dialect, tool, rules, banned);
  if (parameter !== undefined) return taggedCall(dialect, tool, rules, banned);
  if (dialect.call !== undefined) return namedCall(dialect, tool, rules);
  const object = callObject(dialect, tool, rules);
  if (block?.title === undefined) return object;
  const [title = ''] = block.title;
  return sequence(text(title), tool.name, text(block.open[0] ?? ''), object, text(block.close[0] ?? ''));
}

/** `{"name": "ping", "arguments": {}}` */
function callObject({ object }: Dialect, tool: Tool, rules: Rules): Cfg {
  const given = new Values(rules, 'json').object(tool.schema);
  const colon = loosely(': ');
  const comma = loosely(', ');
  if (object === undefined || object.nameIsKey)
    return sequence(text('{"'), tool.name, text('"'), colon, given, text('}'));
  const id =
    object.idKey === 'tool_call_id' ? [text(`"${object.idKey}"`), colon, text('"'), digits, text('"'), comma] : [];
  return sequence(
    text('{'),
    ...id,
    text(`"${object.nameKey}"`),
    colon,
    text('"'),
    tool.name,
    text('"'),
    comma,
    text(`"${object.argumentsKey}"`),
    colon,
    given,
    text('}'),
  );
}

/** A name, and its arguments in JSON or in the notation of Gemma. */
function namedCall({ call, quote }: Dialect, tool: Tool, rules: Rules): Cfg {
  if (call === undefined) return NOTHING;
  const [nameEnd = ''] = call.nameEnd;
  const [mark] = quote ?? [];
  const given = new Values(rules, mark === undefined ? 'json' : { quote: mark }).object(tool.schema);
  const name = call.isId === true ? sequence(text('functions.'), tool.name, text(':'), digits) : tool.name;
  const newline = text(nameEnd.startsWith('```') ? '\n' : '');
  return sequence(
    text(call.open[0] ?? ''),
    name,
    newline,
    text(nameEnd),
    newline,
    given,
    newline,
    text(call.close[0] ?? ''),
  );
}
