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
  readonly OtherHeading: OtherHeadingNode;
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
const STOPS_8 = /[\u000a\u000d\u001b\u003c]/g;
const STARTS_9 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116, 116]);
const STARTS_10 = startsOf([9, 10], [13, 13], [32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const STARTS_11 = startsOf([32, 32], [42, 42], [45, 45], [60, 60], [95, 96], [126, 126]);
const STOPS_12 = /[\u000a\u000d\u002a\u003a\u0060]/g;
const STOPS_13 = /[\u000a\u000d\u007c]/g;
const STOPS_14 = /[\u000a\u000d\u005c\u007c]/g;
const STARTS_15 = startsOf([0, 65535]);
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
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MetadataLineNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r549 = readMetadataLine(p);
  if (r549 === undefined) { return -1; }
  value = r549;
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
  l557: {
    const s558 = p;
    const t559 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      l560: {
        const r561 = readTaskIdLabel(p);
        if (r561 === undefined) { break l560; }
        l_field = r561;
        p = pos;
        break l557;
      }
      p = s558;
      if (trail.length > t559) trail.length = t559;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r660 = readTimestampLabel(p);
    if (r660 === undefined) { return undefined; }
    l_field = r660;
    p = pos;
  }
  pos = p;
  return { type: 'MetadataLine', start: base + start, end: base + p, field: l_field };
}

function skipMetadataLead(p: number): number {
  let c = 0;
  l550: {
    const s551 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l552: {
        p = skipBulletLead(p);
        if (p < 0) { break l552; }
        break l550;
      }
      p = s551;
    } else touched ||= p >= end;
    let n556 = 0;
    l553: for (;;) {
      if (n556 >= 3) break;
      const s555 = p;
      l554: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l554;
        }
        p++;
        n556++;
        continue l553;
      }
      p = s555;
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
  l564: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      const s562 = p;
      l563: {
        p = skipTaskIdName(p);
        if (p < 0) { break l563; }
        p = s562;
        break l564;
      }
      p = s562;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r565 = read_label(p);
  if (r565 === undefined) { return undefined; }
  l_label = r565;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r614 = readLineValue(p);
  if (r614 === undefined) { return undefined; }
  l_value = r614;
  p = pos;
  const r627 = readValueEnd(p);
  if (r627 === undefined) { return undefined; }
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
  l566: {
    const s567 = p;
    const t568 = trail.length;
    if (text.charCodeAt(p) === 42) {
      l569: {
        const r570 = readLabel(p);
        if (r570 === undefined) { break l569; }
        value = r570;
        p = pos;
        break l566;
      }
      p = s567;
      if (trail.length > t568) trail.length = t568;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r578 = readBadLabel(p);
    if (r578 === undefined) { return undefined; }
    value = r578;
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
  const r571 = readLabelName(p);
  if (r571 === undefined) { return undefined; }
  l_name = r571;
  p = pos;
  l574: {
    const s575 = p;
    if (text.charCodeAt(p) === 58) {
      l576: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l576; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l576;
        }
        p += 2;
        break l574;
      }
      p = s575;
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
  const near572 = p + 16;
  while (p < near572 && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) p++;
  if (p === near572) {
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
  l579: {
    const s580 = p;
    if (text.charCodeAt(p) === 95) {
      l581: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l581;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l581;
        }
        const r582 = readUnderscoredName(p);
        if (r582 === undefined) { break l581; }
        l_name = r582;
        p = pos;
        l585: {
          const s586 = p;
          if (text.charCodeAt(p) === 58) {
            l587: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l587; }
              if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                reachesEnd(p, "__");
                break l587;
              }
              p += 2;
              break l585;
            }
            p = s586;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l581;
          }
          p += 2;
          p = skipBlanks(p);
          if (p < 0) { break l581; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l581;
          }
          p++;
        }
        break l579;
      }
      p = s580;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l588: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l588;
        }
        const r589 = readKnownName(p);
        if (r589 === undefined) { break l588; }
        l_name = r589;
        p = pos;
        l591: {
          const s592 = p;
          if (text.charCodeAt(p) === 58) {
            l593: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l593; }
              if (text.charCodeAt(p) !== 42) {
                touched ||= p >= end;
                break l593;
              }
              p++;
              break l591;
            }
            p = s592;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 42) {
            touched ||= p >= end;
            break l588;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l588; }
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l588;
          }
          p++;
        }
        break l579;
      }
      p = s580;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l594: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l594;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l594;
        }
        const r595 = readKnownName(p);
        if (r595 === undefined) { break l594; }
        l_name = r595;
        p = pos;
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l594;
        }
        p += 2;
        l599: {
          const s597 = p;
          l598: {
            l600: {
              const s601 = p;
              l602: {
                p = skipBlanks(p);
                if (p < 0) { break l602; }
                p = skipLineEnd(p);
                if (p < 0) { break l602; }
                break l600;
              }
              p = s601;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l598;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l598;
              }
              p++;
            }
            p = s597;
            break l599;
          }
          p = s597;
          break l594;
        }
        break l579;
      }
      p = s580;
      l_open = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l603: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l603;
        }
        l_open = "**";
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l603;
        }
        const r604 = readKnownName(p);
        if (r604 === undefined) { break l603; }
        l_name = r604;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l603; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l603;
        }
        p++;
        l608: {
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
            const s606 = p;
            l607: {
              p = skipBlanks(p);
              if (p < 0) { break l607; }
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                touched ||= p >= end;
                break l607;
              }
              p++;
              const near609 = p + 16;
              while (p < near609 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
              if (p === near609) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l607;
              }
              p += 2;
              p = skipBlanks(p);
              if (p < 0) { break l607; }
              p = skipLineEnd(p);
              if (p < 0) { break l607; }
              p = s606;
              break l608;
            }
            p = s606;
          } else touched ||= p >= end;
          break l603;
        }
        break l579;
      }
      p = s580;
      l_open = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r610 = readKnownName(p);
    if (r610 === undefined) { return undefined; }
    l_name = r610;
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
  const near583 = p + 16;
  while (p < near583 && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) p++;
  if (p === near583) {
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
  l615: for (;;) {
    const s617 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l616: {
        p = skipLinePiece(p);
        if (p < 0) { break l616; }
        continue l615;
      }
      p = s617;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'LineValue', start: base + start, end: base + p };
}

function skipLinePiece(p: number): number {
  let c = 0;
  l619: {
    const s620 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
      l621: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l621;
        }
        p++;
        const near622 = p + 16;
        while (p < near622 && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) p++;
        if (p === near622) {
          STOPS_8.lastIndex = p;
          p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l619;
      }
      p = s620;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s623 = p;
        l624: {
          p = skipLineNoise(p);
          if (p < 0) { break l624; }
          p = skipLineEnd(p);
          if (p < 0) { break l624; }
          return -1;
        }
        p = s623;
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
  let e628!: BadNoiseNode | null;
  l629: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s631 = p;
      const t632 = trail.length;
      l630: {
        const r633 = readBadNoise(p);
        if (r633 === undefined) { break l630; }
        e628 = r633;
        p = pos;
        break l629;
      }
      p = s631;
      if (trail.length > t632) trail.length = t632;
    } else touched ||= p >= end;
    e628 = null;
  }
  let e635!: "\n" | BadLineEndNode | null;
  const r636 = readLineEnd(p);
  if (r636 === undefined) { return undefined; }
  e635 = r636;
  p = pos;
  value = [e628, e635];
  pos = p;
  return value;
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

function readLineEnd(p: number): "\n" | BadLineEndNode | null | undefined {
  let c = 0;
  let value!: "\n" | BadLineEndNode | null;
  l637: {
    const s638 = p;
    const t639 = trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l640: {
        const r641 = readEol(p);
        if (r641 === undefined) { break l640; }
        value = r641;
        p = pos;
        break l637;
      }
      p = s638;
      if (trail.length > t639) trail.length = t639;
    } else touched ||= p >= end;
    const r652 = readEof(p);
    if (r652 === undefined) { return undefined; }
    value = r652;
    p = pos;
  }
  pos = p;
  return value;
}

function readEol(p: number): "\n" | BadLineEndNode | undefined {
  let value!: "\n" | BadLineEndNode;
  l642: {
    const s643 = p;
    const t644 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l645: {

        value = "\n";
        p++;
        break l642;
      }
      p = s643;
      if (trail.length > t644) trail.length = t644;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return undefined;
    }
    const r646 = readBadLineEnd(p);
    if (r646 === undefined) { return undefined; }
    value = r646;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadLineEnd(p: number): BadLineEndNode | undefined {
  const start = p;
  l647: {
    const s648 = p;
    if (text.charCodeAt(p) === 13) {
      l649: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l649;
        }
        p += 2;
        break l647;
      }
      p = s648;
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
      const s653 = p;
      l654: {
        p++;
        return undefined;
      }
      p = s653;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}

function readTimestampLabel(p: number): TimestampLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l663: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      const s661 = p;
      l662: {
        p = skipTimestampName(p);
        if (p < 0) { break l662; }
        p = s661;
        break l663;
      }
      p = s661;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r664 = read_label(p);
  if (r664 === undefined) { return undefined; }
  l_label = r664;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r666 = readLineValue(p);
  if (r666 === undefined) { return undefined; }
  l_value = r666;
  p = pos;
  const r668 = readValueEnd(p);
  if (r668 === undefined) { return undefined; }
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

function leaf93(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingMarkEndNode | SubheadingNode;
  l672: {
    const s673 = p;
    const t674 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l675: {
        const r676 = readBlankLines(p);
        if (r676 === undefined) { break l675; }
        value = r676;
        p = pos;
        break l672;
      }
      p = s673;
      if (trail.length > t674) trail.length = t674;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l714: {
        const r715 = readMissingMarkEnd(p);
        if (r715 === undefined) { break l714; }
        value = r715;
        p = pos;
        break l672;
      }
      p = s673;
      if (trail.length > t674) trail.length = t674;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
      touched ||= p >= end;
      return -1;
    }
    const r768 = readSubheading(p);
    if (r768 === undefined) { return -1; }
    value = r768;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBlankLines(p: number): string | undefined {
  let c = 0;
  let value!: string;
  const s677 = p;
  let m682 = false;
  l678: for (;;) {
    const s680 = p;
    const t681 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l679: {
        const r683 = readBlankLine(p);
        if (r683 === undefined) { break l679; }
        p = pos;
        m682 = true;
        continue l678;
      }
      p = s680;
      if (trail.length > t681) trail.length = t681;
    } else touched ||= p >= end;
    break;
  }
  if (!m682) { return undefined; }
  value = text.slice(s677, p);
  pos = p;
  return value;
}

function readBlankLine(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l684: {
    const s685 = p;
    const t686 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l687: {
        let e688!: string[];
        const list693: string[] = [];
        l689: for (;;) {
          const s691 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l690: {
              let v692!: string;
              const r695 = readBlank(p);
              if (r695 === undefined) { break l690; }
              v692 = r695;
              p = pos;
              list693.push(v692);
              continue l689;
            }
            p = s691;
          } else touched ||= p >= end;
          break;
        }
        e688 = list693;
        let e697!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l687;
        }
        const r698 = readEol(p);
        if (r698 === undefined) { break l687; }
        e697 = r698;
        p = pos;
        value = [e688, e697];
        break l684;
      }
      p = s685;
      if (trail.length > t686) trail.length = t686;
    } else touched ||= p >= end;
    let e700!: string[];
    const list705: string[] = [];
    l701: for (;;) {
      const s703 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l702: {
          let v704!: string;
          const r707 = readBlank(p);
          if (r707 === undefined) { break l702; }
          v704 = r707;
          p = pos;
          list705.push(v704);
          continue l701;
        }
        p = s703;
      } else touched ||= p >= end;
      break;
    }
    if (list705.length === 0) { return undefined; }
    e700 = list705;
    let e709!: null;
    const r710 = readEof(p);
    if (r710 === undefined) { return undefined; }
    e709 = r710;
    p = pos;
    value = [e700, e709];
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
  let n719 = 0;
  l716: for (;;) {
    if (n719 >= 3) break;
    const s718 = p;
    l717: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l717;
      }
      p++;
      n719++;
      continue l716;
    }
    p = s718;
    break;
  }
  l720: {
    const s721 = p;
    if (text.charCodeAt(p) === 35) {
      l722: {
        let n726 = 0;
        l723: for (;;) {
          if (n726 >= 6) break;
          const s725 = p;
          l724: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l724;
            }
            p++;
            n726++;
            continue l723;
          }
          p = s725;
          break;
        }
        if (n726 < 1) { break l722; }
        p = skipBlanks(p);
        if (p < 0) { break l722; }
        break l720;
      }
      p = s721;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l727: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l727;
        }
        p += 2;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
          touched ||= p >= end;
          break l727;
        }
        p++;
        const near728 = p + 16;
        while (p < near728 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
        if (p === near728) {
          STOPS_6.lastIndex = p;
          p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l729: {
          if (text.charCodeAt(p) === 42) {
            const s731 = p;
            l730: {

              p++;
              break l729;
            }
            p = s731;
          } else touched ||= p >= end;
        }
        break l720;
      }
      p = s721;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l732: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l732;
        }
        p += 2;
        break l720;
      }
      p = s721;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l733: {
        p = skipFooterCut(p);
        if (p < 0) { break l733; }
        break l720;
      }
      p = s721;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l759: {
        p++;
        break l720;
      }
      p = s721;
    } else touched ||= p >= end;
    let n763 = 0;
    l760: for (;;) {
      if (n763 >= 2) break;
      const s762 = p;
      l761: {
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l761;
        }
        p++;
        n763++;
        continue l760;
      }
      p = s762;
      break;
    }
    if (n763 < 1) { return -1; }
  }
  if (p < end) {
    {
      const s764 = p;
      l765: {
        p++;
        return -1;
      }
      p = s764;
    }
  } else touched ||= p >= end;
  return p;
}

function skipFooterCut(p: number): number {
  let c = 0;
  if (!isCaseless(p, "*g")) { return -1; }
  p += 2;
  l734: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s736 = p;
      l735: {
        if (!isCaseless(p, "e")) { break l735; }
        p += 1;
        l737: {
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            const s739 = p;
            l738: {
              if (!isCaseless(p, "n")) { break l738; }
              p += 1;
              l740: {
                if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                  const s742 = p;
                  l741: {
                    if (!isCaseless(p, "e")) { break l741; }
                    p += 1;
                    l743: {
                      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
                        const s745 = p;
                        l744: {
                          if (!isCaseless(p, "r")) { break l744; }
                          p += 1;
                          l746: {
                            if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
                              const s748 = p;
                              l747: {
                                if (!isCaseless(p, "a")) { break l747; }
                                p += 1;
                                l749: {
                                  if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
                                    const s751 = p;
                                    l750: {
                                      if (!isCaseless(p, "t")) { break l750; }
                                      p += 1;
                                      l752: {
                                        if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
                                          const s754 = p;
                                          l753: {
                                            if (!isCaseless(p, "e")) { break l753; }
                                            p += 1;
                                            l755: {
                                              if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
                                                const s757 = p;
                                                l756: {
                                                  if (!isCaseless(p, "d")) { break l756; }
                                                  p += 1;
                                                  const near758 = p + 16;
                                                  while (p < near758 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                                                  if (p === near758) {
                                                    STOPS_6.lastIndex = p;
                                                    p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                                                  }
                                                  touched ||= p >= end;
                                                  break l755;
                                                }
                                                p = s757;
                                              } else touched ||= p >= end;
                                            }
                                            break l752;
                                          }
                                          p = s754;
                                        } else touched ||= p >= end;
                                      }
                                      break l749;
                                    }
                                    p = s751;
                                  } else touched ||= p >= end;
                                }
                                break l746;
                              }
                              p = s748;
                            } else touched ||= p >= end;
                          }
                          break l743;
                        }
                        p = s745;
                      } else touched ||= p >= end;
                    }
                    break l740;
                  }
                  p = s742;
                } else touched ||= p >= end;
              }
              break l737;
            }
            p = s739;
          } else touched ||= p >= end;
        }
        break l734;
      }
      p = s736;
    } else touched ||= p >= end;
  }
  return p;
}

function readSubheading(p: number): SubheadingNode | undefined {
  const start = p;
  let l_mark!: MarkNode;
  let l_title!: TitleTextNode;
  let n772 = 0;
  l769: for (;;) {
    if (n772 >= 3) break;
    const s771 = p;
    l770: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l770;
      }
      p++;
      n772++;
      continue l769;
    }
    p = s771;
    break;
  }
  if (!(text.charCodeAt(p) === 35)) {
    touched ||= p >= end;
    return undefined;
  }
  const r773 = readMark(p);
  if (r773 === undefined) { return undefined; }
  l_mark = r773;
  p = pos;
  const r818 = readTitleText(p);
  if (r818 === undefined) { return undefined; }
  l_title = r818;
  p = pos;
  const r824 = readHeadingEnd(p);
  if (r824 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Subheading', start: base + start, end: base + p, mark: l_mark, title: l_title };
}

function readMark(p: number): MarkNode | undefined {
  let c = 0;
  const start = p;
  let l_marks!: string;
  const s774 = p;
  let n778 = 0;
  l775: for (;;) {
    if (n778 >= 6) break;
    const s777 = p;
    l776: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l776;
      }
      p++;
      n778++;
      continue l775;
    }
    p = s777;
    break;
  }
  if (n778 < 1) { return undefined; }
  l_marks = text.slice(s774, p);
  if (text.charCodeAt(p) === 35) {
    {
      const s779 = p;
      l780: {

        p++;
        return undefined;
      }
      p = s779;
    }
  } else touched ||= p >= end;
  {
    const s782 = p;
    l783: {
      p = skipBlanks(p);
      if (p < 0) { break l783; }
      if (p < end) {
        {
          const s785 = p;
          l786: {
            p++;
            break l783;
          }
          p = s785;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s782;
  }
  const r788 = readHeadingSpace(p);
  if (r788 === undefined) { return undefined; }
  p = pos;
  l811: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s813 = p;
      const t814 = trail.length;
      l812: {
        const r815 = readBadNoise(p);
        if (r815 === undefined) { break l812; }
        p = pos;
        break l811;
      }
      p = s813;
      if (trail.length > t814) trail.length = t814;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'Mark', start: base + start, end: base + p, marks: l_marks };
}

function readHeadingSpace(p: number): string[] | null | BadHeadingSpaceNode | undefined {
  let c = 0;
  let value!: string[] | null | BadHeadingSpaceNode;
  l789: {
    const s790 = p;
    const t791 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l792: {
        const list797: string[] = [];
        l793: for (;;) {
          const s795 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l794: {
              let v796!: string;
              const r799 = readBlank(p);
              if (r799 === undefined) { break l794; }
              v796 = r799;
              p = pos;
              list797.push(v796);
              continue l793;
            }
            p = s795;
          } else touched ||= p >= end;
          break;
        }
        if (list797.length === 0) { break l792; }
        value = list797;
        break l789;
      }
      p = s790;
      if (trail.length > t791) trail.length = t791;
    } else touched ||= p >= end;
    l801: {
      l804: {
        const s802 = p;
        l803: {
          p = skipLineEnd(p);
          if (p < 0) { break l803; }
          p = s802;
          break l804;
        }
        p = s802;
        break l801;
      }
      value = null;
      break l789;
    }
    p = s790;
    if (trail.length > t791) trail.length = t791;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r805 = readBadHeadingSpace(p);
    if (r805 === undefined) { return undefined; }
    value = r805;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadHeadingSpace(p: number): BadHeadingSpaceNode | undefined {
  let c = 0;
  const start = p;
  l808: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) {
      const s806 = p;
      l807: {
        p++;
        p = s806;
        break l808;
      }
      p = s806;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadHeadingSpaceNode = { type: 'BadHeadingSpace', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readTitleText(p: number): TitleTextNode | undefined {
  const start = p;
  l819: for (;;) {
    const s821 = p;
    if (p < end) {
      l820: {
        p = skipTitlePiece(p);
        if (p < 0) { break l820; }
        continue l819;
      }
      p = s821;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'TitleText', start: base + start, end: base + p };
}

function readHeadingEnd(p: number): [[string[], "#"[], null] | null, string[], BadNoiseNode | null, string[], "\n" | BadLineEndNode | null] | undefined {
  let c = 0;
  let value!: [[string[], "#"[], null] | null, string[], BadNoiseNode | null, string[], "\n" | BadLineEndNode | null];
  let e825!: [string[], "#"[], null] | null;
  l826: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s828 = p;
      l827: {
        const r829 = readClosingMarks(p);
        if (r829 === undefined) { break l827; }
        e825 = r829;
        p = pos;
        break l826;
      }
      p = s828;
    } else touched ||= p >= end;
    e825 = null;
  }
  let e854!: string[];
  const r855 = readBlanks(p);
  if (r855 === undefined) { return undefined; }
  e854 = r855;
  p = pos;
  let e865!: BadNoiseNode | null;
  l866: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s868 = p;
      const t869 = trail.length;
      l867: {
        const r870 = readBadNoise(p);
        if (r870 === undefined) { break l867; }
        e865 = r870;
        p = pos;
        break l866;
      }
      p = s868;
      if (trail.length > t869) trail.length = t869;
    } else touched ||= p >= end;
    e865 = null;
  }
  let e872!: string[];
  const r873 = readBlanks(p);
  if (r873 === undefined) { return undefined; }
  e872 = r873;
  p = pos;
  let e875!: "\n" | BadLineEndNode | null;
  const r876 = readLineEnd(p);
  if (r876 === undefined) { return undefined; }
  e875 = r876;
  p = pos;
  value = [e825, e854, e865, e872, e875];
  pos = p;
  return value;
}

function readClosingMarks(p: number): [string[], "#"[], null] | undefined {
  let c = 0;
  let value!: [string[], "#"[], null];
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
  if (list835.length === 0) { return undefined; }
  e830 = list835;
  let e839!: "#"[];
  const list844: "#"[] = [];
  l840: for (;;) {
    const s842 = p;
    if (text.charCodeAt(p) === 35) {
      l841: {
        let v843!: "#";

        v843 = "#";
        p++;
        list844.push(v843);
        continue l840;
      }
      p = s842;
    } else touched ||= p >= end;
    break;
  }
  if (list844.length === 0) { return undefined; }
  e839 = list844;
  let e846!: null;
  l849: {
    const s847 = p;
    l848: {
      p = skipBlanks(p);
      if (p < 0) { break l848; }
      l850: {
        if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
          const s852 = p;
          l851: {
            p = skipLineNoise(p);
            if (p < 0) { break l851; }
            break l850;
          }
          p = s852;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l848; }
      p = skipLineEnd(p);
      if (p < 0) { break l848; }
      p = s847;
      break l849;
    }
    p = s847;
    return undefined;
  }
  e846 = null;
  value = [e830, e839, e846];
  pos = p;
  return value;
}

function readBlanks(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list860: string[] = [];
  l856: for (;;) {
    const s858 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l857: {
        let v859!: string;
        const r862 = readBlank(p);
        if (r862 === undefined) { break l857; }
        v859 = r862;
        p = pos;
        list860.push(v859);
        continue l856;
      }
      p = s858;
    } else touched ||= p >= end;
    break;
  }
  value = list860;
  pos = p;
  return value;
}

function leaf108(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RuleNode | FooterNode | FenceNode | CommentNode | MissingCommentEndNode;
  l880: {
    const s881 = p;
    const t882 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l883: {
        const r884 = readRule(p);
        if (r884 === undefined) { break l883; }
        value = r884;
        p = pos;
        break l880;
      }
      p = s881;
      if (trail.length > t882) trail.length = t882;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l890: {
        const r891 = readFooter(p);
        if (r891 === undefined) { break l890; }
        value = r891;
        p = pos;
        break l880;
      }
      p = s881;
      if (trail.length > t882) trail.length = t882;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l904: {
        const r905 = readFence(p);
        if (r905 === undefined) { break l904; }
        value = r905;
        p = pos;
        break l880;
      }
      p = s881;
      if (trail.length > t882) trail.length = t882;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l982: {
        const r983 = readComment(p);
        if (r983 === undefined) { break l982; }
        value = r983;
        p = pos;
        break l880;
      }
      p = s881;
      if (trail.length > t882) trail.length = t882;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 60))) {
      touched ||= p >= end;
      return -1;
    }
    const r1004 = readMissingCommentEnd(p);
    if (r1004 === undefined) { return -1; }
    value = r1004;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readRule(p: number): RuleNode | undefined {
  let c = 0;
  const start = p;
  l887: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      const s885 = p;
      l886: {
        p = skipThematicBreak(p);
        if (p < 0) { break l886; }
        p = s885;
        break l887;
      }
      p = s885;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near888 = p + 16;
  while (p < near888 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near888) {
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
  l894: {
    if (text.charCodeAt(p) === 42) {
      const s892 = p;
      l893: {
        p = skipFooterLine(p);
        if (p < 0) { break l893; }
        p = s892;
        break l894;
      }
      p = s892;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  const near902 = p + 16;
  while (p < near902 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near902) {
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
  l895: for (;;) {
    const s897 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l896: {
        if (text.charCodeAt(p) === 42) {
          {
            const s899 = p;
            l900: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l900; }
              p = skipLineEnd(p);
              if (p < 0) { break l900; }
              break l896;
            }
            p = s899;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l896;
        }
        p++;
        continue l895;
      }
      p = s897;
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
      const s906 = p;
      l907: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l907; }
        return undefined;
      }
      p = s906;
    }
  } else touched ||= p >= end;
  let n912 = 0;
  l909: for (;;) {
    if (n912 >= 3) break;
    const s911 = p;
    l910: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l910;
      }
      p++;
      n912++;
      continue l909;
    }
    p = s911;
    break;
  }
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r913 = readFenceRunHere(p);
  if (r913 === undefined) { return undefined; }
  l_run = r913;
  p = pos;
  registers[4] = l_run;
  const r924 = readFenceInfo(p);
  if (r924 === undefined) { return undefined; }
  l_info = r924;
  p = pos;
  const r927 = readLineEnd(p);
  if (r927 === undefined) { return undefined; }
  p = pos;
  const r929 = readFenceBody(p);
  if (r929 === undefined) { return undefined; }
  l_body = r929;
  p = pos;
  l970: {
    const s971 = p;
    const t972 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l973: {
        const r974 = readFenceClose(p);
        if (r974 === undefined) { break l973; }
        l_close = r974;
        p = pos;
        break l970;
      }
      p = s971;
      if (trail.length > t972) trail.length = t972;
    } else touched ||= p >= end;
    const r976 = readMissingFenceEnd(p);
    if (r976 === undefined) { return undefined; }
    l_close = r976;
    p = pos;
  }
  pos = p;
  return { type: 'Fence', start: base + start, end: base + p, run: l_run, info: l_info, body: l_body, close: l_close };
}

function readFenceRunHere(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l914: {
    const s915 = p;
    if (text.charCodeAt(p) === 96) {
      l916: {
        const s917 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l916;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s917, p);
        l920: {
          const s918 = p;
          l919: {
            const near921 = p + 16;
            while (p < near921 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
            if (p === near921) {
              STOPS_0.lastIndex = p;
              p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
            }
            touched ||= p >= end;
            p = skipLineEnd(p);
            if (p < 0) { break l919; }
            p = s918;
            break l920;
          }
          p = s918;
          break l916;
        }
        break l914;
      }
      p = s915;
    } else touched ||= p >= end;
    const s922 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s922, p);
  }
  pos = p;
  return value;
}

function readFenceInfo(p: number): FenceInfoNode | undefined {
  let c = 0;
  const start = p;
  const near925 = p + 16;
  while (p < near925 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near925) {
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
  l930: for (;;) {
    const s932 = p;
    const t933 = trail.length;
    if (p < end) {
      l931: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s935 = p;
            l936: {
              p = skip_fenceClose(p);
              if (p < 0) { break l936; }
              break l931;
            }
            p = s935;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l931;
        }
        const r947 = readLine(p);
        if (r947 === undefined) { break l931; }
        p = pos;
        continue l930;
      }
      p = s932;
      if (trail.length > t933) trail.length = t933;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'FenceBody', start: base + start, end: base + p };
}

function skip_fenceClose(p: number): number {
  let c = 0;
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
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l946: {
    const s944 = p;
    l945: {
      p = skipLineEnd(p);
      if (p < 0) { break l945; }
      p = s944;
      break l946;
    }
    p = s944;
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
  const r942 = readFenceRun(p);
  if (r942 === undefined) { return undefined; }
  value = r942;
  p = pos;
  pos = p;
  return value;
}

function readLine(p: number): [string[], "\n" | BadLineEndNode] | string[] | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | string[];
  l948: {
    const s949 = p;
    const t950 = trail.length;
    if (p < end) {
      l951: {
        let e952!: string[];
        const list957: string[] = [];
        l953: for (;;) {
          const s955 = p;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l954: {
              let v956!: string;
              v956 = text.charAt(p);
              p++;
              list957.push(v956);
              continue l953;
            }
            p = s955;
          } else touched ||= p >= end;
          break;
        }
        e952 = list957;
        let e959!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l951;
        }
        const r960 = readEol(p);
        if (r960 === undefined) { break l951; }
        e959 = r960;
        p = pos;
        value = [e952, e959];
        break l948;
      }
      p = s949;
      if (trail.length > t950) trail.length = t950;
    } else touched ||= p >= end;
    const list966: string[] = [];
    l962: for (;;) {
      const s964 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l963: {
          let v965!: string;
          v965 = text.charAt(p);
          p++;
          list966.push(v965);
          continue l962;
        }
        p = s964;
      } else touched ||= p >= end;
      break;
    }
    if (list966.length === 0) { return undefined; }
    value = list966;
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
      const s977 = p;
      l978: {
        p++;
        return undefined;
      }
      p = s977;
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
  let n987 = 0;
  l984: for (;;) {
    if (n987 >= 3) break;
    const s986 = p;
    l985: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l985;
      }
      p++;
      n987++;
      continue l984;
    }
    p = s986;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l988: for (;;) {
    const s990 = p;
    const t991 = trail.length;
    if (p < end) {
      l989: {
        if (text.charCodeAt(p) === 45) {
          {
            const s993 = p;
            l994: {
              if (!text.startsWith("-->", p)) {
                reachesEnd(p, "-->");
                break l994;
              }
              p += 3;
              break l989;
            }
            p = s993;
          }
        } else touched ||= p >= end;
        l996: {
          const s997 = p;
          const t998 = trail.length;
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            l999: {
              p++;
              break l996;
            }
            p = s997;
            if (trail.length > t998) trail.length = t998;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l989;
          }
          const r1000 = readEol(p);
          if (r1000 === undefined) { break l989; }
          p = pos;
        }
        continue l988;
      }
      p = s990;
      if (trail.length > t991) trail.length = t991;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
    reachesEnd(p, "-->");
    return undefined;
  }
  p += 3;
  const near1002 = p + 16;
  while (p < near1002 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1002) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Comment', start: base + start, end: base + p };
}

function readMissingCommentEnd(p: number): MissingCommentEndNode | undefined {
  const start = p;
  let n1008 = 0;
  l1005: for (;;) {
    if (n1008 >= 3) break;
    const s1007 = p;
    l1006: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1006;
      }
      p++;
      n1008++;
      continue l1005;
    }
    p = s1007;
    break;
  }
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
    reachesEnd(p, "<!--");
    return undefined;
  }
  p += 4;
  l1009: for (;;) {
    const s1011 = p;
    const t1012 = trail.length;
    if (p < end) {
      l1010: {
        const r1014 = readLine(p);
        if (r1014 === undefined) { break l1010; }
        p = pos;
        continue l1009;
      }
      p = s1011;
      if (trail.length > t1012) trail.length = t1012;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node: MissingCommentEndNode = { type: 'MissingCommentEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf124(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\n" | BadLineEndNode | null;
  l1017: {
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      const s1019 = p;
      const t1020 = trail.length;
      l1018: {
        const r1021 = readEol(p);
        if (r1021 === undefined) { break l1018; }
        value = r1021;
        p = pos;
        break l1017;
      }
      p = s1019;
      if (trail.length > t1020) trail.length = t1020;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}

function leaf125(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
  l1023: {
    const s1024 = p;
    const t1025 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1026: {
        const r1027 = readBullet(p);
        if (r1027 === undefined) { break l1026; }
        value = r1027;
        p = pos;
        break l1023;
      }
      p = s1024;
      if (trail.length > t1025) trail.length = t1025;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1301: {
        const r1302 = readTable(p);
        if (r1302 === undefined) { break l1301; }
        value = r1302;
        p = pos;
        break l1023;
      }
      p = s1024;
      if (trail.length > t1025) trail.length = t1025;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1424: {
        const r1425 = readBadNoiseLine(p);
        if (r1425 === undefined) { break l1424; }
        value = r1425;
        p = pos;
        break l1023;
      }
      p = s1024;
      if (trail.length > t1025) trail.length = t1025;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1433 = readParagraph(p);
    if (r1433 === undefined) { return -1; }
    value = r1433;
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
  const r1028 = readBulletColumn(p);
  if (r1028 === undefined) { return undefined; }
  l_lead = r1028;
  p = pos;
  l1037: {
    const s1039 = p;
    const t1040 = trail.length;
    l1038: {
      const r1041 = readBulletContent(p);
      if (r1041 === undefined) { break l1038; }
      l_content = r1041;
      p = pos;
      break l1037;
    }
    p = s1039;
    if (trail.length > t1040) trail.length = t1040;
    l_content = null;
  }
  const r1139 = readBulletText(p);
  if (r1139 === undefined) { return undefined; }
  l_text = r1139;
  p = pos;
  pos = p;
  return { type: 'Bullet', start: base + start, end: base + p, lead: l_lead, content: l_content, text: l_text };
}

function readBulletColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s1029 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s1029, p);
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBulletSign(p);
  if (p < 0) { return undefined; }
  l1030: {
    const s1031 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l1032: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1032;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1030;
      }
      p = s1031;
    } else touched ||= p >= end;
    l1035: {
      const s1033 = p;
      l1034: {
        p = skipLineEnd(p);
        if (p < 0) { break l1034; }
        p = s1033;
        break l1035;
      }
      p = s1033;
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
  l1042: {
    const s1043 = p;
    const t1044 = trail.length;
    l1045: {
      p = skipInFailures(p);
      if (p < 0) { break l1045; }
      l1046: {
        const s1047 = p;
        if (text.charCodeAt(p) === 42) {
          l1048: {
            const r1049 = readFailure(p);
            if (r1049 === undefined) { break l1048; }
            value = r1049;
            p = pos;
            break l1046;
          }
          p = s1047;
        } else touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l1045;
        }
        const r1062 = readLooseFailure(p);
        if (r1062 === undefined) { break l1045; }
        value = r1062;
        p = pos;
      }
      break l1042;
    }
    p = s1043;
    if (trail.length > t1044) trail.length = t1044;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
      l1077: {
        const r1078 = readLabelledItem(p);
        if (r1078 === undefined) { break l1077; }
        value = r1078;
        p = pos;
        break l1042;
      }
      p = s1043;
      if (trail.length > t1044) trail.length = t1044;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1082: {
        const r1083 = readCodeItem(p);
        if (r1083 === undefined) { break l1082; }
        value = r1083;
        p = pos;
        break l1042;
      }
      p = s1043;
      if (trail.length > t1044) trail.length = t1044;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1088 = readLooseItem(p);
    if (r1088 === undefined) { return undefined; }
    value = r1088;
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
  const r1050 = readHttpStatus(p);
  if (r1050 === undefined) { return undefined; }
  l_status = r1050;
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
  const r1056 = readFailureCode(p);
  if (r1056 === undefined) { return undefined; }
  l_code = r1056;
  p = pos;
  l1058: {
    const s1059 = p;
    if (text.charCodeAt(p) === 42) {
      l1060: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1060;
        }
        p += 2;
        p = skipBlanks(p);
        if (p < 0) { break l1060; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l1060;
        }
        p++;
        break l1058;
      }
      p = s1059;
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
  const s1051 = p;
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
  l_digits = text.slice(s1051, p);
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s1052 = p;
      l1053: {
        p++;
        return undefined;
      }
      p = s1052;
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
  const r1063 = readHttpStatus(p);
  if (r1063 === undefined) { return undefined; }
  l_status = r1063;
  p = pos;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1065: {
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95)) {
      const s1067 = p;
      l1066: {
        const r1068 = readFailureCode(p);
        if (r1068 === undefined) { break l1066; }
        l_code = r1068;
        p = pos;
        break l1065;
      }
      p = s1067;
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
  l1070: {
    const s1071 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l1072: {
        p++;
        break l1070;
      }
      p = s1071;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 45) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l1075: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s1073 = p;
        l1074: {
          p++;
          p = s1073;
          break l1075;
        }
        p = s1073;
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
  const r1079 = read_label(p);
  if (r1079 === undefined) { return undefined; }
  l_label = r1079;
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
  const r1084 = readCodeName(p);
  if (r1084 === undefined) { return undefined; }
  l_name = r1084;
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
  const near1085 = p + 16;
  while (p < near1085 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near1085) {
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
  const r1089 = readLooseName(p);
  if (r1089 === undefined) { return undefined; }
  l_name = r1089;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l1126: {
    const s1127 = p;
    if (text.charCodeAt(p) === 58) {
      l1128: {

        p++;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        break l1126;
      }
      p = s1127;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
      l1129: {
        p++;
        break l1126;
      }
      p = s1127;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l1130: {

        p++;
        l1133: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1131 = p;
            l1132: {
              p++;
              p = s1131;
              break l1133;
            }
            p = s1131;
          } else touched ||= p >= end;
          break l1130;
        }
        break l1126;
      }
      p = s1127;
    } else touched ||= p >= end;
    l1136: {
      if (text.charCodeAt(p) === 40) {
        const s1134 = p;
        l1135: {

          p++;
          p = s1134;
          break l1136;
        }
        p = s1134;
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
  l1090: {
    const s1091 = p;
    if (text.charCodeAt(p) === 42) {
      l1092: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1092;
        }
        p += 2;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1092;
        }
        const r1093 = read_starredName(p);
        if (r1093 === undefined) { break l1092; }
        value = r1093;
        p = pos;
        l1103: {
          const s1104 = p;
          if (text.charCodeAt(p) === 42) {
            l1105: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1105;
              }
              p += 2;
              break l1103;
            }
            p = s1104;
          } else touched ||= p >= end;
          l1108: {
            if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 58)) {
              const s1106 = p;
              l1107: {
                p = skipBlanks(p);
                if (p < 0) { break l1107; }
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l1107;
                }
                p++;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) {
                  touched ||= p >= end;
                  break l1107;
                }
                p++;
                const near1109 = p + 16;
                while (p < near1109 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near1109) {
                  STOPS_6.lastIndex = p;
                  p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                }
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  reachesEnd(p, "**");
                  break l1107;
                }
                p += 2;
                p = skipBlanks(p);
                if (p < 0) { break l1107; }
                p = skipLineEnd(p);
                if (p < 0) { break l1107; }
                p = s1106;
                break l1108;
              }
              p = s1106;
            } else touched ||= p >= end;
            break l1092;
          }
        }
        break l1090;
      }
      p = s1091;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1110: {

        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1110;
        }
        const r1111 = read_starredName(p);
        if (r1111 === undefined) { break l1110; }
        value = r1111;
        p = pos;
        if (text.charCodeAt(p) !== 42) {
          touched ||= p >= end;
          break l1110;
        }
        p++;
        break l1090;
      }
      p = s1091;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l1113: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1113;
        }
        const r1114 = readCodeName(p);
        if (r1114 === undefined) { break l1113; }
        value = r1114;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1113;
        }
        p++;
        break l1090;
      }
      p = s1091;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1116 = readBareName(p);
    if (r1116 === undefined) { return undefined; }
    value = r1116;
    p = pos;
  }
  pos = p;
  return value;
}

