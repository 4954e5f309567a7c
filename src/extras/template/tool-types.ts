/** What the schemas of tools say of their parameters. */

import { isRecord } from '../../core/record.ts';
import { isOfType } from '../../formats/json/typed/fitting.ts';
export type ToolSchemas = Readonly<Record<string, { readonly parameters?: unknown }>>;

/** A value in which the string arguments of calls have the types that the tools ask for, where they can have them. */
export function withToolTypes(value: unknown, tools: ToolSchemas): unknown {
  if (Array.isArray(value)) return value.map((item) => withToolTypes(item, tools));
  if (!isRecord(value)) return value;
  if (isRecord(value.function)) return { ...value, function: withToolTypes(value.function, tools) };
  const { name, arguments: given } = value;
  if (typeof name !== 'string' || !isRecord(given) || !Object.hasOwn(tools, name)) return value;
  const parameters = tools[name]?.parameters;
  const properties = isRecord(parameters) && isRecord(parameters.properties) ? parameters.properties : {};
  const typed = Object.entries(given).map(([key, argument]): [string, unknown] => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, typeof argument === 'string' && isRecord(schema) ? cast(argument, schema.type) : argument];
  });
  return { ...value, arguments: Object.fromEntries(typed) };
}

/** A text as JSON of a type; the text itself where it is none. */
function cast(text: string, type: unknown): unknown {
  const types = [type].flat();
  if (types.includes('string')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return types.some((one) => isOfType(one, value)) ? value : text;
  } catch {
    return text;
  }
}
