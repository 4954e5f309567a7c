import { parse } from 'peglot/duckflow';
import { expect, it } from 'vitest';
import { FindingsError } from '../src/hosts/findings-error.ts';

it.each([
  [3, ''],
  [4, '; 1 more error'],
  [9, '; 6 more errors'],
])('an error with %i findings names three and counts the others', (count, more) => {
  const text = '[VITALS]\nMOOD: high\n';
  const { diagnostics, ...others } = parse(text);
  const [finding] = diagnostics.filter(({ severity }) => severity === 'error');
  if (finding === undefined) throw new Error('the text has an error');
  const errors = Array.from({ length: count }, (_, at) => ({ ...finding, message: `The ${at}th` }));
  const parsed = { ...others, diagnostics: errors };
  const { message } = new FindingsError(parsed, text);
  const named = errors.slice(0, 3).map(({ code, message: said }) => `${code}: ${said}`);
  expect(message).toBe(`not a clean duckflow text: ${named.join('; ')}${more}`);
});