function read_starredName(p: number): CodeNameNode | StarredNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | StarredNameNode;
  l1094: {
    const s1095 = p;
    if (text.charCodeAt(p) === 96) {
      l1096: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l1096;
        }
        const r1097 = readCodeName(p);
        if (r1097 === undefined) { break l1096; }
        value = r1097;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l1096;
        }
        p++;
        break l1094;
      }
      p = s1095;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1099 = readStarredName(p);
    if (r1099 === undefined) { return undefined; }
    value = r1099;
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
  const near1100 = p + 16;
  while (p < near1100 && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128)) p++;
  if (p === near1100) {
    STOPS_12.lastIndex = p;
    p = STOPS_12.test(text) ? STOPS_12.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'StarredName', start: base + start, end: base + p };
}

function readBareName(p: number): BareNameNode | undefined {
  let c = 0;
  const start = p;
  let n1120 = 0;
  l1117: for (;;) {
    if (n1120 >= 2) break;
    const s1119 = p;
    l1118: {
      if (text.charCodeAt(p) !== 42) {
        touched ||= p >= end;
        break l1118;
      }
      p++;
      n1120++;
      continue l1117;
    }
    p = s1119;
    break;
  }
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) p++;
  touched ||= p >= end;
  l1121: {
    if (text.charCodeAt(p) === 63) {
      const s1123 = p;
      l1122: {

        p++;
        break l1121;
      }
      p = s1123;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'BareName', start: base + start, end: base + p };
}

function readBulletText(p: number): BulletTextNode | undefined {
  let c = 0;
  const start = p;
  const near1140 = p + 16;
  while (p < near1140 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1140) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  const r1141 = readLineEnd(p);
  if (r1141 === undefined) { return undefined; }
  p = pos;
  l1143: for (;;) {
    const s1145 = p;
    const t1146 = trail.length;
    if (p < end) {
      l1144: {
        if (p < end) {
          {
            const s1148 = p;
            l1149: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1149; }
              break l1144;
            }
            p = s1148;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1144;
        }
        const r1297 = readLine(p);
        if (r1297 === undefined) { break l1144; }
        p = pos;
        continue l1143;
      }
      p = s1145;
      if (trail.length > t1146) trail.length = t1146;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'BulletText', start: base + start, end: base + p };
}

function skipParagraphStop(p: number): number {
  let c = 0;
  l1151: {
    const s1152 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1153: {
        p = skipBlankLine(p);
        if (p < 0) { break l1153; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1154: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1154; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1155: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1155; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1156: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l1156; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1157: {
        p = skipFenceStart(p);
        if (p < 0) { break l1157; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1158: {
        p = skipBulletMark(p);
        if (p < 0) { break l1158; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l1159: {
        p = skipLabelLine(p);
        if (p < 0) { break l1159; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l1164: {
        let n1168 = 0;
        l1165: for (;;) {
          if (n1168 >= 3) break;
          const s1167 = p;
          l1166: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1166;
            }
            p++;
            n1168++;
            continue l1165;
          }
          p = s1167;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l1164;
        }
        p += 4;
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1169: {
        p = skipTableStart(p);
        if (p < 0) { break l1169; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l1291: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l1291; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
      l1295: {
        p = skipNamedSetext(p);
        if (p < 0) { break l1295; }
        break l1151;
      }
      p = s1152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1296: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1296; }
        break l1151;
      }
      p = s1152;
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
  let n1163 = 0;
  l1160: for (;;) {
    if (n1163 >= 3) break;
    const s1162 = p;
    l1161: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1161;
      }
      p++;
      n1163++;
      continue l1160;
    }
    p = s1162;
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
  l1170: {
    const s1171 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      l1172: {
        let n1176 = 0;
        l1173: for (;;) {
          if (n1176 >= 3) break;
          const s1175 = p;
          l1174: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1174;
            }
            p++;
            n1176++;
            continue l1173;
          }
          p = s1175;
          break;
        }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1172;
        }
        p++;
        break l1170;
      }
      p = s1171;
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
  let e1177!: null;
  l1180: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s1178 = p;
      l1179: {
        p = skipTableAhead(p);
        if (p < 0) { break l1179; }
        p = s1178;
        break l1180;
      }
      p = s1178;
    } else touched ||= p >= end;
    return undefined;
  }
  e1177 = null;
  let e1183!: TableRowNode;
  const r1184 = readTableRow(p);
  if (r1184 === undefined) { return undefined; }
  l_head = r1184;
  p = pos;
  e1183 = l_head;
  let e1243!: "\n" | BadLineEndNode | null;
  const r1244 = readLineEnd(p);
  if (r1244 === undefined) { return undefined; }
  e1243 = r1244;
  p = pos;
  let e1246!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1247 = readDelimiterRow(p);
  if (r1247 === undefined) { return undefined; }
  l_cells = r1247;
  p = pos;
  e1246 = l_cells;
  let e1290!: null;
  if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { return undefined; }
  e1290 = null;
  value = [e1177, e1183, e1243, e1246, e1290];
  pos = p;
  return value;
}

function skipTableAhead(p: number): number {
  let c = 0;
  const near1181 = p + 16;
  while (p < near1181 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
  if (p === near1181) {
    STOPS_13.lastIndex = p;
    p = STOPS_13.test(text) ? STOPS_13.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1182 = p + 16;
  while (p < near1182 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1182) {
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
  l1185: {
    const s1186 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124)) {
      l1187: {
        p = skipBlanks(p);
        if (p < 0) { break l1187; }
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1187;
        }
        p++;
        const list1193: CellNode[] = [];
        let n1191 = 0;
        l1188: for (;;) {
          const s1190 = p;
          l1189: {
            if (n1191 > 0) {
              if (!(text.charCodeAt(p) === 124)) {
                touched ||= p >= end;
                break l1189;
              }
              p = skipCellGap(p);
              if (p < 0) { break l1189; }
            }
            let v1192!: CellNode;
            const r1197 = readCell(p);
            if (r1197 === undefined) { break l1189; }
            v1192 = r1197;
            p = pos;
            list1193.push(v1192);
            n1191++;
            continue l1188;
          }
          p = s1190;
          break;
        }
        if (n1191 < 1) { break l1187; }
        l_cells = list1193;
        l1210: {
          if (text.charCodeAt(p) === 124) {
            const s1212 = p;
            l1211: {

              p++;
              break l1210;
            }
            p = s1212;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1187; }
        l1215: {
          const s1213 = p;
          l1214: {
            p = skipLineEnd(p);
            if (p < 0) { break l1214; }
            p = s1213;
            break l1215;
          }
          p = s1213;
          break l1187;
        }
        break l1185;
      }
      p = s1186;
    } else touched ||= p >= end;
    l1216: {
      p = skipBlanks(p);
      if (p < 0) { break l1216; }
      const list1222: CellNode[] = [];
      let n1220 = 0;
      l1217: for (;;) {
        const s1219 = p;
        l1218: {
          if (n1220 > 0) {
            if (!(text.charCodeAt(p) === 124)) {
              touched ||= p >= end;
              break l1218;
            }
            p = skipCellGap(p);
            if (p < 0) { break l1218; }
          }
          let v1221!: CellNode;
          const r1223 = readCell(p);
          if (r1223 === undefined) { break l1218; }
          v1221 = r1223;
          p = pos;
          list1222.push(v1221);
          n1220++;
          continue l1217;
        }
        p = s1219;
        break;
      }
      if (n1220 < 2) { break l1216; }
      l_cells = list1222;
      l1225: {
        if (text.charCodeAt(p) === 124) {
          const s1227 = p;
          l1226: {

            p++;
            break l1225;
          }
          p = s1227;
        } else touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l1216; }
      l1230: {
        const s1228 = p;
        l1229: {
          p = skipLineEnd(p);
          if (p < 0) { break l1229; }
          p = s1228;
          break l1230;
        }
        p = s1228;
        break l1216;
      }
      break l1185;
    }
    p = s1186;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const list1236: CellNode[] = [];
    let n1234 = 0;
    l1231: for (;;) {
      if (n1234 >= 1) break;
      const s1233 = p;
      l1232: {
        let v1235!: CellNode;
        const r1237 = readCell(p);
        if (r1237 === undefined) { break l1232; }
        v1235 = r1237;
        p = pos;
        list1236.push(v1235);
        n1234++;
        continue l1231;
      }
      p = s1233;
      break;
    }
    if (n1234 < 1) { return undefined; }
    l_cells = list1236;
    if (text.charCodeAt(p) !== 124) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    l1241: {
      const s1239 = p;
      l1240: {
        p = skipLineEnd(p);
        if (p < 0) { break l1240; }
        p = s1239;
        break l1241;
      }
      p = s1239;
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
    const s1194 = p;
    l1195: {
      p = skipBlanks(p);
      if (p < 0) { break l1195; }
      p = skipLineEnd(p);
      if (p < 0) { break l1195; }
      return -1;
    }
    p = s1194;
  }
  return p;
}

function readCell(p: number): CellNode | undefined {
  let c = 0;
  const start = p;
  l1198: for (;;) {
    const s1200 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
      l1199: {
        l1202: {
          const s1203 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c >= 128)) {
            l1204: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l1204;
              }
              p++;
              const near1205 = p + 16;
              while (p < near1205 && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c >= 128)) p++;
              if (p === near1205) {
                STOPS_14.lastIndex = p;
                p = STOPS_14.test(text) ? STOPS_14.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l1202;
            }
            p = s1203;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l1199;
          }
          p++;
          l1206: {
            if (((c = text.charCodeAt(p)) === 92 || c === 124)) {
              const s1208 = p;
              l1207: {
                p++;
                break l1206;
              }
              p = s1208;
            } else touched ||= p >= end;
          }
        }
        continue l1198;
      }
      p = s1200;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Cell', start: base + start, end: base + p };
}

function readDelimiterRow(p: number): [string[], ":" | null, "-"[], ":" | null, string[]][] | undefined {
  let c = 0;
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
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
    if (text.charCodeAt(p) === 124) {
      const s1254 = p;
      l1253: {

        p++;
        break l1252;
      }
      p = s1254;
    } else touched ||= p >= end;
  }
  const list1260: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1258 = 0;
  l1255: for (;;) {
    const s1257 = p;
    l1256: {
      if (n1258 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1256;
        }
        p++;
      }
      let v1259!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1256;
      }
      const r1261 = readDelimiterCell(p);
      if (r1261 === undefined) { break l1256; }
      v1259 = r1261;
      p = pos;
      list1260.push(v1259);
      n1258++;
      continue l1255;
    }
    p = s1257;
    break;
  }
  if (n1258 < 1) { return undefined; }
  value = list1260;
  l1284: {
    if (text.charCodeAt(p) === 124) {
      const s1286 = p;
      l1285: {

        p++;
        break l1284;
      }
      p = s1286;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1287 = readLineEnd(p);
  if (r1287 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readDelimiterCell(p: number): [string[], ":" | null, "-"[], ":" | null, string[]] | undefined {
  let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
  let e1262!: string[];
  const r1263 = readBlanks(p);
  if (r1263 === undefined) { return undefined; }
  e1262 = r1263;
  p = pos;
  let e1265!: ":" | null;
  l1266: {
    if (text.charCodeAt(p) === 58) {
      const s1268 = p;
      l1267: {

        e1265 = ":";
        p++;
        break l1266;
      }
      p = s1268;
    } else touched ||= p >= end;
    e1265 = null;
  }
  let e1269!: "-"[];
  const list1274: "-"[] = [];
  l1270: for (;;) {
    const s1272 = p;
    if (text.charCodeAt(p) === 45) {
      l1271: {
        let v1273!: "-";

        v1273 = "-";
        p++;
        list1274.push(v1273);
        continue l1270;
      }
      p = s1272;
    } else touched ||= p >= end;
    break;
  }
  if (list1274.length === 0) { return undefined; }
  e1269 = list1274;
  let e1276!: ":" | null;
  l1277: {
    if (text.charCodeAt(p) === 58) {
      const s1279 = p;
      l1278: {

        e1276 = ":";
        p++;
        break l1277;
      }
      p = s1279;
    } else touched ||= p >= end;
    e1276 = null;
  }
  let e1280!: string[];
  const r1281 = readBlanks(p);
  if (r1281 === undefined) { return undefined; }
  e1280 = r1281;
  p = pos;
  value = [e1262, e1265, e1269, e1276, e1280];
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
  l1292: {
    const s1293 = p;
    l1294: {
      p = skipLineEnd(p);
      if (p < 0) { break l1294; }
      break l1292;
    }
    p = s1293;
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
  l1303: {
    const s1304 = p;
    const t1305 = trail.length;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l1306: {
        l1309: {
          if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
            const s1307 = p;
            l1308: {
              p = skipTableAhead(p);
              if (p < 0) { break l1308; }
              p = s1307;
              break l1309;
            }
            p = s1307;
          } else touched ||= p >= end;
          break l1306;
        }
        const r1310 = readTableRow(p);
        if (r1310 === undefined) { break l1306; }
        l_head = r1310;
        p = pos;
        const r1312 = readLineEnd(p);
        if (r1312 === undefined) { break l1306; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
          touched ||= p >= end;
          break l1306;
        }
        const r1314 = readDelimiterRow(p);
        if (r1314 === undefined) { break l1306; }
        l_cells = r1314;
        p = pos;
        if (!((): unknown => { const head = l_head; const cells = l_cells; return cells.length === head.cells.length; })()) { break l1306; }
        const list1321: TableRowNode[] = [];
        l1316: for (;;) {
          const s1318 = p;
          const t1319 = trail.length;
          l1317: {
            let v1320!: TableRowNode;
            const r1323 = read_tableRow(p);
            if (r1323 === undefined) { break l1317; }
            v1320 = r1323;
            p = pos;
            list1321.push(v1320);
            continue l1316;
          }
          p = s1318;
          if (trail.length > t1319) trail.length = t1319;
          break;
        }
        l_rows = list1321;
        break l1303;
      }
      p = s1304;
      if (trail.length > t1305) trail.length = t1305;
      l_cells = null;
    } else touched ||= p >= end;
    l1363: {
      if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
        const s1361 = p;
        l1362: {
          p = skipPipedLines(p);
          if (p < 0) { break l1362; }
          p = s1361;
          break l1363;
        }
        p = s1361;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1373 = readBadTable(p);
    if (r1373 === undefined) { return undefined; }
    l_head = r1373;
    p = pos;
    const list1419: TableRowNode[] = [];
    l1414: for (;;) {
      const s1416 = p;
      const t1417 = trail.length;
      l1415: {
        let v1418!: TableRowNode;
        const r1421 = read_tableRow(p);
        if (r1421 === undefined) { break l1415; }
        v1418 = r1421;
        p = pos;
        list1419.push(v1418);
        continue l1414;
      }
      p = s1416;
      if (trail.length > t1417) trail.length = t1417;
      break;
    }
    l_rows = list1419;
  }
  pos = p;
  return { type: 'Table', start: base + start, end: base + p, head: l_head, cells: l_cells, rows: l_rows };
}

function read_tableRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l1324: {
    const s1325 = p;
    const t1326 = trail.length;
    if (p < end) {
      l1327: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s1328 = p;
            l1329: {
              p = skipBlankLine(p);
              if (p < 0) { break l1329; }
              break l1327;
            }
            p = s1328;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
          {
            const s1331 = p;
            l1332: {
              p = skipRowStop(p);
              if (p < 0) { break l1332; }
              break l1327;
            }
            p = s1331;
          }
        } else touched ||= p >= end;
        const r1342 = readTableRow(p);
        if (r1342 === undefined) { break l1327; }
        value = r1342;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1327;
        }
        const r1344 = readEol(p);
        if (r1344 === undefined) { break l1327; }
        p = pos;
        break l1324;
      }
      p = s1325;
      if (trail.length > t1326) trail.length = t1326;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s1346 = p;
        l1347: {
          p = skipBlankLine(p);
          if (p < 0) { break l1347; }
          return undefined;
        }
        p = s1346;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
      {
        const s1349 = p;
        l1350: {
          p = skipRowStop(p);
          if (p < 0) { break l1350; }
          return undefined;
        }
        p = s1349;
      }
    } else touched ||= p >= end;
    const r1352 = readTableRow(p);
    if (r1352 === undefined) { return undefined; }
    value = r1352;
    p = pos;
    l1356: {
      const s1354 = p;
      l1355: {
        if (p < end) {
          {
            const s1357 = p;
            l1358: {
              p++;
              break l1355;
            }
            p = s1357;
          }
        } else touched ||= p >= end;
        p = s1354;
        break l1356;
      }
      p = s1354;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function skipRowStop(p: number): number {
  let c = 0;
  l1334: {
    const s1335 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1336: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1336; }
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l1337: {
        p = skipThematicBreak(p);
        if (p < 0) { break l1337; }
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1338: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l1338; }
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1339: {
        p = skipFenceStart(p);
        if (p < 0) { break l1339; }
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l1340: {
        p = skipBulletMark(p);
        if (p < 0) { break l1340; }
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l1341: {
        p = skipLabelLine(p);
        if (p < 0) { break l1341; }
        break l1334;
      }
      p = s1335;
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
  let n1367 = 0;
  l1364: for (;;) {
    if (n1367 >= 3) break;
    const s1366 = p;
    l1365: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1365;
      }
      p++;
      n1367++;
      continue l1364;
    }
    p = s1366;
    break;
  }
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  const near1368 = p + 16;
  while (p < near1368 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near1368) {
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
  let n1372 = 0;
  l1369: for (;;) {
    if (n1372 >= 3) break;
    const s1371 = p;
    l1370: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1370;
      }
      p++;
      n1372++;
      continue l1369;
    }
    p = s1371;
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
  const r1374 = readTableRow(p);
  if (r1374 === undefined) { return undefined; }
  l_row = r1374;
  p = pos;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1376 = readEol(p);
  if (r1376 === undefined) { return undefined; }
  p = pos;
  l1378: {
    if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
      const s1380 = p;
      const t1381 = trail.length;
      l1379: {
        const r1382 = readBadDelimiter(p);
        if (r1382 === undefined) { break l1379; }
        p = pos;
        break l1378;
      }
      p = s1380;
      if (trail.length > t1381) trail.length = t1381;
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
  let e1383!: " "[];
  const r1384 = readIndent(p);
  if (r1384 === undefined) { return undefined; }
  e1383 = r1384;
  p = pos;
  let e1392!: "|";
  if (text.charCodeAt(p) !== 124) {
    touched ||= p >= end;
    return undefined;
  }
  e1392 = "|";
  p++;
  let e1393!: [string[], ":" | null, "-"[], ":" | null, string[]][];
  const list1399: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
  let n1397 = 0;
  l1394: for (;;) {
    const s1396 = p;
    l1395: {
      if (n1397 > 0) {
        if (text.charCodeAt(p) !== 124) {
          touched ||= p >= end;
          break l1395;
        }
        p++;
      }
      let v1398!: [string[], ":" | null, "-"[], ":" | null, string[]];
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        touched ||= p >= end;
        break l1395;
      }
      const r1400 = readDelimiterCell(p);
      if (r1400 === undefined) { break l1395; }
      v1398 = r1400;
      p = pos;
      list1399.push(v1398);
      n1397++;
      continue l1394;
    }
    p = s1396;
    break;
  }
  if (n1397 < 1) { return undefined; }
  e1393 = list1399;
  let e1402!: "|" | null;
  l1403: {
    if (text.charCodeAt(p) === 124) {
      const s1405 = p;
      l1404: {

        e1402 = "|";
        p++;
        break l1403;
      }
      p = s1405;
    } else touched ||= p >= end;
    e1402 = null;
  }
  let e1406!: string[];
  const r1407 = readBlanks(p);
  if (r1407 === undefined) { return undefined; }
  e1406 = r1407;
  p = pos;
  let e1409!: "\n" | BadLineEndNode | null;
  const r1410 = readLineEnd(p);
  if (r1410 === undefined) { return undefined; }
  e1409 = r1410;
  p = pos;
  value = [e1383, e1392, e1393, e1402, e1406, e1409];
  pos = p;
  return value;
}

function readIndent(p: number): " "[] | undefined {
  let value!: " "[];
  const list1390: " "[] = [];
  let n1388 = 0;
  l1385: for (;;) {
    if (n1388 >= 3) break;
    const s1387 = p;
    l1386: {
      let v1389!: " ";
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1386;
      }
      v1389 = " ";
      p++;
      list1390.push(v1389);
      n1388++;
      continue l1385;
    }
    p = s1387;
    break;
  }
  value = list1390;
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
  l1426: {
    const s1428 = p;
    const t1429 = trail.length;
    l1427: {
      const r1430 = readLineEnd(p);
      if (r1430 === undefined) { break l1427; }
      p = pos;
      break l1426;
    }
    p = s1428;
    if (trail.length > t1429) trail.length = t1429;
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
      const s1434 = p;
      l1435: {
        p = skipCutMark(p);
        if (p < 0) { break l1435; }
        return undefined;
      }
      p = s1434;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1437 = p;
      l1438: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1438; }
        return undefined;
      }
      p = s1437;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1440 = readLine(p);
  if (r1440 === undefined) { return undefined; }
  p = pos;
  l1442: for (;;) {
    const s1444 = p;
    const t1445 = trail.length;
    if (p < end) {
      l1443: {
        if (p < end) {
          {
            const s1447 = p;
            l1448: {
              p = skipParagraphStop(p);
              if (p < 0) { break l1448; }
              break l1443;
            }
            p = s1447;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l1443;
        }
        const r1450 = readLine(p);
        if (r1450 === undefined) { break l1443; }
        p = pos;
        continue l1442;
      }
      p = s1444;
      if (trail.length > t1445) trail.length = t1445;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'Paragraph', start: base + start, end: base + p };
}

function leaf166(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1453!: null;
  l1456: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1454 = p;
      l1455: {
        p = skipWholeWrapper(p);
        if (p < 0) { break l1455; }
        p = s1454;
        break l1456;
      }
      p = s1454;
    } else touched ||= p >= end;
    return -1;
  }
  e1453 = null;
  value = [e1453];
  leafValue = value;
  return p;
}

function skipWholeWrapper(p: number): number {
  let c = 0;
  l1459: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1457 = p;
      l1458: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1458; }
        p = s1457;
        break l1459;
      }
      p = s1457;
    } else touched ||= p >= end;
    return -1;
  }
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1460 = p;
      l1461: {
        p = skipExampleAhead(p);
        if (p < 0) { break l1461; }
        return -1;
      }
      p = s1460;
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
  l1568: for (;;) {
    const s1570 = p;
    if (p < end) {
      l1569: {
        l1572: {
          const s1573 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1574: {
              p = skipClosedFence(p);
              if (p < 0) { break l1574; }
              break l1572;
            }
            p = s1573;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s1575 = p;
              l1576: {
                p = skipFenceOpen(p);
                if (p < 0) { break l1576; }
                break l1569;
              }
              p = s1575;
            }
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            {
              const s1578 = p;
              l1579: {
                p = skipDesignAhead(p);
                if (p < 0) { break l1579; }
                break l1569;
              }
              p = s1578;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1569;
          }
          p = skipLine(p);
          if (p < 0) { break l1569; }
        }
        continue l1568;
      }
      p = s1570;
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
  let e1463!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1464 = readFenceOpen(p);
  if (r1464 === undefined) { return undefined; }
  l_run = r1464;
  p = pos;
  registers[0] = l_run;
  e1463 = l_run;
  let e1488!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]][];
  const list1494: ([null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1489: for (;;) {
    const s1491 = p;
    const t1492 = trail.length;
    if (p < end) {
      l1490: {
        let v1493!: [null, [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[]];
        let e1496!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1497 = p;
            l1498: {
              p = skip_wrapperEnd(p);
              if (p < 0) { break l1498; }
              break l1490;
            }
            p = s1497;
          }
        } else touched ||= p >= end;
        e1496 = null;
        let e1500!: [[string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]], "\n" | BadLineEndNode | null] | [string[], "\n" | BadLineEndNode] | string[];
        l1501: {
          const s1502 = p;
          const t1503 = trail.length;
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            l1504: {
              const r1505 = readClosedFence(p);
              if (r1505 === undefined) { break l1504; }
              e1500 = r1505;
              p = pos;
              break l1501;
            }
            p = s1502;
            if (trail.length > t1503) trail.length = t1503;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l1490;
          }
          const r1547 = readLine(p);
          if (r1547 === undefined) { break l1490; }
          e1500 = r1547;
          p = pos;
        }
        v1493 = [e1496, e1500];
        list1494.push(v1493);
        continue l1489;
      }
      p = s1491;
      if (trail.length > t1492) trail.length = t1492;
    } else touched ||= p >= end;
    break;
  }
  e1488 = list1494;
  let e1549!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1550 = read_wrapperEnd(p);
  if (r1550 === undefined) { return undefined; }
  e1549 = r1550;
  p = pos;
  let e1565!: "\n" | BadLineEndNode | null;
  const r1566 = readLineEnd(p);
  if (r1566 === undefined) { return undefined; }
  e1565 = r1566;
  p = pos;
  value = [e1463, e1488, e1549, e1565];
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
  const r1465 = readFenceHead(p);
  if (r1465 === undefined) { return undefined; }
  value = r1465;
  p = pos;
  const r1485 = readLineEnd(p);
  if (r1485 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function readFenceHead(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l1466: {
    const s1467 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96)) {
      l1468: {
        let n1472 = 0;
        l1469: for (;;) {
          if (n1472 >= 3) break;
          const s1471 = p;
          l1470: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1470;
            }
            p++;
            n1472++;
            continue l1469;
          }
          p = s1471;
          break;
        }
        const s1473 = p;
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1468;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s1473, p);
        const near1474 = p + 16;
        while (p < near1474 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near1474) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l1477: {
          const s1475 = p;
          l1476: {
            p = skipLineEnd(p);
            if (p < 0) { break l1476; }
            p = s1475;
            break l1477;
          }
          p = s1475;
          break l1468;
        }
        break l1466;
      }
      p = s1467;
    } else touched ||= p >= end;
    let n1481 = 0;
    l1478: for (;;) {
      if (n1481 >= 3) break;
      const s1480 = p;
      l1479: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l1479;
        }
        p++;
        n1481++;
        continue l1478;
      }
      p = s1480;
      break;
    }
    const s1482 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s1482, p);
    const near1483 = p + 16;
    while (p < near1483 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1483) {
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
  let e1506!: [string, [null, [string[], "\n" | BadLineEndNode] | string[]][], [" "[], string, string[], null]];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1507 = readFenced(p);
  if (r1507 === undefined) { return undefined; }
  e1506 = r1507;
  p = pos;
  let e1543!: "\n" | BadLineEndNode | null;
  const r1544 = readLineEnd(p);
  if (r1544 === undefined) { return undefined; }
  e1543 = r1544;
  p = pos;
  value = [e1506, e1543];
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
  let e1508!: string;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1509 = readFenceOpen(p);
  if (r1509 === undefined) { return undefined; }
  l_run = r1509;
  p = pos;
  registers[4] = l_run;
  e1508 = l_run;
  let e1511!: [null, [string[], "\n" | BadLineEndNode] | string[]][];
  const list1517: ([null, [string[], "\n" | BadLineEndNode] | string[]])[] = [];
  l1512: for (;;) {
    const s1514 = p;
    const t1515 = trail.length;
    if (p < end) {
      l1513: {
        let v1516!: [null, [string[], "\n" | BadLineEndNode] | string[]];
        let e1519!: null;
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s1520 = p;
            l1521: {
              p = skip_fenceClose(p);
              if (p < 0) { break l1521; }
              break l1513;
            }
            p = s1520;
          }
        } else touched ||= p >= end;
        e1519 = null;
        let e1523!: [string[], "\n" | BadLineEndNode] | string[];
        if (!(p < end)) {
          touched ||= p >= end;
          break l1513;
        }
        const r1524 = readLine(p);
        if (r1524 === undefined) { break l1513; }
        e1523 = r1524;
        p = pos;
        v1516 = [e1519, e1523];
        list1517.push(v1516);
        continue l1512;
      }
      p = s1514;
      if (trail.length > t1515) trail.length = t1515;
    } else touched ||= p >= end;
    break;
  }
  e1511 = list1517;
  let e1526!: [" "[], string, string[], null];
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1527 = read_fenceClose(p);
  if (r1527 === undefined) { return undefined; }
  e1526 = r1527;
  p = pos;
  value = [e1508, e1511, e1526];
  pos = p;
  return value;
}

function read_fenceClose(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1528!: " "[];
  const r1529 = readIndent(p);
  if (r1529 === undefined) { return undefined; }
  e1528 = r1529;
  p = pos;
  let e1531!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1532 = readClosingRun(p);
  if (r1532 === undefined) { return undefined; }
  e1531 = r1532;
  p = pos;
  let e1534!: string[];
  const r1535 = readBlanks(p);
  if (r1535 === undefined) { return undefined; }
  e1534 = r1535;
  p = pos;
  let e1537!: null;
  l1540: {
    const s1538 = p;
    l1539: {
      p = skipLineEnd(p);
      if (p < 0) { break l1539; }
      p = s1538;
      break l1540;
    }
    p = s1538;
    return undefined;
  }
  e1537 = null;
  value = [e1528, e1531, e1534, e1537];
  pos = p;
  return value;
}

function read_wrapperEnd(p: number): [" "[], string, string[], null] | undefined {
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e1551!: " "[];
  const r1552 = readIndent(p);
  if (r1552 === undefined) { return undefined; }
  e1551 = r1552;
  p = pos;
  let e1554!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1555 = readWrapperRun(p);
  if (r1555 === undefined) { return undefined; }
  e1554 = r1555;
  p = pos;
  let e1557!: string[];
  const r1558 = readBlanks(p);
  if (r1558 === undefined) { return undefined; }
  e1557 = r1558;
  p = pos;
  let e1560!: null;
  l1563: {
    const s1561 = p;
    l1562: {
      p = skipLineEnd(p);
      if (p < 0) { break l1562; }
      p = s1561;
      break l1563;
    }
    p = s1561;
    return undefined;
  }
  e1560 = null;
  value = [e1551, e1554, e1557, e1560];
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
  l1581: {
    const s1582 = p;
    if (p < end) {
      l1583: {
        const near1584 = p + 16;
        while (p < near1584 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
        if (p === near1584) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1583;
        }
        p = skipEol(p);
        if (p < 0) { break l1583; }
        break l1581;
      }
      p = s1582;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near1585 = p + 16;
    while (p < near1585 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near1585) {
      STOPS_1.lastIndex = p;
      p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
    }
    touched ||= p >= end;
  }
  return p;
}

function leaf180(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadWrapperNode;
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r1586 = readBadWrapper(p);
  if (r1586 === undefined) { return -1; }
  value = r1586;
  p = pos;
  leafValue = value;
  return p;
}

function readBadWrapper(p: number): BadWrapperNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  l1589: {
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      const s1587 = p;
      l1588: {
        p = skipWrapperAhead(p);
        if (p < 0) { break l1588; }
        p = s1587;
        break l1589;
      }
      p = s1587;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1590 = readFenceOpen(p);
  if (r1590 === undefined) { return undefined; }
  l_run = r1590;
  p = pos;
  pos = p;
  const node: BadWrapperNode = { type: 'BadWrapper', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function leaf182(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TitleHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r1593 = readTitleHeading(p);
  if (r1593 === undefined) { return -1; }
  value = r1593;
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
  l1594: {
    const s1595 = p;
    const t1596 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1597: {
        l1600: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1598 = p;
            l1599: {
              l1601: {
                const s1602 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1603: {
                    p = skipH1(p);
                    if (p < 0) { break l1603; }
                    break l1601;
                  }
                  p = s1602;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1599;
                }
                p = skipH2(p);
                if (p < 0) { break l1599; }
              }
              p = s1598;
              break l1600;
            }
            p = s1598;
          } else touched ||= p >= end;
          break l1597;
        }
        let n1607 = 0;
        l1604: for (;;) {
          if (n1607 >= 3) break;
          const s1606 = p;
          l1605: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1605;
            }
            p++;
            n1607++;
            continue l1604;
          }
          p = s1606;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1597;
        }
        const r1608 = readMark(p);
        if (r1608 === undefined) { break l1597; }
        l_mark = r1608;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1597;
        }
        const r1610 = readDocumentTitle(p);
        if (r1610 === undefined) { break l1597; }
        l_id = r1610;
        p = pos;
        const r1660 = readHeadingEnd(p);
        if (r1660 === undefined) { break l1597; }
        p = pos;
        break l1594;
      }
      p = s1595;
      if (trail.length > t1596) trail.length = t1596;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1664: {
      if (p < end) {
        const s1662 = p;
        l1663: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1663; }
          p = s1662;
          break l1664;
        }
        p = s1662;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1665 = readDocumentTitle(p);
    if (r1665 === undefined) { return undefined; }
    l_id = r1665;
    p = pos;
    const r1667 = readHeadingEnd(p);
    if (r1667 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1669 = readBadSetext(p);
    if (r1669 === undefined) { return undefined; }
    l_under = r1669;
    p = pos;
  }
  pos = p;
  return { type: 'TitleHeading', start: base + start, end: base + p, mark: l_mark, id: l_id, under: l_under };
}

