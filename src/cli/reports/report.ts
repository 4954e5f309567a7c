import type { ParsedInputs } from '../parse-inputs.ts';

/** A way to write results: takes them as they come, gives the text to print. */
export type Report = (inputs: ParsedInputs) => AsyncIterable<string>;
