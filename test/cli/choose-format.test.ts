import { beforeAll, expect, test } from 'vitest';
import { formatNamed, formatOf, formatWithoutText } from '../../src/cli/choose-format.ts';
import { jsonSchemaOf } from '../../src/cli/json-schema.ts';
import { refusalOf } from '../../src/cli/problem.ts';
import { detect, dialects, knownNames, loadOurs } from '../../src/cli/registry.ts';
import { explain } from '../../src/program/explain.ts';

const refusal = (work: () => unknown): string => {
  try {
    return `not refused: ${String(work())}`;
  } catch (error) {
    return refusalOf(error);
  }
};

beforeAll(() => loadOurs());

test('the names that there are stand where none is near', () => {
  expect(refusal(() => formatNamed('yaml'))).toBe(
    `there is no format 'yaml'; the formats are: duckflow, acor, design, dml, skill, json; the dialects of tool calls and edits: ${[...dialects.keys()].join(', ')}`,
  );
  expect(refusal(() => formatNamed('herms'))).toBe("there is no format 'herms'; did you mean 'hermes'?");
  expect(refusal(() => formatNamed('jon'))).toBe("there is no format 'jon'; did you mean 'json'?");
  expect(refusal(() => formatWithoutText({}))).toBe(
    'no format is named; name one: duckflow, acor, design, dml, skill, json, or a dialect of tool calls',
  );
  expect(refusal(() => formatOf('no format at all', 'a.txt', {}))).toBe(
    'a.txt: the format cannot be detected from the text; name it with --format NAME',
  );
});

test('every name is that of its format', () => {
  for (const name of knownNames()) expect(formatNamed(name)).toBe(formatWithoutText({ format: name }));
  expect(formatOf('x', 'a.txt', { format: 'acor' }).name).toBe('acor');
  expect(formatOf('{"a": 1}', 'a.txt', {}).name).toBe('json');
  expect(detect('')).toBeUndefined();
});

test('a model that is not written with Valibot has no JSON Schema', () => {
  const foreign = { ...formatNamed('json'), schema: { '~standard': { version: 1 } } };
  expect(refusal(() => jsonSchemaOf(Object(foreign)))).toBe(
    'the schema of json does not tell itself as JSON Schema; write it with Valibot or Zod',
  );
});

test('a code that several formats have needs a name', async () => {
  const codes = ['bad-percent', 'too-deep', 'bad-bom'];
  expect(await Promise.all(codes.map((code) => explain(code, undefined).catch(refusalOf)))).toMatchInlineSnapshot(`
    [
      "several formats have the diagnostic 'bad-percent'; say which: duckflow/bad-percent, acor/bad-percent, skill/bad-percent",
      "several formats have the diagnostic 'too-deep'; say which: acor/too-deep, skill/too-deep",
      "several formats have the diagnostic 'bad-bom'; say which: duckflow/bad-bom, acor/bad-bom, design/bad-bom, dml/bad-bom, skill/bad-bom",
    ]
  `);
});
