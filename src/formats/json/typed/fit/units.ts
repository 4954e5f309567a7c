import { tokensOf } from './words.ts';

/** Quantities with several units; each string has the names of one unit, without the plural "s". */
const UNITS: readonly (readonly string[])[] = [
  ['ms millisecond', 's sec second', 'min minute', 'h hr hour', 'd day', 'week', 'month', 'y yr year'],
  ['mm', 'cm', 'm meter metre', 'km kilometer', 'inch inches', 'ft foot feet', 'mi mile'],
  ['mg', 'g gram', 'kg kilogram', 'oz ounce', 'lb pound', 't ton'],
  ['ml', 'cl', 'l liter litre', 'gallon'],
  ['b byte', 'kb', 'mb', 'gb', 'tb'],
  ['c celsius', 'f fahrenheit'],
  ['$ usd dollar', '€ eur euro', '£ gbp', '¥ jpy yen', 'chf', '₹ inr'],
];

/** The quantity and the unit for each name. */
const BY_NAME: ReadonlyMap<string, readonly [measured: number, unit: number]> = new Map(
  UNITS.flatMap((units, measured) =>
    units.flatMap((names, unit) => names.split(' ').map((name) => [name, [measured, unit]] as const)),
  ),
);

/**
 * Whether a number has another unit than its field's name says: the number alone would be wrong.
 *
 * @example isOtherUnit('duration_seconds', 'min') // true
 */
export function isOtherUnit(field: string, unit: string): boolean {
  const given = unitOf(unit.toLowerCase());
  const wanted = given && unitOf(tokensOf(field).at(-1) ?? '');
  return given !== undefined && wanted?.[0] === given[0] && wanted[1] !== given[1];
}

function unitOf(name: string): readonly [measured: number, unit: number] | undefined {
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/s$/, ''));
}
