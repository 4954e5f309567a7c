import type { BulletNode, HeadingNode, Span, TileNode } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { checklistLabels, closeChecklistItem, openChecklistItem } from './checklist.ts';
import { componentLabels, interfaceLabels, openComponent, openInterface, readSignature } from './component.ts';
import { type Context, type Loose, saysNothing, trimSpan } from './context.ts';
import { closeContract, contractLabels, openContract } from './contract.ts';
import { dataSchemaLabels, openDataSchema } from './data-schema.ts';
import { type Given, Item } from './item.ts';
import type { Labels } from './labels.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, DesignSpecification, Interface } from './model.ts';
import { columnOf } from './nesting.ts';
import { matchSpan } from './reading.ts';
import type { SectionReader } from './sections.ts';
import { isNamed } from './titles.ts';

/** How the items of a section are read. */
interface ItemKind<Value> {
  readonly labels: Labels<Value>;
  /**
   * Whether a title that stands at the wrong level reads like one of an item. Where any title may be one, the section's
   * own level tells.
   */
  claims?(title: Span, context: Context): boolean;
  open(title: Span, path: Path, context: Context): Value;
  /** Reports what an item lacks. */
  close?(given: Given, heading: Span, path: Path, context: Context): void;
}

/** What a section tells its builder. */
export interface Listener {
  /** An item is whole and changes no more. */
  done(path: Path): void;
  /** Text that stands before the first item. */
  loose(texts: readonly Loose[]): void;
}

/** A section of items that headings open: endpoints, tables, checks. */
class ItemSection<Value extends { extra?: Record<string, string> }> implements SectionReader {
  readonly #kind: ItemKind<Value>;
  readonly #items: Value[];
  readonly #root: string;
  readonly #context: Context;
  readonly #listener: Listener;
  /** The depth of the headings that open items: where the section's own heading is off by one, theirs may be, too. */
  readonly #depth: number;
  readonly #before: Loose[] = [];
  #heading: HeadingNode | null = null;
  protected item: Item<Value> | null = null;

  constructor(
    kind: ItemKind<Value>,
    items: Value[],
    root: string,
    context: Context,
    listener: Listener,
    depth: number,
  ) {
    this.#kind = kind;
    this.#items = items;
    this.#root = root;
    this.#context = context;
    this.#listener = listener;
    this.#depth = depth + 1;
  }

  claims(tile: HeadingNode): boolean {
    return this.#kind.claims?.(tile.title, this.#context) ?? tile.depth === this.#depth;
  }

  add(tile: TileNode): void {
    if (tile.type === 'Heading' && this.opens(tile)) this.openItem(tile);
    else this.addToItem(tile);
  }

  close(isLast: boolean): void {
    this.#finish(isLast);
    this.#listener.loose(this.#before);
  }

  /** Whether a heading opens an item. */
  opens(tile: HeadingNode): boolean {
    return tile.depth === 3 || ((tile.depth === 2 || tile.depth === 4) && this.claims(tile));
  }

  /** Opens the item of a heading that does so. */
  protected openItem(tile: HeadingNode): void {
    this.#finish(false);
    this.#open(tile);
  }

