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
  readonly TextHead: TextHeadNode;
  readonly AnswerHead: AnswerHeadNode;
  readonly JsonHead: JsonHeadNode;
  readonly SqlHead: SqlHeadNode;
  readonly NumberHead: NumberHeadNode;
  readonly OtherHead: OtherHeadNode;
  readonly EntriesHead: EntriesHeadNode;
  readonly EntriesText: EntriesTextNode;
  readonly FailuresHead: FailuresHeadNode;
  readonly FailureLines: FailureLinesNode;
  readonly SchemasHeading: SchemasHeadingNode;
  readonly SchemaHeading: SchemaHeadingNode;
  readonly ColumnsHead: ColumnsHeadNode;
  readonly TableRows: TableRowsNode;
  readonly ComponentsHeading: ComponentsHeadingNode;
  readonly ComponentHeading: ComponentHeadingNode;
  readonly MethodHeading: MethodHeadingNode;
  readonly NamesHead: NamesHeadNode;
  readonly NamesText: NamesTextNode;
  readonly NotesHead: NotesHeadNode;
  readonly InterfacesHead: InterfacesHeadNode;
  readonly ListedHeading: ListedHeadingNode;
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
const TABLE_82 = tableOf([67, 68], [80, 80], [82, 83], [85, 86], [99, 100], [112, 112], [114, 115], [117, 118]);
const TABLE_83 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
const TABLE_84 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
const TABLE_85 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
const TABLE_86 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
const TABLE_87 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 68], [80, 80], [82, 83], [85, 86], [95, 95], [99, 100], [112, 112], [114, 115], [117, 118]);
const TABLE_88 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
const TABLE_89 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
const TABLE_90 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
const TABLE_91 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
const TABLE_92 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
const TABLE_93 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
const TABLE_94 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
const TABLE_95 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
const TABLE_96 = tableOf([9, 9], [32, 32], [42, 42], [96, 96]);
const TABLE_97 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [96, 96]);
const TABLE_98 = tableOf([9, 10], [13, 13], [32, 32], [40, 40], [44, 46], [58, 59]);
const TABLE_99 = tableOf([82, 82], [84, 84], [89, 89], [114, 114], [116, 116], [121, 121]);
const TABLE_100 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [82, 82], [84, 84], [89, 89], [96, 96], [114, 114], [116, 116], [121, 121]);
const TABLE_101 = tableOf([70, 70], [78, 78], [102, 102], [110, 110]);
const TABLE_102 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
const TABLE_103 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
const TABLE_104 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
const TABLE_105 = tableOf([70, 70], [82, 82], [102, 102], [114, 114]);
const TABLE_106 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
const TABLE_107 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
const TABLE_108 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
const TABLE_109 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
const TABLE_110 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
const TABLE_111 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
const TABLE_112 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
const TABLE_113 = tableOf([65, 65], [68, 69], [80, 83], [97, 97], [100, 101], [112, 115]);
const TABLE_114 = tableOf([69, 69], [82, 82], [101, 101], [114, 114]);
const TABLE_115 = tableOf([67, 68], [70, 70], [73, 73], [82, 82], [99, 100], [102, 102], [105, 105], [114, 114]);
const TABLE_116 = tableOf([67, 67], [70, 70], [99, 99], [102, 102]);
const TABLE_117 = tableOf([65, 65], [68, 69], [80, 80], [82, 82], [84, 84], [97, 97], [100, 101], [112, 112], [114, 114], [116, 116]);
const TABLE_118 = tableOf([65, 65], [80, 80], [97, 97], [112, 112]);
const TABLE_119 = tableOf([69, 69], [82, 82], [84, 84], [101, 101], [114, 114], [116, 116]);
const TABLE_120 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_121 = tableOf([73, 73], [77, 77], [105, 105], [109, 109]);
const TABLE_122 = tableOf([73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_123 = tableOf([67, 67], [80, 80], [83, 83], [86, 86], [99, 99], [112, 112], [115, 115], [118, 118]);
const TABLE_124 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_125 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
const TABLE_126 = tableOf([9, 9], [32, 32], [40, 40], [45, 45], [61, 61], [96, 96]);
const TABLE_127 = tableOf([9, 9], [32, 32], [45, 45], [61, 61], [96, 96]);
const TABLE_128 = tableOf([0, 8], [11, 12], [14, 31], [33, 40], [43, 57], [59, 92], [94, 95], [97, 124], [126, 127]);
const TABLE_129 = tableOf([0, 8], [11, 12], [14, 31], [33, 39], [43, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_130 = tableOf([65, 65], [69, 69], [80, 82], [84, 84], [97, 97], [101, 101], [112, 114], [116, 116]);
const TABLE_131 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [69, 69], [80, 82], [84, 84], [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
const TABLE_132 = tableOf([9, 9], [32, 32], [42, 42], [80, 82], [95, 95], [112, 114]);
const TABLE_133 = tableOf([9, 9], [32, 32], [44, 44], [59, 59]);
const TABLE_134 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
const TABLE_135 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
const TABLE_136 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
const TABLE_137 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [49, 53], [95, 96]);
const TABLE_138 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68], [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 127]);
const TABLE_139 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
const TABLE_140 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67], [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 127]);
const TABLE_141 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_142 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
const TABLE_143 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110]);
const TABLE_144 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109]);
const TABLE_145 = tableOf([67, 68], [82, 82], [99, 100], [114, 114]);
const TABLE_146 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 68], [73, 73], [82, 82], [86, 86], [88, 88], [92, 96], [99, 100], [114, 114], [124, 127]);
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
const STARTS_10 = startsOf([9, 10], [13, 13], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116, 116]);
const STARTS_11 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const STARTS_12 = startsOf([32, 32], [42, 42], [45, 45], [60, 60], [95, 96], [126, 126]);
const STOPS_13 = /[\u000a\u000d\u002a\u003a\u0060]/g;
const STOPS_14 = /[\u000a\u000d\u007c]/g;
const STOPS_15 = /[\u000a\u000d\u005c\u007c]/g;
const STARTS_16 = startsOf([0, 65535]);
const STARTS_17 = startsOf([9, 10], [13, 13], [32, 32]);
const STOPS_18 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u002a\u002f\u003c\u0060]/g;
const STOPS_19 = /[\u000a\u000d\u002a\u003a\u005f-\u0060]/g;
const STOPS_20 = /[\u000a\u000d\u002a\u005f-\u0060]/g;
const STOPS_21 = /[\u000a\u000d\u003a\u0060]/g;
const STOPS_22 = /[\u000a\u000d\u0028]/g;
const STOPS_23 = /[\u000a\u000d\u0022\u0027-\u0029\u002c-\u002d\u003d\u005b\u005d\u0060\u007b\u007d\u2013\u2192]/g;
const STOPS_24 = /[\u000a\u000d\u0022\u0027-\u0029\u005b\u005d\u007b\u007d]/g;
const STOPS_25 = /[\u000a\u000d\u0022\u005c]/g;
const STOPS_26 = /[\u000a\u000d\u0027\u005c]/g;
const STOPS_27 = /[\u000a\u000d\u0028-\u0029\u003a\u0060]/g;
const STOPS_28 = /[\u000a\u000d\u0029]/g;
const STOPS_29 = /[\u000a\u000d\u0029\u002c\u0060]/g;
const STARTS_30 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 65535]);
const STARTS_31 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73], [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 65535]);
const STARTS_32 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73], [86, 86], [88, 88], [92, 97], [124, 65535]);
const STARTS_33 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [69, 69], [80, 82], [84, 84], [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
const STARTS_34 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
const STARTS_35 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
const STARTS_36 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69], [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 65535]);
const STARTS_37 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
const STARTS_38 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68], [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 65535]);
const STOPS_39 = /[\u000a\u000d\u002c]/g;
const STARTS_40 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
const STARTS_41 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110], [304, 304]);
const STARTS_42 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
const STARTS_43 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109], [304, 304]);
const STARTS_44 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67], [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 65535]);
const STARTS_45 = startsOf([32, 32], [35, 35]);

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
  let value!: string | MetadataLineNode;
  l735: {
    const s736 = p;
    const t737 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l738: {
        const r739 = readBlankLines(p);
        if (r739 === undefined) { break l738; }
        value = r739;
        p = pos;
        break l735;
      }
      p = s736;
      if (trail.length > t737) trail.length = t737;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    const r777 = readMetadataLine(p);
    if (r777 === undefined) { return -1; }
    value = r777;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlankLines(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s740 = p;
  let m745 = false;
  l741: for (;;) {
    const s743 = p;
    const t744 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l742: {
        const r746 = readBlankLine(p);
        if (r746 === undefined) { break l742; }
        p = pos;
        m745 = true;
        continue l741;
      }
      p = s743;
      if (trail.length > t744) trail.length = t744;
    } else touched ||= p >= end;
    break;
  }
  if (!m745) { return undefined; }
  value = text.slice(s740, p);
  pos = p;
  return value;
}

function readBlankLine(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l747: {
    const s748 = p;
    const t749 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l750: {
        let e751!: string[];
        const list756: string[] = [];
        l752: for (;;) {
          const s754 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l753: {
              let v755!: string;
              const r758 = readBlank(p);
              if (r758 === undefined) { break l753; }
              v755 = r758;
              p = pos;
              list756.push(v755);
              continue l752;
            }
            p = s754;
          } else touched ||= p >= end;
          break;
        }
        e751 = list756;
        let e760!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l750;
        }
        const r761 = readEol(p);
        if (r761 === undefined) { break l750; }
        e760 = r761;
        p = pos;
        value = [e751, e760];
        break l747;
      }
      p = s748;
      if (trail.length > t749) trail.length = t749;
    } else touched ||= p >= end;
    let e763!: string[];
    const list768: string[] = [];
    l764: for (;;) {
      const s766 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l765: {
          let v767!: string;
          const r770 = readBlank(p);
          if (r770 === undefined) { break l765; }
          v767 = r770;
          p = pos;
          list768.push(v767);
          continue l764;
        }
        p = s766;
      } else touched ||= p >= end;
      break;
    }
    if (list768.length === 0) { return undefined; }
    e763 = list768;
    let e772!: null;
    const r773 = readEof(p);
    if (r773 === undefined) { return undefined; }
    e772 = r773;
    p = pos;
    value = [e763, e772];
  }
  pos = p;
  return value;
}

function readMetadataLine(p: number): MetadataLineNode | undefined {
  let c = 0;
  const start = p;
  let l_field!: TaskIdLabelNode | TimestampLabelNode;
  p = skipMetadataLead(p);
  if (p < 0) { return undefined; }
  l785: {
    const s786 = p;
    const t787 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l788: {
        const r789 = readTaskIdLabel(p);
        if (r789 === undefined) { break l788; }
        l_field = r789;
        p = pos;
        break l785;
      }
      p = s786;
      if (trail.length > t787) trail.length = t787;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r868 = readTimestampLabel(p);
    if (r868 === undefined) { return undefined; }
    l_field = r868;
    p = pos;
  }
  pos = p;
  return { type: 'MetadataLine', start: base + start, end: base + p, field: l_field };
}

function skipMetadataLead(p: number): number {
  let c = 0;
  l778: {
    const s779 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l780: {
        p = skipBulletLead(p);
        if (p < 0) { break l780; }
        break l778;
      }
      p = s779;
    } else touched ||= p >= end;
    let n784 = 0;
    l781: for (;;) {
      if (n784 >= 3) break;
      const s783 = p;
      l782: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l782;
        }
        p++;
        n784++;
        continue l781;
      }
      p = s783;
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
  l792: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s790 = p;
      l791: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 84 || c === 116))) {
          touched ||= p >= end;
          break l791;
        }
        p = skipTaskIdName(p);
        if (p < 0) { break l791; }
        p = s790;
        break l792;
      }
      p = s790;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r793 = read_label(p);
  if (r793 === undefined) { return undefined; }
  l_label = r793;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r842 = readLineValue(p);
  if (r842 === undefined) { return undefined; }
  l_value = r842;
  p = pos;
  const r855 = readValueEnd(p);
  if (r855 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TaskIdLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function skipTaskIdName(p: number): number {
  let c = 0;
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
  l794: {
    const s795 = p;
    const t796 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l797: {
        const r798 = readLabel(p);
        if (r798 === undefined) { break l797; }
        value = r798;
        p = pos;
        break l794;
      }
      p = s795;
      if (trail.length > t796) trail.length = t796;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r806 = readBadLabel(p);
    if (r806 === undefined) { return undefined; }
    value = r806;
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
  const r799 = readLabelName(p);
  if (r799 === undefined) { return undefined; }
  l_name = r799;
  p = pos;
  l802: {
    const s803 = p;
    if (text.charCodeAt(p) === 58) {
      l804: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l804; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l804;
        }
        p += 2;
        break l802;
      }
      p = s803;
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
  const near800 = p + 16;
  while (p < near800 && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
  if (p === near800) {
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
  l807: {
    const s808 = p;
    if (text.charCodeAt(p) === 95) {
      l809: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l809;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l809;
        }
        const r810 = readUnderscoredName(p);
        if (r810 === undefined) { break l809; }
        l_name = r810;
        p = pos;
        l813: {
          const s814 = p;
          if (text.charCodeAt(p) === 58) {
            l815: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l815; }
              if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l815;
              }
              p += 2;
              break l813;
            }
            p = s814;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l809;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l809; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l809;
          }
          p++;
        }
        break l807;
      }
      p = s808;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l816: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l816;
        }
        const r817 = readKnownName(p);
        if (r817 === undefined) { break l816; }
        l_name = r817;
        p = pos;
        l819: {
          const s820 = p;
          if (text.charCodeAt(p) === 58) {
            l821: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l821; }
              if (text.charCodeAt(p) !== 42) {
                touched ||= p >= end;
                break l821;
              }
              p++;
              break l819;
            }
            p = s820;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42) {
            touched ||= p >= end;
            break l816;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l816; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l816;
          }
          p++;
        }
        break l807;
      }
      p = s808;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l822: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l822;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l822;
        }
        const r823 = readKnownName(p);
        if (r823 === undefined) { break l822; }
        l_name = r823;
        p = pos;
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l822;
        }
        p += 2;
        l827: {
          const s825 = p;
          l826: {
            l828: {
              const s829 = p;
              l830: {
                p = skipBlanks(p);
                if (p < 0) { break l830; }
                p = skipLineEnd(p);
                if (p < 0) { break l830; }
                break l828;
              }
              p = s829;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l826;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l826;
              }
              p++;
            }
            p = s825;
            break l827;
          }
          p = s825;
          break l822;
        }
        break l807;
      }
      p = s808;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l831: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l831;
        }
        l_open = "**";
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l831;
        }
        const r832 = readKnownName(p);
        if (r832 === undefined) { break l831; }
        l_name = r832;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l831; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l831;
        }
        p++;
        l836: {
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
            const s834 = p;
            l835: {
              p = skipBlanks(p);
              if (p < 0) { break l835; }
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                touched ||= p >= end;
                break l835;
              }
              p++;
              const near837 = p + 16;
              while (p < near837 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
              if (p === near837) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l835;
              }
              p += 2;
              p = skipBlanks(p);
              if (p < 0) { break l835; }
              p = skipLineEnd(p);
              if (p < 0) { break l835; }
              p = s834;
              break l836;
            }
            p = s834;
          } else touched ||= p >= end;
          break l831;
        }
        break l807;
      }
      p = s808;
      l_open = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r838 = readKnownName(p);
    if (r838 === undefined) { return undefined; }
    l_name = r838;
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
  const near811 = p + 16;
  while (p < near811 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
  if (p === near811) {
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
  l843: for (;;) {
    const s845 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l844: {
        p = skipLinePiece(p);
        if (p < 0) { break l844; }
        continue l843;
      }
      p = s845;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'LineValue', start: base + start, end: base + p };
}

function skipLinePiece(p: number): number {
  let c = 0;
  l847: {
    const s848 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) {
      l849: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l849;
        }
        p++;
        const near850 = p + 16;
        while (p < near850 && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)) p++;
        if (p === near850) {
          STOPS_9.lastIndex = p;
          p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l847;
      }
      p = s848;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s851 = p;
        l852: {
          p = skipLineNoise(p);
          if (p < 0) { break l852; }
          p = skipLineEnd(p);
          if (p < 0) { break l852; }
          return -1;
        }
        p = s851;
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
  let e856!: BadNoiseNode | null;
  l857: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s859 = p;
      const t860 = trail.length;
      l858: {
        const r861 = readBadNoise(p);
        if (r861 === undefined) { break l858; }
        e856 = r861;
        p = pos;
        break l857;
      }
      p = s859;
      if (trail.length > t860) trail.length = t860;
    } else touched ||= p >= end;
    e856 = null;
  }
  let e863!: "\n" | BadLineEndNode | null;
  const r864 = readLineEnd(p);
  if (r864 === undefined) { return undefined; }
  e863 = r864;
  p = pos;
  value = [e856, e863];
  pos = p;
  return value;
}

function readTimestampLabel(p: number): TimestampLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l871: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s869 = p;
      l870: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 84 || c === 116))) {
          touched ||= p >= end;
          break l870;
        }
        p = skipTimestampName(p);
        if (p < 0) { break l870; }
        p = s869;
        break l871;
      }
      p = s869;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r872 = read_label(p);
  if (r872 === undefined) { return undefined; }
  l_label = r872;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r874 = readLineValue(p);
  if (r874 === undefined) { return undefined; }
  l_value = r874;
  p = pos;
  const r876 = readValueEnd(p);
  if (r876 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TimestampLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function skipTimestampName(p: number): number {
  let c = 0;
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

function leaf109(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingMarkEndNode | SubheadingNode;
  l880: {
    const s881 = p;
    const t882 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
      l883: {
        const r884 = readMissingMarkEnd(p);
        if (r884 === undefined) { break l883; }
        value = r884;
        p = pos;
        break l880;
      }
      p = s881;
      if (trail.length > t882) trail.length = t882;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return -1;
    }
    const r937 = readSubheading(p);
    if (r937 === undefined) { return -1; }
    value = r937;
    p = pos;
  }
  leafValue = value;
  return p;
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
  let n888 = 0;
  l885: for (;;) {
    if (n888 >= 3) break;
    const s887 = p;
    l886: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l886;
      }
      p++;
      n888++;
      continue l885;
    }
    p = s887;
    break;
  }
  l889: {
    const s890 = p;
    if (text.charCodeAt(p) === 35) {
      l891: {
        let n895 = 0;
        l892: for (;;) {
          if (n895 >= 6) break;
          const s894 = p;
          l893: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l893;
            }
            p++;
            n895++;
            continue l892;
          }
          p = s894;
          break;
        }
        if (n895 < 1) { break l891; }
        p = skipBlanks(p);
        if (p < 0) { break l891; }
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l896: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l896;
        }
        p += 2;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
          touched ||= p >= end;
          break l896;
        }
        p++;
        const near897 = p + 16;
        while (p < near897 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
        if (p === near897) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l898: {
          if (text.charCodeAt(p) === 42) {
            const s900 = p;
            l899: {

              p++;
              break l898;
            }
            p = s900;
          } else touched ||= p >= end;
        }
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l901: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l901;
        }
        p += 2;
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l902: {
        p = skipFooterCut(p);
        if (p < 0) { break l902; }
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l928: {
        p++;
        break l889;
      }
      p = s890;
    } else touched ||= p >= end;
    let n932 = 0;
    l929: for (;;) {
      if (n932 >= 2) break;
      const s931 = p;
      l930: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l930;
        }
        p++;
        n932++;
        continue l929;
      }
      p = s931;
      break;
    }
    if (n932 < 1) { return -1; }
  }
  if (p < end) {
    {
      const s933 = p;
      l934: {
        p++;
        return -1;
      }
      p = s933;
    }
  } else touched ||= p >= end;
  return p;
}

function skipFooterCut(p: number): number {
  let c = 0;
  if (!isCaseless(p, "*g")) { return -1; }
  p += 2;
  l903: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s905 = p;
      l904: {
        if (!isCaseless(p, "e")) { break l904; }
        p += 1;
        l906: {
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            const s908 = p;
            l907: {
              if (!isCaseless(p, "n")) { break l907; }
              p += 1;
              l909: {
                if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                  const s911 = p;
                  l910: {
                    if (!isCaseless(p, "e")) { break l910; }
                    p += 1;
                    l912: {
                      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
                        const s914 = p;
                        l913: {
                          if (!isCaseless(p, "r")) { break l913; }
                          p += 1;
                          l915: {
                            if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
                              const s917 = p;
                              l916: {
                                if (!isCaseless(p, "a")) { break l916; }
                                p += 1;
                                l918: {
                                  if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
                                    const s920 = p;
                                    l919: {
                                      if (!isCaseless(p, "t")) { break l919; }
                                      p += 1;
                                      l921: {
                                        if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                                          const s923 = p;
                                          l922: {
                                            if (!isCaseless(p, "e")) { break l922; }
                                            p += 1;
                                            l924: {
                                              if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
                                                const s926 = p;
                                                l925: {
                                                  if (!isCaseless(p, "d")) { break l925; }
                                                  p += 1;
                                                  const near927 = p + 16;
                                                  while (p < near927 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                                                  if (p === near927) {
                                                    STOPS_6.lastIndex = p;
                                                    p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                                                  }
                                                  touched ||= p >= end;
                                                  break l924;
                                                }
                                                p = s926;
                                              } else touched ||= p >= end;
                                            }
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
  return p;
}

function readSubheading(p: number): SubheadingNode | undefined {
  const start = p;
  let l_mark!: MarkNode;
  let l_title!: TitleTextNode;
  let n941 = 0;
  l938: for (;;) {
    if (n941 >= 3) break;
    const s940 = p;
    l939: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l939;
      }
      p++;
      n941++;
      continue l938;
    }
    p = s940;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r942 = readMark(p);
  if (r942 === undefined) { return undefined; }
  l_mark = r942;
  p = pos;
  const r944 = readTitleText(p);
  if (r944 === undefined) { return undefined; }
  l_title = r944;
  p = pos;
  const r946 = readHeadingEnd(p);
  if (r946 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Subheading', start: base + start, end: base + p, mark: l_mark, title: l_title };
}

function leaf114(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RuleNode | FooterNode | FenceNode | CommentNode | MissingCommentEndNode;
  l949: {
    const s950 = p;
    const t951 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l952: {
        const r953 = readRule(p);
        if (r953 === undefined) { break l952; }
        value = r953;
        p = pos;
        break l949;
      }
      p = s950;
      if (trail.length > t951) trail.length = t951;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l959: {
        const r960 = readFooter(p);
        if (r960 === undefined) { break l959; }
        value = r960;
        p = pos;
        break l949;
      }
      p = s950;
      if (trail.length > t951) trail.length = t951;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l973: {
        const r974 = readFence(p);
        if (r974 === undefined) { break l973; }
        value = r974;
        p = pos;
        break l949;
      }
      p = s950;
      if (trail.length > t951) trail.length = t951;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l1051: {
        const r1052 = readComment(p);
        if (r1052 === undefined) { break l1051; }
        value = r1052;
        p = pos;
        break l949;
      }
      p = s950;
      if (trail.length > t951) trail.length = t951;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r1073 = readMissingCommentEnd(p);
    if (r1073 === undefined) { return -1; }
    value = r1073;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readRule(p: number): RuleNode | undefined {
  let c = 0;
  const start = p;
  l956: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      const s954 = p;
      l955: {
        p = skipThematicBreak(p);
        if (p < 0) { break l955; }
        p = s954;
        break l956;
      }
      p = s954;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near957 = p + 16;
  while (p < near957 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near957) {
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
  l963: {
    if (text.charCodeAt(p) === 42) {
      const s961 = p;
      l962: {
        p = skipFooterLine(p);
        if (p < 0) { break l962; }
        p = s961;
        break l963;
      }
      p = s961;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near971 = p + 16;
  while (p < near971 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near971) {
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
  l964: for (;;) {
    const s966 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l965: {
        if (text.charCodeAt(p) === 42) {
          {
            const s968 = p;
            l969: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l969; }
              p = skipLineEnd(p);
              if (p < 0) { break l969; }
              break l965;
            }
            p = s968;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l965;
        }
        p++;
        continue l964;
      }
      p = s966;
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
      const s975 = p;
      l976: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l976; }
        return undefined;
      }
      p = s975;
    }
  } else touched ||= p >= end;
  let n981 = 0;
  l978: for (;;) {
    if (n981 >= 3) break;
    const s980 = p;
    l979: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l979;
      }
      p++;
      n981++;
      continue l978;
    }
    p = s980;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r982 = readFenceRunHere(p);
  if (r982 === undefined) { return undefined; }
  l_run = r982;
  p = pos;
  registers[4] = l_run;
  const r993 = readFenceInfo(p);
  if (r993 === undefined) { return undefined; }
  l_info = r993;
  p = pos;
  const r996 = readLineEnd(p);
  if (r996 === undefined) { return undefined; }
  p = pos;
  const r998 = readFenceBody(p);
  if (r998 === undefined) { return undefined; }
  l_body = r998;
  p = pos;
  l1039: {
    const s1040 = p;
    const t1041 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1042: {
        const r1043 = readFenceClose(p);
        if (r1043 === undefined) { break l1042; }
        l_close = r1043;
        p = pos;
        break l1039;
      }
      p = s1040;
      if (trail.length > t1041) trail.length = t1041;
    } else touched ||= p >= end;
    const r1045 = readMissingFenceEnd(p);
    if (r1045 === undefined) { return undefined; }
    l_close = r1045;
    p = pos;
  }
  pos = p;
  return { type: 'Fence', start: base + start, end: base + p, run: l_run, info: l_info, body: l_body, close: l_close };
}

function readFenceRunHere(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l983: {
    const s984 = p;
    if (text.charCodeAt(p) === 96) {
      l985: {
        const s986 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l985;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s986, p);
        l989: {
          const s987 = p;
          l988: {
            const near990 = p + 16;
            while (p < near990 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
            if (p === near990) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l988; }
            p = s987;
            break l989;
          }
          p = s987;
          break l985;
        }
        break l983;
      }
      p = s984;
    } else touched ||= p >= end;
    const s991 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s991, p);
  }
  pos = p;
  return value;
}

function readFenceInfo(p: number): FenceInfoNode | undefined {
  let c = 0;
  const start = p;
  const near994 = p + 16;
  while (p < near994 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near994) {
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
  l999: for (;;) {
    const s1001 = p;
    const t1002 = trail.length;
    if (p < end) {
      l1000: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1004 = p;
            l1005: {
              p = skip_fenceClose(p);
              if (p < 0) { break l1005; }
              break l1000;
            }
            p = s1004;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1000;
        }
        const r1016 = readLine(p);
        if (r1016 === undefined) { break l1000; }
        p = pos;
        continue l999;
      }
      p = s1001;
      if (trail.length > t1002) trail.length = t1002;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'FenceBody', start: base + start, end: base + p };
}

function skip_fenceClose(p: number): number {
  let c = 0;
  let n1010 = 0;
  l1007: for (;;) {
    if (n1010 >= 3) break;
    const s1009 = p;
    l1008: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1008;
      }
      p++;
      n1010++;
      continue l1007;
    }
    p = s1009;
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
  l1015: {
    const s1013 = p;
    l1014: {
      p = skipLineEnd(p);
      if (p < 0) { break l1014; }
      p = s1013;
      break l1015;
    }
    p = s1013;
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
  const r1011 = readFenceRun(p);
  if (r1011 === undefined) { return undefined; }
  value = r1011;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l1017: {
    const s1018 = p;
    const t1019 = trail.length;
    if (p < end) {
      l1020: {
        let e1021!: string[];
        const list1026: string[] = [];
        l1022: for (;;) {
          const s1024 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1023: {
              let v1025!: string;
              v1025 = text.charAt(p);
              p++;
              list1026.push(v1025);
              continue l1022;
            }
            p = s1024;
          } else touched ||= p >= end;
          break;
        }
        e1021 = list1026;
        let e1028!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1020;
        }
        const r1029 = readEol(p);
        if (r1029 === undefined) { break l1020; }
        e1028 = r1029;
        p = pos;
        value = [e1021, e1028];
        break l1017;
      }
      p = s1018;
      if (trail.length > t1019) trail.length = t1019;
    } else touched ||= p >= end;
    const list1035: string[] = [];
    l1031: for (;;) {
      const s1033 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1032: {
          let v1034!: string;
          v1034 = text.charAt(p);
          p++;
          list1035.push(v1034);
          continue l1031;
        }
        p = s1033;
      } else touched ||= p >= end;
      break;
    }
    if (list1035.length === 0) { return undefined; }
    value = list1035;
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
      const s1046 = p;
      l1047: {
        p++;
        return undefined;
      }
      p = s1046;
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
  let n1056 = 0;
  l1053: for (;;) {
    if (n1056 >= 3) break;
    const s1055 = p;
    l1054: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1054;
      }
      p++;
      n1056++;
      continue l1053;
    }
    p = s1055;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1057: for (;;) {
    const s1059 = p;
    const t1060 = trail.length;
    if (p < end) {
      l1058: {
        if (text.charCodeAt(p) === 45) {
          {
            const s1062 = p;
            l1063: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l1063;
              }
              p += 3;
              break l1058;
            }
            p = s1062;
          }
        } else touched ||= p >= end;
        l1065: {
          const s1066 = p;
          const t1067 = trail.length;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l1068: {
              p++;
              break l1065;
            }
            p = s1066;
            if (trail.length > t1067) trail.length = t1067;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1058;
          }
          const r1069 = readEol(p);
          if (r1069 === undefined) { break l1058; }
          p = pos;
        }
        continue l1057;
      }
      p = s1059;
      if (trail.length > t1060) trail.length = t1060;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
    reachesEnd(p, "-->");
    return undefined;
  }
  p += 3;
  const near1071 = p + 16;
  while (p < near1071 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1071) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Comment', start: base + start, end: base + p };
}

function readMissingCommentEnd(p: number): MissingCommentEndNode | undefined {
  const start = p;
  let n1077 = 0;
  l1074: for (;;) {
    if (n1077 >= 3) break;
    const s1076 = p;
    l1075: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1075;
      }
      p++;
      n1077++;
      continue l1074;
    }
    p = s1076;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1078: for (;;) {
    const s1080 = p;
    const t1081 = trail.length;
    if (p < end) {
      l1079: {
        const r1083 = readLine(p);
        if (r1083 === undefined) { break l1079; }
        p = pos;
        continue l1078;
      }
      p = s1080;
      if (trail.length > t1081) trail.length = t1081;
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
  l1086: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1088 = p;
      const t1089 = trail.length;
      l1087: {
        const r1090 = readEol(p);
        if (r1090 === undefined) { break l1087; }
        value = r1090;
        p = pos;
        break l1086;
      }
      p = s1088;
      if (trail.length > t1089) trail.length = t1089;
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
  l1092: {
    const s1093 = p;
    const t1094 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1095: {
        const r1096 = readBullet(p);
        if (r1096 === undefined) { break l1095; }
        value = r1096;
        p = pos;
        break l1092;
      }
      p = s1093;
      if (trail.length > t1094) trail.length = t1094;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1386: {
        const r1387 = readTable(p);
        if (r1387 === undefined) { break l1386; }
        value = r1387;
        p = pos;
        break l1092;
      }
      p = s1093;
      if (trail.length > t1094) trail.length = t1094;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1509: {
        const r1510 = readBadNoiseLine(p);
        if (r1510 === undefined) { break l1509; }
        value = r1510;
        p = pos;
        break l1092;
      }
      p = s1093;
      if (trail.length > t1094) trail.length = t1094;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1518 = readParagraph(p);
    if (r1518 === undefined) { return -1; }
    value = r1518;
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
  const r1097 = readBulletColumn(p);
  if (r1097 === undefined) { return undefined; }
  l_lead = r1097;
  p = pos;
  l1106: {
    const s1108 = p;
    const t1109 = trail.length;
    l1107: {
      const r1110 = readBulletContent(p);
      if (r1110 === undefined) { break l1107; }
      l_content = r1110;
      p = pos;
      break l1106;
    }
    p = s1108;
    if (trail.length > t1109) trail.length = t1109;
    l_content = null;
  }
  const r1208 = readBulletText(p);
  if (r1208 === undefined) { return undefined; }
  l_text = r1208;
  p = pos;
  pos = p;
  return { type: 'Bullet', start: base + start, end: base + p, lead: l_lead, content: l_content, text: l_text };
}

function readBulletColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s1098 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1098, p);
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBulletSign(p);
  if (p < 0) { return undefined; }
  l1099: {
    const s1100 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1101: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1101;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1099;
      }
      p = s1100;
    } else touched ||= p >= end;
    l1104: {
      const s1102 = p;
      l1103: {
        p = skipLineEnd(p);
        if (p < 0) { break l1103; }
        p = s1102;
        break l1104;
      }
      p = s1102;
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
  l1111: {
    const s1112 = p;
    const t1113 = trail.length;
    l1114: {
      p = skipInFailures(p);
      if (p < 0) { break l1114; }
      l1115: {
        const s1116 = p;
        if (text.charCodeAt(p) === 42) {
          l1117: {
            const r1118 = readFailure(p);
            if (r1118 === undefined) { break l1117; }
            value = r1118;
            p = pos;
            break l1115;
          }
          p = s1116;
        } else touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l1114;
        }
        const r1131 = readLooseFailure(p);
        if (r1131 === undefined) { break l1114; }
        value = r1131;
        p = pos;
      }
      break l1111;
    }
    p = s1112;
    if (trail.length > t1113) trail.length = t1113;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
      l1146: {
        const r1147 = readLabelledItem(p);
        if (r1147 === undefined) { break l1146; }
        value = r1147;
        p = pos;
        break l1111;
      }
      p = s1112;
      if (trail.length > t1113) trail.length = t1113;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1151: {
        const r1152 = readCodeItem(p);
        if (r1152 === undefined) { break l1151; }
        value = r1152;
        p = pos;
        break l1111;
      }
      p = s1112;
      if (trail.length > t1113) trail.length = t1113;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1157 = readLooseItem(p);
    if (r1157 === undefined) { return undefined; }
    value = r1157;
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
  const r1119 = readHttpStatus(p);
  if (r1119 === undefined) { return undefined; }
  l_status = r1119;
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
  const r1125 = readFailureCode(p);
  if (r1125 === undefined) { return undefined; }
  l_code = r1125;
  p = pos;
  l1127: {
    const s1128 = p;
    if (text.charCodeAt(p) === 42) {
      l1129: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1129;
        }
        p += 2;
        p = skipBlanks(p);
        if (p < 0) { break l1129; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1129;
        }
        p++;
        break l1127;
      }
      p = s1128;
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
  const s1120 = p;
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
  l_digits = text.slice(s1120, p);
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s1121 = p;
      l1122: {
        p++;
        return undefined;
      }
      p = s1121;
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
  const r1132 = readHttpStatus(p);
  if (r1132 === undefined) { return undefined; }
  l_status = r1132;
  p = pos;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1134: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) {
      const s1136 = p;
      l1135: {
        const r1137 = readFailureCode(p);
        if (r1137 === undefined) { break l1135; }
        l_code = r1137;
        p = pos;
        break l1134;
      }
      p = s1136;
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
  l1139: {
    const s1140 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l1141: {
        p++;
        break l1139;
      }
      p = s1140;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 45) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l1144: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s1142 = p;
        l1143: {
          p++;
          p = s1142;
          break l1144;
        }
        p = s1142;
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
  const r1148 = read_label(p);
  if (r1148 === undefined) { return undefined; }
  l_label = r1148;
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
  const r1153 = readCodeName(p);
  if (r1153 === undefined) { return undefined; }
  l_name = r1153;
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
  const near1154 = p + 16;
  while (p < near1154 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near1154) {
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
  const r1158 = readLooseName(p);
  if (r1158 === undefined) { return undefined; }
  l_name = r1158;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1195: {
    const s1196 = p;
    if (text.charCodeAt(p) === 58) {
      l1197: {

        p++;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        break l1195;
      }
      p = s1196;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
      l1198: {
        p++;
        break l1195;
      }
      p = s1196;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l1199: {

        p++;
        l1202: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1200 = p;
            l1201: {
              p++;
              p = s1200;
              break l1202;
            }
            p = s1200;
          } else touched ||= p >= end;
          break l1199;
        }
        break l1195;
      }
      p = s1196;
    } else touched ||= p >= end;
    l1205: {
      if (text.charCodeAt(p) === 40) {
        const s1203 = p;
        l1204: {

          p++;
          p = s1203;
          break l1205;
        }
        p = s1203;
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
  l1159: {
    const s1160 = p;
    if (text.charCodeAt(p) === 42) {
      l1161: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1161;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1161;
        }
        const r1162 = read_starredName(p);
        if (r1162 === undefined) { break l1161; }
        value = r1162;
        p = pos;
        l1172: {
          const s1173 = p;
          if (text.charCodeAt(p) === 42) {
            l1174: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1174;
              }
              p += 2;
              break l1172;
            }
            p = s1173;
          } else touched ||= p >= end;
          l1177: {
            if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
              const s1175 = p;
              l1176: {
                p = skipBlanks(p);
                if (p < 0) { break l1176; }
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l1176;
                }
                p++;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                  touched ||= p >= end;
                  break l1176;
                }
                p++;
                const near1178 = p + 16;
                while (p < near1178 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near1178) {
                  STOPS_6.lastIndex = p;
                  p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                }
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1176;
                }
                p += 2;
                p = skipBlanks(p);
                if (p < 0) { break l1176; }
                p = skipLineEnd(p);
                if (p < 0) { break l1176; }
                p = s1175;
                break l1177;
              }
              p = s1175;
            } else touched ||= p >= end;
            break l1161;
          }
        }
        break l1159;
      }
      p = s1160;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1179: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1179;
        }
        const r1180 = read_starredName(p);
        if (r1180 === undefined) { break l1179; }
        value = r1180;
        p = pos;
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l1179;
        }
        p++;
        break l1159;
      }
      p = s1160;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1182: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1182;
        }
        const r1183 = readCodeName(p);
        if (r1183 === undefined) { break l1182; }
        value = r1183;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1182;
        }
        p++;
        break l1159;
      }
      p = s1160;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1185 = readBareName(p);
    if (r1185 === undefined) { return undefined; }
    value = r1185;
    p = pos;
  }
  pos = p;
  return value;
}

