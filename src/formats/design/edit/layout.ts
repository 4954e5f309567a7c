import {
  type BulletNode,
  type FieldNode,
  type HeadingNode,
  parse as parseTree,
  type Span,
  type TileNode,
} from '../../../../generated/design.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { Path } from '../../../core/path.ts';
import { checklistLabels } from '../checklist.ts';
import { componentLabels, interfaceLabels } from '../component.ts';
import { trimSpan } from '../context.ts';
import { contractLabels } from '../contract.ts';
import { dataSchemaLabels } from '../data-schema.ts';
import { normalLabel } from '../labels.ts';
import type { DesignSpecification } from '../model.ts';
import { matchSpan } from '../reading.ts';
import { SECTION_FIELDS } from '../titles.ts';

/** What kinds of items a document has. */
export type ItemKind = 'contract' | 'table' | 'component' | 'method' | 'check';

/** A label and everything that belongs to it, without blanks at its end. */
export interface FieldPlace extends Span {
  /** As the specification has it; as written where it has none. */
  readonly label: string;
  readonly prose: boolean;
  /** What stands on the label's line. */
  readonly value: Span;
  /** The column of the bullet that the label stands behind; -1 where there is none. */
  readonly bullet: number;
}

/** An item, from its heading to the rule at its end, or to the last text in it. */
export interface ItemPlace extends Span {
  readonly kind: ItemKind;
  readonly heading: HeadingNode;
  readonly fields: FieldPlace[];
  /** Where its last text ends that is no rule. */
  filled: number;
  /** The item ends with a rule. */
  ruled: boolean;
  /** Where the last rule ends, when text follows it that may be no part of the item; else -1. */
  tail: number;
}

/** A section, from its heading to its last text. */
export interface SectionPlace extends Span {
  /** The name of its field in the model, or its title below `extra`. */
  readonly path: Path;
  readonly heading: HeadingNode;
  /** What stands below the heading; empty at its end where nothing does. */
  body: Span;
}

/** Where the parts of a document stand whose order and ends no model knows. */
export interface Layout {
  readonly tiles: readonly TileNode[];
  readonly title: HeadingNode | undefined;
  /** `**Task ID:**` and what stands beside it, before the first section. */
  readonly metadata: readonly FieldPlace[];
  readonly sections: readonly SectionPlace[];
  item(path: Path): ItemPlace | undefined;
  /** Where a section can be added behind all others. */
  readonly end: number;
}

interface Known {
  readonly name: string;
  readonly prose: boolean;
}

const LABELS_OF: Readonly<Record<ItemKind, ReadonlyMap<string, Known>>> = {
  contract: contractLabels,
  table: dataSchemaLabels,
  component: componentLabels,
  method: interfaceLabels,
  check: checklistLabels,
};

/** Finds the layout of a document that was parsed. */
export function layoutOf(text: string, parsed: Parsed<DesignSpecification>): Layout {
  const tiles = parseTree(text, { startRule: 'Document' });
  const survey = new Survey(text, itemStarts(parsed));
  for (const tile of tiles) survey.add(tile);
  return survey.finish(tiles);
}

interface ItemStart {
  readonly path: Path;
  readonly kind: ItemKind;
}

/** The headings that open items, by their offsets. */
function itemStarts({ value, locate }: Parsed<DesignSpecification>): ReadonlyMap<number, ItemStart> {
  const starts = new Map<number, ItemStart>();
  const note = (path: Path, kind: ItemKind): void => {
    const range = locate(path);
    if (range !== undefined) starts.set(range.start, { path, kind });
  };
  for (const at of value.api_contracts.keys()) note(['api_contracts', at], 'contract');
  for (const at of value.data_schemas.keys()) note(['data_schemas', at], 'table');
  for (const at of value.design_review_checklist.keys()) note(['design_review_checklist', at], 'check');
  for (const [at, { interfaces }] of value.component_logic.entries()) {
    note(['component_logic', at], 'component');
    for (const nth of interfaces.keys()) note(['component_logic', at, 'interfaces', nth], 'method');
  }
  return starts;
}

type Open<Place extends Span> = { -readonly [Key in keyof Place]: Place[Key] };

/** Walks along the tiles as the parser does, and notes where things begin and end. */
class Survey {
  readonly #text: string;
  readonly #starts: ReadonlyMap<number, ItemStart>;
  readonly #items = new Map<string, Open<ItemPlace>>();
  readonly #sections: Open<SectionPlace>[] = [];
  readonly #metadata: FieldPlace[] = [];
  #title: HeadingNode | undefined;
  #item: Open<ItemPlace> | undefined;
  #method: Open<ItemPlace> | undefined;
  #field: Open<FieldPlace> | undefined;
  #end = 0;
  /** A section that the model knows has come. */
  #isBegun = false;
  #isOver = false;

  constructor(text: string, starts: ReadonlyMap<number, ItemStart>) {
    this.#text = text;
    this.#starts = starts;
  }

