import { typed } from '../src/formats/json/index.ts';
import type { Case } from './damage/cases.ts';
import type { Answer, Reader } from './damage/readers.ts';
import { installed } from './installed.ts';

/** A value as JSON has it. */
type Value = unknown;

/** A reader that knows which type was asked for: that of the value which was meant, however it is written down. */
export interface TypedReader {
  readonly name: string;
  /** Reads texts in which a value of this type was meant. */
  of(truth: Value): Reader['read'];
}

/** The reader of texts in which values of these types were meant; what a type needs is made before the first text. */
export function readerOf({ name, of }: TypedReader, texts: readonly Case[]): Reader {
  const byTruth = new Map([...new Set(texts.map(({ truth }) => truth))].map((truth) => [truth, of(truth)]));
  const byText = new Map(texts.map(({ text, truth }) => [text, byTruth.get(truth)]));
  return { name, read: (text) => byText.get(text)?.(text) ?? { value: undefined, isTold: true } };
}

/** `typed`, by a JSON Schema. */
export const ownByType: TypedReader = {
  name: 'peglot (typed)',
  of(truth) {
    const format = typed(schemaOf(truth));
    return (text) => {
      const { value, ok } = format.parse(text);
      return { value, isTold: !ok };
    };
  },
};

interface BamlRuntime {
  createContextManager(): unknown;
  parseLlmResponse(
    name: string,
    text: string,
    isPartial: boolean,
    context: unknown,
    ...rest: readonly unknown[]
  ): Value;
}

/**
 * BAML, by a class: its runtime is given a project of one function, and reads as `b.parse.Read(text)` of a generated client
 * does. Undefined when it is not installed.
 */
export async function bamlByType(): Promise<TypedReader | undefined> {
  // It writes each text that it refuses to the terminal, with a trace of its stack: neither is part of reading.
  Object.assign(process.env, { BAML_LOG: 'off', RUST_BACKTRACE: '0' });
  const module: unknown = await installed('@boundaryml/baml').catch(() => undefined);
  const runtimes: unknown = Object(module).BamlRuntime ?? Object(Object(module).default).BamlRuntime;
  if (typeof runtimes !== 'function') return undefined;
  return {
    name: 'BAML (b.parse)',
    of(truth) {
      const project = new BamlProject();
      const source = project.sourceOf(truth);
      const runtime: BamlRuntime = Object(runtimes).fromFiles('/project', { 'project.baml': source }, {});
      const context = runtime.createContextManager();
      return (text): Answer => {
        try {
          const value = runtime.parseLlmResponse('Read', text, false, context, null, null, {});
          return { value: project.named(value), isTold: false };
        } catch {
          return { value: undefined, isTold: true };
        }
      };
    },
  };
}

/** A project with one function that gives a type. BAML's fields are words: what a field is called in the text is its alias. */
class BamlProject {
  readonly #classes: string[] = [];
  readonly #keys: string[] = [];

  sourceOf(truth: Value): string {
    const type = this.#typeOf(truth);
    const client = 'client<llm> None {\n  provider openai\n  options {\n    model "none"\n    api_key "none"\n  }\n}\n';
    return `${client}${this.#classes.join('')}function Read() -> ${type} {\n  client None\n  prompt #"{{ ctx.output_format }}"#\n}\n`;
  }

  /** A value with the keys of the text in the place of the fields. */
  named(value: Value): Value {
    if (Array.isArray(value)) return value.map((item) => this.named(item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([field, inner]) => [
      this.#keys[Number(field.slice('field'.length))],
      this.named(inner),
    ]);
    return Object.fromEntries(entries);
  }

  #typeOf(value: Value): string {
    if (Array.isArray(value)) {
      const types = value.length === 0 ? ['string'] : this.#itemTypes(value);
      return types.length === 1 ? `${types[0]}[]` : `(${types.join(' | ')})[]`;
    }
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(([key, inner]) => {
        const field = `field${this.#keys.push(key) - 1}`;
        return `  ${field} ${this.#typeOf(inner)} @alias(${JSON.stringify(key)})\n`;
      });
      const name = `Class${this.#classes.length}`;
      this.#classes.push(`class ${name} {\n${fields.join('')}}\n`);
      return name;
    }
    if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
    return value === null ? 'null' : typeof value === 'boolean' ? 'bool' : 'string';
  }

  #itemTypes(items: readonly Value[]): string[] {
    const types = new Set(oneOfEach(items).map((item) => this.#typeOf(item)));
    if (types.has('float')) types.delete('int');
    return [...types];
  }
}

/** The same type as a JSON Schema. */
function schemaOf(value: Value): Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) {
    const shapes = oneOfEach(value).map((item) => schemaOf(item));
    const items = value.length === 0 ? { type: 'string' } : shapes.length === 1 ? shapes[0] : { anyOf: shapes };
    return { type: 'array', items };
  }
  if (typeof value === 'object' && value !== null) {
    const properties = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, schemaOf(inner)]));
    return { type: 'object', properties, required: Object.keys(properties) };
  }
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return { type: value === null ? 'null' : typeof value };
}

/** The items of a list without those of a type that another one has. */
function oneOfEach(items: readonly Value[]): Value[] {
  return [...new Map(items.map((item) => [JSON.stringify(schemaOf(item)), item])).values()];
}
