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

/** A heading, and its title without markup. */
export interface HeadingPlace extends Range {
  readonly title: Range;
}

/** A label and everything that belongs to it, without trailing blanks. */
export interface FieldPlace extends Range {
  /** As spelt in the specification, or as written for other labels. */
  readonly label: string;
  readonly prose: boolean;
  /** The text on the label's line. */
  readonly value: Range;
  /** The column of the bullet before the label; -1 if there is none. */
  readonly bullet: number;
}

/** An item, from its heading to the rule at its end, or else to its last text. */
export interface ItemPlace extends Range {
  readonly kind: KindName;
  readonly heading: HeadingPlace;
  readonly fields: FieldPlace[];
  /** The end of its last text other than a rule. */
  readonly filled: number;
  /** The item ends with a rule. */
  readonly ruled: boolean;
  /** The signature in a method's heading. */
  readonly signature: SignatureNode | null;
  /** The end of the last rule, when text follows that may not belong to the item; else -1. */
  readonly tail: number;
}

/** A section, from its heading to its last text. */
export interface SectionPlace extends Range {
  /** The name of its field in the model, or its title within `extra`. */
  readonly path: Path;
  readonly heading: HeadingPlace;
  /** The text below the heading; an empty range at its end if there is none. */
  readonly body: Range;
}

/** The line with the task id or the timestamp. */
export interface MetadataPlace extends Range {
  readonly key: 'task_id' | 'timestamp';
  readonly value: Range;
}

/** A block that contains parts of the model. */
export type PartBlock = BulletNode | FenceNode | TableNode;

/** The positions of a document's parts whose order and ends are not in the model. */
export interface Layout {
  readonly blocks: readonly PartBlock[];
  readonly title: HeadingPlace | undefined;
  /** Labelled lines before the first section. */
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

/** Records where parts begin and end. */
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
      // Text before the title is chat.
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

  /** A method in a list has an index, but no place of its own. */
  listed(node: Range): void {
    this.#next([...this.#itemPath, 'interfaces']);
    this.extend(node);
  }

  field(node: Range & { readonly holds: string | null }, label: string, value: Range): void {
    if (COMPONENT_LABELS.has(label) && this.#item?.kind === 'component') this.#method = undefined;
    const owner = this.#method ?? this.#item;
    // For a label after a bullet: how far its contents have to be indented at least.
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

  /** Extends what is open to at least the end of a node. */
  extend(node: Range, isHeading = false): void {
    this.#extend(node, false, isHeading);
  }

  layout(): Layout {
    const last = this.#item;
    // Text after the document's last rule is not part of the last item.
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
      // Text after a rule, without a label, may turn out to be the end of the document.
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
