import { getOwn, isRecord } from '../../core/record.ts';
import { TemplateError } from './model.ts';

/** Puts values into the places of a template: a string `{name}` or `{name.key}` becomes that value, with its type. */
export type Transform = (scope: Readonly<Record<string, unknown>>) => unknown;

/**
 * Compiles a transform.
 *
 * @param names what may be named; null where that is known only when a region is read
 * @throws {TemplateError} when a string mixes a place with other text, or names what is not there
 */
export function compileTransform(template: unknown, names: ReadonlySet<string> | null, where: string): Transform {
  if (typeof template === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(template)?.[1]?.split('.');
    if (path === undefined) {
      if (/\{[A-Za-z_][\w.]*\}/.test(template))
        throw new TemplateError(`${where}: "${template}" mixes a place with text: write the place alone`);
      return () => template;
    }
    if (names !== null && !names.has(path[0] ?? ''))
      throw new TemplateError(`${where}: there is no ${template}: it is one of ${[...names].join(', ')}`);
    return (scope) => path.reduce<unknown>((value, key) => (isRecord(value) ? getOwn(value, key) : undefined), scope);
  }
  if (Array.isArray(template)) {
    const items = template.map((item) => compileTransform(item, names, where));
    return (scope) => items.map((item) => item(scope));
  }
  if (!isRecord(template)) return () => template;
  const entries = Object.entries(template).map(([key, value]) => [key, compileTransform(value, names, where)] as const);
  return (scope) =>
    Object.fromEntries(
      entries.flatMap(([key, value]) => {
        const made = value(scope);
        return made === undefined ? [] : [[key, made]];
      }),
    );
}
