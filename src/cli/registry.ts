import type { Format } from '../core/format.ts';
import { formats as byName } from '../formats.ts';

export { detect } from '../index.ts';

/** The formats that the commands know. */
export const formats: readonly Format<unknown>[] = Object.values(byName);
