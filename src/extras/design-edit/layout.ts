import {
  type BulletNode,
  type FenceNode,
  grammar,
  type MarkNode,
  type SectionHeadingNode,
  type SignatureNode,
  type TableNode,
} from '../../../generated/design.ts';
import { type Path, pathKey } from '../../core/path.ts';
import { type Range, trimRange } from '../../core/range.ts';
import { visit } from '../../engine/visit.ts';
import { ITEMS, type KindName, type KnownHead, labelOf } from '../../formats/design/inside.ts';

/** A heading, and its title without marks. */
export interface HeadingPlace extends Range {
  readonly title: Range;
}

/** A label and everything that belongs to it, without blanks at its end. */
export interface FieldPlace extends Range {
  /** As the specification has it; as written where it has none. */
  readonly label: string;
  readonly prose: boolean;
  /** What is on the label's line. */
  readonly value: Range;
  /** The column of the bullet that the label is after; -1 where there is none. */
  readonly bullet: number;
}

/** An item, from its heading to the rule at its end, or to the last text in it. */
export interface ItemPlace extends Range {
  readonly kind: KindName;
  readonly heading: HeadingPlace;
  readonly fields: FieldPlace[];
  /** Where its last text ends that is no rule. */
  readonly filled: number;
  /** The item ends with a rule. */
  readonly ruled: boolean;
  /** Of a method, what its heading says. */
  readonly signature: SignatureNode | null;
  /** Where the last rule ends, when text follows it that may be no part of the item; else -1. */
  readonly tail: number;
}

/** A section, from its heading to its last text. */
export interface SectionPlace extends Range {
  /** The name of its field in the model, or its title below `extra`. */
  readonly path: Path;
  readonly heading: HeadingPlace;
  /** What is below the heading; empty at its end where nothing does. */
  readonly body: Range;
}

/** The line of the task id or of the timestamp. */
export interface MetadataPlace extends Range {
  readonly key: 'task_id' | 'timestamp';
  readonly value: Range;
}

/** A block that parts of the model are in. */
export type PartBlock = BulletNode | FenceNode | TableNode;

/** Where the parts of a document are whose order and ends no model knows. */
export interface Layout {
  readonly blocks: readonly PartBlock[];
  readonly title: HeadingPlace | undefined;
  /** What is before the first section under a label. */
  readonly metadata: readonly MetadataPlace[];
  readonly sections: readonly SectionPlace[];
  item(path: Path): ItemPlace | undefined;
  /** Where a section can be added after all others. */
  readonly end: number;
}

type Open<Place> = { -readonly [Key in keyof Place]: Place[Key] };

/** Finds the layout of a document. */
export function layoutOf(text: string): Layout {
  const survey = new Survey(text);
  const section =
    (root: string) =>
    ({ heading }: { readonly heading: SectionHeadingNode }): void =>
      survey.section([root], heading);
  const item =
    (kind: KindName) =>
    (node: Titled): void =>
      survey.item(kind, node);
  const field = (node: KnownHead): void => survey.field(node, labelOf(node), node.value);
  const extend = (node: Range): void => survey.extend(node);
  const block = (node: PartBlock): void => survey.block(node);
  visit(grammar, text, {
    TitleHeading: (node) => survey.section([], node),
    MetadataLine: (node) =>
      survey.metadata(node, node.field.type === 'TaskIdLabel' ? 'task_id' : 'timestamp', node.field.value),
    OverviewHeading: section('architecture_overview'),
    StackHeading: section('technology_stack'),
    AssumptionsHeading: section('assumptions'),
    ContractsHeading: section('api_contracts'),
    SchemasHeading: section('data_schemas'),
    ComponentsHeading: section('component_logic'),
    ChecklistHeading: section('design_review_checklist'),
    OtherHeading: (node) => survey.section(['extra', text.slice(node.title.start, node.title.end).trim()], node),
    ContractHeading: item('contract'),
    SchemaHeading: item('table'),
    ComponentHeading: item('component'),
    CheckHeading: item('check'),
    MethodHeading: (node) => survey.item('method', node, node.signature),
    ListedHeading: (node) => survey.listed(node),
    TextHead: field,
    EntriesHead: field,
    JsonHead: field,
    SqlHead: field,
    AnswerHead: field,
    FailuresHead: field,
    ColumnsHead: field,
    BareColumns: ({ table }) => {
      const { start, end } = table;
      survey.field({ start, end, holds: null }, ITEMS.table.labels.columns?.label ?? '', { start, end: start });
      survey.block(table);
    },
    NamesHead: field,
    NotesHead: field,
    NumberHead: field,
    SeverityHead: field,
    InterfacesHead: field,
    OtherHead: (node) => survey.field(node, text.slice(node.label.name.start, node.label.name.end).trim(), node.value),
    Technology: extend,
    Paragraph: extend,
    Subheading: extend,
    Comment: extend,
    EntriesText: extend,
    FailureLines: extend,
    NamesText: extend,
    TableRows: extend,
    BadNoiseLine: extend,
    Bullet: block,
    Table: block,
    Fence: block,
    Rule: (node) => survey.rule(node),
    BadWrapper: extend,
    WrapperEnd: () => survey.over(),
  });
  return survey.layout();
}

interface Titled extends Range {
  readonly mark: MarkNode | null;
  readonly under: Range | null;
}

const COMPONENT_LABELS: ReadonlySet<string> = new Set(Object.values(ITEMS.component.labels).map(({ label }) => label));

