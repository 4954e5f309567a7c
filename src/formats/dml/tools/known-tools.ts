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