function read_starredName(p: number): CodeNameNode | StarredNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | StarredNameNode;
  l1163: {
    const s1164 = p;
    if (text.charCodeAt(p) === 96) {
      l1165: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1165;
        }
        const r1166 = readCodeName(p);
        if (r1166 === undefined) { break l1165; }
        value = r1166;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1165;
        }
        p++;
        break l1163;
      }
      p = s1164;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1168 = readStarredName(p);
    if (r1168 === undefined) { return undefined; }
    value = r1168;
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
  const near1169 = p + 16;
  while (p < near1169 && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c >= 128)) p++;
  if (p === near1169) {
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
  let n1189 = 0;
  l1186: for (;;) {
    if (n1189 >= 2) break;
    const s1188 = p;
    l1187: {
      if (text.charCodeAt(p) !== 42) {
        touched ||= p >= end;
        break l1187;
      }
      p++;
      n1189++;
      continue l1186;
    }
    p = s1188;
    break;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1190: {
    if (text.charCodeAt(p) === 63) {
      const s1192 = p;
      l1191: {

        p++;
        break l1190;
      }
      p = s1192;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'BareName', start: base + start, end: base + p };
}

function readBulletText(p: number): BulletTextNode | undefined {
  let c = 0;
  const start = p;
  const near1209 = p + 16;
  while (p < near1209 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1209) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r1210 = readLineEnd(p);
  if (r1210 === undefined) { return undefined; }
  p = pos;
  l1212: for (;;) {
    const s1214 = p;
    const t1215 = trail.length;
    if (p < end) {
      l1213: {
        if (p < end) {
          {
            const s1217 = p;
            l1218: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1218; }
              break l1213;
            }
            p = s1217;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1213;
        }
        const r1382 = readLine(p);
        if (r1382 === undefined) { break l1213; }
        p = pos;
        continue l1212;
      }
      p = s1214;
      if (trail.length > t1215) trail.length = t1215;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'BulletText', start: base + start, end: base + p };
}

function skipParagraphStop(p: number): number {
  let c = 0;
  l1220: {
    const s1221 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1222: {
        p = skipBlankLine(p);
        if (p < 0) { break l1222; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1223: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1223; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1224: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1224; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1225: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l1225; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1226: {
        p = skipFenceStart(p);
        if (p < 0) { break l1226; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1227: {
        p = skipBulletMark(p);
        if (p < 0) { break l1227; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l1228: {
        l1231: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
            const s1229 = p;
            l1230: {
              p = skipLabelGate(p);
              if (p < 0) { break l1230; }
              p = s1229;
              break l1231;
            }
            p = s1229;
          } else touched ||= p >= end;
          break l1228;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l1228;
        }
        p = skipLabelLine(p);
        if (p < 0) { break l1228; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124)) {
      l1247: {
        let n1251 = 0;
        l1248: for (;;) {
          if (n1251 >= 3) break;
          const s1250 = p;
          l1249: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1249;
            }
            p++;
            n1251++;
            continue l1248;
          }
          p = s1250;
          break;
        }
        l1252: {
          const s1253 = p;
          if (text.charCodeAt(p) === 60) {
            l1254: {
              if (!text.startsWith("<!--", p)) {
                reachesEnd(p, "<!--");
                break l1254;
              }
              p += 4;
              break l1252;
            }
            p = s1253;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 124) {
            touched ||= p >= end;
            break l1247;
          }
          p++;
        }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1255: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l1255; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1259: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1259; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
      l1260: {
        p = skipCutMark(p);
        if (p < 0) { break l1260; }
        break l1220;
      }
      p = s1221;
    } else touched ||= p >= end;
    l1263: {
      if (p < end) {
        const s1261 = p;
        l1262: {
          p = skipMarksBelow(p);
          if (p < 0) { break l1262; }
          p = s1261;
          break l1263;
        }
        p = s1261;
      } else touched ||= p >= end;
      return -1;
    }
    l1265: {
      const s1266 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1267: {
          p = skipTableHead(p);
          if (p < 0) { break l1267; }
          break l1265;
        }
        p = s1266;
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
  l1239: {
    const s1240 = p;
    if (text.charCodeAt(p) === 42) {
      l1241: {

        p++;
        break l1239;
      }
      p = s1240;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l1242: {

        p++;
        break l1239;
      }
      p = s1240;
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
  l1232: {
    const s1233 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1234: {
        p = skipBulletLead(p);
        if (p < 0) { break l1234; }
        break l1232;
      }
      p = s1233;
    } else touched ||= p >= end;
    let n1238 = 0;
    l1235: for (;;) {
      if (n1238 >= 3) break;
      const s1237 = p;
      l1236: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1236;
        }
        p++;
        n1238++;
        continue l1235;
      }
      p = s1237;
      break;
    }
  }
  return p;
}

function skipLabelLine(p: number): number {
  let c = 0;
  let n1246 = 0;
  l1243: for (;;) {
    if (n1246 >= 3) break;
    const s1245 = p;
    l1244: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1244;
      }
      p++;
      n1246++;
      continue l1243;
    }
    p = s1245;
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
  l1256: {
    const s1257 = p;
    l1258: {
      p = skipLineEnd(p);
      if (p < 0) { break l1258; }
      break l1256;
    }
    p = s1257;
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
  const near1264 = p + 16;
  while (p < near1264 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1264) {
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
  let e1268!: null;
  l1271: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s1269 = p;
      l1270: {
        p = skipTableAhead(p);
        if (p < 0) { break l1270; }
        p = s1269;
        break l1271;
      }
      p = s1269;
    } else touched ||= p >= end;
    return undefined;
  }
  e1268 = null;
  let e1274!: TableRowNode;
  const r1275 = readTableRow(p);
  if (r1275 === undefined) { return undefined; }
  l_head = r1275;
  p = pos;
  e1274 = l_head;
  let e1334!: "\n" | BadLineEndNode | null;
  const r1335 = readLineEnd(p);
  if (r1335 === undefined) { return undefined; }
  e1334 = r1335;
  p = pos;
  let e1337!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1338 = readDelimiterRow(p);
  if (r1338 === undefined) { return undefined; }
  l_cells = r1338;
  p = pos;
  e1337 = l_cells;
  let e1381!: null;
  if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { return undefined; }
  e1381 = null;
  value = [e1268, e1274, e1334, e1337, e1381];
  pos = p;
  return value;
}

function skipTableAhead(p: number): number {
  let c = 0;
  const near1272 = p + 16;
  while (p < near1272 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
  if (p === near1272) {
    STOPS_14.lastIndex = p;
    p = STOPS_14.test(text) ? STOPS_14.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1273 = p + 16;
  while (p < near1273 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1273) {
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
  l1276: {
    const s1277 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124)) {
      l1278: {
        p = skipBlanks(p);
        if (p < 0) { break l1278; }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1278;
        }
        p++;
        const list1284: CellNode[] = [];
        let n1282 = 0;
        l1279: for (;;) {
          const s1281 = p;
          l1280: {
            if (n1282 > 0) {
              if (!(text.charCodeAt(p) === 124)) {
                touched ||= p >= end;
                break l1280;
              }
              p = skipCellGap(p);
              if (p < 0) { break l1280; }
            }
            let v1283!: CellNode;
            const r1288 = readCell(p);
            if (r1288 === undefined) { break l1280; }
            v1283 = r1288;
            p = pos;
            list1284.push(v1283);
            n1282++;
            continue l1279;
          }
          p = s1281;
          break;
        }
        if (n1282 < 1) { break l1278; }
        l_cells = list1284;
        l1301: {
          if (text.charCodeAt(p) === 124) {
            const s1303 = p;
            l1302: {

              p++;
              break l1301;
            }
            p = s1303;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1278; }
        l1306: {
          const s1304 = p;
          l1305: {
            p = skipLineEnd(p);
            if (p < 0) { break l1305; }
            p = s1304;
            break l1306;
          }
          p = s1304;
          break l1278;
        }
        break l1276;
      }
      p = s1277;
    } else touched ||= p >= end;
    l1307: {
      p = skipBlanks(p);
      if (p < 0) { break l1307; }
      const list1313: CellNode[] = [];
      let n1311 = 0;
      l1308: for (;;) {
        const s1310 = p;
        l1309: {
          if (n1311 > 0) {
            if (!(text.charCodeAt(p) === 124)) {
              touched ||= p >= end;
              break l1309;
            }
            p = skipCellGap(p);
            if (p < 0) { break l1309; }
          }
          let v1312!: CellNode;
          const r1314 = readCell(p);
          if (r1314 === undefined) { break l1309; }
          v1312 = r1314;
          p = pos;
          list1313.push(v1312);
          n1311++;
          continue l1308;
        }
        p = s1310;
        break;
      }
      if (n1311 < 2) { break l1307; }
      l_cells = list1313;
      l1316: {
        if (text.charCodeAt(p) === 124) {
          const s1318 = p;
          l1317: {

            p++;
            break l1316;
          }
          p = s1318;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l1307; }
      l1321: {
        const s1319 = p;
        l1320: {
          p = skipLineEnd(p);
          if (p < 0) { break l1320; }
          p = s1319;
          break l1321;
        }
        p = s1319;
        break l1307;
      }
      break l1276;
    }
    p = s1277;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const list1327: CellNode[] = [];
    let n1325 = 0;
    l1322: for (;;) {
      if (n1325 >= 1) break;
      const s1324 = p;
      l1323: {
        let v1326!: CellNode;
        const r1328 = readCell(p);
        if (r1328 === undefined) { break l1323; }
        v1326 = r1328;
        p = pos;
        list1327.push(v1326);
        n1325++;
        continue l1322;
      }
      p = s1324;
      break;
    }
    if (n1325 < 1) { return undefined; }
    l_cells = list1327;
    if (text.charCodeAt(p) !== 124) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1332: {
      const s1330 = p;
      l1331: {
        p = skipLineEnd(p);
        if (p < 0) { break l1331; }
        p = s1330;
        break l1332;
      }
      p = s1330;
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
    const s1285 = p;
    l1286: {
      p = skipBlanks(p);
      if (p < 0) { break l1286; }
      p = skipLineEnd(p);
      if (p < 0) { break l1286; }
      return -1;
    }
    p = s1285;
  }
  return p;
}

function readCell(p: number): CellNode | undefined {
  let c = 0;
  const start = p;
  l1289: for (;;) {
    const s1291 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
      l1290: {
        l1293: {
          const s1294 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c >= 128)) {
            l1295: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1295;
              }
              p++;
              const near1296 = p + 16;
              while (p < near1296 && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c >= 128)) p++;
              if (p === near1296) {
                STOPS_15.lastIndex = p;
                p = STOPS_15.test(text) ? STOPS_15.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1293;
            }
            p = s1294;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l1290;
          }
          p++;
          l1297: {
            if (((c = text.charCodeAt(p)) === 92 || c === 124)) {
              const s1299 = p;
              l1298: {
                p++;
                break l1297;
              }
              p = s1299;
            } else touched ||= p >= end;
          }
        }
        continue l1289;
      }
      p = s1291;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Cell', start: base + start, end: base + p };
}

function readDelimiterRow(p: number): [string[], ":" | null, "-"[], ":" | null, string[]][] | undefined {
  let c = 0;
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  let n1342 = 0;
  l1339: for (;;) {
    if (n1342 >= 3) break;
    const s1341 = p;
    l1340: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1340;
      }
      p++;
      n1342++;
      continue l1339;
    }
    p = s1341;
    break;
  }
  l1343: {
    if (text.charCodeAt(p) === 124) {
      const s1345 = p;
      l1344: {

        p++;
        break l1343;
      }
      p = s1345;
    } else touched ||= p >= end;
  }
  const list1351: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1349 = 0;
  l1346: for (;;) {
    const s1348 = p;
    l1347: {
      if (n1349 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1347;
        }
        p++;
      }
      let v1350!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1347;
      }
      const r1352 = readDelimiterCell(p);
      if (r1352 === undefined) { break l1347; }
      v1350 = r1352;
      p = pos;
      list1351.push(v1350);
      n1349++;
      continue l1346;
    }
    p = s1348;
    break;
  }
  if (n1349 < 1) { return undefined; }
  value = list1351;
  l1375: {
    if (text.charCodeAt(p) === 124) {
      const s1377 = p;
      l1376: {

        p++;
        break l1375;
      }
      p = s1377;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1378 = readLineEnd(p);
  if (r1378 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readDelimiterCell(p: number): [string[], ":" | null, "-"[], ":" | null, string[]] | undefined {
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
  let e1353!: string[];
  const r1354 = readBlanks(p);
  if (r1354 === undefined) { return undefined; }
  e1353 = r1354;
  p = pos;
  let e1356!: ":" | null;
  l1357: {
    if (text.charCodeAt(p) === 58) {
      const s1359 = p;
      l1358: {

        e1356 = ":";
        p++;
        break l1357;
      }
      p = s1359;
    } else touched ||= p >= end;
    e1356 = null;
  }
  let e1360!: "-"[];
  const list1365: "-"[] = [];
  l1361: for (;;) {
    const s1363 = p;
    if (text.charCodeAt(p) === 45) {
      l1362: {
        let v1364!: "-";

        v1364 = "-";
        p++;
        list1365.push(v1364);
        continue l1361;
      }
      p = s1363;
    } else touched ||= p >= end;
    break;
  }
  if (list1365.length === 0) { return undefined; }
  e1360 = list1365;
  let e1367!: ":" | null;
  l1368: {
    if (text.charCodeAt(p) === 58) {
      const s1370 = p;
      l1369: {

        e1367 = ":";
        p++;
        break l1368;
      }
      p = s1370;
    } else touched ||= p >= end;
    e1367 = null;
  }
  let e1371!: string[];
  const r1372 = readBlanks(p);
  if (r1372 === undefined) { return undefined; }
  e1371 = r1372;
  p = pos;
  value = [e1353, e1356, e1360, e1367, e1371];
  pos = p;
  return value;
}

function readTable(p: number): TableNode | undefined {
  let c = 0;
  const start = p;
  let l_head!: TableRowNode | BadTableNode;
  let l_cells: [string[], ":" | null, "-"[], ":" | null, string[]][] | null = null;
  let l_rows!: TableRowNode[];
  l1388: {
    const s1389 = p;
    const t1390 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1391: {
        l1394: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s1392 = p;
            l1393: {
              p = skipTableAhead(p);
              if (p < 0) { break l1393; }
              p = s1392;
              break l1394;
            }
            p = s1392;
          } else touched ||= p >= end;
          break l1391;
        }
        const r1395 = readTableRow(p);
        if (r1395 === undefined) { break l1391; }
        l_head = r1395;
        p = pos;
        const r1397 = readLineEnd(p);
        if (r1397 === undefined) { break l1391; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
          touched ||= p >= end;
          break l1391;
        }
        const r1399 = readDelimiterRow(p);
        if (r1399 === undefined) { break l1391; }
        l_cells = r1399;
        p = pos;
        if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { break l1391; }
        const list1406: TableRowNode[] = [];
        l1401: for (;;) {
          const s1403 = p;
          const t1404 = trail.length;
          l1402: {
            let v1405!: TableRowNode;
            const r1408 = read_tableRow(p);
            if (r1408 === undefined) { break l1402; }
            v1405 = r1408;
            p = pos;
            list1406.push(v1405);
            continue l1401;
          }
          p = s1403;
          if (trail.length > t1404) trail.length = t1404;
          break;
        }
        l_rows = list1406;
        break l1388;
      }
      p = s1389;
      if (trail.length > t1390) trail.length = t1390;
      l_cells = null;
    } else touched ||= p >= end;
    l1448: {
      if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
        const s1446 = p;
        l1447: {
          p = skipPipedLines(p);
          if (p < 0) { break l1447; }
          p = s1446;
          break l1448;
        }
        p = s1446;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1458 = readBadTable(p);
    if (r1458 === undefined) { return undefined; }
    l_head = r1458;
    p = pos;
    const list1504: TableRowNode[] = [];
    l1499: for (;;) {
      const s1501 = p;
      const t1502 = trail.length;
      l1500: {
        let v1503!: TableRowNode;
        const r1506 = read_tableRow(p);
        if (r1506 === undefined) { break l1500; }
        v1503 = r1506;
        p = pos;
        list1504.push(v1503);
        continue l1499;
      }
      p = s1501;
      if (trail.length > t1502) trail.length = t1502;
      break;
    }
    l_rows = list1504;
  }
  pos = p;
  return { type: 'Table', start: base + start, end: base + p, head: l_head, cells: l_cells, rows: l_rows };
}

function read_tableRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l1409: {
    const s1410 = p;
    const t1411 = trail.length;
    if (p < end) {
      l1412: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s1413 = p;
            l1414: {
              p = skipBlankLine(p);
              if (p < 0) { break l1414; }
              break l1412;
            }
            p = s1413;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
          {
            const s1416 = p;
            l1417: {
              p = skipRowStop(p);
              if (p < 0) { break l1417; }
              break l1412;
            }
            p = s1416;
          }
        } else touched ||= p >= end;
        const r1427 = readTableRow(p);
        if (r1427 === undefined) { break l1412; }
        value = r1427;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1412;
        }
        const r1429 = readEol(p);
        if (r1429 === undefined) { break l1412; }
        p = pos;
        break l1409;
      }
      p = s1410;
      if (trail.length > t1411) trail.length = t1411;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s1431 = p;
        l1432: {
          p = skipBlankLine(p);
          if (p < 0) { break l1432; }
          return undefined;
        }
        p = s1431;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
      {
        const s1434 = p;
        l1435: {
          p = skipRowStop(p);
          if (p < 0) { break l1435; }
          return undefined;
        }
        p = s1434;
      }
    } else touched ||= p >= end;
    const r1437 = readTableRow(p);
    if (r1437 === undefined) { return undefined; }
    value = r1437;
    p = pos;
    l1441: {
      const s1439 = p;
      l1440: {
        if (p < end) {
          {
            const s1442 = p;
            l1443: {
              p++;
              break l1440;
            }
            p = s1442;
          }
        } else touched ||= p >= end;
        p = s1439;
        break l1441;
      }
      p = s1439;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipRowStop(p: number): number {
  let c = 0;
  l1419: {
    const s1420 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1421: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1421; }
        break l1419;
      }
      p = s1420;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1422: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1422; }
        break l1419;
      }
      p = s1420;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1423: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1423; }
        break l1419;
      }
      p = s1420;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1424: {
        p = skipFenceStart(p);
        if (p < 0) { break l1424; }
        break l1419;
      }
      p = s1420;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1425: {
        p = skipBulletMark(p);
        if (p < 0) { break l1425; }
        break l1419;
      }
      p = s1420;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l1426: {
        p = skipLabelLine(p);
        if (p < 0) { break l1426; }
        break l1419;
      }
      p = s1420;
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
  let n1452 = 0;
  l1449: for (;;) {
    if (n1452 >= 3) break;
    const s1451 = p;
    l1450: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1450;
      }
      p++;
      n1452++;
      continue l1449;
    }
    p = s1451;
    break;
  }
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1453 = p + 16;
  while (p < near1453 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1453) {
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
  let n1457 = 0;
  l1454: for (;;) {
    if (n1457 >= 3) break;
    const s1456 = p;
    l1455: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1455;
      }
      p++;
      n1457++;
      continue l1454;
    }
    p = s1456;
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
  const r1459 = readTableRow(p);
  if (r1459 === undefined) { return undefined; }
  l_row = r1459;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1461 = readEol(p);
  if (r1461 === undefined) { return undefined; }
  p = pos;
  l1463: {
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      const s1465 = p;
      const t1466 = trail.length;
      l1464: {
        const r1467 = readBadDelimiter(p);
        if (r1467 === undefined) { break l1464; }
        p = pos;
        break l1463;
      }
      p = s1465;
      if (trail.length > t1466) trail.length = t1466;
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
  let e1468!: " "[];
  const r1469 = readIndent(p);
  if (r1469 === undefined) { return undefined; }
  e1468 = r1469;
  p = pos;
  let e1477!: "|";
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return undefined;
  }
  e1477 = "|";
  p++;
  let e1478!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  const list1484: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1482 = 0;
  l1479: for (;;) {
    const s1481 = p;
    l1480: {
      if (n1482 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1480;
        }
        p++;
      }
      let v1483!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1480;
      }
      const r1485 = readDelimiterCell(p);
      if (r1485 === undefined) { break l1480; }
      v1483 = r1485;
      p = pos;
      list1484.push(v1483);
      n1482++;
      continue l1479;
    }
    p = s1481;
    break;
  }
  if (n1482 < 1) { return undefined; }
  e1478 = list1484;
  let e1487!: "|" | null;
  l1488: {
    if (text.charCodeAt(p) === 124) {
      const s1490 = p;
      l1489: {

        e1487 = "|";
        p++;
        break l1488;
      }
      p = s1490;
    } else touched ||= p >= end;
    e1487 = null;
  }
  let e1491!: string[];
  const r1492 = readBlanks(p);
  if (r1492 === undefined) { return undefined; }
  e1491 = r1492;
  p = pos;
  let e1494!: "\n" | BadLineEndNode | null;
  const r1495 = readLineEnd(p);
  if (r1495 === undefined) { return undefined; }
  e1494 = r1495;
  p = pos;
  value = [e1468, e1477, e1478, e1487, e1491, e1494];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list1475: " "[] = [];
  let n1473 = 0;
  l1470: for (;;) {
    if (n1473 >= 3) break;
    const s1472 = p;
    l1471: {
      let v1474!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1471;
      }
      v1474 = " ";
      p++;
      list1475.push(v1474);
      n1473++;
      continue l1470;
    }
    p = s1472;
    break;
  }
  value = list1475;
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
  l1511: {
    const s1513 = p;
    const t1514 = trail.length;
    l1512: {
      const r1515 = readLineEnd(p);
      if (r1515 === undefined) { break l1512; }
      p = pos;
      break l1511;
    }
    p = s1513;
    if (trail.length > t1514) trail.length = t1514;
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
      const s1519 = p;
      l1520: {
        p = skipCutMark(p);
        if (p < 0) { break l1520; }
        return undefined;
      }
      p = s1519;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1522 = p;
      l1523: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1523; }
        return undefined;
      }
      p = s1522;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1525 = readLine(p);
  if (r1525 === undefined) { return undefined; }
  p = pos;
  l1527: for (;;) {
    const s1529 = p;
    const t1530 = trail.length;
    if (p < end) {
      l1528: {
        if (p < end) {
          {
            const s1532 = p;
            l1533: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1533; }
              break l1528;
            }
            p = s1532;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1528;
        }
        const r1535 = readLine(p);
        if (r1535 === undefined) { break l1528; }
        p = pos;
        continue l1527;
      }
      p = s1529;
      if (trail.length > t1530) trail.length = t1530;
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
  let e1538!: null;
  l1541: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1539 = p;
      l1540: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1540; }
        p = s1539;
        break l1541;
      }
      p = s1539;
    } else touched ||= p >= end;
    return -1;
  }
  e1538 = null;
  value = [e1538];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  let c = 0;
  l1544: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1542 = p;
      l1543: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1543; }
        p = s1542;
        break l1544;
      }
      p = s1542;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1545 = p;
      l1546: {
        p = skipExampleAhead(p);
        if (p < 0) { break l1546; }
        return -1;
      }
      p = s1545;
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
  l1653: for (;;) {
    const s1655 = p;
    if (p < end) {
      l1654: {
        l1657: {
          const s1658 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1659: {
              p = skipClosedFence(p);
              if (p < 0) { break l1659; }
              break l1657;
            }
            p = s1658;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s1660 = p;
              l1661: {
                p = skipFenceOpen(p);
                if (p < 0) { break l1661; }
                break l1654;
              }
              p = s1660;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            {
              const s1663 = p;
              l1664: {
                p = skipDesignAhead(p);
                if (p < 0) { break l1664; }
                break l1654;
              }
              p = s1663;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1654;
          }
          p = skipLine(p);
          if (p < 0) { break l1654; }
        }
        continue l1653;
      }
      p = s1655;
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
  let e1548!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1549 = readFenceOpen(p);
  if (r1549 === undefined) { return undefined; }
  l_run = r1549;
  p = pos;
  registers[0] = l_run;
  e1548 = l_run;
  let e1573!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list1579: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1574: for (;;) {
    const s1576 = p;
    const t1577 = trail.length;
    if (p < end) {
      l1575: {
        let v1578!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
        let e1581!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1582 = p;
            l1583: {
              p = skip_wrapperEnd(p);
              if (p < 0) { break l1583; }
              break l1575;
            }
            p = s1582;
          }
        } else touched ||= p >= end;
        e1581 = null;
        let e1585!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
        l1586: {
          const s1587 = p;
          const t1588 = trail.length;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1589: {
              const r1590 = readClosedFence(p);
              if (r1590 === undefined) { break l1589; }
              e1585 = r1590;
              p = pos;
              break l1586;
            }
            p = s1587;
            if (trail.length > t1588) trail.length = t1588;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1575;
          }
          const r1632 = readLine(p);
          if (r1632 === undefined) { break l1575; }
          e1585 = r1632;
          p = pos;
        }
        v1578 = [e1581, e1585];
        list1579.push(v1578);
        continue l1574;
      }
      p = s1576;
      if (trail.length > t1577) trail.length = t1577;
    } else touched ||= p >= end;
    break;
  }
  e1573 = list1579;
  let e1634!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1635 = read_wrapperEnd(p);
  if (r1635 === undefined) { return undefined; }
  e1634 = r1635;
  p = pos;
  let e1650!: "\n" | BadLineEndNode | null;
  const r1651 = readLineEnd(p);
  if (r1651 === undefined) { return undefined; }
  e1650 = r1651;
  p = pos;
  value = [e1548, e1573, e1634, e1650];
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
  const r1550 = readFenceHead(p);
  if (r1550 === undefined) { return undefined; }
  value = r1550;
  p = pos;
  const r1570 = readLineEnd(p);
  if (r1570 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1551: {
    const s1552 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l1553: {
        let n1557 = 0;
        l1554: for (;;) {
          if (n1557 >= 3) break;
          const s1556 = p;
          l1555: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1555;
            }
            p++;
            n1557++;
            continue l1554;
          }
          p = s1556;
          break;
        }
        const s1558 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1553;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s1558, p);
        const near1559 = p + 16;
        while (p < near1559 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1559) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l1562: {
          const s1560 = p;
          l1561: {
            p = skipLineEnd(p);
            if (p < 0) { break l1561; }
            p = s1560;
            break l1562;
          }
          p = s1560;
          break l1553;
        }
        break l1551;
      }
      p = s1552;
    } else touched ||= p >= end;
    let n1566 = 0;
    l1563: for (;;) {
      if (n1566 >= 3) break;
      const s1565 = p;
      l1564: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1564;
        }
        p++;
        n1566++;
        continue l1563;
      }
      p = s1565;
      break;
    }
    const s1567 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s1567, p);
    const near1568 = p + 16;
    while (p < near1568 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1568) {
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
  let e1591!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1592 = readFenced(p);
  if (r1592 === undefined) { return undefined; }
  e1591 = r1592;
  p = pos;
  let e1628!: "\n" | BadLineEndNode | null;
  const r1629 = readLineEnd(p);
  if (r1629 === undefined) { return undefined; }
  e1628 = r1629;
  p = pos;
  value = [e1591, e1628];
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
  let e1593!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1594 = readFenceOpen(p);
  if (r1594 === undefined) { return undefined; }
  l_run = r1594;
  p = pos;
  registers[4] = l_run;
  e1593 = l_run;
  let e1596!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1602: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1597: for (;;) {
    const s1599 = p;
    const t1600 = trail.length;
    if (p < end) {
      l1598: {
        let v1601!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e1604!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1605 = p;
            l1606: {
              p = skip_fenceClose(p);
              if (p < 0) { break l1606; }
              break l1598;
            }
            p = s1605;
          }
        } else touched ||= p >= end;
        e1604 = null;
        let e1608!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l1598;
        }
        const r1609 = readLine(p);
        if (r1609 === undefined) { break l1598; }
        e1608 = r1609;
        p = pos;
        v1601 = [e1604, e1608];
        list1602.push(v1601);
        continue l1597;
      }
      p = s1599;
      if (trail.length > t1600) trail.length = t1600;
    } else touched ||= p >= end;
    break;
  }
  e1596 = list1602;
  let e1611!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1612 = read_fenceClose(p);
  if (r1612 === undefined) { return undefined; }
  e1611 = r1612;
  p = pos;
  value = [e1593, e1596, e1611];
  pos = p;
  return value;
}

function read_fenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1613!: " "[];
  const r1614 = readIndent(p);
  if (r1614 === undefined) { return undefined; }
  e1613 = r1614;
  p = pos;
  let e1616!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1617 = readClosingRun(p);
  if (r1617 === undefined) { return undefined; }
  e1616 = r1617;
  p = pos;
  let e1619!: string[];
  const r1620 = readBlanks(p);
  if (r1620 === undefined) { return undefined; }
  e1619 = r1620;
  p = pos;
  let e1622!: null;
  l1625: {
    const s1623 = p;
    l1624: {
      p = skipLineEnd(p);
      if (p < 0) { break l1624; }
      p = s1623;
      break l1625;
    }
    p = s1623;
    return undefined;
  }
  e1622 = null;
  value = [e1613, e1616, e1619, e1622];
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1636!: " "[];
  const r1637 = readIndent(p);
  if (r1637 === undefined) { return undefined; }
  e1636 = r1637;
  p = pos;
  let e1639!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1640 = readWrapperRun(p);
  if (r1640 === undefined) { return undefined; }
  e1639 = r1640;
  p = pos;
  let e1642!: string[];
  const r1643 = readBlanks(p);
  if (r1643 === undefined) { return undefined; }
  e1642 = r1643;
  p = pos;
  let e1645!: null;
  l1648: {
    const s1646 = p;
    l1647: {
      p = skipLineEnd(p);
      if (p < 0) { break l1647; }
      p = s1646;
      break l1648;
    }
    p = s1646;
    return undefined;
  }
  e1645 = null;
  value = [e1636, e1639, e1642, e1645];
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
  l1666: {
    const s1667 = p;
    if (p < end) {
      l1668: {
        const near1669 = p + 16;
        while (p < near1669 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1669) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1668;
        }
        p = skipEol(p);
        if (p < 0) { break l1668; }
        break l1666;
      }
      p = s1667;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near1670 = p + 16;
    while (p < near1670 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1670) {
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
  const r1671 = readBadWrapper(p);
  if (r1671 === undefined) { return -1; }
  value = r1671;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1674: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1672 = p;
      l1673: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1673; }
        p = s1672;
        break l1674;
      }
      p = s1672;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1675 = readFenceOpen(p);
  if (r1675 === undefined) { return undefined; }
  l_run = r1675;
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
  const r1678 = readTitleHeading(p);
  if (r1678 === undefined) { return -1; }
  value = r1678;
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
  l1679: {
    const s1680 = p;
    const t1681 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1682: {
        l1685: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1683 = p;
            l1684: {
              l1686: {
                const s1687 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1688: {
                    p = skipH1(p);
                    if (p < 0) { break l1688; }
                    break l1686;
                  }
                  p = s1687;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1684;
                }
                p = skipH2(p);
                if (p < 0) { break l1684; }
              }
              p = s1683;
              break l1685;
            }
            p = s1683;
          } else touched ||= p >= end;
          break l1682;
        }
        let n1692 = 0;
        l1689: for (;;) {
          if (n1692 >= 3) break;
          const s1691 = p;
          l1690: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1690;
            }
            p++;
            n1692++;
            continue l1689;
          }
          p = s1691;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1682;
        }
        const r1693 = readMark(p);
        if (r1693 === undefined) { break l1682; }
        l_mark = r1693;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1682;
        }
        const r1695 = readDocumentTitle(p);
        if (r1695 === undefined) { break l1682; }
        l_id = r1695;
        p = pos;
        const r1745 = readHeadingEnd(p);
        if (r1745 === undefined) { break l1682; }
        p = pos;
        break l1679;
      }
      p = s1680;
      if (trail.length > t1681) trail.length = t1681;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1749: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1747 = p;
        l1748: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1748; }
          p = s1747;
          break l1749;
        }
        p = s1747;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1750 = readDocumentTitle(p);
    if (r1750 === undefined) { return undefined; }
    l_id = r1750;
    p = pos;
    const r1752 = readHeadingEnd(p);
    if (r1752 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1754 = readBadSetext(p);
    if (r1754 === undefined) { return undefined; }
    l_under = r1754;
    p = pos;
  }
  pos = p;
  return { type: 'TitleHeading', start: base + start, end: base + p, mark: l_mark, id: l_id, under: l_under };
}