  /** Takes a tile that opens no item. */
  protected addToItem(tile: TileNode): void {
    if (this.item !== null) this.item.add(tile);
    else if (tile.type !== 'Rule' && !saysNothing(this.#context.text(tile).trim())) {
      this.#before.push({ span: tile, piece: this.#context.piece });
    }
  }

  /** Reads what hangs on the item before it is closed. */
  protected finishParts(_item: Item<Value>, _isLast: boolean): void {}

  #open(tile: HeadingNode): void {
    const path = [this.#root, this.#items.length];
    if (tile.depth !== 3) {
      this.#context.badLevel(tile, 3, 'heading', path);
    }
    this.#context.place(path, tile);
    const value = this.#kind.open(tile.title, path, this.#context);
    this.#items.push(value);
    this.#heading = tile;
    this.item = new Item(value, path, this.#kind.labels, this.#context);
  }

  #finish(isLast: boolean): void {
    const { item } = this;
    if (item === null) return;
    this.item = null;
    const context = this.#context;
    context.within(item.piece, () => {
      this.finishParts(item, isLast);
      item.close(isLast);
      if (this.#heading !== null) this.#kind.close?.(item.given, this.#heading, item.path, context);
    });
    this.#listener.done(item.path);
  }
}

/** Components, with the methods that deeper headings open. */
class ComponentSection extends ItemSection<Component> {
  readonly #context: Context;
  #method: Item<Interface> | null = null;
  /** The method is an item of a list, which is indented so far. */
  #isListed = false;
  #listColumn = 0;

  constructor(components: Component[], context: Context, listener: Listener, depth: number) {
    super(COMPONENT, components, 'component_logic', context, listener, depth);
    this.#context = context;
  }

  override add(tile: TileNode): void {
    const { item } = this;
    if (tile.type === 'Heading') {
      if (this.opens(tile)) {
        this.openItem(tile);
        return;
      }
      if (item !== null && this.#openMethod(tile, item)) return;
      if (item !== null && (this.#method !== null || isAtInterfaces(item))) this.#tellNoMethod(tile, item);
    } else if (item !== null && this.#endsMethod(tile, item)) this.#closeMethod(false);
    else if (item !== null && tile.type === 'Bullet' && this.#openListed(tile, item)) return;
    if (this.#method === null || item === null) this.addToItem(tile);
    else this.#method.add(tile);
  }

  /** A label of the component ends the method that stands before it; one behind a bullet, where no list goes on in it. */
  #endsMethod(tile: TileNode, component: Item<Component>): boolean {
    const method = this.#method;
    if (method === null) return false;
    const name = labelOf(tile);
    if (name === null) return false;
    const label = this.#context.text(name);
    if (method.knows(label) || !component.knows(label)) return false;
    if (tile.type !== 'Bullet') return true;
    const isNested = this.#isListed && columnOf(tile, this.#context) > this.#listColumn;
    return !isNested && !method.mayHold(tile);
  }

  override opens(tile: HeadingNode): boolean {
    if (!super.opens(tile)) return false;
    // ### name(a: int) -> str   stands one level too high, below the component it belongs to.
    return this.item === null || !this.#holdsBrackets(tile) || this.claims(tile);
  }

  protected override finishParts(_item: Item<Component>, isLast: boolean): void {
    this.#closeMethod(isLast);
  }

  #holdsBrackets(tile: HeadingNode): boolean {
    const text = this.#context.text(tile.title);
    return text.includes('(') && readSignature(tile.title, this.#context) !== undefined;
  }

  /** In prose, numbers and marks before a title tell nothing. */
  #holdsPlainBrackets(tile: HeadingNode): boolean {
    return this.#holdsBrackets(tile) && matchSpan(this.#context.piece.text, tile.title, 'MethodTitle').matched;
  }

  #openMethod(tile: HeadingNode, component: Item<Component>): boolean {
    if (component.inProse && !this.#holdsPlainBrackets(tile)) return false;
    const path = [...component.path, 'interfaces', component.value.interfaces.length];
    const method = openInterface(tile.title, path, this.#context);
    if (method === undefined) return false;
    this.#closeMethod(false);
    if (tile.depth !== 4) {
      this.#context.badLevel(tile, 4, 'heading', path);
    }
    this.#startMethod(method, tile, path, component);
    return true;
  }

  /** A method that is an item of a list: `` - `name(a: int)`: what it does ``. */
  #openListed(tile: BulletNode, component: Item<Component>): boolean {
    const context = this.#context;
    const method = this.#method;
    const column = columnOf(tile, context);
    const isNested = this.#isListed && column >= this.#listColumn + 2;
    if (method === null ? component.openLabel !== 'Interfaces' : !this.#isListed || isNested) return false;
    const found = matchSpan(context.piece.text, tile.text, 'MethodItem');
    // Below a label of a method, names without parentheses are the label's.
    if (method?.hasOpenLabel === true && !(found.matched && context.text(found.value.title).includes('(')))
      return false;
    const path = [...component.path, 'interfaces', component.value.interfaces.length];
    const listed = found.matched ? openInterface(found.value.title, path, context) : undefined;
    if (!found.matched || listed === undefined) {
      if (method !== null) this.#tellNoMethod(tile, component);
      return false;
    }
    this.#closeMethod(false);
    context.tell('bad-form', tile.text, `The method is no heading: ${quote(context.text(tile.text))}`, path);
    listed.description = context.text(found.value.rest);
    this.#startMethod(listed, tile, path, component);
    this.#isListed = true;
    this.#listColumn = column;
    return true;
  }

  #startMethod(method: Interface, tile: TileNode, path: Path, component: Item<Component>): void {
    this.#context.place(path, tile);
    component.value.interfaces.push(method);
    this.#isListed = false;
    this.#method = new Item(method, path, interfaceLabels, this.#context, (value, text) => {
      value.description = value.description === '' ? text : `${value.description}\n\n${text}`;
    });
  }

  #tellNoMethod(tile: HeadingNode | BulletNode, component: Item<Component>): void {
    const context = this.#context;
    const text = quote(context.text(trimSpan(context.piece.text, tile)));
    context.tell('unread-text', tile, `Interfaces hold methods, not ${text}`, [...component.path, 'interfaces']);
  }

  #closeMethod(isLast: boolean): void {
    const method = this.#method;
    if (method === null) return;
    this.#method = null;
    method.close(isLast);
  }
}

/** The name of a label, which may stand behind a bullet. */
function labelOf(tile: TileNode): Span | null {
  if (tile.type === 'Field') return tile.name;
  return tile.type === 'Bullet' && tile.content.kind === 'entry' && tile.content.style === 'label'
    ? tile.content.name
    : null;
}

/** Whether a component's methods are due: below their label, or below one that nobody knows behind it. */
function isAtInterfaces({ openLabel, given }: Item<Component>): boolean {
  return openLabel === 'Interfaces' || (openLabel === undefined && given.has('Interfaces'));
}

const CONTRACT: ItemKind<ApiContract> = {
  labels: contractLabels,
  claims: (title, context) => matchSpan(context.piece.text, title, 'EndpointTitle').matched,
  open: openContract,
  close: closeContract,
};

const DATA_SCHEMA: ItemKind<DataSchema> = {
  labels: dataSchemaLabels,
  claims: (title, context) => isNamed('table', title, context),
  open: openDataSchema,
};

const COMPONENT: ItemKind<Component> = {
  labels: componentLabels,
  claims: (title, context) => isNamed('component', title, context),
  open: openComponent,
};

const CHECK: ItemKind<ChecklistItem> = {
  labels: checklistLabels,
  open: openChecklistItem,
  close: closeChecklistItem,
};

/** Makes the reader of a section of items whose heading has so many marks. */
type MakeSection = (design: DesignSpecification, context: Context, listener: Listener, depth: number) => SectionReader;

/** The readers of the sections of items. */
export const itemSections: Readonly<Record<'contracts' | 'schemas' | 'components' | 'checklist', MakeSection>> = {
  contracts: (design, context, listener, depth) =>
    new ItemSection(CONTRACT, design.api_contracts, 'api_contracts', context, listener, depth),
  schemas: (design, context, listener, depth) =>
    new ItemSection(DATA_SCHEMA, design.data_schemas, 'data_schemas', context, listener, depth),
  components: (design, context, listener, depth) =>
    new ComponentSection(design.component_logic, context, listener, depth),
  checklist: (design, context, listener, depth) =>
    new ItemSection(CHECK, design.design_review_checklist, 'design_review_checklist', context, listener, depth),
};
