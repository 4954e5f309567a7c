import { isRecord } from '../../../core/record.ts';
import type { Dialect } from '../../../tools/dialects/index.ts';
import { type Cfg, choiceOf, NOTHING } from '../cfg.ts';
import type { Rules } from './rules.ts';
import type { Tool } from './tool.ts';
import { digits, fieldsOf, many, nameOf, sequence, text, Values } from './values.ts';
import { without } from './without.ts';

type Parameter = NonNullable<Dialect['parameter']>;

/** A name, and each argument between tags of its own. */
export function taggedCall(dialect: Dialect, tool: Tool, rules: Rules, banned: readonly string[]): Cfg {
  const { call, parameter } = dialect;
  if (call === undefined || parameter === undefined) return NOTHING;
  const newline = text(dialect.isTight === true ? '' : '\n');
  const numbered = call.isNumbered === true ? sequence(text(' index="'), digits, text('"')) : NOTHING;
  const write = (key: Cfg, schema: unknown): Cfg => sequence(argument(parameter, key, schema, rules, banned), newline);
  return sequence(
    text(call.open[0] ?? ''),
    tool.name,
    text(call.nameEnd[0] ?? ''),
    numbered,
    text(call.headEnd?.[0] ?? ''),
    newline,
    parameters(tool, rules, write),
    text(call.close[0] ?? ''),
  );
}

/** The parameters of a tool in their order, those that it requires in any case. */
export function parameters(tool: Tool, rules: Rules, write: (key: Cfg, schema: unknown) => Cfg): Cfg {
  const known = fieldsOf(tool.schema);
  if (known === null) return many(rules.once('parameter', () => write(nameOf(rules), undefined)));
  return sequence(
    ...known.fields.map(([key, schema]): Cfg => {
      const one = rules.named('parameter', write(text(key), schema));
      return known.required.has(key) ? one : { kind: 'optional', item: one };
    }),
  );
}

function argument(parameter: Parameter, key: Cfg, schema: unknown, rules: Rules, banned: readonly string[]): Cfg {
  const layout = text(parameter.layout && parameter.guarded === true ? '\n' : '');
  const [close = ''] = parameter.close;
  const valueOpen = text(parameter.valueOpen === undefined ? '' : `\n${parameter.valueOpen[0]}`);
  const head = sequence(text(parameter.open[0] ?? ''), key, text(parameter.keyEnd[0] ?? ''));
  const headEnd = text(parameter.headEnd?.[0] ?? '');
  const written = (said: string, value: Cfg): Cfg =>
    sequence(head, text(said), headEnd, valueOpen, layout, value, layout, text(close));
  const raw = without(rules, 'raw', banned, 4);
  const { strings, others } = rawValues(schema, raw, rules);
  const kinds: Cfg[] = [];
  if (parameter.says === undefined)
    kinds.push(written('', choiceOf([...strings, ...others.map(({ value }) => value)])));
  else {
    const said = (isText: boolean, type: string): string =>
      parameter.says === 'string' ? ` string="${isText}"` : ` type="${type}"`;
    for (const value of strings) kinds.push(written(said(true, 'string'), value));
    for (const { type, value } of others) kinds.push(written(said(false, type), value));
  }
  return choiceOf(kinds);
}

/** How a value may be written between tags: a string as it is, anything else as JSON. */
export function rawValues(
  schema: unknown,
  raw: Cfg,
  rules: Rules,
): { readonly strings: readonly Cfg[]; readonly others: readonly { readonly type: string; readonly value: Cfg }[] } {
  const values = new Values(rules, 'json');
  if (!isRecord(schema)) return { strings: [raw], others: [] };
  if (Array.isArray(schema.enum) || 'const' in schema) {
    const all: unknown[] = Array.isArray(schema.enum) ? schema.enum : [schema.const];
    return {
      strings: all.filter((one) => typeof one === 'string').map(text),
      others: all
        .filter((one) => typeof one !== 'string')
        .map((one) => ({ type: one === null ? 'null' : typeof one, value: values.literal(one) })),
    };
  }
  const members = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(members)) {
    const all = members.map((member) => rawValues(member, raw, rules));
    return { strings: all.flatMap((one) => one.strings), others: all.flatMap((one) => one.others) };
  }
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  const isText = (type: unknown): boolean => type === undefined || type === 'string';
  return {
    strings: types.some(isText) ? [raw] : [],
    others: types
      .filter((type) => !isText(type))
      .map((type) => ({
        type: type === 'integer' ? 'number' : String(type),
        value: values.of({ ...schema, type }),
      })),
  };
}
