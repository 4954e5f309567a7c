import { tokensOf } from './words.ts';

/** Quantities with several units; each string has the names of one unit, without the plural "s". */
const UNITS: readonly (readonly string[])[] = [
  ['ms millisecond', 's sec second', 'min minute', 'h hr hour', 'd day', 'week', 'month', 'y yr year'],
  ['mm', 'cm', 'm meter metre', 'km kilometer', 'inch inches', 'ft foot feet', 'mi mile'],
  ['mg', 'g gram', 'kg kilogram', 'oz ounce', 'lb pound', 't ton'],
  ['ml', 'cl', 'l liter litre', 'gallon'],
  ['b byte', 'kb', 'mb', 'gb', 'tb'],
  ['c celsius', 'f fahrenheit'],
  // A direction is a sign.
  ['lat latitude lon lng longitude', 's south w west'],
  ['$ usd dollar', '€ eur euro', '£ gbp', '¥ jpy yen', 'chf', '₹ inr'],
];

/**
 * Whether a number has another unit than its field's name says: the number alone would be wrong.
 *
 * @example isOtherUnit('duration_seconds', 'min') // true
 */
export function isOtherUnit(field: string, unit: string): boolean {
  return UNITS.some((units) => {
    const [given, wanted] = [unit.toLowerCase(), tokensOf(field).at(-1) ?? ''].map((name) =>
      units.findIndex((names) => names.split(' ').some((one) => one === name || `${one}s` === name)),
    );
    return given !== wanted && given !== -1 && wanted !== -1;
  });
}
