import { TemplateError } from './model.ts';

/** The names of the groups of a pattern. */
export function groupsOf(pattern: string): string[] {
  return [...pattern.matchAll(/\(\?P?<([A-Za-z_]\w*)>/g)].map(([, name = '']) => name);
}

/**
 * A pattern in the syntax of Python as a regular expression: the dot matches line ends, anchors mean the whole text.
 *
 * @throws {TemplateError} when it is none, or says something that has no counterpart here
 */
export function compilePattern(pattern: string, where: string): RegExp {
  const source = pattern
    .replace(/\(\?P</g, '(?<')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replace(/(^|[^\\])\\Z/g, '$1$$')
    .replace(/(^|[^\\])\\A/g, '$1^');
  try {
    return new RegExp(source, 'gsu');
  } catch (error) {
    throw new TemplateError(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
