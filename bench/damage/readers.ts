import { type Json, parse } from '../../src/formats/json/index.ts';
import { installed } from '../installed.ts';

/** What a reader makes of a text. */
export interface Answer {
  readonly value: unknown;
  /** It says that the value may be wrong: by an error, or by none at all. */
  readonly isTold: boolean;
}

/** A library that reads broken JSON. */
export interface Reader {
  readonly name: string;
  read(text: string): Answer | Promise<Answer>;
}

/** The parser of this package. */
export const own: Reader = {
  name: 'peglot',
  read(text) {
    const { value, ok } = parse(text);
    return { value, isTold: !ok };
  },
};

const REFUSED: Answer = { value: undefined, isTold: true };

/** What throws refuses the text. */
function throwing(name: string, read: (text: string) => unknown): Reader {
  return {
    name,
    read(text) {
      try {
        return { value: read(text), isTold: false };
      } catch {
        return REFUSED;
      }
    },
  };
}

/** The libraries of the bench's folder, and the AI SDK; those that are not installed are left out. */
export async function peers(report: (line: string) => void): Promise<Reader[]> {
  const found = await Promise.all(
    PEERS.map(async (load) => {
      try {
        return await load();
      } catch (error) {
        report(`left out: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        return undefined;
      }
    }),
  );
  return found.filter((one) => one !== undefined);
}

const PEERS: readonly (() => Promise<Reader>)[] = [
  async () => {
    const { jsonrepair } = await functionsOf('jsonrepair', 'jsonrepair');
    return throwing('jsonrepair', (text): Json => JSON.parse(String(jsonrepair(text))));
  },
  async () => {
    const { parse: read } = await functionsOf('jsonc-parser', 'parse');
    return {
      name: 'jsonc-parser',
      read(text) {
        const errors: unknown[] = [];
        const value = read(text, errors, { allowTrailingComma: true });
        return { value, isTold: errors.length > 0 };
      },
    };
  },
  async () => {
    const { parse: read } = await functionsOf('partial-json', 'parse');
    return throwing('partial-json', (text) => read(text));
  },
  async () => {
    const { parse: read, setErrorLogger } = await functionsOf('best-effort-json-parser', 'parse', 'setErrorLogger');
    setErrorLogger(() => {});
    return throwing('best-effort-json-parser', (text) => read(text));
  },
  async () => {
    const { parsePartialJson } = await import('ai');
    return {
      name: 'ai (parsePartialJson)',
      async read(text) {
        const { value, state } = await parsePartialJson(text);
        return { value, isTold: state === 'failed-parse' || state === 'undefined-input' };
      },
    };
  },
];

type Callable = (...args: readonly unknown[]) => unknown;

async function functionsOf<Name extends string>(
  library: string,
  ...names: readonly Name[]
): Promise<Record<Name, Callable>> {
  const module: unknown = await installed(library);
  const found: Partial<Record<Name, Callable>> = {};
  for (const name of names) {
    const one: unknown = Object(module)[name] ?? Object(Object(module).default)[name];
    if (typeof one !== 'function') throw new Error(`${library} has no ${name}`);
    found[name] = (...args) => one(...args);
  }
  return complete(found, names);
}

function complete<Name extends string>(
  found: Partial<Record<Name, Callable>>,
  names: readonly Name[],
): Record<Name, Callable> {
  const has = (all: Partial<Record<Name, Callable>>): all is Record<Name, Callable> =>
    names.every((name) => name in all);
  if (!has(found)) throw new Error('not all functions were found');
  return found;
}
