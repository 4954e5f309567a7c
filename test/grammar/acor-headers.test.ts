import fc from 'fast-check';
import { expect, it } from 'vitest';
import { match } from '../../generated/acor.ts';
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

// The stream goes by what looks like a header, the whole text by what is one: they must not part.
it('what looks like a header is read as one', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        lines,
        lines.map((line) => `${line}\nx`),
      ),
      (text) => {
        if (!match(text, 'HeaderLine', 0).matched) return;
        const parts = match(text, 'Parts', 0);
        expect(parts.matched && parts.value[0]?.type).toMatch(/^(?:Header|MissingHeaderEnd)$/);
      },
    ),
    runs(2_000),
  );
});
