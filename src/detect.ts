import { requireText } from './core/argument.ts';
import type { ParseOptions } from './core/format.ts';
import { getOrMake } from './core/maps.ts';
import type { Parsed } from './core/parsed.ts';
import * as acor from './formats/acor/members.ts';
import { mayHoldHeader } from './formats/acor/vocabulary.ts';
import { isDesignDocument } from './formats/design/detect.ts';
import { holdsDesign } from './formats/design/json/json.ts';
import * as design from './formats/design/members.ts';
import * as dml from './formats/dml/members.ts';
import { mayHoldMacro } from './formats/dml/model.ts';
import * as duckflow from './formats/duckflow/members.ts';
import * as json from './formats/json/members.ts';
import { beginsAsJson, isData, readJson, type WholeRead } from './formats/json/parse.ts';
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

/** A text that is read in several formats, at most once in each. */
class Candidate {
  readonly text: string;
  readonly #options: ParseOptions;
  readonly #read = new Map<FormatName, Parsed<AnyModel, AnyCode>>();
  #json: WholeRead | undefined;

  constructor(text: string, options: ParseOptions) {
    requireText(text, 'text');
    this.text = text;
    this.#options = options;
  }

  as<Name extends FormatName>(name: Name): ReturnType<(typeof formats)[Name]['parse']>;
  as(name: FormatName): Parsed<AnyModel, AnyCode> {
    if (name === 'json') return this.asJson().parsed;
    return getOrMake(this.#read, name, () => formats[name].parse(this.text, this.#options));
  }

  asJson(): WholeRead {
    this.#json ??= readJson(this.text, this.#options);
    return this.#json;
  }
}

/**
 * The questions about a text, in this order: unmistakable markers first, since anything may be between them. A text
 * without the words or signs of a format is not parsed.
 */
const QUESTIONS: readonly (readonly [FormatName, (candidate: Candidate) => boolean])[] = [
  ['duckflow', (candidate) => isDuckflow(candidate.as('duckflow'))],
  ['design', ({ text }) => isDesignDocument(text)],
  ['acor', (candidate) => mayHoldHeader(candidate.text) && candidate.as('acor').via !== 'text'],
  ['dml', (candidate) => mayHoldMacro(candidate.text) && holdsMacro(candidate.as('dml'))],
  ['skill', ({ text }) => holdsResult(text)],
  ['design', (candidate) => holdsDesign(candidate.text) && candidate.as('design').via === 'json'],
  ['duckflow', (candidate) => candidate.as('duckflow').via === 'json'],
  ['skill', ({ text }) => isSkillOutput(text)],
  ['json', (candidate) => beginsAsJson(candidate.text) && isData(candidate.asJson())],
];

/** Sections with other names alone may also belong to an INI file, or be markers of another format. */
function isDuckflow({ via, value }: Parsed<duckflow.Reply>): boolean {
  const { reasoning, vitals, actions, sections } = value;
  const isKnown = reasoning !== '' || Object.keys(vitals).length > 0 || actions.length > 0;
  return via === 'markdown-kv' && (isKnown || Object.keys(sections).length === 0);
}

/** Any text may mention macros. */
function holdsMacro({ value }: Parsed<dml.Document>): boolean {
  return value.segments.some((one) => one.kind === 'macro' && !one.quoted);
}

/** A model's words around one object do not prevent reading it. */
function holdsAnswer({ value, diagnostics }: Parsed<json.Json>): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.keys(value).length > 0 && diagnostics.every(({ code }) => code !== 'json/several-values');
}

/** The format of a text, and the name to report where it may be a dialect, too. */
function detected(candidate: Candidate): {
  readonly format: FormatName | undefined;
  readonly told: string | undefined;
} {
  const format = QUESTIONS.find(([, isWrittenIn]) => isWrittenIn(candidate))?.[0];
  const { dialect, isCall } = detector.parse(candidate.text).value;
  if (dialect !== null) return { format, told: format === undefined || isCall ? dialect : format };
  const found = format ?? (holdsAnswer(candidate.as('json')) ? 'json' : undefined);
  return { format: found, told: found };
}

/**
 * What a text is written in, by name: a format, or a dialect of `peglot/tools`; undefined for other texts. A text that
 * begins with a call is in the dialect of that call, even if it may be JSON, too; otherwise a text in a format may
 * contain whatever models write.
 *
 * @example detect('[REASONING]\nDone.') // 'duckflow'
 * @example detect('<tool_call>{"name": "ping", "arguments": {}}</tool_call>') // 'hermes'
 */
export function detect(text: string): string | undefined {
  return detected(new Candidate(text, {})).told;
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
 * Reads a text in the format in which it is written; undefined when no format recognises it. `peglot/tools` reads texts
 * that are only in a dialect.
 *
 * @example parseAny('{"a": 1}')?.value // { a: 1 }
 */
export function parseAny(text: string, options: ParseOptions = {}): Parsed<AnyModel, AnyCode> | undefined {
  const candidate = new Candidate(text, options);
  const { format: name } = detected(candidate);
  return name === undefined ? undefined : candidate.as(name);
}
