// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofTest, ofScope, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

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
export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface AfterTextNode extends TreeNode { readonly type: 'AfterText'; }
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
export interface MissingItemNode extends RecoveryNode { readonly type: 'MissingItem'; }
export interface MethodTextNode extends TreeNode { readonly type: 'MethodText'; readonly signature: SignatureNode; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly marks: string; }
export interface BadHeadingSpaceNode extends RecoveryNode { readonly type: 'BadHeadingSpace'; }
export interface TitleTextNode extends TreeNode { readonly type: 'TitleText'; }
export interface BadSetextNode extends RecoveryNode { readonly type: 'BadSetext'; readonly line: string; }
export interface TitleHeadingNode extends TreeNode {
  readonly type: 'TitleHeading';
  readonly mark: MarkNode | null;
  readonly id: MarkedIdNode | TitleTextNode;
  readonly under: BadSetextNode | null;
}
export interface BadTitleNameNode extends RecoveryNode { readonly type: 'BadTitleName'; }
export interface MarkedIdNode extends TreeNode { readonly type: 'MarkedId'; }
export interface BadTitleMarkNode extends RecoveryNode { readonly type: 'BadTitleMark'; }
export interface SectionHeadingNode extends TreeNode {
  readonly type: 'SectionHeading';
  readonly mark: MarkNode | null;
  readonly name: SectionNameNode | OwnNameNode;
  readonly under: BadSetextNode | null;
}
export interface SectionNameNode extends TreeNode { readonly type: 'SectionName'; }
export interface OwnNameNode extends TreeNode { readonly type: 'OwnName'; }
export interface BadSectionNameNode extends RecoveryNode { readonly type: 'BadSectionName'; }
export interface BadSectionRemarkNode extends RecoveryNode { readonly type: 'BadSectionRemark'; }
export interface BadTitleDecorationNode extends RecoveryNode { readonly type: 'BadTitleDecoration'; }
export interface BadTitleNumberNode extends RecoveryNode { readonly type: 'BadTitleNumber'; }
export interface OtherHeadingNode extends TreeNode {
  readonly type: 'OtherHeading';
  readonly mark: MarkNode | null;
  readonly title: TitleTextNode;
  readonly under: BadSetextNode | null;
}
export interface BadSecondTitleNode extends RecoveryNode { readonly type: 'BadSecondTitle'; }
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
export interface BadEndpointWordNode extends RecoveryNode { readonly type: 'BadEndpointWord'; }
export interface MethodWordNode extends TreeNode { readonly type: 'MethodWord'; readonly word: string; }
export interface BadMethodNameNode extends RecoveryNode { readonly type: 'BadMethodName'; readonly word: string; }
export interface PathTextNode extends TreeNode { readonly type: 'PathText'; }
export interface BadPathEndNode extends RecoveryNode { readonly type: 'BadPathEnd'; }
export interface BadTitleRestNode extends RecoveryNode { readonly type: 'BadTitleRest'; }
export interface SchemaHeadingNode extends TreeNode {
  readonly type: 'SchemaHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly word: string | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface ComponentHeadingNode extends TreeNode {
  readonly type: 'ComponentHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly word: string | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface MethodHeadingNode extends TreeNode {
  readonly type: 'MethodHeading';
  readonly mark: MarkNode | null;
  readonly signature: SignatureNode;
  readonly under: BadSetextNode | null;
}
export interface BadMethodTitleNode extends RecoveryNode { readonly type: 'BadMethodTitle'; }
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
export interface PairNameNode extends TreeNode { readonly type: 'PairName'; }
export interface BadPairNode extends RecoveryNode {
  readonly type: 'BadPair';
  readonly mark: "**" | "__" | "*" | "_" | "`";
  readonly name: MarkedNameNode;
  readonly value: TitleTextNode | MarkedValueNode;
}
export interface MarkedNameNode extends TreeNode { readonly type: 'MarkedName'; }
export interface MarkedValueNode extends TreeNode { readonly type: 'MarkedValue'; }
export interface LabelNode extends TreeNode { readonly type: 'Label'; readonly name: LabelNameNode; }
export interface LabelNameNode extends TreeNode { readonly type: 'LabelName'; }
export interface BadLabelNode extends RecoveryNode {
  readonly type: 'BadLabel';
  readonly name: UnderscoredNameNode | KnownNameNode;
  readonly open: "**" | null;
}
export interface UnderscoredNameNode extends TreeNode { readonly type: 'UnderscoredName'; }
export interface KnownNameNode extends TreeNode { readonly type: 'KnownName'; }
export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly kind: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface DescriptionLabelNode extends TreeNode { readonly type: 'DescriptionLabel'; }
export interface RateLimitLabelNode extends TreeNode { readonly type: 'RateLimitLabel'; }
export interface ReturnsLabelNode extends TreeNode { readonly type: 'ReturnsLabel'; }
export interface SemanticUnitLabelNode extends TreeNode { readonly type: 'SemanticUnitLabel'; }
export interface ResponsibilityLabelNode extends TreeNode { readonly type: 'ResponsibilityLabel'; }
export interface CriteriaLabelNode extends TreeNode { readonly type: 'CriteriaLabel'; }
export interface OtherHeadNode extends TreeNode {
  readonly type: 'OtherHead';
  readonly holds: "" | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface LineValueNode extends TreeNode { readonly type: 'LineValue'; }
export interface NotesHeadNode extends TreeNode {
  readonly type: 'NotesHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface AnswerHeadNode extends TreeNode {
  readonly type: 'AnswerHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly answer: YesNode | NoNode | null;
  readonly value: LineValueNode;
}
export interface YesNode extends TreeNode { readonly type: 'Yes'; }
export interface NoNode extends TreeNode { readonly type: 'No'; }
export interface NumberHeadNode extends TreeNode {
  readonly type: 'NumberHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly number: WholeNumberNode | null;
  readonly value: LineValueNode;
}
export interface WholeNumberNode extends TreeNode { readonly type: 'WholeNumber'; readonly digits: string; }
export interface SeverityHeadNode extends TreeNode {
  readonly type: 'SeverityHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly severity: SeverityWordNode | null;
  readonly value: LineValueNode;
}
export interface SeverityWordNode extends TreeNode {
  readonly type: 'SeverityWord';
  readonly sign: string | null;
  readonly word: string;
}
export interface NamesHeadNode extends TreeNode {
  readonly type: 'NamesHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: NameLineNode | LineValueNode;
}
export interface NamesTextNode extends TreeNode { readonly type: 'NamesText'; readonly lines: NameLineNode[]; }
export interface NameLineNode extends TreeNode { readonly type: 'NameLine'; readonly names: NameNode[]; }
export interface NameNode extends TreeNode { readonly type: 'Name'; }
export interface EntriesHeadNode extends TreeNode {
  readonly type: 'EntriesHead';
  readonly kind: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}
export interface RequestParametersLabelNode extends TreeNode { readonly type: 'RequestParametersLabel'; }
export interface ParametersLabelNode extends TreeNode { readonly type: 'ParametersLabel'; }
export interface RaisesLabelNode extends TreeNode { readonly type: 'RaisesLabel'; }
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
export interface InlineTextNode extends TreeNode { readonly type: 'InlineText'; }
export interface ClassNameNode extends TreeNode { readonly type: 'ClassName'; }
export interface TemplateRemarkNode extends TreeNode { readonly type: 'TemplateRemark'; }
export interface FailuresHeadNode extends TreeNode {
  readonly type: 'FailuresHead';
  readonly holds: string | null;
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
  readonly code: FailureCodeNode | ReasonPhraseNode | ConstantCodeNode | null;
}
export interface HttpStatusNode extends TreeNode { readonly type: 'HttpStatus'; readonly digits: string; }
export interface FailureCodeNode extends TreeNode { readonly type: 'FailureCode'; }
export interface ConstantCodeNode extends TreeNode { readonly type: 'ConstantCode'; }
export interface ReasonPhraseNode extends TreeNode { readonly type: 'ReasonPhrase'; readonly words: string[]; }
export interface ColumnsHeadNode extends TreeNode {
  readonly type: 'ColumnsHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface TableRowsNode extends TreeNode { readonly type: 'TableRows'; readonly rows: TableRowNode[]; }
export interface BareColumnsNode extends TreeNode { readonly type: 'BareColumns'; readonly table: TableNode; }
export interface MissingColumnsLabelNode extends RecoveryNode { readonly type: 'MissingColumnsLabel'; }
export interface JsonHeadNode extends TreeNode {
  readonly type: 'JsonHead';
  readonly kind: RequestBodyLabelNode | ResponseLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}
export interface RequestBodyLabelNode extends TreeNode { readonly type: 'RequestBodyLabel'; }
export interface ResponseLabelNode extends TreeNode { readonly type: 'ResponseLabel'; }
export interface SqlHeadNode extends TreeNode {
  readonly type: 'SqlHead';
  readonly kind: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface IndexesLabelNode extends TreeNode { readonly type: 'IndexesLabel'; }
export interface RelationshipsLabelNode extends TreeNode { readonly type: 'RelationshipsLabel'; }
export interface ConstraintsLabelNode extends TreeNode { readonly type: 'ConstraintsLabel'; }
export interface InterfacesHeadNode extends TreeNode {
  readonly type: 'InterfacesHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface ListedHeadingNode extends TreeNode {
  readonly type: 'ListedHeading';
  readonly inner: string;
  readonly signature: ListedSignatureNode;
  readonly text: BulletTextNode;
}
export interface RuleNode extends TreeNode { readonly type: 'Rule'; }
export interface FooterNode extends TreeNode { readonly type: 'Footer'; readonly stamp: FooterStampNode | null; }
export interface FooterStampNode extends TreeNode { readonly type: 'FooterStamp'; readonly text: string; }
export interface MissingMarkEndNode extends RecoveryNode { readonly type: 'MissingMarkEnd'; }
export interface BadNoiseLineNode extends RecoveryNode { readonly type: 'BadNoiseLine'; }
export interface BulletNode extends TreeNode {
  readonly type: 'Bullet';
  readonly lead: string;
  readonly content: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
  readonly text: BulletTextNode;
}
export interface BulletTextNode extends TreeNode { readonly type: 'BulletText'; }
export interface BadBulletNode extends RecoveryNode { readonly type: 'BadBullet'; }
export interface LabelledItemNode extends TreeNode {
  readonly type: 'LabelledItem';
  readonly label: LabelNode | BadLabelNode;
}
export interface CodeItemNode extends TreeNode { readonly type: 'CodeItem'; readonly name: CodeNameNode; }
export interface CodeNameNode extends TreeNode { readonly type: 'CodeName'; }
export interface LooseItemNode extends TreeNode {
  readonly type: 'LooseItem';
  readonly name: CodeNameNode | StarredNameNode | BareNameNode;
}
export interface StarredNameNode extends TreeNode { readonly type: 'StarredName'; }
export interface BareNameNode extends TreeNode { readonly type: 'BareName'; }
export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly run: string;
  readonly info: FenceInfoNode;
  readonly body: FenceBodyNode;
  readonly close: FenceCloseNode | MissingFenceEndNode;
}
export interface FenceInfoNode extends TreeNode { readonly type: 'FenceInfo'; }
export interface FenceBodyNode extends TreeNode { readonly type: 'FenceBody'; }
export interface FenceCloseNode extends TreeNode { readonly type: 'FenceClose'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface CommentNode extends TreeNode { readonly type: 'Comment'; }
export interface MissingCommentEndNode extends RecoveryNode { readonly type: 'MissingCommentEnd'; }
export interface TableNode extends TreeNode {
  readonly type: 'Table';
  readonly head: TableRowNode | BadTableNode;
  readonly dashes: [string[], ":" | null, "-"[], ":" | null, string[]][] | null;
  readonly rows: TableRowNode[];
}
export interface BadTableNode extends RecoveryNode { readonly type: 'BadTable'; readonly row: TableRowNode; }
export interface TableRowNode extends TreeNode { readonly type: 'TableRow'; readonly cells: CellNode[]; }
export interface CellNode extends TreeNode { readonly type: 'Cell'; }
export interface ParagraphNode extends TreeNode { readonly type: 'Paragraph'; }
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
export interface ParameterNameNode extends TreeNode { readonly type: 'ParameterName'; }
export interface TypeTextNode extends TreeNode { readonly type: 'TypeText'; }
export interface DefaultTextNode extends TreeNode { readonly type: 'DefaultText'; }
export interface BadParameterNode extends RecoveryNode { readonly type: 'BadParameter'; }
export interface BadTypeNode extends RecoveryNode { readonly type: 'BadType'; }
export interface MissingParenthesisNode extends RecoveryNode { readonly type: 'MissingParenthesis'; }
export interface MissingParametersNode extends RecoveryNode { readonly type: 'MissingParameters'; }
export interface MissingListedParametersNode extends RecoveryNode { readonly type: 'MissingListedParameters'; }
export interface ResultNode extends TreeNode { readonly type: 'Result'; readonly of: ResultTextNode; }
export interface ResultTextNode extends TreeNode { readonly type: 'ResultText'; }
export interface WordResultNode extends TreeNode { readonly type: 'WordResult'; readonly of: ResultWordNode; }
export interface ResultWordNode extends TreeNode { readonly type: 'ResultWord'; }
export interface BadArrowNode extends RecoveryNode { readonly type: 'BadArrow'; }
export interface BadColonArrowNode extends RecoveryNode { readonly type: 'BadColonArrow'; }
export interface BadSignatureRestNode extends RecoveryNode { readonly type: 'BadSignatureRest'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "THINK" | "THINKING" | "analysis";
}
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | OtherHeadingNode | MetadataLineNode | BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode
| RuleNode | FooterNode | FenceNode | CommentNode | MissingCommentEndNode | BadLineEndNode | MissingMarkEndNode
| SubheadingNode | BulletNode | TableNode | BadNoiseLineNode | ParagraphNode | BadWrapperNode | TitleHeadingNode
| OverviewHeadingNode | StackHeadingNode | TechnologyNode | AssumptionsHeadingNode | MissingItemNode
| ContractsHeadingNode | ContractHeadingNode | TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode
| NumberHeadNode | SeverityHeadNode | EntriesHeadNode | EntriesTextNode | FailuresHeadNode | FailureLinesNode
| OtherHeadNode | SchemasHeadingNode | SchemaHeadingNode | ColumnsHeadNode | TableRowsNode | BareColumnsNode
| ComponentsHeadingNode | ComponentHeadingNode | NamesHeadNode | NamesTextNode | NotesHeadNode | InterfacesHeadNode
| MethodHeadingNode | ListedHeadingNode | ChecklistHeadingNode | CheckHeadingNode | WrapperEndNode
| MissingWrapperEndNode | AfterTextNode | MethodTextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | MissingItemNode | BadHeadingSpaceNode | BadSetextNode | BadTitleNameNode
| BadTitleMarkNode | BadSectionNameNode | BadSectionRemarkNode | BadTitleDecorationNode | BadTitleNumberNode
| BadSecondTitleNode | BadEndpointWordNode | BadMethodNameNode | BadPathEndNode | BadTitleRestNode
| BadMethodTitleNode | BadPairNode | BadLabelNode | MissingColumnsLabelNode | MissingMarkEndNode | BadNoiseLineNode
| BadBulletNode | MissingFenceEndNode | MissingCommentEndNode | BadTableNode | BadParameterNode | BadTypeNode
| MissingParenthesisNode | MissingParametersNode | MissingListedParametersNode | BadArrowNode | BadColonArrowNode
| BadSignatureRestNode | BadBomNode | BadNoiseNode | BadLineEndNode | BadThoughtNode | MissingThoughtEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'MethodText', 'model'>>
& Readonly<Record<'BadType' | 'BadParameter' | 'MissingParenthesis' | 'BadArrow' | 'BadColonArrow', 'ListedMethod' | 'Method' | 'model'>>
& Readonly<Record<'MissingParameters' | 'BadSignatureRest', 'Method' | 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'AfterText', 'Document'>>
& Readonly<Record<'BadLineEnd', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ClosedBlock' | 'ColumnsField' | 'Component' | 'ComponentsSection'
| 'Contract' | 'ContractsSection' | 'DeepChecklist' | 'Document' | 'EntriesField' | 'FailuresField' | 'Field'
| 'FlatChecklist' | 'InterfacesField' | 'ListedMethod' | 'Method' | 'NamesField' | 'NotesField' | 'OtherField'
| 'OtherSection' | 'OverviewSection' | 'Schema' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'TitleHeading' | 'BadTitleName' | 'BadTitleMark' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection'
| 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist'
| 'OtherSection' | 'MetadataLine', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadHeadingSpace' | 'BadNoise' | 'BadBullet' | 'BadLabel' | 'ClosedBlock' | 'MissingMarkEnd' | 'Subheading'
| 'Bullet' | 'Table' | 'BadNoiseLine' | 'Paragraph' | 'BadTable', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ColumnsField' | 'Component' | 'ComponentsSection' | 'Contract'
| 'ContractsSection' | 'DeepChecklist' | 'Document' | 'EntriesField' | 'FailuresField' | 'Field' | 'FlatChecklist'
| 'InterfacesField' | 'ListedMethod' | 'Method' | 'NamesField' | 'NotesField' | 'OtherField' | 'OtherSection'
| 'OverviewSection' | 'Schema' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'BadTitleDecoration', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'Document'
| 'FlatChecklist' | 'OverviewSection' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'BadSetext', 'AssumptionsSection' | 'Check' | 'Checklist' | 'Component' | 'ComponentsSection' | 'Contract' | 'ContractsSection'
| 'DeepChecklist' | 'Document' | 'FlatChecklist' | 'Method' | 'OtherSection' | 'OverviewSection' | 'Schema'
| 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'OtherHeading' | 'BadSecondTitle', 'Document' | 'OtherSection' | 'Wrapped'>>
& Readonly<Record<'Thought' | 'Rule' | 'Footer' | 'Fence' | 'Comment' | 'MissingCommentEnd' | 'MissingFenceEnd', 'ClosedBlock'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'OverviewHeading', 'OverviewSection'>>
& Readonly<Record<'BadSectionName' | 'BadSectionRemark', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'FlatChecklist'
| 'OverviewSection' | 'SchemasSection' | 'StackSection'>>
& Readonly<Record<'StackHeading' | 'Technology', 'StackSection'>>
& Readonly<Record<'AssumptionsHeading', 'AssumptionsSection'>>
& Readonly<Record<'MissingItem', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'FlatChecklist'
| 'SchemasSection'>>
& Readonly<Record<'ContractsHeading' | 'Contract', 'ContractsSection'>>
& Readonly<Record<'ContractHeading' | 'BadEndpointWord' | 'BadMethodName' | 'BadPathEnd' | 'BadTitleRest' | 'FailuresField', 'Contract'>>
& Readonly<Record<'BadTitleNumber', 'Check' | 'Component' | 'Contract' | 'Schema'>>
& Readonly<Record<'Field' | 'OtherField', 'Check' | 'Component' | 'Contract' | 'ListedMethod' | 'Method' | 'Schema'>>
& Readonly<Record<'EntriesField', 'Contract' | 'ListedMethod' | 'Method'>>
& Readonly<Record<'TextHead' | 'AnswerHead' | 'JsonHead' | 'SqlHead' | 'NumberHead' | 'SeverityHead', 'Field'>>
& Readonly<Record<'EntriesHead' | 'EntriesText', 'EntriesField'>>
& Readonly<Record<'FailuresHead' | 'FailureLines', 'FailuresField'>>
& Readonly<Record<'OtherHead', 'OtherField'>>
& Readonly<Record<'SchemasHeading' | 'Schema', 'SchemasSection'>>
& Readonly<Record<'SchemaHeading' | 'ColumnsField' | 'BareColumns' | 'MissingColumnsLabel', 'Schema'>>
& Readonly<Record<'BadPair', 'Check' | 'Component' | 'Schema'>>
& Readonly<Record<'ColumnsHead' | 'TableRows', 'ColumnsField'>>
& Readonly<Record<'ComponentsHeading' | 'Component', 'ComponentsSection'>>
& Readonly<Record<'ComponentHeading' | 'NamesField' | 'NotesField' | 'InterfacesField', 'Component'>>
& Readonly<Record<'Method', 'Component' | 'InterfacesField'>>
& Readonly<Record<'NamesHead' | 'NamesText', 'NamesField'>>
& Readonly<Record<'NotesHead', 'NotesField'>>
& Readonly<Record<'InterfacesHead' | 'ListedMethod', 'InterfacesField'>>
& Readonly<Record<'MethodHeading' | 'BadMethodTitle', 'Method'>>
& Readonly<Record<'ListedHeading' | 'MissingListedParameters', 'ListedMethod'>>
& Readonly<Record<'ChecklistHeading' | 'Check', 'Checklist' | 'DeepChecklist' | 'FlatChecklist'>>
& Readonly<Record<'CheckHeading', 'Check'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "missing-item" | "bad-heading-space" | "bad-setext" | "bad-title-name"
| "bad-title-mark" | "bad-section-name" | "bad-section-remark" | "bad-title-decoration" | "bad-second-title"
| "bad-method-name" | "bad-path-end" | "bad-title-rest" | "bad-method-title" | "bad-label" | "missing-columns-label"
| "missing-mark-end" | "bad-noise" | "bad-bullet" | "missing-fence-end" | "missing-comment-end" | "bad-table"
| "bad-parameter" | "bad-type" | "missing-parenthesis" | "missing-parameters" | "bad-arrow" | "bad-signature-rest"
| "bad-bom" | "bad-line-end" | "bad-thought" | "missing-thought-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'OtherHeading', start, end, mark: l[0] ?? null, title: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'TaskIdLabel', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'TimestampLabel', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'MetadataLine', start, end, field: l[0] }),
  (start, end, l) => ({ type: 'FooterStamp', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Footer', start, end, stamp: l[0] }),
  (start, end, l) => ({ type: 'Fence', start, end, run: l[0], info: l[1], body: l[2], close: l[3] }),
  (start, end, l) => ({ type: 'Subheading', start, end, mark: l[0], title: l[1] }),
  (start, end, l) => ({ type: 'HttpStatus', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'Failure', start, end, status: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'ReasonPhrase', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'LooseFailure', start, end, status: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'LooseItem', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'Table', start, end, head: l[0], dashes: l[1] ?? null, rows: l[2] }),
  (start, end, l) => ({ type: 'TitleHeading', start, end, mark: l[0] ?? null, id: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'SectionHeading', start, end, mark: l[0] ?? null, name: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'OverviewHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'AssumptionsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'MethodWord', start, end, word: l[0] }),
  (start, end, l) => ({ type: 'Endpoint', start, end, method: l[0], path: l[1] }),
  (start, end, l) => ({ type: 'ContractHeading', start, end, mark: l[0] ?? null, endpoint: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }),
  (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'SeverityWord', start, end, sign: l[0], word: l[1] }),
  (start, end, l) => ({ type: 'InlineEntry', start, end, name: l[0], value: l[1] ?? null }),
  (start, end, l) => ({ type: 'InlineEntries', start, end, entries: l[0] }),
  (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'FailuresHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'SchemaHeading', start, end, mark: l[0] ?? null, pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
  (start, end, l) => ({ type: 'ColumnsHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }),
  (start, end, l) => ({ type: 'BareColumns', start, end, table: l[0] }),
  (start, end, l) => ({ type: 'ComponentsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'ComponentHeading', start, end, mark: l[0] ?? null, pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
  (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }),
  (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'MethodHeading', start, end, mark: l[0] ?? null, signature: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'WordResult', start, end, of: l[0] }),
  (start, end, l) => ({ type: 'ListedSignature', start, end, isAsync: l[0], name: l[1], list: l[2], result: l[3] }),
  (start, end, l) => ({ type: 'ListedHeading', start, end, inner: l[0], signature: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'CheckHeading', start, end, mark: l[0] ?? null, pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }),
  (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadSetext', start, end, raw, line: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLabel', start, end, raw, name: l[0], open: l[1] ?? null }),
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadTable', start, end, raw, row: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPair', start, end, raw, mark: l[0], name: l[1], value: l[2] }),
  (start, end, raw, l) => ({ type: 'BadMethodName', start, end, raw, word: l[0] as string }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  (labels) => { const head = labels[0] as TableRowNode; const cells = labels[1] as [string[], ":" | null, "-"[], ":" | null, string[]][]; return cells.length === head.cells.length; },
  (labels) => { const head = labels[0] as TableRowNode | BadTableNode; const dashes = labels[1] as [string[], ":" | null, "-"[], ":" | null, string[]][]; return 'cells' in head && dashes.length === head.cells.length; },
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')} `; },
  (labels) => { const lead = labels[0] as string; return `${lead} `; },
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')}  `; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u0000-\b\u000b\f\u000e-\u001f\"$-\u007f");
  const TABLE_1 = tableOf("\u001b<[");
  const TABLE_2 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_3 = tableOf("\t *+\\-0-9");
  const TABLE_4 = tableOf("");
  const TABLE_5 = tableOf("\u0000-\t\u000b\f\u000e-)+-9;-\u007f");
  const TABLE_6 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_7 = tableOf(" *<`~");
  const TABLE_8 = tableOf(" <[");
  const TABLE_9 = tableOf(" *\\-_");
  const TABLE_10 = tableOf(" #*+\\-`");
  const TABLE_11 = tableOf("*1-5H_`h");
  const TABLE_12 = tableOf("\t #*+\\-0-9AC-EIPR-TV_ac-eipr-tv");
  const TABLE_13 = tableOf("AC-EIPR-TVac-eipr-tv");
  const TABLE_14 = tableOf("#*AC-EIPR-TV_ac-eipr-tv");
  const TABLE_15 = tableOf("\t \\-:=|");
  const TABLE_16 = tableOf("\t \\-:|");
  const TABLE_17 = tableOf("\u0000-\t\u000b\f\u000e-[]-{}-\u007f");
  const TABLE_18 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_19 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_20 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_21 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+.-<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_22 = tableOf("\\-=");
  const TABLE_23 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+\\--<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_24 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--\\\\\\^_a-|~\u007f");
  const TABLE_25 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--<>-\\\\\\^_a-|~\u007f");
  const TABLE_26 = tableOf("\u0000-\t\u000b\f\u000e-(*-_a-\u007f");
  const TABLE_27 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!$-&+-9;=-Z\\\\\\^_a-z|~\u007f");
  const TABLE_28 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*-9;-Z\\\\\\^_a-z|~\u007f");
  const TABLE_29 = tableOf("\t \\-:=");
  const TABLE_30 = tableOf("\t #*+\\-0-9D_d");
  const TABLE_31 = tableOf("\t #*+\\-0-9R_r");
  const TABLE_32 = tableOf("\t #*+\\-0-9SU_su");
  const TABLE_33 = tableOf("SUsu");
  const TABLE_34 = tableOf("PRpr");
  const TABLE_35 = tableOf("\t #*+\\-0-9PR_pr");
  const TABLE_36 = tableOf("CVcv");
  const TABLE_37 = tableOf("\t #*+\\-0-9CV_cv");
  const TABLE_38 = tableOf("ARar");
  const TABLE_39 = tableOf("\t #*+\\-0-9AR_ar");
  const TABLE_40 = tableOf("\t\n\r *FNRTY`fnrty");
  const TABLE_41 = tableOf("\t #*+\\-0-9RS_rs");
  const TABLE_42 = tableOf("\t #*+\\-0-9CFIR_cfir");
  const TABLE_43 = tableOf("CEce");
  const TABLE_44 = tableOf("\t #*+\\-0-9CE_ce");
  const TABLE_45 = tableOf("\t\n\r *0-9`");
  const TABLE_46 = tableOf("PSps");
  const TABLE_47 = tableOf("\t #*+\\-0-9PS_ps");
  const TABLE_48 = tableOf("\t\n\r \"*CHLM`chlm");
  const TABLE_49 = tableOf("C-EIMNPRSUc-eimnprsu");
  const TABLE_50 = tableOf("\t #*C-EIMNPRSU_c-eimnprsu");
  const TABLE_51 = tableOf("\t #*+\\-0-9P-R_p-r");
  const TABLE_52 = tableOf("\t #*+\\-0-9AP_ap");
  const TABLE_53 = tableOf("APap");
  const TABLE_54 = tableOf("ERTert");
  const TABLE_55 = tableOf("\t #*+\\-0-9ERT_ert");
  const TABLE_56 = tableOf("\t #*+\\-0-9C-EIMNPRSU_c-eimnprsu");
  const BEYOND_0 = (c: number): boolean => c === 8226 || c === 9642 || c === 9679 || c === 9702;
  const BEYOND_1 = (c: number): boolean => c === 304 || c === 8226 || c === 9642 || c === 9679 || c === 9702;
  const BEYOND_2 = (c: number): boolean => c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593);
  const BEYOND_3 = (c: number): boolean => (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039;
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r*:");
  const STOPS_3 = new Stops(m, "\n\r\u001b<");
  const STOPS_4 = new Stops(m, "\n\r*");
  const STOPS_5 = new Stops(m, "\n\r|");
  const STOPS_6 = new Stops(m, "\n\r\\|");
  const STOPS_7 = new Stops(m, "\n\r)");
  const STOPS_8 = new Stops(m, "\n\r(");

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n4 = 0;
    l1: for (;;) {
      if (n4 >= 3) break;
      const s3 = p;
      l2: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l2; }
        p++;
        n4++;
        continue l1;
      }
      p = s3;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l7: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l7;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l5: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l5; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l10: {
      const s11 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l12: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l12; }
          break l10;
        }
        p = s11;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l13: {
      const s14 = p;
      const c15 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c15 === 13) {
        l16: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l16; }
          p += 2;
          break l13;
        }
        p = s14;
      }
      if (c15 === 10) {

        p++;
        break l13;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n21 = 0;
    l18: for (;;) {
      if (n21 >= 3) break;
      const s20 = p;
      l19: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l19; }
        p++;
        n21++;
        continue l18;
      }
      p = s20;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = skipWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (skipLineEnd(p) < 0) {  return -1; }
    return p;
  }

  function skipH1Code(p: number): number {
    const { text, end } = m;
    let n25 = 0;
    l22: for (;;) {
      if (n25 >= 3) break;
      const s24 = p;
      l23: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l23; }
        p++;
        n25++;
        continue l22;
      }
      p = s24;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipH2Code(p: number): number {
    const { text, end } = m;
    let n29 = 0;
    l26: for (;;) {
      if (n29 >= 3) break;
      const s28 = p;
      l27: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l27; }
        p++;
        n29++;
        continue l26;
      }
      p = s28;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); return -1; }
    p += 2;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipHeadingSpaceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l38: {
      const s39 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l40: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l40; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l38;
        }
        p = s39;
      } else
      m.hitEnd ||= p >= end;
      l41: {
        if (skipLineEnd(p) < 0) {  break l41; }
        break l38;
      }
      p = s39;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let n34 = 0;
    l31: for (;;) {
      if (n34 >= 6) break;
      const s33 = p;
      l32: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l32; }
        p++;
        n34++;
        continue l31;
      }
      p = s33;
      break;
    }
    if (n34 < 1) { return -1; }
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s35 = p;
      l36: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l36; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s35;
    }
    if ((p = skipHeadingSpace(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipBadNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    return p;
  }

  function skipHeadingEndAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipLineNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipTitlePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l46: {
      const s47 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
        l48: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l48; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b #<";
          break l46;
        }
        p = s47;
      } else
      m.hitEnd ||= p >= end;
      if (skipHeadingEndAhead(p) >= 0) { return -1; }

      l49: {
        const s50 = p;
        const c51 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c51 === 9 || c51 === 32)) {
          l52: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l52; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            break l49;
          }
          p = s50;
        }
        if ((c51 < 128 ? TABLE_1[c51] === 1 : c51 === 9665) && (q = skipInnerNoise(p)) >= 0) { p = q; break l49; }
        if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function skipTitleTextCode(p: number): number {
    const { end } = m; let q = 0;

    while ((p < end) && (q = skipTitlePiece(p)) >= 0) { p = q; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipHeadingEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipBadNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipUnderlinedCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near53 = p + 4;
    while (p < near53 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near53) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n57 = 0;
    l54: for (;;) {
      if (n57 >= 3) break;
      const s56 = p;
      l55: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l55; }
        p++;
        n57++;
        continue l54;
      }
      p = s56;
      break;
    }
    l58: {
      const s59 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l60: {
          if (!(p < end && text.charCodeAt(p) === 61)) { m.hitEnd ||= p >= end; break l60; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.hitEnd ||= p >= end;
          break l58;
        }
        p = s59;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 45)) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.hitEnd ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n64 = 0;
    l61: for (;;) {
      if (n64 >= 3) break;
      const s63 = p;
      l62: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l62; }
        p++;
        n64++;
        continue l61;
      }
      p = s63;
      break;
    }
    l65: {
      const s66 = p;
      const c67 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c67 === 42) {
        l68: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.hitEnd ||= p >= end;
          break l65;
        }
        p = s66;
      }
      if (c67 === 45) {
        l69: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l69; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l69; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.hitEnd ||= p >= end;
          break l65;
        }
        p = s66;
      }
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.hitEnd ||= p >= end;
    }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipBulletSignCode(p: number): number {
    const { text, end } = m; let c = 0;
    l73: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l73;
      } else
      m.hitEnd ||= p >= end;
      let n79 = 0;
      l76: for (;;) {
        if (n79 >= 9) break;
        const s78 = p;
        l77: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l77; }
          p++;
          n79++;
          continue l76;
        }
        p = s78;
        break;
      }
      if (n79 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l70: {
      const s71 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l72: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l72; }
          l80: {
            const s81 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l82: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l82; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l80;
              }
              p = s81;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l72; }
          }
          break l70;
        }
        p = s71;
      } else
      m.hitEnd ||= p >= end;
      let n86 = 0;
      l83: for (;;) {
        if (n86 >= 1) break;
        const s85 = p;
        l84: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l84; }
          p++;
          n86++;
          continue l83;
        }
        p = s85;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_0(c))) || (p = skipDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    l87: {
      const s88 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l89: {
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l89; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          l93: {
            const s91 = p;
            l92: {
              const near94 = p + 4;
              while (p < near94 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near94) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l92; }
              p = s91;
              break l93;
            }
            p = s91;
            break l89;
          }
          break l87;
        }
        p = s88;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near98 = p + 16;
    while (p < near98 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
    if (p === near98) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    l99: {
      const s100 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l101: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l101; }
          p += 2;
          break l99;
        }
        p = s100;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipKnownWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    l102: {
      const s103 = p;
      const c104 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c104 === 84 || c104 === 116)) {
        l105: {
          if (!m.isCaseless(p, "task")) { break l105; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l105; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l105; }
          p += 2;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 84 || c104 === 116)) {
        l106: {
          if (!m.isCaseless(p, "timestamp")) { break l106; }
          p += 9;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 68 || c104 === 100)) {
        l107: {
          if (!m.isCaseless(p, "description")) { break l107; }
          p += 11;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 65 || c104 === 97)) {
        l108: {
          if (!m.isCaseless(p, "authentication")) { break l108; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l108; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l108; }
          p += 8;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l109: {
          if (!m.isCaseless(p, "rate")) { break l109; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l109; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l109; }
          p += 5;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l110: {
          if (!m.isCaseless(p, "request")) { break l110; }
          p += 7;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l110; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l111: {
            const s112 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l113: {
                if (!m.isCaseless(p, "parameters")) { break l113; }
                p += 10;
                break l111;
              }
              p = s112;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l110; }
            p += 4;
          }
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l114: {
          if (!m.isCaseless(p, "response")) { break l114; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l114; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l114; }
          p += 9;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 69 || c104 === 101)) {
        l115: {
          if (!m.isCaseless(p, "error")) { break l115; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l115; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l115; }
          p += 9;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 67 || c104 === 99)) {
        l116: {
          if (!m.isCaseless(p, "columns")) { break l116; }
          p += 7;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 73 || c104 === 105 || c104 === 304)) {
        l117: {
          if (!m.isCaseless(p, "indexes")) { break l117; }
          p += 7;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l118: {
          if (!m.isCaseless(p, "relationships")) { break l118; }
          p += 13;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 67 || c104 === 99)) {
        l119: {
          if (!m.isCaseless(p, "constraints")) { break l119; }
          p += 11;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 83 || c104 === 115)) {
        l120: {
          if (!m.isCaseless(p, "semantic")) { break l120; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l120; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l120; }
          p += 4;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l121: {
          if (!m.isCaseless(p, "responsibility")) { break l121; }
          p += 14;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 68 || c104 === 100)) {
        l122: {
          if (!m.isCaseless(p, "dependencies")) { break l122; }
          p += 12;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 73 || c104 === 105 || c104 === 304)) {
        l123: {
          if (!m.isCaseless(p, "interfaces")) { break l123; }
          p += 10;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 80 || c104 === 112)) {
        l124: {
          if (!m.isCaseless(p, "parameters")) { break l124; }
          p += 10;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l125: {
          if (!m.isCaseless(p, "returns")) { break l125; }
          p += 7;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l126: {
          if (!m.isCaseless(p, "raises")) { break l126; }
          p += 6;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 73 || c104 === 105 || c104 === 304)) {
        l127: {
          if (!m.isCaseless(p, "implementation")) { break l127; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l127; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l127; }
          p += 5;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 69 || c104 === 101)) {
        l128: {
          if (!m.isCaseless(p, "estimated")) { break l128; }
          p += 9;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l128; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l128; }
          p += 10;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 86 || c104 === 118)) {
        l129: {
          if (!m.isCaseless(p, "validation")) { break l129; }
          p += 10;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l129; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l129; }
          p += 8;
          break l102;
        }
        p = s103;
      }
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m; let c = 0;
    l130: {
      if ((p < end && text.charCodeAt(p) === 35)) {
        const s132 = p;
        l131: {
          if (!text.startsWith("###", p)) { m.reaches(p, "###"); break l131; }
          p += 3;
          let n136 = 0;
          l133: for (;;) {
            if (n136 >= 3) break;
            const s135 = p;
            l134: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l134; }
              p++;
              n136++;
              continue l133;
            }
            p = s135;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l131; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l130;
        }
        p = s132;
      } else m.hitEnd ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    l137: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
        p++;
        break l137;
      } else
      m.hitEnd ||= p >= end;
      while ((p < end && text.charCodeAt(p) === 35)) p++;
      m.hitEnd ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipInMethodCode(p: number): number {

    l140: {
      const s141 = p;
      l142: {
        if (!m.reading.inside[11]) { break l142; }
        break l140;
      }
      p = s141;
      if (!m.reading.inside[12]) { return -1; }
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let q = 0;
    l96: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l96; }
      m.hitEnd ||= p >= end;
      if ((p = skipBadLabel(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipSetextAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipUnderlined(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = skipSetext(p)) < 0) { return -1; }
    return p;
  }

  function skipHeadingLikeCode(p: number): number {
    const { text, end } = m; let c = 0;
    l143: {
      const s144 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l145: {
          let n149 = 0;
          l146: for (;;) {
            if (n149 >= 3) break;
            const s148 = p;
            l147: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l147; }
              p++;
              n149++;
              continue l146;
            }
            p = s148;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l145; }
          p++;
          break l143;
        }
        p = s144;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n153 = 0;
    l150: for (;;) {
      if (n153 >= 3) break;
      const s152 = p;
      l151: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l151; }
        p++;
        n153++;
        continue l150;
      }
      p = s152;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) { m.reaches(p, "###"); return -1; }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l162: {
      const s163 = p;
      const t164 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l165: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l165; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l162;
        }
        p = s163;
        m.forget(t164);
      } else
      m.hitEnd ||= p >= end;
      l166: {
        if (skipLineEnd(p) < 0) {  break l166; }
        break l162;
      }
      p = s163;
      m.forget(t164);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s154 = p;
    let n158 = 0;
    l155: for (;;) {
      if (n158 >= 6) break;
      const s157 = p;
      l156: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l156; }
        p++;
        n158++;
        continue l155;
      }
      p = s157;
      break;
    }
    if (n158 < 1) { return -1; }
    l_marks = text.slice(s154, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s159 = p;
      l160: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l160; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s159;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t167 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = readBadNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t167); }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m; let q = 0;
    const start = p;

    while ((p < end) && (q = skipTitlePiece(p)) >= 0) { p = q; }
    m.hitEnd ||= p >= end;
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l176: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l176;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l173: {
      const t175 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l173; }
      m.forget(t175);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t172 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = readBadNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t172); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l186: {
      const s187 = p;
      const t188 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l189: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l189; }
          break l186;
        }
        p = s187;
        m.forget(t188);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    const s180 = p;
    let m185 = false;
    let t184 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m185 = true;
      t184 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t184);
    if (!m185) { return -1; }
    value = text.slice(s180, p);
    m.value = value;
    return p;
  }

  function noteBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l190: {
      const s191 = p;
      const t192 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l193: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l193; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l193; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l190;
        }
        p = s191;
        m.forget(t192);
      } else
      m.hitEnd ||= p >= end;
      let n197 = 0;
      l194: for (;;) {
        if (n197 >= 1) break;
        const s196 = p;
        l195: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l195; }
          p++;
          n197++;
          continue l194;
        }
        p = s196;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_0(c))) || (p = noteDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readLabelNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near201 = p + 16;
    while (p < near201 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
    if (p === near201) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    const node: LabelNameNode = { type: 'LabelName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: LabelNameNode;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) || (p = readLabelName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as LabelNameNode;
    l202: {
      const s203 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l204: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l204; }
          p += 2;
          break l202;
        }
        p = s203;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    const node: LabelNode = { type: 'Label', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function read_labelCode(p: number): number {
    const { text, end } = m; let q = 0;
    let value!: LabelNode | BadLabelNode;
    l198: {
      const t200 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l198;
      }
      m.forget(t200);
      m.hitEnd ||= p >= end;
      if ((p = readBadLabel(p)) < 0) { return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l209: {
      const s210 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
        l211: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l211; }
          p++;
          const near212 = p + 16;
          while (p < near212 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) p++;
          if (p === near212) p = STOPS_3.next(p);
          m.hitEnd ||= p >= end && "^\n\r\u001b<";
          break l209;
        }
        p = s210;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665))) {
        {
          const s213 = p;
          l214: {
            if ((p = skipLineNoise(p)) < 0) { break l214; }
            if ((p = skipLineEnd(p)) < 0) { break l214; }
            return -1;
          }
          p = s213;
        }
      } else m.hitEnd ||= p >= end;
      l216: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = skipLineNoise(p)) >= 0) {
          p = q;
          break l216;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readLineValueCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;

    while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipLinePiece(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    const node: LineValueNode = { type: 'LineValue', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const t218 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c === 9665)) && (q = readBadNoise(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; m.forget(t218); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l219: {
      const s220 = p;
      const c221 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c221 < 128 && TABLE_7[c221] === 1)) {
        l222: {
          let n226 = 0;
          l223: for (;;) {
            if (n226 >= 3) break;
            const s225 = p;
            l224: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l224; }
              p++;
              n226++;
              continue l223;
            }
            p = s225;
            break;
          }
          l227: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l227;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l222; }
            p += 2;
          }
          break l219;
        }
        p = s220;
      }
      if ((c221 < 128 ? TABLE_8[c221] === 1 : c221 === 9665) && (q = skipThoughtAhead(p)) >= 0) { p = q; break l219; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipThematicBreak(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || skipThematicBreak(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near230 = p + 4;
    while (p < near230 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near230) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l231: {
      const s232 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l233: {
          const s234 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l233; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s234, p);
          l237: {
            const s235 = p;
            l236: {
              const near238 = p + 4;
              while (p < near238 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near238) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l236; }
              p = s235;
              break l237;
            }
            p = s235;
            break l233;
          }
          break l231;
        }
        p = s232;
      } else
      m.hitEnd ||= p >= end;
      const s239 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
      value = text.slice(s239, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l240: for (;;) {
      const s242 = p;
      const t243 = m.pending.length;
      if ((p < end)) {
        l241: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l241; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l241; }
          continue l240;
        }
        p = s242;
        m.forget(t243);
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: FenceBodyNode = { type: 'FenceBody', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l245: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l245;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipCutMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let n256 = 0;
    l253: for (;;) {
      if (n256 >= 3) break;
      const s255 = p;
      l254: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l254; }
        p++;
        n256++;
        continue l253;
      }
      p = s255;
      break;
    }
    l257: {
      const s258 = p;
      const c259 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c259 === 35) {
        l260: {
          let n264 = 0;
          l261: for (;;) {
            if (n264 >= 6) break;
            const s263 = p;
            l262: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l262; }
              p++;
              n264++;
              continue l261;
            }
            p = s263;
            break;
          }
          if (n264 < 1) { break l260; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l257;
        }
        p = s258;
      }
      if (c259 === 42) {
        l265: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l265; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.hitEnd ||= p >= end; break l265; }
          p++;
          const near266 = p + 4;
          while (p < near266 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near266) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.hitEnd ||= p >= end;
          break l257;
        }
        p = s258;
      }
      if (c259 === 42) {
        l270: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l270; }
          p += 2;
          break l257;
        }
        p = s258;
      }
      if (c259 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l257; }
      if (((c259 >= 42 && c259 <= 43) || c259 === 45)) {
        p++;
        break l257;
      }
      let n275 = 0;
      l272: for (;;) {
        if (n275 >= 2) break;
        const s274 = p;
        l273: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l273; }
          p++;
          n275++;
          continue l272;
        }
        p = s274;
        break;
      }
      if (n275 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l276: {
      const s277 = p;
      const t278 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l279: {
          const s280 = p;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s280, p);
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l279; }
          l281: {
            const s282 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l283: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l283; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l281;
              }
              p = s282;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l279; }
          }
          break l276;
        }
        p = s277;
        m.forget(t278);
      } else
      m.hitEnd ||= p >= end;
      const s284 = p;
      let n288 = 0;
      l285: for (;;) {
        if (n288 >= 1) break;
        const s287 = p;
        l286: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l286; }
          p++;
          n288++;
          continue l285;
        }
        p = s287;
        break;
      }
      value = text.slice(s284, p);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_0(c))) || (p = noteDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    m.value = value;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const node: LabelledItemNode = { type: 'LabelledItem', start: m.base + start, end: m.base + p, label: l_label };
    m.value = node;
    return p;
  }

  function readCodeNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near296 = p + 4;
    while (p < near296 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near296) p = STOPS_1.next(p);
    m.hitEnd ||= p >= end && "^\n\r`";
    const node: CodeNameNode = { type: 'CodeName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)) || (p = readCodeName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const node: CodeItemNode = { type: 'CodeItem', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function readBulletContentCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    l290: {
      const s291 = p;
      const t292 = m.pending.length;
      l293: {
        if (!m.reading.inside[18]) { break l293; }
        l294: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l294;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.hitEnd ||= p >= end; break l293; }
          value = m.value as LooseFailureNode;
        }
        break l290;
      }
      p = s291;
      m.forget(t292);
      if ((q = readLabelledItem(p)) >= 0) { p = q; value = m.value as LabelledItemNode; break l290; }
      m.forget(t292);
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l290;
      }
      m.forget(t292);
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l309: {
      const s310 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l311: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l311; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l311; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l309;
        }
        p = s310;
      } else
      m.hitEnd ||= p >= end;
      let n315 = 0;
      l312: for (;;) {
        if (n315 >= 1) break;
        const s314 = p;
        l313: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l313; }
          p++;
          n315++;
          continue l312;
        }
        p = s314;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_0(c))) || (p = skipDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipAnyLeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l307: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l307;
      }
      m.hitEnd ||= p >= end;
      let n319 = 0;
      l316: for (;;) {
        if (n319 >= 3) break;
        const s318 = p;
        l317: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l317; }
          p++;
          n319++;
          continue l316;
        }
        p = s318;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let q = 0;
    l320: {
      const c322 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c322 === 42 || c322 === 95)) {
        p++;
        break l320;
      }
      if ((c322 < 128 ? TABLE_13[c322] === 1 : c322 === 304) && (q = skipKnownWord(p)) >= 0) { p = q; break l320; }
      if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) { m.reaches(p, "###"); return -1; }
      p += 3;
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipAnyLead(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304)) || (p = skipLabelMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near332 = p + 4;
    while (p < near332 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near332) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near335 = p + 4;
    while (p < near335 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near335) p = STOPS_5.next(p);
    m.hitEnd ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near336 = p + 4;
    while (p < near336 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near336) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    {
      const s346 = p;
      l347: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l347; }
        return -1;
      }
      p = s346;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l349: for (;;) {
      const s351 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l350: {
          l353: {
            const s354 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              l355: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l355; }
                p++;
                const near356 = p + 16;
                while (p < near356 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) p++;
                if (p === near356) p = STOPS_6.next(p);
                m.hitEnd ||= p >= end && "^\n\r\\\\|";
                break l353;
              }
              p = s354;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l350; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l349;
        }
        p = s351;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: CellNode = { type: 'Cell', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_cells!: CellNode[];
    l337: {
      const s338 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l339: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l339; }
          p++;
          const list345: CellNode[] = [];
          let n343 = 0;
          l340: for (;;) {
            const s342 = p;
            l341: {
              if (n343 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l341; }
              }
              let v344!: CellNode;
              if ((p = readCell(p)) < 0) { break l341; }
              v344 = m.value as CellNode;
              list345.push(v344);
              n343++;
              continue l340;
            }
            p = s342;
            break;
          }
          if (n343 < 1) { break l339; }
          l_cells = list345;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l339; }
          break l337;
        }
        p = s338;
      } else
      m.hitEnd ||= p >= end;
      l363: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        const list369: CellNode[] = [];
        let n367 = 0;
        l364: for (;;) {
          const s366 = p;
          l365: {
            if (n367 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l365; }
            }
            let v368!: CellNode;
            if ((p = readCell(p)) < 0) { break l365; }
            v368 = m.value as CellNode;
            list369.push(v368);
            n367++;
            continue l364;
          }
          p = s366;
          break;
        }
        if (n367 < 2) { break l363; }
        l_cells = list369;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.hitEnd ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l363; }
        break l337;
      }
      p = s338;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      const list378: CellNode[] = [];
      let n376 = 0;
      l373: for (;;) {
        if (n376 >= 1) break;
        const s375 = p;
        l374: {
          let v377!: CellNode;
          if ((p = readCell(p)) < 0) { break l374; }
          v377 = m.value as CellNode;
          list378.push(v377);
          n376++;
          continue l373;
        }
        p = s375;
        break;
      }
      if (n376 < 1) { return -1; }
      l_cells = list378;
      if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    const node: TableRowNode = { type: 'TableRow', start: m.base + start, end: m.base + p, cells: l_cells };
    m.value = node;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "\n" | BadLineEndNode | null;
    l379: {
      const t381 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l379;
      }
      m.forget(t381);
      m.hitEnd ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readDelimiterCellCode(p: number): number {
    const { text, end } = m;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
    let e382!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e382 = m.value as string[];
    let e383!: ":" | null;
    l384: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e383 = ":";
        p++;
        break l384;
      } else m.hitEnd ||= p >= end;
      e383 = null;
    }
    let e387!: "-"[];
    const list392: "-"[] = [];
    l388: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v391!: "-";

        v391 = "-";
        p++;
        list392.push(v391);
        continue l388;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (list392.length === 0) { return -1; }
    e387 = list392;
    let e394!: ":" | null;
    l395: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e394 = ":";
        p++;
        break l395;
      } else m.hitEnd ||= p >= end;
      e394 = null;
    }
    let e398!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e398 = m.value as string[];
    value = [e382, e383, e387, e394, e398];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l303: {
      const s304 = p;
      const c305 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c305 >= 9 && c305 <= 10) || c305 === 13 || c305 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l303; }
      if ((c305 < 128 && TABLE_9[c305] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l303; }
      if ((c305 === 32 || c305 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l303; }
      if ((c305 === 32 || c305 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l303; }
      if ((c305 === 32 || c305 === 96 || c305 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l303; }
      if ((c305 < 128 ? TABLE_3[c305] === 1 : BEYOND_0(c305)) && (q = skipBulletMark(p)) >= 0) { p = q; break l303; }
      if ((c305 < 128 ? TABLE_12[c305] === 1 : BEYOND_1(c305))) {
        l306: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l306; }
          if ((p = skipLabelLine(p)) < 0) { break l306; }
          break l303;
        }
        p = s304;
      }
      if ((c305 === 32 || c305 === 60 || c305 === 124)) {
        l324: {
          let n328 = 0;
          l325: for (;;) {
            if (n328 >= 3) break;
            const s327 = p;
            l326: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l326; }
              p++;
              n328++;
              continue l325;
            }
            p = s327;
            break;
          }
          l329: {
            const s330 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l331: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l331; }
                p += 4;
                break l329;
              }
              p = s330;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l324; }
            p++;
          }
          break l303;
        }
        p = s304;
      }
      if ((c305 < 128 ? TABLE_1[c305] === 1 : c305 === 9665) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l303; }
      if ((c305 < 128 ? TABLE_8[c305] === 1 : c305 === 9665) && (q = skipThoughtAhead(p)) >= 0) { p = q; break l303; }
      if ((c305 < 128 && TABLE_10[c305] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l303; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l333: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l333;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end) || (p = skipNamedSetext(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      }
    }
    return p;
  }

  function readBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    const near297 = p + 4;
    while (p < near297 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near297) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l298: for (;;) {
      const s300 = p;
      const t301 = m.pending.length;
      if ((p < end)) {
        l299: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l299; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l299; }
          continue l298;
        }
        p = s300;
        m.forget(t301);
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: BulletTextNode = { type: 'BulletText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readBulletCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_lead!: string;
    let l_content!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
    let l_text!: BulletTextNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || (p = readBulletColumn(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_lead = m.value as string;
    const t289 = m.pending.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t289); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l399: {
      const s400 = p;
      const t401 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l402: {
          l405: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s403 = p;
              l404: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l404; }
                p++;
                p = s403;
                break l405;
              }
              p = s403;
            } else m.hitEnd ||= p >= end;
            break l402;
          }
          if ((p = readTableRow(p)) < 0) { break l402; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l402; }
          break l399;
        }
        p = s400;
        m.forget(t401);
      } else
      m.hitEnd ||= p >= end;
      l406: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l406; }
        m.hitEnd ||= p >= end;
        if (skipRowStop(p) >= 0) { break l406; }

        if ((p = readTableRow(p)) < 0) { break l406; }
        value = m.value as TableRowNode;
        if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l406; }
        break l399;
      }
      p = s400;
      m.forget(t401);
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (skipRowStop(p) >= 0) { return -1; }

      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l409: {
        const s407 = p;
        l408: {
          if ((p < end)) { break l408; }
          m.hitEnd ||= p >= end;
          p = s407;
          break l409;
        }
        p = s407;
        return -1;
      }
    }
    m.value = value;
    return p;
  }

  function skipDelimiterCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 45)) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function readParagraphCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) && skipCutMark(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_wrapperEnd(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l416: for (;;) {
      const s418 = p;
      const t419 = m.pending.length;
      if ((p < end)) {
        l417: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l417; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l417; }
          continue l416;
        }
        p = s418;
        m.forget(t419);
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: ParagraphNode = { type: 'Paragraph', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readOpenBlockCode(p: number): number {
    const { text, end } = m; let q = 0;
    let value!: MissingMarkEndNode | SubheadingNode | BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
    l249: {
      const t251 = m.pending.length;
      const c252 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c252 < 128 && TABLE_10[c252] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l249;
      }
      m.forget(t251);
      if ((q = readSubheading(p)) >= 0) { p = q; value = m.value as SubheadingNode; break l249; }
      m.forget(t251);
      if ((c252 < 128 ? TABLE_3[c252] === 1 : BEYOND_0(c252)) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l249;
      }
      m.forget(t251);
      if ((p < end && (c252 >= 14 || c252 <= 9 || (c252 >= 11 && c252 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l249;
      }
      m.forget(t251);
      if ((c252 < 128 ? TABLE_1[c252] === 1 : c252 === 9665) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l249;
      }
      m.forget(t251);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list426: " "[] = [];
    let n424 = 0;
    l421: for (;;) {
      if (n424 >= 3) break;
      const s423 = p;
      l422: {
        let v425!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l422; }
        v425 = " ";
        p++;
        list426.push(v425);
        n424++;
        continue l421;
      }
      p = s423;
      break;
    }
    value = list426;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e427!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e427 = m.value as " "[];
    let e428!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e428 = m.value as string;
    let e429!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e429 = m.value as string[];
    let e430!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e430 = null;
    value = [e427, e428, e429, e430];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m436 = false;
    let t435 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m436 = true;
      t435 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t435);
    if (!m436) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l448: for (;;) {
      const s450 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l449: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l449; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l449; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l448;
        }
        p = s450;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l465: {
      const s466 = p;
      const c467 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c467 < 128 ? TABLE_20[c467] === 1 : BEYOND_2(c467)))) {
        l468: {
          l469: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s471 = p;
              l470: {
                l472: {
                  const s473 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l474: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l474; }
                      p += 2;
                      break l472;
                    }
                    p = s473;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l470; }
                  p++;
                }
                break l469;
              }
              p = s471;
            } else m.hitEnd ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; break l468; }
          break l465;
        }
        p = s466;
      }
      if (c467 === 42) {

        p++;
        break l465;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l483: {
      const s484 = p;
      const c485 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c485 < 128 ? TABLE_21[c485] === 1 : BEYOND_2(c485)))) {
        l486: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l486; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l483;
        }
        p = s484;
      }
      if ((c485 === 40 || c485 === 91 || c485 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l483; }
      if ((c485 === 34 || c485 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l483; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m482 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m482 = true;
    }
    m.hitEnd ||= p >= end;
    if (!m482) { return -1; }
    l487: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594))) {
        const s489 = p;
        l488: {
          if ((p = skipArrow(p)) < 0) { break l488; }
          let m493 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m493 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m493) { break l488; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.hitEnd ||= p >= end; break l488; }
          break l487;
        }
        p = s489;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l497: {
      const s498 = p;
      const c499 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c499 === 44) {

        p++;
        break l497;
      }
      if (c499 === 41) {

        p++;
        break l497;
      }
      l502: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l502; }
        break l497;
      }
      p = s498;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l462: {
      const s463 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l464: {
          if ((p = skipParameterName(p)) < 0) { break l464; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l476: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s478 = p;
              l477: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l477; }
                break l476;
              }
              p = s478;
            } else m.hitEnd ||= p >= end;
          }
          l494: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s496 = p;
              l495: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l495; }
                break l494;
              }
              p = s496;
            } else m.hitEnd ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l464; }
          break l462;
        }
        p = s463;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c))) || (p = skipParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      const near503 = p + 4;
      while (p < near503 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near503) p = STOPS_7.next(p);
      m.hitEnd ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l459: {
      const s460 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l461: {
          if ((p = skipParameter(p)) < 0) { break l461; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l459;
        }
        p = s460;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l507: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l507;
      } else
      m.hitEnd ||= p >= end;

    }
    return p;
  }

  function skipParametersCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) && (q = skipParameterItem(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    if ((p = skipParametersEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    l452: {
      const s453 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l454: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.hitEnd ||= p >= end; break l454; }
          break l452;
        }
        p = s453;
      } else
      m.hitEnd ||= p >= end;
      if ((p = skipMissingParameters(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipSignatureTailCode(p: number): number {
    const { text, end } = m;
    while ((p < end && text.charCodeAt(p) === 42)) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipHeadingEndAhead(p)) < 0) { return -1; }
    return p;
  }

  function skipReturnPieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l516: {
      const s517 = p;
      const c518 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c518 === 40 || c518 === 91 || c518 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l516; }
      if ((c518 === 34 || c518 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l516; }
      if ((p < end && (c518 < 128 ? TABLE_27[c518] === 1 : c518 >= 128))) {
        l519: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l519; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l516;
        }
        p = s517;
      }
      if ((p < end)) {
        l520: {
          if (skipSignatureTail(p) >= 0) { break l520; }

          l521: {
            const s522 = p;
            const c523 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if (c523 === 42) {
              l524: {
                if (!(p < end && text.charCodeAt(p) === 42)) { m.hitEnd ||= p >= end; break l524; }
                p++;
                while ((p < end && text.charCodeAt(p) === 42)) p++;
                m.hitEnd ||= p >= end;
                break l521;
              }
              p = s522;
            }
            if ((c523 === 9 || c523 === 32)) {
              l525: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l525; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l521;
              }
              p = s522;
            }
            if ((c523 === 60 || c523 === 91 || c523 === 9665) && (q = skipTemplateTokens(p)) >= 0) { p = q; break l521; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l520; }
            p++;
          }
          break l516;
        }
        p = s517;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s526 = p;
          l527: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l527; }
            return -1;
          }
          p = s526;
        }
      } else m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m515 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m515 = true; }
    m.hitEnd ||= p >= end;
    if (!m515) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l510: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) && (q = skipResultArrow(p)) >= 0) {
        p = q;
        break l510;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 58) || (p = skipBadColonArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = skipResultText(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipSignatureEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    if ((p < end) && (q = skipBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    return p;
  }

  function skipSignatureCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l441: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s443 = p;
        l442: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l442; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l442; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l441;
        }
        p = s443;
      } else m.hitEnd ||= p >= end;
    }
    l444: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s446 = p;
        l445: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l445; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l445; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l444;
        }
        p = s446;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = skipSignatureList(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 8211 || c === 8594)) && (q = skipResult(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    if ((p = skipSignatureEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l437: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l437;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l439: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l439;
        }
        m.hitEnd ||= p >= end;
        if ((p = skipOtherSectionAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipAnyItemAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n540 = 0;
    l537: for (;;) {
      if (n540 >= 3) break;
      const s539 = p;
      l538: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l538; }
        p++;
        n540++;
        continue l537;
      }
      p = s539;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n545 = 0;
    l542: for (;;) {
      if (n545 >= 3) break;
      const s544 = p;
      l543: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l543; }
        p++;
        n545++;
        continue l542;
      }
      p = s544;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) { m.reaches(p, "####"); return -1; }
    p += 4;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 96)) {

      p++;
    } else m.hitEnd ||= p >= end;
    l549: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s551 = p;
        l550: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l550; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l550; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l549;
        }
        p = s551;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near552 = p + 4;
    while (p < near552 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near552) p = STOPS_4.next(p);
    m.hitEnd ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l532: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l532;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l534: {
        const s535 = p;
        const c536 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c536 === 32 || c536 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l534; }
        l541: {
          if (!m.reading.inside[5]) { break l541; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.hitEnd ||= p >= end; break l541; }
          break l534;
        }
        p = s535;
        if ((p < end && (c536 >= 14 || c536 <= 9 || (c536 >= 11 && c536 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l534;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l534; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l560: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c)))) {
        const s558 = p;
        l559: {
          if ((p = skipAnyLead(p)) < 0) { break l559; }
          if ((p = skipOpen(p)) < 0) { break l559; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.hitEnd ||= p >= end; break l559; }
          p = s558;
          break l560;
        }
        p = s558;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: DescriptionLabelNode = { type: 'DescriptionLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRateLimitLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l563: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c)))) {
        const s561 = p;
        l562: {
          if ((p = skipAnyLead(p)) < 0) { break l562; }
          if ((p = skipOpen(p)) < 0) { break l562; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.hitEnd ||= p >= end; break l562; }
          p = s561;
          break l563;
        }
        p = s561;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l570: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c)))) {
        const s568 = p;
        l569: {
          if ((p = skipAnyLead(p)) < 0) { break l569; }
          if ((p = skipOpen(p)) < 0) { break l569; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.hitEnd ||= p >= end; break l569; }
          p = s568;
          break l570;
        }
        p = s568;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ReturnsLabelNode = { type: 'ReturnsLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSemanticUnitLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l576: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : BEYOND_0(c)))) {
        const s574 = p;
        l575: {
          if ((p = skipAnyLead(p)) < 0) { break l575; }
          if ((p = skipOpen(p)) < 0) { break l575; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.hitEnd ||= p >= end; break l575; }
          p = s574;
          break l576;
        }
        p = s574;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: SemanticUnitLabelNode = { type: 'SemanticUnitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponsibilityLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l579: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c)))) {
        const s577 = p;
        l578: {
          if ((p = skipAnyLead(p)) < 0) { break l578; }
          if ((p = skipOpen(p)) < 0) { break l578; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.hitEnd ||= p >= end; break l578; }
          p = s577;
          break l579;
        }
        p = s577;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ResponsibilityLabelNode = { type: 'ResponsibilityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCriteriaLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l582: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : BEYOND_0(c)))) {
        const s580 = p;
        l581: {
          if ((p = skipAnyLead(p)) < 0) { break l581; }
          if ((p = skipOpen(p)) < 0) { break l581; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.hitEnd ||= p >= end; break l581; }
          p = s580;
          break l582;
        }
        p = s580;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: CriteriaLabelNode = { type: 'CriteriaLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTextKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
    l553: {
      const s554 = p;
      l555: {
        if (!m.reading.inside[9]) { break l555; }
        l556: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l556;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c))) || (p = readRateLimitLabel(p)) < 0) { m.hitEnd ||= p >= end; break l555; }
          value = m.value as RateLimitLabelNode;
        }
        break l553;
      }
      p = s554;
      l564: {
        if (!m.reading.inside[10]) { break l564; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l564; }
        value = m.value as DescriptionLabelNode;
        break l553;
      }
      p = s554;
      l565: {
        if ((p = skipInMethod(p)) < 0) { break l565; }
        l566: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c))) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l566;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l565; }
          value = m.value as DescriptionLabelNode;
        }
        break l553;
      }
      p = s554;
      l571: {
        if (skipInMethod(p) >= 0) { break l571; }

        if (!m.reading.inside[5]) { break l571; }
        l572: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : BEYOND_0(c))) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l572;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c))) || (p = readResponsibilityLabel(p)) < 0) { m.hitEnd ||= p >= end; break l571; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l553;
      }
      p = s554;
      if (!m.reading.inside[13]) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : BEYOND_0(c))) || (p = readCriteriaLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as CriteriaLabelNode;
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m; let q = 0;
    l596: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l596; }
      m.hitEnd ||= p >= end;
      if ((p = skipBadLabel(p)) < 0) { return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n589 = 0;
    l586: for (;;) {
      if (n589 >= 3) break;
      const s588 = p;
      l587: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l587; }
        p++;
        n589++;
        continue l586;
      }
      p = s588;
      break;
    }
    l590: {
      const s592 = p;
      l591: {
        l595: {
          const s593 = p;
          l594: {
            if ((p = skip_label(p)) < 0) { break l594; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l594; }
            p = s593;
            break l595;
          }
          p = s593;
          break l591;
        }
        value = '';
        break l590;
      }
      p = s592;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l583: {
      const t585 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l583;
      }
      m.forget(t585);
      m.hitEnd ||= p >= end;
      if ((p = readLineHolds(p)) < 0) { return -1; }
      value = m.value as "" | null;
    }
    m.value = value;
    return p;
  }

  function readTextHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    if ((p = readTextKind(p)) < 0) { return -1; }
    l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: TextHeadNode = { type: 'TextHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readAnswerHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_answer!: YesNode | NoNode | null;
    let l_value!: LineValueNode;
    if (!m.reading.inside[9]) { return -1; }
    l600: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_0(c)))) {
        const s598 = p;
        l599: {
          if ((p = skipAnyLead(p)) < 0) { break l599; }
          if ((p = skipOpen(p)) < 0) { break l599; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.hitEnd ||= p >= end; break l599; }
          p = s598;
          break l600;
        }
        p = s598;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t601 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_40[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.hitEnd ||= p >= end; m.forget(t601); l_answer = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: AnswerHeadNode = { type: 'AnswerHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
    m.value = node;
    return p;
  }

  function readRequestBodyLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l606: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c)))) {
        const s604 = p;
        l605: {
          if ((p = skipAnyLead(p)) < 0) { break l605; }
          if ((p = skipOpen(p)) < 0) { break l605; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.hitEnd ||= p >= end; break l605; }
          p = s604;
          break l606;
        }
        p = s604;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RequestBodyLabelNode = { type: 'RequestBodyLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponseLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l609: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_0(c)))) {
        const s607 = p;
        l608: {
          if ((p = skipAnyLead(p)) < 0) { break l608; }
          if ((p = skipOpen(p)) < 0) { break l608; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.hitEnd ||= p >= end; break l608; }
          p = s607;
          break l609;
        }
        p = s607;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ResponseLabelNode = { type: 'ResponseLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readJsonKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RequestBodyLabelNode | ResponseLabelNode;
    l602: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c))) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l602;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_0(c))) || (p = readResponseLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ResponseLabelNode;
    }
    m.value = value;
    return p;
  }

  function readJsonHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: RequestBodyLabelNode | ResponseLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | LineValueNode;
    if (!m.reading.inside[9]) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_0(c))) || (p = readJsonKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readJsonValue(p)) < 0) { return -1; }
    l_value = m.value as TemplateRemarkNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: JsonHeadNode = { type: 'JsonHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readSqlHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    if (!m.reading.inside[10]) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : BEYOND_1(c))) || (p = readSqlKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: SqlHeadNode = { type: 'SqlHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readNumberHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_number!: WholeNumberNode | null;
    let l_value!: LineValueNode;
    if (skipInMethod(p) >= 0) { return -1; }

    if (!m.reading.inside[5]) { return -1; }
    l612: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : BEYOND_0(c)))) {
        const s610 = p;
        l611: {
          if ((p = skipAnyLead(p)) < 0) { break l611; }
          if ((p = skipOpen(p)) < 0) { break l611; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.hitEnd ||= p >= end; break l611; }
          p = s610;
          break l612;
        }
        p = s610;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t613 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.hitEnd ||= p >= end; m.forget(t613); l_number = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function readSeverityHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_severity!: SeverityWordNode | null;
    let l_value!: LineValueNode;
    if (!m.reading.inside[13]) { return -1; }
    l616: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : BEYOND_0(c)))) {
        const s614 = p;
        l615: {
          if ((p = skipAnyLead(p)) < 0) { break l615; }
          if ((p = skipOpen(p)) < 0) { break l615; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_46[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.hitEnd ||= p >= end; break l615; }
          p = s614;
          break l616;
        }
        p = s614;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t617 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : BEYOND_3(c))) && (q = readSeverity(p)) >= 0) {
      p = q;
      l_severity = m.value as SeverityWordNode;
    } else { m.hitEnd ||= p >= end; m.forget(t617); l_severity = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: SeverityHeadNode = { type: 'SeverityHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, severity: l_severity, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l624: {
      const s625 = p;
      l626: {
        {
          const s627 = p;
          l628: {
            if (!m.reading.inside[16]) { break l628; }
            break l626;
          }
          p = s627;
        }
        let n633 = 0;
        l630: for (;;) {
          if (n633 >= 3) break;
          const s632 = p;
          l631: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l631; }
            p++;
            n633++;
            continue l630;
          }
          p = s632;
          break;
        }
        if ((p = skipLabelAhead(p)) < 0) { break l626; }
        break l624;
      }
      p = s625;
      if (!m.reading.inside[16]) { return -1; }
      let n637 = 0;
      l634: for (;;) {
        if (n637 >= 3) break;
        const s636 = p;
        l635: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l635; }
          p++;
          n637++;
          continue l634;
        }
        p = s636;
        break;
      }
      l638: {
        const s639 = p;
        l640: {
          if ((p < end && text.charCodeAt(p) === 35)) { break l640; }
          m.hitEnd ||= p >= end;
          break l638;
        }
        p = s639;
        if (skipEndingHeadingLabel(p) < 0) {  return -1; }
      }
      l643: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 304))) {
          const s641 = p;
          l642: {
            if ((p = skipOpen(p)) < 0) { break l642; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.hitEnd ||= p >= end; break l642; }
            p = s641;
            break l643;
          }
          p = s641;
        } else m.hitEnd ||= p >= end;
        return -1;
      }
      if ((p = skipLabelAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l646: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c)))) {
        const s644 = p;
        l645: {
          if ((p = skipBulletLead(p)) < 0) { break l645; }
          l649: {
            const s647 = p;
            l648: {
              if ((p = skipOpen(p)) < 0) { break l648; }
              if ((p = skip_knownName(p)) < 0) { break l648; }
              p = s647;
              break l649;
            }
            p = s647;
            break l645;
          }
          if ((p = skipLabelAhead(p)) < 0) { break l645; }
          p = s644;
          break l646;
        }
        p = s644;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near654 = p + 4;
    while (p < near654 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near654) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l655: for (;;) {
      const s657 = p;
      if ((p < end)) {
        l656: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l656; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.hitEnd ||= p >= end; break l656; }
          continue l655;
        }
        p = s657;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipListedAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!m.reading.inside[12]) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipNestedInMethod(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    l652: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s650 = p;
        l651: {
          const near653 = p + 4;
          while (p < near653 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near653) p = STOPS_8.next(p);
          m.hitEnd ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l651; }
          p++;
          p = s650;
          break l652;
        }
        p = s650;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l618: {
      const s619 = p;
      const c620 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c620 < 128 ? TABLE_12[c620] === 1 : BEYOND_1(c620))) {
        l621: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l621; }
          l622: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l622; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || (p = skipBulletLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l621; }
          }
          break l618;
        }
        p = s619;
      }
      if ((p < end && (c620 >= 14 || c620 <= 9 || (c620 >= 11 && c620 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l618;
      }
      if ((c620 < 128 && TABLE_9[c620] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l618; }
      if ((q = skipListedAhead(p)) >= 0) { p = q; break l618; }
      if ((p = skipColumnsAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l666: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : BEYOND_0(c)))) {
        const s664 = p;
        l665: {
          if ((p = skipAnyLead(p)) < 0) { break l665; }
          if ((p = skipOpen(p)) < 0) { break l665; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1)) || (p = skipParametersName(p)) < 0) { m.hitEnd ||= p >= end; break l665; }
          p = s664;
          break l666;
        }
        p = s664;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ParametersLabelNode = { type: 'ParametersLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRaisesLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l669: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : BEYOND_0(c)))) {
        const s667 = p;
        l668: {
          if ((p = skipAnyLead(p)) < 0) { break l668; }
          if ((p = skipOpen(p)) < 0) { break l668; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_54[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.hitEnd ||= p >= end; break l668; }
          p = s667;
          break l669;
        }
        p = s667;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RaisesLabelNode = { type: 'RaisesLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEntriesKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    l659: {
      const s660 = p;
      l661: {
        if (!m.reading.inside[9]) { break l661; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : BEYOND_0(c))) || (p = readRequestParametersLabel(p)) < 0) { m.hitEnd ||= p >= end; break l661; }
        value = m.value as RequestParametersLabelNode;
        break l659;
      }
      p = s660;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l662: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : BEYOND_0(c))) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l662;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : BEYOND_0(c))) || (p = readRaisesLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
        value = m.value as RaisesLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function readEntriesHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    if ((p = readEntriesKind(p)) < 0) { return -1; }
    l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readEntriesValue(p)) < 0) { return -1; }
    l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: EntriesHeadNode = { type: 'EntriesHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readNamesHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: NameLineNode | LineValueNode;
    l672: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c)))) {
        const s670 = p;
        l671: {
          if ((p = skipAnyLead(p)) < 0) { break l671; }
          if ((p = skipOpen(p)) < 0) { break l671; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.hitEnd ||= p >= end; break l671; }
          p = s670;
          break l672;
        }
        p = s670;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readNamesValue(p)) < 0) { return -1; }
    l_value = m.value as NameLineNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NamesHeadNode = { type: 'NamesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l673: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l673;
      }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l675: {
        const s676 = p;
        const c677 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c677 === 32 || c677 === 35)) {
          l678: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; break l678; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; break l678; }
            break l675;
          }
          p = s676;
        }
        if ((p < end && (c677 >= 14 || c677 <= 9 || (c677 >= 11 && c677 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l675;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l675; }
        if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      }
    }
    return p;
  }

  function readParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: ParameterNameNode;
    let l_annotation!: TypeTextNode | null | BadTypeNode;
    let l_fallback: DefaultTextNode | null = null;
    l709: {
      const s710 = p;
      const t711 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l712: {
          if ((p = readParameterName(p)) < 0) { break l712; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l713: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s715 = p;
              l714: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l714; }
                l_annotation = m.value as TypeTextNode;
                break l713;
              }
              p = s715;
            } else m.hitEnd ||= p >= end;
            l_annotation = null;
          }
          l716: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s718 = p;
              l717: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l717; }
                l_fallback = m.value as DefaultTextNode;
                break l716;
              }
              p = s718;
            } else m.hitEnd ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l712; }
          break l709;
        }
        p = s710;
        m.forget(t711);
        l_fallback = null;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c))) || (p = readParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_name = m.value as ParameterNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)) || (p = readBadType(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_annotation = m.value as BadTypeNode;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, name: l_name, annotation: l_annotation, fallback: l_fallback };
    m.value = node;
    return p;
  }

  function readParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParameterNode | BadParameterNode;
    l705: {
      const s706 = p;
      const t707 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l708: {
          if ((p = readParameter(p)) < 0) { break l708; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l705;
        }
        p = s706;
        m.forget(t707);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) || (p = readBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l722: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l722;
      } else
      m.hitEnd ||= p >= end;
      if ((p = readMissingParenthesis(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_items!: (ParameterNode | BadParameterNode)[];
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const list703: (ParameterNode | BadParameterNode)[] = [];
    let t701 = m.pending.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v702!: ParameterNode | BadParameterNode;
      v702 = m.value as ParameterNode | BadParameterNode;
      list703.push(v702);
      t701 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t701);
    l_items = list703;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l694: {
      const s695 = p;
      const t696 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l697: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.hitEnd ||= p >= end; break l697; }
          value = m.value as ParametersNode;
          break l694;
        }
        p = s695;
        m.forget(t696);
      } else
      m.hitEnd ||= p >= end;
      if ((p = readMissingParameters(p)) < 0) { return -1; }
      value = m.value as MissingParametersNode;
    }
    m.value = value;
    return p;
  }

  function readResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    const start = p;
    let m733 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m733 = true; }
    m.hitEnd ||= p >= end;
    if (!m733) { return -1; }
    const node: ResultTextNode = { type: 'ResultText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResultCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_of!: ResultTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l727: {
      const t729 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) && (q = noteResultArrow(p)) >= 0) {
        p = q;
        break l727;
      }
      m.forget(t729);
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 58) || (p = readBadColonArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = readResultText(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_of = m.value as ResultTextNode;
    const node: ResultNode = { type: 'Result', start: m.base + start, end: m.base + p, of: l_of };
    m.value = node;
    return p;
  }

  function noteSignatureEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t737 = m.pending.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t737); }
    return p;
  }

  function readSignatureCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_isAsync!: ["async", string[]] | null;
    let l_name!: string;
    let l_list!: ParametersNode | MissingParametersNode;
    let l_result!: ResultNode | null;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l679: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s681 = p;
        l680: {
          let e682!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l680; }
          e682 = "async";
          p += 5;
          let e683!: string[];
          const list688: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v687!: string;
            v687 = m.value as string;
            list688.push(v687);
          }
          m.hitEnd ||= p >= end;
          if (list688.length === 0) { break l680; }
          e683 = list688;
          l_isAsync = [e682, e683];
          break l679;
        }
        p = s681;
      } else m.hitEnd ||= p >= end;
      l_isAsync = null;
    }
    l690: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s692 = p;
        l691: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l691; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l691; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l690;
        }
        p = s692;
      } else m.hitEnd ||= p >= end;
    }
    const s693 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = text.slice(s693, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t726 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.hitEnd ||= p >= end; m.forget(t726); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l738: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l738;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : BEYOND_1(c))) || (p = skipComponentLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l740: {
      const s741 = p;
      const t742 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l743: {
          let e744!: string[];
          const list749: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v748!: string;
            v748 = m.value as string;
            list749.push(v748);
          }
          m.hitEnd ||= p >= end;
          e744 = list749;
          let e751!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l743; }
          e751 = m.value as "\n" | BadLineEndNode;
          value = [e744, e751];
          break l740;
        }
        p = s741;
        m.forget(t742);
      } else
      m.hitEnd ||= p >= end;
      let e752!: string[];
      const list757: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v756!: string;
        v756 = m.value as string;
        list757.push(v756);
      }
      m.hitEnd ||= p >= end;
      if (list757.length === 0) { return -1; }
      e752 = list757;
      let e759!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e759 = m.value as null;
      value = [e752, e759];
    }
    m.value = value;
    return p;
  }

  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skip_wrapperEnd = coded(skip_wrapperEndCode, " `~", true);
  const skipH1 = coded(skipH1Code, " #", true);
  const skipH2 = coded(skipH2Code, " #", true);
  const skipMark = coded(skipMarkCode, "#", true);
  const skipHeadingSpace = coded(skipHeadingSpaceCode, null, true);
  const skipHeadingEndAhead = coded(skipHeadingEndAheadCode, null, true);
  const skipTitleText = coded(skipTitleTextCode, null, true);
  const skipTitlePiece = coded(skipTitlePieceCode, "^", true);
  const skipHeadingEnd = coded(skipHeadingEndCode, null, true);
  const skipSetextAhead = coded(skipSetextAheadCode, "^\n\r", true);
  const skipUnderlined = coded(skipUnderlinedCode, "^\n\r", true);
  const skipThematicBreak = coded(skipThematicBreakCode, " *\\-_", true);
  const skipBulletMark = coded(skipBulletMarkCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipBulletSign = coded(skipBulletSignCode, "*+\\-0-9", true);
  const skipFenceRunHere = coded(skipFenceRunHereCode, "`~", true);
  const skipLabelAhead = coded(skipLabelAheadCode, null, true);
  const skipLabel = coded(skipLabelCode, "*", true);
  const skipKnownWord = coded(skipKnownWordCode, "AC-EIPR-TVac-eipr-tv\u0130", true);
  const skipOpen = coded(skipOpenCode, null, true);
  const skipClose = coded(skipCloseCode, null, true);
  const skipInMethod = coded(skipInMethodCode, null, true);
  const skipHeadingLike = coded(skipHeadingLikeCode, "^\n\r", true);
  const skipH3 = coded(skipH3Code, " #", true);
  const readMark = coded(readMarkCode, "#");
  const noteHeadingSpace = coded(noteHeadingSpaceCode, null);
  const readTitleText = coded(readTitleTextCode, null, true);
  const noteHeadingEnd = coded(noteHeadingEndCode, null);
  const noteLineEnd = coded(noteLineEndCode, null);
  const noteEol = coded(noteEolCode, "\n\r");
  const readBlankLines = coded(readBlankLinesCode, "\t\n\r ");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteBulletLead = coded(noteBulletLeadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const read_label = coded(read_labelCode, null);
  const readLabel = coded(readLabelCode, "*", true);
  const readLabelName = coded(readLabelNameCode, "^\n\r*:", true);
  const readLineValue = coded(readLineValueCode, null, true);
  const skipLinePiece = coded(skipLinePieceCode, "^\n\r", true);
  const noteValueEnd = coded(noteValueEndCode, null);
  const skipClosedStart = coded(skipClosedStartCode, " *\\-<[_`~\u25c1", true);
  const readRule = coded(readRuleCode, " *\\-_", true);
  const readFenceRunHere = coded(readFenceRunHereCode, "`~", true);
  const readFenceBody = coded(readFenceBodyCode, null);
  const readEol = coded(readEolCode, "\n\r");
  const readOpenBlock = coded(readOpenBlockCode, null);
  const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
  const readBullet = coded(readBulletCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const readBulletColumn = coded(readBulletColumnCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const readBulletContent = coded(readBulletContentCode, null);
  const readLabelledItem = coded(readLabelledItemCode, null);
  const readCodeItem = coded(readCodeItemCode, "`", true);
  const readCodeName = coded(readCodeNameCode, "^\n\r`", true);
  const readBulletText = coded(readBulletTextCode, null);
  const skipParagraphStop = coded(skipParagraphStopCode, "^", true);
  const skipLabelGate = coded(skipLabelGateCode, "\t #*+\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6", true);
  const skipAnyLead = coded(skipAnyLeadCode, null, true);
  const skipBulletLead = coded(skipBulletLeadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipLabelMark = coded(skipLabelMarkCode, "#*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipMarksBelow = coded(skipMarksBelowCode, "^", true);
  const skipTableAhead = coded(skipTableAheadCode, "^\n\r", true);
  const readTableRow = coded(readTableRowCode, null, true);
  const skipCellGap = coded(skipCellGapCode, "|", true);
  const readCell = coded(readCellCode, null, true);
  const readLineEnd = coded(readLineEndCode, null);
  const readDelimiterCell = coded(readDelimiterCellCode, "\t \\-:", true);
  const read_tableRow = coded(read_tableRowCode, null);
  const skipDelimiterCell = coded(skipDelimiterCellCode, "\t \\-:", true);
  const readParagraph = coded(readParagraphCode, "^");
  const readIndent = coded(readIndentCode, null, true);
  const read_wrapperEnd = coded(read_wrapperEndCode, " `~", true);
  const noteBlankLines = coded(noteBlankLinesCode, "\t\n\r ");
  const skipSectionStop = coded(skipSectionStopCode, "^\n\r", true);
  const skipSignature = coded(skipSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192", true);
  const skipSignatureName = coded(skipSignatureNameCode, "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192", true);
  const skipSignatureList = coded(skipSignatureListCode, null, true);
  const skipParameters = coded(skipParametersCode, "(", true);
  const skipParameterItem = coded(skipParameterItemCode, "^\n\r)`", true);
  const skipParameter = coded(skipParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192", true);
  const skip_parameterName = coded(skip_parameterNameCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192", true);
  const skip_typeText = coded(skip_typeTextCode, "^\n\r),]`}", true);
  const skipTypePiece = coded(skipTypePieceCode, "^\n\r),]`}", true);
  const skipParameterEnd = coded(skipParameterEndCode, null, true);
  const skipParametersEnd = coded(skipParametersEndCode, null, true);
  const skipResult = coded(skipResultCode, "\t \\-:=\u2013\u2192", true);
  const skipSignatureTail = coded(skipSignatureTailCode, null, true);
  const skipResultText = coded(skipResultTextCode, "^", true);
  const skipReturnPiece = coded(skipReturnPieceCode, "^", true);
  const skipSignatureEnd = coded(skipSignatureEndCode, null, true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const readTextHead = coded(readTextHeadCode, null);
  const readTextKind = coded(readTextKindCode, null, true);
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", true);
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t #*+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readReturnsLabel = coded(readReturnsLabelCode, "\t #*+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t #*+\\-0-9SU_su\u2022\u25aa\u25cf\u25e6", true);
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t #*+\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6", true);
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t #*+\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6", true);
  const readLabelHolds = coded(readLabelHoldsCode, null);
  const readLineHolds = coded(readLineHoldsCode, null, true);
  const skip_label = coded(skip_labelCode, null, true);
  const readAnswerHead = coded(readAnswerHeadCode, null);
  const readJsonHead = coded(readJsonHeadCode, null);
  const readJsonKind = coded(readJsonKindCode, "\t #*+\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6", true);
  const readRequestBodyLabel = coded(readRequestBodyLabelCode, "\t #*+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readResponseLabel = coded(readResponseLabelCode, "\t #*+\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6", true);
  const readSqlHead = coded(readSqlHeadCode, null);
  const readNumberHead = coded(readNumberHeadCode, null);
  const readSeverityHead = coded(readSeverityHeadCode, null);
  const skipFieldEnd = coded(skipFieldEndCode, null, true);
  const skipPlainLabelAhead = coded(skipPlainLabelAheadCode, null, true);
  const skipBulletLabelAhead = coded(skipBulletLabelAheadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipListedAhead = coded(skipListedAheadCode, null, true);
  const skipBulletText = coded(skipBulletTextCode, null, true);
  const readEntriesHead = coded(readEntriesHeadCode, null);
  const readEntriesKind = coded(readEntriesKindCode, null, true);
  const readParametersLabel = coded(readParametersLabelCode, "\t #*+\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t #*+\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6", true);
  const readNamesHead = coded(readNamesHeadCode, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6");
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const readSignature = coded(readSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192");
  const readSignatureList = coded(readSignatureListCode, null);
  const readParameters = coded(readParametersCode, "(");
  const readParameterItem = coded(readParameterItemCode, "^\n\r)`");
  const readParameter = coded(readParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192");
  const noteParametersEnd = coded(noteParametersEndCode, null);
  const readResult = coded(readResultCode, "\t \\-:=\u2013\u2192");
  const readResultText = coded(readResultTextCode, "^", true);
  const noteSignatureEnd = coded(noteSignatureEndCode, null);
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[0,["L",["s",["!",3],["!",21],["!",22]]]]', // 2 leaf
      '[0,["s",4,["*",["/",10,11]],20]]', // 3 skipWrapperAhead
      '[0,["s",5,7]]', // 4 skipFenceOpen
      '[0,["/",["s",6,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",7]],["s",6,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 5 skipFenceHead
      skipIndent,
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 9 skipBadLineEnd
      skipBlankLine,
      '[0,["/",12,19],"\\u001b<"]', // 11 skipNoise
      '[0,["s",["!",13],["!",15],["!",17],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 12 skipTemplateToken
      '[0,["/",["s","<",14,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 13 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 14 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],16]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 15 skipForeignCall
      '[0,["!",["[","^"]]]', // 16 skipEof
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",18,16]]]]],"<"]', // 17 skipTurnToken
      skipNewline,
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 19 skipAnsiSequence
      '[0,["s",6,["|",1,2,false,"#"],["[+","\\t "],["[*","*_`"],["i","design"],["[+","\\t "],["i","spec"]]," #"]', // 20 skipDesignAhead
      '[0,["s",6,["|",1,6,false,"#"],["[","\\t "]]," #"]', // 21 skipHeadingMarks
      '[0,["s",6,["|",1,6,false,"#"],["[","^\\t\\n\\r !#"]]," #"]', // 22 skipHeadingGlued
      '[0,["L",["s",["!",24],["!",28],["!",116]]]]', // 23 leaf
      skip_wrapperEnd,
      '[0,["q",26]]', // 25 skipWrapperRun
      '[0,["closes",0,27],"`~"]', // 26 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 27 readFenceRun
      '[0,["/",["s",["&",["/",29,30]],6,31,35,51],["s",["&",52],35,51,115]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 28 skipTitleHeading
      skipH1,
      skipH2,
      skipMark,
      skipHeadingSpace,
      '[0,34]', // 33 skipBadNoise
      '[0,["s",11,["*",["/",11,["[","\\t "]]]]]', // 34 skipLineNoise
      '[0,["/",["s",["&",36],["?",39],37,["?",45],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",45],["[*","\\t "],46,["?",["[+","*_`"]]],["s",["?",39],37,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],48]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 35 skipDocumentTitle
      '[0,["/",["s",["[*","^\\n\\r*A-Z_-z"],["[","*_`"]],["s",["[*","^\\n\\rA-Za-z"],37,["[*","\\t \\\\-:\u2013\u2014\uff1a"],["[","*_`"]]],"^\\n\\rA-CE-Za-ce-z"]', // 36 skipEmphasised
      '[0,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],38],["[*","\\t "]],"Dd"]', // 37 skipDesignWords
      '[0,["s",["i","spec"],["[*","A-Za-z"]],"Ss"]', // 38 skipBadTitleName
      '[0,40]', // 39 skipBadTitleDecoration
      '[0,["+",41]]', // 40 skipTitleDecoration
      '[0,["/",["s",42,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",43],["[+","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 41 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 42 skipNumber
      skipHeadingEndAhead,
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",34],["[*","\\t "],7]]]]', // 44 skipClosingMarks
      '[0,["[+","*_`"]]', // 45 skipBadTitleMark
      '[0,["*",47]]', // 46 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],43]],["/",["[+","\\t "],["[+","*_`"],["[","^\\n\\r"]]]],"^\\n\\r"]', // 47 skipMarkedIdPart
      skipTitleText,
      skipTitlePiece,
      '[0,["s",11,["*",["s",["[*","\\t "],11]]]]', // 50 skipInnerNoise
      skipHeadingEnd,
      skipSetextAhead,
      skipUnderlined,
      '[0,["/",55,["s",["!",60],["[*","^\\n\\r"],18,6,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],7]]]', // 54 skipSetext
      '[0,["s",56,18,6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]]', // 55 skipNamedSetext
      '[0,["/",["s",["?",40],57,58],["s",["?",40],59,58],["s",["?",40],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 56 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 57 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",7]]]', // 58 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 59 skipAnyOtherName
      '[0,["/",11,61,62,71,21,22,["s",6,["/",73,"<!--","|"]]]]', // 60 skipNotSetext
      skipThematicBreak,
      skipBulletMark,
      skipBulletSign,
      '[0,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",65,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\u2022\u25aa\u25cf\u25e6"]]],"\u2022\u25aa\u25cf\u25e6"]', // 64 skipDotSign
      '[0,["/",66,67,68,69,70]]', // 65 skipInText
      '[0,["inside",14]]', // 66 readInField
      '[0,["inside",16]]', // 67 readInNotes
      '[0,["inside",0]]', // 68 readInOverview
      '[0,["inside",1]]', // 69 readInOtherSection
      '[0,["inside",15]]', // 70 readInOtherField
      '[0,["s",6,72]," `~"]', // 71 skipFenceStart
      skipFenceRunHere,
      skipLabelAhead,
      skipLabel,
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",76,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",76,"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",76,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",76,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",76,["[*","\\t "],["[",":\uff1a"]],["s",["&",78],["[+","#"],["[+","\\t "],["[*","*_"],76,114]]]', // 75 skipBadLabel
      '[0,77,"AC-EIPR-TVac-eipr-tv\u0130"]', // 76 skipKnownName
      skipKnownWord,
      '[0,["/",["s",["&",["s",79,80]],"####",["|",0,2,false,"#"],["[+","\\t "],["[*","*_"],77,114],["s",["&",["s",79,80]],"###",["[+","\\t "],["[*","*_"],77,114,["[*","\\t "],7]]]', // 78 skipHeadingLabel
      skipOpen,
      '[0,["/",["s",81,82],["s",91,92],["s",97,98],["s",102,103],["s",110,111]]]', // 80 skip_knownName
      '[0,["inside",9]]', // 81 readInContract
      '[0,["/",83,85,86,87,88,89,90],"ADEP-Sadep-s"]', // 82 skipContractName
      '[0,["s",["i","description"],84],"Dd"]', // 83 skipDescriptionName
      skipClose,
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],84],["s",["i","requires"],["[+","\\t _"],["i","authentication"],84]],"ARar"]', // 85 skipAuthenticationName
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],84],"Rr"]', // 86 skipRateLimitName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],84],["s",["i","request"],["[+","\\t _"],["i","params"],84],["s",["i","parameters"],84]],"P-Rp-r"]', // 87 skipRequestParametersName
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],84],"Rr"]', // 88 skipRequestBodyName
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],84],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],84]],"RSrs"]', // 89 skipResponseName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],84],["s",["i","errors"],84],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",84]],"ERer"]', // 90 skipErrorResponsesName
      '[0,["inside",10]]', // 91 readInSchema
      '[0,["/",83,93,94,95,96],"CDFIRcdfir\u0130"]', // 92 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],84],"CFcf"]', // 93 skipColumnsName
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],84],"Ii\u0130"]', // 94 skipIndexesName
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],84],["s",["i","foreign"],["[+","\\t _"],["i","keys"],84]],"FRfr"]', // 95 skipRelationshipsName
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],84],["s",["i","check"],["[+","\\t _"],["i","constraints"],84]],"Cc"]', // 96 skipConstraintsName
      skipInMethod,
      '[0,["/",99,100,101,83],"ADEPRTadeprt"]', // 98 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],84],"APap"]', // 99 skipParametersName
      '[0,["/",["s",["/",["i","returns"],["i","return"]],84],["s",["i","return"],["[+","\\t _"],["i","value"],84]],"Rr"]', // 100 skipReturnsName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],84],"ERTert"]', // 101 skipRaisesName
      '[0,["inside",5]]', // 102 readInComponent
      '[0,["/",104,105,106,107,108,109],"C-EIMNPRSUc-eimnprsu\u0130"]', // 103 skipComponentName
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],84],["s",["i","unit"],84]],"SUsu"]', // 104 skipSemanticUnitName
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],84],"PRpr"]', // 105 skipResponsibilityName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],84],["s",["i","depends"],["[+","\\t _"],["i","on"],84]],"Dd"]', // 106 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],84],"IMim\u0130"]', // 107 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],84],["s",["i","notes"],84]],"INin\u0130"]', // 108 skipNotesName
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],84],"CEce"]', // 109 skipComplexityName
      '[0,["inside",13]]', // 110 readInCheck
      '[0,["/",112,113],"CPSVcpsv"]', // 111 skipCheckName
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],84],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],84]],"CVcv"]', // 112 skipCriteriaName
      '[0,["s",["/",["i","severity"],["i","priority"]],84],"PSps"]', // 113 skipSeverityName
      '[0,["s",["[*","\\t *_"],["/",["s",["[",":\uff1a"],["[*","*_"]],["s",["[*","#"],["[*","\\t "],["&",7]]]]]', // 114 skipHeadingLabelEnd
      '[0,["s",6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]," \\\\-="]', // 115 skipBadSetext
      '[0,["s",["&",117],118],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 116 skipSectionAhead
      skipHeadingLike,
      '[0,["/",["s",["&",["/",29,30]],6,31,119,51],["s",["&",124],6,31,125,51],["s",["&",53],["&",55],119,51,115]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 118 skipSectionHeading
      '[0,["s",["?",39],["/",["s",57,["&",120]],122],["?",123],["?",39]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 119 skipSectionName
      '[0,["s",["?",121],["*",["s",["[*","\\t "],["[+","*:_`"]]],43]]', // 120 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 121 skipSectionRemark
      '[0,["s",59,["&",120]]]', // 122 skipBadSectionName
      '[0,121]', // 123 skipBadSectionRemark
      skipH3,
      '[0,["s",["?",39],57,["&",120],["?",123],["?",39]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 125 skipOwnName
      '[1,["L",127]]', // 126 leaf
      '[1,["N",0,["s",["!",128],["&",["/",29,30]],6,[":",0,131],["?",135],[":",1,136],137],["s",["&",52],[":",1,136],137,[":",2,141]]]]', // 127 readOtherHeading
      '[0,["q",129]]', // 128 skipCutTitle
      '[0,["@",1,["endsInside",130],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 129 readCutTitle
      '[0,["s",6,"##",["[+","\\t "],57,16]," #"]', // 130 skipWholeTitle
      readMark,
      noteHeadingSpace,
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 133 readBadHeadingSpace
      '[1,["M","BadNoise",34]]', // 134 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",37,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 135 readBadSecondTitle
      readTitleText,
      noteHeadingEnd,
      noteLineEnd,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 140 readBadLineEnd
      '[1,["M",0,["s",6,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],138]]," \\\\-="]', // 141 readBadSetext
      '[1,["L",["/",143,145]],"\\t\\n\\r #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 142 leaf
      readBlankLines,
      noteBlankLine,
      '[1,["N",3,["s",146,[":",0,["/",150,161]]]],"\\t #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 145 readMetadataLine
      '[1,["/",147,6]]', // 146 noteMetadataLead
      noteBulletLead,
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",65,["[","\u2022\u25aa\u25cf\u25e6"]],149]],"\u2022\u25aa\u25cf\u25e6"]', // 148 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 149 readBadBullet
      '[1,["N",1,["s",["&",["s",79,151]],[":",0,152],["[*","\\t "],[":",1,158],160]],"#*T_t"]', // 150 readTaskIdLabel
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],84],"Tt"]', // 151 skipTaskIdName
      read_label,
      readLabel,
      readLabelName,
      '[1,["M",1,["s","__",[":",0,156],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,157],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,157],"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,157],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,157],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",[":",0,157],["[*","\\t "],["[",":\uff1a"]],["s",["&",78],["[+","#"],["[+","\\t "],["[*","*_"],[":",0,157],114]]]', // 155 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 156 readUnderscoredName
      '[0,["N","KnownName",77],"AC-EIPR-TVac-eipr-tv\u0130"]', // 157 readKnownName
      readLineValue,
      skipLinePiece,
      noteValueEnd,
      '[1,["N",2,["s",["&",["s",79,162]],[":",0,152],["[*","\\t "],[":",1,158],160]],"#*T_t"]', // 161 readTimestampLabel
      '[0,["s",["i","timestamp"],84],"Tt"]', // 162 skipTimestampName
      '[0,["L",["&",164]]," *\\\\-<[_`~\u25c1"]', // 163 leaf
      skipClosedStart,
      '[0,["s",6,13]," <[\u25c1"]', // 165 skipThoughtAhead
      '[1,["L",167]]', // 166 leaf
      '[1,["M",2,["s",["?",18],6,[":",0,168]]],"\\n\\r <[\u25c1"]', // 167 readBadThought
      '[0,["/",["@",1,"<",169,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 168 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 169 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",171],["[","^"]],null,0,null,false]]]', // 170 text
      '[0,["q",172]]', // 171 skipOwnThoughtClose
      '[0,["same",5,173],"<[\u25c1"]', // 172 readOwnThoughtClose
      '[0,["/",["@",1,"</",169,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],174],"<[\u25c1"]', // 173 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 174 readAnalysisEnd
      '[1,["L",176]]', // 175 leaf
      '[1,["/",177,178]]', // 176 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",171,["[*","\\t "]]]]', // 177 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 178 readMissingThoughtEnd
      '[1,["L",["/",180,181,187,197,198]]," *\\\\-<_`~"]', // 179 leaf
      readRule,
      '[0,["N",5,["s",["&",182],"*",["+",["s",["!",183],["[","^\\n\\r"]]],[":",0,["?",185]],["[*","^\\n\\r"]]],"*"]', // 181 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 182 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],184]]', // 183 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 184 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],186]]', // 185 readFooterTime
      '[0,["N",4,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 186 readFooterStamp
      '[1,["handing",4,["N",6,["s",["!",24],6,["hand",4,[],[":",0,188]],[":",1,189],138,[":",2,190],[":",3,["/",195,196]]]]]," `~"]', // 187 readFence
      readFenceRunHere,
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 189 readFenceInfo
      readFenceBody,
      '[0,["s",6,192,["[*","\\t "],["&",7]]," `~"]', // 191 skip_fenceClose
      '[0,["q",193]]', // 192 skipClosingRun
      '[0,["closes",4,27],"`~"]', // 193 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],139],["[+","^\\n\\r"]],"^"]', // 194 noteLine
      '[0,["N","FenceClose",191]]', // 195 readFenceClose
      '[1,["M","MissingFenceEnd",16]]', // 196 readMissingFenceEnd
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],139]]],"-->",["[*","^\\n\\r"]]]," <"]', // 197 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",194]]]," <"]', // 198 readMissingCommentEnd
      '[1,["L",["?",200]]]', // 199 leaf
      readEol,
      '[1,["L",202]]', // 201 leaf
      readOpenBlock,
      '[1,["M","MissingMarkEnd",204,["s",["&",30],128]]," #*+\\\\-`"]', // 203 readMissingMarkEnd
      skipCutMark,
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 205 skipFooterCut
      '[1,["N",7,["s",6,["!",207],[":",0,131],[":",1,136],137]]]', // 206 readSubheading
      '[0,["s",["/",["!",67],["&",["s",79,109]]],78]]', // 207 skipEndingHeadingLabel
      readBullet,
      readBulletColumn,
      readBulletContent,
      '[0,["N",9,["s","**",[":",0,212],["[+","\\t "],[":",1,213],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 211 readFailure
      '[0,["N",8,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 212 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 213 readFailureCode
      '[0,["N",11,["s",215,[":",0,212],["[*","\\t (*_`"],[":",1,213],["?",")"],216],["s",215,[":",0,212],["[*","\\t (*_`"],[":",1,217],["?",")"],216],["s",215,[":",0,212],216,[":",1,["?",["@",0,219,216]]]],["s",215,[":",0,212],["[*","\\t (*_`"],[":",1,["/",217,219]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],7]]]],"*1-5H_`h"]', // 214 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 215 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 216 skipFailureSeparator
      '[0,["N",10,[":",0,["|",2,5,true,218,["[+","\\t "]]]],"A-Z"]', // 217 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 218 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 219 readConstantCode
      readLabelledItem,
      readCodeItem,
      readCodeName,
      '[0,["N",12,["s",[":",0,224],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 223 readLooseItem
      '[0,["/",["@",1,"**",225,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",225,"*"],["@",1,"`",222,"`"],227],"*A-Z_-z"]', // 224 readLooseName
      '[0,["/",["@",1,"`",222,"`"],226],"^\\n\\r*:"]', // 225 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 226 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 227 readBareName
      readBulletText,
      skipParagraphStop,
      skipLabelGate,
      skipAnyLead,
      skipBulletLead,
      skipLabelMark,
      '[0,["s",6,73]]', // 234 skipLabelLine
      '[0,["s",34,["/",7,21]]]', // 235 skipNoiseAlone
      skipMarksBelow,
      '[0,["q",238]]', // 237 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",239],[":",0,240],243,[":",1,245],["test",true,1]]],"^\\n\\r"]', // 238 readTableHead
      skipTableAhead,
      readTableRow,
      skipCellGap,
      readCell,
      readLineEnd,
      '[0,["!",["[","^"]]]', // 244 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,246,"|"],["?","|"],["[*","\\t "],138],"\\t \\\\-:|"]', // 245 readDelimiterRow
      readDelimiterCell,
      '[0,["|",0,null,true,248]]', // 247 readBlanks
      '[0,["$",["[","\\t "]]]', // 248 readBlank
      '[1,["N",13,["s",["&",239],[":",0,240],138,[":",1,245],["test",true,2],[":",2,["|",0,null,true,250]]],["s",["&",252],[":",0,253],[":",2,["|",0,null,true,250]]]],"^\\n\\r"]', // 249 readTable
      read_tableRow,
      '[0,["/",24,61,21,71,62,234,235]]', // 251 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],18,6,"|"]," |"]', // 252 skipPipedLines
      '[1,["M",3,["s",[":",0,240],139,["?",254]]],"^"]', // 253 readBadTable
      '[1,["s",6,"|",["|",1,null,false,255,"|"],["?","|"],["[*","\\t "],138]," |"]', // 254 noteBadDelimiter
      skipDelimiterCell,
      '[1,["M","BadNoiseLine",["s",34,["?",138]]]]', // 256 readBadNoiseLine
      readParagraph,
      '[0,["L",["&",259]]," `~"]', // 258 leaf
      '[0,["s",["&",3],["!",260]]," `~"]', // 259 skipWholeWrapper
      '[0,["s",261,["*",["/",271,["s",["!",4],["!",20],273]]],20]]', // 260 skipExampleAhead
      '[0,["q",262]]', // 261 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],263],["|",1,null,true,["t",[0,1],["!",24],["/",265,["t",[0,1],["!",4],267]]]],["|",0,null,true,["t",[0,1],["!",24],267]],270,243]]," `~"]', // 262 readWrapperShape
      '[1,["@",0,264,138]]', // 263 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 264 readFenceHead
      '[1,["t",[0,1],266,243]]', // 265 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],263],["|",0,null,true,["t",[0,1],["!",191],267]],268]]," `~"]', // 266 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],200],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 267 readLine
      '[0,["t",[0,1,2,3],269,193,247,["&",7]]," `~"]', // 268 read_fenceClose
      readIndent,
      read_wrapperEnd,
      '[0,["s",272,7]]', // 271 skipClosedFence
      '[0,["q",266]]', // 272 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 273 skipLine
      '[1,["L",275]]', // 274 leaf
      '[1,["M",4,["s",["&",3],[":",0,263]]]," `~"]', // 275 readBadWrapper
      '[1,["L",277]]', // 276 leaf
      '[1,["N",14,["s",["&",["/",29,30]],6,[":",0,131],[":",1,278],137],["s",["&",52],[":",1,278],137,[":",2,141]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 277 readTitleHeading
      '[1,["/",["@",9,["&",36],["?",279],280,["?",282],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",282],["[*","\\t "],283,["?",["[+","*_`"]]],["@",4,["?",279],280,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],136]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 278 readDocumentTitle
      '[1,["M","BadTitleDecoration",40]]', // 279 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],281],["[*","\\t "]],"Dd"]', // 280 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 281 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 282 readBadTitleMark
      '[0,["N","MarkedId",["*",47]]]', // 283 readMarkedId
      '[0,["L",["s",["!",24],["!",116],["!",285]]]]', // 284 leaf
      '[0,["/",["s",["!",128],["&",["/",29,30]],6,31,["?",286],48,51],["s",["&",52],48,51,115]]]', // 285 skipOtherHeading
      '[0,["&",["s",37,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 286 skipBadSecondTitle
      '[1,["L",288]]', // 287 leaf
      '[1,["N",16,["s",["&",["s",289,290]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 288 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",34],["?",40]],["?",40]]]', // 289 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 290 skipOverviewName
      '[1,["N",15,["s",["&",["/",29,30]],6,[":",0,131],[":",1,292],137],["s",["&",124],6,[":",0,131],[":",1,295],137],["s",["&",53],["&",55],[":",1,292],137,[":",2,141]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 291 readSectionHeading
      '[1,["N","SectionName",["s",["?",279],["/",["s",57,["&",120]],293],["?",294],["?",279]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 292 readSectionName
      '[1,["M","BadSectionName",["s",59,["&",120]]]]', // 293 readBadSectionName
      '[1,["M","BadSectionRemark",121]]', // 294 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",279],57,["&",120],["?",294],["?",279]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 295 readOwnName
      '[1,["L",297],"\\t\\n\\r "]', // 296 leaf
      noteBlankLines,
      '[0,["L",["!",299]]]', // 298 leaf
      skipSectionStop,
      '[0,["s",["!",301],285]]', // 300 skipOtherSectionAhead
      '[0,["/",["s",302,303,304],["s",307,303,308],["s",309,303,310],["s",311,30],["s",["&",52],312]]]', // 301 skipClaimed
      '[0,["inside",2]]', // 302 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",34]]," #"]', // 303 skipHashes
      '[0,["s",["?",["s",305,["[+","\\t "]]],["?",306],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 304 skipEndpointAhead
      '[0,["/",["s",42,["[",")."]],["s",["[+","0-9"],".",42]],"0-9"]', // 305 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],42]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 306 skipEndpointWord
      '[0,["inside",3]]', // 307 readInSchemas
      '[0,["s",["?",["s",305,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 308 skipTableWord
      '[0,["inside",4]]', // 309 readInComponents
      '[0,["s",["?",["s",305,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 310 skipComponentWord
      '[0,["inside",6]]', // 311 readInFlatChecklist
      '[0,["/",["s",302,313],["s",307,325],["s",309,338],["s",102,339],["s",381,384]]]', // 312 skipItemAhead
      '[0,["/",["s",["&",["/",30,124,314]],6,31,315,51],["s",["&",124],6,31,48,51],["s",["&",52],["&",304],315,51,115]]," #*0-9A-Z_-z"]', // 313 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 314 skipH4
      '[0,["s",["?",316],["?",317],318,321,["?",323],["?",324]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 315 skipEndpoint
      '[0,["s",["/",305,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 316 skipBadTitleNumber
      '[0,306]', // 317 skipBadEndpointWord
      '[0,["/",319,320],"*A-Z_-z"]', // 318 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 319 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 320 skipBadMethodName
      '[0,["s",["&","/"],["+",322]],"/"]', // 321 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],43]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",34],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 322 skipPathPart
      '[0,["s",["[+","*_`"],["&",43]]]', // 323 skipBadPathEnd
      '[0,["s",["!",43],["+",49]],"^\\n\\r"]', // 324 skipBadTitleRest
      '[0,["/",["s",["&",["/",30,124,314]],6,31,["?",316],["&",308],326,51],["s",["&",124],6,31,["?",316],["?",337],48,51],["s",["&",52],["&",308],326,51,115]]," #*0-9T_`t"]', // 325 skipSchemaHeading
      '[0,["/",327,334],"^\\n\\r"]', // 326 skip_pair
      '[0,["q",328]]', // 327 skipBadPair
      '[1,["handing",2,["M",5,["s",["hand",2,[],[":",0,329]],[":",1,330],":",["[*","\\t "],331,["[*","\\t "],[":",2,136]],["s",["hand",2,[],[":",0,329]],[":",1,330],331,["[*","\\t "],":",["[*","\\t "],[":",2,136]],["s",["hand",2,[],[":",0,329]],[":",1,330],":",["[*","\\t "],[":",2,333],331,["&",43]]]],"*_`"]', // 328 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 329 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",331],["[","*_`"]]]]],"^\\n\\r:"]', // 330 readMarkedName
      '[0,["q",332]]', // 331 skipSameMark
      '[0,["same",2,329],"*_`"]', // 332 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",331],["[","*_`"]]]]],"^\\n\\r"]', // 333 readMarkedValue
      '[0,["s",335,":",["[*","\\t "],48],"^\\n\\r"]', // 334 skipPair
      '[0,["*",336]]', // 335 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 336 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],42,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],43]]]],"CTct"]', // 337 skipLooseWord
      '[0,["/",["s",["&",["/",30,124,314]],6,31,["?",316],["&",310],326,51],["s",["&",124],["!",["s",102,339]],6,31,["?",316],["?",337],48,51],["s",["&",52],["&",310],326,51,115]]," #*0-9C_`c"]', // 338 skipComponentHeading
      '[0,["/",["s",340,["!",342],6,31,343,51],["s",340,["!",67],6,31,379,343,["[*","*"],51],["s",["&",52],["&",341],343,51,115]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 339 skipMethodHeading
      '[0,["/",["&",["s",124,341]],["s",["&",["s",6,"####"]],["!",["s",6,207]]]]," #"]', // 340 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 341 skipParenthesis
      '[0,["s",67,["!",341]]]', // 342 skipTextInNotes
      skipSignature,
      skipSignatureName,
      skipSignatureList,
      skipParameters,
      skipParameterItem,
      skipParameter,
      '[0,350,"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 349 skipParameterName
      skip_parameterName,
      '[0,352,"^\\n\\r),=]`}"]', // 351 skipTypeText
      skip_typeText,
      skipTypePiece,
      '[0,["deep",["/",["s","(",355,")"],["s","[",355,"]"],["s","{",355,"}"]]],"([{"]', // 354 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],354,356]]]', // 355 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 356 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 357 skipArrow
      '[0,["/",354,356,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 358 skipResultPiece
      '[0,360]', // 359 skipDefaultText
      '[0,["s",["+",["/",361,362]],["?",["s",357,["+",["/",361,358,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 360 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 361 skipLambdaHead
      '[0,["/",354,356,["s",["!",357],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 362 skipDefaultPiece
      skipParameterEnd,
      '[0,["/",["s",",",["[*","\\t "]],["s",357,["+",["/",358,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",357],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 364 skipBadParameter
      skipParametersEnd,
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],357]]]]', // 366 skipMissingParameters
      skipResult,
      '[0,["/","->",369],"\\\\-=\u2013\u2192"]', // 368 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 369 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],371,["[*","\\t "],["/",["[+","`"],373]]]]]', // 370 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",354,372,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 371 skipColonType
      '[0,["deep",["s","<",["*",["/",372,["[","^\\n\\r<>`"]]],">"]]]', // 372 skipAngled
      skipSignatureTail,
      skipResultText,
      skipReturnPiece,
      '[0,["s",12,["*",["s",["[*","\\t "],12]]]]', // 376 skipTemplateTokens
      skipSignatureEnd,
      '[0,["s",["!",373],["+",49]],"^\\n\\r"]', // 378 skipBadSignatureRest
      '[0,["+",380]]', // 379 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",305,["s",42,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 380 skipMethodOrnament
      '[0,["/",311,382,383]]', // 381 skipInChecklist
      '[0,["inside",7]]', // 382 readInPlainChecklist
      '[0,["inside",8]]', // 383 readInDeepChecklist
      '[0,["/",["s",385,6,31,["?",316],326,51],["s",385,6,31,["?",316],48,51],["s",["&",52],326,51,115]]]', // 384 skipCheckHeading
      '[0,["/",["&",124],["s",311,["&",30]],["s",383,["&",314]]]]', // 385 skipCheckLevel
      '[1,["L",387]]', // 386 leaf
      '[1,["N",17,["s",["&",["s",289,["i","tech"]]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 387 readStackHeading
      '[1,["L",389]]', // 388 leaf
      '[1,["N",18,["s",6,[":",0,152],["[*","\\t "],[":",1,158],160]]]', // 389 readTechnology
      '[1,["L",391]]', // 390 leaf
      '[1,["N",19,["s",["&",["s",289,["i","assumption"]]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 391 readAssumptionsHeading
      '[1,["L",393]]', // 392 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",77,84]],194,["*",["s",["!",229],194]]]]," *"]', // 393 readMissingItem
      '[1,["L",395]]', // 394 leaf
      '[1,["N",20,["s",["&",["s",289,396]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 395 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 396 skipContractsName
      '[0,["L",["!",398]]]', // 397 leaf
      skipItemStop,
      skipAnyItemAhead,
      skipMethodAhead,
      '[1,["L",402]]', // 401 leaf
      '[1,["N",23,["s",["&",["/",30,124,314]],6,[":",0,131],[":",1,403],137],["s",["&",124],6,[":",0,131],[":",2,136],137],["s",["&",52],["&",304],[":",1,403],137,[":",3,141]]]," #*0-9A-Z_-z"]', // 402 readContractHeading
      '[1,["N",22,["s",["?",404],["?",405],[":",0,406],[":",1,409],["?",410],["?",411]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 403 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",305,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 404 readBadTitleNumber
      '[1,["M","BadEndpointWord",306]]', // 405 readBadEndpointWord
      '[1,["/",407,408],"*A-Z_-z"]', // 406 readEndpointMethod
      '[0,["N",21,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 407 readMethodWord
      '[1,["M",6,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 408 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",322]]],"/"]', // 409 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",43]]]]', // 410 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",43],["+",49]]],"^\\n\\r"]', // 411 readBadTitleRest
      '[1,["L",["/",413,425,436,442,447,450]]]', // 412 leaf
      readTextHead,
      readTextKind,
      readDescriptionLabel,
      readRateLimitLabel,
      readReturnsLabel,
      readSemanticUnitLabel,
      readResponsibilityLabel,
      readCriteriaLabel,
      readLabelHolds,
      '[1,["/",["{",3,["s",[":",0,["$",["[*","\\t "]]],63,["[+","\\t "]]],["{",4,["s",[":",0,["$",["|",0,1,false," "]]],148,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 422 readBulletHolds
      readLineHolds,
      skip_label,
      readAnswerHead,
      '[1,["/",["@",1,427,429,["[*","*`"]],["@",1,427,431,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 426 readAnswer
      '[1,["*",["/",["[+","\\t *`"],428]]]', // 427 noteAnswerGap
      '[1,["s",139,["*",144],["!",229]],"\\n\\r"]', // 428 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",430],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 429 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],16]]]', // 430 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",432],["!",434]]],"FNfn"]', // 431 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],16]],["s",7,["/",16,["&",["/",10,433]]]]]]]]]', // 432 skipNoEnd
      '[0,["/",10,229],"^"]', // 433 skipFieldStop
      '[0,["s",["+",["s",["!",435],["[","^\\n\\r"]]],435],"^\\n\\r"]', // 434 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 435 skipExceptionWord
      readJsonHead,
      readJsonKind,
      readRequestBodyLabel,
      readResponseLabel,
      '[0,["/",441,158]]', // 440 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 441 readTemplateRemark
      readSqlHead,
      '[0,["/",444,445,446],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 443 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",231,79,94]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 444 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",231,79,95]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 445 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",231,79,96]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 446 readConstraintsLabel
      readNumberHead,
      '[1,["@",1,427,449,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 448 read_wholeNumber
      '[0,["N",24,[":",0,["$",["[+","0-9"]]]]]', // 449 readWholeNumber
      readSeverityHead,
      '[1,["@",1,452,453,["[*","\\"*`"],["&",455]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 451 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],428]]]', // 452 noteSeverityGap
      '[0,["N",25,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",454]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 453 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 454 skip_severityWord
      '[0,["/",["s",["[*","\\t "],7],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",454],["[","^\\n\\r"]]],7]]]', // 455 skipSeverityRest
      '[0,["L",["s",["&",164],["!",457]]]," *\\\\-<[_`~\u25c1"]', // 456 leaf
      skipFieldEnd,
      skipPlainLabelAhead,
      skipBulletLabelAhead,
      '[0,["/",461,["&",["s",463,232]],["s",["|",0,3,false," "],"\\t"]]]', // 460 skipHeldBullet
      '[0,["q",462]]', // 461 skipHoldsAll
      '[0,["same",3,""]]', // 462 readHoldsAll
      '[0,["q",464]]', // 463 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 464 readHoldsRun
      skipListedAhead,
      '[0,["/",["s",["&",467],232],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 466 skipNestedInMethod
      '[0,["q",468]]', // 467 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 468 readListedRun
      '[0,["s",470,["[*","*"],472,["[*","*"],477,478]]', // 469 skipListedHeading
      '[0,["q",471]]', // 470 skipListedColumn
      '[0,["{",5,["s",[":",0,["$",["[*","\\t "]]],63,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 471 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],344,473,["?",367],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],344,346,["?",475]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 472 skipListedSignature
      '[0,["/",["s",["[*","\\t "],346],474],"\\t (\\\\-=`\u2013\u2192"]', // 473 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",357]]],"\\t \\\\-=`\u2013\u2192"]', // 474 skipMissingListedParameters
      '[0,["s",["[*","\\t "],368,["[*","\\t "],476],"\\t \\\\-=\u2013\u2192"]', // 475 skipWordResult
      '[0,["+",["/",354,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 476 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 477 skipListedGap
      skipBulletText,
      '[0,["s",91,["!",480],["&",["s",6,["?","|"],481,"|",482,"|"]],["&",237]]]', // 479 skipColumnsAhead
      '[0,["inside",17]]', // 480 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 481 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 482 skipTypeWord
      '[1,["L",["@",1,["!",457],202]]]', // 483 leaf
      '[1,["L",485]]', // 484 leaf
      readEntriesHead,
      readEntriesKind,
      '[0,["N","RequestParametersLabel",["&",["s",231,79,87]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 487 readRequestParametersLabel
      readParametersLabel,
      readRaisesLabel,
      '[0,["/",441,491,158]]', // 490 readEntriesValue
      '[0,["N",27,["s",[":",0,["|",1,null,true,493,492]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 491 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 492 skipInlineComma
      '[0,["N",26,["s",[":",0,494],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,496]],["s",[":",0,497],["&",["/",492,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 493 readInlineEntry
      '[0,["/",["@",1,"`",222,"`"],["@",1,["!",["[","A-Z"]],227],495],"*A-Z_-z"]', // 494 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 495 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",492,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 496 readInlineText
      '[0,["/",["@",1,"`",222,"`"],495],"A-Z`"]', // 497 read_className
      '[1,["L",["@",1,["!",457],["/",208,499,202]]]]', // 498 leaf
      '[1,["N",28,["s",[":",0,["|",1,null,true,500]],["&",433]]],"\\t *A-Z_-z"]', // 499 readEntriesText
      '[1,["@",3,["!",10],["!",229],["[*","\\t "],491,138],"\\t *A-Z_-z"]', // 500 readEntriesLine
      '[1,["L",502]]', // 501 leaf
      '[1,["N",30,["s",["&",["s",231,79,90]],[":",0,421],[":",1,152],["[*","\\t "],[":",2,503],160]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 502 readFailuresHead
      '[0,["/",504,158]]', // 503 readFailuresValue
      '[0,["N",29,["s",[":",0,["/",211,214]],[":",1,505]]],"*1-5H_`h"]', // 504 readFailureText
      '[0,158]', // 505 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",398],507]],"\\t *1-5_`"]', // 506 leaf
      '[1,["N",31,["s",[":",0,["|",1,null,true,508]],["&",433]]],"\\t *1-5H_`h"]', // 507 readFailureLines
      '[1,["@",2,["!",10],["[*","\\t "],504,138],"\\t *1-5H_`h"]', // 508 readFailureLine
      '[1,["L",510]]', // 509 leaf
      '[1,["N",32,["s",["&",["s",6,233]],["!",["s",6,79,80]],[":",0,423],[":",1,152],["[*","\\t "],[":",2,158],160]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 510 readOtherHead
      '[1,["L",512]]', // 511 leaf
      '[1,["N",33,["s",["&",["s",289,["i","data"]]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 512 readSchemasHeading
      '[1,["L",514]]', // 513 leaf
      '[1,["N",35,["s",["&",["/",30,124,314]],6,[":",0,131],["?",404],["&",308],[":",1,515],137],["s",["&",124],6,[":",0,131],["?",404],[":",2,["$",["?",337]]],[":",3,136],137],["s",["&",52],["&",308],[":",1,515],137,[":",4,141]]]," #*0-9T_`t"]', // 514 readSchemaHeading
      '[1,["/",328,516],"^\\n\\r"]', // 515 read_pair
      '[0,["N",34,["s",[":",0,517],":",["[*","\\t "],[":",1,136]]],"^\\n\\r"]', // 516 readPair
      '[0,["N","PairName",["*",336]]]', // 517 readPairName
      '[1,["L",519]]', // 518 leaf
      '[1,["N",36,["s",["&",["s",231,79,93]],[":",0,421],[":",1,152],["[*","\\t "],[":",2,158],160]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 519 readColumnsHead
      '[1,["L",["/",143,["@",2,["&",["s",["[*","\\t "],"|"]],["!",457],["/",249,521,257]],["@",3,["!",457],["!",237],["!",252],521]]]]', // 520 leaf
      '[1,["N",37,["s",[":",0,["|",1,null,true,250]],["&",433]]]]', // 521 readTableRows
      '[1,["L",523]]', // 522 leaf
      '[1,["N",38,["s",["&",479],524,[":",0,249]]]]', // 523 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 524 readMissingColumnsLabel
      '[1,["L",526]]', // 525 leaf
      '[1,["N",39,["s",["&",["s",289,["i","component"]]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 526 readComponentsHeading
      '[1,["L",528]]', // 527 leaf
      '[1,["N",40,["s",["&",["/",30,124,314]],6,[":",0,131],["?",404],["&",310],[":",1,515],137],["s",["&",124],["!",["s",102,339]],6,[":",0,131],["?",404],[":",2,["$",["?",337]]],[":",3,136],137],["s",["&",52],["&",310],[":",1,515],137,[":",4,141]]]," #*0-9C_`c"]', // 528 readComponentHeading
      '[1,["L",530],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 529 leaf
      readNamesHead,
      '[0,["/",532,158]]', // 531 readNamesValue
      '[0,["N",41,[":",0,["|",1,null,true,533,","]]],"^\\n\\r,"]', // 532 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 533 readName
      '[1,["L",["@",1,["!",457],["/",208,535,202]]]]', // 534 leaf
      '[1,["N",42,[":",0,["|",1,null,true,536]]],"^\\n\\r,"]', // 535 readNamesText
      '[1,["@",3,["!",10],["!",229],["[*","\\t "],532,138],"^\\n\\r,"]', // 536 readNameTextLine
      '[1,["L",538]]', // 537 leaf
      '[1,["N",43,["s",["&",["s",231,79,108]],[":",0,539],[":",1,152],["[*","\\t "],[":",2,158],160]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 538 readNotesHead
      '[1,["/",422,["@",1,6,""]]]', // 539 readNotesHolds
      '[1,["L",541]]', // 540 leaf
      '[1,["N",44,["s",["&",["s",231,79,107]],[":",0,421],[":",1,152],["[*","\\t "],[":",2,158],160]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 541 readInterfacesHead
      '[0,["L",["!",543]]]', // 542 leaf
      skipComponentStop,
      '[1,["L",545]]', // 544 leaf
      '[1,["N",45,["s",340,["!",342],6,[":",0,131],[":",1,546],137],["s",340,["!",67],6,[":",0,131],566,[":",1,546],["[*","*"],137],["s",["&",52],["&",341],[":",1,546],137,[":",2,141]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 545 readMethodHeading
      readSignature,
      readSignatureList,
      readParameters,
      readParameterItem,
      readParameter,
      '[0,["N","ParameterName",350],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 551 readParameterName
      '[0,["N","TypeText",352],"^\\n\\r),=]`}"]', // 552 readTypeText
      '[0,["N","DefaultText",360]]', // 553 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 554 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",357,["+",["/",358,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",357],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 555 readBadParameter
      noteParametersEnd,
      '[1,["M","MissingParenthesis",""]]', // 557 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],357]]]]]', // 558 readMissingParameters
      readResult,
      '[1,["/","->",561],"\\\\-=\u2013\u2192"]', // 560 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 561 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],371,["[*","\\t "],["/",["[+","`"],373]]]]]]', // 562 readBadColonArrow
      readResultText,
      noteSignatureEnd,
      '[1,["M","BadSignatureRest",["s",["!",373],["+",49]]],"^\\n\\r"]', // 565 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",380]]]', // 566 readBadMethodTitle
      '[0,["L",["!",568]]]', // 567 leaf
      skipMethodStop,
      '[0,["/",["s",6,["&",["s",79,103]],73],["s",["!",460],232,["&",["s",79,103]],73]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 569 skipComponentLabelAhead
      '[1,["L",571]]', // 570 leaf
      '[1,["N",48,["s",[":",0,471],["[*","*"],[":",1,572],["[*","*"],477,[":",2,228]]]]', // 571 readListedHeading
      '[1,["N",47,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,248]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",344]],[":",2,573],[":",3,["?",559]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,248]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",344]],[":",2,548],[":",3,["?",575]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 572 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],548],574],"\\t (\\\\-=`\u2013\u2192"]', // 573 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",357]]]],"\\t \\\\-=`\u2013\u2192"]', // 574 readMissingListedParameters
      '[1,["N",46,["s",["[*","\\t "],560,["[*","\\t "],[":",0,576]]],"\\t \\\\-=\u2013\u2192"]', // 575 readWordResult
      '[0,["N","ResultWord",["+",["/",354,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 576 readResultWord
      '[0,["L",["!",578]]]', // 577 leaf
      '[0,["/",568,["s",["!",466],469]],"^\\n\\r"]', // 578 skipListedStop
      '[1,["L",["@",1,["&",29],580]]," #"]', // 579 leaf
      '[1,["N",49,["s",["&",["s",289,581]],[":",0,291]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 580 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 581 skipChecklistName
      '[1,["L",583]]', // 582 leaf
      '[1,["N",50,["s",385,6,[":",0,131],["?",404],[":",1,515],137],["s",385,6,[":",0,131],["?",404],[":",2,136],137],["s",["&",52],[":",1,515],137,[":",3,141]]]]', // 583 readCheckHeading
      '[1,["L",["@",1,["&",["/",30,52]],580]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 584 leaf
      '[1,["L",["@",1,["&",124],580]]," #"]', // 585 leaf
      '[1,["L",["@",1,["!",24],127]]]', // 586 leaf
      '[1,["L",["/",588,589]]]', // 587 leaf
      '[1,["N","WrapperEnd",["s",24,138]]," `~"]', // 588 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 589 readMissingWrapperEnd
      '[1,["L",591]]', // 590 leaf
      '[1,["/",592,593],"^"]', // 591 readAfter
      readBlankLine,
      '[1,["N","AfterText",["+",["s",["!",10],194]]],"^"]', // 593 readAfterText
      '[1,["L",595]]', // 594 leaf
      '[1,["N",51,["s",[":",0,546],16]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 595 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest } });
  let skipBadLineEnd: Match = rules.called(9, (made) => { skipBadLineEnd = made; });
  let skipHeadingMarks: Match = rules.called(21, (made) => { skipHeadingMarks = made; });
  let skipHeadingGlued: Match = rules.called(22, (made) => { skipHeadingGlued = made; });
  let skipWrapperRun: Match = rules.called(25, (made) => { skipWrapperRun = made; });
  let readWrapperRun: Match = rules.called(26, (made) => { readWrapperRun = made; });
  let skipBadNoise: Match = rules.called(33, (made) => { skipBadNoise = made; });
  let skipLineNoise: Match = rules.called(34, (made) => { skipLineNoise = made; });
  let skipClosingMarks: Match = rules.called(44, (made) => { skipClosingMarks = made; });
  let skipInnerNoise: Match = rules.called(50, (made) => { skipInnerNoise = made; });
  let skipSetext: Match = rules.called(54, (made) => { skipSetext = made; });
  let skipNamedSetext: Match = rules.called(55, (made) => { skipNamedSetext = made; });
  let skipDotSign: Match = rules.called(64, (made) => { skipDotSign = made; });
  let skipFenceStart: Match = rules.called(71, (made) => { skipFenceStart = made; });
  let skipBadLabel: Match = rules.called(75, (made) => { skipBadLabel = made; });
  let skip_knownName: Match = rules.called(80, (made) => { skip_knownName = made; });
  let skipDescriptionName: Match = rules.called(83, (made) => { skipDescriptionName = made; });
  let skipAuthenticationName: Match = rules.called(85, (made) => { skipAuthenticationName = made; });
  let skipRateLimitName: Match = rules.called(86, (made) => { skipRateLimitName = made; });
  let skipRequestBodyName: Match = rules.called(88, (made) => { skipRequestBodyName = made; });
  let skipResponseName: Match = rules.called(89, (made) => { skipResponseName = made; });
  let skipParametersName: Match = rules.called(99, (made) => { skipParametersName = made; });
  let skipReturnsName: Match = rules.called(100, (made) => { skipReturnsName = made; });
  let skipRaisesName: Match = rules.called(101, (made) => { skipRaisesName = made; });
  let skipComponentName: Match = rules.called(103, (made) => { skipComponentName = made; });
  let skipSemanticUnitName: Match = rules.called(104, (made) => { skipSemanticUnitName = made; });
  let skipResponsibilityName: Match = rules.called(105, (made) => { skipResponsibilityName = made; });
  let skipDependenciesName: Match = rules.called(106, (made) => { skipDependenciesName = made; });
  let skipComplexityName: Match = rules.called(109, (made) => { skipComplexityName = made; });
  let skipCriteriaName: Match = rules.called(112, (made) => { skipCriteriaName = made; });
  let skipSeverityName: Match = rules.called(113, (made) => { skipSeverityName = made; });
  let skipSectionHeading: Match = rules.called(118, (made) => { skipSectionHeading = made; });
  let readBadHeadingSpace: Match = rules.called(133, (made) => { readBadHeadingSpace = made; });
  let readBadNoise: Match = rules.called(134, (made) => { readBadNoise = made; });
  let readBadLineEnd: Match = rules.called(140, (made) => { readBadLineEnd = made; });
  let noteDotSign: Match = rules.called(148, (made) => { noteDotSign = made; });
  let readBadLabel: Match = rules.called(155, (made) => { readBadLabel = made; });
  let skipThoughtAhead: Match = rules.called(165, (made) => { skipThoughtAhead = made; });
  let skip_fenceClose: Match = rules.called(191, (made) => { skip_fenceClose = made; });
  let noteLine: Match = rules.called(194, (made) => { noteLine = made; });
  let readMissingMarkEnd: Match = rules.called(203, (made) => { readMissingMarkEnd = made; });
  let skipFooterCut: Match = rules.called(205, (made) => { skipFooterCut = made; });
  let readSubheading: Match = rules.called(206, (made) => { readSubheading = made; });
  let skipEndingHeadingLabel: Match = rules.called(207, (made) => { skipEndingHeadingLabel = made; });
  let readFailure: Match = rules.called(211, (made) => { readFailure = made; });
  let readLooseFailure: Match = rules.called(214, (made) => { readLooseFailure = made; });
  let readLooseItem: Match = rules.called(223, (made) => { readLooseItem = made; });
  let skipLabelLine: Match = rules.called(234, (made) => { skipLabelLine = made; });
  let skipNoiseAlone: Match = rules.called(235, (made) => { skipNoiseAlone = made; });
  let skipTableHead: Match = rules.called(237, (made) => { skipTableHead = made; });
  let readEof: Match = rules.called(244, (made) => { readEof = made; });
  let readBlanks: Match = rules.called(247, (made) => { readBlanks = made; });
  let readBlank: Match = rules.called(248, (made) => { readBlank = made; });
  let readTable: Match = rules.called(249, (made) => { readTable = made; });
  let skipRowStop: Match = rules.called(251, (made) => { skipRowStop = made; });
  let readBadNoiseLine: Match = rules.called(256, (made) => { readBadNoiseLine = made; });
  let skipLine: Match = rules.called(273, (made) => { skipLine = made; });
  let skipOtherSectionAhead: Match = rules.called(300, (made) => { skipOtherSectionAhead = made; });
  let skipItemAhead: Match = rules.called(312, (made) => { skipItemAhead = made; });
  let skipComponentHeading: Match = rules.called(338, (made) => { skipComponentHeading = made; });
  let skipParameterName: Match = rules.called(349, (made) => { skipParameterName = made; });
  let skipTypeText: Match = rules.called(351, (made) => { skipTypeText = made; });
  let skipBracketed: Match = rules.called(354, (made) => { skipBracketed = made; });
  let skipQuoted: Match = rules.called(356, (made) => { skipQuoted = made; });
  let skipArrow: Match = rules.called(357, (made) => { skipArrow = made; });
  let skipResultPiece: Match = rules.called(358, (made) => { skipResultPiece = made; });
  let skipDefaultText: Match = rules.called(359, (made) => { skipDefaultText = made; });
  let skipBadParameter: Match = rules.called(364, (made) => { skipBadParameter = made; });
  let skipMissingParameters: Match = rules.called(366, (made) => { skipMissingParameters = made; });
  let skipResultArrow: Match = rules.called(368, (made) => { skipResultArrow = made; });
  let skipBadColonArrow: Match = rules.called(370, (made) => { skipBadColonArrow = made; });
  let skipTemplateTokens: Match = rules.called(376, (made) => { skipTemplateTokens = made; });
  let skipBadSignatureRest: Match = rules.called(378, (made) => { skipBadSignatureRest = made; });
  let readBulletHolds: Match = rules.called(422, (made) => { readBulletHolds = made; });
  let readAnswer: Match = rules.called(426, (made) => { readAnswer = made; });
  let readJsonValue: Match = rules.called(440, (made) => { readJsonValue = made; });
  let readSqlKind: Match = rules.called(443, (made) => { readSqlKind = made; });
  let read_wholeNumber: Match = rules.called(448, (made) => { read_wholeNumber = made; });
  let readSeverity: Match = rules.called(451, (made) => { readSeverity = made; });
  let skipHeldBullet: Match = rules.called(460, (made) => { skipHeldBullet = made; });
  let skipNestedInMethod: Match = rules.called(466, (made) => { skipNestedInMethod = made; });
  let skipListedHeading: Match = rules.called(469, (made) => { skipListedHeading = made; });
  let skipColumnsAhead: Match = rules.called(479, (made) => { skipColumnsAhead = made; });
  let readRequestParametersLabel: Match = rules.called(487, (made) => { readRequestParametersLabel = made; });
  let readEntriesValue: Match = rules.called(490, (made) => { readEntriesValue = made; });
  let readNamesValue: Match = rules.called(531, (made) => { readNamesValue = made; });
  let readParameterName: Match = rules.called(551, (made) => { readParameterName = made; });
  let readTypeText: Match = rules.called(552, (made) => { readTypeText = made; });
  let readDefaultText: Match = rules.called(553, (made) => { readDefaultText = made; });
  let readBadType: Match = rules.called(554, (made) => { readBadType = made; });
  let readBadParameter: Match = rules.called(555, (made) => { readBadParameter = made; });
  let readMissingParenthesis: Match = rules.called(557, (made) => { readMissingParenthesis = made; });
  let readMissingParameters: Match = rules.called(558, (made) => { readMissingParameters = made; });
  let noteResultArrow: Match = rules.called(560, (made) => { noteResultArrow = made; });
  let readBadColonArrow: Match = rules.called(562, (made) => { readBadColonArrow = made; });
  let readBadSignatureRest: Match = rules.called(565, (made) => { readBadSignatureRest = made; });
  let skipComponentLabelAhead: Match = rules.called(569, (made) => { skipComponentLabelAhead = made; });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<[_`~\u25c1", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(163), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(201) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r #*+\\-0-9T_t\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(142) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(23), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(126) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(284), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(388) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(392) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(397), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(392) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(456), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(483) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(456), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(498) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(506) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t #*+\\-0-9ER_er\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(397), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(520) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9C_c\u2022\u25aa\u25cf\u25e6", null, null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(522) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(397), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(456), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(534) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(567), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(577), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(542), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(542), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(296) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(397), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(298), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", null], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(258), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(590) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(276) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["\n\r <[\u25c1", " *\\-<_`~"], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(179) }] }, { op: 'leaf', read: rules.at(199) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(166) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(175) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(170) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(274) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(276) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(587) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(386) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(390) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(394) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(401) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(412) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(484) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(501) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(509) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(511) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(513) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(518) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(525) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(527) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(529) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(537) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(540) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(544) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(570) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(579) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 13, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(582) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(584) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(585) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(586) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(594) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'MethodText'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document is in a code fence.","example":"```markdown\n# Design Specification: X-1\n```","hint":"Write the document without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the document is never closed.","example":"```markdown\n# Design Specification: X-1","hint":"Write the document without a fence around it."},
    MissingItem: {"code":"missing-item","severity":"error","meaning":"A field is above the first item of its section. It was kept as text.","example":"## API Contracts\n\n**Description:** Lists the books.","hint":"Start each item with its heading, such as ### GET /books."},
    BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"A space is missing after the # of a heading.","example":"##Assumptions","hint":"Write a space after the #."},
    BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined.","example":"Assumptions\n-----------","hint":"Write the heading with #."},
    BadTitleName: {"code":"bad-title-name","severity":"warning","meaning":"The title of the document is not the one in the specification.","example":"# Design Spec: X-1","hint":"Write # Design Specification: and the task id."},
    BadTitleMark: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","hint":"Write titles as plain text."},
    BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"The title of a section is not the one in the specification.","example":"## Components","hint":"Use the titles in the specification."},
    BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark after the title of a section. It was left out.","example":"## API Contracts (REST)","hint":"Put remarks into the text of the section."},
    BadTitleDecoration: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
    BadTitleNumber: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
    BadSecondTitle: {"code":"bad-second-title","severity":"error","meaning":"There is a second title. It was kept as a section.","example":"# Design Specification: X-1\n# Design Specification: X-2","hint":"Write one document."},
    BadEndpointWord: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in upper case, or has emphasis.","example":"### `get` /users","hint":"Write the method in upper case, as plain text."},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Emphasis or backticks after the path of an endpoint.","example":"### GET `/users`","hint":"Write the path as plain text."},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"Text after the path of an endpoint. It was left out.","example":"### GET /users (admins)","hint":"Put remarks into the description."},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or emphasis around the signature of a method.","example":"#### 1. **`run() -> None`**","hint":"Write the signature alone, in backticks."},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","hint":"Write titles as plain text."},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not bold with a colon.","example":"Description: what it does","hint":"Write **Description:** what it does."},
    MissingColumnsLabel: {"code":"missing-columns-label","severity":"warning","meaning":"A table of columns has no label.","example":"| Column | Type | Constraints |\n| --- | --- | --- |","hint":"Write **Columns:** above the table."},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a heading or a label.","example":"**Descrip","hint":"The text was cut off: write all of it again."},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadBullet: {"code":"bad-bullet","severity":"warning","meaning":"A list item does not start with a hyphen.","example":"• The clock is right.","hint":"Start list items with a hyphen."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","hint":"Close the comment with -->."},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","hint":"Write | --- | --- | below the head, with a cell for each column."},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","hint":"Write each parameter as name: type, with commas between them."},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","hint":"Close every bracket of the type."},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","hint":"Close the parenthesis."},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
    BadColonArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","hint":"Put remarks into the description."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
  },
  attributes: 6,
  tables: 0,
  inside: 19,
};
