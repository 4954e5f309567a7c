import { describe, expect, it } from 'vitest';
import { crossings } from '../../src/cli/page/layout.ts';

const lines = (...ends: [number, number][]) => ends.map(([from, to]) => ({ from, to }));

describe('how often lines pass a layer', () => {
  it.each([
    ['no box', 0, [], 0],
    ['lines to the next layer', 3, lines([0, 1], [1, 2]), 0],
    ['a line past one box', 3, lines([0, 1], [1, 2], [0, 2]), 1],
    ['a line past two boxes', 4, lines([0, 1], [1, 2], [2, 3], [0, 3]), 2],
    ['two such lines', 4, lines([0, 1], [1, 2], [2, 3], [0, 3], [0, 3]), 4],
    ['boxes in another order', 4, lines([3, 2], [2, 1], [1, 0], [3, 0]), 2],
    ['the longest way tells the layer', 5, lines([0, 4], [0, 1], [1, 2], [2, 4], [4, 3], [0, 3]), 2 + 3],
    ['a way that is found late', 4, lines([0, 3], [0, 1], [1, 2], [2, 3]), 2],
    ['a short way that comes late', 5, lines([0, 1], [1, 3], [0, 2], [2, 4], [4, 3]), 1],
    ['a line to its own box', 3, lines([0, 1], [1, 1], [1, 2], [0, 2]), 1],
    ['a line back past a box', 3, lines([0, 1], [1, 2], [2, 0]), 1],
    ['two boxes that lead to each other', 3, lines([0, 1], [1, 0], [1, 2]), 0],
    ['boxes apart', 4, lines([0, 1], [2, 3]), 0],
    ['a circle behind a box', 4, lines([0, 1], [1, 2], [2, 3], [3, 1]), 1],
  ])('%s', (_, boxes, ends, count) => {
    expect(crossings(boxes, ends)).toBe(count);
  });

  it('stands for as many boxes as there are', () => {
    const many = Array.from({ length: 50_000 }, (_, at) => ({ from: at, to: at + 1 }));
    expect(crossings(50_001, [...many, { from: 0, to: 50_000 }])).toBe(49_999);
  });
});
