import { requireText } from './core/argument.ts';
import type { ParseOptions } from './core/format.ts';
import type { Parsed } from './core/parsed.ts';
import * as acor from './formats/acor/index.ts';
import * as design from './formats/design/index.ts';
import * as dml from './formats/dml/index.ts';
import * as duckflow from './formats/duckflow/index.ts';
import * as json from './formats/json/index.ts';
import * as skill from './formats/skill/index.ts';

/** Every format, by name. */
export const formats: {
  readonly duckflow: typeof duckflow;
  readonly acor: typeof acor;
  readonly design: typeof design;
  readonly dml: typeof dml;
  readonly skill: typeof skill;
  readonly json: typeof json;
} = { duckflow, acor, design, dml, skill, json };

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames: readonly FormatName[] = ['duckflow', 'acor', 'design', 'dml', 'skill', 'json'];

/** What a text is asked, in this order: marks that mean nothing else first, for what stands between them may be anything. */
const QUESTIONS: readonly (readonly [FormatName, (text: string) => boolean])[] = [
  ['duckflow', isDuckflow],
  ['design', design.isDesignDocument],
  ['acor', (text) => acor.parse(text).via !== 'text'],
  ['dml', (text) => dml.parse(text).value.segments.some((segment) => segment.kind === 'macro' && !segment.quoted)],
  ['skill', skill.holdsResult],
  ['design', (text) => design.parse(text).via === 'json'],
  ['duckflow', (text) => duckflow.parse(text).via === 'json'],
  ['skill', skill.isSkillOutput],
  ['json', json.isJsonText],
];

/** Sections of other names alone are as well those of an INI file, or the markers of another format. */
function isDuckflow(text: string): boolean {
  const { via, value } = duckflow.parse(text);
  const { reasoning, vitals, actions, sections } = value;
  const isKnown = reasoning !== '' || Object.keys(vitals).length > 0 || actions.length > 0;
  return via === 'markdown-kv' && (isKnown || Object.keys(sections).length === 0);
}

/**
 * The format that a text is written in; undefined when no format recognises it.
 *
 * @example detect('[REASONING]\nDone.') // 'duckflow'
 */
export function detect(text: string): FormatName | undefined {
  requireText(text, 'text');
  return QUESTIONS.find(([, isWrittenIn]) => isWrittenIn(text))?.[0];
}

/** The model of any of the formats. */
export type AnyModel =
  | duckflow.Reply
  | acor.Transcript
  | design.DesignSpecification
  | dml.Document
  | skill.SkillOutput
  | json.Json;

/** The code of a diagnostic of any of the formats. */
export type AnyCode = duckflow.Code | acor.Code | design.Code | dml.Code | skill.Code | json.Code;

/**
 * Reads a text in whatever format it is written; undefined when no format recognises it.
 *
 * @example parseAny('{"a": 1}')?.value // { a: 1 }
 */
export function parseAny(text: string, options: ParseOptions = {}): Parsed<AnyModel, AnyCode> | undefined {
  const name = detect(text);
  return name === undefined ? undefined : formats[name].parse(text, options);
}
