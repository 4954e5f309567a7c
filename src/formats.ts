import type { ParseOptions } from './core/format.ts';
import type { Parsed } from './core/parsed.ts';
import * as acor from './formats/acor/index.ts';
import * as duckflow from './formats/duckflow/index.ts';

/** Every format, by name. */
export const formats: { readonly duckflow: typeof duckflow; readonly acor: typeof acor } = { duckflow, acor };

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames: readonly FormatName[] = ['duckflow', 'acor'];

/**
 * The format that a text is written in; undefined when no format recognises it.
 *
 * @example detect('[REASONING]\nDone.') // 'duckflow'
 */
export function detect(text: string): FormatName | undefined {
  return formatNames.find((name) => formats[name].parse(text).via !== 'text');
}

/** Reads a text in whatever format it is written; undefined when no format recognises it. */
export function parseAny(
  text: string,
  options: ParseOptions = {},
): Parsed<duckflow.Reply | acor.Transcript> | undefined {
  const name = detect(text);
  return name === undefined ? undefined : formats[name].parse(text, options);
}
