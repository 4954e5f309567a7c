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
const TABLE_29 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [67, 69], [73, 73], [79, 79], [82, 82], [84, 84], [86, 86], [88, 88], [92, 97], [99, 101], [111, 111], [114, 114], [116, 116], [124, 127]);
const TABLE_30 = tableOf([9, 9], [32, 32], [42, 42], [95, 96]);
const TABLE_31 = tableOf([9, 9], [32, 32], [40, 40], [42, 42], [95, 96]);
const TABLE_32 = tableOf([9, 9], [32, 32], [42, 42], [84, 84], [95, 95], [116, 116]);
const TABLE_33 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_34 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116, 116]);
const TABLE_35 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const TABLE_36 = tableOf([45, 46], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_37 = tableOf([9, 9], [32, 32], [42, 42], [45, 45], [58, 58], [95, 96]);
const TABLE_38 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 95], [97, 127]);
const TABLE_39 = tableOf([45, 46], [48, 57], [65, 91], [93, 93], [95, 95], [97, 122]);
const TABLE_40 = tableOf([42, 42], [65, 90], [95, 95], [97, 122]);
const TABLE_41 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_42 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [124, 124]);
const TABLE_43 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
const TABLE_44 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
const TABLE_45 = tableOf([65, 65], [79, 79], [97, 97], [111, 111]);
const TABLE_46 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 127]);
const TABLE_47 = tableOf([42, 42], [48, 57], [65, 90], [95, 122]);
const TABLE_48 = tableOf([42, 42], [48, 57], [84, 84], [95, 96], [116, 116]);
const TABLE_49 = tableOf([42, 42], [48, 57], [67, 67], [95, 96], [99, 99]);
const TABLE_50 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 41], [43, 46], [48, 59], [61, 95], [97, 127]);
const TABLE_51 = tableOf([0, 8], [11, 12], [14, 31], [33, 41], [43, 127]);
const TABLE_52 = tableOf([0, 8], [11, 12], [14, 31], [33, 95], [97, 127]);
const TABLE_53 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 94], [97, 127]);
const TABLE_54 = tableOf([0, 9], [11, 12], [14, 41], [43, 94], [97, 127]);
const TABLE_55 = tableOf([0, 9], [11, 12], [14, 57], [59, 95], [97, 127]);
const TABLE_56 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_57 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
const TABLE_58 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
const TABLE_59 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
const TABLE_60 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_61 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_62 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_63 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_64 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_65 = tableOf([0, 9], [11, 12], [14, 40], [42, 92], [94, 124], [126, 127]);
const TABLE_66 = tableOf([45, 45], [61, 61]);
const TABLE_67 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_68 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_69 = tableOf([0, 9], [11, 12], [14, 39], [42, 57], [59, 95], [97, 127]);
const TABLE_70 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_71 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
const TABLE_72 = tableOf([0, 9], [11, 12], [14, 40], [42, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_73 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 95], [97, 127]);
const TABLE_74 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_75 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
const TABLE_76 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
const TABLE_77 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73], [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 127]);
const TABLE_78 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [86, 86], [88, 88], [92, 97], [124, 127]);
const TABLE_79 = tableOf([65, 65], [69, 69], [97, 97], [101, 101]);
const TABLE_80 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69], [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 127]);
const TABLE_81 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [95, 95], [97, 97]);
const TABLE_82 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
const TABLE_83 = tableOf([9, 9], [32, 32], [42, 42], [96, 96]);
const TABLE_84 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [96, 96]);
const TABLE_85 = tableOf([9, 10], [13, 13], [32, 32], [40, 40], [44, 46], [58, 59]);
const TABLE_86 = tableOf([82, 82], [84, 84], [89, 89], [114, 114], [116, 116], [121, 121]);
const TABLE_87 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [82, 82], [84, 84], [89, 89], [96, 96], [114, 114], [116, 116], [121, 121]);
const TABLE_88 = tableOf([70, 70], [78, 78], [102, 102], [110, 110]);
const TABLE_89 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
const TABLE_90 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_91 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [95, 95], [115, 115]);
const TABLE_92 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
const TABLE_93 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
const TABLE_94 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
const TABLE_95 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109]);
const TABLE_96 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
const TABLE_97 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110]);
const TABLE_98 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
const TABLE_99 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_100 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [68, 69], [80, 83], [95, 95], [97, 97], [100, 101], [112, 115]);
const TABLE_101 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
const TABLE_102 = tableOf([9, 9], [32, 32], [42, 42], [80, 82], [95, 95], [112, 114]);
const TABLE_103 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
const TABLE_104 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
const TABLE_105 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [95, 95], [101, 101]);
const TABLE_106 = tableOf([9, 9], [32, 32], [42, 42], [67, 68], [70, 70], [73, 73], [82, 82], [95, 95], [99, 100], [102, 102], [105, 105], [114, 114]);
const TABLE_107 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
const TABLE_108 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
const TABLE_109 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
const TABLE_110 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [68, 69], [80, 80], [82, 82], [84, 84], [95, 95], [97, 97], [100, 101], [112, 112], [114, 114], [116, 116]);
const TABLE_111 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
const TABLE_112 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
const TABLE_113 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [80, 80], [83, 83], [86, 86], [95, 95], [99, 99], [112, 112], [115, 115], [118, 118]);
const TABLE_114 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
const TABLE_115 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
const TABLE_116 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_117 = tableOf([9, 9], [32, 32], [40, 40], [45, 45], [61, 61], [96, 96]);
const TABLE_118 = tableOf([9, 9], [32, 32], [45, 45], [61, 61], [96, 96]);
const TABLE_119 = tableOf([0, 8], [11, 12], [14, 31], [33, 40], [43, 57], [59, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_120 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [43, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_121 = tableOf([9, 9], [32, 32], [44, 44], [59, 59]);
const TABLE_122 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [49, 53], [95, 96]);
const TABLE_123 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68], [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 127]);
const TABLE_124 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 70], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 102], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_125 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67], [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 127]);
const TABLE_126 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_127 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [77, 77], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [109, 109], [112, 112], [114, 116], [118, 118]);
const TABLE_128 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110]);
const TABLE_129 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
const TABLE_130 = tableOf([67, 68], [82, 82], [99, 100], [114, 114]);
const TABLE_131 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 68], [73, 73], [82, 82], [86, 86], [88, 88], [92, 96], [99, 100], [114, 114], [124, 127]);
const STOPS_0 = /[\u000a\u000d\u0060]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STOPS_2 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u002a\u003c\u005f-\u0060]/g;
const STOPS_3 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
const STOPS_4 = /[\u000a\u000d\u002a\u003a]/g;
const STOPS_5 = /[\u000a\u000d\u003a\u005f]/g;
const STOPS_6 = /[\u000a\u000d\u002a]/g;
const STOPS_7 = /[\u000a\u000d\u0028-\u0029]/g;
const STARTS_8 = startsOf([0, 65535]);
const STOPS_9 = /[\u000a\u000d\u001b\u003c]/g;
const STARTS_10 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116, 116]);
const STARTS_11 = startsOf([9, 10], [13, 13], [32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const STARTS_12 = startsOf([32, 32], [42, 42], [45, 45], [60, 60], [95, 96], [126, 126]);
const STOPS_13 = /[\u000a\u000d\u002a\u003a\u0060]/g;
const STOPS_14 = /[\u000a\u000d\u007c]/g;
const STOPS_15 = /[\u000a\u000d\u005c\u007c]/g;
const STOPS_16 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u002a\u002f\u003c\u0060]/g;
const STOPS_17 = /[\u000a\u000d\u002a\u003a\u005f-\u0060]/g;
const STOPS_18 = /[\u000a\u000d\u002a\u005f-\u0060]/g;
const STOPS_19 = /[\u000a\u000d\u003a\u0060]/g;
const STOPS_20 = /[\u000a\u000d\u0028]/g;
const STOPS_21 = /[\u000a\u000d\u0022\u0027-\u0029\u002c-\u002d\u003d\u005b\u005d\u0060\u007b\u007d\u2013\u2192]/g;
const STOPS_22 = /[\u000a\u000d\u0022\u0027-\u0029\u005b\u005d\u007b\u007d]/g;
const STOPS_23 = /[\u000a\u000d\u0022\u005c]/g;
const STOPS_24 = /[\u000a\u000d\u0027\u005c]/g;
const STOPS_25 = /[\u000a\u000d\u0028-\u0029\u003a\u0060]/g;
const STOPS_26 = /[\u000a\u000d\u0029]/g;
const STOPS_27 = /[\u000a\u000d\u0029\u002c\u0060]/g;
const STARTS_28 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 65535]);
const STARTS_29 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73], [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 65535]);
const STARTS_30 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [86, 86], [88, 88], [92, 97], [124, 65535]);
const STARTS_31 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
const STARTS_32 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69], [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 65535]);
const STARTS_33 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 70], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 102], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
const STARTS_34 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68], [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 65535]);
const STARTS_35 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
const STARTS_36 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [77, 77], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [109, 109], [112, 112], [114, 116], [118, 118], [304, 304]);
const STOPS_37 = /[\u000a\u000d\u002c]/g;
const STARTS_38 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110], [304, 304]);
const STARTS_39 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67], [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 65535]);
const STARTS_40 = startsOf([32, 32], [35, 35]);

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
  if (p < end) {
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
  let e480!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)) {
    {
      const s481 = p;
      l482: {
        p = skipSectionAhead(p);
        if (p < 0) { break l482; }
        return -1;
      }
      p = s481;
    }
  } else touched ||= p >= end;
  e480 = null;
  value = [e95, e113, e480];
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
      if (p < end) {
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
  l277: {
    const s278 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l279: {
        p = skipNamedSetext(p);
        if (p < 0) { break l279; }
        break l277;
      }
      p = s278;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 304)) {
      {
        const s348 = p;
        l349: {
          p = skipNotSetext(p);
          if (p < 0) { break l349; }
          return -1;
        }
        p = s348;
      }
    } else touched ||= p >= end;
    const near459 = p + 16;
    while (p < near459 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near459) {
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
    let n463 = 0;
    l460: for (;;) {
      if (n463 >= 3) break;
      const s462 = p;
      l461: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l461;
        }
        p++;
        n463++;
        continue l460;
      }
      p = s462;
      break;
    }
    l464: {
      const s465 = p;
      if (text.charCodeAt(p) === 61) {
        l466: {
          if (!(text.charCodeAt(p) === 61)) {
            touched ||= p >= end;
            break l466;
          }
          p++;
          while (text.charCodeAt(p) === 61) p++;
          touched ||= p >= end;
          break l464;
        }
        p = s465;
      } else touched ||= p >= end;
      let n470 = 0;
      l467: for (;;) {
        const s469 = p;
        l468: {
          if (text.charCodeAt(p) !== 45) {
            touched ||= p >= end;
            break l468;
          }
          p++;
          n470++;
          continue l467;
        }
        p = s469;
        break;
      }
      if (n470 < 4) { return -1; }
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
  let n344 = 0;
  l341: for (;;) {
    if (n344 >= 3) break;
    const s343 = p;
    l342: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l342;
      }
      p++;
      n344++;
      continue l341;
    }
    p = s343;
    break;
  }
  l345: {
    const s346 = p;
    if (text.charCodeAt(p) === 61) {
      l347: {
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l347;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        break l345;
      }
      p = s346;
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
  l280: {
    const s281 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128)) {
      l282: {
        l283: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s285 = p;
            l284: {
              p = skipTitleDecoration(p);
              if (p < 0) { break l284; }
              break l283;
            }
            p = s285;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
          touched ||= p >= end;
          break l282;
        }
        p = skipAnyOwnName(p);
        if (p < 0) { break l282; }
        p = skipNamedEnd(p);
        if (p < 0) { break l282; }
        break l280;
      }
      p = s281;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
          touched ||= p >= end;
          break l297;
        }
        p = skipAnyOtherName(p);
        if (p < 0) { break l297; }
        p = skipNamedEnd(p);
        if (p < 0) { break l297; }
        break l280;
      }
      p = s281;
    } else touched ||= p >= end;
    l333: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s335 = p;
        l334: {
          p = skipTitleDecoration(p);
          if (p < 0) { break l334; }
          break l333;
        }
        p = s335;
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
    const near336 = p + 16;
    while (p < near336 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near336) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipAnyOwnName(p: number): number {
  let c = 0;
  l286: {
    const s287 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l288: {
        if (!isCaseless(p, "architecture")) { break l288; }
        p += 12;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l288;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "overview")) { break l288; }
        p += 8;
        break l286;
      }
      p = s287;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l289: {
        if (!isCaseless(p, "technology")) { break l289; }
        p += 10;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l289;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "stack")) { break l289; }
        p += 5;
        break l286;
      }
      p = s287;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l290: {
        if (!isCaseless(p, "assumptions")) { break l290; }
        p += 11;
        break l286;
      }
      p = s287;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l291: {
        if (!isCaseless(p, "api")) { break l291; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l291;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "contracts")) { break l291; }
        p += 9;
        break l286;
      }
      p = s287;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l292: {
        if (!isCaseless(p, "data")) { break l292; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l292;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schemas")) { break l292; }
        p += 7;
        break l286;
      }
      p = s287;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l293: {
        if (!isCaseless(p, "component")) { break l293; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l293;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "logic")) { break l293; }
        p += 5;
        break l286;
      }
      p = s287;
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
  l296: {
    const s294 = p;
    l295: {
      p = skipLineEnd(p);
      if (p < 0) { break l295; }
      p = s294;
      break l296;
    }
    p = s294;
    return -1;
  }
  return p;
}

function skipAnyOtherName(p: number): number {
  let c = 0;
  l301: {
    const s302 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l303: {
        if (!isCaseless(p, "architecture")) { break l303; }
        p += 12;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
      l304: {
        if (!isCaseless(p, "overview")) { break l304; }
        p += 8;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l305: {
        if (!isCaseless(p, "tech")) { break l305; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l305;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "stack")) { break l305; }
        p += 5;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l306: {
        if (!isCaseless(p, "technologies")) { break l306; }
        p += 12;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l307: {
        if (!isCaseless(p, "technology")) { break l307; }
        p += 10;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l308: {
        if (!isCaseless(p, "assumption")) { break l308; }
        p += 10;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l309: {
        if (!isCaseless(p, "api")) { break l309; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l309;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l310: {
          const s311 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l312: {
              if (!isCaseless(p, "contract")) { break l312; }
              p += 8;
              break l310;
            }
            p = s311;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            l313: {
              if (!isCaseless(p, "endpoints")) { break l313; }
              p += 9;
              break l310;
            }
            p = s311;
          } else touched ||= p >= end;
          if (!isCaseless(p, "design")) { break l309; }
          p += 6;
        }
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l314: {
        if (!isCaseless(p, "apis")) { break l314; }
        p += 4;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l315: {
        if (!isCaseless(p, "api")) { break l315; }
        p += 3;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l316: {
        if (!isCaseless(p, "endpoints")) { break l316; }
        p += 9;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l317: {
        l318: {
          const s319 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l320: {
              if (!isCaseless(p, "database")) { break l320; }
              p += 8;
              break l318;
            }
            p = s319;
          } else touched ||= p >= end;
          if (!isCaseless(p, "data")) { break l317; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l317;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l321: {
          const s322 = p;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l323: {
              if (!isCaseless(p, "schemas")) { break l323; }
              p += 7;
              break l321;
            }
            p = s322;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l324: {
              if (!isCaseless(p, "schema")) { break l324; }
              p += 6;
              break l321;
            }
            p = s322;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
            l325: {
              if (!isCaseless(p, "models")) { break l325; }
              p += 6;
              break l321;
            }
            p = s322;
          } else touched ||= p >= end;
          if (!isCaseless(p, "model")) { break l317; }
          p += 5;
        }
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l326: {
        if (!isCaseless(p, "component")) { break l326; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l326;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "design")) { break l326; }
        p += 6;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l327: {
        if (!isCaseless(p, "components")) { break l327; }
        p += 10;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l328: {
        if (!isCaseless(p, "component")) { break l328; }
        p += 9;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l329: {
        l330: {
          const s331 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l332: {
              if (!isCaseless(p, "design")) { break l332; }
              p += 6;
              break l330;
            }
            p = s331;
          } else touched ||= p >= end;
          if (!isCaseless(p, "review")) { break l329; }
          p += 6;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l329;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l329; }
        p += 9;
        break l301;
      }
      p = s302;
    } else touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function skipNewline(p: number): number {
  l337: {
    const s338 = p;
    if (text.charCodeAt(p) === 13) {
      l339: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l339;
        }
        p += 2;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l340: {

        p++;
        break l337;
      }
      p = s338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipNotSetext(p: number): number {
  let c = 0;
  l351: {
    const s352 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l353: {
        p = skipBlankLine(p);
        if (p < 0) { break l353; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l354: {
        p = skipNoise(p);
        if (p < 0) { break l354; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l355: {
        p = skipThematicBreak(p);
        if (p < 0) { break l355; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l364: {
        p = skipBulletMark(p);
        if (p < 0) { break l364; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l378: {
        p = skipFenceStart(p);
        if (p < 0) { break l378; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l392: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l392; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l393: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l393; }
        break l351;
      }
      p = s352;
    } else touched ||= p >= end;
    let n397 = 0;
    l394: for (;;) {
      if (n397 >= 3) break;
      const s396 = p;
      l395: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l395;
        }
        p++;
        n397++;
        continue l394;
      }
      p = s396;
      break;
    }
    l398: {
      const s399 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
        l400: {
          p = skipLabelAhead(p);
          if (p < 0) { break l400; }
          break l398;
        }
        p = s399;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 60) {
        l458: {
          if (!text.startsWith("<!--", p)) {
            reachesEnd(p, "<!--");
            break l458;
          }
          p += 4;
          break l398;
        }
        p = s399;
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
  let n359 = 0;
  l356: for (;;) {
    if (n359 >= 3) break;
    const s358 = p;
    l357: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l357;
      }
      p++;
      n359++;
      continue l356;
    }
    p = s358;
    break;
  }
  l360: {
    const s361 = p;
    if (text.charCodeAt(p) === 42) {
      l362: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l362; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l362;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l362; }
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l362;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        touched ||= p >= end;
        break l360;
      }
      p = s361;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l363: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l363; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l363;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l363; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l363;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        touched ||= p >= end;
        break l360;
      }
      p = s361;
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
  l372: {
    const s373 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l374: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l374;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l372;
      }
      p = s373;
    } else touched ||= p >= end;
    l377: {
      const s375 = p;
      l376: {
        p = skipLineEnd(p);
        if (p < 0) { break l376; }
        p = s375;
        break l377;
      }
      p = s375;
      return -1;
    }
  }
  return p;
}

function skipBulletSign(p: number): number {
  let c = 0;
  l365: {
    const s366 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l367: {
        p++;
        break l365;
      }
      p = s366;
    } else touched ||= p >= end;
    let n371 = 0;
    l368: for (;;) {
      if (n371 >= 9) break;
      const s370 = p;
      l369: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l369;
        }
        p++;
        n371++;
        continue l368;
      }
      p = s370;
      break;
    }
    if (n371 < 1) { return -1; }
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
  let n382 = 0;
  l379: for (;;) {
    if (n382 >= 3) break;
    const s381 = p;
    l380: {
      if (text.charCodeAt(p) !== 32) {
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
  l383: {
    const s384 = p;
    if (text.charCodeAt(p) === 96) {
      l385: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l385;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        l389: {
          const s387 = p;
          l388: {
            const near390 = p + 16;
            while (p < near390 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
            if (p === near390) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l388; }
            p = s387;
            break l389;
          }
          p = s387;
          break l385;
        }
        break l383;
      }
      p = s384;
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
  l401: {
    const s402 = p;
    if (text.charCodeAt(p) === 42) {
      l403: {
        p = skipLabel(p);
        if (p < 0) { break l403; }
        break l401;
      }
      p = s402;
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
  const near404 = p + 16;
  while (p < near404 && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
  if (p === near404) {
    STOPS_4.lastIndex = p;
    p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  l405: {
    const s406 = p;
    if (text.charCodeAt(p) === 58) {
      l407: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l407; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l407;
        }
        p += 2;
        break l405;
      }
      p = s406;
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
  l408: {
    const s409 = p;
    if (text.charCodeAt(p) === 95) {
      l410: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l410;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l410;
        }
        p++;
        const near411 = p + 16;
        while (p < near411 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
        if (p === near411) {
          STOPS_5.lastIndex = p;
          p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l412: {
          const s413 = p;
          if (text.charCodeAt(p) === 58) {
            l414: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l414; }
              if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l414;
              }
              p += 2;
              break l412;
            }
            p = s413;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l410;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l410; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l410;
          }
          p++;
        }
        break l408;
      }
      p = s409;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l415: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l415;
        }
        p = skipKnownName(p);
        if (p < 0) { break l415; }
        l443: {
          const s444 = p;
          if (text.charCodeAt(p) === 58) {
            l445: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l445; }
              if (text.charCodeAt(p) !== 42) {
                touched ||= p >= end;
                break l445;
              }
              p++;
              break l443;
            }
            p = s444;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42) {
            touched ||= p >= end;
            break l415;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l415; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l415;
          }
          p++;
        }
        break l408;
      }
      p = s409;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l446: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l446;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l446;
        }
        p = skipKnownName(p);
        if (p < 0) { break l446; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l446;
        }
        p += 2;
        l449: {
          const s447 = p;
          l448: {
            l450: {
              const s451 = p;
              l452: {
                p = skipBlanks(p);
                if (p < 0) { break l452; }
                p = skipLineEnd(p);
                if (p < 0) { break l452; }
                break l450;
              }
              p = s451;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l448;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l448;
              }
              p++;
            }
            p = s447;
            break l449;
          }
          p = s447;
          break l446;
        }
        break l408;
      }
      p = s409;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l453: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l453;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l453;
        }
        p = skipKnownName(p);
        if (p < 0) { break l453; }
        p = skipBlanks(p);
        if (p < 0) { break l453; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l453;
        }
        p++;
        l456: {
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
            const s454 = p;
            l455: {
              p = skipBlanks(p);
              if (p < 0) { break l455; }
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                touched ||= p >= end;
                break l455;
              }
              p++;
              const near457 = p + 16;
              while (p < near457 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
              if (p === near457) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l455;
              }
              p += 2;
              p = skipBlanks(p);
              if (p < 0) { break l455; }
              p = skipLineEnd(p);
              if (p < 0) { break l455; }
              p = s454;
              break l456;
            }
            p = s454;
          } else touched ||= p >= end;
          break l453;
        }
        break l408;
      }
      p = s409;
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
  l416: {
    const s417 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l418: {
        if (!isCaseless(p, "task")) { break l418; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l418;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "id")) { break l418; }
        p += 2;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l419: {
        if (!isCaseless(p, "timestamp")) { break l419; }
        p += 9;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l420: {
        if (!isCaseless(p, "description")) { break l420; }
        p += 11;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l421: {
        if (!isCaseless(p, "authentication")) { break l421; }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l421;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "required")) { break l421; }
        p += 8;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l422: {
        if (!isCaseless(p, "rate")) { break l422; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l422;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "limit")) { break l422; }
        p += 5;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l423: {
        if (!isCaseless(p, "request")) { break l423; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l423;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l424: {
          const s425 = p;
          if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
            l426: {
              if (!isCaseless(p, "parameters")) { break l426; }
              p += 10;
              break l424;
            }
            p = s425;
          } else touched ||= p >= end;
          if (!isCaseless(p, "body")) { break l423; }
          p += 4;
        }
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l427: {
        if (!isCaseless(p, "response")) { break l427; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l427;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "(success)")) { break l427; }
        p += 9;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l428: {
        if (!isCaseless(p, "error")) { break l428; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l428;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "responses")) { break l428; }
        p += 9;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l429: {
        if (!isCaseless(p, "columns")) { break l429; }
        p += 7;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l430: {
        if (!isCaseless(p, "indexes")) { break l430; }
        p += 7;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l431: {
        if (!isCaseless(p, "relationships")) { break l431; }
        p += 13;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l432: {
        if (!isCaseless(p, "constraints")) { break l432; }
        p += 11;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l433: {
        if (!isCaseless(p, "semantic")) { break l433; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l433;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l433; }
        p += 4;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l434: {
        if (!isCaseless(p, "responsibility")) { break l434; }
        p += 14;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l435: {
        if (!isCaseless(p, "dependencies")) { break l435; }
        p += 12;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l436: {
        if (!isCaseless(p, "interfaces")) { break l436; }
        p += 10;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l437: {
        if (!isCaseless(p, "parameters")) { break l437; }
        p += 10;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l438: {
        if (!isCaseless(p, "returns")) { break l438; }
        p += 7;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l439: {
        if (!isCaseless(p, "raises")) { break l439; }
        p += 6;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l440: {
        if (!isCaseless(p, "implementation")) { break l440; }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l440;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "notes")) { break l440; }
        p += 5;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l441: {
        if (!isCaseless(p, "estimated")) { break l441; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l441;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "complexity")) { break l441; }
        p += 10;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 86 || c === 118)) {
      l442: {
        if (!isCaseless(p, "validation")) { break l442; }
        p += 10;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l442;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "criteria")) { break l442; }
        p += 8;
        break l416;
      }
      p = s417;
    } else touched ||= p >= end;
    if (!isCaseless(p, "severity")) { return -1; }
    p += 8;
  }
  return p;
}

function skipBadSetext(p: number): number {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSectionHeading(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSectionHeading(p: number): number {
  let c = 0;
  l484: {
    const s485 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l486: {
        l489: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s487 = p;
            l488: {
              l490: {
                const s491 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l492: {
                    p = skipH1(p);
                    if (p < 0) { break l492; }
                    break l490;
                  }
                  p = s491;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l488;
                }
                p = skipH2(p);
                if (p < 0) { break l488; }
              }
              p = s487;
              break l489;
            }
            p = s487;
          } else touched ||= p >= end;
          break l486;
        }
        let n496 = 0;
        l493: for (;;) {
          if (n496 >= 3) break;
          const s495 = p;
          l494: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l494;
            }
            p++;
            n496++;
            continue l493;
          }
          p = s495;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l486;
        }
        p = skipMark(p);
        if (p < 0) { break l486; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l486;
        }
        p = skipSectionName(p);
        if (p < 0) { break l486; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l486; }
        break l484;
      }
      p = s485;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l519: {
        l522: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s520 = p;
            l521: {
              p = skipH3(p);
              if (p < 0) { break l521; }
              p = s520;
              break l522;
            }
            p = s520;
          } else touched ||= p >= end;
          break l519;
        }
        let n533 = 0;
        l530: for (;;) {
          if (n533 >= 3) break;
          const s532 = p;
          l531: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l531;
            }
            p++;
            n533++;
            continue l530;
          }
          p = s532;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l519;
        }
        p = skipMark(p);
        if (p < 0) { break l519; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l519;
        }
        p = skipOwnName(p);
        if (p < 0) { break l519; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l519; }
        break l484;
      }
      p = s485;
    } else touched ||= p >= end;
    l548: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s546 = p;
        l547: {
          p = skipNamedSetext(p);
          if (p < 0) { break l547; }
          p = s546;
          break l548;
        }
        p = s546;
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
  l497: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s499 = p;
      l498: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l498; }
        break l497;
      }
      p = s499;
    } else touched ||= p >= end;
  }
  l500: {
    const s501 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l502: {
        p = skipAnyOwnName(p);
        if (p < 0) { break l502; }
        l505: {
          const s503 = p;
          l504: {
            p = skipSectionEnd(p);
            if (p < 0) { break l504; }
            p = s503;
            break l505;
          }
          p = s503;
          break l502;
        }
        break l500;
      }
      p = s501;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadSectionName(p);
    if (p < 0) { return -1; }
  }
  l513: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s515 = p;
      l514: {
        p = skipBadSectionRemark(p);
        if (p < 0) { break l514; }
        break l513;
      }
      p = s515;
    } else touched ||= p >= end;
  }
  l516: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s518 = p;
      l517: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l517; }
        break l516;
      }
      p = s518;
    } else touched ||= p >= end;
  }
  return p;
}

function skipSectionEnd(p: number): number {
  let c = 0;
  l506: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s508 = p;
      l507: {
        p = skipSectionRemark(p);
        if (p < 0) { break l507; }
        break l506;
      }
      p = s508;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near509 = p + 16;
  while (p < near509 && (p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) p++;
  if (p === near509) {
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
  l512: {
    const s510 = p;
    l511: {
      p = skipSectionEnd(p);
      if (p < 0) { break l511; }
      p = s510;
      break l512;
    }
    p = s510;
    return -1;
  }
  return p;
}

function skipBadSectionRemark(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSectionRemark(p);
  if (p < 0) { return -1; }
  return p;
}

function skipH3(p: number): number {
  let n526 = 0;
  l523: for (;;) {
    if (n526 >= 3) break;
    const s525 = p;
    l524: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l524;
      }
      p++;
      n526++;
      continue l523;
    }
    p = s525;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
    reachesEnd(p, "###");
    return -1;
  }
  p += 3;
  if (text.charCodeAt(p) === 35) {
    {
      const s527 = p;
      l528: {

        p++;
        return -1;
      }
      p = s527;
    }
  } else touched ||= p >= end;
  return p;
}

function skipOwnName(p: number): number {
  let c = 0;
  l534: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s536 = p;
      l535: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l535; }
        break l534;
      }
      p = s536;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipAnyOwnName(p);
  if (p < 0) { return -1; }
  l539: {
    const s537 = p;
    l538: {
      p = skipSectionEnd(p);
      if (p < 0) { break l538; }
      p = s537;
      break l539;
    }
    p = s537;
    return -1;
  }
  l540: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s542 = p;
      l541: {
        p = skipBadSectionRemark(p);
        if (p < 0) { break l541; }
        break l540;
      }
      p = s542;
    } else touched ||= p >= end;
  }
  l543: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s545 = p;
      l544: {
        p = skipBadTitleDecoration(p);
        if (p < 0) { break l544; }
        break l543;
      }
      p = s545;
    } else touched ||= p >= end;
  }
  return p;
}

function leaf71(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r549 = readOtherHeading(p);
  if (r549 === undefined) { return -1; }
  value = r549;
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
  l550: {
    const s551 = p;
    const t552 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l553: {
        l556: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s554 = p;
            l555: {
              l557: {
                const s558 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l559: {
                    p = skipH1(p);
                    if (p < 0) { break l559; }
                    break l557;
                  }
                  p = s558;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l555;
                }
                p = skipH2(p);
                if (p < 0) { break l555; }
              }
              p = s554;
              break l556;
            }
            p = s554;
          } else touched ||= p >= end;
          break l553;
        }
        let n563 = 0;
        l560: for (;;) {
          if (n563 >= 3) break;
          const s562 = p;
          l561: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l561;
            }
            p++;
            n563++;
            continue l560;
          }
          p = s562;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l553;
        }
        const r564 = readMark(p);
        if (r564 === undefined) { break l553; }
        l_mark = r564;
        p = pos;
        const r609 = readTitleText(p);
        if (r609 === undefined) { break l553; }
        l_title = r609;
        p = pos;
        const r615 = readHeadingEnd(p);
        if (r615 === undefined) { break l553; }
        p = pos;
        break l550;
      }
      p = s551;
      if (trail.length > t552) trail.length = t552;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l692: {
      if (p < end) {
        const s690 = p;
        l691: {
          p = skipSetextAhead(p);
          if (p < 0) { break l691; }
          p = s690;
          break l692;
        }
        p = s690;
      } else touched ||= p >= end;
      return undefined;
    }
    const r693 = readTitleText(p);
    if (r693 === undefined) { return undefined; }
    l_title = r693;
    p = pos;
    const r695 = readHeadingEnd(p);
    if (r695 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r697 = readBadSetext(p);
    if (r697 === undefined) { return undefined; }
    l_under = r697;
    p = pos;
  }
  pos = p;
  return { type: 'OtherHeading', start: base + start, end: base + p, mark: l_mark, title: l_title, under: l_under };
}

function readMark(p: number): MarkNode | undefined {
  let c = 0;
  const start = p;
  let l_marks!: string;
  const s565 = p;
  let n569 = 0;
  l566: for (;;) {
    if (n569 >= 6) break;
    const s568 = p;
    l567: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l567;
      }
      p++;
      n569++;
      continue l566;
    }
    p = s568;
    break;
  }
  if (n569 < 1) { return undefined; }
  l_marks = text.slice(s565, p);
  if (text.charCodeAt(p) === 35) {
    {
      const s570 = p;
      l571: {

        p++;
        return undefined;
      }
      p = s570;
    }
  } else touched ||= p >= end;
  {
    const s573 = p;
    l574: {
      p = skipBlanks(p);
      if (p < 0) { break l574; }
      if (p < end) {
        {
          const s576 = p;
          l577: {
            p++;
            break l574;
          }
          p = s576;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s573;
  }
  const r579 = readHeadingSpace(p);
  if (r579 === undefined) { return undefined; }
  p = pos;
  l602: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s604 = p;
      const t605 = trail.length;
      l603: {
        const r606 = readBadNoise(p);
        if (r606 === undefined) { break l603; }
        p = pos;
        break l602;
      }
      p = s604;
      if (trail.length > t605) trail.length = t605;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'Mark', start: base + start, end: base + p, marks: l_marks };
}

function readHeadingSpace(p: number): string[] | null | BadHeadingSpaceNode | undefined {
  let c = 0;
  let value!: string[] | null | BadHeadingSpaceNode;
  l580: {
    const s581 = p;
    const t582 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l583: {
        const list588: string[] = [];
        l584: for (;;) {
          const s586 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l585: {
              let v587!: string;
              const r590 = readBlank(p);
              if (r590 === undefined) { break l585; }
              v587 = r590;
              p = pos;
              list588.push(v587);
              continue l584;
            }
            p = s586;
          } else touched ||= p >= end;
          break;
        }
        if (list588.length === 0) { break l583; }
        value = list588;
        break l580;
      }
      p = s581;
      if (trail.length > t582) trail.length = t582;
    } else touched ||= p >= end;
    l592: {
      l595: {
        const s593 = p;
        l594: {
          p = skipLineEnd(p);
          if (p < 0) { break l594; }
          p = s593;
          break l595;
        }
        p = s593;
        break l592;
      }
      value = null;
      break l580;
    }
    p = s581;
    if (trail.length > t582) trail.length = t582;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r596 = readBadHeadingSpace(p);
    if (r596 === undefined) { return undefined; }
    value = r596;
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
  l599: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      const s597 = p;
      l598: {
        p++;
        p = s597;
        break l599;
      }
      p = s597;
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
  l610: for (;;) {
    const s612 = p;
    if (p < end) {
      l611: {
        p = skipTitlePiece(p);
        if (p < 0) { break l611; }
        continue l610;
      }
      p = s612;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'TitleText', start: base + start, end: base + p };
}

function readHeadingEnd(p: number): [[string[], "#"[], null] | null, string[], BadNoiseNode | null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [[string[], "#"[], null] | null, string[], BadNoiseNode | null, string[], "\n" | BadLineEndNode | null];
  let e616!: [string[], "#"[], null] | null;
  l617: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s619 = p;
      l618: {
        const r620 = readClosingMarks(p);
        if (r620 === undefined) { break l618; }
        e616 = r620;
        p = pos;
        break l617;
      }
      p = s619;
    } else touched ||= p >= end;
    e616 = null;
  }
  let e645!: string[];
  const r646 = readBlanks(p);
  if (r646 === undefined) { return undefined; }
  e645 = r646;
  p = pos;
  let e656!: BadNoiseNode | null;
  l657: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s659 = p;
      const t660 = trail.length;
      l658: {
        const r661 = readBadNoise(p);
        if (r661 === undefined) { break l658; }
        e656 = r661;
        p = pos;
        break l657;
      }
      p = s659;
      if (trail.length > t660) trail.length = t660;
    } else touched ||= p >= end;
    e656 = null;
  }
  let e663!: string[];
  const r664 = readBlanks(p);
  if (r664 === undefined) { return undefined; }
  e663 = r664;
  p = pos;
  let e666!: "\n" | BadLineEndNode | null;
  const r667 = readLineEnd(p);
  if (r667 === undefined) { return undefined; }
  e666 = r667;
  p = pos;
  value = [e616, e645, e656, e663, e666];
  pos = p;
  return value;
}

function readClosingMarks(p: number): [string[], "#"[], null] | undefined {
  let c = 0;
  let value!: [string[], "#"[], null];
  let e621!: string[];
  const list626: string[] = [];
  l622: for (;;) {
    const s624 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l623: {
        let v625!: string;
        const r628 = readBlank(p);
        if (r628 === undefined) { break l623; }
        v625 = r628;
        p = pos;
        list626.push(v625);
        continue l622;
      }
      p = s624;
    } else touched ||= p >= end;
    break;
  }
  if (list626.length === 0) { return undefined; }
  e621 = list626;
  let e630!: "#"[];
  const list635: "#"[] = [];
  l631: for (;;) {
    const s633 = p;
    if (text.charCodeAt(p) === 35) {
      l632: {
        let v634!: "#";

        v634 = "#";
        p++;
        list635.push(v634);
        continue l631;
      }
      p = s633;
    } else touched ||= p >= end;
    break;
  }
  if (list635.length === 0) { return undefined; }
  e630 = list635;
  let e637!: null;
  l640: {
    const s638 = p;
    l639: {
      p = skipBlanks(p);
      if (p < 0) { break l639; }
      l641: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s643 = p;
          l642: {
            p = skipLineNoise(p);
            if (p < 0) { break l642; }
            break l641;
          }
          p = s643;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l639; }
      p = skipLineEnd(p);
      if (p < 0) { break l639; }
      p = s638;
      break l640;
    }
    p = s638;
    return undefined;
  }
  e637 = null;
  value = [e621, e630, e637];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list651: string[] = [];
  l647: for (;;) {
    const s649 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l648: {
        let v650!: string;
        const r653 = readBlank(p);
        if (r653 === undefined) { break l648; }
        v650 = r653;
        p = pos;
        list651.push(v650);
        continue l647;
      }
      p = s649;
    } else touched ||= p >= end;
    break;
  }
  value = list651;
  pos = p;
  return value;
}

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l668: {
    const s669 = p;
    const t670 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l671: {
        const r672 = readEol(p);
        if (r672 === undefined) { break l671; }
        value = r672;
        p = pos;
        break l668;
      }
      p = s669;
      if (trail.length > t670) trail.length = t670;
    } else touched ||= p >= end;
    const r683 = readEof(p);
    if (r683 === undefined) { return undefined; }
    value = r683;
    p = pos;
  }
  pos = p;
  return value;
}

