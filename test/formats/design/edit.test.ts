import fc from 'fast-check';
import { applyEdits, type DesignSpecification, EditError, edit, parse, print, prompt } from 'peglot/design';
import { describe, expect, it, test } from 'vitest';
import { designs } from '../../laws/design-texts.ts';
import { long, runs } from '../../laws/law.ts';

type Step = string | number;
type Steps = readonly Step[];

/** A design as a hand leaves it: other marks, other orders, comments in the JSON, a label that nobody knows. */
const byHand = `# design spec: LIB-9

**Task ID**: LIB-9

Kept by hand.

## 1. Architecture overview
A desk in front, a ledger behind; both of them are described below, in few words.

## Technology Stack
* **Language:** Rust
* Database: SQLite

## Assumptions
1. One desk
2. Opening hours are known

## API Endpoints

### \`get\` /books/{id}   
**Auth:** yes (cookie)
**Description:** Shows a book to everybody.
**Owner:** the desk
**Response (Success):**
\`\`\`json
{ 'id': 1, // the number
  "tags": ["a",
           "b"], "gone": False }
\`\`\`
**Error Responses:**
- 404: no such book
- **410 GONE**: it was sold

## Data Schemas

### Table: books

**Description:** All the books that there are.

**Columns:**
Type | Column | Constraints
---|---|---
INT | id | PRIMARY KEY
TEXT | \`title\` | CHECK (title <> '\\|')

**Indexes:**
\`\`\`sql
CREATE INDEX a
  ON books(title); CREATE INDEX b ON books(id)
\`\`\`

## Component Logic

### Desk
**Semantic Unit:** SU-001
**Responsibility:** Answers what people ask.
**Dependencies:** Ledger, Clock
#### async def show(id:int, lang:str="en")->Book
Shows it.
**Raises:**
- \`Gone\`: when it was sold
**Implementation Notes:**

Ask the ledger.

- first this
**Estimated Complexity:** 12 (small)

## Design Review Checklist
### Security: Nobody sees more than the catalogue
**Validation Criteria:** Look at the answers.
**Severity:** high

## Open Questions

Who closes the desk?
`;

/** The document after an edit, as the lines that went and came. */
function changedLines(text: string, path: Steps, value: unknown): string[] {
  const before = text.split('\n');
  const after = applyEdits(text, edit(text, path, value)).split('\n');
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...before.slice(start, before.length - end).map((line) => `-${line}`),
    ...after.slice(start, after.length - end).map((line) => `+${line}`),
  ];
}