function readDocumentTitle(p: number): MarkedIdNode | TitleTextNode | undefined {
  let c = 0;
  let value!: MarkedIdNode | TitleTextNode;
  l1611: {
    const s1612 = p;
    const t1613 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
      l1614: {
        l1617: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)) {
            const s1615 = p;
            l1616: {
              p = skipEmphasised(p);
              if (p < 0) { break l1616; }
              p = s1615;
              break l1617;
            }
            p = s1615;
          } else touched ||= p >= end;
          break l1614;
        }
        l1618: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1620 = p;
            const t1621 = trail.length;
            l1619: {
              const r1622 = readBadTitleDecoration(p);
              if (r1622 === undefined) { break l1619; }
              p = pos;
              break l1618;
            }
            p = s1620;
            if (trail.length > t1621) trail.length = t1621;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
          touched ||= p >= end;
          break l1614;
        }
        p = skipDesignWords(p);
        if (p < 0) { break l1614; }
        l1624: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1626 = p;
            const t1627 = trail.length;
            l1625: {
              const r1628 = readBadTitleMark(p);
              if (r1628 === undefined) { break l1625; }
              p = pos;
              break l1624;
            }
            p = s1626;
            if (trail.length > t1627) trail.length = t1627;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1614; }
        l1630: {
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
            const s1632 = p;
            l1631: {
              p++;
              break l1630;
            }
            p = s1632;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1614; }
        l1633: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1635 = p;
            const t1636 = trail.length;
            l1634: {
              const r1637 = readBadTitleMark(p);
              if (r1637 === undefined) { break l1634; }
              p = pos;
              break l1633;
            }
            p = s1635;
            if (trail.length > t1636) trail.length = t1636;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l1614; }
        const r1639 = readMarkedId(p);
        if (r1639 === undefined) { break l1614; }
        value = r1639;
        p = pos;
        l1645: {
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            const s1647 = p;
            l1646: {
              if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
                touched ||= p >= end;
                break l1646;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
              touched ||= p >= end;
              break l1645;
            }
            p = s1647;
          } else touched ||= p >= end;
        }
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    l1648: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1650 = p;
        const t1651 = trail.length;
        l1649: {
          const r1652 = readBadTitleDecoration(p);
          if (r1652 === undefined) { break l1649; }
          p = pos;
          break l1648;
        }
        p = s1650;
        if (trail.length > t1651) trail.length = t1651;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipDesignWords(p);
    if (p < 0) { return undefined; }
    l1654: {
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 45 || c === 58)) {
        const s1656 = p;
        l1655: {
          p++;
          break l1654;
        }
        p = s1656;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return undefined; }
    const r1657 = readTitleText(p);
    if (r1657 === undefined) { return undefined; }
    value = r1657;
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
  l1640: for (;;) {
    const s1642 = p;
    if (p < end) {
      l1641: {
        p = skipMarkedIdPart(p);
        if (p < 0) { break l1641; }
        continue l1640;
      }
      p = s1642;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'MarkedId', start: base + start, end: base + p };
}

function readBadSetext(p: number): BadSetextNode | undefined {
  const start = p;
  let l_line!: string;
  let n1673 = 0;
  l1670: for (;;) {
    if (n1673 >= 3) break;
    const s1672 = p;
    l1671: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1671;
      }
      p++;
      n1673++;
      continue l1670;
    }
    p = s1672;
    break;
  }
  l1674: {
    const s1675 = p;
    if (text.charCodeAt(p) === 61) {
      l1676: {
        const s1677 = p;
        if (!(text.charCodeAt(p) === 61)) {
          touched ||= p >= end;
          break l1676;
        }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        touched ||= p >= end;
        l_line = text.slice(s1677, p);
        break l1674;
      }
      p = s1675;
    } else touched ||= p >= end;
    const s1678 = p;
    if (!(text.charCodeAt(p) === 45)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 45) p++;
    touched ||= p >= end;
    l_line = text.slice(s1678, p);
  }
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r1679 = readLineEnd(p);
  if (r1679 === undefined) { return undefined; }
  p = pos;
  pos = p;
  const node: BadSetextNode = { type: 'BadSetext', start: base + start, end: base + p, raw: text.slice(start, p), line: l_line };
  trail.push(node);
  return node;
}

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, null];
  let e1683!: null;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s1684 = p;
      l1685: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1685; }
        return -1;
      }
      p = s1684;
    }
  } else touched ||= p >= end;
  e1683 = null;
  let e1687!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)) {
    {
      const s1688 = p;
      l1689: {
        p = skipSectionAhead(p);
        if (p < 0) { break l1689; }
        return -1;
      }
      p = s1688;
    }
  } else touched ||= p >= end;
  e1687 = null;
  let e1691!: null;
  if (p < end) {
    {
      const s1692 = p;
      l1693: {
        p = skipOtherHeading(p);
        if (p < 0) { break l1693; }
        return -1;
      }
      p = s1692;
    }
  } else touched ||= p >= end;
  e1691 = null;
  value = [e1683, e1687, e1691];
  leafValue = value;
  return p;
}

function skipOtherHeading(p: number): number {
  let c = 0;
  l1695: {
    const s1696 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1697: {
        l1700: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1698 = p;
            l1699: {
              l1701: {
                const s1702 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1703: {
                    p = skipH1(p);
                    if (p < 0) { break l1703; }
                    break l1701;
                  }
                  p = s1702;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1699;
                }
                p = skipH2(p);
                if (p < 0) { break l1699; }
              }
              p = s1698;
              break l1700;
            }
            p = s1698;
          } else touched ||= p >= end;
          break l1697;
        }
        let n1707 = 0;
        l1704: for (;;) {
          if (n1707 >= 3) break;
          const s1706 = p;
          l1705: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1705;
            }
            p++;
            n1707++;
            continue l1704;
          }
          p = s1706;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1697;
        }
        p = skipMark(p);
        if (p < 0) { break l1697; }
        p = skipTitleText(p);
        if (p < 0) { break l1697; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1697; }
        break l1695;
      }
      p = s1696;
    } else touched ||= p >= end;
    l1710: {
      if (p < end) {
        const s1708 = p;
        l1709: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1709; }
          p = s1708;
          break l1710;
        }
        p = s1708;
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

function leaf191(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OverviewHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1711 = readOverviewHeading(p);
  if (r1711 === undefined) { return -1; }
  value = r1711;
  p = pos;
  leafValue = value;
  return p;
}

function readOverviewHeading(p: number): OverviewHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l1714: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c >= 128)) {
      const s1712 = p;
      l1713: {
        p = skipTitleStart(p);
        if (p < 0) { break l1713; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
          touched ||= p >= end;
          break l1713;
        }
        p = skipOverviewName(p);
        if (p < 0) { break l1713; }
        p = s1712;
        break l1714;
      }
      p = s1712;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r1741 = readSectionHeading(p);
  if (r1741 === undefined) { return undefined; }
  l_heading = r1741;
  p = pos;
  pos = p;
  return { type: 'OverviewHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipTitleStart(p: number): number {
  let c = 0;
  l1715: {
    const s1716 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1717: {
        let n1721 = 0;
        l1718: for (;;) {
          if (n1721 >= 3) break;
          const s1720 = p;
          l1719: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1719;
            }
            p++;
            n1721++;
            continue l1718;
          }
          p = s1720;
          break;
        }
        let n1725 = 0;
        l1722: for (;;) {
          if (n1725 >= 3) break;
          const s1724 = p;
          l1723: {
            if (text.charCodeAt(p) !== 35) {
              touched ||= p >= end;
              break l1723;
            }
            p++;
            n1725++;
            continue l1722;
          }
          p = s1724;
          break;
        }
        if (n1725 < 1) { break l1717; }
        p = skipBlanks(p);
        if (p < 0) { break l1717; }
        l1726: {
          if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
            const s1728 = p;
            l1727: {
              p = skipLineNoise(p);
              if (p < 0) { break l1727; }
              break l1726;
            }
            p = s1728;
          } else touched ||= p >= end;
        }
        l1729: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
            const s1731 = p;
            l1730: {
              p = skipTitleDecoration(p);
              if (p < 0) { break l1730; }
              break l1729;
            }
            p = s1731;
          } else touched ||= p >= end;
        }
        break l1715;
      }
      p = s1716;
    } else touched ||= p >= end;
    l1732: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
        const s1734 = p;
        l1733: {
          p = skipTitleDecoration(p);
          if (p < 0) { break l1733; }
          break l1732;
        }
        p = s1734;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipOverviewName(p: number): number {
  let c = 0;
  l1735: {
    const s1736 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l1737: {
        if (!isCaseless(p, "architecture")) { break l1737; }
        p += 12;
        l1738: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s1740 = p;
            l1739: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l1739;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "overview")) { break l1739; }
              p += 8;
              break l1738;
            }
            p = s1740;
          } else touched ||= p >= end;
        }
        break l1735;
      }
      p = s1736;
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
  l1742: {
    const s1743 = p;
    const t1744 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1745: {
        l1748: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1746 = p;
            l1747: {
              l1749: {
                const s1750 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1751: {
                    p = skipH1(p);
                    if (p < 0) { break l1751; }
                    break l1749;
                  }
                  p = s1750;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1747;
                }
                p = skipH2(p);
                if (p < 0) { break l1747; }
              }
              p = s1746;
              break l1748;
            }
            p = s1746;
          } else touched ||= p >= end;
          break l1745;
        }
        let n1755 = 0;
        l1752: for (;;) {
          if (n1755 >= 3) break;
          const s1754 = p;
          l1753: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1753;
            }
            p++;
            n1755++;
            continue l1752;
          }
          p = s1754;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1745;
        }
        const r1756 = readMark(p);
        if (r1756 === undefined) { break l1745; }
        l_mark = r1756;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1745;
        }
        const r1758 = readSectionName(p);
        if (r1758 === undefined) { break l1745; }
        l_name = r1758;
        p = pos;
        const r1790 = readHeadingEnd(p);
        if (r1790 === undefined) { break l1745; }
        p = pos;
        break l1742;
      }
      p = s1743;
      if (trail.length > t1744) trail.length = t1744;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1792: {
        l1795: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1793 = p;
            l1794: {
              p = skipH3(p);
              if (p < 0) { break l1794; }
              p = s1793;
              break l1795;
            }
            p = s1793;
          } else touched ||= p >= end;
          break l1792;
        }
        let n1799 = 0;
        l1796: for (;;) {
          if (n1799 >= 3) break;
          const s1798 = p;
          l1797: {
            if (text.charCodeAt(p) !== 32) {
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
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1792;
        }
        const r1800 = readMark(p);
        if (r1800 === undefined) { break l1792; }
        l_mark = r1800;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1792;
        }
        const r1802 = readOwnName(p);
        if (r1802 === undefined) { break l1792; }
        l_name = r1802;
        p = pos;
        const r1825 = readHeadingEnd(p);
        if (r1825 === undefined) { break l1792; }
        p = pos;
        break l1742;
      }
      p = s1743;
      if (trail.length > t1744) trail.length = t1744;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l1829: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)) {
        const s1827 = p;
        l1828: {
          p = skipNamedSetext(p);
          if (p < 0) { break l1828; }
          p = s1827;
          break l1829;
        }
        p = s1827;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1830 = readSectionName(p);
    if (r1830 === undefined) { return undefined; }
    l_name = r1830;
    p = pos;
    const r1832 = readHeadingEnd(p);
    if (r1832 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1834 = readBadSetext(p);
    if (r1834 === undefined) { return undefined; }
    l_under = r1834;
    p = pos;
  }
  pos = p;
  return { type: 'SectionHeading', start: base + start, end: base + p, mark: l_mark, name: l_name, under: l_under };
}

function readSectionName(p: number): SectionNameNode | undefined {
  let c = 0;
  const start = p;
  l1759: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1761 = p;
      const t1762 = trail.length;
      l1760: {
        const r1763 = readBadTitleDecoration(p);
        if (r1763 === undefined) { break l1760; }
        p = pos;
        break l1759;
      }
      p = s1761;
      if (trail.length > t1762) trail.length = t1762;
    } else touched ||= p >= end;
  }
  l1765: {
    const s1766 = p;
    const t1767 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l1768: {
        p = skipAnyOwnName(p);
        if (p < 0) { break l1768; }
        l1771: {
          const s1769 = p;
          l1770: {
            p = skipSectionEnd(p);
            if (p < 0) { break l1770; }
            p = s1769;
            break l1771;
          }
          p = s1769;
          break l1768;
        }
        break l1765;
      }
      p = s1766;
      if (trail.length > t1767) trail.length = t1767;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1772 = readBadSectionName(p);
    if (r1772 === undefined) { return undefined; }
    p = pos;
  }
  l1777: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s1779 = p;
      const t1780 = trail.length;
      l1778: {
        const r1781 = readBadSectionRemark(p);
        if (r1781 === undefined) { break l1778; }
        p = pos;
        break l1777;
      }
      p = s1779;
      if (trail.length > t1780) trail.length = t1780;
    } else touched ||= p >= end;
  }
  l1783: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1785 = p;
      const t1786 = trail.length;
      l1784: {
        const r1787 = readBadTitleDecoration(p);
        if (r1787 === undefined) { break l1784; }
        p = pos;
        break l1783;
      }
      p = s1785;
      if (trail.length > t1786) trail.length = t1786;
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
  l1775: {
    const s1773 = p;
    l1774: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1774; }
      p = s1773;
      break l1775;
    }
    p = s1773;
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
  l1803: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1805 = p;
      const t1806 = trail.length;
      l1804: {
        const r1807 = readBadTitleDecoration(p);
        if (r1807 === undefined) { break l1804; }
        p = pos;
        break l1803;
      }
      p = s1805;
      if (trail.length > t1806) trail.length = t1806;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipAnyOwnName(p);
  if (p < 0) { return undefined; }
  l1811: {
    const s1809 = p;
    l1810: {
      p = skipSectionEnd(p);
      if (p < 0) { break l1810; }
      p = s1809;
      break l1811;
    }
    p = s1809;
    return undefined;
  }
  l1812: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      const s1814 = p;
      const t1815 = trail.length;
      l1813: {
        const r1816 = readBadSectionRemark(p);
        if (r1816 === undefined) { break l1813; }
        p = pos;
        break l1812;
      }
      p = s1814;
      if (trail.length > t1815) trail.length = t1815;
    } else touched ||= p >= end;
  }
  l1818: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)) {
      const s1820 = p;
      const t1821 = trail.length;
      l1819: {
        const r1822 = readBadTitleDecoration(p);
        if (r1822 === undefined) { break l1819; }
        p = pos;
        break l1818;
      }
      p = s1820;
      if (trail.length > t1821) trail.length = t1821;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: 'OwnName', start: base + start, end: base + p };
}

function leaf200(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1838!: null;
  {
    const s1839 = p;
    l1840: {
      p = skipSectionStop(p);
      if (p < 0) { break l1840; }
      return -1;
    }
    p = s1839;
  }
  e1838 = null;
  value = [e1838];
  leafValue = value;
  return p;
}

function skipSectionStop(p: number): number {
  let c = 0;
  l1842: {
    const s1843 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l1844: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l1844; }
        break l1842;
      }
      p = s1843;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)) {
      l1845: {
        p = skipSectionAhead(p);
        if (p < 0) { break l1845; }
        break l1842;
      }
      p = s1843;
    } else touched ||= p >= end;
    p = skipOtherSectionAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipOtherSectionAhead(p: number): number {
  {
    const s1846 = p;
    l1847: {
      p = skipClaimed(p);
      if (p < 0) { break l1847; }
      return -1;
    }
    p = s1846;
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
  l1849: {
    const s1850 = p;
    l1851: {
      p = skipInContracts(p);
      if (p < 0) { break l1851; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1851;
      }
      p = skipHashes(p);
      if (p < 0) { break l1851; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
        touched ||= p >= end;
        break l1851;
      }
      p = skipEndpointAhead(p);
      if (p < 0) { break l1851; }
      break l1849;
    }
    p = s1850;
    l1873: {
      p = skipInSchemas(p);
      if (p < 0) { break l1873; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1873;
      }
      p = skipHashes(p);
      if (p < 0) { break l1873; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
        touched ||= p >= end;
        break l1873;
      }
      p = skipTableWord(p);
      if (p < 0) { break l1873; }
      break l1849;
    }
    p = s1850;
    l1877: {
      p = skipInComponents(p);
      if (p < 0) { break l1877; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1877;
      }
      p = skipHashes(p);
      if (p < 0) { break l1877; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        touched ||= p >= end;
        break l1877;
      }
      p = skipComponentWord(p);
      if (p < 0) { break l1877; }
      break l1849;
    }
    p = s1850;
    l1881: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l1881; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
        touched ||= p >= end;
        break l1881;
      }
      p = skipH2(p);
      if (p < 0) { break l1881; }
      break l1849;
    }
    p = s1850;
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
  let n1855 = 0;
  l1852: for (;;) {
    if (n1855 >= 3) break;
    const s1854 = p;
    l1853: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1853;
      }
      p++;
      n1855++;
      continue l1852;
    }
    p = s1854;
    break;
  }
  let n1859 = 0;
  l1856: for (;;) {
    if (n1859 >= 6) break;
    const s1858 = p;
    l1857: {
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        break l1857;
      }
      p++;
      n1859++;
      continue l1856;
    }
    p = s1858;
    break;
  }
  if (n1859 < 1) { return -1; }
  if (text.charCodeAt(p) === 35) {
    {
      const s1860 = p;
      l1861: {

        p++;
        return -1;
      }
      p = s1860;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l1863: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s1865 = p;
      l1864: {
        p = skipLineNoise(p);
        if (p < 0) { break l1864; }
        break l1863;
      }
      p = s1865;
    } else touched ||= p >= end;
  }
  return p;
}

function skipEndpointAhead(p: number): number {
  let c = 0;
  l1866: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1868 = p;
      l1867: {
        p = skipNumber(p);
        if (p < 0) { break l1867; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1867;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1867;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1866;
      }
      p = s1868;
    } else touched ||= p >= end;
  }
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1872 = 0;
  l1869: for (;;) {
    if (n1872 >= 10) break;
    const s1871 = p;
    l1870: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1870;
      }
      p++;
      n1872++;
      continue l1869;
    }
    p = s1871;
    break;
  }
  if (n1872 < 2) { return -1; }
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
  l1874: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1876 = p;
      l1875: {
        p = skipNumber(p);
        if (p < 0) { break l1875; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1875;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1875;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1874;
      }
      p = s1876;
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
  l1878: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1880 = p;
      l1879: {
        p = skipNumber(p);
        if (p < 0) { break l1879; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) {
          touched ||= p >= end;
          break l1879;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1879;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1878;
      }
      p = s1880;
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
  l1882: {
    const s1883 = p;
    l1884: {
      p = skipInContracts(p);
      if (p < 0) { break l1884; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1884;
      }
      p = skipContractHeading(p);
      if (p < 0) { break l1884; }
      break l1882;
    }
    p = s1883;
    l1978: {
      p = skipInSchemas(p);
      if (p < 0) { break l1978; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l1978;
      }
      p = skipSchemaHeading(p);
      if (p < 0) { break l1978; }
      break l1882;
    }
    p = s1883;
    l2087: {
      p = skipInComponents(p);
      if (p < 0) { break l2087; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2087;
      }
      p = skipComponentHeading(p);
      if (p < 0) { break l2087; }
      break l1882;
    }
    p = s1883;
    l2429: {
      p = skipInComponent(p);
      if (p < 0) { break l2429; }
      if (!(p < end)) {
        touched ||= p >= end;
        break l2429;
      }
      p = skipMethodHeading(p);
      if (p < 0) { break l2429; }
      break l1882;
    }
    p = s1883;
    p = skipInChecklist(p);
    if (p < 0) { return -1; }
    p = skipCheckHeading(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipContractHeading(p: number): number {
  let c = 0;
  l1885: {
    const s1886 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1887: {
        l1890: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1888 = p;
            l1889: {
              l1891: {
                const s1892 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1893: {
                    p = skipH2(p);
                    if (p < 0) { break l1893; }
                    break l1891;
                  }
                  p = s1892;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1894: {
                    p = skipH3(p);
                    if (p < 0) { break l1894; }
                    break l1891;
                  }
                  p = s1892;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1889;
                }
                p = skipH4(p);
                if (p < 0) { break l1889; }
              }
              p = s1888;
              break l1890;
            }
            p = s1888;
          } else touched ||= p >= end;
          break l1887;
        }
        let n1905 = 0;
        l1902: for (;;) {
          if (n1905 >= 3) break;
          const s1904 = p;
          l1903: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1903;
            }
            p++;
            n1905++;
            continue l1902;
          }
          p = s1904;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1887;
        }
        p = skipMark(p);
        if (p < 0) { break l1887; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          touched ||= p >= end;
          break l1887;
        }
        p = skipEndpoint(p);
        if (p < 0) { break l1887; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1887; }
        break l1885;
      }
      p = s1886;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1967: {
        l1970: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1968 = p;
            l1969: {
              p = skipH3(p);
              if (p < 0) { break l1969; }
              p = s1968;
              break l1970;
            }
            p = s1968;
          } else touched ||= p >= end;
          break l1967;
        }
        let n1974 = 0;
        l1971: for (;;) {
          if (n1974 >= 3) break;
          const s1973 = p;
          l1972: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l1972;
            }
            p++;
            n1974++;
            continue l1971;
          }
          p = s1973;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l1967;
        }
        p = skipMark(p);
        if (p < 0) { break l1967; }
        p = skipTitleText(p);
        if (p < 0) { break l1967; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1967; }
        break l1885;
      }
      p = s1886;
    } else touched ||= p >= end;
    l1977: {
      if (p < end) {
        const s1975 = p;
        l1976: {
          p = skipSetextAhead(p);
          if (p < 0) { break l1976; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
            touched ||= p >= end;
            break l1976;
          }
          p = skipEndpointAhead(p);
          if (p < 0) { break l1976; }
          p = s1975;
          break l1977;
        }
        p = s1975;
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
  let n1898 = 0;
  l1895: for (;;) {
    if (n1898 >= 3) break;
    const s1897 = p;
    l1896: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1896;
      }
      p++;
      n1898++;
      continue l1895;
    }
    p = s1897;
    break;
  }
  if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
    reachesEnd(p, "####");
    return -1;
  }
  p += 4;
  if (text.charCodeAt(p) === 35) {
    {
      const s1899 = p;
      l1900: {

        p++;
        return -1;
      }
      p = s1899;
    }
  } else touched ||= p >= end;
  return p;
}

function skipEndpoint(p: number): number {
  let c = 0;
  l1906: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s1908 = p;
      l1907: {
        p = skipBadTitleNumber(p);
        if (p < 0) { break l1907; }
        break l1906;
      }
      p = s1908;
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
  l1951: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s1953 = p;
      l1952: {
        p = skipBadPathEnd(p);
        if (p < 0) { break l1952; }
        break l1951;
      }
      p = s1953;
    } else touched ||= p >= end;
  }
  l1957: {
    if (p < end) {
      const s1959 = p;
      l1958: {
        p = skipBadTitleRest(p);
        if (p < 0) { break l1958; }
        break l1957;
      }
      p = s1959;
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
  l1909: {
    const s1910 = p;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l1911: {
        p = skipMethodWord(p);
        if (p < 0) { break l1911; }
        break l1909;
      }
      p = s1910;
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
  let n1916 = 0;
  l1913: for (;;) {
    if (n1916 >= 9) break;
    const s1915 = p;
    l1914: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l1914;
      }
      p++;
      n1916++;
      continue l1913;
    }
    p = s1915;
    break;
  }
  if (n1916 < 1) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l1919: {
    if (text.charCodeAt(p) === 47) {
      const s1917 = p;
      l1918: {

        p++;
        p = s1917;
        break l1919;
      }
      p = s1917;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function skipBadMethodName(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) p++;
  touched ||= p >= end;
  let n1924 = 0;
  l1921: for (;;) {
    if (n1924 >= 10) break;
    const s1923 = p;
    l1922: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l1922;
      }
      p++;
      n1924++;
      continue l1921;
    }
    p = s1923;
    break;
  }
  if (n1924 < 2) { return -1; }
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
  l1927: {
    if (text.charCodeAt(p) === 47) {
      const s1925 = p;
      l1926: {

        p++;
        p = s1925;
        break l1927;
      }
      p = s1925;
    } else touched ||= p >= end;
    return -1;
  }
  let m1931 = false;
  l1928: for (;;) {
    const s1930 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
      l1929: {
        p = skipPathPart(p);
        if (p < 0) { break l1929; }
        m1931 = true;
        continue l1928;
      }
      p = s1930;
    } else touched ||= p >= end;
    break;
  }
  if (!m1931) { return -1; }
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l1932: {
    const s1933 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) {
      l1934: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1934;
        }
        p++;
        const near1935 = p + 16;
        while (p < near1935 && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) p++;
        if (p === near1935) {
          STOPS_16.lastIndex = p;
          p = STOPS_16.test(text) ? STOPS_16.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l1932;
      }
      p = s1933;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l1936: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l1936;
        }
        p += 2;
        l1939: {
          const s1937 = p;
          l1938: {
            l1940: {
              if (text.charCodeAt(p) === 96) {
                const s1942 = p;
                l1941: {

                  p++;
                  break l1940;
                }
                p = s1942;
              } else touched ||= p >= end;
            }
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l1938; }
            p = s1937;
            break l1939;
          }
          p = s1937;
          break l1936;
        }
        break l1932;
      }
      p = s1933;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l1943: {

        p++;
        break l1932;
      }
      p = s1933;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l1944: {

        p++;
        l1947: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128)) {
            const s1945 = p;
            l1946: {
              p++;
              p = s1945;
              break l1947;
            }
            p = s1945;
          } else touched ||= p >= end;
          break l1944;
        }
        break l1932;
      }
      p = s1933;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s1948 = p;
        l1949: {
          p = skipLineNoise(p);
          if (p < 0) { break l1949; }
          return -1;
        }
        p = s1948;
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
  l1956: {
    const s1954 = p;
    l1955: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l1955; }
      p = s1954;
      break l1956;
    }
    p = s1954;
    return -1;
  }
  return p;
}

function skipBadTitleRest(p: number): number {
  {
    const s1960 = p;
    l1961: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l1961; }
      return -1;
    }
    p = s1960;
  }
  let m1966 = false;
  l1963: for (;;) {
    const s1965 = p;
    if (p < end) {
      l1964: {
        p = skipTitlePiece(p);
        if (p < 0) { break l1964; }
        m1966 = true;
        continue l1963;
      }
      p = s1965;
    } else touched ||= p >= end;
    break;
  }
  if (!m1966) { return -1; }
  return p;
}

function skipSchemaHeading(p: number): number {
  let c = 0;
  l1979: {
    const s1980 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l1981: {
        l1984: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s1982 = p;
            l1983: {
              l1985: {
                const s1986 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1987: {
                    p = skipH2(p);
                    if (p < 0) { break l1987; }
                    break l1985;
                  }
                  p = s1986;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l1988: {
                    p = skipH3(p);
                    if (p < 0) { break l1988; }
                    break l1985;
                  }
                  p = s1986;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l1983;
                }
                p = skipH4(p);
                if (p < 0) { break l1983; }
              }
              p = s1982;
              break l1984;
            }
            p = s1982;
          } else touched ||= p >= end;
          break l1981;
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
          break l1981;
        }
        p = skipMark(p);
        if (p < 0) { break l1981; }
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
        l1998: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            const s1996 = p;
            l1997: {
              p = skipTableWord(p);
              if (p < 0) { break l1997; }
              p = s1996;
              break l1998;
            }
            p = s1996;
          } else touched ||= p >= end;
          break l1981;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l1981;
        }
        p = skip_pair(p);
        if (p < 0) { break l1981; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l1981; }
        break l1979;
      }
      p = s1980;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2067: {
        l2070: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2068 = p;
            l2069: {
              p = skipH3(p);
              if (p < 0) { break l2069; }
              p = s2068;
              break l2070;
            }
            p = s2068;
          } else touched ||= p >= end;
          break l2067;
        }
        let n2074 = 0;
        l2071: for (;;) {
          if (n2074 >= 3) break;
          const s2073 = p;
          l2072: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2072;
            }
            p++;
            n2074++;
            continue l2071;
          }
          p = s2073;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2067;
        }
        p = skipMark(p);
        if (p < 0) { break l2067; }
        l2075: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2077 = p;
            l2076: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2076; }
              break l2075;
            }
            p = s2077;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2067; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2067; }
        break l1979;
      }
      p = s1980;
    } else touched ||= p >= end;
    l2080: {
      if (p < end) {
        const s2078 = p;
        l2079: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2079; }
          p = s2078;
          break l2080;
        }
        p = s2078;
      } else touched ||= p >= end;
      return -1;
    }
    l2081: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2083 = p;
        l2082: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2082; }
          break l2081;
        }
        p = s2083;
      } else touched ||= p >= end;
    }
    l2086: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s2084 = p;
        l2085: {
          p = skipTableWord(p);
          if (p < 0) { break l2085; }
          p = s2084;
          break l2086;
        }
        p = s2084;
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
  l1999: {
    const s2000 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2001: {
        p = skipBadPair(p);
        if (p < 0) { break l2001; }
        break l1999;
      }
      p = s2000;
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
  l2002: {
    const s2003 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2004: {
        const r2005 = readTitleMark(p);
        if (r2005 === undefined) { break l2004; }
        l_mark = r2005;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2004;
        }
        const r2013 = readMarkedName(p);
        if (r2013 === undefined) { break l2004; }
        l_name = r2013;
        p = pos;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2004;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2004; }
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2004;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2004; }
        p = skipBlanks(p);
        if (p < 0) { break l2004; }
        const r2028 = readTitleText(p);
        if (r2028 === undefined) { break l2004; }
        l_value = r2028;
        p = pos;
        break l2002;
      }
      p = s2003;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l2030: {
        const r2031 = readTitleMark(p);
        if (r2031 === undefined) { break l2030; }
        l_mark = r2031;
        p = pos;
        registers[2] = l_mark;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
          touched ||= p >= end;
          break l2030;
        }
        const r2033 = readMarkedName(p);
        if (r2033 === undefined) { break l2030; }
        l_name = r2033;
        p = pos;
        if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
          touched ||= p >= end;
          break l2030;
        }
        p = skipSameMark(p);
        if (p < 0) { break l2030; }
        p = skipBlanks(p);
        if (p < 0) { break l2030; }
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l2030;
        }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2030; }
        const r2035 = readTitleText(p);
        if (r2035 === undefined) { break l2030; }
        l_value = r2035;
        p = pos;
        break l2002;
      }
      p = s2003;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2037 = readTitleMark(p);
    if (r2037 === undefined) { return undefined; }
    l_mark = r2037;
    p = pos;
    registers[2] = l_mark;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2039 = readMarkedName(p);
    if (r2039 === undefined) { return undefined; }
    l_name = r2039;
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
    const r2041 = readMarkedValue(p);
    if (r2041 === undefined) { return undefined; }
    l_value = r2041;
    p = pos;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSameMark(p);
    if (p < 0) { return undefined; }
    l2056: {
      const s2054 = p;
      l2055: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l2055; }
        p = s2054;
        break l2056;
      }
      p = s2054;
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
  l2006: {
    const s2007 = p;
    if (text.charCodeAt(p) === 42) {
      l2008: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l2008;
        }
        value = "**";
        p += 2;
        break l2006;
      }
      p = s2007;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2009: {
        if (!text.startsWith("__", p)) {
          reachesEnd(p, "__");
          break l2009;
        }
        value = "__";
        p += 2;
        break l2006;
      }
      p = s2007;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2010: {

        value = "*";
        p++;
        break l2006;
      }
      p = s2007;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l2011: {

        value = "_";
        p++;
        break l2006;
      }
      p = s2007;
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
  let m2017 = false;
  l2014: for (;;) {
    const s2016 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2015: {
        l2018: {
          const s2019 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l2020: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2020;
              }
              p++;
              const near2021 = p + 16;
              while (p < near2021 && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
              if (p === near2021) {
                STOPS_17.lastIndex = p;
                p = STOPS_17.test(text) ? STOPS_17.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2018;
            }
            p = s2019;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2022 = p;
              l2023: {
                p = skipSameMark(p);
                if (p < 0) { break l2023; }
                break l2015;
              }
              p = s2022;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2015;
          }
          p++;
        }
        m2017 = true;
        continue l2014;
      }
      p = s2016;
    } else touched ||= p >= end;
    break;
  }
  if (!m2017) { return undefined; }
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
  const r2025 = readTitleMark(p);
  if (r2025 === undefined) { return undefined; }
  value = r2025;
  p = pos;
  pos = p;
  return value;
}

