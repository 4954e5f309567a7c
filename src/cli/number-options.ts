import { InvalidArgumentError } from 'commander';
import { quote } from '../core/diagnostic.ts';
import { Problem } from './problem.ts';

// Parsers for numeric options.

/** @throws {InvalidArgumentError} */
export function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

/** @throws {InvalidArgumentError} */
export function positive(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

/** @throws {InvalidArgumentError} */
export function seconds(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new InvalidArgumentError('It must be a number of seconds, from 0.');
  return value;
}

/** Parses a number within limits, an integer by default. @throws {InvalidArgumentError} */
export function numberFrom(least: number, most: number, isWhole = true): (text: string) => number {
  return (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return value;
    throw new InvalidArgumentError(`It must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`);
  };
}

/** A port number; 0 for any free port. @throws {InvalidArgumentError} */
export const portNumber: (text: string) => number = numberFrom(0, 65_535);

/** The number in an option's text: an integer, unless another pattern is given. @throws {Problem} */
export function numberOf(flag: string, text: string, pattern: RegExp = /^\d{1,10}$/): number {
  if (!pattern.test(text)) throw new Problem(`${flag} is not a number: ${quote(text)}`, 'write it in digits');
  return Number(text);
}
