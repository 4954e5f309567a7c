import type { Format } from '../core/format.ts';
import type { EditDialect } from '../edits/index.ts';
import { type DialectName, dialectNames } from '../tools/dialects/index.ts';

/** Our formats. Each takes a while to load, and a command that names its format needs no other. */
const FORMATS: Readonly<Record<string, () => Promise<Format<unknown>>>> = {
  duckflow: () => import('../formats/duckflow/index.ts'),
  acor: () => import('../formats/acor/index.ts'),
  design: () => import('../formats/design/index.ts'),
  dml: () => import('../formats/dml/index.ts'),
  skill: () => import('../formats/skill/index.ts'),
  json: () => import('../formats/json/index.ts'),
};

const EDITS: Readonly<Record<EditDialect, true>> = {
  'aider-search-replace': true,
  'aider-udiff': true,
  'aider-whole': true,
  'cline-diff': true,
  'roo-diff': true,
  'apply-patch': true,
  bolt: true,
  artifact: true,
  smolagents: true,
};

/** The dialects in models' replies: tool calls (one dialect, or `auto` for any), and edits of files. */
const DIALECTS: Readonly<Record<string, () => Promise<Format<unknown>>>> = {
  ...Object.fromEntries((['auto', ...dialectNames] as const).map((name) => [name, () => callsIn(name)])),
  ...Object.fromEntries(Object.keys(EDITS).map((name) => [name, () => editsIn(name)])),
};

async function callsIn(dialect: DialectName | 'auto'): Promise<Format<unknown>> {
  return (await import('../tools/index.ts')).toolCalls({ dialect });
}

async function editsIn(dialect: string): Promise<Format<unknown>> {
  const { editBlocks, isEditDialect } = await import('../edits/index.ts');
  if (!isEditDialect(dialect)) throw new Error(`${dialect} is not a dialect of edits`);
  return editBlocks({ dialect });
}

/** The registered formats: ours, as far as they were loaded, and the user's. */
export const formats: Format<unknown>[] = [];

/** The loaded dialects of tool calls and of edits. All dialects of tool calls are one format. */
export const dialects: Map<string, Format<unknown>> = new Map();

/** The names under which a format can be requested. */
export function knownNames(): string[] {
  return [...formats.map(({ name }) => name), ...dialects.keys()];
}

/** The format, or the dialect, with this name. */
export function formatCalled(name: string): Format<unknown> | undefined {
  return formats.find((format) => format.name === name) ?? dialects.get(name);
}

/** Whether one of our formats or dialects has this name, loaded or not. */
export function isOurs(name: string): boolean {
  return Object.hasOwn(FORMATS, name) || Object.hasOwn(DIALECTS, name);
}

let detectOurs: ((text: string) => string | undefined) | undefined;

/** Registers our format or dialect with this name, or all of ours when there is none. */
export async function loadOurs(name?: string): Promise<void> {
  const isNamed = name !== undefined && isOurs(name);
  if (!isNamed) detectOurs = (await import('../detect.ts')).detect;
  const wanted = (own: string): boolean => !isNamed || own === name;
  const loaded = async (from: typeof FORMATS): Promise<[string, Format<unknown>][]> =>
    Promise.all(
      Object.entries(from)
        .filter(([own]) => wanted(own))
        .map(async ([own, load]) => [own, await load()]),
    );
  for (const [, format] of await loaded(FORMATS)) if (!formats.includes(format)) formats.push(format);
  for (const [own, format] of await loaded(DIALECTS)) dialects.set(own, format);
}

/** Detects the format of a text: a user's format that reads it without a repair, or one of our formats or dialects. */
export function detect(text: string): string | undefined {
  if (detectOurs === undefined) throw new Error('only one format was loaded');
  return formats.find((format) => !isOurs(format.name) && isClean(format, text))?.name ?? detectOurs(text);
}

function isClean(format: Format<unknown>, text: string): boolean {
  return text.trim() !== '' && format.parse(text).diagnostics.every(({ severity }) => severity === 'info');
}
