import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Machine } from '../../src/engine/generated.ts';
import { Stops } from '../../src/engine/matchers/stops.ts';
import { runs } from '../laws/law.ts';

it('finds the next of its units, in whatever order it is asked', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r', '"'), maxLength: 30 });
  const asked = fc.tuple(text, fc.array(fc.nat(30), { maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 4 }), fc.constantFrom('\n\r', '\n', '\r"\n'), (texts, units) => {
      const m = new Machine();
      const stops = new Stops(m, units);
      for (const [text, places] of texts) {
        m.load({ ...m.reading, text });
        for (const place of places.filter((at) => at <= text.length)) {
          const after = [...text.slice(place)].findIndex((unit) => units.includes(unit));
          expect(stops.next(place)).toBe(after < 0 ? text.length : place + after);
        }
      }
    }),
    runs(10_000),
  );
});