function readEol(p: number): "\n" | BadLineEndNode | undefined {
  let value!: "\n" | BadLineEndNode;
  l673: {
    const s674 = p;
    const t675 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l676: {

        value = "\n";
        p++;
        break l673;
      }
      p = s674;
      if (trail.length > t675) trail.length = t675;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return undefined;
    }
    const r677 = readBadLineEnd(p);
    if (r677 === undefined) { return undefined; }
    value = r677;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadLineEnd(p: number): BadLineEndNode | undefined {
  const start = p;
  l678: {
    const s679 = p;
    if (text.charCodeAt(p) === 13) {
      l680: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l680;
        }
        p += 2;
        break l678;
      }
      p = s679;
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
      const s684 = p;
      l685: {
        p++;
        return undefined;
      }
      p = s684;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function readBadSetext(p: number): BadSetextNode | undefined {
  const start = p;
  let l_line!: string;
  let n701 = 0;
  l698: for (;;) {
    if (n701 >= 3) break;
    const s700 = p;
    l699: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l699;
      }
      p++;
      n701++;
      continue l698;
    }
    p = s700;
    break;
  }
  l702: {
    const s703 = p;
    if (text.charCodeAt(p) === 61) {
      l704: {
        const s705 = p;
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l704;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        l_line = text.slice(s705, p);
        break l702;
      }
      p = s703;
    } else touched ||= p >= end;
    const s706 = p;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 45) p++;
    touched ||= p >= end;
    l_line = text.slice(s706, p);
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r707 = readLineEnd(p);
  if (r707 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadSetextNode = { type: 'BadSetext', start: base + start, end: base + p, raw: text.slice(start, p), line: l_line };
  trail.push(node);
  return node;
}

function leaf87(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MetadataLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r711 = readMetadataLine(p);
  if (r711 === undefined) { return -1; }
  value = r711;
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
  l719: {
    const s720 = p;
    const t721 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      l722: {
        const r723 = readTaskIdLabel(p);
        if (r723 === undefined) { break l722; }
        l_field = r723;
        p = pos;
        break l719;
      }
      p = s720;
      if (trail.length > t721) trail.length = t721;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r802 = readTimestampLabel(p);
    if (r802 === undefined) { return undefined; }
    l_field = r802;
    p = pos;
  }
  pos = p;
  return { type: 'MetadataLine', start: base + start, end: base + p, field: l_field };
}

function skipMetadataLead(p: number): number {
  let c = 0;
  l712: {
    const s713 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l714: {
        p = skipBulletLead(p);
        if (p < 0) { break l714; }
        break l712;
      }
      p = s713;
    } else touched ||= p >= end;
    let n718 = 0;
    l715: for (;;) {
      if (n718 >= 3) break;
      const s717 = p;
      l716: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l716;
        }
        p++;
        n718++;
        continue l715;
      }
      p = s717;
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
  l726: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      const s724 = p;
      l725: {
        p = skipTaskIdName(p);
        if (p < 0) { break l725; }
        p = s724;
        break l726;
      }
      p = s724;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r727 = read_label(p);
  if (r727 === undefined) { return undefined; }
  l_label = r727;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r776 = readLineValue(p);
  if (r776 === undefined) { return undefined; }
  l_value = r776;
  p = pos;
  const r789 = readValueEnd(p);
  if (r789 === undefined) { return undefined; }
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
  l728: {
    const s729 = p;
    const t730 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l731: {
        const r732 = readLabel(p);
        if (r732 === undefined) { break l731; }
        value = r732;
        p = pos;
        break l728;
      }
      p = s729;
      if (trail.length > t730) trail.length = t730;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r740 = readBadLabel(p);
    if (r740 === undefined) { return undefined; }
    value = r740;
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
  const r733 = readLabelName(p);
  if (r733 === undefined) { return undefined; }
  l_name = r733;
  p = pos;
  l736: {
    const s737 = p;
    if (text.charCodeAt(p) === 58) {
      l738: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l738; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l738;
        }
        p += 2;
        break l736;
      }
      p = s737;
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
  const near734 = p + 16;
  while (p < near734 && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
  if (p === near734) {
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
  l741: {
    const s742 = p;
    if (text.charCodeAt(p) === 95) {
      l743: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l743;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l743;
        }
        const r744 = readUnderscoredName(p);
        if (r744 === undefined) { break l743; }
        l_name = r744;
        p = pos;
        l747: {
          const s748 = p;
          if (text.charCodeAt(p) === 58) {
            l749: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l749; }
              if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l749;
              }
              p += 2;
              break l747;
            }
            p = s748;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l743;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l743; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l743;
          }
          p++;
        }
        break l741;
      }
      p = s742;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l750: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l750;
        }
        const r751 = readKnownName(p);
        if (r751 === undefined) { break l750; }
        l_name = r751;
        p = pos;
        l753: {
          const s754 = p;
          if (text.charCodeAt(p) === 58) {
            l755: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l755; }
              if (text.charCodeAt(p) !== 42) {
                touched ||= p >= end;
                break l755;
              }
              p++;
              break l753;
            }
            p = s754;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42) {
            touched ||= p >= end;
            break l750;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l750; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l750;
          }
          p++;
        }
        break l741;
      }
      p = s742;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l756: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l756;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l756;
        }
        const r757 = readKnownName(p);
        if (r757 === undefined) { break l756; }
        l_name = r757;
        p = pos;
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l756;
        }
        p += 2;
        l761: {
          const s759 = p;
          l760: {
            l762: {
              const s763 = p;
              l764: {
                p = skipBlanks(p);
                if (p < 0) { break l764; }
                p = skipLineEnd(p);
                if (p < 0) { break l764; }
                break l762;
              }
              p = s763;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l760;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l760;
              }
              p++;
            }
            p = s759;
            break l761;
          }
          p = s759;
          break l756;
        }
        break l741;
      }
      p = s742;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l765: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l765;
        }
        l_open = "**";
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l765;
        }
        const r766 = readKnownName(p);
        if (r766 === undefined) { break l765; }
        l_name = r766;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l765; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l765;
        }
        p++;
        l770: {
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
            const s768 = p;
            l769: {
              p = skipBlanks(p);
              if (p < 0) { break l769; }
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                touched ||= p >= end;
                break l769;
              }
              p++;
              const near771 = p + 16;
              while (p < near771 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
              if (p === near771) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l769;
              }
              p += 2;
              p = skipBlanks(p);
              if (p < 0) { break l769; }
              p = skipLineEnd(p);
              if (p < 0) { break l769; }
              p = s768;
              break l770;
            }
            p = s768;
          } else touched ||= p >= end;
          break l765;
        }
        break l741;
      }
      p = s742;
      l_open = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r772 = readKnownName(p);
    if (r772 === undefined) { return undefined; }
    l_name = r772;
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
  const near745 = p + 16;
  while (p < near745 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
  if (p === near745) {
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
  l777: for (;;) {
    const s779 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l778: {
        p = skipLinePiece(p);
        if (p < 0) { break l778; }
        continue l777;
      }
      p = s779;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'LineValue', start: base + start, end: base + p };
}

function skipLinePiece(p: number): number {
  let c = 0;
  l781: {
    const s782 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
      l783: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l783;
        }
        p++;
        const near784 = p + 16;
        while (p < near784 && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) p++;
        if (p === near784) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l781;
      }
      p = s782;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s785 = p;
        l786: {
          p = skipLineNoise(p);
          if (p < 0) { break l786; }
          p = skipLineEnd(p);
          if (p < 0) { break l786; }
          return -1;
        }
        p = s785;
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
  let e790!: BadNoiseNode | null;
  l791: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s793 = p;
      const t794 = trail.length;
      l792: {
        const r795 = readBadNoise(p);
        if (r795 === undefined) { break l792; }
        e790 = r795;
        p = pos;
        break l791;
      }
      p = s793;
      if (trail.length > t794) trail.length = t794;
    } else touched ||= p >= end;
    e790 = null;
  }
  let e797!: "\n" | BadLineEndNode | null;
  const r798 = readLineEnd(p);
  if (r798 === undefined) { return undefined; }
  e797 = r798;
  p = pos;
  value = [e790, e797];
  pos = p;
  return value;
}

function readTimestampLabel(p: number): TimestampLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l805: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      const s803 = p;
      l804: {
        p = skipTimestampName(p);
        if (p < 0) { break l804; }
        p = s803;
        break l805;
      }
      p = s803;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r806 = read_label(p);
  if (r806 === undefined) { return undefined; }
  l_label = r806;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r808 = readLineValue(p);
  if (r808 === undefined) { return undefined; }
  l_value = r808;
  p = pos;
  const r810 = readValueEnd(p);
  if (r810 === undefined) { return undefined; }
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

function leaf104(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingMarkEndNode | SubheadingNode;
  l814: {
    const s815 = p;
    const t816 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l817: {
        const r818 = readBlankLines(p);
        if (r818 === undefined) { break l817; }
        value = r818;
        p = pos;
        break l814;
      }
      p = s815;
      if (trail.length > t816) trail.length = t816;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l856: {
        const r857 = readMissingMarkEnd(p);
        if (r857 === undefined) { break l856; }
        value = r857;
        p = pos;
        break l814;
      }
      p = s815;
      if (trail.length > t816) trail.length = t816;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return -1;
    }
    const r910 = readSubheading(p);
    if (r910 === undefined) { return -1; }
    value = r910;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlankLines(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s819 = p;
  let m824 = false;
  l820: for (;;) {
    const s822 = p;
    const t823 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l821: {
        const r825 = readBlankLine(p);
        if (r825 === undefined) { break l821; }
        p = pos;
        m824 = true;
        continue l820;
      }
      p = s822;
      if (trail.length > t823) trail.length = t823;
    } else touched ||= p >= end;
    break;
  }
  if (!m824) { return undefined; }
  value = text.slice(s819, p);
  pos = p;
  return value;
}

function readBlankLine(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l826: {
    const s827 = p;
    const t828 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l829: {
        let e830!: string[];
        const list835: string[] = [];
        l831: for (;;) {
          const s833 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l832: {
              let v834!: string;
              const r837 = readBlank(p);
              if (r837 === undefined) { break l832; }
              v834 = r837;
              p = pos;
              list835.push(v834);
              continue l831;
            }
            p = s833;
          } else touched ||= p >= end;
          break;
        }
        e830 = list835;
        let e839!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l829;
        }
        const r840 = readEol(p);
        if (r840 === undefined) { break l829; }
        e839 = r840;
        p = pos;
        value = [e830, e839];
        break l826;
      }
      p = s827;
      if (trail.length > t828) trail.length = t828;
    } else touched ||= p >= end;
    let e842!: string[];
    const list847: string[] = [];
    l843: for (;;) {
      const s845 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l844: {
          let v846!: string;
          const r849 = readBlank(p);
          if (r849 === undefined) { break l844; }
          v846 = r849;
          p = pos;
          list847.push(v846);
          continue l843;
        }
        p = s845;
      } else touched ||= p >= end;
      break;
    }
    if (list847.length === 0) { return undefined; }
    e842 = list847;
    let e851!: null;
    const r852 = readEof(p);
    if (r852 === undefined) { return undefined; }
    e851 = r852;
    p = pos;
    value = [e842, e851];
  }
  pos = p;
  return value;
}

function readMissingMarkEnd(p: number): MissingMarkEndNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
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
  let n861 = 0;
  l858: for (;;) {
    if (n861 >= 3) break;
    const s860 = p;
    l859: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l859;
      }
      p++;
      n861++;
      continue l858;
    }
    p = s860;
    break;
  }
  l862: {
    const s863 = p;
    if (text.charCodeAt(p) === 35) {
      l864: {
        let n868 = 0;
        l865: for (;;) {
          if (n868 >= 6) break;
          const s867 = p;
          l866: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l866;
            }
            p++;
            n868++;
            continue l865;
          }
          p = s867;
          break;
        }
        if (n868 < 1) { break l864; }
        p = skipBlanks(p);
        if (p < 0) { break l864; }
        break l862;
      }
      p = s863;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l869: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l869;
        }
        p += 2;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
          touched ||= p >= end;
          break l869;
        }
        p++;
        const near870 = p + 16;
        while (p < near870 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
        if (p === near870) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l871: {
          if (text.charCodeAt(p) === 42) {
            const s873 = p;
            l872: {

              p++;
              break l871;
            }
            p = s873;
          } else touched ||= p >= end;
        }
        break l862;
      }
      p = s863;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l874: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l874;
        }
        p += 2;
        break l862;
      }
      p = s863;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l875: {
        p = skipFooterCut(p);
        if (p < 0) { break l875; }
        break l862;
      }
      p = s863;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l901: {
        p++;
        break l862;
      }
      p = s863;
    } else touched ||= p >= end;
    let n905 = 0;
    l902: for (;;) {
      if (n905 >= 2) break;
      const s904 = p;
      l903: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l903;
        }
        p++;
        n905++;
        continue l902;
      }
      p = s904;
      break;
    }
    if (n905 < 1) { return -1; }
  }
  if (p < end) {
    {
      const s906 = p;
      l907: {
        p++;
        return -1;
      }
      p = s906;
    }
  } else touched ||= p >= end;
  return p;
}

function skipFooterCut(p: number): number {
  let c = 0;
  if (!isCaseless(p, "*g")) { return -1; }
  p += 2;
  l876: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s878 = p;
      l877: {
        if (!isCaseless(p, "e")) { break l877; }
        p += 1;
        l879: {
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            const s881 = p;
            l880: {
              if (!isCaseless(p, "n")) { break l880; }
              p += 1;
              l882: {
                if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                  const s884 = p;
                  l883: {
                    if (!isCaseless(p, "e")) { break l883; }
                    p += 1;
                    l885: {
                      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
                        const s887 = p;
                        l886: {
                          if (!isCaseless(p, "r")) { break l886; }
                          p += 1;
                          l888: {
                            if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
                              const s890 = p;
                              l889: {
                                if (!isCaseless(p, "a")) { break l889; }
                                p += 1;
                                l891: {
                                  if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
                                    const s893 = p;
                                    l892: {
                                      if (!isCaseless(p, "t")) { break l892; }
                                      p += 1;
                                      l894: {
                                        if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                                          const s896 = p;
                                          l895: {
                                            if (!isCaseless(p, "e")) { break l895; }
                                            p += 1;
                                            l897: {
                                              if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
                                                const s899 = p;
                                                l898: {
                                                  if (!isCaseless(p, "d")) { break l898; }
                                                  p += 1;
                                                  const near900 = p + 16;
                                                  while (p < near900 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                                                  if (p === near900) {
                                                    STOPS_6.lastIndex = p;
                                                    p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                                                  }
                                                  touched ||= p >= end;
                                                  break l897;
                                                }
                                                p = s899;
                                              } else touched ||= p >= end;
                                            }
                                            break l894;
                                          }
                                          p = s896;
                                        } else touched ||= p >= end;
                                      }
                                      break l891;
                                    }
                                    p = s893;
                                  } else touched ||= p >= end;
                                }
                                break l888;
                              }
                              p = s890;
                            } else touched ||= p >= end;
                          }
                          break l885;
                        }
                        p = s887;
                      } else touched ||= p >= end;
                    }
                    break l882;
                  }
                  p = s884;
                } else touched ||= p >= end;
              }
              break l879;
            }
            p = s881;
          } else touched ||= p >= end;
        }
        break l876;
      }
      p = s878;
    } else touched ||= p >= end;
  }
  return p;
}

function readSubheading(p: number): SubheadingNode | undefined {
  const start = p;
  let l_mark!: MarkNode;
  let l_title!: TitleTextNode;
  let n914 = 0;
  l911: for (;;) {
    if (n914 >= 3) break;
    const s913 = p;
    l912: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l912;
      }
      p++;
      n914++;
      continue l911;
    }
    p = s913;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r915 = readMark(p);
  if (r915 === undefined) { return undefined; }
  l_mark = r915;
  p = pos;
  const r917 = readTitleText(p);
  if (r917 === undefined) { return undefined; }
  l_title = r917;
  p = pos;
  const r919 = readHeadingEnd(p);
  if (r919 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Subheading', start: base + start, end: base + p, mark: l_mark, title: l_title };
}

function leaf111(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RuleNode | FooterNode | FenceNode | CommentNode | MissingCommentEndNode;
  l922: {
    const s923 = p;
    const t924 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l925: {
        const r926 = readRule(p);
        if (r926 === undefined) { break l925; }
        value = r926;
        p = pos;
        break l922;
      }
      p = s923;
      if (trail.length > t924) trail.length = t924;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l932: {
        const r933 = readFooter(p);
        if (r933 === undefined) { break l932; }
        value = r933;
        p = pos;
        break l922;
      }
      p = s923;
      if (trail.length > t924) trail.length = t924;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l946: {
        const r947 = readFence(p);
        if (r947 === undefined) { break l946; }
        value = r947;
        p = pos;
        break l922;
      }
      p = s923;
      if (trail.length > t924) trail.length = t924;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l1024: {
        const r1025 = readComment(p);
        if (r1025 === undefined) { break l1024; }
        value = r1025;
        p = pos;
        break l922;
      }
      p = s923;
      if (trail.length > t924) trail.length = t924;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r1046 = readMissingCommentEnd(p);
    if (r1046 === undefined) { return -1; }
    value = r1046;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readRule(p: number): RuleNode | undefined {
  let c = 0;
  const start = p;
  l929: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      const s927 = p;
      l928: {
        p = skipThematicBreak(p);
        if (p < 0) { break l928; }
        p = s927;
        break l929;
      }
      p = s927;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near930 = p + 16;
  while (p < near930 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near930) {
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
  l936: {
    if (text.charCodeAt(p) === 42) {
      const s934 = p;
      l935: {
        p = skipFooterLine(p);
        if (p < 0) { break l935; }
        p = s934;
        break l936;
      }
      p = s934;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near944 = p + 16;
  while (p < near944 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near944) {
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
  l937: for (;;) {
    const s939 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l938: {
        if (text.charCodeAt(p) === 42) {
          {
            const s941 = p;
            l942: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l942; }
              p = skipLineEnd(p);
              if (p < 0) { break l942; }
              break l938;
            }
            p = s941;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l938;
        }
        p++;
        continue l937;
      }
      p = s939;
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
      const s948 = p;
      l949: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l949; }
        return undefined;
      }
      p = s948;
    }
  } else touched ||= p >= end;
  let n954 = 0;
  l951: for (;;) {
    if (n954 >= 3) break;
    const s953 = p;
    l952: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l952;
      }
      p++;
      n954++;
      continue l951;
    }
    p = s953;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r955 = readFenceRunHere(p);
  if (r955 === undefined) { return undefined; }
  l_run = r955;
  p = pos;
  registers[4] = l_run;
  const r966 = readFenceInfo(p);
  if (r966 === undefined) { return undefined; }
  l_info = r966;
  p = pos;
  const r969 = readLineEnd(p);
  if (r969 === undefined) { return undefined; }
  p = pos;
  const r971 = readFenceBody(p);
  if (r971 === undefined) { return undefined; }
  l_body = r971;
  p = pos;
  l1012: {
    const s1013 = p;
    const t1014 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1015: {
        const r1016 = readFenceClose(p);
        if (r1016 === undefined) { break l1015; }
        l_close = r1016;
        p = pos;
        break l1012;
      }
      p = s1013;
      if (trail.length > t1014) trail.length = t1014;
    } else touched ||= p >= end;
    const r1018 = readMissingFenceEnd(p);
    if (r1018 === undefined) { return undefined; }
    l_close = r1018;
    p = pos;
  }
  pos = p;
  return { type: 'Fence', start: base + start, end: base + p, run: l_run, info: l_info, body: l_body, close: l_close };
}

function readFenceRunHere(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l956: {
    const s957 = p;
    if (text.charCodeAt(p) === 96) {
      l958: {
        const s959 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l958;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s959, p);
        l962: {
          const s960 = p;
          l961: {
            const near963 = p + 16;
            while (p < near963 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
            if (p === near963) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l961; }
            p = s960;
            break l962;
          }
          p = s960;
          break l958;
        }
        break l956;
      }
      p = s957;
    } else touched ||= p >= end;
    const s964 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s964, p);
  }
  pos = p;
  return value;
}

function readFenceInfo(p: number): FenceInfoNode | undefined {
  let c = 0;
  const start = p;
  const near967 = p + 16;
  while (p < near967 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near967) {
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
  l972: for (;;) {
    const s974 = p;
    const t975 = trail.length;
    if (p < end) {
      l973: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s977 = p;
            l978: {
              p = skip_fenceClose(p);
              if (p < 0) { break l978; }
              break l973;
            }
            p = s977;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l973;
        }
        const r989 = readLine(p);
        if (r989 === undefined) { break l973; }
        p = pos;
        continue l972;
      }
      p = s974;
      if (trail.length > t975) trail.length = t975;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'FenceBody', start: base + start, end: base + p };
}

function skip_fenceClose(p: number): number {
  let c = 0;
  let n983 = 0;
  l980: for (;;) {
    if (n983 >= 3) break;
    const s982 = p;
    l981: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l981;
      }
      p++;
      n983++;
      continue l980;
    }
    p = s982;
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
  l988: {
    const s986 = p;
    l987: {
      p = skipLineEnd(p);
      if (p < 0) { break l987; }
      p = s986;
      break l988;
    }
    p = s986;
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
  const r984 = readFenceRun(p);
  if (r984 === undefined) { return undefined; }
  value = r984;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l990: {
    const s991 = p;
    const t992 = trail.length;
    if (p < end) {
      l993: {
        let e994!: string[];
        const list999: string[] = [];
        l995: for (;;) {
          const s997 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l996: {
              let v998!: string;
              v998 = text.charAt(p);
              p++;
              list999.push(v998);
              continue l995;
            }
            p = s997;
          } else touched ||= p >= end;
          break;
        }
        e994 = list999;
        let e1001!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l993;
        }
        const r1002 = readEol(p);
        if (r1002 === undefined) { break l993; }
        e1001 = r1002;
        p = pos;
        value = [e994, e1001];
        break l990;
      }
      p = s991;
      if (trail.length > t992) trail.length = t992;
    } else touched ||= p >= end;
    const list1008: string[] = [];
    l1004: for (;;) {
      const s1006 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1005: {
          let v1007!: string;
          v1007 = text.charAt(p);
          p++;
          list1008.push(v1007);
          continue l1004;
        }
        p = s1006;
      } else touched ||= p >= end;
      break;
    }
    if (list1008.length === 0) { return undefined; }
    value = list1008;
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
      const s1019 = p;
      l1020: {
        p++;
        return undefined;
      }
      p = s1019;
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
  let n1029 = 0;
  l1026: for (;;) {
    if (n1029 >= 3) break;
    const s1028 = p;
    l1027: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1027;
      }
      p++;
      n1029++;
      continue l1026;
    }
    p = s1028;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1030: for (;;) {
    const s1032 = p;
    const t1033 = trail.length;
    if (p < end) {
      l1031: {
        if (text.charCodeAt(p) === 45) {
          {
            const s1035 = p;
            l1036: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l1036;
              }
              p += 3;
              break l1031;
            }
            p = s1035;
          }
        } else touched ||= p >= end;
        l1038: {
          const s1039 = p;
          const t1040 = trail.length;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1041: {
              p++;
              break l1038;
            }
            p = s1039;
            if (trail.length > t1040) trail.length = t1040;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1031;
          }
          const r1042 = readEol(p);
          if (r1042 === undefined) { break l1031; }
          p = pos;
        }
        continue l1030;
      }
      p = s1032;
      if (trail.length > t1033) trail.length = t1033;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
    reachesEnd(p, "-->");
    return undefined;
  }
  p += 3;
  const near1044 = p + 16;
  while (p < near1044 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1044) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Comment', start: base + start, end: base + p };
}

function readMissingCommentEnd(p: number): MissingCommentEndNode | undefined {
  const start = p;
  let n1050 = 0;
  l1047: for (;;) {
    if (n1050 >= 3) break;
    const s1049 = p;
    l1048: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1048;
      }
      p++;
      n1050++;
      continue l1047;
    }
    p = s1049;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1051: for (;;) {
    const s1053 = p;
    const t1054 = trail.length;
    if (p < end) {
      l1052: {
        const r1056 = readLine(p);
        if (r1056 === undefined) { break l1052; }
        p = pos;
        continue l1051;
      }
      p = s1053;
      if (trail.length > t1054) trail.length = t1054;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: MissingCommentEndNode = { type: 'MissingCommentEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf127(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\n" | BadLineEndNode | null;
  l1059: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1061 = p;
      const t1062 = trail.length;
      l1060: {
        const r1063 = readEol(p);
        if (r1063 === undefined) { break l1060; }
        value = r1063;
        p = pos;
        break l1059;
      }
      p = s1061;
      if (trail.length > t1062) trail.length = t1062;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf128(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
  l1065: {
    const s1066 = p;
    const t1067 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1068: {
        const r1069 = readBullet(p);
        if (r1069 === undefined) { break l1068; }
        value = r1069;
        p = pos;
        break l1065;
      }
      p = s1066;
      if (trail.length > t1067) trail.length = t1067;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1343: {
        const r1344 = readTable(p);
        if (r1344 === undefined) { break l1343; }
        value = r1344;
        p = pos;
        break l1065;
      }
      p = s1066;
      if (trail.length > t1067) trail.length = t1067;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1466: {
        const r1467 = readBadNoiseLine(p);
        if (r1467 === undefined) { break l1466; }
        value = r1467;
        p = pos;
        break l1065;
      }
      p = s1066;
      if (trail.length > t1067) trail.length = t1067;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1475 = readParagraph(p);
    if (r1475 === undefined) { return -1; }
    value = r1475;
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
  const r1070 = readBulletColumn(p);
  if (r1070 === undefined) { return undefined; }
  l_lead = r1070;
  p = pos;
  l1079: {
    const s1081 = p;
    const t1082 = trail.length;
    l1080: {
      const r1083 = readBulletContent(p);
      if (r1083 === undefined) { break l1080; }
      l_content = r1083;
      p = pos;
      break l1079;
    }
    p = s1081;
    if (trail.length > t1082) trail.length = t1082;
    l_content = null;
  }
  const r1181 = readBulletText(p);
  if (r1181 === undefined) { return undefined; }
  l_text = r1181;
  p = pos;
  pos = p;
  return { type: 'Bullet', start: base + start, end: base + p, lead: l_lead, content: l_content, text: l_text };
}

function readBulletColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s1071 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1071, p);
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBulletSign(p);
  if (p < 0) { return undefined; }
  l1072: {
    const s1073 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1074: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1074;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1072;
      }
      p = s1073;
    } else touched ||= p >= end;
    l1077: {
      const s1075 = p;
      l1076: {
        p = skipLineEnd(p);
        if (p < 0) { break l1076; }
        p = s1075;
        break l1077;
      }
      p = s1075;
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
  l1084: {
    const s1085 = p;
    const t1086 = trail.length;
    l1087: {
      p = skipInFailures(p);
      if (p < 0) { break l1087; }
      l1088: {
        const s1089 = p;
        if (text.charCodeAt(p) === 42) {
          l1090: {
            const r1091 = readFailure(p);
            if (r1091 === undefined) { break l1090; }
            value = r1091;
            p = pos;
            break l1088;
          }
          p = s1089;
        } else touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l1087;
        }
        const r1104 = readLooseFailure(p);
        if (r1104 === undefined) { break l1087; }
        value = r1104;
        p = pos;
      }
      break l1084;
    }
    p = s1085;
    if (trail.length > t1086) trail.length = t1086;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
      l1119: {
        const r1120 = readLabelledItem(p);
        if (r1120 === undefined) { break l1119; }
        value = r1120;
        p = pos;
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1124: {
        const r1125 = readCodeItem(p);
        if (r1125 === undefined) { break l1124; }
        value = r1125;
        p = pos;
        break l1084;
      }
      p = s1085;
      if (trail.length > t1086) trail.length = t1086;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1130 = readLooseItem(p);
    if (r1130 === undefined) { return undefined; }
    value = r1130;
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
  const r1092 = readHttpStatus(p);
  if (r1092 === undefined) { return undefined; }
  l_status = r1092;
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
  const r1098 = readFailureCode(p);
  if (r1098 === undefined) { return undefined; }
  l_code = r1098;
  p = pos;
  l1100: {
    const s1101 = p;
    if (text.charCodeAt(p) === 42) {
      l1102: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1102;
        }
        p += 2;
        p = skipBlanks(p);
        if (p < 0) { break l1102; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1102;
        }
        p++;
        break l1100;
      }
      p = s1101;
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
  const s1093 = p;
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
  l_digits = text.slice(s1093, p);
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s1094 = p;
      l1095: {
        p++;
        return undefined;
      }
      p = s1094;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) p++;
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
  const r1105 = readHttpStatus(p);
  if (r1105 === undefined) { return undefined; }
  l_status = r1105;
  p = pos;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1107: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) {
      const s1109 = p;
      l1108: {
        const r1110 = readFailureCode(p);
        if (r1110 === undefined) { break l1108; }
        l_code = r1110;
        p = pos;
        break l1107;
      }
      p = s1109;
    } else touched ||= p >= end;
    l_code = null;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 8211 && c <= 8212)))) {
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1112: {
    const s1113 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l1114: {
        p++;
        break l1112;
      }
      p = s1113;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 45) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l1117: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s1115 = p;
        l1116: {
          p++;
          p = s1115;
          break l1117;
        }
        p = s1115;
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
  const r1121 = read_label(p);
  if (r1121 === undefined) { return undefined; }
  l_label = r1121;
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
  const r1126 = readCodeName(p);
  if (r1126 === undefined) { return undefined; }
  l_name = r1126;
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
  const near1127 = p + 16;
  while (p < near1127 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near1127) {
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
  const r1131 = readLooseName(p);
  if (r1131 === undefined) { return undefined; }
  l_name = r1131;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1168: {
    const s1169 = p;
    if (text.charCodeAt(p) === 58) {
      l1170: {

        p++;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        break l1168;
      }
      p = s1169;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
      l1171: {
        p++;
        break l1168;
      }
      p = s1169;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l1172: {

        p++;
        l1175: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1173 = p;
            l1174: {
              p++;
              p = s1173;
              break l1175;
            }
            p = s1173;
          } else touched ||= p >= end;
          break l1172;
        }
        break l1168;
      }
      p = s1169;
    } else touched ||= p >= end;
    l1178: {
      if (text.charCodeAt(p) === 40) {
        const s1176 = p;
        l1177: {

          p++;
          p = s1176;
          break l1178;
        }
        p = s1176;
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
  l1132: {
    const s1133 = p;
    if (text.charCodeAt(p) === 42) {
      l1134: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1134;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1134;
        }
        const r1135 = read_starredName(p);
        if (r1135 === undefined) { break l1134; }
        value = r1135;
        p = pos;
        l1145: {
          const s1146 = p;
          if (text.charCodeAt(p) === 42) {
            l1147: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1147;
              }
              p += 2;
              break l1145;
            }
            p = s1146;
          } else touched ||= p >= end;
          l1150: {
            if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
              const s1148 = p;
              l1149: {
                p = skipBlanks(p);
                if (p < 0) { break l1149; }
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l1149;
                }
                p++;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                  touched ||= p >= end;
                  break l1149;
                }
                p++;
                const near1151 = p + 16;
                while (p < near1151 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near1151) {
                  STOPS_6.lastIndex = p;
                  p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                }
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1149;
                }
                p += 2;
                p = skipBlanks(p);
                if (p < 0) { break l1149; }
                p = skipLineEnd(p);
                if (p < 0) { break l1149; }
                p = s1148;
                break l1150;
              }
              p = s1148;
            } else touched ||= p >= end;
            break l1134;
          }
        }
        break l1132;
      }
      p = s1133;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1152: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1152;
        }
        const r1153 = read_starredName(p);
        if (r1153 === undefined) { break l1152; }
        value = r1153;
        p = pos;
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l1152;
        }
        p++;
        break l1132;
      }
      p = s1133;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1155: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1155;
        }
        const r1156 = readCodeName(p);
        if (r1156 === undefined) { break l1155; }
        value = r1156;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1155;
        }
        p++;
        break l1132;
      }
      p = s1133;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1158 = readBareName(p);
    if (r1158 === undefined) { return undefined; }
    value = r1158;
    p = pos;
  }
  pos = p;
  return value;
}

function read_starredName(p: number): CodeNameNode | StarredNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | StarredNameNode;
  l1136: {
    const s1137 = p;
    if (text.charCodeAt(p) === 96) {
      l1138: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1138;
        }
        const r1139 = readCodeName(p);
        if (r1139 === undefined) { break l1138; }
        value = r1139;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1138;
        }
        p++;
        break l1136;
      }
      p = s1137;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1141 = readStarredName(p);
    if (r1141 === undefined) { return undefined; }
    value = r1141;
    p = pos;
  }
  pos = p;
  return value;
}

