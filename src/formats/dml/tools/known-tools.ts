import { requireObject } from '../../../core/argument.ts';

/** What is known of a tool: it decides which pipes separate its arguments. */
export interface ToolShape {
  /** The names of the parameters, in order. The last takes the rest of the macro, pipes included, byte for byte. */
  readonly params: readonly string[];
  /**
   * How many of them must be given, counted from the first. Those may not be empty either, but for the last of several:
   * a file without content is a file.
   *
   * @defaultValue all
   */
  readonly required?: number;
}

/** Tools by name. */
export type Tools = Readonly<Record<string, ToolShape>>;

/** The seven tools of the specification (section 3, category A). */
export const KNOWN_TOOLS: Tools = {
  read_file: { params: ['path'] },
  write_file: { params: ['path', 'content'] },
  list_files: { params: ['path', 'pattern', 'recursive'], required: 1 },
  create_directory: { params: ['path'] },
  search_code: { params: ['query'] },
  run_tests: { params: [] },
  execute_shell: { params: ['command'] },
};

/**
 * Refuses tools that are not described: callers without types pass lists and maps.
 *
 * @throws {TypeError} naming the tool
 * @example requireTools({ read: ['path'] }) // TypeError: tools.read must have its parameters in order: { params: ['path'] }
 */
export function requireTools(tools: Tools | undefined): void {
  if (tools === undefined) return;
  requireObject(tools, 'tools');
  if (Symbol.iterator in tools)
    throw new TypeError('tools must be an object with the tools by name, no list or map of them');
  for (const [name, shape] of Object.entries(tools)) {
    const params: unknown = shape?.params;
    if (!Array.isArray(params) || params.some((param) => typeof param !== 'string'))
      throw new TypeError(`tools.${name} must have its parameters in order: { params: ['path'] }`);
  }
}
