import { requireText } from './core/argument.ts';
import type { ParseOptions } from './core/format.ts';
import type { Parsed } from './core/parsed.ts';
import * as acor from './formats/acor/members.ts';
import { isDesignDocument } from './formats/design/detect.ts';
import * as design from './formats/design/members.ts';
import * as dml from './formats/dml/members.ts';
import * as duckflow from './formats/duckflow/members.ts';
import * as json from './formats/json/members.ts';
import { isJsonText } from './formats/json/parse.ts';
import { holdsResult, isSkillOutput } from './formats/skill/detect.ts';
import * as skill from './formats/skill/members.ts';
import { detector } from './tools/detect.ts';

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

/** What a text is asked, in this order: marks that mean nothing else first, for what is between them may be anything. */
const QUESTIONS: readonly (readonly [FormatName, (text: string, reply: () => Parsed<duckflow.Reply>) => boolean])[] = [
  ['duckflow', (_, reply) => isDuckflow(reply())],
  ['design', isDesignDocument],
  ['acor', (text) => acor.parse(text).via !== 'text'],
  ['dml', (text) => dml.parse(text).value.segments.some((segment) => segment.kind === 'macro' && !segment.quoted)],
  ['skill', holdsResult],
  ['design', (text) => design.parse(text).via === 'json'],
  ['duckflow', (_, reply) => reply().via === 'json'],
  ['skill', isSkillOutput],
  ['json', isJsonText],
];

/** Sections of other names alone are as well those of an INI file, or the markers of another format. */
function isDuckflow({ via, value }: Parsed<duckflow.Reply>): boolean {
  const { reasoning, vitals, actions, sections } = value;
  const isKnown = reasoning !== '' || Object.keys(vitals).length > 0 || actions.length > 0;
  return via === 'markdown-kv' && (isKnown || Object.keys(sections).length === 0);
}

/** What models say around one object is no reason not to read it. */
function holdsAnswer(text: string): boolean {
  const { value, diagnostics } = json.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.keys(value).length > 0 && diagnostics.every(({ code }) => code !== 'json/several-values');
}

/** The format that a text is written in, and what is told of it where that may be a dialect too. */
function detected(text: string): { readonly format: FormatName | undefined; readonly told: string | undefined } {
  requireText(text, 'text');
  let asked: Parsed<duckflow.Reply> | undefined;
  const reply = (): Parsed<duckflow.Reply> => {
    asked ??= duckflow.parse(text);
    return asked;
  };
  const format = QUESTIONS.find(([, isWrittenIn]) => isWrittenIn(text, reply))?.[0];
  const { dialect, isCall } = detector.parse(text).value;
  if (dialect !== null) return { format, told: format === undefined || isCall ? dialect : format };
  const found = format ?? (holdsAnswer(text) ? 'json' : undefined);
  return { format: found, told: found };
}

/**
 * What a text is written in, by name: a format, or a dialect of `peglot/tools`; undefined when it is none of them. A text
 * that begins with a call is in the dialect of that, though it may be JSON too; apart from that, a text in a format may hold
 * whatever models write.
 *
 * @example detect('[REASONING]\nDone.') // 'duckflow'
 * @example detect('<tool_call>{"name": "ping", "arguments": {}}</tool_call>') // 'hermes'
 */
export function detect(text: string): string | undefined {
  return detected(text).told;
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
 * Reads a text in whatever format it is written; undefined when no format recognises it. What is written in a dialect alone
 * is read by `peglot/tools`.
 *
 * @example parseAny('{"a": 1}')?.value // { a: 1 }
 */
export function parseAny(text: string, options: ParseOptions = {}): Parsed<AnyModel, AnyCode> | undefined {
  const { format: name } = detected(text);
  return name === undefined ? undefined : formats[name].parse(text, options);
}