function readDocumentTitle(p: number): MarkedIdNode | TitleTextNode | undefined {
  let c = 0;
  let value!: MarkedIdNode | TitleTextNode;
  l1696: {
    const s1697 = p;
    const t1698 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
      l1699: {
        l1702: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
            const s1700 = p;
            l1701: {
              p = skipEmphasised(p);
              if (p < 0) { break l1701; }
              p = s1700;
              break l1702;
            }
            p = s1700;
          } else touched ||= p >= end;
          break l1699;
        }
        l1703: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1705 = p;
            const t1706 = trail.length;
            l1704: {
              const r1707 = readBadTitleDecoration(p);
              if (r1707 === undefined) { break l1704; }
              p = pos;
              break l1703;
            }
            p = s1705;
            if (trail.length > t1706) trail.length = t1706;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l1699;
        }
        p = skipDesignWords(p);
        if (p < 0) { break l1699; }
        l1709: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1711 = p;
            const t1712 = trail.length;
            l1710: {
              const r1713 = readBadTitleMark(p);
              if (r1713 === undefined) { break l1710; }
              p = pos;
              break l1709;
            }
            p = s1711;
            if (trail.length > t1712) trail.length = t1712;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1699; }
        l1715: {
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
            const s1717 = p;
            l1716: {
              p++;
              break l1715;
            }
            p = s1717;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1699; }
        l1718: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1720 = p;
            const t1721 = trail.length;
            l1719: {
              const r1722 = readBadTitleMark(p);
              if (r1722 === undefined) { break l1719; }
              p = pos;
              break l1718;
            }
            p = s1720;
            if (trail.length > t1721) trail.length = t1721;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1699; }
        const r1724 = readMarkedId(p);
        if (r1724 === undefined) { break l1699; }
        value = r1724;
        p = pos;
        l1730: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1732 = p;
            l1731: {
              if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
                touched ||= p >= end;
                break l1731;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
              touched ||= p >= end;
              break l1730;
            }
            p = s1732;
          } else touched ||= p >= end;
        }
        break l1696;
      }
      p = s1697;
      if (trail.length > t1698) trail.length = t1698;
    } else touched ||= p >= end;
    l1733: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1735 = p;
        const t1736 = trail.length;
        l1734: {
          const r1737 = readBadTitleDecoration(p);
          if (r1737 === undefined) { break l1734; }
          p = pos;
          break l1733;
        }
        p = s1735;
        if (trail.length > t1736) trail.length = t1736;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDesignWords(p);
    if (p < 0) { return undefined; }
    l1739: {
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
        const s1741 = p;
        l1740: {
          p++;
          break l1739;
        }
        p = s1741;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1742 = readTitleText(p);
    if (r1742 === undefined) { return undefined; }
    value = r1742;
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
  l1725: for (;;) {
    const s1727 = p;
    if (p < end) {
      l1726: {
        p = skipMarkedIdPart(p);
        if (p < 0) { break l1726; }
        continue l1725;
      }
      p = s1727;
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
  let e1757!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1758 = p;
      l1759: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1759; }
        return -1;
      }
      p = s1758;
    }
  } else touched ||= p >= end;
  e1757 = null;
  let e1761!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1762 = p;
      l1763: {
        p = skipSectionAhead(p);
        if (p < 0) { break l1763; }
        return -1;
      }
      p = s1762;
    }
  } else touched ||= p >= end;
  e1761 = null;
  let e1765!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1766 = p;
      l1767: {
        p = skipOtherHeading(p);
        if (p < 0) { break l1767; }
        return -1;
      }
      p = s1766;
    }
  } else touched ||= p >= end;
  e1765 = null;
  value = [e1757, e1761, e1765];
  leafValue = value;
  return p;
}

function skipOtherHeading(p: number): number {
  let c = 0;
  l1769: {
    const s1770 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1771: {
        l1774: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1772 = p;
            l1773: {
              l1775: {
                const s1776 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1777: {
                    p = skipH1(p);
                    if (p < 0) { break l1777; }
                    break l1775;
                  }
                  p = s1776;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1773;
                }
                p = skipH2(p);
                if (p < 0) { break l1773; }
              }
              p = s1772;
              break l1774;
            }
            p = s1772;
          } else touched ||= p >= end;
          break l1771;
        }
        let n1781 = 0;
        l1778: for (;;) {
          if (n1781 >= 3) break;
          const s1780 = p;
          l1779: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1779;
            }
            p++;
            n1781++;
            continue l1778;
          }
          p = s1780;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1771;
        }
        p = skipMark(p);
        if (p < 0) { break l1771; }
        p = skipTitleText(p);
        if (p < 0) { break l1771; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1771; }
        break l1769;
      }
      p = s1770;
    } else touched ||= p >= end;
    l1784: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1782 = p;
        l1783: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1783; }
          p = s1782;
          break l1784;
        }
        p = s1782;
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
  const r1785 = readOverviewHeading(p);
  if (r1785 === undefined) { return -1; }
  value = r1785;
  p = pos;
  leafValue = value;
  return p;
}

function readOverviewHeading(p: number): OverviewHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l1788: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c >= 128)) {
      const s1786 = p;
      l1787: {
        p = skipTitleStart(p);
        if (p < 0) { break l1787; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false))) {
          touched ||= p >= end;
          break l1787;
        }
        p = skipOverviewName(p);
        if (p < 0) { break l1787; }
        p = s1786;
        break l1788;
      }
      p = s1786;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1815 = readSectionHeading(p);
  if (r1815 === undefined) { return undefined; }
  l_heading = r1815;
  p = pos;
  pos = p;
  return { type: 'OverviewHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipTitleStart(p: number): number {
  let c = 0;
  l1789: {
    const s1790 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1791: {
        let n1795 = 0;
        l1792: for (;;) {
          if (n1795 >= 3) break;
          const s1794 = p;
          l1793: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1793;
            }
            p++;
            n1795++;
            continue l1792;
          }
          p = s1794;
          break;
        }
        let n1799 = 0;
        l1796: for (;;) {
          if (n1799 >= 3) break;
          const s1798 = p;
          l1797: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l1797;
            }
            p++;
            n1799++;
            continue l1796;
          }
          p = s1798;
          break;
        }
        if (n1799 < 1) { break l1791; }
        p = skipBlanks(p);
        if (p < 0) { break l1791; }
        l1800: {
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            const s1802 = p;
            l1801: {
              p = skipLineNoise(p);
              if (p < 0) { break l1801; }
              break l1800;
            }
            p = s1802;
          } else touched ||= p >= end;
        }
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
        break l1789;
      }
      p = s1790;
    } else touched ||= p >= end;
    l1806: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1808 = p;
        l1807: {
          p = skipTitleDecoration(p);
          if (p < 0) { break l1807; }
          break l1806;
        }
        p = s1808;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipOverviewName(p: number): number {
  let c = 0;
  l1809: {
    const s1810 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1811: {
        if (!isCaseless(p, "architecture")) { break l1811; }
        p += 12;
        l1812: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1814 = p;
            l1813: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1813;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "overview")) { break l1813; }
              p += 8;
              break l1812;
            }
            p = s1814;
          } else touched ||= p >= end;
        }
        break l1809;
      }
      p = s1810;
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
  l1816: {
    const s1817 = p;
    const t1818 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1819: {
        l1822: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1820 = p;
            l1821: {
              l1823: {
                const s1824 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1825: {
                    p = skipH1(p);
                    if (p < 0) { break l1825; }
                    break l1823;
                  }
                  p = s1824;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1821;
                }
                p = skipH2(p);
                if (p < 0) { break l1821; }
              }
              p = s1820;
              break l1822;
            }
            p = s1820;
          } else touched ||= p >= end;
          break l1819;
        }
        let n1829 = 0;
        l1826: for (;;) {
          if (n1829 >= 3) break;
          const s1828 = p;
          l1827: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1827;
            }
            p++;
            n1829++;
            continue l1826;
          }
          p = s1828;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1819;
        }
        const r1830 = readMark(p);
        if (r1830 === undefined) { break l1819; }
        l_mark = r1830;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1819;
        }
        const r1832 = readSectionName(p);
        if (r1832 === undefined) { break l1819; }
        l_name = r1832;
        p = pos;
        const r1864 = readHeadingEnd(p);
        if (r1864 === undefined) { break l1819; }
        p = pos;
        break l1816;
      }
      p = s1817;
      if (trail.length > t1818) trail.length = t1818;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1866: {
        l1869: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1867 = p;
            l1868: {
              p = skipH3(p);
              if (p < 0) { break l1868; }
              p = s1867;
              break l1869;
            }
            p = s1867;
          } else touched ||= p >= end;
          break l1866;
        }
        let n1873 = 0;
        l1870: for (;;) {
          if (n1873 >= 3) break;
          const s1872 = p;
          l1871: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1871;
            }
            p++;
            n1873++;
            continue l1870;
          }
          p = s1872;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1866;
        }
        const r1874 = readMark(p);
        if (r1874 === undefined) { break l1866; }
        l_mark = r1874;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1866;
        }
        const r1876 = readOwnName(p);
        if (r1876 === undefined) { break l1866; }
        l_name = r1876;
        p = pos;
        const r1899 = readHeadingEnd(p);
        if (r1899 === undefined) { break l1866; }
        p = pos;
        break l1816;
      }
      p = s1817;
      if (trail.length > t1818) trail.length = t1818;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1903: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1901 = p;
        l1902: {
          p = skipUnderlined(p);
          if (p < 0) { break l1902; }
          p = s1901;
          break l1903;
        }
        p = s1901;
      } else touched ||= p >= end;
      return undefined;
    }
    l1906: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s1904 = p;
        l1905: {
          p = skipNamedSetext(p);
          if (p < 0) { break l1905; }
          p = s1904;
          break l1906;
        }
        p = s1904;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1907 = readSectionName(p);
    if (r1907 === undefined) { return undefined; }
    l_name = r1907;
    p = pos;
    const r1909 = readHeadingEnd(p);
    if (r1909 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1911 = readBadSetext(p);
    if (r1911 === undefined) { return undefined; }
    l_under = r1911;
    p = pos;
  }
  pos = p;
  return { type: 'SectionHeading', start: base + start, end: base + p, mark: l_mark, name: l_name, under: l_under };
}

function readSectionName(p: number): SectionNameNode | undefined {
  let c = 0;
  const start = p;
  l1833: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1835 = p;
      const t1836 = trail.length;
      l1834: {
        const r1837 = readBadTitleDecoration(p);
        if (r1837 === undefined) { break l1834; }
        p = pos;
        break l1833;
      }
      p = s1835;
      if (trail.length > t1836) trail.length = t1836;
    } else touched ||= p >= end;
  }
  l1839: {
    const s1840 = p;
    const t1841 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l1842: {
        p = skipAnyOwnName(p);
        if (p < 0) { break l1842; }
        l1845: {
          const s1843 = p;
          l1844: {
            p = skipSectionEnd(p);
            if (p < 0) { break l1844; }
            p = s1843;
            break l1845;
          }
          p = s1843;
          break l1842;
        }
        break l1839;
      }
      p = s1840;
      if (trail.length > t1841) trail.length = t1841;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1846 = readBadSectionName(p);
    if (r1846 === undefined) { return undefined; }
    p = pos;
  }
  l1851: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s1853 = p;
      const t1854 = trail.length;
      l1852: {
        const r1855 = readBadSectionRemark(p);
        if (r1855 === undefined) { break l1852; }
        p = pos;
        break l1851;
      }
      p = s1853;
      if (trail.length > t1854) trail.length = t1854;
    } else touched ||= p >= end;
  }
  l1857: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1859 = p;
      const t1860 = trail.length;
      l1858: {
        const r1861 = readBadTitleDecoration(p);
        if (r1861 === undefined) { break l1858; }
        p = pos;
        break l1857;
      }
      p = s1859;
      if (trail.length > t1860) trail.length = t1860;
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
  l1849: {
    const s1847 = p;
    l1848: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1848; }
      p = s1847;
      break l1849;
    }
    p = s1847;
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
  l1877: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1879 = p;
      const t1880 = trail.length;
      l1878: {
        const r1881 = readBadTitleDecoration(p);
        if (r1881 === undefined) { break l1878; }
        p = pos;
        break l1877;
      }
      p = s1879;
      if (trail.length > t1880) trail.length = t1880;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipAnyOwnName(p);
  if (p < 0) { return undefined; }
  l1885: {
    const s1883 = p;
    l1884: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1884; }
      p = s1883;
      break l1885;
    }
    p = s1883;
    return undefined;
  }
  l1886: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
      const s1888 = p;
      const t1889 = trail.length;
      l1887: {
        const r1890 = readBadSectionRemark(p);
        if (r1890 === undefined) { break l1887; }
        p = pos;
        break l1886;
      }
      p = s1888;
      if (trail.length > t1889) trail.length = t1889;
    } else touched ||= p >= end;
  }
  l1892: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1894 = p;
      const t1895 = trail.length;
      l1893: {
        const r1896 = readBadTitleDecoration(p);
        if (r1896 === undefined) { break l1893; }
        p = pos;
        break l1892;
      }
      p = s1894;
      if (trail.length > t1895) trail.length = t1895;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'OwnName', start: base + start, end: base + p };
}

function leaf207(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string;
  if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  const r1915 = readBlankLines(p);
  if (r1915 === undefined) { return -1; }
  value = r1915;
  p = pos;
  leafValue = value;
  return p;
}

function leaf208(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1917!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s1918 = p;
      l1919: {
        p = skipSectionStop(p);
        if (p < 0) { break l1919; }
        return -1;
      }
      p = s1918;
    }
  } else touched ||= p >= end;
  e1917 = null;
  value = [e1917];
  leafValue = value;
  return p;
}

function skipSectionStop(p: number): number {
  let c = 0;
  l1921: {
    const s1922 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1923: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1923; }
        break l1921;
      }
      p = s1922;
    } else touched ||= p >= end;
    l1926: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1924 = p;
        l1925: {
          p = skipHeadingLike(p);
          if (p < 0) { break l1925; }
          p = s1924;
          break l1926;
        }
        p = s1924;
      } else touched ||= p >= end;
      return -1;
    }
    l1927: {
      const s1928 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1929: {
          p = skipSectionHeading(p);
          if (p < 0) { break l1929; }
          break l1927;
        }
        p = s1928;
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
    const s1930 = p;
    l1931: {
      p = skipClaimed(p);
      if (p < 0) { break l1931; }
      return -1;
    }
    p = s1930;
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
  l1933: {
    const s1934 = p;
    l1935: {
      p = skipInContracts(p);
      if (p < 0) { break l1935; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1935;
      }
      p = skipHashes(p);
      if (p < 0) { break l1935; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
        touched ||= p >= end;
        break l1935;
      }
      p = skipEndpointAhead(p);
      if (p < 0) { break l1935; }
      break l1933;
    }
    p = s1934;
    l1957: {
      p = skipInSchemas(p);
      if (p < 0) { break l1957; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1957;
      }
      p = skipHashes(p);
      if (p < 0) { break l1957; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        touched ||= p >= end;
        break l1957;
      }
      p = skipTableWord(p);
      if (p < 0) { break l1957; }
      break l1933;
    }
    p = s1934;
    l1961: {
      p = skipInComponents(p);
      if (p < 0) { break l1961; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1961;
      }
      p = skipHashes(p);
      if (p < 0) { break l1961; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
        touched ||= p >= end;
        break l1961;
      }
      p = skipComponentWord(p);
      if (p < 0) { break l1961; }
      break l1933;
    }
    p = s1934;
    l1965: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l1965; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1965;
      }
      p = skipH2(p);
      if (p < 0) { break l1965; }
      break l1933;
    }
    p = s1934;
    l1968: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s1966 = p;
        l1967: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1967; }
          p = s1966;
          break l1968;
        }
        p = s1966;
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
  let n1943 = 0;
  l1940: for (;;) {
    if (n1943 >= 6) break;
    const s1942 = p;
    l1941: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l1941;
      }
      p++;
      n1943++;
      continue l1940;
    }
    p = s1942;
    break;
  }
  if (n1943 < 1) { return -1; }
  if (text.charCodeAt(p) === 35) {
    {
      const s1944 = p;
      l1945: {

        p++;
        return -1;
      }
      p = s1944;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1947: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1949 = p;
      l1948: {
        p = skipLineNoise(p);
        if (p < 0) { break l1948; }
        break l1947;
      }
      p = s1949;
    } else touched ||= p >= end;
  }
  return p;
}

function skipEndpointAhead(p: number): number {
  let c = 0;
  l1950: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1952 = p;
      l1951: {
        p = skipNumber(p);
        if (p < 0) { break l1951; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1951;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1951;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1950;
      }
      p = s1952;
    } else touched ||= p >= end;
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1956 = 0;
  l1953: for (;;) {
    if (n1956 >= 10) break;
    const s1955 = p;
    l1954: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1954;
      }
      p++;
      n1956++;
      continue l1953;
    }
    p = s1955;
    break;
  }
  if (n1956 < 2) { return -1; }
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
  l1958: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1960 = p;
      l1959: {
        p = skipNumber(p);
        if (p < 0) { break l1959; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1959;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1959;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1958;
      }
      p = s1960;
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
  l1962: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1964 = p;
      l1963: {
        p = skipNumber(p);
        if (p < 0) { break l1963; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1963;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1963;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1962;
      }
      p = s1964;
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
  l1969: {
    const s1970 = p;
    l1971: {
      p = skipInContracts(p);
      if (p < 0) { break l1971; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l1971;
      }
      p = skipContractHeading(p);
      if (p < 0) { break l1971; }
      break l1969;
    }
    p = s1970;
    l2068: {
      p = skipInSchemas(p);
      if (p < 0) { break l2068; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2068;
      }
      p = skipSchemaHeading(p);
      if (p < 0) { break l2068; }
      break l1969;
    }
    p = s1970;
    l2177: {
      p = skipInComponents(p);
      if (p < 0) { break l2177; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2177;
      }
      p = skipComponentHeading(p);
      if (p < 0) { break l2177; }
      break l1969;
    }
    p = s1970;
    l2519: {
      p = skipInComponent(p);
      if (p < 0) { break l2519; }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2519;
      }
      p = skipMethodHeading(p);
      if (p < 0) { break l2519; }
      break l1969;
    }
    p = s1970;
    p = skipInChecklist(p);
    if (p < 0) { return -1; }
    p = skipCheckHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipContractHeading(p: number): number {
  let c = 0;
  l1972: {
    const s1973 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1974: {
        l1977: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1975 = p;
            l1976: {
              l1978: {
                const s1979 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1980: {
                    p = skipH2(p);
                    if (p < 0) { break l1980; }
                    break l1978;
                  }
                  p = s1979;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1981: {
                    p = skipH3(p);
                    if (p < 0) { break l1981; }
                    break l1978;
                  }
                  p = s1979;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1976;
                }
                p = skipH4(p);
                if (p < 0) { break l1976; }
              }
              p = s1975;
              break l1977;
            }
            p = s1975;
          } else touched ||= p >= end;
          break l1974;
        }
        let n1992 = 0;
        l1989: for (;;) {
          if (n1992 >= 3) break;
          const s1991 = p;
          l1990: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1990;
            }
            p++;
            n1992++;
            continue l1989;
          }
          p = s1991;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1974;
        }
        p = skipMark(p);
        if (p < 0) { break l1974; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
          touched ||= p >= end;
          break l1974;
        }
        p = skipEndpoint(p);
        if (p < 0) { break l1974; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1974; }
        break l1972;
      }
      p = s1973;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2054: {
        l2057: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2055 = p;
            l2056: {
              p = skipH3(p);
              if (p < 0) { break l2056; }
              p = s2055;
              break l2057;
            }
            p = s2055;
          } else touched ||= p >= end;
          break l2054;
        }
        let n2061 = 0;
        l2058: for (;;) {
          if (n2061 >= 3) break;
          const s2060 = p;
          l2059: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2059;
            }
            p++;
            n2061++;
            continue l2058;
          }
          p = s2060;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2054;
        }
        p = skipMark(p);
        if (p < 0) { break l2054; }
        p = skipTitleText(p);
        if (p < 0) { break l2054; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2054; }
        break l1972;
      }
      p = s1973;
    } else touched ||= p >= end;
    l2064: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2062 = p;
        l2063: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2063; }
          p = s2062;
          break l2064;
        }
        p = s2062;
      } else touched ||= p >= end;
      return -1;
    }
    l2067: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2065 = p;
        l2066: {
          p = skipEndpointAhead(p);
          if (p < 0) { break l2066; }
          p = s2065;
          break l2067;
        }
        p = s2065;
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
  let n1985 = 0;
  l1982: for (;;) {
    if (n1985 >= 3) break;
    const s1984 = p;
    l1983: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1983;
      }
      p++;
      n1985++;
      continue l1982;
    }
    p = s1984;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
    reachesEnd(p, "####");
    return -1;
  }
  p += 4;
  if (text.charCodeAt(p) === 35) {
    {
      const s1986 = p;
      l1987: {

        p++;
        return -1;
      }
      p = s1986;
    }
  } else touched ||= p >= end;
  return p;
}

function skipEndpoint(p: number): number {
  let c = 0;
  l1993: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1995 = p;
      l1994: {
        p = skipBadTitleNumber(p);
        if (p < 0) { break l1994; }
        break l1993;
      }
      p = s1995;
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
  l2038: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2040 = p;
      l2039: {
        p = skipBadPathEnd(p);
        if (p < 0) { break l2039; }
        break l2038;
      }
      p = s2040;
    } else touched ||= p >= end;
  }
  l2044: {
    if (p < end) {
      const s2046 = p;
      l2045: {
        p = skipBadTitleRest(p);
        if (p < 0) { break l2045; }
        break l2044;
      }
      p = s2046;
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
  l1996: {
    const s1997 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l1998: {
        p = skipMethodWord(p);
        if (p < 0) { break l1998; }
        break l1996;
      }
      p = s1997;
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
  let n2003 = 0;
  l2000: for (;;) {
    if (n2003 >= 9) break;
    const s2002 = p;
    l2001: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l2001;
      }
      p++;
      n2003++;
      continue l2000;
    }
    p = s2002;
    break;
  }
  if (n2003 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2006: {
    if (text.charCodeAt(p) === 47) {
      const s2004 = p;
      l2005: {

        p++;
        p = s2004;
        break l2006;
      }
      p = s2004;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadMethodName(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n2011 = 0;
  l2008: for (;;) {
    if (n2011 >= 10) break;
    const s2010 = p;
    l2009: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2009;
      }
      p++;
      n2011++;
      continue l2008;
    }
    p = s2010;
    break;
  }
  if (n2011 < 2) { return -1; }
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
  l2014: {
    if (text.charCodeAt(p) === 47) {
      const s2012 = p;
      l2013: {

        p++;
        p = s2012;
        break l2014;
      }
      p = s2012;
    } else touched ||= p >= end;
    return -1;
  }
  let m2018 = false;
  l2015: for (;;) {
    const s2017 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
      l2016: {
        p = skipPathPart(p);
        if (p < 0) { break l2016; }
        m2018 = true;
        continue l2015;
      }
      p = s2017;
    } else touched ||= p >= end;
    break;
  }
  if (!m2018) { return -1; }
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l2019: {
    const s2020 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) {
      l2021: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2021;
        }
        p++;
        const near2022 = p + 16;
        while (p < near2022 && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) p++;
        if (p === near2022) {
          STOPS_18.lastIndex = p;
          p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2019;
      }
      p = s2020;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l2023: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l2023;
        }
        p += 2;
        l2026: {
          const s2024 = p;
          l2025: {
            l2027: {
              if (text.charCodeAt(p) === 96) {
                const s2029 = p;
                l2028: {

                  p++;
                  break l2027;
                }
                p = s2029;
              } else touched ||= p >= end;
            }
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2025; }
            p = s2024;
            break l2026;
          }
          p = s2024;
          break l2023;
        }
        break l2019;
      }
      p = s2020;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l2030: {

        p++;
        break l2019;
      }
      p = s2020;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2031: {

        p++;
        l2034: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
            const s2032 = p;
            l2033: {
              p++;
              p = s2032;
              break l2034;
            }
            p = s2032;
          } else touched ||= p >= end;
          break l2031;
        }
        break l2019;
      }
      p = s2020;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s2035 = p;
        l2036: {
          p = skipLineNoise(p);
          if (p < 0) { break l2036; }
          return -1;
        }
        p = s2035;
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
  l2043: {
    const s2041 = p;
    l2042: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2042; }
      p = s2041;
      break l2043;
    }
    p = s2041;
    return -1;
  }
  return p;
}

function skipBadTitleRest(p: number): number {
  {
    const s2047 = p;
    l2048: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2048; }
      return -1;
    }
    p = s2047;
  }
  let m2053 = false;
  l2050: for (;;) {
    const s2052 = p;
    if (p < end) {
      l2051: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2051; }
        m2053 = true;
        continue l2050;
      }
      p = s2052;
    } else touched ||= p >= end;
    break;
  }
  if (!m2053) { return -1; }
  return p;
}

function skipSchemaHeading(p: number): number {
  let c = 0;
  l2069: {
    const s2070 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2071: {
        l2074: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2072 = p;
            l2073: {
              l2075: {
                const s2076 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2077: {
                    p = skipH2(p);
                    if (p < 0) { break l2077; }
                    break l2075;
                  }
                  p = s2076;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2078: {
                    p = skipH3(p);
                    if (p < 0) { break l2078; }
                    break l2075;
                  }
                  p = s2076;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2073;
                }
                p = skipH4(p);
                if (p < 0) { break l2073; }
              }
              p = s2072;
              break l2074;
            }
            p = s2072;
          } else touched ||= p >= end;
          break l2071;
        }
        let n2082 = 0;
        l2079: for (;;) {
          if (n2082 >= 3) break;
          const s2081 = p;
          l2080: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2080;
            }
            p++;
            n2082++;
            continue l2079;
          }
          p = s2081;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2071;
        }
        p = skipMark(p);
        if (p < 0) { break l2071; }
        l2083: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2085 = p;
            l2084: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2084; }
              break l2083;
            }
            p = s2085;
          } else touched ||= p >= end;
        }
        l2088: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s2086 = p;
            l2087: {
              p = skipTableWord(p);
              if (p < 0) { break l2087; }
              p = s2086;
              break l2088;
            }
            p = s2086;
          } else touched ||= p >= end;
          break l2071;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2071;
        }
        p = skip_pair(p);
        if (p < 0) { break l2071; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2071; }
        break l2069;
      }
      p = s2070;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2157: {
        l2160: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2158 = p;
            l2159: {
              p = skipH3(p);
              if (p < 0) { break l2159; }
              p = s2158;
              break l2160;
            }
            p = s2158;
          } else touched ||= p >= end;
          break l2157;
        }
        let n2164 = 0;
        l2161: for (;;) {
          if (n2164 >= 3) break;
          const s2163 = p;
          l2162: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2162;
            }
            p++;
            n2164++;
            continue l2161;
          }
          p = s2163;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2157;
        }
        p = skipMark(p);
        if (p < 0) { break l2157; }
        l2165: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2167 = p;
            l2166: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2166; }
              break l2165;
            }
            p = s2167;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2157; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2157; }
        break l2069;
      }
      p = s2070;
    } else touched ||= p >= end;
    l2170: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2168 = p;
        l2169: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2169; }
          p = s2168;
          break l2170;
        }
        p = s2168;
      } else touched ||= p >= end;
      return -1;
    }
    l2171: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2173 = p;
        l2172: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2172; }
          break l2171;
        }
        p = s2173;
      } else touched ||= p >= end;
    }
    l2176: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s2174 = p;
        l2175: {
          p = skipTableWord(p);
          if (p < 0) { break l2175; }
          p = s2174;
          break l2176;
        }
        p = s2174;
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
  l2089: {
    const s2090 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2091: {
        p = skipBadPair(p);
        if (p < 0) { break l2091; }
        break l2089;
      }
      p = s2090;
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
  l2092: {
    const s2093 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2094: {
        const r2095 = readTitleMark(p);
        if (r2095 === undefined) { break l2094; }
        l_mark = r2095;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2094;
        }
        const r2103 = readMarkedName(p);
        if (r2103 === undefined) { break l2094; }
        l_name = r2103;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2094;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2094; }
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2094;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2094; }
        p = skipBlanks(p);
        if (p < 0) { break l2094; }
        const r2118 = readTitleText(p);
        if (r2118 === undefined) { break l2094; }
        l_value = r2118;
        p = pos;
        break l2092;
      }
      p = s2093;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2120: {
        const r2121 = readTitleMark(p);
        if (r2121 === undefined) { break l2120; }
        l_mark = r2121;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2120;
        }
        const r2123 = readMarkedName(p);
        if (r2123 === undefined) { break l2120; }
        l_name = r2123;
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2120;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2120; }
        p = skipBlanks(p);
        if (p < 0) { break l2120; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2120;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2120; }
        const r2125 = readTitleText(p);
        if (r2125 === undefined) { break l2120; }
        l_value = r2125;
        p = pos;
        break l2092;
      }
      p = s2093;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2127 = readTitleMark(p);
    if (r2127 === undefined) { return undefined; }
    l_mark = r2127;
    p = pos;
    registers[2] = l_mark;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2129 = readMarkedName(p);
    if (r2129 === undefined) { return undefined; }
    l_name = r2129;
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
    const r2131 = readMarkedValue(p);
    if (r2131 === undefined) { return undefined; }
    l_value = r2131;
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSameMark(p);
    if (p < 0) { return undefined; }
    l2146: {
      const s2144 = p;
      l2145: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l2145; }
        p = s2144;
        break l2146;
      }
      p = s2144;
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
  l2096: {
    const s2097 = p;
    if (text.charCodeAt(p) === 42) {
      l2098: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l2098;
        }
        value = "**";
        p += 2;
        break l2096;
      }
      p = s2097;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2099: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l2099;
        }
        value = "__";
        p += 2;
        break l2096;
      }
      p = s2097;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2100: {

        value = "*";
        p++;
        break l2096;
      }
      p = s2097;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2101: {

        value = "_";
        p++;
        break l2096;
      }
      p = s2097;
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
  let m2107 = false;
  l2104: for (;;) {
    const s2106 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2105: {
        l2108: {
          const s2109 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
            l2110: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2110;
              }
              p++;
              const near2111 = p + 16;
              while (p < near2111 && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
              if (p === near2111) {
                STOPS_19.lastIndex = p;
                p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2108;
            }
            p = s2109;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2112 = p;
              l2113: {
                p = skipSameMark(p);
                if (p < 0) { break l2113; }
                break l2105;
              }
              p = s2112;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2105;
          }
          p++;
        }
        m2107 = true;
        continue l2104;
      }
      p = s2106;
    } else touched ||= p >= end;
    break;
  }
  if (!m2107) { return undefined; }
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
  const r2115 = readTitleMark(p);
  if (r2115 === undefined) { return undefined; }
  value = r2115;
  p = pos;
  pos = p;
  return value;
}

