import { InvalidArgumentError } from 'commander';
import { quote } from '../core/diagnostic.ts';
import { Problem } from './problem.ts';

// What turns the words of a command line into numbers.

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

/** What takes a number between two, a whole one unless that is said. @throws {InvalidArgumentError} */
export function numberFrom(least: number, most: number, isWhole = true): (text: string) => number {
  return (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return value;
    throw new InvalidArgumentError(`It must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`);
  };
}

/** The number of a port; 0 for any that is free. @throws {InvalidArgumentError} */
export const portNumber: (text: string) => number = numberFrom(0, 65_535);

/** The number that an option was given as text: a whole one, unless another pattern is wanted. @throws {Problem} */
export function numberOf(flag: string, text: string, pattern: RegExp = /^\d{1,10}$/): number {
  if (!pattern.test(text)) throw new Problem(`${flag} is not a number: ${quote(text)}`, 'write it in digits');
  return Number(text);
}
