import { type Cfg, choiceOf, NOTHING } from '../../grammar/export/cfg.ts';
import type { Dialect } from '../dialects/index.ts';
import { elementCall, toolElement } from './elements.ts';
import type { Rules } from './rules.ts';
import { taggedCall } from './tagged.ts';
import type { Tool } from './tool.ts';
import { digits, listOf, many, optional, sequence, text, Values } from './values.ts';

/** The calls of a reply: what is as a whole, again and again with something between. */
export interface Unit {
  readonly whole: Cfg;
  readonly between: string;
}

/** The calls of a dialect as its models write them: the language that the printer writes, and blanks that do no harm. */
export function unitOf(dialect: Dialect, tools: readonly Tool[], rules: Rules, banned: readonly string[]): Unit {
  const { block, call, elements, object, python } = dialect;
  const [open = ''] = block?.open ?? [];
  const [close = ''] = block?.mayStayOpen === true ? [] : (block?.close ?? []);
  const each = (write: (tool: Tool) => Cfg): Cfg => rules.once('call', () => choiceOf(tools.map(write)));
  const around = (inside: Cfg): Cfg => sequence(text(open), inside, text(close));
  if (python !== undefined) {
    const values = new Values(rules, 'python');
    const one = each((tool) => sequence(tool.name, text('('), values.named(tool.schema), text(')')));
    if (python === 'list') return { whole: sequence(text('['), listOf(one, text(', ')), text(']')), between: '\n' };
    return { whole: around(sequence(text('\n'), listOf(one, text('\n')), text('\n'))), between: '\n' };
  }
  if (elements?.ofTools === true) return { whole: each((tool) => toolElement(tool, rules, banned)), between: '\n' };
  if (call !== undefined && (dialect.parameter !== undefined || elements !== undefined)) {
    const one = each((tool) =>
      elements === undefined ? taggedCall(dialect, tool, rules, banned) : elementCall(dialect, tool, rules, banned),
    );
    if (dialect.block?.holdsOne === true) {
      const lead = text(call.open[0] === '' ? '' : '\n');
      return { whole: around(sequence(lead, one, lead)), between: '\n' };
    }
    const newline = text(dialect.isTight === true ? '' : '\n');
    if (open === '') return { whole: one, between: '\n' };
    return { whole: around(sequence(newline, listOf(one, newline), newline)), between: '\n' };
  }
  if (call !== undefined) {
    const inside = each((tool) => namedCall(dialect, tool, rules));
    const one = sequence(text(call.open[0] ?? ''), inside, text(call.close[0] ?? ''));
    const isAlone = block === undefined || call.open[0] === '';
    return isAlone
      ? { whole: around(one), between: '' }
      : { whole: around({ kind: 'some', item: one }), between: '\n' };
  }
  if (block?.title !== undefined) {
    const titled = each((tool) =>
      sequence(text(block.title?.[0] ?? ''), tool.name, text(open), callObject(dialect, tool, rules), text(close)),
    );
    return { whole: titled, between: '\n' };
  }
  const one = each((tool) => callObject(dialect, tool, rules));
  if (block?.below !== undefined) {
    const list = sequence(text('\n['), listOf(one, comma), text(']\n'));
    return { whole: around(list), between: '\n' };
  }
  if (object?.list !== 'one')
    return { whole: around(sequence(text('['), listOf(one, comma), text(']'))), between: '\n' };
  if (close !== '') return { whole: around(sequence(text('\n'), one, text('\n'))), between: '\n' };
  const [separator] = dialect.separator ?? [];
  if (separator === undefined) return { whole: around(one), between: '\n' };
  return { whole: around(sequence(one, many(sequence(text(separator), optional(text(' ')), one)))), between: '\n' };
}

const comma = sequence(text(','), optional(text(' ')));

/** `{"name": "ping", "arguments": {}}` */
function callObject({ object }: Dialect, tool: Tool, rules: Rules): Cfg {
  const given = new Values(rules, 'json').object(tool.schema);
  const colon = sequence(text(':'), optional(text(' ')));
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

/** A name, and its arguments in JSON or in the notation of Gemma: what is between the markers of a call. */
function namedCall({ call, quote }: Dialect, tool: Tool, rules: Rules): Cfg {
  if (call === undefined) return NOTHING;
  const [nameEnd = ''] = call.nameEnd;
  const [mark] = quote ?? [];
  const given = new Values(rules, mark === undefined ? 'json' : { quote: mark }).object(tool.schema);
  const name = call.isId === true ? sequence(text('functions.'), tool.name, text(':'), digits) : tool.name;
  const newline = text(nameEnd.startsWith('```') ? '\n' : '');
  return sequence(name, newline, text(nameEnd), newline, given, newline);
}
