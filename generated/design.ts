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
    l1915: {
      if (p < end) {
        const s1913 = p;
        l1914: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1914; }
          p = s1913;
          break l1915;
        }
        p = s1913;
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
  l1916: {
    const s1917 = p;
    l1918: {
      p = skipInContracts(p);
      if (p < 0) { break l1918; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1918;
      }
      p = skipContractHeading(p);
      if (p < 0) { break l1918; }
      break l1916;
    }
    p = s1917;
    l2015: {
      p = skipInSchemas(p);
      if (p < 0) { break l2015; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2015;
      }
      p = skipSchemaHeading(p);
      if (p < 0) { break l2015; }
      break l1916;
    }
    p = s1917;
    l2124: {
      p = skipInComponents(p);
      if (p < 0) { break l2124; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2124;
      }
      p = skipComponentHeading(p);
      if (p < 0) { break l2124; }
      break l1916;
    }
    p = s1917;
    l2466: {
      p = skipInComponent(p);
      if (p < 0) { break l2466; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2466;
      }
      p = skipMethodHeading(p);
      if (p < 0) { break l2466; }
      break l1916;
    }
    p = s1917;
    p = skipInChecklist(p);
    if (p < 0) { return -1; }
    p = skipCheckHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipContractHeading(p: number): number {
  let c = 0;
  l1919: {
    const s1920 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1921: {
        l1924: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1922 = p;
            l1923: {
              l1925: {
                const s1926 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1927: {
                    p = skipH2(p);
                    if (p < 0) { break l1927; }
                    break l1925;
                  }
                  p = s1926;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1928: {
                    p = skipH3(p);
                    if (p < 0) { break l1928; }
                    break l1925;
                  }
                  p = s1926;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1923;
                }
                p = skipH4(p);
                if (p < 0) { break l1923; }
              }
              p = s1922;
              break l1924;
            }
            p = s1922;
          } else touched ||= p >= end;
          break l1921;
        }
        let n1939 = 0;
        l1936: for (;;) {
          if (n1939 >= 3) break;
          const s1938 = p;
          l1937: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1937;
            }
            p++;
            n1939++;
            continue l1936;
          }
          p = s1938;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1921;
        }
        p = skipMark(p);
        if (p < 0) { break l1921; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          touched ||= p >= end;
          break l1921;
        }
        p = skipEndpoint(p);
        if (p < 0) { break l1921; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1921; }
        break l1919;
      }
      p = s1920;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2001: {
        l2004: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2002 = p;
            l2003: {
              p = skipH3(p);
              if (p < 0) { break l2003; }
              p = s2002;
              break l2004;
            }
            p = s2002;
          } else touched ||= p >= end;
          break l2001;
        }
        let n2008 = 0;
        l2005: for (;;) {
          if (n2008 >= 3) break;
          const s2007 = p;
          l2006: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2006;
            }
            p++;
            n2008++;
            continue l2005;
          }
          p = s2007;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2001;
        }
        p = skipMark(p);
        if (p < 0) { break l2001; }
        p = skipTitleText(p);
        if (p < 0) { break l2001; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2001; }
        break l1919;
      }
      p = s1920;
    } else touched ||= p >= end;
    l2011: {
      if (p < end) {
        const s2009 = p;
        l2010: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2010; }
          p = s2009;
          break l2011;
        }
        p = s2009;
      } else touched ||= p >= end;
      return -1;
    }
    l2014: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2012 = p;
        l2013: {
          p = skipEndpointAhead(p);
          if (p < 0) { break l2013; }
          p = s2012;
          break l2014;
        }
        p = s2012;
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
  let n1932 = 0;
  l1929: for (;;) {
    if (n1932 >= 3) break;
    const s1931 = p;
    l1930: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1930;
      }
      p++;
      n1932++;
      continue l1929;
    }
    p = s1931;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
    reachesEnd(p, "####");
    return -1;
  }
  p += 4;
  if (text.charCodeAt(p) === 35) {
    {
      const s1933 = p;
      l1934: {

        p++;
        return -1;
      }
      p = s1933;
    }
  } else touched ||= p >= end;
  return p;
}

function skipEndpoint(p: number): number {
  let c = 0;
  l1940: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1942 = p;
      l1941: {
        p = skipBadTitleNumber(p);
        if (p < 0) { break l1941; }
        break l1940;
      }
      p = s1942;
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
  l1985: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s1987 = p;
      l1986: {
        p = skipBadPathEnd(p);
        if (p < 0) { break l1986; }
        break l1985;
      }
      p = s1987;
    } else touched ||= p >= end;
  }
  l1991: {
    if (p < end) {
      const s1993 = p;
      l1992: {
        p = skipBadTitleRest(p);
        if (p < 0) { break l1992; }
        break l1991;
      }
      p = s1993;
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
  l1943: {
    const s1944 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l1945: {
        p = skipMethodWord(p);
        if (p < 0) { break l1945; }
        break l1943;
      }
      p = s1944;
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
  let n1950 = 0;
  l1947: for (;;) {
    if (n1950 >= 9) break;
    const s1949 = p;
    l1948: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l1948;
      }
      p++;
      n1950++;
      continue l1947;
    }
    p = s1949;
    break;
  }
  if (n1950 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l1953: {
    if (text.charCodeAt(p) === 47) {
      const s1951 = p;
      l1952: {

        p++;
        p = s1951;
        break l1953;
      }
      p = s1951;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadMethodName(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1958 = 0;
  l1955: for (;;) {
    if (n1958 >= 10) break;
    const s1957 = p;
    l1956: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1956;
      }
      p++;
      n1958++;
      continue l1955;
    }
    p = s1957;
    break;
  }
  if (n1958 < 2) { return -1; }
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
  l1961: {
    if (text.charCodeAt(p) === 47) {
      const s1959 = p;
      l1960: {

        p++;
        p = s1959;
        break l1961;
      }
      p = s1959;
    } else touched ||= p >= end;
    return -1;
  }
  let m1965 = false;
  l1962: for (;;) {
    const s1964 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
      l1963: {
        p = skipPathPart(p);
        if (p < 0) { break l1963; }
        m1965 = true;
        continue l1962;
      }
      p = s1964;
    } else touched ||= p >= end;
    break;
  }
  if (!m1965) { return -1; }
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l1966: {
    const s1967 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) {
      l1968: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1968;
        }
        p++;
        const near1969 = p + 16;
        while (p < near1969 && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) p++;
        if (p === near1969) {
          STOPS_16.lastIndex = p;
          p = STOPS_16.test(text) ? STOPS_16.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1966;
      }
      p = s1967;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l1970: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l1970;
        }
        p += 2;
        l1973: {
          const s1971 = p;
          l1972: {
            l1974: {
              if (text.charCodeAt(p) === 96) {
                const s1976 = p;
                l1975: {

                  p++;
                  break l1974;
                }
                p = s1976;
              } else touched ||= p >= end;
            }
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l1972; }
            p = s1971;
            break l1973;
          }
          p = s1971;
          break l1970;
        }
        break l1966;
      }
      p = s1967;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l1977: {

        p++;
        break l1966;
      }
      p = s1967;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1978: {

        p++;
        l1981: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) {
            const s1979 = p;
            l1980: {
              p++;
              p = s1979;
              break l1981;
            }
            p = s1979;
          } else touched ||= p >= end;
          break l1978;
        }
        break l1966;
      }
      p = s1967;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1982 = p;
        l1983: {
          p = skipLineNoise(p);
          if (p < 0) { break l1983; }
          return -1;
        }
        p = s1982;
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
  l1990: {
    const s1988 = p;
    l1989: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l1989; }
      p = s1988;
      break l1990;
    }
    p = s1988;
    return -1;
  }
  return p;
}

function skipBadTitleRest(p: number): number {
  {
    const s1994 = p;
    l1995: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l1995; }
      return -1;
    }
    p = s1994;
  }
  let m2000 = false;
  l1997: for (;;) {
    const s1999 = p;
    if (p < end) {
      l1998: {
        p = skipTitlePiece(p);
        if (p < 0) { break l1998; }
        m2000 = true;
        continue l1997;
      }
      p = s1999;
    } else touched ||= p >= end;
    break;
  }
  if (!m2000) { return -1; }
  return p;
}

function skipSchemaHeading(p: number): number {
  let c = 0;
  l2016: {
    const s2017 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2018: {
        l2021: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2019 = p;
            l2020: {
              l2022: {
                const s2023 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2024: {
                    p = skipH2(p);
                    if (p < 0) { break l2024; }
                    break l2022;
                  }
                  p = s2023;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2025: {
                    p = skipH3(p);
                    if (p < 0) { break l2025; }
                    break l2022;
                  }
                  p = s2023;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2020;
                }
                p = skipH4(p);
                if (p < 0) { break l2020; }
              }
              p = s2019;
              break l2021;
            }
            p = s2019;
          } else touched ||= p >= end;
          break l2018;
        }
        let n2029 = 0;
        l2026: for (;;) {
          if (n2029 >= 3) break;
          const s2028 = p;
          l2027: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2027;
            }
            p++;
            n2029++;
            continue l2026;
          }
          p = s2028;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2018;
        }
        p = skipMark(p);
        if (p < 0) { break l2018; }
        l2030: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2032 = p;
            l2031: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2031; }
              break l2030;
            }
            p = s2032;
          } else touched ||= p >= end;
        }
        l2035: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            const s2033 = p;
            l2034: {
              p = skipTableWord(p);
              if (p < 0) { break l2034; }
              p = s2033;
              break l2035;
            }
            p = s2033;
          } else touched ||= p >= end;
          break l2018;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2018;
        }
        p = skip_pair(p);
        if (p < 0) { break l2018; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2018; }
        break l2016;
      }
      p = s2017;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2104: {
        l2107: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2105 = p;
            l2106: {
              p = skipH3(p);
              if (p < 0) { break l2106; }
              p = s2105;
              break l2107;
            }
            p = s2105;
          } else touched ||= p >= end;
          break l2104;
        }
        let n2111 = 0;
        l2108: for (;;) {
          if (n2111 >= 3) break;
          const s2110 = p;
          l2109: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2109;
            }
            p++;
            n2111++;
            continue l2108;
          }
          p = s2110;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2104;
        }
        p = skipMark(p);
        if (p < 0) { break l2104; }
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
        p = skipTitleText(p);
        if (p < 0) { break l2104; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2104; }
        break l2016;
      }
      p = s2017;
    } else touched ||= p >= end;
    l2117: {
      if (p < end) {
        const s2115 = p;
        l2116: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2116; }
          p = s2115;
          break l2117;
        }
        p = s2115;
      } else touched ||= p >= end;
      return -1;
    }
    l2118: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2120 = p;
        l2119: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2119; }
          break l2118;
        }
        p = s2120;
      } else touched ||= p >= end;
    }
    l2123: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2121 = p;
        l2122: {
          p = skipTableWord(p);
          if (p < 0) { break l2122; }
          p = s2121;
          break l2123;
        }
        p = s2121;
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
  l2036: {
    const s2037 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2038: {
        p = skipBadPair(p);
        if (p < 0) { break l2038; }
        break l2036;
      }
      p = s2037;
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
  l2039: {
    const s2040 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2041: {
        const r2042 = readTitleMark(p);
        if (r2042 === undefined) { break l2041; }
        l_mark = r2042;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2041;
        }
        const r2050 = readMarkedName(p);
        if (r2050 === undefined) { break l2041; }
        l_name = r2050;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2041;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2041; }
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2041;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2041; }
        p = skipBlanks(p);
        if (p < 0) { break l2041; }
        const r2065 = readTitleText(p);
        if (r2065 === undefined) { break l2041; }
        l_value = r2065;
        p = pos;
        break l2039;
      }
      p = s2040;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2067: {
        const r2068 = readTitleMark(p);
        if (r2068 === undefined) { break l2067; }
        l_mark = r2068;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2067;
        }
        const r2070 = readMarkedName(p);
        if (r2070 === undefined) { break l2067; }
        l_name = r2070;
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2067;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2067; }
        p = skipBlanks(p);
        if (p < 0) { break l2067; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2067;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2067; }
        const r2072 = readTitleText(p);
        if (r2072 === undefined) { break l2067; }
        l_value = r2072;
        p = pos;
        break l2039;
      }
      p = s2040;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2074 = readTitleMark(p);
    if (r2074 === undefined) { return undefined; }
    l_mark = r2074;
    p = pos;
    registers[2] = l_mark;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2076 = readMarkedName(p);
    if (r2076 === undefined) { return undefined; }
    l_name = r2076;
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
    const r2078 = readMarkedValue(p);
    if (r2078 === undefined) { return undefined; }
    l_value = r2078;
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSameMark(p);
    if (p < 0) { return undefined; }
    l2093: {
      const s2091 = p;
      l2092: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l2092; }
        p = s2091;
        break l2093;
      }
      p = s2091;
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
  l2043: {
    const s2044 = p;
    if (text.charCodeAt(p) === 42) {
      l2045: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l2045;
        }
        value = "**";
        p += 2;
        break l2043;
      }
      p = s2044;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2046: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l2046;
        }
        value = "__";
        p += 2;
        break l2043;
      }
      p = s2044;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2047: {

        value = "*";
        p++;
        break l2043;
      }
      p = s2044;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2048: {

        value = "_";
        p++;
        break l2043;
      }
      p = s2044;
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
  let m2054 = false;
  l2051: for (;;) {
    const s2053 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2052: {
        l2055: {
          const s2056 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l2057: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2057;
              }
              p++;
              const near2058 = p + 16;
              while (p < near2058 && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
              if (p === near2058) {
                STOPS_17.lastIndex = p;
                p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2055;
            }
            p = s2056;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2059 = p;
              l2060: {
                p = skipSameMark(p);
                if (p < 0) { break l2060; }
                break l2052;
              }
              p = s2059;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2052;
          }
          p++;
        }
        m2054 = true;
        continue l2051;
      }
      p = s2053;
    } else touched ||= p >= end;
    break;
  }
  if (!m2054) { return undefined; }
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
  const r2062 = readTitleMark(p);
  if (r2062 === undefined) { return undefined; }
  value = r2062;
  p = pos;
  pos = p;
  return value;
}

function readMarkedValue(p: number): MarkedValueNode | undefined {
  let c = 0;
  const start = p;
  let m2082 = false;
  l2079: for (;;) {
    const s2081 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2080: {
        l2083: {
          const s2084 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
            l2085: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2085;
              }
              p++;
              const near2086 = p + 16;
              while (p < near2086 && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
              if (p === near2086) {
                STOPS_18.lastIndex = p;
                p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2083;
            }
            p = s2084;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2087 = p;
              l2088: {
                p = skipSameMark(p);
                if (p < 0) { break l2088; }
                break l2080;
              }
              p = s2087;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2080;
          }
          p++;
        }
        m2082 = true;
        continue l2079;
      }
      p = s2081;
    } else touched ||= p >= end;
    break;
  }
  if (!m2082) { return undefined; }
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
  l2094: for (;;) {
    const s2096 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2095: {
        p = skipPairPiece(p);
        if (p < 0) { break l2095; }
        continue l2094;
      }
      p = s2096;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairPiece(p: number): number {
  let c = 0;
  l2098: {
    const s2099 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
      l2100: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2100;
        }
        p++;
        const near2101 = p + 16;
        while (p < near2101 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
        if (p === near2101) {
          STOPS_19.lastIndex = p;
          p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2098;
      }
      p = s2099;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l2102: {

        p++;
        const near2103 = p + 16;
        while (p < near2103 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near2103) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l2102;
        }
        p++;
        break l2098;
      }
      p = s2099;
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
  l2125: {
    const s2126 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2127: {
        l2130: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2128 = p;
            l2129: {
              l2131: {
                const s2132 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2133: {
                    p = skipH2(p);
                    if (p < 0) { break l2133; }
                    break l2131;
                  }
                  p = s2132;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2134: {
                    p = skipH3(p);
                    if (p < 0) { break l2134; }
                    break l2131;
                  }
                  p = s2132;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2129;
                }
                p = skipH4(p);
                if (p < 0) { break l2129; }
              }
              p = s2128;
              break l2130;
            }
            p = s2128;
          } else touched ||= p >= end;
          break l2127;
        }
        let n2138 = 0;
        l2135: for (;;) {
          if (n2138 >= 3) break;
          const s2137 = p;
          l2136: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2136;
            }
            p++;
            n2138++;
            continue l2135;
          }
          p = s2137;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2127;
        }
        p = skipMark(p);
        if (p < 0) { break l2127; }
        l2139: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2141 = p;
            l2140: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2140; }
              break l2139;
            }
            p = s2141;
          } else touched ||= p >= end;
        }
        l2144: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s2142 = p;
            l2143: {
              p = skipComponentWord(p);
              if (p < 0) { break l2143; }
              p = s2142;
              break l2144;
            }
            p = s2142;
          } else touched ||= p >= end;
          break l2127;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2127;
        }
        p = skip_pair(p);
        if (p < 0) { break l2127; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2127; }
        break l2125;
      }
      p = s2126;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2145: {
        l2148: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2146 = p;
            l2147: {
              p = skipH3(p);
              if (p < 0) { break l2147; }
              p = s2146;
              break l2148;
            }
            p = s2146;
          } else touched ||= p >= end;
          break l2145;
        }
        {
          const s2149 = p;
          l2150: {
            p = skipInComponent(p);
            if (p < 0) { break l2150; }
            if (!(p < end)) {
              touched ||= p >= end;
              break l2150;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l2150; }
            break l2145;
          }
          p = s2149;
        }
        let n2453 = 0;
        l2450: for (;;) {
          if (n2453 >= 3) break;
          const s2452 = p;
          l2451: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2451;
            }
            p++;
            n2453++;
            continue l2450;
          }
          p = s2452;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2145;
        }
        p = skipMark(p);
        if (p < 0) { break l2145; }
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
        p = skipTitleText(p);
        if (p < 0) { break l2145; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2145; }
        break l2125;
      }
      p = s2126;
    } else touched ||= p >= end;
    l2459: {
      if (p < end) {
        const s2457 = p;
        l2458: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2458; }
          p = s2457;
          break l2459;
        }
        p = s2457;
      } else touched ||= p >= end;
      return -1;
    }
    l2460: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2462 = p;
        l2461: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2461; }
          break l2460;
        }
        p = s2462;
      } else touched ||= p >= end;
    }
    l2465: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s2463 = p;
        l2464: {
          p = skipComponentWord(p);
          if (p < 0) { break l2464; }
          p = s2463;
          break l2465;
        }
        p = s2463;
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
  l2152: {
    const s2153 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2154: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2154; }
        {
          const s2169 = p;
          l2170: {
            p = skipTextInNotes(p);
            if (p < 0) { break l2170; }
            break l2154;
          }
          p = s2169;
        }
        let n2179 = 0;
        l2176: for (;;) {
          if (n2179 >= 3) break;
          const s2178 = p;
          l2177: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2177;
            }
            p++;
            n2179++;
            continue l2176;
          }
          p = s2178;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2154;
        }
        p = skipMark(p);
        if (p < 0) { break l2154; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2154;
        }
        p = skipSignature(p);
        if (p < 0) { break l2154; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2154; }
        break l2152;
      }
      p = s2153;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2421: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2421; }
        {
          const s2422 = p;
          l2423: {
            p = skipInNotes(p);
            if (p < 0) { break l2423; }
            break l2421;
          }
          p = s2422;
        }
        let n2428 = 0;
        l2425: for (;;) {
          if (n2428 >= 3) break;
          const s2427 = p;
          l2426: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2426;
            }
            p++;
            n2428++;
            continue l2425;
          }
          p = s2427;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2421;
        }
        p = skipMark(p);
        if (p < 0) { break l2421; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l2421;
        }
        p = skipBadMethodTitle(p);
        if (p < 0) { break l2421; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2421;
        }
        p = skipSignature(p);
        if (p < 0) { break l2421; }
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        p = skipHeadingEnd(p);
        if (p < 0) { break l2421; }
        break l2152;
      }
      p = s2153;
    } else touched ||= p >= end;
    l2445: {
      if (p < end) {
        const s2443 = p;
        l2444: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2444; }
          p = s2443;
          break l2445;
        }
        p = s2443;
      } else touched ||= p >= end;
      return -1;
    }
    l2448: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2446 = p;
        l2447: {
          const near2449 = p + 16;
          while (p < near2449 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near2449) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l2447;
          }
          p++;
          p = s2446;
          break l2448;
        }
        p = s2446;
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
  l2155: {
    const s2156 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2157: {
        l2160: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2158 = p;
            l2159: {
              p = skipH3(p);
              if (p < 0) { break l2159; }
              const near2161 = p + 16;
              while (p < near2161 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
              if (p === near2161) {
                STOPS_20.lastIndex = p;
                p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2159;
              }
              p++;
              p = s2158;
              break l2160;
            }
            p = s2158;
          } else touched ||= p >= end;
          break l2157;
        }
        break l2155;
      }
      p = s2156;
    } else touched ||= p >= end;
    l2164: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2162 = p;
        l2163: {
          let n2168 = 0;
          l2165: for (;;) {
            if (n2168 >= 3) break;
            const s2167 = p;
            l2166: {
              if (text.charCodeAt(p) !== 32) {
                touched ||= p >= end;
                break l2166;
              }
              p++;
              n2168++;
              continue l2165;
            }
            p = s2167;
            break;
          }
          if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
            reachesEnd(p, "####");
            break l2163;
          }
          p += 4;
          p = s2162;
          break l2164;
        }
        p = s2162;
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
      const s2172 = p;
      l2173: {
        const near2175 = p + 16;
        while (p < near2175 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
        if (p === near2175) {
          STOPS_20.lastIndex = p;
          p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2173;
        }
        p++;
        return -1;
      }
      p = s2172;
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
  l2180: {
    if (text.charCodeAt(p) === 97) {
      const s2182 = p;
      l2181: {
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l2181;
        }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2181;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2180;
      }
      p = s2182;
    } else touched ||= p >= end;
  }
  l2183: {
    if (text.charCodeAt(p) === 100) {
      const s2185 = p;
      l2184: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l2184;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2184;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2183;
      }
      p = s2185;
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
  l2379: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
      const s2381 = p;
      l2380: {
        p = skipResult(p);
        if (p < 0) { break l2380; }
        break l2379;
      }
      p = s2381;
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
  l2187: for (;;) {
    const s2189 = p;
    if (text.charCodeAt(p) === 45) {
      l2188: {

        p++;
        if (text.charCodeAt(p) === 62) {
          {
            const s2191 = p;
            l2192: {

              p++;
              break l2188;
            }
            p = s2191;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2188;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        touched ||= p >= end;
        continue l2187;
      }
      p = s2189;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSignatureList(p: number): number {
  let c = 0;
  l2194: {
    const s2195 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l2196: {
        p = skipBlanks(p);
        if (p < 0) { break l2196; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l2196;
        }
        p = skipParameters(p);
        if (p < 0) { break l2196; }
        break l2194;
      }
      p = s2195;
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
  l2197: for (;;) {
    const s2199 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128)) {
      l2198: {
        p = skipParameterItem(p);
        if (p < 0) { break l2198; }
        continue l2197;
      }
      p = s2199;
    } else touched ||= p >= end;
    break;
  }
  p = skipParametersEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipParameterItem(p: number): number {
  let c = 0;
  l2201: {
    const s2202 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2203: {
        p = skipParameter(p);
        if (p < 0) { break l2203; }
        l2343: {
          if (text.charCodeAt(p) === 44) {
            const s2345 = p;
            l2344: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2344; }
              break l2343;
            }
            p = s2345;
          } else touched ||= p >= end;
        }
        break l2201;
      }
      p = s2202;
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
  l2204: {
    const s2205 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2206: {
        p = skipParameterName(p);
        if (p < 0) { break l2206; }
        p = skipBlanks(p);
        if (p < 0) { break l2206; }
        l2217: {
          if (text.charCodeAt(p) === 58) {
            const s2219 = p;
            l2218: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2218; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2218;
              }
              p = skipTypeText(p);
              if (p < 0) { break l2218; }
              break l2217;
            }
            p = s2219;
          } else touched ||= p >= end;
        }
        l2299: {
          if (text.charCodeAt(p) === 61) {
            const s2301 = p;
            l2300: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2300; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2300;
              }
              p = skipDefaultText(p);
              if (p < 0) { break l2300; }
              break l2299;
            }
            p = s2301;
          } else touched ||= p >= end;
        }
        l2336: {
          const s2334 = p;
          l2335: {
            p = skipParameterEnd(p);
            if (p < 0) { break l2335; }
            p = s2334;
            break l2336;
          }
          p = s2334;
          break l2206;
        }
        break l2204;
      }
      p = s2205;
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
    const near2342 = p + 16;
    while (p < near2342 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
    if (p === near2342) {
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
  l2207: {
    const s2208 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2209: {
        l2210: {
          if (text.charCodeAt(p) === 42) {
            const s2212 = p;
            l2211: {
              l2213: {
                const s2214 = p;
                if (text.charCodeAt(p) === 42) {
                  l2215: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l2215;
                    }
                    p += 2;
                    break l2213;
                  }
                  p = s2214;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 42) {
                  touched ||= p >= end;
                  break l2211;
                }
                p++;
              }
              break l2210;
            }
            p = s2212;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2209;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l2209; }
        break l2207;
      }
      p = s2208;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2216: {

        p++;
        break l2207;
      }
      p = s2208;
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
  let m2223 = false;
  l2220: for (;;) {
    const s2222 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
      l2221: {
        p = skipTypePiece(p);
        if (p < 0) { break l2221; }
        m2223 = true;
        continue l2220;
      }
      p = s2222;
    } else touched ||= p >= end;
    break;
  }
  if (!m2223) { return -1; }
  l2285: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      const s2287 = p;
      l2286: {
        p = skipArrow(p);
        if (p < 0) { break l2286; }
        let m2291 = false;
        l2288: for (;;) {
          const s2290 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
            l2289: {
              p = skipResultPiece(p);
              if (p < 0) { break l2289; }
              m2291 = true;
              continue l2288;
            }
            p = s2290;
          } else touched ||= p >= end;
          break;
        }
        if (!m2291) { break l2286; }
        l2298: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)) {
            const s2296 = p;
            l2297: {
              p++;
              p = s2296;
              break l2298;
            }
            p = s2296;
          } else touched ||= p >= end;
          break l2286;
        }
        break l2285;
      }
      p = s2287;
    } else touched ||= p >= end;
  }
  return p;
}