const ROOTS = {
  contract: 'api_contracts',
  table: 'data_schemas',
  component: 'component_logic',
  check: 'design_review_checklist',
} as const;

/** Notes where things begin and end. */
class Survey {
  readonly #text: string;
  readonly #items = new Map<string, Open<ItemPlace>>();
  readonly #counts = new Map<string, number>();
  readonly #sections: Open<SectionPlace>[] = [];
  readonly #metadata: MetadataPlace[] = [];
  readonly #blocks: PartBlock[] = [];
  #title: HeadingPlace | undefined;
  #item: Open<ItemPlace> | undefined;
  #itemPath: Path = [];
  #method: Open<ItemPlace> | undefined;
  #field: Open<FieldPlace> | undefined;
  #end = 0;
  #isOver = false;

  constructor(text: string) {
    this.#text = text;
  }

  over(): void {
    this.#isOver = true;
  }

  section(path: Path, node: Titled): void {
    this.#item = undefined;
    this.#method = undefined;
    this.#field = undefined;
    const heading = this.#heading(node);
    const end = this.#trim(node).end;
    this.#end = end;
    if (path.length === 0) {
      this.#title = heading;
      // What is before the title is chat.
      this.#sections.length = 0;
    } else this.#sections.push({ path, heading, start: node.start, end, body: { start: end, end } });
  }

  metadata(node: Range, key: MetadataPlace['key'], value: Range): void {
    this.#metadata.push({ ...this.#trim(node), key, value: this.#trim(value) });
    this.extend(node);
  }

  item(kind: KindName, node: Titled, signature: SignatureNode | null = null): void {
    const around = kind === 'method' ? [...this.#itemPath, 'interfaces'] : [ROOTS[kind]];
    const path = [...around, this.#next(around)];
    const heading = this.#heading(node);
    const item: Open<ItemPlace> = {
      kind,
      heading,
      signature,
      fields: [],
      filled: 0,
      ruled: false,
      tail: -1,
      start: node.start,
      end: 0,
    };
    this.#items.set(pathKey(path), item);
    this.#field = undefined;
    if (kind === 'method') this.#method = item;
    else {
      this.#item = item;
      this.#itemPath = path;
      this.#method = undefined;
    }
    this.extend(node, true);
  }

  /** A method of a list has its index, and no place of its own. */
  listed(node: Range): void {
    this.#next([...this.#itemPath, 'interfaces']);
    this.extend(node);
  }

  field(node: Range & { readonly holds: string | null }, label: string, value: Range): void {
    if (COMPONENT_LABELS.has(label) && this.#item?.kind === 'component') this.#method = undefined;
    const owner = this.#method ?? this.#item;
    // Of a label after a bullet, the blanks that what belongs to it is indented by at least.
    const bullet = (node.holds ?? '').length - 1;
    const start = node.start + Math.max(0, bullet);
    const prose = label === ITEMS.component.labels.implementation_notes?.label && this.#method === undefined;
    const end = this.#trim(node).end;
    this.#field = { label, prose, value: this.#trim(value), bullet, start, end };
    owner?.fields.push(this.#field);
    this.extend(node);
  }

  block(node: PartBlock): void {
    if (!this.#isOver) this.#blocks.push(node);
    this.extend(node);
  }

  rule(node: Range): void {
    this.#field = undefined;
    this.#extend(node, true, false);
  }

  /** What is open reaches at least to the end of a node. */
  extend(node: Range, isHeading = false): void {
    this.#extend(node, false, isHeading);
  }

  layout(): Layout {
    const last = this.#item;
    // What is after the last rule of the document is no part of it.
    if (last !== undefined && last.tail >= 0) {
      last.end = last.tail;
      last.ruled = true;
      this.#end = last.tail;
    }
    return {
      blocks: this.#blocks,
      title: this.#title,
      metadata: this.#metadata,
      sections: this.#sections,
      item: (path) => this.#items.get(pathKey(path)),
      end: this.#end,
    };
  }

  #extend(node: Range, isRule: boolean, isHeading: boolean): void {
    if (this.#isOver) return;
    const { start, end } = this.#trim(node);
    const section = this.#sections.at(-1);
    this.#end = end;
    if (section !== undefined) {
      section.end = end;
      const isEmpty = section.body.start === section.body.end;
      if (!isRule) section.body = { start: isEmpty ? node.start : section.body.start, end };
    }
    if (this.#field !== undefined && start >= this.#field.start) this.#field.end = end;
    for (const item of [this.#item, this.#method]) {
      if (item === undefined) continue;
      // Text after a rule, under no label, may turn out to be the end of the document.
      const loose = item.ruled && !isRule && this.#field === undefined && !isHeading;
      if (!isRule && !loose) item.filled = end;
      if (!loose) item.tail = -1;
      else if (item.tail < 0) item.tail = item.end;
      item.ruled = isRule;
      item.end = end;
    }
  }

  #next(around: Path): number {
    const key = pathKey(around);
    const index = this.#counts.get(key) ?? 0;
    this.#counts.set(key, index + 1);
    return index;
  }

  #heading(node: Titled): HeadingPlace {
    const title = this.#trim({ start: node.mark?.end ?? node.start, end: node.under?.start ?? node.end });
    return { start: node.start, end: node.end, title };
  }

  #trim(range: Range): Range {
    return trimRange(this.#text, range);
  }
}
