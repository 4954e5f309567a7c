import type { Severity } from '../../core/diagnostic.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, Interface } from './model.ts';

/** What the items of a kind are in the model. */
export interface Items {
  contract: ApiContract;
  table: DataSchema;
  component: Component;
  method: Interface;
  check: ChecklistItem;
}

/** The kinds of items. */
export type ItemKind = keyof Items;

/** A label of the specification. */
export interface LabelRow {
  /** As the specification writes it. */
  readonly label: string;
  /** The node that the grammar makes of its line. */
  readonly node: string;
  /** How bad it is that an item lacks it; undefined where the specification lets it be left out. */
  readonly missing?: Severity;
}

/**
 * The labels of the specification, by the kind of item that they are in and their key in the model. A list that is
 * left out counts as empty; of everything else that is missing, nobody knows the value. A method's description is
 * without its label.
 */
export const LABELS = {
  contract: {
    description: { label: 'Description', node: 'DescriptionLabel', missing: 'error' },
    authentication_required: { label: 'Authentication Required', node: 'AnswerHead', missing: 'error' },
    rate_limit: { label: 'Rate Limit', node: 'RateLimitLabel' },
    request_params: { label: 'Request Parameters', node: 'RequestParametersLabel' },
    request_schema: { label: 'Request Body', node: 'RequestBodyLabel' },
    response_schema: { label: 'Response (Success)', node: 'ResponseLabel', missing: 'error' },
    error_responses: { label: 'Error Responses', node: 'FailuresHead', missing: 'warning' },
  },
  table: {
    description: { label: 'Description', node: 'DescriptionLabel', missing: 'error' },
    columns: { label: 'Columns', node: 'ColumnsHead', missing: 'error' },
    indexes: { label: 'Indexes', node: 'IndexesLabel' },
    relationships: { label: 'Relationships', node: 'RelationshipsLabel' },
    constraints: { label: 'Constraints', node: 'ConstraintsLabel' },
  },
  component: {
    semantic_unit_id: { label: 'Semantic Unit', node: 'SemanticUnitLabel', missing: 'error' },
    responsibility: { label: 'Responsibility', node: 'ResponsibilityLabel', missing: 'error' },
    dependencies: { label: 'Dependencies', node: 'NamesHead', missing: 'warning' },
    interfaces: { label: 'Interfaces', node: 'InterfacesHead', missing: 'warning' },
    implementation_notes: { label: 'Implementation Notes', node: 'NotesHead', missing: 'error' },
    complexity: { label: 'Estimated Complexity', node: 'NumberHead' },
  },
  method: {
    description: { label: 'Description', node: 'DescriptionLabel' },
    parameter_docs: { label: 'Parameters', node: 'ParametersLabel' },
    returns_doc: { label: 'Returns', node: 'ReturnsLabel' },
    raises: { label: 'Raises', node: 'RaisesLabel' },
  },
  check: {
    validation_criteria: { label: 'Validation Criteria', node: 'CriteriaLabel', missing: 'error' },
    severity: { label: 'Severity', node: 'SeverityHead', missing: 'error' },
  },
} as const;

type Rows = { [Kind in ItemKind]: (typeof LABELS)[Kind][keyof (typeof LABELS)[Kind]] }[ItemKind];
type LabelNode = Rows['node'];

/** The line of a label that the specification has: of what kind it is, says the node or a part of it. */
export type Labelled = { readonly type: LabelNode } | { readonly kind: { readonly type: LabelNode } };

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(LABELS).flatMap((rows) => Object.values<LabelRow>(rows).map(({ node, label }) => [node, label])),
);

/** The label as the specification writes it. */
export function labelOf(node: Labelled): string {
  return NAMES.get('kind' in node ? node.kind.type : node.type) ?? '';
}

/** The labels of a kind of item, each with its key in the model. */
export function rowsOf(kind: ItemKind): readonly (readonly [key: string, row: LabelRow])[] {
  return Object.entries<LabelRow>(LABELS[kind]);
}
