/** True when the text has no more digits than the whole number, as JavaScript writes it or in full. */
export function isExact(text: string, value: number): boolean {
  if (text === String(value)) return true;
  if (value === 0) return !/^[^eE]*[1-9]/.test(text);
  const digits = /^[+-]?([0-9_,]+)(?:\.0*)?$/.exec(text)?.[1];
  return digits === undefined || BigInt(digits.replace(/[_,]/g, '')) === BigInt(Math.abs(value));
}
