// The one door to the insides of a transcript, for what is built on it in src/extras. Layers are held by `biome.json`.

export { holdsSeveralCommands } from './command.ts';
export { createStream, parse } from './format.ts';
export type { Block, Transcript } from './model.ts';
export { FINAL_STATES, STATES } from './vocabulary.ts';
