import { acor, design, dml, duckflow, skill } from 'peglot';
import * as json from 'peglot/json';
import { expect, it } from 'vitest';
import { todo } from '../../examples/templates/blocks/todo.ts';
import { definitionOf } from '../../src/engine/defined.ts';
import { stretchesOf } from '../../src/engine/nodes.ts';

const nodesOf = (format: Parameters<typeof definitionOf>[0], text: string) => {
  const defined = definitionOf(format);
  return defined === undefined ? [] : stretchesOf(defined, text);
};

const text = '[REASONING]\nAll done.\n\n[MOOD] 0.5\n[FOCUS] high\n';

it('a module that exports a format tells its nodes, in text order', () => {
  const found = nodesOf(duckflow, text);
  expect(found.map(({ type, start, end }) => `${type}: ${text.slice(start, end)}`)).toMatchInlineSnapshot(`
    [
      "Reply: [REASONING]
    All done.

    [MOOD] 0.5
    [FOCUS] high
    ",
      "Section: [REASONING]
    All done.

    ",
      "SectionHead: [REASONING]",
      "SectionText: 
    All done.
    ",
      "SectionEnd: 
    ",
      "Vital: [MOOD] 0.5
    ",
      "Number: 0.5",
      "Vital: [FOCUS] high
    ",
      "BadVital: high",
    ]
  `);
  expect(found.filter(({ isMistake }) => isMistake).map(({ start, end }) => text.slice(start, end))).toEqual(['high']);
});

it('what is read in one go has the nodes inside it', () => {
  const transcript = '## Status: Ready\nHello\n';
  expect(
    nodesOf(acor, transcript)
      .map(({ type }) => type)
      .join(' '),
  ).toBe('Transcript Message ExactHeader ExactHead Arg StateWord Prose ProseText TextEnd');
});

it.each([
  [acor, '## Status: Ready\n'],
  [design, '# Design Specification: TL-001\n'],
  [dml, '🦆▶️[T:list]◀️🦆\n'],
  [duckflow, '[MOOD] 0.5\n'],
  [json, '{"a": [1]}'],
  [skill, '{"success": true}'],
])('each of our formats tells its nodes (%#)', (format, text) => {
  const found = nodesOf(format, text);
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
});

it('so does a format of one’s own', () => {
  expect(definitionOf(todo)?.startRules).not.toEqual([]);
  expect(nodesOf(todo, '')).toEqual([]);
});

it('a format that is made in another way has none', () => {
  expect(definitionOf({ parse: () => duckflow.parse('') })).toBeUndefined();
});
