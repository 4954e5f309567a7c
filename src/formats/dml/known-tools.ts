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

/** The index of the first parameter that must be given and is empty; undefined when none is. `given` begins behind the name. */
export function emptyParameter({ params, required }: ToolShape, given: readonly string[]): number | undefined {
  const mayBeEmpty = params.length > 1 ? params.length - 1 : -1;
  const needed = given.slice(0, required ?? params.length);
  const at = needed.findIndex((arg, index) => index !== mayBeEmpty && arg.trim() === '');
  return at === -1 ? undefined : at;
}
