import * as v from 'valibot';
import { jsonRecord } from '../../core/json-record.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';

/** An error that occurred in a skill. */
export interface SkillError {
  /** The kind of error, in upper case with underscores: `FILE_NOT_FOUND`. */
  code: string;
  /** What happened, for people. */
  message: string;
  stack?: string;
  /** Additional data that helps to understand it. */
  context?: Record<string, unknown>;
}

/** The final output of a skill (specification v1.0, "JSON Schema"). */
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

/** The fields of a result in the specification's order. All are required. */
export const FIELDS = ['success', 'confidence', 'deliverables', 'metrics', 'errors'] as const;

/** The metrics that the specification names: a time, and numbers of files. None is negative. */
export const STANDARD_METRICS = ['execution_time_ms', 'files_modified', 'files_created', 'files_deleted'] as const;

export const ERROR_FIELDS: readonly string[] = ['code', 'message', 'stack', 'context'];

/** The maximum nesting of a result: deeper values in an error's context are neither read nor written. */
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
 * The model in Valibot: the specification's demands on every field and every element.
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

/** The value of a text without a result, where every fold of events begins. */
export function emptyOutput(): SkillOutput {
  return { success: false, confidence: 0, deliverables: [], metrics: {}, errors: [] };
}
