import type { ToolSchema } from '../../../tools/schema.ts';
import type { Cfg } from '../cfg.ts';
import type { Rules } from './rules.ts';
import { nameOf, text } from './values.ts';

/** A tool whose calls are allowed. */
export interface Tool {
  readonly name: Cfg;
  /** The JSON Schema of its arguments; undefined where nothing is known. */
  readonly schema: unknown;
}

/** The tools that may be called: those that are known, or any. */
export function toolsOf(tools: ReadonlyMap<string, ToolSchema> | null, rules: Rules): Tool[] {
  if (tools === null) return [{ name: nameOf(rules), schema: undefined }];
  return [...tools].map(([name, tool]) => ({ name: text(name), schema: tool.parameters ?? {} }));
}
