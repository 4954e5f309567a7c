import { acor, design, detect, dml, duckflow, PrintError, parseAny, skill } from 'peglot';
import * as json from 'peglot/json';
import { editBlocks, toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';

/** A call as a program without types makes it. */
function called(owner: object, name: string, ...args: unknown[]): () => unknown {
  return () => Reflect.apply(Reflect.get(owner, name), owner, args);
}

const BYTES =
  "chunk must be a string, not a Buffer: decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')";

describe.each(Object.entries({ acor, design, dml, duckflow, json, skill }))(
  '%s refuses what is no text',
  (_, format) => {
    it('in parse and push, naming the argument', () => {
      expect(called(format, 'parse', null)).toThrow(new TypeError('text must be a string, not null'));
      expect(called(format, 'parse', 7)).toThrow(new TypeError('text must be a string, not a number'));
      expect(called(format.createStream(), 'push', Buffer.from('a'))).toThrow(new TypeError(BYTES));
      expect(called(format.createStream(), 'push', undefined)).toThrow(
        new TypeError('chunk must be a string, not undefined'),
      );
    });
  },
);

describe.each(Object.entries({ acor, design, dml, duckflow, skill }))('%s refuses what is no model', (_, format) => {
  it.each([null, undefined, 7, 'text', []])('%j in print; check tells it', (value) => {
    expect(called(format, 'print', value)).toThrow(/^value must be an object, not /);
    expect(called(format, 'check', value)()).not.toEqual([]);
  });
});

const [calls, edits] = [toolCalls({ dialect: 'hermes' }), editBlocks({ dialect: 'aider-udiff' })];

describe.each(Object.entries({ acor, design, dml, duckflow, skill, calls, edits }))(
  '%s refuses in print what is no model',
  (_, format) => {
    it.each([{}, { text: '', calls: [null] }, { messages: [null] }, { text: '', edits: [null] }])('%j', (value) => {
      expect(called(format, 'print', value)).toThrow(PrintError);
    });
  },
);

it('the other functions name their arguments, too', () => {
  const noText = /^(?:text|untrusted) must be a string, not null$/;
  for (const call of [
    called({ detect }, 'detect', null),
    called({ parseAny }, 'parseAny', null),
    called(json, 'repair', null),
    called(dml, 'escape', null),
    called(design, 'edit', null, ['task_id'], 'x'),
  ])
    expect(call).toThrow(noText);
  const report = acor.createReporter({ write: () => true });
  for (const call of [
    called(acor, 'state', null),
    called(report, 'error', null),
    called(report, 'inputNeeded', null),
    called(report, 'directive', null),
  ])
    expect(call).toThrow(/^(?:transcript|error|request|directive) must be an object, not null$/);
});
