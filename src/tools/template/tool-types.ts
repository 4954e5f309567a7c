/** What the schemas of tools say of their parameters. */
export type ToolSchemas = Readonly<Record<string, { readonly parameters?: unknown }>>;

/** A value in which the string arguments of calls have the types that the tools ask for, where they can have them. */
export function withToolTypes(value: unknown, tools: ToolSchemas): unknown {
  if (Array.isArray(value)) return value.map((item) => withToolTypes(item, tools));
  if (!isObject(value)) return value;
  if (isObject(value.function)) return { ...value, function: withToolTypes(value.function, tools) };
  const { name, arguments: given } = value;
  if (typeof name !== 'string' || !isObject(given) || !Object.hasOwn(tools, name)) return value;
  const parameters = tools[name]?.parameters;
  const properties = isObject(parameters) && isObject(parameters.properties) ? parameters.properties : {};
  const typed = Object.entries(given).map(([key, argument]): [string, unknown] => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, typeof argument === 'string' && isObject(schema) ? cast(argument, schema.type) : argument];
  });
  return { ...value, arguments: Object.fromEntries(typed) };
}

/** A text as JSON of a type; the text itself where it is none. */
function cast(text: string, type: unknown): unknown {
  const types = [type].flat();
  if (types.includes('string')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return types.some((one) => isOf(value, one)) ? value : text;
  } catch {
    return text;
  }
}

function isOf(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