  add(tile: TileNode): void {
    if (tile.type === 'BadWrapperEnd') this.#isOver = true;
    if (this.#isOver || tile.type === 'Blank' || tile.type === 'Footer') return;
    if (tile.type === 'Heading' && this.#heading(tile)) return;
    if (tile.type === 'Field' || tile.type === 'Bullet') {
      if (this.#label(tile)) return;
    }
    this.#extend(tile);
  }

  finish(tiles: readonly TileNode[]): Layout {
    const last = this.#item;
    // What stands behind the last rule of the document is no part of it.
    if (last !== undefined && last.tail >= 0) {
      last.end = last.tail;
      last.ruled = true;
      this.#end = last.tail;
    }
    return {
      tiles,
      title: this.#title,
      metadata: this.#metadata,
      sections: this.#sections,
      item: (path) => this.#items.get(path.join('\u0000')),
      end: this.#end,
    };
  }

  #heading(tile: HeadingNode): boolean {
    const start = this.#starts.get(tile.start);
    if (start !== undefined) {
      this.#openItem(tile, start);
      return true;
    }
    const path = this.#sectionOf(tile);
    if (path === undefined) return false;
    this.#item = undefined;
    this.#method = undefined;
    this.#field = undefined;
    const end = this.#endOf(tile);
    this.#end = end;
    if (path.length === 0) {
      this.#title = tile;
      // What stands before the title is chat.
      this.#sections.length = 0;
    } else {
      this.#isBegun ||= path[0] !== 'extra';
      this.#sections.push({ path, heading: tile, start: tile.start, end, body: { start: end, end } });
    }
    return true;
  }

  /** The path of the section that a heading opens; empty for the document's title. */
  #sectionOf(tile: HeadingNode): Path | undefined {
    if (tile.depth > 3) return undefined;
    const isFirst = this.#title === undefined && !this.#isBegun;
    if (isFirst && tile.depth <= 2 && matchSpan(this.#text, tile.title, 'DocumentTitle').matched) return [];
    const found = matchSpan(this.#text, tile.title, 'SectionTitle');
    const isExact = found.matched && found.value.errors.every((error) => error.type !== 'BadSectionName');
    if (found.matched && (tile.depth < 3 || isExact)) return [SECTION_FIELDS[found.value.name]];
    return tile.depth < 3 ? ['extra', this.#text.slice(tile.title.start, tile.title.end)] : undefined;
  }

  #openItem(tile: HeadingNode, { path, kind }: ItemStart): void {
    const item = { kind, heading: tile, fields: [], filled: 0, ruled: false, tail: -1, start: tile.start, end: 0 };
    this.#items.set(path.join('\u0000'), item);
    this.#field = undefined;
    if (kind === 'method') this.#method = item;
    else {
      this.#item = item;
      this.#method = undefined;
    }
    this.#extend(tile);
  }

  /** Opens a field, when the tile is a label. */
  #label(tile: FieldNode | BulletNode): boolean {
    const place =
      tile.type === 'Field'
        ? tile
        : tile.content.kind === 'entry' && tile.content.style === 'label'
          ? tile.content
          : undefined;
    if (place === undefined) return false;
    const label = this.#text.slice(place.name.start, place.name.end);
    if (this.#sections.length === 0) {
      if (tile.type !== 'Field') return false;
      this.#metadata.push(this.#place(tile, normalLabel(label), place.value, undefined));
      this.#extend(tile);
      return true;
    }
    if (this.#item === undefined) return false;
    let known = this.#knownTo(this.#method ?? this.#item, label);
    if (tile.type === 'Bullet' && (known === undefined || !this.#mayBeLabel(tile))) return false;
    if (known === undefined && this.#method !== undefined) {
      known = this.#knownTo(this.#item, label);
      // A label of the component ends the method that stands before it.
      if (known !== undefined) this.#method = undefined;
    }
    if (known === undefined && this.#field?.prose === true) return false;
    const owner = this.#method ?? this.#item;
    const field = this.#place(tile, known?.name ?? label, place.value, known);
    this.#field = field;
    owner.fields.push(field);
    this.#extend(tile);
    return true;
  }

  #place(tile: FieldNode | BulletNode, label: string, value: Span, known: Known | undefined): Open<FieldPlace> {
    const bullet = tile.type === 'Bullet' ? this.#columnOf(tile) : -1;
    return {
      label,
      prose: known?.prose === true,
      value,
      bullet,
      start: tile.start + Math.max(0, bullet),
      end: this.#endOf(tile),
    };
  }

  #knownTo(item: ItemPlace, label: string): Known | undefined {
    return LABELS_OF[item.kind].get(normalLabel(label));
  }

  /** As in the parser: no list of entries is open that the item can belong to. */
  #mayBeLabel(tile: BulletNode): boolean {
    const field = this.#field;
    if (field === undefined) return true;
    if (field.bullet >= 0) return this.#columnOf(tile) <= field.bullet;
    return field.value.start < field.value.end && !field.prose;
  }

  #columnOf(tile: BulletNode): number {
    let at = tile.start;
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++;
    return at - tile.start;
  }

  /** What is open reaches at least to the end of a tile. */
  #extend(tile: TileNode): void {
    const end = this.#endOf(tile);
    const isRule = tile.type === 'Rule';
    const section = this.#sections.at(-1);
    this.#end = end;
    if (section !== undefined) {
      section.end = end;
      if (!isRule)
        section.body = { start: section.body.start === section.body.end ? tile.start : section.body.start, end };
    }
    if (isRule) this.#field = undefined;
    if (this.#field !== undefined) this.#field.end = end;
    for (const item of [this.#item, this.#method]) {
      if (item === undefined) continue;
      // Text behind a rule, under no label, may turn out to be the end of the document.
      const loose = item.ruled && !isRule && this.#field === undefined && tile.type !== 'Heading';
      if (!isRule && !loose) item.filled = end;
      if (!loose) item.tail = -1;
      else if (item.tail < 0) item.tail = item.end;
      item.ruled = isRule;
      item.end = end;
    }
  }

  #endOf(tile: Span): number {
    return trimSpan(this.#text, tile).end;
  }
}
