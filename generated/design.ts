// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofCase, ofAction, ofTest, ofScope, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

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
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
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
  (start, end, l) => ({ type: 'Mark', start, end, marks: l[0] }),
  (start, end, l) => ({ type: 'OtherHeading', start, end, mark: l[0] ?? null, title: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'Label', start, end, name: l[0] }),
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
  (start, end, l) => ({ type: 'LabelledItem', start, end, label: l[0] }),
  (start, end, l) => ({ type: 'CodeItem', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LooseItem', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'TableRow', start, end, cells: l[0] }),
  (start, end, l) => ({ type: 'Bullet', start, end, lead: l[0], content: l[1], text: l[2] }),
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
  (start, end, l) => ({ type: 'TextHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'AnswerHead', start, end, holds: l[0], label: l[1], answer: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'JsonHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'SqlHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'NumberHead', start, end, holds: l[0], label: l[1], number: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'SeverityWord', start, end, sign: l[0], word: l[1] }),
  (start, end, l) => ({ type: 'SeverityHead', start, end, holds: l[0], label: l[1], severity: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'InlineEntry', start, end, name: l[0], value: l[1] ?? null }),
  (start, end, l) => ({ type: 'InlineEntries', start, end, entries: l[0] }),
  (start, end, l) => ({ type: 'EntriesHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
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
  (start, end, l) => ({ type: 'NamesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'Parameter', start, end, name: l[0], annotation: l[1], fallback: l[2] ?? null }),
  (start, end, l) => ({ type: 'Parameters', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Result', start, end, of: l[0] }),
  (start, end, l) => ({ type: 'Signature', start, end, isAsync: l[0], name: l[1], list: l[2], result: l[3] }),
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

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[0,["L",["s",["!",3],["!",21],["!",22]]]]', // 2 leaf
      '[0,["s",4,["*",["/",11,12]],20]]', // 3 skipWrapperAhead
      '[0,["s",5,7]]', // 4 skipFenceOpen
      '[0,["/",["s",6,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",7]],["s",6,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 5 skipFenceHead
      '[0,["|",0,3,false," "]]', // 6 skipIndent
      '[0,["/",8,10]]', // 7 skipLineEnd
      '[0,["/","\\n",9],"\\n\\r"]', // 8 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 9 skipBadLineEnd
      '[0,["!",["[","^"]]]', // 10 skipEof
      '[0,["/",["s",["[*","\\t "],8],["s",["[+","\\t "],10]],"\\t\\n\\r "]', // 11 skipBlankLine
      '[0,["/",13,19],"\\u001b<"]', // 12 skipNoise
      '[0,["s",["!",14],["!",16],["!",17],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 13 skipTemplateToken
      '[0,["/",["s","<",15,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 14 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 15 skipThoughtName
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],10]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],"|>"],"<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 16 skipForeignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user",["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",18,10]]]]],"<"]', // 17 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 18 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 19 skipAnsiSequence
      '[0,["s",6,["|",1,2,false,"#"],["[+","\\t "],["[*","*_`"],["i","design"],["[+","\\t "],["i","spec"]]," #"]', // 20 skipDesignAhead
      '[0,["s",6,["|",1,6,false,"#"],["[","\\t "]]," #"]', // 21 skipHeadingMarks
      '[0,["s",6,["|",1,6,false,"#"],["[","^\\t\\n\\r !#"]]," #"]', // 22 skipHeadingGlued
      '[0,["L",["s",["!",24],["!",28],["!",119]]]]', // 23 leaf
      '[0,["s",6,25,["[*","\\t "],["&",7]]," `~"]', // 24 skip_wrapperEnd
      '[0,["q",26]]', // 25 skipWrapperRun
      '[0,["closes",0,27],"`~"]', // 26 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 27 readFenceRun
      '[0,["/",["s",["&",["/",29,30]],6,31,36,52],["s",["&",53],36,52,118]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 28 skipTitleHeading
      '[0,["s",6,"#",["!","#"]]," #"]', // 29 skipH1
      '[0,["s",6,"##",["!","#"]]," #"]', // 30 skipH2
      '[0,["s",["|",1,6,false,"#"],["!","#"],["!",["s",["[*","\\t "],10]],32,["?",34]],"#"]', // 31 skipMark
      '[0,["/",["[+","\\t "],["&",7],33]]', // 32 skipHeadingSpace
      '[0,["&",["[","^\\t\\n\\r !#"]],"^\\t\\n\\r !#"]', // 33 skipBadHeadingSpace
      '[0,35]', // 34 skipBadNoise
      '[0,["s",12,["*",["/",12,["[","\\t "]]]]]', // 35 skipLineNoise
      '[0,["/",["s",["&",37],["?",40],38,["?",46],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",46],["[*","\\t "],47,["?",["[+","*_`"]]],["s",["?",40],38,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],49]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 36 skipDocumentTitle
      '[0,["/",["s",["[*","^\\n\\r*A-Z_-z"],["[","*_`"]],["s",["[*","^\\n\\rA-Za-z"],38,["[*","\\t \\\\-:\u2013\u2014\uff1a"],["[","*_`"]]],"^\\n\\rA-CE-Za-ce-z"]', // 37 skipEmphasised
      '[0,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],39],["[*","\\t "]],"Dd"]', // 38 skipDesignWords
      '[0,["s",["i","spec"],["[*","A-Za-z"]],"Ss"]', // 39 skipBadTitleName
      '[0,41]', // 40 skipBadTitleDecoration
      '[0,["+",42]]', // 41 skipTitleDecoration
      '[0,["/",["s",43,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",44],["[+","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 42 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 43 skipNumber
      '[0,["s",["?",45],["[*","\\t "],["?",35],["[*","\\t "],7]]', // 44 skipHeadingEndAhead
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",35],["[*","\\t "],7]]]]', // 45 skipClosingMarks
      '[0,["[+","*_`"]]', // 46 skipBadTitleMark
      '[0,["*",48]]', // 47 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],44]],["/",["[+","\\t "],["[+","*_`"],["[","^\\n\\r"]]]],"^\\n\\r"]', // 48 skipMarkedIdPart
      '[0,["*",50]]', // 49 skipTitleText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",44],["/",["[+","\\t "],51,["[","^\\n\\r"]]]],"^\\n\\r"]', // 50 skipTitlePiece
      '[0,["s",12,["*",["s",["[*","\\t "],12]]]]', // 51 skipInnerNoise
      '[0,["s",["?",45],["[*","\\t "],["?",34],["[*","\\t "],7]]', // 52 skipHeadingEnd
      '[0,["s",["&",54],55],"^\\n\\r"]', // 53 skipSetextAhead
      '[0,["s",["[+","^\\n\\r"],18,6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]]', // 54 skipUnderlined
      '[0,["/",56,["s",["!",61],["[*","^\\n\\r"],18,6,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],7]]]', // 55 skipSetext
      '[0,["s",57,18,6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]]', // 56 skipNamedSetext
      '[0,["/",["s",["?",41],58,59],["s",["?",41],60,59],["s",["?",41],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 57 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 58 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",7]]]', // 59 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 60 skipAnyOtherName
      '[0,["/",12,62,63,72,21,22,["s",6,["/",74,"<!--","|"]]]]', // 61 skipNotSetext
      '[0,["s",6,["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],7]," *\\\\-_"]', // 62 skipThematicBreak
      '[0,["/",["s",["[*","\\t "],64,["/",["[+","\\t "],["&",7]]],["s",["|",0,1,false," "],65,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 63 skipBulletMark
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 64 skipBulletSign
      '[0,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",66,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\u2022\u25aa\u25cf\u25e6"]]],"\u2022\u25aa\u25cf\u25e6"]', // 65 skipDotSign
      '[0,["/",67,68,69,70,71]]', // 66 skipInText
      '[0,["inside",14]]', // 67 readInField
      '[0,["inside",16]]', // 68 readInNotes
      '[0,["inside",0]]', // 69 readInOverview
      '[0,["inside",1]]', // 70 readInOtherSection
      '[0,["inside",15]]', // 71 readInOtherField
      '[0,["s",6,73]," `~"]', // 72 skipFenceStart
      '[0,["/",["s",["s","```",["[*","`"]],["&",["s",["[*","^\\n\\r`"],7]]],["s","~~~",["[*","~"]]],"`~"]', // 73 skipFenceRunHere
      '[0,["/",75,76]]', // 74 skipLabelAhead
      '[0,["s","**",["[+","^\\n\\r*:"],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]', // 75 skipLabel
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",77,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",77,"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",77,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",77,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",77,["[*","\\t "],["[",":\uff1a"]],["s",["&",79],["[+","#"],["[+","\\t "],["[*","*_"],77,117]]]', // 76 skipBadLabel
      '[0,78]', // 77 skipKnownName
      '[0,["/",["s",["i","task"],["[+","\\t "],["i","id"]],["i","timestamp"],["i","description"],["s",["i","authentication"],["[+","\\t "],["i","required"]],["s",["i","rate"],["[+","\\t "],["i","limit"]],["s",["i","request"],["[+","\\t "],["/",["i","parameters"],["i","body"]]],["s",["i","response"],["[+","\\t "],["i","(success)"]],["s",["i","error"],["[+","\\t "],["i","responses"]],["i","columns"],["i","indexes"],["i","relationships"],["i","constraints"],["s",["i","semantic"],["[+","\\t "],["i","unit"]],["i","responsibility"],["i","dependencies"],["i","interfaces"],["i","parameters"],["i","returns"],["i","raises"],["s",["i","implementation"],["[+","\\t "],["i","notes"]],["s",["i","estimated"],["[+","\\t "],["i","complexity"]],["s",["i","validation"],["[+","\\t "],["i","criteria"]],["i","severity"]],"AC-EIPR-TVac-eipr-tv\u0130"]', // 78 skipKnownWord
      '[0,["/",["s",["&",["s",80,81]],"####",["|",0,2,false,"#"],["[+","\\t "],["[*","*_"],78,117],["s",["&",["s",80,81]],"###",["[+","\\t "],["[*","*_"],78,117,["[*","\\t "],7]]]', // 79 skipHeadingLabel
      '[0,["s",["?",["s","###",["|",0,3,false,"#"],["[+","\\t "]]],["[*","*_"],["[*","\\t _"]]]', // 80 skipOpen
      '[0,["/",["s",82,83],["s",92,93],["s",98,101],["s",105,106],["s",113,114]]]', // 81 skip_knownName
      '[0,["inside",9]]', // 82 readInContract
      '[0,["/",84,86,87,88,89,90,91],"ADEP-Sadep-s"]', // 83 skipContractName
      '[0,["s",["i","description"],85],"Dd"]', // 84 skipDescriptionName
      '[0,["s",["[*","\\t _"],["/",["[","*:\uff1a"],["s",["[*","#"],["[*","\\t "],7]]]]', // 85 skipClose
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],85],["s",["i","requires"],["[+","\\t _"],["i","authentication"],85]],"ARar"]', // 86 skipAuthenticationName
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],85],"Rr"]', // 87 skipRateLimitName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],85],["s",["i","request"],["[+","\\t _"],["i","params"],85],["s",["i","parameters"],85]],"P-Rp-r"]', // 88 skipRequestParametersName
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],85],"Rr"]', // 89 skipRequestBodyName
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],85],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],85]],"RSrs"]', // 90 skipResponseName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],85],["s",["i","errors"],85],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",85]],"ERer"]', // 91 skipErrorResponsesName
      '[0,["inside",10]]', // 92 readInSchema
      '[0,["/",84,94,95,96,97],"CDFIRcdfir\u0130"]', // 93 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],85],"CFcf"]', // 94 skipColumnsName
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],85],"Ii\u0130"]', // 95 skipIndexesName
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],85],["s",["i","foreign"],["[+","\\t _"],["i","keys"],85]],"FRfr"]', // 96 skipRelationshipsName
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],85],["s",["i","check"],["[+","\\t _"],["i","constraints"],85]],"Cc"]', // 97 skipConstraintsName
      '[0,["/",99,100]]', // 98 skipInMethod
      '[0,["inside",11]]', // 99 readInHeadedMethod
      '[0,["inside",12]]', // 100 readInListedMethod
      '[0,["/",102,103,104,84],"ADEPRTadeprt"]', // 101 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],85],"APap"]', // 102 skipParametersName
      '[0,["/",["s",["/",["i","returns"],["i","return"]],85],["s",["i","return"],["[+","\\t _"],["i","value"],85]],"Rr"]', // 103 skipReturnsName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],85],"ERTert"]', // 104 skipRaisesName
      '[0,["inside",5]]', // 105 readInComponent
      '[0,["/",107,108,109,110,111,112],"C-EIMNPRSUc-eimnprsu\u0130"]', // 106 skipComponentName
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],85],["s",["i","unit"],85]],"SUsu"]', // 107 skipSemanticUnitName
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],85],"PRpr"]', // 108 skipResponsibilityName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],85],["s",["i","depends"],["[+","\\t _"],["i","on"],85]],"Dd"]', // 109 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],85],"IMim\u0130"]', // 110 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],85],["s",["i","notes"],85]],"INin\u0130"]', // 111 skipNotesName
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],85],"CEce"]', // 112 skipComplexityName
      '[0,["inside",13]]', // 113 readInCheck
      '[0,["/",115,116],"CPSVcpsv"]', // 114 skipCheckName
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],85],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],85]],"CVcv"]', // 115 skipCriteriaName
      '[0,["s",["/",["i","severity"],["i","priority"]],85],"PSps"]', // 116 skipSeverityName
      '[0,["s",["[*","\\t *_"],["/",["s",["[",":\uff1a"],["[*","*_"]],["s",["[*","#"],["[*","\\t "],["&",7]]]]]', // 117 skipHeadingLabelEnd
      '[0,["s",6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]," \\\\-="]', // 118 skipBadSetext
      '[0,["s",["&",120],121],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 119 skipSectionAhead
      '[0,["/",["s",6,"#"],54],"^\\n\\r"]', // 120 skipHeadingLike
      '[0,["/",["s",["&",["/",29,30]],6,31,122,52],["s",["&",127],6,31,128,52],["s",["&",54],["&",56],122,52,118]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 121 skipSectionHeading
      '[0,["s",["?",40],["/",["s",58,["&",123]],125],["?",126],["?",40]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 122 skipSectionName
      '[0,["s",["?",124],["*",["s",["[*","\\t "],["[+","*:_`"]]],44]]', // 123 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 124 skipSectionRemark
      '[0,["s",60,["&",123]]]', // 125 skipBadSectionName
      '[0,124]', // 126 skipBadSectionRemark
      '[0,["s",6,"###",["!","#"]]," #"]', // 127 skipH3
      '[0,["s",["?",40],58,["&",123],["?",126],["?",40]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 128 skipOwnName
      '[1,["L",130]]', // 129 leaf
      '[1,["N",1,["s",["!",131],["&",["/",29,30]],6,[":",0,134],["?",138],[":",1,139],140],["s",["&",53],[":",1,139],140,[":",2,144]]]]', // 130 readOtherHeading
      '[0,["q",132]]', // 131 skipCutTitle
      '[0,["@",1,["endsInside",133],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 132 readCutTitle
      '[0,["s",6,"##",["[+","\\t "],58,10]," #"]', // 133 skipWholeTitle
      '[1,["N",0,["s",[":",0,["$",["|",1,6,false,"#"]]],["!","#"],["!",["s",["[*","\\t "],10]],135,["?",137]]],"#"]', // 134 readMark
      '[1,["/",["[+","\\t "],["&",7],136]]', // 135 noteHeadingSpace
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 136 readBadHeadingSpace
      '[1,["M","BadNoise",35]]', // 137 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",38,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 138 readBadSecondTitle
      '[0,["N","TitleText",["*",50]]]', // 139 readTitleText
      '[1,["s",["?",45],["[*","\\t "],["?",137],["[*","\\t "],141]]', // 140 noteHeadingEnd
      '[1,["/",142,10]]', // 141 noteLineEnd
      '[1,["/","\\n",143],"\\n\\r"]', // 142 noteEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 143 readBadLineEnd
      '[1,["M",0,["s",6,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],141]]," \\\\-="]', // 144 readBadSetext
      '[1,["L",["/",146,148]],"\\t\\n\\r #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 145 leaf
      '[1,["$",["+",147]]]', // 146 readBlankLines
      '[1,["/",["s",["[*","\\t "],142],["s",["[+","\\t "],10]],"\\t\\n\\r "]', // 147 noteBlankLine
      '[1,["N",5,["s",149,[":",0,["/",153,164]]]],"\\t #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 148 readMetadataLine
      '[1,["/",150,6]]', // 149 noteMetadataLead
      '[1,["/",["s",["[*","\\t "],64,["[+","\\t "]],["s",["|",0,1,false," "],151,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 150 noteBulletLead
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",66,["[","\u2022\u25aa\u25cf\u25e6"]],152]],"\u2022\u25aa\u25cf\u25e6"]', // 151 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 152 readBadBullet
      '[1,["N",3,["s",["&",["s",80,154]],[":",0,155],["[*","\\t "],[":",1,161],163]],"#*T_t"]', // 153 readTaskIdLabel
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],85],"Tt"]', // 154 skipTaskIdName
      '[1,["/",156,158]]', // 155 read_label
      '[0,["N",2,["s","**",[":",0,157],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]]', // 156 readLabel
      '[0,["N","LabelName",["[+","^\\n\\r*:"]]]', // 157 readLabelName
      '[1,["M",1,["s","__",[":",0,159],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,160],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,160],"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,160],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,160],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",[":",0,160],["[*","\\t "],["[",":\uff1a"]],["s",["&",79],["[+","#"],["[+","\\t "],["[*","*_"],[":",0,160],117]]]', // 158 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 159 readUnderscoredName
      '[0,["N","KnownName",78]]', // 160 readKnownName
      '[0,["N","LineValue",["*",162]]]', // 161 readLineValue
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",["s",35,7]],["/",35,["[","\\u001b<"]]]],"^\\n\\r"]', // 162 skipLinePiece
      '[1,["s",["?",137],141]]', // 163 noteValueEnd
      '[1,["N",4,["s",["&",["s",80,165]],[":",0,155],["[*","\\t "],[":",1,161],163]],"#*T_t"]', // 164 readTimestampLabel
      '[0,["s",["i","timestamp"],85],"Tt"]', // 165 skipTimestampName
      '[0,["L",["&",167]]," *\\\\-<[_`~\u25c1"]', // 166 leaf
      '[0,["/",["s",6,["/",["[","<`~"],["i","*g"]]],168,62]," *\\\\-<[_`~\u25c1"]', // 167 skipClosedStart
      '[0,["s",6,14]," <[\u25c1"]', // 168 skipThoughtAhead
      '[1,["L",170]]', // 169 leaf
      '[1,["M",2,["s",["?",18],6,[":",0,171]]],"\\n\\r <[\u25c1"]', // 170 readBadThought
      '[0,["/",["@",1,"<",172,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 171 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 172 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",174],["[","^"]],null,0,null,false]]]', // 173 text
      '[0,["q",175]]', // 174 skipOwnThoughtClose
      '[0,["same",5,176],"<[\u25c1"]', // 175 readOwnThoughtClose
      '[0,["/",177,178],"<[\u25c1"]', // 176 readThoughtClose
      '[0,["/",["@",1,"</",172,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 177 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 178 readAnalysisEnd
      '[1,["L",180]]', // 179 leaf
      '[1,["/",181,182]]', // 180 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",174,["[*","\\t "]]]]', // 181 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 182 readMissingThoughtEnd
      '[1,["L",["/",184,185,191,201,202]]," *\\\\-<_`~"]', // 183 leaf
      '[0,["N","Rule",["s",["&",62],["[+","^\\n\\r"]]]," *\\\\-_"]', // 184 readRule
      '[0,["N",7,["s",["&",186],"*",["+",["s",["!",187],["[","^\\n\\r"]]],[":",0,["?",189]],["[*","^\\n\\r"]]],"*"]', // 185 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 186 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],188]]', // 187 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 188 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],190]]', // 189 readFooterTime
      '[0,["N",6,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 190 readFooterStamp
      '[1,["handing",4,["N",8,["s",["!",24],6,["hand",4,[],[":",0,192]],[":",1,193],141,[":",2,194],[":",3,["/",199,200]]]]]," `~"]', // 191 readFence
      '[0,["/",["@",0,["$",["s","```",["[*","`"]]],["&",["s",["[*","^\\n\\r`"],7]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 192 readFenceRunHere
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 193 readFenceInfo
      '[1,["N","FenceBody",["*",["s",["!",195],198]]]]', // 194 readFenceBody
      '[0,["s",6,196,["[*","\\t "],["&",7]]," `~"]', // 195 skip_fenceClose
      '[0,["q",197]]', // 196 skipClosingRun
      '[0,["closes",4,27],"`~"]', // 197 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],142],["[+","^\\n\\r"]],"^"]', // 198 noteLine
      '[0,["N","FenceClose",195]]', // 199 readFenceClose
      '[1,["M","MissingFenceEnd",10]]', // 200 readMissingFenceEnd
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],142]]],"-->",["[*","^\\n\\r"]]]," <"]', // 201 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",198]]]," <"]', // 202 readMissingCommentEnd
      '[1,["L",["?",204]]]', // 203 leaf
      '[1,["/","\\n",143],"\\n\\r"]', // 204 readEol
      '[1,["L",206]]', // 205 leaf
      '[1,["/",207,210,212,254,261,262]]', // 206 readOpenBlock
      '[1,["M","MissingMarkEnd",208,["s",["&",30],131]]," #*+\\\\-`"]', // 207 readMissingMarkEnd
      '[0,["s",6,["/",["s",["|",1,6,false,"#"],["[*","\\t "]],["s","**",["[+","^\\n\\r*"],["?","*"]],"**",209,["[","*+\\\\-"],["|",1,2,false,"`"]],10]," #*+\\\\-`"]', // 208 skipCutMark
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 209 skipFooterCut
      '[1,["N",9,["s",6,["!",211],[":",0,134],[":",1,139],140]]]', // 210 readSubheading
      '[0,["s",["/",["!",68],["&",["s",80,112]]],79]]', // 211 skipEndingHeadingLabel
      '[1,["N",18,["s",[":",0,213],[":",1,["?",214]],[":",2,233]]]]', // 212 readBullet
      '[1,["/",["@",0,["$",["[*","\\t "]],64,["/",["[+","\\t "],["&",7]]],["@",0,["$",["|",0,1,false," "]],151,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 213 readBulletColumn
      '[1,["/",["@",1,215,["/",216,219]],225,226,228]]', // 214 readBulletContent
      '[0,["inside",18]]', // 215 readInFailures
      '[0,["N",11,["s","**",[":",0,217],["[+","\\t "],[":",1,218],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 216 readFailure
      '[0,["N",10,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 217 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 218 readFailureCode
      '[0,["N",13,["s",220,[":",0,217],["[*","\\t (*_`"],[":",1,218],["?",")"],221],["s",220,[":",0,217],["[*","\\t (*_`"],[":",1,222],["?",")"],221],["s",220,[":",0,217],221,[":",1,["?",["@",0,224,221]]]],["s",220,[":",0,217],["[*","\\t (*_`"],[":",1,["/",222,224]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],7]]]],"*1-5H_`h"]', // 219 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 220 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 221 skipFailureSeparator
      '[0,["N",12,[":",0,["|",2,5,true,223,["[+","\\t "]]]],"A-Z"]', // 222 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 223 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 224 readConstantCode
      '[1,["N",14,["s",[":",0,155],["[*","\\t "]]]]', // 225 readLabelledItem
      '[0,["N",15,["s","`",[":",0,227],"`",["[*","\\t "],":",["[*","\\t "]]]]', // 226 readCodeItem
      '[0,["N","CodeName",["[+","^\\n\\r`"]]]', // 227 readCodeName
      '[0,["N",16,["s",[":",0,229],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 228 readLooseItem
      '[0,["/",["@",1,"**",230,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",230,"*"],["@",1,"`",227,"`"],232],"*A-Z_-z"]', // 229 readLooseName
      '[0,["/",["@",1,"`",227,"`"],231],"^\\n\\r*:"]', // 230 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 231 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 232 readBareName
      '[1,["N","BulletText",["s",["[*","^\\n\\r"],141,["*",["s",["!",234],198]]]]]', // 233 readBulletText
      '[0,["/",11,62,21,22,72,63,["s",["&",235],239],["s",6,["/","<!--","|"]],240,168,208,["s",["&",241],["/",242,56]]],"^"]', // 234 skipParagraphStop
      '[0,["s",236,238],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 235 skipLabelGate
      '[0,["/",237,6]]', // 236 skipAnyLead
      '[0,["/",["s",["[*","\\t "],64,["[+","\\t "]],["s",["|",0,1,false," "],65,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 237 skipBulletLead
      '[0,["/",["[","*_"],78,"###"],"#*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 238 skipLabelMark
      '[0,["s",6,74]]', // 239 skipLabelLine
      '[0,["s",35,["/",7,21]]]', // 240 skipNoiseAlone
      '[0,["s",["[*","^\\n\\r"],18,["[","\\t \\\\-:=|"]],"^"]', // 241 skipMarksBelow
      '[0,["q",243]]', // 242 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",244],[":",0,245],248,[":",1,250],["test",true,1]]],"^\\n\\r"]', // 243 readTableHead
      '[0,["s",["[*","^\\n\\r|"],"|",["[*","^\\n\\r"],18,["[","\\t \\\\-:|"]],"^\\n\\r"]', // 244 skipTableAhead
      '[0,["N",17,["s",["[*","\\t "],"|",[":",0,["|",1,null,true,247,246]],["?","|"],["[*","\\t "],["&",7]],["s",["[*","\\t "],[":",0,["|",2,null,true,247,246]],["?","|"],["[*","\\t "],["&",7]],["s",["[*","\\t "],[":",0,["|",1,1,true,247]],"|",["[*","\\t "],["&",7]]]]', // 245 readTableRow
      '[0,["s","|",["!",["s",["[*","\\t "],7]]]]', // 246 skipCellGap
      '[0,["N","Cell",["*",["/",["[+","^\\n\\r\\\\\\\\|"],["s","\\\\",["?",["[","\\\\\\\\|"]]]]]]]', // 247 readCell
      '[1,["/",204,249]]', // 248 readLineEnd
      '[0,["!",["[","^"]]]', // 249 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,251,"|"],["?","|"],["[*","\\t "],141],"\\t \\\\-:|"]', // 250 readDelimiterRow
      '[0,["t",[0,1,2,3,4],252,["?",":"],["|",1,null,true,"-"],["?",":"],252],"\\t \\\\-:"]', // 251 readDelimiterCell
      '[0,["|",0,null,true,253]]', // 252 readBlanks
      '[0,["$",["[","\\t "]]]', // 253 readBlank
      '[1,["N",19,["s",["&",244],[":",0,245],141,[":",1,250],["test",true,2],[":",2,["|",0,null,true,255]]],["s",["&",257],[":",0,258],[":",2,["|",0,null,true,255]]]],"^\\n\\r"]', // 254 readTable
      '[1,["/",["@",1,["&",["s",["[*","\\t "],"|"]],245,141],["@",2,["!",11],["!",256],245,142],["@",2,["!",11],["!",256],245,["&",10]]]]', // 255 read_tableRow
      '[0,["/",24,62,21,72,63,239,240]]', // 256 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],18,6,"|"]," |"]', // 257 skipPipedLines
      '[1,["M",3,["s",[":",0,245],142,["?",259]]],"^"]', // 258 readBadTable
      '[1,["s",6,"|",["|",1,null,false,260,"|"],["?","|"],["[*","\\t "],141]," |"]', // 259 noteBadDelimiter
      '[0,["s",["[*","\\t "],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t "]],"\\t \\\\-:"]', // 260 skipDelimiterCell
      '[1,["M","BadNoiseLine",["s",35,["?",141]]]]', // 261 readBadNoiseLine
      '[1,["N","Paragraph",["s",["!",208],["!",24],198,["*",["s",["!",234],198]]]],"^"]', // 262 readParagraph
      '[0,["L",["&",264]]," `~"]', // 263 leaf
      '[0,["s",["&",3],["!",265]]," `~"]', // 264 skipWholeWrapper
      '[0,["s",266,["*",["/",276,["s",["!",4],["!",20],278]]],20]]', // 265 skipExampleAhead
      '[0,["q",267]]', // 266 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],268],["|",1,null,true,["t",[0,1],["!",24],["/",270,["t",[0,1],["!",4],272]]]],["|",0,null,true,["t",[0,1],["!",24],272]],275,248]]," `~"]', // 267 readWrapperShape
      '[1,["@",0,269,141]]', // 268 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 269 readFenceHead
      '[1,["t",[0,1],271,248]]', // 270 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],268],["|",0,null,true,["t",[0,1],["!",195],272]],273]]," `~"]', // 271 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],204],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 272 readLine
      '[0,["t",[0,1,2,3],274,197,252,["&",7]]," `~"]', // 273 read_fenceClose
      '[0,["|",0,3,true," "]]', // 274 readIndent
      '[0,["t",[0,1,2,3],274,26,252,["&",7]]," `~"]', // 275 read_wrapperEnd
      '[0,["s",277,7]]', // 276 skipClosedFence
      '[0,["q",271]]', // 277 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 278 skipLine
      '[1,["L",280]]', // 279 leaf
      '[1,["M",4,["s",["&",3],[":",0,268]]]," `~"]', // 280 readBadWrapper
      '[1,["L",282]]', // 281 leaf
      '[1,["N",20,["s",["&",["/",29,30]],6,[":",0,134],[":",1,283],140],["s",["&",53],[":",1,283],140,[":",2,144]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 282 readTitleHeading
      '[1,["/",["@",9,["&",37],["?",284],285,["?",287],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",287],["[*","\\t "],288,["?",["[+","*_`"]]],["@",4,["?",284],285,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],139]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 283 readDocumentTitle
      '[1,["M","BadTitleDecoration",41]]', // 284 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],286],["[*","\\t "]],"Dd"]', // 285 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 286 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 287 readBadTitleMark
      '[0,["N","MarkedId",["*",48]]]', // 288 readMarkedId
      '[0,["L",["s",["!",24],["!",119],["!",290]]]]', // 289 leaf
      '[0,["/",["s",["!",131],["&",["/",29,30]],6,31,["?",291],49,52],["s",["&",53],49,52,118]]]', // 290 skipOtherHeading
      '[0,["&",["s",38,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 291 skipBadSecondTitle
      '[1,["L",293]]', // 292 leaf
      '[1,["N",22,["s",["&",["s",294,295]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 293 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",35],["?",41]],["?",41]]]', // 294 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 295 skipOverviewName
      '[1,["N",21,["s",["&",["/",29,30]],6,[":",0,134],[":",1,297],140],["s",["&",127],6,[":",0,134],[":",1,300],140],["s",["&",54],["&",56],[":",1,297],140,[":",2,144]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 296 readSectionHeading
      '[1,["N","SectionName",["s",["?",284],["/",["s",58,["&",123]],298],["?",299],["?",284]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 297 readSectionName
      '[1,["M","BadSectionName",["s",60,["&",123]]]]', // 298 readBadSectionName
      '[1,["M","BadSectionRemark",124]]', // 299 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",284],58,["&",123],["?",299],["?",284]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 300 readOwnName
      '[1,["L",302]]', // 301 leaf
      '[1,["+",147]]', // 302 noteBlankLines
      '[0,["L",["!",304]]]', // 303 leaf
      '[0,["/",24,["s",["&",120],["/",121,305]]],"^\\n\\r"]', // 304 skipSectionStop
      '[0,["s",["!",306],290]]', // 305 skipOtherSectionAhead
      '[0,["/",["s",307,308,309],["s",312,308,313],["s",314,308,315],["s",316,30],["s",["&",53],317]]]', // 306 skipClaimed
      '[0,["inside",2]]', // 307 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",35]]," #"]', // 308 skipHashes
      '[0,["s",["?",["s",310,["[+","\\t "]]],["?",311],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 309 skipEndpointAhead
      '[0,["/",["s",43,["[",")."]],["s",["[+","0-9"],".",43]],"0-9"]', // 310 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],43]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 311 skipEndpointWord
      '[0,["inside",3]]', // 312 readInSchemas
      '[0,["s",["?",["s",310,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 313 skipTableWord
      '[0,["inside",4]]', // 314 readInComponents
      '[0,["s",["?",["s",310,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 315 skipComponentWord
      '[0,["inside",6]]', // 316 readInFlatChecklist
      '[0,["/",["s",307,318],["s",312,330],["s",314,343],["s",105,344],["s",386,389]]]', // 317 skipItemAhead
      '[0,["/",["s",["&",["/",30,127,319]],6,31,320,52],["s",["&",127],6,31,49,52],["s",["&",53],["&",309],320,52,118]]," #*0-9A-Z_-z"]', // 318 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 319 skipH4
      '[0,["s",["?",321],["?",322],323,326,["?",328],["?",329]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 320 skipEndpoint
      '[0,["s",["/",310,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 321 skipBadTitleNumber
      '[0,311]', // 322 skipBadEndpointWord
      '[0,["/",324,325],"*A-Z_-z"]', // 323 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 324 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 325 skipBadMethodName
      '[0,["s",["&","/"],["+",327]],"/"]', // 326 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],44]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",35],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 327 skipPathPart
      '[0,["s",["[+","*_`"],["&",44]]]', // 328 skipBadPathEnd
      '[0,["s",["!",44],["+",50]],"^\\n\\r"]', // 329 skipBadTitleRest
      '[0,["/",["s",["&",["/",30,127,319]],6,31,["?",321],["&",313],331,52],["s",["&",127],6,31,["?",321],["?",342],49,52],["s",["&",53],["&",313],331,52,118]]," #*0-9T_`t"]', // 330 skipSchemaHeading
      '[0,["/",332,339],"^\\n\\r"]', // 331 skip_pair
      '[0,["q",333]]', // 332 skipBadPair
      '[1,["handing",2,["M",5,["s",["hand",2,[],[":",0,334]],[":",1,335],":",["[*","\\t "],336,["[*","\\t "],[":",2,139]],["s",["hand",2,[],[":",0,334]],[":",1,335],336,["[*","\\t "],":",["[*","\\t "],[":",2,139]],["s",["hand",2,[],[":",0,334]],[":",1,335],":",["[*","\\t "],[":",2,338],336,["&",44]]]],"*_`"]', // 333 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 334 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",336],["[","*_`"]]]]],"^\\n\\r:"]', // 335 readMarkedName
      '[0,["q",337]]', // 336 skipSameMark
      '[0,["same",2,334],"*_`"]', // 337 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",336],["[","*_`"]]]]],"^\\n\\r"]', // 338 readMarkedValue
      '[0,["s",340,":",["[*","\\t "],49],"^\\n\\r"]', // 339 skipPair
      '[0,["*",341]]', // 340 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 341 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],43,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],44]]]],"CTct"]', // 342 skipLooseWord
      '[0,["/",["s",["&",["/",30,127,319]],6,31,["?",321],["&",315],331,52],["s",["&",127],["!",["s",105,344]],6,31,["?",321],["?",342],49,52],["s",["&",53],["&",315],331,52,118]]," #*0-9C_`c"]', // 343 skipComponentHeading
      '[0,["/",["s",345,["!",347],6,31,348,52],["s",345,["!",68],6,31,384,348,["[*","*"],52],["s",["&",53],["&",346],348,52,118]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 344 skipMethodHeading
      '[0,["/",["&",["s",127,346]],["s",["&",["s",6,"####"]],["!",["s",6,211]]]]," #"]', // 345 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 346 skipParenthesis
      '[0,["s",68,["!",346]]]', // 347 skipTextInNotes
      '[0,["s",["[*","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],349,350,["?",372],382],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 348 skipSignature
      '[0,["s",["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"],["*",["s","-",["!",">"],["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"]]]]]', // 349 skipSignatureName
      '[0,["/",["s",["[*","\\t "],351],371]]', // 350 skipSignatureList
      '[0,["s","(",["[*","\\t "],["*",352],370]]', // 351 skipParameters
      '[0,["/",["s",353,["?",["s",",",["[*","\\t "]]]],369],"^\\n\\r)`"]', // 352 skipParameterItem
      '[0,["/",["s",354,["[*","\\t "],["?",["s",":",["[*","\\t "],356]],["?",["s","=",["[*","\\t "],364]],["&",368]],["s",354,["[*","\\t "],":",["[*","\\t "],["[+","^\\n\\r)"]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 353 skipParameter
      '[0,355]', // 354 skipParameterName
      '[0,["/",["s",["?",["/","**","*"]],349],"*","/"],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 355 skip_parameterName
      '[0,357]', // 356 skipTypeText
      '[0,["s",["+",358],["?",["s",362,["+",363],["&",["[","),="]]]]]]', // 357 skip_typeText
      '[0,["/",["[+","^\\n\\r\\"\'-),\\\\-=[]`{}\u2013\u2192"],359,361,["s",["!",362],["[","^\\n\\r\\"\'-),=[]`{}"]]],"^\\n\\r),=]`}"]', // 358 skipTypePiece
      '[0,["deep",["/",["s","(",360,")"],["s","[",360,"]"],["s","{",360,"}"]]],"([{"]', // 359 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],359,361]]]', // 360 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 361 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 362 skipArrow
      '[0,["/",359,361,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 363 skipResultPiece
      '[0,365]', // 364 skipDefaultText
      '[0,["s",["+",["/",366,367]],["?",["s",362,["+",["/",366,363,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 365 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 366 skipLambdaHead
      '[0,["/",359,361,["s",["!",362],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 367 skipDefaultPiece
      '[0,["/",",",")",["s",["[*","\\t "],["[*","`"],7],["s",["[*","\\t "],362]]]', // 368 skipParameterEnd
      '[0,["/",["s",",",["[*","\\t "]],["s",362,["+",["/",363,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",362],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 369 skipBadParameter
      '[0,["/",")",""]]', // 370 skipParametersEnd
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],362]]]]', // 371 skipMissingParameters
      '[0,["s",["[*","\\t "],["/",373,375],["[*","\\t "],379],"\\t \\\\-:=\u2013\u2192"]', // 372 skipResult
      '[0,["/","->",374],"\\\\-=\u2013\u2192"]', // 373 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 374 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],376,["[*","\\t "],["/",["[+","`"],378]]]]]', // 375 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",359,377,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 376 skipColonType
      '[0,["deep",["s","<",["*",["/",377,["[","^\\n\\r<>`"]]],">"]]]', // 377 skipAngled
      '[0,["s",["[*","*"],44]]', // 378 skipSignatureTail
      '[0,["+",380]]', // 379 skipResultText
      '[0,["/",359,361,["[+","^\\t\\n\\r\\u001b \\"#\'-*:<[]`{}"],["s",["!",378],["/",["[+","*"],["[+","\\t "],381,["[","^\\n\\r\\"\'-):[]`{}"]]],["s",["!",["s",":",["[*","\\t "],["[*","`"],["[*","\\t "],378]],":"]],"^\\n\\r)]`}"]', // 380 skipReturnPiece
      '[0,["s",13,["*",["s",["[*","\\t "],13]]]]', // 381 skipTemplateTokens
      '[0,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",383]]]', // 382 skipSignatureEnd
      '[0,["s",["!",378],["+",50]],"^\\n\\r"]', // 383 skipBadSignatureRest
      '[0,["+",385]]', // 384 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",310,["s",43,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 385 skipMethodOrnament
      '[0,["/",316,387,388]]', // 386 skipInChecklist
      '[0,["inside",7]]', // 387 readInPlainChecklist
      '[0,["inside",8]]', // 388 readInDeepChecklist
      '[0,["/",["s",390,6,31,["?",321],331,52],["s",390,6,31,["?",321],49,52],["s",["&",53],331,52,118]]]', // 389 skipCheckHeading
      '[0,["/",["&",127],["s",316,["&",30]],["s",388,["&",319]]]]', // 390 skipCheckLevel
      '[1,["L",392]]', // 391 leaf
      '[1,["N",23,["s",["&",["s",294,["i","tech"]]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 392 readStackHeading
      '[1,["L",394]]', // 393 leaf
      '[1,["N",24,["s",6,[":",0,155],["[*","\\t "],[":",1,161],163]]]', // 394 readTechnology
      '[1,["L",396]]', // 395 leaf
      '[1,["N",25,["s",["&",["s",294,["i","assumption"]]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 396 readAssumptionsHeading
      '[1,["L",398]]', // 397 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",78,85]],198,["*",["s",["!",234],198]]]]," *"]', // 398 readMissingItem
      '[1,["L",400]]', // 399 leaf
      '[1,["N",26,["s",["&",["s",294,401]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 400 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 401 skipContractsName
      '[0,["L",["!",403]]]', // 402 leaf
      '[0,["/",24,["s",["&",120],["/",404,["s",105,405],121,305,317]]],"^\\n\\r"]', // 403 skipItemStop
      '[0,["s",["&",127],6,31]," #"]', // 404 skipAnyItemAhead
      '[0,["s",6,"####",["[+","\\t "],["?","`"],["?",["s","async",["[+","\\t "]]],349,"(",["[*","^\\n\\r*"],7]," #"]', // 405 skipMethodAhead
      '[1,["L",407]]', // 406 leaf
      '[1,["N",29,["s",["&",["/",30,127,319]],6,[":",0,134],[":",1,408],140],["s",["&",127],6,[":",0,134],[":",2,139],140],["s",["&",53],["&",309],[":",1,408],140,[":",3,144]]]," #*0-9A-Z_-z"]', // 407 readContractHeading
      '[1,["N",28,["s",["?",409],["?",410],[":",0,411],[":",1,414],["?",415],["?",416]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 408 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",310,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 409 readBadTitleNumber
      '[1,["M","BadEndpointWord",311]]', // 410 readBadEndpointWord
      '[1,["/",412,413],"*A-Z_-z"]', // 411 readEndpointMethod
      '[0,["N",27,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 412 readMethodWord
      '[1,["M",6,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 413 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",327]]],"/"]', // 414 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",44]]]]', // 415 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",44],["+",50]]],"^\\n\\r"]', // 416 readBadTitleRest
      '[1,["L",["/",418,430,441,447,452,455]]]', // 417 leaf
      '[1,["N",30,["s",[":",0,419],[":",1,426],[":",2,155],["[*","\\t "],[":",3,161],163]]]', // 418 readTextHead
      '[0,["/",["@",1,82,["/",420,421]],["@",1,92,420],["@",1,98,["/",422,420]],["@",2,["!",98],105,["/",423,424]],["@",1,113,425]]]', // 419 readTextKind
      '[0,["N","DescriptionLabel",["&",["s",236,80,84]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 420 readDescriptionLabel
      '[0,["N","RateLimitLabel",["&",["s",236,80,87]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 421 readRateLimitLabel
      '[0,["N","ReturnsLabel",["&",["s",236,80,103]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 422 readReturnsLabel
      '[0,["N","SemanticUnitLabel",["&",["s",236,80,107]]],"\\t #*+\\\\-0-9SU_su\u2022\u25aa\u25cf\u25e6"]', // 423 readSemanticUnitLabel
      '[0,["N","ResponsibilityLabel",["&",["s",236,80,108]]],"\\t #*+\\\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6"]', // 424 readResponsibilityLabel
      '[0,["N","CriteriaLabel",["&",["s",236,80,115]]],"\\t #*+\\\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6"]', // 425 readCriteriaLabel
      '[1,["/",427,428]]', // 426 readLabelHolds
      '[1,["/",["{",3,["s",[":",0,["$",["[*","\\t "]]],64,["[+","\\t "]]],["{",4,["s",[":",0,["$",["|",0,1,false," "]]],151,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 427 readBulletHolds
      '[0,["@",1,6,["?",["@",1,["&",["s",429,["[*","\\t "],7]],""]]]]', // 428 readLineHolds
      '[0,["/",75,76]]', // 429 skip_label
      '[1,["N",31,["s",82,["&",["s",236,80,86]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,["?",431]],[":",3,161],163]]]', // 430 readAnswerHead
      '[1,["/",["@",1,432,434,["[*","*`"]],["@",1,432,436,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 431 readAnswer
      '[1,["*",["/",["[+","\\t *`"],433]]]', // 432 noteAnswerGap
      '[1,["s",142,["*",147],["!",234]]]', // 433 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",435],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 434 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],10]]]', // 435 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",437],["!",439]]],"FNfn"]', // 436 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],10]],["s",7,["/",10,["&",["/",11,438]]]]]]]]]', // 437 skipNoEnd
      '[0,["/",11,234],"^"]', // 438 skipFieldStop
      '[0,["s",["+",["s",["!",440],["[","^\\n\\r"]]],440],"^\\n\\r"]', // 439 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 440 skipExceptionWord
      '[1,["N",32,["s",82,[":",0,442],[":",1,426],[":",2,155],["[*","\\t "],[":",3,445],163]]]', // 441 readJsonHead
      '[0,["/",443,444],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 442 readJsonKind
      '[0,["N","RequestBodyLabel",["&",["s",236,80,89]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 443 readRequestBodyLabel
      '[0,["N","ResponseLabel",["&",["s",236,80,90]]],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 444 readResponseLabel
      '[0,["/",446,161]]', // 445 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 446 readTemplateRemark
      '[1,["N",33,["s",92,[":",0,448],[":",1,426],[":",2,155],["[*","\\t "],[":",3,161],163]]]', // 447 readSqlHead
      '[0,["/",449,450,451],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 448 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",236,80,95]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 449 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",236,80,96]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 450 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",236,80,97]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 451 readConstraintsLabel
      '[1,["N",35,["s",["!",98],105,["&",["s",236,80,112]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,["?",453]],[":",3,161],163]]]', // 452 readNumberHead
      '[1,["@",1,432,454,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 453 read_wholeNumber
      '[0,["N",34,[":",0,["$",["[+","0-9"]]]]]', // 454 readWholeNumber
      '[1,["N",37,["s",113,["&",["s",236,80,116]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,["?",456]],[":",3,161],163]]]', // 455 readSeverityHead
      '[1,["@",1,457,458,["[*","\\"*`"],["&",460]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 456 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],433]]]', // 457 noteSeverityGap
      '[0,["N",36,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",459]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 458 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 459 skip_severityWord
      '[0,["/",["s",["[*","\\t "],7],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",459],["[","^\\n\\r"]]],7]]]', // 460 skipSeverityRest
      '[0,["L",["s",["&",167],["!",462]]]," *\\\\-<[_`~\u25c1"]', // 461 leaf
      '[0,["/",["s",["&",235],["/",463,464]],403,62,470,484]]', // 462 skipFieldEnd
      '[0,["/",["s",["!",68],6,74],["s",68,6,["/",["!","#"],["&",211]],["&",["s",80,106]],74]]]', // 463 skipPlainLabelAhead
      '[0,["s",["&",["s",237,["&",["s",80,81]],74]],["!",465]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 464 skipBulletLabelAhead
      '[0,["/",466,["&",["s",468,237]],["s",["|",0,3,false," "],"\\t"]]]', // 465 skipHeldBullet
      '[0,["q",467]]', // 466 skipHoldsAll
      '[0,["same",3,""]]', // 467 readHoldsAll
      '[0,["q",469]]', // 468 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 469 readHoldsRun
      '[0,["s",100,["!",471],["&",346],474]]', // 470 skipListedAhead
      '[0,["/",["s",["&",472],237],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 471 skipNestedInMethod
      '[0,["q",473]]', // 472 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 473 readListedRun
      '[0,["s",475,["[*","*"],477,["[*","*"],482,483]]', // 474 skipListedHeading
      '[0,["q",476]]', // 475 skipListedColumn
      '[0,["{",5,["s",[":",0,["$",["[*","\\t "]]],64,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 476 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],349,478,["?",372],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],349,351,["?",480]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 477 skipListedSignature
      '[0,["/",["s",["[*","\\t "],351],479],"\\t (\\\\-=`\u2013\u2192"]', // 478 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",362]]],"\\t \\\\-=`\u2013\u2192"]', // 479 skipMissingListedParameters
      '[0,["s",["[*","\\t "],373,["[*","\\t "],481],"\\t \\\\-=\u2013\u2192"]', // 480 skipWordResult
      '[0,["+",["/",359,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 481 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 482 skipListedGap
      '[0,["s",["[*","^\\n\\r"],7,["*",["s",["!",234],278]]]]', // 483 skipBulletText
      '[0,["s",92,["!",485],["&",["s",6,["?","|"],486,"|",487,"|"]],["&",242]]]', // 484 skipColumnsAhead
      '[0,["inside",17]]', // 485 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 486 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 487 skipTypeWord
      '[1,["L",["@",1,["!",462],206]]]', // 488 leaf
      '[1,["L",490]]', // 489 leaf
      '[1,["N",40,["s",[":",0,491],[":",1,426],[":",2,155],["[*","\\t "],[":",3,495],163]]]', // 490 readEntriesHead
      '[0,["/",["@",1,82,492],["@",1,98,["/",493,494]]]]', // 491 readEntriesKind
      '[0,["N","RequestParametersLabel",["&",["s",236,80,88]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 492 readRequestParametersLabel
      '[0,["N","ParametersLabel",["&",["s",236,80,102]]],"\\t #*+\\\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6"]', // 493 readParametersLabel
      '[0,["N","RaisesLabel",["&",["s",236,80,104]]],"\\t #*+\\\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6"]', // 494 readRaisesLabel
      '[0,["/",446,496,161]]', // 495 readEntriesValue
      '[0,["N",39,["s",[":",0,["|",1,null,true,498,497]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 496 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 497 skipInlineComma
      '[0,["N",38,["s",[":",0,499],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,501]],["s",[":",0,502],["&",["/",497,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 498 readInlineEntry
      '[0,["/",["@",1,"`",227,"`"],["@",1,["!",["[","A-Z"]],232],500],"*A-Z_-z"]', // 499 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 500 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",497,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 501 readInlineText
      '[0,["/",["@",1,"`",227,"`"],500],"A-Z`"]', // 502 read_className
      '[1,["L",["@",1,["!",462],["/",212,504,206]]]]', // 503 leaf
      '[1,["N",41,["s",[":",0,["|",1,null,true,505]],["&",438]]],"\\t *A-Z_-z"]', // 504 readEntriesText
      '[1,["@",3,["!",11],["!",234],["[*","\\t "],496,141],"\\t *A-Z_-z"]', // 505 readEntriesLine
      '[1,["L",507]]', // 506 leaf
      '[1,["N",43,["s",["&",["s",236,80,91]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,508],163]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 507 readFailuresHead
      '[0,["/",509,161]]', // 508 readFailuresValue
      '[0,["N",42,["s",[":",0,["/",216,219]],[":",1,510]]],"*1-5H_`h"]', // 509 readFailureText
      '[0,161]', // 510 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",403],512]],"\\t *1-5_`"]', // 511 leaf
      '[1,["N",44,["s",[":",0,["|",1,null,true,513]],["&",438]]],"\\t *1-5H_`h"]', // 512 readFailureLines
      '[1,["@",2,["!",11],["[*","\\t "],509,141],"\\t *1-5H_`h"]', // 513 readFailureLine
      '[1,["L",515]]', // 514 leaf
      '[1,["N",45,["s",["&",["s",6,238]],["!",["s",6,80,81]],[":",0,428],[":",1,155],["[*","\\t "],[":",2,161],163]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 515 readOtherHead
      '[1,["L",517]]', // 516 leaf
      '[1,["N",46,["s",["&",["s",294,["i","data"]]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 517 readSchemasHeading
      '[1,["L",519]]', // 518 leaf
      '[1,["N",48,["s",["&",["/",30,127,319]],6,[":",0,134],["?",409],["&",313],[":",1,520],140],["s",["&",127],6,[":",0,134],["?",409],[":",2,["$",["?",342]]],[":",3,139],140],["s",["&",53],["&",313],[":",1,520],140,[":",4,144]]]," #*0-9T_`t"]', // 519 readSchemaHeading
      '[1,["/",333,521],"^\\n\\r"]', // 520 read_pair
      '[0,["N",47,["s",[":",0,522],":",["[*","\\t "],[":",1,139]]],"^\\n\\r"]', // 521 readPair
      '[0,["N","PairName",["*",341]]]', // 522 readPairName
      '[1,["L",524]]', // 523 leaf
      '[1,["N",49,["s",["&",["s",236,80,94]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,161],163]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 524 readColumnsHead
      '[1,["L",["/",146,["@",2,["&",["s",["[*","\\t "],"|"]],["!",462],["/",254,526,262]],["@",3,["!",462],["!",242],["!",257],526]]]]', // 525 leaf
      '[1,["N",50,["s",[":",0,["|",1,null,true,255]],["&",438]]]]', // 526 readTableRows
      '[1,["L",528]]', // 527 leaf
      '[1,["N",51,["s",["&",484],529,[":",0,254]]]]', // 528 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 529 readMissingColumnsLabel
      '[1,["L",531]]', // 530 leaf
      '[1,["N",52,["s",["&",["s",294,["i","component"]]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 531 readComponentsHeading
      '[1,["L",533]]', // 532 leaf
      '[1,["N",53,["s",["&",["/",30,127,319]],6,[":",0,134],["?",409],["&",315],[":",1,520],140],["s",["&",127],["!",["s",105,344]],6,[":",0,134],["?",409],[":",2,["$",["?",342]]],[":",3,139],140],["s",["&",53],["&",315],[":",1,520],140,[":",4,144]]]," #*0-9C_`c"]', // 533 readComponentHeading
      '[1,["L",535]]', // 534 leaf
      '[1,["N",55,["s",["&",["s",236,80,109]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,536],163]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 535 readNamesHead
      '[0,["/",537,161]]', // 536 readNamesValue
      '[0,["N",54,[":",0,["|",1,null,true,538,","]]],"^\\n\\r,"]', // 537 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 538 readName
      '[1,["L",["@",1,["!",462],["/",212,540,206]]]]', // 539 leaf
      '[1,["N",56,[":",0,["|",1,null,true,541]]],"^\\n\\r,"]', // 540 readNamesText
      '[1,["@",3,["!",11],["!",234],["[*","\\t "],537,141],"^\\n\\r,"]', // 541 readNameTextLine
      '[1,["L",543]]', // 542 leaf
      '[1,["N",57,["s",["&",["s",236,80,111]],[":",0,544],[":",1,155],["[*","\\t "],[":",2,161],163]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 543 readNotesHead
      '[1,["/",427,["@",1,6,""]]]', // 544 readNotesHolds
      '[1,["L",546]]', // 545 leaf
      '[1,["N",58,["s",["&",["s",236,80,110]],[":",0,426],[":",1,155],["[*","\\t "],[":",2,161],163]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 546 readInterfacesHead
      '[0,["L",["!",548]]]', // 547 leaf
      '[0,["/",24,["s",["!",405],["&",120],["/",["s",["&",127],343],121,305,343]]],"^\\n\\r"]', // 548 skipComponentStop
      '[1,["L",550]]', // 549 leaf
      '[1,["N",63,["s",345,["!",347],6,[":",0,134],[":",1,551],140],["s",345,["!",68],6,[":",0,134],571,[":",1,551],["[*","*"],140],["s",["&",53],["&",346],[":",1,551],140,[":",2,144]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 550 readMethodHeading
      '[1,["N",62,["s",["[*","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,253]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",349]],[":",2,552],[":",3,["?",564]],569]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 551 readSignature
      '[1,["/",["@",1,["[*","\\t "],553],563]]', // 552 readSignatureList
      '[1,["N",60,["s","(",["[*","\\t "],[":",0,["|",0,null,true,554]],561]]]', // 553 readParameters
      '[1,["/",["@",0,555,["?",["s",",",["[*","\\t "]]]],560],"^\\n\\r)`"]', // 554 readParameterItem
      '[1,["N",59,["s",[":",0,556],["[*","\\t "],[":",1,["?",["@",2,":",["[*","\\t "],557]]],[":",2,["?",["@",2,"=",["[*","\\t "],558]]],["&",368]],["s",[":",0,556],["[*","\\t "],":",["[*","\\t "],[":",1,559]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 555 readParameter
      '[0,["N","ParameterName",355]]', // 556 readParameterName
      '[0,["N","TypeText",357]]', // 557 readTypeText
      '[0,["N","DefaultText",365]]', // 558 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 559 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",362,["+",["/",363,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",362],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 560 readBadParameter
      '[1,["/",")",562]]', // 561 noteParametersEnd
      '[1,["M","MissingParenthesis",""]]', // 562 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],362]]]]]', // 563 readMissingParameters
      '[1,["N",61,["s",["[*","\\t "],["/",565,567],["[*","\\t "],[":",0,568]]],"\\t \\\\-:=\u2013\u2192"]', // 564 readResult
      '[1,["/","->",566],"\\\\-=\u2013\u2192"]', // 565 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 566 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],376,["[*","\\t "],["/",["[+","`"],378]]]]]]', // 567 readBadColonArrow
      '[0,["N","ResultText",["+",380]]]', // 568 readResultText
      '[1,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",570]]]', // 569 noteSignatureEnd
      '[1,["M","BadSignatureRest",["s",["!",378],["+",50]]],"^\\n\\r"]', // 570 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",385]]]', // 571 readBadMethodTitle
      '[0,["L",["!",573]]]', // 572 leaf
      '[0,["/",403,574],"^\\n\\r"]', // 573 skipMethodStop
      '[0,["/",["s",6,["&",["s",80,106]],74],["s",["!",465],237,["&",["s",80,106]],74]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 574 skipComponentLabelAhead
      '[1,["L",576]]', // 575 leaf
      '[1,["N",66,["s",[":",0,476],["[*","*"],[":",1,577],["[*","*"],482,[":",2,233]]]]', // 576 readListedHeading
      '[1,["N",65,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,253]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",349]],[":",2,578],[":",3,["?",564]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,253]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",349]],[":",2,553],[":",3,["?",580]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 577 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],553],579],"\\t (\\\\-=`\u2013\u2192"]', // 578 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",362]]]],"\\t \\\\-=`\u2013\u2192"]', // 579 readMissingListedParameters
      '[1,["N",64,["s",["[*","\\t "],565,["[*","\\t "],[":",0,581]]],"\\t \\\\-=\u2013\u2192"]', // 580 readWordResult
      '[0,["N","ResultWord",["+",["/",359,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 581 readResultWord
      '[0,["L",["!",583]]]', // 582 leaf
      '[0,["/",573,["s",["!",471],474]],"^\\n\\r"]', // 583 skipListedStop
      '[1,["L",["@",1,["&",29],585]]," #"]', // 584 leaf
      '[1,["N",67,["s",["&",["s",294,586]],[":",0,296]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 585 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 586 skipChecklistName
      '[1,["L",588]]', // 587 leaf
      '[1,["N",68,["s",390,6,[":",0,134],["?",409],[":",1,520],140],["s",390,6,[":",0,134],["?",409],[":",2,139],140],["s",["&",53],[":",1,520],140,[":",3,144]]]]', // 588 readCheckHeading
      '[1,["L",["@",1,["&",["/",30,53]],585]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 589 leaf
      '[1,["L",["@",1,["&",127],585]]," #"]', // 590 leaf
      '[1,["L",["@",1,["!",24],130]]]', // 591 leaf
      '[1,["L",["/",593,594]]]', // 592 leaf
      '[1,["N","WrapperEnd",["s",24,141]]]', // 593 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 594 readMissingWrapperEnd
      '[1,["L",596]]', // 595 leaf
      '[1,["/",597,598],"^"]', // 596 readAfter
      '[1,["/",["t",[0,1],["|",0,null,true,253],204],["t",[0,1],["|",1,null,true,253],249]],"\\t\\n\\r "]', // 597 readBlankLine
      '[1,["N","AfterText",["+",["s",["!",11],198]]],"^"]', // 598 readAfterText
      '[1,["L",600]]', // 599 leaf
      '[1,["N",69,["s",[":",0,551],10]]]', // 600 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest } });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<[_`~\u25c1", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(166), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(205) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r #*+\\-0-9T_t\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(145) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(23), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(129) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(289), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(393) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(397) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(402), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(397) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(461), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(488) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(461), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(503) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(511) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t #*+\\-0-9ER_er\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(402), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(525) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9C_c\u2022\u25aa\u25cf\u25e6", null, null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(527) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(402), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(461), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(539) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(572), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(582), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(547), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(547), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(301) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(402), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", null], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(263), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(595) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(281) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["\n\r <[\u25c1", " *\\-<_`~"], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(183) }] }, { op: 'leaf', read: rules.at(203) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(169) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(179) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(173) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(279) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(281) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(592) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(292) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(391) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(395) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(399) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(406) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(417) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(489) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(506) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(514) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(516) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(518) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(523) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(530) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(532) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(534) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(542) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(545) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(549) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(575) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(584) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 13, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(587) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(589) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(590) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(591) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(599) },
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
