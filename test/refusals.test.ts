import * as acor from 'peglot/acor';
import * as design from 'peglot/design';
import * as dml from 'peglot/dml';
import * as duckflow from 'peglot/duckflow';
import { typed } from 'peglot/json';
import { expect, it } from 'vitest';
import { messageOf } from '../src/core/thrown.ts';

// What a program is told that gives what cannot be taken: `npx vitest run test/refusals.test.ts -u` writes it anew.

/** The arguments of callers without types. */
function call(run: (...args: never[]) => unknown, ...args: readonly unknown[]): () => unknown {
  return () => Reflect.apply(run, undefined, args);
}

/** A message of a run of its own: after some, no other may follow. */
function told(kind: keyof acor.Reporter, ...args: readonly unknown[]): () => unknown {
  return () => Reflect.apply(Reflect.get(acor.createReporter({ write: () => {} }), kind), undefined, args);
}

const reply = duckflow.emptyReply();
const action = { index: 0, type: 'note', params: {} };
const END = '[ACTION_0_CONTENT_END]';
const segments = (...all: readonly unknown[]): readonly unknown[] => [{ segments: all }];
const macro = (args: object): object => ({ ...dml.macro('T', ['read']), ...args });
const table = (path: string, root = '/srv/app'): (() => unknown) =>
  call(dml.AliasTable.fromJSON.bind(dml.AliasTable), { a: path }, { root });
const tools = (offers: unknown): (() => unknown) => call(dml.withTools, offers);
const asked = { kind: 'input_needed', commands: [], options: [], valid_options: [] };

