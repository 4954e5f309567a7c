import * as v from 'valibot';
import { jsonRecord } from '../../core/json-record.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';

/** An error that a skill met. */
export interface SkillError {
  /** What kind of error: `FILE_NOT_FOUND`; upper case with underscores. */
  code: string;
  /** What happened, for people. */
  message: string;
  stack?: string;
  /** Whatever helps to understand it. */
  context?: Record<string, unknown>;
}

/** What a skill prints when it ends (specification v1.0, "JSON Schema"). */
export interface SkillOutput {
  success: boolean;
  /** From 0 to 1. */
  confidence: number;
  /** Paths of the files that were created or modified. */
  deliverables: string[];
  /** Numbers by name; `execution_time_ms` is in milliseconds. */
  metrics: Record<string, number>;
  errors: SkillError[];
}

/** The fields of a result, in the order in which the specification writes them. All are required. */
export const FIELDS = ['success', 'confidence', 'deliverables', 'metrics', 'errors'] as const;

/** The metrics that the specification names: a time, and numbers of files. None is below zero. */
export const STANDARD_METRICS = ['execution_time_ms', 'files_modified', 'files_created', 'files_deleted'] as const;

/** The fields that one error may have. */
export const ERROR_FIELDS: readonly string[] = ['code', 'message', 'stack', 'context'];

/** How deep a result may nest: deeper values in the context of an error are not read, and not written. */
export const MAX_DEPTH = 1000;

const text = v.string('must be a string');

const confidence = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be between 0.0 and 1.0'),
  v.maxValue(1, 'must be between 0.0 and 1.0'),
);

const metric = v.pipe(v.number('must be a number'), v.finite('must be a finite number'));
const count = v.pipe(metric, v.minValue(0, 'must not be below 0'));

const skillError = v.object(
  {
    code: text,
    message: text,
    stack: v.exactOptional(text),
    context: v.exactOptional(jsonRecord(v.unknown())),
  },
  'must be an object',
);

/**
 * The model in the words of Valibot: what the specification demands of every field and every element.
 *
 * @internal
 */
export const shape: v.GenericSchema<unknown, SkillOutput> = v.object(
  {
    success: v.boolean('must be a boolean'),
    confidence,
    deliverables: v.array(text, 'must be an array'),
    metrics: jsonRecord(metric, Object.fromEntries(STANDARD_METRICS.map((name) => [name, count]))),
    errors: v.array(skillError, 'must be an array'),
  },
  'must be an object',
);

/** The model as a Standard Schema. */
export const schema: StandardSchema<unknown, SkillOutput> = shape;

/** The value of a text without a result: where every fold of events begins. */
export function emptyOutput(): SkillOutput {
  return { success: false, confidence: 0, deliverables: [], metrics: {}, errors: [] };
}
