// The internals of transcripts that src/extras may import; `biome.json` enforces it.

export { holdsSeveralCommands } from './command.ts';
export { createStream, parse } from './format.ts';
export type { Block, Transcript } from './model.ts';
export { FINAL_STATES, STATES } from './vocabulary.ts';