function readMarkedValue(p: number): MarkedValueNode | undefined {
  let c = 0;
  const start = p;
  let m2135 = false;
  l2132: for (;;) {
    const s2134 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2133: {
        l2136: {
          const s2137 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
            l2138: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2138;
              }
              p++;
              const near2139 = p + 16;
              while (p < near2139 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
              if (p === near2139) {
                STOPS_20.lastIndex = p;
                p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2136;
            }
            p = s2137;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2140 = p;
              l2141: {
                p = skipSameMark(p);
                if (p < 0) { break l2141; }
                break l2133;
              }
              p = s2140;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2133;
          }
          p++;
        }
        m2135 = true;
        continue l2132;
      }
      p = s2134;
    } else touched ||= p >= end;
    break;
  }
  if (!m2135) { return undefined; }
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
  l2147: for (;;) {
    const s2149 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2148: {
        p = skipPairPiece(p);
        if (p < 0) { break l2148; }
        continue l2147;
      }
      p = s2149;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairPiece(p: number): number {
  let c = 0;
  l2151: {
    const s2152 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128)) {
      l2153: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2153;
        }
        p++;
        const near2154 = p + 16;
        while (p < near2154 && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128)) p++;
        if (p === near2154) {
          STOPS_21.lastIndex = p;
          p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2151;
      }
      p = s2152;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l2155: {

        p++;
        const near2156 = p + 16;
        while (p < near2156 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near2156) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l2155;
        }
        p++;
        break l2151;
      }
      p = s2152;
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
  l2178: {
    const s2179 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2180: {
        l2183: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2181 = p;
            l2182: {
              l2184: {
                const s2185 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2186: {
                    p = skipH2(p);
                    if (p < 0) { break l2186; }
                    break l2184;
                  }
                  p = s2185;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2187: {
                    p = skipH3(p);
                    if (p < 0) { break l2187; }
                    break l2184;
                  }
                  p = s2185;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2182;
                }
                p = skipH4(p);
                if (p < 0) { break l2182; }
              }
              p = s2181;
              break l2183;
            }
            p = s2181;
          } else touched ||= p >= end;
          break l2180;
        }
        let n2191 = 0;
        l2188: for (;;) {
          if (n2191 >= 3) break;
          const s2190 = p;
          l2189: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2189;
            }
            p++;
            n2191++;
            continue l2188;
          }
          p = s2190;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2180;
        }
        p = skipMark(p);
        if (p < 0) { break l2180; }
        l2192: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2194 = p;
            l2193: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2193; }
              break l2192;
            }
            p = s2194;
          } else touched ||= p >= end;
        }
        l2197: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
            const s2195 = p;
            l2196: {
              p = skipComponentWord(p);
              if (p < 0) { break l2196; }
              p = s2195;
              break l2197;
            }
            p = s2195;
          } else touched ||= p >= end;
          break l2180;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2180;
        }
        p = skip_pair(p);
        if (p < 0) { break l2180; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2180; }
        break l2178;
      }
      p = s2179;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2198: {
        l2201: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2199 = p;
            l2200: {
              p = skipH3(p);
              if (p < 0) { break l2200; }
              p = s2199;
              break l2201;
            }
            p = s2199;
          } else touched ||= p >= end;
          break l2198;
        }
        {
          const s2202 = p;
          l2203: {
            p = skipInComponent(p);
            if (p < 0) { break l2203; }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l2203;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l2203; }
            break l2198;
          }
          p = s2202;
        }
        let n2506 = 0;
        l2503: for (;;) {
          if (n2506 >= 3) break;
          const s2505 = p;
          l2504: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2504;
            }
            p++;
            n2506++;
            continue l2503;
          }
          p = s2505;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2198;
        }
        p = skipMark(p);
        if (p < 0) { break l2198; }
        l2507: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2509 = p;
            l2508: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2508; }
              break l2507;
            }
            p = s2509;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2198; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2198; }
        break l2178;
      }
      p = s2179;
    } else touched ||= p >= end;
    l2512: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2510 = p;
        l2511: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2511; }
          p = s2510;
          break l2512;
        }
        p = s2510;
      } else touched ||= p >= end;
      return -1;
    }
    l2513: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2515 = p;
        l2514: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2514; }
          break l2513;
        }
        p = s2515;
      } else touched ||= p >= end;
    }
    l2518: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
        const s2516 = p;
        l2517: {
          p = skipComponentWord(p);
          if (p < 0) { break l2517; }
          p = s2516;
          break l2518;
        }
        p = s2516;
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
  l2205: {
    const s2206 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2207: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2207; }
        {
          const s2222 = p;
          l2223: {
            p = skipTextInNotes(p);
            if (p < 0) { break l2223; }
            break l2207;
          }
          p = s2222;
        }
        let n2232 = 0;
        l2229: for (;;) {
          if (n2232 >= 3) break;
          const s2231 = p;
          l2230: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2230;
            }
            p++;
            n2232++;
            continue l2229;
          }
          p = s2231;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2207;
        }
        p = skipMark(p);
        if (p < 0) { break l2207; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2207;
        }
        p = skipSignature(p);
        if (p < 0) { break l2207; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2207; }
        break l2205;
      }
      p = s2206;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2474: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2474; }
        {
          const s2475 = p;
          l2476: {
            p = skipInNotes(p);
            if (p < 0) { break l2476; }
            break l2474;
          }
          p = s2475;
        }
        let n2481 = 0;
        l2478: for (;;) {
          if (n2481 >= 3) break;
          const s2480 = p;
          l2479: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2479;
            }
            p++;
            n2481++;
            continue l2478;
          }
          p = s2480;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2474;
        }
        p = skipMark(p);
        if (p < 0) { break l2474; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l2474;
        }
        p = skipBadMethodTitle(p);
        if (p < 0) { break l2474; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2474;
        }
        p = skipSignature(p);
        if (p < 0) { break l2474; }
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        p = skipHeadingEnd(p);
        if (p < 0) { break l2474; }
        break l2205;
      }
      p = s2206;
    } else touched ||= p >= end;
    l2498: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
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
    l2501: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2499 = p;
        l2500: {
          const near2502 = p + 16;
          while (p < near2502 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near2502) {
            STOPS_22.lastIndex = p;
            p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l2500;
          }
          p++;
          p = s2499;
          break l2501;
        }
        p = s2499;
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
  l2208: {
    const s2209 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2210: {
        l2213: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2211 = p;
            l2212: {
              p = skipH3(p);
              if (p < 0) { break l2212; }
              const near2214 = p + 16;
              while (p < near2214 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
              if (p === near2214) {
                STOPS_22.lastIndex = p;
                p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2212;
              }
              p++;
              p = s2211;
              break l2213;
            }
            p = s2211;
          } else touched ||= p >= end;
          break l2210;
        }
        break l2208;
      }
      p = s2209;
    } else touched ||= p >= end;
    l2217: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2215 = p;
        l2216: {
          let n2221 = 0;
          l2218: for (;;) {
            if (n2221 >= 3) break;
            const s2220 = p;
            l2219: {
              if (text.charCodeAt(p) !== 32) {
                touched ||= p >= end;
                break l2219;
              }
              p++;
              n2221++;
              continue l2218;
            }
            p = s2220;
            break;
          }
          if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
            reachesEnd(p, "####");
            break l2216;
          }
          p += 4;
          p = s2215;
          break l2217;
        }
        p = s2215;
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
      const s2225 = p;
      l2226: {
        const near2228 = p + 16;
        while (p < near2228 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
        if (p === near2228) {
          STOPS_22.lastIndex = p;
          p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2226;
        }
        p++;
        return -1;
      }
      p = s2225;
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
  l2233: {
    if (text.charCodeAt(p) === 97) {
      const s2235 = p;
      l2234: {
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l2234;
        }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2234;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2233;
      }
      p = s2235;
    } else touched ||= p >= end;
  }
  l2236: {
    if (text.charCodeAt(p) === 100) {
      const s2238 = p;
      l2237: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l2237;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2237;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2236;
      }
      p = s2238;
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
  l2432: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
      const s2434 = p;
      l2433: {
        p = skipResult(p);
        if (p < 0) { break l2433; }
        break l2432;
      }
      p = s2434;
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
  l2240: for (;;) {
    const s2242 = p;
    if (text.charCodeAt(p) === 45) {
      l2241: {

        p++;
        if (text.charCodeAt(p) === 62) {
          {
            const s2244 = p;
            l2245: {

              p++;
              break l2241;
            }
            p = s2244;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2241;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        touched ||= p >= end;
        continue l2240;
      }
      p = s2242;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSignatureList(p: number): number {
  let c = 0;
  l2247: {
    const s2248 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l2249: {
        p = skipBlanks(p);
        if (p < 0) { break l2249; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l2249;
        }
        p = skipParameters(p);
        if (p < 0) { break l2249; }
        break l2247;
      }
      p = s2248;
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
  l2250: for (;;) {
    const s2252 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
      l2251: {
        p = skipParameterItem(p);
        if (p < 0) { break l2251; }
        continue l2250;
      }
      p = s2252;
    } else touched ||= p >= end;
    break;
  }
  p = skipParametersEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipParameterItem(p: number): number {
  let c = 0;
  l2254: {
    const s2255 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2256: {
        p = skipParameter(p);
        if (p < 0) { break l2256; }
        l2396: {
          if (text.charCodeAt(p) === 44) {
            const s2398 = p;
            l2397: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2397; }
              break l2396;
            }
            p = s2398;
          } else touched ||= p >= end;
        }
        break l2254;
      }
      p = s2255;
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
  l2257: {
    const s2258 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2259: {
        p = skipParameterName(p);
        if (p < 0) { break l2259; }
        p = skipBlanks(p);
        if (p < 0) { break l2259; }
        l2270: {
          if (text.charCodeAt(p) === 58) {
            const s2272 = p;
            l2271: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2271; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2271;
              }
              p = skipTypeText(p);
              if (p < 0) { break l2271; }
              break l2270;
            }
            p = s2272;
          } else touched ||= p >= end;
        }
        l2352: {
          if (text.charCodeAt(p) === 61) {
            const s2354 = p;
            l2353: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2353; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2353;
              }
              p = skipDefaultText(p);
              if (p < 0) { break l2353; }
              break l2352;
            }
            p = s2354;
          } else touched ||= p >= end;
        }
        l2389: {
          const s2387 = p;
          l2388: {
            p = skipParameterEnd(p);
            if (p < 0) { break l2388; }
            p = s2387;
            break l2389;
          }
          p = s2387;
          break l2259;
        }
        break l2257;
      }
      p = s2258;
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
    const near2395 = p + 16;
    while (p < near2395 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
    if (p === near2395) {
      STOPS_28.lastIndex = p;
      p = STOPS_28.test(text) ? STOPS_28.lastIndex - 1 : end;
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
  l2260: {
    const s2261 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2262: {
        l2263: {
          if (text.charCodeAt(p) === 42) {
            const s2265 = p;
            l2264: {
              l2266: {
                const s2267 = p;
                if (text.charCodeAt(p) === 42) {
                  l2268: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l2268;
                    }
                    p += 2;
                    break l2266;
                  }
                  p = s2267;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 42) {
                  touched ||= p >= end;
                  break l2264;
                }
                p++;
              }
              break l2263;
            }
            p = s2265;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2262;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l2262; }
        break l2260;
      }
      p = s2261;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2269: {

        p++;
        break l2260;
      }
      p = s2261;
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
  let m2276 = false;
  l2273: for (;;) {
    const s2275 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128)) {
      l2274: {
        p = skipTypePiece(p);
        if (p < 0) { break l2274; }
        m2276 = true;
        continue l2273;
      }
      p = s2275;
    } else touched ||= p >= end;
    break;
  }
  if (!m2276) { return -1; }
  l2338: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      const s2340 = p;
      l2339: {
        p = skipArrow(p);
        if (p < 0) { break l2339; }
        let m2344 = false;
        l2341: for (;;) {
          const s2343 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
            l2342: {
              p = skipResultPiece(p);
              if (p < 0) { break l2342; }
              m2344 = true;
              continue l2341;
            }
            p = s2343;
          } else touched ||= p >= end;
          break;
        }
        if (!m2344) { break l2339; }
        l2351: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)) {
            const s2349 = p;
            l2350: {
              p++;
              p = s2349;
              break l2351;
            }
            p = s2349;
          } else touched ||= p >= end;
          break l2339;
        }
        break l2338;
      }
      p = s2340;
    } else touched ||= p >= end;
  }
  return p;
}

function skipTypePiece(p: number): number {
  let c = 0;
  l2277: {
    const s2278 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2279: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2279;
        }
        p++;
        const near2280 = p + 16;
        while (p < near2280 && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        if (p === near2280) {
          STOPS_23.lastIndex = p;
          p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2277;
      }
      p = s2278;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2281: {
        p = skipBracketed(p);
        if (p < 0) { break l2281; }
        break l2277;
      }
      p = s2278;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2328: {
        p = skipQuoted(p);
        if (p < 0) { break l2328; }
        break l2277;
      }
      p = s2278;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2329 = p;
        l2330: {
          p = skipArrow(p);
          if (p < 0) { break l2330; }
          return -1;
        }
        p = s2329;
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
  l2282: {
    const s2283 = p;
    if (text.charCodeAt(p) === 40) {
      l2284: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2284; }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l2284;
        }
        p++;
        break l2282;
      }
      p = s2283;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2327: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2327; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2327;
        }
        p++;
        break l2282;
      }
      p = s2283;
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
  l2285: for (;;) {
    const s2287 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c >= 128)) {
      l2286: {
        l2289: {
          const s2290 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) {
            l2291: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2291;
              }
              p++;
              const near2292 = p + 16;
              while (p < near2292 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
              if (p === near2292) {
                STOPS_24.lastIndex = p;
                p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2289;
            }
            p = s2290;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l2293: {
              p = skipBracketed(p);
              if (p < 0) { break l2293; }
              break l2289;
            }
            p = s2290;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2286;
          }
          p = skipQuoted(p);
          if (p < 0) { break l2286; }
        }
        continue l2285;
      }
      p = s2287;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipQuoted(p: number): number {
  let c = 0;
  l2294: {
    const s2295 = p;
    if (text.charCodeAt(p) === 34) {
      l2296: {

        p++;
        const near2297 = p + 16;
        while (p < near2297 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
        if (p === near2297) {
          STOPS_25.lastIndex = p;
          p = STOPS_25.test(text) ? STOPS_25.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l2298: for (;;) {
          const s2300 = p;
          if (text.charCodeAt(p) === 92) {
            l2299: {

              p++;
              l2302: {
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  const s2304 = p;
                  l2303: {
                    p++;
                    break l2302;
                  }
                  p = s2304;
                } else touched ||= p >= end;
              }
              const near2305 = p + 16;
              while (p < near2305 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
              if (p === near2305) {
                STOPS_25.lastIndex = p;
                p = STOPS_25.test(text) ? STOPS_25.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              continue l2298;
            }
            p = s2300;
          } else touched ||= p >= end;
          break;
        }
        l2306: {
          const s2307 = p;
          if (text.charCodeAt(p) === 34) {
            l2308: {

              p++;
              break l2306;
            }
            p = s2307;
          } else touched ||= p >= end;
          l2311: {
            const s2309 = p;
            l2310: {
              p = skipLineEnd(p);
              if (p < 0) { break l2310; }
              p = s2309;
              break l2311;
            }
            p = s2309;
            break l2296;
          }
        }
        break l2294;
      }
      p = s2295;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2312 = p + 16;
    while (p < near2312 && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) p++;
    if (p === near2312) {
      STOPS_26.lastIndex = p;
      p = STOPS_26.test(text) ? STOPS_26.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2313: for (;;) {
      const s2315 = p;
      if (text.charCodeAt(p) === 92) {
        l2314: {

          p++;
          l2317: {
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              const s2319 = p;
              l2318: {
                p++;
                break l2317;
              }
              p = s2319;
            } else touched ||= p >= end;
          }
          const near2320 = p + 16;
          while (p < near2320 && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) p++;
          if (p === near2320) {
            STOPS_26.lastIndex = p;
            p = STOPS_26.test(text) ? STOPS_26.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          continue l2313;
        }
        p = s2315;
      } else touched ||= p >= end;
      break;
    }
    l2321: {
      const s2322 = p;
      if (text.charCodeAt(p) === 39) {
        l2323: {

          p++;
          break l2321;
        }
        p = s2322;
      } else touched ||= p >= end;
      l2326: {
        const s2324 = p;
        l2325: {
          p = skipLineEnd(p);
          if (p < 0) { break l2325; }
          p = s2324;
          break l2326;
        }
        p = s2324;
        return -1;
      }
    }
  }
  return p;
}

function skipArrow(p: number): number {
  l2332: {
    const s2333 = p;
    if (text.charCodeAt(p) === 45) {
      l2334: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2334;
        }
        p += 2;
        break l2332;
      }
      p = s2333;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l2335: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2335;
        }
        p += 2;
        break l2332;
      }
      p = s2333;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2336: {

        p++;
        break l2332;
      }
      p = s2333;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2337: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2337;
        }
        p += 3;
        break l2332;
      }
      p = s2333;
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
  l2345: {
    const s2346 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2347: {
        p = skipBracketed(p);
        if (p < 0) { break l2347; }
        break l2345;
      }
      p = s2346;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2348: {
        p = skipQuoted(p);
        if (p < 0) { break l2348; }
        break l2345;
      }
      p = s2346;
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
  let m2358 = false;
  l2355: for (;;) {
    const s2357 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128)) {
      l2356: {
        l2359: {
          const s2360 = p;
          if (text.charCodeAt(p) === 108) {
            l2361: {
              p = skipLambdaHead(p);
              if (p < 0) { break l2361; }
              break l2359;
            }
            p = s2360;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l2356;
          }
          p = skipDefaultPiece(p);
          if (p < 0) { break l2356; }
        }
        m2358 = true;
        continue l2355;
      }
      p = s2357;
    } else touched ||= p >= end;
    break;
  }
  if (!m2358) { return -1; }
  l2373: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      const s2375 = p;
      l2374: {
        p = skipArrow(p);
        if (p < 0) { break l2374; }
        let m2379 = false;
        l2376: for (;;) {
          const s2378 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128)) {
            l2377: {
              l2380: {
                const s2381 = p;
                if (text.charCodeAt(p) === 108) {
                  l2382: {
                    p = skipLambdaHead(p);
                    if (p < 0) { break l2382; }
                    break l2380;
                  }
                  p = s2381;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
                  l2383: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2383; }
                    break l2380;
                  }
                  p = s2381;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 61) {
                  touched ||= p >= end;
                  break l2377;
                }
                p++;
              }
              m2379 = true;
              continue l2376;
            }
            p = s2378;
          } else touched ||= p >= end;
          break;
        }
        if (!m2379) { break l2374; }
        l2386: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44)) {
            const s2384 = p;
            l2385: {
              p++;
              p = s2384;
              break l2386;
            }
            p = s2384;
          } else touched ||= p >= end;
          break l2374;
        }
        break l2373;
      }
      p = s2375;
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
      const s2362 = p;
      l2363: {
        p++;
        return -1;
      }
      p = s2362;
    }
  } else touched ||= p >= end;
  const near2365 = p + 16;
  while (p < near2365 && ((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 128)) p++;
  if (p === near2365) {
    STOPS_27.lastIndex = p;
    p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
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
  l2366: {
    const s2367 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2368: {
        p = skipBracketed(p);
        if (p < 0) { break l2368; }
        break l2366;
      }
      p = s2367;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2369: {
        p = skipQuoted(p);
        if (p < 0) { break l2369; }
        break l2366;
      }
      p = s2367;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2370 = p;
        l2371: {
          p = skipArrow(p);
          if (p < 0) { break l2371; }
          return -1;
        }
        p = s2370;
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
  l2390: {
    const s2391 = p;
    if (text.charCodeAt(p) === 44) {
      l2392: {

        p++;
        break l2390;
      }
      p = s2391;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 41) {
      l2393: {

        p++;
        break l2390;
      }
      p = s2391;
    } else touched ||= p >= end;
    l2394: {
      p = skipBlanks(p);
      if (p < 0) { break l2394; }
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { break l2394; }
      break l2390;
    }
    p = s2391;
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
  l2399: {
    const s2400 = p;
    if (text.charCodeAt(p) === 44) {
      l2401: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2401; }
        break l2399;
      }
      p = s2400;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      l2402: {
        p = skipArrow(p);
        if (p < 0) { break l2402; }
        let m2406 = false;
        l2403: for (;;) {
          const s2405 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) {
            l2404: {
              l2407: {
                const s2408 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
                  l2409: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2409; }
                    break l2407;
                  }
                  p = s2408;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l2404;
                }
                p++;
              }
              m2406 = true;
              continue l2403;
            }
            p = s2405;
          } else touched ||= p >= end;
          break;
        }
        if (!m2406) { break l2402; }
        l2412: {
          if (text.charCodeAt(p) === 41) {
            const s2410 = p;
            l2411: {

              p++;
              p = s2410;
              break l2412;
            }
            p = s2410;
          } else touched ||= p >= end;
          break l2402;
        }
        p = skipBlanks(p);
        if (p < 0) { break l2402; }
        break l2399;
      }
      p = s2400;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2413 = p;
        l2414: {
          p = skipArrow(p);
          if (p < 0) { break l2414; }
          return -1;
        }
        p = s2413;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2416 = p + 16;
    while (p < near2416 && ((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128)) p++;
    if (p === near2416) {
      STOPS_29.lastIndex = p;
      p = STOPS_29.test(text) ? STOPS_29.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2417: {
      if (text.charCodeAt(p) === 44) {
        const s2419 = p;
        l2418: {

          p++;
          break l2417;
        }
        p = s2419;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParametersEnd(p: number): number {
  l2420: {
    const s2421 = p;
    if (text.charCodeAt(p) === 41) {
      l2422: {

        p++;
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;

  }
  return p;
}

function skipMissingParameters(p: number): number {
  let c = 0;
  l2425: {
    const s2423 = p;
    l2424: {
      p = skipBlanks(p);
      if (p < 0) { break l2424; }
      l2426: {
        const s2427 = p;
        l2428: {
          l2429: {
            if (text.charCodeAt(p) === 58) {
              const s2431 = p;
              l2430: {

                p++;
                break l2429;
              }
              p = s2431;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l2428; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2428; }
          p = skipLineEnd(p);
          if (p < 0) { break l2428; }
          break l2426;
        }
        p = s2427;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l2424;
        }
        p = skipArrow(p);
        if (p < 0) { break l2424; }
      }
      p = s2423;
      break l2425;
    }
    p = s2423;
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
  l2435: {
    const s2436 = p;
    if (text.charCodeAt(p) === 45) {
      l2437: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2437;
        }
        p += 2;
        break l2435;
      }
      p = s2436;
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
  l2438: {
    const s2439 = p;
    if (text.charCodeAt(p) === 61) {
      l2440: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2440;
        }
        p += 2;
        break l2438;
      }
      p = s2439;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2441: {

        p++;
        break l2438;
      }
      p = s2439;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2442: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2442;
        }
        p += 3;
        break l2438;
      }
      p = s2439;
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
  let m2446 = false;
  l2443: for (;;) {
    const s2445 = p;
    if (p < end) {
      l2444: {
        p = skipReturnPiece(p);
        if (p < 0) { break l2444; }
        m2446 = true;
        continue l2443;
      }
      p = s2445;
    } else touched ||= p >= end;
    break;
  }
  if (!m2446) { return -1; }
  return p;
}

function skipReturnPiece(p: number): number {
  let c = 0;
  l2447: {
    const s2448 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2449: {
        p = skipBracketed(p);
        if (p < 0) { break l2449; }
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2450: {
        p = skipQuoted(p);
        if (p < 0) { break l2450; }
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (p < end) {
      l2451: {
        {
          const s2452 = p;
          l2453: {
            p = skipSignatureTail(p);
            if (p < 0) { break l2453; }
            break l2451;
          }
          p = s2452;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2451;
        }
        p++;
        break l2447;
      }
      p = s2448;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      {
        const s2455 = p;
        l2456: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l2456; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2456; }
          p = skipSignatureTail(p);
          if (p < 0) { break l2456; }
          return -1;
        }
        p = s2455;
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
  l2458: {
    if (text.charCodeAt(p) === 58) {
      const s2460 = p;
      l2459: {

        p++;
        break l2458;
      }
      p = s2460;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2461: {
    if (p < end) {
      const s2463 = p;
      l2462: {
        p = skipBadSignatureRest(p);
        if (p < 0) { break l2462; }
        break l2461;
      }
      p = s2463;
    } else touched ||= p >= end;
  }
  return p;
}

function skipBadSignatureRest(p: number): number {
  let c = 0;
  {
    const s2464 = p;
    l2465: {
      p = skipSignatureTail(p);
      if (p < 0) { break l2465; }
      return -1;
    }
    p = s2464;
  }
  let m2470 = false;
  l2467: for (;;) {
    const s2469 = p;
    if (p < end) {
      l2468: {
        {
          const s2471 = p;
          l2472: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2472; }
            break l2468;
          }
          p = s2471;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2468;
        }
        p++;
        m2470 = true;
        continue l2467;
      }
      p = s2469;
    } else touched ||= p >= end;
    break;
  }
  if (!m2470) { return -1; }
  return p;
}

function skipBadMethodTitle(p: number): number {
  let c = 0;
  let m2485 = false;
  l2482: for (;;) {
    const s2484 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304)) {
      l2483: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l2483; }
        m2485 = true;
        continue l2482;
      }
      p = s2484;
    } else touched ||= p >= end;
    break;
  }
  if (!m2485) { return -1; }
  return p;
}

function skipMethodOrnament(p: number): number {
  let c = 0;
  l2486: {
    const s2487 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2488: {
        p++;
        break l2486;
      }
      p = s2487;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2489: {

        p++;
        break l2486;
      }
      p = s2487;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2490: {
        p = skipNumber(p);
        if (p < 0) { break l2490; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46 || c === 58))) {
          touched ||= p >= end;
          break l2490;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2490;
        }
        p++;
        break l2486;
      }
      p = s2487;
    } else touched ||= p >= end;
    l2491: {
      const s2492 = p;
      if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
        l2493: {
          if (!isCaseless(p, "method")) { break l2493; }
          p += 6;
          break l2491;
        }
        p = s2492;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l2494: {
          if (!isCaseless(p, "function")) { break l2494; }
          p += 8;
          break l2491;
        }
        p = s2492;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l2495: {
          if (!isCaseless(p, "operation")) { break l2495; }
          p += 9;
          break l2491;
        }
        p = s2492;
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
  l2520: {
    const s2521 = p;
    l2522: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2522; }
      break l2520;
    }
    p = s2521;
    l2523: {
      p = skipInPlainChecklist(p);
      if (p < 0) { break l2523; }
      break l2520;
    }
    p = s2521;
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
  l2524: {
    const s2525 = p;
    l2526: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2526; }
      let n2543 = 0;
      l2540: for (;;) {
        if (n2543 >= 3) break;
        const s2542 = p;
        l2541: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2541;
          }
          p++;
          n2543++;
          continue l2540;
        }
        p = s2542;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2526;
      }
      p = skipMark(p);
      if (p < 0) { break l2526; }
      l2544: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2546 = p;
          l2545: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2545; }
            break l2544;
          }
          p = s2546;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2526;
      }
      p = skip_pair(p);
      if (p < 0) { break l2526; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2526; }
      break l2524;
    }
    p = s2525;
    l2547: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2547; }
      let n2551 = 0;
      l2548: for (;;) {
        if (n2551 >= 3) break;
        const s2550 = p;
        l2549: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2549;
          }
          p++;
          n2551++;
          continue l2548;
        }
        p = s2550;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2547;
      }
      p = skipMark(p);
      if (p < 0) { break l2547; }
      l2552: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2554 = p;
          l2553: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2553; }
            break l2552;
          }
          p = s2554;
        } else touched ||= p >= end;
      }
      p = skipTitleText(p);
      if (p < 0) { break l2547; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2547; }
      break l2524;
    }
    p = s2525;
    l2557: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2555 = p;
        l2556: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2556; }
          p = s2555;
          break l2557;
        }
        p = s2555;
      } else touched ||= p >= end;
      return -1;
    }
    l2558: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2560 = p;
        l2559: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2559; }
          break l2558;
        }
        p = s2560;
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
  l2527: {
    const s2528 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2529: {
        l2532: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2530 = p;
            l2531: {
              p = skipH3(p);
              if (p < 0) { break l2531; }
              p = s2530;
              break l2532;
            }
            p = s2530;
          } else touched ||= p >= end;
          break l2529;
        }
        break l2527;
      }
      p = s2528;
    } else touched ||= p >= end;
    l2533: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2533; }
      l2536: {
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          const s2534 = p;
          l2535: {
            p = skipH2(p);
            if (p < 0) { break l2535; }
            p = s2534;
            break l2536;
          }
          p = s2534;
        } else touched ||= p >= end;
        break l2533;
      }
      break l2527;
    }
    p = s2528;
    p = skipInDeepChecklist(p);
    if (p < 0) { return -1; }
    l2539: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2537 = p;
        l2538: {
          p = skipH4(p);
          if (p < 0) { break l2538; }
          p = s2537;
          break l2539;
        }
        p = s2537;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf297(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StackHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2561 = readStackHeading(p);
  if (r2561 === undefined) { return -1; }
  value = r2561;
  p = pos;
  leafValue = value;
  return p;
}

function readStackHeading(p: number): StackHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2564: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128)) {
      const s2562 = p;
      l2563: {
        p = skipTitleStart(p);
        if (p < 0) { break l2563; }
        if (!isCaseless(p, "tech")) { break l2563; }
        p += 4;
        p = s2562;
        break l2564;
      }
      p = s2562;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2565 = readSectionHeading(p);
  if (r2565 === undefined) { return undefined; }
  l_heading = r2565;
  p = pos;
  pos = p;
  return { type: 'StackHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf299(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TechnologyNode;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s2568 = p;
      l2569: {
        p = skipSectionStop(p);
        if (p < 0) { break l2569; }
        return -1;
      }
      p = s2568;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2571 = readTechnology(p);
  if (r2571 === undefined) { return -1; }
  value = r2571;
  p = pos;
  leafValue = value;
  return p;
}

function readTechnology(p: number): TechnologyNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  let n2575 = 0;
  l2572: for (;;) {
    if (n2575 >= 3) break;
    const s2574 = p;
    l2573: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l2573;
      }
      p++;
      n2575++;
      continue l2572;
    }
    p = s2574;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2576 = read_label(p);
  if (r2576 === undefined) { return undefined; }
  l_label = r2576;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2578 = readLineValue(p);
  if (r2578 === undefined) { return undefined; }
  l_value = r2578;
  p = pos;
  const r2580 = readValueEnd(p);
  if (r2580 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Technology', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf301(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AssumptionsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2583 = readAssumptionsHeading(p);
  if (r2583 === undefined) { return -1; }
  value = r2583;
  p = pos;
  leafValue = value;
  return p;
}

function readAssumptionsHeading(p: number): AssumptionsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2586: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : c >= 128)) {
      const s2584 = p;
      l2585: {
        p = skipTitleStart(p);
        if (p < 0) { break l2585; }
        if (!isCaseless(p, "assumption")) { break l2585; }
        p += 10;
        p = s2584;
        break l2586;
      }
      p = s2584;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2587 = readSectionHeading(p);
  if (r2587 === undefined) { return undefined; }
  l_heading = r2587;
  p = pos;
  pos = p;
  return { type: 'AssumptionsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf303(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2590 = readContractsHeading(p);
  if (r2590 === undefined) { return -1; }
  value = r2590;
  p = pos;
  leafValue = value;
  return p;
}

function readContractsHeading(p: number): ContractsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2593: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 128)) {
      const s2591 = p;
      l2592: {
        p = skipTitleStart(p);
        if (p < 0) { break l2592; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false))) {
          touched ||= p >= end;
          break l2592;
        }
        p = skipContractsName(p);
        if (p < 0) { break l2592; }
        p = s2591;
        break l2593;
      }
      p = s2591;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2597 = readSectionHeading(p);
  if (r2597 === undefined) { return undefined; }
  l_heading = r2597;
  p = pos;
  pos = p;
  return { type: 'ContractsHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipContractsName(p: number): number {
  let c = 0;
  l2594: {
    const s2595 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2596: {
        if (!isCaseless(p, "api")) { break l2596; }
        p += 3;
        break l2594;
      }
      p = s2595;
    } else touched ||= p >= end;
    if (!isCaseless(p, "endpoints")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf306(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2600!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s2601 = p;
      l2602: {
        p = skipItemStop(p);
        if (p < 0) { break l2602; }
        return -1;
      }
      p = s2601;
    }
  } else touched ||= p >= end;
  e2600 = null;
  value = [e2600];
  leafValue = value;
  return p;
}

