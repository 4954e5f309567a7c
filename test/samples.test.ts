import { expect, it } from 'vitest';
import { formatNamed } from '../site/playground/formats.ts';
import { dialectNames, editNames, ours } from '../site/playground/names.ts';
import { samplesOf } from '../site/playground/samples.ts';
import { isDialect } from '../src/tools/dialects/index.ts';

const NAMES = [...Object.keys(ours), 'json', ...dialectNames, ...editNames];

it.each(NAMES)('the samples of %s are read as what they are called', (name) => {
  const format = formatNamed(name, '');
  const samples = samplesOf(name, (of) => formatNamed(of, ''));
  const { clean = '', 'cut off': cut } = samples;
  const parsed = format.parse(clean);
  expect(clean).not.toBe('');
  expect(parsed.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  if (isDialect(name)) expect(parsed.value).toMatchObject({ calls: [{}] });
  if (editNames.some((one) => one === name)) expect(parsed.value).toMatchObject({ edits: [{}] });
  if (cut !== undefined) expect(format.parse(cut)).toMatchObject({ complete: false });
});