function readStarredName(p: number): StarredNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near1142 = p + 16;
  while (p < near1142 && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128)) p++;
  if (p === near1142) {
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
  let n1162 = 0;
  l1159: for (;;) {
    if (n1162 >= 2) break;
    const s1161 = p;
    l1160: {
      if (text.charCodeAt(p) !== 42) {
        touched ||= p >= end;
        break l1160;
      }
      p++;
      n1162++;
      continue l1159;
    }
    p = s1161;
    break;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1163: {
    if (text.charCodeAt(p) === 63) {
      const s1165 = p;
      l1164: {

        p++;
        break l1163;
      }
      p = s1165;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'BareName', start: base + start, end: base + p };
}

function readBulletText(p: number): BulletTextNode | undefined {
  let c = 0;
  const start = p;
  const near1182 = p + 16;
  while (p < near1182 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1182) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r1183 = readLineEnd(p);
  if (r1183 === undefined) { return undefined; }
  p = pos;
  l1185: for (;;) {
    const s1187 = p;
    const t1188 = trail.length;
    if (p < end) {
      l1186: {
        if (p < end) {
          {
            const s1190 = p;
            l1191: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1191; }
              break l1186;
            }
            p = s1190;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1186;
        }
        const r1339 = readLine(p);
        if (r1339 === undefined) { break l1186; }
        p = pos;
        continue l1185;
      }
      p = s1187;
      if (trail.length > t1188) trail.length = t1188;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'BulletText', start: base + start, end: base + p };
}

function skipParagraphStop(p: number): number {
  let c = 0;
  l1193: {
    const s1194 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1195: {
        p = skipBlankLine(p);
        if (p < 0) { break l1195; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1196: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1196; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1197: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1197; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1198: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l1198; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1199: {
        p = skipFenceStart(p);
        if (p < 0) { break l1199; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1200: {
        p = skipBulletMark(p);
        if (p < 0) { break l1200; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l1201: {
        p = skipLabelLine(p);
        if (p < 0) { break l1201; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l1206: {
        let n1210 = 0;
        l1207: for (;;) {
          if (n1210 >= 3) break;
          const s1209 = p;
          l1208: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1208;
            }
            p++;
            n1210++;
            continue l1207;
          }
          p = s1209;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l1206;
        }
        p += 4;
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1211: {
        p = skipTableStart(p);
        if (p < 0) { break l1211; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1333: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l1333; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l1337: {
        p = skipNamedSetext(p);
        if (p < 0) { break l1337; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1338: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1338; }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutMark(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLabelLine(p: number): number {
  let c = 0;
  let n1205 = 0;
  l1202: for (;;) {
    if (n1205 >= 3) break;
    const s1204 = p;
    l1203: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1203;
      }
      p++;
      n1205++;
      continue l1202;
    }
    p = s1204;
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

function skipTableStart(p: number): number {
  let c = 0;
  l1212: {
    const s1213 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      l1214: {
        let n1218 = 0;
        l1215: for (;;) {
          if (n1218 >= 3) break;
          const s1217 = p;
          l1216: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1216;
            }
            p++;
            n1218++;
            continue l1215;
          }
          p = s1217;
          break;
        }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1214;
        }
        p++;
        break l1212;
      }
      p = s1213;
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
  let e1219!: null;
  l1222: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s1220 = p;
      l1221: {
        p = skipTableAhead(p);
        if (p < 0) { break l1221; }
        p = s1220;
        break l1222;
      }
      p = s1220;
    } else touched ||= p >= end;
    return undefined;
  }
  e1219 = null;
  let e1225!: TableRowNode;
  const r1226 = readTableRow(p);
  if (r1226 === undefined) { return undefined; }
  l_head = r1226;
  p = pos;
  e1225 = l_head;
  let e1285!: "\n" | BadLineEndNode | null;
  const r1286 = readLineEnd(p);
  if (r1286 === undefined) { return undefined; }
  e1285 = r1286;
  p = pos;
  let e1288!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1289 = readDelimiterRow(p);
  if (r1289 === undefined) { return undefined; }
  l_cells = r1289;
  p = pos;
  e1288 = l_cells;
  let e1332!: null;
  if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { return undefined; }
  e1332 = null;
  value = [e1219, e1225, e1285, e1288, e1332];
  pos = p;
  return value;
}

function skipTableAhead(p: number): number {
  let c = 0;
  const near1223 = p + 16;
  while (p < near1223 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
  if (p === near1223) {
    STOPS_14.lastIndex = p;
    p = STOPS_14.test(text) ? STOPS_14.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1224 = p + 16;
  while (p < near1224 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1224) {
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

function readTableRow(p: number): TableRowNode | undefined {
  let c = 0;
  const start = p;
  let l_cells!: CellNode[];
  l1227: {
    const s1228 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124)) {
      l1229: {
        p = skipBlanks(p);
        if (p < 0) { break l1229; }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1229;
        }
        p++;
        const list1235: CellNode[] = [];
        let n1233 = 0;
        l1230: for (;;) {
          const s1232 = p;
          l1231: {
            if (n1233 > 0) {
              if (!(text.charCodeAt(p) === 124)) {
                touched ||= p >= end;
                break l1231;
              }
              p = skipCellGap(p);
              if (p < 0) { break l1231; }
            }
            let v1234!: CellNode;
            const r1239 = readCell(p);
            if (r1239 === undefined) { break l1231; }
            v1234 = r1239;
            p = pos;
            list1235.push(v1234);
            n1233++;
            continue l1230;
          }
          p = s1232;
          break;
        }
        if (n1233 < 1) { break l1229; }
        l_cells = list1235;
        l1252: {
          if (text.charCodeAt(p) === 124) {
            const s1254 = p;
            l1253: {

              p++;
              break l1252;
            }
            p = s1254;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1229; }
        l1257: {
          const s1255 = p;
          l1256: {
            p = skipLineEnd(p);
            if (p < 0) { break l1256; }
            p = s1255;
            break l1257;
          }
          p = s1255;
          break l1229;
        }
        break l1227;
      }
      p = s1228;
    } else touched ||= p >= end;
    l1258: {
      p = skipBlanks(p);
      if (p < 0) { break l1258; }
      const list1264: CellNode[] = [];
      let n1262 = 0;
      l1259: for (;;) {
        const s1261 = p;
        l1260: {
          if (n1262 > 0) {
            if (!(text.charCodeAt(p) === 124)) {
              touched ||= p >= end;
              break l1260;
            }
            p = skipCellGap(p);
            if (p < 0) { break l1260; }
          }
          let v1263!: CellNode;
          const r1265 = readCell(p);
          if (r1265 === undefined) { break l1260; }
          v1263 = r1265;
          p = pos;
          list1264.push(v1263);
          n1262++;
          continue l1259;
        }
        p = s1261;
        break;
      }
      if (n1262 < 2) { break l1258; }
      l_cells = list1264;
      l1267: {
        if (text.charCodeAt(p) === 124) {
          const s1269 = p;
          l1268: {

            p++;
            break l1267;
          }
          p = s1269;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l1258; }
      l1272: {
        const s1270 = p;
        l1271: {
          p = skipLineEnd(p);
          if (p < 0) { break l1271; }
          p = s1270;
          break l1272;
        }
        p = s1270;
        break l1258;
      }
      break l1227;
    }
    p = s1228;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const list1278: CellNode[] = [];
    let n1276 = 0;
    l1273: for (;;) {
      if (n1276 >= 1) break;
      const s1275 = p;
      l1274: {
        let v1277!: CellNode;
        const r1279 = readCell(p);
        if (r1279 === undefined) { break l1274; }
        v1277 = r1279;
        p = pos;
        list1278.push(v1277);
        n1276++;
        continue l1273;
      }
      p = s1275;
      break;
    }
    if (n1276 < 1) { return undefined; }
    l_cells = list1278;
    if (text.charCodeAt(p) !== 124) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1283: {
      const s1281 = p;
      l1282: {
        p = skipLineEnd(p);
        if (p < 0) { break l1282; }
        p = s1281;
        break l1283;
      }
      p = s1281;
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
    const s1236 = p;
    l1237: {
      p = skipBlanks(p);
      if (p < 0) { break l1237; }
      p = skipLineEnd(p);
      if (p < 0) { break l1237; }
      return -1;
    }
    p = s1236;
  }
  return p;
}

function readCell(p: number): CellNode | undefined {
  let c = 0;
  const start = p;
  l1240: for (;;) {
    const s1242 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
      l1241: {
        l1244: {
          const s1245 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c >= 128)) {
            l1246: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1246;
              }
              p++;
              const near1247 = p + 16;
              while (p < near1247 && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c >= 128)) p++;
              if (p === near1247) {
                STOPS_15.lastIndex = p;
                p = STOPS_15.test(text) ? STOPS_15.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1244;
            }
            p = s1245;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l1241;
          }
          p++;
          l1248: {
            if (((c = text.charCodeAt(p)) === 92 || c === 124)) {
              const s1250 = p;
              l1249: {
                p++;
                break l1248;
              }
              p = s1250;
            } else touched ||= p >= end;
          }
        }
        continue l1240;
      }
      p = s1242;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Cell', start: base + start, end: base + p };
}

function readDelimiterRow(p: number): [string[], ":" | null, "-"[], ":" | null, string[]][] | undefined {
  let c = 0;
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  let n1293 = 0;
  l1290: for (;;) {
    if (n1293 >= 3) break;
    const s1292 = p;
    l1291: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1291;
      }
      p++;
      n1293++;
      continue l1290;
    }
    p = s1292;
    break;
  }
  l1294: {
    if (text.charCodeAt(p) === 124) {
      const s1296 = p;
      l1295: {

        p++;
        break l1294;
      }
      p = s1296;
    } else touched ||= p >= end;
  }
  const list1302: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1300 = 0;
  l1297: for (;;) {
    const s1299 = p;
    l1298: {
      if (n1300 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1298;
        }
        p++;
      }
      let v1301!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1298;
      }
      const r1303 = readDelimiterCell(p);
      if (r1303 === undefined) { break l1298; }
      v1301 = r1303;
      p = pos;
      list1302.push(v1301);
      n1300++;
      continue l1297;
    }
    p = s1299;
    break;
  }
  if (n1300 < 1) { return undefined; }
  value = list1302;
  l1326: {
    if (text.charCodeAt(p) === 124) {
      const s1328 = p;
      l1327: {

        p++;
        break l1326;
      }
      p = s1328;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1329 = readLineEnd(p);
  if (r1329 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readDelimiterCell(p: number): [string[], ":" | null, "-"[], ":" | null, string[]] | undefined {
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
  let e1304!: string[];
  const r1305 = readBlanks(p);
  if (r1305 === undefined) { return undefined; }
  e1304 = r1305;
  p = pos;
  let e1307!: ":" | null;
  l1308: {
    if (text.charCodeAt(p) === 58) {
      const s1310 = p;
      l1309: {

        e1307 = ":";
        p++;
        break l1308;
      }
      p = s1310;
    } else touched ||= p >= end;
    e1307 = null;
  }
  let e1311!: "-"[];
  const list1316: "-"[] = [];
  l1312: for (;;) {
    const s1314 = p;
    if (text.charCodeAt(p) === 45) {
      l1313: {
        let v1315!: "-";

        v1315 = "-";
        p++;
        list1316.push(v1315);
        continue l1312;
      }
      p = s1314;
    } else touched ||= p >= end;
    break;
  }
  if (list1316.length === 0) { return undefined; }
  e1311 = list1316;
  let e1318!: ":" | null;
  l1319: {
    if (text.charCodeAt(p) === 58) {
      const s1321 = p;
      l1320: {

        e1318 = ":";
        p++;
        break l1319;
      }
      p = s1321;
    } else touched ||= p >= end;
    e1318 = null;
  }
  let e1322!: string[];
  const r1323 = readBlanks(p);
  if (r1323 === undefined) { return undefined; }
  e1322 = r1323;
  p = pos;
  value = [e1304, e1307, e1311, e1318, e1322];
  pos = p;
  return value;
}

function skipNoiseAlone(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLineNoise(p);
  if (p < 0) { return -1; }
  l1334: {
    const s1335 = p;
    l1336: {
      p = skipLineEnd(p);
      if (p < 0) { break l1336; }
      break l1334;
    }
    p = s1335;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipHeadingMarks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readTable(p: number): TableNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: TableRowNode | BadTableNode;
  let l_cells: [string[], ":" | null, "-"[], ":" | null, string[]][] | null = null;
  let l_rows!: TableRowNode[];
  l1345: {
    const s1346 = p;
    const t1347 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1348: {
        l1351: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s1349 = p;
            l1350: {
              p = skipTableAhead(p);
              if (p < 0) { break l1350; }
              p = s1349;
              break l1351;
            }
            p = s1349;
          } else touched ||= p >= end;
          break l1348;
        }
        const r1352 = readTableRow(p);
        if (r1352 === undefined) { break l1348; }
        l_head = r1352;
        p = pos;
        const r1354 = readLineEnd(p);
        if (r1354 === undefined) { break l1348; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
          touched ||= p >= end;
          break l1348;
        }
        const r1356 = readDelimiterRow(p);
        if (r1356 === undefined) { break l1348; }
        l_cells = r1356;
        p = pos;
        if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { break l1348; }
        const list1363: TableRowNode[] = [];
        l1358: for (;;) {
          const s1360 = p;
          const t1361 = trail.length;
          l1359: {
            let v1362!: TableRowNode;
            const r1365 = read_tableRow(p);
            if (r1365 === undefined) { break l1359; }
            v1362 = r1365;
            p = pos;
            list1363.push(v1362);
            continue l1358;
          }
          p = s1360;
          if (trail.length > t1361) trail.length = t1361;
          break;
        }
        l_rows = list1363;
        break l1345;
      }
      p = s1346;
      if (trail.length > t1347) trail.length = t1347;
      l_cells = null;
    } else touched ||= p >= end;
    l1405: {
      if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
        const s1403 = p;
        l1404: {
          p = skipPipedLines(p);
          if (p < 0) { break l1404; }
          p = s1403;
          break l1405;
        }
        p = s1403;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1415 = readBadTable(p);
    if (r1415 === undefined) { return undefined; }
    l_head = r1415;
    p = pos;
    const list1461: TableRowNode[] = [];
    l1456: for (;;) {
      const s1458 = p;
      const t1459 = trail.length;
      l1457: {
        let v1460!: TableRowNode;
        const r1463 = read_tableRow(p);
        if (r1463 === undefined) { break l1457; }
        v1460 = r1463;
        p = pos;
        list1461.push(v1460);
        continue l1456;
      }
      p = s1458;
      if (trail.length > t1459) trail.length = t1459;
      break;
    }
    l_rows = list1461;
  }
  pos = p;
  return { type: 'Table', start: base + start, end: base + p, head: l_head, cells: l_cells, rows: l_rows };
}

function read_tableRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l1366: {
    const s1367 = p;
    const t1368 = trail.length;
    if (p < end) {
      l1369: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s1370 = p;
            l1371: {
              p = skipBlankLine(p);
              if (p < 0) { break l1371; }
              break l1369;
            }
            p = s1370;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
          {
            const s1373 = p;
            l1374: {
              p = skipRowStop(p);
              if (p < 0) { break l1374; }
              break l1369;
            }
            p = s1373;
          }
        } else touched ||= p >= end;
        const r1384 = readTableRow(p);
        if (r1384 === undefined) { break l1369; }
        value = r1384;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1369;
        }
        const r1386 = readEol(p);
        if (r1386 === undefined) { break l1369; }
        p = pos;
        break l1366;
      }
      p = s1367;
      if (trail.length > t1368) trail.length = t1368;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s1388 = p;
        l1389: {
          p = skipBlankLine(p);
          if (p < 0) { break l1389; }
          return undefined;
        }
        p = s1388;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
      {
        const s1391 = p;
        l1392: {
          p = skipRowStop(p);
          if (p < 0) { break l1392; }
          return undefined;
        }
        p = s1391;
      }
    } else touched ||= p >= end;
    const r1394 = readTableRow(p);
    if (r1394 === undefined) { return undefined; }
    value = r1394;
    p = pos;
    l1398: {
      const s1396 = p;
      l1397: {
        if (p < end) {
          {
            const s1399 = p;
            l1400: {
              p++;
              break l1397;
            }
            p = s1399;
          }
        } else touched ||= p >= end;
        p = s1396;
        break l1398;
      }
      p = s1396;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipRowStop(p: number): number {
  let c = 0;
  l1376: {
    const s1377 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1378: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1378; }
        break l1376;
      }
      p = s1377;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1379: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1379; }
        break l1376;
      }
      p = s1377;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1380: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1380; }
        break l1376;
      }
      p = s1377;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1381: {
        p = skipFenceStart(p);
        if (p < 0) { break l1381; }
        break l1376;
      }
      p = s1377;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1382: {
        p = skipBulletMark(p);
        if (p < 0) { break l1382; }
        break l1376;
      }
      p = s1377;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l1383: {
        p = skipLabelLine(p);
        if (p < 0) { break l1383; }
        break l1376;
      }
      p = s1377;
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
  let n1409 = 0;
  l1406: for (;;) {
    if (n1409 >= 3) break;
    const s1408 = p;
    l1407: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1407;
      }
      p++;
      n1409++;
      continue l1406;
    }
    p = s1408;
    break;
  }
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1410 = p + 16;
  while (p < near1410 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1410) {
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
  let n1414 = 0;
  l1411: for (;;) {
    if (n1414 >= 3) break;
    const s1413 = p;
    l1412: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1412;
      }
      p++;
      n1414++;
      continue l1411;
    }
    p = s1413;
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
  const r1416 = readTableRow(p);
  if (r1416 === undefined) { return undefined; }
  l_row = r1416;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1418 = readEol(p);
  if (r1418 === undefined) { return undefined; }
  p = pos;
  l1420: {
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      const s1422 = p;
      const t1423 = trail.length;
      l1421: {
        const r1424 = readBadDelimiter(p);
        if (r1424 === undefined) { break l1421; }
        p = pos;
        break l1420;
      }
      p = s1422;
      if (trail.length > t1423) trail.length = t1423;
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
  let e1425!: " "[];
  const r1426 = readIndent(p);
  if (r1426 === undefined) { return undefined; }
  e1425 = r1426;
  p = pos;
  let e1434!: "|";
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return undefined;
  }
  e1434 = "|";
  p++;
  let e1435!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  const list1441: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1439 = 0;
  l1436: for (;;) {
    const s1438 = p;
    l1437: {
      if (n1439 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1437;
        }
        p++;
      }
      let v1440!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1437;
      }
      const r1442 = readDelimiterCell(p);
      if (r1442 === undefined) { break l1437; }
      v1440 = r1442;
      p = pos;
      list1441.push(v1440);
      n1439++;
      continue l1436;
    }
    p = s1438;
    break;
  }
  if (n1439 < 1) { return undefined; }
  e1435 = list1441;
  let e1444!: "|" | null;
  l1445: {
    if (text.charCodeAt(p) === 124) {
      const s1447 = p;
      l1446: {

        e1444 = "|";
        p++;
        break l1445;
      }
      p = s1447;
    } else touched ||= p >= end;
    e1444 = null;
  }
  let e1448!: string[];
  const r1449 = readBlanks(p);
  if (r1449 === undefined) { return undefined; }
  e1448 = r1449;
  p = pos;
  let e1451!: "\n" | BadLineEndNode | null;
  const r1452 = readLineEnd(p);
  if (r1452 === undefined) { return undefined; }
  e1451 = r1452;
  p = pos;
  value = [e1425, e1434, e1435, e1444, e1448, e1451];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list1432: " "[] = [];
  let n1430 = 0;
  l1427: for (;;) {
    if (n1430 >= 3) break;
    const s1429 = p;
    l1428: {
      let v1431!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1428;
      }
      v1431 = " ";
      p++;
      list1432.push(v1431);
      n1430++;
      continue l1427;
    }
    p = s1429;
    break;
  }
  value = list1432;
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
  l1468: {
    const s1470 = p;
    const t1471 = trail.length;
    l1469: {
      const r1472 = readLineEnd(p);
      if (r1472 === undefined) { break l1469; }
      p = pos;
      break l1468;
    }
    p = s1470;
    if (trail.length > t1471) trail.length = t1471;
  }
  pos = p;
  const node: BadNoiseLineNode = { type: 'BadNoiseLine', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readParagraph(p: number): ParagraphNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
    {
      const s1476 = p;
      l1477: {
        p = skipCutMark(p);
        if (p < 0) { break l1477; }
        return undefined;
      }
      p = s1476;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1479 = p;
      l1480: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1480; }
        return undefined;
      }
      p = s1479;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1482 = readLine(p);
  if (r1482 === undefined) { return undefined; }
  p = pos;
  l1484: for (;;) {
    const s1486 = p;
    const t1487 = trail.length;
    if (p < end) {
      l1485: {
        if (p < end) {
          {
            const s1489 = p;
            l1490: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1490; }
              break l1485;
            }
            p = s1489;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1485;
        }
        const r1492 = readLine(p);
        if (r1492 === undefined) { break l1485; }
        p = pos;
        continue l1484;
      }
      p = s1486;
      if (trail.length > t1487) trail.length = t1487;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Paragraph', start: base + start, end: base + p };
}

function leaf169(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1495!: null;
  l1498: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1496 = p;
      l1497: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1497; }
        p = s1496;
        break l1498;
      }
      p = s1496;
    } else touched ||= p >= end;
    return -1;
  }
  e1495 = null;
  value = [e1495];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  let c = 0;
  l1501: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1499 = p;
      l1500: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1500; }
        p = s1499;
        break l1501;
      }
      p = s1499;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1502 = p;
      l1503: {
        p = skipExampleAhead(p);
        if (p < 0) { break l1503; }
        return -1;
      }
      p = s1502;
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
  l1610: for (;;) {
    const s1612 = p;
    if (p < end) {
      l1611: {
        l1614: {
          const s1615 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1616: {
              p = skipClosedFence(p);
              if (p < 0) { break l1616; }
              break l1614;
            }
            p = s1615;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s1617 = p;
              l1618: {
                p = skipFenceOpen(p);
                if (p < 0) { break l1618; }
                break l1611;
              }
              p = s1617;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            {
              const s1620 = p;
              l1621: {
                p = skipDesignAhead(p);
                if (p < 0) { break l1621; }
                break l1611;
              }
              p = s1620;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1611;
          }
          p = skipLine(p);
          if (p < 0) { break l1611; }
        }
        continue l1610;
      }
      p = s1612;
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
  let e1505!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1506 = readFenceOpen(p);
  if (r1506 === undefined) { return undefined; }
  l_run = r1506;
  p = pos;
  registers[0] = l_run;
  e1505 = l_run;
  let e1530!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list1536: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1531: for (;;) {
    const s1533 = p;
    const t1534 = trail.length;
    if (p < end) {
      l1532: {
        let v1535!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
        let e1538!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1539 = p;
            l1540: {
              p = skip_wrapperEnd(p);
              if (p < 0) { break l1540; }
              break l1532;
            }
            p = s1539;
          }
        } else touched ||= p >= end;
        e1538 = null;
        let e1542!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
        l1543: {
          const s1544 = p;
          const t1545 = trail.length;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1546: {
              const r1547 = readClosedFence(p);
              if (r1547 === undefined) { break l1546; }
              e1542 = r1547;
              p = pos;
              break l1543;
            }
            p = s1544;
            if (trail.length > t1545) trail.length = t1545;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1532;
          }
          const r1589 = readLine(p);
          if (r1589 === undefined) { break l1532; }
          e1542 = r1589;
          p = pos;
        }
        v1535 = [e1538, e1542];
        list1536.push(v1535);
        continue l1531;
      }
      p = s1533;
      if (trail.length > t1534) trail.length = t1534;
    } else touched ||= p >= end;
    break;
  }
  e1530 = list1536;
  let e1591!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1592 = read_wrapperEnd(p);
  if (r1592 === undefined) { return undefined; }
  e1591 = r1592;
  p = pos;
  let e1607!: "\n" | BadLineEndNode | null;
  const r1608 = readLineEnd(p);
  if (r1608 === undefined) { return undefined; }
  e1607 = r1608;
  p = pos;
  value = [e1505, e1530, e1591, e1607];
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
  const r1507 = readFenceHead(p);
  if (r1507 === undefined) { return undefined; }
  value = r1507;
  p = pos;
  const r1527 = readLineEnd(p);
  if (r1527 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1508: {
    const s1509 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l1510: {
        let n1514 = 0;
        l1511: for (;;) {
          if (n1514 >= 3) break;
          const s1513 = p;
          l1512: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1512;
            }
            p++;
            n1514++;
            continue l1511;
          }
          p = s1513;
          break;
        }
        const s1515 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1510;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s1515, p);
        const near1516 = p + 16;
        while (p < near1516 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1516) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l1519: {
          const s1517 = p;
          l1518: {
            p = skipLineEnd(p);
            if (p < 0) { break l1518; }
            p = s1517;
            break l1519;
          }
          p = s1517;
          break l1510;
        }
        break l1508;
      }
      p = s1509;
    } else touched ||= p >= end;
    let n1523 = 0;
    l1520: for (;;) {
      if (n1523 >= 3) break;
      const s1522 = p;
      l1521: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1521;
        }
        p++;
        n1523++;
        continue l1520;
      }
      p = s1522;
      break;
    }
    const s1524 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s1524, p);
    const near1525 = p + 16;
    while (p < near1525 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1525) {
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
  let e1548!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1549 = readFenced(p);
  if (r1549 === undefined) { return undefined; }
  e1548 = r1549;
  p = pos;
  let e1585!: "\n" | BadLineEndNode | null;
  const r1586 = readLineEnd(p);
  if (r1586 === undefined) { return undefined; }
  e1585 = r1586;
  p = pos;
  value = [e1548, e1585];
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
  let e1550!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1551 = readFenceOpen(p);
  if (r1551 === undefined) { return undefined; }
  l_run = r1551;
  p = pos;
  registers[4] = l_run;
  e1550 = l_run;
  let e1553!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1559: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1554: for (;;) {
    const s1556 = p;
    const t1557 = trail.length;
    if (p < end) {
      l1555: {
        let v1558!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e1561!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1562 = p;
            l1563: {
              p = skip_fenceClose(p);
              if (p < 0) { break l1563; }
              break l1555;
            }
            p = s1562;
          }
        } else touched ||= p >= end;
        e1561 = null;
        let e1565!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l1555;
        }
        const r1566 = readLine(p);
        if (r1566 === undefined) { break l1555; }
        e1565 = r1566;
        p = pos;
        v1558 = [e1561, e1565];
        list1559.push(v1558);
        continue l1554;
      }
      p = s1556;
      if (trail.length > t1557) trail.length = t1557;
    } else touched ||= p >= end;
    break;
  }
  e1553 = list1559;
  let e1568!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1569 = read_fenceClose(p);
  if (r1569 === undefined) { return undefined; }
  e1568 = r1569;
  p = pos;
  value = [e1550, e1553, e1568];
  pos = p;
  return value;
}

function read_fenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1570!: " "[];
  const r1571 = readIndent(p);
  if (r1571 === undefined) { return undefined; }
  e1570 = r1571;
  p = pos;
  let e1573!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1574 = readClosingRun(p);
  if (r1574 === undefined) { return undefined; }
  e1573 = r1574;
  p = pos;
  let e1576!: string[];
  const r1577 = readBlanks(p);
  if (r1577 === undefined) { return undefined; }
  e1576 = r1577;
  p = pos;
  let e1579!: null;
  l1582: {
    const s1580 = p;
    l1581: {
      p = skipLineEnd(p);
      if (p < 0) { break l1581; }
      p = s1580;
      break l1582;
    }
    p = s1580;
    return undefined;
  }
  e1579 = null;
  value = [e1570, e1573, e1576, e1579];
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1593!: " "[];
  const r1594 = readIndent(p);
  if (r1594 === undefined) { return undefined; }
  e1593 = r1594;
  p = pos;
  let e1596!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1597 = readWrapperRun(p);
  if (r1597 === undefined) { return undefined; }
  e1596 = r1597;
  p = pos;
  let e1599!: string[];
  const r1600 = readBlanks(p);
  if (r1600 === undefined) { return undefined; }
  e1599 = r1600;
  p = pos;
  let e1602!: null;
  l1605: {
    const s1603 = p;
    l1604: {
      p = skipLineEnd(p);
      if (p < 0) { break l1604; }
      p = s1603;
      break l1605;
    }
    p = s1603;
    return undefined;
  }
  e1602 = null;
  value = [e1593, e1596, e1599, e1602];
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
  l1623: {
    const s1624 = p;
    if (p < end) {
      l1625: {
        const near1626 = p + 16;
        while (p < near1626 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1626) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1625;
        }
        p = skipEol(p);
        if (p < 0) { break l1625; }
        break l1623;
      }
      p = s1624;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near1627 = p + 16;
    while (p < near1627 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1627) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function leaf183(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1628 = readBadWrapper(p);
  if (r1628 === undefined) { return -1; }
  value = r1628;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1631: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1629 = p;
      l1630: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1630; }
        p = s1629;
        break l1631;
      }
      p = s1629;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1632 = readFenceOpen(p);
  if (r1632 === undefined) { return undefined; }
  l_run = r1632;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf185(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TitleHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1635 = readTitleHeading(p);
  if (r1635 === undefined) { return -1; }
  value = r1635;
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
  l1636: {
    const s1637 = p;
    const t1638 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1639: {
        l1642: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1640 = p;
            l1641: {
              l1643: {
                const s1644 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1645: {
                    p = skipH1(p);
                    if (p < 0) { break l1645; }
                    break l1643;
                  }
                  p = s1644;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1641;
                }
                p = skipH2(p);
                if (p < 0) { break l1641; }
              }
              p = s1640;
              break l1642;
            }
            p = s1640;
          } else touched ||= p >= end;
          break l1639;
        }
        let n1649 = 0;
        l1646: for (;;) {
          if (n1649 >= 3) break;
          const s1648 = p;
          l1647: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1647;
            }
            p++;
            n1649++;
            continue l1646;
          }
          p = s1648;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1639;
        }
        const r1650 = readMark(p);
        if (r1650 === undefined) { break l1639; }
        l_mark = r1650;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1639;
        }
        const r1652 = readDocumentTitle(p);
        if (r1652 === undefined) { break l1639; }
        l_id = r1652;
        p = pos;
        const r1702 = readHeadingEnd(p);
        if (r1702 === undefined) { break l1639; }
        p = pos;
        break l1636;
      }
      p = s1637;
      if (trail.length > t1638) trail.length = t1638;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1706: {
      if (p < end) {
        const s1704 = p;
        l1705: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1705; }
          p = s1704;
          break l1706;
        }
        p = s1704;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1707 = readDocumentTitle(p);
    if (r1707 === undefined) { return undefined; }
    l_id = r1707;
    p = pos;
    const r1709 = readHeadingEnd(p);
    if (r1709 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1711 = readBadSetext(p);
    if (r1711 === undefined) { return undefined; }
    l_under = r1711;
    p = pos;
  }
  pos = p;
  return { type: 'TitleHeading', start: base + start, end: base + p, mark: l_mark, id: l_id, under: l_under };
}

function readDocumentTitle(p: number): MarkedIdNode | TitleTextNode | undefined {
  let c = 0;
  let value!: MarkedIdNode | TitleTextNode;
  l1653: {
    const s1654 = p;
    const t1655 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
      l1656: {
        l1659: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
            const s1657 = p;
            l1658: {
              p = skipEmphasised(p);
              if (p < 0) { break l1658; }
              p = s1657;
              break l1659;
            }
            p = s1657;
          } else touched ||= p >= end;
          break l1656;
        }
        l1660: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1662 = p;
            const t1663 = trail.length;
            l1661: {
              const r1664 = readBadTitleDecoration(p);
              if (r1664 === undefined) { break l1661; }
              p = pos;
              break l1660;
            }
            p = s1662;
            if (trail.length > t1663) trail.length = t1663;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l1656;
        }
        p = skipDesignWords(p);
        if (p < 0) { break l1656; }
        l1666: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1668 = p;
            const t1669 = trail.length;
            l1667: {
              const r1670 = readBadTitleMark(p);
              if (r1670 === undefined) { break l1667; }
              p = pos;
              break l1666;
            }
            p = s1668;
            if (trail.length > t1669) trail.length = t1669;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1656; }
        l1672: {
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
            const s1674 = p;
            l1673: {
              p++;
              break l1672;
            }
            p = s1674;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1656; }
        l1675: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1677 = p;
            const t1678 = trail.length;
            l1676: {
              const r1679 = readBadTitleMark(p);
              if (r1679 === undefined) { break l1676; }
              p = pos;
              break l1675;
            }
            p = s1677;
            if (trail.length > t1678) trail.length = t1678;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1656; }
        const r1681 = readMarkedId(p);
        if (r1681 === undefined) { break l1656; }
        value = r1681;
        p = pos;
        l1687: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1689 = p;
            l1688: {
              if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
                touched ||= p >= end;
                break l1688;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
              touched ||= p >= end;
              break l1687;
            }
            p = s1689;
          } else touched ||= p >= end;
        }
        break l1653;
      }
      p = s1654;
      if (trail.length > t1655) trail.length = t1655;
    } else touched ||= p >= end;
    l1690: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1692 = p;
        const t1693 = trail.length;
        l1691: {
          const r1694 = readBadTitleDecoration(p);
          if (r1694 === undefined) { break l1691; }
          p = pos;
          break l1690;
        }
        p = s1692;
        if (trail.length > t1693) trail.length = t1693;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDesignWords(p);
    if (p < 0) { return undefined; }
    l1696: {
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
        const s1698 = p;
        l1697: {
          p++;
          break l1696;
        }
        p = s1698;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1699 = readTitleText(p);
    if (r1699 === undefined) { return undefined; }
    value = r1699;
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
  l1682: for (;;) {
    const s1684 = p;
    if (p < end) {
      l1683: {
        p = skipMarkedIdPart(p);
        if (p < 0) { break l1683; }
        continue l1682;
      }
      p = s1684;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'MarkedId', start: base + start, end: base + p };
}

function leaf191(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null];
  let e1714!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1715 = p;
      l1716: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1716; }
        return -1;
      }
      p = s1715;
    }
  } else touched ||= p >= end;
  e1714 = null;
  let e1718!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)) {
    {
      const s1719 = p;
      l1720: {
        p = skipSectionAhead(p);
        if (p < 0) { break l1720; }
        return -1;
      }
      p = s1719;
    }
  } else touched ||= p >= end;
  e1718 = null;
  let e1722!: null;
  if (p < end) {
    {
      const s1723 = p;
      l1724: {
        p = skipOtherHeading(p);
        if (p < 0) { break l1724; }
        return -1;
      }
      p = s1723;
    }
  } else touched ||= p >= end;
  e1722 = null;
  value = [e1714, e1718, e1722];
  leafValue = value;
  return p;
}

function skipOtherHeading(p: number): number {
  let c = 0;
  l1726: {
    const s1727 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1728: {
        l1731: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1729 = p;
            l1730: {
              l1732: {
                const s1733 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1734: {
                    p = skipH1(p);
                    if (p < 0) { break l1734; }
                    break l1732;
                  }
                  p = s1733;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1730;
                }
                p = skipH2(p);
                if (p < 0) { break l1730; }
              }
              p = s1729;
              break l1731;
            }
            p = s1729;
          } else touched ||= p >= end;
          break l1728;
        }
        let n1738 = 0;
        l1735: for (;;) {
          if (n1738 >= 3) break;
          const s1737 = p;
          l1736: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1736;
            }
            p++;
            n1738++;
            continue l1735;
          }
          p = s1737;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1728;
        }
        p = skipMark(p);
        if (p < 0) { break l1728; }
        p = skipTitleText(p);
        if (p < 0) { break l1728; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1728; }
        break l1726;
      }
      p = s1727;
    } else touched ||= p >= end;
    l1741: {
      if (p < end) {
        const s1739 = p;
        l1740: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1740; }
          p = s1739;
          break l1741;
        }
        p = s1739;
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

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OverviewHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1742 = readOverviewHeading(p);
  if (r1742 === undefined) { return -1; }
  value = r1742;
  p = pos;
  leafValue = value;
  return p;
}

function readOverviewHeading(p: number): OverviewHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l1745: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c >= 128)) {
      const s1743 = p;
      l1744: {
        p = skipTitleStart(p);
        if (p < 0) { break l1744; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
          touched ||= p >= end;
          break l1744;
        }
        p = skipOverviewName(p);
        if (p < 0) { break l1744; }
        p = s1743;
        break l1745;
      }
      p = s1743;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1772 = readSectionHeading(p);
  if (r1772 === undefined) { return undefined; }
  l_heading = r1772;
  p = pos;
  pos = p;
  return { type: 'OverviewHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipTitleStart(p: number): number {
  let c = 0;
  l1746: {
    const s1747 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1748: {
        let n1752 = 0;
        l1749: for (;;) {
          if (n1752 >= 3) break;
          const s1751 = p;
          l1750: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1750;
            }
            p++;
            n1752++;
            continue l1749;
          }
          p = s1751;
          break;
        }
        let n1756 = 0;
        l1753: for (;;) {
          if (n1756 >= 3) break;
          const s1755 = p;
          l1754: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l1754;
            }
            p++;
            n1756++;
            continue l1753;
          }
          p = s1755;
          break;
        }
        if (n1756 < 1) { break l1748; }
        p = skipBlanks(p);
        if (p < 0) { break l1748; }
        l1757: {
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            const s1759 = p;
            l1758: {
              p = skipLineNoise(p);
              if (p < 0) { break l1758; }
              break l1757;
            }
            p = s1759;
          } else touched ||= p >= end;
        }
        l1760: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1762 = p;
            l1761: {
              p = skipTitleDecoration(p);
              if (p < 0) { break l1761; }
              break l1760;
            }
            p = s1762;
          } else touched ||= p >= end;
        }
        break l1746;
      }
      p = s1747;
    } else touched ||= p >= end;
    l1763: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1765 = p;
        l1764: {
          p = skipTitleDecoration(p);
          if (p < 0) { break l1764; }
          break l1763;
        }
        p = s1765;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipOverviewName(p: number): number {
  let c = 0;
  l1766: {
    const s1767 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1768: {
        if (!isCaseless(p, "architecture")) { break l1768; }
        p += 12;
        l1769: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1771 = p;
            l1770: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1770;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "overview")) { break l1770; }
              p += 8;
              break l1769;
            }
            p = s1771;
          } else touched ||= p >= end;
        }
        break l1766;
      }
      p = s1767;
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
  l1773: {
    const s1774 = p;
    const t1775 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1776: {
        l1779: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1777 = p;
            l1778: {
              l1780: {
                const s1781 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1782: {
                    p = skipH1(p);
                    if (p < 0) { break l1782; }
                    break l1780;
                  }
                  p = s1781;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1778;
                }
                p = skipH2(p);
                if (p < 0) { break l1778; }
              }
              p = s1777;
              break l1779;
            }
            p = s1777;
          } else touched ||= p >= end;
          break l1776;
        }
        let n1786 = 0;
        l1783: for (;;) {
          if (n1786 >= 3) break;
          const s1785 = p;
          l1784: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1784;
            }
            p++;
            n1786++;
            continue l1783;
          }
          p = s1785;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1776;
        }
        const r1787 = readMark(p);
        if (r1787 === undefined) { break l1776; }
        l_mark = r1787;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1776;
        }
        const r1789 = readSectionName(p);
        if (r1789 === undefined) { break l1776; }
        l_name = r1789;
        p = pos;
        const r1821 = readHeadingEnd(p);
        if (r1821 === undefined) { break l1776; }
        p = pos;
        break l1773;
      }
      p = s1774;
      if (trail.length > t1775) trail.length = t1775;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1823: {
        l1826: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1824 = p;
            l1825: {
              p = skipH3(p);
              if (p < 0) { break l1825; }
              p = s1824;
              break l1826;
            }
            p = s1824;
          } else touched ||= p >= end;
          break l1823;
        }
        let n1830 = 0;
        l1827: for (;;) {
          if (n1830 >= 3) break;
          const s1829 = p;
          l1828: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1828;
            }
            p++;
            n1830++;
            continue l1827;
          }
          p = s1829;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1823;
        }
        const r1831 = readMark(p);
        if (r1831 === undefined) { break l1823; }
        l_mark = r1831;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1823;
        }
        const r1833 = readOwnName(p);
        if (r1833 === undefined) { break l1823; }
        l_name = r1833;
        p = pos;
        const r1856 = readHeadingEnd(p);
        if (r1856 === undefined) { break l1823; }
        p = pos;
        break l1773;
      }
      p = s1774;
      if (trail.length > t1775) trail.length = t1775;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1860: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s1858 = p;
        l1859: {
          p = skipNamedSetext(p);
          if (p < 0) { break l1859; }
          p = s1858;
          break l1860;
        }
        p = s1858;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1861 = readSectionName(p);
    if (r1861 === undefined) { return undefined; }
    l_name = r1861;
    p = pos;
    const r1863 = readHeadingEnd(p);
    if (r1863 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1865 = readBadSetext(p);
    if (r1865 === undefined) { return undefined; }
    l_under = r1865;
    p = pos;
  }
  pos = p;
  return { type: 'SectionHeading', start: base + start, end: base + p, mark: l_mark, name: l_name, under: l_under };
}

