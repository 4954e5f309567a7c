/** Designs as something else: diagrams, OpenAPI, SQL, what changed from one to another. */

export { type Change, diff, formatDiff } from './diff.ts';
export { type Diagrams, toMermaid } from './mermaid.ts';
export { type OpenApi, toOpenAPI } from './openapi.ts';
export { toSQL } from './sql.ts';
