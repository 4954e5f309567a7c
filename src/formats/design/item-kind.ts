import { grammar } from '../../../generated/design.ts';
import type { Severity } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { getOwn } from '../../core/record.ts';
import type { KeyOf, Member, Part, ValueOf } from '../../engine/index.ts';
import { visit } from '../../engine/visit.ts';
import { type Block, below, field } from './blocks.ts';
import type { Kind } from './values/kind.ts';

/** A label of the specification: all there is to know of it but its names, which the grammar has. */
export interface LabelRow<Value> {
  /** As the specification writes it. */
  readonly label: string;
  /** How its value is read and written. */
  readonly as: Kind<Value>;
  /** How bad it is that an item lacks it; undefined where the specification lets it be left out. */
  readonly missing?: Severity;
  /** What the head of its column is called too in a table of items, in lower case. */
  readonly heads?: readonly string[];
}

/** A row with its key in the model; how its value is read and written, is asked of the kind by this key. */
export interface KeyedRow<Item> extends Omit<LabelRow<unknown>, 'as'> {
  readonly key: ItemKey<Item>;
  /** The node that the grammar makes of the label: it is called as the label is. */
  readonly node: string;
  readonly isCell: boolean;
}

/** A member of an item. */
export type ItemKey<Item> = KeyOf<Item> & string;

/** The labels of an item, by their keys in the model and in the order of the layout. */
export type Labels<Item> = { readonly [Key in ItemKey<Item>]?: LabelRow<ValueOf<Item, Key>> };

/** A kind of item: endpoint, table, component, method or check. */
export interface ItemKind<Item extends object> {
  /** What messages call it. */
  readonly what: string;
  readonly labels: Labels<Item>;
  /** The same in the order of the layout. */
  readonly rows: readonly KeyedRow<Item>[];
  /** The key of the text below the heading, which needs no label. */
  readonly lead?: ItemKey<Item>;
  /** How a row of a table or an item of a list is read as one. Without it, none is. */
  readonly inRows?: RowKind<Item>;
  /** An item of which nothing is known yet. */
  empty(): Item;
  /** The heading of an item as it is written. */
  heading(item: Item): string;
  /** The member that keeps what the specification has no label for. */
  extra(item: Part<Item>): Member<Record<string, string>>;
}

/** How a row of cells is read as an item: what is in the heading of an item is in cells of its own. */
export interface RowKind<Item extends object> {
  /** The names of these cells, with what the heads of their columns are called; no row can be without the first. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** What an item of a list is, where it is an item: what its name is, and what its text. */
  readonly names: { readonly name: string; readonly text: string };
  /** Whether a name can be one. */
  isName?(name: string): boolean;
  /** Writes what is in these cells. */
  read(
    cells: Readonly<Record<string, string>>,
    item: Part<Item>,
    report: (code: string, message: string, path: Path) => void,
  ): void;
}

/** A kind of item with its rows in a list: they are asked for with each label of a document. */
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

/** An item with everything that is in it. */
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
    // Labels that the specification does not know are before all others, where nothing takes them in.
    ...Object.entries(others).flatMap(([label, text]) => (isBlock(text) ? below(label, text) : field(label, text))),
    ...kind.rows.flatMap(({ key }) => (key === lead ? [] : labelBlocks(kind, key, item))),
    RULE,
    // Where the text below the heading means something, text without a label is after everything else.
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

/** Whether a text begins with what would be none on the line of a label. */
function isBlock(text: string): boolean {
  let begins = false;
  const block = ({ start }: Range): void => {
    begins ||= start === 0;
  };
  visit(grammar, text, { Fence: block, Table: block, BadWrapper: block });
  return begins;
}
