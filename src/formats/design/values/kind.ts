import type { Member } from '../../../engine/index.ts';
import type { Block } from '../blocks.ts';
import type { Field } from '../read/field.ts';

/** How the value of a label is read and written. */
export interface Kind<Value> {
  /** Writes the contents of the field into its member, and reports the rest. */
  read(field: Field, member: Member<Value>): void;
  /** The printed value with its label; empty if the value is left out. */
  write(label: string, value: Value): Block[];
  /**
   * The value of a cell, where a table row is an item; undefined if it has none. If missing, the label cannot be a
   * column.
   */
  cell?(text: string, report: (code: string, message: string) => void): Value | undefined;
}
