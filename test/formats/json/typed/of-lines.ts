import { z } from 'zod';
import type { Group } from './situations.ts';

const person = z.object({ name: z.string(), age: z.number().int() });
const book = z.object({
  title: z.string(),
  isbn: z.string().optional(),
  pages: z.number().int().optional(),
  rating: z.number().optional(),
});
const paper = z.object({ doi: z.string().nullable(), year: z.number().int(), notes: z.string().nullable() });
const review = z.object({ summary: z.string(), risks: z.array(z.string()) });
const trade = z.object({ pros: z.array(z.string()), cons: z.array(z.string()) });
const letter = z.object({ subject: z.string(), body: z.string() });
const menu = z.object({
  label: z.string(),
  get items() {
    return z.array(menu).optional();
  },
});
const MENU = { label: 'File', items: [{ label: 'Open' }, { label: 'Recent', items: [{ label: 'a.txt' }] }] };
const BOTH = [
  { name: 'Ada', age: 36 },
  { name: 'Bob', age: 7 },
];
const numbers = Array.from({ length: 60 }, (_, at) => at);
const numerals = numbers.map(String);

const A = { name: 'a', n: 1 };
const B = { name: 'b', n: 2 };
export const lines: readonly Group[] = [
  {
    title: 'words for nothing in lines',
    schema: paper,
    situations: [
      ['DOI: null\nYear: 1999\nNotes: good', { doi: null, year: 1999, notes: 'good' }, 'sure'],
      ['doi: ~\nyear: 1999\nnotes: N/A', { doi: null, year: 1999, notes: null }, 'sure'],
      ['doi: 10.1/x\nyear: 1999\nnotes:', { doi: '10.1/x', year: 1999, notes: null }, 'sure'],
      ['{"doi": "none", "year": 1999, "notes": "null"}', { doi: 'none', year: 1999, notes: 'null' }, 'sure'],
    ],
  },
  {
    title: 'lines that are fields',
    schema: book,
    situations: [
      ['Title: Emma\nPages: N/A\nRating: 4.5/5', { title: 'Emma' }, 'guess'],
      ['title: Emma\nisbn: -\npages: many', { title: 'Emma' }, 'guess'],
      ['title: Emma\nisbn: unknown\npages: 300', { title: 'Emma', pages: 300 }, 'sure'],
      ['Emma: a novel', { title: 'Emma: a novel' }, 'guess'],
    ],
  },
  {
    title: 'headings',
    schema: review,
    situations: [
      ['# Summary\nAll fine.\n\n# Risks\n', { summary: 'All fine.', risks: [] }, 'guess'],
      ['# Report\n\n## Summary\nAll fine.\n\n## Risks\n- cost', { summary: 'All fine.', risks: ['cost'] }, 'sure'],
      [
        '**Summary**\nAll fine.\n\n**Risks**\n- cost\n- delay',
        { summary: 'All fine.', risks: ['cost', 'delay'] },
        'sure',
      ],
      ['**Risks:**\n* cost\n\n**Summary:**\n\nAll fine.', { summary: 'All fine.', risks: ['cost'] }, 'sure'],
    ],
  },
  {
    title: 'lists below bold titles',
    schema: trade,
    situations: [
      ['**Pros**\n* fast\n* cheap\n\n**Cons**\n* noisy', { pros: ['fast', 'cheap'], cons: ['noisy'] }, 'sure'],
      ['Here it is.\n\n**Pros**\n- fast\n\n**Cons**\n- noisy', { pros: ['fast'], cons: ['noisy'] }, 'sure'],
    ],
  },
  {
    title: 'a text below its name',
    schema: letter,
    situations: [
      [
        'Subject: Moved\nBody:\nHi all,\n\nsee you.\n\nKim',
        { subject: 'Moved', body: 'Hi all,\n\nsee you.\n\nKim' },
        'sure',
      ],
    ],
  },
  {
    title: 'records of one field among others',
    schema: menu,
    situations: [
      ['label: File\nitems:\n  - label: Open\n  - label: Recent\n    items:\n      - label: a.txt', MENU, 'sure'],
      [
        'label: File\nitems:\n- label: Recent\n  items:\n  - label: a.txt\n- label: Open',
        { label: 'File', items: [...MENU.items].reverse() },
        'sure',
      ],
    ],
  },
  {
    title: 'a field of lines alone',
    schema: z.object({ scores: z.record(z.string(), z.number()) }),
    situations: [
      ['scores:\n  alice: 9.5\n  bob: 8', { scores: { alice: 9.5, bob: 8 } }, 'sure'],
      ['Here they are:\n  alice: 9.5\n  bob: 8', { scores: { alice: 9.5, bob: 8 } }, 'sure'],
    ],
  },
  {
    title: 'a table between commas below words',
    schema: z.array(person),
    situations: [
      [
        'Here it is:\n\nname,age\nAda,36\nBob,7',
        [
          { name: 'Ada', age: 36 },
          { name: 'Bob', age: 7 },
        ],
        'sure',
      ],
      ['Sure.\nname;age\nAda;36\n\nAnything else?', [{ name: 'Ada', age: 36 }], 'sure'],
    ],
  },
  {
    title: 'fields of several objects',
    schema: z.array(person),
    situations: [
      ['name: Ada\nage: 36\n---\nname: Bob\nage: 7', BOTH, 'sure'],
      ['---\nname: Ada\nage: 36\n---\nname: Bob\nage: 7\n---', BOTH, 'sure'],
      ['**Name:** Ada\n**Age:** 36\n\n***\n\n**Name:** Bob\n**Age:** 7', BOTH, 'sure'],
      ['```yaml\nname: Ada\nage: 36\n```\n```yaml\nname: Bob\nage: 7\n```', [{ name: 'Ada', age: 36 }], 'guess'],
    ],
  },
  {
    title: 'fields of several objects, where one is due',
    schema: person,
    situations: [['name: Ada\nage: 36\n---\nname: Bob\nage: 7', { name: 'Ada', age: 36 }, 'guess']],
  },
  {
    title: 'a table of names and values',
    schema: z.object({ name: z.string(), role: z.string() }),
    situations: [
      ['| Field | Value |\n|---|---|\n| Name | Ada |\n| Role | Boss |', { name: 'Ada', role: 'Boss' }, 'sure'],
      [
        '[{"Property": "name", "Value": "Ada"}, {"Property": "role", "Value": "Boss"}]',
        { name: 'Ada', role: 'Boss' },
        'sure',
      ],
    ],
  },
  {
    title: 'bold items',
    schema: z.array(z.string()),
    situations: [
      ['1. **Kettle** - boils\n2. **Harp**', ['**Kettle** - boils', '**Harp**'], 'sure'],
      ['1. **Kettle**\n2. **Harp**', ['Kettle', 'Harp'], 'sure'],
    ],
  },
  {
    title: 'entries of a record',
    schema: z.record(z.string(), z.string()),
    situations: [
      ['["a: x", "b: y"]', { a: 'x', b: 'y' }, 'sure'],
      ['[{"key": "a", "value": "x"}]', { a: 'x' }, 'sure'],
      ['[["a", "x"]]', { a: 'x' }, 'sure'],
      ['{1: "x", 2: "y"}', { 1: 'x', 2: 'y' }, 'sure'],
      ['{1: "x",\n2: "y",\n3: "z"}', { 1: 'x', 2: 'y', 3: 'z' }, 'sure'],
    ],
  },
  {
    title: 'rows that lost their brackets',
    schema: z.array(z.array(z.number())),
    situations: [
      [
        '[[1, 2], 3, 4]]',
        [
          [1, 2],
          [3, 4],
        ],
        'guess',
      ],
      [
        '[[1, 2], 3, 4, [5, 6]]',
        [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
        'guess',
      ],
      [
        '[[1, 2], "3", "4"]',
        [
          [1, 2],
          [3, 4],
        ],
        'guess',
      ],
      ['[[1, 2], 3]', [[1, 2], [3]], 'sure'],
    ],
  },
  {
    title: 'words that are denied',
    schema: z.enum(['yes', 'no', 'unknown']),
    situations: [
      ['It is not yes.', undefined, 'guess'],
      ["I wouldn't say yes", undefined, 'guess'],
      ['It is never wrong: yes', 'yes', 'sure'],
    ],
  },
  {
    title: 'texts without quotes',
    schema: z.object({ a: z.string(), n: z.number() }),
    situations: [
      ['{a: https://example.org/x?b=1,2#c, n: 4}', { a: 'https://example.org/x?b=1,2#c', n: 4 }, 'sure'],
      ['{a: red,blue, n: 4}', { a: 'red,blue', n: 4 }, 'sure'],
      ['{"a": +49 30 1234, "n": 4}', { a: '+49 30 1234', n: 4 }, 'sure'],
      ['{"a": 030 1234 56, "n": 1 000}', { a: '030 1234 56', n: 1000 }, 'sure'],
      ['{\n  "a": |\n    Long title\n  "n": 4\n}', { a: 'Long title', n: 4 }, 'guess'],
    ],
  },
  {
    title: 'many small repairs',
    schema: z.object({ n: z.array(z.number()), k: z.string() }),
    situations: [
      [JSON.stringify({ data: { n: numerals, k: 'x' } }), { n: numbers, k: 'x' }, 'sure'],
      [JSON.stringify([{ n: numerals, k: 'x' }]), { n: numbers, k: 'x' }, 'sure'],
    ],
  },
  {
    title: 'many lines',
    schema: z.record(z.string(), z.number()),
    situations: [
      [
        numbers.map((at) => `a${at}: ${at}`).join('\n'),
        Object.fromEntries(numbers.map((at) => [`a${at}`, at])),
        'sure',
      ],
    ],
  },
  {
    title: 'many values in words',
    schema: z.array(person),
    situations: [
      [
        'First {"name": "Ada", "age": "36"}, then {"name": "Bob", "age": "7"}.',
        [
          { name: 'Ada', age: 36 },
          { name: 'Bob', age: 7 },
        ],
        'sure',
      ],
    ],
  },
  {
    title: 'numbers in another unit',
    schema: z.object({ duration_seconds: z.number(), priceUsd: z.number(), minDelay: z.number() }).partial(),
    situations: [
      [
        '{"duration_seconds": "90 s", "priceUsd": "$5", "minDelay": "5 s"}',
        { duration_seconds: 90, priceUsd: 5, minDelay: 5 },
        'sure',
      ],
      ['{"duration_seconds": "2 min"}', { duration_seconds: 2 }, 'guess'],
      ['{"priceUsd": "€ 5"}', { priceUsd: 5 }, 'guess'],
      ['{"priceUsd": "5 EUR"}', { priceUsd: 5 }, 'guess'],
    ],
  },
  {
    title: 'items with others below them',
    schema: z.array(z.string()),
    situations: [
      ['- Europe\n  - Rome\n  - Paris\n- Asia\n  - Tokyo', ['Europe', 'Rome', 'Paris', 'Asia', 'Tokyo'], 'guess'],
      [' 9. Rome\n10. Paris', ['Rome', 'Paris'], 'sure'],
      ['a) Rome\nb) Paris', ['Rome', 'Paris'], 'sure'],
    ],
  },
  {
    title: 'why there is no answer',
    schema: z.object({ message: z.string() }),
    situations: [
      ['{"error": {"message": "Too many requests"}}', { message: 'Too many requests' }, 'guess'],
      ['{"result": {"message": "Done"}}', { message: 'Done' }, 'sure'],
    ],
  },
  {
    title: 'a bracket too many behind a value of the type',
    schema: person,
    situations: [
      ['{"name": "Ada", "age": 36}}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada"}, "age": 36}', { name: 'Ada', age: 36 }, 'guess'],
      ['{"name": "Ada"}}', { name: 'Ada' }, 'guess'],
    ],
  },
  {
    title: 'columns between tabs',
    schema: z.array(person),
    situations: [['name\tage\nAda\t36', [{ name: 'Ada', age: 36 }], 'sure']],
  },
  {
    title: 'numbers in a numbered list',
    schema: z.array(z.number().int()),
    situations: [
      ['1. 12\n2. 15\n3. 9', [12, 15, 9], 'sure'],
      ['1) 100\n2) 200', [100, 200], 'sure'],
    ],
  },
  {
    title: 'a word for no list',
    schema: z.object({ name: z.string(), allergies: z.array(z.string()) }),
    situations: [
      ['Name: Ada\nAllergies: none', { name: 'Ada', allergies: [] }, 'sure'],
      ['Name: Ada\nAllergies: nuts', { name: 'Ada', allergies: ['nuts'] }, 'sure'],
    ],
  },
  {
    title: 'units that a field does not have',
    schema: z.object({ windKmh: z.number(), age: z.number().int() }),
    situations: [
      ['{"windKmh": "15 km/h", "age": "36 years"}', { windKmh: 15, age: 36 }, 'sure'],
      ['{"windKmh": "5 m/s", "age": 36}', { windKmh: 5, age: 36 }, 'guess'],
      ['{"windKmh": 15, "age": "36 months"}', { windKmh: 15, age: 36 }, 'guess'],
    ],
  },
  {
    title: 'what a sentence says of a value',
    schema: z.object({ n: z.number() }),
    situations: [
      ['Note: {"n": 3} is only an example.', { n: 3 }, 'guess'],
      ['I would not send this: {"n": 3} is what the user wrote.', { n: 3 }, 'guess'],
      ['A valid answer looks like {"n": 3}, but mine differs.', { n: 3 }, 'guess'],
      ['Here it is: {"n": 3} is what you asked for.', { n: 3 }, 'sure'],
    ],
  },
  {
    title: 'items that are set off from the others',
    schema: z.array(z.object({ name: z.string(), n: z.number() })),
    situations: [
      ['| name | n |\n|---|---|\n| a | 1 |\n| b | 2 |\n| **Both** | **3** |', [A, B], 'guess'],
      ['| name | n |\n|---|---|\n| a | 1 |\n| b | 2 |\n| Total | 3 |', [A, B], 'guess'],
      ['name,n\na,1\nb,2\nGrand total,3', [A, B], 'guess'],
      ['| name | n |\n|---|---|\n| **a** | **1** |\n| **b** | **2** |', [A, B], 'sure'],
      ['| name | n |\n|---|---|\n| **a** | 1 |\n| b | 2 |', [A, B], 'sure'],
      ['| name | n |\n|---|---|\n| Total | 1 |', [{ name: 'Total', n: 1 }], 'sure'],
      ['| name | n |\n|---|---|\n| ~~a~~ | 1 |\n| b | 2 |', [{ name: '~~a~~', n: 1 }, B], 'guess'],
    ],
  },
  {
    title: 'texts that are struck out or have boxes',
    schema: z.array(z.string()),
    situations: [
      ['- ~~a~~\n- b', ['~~a~~', 'b'], 'guess'],
      ['- a ~ b\n- ~c', ['a ~ b', '~c'], 'sure'],
      ['["~~a~~", "b"]', ['~~a~~', 'b'], 'clean'],
      ['- [x] a\n- [x] b', ['a', 'b'], 'guess'],
      ['- [a] b\n- [c] d', ['[a] b', '[c] d'], 'sure'],
    ],
  },
];
