import { typed } from 'peglot/json';
import { expect, it } from 'vitest';
import type { Format } from '../src/core/format.ts';
import { formats } from '../src/formats.ts';
import { coverOf } from './cover-texts.ts';
import { schemas } from './formats/json/typed/answer-schemas.ts';
import { printed, verdictOf } from './outcome.ts';

// What the small texts of a grammar's cover give, written down: nobody chose these texts, so it is read when it changes.
// `npx vitest run test/cover.test.ts -u` writes it anew.

it.each(Object.values(formats))('the cover of $name gives what is written', async (format: Format<unknown>) => {
  const given = coverOf(format.name).map((text) => givenBy(format, text));
  await expect(given.join('\n')).toMatchFileSnapshot(`./cover/${format.name}.txt`);
});

it('the cover of typed answers gives what is written, read as each type', async () => {
  const types = [...schemas].map(([name, schema]) => ({ name, format: typed(schema) }));
  const given = coverOf('answer').map((text) => {
    const namesBy = new Map<string, string[]>();
    for (const { name, format } of types) {
      const { value, ok, complete, diagnostics } = format.parse(text);
      const codes = diagnostics.map(({ code }) => code).join(' ');
      const outcome = `${JSON.stringify(value)} ${verdictOf(ok, complete)} ${codes}`;
      namesBy.set(outcome, [...(namesBy.get(outcome) ?? []), name]);
    }
    const lines = [...namesBy].map(([outcome, names]) => `  ${names.join(', ')}:\n    ${outcome}\n`);
    return `${JSON.stringify(text)}\n${lines.join('')}`;
  });
  await expect(given.join('\n')).toMatchFileSnapshot('./cover/answer.txt');
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
  const lines = [JSON.stringify(value), verdictOf(ok, complete), ...found, printed(format, value, text)];
  return `${JSON.stringify(text)}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