function readMarkedValue(p: number): MarkedValueNode | undefined {
  let c = 0;
  const start = p;
  let m2045 = false;
  l2042: for (;;) {
    const s2044 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l2043: {
        l2046: {
          const s2047 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
            l2048: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2048;
              }
              p++;
              const near2049 = p + 16;
              while (p < near2049 && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
              if (p === near2049) {
                STOPS_18.lastIndex = p;
                p = STOPS_18.test(text) ? STOPS_18.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2046;
            }
            p = s2047;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
            {
              const s2050 = p;
              l2051: {
                p = skipSameMark(p);
                if (p < 0) { break l2051; }
                break l2043;
              }
              p = s2050;
            }
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42))) {
            touched ||= p >= end;
            break l2043;
          }
          p++;
        }
        m2045 = true;
        continue l2042;
      }
      p = s2044;
    } else touched ||= p >= end;
    break;
  }
  if (!m2045) { return undefined; }
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
  l2057: for (;;) {
    const s2059 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l2058: {
        p = skipPairPiece(p);
        if (p < 0) { break l2058; }
        continue l2057;
      }
      p = s2059;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairPiece(p: number): number {
  let c = 0;
  l2061: {
    const s2062 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
      l2063: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2063;
        }
        p++;
        const near2064 = p + 16;
        while (p < near2064 && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
        if (p === near2064) {
          STOPS_19.lastIndex = p;
          p = STOPS_19.test(text) ? STOPS_19.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2061;
      }
      p = s2062;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l2065: {

        p++;
        const near2066 = p + 16;
        while (p < near2066 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
        if (p === near2066) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l2065;
        }
        p++;
        break l2061;
      }
      p = s2062;
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
  l2088: {
    const s2089 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2090: {
        l2093: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2091 = p;
            l2092: {
              l2094: {
                const s2095 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2096: {
                    p = skipH2(p);
                    if (p < 0) { break l2096; }
                    break l2094;
                  }
                  p = s2095;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2097: {
                    p = skipH3(p);
                    if (p < 0) { break l2097; }
                    break l2094;
                  }
                  p = s2095;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2092;
                }
                p = skipH4(p);
                if (p < 0) { break l2092; }
              }
              p = s2091;
              break l2093;
            }
            p = s2091;
          } else touched ||= p >= end;
          break l2090;
        }
        let n2101 = 0;
        l2098: for (;;) {
          if (n2101 >= 3) break;
          const s2100 = p;
          l2099: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2099;
            }
            p++;
            n2101++;
            continue l2098;
          }
          p = s2100;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2090;
        }
        p = skipMark(p);
        if (p < 0) { break l2090; }
        l2102: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2104 = p;
            l2103: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2103; }
              break l2102;
            }
            p = s2104;
          } else touched ||= p >= end;
        }
        l2107: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s2105 = p;
            l2106: {
              p = skipComponentWord(p);
              if (p < 0) { break l2106; }
              p = s2105;
              break l2107;
            }
            p = s2105;
          } else touched ||= p >= end;
          break l2090;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2090;
        }
        p = skip_pair(p);
        if (p < 0) { break l2090; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2090; }
        break l2088;
      }
      p = s2089;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2108: {
        l2111: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2109 = p;
            l2110: {
              p = skipH3(p);
              if (p < 0) { break l2110; }
              p = s2109;
              break l2111;
            }
            p = s2109;
          } else touched ||= p >= end;
          break l2108;
        }
        {
          const s2112 = p;
          l2113: {
            p = skipInComponent(p);
            if (p < 0) { break l2113; }
            if (!(p < end)) {
              touched ||= p >= end;
              break l2113;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l2113; }
            break l2108;
          }
          p = s2112;
        }
        let n2416 = 0;
        l2413: for (;;) {
          if (n2416 >= 3) break;
          const s2415 = p;
          l2414: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2414;
            }
            p++;
            n2416++;
            continue l2413;
          }
          p = s2415;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2108;
        }
        p = skipMark(p);
        if (p < 0) { break l2108; }
        l2417: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s2419 = p;
            l2418: {
              p = skipBadTitleNumber(p);
              if (p < 0) { break l2418; }
              break l2417;
            }
            p = s2419;
          } else touched ||= p >= end;
        }
        p = skipTitleText(p);
        if (p < 0) { break l2108; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2108; }
        break l2088;
      }
      p = s2089;
    } else touched ||= p >= end;
    l2422: {
      if (p < end) {
        const s2420 = p;
        l2421: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2421; }
          p = s2420;
          break l2422;
        }
        p = s2420;
      } else touched ||= p >= end;
      return -1;
    }
    l2423: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2425 = p;
        l2424: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2424; }
          break l2423;
        }
        p = s2425;
      } else touched ||= p >= end;
    }
    l2428: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s2426 = p;
        l2427: {
          p = skipComponentWord(p);
          if (p < 0) { break l2427; }
          p = s2426;
          break l2428;
        }
        p = s2426;
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
  l2115: {
    const s2116 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2117: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2117; }
        {
          const s2132 = p;
          l2133: {
            p = skipTextInNotes(p);
            if (p < 0) { break l2133; }
            break l2117;
          }
          p = s2132;
        }
        let n2142 = 0;
        l2139: for (;;) {
          if (n2142 >= 3) break;
          const s2141 = p;
          l2140: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2140;
            }
            p++;
            n2142++;
            continue l2139;
          }
          p = s2141;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2117;
        }
        p = skipMark(p);
        if (p < 0) { break l2117; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2117;
        }
        p = skipSignature(p);
        if (p < 0) { break l2117; }
        p = skipHeadingEnd(p);
        if (p < 0) { break l2117; }
        break l2115;
      }
      p = s2116;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2384: {
        p = skipMethodLevel(p);
        if (p < 0) { break l2384; }
        {
          const s2385 = p;
          l2386: {
            p = skipInNotes(p);
            if (p < 0) { break l2386; }
            break l2384;
          }
          p = s2385;
        }
        let n2391 = 0;
        l2388: for (;;) {
          if (n2391 >= 3) break;
          const s2390 = p;
          l2389: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2389;
            }
            p++;
            n2391++;
            continue l2388;
          }
          p = s2390;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2384;
        }
        p = skipMark(p);
        if (p < 0) { break l2384; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l2384;
        }
        p = skipBadMethodTitle(p);
        if (p < 0) { break l2384; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2384;
        }
        p = skipSignature(p);
        if (p < 0) { break l2384; }
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        p = skipHeadingEnd(p);
        if (p < 0) { break l2384; }
        break l2115;
      }
      p = s2116;
    } else touched ||= p >= end;
    l2408: {
      if (p < end) {
        const s2406 = p;
        l2407: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2407; }
          p = s2406;
          break l2408;
        }
        p = s2406;
      } else touched ||= p >= end;
      return -1;
    }
    l2411: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s2409 = p;
        l2410: {
          const near2412 = p + 16;
          while (p < near2412 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near2412) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l2410;
          }
          p++;
          p = s2409;
          break l2411;
        }
        p = s2409;
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
  l2118: {
    const s2119 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2120: {
        l2123: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2121 = p;
            l2122: {
              p = skipH3(p);
              if (p < 0) { break l2122; }
              const near2124 = p + 16;
              while (p < near2124 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
              if (p === near2124) {
                STOPS_20.lastIndex = p;
                p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2122;
              }
              p++;
              p = s2121;
              break l2123;
            }
            p = s2121;
          } else touched ||= p >= end;
          break l2120;
        }
        break l2118;
      }
      p = s2119;
    } else touched ||= p >= end;
    l2127: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2125 = p;
        l2126: {
          let n2131 = 0;
          l2128: for (;;) {
            if (n2131 >= 3) break;
            const s2130 = p;
            l2129: {
              if (text.charCodeAt(p) !== 32) {
                touched ||= p >= end;
                break l2129;
              }
              p++;
              n2131++;
              continue l2128;
            }
            p = s2130;
            break;
          }
          if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
            reachesEnd(p, "####");
            break l2126;
          }
          p += 4;
          p = s2125;
          break l2127;
        }
        p = s2125;
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
      const s2135 = p;
      l2136: {
        const near2138 = p + 16;
        while (p < near2138 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
        if (p === near2138) {
          STOPS_20.lastIndex = p;
          p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2136;
        }
        p++;
        return -1;
      }
      p = s2135;
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
  l2143: {
    if (text.charCodeAt(p) === 97) {
      const s2145 = p;
      l2144: {
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l2144;
        }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2144;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2143;
      }
      p = s2145;
    } else touched ||= p >= end;
  }
  l2146: {
    if (text.charCodeAt(p) === 100) {
      const s2148 = p;
      l2147: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l2147;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2147;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l2146;
      }
      p = s2148;
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
  l2342: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
      const s2344 = p;
      l2343: {
        p = skipResult(p);
        if (p < 0) { break l2343; }
        break l2342;
      }
      p = s2344;
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
  l2150: for (;;) {
    const s2152 = p;
    if (text.charCodeAt(p) === 45) {
      l2151: {

        p++;
        if (text.charCodeAt(p) === 62) {
          {
            const s2154 = p;
            l2155: {

              p++;
              break l2151;
            }
            p = s2154;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2151;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        touched ||= p >= end;
        continue l2150;
      }
      p = s2152;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipSignatureList(p: number): number {
  let c = 0;
  l2157: {
    const s2158 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l2159: {
        p = skipBlanks(p);
        if (p < 0) { break l2159; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l2159;
        }
        p = skipParameters(p);
        if (p < 0) { break l2159; }
        break l2157;
      }
      p = s2158;
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
  l2160: for (;;) {
    const s2162 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128)) {
      l2161: {
        p = skipParameterItem(p);
        if (p < 0) { break l2161; }
        continue l2160;
      }
      p = s2162;
    } else touched ||= p >= end;
    break;
  }
  p = skipParametersEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipParameterItem(p: number): number {
  let c = 0;
  l2164: {
    const s2165 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2166: {
        p = skipParameter(p);
        if (p < 0) { break l2166; }
        l2306: {
          if (text.charCodeAt(p) === 44) {
            const s2308 = p;
            l2307: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2307; }
              break l2306;
            }
            p = s2308;
          } else touched ||= p >= end;
        }
        break l2164;
      }
      p = s2165;
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
  l2167: {
    const s2168 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2169: {
        p = skipParameterName(p);
        if (p < 0) { break l2169; }
        p = skipBlanks(p);
        if (p < 0) { break l2169; }
        l2180: {
          if (text.charCodeAt(p) === 58) {
            const s2182 = p;
            l2181: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2181; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2181;
              }
              p = skipTypeText(p);
              if (p < 0) { break l2181; }
              break l2180;
            }
            p = s2182;
          } else touched ||= p >= end;
        }
        l2262: {
          if (text.charCodeAt(p) === 61) {
            const s2264 = p;
            l2263: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l2263; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2263;
              }
              p = skipDefaultText(p);
              if (p < 0) { break l2263; }
              break l2262;
            }
            p = s2264;
          } else touched ||= p >= end;
        }
        l2299: {
          const s2297 = p;
          l2298: {
            p = skipParameterEnd(p);
            if (p < 0) { break l2298; }
            p = s2297;
            break l2299;
          }
          p = s2297;
          break l2169;
        }
        break l2167;
      }
      p = s2168;
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
    const near2305 = p + 16;
    while (p < near2305 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
    if (p === near2305) {
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
  l2170: {
    const s2171 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2172: {
        l2173: {
          if (text.charCodeAt(p) === 42) {
            const s2175 = p;
            l2174: {
              l2176: {
                const s2177 = p;
                if (text.charCodeAt(p) === 42) {
                  l2178: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l2178;
                    }
                    p += 2;
                    break l2176;
                  }
                  p = s2177;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 42) {
                  touched ||= p >= end;
                  break l2174;
                }
                p++;
              }
              break l2173;
            }
            p = s2175;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2172;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l2172; }
        break l2170;
      }
      p = s2171;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2179: {

        p++;
        break l2170;
      }
      p = s2171;
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
  let m2186 = false;
  l2183: for (;;) {
    const s2185 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
      l2184: {
        p = skipTypePiece(p);
        if (p < 0) { break l2184; }
        m2186 = true;
        continue l2183;
      }
      p = s2185;
    } else touched ||= p >= end;
    break;
  }
  if (!m2186) { return -1; }
  l2248: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      const s2250 = p;
      l2249: {
        p = skipArrow(p);
        if (p < 0) { break l2249; }
        let m2254 = false;
        l2251: for (;;) {
          const s2253 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
            l2252: {
              p = skipResultPiece(p);
              if (p < 0) { break l2252; }
              m2254 = true;
              continue l2251;
            }
            p = s2253;
          } else touched ||= p >= end;
          break;
        }
        if (!m2254) { break l2249; }
        l2261: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)) {
            const s2259 = p;
            l2260: {
              p++;
              p = s2259;
              break l2261;
            }
            p = s2259;
          } else touched ||= p >= end;
          break l2249;
        }
        break l2248;
      }
      p = s2250;
    } else touched ||= p >= end;
  }
  return p;
}

function skipTypePiece(p: number): number {
  let c = 0;
  l2187: {
    const s2188 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l2189: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2189;
        }
        p++;
        const near2190 = p + 16;
        while (p < near2190 && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
        if (p === near2190) {
          STOPS_21.lastIndex = p;
          p = STOPS_21.test(text) ? STOPS_21.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        break l2187;
      }
      p = s2188;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2191: {
        p = skipBracketed(p);
        if (p < 0) { break l2191; }
        break l2187;
      }
      p = s2188;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2238: {
        p = skipQuoted(p);
        if (p < 0) { break l2238; }
        break l2187;
      }
      p = s2188;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2239 = p;
        l2240: {
          p = skipArrow(p);
          if (p < 0) { break l2240; }
          return -1;
        }
        p = s2239;
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
  l2192: {
    const s2193 = p;
    if (text.charCodeAt(p) === 40) {
      l2194: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2194; }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l2194;
        }
        p++;
        break l2192;
      }
      p = s2193;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2237: {

        p++;
        p = skipInner(p);
        if (p < 0) { break l2237; }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2237;
        }
        p++;
        break l2192;
      }
      p = s2193;
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
  l2195: for (;;) {
    const s2197 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c >= 128)) {
      l2196: {
        l2199: {
          const s2200 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128)) {
            l2201: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l2201;
              }
              p++;
              const near2202 = p + 16;
              while (p < near2202 && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c >= 128)) p++;
              if (p === near2202) {
                STOPS_22.lastIndex = p;
                p = STOPS_22.test(text) ? STOPS_22.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              break l2199;
            }
            p = s2200;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l2203: {
              p = skipBracketed(p);
              if (p < 0) { break l2203; }
              break l2199;
            }
            p = s2200;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l2196;
          }
          p = skipQuoted(p);
          if (p < 0) { break l2196; }
        }
        continue l2195;
      }
      p = s2197;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipQuoted(p: number): number {
  let c = 0;
  l2204: {
    const s2205 = p;
    if (text.charCodeAt(p) === 34) {
      l2206: {

        p++;
        const near2207 = p + 16;
        while (p < near2207 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
        if (p === near2207) {
          STOPS_23.lastIndex = p;
          p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
        }
        touched ||= p >= end;
        l2208: for (;;) {
          const s2210 = p;
          if (text.charCodeAt(p) === 92) {
            l2209: {

              p++;
              l2212: {
                if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
                  const s2214 = p;
                  l2213: {
                    p++;
                    break l2212;
                  }
                  p = s2214;
                } else touched ||= p >= end;
              }
              const near2215 = p + 16;
              while (p < near2215 && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c >= 128)) p++;
              if (p === near2215) {
                STOPS_23.lastIndex = p;
                p = STOPS_23.test(text) ? STOPS_23.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              continue l2208;
            }
            p = s2210;
          } else touched ||= p >= end;
          break;
        }
        l2216: {
          const s2217 = p;
          if (text.charCodeAt(p) === 34) {
            l2218: {

              p++;
              break l2216;
            }
            p = s2217;
          } else touched ||= p >= end;
          l2221: {
            const s2219 = p;
            l2220: {
              p = skipLineEnd(p);
              if (p < 0) { break l2220; }
              p = s2219;
              break l2221;
            }
            p = s2219;
            break l2206;
          }
        }
        break l2204;
      }
      p = s2205;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2222 = p + 16;
    while (p < near2222 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
    if (p === near2222) {
      STOPS_24.lastIndex = p;
      p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2223: for (;;) {
      const s2225 = p;
      if (text.charCodeAt(p) === 92) {
        l2224: {

          p++;
          l2227: {
            if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
              const s2229 = p;
              l2228: {
                p++;
                break l2227;
              }
              p = s2229;
            } else touched ||= p >= end;
          }
          const near2230 = p + 16;
          while (p < near2230 && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c >= 128)) p++;
          if (p === near2230) {
            STOPS_24.lastIndex = p;
            p = STOPS_24.test(text) ? STOPS_24.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          continue l2223;
        }
        p = s2225;
      } else touched ||= p >= end;
      break;
    }
    l2231: {
      const s2232 = p;
      if (text.charCodeAt(p) === 39) {
        l2233: {

          p++;
          break l2231;
        }
        p = s2232;
      } else touched ||= p >= end;
      l2236: {
        const s2234 = p;
        l2235: {
          p = skipLineEnd(p);
          if (p < 0) { break l2235; }
          p = s2234;
          break l2236;
        }
        p = s2234;
        return -1;
      }
    }
  }
  return p;
}

function skipArrow(p: number): number {
  l2242: {
    const s2243 = p;
    if (text.charCodeAt(p) === 45) {
      l2244: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2244;
        }
        p += 2;
        break l2242;
      }
      p = s2243;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l2245: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2245;
        }
        p += 2;
        break l2242;
      }
      p = s2243;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2246: {

        p++;
        break l2242;
      }
      p = s2243;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2247: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2247;
        }
        p += 3;
        break l2242;
      }
      p = s2243;
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
  l2255: {
    const s2256 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2257: {
        p = skipBracketed(p);
        if (p < 0) { break l2257; }
        break l2255;
      }
      p = s2256;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2258: {
        p = skipQuoted(p);
        if (p < 0) { break l2258; }
        break l2255;
      }
      p = s2256;
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
  let m2268 = false;
  l2265: for (;;) {
    const s2267 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
      l2266: {
        l2269: {
          const s2270 = p;
          if (text.charCodeAt(p) === 108) {
            l2271: {
              p = skipLambdaHead(p);
              if (p < 0) { break l2271; }
              break l2269;
            }
            p = s2270;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
            touched ||= p >= end;
            break l2266;
          }
          p = skipDefaultPiece(p);
          if (p < 0) { break l2266; }
        }
        m2268 = true;
        continue l2265;
      }
      p = s2267;
    } else touched ||= p >= end;
    break;
  }
  if (!m2268) { return -1; }
  l2283: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      const s2285 = p;
      l2284: {
        p = skipArrow(p);
        if (p < 0) { break l2284; }
        let m2289 = false;
        l2286: for (;;) {
          const s2288 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128)) {
            l2287: {
              l2290: {
                const s2291 = p;
                if (text.charCodeAt(p) === 108) {
                  l2292: {
                    p = skipLambdaHead(p);
                    if (p < 0) { break l2292; }
                    break l2290;
                  }
                  p = s2291;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l2293: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2293; }
                    break l2290;
                  }
                  p = s2291;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 61) {
                  touched ||= p >= end;
                  break l2287;
                }
                p++;
              }
              m2289 = true;
              continue l2286;
            }
            p = s2288;
          } else touched ||= p >= end;
          break;
        }
        if (!m2289) { break l2284; }
        l2296: {
          if (((c = text.charCodeAt(p)) === 41 || c === 44)) {
            const s2294 = p;
            l2295: {
              p++;
              p = s2294;
              break l2296;
            }
            p = s2294;
          } else touched ||= p >= end;
          break l2284;
        }
        break l2283;
      }
      p = s2285;
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
      const s2272 = p;
      l2273: {
        p++;
        return -1;
      }
      p = s2272;
    }
  } else touched ||= p >= end;
  const near2275 = p + 16;
  while (p < near2275 && ((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 128)) p++;
  if (p === near2275) {
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
  l2276: {
    const s2277 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2278: {
        p = skipBracketed(p);
        if (p < 0) { break l2278; }
        break l2276;
      }
      p = s2277;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2279: {
        p = skipQuoted(p);
        if (p < 0) { break l2279; }
        break l2276;
      }
      p = s2277;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2280 = p;
        l2281: {
          p = skipArrow(p);
          if (p < 0) { break l2281; }
          return -1;
        }
        p = s2280;
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
  l2300: {
    const s2301 = p;
    if (text.charCodeAt(p) === 44) {
      l2302: {

        p++;
        break l2300;
      }
      p = s2301;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 41) {
      l2303: {

        p++;
        break l2300;
      }
      p = s2301;
    } else touched ||= p >= end;
    l2304: {
      p = skipBlanks(p);
      if (p < 0) { break l2304; }
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { break l2304; }
      break l2300;
    }
    p = s2301;
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
  l2309: {
    const s2310 = p;
    if (text.charCodeAt(p) === 44) {
      l2311: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l2311; }
        break l2309;
      }
      p = s2310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      l2312: {
        p = skipArrow(p);
        if (p < 0) { break l2312; }
        let m2316 = false;
        l2313: for (;;) {
          const s2315 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
            l2314: {
              l2317: {
                const s2318 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l2319: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l2319; }
                    break l2317;
                  }
                  p = s2318;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l2314;
                }
                p++;
              }
              m2316 = true;
              continue l2313;
            }
            p = s2315;
          } else touched ||= p >= end;
          break;
        }
        if (!m2316) { break l2312; }
        l2322: {
          if (text.charCodeAt(p) === 41) {
            const s2320 = p;
            l2321: {

              p++;
              p = s2320;
              break l2322;
            }
            p = s2320;
          } else touched ||= p >= end;
          break l2312;
        }
        p = skipBlanks(p);
        if (p < 0) { break l2312; }
        break l2309;
      }
      p = s2310;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s2323 = p;
        l2324: {
          p = skipArrow(p);
          if (p < 0) { break l2324; }
          return -1;
        }
        p = s2323;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    const near2326 = p + 16;
    while (p < near2326 && ((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) p++;
    if (p === near2326) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l2327: {
      if (text.charCodeAt(p) === 44) {
        const s2329 = p;
        l2328: {

          p++;
          break l2327;
        }
        p = s2329;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipParametersEnd(p: number): number {
  l2330: {
    const s2331 = p;
    if (text.charCodeAt(p) === 41) {
      l2332: {

        p++;
        break l2330;
      }
      p = s2331;
    } else touched ||= p >= end;

  }
  return p;
}

function skipMissingParameters(p: number): number {
  let c = 0;
  l2335: {
    const s2333 = p;
    l2334: {
      p = skipBlanks(p);
      if (p < 0) { break l2334; }
      l2336: {
        const s2337 = p;
        l2338: {
          l2339: {
            if (text.charCodeAt(p) === 58) {
              const s2341 = p;
              l2340: {

                p++;
                break l2339;
              }
              p = s2341;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l2338; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2338; }
          p = skipLineEnd(p);
          if (p < 0) { break l2338; }
          break l2336;
        }
        p = s2337;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l2334;
        }
        p = skipArrow(p);
        if (p < 0) { break l2334; }
      }
      p = s2333;
      break l2335;
    }
    p = s2333;
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
  l2345: {
    const s2346 = p;
    if (text.charCodeAt(p) === 45) {
      l2347: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l2347;
        }
        p += 2;
        break l2345;
      }
      p = s2346;
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
  l2348: {
    const s2349 = p;
    if (text.charCodeAt(p) === 61) {
      l2350: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l2350;
        }
        p += 2;
        break l2348;
      }
      p = s2349;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l2351: {

        p++;
        break l2348;
      }
      p = s2349;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l2352: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l2352;
        }
        p += 3;
        break l2348;
      }
      p = s2349;
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
  let m2356 = false;
  l2353: for (;;) {
    const s2355 = p;
    if (p < end) {
      l2354: {
        p = skipReturnPiece(p);
        if (p < 0) { break l2354; }
        m2356 = true;
        continue l2353;
      }
      p = s2355;
    } else touched ||= p >= end;
    break;
  }
  if (!m2356) { return -1; }
  return p;
}

function skipReturnPiece(p: number): number {
  let c = 0;
  l2357: {
    const s2358 = p;
    if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
      l2359: {
        p = skipBracketed(p);
        if (p < 0) { break l2359; }
        break l2357;
      }
      p = s2358;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2360: {
        p = skipQuoted(p);
        if (p < 0) { break l2360; }
        break l2357;
      }
      p = s2358;
    } else touched ||= p >= end;
    if (p < end) {
      l2361: {
        {
          const s2362 = p;
          l2363: {
            p = skipSignatureTail(p);
            if (p < 0) { break l2363; }
            break l2361;
          }
          p = s2362;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l2361;
        }
        p++;
        break l2357;
      }
      p = s2358;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      {
        const s2365 = p;
        l2366: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l2366; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l2366; }
          p = skipSignatureTail(p);
          if (p < 0) { break l2366; }
          return -1;
        }
        p = s2365;
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
  l2368: {
    if (text.charCodeAt(p) === 58) {
      const s2370 = p;
      l2369: {

        p++;
        break l2368;
      }
      p = s2370;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  while (text.charCodeAt(p) === 96) p++;
  touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l2371: {
    if (p < end) {
      const s2373 = p;
      l2372: {
        p = skipBadSignatureRest(p);
        if (p < 0) { break l2372; }
        break l2371;
      }
      p = s2373;
    } else touched ||= p >= end;
  }
  return p;
}

function skipBadSignatureRest(p: number): number {
  let c = 0;
  {
    const s2374 = p;
    l2375: {
      p = skipSignatureTail(p);
      if (p < 0) { break l2375; }
      return -1;
    }
    p = s2374;
  }
  let m2380 = false;
  l2377: for (;;) {
    const s2379 = p;
    if (p < end) {
      l2378: {
        {
          const s2381 = p;
          l2382: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l2382; }
            break l2378;
          }
          p = s2381;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l2378;
        }
        p++;
        m2380 = true;
        continue l2377;
      }
      p = s2379;
    } else touched ||= p >= end;
    break;
  }
  if (!m2380) { return -1; }
  return p;
}

function skipBadMethodTitle(p: number): number {
  let c = 0;
  let m2395 = false;
  l2392: for (;;) {
    const s2394 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304)) {
      l2393: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l2393; }
        m2395 = true;
        continue l2392;
      }
      p = s2394;
    } else touched ||= p >= end;
    break;
  }
  if (!m2395) { return -1; }
  return p;
}

function skipMethodOrnament(p: number): number {
  let c = 0;
  l2396: {
    const s2397 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2398: {
        p++;
        break l2396;
      }
      p = s2397;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l2399: {

        p++;
        break l2396;
      }
      p = s2397;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2400: {
        p = skipNumber(p);
        if (p < 0) { break l2400; }
        if (!(((c = text.charCodeAt(p)) === 41 || c === 46 || c === 58))) {
          touched ||= p >= end;
          break l2400;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2400;
        }
        p++;
        break l2396;
      }
      p = s2397;
    } else touched ||= p >= end;
    l2401: {
      const s2402 = p;
      if (((c = text.charCodeAt(p)) === 77 || c === 109)) {
        l2403: {
          if (!isCaseless(p, "method")) { break l2403; }
          p += 6;
          break l2401;
        }
        p = s2402;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
        l2404: {
          if (!isCaseless(p, "function")) { break l2404; }
          p += 8;
          break l2401;
        }
        p = s2402;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 79 || c === 111)) {
        l2405: {
          if (!isCaseless(p, "operation")) { break l2405; }
          p += 9;
          break l2401;
        }
        p = s2402;
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
  l2430: {
    const s2431 = p;
    l2432: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2432; }
      break l2430;
    }
    p = s2431;
    l2433: {
      p = skipInPlainChecklist(p);
      if (p < 0) { break l2433; }
      break l2430;
    }
    p = s2431;
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
  l2434: {
    const s2435 = p;
    l2436: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2436; }
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
        break l2436;
      }
      p = skipMark(p);
      if (p < 0) { break l2436; }
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
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l2436;
      }
      p = skip_pair(p);
      if (p < 0) { break l2436; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2436; }
      break l2434;
    }
    p = s2435;
    l2457: {
      p = skipCheckLevel(p);
      if (p < 0) { break l2457; }
      let n2461 = 0;
      l2458: for (;;) {
        if (n2461 >= 3) break;
        const s2460 = p;
        l2459: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2459;
          }
          p++;
          n2461++;
          continue l2458;
        }
        p = s2460;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l2457;
      }
      p = skipMark(p);
      if (p < 0) { break l2457; }
      l2462: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s2464 = p;
          l2463: {
            p = skipBadTitleNumber(p);
            if (p < 0) { break l2463; }
            break l2462;
          }
          p = s2464;
        } else touched ||= p >= end;
      }
      p = skipTitleText(p);
      if (p < 0) { break l2457; }
      p = skipHeadingEnd(p);
      if (p < 0) { break l2457; }
      break l2434;
    }
    p = s2435;
    l2467: {
      if (p < end) {
        const s2465 = p;
        l2466: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2466; }
          p = s2465;
          break l2467;
        }
        p = s2465;
      } else touched ||= p >= end;
      return -1;
    }
    l2468: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s2470 = p;
        l2469: {
          p = skipBadTitleNumber(p);
          if (p < 0) { break l2469; }
          break l2468;
        }
        p = s2470;
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
  l2437: {
    const s2438 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2439: {
        l2442: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2440 = p;
            l2441: {
              p = skipH3(p);
              if (p < 0) { break l2441; }
              p = s2440;
              break l2442;
            }
            p = s2440;
          } else touched ||= p >= end;
          break l2439;
        }
        break l2437;
      }
      p = s2438;
    } else touched ||= p >= end;
    l2443: {
      p = skipInFlatChecklist(p);
      if (p < 0) { break l2443; }
      l2446: {
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          const s2444 = p;
          l2445: {
            p = skipH2(p);
            if (p < 0) { break l2445; }
            p = s2444;
            break l2446;
          }
          p = s2444;
        } else touched ||= p >= end;
        break l2443;
      }
      break l2437;
    }
    p = s2438;
    p = skipInDeepChecklist(p);
    if (p < 0) { return -1; }
    l2449: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s2447 = p;
        l2448: {
          p = skipH4(p);
          if (p < 0) { break l2448; }
          p = s2447;
          break l2449;
        }
        p = s2447;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf289(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: StackHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2471 = readStackHeading(p);
  if (r2471 === undefined) { return -1; }
  value = r2471;
  p = pos;
  leafValue = value;
  return p;
}

function readStackHeading(p: number): StackHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2474: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : c >= 128)) {
      const s2472 = p;
      l2473: {
        p = skipTitleStart(p);
        if (p < 0) { break l2473; }
        if (!isCaseless(p, "tech")) { break l2473; }
        p += 4;
        p = s2472;
        break l2474;
      }
      p = s2472;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2475 = readSectionHeading(p);
  if (r2475 === undefined) { return undefined; }
  l_heading = r2475;
  p = pos;
  pos = p;
  return { type: 'StackHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf291(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TechnologyNode;
  {
    const s2478 = p;
    l2479: {
      p = skipSectionStop(p);
      if (p < 0) { break l2479; }
      return -1;
    }
    p = s2478;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2481 = readTechnology(p);
  if (r2481 === undefined) { return -1; }
  value = r2481;
  p = pos;
  leafValue = value;
  return p;
}

function readTechnology(p: number): TechnologyNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  let n2485 = 0;
  l2482: for (;;) {
    if (n2485 >= 3) break;
    const s2484 = p;
    l2483: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l2483;
      }
      p++;
      n2485++;
      continue l2482;
    }
    p = s2484;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2486 = read_label(p);
  if (r2486 === undefined) { return undefined; }
  l_label = r2486;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r2488 = readLineValue(p);
  if (r2488 === undefined) { return undefined; }
  l_value = r2488;
  p = pos;
  const r2490 = readValueEnd(p);
  if (r2490 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Technology', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf293(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AssumptionsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2493 = readAssumptionsHeading(p);
  if (r2493 === undefined) { return -1; }
  value = r2493;
  p = pos;
  leafValue = value;
  return p;
}

function readAssumptionsHeading(p: number): AssumptionsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2496: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : c >= 128)) {
      const s2494 = p;
      l2495: {
        p = skipTitleStart(p);
        if (p < 0) { break l2495; }
        if (!isCaseless(p, "assumption")) { break l2495; }
        p += 10;
        p = s2494;
        break l2496;
      }
      p = s2494;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2497 = readSectionHeading(p);
  if (r2497 === undefined) { return undefined; }
  l_heading = r2497;
  p = pos;
  pos = p;
  return { type: 'AssumptionsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf295(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r2500 = readContractsHeading(p);
  if (r2500 === undefined) { return -1; }
  value = r2500;
  p = pos;
  leafValue = value;
  return p;
}

function readContractsHeading(p: number): ContractsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l2503: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 128)) {
      const s2501 = p;
      l2502: {
        p = skipTitleStart(p);
        if (p < 0) { break l2502; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false))) {
          touched ||= p >= end;
          break l2502;
        }
        p = skipContractsName(p);
        if (p < 0) { break l2502; }
        p = s2501;
        break l2503;
      }
      p = s2501;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2507 = readSectionHeading(p);
  if (r2507 === undefined) { return undefined; }
  l_heading = r2507;
  p = pos;
  pos = p;
  return { type: 'ContractsHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipContractsName(p: number): number {
  let c = 0;
  l2504: {
    const s2505 = p;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2506: {
        if (!isCaseless(p, "api")) { break l2506; }
        p += 3;
        break l2504;
      }
      p = s2505;
    } else touched ||= p >= end;
    if (!isCaseless(p, "endpoints")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf298(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2510!: null;
  {
    const s2511 = p;
    l2512: {
      p = skipSectionStop(p);
      if (p < 0) { break l2512; }
      return -1;
    }
    p = s2511;
  }
  e2510 = null;
  let e2514!: null;
  {
    const s2515 = p;
    l2516: {
      p = skipItemAhead(p);
      if (p < 0) { break l2516; }
      return -1;
    }
    p = s2515;
  }
  e2514 = null;
  value = [e2510, e2514];
  leafValue = value;
  return p;
}

function leaf299(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r2518 = readContractHeading(p);
  if (r2518 === undefined) { return -1; }
  value = r2518;
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
  l2519: {
    const s2520 = p;
    const t2521 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2522: {
        l2525: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2523 = p;
            l2524: {
              l2526: {
                const s2527 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2528: {
                    p = skipH2(p);
                    if (p < 0) { break l2528; }
                    break l2526;
                  }
                  p = s2527;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l2529: {
                    p = skipH3(p);
                    if (p < 0) { break l2529; }
                    break l2526;
                  }
                  p = s2527;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l2524;
                }
                p = skipH4(p);
                if (p < 0) { break l2524; }
              }
              p = s2523;
              break l2525;
            }
            p = s2523;
          } else touched ||= p >= end;
          break l2522;
        }
        let n2533 = 0;
        l2530: for (;;) {
          if (n2533 >= 3) break;
          const s2532 = p;
          l2531: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2531;
            }
            p++;
            n2533++;
            continue l2530;
          }
          p = s2532;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2522;
        }
        const r2534 = readMark(p);
        if (r2534 === undefined) { break l2522; }
        l_mark = r2534;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          touched ||= p >= end;
          break l2522;
        }
        const r2536 = readEndpoint(p);
        if (r2536 === undefined) { break l2522; }
        l_endpoint = r2536;
        p = pos;
        const r2598 = readHeadingEnd(p);
        if (r2598 === undefined) { break l2522; }
        p = pos;
        break l2519;
      }
      p = s2520;
      if (trail.length > t2521) trail.length = t2521;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l2600: {
        l2603: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s2601 = p;
            l2602: {
              p = skipH3(p);
              if (p < 0) { break l2602; }
              p = s2601;
              break l2603;
            }
            p = s2601;
          } else touched ||= p >= end;
          break l2600;
        }
        let n2607 = 0;
        l2604: for (;;) {
          if (n2607 >= 3) break;
          const s2606 = p;
          l2605: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2605;
            }
            p++;
            n2607++;
            continue l2604;
          }
          p = s2606;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l2600;
        }
        const r2608 = readMark(p);
        if (r2608 === undefined) { break l2600; }
        l_mark = r2608;
        p = pos;
        const r2610 = readTitleText(p);
        if (r2610 === undefined) { break l2600; }
        l_title = r2610;
        p = pos;
        const r2612 = readHeadingEnd(p);
        if (r2612 === undefined) { break l2600; }
        p = pos;
        break l2519;
      }
      p = s2520;
      if (trail.length > t2521) trail.length = t2521;
      l_mark = null;
      l_endpoint = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l2616: {
      if (p < end) {
        const s2614 = p;
        l2615: {
          p = skipSetextAhead(p);
          if (p < 0) { break l2615; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
            touched ||= p >= end;
            break l2615;
          }
          p = skipEndpointAhead(p);
          if (p < 0) { break l2615; }
          p = s2614;
          break l2616;
        }
        p = s2614;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2617 = readEndpoint(p);
    if (r2617 === undefined) { return undefined; }
    l_endpoint = r2617;
    p = pos;
    const r2619 = readHeadingEnd(p);
    if (r2619 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2621 = readBadSetext(p);
    if (r2621 === undefined) { return undefined; }
    l_under = r2621;
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
  l2537: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      const s2539 = p;
      const t2540 = trail.length;
      l2538: {
        const r2541 = readBadTitleNumber(p);
        if (r2541 === undefined) { break l2538; }
        p = pos;
        break l2537;
      }
      p = s2539;
      if (trail.length > t2540) trail.length = t2540;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2543 = readEndpointMethod(p);
  if (r2543 === undefined) { return undefined; }
  l_method = r2543;
  p = pos;
  if (!(text.charCodeAt(p) === 47)) {
    touched ||= p >= end;
    return undefined;
  }
  const r2566 = readPathText(p);
  if (r2566 === undefined) { return undefined; }
  l_path = r2566;
  p = pos;
  l2575: {
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      const s2577 = p;
      const t2578 = trail.length;
      l2576: {
        const r2579 = readBadPathEnd(p);
        if (r2579 === undefined) { break l2576; }
        p = pos;
        break l2575;
      }
      p = s2577;
      if (trail.length > t2578) trail.length = t2578;
    } else touched ||= p >= end;
  }
  l2584: {
    if (p < end) {
      const s2586 = p;
      const t2587 = trail.length;
      l2585: {
        const r2588 = readBadTitleRest(p);
        if (r2588 === undefined) { break l2585; }
        p = pos;
        break l2584;
      }
      p = s2586;
      if (trail.length > t2587) trail.length = t2587;
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
  l2544: {
    const s2545 = p;
    const t2546 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
      l2547: {
        const r2548 = readMethodWord(p);
        if (r2548 === undefined) { break l2547; }
        value = r2548;
        p = pos;
        break l2544;
      }
      p = s2545;
      if (trail.length > t2546) trail.length = t2546;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2558 = readBadMethodName(p);
    if (r2558 === undefined) { return undefined; }
    value = r2558;
    p = pos;
  }
  pos = p;
  return value;
}

function readMethodWord(p: number): MethodWordNode | undefined {
  let c = 0;
  const start = p;
  let l_word!: string;
  const s2549 = p;
  if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n2553 = 0;
  l2550: for (;;) {
    if (n2553 >= 9) break;
    const s2552 = p;
    l2551: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l2551;
      }
      p++;
      n2553++;
      continue l2550;
    }
    p = s2552;
    break;
  }
  if (n2553 < 1) { return undefined; }
  l_word = text.slice(s2549, p);
  if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  l2556: {
    if (text.charCodeAt(p) === 47) {
      const s2554 = p;
      l2555: {

        p++;
        p = s2554;
        break l2556;
      }
      p = s2554;
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
  const s2559 = p;
  let n2563 = 0;
  l2560: for (;;) {
    if (n2563 >= 10) break;
    const s2562 = p;
    l2561: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
        touched ||= p >= end;
        break l2561;
      }
      p++;
      n2563++;
      continue l2560;
    }
    p = s2562;
    break;
  }
  if (n2563 < 2) { return undefined; }
  l_word = text.slice(s2559, p);
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
  l2569: {
    if (text.charCodeAt(p) === 47) {
      const s2567 = p;
      l2568: {

        p++;
        p = s2567;
        break l2569;
      }
      p = s2567;
    } else touched ||= p >= end;
    return undefined;
  }
  let m2573 = false;
  l2570: for (;;) {
    const s2572 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128)) {
      l2571: {
        p = skipPathPart(p);
        if (p < 0) { break l2571; }
        m2573 = true;
        continue l2570;
      }
      p = s2572;
    } else touched ||= p >= end;
    break;
  }
  if (!m2573) { return undefined; }
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
  l2582: {
    const s2580 = p;
    l2581: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2581; }
      p = s2580;
      break l2582;
    }
    p = s2580;
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
    const s2589 = p;
    l2590: {
      p = skipHeadingEndAhead(p);
      if (p < 0) { break l2590; }
      return undefined;
    }
    p = s2589;
  }
  let m2595 = false;
  l2592: for (;;) {
    const s2594 = p;
    if (p < end) {
      l2593: {
        p = skipTitlePiece(p);
        if (p < 0) { break l2593; }
        m2595 = true;
        continue l2592;
      }
      p = s2594;
    } else touched ||= p >= end;
    break;
  }
  if (!m2595) { return undefined; }
  pos = p;
  const node: BadTitleRestNode = { type: 'BadTitleRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf309(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e2624!: null;
  {
    const s2625 = p;
    l2626: {
      p = skipSectionStop(p);
      if (p < 0) { break l2626; }
      return -1;
    }
    p = s2625;
  }
  e2624 = null;
  let e2628!: null;
  if (p < end) {
    {
      const s2629 = p;
      l2630: {
        p = skipContractHeading(p);
        if (p < 0) { break l2630; }
        return -1;
      }
      p = s2629;
    }
  } else touched ||= p >= end;
  e2628 = null;
  value = [e2624, e2628];
  leafValue = value;
  return p;
}

