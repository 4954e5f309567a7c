import { grammar } from '../../../generated/design.ts';
import type { Severity } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { getOwn } from '../../core/record.ts';
import type { KeyOf, Member, Part, ValueOf } from '../../engine/index.ts';
import { visit } from '../../engine/visit.ts';
import { type Block, below, field } from './blocks.ts';
import type { Kind } from './values/kind.ts';

/** The description of a label, except its names, which are in the grammar. */
export interface LabelRow<Value> {
  /** The specification's spelling. */
  readonly label: string;
  /** How its value is read and written. */
  readonly as: Kind<Value>;
  /** The severity when an item lacks it; undefined for an optional label. */
  readonly missing?: Severity;
  /** Other names for its column in a table of items, in lower case. */
  readonly heads?: readonly string[];
}

/** A row with its key in the model. Its value is read and written through the kind's `labels`, by this key. */
export interface KeyedRow<Item> extends Omit<LabelRow<unknown>, 'as'> {
  readonly key: ItemKey<Item>;
  /** The grammar's node for the label, which has the same name. */
  readonly node: string;
  readonly isCell: boolean;
}

export type ItemKey<Item> = KeyOf<Item> & string;

/** The labels of an item by key, in the order of the layout. */
export type Labels<Item> = { readonly [Key in ItemKey<Item>]?: LabelRow<ValueOf<Item, Key>> };

/** A kind of item: endpoint, table, component, method or check. */
export interface ItemKind<Item extends object> {
  /** Its name in messages. */
  readonly what: string;
  readonly labels: Labels<Item>;
  /** The labels in the order of the layout. */
  readonly rows: readonly KeyedRow<Item>[];
  /** The key of the text below the heading, which has no label. */
  readonly lead?: ItemKey<Item>;
  /** How a table row or a list item is read as one; if undefined, none is. */
  readonly inRows?: RowKind<Item>;
  /** An item without any content. */
  empty(): Item;
  /** The printed heading of an item. */
  heading(item: Item): string;
  /** The member for labels unknown to the specification. */
  extra(item: Part<Item>): Member<Record<string, string>>;
}

/** How a row of cells is read as an item: the contents of its heading are in separate cells. */
export interface RowKind<Item extends object> {
  /** The names of these cells, with the names of their columns; a row needs at least the first. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** Where a list item is an item: the cells for its name and its text. */
  readonly names: { readonly name: string; readonly text: string };
  /** Whether a name is possible. */
  isName?(name: string): boolean;
  /** Writes the contents of these cells. */
  read(
    cells: Readonly<Record<string, string>>,
    item: Part<Item>,
    report: (code: string, message: string, path: Path) => void,
  ): void;
}

/** A kind of item with its rows in a list, made once since every label of a document needs them. */
export function itemKind<Item extends object>(kind: Omit<ItemKind<Item>, 'rows'>): ItemKind<Item> {
  const { labels } = kind;
  const keys = Object.keys(labels).filter((key): key is ItemKey<Item> => Object.hasOwn(labels, key));
  const rows = keys.flatMap((key) => {
    const row = labels[key];
    if (row === undefined) return [];
    const node = `${row.label.replaceAll(/[^A-Za-z]/g, '')}Label`;
    return [{ ...row, key, node, isCell: row.as.cell !== undefined }];
  });
  return { ...kind, rows };
}

const RULE: Block = { label: '', text: '---' };

/** An item with all its contents. */
export function itemBlocks<Item extends { readonly extra?: Record<string, string> }>(
  kind: ItemKind<Item>,
  item: Item,
): Block[] {
  const { lead } = kind;
  const { '': loose, ...others } = item.extra ?? {};
  const looseBlocks = loose === undefined ? [] : [{ label: '', text: loose }];
  return [
    { label: '', text: kind.heading(item) },
    ...(lead === undefined ? looseBlocks : labelBlocks(kind, lead, item)),
    // Labels unknown to the specification come before all others, where no field can absorb them.
    ...Object.entries(others).flatMap(([label, text]) => (isBlock(text) ? below(label, text) : field(label, text))),
    ...kind.rows.flatMap(({ key }) => (key === lead ? [] : labelBlocks(kind, key, item))),
    RULE,
    // If the text below the heading is a field, text without a label comes last.
    ...(lead === undefined || loose === undefined ? [] : [...looseBlocks, RULE]),
  ];
}

function labelBlocks<Item extends object, Key extends ItemKey<Item>>(
  { labels }: ItemKind<Item>,
  key: Key,
  item: Item,
): Block[] {
  const row = labels[key];
  const value = valueAt(item, key);
  return row === undefined || value === undefined ? [] : row.as.write(row.label, value);
}

function valueAt<Item extends object, Key extends ItemKey<Item>>(item: Item, key: Key): ValueOf<Item, Key> | undefined;
function valueAt(item: Readonly<Record<string, unknown>>, key: string): unknown {
  return getOwn(item, key);
}

/** Whether a text begins with something that would not be recognised on the line of a label. */
function isBlock(text: string): boolean {
  let begins = false;
  const block = ({ start }: Range): void => {
    begins ||= start === 0;
  };
  visit(grammar, text, { Fence: block, Table: block, BadWrapper: block });
  return begins;
}
