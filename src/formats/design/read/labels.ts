/** The labels of the specification, by the nodes that stand for them. */
export const LABEL_NAMES = {
  DescriptionLabel: 'Description',
  RateLimitLabel: 'Rate Limit',
  ReturnsLabel: 'Returns',
  SemanticUnitLabel: 'Semantic Unit',
  ResponsibilityLabel: 'Responsibility',
  CriteriaLabel: 'Validation Criteria',
  SeverityLabel: 'Severity',
  AnswerHead: 'Authentication Required',
  RequestParametersLabel: 'Request Parameters',
  RequestBodyLabel: 'Request Body',
  ResponseLabel: 'Response (Success)',
  FailuresHead: 'Error Responses',
  ColumnsHead: 'Columns',
  IndexesLabel: 'Indexes',
  RelationshipsLabel: 'Relationships',
  ConstraintsLabel: 'Constraints',
  NamesHead: 'Dependencies',
  InterfacesHead: 'Interfaces',
  NotesHead: 'Implementation Notes',
  NumberHead: 'Estimated Complexity',
  ParametersLabel: 'Parameters',
  RaisesLabel: 'Raises',
} as const;

type LabelNodeName = keyof typeof LABEL_NAMES;

/** The line of a label that the specification has: of what kind it is, says the node or a part of it. */
export type Labelled = { readonly type: LabelNodeName } | { readonly kind: { readonly type: LabelNodeName } };

/** The label as the specification writes it. */
export function labelOf(node: Labelled): string {
  return LABEL_NAMES['kind' in node ? node.kind.type : node.type];
}
