import { createStream, parse, print, prompt } from 'peglot/design';
import { describe, expect, it, test } from 'vitest';

/** A document without any finding: every test gives one field of it another form. */
const good = prompt().split('## Example\n\n')[1] ?? '';

/** The document with what is from one piece up to another replaced. */
function reformed(from: string, to: string, by: string): string {
  const start = good.indexOf(from);
  const end = good.indexOf(to, start);
  if (start === -1 || end === -1) throw new Error(`the example has no ${from} before ${to}`);
  return `${good.slice(0, start)}${by}\n\n${good.slice(end)}`;
}

/** What a text is read as; the stream agrees, unit by unit, and what is printed reads back. */
function read(text: string) {
  const parsed = parse(text);
  const stream = createStream();
  for (const unit of text.split('')) stream.push(unit);
  const { value, diagnostics } = stream.end();
  expect({ value, diagnostics }).toEqual({ value: parsed.value, diagnostics: parsed.diagnostics });
  if (parsed.ok) expect(parse(print(parsed.value)).value).toEqual(parsed.value);
  const found = parsed.diagnostics.map(({ severity, code }) => `${severity} ${code.slice(code.indexOf('/') + 1)}`);
  const [contract] = parsed.value.api_contracts;
  const [table] = parsed.value.data_schemas;
  const [component] = parsed.value.component_logic;
  if (contract === undefined || table === undefined || component === undefined) throw new Error('an item is gone');
  return { ...parsed, found, contract, table, component };
}

describe('methods', () => {
  const HEAD = '#### `async lend';
  const DESCRIPTION = 'Checks a request';
  const method = parse(good).value.component_logic[0]?.interfaces[0];
  const add = { ...method, method: 'add', parameters: { book: 'Book' }, returns: 'int', async: undefined };

  test.each([
    ['#### 1. `add(book: Book) -> int`', 'warning bad-method-title'],
    ['#### **`add(book: Book) -> int`**', 'warning bad-method-title'],
    ['#### **add(book: Book) -> int**', 'warning bad-method-title'],
    ['#### Method: `add(book: Book) -> int`', 'warning bad-method-title'],
    ['- `add(book: Book) -> int`', 'warning bad-form'],
    ['1. add(book: Book) -> int', 'warning bad-form'],
    ['### 2) `add(book: Book) -> int`', 'warning bad-heading-level', 'warning bad-method-title'],
  ])('%s', (head, ...codes) => {
    const { component, found } = read(reformed(HEAD, DESCRIPTION, head));
    expect(component.interfaces).toEqual([add]);
    expect(found).toEqual(codes);
  });

  it('in a list, each with its description', () => {
    const list =
      '- `add(book: Book) -> int`: adds it\n- **`drop(id)`** - drops it\n  - keeps the card\n- find(id: int)';
    const { component, found } = read(reformed(HEAD, '**Implementation Notes', list));
    expect(component.interfaces).toMatchObject([
      { method: 'add', parameters: { book: 'Book' }, returns: 'int', description: 'adds it' },
      { method: 'drop', parameters: { id: '' }, description: 'drops it\n\n- keeps the card' },
      { method: 'find', parameters: { id: 'int' }, description: '' },
    ]);
    expect(found).toEqual(Array(3).fill('warning bad-form'));
  });

  it('of a list end where the next one begins, labels or not', () => {
    const list = '- `add(book: Book)`\n\n**Parameters:**\n- `book`: the book\n\n- `drop(id: int)`: drops it';
    const { component } = read(reformed(HEAD, '**Implementation Notes', list));
    expect(component.interfaces).toMatchObject([
      { method: 'add', parameter_docs: { book: 'the book' } },
      { method: 'drop', description: 'drops it' },
    ]);
  });

  test.each([
    '#### add a book',
    '- add a book',
    '| Method |\n|---|\n| add |',
    '```python\ndef add(): ...\n```',
    'It can add books.',
  ])('none below their label: %j', (text) => {
    const { component, ok, found } = read(reformed(HEAD, '**Implementation Notes', text));
    expect(component.interfaces).toEqual([]);
    expect({ ok, found: found.sort() }).toEqual({ ok: false, found: ['error unread-text', 'info loose-text'] });
    expect(component.extra).toEqual({ '': text });
  });

  it('behind others, what is none is an error too', () => {
    const { ok, found } = read(
      reformed('**Implementation Notes', 'Check each', '#### and a few more\n\n**Implementation Notes:**'),
    );
    expect({ ok, found }).toEqual({ ok: false, found: ['info loose-text', 'error unread-text'] });
  });

  it('a text that leads to them is none', () => {
    expect(read(reformed(HEAD, HEAD, 'These can be called:')).found).toEqual(['info loose-text']);
  });

  it('numbered headings in prose are prose', () => {
    const { component, found } = read(
      reformed('Check each field', '**Estimated', '#### 1. Check (fields)\n\nOne by one, in order.'),
    );
    expect(component.interfaces).toHaveLength(1);
    expect(found).toEqual([]);
  });
});

