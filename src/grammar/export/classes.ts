import type { Points } from './cfg.ts';

/** A class of characters as it is best written: by what it holds, or, where that is all beyond ASCII, by what it does not. */
export interface WrittenClass {
  readonly negated: boolean;
  readonly points: Points;
}

const LAST_POINT = 0x10ffff;

/**
 * How to write a class. All builds of XGrammar read negated classes of ASCII characters right, but not all of them stretches
 * beyond ASCII: some refuse characters at the end of a stretch that spans several blocks of 4096 characters, or take overlong
 * UTF-8 where a stretch holds characters of different lengths (https://github.com/mlc-ai/xgrammar/pull/909). So stretches
 * are cut there.
 *
 * @example writtenClass([[0, 9], [11, 0x10ffff]]) // { negated: true, points: [[10, 10]] }
 */
export function writtenClass(points: Points): WrittenClass {
  const others = complementOf(points);
  if (others.length > 0 && others.every(([, to]) => to <= 0x7f)) return { negated: true, points: others };
  return { negated: false, points: caretLast(points.flatMap(([from, to]) => cut(from, to))) };
}

const CARET = 0x5e;

/** At the beginning of a class, even an escaped `^` negates it for XGrammar. */
function caretLast(points: Points): Points {
  const [first, ...others] = points;
  if (first?.[0] !== CARET) return points;
  return [...(first[1] > CARET ? [[CARET + 1, first[1]] as const] : []), ...others, [CARET, CARET]];
}

function complementOf(points: Points): Points {
  const others: [number, number][] = [];
  let next = 0;
  for (const [from, to] of points) {
    if (from > next) others.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST_POINT) others.push([next, LAST_POINT]);
  return others;
}

/** The last characters that take one, two and three bytes of UTF-8. */
const WIDTHS = [0x7f, 0x7ff, 0xffff];

function cut(from: number, to: number): Points {
  const width = WIDTHS.find((last) => from <= last && last < to);
  if (width !== undefined) return [...cut(from, width), ...cut(width + 1, to)];
  const block = to - (to % 0x1000);
  return block > from && (to + 1) % 0x1000 !== 0
    ? [
        [from, block - 1],
        [block, to],
      ]
    : [[from, to]];
}
