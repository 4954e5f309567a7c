/**
 * Reading values by type inside other formats, such as the arguments of tool calls, which may import only this file.
 */

export { compile } from './compile.ts';
export { isOfKind, messageOf, type Note } from './fit/coercions.ts';
export { COST } from './fit/cost.ts';
export { type Fit, isExact } from './fit/fit.ts';
export { fieldNames } from './fit/names.ts';
export { TypeFitter } from './fit/type-fitter.ts';
export type { Growing } from './growing.ts';
export { type Node, partOf, plainSource, rootNode } from './node.ts';
export { withDefaults } from './schema/defaults.ts';
export { isJsonSchema, partAt } from './schema/json-schema.ts';
export { describedBy, isStandard, judged } from './schema/plan.ts';
export { isOfType, Validator } from './schema/validate.ts';
export type { ObjectType } from './type.ts';
export type { InputOf, OutputOf } from './typed.ts';
