import { expect, test } from 'vitest';
import { numberOf, portNumber, positive, positiveInteger, seconds } from '../../src/cli/number-options.ts';

/** What becomes of the words of a command line: the number, or what is said. */
function read(option: (text: string) => number, texts: readonly string[]): (number | string)[] {
  return texts.map((text) => {
    try {
      return option(text);
    } catch (error) {
      return String(error instanceof Error && error.message);
    }
  });
}

test('options take the numbers that they can mean, and say which those are', () => {
  const whole = 'It must be a whole number from 1.';
  expect(read(positiveInteger, ['1', '9007199254740991', '0', '-1', '1.5', '9007199254740992', 'x'])).toEqual([
    1,
    9007199254740991,
    ...Array(5).fill(whole),
  ]);
  const above = 'It must be a number above 0.';
  expect(read(positive, ['0.1', '0', '-1', 'Infinity', 'x'])).toEqual([0.1, above, above, above, above]);
  const time = 'It must be a number of seconds, from 0.';
  expect(read(seconds, ['0', '0.5', '-0.1', 'Infinity', 'x'])).toEqual([0, 0.5, time, time, time]);
  const port = 'It must be a whole number from 0 to 65535.';
  expect(read(portNumber, ['0', '65535', '65536', '-1', '1.5', ' ', 'x'])).toEqual([0, 65_535, ...Array(5).fill(port)]);
  const digits = (text: string): number => numberOf('--runs', text);
  expect(read(digits, ['0', '0123456789', '12345678901', '1.5', ''])).toEqual([
    0,
    123456789,
    '--runs is not a number: "12345678901"',
    '--runs is not a number: "1.5"',
    '--runs is not a number: ""',
  ]);
});
