import { expect, it } from 'vitest';
import { amountIn } from '../../../../src/formats/json/typed/fit/amounts.ts';

it.each([
  ['2.50 EUR', 2.5],
  ['USD 5', 5],
  ['GBP 1,000.00', 1000],
  ["1'234.50 CHF", 1234.5],
  ['1.234,50 €', 1234.5],
  ['1.234.567', 1_234_567],
  ['6.02e23', 6.02e23],
  ['3 1/2', 3.5],
  ['1 / 4', 0.25],
  ['2½ hours', 2.5],
  ['⅛', 0.125],
  ['12k', 12_000],
  ['3 thousand', 3000],
  ['1 mio', 1e6],
  ['3 million', 3e6],
  ['7 bn', 7e9],
  ['−2 billion', -2e9],
  ['minus 5', -5],
  ['Negative $2.50', -2.5],
  ['5 dozen', 60],
  ['2 hundred', 200],
  ['3 hundred thousand', 300_000],
  ['1.5 trillion', 1.5e12],
  ['2 lakh', 200_000],
  ['3 crore', 3e7],
  ['0.125 €', 0.125],
  ['$1.125 billion', 1.125e9],
  ['seven', 7],
  ['one thousand two hundred', 1200],
])('%s is the number %d', (text, value) => {
  expect(amountIn(text)).toMatchObject({ value, isPercent: false, isAlone: true });
});

it.each(['2024-01-15', '10-20', '1.2.3', 'on 3 1/2/2024', '3 of 5', 'none', '1e999', ' '])(
  '%j is no number',
  (text) => {
    expect(amountIn(text)).toBeUndefined();
  },
);

it('so many out of so many is marked', () => {
  const share = { above: 9, below: 10, isFraction: false };
  expect(amountIn('9 out of 10')).toEqual({ value: 0.9, isPercent: false, isAlone: true, share });
});

it('a percentage is marked, and so is what stands among other words', () => {
  expect(amountIn('85 %')).toMatchObject({ value: 85, isPercent: true, isAlone: true });
  expect(amountIn('about 85 words long')).toMatchObject({ value: 85, isPercent: false, isAlone: false });
});

it.each([
  ['1.250 €', 1.25],
  ['€ 12.500', 12.5],
  ['USD 1.250', 1.25],
])('%s may be a thousand times as much', (text, value) => {
  expect(amountIn(text)).toMatchObject({ value, isAlone: false });
});
