import fc from 'fast-check';

/** Lines that begin, continue or end something. Tags alone on a line are left to texts without lists and quotations. */
const lines: readonly string[] = [
  '# One',
  '## Two ##',
  '### Three #',
  '###',
  '# # #',
  '#five',
  '####### seven',
  '  ## indented',
  '    ## code',
  '---',
  '***',
  '- - -',
  ' ---',
  '    ---',
  '===',
  '   ===',
  '--',
  '=',
  '```',
  '```js title="a b"',
  '``` a`b',
  '````',
  '   ```',
  '    ```',
  '~~~',
  '~~~~ md `x`',
  '  ~~~',
  '\tcode',
  'text',
  'more *text* with `code`',
  '**Name:** value',
  '   text',
  '     deep text',
  'a | b',
  '| a | b |',
  '| a \\| b | c',
  '| `x` | \\\\| y |',
  '|---|:-:|',
  '| - | - |',
  '--|--',
  ':--',
  '| |',
  '|',
  '<!-- one -->',
  '<!-- open',
  '-->',
  '<!-->',
  '<!--->',
  '',
  '',
  '',
  '  ',
];

const containers: readonly string[] = [
  '- item',
  '-',
  '* star',
  '+ plus',
  '1. one',
  '2. two',
  '10) ten',
  '  - nested',
  '    - deep',
  '- - twice',
  '- # Heading',
  '- ```sh',
  '  ```',
  '   ```',
  '- | a | b |',
  '  |---|---|',
  '  text in',
  '    text in text',
  '-     code',
  '- ---',
  '> quoted',
  '> # Heading',
  '> ```',
  '>',
];

const html: readonly string[] = [
  '<div>',
  '</div>',
  '<div class="x"',
  '<b>',
  '<b a=1 c>',
  '</b>  ',
  '<b>x</b>',
  '<a/>',
  '<script>',
  '</script>',
  '<?php',
  '?>',
  '<!DOCTYPE x',
  '<![CDATA[',
  ']]>',
];

const pieces: readonly string[] = [
  '#',
  '##',
  '# ',
  '## T',
  ' ',
  '  ',
  '   ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '`',
  '```',
  '~~~',
  '~',
  '-',
  '---',
  '- ',
  '* ',
  '1. ',
  '2) ',
  '|',
  'a|b',
  '| a |',
  '|-',
  '-|-',
  ':-',
  '\\',
  '\\|',
  '=',
  '===',
  'x',
  'word ',
  '<!--',
  '-->',
  '>',
  '_',
  '**a**:',
  'é',
  '🦆',
];

const lineEnds = fc.oneof(
  { weight: 6, arbitrary: fc.constant('\n') },
  { weight: 1, arbitrary: fc.constantFrom('\r\n', '\r') },
);

function documents(from: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 12 }), lineEnds, fc.boolean())
    .map(([chosen, end, ended]) => chosen.join(end) + (ended ? end : ''));
}

const fragments = fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join(''));

/** Markdown of whole lines, of pieces of lines, and of lines that something was cut out of or put into. */
export const markdownTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: documents([...lines, ...containers]) },
  { weight: 2, arbitrary: documents(lines) },
  { weight: 2, arbitrary: documents([...lines, ...html]) },
  { weight: 3, arbitrary: fragments },
  {
    weight: 3,
    arbitrary: fc
      .tuple(documents([...lines, ...containers]), fc.nat(), fc.nat({ max: 6 }), fc.constantFrom('', ...pieces))
      .map(([text, from, length, piece]) => {
        const at = from % (text.length + 1);
        return text.slice(0, at) + piece + text.slice(at + length);
      }),
  },
);
