import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = `
import { duckflow } from 'peglot';
import { observed } from 'peglot/telemetry';
console.log(observed(duckflow) === duckflow);
`;

it.each([
  [[], 'false'],
  [['--import', './without-opentelemetry.mjs'], 'true'],
])('without OpenTelemetry, a format stays as it is: %j', (flags, same) => {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const args = [...flags, '--input-type=module', '--eval', PROGRAM];
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim()).toBe(same);
});
