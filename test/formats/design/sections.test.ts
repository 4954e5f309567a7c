import fc from 'fast-check';
import { type DesignSpecification, parse, print, prompt } from 'peglot/design';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../../laws/law.ts';

/** A document without any finding: each test gives one section of it another form. */
const good = prompt().split('## Example\n\n')[1] ?? '';

/** The document with another text in one of its sections. */
function withSection(title: string, body: string): string {
  const start = good.indexOf(`## ${title}\n`);
  const end = good.indexOf('\n## ', start + 1);
  if (start === -1) throw new Error(`the example has no section ${title}`);
  const rest = end === -1 ? '' : good.slice(end);
  return `${good.slice(0, start)}## ${title}\n\n${body}\n${rest}`;
}

/** What a text is read as, as the specification alone demands it; what is printed reads back. */
function read(title: string, body: string) {
  const parsed = parse(withSection(title, body), { rules: 'spec' });
  const errors = parsed.diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code.slice(7));
  const warnings = parsed.diagnostics.filter(({ severity }) => severity === 'warning').map(({ code }) => code.slice(7));
  if (parsed.ok) expect(parse(print(parsed.value)).value).toEqual(parsed.value);
  return { ...parsed, errors, warnings };
}

describe('a list of names with texts is read as items, and each tells what it lacks', () => {
  test('checks', () => {
    const { value, errors, warnings } = read(
      'Design Review Checklist',
      'Before the release:\n\n- [ ] **Security:** Loans are private\n- [x] Performance: The index is used',
    );
    expect(value.design_review_checklist).toEqual([
      { category: 'Security', description: 'Loans are private', validation_criteria: '', severity: '' },
      { category: 'Performance', description: 'The index is used', validation_criteria: '', severity: '' },
    ]);
    expect(errors.filter((code) => code === 'missing-field')).toHaveLength(4);
    expect(errors).not.toContain('unread-section');
    expect(warnings).toContain('bad-form');
    expect(value.extra?.['']).toBe('Before the release:');
  });

  test('endpoints', () => {
    const { value, errors } = read(
      'API Contracts',
      '- `GET /tools`: lists the tools\n- **POST /loans** - lends a tool',
    );
    const named = value.api_contracts.map(({ method, endpoint, description }) => [method, endpoint, description]);
    expect(named).toEqual([
      ['GET', '/tools', 'lists the tools'],
      ['POST', '/loans', 'lends a tool'],
    ]);
    // Whether they ask for authentication nobody can tell: they do, and it is an error.
    expect(value.api_contracts.map((one) => one.authentication_required)).toEqual([true, true]);
    expect(errors.filter((code) => code === 'missing-field')).toHaveLength(4);
  });

  test('components', () => {
    const { value, errors, locate } = read(
      'Component Logic',
      '1. **LoanDesk**: answers the requests\n2. **Ledger**: rules',
    );
    const named = value.component_logic.map((one) => [one.component_name, one.responsibility]);
    expect(named).toEqual([
      ['LoanDesk', 'answers the requests'],
      ['Ledger', 'rules'],
    ]);
    expect(errors.filter((code) => code === 'missing-field')).toHaveLength(4);
    const { start = 0, end = 0 } = locate(['component_logic', 1, 'component_name']) ?? {};
    expect(end - start).toBe('Ledger'.length);
  });
});