function readSectionName(p: number): SectionNameNode | undefined {
  let c = 0;
  const start = p;
  l1790: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1792 = p;
      const t1793 = trail.length;
      l1791: {
        const r1794 = readBadTitleDecoration(p);
        if (r1794 === undefined) { break l1791; }
        p = pos;
        break l1790;
      }
      p = s1792;
      if (trail.length > t1793) trail.length = t1793;
    } else touched ||= p >= end;
  }
  l1796: {
    const s1797 = p;
    const t1798 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l1799: {
        p = skipAnyOwnName(p);
        if (p < 0) { break l1799; }
        l1802: {
          const s1800 = p;
          l1801: {
            p = skipSectionEnd(p);
            if (p < 0) { break l1801; }
            p = s1800;
            break l1802;
          }
          p = s1800;
          break l1799;
        }
        break l1796;
      }
      p = s1797;
      if (trail.length > t1798) trail.length = t1798;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1803 = readBadSectionName(p);
    if (r1803 === undefined) { return undefined; }
    p = pos;
  }
  l1808: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s1810 = p;
      const t1811 = trail.length;
      l1809: {
        const r1812 = readBadSectionRemark(p);
        if (r1812 === undefined) { break l1809; }
        p = pos;
        break l1808;
      }
      p = s1810;
      if (trail.length > t1811) trail.length = t1811;
    } else touched ||= p >= end;
  }
  l1814: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1816 = p;
      const t1817 = trail.length;
      l1815: {
        const r1818 = readBadTitleDecoration(p);
        if (r1818 === undefined) { break l1815; }
        p = pos;
        break l1814;
      }
      p = s1816;
      if (trail.length > t1817) trail.length = t1817;
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
  l1806: {
    const s1804 = p;
    l1805: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1805; }
      p = s1804;
      break l1806;
    }
    p = s1804;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
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
  l1834: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1836 = p;
      const t1837 = trail.length;
      l1835: {
        const r1838 = readBadTitleDecoration(p);
        if (r1838 === undefined) { break l1835; }
        p = pos;
        break l1834;
      }
      p = s1836;
      if (trail.length > t1837) trail.length = t1837;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipAnyOwnName(p);
  if (p < 0) { return undefined; }
  l1842: {
    const s1840 = p;
    l1841: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1841; }
      p = s1840;
      break l1842;
    }
    p = s1840;
    return undefined;
  }
  l1843: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s1845 = p;
      const t1846 = trail.length;
      l1844: {
        const r1847 = readBadSectionRemark(p);
        if (r1847 === undefined) { break l1844; }
        p = pos;
        break l1843;
      }
      p = s1845;
      if (trail.length > t1846) trail.length = t1846;
    } else touched ||= p >= end;
  }
  l1849: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1851 = p;
      const t1852 = trail.length;
      l1850: {
        const r1853 = readBadTitleDecoration(p);
        if (r1853 === undefined) { break l1850; }
        p = pos;
        break l1849;
      }
      p = s1851;
      if (trail.length > t1852) trail.length = t1852;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'OwnName', start: base + start, end: base + p };
}

function leaf202(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1869!: null;
  {
    const s1870 = p;
    l1871: {
      p = skipSectionStop(p);
      if (p < 0) { break l1871; }
      return -1;
    }
    p = s1870;
  }
  e1869 = null;
  value = [e1869];
  leafValue = value;
  return p;
}

function skipSectionStop(p: number): number {
  let c = 0;
  l1873: {
    const s1874 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1875: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1875; }
        break l1873;
      }
      p = s1874;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)) {
      l1876: {
        p = skipSectionAhead(p);
        if (p < 0) { break l1876; }
        break l1873;
      }
      p = s1874;
    } else touched ||= p >= end;
    p = skipOtherSectionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipOtherSectionAhead(p: number): number {
  {
    const s1877 = p;
    l1878: {
      p = skipClaimed(p);
      if (p < 0) { break l1878; }
      return -1;
    }
    p = s1877;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOtherHeading(p);
  if (p < 0) { return -1; }
  return p;
}

function skipClaimed(p: number): number {
  let c = 0;
  l1880: {
    const s1881 = p;
    l1882: {
      p = skipInContracts(p);
      if (p < 0) { break l1882; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1882;
      }
      p = skipHashes(p);
      if (p < 0) { break l1882; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
        touched ||= p >= end;
        break l1882;
      }
      p = skipEndpointAhead(p);
      if (p < 0) { break l1882; }
      break l1880;
    }
    p = s1881;
    l1904: {
      p = skipInSchemas(p);
      if (p < 0) { break l1904; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1904;
      }
      p = skipHashes(p);
      if (p < 0) { break l1904; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
        touched ||= p >= end;
        break l1904;
      }
      p = skipTableWord(p);
      if (p < 0) { break l1904; }
      break l1880;
    }
    p = s1881;
    l1908: {
      p = skipInComponents(p);
      if (p < 0) { break l1908; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1908;
      }
      p = skipHashes(p);
      if (p < 0) { break l1908; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        touched ||= p >= end;
        break l1908;
      }
      p = skipComponentWord(p);
      if (p < 0) { break l1908; }
      break l1880;
    }
    p = s1881;
    l1912: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l1912; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1912;
      }
      p = skipH2(p);
      if (p < 0) { break l1912; }
      break l1880;
    }
    p = s1881;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSetextAhead(p);
    if (p < 0) { return -1; }
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
  let n1886 = 0;
  l1883: for (;;) {
    if (n1886 >= 3) break;
    const s1885 = p;
    l1884: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1884;
      }
      p++;
      n1886++;
      continue l1883;
    }
    p = s1885;
    break;
  }
  let n1890 = 0;
  l1887: for (;;) {
    if (n1890 >= 6) break;
    const s1889 = p;
    l1888: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l1888;
      }
      p++;
      n1890++;
      continue l1887;
    }
    p = s1889;
    break;
  }
  if (n1890 < 1) { return -1; }
  if (text.charCodeAt(p) === 35) {
    {
      const s1891 = p;
      l1892: {

        p++;
        return -1;
      }
      p = s1891;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1894: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1896 = p;
      l1895: {
        p = skipLineNoise(p);
        if (p < 0) { break l1895; }
        break l1894;
      }
      p = s1896;
    } else touched ||= p >= end;
  }
  return p;
}

function skipEndpointAhead(p: number): number {
  let c = 0;
  l1897: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1899 = p;
      l1898: {
        p = skipNumber(p);
        if (p < 0) { break l1898; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1898;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1898;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1897;
      }
      p = s1899;
    } else touched ||= p >= end;
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1903 = 0;
  l1900: for (;;) {
    if (n1903 >= 10) break;
    const s1902 = p;
    l1901: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1901;
      }
      p++;
      n1903++;
      continue l1900;
    }
    p = s1902;
    break;
  }
  if (n1903 < 2) { return -1; }
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
  l1905: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1907 = p;
      l1906: {
        p = skipNumber(p);
        if (p < 0) { break l1906; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1906;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1906;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1905;
      }
      p = s1907;
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
  l1909: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1911 = p;
      l1910: {
        p = skipNumber(p);
        if (p < 0) { break l1910; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1910;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1910;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1909;
      }
      p = s1911;
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
  l1913: {
    const s1914 = p;
    l1915: {
      p = skipInContracts(p);
      if (p < 0) { break l1915; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1915;
      }
      p = skipContractHeading(p);
      if (p < 0) { break l1915; }
      break l1913;
    }
    p = s1914;
    l2009: {
      p = skipInSchemas(p);
      if (p < 0) { break l2009; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2009;
      }
      p = skipSchemaHeading(p);
      if (p < 0) { break l2009; }
      break l1913;
    }
    p = s1914;
    l2118: {
      p = skipInComponents(p);
      if (p < 0) { break l2118; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2118;
      }
      p = skipComponentHeading(p);
      if (p < 0) { break l2118; }
      break l1913;
    }
    p = s1914;
    l2460: {
      p = skipInComponent(p);
      if (p < 0) { break l2460; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2460;
      }
      p = skipMethodHeading(p);
      if (p < 0) { break l2460; }
      break l1913;
    }
    p = s1914;
    p = skipInChecklist(p);
    if (p < 0) { return -1; }
    p = skipCheckHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipContractHeading(p: number): number {
  let c = 0;
  l1916: {
    const s1917 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1918: {
        l1921: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1919 = p;
            l1920: {
              l1922: {
                const s1923 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1924: {
                    p = skipH2(p);
                    if (p < 0) { break l1924; }
                    break l1922;
                  }
                  p = s1923;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1925: {
                    p = skipH3(p);
                    if (p < 0) { break l1925; }
                    break l1922;
                  }
                  p = s1923;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1920;
                }
                p = skipH4(p);
                if (p < 0) { break l1920; }
              }
              p = s1919;
              break l1921;
            }
            p = s1919;
          } else touched ||= p >= end;
          break l1918;
        }
        let n1936 = 0;
        l1933: for (;;) {
          if (n1936 >= 3) break;
          const s1935 = p;
          l1934: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1934;
            }
            p++;
            n1936++;
            continue l1933;
          }
          p = s1935;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1918;
        }
        p = skipMark(p);
        if (p < 0) { break l1918; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          touched ||= p >= end;
          break l1918;
        }
        p = skipEndpoint(p);
        if (p < 0) { break l1918; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1918; }
        break l1916;
      }
      p = s1917;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1998: {
        l2001: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1999 = p;
            l2000: {
              p = skipH3(p);
              if (p < 0) { break l2000; }
              p = s1999;
              break l2001;
            }
            p = s1999;
          } else touched ||= p >= end;
          break l1998;
        }
        let n2005 = 0;
        l2002: for (;;) {
          if (n2005 >= 3) break;
          const s2004 = p;
          l2003: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2003;
            }
            p++;
            n2005++;
            continue l2002;
          }
          p = s2004;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1998;
        }
        p = skipMark(p);
        if (p < 0) { break l1998; }
        p = skipTitleText(p);
        if (p < 0) { break l1998; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1998; }
        break l1916;
      }
      p = s1917;
    } else touched ||= p >= end;
    l2008: {
      if (p < end) {
        const s2006 = p;
        l2007: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2007; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
            touched ||= p >= end;
            break l2007;
          }
          p = skipEndpointAhead(p);
          if (p < 0) { break l2007; }
          p = s2006;
          break l2008;
        }
        p = s2006;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
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
  let n1929 = 0;
  l1926: for (;;) {
    if (n1929 >= 3) break;
    const s1928 = p;
    l1927: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1927;
      }
      p++;
      n1929++;
      continue l1926;
    }
    p = s1928;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
    reachesEnd(p, "####");
    return -1;
  }
  p += 4;
  if (text.charCodeAt(p) === 35) {
    {
      const s1930 = p;
      l1931: {

        p++;
        return -1;
      }
      p = s1930;
    }
  } else touched ||= p >= end;
  return p;
}

function skipEndpoint(p: number): number {
  let c = 0;
  l1937: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1939 = p;
      l1938: {
        p = skipBadTitleNumber(p);
        if (p < 0) { break l1938; }
        break l1937;
      }
      p = s1939;
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
  l1982: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s1984 = p;
      l1983: {
        p = skipBadPathEnd(p);
        if (p < 0) { break l1983; }
        break l1982;
      }
      p = s1984;
    } else touched ||= p >= end;
  }
  l1988: {
    if (p < end) {
      const s1990 = p;
      l1989: {
        p = skipBadTitleRest(p);
        if (p < 0) { break l1989; }
        break l1988;
      }
      p = s1990;
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
  l1940: {
    const s1941 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l1942: {
        p = skipMethodWord(p);
        if (p < 0) { break l1942; }
        break l1940;
      }
      p = s1941;
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
  let n1947 = 0;
  l1944: for (;;) {
    if (n1947 >= 9) break;
    const s1946 = p;
    l1945: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l1945;
      }
      p++;
      n1947++;
      continue l1944;
    }
    p = s1946;
    break;
  }
  if (n1947 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l1950: {
    if (text.charCodeAt(p) === 47) {
      const s1948 = p;
      l1949: {

        p++;
        p = s1948;
        break l1950;
      }
      p = s1948;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadMethodName(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1955 = 0;
  l1952: for (;;) {
    if (n1955 >= 10) break;
    const s1954 = p;
    l1953: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1953;
      }
      p++;
      n1955++;
      continue l1952;
    }
    p = s1954;
    break;
  }
  if (n1955 < 2) { return -1; }
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
  l1958: {
    if (text.charCodeAt(p) === 47) {
      const s1956 = p;
      l1957: {

        p++;
        p = s1956;
        break l1958;
      }
      p = s1956;
    } else touched ||= p >= end;
    return -1;
  }
  let m1962 = false;
  l1959: for (;;) {
    const s1961 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
      l1960: {
        p = skipPathPart(p);
        if (p < 0) { break l1960; }
        m1962 = true;
        continue l1959;
      }
      p = s1961;
    } else touched ||= p >= end;
    break;
  }
  if (!m1962) { return -1; }
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l1963: {
    const s1964 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) {
      l1965: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1965;
        }
        p++;
        const near1966 = p + 16;
        while (p < near1966 && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) p++;
        if (p === near1966) {
          STOPS_16.lastIndex = p;
          p = STOPS_16.test(text) ? STOPS_16.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1963;
      }
      p = s1964;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l1967: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l1967;
        }
        p += 2;
        l1970: {
          const s1968 = p;
          l1969: {
            l1971: {
              if (text.charCodeAt(p) === 96) {
                const s1973 = p;
                l1972: {

                  p++;
                  break l1971;
                }
                p = s1973;
              } else touched ||= p >= end;
            }
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l1969; }
            p = s1968;
            break l1970;
          }
          p = s1968;
          break l1967;
        }
        break l1963;
      }
      p = s1964;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l1974: {

        p++;
        break l1963;
      }
      p = s1964;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1975: {

        p++;
        l1978: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) {
            const s1976 = p;
            l1977: {
              p++;
              p = s1976;
              break l1978;
            }
            p = s1976;
          } else touched ||= p >= end;
          break l1975;
        }
        break l1963;
      }
      p = s1964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1979 = p;
        l1980: {
          p = skipLineNoise(p);
          if (p < 0) { break l1980; }
          return -1;
        }
        p = s1979;
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
  l1987: {
    const s1985 = p;
    l1986: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l1986; }
      p = s1985;
      break l1987;
    }
    p = s1985;
    return -1;
  }
  return p;
}

function skipBadTitleRest(p: number): number {
  {
    const s1991 = p;
    l1992: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l1992; }
      return -1;
    }
    p = s1991;
  }
  let m1997 = false;
  l1994: for (;;) {
    const s1996 = p;
    if (p < end) {
      l1995: {
        p = skipTitlePiece(p);
        if (p < 0) { break l1995; }
        m1997 = true;
        continue l1994;
      }
      p = s1996;
    } else touched ||= p >= end;
    break;
  }
  if (!m1997) { return -1; }
  return p;
}

function skipSchemaHeading(p: number): number {
  let c = 0;
  l2010: {
    const s2011 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2012: {
        l2015: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2013 = p;
            l2014: {
              l2016: {
                const s2017 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2018: {
                    p = skipH2(p);
                    if (p < 0) { break l2018; }
                    break l2016;
                  }
                  p = s2017;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2019: {
                    p = skipH3(p);
                    if (p < 0) { break l2019; }
                    break l2016;
                  }
                  p = s2017;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2014;
                }
                p = skipH4(p);
                if (p < 0) { break l2014; }
              }
              p = s2013;
              break l2015;
            }
            p = s2013;
          } else touched ||= p >= end;
          break l2012;
        }
        let n2023 = 0;
        l2020: for (;;) {
          if (n2023 >= 3) break;
          const s2022 = p;
          l2021: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2021;
            }
            p++;
            n2023++;
            continue l2020;
          }
          p = s2022;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2012;
        }
        p = skipMark(p);
        if (p < 0) { break l2012; }
        l2024: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2026 = p;
            l2025: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2025; }
              break l2024;
            }
            p = s2026;
          } else touched ||= p >= end;
        }
        l2029: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            const s2027 = p;
            l2028: {
              p = skipTableWord(p);
              if (p < 0) { break l2028; }
              p = s2027;
              break l2029;
            }
            p = s2027;
          } else touched ||= p >= end;
          break l2012;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2012;
        }
        p = skip_pair(p);
        if (p < 0) { break l2012; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2012; }
        break l2010;
      }
      p = s2011;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2098: {
        l2101: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2099 = p;
            l2100: {
              p = skipH3(p);
              if (p < 0) { break l2100; }
              p = s2099;
              break l2101;
            }
            p = s2099;
          } else touched ||= p >= end;
          break l2098;
        }
        let n2105 = 0;
        l2102: for (;;) {
          if (n2105 >= 3) break;
          const s2104 = p;
          l2103: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2103;
            }
            p++;
            n2105++;
            continue l2102;
          }
          p = s2104;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2098;
        }
        p = skipMark(p);
        if (p < 0) { break l2098; }
        l2106: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2108 = p;
            l2107: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2107; }
              break l2106;
            }
            p = s2108;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2098; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2098; }
        break l2010;
      }
      p = s2011;
    } else touched ||= p >= end;
    l2111: {
      if (p < end) {
        const s2109 = p;
        l2110: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2110; }
          p = s2109;
          break l2111;
        }
        p = s2109;
      } else touched ||= p >= end;
      return -1;
    }
    l2112: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2114 = p;
        l2113: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2113; }
          break l2112;
        }
        p = s2114;
      } else touched ||= p >= end;
    }
    l2117: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2115 = p;
        l2116: {
          p = skipTableWord(p);
          if (p < 0) { break l2116; }
          p = s2115;
          break l2117;
        }
        p = s2115;
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
  l2030: {
    const s2031 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2032: {
        p = skipBadPair(p);
        if (p < 0) { break l2032; }
        break l2030;
      }
      p = s2031;
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
  l2033: {
    const s2034 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2035: {
        const r2036 = readTitleMark(p);
        if (r2036 === undefined) { break l2035; }
        l_mark = r2036;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2035;
        }
        const r2044 = readMarkedName(p);
        if (r2044 === undefined) { break l2035; }
        l_name = r2044;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2035;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2035; }
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2035;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2035; }
        p = skipBlanks(p);
        if (p < 0) { break l2035; }
        const r2059 = readTitleText(p);
        if (r2059 === undefined) { break l2035; }
        l_value = r2059;
        p = pos;
        break l2033;
      }
      p = s2034;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2061: {
        const r2062 = readTitleMark(p);
        if (r2062 === undefined) { break l2061; }
        l_mark = r2062;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2061;
        }
        const r2064 = readMarkedName(p);
        if (r2064 === undefined) { break l2061; }
        l_name = r2064;
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2061;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2061; }
        p = skipBlanks(p);
        if (p < 0) { break l2061; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2061;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2061; }
        const r2066 = readTitleText(p);
        if (r2066 === undefined) { break l2061; }
        l_value = r2066;
        p = pos;
        break l2033;
      }
      p = s2034;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2068 = readTitleMark(p);
    if (r2068 === undefined) { return undefined; }
    l_mark = r2068;
    p = pos;
    registers[2] = l_mark;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2070 = readMarkedName(p);
    if (r2070 === undefined) { return undefined; }
    l_name = r2070;
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
    const r2072 = readMarkedValue(p);
    if (r2072 === undefined) { return undefined; }
    l_value = r2072;
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSameMark(p);
    if (p < 0) { return undefined; }
    l2087: {
      const s2085 = p;
      l2086: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l2086; }
        p = s2085;
        break l2087;
      }
      p = s2085;
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
  l2037: {
    const s2038 = p;
    if (text.charCodeAt(p) === 42) {
      l2039: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l2039;
        }
        value = "**";
        p += 2;
        break l2037;
      }
      p = s2038;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2040: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l2040;
        }
        value = "__";
        p += 2;
        break l2037;
      }
      p = s2038;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2041: {

        value = "*";
        p++;
        break l2037;
      }
      p = s2038;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2042: {

        value = "_";
        p++;
        break l2037;
      }
      p = s2038;
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
  let m2048 = false;
  l2045: for (;;) {
    const s2047 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2046: {
        l2049: {
          const s2050 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l2051: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2051;
              }
              p++;
              const near2052 = p + 16;
              while (p < near2052 && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
              if (p === near2052) {
                STOPS_17.lastIndex = p;
                p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2049;
            }
            p = s2050;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2053 = p;
              l2054: {
                p = skipSameMark(p);
                if (p < 0) { break l2054; }
                break l2046;
              }
              p = s2053;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2046;
          }
          p++;
        }
        m2048 = true;
        continue l2045;
      }
      p = s2047;
    } else touched ||= p >= end;
    break;
  }
  if (!m2048) { return undefined; }
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
  const r2056 = readTitleMark(p);
  if (r2056 === undefined) { return undefined; }
  value = r2056;
  p = pos;
  pos = p;
  return value;
}

function readMarkedValue(p: number): MarkedValueNode | undefined {
  let c = 0;
  const start = p;
  let m2076 = false;
  l2073: for (;;) {
    const s2075 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2074: {
        l2077: {
          const s2078 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
            l2079: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2079;
              }
              p++;
              const near2080 = p + 16;
              while (p < near2080 && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
              if (p === near2080) {
                STOPS_18.lastIndex = p;
                p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2077;
            }
            p = s2078;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2081 = p;
              l2082: {
                p = skipSameMark(p);
                if (p < 0) { break l2082; }
                break l2074;
              }
              p = s2081;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2074;
          }
          p++;
        }
        m2076 = true;
        continue l2073;
      }
      p = s2075;
    } else touched ||= p >= end;
    break;
  }
  if (!m2076) { return undefined; }
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
  l2088: for (;;) {
    const s2090 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2089: {
        p = skipPairPiece(p);
        if (p < 0) { break l2089; }
        continue l2088;
      }
      p = s2090;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairPiece(p: number): number {
  let c = 0;
  l2092: {
    const s2093 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
      l2094: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2094;
        }
        p++;
        const near2095 = p + 16;
        while (p < near2095 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
        if (p === near2095) {
          STOPS_19.lastIndex = p;
          p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2092;
      }
      p = s2093;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l2096: {

        p++;
        const near2097 = p + 16;
        while (p < near2097 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near2097) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l2096;
        }
        p++;
        break l2092;
      }
      p = s2093;
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
  l2119: {
    const s2120 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2121: {
        l2124: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2122 = p;
            l2123: {
              l2125: {
                const s2126 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2127: {
                    p = skipH2(p);
                    if (p < 0) { break l2127; }
                    break l2125;
                  }
                  p = s2126;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2128: {
                    p = skipH3(p);
                    if (p < 0) { break l2128; }
                    break l2125;
                  }
                  p = s2126;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2123;
                }
                p = skipH4(p);
                if (p < 0) { break l2123; }
              }
              p = s2122;
              break l2124;
            }
            p = s2122;
          } else touched ||= p >= end;
          break l2121;
        }
        let n2132 = 0;
        l2129: for (;;) {
          if (n2132 >= 3) break;
          const s2131 = p;
          l2130: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2130;
            }
            p++;
            n2132++;
            continue l2129;
          }
          p = s2131;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2121;
        }
        p = skipMark(p);
        if (p < 0) { break l2121; }
        l2133: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2135 = p;
            l2134: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2134; }
              break l2133;
            }
            p = s2135;
          } else touched ||= p >= end;
        }
        l2138: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s2136 = p;
            l2137: {
              p = skipComponentWord(p);
              if (p < 0) { break l2137; }
              p = s2136;
              break l2138;
            }
            p = s2136;
          } else touched ||= p >= end;
          break l2121;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2121;
        }
        p = skip_pair(p);
        if (p < 0) { break l2121; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2121; }
        break l2119;
      }
      p = s2120;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2139: {
        l2142: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2140 = p;
            l2141: {
              p = skipH3(p);
              if (p < 0) { break l2141; }
              p = s2140;
              break l2142;
            }
            p = s2140;
          } else touched ||= p >= end;
          break l2139;
        }
        {
          const s2143 = p;
          l2144: {
            p = skipInComponent(p);
            if (p < 0) { break l2144; }
            if (!(p < end)) {
              touched ||= p >= end;
              break l2144;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l2144; }
            break l2139;
          }
          p = s2143;
        }
        let n2447 = 0;
        l2444: for (;;) {
          if (n2447 >= 3) break;
          const s2446 = p;
          l2445: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2445;
            }
            p++;
            n2447++;
            continue l2444;
          }
          p = s2446;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2139;
        }
        p = skipMark(p);
        if (p < 0) { break l2139; }
        l2448: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2450 = p;
            l2449: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2449; }
              break l2448;
            }
            p = s2450;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2139; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2139; }
        break l2119;
      }
      p = s2120;
    } else touched ||= p >= end;
    l2453: {
      if (p < end) {
        const s2451 = p;
        l2452: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2452; }
          p = s2451;
          break l2453;
        }
        p = s2451;
      } else touched ||= p >= end;
      return -1;
    }
    l2454: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2456 = p;
        l2455: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2455; }
          break l2454;
        }
        p = s2456;
      } else touched ||= p >= end;
    }
    l2459: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s2457 = p;
        l2458: {
          p = skipComponentWord(p);
          if (p < 0) { break l2458; }
          p = s2457;
          break l2459;
        }
        p = s2457;
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
  l2146: {
    const s2147 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2148: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2148; }
        {
          const s2163 = p;
          l2164: {
            p = skipTextInNotes(p);
            if (p < 0) { break l2164; }
            break l2148;
          }
          p = s2163;
        }
        let n2173 = 0;
        l2170: for (;;) {
          if (n2173 >= 3) break;
          const s2172 = p;
          l2171: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2171;
            }
            p++;
            n2173++;
            continue l2170;
          }
          p = s2172;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2148;
        }
        p = skipMark(p);
        if (p < 0) { break l2148; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2148;
        }
        p = skipSignature(p);
        if (p < 0) { break l2148; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2148; }
        break l2146;
      }
      p = s2147;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2415: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2415; }
        {
          const s2416 = p;
          l2417: {
            p = skipInNotes(p);
            if (p < 0) { break l2417; }
            break l2415;
          }
          p = s2416;
        }
        let n2422 = 0;
        l2419: for (;;) {
          if (n2422 >= 3) break;
          const s2421 = p;
          l2420: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2420;
            }
            p++;
            n2422++;
            continue l2419;
          }
          p = s2421;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2415;
        }
        p = skipMark(p);
        if (p < 0) { break l2415; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l2415;
        }
        p = skipBadMethodTitle(p);
        if (p < 0) { break l2415; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2415;
        }
        p = skipSignature(p);
        if (p < 0) { break l2415; }
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        p = skipHeadingEnd(p);
        if (p < 0) { break l2415; }
        break l2146;
      }
      p = s2147;
    } else touched ||= p >= end;
    l2439: {
      if (p < end) {
        const s2437 = p;
        l2438: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2438; }
          p = s2437;
          break l2439;
        }
        p = s2437;
      } else touched ||= p >= end;
      return -1;
    }
    l2442: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2440 = p;
        l2441: {
          const near2443 = p + 16;
          while (p < near2443 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near2443) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l2441;
          }
          p++;
          p = s2440;
          break l2442;
        }
        p = s2440;
      } else touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
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
  l2149: {
    const s2150 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2151: {
        l2154: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2152 = p;
            l2153: {
              p = skipH3(p);
              if (p < 0) { break l2153; }
              const near2155 = p + 16;
              while (p < near2155 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
              if (p === near2155) {
                STOPS_20.lastIndex = p;
                p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2153;
              }
              p++;
              p = s2152;
              break l2154;
            }
            p = s2152;
          } else touched ||= p >= end;
          break l2151;
        }
        break l2149;
      }
      p = s2150;
    } else touched ||= p >= end;
    l2158: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2156 = p;
        l2157: {
          let n2162 = 0;
          l2159: for (;;) {
            if (n2162 >= 3) break;
            const s2161 = p;
            l2160: {
              if (text.charCodeAt(p) !== 32) {
                touched ||= p >= end;
                break l2160;
              }
              p++;
              n2162++;
              continue l2159;
            }
            p = s2161;
            break;
          }
          if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
            reachesEnd(p, "####");
            break l2157;
          }
          p += 4;
          p = s2156;
          break l2158;
        }
        p = s2156;
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
      const s2166 = p;
      l2167: {
        const near2169 = p + 16;
        while (p < near2169 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
        if (p === near2169) {
          STOPS_20.lastIndex = p;
          p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2167;
        }
        p++;
        return -1;
      }
      p = s2166;
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
  l2174: {
    if (text.charCodeAt(p) === 97) {
      const s2176 = p;
      l2175: {
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l2175;
        }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2175;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2174;
      }
      p = s2176;
    } else touched ||= p >= end;
  }
  l2177: {
    if (text.charCodeAt(p) === 100) {
      const s2179 = p;
      l2178: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l2178;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2178;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2177;
      }
      p = s2179;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSignatureName(p);
  if (p < 0) { return -1; }
  p = skipSignatureList(p);
  if (p < 0) { return -1; }
  l2373: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
      const s2375 = p;
      l2374: {
        p = skipResult(p);
        if (p < 0) { break l2374; }
        break l2373;
      }
      p = s2375;
    } else touched ||= p >= end;
  }
  p = skipSignatureEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipSignatureName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
  touched ||= p >= end;
  l2181: for (;;) {
    const s2183 = p;
    if (text.charCodeAt(p) === 45) {
      l2182: {

        p++;
        if (text.charCodeAt(p) === 62) {
          {
            const s2185 = p;
            l2186: {

              p++;
              break l2182;
            }
            p = s2185;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2182;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        touched ||= p >= end;
        continue l2181;
      }
      p = s2183;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSignatureList(p: number): number {
  let c = 0;
  l2188: {
    const s2189 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l2190: {
        p = skipBlanks(p);
        if (p < 0) { break l2190; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l2190;
        }
        p = skipParameters(p);
        if (p < 0) { break l2190; }
        break l2188;
      }
      p = s2189;
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
  l2191: for (;;) {
    const s2193 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128)) {
      l2192: {
        p = skipParameterItem(p);
        if (p < 0) { break l2192; }
        continue l2191;
      }
      p = s2193;
    } else touched ||= p >= end;
    break;
  }
  p = skipParametersEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipParameterItem(p: number): number {
  let c = 0;
  l2195: {
    const s2196 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2197: {
        p = skipParameter(p);
        if (p < 0) { break l2197; }
        l2337: {
          if (text.charCodeAt(p) === 44) {
            const s2339 = p;
            l2338: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2338; }
              break l2337;
            }
            p = s2339;
          } else touched ||= p >= end;
        }
        break l2195;
      }
      p = s2196;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128))) {
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
  l2198: {
    const s2199 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2200: {
        p = skipParameterName(p);
        if (p < 0) { break l2200; }
        p = skipBlanks(p);
        if (p < 0) { break l2200; }
        l2211: {
          if (text.charCodeAt(p) === 58) {
            const s2213 = p;
            l2212: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2212; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2212;
              }
              p = skipTypeText(p);
              if (p < 0) { break l2212; }
              break l2211;
            }
            p = s2213;
          } else touched ||= p >= end;
        }
        l2293: {
          if (text.charCodeAt(p) === 61) {
            const s2295 = p;
            l2294: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2294; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2294;
              }
              p = skipDefaultText(p);
              if (p < 0) { break l2294; }
              break l2293;
            }
            p = s2295;
          } else touched ||= p >= end;
        }
        l2330: {
          const s2328 = p;
          l2329: {
            p = skipParameterEnd(p);
            if (p < 0) { break l2329; }
            p = s2328;
            break l2330;
          }
          p = s2328;
          break l2200;
        }
        break l2198;
      }
      p = s2199;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
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
    const near2336 = p + 16;
    while (p < near2336 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
    if (p === near2336) {
      STOPS_26.lastIndex = p;
      p = STOPS_26.test(text) ? STOPS_26.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function skipParameterName(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_parameterName(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_parameterName(p: number): number {
  let c = 0;
  l2201: {
    const s2202 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2203: {
        l2204: {
          if (text.charCodeAt(p) === 42) {
            const s2206 = p;
            l2205: {
              l2207: {
                const s2208 = p;
                if (text.charCodeAt(p) === 42) {
                  l2209: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l2209;
                    }
                    p += 2;
                    break l2207;
                  }
                  p = s2208;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 42) {
                  touched ||= p >= end;
                  break l2205;
                }
                p++;
              }
              break l2204;
            }
            p = s2206;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2203;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l2203; }
        break l2201;
      }
      p = s2202;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2210: {

        p++;
        break l2201;
      }
      p = s2202;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_typeText(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_typeText(p: number): number {
  let c = 0;
  let m2217 = false;
  l2214: for (;;) {
    const s2216 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
      l2215: {
        p = skipTypePiece(p);
        if (p < 0) { break l2215; }
        m2217 = true;
        continue l2214;
      }
      p = s2216;
    } else touched ||= p >= end;
    break;
  }
  if (!m2217) { return -1; }
  l2279: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      const s2281 = p;
      l2280: {
        p = skipArrow(p);
        if (p < 0) { break l2280; }
        let m2285 = false;
        l2282: for (;;) {
          const s2284 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
            l2283: {
              p = skipResultPiece(p);
              if (p < 0) { break l2283; }
              m2285 = true;
              continue l2282;
            }
            p = s2284;
          } else touched ||= p >= end;
          break;
        }
        if (!m2285) { break l2280; }
        l2292: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)) {
            const s2290 = p;
            l2291: {
              p++;
              p = s2290;
              break l2292;
            }
            p = s2290;
          } else touched ||= p >= end;
          break l2280;
        }
        break l2279;
      }
      p = s2281;
    } else touched ||= p >= end;
  }
  return p;
}

