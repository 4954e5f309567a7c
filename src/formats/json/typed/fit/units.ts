import { tokensOf } from './words.ts';

/** Quantities with several units: the names of each, without the plural "s". */
const UNITS: readonly (readonly (readonly string[])[])[] = [
  ['ms millisecond', 's sec second', 'min minute', 'h hr hour', 'd day', 'week', 'month', 'y yr year age'],
  ['mm', 'cm', 'm meter metre', 'km kilometer', 'inch inches', 'ft foot feet', 'mi mile'],
  ['m/s mps', 'km/h kmh kph', 'mph', 'kn knot'],
  ['mg', 'g gram', 'kg kilogram', 'oz ounce', 'lb pound', 't ton'],
  ['ml', 'cl', 'l liter litre', 'gallon'],
  ['b byte', 'kb', 'mb', 'gb', 'tb'],
  ['c celsius', 'f fahrenheit'],
  // A direction is a sign.
  ['lat latitude lon lng longitude', 's south w west'],
  ['$ usd dollar', '€ eur euro', '£ gbp', '¥ jpy yen', 'chf', '₹ inr'],
].map((units) => units.map((names) => names.split(' ')));

/**
 * Whether a number has another unit than its field's name says: the number alone would be wrong.
 *
 * @example isOtherUnit('duration_seconds', 'min') // true
 */
export function isOtherUnit(field: string, unit: string): boolean {
  return UNITS.some((units) => {
    const unitOf = (name: string): number =>
      units.findIndex((names) => names.includes(name) || (name.endsWith('s') && names.includes(name.slice(0, -1))));
    const given = unitOf(unit.toLowerCase());
    const wanted = given === -1 ? -1 : unitOf(tokensOf(field).at(-1) ?? '');
    return wanted !== -1 && given !== wanted;
  });
}
