import { compileGrammar } from 'peglot/grammar';
import { expect, it } from 'vitest';

// What a grammar runs before each text is run before each, however it is written.
it.each([
  ['on one line', '{ let count = 0; }\nS = ("a" { count++; })* { return count; }'],
  [
    'with an indented brace at its end',
    '{\n  let count = 0;\n  function more() {\n    count++;\n  }\n}\nS = ("a" { more(); })* { return count; }',
  ],
])('code of its own %s begins anew with each text', (_, text) => {
  const parser = compileGrammar([{ source: 's', text }]);
  expect(parser.parse('aa')).toBe(2);
  expect(parser.parse('aa')).toBe(2);
});