function skipItemStop(p: number): number {
  let c = 0;
  l2604: {
    const s2605 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l2606: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l2606; }
        break l2604;
      }
      p = s2605;
    } else touched ||= p >= end;
    l2609: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2607 = p;
        l2608: {
          p = skipHeadingLike(p);
          if (p < 0) { break l2608; }
          p = s2607;
          break l2609;
        }
        p = s2607;
      } else touched ||= p >= end;
      return -1;
    }
    l2610: {
      const s2611 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l2612: {
          p = skipSectionHeading(p);
          if (p < 0) { break l2612; }
          break l2610;
        }
        p = s2611;
      } else touched ||= p >= end;
      l2613: {
        p = skipOtherSectionAhead(p);
        if (p < 0) { break l2613; }
        break l2610;
      }
      p = s2611;
      p = skipItemAhead(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function leaf308(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r2614 = readContractHeading(p);
  if (r2614 === undefined) { return -1; }
  value = r2614;
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
  l2615: {
    const s2616 = p;
    const t2617 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2618: {
        l2621: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2619 = p;
            l2620: {
              l2622: {
                const s2623 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2624: {
                    p = skipH2(p);
                    if (p < 0) { break l2624; }
                    break l2622;
                  }
                  p = s2623;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2625: {
                    p = skipH3(p);
                    if (p < 0) { break l2625; }
                    break l2622;
                  }
                  p = s2623;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2620;
                }
                p = skipH4(p);
                if (p < 0) { break l2620; }
              }
              p = s2619;
              break l2621;
            }
            p = s2619;
          } else touched ||= p >= end;
          break l2618;
        }
        let n2629 = 0;
        l2626: for (;;) {
          if (n2629 >= 3) break;
          const s2628 = p;
          l2627: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2627;
            }
            p++;
            n2629++;
            continue l2626;
          }
          p = s2628;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2618;
        }
        const r2630 = readMark(p);
        if (r2630 === undefined) { break l2618; }
        l_mark = r2630;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
          touched ||= p >= end;
          break l2618;
        }
        const r2632 = readEndpoint(p);
        if (r2632 === undefined) { break l2618; }
        l_endpoint = r2632;
        p = pos;
        const r2694 = readHeadingEnd(p);
        if (r2694 === undefined) { break l2618; }
        p = pos;
        break l2615;
      }
      p = s2616;
      if (trail.length > t2617) trail.length = t2617;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2696: {
        l2699: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2697 = p;
            l2698: {
              p = skipH3(p);
              if (p < 0) { break l2698; }
              p = s2697;
              break l2699;
            }
            p = s2697;
          } else touched ||= p >= end;
          break l2696;
        }
        let n2703 = 0;
        l2700: for (;;) {
          if (n2703 >= 3) break;
          const s2702 = p;
          l2701: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2701;
            }
            p++;
            n2703++;
            continue l2700;
          }
          p = s2702;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2696;
        }
        const r2704 = readMark(p);
        if (r2704 === undefined) { break l2696; }
        l_mark = r2704;
        p = pos;
        const r2706 = readTitleText(p);
        if (r2706 === undefined) { break l2696; }
        l_title = r2706;
        p = pos;
        const r2708 = readHeadingEnd(p);
        if (r2708 === undefined) { break l2696; }
        p = pos;
        break l2615;
      }
      p = s2616;
      if (trail.length > t2617) trail.length = t2617;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l2712: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2710 = p;
        l2711: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2711; }
          p = s2710;
          break l2712;
        }
        p = s2710;
      } else touched ||= p >= end;
      return undefined;
    }
    l2715: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2713 = p;
        l2714: {
          p = skipEndpointAhead(p);
          if (p < 0) { break l2714; }
          p = s2713;
          break l2715;
        }
        p = s2713;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2716 = readEndpoint(p);
    if (r2716 === undefined) { return undefined; }
    l_endpoint = r2716;
    p = pos;
    const r2718 = readHeadingEnd(p);
    if (r2718 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2720 = readBadSetext(p);
    if (r2720 === undefined) { return undefined; }
    l_under = r2720;
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
  l2633: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s2635 = p;
      const t2636 = trail.length;
      l2634: {
        const r2637 = readBadTitleNumber(p);
        if (r2637 === undefined) { break l2634; }
        p = pos;
        break l2633;
      }
      p = s2635;
      if (trail.length > t2636) trail.length = t2636;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2639 = readEndpointMethod(p);
  if (r2639 === undefined) { return undefined; }
  l_method = r2639;
  p = pos;
  if (!(text.charCodeAt(p) === 47)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2662 = readPathText(p);
  if (r2662 === undefined) { return undefined; }
  l_path = r2662;
  p = pos;
  l2671: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2673 = p;
      const t2674 = trail.length;
      l2672: {
        const r2675 = readBadPathEnd(p);
        if (r2675 === undefined) { break l2672; }
        p = pos;
        break l2671;
      }
      p = s2673;
      if (trail.length > t2674) trail.length = t2674;
    } else touched ||= p >= end;
  }
  l2680: {
    if (p < end) {
      const s2682 = p;
      const t2683 = trail.length;
      l2681: {
        const r2684 = readBadTitleRest(p);
        if (r2684 === undefined) { break l2681; }
        p = pos;
        break l2680;
      }
      p = s2682;
      if (trail.length > t2683) trail.length = t2683;
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
  l2640: {
    const s2641 = p;
    const t2642 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l2643: {
        const r2644 = readMethodWord(p);
        if (r2644 === undefined) { break l2643; }
        value = r2644;
        p = pos;
        break l2640;
      }
      p = s2641;
      if (trail.length > t2642) trail.length = t2642;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2654 = readBadMethodName(p);
    if (r2654 === undefined) { return undefined; }
    value = r2654;
    p = pos;
  }
  pos = p;
  return value;
}

function readMethodWord(p: number): MethodWordNode | undefined {
  let c = 0;
  const start = p;
  let l_word!: string;
  const s2645 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n2649 = 0;
  l2646: for (;;) {
    if (n2649 >= 9) break;
    const s2648 = p;
    l2647: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l2647;
      }
      p++;
      n2649++;
      continue l2646;
    }
    p = s2648;
    break;
  }
  if (n2649 < 1) { return undefined; }
  l_word = text.slice(s2645, p);
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2652: {
    if (text.charCodeAt(p) === 47) {
      const s2650 = p;
      l2651: {

        p++;
        p = s2650;
        break l2652;
      }
      p = s2650;
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
  const s2655 = p;
  let n2659 = 0;
  l2656: for (;;) {
    if (n2659 >= 10) break;
    const s2658 = p;
    l2657: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2657;
      }
      p++;
      n2659++;
      continue l2656;
    }
    p = s2658;
    break;
  }
  if (n2659 < 2) { return undefined; }
  l_word = text.slice(s2655, p);
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
  l2665: {
    if (text.charCodeAt(p) === 47) {
      const s2663 = p;
      l2664: {

        p++;
        p = s2663;
        break l2665;
      }
      p = s2663;
    } else touched ||= p >= end;
    return undefined;
  }
  let m2669 = false;
  l2666: for (;;) {
    const s2668 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
      l2667: {
        p = skipPathPart(p);
        if (p < 0) { break l2667; }
        m2669 = true;
        continue l2666;
      }
      p = s2668;
    } else touched ||= p >= end;
    break;
  }
  if (!m2669) { return undefined; }
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
  l2678: {
    const s2676 = p;
    l2677: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2677; }
      p = s2676;
      break l2678;
    }
    p = s2676;
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
    const s2685 = p;
    l2686: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2686; }
      return undefined;
    }
    p = s2685;
  }
  let m2691 = false;
  l2688: for (;;) {
    const s2690 = p;
    if (p < end) {
      l2689: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2689; }
        m2691 = true;
        continue l2688;
      }
      p = s2690;
    } else touched ||= p >= end;
    break;
  }
  if (!m2691) { return undefined; }
  pos = p;
  const node: BadTitleRestNode = { type: 'BadTitleRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf318(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2723!: null;
  l2726: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      const s2724 = p;
      l2725: {
        p = skipLabelGate(p);
        if (p < 0) { break l2725; }
        p = s2724;
        break l2726;
      }
      p = s2724;
    } else touched ||= p >= end;
    return -1;
  }
  e2723 = null;
  value = [e2723];
  leafValue = value;
  return p;
}

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | OtherHeadNode;
  l2727: {
    const s2728 = p;
    const t2729 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l2730: {
        const r2731 = readTextHead(p);
        if (r2731 === undefined) { break l2730; }
        value = r2731;
        p = pos;
        break l2727;
      }
      p = s2728;
      if (trail.length > t2729) trail.length = t2729;
    } else touched ||= p >= end;
    l2903: {
      const r2904 = readAnswerHead(p);
      if (r2904 === undefined) { break l2903; }
      value = r2904;
      p = pos;
      break l2727;
    }
    p = s2728;
    if (trail.length > t2729) trail.length = t2729;
    l3023: {
      const r3024 = readJsonHead(p);
      if (r3024 === undefined) { break l3023; }
      value = r3024;
      p = pos;
      break l2727;
    }
    p = s2728;
    if (trail.length > t2729) trail.length = t2729;
    l3088: {
      const r3089 = readSqlHead(p);
      if (r3089 === undefined) { break l3088; }
      value = r3089;
      p = pos;
      break l2727;
    }
    p = s2728;
    if (trail.length > t2729) trail.length = t2729;
    l3152: {
      const r3153 = readNumberHead(p);
      if (r3153 === undefined) { break l3152; }
      value = r3153;
      p = pos;
      break l2727;
    }
    p = s2728;
    if (trail.length > t2729) trail.length = t2729;
    const r3186 = readOtherHead(p);
    if (r3186 === undefined) { return -1; }
    value = r3186;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l2734: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      const s2732 = p;
      l2733: {
        p = skipAnyLead(p);
        if (p < 0) { break l2733; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false))) {
          touched ||= p >= end;
          break l2733;
        }
        p = skipTextName(p);
        if (p < 0) { break l2733; }
        p = s2732;
        break l2734;
      }
      p = s2732;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2775 = readHolds(p);
  if (r2775 === undefined) { return undefined; }
  l_holds = r2775;
  p = pos;
  const r2802 = readTextLabel(p);
  if (r2802 === undefined) { return undefined; }
  l_field = r2802;
  p = pos;
  const r2900 = readValueEnd(p);
  if (r2900 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function skipTextName(p: number): number {
  let c = 0;
  l2735: {
    const s2736 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l2737: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2737; }
        break l2735;
      }
      p = s2736;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2738: {
        p = skipRateLimitName(p);
        if (p < 0) { break l2738; }
        break l2735;
      }
      p = s2736;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2743: {
        p = skipReturnsName(p);
        if (p < 0) { break l2743; }
        break l2735;
      }
      p = s2736;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
      l2750: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l2750; }
        break l2735;
      }
      p = s2736;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
      l2757: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l2757; }
        break l2735;
      }
      p = s2736;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : false)) {
      l2762: {
        p = skipCriteriaName(p);
        if (p < 0) { break l2762; }
        break l2735;
      }
      p = s2736;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSeverityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipDescriptionName(p: number): number {
  let c = 0;
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
  if (!isCaseless(p, "rate")) { return -1; }
  p += 4;
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  l2739: {
    const s2740 = p;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2741: {
        if (!isCaseless(p, "limits")) { break l2741; }
        p += 6;
        break l2739;
      }
      p = s2740;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2742: {
        if (!isCaseless(p, "limiting")) { break l2742; }
        p += 8;
        break l2739;
      }
      p = s2740;
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

function skipReturnsName(p: number): number {
  let c = 0;
  l2744: {
    const s2745 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2746: {
        l2747: {
          const s2748 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2749: {
              if (!isCaseless(p, "returns")) { break l2749; }
              p += 7;
              break l2747;
            }
            p = s2748;
          } else touched ||= p >= end;
          if (!isCaseless(p, "return")) { break l2746; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2746;
        }
        p++;
        break l2744;
      }
      p = s2745;
    } else touched ||= p >= end;
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

function skipSemanticUnitName(p: number): number {
  let c = 0;
  l2751: {
    const s2752 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l2753: {
        if (!isCaseless(p, "semantic")) { break l2753; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2753;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l2753; }
        p += 4;
        l2754: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2756 = p;
            l2755: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2755;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "id")) { break l2755; }
              p += 2;
              break l2754;
            }
            p = s2756;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2753;
        }
        p++;
        break l2751;
      }
      p = s2752;
    } else touched ||= p >= end;
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
  l2758: {
    const s2759 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2760: {
        if (!isCaseless(p, "responsibility")) { break l2760; }
        p += 14;
        break l2758;
      }
      p = s2759;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2761: {
        if (!isCaseless(p, "responsibilities")) { break l2761; }
        p += 16;
        break l2758;
      }
      p = s2759;
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

function skipCriteriaName(p: number): number {
  let c = 0;
  l2763: {
    const s2764 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : false)) {
      l2765: {
        l2766: {
          const s2767 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2768: {
              if (!isCaseless(p, "criteria")) { break l2768; }
              p += 8;
              break l2766;
            }
            p = s2767;
          } else touched ||= p >= end;
          if (!isCaseless(p, "validation")) { break l2765; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2765;
        }
        p++;
        break l2763;
      }
      p = s2764;
    } else touched ||= p >= end;
    if (!isCaseless(p, "validation")) { return -1; }
    p += 10;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    l2769: {
      const s2770 = p;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l2771: {
          if (!isCaseless(p, "criteria")) { break l2771; }
          p += 8;
          break l2769;
        }
        p = s2770;
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
  l2772: {
    const s2773 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l2774: {
        if (!isCaseless(p, "severity")) { break l2774; }
        p += 8;
        break l2772;
      }
      p = s2773;
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

function readHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l2776: {
    const s2777 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2778: {
        const r2779 = readBulletHolds(p);
        if (r2779 === undefined) { break l2778; }
        value = r2779;
        p = pos;
        break l2776;
      }
      p = s2777;
    } else touched ||= p >= end;
    const r2782 = readPlainHolds(p);
    if (r2782 === undefined) { return undefined; }
    value = r2782;
    p = pos;
  }
  pos = p;
  return value;
}

function readBulletHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s2780 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s2780, p);
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
  l2783: {
    const s2784 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l2785: {
        let n2789 = 0;
        l2786: for (;;) {
          if (n2789 >= 3) break;
          const s2788 = p;
          l2787: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2787;
            }
            p++;
            n2789++;
            continue l2786;
          }
          p = s2788;
          break;
        }
        l2792: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
            const s2790 = p;
            l2791: {
              p = skip_label(p);
              if (p < 0) { break l2791; }
              p = skipBlanks(p);
              if (p < 0) { break l2791; }
              p = skipLineEnd(p);
              if (p < 0) { break l2791; }
              p = s2790;
              break l2792;
            }
            p = s2790;
          } else touched ||= p >= end;
          break l2785;
        }
        value = (() => { return 'all'; })();
        break l2783;
      }
      p = s2784;
    } else touched ||= p >= end;
    let n2799 = 0;
    l2796: for (;;) {
      if (n2799 >= 3) break;
      const s2798 = p;
      l2797: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2797;
        }
        p++;
        n2799++;
        continue l2796;
      }
      p = s2798;
      break;
    }
    value = (() => { return 'none'; })();
  }
  pos = p;
  return value;
}

function skip_label(p: number): number {
  let c = 0;
  l2793: {
    const s2794 = p;
    if (text.charCodeAt(p) === 42) {
      l2795: {
        p = skipLabel(p);
        if (p < 0) { break l2795; }
        break l2793;
      }
      p = s2794;
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

function readTextLabel(p: number): DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode | undefined {
  let c = 0;
  let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l2803: {
    const s2804 = p;
    const t2805 = trail.length;
    l2806: {
      p = skipInContract(p);
      if (p < 0) { break l2806; }
      l2807: {
        const s2808 = p;
        const t2809 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false)) {
          l2810: {
            const r2811 = readDescriptionLabel(p);
            if (r2811 === undefined) { break l2810; }
            value = r2811;
            p = pos;
            break l2807;
          }
          p = s2808;
          if (trail.length > t2809) trail.length = t2809;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false))) {
          touched ||= p >= end;
          break l2806;
        }
        const r2820 = readRateLimitLabel(p);
        if (r2820 === undefined) { break l2806; }
        value = r2820;
        p = pos;
      }
      break l2803;
    }
    p = s2804;
    if (trail.length > t2805) trail.length = t2805;
    l2829: {
      p = skipInSchema(p);
      if (p < 0) { break l2829; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false))) {
        touched ||= p >= end;
        break l2829;
      }
      const r2830 = readDescriptionLabel(p);
      if (r2830 === undefined) { break l2829; }
      value = r2830;
      p = pos;
      break l2803;
    }
    p = s2804;
    if (trail.length > t2805) trail.length = t2805;
    l2832: {
      p = skipInMethod(p);
      if (p < 0) { break l2832; }
      l2836: {
        const s2837 = p;
        const t2838 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
          l2839: {
            const r2840 = readReturnsLabel(p);
            if (r2840 === undefined) { break l2839; }
            value = r2840;
            p = pos;
            break l2836;
          }
          p = s2837;
          if (trail.length > t2838) trail.length = t2838;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false))) {
          touched ||= p >= end;
          break l2832;
        }
        const r2849 = readDescriptionLabel(p);
        if (r2849 === undefined) { break l2832; }
        value = r2849;
        p = pos;
      }
      break l2803;
    }
    p = s2804;
    if (trail.length > t2805) trail.length = t2805;
    l2851: {
      {
        const s2852 = p;
        l2853: {
          p = skipInMethod(p);
          if (p < 0) { break l2853; }
          break l2851;
        }
        p = s2852;
      }
      p = skipInComponent(p);
      if (p < 0) { break l2851; }
      l2855: {
        const s2856 = p;
        const t2857 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : false)) {
          l2858: {
            const r2859 = readSemanticUnitLabel(p);
            if (r2859 === undefined) { break l2858; }
            value = r2859;
            p = pos;
            break l2855;
          }
          p = s2856;
          if (trail.length > t2857) trail.length = t2857;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : false))) {
          touched ||= p >= end;
          break l2851;
        }
        const r2868 = readResponsibilityLabel(p);
        if (r2868 === undefined) { break l2851; }
        value = r2868;
        p = pos;
      }
      break l2803;
    }
    p = s2804;
    if (trail.length > t2805) trail.length = t2805;
    p = skipInCheck(p);
    if (p < 0) { return undefined; }
    l2877: {
      const s2878 = p;
      const t2879 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
        l2880: {
          const r2881 = readCriteriaLabel(p);
          if (r2881 === undefined) { break l2880; }
          value = r2881;
          p = pos;
          break l2877;
        }
        p = s2878;
        if (trail.length > t2879) trail.length = t2879;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r2890 = readSeverityLabel(p);
      if (r2890 === undefined) { return undefined; }
      value = r2890;
      p = pos;
    }
  }
  pos = p;
  return value;
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

function readDescriptionLabel(p: number): DescriptionLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2814: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false)) {
      const s2812 = p;
      l2813: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l2813;
        }
        p = skipDescriptionName(p);
        if (p < 0) { break l2813; }
        p = s2812;
        break l2814;
      }
      p = s2812;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2815 = read_label(p);
  if (r2815 === undefined) { return undefined; }
  l_label = r2815;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2817 = readLineValue(p);
  if (r2817 === undefined) { return undefined; }
  l_value = r2817;
  p = pos;
  pos = p;
  return { type: 'DescriptionLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRateLimitLabel(p: number): RateLimitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2823: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      const s2821 = p;
      l2822: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 82 || c === 114))) {
          touched ||= p >= end;
          break l2822;
        }
        p = skipRateLimitName(p);
        if (p < 0) { break l2822; }
        p = s2821;
        break l2823;
      }
      p = s2821;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2824 = read_label(p);
  if (r2824 === undefined) { return undefined; }
  l_label = r2824;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2826 = readLineValue(p);
  if (r2826 === undefined) { return undefined; }
  l_value = r2826;
  p = pos;
  pos = p;
  return { type: 'RateLimitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
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

function skipInMethod(p: number): number {
  l2833: {
    const s2834 = p;
    l2835: {
      p = skipInHeadedMethod(p);
      if (p < 0) { break l2835; }
      break l2833;
    }
    p = s2834;
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

function readReturnsLabel(p: number): ReturnsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2843: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      const s2841 = p;
      l2842: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 82 || c === 114))) {
          touched ||= p >= end;
          break l2842;
        }
        p = skipReturnsName(p);
        if (p < 0) { break l2842; }
        p = s2841;
        break l2843;
      }
      p = s2841;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2844 = read_label(p);
  if (r2844 === undefined) { return undefined; }
  l_label = r2844;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2846 = readLineValue(p);
  if (r2846 === undefined) { return undefined; }
  l_value = r2846;
  p = pos;
  pos = p;
  return { type: 'ReturnsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSemanticUnitLabel(p: number): SemanticUnitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2862: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : false)) {
      const s2860 = p;
      l2861: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false))) {
          touched ||= p >= end;
          break l2861;
        }
        p = skipSemanticUnitName(p);
        if (p < 0) { break l2861; }
        p = s2860;
        break l2862;
      }
      p = s2860;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2863 = read_label(p);
  if (r2863 === undefined) { return undefined; }
  l_label = r2863;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2865 = readLineValue(p);
  if (r2865 === undefined) { return undefined; }
  l_value = r2865;
  p = pos;
  pos = p;
  return { type: 'SemanticUnitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readResponsibilityLabel(p: number): ResponsibilityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2871: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : false)) {
      const s2869 = p;
      l2870: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false))) {
          touched ||= p >= end;
          break l2870;
        }
        p = skipResponsibilityName(p);
        if (p < 0) { break l2870; }
        p = s2869;
        break l2871;
      }
      p = s2869;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2872 = read_label(p);
  if (r2872 === undefined) { return undefined; }
  l_label = r2872;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2874 = readLineValue(p);
  if (r2874 === undefined) { return undefined; }
  l_value = r2874;
  p = pos;
  pos = p;
  return { type: 'ResponsibilityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
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

function readCriteriaLabel(p: number): CriteriaLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2884: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      const s2882 = p;
      l2883: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : false))) {
          touched ||= p >= end;
          break l2883;
        }
        p = skipCriteriaName(p);
        if (p < 0) { break l2883; }
        p = s2882;
        break l2884;
      }
      p = s2882;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2885 = read_label(p);
  if (r2885 === undefined) { return undefined; }
  l_label = r2885;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2887 = readLineValue(p);
  if (r2887 === undefined) { return undefined; }
  l_value = r2887;
  p = pos;
  pos = p;
  return { type: 'CriteriaLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSeverityLabel(p: number): SeverityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l2893: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      const s2891 = p;
      l2892: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false))) {
          touched ||= p >= end;
          break l2892;
        }
        p = skipSeverityName(p);
        if (p < 0) { break l2892; }
        p = s2891;
        break l2893;
      }
      p = s2891;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2894 = read_label(p);
  if (r2894 === undefined) { return undefined; }
  l_label = r2894;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2896 = readLineValue(p);
  if (r2896 === undefined) { return undefined; }
  l_value = r2896;
  p = pos;
  pos = p;
  return { type: 'SeverityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readAnswerHead(p: number): AnswerHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_answer!: YesNode | NoNode | null;
  let l_value!: LineValueNode;
  p = skipInContract(p);
  if (p < 0) { return undefined; }
  l2907: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : false)) {
      const s2905 = p;
      l2906: {
        p = skipAnyLead(p);
        if (p < 0) { break l2906; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
          touched ||= p >= end;
          break l2906;
        }
        p = skipAuthenticationName(p);
        if (p < 0) { break l2906; }
        p = s2905;
        break l2907;
      }
      p = s2905;
    } else touched ||= p >= end;
    return undefined;
  }
  const r2917 = readHolds(p);
  if (r2917 === undefined) { return undefined; }
  l_holds = r2917;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2919 = read_label(p);
  if (r2919 === undefined) { return undefined; }
  l_label = r2919;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l2921: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s2923 = p;
      const t2924 = trail.length;
      l2922: {
        const r2925 = readAnswer(p);
        if (r2925 === undefined) { break l2922; }
        l_answer = r2925;
        p = pos;
        break l2921;
      }
      p = s2923;
      if (trail.length > t2924) trail.length = t2924;
    } else touched ||= p >= end;
    l_answer = null;
  }
  const r3018 = readLineValue(p);
  if (r3018 === undefined) { return undefined; }
  l_value = r3018;
  p = pos;
  const r3020 = readValueEnd(p);
  if (r3020 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'AnswerHead', start: base + start, end: base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
}

function skipAuthenticationName(p: number): number {
  let c = 0;
  l2908: {
    const s2909 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2910: {
        l2911: {
          const s2912 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l2913: {
              if (!isCaseless(p, "authentication")) { break l2913; }
              p += 14;
              break l2911;
            }
            p = s2912;
          } else touched ||= p >= end;
          if (!isCaseless(p, "auth")) { break l2910; }
          p += 4;
        }
        l2914: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2916 = p;
            l2915: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2915;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "required")) { break l2915; }
              p += 8;
              break l2914;
            }
            p = s2916;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2910;
        }
        p++;
        break l2908;
      }
      p = s2909;
    } else touched ||= p >= end;
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
  l2926: {
    const s2927 = p;
    const t2928 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false)) {
      l2929: {
        const r2930 = readAnswerGap(p);
        if (r2930 === undefined) { break l2929; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : false))) {
          touched ||= p >= end;
          break l2929;
        }
        const r2959 = readYes(p);
        if (r2959 === undefined) { break l2929; }
        value = r2959;
        p = pos;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        break l2926;
      }
      p = s2927;
      if (trail.length > t2928) trail.length = t2928;
    } else touched ||= p >= end;
    const r2975 = readAnswerGap(p);
    if (r2975 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2977 = readNo(p);
    if (r2977 === undefined) { return undefined; }
    value = r2977;
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
  const list2936: (string[] | ["\n" | BadLineEndNode, null])[] = [];
  l2931: for (;;) {
    const s2933 = p;
    const t2934 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : false)) {
      l2932: {
        let v2935!: string[] | ["\n" | BadLineEndNode, null];
        l2938: {
          const s2939 = p;
          const t2940 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : false)) {
            l2941: {
              const list2946: string[] = [];
              l2942: for (;;) {
                const s2944 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : false)) {
                  l2943: {
                    let v2945!: string;
                    v2945 = text.charAt(p);
                    p++;
                    list2946.push(v2945);
                    continue l2942;
                  }
                  p = s2944;
                } else touched ||= p >= end;
                break;
              }
              if (list2946.length === 0) { break l2941; }
              v2935 = list2946;
              break l2938;
            }
            p = s2939;
            if (trail.length > t2940) trail.length = t2940;
          } else touched ||= p >= end;
          let e2948!: "\n" | BadLineEndNode;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2932;
          }
          const r2949 = readEol(p);
          if (r2949 === undefined) { break l2932; }
          e2948 = r2949;
          p = pos;
          let e2951!: null;
          if (p < end) {
            {
              const s2952 = p;
              l2953: {
                p = skipFieldStop(p);
                if (p < 0) { break l2953; }
                break l2932;
              }
              p = s2952;
            }
          } else touched ||= p >= end;
          e2951 = null;
          v2935 = [e2948, e2951];
        }
        list2936.push(v2935);
        continue l2931;
      }
      p = s2933;
      if (trail.length > t2934) trail.length = t2934;
    } else touched ||= p >= end;
    break;
  }
  value = list2936;
  pos = p;
  return value;
}

function skipFieldStop(p: number): number {
  let c = 0;
  l2955: {
    const s2956 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2957: {
        p = skipBlankLine(p);
        if (p < 0) { break l2957; }
        break l2955;
      }
      p = s2956;
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
  l2960: {
    const s2961 = p;
    if (((c = text.charCodeAt(p)) === 89 || c === 121)) {
      l2962: {
        if (!isCaseless(p, "yes")) { break l2962; }
        p += 3;
        break l2960;
      }
      p = s2961;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l2963: {
        if (!isCaseless(p, "true")) { break l2963; }
        p += 4;
        break l2960;
      }
      p = s2961;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2964: {
        if (!isCaseless(p, "required")) { break l2964; }
        p += 8;
        break l2960;
      }
      p = s2961;
    } else touched ||= p >= end;
    if (!isCaseless(p, "y")) { return undefined; }
    p += 1;
  }
  l2967: {
    const s2965 = p;
    l2966: {
      p = skipWordEnd(p);
      if (p < 0) { break l2966; }
      p = s2965;
      break l2967;
    }
    p = s2965;
    return undefined;
  }
  pos = p;
  return { type: 'Yes', start: base + start, end: base + p };
}

function skipWordEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2968: {
    const s2969 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : (c >= 8211 && c <= 8212))) {
      l2970: {
        p++;
        break l2968;
      }
      p = s2969;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2971 = p;
        l2972: {
          p++;
          return -1;
        }
        p = s2971;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readNo(p: number): NoNode | undefined {
  let c = 0;
  const start = p;
  l2978: {
    const s2979 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2980: {
        if (!isCaseless(p, "not")) { break l2980; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2980;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l2981: {
          const s2982 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2983: {
              if (!isCaseless(p, "required")) { break l2983; }
              p += 8;
              break l2981;
            }
            p = s2982;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            l2984: {
              if (!isCaseless(p, "needed")) { break l2984; }
              p += 6;
              break l2981;
            }
            p = s2982;
          } else touched ||= p >= end;
          if (!isCaseless(p, "necessary")) { break l2980; }
          p += 9;
        }
        break l2978;
      }
      p = s2979;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2985: {
        if (!isCaseless(p, "none")) { break l2985; }
        p += 4;
        break l2978;
      }
      p = s2979;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2986: {
        if (!isCaseless(p, "no")) { break l2986; }
        p += 2;
        break l2978;
      }
      p = s2979;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l2987: {
        if (!isCaseless(p, "false")) { break l2987; }
        p += 5;
        break l2978;
      }
      p = s2979;
    } else touched ||= p >= end;
    if (!isCaseless(p, "n")) { return undefined; }
    p += 1;
  }
  l2990: {
    const s2988 = p;
    l2989: {
      p = skipNoEnd(p);
      if (p < 0) { break l2989; }
      p = s2988;
      break l2990;
    }
    p = s2988;
    return undefined;
  }
  pos = p;
  return { type: 'No', start: base + start, end: base + p };
}

function skipNoEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2991: {
    const s2992 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2993: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2993;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l2993;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2993;
        }
        p++;
        break l2991;
      }
      p = s2992;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l2994: {
      const s2995 = p;
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 40 || c === 44)) {
        l2996: {
          p++;
          break l2994;
        }
        p = s2995;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 46) {
        l2997: {

          p++;
          l2998: {
            const s2999 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : false)) {
              l3000: {
                p++;
                break l2998;
              }
              p = s2999;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s3001 = p;
                l3002: {
                  p++;
                  break l2997;
                }
                p = s3001;
              }
            } else touched ||= p >= end;
          }
          break l2994;
        }
        p = s2995;
      } else touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
      l3004: {
        const s3005 = p;
        l3006: {
          if (p < end) {
            {
              const s3007 = p;
              l3008: {
                p++;
                break l3006;
              }
              p = s3007;
            }
          } else touched ||= p >= end;
          break l3004;
        }
        p = s3005;
        l3012: {
          if (p < end) {
            const s3010 = p;
            l3011: {
              l3013: {
                const s3014 = p;
                if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                  l3015: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l3015; }
                    break l3013;
                  }
                  p = s3014;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l3011;
                }
                p = skipFieldStop(p);
                if (p < 0) { break l3011; }
              }
              p = s3010;
              break l3012;
            }
            p = s3010;
          } else touched ||= p >= end;
          return -1;
        }
      }
    }
  }
  return p;
}

function readJsonHead(p: number): JsonHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestBodyLabelNode | ResponseLabelNode;
  p = skipInContract(p);
  if (p < 0) { return undefined; }
  l3027: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      const s3025 = p;
      l3026: {
        p = skipAnyLead(p);
        if (p < 0) { break l3026; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3028: {
          const s3029 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3030: {
              p = skipRequestBodyName(p);
              if (p < 0) { break l3030; }
              break l3028;
            }
            p = s3029;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115)))) {
            touched ||= p >= end;
            break l3026;
          }
          p = skipResponseName(p);
          if (p < 0) { break l3026; }
        }
        p = s3025;
        break l3027;
      }
      p = s3025;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3048 = readHolds(p);
  if (r3048 === undefined) { return undefined; }
  l_holds = r3048;
  p = pos;
  l3050: {
    const s3051 = p;
    const t3052 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      l3053: {
        const r3054 = readRequestBodyLabel(p);
        if (r3054 === undefined) { break l3053; }
        l_field = r3054;
        p = pos;
        break l3050;
      }
      p = s3051;
      if (trail.length > t3052) trail.length = t3052;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3076 = readResponseLabel(p);
    if (r3076 === undefined) { return undefined; }
    l_field = r3076;
    p = pos;
  }
  const r3085 = readValueEnd(p);
  if (r3085 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'JsonHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function skipRequestBodyName(p: number): number {
  let c = 0;
  if (!isCaseless(p, "request")) { return -1; }
  p += 7;
  l3031: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s3033 = p;
      l3032: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3032;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "body")) { break l3032; }
        p += 4;
        break l3031;
      }
      p = s3033;
    } else touched ||= p >= end;
  }
  l3034: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s3036 = p;
      l3035: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3035;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schema")) { break l3035; }
        p += 6;
        break l3034;
      }
      p = s3036;
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
  l3037: {
    const s3038 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3039: {
        if (!isCaseless(p, "response")) { break l3039; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3039;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3040: {
          const s3041 = p;
          if (text.charCodeAt(p) === 40) {
            l3042: {
              if (!isCaseless(p, "(success)")) { break l3042; }
              p += 9;
              break l3040;
            }
            p = s3041;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 66 || c === 98)) {
            l3043: {
              if (!isCaseless(p, "body")) { break l3043; }
              p += 4;
              break l3040;
            }
            p = s3041;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l3044: {
              if (!isCaseless(p, "schema")) { break l3044; }
              p += 6;
              break l3040;
            }
            p = s3041;
          } else touched ||= p >= end;
          if (!isCaseless(p, "success")) { break l3039; }
          p += 7;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3039;
        }
        p++;
        break l3037;
      }
      p = s3038;
    } else touched ||= p >= end;
    l3045: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s3047 = p;
        l3046: {
          if (!isCaseless(p, "success")) { break l3046; }
          p += 7;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
            touched ||= p >= end;
            break l3046;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          touched ||= p >= end;
          break l3045;
        }
        p = s3047;
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

function readRequestBodyLabel(p: number): RequestBodyLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3057: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      const s3055 = p;
      l3056: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 82 || c === 114))) {
          touched ||= p >= end;
          break l3056;
        }
        p = skipRequestBodyName(p);
        if (p < 0) { break l3056; }
        p = s3055;
        break l3057;
      }
      p = s3055;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3058 = read_label(p);
  if (r3058 === undefined) { return undefined; }
  l_label = r3058;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3060 = readJsonValue(p);
  if (r3060 === undefined) { return undefined; }
  l_value = r3060;
  p = pos;
  pos = p;
  return { type: 'RequestBodyLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readJsonValue(p: number): TemplateRemarkNode | LineValueNode | undefined {
  let value!: TemplateRemarkNode | LineValueNode;
  l3061: {
    const s3062 = p;
    if (text.charCodeAt(p) === 40) {
      l3063: {
        const r3064 = readTemplateRemark(p);
        if (r3064 === undefined) { break l3063; }
        value = r3064;
        p = pos;
        break l3061;
      }
      p = s3062;
    } else touched ||= p >= end;
    const r3072 = readLineValue(p);
    if (r3072 === undefined) { return undefined; }
    value = r3072;
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
  l3065: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s3067 = p;
      l3066: {
        p = skipBlanks(p);
        if (p < 0) { break l3066; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l3066;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 32 || c === 47)) p++;
        touched ||= p >= end;
        break l3065;
      }
      p = s3067;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l3070: {
    const s3068 = p;
    l3069: {
      p = skipBlanks(p);
      if (p < 0) { break l3069; }
      p = skipLineEnd(p);
      if (p < 0) { break l3069; }
      p = s3068;
      break l3070;
    }
    p = s3068;
    return undefined;
  }
  pos = p;
  return { type: 'TemplateRemark', start: base + start, end: base + p };
}

