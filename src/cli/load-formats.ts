import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from '../core/format.ts';
import { codeOf } from '../core/thrown.ts';
import { fileProblem, Problem, suspect } from './problem.ts';
import { formats, isOurs, loadOurs } from './registry.ts';

/** The environment variable that names the user's format file for child processes. */
const FORMAT_FILE = 'PEGLOT_FORMAT_FILE';
/** The configuration of a folder: its default export lists formats, or files that export formats. */
const CONFIGS = ['peglot.config.ts', 'peglot.config.js', 'peglot.config.mjs'] as const;

/**
 * Registers formats for the commands: ours, or only the one that `--format` names, and the user's: those in the
 * folder's configuration, and the one in the file that `--format` names. Runs the code of those files.
 *
 * @returns the name of the format in that file, else the value of `--format`
 * @throws {Problem} when a file does not export a format
 */
export async function loadFormats(named?: string): Promise<string | undefined> {
  await loadOurs(named);
  const config = CONFIGS.find((file) => existsSync(file));
  if (config !== undefined) for (const format of await listedIn(config)) add(format, config);
  if (named === undefined || !/[./\\]/.test(named)) {
    const own = [...files].find(([{ name }]) => name === named)?.[1];
    if (own !== undefined) suspect(own);
    return named;
  }
  const [format, ...others] = await formatsOfFile(named);
  if (others.length > 0)
    throw new Problem(
      `${named} exports several formats`,
      `list them in ${CONFIGS[0]}, and name one: --format ${format.name}`,
    );
  add(format, named);
  suspect(named);
  // Threads and processes that parse for this command load it too.
  process.env[FORMAT_FILE] = resolve(named);
  return format.name;
}

async function listedIn(config: string): Promise<Format<unknown>[]> {
  const found: Format<unknown>[] = [];
  for (const value of await exportedBy(config)) {
    if (isFormat(value)) found.push(from(config, value));
    else if (typeof value === 'string') found.push(...(await formatsOfFile(resolve(config, '..', value))));
  }
  if (found.length === 0) throw new Problem(`${config} lists no format`, `write: export default ['./todo.ts']`);
  return found;
}

/** The formats that a file exports, at least one. @throws {Problem} when it exports none, or cannot be loaded */
async function formatsOfFile(file: string): Promise<[Format<unknown>, ...Format<unknown>[]]> {
  const exported = (await exportedBy(file)).filter(isFormat);
  const [format, ...others] = new Set(exported.map((one) => from(file, one)));
  if (format === undefined) throw new Problem(`${file} exports no format`, 'export what defineFormat gives');
  return [format, ...others];
}

/** A file that defines the user's formats. */
export interface FormatFile {
  readonly file: string;
  readonly formats: readonly Format<unknown>[];
}

/**
 * The file that a name refers to: a program that exports formats, or the file of a format in the configuration.
 * Undefined for other names.
 *
 * @example await formatFile('./todo.ts') // { file: './todo.ts', formats: [todo] }
 */
export async function formatFile(name: string): Promise<FormatFile | undefined> {
  if (/\.[cm]?[jt]s$/.test(name)) return { file: name, formats: await formatsOfFile(name) };
  const format = formats.find((one) => one.name === name);
  const file = format && files.get(format);
  return format && file !== undefined ? { file, formats: [format] } : undefined;
}

/** `loadFormats` in a thread or process started by a command. */
export async function loadInheritedFormats(named?: string): Promise<void> {
  await loadFormats(process.env[FORMAT_FILE] ?? named);
}

function add(format: Format<unknown>, file: string): void {
  const known = formats.find(({ name }) => name === format.name);
  if (isOurs(format.name) || (known !== undefined && known !== format))
    throw new Problem(`${file}: there is a format '${format.name}' already`, 'give yours another name');
  if (known === undefined) formats.push(format);
}

/** The exports of a module, with lists flattened. */
async function exportedBy(file: string): Promise<unknown[]> {
  return Object.values(await load(file)).flat();
}

function from(file: string, format: Format<unknown>): Format<unknown> {
  if (!files.has(format)) files.set(format, file);
  return format;
}

/** The file that each loaded format came from. */
const files = new Map<Format<unknown>, string>();

async function load(file: string): Promise<object> {
  if (!existsSync(file)) throw new Problem(`${file}: there is no such file`, 'check the name');
  if (/\.(?:peggy|pegjs)$/.test(file))
    throw new Problem(
      `${file} is a grammar`,
      `name the file of the format that is made with it, such as ${file.replace(/\w+$/, 'ts')}`,
    );
  typesAway();
  try {
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    return typeof module === 'object' && module !== null ? module : {};
  } catch (error) {
    if (error instanceof Error && codeOf(error) !== 'EACCES')
      throw new Problem(
        `${file} cannot be loaded: ${error.message.split('\n', 1)[0]}`,
        'fix it, or run peglot generate',
      );
    throw fileProblem(file, error);
  }
}

let registered = false;

/** Node 20 does not run TypeScript: a loader strips the types. */
function typesAway(): void {
  // When this program itself runs from its sources, a loader is installed already.
  if (!registered && import.meta.url.endsWith('.js')) register(new URL('./typescript-loader.js', import.meta.url));
  registered = true;
}

function isFormat(value: unknown): value is Format<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['parse', 'print', 'check', 'createStream'].every((name) => typeof Reflect.get(value, name) === 'function') &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
