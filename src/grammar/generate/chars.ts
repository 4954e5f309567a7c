import { unitEscape } from '../../core/escape-controls.ts';
import { inClass } from '../../engine/matchers/units.ts';
import { type CharSet, complement } from '../char-set.ts';

/** A string literal in the generated code, in ASCII. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (char) => unitEscape(char.charCodeAt(0)));
}

/** A set as written in the brackets of a class: `A-Za-z_`, `^\r\n`. */
export function classUnits(set: CharSet): string {
  const others = complement(set);
  const isInverted = others.length < set.length;
  const ranges = (isInverted ? others : set).map(([from, to]) =>
    from === to ? inClass(from) : to === from + 1 ? inClass(from) + inClass(to) : `${inClass(from)}-${inClass(to)}`,
  );
  return `${isInverted ? '^' : ''}${ranges.join('')}`;
}