function readResponseLabel(p: number): ResponseLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3079: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false)) {
      const s3077 = p;
      l3078: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115)))) {
          touched ||= p >= end;
          break l3078;
        }
        p = skipResponseName(p);
        if (p < 0) { break l3078; }
        p = s3077;
        break l3079;
      }
      p = s3077;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3080 = read_label(p);
  if (r3080 === undefined) { return undefined; }
  l_label = r3080;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3082 = readJsonValue(p);
  if (r3082 === undefined) { return undefined; }
  l_value = r3082;
  p = pos;
  pos = p;
  return { type: 'ResponseLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSqlHead(p: number): SqlHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  p = skipInSchema(p);
  if (p < 0) { return undefined; }
  l3092: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304)) {
      const s3090 = p;
      l3091: {
        p = skipAnyLead(p);
        if (p < 0) { break l3091; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l3093: {
          const s3094 = p;
          if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
            l3095: {
              p = skipIndexesName(p);
              if (p < 0) { break l3095; }
              break l3093;
            }
            p = s3094;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
            l3100: {
              p = skipRelationshipsName(p);
              if (p < 0) { break l3100; }
              break l3093;
            }
            p = s3094;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 67 || c === 99))) {
            touched ||= p >= end;
            break l3091;
          }
          p = skipConstraintsName(p);
          if (p < 0) { break l3091; }
        }
        p = s3090;
        break l3092;
      }
      p = s3090;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3115 = readHolds(p);
  if (r3115 === undefined) { return undefined; }
  l_holds = r3115;
  p = pos;
  l3117: {
    const s3118 = p;
    const t3119 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : c === 304)) {
      l3120: {
        const r3121 = readIndexesLabel(p);
        if (r3121 === undefined) { break l3120; }
        l_field = r3121;
        p = pos;
        break l3117;
      }
      p = s3118;
      if (trail.length > t3119) trail.length = t3119;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l3130: {
        const r3131 = readRelationshipsLabel(p);
        if (r3131 === undefined) { break l3130; }
        l_field = r3131;
        p = pos;
        break l3117;
      }
      p = s3118;
      if (trail.length > t3119) trail.length = t3119;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3140 = readConstraintsLabel(p);
    if (r3140 === undefined) { return undefined; }
    l_field = r3140;
    p = pos;
  }
  const r3149 = readValueEnd(p);
  if (r3149 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'SqlHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function skipIndexesName(p: number): number {
  let c = 0;
  l3096: {
    const s3097 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3098: {
        if (!isCaseless(p, "indexes")) { break l3098; }
        p += 7;
        break l3096;
      }
      p = s3097;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3099: {
        if (!isCaseless(p, "indices")) { break l3099; }
        p += 7;
        break l3096;
      }
      p = s3097;
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
  l3101: {
    const s3102 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3103: {
        l3104: {
          const s3105 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3106: {
              if (!isCaseless(p, "relationships")) { break l3106; }
              p += 13;
              break l3104;
            }
            p = s3105;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3107: {
              if (!isCaseless(p, "relationship")) { break l3107; }
              p += 12;
              break l3104;
            }
            p = s3105;
          } else touched ||= p >= end;
          if (!isCaseless(p, "relations")) { break l3103; }
          p += 9;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3103;
        }
        p++;
        break l3101;
      }
      p = s3102;
    } else touched ||= p >= end;
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
  l3108: {
    const s3109 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l3110: {
        l3111: {
          const s3112 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3113: {
              if (!isCaseless(p, "constraints")) { break l3113; }
              p += 11;
              break l3111;
            }
            p = s3112;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l3114: {
              if (!isCaseless(p, "constraint")) { break l3114; }
              p += 10;
              break l3111;
            }
            p = s3112;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checks")) { break l3110; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3110;
        }
        p++;
        break l3108;
      }
      p = s3109;
    } else touched ||= p >= end;
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

function readIndexesLabel(p: number): IndexesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3124: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : c === 304)) {
      const s3122 = p;
      l3123: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
          touched ||= p >= end;
          break l3123;
        }
        p = skipIndexesName(p);
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
  const r3127 = readLineValue(p);
  if (r3127 === undefined) { return undefined; }
  l_value = r3127;
  p = pos;
  pos = p;
  return { type: 'IndexesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRelationshipsLabel(p: number): RelationshipsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3134: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s3132 = p;
      l3133: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l3133;
        }
        p = skipRelationshipsName(p);
        if (p < 0) { break l3133; }
        p = s3132;
        break l3134;
      }
      p = s3132;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3135 = read_label(p);
  if (r3135 === undefined) { return undefined; }
  l_label = r3135;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3137 = readLineValue(p);
  if (r3137 === undefined) { return undefined; }
  l_value = r3137;
  p = pos;
  pos = p;
  return { type: 'RelationshipsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readConstraintsLabel(p: number): ConstraintsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3143: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s3141 = p;
      l3142: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 67 || c === 99))) {
          touched ||= p >= end;
          break l3142;
        }
        p = skipConstraintsName(p);
        if (p < 0) { break l3142; }
        p = s3141;
        break l3143;
      }
      p = s3141;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3144 = read_label(p);
  if (r3144 === undefined) { return undefined; }
  l_label = r3144;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3146 = readLineValue(p);
  if (r3146 === undefined) { return undefined; }
  l_value = r3146;
  p = pos;
  pos = p;
  return { type: 'ConstraintsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readNumberHead(p: number): NumberHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_number!: WholeNumberNode | null;
  let l_value!: LineValueNode;
  {
    const s3154 = p;
    l3155: {
      p = skipInMethod(p);
      if (p < 0) { break l3155; }
      return undefined;
    }
    p = s3154;
  }
  p = skipInComponent(p);
  if (p < 0) { return undefined; }
  l3159: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      const s3157 = p;
      l3158: {
        p = skipAnyLead(p);
        if (p < 0) { break l3158; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
          touched ||= p >= end;
          break l3158;
        }
        p = skipComplexityName(p);
        if (p < 0) { break l3158; }
        p = s3157;
        break l3159;
      }
      p = s3157;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3163 = readHolds(p);
  if (r3163 === undefined) { return undefined; }
  l_holds = r3163;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3165 = read_label(p);
  if (r3165 === undefined) { return undefined; }
  l_label = r3165;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3167: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      const s3169 = p;
      const t3170 = trail.length;
      l3168: {
        const r3171 = read_wholeNumber(p);
        if (r3171 === undefined) { break l3168; }
        l_number = r3171;
        p = pos;
        break l3167;
      }
      p = s3169;
      if (trail.length > t3170) trail.length = t3170;
    } else touched ||= p >= end;
    l_number = null;
  }
  const r3181 = readLineValue(p);
  if (r3181 === undefined) { return undefined; }
  l_value = r3181;
  p = pos;
  const r3183 = readValueEnd(p);
  if (r3183 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NumberHead', start: base + start, end: base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
}

function skipComplexityName(p: number): number {
  let c = 0;
  l3160: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s3162 = p;
      l3161: {
        if (!isCaseless(p, "estimated")) { break l3161; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3161;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        break l3160;
      }
      p = s3162;
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

function read_wholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  let value!: WholeNumberNode;
  const r3172 = readAnswerGap(p);
  if (r3172 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3174 = readWholeNumber(p);
  if (r3174 === undefined) { return undefined; }
  value = r3174;
  p = pos;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 44 && c <= 47))) {
    {
      const s3177 = p;
      l3178: {
        p++;
        return undefined;
      }
      p = s3177;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readWholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_digits!: string;
  const s3175 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_digits = text.slice(s3175, p);
  pos = p;
  return { type: 'WholeNumber', start: base + start, end: base + p, digits: l_digits };
}

function readOtherHead(p: number): OtherHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  {
    const s3187 = p;
    l3188: {
      p = skipKnownLine(p);
      if (p < 0) { break l3188; }
      return undefined;
    }
    p = s3187;
  }
  const r3280 = readPlainHolds(p);
  if (r3280 === undefined) { return undefined; }
  l_holds = r3280;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3282 = read_label(p);
  if (r3282 === undefined) { return undefined; }
  l_label = r3282;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3284 = readLineValue(p);
  if (r3284 === undefined) { return undefined; }
  l_value = r3284;
  p = pos;
  const r3286 = readValueEnd(p);
  if (r3286 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function skipKnownLine(p: number): number {
  let c = 0;
  let n3193 = 0;
  l3190: for (;;) {
    if (n3193 >= 3) break;
    const s3192 = p;
    l3191: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l3191;
      }
      p++;
      n3193++;
      continue l3190;
    }
    p = s3192;
    break;
  }
  while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
  touched ||= p >= end;
  while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
  touched ||= p >= end;
  p = skip_knownName(p);
  if (p < 0) { return -1; }
  return p;
}

function skip_knownName(p: number): number {
  let c = 0;
  l3194: {
    const s3195 = p;
    l3196: {
      p = skipInContract(p);
      if (p < 0) { break l3196; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false))) {
        touched ||= p >= end;
        break l3196;
      }
      p = skipContractName(p);
      if (p < 0) { break l3196; }
      break l3194;
    }
    p = s3195;
    l3223: {
      p = skipInSchema(p);
      if (p < 0) { break l3223; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3223;
      }
      p = skipSchemaName(p);
      if (p < 0) { break l3223; }
      break l3194;
    }
    p = s3195;
    l3234: {
      p = skipInMethod(p);
      if (p < 0) { break l3234; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : false))) {
        touched ||= p >= end;
        break l3234;
      }
      p = skipMethodName(p);
      if (p < 0) { break l3234; }
      break l3194;
    }
    p = s3195;
    l3250: {
      p = skipInComponent(p);
      if (p < 0) { break l3250; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3250;
      }
      p = skipComponentName(p);
      if (p < 0) { break l3250; }
      break l3194;
    }
    p = s3195;
    p = skipInCheck(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCheckName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipContractName(p: number): number {
  let c = 0;
  l3197: {
    const s3198 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l3199: {
        p = skipDescriptionName(p);
        if (p < 0) { break l3199; }
        break l3197;
      }
      p = s3198;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l3200: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l3200; }
        break l3197;
      }
      p = s3198;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3201: {
        p = skipRateLimitName(p);
        if (p < 0) { break l3201; }
        break l3197;
      }
      p = s3198;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))) {
      l3202: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3202; }
        break l3197;
      }
      p = s3198;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3211: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l3211; }
        break l3197;
      }
      p = s3198;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) {
      l3212: {
        p = skipResponseName(p);
        if (p < 0) { break l3212; }
        break l3197;
      }
      p = s3198;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipErrorResponsesName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipRequestParametersName(p: number): number {
  let c = 0;
  l3203: {
    const s3204 = p;
    if ((((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))) {
      l3205: {
        l3206: {
          const s3207 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l3208: {
              if (!isCaseless(p, "request")) { break l3208; }
              p += 7;
              break l3206;
            }
            p = s3207;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 81 || c === 113)) {
            l3209: {
              if (!isCaseless(p, "query")) { break l3209; }
              p += 5;
              break l3206;
            }
            p = s3207;
          } else touched ||= p >= end;
          if (!isCaseless(p, "path")) { break l3205; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3205;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "parameters")) { break l3205; }
        p += 10;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3205;
        }
        p++;
        break l3203;
      }
      p = s3204;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3210: {
        if (!isCaseless(p, "request")) { break l3210; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3210;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "params")) { break l3210; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3210;
        }
        p++;
        break l3203;
      }
      p = s3204;
    } else touched ||= p >= end;
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

function skipErrorResponsesName(p: number): number {
  let c = 0;
  l3213: {
    const s3214 = p;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l3215: {
        if (!isCaseless(p, "error")) { break l3215; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l3215;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l3215; }
        p += 8;
        l3216: {
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            const s3218 = p;
            l3217: {
              if (!isCaseless(p, "s")) { break l3217; }
              p += 1;
              break l3216;
            }
            p = s3218;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3215;
        }
        p++;
        break l3213;
      }
      p = s3214;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l3219: {
        if (!isCaseless(p, "errors")) { break l3219; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3219;
        }
        p++;
        break l3213;
      }
      p = s3214;
    } else touched ||= p >= end;
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
    l3220: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s3222 = p;
        l3221: {
          if (!isCaseless(p, "s")) { break l3221; }
          p += 1;
          break l3220;
        }
        p = s3222;
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

function skipSchemaName(p: number): number {
  let c = 0;
  l3224: {
    const s3225 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l3226: {
        p = skipDescriptionName(p);
        if (p < 0) { break l3226; }
        break l3224;
      }
      p = s3225;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : false)) {
      l3227: {
        p = skipColumnsName(p);
        if (p < 0) { break l3227; }
        break l3224;
      }
      p = s3225;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3232: {
        p = skipIndexesName(p);
        if (p < 0) { break l3232; }
        break l3224;
      }
      p = s3225;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l3233: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l3233; }
        break l3224;
      }
      p = s3225;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 67 || c === 99))) {
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
  l3228: {
    const s3229 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l3230: {
        if (!isCaseless(p, "columns")) { break l3230; }
        p += 7;
        break l3228;
      }
      p = s3229;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l3231: {
        if (!isCaseless(p, "column")) { break l3231; }
        p += 6;
        break l3228;
      }
      p = s3229;
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

function skipMethodName(p: number): number {
  let c = 0;
  l3235: {
    const s3236 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : false)) {
      l3237: {
        p = skipParametersName(p);
        if (p < 0) { break l3237; }
        break l3235;
      }
      p = s3236;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3243: {
        p = skipReturnsName(p);
        if (p < 0) { break l3243; }
        break l3235;
      }
      p = s3236;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : false)) {
      l3244: {
        p = skipRaisesName(p);
        if (p < 0) { break l3244; }
        break l3235;
      }
      p = s3236;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
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
  l3238: {
    const s3239 = p;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l3240: {
        if (!isCaseless(p, "parameters")) { break l3240; }
        p += 10;
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l3241: {
        if (!isCaseless(p, "params")) { break l3241; }
        p += 6;
        break l3238;
      }
      p = s3239;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l3242: {
        if (!isCaseless(p, "arguments")) { break l3242; }
        p += 9;
        break l3238;
      }
      p = s3239;
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

function skipRaisesName(p: number): number {
  let c = 0;
  l3245: {
    const s3246 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l3247: {
        if (!isCaseless(p, "raises")) { break l3247; }
        p += 6;
        break l3245;
      }
      p = s3246;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l3248: {
        if (!isCaseless(p, "exceptions")) { break l3248; }
        p += 10;
        break l3245;
      }
      p = s3246;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l3249: {
        if (!isCaseless(p, "throws")) { break l3249; }
        p += 6;
        break l3245;
      }
      p = s3246;
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

function skipComponentName(p: number): number {
  let c = 0;
  l3251: {
    const s3252 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
      l3253: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l3253; }
        break l3251;
      }
      p = s3252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
      l3254: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l3254; }
        break l3251;
      }
      p = s3252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l3255: {
        p = skipDependenciesName(p);
        if (p < 0) { break l3255; }
        break l3251;
      }
      p = s3252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : c === 304)) {
      l3262: {
        p = skipInterfacesName(p);
        if (p < 0) { break l3262; }
        break l3251;
      }
      p = s3252;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : c === 304)) {
      l3267: {
        p = skipNotesName(p);
        if (p < 0) { break l3267; }
        break l3251;
      }
      p = s3252;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipComplexityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipDependenciesName(p: number): number {
  let c = 0;
  l3256: {
    const s3257 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l3258: {
        l3259: {
          const s3260 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l3261: {
              if (!isCaseless(p, "dependencies")) { break l3261; }
              p += 12;
              break l3259;
            }
            p = s3260;
          } else touched ||= p >= end;
          if (!isCaseless(p, "dependency")) { break l3258; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3258;
        }
        p++;
        break l3256;
      }
      p = s3257;
    } else touched ||= p >= end;
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
  l3263: {
    const s3264 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3265: {
        if (!isCaseless(p, "interfaces")) { break l3265; }
        p += 10;
        break l3263;
      }
      p = s3264;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3266: {
        if (!isCaseless(p, "interface")) { break l3266; }
        p += 9;
        break l3263;
      }
      p = s3264;
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
  l3268: {
    const s3269 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l3270: {
        if (!isCaseless(p, "implementation")) { break l3270; }
        p += 14;
        l3271: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s3273 = p;
            l3272: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l3272;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              l3274: {
                const s3275 = p;
                if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
                  l3276: {
                    if (!isCaseless(p, "notes")) { break l3276; }
                    p += 5;
                    break l3274;
                  }
                  p = s3275;
                } else touched ||= p >= end;
                if (!isCaseless(p, "note")) { break l3272; }
                p += 4;
              }
              break l3271;
            }
            p = s3273;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l3270;
        }
        p++;
        break l3268;
      }
      p = s3269;
    } else touched ||= p >= end;
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

function skipCheckName(p: number): number {
  let c = 0;
  l3277: {
    const s3278 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : false)) {
      l3279: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3279; }
        break l3277;
      }
      p = s3278;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipSeverityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function leaf395(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e3289!: null;
  {
    const s3290 = p;
    l3291: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3291; }
      return -1;
    }
    p = s3290;
  }
  e3289 = null;
  value = [e3289];
  leafValue = value;
  return p;
}

function skipFieldEnd(p: number): number {
  let c = 0;
  l3293: {
    const s3294 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3295: {
        p = skipItemStop(p);
        if (p < 0) { break l3295; }
        break l3293;
      }
      p = s3294;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l3296: {
        p = skipThematicBreak(p);
        if (p < 0) { break l3296; }
        break l3293;
      }
      p = s3294;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
      l3297: {
        l3300: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304)) {
            const s3298 = p;
            l3299: {
              p = skipLabelGate(p);
              if (p < 0) { break l3299; }
              p = s3298;
              break l3300;
            }
            p = s3298;
          } else touched ||= p >= end;
          break l3297;
        }
        l3301: {
          const s3302 = p;
          l3303: {
            p = skipPlainLabelAhead(p);
            if (p < 0) { break l3303; }
            break l3301;
          }
          p = s3302;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
            touched ||= p >= end;
            break l3297;
          }
          p = skipBulletLabelAhead(p);
          if (p < 0) { break l3297; }
        }
        break l3293;
      }
      p = s3294;
    } else touched ||= p >= end;
    p = skipListedAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipPlainLabelAhead(p: number): number {
  let c = 0;
  l3304: {
    const s3305 = p;
    l3306: {
      {
        const s3307 = p;
        l3308: {
          p = skipInNotes(p);
          if (p < 0) { break l3308; }
          break l3306;
        }
        p = s3307;
      }
      let n3313 = 0;
      l3310: for (;;) {
        if (n3313 >= 3) break;
        const s3312 = p;
        l3311: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l3311;
          }
          p++;
          n3313++;
          continue l3310;
        }
        p = s3312;
        break;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l3306;
      }
      p = skipLabelAhead(p);
      if (p < 0) { break l3306; }
      break l3304;
    }
    p = s3305;
    p = skipInNotes(p);
    if (p < 0) { return -1; }
    let n3317 = 0;
    l3314: for (;;) {
      if (n3317 >= 3) break;
      const s3316 = p;
      l3315: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3315;
        }
        p++;
        n3317++;
        continue l3314;
      }
      p = s3316;
      break;
    }
    l3320: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304)) {
        const s3318 = p;
        l3319: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l3319;
          }
          p = skipComponentName(p);
          if (p < 0) { break l3319; }
          p = s3318;
          break l3320;
        }
        p = s3318;
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

function skipBulletLabelAhead(p: number): number {
  let c = 0;
  {
    const s3321 = p;
    l3322: {
      p = skipHeldBullet(p);
      if (p < 0) { break l3322; }
      return -1;
    }
    p = s3321;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletLead(p);
  if (p < 0) { return -1; }
  l3343: {
    const s3341 = p;
    l3342: {
      while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
      touched ||= p >= end;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      touched ||= p >= end;
      p = skip_knownName(p);
      if (p < 0) { break l3342; }
      p = s3341;
      break l3343;
    }
    p = s3341;
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
  l3324: {
    const s3325 = p;
    l3326: {
      p = skipHoldsAll(p);
      if (p < 0) { break l3326; }
      break l3324;
    }
    p = s3325;
    if (text.charCodeAt(p) === 32) {
      l3327: {
        l3330: {
          if (text.charCodeAt(p) === 32) {
            const s3328 = p;
            l3329: {
              p = skipHoldsRun(p);
              if (p < 0) { break l3329; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                touched ||= p >= end;
                break l3329;
              }
              p = skipBulletLead(p);
              if (p < 0) { break l3329; }
              p = s3328;
              break l3330;
            }
            p = s3328;
          } else touched ||= p >= end;
          break l3327;
        }
        break l3324;
      }
      p = s3325;
    } else touched ||= p >= end;
    let n3340 = 0;
    l3337: for (;;) {
      if (n3340 >= 3) break;
      const s3339 = p;
      l3338: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3338;
        }
        p++;
        n3340++;
        continue l3337;
      }
      p = s3339;
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
  const list3335: " "[] = [];
  l3331: for (;;) {
    const s3333 = p;
    if (text.charCodeAt(p) === 32) {
      l3332: {
        let v3334!: " ";

        v3334 = " ";
        p++;
        list3335.push(v3334);
        continue l3331;
      }
      p = s3333;
    } else touched ||= p >= end;
    break;
  }
  if (list3335.length === 0) { return undefined; }
  value = list3335;
  pos = p;
  return value;
}

function skipListedAhead(p: number): number {
  let c = 0;
  l3344: {
    const s3345 = p;
    l3346: {
      p = skipInInterfaces(p);
      if (p < 0) { break l3346; }
      {
        const s3347 = p;
        l3348: {
          p = skipInMethod(p);
          if (p < 0) { break l3348; }
          break l3346;
        }
        p = s3347;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        touched ||= p >= end;
        break l3346;
      }
      p = skipListedHeading(p);
      if (p < 0) { break l3346; }
      break l3344;
    }
    p = s3345;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s3408 = p;
        l3409: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l3409; }
          return -1;
        }
        p = s3408;
      }
    } else touched ||= p >= end;
    l3429: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3427 = p;
        l3428: {
          const near3430 = p + 16;
          while (p < near3430 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3430) {
            STOPS_22.lastIndex = p;
            p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3428;
          }
          p++;
          p = s3427;
          break l3429;
        }
        p = s3427;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
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
  l3351: {
    const s3352 = p;
    if (text.charCodeAt(p) === 96) {
      l3353: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3353;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l3353; }
        l3354: {
          if (text.charCodeAt(p) === 97) {
            const s3356 = p;
            l3355: {
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l3355;
              }
              p += 5;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3355;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3354;
            }
            p = s3356;
          } else touched ||= p >= end;
        }
        l3357: {
          if (text.charCodeAt(p) === 100) {
            const s3359 = p;
            l3358: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l3358;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3358;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l3357;
            }
            p = s3359;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3353;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l3353; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_126[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3353;
        }
        p = skipListedList(p);
        if (p < 0) { break l3353; }
        l3370: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
            const s3372 = p;
            l3371: {
              p = skipResult(p);
              if (p < 0) { break l3371; }
              break l3370;
            }
            p = s3372;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3353; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l3353;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l3351;
      }
      p = s3352;
    } else touched ||= p >= end;
    l3373: {
      if (text.charCodeAt(p) === 97) {
        const s3375 = p;
        l3374: {
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l3374;
          }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3374;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3373;
        }
        p = s3375;
      } else touched ||= p >= end;
    }
    l3376: {
      if (text.charCodeAt(p) === 100) {
        const s3378 = p;
        l3377: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l3377;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3377;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3376;
        }
        p = s3378;
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
    l3380: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
        const s3382 = p;
        l3381: {
          p = skipWordResult(p);
          if (p < 0) { break l3381; }
          break l3380;
        }
        p = s3382;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipListedList(p: number): number {
  let c = 0;
  l3361: {
    const s3362 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3363: {
        p = skipBlanks(p);
        if (p < 0) { break l3363; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3363;
        }
        p = skipParameters(p);
        if (p < 0) { break l3363; }
        break l3361;
      }
      p = s3362;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : c === 8211 || c === 8594))) {
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
  l3366: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : c === 8211 || c === 8594)) {
      const s3364 = p;
      l3365: {
        p = skipBlanks(p);
        if (p < 0) { break l3365; }
        l3367: {
          const s3368 = p;
          if (text.charCodeAt(p) === 96) {
            l3369: {

              p++;
              break l3367;
            }
            p = s3368;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l3365;
          }
          p = skipArrow(p);
          if (p < 0) { break l3365; }
        }
        p = s3364;
        break l3366;
      }
      p = s3364;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipResultWord(p);
  if (p < 0) { return -1; }
  return p;
}

function skipResultWord(p: number): number {
  let c = 0;
  let m3386 = false;
  l3383: for (;;) {
    const s3385 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l3384: {
        l3387: {
          const s3388 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l3389: {
              p = skipBracketed(p);
              if (p < 0) { break l3389; }
              break l3387;
            }
            p = s3388;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l3384;
          }
          p++;
        }
        m3386 = true;
        continue l3383;
      }
      p = s3385;
    } else touched ||= p >= end;
    break;
  }
  if (!m3386) { return -1; }
  return p;
}

function skipListedGap(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l3390: {
    const s3391 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l3392: {
        p++;
        break l3390;
      }
      p = s3391;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3393: {

        p++;
        l3396: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s3394 = p;
            l3395: {
              p++;
              p = s3394;
              break l3396;
            }
            p = s3394;
          } else touched ||= p >= end;
          break l3393;
        }
        break l3390;
      }
      p = s3391;
    } else touched ||= p >= end;
    l3399: {
      const s3397 = p;
      l3398: {
        p = skipLineEnd(p);
        if (p < 0) { break l3398; }
        p = s3397;
        break l3399;
      }
      p = s3397;
      return -1;
    }
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletText(p: number): number {
  let c = 0;
  const near3400 = p + 16;
  while (p < near3400 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near3400) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  l3401: for (;;) {
    const s3403 = p;
    if (p < end) {
      l3402: {
        if (p < end) {
          {
            const s3405 = p;
            l3406: {
              p = skipParagraphStop(p);
              if (p < 0) { break l3406; }
              break l3402;
            }
            p = s3405;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l3402;
        }
        p = skipLine(p);
        if (p < 0) { break l3402; }
        continue l3401;
      }
      p = s3403;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNestedInMethod(p: number): number {
  let c = 0;
  l3411: {
    const s3412 = p;
    if (text.charCodeAt(p) === 32) {
      l3413: {
        l3416: {
          if (text.charCodeAt(p) === 32) {
            const s3414 = p;
            l3415: {
              p = skipListedRun(p);
              if (p < 0) { break l3415; }
              p = s3414;
              break l3416;
            }
            p = s3414;
          } else touched ||= p >= end;
          break l3413;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
          touched ||= p >= end;
          break l3413;
        }
        p = skipBulletLead(p);
        if (p < 0) { break l3413; }
        break l3411;
      }
      p = s3412;
    } else touched ||= p >= end;
    let n3426 = 0;
    l3423: for (;;) {
      if (n3426 >= 3) break;
      const s3425 = p;
      l3424: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3424;
        }
        p++;
        n3426++;
        continue l3423;
      }
      p = s3425;
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
  const list3421: " "[] = [];
  l3417: for (;;) {
    const s3419 = p;
    if (text.charCodeAt(p) === 32) {
      l3418: {
        let v3420!: " ";

        v3420 = " ";
        p++;
        list3421.push(v3420);
        continue l3417;
      }
      p = s3419;
    } else touched ||= p >= end;
    break;
  }
  if (list3421.length === 0) { return undefined; }
  value = list3421;
  pos = p;
  return value;
}

function leaf419(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3431 = readEntriesHead(p);
  if (r3431 === undefined) { return -1; }
  value = r3431;
  p = pos;
  leafValue = value;
  return p;
}

function readEntriesHead(p: number): EntriesHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  l3434: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : false)) {
      const s3432 = p;
      l3433: {
        p = skipAnyLead(p);
        if (p < 0) { break l3433; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_130[c] === 1 : false))) {
          touched ||= p >= end;
          break l3433;
        }
        p = skipEntriesName(p);
        if (p < 0) { break l3433; }
        p = s3432;
        break l3434;
      }
      p = s3432;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3439 = readHolds(p);
  if (r3439 === undefined) { return undefined; }
  l_holds = r3439;
  p = pos;
  const r3441 = readEntriesLabel(p);
  if (r3441 === undefined) { return undefined; }
  l_field = r3441;
  p = pos;
  const r3557 = readValueEnd(p);
  if (r3557 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'EntriesHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function skipEntriesName(p: number): number {
  let c = 0;
  l3435: {
    const s3436 = p;
    if ((((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))) {
      l3437: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3437; }
        break l3435;
      }
      p = s3436;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : false)) {
      l3438: {
        p = skipParametersName(p);
        if (p < 0) { break l3438; }
        break l3435;
      }
      p = s3436;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : false))) {
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
  l3442: {
    const s3443 = p;
    const t3444 = trail.length;
    l3445: {
      p = skipInContract(p);
      if (p < 0) { break l3445; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_132[c] === 1 : false))) {
        touched ||= p >= end;
        break l3445;
      }
      const r3446 = readRequestParametersLabel(p);
      if (r3446 === undefined) { break l3445; }
      value = r3446;
      p = pos;
      break l3442;
    }
    p = s3443;
    if (trail.length > t3444) trail.length = t3444;
    p = skipInMethod(p);
    if (p < 0) { return undefined; }
    l3534: {
      const s3535 = p;
      const t3536 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_134[c] === 1 : false)) {
        l3537: {
          const r3538 = readParametersLabel(p);
          if (r3538 === undefined) { break l3537; }
          value = r3538;
          p = pos;
          break l3534;
        }
        p = s3535;
        if (trail.length > t3536) trail.length = t3536;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_135[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3547 = readRaisesLabel(p);
      if (r3547 === undefined) { return undefined; }
      value = r3547;
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
  l3449: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_132[c] === 1 : false)) {
      const s3447 = p;
      l3448: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114)))) {
          touched ||= p >= end;
          break l3448;
        }
        p = skipRequestParametersName(p);
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
  const r3452 = readEntriesValue(p);
  if (r3452 === undefined) { return undefined; }
  l_value = r3452;
  p = pos;
  pos = p;
  return { type: 'RequestParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readEntriesValue(p: number): TemplateRemarkNode | InlineEntriesNode | LineValueNode | undefined {
  let c = 0;
  let value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3453: {
    const s3454 = p;
    if (text.charCodeAt(p) === 40) {
      l3455: {
        const r3456 = readTemplateRemark(p);
        if (r3456 === undefined) { break l3455; }
        value = r3456;
        p = pos;
        break l3453;
      }
      p = s3454;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3458: {
        const r3459 = readInlineEntries(p);
        if (r3459 === undefined) { break l3458; }
        value = r3459;
        p = pos;
        break l3453;
      }
      p = s3454;
    } else touched ||= p >= end;
    const r3530 = readLineValue(p);
    if (r3530 === undefined) { return undefined; }
    value = r3530;
    p = pos;
  }
  pos = p;
  return value;
}

function readInlineEntries(p: number): InlineEntriesNode | undefined {
  let c = 0;
  const start = p;
  let l_entries!: InlineEntryNode[];
  const list3465: InlineEntryNode[] = [];
  let n3463 = 0;
  l3460: for (;;) {
    const s3462 = p;
    l3461: {
      if (n3463 > 0) {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_133[c] === 1 : false))) {
          touched ||= p >= end;
          break l3461;
        }
        p = skipInlineComma(p);
        if (p < 0) { break l3461; }
      }
      let v3464!: InlineEntryNode;
      if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
        touched ||= p >= end;
        break l3461;
      }
      const r3466 = readInlineEntry(p);
      if (r3466 === undefined) { break l3461; }
      v3464 = r3466;
      p = pos;
      list3465.push(v3464);
      n3463++;
      continue l3460;
    }
    p = s3462;
    break;
  }
  if (n3463 < 1) { return undefined; }
  l_entries = list3465;
  l3528: {
    const s3526 = p;
    l3527: {
      p = skipBlanks(p);
      if (p < 0) { break l3527; }
      p = skipLineEnd(p);
      if (p < 0) { break l3527; }
      p = s3526;
      break l3528;
    }
    p = s3526;
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
  l3467: {
    const s3468 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3469: {
        const r3470 = readEntryName(p);
        if (r3470 === undefined) { break l3469; }
        l_name = r3470;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3469; }
        l3489: {
          const s3490 = p;
          if (text.charCodeAt(p) === 58) {
            l3491: {

              p++;
              break l3489;
            }
            p = s3490;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
            l3492: {
              p++;
              break l3489;
            }
            p = s3490;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            l3493: {

              p++;
              l3496: {
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  const s3494 = p;
                  l3495: {
                    p++;
                    p = s3494;
                    break l3496;
                  }
                  p = s3494;
                } else touched ||= p >= end;
                break l3493;
              }
              break l3489;
            }
            p = s3490;
          } else touched ||= p >= end;
          l3499: {
            if (text.charCodeAt(p) === 40) {
              const s3497 = p;
              l3498: {

                p++;
                p = s3497;
                break l3499;
              }
              p = s3497;
            } else touched ||= p >= end;
            break l3469;
          }
        }
        p = skipBlanks(p);
        if (p < 0) { break l3469; }
        const r3500 = readInlineText(p);
        if (r3500 === undefined) { break l3469; }
        l_value = r3500;
        p = pos;
        break l3467;
      }
      p = s3468;
      l_value = null;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 96))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3510 = read_className(p);
    if (r3510 === undefined) { return undefined; }
    l_name = r3510;
    p = pos;
    l3521: {
      const s3519 = p;
      l3520: {
        l3522: {
          const s3523 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_133[c] === 1 : false)) {
            l3524: {
              p = skipInlineComma(p);
              if (p < 0) { break l3524; }
              break l3522;
            }
            p = s3523;
          } else touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3520; }
          p = skipLineEnd(p);
          if (p < 0) { break l3520; }
        }
        p = s3519;
        break l3521;
      }
      p = s3519;
      return undefined;
    }
  }
  pos = p;
  return { type: 'InlineEntry', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readEntryName(p: number): CodeNameNode | BareNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | BareNameNode | ClassNameNode;
  l3471: {
    const s3472 = p;
    if (text.charCodeAt(p) === 96) {
      l3473: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3473;
        }
        const r3474 = readCodeName(p);
        if (r3474 === undefined) { break l3473; }
        value = r3474;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3473;
        }
        p++;
        break l3471;
      }
      p = s3472;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) {
      l3476: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
          {
            const s3477 = p;
            l3478: {
              p++;
              break l3476;
            }
            p = s3477;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
          touched ||= p >= end;
          break l3476;
        }
        const r3480 = readBareName(p);
        if (r3480 === undefined) { break l3476; }
        value = r3480;
        p = pos;
        break l3471;
      }
      p = s3472;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3482 = readClassName(p);
    if (r3482 === undefined) { return undefined; }
    value = r3482;
    p = pos;
  }
  pos = p;
  return value;
}

function readClassName(p: number): ClassNameNode | undefined {
  let c = 0;
  const start = p;
  let n3486 = 0;
  l3483: for (;;) {
    const s3485 = p;
    l3484: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l3484;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l3484;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57))) p++;
      touched ||= p >= end;
      n3486++;
      continue l3483;
    }
    p = s3485;
    break;
  }
  if (n3486 < 2) { return undefined; }
  pos = p;
  return { type: 'ClassName', start: base + start, end: base + p };
}

function readInlineText(p: number): InlineTextNode | undefined {
  let c = 0;
  const start = p;
  l3501: for (;;) {
    const s3503 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3502: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_133[c] === 1 : false)) {
          {
            const s3505 = p;
            l3506: {
              p = skipInlineComma(p);
              if (p < 0) { break l3506; }
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3506;
              }
              p++;
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l3506;
              }
              p++;
              const near3508 = p + 16;
              while (p < near3508 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near3508) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3506;
              }
              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3506; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l3506;
              }
              p++;
              break l3502;
            }
            p = s3505;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3502;
        }
        p++;
        continue l3501;
      }
      p = s3503;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'InlineText', start: base + start, end: base + p };
}