function skipTypePiece(p: number): number {
  let c = 0;
  l2224: {
    const s2225 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2226: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2226;
        }
        p++;
        const near2227 = p + 16;
        while (p < near2227 && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        if (p === near2227) {
          STOPS_21.lastIndex = p;
          p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2224;
      }
      p = s2225;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2228: {
        p = skipBracketed(p);
        if (p < 0) { break l2228; }
        break l2224;
      }
      p = s2225;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2275: {
        p = skipQuoted(p);
        if (p < 0) { break l2275; }
        break l2224;
      }
      p = s2225;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2276 = p;
        l2277: {
          p = skipArrow(p);
          if (p < 0) { break l2277; }
          return -1;
        }
        p = s2276;
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
  l2229: {
    const s2230 = p;
    if (text.charCodeAt(p) === 40) {
      l2231: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2231; }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l2231;
        }
        p++;
        break l2229;
      }
      p = s2230;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2274: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2274; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2274;
        }
        p++;
        break l2229;
      }
      p = s2230;
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
  l2232: for (;;) {
    const s2234 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) {
      l2233: {
        l2236: {
          const s2237 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128)) {
            l2238: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2238;
              }
              p++;
              const near2239 = p + 16;
              while (p < near2239 && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128)) p++;
              if (p === near2239) {
                STOPS_22.lastIndex = p;
                p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2236;
            }
            p = s2237;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l2240: {
              p = skipBracketed(p);
              if (p < 0) { break l2240; }
              break l2236;
            }
            p = s2237;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2233;
          }
          p = skipQuoted(p);
          if (p < 0) { break l2233; }
        }
        continue l2232;
      }
      p = s2234;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipQuoted(p: number): number {
  let c = 0;
  l2241: {
    const s2242 = p;
    if (text.charCodeAt(p) === 34) {
      l2243: {

        p++;
        const near2244 = p + 16;
        while (p < near2244 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
        if (p === near2244) {
          STOPS_23.lastIndex = p;
          p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l2245: for (;;) {
          const s2247 = p;
          if (text.charCodeAt(p) === 92) {
            l2246: {

              p++;
              l2249: {
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  const s2251 = p;
                  l2250: {
                    p++;
                    break l2249;
                  }
                  p = s2251;
                } else touched ||= p >= end;
              }
              const near2252 = p + 16;
              while (p < near2252 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
              if (p === near2252) {
                STOPS_23.lastIndex = p;
                p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              continue l2245;
            }
            p = s2247;
          } else touched ||= p >= end;
          break;
        }
        l2253: {
          const s2254 = p;
          if (text.charCodeAt(p) === 34) {
            l2255: {

              p++;
              break l2253;
            }
            p = s2254;
          } else touched ||= p >= end;
          l2258: {
            const s2256 = p;
            l2257: {
              p = skipLineEnd(p);
              if (p < 0) { break l2257; }
              p = s2256;
              break l2258;
            }
            p = s2256;
            break l2243;
          }
        }
        break l2241;
      }
      p = s2242;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2259 = p + 16;
    while (p < near2259 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
    if (p === near2259) {
      STOPS_24.lastIndex = p;
      p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2260: for (;;) {
      const s2262 = p;
      if (text.charCodeAt(p) === 92) {
        l2261: {

          p++;
          l2264: {
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              const s2266 = p;
              l2265: {
                p++;
                break l2264;
              }
              p = s2266;
            } else touched ||= p >= end;
          }
          const near2267 = p + 16;
          while (p < near2267 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
          if (p === near2267) {
            STOPS_24.lastIndex = p;
            p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          continue l2260;
        }
        p = s2262;
      } else touched ||= p >= end;
      break;
    }
    l2268: {
      const s2269 = p;
      if (text.charCodeAt(p) === 39) {
        l2270: {

          p++;
          break l2268;
        }
        p = s2269;
      } else touched ||= p >= end;
      l2273: {
        const s2271 = p;
        l2272: {
          p = skipLineEnd(p);
          if (p < 0) { break l2272; }
          p = s2271;
          break l2273;
        }
        p = s2271;
        return -1;
      }
    }
  }
  return p;
}

function skipArrow(p: number): number {
  l2279: {
    const s2280 = p;
    if (text.charCodeAt(p) === 45) {
      l2281: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2281;
        }
        p += 2;
        break l2279;
      }
      p = s2280;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l2282: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2282;
        }
        p += 2;
        break l2279;
      }
      p = s2280;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2283: {

        p++;
        break l2279;
      }
      p = s2280;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2284: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2284;
        }
        p += 3;
        break l2279;
      }
      p = s2280;
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
  l2292: {
    const s2293 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2294: {
        p = skipBracketed(p);
        if (p < 0) { break l2294; }
        break l2292;
      }
      p = s2293;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2295: {
        p = skipQuoted(p);
        if (p < 0) { break l2295; }
        break l2292;
      }
      p = s2293;
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
  let m2305 = false;
  l2302: for (;;) {
    const s2304 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
      l2303: {
        l2306: {
          const s2307 = p;
          if (text.charCodeAt(p) === 108) {
            l2308: {
              p = skipLambdaHead(p);
              if (p < 0) { break l2308; }
              break l2306;
            }
            p = s2307;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l2303;
          }
          p = skipDefaultPiece(p);
          if (p < 0) { break l2303; }
        }
        m2305 = true;
        continue l2302;
      }
      p = s2304;
    } else touched ||= p >= end;
    break;
  }
  if (!m2305) { return -1; }
  l2320: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      const s2322 = p;
      l2321: {
        p = skipArrow(p);
        if (p < 0) { break l2321; }
        let m2326 = false;
        l2323: for (;;) {
          const s2325 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
            l2324: {
              l2327: {
                const s2328 = p;
                if (text.charCodeAt(p) === 108) {
                  l2329: {
                    p = skipLambdaHead(p);
                    if (p < 0) { break l2329; }
                    break l2327;
                  }
                  p = s2328;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l2330: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2330; }
                    break l2327;
                  }
                  p = s2328;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 61) {
                  touched ||= p >= end;
                  break l2324;
                }
                p++;
              }
              m2326 = true;
              continue l2323;
            }
            p = s2325;
          } else touched ||= p >= end;
          break;
        }
        if (!m2326) { break l2321; }
        l2333: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44)) {
            const s2331 = p;
            l2332: {
              p++;
              p = s2331;
              break l2333;
            }
            p = s2331;
          } else touched ||= p >= end;
          break l2321;
        }
        break l2320;
      }
      p = s2322;
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
      const s2309 = p;
      l2310: {
        p++;
        return -1;
      }
      p = s2309;
    }
  } else touched ||= p >= end;
  const near2312 = p + 16;
  while (p < near2312 && ((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) p++;
  if (p === near2312) {
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
  l2313: {
    const s2314 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2315: {
        p = skipBracketed(p);
        if (p < 0) { break l2315; }
        break l2313;
      }
      p = s2314;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2316: {
        p = skipQuoted(p);
        if (p < 0) { break l2316; }
        break l2313;
      }
      p = s2314;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2317 = p;
        l2318: {
          p = skipArrow(p);
          if (p < 0) { break l2318; }
          return -1;
        }
        p = s2317;
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
  l2337: {
    const s2338 = p;
    if (text.charCodeAt(p) === 44) {
      l2339: {

        p++;
        break l2337;
      }
      p = s2338;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 41) {
      l2340: {

        p++;
        break l2337;
      }
      p = s2338;
    } else touched ||= p >= end;
    l2341: {
      p = skipBlanks(p);
      if (p < 0) { break l2341; }
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { break l2341; }
      break l2337;
    }
    p = s2338;
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
  l2346: {
    const s2347 = p;
    if (text.charCodeAt(p) === 44) {
      l2348: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2348; }
        break l2346;
      }
      p = s2347;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      l2349: {
        p = skipArrow(p);
        if (p < 0) { break l2349; }
        let m2353 = false;
        l2350: for (;;) {
          const s2352 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
            l2351: {
              l2354: {
                const s2355 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l2356: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2356; }
                    break l2354;
                  }
                  p = s2355;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l2351;
                }
                p++;
              }
              m2353 = true;
              continue l2350;
            }
            p = s2352;
          } else touched ||= p >= end;
          break;
        }
        if (!m2353) { break l2349; }
        l2359: {
          if (text.charCodeAt(p) === 41) {
            const s2357 = p;
            l2358: {

              p++;
              p = s2357;
              break l2359;
            }
            p = s2357;
          } else touched ||= p >= end;
          break l2349;
        }
        p = skipBlanks(p);
        if (p < 0) { break l2349; }
        break l2346;
      }
      p = s2347;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2360 = p;
        l2361: {
          p = skipArrow(p);
          if (p < 0) { break l2361; }
          return -1;
        }
        p = s2360;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2363 = p + 16;
    while (p < near2363 && ((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) p++;
    if (p === near2363) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2364: {
      if (text.charCodeAt(p) === 44) {
        const s2366 = p;
        l2365: {

          p++;
          break l2364;
        }
        p = s2366;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParametersEnd(p: number): number {
  l2367: {
    const s2368 = p;
    if (text.charCodeAt(p) === 41) {
      l2369: {

        p++;
        break l2367;
      }
      p = s2368;
    } else touched ||= p >= end;

  }
  return p;
}

function skipMissingParameters(p: number): number {
  let c = 0;
  l2372: {
    const s2370 = p;
    l2371: {
      p = skipBlanks(p);
      if (p < 0) { break l2371; }
      l2373: {
        const s2374 = p;
        l2375: {
          l2376: {
            if (text.charCodeAt(p) === 58) {
              const s2378 = p;
              l2377: {

                p++;
                break l2376;
              }
              p = s2378;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l2375; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2375; }
          p = skipLineEnd(p);
          if (p < 0) { break l2375; }
          break l2373;
        }
        p = s2374;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l2371;
        }
        p = skipArrow(p);
        if (p < 0) { break l2371; }
      }
      p = s2370;
      break l2372;
    }
    p = s2370;
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
  l2382: {
    const s2383 = p;
    if (text.charCodeAt(p) === 45) {
      l2384: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2384;
        }
        p += 2;
        break l2382;
      }
      p = s2383;
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
  l2385: {
    const s2386 = p;
    if (text.charCodeAt(p) === 61) {
      l2387: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2387;
        }
        p += 2;
        break l2385;
      }
      p = s2386;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2388: {

        p++;
        break l2385;
      }
      p = s2386;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2389: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2389;
        }
        p += 3;
        break l2385;
      }
      p = s2386;
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
  let m2393 = false;
  l2390: for (;;) {
    const s2392 = p;
    if (p < end) {
      l2391: {
        p = skipReturnPiece(p);
        if (p < 0) { break l2391; }
        m2393 = true;
        continue l2390;
      }
      p = s2392;
    } else touched ||= p >= end;
    break;
  }
  if (!m2393) { return -1; }
  return p;
}

function skipReturnPiece(p: number): number {
  let c = 0;
  l2394: {
    const s2395 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2396: {
        p = skipBracketed(p);
        if (p < 0) { break l2396; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2397: {
        p = skipQuoted(p);
        if (p < 0) { break l2397; }
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (p < end) {
      l2398: {
        {
          const s2399 = p;
          l2400: {
            p = skipSignatureTail(p);
            if (p < 0) { break l2400; }
            break l2398;
          }
          p = s2399;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2398;
        }
        p++;
        break l2394;
      }
      p = s2395;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      {
        const s2402 = p;
        l2403: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l2403; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2403; }
          p = skipSignatureTail(p);
          if (p < 0) { break l2403; }
          return -1;
        }
        p = s2402;
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
  l2405: {
    if (text.charCodeAt(p) === 58) {
      const s2407 = p;
      l2406: {

        p++;
        break l2405;
      }
      p = s2407;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2408: {
    if (p < end) {
      const s2410 = p;
      l2409: {
        p = skipBadSignatureRest(p);
        if (p < 0) { break l2409; }
        break l2408;
      }
      p = s2410;
    } else touched ||= p >= end;
  }
  return p;
}

function skipBadSignatureRest(p: number): number {
  let c = 0;
  {
    const s2411 = p;
    l2412: {
      p = skipSignatureTail(p);
      if (p < 0) { break l2412; }
      return -1;
    }
    p = s2411;
  }
  let m2417 = false;
  l2414: for (;;) {
    const s2416 = p;
    if (p < end) {
      l2415: {
        {
          const s2418 = p;
          l2419: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2419; }
            break l2415;
          }
          p = s2418;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2415;
        }
        p++;
        m2417 = true;
        continue l2414;
      }
      p = s2416;
    } else touched ||= p >= end;
    break;
  }
  if (!m2417) { return -1; }
  return p;
}

function skipBadMethodTitle(p: number): number {
  let c = 0;
  let m2432 = false;
  l2429: for (;;) {
    const s2431 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304)) {
      l2430: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l2430; }
        m2432 = true;
        continue l2429;
      }
      p = s2431;
    } else touched ||= p >= end;
    break;
  }
  if (!m2432) { return -1; }
  return p;
}

function skipMethodOrnament(p: number): number {
  let c = 0;
  l2433: {
    const s2434 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2435: {
        p++;
        break l2433;
      }
      p = s2434;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2436: {

        p++;
        break l2433;
      }
      p = s2434;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2437: {
        p = skipNumber(p);
        if (p < 0) { break l2437; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46 || c === 58))) {
          touched ||= p >= end;
          break l2437;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2437;
        }
        p++;
        break l2433;
      }
      p = s2434;
    } else touched ||= p >= end;
    l2438: {
      const s2439 = p;
      if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
        l2440: {
          if (!isCaseless(p, "method")) { break l2440; }
          p += 6;
          break l2438;
        }
        p = s2439;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l2441: {
          if (!isCaseless(p, "function")) { break l2441; }
          p += 8;
          break l2438;
        }
        p = s2439;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l2442: {
          if (!isCaseless(p, "operation")) { break l2442; }
          p += 9;
          break l2438;
        }
        p = s2439;
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
  l2467: {
    const s2468 = p;
    l2469: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2469; }
      break l2467;
    }
    p = s2468;
    l2470: {
      p = skipInPlainChecklist(p);
      if (p < 0) { break l2470; }
      break l2467;
    }
    p = s2468;
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
  l2471: {
    const s2472 = p;
    l2473: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2473; }
      let n2490 = 0;
      l2487: for (;;) {
        if (n2490 >= 3) break;
        const s2489 = p;
        l2488: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2488;
          }
          p++;
          n2490++;
          continue l2487;
        }
        p = s2489;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2473;
      }
      p = skipMark(p);
      if (p < 0) { break l2473; }
      l2491: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2493 = p;
          l2492: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2492; }
            break l2491;
          }
          p = s2493;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2473;
      }
      p = skip_pair(p);
      if (p < 0) { break l2473; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2473; }
      break l2471;
    }
    p = s2472;
    l2494: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2494; }
      let n2498 = 0;
      l2495: for (;;) {
        if (n2498 >= 3) break;
        const s2497 = p;
        l2496: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2496;
          }
          p++;
          n2498++;
          continue l2495;
        }
        p = s2497;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2494;
      }
      p = skipMark(p);
      if (p < 0) { break l2494; }
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
      p = skipTitleText(p);
      if (p < 0) { break l2494; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2494; }
      break l2471;
    }
    p = s2472;
    l2504: {
      if (p < end) {
        const s2502 = p;
        l2503: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2503; }
          p = s2502;
          break l2504;
        }
        p = s2502;
      } else touched ||= p >= end;
      return -1;
    }
    l2505: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2507 = p;
        l2506: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2506; }
          break l2505;
        }
        p = s2507;
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
  l2474: {
    const s2475 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2476: {
        l2479: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2477 = p;
            l2478: {
              p = skipH3(p);
              if (p < 0) { break l2478; }
              p = s2477;
              break l2479;
            }
            p = s2477;
          } else touched ||= p >= end;
          break l2476;
        }
        break l2474;
      }
      p = s2475;
    } else touched ||= p >= end;
    l2480: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2480; }
      l2483: {
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          const s2481 = p;
          l2482: {
            p = skipH2(p);
            if (p < 0) { break l2482; }
            p = s2481;
            break l2483;
          }
          p = s2481;
        } else touched ||= p >= end;
        break l2480;
      }
      break l2474;
    }
    p = s2475;
    p = skipInDeepChecklist(p);
    if (p < 0) { return -1; }
    l2486: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2484 = p;
        l2485: {
          p = skipH4(p);
          if (p < 0) { break l2485; }
          p = s2484;
          break l2486;
        }
        p = s2484;
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
  const r2508 = readStackHeading(p);
  if (r2508 === undefined) { return -1; }
  value = r2508;
  p = pos;
  leafValue = value;
  return p;
}

