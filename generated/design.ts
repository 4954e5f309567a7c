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
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"]],"st"]', // 15 skipThoughtName
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
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"]],"st"]', // 172 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",174],["[","^"]],null,0,null,false]]]', // 173 text
      '[0,["q",175]]', // 174 skipOwnThoughtClose
      '[0,["same",5,176],"<[\u25c1"]', // 175 readOwnThoughtClose
      '[0,["/",["@",1,"</",172,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],177],"<[\u25c1"]', // 176 readThoughtClose
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 177 readAnalysisEnd
      '[1,["L",179]]', // 178 leaf
      '[1,["/",180,181]]', // 179 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",174,["[*","\\t "]]]]', // 180 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 181 readMissingThoughtEnd
      '[1,["L",["/",183,184,190,200,201]]," *\\\\-<_`~"]', // 182 leaf
      '[0,["N","Rule",["s",["&",62],["[+","^\\n\\r"]]]," *\\\\-_"]', // 183 readRule
      '[0,["N",7,["s",["&",185],"*",["+",["s",["!",186],["[","^\\n\\r"]]],[":",0,["?",188]],["[*","^\\n\\r"]]],"*"]', // 184 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 185 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],187]]', // 186 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 187 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],189]]', // 188 readFooterTime
      '[0,["N",6,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 189 readFooterStamp
      '[1,["handing",4,["N",8,["s",["!",24],6,["hand",4,[],[":",0,191]],[":",1,192],141,[":",2,193],[":",3,["/",198,199]]]]]," `~"]', // 190 readFence
      '[0,["/",["@",0,["$",["s","```",["[*","`"]]],["&",["s",["[*","^\\n\\r`"],7]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 191 readFenceRunHere
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 192 readFenceInfo
      '[1,["N","FenceBody",["*",["s",["!",194],197]]]]', // 193 readFenceBody
      '[0,["s",6,195,["[*","\\t "],["&",7]]," `~"]', // 194 skip_fenceClose
      '[0,["q",196]]', // 195 skipClosingRun
      '[0,["closes",4,27],"`~"]', // 196 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],142],["[+","^\\n\\r"]],"^"]', // 197 noteLine
      '[0,["N","FenceClose",194]]', // 198 readFenceClose
      '[1,["M","MissingFenceEnd",10]]', // 199 readMissingFenceEnd
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],142]]],"-->",["[*","^\\n\\r"]]]," <"]', // 200 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",197]]]," <"]', // 201 readMissingCommentEnd
      '[1,["L",["?",203]]]', // 202 leaf
      '[1,["/","\\n",143],"\\n\\r"]', // 203 readEol
      '[1,["L",205]]', // 204 leaf
      '[1,["/",206,209,211,253,260,261]]', // 205 readOpenBlock
      '[1,["M","MissingMarkEnd",207,["s",["&",30],131]]," #*+\\\\-`"]', // 206 readMissingMarkEnd
      '[0,["s",6,["/",["s",["|",1,6,false,"#"],["[*","\\t "]],["s","**",["[+","^\\n\\r*"],["?","*"]],"**",208,["[","*+\\\\-"],["|",1,2,false,"`"]],10]," #*+\\\\-`"]', // 207 skipCutMark
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 208 skipFooterCut
      '[1,["N",9,["s",6,["!",210],[":",0,134],[":",1,139],140]]]', // 209 readSubheading
      '[0,["s",["/",["!",68],["&",["s",80,112]]],79]]', // 210 skipEndingHeadingLabel
      '[1,["N",18,["s",[":",0,212],[":",1,["?",213]],[":",2,232]]]]', // 211 readBullet
      '[1,["/",["@",0,["$",["[*","\\t "]],64,["/",["[+","\\t "],["&",7]]],["@",0,["$",["|",0,1,false," "]],151,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 212 readBulletColumn
      '[1,["/",["@",1,214,["/",215,218]],224,225,227]]', // 213 readBulletContent
      '[0,["inside",18]]', // 214 readInFailures
      '[0,["N",11,["s","**",[":",0,216],["[+","\\t "],[":",1,217],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 215 readFailure
      '[0,["N",10,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 216 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 217 readFailureCode
      '[0,["N",13,["s",219,[":",0,216],["[*","\\t (*_`"],[":",1,217],["?",")"],220],["s",219,[":",0,216],["[*","\\t (*_`"],[":",1,221],["?",")"],220],["s",219,[":",0,216],220,[":",1,["?",["@",0,223,220]]]],["s",219,[":",0,216],["[*","\\t (*_`"],[":",1,["/",221,223]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],7]]]],"*1-5H_`h"]', // 218 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 219 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 220 skipFailureSeparator
      '[0,["N",12,[":",0,["|",2,5,true,222,["[+","\\t "]]]],"A-Z"]', // 221 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 222 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 223 readConstantCode
      '[1,["N",14,["s",[":",0,155],["[*","\\t "]]]]', // 224 readLabelledItem
      '[0,["N",15,["s","`",[":",0,226],"`",["[*","\\t "],":",["[*","\\t "]]]]', // 225 readCodeItem
      '[0,["N","CodeName",["[+","^\\n\\r`"]]]', // 226 readCodeName
      '[0,["N",16,["s",[":",0,228],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 227 readLooseItem
      '[0,["/",["@",1,"**",229,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",229,"*"],["@",1,"`",226,"`"],231],"*A-Z_-z"]', // 228 readLooseName
      '[0,["/",["@",1,"`",226,"`"],230],"^\\n\\r*:"]', // 229 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 230 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 231 readBareName
      '[1,["N","BulletText",["s",["[*","^\\n\\r"],141,["*",["s",["!",233],197]]]]]', // 232 readBulletText
      '[0,["/",11,62,21,22,72,63,["s",["&",234],238],["s",6,["/","<!--","|"]],239,168,207,["s",["&",240],["/",241,56]]],"^"]', // 233 skipParagraphStop
      '[0,["s",235,237],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 234 skipLabelGate
      '[0,["/",236,6]]', // 235 skipAnyLead
      '[0,["/",["s",["[*","\\t "],64,["[+","\\t "]],["s",["|",0,1,false," "],65,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 236 skipBulletLead
      '[0,["/",["[","*_"],78,"###"],"#*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 237 skipLabelMark
      '[0,["s",6,74]]', // 238 skipLabelLine
      '[0,["s",35,["/",7,21]]]', // 239 skipNoiseAlone
      '[0,["s",["[*","^\\n\\r"],18,["[","\\t \\\\-:=|"]],"^"]', // 240 skipMarksBelow
      '[0,["q",242]]', // 241 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",243],[":",0,244],247,[":",1,249],["test",true,1]]],"^\\n\\r"]', // 242 readTableHead
      '[0,["s",["[*","^\\n\\r|"],"|",["[*","^\\n\\r"],18,["[","\\t \\\\-:|"]],"^\\n\\r"]', // 243 skipTableAhead
      '[0,["N",17,["s",["[*","\\t "],"|",[":",0,["|",1,null,true,246,245]],["?","|"],["[*","\\t "],["&",7]],["s",["[*","\\t "],[":",0,["|",2,null,true,246,245]],["?","|"],["[*","\\t "],["&",7]],["s",["[*","\\t "],[":",0,["|",1,1,true,246]],"|",["[*","\\t "],["&",7]]]]', // 244 readTableRow
      '[0,["s","|",["!",["s",["[*","\\t "],7]]]]', // 245 skipCellGap
      '[0,["N","Cell",["*",["/",["[+","^\\n\\r\\\\\\\\|"],["s","\\\\",["?",["[","\\\\\\\\|"]]]]]]]', // 246 readCell
      '[1,["/",203,248]]', // 247 readLineEnd
      '[0,["!",["[","^"]]]', // 248 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,250,"|"],["?","|"],["[*","\\t "],141],"\\t \\\\-:|"]', // 249 readDelimiterRow
      '[0,["t",[0,1,2,3,4],251,["?",":"],["|",1,null,true,"-"],["?",":"],251],"\\t \\\\-:"]', // 250 readDelimiterCell
      '[0,["|",0,null,true,252]]', // 251 readBlanks
      '[0,["$",["[","\\t "]]]', // 252 readBlank
      '[1,["N",19,["s",["&",243],[":",0,244],141,[":",1,249],["test",true,2],[":",2,["|",0,null,true,254]]],["s",["&",256],[":",0,257],[":",2,["|",0,null,true,254]]]],"^\\n\\r"]', // 253 readTable
      '[1,["/",["@",1,["&",["s",["[*","\\t "],"|"]],244,141],["@",2,["!",11],["!",255],244,142],["@",2,["!",11],["!",255],244,["&",10]]]]', // 254 read_tableRow
      '[0,["/",24,62,21,72,63,238,239]]', // 255 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],18,6,"|"]," |"]', // 256 skipPipedLines
      '[1,["M",3,["s",[":",0,244],142,["?",258]]],"^"]', // 257 readBadTable
      '[1,["s",6,"|",["|",1,null,false,259,"|"],["?","|"],["[*","\\t "],141]," |"]', // 258 noteBadDelimiter
      '[0,["s",["[*","\\t "],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t "]],"\\t \\\\-:"]', // 259 skipDelimiterCell
      '[1,["M","BadNoiseLine",["s",35,["?",141]]]]', // 260 readBadNoiseLine
      '[1,["N","Paragraph",["s",["!",207],["!",24],197,["*",["s",["!",233],197]]]],"^"]', // 261 readParagraph
      '[0,["L",["&",263]]," `~"]', // 262 leaf
      '[0,["s",["&",3],["!",264]]," `~"]', // 263 skipWholeWrapper
      '[0,["s",265,["*",["/",275,["s",["!",4],["!",20],277]]],20]]', // 264 skipExampleAhead
      '[0,["q",266]]', // 265 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],267],["|",1,null,true,["t",[0,1],["!",24],["/",269,["t",[0,1],["!",4],271]]]],["|",0,null,true,["t",[0,1],["!",24],271]],274,247]]," `~"]', // 266 readWrapperShape
      '[1,["@",0,268,141]]', // 267 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 268 readFenceHead
      '[1,["t",[0,1],270,247]]', // 269 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],267],["|",0,null,true,["t",[0,1],["!",194],271]],272]]," `~"]', // 270 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],203],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 271 readLine
      '[0,["t",[0,1,2,3],273,196,251,["&",7]]," `~"]', // 272 read_fenceClose
      '[0,["|",0,3,true," "]]', // 273 readIndent
      '[0,["t",[0,1,2,3],273,26,251,["&",7]]," `~"]', // 274 read_wrapperEnd
      '[0,["s",276,7]]', // 275 skipClosedFence
      '[0,["q",270]]', // 276 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 277 skipLine
      '[1,["L",279]]', // 278 leaf
      '[1,["M",4,["s",["&",3],[":",0,267]]]," `~"]', // 279 readBadWrapper
      '[1,["L",281]]', // 280 leaf
      '[1,["N",20,["s",["&",["/",29,30]],6,[":",0,134],[":",1,282],140],["s",["&",53],[":",1,282],140,[":",2,144]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 281 readTitleHeading
      '[1,["/",["@",9,["&",37],["?",283],284,["?",286],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",286],["[*","\\t "],287,["?",["[+","*_`"]]],["@",4,["?",283],284,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],139]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 282 readDocumentTitle
      '[1,["M","BadTitleDecoration",41]]', // 283 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],285],["[*","\\t "]],"Dd"]', // 284 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 285 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 286 readBadTitleMark
      '[0,["N","MarkedId",["*",48]]]', // 287 readMarkedId
      '[0,["L",["s",["!",24],["!",119],["!",289]]]]', // 288 leaf
      '[0,["/",["s",["!",131],["&",["/",29,30]],6,31,["?",290],49,52],["s",["&",53],49,52,118]]]', // 289 skipOtherHeading
      '[0,["&",["s",38,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 290 skipBadSecondTitle
      '[1,["L",292]]', // 291 leaf
      '[1,["N",22,["s",["&",["s",293,294]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 292 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",35],["?",41]],["?",41]]]', // 293 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 294 skipOverviewName
      '[1,["N",21,["s",["&",["/",29,30]],6,[":",0,134],[":",1,296],140],["s",["&",127],6,[":",0,134],[":",1,299],140],["s",["&",54],["&",56],[":",1,296],140,[":",2,144]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 295 readSectionHeading
      '[1,["N","SectionName",["s",["?",283],["/",["s",58,["&",123]],297],["?",298],["?",283]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 296 readSectionName
      '[1,["M","BadSectionName",["s",60,["&",123]]]]', // 297 readBadSectionName
      '[1,["M","BadSectionRemark",124]]', // 298 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",283],58,["&",123],["?",298],["?",283]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 299 readOwnName
      '[1,["L",301]]', // 300 leaf
      '[1,["+",147]]', // 301 noteBlankLines
      '[0,["L",["!",303]]]', // 302 leaf
      '[0,["/",24,["s",["&",120],["/",121,304]]],"^\\n\\r"]', // 303 skipSectionStop
      '[0,["s",["!",305],289]]', // 304 skipOtherSectionAhead
      '[0,["/",["s",306,307,308],["s",311,307,312],["s",313,307,314],["s",315,30],["s",["&",53],316]]]', // 305 skipClaimed
      '[0,["inside",2]]', // 306 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",35]]," #"]', // 307 skipHashes
      '[0,["s",["?",["s",309,["[+","\\t "]]],["?",310],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 308 skipEndpointAhead
      '[0,["/",["s",43,["[",")."]],["s",["[+","0-9"],".",43]],"0-9"]', // 309 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],43]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 310 skipEndpointWord
      '[0,["inside",3]]', // 311 readInSchemas
      '[0,["s",["?",["s",309,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 312 skipTableWord
      '[0,["inside",4]]', // 313 readInComponents
      '[0,["s",["?",["s",309,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 314 skipComponentWord
      '[0,["inside",6]]', // 315 readInFlatChecklist
      '[0,["/",["s",306,317],["s",311,329],["s",313,342],["s",105,343],["s",385,388]]]', // 316 skipItemAhead
      '[0,["/",["s",["&",["/",30,127,318]],6,31,319,52],["s",["&",127],6,31,49,52],["s",["&",53],["&",308],319,52,118]]," #*0-9A-Z_-z"]', // 317 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 318 skipH4
      '[0,["s",["?",320],["?",321],322,325,["?",327],["?",328]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 319 skipEndpoint
      '[0,["s",["/",309,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 320 skipBadTitleNumber
      '[0,310]', // 321 skipBadEndpointWord
      '[0,["/",323,324],"*A-Z_-z"]', // 322 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 323 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 324 skipBadMethodName
      '[0,["s",["&","/"],["+",326]],"/"]', // 325 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],44]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",35],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 326 skipPathPart
      '[0,["s",["[+","*_`"],["&",44]]]', // 327 skipBadPathEnd
      '[0,["s",["!",44],["+",50]],"^\\n\\r"]', // 328 skipBadTitleRest
      '[0,["/",["s",["&",["/",30,127,318]],6,31,["?",320],["&",312],330,52],["s",["&",127],6,31,["?",320],["?",341],49,52],["s",["&",53],["&",312],330,52,118]]," #*0-9T_`t"]', // 329 skipSchemaHeading
      '[0,["/",331,338],"^\\n\\r"]', // 330 skip_pair
      '[0,["q",332]]', // 331 skipBadPair
      '[1,["handing",2,["M",5,["s",["hand",2,[],[":",0,333]],[":",1,334],":",["[*","\\t "],335,["[*","\\t "],[":",2,139]],["s",["hand",2,[],[":",0,333]],[":",1,334],335,["[*","\\t "],":",["[*","\\t "],[":",2,139]],["s",["hand",2,[],[":",0,333]],[":",1,334],":",["[*","\\t "],[":",2,337],335,["&",44]]]],"*_`"]', // 332 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 333 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",335],["[","*_`"]]]]],"^\\n\\r:"]', // 334 readMarkedName
      '[0,["q",336]]', // 335 skipSameMark
      '[0,["same",2,333],"*_`"]', // 336 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",335],["[","*_`"]]]]],"^\\n\\r"]', // 337 readMarkedValue
      '[0,["s",339,":",["[*","\\t "],49],"^\\n\\r"]', // 338 skipPair
      '[0,["*",340]]', // 339 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 340 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],43,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],44]]]],"CTct"]', // 341 skipLooseWord
      '[0,["/",["s",["&",["/",30,127,318]],6,31,["?",320],["&",314],330,52],["s",["&",127],["!",["s",105,343]],6,31,["?",320],["?",341],49,52],["s",["&",53],["&",314],330,52,118]]," #*0-9C_`c"]', // 342 skipComponentHeading
      '[0,["/",["s",344,["!",346],6,31,347,52],["s",344,["!",68],6,31,383,347,["[*","*"],52],["s",["&",53],["&",345],347,52,118]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 343 skipMethodHeading
      '[0,["/",["&",["s",127,345]],["s",["&",["s",6,"####"]],["!",["s",6,210]]]]," #"]', // 344 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 345 skipParenthesis
      '[0,["s",68,["!",345]]]', // 346 skipTextInNotes
      '[0,["s",["[*","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],348,349,["?",371],381],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 347 skipSignature
      '[0,["s",["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"],["*",["s","-",["!",">"],["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"]]]]]', // 348 skipSignatureName
      '[0,["/",["s",["[*","\\t "],350],370]]', // 349 skipSignatureList
      '[0,["s","(",["[*","\\t "],["*",351],369]]', // 350 skipParameters
      '[0,["/",["s",352,["?",["s",",",["[*","\\t "]]]],368],"^\\n\\r)`"]', // 351 skipParameterItem
      '[0,["/",["s",353,["[*","\\t "],["?",["s",":",["[*","\\t "],355]],["?",["s","=",["[*","\\t "],363]],["&",367]],["s",353,["[*","\\t "],":",["[*","\\t "],["[+","^\\n\\r)"]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 352 skipParameter
      '[0,354]', // 353 skipParameterName
      '[0,["/",["s",["?",["/","**","*"]],348],"*","/"],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 354 skip_parameterName
      '[0,356]', // 355 skipTypeText
      '[0,["s",["+",357],["?",["s",361,["+",362],["&",["[","),="]]]]]]', // 356 skip_typeText
      '[0,["/",["[+","^\\n\\r\\"\'-),\\\\-=[]`{}\u2013\u2192"],358,360,["s",["!",361],["[","^\\n\\r\\"\'-),=[]`{}"]]],"^\\n\\r),=]`}"]', // 357 skipTypePiece
      '[0,["deep",["/",["s","(",359,")"],["s","[",359,"]"],["s","{",359,"}"]]],"([{"]', // 358 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],358,360]]]', // 359 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 360 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 361 skipArrow
      '[0,["/",358,360,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 362 skipResultPiece
      '[0,364]', // 363 skipDefaultText
      '[0,["s",["+",["/",365,366]],["?",["s",361,["+",["/",365,362,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 364 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 365 skipLambdaHead
      '[0,["/",358,360,["s",["!",361],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 366 skipDefaultPiece
      '[0,["/",",",")",["s",["[*","\\t "],["[*","`"],7],["s",["[*","\\t "],361]]]', // 367 skipParameterEnd
      '[0,["/",["s",",",["[*","\\t "]],["s",361,["+",["/",362,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",361],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 368 skipBadParameter
      '[0,["/",")",""]]', // 369 skipParametersEnd
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],361]]]]', // 370 skipMissingParameters
      '[0,["s",["[*","\\t "],["/",372,374],["[*","\\t "],378],"\\t \\\\-:=\u2013\u2192"]', // 371 skipResult
      '[0,["/","->",373],"\\\\-=\u2013\u2192"]', // 372 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 373 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],375,["[*","\\t "],["/",["[+","`"],377]]]]]', // 374 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",358,376,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 375 skipColonType
      '[0,["deep",["s","<",["*",["/",376,["[","^\\n\\r<>`"]]],">"]]]', // 376 skipAngled
      '[0,["s",["[*","*"],44]]', // 377 skipSignatureTail
      '[0,["+",379]]', // 378 skipResultText
      '[0,["/",358,360,["[+","^\\t\\n\\r\\u001b \\"#\'-*:<[]`{}"],["s",["!",377],["/",["[+","*"],["[+","\\t "],380,["[","^\\n\\r\\"\'-):[]`{}"]]],["s",["!",["s",":",["[*","\\t "],["[*","`"],["[*","\\t "],377]],":"]],"^\\n\\r)]`}"]', // 379 skipReturnPiece
      '[0,["s",13,["*",["s",["[*","\\t "],13]]]]', // 380 skipTemplateTokens
      '[0,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",382]]]', // 381 skipSignatureEnd
      '[0,["s",["!",377],["+",50]],"^\\n\\r"]', // 382 skipBadSignatureRest
      '[0,["+",384]]', // 383 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",309,["s",43,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 384 skipMethodOrnament
      '[0,["/",315,386,387]]', // 385 skipInChecklist
      '[0,["inside",7]]', // 386 readInPlainChecklist
      '[0,["inside",8]]', // 387 readInDeepChecklist
      '[0,["/",["s",389,6,31,["?",320],330,52],["s",389,6,31,["?",320],49,52],["s",["&",53],330,52,118]]]', // 388 skipCheckHeading
      '[0,["/",["&",127],["s",315,["&",30]],["s",387,["&",318]]]]', // 389 skipCheckLevel
      '[1,["L",391]]', // 390 leaf
      '[1,["N",23,["s",["&",["s",293,["i","tech"]]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 391 readStackHeading
      '[1,["L",393]]', // 392 leaf
      '[1,["N",24,["s",6,[":",0,155],["[*","\\t "],[":",1,161],163]]]', // 393 readTechnology
      '[1,["L",395]]', // 394 leaf
      '[1,["N",25,["s",["&",["s",293,["i","assumption"]]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 395 readAssumptionsHeading
      '[1,["L",397]]', // 396 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",78,85]],197,["*",["s",["!",233],197]]]]," *"]', // 397 readMissingItem
      '[1,["L",399]]', // 398 leaf
      '[1,["N",26,["s",["&",["s",293,400]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 399 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 400 skipContractsName
      '[0,["L",["!",402]]]', // 401 leaf
      '[0,["/",24,["s",["&",120],["/",403,["s",105,404],121,304,316]]],"^\\n\\r"]', // 402 skipItemStop
      '[0,["s",["&",127],6,31]," #"]', // 403 skipAnyItemAhead
      '[0,["s",6,"####",["[+","\\t "],["?","`"],["?",["s","async",["[+","\\t "]]],348,"(",["[*","^\\n\\r*"],7]," #"]', // 404 skipMethodAhead
      '[1,["L",406]]', // 405 leaf
      '[1,["N",29,["s",["&",["/",30,127,318]],6,[":",0,134],[":",1,407],140],["s",["&",127],6,[":",0,134],[":",2,139],140],["s",["&",53],["&",308],[":",1,407],140,[":",3,144]]]," #*0-9A-Z_-z"]', // 406 readContractHeading
      '[1,["N",28,["s",["?",408],["?",409],[":",0,410],[":",1,413],["?",414],["?",415]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 407 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",309,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 408 readBadTitleNumber
      '[1,["M","BadEndpointWord",310]]', // 409 readBadEndpointWord
      '[1,["/",411,412],"*A-Z_-z"]', // 410 readEndpointMethod
      '[0,["N",27,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 411 readMethodWord
      '[1,["M",6,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 412 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",326]]],"/"]', // 413 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",44]]]]', // 414 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",44],["+",50]]],"^\\n\\r"]', // 415 readBadTitleRest
      '[1,["L",["/",417,429,440,446,451,454]]]', // 416 leaf
      '[1,["N",30,["s",[":",0,418],[":",1,425],[":",2,155],["[*","\\t "],[":",3,161],163]]]', // 417 readTextHead
      '[0,["/",["@",1,82,["/",419,420]],["@",1,92,419],["@",1,98,["/",421,419]],["@",2,["!",98],105,["/",422,423]],["@",1,113,424]]]', // 418 readTextKind
      '[0,["N","DescriptionLabel",["&",["s",235,80,84]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 419 readDescriptionLabel
      '[0,["N","RateLimitLabel",["&",["s",235,80,87]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 420 readRateLimitLabel
      '[0,["N","ReturnsLabel",["&",["s",235,80,103]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 421 readReturnsLabel
      '[0,["N","SemanticUnitLabel",["&",["s",235,80,107]]],"\\t #*+\\\\-0-9SU_su\u2022\u25aa\u25cf\u25e6"]', // 422 readSemanticUnitLabel
      '[0,["N","ResponsibilityLabel",["&",["s",235,80,108]]],"\\t #*+\\\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6"]', // 423 readResponsibilityLabel
      '[0,["N","CriteriaLabel",["&",["s",235,80,115]]],"\\t #*+\\\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6"]', // 424 readCriteriaLabel
      '[1,["/",426,427]]', // 425 readLabelHolds
      '[1,["/",["{",3,["s",[":",0,["$",["[*","\\t "]]],64,["[+","\\t "]]],["{",4,["s",[":",0,["$",["|",0,1,false," "]]],151,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 426 readBulletHolds
      '[0,["@",1,6,["?",["@",1,["&",["s",428,["[*","\\t "],7]],""]]]]', // 427 readLineHolds
      '[0,["/",75,76]]', // 428 skip_label
      '[1,["N",31,["s",82,["&",["s",235,80,86]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,["?",430]],[":",3,161],163]]]', // 429 readAnswerHead
      '[1,["/",["@",1,431,433,["[*","*`"]],["@",1,431,435,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 430 readAnswer
      '[1,["*",["/",["[+","\\t *`"],432]]]', // 431 noteAnswerGap
      '[1,["s",142,["*",147],["!",233]]]', // 432 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",434],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 433 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],10]]]', // 434 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",436],["!",438]]],"FNfn"]', // 435 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],10]],["s",7,["/",10,["&",["/",11,437]]]]]]]]]', // 436 skipNoEnd
      '[0,["/",11,233],"^"]', // 437 skipFieldStop
      '[0,["s",["+",["s",["!",439],["[","^\\n\\r"]]],439],"^\\n\\r"]', // 438 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 439 skipExceptionWord
      '[1,["N",32,["s",82,[":",0,441],[":",1,425],[":",2,155],["[*","\\t "],[":",3,444],163]]]', // 440 readJsonHead
      '[0,["/",442,443],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 441 readJsonKind
      '[0,["N","RequestBodyLabel",["&",["s",235,80,89]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 442 readRequestBodyLabel
      '[0,["N","ResponseLabel",["&",["s",235,80,90]]],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 443 readResponseLabel
      '[0,["/",445,161]]', // 444 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 445 readTemplateRemark
      '[1,["N",33,["s",92,[":",0,447],[":",1,425],[":",2,155],["[*","\\t "],[":",3,161],163]]]', // 446 readSqlHead
      '[0,["/",448,449,450],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 447 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",235,80,95]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 448 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",235,80,96]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 449 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",235,80,97]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 450 readConstraintsLabel
      '[1,["N",35,["s",["!",98],105,["&",["s",235,80,112]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,["?",452]],[":",3,161],163]]]', // 451 readNumberHead
      '[1,["@",1,431,453,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 452 read_wholeNumber
      '[0,["N",34,[":",0,["$",["[+","0-9"]]]]]', // 453 readWholeNumber
      '[1,["N",37,["s",113,["&",["s",235,80,116]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,["?",455]],[":",3,161],163]]]', // 454 readSeverityHead
      '[1,["@",1,456,457,["[*","\\"*`"],["&",459]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 455 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],432]]]', // 456 noteSeverityGap
      '[0,["N",36,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",458]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 457 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 458 skip_severityWord
      '[0,["/",["s",["[*","\\t "],7],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",458],["[","^\\n\\r"]]],7]]]', // 459 skipSeverityRest
      '[0,["L",["s",["&",167],["!",461]]]," *\\\\-<[_`~\u25c1"]', // 460 leaf
      '[0,["/",["s",["&",234],["/",462,463]],402,62,469,483]]', // 461 skipFieldEnd
      '[0,["/",["s",["!",68],6,74],["s",68,6,["/",["!","#"],["&",210]],["&",["s",80,106]],74]]]', // 462 skipPlainLabelAhead
      '[0,["s",["&",["s",236,["&",["s",80,81]],74]],["!",464]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 463 skipBulletLabelAhead
      '[0,["/",465,["&",["s",467,236]],["s",["|",0,3,false," "],"\\t"]]]', // 464 skipHeldBullet
      '[0,["q",466]]', // 465 skipHoldsAll
      '[0,["same",3,""]]', // 466 readHoldsAll
      '[0,["q",468]]', // 467 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 468 readHoldsRun
      '[0,["s",100,["!",470],["&",345],473]]', // 469 skipListedAhead
      '[0,["/",["s",["&",471],236],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 470 skipNestedInMethod
      '[0,["q",472]]', // 471 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 472 readListedRun
      '[0,["s",474,["[*","*"],476,["[*","*"],481,482]]', // 473 skipListedHeading
      '[0,["q",475]]', // 474 skipListedColumn
      '[0,["{",5,["s",[":",0,["$",["[*","\\t "]]],64,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 475 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],348,477,["?",371],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],348,350,["?",479]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 476 skipListedSignature
      '[0,["/",["s",["[*","\\t "],350],478],"\\t (\\\\-=`\u2013\u2192"]', // 477 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",361]]],"\\t \\\\-=`\u2013\u2192"]', // 478 skipMissingListedParameters
      '[0,["s",["[*","\\t "],372,["[*","\\t "],480],"\\t \\\\-=\u2013\u2192"]', // 479 skipWordResult
      '[0,["+",["/",358,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 480 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 481 skipListedGap
      '[0,["s",["[*","^\\n\\r"],7,["*",["s",["!",233],277]]]]', // 482 skipBulletText
      '[0,["s",92,["!",484],["&",["s",6,["?","|"],485,"|",486,"|"]],["&",241]]]', // 483 skipColumnsAhead
      '[0,["inside",17]]', // 484 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 485 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 486 skipTypeWord
      '[1,["L",["@",1,["!",461],205]]]', // 487 leaf
      '[1,["L",489]]', // 488 leaf
      '[1,["N",40,["s",[":",0,490],[":",1,425],[":",2,155],["[*","\\t "],[":",3,494],163]]]', // 489 readEntriesHead
      '[0,["/",["@",1,82,491],["@",1,98,["/",492,493]]]]', // 490 readEntriesKind
      '[0,["N","RequestParametersLabel",["&",["s",235,80,88]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 491 readRequestParametersLabel
      '[0,["N","ParametersLabel",["&",["s",235,80,102]]],"\\t #*+\\\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6"]', // 492 readParametersLabel
      '[0,["N","RaisesLabel",["&",["s",235,80,104]]],"\\t #*+\\\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6"]', // 493 readRaisesLabel
      '[0,["/",445,495,161]]', // 494 readEntriesValue
      '[0,["N",39,["s",[":",0,["|",1,null,true,497,496]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 495 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 496 skipInlineComma
      '[0,["N",38,["s",[":",0,498],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,500]],["s",[":",0,501],["&",["/",496,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 497 readInlineEntry
      '[0,["/",["@",1,"`",226,"`"],["@",1,["!",["[","A-Z"]],231],499],"*A-Z_-z"]', // 498 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 499 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",496,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 500 readInlineText
      '[0,["/",["@",1,"`",226,"`"],499],"A-Z`"]', // 501 read_className
      '[1,["L",["@",1,["!",461],["/",211,503,205]]]]', // 502 leaf
      '[1,["N",41,["s",[":",0,["|",1,null,true,504]],["&",437]]],"\\t *A-Z_-z"]', // 503 readEntriesText
      '[1,["@",3,["!",11],["!",233],["[*","\\t "],495,141],"\\t *A-Z_-z"]', // 504 readEntriesLine
      '[1,["L",506]]', // 505 leaf
      '[1,["N",43,["s",["&",["s",235,80,91]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,507],163]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 506 readFailuresHead
      '[0,["/",508,161]]', // 507 readFailuresValue
      '[0,["N",42,["s",[":",0,["/",215,218]],[":",1,509]]],"*1-5H_`h"]', // 508 readFailureText
      '[0,161]', // 509 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",402],511]],"\\t *1-5_`"]', // 510 leaf
      '[1,["N",44,["s",[":",0,["|",1,null,true,512]],["&",437]]],"\\t *1-5H_`h"]', // 511 readFailureLines
      '[1,["@",2,["!",11],["[*","\\t "],508,141],"\\t *1-5H_`h"]', // 512 readFailureLine
      '[1,["L",514]]', // 513 leaf
      '[1,["N",45,["s",["&",["s",6,237]],["!",["s",6,80,81]],[":",0,427],[":",1,155],["[*","\\t "],[":",2,161],163]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 514 readOtherHead
      '[1,["L",516]]', // 515 leaf
      '[1,["N",46,["s",["&",["s",293,["i","data"]]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 516 readSchemasHeading
      '[1,["L",518]]', // 517 leaf
      '[1,["N",48,["s",["&",["/",30,127,318]],6,[":",0,134],["?",408],["&",312],[":",1,519],140],["s",["&",127],6,[":",0,134],["?",408],[":",2,["$",["?",341]]],[":",3,139],140],["s",["&",53],["&",312],[":",1,519],140,[":",4,144]]]," #*0-9T_`t"]', // 518 readSchemaHeading
      '[1,["/",332,520],"^\\n\\r"]', // 519 read_pair
      '[0,["N",47,["s",[":",0,521],":",["[*","\\t "],[":",1,139]]],"^\\n\\r"]', // 520 readPair
      '[0,["N","PairName",["*",340]]]', // 521 readPairName
      '[1,["L",523]]', // 522 leaf
      '[1,["N",49,["s",["&",["s",235,80,94]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,161],163]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 523 readColumnsHead
      '[1,["L",["/",146,["@",2,["&",["s",["[*","\\t "],"|"]],["!",461],["/",253,525,261]],["@",3,["!",461],["!",241],["!",256],525]]]]', // 524 leaf
      '[1,["N",50,["s",[":",0,["|",1,null,true,254]],["&",437]]]]', // 525 readTableRows
      '[1,["L",527]]', // 526 leaf
      '[1,["N",51,["s",["&",483],528,[":",0,253]]]]', // 527 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 528 readMissingColumnsLabel
      '[1,["L",530]]', // 529 leaf
      '[1,["N",52,["s",["&",["s",293,["i","component"]]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 530 readComponentsHeading
      '[1,["L",532]]', // 531 leaf
      '[1,["N",53,["s",["&",["/",30,127,318]],6,[":",0,134],["?",408],["&",314],[":",1,519],140],["s",["&",127],["!",["s",105,343]],6,[":",0,134],["?",408],[":",2,["$",["?",341]]],[":",3,139],140],["s",["&",53],["&",314],[":",1,519],140,[":",4,144]]]," #*0-9C_`c"]', // 532 readComponentHeading
      '[1,["L",534]]', // 533 leaf
      '[1,["N",55,["s",["&",["s",235,80,109]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,535],163]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 534 readNamesHead
      '[0,["/",536,161]]', // 535 readNamesValue
      '[0,["N",54,[":",0,["|",1,null,true,537,","]]],"^\\n\\r,"]', // 536 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 537 readName
      '[1,["L",["@",1,["!",461],["/",211,539,205]]]]', // 538 leaf
      '[1,["N",56,[":",0,["|",1,null,true,540]]],"^\\n\\r,"]', // 539 readNamesText
      '[1,["@",3,["!",11],["!",233],["[*","\\t "],536,141],"^\\n\\r,"]', // 540 readNameTextLine
      '[1,["L",542]]', // 541 leaf
      '[1,["N",57,["s",["&",["s",235,80,111]],[":",0,543],[":",1,155],["[*","\\t "],[":",2,161],163]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 542 readNotesHead
      '[1,["/",426,["@",1,6,""]]]', // 543 readNotesHolds
      '[1,["L",545]]', // 544 leaf
      '[1,["N",58,["s",["&",["s",235,80,110]],[":",0,425],[":",1,155],["[*","\\t "],[":",2,161],163]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 545 readInterfacesHead
      '[0,["L",["!",547]]]', // 546 leaf
      '[0,["/",24,["s",["!",404],["&",120],["/",["s",["&",127],342],121,304,342]]],"^\\n\\r"]', // 547 skipComponentStop
      '[1,["L",549]]', // 548 leaf
      '[1,["N",63,["s",344,["!",346],6,[":",0,134],[":",1,550],140],["s",344,["!",68],6,[":",0,134],570,[":",1,550],["[*","*"],140],["s",["&",53],["&",345],[":",1,550],140,[":",2,144]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 549 readMethodHeading
      '[1,["N",62,["s",["[*","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,252]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",348]],[":",2,551],[":",3,["?",563]],568]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 550 readSignature
      '[1,["/",["@",1,["[*","\\t "],552],562]]', // 551 readSignatureList
      '[1,["N",60,["s","(",["[*","\\t "],[":",0,["|",0,null,true,553]],560]]]', // 552 readParameters
      '[1,["/",["@",0,554,["?",["s",",",["[*","\\t "]]]],559],"^\\n\\r)`"]', // 553 readParameterItem
      '[1,["N",59,["s",[":",0,555],["[*","\\t "],[":",1,["?",["@",2,":",["[*","\\t "],556]]],[":",2,["?",["@",2,"=",["[*","\\t "],557]]],["&",367]],["s",[":",0,555],["[*","\\t "],":",["[*","\\t "],[":",1,558]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 554 readParameter
      '[0,["N","ParameterName",354]]', // 555 readParameterName
      '[0,["N","TypeText",356]]', // 556 readTypeText
      '[0,["N","DefaultText",364]]', // 557 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 558 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",361,["+",["/",362,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",361],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 559 readBadParameter
      '[1,["/",")",561]]', // 560 noteParametersEnd
      '[1,["M","MissingParenthesis",""]]', // 561 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],361]]]]]', // 562 readMissingParameters
      '[1,["N",61,["s",["[*","\\t "],["/",564,566],["[*","\\t "],[":",0,567]]],"\\t \\\\-:=\u2013\u2192"]', // 563 readResult
      '[1,["/","->",565],"\\\\-=\u2013\u2192"]', // 564 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 565 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],375,["[*","\\t "],["/",["[+","`"],377]]]]]]', // 566 readBadColonArrow
      '[0,["N","ResultText",["+",379]]]', // 567 readResultText
      '[1,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",569]]]', // 568 noteSignatureEnd
      '[1,["M","BadSignatureRest",["s",["!",377],["+",50]]],"^\\n\\r"]', // 569 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",384]]]', // 570 readBadMethodTitle
      '[0,["L",["!",572]]]', // 571 leaf
      '[0,["/",402,573],"^\\n\\r"]', // 572 skipMethodStop
      '[0,["/",["s",6,["&",["s",80,106]],74],["s",["!",464],236,["&",["s",80,106]],74]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 573 skipComponentLabelAhead
      '[1,["L",575]]', // 574 leaf
      '[1,["N",66,["s",[":",0,475],["[*","*"],[":",1,576],["[*","*"],481,[":",2,232]]]]', // 575 readListedHeading
      '[1,["N",65,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,252]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",348]],[":",2,577],[":",3,["?",563]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,252]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",348]],[":",2,552],[":",3,["?",579]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 576 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],552],578],"\\t (\\\\-=`\u2013\u2192"]', // 577 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",361]]]],"\\t \\\\-=`\u2013\u2192"]', // 578 readMissingListedParameters
      '[1,["N",64,["s",["[*","\\t "],564,["[*","\\t "],[":",0,580]]],"\\t \\\\-=\u2013\u2192"]', // 579 readWordResult
      '[0,["N","ResultWord",["+",["/",358,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 580 readResultWord
      '[0,["L",["!",582]]]', // 581 leaf
      '[0,["/",572,["s",["!",470],473]],"^\\n\\r"]', // 582 skipListedStop
      '[1,["L",["@",1,["&",29],584]]," #"]', // 583 leaf
      '[1,["N",67,["s",["&",["s",293,585]],[":",0,295]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 584 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 585 skipChecklistName
      '[1,["L",587]]', // 586 leaf
      '[1,["N",68,["s",389,6,[":",0,134],["?",408],[":",1,519],140],["s",389,6,[":",0,134],["?",408],[":",2,139],140],["s",["&",53],[":",1,519],140,[":",3,144]]]]', // 587 readCheckHeading
      '[1,["L",["@",1,["&",["/",30,53]],584]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 588 leaf
      '[1,["L",["@",1,["&",127],584]]," #"]', // 589 leaf
      '[1,["L",["@",1,["!",24],130]]]', // 590 leaf
      '[1,["L",["/",592,593]]]', // 591 leaf
      '[1,["N","WrapperEnd",["s",24,141]]]', // 592 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 593 readMissingWrapperEnd
      '[1,["L",595]]', // 594 leaf
      '[1,["/",596,597],"^"]', // 595 readAfter
      '[1,["/",["t",[0,1],["|",0,null,true,252],203],["t",[0,1],["|",1,null,true,252],248]],"\\t\\n\\r "]', // 596 readBlankLine
      '[1,["N","AfterText",["+",["s",["!",11],197]]],"^"]', // 597 readAfterText
      '[1,["L",599]]', // 598 leaf
      '[1,["N",69,["s",[":",0,550],10]]]', // 599 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest } });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<[_`~\u25c1", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(166), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(204) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r #*+\\-0-9T_t\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(145) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(23), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(129) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(288), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(392) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(396) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(401), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(396) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(460), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(487) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(460), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(502) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(510) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t #*+\\-0-9ER_er\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(401), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(524) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9C_c\u2022\u25aa\u25cf\u25e6", null, null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(526) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(401), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<[_`~\u25c1", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(460), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(538) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(571), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(581), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(546), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(546), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(300) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(401), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", null], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(262), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(594) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(280) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["\n\r <[\u25c1", " *\\-<_`~"], alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(182) }] }, { op: 'leaf', read: rules.at(202) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 5, isText: false, body: { op: 'sequence', hand: { attribute: 5, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(169) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(178) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(173) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(278) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(280) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(591) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(291) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(390) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(394) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(398) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(405) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(416) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(488) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(505) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(513) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(515) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(517) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(522) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(529) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(531) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(533) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(541) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(544) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(548) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(574) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(583) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 13, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(586) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(588) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(589) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(590) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(598) },
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
