/** JSON for other formats, which may import only this file; `biome.json` enforces it. */

export type { Code, PlainCode } from './codes.ts';
export {
  type FoundJson,
  findJson,
  mayHoldObject,
  parseAlone,
  parseAt,
  parseFully,
  parseSlice,
} from './find/embedded.ts';
export { Finder, type Found, FoundIn } from './find/find.ts';
export { byGrammar, ownDiagnostics } from './format.ts';
export type { Json } from './model.ts';
export { parse } from './parse.ts';
export { isPlain } from './read/plain.ts';
export { readStrictly } from './read/strict.ts';
export { Tokens } from './read/tokens.ts';