function skipTypePiece(p: number): number {
  let c = 0;
  l2218: {
    const s2219 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2220: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2220;
        }
        p++;
        const near2221 = p + 16;
        while (p < near2221 && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        if (p === near2221) {
          STOPS_21.lastIndex = p;
          p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2218;
      }
      p = s2219;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2222: {
        p = skipBracketed(p);
        if (p < 0) { break l2222; }
        break l2218;
      }
      p = s2219;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2269: {
        p = skipQuoted(p);
        if (p < 0) { break l2269; }
        break l2218;
      }
      p = s2219;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2270 = p;
        l2271: {
          p = skipArrow(p);
          if (p < 0) { break l2271; }
          return -1;
        }
        p = s2270;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c >= 128))) {
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
  l2223: {
    const s2224 = p;
    if (text.charCodeAt(p) === 40) {
      l2225: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2225; }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l2225;
        }
        p++;
        break l2223;
      }
      p = s2224;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2268: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2268; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2268;
        }
        p++;
        break l2223;
      }
      p = s2224;
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
  l2226: for (;;) {
    const s2228 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) {
      l2227: {
        l2230: {
          const s2231 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128)) {
            l2232: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2232;
              }
              p++;
              const near2233 = p + 16;
              while (p < near2233 && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128)) p++;
              if (p === near2233) {
                STOPS_22.lastIndex = p;
                p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2230;
            }
            p = s2231;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l2234: {
              p = skipBracketed(p);
              if (p < 0) { break l2234; }
              break l2230;
            }
            p = s2231;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2227;
          }
          p = skipQuoted(p);
          if (p < 0) { break l2227; }
        }
        continue l2226;
      }
      p = s2228;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipQuoted(p: number): number {
  let c = 0;
  l2235: {
    const s2236 = p;
    if (text.charCodeAt(p) === 34) {
      l2237: {

        p++;
        const near2238 = p + 16;
        while (p < near2238 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
        if (p === near2238) {
          STOPS_23.lastIndex = p;
          p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l2239: for (;;) {
          const s2241 = p;
          if (text.charCodeAt(p) === 92) {
            l2240: {

              p++;
              l2243: {
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  const s2245 = p;
                  l2244: {
                    p++;
                    break l2243;
                  }
                  p = s2245;
                } else touched ||= p >= end;
              }
              const near2246 = p + 16;
              while (p < near2246 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
              if (p === near2246) {
                STOPS_23.lastIndex = p;
                p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              continue l2239;
            }
            p = s2241;
          } else touched ||= p >= end;
          break;
        }
        l2247: {
          const s2248 = p;
          if (text.charCodeAt(p) === 34) {
            l2249: {

              p++;
              break l2247;
            }
            p = s2248;
          } else touched ||= p >= end;
          l2252: {
            const s2250 = p;
            l2251: {
              p = skipLineEnd(p);
              if (p < 0) { break l2251; }
              p = s2250;
              break l2252;
            }
            p = s2250;
            break l2237;
          }
        }
        break l2235;
      }
      p = s2236;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2253 = p + 16;
    while (p < near2253 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
    if (p === near2253) {
      STOPS_24.lastIndex = p;
      p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2254: for (;;) {
      const s2256 = p;
      if (text.charCodeAt(p) === 92) {
        l2255: {

          p++;
          l2258: {
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              const s2260 = p;
              l2259: {
                p++;
                break l2258;
              }
              p = s2260;
            } else touched ||= p >= end;
          }
          const near2261 = p + 16;
          while (p < near2261 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
          if (p === near2261) {
            STOPS_24.lastIndex = p;
            p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          continue l2254;
        }
        p = s2256;
      } else touched ||= p >= end;
      break;
    }
    l2262: {
      const s2263 = p;
      if (text.charCodeAt(p) === 39) {
        l2264: {

          p++;
          break l2262;
        }
        p = s2263;
      } else touched ||= p >= end;
      l2267: {
        const s2265 = p;
        l2266: {
          p = skipLineEnd(p);
          if (p < 0) { break l2266; }
          p = s2265;
          break l2267;
        }
        p = s2265;
        return -1;
      }
    }
  }
  return p;
}

function skipArrow(p: number): number {
  l2273: {
    const s2274 = p;
    if (text.charCodeAt(p) === 45) {
      l2275: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2275;
        }
        p += 2;
        break l2273;
      }
      p = s2274;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l2276: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2276;
        }
        p += 2;
        break l2273;
      }
      p = s2274;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2277: {

        p++;
        break l2273;
      }
      p = s2274;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2278: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2278;
        }
        p += 3;
        break l2273;
      }
      p = s2274;
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
  l2286: {
    const s2287 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2288: {
        p = skipBracketed(p);
        if (p < 0) { break l2288; }
        break l2286;
      }
      p = s2287;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2289: {
        p = skipQuoted(p);
        if (p < 0) { break l2289; }
        break l2286;
      }
      p = s2287;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipDefaultText(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_defaultText(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_defaultText(p: number): number {
  let c = 0;
  let m2299 = false;
  l2296: for (;;) {
    const s2298 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
      l2297: {
        l2300: {
          const s2301 = p;
          if (text.charCodeAt(p) === 108) {
            l2302: {
              p = skipLambdaHead(p);
              if (p < 0) { break l2302; }
              break l2300;
            }
            p = s2301;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l2297;
          }
          p = skipDefaultPiece(p);
          if (p < 0) { break l2297; }
        }
        m2299 = true;
        continue l2296;
      }
      p = s2298;
    } else touched ||= p >= end;
    break;
  }
  if (!m2299) { return -1; }
  l2314: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      const s2316 = p;
      l2315: {
        p = skipArrow(p);
        if (p < 0) { break l2315; }
        let m2320 = false;
        l2317: for (;;) {
          const s2319 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
            l2318: {
              l2321: {
                const s2322 = p;
                if (text.charCodeAt(p) === 108) {
                  l2323: {
                    p = skipLambdaHead(p);
                    if (p < 0) { break l2323; }
                    break l2321;
                  }
                  p = s2322;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l2324: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2324; }
                    break l2321;
                  }
                  p = s2322;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 61) {
                  touched ||= p >= end;
                  break l2318;
                }
                p++;
              }
              m2320 = true;
              continue l2317;
            }
            p = s2319;
          } else touched ||= p >= end;
          break;
        }
        if (!m2320) { break l2315; }
        l2327: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44)) {
            const s2325 = p;
            l2326: {
              p++;
              p = s2325;
              break l2327;
            }
            p = s2325;
          } else touched ||= p >= end;
          break l2315;
        }
        break l2314;
      }
      p = s2316;
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
      const s2303 = p;
      l2304: {
        p++;
        return -1;
      }
      p = s2303;
    }
  } else touched ||= p >= end;
  const near2306 = p + 16;
  while (p < near2306 && ((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) p++;
  if (p === near2306) {
    STOPS_25.lastIndex = p;
    p = STOPS_25.test(text) ? STOPS_25.lastIndex - 1 : end;
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
  l2307: {
    const s2308 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2309: {
        p = skipBracketed(p);
        if (p < 0) { break l2309; }
        break l2307;
      }
      p = s2308;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2310: {
        p = skipQuoted(p);
        if (p < 0) { break l2310; }
        break l2307;
      }
      p = s2308;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2311 = p;
        l2312: {
          p = skipArrow(p);
          if (p < 0) { break l2312; }
          return -1;
        }
        p = s2311;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}

function skipParameterEnd(p: number): number {
  let c = 0;
  l2331: {
    const s2332 = p;
    if (text.charCodeAt(p) === 44) {
      l2333: {

        p++;
        break l2331;
      }
      p = s2332;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 41) {
      l2334: {

        p++;
        break l2331;
      }
      p = s2332;
    } else touched ||= p >= end;
    l2335: {
      p = skipBlanks(p);
      if (p < 0) { break l2335; }
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { break l2335; }
      break l2331;
    }
    p = s2332;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
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
  l2340: {
    const s2341 = p;
    if (text.charCodeAt(p) === 44) {
      l2342: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2342; }
        break l2340;
      }
      p = s2341;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      l2343: {
        p = skipArrow(p);
        if (p < 0) { break l2343; }
        let m2347 = false;
        l2344: for (;;) {
          const s2346 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
            l2345: {
              l2348: {
                const s2349 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l2350: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2350; }
                    break l2348;
                  }
                  p = s2349;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l2345;
                }
                p++;
              }
              m2347 = true;
              continue l2344;
            }
            p = s2346;
          } else touched ||= p >= end;
          break;
        }
        if (!m2347) { break l2343; }
        l2353: {
          if (text.charCodeAt(p) === 41) {
            const s2351 = p;
            l2352: {

              p++;
              p = s2351;
              break l2353;
            }
            p = s2351;
          } else touched ||= p >= end;
          break l2343;
        }
        p = skipBlanks(p);
        if (p < 0) { break l2343; }
        break l2340;
      }
      p = s2341;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2354 = p;
        l2355: {
          p = skipArrow(p);
          if (p < 0) { break l2355; }
          return -1;
        }
        p = s2354;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2357 = p + 16;
    while (p < near2357 && ((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) p++;
    if (p === near2357) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2358: {
      if (text.charCodeAt(p) === 44) {
        const s2360 = p;
        l2359: {

          p++;
          break l2358;
        }
        p = s2360;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParametersEnd(p: number): number {
  l2361: {
    const s2362 = p;
    if (text.charCodeAt(p) === 41) {
      l2363: {

        p++;
        break l2361;
      }
      p = s2362;
    } else touched ||= p >= end;

  }
  return p;
}

function skipMissingParameters(p: number): number {
  let c = 0;
  l2366: {
    const s2364 = p;
    l2365: {
      p = skipBlanks(p);
      if (p < 0) { break l2365; }
      l2367: {
        const s2368 = p;
        l2369: {
          l2370: {
            if (text.charCodeAt(p) === 58) {
              const s2372 = p;
              l2371: {

                p++;
                break l2370;
              }
              p = s2372;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l2369; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2369; }
          p = skipLineEnd(p);
          if (p < 0) { break l2369; }
          break l2367;
        }
        p = s2368;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l2365;
        }
        p = skipArrow(p);
        if (p < 0) { break l2365; }
      }
      p = s2364;
      break l2366;
    }
    p = s2364;
    return -1;
  }
  return p;
}

function skipResult(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
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
  l2376: {
    const s2377 = p;
    if (text.charCodeAt(p) === 45) {
      l2378: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2378;
        }
        p += 2;
        break l2376;
      }
      p = s2377;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadArrow(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBadArrow(p: number): number {
  l2379: {
    const s2380 = p;
    if (text.charCodeAt(p) === 61) {
      l2381: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2381;
        }
        p += 2;
        break l2379;
      }
      p = s2380;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2382: {

        p++;
        break l2379;
      }
      p = s2380;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2383: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2383;
        }
        p += 3;
        break l2379;
      }
      p = s2380;
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
  let m2387 = false;
  l2384: for (;;) {
    const s2386 = p;
    if (p < end) {
      l2385: {
        p = skipReturnPiece(p);
        if (p < 0) { break l2385; }
        m2387 = true;
        continue l2384;
      }
      p = s2386;
    } else touched ||= p >= end;
    break;
  }
  if (!m2387) { return -1; }
  return p;
}

function skipReturnPiece(p: number): number {
  let c = 0;
  l2388: {
    const s2389 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2390: {
        p = skipBracketed(p);
        if (p < 0) { break l2390; }
        break l2388;
      }
      p = s2389;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2391: {
        p = skipQuoted(p);
        if (p < 0) { break l2391; }
        break l2388;
      }
      p = s2389;
    } else touched ||= p >= end;
    if (p < end) {
      l2392: {
        {
          const s2393 = p;
          l2394: {
            p = skipSignatureTail(p);
            if (p < 0) { break l2394; }
            break l2392;
          }
          p = s2393;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2392;
        }
        p++;
        break l2388;
      }
      p = s2389;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      {
        const s2396 = p;
        l2397: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l2397; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2397; }
          p = skipSignatureTail(p);
          if (p < 0) { break l2397; }
          return -1;
        }
        p = s2396;
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
  l2399: {
    if (text.charCodeAt(p) === 58) {
      const s2401 = p;
      l2400: {

        p++;
        break l2399;
      }
      p = s2401;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2402: {
    if (p < end) {
      const s2404 = p;
      l2403: {
        p = skipBadSignatureRest(p);
        if (p < 0) { break l2403; }
        break l2402;
      }
      p = s2404;
    } else touched ||= p >= end;
  }
  return p;
}

function skipBadSignatureRest(p: number): number {
  let c = 0;
  {
    const s2405 = p;
    l2406: {
      p = skipSignatureTail(p);
      if (p < 0) { break l2406; }
      return -1;
    }
    p = s2405;
  }
  let m2411 = false;
  l2408: for (;;) {
    const s2410 = p;
    if (p < end) {
      l2409: {
        {
          const s2412 = p;
          l2413: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2413; }
            break l2409;
          }
          p = s2412;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2409;
        }
        p++;
        m2411 = true;
        continue l2408;
      }
      p = s2410;
    } else touched ||= p >= end;
    break;
  }
  if (!m2411) { return -1; }
  return p;
}

function skipBadMethodTitle(p: number): number {
  let c = 0;
  let m2426 = false;
  l2423: for (;;) {
    const s2425 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304)) {
      l2424: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l2424; }
        m2426 = true;
        continue l2423;
      }
      p = s2425;
    } else touched ||= p >= end;
    break;
  }
  if (!m2426) { return -1; }
  return p;
}

function skipMethodOrnament(p: number): number {
  let c = 0;
  l2427: {
    const s2428 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2429: {
        p++;
        break l2427;
      }
      p = s2428;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2430: {

        p++;
        break l2427;
      }
      p = s2428;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2431: {
        p = skipNumber(p);
        if (p < 0) { break l2431; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46 || c === 58))) {
          touched ||= p >= end;
          break l2431;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2431;
        }
        p++;
        break l2427;
      }
      p = s2428;
    } else touched ||= p >= end;
    l2432: {
      const s2433 = p;
      if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
        l2434: {
          if (!isCaseless(p, "method")) { break l2434; }
          p += 6;
          break l2432;
        }
        p = s2433;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l2435: {
          if (!isCaseless(p, "function")) { break l2435; }
          p += 8;
          break l2432;
        }
        p = s2433;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l2436: {
          if (!isCaseless(p, "operation")) { break l2436; }
          p += 9;
          break l2432;
        }
        p = s2433;
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
  l2461: {
    const s2462 = p;
    l2463: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2463; }
      break l2461;
    }
    p = s2462;
    l2464: {
      p = skipInPlainChecklist(p);
      if (p < 0) { break l2464; }
      break l2461;
    }
    p = s2462;
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
  l2465: {
    const s2466 = p;
    l2467: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2467; }
      let n2484 = 0;
      l2481: for (;;) {
        if (n2484 >= 3) break;
        const s2483 = p;
        l2482: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2482;
          }
          p++;
          n2484++;
          continue l2481;
        }
        p = s2483;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2467;
      }
      p = skipMark(p);
      if (p < 0) { break l2467; }
      l2485: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2487 = p;
          l2486: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2486; }
            break l2485;
          }
          p = s2487;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2467;
      }
      p = skip_pair(p);
      if (p < 0) { break l2467; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2467; }
      break l2465;
    }
    p = s2466;
    l2488: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2488; }
      let n2492 = 0;
      l2489: for (;;) {
        if (n2492 >= 3) break;
        const s2491 = p;
        l2490: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2490;
          }
          p++;
          n2492++;
          continue l2489;
        }
        p = s2491;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2488;
      }
      p = skipMark(p);
      if (p < 0) { break l2488; }
      l2493: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2495 = p;
          l2494: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2494; }
            break l2493;
          }
          p = s2495;
        } else touched ||= p >= end;
      }
      p = skipTitleText(p);
      if (p < 0) { break l2488; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2488; }
      break l2465;
    }
    p = s2466;
    l2498: {
      if (p < end) {
        const s2496 = p;
        l2497: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2497; }
          p = s2496;
          break l2498;
        }
        p = s2496;
      } else touched ||= p >= end;
      return -1;
    }
    l2499: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2501 = p;
        l2500: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2500; }
          break l2499;
        }
        p = s2501;
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
  l2468: {
    const s2469 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2470: {
        l2473: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2471 = p;
            l2472: {
              p = skipH3(p);
              if (p < 0) { break l2472; }
              p = s2471;
              break l2473;
            }
            p = s2471;
          } else touched ||= p >= end;
          break l2470;
        }
        break l2468;
      }
      p = s2469;
    } else touched ||= p >= end;
    l2474: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2474; }
      l2477: {
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          const s2475 = p;
          l2476: {
            p = skipH2(p);
            if (p < 0) { break l2476; }
            p = s2475;
            break l2477;
          }
          p = s2475;
        } else touched ||= p >= end;
        break l2474;
      }
      break l2468;
    }
    p = s2469;
    p = skipInDeepChecklist(p);
    if (p < 0) { return -1; }
    l2480: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2478 = p;
        l2479: {
          p = skipH4(p);
          if (p < 0) { break l2479; }
          p = s2478;
          break l2480;
        }
        p = s2478;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf291(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StackHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2502 = readStackHeading(p);
  if (r2502 === undefined) { return -1; }
  value = r2502;
  p = pos;
  leafValue = value;
  return p;
}

function readStackHeading(p: number): StackHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2505: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c >= 128)) {
      const s2503 = p;
      l2504: {
        p = skipTitleStart(p);
        if (p < 0) { break l2504; }
        if (!isCaseless(p, "tech")) { break l2504; }
        p += 4;
        p = s2503;
        break l2505;
      }
      p = s2503;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2506 = readSectionHeading(p);
  if (r2506 === undefined) { return undefined; }
  l_heading = r2506;
  p = pos;
  pos = p;
  return { type: 'StackHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf293(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TechnologyNode;
  {
    const s2509 = p;
    l2510: {
      p = skipSectionStop(p);
      if (p < 0) { break l2510; }
      return -1;
    }
    p = s2509;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2512 = readTechnology(p);
  if (r2512 === undefined) { return -1; }
  value = r2512;
  p = pos;
  leafValue = value;
  return p;
}

function readTechnology(p: number): TechnologyNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  let n2516 = 0;
  l2513: for (;;) {
    if (n2516 >= 3) break;
    const s2515 = p;
    l2514: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l2514;
      }
      p++;
      n2516++;
      continue l2513;
    }
    p = s2515;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2517 = read_label(p);
  if (r2517 === undefined) { return undefined; }
  l_label = r2517;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2519 = readLineValue(p);
  if (r2519 === undefined) { return undefined; }
  l_value = r2519;
  p = pos;
  const r2521 = readValueEnd(p);
  if (r2521 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Technology', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf295(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AssumptionsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2524 = readAssumptionsHeading(p);
  if (r2524 === undefined) { return -1; }
  value = r2524;
  p = pos;
  leafValue = value;
  return p;
}

function readAssumptionsHeading(p: number): AssumptionsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2527: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128)) {
      const s2525 = p;
      l2526: {
        p = skipTitleStart(p);
        if (p < 0) { break l2526; }
        if (!isCaseless(p, "assumption")) { break l2526; }
        p += 10;
        p = s2525;
        break l2527;
      }
      p = s2525;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2528 = readSectionHeading(p);
  if (r2528 === undefined) { return undefined; }
  l_heading = r2528;
  p = pos;
  pos = p;
  return { type: 'AssumptionsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf297(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2531 = readContractsHeading(p);
  if (r2531 === undefined) { return -1; }
  value = r2531;
  p = pos;
  leafValue = value;
  return p;
}

function readContractsHeading(p: number): ContractsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2534: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128)) {
      const s2532 = p;
      l2533: {
        p = skipTitleStart(p);
        if (p < 0) { break l2533; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false))) {
          touched ||= p >= end;
          break l2533;
        }
        p = skipContractsName(p);
        if (p < 0) { break l2533; }
        p = s2532;
        break l2534;
      }
      p = s2532;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2538 = readSectionHeading(p);
  if (r2538 === undefined) { return undefined; }
  l_heading = r2538;
  p = pos;
  pos = p;
  return { type: 'ContractsHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipContractsName(p: number): number {
  let c = 0;
  l2535: {
    const s2536 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2537: {
        if (!isCaseless(p, "api")) { break l2537; }
        p += 3;
        break l2535;
      }
      p = s2536;
    } else touched ||= p >= end;
    if (!isCaseless(p, "endpoints")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf300(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2541!: null;
  {
    const s2542 = p;
    l2543: {
      p = skipSectionStop(p);
      if (p < 0) { break l2543; }
      return -1;
    }
    p = s2542;
  }
  e2541 = null;
  let e2545!: null;
  {
    const s2546 = p;
    l2547: {
      p = skipItemAhead(p);
      if (p < 0) { break l2547; }
      return -1;
    }
    p = s2546;
  }
  e2545 = null;
  value = [e2541, e2545];
  leafValue = value;
  return p;
}

function leaf301(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2549 = readContractHeading(p);
  if (r2549 === undefined) { return -1; }
  value = r2549;
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
  l2550: {
    const s2551 = p;
    const t2552 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2553: {
        l2556: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2554 = p;
            l2555: {
              l2557: {
                const s2558 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2559: {
                    p = skipH2(p);
                    if (p < 0) { break l2559; }
                    break l2557;
                  }
                  p = s2558;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2560: {
                    p = skipH3(p);
                    if (p < 0) { break l2560; }
                    break l2557;
                  }
                  p = s2558;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2555;
                }
                p = skipH4(p);
                if (p < 0) { break l2555; }
              }
              p = s2554;
              break l2556;
            }
            p = s2554;
          } else touched ||= p >= end;
          break l2553;
        }
        let n2564 = 0;
        l2561: for (;;) {
          if (n2564 >= 3) break;
          const s2563 = p;
          l2562: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2562;
            }
            p++;
            n2564++;
            continue l2561;
          }
          p = s2563;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2553;
        }
        const r2565 = readMark(p);
        if (r2565 === undefined) { break l2553; }
        l_mark = r2565;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          touched ||= p >= end;
          break l2553;
        }
        const r2567 = readEndpoint(p);
        if (r2567 === undefined) { break l2553; }
        l_endpoint = r2567;
        p = pos;
        const r2629 = readHeadingEnd(p);
        if (r2629 === undefined) { break l2553; }
        p = pos;
        break l2550;
      }
      p = s2551;
      if (trail.length > t2552) trail.length = t2552;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2631: {
        l2634: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2632 = p;
            l2633: {
              p = skipH3(p);
              if (p < 0) { break l2633; }
              p = s2632;
              break l2634;
            }
            p = s2632;
          } else touched ||= p >= end;
          break l2631;
        }
        let n2638 = 0;
        l2635: for (;;) {
          if (n2638 >= 3) break;
          const s2637 = p;
          l2636: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2636;
            }
            p++;
            n2638++;
            continue l2635;
          }
          p = s2637;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2631;
        }
        const r2639 = readMark(p);
        if (r2639 === undefined) { break l2631; }
        l_mark = r2639;
        p = pos;
        const r2641 = readTitleText(p);
        if (r2641 === undefined) { break l2631; }
        l_title = r2641;
        p = pos;
        const r2643 = readHeadingEnd(p);
        if (r2643 === undefined) { break l2631; }
        p = pos;
        break l2550;
      }
      p = s2551;
      if (trail.length > t2552) trail.length = t2552;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l2647: {
      if (p < end) {
        const s2645 = p;
        l2646: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2646; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
            touched ||= p >= end;
            break l2646;
          }
          p = skipEndpointAhead(p);
          if (p < 0) { break l2646; }
          p = s2645;
          break l2647;
        }
        p = s2645;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2648 = readEndpoint(p);
    if (r2648 === undefined) { return undefined; }
    l_endpoint = r2648;
    p = pos;
    const r2650 = readHeadingEnd(p);
    if (r2650 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2652 = readBadSetext(p);
    if (r2652 === undefined) { return undefined; }
    l_under = r2652;
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
  l2568: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s2570 = p;
      const t2571 = trail.length;
      l2569: {
        const r2572 = readBadTitleNumber(p);
        if (r2572 === undefined) { break l2569; }
        p = pos;
        break l2568;
      }
      p = s2570;
      if (trail.length > t2571) trail.length = t2571;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2574 = readEndpointMethod(p);
  if (r2574 === undefined) { return undefined; }
  l_method = r2574;
  p = pos;
  if (!(text.charCodeAt(p) === 47)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2597 = readPathText(p);
  if (r2597 === undefined) { return undefined; }
  l_path = r2597;
  p = pos;
  l2606: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2608 = p;
      const t2609 = trail.length;
      l2607: {
        const r2610 = readBadPathEnd(p);
        if (r2610 === undefined) { break l2607; }
        p = pos;
        break l2606;
      }
      p = s2608;
      if (trail.length > t2609) trail.length = t2609;
    } else touched ||= p >= end;
  }
  l2615: {
    if (p < end) {
      const s2617 = p;
      const t2618 = trail.length;
      l2616: {
        const r2619 = readBadTitleRest(p);
        if (r2619 === undefined) { break l2616; }
        p = pos;
        break l2615;
      }
      p = s2617;
      if (trail.length > t2618) trail.length = t2618;
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
  l2575: {
    const s2576 = p;
    const t2577 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l2578: {
        const r2579 = readMethodWord(p);
        if (r2579 === undefined) { break l2578; }
        value = r2579;
        p = pos;
        break l2575;
      }
      p = s2576;
      if (trail.length > t2577) trail.length = t2577;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2589 = readBadMethodName(p);
    if (r2589 === undefined) { return undefined; }
    value = r2589;
    p = pos;
  }
  pos = p;
  return value;
}

function readMethodWord(p: number): MethodWordNode | undefined {
  let c = 0;
  const start = p;
  let l_word!: string;
  const s2580 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n2584 = 0;
  l2581: for (;;) {
    if (n2584 >= 9) break;
    const s2583 = p;
    l2582: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l2582;
      }
      p++;
      n2584++;
      continue l2581;
    }
    p = s2583;
    break;
  }
  if (n2584 < 1) { return undefined; }
  l_word = text.slice(s2580, p);
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2587: {
    if (text.charCodeAt(p) === 47) {
      const s2585 = p;
      l2586: {

        p++;
        p = s2585;
        break l2587;
      }
      p = s2585;
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
  const s2590 = p;
  let n2594 = 0;
  l2591: for (;;) {
    if (n2594 >= 10) break;
    const s2593 = p;
    l2592: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2592;
      }
      p++;
      n2594++;
      continue l2591;
    }
    p = s2593;
    break;
  }
  if (n2594 < 2) { return undefined; }
  l_word = text.slice(s2590, p);
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
  l2600: {
    if (text.charCodeAt(p) === 47) {
      const s2598 = p;
      l2599: {

        p++;
        p = s2598;
        break l2600;
      }
      p = s2598;
    } else touched ||= p >= end;
    return undefined;
  }
  let m2604 = false;
  l2601: for (;;) {
    const s2603 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
      l2602: {
        p = skipPathPart(p);
        if (p < 0) { break l2602; }
        m2604 = true;
        continue l2601;
      }
      p = s2603;
    } else touched ||= p >= end;
    break;
  }
  if (!m2604) { return undefined; }
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
  l2613: {
    const s2611 = p;
    l2612: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2612; }
      p = s2611;
      break l2613;
    }
    p = s2611;
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
    const s2620 = p;
    l2621: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2621; }
      return undefined;
    }
    p = s2620;
  }
  let m2626 = false;
  l2623: for (;;) {
    const s2625 = p;
    if (p < end) {
      l2624: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2624; }
        m2626 = true;
        continue l2623;
      }
      p = s2625;
    } else touched ||= p >= end;
    break;
  }
  if (!m2626) { return undefined; }
  pos = p;
  const node: BadTitleRestNode = { type: 'BadTitleRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf311(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2655!: null;
  {
    const s2656 = p;
    l2657: {
      p = skipSectionStop(p);
      if (p < 0) { break l2657; }
      return -1;
    }
    p = s2656;
  }
  e2655 = null;
  let e2659!: null;
  if (p < end) {
    {
      const s2660 = p;
      l2661: {
        p = skipContractHeading(p);
        if (p < 0) { break l2661; }
        return -1;
      }
      p = s2660;
    }
  } else touched ||= p >= end;
  e2659 = null;
  value = [e2655, e2659];
  leafValue = value;
  return p;
}

function leaf312(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2663 = readAnswerHead(p);
  if (r2663 === undefined) { return -1; }
  value = r2663;
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
  const r2664 = readHolds(p);
  if (r2664 === undefined) { return undefined; }
  l_holds = r2664;
  p = pos;
  l2693: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      const s2691 = p;
      l2692: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2692; }
        p = s2691;
        break l2693;
      }
      p = s2691;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2703 = read_label(p);
  if (r2703 === undefined) { return undefined; }
  l_label = r2703;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l2705: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      const s2707 = p;
      const t2708 = trail.length;
      l2706: {
        const r2709 = readAnswer(p);
        if (r2709 === undefined) { break l2706; }
        l_answer = r2709;
        p = pos;
        break l2705;
      }
      p = s2707;
      if (trail.length > t2708) trail.length = t2708;
    } else touched ||= p >= end;
    l_answer = null;
  }
  const r2802 = readLineValue(p);
  if (r2802 === undefined) { return undefined; }
  l_value = r2802;
  p = pos;
  const r2804 = readValueEnd(p);
  if (r2804 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'AnswerHead', start: base + start, end: base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
}

function readHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l2665: {
    const s2666 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2667: {
        const r2668 = readBulletHolds(p);
        if (r2668 === undefined) { break l2667; }
        value = r2668;
        p = pos;
        break l2665;
      }
      p = s2666;
    } else touched ||= p >= end;
    const r2671 = readPlainHolds(p);
    if (r2671 === undefined) { return undefined; }
    value = r2671;
    p = pos;
  }
  pos = p;
  return value;
}

function readBulletHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s2669 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s2669, p);
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
  l2672: {
    const s2673 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l2674: {
        let n2678 = 0;
        l2675: for (;;) {
          if (n2678 >= 3) break;
          const s2677 = p;
          l2676: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2676;
            }
            p++;
            n2678++;
            continue l2675;
          }
          p = s2677;
          break;
        }
        l2681: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
            const s2679 = p;
            l2680: {
              p = skip_label(p);
              if (p < 0) { break l2680; }
              p = skipBlanks(p);
              if (p < 0) { break l2680; }
              p = skipLineEnd(p);
              if (p < 0) { break l2680; }
              p = s2679;
              break l2681;
            }
            p = s2679;
          } else touched ||= p >= end;
          break l2674;
        }
        value = (() => { return 'all'; })();
        break l2672;
      }
      p = s2673;
    } else touched ||= p >= end;
    let n2688 = 0;
    l2685: for (;;) {
      if (n2688 >= 3) break;
      const s2687 = p;
      l2686: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2686;
        }
        p++;
        n2688++;
        continue l2685;
      }
      p = s2687;
      break;
    }
    value = (() => { return 'none'; })();
  }
  pos = p;
  return value;
}

function skip_label(p: number): number {
  let c = 0;
  l2682: {
    const s2683 = p;
    if (text.charCodeAt(p) === 42) {
      l2684: {
        p = skipLabel(p);
        if (p < 0) { break l2684; }
        break l2682;
      }
      p = s2683;
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

function skipAuthenticationName(p: number): number {
  let c = 0;
  l2694: {
    const s2695 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : false)) {
      l2696: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2697: {
          const s2698 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l2699: {
              if (!isCaseless(p, "authentication")) { break l2699; }
              p += 14;
              break l2697;
            }
            p = s2698;
          } else touched ||= p >= end;
          if (!isCaseless(p, "auth")) { break l2696; }
          p += 4;
        }
        l2700: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2702 = p;
            l2701: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2701;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "required")) { break l2701; }
              p += 8;
              break l2700;
            }
            p = s2702;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2696;
        }
        p++;
        break l2694;
      }
      p = s2695;
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

function readAnswer(p: number): YesNode | NoNode | undefined {
  let c = 0;
  let value!: YesNode | NoNode;
  l2710: {
    const s2711 = p;
    const t2712 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l2713: {
        const r2714 = readAnswerGap(p);
        if (r2714 === undefined) { break l2713; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false))) {
          touched ||= p >= end;
          break l2713;
        }
        const r2743 = readYes(p);
        if (r2743 === undefined) { break l2713; }
        value = r2743;
        p = pos;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        break l2710;
      }
      p = s2711;
      if (trail.length > t2712) trail.length = t2712;
    } else touched ||= p >= end;
    const r2759 = readAnswerGap(p);
    if (r2759 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2761 = readNo(p);
    if (r2761 === undefined) { return undefined; }
    value = r2761;
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
  const list2720: (string[] | ["\n" | BadLineEndNode, null])[] = [];
  l2715: for (;;) {
    const s2717 = p;
    const t2718 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
      l2716: {
        let v2719!: string[] | ["\n" | BadLineEndNode, null];
        l2722: {
          const s2723 = p;
          const t2724 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
            l2725: {
              const list2730: string[] = [];
              l2726: for (;;) {
                const s2728 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
                  l2727: {
                    let v2729!: string;
                    v2729 = text.charAt(p);
                    p++;
                    list2730.push(v2729);
                    continue l2726;
                  }
                  p = s2728;
                } else touched ||= p >= end;
                break;
              }
              if (list2730.length === 0) { break l2725; }
              v2719 = list2730;
              break l2722;
            }
            p = s2723;
            if (trail.length > t2724) trail.length = t2724;
          } else touched ||= p >= end;
          let e2732!: "\n" | BadLineEndNode;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2716;
          }
          const r2733 = readEol(p);
          if (r2733 === undefined) { break l2716; }
          e2732 = r2733;
          p = pos;
          let e2735!: null;
          if (p < end) {
            {
              const s2736 = p;
              l2737: {
                p = skipFieldStop(p);
                if (p < 0) { break l2737; }
                break l2716;
              }
              p = s2736;
            }
          } else touched ||= p >= end;
          e2735 = null;
          v2719 = [e2732, e2735];
        }
        list2720.push(v2719);
        continue l2715;
      }
      p = s2717;
      if (trail.length > t2718) trail.length = t2718;
    } else touched ||= p >= end;
    break;
  }
  value = list2720;
  pos = p;
  return value;
}

function skipFieldStop(p: number): number {
  let c = 0;
  l2739: {
    const s2740 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2741: {
        p = skipBlankLine(p);
        if (p < 0) { break l2741; }
        break l2739;
      }
      p = s2740;
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
  l2744: {
    const s2745 = p;
    if (((c = text.charCodeAt(p)) === 89 || c === 121)) {
      l2746: {
        if (!isCaseless(p, "yes")) { break l2746; }
        p += 3;
        break l2744;
      }
      p = s2745;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l2747: {
        if (!isCaseless(p, "true")) { break l2747; }
        p += 4;
        break l2744;
      }
      p = s2745;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2748: {
        if (!isCaseless(p, "required")) { break l2748; }
        p += 8;
        break l2744;
      }
      p = s2745;
    } else touched ||= p >= end;
    if (!isCaseless(p, "y")) { return undefined; }
    p += 1;
  }
  l2751: {
    const s2749 = p;
    l2750: {
      p = skipWordEnd(p);
      if (p < 0) { break l2750; }
      p = s2749;
      break l2751;
    }
    p = s2749;
    return undefined;
  }
  pos = p;
  return { type: 'Yes', start: base + start, end: base + p };
}

function skipWordEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2752: {
    const s2753 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 8211 && c <= 8212))) {
      l2754: {
        p++;
        break l2752;
      }
      p = s2753;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2755 = p;
        l2756: {
          p++;
          return -1;
        }
        p = s2755;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readNo(p: number): NoNode | undefined {
  let c = 0;
  const start = p;
  l2762: {
    const s2763 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2764: {
        if (!isCaseless(p, "not")) { break l2764; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2764;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l2765: {
          const s2766 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2767: {
              if (!isCaseless(p, "required")) { break l2767; }
              p += 8;
              break l2765;
            }
            p = s2766;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            l2768: {
              if (!isCaseless(p, "needed")) { break l2768; }
              p += 6;
              break l2765;
            }
            p = s2766;
          } else touched ||= p >= end;
          if (!isCaseless(p, "necessary")) { break l2764; }
          p += 9;
        }
        break l2762;
      }
      p = s2763;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2769: {
        if (!isCaseless(p, "none")) { break l2769; }
        p += 4;
        break l2762;
      }
      p = s2763;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2770: {
        if (!isCaseless(p, "no")) { break l2770; }
        p += 2;
        break l2762;
      }
      p = s2763;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l2771: {
        if (!isCaseless(p, "false")) { break l2771; }
        p += 5;
        break l2762;
      }
      p = s2763;
    } else touched ||= p >= end;
    if (!isCaseless(p, "n")) { return undefined; }
    p += 1;
  }
  l2774: {
    const s2772 = p;
    l2773: {
      p = skipNoEnd(p);
      if (p < 0) { break l2773; }
      p = s2772;
      break l2774;
    }
    p = s2772;
    return undefined;
  }
  pos = p;
  return { type: 'No', start: base + start, end: base + p };
}

function skipNoEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2775: {
    const s2776 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2777: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2777;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l2777;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2777;
        }
        p++;
        break l2775;
      }
      p = s2776;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l2778: {
      const s2779 = p;
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 40 || c === 44)) {
        l2780: {
          p++;
          break l2778;
        }
        p = s2779;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 46) {
        l2781: {

          p++;
          l2782: {
            const s2783 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
              l2784: {
                p++;
                break l2782;
              }
              p = s2783;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2785 = p;
                l2786: {
                  p++;
                  break l2781;
                }
                p = s2785;
              }
            } else touched ||= p >= end;
          }
          break l2778;
        }
        p = s2779;
      } else touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
      l2788: {
        const s2789 = p;
        l2790: {
          if (p < end) {
            {
              const s2791 = p;
              l2792: {
                p++;
                break l2790;
              }
              p = s2791;
            }
          } else touched ||= p >= end;
          break l2788;
        }
        p = s2789;
        l2796: {
          if (p < end) {
            const s2794 = p;
            l2795: {
              l2797: {
                const s2798 = p;
                if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                  l2799: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l2799; }
                    break l2797;
                  }
                  p = s2798;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l2795;
                }
                p = skipFieldStop(p);
                if (p < 0) { break l2795; }
              }
              p = s2794;
              break l2796;
            }
            p = s2794;
          } else touched ||= p >= end;
          return -1;
        }
      }
    }
  }
  return p;
}

function leaf326(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2807!: null;
  {
    const s2808 = p;
    l2809: {
      p = skipFieldEnd(p);
      if (p < 0) { break l2809; }
      return -1;
    }
    p = s2808;
  }
  e2807 = null;
  value = [e2807];
  leafValue = value;
  return p;
}

