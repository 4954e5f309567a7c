import * as v from 'valibot';
import { quote } from '../../core/diagnostic.ts';
import { jsonRecord } from '../../core/json-record.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';
import type { Json } from '../json/embedding.ts';
import { isJson } from './json/is-json.ts';

/** An endpoint (specification v2.0, "API Contracts"). */
export interface ApiContract {
  /** One of `GET`, `POST`, `PUT`, `DELETE`, `PATCH`, `HEAD`, `OPTIONS`. */
  method: string;
  /** The path, from `/`. */
  endpoint: string;
  description: string;
  authentication_required: boolean;
  /** As written; absent when there is none. */
  rate_limit?: string;
  /** By name as written, including a trailing `?`, with type and description as one text. */
  request_params?: Record<string, string>;
  request_schema?: Json;
  /** `null` when the contract has none. */
  response_schema: Json;
  error_responses: ErrorResponse[];
  /** Labels unknown to the specification, and under `''` the text without a label. */
  extra?: Record<string, string>;
}

/** A possible error of an endpoint. */
export interface ErrorResponse {
  /** The HTTP status. */
  status: number;
  code: string;
  message: string;
}

/** A table of the database (specification v2.0, "Data Schemas"). */
export interface DataSchema {
  table_name: string;
  description: string;
  columns: Column[];
  /** SQL statements without the final `;`. */
  indexes: string[];
  /** SQL statements without the final `;`. */
  relationships: string[];
  /** SQL statements without the final `;`. */
  constraints: string[];
  extra?: Record<string, string>;
}

/** A column of a table. */
export interface Column {
  name: string;
  /** The SQL type. */
  type: string;
  constraints: string;
}

/** A component (specification v2.0, "Component Logic"). */
export interface Component {
  component_name: string;
  /** Usually `SU-` and three digits. */
  semantic_unit_id: string;
  responsibility: string;
  /** Names of components. */
  dependencies: string[];
  interfaces: Interface[];
  /** Markdown. */
  implementation_notes: string;
  /** Usually 1 to 1000. */
  complexity?: number;
  extra?: Record<string, string>;
}

/** A method of a component. */
export interface Interface {
  /** Only the name. */
  method: string;
  /** The types by parameter name, `''` if there is none; `*` and `**` are part of the name. */
  parameters: Record<string, string>;
  /** The return type; `''` if there is none. */
  returns: string;
  description: string;
  /** The documentation of each parameter. */
  parameter_docs: Record<string, string>;
  /** The documentation of the result. */
  returns_doc?: string;
  raises: Raised[];
  /** Default values by parameter name, as written. */
  defaults: Record<string, string>;
  /** Whether the signature has `async`. */
  async?: boolean;
  extra?: Record<string, string>;
}

/** An error that a method may raise. */
export interface Raised {
  error: string;
  description: string;
}

/** An item for the review (specification v2.0, "Design Review Checklist"). */
export interface ChecklistItem {
  category: string;
  description: string;
  validation_criteria: string;
  /** `''` where the text has none of the four words. */
  severity: 'Critical' | 'High' | 'Medium' | 'Low' | '';
  extra?: Record<string, string>;
}

/** A design document (specification v2.0). */
export interface DesignSpecification {
  /** The YAML between lines of `---` before the title: data about the file, which the specification does not cover. */
  front_matter?: string;
  task_id: string;
  /** ISO 8601. */
  timestamp?: string;
  /** Markdown. */
  architecture_overview: string;
  /** Values by label, as written. */
  technology_stack: Record<string, string>;
  assumptions: string[];
  api_contracts: ApiContract[];
  data_schemas: DataSchema[];
  component_logic: Component[];
  design_review_checklist: ChecklistItem[];
  /** Sections unknown to the specification, by title, and under `''` the text outside of sections. */
  extra?: Record<string, string>;
}

/** The allowed methods of an endpoint: the specification says METHOD, and these are HTTP's methods for interfaces. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

/** The severities of the checklist, the most severe first. */
export const SEVERITIES = ['Critical', 'High', 'Medium', 'Low'] as const;

