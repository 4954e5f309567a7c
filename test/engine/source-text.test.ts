import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SourceText } from '../../src/engine/source-text.ts';

test('any stretch behind what was released is as in the whole text, however it was pushed', () => {
  const step = fc.record({ chunk: fc.string({ minLength: 1, maxLength: 8 }), released: fc.nat({ max: 10 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), fc.nat(), fc.nat(), (steps, some, other) => {
      const source = new SourceText();
      let whole = '';
      let kept = 0;
      for (const { chunk, released } of steps) {
        source.push(chunk);
        whole += chunk;
        kept = Math.min(whole.length, kept + released);
        source.release(kept);
        const [start = 0, end = 0] = [some, other]
          .map((at) => kept + (at % (whole.length - kept + 1)))
          .sort((a, b) => a - b);
        expect(source.slice(start, end)).toBe(whole.slice(start, end));
      }
    }),
  );
});

test('of a text of which nothing came, any stretch is empty', () => {
  expect(new SourceText().slice(0, 3)).toBe('');
});
