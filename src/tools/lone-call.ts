import { isRecord } from '../core/record.ts';
import { coercionsIn, withCoercions } from './coerce.ts';
import { mendJson, readJson } from './json.ts';
import type { ToolSchema } from './schema.ts';

/** The keys for the tool's name in a call object, and for its arguments. */
const NAME_KEYS = ['name', 'tool_name', 'function', 'tool', 'action'];
const ARGUMENT_KEYS = ['arguments', 'parameters', 'args', 'input', 'action_input'];

/** The call in an object. */
export interface LoneCall {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** The JSON had to be repaired. */
  readonly repaired: boolean;
}

/** The call in a JSON text: of a known tool, with arguments that fit its schema; else undefined. */
export function loneCallIn(text: string, tools: ReadonlyMap<string, ToolSchema> | null): LoneCall | undefined {
  const read = mendJson(text);
  if (read === undefined || !isRecord(read.value)) return undefined;
  const { name, written } = partsOf(read.value);
  const given = typeof written === 'string' ? readJson(written)?.value : written;
  if (typeof name !== 'string' || !isRecord(given)) return undefined;
  const schema = tools?.get(name);
  return schema !== undefined && fits(schema, given) ? { name, given, repaired: read.repaired } : undefined;
}

/** The name and the arguments in an object; in `{"tide_at": {…}}` the only key is the name. */
function partsOf(value: Readonly<Record<string, unknown>>): { readonly name: unknown; readonly written: unknown } {
  const object = isRecord(value.function) ? value.function : value;
  const name = NAME_KEYS.map((key) => object[key]).find((one) => typeof one === 'string');
  const written = ARGUMENT_KEYS.map((key) => object[key]).find((one) => one !== undefined);
  const [[key, inner] = [], ...others] = Object.entries(value);
  return name === undefined && others.length === 0 ? { name: key, written: inner } : { name, written };
}

/** Whether the arguments fit a tool's schema without a guess. */
function fits(schema: ToolSchema, given: Readonly<Record<string, unknown>>): boolean {
  const coercions = schema.type === undefined ? [] : coercionsIn(schema.type, given);
  const isGuess = coercions.some(({ messages }) => messages.some((message) => message.isGuess));
  return !isGuess && schema.check(withCoercions(given, coercions)).length === 0;
}
