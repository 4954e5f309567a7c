import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { readingYaml } from '../scripts/reading-yaml.ts';
import { readYaml } from '../src/formats/acor/read/yaml.ts';

const TEXTS = [
  'base: &base\n  width: 320\nlarge:\n  - *base\n',
  'a: |\n  one\n  two\nb: >-\n  one\n  two\n"c": \'d\'\ne: "\\u0041\\x41\\n"\n',
  'a: 0x1f\nb: 0o17\nc: ~\nd: 1e3\ne: .5\nf: .inf\ng: yes\nh: true\n',
  '%YAML 1.1\n---\na: yes\nb: !!set {x}\nc: !!omap [a: 1]\nd: !!pairs [a: 1]\ne: 0b11\nf: 1:30\ng: 2001-12-14\nh: !!binary Zm9v\n',
  '%YAML 9.9\n---\na: 1\n',
  'a: !!binary Zm9v\nb: !!int "3"\nc: !own d\n',
  '<<: {a: 1}\nb: 2\n',
  '? [1, 2]\n: 3\n',
  '{a: 1}: b\n',
  'a: [1, 2\n',
  'a: "x\n',
  'a: 1\na: 2\n',
  '&a [*a]\n',
  'a: *b\n',
];

it('the YAML of the package, which cannot write, reads as the whole library does', async () => {
  const bundle = await rolldown({
    input: new URL('../src/formats/acor/read/yaml.ts', import.meta.url).pathname,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [readingYaml],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const { code } = output[0];
  expect(code).not.toContain('function stringifyCollection');
  const built = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  for (const text of TEXTS) {
    const { value, faults } = built.readYaml(text);
    const expected = readYaml(text);
    expect({ text, value, faults }).toEqual({ text, value: expected.value, faults: expected.faults });
  }
});
