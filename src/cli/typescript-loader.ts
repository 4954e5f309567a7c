// Hooks of Node's module loader, which run in a thread of their own: TypeScript files are loaded without their types,
// and `./x.js` finds `./x.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutTypes } from '../grammar/without-types.ts';

interface Resolved {
  readonly url: string;
  readonly shortCircuit?: boolean;
}

interface Loaded {
  readonly format: string;
  readonly source: string;
  readonly shortCircuit: true;
}

export function resolve(
  specifier: string,
  context: { readonly parentURL?: string },
  next: (specifier: string, context: object) => Promise<Resolved>,
): Promise<Resolved> | Resolved {
  const isNear = specifier.startsWith('.') && context.parentURL?.startsWith('file:') === true;
  if (!isNear) return next(specifier, context);
  const url = new URL(specifier, context.parentURL);
  const typed = new URL(url.href.replace(/\.js$/, '.ts'));
  const isTyped = typed.href !== url.href && !existsSync(fileURLToPath(url)) && existsSync(fileURLToPath(typed));
  return isTyped ? { url: typed.href, shortCircuit: true } : next(specifier, context);
}

export function load(
  url: string,
  context: object,
  next: (url: string, context: object) => Promise<unknown>,
): Promise<unknown> | Loaded {
  if (!url.startsWith('file:') || !/\.m?ts$/.test(url) || url.includes('/node_modules/')) return next(url, context);
  const source = readFileSync(fileURLToPath(url), 'utf8');
  return { format: 'module', source: withoutTypes(source), shortCircuit: true };
}
