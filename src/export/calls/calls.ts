import { isRecord } from '../../core/record.ts';
import type { Dialect } from '../../tools/dialects/index.ts';
import { layoutOf } from '../../tools/dialects/layout.ts';
import type { ToolSchema } from '../../tools/schema.ts';
import { type Cfg, characterOf, choiceOf, NOTHING } from '../cfg.ts';
import {
  allBut,
  COLON,
  COMMA,
  digits,
  fieldsOf,
  listOf,
  many,
  nameOf,
  optional,
  type Rules,
  sequence,
  text,
  Values,
  without,
} from './values.ts';

/** A tool whose calls are allowed. */
interface Tool {
  readonly name: Cfg;
  /** The JSON Schema of its arguments; undefined when unknown. */
  readonly schema: unknown;
}

/** The inputs for the grammar of a dialect's calls. */
export interface Job {
  readonly dialect: Dialect;
  readonly tools: readonly Tool[];
  readonly rules: Rules;
  /** Texts that a value between tags cannot contain. */
  readonly banned: readonly string[];
}

/** The tools that may be called: the known ones, or any. */
export function toolsOf(tools: ReadonlyMap<string, ToolSchema> | null, rules: Rules): Tool[] {
  if (tools === null) return [{ name: nameOf(rules), schema: undefined }];
  return [...tools].map(([name, tool]) => ({ name: text(name), schema: tool.parameters ?? {} }));
}

/** The calls of a reply: `whole` may repeat, with `between` in between. */
interface Unit {
  readonly whole: Cfg;
  readonly between: string;
}

/** The calls of a dialect as its models write them: the language of the printer, plus harmless blanks. */
export function unitOf(job: Job): Unit {
  const { open, close, between, isEach } = layoutOf(job.dialect);
  const call = anyCall(job, (tool) => callIn(job, tool));
  // A blank after the separator between two calls of a list is harmless.
  const mark = between.trimEnd();
  const calls = isEach ? call : listOf(call, mark === '' ? text(between) : sequence(mark, optional(text(' '))));
  return { whole: sequence(open, calls, close), between: isEach ? between : '\n' };
}

function anyCall({ rules, tools }: Job, write: (tool: Tool) => Cfg): Cfg {
  return rules.once('call', () => choiceOf(tools.map(write)));
}

function callIn(job: Job, tool: Tool): Cfg {
  const { block, call, elements, parameter, python } = job.dialect;
  if (python !== undefined) return sequence(tool.name, '(', new Values(job.rules, 'python').named(tool.schema), ')');
  if (elements?.ofTools === true) return toolElement(job, tool);
  if (elements !== undefined) return elementCall(job, tool);
  if (parameter !== undefined) return taggedCall(job, tool);
  if (call !== undefined) return namedCall(job, tool);
  const object = callObject(job, tool);
  if (block?.title === undefined) return object;
  return sequence(block.title[0], tool.name, block.open[0], object, block.close[0]);
}

/** `{"name": "ping", "arguments": {}}` */
function callObject({ dialect: { object }, rules }: Job, { name, schema }: Tool): Cfg {
  const given = new Values(rules, 'json').object(schema);
  if (object === undefined || object.nameIsKey) return sequence('{"', name, '"', COLON, given, '}');
  const hasId = object.idKey === 'tool_call_id';
  const id = hasId ? sequence(`"${object.idKey}"`, COLON, '"', digits, '"', COMMA) : NOTHING;
  const named = sequence(`"${object.nameKey}"`, COLON, '"', name, '"');
  return sequence('{', id, named, COMMA, `"${object.argumentsKey}"`, COLON, given, '}');
}

/** A name, and its arguments in JSON or in the notation of Gemma. */
function namedCall({ dialect: { call, quote: [mark] = [] }, rules }: Job, tool: Tool): Cfg {
  const [nameEnd = ''] = call?.nameEnd ?? [];
  const given = new Values(rules, mark === undefined ? 'json' : { quote: mark }).object(tool.schema);
  const name = call?.isId === true ? sequence('functions.', tool.name, ':', digits) : tool.name;
  const newline = nameEnd.startsWith('```') ? '\n' : '';
  return sequence(call?.open[0], name, newline, nameEnd, newline, given, newline, call?.close[0]);
}

// ── Arguments between tags ────────────────────────────────────────────────────────────────────────────────────────