function read_className(p: number): CodeNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | ClassNameNode;
  l3511: {
    const s3512 = p;
    if (text.charCodeAt(p) === 96) {
      l3513: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3513;
        }
        const r3514 = readCodeName(p);
        if (r3514 === undefined) { break l3513; }
        value = r3514;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3513;
        }
        p++;
        break l3511;
      }
      p = s3512;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3516 = readClassName(p);
    if (r3516 === undefined) { return undefined; }
    value = r3516;
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
  l3541: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_134[c] === 1 : false)) {
      const s3539 = p;
      l3540: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : false))) {
          touched ||= p >= end;
          break l3540;
        }
        p = skipParametersName(p);
        if (p < 0) { break l3540; }
        p = s3539;
        break l3541;
      }
      p = s3539;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3542 = read_label(p);
  if (r3542 === undefined) { return undefined; }
  l_label = r3542;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3544 = readEntriesValue(p);
  if (r3544 === undefined) { return undefined; }
  l_value = r3544;
  p = pos;
  pos = p;
  return { type: 'ParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRaisesLabel(p: number): RaisesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3550: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_135[c] === 1 : false)) {
      const s3548 = p;
      l3549: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : false))) {
          touched ||= p >= end;
          break l3549;
        }
        p = skipRaisesName(p);
        if (p < 0) { break l3549; }
        p = s3548;
        break l3550;
      }
      p = s3548;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3551 = read_label(p);
  if (r3551 === undefined) { return undefined; }
  l_label = r3551;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3553 = readEntriesValue(p);
  if (r3553 === undefined) { return undefined; }
  l_value = r3553;
  p = pos;
  pos = p;
  return { type: 'RaisesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf434(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesTextNode;
  {
    const s3560 = p;
    l3561: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3561; }
      return -1;
    }
    p = s3560;
  }
  if (p < end) {
    {
      const s3563 = p;
      l3564: {
        p = skipBlockStart(p);
        if (p < 0) { break l3564; }
        return -1;
      }
      p = s3563;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3588 = readEntriesText(p);
  if (r3588 === undefined) { return -1; }
  value = r3588;
  p = pos;
  leafValue = value;
  return p;
}

function skipBlockStart(p: number): number {
  let c = 0;
  l3566: {
    const s3567 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3568: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l3568; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3569: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l3569; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l3570: {
        p = skipThematicBreak(p);
        if (p < 0) { break l3570; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l3571: {
        p = skipBulletMark(p);
        if (p < 0) { break l3571; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3572: {
        p = skipFenceStart(p);
        if (p < 0) { break l3572; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l3573: {
        let n3577 = 0;
        l3574: for (;;) {
          if (n3577 >= 3) break;
          const s3576 = p;
          l3575: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3575;
            }
            p++;
            n3577++;
            continue l3574;
          }
          p = s3576;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l3573;
        }
        p += 4;
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3578: {
        p = skipTableStart(p);
        if (p < 0) { break l3578; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l3586: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l3586; }
        break l3566;
      }
      p = s3567;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
      l3587: {
        p = skipCutMark(p);
        if (p < 0) { break l3587; }
        break l3566;
      }
      p = s3567;
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
  l3579: {
    const s3580 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      l3581: {
        let n3585 = 0;
        l3582: for (;;) {
          if (n3585 >= 3) break;
          const s3584 = p;
          l3583: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3583;
            }
            p++;
            n3585++;
            continue l3582;
          }
          p = s3584;
          break;
        }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l3581;
        }
        p++;
        break l3579;
      }
      p = s3580;
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
  const list3594: InlineEntriesNode[] = [];
  l3589: for (;;) {
    const s3591 = p;
    const t3592 = trail.length;
    if (p < end) {
      l3590: {
        let v3593!: InlineEntriesNode;
        const r3596 = readEntriesLine(p);
        if (r3596 === undefined) { break l3590; }
        v3593 = r3596;
        p = pos;
        list3594.push(v3593);
        continue l3589;
      }
      p = s3591;
      if (trail.length > t3592) trail.length = t3592;
    } else touched ||= p >= end;
    break;
  }
  if (list3594.length === 0) { return undefined; }
  l_lines = list3594;
  l3610: {
    if (p < end) {
      const s3608 = p;
      l3609: {
        p = skipFieldStop(p);
        if (p < 0) { break l3609; }
        p = s3608;
        break l3610;
      }
      p = s3608;
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
      const s3597 = p;
      l3598: {
        p = skipBlankLine(p);
        if (p < 0) { break l3598; }
        return undefined;
      }
      p = s3597;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3600 = p;
      l3601: {
        p = skipParagraphStop(p);
        if (p < 0) { break l3601; }
        return undefined;
      }
      p = s3600;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3603 = readInlineEntries(p);
  if (r3603 === undefined) { return undefined; }
  value = r3603;
  p = pos;
  const r3605 = readLineEnd(p);
  if (r3605 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf439(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailuresHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_136[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3612 = readFailuresHead(p);
  if (r3612 === undefined) { return -1; }
  value = r3612;
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
  l3615: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_136[c] === 1 : false)) {
      const s3613 = p;
      l3614: {
        p = skipAnyLead(p);
        if (p < 0) { break l3614; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false))) {
          touched ||= p >= end;
          break l3614;
        }
        p = skipErrorResponsesName(p);
        if (p < 0) { break l3614; }
        p = s3613;
        break l3615;
      }
      p = s3613;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3616 = readHolds(p);
  if (r3616 === undefined) { return undefined; }
  l_holds = r3616;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3618 = read_label(p);
  if (r3618 === undefined) { return undefined; }
  l_label = r3618;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3620: {
    const s3621 = p;
    if ((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)) {
      l3622: {
        const r3623 = readFailureText(p);
        if (r3623 === undefined) { break l3622; }
        l_value = r3623;
        p = pos;
        break l3620;
      }
      p = s3621;
    } else touched ||= p >= end;
    const r3636 = readLineValue(p);
    if (r3636 === undefined) { return undefined; }
    l_value = r3636;
    p = pos;
  }
  const r3638 = readValueEnd(p);
  if (r3638 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'FailuresHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readFailureText(p: number): FailureTextNode | undefined {
  let c = 0;
  const start = p;
  let l_failure!: FailureNode | LooseFailureNode;
  let l_text!: LineValueNode;
  l3624: {
    const s3625 = p;
    if (text.charCodeAt(p) === 42) {
      l3626: {
        const r3627 = readFailure(p);
        if (r3627 === undefined) { break l3626; }
        l_failure = r3627;
        p = pos;
        break l3624;
      }
      p = s3625;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3629 = readLooseFailure(p);
    if (r3629 === undefined) { return undefined; }
    l_failure = r3629;
    p = pos;
  }
  const r3631 = readRestText(p);
  if (r3631 === undefined) { return undefined; }
  l_text = r3631;
  p = pos;
  pos = p;
  return { type: 'FailureText', start: base + start, end: base + p, failure: l_failure, text: l_text };
}

function readRestText(p: number): LineValueNode | undefined {
  let value!: LineValueNode;
  const r3632 = readLineValue(p);
  if (r3632 === undefined) { return undefined; }
  value = r3632;
  p = pos;
  pos = p;
  return value;
}

function leaf443(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailureLinesNode;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3641 = p;
      l3642: {
        p = skipItemStop(p);
        if (p < 0) { break l3642; }
        return -1;
      }
      p = s3641;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3644 = p;
      l3645: {
        p = skipBlockStart(p);
        if (p < 0) { break l3645; }
        return -1;
      }
      p = s3644;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_137[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3647 = readFailureLines(p);
  if (r3647 === undefined) { return -1; }
  value = r3647;
  p = pos;
  leafValue = value;
  return p;
}

function readFailureLines(p: number): FailureLinesNode | undefined {
  let c = 0;
  const start = p;
  let l_lines!: FailureTextNode[];
  const list3653: FailureTextNode[] = [];
  l3648: for (;;) {
    const s3650 = p;
    const t3651 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_137[c] === 1 : false)) {
      l3649: {
        let v3652!: FailureTextNode;
        const r3655 = readFailureLine(p);
        if (r3655 === undefined) { break l3649; }
        v3652 = r3655;
        p = pos;
        list3653.push(v3652);
        continue l3648;
      }
      p = s3650;
      if (trail.length > t3651) trail.length = t3651;
    } else touched ||= p >= end;
    break;
  }
  if (list3653.length === 0) { return undefined; }
  l_lines = list3653;
  l3666: {
    if (p < end) {
      const s3664 = p;
      l3665: {
        p = skipFieldStop(p);
        if (p < 0) { break l3665; }
        p = s3664;
        break l3666;
      }
      p = s3664;
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
      const s3656 = p;
      l3657: {
        p = skipBlankLine(p);
        if (p < 0) { break l3657; }
        return undefined;
      }
      p = s3656;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3659 = readFailureText(p);
  if (r3659 === undefined) { return undefined; }
  value = r3659;
  p = pos;
  const r3661 = readLineEnd(p);
  if (r3661 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf446(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemasHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_138[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3668 = readSchemasHeading(p);
  if (r3668 === undefined) { return -1; }
  value = r3668;
  p = pos;
  leafValue = value;
  return p;
}

function readSchemasHeading(p: number): SchemasHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3671: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_138[c] === 1 : c >= 128)) {
      const s3669 = p;
      l3670: {
        p = skipTitleStart(p);
        if (p < 0) { break l3670; }
        if (!isCaseless(p, "data")) { break l3670; }
        p += 4;
        p = s3669;
        break l3671;
      }
      p = s3669;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3672 = readSectionHeading(p);
  if (r3672 === undefined) { return undefined; }
  l_heading = r3672;
  p = pos;
  pos = p;
  return { type: 'SchemasHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf448(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemaHeadingNode;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r3675 = readSchemaHeading(p);
  if (r3675 === undefined) { return -1; }
  value = r3675;
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
  l3676: {
    const s3677 = p;
    const t3678 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3679: {
        l3682: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3680 = p;
            l3681: {
              l3683: {
                const s3684 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3685: {
                    p = skipH2(p);
                    if (p < 0) { break l3685; }
                    break l3683;
                  }
                  p = s3684;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3686: {
                    p = skipH3(p);
                    if (p < 0) { break l3686; }
                    break l3683;
                  }
                  p = s3684;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3681;
                }
                p = skipH4(p);
                if (p < 0) { break l3681; }
              }
              p = s3680;
              break l3682;
            }
            p = s3680;
          } else touched ||= p >= end;
          break l3679;
        }
        let n3690 = 0;
        l3687: for (;;) {
          if (n3690 >= 3) break;
          const s3689 = p;
          l3688: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3688;
            }
            p++;
            n3690++;
            continue l3687;
          }
          p = s3689;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3679;
        }
        const r3691 = readMark(p);
        if (r3691 === undefined) { break l3679; }
        l_mark = r3691;
        p = pos;
        l3693: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3695 = p;
            const t3696 = trail.length;
            l3694: {
              const r3697 = readBadTitleNumber(p);
              if (r3697 === undefined) { break l3694; }
              p = pos;
              break l3693;
            }
            p = s3695;
            if (trail.length > t3696) trail.length = t3696;
          } else touched ||= p >= end;
        }
        l3701: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s3699 = p;
            l3700: {
              p = skipTableWord(p);
              if (p < 0) { break l3700; }
              p = s3699;
              break l3701;
            }
            p = s3699;
          } else touched ||= p >= end;
          break l3679;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3679;
        }
        const r3702 = read_pair(p);
        if (r3702 === undefined) { break l3679; }
        l_pair = r3702;
        p = pos;
        const r3720 = readHeadingEnd(p);
        if (r3720 === undefined) { break l3679; }
        p = pos;
        break l3676;
      }
      p = s3677;
      if (trail.length > t3678) trail.length = t3678;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3722: {
        l3725: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3723 = p;
            l3724: {
              p = skipH3(p);
              if (p < 0) { break l3724; }
              p = s3723;
              break l3725;
            }
            p = s3723;
          } else touched ||= p >= end;
          break l3722;
        }
        let n3729 = 0;
        l3726: for (;;) {
          if (n3729 >= 3) break;
          const s3728 = p;
          l3727: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3727;
            }
            p++;
            n3729++;
            continue l3726;
          }
          p = s3728;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3722;
        }
        const r3730 = readMark(p);
        if (r3730 === undefined) { break l3722; }
        l_mark = r3730;
        p = pos;
        l3732: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3734 = p;
            const t3735 = trail.length;
            l3733: {
              const r3736 = readBadTitleNumber(p);
              if (r3736 === undefined) { break l3733; }
              p = pos;
              break l3732;
            }
            p = s3734;
            if (trail.length > t3735) trail.length = t3735;
          } else touched ||= p >= end;
        }
        const r3738 = readTitleText(p);
        if (r3738 === undefined) { break l3722; }
        l_title = r3738;
        p = pos;
        const r3740 = readHeadingEnd(p);
        if (r3740 === undefined) { break l3722; }
        p = pos;
        break l3676;
      }
      p = s3677;
      if (trail.length > t3678) trail.length = t3678;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3744: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3742 = p;
        l3743: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3743; }
          p = s3742;
          break l3744;
        }
        p = s3742;
      } else touched ||= p >= end;
      return undefined;
    }
    l3745: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3747 = p;
        const t3748 = trail.length;
        l3746: {
          const r3749 = readBadTitleNumber(p);
          if (r3749 === undefined) { break l3746; }
          p = pos;
          break l3745;
        }
        p = s3747;
        if (trail.length > t3748) trail.length = t3748;
      } else touched ||= p >= end;
    }
    l3753: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s3751 = p;
        l3752: {
          p = skipTableWord(p);
          if (p < 0) { break l3752; }
          p = s3751;
          break l3753;
        }
        p = s3751;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3754 = read_pair(p);
    if (r3754 === undefined) { return undefined; }
    l_pair = r3754;
    p = pos;
    const r3756 = readHeadingEnd(p);
    if (r3756 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3758 = readBadSetext(p);
    if (r3758 === undefined) { return undefined; }
    l_under = r3758;
    p = pos;
  }
  pos = p;
  return { type: 'SchemaHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function read_pair(p: number): BadPairNode | PairNode | undefined {
  let c = 0;
  let value!: BadPairNode | PairNode;
  l3703: {
    const s3704 = p;
    const t3705 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l3706: {
        const r3707 = readBadPair(p);
        if (r3707 === undefined) { break l3706; }
        value = r3707;
        p = pos;
        break l3703;
      }
      p = s3704;
      if (trail.length > t3705) trail.length = t3705;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3709 = readPair(p);
    if (r3709 === undefined) { return undefined; }
    value = r3709;
    p = pos;
  }
  pos = p;
  return value;
}

function readPair(p: number): PairNode | undefined {
  const start = p;
  let l_name!: PairNameNode;
  let l_value!: TitleTextNode;
  const r3710 = readPairName(p);
  if (r3710 === undefined) { return undefined; }
  l_name = r3710;
  p = pos;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3716 = readTitleText(p);
  if (r3716 === undefined) { return undefined; }
  l_value = r3716;
  p = pos;
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readPairName(p: number): PairNameNode | undefined {
  let c = 0;
  const start = p;
  l3711: for (;;) {
    const s3713 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l3712: {
        p = skipPairPiece(p);
        if (p < 0) { break l3712; }
        continue l3711;
      }
      p = s3713;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'PairName', start: base + start, end: base + p };
}

function leaf453(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ColumnsHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_139[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3761 = readColumnsHead(p);
  if (r3761 === undefined) { return -1; }
  value = r3761;
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
  l3764: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_139[c] === 1 : false)) {
      const s3762 = p;
      l3763: {
        p = skipAnyLead(p);
        if (p < 0) { break l3763; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : false))) {
          touched ||= p >= end;
          break l3763;
        }
        p = skipColumnsName(p);
        if (p < 0) { break l3763; }
        p = s3762;
        break l3764;
      }
      p = s3762;
    } else touched ||= p >= end;
    return undefined;
  }
  const r3765 = readHolds(p);
  if (r3765 === undefined) { return undefined; }
  l_holds = r3765;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3767 = read_label(p);
  if (r3767 === undefined) { return undefined; }
  l_label = r3767;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3769 = readLineValue(p);
  if (r3769 === undefined) { return undefined; }
  l_value = r3769;
  p = pos;
  const r3771 = readValueEnd(p);
  if (r3771 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ColumnsHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf455(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TableRowsNode;
  {
    const s3774 = p;
    l3775: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3775; }
      return -1;
    }
    p = s3774;
  }
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3777 = p;
      l3778: {
        p = skipTableHead(p);
        if (p < 0) { break l3778; }
        return -1;
      }
      p = s3777;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
    {
      const s3780 = p;
      l3781: {
        p = skipPipedLines(p);
        if (p < 0) { break l3781; }
        return -1;
      }
      p = s3780;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3783 = readTableRows(p);
  if (r3783 === undefined) { return -1; }
  value = r3783;
  p = pos;
  leafValue = value;
  return p;
}

function readTableRows(p: number): TableRowsNode | undefined {
  const start = p;
  let l_rows!: TableRowNode[];
  const list3789: TableRowNode[] = [];
  l3784: for (;;) {
    const s3786 = p;
    const t3787 = trail.length;
    l3785: {
      let v3788!: TableRowNode;
      const r3791 = readLooseRow(p);
      if (r3791 === undefined) { break l3785; }
      v3788 = r3791;
      p = pos;
      list3789.push(v3788);
      continue l3784;
    }
    p = s3786;
    if (trail.length > t3787) trail.length = t3787;
    break;
  }
  if (list3789.length === 0) { return undefined; }
  l_rows = list3789;
  l3823: {
    if (p < end) {
      const s3821 = p;
      l3822: {
        p = skipFieldStop(p);
        if (p < 0) { break l3822; }
        p = s3821;
        break l3823;
      }
      p = s3821;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'TableRows', start: base + start, end: base + p, rows: l_rows };
}

function readLooseRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l3792: {
    const s3793 = p;
    const t3794 = trail.length;
    if (p < end) {
      l3795: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s3796 = p;
            l3797: {
              p = skipBlankLine(p);
              if (p < 0) { break l3797; }
              break l3795;
            }
            p = s3796;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
          {
            const s3799 = p;
            l3800: {
              p = skipRowStop(p);
              if (p < 0) { break l3800; }
              break l3795;
            }
            p = s3799;
          }
        } else touched ||= p >= end;
        const r3802 = readTableRow(p);
        if (r3802 === undefined) { break l3795; }
        value = r3802;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l3795;
        }
        const r3804 = readEol(p);
        if (r3804 === undefined) { break l3795; }
        p = pos;
        break l3792;
      }
      p = s3793;
      if (trail.length > t3794) trail.length = t3794;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s3806 = p;
        l3807: {
          p = skipBlankLine(p);
          if (p < 0) { break l3807; }
          return undefined;
        }
        p = s3806;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) {
      {
        const s3809 = p;
        l3810: {
          p = skipRowStop(p);
          if (p < 0) { break l3810; }
          return undefined;
        }
        p = s3809;
      }
    } else touched ||= p >= end;
    const r3812 = readTableRow(p);
    if (r3812 === undefined) { return undefined; }
    value = r3812;
    p = pos;
    l3816: {
      const s3814 = p;
      l3815: {
        if (p < end) {
          {
            const s3817 = p;
            l3818: {
              p++;
              break l3815;
            }
            p = s3817;
          }
        } else touched ||= p >= end;
        p = s3814;
        break l3816;
      }
      p = s3814;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function leaf458(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_140[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3825 = readComponentsHeading(p);
  if (r3825 === undefined) { return -1; }
  value = r3825;
  p = pos;
  leafValue = value;
  return p;
}

function readComponentsHeading(p: number): ComponentsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3828: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_140[c] === 1 : c >= 128)) {
      const s3826 = p;
      l3827: {
        p = skipTitleStart(p);
        if (p < 0) { break l3827; }
        if (!isCaseless(p, "component")) { break l3827; }
        p += 9;
        p = s3826;
        break l3828;
      }
      p = s3826;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3829 = readSectionHeading(p);
  if (r3829 === undefined) { return undefined; }
  l_heading = r3829;
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
  const r3832 = readComponentHeading(p);
  if (r3832 === undefined) { return -1; }
  value = r3832;
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
  l3833: {
    const s3834 = p;
    const t3835 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3836: {
        l3839: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3837 = p;
            l3838: {
              l3840: {
                const s3841 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3842: {
                    p = skipH2(p);
                    if (p < 0) { break l3842; }
                    break l3840;
                  }
                  p = s3841;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3843: {
                    p = skipH3(p);
                    if (p < 0) { break l3843; }
                    break l3840;
                  }
                  p = s3841;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3838;
                }
                p = skipH4(p);
                if (p < 0) { break l3838; }
              }
              p = s3837;
              break l3839;
            }
            p = s3837;
          } else touched ||= p >= end;
          break l3836;
        }
        let n3847 = 0;
        l3844: for (;;) {
          if (n3847 >= 3) break;
          const s3846 = p;
          l3845: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3845;
            }
            p++;
            n3847++;
            continue l3844;
          }
          p = s3846;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3836;
        }
        const r3848 = readMark(p);
        if (r3848 === undefined) { break l3836; }
        l_mark = r3848;
        p = pos;
        l3850: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3852 = p;
            const t3853 = trail.length;
            l3851: {
              const r3854 = readBadTitleNumber(p);
              if (r3854 === undefined) { break l3851; }
              p = pos;
              break l3850;
            }
            p = s3852;
            if (trail.length > t3853) trail.length = t3853;
          } else touched ||= p >= end;
        }
        l3858: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
            const s3856 = p;
            l3857: {
              p = skipComponentWord(p);
              if (p < 0) { break l3857; }
              p = s3856;
              break l3858;
            }
            p = s3856;
          } else touched ||= p >= end;
          break l3836;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3836;
        }
        const r3859 = read_pair(p);
        if (r3859 === undefined) { break l3836; }
        l_pair = r3859;
        p = pos;
        const r3861 = readHeadingEnd(p);
        if (r3861 === undefined) { break l3836; }
        p = pos;
        break l3833;
      }
      p = s3834;
      if (trail.length > t3835) trail.length = t3835;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3863: {
        l3866: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3864 = p;
            l3865: {
              p = skipH3(p);
              if (p < 0) { break l3865; }
              p = s3864;
              break l3866;
            }
            p = s3864;
          } else touched ||= p >= end;
          break l3863;
        }
        {
          const s3867 = p;
          l3868: {
            p = skipInComponent(p);
            if (p < 0) { break l3868; }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
              touched ||= p >= end;
              break l3868;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l3868; }
            break l3863;
          }
          p = s3867;
        }
        let n3873 = 0;
        l3870: for (;;) {
          if (n3873 >= 3) break;
          const s3872 = p;
          l3871: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3871;
            }
            p++;
            n3873++;
            continue l3870;
          }
          p = s3872;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3863;
        }
        const r3874 = readMark(p);
        if (r3874 === undefined) { break l3863; }
        l_mark = r3874;
        p = pos;
        l3876: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3878 = p;
            const t3879 = trail.length;
            l3877: {
              const r3880 = readBadTitleNumber(p);
              if (r3880 === undefined) { break l3877; }
              p = pos;
              break l3876;
            }
            p = s3878;
            if (trail.length > t3879) trail.length = t3879;
          } else touched ||= p >= end;
        }
        const r3882 = readTitleText(p);
        if (r3882 === undefined) { break l3863; }
        l_title = r3882;
        p = pos;
        const r3884 = readHeadingEnd(p);
        if (r3884 === undefined) { break l3863; }
        p = pos;
        break l3833;
      }
      p = s3834;
      if (trail.length > t3835) trail.length = t3835;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3888: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3886 = p;
        l3887: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3887; }
          p = s3886;
          break l3888;
        }
        p = s3886;
      } else touched ||= p >= end;
      return undefined;
    }
    l3889: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3891 = p;
        const t3892 = trail.length;
        l3890: {
          const r3893 = readBadTitleNumber(p);
          if (r3893 === undefined) { break l3890; }
          p = pos;
          break l3889;
        }
        p = s3891;
        if (trail.length > t3892) trail.length = t3892;
      } else touched ||= p >= end;
    }
    l3897: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
        const s3895 = p;
        l3896: {
          p = skipComponentWord(p);
          if (p < 0) { break l3896; }
          p = s3895;
          break l3897;
        }
        p = s3895;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3898 = read_pair(p);
    if (r3898 === undefined) { return undefined; }
    l_pair = r3898;
    p = pos;
    const r3900 = readHeadingEnd(p);
    if (r3900 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3902 = readBadSetext(p);
    if (r3902 === undefined) { return undefined; }
    l_under = r3902;
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
  let e3905!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3906 = p;
      l3907: {
        p = skipComponentStop(p);
        if (p < 0) { break l3907; }
        return -1;
      }
      p = s3906;
    }
  } else touched ||= p >= end;
  e3905 = null;
  value = [e3905];
  leafValue = value;
  return p;
}

function skipComponentStop(p: number): number {
  let c = 0;
  l3909: {
    const s3910 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3911: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l3911; }
        break l3909;
      }
      p = s3910;
    } else touched ||= p >= end;
    l3914: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3912 = p;
        l3913: {
          p = skipHeadingLike(p);
          if (p < 0) { break l3913; }
          p = s3912;
          break l3914;
        }
        p = s3912;
      } else touched ||= p >= end;
      return -1;
    }
    l3915: {
      const s3916 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l3917: {
          p = skipSectionHeading(p);
          if (p < 0) { break l3917; }
          break l3915;
        }
        p = s3916;
      } else touched ||= p >= end;
      l3918: {
        p = skipOtherSectionAhead(p);
        if (p < 0) { break l3918; }
        break l3915;
      }
      p = s3916;
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
  const r3919 = readMethodHeading(p);
  if (r3919 === undefined) { return -1; }
  value = r3919;
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
  l3920: {
    const s3921 = p;
    const t3922 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3923: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3923; }
        {
          const s3924 = p;
          l3925: {
            p = skipTextInNotes(p);
            if (p < 0) { break l3925; }
            break l3923;
          }
          p = s3924;
        }
        let n3930 = 0;
        l3927: for (;;) {
          if (n3930 >= 3) break;
          const s3929 = p;
          l3928: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3928;
            }
            p++;
            n3930++;
            continue l3927;
          }
          p = s3929;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3923;
        }
        const r3931 = readMark(p);
        if (r3931 === undefined) { break l3923; }
        l_mark = r3931;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3923;
        }
        const r3933 = readSignature(p);
        if (r3933 === undefined) { break l3923; }
        l_signature = r3933;
        p = pos;
        const r4108 = readHeadingEnd(p);
        if (r4108 === undefined) { break l3923; }
        p = pos;
        break l3920;
      }
      p = s3921;
      if (trail.length > t3922) trail.length = t3922;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l4110: {
        p = skipMethodLevel(p);
        if (p < 0) { break l4110; }
        {
          const s4111 = p;
          l4112: {
            p = skipInNotes(p);
            if (p < 0) { break l4112; }
            break l4110;
          }
          p = s4111;
        }
        let n4117 = 0;
        l4114: for (;;) {
          if (n4117 >= 3) break;
          const s4116 = p;
          l4115: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4115;
            }
            p++;
            n4117++;
            continue l4114;
          }
          p = s4116;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l4110;
        }
        const r4118 = readMark(p);
        if (r4118 === undefined) { break l4110; }
        l_mark = r4118;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4110;
        }
        const r4120 = readBadMethodTitle(p);
        if (r4120 === undefined) { break l4110; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4110;
        }
        const r4126 = readSignature(p);
        if (r4126 === undefined) { break l4110; }
        l_signature = r4126;
        p = pos;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        const r4128 = readHeadingEnd(p);
        if (r4128 === undefined) { break l4110; }
        p = pos;
        break l3920;
      }
      p = s3921;
      if (trail.length > t3922) trail.length = t3922;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l4132: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4130 = p;
        l4131: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4131; }
          p = s4130;
          break l4132;
        }
        p = s4130;
      } else touched ||= p >= end;
      return undefined;
    }
    l4135: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4133 = p;
        l4134: {
          const near4136 = p + 16;
          while (p < near4136 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near4136) {
            STOPS_22.lastIndex = p;
            p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l4134;
          }
          p++;
          p = s4133;
          break l4135;
        }
        p = s4133;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4137 = readSignature(p);
    if (r4137 === undefined) { return undefined; }
    l_signature = r4137;
    p = pos;
    const r4139 = readHeadingEnd(p);
    if (r4139 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4141 = readBadSetext(p);
    if (r4141 === undefined) { return undefined; }
    l_under = r4141;
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
  l3934: {
    if (text.charCodeAt(p) === 97) {
      const s3936 = p;
      l3935: {
        let e3937!: "async";
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l3935;
        }
        e3937 = "async";
        p += 5;
        let e3938!: string[];
        const list3943: string[] = [];
        l3939: for (;;) {
          const s3941 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l3940: {
              let v3942!: string;
              const r3945 = readBlank(p);
              if (r3945 === undefined) { break l3940; }
              v3942 = r3945;
              p = pos;
              list3943.push(v3942);
              continue l3939;
            }
            p = s3941;
          } else touched ||= p >= end;
          break;
        }
        if (list3943.length === 0) { break l3935; }
        e3938 = list3943;
        l_isAsync = [e3937, e3938];
        break l3934;
      }
      p = s3936;
    } else touched ||= p >= end;
    l_isAsync = null;
  }
  l3947: {
    if (text.charCodeAt(p) === 100) {
      const s3949 = p;
      l3948: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l3948;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l3948;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l3947;
      }
      p = s3949;
    } else touched ||= p >= end;
  }
  const s3950 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSignatureName(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s3950, p);
  const r3951 = readSignatureList(p);
  if (r3951 === undefined) { return undefined; }
  l_list = r3951;
  p = pos;
  l4043: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
      const s4045 = p;
      const t4046 = trail.length;
      l4044: {
        const r4047 = readResult(p);
        if (r4047 === undefined) { break l4044; }
        l_result = r4047;
        p = pos;
        break l4043;
      }
      p = s4045;
      if (trail.length > t4046) trail.length = t4046;
    } else touched ||= p >= end;
    l_result = null;
  }
  const r4068 = readSignatureEnd(p);
  if (r4068 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Signature', start: base + start, end: base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
}

function readSignatureList(p: number): ParametersNode | MissingParametersNode | undefined {
  let c = 0;
  let value!: ParametersNode | MissingParametersNode;
  l3952: {
    const s3953 = p;
    const t3954 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3955: {
        p = skipBlanks(p);
        if (p < 0) { break l3955; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3955;
        }
        const r3956 = readParameters(p);
        if (r3956 === undefined) { break l3955; }
        value = r3956;
        p = pos;
        break l3952;
      }
      p = s3953;
      if (trail.length > t3954) trail.length = t3954;
    } else touched ||= p >= end;
    const r4031 = readMissingParameters(p);
    if (r4031 === undefined) { return undefined; }
    value = r4031;
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
  const list3962: (ParameterNode | BadParameterNode)[] = [];
  l3957: for (;;) {
    const s3959 = p;
    const t3960 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
      l3958: {
        let v3961!: ParameterNode | BadParameterNode;
        const r3964 = readParameterItem(p);
        if (r3964 === undefined) { break l3958; }
        v3961 = r3964;
        p = pos;
        list3962.push(v3961);
        continue l3957;
      }
      p = s3959;
      if (trail.length > t3960) trail.length = t3960;
    } else touched ||= p >= end;
    break;
  }
  l_items = list3962;
  const r4022 = readParametersEnd(p);
  if (r4022 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Parameters', start: base + start, end: base + p, items: l_items };
}

