import fc from 'fast-check';
import { parse } from 'peglot/acor';
import { expect, it } from 'vitest';
import { runs } from '../laws/law.ts';

const piece = fc.constantFrom(
  ...['#', '##', ' ', '\t', '**', '__', ':', '：', ' ##', ': x', '25%', '<|end|>', '\u001b[1m'],
  ...[
    'Status',
    'Error',
    'Progress',
    'Session Checkpoint',
    'AI Directive',
    'Suggestions',
    'output_files',
    'Input Needed',
  ],
);
const lines = fc
  .tuple(fc.constantFrom('## ', '##', '# ', ''), fc.array(piece, { minLength: 1, maxLength: 6 }))
  .map(([marks, pieces]) => marks + pieces.join(''));

// A body ends at what looks like a header: what is none would leave the rest unread.
it('what looks like a header is read as one', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        lines,
        lines.map((line) => `${line}\nx`),
        lines.map((line) => `## Output\n${line}\nx`),
      ),
      (text) => {
        expect(parse(text).diagnostics.map(({ code }) => code)).not.toContain('acor/unread');
      },
    ),
    runs(2_000),
  );
});