function leaf310(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: AnswerHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2632 = readAnswerHead(p);
  if (r2632 === undefined) { return -1; }
  value = r2632;
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
  const r2633 = readHolds(p);
  if (r2633 === undefined) { return undefined; }
  l_holds = r2633;
  p = pos;
  l2662: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      const s2660 = p;
      l2661: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2661; }
        p = s2660;
        break l2662;
      }
      p = s2660;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r2672 = read_label(p);
  if (r2672 === undefined) { return undefined; }
  l_label = r2672;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l2674: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      const s2676 = p;
      const t2677 = trail.length;
      l2675: {
        const r2678 = readAnswer(p);
        if (r2678 === undefined) { break l2675; }
        l_answer = r2678;
        p = pos;
        break l2674;
      }
      p = s2676;
      if (trail.length > t2677) trail.length = t2677;
    } else touched ||= p >= end;
    l_answer = null;
  }
  const r2771 = readLineValue(p);
  if (r2771 === undefined) { return undefined; }
  l_value = r2771;
  p = pos;
  const r2773 = readValueEnd(p);
  if (r2773 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'AnswerHead', start: base + start, end: base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
}

function readHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l2634: {
    const s2635 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2636: {
        const r2637 = readBulletHolds(p);
        if (r2637 === undefined) { break l2636; }
        value = r2637;
        p = pos;
        break l2634;
      }
      p = s2635;
    } else touched ||= p >= end;
    const r2640 = readPlainHolds(p);
    if (r2640 === undefined) { return undefined; }
    value = r2640;
    p = pos;
  }
  pos = p;
  return value;
}

function readBulletHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s2638 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s2638, p);
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
  l2641: {
    const s2642 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : c === 304)) {
      l2643: {
        let n2647 = 0;
        l2644: for (;;) {
          if (n2647 >= 3) break;
          const s2646 = p;
          l2645: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l2645;
            }
            p++;
            n2647++;
            continue l2644;
          }
          p = s2646;
          break;
        }
        l2650: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304)) {
            const s2648 = p;
            l2649: {
              p = skip_label(p);
              if (p < 0) { break l2649; }
              p = skipBlanks(p);
              if (p < 0) { break l2649; }
              p = skipLineEnd(p);
              if (p < 0) { break l2649; }
              p = s2648;
              break l2650;
            }
            p = s2648;
          } else touched ||= p >= end;
          break l2643;
        }
        value = (() => { return 'all'; })();
        break l2641;
      }
      p = s2642;
    } else touched ||= p >= end;
    let n2657 = 0;
    l2654: for (;;) {
      if (n2657 >= 3) break;
      const s2656 = p;
      l2655: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2655;
        }
        p++;
        n2657++;
        continue l2654;
      }
      p = s2656;
      break;
    }
    value = (() => { return 'none'; })();
  }
  pos = p;
  return value;
}

function skip_label(p: number): number {
  let c = 0;
  l2651: {
    const s2652 = p;
    if (text.charCodeAt(p) === 42) {
      l2653: {
        p = skipLabel(p);
        if (p < 0) { break l2653; }
        break l2651;
      }
      p = s2652;
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
  l2663: {
    const s2664 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : false)) {
      l2665: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2666: {
          const s2667 = p;
          if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
            l2668: {
              if (!isCaseless(p, "authentication")) { break l2668; }
              p += 14;
              break l2666;
            }
            p = s2667;
          } else touched ||= p >= end;
          if (!isCaseless(p, "auth")) { break l2665; }
          p += 4;
        }
        l2669: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2671 = p;
            l2670: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2670;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "required")) { break l2670; }
              p += 8;
              break l2669;
            }
            p = s2671;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2665;
        }
        p++;
        break l2663;
      }
      p = s2664;
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
  l2679: {
    const s2680 = p;
    const t2681 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : false)) {
      l2682: {
        const r2683 = readAnswerGap(p);
        if (r2683 === undefined) { break l2682; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : false))) {
          touched ||= p >= end;
          break l2682;
        }
        const r2712 = readYes(p);
        if (r2712 === undefined) { break l2682; }
        value = r2712;
        p = pos;
        while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
        touched ||= p >= end;
        break l2679;
      }
      p = s2680;
      if (trail.length > t2681) trail.length = t2681;
    } else touched ||= p >= end;
    const r2728 = readAnswerGap(p);
    if (r2728 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2730 = readNo(p);
    if (r2730 === undefined) { return undefined; }
    value = r2730;
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
  const list2689: (string[] | ["\n" | BadLineEndNode, null])[] = [];
  l2684: for (;;) {
    const s2686 = p;
    const t2687 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
      l2685: {
        let v2688!: string[] | ["\n" | BadLineEndNode, null];
        l2691: {
          const s2692 = p;
          const t2693 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
            l2694: {
              const list2699: string[] = [];
              l2695: for (;;) {
                const s2697 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : false)) {
                  l2696: {
                    let v2698!: string;
                    v2698 = text.charAt(p);
                    p++;
                    list2699.push(v2698);
                    continue l2695;
                  }
                  p = s2697;
                } else touched ||= p >= end;
                break;
              }
              if (list2699.length === 0) { break l2694; }
              v2688 = list2699;
              break l2691;
            }
            p = s2692;
            if (trail.length > t2693) trail.length = t2693;
          } else touched ||= p >= end;
          let e2701!: "\n" | BadLineEndNode;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2685;
          }
          const r2702 = readEol(p);
          if (r2702 === undefined) { break l2685; }
          e2701 = r2702;
          p = pos;
          let e2704!: null;
          if (p < end) {
            {
              const s2705 = p;
              l2706: {
                p = skipFieldStop(p);
                if (p < 0) { break l2706; }
                break l2685;
              }
              p = s2705;
            }
          } else touched ||= p >= end;
          e2704 = null;
          v2688 = [e2701, e2704];
        }
        list2689.push(v2688);
        continue l2684;
      }
      p = s2686;
      if (trail.length > t2687) trail.length = t2687;
    } else touched ||= p >= end;
    break;
  }
  value = list2689;
  pos = p;
  return value;
}

function skipFieldStop(p: number): number {
  let c = 0;
  l2708: {
    const s2709 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2710: {
        p = skipBlankLine(p);
        if (p < 0) { break l2710; }
        break l2708;
      }
      p = s2709;
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
  l2713: {
    const s2714 = p;
    if (((c = text.charCodeAt(p)) === 89 || c === 121)) {
      l2715: {
        if (!isCaseless(p, "yes")) { break l2715; }
        p += 3;
        break l2713;
      }
      p = s2714;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l2716: {
        if (!isCaseless(p, "true")) { break l2716; }
        p += 4;
        break l2713;
      }
      p = s2714;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2717: {
        if (!isCaseless(p, "required")) { break l2717; }
        p += 8;
        break l2713;
      }
      p = s2714;
    } else touched ||= p >= end;
    if (!isCaseless(p, "y")) { return undefined; }
    p += 1;
  }
  l2720: {
    const s2718 = p;
    l2719: {
      p = skipWordEnd(p);
      if (p < 0) { break l2719; }
      p = s2718;
      break l2720;
    }
    p = s2718;
    return undefined;
  }
  pos = p;
  return { type: 'Yes', start: base + start, end: base + p };
}

function skipWordEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2721: {
    const s2722 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : (c >= 8211 && c <= 8212))) {
      l2723: {
        p++;
        break l2721;
      }
      p = s2722;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2724 = p;
        l2725: {
          p++;
          return -1;
        }
        p = s2724;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function readNo(p: number): NoNode | undefined {
  let c = 0;
  const start = p;
  l2731: {
    const s2732 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2733: {
        if (!isCaseless(p, "not")) { break l2733; }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2733;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l2734: {
          const s2735 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2736: {
              if (!isCaseless(p, "required")) { break l2736; }
              p += 8;
              break l2734;
            }
            p = s2735;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
            l2737: {
              if (!isCaseless(p, "needed")) { break l2737; }
              p += 6;
              break l2734;
            }
            p = s2735;
          } else touched ||= p >= end;
          if (!isCaseless(p, "necessary")) { break l2733; }
          p += 9;
        }
        break l2731;
      }
      p = s2732;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2738: {
        if (!isCaseless(p, "none")) { break l2738; }
        p += 4;
        break l2731;
      }
      p = s2732;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l2739: {
        if (!isCaseless(p, "no")) { break l2739; }
        p += 2;
        break l2731;
      }
      p = s2732;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l2740: {
        if (!isCaseless(p, "false")) { break l2740; }
        p += 5;
        break l2731;
      }
      p = s2732;
    } else touched ||= p >= end;
    if (!isCaseless(p, "n")) { return undefined; }
    p += 1;
  }
  l2743: {
    const s2741 = p;
    l2742: {
      p = skipNoEnd(p);
      if (p < 0) { break l2742; }
      p = s2741;
      break l2743;
    }
    p = s2741;
    return undefined;
  }
  pos = p;
  return { type: 'No', start: base + start, end: base + p };
}

function skipNoEnd(p: number): number {
  let c = 0;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  l2744: {
    const s2745 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l2746: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2746;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l2746;
        }
        p++;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2746;
        }
        p++;
        break l2744;
      }
      p = s2745;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l2747: {
      const s2748 = p;
      if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 40 || c === 44)) {
        l2749: {
          p++;
          break l2747;
        }
        p = s2748;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 46) {
        l2750: {

          p++;
          l2751: {
            const s2752 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : false)) {
              l2753: {
                p++;
                break l2751;
              }
              p = s2752;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2754 = p;
                l2755: {
                  p++;
                  break l2750;
                }
                p = s2754;
              }
            } else touched ||= p >= end;
          }
          break l2747;
        }
        p = s2748;
      } else touched ||= p >= end;
      p = skipLineEnd(p);
      if (p < 0) { return -1; }
      l2757: {
        const s2758 = p;
        l2759: {
          if (p < end) {
            {
              const s2760 = p;
              l2761: {
                p++;
                break l2759;
              }
              p = s2760;
            }
          } else touched ||= p >= end;
          break l2757;
        }
        p = s2758;
        l2765: {
          if (p < end) {
            const s2763 = p;
            l2764: {
              l2766: {
                const s2767 = p;
                if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
                  l2768: {
                    p = skipBlankLine(p);
                    if (p < 0) { break l2768; }
                    break l2766;
                  }
                  p = s2767;
                } else touched ||= p >= end;
                if (!(p < end)) {
                  touched ||= p >= end;
                  break l2764;
                }
                p = skipFieldStop(p);
                if (p < 0) { break l2764; }
              }
              p = s2763;
              break l2765;
            }
            p = s2763;
          } else touched ||= p >= end;
          return -1;
        }
      }
    }
  }
  return p;
}

function leaf324(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2776!: null;
  {
    const s2777 = p;
    l2778: {
      p = skipFieldEnd(p);
      if (p < 0) { break l2778; }
      return -1;
    }
    p = s2777;
  }
  e2776 = null;
  value = [e2776];
  leafValue = value;
  return p;
}

function skipFieldEnd(p: number): number {
  let c = 0;
  l2780: {
    const s2781 = p;
    l2782: {
      p = skipSectionStop(p);
      if (p < 0) { break l2782; }
      break l2780;
    }
    p = s2781;
    l2783: {
      p = skipItemAhead(p);
      if (p < 0) { break l2783; }
      break l2780;
    }
    p = s2781;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l2784: {
        p = skipThematicBreak(p);
        if (p < 0) { break l2784; }
        break l2780;
      }
      p = s2781;
    } else touched ||= p >= end;
    l2785: {
      p = skipPlainLabelAhead(p);
      if (p < 0) { break l2785; }
      break l2780;
    }
    p = s2781;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l2842: {
        p = skipBulletLabelAhead(p);
        if (p < 0) { break l2842; }
        break l2780;
      }
      p = s2781;
    } else touched ||= p >= end;
    p = skipListedAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipPlainLabelAhead(p: number): number {
  let c = 0;
  l2786: {
    const s2787 = p;
    l2788: {
      {
        const s2789 = p;
        l2790: {
          p = skipInNotes(p);
          if (p < 0) { break l2790; }
          break l2788;
        }
        p = s2789;
      }
      let n2795 = 0;
      l2792: for (;;) {
        if (n2795 >= 3) break;
        const s2794 = p;
        l2793: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l2793;
          }
          p++;
          n2795++;
          continue l2792;
        }
        p = s2794;
        break;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2788;
      }
      p = skipLabelAhead(p);
      if (p < 0) { break l2788; }
      break l2786;
    }
    p = s2787;
    p = skipInNotes(p);
    if (p < 0) { return -1; }
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
    l2802: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
        const s2800 = p;
        l2801: {
          p = skipComponentName(p);
          if (p < 0) { break l2801; }
          p = s2800;
          break l2802;
        }
        p = s2800;
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
  l2803: {
    const s2804 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      l2805: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l2805; }
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      l2812: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l2812; }
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2817: {
        p = skipDependenciesName(p);
        if (p < 0) { break l2817; }
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 304)) {
      l2824: {
        p = skipInterfacesName(p);
        if (p < 0) { break l2824; }
        break l2803;
      }
      p = s2804;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      l2829: {
        p = skipNotesName(p);
        if (p < 0) { break l2829; }
        break l2803;
      }
      p = s2804;
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
  l2806: {
    const s2807 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : false)) {
      l2808: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "semantic")) { break l2808; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2808;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "unit")) { break l2808; }
        p += 4;
        l2809: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2811 = p;
            l2810: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2810;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              if (!isCaseless(p, "id")) { break l2810; }
              p += 2;
              break l2809;
            }
            p = s2811;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2808;
        }
        p++;
        break l2806;
      }
      p = s2807;
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
  l2813: {
    const s2814 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2815: {
        if (!isCaseless(p, "responsibility")) { break l2815; }
        p += 14;
        break l2813;
      }
      p = s2814;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2816: {
        if (!isCaseless(p, "responsibilities")) { break l2816; }
        p += 16;
        break l2813;
      }
      p = s2814;
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
  l2818: {
    const s2819 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2820: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2821: {
          const s2822 = p;
          if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
            l2823: {
              if (!isCaseless(p, "dependencies")) { break l2823; }
              p += 12;
              break l2821;
            }
            p = s2822;
          } else touched ||= p >= end;
          if (!isCaseless(p, "dependency")) { break l2820; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2820;
        }
        p++;
        break l2818;
      }
      p = s2819;
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
  l2825: {
    const s2826 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2827: {
        if (!isCaseless(p, "interfaces")) { break l2827; }
        p += 10;
        break l2825;
      }
      p = s2826;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2828: {
        if (!isCaseless(p, "interface")) { break l2828; }
        p += 9;
        break l2825;
      }
      p = s2826;
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
  l2830: {
    const s2831 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2832: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "implementation")) { break l2832; }
        p += 14;
        l2833: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
            const s2835 = p;
            l2834: {
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
                touched ||= p >= end;
                break l2834;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
              touched ||= p >= end;
              l2836: {
                const s2837 = p;
                if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
                  l2838: {
                    if (!isCaseless(p, "notes")) { break l2838; }
                    p += 5;
                    break l2836;
                  }
                  p = s2837;
                } else touched ||= p >= end;
                if (!isCaseless(p, "note")) { break l2834; }
                p += 4;
              }
              break l2833;
            }
            p = s2835;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2832;
        }
        p++;
        break l2830;
      }
      p = s2831;
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
  l2839: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2841 = p;
      l2840: {
        if (!isCaseless(p, "estimated")) { break l2840; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2840;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        break l2839;
      }
      p = s2841;
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
    const s2843 = p;
    l2844: {
      p = skipHeldBullet(p);
      if (p < 0) { break l2844; }
      return -1;
    }
    p = s2843;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipBulletLead(p);
  if (p < 0) { return -1; }
  l2865: {
    const s2863 = p;
    l2864: {
      p = skip_knownName(p);
      if (p < 0) { break l2864; }
      p = s2863;
      break l2865;
    }
    p = s2863;
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
  l2846: {
    const s2847 = p;
    l2848: {
      p = skipHoldsAll(p);
      if (p < 0) { break l2848; }
      break l2846;
    }
    p = s2847;
    if (text.charCodeAt(p) === 32) {
      l2849: {
        l2852: {
          if (text.charCodeAt(p) === 32) {
            const s2850 = p;
            l2851: {
              p = skipHoldsRun(p);
              if (p < 0) { break l2851; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
                touched ||= p >= end;
                break l2851;
              }
              p = skipBulletLead(p);
              if (p < 0) { break l2851; }
              p = s2850;
              break l2852;
            }
            p = s2850;
          } else touched ||= p >= end;
          break l2849;
        }
        break l2846;
      }
      p = s2847;
    } else touched ||= p >= end;
    let n2862 = 0;
    l2859: for (;;) {
      if (n2862 >= 3) break;
      const s2861 = p;
      l2860: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l2860;
        }
        p++;
        n2862++;
        continue l2859;
      }
      p = s2861;
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
  const list2857: " "[] = [];
  l2853: for (;;) {
    const s2855 = p;
    if (text.charCodeAt(p) === 32) {
      l2854: {
        let v2856!: " ";

        v2856 = " ";
        p++;
        list2857.push(v2856);
        continue l2853;
      }
      p = s2855;
    } else touched ||= p >= end;
    break;
  }
  if (list2857.length === 0) { return undefined; }
  value = list2857;
  pos = p;
  return value;
}

function skip_knownName(p: number): number {
  let c = 0;
  l2866: {
    const s2867 = p;
    l2868: {
      p = skipInContract(p);
      if (p < 0) { break l2868; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
        touched ||= p >= end;
        break l2868;
      }
      p = skipContractName(p);
      if (p < 0) { break l2868; }
      break l2866;
    }
    p = s2867;
    l2916: {
      p = skipInSchema(p);
      if (p < 0) { break l2916; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2916;
      }
      p = skipSchemaName(p);
      if (p < 0) { break l2916; }
      break l2866;
    }
    p = s2867;
    l2945: {
      p = skipInMethod(p);
      if (p < 0) { break l2945; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false))) {
        touched ||= p >= end;
        break l2945;
      }
      p = skipMethodName(p);
      if (p < 0) { break l2945; }
      break l2866;
    }
    p = s2867;
    l2970: {
      p = skipInComponent(p);
      if (p < 0) { break l2970; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304))) {
        touched ||= p >= end;
        break l2970;
      }
      p = skipComponentName(p);
      if (p < 0) { break l2970; }
      break l2866;
    }
    p = s2867;
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
  l2869: {
    const s2870 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2871: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2871; }
        break l2869;
      }
      p = s2870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : false)) {
      l2872: {
        p = skipAuthenticationName(p);
        if (p < 0) { break l2872; }
        break l2869;
      }
      p = s2870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2873: {
        p = skipRateLimitName(p);
        if (p < 0) { break l2873; }
        break l2869;
      }
      p = s2870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2878: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l2878; }
        break l2869;
      }
      p = s2870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2887: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l2887; }
        break l2869;
      }
      p = s2870;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      l2894: {
        p = skipResponseName(p);
        if (p < 0) { break l2894; }
        break l2869;
      }
      p = s2870;
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
  l2874: {
    const s2875 = p;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2876: {
        if (!isCaseless(p, "limits")) { break l2876; }
        p += 6;
        break l2874;
      }
      p = s2875;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
      l2877: {
        if (!isCaseless(p, "limiting")) { break l2877; }
        p += 8;
        break l2874;
      }
      p = s2875;
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
  l2879: {
    const s2880 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      l2881: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2882: {
          const s2883 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2884: {
              if (!isCaseless(p, "request")) { break l2884; }
              p += 7;
              break l2882;
            }
            p = s2883;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 81 || c === 113)) {
            l2885: {
              if (!isCaseless(p, "query")) { break l2885; }
              p += 5;
              break l2882;
            }
            p = s2883;
          } else touched ||= p >= end;
          if (!isCaseless(p, "path")) { break l2881; }
          p += 4;
        }
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2881;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "parameters")) { break l2881; }
        p += 10;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2881;
        }
        p++;
        break l2879;
      }
      p = s2880;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2886: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "request")) { break l2886; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2886;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "params")) { break l2886; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2886;
        }
        p++;
        break l2879;
      }
      p = s2880;
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
  l2888: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2890 = p;
      l2889: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2889;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "body")) { break l2889; }
        p += 4;
        break l2888;
      }
      p = s2890;
    } else touched ||= p >= end;
  }
  l2891: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
      const s2893 = p;
      l2892: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2892;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "schema")) { break l2892; }
        p += 6;
        break l2891;
      }
      p = s2893;
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
  l2895: {
    const s2896 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2897: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2897; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2897;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2898: {
          const s2899 = p;
          if (text.charCodeAt(p) === 40) {
            l2900: {
              if (!isCaseless(p, "(success)")) { break l2900; }
              p += 9;
              break l2898;
            }
            p = s2899;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 66 || c === 98)) {
            l2901: {
              if (!isCaseless(p, "body")) { break l2901; }
              p += 4;
              break l2898;
            }
            p = s2899;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            l2902: {
              if (!isCaseless(p, "schema")) { break l2902; }
              p += 6;
              break l2898;
            }
            p = s2899;
          } else touched ||= p >= end;
          if (!isCaseless(p, "success")) { break l2897; }
          p += 7;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2897;
        }
        p++;
        break l2895;
      }
      p = s2896;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    touched ||= p >= end;
    l2903: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2905 = p;
        l2904: {
          if (!isCaseless(p, "success")) { break l2904; }
          p += 7;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
            touched ||= p >= end;
            break l2904;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          touched ||= p >= end;
          break l2903;
        }
        p = s2905;
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
  l2906: {
    const s2907 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l2908: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "error")) { break l2908; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) {
          touched ||= p >= end;
          break l2908;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "response")) { break l2908; }
        p += 8;
        l2909: {
          if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
            const s2911 = p;
            l2910: {
              if (!isCaseless(p, "s")) { break l2910; }
              p += 1;
              break l2909;
            }
            p = s2911;
          } else touched ||= p >= end;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2908;
        }
        p++;
        break l2906;
      }
      p = s2907;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false)) {
      l2912: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "errors")) { break l2912; }
        p += 6;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2912;
        }
        p++;
        break l2906;
      }
      p = s2907;
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
    l2913: {
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        const s2915 = p;
        l2914: {
          if (!isCaseless(p, "s")) { break l2914; }
          p += 1;
          break l2913;
        }
        p = s2915;
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
  l2917: {
    const s2918 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      l2919: {
        p = skipDescriptionName(p);
        if (p < 0) { break l2919; }
        break l2917;
      }
      p = s2918;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      l2920: {
        p = skipColumnsName(p);
        if (p < 0) { break l2920; }
        break l2917;
      }
      p = s2918;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l2925: {
        p = skipIndexesName(p);
        if (p < 0) { break l2925; }
        break l2917;
      }
      p = s2918;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l2930: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l2930; }
        break l2917;
      }
      p = s2918;
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
  l2921: {
    const s2922 = p;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l2923: {
        if (!isCaseless(p, "columns")) { break l2923; }
        p += 7;
        break l2921;
      }
      p = s2922;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l2924: {
        if (!isCaseless(p, "column")) { break l2924; }
        p += 6;
        break l2921;
      }
      p = s2922;
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
  l2926: {
    const s2927 = p;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2928: {
        if (!isCaseless(p, "indexes")) { break l2928; }
        p += 7;
        break l2926;
      }
      p = s2927;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l2929: {
        if (!isCaseless(p, "indices")) { break l2929; }
        p += 7;
        break l2926;
      }
      p = s2927;
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
  l2931: {
    const s2932 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2933: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2934: {
          const s2935 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2936: {
              if (!isCaseless(p, "relationships")) { break l2936; }
              p += 13;
              break l2934;
            }
            p = s2935;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2937: {
              if (!isCaseless(p, "relationship")) { break l2937; }
              p += 12;
              break l2934;
            }
            p = s2935;
          } else touched ||= p >= end;
          if (!isCaseless(p, "relations")) { break l2933; }
          p += 9;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2933;
        }
        p++;
        break l2931;
      }
      p = s2932;
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
  l2938: {
    const s2939 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      l2940: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2941: {
          const s2942 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2943: {
              if (!isCaseless(p, "constraints")) { break l2943; }
              p += 11;
              break l2941;
            }
            p = s2942;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2944: {
              if (!isCaseless(p, "constraint")) { break l2944; }
              p += 10;
              break l2941;
            }
            p = s2942;
          } else touched ||= p >= end;
          if (!isCaseless(p, "checks")) { break l2940; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2940;
        }
        p++;
        break l2938;
      }
      p = s2939;
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
  l2946: {
    const s2947 = p;
    l2948: {
      p = skipInHeadedMethod(p);
      if (p < 0) { break l2948; }
      break l2946;
    }
    p = s2947;
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
  l2949: {
    const s2950 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      l2951: {
        p = skipParametersName(p);
        if (p < 0) { break l2951; }
        break l2949;
      }
      p = s2950;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2957: {
        p = skipReturnsName(p);
        if (p < 0) { break l2957; }
        break l2949;
      }
      p = s2950;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l2964: {
        p = skipRaisesName(p);
        if (p < 0) { break l2964; }
        break l2949;
      }
      p = s2950;
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
  l2952: {
    const s2953 = p;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l2954: {
        if (!isCaseless(p, "parameters")) { break l2954; }
        p += 10;
        break l2952;
      }
      p = s2953;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l2955: {
        if (!isCaseless(p, "params")) { break l2955; }
        p += 6;
        break l2952;
      }
      p = s2953;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l2956: {
        if (!isCaseless(p, "arguments")) { break l2956; }
        p += 9;
        break l2952;
      }
      p = s2953;
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
  l2958: {
    const s2959 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l2960: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2961: {
          const s2962 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l2963: {
              if (!isCaseless(p, "returns")) { break l2963; }
              p += 7;
              break l2961;
            }
            p = s2962;
          } else touched ||= p >= end;
          if (!isCaseless(p, "return")) { break l2960; }
          p += 6;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2960;
        }
        p++;
        break l2958;
      }
      p = s2959;
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
  l2965: {
    const s2966 = p;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l2967: {
        if (!isCaseless(p, "raises")) { break l2967; }
        p += 6;
        break l2965;
      }
      p = s2966;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l2968: {
        if (!isCaseless(p, "exceptions")) { break l2968; }
        p += 10;
        break l2965;
      }
      p = s2966;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l2969: {
        if (!isCaseless(p, "throws")) { break l2969; }
        p += 6;
        break l2965;
      }
      p = s2966;
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
  l2971: {
    const s2972 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l2973: {
        p = skipCriteriaName(p);
        if (p < 0) { break l2973; }
        break l2971;
      }
      p = s2972;
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
  l2974: {
    const s2975 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      l2976: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        l2977: {
          const s2978 = p;
          if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
            l2979: {
              if (!isCaseless(p, "criteria")) { break l2979; }
              p += 8;
              break l2977;
            }
            p = s2978;
          } else touched ||= p >= end;
          if (!isCaseless(p, "validation")) { break l2976; }
          p += 10;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
          touched ||= p >= end;
          break l2976;
        }
        p++;
        break l2974;
      }
      p = s2975;
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
    l2980: {
      const s2981 = p;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l2982: {
          if (!isCaseless(p, "criteria")) { break l2982; }
          p += 8;
          break l2980;
        }
        p = s2981;
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
  l2983: {
    const s2984 = p;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l2985: {
        if (!isCaseless(p, "severity")) { break l2985; }
        p += 8;
        break l2983;
      }
      p = s2984;
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
  l2986: {
    const s2987 = p;
    l2988: {
      p = skipInInterfaces(p);
      if (p < 0) { break l2988; }
      {
        const s2989 = p;
        l2990: {
          p = skipInMethod(p);
          if (p < 0) { break l2990; }
          break l2988;
        }
        p = s2989;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
        touched ||= p >= end;
        break l2988;
      }
      p = skipListedHeading(p);
      if (p < 0) { break l2988; }
      break l2986;
    }
    p = s2987;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s3050 = p;
        l3051: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l3051; }
          return -1;
        }
        p = s3050;
      }
    } else touched ||= p >= end;
    l3071: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3069 = p;
        l3070: {
          const near3072 = p + 16;
          while (p < near3072 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3072) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3070;
          }
          p++;
          p = s3069;
          break l3071;
        }
        p = s3069;
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
  l2993: {
    const s2994 = p;
    if (text.charCodeAt(p) === 96) {
      l2995: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2995;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l2995; }
        l2996: {
          if (text.charCodeAt(p) === 97) {
            const s2998 = p;
            l2997: {
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l2997;
              }
              p += 5;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l2997;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l2996;
            }
            p = s2998;
          } else touched ||= p >= end;
        }
        l2999: {
          if (text.charCodeAt(p) === 100) {
            const s3001 = p;
            l3000: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l3000;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l3000;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l2999;
            }
            p = s3001;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l2995;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l2995; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l2995;
        }
        p = skipListedList(p);
        if (p < 0) { break l2995; }
        l3012: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
            const s3014 = p;
            l3013: {
              p = skipResult(p);
              if (p < 0) { break l3013; }
              break l3012;
            }
            p = s3014;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l2995; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l2995;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2993;
      }
      p = s2994;
    } else touched ||= p >= end;
    l3015: {
      if (text.charCodeAt(p) === 97) {
        const s3017 = p;
        l3016: {
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l3016;
          }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3016;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3015;
        }
        p = s3017;
      } else touched ||= p >= end;
    }
    l3018: {
      if (text.charCodeAt(p) === 100) {
        const s3020 = p;
        l3019: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l3019;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l3019;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l3018;
        }
        p = s3020;
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
    l3022: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
        const s3024 = p;
        l3023: {
          p = skipWordResult(p);
          if (p < 0) { break l3023; }
          break l3022;
        }
        p = s3024;
      } else touched ||= p >= end;
    }
  }
  return p;
}

