import fc from 'fast-check';
import { duckflow, elements } from 'peglot';
import { type Json, json, typed } from 'peglot/json';
import { toolCalls } from 'peglot/tools';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { values } from '../formats/json/json-texts.ts';
import { runs } from '../laws/law.ts';

const Trip = z.object({
  city: z.string(),
  days: z.array(z.object({ title: z.string(), stops: z.array(z.string()), cost: z.number().optional() })),
});
const whole = {
  city: 'Rome',
  days: [
    { title: 'Old', stops: ['Forum', 'Pantheon'], cost: 10 },
    { title: 'New', stops: ['EUR'] },
  ],
};
const text = JSON.stringify(whole);

/** Half of a pair is not read as it is written by all. */
function isHeld(value: Json): boolean {
  return JSON.stringify(value).isWellFormed() && !JSON.stringify(value).includes('\\ud');
}

/** The items, and of each how much of the text had come when it was handed out. */
async function itemsOf<Item>(
  from: (chunks: AsyncIterable<string>) => AsyncIterable<Item>,
  whole: string,
): Promise<{ item: Item; read: string }[]> {
  let read = '';
  async function* units(): AsyncGenerator<string> {
    for (const unit of whole.split('')) {
      read += unit;
      yield unit;
    }
  }
  const items: { item: Item; read: string }[] = [];
  for await (const item of from(units())) items.push({ item: structuredClone(item), read });
  return items;
}

describe('the items of a list, each when it is whole', () => {
  it('of a typed answer', async () => {
    const items = await itemsOf((chunks) => elements(typed(Trip).events(chunks), 'days'), text);
    expect(items.map(({ item }) => item)).toEqual(whole.days);
    // As soon as its bracket has come.
    expect(items[0]?.read).toBe(text.slice(0, text.indexOf(',{"title":"New')));
  });

  it('of JSON, at the root too', async () => {
    const items = await itemsOf((chunks) => elements(json.events(chunks), 'days'), text);
    expect(items.map(({ item }) => item)).toEqual(whole.days);
    const numbers = await itemsOf((chunks) => elements(json.events(chunks), ''), '[{"a": 1}, [2], "three", 4]');
    expect(numbers.map(({ item }) => item)).toEqual([{ a: 1 }, [2], 'three', 4]);
  });

  it('of lists in the items of another', async () => {
    const items = await itemsOf((chunks) => elements(typed(Trip).events(chunks), 'days.stops'), text);
    expect(items.map(({ item }) => item)).toEqual(['Forum', 'Pantheon', 'EUR']);
  });

  it('are without one that was cut off', async () => {
    for (const cut of [text.indexOf('"EUR') + 2, text.indexOf(',{"title":"New') + 4]) {
      const events = typed(Trip).events(text.slice(0, cut));
      const items: unknown[] = [];
      for await (const item of elements(events, 'days')) items.push(item);
      expect(items).toEqual(whole.days.slice(0, 1));
      expect(events.result.complete).toBe(false);
    }
  });

  it('are without one that is not of the type', async () => {
    const damaged = '{"city": "Rome", "days": [{"title": "Old", "stops": "Forum"}, {"stops": []}, {"title": "New"}]}';
    const items = await itemsOf((chunks) => elements(typed(Trip).events(chunks), 'days'), damaged);
    expect(items.map(({ item }) => item)).toEqual([
      { title: 'Old', stops: ['Forum'] },
      { title: 'New', stops: [] },
    ]);
  });

  it('come at the end of the text where only that says what they are', async () => {
    // How a number is written is looked up when all of the text is there.
    const numbered = '{"city": "Rome", "days": [{"title": 1.0, "stops": []}, {"title": "New", "stops": []}]}';
    const items = await itemsOf((chunks) => elements(typed(Trip).events(chunks), 'days'), numbered);
    expect(items).toEqual([
      { item: { title: 'New', stops: [] }, read: numbered.slice(0, -2) },
      { item: { title: '1.0', stops: [] }, read: numbered },
    ]);
  });

  it('of a list whose text is told at its end', async () => {
    const Any = typed(z.array(z.union([z.object({ a: z.number() }), z.object({ b: z.number() })])));
    const items = await itemsOf((chunks) => elements(Any.events(chunks), ''), 'Here: [{"b": 1}, {"a": 2}]');
    expect(items.map(({ item }) => item)).toEqual([{ b: 1 }, { a: 2 }]);
  });

  it('of replies and calls', async () => {
    const reply = '[ACTION_0_TYPE] finish\n[ACTION_0_RESULT] one\n[ACTION_1_TYPE] finish\n[ACTION_1_RESULT] two\n';
    const actions = await itemsOf((chunks) => elements(duckflow.events(chunks), 'actions'), reply);
    expect(actions.map(({ item }) => item)).toEqual(duckflow.parse(reply).value.actions);
    expect(actions[0]?.read.length).toBeLessThan(reply.length);

    const calls = [1, 2].map((n) => `<tool_call>\n{"name": "f", "arguments": {"n": ${n}}}\n</tool_call>`).join('\n');
    const hermes = toolCalls({ dialect: 'hermes' });
    const found = await itemsOf((chunks) => elements(hermes.events(chunks), 'calls'), calls);
    expect(found.map(({ item }) => item.arguments)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(found[0]?.read.length).toBeLessThan(calls.length);
  });

  it('are all the items of a whole list, however its text is cut', async () => {
    const lists = fc.array(values.filter(isHeld), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 1, max: 9 }), async (list, size) => {
        const whole = JSON.stringify({ list });
        const items: unknown[] = [];
        for await (const item of elements(json.events(whole.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []), 'list'))
          items.push(item);
        expect(items).toEqual(JSON.parse(whole).list);
      }),
      runs(100),
    );
  });

  it('refuse a path to no list of the type', () => {
    // @ts-expect-error a typo
    const events = (): unknown => elements(typed(Trip).events([text]), 'day');
    expect(events).toThrow("no list at 'day'");
  });
});