describe('a block of JSON', () => {
  const response = (by: string) => {
    const { contract, found } = read(reformed('**Response (Success):**', '**Error Responses', by));
    return [contract.response_schema, contract.extra, found];
  };

  test.each([
    ['**Response (Success):**\n{\n  "a": 1,\n\n  "b": []\n}', undefined, ['warning bad-form']],
    ['**Response (Success):** {\n  "a": 1,\n  "b": []\n}', undefined, ['warning bad-form']],
    [
      '**Response (Success):**\n{"a": 1, "b": []}\n\nThat is all.',
      'That is all.',
      ['warning bad-form', 'info loose-text'],
    ],
    ['**Response (Success):** (plain text)\n```json\n{"a": 1, "b": []}\n```', '(plain text)', ['info loose-text']],
    ['**Response (Success):** the tool\n```json\n{"a": 1, "b": []}\n```', 'the tool', ['info loose-text']],
    ['**Response (Success):** (if applicable - POST/PUT)\n```json\n{"a": 1, "b": []}\n```', undefined, []],
  ])('%j', (by, loose, codes) => {
    expect(response(by)).toEqual([{ a: 1, b: [] }, loose === undefined ? undefined : { '': loose }, codes]);
  });

  it('beside a link', () => {
    const link = '[The tool](https://example.org)';
    expect(response(`**Response (Success):**\n${link}\n\n\`\`\`json\n[]\n\`\`\``)).toEqual([
      [],
      { '': link },
      ['info loose-text'],
    ]);
    expect(response('**Response (Success):**\n["a"]')).toEqual([['a'], undefined, ['warning bad-form']]);
  });

  test.each(['- `a`: integer\n- b', '| a |\n|---|\n| 1 |', 'The tool.\n\n- its number'])('none: %j', (text) => {
    expect(response(`**Response (Success):**\n${text}`)).toEqual([text, undefined, ['error bad-schema']]);
  });
});

describe('names and texts', () => {
  const params = (by: string) => {
    const { contract, found } = read(reformed('**Request Parameters:**', '**Response (Success)', by));
    return [contract.request_params, contract.extra?.[''], found];
  };

  test.each([
    '**Request Parameters:** `id`: integer, `lang`: a, b',
    '**Request Parameters:**\n`id`: integer\n`lang`: a, b',
    '**Request Parameters:**\n| Name | Text |\n|---|---|\n| `id` | integer |\n| lang | a, b |',
    '**Request Parameters:**\n| Name | Type | Also |\n|---|---|---|\n| `id` | integer | |\n| lang | a | b |',
    '**Request Parameters:**\n```json\n{ "id": "integer", "lang": "a, b" }\n```',
  ])('in another form: %j', (by) => {
    expect(params(by)).toEqual([{ id: 'integer', lang: 'a, b' }, undefined, ['warning bad-form']]);
  });

  test.each([
    ['**Request Parameters:** ', 'the number of the tool'],
    ['**Request Parameters:**\n', 'Note: see the manual.'],
    ['**Request Parameters:**\n', '```json\n{ "id": { "type": "integer" } }\n```'],
    ['**Request Parameters:**\n', '| Name |\n|---|\n| id |'],
  ])('not to be read: %s%s', (label, text) => {
    const [value, loose, found] = params(label + text);
    expect([value, loose, [found].flat().sort()]).toEqual([undefined, text, ['error unread-text', 'info loose-text']]);
  });

  test.each([
    ['**Request Parameters:** (in the path)\n- `id`: integer', '(in the path)'],
    ['**Request Parameters:**\n- `id`: integer\n\nAll are needed.', 'All are needed.'],
  ])('with a remark: %j', (by, remark) => {
    expect(params(by)).toEqual([{ id: 'integer' }, remark, ['info loose-text']]);
  });

  it('the remark of the template', () => {
    expect(params('**Request Parameters:** (if applicable)\n- `id`: integer')).toEqual([
      { id: 'integer' },
      undefined,
      [],
    ]);
  });

  test.each([
    ['**Raises:** `KeyError`: none', [{ error: 'KeyError', description: 'none' }], ['warning bad-form']],
    ['**Raises:** KeyError', [{ error: 'KeyError', description: '' }], ['warning bad-form']],
    ['**Raises:** when it fails', [], ['info loose-text', 'error unread-text']],
    ['**Raises:** None', [], []],
  ])('%s', (by, raises, codes) => {
    const { component, found } = read(reformed('**Raises:**', '---', by));
    expect(component.interfaces[0]?.raises).toEqual(raises);
    expect(found).toEqual(codes);
  });

  it('the technology stack as a table', () => {
    const table = '| Layer | Technology |\n|---|---|\n| Language | Python |\n| `Cache` | a \\| b |';
    const { value, found } = read(reformed('- **Language', '## Assumptions', table));
    expect(value.technology_stack).toEqual({ Language: 'Python', Cache: 'a | b' });
    expect(found).toEqual(['warning bad-form']);
  });
});

