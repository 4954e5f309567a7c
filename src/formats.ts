import type { ParseOptions } from './core/format.ts';
import type { Parsed } from './core/parsed.ts';
import * as duckflow from './formats/duckflow/index.ts';
import * as skill from './formats/skill/index.ts';

/** Every format, by name. */
export const formats: { readonly duckflow: typeof duckflow; readonly skill: typeof skill } = { duckflow, skill };

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames: readonly FormatName[] = ['duckflow', 'skill'];

/** What a text is asked, in this order: markers first, for what they carry may be anything; lines of text last. */
const QUESTIONS: readonly (readonly [FormatName, (text: string) => boolean])[] = [
  ['duckflow', (text) => duckflow.parse(text).via === 'markdown-kv'],
  ['skill', skill.holdsResult],
  ['duckflow', (text) => duckflow.parse(text).via === 'json'],
  ['skill', skill.isSkillOutput],
];

/**
 * The format that a text is written in; undefined when no format recognises it.
 *
 * @example detect('[REASONING]\nDone.') // 'duckflow'
 */
export function detect(text: string): FormatName | undefined {
  return QUESTIONS.find(([, isThis]) => isThis(text))?.[0];
}

/** Reads a text in whatever format it is written; undefined when no format recognises it. */
export function parseAny(
  text: string,
  options: ParseOptions = {},
): Parsed<duckflow.Reply> | Parsed<skill.SkillOutput> | undefined {
  const name = detect(text);
  return name === undefined ? undefined : formats[name].parse(text, options);
}
