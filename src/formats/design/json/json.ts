import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { setOwn } from '../../../core/record.ts';
import type { Adapting, Writer } from '../../../engine/index.ts';
import { type FoundJson, findJson, parseSlice } from '../../json/find/embedded.ts';
import type { Json } from '../../json/index.ts';
import type {
  ApiContract,
  ChecklistItem,
  Component,
  DataSchema,
  DesignSpecification,
  ErrorResponse,
  Interface,
} from '../model.ts';
import { METHODS, SEVERITIES } from '../model.ts';
import { methodOf, signatureIn } from '../read/signature.ts';
import { type Fields, shapes } from './shape.ts';

type JsonFields = { [name: string]: Json };

/** An object with two of these names is a design. */
const { timestamp: _, extra: __, ...NAMES } = shapes.design.of;

/** Whether a text holds a JSON object of a design's shape. */
export function holdsDesign(text: string): boolean {
  return designsIn(text).length > 0;
}

/** Reads the last JSON object of the text that has a design's shape, old shapes included. */
export function readJson(text: string, to: Writer<DesignSpecification>, reading: Adapting<object>): void {
  const designs = designsIn(text);
  const found = designs.pop();
  if (found === undefined) return;
  const { start, end } = found;
  const parsed = parseSlice(text, start, end);
  for (const diagnostic of parsed.diagnostics) to.tell(diagnostic);
  if (!parsed.complete) reading.cut();
  if (!isFields(parsed.value)) return;
  const whole = { start, end };
  if (text.slice(0, start).trim() !== '' || text.slice(end).trim() !== '')
    to.find('wrapped-json', { range: whole, message: 'The JSON of the design stands inside other text' });
  for (const other of designs) {
    const message = 'The text holds several designs; the last one counts';
    const related = { start: other.start, end: other.end };
    to.find('duplicate-design', { range: whole, path: [], related, message });
  }
  to.place([], whole);
  for (const name of Object.keys(NAMES)) to.places.within([name], (path) => parsed.locate([name, ...path]));
  new Reader(to, parsed.locate).design(parsed.value, to.value);
}

function designsIn(text: string): FoundJson[] {
  return findJson(text).filter(
    ({ kind, names }) => kind === 'object' && names.filter((name) => Object.hasOwn(NAMES, name)).length >= 2,
  );
}

/** Reads JSON values into the model; what has the wrong type is reported and left out. */
class Reader {
  readonly #to: Writer<DesignSpecification>;
  readonly #locate: (path: Path) => Range | undefined;

  constructor(to: Writer<DesignSpecification>, locate: (path: Path) => Range | undefined) {
    this.#to = to;
    this.#locate = locate;
  }

