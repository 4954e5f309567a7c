/** What a part of the model is made of: for walking along a path, and for reading it from JSON. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'flag' | 'json' | 'texts'; readonly optional?: true }
  | { readonly kind: 'list'; readonly of: Shape }
  | Fields;

/** An object with fields of its own names. */
export interface Fields {
  readonly kind: 'fields';
  readonly of: Readonly<Record<string, Shape>>;
}

const text: Shape = { kind: 'text' };
const someText: Shape = { kind: 'text', optional: true };
/** Texts by names that the document chooses. */
const texts: Shape = { kind: 'texts' };
/** The same, absent when there are none. */
const someTexts: Shape = { kind: 'texts', optional: true };
const list = (of: Shape): Shape => ({ kind: 'list', of });
const fields = (of: Fields['of']): Fields => ({ kind: 'fields', of });

const failure = fields({ status: { kind: 'number' }, code: text, message: text });
const column = fields({ name: text, type: text, constraints: text });

const contract = fields({
  method: text,
  endpoint: text,
  description: text,
  authentication_required: { kind: 'flag' },
  rate_limit: someText,
  request_params: someTexts,
  request_schema: { kind: 'json', optional: true },
  response_schema: { kind: 'json' },
  error_responses: list(failure),
  extra: someTexts,
});

const table = fields({
  table_name: text,
  description: text,
  columns: list(column),
  indexes: list(text),
  relationships: list(text),
  constraints: list(text),
  extra: someTexts,
});

const method = fields({
  method: text,
  parameters: texts,
  returns: text,
  description: text,
  parameter_docs: texts,
  returns_doc: someText,
  raises: list(fields({ error: text, description: text })),
  defaults: texts,
  async: { kind: 'flag', optional: true },
  extra: someTexts,
});

const component = fields({
  component_name: text,
  semantic_unit_id: text,
  responsibility: text,
  dependencies: list(text),
  interfaces: list(method),
  implementation_notes: text,
  complexity: { kind: 'number', optional: true },
  extra: someTexts,
});

const check = fields({
  category: text,
  description: text,
  validation_criteria: text,
  severity: text,
  extra: someTexts,
});

const design = fields({
  task_id: text,
  timestamp: someText,
  architecture_overview: text,
  technology_stack: texts,
  assumptions: list(text),
  api_contracts: list(contract),
  data_schemas: list(table),
  component_logic: list(component),
  design_review_checklist: list(check),
  extra: someTexts,
});

/** The shapes of the model, and of those objects in it that JSON may hold in an older form. */
export const shapes: Readonly<Record<'design' | 'contract' | 'failure' | 'column' | 'method' | 'check', Fields>> = {
  design,
  contract,
  failure,
  column,
  method,
  check,
};

/** What stands at a path into the model; undefined where the model has no such place. */
export function shapeAt(path: readonly (string | number)[]): Shape | undefined {
  let shape: Shape | undefined = design;
  for (const step of path) {
    if (shape === undefined || shape.kind === 'json') return shape;
    if (shape.kind === 'fields') shape = Object.hasOwn(shape.of, step) ? shape.of[step] : undefined;
    else if (shape.kind === 'list') shape = shape.of;
    else shape = shape.kind === 'texts' ? text : undefined;
  }
  return shape;
}
