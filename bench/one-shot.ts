import { isDeepStrictEqual } from 'node:util';
import { parse } from '../src/formats/duckflow/index.ts';
import { parseLines } from './line-parser.ts';
import { measure, ratio } from './measure.ts';
import { reply } from './replies.ts';
import { atLeast, type Row, times } from './table.ts';

const SIZES = [
  { name: '0.5 kB', length: 500, target: 1 },
  { name: '12 kB', length: 12_000, target: 1.5 },
  { name: '1.5 MB', length: 1_500_000, target: 3 },
];

/** One whole reply at once, beside the parser that everyone writes. */
export function oneShot(): Row[] {
  return SIZES.map(({ name, length, target }) => {
    const text = reply(length);
    const parsed = parse(text);
    const same = isDeepStrictEqual(parsed.value, parseLines(text)) && parsed.diagnostics.length === 0;
    const found = measure({ peglot: () => parse(text), lines: () => parseLines(text) }, { rounds: 15, warmUp: 1500 });
    const speed = ratio(found.lines, found.peglot);
    return {
      group: 'One shot',
      what: `parse of ${name}, speed beside a line parser with regular expressions`,
      measured: times(speed),
      target: atLeast(speed, target),
      ...(!same && { note: 'the models differ!' }),
    };
  });
}
