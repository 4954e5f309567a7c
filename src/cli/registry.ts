import type { Format } from '../core/format.ts';

/** Our formats. Each takes a while to load, and a command that is told the format needs no other. */
const LOADERS: Readonly<Record<string, () => Promise<Format<unknown>>>> = {
  duckflow: () => import('../formats/duckflow/index.ts'),
  acor: () => import('../formats/acor/index.ts'),
  design: () => import('../formats/design/index.ts'),
  dml: () => import('../formats/dml/index.ts'),
  skill: () => import('../formats/skill/index.ts'),
  json: () => import('../formats/json/index.ts'),
};

/** The formats that the commands know: ours, as far as they were loaded, and those of the user's own. */
export const formats: Format<unknown>[] = [];

/** Whether a format of ours has this name, loaded or not. */
export function isOurs(name: string): boolean {
  return Object.hasOwn(LOADERS, name);
}

let detectOurs: ((text: string) => string | undefined) | undefined;

/** Makes our format of this name known; all of ours when it is none of them. */
export async function loadOurs(name?: string): Promise<void> {
  const load = name === undefined || !isOurs(name) ? undefined : LOADERS[name];
  if (load === undefined) detectOurs = (await import('../formats.ts')).detect;
  const wanted = load === undefined ? Object.values(LOADERS) : [load];
  const loaded = await Promise.all(wanted.map((one) => one()));
  for (const format of loaded) if (!formats.includes(format)) formats.push(format);
}

/** The name of the format that a text is in: one of the user's own that reads it without a repair, or one of ours. */
export function detect(text: string): string | undefined {
  if (detectOurs === undefined) throw new Error('only one format was loaded');
  return formats.find((format) => !isOurs(format.name) && isClean(format, text))?.name ?? detectOurs(text);
}

function isClean(format: Format<unknown>, text: string): boolean {
  return text.trim() !== '' && format.parse(text).diagnostics.every(({ severity }) => severity === 'info');
}