function readStackHeading(p: number): StackHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2511: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c >= 128)) {
      const s2509 = p;
      l2510: {
        p = skipTitleStart(p);
        if (p < 0) { break l2510; }
        if (!isCaseless(p, "tech")) { break l2510; }
        p += 4;
        p = s2509;
        break l2511;
      }
      p = s2509;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2512 = readSectionHeading(p);
  if (r2512 === undefined) { return undefined; }
  l_heading = r2512;
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
    const s2515 = p;
    l2516: {
      p = skipSectionStop(p);
      if (p < 0) { break l2516; }
      return -1;
    }
    p = s2515;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2518 = readTechnology(p);
  if (r2518 === undefined) { return -1; }
  value = r2518;
  p = pos;
  leafValue = value;
  return p;
}

function readTechnology(p: number): TechnologyNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  let n2522 = 0;
  l2519: for (;;) {
    if (n2522 >= 3) break;
    const s2521 = p;
    l2520: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l2520;
      }
      p++;
      n2522++;
      continue l2519;
    }
    p = s2521;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2523 = read_label(p);
  if (r2523 === undefined) { return undefined; }
  l_label = r2523;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2525 = readLineValue(p);
  if (r2525 === undefined) { return undefined; }
  l_value = r2525;
  p = pos;
  const r2527 = readValueEnd(p);
  if (r2527 === undefined) { return undefined; }
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
  const r2530 = readAssumptionsHeading(p);
  if (r2530 === undefined) { return -1; }
  value = r2530;
  p = pos;
  leafValue = value;
  return p;
}

function readAssumptionsHeading(p: number): AssumptionsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2533: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128)) {
      const s2531 = p;
      l2532: {
        p = skipTitleStart(p);
        if (p < 0) { break l2532; }
        if (!isCaseless(p, "assumption")) { break l2532; }
        p += 10;
        p = s2531;
        break l2533;
      }
      p = s2531;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2534 = readSectionHeading(p);
  if (r2534 === undefined) { return undefined; }
  l_heading = r2534;
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
  const r2537 = readContractsHeading(p);
  if (r2537 === undefined) { return -1; }
  value = r2537;
  p = pos;
  leafValue = value;
  return p;
}

function readContractsHeading(p: number): ContractsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2540: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128)) {
      const s2538 = p;
      l2539: {
        p = skipTitleStart(p);
        if (p < 0) { break l2539; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false))) {
          touched ||= p >= end;
          break l2539;
        }
        p = skipContractsName(p);
        if (p < 0) { break l2539; }
        p = s2538;
        break l2540;
      }
      p = s2538;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2544 = readSectionHeading(p);
  if (r2544 === undefined) { return undefined; }
  l_heading = r2544;
  p = pos;
  pos = p;
  return { type: 'ContractsHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipContractsName(p: number): number {
  let c = 0;
  l2541: {
    const s2542 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2543: {
        if (!isCaseless(p, "api")) { break l2543; }
        p += 3;
        break l2541;
      }
      p = s2542;
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
  let e2547!: null;
  {
    const s2548 = p;
    l2549: {
      p = skipSectionStop(p);
      if (p < 0) { break l2549; }
      return -1;
    }
    p = s2548;
  }
  e2547 = null;
  let e2551!: null;
  {
    const s2552 = p;
    l2553: {
      p = skipItemAhead(p);
      if (p < 0) { break l2553; }
      return -1;
    }
    p = s2552;
  }
  e2551 = null;
  value = [e2547, e2551];
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
  const r2555 = readContractHeading(p);
  if (r2555 === undefined) { return -1; }
  value = r2555;
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
  l2556: {
    const s2557 = p;
    const t2558 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2559: {
        l2562: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2560 = p;
            l2561: {
              l2563: {
                const s2564 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2565: {
                    p = skipH2(p);
                    if (p < 0) { break l2565; }
                    break l2563;
                  }
                  p = s2564;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2566: {
                    p = skipH3(p);
                    if (p < 0) { break l2566; }
                    break l2563;
                  }
                  p = s2564;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2561;
                }
                p = skipH4(p);
                if (p < 0) { break l2561; }
              }
              p = s2560;
              break l2562;
            }
            p = s2560;
          } else touched ||= p >= end;
          break l2559;
        }
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
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2559;
        }
        const r2571 = readMark(p);
        if (r2571 === undefined) { break l2559; }
        l_mark = r2571;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          touched ||= p >= end;
          break l2559;
        }
        const r2573 = readEndpoint(p);
        if (r2573 === undefined) { break l2559; }
        l_endpoint = r2573;
        p = pos;
        const r2635 = readHeadingEnd(p);
        if (r2635 === undefined) { break l2559; }
        p = pos;
        break l2556;
      }
      p = s2557;
      if (trail.length > t2558) trail.length = t2558;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2637: {
        l2640: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2638 = p;
            l2639: {
              p = skipH3(p);
              if (p < 0) { break l2639; }
              p = s2638;
              break l2640;
            }
            p = s2638;
          } else touched ||= p >= end;
          break l2637;
        }
        let n2644 = 0;
        l2641: for (;;) {
          if (n2644 >= 3) break;
          const s2643 = p;
          l2642: {
            if (text.charCodeAt(p) !== 32) {
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
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2637;
        }
        const r2645 = readMark(p);
        if (r2645 === undefined) { break l2637; }
        l_mark = r2645;
        p = pos;
        const r2647 = readTitleText(p);
        if (r2647 === undefined) { break l2637; }
        l_title = r2647;
        p = pos;
        const r2649 = readHeadingEnd(p);
        if (r2649 === undefined) { break l2637; }
        p = pos;
        break l2556;
      }
      p = s2557;
      if (trail.length > t2558) trail.length = t2558;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l2653: {
      if (p < end) {
        const s2651 = p;
        l2652: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2652; }
          p = s2651;
          break l2653;
        }
        p = s2651;
      } else touched ||= p >= end;
      return undefined;
    }
    l2656: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2654 = p;
        l2655: {
          p = skipEndpointAhead(p);
          if (p < 0) { break l2655; }
          p = s2654;
          break l2656;
        }
        p = s2654;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2657 = readEndpoint(p);
    if (r2657 === undefined) { return undefined; }
    l_endpoint = r2657;
    p = pos;
    const r2659 = readHeadingEnd(p);
    if (r2659 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2661 = readBadSetext(p);
    if (r2661 === undefined) { return undefined; }
    l_under = r2661;
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
  l2574: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s2576 = p;
      const t2577 = trail.length;
      l2575: {
        const r2578 = readBadTitleNumber(p);
        if (r2578 === undefined) { break l2575; }
        p = pos;
        break l2574;
      }
      p = s2576;
      if (trail.length > t2577) trail.length = t2577;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2580 = readEndpointMethod(p);
  if (r2580 === undefined) { return undefined; }
  l_method = r2580;
  p = pos;
  if (!(text.charCodeAt(p) === 47)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2603 = readPathText(p);
  if (r2603 === undefined) { return undefined; }
  l_path = r2603;
  p = pos;
  l2612: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2614 = p;
      const t2615 = trail.length;
      l2613: {
        const r2616 = readBadPathEnd(p);
        if (r2616 === undefined) { break l2613; }
        p = pos;
        break l2612;
      }
      p = s2614;
      if (trail.length > t2615) trail.length = t2615;
    } else touched ||= p >= end;
  }
  l2621: {
    if (p < end) {
      const s2623 = p;
      const t2624 = trail.length;
      l2622: {
        const r2625 = readBadTitleRest(p);
        if (r2625 === undefined) { break l2622; }
        p = pos;
        break l2621;
      }
      p = s2623;
      if (trail.length > t2624) trail.length = t2624;
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
  l2581: {
    const s2582 = p;
    const t2583 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l2584: {
        const r2585 = readMethodWord(p);
        if (r2585 === undefined) { break l2584; }
        value = r2585;
        p = pos;
        break l2581;
      }
      p = s2582;
      if (trail.length > t2583) trail.length = t2583;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2595 = readBadMethodName(p);
    if (r2595 === undefined) { return undefined; }
    value = r2595;
    p = pos;
  }
  pos = p;
  return value;
}

function readMethodWord(p: number): MethodWordNode | undefined {
  let c = 0;
  const start = p;
  let l_word!: string;
  const s2586 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n2590 = 0;
  l2587: for (;;) {
    if (n2590 >= 9) break;
    const s2589 = p;
    l2588: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l2588;
      }
      p++;
      n2590++;
      continue l2587;
    }
    p = s2589;
    break;
  }
  if (n2590 < 1) { return undefined; }
  l_word = text.slice(s2586, p);
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2593: {
    if (text.charCodeAt(p) === 47) {
      const s2591 = p;
      l2592: {

        p++;
        p = s2591;
        break l2593;
      }
      p = s2591;
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
  const s2596 = p;
  let n2600 = 0;
  l2597: for (;;) {
    if (n2600 >= 10) break;
    const s2599 = p;
    l2598: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2598;
      }
      p++;
      n2600++;
      continue l2597;
    }
    p = s2599;
    break;
  }
  if (n2600 < 2) { return undefined; }
  l_word = text.slice(s2596, p);
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
  l2606: {
    if (text.charCodeAt(p) === 47) {
      const s2604 = p;
      l2605: {

        p++;
        p = s2604;
        break l2606;
      }
      p = s2604;
    } else touched ||= p >= end;
    return undefined;
  }
  let m2610 = false;
  l2607: for (;;) {
    const s2609 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
      l2608: {
        p = skipPathPart(p);
        if (p < 0) { break l2608; }
        m2610 = true;
        continue l2607;
      }
      p = s2609;
    } else touched ||= p >= end;
    break;
  }
  if (!m2610) { return undefined; }
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
  l2619: {
    const s2617 = p;
    l2618: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2618; }
      p = s2617;
      break l2619;
    }
    p = s2617;
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
    const s2626 = p;
    l2627: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2627; }
      return undefined;
    }
    p = s2626;
  }
  let m2632 = false;
  l2629: for (;;) {
    const s2631 = p;
    if (p < end) {
      l2630: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2630; }
        m2632 = true;
        continue l2629;
      }
      p = s2631;
    } else touched ||= p >= end;
    break;
  }
  if (!m2632) { return undefined; }
  pos = p;
  const node: BadTitleRestNode = { type: 'BadTitleRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf311(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2664!: null;
  {
    const s2665 = p;
    l2666: {
      p = skipSectionStop(p);
      if (p < 0) { break l2666; }
      return -1;
    }
    p = s2665;
  }
  e2664 = null;
  let e2668!: null;
  if (p < end) {
    {
      const s2669 = p;
      l2670: {
        p = skipContractHeading(p);
        if (p < 0) { break l2670; }
        return -1;
      }
      p = s2669;
    }
  } else touched ||= p >= end;
  e2668 = null;
  value = [e2664, e2668];
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
  const r2672 = readAnswerHead(p);
  if (r2672 === undefined) { return -1; }
  value = r2672;
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
  const r2673 = readHolds(p);
  if (r2673 === undefined) { return undefined; }
  l_holds = r2673;
  p = pos;
  l2702: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      const s2700 = p;
      l2701: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2701; }
        p = s2700;
        break l2702;
      }
      p = s2700;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2712 = read_label(p);
  if (r2712 === undefined) { return undefined; }
  l_label = r2712;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l2714: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      const s2716 = p;
      const t2717 = trail.length;
      l2715: {
        const r2718 = readAnswer(p);
        if (r2718 === undefined) { break l2715; }
        l_answer = r2718;
        p = pos;
        break l2714;
      }
      p = s2716;
      if (trail.length > t2717) trail.length = t2717;
    } else touched ||= p >= end;
    l_answer = null;
  }
  const r2811 = readLineValue(p);
  if (r2811 === undefined) { return undefined; }
  l_value = r2811;
  p = pos;
  const r2813 = readValueEnd(p);
  if (r2813 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'AnswerHead', start: base + start, end: base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
}

function readHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l2674: {
    const s2675 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2676: {
        const r2677 = readBulletHolds(p);
        if (r2677 === undefined) { break l2676; }
        value = r2677;
        p = pos;
        break l2674;
      }
      p = s2675;
    } else touched ||= p >= end;
    const r2680 = readPlainHolds(p);
    if (r2680 === undefined) { return undefined; }
    value = r2680;
    p = pos;
  }
  pos = p;
  return value;
}

function readBulletHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s2678 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s2678, p);
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
  l2681: {
    const s2682 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l2683: {
        let n2687 = 0;
        l2684: for (;;) {
          if (n2687 >= 3) break;
          const s2686 = p;
          l2685: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2685;
            }
            p++;
            n2687++;
            continue l2684;
          }
          p = s2686;
          break;
        }
        l2690: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
            const s2688 = p;
            l2689: {
              p = skip_label(p);
              if (p < 0) { break l2689; }
              p = skipBlanks(p);
              if (p < 0) { break l2689; }
              p = skipLineEnd(p);
              if (p < 0) { break l2689; }
              p = s2688;
              break l2690;
            }
            p = s2688;
          } else touched ||= p >= end;
          break l2683;
        }
        value = (() => { return 'all'; })();
        break l2681;
      }
      p = s2682;
    } else touched ||= p >= end;
    let n2697 = 0;
    l2694: for (;;) {
      if (n2697 >= 3) break;
      const s2696 = p;
      l2695: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2695;
        }
        p++;
        n2697++;
        continue l2694;
      }
      p = s2696;
      break;
    }
    value = (() => { return 'none'; })();
  }
  pos = p;
  return value;
}

function skip_label(p: number): number {
  let c = 0;
  l2691: {
    const s2692 = p;
    if (text.charCodeAt(p) === 42) {
      l2693: {
        p = skipLabel(p);
        if (p < 0) { break l2693; }
        break l2691;
      }
      p = s2692;
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
  l2703: {
    const s2704 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : false)) {
      l2705: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2706: {
          const s2707 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l2708: {
              if (!isCaseless(p, "authentication")) { break l2708; }
              p += 14;
              break l2706;
            }
            p = s2707;
          } else touched ||= p >= end;
          if (!isCaseless(p, "auth")) { break l2705; }
          p += 4;
        }
        l2709: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2711 = p;
            l2710: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2710;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "required")) { break l2710; }
              p += 8;
              break l2709;
            }
            p = s2711;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2705;
        }
        p++;
        break l2703;
      }
      p = s2704;
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
  l2719: {
    const s2720 = p;
    const t2721 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l2722: {
        const r2723 = readAnswerGap(p);
        if (r2723 === undefined) { break l2722; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false))) {
          touched ||= p >= end;
          break l2722;
        }
        const r2752 = readYes(p);
        if (r2752 === undefined) { break l2722; }
        value = r2752;
        p = pos;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        break l2719;
      }
      p = s2720;
      if (trail.length > t2721) trail.length = t2721;
    } else touched ||= p >= end;
    const r2768 = readAnswerGap(p);
    if (r2768 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2770 = readNo(p);
    if (r2770 === undefined) { return undefined; }
    value = r2770;
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
  const list2729: (string[] | ["\n" | BadLineEndNode, null])[] = [];
  l2724: for (;;) {
    const s2726 = p;
    const t2727 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
      l2725: {
        let v2728!: string[] | ["\n" | BadLineEndNode, null];
        l2731: {
          const s2732 = p;
          const t2733 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
            l2734: {
              const list2739: string[] = [];
              l2735: for (;;) {
                const s2737 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
                  l2736: {
                    let v2738!: string;
                    v2738 = text.charAt(p);
                    p++;
                    list2739.push(v2738);
                    continue l2735;
                  }
                  p = s2737;
                } else touched ||= p >= end;
                break;
              }
              if (list2739.length === 0) { break l2734; }
              v2728 = list2739;
              break l2731;
            }
            p = s2732;
            if (trail.length > t2733) trail.length = t2733;
          } else touched ||= p >= end;
          let e2741!: "\n" | BadLineEndNode;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2725;
          }
          const r2742 = readEol(p);
          if (r2742 === undefined) { break l2725; }
          e2741 = r2742;
          p = pos;
          let e2744!: null;
          if (p < end) {
            {
              const s2745 = p;
              l2746: {
                p = skipFieldStop(p);
                if (p < 0) { break l2746; }
                break l2725;
              }
              p = s2745;
            }
          } else touched ||= p >= end;
          e2744 = null;
          v2728 = [e2741, e2744];
        }
        list2729.push(v2728);
        continue l2724;
      }
      p = s2726;
      if (trail.length > t2727) trail.length = t2727;
    } else touched ||= p >= end;
    break;
  }
  value = list2729;
  pos = p;
  return value;
}

function skipFieldStop(p: number): number {
  let c = 0;
  l2748: {
    const s2749 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2750: {
        p = skipBlankLine(p);
        if (p < 0) { break l2750; }
        break l2748;
      }
      p = s2749;
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
  l2753: {
    const s2754 = p;
    if (((c = text.charCodeAt(p)) === 89 || c === 121)) {
      l2755: {
        if (!isCaseless(p, "yes")) { break l2755; }
        p += 3;
        break l2753;
      }
      p = s2754;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l2756: {
        if (!isCaseless(p, "true")) { break l2756; }
        p += 4;
        break l2753;
      }
      p = s2754;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2757: {
        if (!isCaseless(p, "required")) { break l2757; }
        p += 8;
        break l2753;
      }
      p = s2754;
    } else touched ||= p >= end;
    if (!isCaseless(p, "y")) { return undefined; }
    p += 1;
  }
  l2760: {
    const s2758 = p;
    l2759: {
      p = skipWordEnd(p);
      if (p < 0) { break l2759; }
      p = s2758;
      break l2760;
    }
    p = s2758;
    return undefined;
  }
  pos = p;
  return { type: 'Yes', start: base + start, end: base + p };
}

function skipWordEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2761: {
    const s2762 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 8211 && c <= 8212))) {
      l2763: {
        p++;
        break l2761;
      }
      p = s2762;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2764 = p;
        l2765: {
          p++;
          return -1;
        }
        p = s2764;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readNo(p: number): NoNode | undefined {
  let c = 0;
  const start = p;
  l2771: {
    const s2772 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2773: {
        if (!isCaseless(p, "not")) { break l2773; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2773;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l2774: {
          const s2775 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2776: {
              if (!isCaseless(p, "required")) { break l2776; }
              p += 8;
              break l2774;
            }
            p = s2775;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            l2777: {
              if (!isCaseless(p, "needed")) { break l2777; }
              p += 6;
              break l2774;
            }
            p = s2775;
          } else touched ||= p >= end;
          if (!isCaseless(p, "necessary")) { break l2773; }
          p += 9;
        }
        break l2771;
      }
      p = s2772;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2778: {
        if (!isCaseless(p, "none")) { break l2778; }
        p += 4;
        break l2771;
      }
      p = s2772;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2779: {
        if (!isCaseless(p, "no")) { break l2779; }
        p += 2;
        break l2771;
      }
      p = s2772;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l2780: {
        if (!isCaseless(p, "false")) { break l2780; }
        p += 5;
        break l2771;
      }
      p = s2772;
    } else touched ||= p >= end;
    if (!isCaseless(p, "n")) { return undefined; }
    p += 1;
  }
  l2783: {
    const s2781 = p;
    l2782: {
      p = skipNoEnd(p);
      if (p < 0) { break l2782; }
      p = s2781;
      break l2783;
    }
    p = s2781;
    return undefined;
  }
  pos = p;
  return { type: 'No', start: base + start, end: base + p };
}

function skipNoEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2784: {
    const s2785 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2786: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2786;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l2786;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2786;
        }
        p++;
        break l2784;
      }
      p = s2785;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l2787: {
      const s2788 = p;
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 40 || c === 44)) {
        l2789: {
          p++;
          break l2787;
        }
        p = s2788;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 46) {
        l2790: {

          p++;
          l2791: {
            const s2792 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
              l2793: {
                p++;
                break l2791;
              }
              p = s2792;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2794 = p;
                l2795: {
                  p++;
                  break l2790;
                }
                p = s2794;
              }
            } else touched ||= p >= end;
          }
          break l2787;
        }
        p = s2788;
      } else touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
      l2797: {
        const s2798 = p;
        l2799: {
          if (p < end) {
            {
              const s2800 = p;
              l2801: {
                p++;
                break l2799;
              }
              p = s2800;
            }
          } else touched ||= p >= end;
          break l2797;
        }
        p = s2798;
        l2805: {
          if (p < end) {
            const s2803 = p;
            l2804: {
              l2806: {
                const s2807 = p;
                if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                  l2808: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l2808; }
                    break l2806;
                  }
                  p = s2807;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l2804;
                }
                p = skipFieldStop(p);
                if (p < 0) { break l2804; }
              }
              p = s2803;
              break l2805;
            }
            p = s2803;
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
  let e2816!: null;
  {
    const s2817 = p;
    l2818: {
      p = skipFieldEnd(p);
      if (p < 0) { break l2818; }
      return -1;
    }
    p = s2817;
  }
  e2816 = null;
  value = [e2816];
  leafValue = value;
  return p;
}

