import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Workshop } from '../../src/cli/workshop.ts';
import { folderWith } from './run.ts';

/** A worker that answers with the text, ends when it is told to, and sleeps when it is told to. */
const WORKER = `process.send('ready');
process.on('message', ({ text }) => {
  if (text === 'end') process.exit();
  if (text !== 'sleep') process.send(text);
});
`;

async function workshop(timeout: number, workers = 1): Promise<Workshop<{ text: string }, string>> {
  const program = join(await folderWith({ 'worker.cjs': WORKER }), 'worker.cjs');
  return new Workshop({
    args: [],
    maxLength: 5,
    timeout,
    workers,
    program,
    refused: (problem) => `refused: ${problem}`,
  });
}

test('a workshop answers in turn, and goes on after a call that ended the process or took too long', async () => {
  const [shop, hasty] = await Promise.all([workshop(60_000), workshop(100)]);
  const texts = ['one', 'end', 'two', '12345', '123456'];
  expect(await Promise.all(texts.map((text) => shop.perform({ text })))).toEqual([
    'one',
    'refused: reading took too much memory',
    'two',
    '12345',
    'refused: the text has 6 characters, and the limit is 5',
  ]);
  const late = 'refused: reading took longer than 0.1 s; the text is too long or too odd';
  expect([await hasty.perform({ text: 'sleep' }), await hasty.perform({ text: 'sleep' })]).toEqual([late, late]);
  for (const one of [shop, hasty]) one.close();
});

test('a workshop that is closed is forgotten: nothing of it waits for the end of the process', async () => {
  const before = process.listenerCount('exit');
  const shop = await workshop(60_000);
  expect(process.listenerCount('exit')).toBe(before + 1);
  shop.close();
  expect(process.listenerCount('exit')).toBe(before);
});

test('a workshop takes so many calls and no more, and refuses those that wait when it is closed', async () => {
  const shop = await workshop(60_000);
  const calls = Array.from({ length: 66 }, () => shop.perform({ text: 'sleep' }));
  expect(await calls[65]).toBe('refused: 64 calls are waiting, and that is the limit; try again later');
  shop.close();
  const answers = new Set(await Promise.all(calls.slice(0, 65)));
  expect([...answers].sort()).toEqual(['refused: reading took too much memory', 'refused: the work was stopped']);
});

test('a call that takes long keeps no other one waiting while there is a free worker', async () => {
  const shop = await workshop(60_000, 2);
  const slow = shop.perform({ text: 'sleep' });
  expect(await Promise.all(['one', 'two', 'three'].map((text) => shop.perform({ text })))).toEqual([
    'one',
    'two',
    'three',
  ]);
  shop.close();
  expect(await slow).toBe('refused: reading took too much memory');
});