describe('a section in another form is never lost with ok', () => {
  test.each<[string, string, string]>([
    ['boxes without names', 'Design Review Checklist', '- [ ] Loans are private\n- [x] The index is used'],
    ['nested', 'Design Review Checklist', '- [ ] **Security: A**\n  - **Severity:** High'],
    ['a sentence', 'Design Review Checklist', 'Security is checked by the team.'],
    ['other columns', 'Design Review Checklist', '| Point | Owner |\n|---|---|\n| Loans are private | Ada |'],
    [
      'a list with more below',
      'Component Logic',
      '1. **LoanDesk**: answers the requests\n   - SU-001\n2. **Ledger**: holds',
    ],
    ['labels in a list', 'Component Logic', '- **Component:** LoanDesk\n- **Purpose:** answers the requests'],
    ['bold names', 'Component Logic', '**LoanDesk**\n\nAnswers the requests.'],
    ['a list without methods', 'API Contracts', '- `/tools`: lists the tools\n- **POST /loans** - lends a tool'],
    ['a block', 'API Contracts', '```http\nGET /tools\n```'],
    ['a list', 'Data Schemas', '- **tools**: id UUID PRIMARY KEY\n- **loans**: id UUID'],
    ['SQL', 'Data Schemas', '```sql\nCREATE TABLE tools (id UUID PRIMARY KEY);\n```'],
    ['a table of columns', 'Data Schemas', '| Column | Type | Constraints |\n|---|---|---|\n| id | UUID | |'],
    ['a sentence', 'Technology Stack', 'TypeScript with Fastify on Node 24.'],
  ])('%s in %s', (_, title, body) => {
    const { ok, errors, value } = read(title, body);
    expect(ok).toBe(false);
    expect(errors).toContain('unread-section');
    for (const line of body.split('\n')) expect(value.extra?.['']).toContain(line.trim());
  });

  it('what is between the title and the first item is only kept', () => {
    const body = 'All answers are JSON.\n\n- UTF-8\n- UTC\n\n| Method | Endpoint |\n|---|---|\n| GET | /books |\n\n';
    const contracts = good.slice(good.indexOf('### GET'), good.indexOf('\n## ', good.indexOf('### GET')));
    const { errors, value } = read('API Contracts', body + contracts);
    expect(errors).toEqual([]);
    expect(value.api_contracts).toEqual(parse(good).value.api_contracts);
    expect(value.extra?.['']).toContain('| GET | /books |');
  });

  test.each(['N/A', 'None', '- None', 'Not applicable.', '<!-- to do -->'])('%s says that there is nothing', (body) => {
    expect(read('API Contracts', body).errors).toEqual([]);
  });

  it('an item in a section that nobody knows', () => {
    const { ok, diagnostics, value } = parse(`${good}\n## Storage\n\n### Table: tools\n\n**Description:** All.\n`);
    expect(ok).toBe(false);
    expect(diagnostics.map(({ code }) => code)).toContain('design/bad-item-place');
    expect(value.extra?.Storage).toContain('### Table: tools');
  });
});

it('law: a section that says something is read, or an error', () => {
  const sections = [
    ['API Contracts', 'api_contracts'],
    ['Data Schemas', 'data_schemas'],
    ['Component Logic', 'component_logic'],
    ['Design Review Checklist', 'design_review_checklist'],
  ] as const;
  const leads = ['- ', '- [ ] ', '1. ', '**', '#### ', '##### ', '| ', '', '> ', '    ', '```\n', '<b>'];
  const bodies = [
    'GET /tools',
    'Table: tools',
    'LoanDesk',
    'Security: Loans are private',
    'a | b |\n|---|---|\n| c | d |',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...sections),
      fc.array(fc.tuple(fc.constantFrom(...leads), fc.constantFrom(...bodies)), { minLength: 1, maxLength: 3 }),
      ([title, root], lines) => {
        const body = lines.map(([lead, text]) => lead + text).join('\n\n');
        const { ok, value } = parse(withSection(title, body), { rules: 'spec' });
        expect(value[root].length > 0 || !ok).toBe(true);
      },
    ),
    runs(4800),
  );
});

describe('a table is read where its columns say what they are', () => {
  it('of checks', () => {
    const { value, errors, warnings } = read(
      'Design Review Checklist',
      '| Category | Check | Validation Criteria | Severity |\n|---|---|---|---|\n' +
        '| Security | Loans are private | A member gets a 404 | Critical |\n' +
        '| **Performance** | Index \\| plan | The plan names an index | low |',
    );
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['bad-form', 'bad-severity-case']);
    expect(value.design_review_checklist).toEqual([
      {
        category: 'Security',
        description: 'Loans are private',
        validation_criteria: 'A member gets a 404',
        severity: 'Critical',
      },
      {
        category: 'Performance',
        description: 'Index | plan',
        validation_criteria: 'The plan names an index',
        severity: 'Low',
      },
    ]);
  });

  it('of checks without a column that is due: each row tells it', () => {
    const { value, errors } = read(
      'Design Review Checklist',
      '| Category | Description |\n|---|---|\n| Security | Loans are private |\n| Speed | Index used |',
    );
    expect(value.design_review_checklist.map(({ description }) => description)).toEqual([
      'Loans are private',
      'Index used',
    ]);
    // The validation criteria and the severity of each.
    expect(errors).toEqual(Array(4).fill('missing-field'));
  });

  it('of endpoints', () => {
    const { value, errors } = read(
      'API Contracts',
      '| Method | Endpoint | Description | Auth |\n|---|---|---|---|\n' +
        '| GET | `/tools` | Lists the tools | No |\n| post | /loans | Lends a tool | perhaps |',
    );
    expect(value.api_contracts).toMatchObject([
      { method: 'GET', endpoint: '/tools', description: 'Lists the tools', authentication_required: false },
      { method: 'POST', endpoint: '/loans', description: 'Lends a tool', authentication_required: true },
    ]);
    // No response is given, and "perhaps" is no answer.
    expect(errors).toEqual(expect.arrayContaining(['missing-field', 'bad-authentication']));
  });

  it('of components', () => {
    const { value } = read(
      'Component Logic',
      '| Component | Semantic Unit | Responsibility | Dependencies | Complexity |\n|---|---|---|---|---|\n' +
        '| LoanDesk | SU-001 | Answers the requests | LoanLedger, Clock | 12 |\n' +
        '| LoanLedger | SU-002 | Holds the rules | None | high |',
    );
    expect(value.component_logic).toMatchObject([
      {
        component_name: 'LoanDesk',
        semantic_unit_id: 'SU-001',
        responsibility: 'Answers the requests',
        dependencies: ['LoanLedger', 'Clock'],
        complexity: 12,
      },
      { component_name: 'LoanLedger', dependencies: [] },
    ]);
    expect(value.component_logic[1]?.complexity).toBeUndefined();
  });

  it('of assumptions', () => {
    const { value, errors } = read(
      'Assumptions',
      '| # | Assumption |\n|---|---|\n| 1 | Names are unique |\n| 2 | All times are in UTC |',
    );
    expect(errors).toEqual([]);
    expect(value.assumptions).toEqual(['Names are unique', 'All times are in UTC']);
  });
});