function readParameterItem(p: number): ParameterNode | BadParameterNode | undefined {
  let c = 0;
  let value!: ParameterNode | BadParameterNode;
  l3965: {
    const s3966 = p;
    const t3967 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3968: {
        const r3969 = readParameter(p);
        if (r3969 === undefined) { break l3968; }
        value = r3969;
        p = pos;
        l3995: {
          if (text.charCodeAt(p) === 44) {
            const s3997 = p;
            l3996: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3996; }
              break l3995;
            }
            p = s3997;
          } else touched ||= p >= end;
        }
        break l3965;
      }
      p = s3966;
      if (trail.length > t3967) trail.length = t3967;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3998 = readBadParameter(p);
    if (r3998 === undefined) { return undefined; }
    value = r3998;
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
  l3970: {
    const s3971 = p;
    const t3972 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3973: {
        const r3974 = readParameterName(p);
        if (r3974 === undefined) { break l3973; }
        l_name = r3974;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3973; }
        l3976: {
          if (text.charCodeAt(p) === 58) {
            const s3978 = p;
            l3977: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3977; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3977;
              }
              const r3979 = readTypeText(p);
              if (r3979 === undefined) { break l3977; }
              l_annotation = r3979;
              p = pos;
              break l3976;
            }
            p = s3978;
          } else touched ||= p >= end;
          l_annotation = null;
        }
        l3981: {
          if (text.charCodeAt(p) === 61) {
            const s3983 = p;
            l3982: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3982; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3982;
              }
              const r3984 = readDefaultText(p);
              if (r3984 === undefined) { break l3982; }
              l_fallback = r3984;
              p = pos;
              break l3981;
            }
            p = s3983;
          } else touched ||= p >= end;
          l_fallback = null;
        }
        l3988: {
          const s3986 = p;
          l3987: {
            p = skipParameterEnd(p);
            if (p < 0) { break l3987; }
            p = s3986;
            break l3988;
          }
          p = s3986;
          break l3973;
        }
        break l3970;
      }
      p = s3971;
      if (trail.length > t3972) trail.length = t3972;
      l_fallback = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3989 = readParameterName(p);
    if (r3989 === undefined) { return undefined; }
    l_name = r3989;
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
    const r3991 = readBadType(p);
    if (r3991 === undefined) { return undefined; }
    l_annotation = r3991;
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
  const near3992 = p + 16;
  while (p < near3992 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
  if (p === near3992) {
    STOPS_28.lastIndex = p;
    p = STOPS_28.test(text) ? STOPS_28.lastIndex - 1 : end;
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
  l3999: {
    const s4000 = p;
    if (text.charCodeAt(p) === 44) {
      l4001: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l4001; }
        break l3999;
      }
      p = s4000;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      l4002: {
        p = skipArrow(p);
        if (p < 0) { break l4002; }
        let m4006 = false;
        l4003: for (;;) {
          const s4005 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) {
            l4004: {
              l4007: {
                const s4008 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) {
                  l4009: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l4009; }
                    break l4007;
                  }
                  p = s4008;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l4004;
                }
                p++;
              }
              m4006 = true;
              continue l4003;
            }
            p = s4005;
          } else touched ||= p >= end;
          break;
        }
        if (!m4006) { break l4002; }
        l4012: {
          if (text.charCodeAt(p) === 41) {
            const s4010 = p;
            l4011: {

              p++;
              p = s4010;
              break l4012;
            }
            p = s4010;
          } else touched ||= p >= end;
          break l4002;
        }
        p = skipBlanks(p);
        if (p < 0) { break l4002; }
        break l3999;
      }
      p = s4000;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s4013 = p;
        l4014: {
          p = skipArrow(p);
          if (p < 0) { break l4014; }
          return undefined;
        }
        p = s4013;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near4016 = p + 16;
    while (p < near4016 && ((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128)) p++;
    if (p === near4016) {
      STOPS_29.lastIndex = p;
      p = STOPS_29.test(text) ? STOPS_29.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l4017: {
      if (text.charCodeAt(p) === 44) {
        const s4019 = p;
        l4018: {

          p++;
          break l4017;
        }
        p = s4019;
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
  l4023: {
    const s4024 = p;
    const t4025 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l4026: {

        value = ")";
        p++;
        break l4023;
      }
      p = s4024;
      if (trail.length > t4025) trail.length = t4025;
    } else touched ||= p >= end;
    const r4027 = readMissingParenthesis(p);
    if (r4027 === undefined) { return undefined; }
    value = r4027;
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
  l4034: {
    const s4032 = p;
    l4033: {
      p = skipBlanks(p);
      if (p < 0) { break l4033; }
      l4035: {
        const s4036 = p;
        l4037: {
          l4038: {
            if (text.charCodeAt(p) === 58) {
              const s4040 = p;
              l4039: {

                p++;
                break l4038;
              }
              p = s4040;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l4037; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l4037; }
          p = skipLineEnd(p);
          if (p < 0) { break l4037; }
          break l4035;
        }
        p = s4036;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l4033;
        }
        p = skipArrow(p);
        if (p < 0) { break l4033; }
      }
      p = s4032;
      break l4034;
    }
    p = s4032;
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
  const r4048 = readResultArrow(p);
  if (r4048 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r4061 = readResultText(p);
  if (r4061 === undefined) { return undefined; }
  l_of = r4061;
  p = pos;
  pos = p;
  return { type: 'Result', start: base + start, end: base + p, of: l_of };
}

function readResultArrow(p: number): "->" | BadArrowNode | undefined {
  let c = 0;
  let value!: "->" | BadArrowNode;
  l4049: {
    const s4050 = p;
    const t4051 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l4052: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l4052;
        }
        value = "->";
        p += 2;
        break l4049;
      }
      p = s4050;
      if (trail.length > t4051) trail.length = t4051;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4053 = readBadArrow(p);
    if (r4053 === undefined) { return undefined; }
    value = r4053;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrow(p: number): BadArrowNode | undefined {
  const start = p;
  l4054: {
    const s4055 = p;
    if (text.charCodeAt(p) === 61) {
      l4056: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l4056;
        }
        p += 2;
        break l4054;
      }
      p = s4055;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l4057: {

        p++;
        break l4054;
      }
      p = s4055;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l4058: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l4058;
        }
        p += 3;
        break l4054;
      }
      p = s4055;
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
  let m4065 = false;
  l4062: for (;;) {
    const s4064 = p;
    if (p < end) {
      l4063: {
        p = skipReturnPiece(p);
        if (p < 0) { break l4063; }
        m4065 = true;
        continue l4062;
      }
      p = s4064;
    } else touched ||= p >= end;
    break;
  }
  if (!m4065) { return undefined; }
  pos = p;
  return { type: 'ResultText', start: base + start, end: base + p };
}

function readSignatureEnd(p: number): [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null] | undefined {
  let value!: [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null];
  let e4069!: string[];
  const r4070 = readBlanks(p);
  if (r4070 === undefined) { return undefined; }
  e4069 = r4070;
  p = pos;
  let e4072!: ":" | null;
  l4073: {
    if (text.charCodeAt(p) === 58) {
      const s4075 = p;
      l4074: {

        e4072 = ":";
        p++;
        break l4073;
      }
      p = s4075;
    } else touched ||= p >= end;
    e4072 = null;
  }
  let e4076!: string[];
  const r4077 = readBlanks(p);
  if (r4077 === undefined) { return undefined; }
  e4076 = r4077;
  p = pos;
  let e4079!: "`"[];
  const list4084: "`"[] = [];
  l4080: for (;;) {
    const s4082 = p;
    if (text.charCodeAt(p) === 96) {
      l4081: {
        let v4083!: "`";

        v4083 = "`";
        p++;
        list4084.push(v4083);
        continue l4080;
      }
      p = s4082;
    } else touched ||= p >= end;
    break;
  }
  e4079 = list4084;
  let e4086!: string[];
  const r4087 = readBlanks(p);
  if (r4087 === undefined) { return undefined; }
  e4086 = r4087;
  p = pos;
  let e4089!: BadSignatureRestNode | null;
  l4090: {
    if (p < end) {
      const s4092 = p;
      const t4093 = trail.length;
      l4091: {
        const r4094 = readBadSignatureRest(p);
        if (r4094 === undefined) { break l4091; }
        e4089 = r4094;
        p = pos;
        break l4090;
      }
      p = s4092;
      if (trail.length > t4093) trail.length = t4093;
    } else touched ||= p >= end;
    e4089 = null;
  }
  value = [e4069, e4072, e4076, e4079, e4086, e4089];
  pos = p;
  return value;
}

function readBadSignatureRest(p: number): BadSignatureRestNode | undefined {
  let c = 0;
  const start = p;
  {
    const s4095 = p;
    l4096: {
      p = skipSignatureTail(p);
      if (p < 0) { break l4096; }
      return undefined;
    }
    p = s4095;
  }
  let m4101 = false;
  l4098: for (;;) {
    const s4100 = p;
    if (p < end) {
      l4099: {
        {
          const s4102 = p;
          l4103: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l4103; }
            break l4099;
          }
          p = s4102;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l4099;
        }
        p++;
        m4101 = true;
        continue l4098;
      }
      p = s4100;
    } else touched ||= p >= end;
    break;
  }
  if (!m4101) { return undefined; }
  pos = p;
  const node: BadSignatureRestNode = { type: 'BadSignatureRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMethodTitle(p: number): BadMethodTitleNode | undefined {
  let c = 0;
  const start = p;
  let m4124 = false;
  l4121: for (;;) {
    const s4123 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c === 304)) {
      l4122: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l4122; }
        m4124 = true;
        continue l4121;
      }
      p = s4123;
    } else touched ||= p >= end;
    break;
  }
  if (!m4124) { return undefined; }
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
  let e4144!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s4145 = p;
      l4146: {
        p = skipMethodStop(p);
        if (p < 0) { break l4146; }
        return -1;
      }
      p = s4145;
    }
  } else touched ||= p >= end;
  e4144 = null;
  value = [e4144];
  leafValue = value;
  return p;
}

function skipMethodStop(p: number): number {
  let c = 0;
  l4148: {
    const s4149 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l4150: {
        p = skipItemStop(p);
        if (p < 0) { break l4150; }
        break l4148;
      }
      p = s4149;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_141[c] === 1 : c === 304))) {
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
  l4151: {
    const s4152 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304)) {
      l4153: {
        let n4157 = 0;
        l4154: for (;;) {
          if (n4157 >= 3) break;
          const s4156 = p;
          l4155: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4155;
            }
            p++;
            n4157++;
            continue l4154;
          }
          p = s4156;
          break;
        }
        l4160: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304)) {
            const s4158 = p;
            l4159: {
              while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
              touched ||= p >= end;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c === 304))) {
                touched ||= p >= end;
                break l4159;
              }
              p = skipComponentName(p);
              if (p < 0) { break l4159; }
              p = s4158;
              break l4160;
            }
            p = s4158;
          } else touched ||= p >= end;
          break l4153;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4153;
        }
        p = skipLabelAhead(p);
        if (p < 0) { break l4153; }
        break l4151;
      }
      p = s4152;
    } else touched ||= p >= end;
    {
      const s4161 = p;
      l4162: {
        p = skipHeldBullet(p);
        if (p < 0) { break l4162; }
        return -1;
      }
      p = s4161;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBulletLead(p);
    if (p < 0) { return -1; }
    l4166: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304)) {
        const s4164 = p;
        l4165: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l4165;
          }
          p = skipComponentName(p);
          if (p < 0) { break l4165; }
          p = s4164;
          break l4166;
        }
        p = s4164;
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
  let value!: NamesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_142[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4167 = readNamesHead(p);
  if (r4167 === undefined) { return -1; }
  value = r4167;
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
  l4170: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_142[c] === 1 : false)) {
      const s4168 = p;
      l4169: {
        p = skipAnyLead(p);
        if (p < 0) { break l4169; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l4169;
        }
        p = skipDependenciesName(p);
        if (p < 0) { break l4169; }
        p = s4168;
        break l4170;
      }
      p = s4168;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4171 = readHolds(p);
  if (r4171 === undefined) { return undefined; }
  l_holds = r4171;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4173 = read_label(p);
  if (r4173 === undefined) { return undefined; }
  l_label = r4173;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4175: {
    const s4176 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) {
      l4177: {
        const r4178 = readNameLine(p);
        if (r4178 === undefined) { break l4177; }
        l_value = r4178;
        p = pos;
        break l4175;
      }
      p = s4176;
    } else touched ||= p >= end;
    const r4189 = readLineValue(p);
    if (r4189 === undefined) { return undefined; }
    l_value = r4189;
    p = pos;
  }
  const r4191 = readValueEnd(p);
  if (r4191 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNameLine(p: number): NameLineNode | undefined {
  let c = 0;
  const start = p;
  let l_names!: NameNode[];
  const list4184: NameNode[] = [];
  let n4182 = 0;
  l4179: for (;;) {
    const s4181 = p;
    l4180: {
      if (n4182 > 0) {
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l4180;
        }
        p++;
      }
      let v4183!: NameNode;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
        touched ||= p >= end;
        break l4180;
      }
      const r4185 = readName(p);
      if (r4185 === undefined) { break l4180; }
      v4183 = r4185;
      p = pos;
      list4184.push(v4183);
      n4182++;
      continue l4179;
    }
    p = s4181;
    break;
  }
  if (n4182 < 1) { return undefined; }
  l_names = list4184;
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
  const near4186 = p + 16;
  while (p < near4186 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) p++;
  if (p === near4186) {
    STOPS_39.lastIndex = p;
    p = STOPS_39.test(text) ? STOPS_39.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Name', start: base + start, end: base + p };
}

function leaf493(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesTextNode;
  {
    const s4194 = p;
    l4195: {
      p = skipFieldEnd(p);
      if (p < 0) { break l4195; }
      return -1;
    }
    p = s4194;
  }
  if (p < end) {
    {
      const s4197 = p;
      l4198: {
        p = skipBlockStart(p);
        if (p < 0) { break l4198; }
        return -1;
      }
      p = s4197;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4200 = readNamesText(p);
  if (r4200 === undefined) { return -1; }
  value = r4200;
  p = pos;
  leafValue = value;
  return p;
}

function readNamesText(p: number): NamesTextNode | undefined {
  const start = p;
  let l_lines!: NameLineNode[];
  const list4206: NameLineNode[] = [];
  l4201: for (;;) {
    const s4203 = p;
    const t4204 = trail.length;
    if (p < end) {
      l4202: {
        let v4205!: NameLineNode;
        const r4208 = readNameTextLine(p);
        if (r4208 === undefined) { break l4202; }
        v4205 = r4208;
        p = pos;
        list4206.push(v4205);
        continue l4201;
      }
      p = s4203;
      if (trail.length > t4204) trail.length = t4204;
    } else touched ||= p >= end;
    break;
  }
  if (list4206.length === 0) { return undefined; }
  l_lines = list4206;
  pos = p;
  return { type: 'NamesText', start: base + start, end: base + p, lines: l_lines };
}

function readNameTextLine(p: number): NameLineNode | undefined {
  let c = 0;
  let value!: NameLineNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s4209 = p;
      l4210: {
        p = skipBlankLine(p);
        if (p < 0) { break l4210; }
        return undefined;
      }
      p = s4209;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s4212 = p;
      l4213: {
        p = skipParagraphStop(p);
        if (p < 0) { break l4213; }
        return undefined;
      }
      p = s4212;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4215 = readNameLine(p);
  if (r4215 === undefined) { return undefined; }
  value = r4215;
  p = pos;
  const r4217 = readLineEnd(p);
  if (r4217 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf496(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NotesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_143[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4221 = readNotesHead(p);
  if (r4221 === undefined) { return -1; }
  value = r4221;
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
  l4224: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_143[c] === 1 : c === 304)) {
      const s4222 = p;
      l4223: {
        p = skipAnyLead(p);
        if (p < 0) { break l4223; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4223;
        }
        p = skipNotesName(p);
        if (p < 0) { break l4223; }
        p = s4222;
        break l4224;
      }
      p = s4222;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4225 = readNotesHolds(p);
  if (r4225 === undefined) { return undefined; }
  l_holds = r4225;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4236 = read_label(p);
  if (r4236 === undefined) { return undefined; }
  l_label = r4236;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4238 = readLineValue(p);
  if (r4238 === undefined) { return undefined; }
  l_value = r4238;
  p = pos;
  const r4240 = readValueEnd(p);
  if (r4240 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NotesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNotesHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l4226: {
    const s4227 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l4228: {
        const r4229 = readBulletHolds(p);
        if (r4229 === undefined) { break l4228; }
        value = r4229;
        p = pos;
        break l4226;
      }
      p = s4227;
    } else touched ||= p >= end;
    let n4234 = 0;
    l4231: for (;;) {
      if (n4234 >= 3) break;
      const s4233 = p;
      l4232: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l4232;
        }
        p++;
        n4234++;
        continue l4231;
      }
      p = s4233;
      break;
    }
    value = (() => { return 'all'; })();
  }
  pos = p;
  return value;
}

function leaf499(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InterfacesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_144[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4243 = readInterfacesHead(p);
  if (r4243 === undefined) { return -1; }
  value = r4243;
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
  l4246: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_144[c] === 1 : c === 304)) {
      const s4244 = p;
      l4245: {
        p = skipAnyLead(p);
        if (p < 0) { break l4245; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l4245;
        }
        p = skipInterfacesName(p);
        if (p < 0) { break l4245; }
        p = s4244;
        break l4246;
      }
      p = s4244;
    } else touched ||= p >= end;
    return undefined;
  }
  const r4247 = readHolds(p);
  if (r4247 === undefined) { return undefined; }
  l_holds = r4247;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4249 = read_label(p);
  if (r4249 === undefined) { return undefined; }
  l_label = r4249;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4251 = readLineValue(p);
  if (r4251 === undefined) { return undefined; }
  l_value = r4251;
  p = pos;
  const r4253 = readValueEnd(p);
  if (r4253 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InterfacesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf501(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListedHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4256 = readListedHeading(p);
  if (r4256 === undefined) { return -1; }
  value = r4256;
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
  const r4257 = readListedColumn(p);
  if (r4257 === undefined) { return undefined; }
  l_inner = r4257;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4260 = readListedSignature(p);
  if (r4260 === undefined) { return undefined; }
  l_signature = r4260;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipListedGap(p);
  if (p < 0) { return undefined; }
  const r4341 = readBulletText(p);
  if (r4341 === undefined) { return undefined; }
  l_text = r4341;
  p = pos;
  pos = p;
  return { type: 'ListedHeading', start: base + start, end: base + p, inner: l_inner, signature: l_signature, text: l_text };
}

function readListedColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s4258 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s4258, p);
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
  l4261: {
    const s4262 = p;
    const t4263 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l4264: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4264;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l4264; }
        l4265: {
          if (text.charCodeAt(p) === 97) {
            const s4267 = p;
            l4266: {
              let e4268!: "async";
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l4266;
              }
              e4268 = "async";
              p += 5;
              let e4269!: string[];
              const list4274: string[] = [];
              l4270: for (;;) {
                const s4272 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l4271: {
                    let v4273!: string;
                    const r4276 = readBlank(p);
                    if (r4276 === undefined) { break l4271; }
                    v4273 = r4276;
                    p = pos;
                    list4274.push(v4273);
                    continue l4270;
                  }
                  p = s4272;
                } else touched ||= p >= end;
                break;
              }
              if (list4274.length === 0) { break l4266; }
              e4269 = list4274;
              l_isAsync = [e4268, e4269];
              break l4265;
            }
            p = s4267;
          } else touched ||= p >= end;
          l_isAsync = null;
        }
        l4278: {
          if (text.charCodeAt(p) === 100) {
            const s4280 = p;
            l4279: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l4279;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l4279;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l4278;
            }
            p = s4280;
          } else touched ||= p >= end;
        }
        const s4281 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4264;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l4264; }
        l_name = text.slice(s4281, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_126[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l4264;
        }
        const r4282 = readListedList(p);
        if (r4282 === undefined) { break l4264; }
        l_list = r4282;
        p = pos;
        l4298: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
            const s4300 = p;
            const t4301 = trail.length;
            l4299: {
              const r4302 = readResult(p);
              if (r4302 === undefined) { break l4299; }
              l_result = r4302;
              p = pos;
              break l4298;
            }
            p = s4300;
            if (trail.length > t4301) trail.length = t4301;
          } else touched ||= p >= end;
          l_result = null;
        }
        p = skipBlanks(p);
        if (p < 0) { break l4264; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4264;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l4261;
      }
      p = s4262;
      if (trail.length > t4263) trail.length = t4263;
    } else touched ||= p >= end;
    l4304: {
      if (text.charCodeAt(p) === 97) {
        const s4306 = p;
        l4305: {
          let e4307!: "async";
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l4305;
          }
          e4307 = "async";
          p += 5;
          let e4308!: string[];
          const list4313: string[] = [];
          l4309: for (;;) {
            const s4311 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l4310: {
                let v4312!: string;
                const r4315 = readBlank(p);
                if (r4315 === undefined) { break l4310; }
                v4312 = r4315;
                p = pos;
                list4313.push(v4312);
                continue l4309;
              }
              p = s4311;
            } else touched ||= p >= end;
            break;
          }
          if (list4313.length === 0) { break l4305; }
          e4308 = list4313;
          l_isAsync = [e4307, e4308];
          break l4304;
        }
        p = s4306;
      } else touched ||= p >= end;
      l_isAsync = null;
    }
    l4317: {
      if (text.charCodeAt(p) === 100) {
        const s4319 = p;
        l4318: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l4318;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l4318;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l4317;
        }
        p = s4319;
      } else touched ||= p >= end;
    }
    const s4320 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSignatureName(p);
    if (p < 0) { return undefined; }
    l_name = text.slice(s4320, p);
    if (!(text.charCodeAt(p) === 40)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4321 = readParameters(p);
    if (r4321 === undefined) { return undefined; }
    l_list = r4321;
    p = pos;
    l4323: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8211 || c === 8594)) {
        const s4325 = p;
        const t4326 = trail.length;
        l4324: {
          const r4327 = readWordResult(p);
          if (r4327 === undefined) { break l4324; }
          l_result = r4327;
          p = pos;
          break l4323;
        }
        p = s4325;
        if (trail.length > t4326) trail.length = t4326;
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
  l4283: {
    const s4284 = p;
    const t4285 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l4286: {
        p = skipBlanks(p);
        if (p < 0) { break l4286; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l4286;
        }
        const r4287 = readParameters(p);
        if (r4287 === undefined) { break l4286; }
        value = r4287;
        p = pos;
        break l4283;
      }
      p = s4284;
      if (trail.length > t4285) trail.length = t4285;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4289 = readMissingListedParameters(p);
    if (r4289 === undefined) { return undefined; }
    value = r4289;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingListedParameters(p: number): MissingListedParametersNode | undefined {
  let c = 0;
  const start = p;
  l4292: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : c === 8211 || c === 8594)) {
      const s4290 = p;
      l4291: {
        p = skipBlanks(p);
        if (p < 0) { break l4291; }
        l4293: {
          const s4294 = p;
          if (text.charCodeAt(p) === 96) {
            l4295: {

              p++;
              break l4293;
            }
            p = s4294;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l4291;
          }
          p = skipArrow(p);
          if (p < 0) { break l4291; }
        }
        p = s4290;
        break l4292;
      }
      p = s4290;
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
  const r4328 = readResultArrow(p);
  if (r4328 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4330 = readResultWord(p);
  if (r4330 === undefined) { return undefined; }
  l_of = r4330;
  p = pos;
  pos = p;
  return { type: 'WordResult', start: base + start, end: base + p, of: l_of };
}

function readResultWord(p: number): ResultWordNode | undefined {
  let c = 0;
  const start = p;
  let m4334 = false;
  l4331: for (;;) {
    const s4333 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l4332: {
        l4335: {
          const s4336 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l4337: {
              p = skipBracketed(p);
              if (p < 0) { break l4337; }
              break l4335;
            }
            p = s4336;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l4332;
          }
          p++;
        }
        m4334 = true;
        continue l4331;
      }
      p = s4333;
    } else touched ||= p >= end;
    break;
  }
  if (!m4334) { return undefined; }
  pos = p;
  return { type: 'ResultWord', start: base + start, end: base + p };
}

function leaf509(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4344!: null;
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s4345 = p;
      l4346: {
        p = skipListedStop(p);
        if (p < 0) { break l4346; }
        return -1;
      }
      p = s4345;
    }
  } else touched ||= p >= end;
  e4344 = null;
  value = [e4344];
  leafValue = value;
  return p;
}

function skipListedStop(p: number): number {
  let c = 0;
  l4348: {
    const s4349 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l4350: {
        p = skipMethodStop(p);
        if (p < 0) { break l4350; }
        break l4348;
      }
      p = s4349;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s4351 = p;
        l4352: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l4352; }
          return -1;
        }
        p = s4351;
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

function leaf511(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4356: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4354 = p;
      l4355: {
        p = skipH1(p);
        if (p < 0) { break l4355; }
        p = s4354;
        break l4356;
      }
      p = s4354;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_146[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4357 = readChecklistHeading(p);
  if (r4357 === undefined) { return -1; }
  value = r4357;
  p = pos;
  leafValue = value;
  return p;
}

function readChecklistHeading(p: number): ChecklistHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l4360: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_146[c] === 1 : c >= 128)) {
      const s4358 = p;
      l4359: {
        p = skipTitleStart(p);
        if (p < 0) { break l4359; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_145[c] === 1 : false))) {
          touched ||= p >= end;
          break l4359;
        }
        p = skipChecklistName(p);
        if (p < 0) { break l4359; }
        p = s4358;
        break l4360;
      }
      p = s4358;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4366 = readSectionHeading(p);
  if (r4366 === undefined) { return undefined; }
  l_heading = r4366;
  p = pos;
  pos = p;
  return { type: 'ChecklistHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipChecklistName(p: number): number {
  let c = 0;
  l4361: {
    const s4362 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4363: {
        if (!isCaseless(p, "design")) { break l4363; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4363;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "review")) { break l4363; }
        p += 6;
        break l4361;
      }
      p = s4362;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4364: {
        if (!isCaseless(p, "design")) { break l4364; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4364;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l4364; }
        p += 9;
        break l4361;
      }
      p = s4362;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l4365: {
        if (!isCaseless(p, "review")) { break l4365; }
        p += 6;
        break l4361;
      }
      p = s4362;
    } else touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf514(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CheckHeadingNode;
  const r4369 = readCheckHeading(p);
  if (r4369 === undefined) { return -1; }
  value = r4369;
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
  l4370: {
    const s4371 = p;
    const t4372 = trail.length;
    l4373: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4373; }
      let n4377 = 0;
      l4374: for (;;) {
        if (n4377 >= 3) break;
        const s4376 = p;
        l4375: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4375;
          }
          p++;
          n4377++;
          continue l4374;
        }
        p = s4376;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4373;
      }
      const r4378 = readMark(p);
      if (r4378 === undefined) { break l4373; }
      l_mark = r4378;
      p = pos;
      l4380: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4382 = p;
          const t4383 = trail.length;
          l4381: {
            const r4384 = readBadTitleNumber(p);
            if (r4384 === undefined) { break l4381; }
            p = pos;
            break l4380;
          }
          p = s4382;
          if (trail.length > t4383) trail.length = t4383;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l4373;
      }
      const r4386 = read_pair(p);
      if (r4386 === undefined) { break l4373; }
      l_pair = r4386;
      p = pos;
      const r4388 = readHeadingEnd(p);
      if (r4388 === undefined) { break l4373; }
      p = pos;
      break l4370;
    }
    p = s4371;
    if (trail.length > t4372) trail.length = t4372;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4390: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4390; }
      let n4394 = 0;
      l4391: for (;;) {
        if (n4394 >= 3) break;
        const s4393 = p;
        l4392: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4392;
          }
          p++;
          n4394++;
          continue l4391;
        }
        p = s4393;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4390;
      }
      const r4395 = readMark(p);
      if (r4395 === undefined) { break l4390; }
      l_mark = r4395;
      p = pos;
      l4397: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4399 = p;
          const t4400 = trail.length;
          l4398: {
            const r4401 = readBadTitleNumber(p);
            if (r4401 === undefined) { break l4398; }
            p = pos;
            break l4397;
          }
          p = s4399;
          if (trail.length > t4400) trail.length = t4400;
        } else touched ||= p >= end;
      }
      const r4403 = readTitleText(p);
      if (r4403 === undefined) { break l4390; }
      l_title = r4403;
      p = pos;
      const r4405 = readHeadingEnd(p);
      if (r4405 === undefined) { break l4390; }
      p = pos;
      break l4370;
    }
    p = s4371;
    if (trail.length > t4372) trail.length = t4372;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4409: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s4407 = p;
        l4408: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4408; }
          p = s4407;
          break l4409;
        }
        p = s4407;
      } else touched ||= p >= end;
      return undefined;
    }
    l4410: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s4412 = p;
        const t4413 = trail.length;
        l4411: {
          const r4414 = readBadTitleNumber(p);
          if (r4414 === undefined) { break l4411; }
          p = pos;
          break l4410;
        }
        p = s4412;
        if (trail.length > t4413) trail.length = t4413;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4416 = read_pair(p);
    if (r4416 === undefined) { return undefined; }
    l_pair = r4416;
    p = pos;
    const r4418 = readHeadingEnd(p);
    if (r4418 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4420 = readBadSetext(p);
    if (r4420 === undefined) { return undefined; }
    l_under = r4420;
    p = pos;
  }
  pos = p;
  return { type: 'CheckHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf516(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4425: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s4423 = p;
      l4424: {
        l4426: {
          const s4427 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            l4428: {
              p = skipH2(p);
              if (p < 0) { break l4428; }
              break l4426;
            }
            p = s4427;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
            touched ||= p >= end;
            break l4424;
          }
          p = skipSetextAhead(p);
          if (p < 0) { break l4424; }
        }
        p = s4423;
        break l4425;
      }
      p = s4423;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_146[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4429 = readChecklistHeading(p);
  if (r4429 === undefined) { return -1; }
  value = r4429;
  p = pos;
  leafValue = value;
  return p;
}

function leaf517(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4433: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4431 = p;
      l4432: {
        p = skipH3(p);
        if (p < 0) { break l4432; }
        p = s4431;
        break l4433;
      }
      p = s4431;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_146[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4434 = readChecklistHeading(p);
  if (r4434 === undefined) { return -1; }
  value = r4434;
  p = pos;
  leafValue = value;
  return p;
}

function leaf518(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s4436 = p;
      l4437: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l4437; }
        return -1;
      }
      p = s4436;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return -1;
  }
  const r4439 = readOtherHeading(p);
  if (r4439 === undefined) { return -1; }
  value = r4439;
  p = pos;
  leafValue = value;
  return p;
}

function leaf519(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l4441: {
    const s4442 = p;
    const t4443 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l4444: {
        const r4445 = readWrapperEnd(p);
        if (r4445 === undefined) { break l4444; }
        value = r4445;
        p = pos;
        break l4441;
      }
      p = s4442;
      if (trail.length > t4443) trail.length = t4443;
    } else touched ||= p >= end;
    const r4449 = readMissingWrapperEnd(p);
    if (r4449 === undefined) { return -1; }
    value = r4449;
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
  const r4446 = readLineEnd(p);
  if (r4446 === undefined) { return undefined; }
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

function leaf522(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4451 = readAfter(p);
  if (r4451 === undefined) { return -1; }
  value = r4451;
  p = pos;
  leafValue = value;
  return p;
}

function readAfter(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  l4452: {
    const s4453 = p;
    const t4454 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l4455: {
        const r4456 = readBlankLine(p);
        if (r4456 === undefined) { break l4455; }
        value = r4456;
        p = pos;
        break l4452;
      }
      p = s4453;
      if (trail.length > t4454) trail.length = t4454;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4458 = readAfterText(p);
    if (r4458 === undefined) { return undefined; }
    value = r4458;
    p = pos;
  }
  pos = p;
  return value;
}

function readAfterText(p: number): AfterTextNode | undefined {
  let c = 0;
  const start = p;
  let m4463 = false;
  l4459: for (;;) {
    const s4461 = p;
    const t4462 = trail.length;
    if (p < end) {
      l4460: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s4464 = p;
            l4465: {
              p = skipBlankLine(p);
              if (p < 0) { break l4465; }
              break l4460;
            }
            p = s4464;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l4460;
        }
        const r4467 = readLine(p);
        if (r4467 === undefined) { break l4460; }
        p = pos;
        m4463 = true;
        continue l4459;
      }
      p = s4461;
      if (trail.length > t4462) trail.length = t4462;
    } else touched ||= p >= end;
    break;
  }
  if (!m4463) { return undefined; }
  pos = p;
  return { type: 'AfterText', start: base + start, end: base + p };
}

function leaf525(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  const r4471 = readMethodText(p);
  if (r4471 === undefined) { return -1; }
  value = r4471;
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
  const r4472 = readSignature(p);
  if (r4472 === undefined) { return undefined; }
  l_signature = r4472;
  p = pos;
  if (p < end) {
    {
      const s4474 = p;
      l4475: {
        p++;
        return undefined;
      }
      p = s4474;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'MethodText', start: base + start, end: base + p, signature: l_signature };
}

const stepblock: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_16], alternatives: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepClosedBlock }, { op: 'leaf', read: leaf131 }] };
const stepleadBlock: Step = { op: 'choice', starts: [STARTS_10, STARTS_16], alternatives: [{ op: 'leaf', read: leaf90 }, stepblock] };
const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf15, body: { op: 'choice', starts: [STARTS_8, STARTS_16], alternatives: [{ op: 'leaf', read: leaf74 }, stepleadBlock] } }] };
const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf196, body: stepleadBlock }] };
const stepsectionBlock: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: stepblock }] }] };
const stepstackBlock: Step = { op: 'choice', starts: [STARTS_8, STARTS_16], alternatives: [{ op: 'leaf', read: leaf299 }, stepsectionBlock] };
const stepitemBlock: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf306, body: stepblock }] }] };
const stepfieldBlock: Step = { op: 'choice', starts: [STARTS_17, null], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf395, body: stepblock }] }] };
const stepentriesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf434 }, stepfieldBlock] };
const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'leaf', read: leaf443 }, stepfieldBlock] };
const stepcontractField: Step = { op: 'choice', starts: [null, STARTS_33, STARTS_34], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }] };
const stepcontractLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: stepcontractField }] };
const stepcontractPart: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf306, body: { op: 'choice', starts: [STARTS_35, STARTS_16], alternatives: [stepcontractLine, stepblock] } }] }] };
const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: { op: 'again', step: () => stepContract } }] };
const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf455 }, stepfieldBlock] };
const stepschemaField: Step = { op: 'choice', starts: [null, STARTS_37], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }] };
const stepschemaLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: stepschemaField }] };
const stepschemaPart: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf306, body: { op: 'choice', starts: [STARTS_35, STARTS_16], alternatives: [stepschemaLine, stepblock] } }] }] };
const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: { op: 'again', step: () => stepSchema } }] };
const stepmethodField: Step = { op: 'choice', starts: [null, STARTS_33], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }] };
const stepmethodLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: stepmethodField }] };
const stepmethodPart: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf486, body: { op: 'choice', starts: [STARTS_35, STARTS_16], alternatives: [stepmethodLine, stepblock] } }] }] };
const stepnamesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf493 }, stepfieldBlock] };
const steplistedPart: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf509, body: { op: 'choice', starts: [STARTS_35, STARTS_16], alternatives: [stepmethodLine, stepblock] } }] }] };
const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_8, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf462, body: { op: 'choice', starts: [STARTS_8, STARTS_42], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
const stepcomponentField: Step = { op: 'choice', starts: [null, STARTS_40, STARTS_41, STARTS_43], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }] };
const stepcomponentLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: stepcomponentField }] };
const stepcomponentPart: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf462, body: { op: 'choice', starts: [STARTS_8, STARTS_35, STARTS_16], alternatives: [{ op: 'again', step: () => stepMethod }, stepcomponentLine, stepblock] } }] }] };
const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: { op: 'again', step: () => stepComponent } }] };
const stepcheckLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: { op: 'again', step: () => stepField } }] };
const stepcheckPart: Step = { op: 'choice', starts: [STARTS_17, STARTS_16], alternatives: [{ op: 'leaf', read: leaf207 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf306, body: { op: 'choice', starts: [STARTS_35, STARTS_16], alternatives: [stepcheckLine, stepblock] } }] }] };
const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf208, body: { op: 'again', step: () => stepCheck } }] };
const stepsection: Step = { op: 'choice', starts: [STARTS_30, STARTS_31, STARTS_32, STARTS_36, STARTS_38, STARTS_44, STARTS_45, STARTS_8, STARTS_45, STARTS_8], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf174, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf522 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf190 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'leaf', read: leaf130 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf188 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf190 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf519 }] } };
const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: stepsectionBlock }] } };
const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf297 }, { op: 'loop', body: stepstackBlock }] } };
const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'loop', body: stepsectionBlock }] } };
const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf308 }, { op: 'loop', body: stepcontractPart }] } };
const stepField: Step = { op: 'rule', name: 'Field', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf319 }, { op: 'loop', body: stepfieldBlock }] } };
const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf419 }, { op: 'loop', body: stepentriesBlock }] } };
const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf439 }, { op: 'loop', body: stepfailuresBlock }] } };
const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf446 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf448 }, { op: 'loop', body: stepschemaPart }] } };
const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf453 }, { op: 'loop', body: stepcolumnsBlock }] } };
const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf458 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf460 }, { op: 'loop', body: stepcomponentPart }] } };
const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf464 }, { op: 'loop', body: stepmethodPart }] } };
const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf489 }, { op: 'loop', body: stepnamesBlock }] } };
const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf496 }, { op: 'loop', body: stepfieldBlock }] } };
const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf499 }, { op: 'loop', body: stepinterfacesPart }] } };
const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf501 }, { op: 'loop', body: steplistedPart }] } };
const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf511 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf514 }, { op: 'loop', body: stepcheckPart }] } };
const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf516 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf517 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf518 }, { op: 'loop', body: stepsectionBlock }] } };

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
    MethodText: { op: 'leaf', read: leaf525 },
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
