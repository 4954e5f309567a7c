import { requireObject } from '../../core/argument.ts';

/** The parameters of a tool, which decide which pipes separate arguments. */
export interface ToolShape {
  /**
   * The names of the parameters, in order. The last one takes the rest of the macro, pipes included. A parameter whose
   * name ends in `path`, `file`, `folder` or `directory` takes a path or a reference.
   */
  readonly params: readonly string[];
  /**
   * How many of them are required, counted from the first. Required ones may not be empty either, except the last of
   * several: a file without content is a file.
   *
   * @defaultValue all
   */
  readonly required?: number;
  /**
   * The last parameter takes content, byte for byte. Blanks around all other arguments are trimmed.
   *
   * @defaultValue true, unless the last parameter takes a path
   */
  readonly content?: boolean;
  /** The parameters that are `true` or `false`. */
  readonly flags?: readonly string[];
  /** The parameters that are names or patterns of names: quotes around them are removed, as for paths. */
  readonly names?: readonly string[];
}

/** Tools by name. */
export type Tools = Readonly<Record<string, ToolShape>>;

/** The seven tools of the specification (section 3, category A). */
export const KNOWN_TOOLS: Tools = {
  read_file: { params: ['path'] },
  write_file: { params: ['path', 'content'] },
  list_files: {
    params: ['path', 'pattern', 'recursive'],
    required: 1,
    content: false,
    flags: ['recursive'],
    names: ['pattern'],
  },
  create_directory: { params: ['path'] },
  search_code: { params: ['query'], content: false },
  run_tests: { params: [] },
  execute_shell: { params: ['command'], content: false },
};

/** Whether an argument, counted from 1, is the path of a file or of a folder. */
export function takesPath({ params }: ToolShape, arg: number): boolean {
  return PATH.test(params[arg - 1] ?? '');
}

/** Whether an argument, counted from 1, is a name or a pattern of names. */
export function takesName({ params, names = [] }: ToolShape, arg: number): boolean {
  return names.includes(params[arg - 1] ?? '');
}

/** Whether an argument, counted from 1, is `true` or `false`. */
export function takesFlag({ params, flags = [] }: ToolShape, arg: number): boolean {
  return flags.includes(params[arg - 1] ?? '');
}

/** Whether an argument, counted from 1, is content: the last one that the tool takes. */
export function takesContent(shape: ToolShape, arg: number): boolean {
  return arg === shape.params.length && (shape.content ?? !takesPath(shape, arg));
}

const PATH = /(?:path|file|folder|directory)$/i;

/**
 * Refuses tools without a description, since callers without types may pass lists and maps.
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
