import * as peglot from 'peglot';
import * as duckflow from 'peglot/duckflow';
import { expect, it } from 'vitest';

it('peglot exports these values and no others', () => {
  expect(Object.keys(peglot).sort()).toEqual([
    'LineIndex',
    'PrintError',
    'applyEvent',
    'detect',
    'duckflow',
    'feedback',
    'formatNames',
    'formatPath',
    'parseAny',
  ]);
});

it('peglot/duckflow exports these values and no others', () => {
  expect(Object.keys(duckflow).sort()).toEqual([
    'check',
    'createStream',
    'diagnostics',
    'emptyReply',
    'fromJSON',
    'name',
    'parse',
    'print',
    'prompt',
    'schema',
    'toJSON',
    'transform',
  ]);
});

it('the namespace in peglot is the module', () => {
  expect(Object.keys(peglot.duckflow).sort()).toEqual(Object.keys(duckflow).sort());
});
