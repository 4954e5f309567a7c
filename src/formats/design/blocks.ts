import { grammar } from '../../../generated/design.ts';
import { fence } from '../../core/markdown.ts';
import type { Range } from '../../core/range.ts';
import { visit } from '../../engine/visit.ts';
import type { Json } from '../json/index.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, DesignSpecification, Interface } from './model.ts';
import { closedStatement } from './read/tables.ts';

/** A field as it is printed, under the label of the specification; `''` is what needs no label, such as a rule. */
export interface Block {
  readonly label: string;
  readonly text: string;
}

/** The labels of the fields that stand under one, by the kind of item. A method's description stands without its label. */
export const LABELS = {
  contract: {
    description: 'Description',
    authentication_required: 'Authentication Required',
    rate_limit: 'Rate Limit',
    request_params: 'Request Parameters',
    request_schema: 'Request Body',
    response_schema: 'Response (Success)',
    error_responses: 'Error Responses',
  },
  table: {
    description: 'Description',
    columns: 'Columns',
    indexes: 'Indexes',
    relationships: 'Relationships',
    constraints: 'Constraints',
  },
  component: {
    semantic_unit_id: 'Semantic Unit',
    responsibility: 'Responsibility',
    dependencies: 'Dependencies',
    interfaces: 'Interfaces',
    implementation_notes: 'Implementation Notes',
    complexity: 'Estimated Complexity',
  },
  method: {
    description: 'Description',
    parameter_docs: 'Parameters',
    returns_doc: 'Returns',
    raises: 'Raises',
  },
  check: { validation_criteria: 'Validation Criteria', severity: 'Severity' },
} as const;

/** The sections of the specification, in the order of the layout. */
export const SECTIONS: readonly Section[] = [
  section('architecture_overview', 'Architecture Overview', (design) => filled(design.architecture_overview)),
  section('technology_stack', 'Technology Stack', (design) =>
    list(Object.entries(design.technology_stack).map(([name, text]) => labelled(name, text))),
  ),
  section('assumptions', 'Assumptions', (design) => list(design.assumptions)),
  section('api_contracts', 'API Contracts', (design) => design.api_contracts.flatMap(contractBlocks).map(textOf)),
  section('data_schemas', 'Data Schemas', (design) => design.data_schemas.flatMap(tableBlocks).map(textOf)),
  section('component_logic', 'Component Logic', (design) =>
    design.component_logic.flatMap(componentBlocks).map(textOf),
  ),
  section('design_review_checklist', 'Design Review Checklist', (design) =>
    design.design_review_checklist.flatMap(checkBlocks).map(textOf),
  ),
];

/** A section of the specification. */
export interface Section {
  readonly root: Exclude<keyof DesignSpecification, 'task_id' | 'timestamp' | 'extra'>;
  readonly title: string;
  /** What stands below the title; empty when the section is left out. */
  blocks(design: DesignSpecification): string[];
}

function section(root: Section['root'], title: string, blocks: Section['blocks']): Section {
  return { root, title, blocks };
}

/** A blank line stands between any two blocks. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.join('\n\n');
}

export function textOf({ text }: Block): string {
  return text;
}

const RULE: Block = { label: '', text: '---' };

/** An endpoint. */
export function contractBlocks(contract: ApiContract): Block[] {
  const { request_params: params, request_schema: request, error_responses: failures } = contract;
  const labels = LABELS.contract;
  return [
    heading(`### ${contract.method} ${contract.endpoint}`),
    ...extraBlocks(contract.extra),
    field(labels.description, contract.description),
    field(labels.authentication_required, contract.authentication_required ? 'Yes' : 'No'),
    ...(contract.rate_limit === undefined ? [] : [field(labels.rate_limit, contract.rate_limit)]),
    ...(params === undefined ? [] : [below(labels.request_params, Object.entries(params).map(entry).join('\n'))]),
    ...(request === undefined ? [] : [below(labels.request_schema, json(request))]),
    contract.response_schema === null
      ? field(labels.response_schema, 'None')
      : below(labels.response_schema, json(contract.response_schema)),
    failures.length === 0
      ? field(labels.error_responses, 'None')
      : below(labels.error_responses, failures.map(failure).map(bullet).join('\n')),
    RULE,
  ];
}

/** A table. */
export function tableBlocks(table: DataSchema): Block[] {
  const labels = LABELS.table;
  const rows = table.columns.map(({ name, type, constraints }) => row([name, type, constraints]));
  const columns = [row(['Column', 'Type', 'Constraints']), '|--------|------|-------------|', ...rows];
  return [
    heading(`### Table: ${table.table_name}`),
    ...extraBlocks(table.extra),
    field(labels.description, table.description),
    below(labels.columns, columns.join('\n')),
    ...sql(labels.indexes, table.indexes),
    ...sql(labels.relationships, table.relationships),
    ...sql(labels.constraints, table.constraints),
    RULE,
  ];
}