function skipListedList(p: number): number {
  let c = 0;
  l3003: {
    const s3004 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3005: {
        p = skipBlanks(p);
        if (p < 0) { break l3005; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3005;
        }
        p = skipParameters(p);
        if (p < 0) { break l3005; }
        break l3003;
      }
      p = s3004;
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
  l3008: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594)) {
      const s3006 = p;
      l3007: {
        p = skipBlanks(p);
        if (p < 0) { break l3007; }
        l3009: {
          const s3010 = p;
          if (text.charCodeAt(p) === 96) {
            l3011: {

              p++;
              break l3009;
            }
            p = s3010;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l3007;
          }
          p = skipArrow(p);
          if (p < 0) { break l3007; }
        }
        p = s3006;
        break l3008;
      }
      p = s3006;
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
  let m3028 = false;
  l3025: for (;;) {
    const s3027 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l3026: {
        l3029: {
          const s3030 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l3031: {
              p = skipBracketed(p);
              if (p < 0) { break l3031; }
              break l3029;
            }
            p = s3030;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l3026;
          }
          p++;
        }
        m3028 = true;
        continue l3025;
      }
      p = s3027;
    } else touched ||= p >= end;
    break;
  }
  if (!m3028) { return -1; }
  return p;
}

function skipListedGap(p: number): number {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l3032: {
    const s3033 = p;
    if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212) || c === 58)) {
      l3034: {
        p++;
        break l3032;
      }
      p = s3033;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3035: {

        p++;
        l3038: {
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            const s3036 = p;
            l3037: {
              p++;
              p = s3036;
              break l3038;
            }
            p = s3036;
          } else touched ||= p >= end;
          break l3035;
        }
        break l3032;
      }
      p = s3033;
    } else touched ||= p >= end;
    l3041: {
      const s3039 = p;
      l3040: {
        p = skipLineEnd(p);
        if (p < 0) { break l3040; }
        p = s3039;
        break l3041;
      }
      p = s3039;
      return -1;
    }
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletText(p: number): number {
  let c = 0;
  const near3042 = p + 16;
  while (p < near3042 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near3042) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  l3043: for (;;) {
    const s3045 = p;
    if (p < end) {
      l3044: {
        if (p < end) {
          {
            const s3047 = p;
            l3048: {
              p = skipParagraphStop(p);
              if (p < 0) { break l3048; }
              break l3044;
            }
            p = s3047;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l3044;
        }
        p = skipLine(p);
        if (p < 0) { break l3044; }
        continue l3043;
      }
      p = s3045;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipNestedInMethod(p: number): number {
  let c = 0;
  l3053: {
    const s3054 = p;
    if (text.charCodeAt(p) === 32) {
      l3055: {
        l3058: {
          if (text.charCodeAt(p) === 32) {
            const s3056 = p;
            l3057: {
              p = skipListedRun(p);
              if (p < 0) { break l3057; }
              p = s3056;
              break l3058;
            }
            p = s3056;
          } else touched ||= p >= end;
          break l3055;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
          touched ||= p >= end;
          break l3055;
        }
        p = skipBulletLead(p);
        if (p < 0) { break l3055; }
        break l3053;
      }
      p = s3054;
    } else touched ||= p >= end;
    let n3068 = 0;
    l3065: for (;;) {
      if (n3068 >= 3) break;
      const s3067 = p;
      l3066: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l3066;
        }
        p++;
        n3068++;
        continue l3065;
      }
      p = s3067;
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
  const list3063: " "[] = [];
  l3059: for (;;) {
    const s3061 = p;
    if (text.charCodeAt(p) === 32) {
      l3060: {
        let v3062!: " ";

        v3062 = " ";
        p++;
        list3063.push(v3062);
        continue l3059;
      }
      p = s3061;
    } else touched ||= p >= end;
    break;
  }
  if (list3063.length === 0) { return undefined; }
  value = list3063;
  pos = p;
  return value;
}

function leaf386(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesHeadNode;
  const r3073 = readEntriesHead(p);
  if (r3073 === undefined) { return -1; }
  value = r3073;
  p = pos;
  leafValue = value;
  return p;
}

function readEntriesHead(p: number): EntriesHeadNode | undefined {
  const start = p;
  let l_holds!: string;
  let l_field!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  const r3074 = readHolds(p);
  if (r3074 === undefined) { return undefined; }
  l_holds = r3074;
  p = pos;
  const r3076 = readEntriesLabel(p);
  if (r3076 === undefined) { return undefined; }
  l_field = r3076;
  p = pos;
  const r3198 = readValueEnd(p);
  if (r3198 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'EntriesHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readEntriesLabel(p: number): RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode | undefined {
  let c = 0;
  let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  l3077: {
    const s3078 = p;
    const t3079 = trail.length;
    l3080: {
      p = skipInContract(p);
      if (p < 0) { break l3080; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false))) {
        touched ||= p >= end;
        break l3080;
      }
      const r3081 = readRequestParametersLabel(p);
      if (r3081 === undefined) { break l3080; }
      value = r3081;
      p = pos;
      break l3077;
    }
    p = s3078;
    if (trail.length > t3079) trail.length = t3079;
    p = skipInMethod(p);
    if (p < 0) { return undefined; }
    l3175: {
      const s3176 = p;
      const t3177 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
        l3178: {
          const r3179 = readParametersLabel(p);
          if (r3179 === undefined) { break l3178; }
          value = r3179;
          p = pos;
          break l3175;
        }
        p = s3176;
        if (trail.length > t3177) trail.length = t3177;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3188 = readRaisesLabel(p);
      if (r3188 === undefined) { return undefined; }
      value = r3188;
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
  l3084: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : false)) {
      const s3082 = p;
      l3083: {
        p = skipRequestParametersName(p);
        if (p < 0) { break l3083; }
        p = s3082;
        break l3084;
      }
      p = s3082;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3085 = read_label(p);
  if (r3085 === undefined) { return undefined; }
  l_label = r3085;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3087 = readEntriesValue(p);
  if (r3087 === undefined) { return undefined; }
  l_value = r3087;
  p = pos;
  pos = p;
  return { type: 'RequestParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readEntriesValue(p: number): TemplateRemarkNode | InlineEntriesNode | LineValueNode | undefined {
  let c = 0;
  let value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3088: {
    const s3089 = p;
    if (text.charCodeAt(p) === 40) {
      l3090: {
        const r3091 = readTemplateRemark(p);
        if (r3091 === undefined) { break l3090; }
        value = r3091;
        p = pos;
        break l3088;
      }
      p = s3089;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3099: {
        const r3100 = readInlineEntries(p);
        if (r3100 === undefined) { break l3099; }
        value = r3100;
        p = pos;
        break l3088;
      }
      p = s3089;
    } else touched ||= p >= end;
    const r3171 = readLineValue(p);
    if (r3171 === undefined) { return undefined; }
    value = r3171;
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
  l3092: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) {
      const s3094 = p;
      l3093: {
        p = skipBlanks(p);
        if (p < 0) { break l3093; }
        if (text.charCodeAt(p) !== 45) {
          touched ||= p >= end;
          break l3093;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 32 || c === 47)) p++;
        touched ||= p >= end;
        break l3092;
      }
      p = s3094;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 41) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l3097: {
    const s3095 = p;
    l3096: {
      p = skipBlanks(p);
      if (p < 0) { break l3096; }
      p = skipLineEnd(p);
      if (p < 0) { break l3096; }
      p = s3095;
      break l3097;
    }
    p = s3095;
    return undefined;
  }
  pos = p;
  return { type: 'TemplateRemark', start: base + start, end: base + p };
}

function readInlineEntries(p: number): InlineEntriesNode | undefined {
  let c = 0;
  const start = p;
  let l_entries!: InlineEntryNode[];
  const list3106: InlineEntryNode[] = [];
  let n3104 = 0;
  l3101: for (;;) {
    const s3103 = p;
    l3102: {
      if (n3104 > 0) {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false))) {
          touched ||= p >= end;
          break l3102;
        }
        p = skipInlineComma(p);
        if (p < 0) { break l3102; }
      }
      let v3105!: InlineEntryNode;
      if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
        touched ||= p >= end;
        break l3102;
      }
      const r3107 = readInlineEntry(p);
      if (r3107 === undefined) { break l3102; }
      v3105 = r3107;
      p = pos;
      list3106.push(v3105);
      n3104++;
      continue l3101;
    }
    p = s3103;
    break;
  }
  if (n3104 < 1) { return undefined; }
  l_entries = list3106;
  l3169: {
    const s3167 = p;
    l3168: {
      p = skipBlanks(p);
      if (p < 0) { break l3168; }
      p = skipLineEnd(p);
      if (p < 0) { break l3168; }
      p = s3167;
      break l3169;
    }
    p = s3167;
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
  l3108: {
    const s3109 = p;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) {
      l3110: {
        const r3111 = readEntryName(p);
        if (r3111 === undefined) { break l3110; }
        l_name = r3111;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3110; }
        l3130: {
          const s3131 = p;
          if (text.charCodeAt(p) === 58) {
            l3132: {

              p++;
              break l3130;
            }
            p = s3131;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 8211 && c <= 8212))) {
            l3133: {
              p++;
              break l3130;
            }
            p = s3131;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 45) {
            l3134: {

              p++;
              l3137: {
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  const s3135 = p;
                  l3136: {
                    p++;
                    p = s3135;
                    break l3137;
                  }
                  p = s3135;
                } else touched ||= p >= end;
                break l3134;
              }
              break l3130;
            }
            p = s3131;
          } else touched ||= p >= end;
          l3140: {
            if (text.charCodeAt(p) === 40) {
              const s3138 = p;
              l3139: {

                p++;
                p = s3138;
                break l3140;
              }
              p = s3138;
            } else touched ||= p >= end;
            break l3110;
          }
        }
        p = skipBlanks(p);
        if (p < 0) { break l3110; }
        const r3141 = readInlineText(p);
        if (r3141 === undefined) { break l3110; }
        l_value = r3141;
        p = pos;
        break l3108;
      }
      p = s3109;
      l_value = null;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || c === 96))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3151 = read_className(p);
    if (r3151 === undefined) { return undefined; }
    l_name = r3151;
    p = pos;
    l3162: {
      const s3160 = p;
      l3161: {
        l3163: {
          const s3164 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false)) {
            l3165: {
              p = skipInlineComma(p);
              if (p < 0) { break l3165; }
              break l3163;
            }
            p = s3164;
          } else touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3161; }
          p = skipLineEnd(p);
          if (p < 0) { break l3161; }
        }
        p = s3160;
        break l3162;
      }
      p = s3160;
      return undefined;
    }
  }
  pos = p;
  return { type: 'InlineEntry', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readEntryName(p: number): CodeNameNode | BareNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | BareNameNode | ClassNameNode;
  l3112: {
    const s3113 = p;
    if (text.charCodeAt(p) === 96) {
      l3114: {

        p++;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
          touched ||= p >= end;
          break l3114;
        }
        const r3115 = readCodeName(p);
        if (r3115 === undefined) { break l3114; }
        value = r3115;
        p = pos;
        if (text.charCodeAt(p) !== 96) {
          touched ||= p >= end;
          break l3114;
        }
        p++;
        break l3112;
      }
      p = s3113;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) {
      l3117: {
        if ((((c = text.charCodeAt(p)) >= 65 && c <= 90))) {
          {
            const s3118 = p;
            l3119: {
              p++;
              break l3117;
            }
            p = s3118;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l3117;
        }
        const r3121 = readBareName(p);
        if (r3121 === undefined) { break l3117; }
        value = r3121;
        p = pos;
        break l3112;
      }
      p = s3113;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3123 = readClassName(p);
    if (r3123 === undefined) { return undefined; }
    value = r3123;
    p = pos;
  }
  pos = p;
  return value;
}

function readClassName(p: number): ClassNameNode | undefined {
  let c = 0;
  const start = p;
  let n3127 = 0;
  l3124: for (;;) {
    const s3126 = p;
    l3125: {
      if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
        touched ||= p >= end;
        break l3125;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l3125;
      }
      p++;
      while ((((c = text.charCodeAt(p)) >= 97 && c <= 122) || (c >= 48 && c <= 57))) p++;
      touched ||= p >= end;
      n3127++;
      continue l3124;
    }
    p = s3126;
    break;
  }
  if (n3127 < 2) { return undefined; }
  pos = p;
  return { type: 'ClassName', start: base + start, end: base + p };
}

function readInlineText(p: number): InlineTextNode | undefined {
  let c = 0;
  const start = p;
  l3142: for (;;) {
    const s3144 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3143: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_121[c] === 1 : false)) {
          {
            const s3146 = p;
            l3147: {
              p = skipInlineComma(p);
              if (p < 0) { break l3147; }
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3147;
              }
              p++;
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) {
                touched ||= p >= end;
                break l3147;
              }
              p++;
              const near3149 = p + 16;
              while (p < near3149 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near3149) {
                STOPS_0.lastIndex = p;
                p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
              }
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96) {
                touched ||= p >= end;
                break l3147;
              }
              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3147; }
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l3147;
              }
              p++;
              break l3143;
            }
            p = s3146;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3143;
        }
        p++;
        continue l3142;
      }
      p = s3144;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'InlineText', start: base + start, end: base + p };
}

function read_className(p: number): CodeNameNode | ClassNameNode | undefined {
  let c = 0;
  let value!: CodeNameNode | ClassNameNode;
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
    if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3157 = readClassName(p);
    if (r3157 === undefined) { return undefined; }
    value = r3157;
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
  l3182: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      const s3180 = p;
      l3181: {
        p = skipParametersName(p);
        if (p < 0) { break l3181; }
        p = s3180;
        break l3182;
      }
      p = s3180;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3183 = read_label(p);
  if (r3183 === undefined) { return undefined; }
  l_label = r3183;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3185 = readEntriesValue(p);
  if (r3185 === undefined) { return undefined; }
  l_value = r3185;
  p = pos;
  pos = p;
  return { type: 'ParametersLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRaisesLabel(p: number): RaisesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
  l3191: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      const s3189 = p;
      l3190: {
        p = skipRaisesName(p);
        if (p < 0) { break l3190; }
        p = s3189;
        break l3191;
      }
      p = s3189;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3192 = read_label(p);
  if (r3192 === undefined) { return undefined; }
  l_label = r3192;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3194 = readEntriesValue(p);
  if (r3194 === undefined) { return undefined; }
  l_value = r3194;
  p = pos;
  pos = p;
  return { type: 'RaisesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf401(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: EntriesTextNode;
  {
    const s3201 = p;
    l3202: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3202; }
      return -1;
    }
    p = s3201;
  }
  if (p < end) {
    {
      const s3204 = p;
      l3205: {
        p = skipBlockStart(p);
        if (p < 0) { break l3205; }
        return -1;
      }
      p = s3204;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3222 = readEntriesText(p);
  if (r3222 === undefined) { return -1; }
  value = r3222;
  p = pos;
  leafValue = value;
  return p;
}

function skipBlockStart(p: number): number {
  let c = 0;
  l3207: {
    const s3208 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3209: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l3209; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3210: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l3210; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
      l3211: {
        p = skipThematicBreak(p);
        if (p < 0) { break l3211; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l3212: {
        p = skipBulletMark(p);
        if (p < 0) { break l3212; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l3213: {
        p = skipFenceStart(p);
        if (p < 0) { break l3213; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60)) {
      l3214: {
        let n3218 = 0;
        l3215: for (;;) {
          if (n3218 >= 3) break;
          const s3217 = p;
          l3216: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3216;
            }
            p++;
            n3218++;
            continue l3215;
          }
          p = s3217;
          break;
        }
        if (text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
          reachesEnd(p, "<!--");
          break l3214;
        }
        p += 4;
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l3219: {
        p = skipTableStart(p);
        if (p < 0) { break l3219; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l3220: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l3220; }
        break l3207;
      }
      p = s3208;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l3221: {
        p = skipCutMark(p);
        if (p < 0) { break l3221; }
        break l3207;
      }
      p = s3208;
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
  const list3228: InlineEntriesNode[] = [];
  l3223: for (;;) {
    const s3225 = p;
    const t3226 = trail.length;
    if (p < end) {
      l3224: {
        let v3227!: InlineEntriesNode;
        const r3230 = readEntriesLine(p);
        if (r3230 === undefined) { break l3224; }
        v3227 = r3230;
        p = pos;
        list3228.push(v3227);
        continue l3223;
      }
      p = s3225;
      if (trail.length > t3226) trail.length = t3226;
    } else touched ||= p >= end;
    break;
  }
  if (list3228.length === 0) { return undefined; }
  l_lines = list3228;
  l3244: {
    if (p < end) {
      const s3242 = p;
      l3243: {
        p = skipFieldStop(p);
        if (p < 0) { break l3243; }
        p = s3242;
        break l3244;
      }
      p = s3242;
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
      const s3231 = p;
      l3232: {
        p = skipBlankLine(p);
        if (p < 0) { break l3232; }
        return undefined;
      }
      p = s3231;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s3234 = p;
      l3235: {
        p = skipParagraphStop(p);
        if (p < 0) { break l3235; }
        return undefined;
      }
      p = s3234;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3237 = readInlineEntries(p);
  if (r3237 === undefined) { return undefined; }
  value = r3237;
  p = pos;
  const r3239 = readLineEnd(p);
  if (r3239 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf405(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailuresHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3246 = readFailuresHead(p);
  if (r3246 === undefined) { return -1; }
  value = r3246;
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
  const r3247 = readHolds(p);
  if (r3247 === undefined) { return undefined; }
  l_holds = r3247;
  p = pos;
  l3251: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : false)) {
      const s3249 = p;
      l3250: {
        p = skipErrorResponsesName(p);
        if (p < 0) { break l3250; }
        p = s3249;
        break l3251;
      }
      p = s3249;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3252 = read_label(p);
  if (r3252 === undefined) { return undefined; }
  l_label = r3252;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l3254: {
    const s3255 = p;
    if ((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)) {
      l3256: {
        const r3257 = readFailureText(p);
        if (r3257 === undefined) { break l3256; }
        l_value = r3257;
        p = pos;
        break l3254;
      }
      p = s3255;
    } else touched ||= p >= end;
    const r3270 = readLineValue(p);
    if (r3270 === undefined) { return undefined; }
    l_value = r3270;
    p = pos;
  }
  const r3272 = readValueEnd(p);
  if (r3272 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'FailuresHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readFailureText(p: number): FailureTextNode | undefined {
  let c = 0;
  const start = p;
  let l_failure!: FailureNode | LooseFailureNode;
  let l_text!: LineValueNode;
  l3258: {
    const s3259 = p;
    if (text.charCodeAt(p) === 42) {
      l3260: {
        const r3261 = readFailure(p);
        if (r3261 === undefined) { break l3260; }
        l_failure = r3261;
        p = pos;
        break l3258;
      }
      p = s3259;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3263 = readLooseFailure(p);
    if (r3263 === undefined) { return undefined; }
    l_failure = r3263;
    p = pos;
  }
  const r3265 = readRestText(p);
  if (r3265 === undefined) { return undefined; }
  l_text = r3265;
  p = pos;
  pos = p;
  return { type: 'FailureText', start: base + start, end: base + p, failure: l_failure, text: l_text };
}

function readRestText(p: number): LineValueNode | undefined {
  let value!: LineValueNode;
  const r3266 = readLineValue(p);
  if (r3266 === undefined) { return undefined; }
  value = r3266;
  p = pos;
  pos = p;
  return value;
}

function leaf409(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FailureLinesNode;
  {
    const s3275 = p;
    l3276: {
      p = skipSectionStop(p);
      if (p < 0) { break l3276; }
      return -1;
    }
    p = s3275;
  }
  {
    const s3278 = p;
    l3279: {
      p = skipItemAhead(p);
      if (p < 0) { break l3279; }
      return -1;
    }
    p = s3278;
  }
  if (p < end) {
    {
      const s3281 = p;
      l3282: {
        p = skipBlockStart(p);
        if (p < 0) { break l3282; }
        return -1;
      }
      p = s3281;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r3284 = readFailureLines(p);
  if (r3284 === undefined) { return -1; }
  value = r3284;
  p = pos;
  leafValue = value;
  return p;
}

function readFailureLines(p: number): FailureLinesNode | undefined {
  let c = 0;
  const start = p;
  let l_lines!: FailureTextNode[];
  const list3290: FailureTextNode[] = [];
  l3285: for (;;) {
    const s3287 = p;
    const t3288 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_122[c] === 1 : false)) {
      l3286: {
        let v3289!: FailureTextNode;
        const r3292 = readFailureLine(p);
        if (r3292 === undefined) { break l3286; }
        v3289 = r3292;
        p = pos;
        list3290.push(v3289);
        continue l3285;
      }
      p = s3287;
      if (trail.length > t3288) trail.length = t3288;
    } else touched ||= p >= end;
    break;
  }
  if (list3290.length === 0) { return undefined; }
  l_lines = list3290;
  l3303: {
    if (p < end) {
      const s3301 = p;
      l3302: {
        p = skipFieldStop(p);
        if (p < 0) { break l3302; }
        p = s3301;
        break l3303;
      }
      p = s3301;
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
      const s3293 = p;
      l3294: {
        p = skipBlankLine(p);
        if (p < 0) { break l3294; }
        return undefined;
      }
      p = s3293;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3296 = readFailureText(p);
  if (r3296 === undefined) { return undefined; }
  value = r3296;
  p = pos;
  const r3298 = readLineEnd(p);
  if (r3298 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf412(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: JsonHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3305 = readJsonHead(p);
  if (r3305 === undefined) { return -1; }
  value = r3305;
  p = pos;
  leafValue = value;
  return p;
}

function readJsonHead(p: number): JsonHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestBodyLabelNode | ResponseLabelNode;
  const r3306 = readHolds(p);
  if (r3306 === undefined) { return undefined; }
  l_holds = r3306;
  p = pos;
  l3308: {
    const s3309 = p;
    const t3310 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      l3311: {
        const r3312 = readRequestBodyLabel(p);
        if (r3312 === undefined) { break l3311; }
        l_field = r3312;
        p = pos;
        break l3308;
      }
      p = s3309;
      if (trail.length > t3310) trail.length = t3310;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3328 = readResponseLabel(p);
    if (r3328 === undefined) { return undefined; }
    l_field = r3328;
    p = pos;
  }
  const r3337 = readValueEnd(p);
  if (r3337 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'JsonHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readRequestBodyLabel(p: number): RequestBodyLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: TemplateRemarkNode | LineValueNode;
  l3315: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3313 = p;
      l3314: {
        p = skipRequestBodyName(p);
        if (p < 0) { break l3314; }
        p = s3313;
        break l3315;
      }
      p = s3313;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3316 = read_label(p);
  if (r3316 === undefined) { return undefined; }
  l_label = r3316;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3318 = readJsonValue(p);
  if (r3318 === undefined) { return undefined; }
  l_value = r3318;
  p = pos;
  pos = p;
  return { type: 'RequestBodyLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readJsonValue(p: number): TemplateRemarkNode | LineValueNode | undefined {
  let value!: TemplateRemarkNode | LineValueNode;
  l3319: {
    const s3320 = p;
    if (text.charCodeAt(p) === 40) {
      l3321: {
        const r3322 = readTemplateRemark(p);
        if (r3322 === undefined) { break l3321; }
        value = r3322;
        p = pos;
        break l3319;
      }
      p = s3320;
    } else touched ||= p >= end;
    const r3324 = readLineValue(p);
    if (r3324 === undefined) { return undefined; }
    value = r3324;
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
  l3331: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : false)) {
      const s3329 = p;
      l3330: {
        p = skipResponseName(p);
        if (p < 0) { break l3330; }
        p = s3329;
        break l3331;
      }
      p = s3329;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3332 = read_label(p);
  if (r3332 === undefined) { return undefined; }
  l_label = r3332;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3334 = readJsonValue(p);
  if (r3334 === undefined) { return undefined; }
  l_value = r3334;
  p = pos;
  pos = p;
  return { type: 'ResponseLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf417(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextHeadNode;
  const r3340 = readTextHead(p);
  if (r3340 === undefined) { return -1; }
  value = r3340;
  p = pos;
  leafValue = value;
  return p;
}

function readTextHead(p: number): TextHeadNode | undefined {
  const start = p;
  let l_holds!: string;
  let l_field!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  const r3341 = readHolds(p);
  if (r3341 === undefined) { return undefined; }
  l_holds = r3341;
  p = pos;
  const r3343 = readTextLabel(p);
  if (r3343 === undefined) { return undefined; }
  l_field = r3343;
  p = pos;
  const r3438 = readValueEnd(p);
  if (r3438 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'TextHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readTextLabel(p: number): DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode | undefined {
  let c = 0;
  let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l3344: {
    const s3345 = p;
    const t3346 = trail.length;
    l3347: {
      p = skipInContract(p);
      if (p < 0) { break l3347; }
      l3348: {
        const s3349 = p;
        const t3350 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
          l3351: {
            const r3352 = readDescriptionLabel(p);
            if (r3352 === undefined) { break l3351; }
            value = r3352;
            p = pos;
            break l3348;
          }
          p = s3349;
          if (trail.length > t3350) trail.length = t3350;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
          touched ||= p >= end;
          break l3347;
        }
        const r3361 = readRateLimitLabel(p);
        if (r3361 === undefined) { break l3347; }
        value = r3361;
        p = pos;
      }
      break l3344;
    }
    p = s3345;
    if (trail.length > t3346) trail.length = t3346;
    l3370: {
      p = skipInSchema(p);
      if (p < 0) { break l3370; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
        touched ||= p >= end;
        break l3370;
      }
      const r3371 = readDescriptionLabel(p);
      if (r3371 === undefined) { break l3370; }
      value = r3371;
      p = pos;
      break l3344;
    }
    p = s3345;
    if (trail.length > t3346) trail.length = t3346;
    l3373: {
      p = skipInMethod(p);
      if (p < 0) { break l3373; }
      l3374: {
        const s3375 = p;
        const t3376 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
          l3377: {
            const r3378 = readReturnsLabel(p);
            if (r3378 === undefined) { break l3377; }
            value = r3378;
            p = pos;
            break l3374;
          }
          p = s3375;
          if (trail.length > t3376) trail.length = t3376;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false))) {
          touched ||= p >= end;
          break l3373;
        }
        const r3387 = readDescriptionLabel(p);
        if (r3387 === undefined) { break l3373; }
        value = r3387;
        p = pos;
      }
      break l3344;
    }
    p = s3345;
    if (trail.length > t3346) trail.length = t3346;
    l3389: {
      {
        const s3390 = p;
        l3391: {
          p = skipInMethod(p);
          if (p < 0) { break l3391; }
          break l3389;
        }
        p = s3390;
      }
      p = skipInComponent(p);
      if (p < 0) { break l3389; }
      l3393: {
        const s3394 = p;
        const t3395 = trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
          l3396: {
            const r3397 = readSemanticUnitLabel(p);
            if (r3397 === undefined) { break l3396; }
            value = r3397;
            p = pos;
            break l3393;
          }
          p = s3394;
          if (trail.length > t3395) trail.length = t3395;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false))) {
          touched ||= p >= end;
          break l3389;
        }
        const r3406 = readResponsibilityLabel(p);
        if (r3406 === undefined) { break l3389; }
        value = r3406;
        p = pos;
      }
      break l3344;
    }
    p = s3345;
    if (trail.length > t3346) trail.length = t3346;
    p = skipInCheck(p);
    if (p < 0) { return undefined; }
    l3415: {
      const s3416 = p;
      const t3417 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
        l3418: {
          const r3419 = readCriteriaLabel(p);
          if (r3419 === undefined) { break l3418; }
          value = r3419;
          p = pos;
          break l3415;
        }
        p = s3416;
        if (trail.length > t3417) trail.length = t3417;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false))) {
        touched ||= p >= end;
        return undefined;
      }
      const r3428 = readSeverityLabel(p);
      if (r3428 === undefined) { return undefined; }
      value = r3428;
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
  l3355: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s3353 = p;
      l3354: {
        p = skipDescriptionName(p);
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
  const r3358 = readLineValue(p);
  if (r3358 === undefined) { return undefined; }
  l_value = r3358;
  p = pos;
  pos = p;
  return { type: 'DescriptionLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRateLimitLabel(p: number): RateLimitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3364: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3362 = p;
      l3363: {
        p = skipRateLimitName(p);
        if (p < 0) { break l3363; }
        p = s3362;
        break l3364;
      }
      p = s3362;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3365 = read_label(p);
  if (r3365 === undefined) { return undefined; }
  l_label = r3365;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3367 = readLineValue(p);
  if (r3367 === undefined) { return undefined; }
  l_value = r3367;
  p = pos;
  pos = p;
  return { type: 'RateLimitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readReturnsLabel(p: number): ReturnsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3381: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false)) {
      const s3379 = p;
      l3380: {
        p = skipReturnsName(p);
        if (p < 0) { break l3380; }
        p = s3379;
        break l3381;
      }
      p = s3379;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3382 = read_label(p);
  if (r3382 === undefined) { return undefined; }
  l_label = r3382;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3384 = readLineValue(p);
  if (r3384 === undefined) { return undefined; }
  l_value = r3384;
  p = pos;
  pos = p;
  return { type: 'ReturnsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSemanticUnitLabel(p: number): SemanticUnitLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3400: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : false)) {
      const s3398 = p;
      l3399: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l3399; }
        p = s3398;
        break l3400;
      }
      p = s3398;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3401 = read_label(p);
  if (r3401 === undefined) { return undefined; }
  l_label = r3401;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3403 = readLineValue(p);
  if (r3403 === undefined) { return undefined; }
  l_value = r3403;
  p = pos;
  pos = p;
  return { type: 'SemanticUnitLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readResponsibilityLabel(p: number): ResponsibilityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3409: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : false)) {
      const s3407 = p;
      l3408: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l3408; }
        p = s3407;
        break l3409;
      }
      p = s3407;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3410 = read_label(p);
  if (r3410 === undefined) { return undefined; }
  l_label = r3410;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3412 = readLineValue(p);
  if (r3412 === undefined) { return undefined; }
  l_value = r3412;
  p = pos;
  pos = p;
  return { type: 'ResponsibilityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readCriteriaLabel(p: number): CriteriaLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3422: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : false)) {
      const s3420 = p;
      l3421: {
        p = skipCriteriaName(p);
        if (p < 0) { break l3421; }
        p = s3420;
        break l3422;
      }
      p = s3420;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3423 = read_label(p);
  if (r3423 === undefined) { return undefined; }
  l_label = r3423;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3425 = readLineValue(p);
  if (r3425 === undefined) { return undefined; }
  l_value = r3425;
  p = pos;
  pos = p;
  return { type: 'CriteriaLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readSeverityLabel(p: number): SeverityLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3431: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : false)) {
      const s3429 = p;
      l3430: {
        p = skipSeverityName(p);
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
  return { type: 'SeverityLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf427(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadNode;
  const r3441 = readOtherHead(p);
  if (r3441 === undefined) { return -1; }
  value = r3441;
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
    const s3442 = p;
    l3443: {
      p = skipKnownLine(p);
      if (p < 0) { break l3443; }
      return undefined;
    }
    p = s3442;
  }
  const r3449 = readPlainHolds(p);
  if (r3449 === undefined) { return undefined; }
  l_holds = r3449;
  p = pos;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3451 = read_label(p);
  if (r3451 === undefined) { return undefined; }
  l_label = r3451;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3453 = readLineValue(p);
  if (r3453 === undefined) { return undefined; }
  l_value = r3453;
  p = pos;
  const r3455 = readValueEnd(p);
  if (r3455 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'OtherHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function skipKnownLine(p: number): number {
  let n3448 = 0;
  l3445: for (;;) {
    if (n3448 >= 3) break;
    const s3447 = p;
    l3446: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l3446;
      }
      p++;
      n3448++;
      continue l3445;
    }
    p = s3447;
    break;
  }
  p = skip_knownName(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf430(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemasHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3458 = readSchemasHeading(p);
  if (r3458 === undefined) { return -1; }
  value = r3458;
  p = pos;
  leafValue = value;
  return p;
}

function readSchemasHeading(p: number): SchemasHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3461: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_123[c] === 1 : c >= 128)) {
      const s3459 = p;
      l3460: {
        p = skipTitleStart(p);
        if (p < 0) { break l3460; }
        if (!isCaseless(p, "data")) { break l3460; }
        p += 4;
        p = s3459;
        break l3461;
      }
      p = s3459;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3462 = readSectionHeading(p);
  if (r3462 === undefined) { return undefined; }
  l_heading = r3462;
  p = pos;
  pos = p;
  return { type: 'SchemasHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf432(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SchemaHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3465 = readSchemaHeading(p);
  if (r3465 === undefined) { return -1; }
  value = r3465;
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
  l3466: {
    const s3467 = p;
    const t3468 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3469: {
        l3472: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3470 = p;
            l3471: {
              l3473: {
                const s3474 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3475: {
                    p = skipH2(p);
                    if (p < 0) { break l3475; }
                    break l3473;
                  }
                  p = s3474;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3476: {
                    p = skipH3(p);
                    if (p < 0) { break l3476; }
                    break l3473;
                  }
                  p = s3474;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3471;
                }
                p = skipH4(p);
                if (p < 0) { break l3471; }
              }
              p = s3470;
              break l3472;
            }
            p = s3470;
          } else touched ||= p >= end;
          break l3469;
        }
        let n3480 = 0;
        l3477: for (;;) {
          if (n3480 >= 3) break;
          const s3479 = p;
          l3478: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3478;
            }
            p++;
            n3480++;
            continue l3477;
          }
          p = s3479;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3469;
        }
        const r3481 = readMark(p);
        if (r3481 === undefined) { break l3469; }
        l_mark = r3481;
        p = pos;
        l3483: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3485 = p;
            const t3486 = trail.length;
            l3484: {
              const r3487 = readBadTitleNumber(p);
              if (r3487 === undefined) { break l3484; }
              p = pos;
              break l3483;
            }
            p = s3485;
            if (trail.length > t3486) trail.length = t3486;
          } else touched ||= p >= end;
        }
        l3491: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
            const s3489 = p;
            l3490: {
              p = skipTableWord(p);
              if (p < 0) { break l3490; }
              p = s3489;
              break l3491;
            }
            p = s3489;
          } else touched ||= p >= end;
          break l3469;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3469;
        }
        const r3492 = read_pair(p);
        if (r3492 === undefined) { break l3469; }
        l_pair = r3492;
        p = pos;
        const r3510 = readHeadingEnd(p);
        if (r3510 === undefined) { break l3469; }
        p = pos;
        break l3466;
      }
      p = s3467;
      if (trail.length > t3468) trail.length = t3468;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3512: {
        l3515: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3513 = p;
            l3514: {
              p = skipH3(p);
              if (p < 0) { break l3514; }
              p = s3513;
              break l3515;
            }
            p = s3513;
          } else touched ||= p >= end;
          break l3512;
        }
        let n3519 = 0;
        l3516: for (;;) {
          if (n3519 >= 3) break;
          const s3518 = p;
          l3517: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3517;
            }
            p++;
            n3519++;
            continue l3516;
          }
          p = s3518;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3512;
        }
        const r3520 = readMark(p);
        if (r3520 === undefined) { break l3512; }
        l_mark = r3520;
        p = pos;
        l3522: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3524 = p;
            const t3525 = trail.length;
            l3523: {
              const r3526 = readBadTitleNumber(p);
              if (r3526 === undefined) { break l3523; }
              p = pos;
              break l3522;
            }
            p = s3524;
            if (trail.length > t3525) trail.length = t3525;
          } else touched ||= p >= end;
        }
        const r3528 = readTitleText(p);
        if (r3528 === undefined) { break l3512; }
        l_title = r3528;
        p = pos;
        const r3530 = readHeadingEnd(p);
        if (r3530 === undefined) { break l3512; }
        p = pos;
        break l3466;
      }
      p = s3467;
      if (trail.length > t3468) trail.length = t3468;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3534: {
      if (p < end) {
        const s3532 = p;
        l3533: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3533; }
          p = s3532;
          break l3534;
        }
        p = s3532;
      } else touched ||= p >= end;
      return undefined;
    }
    l3535: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3537 = p;
        const t3538 = trail.length;
        l3536: {
          const r3539 = readBadTitleNumber(p);
          if (r3539 === undefined) { break l3536; }
          p = pos;
          break l3535;
        }
        p = s3537;
        if (trail.length > t3538) trail.length = t3538;
      } else touched ||= p >= end;
    }
    l3543: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)) {
        const s3541 = p;
        l3542: {
          p = skipTableWord(p);
          if (p < 0) { break l3542; }
          p = s3541;
          break l3543;
        }
        p = s3541;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3544 = read_pair(p);
    if (r3544 === undefined) { return undefined; }
    l_pair = r3544;
    p = pos;
    const r3546 = readHeadingEnd(p);
    if (r3546 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3548 = readBadSetext(p);
    if (r3548 === undefined) { return undefined; }
    l_under = r3548;
    p = pos;
  }
  pos = p;
  return { type: 'SchemaHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function read_pair(p: number): BadPairNode | PairNode | undefined {
  let c = 0;
  let value!: BadPairNode | PairNode;
  l3493: {
    const s3494 = p;
    const t3495 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 95 && c <= 96) || c === 42)) {
      l3496: {
        const r3497 = readBadPair(p);
        if (r3497 === undefined) { break l3496; }
        value = r3497;
        p = pos;
        break l3493;
      }
      p = s3494;
      if (trail.length > t3495) trail.length = t3495;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3499 = readPair(p);
    if (r3499 === undefined) { return undefined; }
    value = r3499;
    p = pos;
  }
  pos = p;
  return value;
}

