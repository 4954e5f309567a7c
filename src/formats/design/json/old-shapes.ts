import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import { getOwn, isRecord, setOwn } from '../../../core/record.ts';
import type { Json } from '../../json/embedding.ts';
import { METHODS } from '../model.ts';
import { methodOf, signatureIn } from '../read/signature.ts';
import { readSeverity } from '../values/words.ts';

/** An object of JSON. */
export type JsonFields = { [name: string]: Json };

/** Reports a finding at a path of the JSON. */
export type Report = (code: string, path: Path, message: string) => void;

type Modern = (fields: JsonFields, path: Path, report: Report) => JsonFields;

/** The fields of an object, converted to the current model. Older forms and unknown words are reported. */
export function modern(fields: JsonFields, path: Path, report: Report): JsonFields {
  const kind = path.filter((step) => typeof step === 'string').join('.');
  return MODERN.get(kind)?.(fields, path, report) ?? fields;
}

/** Objects with older forms, by the list that contains them. */
const MODERN: ReadonlyMap<string, Modern> = new Map([
  ['api_contracts', modernContract],
  ['api_contracts.error_responses', modernFailure],
  ['data_schemas.columns', modernColumn],
  ['component_logic.interfaces', modernMethod],
  ['design_review_checklist', modernCheck],
]);

function modernContract(given: JsonFields, path: Path, report: Report): JsonFields {
  const fields = renamed(given, 'path', 'endpoint', path, report);
  const { method, authentication_required: answer, request_params: params, error_responses: failures } = fields;
  if (typeof method === 'string') {
    const upper = METHODS.find((known) => known === method.toUpperCase());
    if (upper !== undefined && upper !== method) {
      report('bad-method-name', [...path, 'method'], `The method is written ${quote(method)}`);
      fields.method = upper;
    }
  }
  if (typeof answer !== 'boolean') {
    // If it cannot be determined, the endpoint is protected: an error, but never a silent "no".
    const at = [...path, 'authentication_required'];
    if (answer === undefined) report('missing-field', at, 'The endpoint does not say whether it needs authentication');
    else report('bad-authentication', at, `Authentication must be true or false, not ${quote(describe(answer))}`);
    fields.authentication_required = true;
  }
  if (fields.response_schema === undefined)
    report('missing-field', [...path, 'response_schema'], 'The endpoint does not say what it answers');
  if (Array.isArray(params)) fields.request_params = byName(params, [...path, 'request_params'], report);
  else if (isRecord(params) && Object.keys(params).length === 0) delete fields.request_params;
  if (isRecord(failures)) {
    report('old-shape', [...path, 'error_responses'], 'The error responses must be a list, not an object');
    fields.error_responses = Object.entries(failures).map(([status, item]) => {
      if (typeof item === 'string') return { status, ...codeAndMessage(item) };
      return isRecord(item) ? { status, ...item } : item;
    });
  }
  return fields;
}

/** Parameters as an object; the old form is a list of objects with a name. */
function byName(list: readonly Json[], path: Path, report: Report): JsonFields {
  const params: JsonFields = {};
  report('old-shape', path, 'The parameters must be an object by name, not a list');
  for (const [at, item] of list.entries()) {
    const { name, ...rest } = isRecord(item) ? item : {};
    if (typeof name === 'string') setOwn<Json>(params, name, describe(rest));
    else
      report('bad-json-field', [...path, at], `${path.join('.')}.${at} must be an object with a name; it was left out`);
  }
  return params;
}

function modernFailure(given: JsonFields, path: Path, report: Report): JsonFields {
  const names: readonly (readonly [old: string, name: string])[] = [
    ['status_code', 'status'],
    ['error_code', 'code'],
    ['description', 'message'],
  ];
  const fields = names.reduce((before, [old, name]) => renamed(before, old, name, path, report), given);
  const { status } = fields;
  return typeof status === 'string' && status.trim() !== '' ? { ...fields, status: Number(status) } : fields;
}

function modernColumn(fields: JsonFields): JsonFields {
  const { constraints } = fields;
  return Array.isArray(constraints) ? { ...fields, constraints: constraints.join(' ') } : fields;
}

/** A whole signature in place of the name; fields beside it take precedence. */
function modernMethod(fields: JsonFields, path: Path, report: Report): JsonFields {
  const { method: whole } = fields;
  const signature = typeof whole === 'string' && whole.includes('(') ? signatureIn(whole) : undefined;
  if (signature === undefined || typeof whole !== 'string') return fields;
  const found = methodOf(signature, ({ start, end }) => whole.slice(start, end));
  report('old-shape', [...path, 'method'], `The method is a whole signature: ${quote(whole)}`);
  return {
    ...fields,
    method: found.method,
    returns: fields.returns || found.returns,
    parameters: withMissing(fields.parameters, found.parameters),
    defaults: withMissing(fields.defaults, found.defaults),
    ...(found.async === true && { async: true }),
  };
}

function modernCheck(fields: JsonFields, path: Path, report: Report): JsonFields {
  const { severity } = fields;
  if (typeof severity !== 'string') return fields;
  const at = [...path, 'severity'];
  return { ...fields, severity: readSeverity(severity, (code, message) => report(code, at, message)) };
}

/** A copy of the fields with an old name replaced. */
function renamed(fields: JsonFields, old: string, name: string, path: Path, report: Report): JsonFields {
  const value = getOwn(fields, old);
  if (value === undefined || Object.hasOwn(fields, name)) return { ...fields };
  report('old-shape', [...path, old], `The field must be ${quote(name)}, not ${quote(old)}`);
  const { [old]: _, ...rest } = fields;
  return { ...rest, [name]: value };
}

/** A record, extended by the missing entries of another one. */
function withMissing(record: Json | undefined, other: Record<string, string>): Json {
  if (record !== undefined && record !== null && !isRecord(record)) return record;
  const all: JsonFields = { ...record };
  for (const [name, text] of Object.entries(other)) if (!Object.hasOwn(all, name)) setOwn<Json>(all, name, text);
  return all;
}

/** A value as a text: strings as they are, everything else as JSON. */
export function describe(value: Json): string {
  if (typeof value === 'string') return value;
  if (isRecord(value)) {
    const parts = Object.entries(value).filter(([, part]) => typeof part !== 'object');
    if (parts.length === Object.keys(value).length)
      return parts
        .map(([name, part]) => (name === 'type' || name === 'description' ? String(part) : `${name}: ${part}`))
        .join(', ');
  }
  return JSON.stringify(value);
}

/** Splits a message that may begin with its code, in capitals: `NOT_FOUND: no such user`. */
function codeAndMessage(text: string): { code: string; message: string } {
  const [code = '', ...rest] = text.split(':');
  const isCode = code.length > 2 && code === code.toUpperCase() && !code.includes(' ');
  return isCode ? { code, message: rest.join(':').trim() } : { code: 'ERROR', message: text };
}