function skipFieldEnd(p: number): number {
  let c = 0;
  l2811: {
    const s2812 = p;
    l2813: {
      p = skipSectionStop(p);
      if (p < 0) { break l2813; }
      break l2811;
    }
    p = s2812;
    l2814: {
      p = skipItemAhead(p);
      if (p < 0) { break l2814; }
      break l2811;
    }
    p = s2812;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l2815: {
        p = skipThematicBreak(p);
        if (p < 0) { break l2815; }
        break l2811;
      }
      p = s2812;
    } else touched ||= p >= end;
    l2816: {
      p = skipPlainLabelAhead(p);
      if (p < 0) { break l2816; }
      break l2811;
    }
    p = s2812;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2873: {
        p = skipBulletLabelAhead(p);
        if (p < 0) { break l2873; }
        break l2811;
      }
      p = s2812;
    } else touched ||= p >= end;
    p = skipListedAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipPlainLabelAhead(p: number): number {
  let c = 0;
  l2817: {
    const s2818 = p;
    l2819: {
      {
        const s2820 = p;
        l2821: {
          p = skipInNotes(p);
          if (p < 0) { break l2821; }
          break l2819;
        }
        p = s2820;
      }
      let n2826 = 0;
      l2823: for (;;) {
        if (n2826 >= 3) break;
        const s2825 = p;
        l2824: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2824;
          }
          p++;
          n2826++;
          continue l2823;
        }
        p = s2825;
        break;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2819;
      }
      p = skipLabelAhead(p);
      if (p < 0) { break l2819; }
      break l2817;
    }
    p = s2818;
    p = skipInNotes(p);
    if (p < 0) { return -1; }
    let n2830 = 0;
    l2827: for (;;) {
      if (n2830 >= 3) break;
      const s2829 = p;
      l2828: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2828;
        }
        p++;
        n2830++;
        continue l2827;
      }
      p = s2829;
      break;
    }
    l2833: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
        const s2831 = p;
        l2832: {
          p = skipComponentName(p);
          if (p < 0) { break l2832; }
          p = s2831;
          break l2833;
        }
        p = s2831;
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
  l2834: {
    const s2835 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      l2836: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l2836; }
        break l2834;
      }
      p = s2835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      l2843: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l2843; }
        break l2834;
      }
      p = s2835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2848: {
        p = skipDependenciesName(p);
        if (p < 0) { break l2848; }
        break l2834;
      }
      p = s2835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 304)) {
      l2855: {
        p = skipInterfacesName(p);
        if (p < 0) { break l2855; }
        break l2834;
      }
      p = s2835;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      l2860: {
        p = skipNotesName(p);
        if (p < 0) { break l2860; }
        break l2834;
      }
      p = s2835;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false))) {
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
  l2837: {
    const s2838 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : false)) {
      l2839: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "semantic")) { break l2839; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2839;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l2839; }
        p += 4;
        l2840: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2842 = p;
            l2841: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2841;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "id")) { break l2841; }
              p += 2;
              break l2840;
            }
            p = s2842;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2839;
        }
        p++;
        break l2837;
      }
      p = s2838;
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
  l2844: {
    const s2845 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2846: {
        if (!isCaseless(p, "responsibility")) { break l2846; }
        p += 14;
        break l2844;
      }
      p = s2845;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2847: {
        if (!isCaseless(p, "responsibilities")) { break l2847; }
        p += 16;
        break l2844;
      }
      p = s2845;
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
  l2849: {
    const s2850 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2851: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2852: {
          const s2853 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l2854: {
              if (!isCaseless(p, "dependencies")) { break l2854; }
              p += 12;
              break l2852;
            }
            p = s2853;
          } else touched ||= p >= end;
          if (!isCaseless(p, "dependency")) { break l2851; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2851;
        }
        p++;
        break l2849;
      }
      p = s2850;
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
  l2856: {
    const s2857 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2858: {
        if (!isCaseless(p, "interfaces")) { break l2858; }
        p += 10;
        break l2856;
      }
      p = s2857;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2859: {
        if (!isCaseless(p, "interface")) { break l2859; }
        p += 9;
        break l2856;
      }
      p = s2857;
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
  l2861: {
    const s2862 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2863: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "implementation")) { break l2863; }
        p += 14;
        l2864: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2866 = p;
            l2865: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2865;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              l2867: {
                const s2868 = p;
                if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
                  l2869: {
                    if (!isCaseless(p, "notes")) { break l2869; }
                    p += 5;
                    break l2867;
                  }
                  p = s2868;
                } else touched ||= p >= end;
                if (!isCaseless(p, "note")) { break l2865; }
                p += 4;
              }
              break l2864;
            }
            p = s2866;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2863;
        }
        p++;
        break l2861;
      }
      p = s2862;
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
  l2870: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2872 = p;
      l2871: {
        if (!isCaseless(p, "estimated")) { break l2871; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2871;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        break l2870;
      }
      p = s2872;
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
    const s2874 = p;
    l2875: {
      p = skipHeldBullet(p);
      if (p < 0) { break l2875; }
      return -1;
    }
    p = s2874;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletLead(p);
  if (p < 0) { return -1; }
  l2896: {
    const s2894 = p;
    l2895: {
      p = skip_knownName(p);
      if (p < 0) { break l2895; }
      p = s2894;
      break l2896;
    }
    p = s2894;
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
  l2877: {
    const s2878 = p;
    l2879: {
      p = skipHoldsAll(p);
      if (p < 0) { break l2879; }
      break l2877;
    }
    p = s2878;
    if (text.charCodeAt(p) === 32) {
      l2880: {
        l2883: {
          if (text.charCodeAt(p) === 32) {
            const s2881 = p;
            l2882: {
              p = skipHoldsRun(p);
              if (p < 0) { break l2882; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                touched ||= p >= end;
                break l2882;
              }
              p = skipBulletLead(p);
              if (p < 0) { break l2882; }
              p = s2881;
              break l2883;
            }
            p = s2881;
          } else touched ||= p >= end;
          break l2880;
        }
        break l2877;
      }
      p = s2878;
    } else touched ||= p >= end;
    let n2893 = 0;
    l2890: for (;;) {
      if (n2893 >= 3) break;
      const s2892 = p;
      l2891: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2891;
        }
        p++;
        n2893++;
        continue l2890;
      }
      p = s2892;
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
  const list2888: " "[] = [];
  l2884: for (;;) {
    const s2886 = p;
    if (text.charCodeAt(p) === 32) {
      l2885: {
        let v2887!: " ";

        v2887 = " ";
        p++;
        list2888.push(v2887);
        continue l2884;
      }
      p = s2886;
    } else touched ||= p >= end;
    break;
  }
  if (list2888.length === 0) { return undefined; }
  value = list2888;
  pos = p;
  return value;
}

function skip_knownName(p: number): number {
  let c = 0;
  l2897: {
    const s2898 = p;
    l2899: {
      p = skipInContract(p);
      if (p < 0) { break l2899; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
        touched ||= p >= end;
        break l2899;
      }
      p = skipContractName(p);
      if (p < 0) { break l2899; }
      break l2897;
    }
    p = s2898;
    l2947: {
      p = skipInSchema(p);
      if (p < 0) { break l2947; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2947;
      }
      p = skipSchemaName(p);
      if (p < 0) { break l2947; }
      break l2897;
    }
    p = s2898;
    l2976: {
      p = skipInMethod(p);
      if (p < 0) { break l2976; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
        touched ||= p >= end;
        break l2976;
      }
      p = skipMethodName(p);
      if (p < 0) { break l2976; }
      break l2897;
    }
    p = s2898;
    l3001: {
      p = skipInComponent(p);
      if (p < 0) { break l3001; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3001;
      }
      p = skipComponentName(p);
      if (p < 0) { break l3001; }
      break l2897;
    }
    p = s2898;
    p = skipInCheck(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false))) {
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
  l2900: {
    const s2901 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2902: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2902; }
        break l2900;
      }
      p = s2901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      l2903: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2903; }
        break l2900;
      }
      p = s2901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2904: {
        p = skipRateLimitName(p);
        if (p < 0) { break l2904; }
        break l2900;
      }
      p = s2901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2909: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l2909; }
        break l2900;
      }
      p = s2901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2918: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l2918; }
        break l2900;
      }
      p = s2901;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      l2925: {
        p = skipResponseName(p);
        if (p < 0) { break l2925; }
        break l2900;
      }
      p = s2901;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false))) {
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
  l2905: {
    const s2906 = p;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2907: {
        if (!isCaseless(p, "limits")) { break l2907; }
        p += 6;
        break l2905;
      }
      p = s2906;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2908: {
        if (!isCaseless(p, "limiting")) { break l2908; }
        p += 8;
        break l2905;
      }
      p = s2906;
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
  l2910: {
    const s2911 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2912: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2913: {
          const s2914 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2915: {
              if (!isCaseless(p, "request")) { break l2915; }
              p += 7;
              break l2913;
            }
            p = s2914;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 81 || c === 113)) {
            l2916: {
              if (!isCaseless(p, "query")) { break l2916; }
              p += 5;
              break l2913;
            }
            p = s2914;
          } else touched ||= p >= end;
          if (!isCaseless(p, "path")) { break l2912; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2912;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "parameters")) { break l2912; }
        p += 10;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2912;
        }
        p++;
        break l2910;
      }
      p = s2911;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2917: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "request")) { break l2917; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2917;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "params")) { break l2917; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2917;
        }
        p++;
        break l2910;
      }
      p = s2911;
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
  l2919: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2921 = p;
      l2920: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2920;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "body")) { break l2920; }
        p += 4;
        break l2919;
      }
      p = s2921;
    } else touched ||= p >= end;
  }
  l2922: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2924 = p;
      l2923: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2923;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schema")) { break l2923; }
        p += 6;
        break l2922;
      }
      p = s2924;
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
  l2926: {
    const s2927 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2928: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2928; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2928;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2929: {
          const s2930 = p;
          if (text.charCodeAt(p) === 40) {
            l2931: {
              if (!isCaseless(p, "(success)")) { break l2931; }
              p += 9;
              break l2929;
            }
            p = s2930;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 66 || c === 98)) {
            l2932: {
              if (!isCaseless(p, "body")) { break l2932; }
              p += 4;
              break l2929;
            }
            p = s2930;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l2933: {
              if (!isCaseless(p, "schema")) { break l2933; }
              p += 6;
              break l2929;
            }
            p = s2930;
          } else touched ||= p >= end;
          if (!isCaseless(p, "success")) { break l2928; }
          p += 7;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2928;
        }
        p++;
        break l2926;
      }
      p = s2927;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    l2934: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2936 = p;
        l2935: {
          if (!isCaseless(p, "success")) { break l2935; }
          p += 7;
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
  l2937: {
    const s2938 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l2939: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "error")) { break l2939; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2939;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2939; }
        p += 8;
        l2940: {
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            const s2942 = p;
            l2941: {
              if (!isCaseless(p, "s")) { break l2941; }
              p += 1;
              break l2940;
            }
            p = s2942;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2939;
        }
        p++;
        break l2937;
      }
      p = s2938;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l2943: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "errors")) { break l2943; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2943;
        }
        p++;
        break l2937;
      }
      p = s2938;
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
    l2944: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2946 = p;
        l2945: {
          if (!isCaseless(p, "s")) { break l2945; }
          p += 1;
          break l2944;
        }
        p = s2946;
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
  l2948: {
    const s2949 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2950: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2950; }
        break l2948;
      }
      p = s2949;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      l2951: {
        p = skipColumnsName(p);
        if (p < 0) { break l2951; }
        break l2948;
      }
      p = s2949;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2956: {
        p = skipIndexesName(p);
        if (p < 0) { break l2956; }
        break l2948;
      }
      p = s2949;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l2961: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l2961; }
        break l2948;
      }
      p = s2949;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
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
  l2952: {
    const s2953 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l2954: {
        if (!isCaseless(p, "columns")) { break l2954; }
        p += 7;
        break l2952;
      }
      p = s2953;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l2955: {
        if (!isCaseless(p, "column")) { break l2955; }
        p += 6;
        break l2952;
      }
      p = s2953;
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
  l2957: {
    const s2958 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2959: {
        if (!isCaseless(p, "indexes")) { break l2959; }
        p += 7;
        break l2957;
      }
      p = s2958;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2960: {
        if (!isCaseless(p, "indices")) { break l2960; }
        p += 7;
        break l2957;
      }
      p = s2958;
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
  l2962: {
    const s2963 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2964: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2965: {
          const s2966 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2967: {
              if (!isCaseless(p, "relationships")) { break l2967; }
              p += 13;
              break l2965;
            }
            p = s2966;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2968: {
              if (!isCaseless(p, "relationship")) { break l2968; }
              p += 12;
              break l2965;
            }
            p = s2966;
          } else touched ||= p >= end;
          if (!isCaseless(p, "relations")) { break l2964; }
          p += 9;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2964;
        }
        p++;
        break l2962;
      }
      p = s2963;
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
  l2969: {
    const s2970 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      l2971: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2972: {
          const s2973 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2974: {
              if (!isCaseless(p, "constraints")) { break l2974; }
              p += 11;
              break l2972;
            }
            p = s2973;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2975: {
              if (!isCaseless(p, "constraint")) { break l2975; }
              p += 10;
              break l2972;
            }
            p = s2973;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checks")) { break l2971; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2971;
        }
        p++;
        break l2969;
      }
      p = s2970;
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
  l2977: {
    const s2978 = p;
    l2979: {
      p = skipInHeadedMethod(p);
      if (p < 0) { break l2979; }
      break l2977;
    }
    p = s2978;
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
  l2980: {
    const s2981 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      l2982: {
        p = skipParametersName(p);
        if (p < 0) { break l2982; }
        break l2980;
      }
      p = s2981;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2988: {
        p = skipReturnsName(p);
        if (p < 0) { break l2988; }
        break l2980;
      }
      p = s2981;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l2995: {
        p = skipRaisesName(p);
        if (p < 0) { break l2995; }
        break l2980;
      }
      p = s2981;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
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
  l2983: {
    const s2984 = p;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l2985: {
        if (!isCaseless(p, "parameters")) { break l2985; }
        p += 10;
        break l2983;
      }
      p = s2984;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l2986: {
        if (!isCaseless(p, "params")) { break l2986; }
        p += 6;
        break l2983;
      }
      p = s2984;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2987: {
        if (!isCaseless(p, "arguments")) { break l2987; }
        p += 9;
        break l2983;
      }
      p = s2984;
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
  l2989: {
    const s2990 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2991: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2992: {
          const s2993 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2994: {
              if (!isCaseless(p, "returns")) { break l2994; }
              p += 7;
              break l2992;
            }
            p = s2993;
          } else touched ||= p >= end;
          if (!isCaseless(p, "return")) { break l2991; }
          p += 6;
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
  l2996: {
    const s2997 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2998: {
        if (!isCaseless(p, "raises")) { break l2998; }
        p += 6;
        break l2996;
      }
      p = s2997;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l2999: {
        if (!isCaseless(p, "exceptions")) { break l2999; }
        p += 10;
        break l2996;
      }
      p = s2997;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l3000: {
        if (!isCaseless(p, "throws")) { break l3000; }
        p += 6;
        break l2996;
      }
      p = s2997;
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
  l3002: {
    const s3003 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l3004: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3004; }
        break l3002;
      }
      p = s3003;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false))) {
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
  l3005: {
    const s3006 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l3007: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3008: {
          const s3009 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3010: {
              if (!isCaseless(p, "criteria")) { break l3010; }
              p += 8;
              break l3008;
            }
            p = s3009;
          } else touched ||= p >= end;
          if (!isCaseless(p, "validation")) { break l3007; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3007;
        }
        p++;
        break l3005;
      }
      p = s3006;
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
    l3011: {
      const s3012 = p;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l3013: {
          if (!isCaseless(p, "criteria")) { break l3013; }
          p += 8;
          break l3011;
        }
        p = s3012;
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
  l3014: {
    const s3015 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l3016: {
        if (!isCaseless(p, "severity")) { break l3016; }
        p += 8;
        break l3014;
      }
      p = s3015;
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
  l3017: {
    const s3018 = p;
    l3019: {
      p = skipInInterfaces(p);
      if (p < 0) { break l3019; }
      {
        const s3020 = p;
        l3021: {
          p = skipInMethod(p);
          if (p < 0) { break l3021; }
          break l3019;
        }
        p = s3020;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        touched ||= p >= end;
        break l3019;
      }
      p = skipListedHeading(p);
      if (p < 0) { break l3019; }
      break l3017;
    }
    p = s3018;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s3081 = p;
        l3082: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l3082; }
          return -1;
        }
        p = s3081;
      }
    } else touched ||= p >= end;
    l3102: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3100 = p;
        l3101: {
          const near3103 = p + 16;
          while (p < near3103 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3103) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3101;
          }
          p++;
          p = s3100;
          break l3102;
        }
        p = s3100;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
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
  l3024: {
    const s3025 = p;
    if (text.charCodeAt(p) === 96) {
      l3026: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3026;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l3026; }
        l3027: {
          if (text.charCodeAt(p) === 97) {
            const s3029 = p;
            l3028: {
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l3028;
              }
              p += 5;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3028;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3027;
            }
            p = s3029;
          } else touched ||= p >= end;
        }
        l3030: {
          if (text.charCodeAt(p) === 100) {
            const s3032 = p;
            l3031: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l3031;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3031;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3030;
            }
            p = s3032;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3026;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l3026; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3026;
        }
        p = skipListedList(p);
        if (p < 0) { break l3026; }
        l3043: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
            const s3045 = p;
            l3044: {
              p = skipResult(p);
              if (p < 0) { break l3044; }
              break l3043;
            }
            p = s3045;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3026; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3026;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l3024;
      }
      p = s3025;
    } else touched ||= p >= end;
    l3046: {
      if (text.charCodeAt(p) === 97) {
        const s3048 = p;
        l3047: {
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l3047;
          }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3047;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3046;
        }
        p = s3048;
      } else touched ||= p >= end;
    }
    l3049: {
      if (text.charCodeAt(p) === 100) {
        const s3051 = p;
        l3050: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l3050;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3050;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3049;
        }
        p = s3051;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
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
    l3053: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
        const s3055 = p;
        l3054: {
          p = skipWordResult(p);
          if (p < 0) { break l3054; }
          break l3053;
        }
        p = s3055;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipListedList(p: number): number {
  let c = 0;
  l3034: {
    const s3035 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3036: {
        p = skipBlanks(p);
        if (p < 0) { break l3036; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3036;
        }
        p = skipParameters(p);
        if (p < 0) { break l3036; }
        break l3034;
      }
      p = s3035;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594))) {
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
  l3039: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594)) {
      const s3037 = p;
      l3038: {
        p = skipBlanks(p);
        if (p < 0) { break l3038; }
        l3040: {
          const s3041 = p;
          if (text.charCodeAt(p) === 96) {
            l3042: {

              p++;
              break l3040;
            }
            p = s3041;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l3038;
          }
          p = skipArrow(p);
          if (p < 0) { break l3038; }
        }
        p = s3037;
        break l3039;
      }
      p = s3037;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipWordResult(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultArrow(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultWord(p);
  if (p < 0) { return -1; }
  return p;
}

function skipResultWord(p: number): number {
  let c = 0;
  let m3059 = false;
  l3056: for (;;) {
    const s3058 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l3057: {
        l3060: {
          const s3061 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l3062: {
              p = skipBracketed(p);
              if (p < 0) { break l3062; }
              break l3060;
            }
            p = s3061;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l3057;
          }
          p++;
        }
        m3059 = true;
        continue l3056;
      }
      p = s3058;
    } else touched ||= p >= end;
    break;
  }
  if (!m3059) { return -1; }
  return p;
}

function skipListedGap(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l3063: {
    const s3064 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l3065: {
        p++;
        break l3063;
      }
      p = s3064;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3066: {

        p++;
        l3069: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s3067 = p;
            l3068: {
              p++;
              p = s3067;
              break l3069;
            }
            p = s3067;
          } else touched ||= p >= end;
          break l3066;
        }
        break l3063;
      }
      p = s3064;
    } else touched ||= p >= end;
    l3072: {
      const s3070 = p;
      l3071: {
        p = skipLineEnd(p);
        if (p < 0) { break l3071; }
        p = s3070;
        break l3072;
      }
      p = s3070;
      return -1;
    }
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletText(p: number): number {
  let c = 0;
  const near3073 = p + 16;
  while (p < near3073 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near3073) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  l3074: for (;;) {
    const s3076 = p;
    if (p < end) {
      l3075: {
        if (p < end) {
          {
            const s3078 = p;
            l3079: {
              p = skipParagraphStop(p);
              if (p < 0) { break l3079; }
              break l3075;
            }
            p = s3078;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l3075;
        }
        p = skipLine(p);
        if (p < 0) { break l3075; }
        continue l3074;
      }
      p = s3076;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNestedInMethod(p: number): number {
  let c = 0;
  l3084: {
    const s3085 = p;
    if (text.charCodeAt(p) === 32) {
      l3086: {
        l3089: {
          if (text.charCodeAt(p) === 32) {
            const s3087 = p;
            l3088: {
              p = skipListedRun(p);
              if (p < 0) { break l3088; }
              p = s3087;
              break l3089;
            }
            p = s3087;
          } else touched ||= p >= end;
          break l3086;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
          touched ||= p >= end;
          break l3086;
        }
        p = skipBulletLead(p);
        if (p < 0) { break l3086; }
        break l3084;
      }
      p = s3085;
    } else touched ||= p >= end;
    let n3099 = 0;
    l3096: for (;;) {
      if (n3099 >= 3) break;
      const s3098 = p;
      l3097: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3097;
        }
        p++;
        n3099++;
        continue l3096;
      }
      p = s3098;
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
  const list3094: " "[] = [];
  l3090: for (;;) {
    const s3092 = p;
    if (text.charCodeAt(p) === 32) {
      l3091: {
        let v3093!: " ";

        v3093 = " ";
        p++;
        list3094.push(v3093);
        continue l3090;
      }
      p = s3092;
    } else touched ||= p >= end;
    break;
  }
  if (list3094.length === 0) { return undefined; }
  value = list3094;
  pos = p;
  return value;
}

function leaf388(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesHeadNode;
  const r3104 = readEntriesHead(p);
  if (r3104 === undefined) { return -1; }
  value = r3104;
  p = pos;
  leafValue = value;
  return p;
}

function readEntriesHead(p: number): EntriesHeadNode | undefined {
  const start = p;
  let l_holds!: string;
  let l_field!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  const r3105 = readHolds(p);
  if (r3105 === undefined) { return undefined; }
  l_holds = r3105;
  p = pos;
  const r3107 = readEntriesLabel(p);
  if (r3107 === undefined) { return undefined; }
  l_field = r3107;
  p = pos;
  const r3229 = readValueEnd(p);
  if (r3229 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'EntriesHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readEntriesLabel(p: number): RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode | undefined {
  let c = 0;
  let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  l3108: {
    const s3109 = p;
    const t3110 = trail.length;
    l3111: {
      p = skipInContract(p);
      if (p < 0) { break l3111; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false))) {
        touched ||= p >= end;
        break l3111;
      }
      const r3112 = readRequestParametersLabel(p);
      if (r3112 === undefined) { break l3111; }
      value = r3112;
      p = pos;
      break l3108;
    }
    p = s3109;
    if (trail.length > t3110) trail.length = t3110;
    p = skipInMethod(p);
    if (p < 0) { return undefined; }
    l3206: {
      const s3207 = p;
      const t3208 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
        l3209: {
          const r3210 = readParametersLabel(p);
          if (r3210 === undefined) { break l3209; }
          value = r3210;
          p = pos;
          break l3206;
        }
        p = s3207;
        if (trail.length > t3208) trail.length = t3208;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3219 = readRaisesLabel(p);
      if (r3219 === undefined) { return undefined; }
      value = r3219;
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
  l3115: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s3113 = p;
      l3114: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3114; }
        p = s3113;
        break l3115;
      }
      p = s3113;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3116 = read_label(p);
  if (r3116 === undefined) { return undefined; }
  l_label = r3116;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3118 = readEntriesValue(p);
  if (r3118 === undefined) { return undefined; }
  l_value = r3118;
  p = pos;
  pos = p;
  return { type: 'RequestParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readEntriesValue(p: number): TemplateRemarkNode | InlineEntriesNode | LineValueNode | undefined {
  let c = 0;
  let value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3119: {
    const s3120 = p;
    if (text.charCodeAt(p) === 40) {
      l3121: {
        const r3122 = readTemplateRemark(p);
        if (r3122 === undefined) { break l3121; }
        value = r3122;
        p = pos;
        break l3119;
      }
      p = s3120;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3130: {
        const r3131 = readInlineEntries(p);
        if (r3131 === undefined) { break l3130; }
        value = r3131;
        p = pos;
        break l3119;
      }
      p = s3120;
    } else touched ||= p >= end;
    const r3202 = readLineValue(p);
    if (r3202 === undefined) { return undefined; }
    value = r3202;
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
  l3123: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s3125 = p;
      l3124: {
        p = skipBlanks(p);
        if (p < 0) { break l3124; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l3124;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 32 || c === 47)) p++;
        touched ||= p >= end;
        break l3123;
      }
      p = s3125;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l3128: {
    const s3126 = p;
    l3127: {
      p = skipBlanks(p);
      if (p < 0) { break l3127; }
      p = skipLineEnd(p);
      if (p < 0) { break l3127; }
      p = s3126;
      break l3128;
    }
    p = s3126;
    return undefined;
  }
  pos = p;
  return { type: 'TemplateRemark', start: base + start, end: base + p };
}

function readInlineEntries(p: number): InlineEntriesNode | undefined {
  let c = 0;
  const start = p;
  let l_entries!: InlineEntryNode[];
  const list3137: InlineEntryNode[] = [];
  let n3135 = 0;
  l3132: for (;;) {
    const s3134 = p;
    l3133: {
      if (n3135 > 0) {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false))) {
          touched ||= p >= end;
          break l3133;
        }
        p = skipInlineComma(p);
        if (p < 0) { break l3133; }
      }
      let v3136!: InlineEntryNode;
      if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
        touched ||= p >= end;
        break l3133;
      }
      const r3138 = readInlineEntry(p);
      if (r3138 === undefined) { break l3133; }
      v3136 = r3138;
      p = pos;
      list3137.push(v3136);
      n3135++;
      continue l3132;
    }
    p = s3134;
    break;
  }
  if (n3135 < 1) { return undefined; }
  l_entries = list3137;
  l3200: {
    const s3198 = p;
    l3199: {
      p = skipBlanks(p);
      if (p < 0) { break l3199; }
      p = skipLineEnd(p);
      if (p < 0) { break l3199; }
      p = s3198;
      break l3200;
    }
    p = s3198;
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
  l3139: {
    const s3140 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3141: {
        const r3142 = readEntryName(p);
        if (r3142 === undefined) { break l3141; }
        l_name = r3142;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3141; }
        l3161: {
          const s3162 = p;
          if (text.charCodeAt(p) === 58) {
            l3163: {

              p++;
              break l3161;
            }
            p = s3162;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
            l3164: {
              p++;
              break l3161;
            }
            p = s3162;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            l3165: {

              p++;
              l3168: {
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  const s3166 = p;
                  l3167: {
                    p++;
                    p = s3166;
                    break l3168;
                  }
                  p = s3166;
                } else touched ||= p >= end;
                break l3165;
              }
              break l3161;
            }
            p = s3162;
          } else touched ||= p >= end;
          l3171: {
            if (text.charCodeAt(p) === 40) {
              const s3169 = p;
              l3170: {

                p++;
                p = s3169;
                break l3171;
              }
              p = s3169;
            } else touched ||= p >= end;
            break l3141;
          }
        }
        p = skipBlanks(p);
        if (p < 0) { break l3141; }
        const r3172 = readInlineText(p);
        if (r3172 === undefined) { break l3141; }
        l_value = r3172;
        p = pos;
        break l3139;
      }
      p = s3140;
      l_value = null;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 96))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3182 = read_className(p);
    if (r3182 === undefined) { return undefined; }
    l_name = r3182;
    p = pos;
    l3193: {
      const s3191 = p;
      l3192: {
        l3194: {
          const s3195 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false)) {
            l3196: {
              p = skipInlineComma(p);
              if (p < 0) { break l3196; }
              break l3194;
            }
            p = s3195;
          } else touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3192; }
          p = skipLineEnd(p);
          if (p < 0) { break l3192; }
        }
        p = s3191;
        break l3193;
      }
      p = s3191;
      return undefined;
    }
  }
  pos = p;
  return { type: 'InlineEntry', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readEntryName(p: number): CodeNameNode | BareNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | BareNameNode | ClassNameNode;
  l3143: {
    const s3144 = p;
    if (text.charCodeAt(p) === 96) {
      l3145: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3145;
        }
        const r3146 = readCodeName(p);
        if (r3146 === undefined) { break l3145; }
        value = r3146;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3145;
        }
        p++;
        break l3143;
      }
      p = s3144;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) {
      l3148: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
          {
            const s3149 = p;
            l3150: {
              p++;
              break l3148;
            }
            p = s3149;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l3148;
        }
        const r3152 = readBareName(p);
        if (r3152 === undefined) { break l3148; }
        value = r3152;
        p = pos;
        break l3143;
      }
      p = s3144;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3154 = readClassName(p);
    if (r3154 === undefined) { return undefined; }
    value = r3154;
    p = pos;
  }
  pos = p;
  return value;
}

function readClassName(p: number): ClassNameNode | undefined {
  let c = 0;
  const start = p;
  let n3158 = 0;
  l3155: for (;;) {
    const s3157 = p;
    l3156: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l3156;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l3156;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57))) p++;
      touched ||= p >= end;
      n3158++;
      continue l3155;
    }
    p = s3157;
    break;
  }
  if (n3158 < 2) { return undefined; }
  pos = p;
  return { type: 'ClassName', start: base + start, end: base + p };
}

function readInlineText(p: number): InlineTextNode | undefined {
  let c = 0;
  const start = p;
  l3173: for (;;) {
    const s3175 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3174: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false)) {
          {
            const s3177 = p;
            l3178: {
              p = skipInlineComma(p);
              if (p < 0) { break l3178; }
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3178;
              }
              p++;
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l3178;
              }
              p++;
              const near3180 = p + 16;
              while (p < near3180 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near3180) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3178;
              }
              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3178; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l3178;
              }
              p++;
              break l3174;
            }
            p = s3177;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3174;
        }
        p++;
        continue l3173;
      }
      p = s3175;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'InlineText', start: base + start, end: base + p };
}