/** A name, and each argument between its own tags. */
function taggedCall(job: Job, tool: Tool): Cfg {
  const { call, isTight } = job.dialect;
  const newline = isTight === true ? '' : '\n';
  const numbered = call?.isNumbered === true ? sequence(' index="', digits, '"') : NOTHING;
  const head = sequence(call?.open[0], tool.name, call?.nameEnd[0], numbered, call?.headEnd?.[0], newline);
  return sequence(
    head,
    parameters(job, tool, (key, schema) => sequence(argument(job, key, schema), newline)),
    call?.close[0],
  );
}

/** The parameters of a tool in order, required ones always. */
function parameters({ rules }: Job, tool: Tool, write: (key: Cfg, schema: unknown) => Cfg): Cfg {
  const known = fieldsOf(tool.schema);
  if (known === null) return many(rules.once('parameter', () => write(nameOf(rules), undefined)));
  return sequence(
    ...known.fields.map(([key, schema]): Cfg => {
      const one = rules.named('parameter', write(text(key), schema));
      return known.required.has(key) ? one : { kind: 'optional', item: one };
    }),
  );
}

function argument({ dialect: { parameter }, rules, banned }: Job, key: Cfg, schema: unknown): Cfg {
  const layout = parameter?.layout === true ? '\n' : '';
  const valueOpen = parameter?.valueOpen && `\n${parameter.valueOpen[0]}`;
  const written = (said: string, value: Cfg): Cfg => {
    const head = sequence(parameter?.open[0], key, parameter?.keyEnd[0], said, parameter?.headEnd?.[0]);
    return sequence(head, valueOpen, layout, value, layout, parameter?.close[0]);
  };
  const { says } = parameter ?? {};
  if (says === undefined) return written('', rawValue(schema, rules, banned));
  const { strings, others } = rawValues(schema, rules, banned);
  const said = (isText: boolean, type: string): string =>
    says === 'string' ? ` string="${isText}"` : ` type="${type}"`;
  return choiceOf([
    ...strings.map((value) => written(said(true, 'string'), value)),
    ...others.map(({ type, value }) => written(said(false, type), value)),
  ]);
}

/** A value as it may be written between tags. */
function rawValue(schema: unknown, rules: Rules, banned: readonly string[]): Cfg {
  const { strings, others } = rawValues(schema, rules, banned);
  return choiceOf([...strings, ...others.map(({ value }) => value)]);
}

interface RawValues {
  /** Strings, unquoted. */
  readonly strings: readonly Cfg[];
  /** Other values, as JSON. */
  readonly others: readonly { readonly type: string; readonly value: Cfg }[];
}

function rawValues(schema: unknown, rules: Rules, banned: readonly string[]): RawValues {
  const raw = without(rules, 'raw', banned, 4);
  const values = new Values(rules, 'json');
  if (!isRecord(schema)) return { strings: [raw], others: [] };
  if (Array.isArray(schema.enum) || 'const' in schema) {
    const all: unknown[] = Array.isArray(schema.enum) ? schema.enum : [schema.const];
    const others = all.filter((one) => typeof one !== 'string');
    return {
      strings: all.filter((one) => typeof one === 'string').map(text),
      others: others.map((one) => ({ type: one === null ? 'null' : typeof one, value: values.literal(one) })),
    };
  }
  const members = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(members)) {
    const all = members.map((member) => rawValues(member, rules, banned));
    return { strings: all.flatMap((one) => one.strings), others: all.flatMap((one) => one.others) };
  }
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  const isText = (type: unknown): boolean => type === undefined || type === 'string';
  const others = types.filter((type) => !isText(type));
  return {
    strings: types.some(isText) ? [raw] : [],
    others: others.map((type) => ({
      type: type === 'integer' ? 'number' : String(type),
      value: values.of({ ...schema, type }),
    })),
  };
}

// ── Arguments in elements ─────────────────────────────────────────────────────────────────────────────────────────

/** For an unknown key, no grammar can require that both tags have the same name. */
function knownParameters(job: Job, tool: Tool, write: (key: Cfg, schema: unknown) => Cfg): Cfg {
  return fieldsOf(tool.schema) === null ? NOTHING : parameters(job, tool, write);
}

/** `<ping>⏎<n>6</n>⏎</ping>` */
function toolElement(job: Job, tool: Tool): Cfg {
  const given = knownParameters(job, tool, (key, schema) =>
    sequence('<', key, '>', rawValue(schema, job.rules, job.banned), '</', key, '>\n'),
  );
  return sequence('<', tool.name, '>\n', given, '</', tool.name, '>');
}

