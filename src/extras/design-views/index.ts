/** Designs in other forms: diagrams, OpenAPI, SQL, differences between two of them. */

export { type Change, diff, formatDiff } from './diff.ts';
export { type Diagrams, toMermaid } from './mermaid.ts';
export { type OpenApi, toOpenAPI } from './openapi.ts';
export { toSQL } from './sql.ts';
