import type { Format } from '../core/format.ts';
import { formats as byName } from '../formats.ts';

export { detect } from '../index.ts';

/** The formats that the commands know: ours, and those of the user's own that were loaded. */
export const formats: Format<unknown>[] = Object.values(byName);
