import * as peglot from 'peglot';
import * as design from 'peglot/design';
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

it('peglot/design exports these values and no others', () => {
  expect(Object.keys(design).sort()).toEqual([
    'check',
    'createStream',
    'diagnostics',
    'diff',
    'emptyDesign',
    'formatDiff',
    'name',
    'parse',
    'print',
    'prompt',
    'schema',
    'toMermaid',
    'toOpenAPI',
    'toSQL',
    'transform',
  ]);
});

it('the namespace in peglot is the module', () => {
  expect(Object.keys(peglot.duckflow).sort()).toEqual(Object.keys(duckflow).sort());
});
