// The internals of DML that src/extras may import; `biome.json` enforces it.

export { type AliasTable, pathOfAlias } from './aliases/aliases.ts';
export { outsideRoot } from './aliases/root.ts';
export { type DmlCode, finding } from './findings.ts';
export type { Code } from './format.ts';
export { type Tools, takesPath } from './known-tools.ts';
export type { Document } from './model.ts';
export { marksIn } from './nodes.ts';
export { type KnownTool, knownTools, type ToolOffers } from './offers.ts';
export type { ParseOptions } from './options.ts';
export { createStream, parse } from './parse.ts';
export { type PromptOptions, prompt } from './prompt.ts';
export { referenceIn } from './read/file-argument.ts';
export { type DmlParsed, ViewedResult } from './result.ts';
export { countFindings } from './rules.ts';