  design(fields: JsonFields, design: DesignSpecification): void {
    design.task_id = this.#text(fields, 'task_id', []);
    const timestamp = this.#optionalText(fields, 'timestamp', []);
    if (timestamp !== undefined) design.timestamp = timestamp;
    design.architecture_overview = this.#text(fields, 'architecture_overview', []);
    design.technology_stack = this.#texts(fields, 'technology_stack', []);
    design.assumptions = this.#list(fields, 'assumptions', [], (value, path) => this.#asText(value, path));
    design.api_contracts = this.#list(fields, 'api_contracts', [], (value, path) => this.#contract(value, path));
    design.data_schemas = this.#list(fields, 'data_schemas', [], (value, path) => this.#table(value, path));
    design.component_logic = this.#list(fields, 'component_logic', [], (value, path) => this.#component(value, path));
    design.design_review_checklist = this.#list(fields, 'design_review_checklist', [], (value, path) =>
      this.#check(value, path),
    );
    this.#extra(fields, design, shapes.design, []);
  }

  #contract(value: Json, path: Path): ApiContract | undefined {
    const fields = this.#object(value, path);
    if (fields === undefined) return undefined;
    const rename = this.#oldName(fields, 'path', 'endpoint', path);
    const contract: ApiContract = {
      method: this.#method(fields, path),
      endpoint: this.#text(rename, 'endpoint', path),
      description: this.#text(fields, 'description', path),
      authentication_required: this.#flag(fields, 'authentication_required', path),
      response_schema: own(fields, 'response_schema') ?? null,
      error_responses: this.#failures(own(fields, 'error_responses'), [...path, 'error_responses']),
    };
    const limit = this.#optionalText(fields, 'rate_limit', path);
    if (limit !== undefined) contract.rate_limit = limit;
    const request = own(fields, 'request_schema');
    if (request !== undefined && request !== null) contract.request_schema = request;
    const params = this.#params(own(fields, 'request_params'), [...path, 'request_params']);
    if (params !== undefined) contract.request_params = params;
    this.#extra(rename, contract, shapes.contract, path);
    return contract;
  }

  /** `get` for `GET` is repaired; the rules judge all others. */
  #method(fields: JsonFields, path: Path): string {
    const method = this.#text(fields, 'method', path);
    const upper = METHODS.find((known) => known === method.toUpperCase());
    if (upper !== undefined && upper !== method)
      this.#tell('bad-method-name', [...path, 'method'], `The method is written ${quote(method)}`);
    return upper ?? method;
  }

  /** Parameters as an object; the old form is a list of objects with a name. */
  #params(value: Json | undefined, path: Path): Record<string, string> | undefined {
    if (value === undefined || value === null) return undefined;
    const params: Record<string, string> = {};
    if (Array.isArray(value)) {
      this.#tell('old-shape', path, 'The parameters are a list; an object by name is due');
      for (const [at, item] of value.entries()) {
        const fields = this.#object(item, [...path, at]);
        if (fields === undefined) continue;
        const { name, ...rest } = fields;
        if (typeof name !== 'string') this.#wrong([...path, at, 'name'], 'a string');
        else setOwn(params, name, describe(rest));
      }
    } else {
      const fields = this.#object(value, path);
      if (fields === undefined) return undefined;
      for (const [name, text] of Object.entries(fields)) {
        const string = this.#asText(text, [...path, name]);
        if (string !== undefined) setOwn(params, name, string);
      }
    }
    return Object.keys(params).length === 0 ? undefined : params;
  }

  /** Error responses as a list; the old form is an object by status. */
  #failures(value: Json | undefined, path: Path): ErrorResponse[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((item, at) => this.#failure(item, [...path, at]) ?? []);
    const fields = this.#object(value, path);
    if (fields === undefined) return [];
    this.#tell('old-shape', path, 'The error responses are an object; a list is due');
    return Object.entries(fields).flatMap(([status, item]) => {
      const at = [...path, status];
      if (typeof item === 'string') return this.#failure({ status, ...codeAndMessage(item) }, at) ?? [];
      return this.#failure(isFields(item) ? { status, ...item } : item, at) ?? [];
    });
  }

  #failure(value: Json, path: Path): ErrorResponse | undefined {
    const fields = this.#object(value, path);
    if (fields === undefined) return undefined;
    const given = own(fields, 'status') ?? own(fields, 'status_code');
    const status = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
    if (typeof status !== 'number' || Number.isNaN(status)) {
      this.#wrong([...path, 'status'], 'a number');
      return undefined;
    }
    const renamed = this.#oldName(fields, 'description', 'message', path);
    return {
      status,
      code: this.#text(this.#oldName(fields, 'error_code', 'code', path), 'code', path),
      message: this.#text(renamed, 'message', path),
    };
  }

  #table(value: Json, path: Path): DataSchema | undefined {
    const fields = this.#object(value, path);
    if (fields === undefined) return undefined;
    const list = (name: string): string[] => this.#list(fields, name, path, (item, at) => this.#asText(item, at));
    const table: DataSchema = {
      table_name: this.#text(fields, 'table_name', path),
      description: this.#text(fields, 'description', path),
      columns: this.#list(fields, 'columns', path, (item, at) => {
        const column = this.#object(item, at);
        if (column === undefined) return undefined;
        const constraints = own(column, 'constraints');
        return {
          name: this.#text(column, 'name', at),
          type: this.#text(column, 'type', at),
          constraints: Array.isArray(constraints) ? constraints.join(' ') : this.#text(column, 'constraints', at),
        };
      }),
      indexes: list('indexes'),
      relationships: list('relationships'),
      constraints: list('constraints'),
    };
    this.#extra(fields, table, shapes.table, path);
    return table;
  }

  #component(value: Json, path: Path): Component | undefined {
    const fields = this.#object(value, path);
    if (fields === undefined) return undefined;
    const component: Component = {
      component_name: this.#text(fields, 'component_name', path),
      semantic_unit_id: this.#text(fields, 'semantic_unit_id', path),
      responsibility: this.#text(fields, 'responsibility', path),
      dependencies: this.#list(fields, 'dependencies', path, (item, at) => this.#asText(item, at)),
      interfaces: this.#list(fields, 'interfaces', path, (item, at) => this.#interface(item, at)),
      implementation_notes: this.#text(fields, 'implementation_notes', path),
    };
    const complexity = own(fields, 'complexity');
    if (typeof complexity === 'number') component.complexity = complexity;
    else if (complexity !== undefined && complexity !== null) this.#wrong([...path, 'complexity'], 'a number');
    this.#extra(fields, component, shapes.component, path);
    return component;
  }

  #interface(value: Json, path: Path): Interface | undefined {
    const fields = this.#object(value, path);
    if (fields === undefined) return undefined;
    const method: Interface = {
      method: this.#text(fields, 'method', path),
      parameters: this.#texts(fields, 'parameters', path),
      returns: this.#text(fields, 'returns', path),
      description: this.#text(fields, 'description', path),
      parameter_docs: this.#texts(fields, 'parameter_docs', path),
      raises: this.#list(fields, 'raises', path, (item, at) => {
        const raised = this.#object(item, at);
        return raised && { error: this.#text(raised, 'error', at), description: this.#text(raised, 'description', at) };
      }),
      defaults: this.#texts(fields, 'defaults', path),
    };
    this.#signature(method, path);
    const doc = this.#optionalText(fields, 'returns_doc', path);
    if (doc !== undefined) method.returns_doc = doc;
    if (own(fields, 'async') === true) method.async = true;
    this.#extra(fields, method, shapes.method, path);
    return method;
  }

  /** A whole signature in place of the name, as older designs have it: what is given beside it counts. */
  #signature(method: Interface, path: Path): void {
    const signature = method.method.includes('(') ? signatureIn(method.method) : undefined;
    if (signature === undefined) return;
    const whole = method.method;
    const found = methodOf(signature, ({ start, end }) => whole.slice(start, end));
    this.#tell('old-shape', [...path, 'method'], `The method is a whole signature: ${quote(whole)}`);
    method.method = found.method;
    if (method.returns === '') method.returns = found.returns;
    if (found.async === true) method.async = true;
    method.parameters = withMissing(method.parameters, found.parameters);
    method.defaults = withMissing(method.defaults, found.defaults);
  }

  #check(value: Json, path: Path): ChecklistItem | undefined {
    const fields = this.#object(value, path);
    if (fields === undefined) return undefined;
    const given = this.#text(fields, 'severity', path);
    const severity = SEVERITIES.find((known) => known.toLowerCase() === given.toLowerCase());
    const at = [...path, 'severity'];
    if (severity === undefined)
      this.#tell(
        given === '' ? 'missing-severity' : 'bad-severity',
        at,
        `The severity must be one of ${SEVERITIES.join(', ')}, not ${quote(given)}`,
      );
    else if (severity !== given) this.#tell('bad-severity-case', at, `The severity is written ${quote(given)}`);
    const item: ChecklistItem = {
      category: this.#text(fields, 'category', path),
      description: this.#text(fields, 'description', path),
      validation_criteria: this.#text(fields, 'validation_criteria', path),
      severity: severity ?? 'Medium',
    };
    this.#extra(fields, item, shapes.check, path);
    return item;
  }

  /** Fields that the model does not know, as texts. */
  #extra(fields: JsonFields, item: { extra?: Record<string, string> }, known: Fields, path: Path): void {
    const extra: Record<string, string> = {};
    const given = own(fields, 'extra');
    if (isFields(given)) for (const [name, value] of Object.entries(given)) setOwn(extra, name, describe(value));
    for (const [name, value] of Object.entries(fields)) {
      if (Object.hasOwn(known.of, name)) continue;
      this.#tell(
        path.length === 0 ? 'unknown-section' : 'unknown-label',
        [...path, name],
        `The specification has no field ${quote(name)} here; it was kept`,
      );
      setOwn(extra, name, describe(value));
    }
    if (Object.keys(extra).length > 0) item.extra = extra;
  }

  /** The fields with an old name replaced by the one that is due. */
  #oldName(fields: JsonFields, old: string, name: string, path: Path): JsonFields {
    const value = own(fields, old);
    if (value === undefined || own(fields, name) !== undefined) return fields;
    this.#tell('old-shape', [...path, old], `The field ${quote(old)} is called ${quote(name)}`);
    const { [old]: _, ...rest } = fields;
    return { ...rest, [name]: value };
  }

  #list<Item>(
    fields: JsonFields,
    name: string,
    path: Path,
    read: (value: Json, path: Path) => Item | undefined,
  ): Item[] {
    const value = own(fields, name);
    const at = [...path, name];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.#wrong(at, 'a list');
      return [];
    }
    return value.flatMap((item, nth) => read(item, [...at, nth]) ?? []);
  }

  #texts(fields: JsonFields, name: string, path: Path): Record<string, string> {
    const texts: Record<string, string> = {};
    const value = own(fields, name);
    const at = [...path, name];
    if (value === undefined || value === null) return texts;
    for (const [key, item] of Object.entries(this.#object(value, at) ?? {})) {
      const text = this.#asText(item, [...at, key]);
      if (text !== undefined) setOwn(texts, key, text);
    }
    return texts;
  }

  #text(fields: JsonFields, name: string, path: Path): string {
    return this.#optionalText(fields, name, path) ?? '';
  }

  #optionalText(fields: JsonFields, name: string, path: Path): string | undefined {
    const value = own(fields, name);
    return value === undefined || value === null ? undefined : this.#asText(value, [...path, name]);
  }

  #asText(value: Json, path: Path): string | undefined {
    if (typeof value === 'string') return value;
    this.#wrong(path, 'a string');
    return undefined;
  }

  /** True and false, or words that say so; anything else is an error, and never a silent "no". */
  #flag(fields: JsonFields, name: string, path: Path): boolean {
    const value = own(fields, name);
    if (typeof value === 'boolean') return value;
    this.#tell(
      'bad-authentication',
      [...path, name],
      `Authentication must be true or false, not ${quote(describe(value ?? null))}`,
    );
    return true;
  }

  #object(value: Json, path: Path): JsonFields | undefined {
    if (isFields(value)) return value;
    this.#wrong(path, 'an object');
    return undefined;
  }

  #wrong(path: Path, wanted: string): void {
    this.#tell('bad-json-field', path, `${path.join('.')} must be ${wanted}; it was left out`);
  }

  #tell(code: string, path: Path, message: string): void {
    let range: Range | undefined;
    for (let { length } = path; length > 0 && range === undefined; length--)
      range = this.#locate(path.slice(0, length));
    this.#to.find(code, { range: range ?? { start: 0, end: 0 }, path, message });
  }
}

/** A record with what only another one has behind it. */
function withMissing(record: Record<string, string>, other: Record<string, string>): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, text] of [...Object.entries(record), ...Object.entries(other)])
    if (!Object.hasOwn(all, name)) setOwn(all, name, text);
  return all;
}

/** A value as a text: strings as they are, everything else as JSON. */
function describe(value: Json): string {
  if (typeof value === 'string') return value;
  if (isFields(value)) {
    const parts = Object.entries(value).filter(([, part]) => typeof part !== 'object');
    if (parts.length === Object.keys(value).length)
      return parts
        .map(([name, part]) => (name === 'type' || name === 'description' ? String(part) : `${name}: ${part}`))
        .join(', ');
  }
  return JSON.stringify(value);
}

/** A message that may begin with its code, in capitals: `NOT_FOUND: no such user`. */
function codeAndMessage(text: string): { code: string; message: string } {
  const [code = '', ...rest] = text.split(':');
  const isCode = code.length > 2 && code === code.toUpperCase() && !code.includes(' ');
  return isCode ? { code, message: rest.join(':').trim() } : { code: 'ERROR', message: text };
}

function own(fields: JsonFields, name: string): Json | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isFields(value: Json | undefined): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
