import { z } from 'zod';

import type { Group } from './situations.ts';

const search = z.object({ action: z.literal('search'), query: z.string(), limit: z.number().int().optional() });
const mail = z.object({ action: z.literal('send_email'), to: z.string(), subject: z.string(), body: z.string() });
const done = z.object({ action: z.literal('done') });
const act = z.union([search, mail, done]);
const dog = z.object({ name: z.string(), barks: z.boolean() });
const cat = z.object({ name: z.string(), lives: z.number().int() });
const err = z.object({ error: z.string() });
const ok = z.object({ result: z.string() });
const cfoo = z.object({ hi: z.array(z.string()) });
const cbar = z.object({ foo: z.string() });
const code = z.object({ type: z.literal('code'), code: z.string() });
const book = z.object({
  title: z.string(),
  author: z.string().nullable(),
  year: z.number().int().nullish(),
  genres: z.array(z.enum(['fiction', 'non_fiction', 'sci_fi'])),
  price: z.number().optional(),
  inStock: z.boolean().default(true),
});
const p3 = z.object({ x: z.number(), y: z.number(), z: z.number().optional() });
const drop = z.object({ action: z.literal('drop'), path: z.string() });
const keep = z.object({ action: z.literal('keep'), path: z.string(), until: z.string(), why: z.string().optional() });
export const unions: readonly Group[] = [
  {
    title: 'objects of which one has all names of another',
    schema: z.union([drop, keep]),
    situations: [
      ['{"path": "a"}', { path: 'a', action: 'drop' }, 'guess'],
      ['{"path": "a", "until": "May"}', { path: 'a', until: 'May', action: 'keep' }, 'sure'],
      ['{"path": "a", "why": "old"}', { path: 'a', why: 'old', action: 'drop' }, 'guess'],
      ['{"keep": {"path": "a", "until": "May"}}', { path: 'a', until: 'May', action: 'keep' }, 'sure'],
    ],
  },
  {
    title: 'actions',
    schema: act,
    situations: [
      ['{"action": "search", "query": "ducks"}', { action: 'search', query: 'ducks' }, 'clean'],
      [
        '{"action": "send email", "to": "a@b.c", "subject": "Hi", "body": "Line 1\nLine 2"}',
        { action: 'send_email', to: 'a@b.c', subject: 'Hi', body: 'Line 1\nLine 2' },
        'sure',
      ],
      ['{"action": "done"}', { action: 'done' }, 'clean'],
      ['done', { action: 'done' }, 'guess'],
      ['{"query": "ducks"}', { query: 'ducks', action: 'search' }, 'sure'],
      ['{"limit": 3}', { limit: 3, action: 'done' }, 'guess'],
      ['{"action": "DONE", "note": "x"}', { action: 'done', note: 'x' }, 'sure'],
      [
        '{"to": "a@b.c", "subject": "Hi", "body": "B"}',
        { to: 'a@b.c', subject: 'Hi', body: 'B', action: 'send_email' },
        'sure',
      ],
      [
        'I should search first.\n\n```json\n{"action": "search", "query": "ducks", "limit": "3"}\n```',
        { action: 'search', query: 'ducks', limit: 3 },
        'sure',
      ],
      ['[{"action": "search", "query": "ducks"}]', { action: 'search', query: 'ducks' }, 'sure'],
      ['{"search": {"query": "ducks"}}', { query: 'ducks', action: 'search' }, 'sure'],
      ['{"tool": "search", "query": "ducks"}', { tool: 'search', query: 'ducks', action: 'search' }, 'sure'],
      ['{"action": {"action": "search", "query": "ducks"}}', { action: 'search', query: 'ducks' }, 'sure'],
      [
        '{"action": "search", "parameters": {"query": "ducks"}}',
        { action: 'search', parameters: { query: 'ducks' }, query: 'ducks' },
        'guess',
      ],
      ['{"action": "search"}', { action: 'search' }, 'guess'],
      ['{"action": "find", "query": "ducks"}', { query: 'ducks' }, 'guess'],
      ['{"action": "search", "query": "ducks", "to": "x"}', { action: 'search', query: 'ducks', to: 'x' }, 'clean'],
      ['{action: search, query: ducks and geese}', { action: 'search', query: 'ducks and geese' }, 'sure'],
      ['{"action": "search", "query": null}', { action: 'search' }, 'guess'],
      ['{"action": "search", "query": 5}', { action: 'search', query: '5' }, 'sure'],
      ['Action: {"action": "done"}\nThought: I am done', { action: 'done' }, 'sure'],
    ],
  },
  {
    title: 'list of actions',
    schema: z.array(act),
    situations: [
      [
        '[{"action": "search", "query": "a"}, {"action": "done"}]',
        [{ action: 'search', query: 'a' }, { action: 'done' }],
        'clean',
      ],
      [
        '{"action": "search", "query": "a"}\n{"action": "done"}',
        [{ action: 'search', query: 'a' }, { action: 'done' }],
        'sure',
      ],
      ['{"actions": [{"action": "Search", "query": "a"}]}', [{ action: 'search', query: 'a' }], 'sure'],
      ['[{"action": "search", "query": "a"}, {"action": "fly"}]', [{ action: 'search', query: 'a' }, {}], 'guess'],
      ['{"action": "done"}', [{ action: 'done' }], 'sure'],
    ],
  },
  {
    title: 'pets',
    schema: z.union([dog, cat]),
    situations: [
      ['{"name": "Rex", "barks": "yes"}', { name: 'Rex', barks: true }, 'sure'],
      ['{"name": "Tom", "lives": "9"}', { name: 'Tom', lives: 9 }, 'sure'],
      ['{"name": "Tom", "lives": 9, "barks": "no idea"}', { name: 'Tom', lives: 9, barks: 'no idea' }, 'clean'],
      ['{"dog": {"name": "Rex", "barks": true}}', { name: 'Rex', barks: true }, 'sure'],
      ['[{"name": "Tom", "lives": 9}]', { name: 'Tom', lives: 9 }, 'sure'],
      ['{"name": "Rex"}', { name: 'Rex' }, 'guess'],
    ],
  },
  {
    title: 'list of pets',
    schema: z.array(z.union([dog, cat])),
    situations: [
      [
        '[{"name": "Rex", "barks": true}, {"name": "Tom", "lives": 9}]',
        [
          { name: 'Rex', barks: true },
          { name: 'Tom', lives: 9 },
        ],
        'clean',
      ],
    ],
  },
  {
    title: 'error or result',
    schema: z.union([ok, err]),
    situations: [
      ['{"result": "x"}', { result: 'x' }, 'clean'],
      ['{"error": "x"}', { error: 'x' }, 'clean'],
      ['{"Error": "x"}', { error: 'x' }, 'sure'],
      ['Error: {"error": "boom"}', { error: 'boom' }, 'sure'],
      ['{"result": 5}', { result: '5' }, 'sure'],
      ['{"status": 1, "error": "x"}', { status: 1, error: 'x' }, 'clean'],
    ],
  },
  {
    title: 'string or class',
    schema: z.union([z.string(), cbar]),
    situations: [
      ['hello', 'hello', 'sure'],
      ['{"foo": "x"}', { foo: 'x' }, 'clean'],
      ['Here: {"foo": "x"}', { foo: 'x' }, 'sure'],
      ['"hello"', 'hello', 'clean'],
      ['{"Foo": "x"}', { foo: 'x' }, 'sure'],
      ['```json\n{"foo": "x"}\n```', { foo: 'x' }, 'sure'],
      ['5', '5', 'sure'],
    ],
  },
  {
    title: 'list of strings or class',
    schema: z.union([z.array(z.string()), cbar]),
    situations: [
      ['["a"]', ['a'], 'clean'],
      ['{"foo": "x"}', { foo: 'x' }, 'clean'],
      ['a', ['a'], 'guess'],
      ['- a\n- b', ['a', 'b'], 'sure'],
    ],
  },
  {
    title: 'class one or list of class',
    schema: z.union([cbar, z.array(cbar)]),
    situations: [
      ['{"foo": "x"}', { foo: 'x' }, 'clean'],
      ['[{"foo": "x"}]', [{ foo: 'x' }], 'clean'],
      ['[{"foo": "x"}, {"foo": "y"}]', [{ foo: 'x' }, { foo: 'y' }], 'clean'],
      ['{"foo": "x"}\n{"foo": "y"}', [{ foo: 'x' }, { foo: 'y' }], 'sure'],
    ],
  },
  {
    title: 'foo or bar',
    schema: z.union([cbar, cfoo]),
    situations: [
      ['{"hi": ["a"]}', { hi: ['a'] }, 'clean'],
      ['{"hi": "a"}', { hi: ['a'] }, 'sure'],
      ['{"foo": "x"}', { foo: 'x' }, 'clean'],
      ['["a", "b"]', { hi: ['a', 'b'] }, 'sure'],
    ],
  },
  {
    title: 'int, float, bool, string',
    schema: z.union([z.number().int(), z.number(), z.boolean(), z.string()]),
    situations: [
      ['1', 1, 'clean'],
      ['1.5', 1.5, 'clean'],
      ['true', true, 'clean'],
      ['"1"', '1', 'clean'],
      ['"true"', 'true', 'clean'],
      ['x', 'x', 'sure'],
      ['True', true, 'sure'],
      ['"x"', 'x', 'clean'],
    ],
  },
  {
    title: 'int or list of int',
    schema: z.union([z.number().int(), z.array(z.number().int())]),
    situations: [
      ['1', 1, 'clean'],
      ['[1, 2]', [1, 2], 'clean'],
      ['"1"', 1, 'sure'],
      ['["1", "2"]', [1, 2], 'sure'],
      ['[1]', [1], 'clean'],
    ],
  },
  {
    title: 'int or enum',
    schema: z.union([z.number().int(), z.enum(['LOW', 'HIGH'])]),
    situations: [
      ['1', 1, 'clean'],
      ['low', 'LOW', 'sure'],
      ['"1"', 1, 'sure'],
      ['It is high', 'HIGH', 'guess'],
      ['5 or so', 5, 'guess'],
    ],
  },
  {
    title: 'optional class field',
    schema: z.object({ a: cbar.optional(), b: cfoo.nullable(), c: z.union([z.string(), z.number()]).optional() }),
    situations: [
      ['{"a": null, "b": null}', { b: null }, 'sure'],
      ['{"b": {"hi": "x"}}', { b: { hi: ['x'] } }, 'sure'],
      ['{}', { b: null }, 'sure'],
      ['{"a": {"foo": 1}, "b": "null"}', { a: { foo: '1' }, b: null }, 'sure'],
      ['{"a": {}, "b": null}', { a: {}, b: null }, 'guess'],
      ['{"a": "x", "b": ["y"]}', { a: { foo: 'x' }, b: { hi: ['y'] } }, 'sure'],
      ['{"a": {"foo": "x"}, "b": null, "c": 5}', { a: { foo: 'x' }, b: null, c: 5 }, 'clean'],
    ],
  },
  {
    title: 'book',
    schema: book,
    situations: [
      [
        '{"title":"Dune","author":"Frank Herbert","year":1965,"genres":["sci_fi"],"price":9.99,"inStock":true}',
        { title: 'Dune', author: 'Frank Herbert', year: 1965, genres: ['sci_fi'], price: 9.99, inStock: true },
        'clean',
      ],
      [
        '{"title": "Dune", "author": "Frank Herbert", "year": "1965", "genres": ["Sci-Fi"], "price": "$9.99", "inStock": "yes"}',
        { title: 'Dune', author: 'Frank Herbert', year: 1965, genres: ['sci_fi'], price: 9.99, inStock: true },
        'sure',
      ],
      [
        '{"title": "Dune", "author": "Frank Herbert", "year": "published in 1965", "genres": "sci fi", "price": "9.99 USD", "in_stock": true}',
        { title: 'Dune', author: 'Frank Herbert', year: 1965, genres: ['sci_fi'], price: 9.99, inStock: true },
        'guess',
      ],
      [
        '{"title": "Dune", "author": null, "genres": ["Science Fiction", "fiction"]}',
        { title: 'Dune', author: null, genres: ['fiction', 'fiction'] },
        'guess',
      ],
      [
        '{"title": "Dune", "genres": ["SCI_FI", "NonFiction"]}',
        { title: 'Dune', genres: ['sci_fi', 'non_fiction'], author: null },
        'sure',
      ],
      [
        '{"title": 1984, "author": "George Orwell", "year": 1949, "genres": []}',
        { title: '1984', author: 'George Orwell', year: 1949, genres: [] },
        'sure',
      ],
      [
        '{"title": "Dune", "author": "Frank Herbert", "year": null, "genres": ["sci_fi"], "price": "unknown"}',
        { title: 'Dune', author: 'Frank Herbert', year: null, genres: ['sci_fi'] },
        'sure',
      ],
      [
        'Title: Dune\nAuthor: Frank Herbert\nYear: 1965\nGenres: sci_fi\nPrice: $9.99\nIn stock: yes',
        { title: 'Dune', author: 'Frank Herbert', year: 1965, genres: ['sci_fi'], price: 9.99, inStock: true },
        'sure',
      ],
      [
        '{"title": "The "Best" of Dune", "author": "X", "genres": []}',
        { title: 'The "Best" of Dune', author: 'X', genres: [] },
        'sure',
      ],
      [
        '{"title": "Dune", "author": "F", "genres": ["sci_fi"], "price": 1,299.50}',
        { title: 'Dune', author: 'F', genres: ['sci_fi'], price: 1299.5 },
        'sure',
      ],
      [
        '{"title": "Dune", "author": "F", "genres": ["sci_fi",',
        { title: 'Dune', author: 'F', genres: ['sci_fi'] },
        'guess',
      ],
      [
        '{"title": "Dune", "author": "F", "genres": "fiction, sci_fi"}',
        { title: 'Dune', author: 'F', genres: ['fiction', 'sci_fi'] },
        'sure',
      ],
      [
        '{"title": "Dune", "author": "F", "genres": ["fiction and sci-fi"]}',
        { title: 'Dune', author: 'F', genres: [] },
        'guess',
      ],
      [
        '{"title": "Dune", "author": "F", "genres": [{"name": "fiction"}]}',
        { title: 'Dune', author: 'F', genres: ['fiction'] },
        'sure',
      ],
      [
        '{"title": Dune: Part One, "author": F, "genres": []}',
        { title: 'Dune: Part One', author: 'F', genres: [] },
        'sure',
      ],
      [
        '{"title": "Dune", "author": "F", "genres": null, "price": null}',
        { title: 'Dune', author: 'F', genres: [] },
        'sure',
      ],
      ['{"title": "Dune", "author": "N/A", "genres": []}', { title: 'Dune', author: 'N/A', genres: [] }, 'sure'],
    ],
  },
  {
    title: 'code field',
    schema: code,
    situations: [
      ['{"type": "code", "code": "print(\\"a\\")"}', { type: 'code', code: 'print("a")' }, 'clean'],
      ['{"type": "code", "code": "print("a")"}', { type: 'code', code: 'print("a")' }, 'sure'],
      [
        '{"type": "code", "code": "const a = {\n  b: 1,\n};\nlog(`x ${a}`)"}',
        { type: 'code', code: 'const a = {\n  b: 1,\n};\nlog(`x ${a}`)' },
        'sure',
      ],
      [
        '{"type": "code", "code": `const a = "b";\nlet c = 1;`}',
        { type: 'code', code: 'const a = "b";\nlet c = 1;' },
        'sure',
      ],
      [
        '{"type": "code", "code": """\ndef f(x):\n    return "y"\n"""}',
        { type: 'code', code: '\ndef f(x):\n    return "y"\n' },
        'sure',
      ],
      ['{\n  type: "code",\n  code: ```ts\nconst x = "a";\n```\n}', { type: 'code', code: 'const x = "a";' }, 'sure'],
      ["{'type': 'code', 'code': 'print(\"it\\'s\")'}", { type: 'code', code: 'print("it\'s")' }, 'sure'],
      [
        '{"type": "code", "code": "if (a && b) { return [1, 2]; }"}',
        { type: 'code', code: 'if (a && b) { return [1, 2]; }' },
        'clean',
      ],
      [
        '{"type": "code", "code": "SELECT * FROM "users" WHERE id = 1;"}',
        { type: 'code', code: 'SELECT * FROM "users" WHERE id = 1;' },
        'sure',
      ],
      [
        '{"type": "code", "code": "<div class="a">{x}</div>"}',
        { type: 'code', code: '<div class="a">{x}</div>' },
        'sure',
      ],
      [
        '{"type": "code", "code": "echo \\"hi\\" # comment\nls"}',
        { type: 'code', code: 'echo "hi" # comment\nls' },
        'sure',
      ],
      ['{"type": "code", "code": \'console.log("a")\'}', { type: 'code', code: 'console.log("a")' }, 'sure'],
      [
        '{"type": "code", "code": """const a = 1;\n// {"b": 2}"""}',
        { type: 'code', code: 'const a = 1;\n// {"b": 2}' },
        'sure',
      ],
      ['{"type": "code", "code": "C:\\\\dir\\file"}', { type: 'code', code: 'C:\\dir\file' }, 'sure'],
      ['{"type": "code", "code": "a\\tb\\nc"}', { type: 'code', code: 'a\tb\nc' }, 'clean'],
      ['{"type": "code", "code": `const s = \\`a ${b}\\`;`}', { type: 'code', code: 'const s = `a ${b}`;' }, 'sure'],
    ],
  },
  {
    title: 'points',
    schema: z.object({ points: z.array(p3) }),
    situations: [
      ['{"points": [{"x": 1, "y": 2}]}', { points: [{ x: 1, y: 2 }] }, 'clean'],
      ['[{"x": 1, "y": "2"}]', { points: [{ x: 1, y: 2 }] }, 'sure'],
      ['{"points": {"x": 1, "y": 2}}', { points: [{ x: 1, y: 2 }] }, 'sure'],
      ['{"x": 1, "y": 2}', { points: [{ x: 1, y: 2 }] }, 'sure'],
      [
        '{"points": [[1, 2], [3, 4]]}',
        {
          points: [
            { x: 1, y: 2 },
            { x: 3, y: 4 },
          ],
        },
        'guess',
      ],
      ['{"points": [{"x": 1, "y": 2}, ...]}', { points: [{ x: 1, y: 2 }] }, 'guess'],
      ['{"points": [{"x": 1, "y": 2}, {"x": 3', { points: [{ x: 1, y: 2 }, { x: 3 }] }, 'guess'],
      ['{"points": "[{\\"x\\": 1, \\"y\\": 2}]"}', { points: [{ x: 1, y: 2 }] }, 'sure'],
      [
        '| x | y |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |',
        {
          points: [
            { x: 1, y: 2 },
            { x: 3, y: 4 },
          ],
        },
        'sure',
      ],
      [
        'x,y\n1,2\n3,4',
        {
          points: [
            { x: 1, y: 2 },
            { x: 3, y: 4 },
          ],
        },
        'sure',
      ],
    ],
  },
  {
    title: 'strings in prose',
    schema: z.array(z.string()),
    situations: [
      ['Here are the names:\n- Ann\n- Bob', ['Ann', 'Bob'], 'sure'],
      ['Here are the names:\n1. Ann\n2. Bob\n\nHope that helps!', ['Ann', 'Bob'], 'sure'],
      ['Ann\nBob', ['Ann\nBob'], 'guess'],
      ['["Ann", "Bob", ...]', ['Ann', 'Bob'], 'guess'],
      ['[Ann Lee, Bob Ray]', ['Ann Lee', 'Bob Ray'], 'sure'],
      ['The names are Ann and Bob.', ['The names are Ann and Bob.'], 'guess'],
      ['["Ann"]["Bob"]', ['Ann', 'Bob'], 'sure'],
      ["['Ann', \"Bob's\"]", ['Ann', "Bob's"], 'sure'],
      ['{"Ann", "Bob"}', ['Ann', 'Bob'], 'guess'],
      ['["She said "hi"", "b"]', ['She said "hi"', 'b'], 'sure'],
      ['- "Ann"\n- "Bob"', ['Ann', 'Bob'], 'sure'],
      ['<item>Ann</item>\n<item>Bob</item>', ['Ann', 'Bob'], 'sure'],
      ['* Ann\n* Bob\n* Cid', ['Ann', 'Bob', 'Cid'], 'sure'],
      ['{"names": {"first": "Ann", "second": "Bob"}}', ['{"names": {"first": "Ann", "second": "Bob"}}'], 'guess'],
      ['["Ann", null, "Bob"]', ['Ann', 'Bob'], 'guess'],
      ['[["Ann"], ["Bob", "Cid"]]', ['Ann', 'Bob', 'Cid'], 'sure'],
    ],
  },
  {
    title: 'ints in prose',
    schema: z.array(z.number().int()),
    situations: [
      ['1, 2 and 3', [1, 2, 3], 'sure'],
      ['The values are 1, 2, 3.', [1, 2, 3], 'guess'],
      ['- 1\n- 2', [1, 2], 'sure'],
      ['[1 2 3]', [1, 2, 3], 'sure'],
      ['1 2 3', [1, 2, 3], 'sure'],
      ['["1", "two"]', [1, 2], 'sure'],
      ['[1.0, 2.0]', [1, 2], 'clean'],
      ['{"a": 1, "b": 2}', [1, 2], 'guess'],
      ['[1, [2, 3]]', [1, 2, 3], 'guess'],
      ['["a", 1]', [1], 'guess'],
      ['1\n2\n', [1, 2], 'sure'],
      ['(1, 2, 3)', [1, 2, 3], 'sure'],
      ['{1, 2, 3}', [1, 2, 3], 'guess'],
      ['[1, 2, 3', [1, 2, 3], 'guess'],
      ['Values: [1, 2, 3]', [1, 2, 3], 'sure'],
      ['"1"', [1], 'sure'],
      ['[1,000, 2,000]', [1000, 2000], 'guess'],
    ],
  },
  {
    title: 'objects list prose',
    schema: z.array(z.object({ name: z.string(), age: z.number().int() })),
    situations: [
      [
        '1. {"name": "A", "age": 1}\n2. {"name": "B", "age": 2}',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'sure',
      ],
      [
        '```json\n[{"name": "A", "age": 1}]\n```\nand also\n```json\n[{"name": "B", "age": 2}]\n```',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'guess',
      ],
      [
        '[{"name": "A", "age": 1}]\n[{"name": "B", "age": 2}]',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'sure',
      ],
      [
        '{"A": {"age": 1}, "B": {"age": 2}}',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'guess',
      ],
      [
        '| name | age |\n|------|-----|\n| A | 1 |\n| B | 2 |',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'sure',
      ],
      [
        'name,age\nA,1\nB,2',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'sure',
      ],
      [
        '- name: A\n  age: 1\n- name: B\n  age: 2',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'sure',
      ],
      [
        '[["A", 1], ["B", 2]]',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'guess',
      ],
      ['[{"name": "A", "age": 1}, {"name": "B"', [{ name: 'A', age: 1 }, { name: 'B' }], 'guess'],
      ['["{\\"name\\": \\"A\\", \\"age\\": 1}"]', [{ name: 'A', age: 1 }], 'sure'],
      ['{"name": ["A", "B"], "age": [1, 2]}', [{ name: '["A", "B"]', age: 1 }], 'guess'],
      [
        '[{"name": "A", "age": 1} {"name": "B", "age": 2}]',
        [
          { name: 'A', age: 1 },
          { name: 'B', age: 2 },
        ],
        'sure',
      ],
      ['[{"person": {"name": "A", "age": 1}}]', [{ name: 'A', age: 1 }], 'sure'],
      ['{"people": {"name": "A", "age": 1}}', [{ name: 'A', age: 1 }], 'sure'],
    ],
  },
];
