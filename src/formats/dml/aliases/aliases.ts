import { grammar, type ReferenceNode } from '../../../../generated/dml.ts';
import { quote } from '../../../core/diagnostic.ts';
import { PrintError } from '../../../core/print-error.ts';
import { getOwn, setOwn } from '../../../core/record.ts';
import { visit } from '../../../engine/visit.ts';
import { sourceOf } from '../model.ts';
import { aliasOf } from '../nodes.ts';
import { parse } from '../parse.ts';
import { outsideRoot } from './root.ts';

/** Settings of an `AliasTable`. */
export interface AliasOptions {
  /**
   * The workspace folder. Paths outside of it are refused. Relative paths start here. Only the path's text is checked:
   * symbolic links are not resolved.
   */
  readonly root?: string;
}

/** A path or an alias that an `AliasTable` refuses. */
export class AliasError extends Error {
  override readonly name = 'AliasError';
  /** The path that was refused. */
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${JSON.stringify(path)} ${reason}`);
    this.path = path;
  }
}

/**
 * Short names for long paths (specification v1.1, section 3, category B). A path keeps its alias, and no alias is given
 * twice. Any string is a path; the same paths in the same order get the same aliases.
 *
 * @example
 * const files = new AliasTable({ root: '/srv/app' });
 * files.add('src/api/user.py'); // 'user'
 * files.add('src/db/user.py'); // 'user_2'
 * files.resolve('compare {{F:user}} with {{F:user_2}}'); // 'compare src/api/user.py with src/db/user.py'
 */
export class AliasTable implements Iterable<readonly [alias: string, path: string]> {
  /** The folder that all paths must be in; undefined when any path is allowed. */
  readonly root: string | undefined;
  readonly #paths = new Map<string, string>();
  readonly #aliases = new Map<string, string>();
  /** The next number to try for a taken name. */
  readonly #next = new Map<string, number>();

  constructor(options: AliasOptions = {}) {
    this.root = options.root;
  }

  /**
   * Adds a path and returns its alias: the file name without the last extension, with `_` for each character other than
   * letters, digits and `_`; with `_2`, `_3`, … if that is taken; or the given name.
   *
   * @throws {AliasError} when the path leads out of the root; when `name` contains other characters than letters,
   *   digits and `_`, or is another path's alias, or the path has another alias
   *
   * @example files.add('src/db/user.py', 'user_db'); // 'user_db'
   */
  add(path: string, name?: string): string {
    const known = this.#aliases.get(path);
    if (known !== undefined && (name === undefined || this.#paths.get(name) === path)) return name ?? known;
    this.#refuseOutside(path);
    if (name !== undefined) this.#refuseName(name, path, known);
    const alias = name ?? this.#free(aliasBase(path));
    this.#enter(alias, path);
    return alias;
  }

  /** The path that an alias stands for. */
  pathOf(alias: string): string | undefined {
    return this.#paths.get(alias);
  }

  /** The alias that a path has; undefined before it was added. */
  aliasOf(path: string): string | undefined {
    return this.#aliases.get(path);
  }

  /** Whether an alias is defined. */
  has(alias: string): boolean {
    return this.#paths.has(alias);
  }

  /** How many aliases there are. */
  get size(): number {
    return this.#paths.size;
  }

  /** All aliases, in the order they were added. */
  names(): IterableIterator<string> {
    return this.#paths.keys();
  }

  [Symbol.iterator](): IterableIterator<[alias: string, path: string]> {
    return this.#paths.entries();
  }

  /**
   * Replaces the references in a text, such as an argument, by their paths. Inserted paths are not searched again;
   * references to unknown aliases stay.
   */
  resolve(text: string): string {
    if (!text.includes('{{')) return text;
    let resolved = '';
    let done = 0;
    const replace = (node: ReferenceNode): void => {
      const path = this.#paths.get(aliasOf(node));
      if (path === undefined) return;
      resolved += text.slice(done, node.start) + path;
      done = node.end;
    };
    visit(grammar, text, { Reference: replace }, 'references');
    return resolved + text.slice(done);
  }

  /**
   * The definitions of all aliases, one macro on each line, to tell the model which names there are.
   *
   * @throws {PrintError} when a definition cannot contain a path, for example because of a closing delimiter
   */
  definitions(): string {
    return Array.from(this.#paths, ([alias, path]) => definitionText(alias, path)).join('\n');
  }

  /** The table as a JSON object from alias to path, for `AliasTable.fromJSON`. */
  toJSON(): Record<string, string> {
    const json: Record<string, string> = {};
    for (const [alias, path] of this.#paths) setOwn(json, alias, path);
    return json;
  }

  /**
   * Makes a table from an object of aliases and paths, as returned by `toJSON`. Several aliases may have the same path;
   * `aliasOf` returns the first.
   *
   * @throws {TypeError} when it is not an object of strings
   * @throws {AliasError} when an alias contains other characters than letters, digits and `_`, or a path leads out of
   *   the root
   */
  static fromJSON(json: unknown, options: AliasOptions = {}): AliasTable {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      throw new TypeError('aliases are given as an object: { "alias": "path" }');
    }
    const table = new AliasTable(options);
    for (const [alias, path] of Object.entries(json)) {
      if (typeof path !== 'string')
        throw new TypeError(`the path of the alias ${JSON.stringify(alias)} is not a string`);
      refuseLetters(alias, path);
      table.#refuseOutside(path);
      table.#enter(alias, path);
    }
    return table;
  }

  #refuseOutside(path: string): void {
    const reason = outsideRoot(path, this.root);
    if (reason !== undefined) throw new AliasError(path, reason);
  }

  #refuseName(name: string, path: string, known: string | undefined): void {
    refuseLetters(name, path);
    const taken = this.#paths.get(name);
    if (taken !== undefined)
      throw new AliasError(path, `cannot have the alias ${quote(name)}, which is that of ${quote(taken)}`);
    if (known !== undefined) throw new AliasError(path, `has the alias ${quote(known)} for ever`);
  }

  #enter(alias: string, path: string): void {
    this.#paths.set(alias, path);
    if (!this.#aliases.has(path)) this.#aliases.set(path, alias);
  }

  #free(base: string): string {
    if (!this.#paths.has(base)) return base;
    let number = this.#next.get(base) ?? 2;
    while (this.#paths.has(`${base}_${number}`)) number++;
    this.#next.set(base, number + 1);
    return `${base}_${number}`;
  }
}

/** The definition of one alias. @throws {PrintError} when it would not read back */
export function definitionText(alias: string, path: string): string {
  const text = sourceOf('F', [`${alias}=${path}`]);
  const { diagnostics, definitions, value } = parse(text);
  if (diagnostics.length > 0 || value.segments.length !== 1 || getOwn(definitions, alias) !== path)
    throw new PrintError([alias], `no definition can hold the path ${quote(path)}`);
  return text;
}

/**
 * The path of an alias, from the table or else from the text's own definitions. Undefined when it is unknown or leads
 * out of the root; `report` is called with the reason if it is from the table, while `parse` reports the text's own.
 */
export function pathOfAlias(
  alias: string,
  table: AliasTable | undefined,
  definitions: Readonly<Record<string, string>>,
  root: string | undefined,
  report: (message: string) => void,
): string | undefined {
  const known = table?.pathOf(alias);
  const path = known ?? getOwn(definitions, alias);
  const reason = path === undefined ? undefined : outsideRoot(path, root);
  if (reason === undefined) return path;
  if (known !== undefined) report(`The alias ${quote(alias)} is ${quote(known)}, which ${reason}`);
  return undefined;
}

function refuseLetters(alias: string, path: string): void {
  if (!ALIAS.test(alias))
    throw new AliasError(path, `has the alias ${JSON.stringify(alias)}: only letters, digits and _ make an alias`);
}

/** The characters of an alias. */
const ALIAS = /^[\p{L}\p{Nd}_]+$/u;

/** The alias that a path would have in an empty table. */
function aliasBase(path: string): string {
  let end = path.length;
  while (end > 0 && isSlash(path.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > 0 && !isSlash(path.charCodeAt(start - 1))) start--;
  const name = path.slice(start, end);
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return stem.replace(/[^\p{L}\p{Nd}_]/gu, '_') || '_';
}

function isSlash(unit: number): boolean {
  return unit === 0x2f || unit === 0x5c;
}