function skipFieldEnd(p: number): number {
  let c = 0;
  l2820: {
    const s2821 = p;
    l2822: {
      p = skipSectionStop(p);
      if (p < 0) { break l2822; }
      break l2820;
    }
    p = s2821;
    l2823: {
      p = skipItemAhead(p);
      if (p < 0) { break l2823; }
      break l2820;
    }
    p = s2821;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l2824: {
        p = skipThematicBreak(p);
        if (p < 0) { break l2824; }
        break l2820;
      }
      p = s2821;
    } else touched ||= p >= end;
    l2825: {
      p = skipPlainLabelAhead(p);
      if (p < 0) { break l2825; }
      break l2820;
    }
    p = s2821;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2882: {
        p = skipBulletLabelAhead(p);
        if (p < 0) { break l2882; }
        break l2820;
      }
      p = s2821;
    } else touched ||= p >= end;
    p = skipListedAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipPlainLabelAhead(p: number): number {
  let c = 0;
  l2826: {
    const s2827 = p;
    l2828: {
      {
        const s2829 = p;
        l2830: {
          p = skipInNotes(p);
          if (p < 0) { break l2830; }
          break l2828;
        }
        p = s2829;
      }
      let n2835 = 0;
      l2832: for (;;) {
        if (n2835 >= 3) break;
        const s2834 = p;
        l2833: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2833;
          }
          p++;
          n2835++;
          continue l2832;
        }
        p = s2834;
        break;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2828;
      }
      p = skipLabelAhead(p);
      if (p < 0) { break l2828; }
      break l2826;
    }
    p = s2827;
    p = skipInNotes(p);
    if (p < 0) { return -1; }
    let n2839 = 0;
    l2836: for (;;) {
      if (n2839 >= 3) break;
      const s2838 = p;
      l2837: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2837;
        }
        p++;
        n2839++;
        continue l2836;
      }
      p = s2838;
      break;
    }
    l2842: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
        const s2840 = p;
        l2841: {
          p = skipComponentName(p);
          if (p < 0) { break l2841; }
          p = s2840;
          break l2842;
        }
        p = s2840;
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
  l2843: {
    const s2844 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      l2845: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l2845; }
        break l2843;
      }
      p = s2844;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      l2852: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l2852; }
        break l2843;
      }
      p = s2844;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2857: {
        p = skipDependenciesName(p);
        if (p < 0) { break l2857; }
        break l2843;
      }
      p = s2844;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 304)) {
      l2864: {
        p = skipInterfacesName(p);
        if (p < 0) { break l2864; }
        break l2843;
      }
      p = s2844;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      l2869: {
        p = skipNotesName(p);
        if (p < 0) { break l2869; }
        break l2843;
      }
      p = s2844;
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
  l2846: {
    const s2847 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : false)) {
      l2848: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "semantic")) { break l2848; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2848;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l2848; }
        p += 4;
        l2849: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2851 = p;
            l2850: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2850;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "id")) { break l2850; }
              p += 2;
              break l2849;
            }
            p = s2851;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2848;
        }
        p++;
        break l2846;
      }
      p = s2847;
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
  l2853: {
    const s2854 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2855: {
        if (!isCaseless(p, "responsibility")) { break l2855; }
        p += 14;
        break l2853;
      }
      p = s2854;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2856: {
        if (!isCaseless(p, "responsibilities")) { break l2856; }
        p += 16;
        break l2853;
      }
      p = s2854;
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
  l2858: {
    const s2859 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2860: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2861: {
          const s2862 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l2863: {
              if (!isCaseless(p, "dependencies")) { break l2863; }
              p += 12;
              break l2861;
            }
            p = s2862;
          } else touched ||= p >= end;
          if (!isCaseless(p, "dependency")) { break l2860; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2860;
        }
        p++;
        break l2858;
      }
      p = s2859;
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
  l2865: {
    const s2866 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2867: {
        if (!isCaseless(p, "interfaces")) { break l2867; }
        p += 10;
        break l2865;
      }
      p = s2866;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2868: {
        if (!isCaseless(p, "interface")) { break l2868; }
        p += 9;
        break l2865;
      }
      p = s2866;
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
  l2870: {
    const s2871 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2872: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "implementation")) { break l2872; }
        p += 14;
        l2873: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2875 = p;
            l2874: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2874;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              l2876: {
                const s2877 = p;
                if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
                  l2878: {
                    if (!isCaseless(p, "notes")) { break l2878; }
                    p += 5;
                    break l2876;
                  }
                  p = s2877;
                } else touched ||= p >= end;
                if (!isCaseless(p, "note")) { break l2874; }
                p += 4;
              }
              break l2873;
            }
            p = s2875;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2872;
        }
        p++;
        break l2870;
      }
      p = s2871;
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
  l2879: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2881 = p;
      l2880: {
        if (!isCaseless(p, "estimated")) { break l2880; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2880;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        break l2879;
      }
      p = s2881;
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
    const s2883 = p;
    l2884: {
      p = skipHeldBullet(p);
      if (p < 0) { break l2884; }
      return -1;
    }
    p = s2883;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletLead(p);
  if (p < 0) { return -1; }
  l2905: {
    const s2903 = p;
    l2904: {
      p = skip_knownName(p);
      if (p < 0) { break l2904; }
      p = s2903;
      break l2905;
    }
    p = s2903;
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
  l2886: {
    const s2887 = p;
    l2888: {
      p = skipHoldsAll(p);
      if (p < 0) { break l2888; }
      break l2886;
    }
    p = s2887;
    if (text.charCodeAt(p) === 32) {
      l2889: {
        l2892: {
          if (text.charCodeAt(p) === 32) {
            const s2890 = p;
            l2891: {
              p = skipHoldsRun(p);
              if (p < 0) { break l2891; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                touched ||= p >= end;
                break l2891;
              }
              p = skipBulletLead(p);
              if (p < 0) { break l2891; }
              p = s2890;
              break l2892;
            }
            p = s2890;
          } else touched ||= p >= end;
          break l2889;
        }
        break l2886;
      }
      p = s2887;
    } else touched ||= p >= end;
    let n2902 = 0;
    l2899: for (;;) {
      if (n2902 >= 3) break;
      const s2901 = p;
      l2900: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2900;
        }
        p++;
        n2902++;
        continue l2899;
      }
      p = s2901;
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
  const list2897: " "[] = [];
  l2893: for (;;) {
    const s2895 = p;
    if (text.charCodeAt(p) === 32) {
      l2894: {
        let v2896!: " ";

        v2896 = " ";
        p++;
        list2897.push(v2896);
        continue l2893;
      }
      p = s2895;
    } else touched ||= p >= end;
    break;
  }
  if (list2897.length === 0) { return undefined; }
  value = list2897;
  pos = p;
  return value;
}

function skip_knownName(p: number): number {
  let c = 0;
  l2906: {
    const s2907 = p;
    l2908: {
      p = skipInContract(p);
      if (p < 0) { break l2908; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
        touched ||= p >= end;
        break l2908;
      }
      p = skipContractName(p);
      if (p < 0) { break l2908; }
      break l2906;
    }
    p = s2907;
    l2956: {
      p = skipInSchema(p);
      if (p < 0) { break l2956; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2956;
      }
      p = skipSchemaName(p);
      if (p < 0) { break l2956; }
      break l2906;
    }
    p = s2907;
    l2985: {
      p = skipInMethod(p);
      if (p < 0) { break l2985; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
        touched ||= p >= end;
        break l2985;
      }
      p = skipMethodName(p);
      if (p < 0) { break l2985; }
      break l2906;
    }
    p = s2907;
    l3010: {
      p = skipInComponent(p);
      if (p < 0) { break l3010; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3010;
      }
      p = skipComponentName(p);
      if (p < 0) { break l3010; }
      break l2906;
    }
    p = s2907;
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
  l2909: {
    const s2910 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2911: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2911; }
        break l2909;
      }
      p = s2910;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      l2912: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2912; }
        break l2909;
      }
      p = s2910;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2913: {
        p = skipRateLimitName(p);
        if (p < 0) { break l2913; }
        break l2909;
      }
      p = s2910;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2918: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l2918; }
        break l2909;
      }
      p = s2910;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2927: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l2927; }
        break l2909;
      }
      p = s2910;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      l2934: {
        p = skipResponseName(p);
        if (p < 0) { break l2934; }
        break l2909;
      }
      p = s2910;
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
  l2914: {
    const s2915 = p;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2916: {
        if (!isCaseless(p, "limits")) { break l2916; }
        p += 6;
        break l2914;
      }
      p = s2915;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2917: {
        if (!isCaseless(p, "limiting")) { break l2917; }
        p += 8;
        break l2914;
      }
      p = s2915;
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
  l2919: {
    const s2920 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2921: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2922: {
          const s2923 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2924: {
              if (!isCaseless(p, "request")) { break l2924; }
              p += 7;
              break l2922;
            }
            p = s2923;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 81 || c === 113)) {
            l2925: {
              if (!isCaseless(p, "query")) { break l2925; }
              p += 5;
              break l2922;
            }
            p = s2923;
          } else touched ||= p >= end;
          if (!isCaseless(p, "path")) { break l2921; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2921;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "parameters")) { break l2921; }
        p += 10;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2921;
        }
        p++;
        break l2919;
      }
      p = s2920;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2926: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "request")) { break l2926; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2926;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "params")) { break l2926; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2926;
        }
        p++;
        break l2919;
      }
      p = s2920;
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
        if (!isCaseless(p, "body")) { break l2929; }
        p += 4;
        break l2928;
      }
      p = s2930;
    } else touched ||= p >= end;
  }
  l2931: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2933 = p;
      l2932: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2932;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schema")) { break l2932; }
        p += 6;
        break l2931;
      }
      p = s2933;
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
  l2935: {
    const s2936 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2937: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2937; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2937;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2938: {
          const s2939 = p;
          if (text.charCodeAt(p) === 40) {
            l2940: {
              if (!isCaseless(p, "(success)")) { break l2940; }
              p += 9;
              break l2938;
            }
            p = s2939;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 66 || c === 98)) {
            l2941: {
              if (!isCaseless(p, "body")) { break l2941; }
              p += 4;
              break l2938;
            }
            p = s2939;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l2942: {
              if (!isCaseless(p, "schema")) { break l2942; }
              p += 6;
              break l2938;
            }
            p = s2939;
          } else touched ||= p >= end;
          if (!isCaseless(p, "success")) { break l2937; }
          p += 7;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2937;
        }
        p++;
        break l2935;
      }
      p = s2936;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    l2943: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2945 = p;
        l2944: {
          if (!isCaseless(p, "success")) { break l2944; }
          p += 7;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
            touched ||= p >= end;
            break l2944;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          touched ||= p >= end;
          break l2943;
        }
        p = s2945;
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
  l2946: {
    const s2947 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l2948: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "error")) { break l2948; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2948;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2948; }
        p += 8;
        l2949: {
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            const s2951 = p;
            l2950: {
              if (!isCaseless(p, "s")) { break l2950; }
              p += 1;
              break l2949;
            }
            p = s2951;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2948;
        }
        p++;
        break l2946;
      }
      p = s2947;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l2952: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "errors")) { break l2952; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2952;
        }
        p++;
        break l2946;
      }
      p = s2947;
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
    l2953: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2955 = p;
        l2954: {
          if (!isCaseless(p, "s")) { break l2954; }
          p += 1;
          break l2953;
        }
        p = s2955;
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
  l2957: {
    const s2958 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2959: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2959; }
        break l2957;
      }
      p = s2958;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      l2960: {
        p = skipColumnsName(p);
        if (p < 0) { break l2960; }
        break l2957;
      }
      p = s2958;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2965: {
        p = skipIndexesName(p);
        if (p < 0) { break l2965; }
        break l2957;
      }
      p = s2958;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l2970: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l2970; }
        break l2957;
      }
      p = s2958;
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
  l2961: {
    const s2962 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l2963: {
        if (!isCaseless(p, "columns")) { break l2963; }
        p += 7;
        break l2961;
      }
      p = s2962;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l2964: {
        if (!isCaseless(p, "column")) { break l2964; }
        p += 6;
        break l2961;
      }
      p = s2962;
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
  l2966: {
    const s2967 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2968: {
        if (!isCaseless(p, "indexes")) { break l2968; }
        p += 7;
        break l2966;
      }
      p = s2967;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2969: {
        if (!isCaseless(p, "indices")) { break l2969; }
        p += 7;
        break l2966;
      }
      p = s2967;
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
  l2971: {
    const s2972 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2973: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2974: {
          const s2975 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2976: {
              if (!isCaseless(p, "relationships")) { break l2976; }
              p += 13;
              break l2974;
            }
            p = s2975;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2977: {
              if (!isCaseless(p, "relationship")) { break l2977; }
              p += 12;
              break l2974;
            }
            p = s2975;
          } else touched ||= p >= end;
          if (!isCaseless(p, "relations")) { break l2973; }
          p += 9;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2973;
        }
        p++;
        break l2971;
      }
      p = s2972;
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
  l2978: {
    const s2979 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      l2980: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2981: {
          const s2982 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2983: {
              if (!isCaseless(p, "constraints")) { break l2983; }
              p += 11;
              break l2981;
            }
            p = s2982;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2984: {
              if (!isCaseless(p, "constraint")) { break l2984; }
              p += 10;
              break l2981;
            }
            p = s2982;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checks")) { break l2980; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2980;
        }
        p++;
        break l2978;
      }
      p = s2979;
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
  l2986: {
    const s2987 = p;
    l2988: {
      p = skipInHeadedMethod(p);
      if (p < 0) { break l2988; }
      break l2986;
    }
    p = s2987;
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
  l2989: {
    const s2990 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      l2991: {
        p = skipParametersName(p);
        if (p < 0) { break l2991; }
        break l2989;
      }
      p = s2990;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2997: {
        p = skipReturnsName(p);
        if (p < 0) { break l2997; }
        break l2989;
      }
      p = s2990;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l3004: {
        p = skipRaisesName(p);
        if (p < 0) { break l3004; }
        break l2989;
      }
      p = s2990;
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
  l2992: {
    const s2993 = p;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l2994: {
        if (!isCaseless(p, "parameters")) { break l2994; }
        p += 10;
        break l2992;
      }
      p = s2993;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l2995: {
        if (!isCaseless(p, "params")) { break l2995; }
        p += 6;
        break l2992;
      }
      p = s2993;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2996: {
        if (!isCaseless(p, "arguments")) { break l2996; }
        p += 9;
        break l2992;
      }
      p = s2993;
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
  l2998: {
    const s2999 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l3000: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3001: {
          const s3002 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3003: {
              if (!isCaseless(p, "returns")) { break l3003; }
              p += 7;
              break l3001;
            }
            p = s3002;
          } else touched ||= p >= end;
          if (!isCaseless(p, "return")) { break l3000; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3000;
        }
        p++;
        break l2998;
      }
      p = s2999;
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
  l3005: {
    const s3006 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3007: {
        if (!isCaseless(p, "raises")) { break l3007; }
        p += 6;
        break l3005;
      }
      p = s3006;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l3008: {
        if (!isCaseless(p, "exceptions")) { break l3008; }
        p += 10;
        break l3005;
      }
      p = s3006;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l3009: {
        if (!isCaseless(p, "throws")) { break l3009; }
        p += 6;
        break l3005;
      }
      p = s3006;
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
  l3011: {
    const s3012 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l3013: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3013; }
        break l3011;
      }
      p = s3012;
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
  l3014: {
    const s3015 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l3016: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3017: {
          const s3018 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3019: {
              if (!isCaseless(p, "criteria")) { break l3019; }
              p += 8;
              break l3017;
            }
            p = s3018;
          } else touched ||= p >= end;
          if (!isCaseless(p, "validation")) { break l3016; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3016;
        }
        p++;
        break l3014;
      }
      p = s3015;
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
    l3020: {
      const s3021 = p;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l3022: {
          if (!isCaseless(p, "criteria")) { break l3022; }
          p += 8;
          break l3020;
        }
        p = s3021;
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
  l3023: {
    const s3024 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l3025: {
        if (!isCaseless(p, "severity")) { break l3025; }
        p += 8;
        break l3023;
      }
      p = s3024;
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
  l3026: {
    const s3027 = p;
    l3028: {
      p = skipInInterfaces(p);
      if (p < 0) { break l3028; }
      {
        const s3029 = p;
        l3030: {
          p = skipInMethod(p);
          if (p < 0) { break l3030; }
          break l3028;
        }
        p = s3029;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        touched ||= p >= end;
        break l3028;
      }
      p = skipListedHeading(p);
      if (p < 0) { break l3028; }
      break l3026;
    }
    p = s3027;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s3090 = p;
        l3091: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l3091; }
          return -1;
        }
        p = s3090;
      }
    } else touched ||= p >= end;
    l3111: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3109 = p;
        l3110: {
          const near3112 = p + 16;
          while (p < near3112 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3112) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3110;
          }
          p++;
          p = s3109;
          break l3111;
        }
        p = s3109;
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
  l3033: {
    const s3034 = p;
    if (text.charCodeAt(p) === 96) {
      l3035: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3035;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l3035; }
        l3036: {
          if (text.charCodeAt(p) === 97) {
            const s3038 = p;
            l3037: {
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l3037;
              }
              p += 5;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3037;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3036;
            }
            p = s3038;
          } else touched ||= p >= end;
        }
        l3039: {
          if (text.charCodeAt(p) === 100) {
            const s3041 = p;
            l3040: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l3040;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3040;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3039;
            }
            p = s3041;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3035;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l3035; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3035;
        }
        p = skipListedList(p);
        if (p < 0) { break l3035; }
        l3052: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
            const s3054 = p;
            l3053: {
              p = skipResult(p);
              if (p < 0) { break l3053; }
              break l3052;
            }
            p = s3054;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3035; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3035;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l3033;
      }
      p = s3034;
    } else touched ||= p >= end;
    l3055: {
      if (text.charCodeAt(p) === 97) {
        const s3057 = p;
        l3056: {
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l3056;
          }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3056;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3055;
        }
        p = s3057;
      } else touched ||= p >= end;
    }
    l3058: {
      if (text.charCodeAt(p) === 100) {
        const s3060 = p;
        l3059: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l3059;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3059;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3058;
        }
        p = s3060;
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
    l3062: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
        const s3064 = p;
        l3063: {
          p = skipWordResult(p);
          if (p < 0) { break l3063; }
          break l3062;
        }
        p = s3064;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipListedList(p: number): number {
  let c = 0;
  l3043: {
    const s3044 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3045: {
        p = skipBlanks(p);
        if (p < 0) { break l3045; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3045;
        }
        p = skipParameters(p);
        if (p < 0) { break l3045; }
        break l3043;
      }
      p = s3044;
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
  l3048: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594)) {
      const s3046 = p;
      l3047: {
        p = skipBlanks(p);
        if (p < 0) { break l3047; }
        l3049: {
          const s3050 = p;
          if (text.charCodeAt(p) === 96) {
            l3051: {

              p++;
              break l3049;
            }
            p = s3050;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l3047;
          }
          p = skipArrow(p);
          if (p < 0) { break l3047; }
        }
        p = s3046;
        break l3048;
      }
      p = s3046;
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
  let m3068 = false;
  l3065: for (;;) {
    const s3067 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l3066: {
        l3069: {
          const s3070 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l3071: {
              p = skipBracketed(p);
              if (p < 0) { break l3071; }
              break l3069;
            }
            p = s3070;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l3066;
          }
          p++;
        }
        m3068 = true;
        continue l3065;
      }
      p = s3067;
    } else touched ||= p >= end;
    break;
  }
  if (!m3068) { return -1; }
  return p;
}

