import type { FieldNode } from '../../../generated/design.ts';
import type { Path } from '../../core/path.ts';
import type { Context, Field } from './context.ts';

/** Reads the field of one label into an item of the model. */
export interface LabelReader<Item> {
  /** The label as the specification writes it. */
  readonly name: string;
  /** The field holds Markdown: labels that the item does not know belong to its text. */
  readonly prose: boolean;
  /** Whether a label that the item does not know is a part of the field. */
  takes?(tile: FieldNode, context: Context): boolean;
  /** `path` is the item's. */
  read(item: Item, field: Field, path: Path, context: Context): void;
}

/** The labels that an item knows, as the specification writes them and in lower case. */
export type Labels<Item> = ReadonlyMap<string, LabelReader<Item>>;

/** The reader of a label, however it is written. */
export function readerOf<Item>(labels: Labels<Item>, label: string): LabelReader<Item> | undefined {
  return labels.get(label) ?? labels.get(normalLabel(label));
}

/** One label of an item, with other names that models give it. */
export interface LabelRow<Item> {
  readonly name: string;
  readonly others?: readonly string[];
  readonly prose?: boolean;
  takes?(tile: FieldNode, context: Context): boolean;
  read(item: Item, field: Field, path: Path, context: Context): void;
}

/** Makes the table of an item's labels. */
export function labelsOf<Item>(rows: readonly LabelRow<Item>[]): Labels<Item> {
  return new Map(
    rows.flatMap((row) => {
      const reader: LabelReader<Item> = { ...row, prose: row.prose === true };
      const names = [row.name, ...(row.others ?? [])];
      return [row.name, ...names.map(normalLabel)].map((name) => [name, reader] as const);
    }),
  );
}

/** Whether a label has one blank between its words and none around them, as most have. */
function isSpacedWell(label: string): boolean {
  return !['_', '\t', '  '].some((sign) => label.includes(sign)) && !label.startsWith(' ') && !label.endsWith(' ');
}

/** A label as the tables know it: lower case, one blank between words. */
export function normalLabel(label: string): string {
  const lower = label.toLowerCase();
  if (isSpacedWell(lower)) return lower;
  const words = lower.replaceAll('_', ' ').replaceAll('\t', ' ').split(' ');
  return words.filter((word) => word !== '').join(' ');
}