function read_className(p: number): CodeNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | ClassNameNode;
  l3183: {
    const s3184 = p;
    if (text.charCodeAt(p) === 96) {
      l3185: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3185;
        }
        const r3186 = readCodeName(p);
        if (r3186 === undefined) { break l3185; }
        value = r3186;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3185;
        }
        p++;
        break l3183;
      }
      p = s3184;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3188 = readClassName(p);
    if (r3188 === undefined) { return undefined; }
    value = r3188;
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
  l3213: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      const s3211 = p;
      l3212: {
        p = skipParametersName(p);
        if (p < 0) { break l3212; }
        p = s3211;
        break l3213;
      }
      p = s3211;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3214 = read_label(p);
  if (r3214 === undefined) { return undefined; }
  l_label = r3214;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3216 = readEntriesValue(p);
  if (r3216 === undefined) { return undefined; }
  l_value = r3216;
  p = pos;
  pos = p;
  return { type: 'ParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRaisesLabel(p: number): RaisesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3222: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      const s3220 = p;
      l3221: {
        p = skipRaisesName(p);
        if (p < 0) { break l3221; }
        p = s3220;
        break l3222;
      }
      p = s3220;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3223 = read_label(p);
  if (r3223 === undefined) { return undefined; }
  l_label = r3223;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3225 = readEntriesValue(p);
  if (r3225 === undefined) { return undefined; }
  l_value = r3225;
  p = pos;
  pos = p;
  return { type: 'RaisesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf403(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesTextNode;
  {
    const s3232 = p;
    l3233: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3233; }
      return -1;
    }
    p = s3232;
  }
  if (p < end) {
    {
      const s3235 = p;
      l3236: {
        p = skipBlockStart(p);
        if (p < 0) { break l3236; }
        return -1;
      }
      p = s3235;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3253 = readEntriesText(p);
  if (r3253 === undefined) { return -1; }
  value = r3253;
  p = pos;
  leafValue = value;
  return p;
}

function skipBlockStart(p: number): number {
  let c = 0;
  l3238: {
    const s3239 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3240: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l3240; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3241: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l3241; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l3242: {
        p = skipThematicBreak(p);
        if (p < 0) { break l3242; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l3243: {
        p = skipBulletMark(p);
        if (p < 0) { break l3243; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3244: {
        p = skipFenceStart(p);
        if (p < 0) { break l3244; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l3245: {
        let n3249 = 0;
        l3246: for (;;) {
          if (n3249 >= 3) break;
          const s3248 = p;
          l3247: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3247;
            }
            p++;
            n3249++;
            continue l3246;
          }
          p = s3248;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l3245;
        }
        p += 4;
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3250: {
        p = skipTableStart(p);
        if (p < 0) { break l3250; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l3251: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l3251; }
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l3252: {
        p = skipCutMark(p);
        if (p < 0) { break l3252; }
        break l3238;
      }
      p = s3239;
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

function readEntriesText(p: number): EntriesTextNode | undefined {
  const start = p;
  let l_lines!: InlineEntriesNode[];
  const list3259: InlineEntriesNode[] = [];
  l3254: for (;;) {
    const s3256 = p;
    const t3257 = trail.length;
    if (p < end) {
      l3255: {
        let v3258!: InlineEntriesNode;
        const r3261 = readEntriesLine(p);
        if (r3261 === undefined) { break l3255; }
        v3258 = r3261;
        p = pos;
        list3259.push(v3258);
        continue l3254;
      }
      p = s3256;
      if (trail.length > t3257) trail.length = t3257;
    } else touched ||= p >= end;
    break;
  }
  if (list3259.length === 0) { return undefined; }
  l_lines = list3259;
  l3275: {
    if (p < end) {
      const s3273 = p;
      l3274: {
        p = skipFieldStop(p);
        if (p < 0) { break l3274; }
        p = s3273;
        break l3275;
      }
      p = s3273;
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
      const s3262 = p;
      l3263: {
        p = skipBlankLine(p);
        if (p < 0) { break l3263; }
        return undefined;
      }
      p = s3262;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3265 = p;
      l3266: {
        p = skipParagraphStop(p);
        if (p < 0) { break l3266; }
        return undefined;
      }
      p = s3265;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3268 = readInlineEntries(p);
  if (r3268 === undefined) { return undefined; }
  value = r3268;
  p = pos;
  const r3270 = readLineEnd(p);
  if (r3270 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf407(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailuresHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3277 = readFailuresHead(p);
  if (r3277 === undefined) { return -1; }
  value = r3277;
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
  const r3278 = readHolds(p);
  if (r3278 === undefined) { return undefined; }
  l_holds = r3278;
  p = pos;
  l3282: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false)) {
      const s3280 = p;
      l3281: {
        p = skipErrorResponsesName(p);
        if (p < 0) { break l3281; }
        p = s3280;
        break l3282;
      }
      p = s3280;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3283 = read_label(p);
  if (r3283 === undefined) { return undefined; }
  l_label = r3283;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3285: {
    const s3286 = p;
    if ((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)) {
      l3287: {
        const r3288 = readFailureText(p);
        if (r3288 === undefined) { break l3287; }
        l_value = r3288;
        p = pos;
        break l3285;
      }
      p = s3286;
    } else touched ||= p >= end;
    const r3301 = readLineValue(p);
    if (r3301 === undefined) { return undefined; }
    l_value = r3301;
    p = pos;
  }
  const r3303 = readValueEnd(p);
  if (r3303 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'FailuresHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readFailureText(p: number): FailureTextNode | undefined {
  let c = 0;
  const start = p;
  let l_failure!: FailureNode | LooseFailureNode;
  let l_text!: LineValueNode;
  l3289: {
    const s3290 = p;
    if (text.charCodeAt(p) === 42) {
      l3291: {
        const r3292 = readFailure(p);
        if (r3292 === undefined) { break l3291; }
        l_failure = r3292;
        p = pos;
        break l3289;
      }
      p = s3290;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3294 = readLooseFailure(p);
    if (r3294 === undefined) { return undefined; }
    l_failure = r3294;
    p = pos;
  }
  const r3296 = readRestText(p);
  if (r3296 === undefined) { return undefined; }
  l_text = r3296;
  p = pos;
  pos = p;
  return { type: 'FailureText', start: base + start, end: base + p, failure: l_failure, text: l_text };
}

function readRestText(p: number): LineValueNode | undefined {
  let value!: LineValueNode;
  const r3297 = readLineValue(p);
  if (r3297 === undefined) { return undefined; }
  value = r3297;
  p = pos;
  pos = p;
  return value;
}

function leaf411(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailureLinesNode;
  {
    const s3306 = p;
    l3307: {
      p = skipSectionStop(p);
      if (p < 0) { break l3307; }
      return -1;
    }
    p = s3306;
  }
  {
    const s3309 = p;
    l3310: {
      p = skipItemAhead(p);
      if (p < 0) { break l3310; }
      return -1;
    }
    p = s3309;
  }
  if (p < end) {
    {
      const s3312 = p;
      l3313: {
        p = skipBlockStart(p);
        if (p < 0) { break l3313; }
        return -1;
      }
      p = s3312;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3315 = readFailureLines(p);
  if (r3315 === undefined) { return -1; }
  value = r3315;
  p = pos;
  leafValue = value;
  return p;
}

function readFailureLines(p: number): FailureLinesNode | undefined {
  let c = 0;
  const start = p;
  let l_lines!: FailureTextNode[];
  const list3321: FailureTextNode[] = [];
  l3316: for (;;) {
    const s3318 = p;
    const t3319 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false)) {
      l3317: {
        let v3320!: FailureTextNode;
        const r3323 = readFailureLine(p);
        if (r3323 === undefined) { break l3317; }
        v3320 = r3323;
        p = pos;
        list3321.push(v3320);
        continue l3316;
      }
      p = s3318;
      if (trail.length > t3319) trail.length = t3319;
    } else touched ||= p >= end;
    break;
  }
  if (list3321.length === 0) { return undefined; }
  l_lines = list3321;
  l3334: {
    if (p < end) {
      const s3332 = p;
      l3333: {
        p = skipFieldStop(p);
        if (p < 0) { break l3333; }
        p = s3332;
        break l3334;
      }
      p = s3332;
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
      const s3324 = p;
      l3325: {
        p = skipBlankLine(p);
        if (p < 0) { break l3325; }
        return undefined;
      }
      p = s3324;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3327 = readFailureText(p);
  if (r3327 === undefined) { return undefined; }
  value = r3327;
  p = pos;
  const r3329 = readLineEnd(p);
  if (r3329 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf414(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: JsonHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3336 = readJsonHead(p);
  if (r3336 === undefined) { return -1; }
  value = r3336;
  p = pos;
  leafValue = value;
  return p;
}

function readJsonHead(p: number): JsonHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestBodyLabelNode | ResponseLabelNode;
  const r3337 = readHolds(p);
  if (r3337 === undefined) { return undefined; }
  l_holds = r3337;
  p = pos;
  l3339: {
    const s3340 = p;
    const t3341 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l3342: {
        const r3343 = readRequestBodyLabel(p);
        if (r3343 === undefined) { break l3342; }
        l_field = r3343;
        p = pos;
        break l3339;
      }
      p = s3340;
      if (trail.length > t3341) trail.length = t3341;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3359 = readResponseLabel(p);
    if (r3359 === undefined) { return undefined; }
    l_field = r3359;
    p = pos;
  }
  const r3368 = readValueEnd(p);
  if (r3368 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'JsonHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readRequestBodyLabel(p: number): RequestBodyLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3346: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3344 = p;
      l3345: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l3345; }
        p = s3344;
        break l3346;
      }
      p = s3344;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3347 = read_label(p);
  if (r3347 === undefined) { return undefined; }
  l_label = r3347;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3349 = readJsonValue(p);
  if (r3349 === undefined) { return undefined; }
  l_value = r3349;
  p = pos;
  pos = p;
  return { type: 'RequestBodyLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readJsonValue(p: number): TemplateRemarkNode | LineValueNode | undefined {
  let value!: TemplateRemarkNode | LineValueNode;
  l3350: {
    const s3351 = p;
    if (text.charCodeAt(p) === 40) {
      l3352: {
        const r3353 = readTemplateRemark(p);
        if (r3353 === undefined) { break l3352; }
        value = r3353;
        p = pos;
        break l3350;
      }
      p = s3351;
    } else touched ||= p >= end;
    const r3355 = readLineValue(p);
    if (r3355 === undefined) { return undefined; }
    value = r3355;
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
  l3362: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      const s3360 = p;
      l3361: {
        p = skipResponseName(p);
        if (p < 0) { break l3361; }
        p = s3360;
        break l3362;
      }
      p = s3360;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3363 = read_label(p);
  if (r3363 === undefined) { return undefined; }
  l_label = r3363;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3365 = readJsonValue(p);
  if (r3365 === undefined) { return undefined; }
  l_value = r3365;
  p = pos;
  pos = p;
  return { type: 'ResponseLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf419(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r3371 = readTextHead(p);
  if (r3371 === undefined) { return -1; }
  value = r3371;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  const start = p;
  let l_holds!: string;
  let l_field!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  const r3372 = readHolds(p);
  if (r3372 === undefined) { return undefined; }
  l_holds = r3372;
  p = pos;
  const r3374 = readTextLabel(p);
  if (r3374 === undefined) { return undefined; }
  l_field = r3374;
  p = pos;
  const r3469 = readValueEnd(p);
  if (r3469 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readTextLabel(p: number): DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode | undefined {
  let c = 0;
  let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l3375: {
    const s3376 = p;
    const t3377 = trail.length;
    l3378: {
      p = skipInContract(p);
      if (p < 0) { break l3378; }
      l3379: {
        const s3380 = p;
        const t3381 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
          l3382: {
            const r3383 = readDescriptionLabel(p);
            if (r3383 === undefined) { break l3382; }
            value = r3383;
            p = pos;
            break l3379;
          }
          p = s3380;
          if (trail.length > t3381) trail.length = t3381;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
          touched ||= p >= end;
          break l3378;
        }
        const r3392 = readRateLimitLabel(p);
        if (r3392 === undefined) { break l3378; }
        value = r3392;
        p = pos;
      }
      break l3375;
    }
    p = s3376;
    if (trail.length > t3377) trail.length = t3377;
    l3401: {
      p = skipInSchema(p);
      if (p < 0) { break l3401; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
        touched ||= p >= end;
        break l3401;
      }
      const r3402 = readDescriptionLabel(p);
      if (r3402 === undefined) { break l3401; }
      value = r3402;
      p = pos;
      break l3375;
    }
    p = s3376;
    if (trail.length > t3377) trail.length = t3377;
    l3404: {
      p = skipInMethod(p);
      if (p < 0) { break l3404; }
      l3405: {
        const s3406 = p;
        const t3407 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
          l3408: {
            const r3409 = readReturnsLabel(p);
            if (r3409 === undefined) { break l3408; }
            value = r3409;
            p = pos;
            break l3405;
          }
          p = s3406;
          if (trail.length > t3407) trail.length = t3407;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
          touched ||= p >= end;
          break l3404;
        }
        const r3418 = readDescriptionLabel(p);
        if (r3418 === undefined) { break l3404; }
        value = r3418;
        p = pos;
      }
      break l3375;
    }
    p = s3376;
    if (trail.length > t3377) trail.length = t3377;
    l3420: {
      {
        const s3421 = p;
        l3422: {
          p = skipInMethod(p);
          if (p < 0) { break l3422; }
          break l3420;
        }
        p = s3421;
      }
      p = skipInComponent(p);
      if (p < 0) { break l3420; }
      l3424: {
        const s3425 = p;
        const t3426 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
          l3427: {
            const r3428 = readSemanticUnitLabel(p);
            if (r3428 === undefined) { break l3427; }
            value = r3428;
            p = pos;
            break l3424;
          }
          p = s3425;
          if (trail.length > t3426) trail.length = t3426;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false))) {
          touched ||= p >= end;
          break l3420;
        }
        const r3437 = readResponsibilityLabel(p);
        if (r3437 === undefined) { break l3420; }
        value = r3437;
        p = pos;
      }
      break l3375;
    }
    p = s3376;
    if (trail.length > t3377) trail.length = t3377;
    p = skipInCheck(p);
    if (p < 0) { return undefined; }
    l3446: {
      const s3447 = p;
      const t3448 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
        l3449: {
          const r3450 = readCriteriaLabel(p);
          if (r3450 === undefined) { break l3449; }
          value = r3450;
          p = pos;
          break l3446;
        }
        p = s3447;
        if (trail.length > t3448) trail.length = t3448;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3459 = readSeverityLabel(p);
      if (r3459 === undefined) { return undefined; }
      value = r3459;
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
  l3386: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s3384 = p;
      l3385: {
        p = skipDescriptionName(p);
        if (p < 0) { break l3385; }
        p = s3384;
        break l3386;
      }
      p = s3384;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3387 = read_label(p);
  if (r3387 === undefined) { return undefined; }
  l_label = r3387;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3389 = readLineValue(p);
  if (r3389 === undefined) { return undefined; }
  l_value = r3389;
  p = pos;
  pos = p;
  return { type: 'DescriptionLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRateLimitLabel(p: number): RateLimitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3395: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3393 = p;
      l3394: {
        p = skipRateLimitName(p);
        if (p < 0) { break l3394; }
        p = s3393;
        break l3395;
      }
      p = s3393;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3396 = read_label(p);
  if (r3396 === undefined) { return undefined; }
  l_label = r3396;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3398 = readLineValue(p);
  if (r3398 === undefined) { return undefined; }
  l_value = r3398;
  p = pos;
  pos = p;
  return { type: 'RateLimitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readReturnsLabel(p: number): ReturnsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3412: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3410 = p;
      l3411: {
        p = skipReturnsName(p);
        if (p < 0) { break l3411; }
        p = s3410;
        break l3412;
      }
      p = s3410;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3413 = read_label(p);
  if (r3413 === undefined) { return undefined; }
  l_label = r3413;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3415 = readLineValue(p);
  if (r3415 === undefined) { return undefined; }
  l_value = r3415;
  p = pos;
  pos = p;
  return { type: 'ReturnsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSemanticUnitLabel(p: number): SemanticUnitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3431: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      const s3429 = p;
      l3430: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l3430; }
        p = s3429;
        break l3431;
      }
      p = s3429;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3432 = read_label(p);
  if (r3432 === undefined) { return undefined; }
  l_label = r3432;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3434 = readLineValue(p);
  if (r3434 === undefined) { return undefined; }
  l_value = r3434;
  p = pos;
  pos = p;
  return { type: 'SemanticUnitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readResponsibilityLabel(p: number): ResponsibilityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3440: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      const s3438 = p;
      l3439: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l3439; }
        p = s3438;
        break l3440;
      }
      p = s3438;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3441 = read_label(p);
  if (r3441 === undefined) { return undefined; }
  l_label = r3441;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3443 = readLineValue(p);
  if (r3443 === undefined) { return undefined; }
  l_value = r3443;
  p = pos;
  pos = p;
  return { type: 'ResponsibilityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readCriteriaLabel(p: number): CriteriaLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3453: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      const s3451 = p;
      l3452: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3452; }
        p = s3451;
        break l3453;
      }
      p = s3451;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3454 = read_label(p);
  if (r3454 === undefined) { return undefined; }
  l_label = r3454;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3456 = readLineValue(p);
  if (r3456 === undefined) { return undefined; }
  l_value = r3456;
  p = pos;
  pos = p;
  return { type: 'CriteriaLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSeverityLabel(p: number): SeverityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3462: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      const s3460 = p;
      l3461: {
        p = skipSeverityName(p);
        if (p < 0) { break l3461; }
        p = s3460;
        break l3462;
      }
      p = s3460;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3463 = read_label(p);
  if (r3463 === undefined) { return undefined; }
  l_label = r3463;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3465 = readLineValue(p);
  if (r3465 === undefined) { return undefined; }
  l_value = r3465;
  p = pos;
  pos = p;
  return { type: 'SeverityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf429(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadNode;
  const r3472 = readOtherHead(p);
  if (r3472 === undefined) { return -1; }
  value = r3472;
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
    const s3473 = p;
    l3474: {
      p = skipKnownLine(p);
      if (p < 0) { break l3474; }
      return undefined;
    }
    p = s3473;
  }
  const r3480 = readPlainHolds(p);
  if (r3480 === undefined) { return undefined; }
  l_holds = r3480;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3482 = read_label(p);
  if (r3482 === undefined) { return undefined; }
  l_label = r3482;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3484 = readLineValue(p);
  if (r3484 === undefined) { return undefined; }
  l_value = r3484;
  p = pos;
  const r3486 = readValueEnd(p);
  if (r3486 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function skipKnownLine(p: number): number {
  let n3479 = 0;
  l3476: for (;;) {
    if (n3479 >= 3) break;
    const s3478 = p;
    l3477: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l3477;
      }
      p++;
      n3479++;
      continue l3476;
    }
    p = s3478;
    break;
  }
  p = skip_knownName(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf432(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemasHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3489 = readSchemasHeading(p);
  if (r3489 === undefined) { return -1; }
  value = r3489;
  p = pos;
  leafValue = value;
  return p;
}

function readSchemasHeading(p: number): SchemasHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3492: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : c >= 128)) {
      const s3490 = p;
      l3491: {
        p = skipTitleStart(p);
        if (p < 0) { break l3491; }
        if (!isCaseless(p, "data")) { break l3491; }
        p += 4;
        p = s3490;
        break l3492;
      }
      p = s3490;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3493 = readSectionHeading(p);
  if (r3493 === undefined) { return undefined; }
  l_heading = r3493;
  p = pos;
  pos = p;
  return { type: 'SchemasHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf434(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemaHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3496 = readSchemaHeading(p);
  if (r3496 === undefined) { return -1; }
  value = r3496;
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
  l3497: {
    const s3498 = p;
    const t3499 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3500: {
        l3503: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3501 = p;
            l3502: {
              l3504: {
                const s3505 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3506: {
                    p = skipH2(p);
                    if (p < 0) { break l3506; }
                    break l3504;
                  }
                  p = s3505;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3507: {
                    p = skipH3(p);
                    if (p < 0) { break l3507; }
                    break l3504;
                  }
                  p = s3505;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3502;
                }
                p = skipH4(p);
                if (p < 0) { break l3502; }
              }
              p = s3501;
              break l3503;
            }
            p = s3501;
          } else touched ||= p >= end;
          break l3500;
        }
        let n3511 = 0;
        l3508: for (;;) {
          if (n3511 >= 3) break;
          const s3510 = p;
          l3509: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3509;
            }
            p++;
            n3511++;
            continue l3508;
          }
          p = s3510;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3500;
        }
        const r3512 = readMark(p);
        if (r3512 === undefined) { break l3500; }
        l_mark = r3512;
        p = pos;
        l3514: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3516 = p;
            const t3517 = trail.length;
            l3515: {
              const r3518 = readBadTitleNumber(p);
              if (r3518 === undefined) { break l3515; }
              p = pos;
              break l3514;
            }
            p = s3516;
            if (trail.length > t3517) trail.length = t3517;
          } else touched ||= p >= end;
        }
        l3522: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            const s3520 = p;
            l3521: {
              p = skipTableWord(p);
              if (p < 0) { break l3521; }
              p = s3520;
              break l3522;
            }
            p = s3520;
          } else touched ||= p >= end;
          break l3500;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3500;
        }
        const r3523 = read_pair(p);
        if (r3523 === undefined) { break l3500; }
        l_pair = r3523;
        p = pos;
        const r3541 = readHeadingEnd(p);
        if (r3541 === undefined) { break l3500; }
        p = pos;
        break l3497;
      }
      p = s3498;
      if (trail.length > t3499) trail.length = t3499;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3543: {
        l3546: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3544 = p;
            l3545: {
              p = skipH3(p);
              if (p < 0) { break l3545; }
              p = s3544;
              break l3546;
            }
            p = s3544;
          } else touched ||= p >= end;
          break l3543;
        }
        let n3550 = 0;
        l3547: for (;;) {
          if (n3550 >= 3) break;
          const s3549 = p;
          l3548: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3548;
            }
            p++;
            n3550++;
            continue l3547;
          }
          p = s3549;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3543;
        }
        const r3551 = readMark(p);
        if (r3551 === undefined) { break l3543; }
        l_mark = r3551;
        p = pos;
        l3553: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3555 = p;
            const t3556 = trail.length;
            l3554: {
              const r3557 = readBadTitleNumber(p);
              if (r3557 === undefined) { break l3554; }
              p = pos;
              break l3553;
            }
            p = s3555;
            if (trail.length > t3556) trail.length = t3556;
          } else touched ||= p >= end;
        }
        const r3559 = readTitleText(p);
        if (r3559 === undefined) { break l3543; }
        l_title = r3559;
        p = pos;
        const r3561 = readHeadingEnd(p);
        if (r3561 === undefined) { break l3543; }
        p = pos;
        break l3497;
      }
      p = s3498;
      if (trail.length > t3499) trail.length = t3499;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3565: {
      if (p < end) {
        const s3563 = p;
        l3564: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3564; }
          p = s3563;
          break l3565;
        }
        p = s3563;
      } else touched ||= p >= end;
      return undefined;
    }
    l3566: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3568 = p;
        const t3569 = trail.length;
        l3567: {
          const r3570 = readBadTitleNumber(p);
          if (r3570 === undefined) { break l3567; }
          p = pos;
          break l3566;
        }
        p = s3568;
        if (trail.length > t3569) trail.length = t3569;
      } else touched ||= p >= end;
    }
    l3574: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s3572 = p;
        l3573: {
          p = skipTableWord(p);
          if (p < 0) { break l3573; }
          p = s3572;
          break l3574;
        }
        p = s3572;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3575 = read_pair(p);
    if (r3575 === undefined) { return undefined; }
    l_pair = r3575;
    p = pos;
    const r3577 = readHeadingEnd(p);
    if (r3577 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3579 = readBadSetext(p);
    if (r3579 === undefined) { return undefined; }
    l_under = r3579;
    p = pos;
  }
  pos = p;
  return { type: 'SchemaHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function read_pair(p: number): BadPairNode | PairNode | undefined {
  let c = 0;
  let value!: BadPairNode | PairNode;
  l3524: {
    const s3525 = p;
    const t3526 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l3527: {
        const r3528 = readBadPair(p);
        if (r3528 === undefined) { break l3527; }
        value = r3528;
        p = pos;
        break l3524;
      }
      p = s3525;
      if (trail.length > t3526) trail.length = t3526;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3530 = readPair(p);
    if (r3530 === undefined) { return undefined; }
    value = r3530;
    p = pos;
  }
  pos = p;
  return value;
}

function readPair(p: number): PairNode | undefined {
  const start = p;
  let l_name!: PairNameNode;
  let l_value!: TitleTextNode;
  const r3531 = readPairName(p);
  if (r3531 === undefined) { return undefined; }
  l_name = r3531;
  p = pos;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3537 = readTitleText(p);
  if (r3537 === undefined) { return undefined; }
  l_value = r3537;
  p = pos;
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readPairName(p: number): PairNameNode | undefined {
  let c = 0;
  const start = p;
  l3532: for (;;) {
    const s3534 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l3533: {
        p = skipPairPiece(p);
        if (p < 0) { break l3533; }
        continue l3532;
      }
      p = s3534;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'PairName', start: base + start, end: base + p };
}

function leaf439(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e3582!: null;
  {
    const s3583 = p;
    l3584: {
      p = skipSectionStop(p);
      if (p < 0) { break l3584; }
      return -1;
    }
    p = s3583;
  }
  e3582 = null;
  let e3586!: null;
  if (p < end) {
    {
      const s3587 = p;
      l3588: {
        p = skipSchemaHeading(p);
        if (p < 0) { break l3588; }
        return -1;
      }
      p = s3587;
    }
  } else touched ||= p >= end;
  e3586 = null;
  value = [e3582, e3586];
  leafValue = value;
  return p;
}

function leaf440(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ColumnsHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3590 = readColumnsHead(p);
  if (r3590 === undefined) { return -1; }
  value = r3590;
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
  const r3591 = readHolds(p);
  if (r3591 === undefined) { return undefined; }
  l_holds = r3591;
  p = pos;
  l3595: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s3593 = p;
      l3594: {
        p = skipColumnsName(p);
        if (p < 0) { break l3594; }
        p = s3593;
        break l3595;
      }
      p = s3593;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3596 = read_label(p);
  if (r3596 === undefined) { return undefined; }
  l_label = r3596;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3598 = readLineValue(p);
  if (r3598 === undefined) { return undefined; }
  l_value = r3598;
  p = pos;
  const r3600 = readValueEnd(p);
  if (r3600 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ColumnsHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf442(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TableRowsNode;
  {
    const s3603 = p;
    l3604: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3604; }
      return -1;
    }
    p = s3603;
  }
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3606 = p;
      l3607: {
        p = skipTableHead(p);
        if (p < 0) { break l3607; }
        return -1;
      }
      p = s3606;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
    {
      const s3609 = p;
      l3610: {
        p = skipPipedLines(p);
        if (p < 0) { break l3610; }
        return -1;
      }
      p = s3609;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3612 = readTableRows(p);
  if (r3612 === undefined) { return -1; }
  value = r3612;
  p = pos;
  leafValue = value;
  return p;
}

function readTableRows(p: number): TableRowsNode | undefined {
  const start = p;
  let l_rows!: TableRowNode[];
  const list3618: TableRowNode[] = [];
  l3613: for (;;) {
    const s3615 = p;
    const t3616 = trail.length;
    l3614: {
      let v3617!: TableRowNode;
      const r3620 = readLooseRow(p);
      if (r3620 === undefined) { break l3614; }
      v3617 = r3620;
      p = pos;
      list3618.push(v3617);
      continue l3613;
    }
    p = s3615;
    if (trail.length > t3616) trail.length = t3616;
    break;
  }
  if (list3618.length === 0) { return undefined; }
  l_rows = list3618;
  l3652: {
    if (p < end) {
      const s3650 = p;
      l3651: {
        p = skipFieldStop(p);
        if (p < 0) { break l3651; }
        p = s3650;
        break l3652;
      }
      p = s3650;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'TableRows', start: base + start, end: base + p, rows: l_rows };
}

function readLooseRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l3621: {
    const s3622 = p;
    const t3623 = trail.length;
    if (p < end) {
      l3624: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s3625 = p;
            l3626: {
              p = skipBlankLine(p);
              if (p < 0) { break l3626; }
              break l3624;
            }
            p = s3625;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
          {
            const s3628 = p;
            l3629: {
              p = skipRowStop(p);
              if (p < 0) { break l3629; }
              break l3624;
            }
            p = s3628;
          }
        } else touched ||= p >= end;
        const r3631 = readTableRow(p);
        if (r3631 === undefined) { break l3624; }
        value = r3631;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l3624;
        }
        const r3633 = readEol(p);
        if (r3633 === undefined) { break l3624; }
        p = pos;
        break l3621;
      }
      p = s3622;
      if (trail.length > t3623) trail.length = t3623;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s3635 = p;
        l3636: {
          p = skipBlankLine(p);
          if (p < 0) { break l3636; }
          return undefined;
        }
        p = s3635;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
      {
        const s3638 = p;
        l3639: {
          p = skipRowStop(p);
          if (p < 0) { break l3639; }
          return undefined;
        }
        p = s3638;
      }
    } else touched ||= p >= end;
    const r3641 = readTableRow(p);
    if (r3641 === undefined) { return undefined; }
    value = r3641;
    p = pos;
    l3645: {
      const s3643 = p;
      l3644: {
        if (p < end) {
          {
            const s3646 = p;
            l3647: {
              p++;
              break l3644;
            }
            p = s3646;
          }
        } else touched ||= p >= end;
        p = s3643;
        break l3645;
      }
      p = s3643;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function leaf445(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SqlHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3654 = readSqlHead(p);
  if (r3654 === undefined) { return -1; }
  value = r3654;
  p = pos;
  leafValue = value;
  return p;
}

function readSqlHead(p: number): SqlHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  const r3655 = readHolds(p);
  if (r3655 === undefined) { return undefined; }
  l_holds = r3655;
  p = pos;
  l3657: {
    const s3658 = p;
    const t3659 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l3660: {
        const r3661 = readIndexesLabel(p);
        if (r3661 === undefined) { break l3660; }
        l_field = r3661;
        p = pos;
        break l3657;
      }
      p = s3658;
      if (trail.length > t3659) trail.length = t3659;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l3670: {
        const r3671 = readRelationshipsLabel(p);
        if (r3671 === undefined) { break l3670; }
        l_field = r3671;
        p = pos;
        break l3657;
      }
      p = s3658;
      if (trail.length > t3659) trail.length = t3659;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3680 = readConstraintsLabel(p);
    if (r3680 === undefined) { return undefined; }
    l_field = r3680;
    p = pos;
  }
  const r3689 = readValueEnd(p);
  if (r3689 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'SqlHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readIndexesLabel(p: number): IndexesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3664: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      const s3662 = p;
      l3663: {
        p = skipIndexesName(p);
        if (p < 0) { break l3663; }
        p = s3662;
        break l3664;
      }
      p = s3662;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3665 = read_label(p);
  if (r3665 === undefined) { return undefined; }
  l_label = r3665;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3667 = readLineValue(p);
  if (r3667 === undefined) { return undefined; }
  l_value = r3667;
  p = pos;
  pos = p;
  return { type: 'IndexesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRelationshipsLabel(p: number): RelationshipsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3674: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s3672 = p;
      l3673: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l3673; }
        p = s3672;
        break l3674;
      }
      p = s3672;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3675 = read_label(p);
  if (r3675 === undefined) { return undefined; }
  l_label = r3675;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3677 = readLineValue(p);
  if (r3677 === undefined) { return undefined; }
  l_value = r3677;
  p = pos;
  pos = p;
  return { type: 'RelationshipsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readConstraintsLabel(p: number): ConstraintsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3683: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s3681 = p;
      l3682: {
        p = skipConstraintsName(p);
        if (p < 0) { break l3682; }
        p = s3681;
        break l3683;
      }
      p = s3681;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3684 = read_label(p);
  if (r3684 === undefined) { return undefined; }
  l_label = r3684;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3686 = readLineValue(p);
  if (r3686 === undefined) { return undefined; }
  l_value = r3686;
  p = pos;
  pos = p;
  return { type: 'ConstraintsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf450(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3692 = readComponentsHeading(p);
  if (r3692 === undefined) { return -1; }
  value = r3692;
  p = pos;
  leafValue = value;
  return p;
}

function readComponentsHeading(p: number): ComponentsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3695: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 128)) {
      const s3693 = p;
      l3694: {
        p = skipTitleStart(p);
        if (p < 0) { break l3694; }
        if (!isCaseless(p, "component")) { break l3694; }
        p += 9;
        p = s3693;
        break l3695;
      }
      p = s3693;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3696 = readSectionHeading(p);
  if (r3696 === undefined) { return undefined; }
  l_heading = r3696;
  p = pos;
  pos = p;
  return { type: 'ComponentsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf452(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3699 = readComponentHeading(p);
  if (r3699 === undefined) { return -1; }
  value = r3699;
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
  l3700: {
    const s3701 = p;
    const t3702 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3703: {
        l3706: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3704 = p;
            l3705: {
              l3707: {
                const s3708 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3709: {
                    p = skipH2(p);
                    if (p < 0) { break l3709; }
                    break l3707;
                  }
                  p = s3708;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3710: {
                    p = skipH3(p);
                    if (p < 0) { break l3710; }
                    break l3707;
                  }
                  p = s3708;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3705;
                }
                p = skipH4(p);
                if (p < 0) { break l3705; }
              }
              p = s3704;
              break l3706;
            }
            p = s3704;
          } else touched ||= p >= end;
          break l3703;
        }
        let n3714 = 0;
        l3711: for (;;) {
          if (n3714 >= 3) break;
          const s3713 = p;
          l3712: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3712;
            }
            p++;
            n3714++;
            continue l3711;
          }
          p = s3713;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3703;
        }
        const r3715 = readMark(p);
        if (r3715 === undefined) { break l3703; }
        l_mark = r3715;
        p = pos;
        l3717: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3719 = p;
            const t3720 = trail.length;
            l3718: {
              const r3721 = readBadTitleNumber(p);
              if (r3721 === undefined) { break l3718; }
              p = pos;
              break l3717;
            }
            p = s3719;
            if (trail.length > t3720) trail.length = t3720;
          } else touched ||= p >= end;
        }
        l3725: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s3723 = p;
            l3724: {
              p = skipComponentWord(p);
              if (p < 0) { break l3724; }
              p = s3723;
              break l3725;
            }
            p = s3723;
          } else touched ||= p >= end;
          break l3703;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3703;
        }
        const r3726 = read_pair(p);
        if (r3726 === undefined) { break l3703; }
        l_pair = r3726;
        p = pos;
        const r3728 = readHeadingEnd(p);
        if (r3728 === undefined) { break l3703; }
        p = pos;
        break l3700;
      }
      p = s3701;
      if (trail.length > t3702) trail.length = t3702;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3730: {
        l3733: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3731 = p;
            l3732: {
              p = skipH3(p);
              if (p < 0) { break l3732; }
              p = s3731;
              break l3733;
            }
            p = s3731;
          } else touched ||= p >= end;
          break l3730;
        }
        {
          const s3734 = p;
          l3735: {
            p = skipInComponent(p);
            if (p < 0) { break l3735; }
            if (!(p < end)) {
              touched ||= p >= end;
              break l3735;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l3735; }
            break l3730;
          }
          p = s3734;
        }
        let n3740 = 0;
        l3737: for (;;) {
          if (n3740 >= 3) break;
          const s3739 = p;
          l3738: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3738;
            }
            p++;
            n3740++;
            continue l3737;
          }
          p = s3739;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3730;
        }
        const r3741 = readMark(p);
        if (r3741 === undefined) { break l3730; }
        l_mark = r3741;
        p = pos;
        l3743: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3745 = p;
            const t3746 = trail.length;
            l3744: {
              const r3747 = readBadTitleNumber(p);
              if (r3747 === undefined) { break l3744; }
              p = pos;
              break l3743;
            }
            p = s3745;
            if (trail.length > t3746) trail.length = t3746;
          } else touched ||= p >= end;
        }
        const r3749 = readTitleText(p);
        if (r3749 === undefined) { break l3730; }
        l_title = r3749;
        p = pos;
        const r3751 = readHeadingEnd(p);
        if (r3751 === undefined) { break l3730; }
        p = pos;
        break l3700;
      }
      p = s3701;
      if (trail.length > t3702) trail.length = t3702;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3755: {
      if (p < end) {
        const s3753 = p;
        l3754: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3754; }
          p = s3753;
          break l3755;
        }
        p = s3753;
      } else touched ||= p >= end;
      return undefined;
    }
    l3756: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3758 = p;
        const t3759 = trail.length;
        l3757: {
          const r3760 = readBadTitleNumber(p);
          if (r3760 === undefined) { break l3757; }
          p = pos;
          break l3756;
        }
        p = s3758;
        if (trail.length > t3759) trail.length = t3759;
      } else touched ||= p >= end;
    }
    l3764: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s3762 = p;
        l3763: {
          p = skipComponentWord(p);
          if (p < 0) { break l3763; }
          p = s3762;
          break l3764;
        }
        p = s3762;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3765 = read_pair(p);
    if (r3765 === undefined) { return undefined; }
    l_pair = r3765;
    p = pos;
    const r3767 = readHeadingEnd(p);
    if (r3767 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3769 = readBadSetext(p);
    if (r3769 === undefined) { return undefined; }
    l_under = r3769;
    p = pos;
  }
  pos = p;
  return { type: 'ComponentHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf454(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e3772!: null;
  {
    const s3773 = p;
    l3774: {
      p = skipSectionStop(p);
      if (p < 0) { break l3774; }
      return -1;
    }
    p = s3773;
  }
  e3772 = null;
  let e3776!: null;
  if (p < end) {
    {
      const s3777 = p;
      l3778: {
        p = skipComponentHeading(p);
        if (p < 0) { break l3778; }
        return -1;
      }
      p = s3777;
    }
  } else touched ||= p >= end;
  e3776 = null;
  value = [e3772, e3776];
  leafValue = value;
  return p;
}

function leaf455(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3780 = readMethodHeading(p);
  if (r3780 === undefined) { return -1; }
  value = r3780;
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
  l3781: {
    const s3782 = p;
    const t3783 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3784: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3784; }
        {
          const s3785 = p;
          l3786: {
            p = skipTextInNotes(p);
            if (p < 0) { break l3786; }
            break l3784;
          }
          p = s3785;
        }
        let n3791 = 0;
        l3788: for (;;) {
          if (n3791 >= 3) break;
          const s3790 = p;
          l3789: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3789;
            }
            p++;
            n3791++;
            continue l3788;
          }
          p = s3790;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3784;
        }
        const r3792 = readMark(p);
        if (r3792 === undefined) { break l3784; }
        l_mark = r3792;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3784;
        }
        const r3794 = readSignature(p);
        if (r3794 === undefined) { break l3784; }
        l_signature = r3794;
        p = pos;
        const r3969 = readHeadingEnd(p);
        if (r3969 === undefined) { break l3784; }
        p = pos;
        break l3781;
      }
      p = s3782;
      if (trail.length > t3783) trail.length = t3783;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3971: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3971; }
        {
          const s3972 = p;
          l3973: {
            p = skipInNotes(p);
            if (p < 0) { break l3973; }
            break l3971;
          }
          p = s3972;
        }
        let n3978 = 0;
        l3975: for (;;) {
          if (n3978 >= 3) break;
          const s3977 = p;
          l3976: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3976;
            }
            p++;
            n3978++;
            continue l3975;
          }
          p = s3977;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3971;
        }
        const r3979 = readMark(p);
        if (r3979 === undefined) { break l3971; }
        l_mark = r3979;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l3971;
        }
        const r3981 = readBadMethodTitle(p);
        if (r3981 === undefined) { break l3971; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3971;
        }
        const r3987 = readSignature(p);
        if (r3987 === undefined) { break l3971; }
        l_signature = r3987;
        p = pos;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        const r3989 = readHeadingEnd(p);
        if (r3989 === undefined) { break l3971; }
        p = pos;
        break l3781;
      }
      p = s3782;
      if (trail.length > t3783) trail.length = t3783;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l3993: {
      if (p < end) {
        const s3991 = p;
        l3992: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3992; }
          p = s3991;
          break l3993;
        }
        p = s3991;
      } else touched ||= p >= end;
      return undefined;
    }
    l3996: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3994 = p;
        l3995: {
          const near3997 = p + 16;
          while (p < near3997 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3997) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3995;
          }
          p++;
          p = s3994;
          break l3996;
        }
        p = s3994;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3998 = readSignature(p);
    if (r3998 === undefined) { return undefined; }
    l_signature = r3998;
    p = pos;
    const r4000 = readHeadingEnd(p);
    if (r4000 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4002 = readBadSetext(p);
    if (r4002 === undefined) { return undefined; }
    l_under = r4002;
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
  l3795: {
    if (text.charCodeAt(p) === 97) {
      const s3797 = p;
      l3796: {
        let e3798!: "async";
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l3796;
        }
        e3798 = "async";
        p += 5;
        let e3799!: string[];
        const list3804: string[] = [];
        l3800: for (;;) {
          const s3802 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l3801: {
              let v3803!: string;
              const r3806 = readBlank(p);
              if (r3806 === undefined) { break l3801; }
              v3803 = r3806;
              p = pos;
              list3804.push(v3803);
              continue l3800;
            }
            p = s3802;
          } else touched ||= p >= end;
          break;
        }
        if (list3804.length === 0) { break l3796; }
        e3799 = list3804;
        l_isAsync = [e3798, e3799];
        break l3795;
      }
      p = s3797;
    } else touched ||= p >= end;
    l_isAsync = null;
  }
  l3808: {
    if (text.charCodeAt(p) === 100) {
      const s3810 = p;
      l3809: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l3809;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l3809;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l3808;
      }
      p = s3810;
    } else touched ||= p >= end;
  }
  const s3811 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSignatureName(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s3811, p);
  const r3812 = readSignatureList(p);
  if (r3812 === undefined) { return undefined; }
  l_list = r3812;
  p = pos;
  l3904: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
      const s3906 = p;
      const t3907 = trail.length;
      l3905: {
        const r3908 = readResult(p);
        if (r3908 === undefined) { break l3905; }
        l_result = r3908;
        p = pos;
        break l3904;
      }
      p = s3906;
      if (trail.length > t3907) trail.length = t3907;
    } else touched ||= p >= end;
    l_result = null;
  }
  const r3929 = readSignatureEnd(p);
  if (r3929 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Signature', start: base + start, end: base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
}

function readSignatureList(p: number): ParametersNode | MissingParametersNode | undefined {
  let c = 0;
  let value!: ParametersNode | MissingParametersNode;
  l3813: {
    const s3814 = p;
    const t3815 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3816: {
        p = skipBlanks(p);
        if (p < 0) { break l3816; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3816;
        }
        const r3817 = readParameters(p);
        if (r3817 === undefined) { break l3816; }
        value = r3817;
        p = pos;
        break l3813;
      }
      p = s3814;
      if (trail.length > t3815) trail.length = t3815;
    } else touched ||= p >= end;
    const r3892 = readMissingParameters(p);
    if (r3892 === undefined) { return undefined; }
    value = r3892;
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
  const list3823: (ParameterNode | BadParameterNode)[] = [];
  l3818: for (;;) {
    const s3820 = p;
    const t3821 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128)) {
      l3819: {
        let v3822!: ParameterNode | BadParameterNode;
        const r3825 = readParameterItem(p);
        if (r3825 === undefined) { break l3819; }
        v3822 = r3825;
        p = pos;
        list3823.push(v3822);
        continue l3818;
      }
      p = s3820;
      if (trail.length > t3821) trail.length = t3821;
    } else touched ||= p >= end;
    break;
  }
  l_items = list3823;
  const r3883 = readParametersEnd(p);
  if (r3883 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Parameters', start: base + start, end: base + p, items: l_items };
}

function readParameterItem(p: number): ParameterNode | BadParameterNode | undefined {
  let c = 0;
  let value!: ParameterNode | BadParameterNode;
  l3826: {
    const s3827 = p;
    const t3828 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3829: {
        const r3830 = readParameter(p);
        if (r3830 === undefined) { break l3829; }
        value = r3830;
        p = pos;
        l3856: {
          if (text.charCodeAt(p) === 44) {
            const s3858 = p;
            l3857: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3857; }
              break l3856;
            }
            p = s3858;
          } else touched ||= p >= end;
        }
        break l3826;
      }
      p = s3827;
      if (trail.length > t3828) trail.length = t3828;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3859 = readBadParameter(p);
    if (r3859 === undefined) { return undefined; }
    value = r3859;
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
  l3831: {
    const s3832 = p;
    const t3833 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3834: {
        const r3835 = readParameterName(p);
        if (r3835 === undefined) { break l3834; }
        l_name = r3835;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3834; }
        l3837: {
          if (text.charCodeAt(p) === 58) {
            const s3839 = p;
            l3838: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3838; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3838;
              }
              const r3840 = readTypeText(p);
              if (r3840 === undefined) { break l3838; }
              l_annotation = r3840;
              p = pos;
              break l3837;
            }
            p = s3839;
          } else touched ||= p >= end;
          l_annotation = null;
        }
        l3842: {
          if (text.charCodeAt(p) === 61) {
            const s3844 = p;
            l3843: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3843; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3843;
              }
              const r3845 = readDefaultText(p);
              if (r3845 === undefined) { break l3843; }
              l_fallback = r3845;
              p = pos;
              break l3842;
            }
            p = s3844;
          } else touched ||= p >= end;
          l_fallback = null;
        }
        l3849: {
          const s3847 = p;
          l3848: {
            p = skipParameterEnd(p);
            if (p < 0) { break l3848; }
            p = s3847;
            break l3849;
          }
          p = s3847;
          break l3834;
        }
        break l3831;
      }
      p = s3832;
      if (trail.length > t3833) trail.length = t3833;
      l_fallback = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3850 = readParameterName(p);
    if (r3850 === undefined) { return undefined; }
    l_name = r3850;
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
    const r3852 = readBadType(p);
    if (r3852 === undefined) { return undefined; }
    l_annotation = r3852;
    p = pos;
  }
  pos = p;
  return { type: 'Parameter', start: base + start, end: base + p, name: l_name, annotation: l_annotation, fallback: l_fallback };
}