describe('headings one level too deep open items', () => {
  it('of components', () => {
    const { value, warnings } = read(
      'Component Logic',
      '#### 1. LoanDesk\n\n**Responsibility:** Answers the requests.\n\n**Interfaces:**\n\n#### `lend(id: int) -> Loan`\n\n' +
        'Lends.\n\n#### 2. Ledger\n\n**Responsibility:** Holds the rules.',
    );
    expect(value.component_logic).toMatchObject([
      { component_name: 'LoanDesk', responsibility: 'Answers the requests.', interfaces: [{ method: 'lend' }] },
      { component_name: 'Ledger', responsibility: 'Holds the rules.', interfaces: [] },
    ]);
    expect(warnings).toContain('bad-heading-level');
  });

  it('of checks and tables', () => {
    const checks = read(
      'Design Review Checklist',
      '#### 1. Security: Loans are private\n\n**Validation Criteria:** A member gets a 404.\n\n**Severity:** Critical\n\n' +
        '#### 2. Speed: Index\n\n**Validation Criteria:** The plan names it.\n\n**Severity:** Low',
    );
    expect(checks.errors).toEqual([]);
    expect(checks.value.design_review_checklist.map(({ category, severity }) => [category, severity])).toEqual([
      ['Security', 'Critical'],
      ['Speed', 'Low'],
    ]);
    const tables = read(
      'Data Schemas',
      '#### tools\n\n**Description:** Every tool.\n\n**Columns:**\n| Column | Type | Constraints |\n|---|---|---|\n| id | UUID | |',
    );
    expect(tables.value.data_schemas).toMatchObject([{ table_name: 'tools', columns: [{ name: 'id' }] }]);
  });

  it('but not below an item with a heading of the right level', () => {
    const { value } = read(
      'Component Logic',
      '### Component: Desk\n\n**Implementation Notes:**\n\nSteps:\n\n#### Lending\n\nCheck the card.',
    );
    expect(value.component_logic.map(({ component_name }) => component_name)).toEqual(['Desk']);
    expect(value.component_logic[0]?.implementation_notes).toContain('#### Lending');
  });
});