const text = v.string('must be a string');
const filled = v.pipe(text, v.nonEmpty('must not be empty'));
const texts = v.array(text, 'must be a list');
const record = jsonRecord(text);
const extra = v.exactOptional(record);
const json = v.custom<Json>(isJson, 'must be a JSON value');

const contract: v.GenericSchema<unknown, ApiContract> = v.object({
  method: v.pipe(
    text,
    v.picklist(METHODS, ({ input }) => `must be one of ${METHODS.join(', ')}, not ${quote(String(input))}`),
  ),
  endpoint: v.pipe(text, v.startsWith('/', 'must begin with /')),
  description: filled,
  authentication_required: v.boolean('must be true or false'),
  rate_limit: v.exactOptional(text),
  request_params: v.exactOptional(record),
  request_schema: v.exactOptional(json),
  response_schema: json,
  error_responses: v.array(
    v.object({
      status: v.pipe(
        v.number('must be a number'),
        v.integer('must be a whole number'),
        v.minValue(100, 'must be an HTTP status'),
        v.maxValue(599, 'must be an HTTP status'),
      ),
      code: text,
      message: text,
    }),
    'must be a list',
  ),
  extra,
});

const table: v.GenericSchema<unknown, DataSchema> = v.object({
  table_name: filled,
  description: filled,
  columns: v.array(v.object({ name: filled, type: text, constraints: text }), 'must be a list'),
  indexes: texts,
  relationships: texts,
  constraints: texts,
  extra,
});

const method: v.GenericSchema<unknown, Interface> = v.object({
  method: filled,
  parameters: record,
  returns: text,
  description: text,
  parameter_docs: record,
  returns_doc: v.exactOptional(text),
  raises: v.array(v.object({ error: text, description: text }), 'must be a list'),
  defaults: record,
  async: v.exactOptional(v.boolean('must be true or false')),
  extra,
});

const component: v.GenericSchema<unknown, Component> = v.object({
  component_name: filled,
  semantic_unit_id: filled,
  responsibility: filled,
  dependencies: texts,
  interfaces: v.array(method, 'must be a list'),
  implementation_notes: filled,
  complexity: v.exactOptional(v.number('must be a number')),
  extra,
});

const check: v.GenericSchema<unknown, ChecklistItem> = v.object({
  category: text,
  description: filled,
  validation_criteria: filled,
  severity: v.picklist(SEVERITIES, `must be one of ${SEVERITIES.join(', ')}`),
  extra,
});

/**
 * The model in Valibot: the specification's demands on single fields. Rules across fields are in `check`, with advice
 * beyond the specification.
 *
 * @internal
 */
export const shape: v.GenericSchema<unknown, DesignSpecification> = v.object({
  front_matter: v.exactOptional(text),
  task_id: filled,
  timestamp: v.exactOptional(v.pipe(text, v.check(isTimestamp, 'must be an ISO 8601 date and time'))),
  architecture_overview: v.pipe(text, v.minLength(50, 'must have at least 50 characters')),
  technology_stack: record,
  assumptions: texts,
  api_contracts: v.array(contract, 'must be a list'),
  data_schemas: v.array(table, 'must be a list'),
  component_logic: v.array(component, 'must be a list'),
  design_review_checklist: v.array(check, 'must be a list'),
  extra,
});

/** The model as a Standard Schema. */
export const schema: StandardSchema<unknown, DesignSpecification> = shape;

/** The value of an empty text, where every fold of events begins. */
export function emptyDesign(): DesignSpecification {
  return {
    task_id: '',
    architecture_overview: '',
    technology_stack: {},
    assumptions: [],
    api_contracts: [],
    data_schemas: [],
    component_logic: [],
    design_review_checklist: [],
  };
}

/**
 * Whether a text is a valid ISO 8601 date and time. The zone may be left out, as in Python.
 *
 * @example isTimestamp('2025-11-22T02:56:21.146613') // true
 */
function isTimestamp(value: string): boolean {
  if (!TIMESTAMP.test(value)) return false;
  const day = Number(value.slice(8, 10));
  const month = Number(value.slice(5, 7)) - 1;
  const date = new Date(Date.UTC(Number(value.slice(0, 4)), month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day;
}

const TIMESTAMP =
  /^\d{4}-\d{2}-\d{2}(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