/** A component with its methods. */
export function componentBlocks(component: Component): Block[] {
  const { dependencies, interfaces, complexity } = component;
  const labels = LABELS.component;
  return [
    heading(`### Component: ${component.component_name}`),
    ...extraBlocks(component.extra),
    field(labels.semantic_unit_id, component.semantic_unit_id),
    field(labels.responsibility, component.responsibility),
    dependencies.length === 0
      ? field(labels.dependencies, 'None')
      : below(labels.dependencies, dependencies.map(bullet).join('\n')),
    ...(interfaces.length === 0 ? [] : [blocksUnder(labels.interfaces, interfaces.flatMap(methodBlocks).map(textOf))]),
    blocksUnder(labels.implementation_notes, filled(component.implementation_notes)),
    ...(complexity === undefined ? [] : [field(labels.complexity, String(complexity))]),
    RULE,
  ];
}

/** A method of a component. */
export function methodBlocks(method: Interface): Block[] {
  const { '': loose, ...extra } = method.extra ?? {};
  const labels = LABELS.method;
  const docs = Object.entries(method.parameter_docs);
  return [
    heading(`#### \`${signature(method)}\``),
    ...filled(method.description).map((text) => ({ label: labels.description, text })),
    ...extraBlocks(extra),
    ...(docs.length === 0 ? [] : [below(labels.parameter_docs, docs.map(entry).join('\n'))]),
    ...(method.returns_doc === undefined ? [] : [field(labels.returns_doc, method.returns_doc)]),
    ...(method.raises.length === 0 ? [] : [below(labels.raises, method.raises.map(raised).join('\n'))]),
    RULE,
    ...(loose === undefined ? [] : [{ label: '', text: loose }, RULE]),
  ];
}

/** An item of the checklist. */
export function checkBlocks(item: ChecklistItem): Block[] {
  const labels = LABELS.check;
  return [
    heading(`### ${item.category}: ${item.description}`),
    ...extraBlocks(item.extra),
    field(labels.validation_criteria, item.validation_criteria),
    field(labels.severity, item.severity),
    RULE,
  ];
}

/** A method's signature. */
export function signature({ async: isAsync, method, parameters, defaults, returns }: Interface): string {
  const written = Object.entries(parameters).map(([name, type]) => {
    const fallback = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
    return `${name}${type === '' ? '' : `: ${type}`}${fallback === undefined ? '' : ` = ${fallback}`}`;
  });
  return `${isAsync === true ? 'async ' : ''}${method}(${written.join(', ')})${returns === '' ? '' : ` -> ${returns}`}`;
}

/** `**404 NOT_FOUND**: what went wrong` */
export function failure({ status, code, message }: ApiContract['error_responses'][number]): string {
  return labelled(code === '' ? String(status) : `${status} ${code}`, message, '**:');
}

/** A row of a table of columns. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

/** The text of a cell: a pipe would end it. */
export function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|');
}

function raised({ error, description }: Interface['raises'][number]): string {
  return entry([error, description]);
}

/** `` - `name`: text `` */
export function entry([name, text]: readonly [string, string]): string {
  return `- \`${name}\`:${text === '' ? '' : ` ${text}`}`;
}

/** A list item. */
export function bullet(text: string): string {
  return `- ${text}`;
}

/** `**Name:** text` */
export function labelled(name: string, text: string, close = ':**'): string {
  return text === '' ? `**${name}${close}` : `**${name}${close} ${text}`;
}

/** The line at the end of a document; it has one when it has a timestamp. */
export function footer({ timestamp }: DesignSpecification): string | undefined {
  return timestamp === undefined ? undefined : `*Generated by Design Agent v2.0 (Markdown) on ${timestamp}*`;
}

function heading(text: string): Block {
  return { label: '', text };
}

function field(label: string, text: string): Block {
  return { label, text: labelled(label, text) };
}

function below(label: string, text: string): Block {
  return { label, text: `**${label}:**\n${text}` };
}

function blocksUnder(label: string, blocks: readonly string[]): Block {
  return { label, text: joinBlocks([`**${label}:**`, ...blocks]) };
}

/** Text without a label, and labels that the specification does not know: before all others, where nothing takes them in. */
function extraBlocks(extra: Record<string, string> | undefined): Block[] {
  const { '': loose, ...labels } = extra ?? {};
  return [
    ...(loose === undefined ? [] : [{ label: '', text: loose }]),
    ...Object.entries(labels).map(([label, text]) => (isBlock(text) ? below(label, text) : field(label, text))),
  ];
}

/** Whether a text begins with what would be none on the line of a label. */
function isBlock(text: string): boolean {
  let begins = false;
  const block = ({ start }: Range): void => {
    begins ||= start === 0;
  };
  visit(grammar, text, { Fence: block, Table: block, BadWrapper: block });
  return begins;
}

function filled(text: string): string[] {
  return text === '' ? [] : [text];
}

function list(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [items.map(bullet).join('\n')];
}

function json(value: Json): string {
  return fence(JSON.stringify(value, null, 2), 'json');
}

function sql(label: string, statements: readonly string[]): Block[] {
  return statements.length === 0 ? [] : [below(label, fence(statements.map(closedStatement).join('\n'), 'sql'))];
}