function readParameterName(p: number): ParameterNameNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
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
  const near3853 = p + 16;
  while (p < near3853 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
  if (p === near3853) {
    STOPS_26.lastIndex = p;
    p = STOPS_26.test(text) ? STOPS_26.lastIndex - 1 : end;
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
  l3860: {
    const s3861 = p;
    if (text.charCodeAt(p) === 44) {
      l3862: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l3862; }
        break l3860;
      }
      p = s3861;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      l3863: {
        p = skipArrow(p);
        if (p < 0) { break l3863; }
        let m3867 = false;
        l3864: for (;;) {
          const s3866 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
            l3865: {
              l3868: {
                const s3869 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l3870: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l3870; }
                    break l3868;
                  }
                  p = s3869;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l3865;
                }
                p++;
              }
              m3867 = true;
              continue l3864;
            }
            p = s3866;
          } else touched ||= p >= end;
          break;
        }
        if (!m3867) { break l3863; }
        l3873: {
          if (text.charCodeAt(p) === 41) {
            const s3871 = p;
            l3872: {

              p++;
              p = s3871;
              break l3873;
            }
            p = s3871;
          } else touched ||= p >= end;
          break l3863;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3863; }
        break l3860;
      }
      p = s3861;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s3874 = p;
        l3875: {
          p = skipArrow(p);
          if (p < 0) { break l3875; }
          return undefined;
        }
        p = s3874;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near3877 = p + 16;
    while (p < near3877 && ((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) p++;
    if (p === near3877) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l3878: {
      if (text.charCodeAt(p) === 44) {
        const s3880 = p;
        l3879: {

          p++;
          break l3878;
        }
        p = s3880;
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
  l3884: {
    const s3885 = p;
    const t3886 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l3887: {

        value = ")";
        p++;
        break l3884;
      }
      p = s3885;
      if (trail.length > t3886) trail.length = t3886;
    } else touched ||= p >= end;
    const r3888 = readMissingParenthesis(p);
    if (r3888 === undefined) { return undefined; }
    value = r3888;
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
  l3895: {
    const s3893 = p;
    l3894: {
      p = skipBlanks(p);
      if (p < 0) { break l3894; }
      l3896: {
        const s3897 = p;
        l3898: {
          l3899: {
            if (text.charCodeAt(p) === 58) {
              const s3901 = p;
              l3900: {

                p++;
                break l3899;
              }
              p = s3901;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l3898; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3898; }
          p = skipLineEnd(p);
          if (p < 0) { break l3898; }
          break l3896;
        }
        p = s3897;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3894;
        }
        p = skipArrow(p);
        if (p < 0) { break l3894; }
      }
      p = s3893;
      break l3895;
    }
    p = s3893;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3909 = readResultArrow(p);
  if (r3909 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r3922 = readResultText(p);
  if (r3922 === undefined) { return undefined; }
  l_of = r3922;
  p = pos;
  pos = p;
  return { type: 'Result', start: base + start, end: base + p, of: l_of };
}

function readResultArrow(p: number): "->" | BadArrowNode | undefined {
  let c = 0;
  let value!: "->" | BadArrowNode;
  l3910: {
    const s3911 = p;
    const t3912 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l3913: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l3913;
        }
        value = "->";
        p += 2;
        break l3910;
      }
      p = s3911;
      if (trail.length > t3912) trail.length = t3912;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3914 = readBadArrow(p);
    if (r3914 === undefined) { return undefined; }
    value = r3914;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrow(p: number): BadArrowNode | undefined {
  const start = p;
  l3915: {
    const s3916 = p;
    if (text.charCodeAt(p) === 61) {
      l3917: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l3917;
        }
        p += 2;
        break l3915;
      }
      p = s3916;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l3918: {

        p++;
        break l3915;
      }
      p = s3916;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3919: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l3919;
        }
        p += 3;
        break l3915;
      }
      p = s3916;
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
  let m3926 = false;
  l3923: for (;;) {
    const s3925 = p;
    if (p < end) {
      l3924: {
        p = skipReturnPiece(p);
        if (p < 0) { break l3924; }
        m3926 = true;
        continue l3923;
      }
      p = s3925;
    } else touched ||= p >= end;
    break;
  }
  if (!m3926) { return undefined; }
  pos = p;
  return { type: 'ResultText', start: base + start, end: base + p };
}

function readSignatureEnd(p: number): [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null] | undefined {
  let value!: [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null];
  let e3930!: string[];
  const r3931 = readBlanks(p);
  if (r3931 === undefined) { return undefined; }
  e3930 = r3931;
  p = pos;
  let e3933!: ":" | null;
  l3934: {
    if (text.charCodeAt(p) === 58) {
      const s3936 = p;
      l3935: {

        e3933 = ":";
        p++;
        break l3934;
      }
      p = s3936;
    } else touched ||= p >= end;
    e3933 = null;
  }
  let e3937!: string[];
  const r3938 = readBlanks(p);
  if (r3938 === undefined) { return undefined; }
  e3937 = r3938;
  p = pos;
  let e3940!: "`"[];
  const list3945: "`"[] = [];
  l3941: for (;;) {
    const s3943 = p;
    if (text.charCodeAt(p) === 96) {
      l3942: {
        let v3944!: "`";

        v3944 = "`";
        p++;
        list3945.push(v3944);
        continue l3941;
      }
      p = s3943;
    } else touched ||= p >= end;
    break;
  }
  e3940 = list3945;
  let e3947!: string[];
  const r3948 = readBlanks(p);
  if (r3948 === undefined) { return undefined; }
  e3947 = r3948;
  p = pos;
  let e3950!: BadSignatureRestNode | null;
  l3951: {
    if (p < end) {
      const s3953 = p;
      const t3954 = trail.length;
      l3952: {
        const r3955 = readBadSignatureRest(p);
        if (r3955 === undefined) { break l3952; }
        e3950 = r3955;
        p = pos;
        break l3951;
      }
      p = s3953;
      if (trail.length > t3954) trail.length = t3954;
    } else touched ||= p >= end;
    e3950 = null;
  }
  value = [e3930, e3933, e3937, e3940, e3947, e3950];
  pos = p;
  return value;
}

function readBadSignatureRest(p: number): BadSignatureRestNode | undefined {
  let c = 0;
  const start = p;
  {
    const s3956 = p;
    l3957: {
      p = skipSignatureTail(p);
      if (p < 0) { break l3957; }
      return undefined;
    }
    p = s3956;
  }
  let m3962 = false;
  l3959: for (;;) {
    const s3961 = p;
    if (p < end) {
      l3960: {
        {
          const s3963 = p;
          l3964: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l3964; }
            break l3960;
          }
          p = s3963;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3960;
        }
        p++;
        m3962 = true;
        continue l3959;
      }
      p = s3961;
    } else touched ||= p >= end;
    break;
  }
  if (!m3962) { return undefined; }
  pos = p;
  const node: BadSignatureRestNode = { type: 'BadSignatureRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMethodTitle(p: number): BadMethodTitleNode | undefined {
  let c = 0;
  const start = p;
  let m3985 = false;
  l3982: for (;;) {
    const s3984 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304)) {
      l3983: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l3983; }
        m3985 = true;
        continue l3982;
      }
      p = s3984;
    } else touched ||= p >= end;
    break;
  }
  if (!m3985) { return undefined; }
  pos = p;
  const node: BadMethodTitleNode = { type: 'BadMethodTitle', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf477(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4005!: null;
  {
    const s4006 = p;
    l4007: {
      p = skipMethodStop(p);
      if (p < 0) { break l4007; }
      return -1;
    }
    p = s4006;
  }
  e4005 = null;
  value = [e4005];
  leafValue = value;
  return p;
}

function skipMethodStop(p: number): number {
  let c = 0;
  l4009: {
    const s4010 = p;
    l4011: {
      p = skipSectionStop(p);
      if (p < 0) { break l4011; }
      break l4009;
    }
    p = s4010;
    if (p < end) {
      l4012: {
        p = skipComponentHeading(p);
        if (p < 0) { break l4012; }
        break l4009;
      }
      p = s4010;
    } else touched ||= p >= end;
    if (p < end) {
      l4013: {
        p = skipMethodHeading(p);
        if (p < 0) { break l4013; }
        break l4009;
      }
      p = s4010;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_126[c] === 1 : c === 304))) {
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
  l4014: {
    const s4015 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
      l4016: {
        let n4020 = 0;
        l4017: for (;;) {
          if (n4020 >= 3) break;
          const s4019 = p;
          l4018: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4018;
            }
            p++;
            n4020++;
            continue l4017;
          }
          p = s4019;
          break;
        }
        l4023: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
            const s4021 = p;
            l4022: {
              p = skipComponentName(p);
              if (p < 0) { break l4022; }
              p = s4021;
              break l4023;
            }
            p = s4021;
          } else touched ||= p >= end;
          break l4016;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4016;
        }
        p = skipLabelAhead(p);
        if (p < 0) { break l4016; }
        break l4014;
      }
      p = s4015;
    } else touched ||= p >= end;
    {
      const s4024 = p;
      l4025: {
        p = skipHeldBullet(p);
        if (p < 0) { break l4025; }
        return -1;
      }
      p = s4024;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBulletLead(p);
    if (p < 0) { return -1; }
    l4029: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
        const s4027 = p;
        l4028: {
          p = skipComponentName(p);
          if (p < 0) { break l4028; }
          p = s4027;
          break l4029;
        }
        p = s4027;
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

function leaf480(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InterfacesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4030 = readInterfacesHead(p);
  if (r4030 === undefined) { return -1; }
  value = r4030;
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
  const r4031 = readHolds(p);
  if (r4031 === undefined) { return undefined; }
  l_holds = r4031;
  p = pos;
  l4035: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 304)) {
      const s4033 = p;
      l4034: {
        p = skipInterfacesName(p);
        if (p < 0) { break l4034; }
        p = s4033;
        break l4035;
      }
      p = s4033;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4036 = read_label(p);
  if (r4036 === undefined) { return undefined; }
  l_label = r4036;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4038 = readLineValue(p);
  if (r4038 === undefined) { return undefined; }
  l_value = r4038;
  p = pos;
  const r4040 = readValueEnd(p);
  if (r4040 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InterfacesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf482(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListedHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4043 = readListedHeading(p);
  if (r4043 === undefined) { return -1; }
  value = r4043;
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
  const r4044 = readListedColumn(p);
  if (r4044 === undefined) { return undefined; }
  l_inner = r4044;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4047 = readListedSignature(p);
  if (r4047 === undefined) { return undefined; }
  l_signature = r4047;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipListedGap(p);
  if (p < 0) { return undefined; }
  const r4128 = readBulletText(p);
  if (r4128 === undefined) { return undefined; }
  l_text = r4128;
  p = pos;
  pos = p;
  return { type: 'ListedHeading', start: base + start, end: base + p, inner: l_inner, signature: l_signature, text: l_text };
}

function readListedColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s4045 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s4045, p);
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
  l4048: {
    const s4049 = p;
    const t4050 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l4051: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4051;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l4051; }
        l4052: {
          if (text.charCodeAt(p) === 97) {
            const s4054 = p;
            l4053: {
              let e4055!: "async";
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l4053;
              }
              e4055 = "async";
              p += 5;
              let e4056!: string[];
              const list4061: string[] = [];
              l4057: for (;;) {
                const s4059 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l4058: {
                    let v4060!: string;
                    const r4063 = readBlank(p);
                    if (r4063 === undefined) { break l4058; }
                    v4060 = r4063;
                    p = pos;
                    list4061.push(v4060);
                    continue l4057;
                  }
                  p = s4059;
                } else touched ||= p >= end;
                break;
              }
              if (list4061.length === 0) { break l4053; }
              e4056 = list4061;
              l_isAsync = [e4055, e4056];
              break l4052;
            }
            p = s4054;
          } else touched ||= p >= end;
          l_isAsync = null;
        }
        l4065: {
          if (text.charCodeAt(p) === 100) {
            const s4067 = p;
            l4066: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l4066;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l4066;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l4065;
            }
            p = s4067;
          } else touched ||= p >= end;
        }
        const s4068 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4051;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l4051; }
        l_name = text.slice(s4068, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l4051;
        }
        const r4069 = readListedList(p);
        if (r4069 === undefined) { break l4051; }
        l_list = r4069;
        p = pos;
        l4085: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
            const s4087 = p;
            const t4088 = trail.length;
            l4086: {
              const r4089 = readResult(p);
              if (r4089 === undefined) { break l4086; }
              l_result = r4089;
              p = pos;
              break l4085;
            }
            p = s4087;
            if (trail.length > t4088) trail.length = t4088;
          } else touched ||= p >= end;
          l_result = null;
        }
        p = skipBlanks(p);
        if (p < 0) { break l4051; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4051;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l4048;
      }
      p = s4049;
      if (trail.length > t4050) trail.length = t4050;
    } else touched ||= p >= end;
    l4091: {
      if (text.charCodeAt(p) === 97) {
        const s4093 = p;
        l4092: {
          let e4094!: "async";
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l4092;
          }
          e4094 = "async";
          p += 5;
          let e4095!: string[];
          const list4100: string[] = [];
          l4096: for (;;) {
            const s4098 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l4097: {
                let v4099!: string;
                const r4102 = readBlank(p);
                if (r4102 === undefined) { break l4097; }
                v4099 = r4102;
                p = pos;
                list4100.push(v4099);
                continue l4096;
              }
              p = s4098;
            } else touched ||= p >= end;
            break;
          }
          if (list4100.length === 0) { break l4092; }
          e4095 = list4100;
          l_isAsync = [e4094, e4095];
          break l4091;
        }
        p = s4093;
      } else touched ||= p >= end;
      l_isAsync = null;
    }
    l4104: {
      if (text.charCodeAt(p) === 100) {
        const s4106 = p;
        l4105: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l4105;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l4105;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l4104;
        }
        p = s4106;
      } else touched ||= p >= end;
    }
    const s4107 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSignatureName(p);
    if (p < 0) { return undefined; }
    l_name = text.slice(s4107, p);
    if (!(text.charCodeAt(p) === 40)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4108 = readParameters(p);
    if (r4108 === undefined) { return undefined; }
    l_list = r4108;
    p = pos;
    l4110: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
        const s4112 = p;
        const t4113 = trail.length;
        l4111: {
          const r4114 = readWordResult(p);
          if (r4114 === undefined) { break l4111; }
          l_result = r4114;
          p = pos;
          break l4110;
        }
        p = s4112;
        if (trail.length > t4113) trail.length = t4113;
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
  l4070: {
    const s4071 = p;
    const t4072 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l4073: {
        p = skipBlanks(p);
        if (p < 0) { break l4073; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l4073;
        }
        const r4074 = readParameters(p);
        if (r4074 === undefined) { break l4073; }
        value = r4074;
        p = pos;
        break l4070;
      }
      p = s4071;
      if (trail.length > t4072) trail.length = t4072;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4076 = readMissingListedParameters(p);
    if (r4076 === undefined) { return undefined; }
    value = r4076;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingListedParameters(p: number): MissingListedParametersNode | undefined {
  let c = 0;
  const start = p;
  l4079: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594)) {
      const s4077 = p;
      l4078: {
        p = skipBlanks(p);
        if (p < 0) { break l4078; }
        l4080: {
          const s4081 = p;
          if (text.charCodeAt(p) === 96) {
            l4082: {

              p++;
              break l4080;
            }
            p = s4081;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l4078;
          }
          p = skipArrow(p);
          if (p < 0) { break l4078; }
        }
        p = s4077;
        break l4079;
      }
      p = s4077;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4115 = readResultArrow(p);
  if (r4115 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4117 = readResultWord(p);
  if (r4117 === undefined) { return undefined; }
  l_of = r4117;
  p = pos;
  pos = p;
  return { type: 'WordResult', start: base + start, end: base + p, of: l_of };
}

function readResultWord(p: number): ResultWordNode | undefined {
  let c = 0;
  const start = p;
  let m4121 = false;
  l4118: for (;;) {
    const s4120 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l4119: {
        l4122: {
          const s4123 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l4124: {
              p = skipBracketed(p);
              if (p < 0) { break l4124; }
              break l4122;
            }
            p = s4123;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l4119;
          }
          p++;
        }
        m4121 = true;
        continue l4118;
      }
      p = s4120;
    } else touched ||= p >= end;
    break;
  }
  if (!m4121) { return undefined; }
  pos = p;
  return { type: 'ResultWord', start: base + start, end: base + p };
}

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4131!: null;
  {
    const s4132 = p;
    l4133: {
      p = skipListedStop(p);
      if (p < 0) { break l4133; }
      return -1;
    }
    p = s4132;
  }
  e4131 = null;
  value = [e4131];
  leafValue = value;
  return p;
}

function skipListedStop(p: number): number {
  let c = 0;
  l4135: {
    const s4136 = p;
    l4137: {
      p = skipMethodStop(p);
      if (p < 0) { break l4137; }
      break l4135;
    }
    p = s4136;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s4138 = p;
        l4139: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l4139; }
          return -1;
        }
        p = s4138;
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

function leaf492(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4141 = readNamesHead(p);
  if (r4141 === undefined) { return -1; }
  value = r4141;
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
  const r4142 = readHolds(p);
  if (r4142 === undefined) { return undefined; }
  l_holds = r4142;
  p = pos;
  l4146: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s4144 = p;
      l4145: {
        p = skipDependenciesName(p);
        if (p < 0) { break l4145; }
        p = s4144;
        break l4146;
      }
      p = s4144;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4147 = read_label(p);
  if (r4147 === undefined) { return undefined; }
  l_label = r4147;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4149: {
    const s4150 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) {
      l4151: {
        const r4152 = readNameLine(p);
        if (r4152 === undefined) { break l4151; }
        l_value = r4152;
        p = pos;
        break l4149;
      }
      p = s4150;
    } else touched ||= p >= end;
    const r4163 = readLineValue(p);
    if (r4163 === undefined) { return undefined; }
    l_value = r4163;
    p = pos;
  }
  const r4165 = readValueEnd(p);
  if (r4165 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNameLine(p: number): NameLineNode | undefined {
  let c = 0;
  const start = p;
  let l_names!: NameNode[];
  const list4158: NameNode[] = [];
  let n4156 = 0;
  l4153: for (;;) {
    const s4155 = p;
    l4154: {
      if (n4156 > 0) {
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l4154;
        }
        p++;
      }
      let v4157!: NameNode;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
        touched ||= p >= end;
        break l4154;
      }
      const r4159 = readName(p);
      if (r4159 === undefined) { break l4154; }
      v4157 = r4159;
      p = pos;
      list4158.push(v4157);
      n4156++;
      continue l4153;
    }
    p = s4155;
    break;
  }
  if (n4156 < 1) { return undefined; }
  l_names = list4158;
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
  const near4160 = p + 16;
  while (p < near4160 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) p++;
  if (p === near4160) {
    STOPS_37.lastIndex = p;
    p = STOPS_37.test(text) ? STOPS_37.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Name', start: base + start, end: base + p };
}

function leaf496(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesTextNode;
  {
    const s4168 = p;
    l4169: {
      p = skipFieldEnd(p);
      if (p < 0) { break l4169; }
      return -1;
    }
    p = s4168;
  }
  if (p < end) {
    {
      const s4171 = p;
      l4172: {
        p = skipBlockStart(p);
        if (p < 0) { break l4172; }
        return -1;
      }
      p = s4171;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4174 = readNamesText(p);
  if (r4174 === undefined) { return -1; }
  value = r4174;
  p = pos;
  leafValue = value;
  return p;
}

function readNamesText(p: number): NamesTextNode | undefined {
  const start = p;
  let l_lines!: NameLineNode[];
  const list4180: NameLineNode[] = [];
  l4175: for (;;) {
    const s4177 = p;
    const t4178 = trail.length;
    if (p < end) {
      l4176: {
        let v4179!: NameLineNode;
        const r4182 = readNameTextLine(p);
        if (r4182 === undefined) { break l4176; }
        v4179 = r4182;
        p = pos;
        list4180.push(v4179);
        continue l4175;
      }
      p = s4177;
      if (trail.length > t4178) trail.length = t4178;
    } else touched ||= p >= end;
    break;
  }
  if (list4180.length === 0) { return undefined; }
  l_lines = list4180;
  pos = p;
  return { type: 'NamesText', start: base + start, end: base + p, lines: l_lines };
}

function readNameTextLine(p: number): NameLineNode | undefined {
  let c = 0;
  let value!: NameLineNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s4183 = p;
      l4184: {
        p = skipBlankLine(p);
        if (p < 0) { break l4184; }
        return undefined;
      }
      p = s4183;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s4186 = p;
      l4187: {
        p = skipParagraphStop(p);
        if (p < 0) { break l4187; }
        return undefined;
      }
      p = s4186;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4189 = readNameLine(p);
  if (r4189 === undefined) { return undefined; }
  value = r4189;
  p = pos;
  const r4191 = readLineEnd(p);
  if (r4191 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf499(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NotesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4195 = readNotesHead(p);
  if (r4195 === undefined) { return -1; }
  value = r4195;
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
  const r4196 = readNotesHolds(p);
  if (r4196 === undefined) { return undefined; }
  l_holds = r4196;
  p = pos;
  l4209: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      const s4207 = p;
      l4208: {
        p = skipNotesName(p);
        if (p < 0) { break l4208; }
        p = s4207;
        break l4209;
      }
      p = s4207;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4210 = read_label(p);
  if (r4210 === undefined) { return undefined; }
  l_label = r4210;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4212 = readLineValue(p);
  if (r4212 === undefined) { return undefined; }
  l_value = r4212;
  p = pos;
  const r4214 = readValueEnd(p);
  if (r4214 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NotesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNotesHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l4197: {
    const s4198 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l4199: {
        const r4200 = readBulletHolds(p);
        if (r4200 === undefined) { break l4199; }
        value = r4200;
        p = pos;
        break l4197;
      }
      p = s4198;
    } else touched ||= p >= end;
    let n4205 = 0;
    l4202: for (;;) {
      if (n4205 >= 3) break;
      const s4204 = p;
      l4203: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l4203;
        }
        p++;
        n4205++;
        continue l4202;
      }
      p = s4204;
      break;
    }
    value = (() => { return 'all'; })();
  }
  pos = p;
  return value;
}

function leaf502(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4217 = readNumberHead(p);
  if (r4217 === undefined) { return -1; }
  value = r4217;
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
  const r4218 = readHolds(p);
  if (r4218 === undefined) { return undefined; }
  l_holds = r4218;
  p = pos;
  l4222: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false)) {
      const s4220 = p;
      l4221: {
        p = skipComplexityName(p);
        if (p < 0) { break l4221; }
        p = s4220;
        break l4222;
      }
      p = s4220;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4223 = read_label(p);
  if (r4223 === undefined) { return undefined; }
  l_label = r4223;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4225: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : false)) {
      const s4227 = p;
      const t4228 = trail.length;
      l4226: {
        const r4229 = read_wholeNumber(p);
        if (r4229 === undefined) { break l4226; }
        l_number = r4229;
        p = pos;
        break l4225;
      }
      p = s4227;
      if (trail.length > t4228) trail.length = t4228;
    } else touched ||= p >= end;
    l_number = null;
  }
  const r4239 = readLineValue(p);
  if (r4239 === undefined) { return undefined; }
  l_value = r4239;
  p = pos;
  const r4241 = readValueEnd(p);
  if (r4241 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NumberHead', start: base + start, end: base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
}

function read_wholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  let value!: WholeNumberNode;
  const r4230 = readAnswerGap(p);
  if (r4230 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4232 = readWholeNumber(p);
  if (r4232 === undefined) { return undefined; }
  value = r4232;
  p = pos;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 44 && c <= 47))) {
    {
      const s4235 = p;
      l4236: {
        p++;
        return undefined;
      }
      p = s4235;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readWholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_digits!: string;
  const s4233 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_digits = text.slice(s4233, p);
  pos = p;
  return { type: 'WholeNumber', start: base + start, end: base + p, digits: l_digits };
}

function leaf506(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4246: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4244 = p;
      l4245: {
        p = skipH1(p);
        if (p < 0) { break l4245; }
        p = s4244;
        break l4246;
      }
      p = s4244;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4247 = readChecklistHeading(p);
  if (r4247 === undefined) { return -1; }
  value = r4247;
  p = pos;
  leafValue = value;
  return p;
}

function readChecklistHeading(p: number): ChecklistHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l4250: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128)) {
      const s4248 = p;
      l4249: {
        p = skipTitleStart(p);
        if (p < 0) { break l4249; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_130[c] === 1 : false))) {
          touched ||= p >= end;
          break l4249;
        }
        p = skipChecklistName(p);
        if (p < 0) { break l4249; }
        p = s4248;
        break l4250;
      }
      p = s4248;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4256 = readSectionHeading(p);
  if (r4256 === undefined) { return undefined; }
  l_heading = r4256;
  p = pos;
  pos = p;
  return { type: 'ChecklistHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipChecklistName(p: number): number {
  let c = 0;
  l4251: {
    const s4252 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4253: {
        if (!isCaseless(p, "design")) { break l4253; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4253;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "review")) { break l4253; }
        p += 6;
        break l4251;
      }
      p = s4252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4254: {
        if (!isCaseless(p, "design")) { break l4254; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4254;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l4254; }
        p += 9;
        break l4251;
      }
      p = s4252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l4255: {
        if (!isCaseless(p, "review")) { break l4255; }
        p += 6;
        break l4251;
      }
      p = s4252;
    } else touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf509(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CheckHeadingNode;
  const r4259 = readCheckHeading(p);
  if (r4259 === undefined) { return -1; }
  value = r4259;
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
  l4260: {
    const s4261 = p;
    const t4262 = trail.length;
    l4263: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4263; }
      let n4267 = 0;
      l4264: for (;;) {
        if (n4267 >= 3) break;
        const s4266 = p;
        l4265: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4265;
          }
          p++;
          n4267++;
          continue l4264;
        }
        p = s4266;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4263;
      }
      const r4268 = readMark(p);
      if (r4268 === undefined) { break l4263; }
      l_mark = r4268;
      p = pos;
      l4270: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4272 = p;
          const t4273 = trail.length;
          l4271: {
            const r4274 = readBadTitleNumber(p);
            if (r4274 === undefined) { break l4271; }
            p = pos;
            break l4270;
          }
          p = s4272;
          if (trail.length > t4273) trail.length = t4273;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l4263;
      }
      const r4276 = read_pair(p);
      if (r4276 === undefined) { break l4263; }
      l_pair = r4276;
      p = pos;
      const r4278 = readHeadingEnd(p);
      if (r4278 === undefined) { break l4263; }
      p = pos;
      break l4260;
    }
    p = s4261;
    if (trail.length > t4262) trail.length = t4262;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4280: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4280; }
      let n4284 = 0;
      l4281: for (;;) {
        if (n4284 >= 3) break;
        const s4283 = p;
        l4282: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4282;
          }
          p++;
          n4284++;
          continue l4281;
        }
        p = s4283;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4280;
      }
      const r4285 = readMark(p);
      if (r4285 === undefined) { break l4280; }
      l_mark = r4285;
      p = pos;
      l4287: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4289 = p;
          const t4290 = trail.length;
          l4288: {
            const r4291 = readBadTitleNumber(p);
            if (r4291 === undefined) { break l4288; }
            p = pos;
            break l4287;
          }
          p = s4289;
          if (trail.length > t4290) trail.length = t4290;
        } else touched ||= p >= end;
      }
      const r4293 = readTitleText(p);
      if (r4293 === undefined) { break l4280; }
      l_title = r4293;
      p = pos;
      const r4295 = readHeadingEnd(p);
      if (r4295 === undefined) { break l4280; }
      p = pos;
      break l4260;
    }
    p = s4261;
    if (trail.length > t4262) trail.length = t4262;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4299: {
      if (p < end) {
        const s4297 = p;
        l4298: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4298; }
          p = s4297;
          break l4299;
        }
        p = s4297;
      } else touched ||= p >= end;
      return undefined;
    }
    l4300: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s4302 = p;
        const t4303 = trail.length;
        l4301: {
          const r4304 = readBadTitleNumber(p);
          if (r4304 === undefined) { break l4301; }
          p = pos;
          break l4300;
        }
        p = s4302;
        if (trail.length > t4303) trail.length = t4303;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4306 = read_pair(p);
    if (r4306 === undefined) { return undefined; }
    l_pair = r4306;
    p = pos;
    const r4308 = readHeadingEnd(p);
    if (r4308 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4310 = readBadSetext(p);
    if (r4310 === undefined) { return undefined; }
    l_under = r4310;
    p = pos;
  }
  pos = p;
  return { type: 'CheckHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf511(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e4313!: null;
  {
    const s4314 = p;
    l4315: {
      p = skipSectionStop(p);
      if (p < 0) { break l4315; }
      return -1;
    }
    p = s4314;
  }
  e4313 = null;
  let e4317!: null;
  {
    const s4318 = p;
    l4319: {
      p = skipCheckHeading(p);
      if (p < 0) { break l4319; }
      return -1;
    }
    p = s4318;
  }
  e4317 = null;
  value = [e4313, e4317];
  leafValue = value;
  return p;
}

function leaf512(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4323: {
    if (p < end) {
      const s4321 = p;
      l4322: {
        l4324: {
          const s4325 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            l4326: {
              p = skipH2(p);
              if (p < 0) { break l4326; }
              break l4324;
            }
            p = s4325;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l4322;
          }
          p = skipSetextAhead(p);
          if (p < 0) { break l4322; }
        }
        p = s4321;
        break l4323;
      }
      p = s4321;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4327 = readChecklistHeading(p);
  if (r4327 === undefined) { return -1; }
  value = r4327;
  p = pos;
  leafValue = value;
  return p;
}

function leaf513(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4331: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4329 = p;
      l4330: {
        p = skipH3(p);
        if (p < 0) { break l4330; }
        p = s4329;
        break l4331;
      }
      p = s4329;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4332 = readChecklistHeading(p);
  if (r4332 === undefined) { return -1; }
  value = r4332;
  p = pos;
  leafValue = value;
  return p;
}

function leaf514(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s4334 = p;
      l4335: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l4335; }
        return -1;
      }
      p = s4334;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4337 = readOtherHeading(p);
  if (r4337 === undefined) { return -1; }
  value = r4337;
  p = pos;
  leafValue = value;
  return p;
}

function leaf515(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l4339: {
    const s4340 = p;
    const t4341 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l4342: {
        const r4343 = readWrapperEnd(p);
        if (r4343 === undefined) { break l4342; }
        value = r4343;
        p = pos;
        break l4339;
      }
      p = s4340;
      if (trail.length > t4341) trail.length = t4341;
    } else touched ||= p >= end;
    const r4347 = readMissingWrapperEnd(p);
    if (r4347 === undefined) { return -1; }
    value = r4347;
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
  const r4344 = readLineEnd(p);
  if (r4344 === undefined) { return undefined; }
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

function leaf518(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4349 = readAfter(p);
  if (r4349 === undefined) { return -1; }
  value = r4349;
  p = pos;
  leafValue = value;
  return p;
}

function readAfter(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  l4350: {
    const s4351 = p;
    const t4352 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l4353: {
        const r4354 = readBlankLine(p);
        if (r4354 === undefined) { break l4353; }
        value = r4354;
        p = pos;
        break l4350;
      }
      p = s4351;
      if (trail.length > t4352) trail.length = t4352;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4356 = readAfterText(p);
    if (r4356 === undefined) { return undefined; }
    value = r4356;
    p = pos;
  }
  pos = p;
  return value;
}

function readAfterText(p: number): AfterTextNode | undefined {
  let c = 0;
  const start = p;
  let m4361 = false;
  l4357: for (;;) {
    const s4359 = p;
    const t4360 = trail.length;
    if (p < end) {
      l4358: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s4362 = p;
            l4363: {
              p = skipBlankLine(p);
              if (p < 0) { break l4363; }
              break l4358;
            }
            p = s4362;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l4358;
        }
        const r4365 = readLine(p);
        if (r4365 === undefined) { break l4358; }
        p = pos;
        m4361 = true;
        continue l4357;
      }
      p = s4359;
      if (trail.length > t4360) trail.length = t4360;
    } else touched ||= p >= end;
    break;
  }
  if (!m4361) { return undefined; }
  pos = p;
  return { type: 'AfterText', start: base + start, end: base + p };
}

function leaf521(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  const r4369 = readMethodText(p);
  if (r4369 === undefined) { return -1; }
  value = r4369;
  p = pos;
  leafValue = value;
  return p;
}

function readMethodText(p: number): MethodTextNode | undefined {
  let c = 0;
  const start = p;
  let l_signature!: SignatureNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4370 = readSignature(p);
  if (r4370 === undefined) { return undefined; }
  l_signature = r4370;
  p = pos;
  if (p < end) {
    {
      const s4372 = p;
      l4373: {
        p++;
        return undefined;
      }
      p = s4372;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'MethodText', start: base + start, end: base + p, signature: l_signature };
}

const stepblock: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_8], alternatives: [{ op: 'leaf', read: leaf104 }, { op: 'again', step: () => stepClosedBlock }, { op: 'leaf', read: leaf128 }] };
const stepleadBlock: Step = { op: 'choice', starts: [STARTS_10, STARTS_8], alternatives: [{ op: 'leaf', read: leaf87 }, stepblock] };
const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf15, body: { op: 'choice', starts: [STARTS_8, STARTS_8], alternatives: [{ op: 'leaf', read: leaf71 }, stepleadBlock] } }] };
const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: stepleadBlock }] };
const stepsectionBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf202, body: stepblock }] };
const stepstackBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf293 }, stepsectionBlock] };
const stepitemBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf300, body: stepblock }] };
const stepfieldBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf326, body: stepblock }] };
const stepentriesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf403 }, stepfieldBlock] };
const stepfailuresBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf411 }, stepfieldBlock] };
const stepcontractField: Step = { op: 'choice', starts: [STARTS_31, null, STARTS_31, STARTS_31, null, null], alternatives: [{ op: 'again', step: () => stepAnswerField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'again', step: () => stepJsonField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcontractPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf311, body: stepcontractField }] }, stepitemBlock] };
const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf202, body: { op: 'again', step: () => stepContract } }] };
const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf442 }, stepfieldBlock] };
const stepschemaField: Step = { op: 'choice', starts: [STARTS_33, STARTS_33, null, null], alternatives: [{ op: 'again', step: () => stepColumnsField }, { op: 'again', step: () => stepSqlField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepschemaPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf439, body: stepschemaField }] }, stepitemBlock] };
const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf202, body: { op: 'again', step: () => stepSchema } }] };
const stepmethodField: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepmethodPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf477, body: stepmethodField }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf477, body: stepblock }] }] };
const steplistedPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf490, body: stepmethodField }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf490, body: stepblock }] }] };
const stepinterfacesPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf454, body: { op: 'choice', starts: [STARTS_8, STARTS_35], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
const stepnamesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf496 }, stepfieldBlock] };
const stepcomponentField: Step = { op: 'choice', starts: [STARTS_36, STARTS_31, STARTS_38, STARTS_31, null, null], alternatives: [{ op: 'again', step: () => stepInterfacesField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepNumberField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcomponentPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf454, body: { op: 'choice', starts: [STARTS_8, null], alternatives: [{ op: 'again', step: () => stepMethod }, stepcomponentField] } }] }, stepitemBlock] };
const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf202, body: { op: 'again', step: () => stepComponent } }] };
const stepcheckField: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcheckPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf511, body: stepcheckField }] }, stepitemBlock] };
const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf202, body: { op: 'again', step: () => stepCheck } }] };
const stepsection: Step = { op: 'choice', starts: [STARTS_28, STARTS_29, STARTS_30, STARTS_32, STARTS_34, STARTS_39, STARTS_40, STARTS_8, STARTS_40, STARTS_8], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf169, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf518 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf185 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf111 }, { op: 'leaf', read: leaf127 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf183 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf185 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf515 }] } };
const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'loop', body: stepsectionBlock }] } };
const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'loop', body: stepstackBlock }] } };
const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf295 }, { op: 'loop', body: stepsectionBlock }] } };
const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf297 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'loop', body: stepcontractPart }] } };
const stepAnswerField: Step = { op: 'rule', name: 'AnswerField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as AnswerHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf312 }, { op: 'loop', body: stepfieldBlock }] } };
const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf388 }, { op: 'loop', body: stepentriesBlock }] } };
const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf407 }, { op: 'loop', body: stepfailuresBlock }] } };
const stepJsonField: Step = { op: 'rule', name: 'JsonField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as JsonHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf414 }, { op: 'loop', body: stepfieldBlock }] } };
const stepTextField: Step = { op: 'rule', name: 'TextField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf419 }, { op: 'loop', body: stepfieldBlock }] } };
const stepOtherField: Step = { op: 'rule', name: 'OtherField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf429 }, { op: 'loop', body: stepfieldBlock }] } };
const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf432 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf434 }, { op: 'loop', body: stepschemaPart }] } };
const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf440 }, { op: 'loop', body: stepcolumnsBlock }] } };
const stepSqlField: Step = { op: 'rule', name: 'SqlField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as SqlHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf445 }, { op: 'loop', body: stepfieldBlock }] } };
const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf450 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf452 }, { op: 'loop', body: stepcomponentPart }] } };
const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf455 }, { op: 'loop', body: stepmethodPart }] } };
const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf480 }, { op: 'loop', body: stepinterfacesPart }] } };
const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf482 }, { op: 'loop', body: steplistedPart }] } };
const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf492 }, { op: 'loop', body: stepnamesBlock }] } };
const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf499 }, { op: 'loop', body: stepfieldBlock }] } };
const stepNumberField: Step = { op: 'rule', name: 'NumberField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf502 }, { op: 'loop', body: stepfieldBlock }] } };
const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf506 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf509 }, { op: 'loop', body: stepcheckPart }] } };
const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf512 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf513 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf514 }, { op: 'loop', body: stepsectionBlock }] } };

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
    MethodText: { op: 'leaf', read: leaf521 },
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
