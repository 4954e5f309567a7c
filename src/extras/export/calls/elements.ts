import { isRecord } from '../../../core/record.ts';
import type { Dialect } from '../../../tools/dialects/index.ts';
import { type Cfg, choiceOf, NOTHING } from '../cfg.ts';
import type { Rules } from './rules.ts';
import { parameters, rawValues } from './tagged.ts';
import type { Tool } from './tool.ts';
import { fieldsOf, optional, sequence, text } from './values.ts';
import { without } from './without.ts';

/** `<ping>⏎<n>6</n>⏎</ping>` */
export function toolElement(tool: Tool, rules: Rules, banned: readonly string[]): Cfg {
  const write = (key: Cfg, schema: unknown): Cfg => {
    const { strings, others } = rawValues(schema, without(rules, 'raw', banned, 4), rules);
    const value = choiceOf([...strings, ...others.map((one) => one.value)]);
    return sequence(text('<'), key, text('>'), value, text('</'), key, text('>\n'));
  };
  return sequence(
    text('<'),
    tool.name,
    text('>\n'),
    fieldsOf(tool.schema) === null ? NOTHING : parameters(tool, rules, write),
    text('</'),
    tool.name,
    text('>'),
  );
}

/** A call whose arguments are elements that hold elements. */
export function elementCall({ call, elements }: Dialect, tool: Tool, rules: Rules, banned: readonly string[]): Cfg {
  const open = text(elements?.open[0] ?? '');
  const close = text(elements?.close[0] ?? '');
  const element = (key: Cfg, schema: unknown, depth: number): Cfg =>
    sequence(open, key, text('>'), inside(schema, depth), close, key, text('>'));
  const inside = (schema: unknown, depth: number): Cfg => {
    const raw = without(rules, 'raw', banned, 4);
    if (!isRecord(schema)) return raw;
    if (schema.type === 'array' && depth < 10) {
      const item = element(text('item'), schema.items, depth + 1);
      return choiceOf([{ kind: 'some', item }, text('[]')]);
    }
    const known = fieldsOf(schema);
    if (schema.type === 'object' && known !== null && depth < 10 && known.fields.length > 0)
      return sequence(
        ...known.fields.map(([key, one]) => {
          const part = element(text(key), one, depth + 1);
          return known.required.has(key) ? part : optional(part);
        }),
      );
    const { strings, others } = rawValues(schema, raw, rules);
    return choiceOf([...strings, ...others.map((one) => one.value)]);
  };
  if (call === undefined) return NOTHING;
  return sequence(
    text(call.open[0] ?? ''),
    tool.name,
    text(call.nameEnd[0] ?? ''),
    // Of a key that is not known, no grammar can tell that both tags have it.
    fieldsOf(tool.schema) === null ? NOTHING : parameters(tool, rules, (key, schema) => element(key, schema, 0)),
    text(call.close[0] ?? ''),
  );
}