const refused: Readonly<Record<string, readonly (() => unknown)[]>> = {
  'acor: reports': [
    told('status', 'Done'),
    told('progress', 100.01),
    told('session', ' '),
    told('checkpoint', ''),
    told('data', 1, 2),
    told('output', 1),
    told('error', 'x'),
    told('error', { title: ' ', recovery: 'x' }),
    told('error', { title: 'x', recovery: '' }),
    told('error', { title: 'x', recovery: 'x', details: 1 }),
    told('error', { title: 'x', recovery: 'x', message: 1 }),
    told('inputNeeded', null),
    told('inputNeeded', { message: 'x' }),
    told('inputNeeded', { message: 'x', options: [] }),
    told('inputNeeded', { message: 'x', options: ['a'] }),
    told('inputNeeded', { message: 'x', options: [{ label: '', command: 'a' }] }),
    told('inputNeeded', { message: 'x', options: [{ label: 'x', command: 'a && b' }] }),
    told('inputNeeded', { message: 'x', command: 'a', options: 'b' }),
    told('inputNeeded', { message: 'x', command: '# a' }),
    told('inputNeeded', { message: 'x', command: 1 }),
    told('inputNeeded', { message: 'x', command: ['a', '\0'] }),
    told('inputNeeded', { message: 1, command: 'a' }),
    told('inputNeeded', { message: 'x', command: 'a', example: 1 }),
    told('directive', 'x'),
    told('directive', { title: '' }),
    told('directive', { title: 'x', items: 'x' }),
    told('directive', { title: 'x', fields: { '': 'x' } }),
    told('directive', { title: 'x', message: 1 }),
    told('directive', { title: 'x', command: '' }),
    told('suggestions', 'x'),
    told('suggestions', ['']),
    told('suggestions', [1]),
    told('suggestions', [{ text: '' }]),
    told('suggestions', [{ text: 'x', command: '' }]),
    told('files', 'x'),
    told('files', [1]),
  ],
  'acor: commands and prompts': [
    call(acor.fillCommand, 'acor <a>', 'x'),
    call(acor.fillCommand, 1, {}),
    call(acor.fillCommand, { command: null, message: asked }, {}),
    call(acor.fillCommand, 'acor <user>', { usr: 'x' }),
    call(acor.fillCommand, 'acor <user>', {}),
    call(acor.fillCommand, 'acor <fast|safe>', { 'fast|safe': 'slow' }),
    call(acor.fillCommand, 'acor <user>', { user: '\0' }),
    call(acor.prompt, { command: '' }),
    call(acor.prompt, { command: 'a`b' }),
    call(acor.prompt, { command: 'a\nb' }),
    call(acor.print, { messages: [{ kind: 'output', header: 'Output', body: '', text: '', variant: 'x' }] }),
  ],
  'design: prompts': [
    call(design.prompt, { taskId: 'AB' }),
    call(design.prompt, { taskId: 'x'.repeat(101) }),
    call(design.prompt, { taskId: 'A`B' }),
  ],
  'dml: values': [
    call(dml.print, 'x'),
    call(dml.print, ...segments({ kind: 'x' })),
    call(dml.print, ...segments({ kind: 'text', text: '' })),
    call(dml.print, ...segments(macro({ closed: false, args: ['a|b'] }))),
    call(dml.print, ...segments(macro({ command: 'a|b' }))),
    call(dml.print, ...segments(macro({ args: ['read', 'a|b'] }))),
  ],
  'dml: aliases': [
    call(dml.AliasTable.fromJSON.bind(dml.AliasTable), ['a']),
    call(dml.AliasTable.fromJSON.bind(dml.AliasTable), { a: 1 }),
    call(dml.AliasTable.fromJSON.bind(dml.AliasTable), { 'a b': 'c' }),
    table('/etc/passwd'),
    table('~/x'),
    table('a/../../x'),
    table('a\0b'),
    table('a/.. /x'),
    table('%2e%2e/x'),
    table('C:x', 'C:\\app'),
    table('x\\..\\..\\y', 'C:\\app'),
  ],
  'dml: tools and prompts': [
    tools({ 'a|b': { params: [] } }),
    tools({ read: { '~standard': { version: 1, vendor: 'x', validate: (value: unknown) => ({ value }) } } }),
    tools({ read: { params: ['path'], required: ['path'] } }),
    tools({ read: { params: ['a|b'] } }),
    tools({ read: { params: ['path', 'path'] } }),
    call(dml.parse, 'x', { tools: 'x' }),
    call(dml.parse, 'x', { tools: ['read'] }),
    call(dml.parse, 'x', { tools: new Map() }),
    call(dml.parse, 'x', { tools: { read: ['path'] } }),
    call(dml.parse, 'x', { tools: { read: { params: [1] } } }),
    call(dml.prompt, { instructions: { 'a`b': 'x' } }),
    call(dml.prompt, { instructions: ['be_odd'] }),
    call(dml.prompt, { tools: { 'a|b': { params: [] } } }),
  ],
  'duckflow: values': [
    call(duckflow.print, { ...reply, actions: [{ ...action, params: { title: 'a\nb' } }] }),
    call(duckflow.print, { ...reply, actions: [{ ...action, content: END }] }, { encoding: 'never' }),
    call(duckflow.print, { ...reply, actions: [{ ...action, content: 'x\r' }] }, { encoding: 'never' }),
    call(duckflow.print, { ...reply, actions: [{ ...action, content: `${END}\ud800` }] }),
  ],
  'duckflow: prompts': [
    call(duckflow.prompt, { actions: {} }),
    call(duckflow.prompt, { phase: 'optional' }),
    call(duckflow.prompt, { actions: [{ name: 'a b' }] }),
    call(duckflow.prompt, { actions: [{ name: 1 }] }),
    call(duckflow.prompt, { actions: [{ name: 'a', parameters: [{ name: 'type' }] }] }),
    call(duckflow.prompt, { actions: [{ name: 'a', parameters: [{ name: 'content_encoding' }] }] }),
    call(duckflow.prompt, { actions: [{ name: 'a', parameters: [{}] }] }),
  ],
  'json: types': [
    call(typed, 1),
    call(typed, { type: 'text' }),
    call(typed, { $ref: '#/$defs/Port' }),
    call(typed, { $ref: 'https://example.com/port' }),
  ],
};

/** The kind of the error with what it says. */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return `${error instanceof Error ? error.name : typeof error}: ${messageOf(error)}`;
  }
  throw new Error(`not refused: ${run}`);
}

it('what cannot be taken is refused with what to give instead', async () => {
  const texts = Object.entries(refused).map(([title, all]) => `${title}\n  ${all.map(refusal).join('\n  ')}\n`);
  await expect(texts.join('\n')).toMatchFileSnapshot('messages/refusals.txt');
});
