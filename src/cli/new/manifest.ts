import { Problem } from '../problem.ts';

/** What a package needs for formats of its own. */
export interface Needs {
  /** The name of a new package. */
  readonly name: string;
  /** The version of this package. */
  readonly version: string;
  readonly format: string;
}

const SCRIPTS: Readonly<Record<string, string>> = { generate: 'peglot generate', test: 'tsc --noEmit && vitest run' };

/**
 * A package.json that has what a format needs: what is there stays. Undefined when nothing is missing.
 *
 * @throws {Problem} when the text is no JSON object
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
  // What `npm init` writes is no test.
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
    // Told below.
  }
  throw new Problem('package.json is not a JSON object', 'fix it first');
}
