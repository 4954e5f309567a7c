import { expect, it } from 'vitest';
import type { Format } from '../src/core/format.ts';
import { PrintError } from '../src/core/print-error.ts';
import { formats } from '../src/formats.ts';
import { coverOf } from './cover-texts.ts';

// What the small texts of a grammar's cover give, written down: nobody chose these texts, so it is read when it changes.
// `npx vitest run test/cover.test.ts -u` writes it anew.

it.each(Object.values(formats))('the cover of $name gives what is written', async (format: Format<unknown>) => {
  const given = coverOf(format.name).map((text) => givenBy(format, text));
  await expect(given.join('\n')).toMatchFileSnapshot(`./cover/${format.name}.txt`);
});

/**
 * A text with what it gives:
 *
 *     "[MOOD] 2"
 *       {"reply": …}
 *       not ok, complete
 *       7-8 warning duckflow/range
 *       prints as "[MOOD] 1"
 */
function givenBy(format: Format<unknown>, text: string): string {
  const { value, ok, complete, diagnostics } = format.parse(text);
  const times = new Map<string, number>();
  for (const { range, severity, code } of diagnostics) {
    const finding = `${range.start}-${range.end} ${severity} ${code}`;
    times.set(finding, (times.get(finding) ?? 0) + 1);
  }
  const found = [...times].map(([finding, count]) => (count === 1 ? finding : `${finding}, ${count} times`));
  const lines = [
    JSON.stringify(value),
    `${ok ? 'ok' : 'not ok'}, ${complete ? 'complete' : 'cut off'}`,
    ...found,
    printed(format, value, text),
  ];
  return `${JSON.stringify(text)}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function printed(format: Format<unknown>, value: unknown, text: string): string {
  try {
    const print = format.print(value);
    return print === text ? 'prints as it is' : `prints as ${JSON.stringify(print)}`;
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return `is not printed: ${error.message}`;
  }
}