describe('one field changes and everything else stays', () => {
  test.each<[string, Steps, unknown, string[]]>([
    [
      'the task id, in both of its places',
      ['task_id'],
      'LIB-10',
      ['-# design spec: LIB-9', '-', '-**Task ID**: LIB-9', '+# design spec: LIB-10', '+', '+**Task ID**: LIB-10'],
    ],
    ['a field that is absent comes to its place', ['timestamp'], '2026-05-01', ['+**Timestamp:** 2026-05-01']],
    ['a technology', ['technology_stack', 'Database'], 'PGlite', ['-* Database: SQLite', '+* Database: PGlite']],
    ['a new technology', ['technology_stack', 'Cache'], 'none yet', ['+* **Cache:** none yet']],
    ['an assumption', ['assumptions', 1], 'Two desks', ['-2. Opening hours are known', '+2. Two desks']],
    ['an assumption goes', ['assumptions', 0], undefined, ['-1. One desk']],
    [
      'the verb of an endpoint',
      ['api_contracts', 0, 'method'],
      'PUT',
      ['-### `get` /books/{id}   ', '+### `PUT` /books/{id}   '],
    ],
    ['its path', ['api_contracts', 0, 'endpoint'], '/b', ['-### `get` /books/{id}   ', '+### `get` /b   ']],
    [
      'a flag',
      ['api_contracts', 0, 'authentication_required'],
      false,
      ['-**Auth:** yes (cookie)', '+**Auth:** No (cookie)'],
    ],
    [
      'an unknown label',
      ['api_contracts', 0, 'extra', 'Owner'],
      'nobody',
      ['-**Owner:** the desk', '+**Owner:** nobody'],
    ],
    [
      'a number in broken JSON',
      ['api_contracts', 0, 'response_schema', 'id'],
      2,
      ["-{ 'id': 1, // the number", "+{ 'id': 2, // the number"],
    ],
    [
      'an item in JSON',
      ['api_contracts', 0, 'response_schema', 'tags', 2],
      'c',
      ['-           "b"], "gone": False }', '+           "b",', '+           "c"], "gone": False }'],
    ],
    [
      'a new member in JSON',
      ['api_contracts', 0, 'response_schema', 'new'],
      null,
      ['-           "b"], "gone": False }', '+           "b"], "gone": False, "new": null }'],
    ],
    [
      'a member goes',
      ['api_contracts', 0, 'response_schema', 'gone'],
      undefined,
      ['-           "b"], "gone": False }', '+           "b"] }'],
    ],
    [
      'a status',
      ['api_contracts', 0, 'error_responses', 0, 'status'],
      403,
      ['-- 404: no such book', '+- 403: no such book'],
    ],
    [
      'an optional field comes behind its neighbour',
      ['api_contracts', 0, 'rate_limit'],
      '5 a day',
      ['+', '+**Rate Limit:** 5 a day'],
    ],
    [
      'a cell',
      ['data_schemas', 0, 'columns', 1, 'constraints'],
      "DEFAULT '|'",
      ["-TEXT | `title` | CHECK (title <> '\\|')", "+TEXT | `title` | DEFAULT '\\|'"],
    ],
    [
      'a statement',
      ['data_schemas', 0, 'indexes', 1],
      'CREATE INDEX c ON books(id, title)',
      ['-  ON books(title); CREATE INDEX b ON books(id)', '+  ON books(title); CREATE INDEX c ON books(id, title)'],
    ],
    [
      'a dependency on the label’s line',
      ['component_logic', 0, 'dependencies', 1],
      'Watch',
      ['-**Dependencies:** Ledger, Clock', '+**Dependencies:** Ledger, Watch'],
    ],
    [
      'a type in a signature',
      ['component_logic', 0, 'interfaces', 0, 'parameters', 'id'],
      'str',
      ['-#### async def show(id:int, lang:str="en")->Book', '+#### async def show(id:str, lang:str="en")->Book'],
    ],
    [
      'a default',
      ['component_logic', 0, 'interfaces', 0, 'defaults', 'lang'],
      'None',
      ['-#### async def show(id:int, lang:str="en")->Book', '+#### async def show(id:int, lang:str=None)->Book'],
    ],
    [
      'the name of a method',
      ['component_logic', 0, 'interfaces', 0, 'method'],
      'find',
      ['-#### async def show(id:int, lang:str="en")->Book', '+#### async def find(id:int, lang:str="en")->Book'],
    ],
    [
      'the number before a remark',
      ['component_logic', 0, 'complexity'],
      14,
      ['-**Estimated Complexity:** 12 (small)', '+**Estimated Complexity:** 14 (small)'],
    ],
    [
      'a word of many',
      ['design_review_checklist', 0, 'severity'],
      'Low',
      ['-**Severity:** high', '+**Severity:** Low'],
    ],
    [
      'a section that nobody knows',
      ['extra', 'Open Questions'],
      'None is left.',
      ['-Who closes the desk?', '+None is left.'],
    ],
  ])('%s', (_, path, value, lines) => {
    expect(changedLines(byHand, path, value)).toEqual(lines);
  });

  it('puts an item before what follows the last rule of the document', () => {
    const end = '\n---\n\n*Made by the desk.*\n';
    const item = { category: 'New', description: 'd', validation_criteria: 'v', severity: 'Low' };
    const text = (prompt().split('## Example\n\n')[1] ?? '') + end;
    const edited = applyEdits(text, edit(text, ['design_review_checklist', 5], item));
    expect(edited.endsWith(`\n\n### New: d\n\n**Validation Criteria:** v\n\n**Severity:** Low\n${end}`)).toBe(true);
    expect(parse(edited).value.design_review_checklist.at(-1)).toEqual(item);
  });

  it('keeps CRLF, and gives it to new lines', () => {
    const text = byHand.replaceAll('\n', '\r\n');
    const edits = edit(text, ['api_contracts', 0, 'rate_limit'], '5 a day');
    expect(edits.map((each) => each.text)).toEqual(['\r\n\r\n**Rate Limit:** 5 a day']);
  });

  it('takes a statement out with its semicolon, which may be on the next line', () => {
    const text = byHand.replace(' CREATE INDEX b ON books(id)\n', '\nCREATE INDEX b ON books(id)\n;\n');
    for (const one of [text, text.replaceAll('\n', '\r\n')]) {
      const [first = ''] = parse(one).value.data_schemas[0]?.indexes ?? [];
      const edited = applyEdits(one, edit(one, ['data_schemas', 0, 'indexes'], [first]));
      expect(edited).toBe(one.replace(/CREATE INDEX b ON books\(id\)\r?\n;\r?\n/, ''));
    }
  });

  it('adds a method, and puts another one in its place', () => {
    const method = {
      method: 'lend',
      parameters: { id: 'int' },
      returns: 'Loan',
      description: 'Lends a book.',
      parameter_docs: {},
      raises: [],
      defaults: {},
    };
    const path = ['component_logic', 0, 'interfaces'];
    const methods = parse(byHand).value.component_logic[0]?.interfaces ?? [];
    const added = ['+', '+#### `lend(id: int) -> Loan`', '+', '+Lends a book.'];
    expect(changedLines(byHand, [...path, methods.length], method)).toEqual(added);
    expect(changedLines(byHand, [...path, 0], method)).toEqual([
      '-#### async def show(id:int, lang:str="en")->Book',
      '-Shows it.',
      '-**Raises:**',
      '-- `Gone`: when it was sold',
      ...added.slice(1),
    ]);
  });

  it('writes what the text did not say, even where the model has it already', () => {
    const text = byHand
      .replace('**Auth:** yes (cookie)', '**Auth:** maybe')
      .replace('**Severity:** high', '**Severity:** blocker');
    expect(changedLines(text, ['api_contracts', 0, 'authentication_required'], true)).toEqual([
      '-**Auth:** maybe',
      '+**Auth:** Yes',
    ]);
    expect(changedLines(text, ['design_review_checklist', 0, 'severity'], 'Medium')).toEqual([
      '-**Severity:** blocker',
      '+**Severity:** Medium',
    ]);
  });

  it('edits JSON documents too', () => {
    const text = '{"task_id": "X-12",\n "assumptions": ["a", "b"], "api_contracts": []}';
    expect(applyEdits(text, edit(text, ['assumptions', 2], 'c'))).toBe(text.replace('"b"', '"b", "c"'));
  });

  it('edits the optional fields of JSON documents', () => {
    const text = '{"task_id": "X-12", "assumptions": [], "timestamp": "2026-02-03T09:30:00Z"}';
    expect(parse(text).locate(['timestamp'])).toEqual({ start: 52, end: 74 });
    expect(applyEdits(text, edit(text, ['timestamp'], undefined))).toBe('{"task_id": "X-12", "assumptions": []}');
    expect(applyEdits(text, edit(text, ['extra', 'Notes'], 'a'))).toBe(
      text.replace('Z"}', 'Z", "extra": {"Notes":"a"}}'),
    );
  });
});