function skipListedGap(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l3072: {
    const s3073 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l3074: {
        p++;
        break l3072;
      }
      p = s3073;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3075: {

        p++;
        l3078: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s3076 = p;
            l3077: {
              p++;
              p = s3076;
              break l3078;
            }
            p = s3076;
          } else touched ||= p >= end;
          break l3075;
        }
        break l3072;
      }
      p = s3073;
    } else touched ||= p >= end;
    l3081: {
      const s3079 = p;
      l3080: {
        p = skipLineEnd(p);
        if (p < 0) { break l3080; }
        p = s3079;
        break l3081;
      }
      p = s3079;
      return -1;
    }
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletText(p: number): number {
  let c = 0;
  const near3082 = p + 16;
  while (p < near3082 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near3082) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  l3083: for (;;) {
    const s3085 = p;
    if (p < end) {
      l3084: {
        if (p < end) {
          {
            const s3087 = p;
            l3088: {
              p = skipParagraphStop(p);
              if (p < 0) { break l3088; }
              break l3084;
            }
            p = s3087;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l3084;
        }
        p = skipLine(p);
        if (p < 0) { break l3084; }
        continue l3083;
      }
      p = s3085;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNestedInMethod(p: number): number {
  let c = 0;
  l3093: {
    const s3094 = p;
    if (text.charCodeAt(p) === 32) {
      l3095: {
        l3098: {
          if (text.charCodeAt(p) === 32) {
            const s3096 = p;
            l3097: {
              p = skipListedRun(p);
              if (p < 0) { break l3097; }
              p = s3096;
              break l3098;
            }
            p = s3096;
          } else touched ||= p >= end;
          break l3095;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
          touched ||= p >= end;
          break l3095;
        }
        p = skipBulletLead(p);
        if (p < 0) { break l3095; }
        break l3093;
      }
      p = s3094;
    } else touched ||= p >= end;
    let n3108 = 0;
    l3105: for (;;) {
      if (n3108 >= 3) break;
      const s3107 = p;
      l3106: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3106;
        }
        p++;
        n3108++;
        continue l3105;
      }
      p = s3107;
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
  const list3103: " "[] = [];
  l3099: for (;;) {
    const s3101 = p;
    if (text.charCodeAt(p) === 32) {
      l3100: {
        let v3102!: " ";

        v3102 = " ";
        p++;
        list3103.push(v3102);
        continue l3099;
      }
      p = s3101;
    } else touched ||= p >= end;
    break;
  }
  if (list3103.length === 0) { return undefined; }
  value = list3103;
  pos = p;
  return value;
}

function leaf388(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesHeadNode;
  const r3113 = readEntriesHead(p);
  if (r3113 === undefined) { return -1; }
  value = r3113;
  p = pos;
  leafValue = value;
  return p;
}

function readEntriesHead(p: number): EntriesHeadNode | undefined {
  const start = p;
  let l_holds!: string;
  let l_field!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  const r3114 = readHolds(p);
  if (r3114 === undefined) { return undefined; }
  l_holds = r3114;
  p = pos;
  const r3116 = readEntriesLabel(p);
  if (r3116 === undefined) { return undefined; }
  l_field = r3116;
  p = pos;
  const r3238 = readValueEnd(p);
  if (r3238 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'EntriesHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readEntriesLabel(p: number): RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode | undefined {
  let c = 0;
  let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  l3117: {
    const s3118 = p;
    const t3119 = trail.length;
    l3120: {
      p = skipInContract(p);
      if (p < 0) { break l3120; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false))) {
        touched ||= p >= end;
        break l3120;
      }
      const r3121 = readRequestParametersLabel(p);
      if (r3121 === undefined) { break l3120; }
      value = r3121;
      p = pos;
      break l3117;
    }
    p = s3118;
    if (trail.length > t3119) trail.length = t3119;
    p = skipInMethod(p);
    if (p < 0) { return undefined; }
    l3215: {
      const s3216 = p;
      const t3217 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
        l3218: {
          const r3219 = readParametersLabel(p);
          if (r3219 === undefined) { break l3218; }
          value = r3219;
          p = pos;
          break l3215;
        }
        p = s3216;
        if (trail.length > t3217) trail.length = t3217;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3228 = readRaisesLabel(p);
      if (r3228 === undefined) { return undefined; }
      value = r3228;
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
  l3124: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s3122 = p;
      l3123: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3123; }
        p = s3122;
        break l3124;
      }
      p = s3122;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3125 = read_label(p);
  if (r3125 === undefined) { return undefined; }
  l_label = r3125;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3127 = readEntriesValue(p);
  if (r3127 === undefined) { return undefined; }
  l_value = r3127;
  p = pos;
  pos = p;
  return { type: 'RequestParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readEntriesValue(p: number): TemplateRemarkNode | InlineEntriesNode | LineValueNode | undefined {
  let c = 0;
  let value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3128: {
    const s3129 = p;
    if (text.charCodeAt(p) === 40) {
      l3130: {
        const r3131 = readTemplateRemark(p);
        if (r3131 === undefined) { break l3130; }
        value = r3131;
        p = pos;
        break l3128;
      }
      p = s3129;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3139: {
        const r3140 = readInlineEntries(p);
        if (r3140 === undefined) { break l3139; }
        value = r3140;
        p = pos;
        break l3128;
      }
      p = s3129;
    } else touched ||= p >= end;
    const r3211 = readLineValue(p);
    if (r3211 === undefined) { return undefined; }
    value = r3211;
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
  l3132: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s3134 = p;
      l3133: {
        p = skipBlanks(p);
        if (p < 0) { break l3133; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l3133;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 32 || c === 47)) p++;
        touched ||= p >= end;
        break l3132;
      }
      p = s3134;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l3137: {
    const s3135 = p;
    l3136: {
      p = skipBlanks(p);
      if (p < 0) { break l3136; }
      p = skipLineEnd(p);
      if (p < 0) { break l3136; }
      p = s3135;
      break l3137;
    }
    p = s3135;
    return undefined;
  }
  pos = p;
  return { type: 'TemplateRemark', start: base + start, end: base + p };
}

function readInlineEntries(p: number): InlineEntriesNode | undefined {
  let c = 0;
  const start = p;
  let l_entries!: InlineEntryNode[];
  const list3146: InlineEntryNode[] = [];
  let n3144 = 0;
  l3141: for (;;) {
    const s3143 = p;
    l3142: {
      if (n3144 > 0) {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false))) {
          touched ||= p >= end;
          break l3142;
        }
        p = skipInlineComma(p);
        if (p < 0) { break l3142; }
      }
      let v3145!: InlineEntryNode;
      if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
        touched ||= p >= end;
        break l3142;
      }
      const r3147 = readInlineEntry(p);
      if (r3147 === undefined) { break l3142; }
      v3145 = r3147;
      p = pos;
      list3146.push(v3145);
      n3144++;
      continue l3141;
    }
    p = s3143;
    break;
  }
  if (n3144 < 1) { return undefined; }
  l_entries = list3146;
  l3209: {
    const s3207 = p;
    l3208: {
      p = skipBlanks(p);
      if (p < 0) { break l3208; }
      p = skipLineEnd(p);
      if (p < 0) { break l3208; }
      p = s3207;
      break l3209;
    }
    p = s3207;
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
  l3148: {
    const s3149 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3150: {
        const r3151 = readEntryName(p);
        if (r3151 === undefined) { break l3150; }
        l_name = r3151;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3150; }
        l3170: {
          const s3171 = p;
          if (text.charCodeAt(p) === 58) {
            l3172: {

              p++;
              break l3170;
            }
            p = s3171;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
            l3173: {
              p++;
              break l3170;
            }
            p = s3171;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            l3174: {

              p++;
              l3177: {
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  const s3175 = p;
                  l3176: {
                    p++;
                    p = s3175;
                    break l3177;
                  }
                  p = s3175;
                } else touched ||= p >= end;
                break l3174;
              }
              break l3170;
            }
            p = s3171;
          } else touched ||= p >= end;
          l3180: {
            if (text.charCodeAt(p) === 40) {
              const s3178 = p;
              l3179: {

                p++;
                p = s3178;
                break l3180;
              }
              p = s3178;
            } else touched ||= p >= end;
            break l3150;
          }
        }
        p = skipBlanks(p);
        if (p < 0) { break l3150; }
        const r3181 = readInlineText(p);
        if (r3181 === undefined) { break l3150; }
        l_value = r3181;
        p = pos;
        break l3148;
      }
      p = s3149;
      l_value = null;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 96))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3191 = read_className(p);
    if (r3191 === undefined) { return undefined; }
    l_name = r3191;
    p = pos;
    l3202: {
      const s3200 = p;
      l3201: {
        l3203: {
          const s3204 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false)) {
            l3205: {
              p = skipInlineComma(p);
              if (p < 0) { break l3205; }
              break l3203;
            }
            p = s3204;
          } else touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3201; }
          p = skipLineEnd(p);
          if (p < 0) { break l3201; }
        }
        p = s3200;
        break l3202;
      }
      p = s3200;
      return undefined;
    }
  }
  pos = p;
  return { type: 'InlineEntry', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readEntryName(p: number): CodeNameNode | BareNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | BareNameNode | ClassNameNode;
  l3152: {
    const s3153 = p;
    if (text.charCodeAt(p) === 96) {
      l3154: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3154;
        }
        const r3155 = readCodeName(p);
        if (r3155 === undefined) { break l3154; }
        value = r3155;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3154;
        }
        p++;
        break l3152;
      }
      p = s3153;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) {
      l3157: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
          {
            const s3158 = p;
            l3159: {
              p++;
              break l3157;
            }
            p = s3158;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l3157;
        }
        const r3161 = readBareName(p);
        if (r3161 === undefined) { break l3157; }
        value = r3161;
        p = pos;
        break l3152;
      }
      p = s3153;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3163 = readClassName(p);
    if (r3163 === undefined) { return undefined; }
    value = r3163;
    p = pos;
  }
  pos = p;
  return value;
}

function readClassName(p: number): ClassNameNode | undefined {
  let c = 0;
  const start = p;
  let n3167 = 0;
  l3164: for (;;) {
    const s3166 = p;
    l3165: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l3165;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l3165;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57))) p++;
      touched ||= p >= end;
      n3167++;
      continue l3164;
    }
    p = s3166;
    break;
  }
  if (n3167 < 2) { return undefined; }
  pos = p;
  return { type: 'ClassName', start: base + start, end: base + p };
}

function readInlineText(p: number): InlineTextNode | undefined {
  let c = 0;
  const start = p;
  l3182: for (;;) {
    const s3184 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3183: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false)) {
          {
            const s3186 = p;
            l3187: {
              p = skipInlineComma(p);
              if (p < 0) { break l3187; }
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3187;
              }
              p++;
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l3187;
              }
              p++;
              const near3189 = p + 16;
              while (p < near3189 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near3189) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3187;
              }
              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3187; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l3187;
              }
              p++;
              break l3183;
            }
            p = s3186;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3183;
        }
        p++;
        continue l3182;
      }
      p = s3184;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'InlineText', start: base + start, end: base + p };
}

