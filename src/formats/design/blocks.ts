import { grammar } from '../../../generated/design.ts';
import { fence } from '../../core/markdown.ts';
import type { Range } from '../../core/range.ts';
import { visit } from '../../engine/visit.ts';
import type { Json } from '../json/embedding.ts';
import { LABELS } from './labels.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, DesignSpecification, Interface } from './model.ts';
import { closedStatement } from './read/tables.ts';

/** A field as it is printed, under the label of the specification; `''` is what needs no label, such as a rule. */
export interface Block {
  readonly label: string;
  readonly text: string;
}

/** The sections of the specification, in the order of the layout. */
export const SECTIONS: readonly Section[] = [
  {
    root: 'architecture_overview',
    title: 'Architecture Overview',
    blocks: ({ architecture_overview: text }) => filled(text),
  },
  {
    root: 'technology_stack',
    title: 'Technology Stack',
    blocks: ({ technology_stack: stack }) =>
      orNothing(list(Object.entries(stack).map(([name, text]) => labelled(name, text)))),
  },
  { root: 'assumptions', title: 'Assumptions', blocks: ({ assumptions }) => orNothing(list(assumptions)) },
  {
    root: 'api_contracts',
    title: 'API Contracts',
    blocks: ({ api_contracts }) => orNothing(api_contracts.flatMap(contractBlocks).map(textOf)),
  },
  {
    root: 'data_schemas',
    title: 'Data Schemas',
    isOptional: true,
    blocks: ({ data_schemas }) => data_schemas.flatMap(tableBlocks).map(textOf),
  },
  {
    root: 'component_logic',
    title: 'Component Logic',
    blocks: ({ component_logic }) => orNothing(component_logic.flatMap(componentBlocks).map(textOf)),
  },
  {
    root: 'design_review_checklist',
    title: 'Design Review Checklist',
    blocks: ({ design_review_checklist }) => orNothing(design_review_checklist.flatMap(checkBlocks).map(textOf)),
  },
];

/** A section of the specification. */
export interface Section {
  readonly root: Exclude<keyof DesignSpecification, 'task_id' | 'timestamp' | 'extra'>;
  readonly title: string;
  /** It may be left out. */
  readonly isOptional?: true;
  /** What is below the title. */
  blocks(design: DesignSpecification): string[];
}

/** A section that holds nothing says so: left out, it would be missing. */
function orNothing(blocks: string[]): string[] {
  return blocks.length === 0 ? ['N/A'] : blocks;
}

/** A blank line is between any two blocks. */
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
    field(labels.description.label, contract.description),
    field(labels.authentication_required.label, contract.authentication_required ? 'Yes' : 'No'),
    ...(contract.rate_limit === undefined ? [] : [field(labels.rate_limit.label, contract.rate_limit)]),
    ...(params === undefined ? [] : [below(labels.request_params.label, Object.entries(params).map(entry).join('\n'))]),
    ...(request === undefined ? [] : [below(labels.request_schema.label, json(request))]),
    contract.response_schema === null
      ? field(labels.response_schema.label, 'None')
      : below(labels.response_schema.label, json(contract.response_schema)),
    failures.length === 0
      ? field(labels.error_responses.label, 'None')
      : below(labels.error_responses.label, failures.map(failure).map(bullet).join('\n')),
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
    field(labels.description.label, table.description),
    below(labels.columns.label, columns.join('\n')),
    ...sql(labels.indexes.label, table.indexes),
    ...sql(labels.relationships.label, table.relationships),
    ...sql(labels.constraints.label, table.constraints),
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
    field(labels.semantic_unit_id.label, component.semantic_unit_id),
    field(labels.responsibility.label, component.responsibility),
    dependencies.length === 0
      ? field(labels.dependencies.label, 'None')
      : below(labels.dependencies.label, dependencies.map(bullet).join('\n')),
    interfaces.length === 0
      ? field(labels.interfaces.label, 'None')
      : blocksUnder(labels.interfaces.label, interfaces.flatMap(methodBlocks).map(textOf)),
    blocksUnder(labels.implementation_notes.label, filled(component.implementation_notes)),
    ...(complexity === undefined ? [] : [field(labels.complexity.label, String(complexity))]),
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
    ...filled(method.description).map((text) => ({ label: labels.description.label, text })),
    ...extraBlocks(extra),
    ...(docs.length === 0 ? [] : [below(labels.parameter_docs.label, docs.map(entry).join('\n'))]),
    ...(method.returns_doc === undefined ? [] : [field(labels.returns_doc.label, method.returns_doc)]),
    ...(method.raises.length === 0 ? [] : [below(labels.raises.label, method.raises.map(raised).join('\n'))]),
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
    field(labels.validation_criteria.label, item.validation_criteria),
    field(labels.severity.label, item.severity),
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