function readPair(p: number): PairNode | undefined {
  const start = p;
  let l_name!: PairNameNode;
  let l_value!: TitleTextNode;
  const r3500 = readPairName(p);
  if (r3500 === undefined) { return undefined; }
  l_name = r3500;
  p = pos;
  if (text.charCodeAt(p) !== 58) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3506 = readTitleText(p);
  if (r3506 === undefined) { return undefined; }
  l_value = r3506;
  p = pos;
  pos = p;
  return { type: 'Pair', start: base + start, end: base + p, name: l_name, value: l_value };
}

function readPairName(p: number): PairNameNode | undefined {
  let c = 0;
  const start = p;
  l3501: for (;;) {
    const s3503 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 58))) {
      l3502: {
        p = skipPairPiece(p);
        if (p < 0) { break l3502; }
        continue l3501;
      }
      p = s3503;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  return { type: 'PairName', start: base + start, end: base + p };
}

function leaf437(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e3551!: null;
  {
    const s3552 = p;
    l3553: {
      p = skipSectionStop(p);
      if (p < 0) { break l3553; }
      return -1;
    }
    p = s3552;
  }
  e3551 = null;
  let e3555!: null;
  if (p < end) {
    {
      const s3556 = p;
      l3557: {
        p = skipSchemaHeading(p);
        if (p < 0) { break l3557; }
        return -1;
      }
      p = s3556;
    }
  } else touched ||= p >= end;
  e3555 = null;
  value = [e3551, e3555];
  leafValue = value;
  return p;
}

function leaf438(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ColumnsHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3559 = readColumnsHead(p);
  if (r3559 === undefined) { return -1; }
  value = r3559;
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
  const r3560 = readHolds(p);
  if (r3560 === undefined) { return undefined; }
  l_holds = r3560;
  p = pos;
  l3564: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s3562 = p;
      l3563: {
        p = skipColumnsName(p);
        if (p < 0) { break l3563; }
        p = s3562;
        break l3564;
      }
      p = s3562;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3565 = read_label(p);
  if (r3565 === undefined) { return undefined; }
  l_label = r3565;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3567 = readLineValue(p);
  if (r3567 === undefined) { return undefined; }
  l_value = r3567;
  p = pos;
  const r3569 = readValueEnd(p);
  if (r3569 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'ColumnsHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf440(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TableRowsNode;
  {
    const s3572 = p;
    l3573: {
      p = skipFieldEnd(p);
      if (p < 0) { break l3573; }
      return -1;
    }
    p = s3572;
  }
  if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
    {
      const s3575 = p;
      l3576: {
        p = skipTableHead(p);
        if (p < 0) { break l3576; }
        return -1;
      }
      p = s3575;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 124)) {
    {
      const s3578 = p;
      l3579: {
        p = skipPipedLines(p);
        if (p < 0) { break l3579; }
        return -1;
      }
      p = s3578;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3581 = readTableRows(p);
  if (r3581 === undefined) { return -1; }
  value = r3581;
  p = pos;
  leafValue = value;
  return p;
}

function readTableRows(p: number): TableRowsNode | undefined {
  const start = p;
  let l_rows!: TableRowNode[];
  const list3587: TableRowNode[] = [];
  l3582: for (;;) {
    const s3584 = p;
    const t3585 = trail.length;
    l3583: {
      let v3586!: TableRowNode;
      const r3589 = readLooseRow(p);
      if (r3589 === undefined) { break l3583; }
      v3586 = r3589;
      p = pos;
      list3587.push(v3586);
      continue l3582;
    }
    p = s3584;
    if (trail.length > t3585) trail.length = t3585;
    break;
  }
  if (list3587.length === 0) { return undefined; }
  l_rows = list3587;
  l3621: {
    if (p < end) {
      const s3619 = p;
      l3620: {
        p = skipFieldStop(p);
        if (p < 0) { break l3620; }
        p = s3619;
        break l3621;
      }
      p = s3619;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  return { type: 'TableRows', start: base + start, end: base + p, rows: l_rows };
}

function readLooseRow(p: number): TableRowNode | undefined {
  let c = 0;
  let value!: TableRowNode;
  l3590: {
    const s3591 = p;
    const t3592 = trail.length;
    if (p < end) {
      l3593: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s3594 = p;
            l3595: {
              p = skipBlankLine(p);
              if (p < 0) { break l3595; }
              break l3593;
            }
            p = s3594;
          }
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
          {
            const s3597 = p;
            l3598: {
              p = skipRowStop(p);
              if (p < 0) { break l3598; }
              break l3593;
            }
            p = s3597;
          }
        } else touched ||= p >= end;
        const r3600 = readTableRow(p);
        if (r3600 === undefined) { break l3593; }
        value = r3600;
        p = pos;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l3593;
        }
        const r3602 = readEol(p);
        if (r3602 === undefined) { break l3593; }
        p = pos;
        break l3590;
      }
      p = s3591;
      if (trail.length > t3592) trail.length = t3592;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      {
        const s3604 = p;
        l3605: {
          p = skipBlankLine(p);
          if (p < 0) { break l3605; }
          return undefined;
        }
        p = s3604;
      }
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : c === 304)) {
      {
        const s3607 = p;
        l3608: {
          p = skipRowStop(p);
          if (p < 0) { break l3608; }
          return undefined;
        }
        p = s3607;
      }
    } else touched ||= p >= end;
    const r3610 = readTableRow(p);
    if (r3610 === undefined) { return undefined; }
    value = r3610;
    p = pos;
    l3614: {
      const s3612 = p;
      l3613: {
        if (p < end) {
          {
            const s3615 = p;
            l3616: {
              p++;
              break l3613;
            }
            p = s3615;
          }
        } else touched ||= p >= end;
        p = s3612;
        break l3614;
      }
      p = s3612;
      return undefined;
    }
  }
  pos = p;
  return value;
}

function leaf443(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: SqlHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_124[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3623 = readSqlHead(p);
  if (r3623 === undefined) { return -1; }
  value = r3623;
  p = pos;
  leafValue = value;
  return p;
}

function readSqlHead(p: number): SqlHeadNode | undefined {
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  const r3624 = readHolds(p);
  if (r3624 === undefined) { return undefined; }
  l_holds = r3624;
  p = pos;
  l3626: {
    const s3627 = p;
    const t3628 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      l3629: {
        const r3630 = readIndexesLabel(p);
        if (r3630 === undefined) { break l3629; }
        l_field = r3630;
        p = pos;
        break l3626;
      }
      p = s3627;
      if (trail.length > t3628) trail.length = t3628;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      l3639: {
        const r3640 = readRelationshipsLabel(p);
        if (r3640 === undefined) { break l3639; }
        l_field = r3640;
        p = pos;
        break l3626;
      }
      p = s3627;
      if (trail.length > t3628) trail.length = t3628;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3649 = readConstraintsLabel(p);
    if (r3649 === undefined) { return undefined; }
    l_field = r3649;
    p = pos;
  }
  const r3658 = readValueEnd(p);
  if (r3658 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'SqlHead', start: base + start, end: base + p, holds: l_holds, field: l_field };
}

function readIndexesLabel(p: number): IndexesLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3633: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : c === 304)) {
      const s3631 = p;
      l3632: {
        p = skipIndexesName(p);
        if (p < 0) { break l3632; }
        p = s3631;
        break l3633;
      }
      p = s3631;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3634 = read_label(p);
  if (r3634 === undefined) { return undefined; }
  l_label = r3634;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3636 = readLineValue(p);
  if (r3636 === undefined) { return undefined; }
  l_value = r3636;
  p = pos;
  pos = p;
  return { type: 'IndexesLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readRelationshipsLabel(p: number): RelationshipsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3643: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s3641 = p;
      l3642: {
        p = skipRelationshipsName(p);
        if (p < 0) { break l3642; }
        p = s3641;
        break l3643;
      }
      p = s3641;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3644 = read_label(p);
  if (r3644 === undefined) { return undefined; }
  l_label = r3644;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3646 = readLineValue(p);
  if (r3646 === undefined) { return undefined; }
  l_value = r3646;
  p = pos;
  pos = p;
  return { type: 'RelationshipsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function readConstraintsLabel(p: number): ConstraintsLabelNode | undefined {
  let c = 0;
  const start = p;
  let l_label!: LabelNode | BadLabelNode;
  let l_value!: LineValueNode;
  l3652: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s3650 = p;
      l3651: {
        p = skipConstraintsName(p);
        if (p < 0) { break l3651; }
        p = s3650;
        break l3652;
      }
      p = s3650;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3653 = read_label(p);
  if (r3653 === undefined) { return undefined; }
  l_label = r3653;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r3655 = readLineValue(p);
  if (r3655 === undefined) { return undefined; }
  l_value = r3655;
  p = pos;
  pos = p;
  return { type: 'ConstraintsLabel', start: base + start, end: base + p, label: l_label, value: l_value };
}

function leaf448(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentsHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r3661 = readComponentsHeading(p);
  if (r3661 === undefined) { return -1; }
  value = r3661;
  p = pos;
  leafValue = value;
  return p;
}

function readComponentsHeading(p: number): ComponentsHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l3664: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_125[c] === 1 : c >= 128)) {
      const s3662 = p;
      l3663: {
        p = skipTitleStart(p);
        if (p < 0) { break l3663; }
        if (!isCaseless(p, "component")) { break l3663; }
        p += 9;
        p = s3662;
        break l3664;
      }
      p = s3662;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r3665 = readSectionHeading(p);
  if (r3665 === undefined) { return undefined; }
  l_heading = r3665;
  p = pos;
  pos = p;
  return { type: 'ComponentsHeading', start: base + start, end: base + p, heading: l_heading };
}

function leaf450(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ComponentHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3668 = readComponentHeading(p);
  if (r3668 === undefined) { return -1; }
  value = r3668;
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
  l3669: {
    const s3670 = p;
    const t3671 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3672: {
        l3675: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3673 = p;
            l3674: {
              l3676: {
                const s3677 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3678: {
                    p = skipH2(p);
                    if (p < 0) { break l3678; }
                    break l3676;
                  }
                  p = s3677;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l3679: {
                    p = skipH3(p);
                    if (p < 0) { break l3679; }
                    break l3676;
                  }
                  p = s3677;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l3674;
                }
                p = skipH4(p);
                if (p < 0) { break l3674; }
              }
              p = s3673;
              break l3675;
            }
            p = s3673;
          } else touched ||= p >= end;
          break l3672;
        }
        let n3683 = 0;
        l3680: for (;;) {
          if (n3683 >= 3) break;
          const s3682 = p;
          l3681: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3681;
            }
            p++;
            n3683++;
            continue l3680;
          }
          p = s3682;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3672;
        }
        const r3684 = readMark(p);
        if (r3684 === undefined) { break l3672; }
        l_mark = r3684;
        p = pos;
        l3686: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3688 = p;
            const t3689 = trail.length;
            l3687: {
              const r3690 = readBadTitleNumber(p);
              if (r3690 === undefined) { break l3687; }
              p = pos;
              break l3686;
            }
            p = s3688;
            if (trail.length > t3689) trail.length = t3689;
          } else touched ||= p >= end;
        }
        l3694: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s3692 = p;
            l3693: {
              p = skipComponentWord(p);
              if (p < 0) { break l3693; }
              p = s3692;
              break l3694;
            }
            p = s3692;
          } else touched ||= p >= end;
          break l3672;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3672;
        }
        const r3695 = read_pair(p);
        if (r3695 === undefined) { break l3672; }
        l_pair = r3695;
        p = pos;
        const r3697 = readHeadingEnd(p);
        if (r3697 === undefined) { break l3672; }
        p = pos;
        break l3669;
      }
      p = s3670;
      if (trail.length > t3671) trail.length = t3671;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3699: {
        l3702: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s3700 = p;
            l3701: {
              p = skipH3(p);
              if (p < 0) { break l3701; }
              p = s3700;
              break l3702;
            }
            p = s3700;
          } else touched ||= p >= end;
          break l3699;
        }
        {
          const s3703 = p;
          l3704: {
            p = skipInComponent(p);
            if (p < 0) { break l3704; }
            if (!(p < end)) {
              touched ||= p >= end;
              break l3704;
            }
            p = skipMethodHeading(p);
            if (p < 0) { break l3704; }
            break l3699;
          }
          p = s3703;
        }
        let n3709 = 0;
        l3706: for (;;) {
          if (n3709 >= 3) break;
          const s3708 = p;
          l3707: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3707;
            }
            p++;
            n3709++;
            continue l3706;
          }
          p = s3708;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3699;
        }
        const r3710 = readMark(p);
        if (r3710 === undefined) { break l3699; }
        l_mark = r3710;
        p = pos;
        l3712: {
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            const s3714 = p;
            const t3715 = trail.length;
            l3713: {
              const r3716 = readBadTitleNumber(p);
              if (r3716 === undefined) { break l3713; }
              p = pos;
              break l3712;
            }
            p = s3714;
            if (trail.length > t3715) trail.length = t3715;
          } else touched ||= p >= end;
        }
        const r3718 = readTitleText(p);
        if (r3718 === undefined) { break l3699; }
        l_title = r3718;
        p = pos;
        const r3720 = readHeadingEnd(p);
        if (r3720 === undefined) { break l3699; }
        p = pos;
        break l3669;
      }
      p = s3670;
      if (trail.length > t3671) trail.length = t3671;
      l_mark = null;
      l_pair = null;
      l_title = null;
      l_under = null;
    } else touched ||= p >= end;
    l3724: {
      if (p < end) {
        const s3722 = p;
        l3723: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3723; }
          p = s3722;
          break l3724;
        }
        p = s3722;
      } else touched ||= p >= end;
      return undefined;
    }
    l3725: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s3727 = p;
        const t3728 = trail.length;
        l3726: {
          const r3729 = readBadTitleNumber(p);
          if (r3729 === undefined) { break l3726; }
          p = pos;
          break l3725;
        }
        p = s3727;
        if (trail.length > t3728) trail.length = t3728;
      } else touched ||= p >= end;
    }
    l3733: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s3731 = p;
        l3732: {
          p = skipComponentWord(p);
          if (p < 0) { break l3732; }
          p = s3731;
          break l3733;
        }
        p = s3731;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3734 = read_pair(p);
    if (r3734 === undefined) { return undefined; }
    l_pair = r3734;
    p = pos;
    const r3736 = readHeadingEnd(p);
    if (r3736 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3738 = readBadSetext(p);
    if (r3738 === undefined) { return undefined; }
    l_under = r3738;
    p = pos;
  }
  pos = p;
  return { type: 'ComponentHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf452(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e3741!: null;
  {
    const s3742 = p;
    l3743: {
      p = skipSectionStop(p);
      if (p < 0) { break l3743; }
      return -1;
    }
    p = s3742;
  }
  e3741 = null;
  let e3745!: null;
  if (p < end) {
    {
      const s3746 = p;
      l3747: {
        p = skipComponentHeading(p);
        if (p < 0) { break l3747; }
        return -1;
      }
      p = s3746;
    }
  } else touched ||= p >= end;
  e3745 = null;
  value = [e3741, e3745];
  leafValue = value;
  return p;
}

function leaf453(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodHeadingNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r3749 = readMethodHeading(p);
  if (r3749 === undefined) { return -1; }
  value = r3749;
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
  l3750: {
    const s3751 = p;
    const t3752 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3753: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3753; }
        {
          const s3754 = p;
          l3755: {
            p = skipTextInNotes(p);
            if (p < 0) { break l3755; }
            break l3753;
          }
          p = s3754;
        }
        let n3760 = 0;
        l3757: for (;;) {
          if (n3760 >= 3) break;
          const s3759 = p;
          l3758: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3758;
            }
            p++;
            n3760++;
            continue l3757;
          }
          p = s3759;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3753;
        }
        const r3761 = readMark(p);
        if (r3761 === undefined) { break l3753; }
        l_mark = r3761;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3753;
        }
        const r3763 = readSignature(p);
        if (r3763 === undefined) { break l3753; }
        l_signature = r3763;
        p = pos;
        const r3938 = readHeadingEnd(p);
        if (r3938 === undefined) { break l3753; }
        p = pos;
        break l3750;
      }
      p = s3751;
      if (trail.length > t3752) trail.length = t3752;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l3940: {
        p = skipMethodLevel(p);
        if (p < 0) { break l3940; }
        {
          const s3941 = p;
          l3942: {
            p = skipInNotes(p);
            if (p < 0) { break l3942; }
            break l3940;
          }
          p = s3941;
        }
        let n3947 = 0;
        l3944: for (;;) {
          if (n3947 >= 3) break;
          const s3946 = p;
          l3945: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3945;
            }
            p++;
            n3947++;
            continue l3944;
          }
          p = s3946;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l3940;
        }
        const r3948 = readMark(p);
        if (r3948 === undefined) { break l3940; }
        l_mark = r3948;
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l3940;
        }
        const r3950 = readBadMethodTitle(p);
        if (r3950 === undefined) { break l3940; }
        p = pos;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l3940;
        }
        const r3956 = readSignature(p);
        if (r3956 === undefined) { break l3940; }
        l_signature = r3956;
        p = pos;
        while (text.charCodeAt(p) === 42) p++;
        touched ||= p >= end;
        const r3958 = readHeadingEnd(p);
        if (r3958 === undefined) { break l3940; }
        p = pos;
        break l3750;
      }
      p = s3751;
      if (trail.length > t3752) trail.length = t3752;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l3962: {
      if (p < end) {
        const s3960 = p;
        l3961: {
          p = skipSetextAhead(p);
          if (p < 0) { break l3961; }
          p = s3960;
          break l3962;
        }
        p = s3960;
      } else touched ||= p >= end;
      return undefined;
    }
    l3965: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s3963 = p;
        l3964: {
          const near3966 = p + 16;
          while (p < near3966 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near3966) {
            STOPS_20.lastIndex = p;
            p = STOPS_20.test(text) ? STOPS_20.lastIndex - 1 : end;
          }
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l3964;
          }
          p++;
          p = s3963;
          break l3965;
        }
        p = s3963;
      } else touched ||= p >= end;
      return undefined;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3967 = readSignature(p);
    if (r3967 === undefined) { return undefined; }
    l_signature = r3967;
    p = pos;
    const r3969 = readHeadingEnd(p);
    if (r3969 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3971 = readBadSetext(p);
    if (r3971 === undefined) { return undefined; }
    l_under = r3971;
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
  l3764: {
    if (text.charCodeAt(p) === 97) {
      const s3766 = p;
      l3765: {
        let e3767!: "async";
        if (!text.startsWith("async", p)) {
          reachesEnd(p, "async");
          break l3765;
        }
        e3767 = "async";
        p += 5;
        let e3768!: string[];
        const list3773: string[] = [];
        l3769: for (;;) {
          const s3771 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l3770: {
              let v3772!: string;
              const r3775 = readBlank(p);
              if (r3775 === undefined) { break l3770; }
              v3772 = r3775;
              p = pos;
              list3773.push(v3772);
              continue l3769;
            }
            p = s3771;
          } else touched ||= p >= end;
          break;
        }
        if (list3773.length === 0) { break l3765; }
        e3768 = list3773;
        l_isAsync = [e3767, e3768];
        break l3764;
      }
      p = s3766;
    } else touched ||= p >= end;
    l_isAsync = null;
  }
  l3777: {
    if (text.charCodeAt(p) === 100) {
      const s3779 = p;
      l3778: {
        if (!text.startsWith("def", p)) {
          reachesEnd(p, "def");
          break l3778;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l3778;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l3777;
      }
      p = s3779;
    } else touched ||= p >= end;
  }
  const s3780 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipSignatureName(p);
  if (p < 0) { return undefined; }
  l_name = text.slice(s3780, p);
  const r3781 = readSignatureList(p);
  if (r3781 === undefined) { return undefined; }
  l_list = r3781;
  p = pos;
  l3873: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
      const s3875 = p;
      const t3876 = trail.length;
      l3874: {
        const r3877 = readResult(p);
        if (r3877 === undefined) { break l3874; }
        l_result = r3877;
        p = pos;
        break l3873;
      }
      p = s3875;
      if (trail.length > t3876) trail.length = t3876;
    } else touched ||= p >= end;
    l_result = null;
  }
  const r3898 = readSignatureEnd(p);
  if (r3898 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Signature', start: base + start, end: base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
}

function readSignatureList(p: number): ParametersNode | MissingParametersNode | undefined {
  let c = 0;
  let value!: ParametersNode | MissingParametersNode;
  l3782: {
    const s3783 = p;
    const t3784 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l3785: {
        p = skipBlanks(p);
        if (p < 0) { break l3785; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l3785;
        }
        const r3786 = readParameters(p);
        if (r3786 === undefined) { break l3785; }
        value = r3786;
        p = pos;
        break l3782;
      }
      p = s3783;
      if (trail.length > t3784) trail.length = t3784;
    } else touched ||= p >= end;
    const r3861 = readMissingParameters(p);
    if (r3861 === undefined) { return undefined; }
    value = r3861;
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
  const list3792: (ParameterNode | BadParameterNode)[] = [];
  l3787: for (;;) {
    const s3789 = p;
    const t3790 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128)) {
      l3788: {
        let v3791!: ParameterNode | BadParameterNode;
        const r3794 = readParameterItem(p);
        if (r3794 === undefined) { break l3788; }
        v3791 = r3794;
        p = pos;
        list3792.push(v3791);
        continue l3787;
      }
      p = s3789;
      if (trail.length > t3790) trail.length = t3790;
    } else touched ||= p >= end;
    break;
  }
  l_items = list3792;
  const r3852 = readParametersEnd(p);
  if (r3852 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'Parameters', start: base + start, end: base + p, items: l_items };
}

function readParameterItem(p: number): ParameterNode | BadParameterNode | undefined {
  let c = 0;
  let value!: ParameterNode | BadParameterNode;
  l3795: {
    const s3796 = p;
    const t3797 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3798: {
        const r3799 = readParameter(p);
        if (r3799 === undefined) { break l3798; }
        value = r3799;
        p = pos;
        l3825: {
          if (text.charCodeAt(p) === 44) {
            const s3827 = p;
            l3826: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3826; }
              break l3825;
            }
            p = s3827;
          } else touched ||= p >= end;
        }
        break l3795;
      }
      p = s3796;
      if (trail.length > t3797) trail.length = t3797;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3828 = readBadParameter(p);
    if (r3828 === undefined) { return undefined; }
    value = r3828;
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
  l3800: {
    const s3801 = p;
    const t3802 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
      l3803: {
        const r3804 = readParameterName(p);
        if (r3804 === undefined) { break l3803; }
        l_name = r3804;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) { break l3803; }
        l3806: {
          if (text.charCodeAt(p) === 58) {
            const s3808 = p;
            l3807: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3807; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3807;
              }
              const r3809 = readTypeText(p);
              if (r3809 === undefined) { break l3807; }
              l_annotation = r3809;
              p = pos;
              break l3806;
            }
            p = s3808;
          } else touched ||= p >= end;
          l_annotation = null;
        }
        l3811: {
          if (text.charCodeAt(p) === 61) {
            const s3813 = p;
            l3812: {

              p++;
              p = skipBlanks(p);
              if (p < 0) { break l3812; }
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c >= 128))) {
                touched ||= p >= end;
                break l3812;
              }
              const r3814 = readDefaultText(p);
              if (r3814 === undefined) { break l3812; }
              l_fallback = r3814;
              p = pos;
              break l3811;
            }
            p = s3813;
          } else touched ||= p >= end;
          l_fallback = null;
        }
        l3818: {
          const s3816 = p;
          l3817: {
            p = skipParameterEnd(p);
            if (p < 0) { break l3817; }
            p = s3816;
            break l3818;
          }
          p = s3816;
          break l3803;
        }
        break l3800;
      }
      p = s3801;
      if (trail.length > t3802) trail.length = t3802;
      l_fallback = null;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3819 = readParameterName(p);
    if (r3819 === undefined) { return undefined; }
    l_name = r3819;
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
    const r3821 = readBadType(p);
    if (r3821 === undefined) { return undefined; }
    l_annotation = r3821;
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
  const near3822 = p + 16;
  while (p < near3822 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
  if (p === near3822) {
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
  l3829: {
    const s3830 = p;
    if (text.charCodeAt(p) === 44) {
      l3831: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l3831; }
        break l3829;
      }
      p = s3830;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      l3832: {
        p = skipArrow(p);
        if (p < 0) { break l3832; }
        let m3836 = false;
        l3833: for (;;) {
          const s3835 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c >= 128)) {
            l3834: {
              l3837: {
                const s3838 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 128)) {
                  l3839: {
                    p = skipResultPiece(p);
                    if (p < 0) { break l3839; }
                    break l3837;
                  }
                  p = s3838;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 44 || c === 61))) {
                  touched ||= p >= end;
                  break l3834;
                }
                p++;
              }
              m3836 = true;
              continue l3833;
            }
            p = s3835;
          } else touched ||= p >= end;
          break;
        }
        if (!m3836) { break l3832; }
        l3842: {
          if (text.charCodeAt(p) === 41) {
            const s3840 = p;
            l3841: {

              p++;
              p = s3840;
              break l3842;
            }
            p = s3840;
          } else touched ||= p >= end;
          break l3832;
        }
        p = skipBlanks(p);
        if (p < 0) { break l3832; }
        break l3829;
      }
      p = s3830;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594)) {
      {
        const s3843 = p;
        l3844: {
          p = skipArrow(p);
          if (p < 0) { break l3844; }
          return undefined;
        }
        p = s3843;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const near3846 = p + 16;
    while (p < near3846 && ((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c >= 128)) p++;
    if (p === near3846) {
      STOPS_27.lastIndex = p;
      p = STOPS_27.test(text) ? STOPS_27.lastIndex - 1 : end;
    }
    touched ||= p >= end;
    l3847: {
      if (text.charCodeAt(p) === 44) {
        const s3849 = p;
        l3848: {

          p++;
          break l3847;
        }
        p = s3849;
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
  l3853: {
    const s3854 = p;
    const t3855 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l3856: {

        value = ")";
        p++;
        break l3853;
      }
      p = s3854;
      if (trail.length > t3855) trail.length = t3855;
    } else touched ||= p >= end;
    const r3857 = readMissingParenthesis(p);
    if (r3857 === undefined) { return undefined; }
    value = r3857;
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
  l3864: {
    const s3862 = p;
    l3863: {
      p = skipBlanks(p);
      if (p < 0) { break l3863; }
      l3865: {
        const s3866 = p;
        l3867: {
          l3868: {
            if (text.charCodeAt(p) === 58) {
              const s3870 = p;
              l3869: {

                p++;
                break l3868;
              }
              p = s3870;
            } else touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l3867; }
          while (text.charCodeAt(p) === 96) p++;
          touched ||= p >= end;
          p = skipBlanks(p);
          if (p < 0) { break l3867; }
          p = skipLineEnd(p);
          if (p < 0) { break l3867; }
          break l3865;
        }
        p = s3866;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l3863;
        }
        p = skipArrow(p);
        if (p < 0) { break l3863; }
      }
      p = s3862;
      break l3864;
    }
    p = s3862;
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
  const r3878 = readResultArrow(p);
  if (r3878 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(p < end)) {
    touched ||= p >= end;
    return undefined;
  }
  const r3891 = readResultText(p);
  if (r3891 === undefined) { return undefined; }
  l_of = r3891;
  p = pos;
  pos = p;
  return { type: 'Result', start: base + start, end: base + p, of: l_of };
}

function readResultArrow(p: number): "->" | BadArrowNode | undefined {
  let c = 0;
  let value!: "->" | BadArrowNode;
  l3879: {
    const s3880 = p;
    const t3881 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l3882: {
        if (!text.startsWith("->", p)) {
          reachesEnd(p, "->");
          break l3882;
        }
        value = "->";
        p += 2;
        break l3879;
      }
      p = s3880;
      if (trail.length > t3881) trail.length = t3881;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r3883 = readBadArrow(p);
    if (r3883 === undefined) { return undefined; }
    value = r3883;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrow(p: number): BadArrowNode | undefined {
  const start = p;
  l3884: {
    const s3885 = p;
    if (text.charCodeAt(p) === 61) {
      l3886: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l3886;
        }
        p += 2;
        break l3884;
      }
      p = s3885;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 8594) {
      l3887: {

        p++;
        break l3884;
      }
      p = s3885;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l3888: {
        if (!text.startsWith("-->", p)) {
          reachesEnd(p, "-->");
          break l3888;
        }
        p += 3;
        break l3884;
      }
      p = s3885;
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
  let m3895 = false;
  l3892: for (;;) {
    const s3894 = p;
    if (p < end) {
      l3893: {
        p = skipReturnPiece(p);
        if (p < 0) { break l3893; }
        m3895 = true;
        continue l3892;
      }
      p = s3894;
    } else touched ||= p >= end;
    break;
  }
  if (!m3895) { return undefined; }
  pos = p;
  return { type: 'ResultText', start: base + start, end: base + p };
}

function readSignatureEnd(p: number): [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null] | undefined {
  let value!: [string[], ":" | null, string[], "`"[], string[], BadSignatureRestNode | null];
  let e3899!: string[];
  const r3900 = readBlanks(p);
  if (r3900 === undefined) { return undefined; }
  e3899 = r3900;
  p = pos;
  let e3902!: ":" | null;
  l3903: {
    if (text.charCodeAt(p) === 58) {
      const s3905 = p;
      l3904: {

        e3902 = ":";
        p++;
        break l3903;
      }
      p = s3905;
    } else touched ||= p >= end;
    e3902 = null;
  }
  let e3906!: string[];
  const r3907 = readBlanks(p);
  if (r3907 === undefined) { return undefined; }
  e3906 = r3907;
  p = pos;
  let e3909!: "`"[];
  const list3914: "`"[] = [];
  l3910: for (;;) {
    const s3912 = p;
    if (text.charCodeAt(p) === 96) {
      l3911: {
        let v3913!: "`";

        v3913 = "`";
        p++;
        list3914.push(v3913);
        continue l3910;
      }
      p = s3912;
    } else touched ||= p >= end;
    break;
  }
  e3909 = list3914;
  let e3916!: string[];
  const r3917 = readBlanks(p);
  if (r3917 === undefined) { return undefined; }
  e3916 = r3917;
  p = pos;
  let e3919!: BadSignatureRestNode | null;
  l3920: {
    if (p < end) {
      const s3922 = p;
      const t3923 = trail.length;
      l3921: {
        const r3924 = readBadSignatureRest(p);
        if (r3924 === undefined) { break l3921; }
        e3919 = r3924;
        p = pos;
        break l3920;
      }
      p = s3922;
      if (trail.length > t3923) trail.length = t3923;
    } else touched ||= p >= end;
    e3919 = null;
  }
  value = [e3899, e3902, e3906, e3909, e3916, e3919];
  pos = p;
  return value;
}

function readBadSignatureRest(p: number): BadSignatureRestNode | undefined {
  let c = 0;
  const start = p;
  {
    const s3925 = p;
    l3926: {
      p = skipSignatureTail(p);
      if (p < 0) { break l3926; }
      return undefined;
    }
    p = s3925;
  }
  let m3931 = false;
  l3928: for (;;) {
    const s3930 = p;
    if (p < end) {
      l3929: {
        {
          const s3932 = p;
          l3933: {
            p = skipHeadingEndAhead(p);
            if (p < 0) { break l3933; }
            break l3929;
          }
          p = s3932;
        }
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l3929;
        }
        p++;
        m3931 = true;
        continue l3928;
      }
      p = s3930;
    } else touched ||= p >= end;
    break;
  }
  if (!m3931) { return undefined; }
  pos = p;
  const node: BadSignatureRestNode = { type: 'BadSignatureRest', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadMethodTitle(p: number): BadMethodTitleNode | undefined {
  let c = 0;
  const start = p;
  let m3954 = false;
  l3951: for (;;) {
    const s3953 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 304)) {
      l3952: {
        p = skipMethodOrnament(p);
        if (p < 0) { break l3952; }
        m3954 = true;
        continue l3951;
      }
      p = s3953;
    } else touched ||= p >= end;
    break;
  }
  if (!m3954) { return undefined; }
  pos = p;
  const node: BadMethodTitleNode = { type: 'BadMethodTitle', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf475(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e3974!: null;
  {
    const s3975 = p;
    l3976: {
      p = skipMethodStop(p);
      if (p < 0) { break l3976; }
      return -1;
    }
    p = s3975;
  }
  e3974 = null;
  value = [e3974];
  leafValue = value;
  return p;
}

function skipMethodStop(p: number): number {
  let c = 0;
  l3978: {
    const s3979 = p;
    l3980: {
      p = skipSectionStop(p);
      if (p < 0) { break l3980; }
      break l3978;
    }
    p = s3979;
    if (p < end) {
      l3981: {
        p = skipComponentHeading(p);
        if (p < 0) { break l3981; }
        break l3978;
      }
      p = s3979;
    } else touched ||= p >= end;
    if (p < end) {
      l3982: {
        p = skipMethodHeading(p);
        if (p < 0) { break l3982; }
        break l3978;
      }
      p = s3979;
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
  l3983: {
    const s3984 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
      l3985: {
        let n3989 = 0;
        l3986: for (;;) {
          if (n3989 >= 3) break;
          const s3988 = p;
          l3987: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l3987;
            }
            p++;
            n3989++;
            continue l3986;
          }
          p = s3988;
          break;
        }
        l3992: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
            const s3990 = p;
            l3991: {
              p = skipComponentName(p);
              if (p < 0) { break l3991; }
              p = s3990;
              break l3992;
            }
            p = s3990;
          } else touched ||= p >= end;
          break l3985;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
          touched ||= p >= end;
          break l3985;
        }
        p = skipLabelAhead(p);
        if (p < 0) { break l3985; }
        break l3983;
      }
      p = s3984;
    } else touched ||= p >= end;
    {
      const s3993 = p;
      l3994: {
        p = skipHeldBullet(p);
        if (p < 0) { break l3994; }
        return -1;
      }
      p = s3993;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBulletLead(p);
    if (p < 0) { return -1; }
    l3998: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 304)) {
        const s3996 = p;
        l3997: {
          p = skipComponentName(p);
          if (p < 0) { break l3997; }
          p = s3996;
          break l3998;
        }
        p = s3996;
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

function leaf478(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InterfacesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_127[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r3999 = readInterfacesHead(p);
  if (r3999 === undefined) { return -1; }
  value = r3999;
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
  const r4000 = readHolds(p);
  if (r4000 === undefined) { return undefined; }
  l_holds = r4000;
  p = pos;
  l4004: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : c === 304)) {
      const s4002 = p;
      l4003: {
        p = skipInterfacesName(p);
        if (p < 0) { break l4003; }
        p = s4002;
        break l4004;
      }
      p = s4002;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4005 = read_label(p);
  if (r4005 === undefined) { return undefined; }
  l_label = r4005;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4007 = readLineValue(p);
  if (r4007 === undefined) { return undefined; }
  l_value = r4007;
  p = pos;
  const r4009 = readValueEnd(p);
  if (r4009 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'InterfacesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function leaf480(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ListedHeadingNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r4012 = readListedHeading(p);
  if (r4012 === undefined) { return -1; }
  value = r4012;
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
  const r4013 = readListedColumn(p);
  if (r4013 === undefined) { return undefined; }
  l_inner = r4013;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_116[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4016 = readListedSignature(p);
  if (r4016 === undefined) { return undefined; }
  l_signature = r4016;
  p = pos;
  while (text.charCodeAt(p) === 42) p++;
  touched ||= p >= end;
  p = skipListedGap(p);
  if (p < 0) { return undefined; }
  const r4097 = readBulletText(p);
  if (r4097 === undefined) { return undefined; }
  l_text = r4097;
  p = pos;
  pos = p;
  return { type: 'ListedHeading', start: base + start, end: base + p, inner: l_inner, signature: l_signature, text: l_text };
}

function readListedColumn(p: number): string | undefined {
  let c = 0;
  let value!: string;
  let l_lead!: string;
  const s4014 = p;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l_lead = text.slice(s4014, p);
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
  l4017: {
    const s4018 = p;
    const t4019 = trail.length;
    if (text.charCodeAt(p) === 96) {
      l4020: {
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4020;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        p = skipBlanks(p);
        if (p < 0) { break l4020; }
        l4021: {
          if (text.charCodeAt(p) === 97) {
            const s4023 = p;
            l4022: {
              let e4024!: "async";
              if (!text.startsWith("async", p)) {
                reachesEnd(p, "async");
                break l4022;
              }
              e4024 = "async";
              p += 5;
              let e4025!: string[];
              const list4030: string[] = [];
              l4026: for (;;) {
                const s4028 = p;
                if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  l4027: {
                    let v4029!: string;
                    const r4032 = readBlank(p);
                    if (r4032 === undefined) { break l4027; }
                    v4029 = r4032;
                    p = pos;
                    list4030.push(v4029);
                    continue l4026;
                  }
                  p = s4028;
                } else touched ||= p >= end;
                break;
              }
              if (list4030.length === 0) { break l4022; }
              e4025 = list4030;
              l_isAsync = [e4024, e4025];
              break l4021;
            }
            p = s4023;
          } else touched ||= p >= end;
          l_isAsync = null;
        }
        l4034: {
          if (text.charCodeAt(p) === 100) {
            const s4036 = p;
            l4035: {
              if (!text.startsWith("def", p)) {
                reachesEnd(p, "def");
                break l4035;
              }
              p += 3;
              if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
                touched ||= p >= end;
                break l4035;
              }
              p++;
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              break l4034;
            }
            p = s4036;
          } else touched ||= p >= end;
        }
        const s4037 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
          touched ||= p >= end;
          break l4020;
        }
        p = skipSignatureName(p);
        if (p < 0) { break l4020; }
        l_name = text.slice(s4037, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_117[c] === 1 : c === 8211 || c === 8594))) {
          touched ||= p >= end;
          break l4020;
        }
        const r4038 = readListedList(p);
        if (r4038 === undefined) { break l4020; }
        l_list = r4038;
        p = pos;
        l4054: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
            const s4056 = p;
            const t4057 = trail.length;
            l4055: {
              const r4058 = readResult(p);
              if (r4058 === undefined) { break l4055; }
              l_result = r4058;
              p = pos;
              break l4054;
            }
            p = s4056;
            if (trail.length > t4057) trail.length = t4057;
          } else touched ||= p >= end;
          l_result = null;
        }
        p = skipBlanks(p);
        if (p < 0) { break l4020; }
        if (!(text.charCodeAt(p) === 96)) {
          touched ||= p >= end;
          break l4020;
        }
        p++;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l4017;
      }
      p = s4018;
      if (trail.length > t4019) trail.length = t4019;
    } else touched ||= p >= end;
    l4060: {
      if (text.charCodeAt(p) === 97) {
        const s4062 = p;
        l4061: {
          let e4063!: "async";
          if (!text.startsWith("async", p)) {
            reachesEnd(p, "async");
            break l4061;
          }
          e4063 = "async";
          p += 5;
          let e4064!: string[];
          const list4069: string[] = [];
          l4065: for (;;) {
            const s4067 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l4066: {
                let v4068!: string;
                const r4071 = readBlank(p);
                if (r4071 === undefined) { break l4066; }
                v4068 = r4071;
                p = pos;
                list4069.push(v4068);
                continue l4065;
              }
              p = s4067;
            } else touched ||= p >= end;
            break;
          }
          if (list4069.length === 0) { break l4061; }
          e4064 = list4069;
          l_isAsync = [e4063, e4064];
          break l4060;
        }
        p = s4062;
      } else touched ||= p >= end;
      l_isAsync = null;
    }
    l4073: {
      if (text.charCodeAt(p) === 100) {
        const s4075 = p;
        l4074: {
          if (!text.startsWith("def", p)) {
            reachesEnd(p, "def");
            break l4074;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
            touched ||= p >= end;
            break l4074;
          }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          break l4073;
        }
        p = s4075;
      } else touched ||= p >= end;
    }
    const s4076 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipSignatureName(p);
    if (p < 0) { return undefined; }
    l_name = text.slice(s4076, p);
    if (!(text.charCodeAt(p) === 40)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4077 = readParameters(p);
    if (r4077 === undefined) { return undefined; }
    l_list = r4077;
    p = pos;
    l4079: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8211 || c === 8594)) {
        const s4081 = p;
        const t4082 = trail.length;
        l4080: {
          const r4083 = readWordResult(p);
          if (r4083 === undefined) { break l4080; }
          l_result = r4083;
          p = pos;
          break l4079;
        }
        p = s4081;
        if (trail.length > t4082) trail.length = t4082;
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
  l4039: {
    const s4040 = p;
    const t4041 = trail.length;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
      l4042: {
        p = skipBlanks(p);
        if (p < 0) { break l4042; }
        if (!(text.charCodeAt(p) === 40)) {
          touched ||= p >= end;
          break l4042;
        }
        const r4043 = readParameters(p);
        if (r4043 === undefined) { break l4042; }
        value = r4043;
        p = pos;
        break l4039;
      }
      p = s4040;
      if (trail.length > t4041) trail.length = t4041;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4045 = readMissingListedParameters(p);
    if (r4045 === undefined) { return undefined; }
    value = r4045;
    p = pos;
  }
  pos = p;
  return value;
}

function readMissingListedParameters(p: number): MissingListedParametersNode | undefined {
  let c = 0;
  const start = p;
  l4048: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_118[c] === 1 : c === 8211 || c === 8594)) {
      const s4046 = p;
      l4047: {
        p = skipBlanks(p);
        if (p < 0) { break l4047; }
        l4049: {
          const s4050 = p;
          if (text.charCodeAt(p) === 96) {
            l4051: {

              p++;
              break l4049;
            }
            p = s4050;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 8211 || c === 8594))) {
            touched ||= p >= end;
            break l4047;
          }
          p = skipArrow(p);
          if (p < 0) { break l4047; }
        }
        p = s4046;
        break l4048;
      }
      p = s4046;
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
  const r4084 = readResultArrow(p);
  if (r4084 === undefined) { return undefined; }
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4086 = readResultWord(p);
  if (r4086 === undefined) { return undefined; }
  l_of = r4086;
  p = pos;
  pos = p;
  return { type: 'WordResult', start: base + start, end: base + p, of: l_of };
}

