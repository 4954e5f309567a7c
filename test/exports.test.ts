import * as peglot from 'peglot';
import * as acor from 'peglot/acor';
import * as design from 'peglot/design';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import * as json from 'peglot/json';
import * as skill from 'peglot/skill';
import { expect, it } from 'vitest';

it('peglot exports these values and no others', () => {
  expect(Object.keys(peglot).sort()).toEqual([
    'LineIndex',
    'PrintError',
    'acor',
    'applyEvent',
    'ask',
    'design',
    'detect',
    'dml',
    'duckflow',
    'elements',
    'feedback',
    'formatNames',
    'formatPath',
    'json',
    'parseAny',
    'skill',
  ]);
});

it('peglot/duckflow exports these values and no others', () => {
  expect(Object.keys(duckflow).sort()).toEqual([
    'check',
    'createStream',
    'diagnostics',
    'duckflow',
    'emptyReply',
    'events',
    'fromJSON',
    'markers',
    'name',
    'parse',
    'print',
    'prompt',
    'schema',
    'toJSON',
    'transform',
  ]);
});

it('peglot/acor exports these values and no others', () => {
  expect(Object.keys(acor).sort()).toEqual([
    'acor',
    'check',
    'createReporter',
    'createStream',
    'diagnostics',
    'emptyTranscript',
    'events',
    'fillCommand',
    'name',
    'parse',
    'placeholdersOf',
    'print',
    'prompt',
    'schema',
    'state',
    'transform',
  ]);
});

it('peglot/design exports these values and no others', () => {
  expect(Object.keys(design).sort()).toEqual([
    'EditError',
    'applyEdits',
    'check',
    'createStream',
    'design',
    'diagnostics',
    'diff',
    'edit',
    'emptyDesign',
    'events',
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

it('peglot/dml exports these values and no others', () => {
  expect(Object.keys(dml).sort()).toEqual([
    'AliasError',
    'AliasTable',
    'INSTRUCTIONS',
    'INSTRUCTION_KEYS',
    'action',
    'calls',
    'check',
    'createStream',
    'definitions',
    'diagnostics',
    'dml',
    'emptyDocument',
    'escape',
    'events',
    'expand',
    'macro',
    'meaning',
    'name',
    'parse',
    'print',
    'prompt',
    'references',
    'schema',
    'thought',
    'transform',
    'unescape',
    'withTools',
  ]);
});

it('peglot/skill exports these values and no others', () => {
  expect(Object.keys(skill).sort()).toEqual([
    'SkillOutputParser',
    'check',
    'createStream',
    'diagnostics',
    'emptyOutput',
    'events',
    'isSkillOutput',
    'name',
    'parse',
    'print',
    'prompt',
    'schema',
    'skill',
    'transform',
  ]);
});

it('peglot/json exports these values and no others', () => {
  expect(Object.keys(json).sort()).toEqual([
    'check',
    'createStream',
    'diagnostics',
    'events',
    'json',
    'name',
    'parse',
    'print',
    'prompt',
    'repair',
    'repairStream',
    'schema',
    'transform',
    'typed',
  ]);
});

it('a format under its name has what every format has, and nothing that only it has', () => {
  for (const format of [peglot.acor, peglot.design, peglot.dml, peglot.duckflow, peglot.json, peglot.skill])
    expect(Object.keys(format)).toEqual(
      expect.arrayContaining([
        'check',
        'createStream',
        'diagnostics',
        'events',
        'name',
        'parse',
        'print',
        'prompt',
        'schema',
        'transform',
      ]),
    );
  expect(peglot.json).not.toHaveProperty('typed');
  expect(peglot.acor).not.toHaveProperty('fillCommand');
  expect(peglot.design).not.toHaveProperty('edit');
  expect(peglot.dml).not.toHaveProperty('withTools');
});

it('each format is exported by its name too', () => {
  const formats = { acor, design, dml, duckflow, json, skill };
  for (const [name, format] of Object.entries(formats))
    expect(Reflect.get(format, name)).toHaveProperty('parse', format.parse);
});
