import { tokensOf } from './words.ts';

/** What is measured in more than one unit; the names of each unit are beside each other. */
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

/** By each name of a unit what it measures, and which unit it is of that. */
const BY_NAME: ReadonlyMap<string, readonly [measured: number, unit: number]> = new Map(
  UNITS.flatMap((units, measured) =>
    units.flatMap((names, unit) => names.split(' ').map((name) => [name, [measured, unit]] as const)),
  ),
);

/**
 * Whether a number is in another unit than its field says: the number alone would be wrong.
 *
 * @example isOtherUnit('duration_seconds', 'min') // true
 */
export function isOtherUnit(field: string, unit: string): boolean {
  const given = BY_NAME.get(unit.toLowerCase());
  const wanted = given && BY_NAME.get(tokensOf(field).at(-1) ?? '');
  return given !== undefined && wanted?.[0] === given[0] && wanted[1] !== given[1];
}
