// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy: do not edit.

import { type CompiledGrammar, type Reading, type RecoveryNode, type Step, type TreeNode, closesRun, startsOf, tableOf } from '../src/engine/index.ts';

export interface MetadataLineNode extends TreeNode {
  readonly type: 'MetadataLine';
  readonly field: TaskIdLabelNode | TimestampLabelNode;
}

export interface TaskIdLabelNode extends TreeNode {
  readonly type: 'TaskIdLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface TimestampLabelNode extends TreeNode {
  readonly type: 'TimestampLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface MissingWrapperEndNode extends RecoveryNode {
  readonly type: 'MissingWrapperEnd';
}

export interface AfterTextNode extends TreeNode {
  readonly type: 'AfterText';
}

export interface OverviewHeadingNode extends TreeNode {
  readonly type: 'OverviewHeading';
  readonly heading: SectionHeadingNode;
}

export interface StackHeadingNode extends TreeNode {
  readonly type: 'StackHeading';
  readonly heading: SectionHeadingNode;
}

export interface TechnologyNode extends TreeNode {
  readonly type: 'Technology';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface AssumptionsHeadingNode extends TreeNode {
  readonly type: 'AssumptionsHeading';
  readonly heading: SectionHeadingNode;
}

export interface ContractsHeadingNode extends TreeNode {
  readonly type: 'ContractsHeading';
  readonly heading: SectionHeadingNode;
}

export interface SchemasHeadingNode extends TreeNode {
  readonly type: 'SchemasHeading';
  readonly heading: SectionHeadingNode;
}

export interface ComponentsHeadingNode extends TreeNode {
  readonly type: 'ComponentsHeading';
  readonly heading: SectionHeadingNode;
}

export interface ChecklistHeadingNode extends TreeNode {
  readonly type: 'ChecklistHeading';
  readonly heading: SectionHeadingNode;
}

export interface MethodTextNode extends TreeNode {
  readonly type: 'MethodText';
  readonly signature: SignatureNode;
}

export interface MarkNode extends TreeNode {
  readonly type: 'Mark';
  readonly marks: string;
}

export interface BadHeadingSpaceNode extends RecoveryNode {
  readonly type: 'BadHeadingSpace';
}

export interface TitleTextNode extends TreeNode {
  readonly type: 'TitleText';
}

export interface BadSetextNode extends RecoveryNode {
  readonly type: 'BadSetext';
  readonly line: string;
}

export interface TitleHeadingNode extends TreeNode {
  readonly type: 'TitleHeading';
  readonly mark: MarkNode | null;
  readonly id: MarkedIdNode | TitleTextNode;
  readonly under: BadSetextNode | null;
}

export interface MarkedIdNode extends TreeNode {
  readonly type: 'MarkedId';
}

export interface BadTitleMarkNode extends RecoveryNode {
  readonly type: 'BadTitleMark';
}

export interface SectionHeadingNode extends TreeNode {
  readonly type: 'SectionHeading';
  readonly mark: MarkNode | null;
  readonly name: SectionNameNode | OwnNameNode;
  readonly under: BadSetextNode | null;
}

export interface SectionNameNode extends TreeNode {
  readonly type: 'SectionName';
}

export interface OwnNameNode extends TreeNode {
  readonly type: 'OwnName';
}

export interface BadSectionNameNode extends RecoveryNode {
  readonly type: 'BadSectionName';
}

export interface BadSectionRemarkNode extends RecoveryNode {
  readonly type: 'BadSectionRemark';
}

export interface BadTitleDecorationNode extends RecoveryNode {
  readonly type: 'BadTitleDecoration';
}

export interface BadTitleNumberNode extends RecoveryNode {
  readonly type: 'BadTitleNumber';
}

export interface OtherHeadingNode extends TreeNode {
  readonly type: 'OtherHeading';
  readonly mark: MarkNode | null;
  readonly title: TitleTextNode;
  readonly under: BadSetextNode | null;
}

export interface SubheadingNode extends TreeNode {
  readonly type: 'Subheading';
  readonly mark: MarkNode;
  readonly title: TitleTextNode;
}

export interface ContractHeadingNode extends TreeNode {
  readonly type: 'ContractHeading';
  readonly mark: MarkNode | null;
  readonly endpoint: EndpointNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}

export interface EndpointNode extends TreeNode {
  readonly type: 'Endpoint';
  readonly method: MethodWordNode | BadMethodNameNode;
  readonly path: PathTextNode;
}

export interface MethodWordNode extends TreeNode {
  readonly type: 'MethodWord';
  readonly word: string;
}

export interface BadMethodNameNode extends RecoveryNode {
  readonly type: 'BadMethodName';
  readonly word: string;
}

export interface PathTextNode extends TreeNode {
  readonly type: 'PathText';
}

export interface BadPathEndNode extends RecoveryNode {
  readonly type: 'BadPathEnd';
}

export interface BadTitleRestNode extends RecoveryNode {
  readonly type: 'BadTitleRest';
}

export interface SchemaHeadingNode extends TreeNode {
  readonly type: 'SchemaHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}

export interface ComponentHeadingNode extends TreeNode {
  readonly type: 'ComponentHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}

export interface MethodHeadingNode extends TreeNode {
  readonly type: 'MethodHeading';
  readonly mark: MarkNode | null;
  readonly signature: SignatureNode;
  readonly under: BadSetextNode | null;
}

export interface BadMethodTitleNode extends RecoveryNode {
  readonly type: 'BadMethodTitle';
}

export interface CheckHeadingNode extends TreeNode {
  readonly type: 'CheckHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}

export interface PairNode extends TreeNode {
  readonly type: 'Pair';
  readonly name: PairNameNode;
  readonly value: TitleTextNode;
}

export interface PairNameNode extends TreeNode {
  readonly type: 'PairName';
}

export interface BadPairNode extends RecoveryNode {
  readonly type: 'BadPair';
  readonly mark: "**" | "__" | "*" | "_" | "`";
  readonly name: MarkedNameNode;
  readonly value: TitleTextNode | MarkedValueNode;
}

export interface MarkedNameNode extends TreeNode {
  readonly type: 'MarkedName';
}

export interface MarkedValueNode extends TreeNode {
  readonly type: 'MarkedValue';
}

export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly name: LabelNameNode;
}

export interface LabelNameNode extends TreeNode {
  readonly type: 'LabelName';
}

export interface BadLabelNode extends RecoveryNode {
  readonly type: 'BadLabel';
  readonly name: UnderscoredNameNode | KnownNameNode;
  readonly open: "**" | null;
}

export interface UnderscoredNameNode extends TreeNode {
  readonly type: 'UnderscoredName';
}

export interface KnownNameNode extends TreeNode {
  readonly type: 'KnownName';
}

export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly holds: string;
  readonly field: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
}

export interface DescriptionLabelNode extends TreeNode {
  readonly type: 'DescriptionLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface RateLimitLabelNode extends TreeNode {
  readonly type: 'RateLimitLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ReturnsLabelNode extends TreeNode {
  readonly type: 'ReturnsLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface SemanticUnitLabelNode extends TreeNode {
  readonly type: 'SemanticUnitLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ResponsibilityLabelNode extends TreeNode {
  readonly type: 'ResponsibilityLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface CriteriaLabelNode extends TreeNode {
  readonly type: 'CriteriaLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface SeverityLabelNode extends TreeNode {
  readonly type: 'SeverityLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface OtherHeadNode extends TreeNode {
  readonly type: 'OtherHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface LineValueNode extends TreeNode {
  readonly type: 'LineValue';
}

export interface NotesHeadNode extends TreeNode {
  readonly type: 'NotesHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface AnswerHeadNode extends TreeNode {
  readonly type: 'AnswerHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly answer: YesNode | NoNode | null;
  readonly value: LineValueNode;
}

export interface YesNode extends TreeNode {
  readonly type: 'Yes';
}

export interface NoNode extends TreeNode {
  readonly type: 'No';
}

export interface NumberHeadNode extends TreeNode {
  readonly type: 'NumberHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly number: WholeNumberNode | null;
  readonly value: LineValueNode;
}

export interface WholeNumberNode extends TreeNode {
  readonly type: 'WholeNumber';
  readonly digits: string;
}

export interface NamesHeadNode extends TreeNode {
  readonly type: 'NamesHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: NameLineNode | LineValueNode;
}

export interface NamesTextNode extends TreeNode {
  readonly type: 'NamesText';
  readonly lines: NameLineNode[];
}

export interface NameLineNode extends TreeNode {
  readonly type: 'NameLine';
  readonly names: NameNode[];
}

export interface NameNode extends TreeNode {
  readonly type: 'Name';
}

export interface EntriesHeadNode extends TreeNode {
  readonly type: 'EntriesHead';
  readonly holds: string;
  readonly field: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
}

export interface RequestParametersLabelNode extends TreeNode {
  readonly type: 'RequestParametersLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}

export interface ParametersLabelNode extends TreeNode {
  readonly type: 'ParametersLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}

export interface RaisesLabelNode extends TreeNode {
  readonly type: 'RaisesLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}

export interface EntriesTextNode extends TreeNode {
  readonly type: 'EntriesText';
  readonly lines: InlineEntriesNode[];
}

export interface InlineEntriesNode extends TreeNode {
  readonly type: 'InlineEntries';
  readonly entries: InlineEntryNode[];
}

export interface InlineEntryNode extends TreeNode {
  readonly type: 'InlineEntry';
  readonly name: CodeNameNode | BareNameNode | ClassNameNode;
  readonly value: InlineTextNode | null;
}

export interface InlineTextNode extends TreeNode {
  readonly type: 'InlineText';
}

export interface ClassNameNode extends TreeNode {
  readonly type: 'ClassName';
}

export interface TemplateRemarkNode extends TreeNode {
  readonly type: 'TemplateRemark';
}

export interface FailuresHeadNode extends TreeNode {
  readonly type: 'FailuresHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: FailureTextNode | LineValueNode;
}

export interface FailureLinesNode extends TreeNode {
  readonly type: 'FailureLines';
  readonly lines: FailureTextNode[];
}

export interface FailureTextNode extends TreeNode {
  readonly type: 'FailureText';
  readonly failure: FailureNode | LooseFailureNode;
  readonly text: LineValueNode;
}

export interface FailureNode extends TreeNode {
  readonly type: 'Failure';
  readonly status: HttpStatusNode;
  readonly code: FailureCodeNode;
}

export interface LooseFailureNode extends TreeNode {
  readonly type: 'LooseFailure';
  readonly status: HttpStatusNode;
  readonly code: FailureCodeNode | null;
}

export interface HttpStatusNode extends TreeNode {
  readonly type: 'HttpStatus';
  readonly digits: string;
}

export interface FailureCodeNode extends TreeNode {
  readonly type: 'FailureCode';
}

export interface ColumnsHeadNode extends TreeNode {
  readonly type: 'ColumnsHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface TableRowsNode extends TreeNode {
  readonly type: 'TableRows';
  readonly rows: TableRowNode[];
}

export interface JsonHeadNode extends TreeNode {
  readonly type: 'JsonHead';
  readonly holds: string;
  readonly field: RequestBodyLabelNode | ResponseLabelNode;
}

export interface RequestBodyLabelNode extends TreeNode {
  readonly type: 'RequestBodyLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}

export interface ResponseLabelNode extends TreeNode {
  readonly type: 'ResponseLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}

export interface SqlHeadNode extends TreeNode {
  readonly type: 'SqlHead';
  readonly holds: string;
  readonly field: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
}

export interface IndexesLabelNode extends TreeNode {
  readonly type: 'IndexesLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface RelationshipsLabelNode extends TreeNode {
  readonly type: 'RelationshipsLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ConstraintsLabelNode extends TreeNode {
  readonly type: 'ConstraintsLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface InterfacesHeadNode extends TreeNode {
  readonly type: 'InterfacesHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ListedHeadingNode extends TreeNode {
  readonly type: 'ListedHeading';
  readonly inner: string;
  readonly signature: ListedSignatureNode;
  readonly text: BulletTextNode;
}

export interface RuleNode extends TreeNode {
  readonly type: 'Rule';
}

export interface FooterNode extends TreeNode {
  readonly type: 'Footer';
}

export interface MissingMarkEndNode extends RecoveryNode {
  readonly type: 'MissingMarkEnd';
}

export interface BadNoiseLineNode extends RecoveryNode {
  readonly type: 'BadNoiseLine';
}

export interface BulletNode extends TreeNode {
  readonly type: 'Bullet';
  readonly lead: string;
  readonly content: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
  readonly text: BulletTextNode;
}

export interface BulletTextNode extends TreeNode {
  readonly type: 'BulletText';
}

export interface LabelledItemNode extends TreeNode {
  readonly type: 'LabelledItem';
  readonly label: LabelNode | BadLabelNode;
}

export interface CodeItemNode extends TreeNode {
  readonly type: 'CodeItem';
  readonly name: CodeNameNode;
}

export interface CodeNameNode extends TreeNode {
  readonly type: 'CodeName';
}

export interface LooseItemNode extends TreeNode {
  readonly type: 'LooseItem';
  readonly name: CodeNameNode | StarredNameNode | BareNameNode;
}

export interface StarredNameNode extends TreeNode {
  readonly type: 'StarredName';
}

export interface BareNameNode extends TreeNode {
  readonly type: 'BareName';
}

export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly run: string;
  readonly info: FenceInfoNode;
  readonly body: FenceBodyNode;
  readonly close: FenceCloseNode | MissingFenceEndNode;
}

export interface FenceInfoNode extends TreeNode {
  readonly type: 'FenceInfo';
}

export interface FenceBodyNode extends TreeNode {
  readonly type: 'FenceBody';
}

export interface FenceCloseNode extends TreeNode {
  readonly type: 'FenceClose';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface CommentNode extends TreeNode {
  readonly type: 'Comment';
}

export interface MissingCommentEndNode extends RecoveryNode {
  readonly type: 'MissingCommentEnd';
}

export interface TableNode extends TreeNode {
  readonly type: 'Table';
  readonly head: TableRowNode | BadTableNode;
  readonly cells: [string[], ":" | null, "-"[], ":" | null, string[]][] | null;
  readonly rows: TableRowNode[];
}

export interface BadTableNode extends RecoveryNode {
  readonly type: 'BadTable';
  readonly row: TableRowNode;
}

export interface TableRowNode extends TreeNode {
  readonly type: 'TableRow';
  readonly cells: CellNode[];
}

export interface CellNode extends TreeNode {
  readonly type: 'Cell';
}

export interface ParagraphNode extends TreeNode {
  readonly type: 'Paragraph';
}

export interface SignatureNode extends TreeNode {
  readonly type: 'Signature';
  readonly isAsync: ["async", string[]] | null;
  readonly name: string;
  readonly list: ParametersNode | MissingParametersNode;
  readonly result: ResultNode | null;
}

export interface ListedSignatureNode extends TreeNode {
  readonly type: 'ListedSignature';
  readonly isAsync: ["async", string[]] | null;
  readonly name: string;
  readonly list: ParametersNode | MissingListedParametersNode;
  readonly result: ResultNode | null | WordResultNode;
}

export interface ParametersNode extends TreeNode {
  readonly type: 'Parameters';
  readonly items: (ParameterNode | BadParameterNode)[];
}

export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly name: ParameterNameNode;
  readonly annotation: TypeTextNode | null | BadTypeNode;
  readonly fallback: DefaultTextNode | null;
}

export interface ParameterNameNode extends TreeNode {
  readonly type: 'ParameterName';
}

export interface TypeTextNode extends TreeNode {
  readonly type: 'TypeText';
}

export interface DefaultTextNode extends TreeNode {
  readonly type: 'DefaultText';
}

export interface BadParameterNode extends RecoveryNode {
  readonly type: 'BadParameter';
}

export interface BadTypeNode extends RecoveryNode {
  readonly type: 'BadType';
}

export interface MissingParenthesisNode extends RecoveryNode {
  readonly type: 'MissingParenthesis';
}

export interface MissingParametersNode extends RecoveryNode {
  readonly type: 'MissingParameters';
}

export interface MissingListedParametersNode extends RecoveryNode {
  readonly type: 'MissingListedParameters';
}

export interface ResultNode extends TreeNode {
  readonly type: 'Result';
  readonly of: ResultTextNode;
}

export interface ResultTextNode extends TreeNode {
  readonly type: 'ResultText';
}

export interface WordResultNode extends TreeNode {
  readonly type: 'WordResult';
  readonly of: ResultWordNode;
}

export interface ResultWordNode extends TreeNode {
  readonly type: 'ResultWord';
}

export interface BadArrowNode extends RecoveryNode {
  readonly type: 'BadArrow';
}

export interface BadSignatureRestNode extends RecoveryNode {
  readonly type: 'BadSignatureRest';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly OtherHeading: OtherHeadingNode;
  readonly MetadataLine: MetadataLineNode;
  readonly MissingMarkEnd: MissingMarkEndNode;
  readonly Subheading: SubheadingNode;
  readonly Rule: RuleNode;
  readonly Footer: FooterNode;
  readonly Fence: FenceNode;
  readonly Comment: CommentNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly Bullet: BulletNode;
  readonly Table: TableNode;
  readonly BadNoiseLine: BadNoiseLineNode;
  readonly Paragraph: ParagraphNode;
  readonly BadWrapper: BadWrapperNode;
  readonly TitleHeading: TitleHeadingNode;
  readonly OverviewHeading: OverviewHeadingNode;
  readonly StackHeading: StackHeadingNode;
  readonly Technology: TechnologyNode;
  readonly AssumptionsHeading: AssumptionsHeadingNode;
  readonly ContractsHeading: ContractsHeadingNode;
  readonly ContractHeading: ContractHeadingNode;
  readonly AnswerHead: AnswerHeadNode;
  readonly EntriesHead: EntriesHeadNode;
  readonly EntriesText: EntriesTextNode;
  readonly FailuresHead: FailuresHeadNode;
  readonly FailureLines: FailureLinesNode;
  readonly JsonHead: JsonHeadNode;
  readonly TextHead: TextHeadNode;
  readonly OtherHead: OtherHeadNode;
  readonly SchemasHeading: SchemasHeadingNode;
  readonly SchemaHeading: SchemaHeadingNode;
  readonly ColumnsHead: ColumnsHeadNode;
  readonly TableRows: TableRowsNode;
  readonly SqlHead: SqlHeadNode;
  readonly ComponentsHeading: ComponentsHeadingNode;
  readonly ComponentHeading: ComponentHeadingNode;
  readonly MethodHeading: MethodHeadingNode;
  readonly InterfacesHead: InterfacesHeadNode;
  readonly ListedHeading: ListedHeadingNode;
  readonly NamesHead: NamesHeadNode;
  readonly NamesText: NamesTextNode;
  readonly NotesHead: NotesHeadNode;
  readonly NumberHead: NumberHeadNode;
  readonly ChecklistHeading: ChecklistHeadingNode;
  readonly CheckHeading: CheckHeadingNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly AfterText: AfterTextNode;
  readonly MethodText: MethodTextNode;
}

/** The texts that come in pieces. */
export interface Texts {
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly BadHeadingSpace: BadHeadingSpaceNode;
  readonly BadSetext: BadSetextNode;
  readonly BadTitleMark: BadTitleMarkNode;
  readonly BadSectionName: BadSectionNameNode;
  readonly BadSectionRemark: BadSectionRemarkNode;
  readonly BadTitleDecoration: BadTitleDecorationNode;
  readonly BadTitleNumber: BadTitleNumberNode;
  readonly BadMethodName: BadMethodNameNode;
  readonly BadPathEnd: BadPathEndNode;
  readonly BadTitleRest: BadTitleRestNode;
  readonly BadMethodTitle: BadMethodTitleNode;
  readonly BadPair: BadPairNode;
  readonly BadLabel: BadLabelNode;
  readonly MissingMarkEnd: MissingMarkEndNode;
  readonly BadNoiseLine: BadNoiseLineNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadTable: BadTableNode;
  readonly BadParameter: BadParameterNode;
  readonly BadType: BadTypeNode;
  readonly MissingParenthesis: MissingParenthesisNode;
  readonly MissingParameters: MissingParametersNode;
  readonly MissingListedParameters: MissingListedParametersNode;
  readonly BadArrow: BadArrowNode;
  readonly BadSignatureRest: BadSignatureRestNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
}

// The text that is read, and what the last reading found.
let reading: Reading = { text: '', base: 0, over: true, registers: [], inside: [], ahead: [], options: {} };
let text = '';
let end = 0;
let base = 0;
let registers: unknown[] = [];
let pos = 0;
let touched = false;
let depth = 0;
let leafValue: unknown;
let trail: RecoveryNode[] = [];

// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}

// The text goes on with what is given in lower case, whatever its own case.
function isCaseless(p: number, lower: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const unit = text.charCodeAt(p + at);
    const due = lower.charCodeAt(at);
    if (unit === due || (unit >= 65 && unit <= 90 && unit + 32 === due)) continue;
    if (unit > 127 && text.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
    touched ||= p + at >= end;
    return false;
  }
  return true;
}

const TABLE_0 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_1 = tableOf([46, 46], [48, 57], [61, 61], [65, 90], [95, 95], [97, 122]);
const TABLE_2 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
const TABLE_3 = tableOf([0, 8], [11, 12], [14, 31], [34, 34], [36, 127]);
const TABLE_4 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
const TABLE_5 = tableOf([0, 9], [11, 12], [14, 64], [68, 68], [73, 73], [86, 86], [88, 88], [91, 96], [100, 100], [123, 127]);
const TABLE_6 = tableOf([0, 9], [11, 12], [14, 41], [43, 64], [91, 94], [123, 127]);
const TABLE_7 = tableOf([0, 9], [11, 12], [14, 64], [91, 96], [123, 127]);
const TABLE_8 = tableOf([9, 9], [32, 32], [45, 45], [58, 58]);
const TABLE_9 = tableOf([0, 9], [11, 12], [14, 64], [68, 68], [91, 96], [100, 100], [123, 127]);
const TABLE_10 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [36, 38], [41, 46], [48, 59], [61, 64], [73, 73], [86, 86], [88, 88], [92, 96], [124, 127]);
const TABLE_11 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [41, 41], [43, 46], [59, 59], [61, 64], [92, 94], [124, 127]);
const TABLE_12 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [41, 41], [43, 46], [59, 59], [61, 64], [92, 94], [96, 96], [124, 127]);
const TABLE_13 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [43, 59], [61, 94], [97, 127]);
const TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
const TABLE_15 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [36, 38], [41, 46], [48, 59], [61, 65], [67, 69], [73, 73], [79, 79], [82, 82], [84, 84], [86, 86], [88, 88], [92, 97], [99, 101], [111, 111], [114, 114], [116, 116], [124, 127]);
const TABLE_16 = tableOf([65, 65], [67, 68], [84, 84], [97, 97], [99, 100], [116, 116]);
const TABLE_17 = tableOf([9, 9], [32, 32], [42, 42], [58, 58], [95, 96]);
const TABLE_18 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [36, 38], [41, 46], [48, 59], [61, 65], [67, 68], [73, 73], [84, 84], [86, 86], [88, 88], [92, 97], [99, 100], [116, 116], [124, 127]);
const TABLE_19 = tableOf([65, 65], [67, 69], [79, 79], [82, 82], [84, 84], [97, 97], [99, 101], [111, 111], [114, 114], [116, 116]);
const TABLE_20 = tableOf([68, 68], [82, 82], [100, 100], [114, 114]);
const TABLE_21 = tableOf([32, 32], [42, 42], [45, 45], [95, 95]);
const TABLE_22 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
const TABLE_23 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 127]);
const TABLE_24 = tableOf([42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_25 = tableOf([0, 9], [11, 12], [14, 57], [59, 94], [96, 127]);
const TABLE_26 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_27 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 127]);
const TABLE_28 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [124, 124], [126, 126]);
const TABLE_29 = tableOf([9, 9], [32, 32], [42, 42], [95, 96]);
const TABLE_30 = tableOf([9, 9], [32, 32], [40, 40], [42, 42], [95, 96]);
const TABLE_31 = tableOf([9, 9], [32, 32], [42, 42], [84, 84], [95, 95], [116, 116]);
const TABLE_32 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_33 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116, 116]);
const TABLE_34 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const TABLE_35 = tableOf([45, 46], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_36 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [58, 58], [95, 96]);
const TABLE_37 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 95], [97, 127]);
const TABLE_38 = tableOf([45, 46], [48, 57], [65, 91], [93, 93], [95, 95], [97, 122]);
const TABLE_39 = tableOf([42, 42], [65, 90], [95, 95], [97, 122]);
const TABLE_40 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_41 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_42 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
const TABLE_43 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [124, 124]);
const TABLE_44 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
const TABLE_45 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
const TABLE_46 = tableOf([65, 65], [79, 79], [97, 97], [111, 111]);
const TABLE_47 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 127]);
const TABLE_48 = tableOf([42, 42], [48, 57], [65, 90], [95, 122]);
const TABLE_49 = tableOf([42, 42], [48, 57], [84, 84], [95, 96], [116, 116]);
const TABLE_50 = tableOf([42, 42], [48, 57], [67, 67], [95, 96], [99, 99]);
const TABLE_51 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [43, 46], [48, 59], [61, 95], [97, 127]);
const TABLE_52 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 127]);
const TABLE_53 = tableOf([0, 8], [11, 12], [14, 31], [33, 95], [97, 127]);
const TABLE_54 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 94], [97, 127]);
const TABLE_55 = tableOf([0, 9], [11, 12], [14, 41], [43, 94], [97, 127]);
const TABLE_56 = tableOf([0, 9], [11, 12], [14, 57], [59, 95], [97, 127]);
const TABLE_57 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_58 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
const TABLE_59 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
const TABLE_60 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
const TABLE_61 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_62 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_63 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_64 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_65 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_66 = tableOf([0, 9], [11, 12], [14, 40], [42, 92], [94, 124], [126, 127]);
const TABLE_67 = tableOf([45, 45], [61, 61]);
const TABLE_68 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_69 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_70 = tableOf([0, 9], [11, 12], [14, 39], [42, 57], [59, 95], [97, 127]);
const TABLE_71 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_72 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
const TABLE_73 = tableOf([0, 9], [11, 12], [14, 40], [42, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_74 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 95], [97, 127]);
const TABLE_75 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_76 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
const TABLE_77 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
const TABLE_78 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73], [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 127]);
const TABLE_79 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [86, 86], [88, 88], [92, 97], [124, 127]);
const TABLE_80 = tableOf([65, 65], [69, 69], [97, 97], [101, 101]);
const TABLE_81 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69], [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 127]);
const TABLE_82 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
const TABLE_83 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [95, 95], [97, 97]);
const TABLE_84 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
const TABLE_85 = tableOf([9, 9], [32, 32], [42, 42], [96, 96]);
const TABLE_86 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [96, 96]);
const TABLE_87 = tableOf([9, 10], [13, 13], [32, 32], [40, 40], [44, 46], [58, 59]);
const TABLE_88 = tableOf([82, 82], [84, 84], [89, 89], [114, 114], [116, 116], [121, 121]);
const TABLE_89 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [82, 82], [84, 84], [89, 89], [96, 96], [114, 114], [116, 116], [121, 121]);
const TABLE_90 = tableOf([70, 70], [78, 78], [102, 102], [110, 110]);
const TABLE_91 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
const TABLE_92 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [95, 95], [115, 115]);
const TABLE_93 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
const TABLE_94 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
const TABLE_95 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
const TABLE_96 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109]);
const TABLE_97 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
const TABLE_98 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110]);
const TABLE_99 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
const TABLE_100 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_101 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [68, 69], [80, 83], [95, 95], [97, 97], [100, 101], [112, 115]);
const TABLE_102 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
const TABLE_103 = tableOf([9, 9], [32, 32], [42, 42], [80, 82], [95, 95], [112, 114]);
const TABLE_104 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
const TABLE_105 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
const TABLE_106 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [95, 95], [101, 101]);
const TABLE_107 = tableOf([9, 9], [32, 32], [42, 42], [67, 68], [70, 70], [73, 73], [82, 82], [95, 95], [99, 100], [102, 102], [105, 105], [114, 114]);
const TABLE_108 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
const TABLE_109 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
const TABLE_110 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
const TABLE_111 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [68, 69], [80, 80], [82, 82], [84, 84], [95, 95], [97, 97], [100, 101], [112, 112], [114, 114], [116, 116]);
const TABLE_112 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
const TABLE_113 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
const TABLE_114 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [80, 80], [83, 83], [86, 86], [95, 95], [99, 99], [112, 112], [115, 115], [118, 118]);
const TABLE_115 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
const TABLE_116 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
const TABLE_117 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_118 = tableOf([9, 9], [32, 32], [40, 40], [45, 45], [61, 61], [96, 96]);
const TABLE_119 = tableOf([9, 9], [32, 32], [45, 45], [61, 61], [96, 96]);
const TABLE_120 = tableOf([0, 8], [11, 12], [14, 31], [33, 40], [43, 57], [59, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_121 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [43, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_122 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [69, 69], [80, 82], [84, 84], [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
const TABLE_123 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [69, 69], [80, 82], [84, 84], [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
const TABLE_124 = tableOf([9, 9], [32, 32], [44, 44], [59, 59]);
const TABLE_125 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
const TABLE_126 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [49, 53], [95, 96]);
const TABLE_127 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
const TABLE_128 = tableOf([9, 9], [32, 32], [42, 42], [67, 68], [80, 80], [82, 83], [85, 86], [95, 95], [99, 100], [112, 112], [114, 115], [117, 118]);
const TABLE_129 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 68], [80, 80], [82, 83], [85, 86], [95, 95], [99, 100], [112, 112], [114, 115], [117, 118]);
const TABLE_130 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68], [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 127]);
const TABLE_131 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
const TABLE_132 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
const TABLE_133 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67], [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 127]);
const TABLE_134 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_135 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109]);
const TABLE_136 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
const TABLE_137 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110]);
const TABLE_138 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
const TABLE_139 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
const TABLE_140 = tableOf([67, 68], [82, 82], [99, 100], [114, 114]);
const TABLE_141 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 68], [73, 73], [82, 82], [86, 86], [88, 88], [92, 96], [99, 100], [114, 114], [124, 127]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STOPS_2 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u002a\u003c\u005f-\u0060]/g;
const STOPS_3 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
const STOPS_4 = /[\u000a\u000d\u002a\u003a]/g;
const STOPS_5 = /[\u000a\u000d\u003a\u005f]/g;
const STOPS_6 = /[\u000a\u000d\u002a]/g;
const STOPS_7 = /[\u000a\u000d\u0028-\u0029]/g;
const STARTS_8 = startsOf([0, 9], [11, 12], [14, 65535]);
const STOPS_9 = /[\u000a\u000d\u001b\u003c]/g;
const STARTS_10 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116, 116]);
const STARTS_11 = startsOf([9, 10], [13, 13], [32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const STARTS_12 = startsOf([32, 32], [42, 42], [45, 45], [60, 60], [95, 96], [126, 126]);
const STOPS_13 = /[\u000a\u000d\u002a\u003a\u0060]/g;
const STOPS_14 = /[\u000a\u000d\u007c]/g;
const STOPS_15 = /[\u000a\u000d\u005c\u007c]/g;
const STARTS_16 = startsOf([0, 65535]);
const STOPS_17 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u002a\u002f\u003c\u0060]/g;
const STOPS_18 = /[\u000a\u000d\u002a\u003a\u005f-\u0060]/g;
const STOPS_19 = /[\u000a\u000d\u002a\u005f-\u0060]/g;
const STOPS_20 = /[\u000a\u000d\u003a\u0060]/g;
const STOPS_21 = /[\u000a\u000d\u0028]/g;
const STOPS_22 = /[\u000a\u000d\u0022\u0027-\u0029\u002c-\u002d\u003d\u005b\u005d\u0060\u007b\u007d\u2013\u2192]/g;
const STOPS_23 = /[\u000a\u000d\u0022\u0027-\u0029\u005b\u005d\u007b\u007d]/g;
const STOPS_24 = /[\u000a\u000d\u0022\u005c]/g;
const STOPS_25 = /[\u000a\u000d\u0027\u005c]/g;
const STOPS_26 = /[\u000a\u000d\u0028-\u0029\u003a\u0060]/g;
const STOPS_27 = /[\u000a\u000d\u0029]/g;
const STOPS_28 = /[\u000a\u000d\u0029\u002c\u0060]/g;
const STARTS_29 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 65535]);
const STARTS_30 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73], [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 65535]);
const STARTS_31 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [86, 86], [88, 88], [92, 97], [124, 65535]);
const STARTS_32 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
const STARTS_33 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [69, 69], [80, 82], [84, 84], [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
const STARTS_34 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
const STARTS_35 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
const STARTS_36 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 68], [80, 80], [82, 83], [85, 86], [95, 95], [99, 100], [112, 112], [114, 115], [117, 118]);
const STARTS_37 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
const STARTS_38 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69], [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 65535]);
const STARTS_39 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
const STARTS_40 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114], [304, 304]);
const STARTS_41 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68], [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 65535]);
const STARTS_42 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
const STARTS_43 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109], [304, 304]);
const STOPS_44 = /[\u000a\u000d\u002c]/g;
const STARTS_45 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
const STARTS_46 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110], [304, 304]);
const STARTS_47 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
const STARTS_48 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67], [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 65535]);
const STARTS_49 = startsOf([32, 32], [35, 35]);

function leaf0(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBomNode | null;
  l1: {
    if (text.charCodeAt(p) === 65279) {
      const s3 = p;
      const t4 = trail.length;
      l2: {
        const r5 = readBadBom(p);
        if (r5 === undefined) { break l2; }
        value = r5;
        p = pos;
        break l1;
      }
      p = s3;
      if (trail.length > t4) trail.length = t4;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function readBadBom(p: number): BadBomNode | undefined {
  const start = p;
  if (text.charCodeAt(p) !== 65279) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  pos = p;
  const node: BadBomNode = { type: 'BadBom', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf2(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null];
  let e7!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s8 = p;
      l9: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l9; }
        return -1;
      }
      p = s8;
    }
  } else touched ||= p >= end;
  e7 = null;
  let e71!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
    {
      const s72 = p;
      l73: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l73; }
        return -1;
      }
      p = s72;
    }
  } else touched ||= p >= end;
  e71 = null;
  let e83!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
    {
      const s84 = p;
      l85: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l85; }
        return -1;
      }
      p = s84;
    }
  } else touched ||= p >= end;
  e83 = null;
  value = [e7, e71, e83];
  leafValue = value;
  return p;
}

function skipWrapperAhead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceOpen(p);
  if (p < 0) { return -1; }
  l41: for (;;) {
    const s43 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false)) {
      l42: {
        l45: {
          const s46 = p;
          if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
            l47: {
              p = skipBlankLine(p);
              if (p < 0) { break l47; }
              break l45;
            }
            p = s46;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
            touched ||= p >= end;
            break l42;
          }
          p = skipNoise(p);
          if (p < 0) { break l42; }
        }
        continue l41;
      }
      p = s43;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipDesignAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceOpen(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceHead(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceHead(p: number): number {
  let c = 0;
  l11: {
    const s12 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l13: {
        let n17 = 0;
        l14: for (;;) {
          if (n17 >= 3) break;
          const s16 = p;
          l15: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l15;
            }
            p++;
            n17++;
            continue l14;
          }
          p = s16;
          break;
        }
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l13;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        const near19 = p + 16;
        while (p < near19 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near19) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l22: {
          const s20 = p;
          l21: {
            p = skipLineEnd(p);
            if (p < 0) { break l21; }
            p = s20;
            break l22;
          }
          p = s20;
          break l13;
        }
        break l11;
      }
      p = s12;
    } else touched ||= p >= end;
    let n38 = 0;
    l35: for (;;) {
      if (n38 >= 3) break;
      const s37 = p;
      l36: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l36;
        }
        p++;
        n38++;
        continue l35;
      }
      p = s37;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    const near40 = p + 16;
    while (p < near40 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near40) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipLineEnd(p: number): number {
  let c = 0;
  l23: {
    const s24 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l25: {
        p = skipEol(p);
        if (p < 0) { break l25; }
        break l23;
      }
      p = s24;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s32 = p;
        l33: {
          p++;
          return -1;
        }
        p = s32;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipEol(p: number): number {
  l26: {
    const s27 = p;
    if (text.charCodeAt(p) === 10) {
      l28: {

        p++;
        break l26;
      }
      p = s27;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadLineEnd(p: number): number {
  l29: {
    const s30 = p;
    if (text.charCodeAt(p) === 13) {
      l31: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l31;
        }
        p += 2;
        break l29;
      }
      p = s30;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBlankLine(p: number): number {
  let c = 0;
  l48: {
    const s49 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l50: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l50;
        }
        p = skipEol(p);
        if (p < 0) { break l50; }
        break l48;
      }
      p = s49;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (p < end) {
      {
        const s51 = p;
        l52: {
          p++;
          return -1;
        }
        p = s51;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipNoise(p: number): number {
  let c = 0;
  l54: {
    const s55 = p;
    if (text.charCodeAt(p) === 60) {
      l56: {
        p = skipTemplateToken(p);
        if (p < 0) { break l56; }
        break l54;
      }
      p = s55;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 27 || !text.startsWith("\u001b[", p)) {
      reachesEnd(p, "\u001b[");
      return -1;
    }
    p += 2;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63)) p++;
    touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipTemplateToken(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return -1;
  }
  p += 2;
  l57: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      const s59 = p;
      l58: {
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)) p++;
        touched ||= p >= end;
        l62: {
          if (text.charCodeAt(p) === 60) {
            const s60 = p;
            l61: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l61;
              }
              p += 2;
              p = s60;
              break l62;
            }
            p = s60;
          } else touched ||= p >= end;
          break l58;
        }
        break l57;
      }
      p = s59;
    } else touched ||= p >= end;
  }
  return p;
}

function skipDesignAhead(p: number): number {
  let c = 0;
  let n66 = 0;
  l63: for (;;) {
    if (n66 >= 3) break;
    const s65 = p;
    l64: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l64;
      }
      p++;
      n66++;
      continue l63;
    }
    p = s65;
    break;
  }
  let n70 = 0;
  l67: for (;;) {
    if (n70 >= 2) break;
    const s69 = p;
    l68: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l68;
      }
      p++;
      n70++;
      continue l67;
    }
    p = s69;
    break;
  }
  if (n70 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "design")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "spec")) { return -1; }
  p += 4;
  return p;
}

function skipHeadingMarks(p: number): number {
  let c = 0;
  let n78 = 0;
  l75: for (;;) {
    if (n78 >= 3) break;
    const s77 = p;
    l76: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l76;
      }
      p++;
      n78++;
      continue l75;
    }
    p = s77;
    break;
  }
  let n82 = 0;
  l79: for (;;) {
    if (n82 >= 6) break;
    const s81 = p;
    l80: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l80;
      }
      p++;
      n82++;
      continue l79;
    }
    p = s81;
    break;
  }
  if (n82 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipHeadingGlued(p: number): number {
  let c = 0;
  let n90 = 0;
  l87: for (;;) {
    if (n90 >= 3) break;
    const s89 = p;
    l88: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l88;
      }
      p++;
      n90++;
      continue l87;
    }
    p = s89;
    break;
  }
  let n94 = 0;
  l91: for (;;) {
    if (n94 >= 6) break;
    const s93 = p;
    l92: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l92;
      }
      p++;
      n94++;
      continue l91;
    }
    p = s93;
    break;
  }
  if (n94 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf15(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null];
  let e95!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s96 = p;
      l97: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l97; }
        return -1;
      }
      p = s96;
    }
  } else touched ||= p >= end;
  e95 = null;
  let e113!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s114 = p;
      l115: {
        p = skipTitleHeading(p);
        if (p < 0) { break l115; }
        return -1;
      }
      p = s114;
    }
  } else touched ||= p >= end;
  e113 = null;
  let e491!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s492 = p;
      l493: {
        p = skipSectionAhead(p);
        if (p < 0) { break l493; }
        return -1;
      }
      p = s492;
    }
  } else touched ||= p >= end;
  e491 = null;
  value = [e95, e113, e491];
  leafValue = value;
  return p;
}

function skip_wrapperEnd(p: number): number {
  let c = 0;
  let n102 = 0;
  l99: for (;;) {
    if (n102 >= 3) break;
    const s101 = p;
    l100: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l100;
      }
      p++;
      n102++;
      continue l99;
    }
    p = s101;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l112: {
    const s110 = p;
    l111: {
      p = skipLineEnd(p);
      if (p < 0) { break l111; }
      p = s110;
      break l112;
    }
    p = s110;
    return -1;
  }
  return p;
}

function skipWrapperRun(p: number): number {
  const noted = trail.length;
  const value = readWrapperRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrapperRun(p: number): string | undefined {
  const value = readWrapperRunInside(p);
  if (value === undefined || !closesRun(registers[0], text.slice(p, pos))) return undefined;
  return value;
}

function readWrapperRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r103 = readFenceRun(p);
  if (r103 === undefined) { return undefined; }
  value = r103;
  p = pos;
  pos = p;
  return value;
}

function readFenceRun(p: number): string | undefined {
  let value!: string;
  l104: {
    const s105 = p;
    if (text.charCodeAt(p) === 96) {
      l106: {
        const s107 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l106;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s107, p);
        break l104;
      }
      p = s105;
    } else touched ||= p >= end;
    const s108 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s108, p);
  }
  pos = p;
  return value;
}

function skipBlanks(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipTitleHeading(p: number): number {
  let c = 0;
  l117: {
    const s118 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l119: {
        l122: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s120 = p;
            l121: {
              l123: {
                const s124 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l125: {
                    p = skipH1(p);
                    if (p < 0) { break l125; }
                    break l123;
                  }
                  p = s124;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l121;
                }
                p = skipH2(p);
                if (p < 0) { break l121; }
              }
              p = s120;
              break l122;
            }
            p = s120;
          } else touched ||= p >= end;
          break l119;
        }
        let n143 = 0;
        l140: for (;;) {
          if (n143 >= 3) break;
          const s142 = p;
          l141: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l141;
            }
            p++;
            n143++;
            continue l140;
          }
          p = s142;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l119;
        }
        p = skipMark(p);
        if (p < 0) { break l119; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l119;
        }
        p = skipDocumentTitle(p);
        if (p < 0) { break l119; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l119; }
        break l117;
      }
      p = s118;
    } else touched ||= p >= end;
    l276: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s274 = p;
        l275: {
          p = skipSetextAhead(p);
          if (p < 0) { break l275; }
          p = s274;
          break l276;
        }
        p = s274;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipDocumentTitle(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipH1(p: number): number {
  let n129 = 0;
  l126: for (;;) {
    if (n129 >= 3) break;
    const s128 = p;
    l127: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l127;
      }
      p++;
      n129++;
      continue l126;
    }
    p = s128;
    break;
  }
  if (text.charCodeAt(p) !== 35) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 35) {
    {
      const s130 = p;
      l131: {

        p++;
        return -1;
      }
      p = s130;
    }
  } else touched ||= p >= end;
  return p;
}

function skipH2(p: number): number {
  let n136 = 0;
  l133: for (;;) {
    if (n136 >= 3) break;
    const s135 = p;
    l134: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l134;
      }
      p++;
      n136++;
      continue l133;
    }
    p = s135;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
    reachesEnd(p, "##");
    return -1;
  }
  p += 2;
  if (text.charCodeAt(p) === 35) {
    {
      const s137 = p;
      l138: {

        p++;
        return -1;
      }
      p = s137;
    }
  } else touched ||= p >= end;
  return p;
}

function skipMark(p: number): number {
  let c = 0;
  let n148 = 0;
  l145: for (;;) {
    if (n148 >= 6) break;
    const s147 = p;
    l146: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l146;
      }
      p++;
      n148++;
      continue l145;
    }
    p = s147;
    break;
  }
  if (n148 < 1) { return -1; }
  if (text.charCodeAt(p) === 35) {
    {
      const s149 = p;
      l150: {

        p++;
        return -1;
      }
      p = s149;
    }
  } else touched ||= p >= end;
  {
    const s152 = p;
    l153: {
      p = skipBlanks(p);
      if (p < 0) { break l153; }
      if (p < end) {
        {
          const s155 = p;
          l156: {
            p++;
            break l153;
          }
          p = s155;
        }
      } else touched ||= p >= end;
      return -1;
    }
    p = s152;
  }
  p = skipHeadingSpace(p);
  if (p < 0) { return -1; }
  l168: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s170 = p;
      l169: {
        p = skipBadNoise(p);
        if (p < 0) { break l169; }
        break l168;
      }
      p = s170;
    } else touched ||= p >= end;
  }
  return p;
}

function skipHeadingSpace(p: number): number {
  let c = 0;
  l158: {
    const s159 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l160: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l160;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l158;
      }
      p = s159;
    } else touched ||= p >= end;
    l161: {
      l164: {
        const s162 = p;
        l163: {
          p = skipLineEnd(p);
          if (p < 0) { break l163; }
          p = s162;
          break l164;
        }
        p = s162;
        break l161;
      }
      break l158;
    }
    p = s159;
    l167: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
        const s165 = p;
        l166: {
          p++;
          p = s165;
          break l167;
        }
        p = s165;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipBadNoise(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLineNoise(p);
  if (p < 0) { return -1; }
  return p;
}

function skipLineNoise(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) { return -1; }
  l171: for (;;) {
    const s173 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
      l172: {
        l175: {
          const s176 = p;
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            l177: {
              p = skipNoise(p);
              if (p < 0) { break l177; }
              break l175;
            }
            p = s176;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l172;
          }
          p++;
        }
        continue l171;
      }
      p = s173;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipDocumentTitle(p: number): number {
  let c = 0;
  l178: {
    const s179 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
      l180: {
        l183: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
            const s181 = p;
            l182: {
              p = skipEmphasised(p);
              if (p < 0) { break l182; }
              p = s181;
              break l183;
            }
            p = s181;
          } else touched ||= p >= end;
          break l180;
        }
        l190: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s192 = p;
            l191: {
              p = skipBadTitleDecoration(p);
              if (p < 0) { break l191; }
              break l190;
            }
            p = s192;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l180;
        }
        p = skipDesignWords(p);
        if (p < 0) { break l180; }
        l213: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s215 = p;
            l214: {
              p = skipBadTitleMark(p);
              if (p < 0) { break l214; }
              break l213;
            }
            p = s215;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l180; }
        l216: {
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
            const s218 = p;
            l217: {
              p++;
              break l216;
            }
            p = s218;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l180; }
        l219: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s221 = p;
            l220: {
              p = skipBadTitleMark(p);
              if (p < 0) { break l220; }
              break l219;
            }
            p = s221;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l180; }
        p = skipMarkedId(p);
        if (p < 0) { break l180; }
        l248: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s250 = p;
            l249: {
              if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
                touched ||= p >= end;
                break l249;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
              touched ||= p >= end;
              break l248;
            }
            p = s250;
          } else touched ||= p >= end;
        }
        break l178;
      }
      p = s179;
    } else touched ||= p >= end;
    l251: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s253 = p;
        l252: {
          p = skipBadTitleDecoration(p);
          if (p < 0) { break l252; }
          break l251;
        }
        p = s253;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipDesignWords(p);
    if (p < 0) { return -1; }
    l254: {
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
        const s256 = p;
        l255: {
          p++;
          break l254;
        }
        p = s256;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipTitleText(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipEmphasised(p: number): number {
  let c = 0;
  l184: {
    const s185 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) {
      l186: {
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l186;
        }
        p++;
        break l184;
      }
      p = s185;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipDesignWords(p);
    if (p < 0) { return -1; }
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8211 && c <= 8212))) p++;
    touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipDesignWords(p: number): number {
  let c = 0;
  if (!isCaseless(p, "design")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l187: {
    const s188 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l189: {
        if (!isCaseless(p, "specification")) { break l189; }
        p += 13;
        break l187;
      }
      p = s188;
    } else touched ||= p >= end;
    if (!isCaseless(p, "spec")) { return -1; }
    p += 4;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBadTitleDecoration(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipTitleDecoration(p);
  if (p < 0) { return -1; }
  return p;
}

function skipTitleDecoration(p: number): number {
  let c = 0;
  let m196 = false;
  l193: for (;;) {
    const s195 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      l194: {
        p = skipTitleOrnament(p);
        if (p < 0) { break l194; }
        m196 = true;
        continue l193;
      }
      p = s195;
    } else touched ||= p >= end;
    break;
  }
  if (!m196) { return -1; }
  return p;
}

function skipTitleOrnament(p: number): number {
  let c = 0;
  l197: {
    const s198 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l199: {
        p = skipNumber(p);
        if (p < 0) { break l199; }
        l204: {
          if (((c = text.charCodeAt(p)) === 41 || c === 46 || c === 58)) {
            const s206 = p;
            l205: {
              p++;
              break l204;
            }
            p = s206;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l199;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l197;
      }
      p = s198;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 86 || c === 88)) {
      l207: {
        if (!(((c = text.charCodeAt(p)) === 73 || c === 86 || c === 88))) {
          touched ||= p >= end;
          break l207;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 73 || c === 86 || c === 88)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l207;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l207;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l197;
      }
      p = s198;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42 || c === 58)) {
      l208: {
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42 || c === 58))) {
          touched ||= p >= end;
          break l208;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42 || c === 58)) p++;
        touched ||= p >= end;
        break l197;
      }
      p = s198;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)) {
      l209: {
        if (text.charCodeAt(p) === 96) {
          {
            const s210 = p;
            l211: {

              p++;
              break l209;
            }
            p = s210;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l209;
        }
        p++;
        break l197;
      }
      p = s198;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipNumber(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l200: for (;;) {
    const s202 = p;
    if (text.charCodeAt(p) === 46) {
      l201: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l201;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        continue l200;
      }
      p = s202;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipBadTitleMark(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  return p;
}

function skipMarkedId(p: number): number {
  l222: for (;;) {
    const s224 = p;
    if (p < end) {
      l223: {
        p = skipMarkedIdPart(p);
        if (p < 0) { break l223; }
        continue l222;
      }
      p = s224;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipMarkedIdPart(p: number): number {
  let c = 0;
  l226: {
    const s227 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)) {
      l228: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l228;
        }
        p++;
        const near229 = p + 16;
        while (p < near229 && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)) p++;
        if (p === near229) {
          STOPS_2.lastIndex = p;
          p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    {
      const s230 = p;
      l231: {
        l233: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s235 = p;
            l234: {
              if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
                touched ||= p >= end;
                break l234;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
              touched ||= p >= end;
              break l233;
            }
            p = s235;
          } else touched ||= p >= end;
        }
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l231; }
        return -1;
      }
      p = s230;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipHeadingEndAhead(p: number): number {
  let c = 0;
  l236: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s238 = p;
      l237: {
        p = skipClosingMarks(p);
        if (p < 0) { break l237; }
        break l236;
      }
      p = s238;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l245: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s247 = p;
      l246: {
        p = skipLineNoise(p);
        if (p < 0) { break l246; }
        break l245;
      }
      p = s247;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipClosingMarks(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (text.charCodeAt(p) === 35) p++;
  touched ||= p >= end;
  l241: {
    const s239 = p;
    l240: {
      p = skipBlanks(p);
      if (p < 0) { break l240; }
      l242: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s244 = p;
          l243: {
            p = skipLineNoise(p);
            if (p < 0) { break l243; }
            break l242;
          }
          p = s244;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l240; }
      p = skipLineEnd(p);
      if (p < 0) { break l240; }
      p = s239;
      break l241;
    }
    p = s239;
    return -1;
  }
  return p;
}

function skipTitleText(p: number): number {
  l257: for (;;) {
    const s259 = p;
    if (p < end) {
      l258: {
        p = skipTitlePiece(p);
        if (p < 0) { break l258; }
        continue l257;
      }
      p = s259;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipTitlePiece(p: number): number {
  let c = 0;
  l261: {
    const s262 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
      l263: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l263;
        }
        p++;
        const near264 = p + 16;
        while (p < near264 && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) p++;
        if (p === near264) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l261;
      }
      p = s262;
    } else touched ||= p >= end;
    {
      const s265 = p;
      l266: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l266; }
        return -1;
      }
      p = s265;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipHeadingEnd(p: number): number {
  let c = 0;
  l268: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s270 = p;
      l269: {
        p = skipClosingMarks(p);
        if (p < 0) { break l269; }
        break l268;
      }
      p = s270;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l271: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s273 = p;
      l272: {
        p = skipBadNoise(p);
        if (p < 0) { break l272; }
        break l271;
      }
      p = s273;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSetextAhead(p: number): number {
  let c = 0;
  l279: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s277 = p;
      l278: {
        p = skipUnderlined(p);
        if (p < 0) { break l278; }
        p = s277;
        break l279;
      }
      p = s277;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSetext(p);
  if (p < 0) { return -1; }
  return p;
}

function skipUnderlined(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near280 = p + 16;
  while (p < near280 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near280) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  let n288 = 0;
  l285: for (;;) {
    if (n288 >= 3) break;
    const s287 = p;
    l286: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l286;
      }
      p++;
      n288++;
      continue l285;
    }
    p = s287;
    break;
  }
  l289: {
    const s290 = p;
    if (text.charCodeAt(p) === 61) {
      l291: {
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l291;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        break l289;
      }
      p = s290;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (text.charCodeAt(p) === 45) p++;
    touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNewline(p: number): number {
  l281: {
    const s282 = p;
    if (text.charCodeAt(p) === 13) {
      l283: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l283;
        }
        p += 2;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l284: {

        p++;
        break l281;
      }
      p = s282;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipSetext(p: number): number {
  let c = 0;
  l292: {
    const s293 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l294: {
        p = skipNamedSetext(p);
        if (p < 0) { break l294; }
        break l292;
      }
      p = s293;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 304)) {
      {
        const s359 = p;
        l360: {
          p = skipNotSetext(p);
          if (p < 0) { break l360; }
          return -1;
        }
        p = s359;
      }
    } else touched ||= p >= end;
    const near470 = p + 16;
    while (p < near470 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near470) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n474 = 0;
    l471: for (;;) {
      if (n474 >= 3) break;
      const s473 = p;
      l472: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l472;
        }
        p++;
        n474++;
        continue l471;
      }
      p = s473;
      break;
    }
    l475: {
      const s476 = p;
      if (text.charCodeAt(p) === 61) {
        l477: {
          if (!(text.charCodeAt(p) === 61)) {
            touched ||= p >= end;
            break l477;
          }
          p++;
          while (text.charCodeAt(p) === 61) p++;
          touched ||= p >= end;
          break l475;
        }
        p = s476;
      } else touched ||= p >= end;
      let n481 = 0;
      l478: for (;;) {
        const s480 = p;
        l479: {
          if (text.charCodeAt(p) !== 45) {
            touched ||= p >= end;
            break l479;
          }
          p++;
          n481++;
          continue l478;
        }
        p = s480;
        break;
      }
      if (n481 < 4) { return -1; }
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipNamedSetext(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNamedTitle(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  let n355 = 0;
  l352: for (;;) {
    if (n355 >= 3) break;
    const s354 = p;
    l353: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l353;
      }
      p++;
      n355++;
      continue l352;
    }
    p = s354;
    break;
  }
  l356: {
    const s357 = p;
    if (text.charCodeAt(p) === 61) {
      l358: {
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l358;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        break l356;
      }
      p = s357;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (text.charCodeAt(p) === 45) p++;
    touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNamedTitle(p: number): number {
  let c = 0;
  l295: {
    const s296 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
      l297: {
        l298: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s300 = p;
            l299: {
              p = skipTitleDecoration(p);
              if (p < 0) { break l299; }
              break l298;
            }
            p = s300;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
          touched ||= p >= end;
          break l297;
        }
        p = skipAnyOwnName(p);
        if (p < 0) { break l297; }
        p = skipNamedEnd(p);
        if (p < 0) { break l297; }
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l312: {
        l313: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s315 = p;
            l314: {
              p = skipTitleDecoration(p);
              if (p < 0) { break l314; }
              break l313;
            }
            p = s315;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
          touched ||= p >= end;
          break l312;
        }
        p = skipAnyOtherName(p);
        if (p < 0) { break l312; }
        p = skipNamedEnd(p);
        if (p < 0) { break l312; }
        break l295;
      }
      p = s296;
    } else touched ||= p >= end;
    l348: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s350 = p;
        l349: {
          p = skipTitleDecoration(p);
          if (p < 0) { break l349; }
          break l348;
        }
        p = s350;
      } else touched ||= p >= end;
    }
    if (!isCaseless(p, "design")) { return -1; }
    p += 6;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "spec")) { return -1; }
    p += 4;
    const near351 = p + 16;
    while (p < near351 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near351) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipAnyOwnName(p: number): number {
  let c = 0;
  l301: {
    const s302 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l303: {
        if (!isCaseless(p, "architecture")) { break l303; }
        p += 12;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l303;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "overview")) { break l303; }
        p += 8;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l304: {
        if (!isCaseless(p, "technology")) { break l304; }
        p += 10;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l304;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "stack")) { break l304; }
        p += 5;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l305: {
        if (!isCaseless(p, "assumptions")) { break l305; }
        p += 11;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l306: {
        if (!isCaseless(p, "api")) { break l306; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l306;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "contracts")) { break l306; }
        p += 9;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l307: {
        if (!isCaseless(p, "data")) { break l307; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l307;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schemas")) { break l307; }
        p += 7;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l308: {
        if (!isCaseless(p, "component")) { break l308; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l308;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "logic")) { break l308; }
        p += 5;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (!isCaseless(p, "design")) { return -1; }
    p += 6;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "review")) { return -1; }
    p += 6;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function skipNamedEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)) p++;
  touched ||= p >= end;
  l311: {
    const s309 = p;
    l310: {
      p = skipLineEnd(p);
      if (p < 0) { break l310; }
      p = s309;
      break l311;
    }
    p = s309;
    return -1;
  }
  return p;
}

function skipAnyOtherName(p: number): number {
  let c = 0;
  l316: {
    const s317 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l318: {
        if (!isCaseless(p, "architecture")) { break l318; }
        p += 12;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l319: {
        if (!isCaseless(p, "overview")) { break l319; }
        p += 8;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l320: {
        if (!isCaseless(p, "tech")) { break l320; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l320;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "stack")) { break l320; }
        p += 5;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l321: {
        if (!isCaseless(p, "technologies")) { break l321; }
        p += 12;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l322: {
        if (!isCaseless(p, "technology")) { break l322; }
        p += 10;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l323: {
        if (!isCaseless(p, "assumption")) { break l323; }
        p += 10;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l324: {
        if (!isCaseless(p, "api")) { break l324; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l324;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l325: {
          const s326 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l327: {
              if (!isCaseless(p, "contract")) { break l327; }
              p += 8;
              break l325;
            }
            p = s326;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            l328: {
              if (!isCaseless(p, "endpoints")) { break l328; }
              p += 9;
              break l325;
            }
            p = s326;
          } else touched ||= p >= end;
          if (!isCaseless(p, "design")) { break l324; }
          p += 6;
        }
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l329: {
        if (!isCaseless(p, "apis")) { break l329; }
        p += 4;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l330: {
        if (!isCaseless(p, "api")) { break l330; }
        p += 3;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l331: {
        if (!isCaseless(p, "endpoints")) { break l331; }
        p += 9;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l332: {
        l333: {
          const s334 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l335: {
              if (!isCaseless(p, "database")) { break l335; }
              p += 8;
              break l333;
            }
            p = s334;
          } else touched ||= p >= end;
          if (!isCaseless(p, "data")) { break l332; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l332;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l336: {
          const s337 = p;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l338: {
              if (!isCaseless(p, "schemas")) { break l338; }
              p += 7;
              break l336;
            }
            p = s337;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l339: {
              if (!isCaseless(p, "schema")) { break l339; }
              p += 6;
              break l336;
            }
            p = s337;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
            l340: {
              if (!isCaseless(p, "models")) { break l340; }
              p += 6;
              break l336;
            }
            p = s337;
          } else touched ||= p >= end;
          if (!isCaseless(p, "model")) { break l332; }
          p += 5;
        }
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l341: {
        if (!isCaseless(p, "component")) { break l341; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l341;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "design")) { break l341; }
        p += 6;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l342: {
        if (!isCaseless(p, "components")) { break l342; }
        p += 10;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l343: {
        if (!isCaseless(p, "component")) { break l343; }
        p += 9;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l344: {
        l345: {
          const s346 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l347: {
              if (!isCaseless(p, "design")) { break l347; }
              p += 6;
              break l345;
            }
            p = s346;
          } else touched ||= p >= end;
          if (!isCaseless(p, "review")) { break l344; }
          p += 6;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l344;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l344; }
        p += 9;
        break l316;
      }
      p = s317;
    } else touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function skipNotSetext(p: number): number {
  let c = 0;
  l362: {
    const s363 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l364: {
        p = skipBlankLine(p);
        if (p < 0) { break l364; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l365: {
        p = skipNoise(p);
        if (p < 0) { break l365; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l366: {
        p = skipThematicBreak(p);
        if (p < 0) { break l366; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l375: {
        p = skipBulletMark(p);
        if (p < 0) { break l375; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l389: {
        p = skipFenceStart(p);
        if (p < 0) { break l389; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l403: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l403; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l404: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l404; }
        break l362;
      }
      p = s363;
    } else touched ||= p >= end;
    let n408 = 0;
    l405: for (;;) {
      if (n408 >= 3) break;
      const s407 = p;
      l406: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l406;
        }
        p++;
        n408++;
        continue l405;
      }
      p = s407;
      break;
    }
    l409: {
      const s410 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
        l411: {
          p = skipLabelAhead(p);
          if (p < 0) { break l411; }
          break l409;
        }
        p = s410;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l469: {
          if (!text.startsWith("<!--", p)) {
            reachesEnd(p, "<!--");
            break l469;
          }
          p += 4;
          break l409;
        }
        p = s410;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 124) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}

function skipThematicBreak(p: number): number {
  let c = 0;
  let n370 = 0;
  l367: for (;;) {
    if (n370 >= 3) break;
    const s369 = p;
    l368: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l368;
      }
      p++;
      n370++;
      continue l367;
    }
    p = s369;
    break;
  }
  l371: {
    const s372 = p;
    if (text.charCodeAt(p) === 42) {
      l373: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l373; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l373;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l373; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l373;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l371;
      }
      p = s372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l374: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l374; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l374;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l374; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l374;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l371;
      }
      p = s372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletMark(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletSign(p);
  if (p < 0) { return -1; }
  l383: {
    const s384 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l385: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l385;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l383;
      }
      p = s384;
    } else touched ||= p >= end;
    l388: {
      const s386 = p;
      l387: {
        p = skipLineEnd(p);
        if (p < 0) { break l387; }
        p = s386;
        break l388;
      }
      p = s386;
      return -1;
    }
  }
  return p;
}

function skipBulletSign(p: number): number {
  let c = 0;
  l376: {
    const s377 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l378: {
        p++;
        break l376;
      }
      p = s377;
    } else touched ||= p >= end;
    let n382 = 0;
    l379: for (;;) {
      if (n382 >= 9) break;
      const s381 = p;
      l380: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l380;
        }
        p++;
        n382++;
        continue l379;
      }
      p = s381;
      break;
    }
    if (n382 < 1) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipFenceStart(p: number): number {
  let c = 0;
  let n393 = 0;
  l390: for (;;) {
    if (n393 >= 3) break;
    const s392 = p;
    l391: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l391;
      }
      p++;
      n393++;
      continue l390;
    }
    p = s392;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenceRunHere(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenceRunHere(p: number): number {
  let c = 0;
  l394: {
    const s395 = p;
    if (text.charCodeAt(p) === 96) {
      l396: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l396;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l400: {
          const s398 = p;
          l399: {
            const near401 = p + 16;
            while (p < near401 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
            if (p === near401) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l399; }
            p = s398;
            break l400;
          }
          p = s398;
          break l396;
        }
        break l394;
      }
      p = s395;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
  }
  return p;
}

function skipLabelAhead(p: number): number {
  let c = 0;
  l412: {
    const s413 = p;
    if (text.charCodeAt(p) === 42) {
      l414: {
        p = skipLabel(p);
        if (p < 0) { break l414; }
        break l412;
      }
      p = s413;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLabel(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLabel(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near415 = p + 16;
  while (p < near415 && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
  if (p === near415) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l416: {
    const s417 = p;
    if (text.charCodeAt(p) === 58) {
      l418: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l418; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l418;
        }
        p += 2;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      reachesEnd(p, "**");
      return -1;
    }
    p += 2;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBadLabel(p: number): number {
  let c = 0;
  l419: {
    const s420 = p;
    if (text.charCodeAt(p) === 95) {
      l421: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l421;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l421;
        }
        p++;
        const near422 = p + 16;
        while (p < near422 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
        if (p === near422) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l423: {
          const s424 = p;
          if (text.charCodeAt(p) === 58) {
            l425: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l425; }
              if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l425;
              }
              p += 2;
              break l423;
            }
            p = s424;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l421;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l421; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l421;
          }
          p++;
        }
        break l419;
      }
      p = s420;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l426: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l426;
        }
        p = skipKnownName(p);
        if (p < 0) { break l426; }
        l454: {
          const s455 = p;
          if (text.charCodeAt(p) === 58) {
            l456: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l456; }
              if (text.charCodeAt(p) !== 42) {
                touched ||= p >= end;
                break l456;
              }
              p++;
              break l454;
            }
            p = s455;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42) {
            touched ||= p >= end;
            break l426;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l426; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l426;
          }
          p++;
        }
        break l419;
      }
      p = s420;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l457: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l457;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l457;
        }
        p = skipKnownName(p);
        if (p < 0) { break l457; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l457;
        }
        p += 2;
        l460: {
          const s458 = p;
          l459: {
            l461: {
              const s462 = p;
              l463: {
                p = skipBlanks(p);
                if (p < 0) { break l463; }
                p = skipLineEnd(p);
                if (p < 0) { break l463; }
                break l461;
              }
              p = s462;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l459;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l459;
              }
              p++;
            }
            p = s458;
            break l460;
          }
          p = s458;
          break l457;
        }
        break l419;
      }
      p = s420;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l464: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l464;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l464;
        }
        p = skipKnownName(p);
        if (p < 0) { break l464; }
        p = skipBlanks(p);
        if (p < 0) { break l464; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l464;
        }
        p++;
        l467: {
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
            const s465 = p;
            l466: {
              p = skipBlanks(p);
              if (p < 0) { break l466; }
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                touched ||= p >= end;
                break l466;
              }
              p++;
              const near468 = p + 16;
              while (p < near468 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
              if (p === near468) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l466;
              }
              p += 2;
              p = skipBlanks(p);
              if (p < 0) { break l466; }
              p = skipLineEnd(p);
              if (p < 0) { break l466; }
              p = s465;
              break l467;
            }
            p = s465;
          } else touched ||= p >= end;
          break l464;
        }
        break l419;
      }
      p = s420;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipKnownName(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipKnownName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipKnownWord(p);
  if (p < 0) { return -1; }
  return p;
}

function skipKnownWord(p: number): number {
  let c = 0;
  l427: {
    const s428 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l429: {
        if (!isCaseless(p, "task")) { break l429; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l429;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "id")) { break l429; }
        p += 2;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l430: {
        if (!isCaseless(p, "timestamp")) { break l430; }
        p += 9;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l431: {
        if (!isCaseless(p, "description")) { break l431; }
        p += 11;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l432: {
        if (!isCaseless(p, "authentication")) { break l432; }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l432;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "required")) { break l432; }
        p += 8;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l433: {
        if (!isCaseless(p, "rate")) { break l433; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l433;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "limit")) { break l433; }
        p += 5;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l434: {
        if (!isCaseless(p, "request")) { break l434; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l434;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l435: {
          const s436 = p;
          if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
            l437: {
              if (!isCaseless(p, "parameters")) { break l437; }
              p += 10;
              break l435;
            }
            p = s436;
          } else touched ||= p >= end;
          if (!isCaseless(p, "body")) { break l434; }
          p += 4;
        }
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l438: {
        if (!isCaseless(p, "response")) { break l438; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l438;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "(success)")) { break l438; }
        p += 9;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l439: {
        if (!isCaseless(p, "error")) { break l439; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l439;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "responses")) { break l439; }
        p += 9;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l440: {
        if (!isCaseless(p, "columns")) { break l440; }
        p += 7;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l441: {
        if (!isCaseless(p, "indexes")) { break l441; }
        p += 7;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l442: {
        if (!isCaseless(p, "relationships")) { break l442; }
        p += 13;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l443: {
        if (!isCaseless(p, "constraints")) { break l443; }
        p += 11;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l444: {
        if (!isCaseless(p, "semantic")) { break l444; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l444;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l444; }
        p += 4;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l445: {
        if (!isCaseless(p, "responsibility")) { break l445; }
        p += 14;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l446: {
        if (!isCaseless(p, "dependencies")) { break l446; }
        p += 12;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l447: {
        if (!isCaseless(p, "interfaces")) { break l447; }
        p += 10;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l448: {
        if (!isCaseless(p, "parameters")) { break l448; }
        p += 10;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l449: {
        if (!isCaseless(p, "returns")) { break l449; }
        p += 7;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l450: {
        if (!isCaseless(p, "raises")) { break l450; }
        p += 6;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l451: {
        if (!isCaseless(p, "implementation")) { break l451; }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l451;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "notes")) { break l451; }
        p += 5;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l452: {
        if (!isCaseless(p, "estimated")) { break l452; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l452;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "complexity")) { break l452; }
        p += 10;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 86 || c === 118)) {
      l453: {
        if (!isCaseless(p, "validation")) { break l453; }
        p += 10;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l453;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "criteria")) { break l453; }
        p += 8;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (!isCaseless(p, "severity")) { return -1; }
    p += 8;
  }
  return p;
}

function skipBadSetext(p: number): number {
  let n485 = 0;
  l482: for (;;) {
    if (n485 >= 3) break;
    const s484 = p;
    l483: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l483;
      }
      p++;
      n485++;
      continue l482;
    }
    p = s484;
    break;
  }
  l486: {
    const s487 = p;
    if (text.charCodeAt(p) === 61) {
      l488: {
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l488;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        break l486;
      }
      p = s487;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (text.charCodeAt(p) === 45) p++;
    touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSectionAhead(p: number): number {
  let c = 0;
  l497: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s495 = p;
      l496: {
        p = skipHeadingLike(p);
        if (p < 0) { break l496; }
        p = s495;
        break l497;
      }
      p = s495;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSectionHeading(p);
  if (p < 0) { return -1; }
  return p;
}

function skipHeadingLike(p: number): number {
  let c = 0;
  l498: {
    const s499 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l500: {
        let n504 = 0;
        l501: for (;;) {
          if (n504 >= 3) break;
          const s503 = p;
          l502: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l502;
            }
            p++;
            n504++;
            continue l501;
          }
          p = s503;
          break;
        }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l500;
        }
        p++;
        break l498;
      }
      p = s499;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipUnderlined(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipSectionHeading(p: number): number {
  let c = 0;
  l505: {
    const s506 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l507: {
        l510: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s508 = p;
            l509: {
              l511: {
                const s512 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l513: {
                    p = skipH1(p);
                    if (p < 0) { break l513; }
                    break l511;
                  }
                  p = s512;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l509;
                }
                p = skipH2(p);
                if (p < 0) { break l509; }
              }
              p = s508;
              break l510;
            }
            p = s508;
          } else touched ||= p >= end;
          break l507;
        }
        let n517 = 0;
        l514: for (;;) {
          if (n517 >= 3) break;
          const s516 = p;
          l515: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l515;
            }
            p++;
            n517++;
            continue l514;
          }
          p = s516;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l507;
        }
        p = skipMark(p);
        if (p < 0) { break l507; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l507;
        }
        p = skipSectionName(p);
        if (p < 0) { break l507; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l507; }
        break l505;
      }
      p = s506;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l540: {
        l543: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s541 = p;
            l542: {
              p = skipH3(p);
              if (p < 0) { break l542; }
              p = s541;
              break l543;
            }
            p = s541;
          } else touched ||= p >= end;
          break l540;
        }
        let n554 = 0;
        l551: for (;;) {
          if (n554 >= 3) break;
          const s553 = p;
          l552: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l552;
            }
            p++;
            n554++;
            continue l551;
          }
          p = s553;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l540;
        }
        p = skipMark(p);
        if (p < 0) { break l540; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l540;
        }
        p = skipOwnName(p);
        if (p < 0) { break l540; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l540; }
        break l505;
      }
      p = s506;
    } else touched ||= p >= end;
    l569: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s567 = p;
        l568: {
          p = skipUnderlined(p);
          if (p < 0) { break l568; }
          p = s567;
          break l569;
        }
        p = s567;
      } else touched ||= p >= end;
      return -1;
    }
    l572: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s570 = p;
        l571: {
          p = skipNamedSetext(p);
          if (p < 0) { break l571; }
          p = s570;
          break l572;
        }
        p = s570;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSectionName(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipSectionName(p: number): number {
  let c = 0;
  l518: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s520 = p;
      l519: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l519; }
        break l518;
      }
      p = s520;
    } else touched ||= p >= end;
  }
  l521: {
    const s522 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l523: {
        p = skipAnyOwnName(p);
        if (p < 0) { break l523; }
        l526: {
          const s524 = p;
          l525: {
            p = skipSectionEnd(p);
            if (p < 0) { break l525; }
            p = s524;
            break l526;
          }
          p = s524;
          break l523;
        }
        break l521;
      }
      p = s522;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSectionName(p);
    if (p < 0) { return -1; }
  }
  l534: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s536 = p;
      l535: {
        p = skipBadSectionRemark(p);
        if (p < 0) { break l535; }
        break l534;
      }
      p = s536;
    } else touched ||= p >= end;
  }
  l537: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s539 = p;
      l538: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l538; }
        break l537;
      }
      p = s539;
    } else touched ||= p >= end;
  }
  return p;
}

function skipSectionEnd(p: number): number {
  let c = 0;
  l527: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s529 = p;
      l528: {
        p = skipSectionRemark(p);
        if (p < 0) { break l528; }
        break l527;
      }
      p = s529;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)) p++;
  touched ||= p >= end;
  p = skipHeadingEndAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSectionRemark(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near530 = p + 16;
  while (p < near530 && (p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) p++;
  if (p === near530) {
    STOPS_7.lastIndex = p;
    p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipBadSectionName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipAnyOtherName(p);
  if (p < 0) { return -1; }
  l533: {
    const s531 = p;
    l532: {
      p = skipSectionEnd(p);
      if (p < 0) { break l532; }
      p = s531;
      break l533;
    }
    p = s531;
    return -1;
  }
  return p;
}

function skipBadSectionRemark(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSectionRemark(p);
  if (p < 0) { return -1; }
  return p;
}

function skipH3(p: number): number {
  let n547 = 0;
  l544: for (;;) {
    if (n547 >= 3) break;
    const s546 = p;
    l545: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l545;
      }
      p++;
      n547++;
      continue l544;
    }
    p = s546;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
    reachesEnd(p, "###");
    return -1;
  }
  p += 3;
  if (text.charCodeAt(p) === 35) {
    {
      const s548 = p;
      l549: {

        p++;
        return -1;
      }
      p = s548;
    }
  } else touched ||= p >= end;
  return p;
}

function skipOwnName(p: number): number {
  let c = 0;
  l555: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s557 = p;
      l556: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l556; }
        break l555;
      }
      p = s557;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipAnyOwnName(p);
  if (p < 0) { return -1; }
  l560: {
    const s558 = p;
    l559: {
      p = skipSectionEnd(p);
      if (p < 0) { break l559; }
      p = s558;
      break l560;
    }
    p = s558;
    return -1;
  }
  l561: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s563 = p;
      l562: {
        p = skipBadSectionRemark(p);
        if (p < 0) { break l562; }
        break l561;
      }
      p = s563;
    } else touched ||= p >= end;
  }
  l564: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s566 = p;
      l565: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l565; }
        break l564;
      }
      p = s566;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf74(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r573 = readOtherHeading(p);
  if (r573 === undefined) { return -1; }
  value = r573;
  p = pos;
  leafValue = value;
  return p;
}

function readOtherHeading(p: number): OtherHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_title!: TitleTextNode;
  let l_under: BadSetextNode | null = null;
  l574: {
    const s575 = p;
    const t576 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l577: {
        l580: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s578 = p;
            l579: {
              l581: {
                const s582 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l583: {
                    p = skipH1(p);
                    if (p < 0) { break l583; }
                    break l581;
                  }
                  p = s582;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l579;
                }
                p = skipH2(p);
                if (p < 0) { break l579; }
              }
              p = s578;
              break l580;
            }
            p = s578;
          } else touched ||= p >= end;
          break l577;
        }
        let n587 = 0;
        l584: for (;;) {
          if (n587 >= 3) break;
          const s586 = p;
          l585: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l585;
            }
            p++;
            n587++;
            continue l584;
          }
          p = s586;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l577;
        }
        const r588 = readMark(p);
        if (r588 === undefined) { break l577; }
        l_mark = r588;
        p = pos;
        const r633 = readTitleText(p);
        if (r633 === undefined) { break l577; }
        l_title = r633;
        p = pos;
        const r639 = readHeadingEnd(p);
        if (r639 === undefined) { break l577; }
        p = pos;
        break l574;
      }
      p = s575;
      if (trail.length > t576) trail.length = t576;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l716: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s714 = p;
        l715: {
          p = skipSetextAhead(p);
          if (p < 0) { break l715; }
          p = s714;
          break l716;
        }
        p = s714;
      } else touched ||= p >= end;
      return undefined;
    }
    const r717 = readTitleText(p);
    if (r717 === undefined) { return undefined; }
    l_title = r717;
    p = pos;
    const r719 = readHeadingEnd(p);
    if (r719 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r721 = readBadSetext(p);
    if (r721 === undefined) { return undefined; }
    l_under = r721;
    p = pos;
  }
  pos = p;
  return { type: 'OtherHeading', start: base + start, end: base + p, mark: l_mark, title: l_title, under: l_under };
}

function readMark(p: number): MarkNode | undefined {
  let c = 0;
  const start = p;
  let l_marks!: string;
  const s589 = p;
  let n593 = 0;
  l590: for (;;) {
    if (n593 >= 6) break;
    const s592 = p;
    l591: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l591;
      }
      p++;
      n593++;
      continue l590;
    }
    p = s592;
    break;
  }
  if (n593 < 1) { return undefined; }
  l_marks = text.slice(s589, p);
  if (text.charCodeAt(p) === 35) {
    {
      const s594 = p;
      l595: {

        p++;
        return undefined;
      }
      p = s594;
    }
  } else touched ||= p >= end;
  {
    const s597 = p;
    l598: {
      p = skipBlanks(p);
      if (p < 0) { break l598; }
      if (p < end) {
        {
          const s600 = p;
          l601: {
            p++;
            break l598;
          }
          p = s600;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s597;
  }
  const r603 = readHeadingSpace(p);
  if (r603 === undefined) { return undefined; }
  p = pos;
  l626: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s628 = p;
      const t629 = trail.length;
      l627: {
        const r630 = readBadNoise(p);
        if (r630 === undefined) { break l627; }
        p = pos;
        break l626;
      }
      p = s628;
      if (trail.length > t629) trail.length = t629;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'Mark', start: base + start, end: base + p, marks: l_marks };
}

function readHeadingSpace(p: number): string[] | null | BadHeadingSpaceNode | undefined {
  let c = 0;
  let value!: string[] | null | BadHeadingSpaceNode;
  l604: {
    const s605 = p;
    const t606 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l607: {
        const list612: string[] = [];
        l608: for (;;) {
          const s610 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l609: {
              let v611!: string;
              const r614 = readBlank(p);
              if (r614 === undefined) { break l609; }
              v611 = r614;
              p = pos;
              list612.push(v611);
              continue l608;
            }
            p = s610;
          } else touched ||= p >= end;
          break;
        }
        if (list612.length === 0) { break l607; }
        value = list612;
        break l604;
      }
      p = s605;
      if (trail.length > t606) trail.length = t606;
    } else touched ||= p >= end;
    l616: {
      l619: {
        const s617 = p;
        l618: {
          p = skipLineEnd(p);
          if (p < 0) { break l618; }
          p = s617;
          break l619;
        }
        p = s617;
        break l616;
      }
      value = null;
      break l604;
    }
    p = s605;
    if (trail.length > t606) trail.length = t606;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r620 = readBadHeadingSpace(p);
    if (r620 === undefined) { return undefined; }
    value = r620;
    p = pos;
  }
  pos = p;
  return value;
}

function readBlank(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}

function readBadHeadingSpace(p: number): BadHeadingSpaceNode | undefined {
  let c = 0;
  const start = p;
  l623: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      const s621 = p;
      l622: {
        p++;
        p = s621;
        break l623;
      }
      p = s621;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadHeadingSpaceNode = { type: 'BadHeadingSpace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadNoise(p: number): BadNoiseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineNoise(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadNoiseNode = { type: 'BadNoise', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readTitleText(p: number): TitleTextNode | undefined {
  const start = p;
  l634: for (;;) {
    const s636 = p;
    if (p < end) {
      l635: {
        p = skipTitlePiece(p);
        if (p < 0) { break l635; }
        continue l634;
      }
      p = s636;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'TitleText', start: base + start, end: base + p };
}

function readHeadingEnd(p: number): [[string[], "#"[], null] | null, string[], BadNoiseNode | null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [[string[], "#"[], null] | null, string[], BadNoiseNode | null, string[], "\n" | BadLineEndNode | null];
  let e640!: [string[], "#"[], null] | null;
  l641: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s643 = p;
      l642: {
        const r644 = readClosingMarks(p);
        if (r644 === undefined) { break l642; }
        e640 = r644;
        p = pos;
        break l641;
      }
      p = s643;
    } else touched ||= p >= end;
    e640 = null;
  }
  let e669!: string[];
  const r670 = readBlanks(p);
  if (r670 === undefined) { return undefined; }
  e669 = r670;
  p = pos;
  let e680!: BadNoiseNode | null;
  l681: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s683 = p;
      const t684 = trail.length;
      l682: {
        const r685 = readBadNoise(p);
        if (r685 === undefined) { break l682; }
        e680 = r685;
        p = pos;
        break l681;
      }
      p = s683;
      if (trail.length > t684) trail.length = t684;
    } else touched ||= p >= end;
    e680 = null;
  }
  let e687!: string[];
  const r688 = readBlanks(p);
  if (r688 === undefined) { return undefined; }
  e687 = r688;
  p = pos;
  let e690!: "\n" | BadLineEndNode | null;
  const r691 = readLineEnd(p);
  if (r691 === undefined) { return undefined; }
  e690 = r691;
  p = pos;
  value = [e640, e669, e680, e687, e690];
  pos = p;
  return value;
}

function readClosingMarks(p: number): [string[], "#"[], null] | undefined {
  let c = 0;
  let value!: [string[], "#"[], null];
  let e645!: string[];
  const list650: string[] = [];
  l646: for (;;) {
    const s648 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l647: {
        let v649!: string;
        const r652 = readBlank(p);
        if (r652 === undefined) { break l647; }
        v649 = r652;
        p = pos;
        list650.push(v649);
        continue l646;
      }
      p = s648;
    } else touched ||= p >= end;
    break;
  }
  if (list650.length === 0) { return undefined; }
  e645 = list650;
  let e654!: "#"[];
  const list659: "#"[] = [];
  l655: for (;;) {
    const s657 = p;
    if (text.charCodeAt(p) === 35) {
      l656: {
        let v658!: "#";

        v658 = "#";
        p++;
        list659.push(v658);
        continue l655;
      }
      p = s657;
    } else touched ||= p >= end;
    break;
  }
  if (list659.length === 0) { return undefined; }
  e654 = list659;
  let e661!: null;
  l664: {
    const s662 = p;
    l663: {
      p = skipBlanks(p);
      if (p < 0) { break l663; }
      l665: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s667 = p;
          l666: {
            p = skipLineNoise(p);
            if (p < 0) { break l666; }
            break l665;
          }
          p = s667;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l663; }
      p = skipLineEnd(p);
      if (p < 0) { break l663; }
      p = s662;
      break l664;
    }
    p = s662;
    return undefined;
  }
  e661 = null;
  value = [e645, e654, e661];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list675: string[] = [];
  l671: for (;;) {
    const s673 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l672: {
        let v674!: string;
        const r677 = readBlank(p);
        if (r677 === undefined) { break l672; }
        v674 = r677;
        p = pos;
        list675.push(v674);
        continue l671;
      }
      p = s673;
    } else touched ||= p >= end;
    break;
  }
  value = list675;
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l692: {
    const s693 = p;
    const t694 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l695: {
        const r696 = readEol(p);
        if (r696 === undefined) { break l695; }
        value = r696;
        p = pos;
        break l692;
      }
      p = s693;
      if (trail.length > t694) trail.length = t694;
    } else touched ||= p >= end;
    const r707 = readEof(p);
    if (r707 === undefined) { return undefined; }
    value = r707;
    p = pos;
  }
  pos = p;
  return value;
}

function readEol(p: number): "\n" | BadLineEndNode | undefined {
  let value!: "\n" | BadLineEndNode;
  l697: {
    const s698 = p;
    const t699 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l700: {

        value = "\n";
        p++;
        break l697;
      }
      p = s698;
      if (trail.length > t699) trail.length = t699;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return undefined;
    }
    const r701 = readBadLineEnd(p);
    if (r701 === undefined) { return undefined; }
    value = r701;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadLineEnd(p: number): BadLineEndNode | undefined {
  const start = p;
  l702: {
    const s703 = p;
    if (text.charCodeAt(p) === 13) {
      l704: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l704;
        }
        p += 2;
        break l702;
      }
      p = s703;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadLineEndNode = { type: 'BadLineEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readEof(p: number): null | undefined {
  let value!: null;
  if (p < end) {
    {
      const s708 = p;
      l709: {
        p++;
        return undefined;
      }
      p = s708;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function readBadSetext(p: number): BadSetextNode | undefined {
  const start = p;
  let l_line!: string;
  let n725 = 0;
  l722: for (;;) {
    if (n725 >= 3) break;
    const s724 = p;
    l723: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l723;
      }
      p++;
      n725++;
      continue l722;
    }
    p = s724;
    break;
  }
  l726: {
    const s727 = p;
    if (text.charCodeAt(p) === 61) {
      l728: {
        const s729 = p;
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l728;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        l_line = text.slice(s729, p);
        break l726;
      }
      p = s727;
    } else touched ||= p >= end;
    const s730 = p;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 45) p++;
    touched ||= p >= end;
    l_line = text.slice(s730, p);
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r731 = readLineEnd(p);
  if (r731 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadSetextNode = { type: 'BadSetext', start: base + start, end: base + p, raw: text.slice(start, p), line: l_line };
  trail.push(node);
  return node;
}

function leaf90(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MetadataLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r735 = readMetadataLine(p);
  if (r735 === undefined) { return -1; }
  value = r735;
  p = pos;
  leafValue = value;
  return p;
}

function readMetadataLine(p: number): MetadataLineNode | undefined {
  let c = 0;
  const start = p;
  let l_field!: TaskIdLabelNode | TimestampLabelNode;
  p = skipMetadataLead(p);
  if (p < 0) { return undefined; }
  l743: {
    const s744 = p;
    const t745 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l746: {
        const r747 = readTaskIdLabel(p);
        if (r747 === undefined) { break l746; }
        l_field = r747;
        p = pos;
        break l743;
      }
      p = s744;
      if (trail.length > t745) trail.length = t745;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r826 = readTimestampLabel(p);
    if (r826 === undefined) { return undefined; }
    l_field = r826;
    p = pos;
  }
  pos = p;
  return { type: 'MetadataLine', start: base + start, end: base + p, field: l_field };
}

function skipMetadataLead(p: number): number {
  let c = 0;
  l736: {
    const s737 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l738: {
        p = skipBulletLead(p);
        if (p < 0) { break l738; }
        break l736;
      }
      p = s737;
    } else touched ||= p >= end;
    let n742 = 0;
    l739: for (;;) {
      if (n742 >= 3) break;
      const s741 = p;
      l740: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l740;
        }
        p++;
        n742++;
        continue l739;
      }
      p = s741;
      break;
    }
  }
  return p;
}

function skipBulletLead(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletSign(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function readTaskIdLabel(p: number): TaskIdLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l750: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s748 = p;
      l749: {
        p = skipTaskIdName(p);
        if (p < 0) { break l749; }
        p = s748;
        break l750;
      }
      p = s748;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r751 = read_label(p);
  if (r751 === undefined) { return undefined; }
  l_label = r751;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r800 = readLineValue(p);
  if (r800 === undefined) { return undefined; }
  l_value = r800;
  p = pos;
  const r813 = readValueEnd(p);
  if (r813 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TaskIdLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function skipTaskIdName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "task")) { return -1; }
  p += 4;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "id")) { return -1; }
  p += 2;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function read_label(p: number): LabelNode | BadLabelNode | undefined {
  let c = 0;
  let value!: LabelNode | BadLabelNode;
  l752: {
    const s753 = p;
    const t754 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l755: {
        const r756 = readLabel(p);
        if (r756 === undefined) { break l755; }
        value = r756;
        p = pos;
        break l752;
      }
      p = s753;
      if (trail.length > t754) trail.length = t754;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r764 = readBadLabel(p);
    if (r764 === undefined) { return undefined; }
    value = r764;
    p = pos;
  }
  pos = p;
  return value;
}

function readLabel(p: number): LabelNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: LabelNameNode;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return undefined;
  }
  p += 2;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r757 = readLabelName(p);
  if (r757 === undefined) { return undefined; }
  l_name = r757;
  p = pos;
  l760: {
    const s761 = p;
    if (text.charCodeAt(p) === 58) {
      l762: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l762; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l762;
        }
        p += 2;
        break l760;
      }
      p = s761;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      reachesEnd(p, "**");
      return undefined;
    }
    p += 2;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  return { type: 'Label', start: base + start, end: base + p, name: l_name };
}

function readLabelName(p: number): LabelNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near758 = p + 16;
  while (p < near758 && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
  if (p === near758) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'LabelName', start: base + start, end: base + p };
}

function readBadLabel(p: number): BadLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: UnderscoredNameNode | KnownNameNode;
  let l_open: "**" | null = null;
  l765: {
    const s766 = p;
    if (text.charCodeAt(p) === 95) {
      l767: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l767;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l767;
        }
        const r768 = readUnderscoredName(p);
        if (r768 === undefined) { break l767; }
        l_name = r768;
        p = pos;
        l771: {
          const s772 = p;
          if (text.charCodeAt(p) === 58) {
            l773: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l773; }
              if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l773;
              }
              p += 2;
              break l771;
            }
            p = s772;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l767;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l767; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l767;
          }
          p++;
        }
        break l765;
      }
      p = s766;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l774: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l774;
        }
        const r775 = readKnownName(p);
        if (r775 === undefined) { break l774; }
        l_name = r775;
        p = pos;
        l777: {
          const s778 = p;
          if (text.charCodeAt(p) === 58) {
            l779: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l779; }
              if (text.charCodeAt(p) !== 42) {
                touched ||= p >= end;
                break l779;
              }
              p++;
              break l777;
            }
            p = s778;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42) {
            touched ||= p >= end;
            break l774;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l774; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l774;
          }
          p++;
        }
        break l765;
      }
      p = s766;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l780: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l780;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l780;
        }
        const r781 = readKnownName(p);
        if (r781 === undefined) { break l780; }
        l_name = r781;
        p = pos;
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l780;
        }
        p += 2;
        l785: {
          const s783 = p;
          l784: {
            l786: {
              const s787 = p;
              l788: {
                p = skipBlanks(p);
                if (p < 0) { break l788; }
                p = skipLineEnd(p);
                if (p < 0) { break l788; }
                break l786;
              }
              p = s787;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l784;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l784;
              }
              p++;
            }
            p = s783;
            break l785;
          }
          p = s783;
          break l780;
        }
        break l765;
      }
      p = s766;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l789: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l789;
        }
        l_open = "**";
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l789;
        }
        const r790 = readKnownName(p);
        if (r790 === undefined) { break l789; }
        l_name = r790;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l789; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l789;
        }
        p++;
        l794: {
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
            const s792 = p;
            l793: {
              p = skipBlanks(p);
              if (p < 0) { break l793; }
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                touched ||= p >= end;
                break l793;
              }
              p++;
              const near795 = p + 16;
              while (p < near795 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
              if (p === near795) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l793;
              }
              p += 2;
              p = skipBlanks(p);
              if (p < 0) { break l793; }
              p = skipLineEnd(p);
              if (p < 0) { break l793; }
              p = s792;
              break l794;
            }
            p = s792;
          } else touched ||= p >= end;
          break l789;
        }
        break l765;
      }
      p = s766;
      l_open = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r796 = readKnownName(p);
    if (r796 === undefined) { return undefined; }
    l_name = r796;
    p = pos;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  pos = p;
  const node: BadLabelNode = { type: 'BadLabel', start: base + start, end: base + p, raw: text.slice(start, p), name: l_name, open: l_open };
  trail.push(node);
  return node;
}

function readUnderscoredName(p: number): UnderscoredNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near769 = p + 16;
  while (p < near769 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
  if (p === near769) {
    STOPS_5.lastIndex = p;
    p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'UnderscoredName', start: base + start, end: base + p };
}

function readKnownName(p: number): KnownNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipKnownWord(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'KnownName', start: base + start, end: base + p };
}

function readLineValue(p: number): LineValueNode | undefined {
  let c = 0;
  const start = p;
  l801: for (;;) {
    const s803 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l802: {
        p = skipLinePiece(p);
        if (p < 0) { break l802; }
        continue l801;
      }
      p = s803;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'LineValue', start: base + start, end: base + p };
}

function skipLinePiece(p: number): number {
  let c = 0;
  l805: {
    const s806 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) {
      l807: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l807;
        }
        p++;
        const near808 = p + 16;
        while (p < near808 && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) p++;
        if (p === near808) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l805;
      }
      p = s806;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s809 = p;
        l810: {
          p = skipLineNoise(p);
          if (p < 0) { break l810; }
          p = skipLineEnd(p);
          if (p < 0) { break l810; }
          return -1;
        }
        p = s809;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readValueEnd(p: number): [BadNoiseNode | null, "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [BadNoiseNode | null, "\n" | BadLineEndNode | null];
  let e814!: BadNoiseNode | null;
  l815: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s817 = p;
      const t818 = trail.length;
      l816: {
        const r819 = readBadNoise(p);
        if (r819 === undefined) { break l816; }
        e814 = r819;
        p = pos;
        break l815;
      }
      p = s817;
      if (trail.length > t818) trail.length = t818;
    } else touched ||= p >= end;
    e814 = null;
  }
  let e821!: "\n" | BadLineEndNode | null;
  const r822 = readLineEnd(p);
  if (r822 === undefined) { return undefined; }
  e821 = r822;
  p = pos;
  value = [e814, e821];
  pos = p;
  return value;
}

function readTimestampLabel(p: number): TimestampLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l829: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s827 = p;
      l828: {
        p = skipTimestampName(p);
        if (p < 0) { break l828; }
        p = s827;
        break l829;
      }
      p = s827;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r830 = read_label(p);
  if (r830 === undefined) { return undefined; }
  l_label = r830;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r832 = readLineValue(p);
  if (r832 === undefined) { return undefined; }
  l_value = r832;
  p = pos;
  const r834 = readValueEnd(p);
  if (r834 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TimestampLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function skipTimestampName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "timestamp")) { return -1; }
  p += 9;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function leaf107(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingMarkEndNode | SubheadingNode;
  l838: {
    const s839 = p;
    const t840 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l841: {
        const r842 = readBlankLines(p);
        if (r842 === undefined) { break l841; }
        value = r842;
        p = pos;
        break l838;
      }
      p = s839;
      if (trail.length > t840) trail.length = t840;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
      l880: {
        const r881 = readMissingMarkEnd(p);
        if (r881 === undefined) { break l880; }
        value = r881;
        p = pos;
        break l838;
      }
      p = s839;
      if (trail.length > t840) trail.length = t840;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return -1;
    }
    const r934 = readSubheading(p);
    if (r934 === undefined) { return -1; }
    value = r934;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlankLines(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s843 = p;
  let m848 = false;
  l844: for (;;) {
    const s846 = p;
    const t847 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l845: {
        const r849 = readBlankLine(p);
        if (r849 === undefined) { break l845; }
        p = pos;
        m848 = true;
        continue l844;
      }
      p = s846;
      if (trail.length > t847) trail.length = t847;
    } else touched ||= p >= end;
    break;
  }
  if (!m848) { return undefined; }
  value = text.slice(s843, p);
  pos = p;
  return value;
}

function readBlankLine(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l850: {
    const s851 = p;
    const t852 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l853: {
        let e854!: string[];
        const list859: string[] = [];
        l855: for (;;) {
          const s857 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l856: {
              let v858!: string;
              const r861 = readBlank(p);
              if (r861 === undefined) { break l856; }
              v858 = r861;
              p = pos;
              list859.push(v858);
              continue l855;
            }
            p = s857;
          } else touched ||= p >= end;
          break;
        }
        e854 = list859;
        let e863!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l853;
        }
        const r864 = readEol(p);
        if (r864 === undefined) { break l853; }
        e863 = r864;
        p = pos;
        value = [e854, e863];
        break l850;
      }
      p = s851;
      if (trail.length > t852) trail.length = t852;
    } else touched ||= p >= end;
    let e866!: string[];
    const list871: string[] = [];
    l867: for (;;) {
      const s869 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l868: {
          let v870!: string;
          const r873 = readBlank(p);
          if (r873 === undefined) { break l868; }
          v870 = r873;
          p = pos;
          list871.push(v870);
          continue l867;
        }
        p = s869;
      } else touched ||= p >= end;
      break;
    }
    if (list871.length === 0) { return undefined; }
    e866 = list871;
    let e875!: null;
    const r876 = readEof(p);
    if (r876 === undefined) { return undefined; }
    e875 = r876;
    p = pos;
    value = [e866, e875];
  }
  pos = p;
  return value;
}

function readMissingMarkEnd(p: number): MissingMarkEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipCutMark(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: MissingMarkEndNode = { type: 'MissingMarkEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutMark(p: number): number {
  let c = 0;
  let n885 = 0;
  l882: for (;;) {
    if (n885 >= 3) break;
    const s884 = p;
    l883: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l883;
      }
      p++;
      n885++;
      continue l882;
    }
    p = s884;
    break;
  }
  l886: {
    const s887 = p;
    if (text.charCodeAt(p) === 35) {
      l888: {
        let n892 = 0;
        l889: for (;;) {
          if (n892 >= 6) break;
          const s891 = p;
          l890: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l890;
            }
            p++;
            n892++;
            continue l889;
          }
          p = s891;
          break;
        }
        if (n892 < 1) { break l888; }
        p = skipBlanks(p);
        if (p < 0) { break l888; }
        break l886;
      }
      p = s887;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l893: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l893;
        }
        p += 2;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
          touched ||= p >= end;
          break l893;
        }
        p++;
        const near894 = p + 16;
        while (p < near894 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
        if (p === near894) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l895: {
          if (text.charCodeAt(p) === 42) {
            const s897 = p;
            l896: {

              p++;
              break l895;
            }
            p = s897;
          } else touched ||= p >= end;
        }
        break l886;
      }
      p = s887;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l898: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l898;
        }
        p += 2;
        break l886;
      }
      p = s887;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l899: {
        p = skipFooterCut(p);
        if (p < 0) { break l899; }
        break l886;
      }
      p = s887;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l925: {
        p++;
        break l886;
      }
      p = s887;
    } else touched ||= p >= end;
    let n929 = 0;
    l926: for (;;) {
      if (n929 >= 2) break;
      const s928 = p;
      l927: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l927;
        }
        p++;
        n929++;
        continue l926;
      }
      p = s928;
      break;
    }
    if (n929 < 1) { return -1; }
  }
  if (p < end) {
    {
      const s930 = p;
      l931: {
        p++;
        return -1;
      }
      p = s930;
    }
  } else touched ||= p >= end;
  return p;
}

function skipFooterCut(p: number): number {
  let c = 0;
  if (!isCaseless(p, "*g")) { return -1; }
  p += 2;
  l900: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s902 = p;
      l901: {
        if (!isCaseless(p, "e")) { break l901; }
        p += 1;
        l903: {
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            const s905 = p;
            l904: {
              if (!isCaseless(p, "n")) { break l904; }
              p += 1;
              l906: {
                if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                  const s908 = p;
                  l907: {
                    if (!isCaseless(p, "e")) { break l907; }
                    p += 1;
                    l909: {
                      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
                        const s911 = p;
                        l910: {
                          if (!isCaseless(p, "r")) { break l910; }
                          p += 1;
                          l912: {
                            if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
                              const s914 = p;
                              l913: {
                                if (!isCaseless(p, "a")) { break l913; }
                                p += 1;
                                l915: {
                                  if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
                                    const s917 = p;
                                    l916: {
                                      if (!isCaseless(p, "t")) { break l916; }
                                      p += 1;
                                      l918: {
                                        if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                                          const s920 = p;
                                          l919: {
                                            if (!isCaseless(p, "e")) { break l919; }
                                            p += 1;
                                            l921: {
                                              if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
                                                const s923 = p;
                                                l922: {
                                                  if (!isCaseless(p, "d")) { break l922; }
                                                  p += 1;
                                                  const near924 = p + 16;
                                                  while (p < near924 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                                                  if (p === near924) {
                                                    STOPS_6.lastIndex = p;
                                                    p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                                                  }
                                                  touched ||= p >= end;
                                                  break l921;
                                                }
                                                p = s923;
                                              } else touched ||= p >= end;
                                            }
                                            break l918;
                                          }
                                          p = s920;
                                        } else touched ||= p >= end;
                                      }
                                      break l915;
                                    }
                                    p = s917;
                                  } else touched ||= p >= end;
                                }
                                break l912;
                              }
                              p = s914;
                            } else touched ||= p >= end;
                          }
                          break l909;
                        }
                        p = s911;
                      } else touched ||= p >= end;
                    }
                    break l906;
                  }
                  p = s908;
                } else touched ||= p >= end;
              }
              break l903;
            }
            p = s905;
          } else touched ||= p >= end;
        }
        break l900;
      }
      p = s902;
    } else touched ||= p >= end;
  }
  return p;
}

function readSubheading(p: number): SubheadingNode | undefined {
  const start = p;
  let l_mark!: MarkNode;
  let l_title!: TitleTextNode;
  let n938 = 0;
  l935: for (;;) {
    if (n938 >= 3) break;
    const s937 = p;
    l936: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l936;
      }
      p++;
      n938++;
      continue l935;
    }
    p = s937;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r939 = readMark(p);
  if (r939 === undefined) { return undefined; }
  l_mark = r939;
  p = pos;
  const r941 = readTitleText(p);
  if (r941 === undefined) { return undefined; }
  l_title = r941;
  p = pos;
  const r943 = readHeadingEnd(p);
  if (r943 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Subheading', start: base + start, end: base + p, mark: l_mark, title: l_title };
}

function leaf114(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RuleNode | FooterNode | FenceNode | CommentNode | MissingCommentEndNode;
  l946: {
    const s947 = p;
    const t948 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l949: {
        const r950 = readRule(p);
        if (r950 === undefined) { break l949; }
        value = r950;
        p = pos;
        break l946;
      }
      p = s947;
      if (trail.length > t948) trail.length = t948;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l956: {
        const r957 = readFooter(p);
        if (r957 === undefined) { break l956; }
        value = r957;
        p = pos;
        break l946;
      }
      p = s947;
      if (trail.length > t948) trail.length = t948;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l970: {
        const r971 = readFence(p);
        if (r971 === undefined) { break l970; }
        value = r971;
        p = pos;
        break l946;
      }
      p = s947;
      if (trail.length > t948) trail.length = t948;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l1048: {
        const r1049 = readComment(p);
        if (r1049 === undefined) { break l1048; }
        value = r1049;
        p = pos;
        break l946;
      }
      p = s947;
      if (trail.length > t948) trail.length = t948;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r1070 = readMissingCommentEnd(p);
    if (r1070 === undefined) { return -1; }
    value = r1070;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readRule(p: number): RuleNode | undefined {
  let c = 0;
  const start = p;
  l953: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      const s951 = p;
      l952: {
        p = skipThematicBreak(p);
        if (p < 0) { break l952; }
        p = s951;
        break l953;
      }
      p = s951;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near954 = p + 16;
  while (p < near954 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near954) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Rule', start: base + start, end: base + p };
}

function readFooter(p: number): FooterNode | undefined {
  let c = 0;
  const start = p;
  l960: {
    if (text.charCodeAt(p) === 42) {
      const s958 = p;
      l959: {
        p = skipFooterLine(p);
        if (p < 0) { break l959; }
        p = s958;
        break l960;
      }
      p = s958;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near968 = p + 16;
  while (p < near968 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near968) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Footer', start: base + start, end: base + p };
}

function skipFooterLine(p: number): number {
  let c = 0;
  if (!isCaseless(p, "*generated")) { return -1; }
  p += 10;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "by")) { return -1; }
  p += 2;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "design")) { return -1; }
  p += 6;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "agent")) { return -1; }
  p += 5;
  l961: for (;;) {
    const s963 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l962: {
        if (text.charCodeAt(p) === 42) {
          {
            const s965 = p;
            l966: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l966; }
              p = skipLineEnd(p);
              if (p < 0) { break l966; }
              break l962;
            }
            p = s965;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l962;
        }
        p++;
        continue l961;
      }
      p = s963;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 42) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function readFence(p: number): FenceNode | undefined {
  const outer = registers[4];
  const value = readFenceInside(p);
  registers[4] = outer;
  return value;
}

function readFenceInside(p: number): FenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  let l_info!: FenceInfoNode;
  let l_body!: FenceBodyNode;
  let l_close!: FenceCloseNode | MissingFenceEndNode;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s972 = p;
      l973: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l973; }
        return undefined;
      }
      p = s972;
    }
  } else touched ||= p >= end;
  let n978 = 0;
  l975: for (;;) {
    if (n978 >= 3) break;
    const s977 = p;
    l976: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l976;
      }
      p++;
      n978++;
      continue l975;
    }
    p = s977;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r979 = readFenceRunHere(p);
  if (r979 === undefined) { return undefined; }
  l_run = r979;
  p = pos;
  registers[4] = l_run;
  const r990 = readFenceInfo(p);
  if (r990 === undefined) { return undefined; }
  l_info = r990;
  p = pos;
  const r993 = readLineEnd(p);
  if (r993 === undefined) { return undefined; }
  p = pos;
  const r995 = readFenceBody(p);
  if (r995 === undefined) { return undefined; }
  l_body = r995;
  p = pos;
  l1036: {
    const s1037 = p;
    const t1038 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1039: {
        const r1040 = readFenceClose(p);
        if (r1040 === undefined) { break l1039; }
        l_close = r1040;
        p = pos;
        break l1036;
      }
      p = s1037;
      if (trail.length > t1038) trail.length = t1038;
    } else touched ||= p >= end;
    const r1042 = readMissingFenceEnd(p);
    if (r1042 === undefined) { return undefined; }
    l_close = r1042;
    p = pos;
  }
  pos = p;
  return { type: 'Fence', start: base + start, end: base + p, run: l_run, info: l_info, body: l_body, close: l_close };
}

function readFenceRunHere(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l980: {
    const s981 = p;
    if (text.charCodeAt(p) === 96) {
      l982: {
        const s983 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l982;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s983, p);
        l986: {
          const s984 = p;
          l985: {
            const near987 = p + 16;
            while (p < near987 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
            if (p === near987) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l985; }
            p = s984;
            break l986;
          }
          p = s984;
          break l982;
        }
        break l980;
      }
      p = s981;
    } else touched ||= p >= end;
    const s988 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s988, p);
  }
  pos = p;
  return value;
}

function readFenceInfo(p: number): FenceInfoNode | undefined {
  let c = 0;
  const start = p;
  const near991 = p + 16;
  while (p < near991 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near991) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'FenceInfo', start: base + start, end: base + p };
}

function readFenceBody(p: number): FenceBodyNode | undefined {
  let c = 0;
  const start = p;
  l996: for (;;) {
    const s998 = p;
    const t999 = trail.length;
    if (p < end) {
      l997: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1001 = p;
            l1002: {
              p = skip_fenceClose(p);
              if (p < 0) { break l1002; }
              break l997;
            }
            p = s1001;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l997;
        }
        const r1013 = readLine(p);
        if (r1013 === undefined) { break l997; }
        p = pos;
        continue l996;
      }
      p = s998;
      if (trail.length > t999) trail.length = t999;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'FenceBody', start: base + start, end: base + p };
}

function skip_fenceClose(p: number): number {
  let c = 0;
  let n1007 = 0;
  l1004: for (;;) {
    if (n1007 >= 3) break;
    const s1006 = p;
    l1005: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1005;
      }
      p++;
      n1007++;
      continue l1004;
    }
    p = s1006;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1012: {
    const s1010 = p;
    l1011: {
      p = skipLineEnd(p);
      if (p < 0) { break l1011; }
      p = s1010;
      break l1012;
    }
    p = s1010;
    return -1;
  }
  return p;
}

function skipClosingRun(p: number): number {
  const noted = trail.length;
  const value = readClosingRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readClosingRun(p: number): string | undefined {
  const value = readClosingRunInside(p);
  if (value === undefined || !closesRun(registers[4], text.slice(p, pos))) return undefined;
  return value;
}

function readClosingRunInside(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1008 = readFenceRun(p);
  if (r1008 === undefined) { return undefined; }
  value = r1008;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l1014: {
    const s1015 = p;
    const t1016 = trail.length;
    if (p < end) {
      l1017: {
        let e1018!: string[];
        const list1023: string[] = [];
        l1019: for (;;) {
          const s1021 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1020: {
              let v1022!: string;
              v1022 = text.charAt(p);
              p++;
              list1023.push(v1022);
              continue l1019;
            }
            p = s1021;
          } else touched ||= p >= end;
          break;
        }
        e1018 = list1023;
        let e1025!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1017;
        }
        const r1026 = readEol(p);
        if (r1026 === undefined) { break l1017; }
        e1025 = r1026;
        p = pos;
        value = [e1018, e1025];
        break l1014;
      }
      p = s1015;
      if (trail.length > t1016) trail.length = t1016;
    } else touched ||= p >= end;
    const list1032: string[] = [];
    l1028: for (;;) {
      const s1030 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1029: {
          let v1031!: string;
          v1031 = text.charAt(p);
          p++;
          list1032.push(v1031);
          continue l1028;
        }
        p = s1030;
      } else touched ||= p >= end;
      break;
    }
    if (list1032.length === 0) { return undefined; }
    value = list1032;
  }
  pos = p;
  return value;
}

function readFenceClose(p: number): FenceCloseNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_fenceClose(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'FenceClose', start: base + start, end: base + p };
}

function readMissingFenceEnd(p: number): MissingFenceEndNode | undefined {
  const start = p;
  if (p < end) {
    {
      const s1043 = p;
      l1044: {
        p++;
        return undefined;
      }
      p = s1043;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingFenceEndNode = { type: 'MissingFenceEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readComment(p: number): CommentNode | undefined {
  let c = 0;
  const start = p;
  let n1053 = 0;
  l1050: for (;;) {
    if (n1053 >= 3) break;
    const s1052 = p;
    l1051: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1051;
      }
      p++;
      n1053++;
      continue l1050;
    }
    p = s1052;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1054: for (;;) {
    const s1056 = p;
    const t1057 = trail.length;
    if (p < end) {
      l1055: {
        if (text.charCodeAt(p) === 45) {
          {
            const s1059 = p;
            l1060: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l1060;
              }
              p += 3;
              break l1055;
            }
            p = s1059;
          }
        } else touched ||= p >= end;
        l1062: {
          const s1063 = p;
          const t1064 = trail.length;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1065: {
              p++;
              break l1062;
            }
            p = s1063;
            if (trail.length > t1064) trail.length = t1064;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1055;
          }
          const r1066 = readEol(p);
          if (r1066 === undefined) { break l1055; }
          p = pos;
        }
        continue l1054;
      }
      p = s1056;
      if (trail.length > t1057) trail.length = t1057;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
    reachesEnd(p, "-->");
    return undefined;
  }
  p += 3;
  const near1068 = p + 16;
  while (p < near1068 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1068) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Comment', start: base + start, end: base + p };
}

function readMissingCommentEnd(p: number): MissingCommentEndNode | undefined {
  const start = p;
  let n1074 = 0;
  l1071: for (;;) {
    if (n1074 >= 3) break;
    const s1073 = p;
    l1072: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1072;
      }
      p++;
      n1074++;
      continue l1071;
    }
    p = s1073;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1075: for (;;) {
    const s1077 = p;
    const t1078 = trail.length;
    if (p < end) {
      l1076: {
        const r1080 = readLine(p);
        if (r1080 === undefined) { break l1076; }
        p = pos;
        continue l1075;
      }
      p = s1077;
      if (trail.length > t1078) trail.length = t1078;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: MissingCommentEndNode = { type: 'MissingCommentEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf130(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\n" | BadLineEndNode | null;
  l1083: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1085 = p;
      const t1086 = trail.length;
      l1084: {
        const r1087 = readEol(p);
        if (r1087 === undefined) { break l1084; }
        value = r1087;
        p = pos;
        break l1083;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf131(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
  l1089: {
    const s1090 = p;
    const t1091 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1092: {
        const r1093 = readBullet(p);
        if (r1093 === undefined) { break l1092; }
        value = r1093;
        p = pos;
        break l1089;
      }
      p = s1090;
      if (trail.length > t1091) trail.length = t1091;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1383: {
        const r1384 = readTable(p);
        if (r1384 === undefined) { break l1383; }
        value = r1384;
        p = pos;
        break l1089;
      }
      p = s1090;
      if (trail.length > t1091) trail.length = t1091;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1506: {
        const r1507 = readBadNoiseLine(p);
        if (r1507 === undefined) { break l1506; }
        value = r1507;
        p = pos;
        break l1089;
      }
      p = s1090;
      if (trail.length > t1091) trail.length = t1091;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1515 = readParagraph(p);
    if (r1515 === undefined) { return -1; }
    value = r1515;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBullet(p: number): BulletNode | undefined {
  let c = 0;
  const start = p;
  let l_lead!: string;
  let l_content!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
  let l_text!: BulletTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1094 = readBulletColumn(p);
  if (r1094 === undefined) { return undefined; }
  l_lead = r1094;
  p = pos;
  l1103: {
    const s1105 = p;
    const t1106 = trail.length;
    l1104: {
      const r1107 = readBulletContent(p);
      if (r1107 === undefined) { break l1104; }
      l_content = r1107;
      p = pos;
      break l1103;
    }
    p = s1105;
    if (trail.length > t1106) trail.length = t1106;
    l_content = null;
  }
  const r1205 = readBulletText(p);
  if (r1205 === undefined) { return undefined; }
  l_text = r1205;
  p = pos;
  pos = p;
  return { type: 'Bullet', start: base + start, end: base + p, lead: l_lead, content: l_content, text: l_text };
}

function readBulletColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s1095 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1095, p);
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBulletSign(p);
  if (p < 0) { return undefined; }
  l1096: {
    const s1097 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1098: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1098;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1096;
      }
      p = s1097;
    } else touched ||= p >= end;
    l1101: {
      const s1099 = p;
      l1100: {
        p = skipLineEnd(p);
        if (p < 0) { break l1100; }
        p = s1099;
        break l1101;
      }
      p = s1099;
      return undefined;
    }
  }
  value = (() => { const lead = l_lead; return lead; })();
  pos = p;
  return value;
}

function readBulletContent(p: number): FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | undefined {
  let c = 0;
  let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
  l1108: {
    const s1109 = p;
    const t1110 = trail.length;
    l1111: {
      p = skipInFailures(p);
      if (p < 0) { break l1111; }
      l1112: {
        const s1113 = p;
        if (text.charCodeAt(p) === 42) {
          l1114: {
            const r1115 = readFailure(p);
            if (r1115 === undefined) { break l1114; }
            value = r1115;
            p = pos;
            break l1112;
          }
          p = s1113;
        } else touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l1111;
        }
        const r1128 = readLooseFailure(p);
        if (r1128 === undefined) { break l1111; }
        value = r1128;
        p = pos;
      }
      break l1108;
    }
    p = s1109;
    if (trail.length > t1110) trail.length = t1110;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
      l1143: {
        const r1144 = readLabelledItem(p);
        if (r1144 === undefined) { break l1143; }
        value = r1144;
        p = pos;
        break l1108;
      }
      p = s1109;
      if (trail.length > t1110) trail.length = t1110;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1148: {
        const r1149 = readCodeItem(p);
        if (r1149 === undefined) { break l1148; }
        value = r1149;
        p = pos;
        break l1108;
      }
      p = s1109;
      if (trail.length > t1110) trail.length = t1110;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1154 = readLooseItem(p);
    if (r1154 === undefined) { return undefined; }
    value = r1154;
    p = pos;
  }
  pos = p;
  return value;
}

function skipInFailures(p: number): number {
  const noted = trail.length;
  const value = readInFailures(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInFailures(p: number): string | undefined {
  if (reading.inside[14] === 0) return undefined;
  pos = p;
  return '';
}

function readFailure(p: number): FailureNode | undefined {
  let c = 0;
  const start = p;
  let l_status!: HttpStatusNode;
  let l_code!: FailureCodeNode;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return undefined;
  }
  p += 2;
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1116 = readHttpStatus(p);
  if (r1116 === undefined) { return undefined; }
  l_status = r1116;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1122 = readFailureCode(p);
  if (r1122 === undefined) { return undefined; }
  l_code = r1122;
  p = pos;
  l1124: {
    const s1125 = p;
    if (text.charCodeAt(p) === 42) {
      l1126: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1126;
        }
        p += 2;
        p = skipBlanks(p);
        if (p < 0) { break l1126; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1126;
        }
        p++;
        break l1124;
      }
      p = s1125;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      reachesEnd(p, "**");
      return undefined;
    }
    p += 2;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'Failure', start: base + start, end: base + p, status: l_status, code: l_code };
}

function readHttpStatus(p: number): HttpStatusNode | undefined {
  let c = 0;
  const start = p;
  let l_digits!: string;
  const s1117 = p;
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l_digits = text.slice(s1117, p);
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s1118 = p;
      l1119: {
        p++;
        return undefined;
      }
      p = s1118;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'HttpStatus', start: base + start, end: base + p, digits: l_digits };
}

function readFailureCode(p: number): FailureCodeNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) p++;
  touched ||= p >= end;
  pos = p;
  return { type: 'FailureCode', start: base + start, end: base + p };
}

function readLooseFailure(p: number): LooseFailureNode | undefined {
  let c = 0;
  const start = p;
  let l_status!: HttpStatusNode;
  let l_code!: FailureCodeNode | null;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1129 = readHttpStatus(p);
  if (r1129 === undefined) { return undefined; }
  l_status = r1129;
  p = pos;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1131: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) {
      const s1133 = p;
      l1132: {
        const r1134 = readFailureCode(p);
        if (r1134 === undefined) { break l1132; }
        l_code = r1134;
        p = pos;
        break l1131;
      }
      p = s1133;
    } else touched ||= p >= end;
    l_code = null;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : (c >= 8211 && c <= 8212)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFailureSeparator(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'LooseFailure', start: base + start, end: base + p, status: l_status, code: l_code };
}

function skipFailureSeparator(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1136: {
    const s1137 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l1138: {
        p++;
        break l1136;
      }
      p = s1137;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 45) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l1141: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s1139 = p;
        l1140: {
          p++;
          p = s1139;
          break l1141;
        }
        p = s1139;
      } else touched ||= p >= end;
      return -1;
    }
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function readLabelledItem(p: number): LabelledItemNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1145 = read_label(p);
  if (r1145 === undefined) { return undefined; }
  l_label = r1145;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'LabelledItem', start: base + start, end: base + p, label: l_label };
}

function readCodeItem(p: number): CodeItemNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: CodeNameNode;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1150 = readCodeName(p);
  if (r1150 === undefined) { return undefined; }
  l_name = r1150;
  p = pos;
  if (text.charCodeAt(p) !== 96) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'CodeItem', start: base + start, end: base + p, name: l_name };
}

function readCodeName(p: number): CodeNameNode | undefined {
  let c = 0;
  const start = p;
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1151 = p + 16;
  while (p < near1151 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near1151) {
    STOPS_0.lastIndex = p;
    p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'CodeName', start: base + start, end: base + p };
}

function readLooseItem(p: number): LooseItemNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: CodeNameNode | StarredNameNode | BareNameNode;
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1155 = readLooseName(p);
  if (r1155 === undefined) { return undefined; }
  l_name = r1155;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1192: {
    const s1193 = p;
    if (text.charCodeAt(p) === 58) {
      l1194: {

        p++;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        break l1192;
      }
      p = s1193;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
      l1195: {
        p++;
        break l1192;
      }
      p = s1193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l1196: {

        p++;
        l1199: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1197 = p;
            l1198: {
              p++;
              p = s1197;
              break l1199;
            }
            p = s1197;
          } else touched ||= p >= end;
          break l1196;
        }
        break l1192;
      }
      p = s1193;
    } else touched ||= p >= end;
    l1202: {
      if (text.charCodeAt(p) === 40) {
        const s1200 = p;
        l1201: {

          p++;
          p = s1200;
          break l1202;
        }
        p = s1200;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'LooseItem', start: base + start, end: base + p, name: l_name };
}

function readLooseName(p: number): CodeNameNode | StarredNameNode | BareNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | StarredNameNode | BareNameNode;
  l1156: {
    const s1157 = p;
    if (text.charCodeAt(p) === 42) {
      l1158: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1158;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1158;
        }
        const r1159 = read_starredName(p);
        if (r1159 === undefined) { break l1158; }
        value = r1159;
        p = pos;
        l1169: {
          const s1170 = p;
          if (text.charCodeAt(p) === 42) {
            l1171: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1171;
              }
              p += 2;
              break l1169;
            }
            p = s1170;
          } else touched ||= p >= end;
          l1174: {
            if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
              const s1172 = p;
              l1173: {
                p = skipBlanks(p);
                if (p < 0) { break l1173; }
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l1173;
                }
                p++;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                  touched ||= p >= end;
                  break l1173;
                }
                p++;
                const near1175 = p + 16;
                while (p < near1175 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near1175) {
                  STOPS_6.lastIndex = p;
                  p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                }
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1173;
                }
                p += 2;
                p = skipBlanks(p);
                if (p < 0) { break l1173; }
                p = skipLineEnd(p);
                if (p < 0) { break l1173; }
                p = s1172;
                break l1174;
              }
              p = s1172;
            } else touched ||= p >= end;
            break l1158;
          }
        }
        break l1156;
      }
      p = s1157;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1176: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1176;
        }
        const r1177 = read_starredName(p);
        if (r1177 === undefined) { break l1176; }
        value = r1177;
        p = pos;
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l1176;
        }
        p++;
        break l1156;
      }
      p = s1157;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1179: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1179;
        }
        const r1180 = readCodeName(p);
        if (r1180 === undefined) { break l1179; }
        value = r1180;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1179;
        }
        p++;
        break l1156;
      }
      p = s1157;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1182 = readBareName(p);
    if (r1182 === undefined) { return undefined; }
    value = r1182;
    p = pos;
  }
  pos = p;
  return value;
}

function read_starredName(p: number): CodeNameNode | StarredNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | StarredNameNode;
  l1160: {
    const s1161 = p;
    if (text.charCodeAt(p) === 96) {
      l1162: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1162;
        }
        const r1163 = readCodeName(p);
        if (r1163 === undefined) { break l1162; }
        value = r1163;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1162;
        }
        p++;
        break l1160;
      }
      p = s1161;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1165 = readStarredName(p);
    if (r1165 === undefined) { return undefined; }
    value = r1165;
    p = pos;
  }
  pos = p;
  return value;
}

function readStarredName(p: number): StarredNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1166 = p + 16;
  while (p < near1166 && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c >= 128)) p++;
  if (p === near1166) {
    STOPS_13.lastIndex = p;
    p = STOPS_13.test(text) ? STOPS_13.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'StarredName', start: base + start, end: base + p };
}

function readBareName(p: number): BareNameNode | undefined {
  let c = 0;
  const start = p;
  let n1186 = 0;
  l1183: for (;;) {
    if (n1186 >= 2) break;
    const s1185 = p;
    l1184: {
      if (text.charCodeAt(p) !== 42) {
        touched ||= p >= end;
        break l1184;
      }
      p++;
      n1186++;
      continue l1183;
    }
    p = s1185;
    break;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1187: {
    if (text.charCodeAt(p) === 63) {
      const s1189 = p;
      l1188: {

        p++;
        break l1187;
      }
      p = s1189;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'BareName', start: base + start, end: base + p };
}

function readBulletText(p: number): BulletTextNode | undefined {
  let c = 0;
  const start = p;
  const near1206 = p + 16;
  while (p < near1206 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1206) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r1207 = readLineEnd(p);
  if (r1207 === undefined) { return undefined; }
  p = pos;
  l1209: for (;;) {
    const s1211 = p;
    const t1212 = trail.length;
    if (p < end) {
      l1210: {
        if (p < end) {
          {
            const s1214 = p;
            l1215: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1215; }
              break l1210;
            }
            p = s1214;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1210;
        }
        const r1379 = readLine(p);
        if (r1379 === undefined) { break l1210; }
        p = pos;
        continue l1209;
      }
      p = s1211;
      if (trail.length > t1212) trail.length = t1212;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'BulletText', start: base + start, end: base + p };
}

function skipParagraphStop(p: number): number {
  let c = 0;
  l1217: {
    const s1218 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1219: {
        p = skipBlankLine(p);
        if (p < 0) { break l1219; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1220: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1220; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1221: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1221; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1222: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l1222; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1223: {
        p = skipFenceStart(p);
        if (p < 0) { break l1223; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1224: {
        p = skipBulletMark(p);
        if (p < 0) { break l1224; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l1225: {
        l1228: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
            const s1226 = p;
            l1227: {
              p = skipLabelGate(p);
              if (p < 0) { break l1227; }
              p = s1226;
              break l1228;
            }
            p = s1226;
          } else touched ||= p >= end;
          break l1225;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1225;
        }
        p = skipLabelLine(p);
        if (p < 0) { break l1225; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124)) {
      l1244: {
        let n1248 = 0;
        l1245: for (;;) {
          if (n1248 >= 3) break;
          const s1247 = p;
          l1246: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1246;
            }
            p++;
            n1248++;
            continue l1245;
          }
          p = s1247;
          break;
        }
        l1249: {
          const s1250 = p;
          if (text.charCodeAt(p) === 60) {
            l1251: {
              if (!text.startsWith("<!--", p)) {
                reachesEnd(p, "<!--");
                break l1251;
              }
              p += 4;
              break l1249;
            }
            p = s1250;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 124) {
            touched ||= p >= end;
            break l1244;
          }
          p++;
        }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1252: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l1252; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1256: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1256; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
      l1257: {
        p = skipCutMark(p);
        if (p < 0) { break l1257; }
        break l1217;
      }
      p = s1218;
    } else touched ||= p >= end;
    l1260: {
      if (p < end) {
        const s1258 = p;
        l1259: {
          p = skipMarksBelow(p);
          if (p < 0) { break l1259; }
          p = s1258;
          break l1260;
        }
        p = s1258;
      } else touched ||= p >= end;
      return -1;
    }
    l1262: {
      const s1263 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1264: {
          p = skipTableHead(p);
          if (p < 0) { break l1264; }
          break l1262;
        }
        p = s1263;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipNamedSetext(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipLabelGate(p: number): number {
  let c = 0;
  p = skipAnyLead(p);
  if (p < 0) { return -1; }
  l1236: {
    const s1237 = p;
    if (text.charCodeAt(p) === 42) {
      l1238: {

        p++;
        break l1236;
      }
      p = s1237;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l1239: {

        p++;
        break l1236;
      }
      p = s1237;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipKnownWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipAnyLead(p: number): number {
  let c = 0;
  l1229: {
    const s1230 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1231: {
        p = skipBulletLead(p);
        if (p < 0) { break l1231; }
        break l1229;
      }
      p = s1230;
    } else touched ||= p >= end;
    let n1235 = 0;
    l1232: for (;;) {
      if (n1235 >= 3) break;
      const s1234 = p;
      l1233: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1233;
        }
        p++;
        n1235++;
        continue l1232;
      }
      p = s1234;
      break;
    }
  }
  return p;
}

function skipLabelLine(p: number): number {
  let c = 0;
  let n1243 = 0;
  l1240: for (;;) {
    if (n1243 >= 3) break;
    const s1242 = p;
    l1241: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1241;
      }
      p++;
      n1243++;
      continue l1240;
    }
    p = s1242;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipNoiseAlone(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLineNoise(p);
  if (p < 0) { return -1; }
  l1253: {
    const s1254 = p;
    l1255: {
      p = skipLineEnd(p);
      if (p < 0) { break l1255; }
      break l1253;
    }
    p = s1254;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipHeadingMarks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipMarksBelow(p: number): number {
  let c = 0;
  const near1261 = p + 16;
  while (p < near1261 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1261) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipTableHead(p: number): number {
  const noted = trail.length;
  const value = readTableHead(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readTableHead(p: number): [null, TableRowNode, "\n" | BadLineEndNode | null, [string[], ":" | null, "-"[], ":" | null, string[]][], null] | undefined {
  let c = 0;
  let value!: [null, TableRowNode, "\n" | BadLineEndNode | null, [string[], ":" | null, "-"[], ":" | null, string[]][], null];
  let l_head!: TableRowNode;
  let l_cells!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  let e1265!: null;
  l1268: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s1266 = p;
      l1267: {
        p = skipTableAhead(p);
        if (p < 0) { break l1267; }
        p = s1266;
        break l1268;
      }
      p = s1266;
    } else touched ||= p >= end;
    return undefined;
  }
  e1265 = null;
  let e1271!: TableRowNode;
  const r1272 = readTableRow(p);
  if (r1272 === undefined) { return undefined; }
  l_head = r1272;
  p = pos;
  e1271 = l_head;
  let e1331!: "\n" | BadLineEndNode | null;
  const r1332 = readLineEnd(p);
  if (r1332 === undefined) { return undefined; }
  e1331 = r1332;
  p = pos;
  let e1334!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1335 = readDelimiterRow(p);
  if (r1335 === undefined) { return undefined; }
  l_cells = r1335;
  p = pos;
  e1334 = l_cells;
  let e1378!: null;
  if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { return undefined; }
  e1378 = null;
  value = [e1265, e1271, e1331, e1334, e1378];
  pos = p;
  return value;
}

function skipTableAhead(p: number): number {
  let c = 0;
  const near1269 = p + 16;
  while (p < near1269 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
  if (p === near1269) {
    STOPS_14.lastIndex = p;
    p = STOPS_14.test(text) ? STOPS_14.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1270 = p + 16;
  while (p < near1270 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1270) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readTableRow(p: number): TableRowNode | undefined {
  let c = 0;
  const start = p;
  let l_cells!: CellNode[];
  l1273: {
    const s1274 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124)) {
      l1275: {
        p = skipBlanks(p);
        if (p < 0) { break l1275; }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1275;
        }
        p++;
        const list1281: CellNode[] = [];
        let n1279 = 0;
        l1276: for (;;) {
          const s1278 = p;
          l1277: {
            if (n1279 > 0) {
              if (!(text.charCodeAt(p) === 124)) {
                touched ||= p >= end;
                break l1277;
              }
              p = skipCellGap(p);
              if (p < 0) { break l1277; }
            }
            let v1280!: CellNode;
            const r1285 = readCell(p);
            if (r1285 === undefined) { break l1277; }
            v1280 = r1285;
            p = pos;
            list1281.push(v1280);
            n1279++;
            continue l1276;
          }
          p = s1278;
          break;
        }
        if (n1279 < 1) { break l1275; }
        l_cells = list1281;
        l1298: {
          if (text.charCodeAt(p) === 124) {
            const s1300 = p;
            l1299: {

              p++;
              break l1298;
            }
            p = s1300;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1275; }
        l1303: {
          const s1301 = p;
          l1302: {
            p = skipLineEnd(p);
            if (p < 0) { break l1302; }
            p = s1301;
            break l1303;
          }
          p = s1301;
          break l1275;
        }
        break l1273;
      }
      p = s1274;
    } else touched ||= p >= end;
    l1304: {
      p = skipBlanks(p);
      if (p < 0) { break l1304; }
      const list1310: CellNode[] = [];
      let n1308 = 0;
      l1305: for (;;) {
        const s1307 = p;
        l1306: {
          if (n1308 > 0) {
            if (!(text.charCodeAt(p) === 124)) {
              touched ||= p >= end;
              break l1306;
            }
            p = skipCellGap(p);
            if (p < 0) { break l1306; }
          }
          let v1309!: CellNode;
          const r1311 = readCell(p);
          if (r1311 === undefined) { break l1306; }
          v1309 = r1311;
          p = pos;
          list1310.push(v1309);
          n1308++;
          continue l1305;
        }
        p = s1307;
        break;
      }
      if (n1308 < 2) { break l1304; }
      l_cells = list1310;
      l1313: {
        if (text.charCodeAt(p) === 124) {
          const s1315 = p;
          l1314: {

            p++;
            break l1313;
          }
          p = s1315;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l1304; }
      l1318: {
        const s1316 = p;
        l1317: {
          p = skipLineEnd(p);
          if (p < 0) { break l1317; }
          p = s1316;
          break l1318;
        }
        p = s1316;
        break l1304;
      }
      break l1273;
    }
    p = s1274;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const list1324: CellNode[] = [];
    let n1322 = 0;
    l1319: for (;;) {
      if (n1322 >= 1) break;
      const s1321 = p;
      l1320: {
        let v1323!: CellNode;
        const r1325 = readCell(p);
        if (r1325 === undefined) { break l1320; }
        v1323 = r1325;
        p = pos;
        list1324.push(v1323);
        n1322++;
        continue l1319;
      }
      p = s1321;
      break;
    }
    if (n1322 < 1) { return undefined; }
    l_cells = list1324;
    if (text.charCodeAt(p) !== 124) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1329: {
      const s1327 = p;
      l1328: {
        p = skipLineEnd(p);
        if (p < 0) { break l1328; }
        p = s1327;
        break l1329;
      }
      p = s1327;
      return undefined;
    }
  }
  pos = p;
  return { type: 'TableRow', start: base + start, end: base + p, cells: l_cells };
}

function skipCellGap(p: number): number {
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  {
    const s1282 = p;
    l1283: {
      p = skipBlanks(p);
      if (p < 0) { break l1283; }
      p = skipLineEnd(p);
      if (p < 0) { break l1283; }
      return -1;
    }
    p = s1282;
  }
  return p;
}

function readCell(p: number): CellNode | undefined {
  let c = 0;
  const start = p;
  l1286: for (;;) {
    const s1288 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
      l1287: {
        l1290: {
          const s1291 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c >= 128)) {
            l1292: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1292;
              }
              p++;
              const near1293 = p + 16;
              while (p < near1293 && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c >= 128)) p++;
              if (p === near1293) {
                STOPS_15.lastIndex = p;
                p = STOPS_15.test(text) ? STOPS_15.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1290;
            }
            p = s1291;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l1287;
          }
          p++;
          l1294: {
            if (((c = text.charCodeAt(p)) === 92 || c === 124)) {
              const s1296 = p;
              l1295: {
                p++;
                break l1294;
              }
              p = s1296;
            } else touched ||= p >= end;
          }
        }
        continue l1286;
      }
      p = s1288;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Cell', start: base + start, end: base + p };
}

function readDelimiterRow(p: number): [string[], ":" | null, "-"[], ":" | null, string[]][] | undefined {
  let c = 0;
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  let n1339 = 0;
  l1336: for (;;) {
    if (n1339 >= 3) break;
    const s1338 = p;
    l1337: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1337;
      }
      p++;
      n1339++;
      continue l1336;
    }
    p = s1338;
    break;
  }
  l1340: {
    if (text.charCodeAt(p) === 124) {
      const s1342 = p;
      l1341: {

        p++;
        break l1340;
      }
      p = s1342;
    } else touched ||= p >= end;
  }
  const list1348: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1346 = 0;
  l1343: for (;;) {
    const s1345 = p;
    l1344: {
      if (n1346 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1344;
        }
        p++;
      }
      let v1347!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1344;
      }
      const r1349 = readDelimiterCell(p);
      if (r1349 === undefined) { break l1344; }
      v1347 = r1349;
      p = pos;
      list1348.push(v1347);
      n1346++;
      continue l1343;
    }
    p = s1345;
    break;
  }
  if (n1346 < 1) { return undefined; }
  value = list1348;
  l1372: {
    if (text.charCodeAt(p) === 124) {
      const s1374 = p;
      l1373: {

        p++;
        break l1372;
      }
      p = s1374;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1375 = readLineEnd(p);
  if (r1375 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readDelimiterCell(p: number): [string[], ":" | null, "-"[], ":" | null, string[]] | undefined {
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
  let e1350!: string[];
  const r1351 = readBlanks(p);
  if (r1351 === undefined) { return undefined; }
  e1350 = r1351;
  p = pos;
  let e1353!: ":" | null;
  l1354: {
    if (text.charCodeAt(p) === 58) {
      const s1356 = p;
      l1355: {

        e1353 = ":";
        p++;
        break l1354;
      }
      p = s1356;
    } else touched ||= p >= end;
    e1353 = null;
  }
  let e1357!: "-"[];
  const list1362: "-"[] = [];
  l1358: for (;;) {
    const s1360 = p;
    if (text.charCodeAt(p) === 45) {
      l1359: {
        let v1361!: "-";

        v1361 = "-";
        p++;
        list1362.push(v1361);
        continue l1358;
      }
      p = s1360;
    } else touched ||= p >= end;
    break;
  }
  if (list1362.length === 0) { return undefined; }
  e1357 = list1362;
  let e1364!: ":" | null;
  l1365: {
    if (text.charCodeAt(p) === 58) {
      const s1367 = p;
      l1366: {

        e1364 = ":";
        p++;
        break l1365;
      }
      p = s1367;
    } else touched ||= p >= end;
    e1364 = null;
  }
  let e1368!: string[];
  const r1369 = readBlanks(p);
  if (r1369 === undefined) { return undefined; }
  e1368 = r1369;
  p = pos;
  value = [e1350, e1353, e1357, e1364, e1368];
  pos = p;
  return value;
}

function readTable(p: number): TableNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: TableRowNode | BadTableNode;
  let l_cells: [string[], ":" | null, "-"[], ":" | null, string[]][] | null = null;
  let l_rows!: TableRowNode[];
  l1385: {
    const s1386 = p;
    const t1387 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1388: {
        l1391: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s1389 = p;
            l1390: {
              p = skipTableAhead(p);
              if (p < 0) { break l1390; }
              p = s1389;
              break l1391;
            }
            p = s1389;
          } else touched ||= p >= end;
          break l1388;
        }
        const r1392 = readTableRow(p);
        if (r1392 === undefined) { break l1388; }
        l_head = r1392;
        p = pos;
        const r1394 = readLineEnd(p);
        if (r1394 === undefined) { break l1388; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
          touched ||= p >= end;
          break l1388;
        }
        const r1396 = readDelimiterRow(p);
        if (r1396 === undefined) { break l1388; }
        l_cells = r1396;
        p = pos;
        if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { break l1388; }
        const list1403: TableRowNode[] = [];
        l1398: for (;;) {
          const s1400 = p;
          const t1401 = trail.length;
          l1399: {
            let v1402!: TableRowNode;
            const r1405 = read_tableRow(p);
            if (r1405 === undefined) { break l1399; }
            v1402 = r1405;
            p = pos;
            list1403.push(v1402);
            continue l1398;
          }
          p = s1400;
          if (trail.length > t1401) trail.length = t1401;
          break;
        }
        l_rows = list1403;
        break l1385;
      }
      p = s1386;
      if (trail.length > t1387) trail.length = t1387;
      l_cells = null;
    } else touched ||= p >= end;
    l1445: {
      if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
        const s1443 = p;
        l1444: {
          p = skipPipedLines(p);
          if (p < 0) { break l1444; }
          p = s1443;
          break l1445;
        }
        p = s1443;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1455 = readBadTable(p);
    if (r1455 === undefined) { return undefined; }
    l_head = r1455;
    p = pos;
    const list1501: TableRowNode[] = [];
    l1496: for (;;) {
      const s1498 = p;
      const t1499 = trail.length;
      l1497: {
        let v1500!: TableRowNode;
        const r1503 = read_tableRow(p);
        if (r1503 === undefined) { break l1497; }
        v1500 = r1503;
        p = pos;
        list1501.push(v1500);
        continue l1496;
      }
      p = s1498;
      if (trail.length > t1499) trail.length = t1499;
      break;
    }
    l_rows = list1501;
  }
  pos = p;
  return { type: 'Table', start: base + start, end: base + p, head: l_head, cells: l_cells, rows: l_rows };
}

function read_tableRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l1406: {
    const s1407 = p;
    const t1408 = trail.length;
    if (p < end) {
      l1409: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s1410 = p;
            l1411: {
              p = skipBlankLine(p);
              if (p < 0) { break l1411; }
              break l1409;
            }
            p = s1410;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
          {
            const s1413 = p;
            l1414: {
              p = skipRowStop(p);
              if (p < 0) { break l1414; }
              break l1409;
            }
            p = s1413;
          }
        } else touched ||= p >= end;
        const r1424 = readTableRow(p);
        if (r1424 === undefined) { break l1409; }
        value = r1424;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1409;
        }
        const r1426 = readEol(p);
        if (r1426 === undefined) { break l1409; }
        p = pos;
        break l1406;
      }
      p = s1407;
      if (trail.length > t1408) trail.length = t1408;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s1428 = p;
        l1429: {
          p = skipBlankLine(p);
          if (p < 0) { break l1429; }
          return undefined;
        }
        p = s1428;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
      {
        const s1431 = p;
        l1432: {
          p = skipRowStop(p);
          if (p < 0) { break l1432; }
          return undefined;
        }
        p = s1431;
      }
    } else touched ||= p >= end;
    const r1434 = readTableRow(p);
    if (r1434 === undefined) { return undefined; }
    value = r1434;
    p = pos;
    l1438: {
      const s1436 = p;
      l1437: {
        if (p < end) {
          {
            const s1439 = p;
            l1440: {
              p++;
              break l1437;
            }
            p = s1439;
          }
        } else touched ||= p >= end;
        p = s1436;
        break l1438;
      }
      p = s1436;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipRowStop(p: number): number {
  let c = 0;
  l1416: {
    const s1417 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1418: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1418; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1419: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1419; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1420: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1420; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1421: {
        p = skipFenceStart(p);
        if (p < 0) { break l1421; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1422: {
        p = skipBulletMark(p);
        if (p < 0) { break l1422; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l1423: {
        p = skipLabelLine(p);
        if (p < 0) { break l1423; }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNoiseAlone(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipPipedLines(p: number): number {
  let c = 0;
  let n1449 = 0;
  l1446: for (;;) {
    if (n1449 >= 3) break;
    const s1448 = p;
    l1447: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1447;
      }
      p++;
      n1449++;
      continue l1446;
    }
    p = s1448;
    break;
  }
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1450 = p + 16;
  while (p < near1450 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1450) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  let n1454 = 0;
  l1451: for (;;) {
    if (n1454 >= 3) break;
    const s1453 = p;
    l1452: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1452;
      }
      p++;
      n1454++;
      continue l1451;
    }
    p = s1453;
    break;
  }
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function readBadTable(p: number): BadTableNode | undefined {
  let c = 0;
  const start = p;
  let l_row!: TableRowNode;
  const r1456 = readTableRow(p);
  if (r1456 === undefined) { return undefined; }
  l_row = r1456;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1458 = readEol(p);
  if (r1458 === undefined) { return undefined; }
  p = pos;
  l1460: {
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      const s1462 = p;
      const t1463 = trail.length;
      l1461: {
        const r1464 = readBadDelimiter(p);
        if (r1464 === undefined) { break l1461; }
        p = pos;
        break l1460;
      }
      p = s1462;
      if (trail.length > t1463) trail.length = t1463;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: BadTableNode = { type: 'BadTable', start: base + start, end: base + p, raw: text.slice(start, p), row: l_row };
  trail.push(node);
  return node;
}

function readBadDelimiter(p: number): [" "[], "|", [string[], ":" | null, "-"[], ":" | null, string[]][], "|" | null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [" "[], "|", [string[], ":" | null, "-"[], ":" | null, string[]][], "|" | null, string[], "\n" | BadLineEndNode | null];
  let e1465!: " "[];
  const r1466 = readIndent(p);
  if (r1466 === undefined) { return undefined; }
  e1465 = r1466;
  p = pos;
  let e1474!: "|";
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return undefined;
  }
  e1474 = "|";
  p++;
  let e1475!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  const list1481: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1479 = 0;
  l1476: for (;;) {
    const s1478 = p;
    l1477: {
      if (n1479 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1477;
        }
        p++;
      }
      let v1480!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1477;
      }
      const r1482 = readDelimiterCell(p);
      if (r1482 === undefined) { break l1477; }
      v1480 = r1482;
      p = pos;
      list1481.push(v1480);
      n1479++;
      continue l1476;
    }
    p = s1478;
    break;
  }
  if (n1479 < 1) { return undefined; }
  e1475 = list1481;
  let e1484!: "|" | null;
  l1485: {
    if (text.charCodeAt(p) === 124) {
      const s1487 = p;
      l1486: {

        e1484 = "|";
        p++;
        break l1485;
      }
      p = s1487;
    } else touched ||= p >= end;
    e1484 = null;
  }
  let e1488!: string[];
  const r1489 = readBlanks(p);
  if (r1489 === undefined) { return undefined; }
  e1488 = r1489;
  p = pos;
  let e1491!: "\n" | BadLineEndNode | null;
  const r1492 = readLineEnd(p);
  if (r1492 === undefined) { return undefined; }
  e1491 = r1492;
  p = pos;
  value = [e1465, e1474, e1475, e1484, e1488, e1491];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list1472: " "[] = [];
  let n1470 = 0;
  l1467: for (;;) {
    if (n1470 >= 3) break;
    const s1469 = p;
    l1468: {
      let v1471!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1468;
      }
      v1471 = " ";
      p++;
      list1472.push(v1471);
      n1470++;
      continue l1467;
    }
    p = s1469;
    break;
  }
  value = list1472;
  pos = p;
  return value;
}

function readBadNoiseLine(p: number): BadNoiseLineNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLineNoise(p);
  if (p < 0) { return undefined; }
  l1508: {
    const s1510 = p;
    const t1511 = trail.length;
    l1509: {
      const r1512 = readLineEnd(p);
      if (r1512 === undefined) { break l1509; }
      p = pos;
      break l1508;
    }
    p = s1510;
    if (trail.length > t1511) trail.length = t1511;
  }
  pos = p;
  const node: BadNoiseLineNode = { type: 'BadNoiseLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readParagraph(p: number): ParagraphNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
    {
      const s1516 = p;
      l1517: {
        p = skipCutMark(p);
        if (p < 0) { break l1517; }
        return undefined;
      }
      p = s1516;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1519 = p;
      l1520: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1520; }
        return undefined;
      }
      p = s1519;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1522 = readLine(p);
  if (r1522 === undefined) { return undefined; }
  p = pos;
  l1524: for (;;) {
    const s1526 = p;
    const t1527 = trail.length;
    if (p < end) {
      l1525: {
        if (p < end) {
          {
            const s1529 = p;
            l1530: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1530; }
              break l1525;
            }
            p = s1529;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1525;
        }
        const r1532 = readLine(p);
        if (r1532 === undefined) { break l1525; }
        p = pos;
        continue l1524;
      }
      p = s1526;
      if (trail.length > t1527) trail.length = t1527;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Paragraph', start: base + start, end: base + p };
}

function leaf174(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1535!: null;
  l1538: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1536 = p;
      l1537: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1537; }
        p = s1536;
        break l1538;
      }
      p = s1536;
    } else touched ||= p >= end;
    return -1;
  }
  e1535 = null;
  value = [e1535];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  let c = 0;
  l1541: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1539 = p;
      l1540: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1540; }
        p = s1539;
        break l1541;
      }
      p = s1539;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1542 = p;
      l1543: {
        p = skipExampleAhead(p);
        if (p < 0) { break l1543; }
        return -1;
      }
      p = s1542;
    }
  } else touched ||= p >= end;
  return p;
}

function skipExampleAhead(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperShape(p);
  if (p < 0) { return -1; }
  l1650: for (;;) {
    const s1652 = p;
    if (p < end) {
      l1651: {
        l1654: {
          const s1655 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1656: {
              p = skipClosedFence(p);
              if (p < 0) { break l1656; }
              break l1654;
            }
            p = s1655;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s1657 = p;
              l1658: {
                p = skipFenceOpen(p);
                if (p < 0) { break l1658; }
                break l1651;
              }
              p = s1657;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            {
              const s1660 = p;
              l1661: {
                p = skipDesignAhead(p);
                if (p < 0) { break l1661; }
                break l1651;
              }
              p = s1660;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1651;
          }
          p = skipLine(p);
          if (p < 0) { break l1651; }
        }
        continue l1650;
      }
      p = s1652;
    } else touched ||= p >= end;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipDesignAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipWrapperShape(p: number): number {
  const noted = trail.length;
  const value = readWrapperShape(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readWrapperShape(p: number): [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null] | undefined {
  const outer = registers[0];
  const value = readWrapperShapeInside(p);
  registers[0] = outer;
  return value;
}

function readWrapperShapeInside(p: number): [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [string, [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null], "\n" | BadLineEndNode | null];
  let l_run!: string;
  let e1545!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1546 = readFenceOpen(p);
  if (r1546 === undefined) { return undefined; }
  l_run = r1546;
  p = pos;
  registers[0] = l_run;
  e1545 = l_run;
  let e1570!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list1576: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1571: for (;;) {
    const s1573 = p;
    const t1574 = trail.length;
    if (p < end) {
      l1572: {
        let v1575!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
        let e1578!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1579 = p;
            l1580: {
              p = skip_wrapperEnd(p);
              if (p < 0) { break l1580; }
              break l1572;
            }
            p = s1579;
          }
        } else touched ||= p >= end;
        e1578 = null;
        let e1582!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
        l1583: {
          const s1584 = p;
          const t1585 = trail.length;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1586: {
              const r1587 = readClosedFence(p);
              if (r1587 === undefined) { break l1586; }
              e1582 = r1587;
              p = pos;
              break l1583;
            }
            p = s1584;
            if (trail.length > t1585) trail.length = t1585;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1572;
          }
          const r1629 = readLine(p);
          if (r1629 === undefined) { break l1572; }
          e1582 = r1629;
          p = pos;
        }
        v1575 = [e1578, e1582];
        list1576.push(v1575);
        continue l1571;
      }
      p = s1573;
      if (trail.length > t1574) trail.length = t1574;
    } else touched ||= p >= end;
    break;
  }
  e1570 = list1576;
  let e1631!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1632 = read_wrapperEnd(p);
  if (r1632 === undefined) { return undefined; }
  e1631 = r1632;
  p = pos;
  let e1647!: "\n" | BadLineEndNode | null;
  const r1648 = readLineEnd(p);
  if (r1648 === undefined) { return undefined; }
  e1647 = r1648;
  p = pos;
  value = [e1545, e1570, e1631, e1647];
  pos = p;
  return value;
}

function readFenceOpen(p: number): string | undefined {
  let c = 0;
  let value!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1547 = readFenceHead(p);
  if (r1547 === undefined) { return undefined; }
  value = r1547;
  p = pos;
  const r1567 = readLineEnd(p);
  if (r1567 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1548: {
    const s1549 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l1550: {
        let n1554 = 0;
        l1551: for (;;) {
          if (n1554 >= 3) break;
          const s1553 = p;
          l1552: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1552;
            }
            p++;
            n1554++;
            continue l1551;
          }
          p = s1553;
          break;
        }
        const s1555 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1550;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s1555, p);
        const near1556 = p + 16;
        while (p < near1556 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1556) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l1559: {
          const s1557 = p;
          l1558: {
            p = skipLineEnd(p);
            if (p < 0) { break l1558; }
            p = s1557;
            break l1559;
          }
          p = s1557;
          break l1550;
        }
        break l1548;
      }
      p = s1549;
    } else touched ||= p >= end;
    let n1563 = 0;
    l1560: for (;;) {
      if (n1563 >= 3) break;
      const s1562 = p;
      l1561: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1561;
        }
        p++;
        n1563++;
        continue l1560;
      }
      p = s1562;
      break;
    }
    const s1564 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s1564, p);
    const near1565 = p + 16;
    while (p < near1565 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1565) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readClosedFence(p: number): [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null];
  let e1588!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1589 = readFenced(p);
  if (r1589 === undefined) { return undefined; }
  e1588 = r1589;
  p = pos;
  let e1625!: "\n" | BadLineEndNode | null;
  const r1626 = readLineEnd(p);
  if (r1626 === undefined) { return undefined; }
  e1625 = r1626;
  p = pos;
  value = [e1588, e1625];
  pos = p;
  return value;
}

function readFenced(p: number): [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  const outer = registers[4];
  const value = readFencedInside(p);
  registers[4] = outer;
  return value;
}

function readFencedInside(p: number): [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]] | undefined {
  let c = 0;
  let value!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  let l_run!: string;
  let e1590!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1591 = readFenceOpen(p);
  if (r1591 === undefined) { return undefined; }
  l_run = r1591;
  p = pos;
  registers[4] = l_run;
  e1590 = l_run;
  let e1593!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1599: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1594: for (;;) {
    const s1596 = p;
    const t1597 = trail.length;
    if (p < end) {
      l1595: {
        let v1598!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e1601!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1602 = p;
            l1603: {
              p = skip_fenceClose(p);
              if (p < 0) { break l1603; }
              break l1595;
            }
            p = s1602;
          }
        } else touched ||= p >= end;
        e1601 = null;
        let e1605!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l1595;
        }
        const r1606 = readLine(p);
        if (r1606 === undefined) { break l1595; }
        e1605 = r1606;
        p = pos;
        v1598 = [e1601, e1605];
        list1599.push(v1598);
        continue l1594;
      }
      p = s1596;
      if (trail.length > t1597) trail.length = t1597;
    } else touched ||= p >= end;
    break;
  }
  e1593 = list1599;
  let e1608!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1609 = read_fenceClose(p);
  if (r1609 === undefined) { return undefined; }
  e1608 = r1609;
  p = pos;
  value = [e1590, e1593, e1608];
  pos = p;
  return value;
}

function read_fenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1610!: " "[];
  const r1611 = readIndent(p);
  if (r1611 === undefined) { return undefined; }
  e1610 = r1611;
  p = pos;
  let e1613!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1614 = readClosingRun(p);
  if (r1614 === undefined) { return undefined; }
  e1613 = r1614;
  p = pos;
  let e1616!: string[];
  const r1617 = readBlanks(p);
  if (r1617 === undefined) { return undefined; }
  e1616 = r1617;
  p = pos;
  let e1619!: null;
  l1622: {
    const s1620 = p;
    l1621: {
      p = skipLineEnd(p);
      if (p < 0) { break l1621; }
      p = s1620;
      break l1622;
    }
    p = s1620;
    return undefined;
  }
  e1619 = null;
  value = [e1610, e1613, e1616, e1619];
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1633!: " "[];
  const r1634 = readIndent(p);
  if (r1634 === undefined) { return undefined; }
  e1633 = r1634;
  p = pos;
  let e1636!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1637 = readWrapperRun(p);
  if (r1637 === undefined) { return undefined; }
  e1636 = r1637;
  p = pos;
  let e1639!: string[];
  const r1640 = readBlanks(p);
  if (r1640 === undefined) { return undefined; }
  e1639 = r1640;
  p = pos;
  let e1642!: null;
  l1645: {
    const s1643 = p;
    l1644: {
      p = skipLineEnd(p);
      if (p < 0) { break l1644; }
      p = s1643;
      break l1645;
    }
    p = s1643;
    return undefined;
  }
  e1642 = null;
  value = [e1633, e1636, e1639, e1642];
  pos = p;
  return value;
}

function skipClosedFence(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipFenced(p);
  if (p < 0) { return -1; }
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFenced(p: number): number {
  const noted = trail.length;
  const value = readFenced(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function skipLine(p: number): number {
  let c = 0;
  l1663: {
    const s1664 = p;
    if (p < end) {
      l1665: {
        const near1666 = p + 16;
        while (p < near1666 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1666) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1665;
        }
        p = skipEol(p);
        if (p < 0) { break l1665; }
        break l1663;
      }
      p = s1664;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near1667 = p + 16;
    while (p < near1667 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1667) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function leaf188(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1668 = readBadWrapper(p);
  if (r1668 === undefined) { return -1; }
  value = r1668;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1671: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1669 = p;
      l1670: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1670; }
        p = s1669;
        break l1671;
      }
      p = s1669;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1672 = readFenceOpen(p);
  if (r1672 === undefined) { return undefined; }
  l_run = r1672;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf190(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TitleHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r1675 = readTitleHeading(p);
  if (r1675 === undefined) { return -1; }
  value = r1675;
  p = pos;
  leafValue = value;
  return p;
}

function readTitleHeading(p: number): TitleHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_id!: MarkedIdNode | TitleTextNode;
  let l_under: BadSetextNode | null = null;
  l1676: {
    const s1677 = p;
    const t1678 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1679: {
        l1682: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1680 = p;
            l1681: {
              l1683: {
                const s1684 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1685: {
                    p = skipH1(p);
                    if (p < 0) { break l1685; }
                    break l1683;
                  }
                  p = s1684;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1681;
                }
                p = skipH2(p);
                if (p < 0) { break l1681; }
              }
              p = s1680;
              break l1682;
            }
            p = s1680;
          } else touched ||= p >= end;
          break l1679;
        }
        let n1689 = 0;
        l1686: for (;;) {
          if (n1689 >= 3) break;
          const s1688 = p;
          l1687: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1687;
            }
            p++;
            n1689++;
            continue l1686;
          }
          p = s1688;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1679;
        }
        const r1690 = readMark(p);
        if (r1690 === undefined) { break l1679; }
        l_mark = r1690;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1679;
        }
        const r1692 = readDocumentTitle(p);
        if (r1692 === undefined) { break l1679; }
        l_id = r1692;
        p = pos;
        const r1742 = readHeadingEnd(p);
        if (r1742 === undefined) { break l1679; }
        p = pos;
        break l1676;
      }
      p = s1677;
      if (trail.length > t1678) trail.length = t1678;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1746: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1744 = p;
        l1745: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1745; }
          p = s1744;
          break l1746;
        }
        p = s1744;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1747 = readDocumentTitle(p);
    if (r1747 === undefined) { return undefined; }
    l_id = r1747;
    p = pos;
    const r1749 = readHeadingEnd(p);
    if (r1749 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1751 = readBadSetext(p);
    if (r1751 === undefined) { return undefined; }
    l_under = r1751;
    p = pos;
  }
  pos = p;
  return { type: 'TitleHeading', start: base + start, end: base + p, mark: l_mark, id: l_id, under: l_under };
}

function readDocumentTitle(p: number): MarkedIdNode | TitleTextNode | undefined {
  let c = 0;
  let value!: MarkedIdNode | TitleTextNode;
  l1693: {
    const s1694 = p;
    const t1695 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
      l1696: {
        l1699: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
            const s1697 = p;
            l1698: {
              p = skipEmphasised(p);
              if (p < 0) { break l1698; }
              p = s1697;
              break l1699;
            }
            p = s1697;
          } else touched ||= p >= end;
          break l1696;
        }
        l1700: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1702 = p;
            const t1703 = trail.length;
            l1701: {
              const r1704 = readBadTitleDecoration(p);
              if (r1704 === undefined) { break l1701; }
              p = pos;
              break l1700;
            }
            p = s1702;
            if (trail.length > t1703) trail.length = t1703;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l1696;
        }
        p = skipDesignWords(p);
        if (p < 0) { break l1696; }
        l1706: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1708 = p;
            const t1709 = trail.length;
            l1707: {
              const r1710 = readBadTitleMark(p);
              if (r1710 === undefined) { break l1707; }
              p = pos;
              break l1706;
            }
            p = s1708;
            if (trail.length > t1709) trail.length = t1709;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1696; }
        l1712: {
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
            const s1714 = p;
            l1713: {
              p++;
              break l1712;
            }
            p = s1714;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1696; }
        l1715: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1717 = p;
            const t1718 = trail.length;
            l1716: {
              const r1719 = readBadTitleMark(p);
              if (r1719 === undefined) { break l1716; }
              p = pos;
              break l1715;
            }
            p = s1717;
            if (trail.length > t1718) trail.length = t1718;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1696; }
        const r1721 = readMarkedId(p);
        if (r1721 === undefined) { break l1696; }
        value = r1721;
        p = pos;
        l1727: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1729 = p;
            l1728: {
              if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
                touched ||= p >= end;
                break l1728;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
              touched ||= p >= end;
              break l1727;
            }
            p = s1729;
          } else touched ||= p >= end;
        }
        break l1693;
      }
      p = s1694;
      if (trail.length > t1695) trail.length = t1695;
    } else touched ||= p >= end;
    l1730: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1732 = p;
        const t1733 = trail.length;
        l1731: {
          const r1734 = readBadTitleDecoration(p);
          if (r1734 === undefined) { break l1731; }
          p = pos;
          break l1730;
        }
        p = s1732;
        if (trail.length > t1733) trail.length = t1733;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDesignWords(p);
    if (p < 0) { return undefined; }
    l1736: {
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
        const s1738 = p;
        l1737: {
          p++;
          break l1736;
        }
        p = s1738;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1739 = readTitleText(p);
    if (r1739 === undefined) { return undefined; }
    value = r1739;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadTitleDecoration(p: number): BadTitleDecorationNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipTitleDecoration(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadTitleDecorationNode = { type: 'BadTitleDecoration', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadTitleMark(p: number): BadTitleMarkNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadTitleMarkNode = { type: 'BadTitleMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMarkedId(p: number): MarkedIdNode | undefined {
  const start = p;
  l1722: for (;;) {
    const s1724 = p;
    if (p < end) {
      l1723: {
        p = skipMarkedIdPart(p);
        if (p < 0) { break l1723; }
        continue l1722;
      }
      p = s1724;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'MarkedId', start: base + start, end: base + p };
}

function leaf196(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null];
  let e1754!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1755 = p;
      l1756: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1756; }
        return -1;
      }
      p = s1755;
    }
  } else touched ||= p >= end;
  e1754 = null;
  let e1758!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1759 = p;
      l1760: {
        p = skipSectionAhead(p);
        if (p < 0) { break l1760; }
        return -1;
      }
      p = s1759;
    }
  } else touched ||= p >= end;
  e1758 = null;
  let e1762!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1763 = p;
      l1764: {
        p = skipOtherHeading(p);
        if (p < 0) { break l1764; }
        return -1;
      }
      p = s1763;
    }
  } else touched ||= p >= end;
  e1762 = null;
  value = [e1754, e1758, e1762];
  leafValue = value;
  return p;
}

function skipOtherHeading(p: number): number {
  let c = 0;
  l1766: {
    const s1767 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1768: {
        l1771: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1769 = p;
            l1770: {
              l1772: {
                const s1773 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1774: {
                    p = skipH1(p);
                    if (p < 0) { break l1774; }
                    break l1772;
                  }
                  p = s1773;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1770;
                }
                p = skipH2(p);
                if (p < 0) { break l1770; }
              }
              p = s1769;
              break l1771;
            }
            p = s1769;
          } else touched ||= p >= end;
          break l1768;
        }
        let n1778 = 0;
        l1775: for (;;) {
          if (n1778 >= 3) break;
          const s1777 = p;
          l1776: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1776;
            }
            p++;
            n1778++;
            continue l1775;
          }
          p = s1777;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1768;
        }
        p = skipMark(p);
        if (p < 0) { break l1768; }
        p = skipTitleText(p);
        if (p < 0) { break l1768; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1768; }
        break l1766;
      }
      p = s1767;
    } else touched ||= p >= end;
    l1781: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1779 = p;
        l1780: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1780; }
          p = s1779;
          break l1781;
        }
        p = s1779;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipTitleText(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf198(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OverviewHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1782 = readOverviewHeading(p);
  if (r1782 === undefined) { return -1; }
  value = r1782;
  p = pos;
  leafValue = value;
  return p;
}

function readOverviewHeading(p: number): OverviewHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l1785: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c >= 128)) {
      const s1783 = p;
      l1784: {
        p = skipTitleStart(p);
        if (p < 0) { break l1784; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false))) {
          touched ||= p >= end;
          break l1784;
        }
        p = skipOverviewName(p);
        if (p < 0) { break l1784; }
        p = s1783;
        break l1785;
      }
      p = s1783;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1812 = readSectionHeading(p);
  if (r1812 === undefined) { return undefined; }
  l_heading = r1812;
  p = pos;
  pos = p;
  return { type: 'OverviewHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipTitleStart(p: number): number {
  let c = 0;
  l1786: {
    const s1787 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1788: {
        let n1792 = 0;
        l1789: for (;;) {
          if (n1792 >= 3) break;
          const s1791 = p;
          l1790: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1790;
            }
            p++;
            n1792++;
            continue l1789;
          }
          p = s1791;
          break;
        }
        let n1796 = 0;
        l1793: for (;;) {
          if (n1796 >= 3) break;
          const s1795 = p;
          l1794: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l1794;
            }
            p++;
            n1796++;
            continue l1793;
          }
          p = s1795;
          break;
        }
        if (n1796 < 1) { break l1788; }
        p = skipBlanks(p);
        if (p < 0) { break l1788; }
        l1797: {
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            const s1799 = p;
            l1798: {
              p = skipLineNoise(p);
              if (p < 0) { break l1798; }
              break l1797;
            }
            p = s1799;
          } else touched ||= p >= end;
        }
        l1800: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1802 = p;
            l1801: {
              p = skipTitleDecoration(p);
              if (p < 0) { break l1801; }
              break l1800;
            }
            p = s1802;
          } else touched ||= p >= end;
        }
        break l1786;
      }
      p = s1787;
    } else touched ||= p >= end;
    l1803: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1805 = p;
        l1804: {
          p = skipTitleDecoration(p);
          if (p < 0) { break l1804; }
          break l1803;
        }
        p = s1805;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipOverviewName(p: number): number {
  let c = 0;
  l1806: {
    const s1807 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1808: {
        if (!isCaseless(p, "architecture")) { break l1808; }
        p += 12;
        l1809: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1811 = p;
            l1810: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1810;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "overview")) { break l1810; }
              p += 8;
              break l1809;
            }
            p = s1811;
          } else touched ||= p >= end;
        }
        break l1806;
      }
      p = s1807;
    } else touched ||= p >= end;
    if (!isCaseless(p, "overview")) { return -1; }
    p += 8;
  }
  return p;
}

function readSectionHeading(p: number): SectionHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_name!: SectionNameNode | OwnNameNode;
  let l_under: BadSetextNode | null = null;
  l1813: {
    const s1814 = p;
    const t1815 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1816: {
        l1819: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1817 = p;
            l1818: {
              l1820: {
                const s1821 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1822: {
                    p = skipH1(p);
                    if (p < 0) { break l1822; }
                    break l1820;
                  }
                  p = s1821;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1818;
                }
                p = skipH2(p);
                if (p < 0) { break l1818; }
              }
              p = s1817;
              break l1819;
            }
            p = s1817;
          } else touched ||= p >= end;
          break l1816;
        }
        let n1826 = 0;
        l1823: for (;;) {
          if (n1826 >= 3) break;
          const s1825 = p;
          l1824: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1824;
            }
            p++;
            n1826++;
            continue l1823;
          }
          p = s1825;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1816;
        }
        const r1827 = readMark(p);
        if (r1827 === undefined) { break l1816; }
        l_mark = r1827;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1816;
        }
        const r1829 = readSectionName(p);
        if (r1829 === undefined) { break l1816; }
        l_name = r1829;
        p = pos;
        const r1861 = readHeadingEnd(p);
        if (r1861 === undefined) { break l1816; }
        p = pos;
        break l1813;
      }
      p = s1814;
      if (trail.length > t1815) trail.length = t1815;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1863: {
        l1866: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1864 = p;
            l1865: {
              p = skipH3(p);
              if (p < 0) { break l1865; }
              p = s1864;
              break l1866;
            }
            p = s1864;
          } else touched ||= p >= end;
          break l1863;
        }
        let n1870 = 0;
        l1867: for (;;) {
          if (n1870 >= 3) break;
          const s1869 = p;
          l1868: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1868;
            }
            p++;
            n1870++;
            continue l1867;
          }
          p = s1869;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1863;
        }
        const r1871 = readMark(p);
        if (r1871 === undefined) { break l1863; }
        l_mark = r1871;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1863;
        }
        const r1873 = readOwnName(p);
        if (r1873 === undefined) { break l1863; }
        l_name = r1873;
        p = pos;
        const r1896 = readHeadingEnd(p);
        if (r1896 === undefined) { break l1863; }
        p = pos;
        break l1813;
      }
      p = s1814;
      if (trail.length > t1815) trail.length = t1815;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1900: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1898 = p;
        l1899: {
          p = skipUnderlined(p);
          if (p < 0) { break l1899; }
          p = s1898;
          break l1900;
        }
        p = s1898;
      } else touched ||= p >= end;
      return undefined;
    }
    l1903: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s1901 = p;
        l1902: {
          p = skipNamedSetext(p);
          if (p < 0) { break l1902; }
          p = s1901;
          break l1903;
        }
        p = s1901;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1904 = readSectionName(p);
    if (r1904 === undefined) { return undefined; }
    l_name = r1904;
    p = pos;
    const r1906 = readHeadingEnd(p);
    if (r1906 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1908 = readBadSetext(p);
    if (r1908 === undefined) { return undefined; }
    l_under = r1908;
    p = pos;
  }
  pos = p;
  return { type: 'SectionHeading', start: base + start, end: base + p, mark: l_mark, name: l_name, under: l_under };
}

function readSectionName(p: number): SectionNameNode | undefined {
  let c = 0;
  const start = p;
  l1830: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1832 = p;
      const t1833 = trail.length;
      l1831: {
        const r1834 = readBadTitleDecoration(p);
        if (r1834 === undefined) { break l1831; }
        p = pos;
        break l1830;
      }
      p = s1832;
      if (trail.length > t1833) trail.length = t1833;
    } else touched ||= p >= end;
  }
  l1836: {
    const s1837 = p;
    const t1838 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l1839: {
        p = skipAnyOwnName(p);
        if (p < 0) { break l1839; }
        l1842: {
          const s1840 = p;
          l1841: {
            p = skipSectionEnd(p);
            if (p < 0) { break l1841; }
            p = s1840;
            break l1842;
          }
          p = s1840;
          break l1839;
        }
        break l1836;
      }
      p = s1837;
      if (trail.length > t1838) trail.length = t1838;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1843 = readBadSectionName(p);
    if (r1843 === undefined) { return undefined; }
    p = pos;
  }
  l1848: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s1850 = p;
      const t1851 = trail.length;
      l1849: {
        const r1852 = readBadSectionRemark(p);
        if (r1852 === undefined) { break l1849; }
        p = pos;
        break l1848;
      }
      p = s1850;
      if (trail.length > t1851) trail.length = t1851;
    } else touched ||= p >= end;
  }
  l1854: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1856 = p;
      const t1857 = trail.length;
      l1855: {
        const r1858 = readBadTitleDecoration(p);
        if (r1858 === undefined) { break l1855; }
        p = pos;
        break l1854;
      }
      p = s1856;
      if (trail.length > t1857) trail.length = t1857;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'SectionName', start: base + start, end: base + p };
}

function readBadSectionName(p: number): BadSectionNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipAnyOtherName(p);
  if (p < 0) { return undefined; }
  l1846: {
    const s1844 = p;
    l1845: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1845; }
      p = s1844;
      break l1846;
    }
    p = s1844;
    return undefined;
  }
  pos = p;
  const node: BadSectionNameNode = { type: 'BadSectionName', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadSectionRemark(p: number): BadSectionRemarkNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSectionRemark(p);
  if (p < 0) { return undefined; }
  pos = p;
  const node: BadSectionRemarkNode = { type: 'BadSectionRemark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readOwnName(p: number): OwnNameNode | undefined {
  let c = 0;
  const start = p;
  l1874: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1876 = p;
      const t1877 = trail.length;
      l1875: {
        const r1878 = readBadTitleDecoration(p);
        if (r1878 === undefined) { break l1875; }
        p = pos;
        break l1874;
      }
      p = s1876;
      if (trail.length > t1877) trail.length = t1877;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipAnyOwnName(p);
  if (p < 0) { return undefined; }
  l1882: {
    const s1880 = p;
    l1881: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1881; }
      p = s1880;
      break l1882;
    }
    p = s1880;
    return undefined;
  }
  l1883: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s1885 = p;
      const t1886 = trail.length;
      l1884: {
        const r1887 = readBadSectionRemark(p);
        if (r1887 === undefined) { break l1884; }
        p = pos;
        break l1883;
      }
      p = s1885;
      if (trail.length > t1886) trail.length = t1886;
    } else touched ||= p >= end;
  }
  l1889: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1891 = p;
      const t1892 = trail.length;
      l1890: {
        const r1893 = readBadTitleDecoration(p);
        if (r1893 === undefined) { break l1890; }
        p = pos;
        break l1889;
      }
      p = s1891;
      if (trail.length > t1892) trail.length = t1892;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'OwnName', start: base + start, end: base + p };
}

function leaf207(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1912!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1913 = p;
      l1914: {
        p = skipSectionStop(p);
        if (p < 0) { break l1914; }
        return -1;
      }
      p = s1913;
    }
  } else touched ||= p >= end;
  e1912 = null;
  value = [e1912];
  leafValue = value;
  return p;
}

function skipSectionStop(p: number): number {
  let c = 0;
  l1916: {
    const s1917 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1918: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1918; }
        break l1916;
      }
      p = s1917;
    } else touched ||= p >= end;
    l1921: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1919 = p;
        l1920: {
          p = skipHeadingLike(p);
          if (p < 0) { break l1920; }
          p = s1919;
          break l1921;
        }
        p = s1919;
      } else touched ||= p >= end;
      return -1;
    }
    l1922: {
      const s1923 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1924: {
          p = skipSectionHeading(p);
          if (p < 0) { break l1924; }
          break l1922;
        }
        p = s1923;
      } else touched ||= p >= end;
      p = skipOtherSectionAhead(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipOtherSectionAhead(p: number): number {
  let c = 0;
  {
    const s1925 = p;
    l1926: {
      p = skipClaimed(p);
      if (p < 0) { break l1926; }
      return -1;
    }
    p = s1925;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOtherHeading(p);
  if (p < 0) { return -1; }
  return p;
}

function skipClaimed(p: number): number {
  let c = 0;
  l1928: {
    const s1929 = p;
    l1930: {
      p = skipInContracts(p);
      if (p < 0) { break l1930; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1930;
      }
      p = skipHashes(p);
      if (p < 0) { break l1930; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
        touched ||= p >= end;
        break l1930;
      }
      p = skipEndpointAhead(p);
      if (p < 0) { break l1930; }
      break l1928;
    }
    p = s1929;
    l1952: {
      p = skipInSchemas(p);
      if (p < 0) { break l1952; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1952;
      }
      p = skipHashes(p);
      if (p < 0) { break l1952; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        touched ||= p >= end;
        break l1952;
      }
      p = skipTableWord(p);
      if (p < 0) { break l1952; }
      break l1928;
    }
    p = s1929;
    l1956: {
      p = skipInComponents(p);
      if (p < 0) { break l1956; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1956;
      }
      p = skipHashes(p);
      if (p < 0) { break l1956; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
        touched ||= p >= end;
        break l1956;
      }
      p = skipComponentWord(p);
      if (p < 0) { break l1956; }
      break l1928;
    }
    p = s1929;
    l1960: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l1960; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1960;
      }
      p = skipH2(p);
      if (p < 0) { break l1960; }
      break l1928;
    }
    p = s1929;
    l1963: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1961 = p;
        l1962: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1962; }
          p = s1961;
          break l1963;
        }
        p = s1961;
      } else touched ||= p >= end;
      return -1;
    }
    p = skipItemAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInContracts(p: number): number {
  const noted = trail.length;
  const value = readInContracts(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInContracts(p: number): string | undefined {
  if (reading.inside[0] === 0) return undefined;
  pos = p;
  return '';
}

function skipHashes(p: number): number {
  let c = 0;
  let n1934 = 0;
  l1931: for (;;) {
    if (n1934 >= 3) break;
    const s1933 = p;
    l1932: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1932;
      }
      p++;
      n1934++;
      continue l1931;
    }
    p = s1933;
    break;
  }
  let n1938 = 0;
  l1935: for (;;) {
    if (n1938 >= 6) break;
    const s1937 = p;
    l1936: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l1936;
      }
      p++;
      n1938++;
      continue l1935;
    }
    p = s1937;
    break;
  }
  if (n1938 < 1) { return -1; }
  if (text.charCodeAt(p) === 35) {
    {
      const s1939 = p;
      l1940: {

        p++;
        return -1;
      }
      p = s1939;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1942: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1944 = p;
      l1943: {
        p = skipLineNoise(p);
        if (p < 0) { break l1943; }
        break l1942;
      }
      p = s1944;
    } else touched ||= p >= end;
  }
  return p;
}

function skipEndpointAhead(p: number): number {
  let c = 0;
  l1945: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1947 = p;
      l1946: {
        p = skipNumber(p);
        if (p < 0) { break l1946; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1946;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1946;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1945;
      }
      p = s1947;
    } else touched ||= p >= end;
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1951 = 0;
  l1948: for (;;) {
    if (n1951 >= 10) break;
    const s1950 = p;
    l1949: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1949;
      }
      p++;
      n1951++;
      continue l1948;
    }
    p = s1950;
    break;
  }
  if (n1951 < 2) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42 || c === 58)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 47) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipInSchemas(p: number): number {
  const noted = trail.length;
  const value = readInSchemas(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInSchemas(p: number): string | undefined {
  if (reading.inside[1] === 0) return undefined;
  pos = p;
  return '';
}

function skipTableWord(p: number): number {
  let c = 0;
  l1953: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1955 = p;
      l1954: {
        p = skipNumber(p);
        if (p < 0) { break l1954; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1954;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1954;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1953;
      }
      p = s1955;
    } else touched ||= p >= end;
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "table")) { return -1; }
  p += 5;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipInComponents(p: number): number {
  const noted = trail.length;
  const value = readInComponents(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInComponents(p: number): string | undefined {
  if (reading.inside[2] === 0) return undefined;
  pos = p;
  return '';
}

function skipComponentWord(p: number): number {
  let c = 0;
  l1957: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1959 = p;
      l1958: {
        p = skipNumber(p);
        if (p < 0) { break l1958; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1958;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1958;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1957;
      }
      p = s1959;
    } else touched ||= p >= end;
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "component")) { return -1; }
  p += 9;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipInFlatChecklist(p: number): number {
  const noted = trail.length;
  const value = readInFlatChecklist(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInFlatChecklist(p: number): string | undefined {
  if (reading.inside[4] === 0) return undefined;
  pos = p;
  return '';
}

function skipItemAhead(p: number): number {
  let c = 0;
  l1964: {
    const s1965 = p;
    l1966: {
      p = skipInContracts(p);
      if (p < 0) { break l1966; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l1966;
      }
      p = skipContractHeading(p);
      if (p < 0) { break l1966; }
      break l1964;
    }
    p = s1965;
    l2063: {
      p = skipInSchemas(p);
      if (p < 0) { break l2063; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2063;
      }
      p = skipSchemaHeading(p);
      if (p < 0) { break l2063; }
      break l1964;
    }
    p = s1965;
    l2172: {
      p = skipInComponents(p);
      if (p < 0) { break l2172; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2172;
      }
      p = skipComponentHeading(p);
      if (p < 0) { break l2172; }
      break l1964;
    }
    p = s1965;
    l2514: {
      p = skipInComponent(p);
      if (p < 0) { break l2514; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2514;
      }
      p = skipMethodHeading(p);
      if (p < 0) { break l2514; }
      break l1964;
    }
    p = s1965;
    p = skipInChecklist(p);
    if (p < 0) { return -1; }
    p = skipCheckHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipContractHeading(p: number): number {
  let c = 0;
  l1967: {
    const s1968 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1969: {
        l1972: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1970 = p;
            l1971: {
              l1973: {
                const s1974 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1975: {
                    p = skipH2(p);
                    if (p < 0) { break l1975; }
                    break l1973;
                  }
                  p = s1974;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1976: {
                    p = skipH3(p);
                    if (p < 0) { break l1976; }
                    break l1973;
                  }
                  p = s1974;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1971;
                }
                p = skipH4(p);
                if (p < 0) { break l1971; }
              }
              p = s1970;
              break l1972;
            }
            p = s1970;
          } else touched ||= p >= end;
          break l1969;
        }
        let n1987 = 0;
        l1984: for (;;) {
          if (n1987 >= 3) break;
          const s1986 = p;
          l1985: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1985;
            }
            p++;
            n1987++;
            continue l1984;
          }
          p = s1986;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1969;
        }
        p = skipMark(p);
        if (p < 0) { break l1969; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
          touched ||= p >= end;
          break l1969;
        }
        p = skipEndpoint(p);
        if (p < 0) { break l1969; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1969; }
        break l1967;
      }
      p = s1968;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2049: {
        l2052: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2050 = p;
            l2051: {
              p = skipH3(p);
              if (p < 0) { break l2051; }
              p = s2050;
              break l2052;
            }
            p = s2050;
          } else touched ||= p >= end;
          break l2049;
        }
        let n2056 = 0;
        l2053: for (;;) {
          if (n2056 >= 3) break;
          const s2055 = p;
          l2054: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2054;
            }
            p++;
            n2056++;
            continue l2053;
          }
          p = s2055;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2049;
        }
        p = skipMark(p);
        if (p < 0) { break l2049; }
        p = skipTitleText(p);
        if (p < 0) { break l2049; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2049; }
        break l1967;
      }
      p = s1968;
    } else touched ||= p >= end;
    l2059: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2057 = p;
        l2058: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2058; }
          p = s2057;
          break l2059;
        }
        p = s2057;
      } else touched ||= p >= end;
      return -1;
    }
    l2062: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2060 = p;
        l2061: {
          p = skipEndpointAhead(p);
          if (p < 0) { break l2061; }
          p = s2060;
          break l2062;
        }
        p = s2060;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipEndpoint(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipH4(p: number): number {
  let n1980 = 0;
  l1977: for (;;) {
    if (n1980 >= 3) break;
    const s1979 = p;
    l1978: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1978;
      }
      p++;
      n1980++;
      continue l1977;
    }
    p = s1979;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
    reachesEnd(p, "####");
    return -1;
  }
  p += 4;
  if (text.charCodeAt(p) === 35) {
    {
      const s1981 = p;
      l1982: {

        p++;
        return -1;
      }
      p = s1981;
    }
  } else touched ||= p >= end;
  return p;
}

function skipEndpoint(p: number): number {
  let c = 0;
  l1988: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1990 = p;
      l1989: {
        p = skipBadTitleNumber(p);
        if (p < 0) { break l1989; }
        break l1988;
      }
      p = s1990;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEndpointMethod(p);
  if (p < 0) { return -1; }
  if (!(text.charCodeAt(p) === 47)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipPathText(p);
  if (p < 0) { return -1; }
  l2033: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2035 = p;
      l2034: {
        p = skipBadPathEnd(p);
        if (p < 0) { break l2034; }
        break l2033;
      }
      p = s2035;
    } else touched ||= p >= end;
  }
  l2039: {
    if (p < end) {
      const s2041 = p;
      l2040: {
        p = skipBadTitleRest(p);
        if (p < 0) { break l2040; }
        break l2039;
      }
      p = s2041;
    } else touched ||= p >= end;
  }
  return p;
}

function skipBadTitleNumber(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNumber(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipEndpointMethod(p: number): number {
  let c = 0;
  l1991: {
    const s1992 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l1993: {
        p = skipMethodWord(p);
        if (p < 0) { break l1993; }
        break l1991;
      }
      p = s1992;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadMethodName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipMethodWord(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n1998 = 0;
  l1995: for (;;) {
    if (n1998 >= 9) break;
    const s1997 = p;
    l1996: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l1996;
      }
      p++;
      n1998++;
      continue l1995;
    }
    p = s1997;
    break;
  }
  if (n1998 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2001: {
    if (text.charCodeAt(p) === 47) {
      const s1999 = p;
      l2000: {

        p++;
        p = s1999;
        break l2001;
      }
      p = s1999;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadMethodName(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n2006 = 0;
  l2003: for (;;) {
    if (n2006 >= 10) break;
    const s2005 = p;
    l2004: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2004;
      }
      p++;
      n2006++;
      continue l2003;
    }
    p = s2005;
    break;
  }
  if (n2006 < 2) { return -1; }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42 || c === 58)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  return p;
}

function skipPathText(p: number): number {
  let c = 0;
  l2009: {
    if (text.charCodeAt(p) === 47) {
      const s2007 = p;
      l2008: {

        p++;
        p = s2007;
        break l2009;
      }
      p = s2007;
    } else touched ||= p >= end;
    return -1;
  }
  let m2013 = false;
  l2010: for (;;) {
    const s2012 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
      l2011: {
        p = skipPathPart(p);
        if (p < 0) { break l2011; }
        m2013 = true;
        continue l2010;
      }
      p = s2012;
    } else touched ||= p >= end;
    break;
  }
  if (!m2013) { return -1; }
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l2014: {
    const s2015 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) {
      l2016: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2016;
        }
        p++;
        const near2017 = p + 16;
        while (p < near2017 && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) p++;
        if (p === near2017) {
          STOPS_17.lastIndex = p;
          p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2014;
      }
      p = s2015;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l2018: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l2018;
        }
        p += 2;
        l2021: {
          const s2019 = p;
          l2020: {
            l2022: {
              if (text.charCodeAt(p) === 96) {
                const s2024 = p;
                l2023: {

                  p++;
                  break l2022;
                }
                p = s2024;
              } else touched ||= p >= end;
            }
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2020; }
            p = s2019;
            break l2021;
          }
          p = s2019;
          break l2018;
        }
        break l2014;
      }
      p = s2015;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l2025: {

        p++;
        break l2014;
      }
      p = s2015;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2026: {

        p++;
        l2029: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
            const s2027 = p;
            l2028: {
              p++;
              p = s2027;
              break l2029;
            }
            p = s2027;
          } else touched ||= p >= end;
          break l2026;
        }
        break l2014;
      }
      p = s2015;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s2030 = p;
        l2031: {
          p = skipLineNoise(p);
          if (p < 0) { break l2031; }
          return -1;
        }
        p = s2030;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 35 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBadPathEnd(p: number): number {
  let c = 0;
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  l2038: {
    const s2036 = p;
    l2037: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2037; }
      p = s2036;
      break l2038;
    }
    p = s2036;
    return -1;
  }
  return p;
}

function skipBadTitleRest(p: number): number {
  {
    const s2042 = p;
    l2043: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2043; }
      return -1;
    }
    p = s2042;
  }
  let m2048 = false;
  l2045: for (;;) {
    const s2047 = p;
    if (p < end) {
      l2046: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2046; }
        m2048 = true;
        continue l2045;
      }
      p = s2047;
    } else touched ||= p >= end;
    break;
  }
  if (!m2048) { return -1; }
  return p;
}

function skipSchemaHeading(p: number): number {
  let c = 0;
  l2064: {
    const s2065 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2066: {
        l2069: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2067 = p;
            l2068: {
              l2070: {
                const s2071 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2072: {
                    p = skipH2(p);
                    if (p < 0) { break l2072; }
                    break l2070;
                  }
                  p = s2071;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2073: {
                    p = skipH3(p);
                    if (p < 0) { break l2073; }
                    break l2070;
                  }
                  p = s2071;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2068;
                }
                p = skipH4(p);
                if (p < 0) { break l2068; }
              }
              p = s2067;
              break l2069;
            }
            p = s2067;
          } else touched ||= p >= end;
          break l2066;
        }
        let n2077 = 0;
        l2074: for (;;) {
          if (n2077 >= 3) break;
          const s2076 = p;
          l2075: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2075;
            }
            p++;
            n2077++;
            continue l2074;
          }
          p = s2076;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2066;
        }
        p = skipMark(p);
        if (p < 0) { break l2066; }
        l2078: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2080 = p;
            l2079: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2079; }
              break l2078;
            }
            p = s2080;
          } else touched ||= p >= end;
        }
        l2083: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s2081 = p;
            l2082: {
              p = skipTableWord(p);
              if (p < 0) { break l2082; }
              p = s2081;
              break l2083;
            }
            p = s2081;
          } else touched ||= p >= end;
          break l2066;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2066;
        }
        p = skip_pair(p);
        if (p < 0) { break l2066; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2066; }
        break l2064;
      }
      p = s2065;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2152: {
        l2155: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2153 = p;
            l2154: {
              p = skipH3(p);
              if (p < 0) { break l2154; }
              p = s2153;
              break l2155;
            }
            p = s2153;
          } else touched ||= p >= end;
          break l2152;
        }
        let n2159 = 0;
        l2156: for (;;) {
          if (n2159 >= 3) break;
          const s2158 = p;
          l2157: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2157;
            }
            p++;
            n2159++;
            continue l2156;
          }
          p = s2158;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2152;
        }
        p = skipMark(p);
        if (p < 0) { break l2152; }
        l2160: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2162 = p;
            l2161: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2161; }
              break l2160;
            }
            p = s2162;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2152; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2152; }
        break l2064;
      }
      p = s2065;
    } else touched ||= p >= end;
    l2165: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2163 = p;
        l2164: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2164; }
          p = s2163;
          break l2165;
        }
        p = s2163;
      } else touched ||= p >= end;
      return -1;
    }
    l2166: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2168 = p;
        l2167: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2167; }
          break l2166;
        }
        p = s2168;
      } else touched ||= p >= end;
    }
    l2171: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s2169 = p;
        l2170: {
          p = skipTableWord(p);
          if (p < 0) { break l2170; }
          p = s2169;
          break l2171;
        }
        p = s2169;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_pair(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_pair(p: number): number {
  let c = 0;
  l2084: {
    const s2085 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2086: {
        p = skipBadPair(p);
        if (p < 0) { break l2086; }
        break l2084;
      }
      p = s2085;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipPair(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadPair(p: number): number {
  const noted = trail.length;
  const value = readBadPair(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readBadPair(p: number): BadPairNode | undefined {
  const outer = registers[2];
  const value = readBadPairInside(p);
  registers[2] = outer;
  return value;
}

function readBadPairInside(p: number): BadPairNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: "**" | "__" | "*" | "_" | "`";
  let l_name!: MarkedNameNode;
  let l_value!: TitleTextNode | MarkedValueNode;
  l2087: {
    const s2088 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2089: {
        const r2090 = readTitleMark(p);
        if (r2090 === undefined) { break l2089; }
        l_mark = r2090;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2089;
        }
        const r2098 = readMarkedName(p);
        if (r2098 === undefined) { break l2089; }
        l_name = r2098;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2089;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2089; }
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2089;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2089; }
        p = skipBlanks(p);
        if (p < 0) { break l2089; }
        const r2113 = readTitleText(p);
        if (r2113 === undefined) { break l2089; }
        l_value = r2113;
        p = pos;
        break l2087;
      }
      p = s2088;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2115: {
        const r2116 = readTitleMark(p);
        if (r2116 === undefined) { break l2115; }
        l_mark = r2116;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2115;
        }
        const r2118 = readMarkedName(p);
        if (r2118 === undefined) { break l2115; }
        l_name = r2118;
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2115;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2115; }
        p = skipBlanks(p);
        if (p < 0) { break l2115; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2115;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2115; }
        const r2120 = readTitleText(p);
        if (r2120 === undefined) { break l2115; }
        l_value = r2120;
        p = pos;
        break l2087;
      }
      p = s2088;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2122 = readTitleMark(p);
    if (r2122 === undefined) { return undefined; }
    l_mark = r2122;
    p = pos;
    registers[2] = l_mark;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2124 = readMarkedName(p);
    if (r2124 === undefined) { return undefined; }
    l_name = r2124;
    p = pos;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2126 = readMarkedValue(p);
    if (r2126 === undefined) { return undefined; }
    l_value = r2126;
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSameMark(p);
    if (p < 0) { return undefined; }
    l2141: {
      const s2139 = p;
      l2140: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l2140; }
        p = s2139;
        break l2141;
      }
      p = s2139;
      return undefined;
    }
  }
  pos = p;
  const node: BadPairNode = { type: 'BadPair', start: base + start, end: base + p, raw: text.slice(start, p), mark: l_mark, name: l_name, value: l_value };
  trail.push(node);
  return node;
}

function readTitleMark(p: number): "**" | "__" | "*" | "_" | "`" | undefined {
  let value!: "**" | "__" | "*" | "_" | "`";
  l2091: {
    const s2092 = p;
    if (text.charCodeAt(p) === 42) {
      l2093: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l2093;
        }
        value = "**";
        p += 2;
        break l2091;
      }
      p = s2092;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2094: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l2094;
        }
        value = "__";
        p += 2;
        break l2091;
      }
      p = s2092;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2095: {

        value = "*";
        p++;
        break l2091;
      }
      p = s2092;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2096: {

        value = "_";
        p++;
        break l2091;
      }
      p = s2092;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return undefined;
    }
    value = "`";
    p++;
  }
  pos = p;
  return value;
}

function readMarkedName(p: number): MarkedNameNode | undefined {
  let c = 0;
  const start = p;
  let m2102 = false;
  l2099: for (;;) {
    const s2101 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2100: {
        l2103: {
          const s2104 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
            l2105: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2105;
              }
              p++;
              const near2106 = p + 16;
              while (p < near2106 && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
              if (p === near2106) {
                STOPS_18.lastIndex = p;
                p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2103;
            }
            p = s2104;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2107 = p;
              l2108: {
                p = skipSameMark(p);
                if (p < 0) { break l2108; }
                break l2100;
              }
              p = s2107;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2100;
          }
          p++;
        }
        m2102 = true;
        continue l2099;
      }
      p = s2101;
    } else touched ||= p >= end;
    break;
  }
  if (!m2102) { return undefined; }
  pos = p;
  return { type: 'MarkedName', start: base + start, end: base + p };
}

function skipSameMark(p: number): number {
  const noted = trail.length;
  const value = readSameMark(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readSameMark(p: number): "**" | "__" | "*" | "_" | "`" | undefined {
  const value = readSameMarkInside(p);
  if (value !== registers[2]) return undefined;
  return value;
}

function readSameMarkInside(p: number): "**" | "__" | "*" | "_" | "`" | undefined {
  let c = 0;
  let value!: "**" | "__" | "*" | "_" | "`";
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2110 = readTitleMark(p);
  if (r2110 === undefined) { return undefined; }
  value = r2110;
  p = pos;
  pos = p;
  return value;
}

function readMarkedValue(p: number): MarkedValueNode | undefined {
  let c = 0;
  const start = p;
  let m2130 = false;
  l2127: for (;;) {
    const s2129 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2128: {
        l2131: {
          const s2132 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
            l2133: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2133;
              }
              p++;
              const near2134 = p + 16;
              while (p < near2134 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
              if (p === near2134) {
                STOPS_19.lastIndex = p;
                p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2131;
            }
            p = s2132;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2135 = p;
              l2136: {
                p = skipSameMark(p);
                if (p < 0) { break l2136; }
                break l2128;
              }
              p = s2135;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2128;
          }
          p++;
        }
        m2130 = true;
        continue l2127;
      }
      p = s2129;
    } else touched ||= p >= end;
    break;
  }
  if (!m2130) { return undefined; }
  pos = p;
  return { type: 'MarkedValue', start: base + start, end: base + p };
}

function skipPair(p: number): number {
  p = skipPairName(p);
  if (p < 0) { return -1; }
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  p = skipTitleText(p);
  if (p < 0) { return -1; }
  return p;
}

function skipPairName(p: number): number {
  let c = 0;
  l2142: for (;;) {
    const s2144 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2143: {
        p = skipPairPiece(p);
        if (p < 0) { break l2143; }
        continue l2142;
      }
      p = s2144;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairPiece(p: number): number {
  let c = 0;
  l2146: {
    const s2147 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128)) {
      l2148: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2148;
        }
        p++;
        const near2149 = p + 16;
        while (p < near2149 && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128)) p++;
        if (p === near2149) {
          STOPS_20.lastIndex = p;
          p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2146;
      }
      p = s2147;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l2150: {

        p++;
        const near2151 = p + 16;
        while (p < near2151 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near2151) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l2150;
        }
        p++;
        break l2146;
      }
      p = s2147;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 96) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipComponentHeading(p: number): number {
  let c = 0;
  l2173: {
    const s2174 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2175: {
        l2178: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2176 = p;
            l2177: {
              l2179: {
                const s2180 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2181: {
                    p = skipH2(p);
                    if (p < 0) { break l2181; }
                    break l2179;
                  }
                  p = s2180;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2182: {
                    p = skipH3(p);
                    if (p < 0) { break l2182; }
                    break l2179;
                  }
                  p = s2180;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2177;
                }
                p = skipH4(p);
                if (p < 0) { break l2177; }
              }
              p = s2176;
              break l2178;
            }
            p = s2176;
          } else touched ||= p >= end;
          break l2175;
        }
        let n2186 = 0;
        l2183: for (;;) {
          if (n2186 >= 3) break;
          const s2185 = p;
          l2184: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2184;
            }
            p++;
            n2186++;
            continue l2183;
          }
          p = s2185;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2175;
        }
        p = skipMark(p);
        if (p < 0) { break l2175; }
        l2187: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2189 = p;
            l2188: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2188; }
              break l2187;
            }
            p = s2189;
          } else touched ||= p >= end;
        }
        l2192: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
            const s2190 = p;
            l2191: {
              p = skipComponentWord(p);
              if (p < 0) { break l2191; }
              p = s2190;
              break l2192;
            }
            p = s2190;
          } else touched ||= p >= end;
          break l2175;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2175;
        }
        p = skip_pair(p);
        if (p < 0) { break l2175; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2175; }
        break l2173;
      }
      p = s2174;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2193: {
        l2196: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2194 = p;
            l2195: {
              p = skipH3(p);
              if (p < 0) { break l2195; }
              p = s2194;
              break l2196;
            }
            p = s2194;
          } else touched ||= p >= end;
          break l2193;
        }
        {
          const s2197 = p;
          l2198: {
            p = skipInComponent(p);
            if (p < 0) { break l2198; }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l2198;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l2198; }
            break l2193;
          }
          p = s2197;
        }
        let n2501 = 0;
        l2498: for (;;) {
          if (n2501 >= 3) break;
          const s2500 = p;
          l2499: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2499;
            }
            p++;
            n2501++;
            continue l2498;
          }
          p = s2500;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2193;
        }
        p = skipMark(p);
        if (p < 0) { break l2193; }
        l2502: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2504 = p;
            l2503: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2503; }
              break l2502;
            }
            p = s2504;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2193; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2193; }
        break l2173;
      }
      p = s2174;
    } else touched ||= p >= end;
    l2507: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2505 = p;
        l2506: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2506; }
          p = s2505;
          break l2507;
        }
        p = s2505;
      } else touched ||= p >= end;
      return -1;
    }
    l2508: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2510 = p;
        l2509: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2509; }
          break l2508;
        }
        p = s2510;
      } else touched ||= p >= end;
    }
    l2513: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
        const s2511 = p;
        l2512: {
          p = skipComponentWord(p);
          if (p < 0) { break l2512; }
          p = s2511;
          break l2513;
        }
        p = s2511;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_pair(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInComponent(p: number): number {
  const noted = trail.length;
  const value = readInComponent(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInComponent(p: number): string | undefined {
  if (reading.inside[3] === 0) return undefined;
  pos = p;
  return '';
}

function skipMethodHeading(p: number): number {
  let c = 0;
  l2200: {
    const s2201 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2202: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2202; }
        {
          const s2217 = p;
          l2218: {
            p = skipTextInNotes(p);
            if (p < 0) { break l2218; }
            break l2202;
          }
          p = s2217;
        }
        let n2227 = 0;
        l2224: for (;;) {
          if (n2227 >= 3) break;
          const s2226 = p;
          l2225: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2225;
            }
            p++;
            n2227++;
            continue l2224;
          }
          p = s2226;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2202;
        }
        p = skipMark(p);
        if (p < 0) { break l2202; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2202;
        }
        p = skipSignature(p);
        if (p < 0) { break l2202; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2202; }
        break l2200;
      }
      p = s2201;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2469: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2469; }
        {
          const s2470 = p;
          l2471: {
            p = skipInNotes(p);
            if (p < 0) { break l2471; }
            break l2469;
          }
          p = s2470;
        }
        let n2476 = 0;
        l2473: for (;;) {
          if (n2476 >= 3) break;
          const s2475 = p;
          l2474: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2474;
            }
            p++;
            n2476++;
            continue l2473;
          }
          p = s2475;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2469;
        }
        p = skipMark(p);
        if (p < 0) { break l2469; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l2469;
        }
        p = skipBadMethodTitle(p);
        if (p < 0) { break l2469; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2469;
        }
        p = skipSignature(p);
        if (p < 0) { break l2469; }
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        p = skipHeadingEnd(p);
        if (p < 0) { break l2469; }
        break l2200;
      }
      p = s2201;
    } else touched ||= p >= end;
    l2493: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2491 = p;
        l2492: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2492; }
          p = s2491;
          break l2493;
        }
        p = s2491;
      } else touched ||= p >= end;
      return -1;
    }
    l2496: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2494 = p;
        l2495: {
          const near2497 = p + 16;
          while (p < near2497 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near2497) {
            STOPS_21.lastIndex = p;
            p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l2495;
          }
          p++;
          p = s2494;
          break l2496;
        }
        p = s2494;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSignature(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipMethodLevel(p: number): number {
  let c = 0;
  l2203: {
    const s2204 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2205: {
        l2208: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2206 = p;
            l2207: {
              p = skipH3(p);
              if (p < 0) { break l2207; }
              const near2209 = p + 16;
              while (p < near2209 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
              if (p === near2209) {
                STOPS_21.lastIndex = p;
                p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2207;
              }
              p++;
              p = s2206;
              break l2208;
            }
            p = s2206;
          } else touched ||= p >= end;
          break l2205;
        }
        break l2203;
      }
      p = s2204;
    } else touched ||= p >= end;
    l2212: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2210 = p;
        l2211: {
          let n2216 = 0;
          l2213: for (;;) {
            if (n2216 >= 3) break;
            const s2215 = p;
            l2214: {
              if (text.charCodeAt(p) !== 32) {
                touched ||= p >= end;
                break l2214;
              }
              p++;
              n2216++;
              continue l2213;
            }
            p = s2215;
            break;
          }
          if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
            reachesEnd(p, "####");
            break l2211;
          }
          p += 4;
          p = s2210;
          break l2212;
        }
        p = s2210;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function skipTextInNotes(p: number): number {
  let c = 0;
  p = skipInNotes(p);
  if (p < 0) { return -1; }
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s2220 = p;
      l2221: {
        const near2223 = p + 16;
        while (p < near2223 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
        if (p === near2223) {
          STOPS_21.lastIndex = p;
          p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2221;
        }
        p++;
        return -1;
      }
      p = s2220;
    }
  } else touched ||= p >= end;
  return p;
}

function skipInNotes(p: number): number {
  const noted = trail.length;
  const value = readInNotes(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInNotes(p: number): string | undefined {
  if (reading.inside[12] === 0) return undefined;
  pos = p;
  return '';
}

function skipSignature(p: number): number {
  let c = 0;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2228: {
    if (text.charCodeAt(p) === 97) {
      const s2230 = p;
      l2229: {
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l2229;
        }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2229;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2228;
      }
      p = s2230;
    } else touched ||= p >= end;
  }
  l2231: {
    if (text.charCodeAt(p) === 100) {
      const s2233 = p;
      l2232: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l2232;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2232;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2231;
      }
      p = s2233;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSignatureName(p);
  if (p < 0) { return -1; }
  p = skipSignatureList(p);
  if (p < 0) { return -1; }
  l2427: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
      const s2429 = p;
      l2428: {
        p = skipResult(p);
        if (p < 0) { break l2428; }
        break l2427;
      }
      p = s2429;
    } else touched ||= p >= end;
  }
  p = skipSignatureEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSignatureName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
  touched ||= p >= end;
  l2235: for (;;) {
    const s2237 = p;
    if (text.charCodeAt(p) === 45) {
      l2236: {

        p++;
        if (text.charCodeAt(p) === 62) {
          {
            const s2239 = p;
            l2240: {

              p++;
              break l2236;
            }
            p = s2239;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2236;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        touched ||= p >= end;
        continue l2235;
      }
      p = s2237;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSignatureList(p: number): number {
  let c = 0;
  l2242: {
    const s2243 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l2244: {
        p = skipBlanks(p);
        if (p < 0) { break l2244; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l2244;
        }
        p = skipParameters(p);
        if (p < 0) { break l2244; }
        break l2242;
      }
      p = s2243;
    } else touched ||= p >= end;
    p = skipMissingParameters(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParameters(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2245: for (;;) {
    const s2247 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
      l2246: {
        p = skipParameterItem(p);
        if (p < 0) { break l2246; }
        continue l2245;
      }
      p = s2247;
    } else touched ||= p >= end;
    break;
  }
  p = skipParametersEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipParameterItem(p: number): number {
  let c = 0;
  l2249: {
    const s2250 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2251: {
        p = skipParameter(p);
        if (p < 0) { break l2251; }
        l2391: {
          if (text.charCodeAt(p) === 44) {
            const s2393 = p;
            l2392: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2392; }
              break l2391;
            }
            p = s2393;
          } else touched ||= p >= end;
        }
        break l2249;
      }
      p = s2250;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadParameter(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParameter(p: number): number {
  let c = 0;
  l2252: {
    const s2253 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2254: {
        p = skipParameterName(p);
        if (p < 0) { break l2254; }
        p = skipBlanks(p);
        if (p < 0) { break l2254; }
        l2265: {
          if (text.charCodeAt(p) === 58) {
            const s2267 = p;
            l2266: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2266; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2266;
              }
              p = skipTypeText(p);
              if (p < 0) { break l2266; }
              break l2265;
            }
            p = s2267;
          } else touched ||= p >= end;
        }
        l2347: {
          if (text.charCodeAt(p) === 61) {
            const s2349 = p;
            l2348: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2348; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2348;
              }
              p = skipDefaultText(p);
              if (p < 0) { break l2348; }
              break l2347;
            }
            p = s2349;
          } else touched ||= p >= end;
        }
        l2384: {
          const s2382 = p;
          l2383: {
            p = skipParameterEnd(p);
            if (p < 0) { break l2383; }
            p = s2382;
            break l2384;
          }
          p = s2382;
          break l2254;
        }
        break l2252;
      }
      p = s2253;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipParameterName(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2390 = p + 16;
    while (p < near2390 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
    if (p === near2390) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipParameterName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_parameterName(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_parameterName(p: number): number {
  let c = 0;
  l2255: {
    const s2256 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2257: {
        l2258: {
          if (text.charCodeAt(p) === 42) {
            const s2260 = p;
            l2259: {
              l2261: {
                const s2262 = p;
                if (text.charCodeAt(p) === 42) {
                  l2263: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l2263;
                    }
                    p += 2;
                    break l2261;
                  }
                  p = s2262;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 42) {
                  touched ||= p >= end;
                  break l2259;
                }
                p++;
              }
              break l2258;
            }
            p = s2260;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2257;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l2257; }
        break l2255;
      }
      p = s2256;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2264: {

        p++;
        break l2255;
      }
      p = s2256;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipTypeText(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_typeText(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_typeText(p: number): number {
  let c = 0;
  let m2271 = false;
  l2268: for (;;) {
    const s2270 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128)) {
      l2269: {
        p = skipTypePiece(p);
        if (p < 0) { break l2269; }
        m2271 = true;
        continue l2268;
      }
      p = s2270;
    } else touched ||= p >= end;
    break;
  }
  if (!m2271) { return -1; }
  l2333: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      const s2335 = p;
      l2334: {
        p = skipArrow(p);
        if (p < 0) { break l2334; }
        let m2339 = false;
        l2336: for (;;) {
          const s2338 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
            l2337: {
              p = skipResultPiece(p);
              if (p < 0) { break l2337; }
              m2339 = true;
              continue l2336;
            }
            p = s2338;
          } else touched ||= p >= end;
          break;
        }
        if (!m2339) { break l2334; }
        l2346: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)) {
            const s2344 = p;
            l2345: {
              p++;
              p = s2344;
              break l2346;
            }
            p = s2344;
          } else touched ||= p >= end;
          break l2334;
        }
        break l2333;
      }
      p = s2335;
    } else touched ||= p >= end;
  }
  return p;
}

function skipTypePiece(p: number): number {
  let c = 0;
  l2272: {
    const s2273 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2274: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2274;
        }
        p++;
        const near2275 = p + 16;
        while (p < near2275 && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        if (p === near2275) {
          STOPS_22.lastIndex = p;
          p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2272;
      }
      p = s2273;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2276: {
        p = skipBracketed(p);
        if (p < 0) { break l2276; }
        break l2272;
      }
      p = s2273;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2323: {
        p = skipQuoted(p);
        if (p < 0) { break l2323; }
        break l2272;
      }
      p = s2273;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2324 = p;
        l2325: {
          p = skipArrow(p);
          if (p < 0) { break l2325; }
          return -1;
        }
        p = s2324;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipBracketed(p: number): number {
  if (depth >= 400) return -1;
  depth++;
  const found = skipBracketedInside(p);
  depth--;
  return found;
}

function skipBracketedInside(p: number): number {
  l2277: {
    const s2278 = p;
    if (text.charCodeAt(p) === 40) {
      l2279: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2279; }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l2279;
        }
        p++;
        break l2277;
      }
      p = s2278;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2322: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2322; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2322;
        }
        p++;
        break l2277;
      }
      p = s2278;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 123) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    p = skipInner(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipInner(p: number): number {
  let c = 0;
  l2280: for (;;) {
    const s2282 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c >= 128)) {
      l2281: {
        l2284: {
          const s2285 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) {
            l2286: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2286;
              }
              p++;
              const near2287 = p + 16;
              while (p < near2287 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
              if (p === near2287) {
                STOPS_23.lastIndex = p;
                p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2284;
            }
            p = s2285;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l2288: {
              p = skipBracketed(p);
              if (p < 0) { break l2288; }
              break l2284;
            }
            p = s2285;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2281;
          }
          p = skipQuoted(p);
          if (p < 0) { break l2281; }
        }
        continue l2280;
      }
      p = s2282;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipQuoted(p: number): number {
  let c = 0;
  l2289: {
    const s2290 = p;
    if (text.charCodeAt(p) === 34) {
      l2291: {

        p++;
        const near2292 = p + 16;
        while (p < near2292 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
        if (p === near2292) {
          STOPS_24.lastIndex = p;
          p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l2293: for (;;) {
          const s2295 = p;
          if (text.charCodeAt(p) === 92) {
            l2294: {

              p++;
              l2297: {
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  const s2299 = p;
                  l2298: {
                    p++;
                    break l2297;
                  }
                  p = s2299;
                } else touched ||= p >= end;
              }
              const near2300 = p + 16;
              while (p < near2300 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
              if (p === near2300) {
                STOPS_24.lastIndex = p;
                p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              continue l2293;
            }
            p = s2295;
          } else touched ||= p >= end;
          break;
        }
        l2301: {
          const s2302 = p;
          if (text.charCodeAt(p) === 34) {
            l2303: {

              p++;
              break l2301;
            }
            p = s2302;
          } else touched ||= p >= end;
          l2306: {
            const s2304 = p;
            l2305: {
              p = skipLineEnd(p);
              if (p < 0) { break l2305; }
              p = s2304;
              break l2306;
            }
            p = s2304;
            break l2291;
          }
        }
        break l2289;
      }
      p = s2290;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2307 = p + 16;
    while (p < near2307 && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) p++;
    if (p === near2307) {
      STOPS_25.lastIndex = p;
      p = STOPS_25.test(text) ? STOPS_25.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2308: for (;;) {
      const s2310 = p;
      if (text.charCodeAt(p) === 92) {
        l2309: {

          p++;
          l2312: {
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              const s2314 = p;
              l2313: {
                p++;
                break l2312;
              }
              p = s2314;
            } else touched ||= p >= end;
          }
          const near2315 = p + 16;
          while (p < near2315 && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) p++;
          if (p === near2315) {
            STOPS_25.lastIndex = p;
            p = STOPS_25.test(text) ? STOPS_25.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          continue l2308;
        }
        p = s2310;
      } else touched ||= p >= end;
      break;
    }
    l2316: {
      const s2317 = p;
      if (text.charCodeAt(p) === 39) {
        l2318: {

          p++;
          break l2316;
        }
        p = s2317;
      } else touched ||= p >= end;
      l2321: {
        const s2319 = p;
        l2320: {
          p = skipLineEnd(p);
          if (p < 0) { break l2320; }
          p = s2319;
          break l2321;
        }
        p = s2319;
        return -1;
      }
    }
  }
  return p;
}

function skipArrow(p: number): number {
  l2327: {
    const s2328 = p;
    if (text.charCodeAt(p) === 45) {
      l2329: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2329;
        }
        p += 2;
        break l2327;
      }
      p = s2328;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l2330: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2330;
        }
        p += 2;
        break l2327;
      }
      p = s2328;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2331: {

        p++;
        break l2327;
      }
      p = s2328;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2332: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2332;
        }
        p += 3;
        break l2327;
      }
      p = s2328;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 8211 || !text.startsWith("\u2013>", p)) {
      reachesEnd(p, "\u2013>");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipResultPiece(p: number): number {
  let c = 0;
  l2340: {
    const s2341 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2342: {
        p = skipBracketed(p);
        if (p < 0) { break l2342; }
        break l2340;
      }
      p = s2341;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2343: {
        p = skipQuoted(p);
        if (p < 0) { break l2343; }
        break l2340;
      }
      p = s2341;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipDefaultText(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_defaultText(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_defaultText(p: number): number {
  let c = 0;
  let m2353 = false;
  l2350: for (;;) {
    const s2352 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128)) {
      l2351: {
        l2354: {
          const s2355 = p;
          if (text.charCodeAt(p) === 108) {
            l2356: {
              p = skipLambdaHead(p);
              if (p < 0) { break l2356; }
              break l2354;
            }
            p = s2355;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l2351;
          }
          p = skipDefaultPiece(p);
          if (p < 0) { break l2351; }
        }
        m2353 = true;
        continue l2350;
      }
      p = s2352;
    } else touched ||= p >= end;
    break;
  }
  if (!m2353) { return -1; }
  l2368: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      const s2370 = p;
      l2369: {
        p = skipArrow(p);
        if (p < 0) { break l2369; }
        let m2374 = false;
        l2371: for (;;) {
          const s2373 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128)) {
            l2372: {
              l2375: {
                const s2376 = p;
                if (text.charCodeAt(p) === 108) {
                  l2377: {
                    p = skipLambdaHead(p);
                    if (p < 0) { break l2377; }
                    break l2375;
                  }
                  p = s2376;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
                  l2378: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2378; }
                    break l2375;
                  }
                  p = s2376;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 61) {
                  touched ||= p >= end;
                  break l2372;
                }
                p++;
              }
              m2374 = true;
              continue l2371;
            }
            p = s2373;
          } else touched ||= p >= end;
          break;
        }
        if (!m2374) { break l2369; }
        l2381: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44)) {
            const s2379 = p;
            l2380: {
              p++;
              p = s2379;
              break l2381;
            }
            p = s2379;
          } else touched ||= p >= end;
          break l2369;
        }
        break l2368;
      }
      p = s2370;
    } else touched ||= p >= end;
  }
  return p;
}

function skipLambdaHead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 108 || !text.startsWith("lambda", p)) {
    reachesEnd(p, "lambda");
    return -1;
  }
  p += 6;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
    {
      const s2357 = p;
      l2358: {
        p++;
        return -1;
      }
      p = s2357;
    }
  } else touched ||= p >= end;
  const near2360 = p + 16;
  while (p < near2360 && ((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 128)) p++;
  if (p === near2360) {
    STOPS_26.lastIndex = p;
    p = STOPS_26.test(text) ? STOPS_26.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipDefaultPiece(p: number): number {
  let c = 0;
  l2361: {
    const s2362 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2363: {
        p = skipBracketed(p);
        if (p < 0) { break l2363; }
        break l2361;
      }
      p = s2362;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2364: {
        p = skipQuoted(p);
        if (p < 0) { break l2364; }
        break l2361;
      }
      p = s2362;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2365 = p;
        l2366: {
          p = skipArrow(p);
          if (p < 0) { break l2366; }
          return -1;
        }
        p = s2365;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipParameterEnd(p: number): number {
  let c = 0;
  l2385: {
    const s2386 = p;
    if (text.charCodeAt(p) === 44) {
      l2387: {

        p++;
        break l2385;
      }
      p = s2386;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 41) {
      l2388: {

        p++;
        break l2385;
      }
      p = s2386;
    } else touched ||= p >= end;
    l2389: {
      p = skipBlanks(p);
      if (p < 0) { break l2389; }
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { break l2389; }
      break l2385;
    }
    p = s2386;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipArrow(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadParameter(p: number): number {
  let c = 0;
  l2394: {
    const s2395 = p;
    if (text.charCodeAt(p) === 44) {
      l2396: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2396; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      l2397: {
        p = skipArrow(p);
        if (p < 0) { break l2397; }
        let m2401 = false;
        l2398: for (;;) {
          const s2400 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) {
            l2399: {
              l2402: {
                const s2403 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
                  l2404: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2404; }
                    break l2402;
                  }
                  p = s2403;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l2399;
                }
                p++;
              }
              m2401 = true;
              continue l2398;
            }
            p = s2400;
          } else touched ||= p >= end;
          break;
        }
        if (!m2401) { break l2397; }
        l2407: {
          if (text.charCodeAt(p) === 41) {
            const s2405 = p;
            l2406: {

              p++;
              p = s2405;
              break l2407;
            }
            p = s2405;
          } else touched ||= p >= end;
          break l2397;
        }
        p = skipBlanks(p);
        if (p < 0) { break l2397; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2408 = p;
        l2409: {
          p = skipArrow(p);
          if (p < 0) { break l2409; }
          return -1;
        }
        p = s2408;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2411 = p + 16;
    while (p < near2411 && ((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128)) p++;
    if (p === near2411) {
      STOPS_28.lastIndex = p;
      p = STOPS_28.test(text) ? STOPS_28.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2412: {
      if (text.charCodeAt(p) === 44) {
        const s2414 = p;
        l2413: {

          p++;
          break l2412;
        }
        p = s2414;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParametersEnd(p: number): number {
  l2415: {
    const s2416 = p;
    if (text.charCodeAt(p) === 41) {
      l2417: {

        p++;
        break l2415;
      }
      p = s2416;
    } else touched ||= p >= end;

  }
  return p;
}

function skipMissingParameters(p: number): number {
  let c = 0;
  l2420: {
    const s2418 = p;
    l2419: {
      p = skipBlanks(p);
      if (p < 0) { break l2419; }
      l2421: {
        const s2422 = p;
        l2423: {
          l2424: {
            if (text.charCodeAt(p) === 58) {
              const s2426 = p;
              l2425: {

                p++;
                break l2424;
              }
              p = s2426;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l2423; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2423; }
          p = skipLineEnd(p);
          if (p < 0) { break l2423; }
          break l2421;
        }
        p = s2422;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l2419;
        }
        p = skipArrow(p);
        if (p < 0) { break l2419; }
      }
      p = s2418;
      break l2420;
    }
    p = s2418;
    return -1;
  }
  return p;
}

function skipResult(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultArrow(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultText(p);
  if (p < 0) { return -1; }
  return p;
}

function skipResultArrow(p: number): number {
  let c = 0;
  l2430: {
    const s2431 = p;
    if (text.charCodeAt(p) === 45) {
      l2432: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2432;
        }
        p += 2;
        break l2430;
      }
      p = s2431;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadArrow(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadArrow(p: number): number {
  l2433: {
    const s2434 = p;
    if (text.charCodeAt(p) === 61) {
      l2435: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2435;
        }
        p += 2;
        break l2433;
      }
      p = s2434;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2436: {

        p++;
        break l2433;
      }
      p = s2434;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2437: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2437;
        }
        p += 3;
        break l2433;
      }
      p = s2434;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 8211 || !text.startsWith("\u2013>", p)) {
      reachesEnd(p, "\u2013>");
      return -1;
    }
    p += 2;
  }
  return p;
}

function skipResultText(p: number): number {
  let m2441 = false;
  l2438: for (;;) {
    const s2440 = p;
    if (p < end) {
      l2439: {
        p = skipReturnPiece(p);
        if (p < 0) { break l2439; }
        m2441 = true;
        continue l2438;
      }
      p = s2440;
    } else touched ||= p >= end;
    break;
  }
  if (!m2441) { return -1; }
  return p;
}

function skipReturnPiece(p: number): number {
  let c = 0;
  l2442: {
    const s2443 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2444: {
        p = skipBracketed(p);
        if (p < 0) { break l2444; }
        break l2442;
      }
      p = s2443;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2445: {
        p = skipQuoted(p);
        if (p < 0) { break l2445; }
        break l2442;
      }
      p = s2443;
    } else touched ||= p >= end;
    if (p < end) {
      l2446: {
        {
          const s2447 = p;
          l2448: {
            p = skipSignatureTail(p);
            if (p < 0) { break l2448; }
            break l2446;
          }
          p = s2447;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2446;
        }
        p++;
        break l2442;
      }
      p = s2443;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      {
        const s2450 = p;
        l2451: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l2451; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2451; }
          p = skipSignatureTail(p);
          if (p < 0) { break l2451; }
          return -1;
        }
        p = s2450;
      }
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipSignatureTail(p: number): number {
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipHeadingEndAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSignatureEnd(p: number): number {
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2453: {
    if (text.charCodeAt(p) === 58) {
      const s2455 = p;
      l2454: {

        p++;
        break l2453;
      }
      p = s2455;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2456: {
    if (p < end) {
      const s2458 = p;
      l2457: {
        p = skipBadSignatureRest(p);
        if (p < 0) { break l2457; }
        break l2456;
      }
      p = s2458;
    } else touched ||= p >= end;
  }
  return p;
}

function skipBadSignatureRest(p: number): number {
  let c = 0;
  {
    const s2459 = p;
    l2460: {
      p = skipSignatureTail(p);
      if (p < 0) { break l2460; }
      return -1;
    }
    p = s2459;
  }
  let m2465 = false;
  l2462: for (;;) {
    const s2464 = p;
    if (p < end) {
      l2463: {
        {
          const s2466 = p;
          l2467: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2467; }
            break l2463;
          }
          p = s2466;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2463;
        }
        p++;
        m2465 = true;
        continue l2462;
      }
      p = s2464;
    } else touched ||= p >= end;
    break;
  }
  if (!m2465) { return -1; }
  return p;
}

function skipBadMethodTitle(p: number): number {
  let c = 0;
  let m2480 = false;
  l2477: for (;;) {
    const s2479 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304)) {
      l2478: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l2478; }
        m2480 = true;
        continue l2477;
      }
      p = s2479;
    } else touched ||= p >= end;
    break;
  }
  if (!m2480) { return -1; }
  return p;
}

function skipMethodOrnament(p: number): number {
  let c = 0;
  l2481: {
    const s2482 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2483: {
        p++;
        break l2481;
      }
      p = s2482;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2484: {

        p++;
        break l2481;
      }
      p = s2482;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2485: {
        p = skipNumber(p);
        if (p < 0) { break l2485; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46 || c === 58))) {
          touched ||= p >= end;
          break l2485;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2485;
        }
        p++;
        break l2481;
      }
      p = s2482;
    } else touched ||= p >= end;
    l2486: {
      const s2487 = p;
      if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
        l2488: {
          if (!isCaseless(p, "method")) { break l2488; }
          p += 6;
          break l2486;
        }
        p = s2487;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l2489: {
          if (!isCaseless(p, "function")) { break l2489; }
          p += 8;
          break l2486;
        }
        p = s2487;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l2490: {
          if (!isCaseless(p, "operation")) { break l2490; }
          p += 9;
          break l2486;
        }
        p = s2487;
      } else touched ||= p >= end;
      if (!isCaseless(p, "interface")) { return -1; }
      p += 9;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipInChecklist(p: number): number {
  l2515: {
    const s2516 = p;
    l2517: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2517; }
      break l2515;
    }
    p = s2516;
    l2518: {
      p = skipInPlainChecklist(p);
      if (p < 0) { break l2518; }
      break l2515;
    }
    p = s2516;
    p = skipInDeepChecklist(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInPlainChecklist(p: number): number {
  const noted = trail.length;
  const value = readInPlainChecklist(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInPlainChecklist(p: number): string | undefined {
  if (reading.inside[5] === 0) return undefined;
  pos = p;
  return '';
}

function skipInDeepChecklist(p: number): number {
  const noted = trail.length;
  const value = readInDeepChecklist(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInDeepChecklist(p: number): string | undefined {
  if (reading.inside[6] === 0) return undefined;
  pos = p;
  return '';
}

function skipCheckHeading(p: number): number {
  let c = 0;
  l2519: {
    const s2520 = p;
    l2521: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2521; }
      let n2538 = 0;
      l2535: for (;;) {
        if (n2538 >= 3) break;
        const s2537 = p;
        l2536: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2536;
          }
          p++;
          n2538++;
          continue l2535;
        }
        p = s2537;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2521;
      }
      p = skipMark(p);
      if (p < 0) { break l2521; }
      l2539: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2541 = p;
          l2540: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2540; }
            break l2539;
          }
          p = s2541;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2521;
      }
      p = skip_pair(p);
      if (p < 0) { break l2521; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2521; }
      break l2519;
    }
    p = s2520;
    l2542: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2542; }
      let n2546 = 0;
      l2543: for (;;) {
        if (n2546 >= 3) break;
        const s2545 = p;
        l2544: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2544;
          }
          p++;
          n2546++;
          continue l2543;
        }
        p = s2545;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2542;
      }
      p = skipMark(p);
      if (p < 0) { break l2542; }
      l2547: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2549 = p;
          l2548: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2548; }
            break l2547;
          }
          p = s2549;
        } else touched ||= p >= end;
      }
      p = skipTitleText(p);
      if (p < 0) { break l2542; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2542; }
      break l2519;
    }
    p = s2520;
    l2552: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2550 = p;
        l2551: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2551; }
          p = s2550;
          break l2552;
        }
        p = s2550;
      } else touched ||= p >= end;
      return -1;
    }
    l2553: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2555 = p;
        l2554: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2554; }
          break l2553;
        }
        p = s2555;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skip_pair(p);
    if (p < 0) { return -1; }
    p = skipHeadingEnd(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSetext(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCheckLevel(p: number): number {
  let c = 0;
  l2522: {
    const s2523 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2524: {
        l2527: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2525 = p;
            l2526: {
              p = skipH3(p);
              if (p < 0) { break l2526; }
              p = s2525;
              break l2527;
            }
            p = s2525;
          } else touched ||= p >= end;
          break l2524;
        }
        break l2522;
      }
      p = s2523;
    } else touched ||= p >= end;
    l2528: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2528; }
      l2531: {
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          const s2529 = p;
          l2530: {
            p = skipH2(p);
            if (p < 0) { break l2530; }
            p = s2529;
            break l2531;
          }
          p = s2529;
        } else touched ||= p >= end;
        break l2528;
      }
      break l2522;
    }
    p = s2523;
    p = skipInDeepChecklist(p);
    if (p < 0) { return -1; }
    l2534: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2532 = p;
        l2533: {
          p = skipH4(p);
          if (p < 0) { break l2533; }
          p = s2532;
          break l2534;
        }
        p = s2532;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf296(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StackHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2556 = readStackHeading(p);
  if (r2556 === undefined) { return -1; }
  value = r2556;
  p = pos;
  leafValue = value;
  return p;
}

function readStackHeading(p: number): StackHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2559: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128)) {
      const s2557 = p;
      l2558: {
        p = skipTitleStart(p);
        if (p < 0) { break l2558; }
        if (!isCaseless(p, "tech")) { break l2558; }
        p += 4;
        p = s2557;
        break l2559;
      }
      p = s2557;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2560 = readSectionHeading(p);
  if (r2560 === undefined) { return undefined; }
  l_heading = r2560;
  p = pos;
  pos = p;
  return { type: 'StackHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf298(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TechnologyNode;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s2563 = p;
      l2564: {
        p = skipSectionStop(p);
        if (p < 0) { break l2564; }
        return -1;
      }
      p = s2563;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2566 = readTechnology(p);
  if (r2566 === undefined) { return -1; }
  value = r2566;
  p = pos;
  leafValue = value;
  return p;
}

function readTechnology(p: number): TechnologyNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  let n2570 = 0;
  l2567: for (;;) {
    if (n2570 >= 3) break;
    const s2569 = p;
    l2568: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l2568;
      }
      p++;
      n2570++;
      continue l2567;
    }
    p = s2569;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2571 = read_label(p);
  if (r2571 === undefined) { return undefined; }
  l_label = r2571;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2573 = readLineValue(p);
  if (r2573 === undefined) { return undefined; }
  l_value = r2573;
  p = pos;
  const r2575 = readValueEnd(p);
  if (r2575 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Technology', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AssumptionsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2578 = readAssumptionsHeading(p);
  if (r2578 === undefined) { return -1; }
  value = r2578;
  p = pos;
  leafValue = value;
  return p;
}

function readAssumptionsHeading(p: number): AssumptionsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2581: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : c >= 128)) {
      const s2579 = p;
      l2580: {
        p = skipTitleStart(p);
        if (p < 0) { break l2580; }
        if (!isCaseless(p, "assumption")) { break l2580; }
        p += 10;
        p = s2579;
        break l2581;
      }
      p = s2579;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2582 = readSectionHeading(p);
  if (r2582 === undefined) { return undefined; }
  l_heading = r2582;
  p = pos;
  pos = p;
  return { type: 'AssumptionsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf302(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2585 = readContractsHeading(p);
  if (r2585 === undefined) { return -1; }
  value = r2585;
  p = pos;
  leafValue = value;
  return p;
}

function readContractsHeading(p: number): ContractsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2588: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 128)) {
      const s2586 = p;
      l2587: {
        p = skipTitleStart(p);
        if (p < 0) { break l2587; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false))) {
          touched ||= p >= end;
          break l2587;
        }
        p = skipContractsName(p);
        if (p < 0) { break l2587; }
        p = s2586;
        break l2588;
      }
      p = s2586;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2592 = readSectionHeading(p);
  if (r2592 === undefined) { return undefined; }
  l_heading = r2592;
  p = pos;
  pos = p;
  return { type: 'ContractsHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipContractsName(p: number): number {
  let c = 0;
  l2589: {
    const s2590 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2591: {
        if (!isCaseless(p, "api")) { break l2591; }
        p += 3;
        break l2589;
      }
      p = s2590;
    } else touched ||= p >= end;
    if (!isCaseless(p, "endpoints")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf305(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2595!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s2596 = p;
      l2597: {
        p = skipItemStop(p);
        if (p < 0) { break l2597; }
        return -1;
      }
      p = s2596;
    }
  } else touched ||= p >= end;
  e2595 = null;
  value = [e2595];
  leafValue = value;
  return p;
}

function skipItemStop(p: number): number {
  let c = 0;
  l2599: {
    const s2600 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2601: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l2601; }
        break l2599;
      }
      p = s2600;
    } else touched ||= p >= end;
    l2604: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2602 = p;
        l2603: {
          p = skipHeadingLike(p);
          if (p < 0) { break l2603; }
          p = s2602;
          break l2604;
        }
        p = s2602;
      } else touched ||= p >= end;
      return -1;
    }
    l2605: {
      const s2606 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l2607: {
          p = skipSectionHeading(p);
          if (p < 0) { break l2607; }
          break l2605;
        }
        p = s2606;
      } else touched ||= p >= end;
      l2608: {
        p = skipOtherSectionAhead(p);
        if (p < 0) { break l2608; }
        break l2605;
      }
      p = s2606;
      p = skipItemAhead(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function leaf307(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r2609 = readContractHeading(p);
  if (r2609 === undefined) { return -1; }
  value = r2609;
  p = pos;
  leafValue = value;
  return p;
}

function readContractHeading(p: number): ContractHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_endpoint: EndpointNode | null = null;
  let l_title: TitleTextNode | null = null;
  let l_under: BadSetextNode | null = null;
  l2610: {
    const s2611 = p;
    const t2612 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2613: {
        l2616: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2614 = p;
            l2615: {
              l2617: {
                const s2618 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2619: {
                    p = skipH2(p);
                    if (p < 0) { break l2619; }
                    break l2617;
                  }
                  p = s2618;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2620: {
                    p = skipH3(p);
                    if (p < 0) { break l2620; }
                    break l2617;
                  }
                  p = s2618;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2615;
                }
                p = skipH4(p);
                if (p < 0) { break l2615; }
              }
              p = s2614;
              break l2616;
            }
            p = s2614;
          } else touched ||= p >= end;
          break l2613;
        }
        let n2624 = 0;
        l2621: for (;;) {
          if (n2624 >= 3) break;
          const s2623 = p;
          l2622: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2622;
            }
            p++;
            n2624++;
            continue l2621;
          }
          p = s2623;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2613;
        }
        const r2625 = readMark(p);
        if (r2625 === undefined) { break l2613; }
        l_mark = r2625;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
          touched ||= p >= end;
          break l2613;
        }
        const r2627 = readEndpoint(p);
        if (r2627 === undefined) { break l2613; }
        l_endpoint = r2627;
        p = pos;
        const r2689 = readHeadingEnd(p);
        if (r2689 === undefined) { break l2613; }
        p = pos;
        break l2610;
      }
      p = s2611;
      if (trail.length > t2612) trail.length = t2612;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2691: {
        l2694: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2692 = p;
            l2693: {
              p = skipH3(p);
              if (p < 0) { break l2693; }
              p = s2692;
              break l2694;
            }
            p = s2692;
          } else touched ||= p >= end;
          break l2691;
        }
        let n2698 = 0;
        l2695: for (;;) {
          if (n2698 >= 3) break;
          const s2697 = p;
          l2696: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2696;
            }
            p++;
            n2698++;
            continue l2695;
          }
          p = s2697;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2691;
        }
        const r2699 = readMark(p);
        if (r2699 === undefined) { break l2691; }
        l_mark = r2699;
        p = pos;
        const r2701 = readTitleText(p);
        if (r2701 === undefined) { break l2691; }
        l_title = r2701;
        p = pos;
        const r2703 = readHeadingEnd(p);
        if (r2703 === undefined) { break l2691; }
        p = pos;
        break l2610;
      }
      p = s2611;
      if (trail.length > t2612) trail.length = t2612;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l2707: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2705 = p;
        l2706: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2706; }
          p = s2705;
          break l2707;
        }
        p = s2705;
      } else touched ||= p >= end;
      return undefined;
    }
    l2710: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2708 = p;
        l2709: {
          p = skipEndpointAhead(p);
          if (p < 0) { break l2709; }
          p = s2708;
          break l2710;
        }
        p = s2708;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2711 = readEndpoint(p);
    if (r2711 === undefined) { return undefined; }
    l_endpoint = r2711;
    p = pos;
    const r2713 = readHeadingEnd(p);
    if (r2713 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2715 = readBadSetext(p);
    if (r2715 === undefined) { return undefined; }
    l_under = r2715;
    p = pos;
  }
  pos = p;
  return { type: 'ContractHeading', start: base + start, end: base + p, mark: l_mark, endpoint: l_endpoint, title: l_title, under: l_under };
}

function readEndpoint(p: number): EndpointNode | undefined {
  let c = 0;
  const start = p;
  let l_method!: MethodWordNode | BadMethodNameNode;
  let l_path!: PathTextNode;
  l2628: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s2630 = p;
      const t2631 = trail.length;
      l2629: {
        const r2632 = readBadTitleNumber(p);
        if (r2632 === undefined) { break l2629; }
        p = pos;
        break l2628;
      }
      p = s2630;
      if (trail.length > t2631) trail.length = t2631;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2634 = readEndpointMethod(p);
  if (r2634 === undefined) { return undefined; }
  l_method = r2634;
  p = pos;
  if (!(text.charCodeAt(p) === 47)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2657 = readPathText(p);
  if (r2657 === undefined) { return undefined; }
  l_path = r2657;
  p = pos;
  l2666: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2668 = p;
      const t2669 = trail.length;
      l2667: {
        const r2670 = readBadPathEnd(p);
        if (r2670 === undefined) { break l2667; }
        p = pos;
        break l2666;
      }
      p = s2668;
      if (trail.length > t2669) trail.length = t2669;
    } else touched ||= p >= end;
  }
  l2675: {
    if (p < end) {
      const s2677 = p;
      const t2678 = trail.length;
      l2676: {
        const r2679 = readBadTitleRest(p);
        if (r2679 === undefined) { break l2676; }
        p = pos;
        break l2675;
      }
      p = s2677;
      if (trail.length > t2678) trail.length = t2678;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'Endpoint', start: base + start, end: base + p, method: l_method, path: l_path };
}

function readBadTitleNumber(p: number): BadTitleNumberNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNumber(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadTitleNumberNode = { type: 'BadTitleNumber', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readEndpointMethod(p: number): MethodWordNode | BadMethodNameNode | undefined {
  let c = 0;
  let value!: MethodWordNode | BadMethodNameNode;
  l2635: {
    const s2636 = p;
    const t2637 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l2638: {
        const r2639 = readMethodWord(p);
        if (r2639 === undefined) { break l2638; }
        value = r2639;
        p = pos;
        break l2635;
      }
      p = s2636;
      if (trail.length > t2637) trail.length = t2637;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2649 = readBadMethodName(p);
    if (r2649 === undefined) { return undefined; }
    value = r2649;
    p = pos;
  }
  pos = p;
  return value;
}

function readMethodWord(p: number): MethodWordNode | undefined {
  let c = 0;
  const start = p;
  let l_word!: string;
  const s2640 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n2644 = 0;
  l2641: for (;;) {
    if (n2644 >= 9) break;
    const s2643 = p;
    l2642: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l2642;
      }
      p++;
      n2644++;
      continue l2641;
    }
    p = s2643;
    break;
  }
  if (n2644 < 1) { return undefined; }
  l_word = text.slice(s2640, p);
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2647: {
    if (text.charCodeAt(p) === 47) {
      const s2645 = p;
      l2646: {

        p++;
        p = s2645;
        break l2647;
      }
      p = s2645;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'MethodWord', start: base + start, end: base + p, word: l_word };
}

function readBadMethodName(p: number): BadMethodNameNode | undefined {
  let c = 0;
  const start = p;
  let l_word!: string;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  const s2650 = p;
  let n2654 = 0;
  l2651: for (;;) {
    if (n2654 >= 10) break;
    const s2653 = p;
    l2652: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2652;
      }
      p++;
      n2654++;
      continue l2651;
    }
    p = s2653;
    break;
  }
  if (n2654 < 2) { return undefined; }
  l_word = text.slice(s2650, p);
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42 || c === 58)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  pos = p;
  const node: BadMethodNameNode = { type: 'BadMethodName', start: base + start, end: base + p, raw: text.slice(start, p), word: l_word };
  trail.push(node);
  return node;
}

function readPathText(p: number): PathTextNode | undefined {
  let c = 0;
  const start = p;
  l2660: {
    if (text.charCodeAt(p) === 47) {
      const s2658 = p;
      l2659: {

        p++;
        p = s2658;
        break l2660;
      }
      p = s2658;
    } else touched ||= p >= end;
    return undefined;
  }
  let m2664 = false;
  l2661: for (;;) {
    const s2663 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
      l2662: {
        p = skipPathPart(p);
        if (p < 0) { break l2662; }
        m2664 = true;
        continue l2661;
      }
      p = s2663;
    } else touched ||= p >= end;
    break;
  }
  if (!m2664) { return undefined; }
  pos = p;
  return { type: 'PathText', start: base + start, end: base + p };
}

function readBadPathEnd(p: number): BadPathEndNode | undefined {
  let c = 0;
  const start = p;
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  l2673: {
    const s2671 = p;
    l2672: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2672; }
      p = s2671;
      break l2673;
    }
    p = s2671;
    return undefined;
  }
  pos = p;
  const node: BadPathEndNode = { type: 'BadPathEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadTitleRest(p: number): BadTitleRestNode | undefined {
  const start = p;
  {
    const s2680 = p;
    l2681: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2681; }
      return undefined;
    }
    p = s2680;
  }
  let m2686 = false;
  l2683: for (;;) {
    const s2685 = p;
    if (p < end) {
      l2684: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2684; }
        m2686 = true;
        continue l2683;
      }
      p = s2685;
    } else touched ||= p >= end;
    break;
  }
  if (!m2686) { return undefined; }
  pos = p;
  const node: BadTitleRestNode = { type: 'BadTitleRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf317(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2718!: null;
  l2721: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      const s2719 = p;
      l2720: {
        p = skipLabelGate(p);
        if (p < 0) { break l2720; }
        p = s2719;
        break l2721;
      }
      p = s2719;
    } else touched ||= p >= end;
    return -1;
  }
  e2718 = null;
  value = [e2718];
  leafValue = value;
  return p;
}

function leaf318(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2722 = readAnswerHead(p);
  if (r2722 === undefined) { return -1; }
  value = r2722;
  p = pos;
  leafValue = value;
  return p;
}

function readAnswerHead(p: number): AnswerHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_answer!: YesNode | NoNode | null;
  let l_value!: LineValueNode;
  l2725: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
      const s2723 = p;
      l2724: {
        p = skipAnyLead(p);
        if (p < 0) { break l2724; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false))) {
          touched ||= p >= end;
          break l2724;
        }
        p = skipAuthenticationName(p);
        if (p < 0) { break l2724; }
        p = s2723;
        break l2725;
      }
      p = s2723;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2735 = readHolds(p);
  if (r2735 === undefined) { return undefined; }
  l_holds = r2735;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2762 = read_label(p);
  if (r2762 === undefined) { return undefined; }
  l_label = r2762;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l2764: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : false)) {
      const s2766 = p;
      const t2767 = trail.length;
      l2765: {
        const r2768 = readAnswer(p);
        if (r2768 === undefined) { break l2765; }
        l_answer = r2768;
        p = pos;
        break l2764;
      }
      p = s2766;
      if (trail.length > t2767) trail.length = t2767;
    } else touched ||= p >= end;
    l_answer = null;
  }
  const r2861 = readLineValue(p);
  if (r2861 === undefined) { return undefined; }
  l_value = r2861;
  p = pos;
  const r2863 = readValueEnd(p);
  if (r2863 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'AnswerHead', start: base + start, end: base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
}

function skipAuthenticationName(p: number): number {
  let c = 0;
  l2726: {
    const s2727 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
      l2728: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2729: {
          const s2730 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l2731: {
              if (!isCaseless(p, "authentication")) { break l2731; }
              p += 14;
              break l2729;
            }
            p = s2730;
          } else touched ||= p >= end;
          if (!isCaseless(p, "auth")) { break l2728; }
          p += 4;
        }
        l2732: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2734 = p;
            l2733: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2733;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "required")) { break l2733; }
              p += 8;
              break l2732;
            }
            p = s2734;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2728;
        }
        p++;
        break l2726;
      }
      p = s2727;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "requires")) { return -1; }
    p += 8;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "authentication")) { return -1; }
    p += 14;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function readHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l2736: {
    const s2737 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2738: {
        const r2739 = readBulletHolds(p);
        if (r2739 === undefined) { break l2738; }
        value = r2739;
        p = pos;
        break l2736;
      }
      p = s2737;
    } else touched ||= p >= end;
    const r2742 = readPlainHolds(p);
    if (r2742 === undefined) { return undefined; }
    value = r2742;
    p = pos;
  }
  pos = p;
  return value;
}

function readBulletHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s2740 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s2740, p);
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBulletSign(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  value = (() => { const lead = l_lead; return `${lead.replace(/\t/g, '    ')} `; })();
  pos = p;
  return value;
}

function readPlainHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l2743: {
    const s2744 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l2745: {
        let n2749 = 0;
        l2746: for (;;) {
          if (n2749 >= 3) break;
          const s2748 = p;
          l2747: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2747;
            }
            p++;
            n2749++;
            continue l2746;
          }
          p = s2748;
          break;
        }
        l2752: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
            const s2750 = p;
            l2751: {
              p = skip_label(p);
              if (p < 0) { break l2751; }
              p = skipBlanks(p);
              if (p < 0) { break l2751; }
              p = skipLineEnd(p);
              if (p < 0) { break l2751; }
              p = s2750;
              break l2752;
            }
            p = s2750;
          } else touched ||= p >= end;
          break l2745;
        }
        value = (() => { return 'all'; })();
        break l2743;
      }
      p = s2744;
    } else touched ||= p >= end;
    let n2759 = 0;
    l2756: for (;;) {
      if (n2759 >= 3) break;
      const s2758 = p;
      l2757: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2757;
        }
        p++;
        n2759++;
        continue l2756;
      }
      p = s2758;
      break;
    }
    value = (() => { return 'none'; })();
  }
  pos = p;
  return value;
}

function skip_label(p: number): number {
  let c = 0;
  l2753: {
    const s2754 = p;
    if (text.charCodeAt(p) === 42) {
      l2755: {
        p = skipLabel(p);
        if (p < 0) { break l2755; }
        break l2753;
      }
      p = s2754;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLabel(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readAnswer(p: number): YesNode | NoNode | undefined {
  let c = 0;
  let value!: YesNode | NoNode;
  l2769: {
    const s2770 = p;
    const t2771 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      l2772: {
        const r2773 = readAnswerGap(p);
        if (r2773 === undefined) { break l2772; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false))) {
          touched ||= p >= end;
          break l2772;
        }
        const r2802 = readYes(p);
        if (r2802 === undefined) { break l2772; }
        value = r2802;
        p = pos;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        break l2769;
      }
      p = s2770;
      if (trail.length > t2771) trail.length = t2771;
    } else touched ||= p >= end;
    const r2818 = readAnswerGap(p);
    if (r2818 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2820 = readNo(p);
    if (r2820 === undefined) { return undefined; }
    value = r2820;
    p = pos;
    while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
    touched ||= p >= end;
  }
  pos = p;
  return value;
}

function readAnswerGap(p: number): (string[] | ["\n" | BadLineEndNode, null])[] | undefined {
  let c = 0;
  let value!: (string[] | ["\n" | BadLineEndNode, null])[];
  const list2779: (string[] | ["\n" | BadLineEndNode, null])[] = [];
  l2774: for (;;) {
    const s2776 = p;
    const t2777 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false)) {
      l2775: {
        let v2778!: string[] | ["\n" | BadLineEndNode, null];
        l2781: {
          const s2782 = p;
          const t2783 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : false)) {
            l2784: {
              const list2789: string[] = [];
              l2785: for (;;) {
                const s2787 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : false)) {
                  l2786: {
                    let v2788!: string;
                    v2788 = text.charAt(p);
                    p++;
                    list2789.push(v2788);
                    continue l2785;
                  }
                  p = s2787;
                } else touched ||= p >= end;
                break;
              }
              if (list2789.length === 0) { break l2784; }
              v2778 = list2789;
              break l2781;
            }
            p = s2782;
            if (trail.length > t2783) trail.length = t2783;
          } else touched ||= p >= end;
          let e2791!: "\n" | BadLineEndNode;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2775;
          }
          const r2792 = readEol(p);
          if (r2792 === undefined) { break l2775; }
          e2791 = r2792;
          p = pos;
          let e2794!: null;
          if (p < end) {
            {
              const s2795 = p;
              l2796: {
                p = skipFieldStop(p);
                if (p < 0) { break l2796; }
                break l2775;
              }
              p = s2795;
            }
          } else touched ||= p >= end;
          e2794 = null;
          v2778 = [e2791, e2794];
        }
        list2779.push(v2778);
        continue l2774;
      }
      p = s2776;
      if (trail.length > t2777) trail.length = t2777;
    } else touched ||= p >= end;
    break;
  }
  value = list2779;
  pos = p;
  return value;
}

function skipFieldStop(p: number): number {
  let c = 0;
  l2798: {
    const s2799 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2800: {
        p = skipBlankLine(p);
        if (p < 0) { break l2800; }
        break l2798;
      }
      p = s2799;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipParagraphStop(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readYes(p: number): YesNode | undefined {
  let c = 0;
  const start = p;
  l2803: {
    const s2804 = p;
    if (((c = text.charCodeAt(p)) === 89 || c === 121)) {
      l2805: {
        if (!isCaseless(p, "yes")) { break l2805; }
        p += 3;
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l2806: {
        if (!isCaseless(p, "true")) { break l2806; }
        p += 4;
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2807: {
        if (!isCaseless(p, "required")) { break l2807; }
        p += 8;
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (!isCaseless(p, "y")) { return undefined; }
    p += 1;
  }
  l2810: {
    const s2808 = p;
    l2809: {
      p = skipWordEnd(p);
      if (p < 0) { break l2809; }
      p = s2808;
      break l2810;
    }
    p = s2808;
    return undefined;
  }
  pos = p;
  return { type: 'Yes', start: base + start, end: base + p };
}

function skipWordEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2811: {
    const s2812 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 8211 && c <= 8212))) {
      l2813: {
        p++;
        break l2811;
      }
      p = s2812;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2814 = p;
        l2815: {
          p++;
          return -1;
        }
        p = s2814;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readNo(p: number): NoNode | undefined {
  let c = 0;
  const start = p;
  l2821: {
    const s2822 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2823: {
        if (!isCaseless(p, "not")) { break l2823; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2823;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l2824: {
          const s2825 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2826: {
              if (!isCaseless(p, "required")) { break l2826; }
              p += 8;
              break l2824;
            }
            p = s2825;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            l2827: {
              if (!isCaseless(p, "needed")) { break l2827; }
              p += 6;
              break l2824;
            }
            p = s2825;
          } else touched ||= p >= end;
          if (!isCaseless(p, "necessary")) { break l2823; }
          p += 9;
        }
        break l2821;
      }
      p = s2822;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2828: {
        if (!isCaseless(p, "none")) { break l2828; }
        p += 4;
        break l2821;
      }
      p = s2822;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2829: {
        if (!isCaseless(p, "no")) { break l2829; }
        p += 2;
        break l2821;
      }
      p = s2822;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l2830: {
        if (!isCaseless(p, "false")) { break l2830; }
        p += 5;
        break l2821;
      }
      p = s2822;
    } else touched ||= p >= end;
    if (!isCaseless(p, "n")) { return undefined; }
    p += 1;
  }
  l2833: {
    const s2831 = p;
    l2832: {
      p = skipNoEnd(p);
      if (p < 0) { break l2832; }
      p = s2831;
      break l2833;
    }
    p = s2831;
    return undefined;
  }
  pos = p;
  return { type: 'No', start: base + start, end: base + p };
}

function skipNoEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2834: {
    const s2835 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2836: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2836;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l2836;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2836;
        }
        p++;
        break l2834;
      }
      p = s2835;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l2837: {
      const s2838 = p;
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 40 || c === 44)) {
        l2839: {
          p++;
          break l2837;
        }
        p = s2838;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 46) {
        l2840: {

          p++;
          l2841: {
            const s2842 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false)) {
              l2843: {
                p++;
                break l2841;
              }
              p = s2842;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2844 = p;
                l2845: {
                  p++;
                  break l2840;
                }
                p = s2844;
              }
            } else touched ||= p >= end;
          }
          break l2837;
        }
        p = s2838;
      } else touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
      l2847: {
        const s2848 = p;
        l2849: {
          if (p < end) {
            {
              const s2850 = p;
              l2851: {
                p++;
                break l2849;
              }
              p = s2850;
            }
          } else touched ||= p >= end;
          break l2847;
        }
        p = s2848;
        l2855: {
          if (p < end) {
            const s2853 = p;
            l2854: {
              l2856: {
                const s2857 = p;
                if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                  l2858: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l2858; }
                    break l2856;
                  }
                  p = s2857;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l2854;
                }
                p = skipFieldStop(p);
                if (p < 0) { break l2854; }
              }
              p = s2853;
              break l2855;
            }
            p = s2853;
          } else touched ||= p >= end;
          return -1;
        }
      }
    }
  }
  return p;
}

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2866!: null;
  {
    const s2867 = p;
    l2868: {
      p = skipFieldEnd(p);
      if (p < 0) { break l2868; }
      return -1;
    }
    p = s2867;
  }
  e2866 = null;
  value = [e2866];
  leafValue = value;
  return p;
}

function skipFieldEnd(p: number): number {
  let c = 0;
  l2870: {
    const s2871 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2872: {
        p = skipItemStop(p);
        if (p < 0) { break l2872; }
        break l2870;
      }
      p = s2871;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l2873: {
        p = skipThematicBreak(p);
        if (p < 0) { break l2873; }
        break l2870;
      }
      p = s2871;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l2874: {
        l2877: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
            const s2875 = p;
            l2876: {
              p = skipLabelGate(p);
              if (p < 0) { break l2876; }
              p = s2875;
              break l2877;
            }
            p = s2875;
          } else touched ||= p >= end;
          break l2874;
        }
        l2878: {
          const s2879 = p;
          l2880: {
            p = skipPlainLabelAhead(p);
            if (p < 0) { break l2880; }
            break l2878;
          }
          p = s2879;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
            touched ||= p >= end;
            break l2874;
          }
          p = skipBulletLabelAhead(p);
          if (p < 0) { break l2874; }
        }
        break l2870;
      }
      p = s2871;
    } else touched ||= p >= end;
    p = skipListedAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipPlainLabelAhead(p: number): number {
  let c = 0;
  l2881: {
    const s2882 = p;
    l2883: {
      {
        const s2884 = p;
        l2885: {
          p = skipInNotes(p);
          if (p < 0) { break l2885; }
          break l2883;
        }
        p = s2884;
      }
      let n2890 = 0;
      l2887: for (;;) {
        if (n2890 >= 3) break;
        const s2889 = p;
        l2888: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2888;
          }
          p++;
          n2890++;
          continue l2887;
        }
        p = s2889;
        break;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2883;
      }
      p = skipLabelAhead(p);
      if (p < 0) { break l2883; }
      break l2881;
    }
    p = s2882;
    p = skipInNotes(p);
    if (p < 0) { return -1; }
    let n2894 = 0;
    l2891: for (;;) {
      if (n2894 >= 3) break;
      const s2893 = p;
      l2892: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2892;
        }
        p++;
        n2894++;
        continue l2891;
      }
      p = s2893;
      break;
    }
    l2897: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
        const s2895 = p;
        l2896: {
          p = skipComponentName(p);
          if (p < 0) { break l2896; }
          p = s2895;
          break l2897;
        }
        p = s2895;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLabelAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipComponentName(p: number): number {
  let c = 0;
  l2898: {
    const s2899 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      l2900: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l2900; }
        break l2898;
      }
      p = s2899;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2907: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l2907; }
        break l2898;
      }
      p = s2899;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      l2912: {
        p = skipDependenciesName(p);
        if (p < 0) { break l2912; }
        break l2898;
      }
      p = s2899;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2919: {
        p = skipInterfacesName(p);
        if (p < 0) { break l2919; }
        break l2898;
      }
      p = s2899;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : c === 304)) {
      l2924: {
        p = skipNotesName(p);
        if (p < 0) { break l2924; }
        break l2898;
      }
      p = s2899;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipComplexityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipSemanticUnitName(p: number): number {
  let c = 0;
  l2901: {
    const s2902 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      l2903: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "semantic")) { break l2903; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2903;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l2903; }
        p += 4;
        l2904: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2906 = p;
            l2905: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2905;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "id")) { break l2905; }
              p += 2;
              break l2904;
            }
            p = s2906;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2903;
        }
        p++;
        break l2901;
      }
      p = s2902;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "unit")) { return -1; }
    p += 4;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipResponsibilityName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l2908: {
    const s2909 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2910: {
        if (!isCaseless(p, "responsibility")) { break l2910; }
        p += 14;
        break l2908;
      }
      p = s2909;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2911: {
        if (!isCaseless(p, "responsibilities")) { break l2911; }
        p += 16;
        break l2908;
      }
      p = s2909;
    } else touched ||= p >= end;
    if (!isCaseless(p, "purpose")) { return -1; }
    p += 7;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipDependenciesName(p: number): number {
  let c = 0;
  l2913: {
    const s2914 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      l2915: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2916: {
          const s2917 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l2918: {
              if (!isCaseless(p, "dependencies")) { break l2918; }
              p += 12;
              break l2916;
            }
            p = s2917;
          } else touched ||= p >= end;
          if (!isCaseless(p, "dependency")) { break l2915; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2915;
        }
        p++;
        break l2913;
      }
      p = s2914;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "depends")) { return -1; }
    p += 7;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "on")) { return -1; }
    p += 2;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipInterfacesName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l2920: {
    const s2921 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2922: {
        if (!isCaseless(p, "interfaces")) { break l2922; }
        p += 10;
        break l2920;
      }
      p = s2921;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2923: {
        if (!isCaseless(p, "interface")) { break l2923; }
        p += 9;
        break l2920;
      }
      p = s2921;
    } else touched ||= p >= end;
    if (!isCaseless(p, "methods")) { return -1; }
    p += 7;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipNotesName(p: number): number {
  let c = 0;
  l2925: {
    const s2926 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      l2927: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "implementation")) { break l2927; }
        p += 14;
        l2928: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2930 = p;
            l2929: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2929;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              l2931: {
                const s2932 = p;
                if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
                  l2933: {
                    if (!isCaseless(p, "notes")) { break l2933; }
                    p += 5;
                    break l2931;
                  }
                  p = s2932;
                } else touched ||= p >= end;
                if (!isCaseless(p, "note")) { break l2929; }
                p += 4;
              }
              break l2928;
            }
            p = s2930;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2927;
        }
        p++;
        break l2925;
      }
      p = s2926;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "notes")) { return -1; }
    p += 5;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipComplexityName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l2934: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2936 = p;
      l2935: {
        if (!isCaseless(p, "estimated")) { break l2935; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2935;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        break l2934;
      }
      p = s2936;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "complexity")) { return -1; }
  p += 10;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipBulletLabelAhead(p: number): number {
  let c = 0;
  {
    const s2937 = p;
    l2938: {
      p = skipHeldBullet(p);
      if (p < 0) { break l2938; }
      return -1;
    }
    p = s2937;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletLead(p);
  if (p < 0) { return -1; }
  l2959: {
    const s2957 = p;
    l2958: {
      p = skip_knownName(p);
      if (p < 0) { break l2958; }
      p = s2957;
      break l2959;
    }
    p = s2957;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLabelAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipHeldBullet(p: number): number {
  let c = 0;
  l2940: {
    const s2941 = p;
    l2942: {
      p = skipHoldsAll(p);
      if (p < 0) { break l2942; }
      break l2940;
    }
    p = s2941;
    if (text.charCodeAt(p) === 32) {
      l2943: {
        l2946: {
          if (text.charCodeAt(p) === 32) {
            const s2944 = p;
            l2945: {
              p = skipHoldsRun(p);
              if (p < 0) { break l2945; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                touched ||= p >= end;
                break l2945;
              }
              p = skipBulletLead(p);
              if (p < 0) { break l2945; }
              p = s2944;
              break l2946;
            }
            p = s2944;
          } else touched ||= p >= end;
          break l2943;
        }
        break l2940;
      }
      p = s2941;
    } else touched ||= p >= end;
    let n2956 = 0;
    l2953: for (;;) {
      if (n2956 >= 3) break;
      const s2955 = p;
      l2954: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2954;
        }
        p++;
        n2956++;
        continue l2953;
      }
      p = s2955;
      break;
    }
    if (text.charCodeAt(p) !== 9) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipHoldsAll(p: number): number {
  const noted = trail.length;
  const value = readHoldsAll(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readHoldsAll(p: number): string | undefined {
  const value = readHoldsAllInside(p);
  if (value !== registers[3]) return undefined;
  return value;
}

function readHoldsAllInside(p: number): string | undefined {
  let value!: string;

  value = (() => { return 'all'; })();
  pos = p;
  return value;
}

function skipHoldsRun(p: number): number {
  const noted = trail.length;
  const value = readHoldsRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readHoldsRun(p: number): " "[] | undefined {
  const value = readHoldsRunInside(p);
  if (value === undefined || !closesRun(registers[3], text.slice(p, pos))) return undefined;
  return value;
}

function readHoldsRunInside(p: number): " "[] | undefined {
  let value!: " "[];
  const list2951: " "[] = [];
  l2947: for (;;) {
    const s2949 = p;
    if (text.charCodeAt(p) === 32) {
      l2948: {
        let v2950!: " ";

        v2950 = " ";
        p++;
        list2951.push(v2950);
        continue l2947;
      }
      p = s2949;
    } else touched ||= p >= end;
    break;
  }
  if (list2951.length === 0) { return undefined; }
  value = list2951;
  pos = p;
  return value;
}

function skip_knownName(p: number): number {
  let c = 0;
  l2960: {
    const s2961 = p;
    l2962: {
      p = skipInContract(p);
      if (p < 0) { break l2962; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
        touched ||= p >= end;
        break l2962;
      }
      p = skipContractName(p);
      if (p < 0) { break l2962; }
      break l2960;
    }
    p = s2961;
    l3010: {
      p = skipInSchema(p);
      if (p < 0) { break l3010; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3010;
      }
      p = skipSchemaName(p);
      if (p < 0) { break l3010; }
      break l2960;
    }
    p = s2961;
    l3039: {
      p = skipInMethod(p);
      if (p < 0) { break l3039; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false))) {
        touched ||= p >= end;
        break l3039;
      }
      p = skipMethodName(p);
      if (p < 0) { break l3039; }
      break l2960;
    }
    p = s2961;
    l3064: {
      p = skipInComponent(p);
      if (p < 0) { break l3064; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3064;
      }
      p = skipComponentName(p);
      if (p < 0) { break l3064; }
      break l2960;
    }
    p = s2961;
    p = skipInCheck(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCheckName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInContract(p: number): number {
  const noted = trail.length;
  const value = readInContract(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInContract(p: number): string | undefined {
  if (reading.inside[7] === 0) return undefined;
  pos = p;
  return '';
}

function skipContractName(p: number): number {
  let c = 0;
  l2963: {
    const s2964 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      l2965: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2965; }
        break l2963;
      }
      p = s2964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      l2966: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2966; }
        break l2963;
      }
      p = s2964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2967: {
        p = skipRateLimitName(p);
        if (p < 0) { break l2967; }
        break l2963;
      }
      p = s2964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      l2972: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l2972; }
        break l2963;
      }
      p = s2964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2981: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l2981; }
        break l2963;
      }
      p = s2964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false)) {
      l2988: {
        p = skipResponseName(p);
        if (p < 0) { break l2988; }
        break l2963;
      }
      p = s2964;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipErrorResponsesName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipDescriptionName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "description")) { return -1; }
  p += 11;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipRateLimitName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "rate")) { return -1; }
  p += 4;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l2968: {
    const s2969 = p;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2970: {
        if (!isCaseless(p, "limits")) { break l2970; }
        p += 6;
        break l2968;
      }
      p = s2969;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2971: {
        if (!isCaseless(p, "limiting")) { break l2971; }
        p += 8;
        break l2968;
      }
      p = s2969;
    } else touched ||= p >= end;
    if (!isCaseless(p, "limit")) { return -1; }
    p += 5;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipRequestParametersName(p: number): number {
  let c = 0;
  l2973: {
    const s2974 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      l2975: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2976: {
          const s2977 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2978: {
              if (!isCaseless(p, "request")) { break l2978; }
              p += 7;
              break l2976;
            }
            p = s2977;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 81 || c === 113)) {
            l2979: {
              if (!isCaseless(p, "query")) { break l2979; }
              p += 5;
              break l2976;
            }
            p = s2977;
          } else touched ||= p >= end;
          if (!isCaseless(p, "path")) { break l2975; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2975;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "parameters")) { break l2975; }
        p += 10;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2975;
        }
        p++;
        break l2973;
      }
      p = s2974;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2980: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "request")) { break l2980; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2980;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "params")) { break l2980; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2980;
        }
        p++;
        break l2973;
      }
      p = s2974;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "parameters")) { return -1; }
    p += 10;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipRequestBodyName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "request")) { return -1; }
  p += 7;
  l2982: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2984 = p;
      l2983: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2983;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "body")) { break l2983; }
        p += 4;
        break l2982;
      }
      p = s2984;
    } else touched ||= p >= end;
  }
  l2985: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2987 = p;
      l2986: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2986;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schema")) { break l2986; }
        p += 6;
        break l2985;
      }
      p = s2987;
    } else touched ||= p >= end;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipResponseName(p: number): number {
  let c = 0;
  l2989: {
    const s2990 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2991: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2991; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2991;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2992: {
          const s2993 = p;
          if (text.charCodeAt(p) === 40) {
            l2994: {
              if (!isCaseless(p, "(success)")) { break l2994; }
              p += 9;
              break l2992;
            }
            p = s2993;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 66 || c === 98)) {
            l2995: {
              if (!isCaseless(p, "body")) { break l2995; }
              p += 4;
              break l2992;
            }
            p = s2993;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l2996: {
              if (!isCaseless(p, "schema")) { break l2996; }
              p += 6;
              break l2992;
            }
            p = s2993;
          } else touched ||= p >= end;
          if (!isCaseless(p, "success")) { break l2991; }
          p += 7;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2991;
        }
        p++;
        break l2989;
      }
      p = s2990;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    l2997: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2999 = p;
        l2998: {
          if (!isCaseless(p, "success")) { break l2998; }
          p += 7;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
            touched ||= p >= end;
            break l2998;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          touched ||= p >= end;
          break l2997;
        }
        p = s2999;
      } else touched ||= p >= end;
    }
    if (!isCaseless(p, "response")) { return -1; }
    p += 8;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipErrorResponsesName(p: number): number {
  let c = 0;
  l3000: {
    const s3001 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false)) {
      l3002: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "error")) { break l3002; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3002;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l3002; }
        p += 8;
        l3003: {
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            const s3005 = p;
            l3004: {
              if (!isCaseless(p, "s")) { break l3004; }
              p += 1;
              break l3003;
            }
            p = s3005;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3002;
        }
        p++;
        break l3000;
      }
      p = s3001;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false)) {
      l3006: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "errors")) { break l3006; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3006;
        }
        p++;
        break l3000;
      }
      p = s3001;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "response")) { return -1; }
    p += 8;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "(error")) { return -1; }
    p += 6;
    l3007: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s3009 = p;
        l3008: {
          if (!isCaseless(p, "s")) { break l3008; }
          p += 1;
          break l3007;
        }
        p = s3009;
      } else touched ||= p >= end;
    }
    if (text.charCodeAt(p) !== 41) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipInSchema(p: number): number {
  const noted = trail.length;
  const value = readInSchema(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInSchema(p: number): string | undefined {
  if (reading.inside[8] === 0) return undefined;
  pos = p;
  return '';
}

function skipSchemaName(p: number): number {
  let c = 0;
  l3011: {
    const s3012 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      l3013: {
        p = skipDescriptionName(p);
        if (p < 0) { break l3013; }
        break l3011;
      }
      p = s3012;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l3014: {
        p = skipColumnsName(p);
        if (p < 0) { break l3014; }
        break l3011;
      }
      p = s3012;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      l3019: {
        p = skipIndexesName(p);
        if (p < 0) { break l3019; }
        break l3011;
      }
      p = s3012;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      l3024: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l3024; }
        break l3011;
      }
      p = s3012;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipConstraintsName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipColumnsName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l3015: {
    const s3016 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l3017: {
        if (!isCaseless(p, "columns")) { break l3017; }
        p += 7;
        break l3015;
      }
      p = s3016;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l3018: {
        if (!isCaseless(p, "column")) { break l3018; }
        p += 6;
        break l3015;
      }
      p = s3016;
    } else touched ||= p >= end;
    if (!isCaseless(p, "fields")) { return -1; }
    p += 6;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipIndexesName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l3020: {
    const s3021 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3022: {
        if (!isCaseless(p, "indexes")) { break l3022; }
        p += 7;
        break l3020;
      }
      p = s3021;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3023: {
        if (!isCaseless(p, "indices")) { break l3023; }
        p += 7;
        break l3020;
      }
      p = s3021;
    } else touched ||= p >= end;
    if (!isCaseless(p, "index")) { return -1; }
    p += 5;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipRelationshipsName(p: number): number {
  let c = 0;
  l3025: {
    const s3026 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l3027: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3028: {
          const s3029 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3030: {
              if (!isCaseless(p, "relationships")) { break l3030; }
              p += 13;
              break l3028;
            }
            p = s3029;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3031: {
              if (!isCaseless(p, "relationship")) { break l3031; }
              p += 12;
              break l3028;
            }
            p = s3029;
          } else touched ||= p >= end;
          if (!isCaseless(p, "relations")) { break l3027; }
          p += 9;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3027;
        }
        p++;
        break l3025;
      }
      p = s3026;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "foreign")) { return -1; }
    p += 7;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "keys")) { return -1; }
    p += 4;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipConstraintsName(p: number): number {
  let c = 0;
  l3032: {
    const s3033 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      l3034: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3035: {
          const s3036 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3037: {
              if (!isCaseless(p, "constraints")) { break l3037; }
              p += 11;
              break l3035;
            }
            p = s3036;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3038: {
              if (!isCaseless(p, "constraint")) { break l3038; }
              p += 10;
              break l3035;
            }
            p = s3036;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checks")) { break l3034; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3034;
        }
        p++;
        break l3032;
      }
      p = s3033;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "check")) { return -1; }
    p += 5;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "constraints")) { return -1; }
    p += 11;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipInMethod(p: number): number {
  l3040: {
    const s3041 = p;
    l3042: {
      p = skipInHeadedMethod(p);
      if (p < 0) { break l3042; }
      break l3040;
    }
    p = s3041;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInHeadedMethod(p: number): number {
  const noted = trail.length;
  const value = readInHeadedMethod(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInHeadedMethod(p: number): string | undefined {
  if (reading.inside[9] === 0) return undefined;
  pos = p;
  return '';
}

function skipInListedMethod(p: number): number {
  const noted = trail.length;
  const value = readInListedMethod(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInListedMethod(p: number): string | undefined {
  if (reading.inside[10] === 0) return undefined;
  pos = p;
  return '';
}

function skipMethodName(p: number): number {
  let c = 0;
  l3043: {
    const s3044 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l3045: {
        p = skipParametersName(p);
        if (p < 0) { break l3045; }
        break l3043;
      }
      p = s3044;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l3051: {
        p = skipReturnsName(p);
        if (p < 0) { break l3051; }
        break l3043;
      }
      p = s3044;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false)) {
      l3058: {
        p = skipRaisesName(p);
        if (p < 0) { break l3058; }
        break l3043;
      }
      p = s3044;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipDescriptionName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParametersName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l3046: {
    const s3047 = p;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l3048: {
        if (!isCaseless(p, "parameters")) { break l3048; }
        p += 10;
        break l3046;
      }
      p = s3047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l3049: {
        if (!isCaseless(p, "params")) { break l3049; }
        p += 6;
        break l3046;
      }
      p = s3047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l3050: {
        if (!isCaseless(p, "arguments")) { break l3050; }
        p += 9;
        break l3046;
      }
      p = s3047;
    } else touched ||= p >= end;
    if (!isCaseless(p, "args")) { return -1; }
    p += 4;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipReturnsName(p: number): number {
  let c = 0;
  l3052: {
    const s3053 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l3054: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3055: {
          const s3056 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3057: {
              if (!isCaseless(p, "returns")) { break l3057; }
              p += 7;
              break l3055;
            }
            p = s3056;
          } else touched ||= p >= end;
          if (!isCaseless(p, "return")) { break l3054; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3054;
        }
        p++;
        break l3052;
      }
      p = s3053;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "return")) { return -1; }
    p += 6;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "value")) { return -1; }
    p += 5;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipRaisesName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l3059: {
    const s3060 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3061: {
        if (!isCaseless(p, "raises")) { break l3061; }
        p += 6;
        break l3059;
      }
      p = s3060;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l3062: {
        if (!isCaseless(p, "exceptions")) { break l3062; }
        p += 10;
        break l3059;
      }
      p = s3060;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l3063: {
        if (!isCaseless(p, "throws")) { break l3063; }
        p += 6;
        break l3059;
      }
      p = s3060;
    } else touched ||= p >= end;
    if (!isCaseless(p, "errors")) { return -1; }
    p += 6;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipInCheck(p: number): number {
  const noted = trail.length;
  const value = readInCheck(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInCheck(p: number): string | undefined {
  if (reading.inside[11] === 0) return undefined;
  pos = p;
  return '';
}

function skipCheckName(p: number): number {
  let c = 0;
  l3065: {
    const s3066 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      l3067: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3067; }
        break l3065;
      }
      p = s3066;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSeverityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipCriteriaName(p: number): number {
  let c = 0;
  l3068: {
    const s3069 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      l3070: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3071: {
          const s3072 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3073: {
              if (!isCaseless(p, "criteria")) { break l3073; }
              p += 8;
              break l3071;
            }
            p = s3072;
          } else touched ||= p >= end;
          if (!isCaseless(p, "validation")) { break l3070; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3070;
        }
        p++;
        break l3068;
      }
      p = s3069;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!isCaseless(p, "validation")) { return -1; }
    p += 10;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    l3074: {
      const s3075 = p;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l3076: {
          if (!isCaseless(p, "criteria")) { break l3076; }
          p += 8;
          break l3074;
        }
        p = s3075;
      } else touched ||= p >= end;
      if (!isCaseless(p, "criterion")) { return -1; }
      p += 9;
    }
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipSeverityName(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l3077: {
    const s3078 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l3079: {
        if (!isCaseless(p, "severity")) { break l3079; }
        p += 8;
        break l3077;
      }
      p = s3078;
    } else touched ||= p >= end;
    if (!isCaseless(p, "priority")) { return -1; }
    p += 8;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipListedAhead(p: number): number {
  let c = 0;
  l3080: {
    const s3081 = p;
    l3082: {
      p = skipInInterfaces(p);
      if (p < 0) { break l3082; }
      {
        const s3083 = p;
        l3084: {
          p = skipInMethod(p);
          if (p < 0) { break l3084; }
          break l3082;
        }
        p = s3083;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        touched ||= p >= end;
        break l3082;
      }
      p = skipListedHeading(p);
      if (p < 0) { break l3082; }
      break l3080;
    }
    p = s3081;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s3144 = p;
        l3145: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l3145; }
          return -1;
        }
        p = s3144;
      }
    } else touched ||= p >= end;
    l3165: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3163 = p;
        l3164: {
          const near3166 = p + 16;
          while (p < near3166 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3166) {
            STOPS_21.lastIndex = p;
            p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3164;
          }
          p++;
          p = s3163;
          break l3165;
        }
        p = s3163;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipListedHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipInInterfaces(p: number): number {
  const noted = trail.length;
  const value = readInInterfaces(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readInInterfaces(p: number): string | undefined {
  if (reading.inside[13] === 0) return undefined;
  pos = p;
  return '';
}

function skipListedHeading(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipListedColumn(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipListedSignature(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipListedGap(p);
  if (p < 0) { return -1; }
  p = skipBulletText(p);
  if (p < 0) { return -1; }
  return p;
}

function skipListedColumn(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletSign(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipListedSignature(p: number): number {
  let c = 0;
  l3087: {
    const s3088 = p;
    if (text.charCodeAt(p) === 96) {
      l3089: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3089;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l3089; }
        l3090: {
          if (text.charCodeAt(p) === 97) {
            const s3092 = p;
            l3091: {
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l3091;
              }
              p += 5;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3091;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3090;
            }
            p = s3092;
          } else touched ||= p >= end;
        }
        l3093: {
          if (text.charCodeAt(p) === 100) {
            const s3095 = p;
            l3094: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l3094;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3094;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3093;
            }
            p = s3095;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3089;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l3089; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3089;
        }
        p = skipListedList(p);
        if (p < 0) { break l3089; }
        l3106: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
            const s3108 = p;
            l3107: {
              p = skipResult(p);
              if (p < 0) { break l3107; }
              break l3106;
            }
            p = s3108;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3089; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3089;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l3087;
      }
      p = s3088;
    } else touched ||= p >= end;
    l3109: {
      if (text.charCodeAt(p) === 97) {
        const s3111 = p;
        l3110: {
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l3110;
          }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3110;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3109;
        }
        p = s3111;
      } else touched ||= p >= end;
    }
    l3112: {
      if (text.charCodeAt(p) === 100) {
        const s3114 = p;
        l3113: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l3113;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3113;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3112;
        }
        p = s3114;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    if (!(text.charCodeAt(p) === 40)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipParameters(p);
    if (p < 0) { return -1; }
    l3116: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
        const s3118 = p;
        l3117: {
          p = skipWordResult(p);
          if (p < 0) { break l3117; }
          break l3116;
        }
        p = s3118;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipListedList(p: number): number {
  let c = 0;
  l3097: {
    const s3098 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3099: {
        p = skipBlanks(p);
        if (p < 0) { break l3099; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3099;
        }
        p = skipParameters(p);
        if (p < 0) { break l3099; }
        break l3097;
      }
      p = s3098;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipMissingListedParameters(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipMissingListedParameters(p: number): number {
  let c = 0;
  l3102: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c === 8211 || c === 8594)) {
      const s3100 = p;
      l3101: {
        p = skipBlanks(p);
        if (p < 0) { break l3101; }
        l3103: {
          const s3104 = p;
          if (text.charCodeAt(p) === 96) {
            l3105: {

              p++;
              break l3103;
            }
            p = s3104;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l3101;
          }
          p = skipArrow(p);
          if (p < 0) { break l3101; }
        }
        p = s3100;
        break l3102;
      }
      p = s3100;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipWordResult(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultArrow(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultWord(p);
  if (p < 0) { return -1; }
  return p;
}

function skipResultWord(p: number): number {
  let c = 0;
  let m3122 = false;
  l3119: for (;;) {
    const s3121 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l3120: {
        l3123: {
          const s3124 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l3125: {
              p = skipBracketed(p);
              if (p < 0) { break l3125; }
              break l3123;
            }
            p = s3124;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l3120;
          }
          p++;
        }
        m3122 = true;
        continue l3119;
      }
      p = s3121;
    } else touched ||= p >= end;
    break;
  }
  if (!m3122) { return -1; }
  return p;
}

function skipListedGap(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l3126: {
    const s3127 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l3128: {
        p++;
        break l3126;
      }
      p = s3127;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3129: {

        p++;
        l3132: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s3130 = p;
            l3131: {
              p++;
              p = s3130;
              break l3132;
            }
            p = s3130;
          } else touched ||= p >= end;
          break l3129;
        }
        break l3126;
      }
      p = s3127;
    } else touched ||= p >= end;
    l3135: {
      const s3133 = p;
      l3134: {
        p = skipLineEnd(p);
        if (p < 0) { break l3134; }
        p = s3133;
        break l3135;
      }
      p = s3133;
      return -1;
    }
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletText(p: number): number {
  let c = 0;
  const near3136 = p + 16;
  while (p < near3136 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near3136) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  l3137: for (;;) {
    const s3139 = p;
    if (p < end) {
      l3138: {
        if (p < end) {
          {
            const s3141 = p;
            l3142: {
              p = skipParagraphStop(p);
              if (p < 0) { break l3142; }
              break l3138;
            }
            p = s3141;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l3138;
        }
        p = skipLine(p);
        if (p < 0) { break l3138; }
        continue l3137;
      }
      p = s3139;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNestedInMethod(p: number): number {
  let c = 0;
  l3147: {
    const s3148 = p;
    if (text.charCodeAt(p) === 32) {
      l3149: {
        l3152: {
          if (text.charCodeAt(p) === 32) {
            const s3150 = p;
            l3151: {
              p = skipListedRun(p);
              if (p < 0) { break l3151; }
              p = s3150;
              break l3152;
            }
            p = s3150;
          } else touched ||= p >= end;
          break l3149;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
          touched ||= p >= end;
          break l3149;
        }
        p = skipBulletLead(p);
        if (p < 0) { break l3149; }
        break l3147;
      }
      p = s3148;
    } else touched ||= p >= end;
    let n3162 = 0;
    l3159: for (;;) {
      if (n3162 >= 3) break;
      const s3161 = p;
      l3160: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3160;
        }
        p++;
        n3162++;
        continue l3159;
      }
      p = s3161;
      break;
    }
    if (text.charCodeAt(p) !== 9) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipListedRun(p: number): number {
  const noted = trail.length;
  const value = readListedRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === undefined ? -1 : pos;
}

function readListedRun(p: number): " "[] | undefined {
  const value = readListedRunInside(p);
  if (value === undefined || !closesRun(registers[1], text.slice(p, pos))) return undefined;
  return value;
}

function readListedRunInside(p: number): " "[] | undefined {
  let value!: " "[];
  const list3157: " "[] = [];
  l3153: for (;;) {
    const s3155 = p;
    if (text.charCodeAt(p) === 32) {
      l3154: {
        let v3156!: " ";

        v3156 = " ";
        p++;
        list3157.push(v3156);
        continue l3153;
      }
      p = s3155;
    } else touched ||= p >= end;
    break;
  }
  if (list3157.length === 0) { return undefined; }
  value = list3157;
  pos = p;
  return value;
}

function leaf394(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3167 = readEntriesHead(p);
  if (r3167 === undefined) { return -1; }
  value = r3167;
  p = pos;
  leafValue = value;
  return p;
}

function readEntriesHead(p: number): EntriesHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  l3170: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : false)) {
      const s3168 = p;
      l3169: {
        p = skipAnyLead(p);
        if (p < 0) { break l3169; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false))) {
          touched ||= p >= end;
          break l3169;
        }
        p = skipEntriesName(p);
        if (p < 0) { break l3169; }
        p = s3168;
        break l3170;
      }
      p = s3168;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3175 = readHolds(p);
  if (r3175 === undefined) { return undefined; }
  l_holds = r3175;
  p = pos;
  const r3177 = readEntriesLabel(p);
  if (r3177 === undefined) { return undefined; }
  l_field = r3177;
  p = pos;
  const r3299 = readValueEnd(p);
  if (r3299 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'EntriesHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function skipEntriesName(p: number): number {
  let c = 0;
  l3171: {
    const s3172 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      l3173: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3173; }
        break l3171;
      }
      p = s3172;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l3174: {
        p = skipParametersName(p);
        if (p < 0) { break l3174; }
        break l3171;
      }
      p = s3172;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRaisesName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readEntriesLabel(p: number): RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode | undefined {
  let c = 0;
  let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  l3178: {
    const s3179 = p;
    const t3180 = trail.length;
    l3181: {
      p = skipInContract(p);
      if (p < 0) { break l3181; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false))) {
        touched ||= p >= end;
        break l3181;
      }
      const r3182 = readRequestParametersLabel(p);
      if (r3182 === undefined) { break l3181; }
      value = r3182;
      p = pos;
      break l3178;
    }
    p = s3179;
    if (trail.length > t3180) trail.length = t3180;
    p = skipInMethod(p);
    if (p < 0) { return undefined; }
    l3276: {
      const s3277 = p;
      const t3278 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
        l3279: {
          const r3280 = readParametersLabel(p);
          if (r3280 === undefined) { break l3279; }
          value = r3280;
          p = pos;
          break l3276;
        }
        p = s3277;
        if (trail.length > t3278) trail.length = t3278;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3289 = readRaisesLabel(p);
      if (r3289 === undefined) { return undefined; }
      value = r3289;
      p = pos;
    }
  }
  pos = p;
  return value;
}

function readRequestParametersLabel(p: number): RequestParametersLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3185: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      const s3183 = p;
      l3184: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3184; }
        p = s3183;
        break l3185;
      }
      p = s3183;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3186 = read_label(p);
  if (r3186 === undefined) { return undefined; }
  l_label = r3186;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3188 = readEntriesValue(p);
  if (r3188 === undefined) { return undefined; }
  l_value = r3188;
  p = pos;
  pos = p;
  return { type: 'RequestParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readEntriesValue(p: number): TemplateRemarkNode | InlineEntriesNode | LineValueNode | undefined {
  let c = 0;
  let value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3189: {
    const s3190 = p;
    if (text.charCodeAt(p) === 40) {
      l3191: {
        const r3192 = readTemplateRemark(p);
        if (r3192 === undefined) { break l3191; }
        value = r3192;
        p = pos;
        break l3189;
      }
      p = s3190;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3200: {
        const r3201 = readInlineEntries(p);
        if (r3201 === undefined) { break l3200; }
        value = r3201;
        p = pos;
        break l3189;
      }
      p = s3190;
    } else touched ||= p >= end;
    const r3272 = readLineValue(p);
    if (r3272 === undefined) { return undefined; }
    value = r3272;
    p = pos;
  }
  pos = p;
  return value;
}

function readTemplateRemark(p: number): TemplateRemarkNode | undefined {
  let c = 0;
  const start = p;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!isCaseless(p, "if")) { return undefined; }
  p += 2;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  if (!isCaseless(p, "applicable")) { return undefined; }
  p += 10;
  l3193: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s3195 = p;
      l3194: {
        p = skipBlanks(p);
        if (p < 0) { break l3194; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l3194;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 32 || c === 47)) p++;
        touched ||= p >= end;
        break l3193;
      }
      p = s3195;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l3198: {
    const s3196 = p;
    l3197: {
      p = skipBlanks(p);
      if (p < 0) { break l3197; }
      p = skipLineEnd(p);
      if (p < 0) { break l3197; }
      p = s3196;
      break l3198;
    }
    p = s3196;
    return undefined;
  }
  pos = p;
  return { type: 'TemplateRemark', start: base + start, end: base + p };
}

function readInlineEntries(p: number): InlineEntriesNode | undefined {
  let c = 0;
  const start = p;
  let l_entries!: InlineEntryNode[];
  const list3207: InlineEntryNode[] = [];
  let n3205 = 0;
  l3202: for (;;) {
    const s3204 = p;
    l3203: {
      if (n3205 > 0) {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : false))) {
          touched ||= p >= end;
          break l3203;
        }
        p = skipInlineComma(p);
        if (p < 0) { break l3203; }
      }
      let v3206!: InlineEntryNode;
      if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
        touched ||= p >= end;
        break l3203;
      }
      const r3208 = readInlineEntry(p);
      if (r3208 === undefined) { break l3203; }
      v3206 = r3208;
      p = pos;
      list3207.push(v3206);
      n3205++;
      continue l3202;
    }
    p = s3204;
    break;
  }
  if (n3205 < 1) { return undefined; }
  l_entries = list3207;
  l3270: {
    const s3268 = p;
    l3269: {
      p = skipBlanks(p);
      if (p < 0) { break l3269; }
      p = skipLineEnd(p);
      if (p < 0) { break l3269; }
      p = s3268;
      break l3270;
    }
    p = s3268;
    return undefined;
  }
  pos = p;
  return { type: 'InlineEntries', start: base + start, end: base + p, entries: l_entries };
}

function skipInlineComma(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 44 || c === 59))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function readInlineEntry(p: number): InlineEntryNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: CodeNameNode | BareNameNode | ClassNameNode;
  let l_value: InlineTextNode | null = null;
  l3209: {
    const s3210 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3211: {
        const r3212 = readEntryName(p);
        if (r3212 === undefined) { break l3211; }
        l_name = r3212;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3211; }
        l3231: {
          const s3232 = p;
          if (text.charCodeAt(p) === 58) {
            l3233: {

              p++;
              break l3231;
            }
            p = s3232;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
            l3234: {
              p++;
              break l3231;
            }
            p = s3232;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            l3235: {

              p++;
              l3238: {
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  const s3236 = p;
                  l3237: {
                    p++;
                    p = s3236;
                    break l3238;
                  }
                  p = s3236;
                } else touched ||= p >= end;
                break l3235;
              }
              break l3231;
            }
            p = s3232;
          } else touched ||= p >= end;
          l3241: {
            if (text.charCodeAt(p) === 40) {
              const s3239 = p;
              l3240: {

                p++;
                p = s3239;
                break l3241;
              }
              p = s3239;
            } else touched ||= p >= end;
            break l3211;
          }
        }
        p = skipBlanks(p);
        if (p < 0) { break l3211; }
        const r3242 = readInlineText(p);
        if (r3242 === undefined) { break l3211; }
        l_value = r3242;
        p = pos;
        break l3209;
      }
      p = s3210;
      l_value = null;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 96))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3252 = read_className(p);
    if (r3252 === undefined) { return undefined; }
    l_name = r3252;
    p = pos;
    l3263: {
      const s3261 = p;
      l3262: {
        l3264: {
          const s3265 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : false)) {
            l3266: {
              p = skipInlineComma(p);
              if (p < 0) { break l3266; }
              break l3264;
            }
            p = s3265;
          } else touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3262; }
          p = skipLineEnd(p);
          if (p < 0) { break l3262; }
        }
        p = s3261;
        break l3263;
      }
      p = s3261;
      return undefined;
    }
  }
  pos = p;
  return { type: 'InlineEntry', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readEntryName(p: number): CodeNameNode | BareNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | BareNameNode | ClassNameNode;
  l3213: {
    const s3214 = p;
    if (text.charCodeAt(p) === 96) {
      l3215: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3215;
        }
        const r3216 = readCodeName(p);
        if (r3216 === undefined) { break l3215; }
        value = r3216;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3215;
        }
        p++;
        break l3213;
      }
      p = s3214;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) {
      l3218: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
          {
            const s3219 = p;
            l3220: {
              p++;
              break l3218;
            }
            p = s3219;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
          touched ||= p >= end;
          break l3218;
        }
        const r3222 = readBareName(p);
        if (r3222 === undefined) { break l3218; }
        value = r3222;
        p = pos;
        break l3213;
      }
      p = s3214;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3224 = readClassName(p);
    if (r3224 === undefined) { return undefined; }
    value = r3224;
    p = pos;
  }
  pos = p;
  return value;
}

function readClassName(p: number): ClassNameNode | undefined {
  let c = 0;
  const start = p;
  let n3228 = 0;
  l3225: for (;;) {
    const s3227 = p;
    l3226: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l3226;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l3226;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57))) p++;
      touched ||= p >= end;
      n3228++;
      continue l3225;
    }
    p = s3227;
    break;
  }
  if (n3228 < 2) { return undefined; }
  pos = p;
  return { type: 'ClassName', start: base + start, end: base + p };
}

function readInlineText(p: number): InlineTextNode | undefined {
  let c = 0;
  const start = p;
  l3243: for (;;) {
    const s3245 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3244: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : false)) {
          {
            const s3247 = p;
            l3248: {
              p = skipInlineComma(p);
              if (p < 0) { break l3248; }
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3248;
              }
              p++;
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l3248;
              }
              p++;
              const near3250 = p + 16;
              while (p < near3250 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near3250) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3248;
              }
              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3248; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l3248;
              }
              p++;
              break l3244;
            }
            p = s3247;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3244;
        }
        p++;
        continue l3243;
      }
      p = s3245;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'InlineText', start: base + start, end: base + p };
}

function read_className(p: number): CodeNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | ClassNameNode;
  l3253: {
    const s3254 = p;
    if (text.charCodeAt(p) === 96) {
      l3255: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3255;
        }
        const r3256 = readCodeName(p);
        if (r3256 === undefined) { break l3255; }
        value = r3256;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3255;
        }
        p++;
        break l3253;
      }
      p = s3254;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3258 = readClassName(p);
    if (r3258 === undefined) { return undefined; }
    value = r3258;
    p = pos;
  }
  pos = p;
  return value;
}

function readParametersLabel(p: number): ParametersLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3283: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      const s3281 = p;
      l3282: {
        p = skipParametersName(p);
        if (p < 0) { break l3282; }
        p = s3281;
        break l3283;
      }
      p = s3281;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3284 = read_label(p);
  if (r3284 === undefined) { return undefined; }
  l_label = r3284;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3286 = readEntriesValue(p);
  if (r3286 === undefined) { return undefined; }
  l_value = r3286;
  p = pos;
  pos = p;
  return { type: 'ParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRaisesLabel(p: number): RaisesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3292: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false)) {
      const s3290 = p;
      l3291: {
        p = skipRaisesName(p);
        if (p < 0) { break l3291; }
        p = s3290;
        break l3292;
      }
      p = s3290;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3293 = read_label(p);
  if (r3293 === undefined) { return undefined; }
  l_label = r3293;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3295 = readEntriesValue(p);
  if (r3295 === undefined) { return undefined; }
  l_value = r3295;
  p = pos;
  pos = p;
  return { type: 'RaisesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf410(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesTextNode;
  {
    const s3302 = p;
    l3303: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3303; }
      return -1;
    }
    p = s3302;
  }
  if (p < end) {
    {
      const s3305 = p;
      l3306: {
        p = skipBlockStart(p);
        if (p < 0) { break l3306; }
        return -1;
      }
      p = s3305;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3330 = readEntriesText(p);
  if (r3330 === undefined) { return -1; }
  value = r3330;
  p = pos;
  leafValue = value;
  return p;
}

function skipBlockStart(p: number): number {
  let c = 0;
  l3308: {
    const s3309 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3310: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l3310; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3311: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l3311; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l3312: {
        p = skipThematicBreak(p);
        if (p < 0) { break l3312; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l3313: {
        p = skipBulletMark(p);
        if (p < 0) { break l3313; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3314: {
        p = skipFenceStart(p);
        if (p < 0) { break l3314; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l3315: {
        let n3319 = 0;
        l3316: for (;;) {
          if (n3319 >= 3) break;
          const s3318 = p;
          l3317: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3317;
            }
            p++;
            n3319++;
            continue l3316;
          }
          p = s3318;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l3315;
        }
        p += 4;
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3320: {
        p = skipTableStart(p);
        if (p < 0) { break l3320; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l3328: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l3328; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
      l3329: {
        p = skipCutMark(p);
        if (p < 0) { break l3329; }
        break l3308;
      }
      p = s3309;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBlankLine(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipTableStart(p: number): number {
  let c = 0;
  l3321: {
    const s3322 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      l3323: {
        let n3327 = 0;
        l3324: for (;;) {
          if (n3327 >= 3) break;
          const s3326 = p;
          l3325: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3325;
            }
            p++;
            n3327++;
            continue l3324;
          }
          p = s3326;
          break;
        }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l3323;
        }
        p++;
        break l3321;
      }
      p = s3322;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipTableHead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readEntriesText(p: number): EntriesTextNode | undefined {
  const start = p;
  let l_lines!: InlineEntriesNode[];
  const list3336: InlineEntriesNode[] = [];
  l3331: for (;;) {
    const s3333 = p;
    const t3334 = trail.length;
    if (p < end) {
      l3332: {
        let v3335!: InlineEntriesNode;
        const r3338 = readEntriesLine(p);
        if (r3338 === undefined) { break l3332; }
        v3335 = r3338;
        p = pos;
        list3336.push(v3335);
        continue l3331;
      }
      p = s3333;
      if (trail.length > t3334) trail.length = t3334;
    } else touched ||= p >= end;
    break;
  }
  if (list3336.length === 0) { return undefined; }
  l_lines = list3336;
  l3352: {
    if (p < end) {
      const s3350 = p;
      l3351: {
        p = skipFieldStop(p);
        if (p < 0) { break l3351; }
        p = s3350;
        break l3352;
      }
      p = s3350;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'EntriesText', start: base + start, end: base + p, lines: l_lines };
}

function readEntriesLine(p: number): InlineEntriesNode | undefined {
  let c = 0;
  let value!: InlineEntriesNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s3339 = p;
      l3340: {
        p = skipBlankLine(p);
        if (p < 0) { break l3340; }
        return undefined;
      }
      p = s3339;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3342 = p;
      l3343: {
        p = skipParagraphStop(p);
        if (p < 0) { break l3343; }
        return undefined;
      }
      p = s3342;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3345 = readInlineEntries(p);
  if (r3345 === undefined) { return undefined; }
  value = r3345;
  p = pos;
  const r3347 = readLineEnd(p);
  if (r3347 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf415(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailuresHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3354 = readFailuresHead(p);
  if (r3354 === undefined) { return -1; }
  value = r3354;
  p = pos;
  leafValue = value;
  return p;
}

function readFailuresHead(p: number): FailuresHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: FailureTextNode | LineValueNode;
  l3357: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : false)) {
      const s3355 = p;
      l3356: {
        p = skipAnyLead(p);
        if (p < 0) { break l3356; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l3356;
        }
        p = skipErrorResponsesName(p);
        if (p < 0) { break l3356; }
        p = s3355;
        break l3357;
      }
      p = s3355;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3358 = readHolds(p);
  if (r3358 === undefined) { return undefined; }
  l_holds = r3358;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3360 = read_label(p);
  if (r3360 === undefined) { return undefined; }
  l_label = r3360;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3362: {
    const s3363 = p;
    if ((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)) {
      l3364: {
        const r3365 = readFailureText(p);
        if (r3365 === undefined) { break l3364; }
        l_value = r3365;
        p = pos;
        break l3362;
      }
      p = s3363;
    } else touched ||= p >= end;
    const r3378 = readLineValue(p);
    if (r3378 === undefined) { return undefined; }
    l_value = r3378;
    p = pos;
  }
  const r3380 = readValueEnd(p);
  if (r3380 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'FailuresHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readFailureText(p: number): FailureTextNode | undefined {
  let c = 0;
  const start = p;
  let l_failure!: FailureNode | LooseFailureNode;
  let l_text!: LineValueNode;
  l3366: {
    const s3367 = p;
    if (text.charCodeAt(p) === 42) {
      l3368: {
        const r3369 = readFailure(p);
        if (r3369 === undefined) { break l3368; }
        l_failure = r3369;
        p = pos;
        break l3366;
      }
      p = s3367;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3371 = readLooseFailure(p);
    if (r3371 === undefined) { return undefined; }
    l_failure = r3371;
    p = pos;
  }
  const r3373 = readRestText(p);
  if (r3373 === undefined) { return undefined; }
  l_text = r3373;
  p = pos;
  pos = p;
  return { type: 'FailureText', start: base + start, end: base + p, failure: l_failure, text: l_text };
}

function readRestText(p: number): LineValueNode | undefined {
  let value!: LineValueNode;
  const r3374 = readLineValue(p);
  if (r3374 === undefined) { return undefined; }
  value = r3374;
  p = pos;
  pos = p;
  return value;
}

function leaf419(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailureLinesNode;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3383 = p;
      l3384: {
        p = skipItemStop(p);
        if (p < 0) { break l3384; }
        return -1;
      }
      p = s3383;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3386 = p;
      l3387: {
        p = skipBlockStart(p);
        if (p < 0) { break l3387; }
        return -1;
      }
      p = s3386;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_126[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3389 = readFailureLines(p);
  if (r3389 === undefined) { return -1; }
  value = r3389;
  p = pos;
  leafValue = value;
  return p;
}

function readFailureLines(p: number): FailureLinesNode | undefined {
  let c = 0;
  const start = p;
  let l_lines!: FailureTextNode[];
  const list3395: FailureTextNode[] = [];
  l3390: for (;;) {
    const s3392 = p;
    const t3393 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_126[c] === 1 : false)) {
      l3391: {
        let v3394!: FailureTextNode;
        const r3397 = readFailureLine(p);
        if (r3397 === undefined) { break l3391; }
        v3394 = r3397;
        p = pos;
        list3395.push(v3394);
        continue l3390;
      }
      p = s3392;
      if (trail.length > t3393) trail.length = t3393;
    } else touched ||= p >= end;
    break;
  }
  if (list3395.length === 0) { return undefined; }
  l_lines = list3395;
  l3408: {
    if (p < end) {
      const s3406 = p;
      l3407: {
        p = skipFieldStop(p);
        if (p < 0) { break l3407; }
        p = s3406;
        break l3408;
      }
      p = s3406;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'FailureLines', start: base + start, end: base + p, lines: l_lines };
}

function readFailureLine(p: number): FailureTextNode | undefined {
  let c = 0;
  let value!: FailureTextNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s3398 = p;
      l3399: {
        p = skipBlankLine(p);
        if (p < 0) { break l3399; }
        return undefined;
      }
      p = s3398;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3401 = readFailureText(p);
  if (r3401 === undefined) { return undefined; }
  value = r3401;
  p = pos;
  const r3403 = readLineEnd(p);
  if (r3403 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf422(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: JsonHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3410 = readJsonHead(p);
  if (r3410 === undefined) { return -1; }
  value = r3410;
  p = pos;
  leafValue = value;
  return p;
}

function readJsonHead(p: number): JsonHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestBodyLabelNode | ResponseLabelNode;
  l3413: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : false)) {
      const s3411 = p;
      l3412: {
        p = skipAnyLead(p);
        if (p < 0) { break l3412; }
        l3414: {
          const s3415 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
            l3416: {
              p = skipRequestBodyName(p);
              if (p < 0) { break l3416; }
              break l3414;
            }
            p = s3415;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false))) {
            touched ||= p >= end;
            break l3412;
          }
          p = skipResponseName(p);
          if (p < 0) { break l3412; }
        }
        p = s3411;
        break l3413;
      }
      p = s3411;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3417 = readHolds(p);
  if (r3417 === undefined) { return undefined; }
  l_holds = r3417;
  p = pos;
  l3419: {
    const s3420 = p;
    const t3421 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l3422: {
        const r3423 = readRequestBodyLabel(p);
        if (r3423 === undefined) { break l3422; }
        l_field = r3423;
        p = pos;
        break l3419;
      }
      p = s3420;
      if (trail.length > t3421) trail.length = t3421;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3439 = readResponseLabel(p);
    if (r3439 === undefined) { return undefined; }
    l_field = r3439;
    p = pos;
  }
  const r3448 = readValueEnd(p);
  if (r3448 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'JsonHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readRequestBodyLabel(p: number): RequestBodyLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3426: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s3424 = p;
      l3425: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l3425; }
        p = s3424;
        break l3426;
      }
      p = s3424;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3427 = read_label(p);
  if (r3427 === undefined) { return undefined; }
  l_label = r3427;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3429 = readJsonValue(p);
  if (r3429 === undefined) { return undefined; }
  l_value = r3429;
  p = pos;
  pos = p;
  return { type: 'RequestBodyLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readJsonValue(p: number): TemplateRemarkNode | LineValueNode | undefined {
  let value!: TemplateRemarkNode | LineValueNode;
  l3430: {
    const s3431 = p;
    if (text.charCodeAt(p) === 40) {
      l3432: {
        const r3433 = readTemplateRemark(p);
        if (r3433 === undefined) { break l3432; }
        value = r3433;
        p = pos;
        break l3430;
      }
      p = s3431;
    } else touched ||= p >= end;
    const r3435 = readLineValue(p);
    if (r3435 === undefined) { return undefined; }
    value = r3435;
    p = pos;
  }
  pos = p;
  return value;
}

function readResponseLabel(p: number): ResponseLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3442: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false)) {
      const s3440 = p;
      l3441: {
        p = skipResponseName(p);
        if (p < 0) { break l3441; }
        p = s3440;
        break l3442;
      }
      p = s3440;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3443 = read_label(p);
  if (r3443 === undefined) { return undefined; }
  l_label = r3443;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3445 = readJsonValue(p);
  if (r3445 === undefined) { return undefined; }
  l_value = r3445;
  p = pos;
  pos = p;
  return { type: 'ResponseLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf427(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3451 = readTextHead(p);
  if (r3451 === undefined) { return -1; }
  value = r3451;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l3454: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : false)) {
      const s3452 = p;
      l3453: {
        p = skipAnyLead(p);
        if (p < 0) { break l3453; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : false))) {
          touched ||= p >= end;
          break l3453;
        }
        p = skipTextName(p);
        if (p < 0) { break l3453; }
        p = s3452;
        break l3454;
      }
      p = s3452;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3463 = readHolds(p);
  if (r3463 === undefined) { return undefined; }
  l_holds = r3463;
  p = pos;
  const r3465 = readTextLabel(p);
  if (r3465 === undefined) { return undefined; }
  l_field = r3465;
  p = pos;
  const r3560 = readValueEnd(p);
  if (r3560 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function skipTextName(p: number): number {
  let c = 0;
  l3455: {
    const s3456 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      l3457: {
        p = skipDescriptionName(p);
        if (p < 0) { break l3457; }
        break l3455;
      }
      p = s3456;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l3458: {
        p = skipRateLimitName(p);
        if (p < 0) { break l3458; }
        break l3455;
      }
      p = s3456;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l3459: {
        p = skipReturnsName(p);
        if (p < 0) { break l3459; }
        break l3455;
      }
      p = s3456;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      l3460: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l3460; }
        break l3455;
      }
      p = s3456;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l3461: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l3461; }
        break l3455;
      }
      p = s3456;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      l3462: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3462; }
        break l3455;
      }
      p = s3456;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSeverityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readTextLabel(p: number): DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode | undefined {
  let c = 0;
  let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l3466: {
    const s3467 = p;
    const t3468 = trail.length;
    l3469: {
      p = skipInContract(p);
      if (p < 0) { break l3469; }
      l3470: {
        const s3471 = p;
        const t3472 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
          l3473: {
            const r3474 = readDescriptionLabel(p);
            if (r3474 === undefined) { break l3473; }
            value = r3474;
            p = pos;
            break l3470;
          }
          p = s3471;
          if (trail.length > t3472) trail.length = t3472;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false))) {
          touched ||= p >= end;
          break l3469;
        }
        const r3483 = readRateLimitLabel(p);
        if (r3483 === undefined) { break l3469; }
        value = r3483;
        p = pos;
      }
      break l3466;
    }
    p = s3467;
    if (trail.length > t3468) trail.length = t3468;
    l3492: {
      p = skipInSchema(p);
      if (p < 0) { break l3492; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false))) {
        touched ||= p >= end;
        break l3492;
      }
      const r3493 = readDescriptionLabel(p);
      if (r3493 === undefined) { break l3492; }
      value = r3493;
      p = pos;
      break l3466;
    }
    p = s3467;
    if (trail.length > t3468) trail.length = t3468;
    l3495: {
      p = skipInMethod(p);
      if (p < 0) { break l3495; }
      l3496: {
        const s3497 = p;
        const t3498 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
          l3499: {
            const r3500 = readReturnsLabel(p);
            if (r3500 === undefined) { break l3499; }
            value = r3500;
            p = pos;
            break l3496;
          }
          p = s3497;
          if (trail.length > t3498) trail.length = t3498;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false))) {
          touched ||= p >= end;
          break l3495;
        }
        const r3509 = readDescriptionLabel(p);
        if (r3509 === undefined) { break l3495; }
        value = r3509;
        p = pos;
      }
      break l3466;
    }
    p = s3467;
    if (trail.length > t3468) trail.length = t3468;
    l3511: {
      {
        const s3512 = p;
        l3513: {
          p = skipInMethod(p);
          if (p < 0) { break l3513; }
          break l3511;
        }
        p = s3512;
      }
      p = skipInComponent(p);
      if (p < 0) { break l3511; }
      l3515: {
        const s3516 = p;
        const t3517 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
          l3518: {
            const r3519 = readSemanticUnitLabel(p);
            if (r3519 === undefined) { break l3518; }
            value = r3519;
            p = pos;
            break l3515;
          }
          p = s3516;
          if (trail.length > t3517) trail.length = t3517;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
          touched ||= p >= end;
          break l3511;
        }
        const r3528 = readResponsibilityLabel(p);
        if (r3528 === undefined) { break l3511; }
        value = r3528;
        p = pos;
      }
      break l3466;
    }
    p = s3467;
    if (trail.length > t3468) trail.length = t3468;
    p = skipInCheck(p);
    if (p < 0) { return undefined; }
    l3537: {
      const s3538 = p;
      const t3539 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
        l3540: {
          const r3541 = readCriteriaLabel(p);
          if (r3541 === undefined) { break l3540; }
          value = r3541;
          p = pos;
          break l3537;
        }
        p = s3538;
        if (trail.length > t3539) trail.length = t3539;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3550 = readSeverityLabel(p);
      if (r3550 === undefined) { return undefined; }
      value = r3550;
      p = pos;
    }
  }
  pos = p;
  return value;
}

function readDescriptionLabel(p: number): DescriptionLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3477: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      const s3475 = p;
      l3476: {
        p = skipDescriptionName(p);
        if (p < 0) { break l3476; }
        p = s3475;
        break l3477;
      }
      p = s3475;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3478 = read_label(p);
  if (r3478 === undefined) { return undefined; }
  l_label = r3478;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3480 = readLineValue(p);
  if (r3480 === undefined) { return undefined; }
  l_value = r3480;
  p = pos;
  pos = p;
  return { type: 'DescriptionLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRateLimitLabel(p: number): RateLimitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3486: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s3484 = p;
      l3485: {
        p = skipRateLimitName(p);
        if (p < 0) { break l3485; }
        p = s3484;
        break l3486;
      }
      p = s3484;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3487 = read_label(p);
  if (r3487 === undefined) { return undefined; }
  l_label = r3487;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3489 = readLineValue(p);
  if (r3489 === undefined) { return undefined; }
  l_value = r3489;
  p = pos;
  pos = p;
  return { type: 'RateLimitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readReturnsLabel(p: number): ReturnsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3503: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s3501 = p;
      l3502: {
        p = skipReturnsName(p);
        if (p < 0) { break l3502; }
        p = s3501;
        break l3503;
      }
      p = s3501;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3504 = read_label(p);
  if (r3504 === undefined) { return undefined; }
  l_label = r3504;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3506 = readLineValue(p);
  if (r3506 === undefined) { return undefined; }
  l_value = r3506;
  p = pos;
  pos = p;
  return { type: 'ReturnsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSemanticUnitLabel(p: number): SemanticUnitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3522: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      const s3520 = p;
      l3521: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l3521; }
        p = s3520;
        break l3522;
      }
      p = s3520;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3523 = read_label(p);
  if (r3523 === undefined) { return undefined; }
  l_label = r3523;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3525 = readLineValue(p);
  if (r3525 === undefined) { return undefined; }
  l_value = r3525;
  p = pos;
  pos = p;
  return { type: 'SemanticUnitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readResponsibilityLabel(p: number): ResponsibilityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3531: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s3529 = p;
      l3530: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l3530; }
        p = s3529;
        break l3531;
      }
      p = s3529;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3532 = read_label(p);
  if (r3532 === undefined) { return undefined; }
  l_label = r3532;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3534 = readLineValue(p);
  if (r3534 === undefined) { return undefined; }
  l_value = r3534;
  p = pos;
  pos = p;
  return { type: 'ResponsibilityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readCriteriaLabel(p: number): CriteriaLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3544: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      const s3542 = p;
      l3543: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3543; }
        p = s3542;
        break l3544;
      }
      p = s3542;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3545 = read_label(p);
  if (r3545 === undefined) { return undefined; }
  l_label = r3545;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3547 = readLineValue(p);
  if (r3547 === undefined) { return undefined; }
  l_value = r3547;
  p = pos;
  pos = p;
  return { type: 'CriteriaLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSeverityLabel(p: number): SeverityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3553: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : false)) {
      const s3551 = p;
      l3552: {
        p = skipSeverityName(p);
        if (p < 0) { break l3552; }
        p = s3551;
        break l3553;
      }
      p = s3551;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3554 = read_label(p);
  if (r3554 === undefined) { return undefined; }
  l_label = r3554;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3556 = readLineValue(p);
  if (r3556 === undefined) { return undefined; }
  l_value = r3556;
  p = pos;
  pos = p;
  return { type: 'SeverityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf438(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadNode;
  const r3563 = readOtherHead(p);
  if (r3563 === undefined) { return -1; }
  value = r3563;
  p = pos;
  leafValue = value;
  return p;
}

function readOtherHead(p: number): OtherHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  {
    const s3564 = p;
    l3565: {
      p = skipKnownLine(p);
      if (p < 0) { break l3565; }
      return undefined;
    }
    p = s3564;
  }
  const r3571 = readPlainHolds(p);
  if (r3571 === undefined) { return undefined; }
  l_holds = r3571;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3573 = read_label(p);
  if (r3573 === undefined) { return undefined; }
  l_label = r3573;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3575 = readLineValue(p);
  if (r3575 === undefined) { return undefined; }
  l_value = r3575;
  p = pos;
  const r3577 = readValueEnd(p);
  if (r3577 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function skipKnownLine(p: number): number {
  let n3570 = 0;
  l3567: for (;;) {
    if (n3570 >= 3) break;
    const s3569 = p;
    l3568: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l3568;
      }
      p++;
      n3570++;
      continue l3567;
    }
    p = s3569;
    break;
  }
  p = skip_knownName(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf441(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemasHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_130[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3580 = readSchemasHeading(p);
  if (r3580 === undefined) { return -1; }
  value = r3580;
  p = pos;
  leafValue = value;
  return p;
}

function readSchemasHeading(p: number): SchemasHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3583: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_130[c] === 1 : c >= 128)) {
      const s3581 = p;
      l3582: {
        p = skipTitleStart(p);
        if (p < 0) { break l3582; }
        if (!isCaseless(p, "data")) { break l3582; }
        p += 4;
        p = s3581;
        break l3583;
      }
      p = s3581;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3584 = readSectionHeading(p);
  if (r3584 === undefined) { return undefined; }
  l_heading = r3584;
  p = pos;
  pos = p;
  return { type: 'SchemasHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf443(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemaHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r3587 = readSchemaHeading(p);
  if (r3587 === undefined) { return -1; }
  value = r3587;
  p = pos;
  leafValue = value;
  return p;
}

function readSchemaHeading(p: number): SchemaHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_pair: BadPairNode | PairNode | null = null;
  let l_title: TitleTextNode | null = null;
  let l_under: BadSetextNode | null = null;
  l3588: {
    const s3589 = p;
    const t3590 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3591: {
        l3594: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3592 = p;
            l3593: {
              l3595: {
                const s3596 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3597: {
                    p = skipH2(p);
                    if (p < 0) { break l3597; }
                    break l3595;
                  }
                  p = s3596;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3598: {
                    p = skipH3(p);
                    if (p < 0) { break l3598; }
                    break l3595;
                  }
                  p = s3596;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3593;
                }
                p = skipH4(p);
                if (p < 0) { break l3593; }
              }
              p = s3592;
              break l3594;
            }
            p = s3592;
          } else touched ||= p >= end;
          break l3591;
        }
        let n3602 = 0;
        l3599: for (;;) {
          if (n3602 >= 3) break;
          const s3601 = p;
          l3600: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3600;
            }
            p++;
            n3602++;
            continue l3599;
          }
          p = s3601;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3591;
        }
        const r3603 = readMark(p);
        if (r3603 === undefined) { break l3591; }
        l_mark = r3603;
        p = pos;
        l3605: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3607 = p;
            const t3608 = trail.length;
            l3606: {
              const r3609 = readBadTitleNumber(p);
              if (r3609 === undefined) { break l3606; }
              p = pos;
              break l3605;
            }
            p = s3607;
            if (trail.length > t3608) trail.length = t3608;
          } else touched ||= p >= end;
        }
        l3613: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s3611 = p;
            l3612: {
              p = skipTableWord(p);
              if (p < 0) { break l3612; }
              p = s3611;
              break l3613;
            }
            p = s3611;
          } else touched ||= p >= end;
          break l3591;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3591;
        }
        const r3614 = read_pair(p);
        if (r3614 === undefined) { break l3591; }
        l_pair = r3614;
        p = pos;
        const r3632 = readHeadingEnd(p);
        if (r3632 === undefined) { break l3591; }
        p = pos;
        break l3588;
      }
      p = s3589;
      if (trail.length > t3590) trail.length = t3590;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3634: {
        l3637: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3635 = p;
            l3636: {
              p = skipH3(p);
              if (p < 0) { break l3636; }
              p = s3635;
              break l3637;
            }
            p = s3635;
          } else touched ||= p >= end;
          break l3634;
        }
        let n3641 = 0;
        l3638: for (;;) {
          if (n3641 >= 3) break;
          const s3640 = p;
          l3639: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3639;
            }
            p++;
            n3641++;
            continue l3638;
          }
          p = s3640;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3634;
        }
        const r3642 = readMark(p);
        if (r3642 === undefined) { break l3634; }
        l_mark = r3642;
        p = pos;
        l3644: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3646 = p;
            const t3647 = trail.length;
            l3645: {
              const r3648 = readBadTitleNumber(p);
              if (r3648 === undefined) { break l3645; }
              p = pos;
              break l3644;
            }
            p = s3646;
            if (trail.length > t3647) trail.length = t3647;
          } else touched ||= p >= end;
        }
        const r3650 = readTitleText(p);
        if (r3650 === undefined) { break l3634; }
        l_title = r3650;
        p = pos;
        const r3652 = readHeadingEnd(p);
        if (r3652 === undefined) { break l3634; }
        p = pos;
        break l3588;
      }
      p = s3589;
      if (trail.length > t3590) trail.length = t3590;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3656: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3654 = p;
        l3655: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3655; }
          p = s3654;
          break l3656;
        }
        p = s3654;
      } else touched ||= p >= end;
      return undefined;
    }
    l3657: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3659 = p;
        const t3660 = trail.length;
        l3658: {
          const r3661 = readBadTitleNumber(p);
          if (r3661 === undefined) { break l3658; }
          p = pos;
          break l3657;
        }
        p = s3659;
        if (trail.length > t3660) trail.length = t3660;
      } else touched ||= p >= end;
    }
    l3665: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s3663 = p;
        l3664: {
          p = skipTableWord(p);
          if (p < 0) { break l3664; }
          p = s3663;
          break l3665;
        }
        p = s3663;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3666 = read_pair(p);
    if (r3666 === undefined) { return undefined; }
    l_pair = r3666;
    p = pos;
    const r3668 = readHeadingEnd(p);
    if (r3668 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3670 = readBadSetext(p);
    if (r3670 === undefined) { return undefined; }
    l_under = r3670;
    p = pos;
  }
  pos = p;
  return { type: 'SchemaHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function read_pair(p: number): BadPairNode | PairNode | undefined {
  let c = 0;
  let value!: BadPairNode | PairNode;
  l3615: {
    const s3616 = p;
    const t3617 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l3618: {
        const r3619 = readBadPair(p);
        if (r3619 === undefined) { break l3618; }
        value = r3619;
        p = pos;
        break l3615;
      }
      p = s3616;
      if (trail.length > t3617) trail.length = t3617;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3621 = readPair(p);
    if (r3621 === undefined) { return undefined; }
    value = r3621;
    p = pos;
  }
  pos = p;
  return value;
}

function readPair(p: number): PairNode | undefined {
  const start = p;
  let l_name!: PairNameNode;
  let l_value!: TitleTextNode;
  const r3622 = readPairName(p);
  if (r3622 === undefined) { return undefined; }
  l_name = r3622;
  p = pos;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3628 = readTitleText(p);
  if (r3628 === undefined) { return undefined; }
  l_value = r3628;
  p = pos;
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readPairName(p: number): PairNameNode | undefined {
  let c = 0;
  const start = p;
  l3623: for (;;) {
    const s3625 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l3624: {
        p = skipPairPiece(p);
        if (p < 0) { break l3624; }
        continue l3623;
      }
      p = s3625;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'PairName', start: base + start, end: base + p };
}

function leaf448(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ColumnsHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3673 = readColumnsHead(p);
  if (r3673 === undefined) { return -1; }
  value = r3673;
  p = pos;
  leafValue = value;
  return p;
}

function readColumnsHead(p: number): ColumnsHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3676: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : false)) {
      const s3674 = p;
      l3675: {
        p = skipAnyLead(p);
        if (p < 0) { break l3675; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
          touched ||= p >= end;
          break l3675;
        }
        p = skipColumnsName(p);
        if (p < 0) { break l3675; }
        p = s3674;
        break l3676;
      }
      p = s3674;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3677 = readHolds(p);
  if (r3677 === undefined) { return undefined; }
  l_holds = r3677;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3679 = read_label(p);
  if (r3679 === undefined) { return undefined; }
  l_label = r3679;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3681 = readLineValue(p);
  if (r3681 === undefined) { return undefined; }
  l_value = r3681;
  p = pos;
  const r3683 = readValueEnd(p);
  if (r3683 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ColumnsHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf450(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TableRowsNode;
  {
    const s3686 = p;
    l3687: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3687; }
      return -1;
    }
    p = s3686;
  }
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3689 = p;
      l3690: {
        p = skipTableHead(p);
        if (p < 0) { break l3690; }
        return -1;
      }
      p = s3689;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
    {
      const s3692 = p;
      l3693: {
        p = skipPipedLines(p);
        if (p < 0) { break l3693; }
        return -1;
      }
      p = s3692;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3695 = readTableRows(p);
  if (r3695 === undefined) { return -1; }
  value = r3695;
  p = pos;
  leafValue = value;
  return p;
}

function readTableRows(p: number): TableRowsNode | undefined {
  const start = p;
  let l_rows!: TableRowNode[];
  const list3701: TableRowNode[] = [];
  l3696: for (;;) {
    const s3698 = p;
    const t3699 = trail.length;
    l3697: {
      let v3700!: TableRowNode;
      const r3703 = readLooseRow(p);
      if (r3703 === undefined) { break l3697; }
      v3700 = r3703;
      p = pos;
      list3701.push(v3700);
      continue l3696;
    }
    p = s3698;
    if (trail.length > t3699) trail.length = t3699;
    break;
  }
  if (list3701.length === 0) { return undefined; }
  l_rows = list3701;
  l3735: {
    if (p < end) {
      const s3733 = p;
      l3734: {
        p = skipFieldStop(p);
        if (p < 0) { break l3734; }
        p = s3733;
        break l3735;
      }
      p = s3733;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'TableRows', start: base + start, end: base + p, rows: l_rows };
}

function readLooseRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l3704: {
    const s3705 = p;
    const t3706 = trail.length;
    if (p < end) {
      l3707: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s3708 = p;
            l3709: {
              p = skipBlankLine(p);
              if (p < 0) { break l3709; }
              break l3707;
            }
            p = s3708;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
          {
            const s3711 = p;
            l3712: {
              p = skipRowStop(p);
              if (p < 0) { break l3712; }
              break l3707;
            }
            p = s3711;
          }
        } else touched ||= p >= end;
        const r3714 = readTableRow(p);
        if (r3714 === undefined) { break l3707; }
        value = r3714;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l3707;
        }
        const r3716 = readEol(p);
        if (r3716 === undefined) { break l3707; }
        p = pos;
        break l3704;
      }
      p = s3705;
      if (trail.length > t3706) trail.length = t3706;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s3718 = p;
        l3719: {
          p = skipBlankLine(p);
          if (p < 0) { break l3719; }
          return undefined;
        }
        p = s3718;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
      {
        const s3721 = p;
        l3722: {
          p = skipRowStop(p);
          if (p < 0) { break l3722; }
          return undefined;
        }
        p = s3721;
      }
    } else touched ||= p >= end;
    const r3724 = readTableRow(p);
    if (r3724 === undefined) { return undefined; }
    value = r3724;
    p = pos;
    l3728: {
      const s3726 = p;
      l3727: {
        if (p < end) {
          {
            const s3729 = p;
            l3730: {
              p++;
              break l3727;
            }
            p = s3729;
          }
        } else touched ||= p >= end;
        p = s3726;
        break l3728;
      }
      p = s3726;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function leaf453(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SqlHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_132[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3737 = readSqlHead(p);
  if (r3737 === undefined) { return -1; }
  value = r3737;
  p = pos;
  leafValue = value;
  return p;
}

function readSqlHead(p: number): SqlHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  l3740: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_132[c] === 1 : c === 304)) {
      const s3738 = p;
      l3739: {
        p = skipAnyLead(p);
        if (p < 0) { break l3739; }
        l3741: {
          const s3742 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
            l3743: {
              p = skipIndexesName(p);
              if (p < 0) { break l3743; }
              break l3741;
            }
            p = s3742;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
            l3744: {
              p = skipRelationshipsName(p);
              if (p < 0) { break l3744; }
              break l3741;
            }
            p = s3742;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
            touched ||= p >= end;
            break l3739;
          }
          p = skipConstraintsName(p);
          if (p < 0) { break l3739; }
        }
        p = s3738;
        break l3740;
      }
      p = s3738;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3745 = readHolds(p);
  if (r3745 === undefined) { return undefined; }
  l_holds = r3745;
  p = pos;
  l3747: {
    const s3748 = p;
    const t3749 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      l3750: {
        const r3751 = readIndexesLabel(p);
        if (r3751 === undefined) { break l3750; }
        l_field = r3751;
        p = pos;
        break l3747;
      }
      p = s3748;
      if (trail.length > t3749) trail.length = t3749;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      l3760: {
        const r3761 = readRelationshipsLabel(p);
        if (r3761 === undefined) { break l3760; }
        l_field = r3761;
        p = pos;
        break l3747;
      }
      p = s3748;
      if (trail.length > t3749) trail.length = t3749;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3770 = readConstraintsLabel(p);
    if (r3770 === undefined) { return undefined; }
    l_field = r3770;
    p = pos;
  }
  const r3779 = readValueEnd(p);
  if (r3779 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'SqlHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readIndexesLabel(p: number): IndexesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3754: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      const s3752 = p;
      l3753: {
        p = skipIndexesName(p);
        if (p < 0) { break l3753; }
        p = s3752;
        break l3754;
      }
      p = s3752;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3755 = read_label(p);
  if (r3755 === undefined) { return undefined; }
  l_label = r3755;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3757 = readLineValue(p);
  if (r3757 === undefined) { return undefined; }
  l_value = r3757;
  p = pos;
  pos = p;
  return { type: 'IndexesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRelationshipsLabel(p: number): RelationshipsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3764: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s3762 = p;
      l3763: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l3763; }
        p = s3762;
        break l3764;
      }
      p = s3762;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3765 = read_label(p);
  if (r3765 === undefined) { return undefined; }
  l_label = r3765;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3767 = readLineValue(p);
  if (r3767 === undefined) { return undefined; }
  l_value = r3767;
  p = pos;
  pos = p;
  return { type: 'RelationshipsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readConstraintsLabel(p: number): ConstraintsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3773: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      const s3771 = p;
      l3772: {
        p = skipConstraintsName(p);
        if (p < 0) { break l3772; }
        p = s3771;
        break l3773;
      }
      p = s3771;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3774 = read_label(p);
  if (r3774 === undefined) { return undefined; }
  l_label = r3774;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3776 = readLineValue(p);
  if (r3776 === undefined) { return undefined; }
  l_value = r3776;
  p = pos;
  pos = p;
  return { type: 'ConstraintsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf458(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_133[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3782 = readComponentsHeading(p);
  if (r3782 === undefined) { return -1; }
  value = r3782;
  p = pos;
  leafValue = value;
  return p;
}

function readComponentsHeading(p: number): ComponentsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3785: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_133[c] === 1 : c >= 128)) {
      const s3783 = p;
      l3784: {
        p = skipTitleStart(p);
        if (p < 0) { break l3784; }
        if (!isCaseless(p, "component")) { break l3784; }
        p += 9;
        p = s3783;
        break l3785;
      }
      p = s3783;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3786 = readSectionHeading(p);
  if (r3786 === undefined) { return undefined; }
  l_heading = r3786;
  p = pos;
  pos = p;
  return { type: 'ComponentsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf460(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r3789 = readComponentHeading(p);
  if (r3789 === undefined) { return -1; }
  value = r3789;
  p = pos;
  leafValue = value;
  return p;
}

function readComponentHeading(p: number): ComponentHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_pair: BadPairNode | PairNode | null = null;
  let l_title: TitleTextNode | null = null;
  let l_under: BadSetextNode | null = null;
  l3790: {
    const s3791 = p;
    const t3792 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3793: {
        l3796: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3794 = p;
            l3795: {
              l3797: {
                const s3798 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3799: {
                    p = skipH2(p);
                    if (p < 0) { break l3799; }
                    break l3797;
                  }
                  p = s3798;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3800: {
                    p = skipH3(p);
                    if (p < 0) { break l3800; }
                    break l3797;
                  }
                  p = s3798;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3795;
                }
                p = skipH4(p);
                if (p < 0) { break l3795; }
              }
              p = s3794;
              break l3796;
            }
            p = s3794;
          } else touched ||= p >= end;
          break l3793;
        }
        let n3804 = 0;
        l3801: for (;;) {
          if (n3804 >= 3) break;
          const s3803 = p;
          l3802: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3802;
            }
            p++;
            n3804++;
            continue l3801;
          }
          p = s3803;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3793;
        }
        const r3805 = readMark(p);
        if (r3805 === undefined) { break l3793; }
        l_mark = r3805;
        p = pos;
        l3807: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3809 = p;
            const t3810 = trail.length;
            l3808: {
              const r3811 = readBadTitleNumber(p);
              if (r3811 === undefined) { break l3808; }
              p = pos;
              break l3807;
            }
            p = s3809;
            if (trail.length > t3810) trail.length = t3810;
          } else touched ||= p >= end;
        }
        l3815: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
            const s3813 = p;
            l3814: {
              p = skipComponentWord(p);
              if (p < 0) { break l3814; }
              p = s3813;
              break l3815;
            }
            p = s3813;
          } else touched ||= p >= end;
          break l3793;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3793;
        }
        const r3816 = read_pair(p);
        if (r3816 === undefined) { break l3793; }
        l_pair = r3816;
        p = pos;
        const r3818 = readHeadingEnd(p);
        if (r3818 === undefined) { break l3793; }
        p = pos;
        break l3790;
      }
      p = s3791;
      if (trail.length > t3792) trail.length = t3792;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3820: {
        l3823: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3821 = p;
            l3822: {
              p = skipH3(p);
              if (p < 0) { break l3822; }
              p = s3821;
              break l3823;
            }
            p = s3821;
          } else touched ||= p >= end;
          break l3820;
        }
        {
          const s3824 = p;
          l3825: {
            p = skipInComponent(p);
            if (p < 0) { break l3825; }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l3825;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l3825; }
            break l3820;
          }
          p = s3824;
        }
        let n3830 = 0;
        l3827: for (;;) {
          if (n3830 >= 3) break;
          const s3829 = p;
          l3828: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3828;
            }
            p++;
            n3830++;
            continue l3827;
          }
          p = s3829;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3820;
        }
        const r3831 = readMark(p);
        if (r3831 === undefined) { break l3820; }
        l_mark = r3831;
        p = pos;
        l3833: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3835 = p;
            const t3836 = trail.length;
            l3834: {
              const r3837 = readBadTitleNumber(p);
              if (r3837 === undefined) { break l3834; }
              p = pos;
              break l3833;
            }
            p = s3835;
            if (trail.length > t3836) trail.length = t3836;
          } else touched ||= p >= end;
        }
        const r3839 = readTitleText(p);
        if (r3839 === undefined) { break l3820; }
        l_title = r3839;
        p = pos;
        const r3841 = readHeadingEnd(p);
        if (r3841 === undefined) { break l3820; }
        p = pos;
        break l3790;
      }
      p = s3791;
      if (trail.length > t3792) trail.length = t3792;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3845: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3843 = p;
        l3844: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3844; }
          p = s3843;
          break l3845;
        }
        p = s3843;
      } else touched ||= p >= end;
      return undefined;
    }
    l3846: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3848 = p;
        const t3849 = trail.length;
        l3847: {
          const r3850 = readBadTitleNumber(p);
          if (r3850 === undefined) { break l3847; }
          p = pos;
          break l3846;
        }
        p = s3848;
        if (trail.length > t3849) trail.length = t3849;
      } else touched ||= p >= end;
    }
    l3854: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
        const s3852 = p;
        l3853: {
          p = skipComponentWord(p);
          if (p < 0) { break l3853; }
          p = s3852;
          break l3854;
        }
        p = s3852;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3855 = read_pair(p);
    if (r3855 === undefined) { return undefined; }
    l_pair = r3855;
    p = pos;
    const r3857 = readHeadingEnd(p);
    if (r3857 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3859 = readBadSetext(p);
    if (r3859 === undefined) { return undefined; }
    l_under = r3859;
    p = pos;
  }
  pos = p;
  return { type: 'ComponentHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf462(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e3862!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3863 = p;
      l3864: {
        p = skipComponentStop(p);
        if (p < 0) { break l3864; }
        return -1;
      }
      p = s3863;
    }
  } else touched ||= p >= end;
  e3862 = null;
  value = [e3862];
  leafValue = value;
  return p;
}

function skipComponentStop(p: number): number {
  let c = 0;
  l3866: {
    const s3867 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3868: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l3868; }
        break l3866;
      }
      p = s3867;
    } else touched ||= p >= end;
    l3871: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3869 = p;
        l3870: {
          p = skipHeadingLike(p);
          if (p < 0) { break l3870; }
          p = s3869;
          break l3871;
        }
        p = s3869;
      } else touched ||= p >= end;
      return -1;
    }
    l3872: {
      const s3873 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l3874: {
          p = skipSectionHeading(p);
          if (p < 0) { break l3874; }
          break l3872;
        }
        p = s3873;
      } else touched ||= p >= end;
      l3875: {
        p = skipOtherSectionAhead(p);
        if (p < 0) { break l3875; }
        break l3872;
      }
      p = s3873;
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        return -1;
      }
      p = skipComponentHeading(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function leaf464(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r3876 = readMethodHeading(p);
  if (r3876 === undefined) { return -1; }
  value = r3876;
  p = pos;
  leafValue = value;
  return p;
}

function readMethodHeading(p: number): MethodHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_signature!: SignatureNode;
  let l_under: BadSetextNode | null = null;
  l3877: {
    const s3878 = p;
    const t3879 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3880: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3880; }
        {
          const s3881 = p;
          l3882: {
            p = skipTextInNotes(p);
            if (p < 0) { break l3882; }
            break l3880;
          }
          p = s3881;
        }
        let n3887 = 0;
        l3884: for (;;) {
          if (n3887 >= 3) break;
          const s3886 = p;
          l3885: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3885;
            }
            p++;
            n3887++;
            continue l3884;
          }
          p = s3886;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3880;
        }
        const r3888 = readMark(p);
        if (r3888 === undefined) { break l3880; }
        l_mark = r3888;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3880;
        }
        const r3890 = readSignature(p);
        if (r3890 === undefined) { break l3880; }
        l_signature = r3890;
        p = pos;
        const r4065 = readHeadingEnd(p);
        if (r4065 === undefined) { break l3880; }
        p = pos;
        break l3877;
      }
      p = s3878;
      if (trail.length > t3879) trail.length = t3879;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l4067: {
        p = skipMethodLevel(p);
        if (p < 0) { break l4067; }
        {
          const s4068 = p;
          l4069: {
            p = skipInNotes(p);
            if (p < 0) { break l4069; }
            break l4067;
          }
          p = s4068;
        }
        let n4074 = 0;
        l4071: for (;;) {
          if (n4074 >= 3) break;
          const s4073 = p;
          l4072: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4072;
            }
            p++;
            n4074++;
            continue l4071;
          }
          p = s4073;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l4067;
        }
        const r4075 = readMark(p);
        if (r4075 === undefined) { break l4067; }
        l_mark = r4075;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4067;
        }
        const r4077 = readBadMethodTitle(p);
        if (r4077 === undefined) { break l4067; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4067;
        }
        const r4083 = readSignature(p);
        if (r4083 === undefined) { break l4067; }
        l_signature = r4083;
        p = pos;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        const r4085 = readHeadingEnd(p);
        if (r4085 === undefined) { break l4067; }
        p = pos;
        break l3877;
      }
      p = s3878;
      if (trail.length > t3879) trail.length = t3879;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l4089: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4087 = p;
        l4088: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4088; }
          p = s4087;
          break l4089;
        }
        p = s4087;
      } else touched ||= p >= end;
      return undefined;
    }
    l4092: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4090 = p;
        l4091: {
          const near4093 = p + 16;
          while (p < near4093 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near4093) {
            STOPS_21.lastIndex = p;
            p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l4091;
          }
          p++;
          p = s4090;
          break l4092;
        }
        p = s4090;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4094 = readSignature(p);
    if (r4094 === undefined) { return undefined; }
    l_signature = r4094;
    p = pos;
    const r4096 = readHeadingEnd(p);
    if (r4096 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4098 = readBadSetext(p);
    if (r4098 === undefined) { return undefined; }
    l_under = r4098;
    p = pos;
  }
  pos = p;
  return { type: 'MethodHeading', start: base + start, end: base + p, mark: l_mark, signature: l_signature, under: l_under };
}

function readSignature(p: number): SignatureNode | undefined {
  let c = 0;
  const start = p;
  let l_isAsync!: ["async", string[]] | null;
  let l_name!: string;
  let l_list!: ParametersNode | MissingParametersNode;
  let l_result!: ResultNode | null;
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3891: {
    if (text.charCodeAt(p) === 97) {
      const s3893 = p;
      l3892: {
        let e3894!: "async";
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l3892;
        }
        e3894 = "async";
        p += 5;
        let e3895!: string[];
        const list3900: string[] = [];
        l3896: for (;;) {
          const s3898 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l3897: {
              let v3899!: string;
              const r3902 = readBlank(p);
              if (r3902 === undefined) { break l3897; }
              v3899 = r3902;
              p = pos;
              list3900.push(v3899);
              continue l3896;
            }
            p = s3898;
          } else touched ||= p >= end;
          break;
        }
        if (list3900.length === 0) { break l3892; }
        e3895 = list3900;
        l_isAsync = [e3894, e3895];
        break l3891;
      }
      p = s3893;
    } else touched ||= p >= end;
    l_isAsync = null;
  }
  l3904: {
    if (text.charCodeAt(p) === 100) {
      const s3906 = p;
      l3905: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l3905;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l3905;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l3904;
      }
      p = s3906;
    } else touched ||= p >= end;
  }
  const s3907 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSignatureName(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s3907, p);
  const r3908 = readSignatureList(p);
  if (r3908 === undefined) { return undefined; }
  l_list = r3908;
  p = pos;
  l4000: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
      const s4002 = p;
      const t4003 = trail.length;
      l4001: {
        const r4004 = readResult(p);
        if (r4004 === undefined) { break l4001; }
        l_result = r4004;
        p = pos;
        break l4000;
      }
      p = s4002;
      if (trail.length > t4003) trail.length = t4003;
    } else touched ||= p >= end;
    l_result = null;
  }
  const r4025 = readSignatureEnd(p);
  if (r4025 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Signature', start: base + start, end: base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
}

function readSignatureList(p: number): ParametersNode | MissingParametersNode | undefined {
  let c = 0;
  let value!: ParametersNode | MissingParametersNode;
  l3909: {
    const s3910 = p;
    const t3911 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3912: {
        p = skipBlanks(p);
        if (p < 0) { break l3912; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3912;
        }
        const r3913 = readParameters(p);
        if (r3913 === undefined) { break l3912; }
        value = r3913;
        p = pos;
        break l3909;
      }
      p = s3910;
      if (trail.length > t3911) trail.length = t3911;
    } else touched ||= p >= end;
    const r3988 = readMissingParameters(p);
    if (r3988 === undefined) { return undefined; }
    value = r3988;
    p = pos;
  }
  pos = p;
  return value;
}

function readParameters(p: number): ParametersNode | undefined {
  let c = 0;
  const start = p;
  let l_items!: (ParameterNode | BadParameterNode)[];
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const list3919: (ParameterNode | BadParameterNode)[] = [];
  l3914: for (;;) {
    const s3916 = p;
    const t3917 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
      l3915: {
        let v3918!: ParameterNode | BadParameterNode;
        const r3921 = readParameterItem(p);
        if (r3921 === undefined) { break l3915; }
        v3918 = r3921;
        p = pos;
        list3919.push(v3918);
        continue l3914;
      }
      p = s3916;
      if (trail.length > t3917) trail.length = t3917;
    } else touched ||= p >= end;
    break;
  }
  l_items = list3919;
  const r3979 = readParametersEnd(p);
  if (r3979 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Parameters', start: base + start, end: base + p, items: l_items };
}

function readParameterItem(p: number): ParameterNode | BadParameterNode | undefined {
  let c = 0;
  let value!: ParameterNode | BadParameterNode;
  l3922: {
    const s3923 = p;
    const t3924 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3925: {
        const r3926 = readParameter(p);
        if (r3926 === undefined) { break l3925; }
        value = r3926;
        p = pos;
        l3952: {
          if (text.charCodeAt(p) === 44) {
            const s3954 = p;
            l3953: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3953; }
              break l3952;
            }
            p = s3954;
          } else touched ||= p >= end;
        }
        break l3922;
      }
      p = s3923;
      if (trail.length > t3924) trail.length = t3924;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3955 = readBadParameter(p);
    if (r3955 === undefined) { return undefined; }
    value = r3955;
    p = pos;
  }
  pos = p;
  return value;
}

function readParameter(p: number): ParameterNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: ParameterNameNode;
  let l_annotation!: TypeTextNode | null | BadTypeNode;
  let l_fallback: DefaultTextNode | null = null;
  l3927: {
    const s3928 = p;
    const t3929 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3930: {
        const r3931 = readParameterName(p);
        if (r3931 === undefined) { break l3930; }
        l_name = r3931;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3930; }
        l3933: {
          if (text.charCodeAt(p) === 58) {
            const s3935 = p;
            l3934: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3934; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3934;
              }
              const r3936 = readTypeText(p);
              if (r3936 === undefined) { break l3934; }
              l_annotation = r3936;
              p = pos;
              break l3933;
            }
            p = s3935;
          } else touched ||= p >= end;
          l_annotation = null;
        }
        l3938: {
          if (text.charCodeAt(p) === 61) {
            const s3940 = p;
            l3939: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3939; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3939;
              }
              const r3941 = readDefaultText(p);
              if (r3941 === undefined) { break l3939; }
              l_fallback = r3941;
              p = pos;
              break l3938;
            }
            p = s3940;
          } else touched ||= p >= end;
          l_fallback = null;
        }
        l3945: {
          const s3943 = p;
          l3944: {
            p = skipParameterEnd(p);
            if (p < 0) { break l3944; }
            p = s3943;
            break l3945;
          }
          p = s3943;
          break l3930;
        }
        break l3927;
      }
      p = s3928;
      if (trail.length > t3929) trail.length = t3929;
      l_fallback = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3946 = readParameterName(p);
    if (r3946 === undefined) { return undefined; }
    l_name = r3946;
    p = pos;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (text.charCodeAt(p) !== 58) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3948 = readBadType(p);
    if (r3948 === undefined) { return undefined; }
    l_annotation = r3948;
    p = pos;
  }
  pos = p;
  return { type: 'Parameter', start: base + start, end: base + p, name: l_name, annotation: l_annotation, fallback: l_fallback };
}

function readParameterName(p: number): ParameterNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_parameterName(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'ParameterName', start: base + start, end: base + p };
}

function readTypeText(p: number): TypeTextNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_typeText(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'TypeText', start: base + start, end: base + p };
}

function readDefaultText(p: number): DefaultTextNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_defaultText(p);
  if (p < 0) { return undefined; }
  pos = p;
  return { type: 'DefaultText', start: base + start, end: base + p };
}

function readBadType(p: number): BadTypeNode | undefined {
  let c = 0;
  const start = p;
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near3949 = p + 16;
  while (p < near3949 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
  if (p === near3949) {
    STOPS_27.lastIndex = p;
    p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  const node: BadTypeNode = { type: 'BadType', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadParameter(p: number): BadParameterNode | undefined {
  let c = 0;
  const start = p;
  l3956: {
    const s3957 = p;
    if (text.charCodeAt(p) === 44) {
      l3958: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l3958; }
        break l3956;
      }
      p = s3957;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      l3959: {
        p = skipArrow(p);
        if (p < 0) { break l3959; }
        let m3963 = false;
        l3960: for (;;) {
          const s3962 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) {
            l3961: {
              l3964: {
                const s3965 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
                  l3966: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l3966; }
                    break l3964;
                  }
                  p = s3965;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l3961;
                }
                p++;
              }
              m3963 = true;
              continue l3960;
            }
            p = s3962;
          } else touched ||= p >= end;
          break;
        }
        if (!m3963) { break l3959; }
        l3969: {
          if (text.charCodeAt(p) === 41) {
            const s3967 = p;
            l3968: {

              p++;
              p = s3967;
              break l3969;
            }
            p = s3967;
          } else touched ||= p >= end;
          break l3959;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3959; }
        break l3956;
      }
      p = s3957;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s3970 = p;
        l3971: {
          p = skipArrow(p);
          if (p < 0) { break l3971; }
          return undefined;
        }
        p = s3970;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near3973 = p + 16;
    while (p < near3973 && ((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128)) p++;
    if (p === near3973) {
      STOPS_28.lastIndex = p;
      p = STOPS_28.test(text) ? STOPS_28.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l3974: {
      if (text.charCodeAt(p) === 44) {
        const s3976 = p;
        l3975: {

          p++;
          break l3974;
        }
        p = s3976;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
  }
  pos = p;
  const node: BadParameterNode = { type: 'BadParameter', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readParametersEnd(p: number): ")" | MissingParenthesisNode | undefined {
  let value!: ")" | MissingParenthesisNode;
  l3980: {
    const s3981 = p;
    const t3982 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l3983: {

        value = ")";
        p++;
        break l3980;
      }
      p = s3981;
      if (trail.length > t3982) trail.length = t3982;
    } else touched ||= p >= end;
    const r3984 = readMissingParenthesis(p);
    if (r3984 === undefined) { return undefined; }
    value = r3984;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingParenthesis(p: number): MissingParenthesisNode | undefined {
  const start = p;
  pos = p;
  const node: MissingParenthesisNode = { type: 'MissingParenthesis', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingParameters(p: number): MissingParametersNode | undefined {
  let c = 0;
  const start = p;
  l3991: {
    const s3989 = p;
    l3990: {
      p = skipBlanks(p);
      if (p < 0) { break l3990; }
      l3992: {
        const s3993 = p;
        l3994: {
          l3995: {
            if (text.charCodeAt(p) === 58) {
              const s3997 = p;
              l3996: {

                p++;
                break l3995;
              }
              p = s3997;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l3994; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3994; }
          p = skipLineEnd(p);
          if (p < 0) { break l3994; }
          break l3992;
        }
        p = s3993;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3990;
        }
        p = skipArrow(p);
        if (p < 0) { break l3990; }
      }
      p = s3989;
      break l3991;
    }
    p = s3989;
    return undefined;
  }
  pos = p;
  const node: MissingParametersNode = { type: 'MissingParameters', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readResult(p: number): ResultNode | undefined {
  let c = 0;
  const start = p;
  let l_of!: ResultTextNode;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4005 = readResultArrow(p);
  if (r4005 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r4018 = readResultText(p);
  if (r4018 === undefined) { return undefined; }
  l_of = r4018;
  p = pos;
  pos = p;
  return { type: 'Result', start: base + start, end: base + p, of: l_of };
}

function readResultArrow(p: number): "->" | BadArrowNode | undefined {
  let c = 0;
  let value!: "->" | BadArrowNode;
  l4006: {
    const s4007 = p;
    const t4008 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l4009: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l4009;
        }
        value = "->";
        p += 2;
        break l4006;
      }
      p = s4007;
      if (trail.length > t4008) trail.length = t4008;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4010 = readBadArrow(p);
    if (r4010 === undefined) { return undefined; }
    value = r4010;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrow(p: number): BadArrowNode | undefined {
  const start = p;
  l4011: {
    const s4012 = p;
    if (text.charCodeAt(p) === 61) {
      l4013: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l4013;
        }
        p += 2;
        break l4011;
      }
      p = s4012;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l4014: {

        p++;
        break l4011;
      }
      p = s4012;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l4015: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l4015;
        }
        p += 3;
        break l4011;
      }
      p = s4012;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 8211 || !text.startsWith("\u2013>", p)) {
      reachesEnd(p, "\u2013>");
      return undefined;
    }
    p += 2;
  }
  pos = p;
  const node: BadArrowNode = { type: 'BadArrow', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readResultText(p: number): ResultTextNode | undefined {
  const start = p;
  let m4022 = false;
  l4019: for (;;) {
    const s4021 = p;
    if (p < end) {
      l4020: {
        p = skipReturnPiece(p);
        if (p < 0) { break l4020; }
        m4022 = true;
        continue l4019;
      }
      p = s4021;
    } else touched ||= p >= end;
    break;
  }
  if (!m4022) { return undefined; }
  pos = p;
  return { type: 'ResultText', start: base + start, end: base + p };
}

function readSignatureEnd(p: number): [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null] | undefined {
  let value!: [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null];
  let e4026!: string[];
  const r4027 = readBlanks(p);
  if (r4027 === undefined) { return undefined; }
  e4026 = r4027;
  p = pos;
  let e4029!: ":" | null;
  l4030: {
    if (text.charCodeAt(p) === 58) {
      const s4032 = p;
      l4031: {

        e4029 = ":";
        p++;
        break l4030;
      }
      p = s4032;
    } else touched ||= p >= end;
    e4029 = null;
  }
  let e4033!: string[];
  const r4034 = readBlanks(p);
  if (r4034 === undefined) { return undefined; }
  e4033 = r4034;
  p = pos;
  let e4036!: "`"[];
  const list4041: "`"[] = [];
  l4037: for (;;) {
    const s4039 = p;
    if (text.charCodeAt(p) === 96) {
      l4038: {
        let v4040!: "`";

        v4040 = "`";
        p++;
        list4041.push(v4040);
        continue l4037;
      }
      p = s4039;
    } else touched ||= p >= end;
    break;
  }
  e4036 = list4041;
  let e4043!: string[];
  const r4044 = readBlanks(p);
  if (r4044 === undefined) { return undefined; }
  e4043 = r4044;
  p = pos;
  let e4046!: BadSignatureRestNode | null;
  l4047: {
    if (p < end) {
      const s4049 = p;
      const t4050 = trail.length;
      l4048: {
        const r4051 = readBadSignatureRest(p);
        if (r4051 === undefined) { break l4048; }
        e4046 = r4051;
        p = pos;
        break l4047;
      }
      p = s4049;
      if (trail.length > t4050) trail.length = t4050;
    } else touched ||= p >= end;
    e4046 = null;
  }
  value = [e4026, e4029, e4033, e4036, e4043, e4046];
  pos = p;
  return value;
}

function readBadSignatureRest(p: number): BadSignatureRestNode | undefined {
  let c = 0;
  const start = p;
  {
    const s4052 = p;
    l4053: {
      p = skipSignatureTail(p);
      if (p < 0) { break l4053; }
      return undefined;
    }
    p = s4052;
  }
  let m4058 = false;
  l4055: for (;;) {
    const s4057 = p;
    if (p < end) {
      l4056: {
        {
          const s4059 = p;
          l4060: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l4060; }
            break l4056;
          }
          p = s4059;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l4056;
        }
        p++;
        m4058 = true;
        continue l4055;
      }
      p = s4057;
    } else touched ||= p >= end;
    break;
  }
  if (!m4058) { return undefined; }
  pos = p;
  const node: BadSignatureRestNode = { type: 'BadSignatureRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMethodTitle(p: number): BadMethodTitleNode | undefined {
  let c = 0;
  const start = p;
  let m4081 = false;
  l4078: for (;;) {
    const s4080 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304)) {
      l4079: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l4079; }
        m4081 = true;
        continue l4078;
      }
      p = s4080;
    } else touched ||= p >= end;
    break;
  }
  if (!m4081) { return undefined; }
  pos = p;
  const node: BadMethodTitleNode = { type: 'BadMethodTitle', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf486(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4101!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s4102 = p;
      l4103: {
        p = skipMethodStop(p);
        if (p < 0) { break l4103; }
        return -1;
      }
      p = s4102;
    }
  } else touched ||= p >= end;
  e4101 = null;
  value = [e4101];
  leafValue = value;
  return p;
}

function skipMethodStop(p: number): number {
  let c = 0;
  l4105: {
    const s4106 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l4107: {
        p = skipItemStop(p);
        if (p < 0) { break l4107; }
        break l4105;
      }
      p = s4106;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_134[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipComponentLabelAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipComponentLabelAhead(p: number): number {
  let c = 0;
  l4108: {
    const s4109 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l4110: {
        let n4114 = 0;
        l4111: for (;;) {
          if (n4114 >= 3) break;
          const s4113 = p;
          l4112: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4112;
            }
            p++;
            n4114++;
            continue l4111;
          }
          p = s4113;
          break;
        }
        l4117: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
            const s4115 = p;
            l4116: {
              p = skipComponentName(p);
              if (p < 0) { break l4116; }
              p = s4115;
              break l4117;
            }
            p = s4115;
          } else touched ||= p >= end;
          break l4110;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4110;
        }
        p = skipLabelAhead(p);
        if (p < 0) { break l4110; }
        break l4108;
      }
      p = s4109;
    } else touched ||= p >= end;
    {
      const s4118 = p;
      l4119: {
        p = skipHeldBullet(p);
        if (p < 0) { break l4119; }
        return -1;
      }
      p = s4118;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBulletLead(p);
    if (p < 0) { return -1; }
    l4123: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
        const s4121 = p;
        l4122: {
          p = skipComponentName(p);
          if (p < 0) { break l4122; }
          p = s4121;
          break l4123;
        }
        p = s4121;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLabelAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf489(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InterfacesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_135[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4124 = readInterfacesHead(p);
  if (r4124 === undefined) { return -1; }
  value = r4124;
  p = pos;
  leafValue = value;
  return p;
}

function readInterfacesHead(p: number): InterfacesHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l4127: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_135[c] === 1 : c === 304)) {
      const s4125 = p;
      l4126: {
        p = skipAnyLead(p);
        if (p < 0) { break l4126; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4126;
        }
        p = skipInterfacesName(p);
        if (p < 0) { break l4126; }
        p = s4125;
        break l4127;
      }
      p = s4125;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4128 = readHolds(p);
  if (r4128 === undefined) { return undefined; }
  l_holds = r4128;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4130 = read_label(p);
  if (r4130 === undefined) { return undefined; }
  l_label = r4130;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4132 = readLineValue(p);
  if (r4132 === undefined) { return undefined; }
  l_value = r4132;
  p = pos;
  const r4134 = readValueEnd(p);
  if (r4134 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InterfacesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf491(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListedHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4137 = readListedHeading(p);
  if (r4137 === undefined) { return -1; }
  value = r4137;
  p = pos;
  leafValue = value;
  return p;
}

function readListedHeading(p: number): ListedHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_inner!: string;
  let l_signature!: ListedSignatureNode;
  let l_text!: BulletTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4138 = readListedColumn(p);
  if (r4138 === undefined) { return undefined; }
  l_inner = r4138;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4141 = readListedSignature(p);
  if (r4141 === undefined) { return undefined; }
  l_signature = r4141;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipListedGap(p);
  if (p < 0) { return undefined; }
  const r4222 = readBulletText(p);
  if (r4222 === undefined) { return undefined; }
  l_text = r4222;
  p = pos;
  pos = p;
  return { type: 'ListedHeading', start: base + start, end: base + p, inner: l_inner, signature: l_signature, text: l_text };
}

function readListedColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s4139 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s4139, p);
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBulletSign(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  value = (() => { const lead = l_lead; return `${lead.replace(/\t/g, '    ')}  `; })();
  pos = p;
  return value;
}

function readListedSignature(p: number): ListedSignatureNode | undefined {
  let c = 0;
  const start = p;
  let l_isAsync!: ["async", string[]] | null;
  let l_name!: string;
  let l_list!: ParametersNode | MissingListedParametersNode;
  let l_result!: ResultNode | null | WordResultNode;
  l4142: {
    const s4143 = p;
    const t4144 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l4145: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4145;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l4145; }
        l4146: {
          if (text.charCodeAt(p) === 97) {
            const s4148 = p;
            l4147: {
              let e4149!: "async";
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l4147;
              }
              e4149 = "async";
              p += 5;
              let e4150!: string[];
              const list4155: string[] = [];
              l4151: for (;;) {
                const s4153 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l4152: {
                    let v4154!: string;
                    const r4157 = readBlank(p);
                    if (r4157 === undefined) { break l4152; }
                    v4154 = r4157;
                    p = pos;
                    list4155.push(v4154);
                    continue l4151;
                  }
                  p = s4153;
                } else touched ||= p >= end;
                break;
              }
              if (list4155.length === 0) { break l4147; }
              e4150 = list4155;
              l_isAsync = [e4149, e4150];
              break l4146;
            }
            p = s4148;
          } else touched ||= p >= end;
          l_isAsync = null;
        }
        l4159: {
          if (text.charCodeAt(p) === 100) {
            const s4161 = p;
            l4160: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l4160;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l4160;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l4159;
            }
            p = s4161;
          } else touched ||= p >= end;
        }
        const s4162 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4145;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l4145; }
        l_name = text.slice(s4162, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l4145;
        }
        const r4163 = readListedList(p);
        if (r4163 === undefined) { break l4145; }
        l_list = r4163;
        p = pos;
        l4179: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
            const s4181 = p;
            const t4182 = trail.length;
            l4180: {
              const r4183 = readResult(p);
              if (r4183 === undefined) { break l4180; }
              l_result = r4183;
              p = pos;
              break l4179;
            }
            p = s4181;
            if (trail.length > t4182) trail.length = t4182;
          } else touched ||= p >= end;
          l_result = null;
        }
        p = skipBlanks(p);
        if (p < 0) { break l4145; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4145;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l4142;
      }
      p = s4143;
      if (trail.length > t4144) trail.length = t4144;
    } else touched ||= p >= end;
    l4185: {
      if (text.charCodeAt(p) === 97) {
        const s4187 = p;
        l4186: {
          let e4188!: "async";
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l4186;
          }
          e4188 = "async";
          p += 5;
          let e4189!: string[];
          const list4194: string[] = [];
          l4190: for (;;) {
            const s4192 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l4191: {
                let v4193!: string;
                const r4196 = readBlank(p);
                if (r4196 === undefined) { break l4191; }
                v4193 = r4196;
                p = pos;
                list4194.push(v4193);
                continue l4190;
              }
              p = s4192;
            } else touched ||= p >= end;
            break;
          }
          if (list4194.length === 0) { break l4186; }
          e4189 = list4194;
          l_isAsync = [e4188, e4189];
          break l4185;
        }
        p = s4187;
      } else touched ||= p >= end;
      l_isAsync = null;
    }
    l4198: {
      if (text.charCodeAt(p) === 100) {
        const s4200 = p;
        l4199: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l4199;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l4199;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l4198;
        }
        p = s4200;
      } else touched ||= p >= end;
    }
    const s4201 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSignatureName(p);
    if (p < 0) { return undefined; }
    l_name = text.slice(s4201, p);
    if (!(text.charCodeAt(p) === 40)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4202 = readParameters(p);
    if (r4202 === undefined) { return undefined; }
    l_list = r4202;
    p = pos;
    l4204: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
        const s4206 = p;
        const t4207 = trail.length;
        l4205: {
          const r4208 = readWordResult(p);
          if (r4208 === undefined) { break l4205; }
          l_result = r4208;
          p = pos;
          break l4204;
        }
        p = s4206;
        if (trail.length > t4207) trail.length = t4207;
      } else touched ||= p >= end;
      l_result = null;
    }
  }
  pos = p;
  return { type: 'ListedSignature', start: base + start, end: base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
}

function readListedList(p: number): ParametersNode | MissingListedParametersNode | undefined {
  let c = 0;
  let value!: ParametersNode | MissingListedParametersNode;
  l4164: {
    const s4165 = p;
    const t4166 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l4167: {
        p = skipBlanks(p);
        if (p < 0) { break l4167; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l4167;
        }
        const r4168 = readParameters(p);
        if (r4168 === undefined) { break l4167; }
        value = r4168;
        p = pos;
        break l4164;
      }
      p = s4165;
      if (trail.length > t4166) trail.length = t4166;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4170 = readMissingListedParameters(p);
    if (r4170 === undefined) { return undefined; }
    value = r4170;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingListedParameters(p: number): MissingListedParametersNode | undefined {
  let c = 0;
  const start = p;
  l4173: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c === 8211 || c === 8594)) {
      const s4171 = p;
      l4172: {
        p = skipBlanks(p);
        if (p < 0) { break l4172; }
        l4174: {
          const s4175 = p;
          if (text.charCodeAt(p) === 96) {
            l4176: {

              p++;
              break l4174;
            }
            p = s4175;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l4172;
          }
          p = skipArrow(p);
          if (p < 0) { break l4172; }
        }
        p = s4171;
        break l4173;
      }
      p = s4171;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingListedParametersNode = { type: 'MissingListedParameters', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readWordResult(p: number): WordResultNode | undefined {
  let c = 0;
  const start = p;
  let l_of!: ResultWordNode;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4209 = readResultArrow(p);
  if (r4209 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4211 = readResultWord(p);
  if (r4211 === undefined) { return undefined; }
  l_of = r4211;
  p = pos;
  pos = p;
  return { type: 'WordResult', start: base + start, end: base + p, of: l_of };
}

function readResultWord(p: number): ResultWordNode | undefined {
  let c = 0;
  const start = p;
  let m4215 = false;
  l4212: for (;;) {
    const s4214 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l4213: {
        l4216: {
          const s4217 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l4218: {
              p = skipBracketed(p);
              if (p < 0) { break l4218; }
              break l4216;
            }
            p = s4217;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l4213;
          }
          p++;
        }
        m4215 = true;
        continue l4212;
      }
      p = s4214;
    } else touched ||= p >= end;
    break;
  }
  if (!m4215) { return undefined; }
  pos = p;
  return { type: 'ResultWord', start: base + start, end: base + p };
}

function leaf499(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4225!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s4226 = p;
      l4227: {
        p = skipListedStop(p);
        if (p < 0) { break l4227; }
        return -1;
      }
      p = s4226;
    }
  } else touched ||= p >= end;
  e4225 = null;
  value = [e4225];
  leafValue = value;
  return p;
}

function skipListedStop(p: number): number {
  let c = 0;
  l4229: {
    const s4230 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l4231: {
        p = skipMethodStop(p);
        if (p < 0) { break l4231; }
        break l4229;
      }
      p = s4230;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s4232 = p;
        l4233: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l4233; }
          return -1;
        }
        p = s4232;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipListedHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf501(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_136[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4235 = readNamesHead(p);
  if (r4235 === undefined) { return -1; }
  value = r4235;
  p = pos;
  leafValue = value;
  return p;
}

function readNamesHead(p: number): NamesHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: NameLineNode | LineValueNode;
  l4238: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_136[c] === 1 : false)) {
      const s4236 = p;
      l4237: {
        p = skipAnyLead(p);
        if (p < 0) { break l4237; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false))) {
          touched ||= p >= end;
          break l4237;
        }
        p = skipDependenciesName(p);
        if (p < 0) { break l4237; }
        p = s4236;
        break l4238;
      }
      p = s4236;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4239 = readHolds(p);
  if (r4239 === undefined) { return undefined; }
  l_holds = r4239;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4241 = read_label(p);
  if (r4241 === undefined) { return undefined; }
  l_label = r4241;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4243: {
    const s4244 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) {
      l4245: {
        const r4246 = readNameLine(p);
        if (r4246 === undefined) { break l4245; }
        l_value = r4246;
        p = pos;
        break l4243;
      }
      p = s4244;
    } else touched ||= p >= end;
    const r4257 = readLineValue(p);
    if (r4257 === undefined) { return undefined; }
    l_value = r4257;
    p = pos;
  }
  const r4259 = readValueEnd(p);
  if (r4259 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNameLine(p: number): NameLineNode | undefined {
  let c = 0;
  const start = p;
  let l_names!: NameNode[];
  const list4252: NameNode[] = [];
  let n4250 = 0;
  l4247: for (;;) {
    const s4249 = p;
    l4248: {
      if (n4250 > 0) {
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l4248;
        }
        p++;
      }
      let v4251!: NameNode;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
        touched ||= p >= end;
        break l4248;
      }
      const r4253 = readName(p);
      if (r4253 === undefined) { break l4248; }
      v4251 = r4253;
      p = pos;
      list4252.push(v4251);
      n4250++;
      continue l4247;
    }
    p = s4249;
    break;
  }
  if (n4250 < 1) { return undefined; }
  l_names = list4252;
  pos = p;
  return { type: 'NameLine', start: base + start, end: base + p, names: l_names };
}

function readName(p: number): NameNode | undefined {
  let c = 0;
  const start = p;
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near4254 = p + 16;
  while (p < near4254 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) p++;
  if (p === near4254) {
    STOPS_44.lastIndex = p;
    p = STOPS_44.test(text) ? STOPS_44.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Name', start: base + start, end: base + p };
}

function leaf505(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesTextNode;
  {
    const s4262 = p;
    l4263: {
      p = skipFieldEnd(p);
      if (p < 0) { break l4263; }
      return -1;
    }
    p = s4262;
  }
  if (p < end) {
    {
      const s4265 = p;
      l4266: {
        p = skipBlockStart(p);
        if (p < 0) { break l4266; }
        return -1;
      }
      p = s4265;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4268 = readNamesText(p);
  if (r4268 === undefined) { return -1; }
  value = r4268;
  p = pos;
  leafValue = value;
  return p;
}

function readNamesText(p: number): NamesTextNode | undefined {
  const start = p;
  let l_lines!: NameLineNode[];
  const list4274: NameLineNode[] = [];
  l4269: for (;;) {
    const s4271 = p;
    const t4272 = trail.length;
    if (p < end) {
      l4270: {
        let v4273!: NameLineNode;
        const r4276 = readNameTextLine(p);
        if (r4276 === undefined) { break l4270; }
        v4273 = r4276;
        p = pos;
        list4274.push(v4273);
        continue l4269;
      }
      p = s4271;
      if (trail.length > t4272) trail.length = t4272;
    } else touched ||= p >= end;
    break;
  }
  if (list4274.length === 0) { return undefined; }
  l_lines = list4274;
  pos = p;
  return { type: 'NamesText', start: base + start, end: base + p, lines: l_lines };
}

function readNameTextLine(p: number): NameLineNode | undefined {
  let c = 0;
  let value!: NameLineNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s4277 = p;
      l4278: {
        p = skipBlankLine(p);
        if (p < 0) { break l4278; }
        return undefined;
      }
      p = s4277;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s4280 = p;
      l4281: {
        p = skipParagraphStop(p);
        if (p < 0) { break l4281; }
        return undefined;
      }
      p = s4280;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4283 = readNameLine(p);
  if (r4283 === undefined) { return undefined; }
  value = r4283;
  p = pos;
  const r4285 = readLineEnd(p);
  if (r4285 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf508(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NotesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_137[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4289 = readNotesHead(p);
  if (r4289 === undefined) { return -1; }
  value = r4289;
  p = pos;
  leafValue = value;
  return p;
}

function readNotesHead(p: number): NotesHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l4292: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_137[c] === 1 : c === 304)) {
      const s4290 = p;
      l4291: {
        p = skipAnyLead(p);
        if (p < 0) { break l4291; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4291;
        }
        p = skipNotesName(p);
        if (p < 0) { break l4291; }
        p = s4290;
        break l4292;
      }
      p = s4290;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4293 = readNotesHolds(p);
  if (r4293 === undefined) { return undefined; }
  l_holds = r4293;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4304 = read_label(p);
  if (r4304 === undefined) { return undefined; }
  l_label = r4304;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4306 = readLineValue(p);
  if (r4306 === undefined) { return undefined; }
  l_value = r4306;
  p = pos;
  const r4308 = readValueEnd(p);
  if (r4308 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NotesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNotesHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l4294: {
    const s4295 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l4296: {
        const r4297 = readBulletHolds(p);
        if (r4297 === undefined) { break l4296; }
        value = r4297;
        p = pos;
        break l4294;
      }
      p = s4295;
    } else touched ||= p >= end;
    let n4302 = 0;
    l4299: for (;;) {
      if (n4302 >= 3) break;
      const s4301 = p;
      l4300: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l4300;
        }
        p++;
        n4302++;
        continue l4299;
      }
      p = s4301;
      break;
    }
    value = (() => { return 'all'; })();
  }
  pos = p;
  return value;
}

function leaf511(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_138[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4311 = readNumberHead(p);
  if (r4311 === undefined) { return -1; }
  value = r4311;
  p = pos;
  leafValue = value;
  return p;
}

function readNumberHead(p: number): NumberHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_number!: WholeNumberNode | null;
  let l_value!: LineValueNode;
  l4314: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_138[c] === 1 : false)) {
      const s4312 = p;
      l4313: {
        p = skipAnyLead(p);
        if (p < 0) { break l4313; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : false))) {
          touched ||= p >= end;
          break l4313;
        }
        p = skipComplexityName(p);
        if (p < 0) { break l4313; }
        p = s4312;
        break l4314;
      }
      p = s4312;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4315 = readHolds(p);
  if (r4315 === undefined) { return undefined; }
  l_holds = r4315;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4317 = read_label(p);
  if (r4317 === undefined) { return undefined; }
  l_label = r4317;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4319: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_139[c] === 1 : false)) {
      const s4321 = p;
      const t4322 = trail.length;
      l4320: {
        const r4323 = read_wholeNumber(p);
        if (r4323 === undefined) { break l4320; }
        l_number = r4323;
        p = pos;
        break l4319;
      }
      p = s4321;
      if (trail.length > t4322) trail.length = t4322;
    } else touched ||= p >= end;
    l_number = null;
  }
  const r4333 = readLineValue(p);
  if (r4333 === undefined) { return undefined; }
  l_value = r4333;
  p = pos;
  const r4335 = readValueEnd(p);
  if (r4335 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NumberHead', start: base + start, end: base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
}

function read_wholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  let value!: WholeNumberNode;
  const r4324 = readAnswerGap(p);
  if (r4324 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4326 = readWholeNumber(p);
  if (r4326 === undefined) { return undefined; }
  value = r4326;
  p = pos;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 44 && c <= 47))) {
    {
      const s4329 = p;
      l4330: {
        p++;
        return undefined;
      }
      p = s4329;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readWholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_digits!: string;
  const s4327 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_digits = text.slice(s4327, p);
  pos = p;
  return { type: 'WholeNumber', start: base + start, end: base + p, digits: l_digits };
}

function leaf515(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4340: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4338 = p;
      l4339: {
        p = skipH1(p);
        if (p < 0) { break l4339; }
        p = s4338;
        break l4340;
      }
      p = s4338;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_141[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4341 = readChecklistHeading(p);
  if (r4341 === undefined) { return -1; }
  value = r4341;
  p = pos;
  leafValue = value;
  return p;
}

function readChecklistHeading(p: number): ChecklistHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l4344: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_141[c] === 1 : c >= 128)) {
      const s4342 = p;
      l4343: {
        p = skipTitleStart(p);
        if (p < 0) { break l4343; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_140[c] === 1 : false))) {
          touched ||= p >= end;
          break l4343;
        }
        p = skipChecklistName(p);
        if (p < 0) { break l4343; }
        p = s4342;
        break l4344;
      }
      p = s4342;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4350 = readSectionHeading(p);
  if (r4350 === undefined) { return undefined; }
  l_heading = r4350;
  p = pos;
  pos = p;
  return { type: 'ChecklistHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipChecklistName(p: number): number {
  let c = 0;
  l4345: {
    const s4346 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4347: {
        if (!isCaseless(p, "design")) { break l4347; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4347;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "review")) { break l4347; }
        p += 6;
        break l4345;
      }
      p = s4346;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4348: {
        if (!isCaseless(p, "design")) { break l4348; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4348;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l4348; }
        p += 9;
        break l4345;
      }
      p = s4346;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l4349: {
        if (!isCaseless(p, "review")) { break l4349; }
        p += 6;
        break l4345;
      }
      p = s4346;
    } else touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf518(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CheckHeadingNode;
  const r4353 = readCheckHeading(p);
  if (r4353 === undefined) { return -1; }
  value = r4353;
  p = pos;
  leafValue = value;
  return p;
}

function readCheckHeading(p: number): CheckHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_mark: MarkNode | null = null;
  let l_pair: BadPairNode | PairNode | null = null;
  let l_title: TitleTextNode | null = null;
  let l_under: BadSetextNode | null = null;
  l4354: {
    const s4355 = p;
    const t4356 = trail.length;
    l4357: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4357; }
      let n4361 = 0;
      l4358: for (;;) {
        if (n4361 >= 3) break;
        const s4360 = p;
        l4359: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4359;
          }
          p++;
          n4361++;
          continue l4358;
        }
        p = s4360;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4357;
      }
      const r4362 = readMark(p);
      if (r4362 === undefined) { break l4357; }
      l_mark = r4362;
      p = pos;
      l4364: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4366 = p;
          const t4367 = trail.length;
          l4365: {
            const r4368 = readBadTitleNumber(p);
            if (r4368 === undefined) { break l4365; }
            p = pos;
            break l4364;
          }
          p = s4366;
          if (trail.length > t4367) trail.length = t4367;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l4357;
      }
      const r4370 = read_pair(p);
      if (r4370 === undefined) { break l4357; }
      l_pair = r4370;
      p = pos;
      const r4372 = readHeadingEnd(p);
      if (r4372 === undefined) { break l4357; }
      p = pos;
      break l4354;
    }
    p = s4355;
    if (trail.length > t4356) trail.length = t4356;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4374: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4374; }
      let n4378 = 0;
      l4375: for (;;) {
        if (n4378 >= 3) break;
        const s4377 = p;
        l4376: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4376;
          }
          p++;
          n4378++;
          continue l4375;
        }
        p = s4377;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4374;
      }
      const r4379 = readMark(p);
      if (r4379 === undefined) { break l4374; }
      l_mark = r4379;
      p = pos;
      l4381: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4383 = p;
          const t4384 = trail.length;
          l4382: {
            const r4385 = readBadTitleNumber(p);
            if (r4385 === undefined) { break l4382; }
            p = pos;
            break l4381;
          }
          p = s4383;
          if (trail.length > t4384) trail.length = t4384;
        } else touched ||= p >= end;
      }
      const r4387 = readTitleText(p);
      if (r4387 === undefined) { break l4374; }
      l_title = r4387;
      p = pos;
      const r4389 = readHeadingEnd(p);
      if (r4389 === undefined) { break l4374; }
      p = pos;
      break l4354;
    }
    p = s4355;
    if (trail.length > t4356) trail.length = t4356;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4393: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4391 = p;
        l4392: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4392; }
          p = s4391;
          break l4393;
        }
        p = s4391;
      } else touched ||= p >= end;
      return undefined;
    }
    l4394: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s4396 = p;
        const t4397 = trail.length;
        l4395: {
          const r4398 = readBadTitleNumber(p);
          if (r4398 === undefined) { break l4395; }
          p = pos;
          break l4394;
        }
        p = s4396;
        if (trail.length > t4397) trail.length = t4397;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4400 = read_pair(p);
    if (r4400 === undefined) { return undefined; }
    l_pair = r4400;
    p = pos;
    const r4402 = readHeadingEnd(p);
    if (r4402 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4404 = readBadSetext(p);
    if (r4404 === undefined) { return undefined; }
    l_under = r4404;
    p = pos;
  }
  pos = p;
  return { type: 'CheckHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf520(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4409: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s4407 = p;
      l4408: {
        l4410: {
          const s4411 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            l4412: {
              p = skipH2(p);
              if (p < 0) { break l4412; }
              break l4410;
            }
            p = s4411;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l4408;
          }
          p = skipSetextAhead(p);
          if (p < 0) { break l4408; }
        }
        p = s4407;
        break l4409;
      }
      p = s4407;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_141[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4413 = readChecklistHeading(p);
  if (r4413 === undefined) { return -1; }
  value = r4413;
  p = pos;
  leafValue = value;
  return p;
}

function leaf521(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4417: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4415 = p;
      l4416: {
        p = skipH3(p);
        if (p < 0) { break l4416; }
        p = s4415;
        break l4417;
      }
      p = s4415;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_141[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4418 = readChecklistHeading(p);
  if (r4418 === undefined) { return -1; }
  value = r4418;
  p = pos;
  leafValue = value;
  return p;
}

function leaf522(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s4420 = p;
      l4421: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l4421; }
        return -1;
      }
      p = s4420;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r4423 = readOtherHeading(p);
  if (r4423 === undefined) { return -1; }
  value = r4423;
  p = pos;
  leafValue = value;
  return p;
}

function leaf523(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l4425: {
    const s4426 = p;
    const t4427 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l4428: {
        const r4429 = readWrapperEnd(p);
        if (r4429 === undefined) { break l4428; }
        value = r4429;
        p = pos;
        break l4425;
      }
      p = s4426;
      if (trail.length > t4427) trail.length = t4427;
    } else touched ||= p >= end;
    const r4433 = readMissingWrapperEnd(p);
    if (r4433 === undefined) { return -1; }
    value = r4433;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): WrapperEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skip_wrapperEnd(p);
  if (p < 0) { return undefined; }
  const r4430 = readLineEnd(p);
  if (r4430 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'WrapperEnd', start: base + start, end: base + p };
}

function readMissingWrapperEnd(p: number): MissingWrapperEndNode | undefined {
  const start = p;
  pos = p;
  const node: MissingWrapperEndNode = { type: 'MissingWrapperEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf526(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4435 = readAfter(p);
  if (r4435 === undefined) { return -1; }
  value = r4435;
  p = pos;
  leafValue = value;
  return p;
}

function readAfter(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  l4436: {
    const s4437 = p;
    const t4438 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l4439: {
        const r4440 = readBlankLine(p);
        if (r4440 === undefined) { break l4439; }
        value = r4440;
        p = pos;
        break l4436;
      }
      p = s4437;
      if (trail.length > t4438) trail.length = t4438;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4442 = readAfterText(p);
    if (r4442 === undefined) { return undefined; }
    value = r4442;
    p = pos;
  }
  pos = p;
  return value;
}

function readAfterText(p: number): AfterTextNode | undefined {
  let c = 0;
  const start = p;
  let m4447 = false;
  l4443: for (;;) {
    const s4445 = p;
    const t4446 = trail.length;
    if (p < end) {
      l4444: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s4448 = p;
            l4449: {
              p = skipBlankLine(p);
              if (p < 0) { break l4449; }
              break l4444;
            }
            p = s4448;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l4444;
        }
        const r4451 = readLine(p);
        if (r4451 === undefined) { break l4444; }
        p = pos;
        m4447 = true;
        continue l4443;
      }
      p = s4445;
      if (trail.length > t4446) trail.length = t4446;
    } else touched ||= p >= end;
    break;
  }
  if (!m4447) { return undefined; }
  pos = p;
  return { type: 'AfterText', start: base + start, end: base + p };
}

function leaf529(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  const r4455 = readMethodText(p);
  if (r4455 === undefined) { return -1; }
  value = r4455;
  p = pos;
  leafValue = value;
  return p;
}

function readMethodText(p: number): MethodTextNode | undefined {
  let c = 0;
  const start = p;
  let l_signature!: SignatureNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4456 = readSignature(p);
  if (r4456 === undefined) { return undefined; }
  l_signature = r4456;
  p = pos;
  if (p < end) {
    {
      const s4458 = p;
      l4459: {
        p++;
        return undefined;
      }
      p = s4458;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'MethodText', start: base + start, end: base + p, signature: l_signature };
}

const stepblock: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_16], alternatives: [{ op: 'leaf', read: leaf107 }, { op: 'again', step: () => stepClosedBlock }, { op: 'leaf', read: leaf131 }] };
const stepleadBlock: Step = { op: 'choice', starts: [STARTS_10, STARTS_16], alternatives: [{ op: 'leaf', read: leaf90 }, stepblock] };
const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf15, body: { op: 'choice', starts: [STARTS_8, STARTS_16], alternatives: [{ op: 'leaf', read: leaf74 }, stepleadBlock] } }] };
const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf196, body: stepleadBlock }] };
const stepsectionBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf207, body: stepblock }] };
const stepstackBlock: Step = { op: 'choice', starts: [STARTS_8, STARTS_16], alternatives: [{ op: 'leaf', read: leaf298 }, stepsectionBlock] };
const stepitemBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf305, body: stepblock }] };
const stepfieldBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: stepblock }] };
const stepentriesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf410 }, stepfieldBlock] };
const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'leaf', read: leaf419 }, stepfieldBlock] };
const stepcontractField: Step = { op: 'choice', starts: [STARTS_32, STARTS_33, STARTS_34, STARTS_35, STARTS_36, null], alternatives: [{ op: 'again', step: () => stepAnswerField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'again', step: () => stepJsonField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcontractLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepcontractField }] };
const stepcontractPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf305, body: { op: 'choice', starts: [STARTS_37, STARTS_16], alternatives: [stepcontractLine, stepblock] } }] };
const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf207, body: { op: 'again', step: () => stepContract } }] };
const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf450 }, stepfieldBlock] };
const stepschemaField: Step = { op: 'choice', starts: [STARTS_39, STARTS_40, STARTS_36, null], alternatives: [{ op: 'again', step: () => stepColumnsField }, { op: 'again', step: () => stepSqlField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepschemaLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepschemaField }] };
const stepschemaPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf305, body: { op: 'choice', starts: [STARTS_37, STARTS_16], alternatives: [stepschemaLine, stepblock] } }] };
const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf207, body: { op: 'again', step: () => stepSchema } }] };
const stepmethodField: Step = { op: 'choice', starts: [STARTS_33, STARTS_36, null], alternatives: [{ op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepmethodLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepmethodField }] };
const stepmethodPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf486, body: { op: 'choice', starts: [STARTS_37, STARTS_16], alternatives: [stepmethodLine, stepblock] } }] };
const steplistedPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf499, body: { op: 'choice', starts: [STARTS_37, STARTS_16], alternatives: [stepmethodLine, stepblock] } }] };
const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_8, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf462, body: { op: 'choice', starts: [STARTS_8, STARTS_42], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
const stepnamesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf505 }, stepfieldBlock] };
const stepcomponentField: Step = { op: 'choice', starts: [STARTS_43, STARTS_45, STARTS_46, STARTS_47, STARTS_36, null], alternatives: [{ op: 'again', step: () => stepInterfacesField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepNumberField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcomponentLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepcomponentField }] };
const stepcomponentPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf462, body: { op: 'choice', starts: [STARTS_8, STARTS_37, STARTS_16], alternatives: [{ op: 'again', step: () => stepMethod }, stepcomponentLine, stepblock] } }] };
const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf207, body: { op: 'again', step: () => stepComponent } }] };
const stepcheckField: Step = { op: 'choice', starts: [STARTS_36, null], alternatives: [{ op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcheckLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepcheckField }] };
const stepcheckPart: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf305, body: { op: 'choice', starts: [STARTS_37, STARTS_16], alternatives: [stepcheckLine, stepblock] } }] };
const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf207, body: { op: 'again', step: () => stepCheck } }] };
const stepsection: Step = { op: 'choice', starts: [STARTS_29, STARTS_30, STARTS_31, STARTS_38, STARTS_41, STARTS_48, STARTS_49, STARTS_8, STARTS_49, STARTS_8], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf174, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf526 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf190 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'leaf', read: leaf130 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf188 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf190 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf523 }] } };
const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: stepsectionBlock }] } };
const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf296 }, { op: 'loop', body: stepstackBlock }] } };
const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf300 }, { op: 'loop', body: stepsectionBlock }] } };
const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf302 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf307 }, { op: 'loop', body: stepcontractPart }] } };
const stepAnswerField: Step = { op: 'rule', name: 'AnswerField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as AnswerHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf318 }, { op: 'loop', body: stepfieldBlock }] } };
const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf394 }, { op: 'loop', body: stepentriesBlock }] } };
const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf415 }, { op: 'loop', body: stepfailuresBlock }] } };
const stepJsonField: Step = { op: 'rule', name: 'JsonField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as JsonHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf422 }, { op: 'loop', body: stepfieldBlock }] } };
const stepTextField: Step = { op: 'rule', name: 'TextField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf427 }, { op: 'loop', body: stepfieldBlock }] } };
const stepOtherField: Step = { op: 'rule', name: 'OtherField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf438 }, { op: 'loop', body: stepfieldBlock }] } };
const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf441 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf443 }, { op: 'loop', body: stepschemaPart }] } };
const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf448 }, { op: 'loop', body: stepcolumnsBlock }] } };
const stepSqlField: Step = { op: 'rule', name: 'SqlField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as SqlHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf453 }, { op: 'loop', body: stepfieldBlock }] } };
const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf458 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf460 }, { op: 'loop', body: stepcomponentPart }] } };
const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf464 }, { op: 'loop', body: stepmethodPart }] } };
const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf489 }, { op: 'loop', body: stepinterfacesPart }] } };
const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf491 }, { op: 'loop', body: steplistedPart }] } };
const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf501 }, { op: 'loop', body: stepnamesBlock }] } };
const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf508 }, { op: 'loop', body: stepfieldBlock }] } };
const stepNumberField: Step = { op: 'rule', name: 'NumberField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf511 }, { op: 'loop', body: stepfieldBlock }] } };
const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf515 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf518 }, { op: 'loop', body: stepcheckPart }] } };
const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf520 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf521 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf522 }, { op: 'loop', body: stepsectionBlock }] } };

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: {
    load(next) {
      reading = next;
      text = next.text;
      end = text.length;
      base = next.base;
      registers = next.registers;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => 0,
    mistakes: () => trail,
  },
  starts: {
    Document: { op: 'again', step: () => stepDocument },
    MethodText: { op: 'leaf', read: leaf529 },
  },
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document stands inside a code fence.","example":"```markdown\n# Design Specification: X-1\n```","mend":"Write the document without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The fence around the document never closes.","example":"```markdown\n# Design Specification: X-1","mend":"Write the document without a fence around it.","isCut":false},
    BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"No blank stands between the marks and the title of a heading.","example":"##Assumptions","mend":"Write a blank behind the marks.","isCut":false},
    BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined instead of marked.","example":"Assumptions\n-----------","mend":"Write the heading with #.","isCut":false},
    BadTitleMark: {"code":"bad-title-mark","severity":"warning","meaning":"A title, or a part of it, stands in marks of emphasis or code.","example":"# Design Specification: **X-1**","mend":"Write titles without marks.","isCut":false},
    BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"A section is called otherwise in the specification.","example":"## Components","mend":"Use the titles of the specification.","isCut":false},
    BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark stands behind the title of a section. It was left out.","example":"## API Contracts (REST)","mend":"Put remarks into the text of the section.","isCut":false},
    BadTitleDecoration: {"code":"bad-title-decoration","severity":"warning","meaning":"A title carries a number, or that of a section marks.","example":"## 3. **Assumptions**","mend":"Write the title alone.","isCut":false},
    BadTitleNumber: {"code":"bad-title-decoration","severity":"warning","meaning":"A title carries a number, or that of a section marks.","example":"## 3. **Assumptions**","mend":"Write the title alone.","isCut":false},
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in capitals, or carries marks.","example":"### `get` /users","mend":"Write the method in capitals and without marks.","isCut":false},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Marks stand behind the path of an endpoint.","example":"### GET `/users`","mend":"Write the path without marks.","isCut":false},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"A text follows the path in the heading of an endpoint. It was left out.","example":"### GET /users (admins)","mend":"Put remarks into the description.","isCut":false},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or marks stand around the signature of a method.","example":"#### 1. **`run() -> None`**","mend":"Write the signature alone, in backticks.","isCut":false},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title, or a part of it, stands in marks of emphasis or code.","example":"# Design Specification: **X-1**","mend":"Write titles without marks.","isCut":false},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not written in bold with a colon.","example":"Description: what it does","mend":"Write **Description:** what it does.","isCut":false},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a mark: a heading without a title, a label that never closes.","example":"**Descrip","mend":"Let the model finish: the output was cut off.","isCut":false},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment never closes: the text ends inside of it.","example":"<!-- to do","mend":"Close the comment with -->.","isCut":false},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table lacks the line of dashes below its head, or has one that does not fit.","example":"| Column | Type |\n| id | UUID |","mend":"Write | --- | --- | below the head, a cell for each column.","isCut":false},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is no parameter. It was left out.","example":"#### `run(a, ,b)`","mend":"Write name: type between commas.","isCut":false},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","mend":"Close every bracket of the type.","isCut":false},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature never closes.","example":"#### `run(a: int`","mend":"Close the parenthesis.","isCut":false},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run().","isCut":false},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run().","isCut":false},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is written otherwise.","example":"#### `run() => None`","mend":"Write -> before the return type.","isCut":false},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"A text follows the signature.","example":"#### `run() -> None` (async)","mend":"Put remarks into the description.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 5,
  tables: 0,
  inside: 15,
};
