import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from '../core/format.ts';
import { codeOf } from '../core/thrown.ts';
import { fileProblem, Problem, suspect } from './problem.ts';
import { formats, isOurs, loadOurs } from './registry.ts';

/** Where the formats of a folder are listed: its default export is a list of formats, or of files that export some. */
const FORMAT_FILE = 'PEGLOT_FORMAT_FILE';
const CONFIGS = ['peglot.config.ts', 'peglot.config.js', 'peglot.config.mjs'] as const;

/**
 * Makes the commands know the formats: ours, or the one of them that `--format` names; and formats of one's own: those of
 * the folder's configuration, and the one in the file that `--format` names. Runs their code.
 *
 * @returns the name of the format of that file; else what `--format` says
 * @throws {Problem} when a file is no format
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

/** A file that defines formats of one's own, and those formats. */
export interface FormatFile {
  readonly file: string;
  readonly formats: readonly Format<unknown>[];
}

/**
 * The file that a name means: a program with formats in it, or the file of a format that the configuration lists.
 * Undefined where the name is that of something else.
 *
 * @example await formatFile('./todo.ts') // { file: './todo.ts', formats: [todo] }
 */
export async function formatFile(name: string): Promise<FormatFile | undefined> {
  if (/\.[cm]?[jt]s$/.test(name)) return { file: name, formats: await formatsOfFile(name) };
  const format = formats.find((one) => one.name === name);
  const file = format && files.get(format);
  return format && file !== undefined ? { file, formats: [format] } : undefined;
}

/** The same in a thread or a process that a command started. */
export async function loadInheritedFormats(named?: string): Promise<void> {
  await loadFormats(process.env[FORMAT_FILE] ?? named);
}

function add(format: Format<unknown>, file: string): void {
  const known = formats.find(({ name }) => name === format.name);
  if (isOurs(format.name) || (known !== undefined && known !== format))
    throw new Problem(`${file}: there is a format '${format.name}' already`, 'give yours another name');
  if (known === undefined) formats.push(format);
}

/** What a module exports, by whatever names, and what is in its lists. */
async function exportedBy(file: string): Promise<unknown[]> {
  return Object.values(await load(file)).flat();
}

function from(file: string, format: Format<unknown>): Format<unknown> {
  if (!files.has(format)) files.set(format, file);
  return format;
}

/** Where the formats come from that were loaded. */
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

/** Node 20 does not read TypeScript: its types are taken away as it is loaded. */
function typesAway(): void {
  // Run from its sources, this program already has a loader.
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
