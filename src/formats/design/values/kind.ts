import type { Member } from '../../../engine/index.ts';
import type { Block } from '../blocks.ts';
import type { Field } from '../read/field.ts';

/** How the value of a label is read and written. */
export interface Kind<Value> {
  /** Writes what the field holds into its member, and reports what is none of it. */
  read(field: Field, member: Member<Value>): void;
  /** The value below its label; nothing where that is how it is written. */
  write(label: string, value: Value): Block[];
  /** The value of a cell, where a row of a table is an item; undefined where it has none. Without it, no cell holds one. */
  cell?(text: string, report: (code: string, message: string) => void): Value | undefined;
}
