import type { Format } from '../core/format.ts';
import { formats as byName } from '../formats.ts';
import { detect as detectOurs } from '../index.ts';

/** The formats that the commands know: ours, and those of the user's own that were loaded. */
export const formats: Format<unknown>[] = Object.values(byName);

const ours: ReadonlySet<Format<unknown>> = new Set(formats);

/** The name of the format that a text is in: one of the user's own that reads it without a repair, or one of ours. */
export function detect(text: string): string | undefined {
  return formats.find((format) => !ours.has(format) && isClean(format, text))?.name ?? detectOurs(text);
}

function isClean(format: Format<unknown>, text: string): boolean {
  return text.trim() !== '' && format.parse(text).diagnostics.every(({ severity }) => severity === 'info');
}