describe('error responses outside of a list', () => {
  test.each([
    '**Error Responses:**\n**404 NONE**: gone',
    '**Error Responses:**\n404 NONE - gone',
    '**Error Responses:** 404 NONE: gone',
  ])('%j', (by) => {
    const { contract, found } = read(reformed('**Error Responses:**', '---', by));
    expect(contract.error_responses).toEqual([{ status: 404, code: 'NONE', message: 'gone' }]);
    expect(found).toEqual(['warning bad-form']);
  });

  it('that are none', () => {
    const { contract, found } = read(reformed('**Error Responses:**', '---', '**Error Responses:** the usual ones'));
    expect(contract).toMatchObject({ error_responses: [], extra: { '': 'the usual ones' } });
    expect(found.sort()).toEqual(['error bad-error-response', 'info loose-text']);
  });
});

describe('rows of a table', () => {
  const title = { name: 'title', type: 'TEXT', constraints: '' };

  test.each(['| title | TEXT | |', 'title | TEXT |', '| title | TEXT | |\n| id | INT | |'])(
    'behind a blank line: %j',
    (rows) => {
      const { table, found } = read(reformed('| title', '**Indexes', `\n${rows}`));
      expect(table.columns.slice(0, 2)).toEqual([expect.objectContaining({ name: 'tool_id' }), title]);
      expect(table.columns).toHaveLength(1 + rows.split('\n').length);
      expect(found).toEqual(['warning bad-form']);
    },
  );

  test.each(['- `title`: TEXT', '```\ntitle TEXT\n```'])('that are none: %j', (text) => {
    const { table, found } = read(reformed('| Column', '**Indexes', text));
    expect(table).toMatchObject({ columns: [], extra: { '': text } });
    expect(found.sort()).toEqual(['error unread-text', 'info loose-text']);
  });
});

test.each([
  ['`x`', []],
  ['**x**', ['warning bad-entry']],
  ['**`x`**', ['warning bad-entry']],
])('a name of one letter in marks: %s', (name, told) => {
  const { contract, found } = read(reformed('- `tool_id`', '**Response', `- ${name}: number`));
  expect(contract.request_params).toEqual({ x: 'number' });
  expect(found).toEqual(told);
});

describe('a list within an item belongs to its text', () => {
  it('parameters', () => {
    const list = '- `filter`: object\n  - `name`: string\n    - short\n\t- `age`: integer\n- `id`: integer';
    const { contract, found } = read(reformed('- `tool_id`', '**Response', list));
    expect(contract.request_params).toEqual({
      filter: 'object\n  - `name`: string\n    - short\n\t- `age`: integer',
      id: 'integer',
    });
    expect(found).toEqual([]);
  });

  it('below a label that is an item too', () => {
    const list = '- **Request Parameters:**\n  - `filter`: object\n    - `name`: string\n  - `id`: integer';
    const { contract } = read(reformed('**Request Parameters', '**Response', list));
    expect(Object.keys(contract.request_params ?? {})).toEqual(['filter', 'id']);
  });

  it('error responses, technologies and assumptions', () => {
    expect(read(reformed('- **404', '---', '- **404 NONE**: gone\n  - for good')).contract.error_responses).toEqual([
      { status: 404, code: 'NONE', message: 'gone\n  - for good' },
    ]);
    const stack = read(reformed('- **Language', '- **Framework', '- **Language:** Python\n  - with types')).value;
    expect(stack.technology_stack).toMatchObject({ Language: 'Python\n  - with types', Framework: 'Fastify 5' });
    const { assumptions } = read(reformed('- All times', '## API', '- All times are in UTC\n  - even here')).value;
    expect(assumptions.at(-1)).toBe('All times are in UTC\n  - even here');
  });

  it('is no part of a name', () => {
    const { component, found } = read(reformed('- LoanLedger', '**Interfaces', '- LoanLedger\n  - for every loan'));
    expect(component).toMatchObject({ dependencies: ['LoanLedger'], extra: { '': '- for every loan' } });
    expect(found).toEqual(['info loose-text']);
  });
});

test.each([
  ['**Severity: Critical**', ['warning bad-label']],
  ['- **Severity: Critical**', ['warning bad-label']],
  ['- Severity: Critical', ['warning bad-label']],
])('a label in one with its value: %s', (by, codes) => {
  const { value, found } = read(reformed('**Severity:** Critical', '---', by));
  expect(value).toEqual(parse(good).value);
  expect(found).toEqual(codes);
});

it.each(['`', '**', '"'])('a name and a type in a table stand within %s, constraints keep them', (mark) => {
  const row = ['a', 'TEXT', 'NOT NULL'].map((cell) => `${mark}${cell}${mark}`).join(' | ');
  const table = `| Column | Type | Constraints |\n|---|---|---|\n| ${row} |\n`;
  const { value } = parse(`# Design Specification: A-1\n\n## Data Schemas\n\n### Table: t\n\n**Columns:**\n\n${table}`);
  expect(value.data_schemas[0]?.columns).toEqual([{ name: 'a', type: 'TEXT', constraints: `${mark}NOT NULL${mark}` }]);
});
