import { duckflow } from 'peglot';
import { editBlocks, exportCalls } from 'peglot/tools';
import { expect, it } from 'vitest';
import { encodeBase64 } from '../../src/core/base64.ts';
import type { Event } from '../../src/core/event.ts';
import { applyEvent } from '../../src/core/fold.ts';
import { shellCommand } from '../../src/core/shell-command.ts';
import { Snapshots } from '../../src/core/snapshot.ts';
import { stoppedEarly } from '../../src/core/stopped-early.ts';
import { applyEdits } from '../../src/core/text-edit.ts';

function saidBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

it('says what is wrong with a use of streams, edits and texts', async () => {
  const ended = duckflow.createStream();
  ended.end();
  const events = duckflow.events([]);
  const early = saidBy(() => events.result);
  for await (const event of events) expect(event).toBeDefined();
  const again = await events[Symbol.asyncIterator]().next().catch(String);
  const edit = (start: number, end: number) => ({ range: { start, end }, text: '' });
  expect([
    saidBy(() => ended.push('x')),
    saidBy(() => ended.end()),
    early,
    again,
    saidBy(() => applyEdits('abc', [edit(0, 2), edit(1, 3)])),
    saidBy(() => encodeBase64('\ud800')),
    saidBy(() => shellCommand(['a', '\x1b'], ['command'])),
    saidBy(() => Reflect.apply(editBlocks, undefined, [{ dialect: 'sed' }])),
    saidBy(() => Reflect.apply(exportCalls, undefined, [{ dialect: 'hermes' }, 'ebnf'])),
  ]).toMatchInlineSnapshot(`
    [
      "Error: the stream has ended: make a new one for the next text",
      "Error: the stream has ended: end() is called once",
      "Error: the result is there when all events were read",
      "Error: these events were read already: call events() again with new chunks",
      "RangeError: the edit of 1 to 3 overlaps another one, or is not in the text",
      "RangeError: a surrogate without a partner has no UTF-8 bytes",
      "PrintError: command[1]: "\\u001b" holds a control character, which no command line can carry",
      "TypeError: there are no edits in the dialect sed: it is one of aider-search-replace, aider-udiff, aider-whole, cline-diff, roo-diff, apply-patch, bolt, artifact, smolagents",
      "TypeError: there is no notation ebnf: it is gbnf, lark or structural-tag",
    ]
  `);
});

const snapshot = (model: unknown, event: Event): unknown => new Snapshots(model).after([event]);

it.each([applyEvent, snapshot])('refuses an event that does not fit the model (%#)', (fold) => {
  const said = (model: unknown, event: Event): string => saidBy(() => fold(model, event));
  const delta = (...path: string[]): Event => ({ type: 'delta', path, text: 'x' });
  const open = 'TypeError: a delta needs an open text';
  expect(said({ a: 1 }, delta('a'))).toBe(open);
  expect(said({}, delta('a'))).toBe(open);
  expect(said(1, delta())).toBe(open);
  const nowhere = 'TypeError: the event belongs to nothing in the model';
  expect(said({ a: 1 }, { type: 'set', path: ['a', 'b'], value: 1 })).toBe(nowhere);
  expect(said({ a: null }, { type: 'revise', path: ['a', 'b'], value: 1, diagnostic: FINDING })).toBe(nowhere);
});

const FINDING = { code: 'x/y', severity: 'warning', message: 'm', range: { start: 0, end: 0 } } as const;

it('quotes what a shell would take for a word of its own, where it would', () => {
  const words = 'case coproc do done elif else esac fi for function if in namespace select then time until while';
  for (const word of words.split(' ')) expect(shellCommand([word, word], [])).toBe(`'${word}' ${word}`);
  expect(shellCommand(['a=b', 'a=b'], [])).toBe("'a=b' a=b");
});

it('knows by which words a model was stopped', () => {
  const early = 'length max_tokens max_output_tokens model_length model_context_window_exceeded content_filter safety';
  for (const word of `${early} refusal error interrupted cancelled`.split(' ')) {
    expect(stoppedEarly(word), word).toBe(true);
    expect(stoppedEarly(word.toUpperCase().replaceAll('_', '-')), word).toBe(true);
  }
  expect(['stop', 'end_turn', 'tool_calls', 'tool-calls', 'STOP', '', 'undefined'].filter(stoppedEarly)).toEqual([]);
});