function readResultWord(p: number): ResultWordNode | undefined {
  let c = 0;
  const start = p;
  let m4090 = false;
  l4087: for (;;) {
    const s4089 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_119[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210))) {
      l4088: {
        l4091: {
          const s4092 = p;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l4093: {
              p = skipBracketed(p);
              if (p < 0) { break l4093; }
              break l4091;
            }
            p = s4092;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_120[c] === 1 : c >= 8213 || (c >= 128 && c <= 8210)))) {
            touched ||= p >= end;
            break l4088;
          }
          p++;
        }
        m4090 = true;
        continue l4087;
      }
      p = s4089;
    } else touched ||= p >= end;
    break;
  }
  if (!m4090) { return undefined; }
  pos = p;
  return { type: 'ResultWord', start: base + start, end: base + p };
}

function leaf488(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e4100!: null;
  {
    const s4101 = p;
    l4102: {
      p = skipListedStop(p);
      if (p < 0) { break l4102; }
      return -1;
    }
    p = s4101;
  }
  e4100 = null;
  value = [e4100];
  leafValue = value;
  return p;
}

function skipListedStop(p: number): number {
  let c = 0;
  l4104: {
    const s4105 = p;
    l4106: {
      p = skipMethodStop(p);
      if (p < 0) { break l4106; }
      break l4104;
    }
    p = s4105;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s4107 = p;
        l4108: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l4108; }
          return -1;
        }
        p = s4107;
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

function leaf490(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4110 = readNamesHead(p);
  if (r4110 === undefined) { return -1; }
  value = r4110;
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
  const r4111 = readHolds(p);
  if (r4111 === undefined) { return undefined; }
  l_holds = r4111;
  p = pos;
  l4115: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : false)) {
      const s4113 = p;
      l4114: {
        p = skipDependenciesName(p);
        if (p < 0) { break l4114; }
        p = s4113;
        break l4115;
      }
      p = s4113;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4116 = read_label(p);
  if (r4116 === undefined) { return undefined; }
  l_label = r4116;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4118: {
    const s4119 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) {
      l4120: {
        const r4121 = readNameLine(p);
        if (r4121 === undefined) { break l4120; }
        l_value = r4121;
        p = pos;
        break l4118;
      }
      p = s4119;
    } else touched ||= p >= end;
    const r4132 = readLineValue(p);
    if (r4132 === undefined) { return undefined; }
    l_value = r4132;
    p = pos;
  }
  const r4134 = readValueEnd(p);
  if (r4134 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NamesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNameLine(p: number): NameLineNode | undefined {
  let c = 0;
  const start = p;
  let l_names!: NameNode[];
  const list4127: NameNode[] = [];
  let n4125 = 0;
  l4122: for (;;) {
    const s4124 = p;
    l4123: {
      if (n4125 > 0) {
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l4123;
        }
        p++;
      }
      let v4126!: NameNode;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
        touched ||= p >= end;
        break l4123;
      }
      const r4128 = readName(p);
      if (r4128 === undefined) { break l4123; }
      v4126 = r4128;
      p = pos;
      list4127.push(v4126);
      n4125++;
      continue l4122;
    }
    p = s4124;
    break;
  }
  if (n4125 < 1) { return undefined; }
  l_names = list4127;
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
  const near4129 = p + 16;
  while (p < near4129 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44))) p++;
  if (p === near4129) {
    STOPS_37.lastIndex = p;
    p = STOPS_37.test(text) ? STOPS_37.lastIndex - 1 : end;
  }
  touched ||= p >= end;
  pos = p;
  return { type: 'Name', start: base + start, end: base + p };
}

function leaf494(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamesTextNode;
  {
    const s4137 = p;
    l4138: {
      p = skipFieldEnd(p);
      if (p < 0) { break l4138; }
      return -1;
    }
    p = s4137;
  }
  if (p < end) {
    {
      const s4140 = p;
      l4141: {
        p = skipBlockStart(p);
        if (p < 0) { break l4141; }
        return -1;
      }
      p = s4140;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4143 = readNamesText(p);
  if (r4143 === undefined) { return -1; }
  value = r4143;
  p = pos;
  leafValue = value;
  return p;
}

function readNamesText(p: number): NamesTextNode | undefined {
  const start = p;
  let l_lines!: NameLineNode[];
  const list4149: NameLineNode[] = [];
  l4144: for (;;) {
    const s4146 = p;
    const t4147 = trail.length;
    if (p < end) {
      l4145: {
        let v4148!: NameLineNode;
        const r4151 = readNameTextLine(p);
        if (r4151 === undefined) { break l4145; }
        v4148 = r4151;
        p = pos;
        list4149.push(v4148);
        continue l4144;
      }
      p = s4146;
      if (trail.length > t4147) trail.length = t4147;
    } else touched ||= p >= end;
    break;
  }
  if (list4149.length === 0) { return undefined; }
  l_lines = list4149;
  pos = p;
  return { type: 'NamesText', start: base + start, end: base + p, lines: l_lines };
}

function readNameTextLine(p: number): NameLineNode | undefined {
  let c = 0;
  let value!: NameLineNode;
  if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
    {
      const s4152 = p;
      l4153: {
        p = skipBlankLine(p);
        if (p < 0) { break l4153; }
        return undefined;
      }
      p = s4152;
    }
  } else touched ||= p >= end;
  if (p < end) {
    {
      const s4155 = p;
      l4156: {
        p = skipParagraphStop(p);
        if (p < 0) { break l4156; }
        return undefined;
      }
      p = s4155;
    }
  } else touched ||= p >= end;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 44)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4158 = readNameLine(p);
  if (r4158 === undefined) { return undefined; }
  value = r4158;
  p = pos;
  const r4160 = readLineEnd(p);
  if (r4160 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return value;
}

function leaf497(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NotesHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_128[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4164 = readNotesHead(p);
  if (r4164 === undefined) { return -1; }
  value = r4164;
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
  const r4165 = readNotesHolds(p);
  if (r4165 === undefined) { return undefined; }
  l_holds = r4165;
  p = pos;
  l4178: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 304)) {
      const s4176 = p;
      l4177: {
        p = skipNotesName(p);
        if (p < 0) { break l4177; }
        p = s4176;
        break l4178;
      }
      p = s4176;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4179 = read_label(p);
  if (r4179 === undefined) { return undefined; }
  l_label = r4179;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  const r4181 = readLineValue(p);
  if (r4181 === undefined) { return undefined; }
  l_value = r4181;
  p = pos;
  const r4183 = readValueEnd(p);
  if (r4183 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NotesHead', start: base + start, end: base + p, holds: l_holds, label: l_label, value: l_value };
}

function readNotesHolds(p: number): string | undefined {
  let c = 0;
  let value!: string;
  l4166: {
    const s4167 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)) {
      l4168: {
        const r4169 = readBulletHolds(p);
        if (r4169 === undefined) { break l4168; }
        value = r4169;
        p = pos;
        break l4166;
      }
      p = s4167;
    } else touched ||= p >= end;
    let n4174 = 0;
    l4171: for (;;) {
      if (n4174 >= 3) break;
      const s4173 = p;
      l4172: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l4172;
        }
        p++;
        n4174++;
        continue l4171;
      }
      p = s4173;
      break;
    }
    value = (() => { return 'all'; })();
  }
  pos = p;
  return value;
}

function leaf500(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NumberHeadNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r4186 = readNumberHead(p);
  if (r4186 === undefined) { return -1; }
  value = r4186;
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
  const r4187 = readHolds(p);
  if (r4187 === undefined) { return undefined; }
  l_holds = r4187;
  p = pos;
  l4191: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false)) {
      const s4189 = p;
      l4190: {
        p = skipComplexityName(p);
        if (p < 0) { break l4190; }
        p = s4189;
        break l4191;
      }
      p = s4189;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4192 = read_label(p);
  if (r4192 === undefined) { return undefined; }
  l_label = r4192;
  p = pos;
  p = skipBlanks(p);
  if (p < 0) { return undefined; }
  l4194: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_129[c] === 1 : false)) {
      const s4196 = p;
      const t4197 = trail.length;
      l4195: {
        const r4198 = read_wholeNumber(p);
        if (r4198 === undefined) { break l4195; }
        l_number = r4198;
        p = pos;
        break l4194;
      }
      p = s4196;
      if (trail.length > t4197) trail.length = t4197;
    } else touched ||= p >= end;
    l_number = null;
  }
  const r4208 = readLineValue(p);
  if (r4208 === undefined) { return undefined; }
  l_value = r4208;
  p = pos;
  const r4210 = readValueEnd(p);
  if (r4210 === undefined) { return undefined; }
  p = pos;
  pos = p;
  return { type: 'NumberHead', start: base + start, end: base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
}

function read_wholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  let value!: WholeNumberNode;
  const r4199 = readAnswerGap(p);
  if (r4199 === undefined) { return undefined; }
  p = pos;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4201 = readWholeNumber(p);
  if (r4201 === undefined) { return undefined; }
  value = r4201;
  p = pos;
  while (((c = text.charCodeAt(p)) === 42 || c === 96)) p++;
  touched ||= p >= end;
  if ((((c = text.charCodeAt(p)) >= 44 && c <= 47))) {
    {
      const s4204 = p;
      l4205: {
        p++;
        return undefined;
      }
      p = s4204;
    }
  } else touched ||= p >= end;
  pos = p;
  return value;
}

function readWholeNumber(p: number): WholeNumberNode | undefined {
  let c = 0;
  const start = p;
  let l_digits!: string;
  const s4202 = p;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l_digits = text.slice(s4202, p);
  pos = p;
  return { type: 'WholeNumber', start: base + start, end: base + p, digits: l_digits };
}

function leaf504(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4215: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4213 = p;
      l4214: {
        p = skipH1(p);
        if (p < 0) { break l4214; }
        p = s4213;
        break l4215;
      }
      p = s4213;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4216 = readChecklistHeading(p);
  if (r4216 === undefined) { return -1; }
  value = r4216;
  p = pos;
  leafValue = value;
  return p;
}

function readChecklistHeading(p: number): ChecklistHeadingNode | undefined {
  let c = 0;
  const start = p;
  let l_heading!: SectionHeadingNode;
  l4219: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128)) {
      const s4217 = p;
      l4218: {
        p = skipTitleStart(p);
        if (p < 0) { break l4218; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_130[c] === 1 : false))) {
          touched ||= p >= end;
          break l4218;
        }
        p = skipChecklistName(p);
        if (p < 0) { break l4218; }
        p = s4217;
        break l4219;
      }
      p = s4217;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  const r4225 = readSectionHeading(p);
  if (r4225 === undefined) { return undefined; }
  l_heading = r4225;
  p = pos;
  pos = p;
  return { type: 'ChecklistHeading', start: base + start, end: base + p, heading: l_heading };
}

function skipChecklistName(p: number): number {
  let c = 0;
  l4220: {
    const s4221 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4222: {
        if (!isCaseless(p, "design")) { break l4222; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4222;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "review")) { break l4222; }
        p += 6;
        break l4220;
      }
      p = s4221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l4223: {
        if (!isCaseless(p, "design")) { break l4223; }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l4223;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!isCaseless(p, "checklist")) { break l4223; }
        p += 9;
        break l4220;
      }
      p = s4221;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l4224: {
        if (!isCaseless(p, "review")) { break l4224; }
        p += 6;
        break l4220;
      }
      p = s4221;
    } else touched ||= p >= end;
    if (!isCaseless(p, "checklist")) { return -1; }
    p += 9;
  }
  return p;
}

function leaf507(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: CheckHeadingNode;
  const r4228 = readCheckHeading(p);
  if (r4228 === undefined) { return -1; }
  value = r4228;
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
  l4229: {
    const s4230 = p;
    const t4231 = trail.length;
    l4232: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4232; }
      let n4236 = 0;
      l4233: for (;;) {
        if (n4236 >= 3) break;
        const s4235 = p;
        l4234: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4234;
          }
          p++;
          n4236++;
          continue l4233;
        }
        p = s4235;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4232;
      }
      const r4237 = readMark(p);
      if (r4237 === undefined) { break l4232; }
      l_mark = r4237;
      p = pos;
      l4239: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4241 = p;
          const t4242 = trail.length;
          l4240: {
            const r4243 = readBadTitleNumber(p);
            if (r4243 === undefined) { break l4240; }
            p = pos;
            break l4239;
          }
          p = s4241;
          if (trail.length > t4242) trail.length = t4242;
        } else touched ||= p >= end;
      }
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        touched ||= p >= end;
        break l4232;
      }
      const r4245 = read_pair(p);
      if (r4245 === undefined) { break l4232; }
      l_pair = r4245;
      p = pos;
      const r4247 = readHeadingEnd(p);
      if (r4247 === undefined) { break l4232; }
      p = pos;
      break l4229;
    }
    p = s4230;
    if (trail.length > t4231) trail.length = t4231;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4249: {
      p = skipCheckLevel(p);
      if (p < 0) { break l4249; }
      let n4253 = 0;
      l4250: for (;;) {
        if (n4253 >= 3) break;
        const s4252 = p;
        l4251: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l4251;
          }
          p++;
          n4253++;
          continue l4250;
        }
        p = s4252;
        break;
      }
      if (!(text.charCodeAt(p) === 35)) {
        touched ||= p >= end;
        break l4249;
      }
      const r4254 = readMark(p);
      if (r4254 === undefined) { break l4249; }
      l_mark = r4254;
      p = pos;
      l4256: {
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          const s4258 = p;
          const t4259 = trail.length;
          l4257: {
            const r4260 = readBadTitleNumber(p);
            if (r4260 === undefined) { break l4257; }
            p = pos;
            break l4256;
          }
          p = s4258;
          if (trail.length > t4259) trail.length = t4259;
        } else touched ||= p >= end;
      }
      const r4262 = readTitleText(p);
      if (r4262 === undefined) { break l4249; }
      l_title = r4262;
      p = pos;
      const r4264 = readHeadingEnd(p);
      if (r4264 === undefined) { break l4249; }
      p = pos;
      break l4229;
    }
    p = s4230;
    if (trail.length > t4231) trail.length = t4231;
    l_mark = null;
    l_pair = null;
    l_title = null;
    l_under = null;
    l4268: {
      if (p < end) {
        const s4266 = p;
        l4267: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4267; }
          p = s4266;
          break l4268;
        }
        p = s4266;
      } else touched ||= p >= end;
      return undefined;
    }
    l4269: {
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        const s4271 = p;
        const t4272 = trail.length;
        l4270: {
          const r4273 = readBadTitleNumber(p);
          if (r4273 === undefined) { break l4270; }
          p = pos;
          break l4269;
        }
        p = s4271;
        if (trail.length > t4272) trail.length = t4272;
      } else touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4275 = read_pair(p);
    if (r4275 === undefined) { return undefined; }
    l_pair = r4275;
    p = pos;
    const r4277 = readHeadingEnd(p);
    if (r4277 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4279 = readBadSetext(p);
    if (r4279 === undefined) { return undefined; }
    l_under = r4279;
    p = pos;
  }
  pos = p;
  return { type: 'CheckHeading', start: base + start, end: base + p, mark: l_mark, pair: l_pair, title: l_title, under: l_under };
}

function leaf509(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null];
  let e4282!: null;
  {
    const s4283 = p;
    l4284: {
      p = skipSectionStop(p);
      if (p < 0) { break l4284; }
      return -1;
    }
    p = s4283;
  }
  e4282 = null;
  let e4286!: null;
  {
    const s4287 = p;
    l4288: {
      p = skipCheckHeading(p);
      if (p < 0) { break l4288; }
      return -1;
    }
    p = s4287;
  }
  e4286 = null;
  value = [e4282, e4286];
  leafValue = value;
  return p;
}

function leaf510(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4292: {
    if (p < end) {
      const s4290 = p;
      l4291: {
        l4293: {
          const s4294 = p;
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            l4295: {
              p = skipH2(p);
              if (p < 0) { break l4295; }
              break l4293;
            }
            p = s4294;
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l4291;
          }
          p = skipSetextAhead(p);
          if (p < 0) { break l4291; }
        }
        p = s4290;
        break l4292;
      }
      p = s4290;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4296 = readChecklistHeading(p);
  if (r4296 === undefined) { return -1; }
  value = r4296;
  p = pos;
  leafValue = value;
  return p;
}

function leaf511(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ChecklistHeadingNode;
  l4300: {
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      const s4298 = p;
      l4299: {
        p = skipH3(p);
        if (p < 0) { break l4299; }
        p = s4298;
        break l4300;
      }
      p = s4298;
    } else touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_131[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r4301 = readChecklistHeading(p);
  if (r4301 === undefined) { return -1; }
  value = r4301;
  p = pos;
  leafValue = value;
  return p;
}

function leaf512(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OtherHeadingNode;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s4303 = p;
      l4304: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l4304; }
        return -1;
      }
      p = s4303;
    }
  } else touched ||= p >= end;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4306 = readOtherHeading(p);
  if (r4306 === undefined) { return -1; }
  value = r4306;
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
  l4307: {
    const s4308 = p;
    const t4309 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l4310: {
        l4313: {
          if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
            const s4311 = p;
            l4312: {
              l4314: {
                const s4315 = p;
                if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                  l4316: {
                    p = skipH1(p);
                    if (p < 0) { break l4316; }
                    break l4314;
                  }
                  p = s4315;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) {
                  touched ||= p >= end;
                  break l4312;
                }
                p = skipH2(p);
                if (p < 0) { break l4312; }
              }
              p = s4311;
              break l4313;
            }
            p = s4311;
          } else touched ||= p >= end;
          break l4310;
        }
        let n4320 = 0;
        l4317: for (;;) {
          if (n4320 >= 3) break;
          const s4319 = p;
          l4318: {
            if (text.charCodeAt(p) !== 32) {
              touched ||= p >= end;
              break l4318;
            }
            p++;
            n4320++;
            continue l4317;
          }
          p = s4319;
          break;
        }
        if (!(text.charCodeAt(p) === 35)) {
          touched ||= p >= end;
          break l4310;
        }
        const r4321 = readMark(p);
        if (r4321 === undefined) { break l4310; }
        l_mark = r4321;
        p = pos;
        const r4323 = readTitleText(p);
        if (r4323 === undefined) { break l4310; }
        l_title = r4323;
        p = pos;
        const r4325 = readHeadingEnd(p);
        if (r4325 === undefined) { break l4310; }
        p = pos;
        break l4307;
      }
      p = s4308;
      if (trail.length > t4309) trail.length = t4309;
      l_mark = null;
      l_under = null;
    } else touched ||= p >= end;
    l4329: {
      if (p < end) {
        const s4327 = p;
        l4328: {
          p = skipSetextAhead(p);
          if (p < 0) { break l4328; }
          p = s4327;
          break l4329;
        }
        p = s4327;
      } else touched ||= p >= end;
      return undefined;
    }
    const r4330 = readTitleText(p);
    if (r4330 === undefined) { return undefined; }
    l_title = r4330;
    p = pos;
    const r4332 = readHeadingEnd(p);
    if (r4332 === undefined) { return undefined; }
    p = pos;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) {
      touched ||= p >= end;
      return undefined;
    }
    const r4334 = readBadSetext(p);
    if (r4334 === undefined) { return undefined; }
    l_under = r4334;
    p = pos;
  }
  pos = p;
  return { type: 'OtherHeading', start: base + start, end: base + p, mark: l_mark, title: l_title, under: l_under };
}

function leaf514(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WrapperEndNode | MissingWrapperEndNode;
  l4337: {
    const s4338 = p;
    const t4339 = trail.length;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l4340: {
        const r4341 = readWrapperEnd(p);
        if (r4341 === undefined) { break l4340; }
        value = r4341;
        p = pos;
        break l4337;
      }
      p = s4338;
      if (trail.length > t4339) trail.length = t4339;
    } else touched ||= p >= end;
    const r4345 = readMissingWrapperEnd(p);
    if (r4345 === undefined) { return -1; }
    value = r4345;
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
  const r4342 = readLineEnd(p);
  if (r4342 === undefined) { return undefined; }
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

function leaf517(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  if (!(p < end)) {
    touched ||= p >= end;
    return -1;
  }
  const r4347 = readAfter(p);
  if (r4347 === undefined) { return -1; }
  value = r4347;
  p = pos;
  leafValue = value;
  return p;
}

function readAfter(p: number): [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode | undefined {
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null] | AfterTextNode;
  l4348: {
    const s4349 = p;
    const t4350 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l4351: {
        const r4352 = readBlankLine(p);
        if (r4352 === undefined) { break l4351; }
        value = r4352;
        p = pos;
        break l4348;
      }
      p = s4349;
      if (trail.length > t4350) trail.length = t4350;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return undefined;
    }
    const r4354 = readAfterText(p);
    if (r4354 === undefined) { return undefined; }
    value = r4354;
    p = pos;
  }
  pos = p;
  return value;
}

function readAfterText(p: number): AfterTextNode | undefined {
  let c = 0;
  const start = p;
  let m4359 = false;
  l4355: for (;;) {
    const s4357 = p;
    const t4358 = trail.length;
    if (p < end) {
      l4356: {
        if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
          {
            const s4360 = p;
            l4361: {
              p = skipBlankLine(p);
              if (p < 0) { break l4361; }
              break l4356;
            }
            p = s4360;
          }
        } else touched ||= p >= end;
        if (!(p < end)) {
          touched ||= p >= end;
          break l4356;
        }
        const r4363 = readLine(p);
        if (r4363 === undefined) { break l4356; }
        p = pos;
        m4359 = true;
        continue l4355;
      }
      p = s4357;
      if (trail.length > t4358) trail.length = t4358;
    } else touched ||= p >= end;
    break;
  }
  if (!m4359) { return undefined; }
  pos = p;
  return { type: 'AfterText', start: base + start, end: base + p };
}

function leaf520(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MethodTextNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
    touched ||= p >= end;
    return -1;
  }
  const r4367 = readMethodText(p);
  if (r4367 === undefined) { return -1; }
  value = r4367;
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
  const r4368 = readSignature(p);
  if (r4368 === undefined) { return undefined; }
  l_signature = r4368;
  p = pos;
  if (p < end) {
    {
      const s4370 = p;
      l4371: {
        p++;
        return undefined;
      }
      p = s4370;
    }
  } else touched ||= p >= end;
  pos = p;
  return { type: 'MethodText', start: base + start, end: base + p, signature: l_signature };
}

const stepblock: Step = { op: 'choice', starts: [STARTS_10, STARTS_11, STARTS_15], alternatives: [{ op: 'leaf', read: leaf93 }, { op: 'again', step: () => stepClosedBlock }, { op: 'leaf', read: leaf125 }] };
const stepleadBlock: Step = { op: 'choice', starts: [STARTS_9, STARTS_15], alternatives: [{ op: 'leaf', read: leaf71 }, stepblock] };
const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf15, body: stepleadBlock }] };
const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: stepleadBlock }] };
const stepsectionBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf200, body: stepblock }] };
const stepstackBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf291 }, stepsectionBlock] };
const stepitemBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: stepblock }] };
const stepfieldBlock: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf324, body: stepblock }] };
const stepentriesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf401 }, stepfieldBlock] };
const stepfailuresBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf409 }, stepfieldBlock] };
const stepcontractField: Step = { op: 'choice', starts: [STARTS_31, null, STARTS_31, STARTS_31, null, null], alternatives: [{ op: 'again', step: () => stepAnswerField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'again', step: () => stepJsonField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcontractPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf309, body: stepcontractField }] }, stepitemBlock] };
const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf200, body: { op: 'again', step: () => stepContract } }] };
const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf440 }, stepfieldBlock] };
const stepschemaField: Step = { op: 'choice', starts: [STARTS_33, STARTS_33, null, null], alternatives: [{ op: 'again', step: () => stepColumnsField }, { op: 'again', step: () => stepSqlField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepschemaPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf437, body: stepschemaField }] }, stepitemBlock] };
const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf200, body: { op: 'again', step: () => stepSchema } }] };
const stepmethodField: Step = { op: 'choice', starts: [null, null, null], alternatives: [{ op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepmethodPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf475, body: stepmethodField }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf475, body: stepblock }] }] };
const steplistedPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf488, body: stepmethodField }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf488, body: stepblock }] }] };
const stepinterfacesPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf452, body: { op: 'choice', starts: [STARTS_15, STARTS_35], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
const stepnamesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf494 }, stepfieldBlock] };
const stepcomponentField: Step = { op: 'choice', starts: [STARTS_36, STARTS_31, STARTS_38, STARTS_31, null, null], alternatives: [{ op: 'again', step: () => stepInterfacesField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepNumberField }, { op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcomponentPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf452, body: { op: 'choice', starts: [STARTS_15, null], alternatives: [{ op: 'again', step: () => stepMethod }, stepcomponentField] } }] }, stepitemBlock] };
const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf200, body: { op: 'again', step: () => stepComponent } }] };
const stepcheckField: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepTextField }, { op: 'again', step: () => stepOtherField }] };
const stepcheckPart: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf509, body: stepcheckField }] }, stepitemBlock] };
const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf200, body: { op: 'again', step: () => stepCheck } }] };
const stepsection: Step = { op: 'choice', starts: [STARTS_28, STARTS_29, STARTS_30, STARTS_32, STARTS_34, STARTS_39, STARTS_40, STARTS_15, STARTS_40, STARTS_15], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf166, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf517 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf182 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf108 }, { op: 'leaf', read: leaf124 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf180 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf182 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf514 }] } };
const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf191 }, { op: 'loop', body: stepsectionBlock }] } };
const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf289 }, { op: 'loop', body: stepstackBlock }] } };
const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf293 }, { op: 'loop', body: stepsectionBlock }] } };
const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf295 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf299 }, { op: 'loop', body: stepcontractPart }] } };
const stepAnswerField: Step = { op: 'rule', name: 'AnswerField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as AnswerHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf310 }, { op: 'loop', body: stepfieldBlock }] } };
const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf386 }, { op: 'loop', body: stepentriesBlock }] } };
const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf405 }, { op: 'loop', body: stepfailuresBlock }] } };
const stepJsonField: Step = { op: 'rule', name: 'JsonField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as JsonHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf412 }, { op: 'loop', body: stepfieldBlock }] } };
const stepTextField: Step = { op: 'rule', name: 'TextField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf417 }, { op: 'loop', body: stepfieldBlock }] } };
const stepOtherField: Step = { op: 'rule', name: 'OtherField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf427 }, { op: 'loop', body: stepfieldBlock }] } };
const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf430 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf432 }, { op: 'loop', body: stepschemaPart }] } };
const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf438 }, { op: 'loop', body: stepcolumnsBlock }] } };
const stepSqlField: Step = { op: 'rule', name: 'SqlField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as SqlHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf443 }, { op: 'loop', body: stepfieldBlock }] } };
const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf448 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf450 }, { op: 'loop', body: stepcomponentPart }] } };
const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf453 }, { op: 'loop', body: stepmethodPart }] } };
const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf478 }, { op: 'loop', body: stepinterfacesPart }] } };
const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf480 }, { op: 'loop', body: steplistedPart }] } };
const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf490 }, { op: 'loop', body: stepnamesBlock }] } };
const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf497 }, { op: 'loop', body: stepfieldBlock }] } };
const stepNumberField: Step = { op: 'rule', name: 'NumberField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf500 }, { op: 'loop', body: stepfieldBlock }] } };
const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf504 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf507 }, { op: 'loop', body: stepcheckPart }] } };
const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf510 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf511 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf512 }, { op: 'loop', body: stepsectionBlock }] } };

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
    MethodText: { op: 'leaf', read: leaf520 },
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
