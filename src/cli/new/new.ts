import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import peggy from 'peggy';
import { quote } from '../../core/diagnostic.ts';
import { generateBeside, parserFileOf } from '../generate/parser-file.ts';
import { write } from '../output.ts';
import { Problem } from '../problem.ts';
import { isOurs } from '../registry.ts';
import { packageVersion } from '../version.ts';
import { writeWholeFile } from '../write-file.ts';

/** The templates for a new format, by how its texts look. */
const templates = ['lines', 'blocks', 'tags', 'markdown'] as const;

interface NewOptions {
  readonly from: (typeof templates)[number];
}

/** `peglot new NAME`: creates a format in the current folder that passes its tests at once. */
export async function newFormat(name: string, { from }: NewOptions): Promise<void> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Problem(
      `${quote(name)} is not a name for a format`,
      'use small letters, digits and hyphens, such as to-do',
    );
  if (isOurs(name)) throw new Problem(`there is a format '${name}' already`, 'give yours another name');
  const files = new Map<string, string>();
  const template = join(templateFolder(), from);
  const sources = ['todo.peggy', 'todo.ts'].map((file) => [file, read(template, file)] as const);
  const names = namesOf(name, sources.map(([, text]) => text).join('\n'));
  for (const [file, text] of sources) files.set(named(file, name), adapted(text, names));
  files.set(`${name}.test.ts`, testOf(names));
  for (const file of readdirSync(join(template, 'corpus')).sort())
    files.set(join('corpus', file), adapted(read(template, join('corpus', file)), names));
  const taken = [...files.keys(), parserFileOf(`${name}.peggy`)].filter((file) => existsSync(file));
  if (taken.length > 0)
    throw new Problem(
      `${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} there already`,
      'choose another folder: each format has its own',
    );
  if (!existsSync('tsconfig.json')) files.set('tsconfig.json', TSCONFIG);
  const manifest = manifestText(name);
  mkdirSync('corpus', { recursive: true });
  for (const [file, text] of files) await writeWholeFile(file, text);
  await generateBeside(`${name}.peggy`, false);
  if (manifest !== undefined) await writeWholeFile('package.json', manifest);
  const written = [...files.keys(), parserFileOf(`${name}.peggy`), ...(manifest === undefined ? [] : ['package.json'])];
  await write(
    [
      ...written.map((file) => `wrote ${file}`),
      '',
      'Next:',
      '  npm install && npm test',
      `  edit ${name}.peggy (the syntax) and ${name}.ts (what it means), then: npm run generate && npm test`,
      `  npx peglot parse --format ./${name}.ts FILE`,
      '',
    ].join('\n'),
  );
}

function templateFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('peglot/package.json')), 'examples/templates');
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function named(file: string, name: string): string {
  return file.replace('todo', name);
}

/** The spellings of a format's name: `to-do` in quotes and file names, `toDo` and `ToDo` in code. */
interface Names {
  readonly name: string;
  readonly identifier: string;
  readonly type: string;
}

/** A name that the template or the language uses itself gets the suffix `Format`: `notes` becomes `notesFormat`. */
function namesOf(name: string, template: string): Names {
  const type = name.split('-').map(capitalized).join('');
  const identifier = type.charAt(0).toLowerCase() + type.slice(1);
  const taken = new Set([...peggy.RESERVED_WORDS, ...(template.replace(/\btodo\b/gi, '').match(/\w+/g) ?? [])]);
  const more = taken.has(identifier) || taken.has(type) ? 'Format' : '';
  return { name, identifier: identifier + more, type: type + more };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A file of a template, renamed from `todo` to the format. */
function adapted(text: string, { name, identifier, type }: Names): string {
  return text
    .replace(/'todo'|\btodo(?=\.(?:peggy|parser|ts)\b)|(?<=via=)todo\b|\btodo(?=\/)/g, (word) =>
      word.replace('todo', name),
    )
    .replace(/(?<![-'])\btodo\b(?![-'])/g, identifier)
    .replace(/\bTodo\b/g, type);
}

/** Type-checks a format: a missing handler, or one that reads a field its node does not have, is an error. */
const TSCONFIG = `{
  "compilerOptions": {
    "strict": true,
    "noEmit": true,
    "target": "es2022",
    "module": "preserve",
    "skipLibCheck": true
  }
}
`;

function testOf({ name, identifier }: Names): string {
  return `import { testFormat } from 'peglot/testing';
import { ${identifier} } from './${name}.js';

// The corpus, and the laws of every format on random texts. UPDATE_CORPUS=1 writes what a new text gives.
await testFormat(${identifier}, { corpus: 'corpus', grammar: '${name}.peggy' });
`;
}

/** The package.json with the scripts; undefined when nothing has to change. */
function manifestText(name: string): string | undefined {
  const before = existsSync('package.json') ? readFileSync('package.json', 'utf8') : undefined;
  return withScripts(before, { name: basename(resolve('.')), version: packageVersion(), format: name });
}

/** What the package.json needs for a format. */
interface Needs {
  /** The name for a new package. */
  readonly name: string;
  /** The version of this package. */
  readonly version: string;
  readonly format: string;
}

const SCRIPTS: Readonly<Record<string, string>> = { generate: 'peglot generate', test: 'tsc --noEmit && vitest run' };

/**
 * A package.json with the scripts and packages that a format needs; what is there stays. Undefined when nothing is
 * missing.
 *
 * @throws {Problem} when the text is not a JSON object
 */
export function withScripts(before: string | undefined, { name, version }: Needs): string | undefined {
  const manifest: Readonly<Record<string, unknown>> =
    before === undefined ? { name: packageName(name), private: true, type: 'module' } : parsed(before);
  const dependencies = { peglot: `^${version}`, valibot: '^1.5.0' };
  const devDependencies = { 'fast-check': '^4.10.2', typescript: '^5.9.0', vitest: '^4.1.12' };
  const known = new Set(
    ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((kind) => Object.keys(Object(manifest[kind]))),
  );
  const missing = (all: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(all).filter(([library]) => !known.has(library)));
  // The placeholder that `npm init` writes is not a test.
  const scripts = Object(manifest.scripts);
  const isNoTest = typeof scripts.test === 'string' && scripts.test.includes('no test specified');
  const after = {
    ...manifest,
    scripts: { ...SCRIPTS, ...scripts, ...(isNoTest && { test: SCRIPTS.test }) },
    dependencies: { ...Object(manifest.dependencies), ...missing(dependencies) },
    devDependencies: { ...Object(manifest.devDependencies), ...missing(devDependencies) },
  };
  const text = `${JSON.stringify(after, null, 2)}\n`;
  return text === before ? undefined : text;
}

function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[._-]+/, '') || 'formats'
  );
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below.
  }
  throw new Problem('package.json is not a JSON object', 'fix it first');
}
