// What the law of growth looks at: bundled with counters by counted.ts.

export { detect, formats, parseAny } from '../../src/detect.ts';
export { detect as detectDialect, editBlocks, editDialects, toolCalls } from '../../src/entries/tools.ts';
export { typed } from '../../src/formats/json/typed/typed.ts';
export { Cursor } from '../../src/hosts/cursor.ts';
export { dialectNames } from '../../src/tools/dialects/index.ts';