const MOST_DEPTH = 10;

/** A call whose arguments are elements that hold elements. */
function elementCall(job: Job, tool: Tool): Cfg {
  const { call, elements } = job.dialect;
  const element = (key: Cfg, schema: unknown, depth: number): Cfg =>
    sequence(elements?.open[0], key, '>', inside(schema, depth), elements?.close[0], key, '>');
  const inside = (schema: unknown, depth: number): Cfg => {
    const known = fieldsOf(schema);
    if (isRecord(schema) && depth < MOST_DEPTH) {
      if (schema.type === 'array')
        return choiceOf([{ kind: 'some', item: element(text('item'), schema.items, depth + 1) }, text('[]')]);
      if (schema.type === 'object' && known !== null && known.fields.length > 0)
        return sequence(
          ...known.fields.map(([key, one]) => {
            const part = element(text(key), one, depth + 1);
            return known.required.has(key) ? part : optional(part);
          }),
        );
    }
    return rawValue(schema, job.rules, job.banned);
  };
  const given = knownParameters(job, tool, (key, schema) => element(key, schema, 0));
  return sequence(call?.open[0], tool.name, call?.nameEnd[0], given, call?.close[0]);
}

// ── Replies in messages and in steps ──────────────────────────────────────────────────────────────────────────────

/** A reply in messages, without its thoughts; `banned` are texts that prose cannot contain. */
export function messages(job: Job, banned: readonly string[], mustCall: boolean): Cfg {
  const said = without(job.rules, 'text', banned, 2);
  const { padded = false, addressed = false, close: [close] = [] } = job.dialect.messages ?? {};
  const pad = padded ? ' ' : '';
  const start = `<|start|>${pad}assistant`;
  const toUser = (channel: string, end: string): Cfg =>
    addressed
      ? sequence(' to=user<|message|>', said, close)
      : sequence(`${pad}<|channel|>${pad}${channel}${pad}<|message|>${pad}`, said, `${pad}<|${end}|>`);
  const call = anyCall(job, (tool) => (addressed ? sentCall(job, tool) : channelCall(job, pad, tool)));
  const called = sequence(optional(sequence(toUser('commentary', 'end'), start)), listOf(call, text(start)));
  return mustCall ? called : choiceOf([toUser('final', 'return'), called]);
}

/** One call in a channel; `pad` surrounds each marker. */
function channelCall({ rules }: Job, pad: '' | ' ', { name, schema }: Tool): Cfg {
  const to = sequence(' to=functions.', name);
  const channel = text(`${pad}<|channel|>${pad}commentary`);
  const head = pad === '' ? sequence(channel, to) : sequence(to, channel);
  const given = new Values(rules, 'json').object(schema);
  return sequence(head, ` <|constrain|>${pad}json${pad}<|message|>${pad}`, given, `${pad}<|call|>`);
}

/** One call in a message to its tool. */
function sentCall(job: Job, tool: Tool): Cfg {
  const { block, messages: around } = job.dialect;
  const inside = sequence(`<|message|>${block?.open[0] ?? ''}\n`, taggedCall(job, tool), '\n');
  return sequence(' to=', tool.name, inside, block?.close[0], around?.close?.[0]);
}

/** A reply in the steps of ReAct. */
export function steps(job: Job, mustCall: boolean): Cfg {
  const values = new Values(job.rules, 'json');
  const call = anyCall(job, ({ name, schema }) =>
    sequence('Action: ', name, '\nAction Input: ', values.object(schema)),
  );
  const line = lineOf(job.rules, 'line', []);
  const thought = sequence('Thought: ', line, '\n');
  const said = sequence(lineOf(job.rules, 'plain-line', [':']), '\n');
  const called = sequence(optional(said), optional(thought), listOf(call, text('\n')));
  return mustCall ? called : choiceOf([sequence(optional(thought), 'Final Answer: ', line), called]);
}

/** A line of text without markup; a line without colons cannot be mistaken for a label. */
function lineOf(rules: Rules, name: string, banned: readonly string[]): Cfg {
  const visible = characterOf(allBut([' ', '\t', '\n', '<', '`', ...banned]));
  return rules.once(name, () => sequence(visible, many(sequence(optional(text(' ')), visible))));
}
