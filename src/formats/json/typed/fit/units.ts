import { tokensOf } from './words.ts';

/** Quantities with several units; each inner list has the names of one unit. */
const UNITS: readonly (readonly string[])[] = [
  [
    ...['ms millisecond milliseconds', 's sec secs second seconds', 'min mins minute minutes', 'h hr hrs hour hours'],
    ...['d day days', 'week weeks', 'month months', 'y yr yrs year years'],
  ],
  [
    'mm',
    'cm',
    'm meter meters metre metres',
    'km kilometer kilometers',
    'inch inches',
    'ft foot feet',
    'mi mile miles',
  ],
  ['mg', 'g gram grams', 'kg kilogram kilograms', 'oz ounce ounces', 'lb lbs pound pounds', 't ton tons'],
  ['ml', 'cl', 'l liter liters litre litres', 'gallon gallons'],
  ['b byte bytes', 'kb', 'mb', 'gb', 'tb'],
  ['c celsius', 'f fahrenheit'],
  ['$ usd dollar dollars', '€ eur euro euros', '£ gbp', '¥ jpy yen', 'chf', '₹ inr'],
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
  const given = BY_NAME.get(unit.toLowerCase());
  const wanted = given && BY_NAME.get(tokensOf(field).at(-1) ?? '');
  return given !== undefined && wanted?.[0] === given[0] && wanted[1] !== given[1];
}
