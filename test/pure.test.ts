import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { withPureValues } from '../scripts/pure.ts';

/** What a bundler leaves of a file when `used` alone is imported of it. */
async function leftOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { used } from 'file';" },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'file',
        setup({ onResolve, onLoad }): void {
          onResolve({ filter: /^file$/ }, () => ({ path: 'file', namespace: 'given' }));
          onLoad({ filter: /^file$/, namespace: 'given' }, () => ({ contents: file }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

it('of a file that makes other values at import, a bundler leaves what is used', async () => {
  const file = `
    const made = defineFormat({ ...parts, rules: [ruleOf('other')] }), table = new Map([['other', made.parse]]);
    export const other = made.parse, others = { other, table };
    export const used = 'used';
    const plain = () => other;
    export { plain };`;
  expect(await leftOf(file)).toContain('other');
  const left = await leftOf(withPureValues(file));
  expect(left).not.toMatch(/defineFormat|Map|other/);
  expect(left).toContain('used');
});

it('what is written stays what it is', async () => {
  const code = withPureValues(
    'export const list = [1, 2].map((n) => ({ n })), { a } = { a: list }, f = () => list, later = await f();',
  );
  const made = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect({ list: made.list, a: made.a, f: made.f(), later: made.later }).toEqual({
    list: [{ n: 1 }, { n: 2 }],
    a: [{ n: 1 }, { n: 2 }],
    f: [{ n: 1 }, { n: 2 }],
    later: [{ n: 1 }, { n: 2 }],
  });
});
