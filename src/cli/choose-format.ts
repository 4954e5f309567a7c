import { existsSync } from 'node:fs';
import type { Format } from '../core/format.ts';
import { nearest } from '../core/nearest.ts';
import { Problem } from './problem.ts';
import { detect, dialects, formatCalled, formats, knownNames } from './registry.ts';

/** The options of every command that works with a format. */
export interface FormatOptions {
  readonly format?: string;
}

/** The format with this name. @throws {Problem} when there is none */
export function formatNamed(name: string): Format<unknown> {
  const found = formatCalled(name);
  if (found !== undefined) return found;
  // Names are short: where half of the letters differ, something else was meant.
  const near = nearest(name, knownNames(), Math.max(1, Math.floor(name.length / 3)));
  // A user's format that no configuration lists is named by its file.
  const meant = existsSync(`${name}.ts`) ? `./${name}.ts` : near;
  throw new Problem(`there is no format '${name}'`, meant === undefined ? knownFormats() : `did you mean '${meant}'?`);
}

function knownFormats(): string {
  const own = formats.map((format) => format.name);
  return `the formats are: ${own.join(', ')}; the dialects of tool calls and edits: ${[...dialects.keys()].join(', ')}`;
}

/**
 * The format that `--format` names, or else the one detected in the text.
 *
 * @param hint - how to name the format
 * @throws {Problem} when it cannot be detected
 */
export function formatOf(text: string, inputName: string, options: FormatOptions, hint?: string): Format<unknown> {
  const name = options.format ?? detect(text);
  if (name === undefined) throw unknownFormat(inputName, hint);
  return formatNamed(name);
}

export function unknownFormat(inputName: string, hint = 'name it with --format NAME'): Problem {
  return new Problem(`${inputName}: the format cannot be detected from the text`, hint);
}

/** The format of a command without input: the one that `--format` names, or the only one loaded. */
export function formatWithoutText(options: FormatOptions): Format<unknown> {
  if (options.format !== undefined) return formatNamed(options.format);
  const [only, ...others] = formats;
  if (only !== undefined && others.length === 0) return only;
  throw new Problem(
    'no format is named',
    `name one: ${formats.map((format) => format.name).join(', ')}, or a dialect of tool calls`,
  );
}
