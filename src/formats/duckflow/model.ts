import * as v from 'valibot';
import { jsonRecord } from '../../core/json-record.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';
import type { StandardVital } from './vocabulary.ts';

/** An action that the agent requests. */
export interface Action {
  /** The number in the markers, from 0. */
  index: number;
  /** The kind of action: `create_file`, `run_command`, …; `''` when the reply does not give one. */
  type: string;
  /** By lower-case name. */
  params: Record<string, string>;
  /** The block between `CONTENT_START` and `CONTENT_END`, byte for byte; absent when there is no block. */
  content?: string;
}

/** Vitals from 0 to 1, by lower-case name; `Own` names those that only this agent has. */
export type Vitals<Own extends string = never> = { [Name in StandardVital | Own]?: number };

/**
 * A reply of a Duckflow agent (specification v1.0, "Format Specification").
 *
 * @example
 * const { vitals }: Reply<'curiosity'> = parse(text).value;
 * vitals.curiosity // a number, if the reply has it
 */
export interface Reply<Own extends string = never> {
  reasoning: string;
  vitals: Vitals<Own>;
  /** All other texts (`planning`, `notes`, …), by lower-case name. */
  sections: Record<string, string>;
  /** Ordered by index. */
  actions: Action[];
}

const vital = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be from 0.0 to 1.0'),
  v.maxValue(1, 'must be from 0.0 to 1.0'),
);

const action = v.object({
  index: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
  ),
  type: v.string('must be a string'),
  params: jsonRecord(v.string('must be a string')),
  content: v.exactOptional(v.string('must be a string')),
});

/**
 * The model in Valibot: the constraints on single fields. Rules across fields are in `check`.
 *
 * @internal
 */
export const shape: v.GenericSchema<unknown, Reply> = v.object({
  reasoning: v.string('must be a string'),
  vitals: jsonRecord(vital),
  sections: jsonRecord(v.string('must be a string')),
  actions: v.array(action),
});

/** The model as a Standard Schema. */
export const schema: StandardSchema<unknown, Reply> = shape;

/** The value of an empty text, where every fold of events begins. */
export function emptyReply(): Reply {
  return { reasoning: '', vitals: {}, sections: {}, actions: [] };
}
