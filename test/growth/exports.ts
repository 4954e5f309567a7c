// What the law of growth looks at: bundled with counters by counted.ts.

export { typed } from '../../src/formats/json/typed/typed.ts';
export { detect, formats, parseAny } from '../../src/formats.ts';
export { Cursor } from '../../src/hosts/cursor.ts';
export { dialectNames } from '../../src/tools/dialects/index.ts';
export { detect as detectDialect, editBlocks, editDialects, toolCalls } from '../../src/tools/index.ts';