describe('endpoints', () => {
  const contract = (heading: string, response = '```json\n{}\n```'): string =>
    `### ${heading}\n\n**Description:** Changes one of the tools.\n\n**Authentication Required:** No\n\n` +
    `**Response (Success):**\n${response}\n\n**Error Responses:** None`;

  test.each([
    ['PUT/PATCH /tools/{id}', 'PUT/PATCH', '/tools/{id}'],
    ['GET, HEAD /tools', 'GET, HEAD', '/tools'],
    ['GET | POST /tools', 'GET | POST', '/tools'],
    ['GET / POST /tools', 'GET / POST', '/tools'],
    ['`PUT or PATCH` /tools', 'PUT or PATCH', '/tools'],
  ])('%s has several methods: an error', (heading, method, endpoint) => {
    const { value, diagnostics, errors } = read('API Contracts', contract(heading));
    expect(errors).toEqual(['bad-method']);
    expect(diagnostics.find(({ code }) => code === 'design/bad-method')?.message).toContain(JSON.stringify(method));
    expect(value.api_contracts).toMatchObject([{ method, endpoint, description: 'Changes one of the tools.' }]);
  });

  test.each(['WebSocket /live', 'WS /live', 'sse: /live'])('%s has a method that HTTP does not have', (heading) => {
    const { diagnostics, errors, warnings } = read('API Contracts', contract(heading));
    expect(errors).toEqual(['bad-method']);
    expect(warnings).toEqual([]);
    expect(diagnostics.map(({ hint }) => hint).join()).not.toMatch(/WEBSOCKET|SSE/);
  });

  const types = 'interface Menu {\n  dishes: Dish[];\n  total: number;\n}';
  test.each([
    ['typescript', types],
    ['ts', '{\n  dishes: Dish[];\n  total: number;\n}'],
    ['json', '{\n  dishes: Dish[],\n  total: number\n}'],
    ['python', 'class Menu(BaseModel):\n    dishes: list[Dish]'],
  ])('a body of %s is kept as text, with one error', (language, body) => {
    const { value, errors, warnings } = read(
      'API Contracts',
      contract('GET /menu', `\`\`\`${language}\n${body}\n\`\`\``),
    );
    expect(errors).toEqual(['bad-schema']);
    expect(warnings).toEqual([]);
    expect(value.api_contracts[0]?.response_schema).toBe(body);
  });

  test.each(['Purpose', 'Summary', 'Overview'])('%s: did you mean Description?', (label) => {
    const { diagnostics, errors } = read('API Contracts', contract('GET /menu').replace('Description', label));
    expect(errors).toEqual(['missing-field']);
    const found = diagnostics.find(({ code }) => code === 'design/unknown-label');
    expect(found).toMatchObject({ severity: 'warning', hint: 'Write **Description:**, if that is meant.' });
  });
});

describe('pipes in cells', () => {
  const table = (cell: string): string =>
    `### Table: tools\n\n**Description:** Every tool of the library.\n\n**Columns:**\n| Column | Type | Constraints |\n` +
    `|---|---|---|\n| name | TEXT | ${cell} |\n| id | UUID | PRIMARY KEY |`;

  it('print and read back, two of them too', () => {
    const value: DesignSpecification = structuredClone(parse(good).value);
    const column = { name: 'name', type: 'TEXT', constraints: "CHECK (a || b <> '|||')" };
    value.data_schemas[0]?.columns.push(column);
    const text = print(value);
    expect(text).toContain("CHECK (a \\|\\| b <> '\\|\\|\\|')");
    expect(parse(text).value).toEqual(value);
  });

  it('that are not escaped belong to the last cell', () => {
    const { value, errors, warnings } = read('Data Schemas', table('CHECK (a || b)'));
    expect(errors).toEqual([]);
    expect(warnings).toEqual(['extra-cell']);
    expect(value.data_schemas[0]?.columns).toEqual([
      { name: 'name', type: 'TEXT', constraints: 'CHECK (a || b)' },
      { name: 'id', type: 'UUID', constraints: 'PRIMARY KEY' },
    ]);
  });

  it('one alone is a cell too many: an error', () => {
    const { diagnostics, errors } = read('Data Schemas', table('NOT NULL | more'));
    expect(errors).toEqual(['extra-cell']);
    expect(diagnostics.find(({ code }) => code === 'design/extra-cell')?.message).toContain('more');
  });
});

describe('boxes to tick', () => {
  it('are no part of a list item', () => {
    const stack = read('Technology Stack', '- [x] **Language:** Go 1.25\n- [ ] **Database:** PostgreSQL 17');
    expect(stack.value.technology_stack).toEqual({ Language: 'Go 1.25', Database: 'PostgreSQL 17' });
    const assumptions = read('Assumptions', '- [ ] Names are unique\n- [x] All times are in UTC');
    expect(assumptions.value.assumptions).toEqual(['Names are unique', 'All times are in UTC']);
    expect([...stack.warnings, ...assumptions.warnings]).toEqual(Array(4).fill('bad-box'));
  });
});

describe('what is before the title', () => {
  it('front matter is kept, and printed first', () => {
    const text = `---\ntitle: Tools\ntags: [api, db]\n---\n\n${good}`;
    const { value, diagnostics } = parse(text);
    expect(diagnostics).toEqual([]);
    expect(value.front_matter).toBe('title: Tools\ntags: [api, db]');
    expect(print(value)).toBe(text);
  });

  it('without an end it is no front matter', () => {
    expect(parse(`---\ntitle: Tools\n\n${good}`).value.front_matter).toBeUndefined();
  });

  it('a comment is kept', () => {
    const { value, diagnostics } = parse(`<!-- reviewed by Ada -->\n\n${good}`);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['info']);
    expect(print(value)).toContain('<!-- reviewed by Ada -->');
  });
});