describe('for all designs', () => {
  const pairs = fc.tuple(designs, designs, fc.boolean(), fc.nat());

  it('the edited document reads as the design with that value, and its other items stay as they are', () => {
    fc.assert(
      fc.property(pairs, ([design, other, crlf, choice]) => {
        const text = crlf ? print(design).replaceAll('\n', '\r\n') : print(design);
        const { value, locate } = parse(text);
        const paths = pathsOf(other).filter((path) => path.length > 0 && fits(value, path));
        const path = paths[choice % paths.length] ?? [];
        const wanted = partOf(other, path);
        // A method with a default for no parameter has no Markdown.
        fc.pre(!path.includes('defaults') && !path.includes('parameters'));
        const changed = applyEdits(text, edit(text, path, wanted));
        expect(parse(changed).value).toEqual(withPart(value, path, wanted));
        const [root, at] = path;
        if (typeof at !== 'number') return;
        const start = locate([String(root), at])?.start;
        if (start === undefined) return;
        expect(changed.slice(0, start).trimEnd()).toBe(text.slice(0, start).trimEnd());
        const next = locate([String(root), at + 1])?.start;
        if (next !== undefined) expect(changed.endsWith(text.slice(next))).toBe(true);
      }),
      runs(100),
    );
  });

  it('a document of very many sections is edited at all', () => {
    const text = '## x\n'.repeat(long(40_000));
    expect(applyEdits(text, edit(text, ['task_id'], 'T-1'))).toMatch(/^\*\*Task ID:\*\* T-1\n\n## x\n## x\n/);
  });

  it('the value that is there is no edit', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const text = print(design);
        const { value } = parse(text);
        for (const path of pathsOf(value).filter((_, at) => at % 40 === 0))
          expect(edit(text, path, partOf(value, path))).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

describe('says why not', () => {
  const text = prompt().split('## Example\n\n')[1] ?? '';
  test.each<[Steps, unknown, string, Steps?]>([
    [['api_contracts', 0, 'rate_limt'], 'x', 'rate_limt is not a field here', ['api_contracts', 0, 'rate_limit']],
    [['api_contract'], 'x', 'api_contract is not a field here', ['api_contracts']],
    [
      ['api_contracts', 0, 'rate_limt', 'x'],
      'x',
      'rate_limt is not a field here',
      ['api_contracts', 0, 'rate_limit', 'x'],
    ],
    [['assumptions', 7], 'x', 'there is no such item; assumptions has 2 items', ['assumptions', 1]],
    [['assumptions', 'first'], 'x', 'there is no such item; assumptions has 2 items', ['assumptions', 1]],
    [['task_id', 0], 'x', 'task_id has no parts'],
    [['api_contracts', 0, 'response_schema', 'title', 'a'], 'x', 'api_contracts[0].response_schema.title has no parts'],
    [['api_contracts', 0, 'description'], '', 'must not be empty'],
    [['architecture_overview'], 'A web app.', 'must have at least 50 characters'],
    [['api_contracts', 0, 'description'], undefined, 'the field must be there'],
    [
      ['api_contracts', 0, 'description'],
      'A text.\n\n## A section of its own',
      'the document cannot carry this value at this place: api_contracts[0].description would read otherwise',
    ],
    [
      ['component_logic', 0, 'complexity'],
      0.5,
      'the document cannot carry this value at this place: component_logic[0].complexity would read otherwise',
    ],
    [
      ['api_contracts', 0, 'error_responses', 0, 'stauts'],
      1,
      'stauts is not a field here',
      ['api_contracts', 0, 'error_responses', 0, 'status'],
    ],
  ])('%j', (path, value, reason, nearest) => {
    const error = errorOf(() => edit(text, path, value));
    expect(error).toBeInstanceOf(EditError);
    expect(error).toMatchObject({ reason, ...(nearest === undefined ? {} : { nearest }) });
  });
});

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

function pathsOf(value: unknown, path: Steps = []): Steps[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, at) => pathsOf(item, [...path, at]))];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function partOf(value: unknown, path: Steps): unknown {
  return path.reduce<unknown>(
    (part, step) => (has(part, step) ? Object.entries(part).find(([key]) => key === String(step))?.[1] : undefined),
    value,
  );
}

function has(value: unknown, step: Step): value is object {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step);
}

/** Whether a path leads to a part of the value, or to the room for one more. */
function fits(value: unknown, path: Steps): boolean {
  const parent = partOf(value, path.slice(0, -1));
  if (Array.isArray(parent)) return Number(path.at(-1)) <= parent.length;
  return typeof parent === 'object' && parent !== null;
}

function withPart(design: DesignSpecification, path: Steps, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const set = (whole: unknown, [key, ...more]: Steps): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(whole)) return Object.assign([...whole], { [key]: set(whole[Number(key)], more) });
    const entries = new Map(Object.entries(Object(whole)));
    entries.set(String(key), set(entries.get(String(key)), more));
    return Object.fromEntries(entries);
  };
  return set(design, [step, ...rest]);
}
