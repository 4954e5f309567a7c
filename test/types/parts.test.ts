import type { List, Part } from 'peglot/define';
import { expect, it } from 'vitest';

interface Step {
  kind: 'step';
  text: string;
}
interface Link {
  kind: 'link';
  to: string;
  labels?: string[];
}
interface Plan {
  title: string;
  mood?: 'calm' | 'tense';
  size?: number;
  notes: Record<string, string>;
  author: { name: string; mail?: string } | null;
  items: (Step | Link)[];
  numbers: number[];
}

/** What may be written; it is only compiled. */
const written = (plan: Part<Plan>): void => {
  plan.set('title', 'a', { twice: 'duplicate-title' });
  plan.set('mood', 'calm');
  plan.set('author', null);
  plan.append('title', 'b', { trim: true });
  plan.assign({ size: 1, mood: 'tense' });
  plan.part('notes').set('any name', 'c');
  plan.part('notes').text('another').append('d');
  plan.part('author').set('mail', 'e');
  const items: List<Step | Link> = plan.list('items');
  const item: Part<Step | Link> = items.add({ kind: 'step', text: '' });
  item.append('text', 'f');
  item.list('labels').push('g');
  plan.list('numbers').push(1);
  items.prepare({ kind: 'link', to: 'h' }).set('to', 'i');
  items.take();
  plan.member('size').set(2);
  plan.member('notes').part().set('any name', 'j');
  plan.list('numbers').clear();
  items.sort((one, other) => (one.kind < other.kind ? -1 : 1), 'disorder');
};

const refused = (plan: Part<Plan>): void => {
  // @ts-expect-error no such key
  plan.set('titel', 'a');
  // @ts-expect-error paths are no keys
  plan.set(['title'], 'a');
  // @ts-expect-error a title is a text
  plan.set('title', 1);
  // @ts-expect-error no such mood
  plan.set('mood', 'odd');
  // @ts-expect-error what is not there is not written
  plan.set('size', undefined);
  // @ts-expect-error a word out of several does not grow
  plan.append('mood', 'm');
  // @ts-expect-error a number does not grow
  plan.append('size', '1');
  // @ts-expect-error a text is no list
  plan.list('title');
  // @ts-expect-error a text is no part
  plan.part('title');
  // @ts-expect-error a part is no list
  plan.push('a');
  // @ts-expect-error an item lacks a field
  plan.list('items').add({ kind: 'step' });
  // @ts-expect-error notes are texts
  plan.part('notes').set('a', 1);
  // @ts-expect-error a number has no parts
  plan.list('numbers').add(1);
  // @ts-expect-error an item lacks a field
  plan.list('items').prepare({ kind: 'link' });
  // @ts-expect-error no such key
  plan.member('titel');
  // @ts-expect-error a size is a number
  plan.member('size').set('2');
  // @ts-expect-error a mail is a text
  plan.revise('author', { name: 'a', mail: 1 }, 'code');
};

it('keys and values of a part are those of its model', () => {
  expect([written, refused]).toHaveLength(2);
});
