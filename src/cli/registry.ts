import type { Format } from '../core/format.ts';
import * as duckflow from '../formats/duckflow/index.ts';

export { detect } from '../index.ts';

/** The formats that the commands know. */
export const formats: readonly Format<unknown>[] = [duckflow];