function read_className(p: number): CodeNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | ClassNameNode;
  l3192: {
    const s3193 = p;
    if (text.charCodeAt(p) === 96) {
      l3194: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3194;
        }
        const r3195 = readCodeName(p);
        if (r3195 === undefined) { break l3194; }
        value = r3195;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3194;
        }
        p++;
        break l3192;
      }
      p = s3193;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3197 = readClassName(p);
    if (r3197 === undefined) { return undefined; }
    value = r3197;
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
  l3222: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      const s3220 = p;
      l3221: {
        p = skipParametersName(p);
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
  return { type: 'ParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRaisesLabel(p: number): RaisesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3231: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      const s3229 = p;
      l3230: {
        p = skipRaisesName(p);
        if (p < 0) { break l3230; }
        p = s3229;
        break l3231;
      }
      p = s3229;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3232 = read_label(p);
  if (r3232 === undefined) { return undefined; }
  l_label = r3232;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3234 = readEntriesValue(p);
  if (r3234 === undefined) { return undefined; }
  l_value = r3234;
  p = pos;
  pos = p;
  return { type: 'RaisesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf403(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesTextNode;
  {
    const s3241 = p;
    l3242: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3242; }
      return -1;
    }
    p = s3241;
  }
  if (p < end) {
    {
      const s3244 = p;
      l3245: {
        p = skipBlockStart(p);
        if (p < 0) { break l3245; }
        return -1;
      }
      p = s3244;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3262 = readEntriesText(p);
  if (r3262 === undefined) { return -1; }
  value = r3262;
  p = pos;
  leafValue = value;
  return p;
}

function skipBlockStart(p: number): number {
  let c = 0;
  l3247: {
    const s3248 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3249: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l3249; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3250: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l3250; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l3251: {
        p = skipThematicBreak(p);
        if (p < 0) { break l3251; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l3252: {
        p = skipBulletMark(p);
        if (p < 0) { break l3252; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3253: {
        p = skipFenceStart(p);
        if (p < 0) { break l3253; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l3254: {
        let n3258 = 0;
        l3255: for (;;) {
          if (n3258 >= 3) break;
          const s3257 = p;
          l3256: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3256;
            }
            p++;
            n3258++;
            continue l3255;
          }
          p = s3257;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l3254;
        }
        p += 4;
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3259: {
        p = skipTableStart(p);
        if (p < 0) { break l3259; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l3260: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l3260; }
        break l3247;
      }
      p = s3248;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l3261: {
        p = skipCutMark(p);
        if (p < 0) { break l3261; }
        break l3247;
      }
      p = s3248;
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
  const list3268: InlineEntriesNode[] = [];
  l3263: for (;;) {
    const s3265 = p;
    const t3266 = trail.length;
    if (p < end) {
      l3264: {
        let v3267!: InlineEntriesNode;
        const r3270 = readEntriesLine(p);
        if (r3270 === undefined) { break l3264; }
        v3267 = r3270;
        p = pos;
        list3268.push(v3267);
        continue l3263;
      }
      p = s3265;
      if (trail.length > t3266) trail.length = t3266;
    } else touched ||= p >= end;
    break;
  }
  if (list3268.length === 0) { return undefined; }
  l_lines = list3268;
  l3284: {
    if (p < end) {
      const s3282 = p;
      l3283: {
        p = skipFieldStop(p);
        if (p < 0) { break l3283; }
        p = s3282;
        break l3284;
      }
      p = s3282;
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
      const s3271 = p;
      l3272: {
        p = skipBlankLine(p);
        if (p < 0) { break l3272; }
        return undefined;
      }
      p = s3271;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3274 = p;
      l3275: {
        p = skipParagraphStop(p);
        if (p < 0) { break l3275; }
        return undefined;
      }
      p = s3274;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3277 = readInlineEntries(p);
  if (r3277 === undefined) { return undefined; }
  value = r3277;
  p = pos;
  const r3279 = readLineEnd(p);
  if (r3279 === undefined) { return undefined; }
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
  const r3286 = readFailuresHead(p);
  if (r3286 === undefined) { return -1; }
  value = r3286;
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
  const r3287 = readHolds(p);
  if (r3287 === undefined) { return undefined; }
  l_holds = r3287;
  p = pos;
  l3291: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false)) {
      const s3289 = p;
      l3290: {
        p = skipErrorResponsesName(p);
        if (p < 0) { break l3290; }
        p = s3289;
        break l3291;
      }
      p = s3289;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3292 = read_label(p);
  if (r3292 === undefined) { return undefined; }
  l_label = r3292;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3294: {
    const s3295 = p;
    if ((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)) {
      l3296: {
        const r3297 = readFailureText(p);
        if (r3297 === undefined) { break l3296; }
        l_value = r3297;
        p = pos;
        break l3294;
      }
      p = s3295;
    } else touched ||= p >= end;
    const r3310 = readLineValue(p);
    if (r3310 === undefined) { return undefined; }
    l_value = r3310;
    p = pos;
  }
  const r3312 = readValueEnd(p);
  if (r3312 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'FailuresHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readFailureText(p: number): FailureTextNode | undefined {
  let c = 0;
  const start = p;
  let l_failure!: FailureNode | LooseFailureNode;
  let l_text!: LineValueNode;
  l3298: {
    const s3299 = p;
    if (text.charCodeAt(p) === 42) {
      l3300: {
        const r3301 = readFailure(p);
        if (r3301 === undefined) { break l3300; }
        l_failure = r3301;
        p = pos;
        break l3298;
      }
      p = s3299;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3303 = readLooseFailure(p);
    if (r3303 === undefined) { return undefined; }
    l_failure = r3303;
    p = pos;
  }
  const r3305 = readRestText(p);
  if (r3305 === undefined) { return undefined; }
  l_text = r3305;
  p = pos;
  pos = p;
  return { type: 'FailureText', start: base + start, end: base + p, failure: l_failure, text: l_text };
}

function readRestText(p: number): LineValueNode | undefined {
  let value!: LineValueNode;
  const r3306 = readLineValue(p);
  if (r3306 === undefined) { return undefined; }
  value = r3306;
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
    const s3315 = p;
    l3316: {
      p = skipSectionStop(p);
      if (p < 0) { break l3316; }
      return -1;
    }
    p = s3315;
  }
  {
    const s3318 = p;
    l3319: {
      p = skipItemAhead(p);
      if (p < 0) { break l3319; }
      return -1;
    }
    p = s3318;
  }
  if (p < end) {
    {
      const s3321 = p;
      l3322: {
        p = skipBlockStart(p);
        if (p < 0) { break l3322; }
        return -1;
      }
      p = s3321;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3324 = readFailureLines(p);
  if (r3324 === undefined) { return -1; }
  value = r3324;
  p = pos;
  leafValue = value;
  return p;
}

function readFailureLines(p: number): FailureLinesNode | undefined {
  let c = 0;
  const start = p;
  let l_lines!: FailureTextNode[];
  const list3330: FailureTextNode[] = [];
  l3325: for (;;) {
    const s3327 = p;
    const t3328 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false)) {
      l3326: {
        let v3329!: FailureTextNode;
        const r3332 = readFailureLine(p);
        if (r3332 === undefined) { break l3326; }
        v3329 = r3332;
        p = pos;
        list3330.push(v3329);
        continue l3325;
      }
      p = s3327;
      if (trail.length > t3328) trail.length = t3328;
    } else touched ||= p >= end;
    break;
  }
  if (list3330.length === 0) { return undefined; }
  l_lines = list3330;
  l3343: {
    if (p < end) {
      const s3341 = p;
      l3342: {
        p = skipFieldStop(p);
        if (p < 0) { break l3342; }
        p = s3341;
        break l3343;
      }
      p = s3341;
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
      const s3333 = p;
      l3334: {
        p = skipBlankLine(p);
        if (p < 0) { break l3334; }
        return undefined;
      }
      p = s3333;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3336 = readFailureText(p);
  if (r3336 === undefined) { return undefined; }
  value = r3336;
  p = pos;
  const r3338 = readLineEnd(p);
  if (r3338 === undefined) { return undefined; }
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
  const r3345 = readJsonHead(p);
  if (r3345 === undefined) { return -1; }
  value = r3345;
  p = pos;
  leafValue = value;
  return p;
}

function readJsonHead(p: number): JsonHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestBodyLabelNode | ResponseLabelNode;
  const r3346 = readHolds(p);
  if (r3346 === undefined) { return undefined; }
  l_holds = r3346;
  p = pos;
  l3348: {
    const s3349 = p;
    const t3350 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l3351: {
        const r3352 = readRequestBodyLabel(p);
        if (r3352 === undefined) { break l3351; }
        l_field = r3352;
        p = pos;
        break l3348;
      }
      p = s3349;
      if (trail.length > t3350) trail.length = t3350;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3368 = readResponseLabel(p);
    if (r3368 === undefined) { return undefined; }
    l_field = r3368;
    p = pos;
  }
  const r3377 = readValueEnd(p);
  if (r3377 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'JsonHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readRequestBodyLabel(p: number): RequestBodyLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3355: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3353 = p;
      l3354: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l3354; }
        p = s3353;
        break l3355;
      }
      p = s3353;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3356 = read_label(p);
  if (r3356 === undefined) { return undefined; }
  l_label = r3356;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3358 = readJsonValue(p);
  if (r3358 === undefined) { return undefined; }
  l_value = r3358;
  p = pos;
  pos = p;
  return { type: 'RequestBodyLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readJsonValue(p: number): TemplateRemarkNode | LineValueNode | undefined {
  let value!: TemplateRemarkNode | LineValueNode;
  l3359: {
    const s3360 = p;
    if (text.charCodeAt(p) === 40) {
      l3361: {
        const r3362 = readTemplateRemark(p);
        if (r3362 === undefined) { break l3361; }
        value = r3362;
        p = pos;
        break l3359;
      }
      p = s3360;
    } else touched ||= p >= end;
    const r3364 = readLineValue(p);
    if (r3364 === undefined) { return undefined; }
    value = r3364;
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
  l3371: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      const s3369 = p;
      l3370: {
        p = skipResponseName(p);
        if (p < 0) { break l3370; }
        p = s3369;
        break l3371;
      }
      p = s3369;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3372 = read_label(p);
  if (r3372 === undefined) { return undefined; }
  l_label = r3372;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3374 = readJsonValue(p);
  if (r3374 === undefined) { return undefined; }
  l_value = r3374;
  p = pos;
  pos = p;
  return { type: 'ResponseLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf419(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r3380 = readTextHead(p);
  if (r3380 === undefined) { return -1; }
  value = r3380;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  const start = p;
  let l_holds!: string;
  let l_field!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  const r3381 = readHolds(p);
  if (r3381 === undefined) { return undefined; }
  l_holds = r3381;
  p = pos;
  const r3383 = readTextLabel(p);
  if (r3383 === undefined) { return undefined; }
  l_field = r3383;
  p = pos;
  const r3478 = readValueEnd(p);
  if (r3478 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readTextLabel(p: number): DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode | undefined {
  let c = 0;
  let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l3384: {
    const s3385 = p;
    const t3386 = trail.length;
    l3387: {
      p = skipInContract(p);
      if (p < 0) { break l3387; }
      l3388: {
        const s3389 = p;
        const t3390 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
          l3391: {
            const r3392 = readDescriptionLabel(p);
            if (r3392 === undefined) { break l3391; }
            value = r3392;
            p = pos;
            break l3388;
          }
          p = s3389;
          if (trail.length > t3390) trail.length = t3390;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
          touched ||= p >= end;
          break l3387;
        }
        const r3401 = readRateLimitLabel(p);
        if (r3401 === undefined) { break l3387; }
        value = r3401;
        p = pos;
      }
      break l3384;
    }
    p = s3385;
    if (trail.length > t3386) trail.length = t3386;
    l3410: {
      p = skipInSchema(p);
      if (p < 0) { break l3410; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
        touched ||= p >= end;
        break l3410;
      }
      const r3411 = readDescriptionLabel(p);
      if (r3411 === undefined) { break l3410; }
      value = r3411;
      p = pos;
      break l3384;
    }
    p = s3385;
    if (trail.length > t3386) trail.length = t3386;
    l3413: {
      p = skipInMethod(p);
      if (p < 0) { break l3413; }
      l3414: {
        const s3415 = p;
        const t3416 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
          l3417: {
            const r3418 = readReturnsLabel(p);
            if (r3418 === undefined) { break l3417; }
            value = r3418;
            p = pos;
            break l3414;
          }
          p = s3415;
          if (trail.length > t3416) trail.length = t3416;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
          touched ||= p >= end;
          break l3413;
        }
        const r3427 = readDescriptionLabel(p);
        if (r3427 === undefined) { break l3413; }
        value = r3427;
        p = pos;
      }
      break l3384;
    }
    p = s3385;
    if (trail.length > t3386) trail.length = t3386;
    l3429: {
      {
        const s3430 = p;
        l3431: {
          p = skipInMethod(p);
          if (p < 0) { break l3431; }
          break l3429;
        }
        p = s3430;
      }
      p = skipInComponent(p);
      if (p < 0) { break l3429; }
      l3433: {
        const s3434 = p;
        const t3435 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
          l3436: {
            const r3437 = readSemanticUnitLabel(p);
            if (r3437 === undefined) { break l3436; }
            value = r3437;
            p = pos;
            break l3433;
          }
          p = s3434;
          if (trail.length > t3435) trail.length = t3435;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false))) {
          touched ||= p >= end;
          break l3429;
        }
        const r3446 = readResponsibilityLabel(p);
        if (r3446 === undefined) { break l3429; }
        value = r3446;
        p = pos;
      }
      break l3384;
    }
    p = s3385;
    if (trail.length > t3386) trail.length = t3386;
    p = skipInCheck(p);
    if (p < 0) { return undefined; }
    l3455: {
      const s3456 = p;
      const t3457 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
        l3458: {
          const r3459 = readCriteriaLabel(p);
          if (r3459 === undefined) { break l3458; }
          value = r3459;
          p = pos;
          break l3455;
        }
        p = s3456;
        if (trail.length > t3457) trail.length = t3457;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3468 = readSeverityLabel(p);
      if (r3468 === undefined) { return undefined; }
      value = r3468;
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
  l3395: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s3393 = p;
      l3394: {
        p = skipDescriptionName(p);
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
  return { type: 'DescriptionLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRateLimitLabel(p: number): RateLimitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3404: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3402 = p;
      l3403: {
        p = skipRateLimitName(p);
        if (p < 0) { break l3403; }
        p = s3402;
        break l3404;
      }
      p = s3402;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3405 = read_label(p);
  if (r3405 === undefined) { return undefined; }
  l_label = r3405;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3407 = readLineValue(p);
  if (r3407 === undefined) { return undefined; }
  l_value = r3407;
  p = pos;
  pos = p;
  return { type: 'RateLimitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readReturnsLabel(p: number): ReturnsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3421: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3419 = p;
      l3420: {
        p = skipReturnsName(p);
        if (p < 0) { break l3420; }
        p = s3419;
        break l3421;
      }
      p = s3419;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3422 = read_label(p);
  if (r3422 === undefined) { return undefined; }
  l_label = r3422;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3424 = readLineValue(p);
  if (r3424 === undefined) { return undefined; }
  l_value = r3424;
  p = pos;
  pos = p;
  return { type: 'ReturnsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSemanticUnitLabel(p: number): SemanticUnitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3440: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      const s3438 = p;
      l3439: {
        p = skipSemanticUnitName(p);
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
  return { type: 'SemanticUnitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readResponsibilityLabel(p: number): ResponsibilityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3449: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      const s3447 = p;
      l3448: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l3448; }
        p = s3447;
        break l3449;
      }
      p = s3447;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3450 = read_label(p);
  if (r3450 === undefined) { return undefined; }
  l_label = r3450;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3452 = readLineValue(p);
  if (r3452 === undefined) { return undefined; }
  l_value = r3452;
  p = pos;
  pos = p;
  return { type: 'ResponsibilityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readCriteriaLabel(p: number): CriteriaLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3462: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      const s3460 = p;
      l3461: {
        p = skipCriteriaName(p);
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
  return { type: 'CriteriaLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSeverityLabel(p: number): SeverityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3471: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      const s3469 = p;
      l3470: {
        p = skipSeverityName(p);
        if (p < 0) { break l3470; }
        p = s3469;
        break l3471;
      }
      p = s3469;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3472 = read_label(p);
  if (r3472 === undefined) { return undefined; }
  l_label = r3472;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3474 = readLineValue(p);
  if (r3474 === undefined) { return undefined; }
  l_value = r3474;
  p = pos;
  pos = p;
  return { type: 'SeverityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf429(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadNode;
  const r3481 = readOtherHead(p);
  if (r3481 === undefined) { return -1; }
  value = r3481;
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
    const s3482 = p;
    l3483: {
      p = skipKnownLine(p);
      if (p < 0) { break l3483; }
      return undefined;
    }
    p = s3482;
  }
  const r3489 = readPlainHolds(p);
  if (r3489 === undefined) { return undefined; }
  l_holds = r3489;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3491 = read_label(p);
  if (r3491 === undefined) { return undefined; }
  l_label = r3491;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3493 = readLineValue(p);
  if (r3493 === undefined) { return undefined; }
  l_value = r3493;
  p = pos;
  const r3495 = readValueEnd(p);
  if (r3495 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function skipKnownLine(p: number): number {
  let n3488 = 0;
  l3485: for (;;) {
    if (n3488 >= 3) break;
    const s3487 = p;
    l3486: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l3486;
      }
      p++;
      n3488++;
      continue l3485;
    }
    p = s3487;
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
  const r3498 = readSchemasHeading(p);
  if (r3498 === undefined) { return -1; }
  value = r3498;
  p = pos;
  leafValue = value;
  return p;
}

function readSchemasHeading(p: number): SchemasHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3501: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : c >= 128)) {
      const s3499 = p;
      l3500: {
        p = skipTitleStart(p);
        if (p < 0) { break l3500; }
        if (!isCaseless(p, "data")) { break l3500; }
        p += 4;
        p = s3499;
        break l3501;
      }
      p = s3499;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3502 = readSectionHeading(p);
  if (r3502 === undefined) { return undefined; }
  l_heading = r3502;
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
  const r3505 = readSchemaHeading(p);
  if (r3505 === undefined) { return -1; }
  value = r3505;
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
  l3506: {
    const s3507 = p;
    const t3508 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3509: {
        l3512: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3510 = p;
            l3511: {
              l3513: {
                const s3514 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3515: {
                    p = skipH2(p);
                    if (p < 0) { break l3515; }
                    break l3513;
                  }
                  p = s3514;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3516: {
                    p = skipH3(p);
                    if (p < 0) { break l3516; }
                    break l3513;
                  }
                  p = s3514;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3511;
                }
                p = skipH4(p);
                if (p < 0) { break l3511; }
              }
              p = s3510;
              break l3512;
            }
            p = s3510;
          } else touched ||= p >= end;
          break l3509;
        }
        let n3520 = 0;
        l3517: for (;;) {
          if (n3520 >= 3) break;
          const s3519 = p;
          l3518: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3518;
            }
            p++;
            n3520++;
            continue l3517;
          }
          p = s3519;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3509;
        }
        const r3521 = readMark(p);
        if (r3521 === undefined) { break l3509; }
        l_mark = r3521;
        p = pos;
        l3523: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3525 = p;
            const t3526 = trail.length;
            l3524: {
              const r3527 = readBadTitleNumber(p);
              if (r3527 === undefined) { break l3524; }
              p = pos;
              break l3523;
            }
            p = s3525;
            if (trail.length > t3526) trail.length = t3526;
          } else touched ||= p >= end;
        }
        l3531: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            const s3529 = p;
            l3530: {
              p = skipTableWord(p);
              if (p < 0) { break l3530; }
              p = s3529;
              break l3531;
            }
            p = s3529;
          } else touched ||= p >= end;
          break l3509;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3509;
        }
        const r3532 = read_pair(p);
        if (r3532 === undefined) { break l3509; }
        l_pair = r3532;
        p = pos;
        const r3550 = readHeadingEnd(p);
        if (r3550 === undefined) { break l3509; }
        p = pos;
        break l3506;
      }
      p = s3507;
      if (trail.length > t3508) trail.length = t3508;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3552: {
        l3555: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3553 = p;
            l3554: {
              p = skipH3(p);
              if (p < 0) { break l3554; }
              p = s3553;
              break l3555;
            }
            p = s3553;
          } else touched ||= p >= end;
          break l3552;
        }
        let n3559 = 0;
        l3556: for (;;) {
          if (n3559 >= 3) break;
          const s3558 = p;
          l3557: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3557;
            }
            p++;
            n3559++;
            continue l3556;
          }
          p = s3558;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3552;
        }
        const r3560 = readMark(p);
        if (r3560 === undefined) { break l3552; }
        l_mark = r3560;
        p = pos;
        l3562: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3564 = p;
            const t3565 = trail.length;
            l3563: {
              const r3566 = readBadTitleNumber(p);
              if (r3566 === undefined) { break l3563; }
              p = pos;
              break l3562;
            }
            p = s3564;
            if (trail.length > t3565) trail.length = t3565;
          } else touched ||= p >= end;
        }
        const r3568 = readTitleText(p);
        if (r3568 === undefined) { break l3552; }
        l_title = r3568;
        p = pos;
        const r3570 = readHeadingEnd(p);
        if (r3570 === undefined) { break l3552; }
        p = pos;
        break l3506;
      }
      p = s3507;
      if (trail.length > t3508) trail.length = t3508;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3574: {
      if (p < end) {
        const s3572 = p;
        l3573: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3573; }
          p = s3572;
          break l3574;
        }
        p = s3572;
      } else touched ||= p >= end;
      return undefined;
    }
    l3575: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3577 = p;
        const t3578 = trail.length;
        l3576: {
          const r3579 = readBadTitleNumber(p);
          if (r3579 === undefined) { break l3576; }
          p = pos;
          break l3575;
        }
        p = s3577;
        if (trail.length > t3578) trail.length = t3578;
      } else touched ||= p >= end;
    }
    l3583: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s3581 = p;
        l3582: {
          p = skipTableWord(p);
          if (p < 0) { break l3582; }
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
    const r3584 = read_pair(p);
    if (r3584 === undefined) { return undefined; }
    l_pair = r3584;
    p = pos;
    const r3586 = readHeadingEnd(p);
    if (r3586 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3588 = readBadSetext(p);
    if (r3588 === undefined) { return undefined; }
    l_under = r3588;
    p = pos;
  }
  pos = p;
  return { type: 'SchemaHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function read_pair(p: number): BadPairNode | PairNode | undefined {
  let c = 0;
  let value!: BadPairNode | PairNode;
  l3533: {
    const s3534 = p;
    const t3535 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l3536: {
        const r3537 = readBadPair(p);
        if (r3537 === undefined) { break l3536; }
        value = r3537;
        p = pos;
        break l3533;
      }
      p = s3534;
      if (trail.length > t3535) trail.length = t3535;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3539 = readPair(p);
    if (r3539 === undefined) { return undefined; }
    value = r3539;
    p = pos;
  }
  pos = p;
  return value;
}

function readPair(p: number): PairNode | undefined {
  const start = p;
  let l_name!: PairNameNode;
  let l_value!: TitleTextNode;
  const r3540 = readPairName(p);
  if (r3540 === undefined) { return undefined; }
  l_name = r3540;
  p = pos;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3546 = readTitleText(p);
  if (r3546 === undefined) { return undefined; }
  l_value = r3546;
  p = pos;
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readPairName(p: number): PairNameNode | undefined {
  let c = 0;
  const start = p;
  l3541: for (;;) {
    const s3543 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l3542: {
        p = skipPairPiece(p);
        if (p < 0) { break l3542; }
        continue l3541;
      }
      p = s3543;
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
  let e3591!: null;
  {
    const s3592 = p;
    l3593: {
      p = skipSectionStop(p);
      if (p < 0) { break l3593; }
      return -1;
    }
    p = s3592;
  }
  e3591 = null;
  let e3595!: null;
  if (p < end) {
    {
      const s3596 = p;
      l3597: {
        p = skipSchemaHeading(p);
        if (p < 0) { break l3597; }
        return -1;
      }
      p = s3596;
    }
  } else touched ||= p >= end;
  e3595 = null;
  value = [e3591, e3595];
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
  const r3599 = readColumnsHead(p);
  if (r3599 === undefined) { return -1; }
  value = r3599;
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
  const r3600 = readHolds(p);
  if (r3600 === undefined) { return undefined; }
  l_holds = r3600;
  p = pos;
  l3604: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s3602 = p;
      l3603: {
        p = skipColumnsName(p);
        if (p < 0) { break l3603; }
        p = s3602;
        break l3604;
      }
      p = s3602;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3605 = read_label(p);
  if (r3605 === undefined) { return undefined; }
  l_label = r3605;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3607 = readLineValue(p);
  if (r3607 === undefined) { return undefined; }
  l_value = r3607;
  p = pos;
  const r3609 = readValueEnd(p);
  if (r3609 === undefined) { return undefined; }
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
    const s3612 = p;
    l3613: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3613; }
      return -1;
    }
    p = s3612;
  }
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3615 = p;
      l3616: {
        p = skipTableHead(p);
        if (p < 0) { break l3616; }
        return -1;
      }
      p = s3615;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
    {
      const s3618 = p;
      l3619: {
        p = skipPipedLines(p);
        if (p < 0) { break l3619; }
        return -1;
      }
      p = s3618;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3621 = readTableRows(p);
  if (r3621 === undefined) { return -1; }
  value = r3621;
  p = pos;
  leafValue = value;
  return p;
}

function readTableRows(p: number): TableRowsNode | undefined {
  const start = p;
  let l_rows!: TableRowNode[];
  const list3627: TableRowNode[] = [];
  l3622: for (;;) {
    const s3624 = p;
    const t3625 = trail.length;
    l3623: {
      let v3626!: TableRowNode;
      const r3629 = readLooseRow(p);
      if (r3629 === undefined) { break l3623; }
      v3626 = r3629;
      p = pos;
      list3627.push(v3626);
      continue l3622;
    }
    p = s3624;
    if (trail.length > t3625) trail.length = t3625;
    break;
  }
  if (list3627.length === 0) { return undefined; }
  l_rows = list3627;
  l3661: {
    if (p < end) {
      const s3659 = p;
      l3660: {
        p = skipFieldStop(p);
        if (p < 0) { break l3660; }
        p = s3659;
        break l3661;
      }
      p = s3659;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'TableRows', start: base + start, end: base + p, rows: l_rows };
}

function readLooseRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l3630: {
    const s3631 = p;
    const t3632 = trail.length;
    if (p < end) {
      l3633: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s3634 = p;
            l3635: {
              p = skipBlankLine(p);
              if (p < 0) { break l3635; }
              break l3633;
            }
            p = s3634;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
          {
            const s3637 = p;
            l3638: {
              p = skipRowStop(p);
              if (p < 0) { break l3638; }
              break l3633;
            }
            p = s3637;
          }
        } else touched ||= p >= end;
        const r3640 = readTableRow(p);
        if (r3640 === undefined) { break l3633; }
        value = r3640;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l3633;
        }
        const r3642 = readEol(p);
        if (r3642 === undefined) { break l3633; }
        p = pos;
        break l3630;
      }
      p = s3631;
      if (trail.length > t3632) trail.length = t3632;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s3644 = p;
        l3645: {
          p = skipBlankLine(p);
          if (p < 0) { break l3645; }
          return undefined;
        }
        p = s3644;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
      {
        const s3647 = p;
        l3648: {
          p = skipRowStop(p);
          if (p < 0) { break l3648; }
          return undefined;
        }
        p = s3647;
      }
    } else touched ||= p >= end;
    const r3650 = readTableRow(p);
    if (r3650 === undefined) { return undefined; }
    value = r3650;
    p = pos;
    l3654: {
      const s3652 = p;
      l3653: {
        if (p < end) {
          {
            const s3655 = p;
            l3656: {
              p++;
              break l3653;
            }
            p = s3655;
          }
        } else touched ||= p >= end;
        p = s3652;
        break l3654;
      }
      p = s3652;
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
  const r3663 = readSqlHead(p);
  if (r3663 === undefined) { return -1; }
  value = r3663;
  p = pos;
  leafValue = value;
  return p;
}

function readSqlHead(p: number): SqlHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  const r3664 = readHolds(p);
  if (r3664 === undefined) { return undefined; }
  l_holds = r3664;
  p = pos;
  l3666: {
    const s3667 = p;
    const t3668 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l3669: {
        const r3670 = readIndexesLabel(p);
        if (r3670 === undefined) { break l3669; }
        l_field = r3670;
        p = pos;
        break l3666;
      }
      p = s3667;
      if (trail.length > t3668) trail.length = t3668;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l3679: {
        const r3680 = readRelationshipsLabel(p);
        if (r3680 === undefined) { break l3679; }
        l_field = r3680;
        p = pos;
        break l3666;
      }
      p = s3667;
      if (trail.length > t3668) trail.length = t3668;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3689 = readConstraintsLabel(p);
    if (r3689 === undefined) { return undefined; }
    l_field = r3689;
    p = pos;
  }
  const r3698 = readValueEnd(p);
  if (r3698 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'SqlHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readIndexesLabel(p: number): IndexesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3673: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      const s3671 = p;
      l3672: {
        p = skipIndexesName(p);
        if (p < 0) { break l3672; }
        p = s3671;
        break l3673;
      }
      p = s3671;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3674 = read_label(p);
  if (r3674 === undefined) { return undefined; }
  l_label = r3674;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3676 = readLineValue(p);
  if (r3676 === undefined) { return undefined; }
  l_value = r3676;
  p = pos;
  pos = p;
  return { type: 'IndexesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRelationshipsLabel(p: number): RelationshipsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3683: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s3681 = p;
      l3682: {
        p = skipRelationshipsName(p);
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
  return { type: 'RelationshipsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readConstraintsLabel(p: number): ConstraintsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3692: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s3690 = p;
      l3691: {
        p = skipConstraintsName(p);
        if (p < 0) { break l3691; }
        p = s3690;
        break l3692;
      }
      p = s3690;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3693 = read_label(p);
  if (r3693 === undefined) { return undefined; }
  l_label = r3693;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3695 = readLineValue(p);
  if (r3695 === undefined) { return undefined; }
  l_value = r3695;
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
  const r3701 = readComponentsHeading(p);
  if (r3701 === undefined) { return -1; }
  value = r3701;
  p = pos;
  leafValue = value;
  return p;
}

function readComponentsHeading(p: number): ComponentsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3704: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 128)) {
      const s3702 = p;
      l3703: {
        p = skipTitleStart(p);
        if (p < 0) { break l3703; }
        if (!isCaseless(p, "component")) { break l3703; }
        p += 9;
        p = s3702;
        break l3704;
      }
      p = s3702;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3705 = readSectionHeading(p);
  if (r3705 === undefined) { return undefined; }
  l_heading = r3705;
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
  const r3708 = readComponentHeading(p);
  if (r3708 === undefined) { return -1; }
  value = r3708;
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
  l3709: {
    const s3710 = p;
    const t3711 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3712: {
        l3715: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3713 = p;
            l3714: {
              l3716: {
                const s3717 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3718: {
                    p = skipH2(p);
                    if (p < 0) { break l3718; }
                    break l3716;
                  }
                  p = s3717;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3719: {
                    p = skipH3(p);
                    if (p < 0) { break l3719; }
                    break l3716;
                  }
                  p = s3717;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3714;
                }
                p = skipH4(p);
                if (p < 0) { break l3714; }
              }
              p = s3713;
              break l3715;
            }
            p = s3713;
          } else touched ||= p >= end;
          break l3712;
        }
        let n3723 = 0;
        l3720: for (;;) {
          if (n3723 >= 3) break;
          const s3722 = p;
          l3721: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3721;
            }
            p++;
            n3723++;
            continue l3720;
          }
          p = s3722;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3712;
        }
        const r3724 = readMark(p);
        if (r3724 === undefined) { break l3712; }
        l_mark = r3724;
        p = pos;
        l3726: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3728 = p;
            const t3729 = trail.length;
            l3727: {
              const r3730 = readBadTitleNumber(p);
              if (r3730 === undefined) { break l3727; }
              p = pos;
              break l3726;
            }
            p = s3728;
            if (trail.length > t3729) trail.length = t3729;
          } else touched ||= p >= end;
        }
        l3734: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s3732 = p;
            l3733: {
              p = skipComponentWord(p);
              if (p < 0) { break l3733; }
              p = s3732;
              break l3734;
            }
            p = s3732;
          } else touched ||= p >= end;
          break l3712;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3712;
        }
        const r3735 = read_pair(p);
        if (r3735 === undefined) { break l3712; }
        l_pair = r3735;
        p = pos;
        const r3737 = readHeadingEnd(p);
        if (r3737 === undefined) { break l3712; }
        p = pos;
        break l3709;
      }
      p = s3710;
      if (trail.length > t3711) trail.length = t3711;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3739: {
        l3742: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3740 = p;
            l3741: {
              p = skipH3(p);
              if (p < 0) { break l3741; }
              p = s3740;
              break l3742;
            }
            p = s3740;
          } else touched ||= p >= end;
          break l3739;
        }
        {
          const s3743 = p;
          l3744: {
            p = skipInComponent(p);
            if (p < 0) { break l3744; }
            if (!(p < end)) {
              touched ||= p >= end;
              break l3744;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l3744; }
            break l3739;
          }
          p = s3743;
        }
        let n3749 = 0;
        l3746: for (;;) {
          if (n3749 >= 3) break;
          const s3748 = p;
          l3747: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3747;
            }
            p++;
            n3749++;
            continue l3746;
          }
          p = s3748;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3739;
        }
        const r3750 = readMark(p);
        if (r3750 === undefined) { break l3739; }
        l_mark = r3750;
        p = pos;
        l3752: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3754 = p;
            const t3755 = trail.length;
            l3753: {
              const r3756 = readBadTitleNumber(p);
              if (r3756 === undefined) { break l3753; }
              p = pos;
              break l3752;
            }
            p = s3754;
            if (trail.length > t3755) trail.length = t3755;
          } else touched ||= p >= end;
        }
        const r3758 = readTitleText(p);
        if (r3758 === undefined) { break l3739; }
        l_title = r3758;
        p = pos;
        const r3760 = readHeadingEnd(p);
        if (r3760 === undefined) { break l3739; }
        p = pos;
        break l3709;
      }
      p = s3710;
      if (trail.length > t3711) trail.length = t3711;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3764: {
      if (p < end) {
        const s3762 = p;
        l3763: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3763; }
          p = s3762;
          break l3764;
        }
        p = s3762;
      } else touched ||= p >= end;
      return undefined;
    }
    l3765: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3767 = p;
        const t3768 = trail.length;
        l3766: {
          const r3769 = readBadTitleNumber(p);
          if (r3769 === undefined) { break l3766; }
          p = pos;
          break l3765;
        }
        p = s3767;
        if (trail.length > t3768) trail.length = t3768;
      } else touched ||= p >= end;
    }
    l3773: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s3771 = p;
        l3772: {
          p = skipComponentWord(p);
          if (p < 0) { break l3772; }
          p = s3771;
          break l3773;
        }
        p = s3771;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3774 = read_pair(p);
    if (r3774 === undefined) { return undefined; }
    l_pair = r3774;
    p = pos;
    const r3776 = readHeadingEnd(p);
    if (r3776 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3778 = readBadSetext(p);
    if (r3778 === undefined) { return undefined; }
    l_under = r3778;
    p = pos;
  }
  pos = p;
  return { type: 'ComponentHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf454(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e3781!: null;
  {
    const s3782 = p;
    l3783: {
      p = skipSectionStop(p);
      if (p < 0) { break l3783; }
      return -1;
    }
    p = s3782;
  }
  e3781 = null;
  let e3785!: null;
  if (p < end) {
    {
      const s3786 = p;
      l3787: {
        p = skipComponentHeading(p);
        if (p < 0) { break l3787; }
        return -1;
      }
      p = s3786;
    }
  } else touched ||= p >= end;
  e3785 = null;
  value = [e3781, e3785];
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
  const r3789 = readMethodHeading(p);
  if (r3789 === undefined) { return -1; }
  value = r3789;
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
  l3790: {
    const s3791 = p;
    const t3792 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3793: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3793; }
        {
          const s3794 = p;
          l3795: {
            p = skipTextInNotes(p);
            if (p < 0) { break l3795; }
            break l3793;
          }
          p = s3794;
        }
        let n3800 = 0;
        l3797: for (;;) {
          if (n3800 >= 3) break;
          const s3799 = p;
          l3798: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3798;
            }
            p++;
            n3800++;
            continue l3797;
          }
          p = s3799;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3793;
        }
        const r3801 = readMark(p);
        if (r3801 === undefined) { break l3793; }
        l_mark = r3801;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3793;
        }
        const r3803 = readSignature(p);
        if (r3803 === undefined) { break l3793; }
        l_signature = r3803;
        p = pos;
        const r3978 = readHeadingEnd(p);
        if (r3978 === undefined) { break l3793; }
        p = pos;
        break l3790;
      }
      p = s3791;
      if (trail.length > t3792) trail.length = t3792;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3980: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3980; }
        {
          const s3981 = p;
          l3982: {
            p = skipInNotes(p);
            if (p < 0) { break l3982; }
            break l3980;
          }
          p = s3981;
        }
        let n3987 = 0;
        l3984: for (;;) {
          if (n3987 >= 3) break;
          const s3986 = p;
          l3985: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3985;
            }
            p++;
            n3987++;
            continue l3984;
          }
          p = s3986;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3980;
        }
        const r3988 = readMark(p);
        if (r3988 === undefined) { break l3980; }
        l_mark = r3988;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l3980;
        }
        const r3990 = readBadMethodTitle(p);
        if (r3990 === undefined) { break l3980; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3980;
        }
        const r3996 = readSignature(p);
        if (r3996 === undefined) { break l3980; }
        l_signature = r3996;
        p = pos;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        const r3998 = readHeadingEnd(p);
        if (r3998 === undefined) { break l3980; }
        p = pos;
        break l3790;
      }
      p = s3791;
      if (trail.length > t3792) trail.length = t3792;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l4002: {
      if (p < end) {
        const s4000 = p;
        l4001: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4001; }
          p = s4000;
          break l4002;
        }
        p = s4000;
      } else touched ||= p >= end;
      return undefined;
    }
    l4005: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4003 = p;
        l4004: {
          const near4006 = p + 16;
          while (p < near4006 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near4006) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l4004;
          }
          p++;
          p = s4003;
          break l4005;
        }
        p = s4003;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4007 = readSignature(p);
    if (r4007 === undefined) { return undefined; }
    l_signature = r4007;
    p = pos;
    const r4009 = readHeadingEnd(p);
    if (r4009 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4011 = readBadSetext(p);
    if (r4011 === undefined) { return undefined; }
    l_under = r4011;
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
  l3804: {
    if (text.charCodeAt(p) === 97) {
      const s3806 = p;
      l3805: {
        let e3807!: "async";
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l3805;
        }
        e3807 = "async";
        p += 5;
        let e3808!: string[];
        const list3813: string[] = [];
        l3809: for (;;) {
          const s3811 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l3810: {
              let v3812!: string;
              const r3815 = readBlank(p);
              if (r3815 === undefined) { break l3810; }
              v3812 = r3815;
              p = pos;
              list3813.push(v3812);
              continue l3809;
            }
            p = s3811;
          } else touched ||= p >= end;
          break;
        }
        if (list3813.length === 0) { break l3805; }
        e3808 = list3813;
        l_isAsync = [e3807, e3808];
        break l3804;
      }
      p = s3806;
    } else touched ||= p >= end;
    l_isAsync = null;
  }
  l3817: {
    if (text.charCodeAt(p) === 100) {
      const s3819 = p;
      l3818: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l3818;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l3818;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l3817;
      }
      p = s3819;
    } else touched ||= p >= end;
  }
  const s3820 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSignatureName(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s3820, p);
  const r3821 = readSignatureList(p);
  if (r3821 === undefined) { return undefined; }
  l_list = r3821;
  p = pos;
  l3913: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
      const s3915 = p;
      const t3916 = trail.length;
      l3914: {
        const r3917 = readResult(p);
        if (r3917 === undefined) { break l3914; }
        l_result = r3917;
        p = pos;
        break l3913;
      }
      p = s3915;
      if (trail.length > t3916) trail.length = t3916;
    } else touched ||= p >= end;
    l_result = null;
  }
  const r3938 = readSignatureEnd(p);
  if (r3938 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Signature', start: base + start, end: base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
}

