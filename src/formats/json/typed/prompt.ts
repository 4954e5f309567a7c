import { isRecord } from '../../../core/record.ts';
import { prompt as jsonPrompt } from '../prompt.ts';
import {
  type JsonSchema,
  numberOf,
  referenced,
  schemaOf,
  schemasByName,
  schemasOf,
  textsOf,
} from './schema/json-schema.ts';
import type { Plan } from './schema/plan.ts';

/** Instructions that make a model write JSON of a type. */
export function promptOf({ json }: Plan): string {
  const writer = new TypeWriter(json);
  const whole = writer.whole();
  return `${jsonPrompt()}
The value has this type, in the notation of TypeScript; \`integer\` is a whole number.

${whole}
`;
}

type Keywords = Exclude<JsonSchema, boolean>;

/** Writes a JSON Schema as TypeScript: shorter, and equally familiar to models. */
class TypeWriter {
  readonly #whole: JsonSchema;
  readonly #names = new Map<string, string>();
  /** The names in use, with the last number after each. */
  readonly #taken = new Map<string, number>();
  readonly #todo: string[] = [];

  constructor(whole: JsonSchema) {
    this.#whole = whole;
  }

  /** The type of the answer and those that it refers to. */
  whole(): string {
    const answer = this.#type(this.#whole, '');
    const definitions: string[] = [];
    // It grows meanwhile.
    for (const ref of this.#todo) {
      const target = referenced(ref, this.#whole);
      const text =
        ref === '#' ? answer : `${notes(target, '')}type ${this.#names.get(ref)} = ${this.#type(target, '')}`;
      definitions.push(ref === '#' ? `type ${this.#names.get(ref)} = ${text}` : text);
    }
    const isNamed = this.#names.has('#');
    const first = isNamed ? [] : [`${notes(this.#whole, '')}${answer}`];
    return [...first, ...definitions].join('\n\n');
  }

  #type(schema: JsonSchema, indent: string): string {
    if (typeof schema === 'boolean') return 'any';
    const parts = [...new Set(this.#parts(schema, indent))];
    const all = parts.length === 0 ? 'any' : parts.length === 1 ? (parts[0] ?? '') : parts.map(inBrackets).join(' & ');
    return schema.nullable === true ? `${all} | null` : all;
  }

  #parts(schema: Keywords, indent: string): string[] {
    const parts: string[] = [];
    if (typeof schema.$ref === 'string') parts.push(this.#name(schema.$ref));
    const own = this.#own(schema, indent);
    if (own !== undefined) parts.push(own);
    for (const part of schemasOf(schema.allOf) ?? []) parts.push(this.#type(part, indent));
    for (const members of [schemasOf(schema.anyOf), schemasOf(schema.oneOf)])
      if (members !== undefined) parts.push([...new Set(members.map((one) => this.#type(one, indent)))].join(' | '));
    return parts;
  }

  #own(schema: Keywords, indent: string): string | undefined {
    if ('const' in schema) return JSON.stringify(schema.const);
    if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    const { type } = schema;
    if (Array.isArray(type)) return type.map((one) => this.#ofType(String(one), schema, indent)).join(' | ');
    if (typeof type === 'string') return this.#ofType(type, schema, indent);
    return isRecord(schema.properties) ? this.#object(schema, indent) : undefined;
  }

  #ofType(type: string, schema: Keywords, indent: string): string {
    if (type === 'object') return this.#object(schema, indent);
    if (type !== 'array') return type;
    const first = schemasOf(schema.prefixItems);
    const item = schema.items === false ? undefined : this.#type(schemaOf(schema.items), indent);
    if (first === undefined) return `${inBrackets(item ?? 'any')}[]`;
    const rest = item === undefined ? [] : [`...${inBrackets(item)}[]`];
    return `[${[...first.map((one) => this.#type(one, indent)), ...rest].join(', ')}]`;
  }

  #object(schema: Keywords, indent: string): string {
    const required = new Set(textsOf(schema.required));
    const inner = `${indent}  `;
    const fields = schemasByName(schema.properties).map(([name, one]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      return `${notes(one, inner)}${inner}${key}${required.has(name) ? '' : '?'}: ${this.#type(one, inner)};\n`;
    });
    const { additionalProperties: others } = schema;
    if (isRecord(others)) fields.push(`${notes(others, inner)}${inner}[name: string]: ${this.#type(others, inner)};\n`);
    return fields.length === 0 ? 'object' : `{\n${fields.join('')}${indent}}`;
  }

  /** The name of a referenced type, which is written once. */
  #name(ref: string): string {
    const known = this.#names.get(ref);
    if (known !== undefined) return known;
    const words = ref === '#' ? 'Answer' : (ref.split('/').at(-1) ?? '');
    const base = words.replace(/\W+/g, '_').replace(/^(?=\d|_|$)/, 'Type');
    let name = base;
    for (let at = this.#taken.get(base) ?? 1; this.#taken.has(name); name = `${base}${at}`) this.#taken.set(base, ++at);
    this.#taken.set(name, 1);
    this.#names.set(ref, name);
    this.#todo.push(ref);
    return name;
  }
}

/** The notes on a part: its description, and bounds that its type does not express. */
function notes(schema: JsonSchema, indent: string): string {
  if (typeof schema === 'boolean') return '';
  const { description, pattern, format } = schema;
  const said = [
    typeof description === 'string' ? description : undefined,
    typeof format === 'string' ? `format: ${format}` : undefined,
    // A format is more descriptive than its pattern.
    typeof pattern === 'string' && format === undefined ? `matches ${pattern}` : undefined,
    bounds(numberOf(schema.minimum), numberOf(schema.maximum), ''),
    bounds(numberOf(schema.minLength), numberOf(schema.maxLength), ' characters'),
    bounds(numberOf(schema.minItems), numberOf(schema.maxItems), ' items'),
  ];
  const lines = said.filter((one) => one !== undefined).flatMap((one) => one.split(/\r?\n/));
  return lines.map((line) => `${indent}// ${line}\n`).join('');
}

function bounds(least: number | undefined, most: number | undefined, what: string): string | undefined {
  // The limits of safe integers are not bounds that somebody set.
  const isSet = (bound: number | undefined): boolean =>
    bound !== undefined && Number.isSafeInteger(bound + Math.sign(bound));
  const parts = [isSet(least) ? `at least ${least}` : '', isSet(most) ? `at most ${most}` : ''].filter(
    (one) => one !== '',
  );
  return parts.length === 0 ? undefined : `${parts.join(', ')}${what}`;
}

function inBrackets(type: string): string {
  return / [|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type;
}