function readSignatureList(p: number): ParametersNode | MissingParametersNode | undefined {
  let c = 0;
  let value!: ParametersNode | MissingParametersNode;
  l3822: {
    const s3823 = p;
    const t3824 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3825: {
        p = skipBlanks(p);
        if (p < 0) { break l3825; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3825;
        }
        const r3826 = readParameters(p);
        if (r3826 === undefined) { break l3825; }
        value = r3826;
        p = pos;
        break l3822;
      }
      p = s3823;
      if (trail.length > t3824) trail.length = t3824;
    } else touched ||= p >= end;
    const r3901 = readMissingParameters(p);
    if (r3901 === undefined) { return undefined; }
    value = r3901;
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
  const list3832: (ParameterNode | BadParameterNode)[] = [];
  l3827: for (;;) {
    const s3829 = p;
    const t3830 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128)) {
      l3828: {
        let v3831!: ParameterNode | BadParameterNode;
        const r3834 = readParameterItem(p);
        if (r3834 === undefined) { break l3828; }
        v3831 = r3834;
        p = pos;
        list3832.push(v3831);
        continue l3827;
      }
      p = s3829;
      if (trail.length > t3830) trail.length = t3830;
    } else touched ||= p >= end;
    break;
  }
  l_items = list3832;
  const r3892 = readParametersEnd(p);
  if (r3892 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Parameters', start: base + start, end: base + p, items: l_items };
}

function readParameterItem(p: number): ParameterNode | BadParameterNode | undefined {
  let c = 0;
  let value!: ParameterNode | BadParameterNode;
  l3835: {
    const s3836 = p;
    const t3837 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3838: {
        const r3839 = readParameter(p);
        if (r3839 === undefined) { break l3838; }
        value = r3839;
        p = pos;
        l3865: {
          if (text.charCodeAt(p) === 44) {
            const s3867 = p;
            l3866: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3866; }
              break l3865;
            }
            p = s3867;
          } else touched ||= p >= end;
        }
        break l3835;
      }
      p = s3836;
      if (trail.length > t3837) trail.length = t3837;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3868 = readBadParameter(p);
    if (r3868 === undefined) { return undefined; }
    value = r3868;
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
  l3840: {
    const s3841 = p;
    const t3842 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3843: {
        const r3844 = readParameterName(p);
        if (r3844 === undefined) { break l3843; }
        l_name = r3844;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3843; }
        l3846: {
          if (text.charCodeAt(p) === 58) {
            const s3848 = p;
            l3847: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3847; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3847;
              }
              const r3849 = readTypeText(p);
              if (r3849 === undefined) { break l3847; }
              l_annotation = r3849;
              p = pos;
              break l3846;
            }
            p = s3848;
          } else touched ||= p >= end;
          l_annotation = null;
        }
        l3851: {
          if (text.charCodeAt(p) === 61) {
            const s3853 = p;
            l3852: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3852; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3852;
              }
              const r3854 = readDefaultText(p);
              if (r3854 === undefined) { break l3852; }
              l_fallback = r3854;
              p = pos;
              break l3851;
            }
            p = s3853;
          } else touched ||= p >= end;
          l_fallback = null;
        }
        l3858: {
          const s3856 = p;
          l3857: {
            p = skipParameterEnd(p);
            if (p < 0) { break l3857; }
            p = s3856;
            break l3858;
          }
          p = s3856;
          break l3843;
        }
        break l3840;
      }
      p = s3841;
      if (trail.length > t3842) trail.length = t3842;
      l_fallback = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3859 = readParameterName(p);
    if (r3859 === undefined) { return undefined; }
    l_name = r3859;
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
    const r3861 = readBadType(p);
    if (r3861 === undefined) { return undefined; }
    l_annotation = r3861;
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
  const near3862 = p + 16;
  while (p < near3862 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
  if (p === near3862) {
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
  l3869: {
    const s3870 = p;
    if (text.charCodeAt(p) === 44) {
      l3871: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l3871; }
        break l3869;
      }
      p = s3870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      l3872: {
        p = skipArrow(p);
        if (p < 0) { break l3872; }
        let m3876 = false;
        l3873: for (;;) {
          const s3875 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
            l3874: {
              l3877: {
                const s3878 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l3879: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l3879; }
                    break l3877;
                  }
                  p = s3878;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l3874;
                }
                p++;
              }
              m3876 = true;
              continue l3873;
            }
            p = s3875;
          } else touched ||= p >= end;
          break;
        }
        if (!m3876) { break l3872; }
        l3882: {
          if (text.charCodeAt(p) === 41) {
            const s3880 = p;
            l3881: {

              p++;
              p = s3880;
              break l3882;
            }
            p = s3880;
          } else touched ||= p >= end;
          break l3872;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3872; }
        break l3869;
      }
      p = s3870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s3883 = p;
        l3884: {
          p = skipArrow(p);
          if (p < 0) { break l3884; }
          return undefined;
        }
        p = s3883;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near3886 = p + 16;
    while (p < near3886 && ((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) p++;
    if (p === near3886) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l3887: {
      if (text.charCodeAt(p) === 44) {
        const s3889 = p;
        l3888: {

          p++;
          break l3887;
        }
        p = s3889;
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
  l3893: {
    const s3894 = p;
    const t3895 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l3896: {

        value = ")";
        p++;
        break l3893;
      }
      p = s3894;
      if (trail.length > t3895) trail.length = t3895;
    } else touched ||= p >= end;
    const r3897 = readMissingParenthesis(p);
    if (r3897 === undefined) { return undefined; }
    value = r3897;
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
  l3904: {
    const s3902 = p;
    l3903: {
      p = skipBlanks(p);
      if (p < 0) { break l3903; }
      l3905: {
        const s3906 = p;
        l3907: {
          l3908: {
            if (text.charCodeAt(p) === 58) {
              const s3910 = p;
              l3909: {

                p++;
                break l3908;
              }
              p = s3910;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l3907; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3907; }
          p = skipLineEnd(p);
          if (p < 0) { break l3907; }
          break l3905;
        }
        p = s3906;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3903;
        }
        p = skipArrow(p);
        if (p < 0) { break l3903; }
      }
      p = s3902;
      break l3904;
    }
    p = s3902;
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
  const r3918 = readResultArrow(p);
  if (r3918 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r3931 = readResultText(p);
  if (r3931 === undefined) { return undefined; }
  l_of = r3931;
  p = pos;
  pos = p;
  return { type: 'Result', start: base + start, end: base + p, of: l_of };
}

function readResultArrow(p: number): "->" | BadArrowNode | undefined {
  let c = 0;
  let value!: "->" | BadArrowNode;
  l3919: {
    const s3920 = p;
    const t3921 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l3922: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l3922;
        }
        value = "->";
        p += 2;
        break l3919;
      }
      p = s3920;
      if (trail.length > t3921) trail.length = t3921;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3923 = readBadArrow(p);
    if (r3923 === undefined) { return undefined; }
    value = r3923;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrow(p: number): BadArrowNode | undefined {
  const start = p;
  l3924: {
    const s3925 = p;
    if (text.charCodeAt(p) === 61) {
      l3926: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l3926;
        }
        p += 2;
        break l3924;
      }
      p = s3925;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l3927: {

        p++;
        break l3924;
      }
      p = s3925;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3928: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l3928;
        }
        p += 3;
        break l3924;
      }
      p = s3925;
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
  let m3935 = false;
  l3932: for (;;) {
    const s3934 = p;
    if (p < end) {
      l3933: {
        p = skipReturnPiece(p);
        if (p < 0) { break l3933; }
        m3935 = true;
        continue l3932;
      }
      p = s3934;
    } else touched ||= p >= end;
    break;
  }
  if (!m3935) { return undefined; }
  pos = p;
  return { type: 'ResultText', start: base + start, end: base + p };
}

function readSignatureEnd(p: number): [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null] | undefined {
  let value!: [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null];
  let e3939!: string[];
  const r3940 = readBlanks(p);
  if (r3940 === undefined) { return undefined; }
  e3939 = r3940;
  p = pos;
  let e3942!: ":" | null;
  l3943: {
    if (text.charCodeAt(p) === 58) {
      const s3945 = p;
      l3944: {

        e3942 = ":";
        p++;
        break l3943;
      }
      p = s3945;
    } else touched ||= p >= end;
    e3942 = null;
  }
  let e3946!: string[];
  const r3947 = readBlanks(p);
  if (r3947 === undefined) { return undefined; }
  e3946 = r3947;
  p = pos;
  let e3949!: "`"[];
  const list3954: "`"[] = [];
  l3950: for (;;) {
    const s3952 = p;
    if (text.charCodeAt(p) === 96) {
      l3951: {
        let v3953!: "`";

        v3953 = "`";
        p++;
        list3954.push(v3953);
        continue l3950;
      }
      p = s3952;
    } else touched ||= p >= end;
    break;
  }
  e3949 = list3954;
  let e3956!: string[];
  const r3957 = readBlanks(p);
  if (r3957 === undefined) { return undefined; }
  e3956 = r3957;
  p = pos;
  let e3959!: BadSignatureRestNode | null;
  l3960: {
    if (p < end) {
      const s3962 = p;
      const t3963 = trail.length;
      l3961: {
        const r3964 = readBadSignatureRest(p);
        if (r3964 === undefined) { break l3961; }
        e3959 = r3964;
        p = pos;
        break l3960;
      }
      p = s3962;
      if (trail.length > t3963) trail.length = t3963;
    } else touched ||= p >= end;
    e3959 = null;
  }
  value = [e3939, e3942, e3946, e3949, e3956, e3959];
  pos = p;
  return value;
}

function readBadSignatureRest(p: number): BadSignatureRestNode | undefined {
  let c = 0;
  const start = p;
  {
    const s3965 = p;
    l3966: {
      p = skipSignatureTail(p);
      if (p < 0) { break l3966; }
      return undefined;
    }
    p = s3965;
  }
  let m3971 = false;
  l3968: for (;;) {
    const s3970 = p;
    if (p < end) {
      l3969: {
        {
          const s3972 = p;
          l3973: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l3973; }
            break l3969;
          }
          p = s3972;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3969;
        }
        p++;
        m3971 = true;
        continue l3968;
      }
      p = s3970;
    } else touched ||= p >= end;
    break;
  }
  if (!m3971) { return undefined; }
  pos = p;
  const node: BadSignatureRestNode = { type: 'BadSignatureRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMethodTitle(p: number): BadMethodTitleNode | undefined {
  let c = 0;
  const start = p;
  let m3994 = false;
  l3991: for (;;) {
    const s3993 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304)) {
      l3992: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l3992; }
        m3994 = true;
        continue l3991;
      }
      p = s3993;
    } else touched ||= p >= end;
    break;
  }
  if (!m3994) { return undefined; }
  pos = p;
  const node: BadMethodTitleNode = { type: 'BadMethodTitle', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf477(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4014!: null;
  {
    const s4015 = p;
    l4016: {
      p = skipMethodStop(p);
      if (p < 0) { break l4016; }
      return -1;
    }
    p = s4015;
  }
  e4014 = null;
  value = [e4014];
  leafValue = value;
  return p;
}

function skipMethodStop(p: number): number {
  let c = 0;
  l4018: {
    const s4019 = p;
    l4020: {
      p = skipSectionStop(p);
      if (p < 0) { break l4020; }
      break l4018;
    }
    p = s4019;
    if (p < end) {
      l4021: {
        p = skipComponentHeading(p);
        if (p < 0) { break l4021; }
        break l4018;
      }
      p = s4019;
    } else touched ||= p >= end;
    if (p < end) {
      l4022: {
        p = skipMethodHeading(p);
        if (p < 0) { break l4022; }
        break l4018;
      }
      p = s4019;
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
  l4023: {
    const s4024 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
      l4025: {
        let n4029 = 0;
        l4026: for (;;) {
          if (n4029 >= 3) break;
          const s4028 = p;
          l4027: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4027;
            }
            p++;
            n4029++;
            continue l4026;
          }
          p = s4028;
          break;
        }
        l4032: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
            const s4030 = p;
            l4031: {
              p = skipComponentName(p);
              if (p < 0) { break l4031; }
              p = s4030;
              break l4032;
            }
            p = s4030;
          } else touched ||= p >= end;
          break l4025;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4025;
        }
        p = skipLabelAhead(p);
        if (p < 0) { break l4025; }
        break l4023;
      }
      p = s4024;
    } else touched ||= p >= end;
    {
      const s4033 = p;
      l4034: {
        p = skipHeldBullet(p);
        if (p < 0) { break l4034; }
        return -1;
      }
      p = s4033;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBulletLead(p);
    if (p < 0) { return -1; }
    l4038: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
        const s4036 = p;
        l4037: {
          p = skipComponentName(p);
          if (p < 0) { break l4037; }
          p = s4036;
          break l4038;
        }
        p = s4036;
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
  const r4039 = readInterfacesHead(p);
  if (r4039 === undefined) { return -1; }
  value = r4039;
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
  const r4040 = readHolds(p);
  if (r4040 === undefined) { return undefined; }
  l_holds = r4040;
  p = pos;
  l4044: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 304)) {
      const s4042 = p;
      l4043: {
        p = skipInterfacesName(p);
        if (p < 0) { break l4043; }
        p = s4042;
        break l4044;
      }
      p = s4042;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4045 = read_label(p);
  if (r4045 === undefined) { return undefined; }
  l_label = r4045;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4047 = readLineValue(p);
  if (r4047 === undefined) { return undefined; }
  l_value = r4047;
  p = pos;
  const r4049 = readValueEnd(p);
  if (r4049 === undefined) { return undefined; }
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
  const r4052 = readListedHeading(p);
  if (r4052 === undefined) { return -1; }
  value = r4052;
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
  const r4053 = readListedColumn(p);
  if (r4053 === undefined) { return undefined; }
  l_inner = r4053;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4056 = readListedSignature(p);
  if (r4056 === undefined) { return undefined; }
  l_signature = r4056;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipListedGap(p);
  if (p < 0) { return undefined; }
  const r4137 = readBulletText(p);
  if (r4137 === undefined) { return undefined; }
  l_text = r4137;
  p = pos;
  pos = p;
  return { type: 'ListedHeading', start: base + start, end: base + p, inner: l_inner, signature: l_signature, text: l_text };
}

function readListedColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s4054 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s4054, p);
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
  l4057: {
    const s4058 = p;
    const t4059 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l4060: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4060;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l4060; }
        l4061: {
          if (text.charCodeAt(p) === 97) {
            const s4063 = p;
            l4062: {
              let e4064!: "async";
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l4062;
              }
              e4064 = "async";
              p += 5;
              let e4065!: string[];
              const list4070: string[] = [];
              l4066: for (;;) {
                const s4068 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l4067: {
                    let v4069!: string;
                    const r4072 = readBlank(p);
                    if (r4072 === undefined) { break l4067; }
                    v4069 = r4072;
                    p = pos;
                    list4070.push(v4069);
                    continue l4066;
                  }
                  p = s4068;
                } else touched ||= p >= end;
                break;
              }
              if (list4070.length === 0) { break l4062; }
              e4065 = list4070;
              l_isAsync = [e4064, e4065];
              break l4061;
            }
            p = s4063;
          } else touched ||= p >= end;
          l_isAsync = null;
        }
        l4074: {
          if (text.charCodeAt(p) === 100) {
            const s4076 = p;
            l4075: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l4075;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l4075;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l4074;
            }
            p = s4076;
          } else touched ||= p >= end;
        }
        const s4077 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4060;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l4060; }
        l_name = text.slice(s4077, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l4060;
        }
        const r4078 = readListedList(p);
        if (r4078 === undefined) { break l4060; }
        l_list = r4078;
        p = pos;
        l4094: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
            const s4096 = p;
            const t4097 = trail.length;
            l4095: {
              const r4098 = readResult(p);
              if (r4098 === undefined) { break l4095; }
              l_result = r4098;
              p = pos;
              break l4094;
            }
            p = s4096;
            if (trail.length > t4097) trail.length = t4097;
          } else touched ||= p >= end;
          l_result = null;
        }
        p = skipBlanks(p);
        if (p < 0) { break l4060; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4060;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l4057;
      }
      p = s4058;
      if (trail.length > t4059) trail.length = t4059;
    } else touched ||= p >= end;
    l4100: {
      if (text.charCodeAt(p) === 97) {
        const s4102 = p;
        l4101: {
          let e4103!: "async";
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l4101;
          }
          e4103 = "async";
          p += 5;
          let e4104!: string[];
          const list4109: string[] = [];
          l4105: for (;;) {
            const s4107 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l4106: {
                let v4108!: string;
                const r4111 = readBlank(p);
                if (r4111 === undefined) { break l4106; }
                v4108 = r4111;
                p = pos;
                list4109.push(v4108);
                continue l4105;
              }
              p = s4107;
            } else touched ||= p >= end;
            break;
          }
          if (list4109.length === 0) { break l4101; }
          e4104 = list4109;
          l_isAsync = [e4103, e4104];
          break l4100;
        }
        p = s4102;
      } else touched ||= p >= end;
      l_isAsync = null;
    }
    l4113: {
      if (text.charCodeAt(p) === 100) {
        const s4115 = p;
        l4114: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l4114;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l4114;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l4113;
        }
        p = s4115;
      } else touched ||= p >= end;
    }
    const s4116 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSignatureName(p);
    if (p < 0) { return undefined; }
    l_name = text.slice(s4116, p);
    if (!(text.charCodeAt(p) === 40)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4117 = readParameters(p);
    if (r4117 === undefined) { return undefined; }
    l_list = r4117;
    p = pos;
    l4119: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
        const s4121 = p;
        const t4122 = trail.length;
        l4120: {
          const r4123 = readWordResult(p);
          if (r4123 === undefined) { break l4120; }
          l_result = r4123;
          p = pos;
          break l4119;
        }
        p = s4121;
        if (trail.length > t4122) trail.length = t4122;
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
  l4079: {
    const s4080 = p;
    const t4081 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l4082: {
        p = skipBlanks(p);
        if (p < 0) { break l4082; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l4082;
        }
        const r4083 = readParameters(p);
        if (r4083 === undefined) { break l4082; }
        value = r4083;
        p = pos;
        break l4079;
      }
      p = s4080;
      if (trail.length > t4081) trail.length = t4081;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4085 = readMissingListedParameters(p);
    if (r4085 === undefined) { return undefined; }
    value = r4085;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingListedParameters(p: number): MissingListedParametersNode | undefined {
  let c = 0;
  const start = p;
  l4088: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594)) {
      const s4086 = p;
      l4087: {
        p = skipBlanks(p);
        if (p < 0) { break l4087; }
        l4089: {
          const s4090 = p;
          if (text.charCodeAt(p) === 96) {
            l4091: {

              p++;
              break l4089;
            }
            p = s4090;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l4087;
          }
          p = skipArrow(p);
          if (p < 0) { break l4087; }
        }
        p = s4086;
        break l4088;
      }
      p = s4086;
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
  const r4124 = readResultArrow(p);
  if (r4124 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4126 = readResultWord(p);
  if (r4126 === undefined) { return undefined; }
  l_of = r4126;
  p = pos;
  pos = p;
  return { type: 'WordResult', start: base + start, end: base + p, of: l_of };
}

function readResultWord(p: number): ResultWordNode | undefined {
  let c = 0;
  const start = p;
  let m4130 = false;
  l4127: for (;;) {
    const s4129 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l4128: {
        l4131: {
          const s4132 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l4133: {
              p = skipBracketed(p);
              if (p < 0) { break l4133; }
              break l4131;
            }
            p = s4132;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l4128;
          }
          p++;
        }
        m4130 = true;
        continue l4127;
      }
      p = s4129;
    } else touched ||= p >= end;
    break;
  }
  if (!m4130) { return undefined; }
  pos = p;
  return { type: 'ResultWord', start: base + start, end: base + p };
}

function leaf490(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4140!: null;
  {
    const s4141 = p;
    l4142: {
      p = skipListedStop(p);
      if (p < 0) { break l4142; }
      return -1;
    }
    p = s4141;
  }
  e4140 = null;
  value = [e4140];
  leafValue = value;
  return p;
}

function skipListedStop(p: number): number {
  let c = 0;
  l4144: {
    const s4145 = p;
    l4146: {
      p = skipMethodStop(p);
      if (p < 0) { break l4146; }
      break l4144;
    }
    p = s4145;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s4147 = p;
        l4148: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l4148; }
          return -1;
        }
        p = s4147;
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
  const r4150 = readNamesHead(p);
  if (r4150 === undefined) { return -1; }
  value = r4150;
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
  const r4151 = readHolds(p);
  if (r4151 === undefined) { return undefined; }
  l_holds = r4151;
  p = pos;
  l4155: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s4153 = p;
      l4154: {
        p = skipDependenciesName(p);
        if (p < 0) { break l4154; }
        p = s4153;
        break l4155;
      }
      p = s4153;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4156 = read_label(p);
  if (r4156 === undefined) { return undefined; }
  l_label = r4156;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4158: {
    const s4159 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) {
      l4160: {
        const r4161 = readNameLine(p);
        if (r4161 === undefined) { break l4160; }
        l_value = r4161;
        p = pos;
        break l4158;
      }
      p = s4159;
    } else touched ||= p >= end;
    const r4172 = readLineValue(p);
    if (r4172 === undefined) { return undefined; }
    l_value = r4172;
    p = pos;
  }
  const r4174 = readValueEnd(p);
  if (r4174 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNameLine(p: number): NameLineNode | undefined {
  let c = 0;
  const start = p;
  let l_names!: NameNode[];
  const list4167: NameNode[] = [];
  let n4165 = 0;
  l4162: for (;;) {
    const s4164 = p;
    l4163: {
      if (n4165 > 0) {
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l4163;
        }
        p++;
      }
      let v4166!: NameNode;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
        touched ||= p >= end;
        break l4163;
      }
      const r4168 = readName(p);
      if (r4168 === undefined) { break l4163; }
      v4166 = r4168;
      p = pos;
      list4167.push(v4166);
      n4165++;
      continue l4162;
    }
    p = s4164;
    break;
  }
  if (n4165 < 1) { return undefined; }
  l_names = list4167;
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
  const near4169 = p + 16;
  while (p < near4169 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) p++;
  if (p === near4169) {
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
    const s4177 = p;
    l4178: {
      p = skipFieldEnd(p);
      if (p < 0) { break l4178; }
      return -1;
    }
    p = s4177;
  }
  if (p < end) {
    {
      const s4180 = p;
      l4181: {
        p = skipBlockStart(p);
        if (p < 0) { break l4181; }
        return -1;
      }
      p = s4180;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4183 = readNamesText(p);
  if (r4183 === undefined) { return -1; }
  value = r4183;
  p = pos;
  leafValue = value;
  return p;
}

function readNamesText(p: number): NamesTextNode | undefined {
  const start = p;
  let l_lines!: NameLineNode[];
  const list4189: NameLineNode[] = [];
  l4184: for (;;) {
    const s4186 = p;
    const t4187 = trail.length;
    if (p < end) {
      l4185: {
        let v4188!: NameLineNode;
        const r4191 = readNameTextLine(p);
        if (r4191 === undefined) { break l4185; }
        v4188 = r4191;
        p = pos;
        list4189.push(v4188);
        continue l4184;
      }
      p = s4186;
      if (trail.length > t4187) trail.length = t4187;
    } else touched ||= p >= end;
    break;
  }
  if (list4189.length === 0) { return undefined; }
  l_lines = list4189;
  pos = p;
  return { type: 'NamesText', start: base + start, end: base + p, lines: l_lines };
}

function readNameTextLine(p: number): NameLineNode | undefined {
  let c = 0;
  let value!: NameLineNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s4192 = p;
      l4193: {
        p = skipBlankLine(p);
        if (p < 0) { break l4193; }
        return undefined;
      }
      p = s4192;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s4195 = p;
      l4196: {
        p = skipParagraphStop(p);
        if (p < 0) { break l4196; }
        return undefined;
      }
      p = s4195;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4198 = readNameLine(p);
  if (r4198 === undefined) { return undefined; }
  value = r4198;
  p = pos;
  const r4200 = readLineEnd(p);
  if (r4200 === undefined) { return undefined; }
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
  const r4204 = readNotesHead(p);
  if (r4204 === undefined) { return -1; }
  value = r4204;
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
  const r4205 = readNotesHolds(p);
  if (r4205 === undefined) { return undefined; }
  l_holds = r4205;
  p = pos;
  l4218: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      const s4216 = p;
      l4217: {
        p = skipNotesName(p);
        if (p < 0) { break l4217; }
        p = s4216;
        break l4218;
      }
      p = s4216;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4219 = read_label(p);
  if (r4219 === undefined) { return undefined; }
  l_label = r4219;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4221 = readLineValue(p);
  if (r4221 === undefined) { return undefined; }
  l_value = r4221;
  p = pos;
  const r4223 = readValueEnd(p);
  if (r4223 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NotesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNotesHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l4206: {
    const s4207 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l4208: {
        const r4209 = readBulletHolds(p);
        if (r4209 === undefined) { break l4208; }
        value = r4209;
        p = pos;
        break l4206;
      }
      p = s4207;
    } else touched ||= p >= end;
    let n4214 = 0;
    l4211: for (;;) {
      if (n4214 >= 3) break;
      const s4213 = p;
      l4212: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l4212;
        }
        p++;
        n4214++;
        continue l4211;
      }
      p = s4213;
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
  const r4226 = readNumberHead(p);
  if (r4226 === undefined) { return -1; }
  value = r4226;
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
  const r4227 = readHolds(p);
  if (r4227 === undefined) { return undefined; }
  l_holds = r4227;
  p = pos;
  l4231: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false)) {
      const s4229 = p;
      l4230: {
        p = skipComplexityName(p);
        if (p < 0) { break l4230; }
        p = s4229;
        break l4231;
      }
      p = s4229;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4232 = read_label(p);
  if (r4232 === undefined) { return undefined; }
  l_label = r4232;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4234: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : false)) {
      const s4236 = p;
      const t4237 = trail.length;
      l4235: {
        const r4238 = read_wholeNumber(p);
        if (r4238 === undefined) { break l4235; }
        l_number = r4238;
        p = pos;
        break l4234;
      }
      p = s4236;
      if (trail.length > t4237) trail.length = t4237;
    } else touched ||= p >= end;
    l_number = null;
  }
  const r4248 = readLineValue(p);
  if (r4248 === undefined) { return undefined; }
  l_value = r4248;
  p = pos;
  const r4250 = readValueEnd(p);
  if (r4250 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NumberHead', start: base + start, end: base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
}

function read_wholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  let value!: WholeNumberNode;
  const r4239 = readAnswerGap(p);
  if (r4239 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4241 = readWholeNumber(p);
  if (r4241 === undefined) { return undefined; }
  value = r4241;
  p = pos;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 44 && c <= 47))) {
    {
      const s4244 = p;
      l4245: {
        p++;
        return undefined;
      }
      p = s4244;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readWholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_digits!: string;
  const s4242 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_digits = text.slice(s4242, p);
  pos = p;
  return { type: 'WholeNumber', start: base + start, end: base + p, digits: l_digits };
}

function leaf506(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4255: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4253 = p;
      l4254: {
        p = skipH1(p);
        if (p < 0) { break l4254; }
        p = s4253;
        break l4255;
      }
      p = s4253;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4256 = readChecklistHeading(p);
  if (r4256 === undefined) { return -1; }
  value = r4256;
  p = pos;
  leafValue = value;
  return p;
}

function readChecklistHeading(p: number): ChecklistHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l4259: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128)) {
      const s4257 = p;
      l4258: {
        p = skipTitleStart(p);
        if (p < 0) { break l4258; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_130[c] === 1 : false))) {
          touched ||= p >= end;
          break l4258;
        }
        p = skipChecklistName(p);
        if (p < 0) { break l4258; }
        p = s4257;
        break l4259;
      }
      p = s4257;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4265 = readSectionHeading(p);
  if (r4265 === undefined) { return undefined; }
  l_heading = r4265;
  p = pos;
  pos = p;
  return { type: 'ChecklistHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipChecklistName(p: number): number {
  let c = 0;
  l4260: {
    const s4261 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4262: {
        if (!isCaseless(p, "design")) { break l4262; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4262;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "review")) { break l4262; }
        p += 6;
        break l4260;
      }
      p = s4261;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4263: {
        if (!isCaseless(p, "design")) { break l4263; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4263;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l4263; }
        p += 9;
        break l4260;
      }
      p = s4261;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l4264: {
        if (!isCaseless(p, "review")) { break l4264; }
        p += 6;
        break l4260;
      }
      p = s4261;
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
  const r4268 = readCheckHeading(p);
  if (r4268 === undefined) { return -1; }
  value = r4268;
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
  l4269: {
    const s4270 = p;
    const t4271 = trail.length;
    l4272: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4272; }
      let n4276 = 0;
      l4273: for (;;) {
        if (n4276 >= 3) break;
        const s4275 = p;
        l4274: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4274;
          }
          p++;
          n4276++;
          continue l4273;
        }
        p = s4275;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4272;
      }
      const r4277 = readMark(p);
      if (r4277 === undefined) { break l4272; }
      l_mark = r4277;
      p = pos;
      l4279: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4281 = p;
          const t4282 = trail.length;
          l4280: {
            const r4283 = readBadTitleNumber(p);
            if (r4283 === undefined) { break l4280; }
            p = pos;
            break l4279;
          }
          p = s4281;
          if (trail.length > t4282) trail.length = t4282;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l4272;
      }
      const r4285 = read_pair(p);
      if (r4285 === undefined) { break l4272; }
      l_pair = r4285;
      p = pos;
      const r4287 = readHeadingEnd(p);
      if (r4287 === undefined) { break l4272; }
      p = pos;
      break l4269;
    }
    p = s4270;
    if (trail.length > t4271) trail.length = t4271;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4289: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4289; }
      let n4293 = 0;
      l4290: for (;;) {
        if (n4293 >= 3) break;
        const s4292 = p;
        l4291: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4291;
          }
          p++;
          n4293++;
          continue l4290;
        }
        p = s4292;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4289;
      }
      const r4294 = readMark(p);
      if (r4294 === undefined) { break l4289; }
      l_mark = r4294;
      p = pos;
      l4296: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4298 = p;
          const t4299 = trail.length;
          l4297: {
            const r4300 = readBadTitleNumber(p);
            if (r4300 === undefined) { break l4297; }
            p = pos;
            break l4296;
          }
          p = s4298;
          if (trail.length > t4299) trail.length = t4299;
        } else touched ||= p >= end;
      }
      const r4302 = readTitleText(p);
      if (r4302 === undefined) { break l4289; }
      l_title = r4302;
      p = pos;
      const r4304 = readHeadingEnd(p);
      if (r4304 === undefined) { break l4289; }
      p = pos;
      break l4269;
    }
    p = s4270;
    if (trail.length > t4271) trail.length = t4271;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4308: {
      if (p < end) {
        const s4306 = p;
        l4307: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4307; }
          p = s4306;
          break l4308;
        }
        p = s4306;
      } else touched ||= p >= end;
      return undefined;
    }
    l4309: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s4311 = p;
        const t4312 = trail.length;
        l4310: {
          const r4313 = readBadTitleNumber(p);
          if (r4313 === undefined) { break l4310; }
          p = pos;
          break l4309;
        }
        p = s4311;
        if (trail.length > t4312) trail.length = t4312;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4315 = read_pair(p);
    if (r4315 === undefined) { return undefined; }
    l_pair = r4315;
    p = pos;
    const r4317 = readHeadingEnd(p);
    if (r4317 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4319 = readBadSetext(p);
    if (r4319 === undefined) { return undefined; }
    l_under = r4319;
    p = pos;
  }
  pos = p;
  return { type: 'CheckHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf511(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e4322!: null;
  {
    const s4323 = p;
    l4324: {
      p = skipSectionStop(p);
      if (p < 0) { break l4324; }
      return -1;
    }
    p = s4323;
  }
  e4322 = null;
  let e4326!: null;
  {
    const s4327 = p;
    l4328: {
      p = skipCheckHeading(p);
      if (p < 0) { break l4328; }
      return -1;
    }
    p = s4327;
  }
  e4326 = null;
  value = [e4322, e4326];
  leafValue = value;
  return p;
}

function leaf512(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4332: {
    if (p < end) {
      const s4330 = p;
      l4331: {
        l4333: {
          const s4334 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            l4335: {
              p = skipH2(p);
              if (p < 0) { break l4335; }
              break l4333;
            }
            p = s4334;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l4331;
          }
          p = skipSetextAhead(p);
          if (p < 0) { break l4331; }
        }
        p = s4330;
        break l4332;
      }
      p = s4330;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4336 = readChecklistHeading(p);
  if (r4336 === undefined) { return -1; }
  value = r4336;
  p = pos;
  leafValue = value;
  return p;
}

function leaf513(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4340: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4338 = p;
      l4339: {
        p = skipH3(p);
        if (p < 0) { break l4339; }
        p = s4338;
        break l4340;
      }
      p = s4338;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
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

function leaf514(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s4343 = p;
      l4344: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l4344; }
        return -1;
      }
      p = s4343;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4346 = readOtherHeading(p);
  if (r4346 === undefined) { return -1; }
  value = r4346;
  p = pos;
  leafValue = value;
  return p;
}

function leaf515(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l4348: {
    const s4349 = p;
    const t4350 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l4351: {
        const r4352 = readWrapperEnd(p);
        if (r4352 === undefined) { break l4351; }
        value = r4352;
        p = pos;
        break l4348;
      }
      p = s4349;
      if (trail.length > t4350) trail.length = t4350;
    } else touched ||= p >= end;
    const r4356 = readMissingWrapperEnd(p);
    if (r4356 === undefined) { return -1; }
    value = r4356;
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
  const r4353 = readLineEnd(p);
  if (r4353 === undefined) { return undefined; }
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
  const r4358 = readAfter(p);
  if (r4358 === undefined) { return -1; }
  value = r4358;
  p = pos;
  leafValue = value;
  return p;
}

function readAfter(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  l4359: {
    const s4360 = p;
    const t4361 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l4362: {
        const r4363 = readBlankLine(p);
        if (r4363 === undefined) { break l4362; }
        value = r4363;
        p = pos;
        break l4359;
      }
      p = s4360;
      if (trail.length > t4361) trail.length = t4361;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4365 = readAfterText(p);
    if (r4365 === undefined) { return undefined; }
    value = r4365;
    p = pos;
  }
  pos = p;
  return value;
}

function readAfterText(p: number): AfterTextNode | undefined {
  let c = 0;
  const start = p;
  let m4370 = false;
  l4366: for (;;) {
    const s4368 = p;
    const t4369 = trail.length;
    if (p < end) {
      l4367: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s4371 = p;
            l4372: {
              p = skipBlankLine(p);
              if (p < 0) { break l4372; }
              break l4367;
            }
            p = s4371;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l4367;
        }
        const r4374 = readLine(p);
        if (r4374 === undefined) { break l4367; }
        p = pos;
        m4370 = true;
        continue l4366;
      }
      p = s4368;
      if (trail.length > t4369) trail.length = t4369;
    } else touched ||= p >= end;
    break;
  }
  if (!m4370) { return undefined; }
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
  const r4378 = readMethodText(p);
  if (r4378 === undefined) { return -1; }
  value = r4378;
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
  const r4379 = readSignature(p);
  if (r4379 === undefined) { return undefined; }
  l_signature = r4379;
  p = pos;
  if (p < end) {
    {
      const s4381 = p;
      l4382: {
        p++;
        return undefined;
      }
      p = s4381;
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
