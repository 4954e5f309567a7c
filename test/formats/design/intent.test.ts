import { parse, print, prompt } from 'peglot/design';
import { describe, expect, it, test } from 'vitest';
import { every } from '../../laws/law.ts';

/** A document without any finding: every test damages one thing in it. */
const good = prompt().split('## Example\n\n')[1] ?? '';

type Steps = readonly (string | number)[];

/** The document with one piece replaced. */
function damaged(piece: string, by: string): string {
  if (!good.includes(piece)) throw new Error(`the example has no ${piece}`);
  return good.replace(piece, () => by);
}

function partOf(value: unknown, path: Steps): unknown {
  return path.reduce<unknown>(
    (part, step) => Object.entries(Object(part)).find(([key]) => key === String(step))?.[1],
    value,
  );
}

const contract = ['api_contracts', 0] as const;
const table = ['data_schemas', 0] as const;
const component = ['component_logic', 0] as const;
const method = [...component, 'interfaces', 0] as const;
const item = ['design_review_checklist', 0] as const;

const SHOWS = 'Shows one tool and whether it is on the shelf.';
const DESCRIPTION = `**Description:** ${SHOWS}`;

/** What is damaged, how, where the model is looked at, what it holds there, and what is found. */
const mistakes: readonly [name: string, piece: string, by: string, path: Steps, value: unknown, found: string[]][] = [
  // The task id
  [
    'two task ids: the title counts',
    '**Task ID:** TOOLS-12',
    '**Task ID:** TOOLS-13',
    ['task_id'],
    'TOOLS-12',
    ['error task-id-mismatch'],
  ],
  [
    'no task id in the title: the label counts',
    '# Design Specification: TOOLS-12',
    '# Design Specification',
    ['task_id'],
    'TOOLS-12',
    ['warning task-id-once'],
  ],
  [
    'the placeholder of the template',
    'TOOLS-12\n\n**Task ID:** TOOLS-12',
    'TASK-001\n\n**Task ID:** TASK-001',
    ['task_id'],
    'TASK-001',
    ['warning placeholder'],
  ],
  [
    'a time that is none',
    '2026-02-03T09:30:00Z',
    'yesterday',
    ['timestamp'],
    'yesterday',
    ['error bad-timestamp', 'info other-footer'],
  ],
  // Labels
  ['the colon behind the stars', DESCRIPTION, `**Description**: ${SHOWS}`, [...contract, 'description'], SHOWS, []],
  ['a label in lower case', DESCRIPTION, `**description:** ${SHOWS}`, [...contract, 'description'], SHOWS, []],
  ['a label behind a bullet', DESCRIPTION, `- **Description:** ${SHOWS}`, [...contract, 'description'], SHOWS, []],
  ['a value below its label', DESCRIPTION, `**Description:**\n\n${SHOWS}`, [...contract, 'description'], SHOWS, []],
  [
    'a value of several paragraphs, with a fence',
    DESCRIPTION,
    `**Description:** ${SHOWS}\n\nMore:\n\n\`\`\`\n## no heading\n\`\`\``,
    [...contract, 'description'],
    `${SHOWS}\n\nMore:\n\n\`\`\`\n## no heading\n\`\`\``,
    [],
  ],
  [
    'an empty field stays empty',
    DESCRIPTION,
    '**Description:**',
    [...contract, 'description'],
    '',
    ['error missing-field'],
  ],
  [
    'an empty field does not take the next label',
    DESCRIPTION,
    '**Description:**',
    [...contract, 'authentication_required'],
    false,
    ['error missing-field'],
  ],
  [
    'a label by another name',
    '**Authentication Required:** No',
    '**Auth:** No',
    [...contract, 'authentication_required'],
    false,
    ['warning bad-label-name'],
  ],
  [
    'a label without stars',
    DESCRIPTION,
    `Description: ${SHOWS}`,
    [...contract, 'description'],
    SHOWS,
    ['warning bad-label'],
  ],
  [
    'a label with underscores',
    DESCRIPTION,
    `__Description:__ ${SHOWS}`,
    [...contract, 'description'],
    SHOWS,
    ['warning bad-label'],
  ],
  [
    'an unknown label is kept',
    DESCRIPTION,
    `**Owner:** the desk\n\n${DESCRIPTION}`,
    [...contract, 'extra'],
    { Owner: 'the desk' },
    ['info unknown-label'],
  ],
  [
    'a label with a slip is kept, and what was meant is said',
    DESCRIPTION,
    `**Descripton:** more of it\n\n${DESCRIPTION}`,
    [...contract, 'extra'],
    { Descripton: 'more of it' },
    ['warning unknown-label'],
  ],
  [
    'a label twice: the last counts',
    DESCRIPTION,
    `**Description:** Something else.\n\n${DESCRIPTION}`,
    [...contract, 'description'],
    SHOWS,
    ['error duplicate-field'],
  ],
  // Sections and headings
  [
    'a section with a number and decoration',
    '## Assumptions',
    '## 3. **Assumptions**',
    ['assumptions', 1],
    'All times are in UTC',
    ['warning bad-title-decoration', 'warning bad-title-decoration'],
  ],
  ['a section in capitals', '## API Contracts', '## API CONTRACTS', [...contract, 'endpoint'], '/tools/{tool_id}', []],
  [
    'a section one level too high',
    '## Assumptions',
    '# Assumptions',
    ['assumptions', 1],
    'All times are in UTC',
    ['warning bad-heading-level'],
  ],
  [
    'a section one level too low',
    '## Assumptions',
    '### Assumptions',
    ['assumptions', 1],
    'All times are in UTC',
    ['warning bad-heading-level'],
  ],
  [
    'an item one level too low',
    '### GET /tools',
    '#### GET /tools',
    [...contract, 'endpoint'],
    '/tools/{tool_id}',
    ['warning bad-heading-level'],
  ],
  [
    'an underlined heading',
    '## Assumptions',
    'Assumptions\n-----------',
    ['assumptions', 1],
    'All times are in UTC',
    ['warning bad-setext'],
  ],
  [
    'a heading without its blank',
    '## Assumptions',
    '##Assumptions',
    ['assumptions', 1],
    'All times are in UTC',
    ['warning bad-heading-space'],
  ],
  [
    'a section by another name',
    '## API Contracts',
    '## Endpoints',
    [...contract, 'endpoint'],
    '/tools/{tool_id}',
    ['warning bad-section-name'],
  ],
  [
    'an unknown section is kept',
    '## Technology Stack',
    '## Open Questions\n\nWho pays?\n\n## Technology Stack',
    ['extra'],
    { 'Open Questions': 'Who pays?' },
    ['info unknown-section'],
  ],
  [
    'a section twice: both are read',
    '## API Contracts',
    '## Assumptions\n\n- A third one\n\n## API Contracts',
    ['assumptions', 2],
    'A third one',
    ['error duplicate-section'],
  ],
  [
    'a heading inside of a fence is text',
    'Check each field before',
    '```md\n## Assumptions\n### Component: X\n```\nCheck each field before',
    ['component_logic', 'length'],
    undefined,
    [],
  ],
  // Endpoints
  [
    'a method in backticks and lower case',
    '### GET /tools/{tool_id}',
    '### `get` /tools/{tool_id}',
    [...contract, 'method'],
    'GET',
    ['warning bad-method-name'],
  ],
  [
    'a method that is none',
    '### GET /tools/{tool_id}',
    '### FETCH /tools/{tool_id}',
    [...contract, 'method'],
    'FETCH',
    ['error bad-method'],
  ],
  [
    'a heading that is no endpoint',
    '### GET /tools/{tool_id}',
    '### Show a tool',
    [...contract, 'endpoint'],
    'Show a tool',
    ['error bad-endpoint-title'],
  ],
  [
    'a path without its slash',
    '### GET /tools/{tool_id}',
    '### GET tools/{tool_id}',
    [...contract, 'endpoint'],
    'GET tools/{tool_id}',
    ['error bad-endpoint-title'],
  ],
  ...['yes', 'TRUE', 'Required'].map((word): (typeof mistakes)[number] => [
    `authentication: ${word}`,
    '**Authentication Required:** No',
    `**Authentication Required:** ${word}`,
    [...contract, 'authentication_required'],
    true,
    [],
  ]),
  ...['no', 'False', 'none'].map((word): (typeof mistakes)[number] => [
    `authentication: ${word}`,
    '**Authentication Required:** No',
    `**Authentication Required:** ${word}`,
    [...contract, 'authentication_required'],
    false,
    [],
  ]),
  [
    'authentication that nobody can tell: never a silent no',
    '**Authentication Required:** No',
    '**Authentication Required:** Optional',
    [...contract, 'authentication_required'],
    true,
    ['error bad-authentication'],
  ],
  [
    'no authentication at all: never a silent no',
    '**Authentication Required:** No\n\n',
    '',
    [...contract, 'authentication_required'],
    true,
    ['error missing-field'],
  ],
  ...['n/a', 'None'].map((word): (typeof mistakes)[number] => [
    `rate limit: ${word}`,
    '**Rate Limit:** 20 requests per minute per member',
    `**Rate Limit:** ${word}`,
    ['api_contracts', 1, 'rate_limit'],
    undefined,
    [],
  ]),
  [
    'a question mark in the name of a parameter is kept',
    '- `lang`:',
    '- `lang?`:',
    [...contract, 'request_params', 'lang?'],
    'string (optional, a language code such as en)',
    [],
  ],
  [
    'a parameter without backticks',
    '- `lang`:',
    '- lang:',
    [...contract, 'request_params', 'lang'],
    'string (optional, a language code such as en)',
    ['warning bad-entry'],
  ],
  [
    'a failure without its stars',
    '**404 NO_SUCH_TOOL**: No',
    '404 NO_SUCH_TOOL - No',
    [...contract, 'error_responses', 0],
    { status: 404, code: 'NO_SUCH_TOOL', message: 'No tool has this number.' },
    ['warning bad-failure'],
  ],
  [
    'a failure without a status',
    '- **404 NO_SUCH_TOOL**: No',
    '- No',
    [...contract, 'error_responses'],
    [],
    ['error bad-error-response', 'info loose-text'],
  ],
  [
    'an endpoint twice',
    '### POST /loans',
    '### GET /tools/{tool_id}',
    ['api_contracts', 1, 'endpoint'],
    '/tools/{tool_id}',
    ['warning duplicate-endpoint'],
  ],
  // JSON
  [
    'JSON with single quotes, Python words, a comment and a comma too many',
    '"on_shelf": "boolean"\n}',
    "'on_shelf': True, // here\n}",
    [...contract, 'response_schema', 'on_shelf'],
    true,
    ['warning bad-single-quotes', 'warning bad-constant', 'warning bad-trailing-comma', 'warning bad-comment'],
  ],
  // Tables and SQL
  [
    'a table with colons and without outer pipes',
    '| Column | Type | Constraints |\n|--------|------|-------------|\n| tool_id | INTEGER | PRIMARY KEY |',
    'Column | Type | Constraints\n:--|:-:|--:\ntool_id | INTEGER | PRIMARY KEY',
    [...table, 'columns', 0],
    { name: 'tool_id', type: 'INTEGER', constraints: 'PRIMARY KEY' },
    [],
  ],
  [
    'an escaped pipe',
    '| tool_id | INTEGER | PRIMARY KEY |',
    "| tool_id | INTEGER | DEFAULT '\\|' |",
    [...table, 'columns', 0, 'constraints'],
    "DEFAULT '|'",
    [],
  ],
  [
    'a table without its line of dashes',
    '|--------|------|-------------|\n| tool_id',
    '| tool_id',
    [...table, 'columns', 0, 'name'],
    'tool_id',
    ['warning bad-table'],
  ],
  [
    'a cell too many',
    '| tool_id | INTEGER | PRIMARY KEY |',
    '| tool_id | INTEGER | PRIMARY KEY | more |',
    [...table, 'columns', 0, 'constraints'],
    'PRIMARY KEY',
    ['error extra-cell'],
  ],
  [
    'a column of the table that nobody knows',
    '| Column | Type | Constraints |',
    '| Column | Type | Notes |',
    [...table, 'columns', 0, 'constraints'],
    '',
    ['error unknown-column'],
  ],
  [
    'semicolons in strings, comments and parentheses',
    'CREATE INDEX idx_tools_title ON tools(title);',
    "CREATE INDEX a ON t(b) WHERE c = ';'; -- no; end\nCREATE INDEX d ON t(e);",
    [...table, 'indexes'],
    ["CREATE INDEX a ON t(b) WHERE c = ';'", '-- no; end\nCREATE INDEX d ON t(e)'],
    [],
  ],
  [
    'SQL that does not close only warns',
    'ON tools(title);',
    'ON tools(title;',
    [...table, 'indexes', 'length'],
    undefined,
    ['warning bad-sql'],
  ],
  [
    'a heading without Table',
    '### Table: tools',
    '### tools',
    [...table, 'table_name'],
    'tools',
    ['warning bad-item-title'],
  ],
  [
    'a table twice',
    '### Table: loans',
    '### Table: tools',
    ['data_schemas', 1, 'table_name'],
    'tools',
    ['warning duplicate-table'],
  ],
  // Components
  [
    'a component by its name alone',
    '### Component: LoanDesk',
    '### LoanDesk',
    [...component, 'component_name'],
    'LoanDesk',
    [],
  ],
  ['a unit that is none', 'SU-001', 'SU-1', [...component, 'semantic_unit_id'], 'SU-1', ['warning bad-semantic-unit']],
  [
    'a complexity beyond the range',
    '**Estimated Complexity:** 12',
    '**Estimated Complexity:** 1001',
    [...component, 'complexity'],
    1001,
    ['warning bad-complexity'],
  ],
  [
    'a complexity that is no number',
    '**Estimated Complexity:** 12',
    '**Estimated Complexity:** high',
    [...component, 'complexity'],
    undefined,
    ['error bad-number'],
  ],
  [
    'a dependency that nobody knows',
    '- LoanLedger',
    '- LoanLegder',
    [...component, 'dependencies'],
    ['LoanLegder'],
    ['warning unknown-dependency'],
  ],
  [
    'a cycle',
    '**Dependencies:** None',
    '**Dependencies:** LoanDesk',
    ['component_logic', 1, 'dependencies'],
    ['LoanDesk'],
    ['warning dependency-cycle'],
  ],
  [
    'a signature with def and without backticks',
    '#### `async lend(request: LoanRequest) -> Loan`',
    '#### async def lend(request: LoanRequest) -> Loan:',
    [...method, 'method'],
    'lend',
    [],
  ],
  [
    'a signature whose parenthesis does not close before the arrow',
    '`async lend(request: LoanRequest) -> Loan`',
    '`lend(request: dict[str, int], until: date -> Loan[Book]`',
    method,
    expect.objectContaining({ parameters: { request: 'dict[str, int]', until: 'date' }, returns: 'Loan[Book]' }),
    ['error missing-parenthesis'],
  ],
  [
    'an arrow inside of a type',
    '`async lend(request: LoanRequest) -> Loan`',
    '`lend(request: (int) -> str = None, until: date) -> Loan`',
    method,
    expect.objectContaining({ parameters: { request: '(int) -> str', until: 'date' }, returns: 'Loan' }),
    [],
  ],
  [
    'a signature one level too high',
    '#### `async lend',
    '### `async lend',
    [...method, 'method'],
    'lend',
    ['warning bad-heading-level'],
  ],
  [
    'nested brackets, defaults and stars',
    '`async lend(request: LoanRequest) -> Loan`',
    '`lend(a: dict[str, list[int]], *args: int, b: Optional[str] = None, c="x, y)", **kwargs)`',
    [...method, 'parameters'],
    { a: 'dict[str, list[int]]', '*args': 'int', b: 'Optional[str]', c: '', '**kwargs': '' },
    [],
  ],
  [
    'a default is none of the type',
    '`async lend(request: LoanRequest) -> Loan`',
    '`lend(request: Optional[str] = None)`',
    [...method, 'defaults'],
    { request: 'None' },
    [],
  ],
  [
    'a parenthesis that never closes',
    '`async lend(request: LoanRequest) -> Loan`',
    '`async lend(request: LoanRequest -> Loan`',
    [...method, 'method'],
    'lend',
    ['error missing-parenthesis'],
  ],
  // The checklist
  [
    'a check without a category',
    '### Security: Loans are private',
    '### Loans are private',
    [...item, 'category'],
    'General',
    ['warning missing-category'],
  ],
  [
    'a severity in lower case',
    '**Severity:** Critical',
    '**Severity:** critical',
    [...item, 'severity'],
    'Critical',
    ['warning bad-severity-case'],
  ],
  [
    'no severity: none is made up',
    '**Severity:** Critical\n\n',
    '',
    [...item, 'severity'],
    '',
    ['error missing-field'],
  ],
  [
    'a severity that is none',
    '**Severity:** Critical',
    '**Severity:** Blocker',
    [...item, 'severity'],
    '',
    ['error bad-severity'],
  ],
  ['no check that matters', '**Severity:** High', '**Severity:** Low', [...item, 'severity'], 'Critical', []],
  // Around the document
  [
    'a greeting',
    '# Design Specification',
    'Sure, here it is:\n\n# Design Specification',
    ['task_id'],
    'TOOLS-12',
    ['warning bad-chat'],
  ],
  [
    'a byte order mark',
    '# Design Specification',
    '\ufeff# Design Specification',
    ['task_id'],
    'TOOLS-12',
    ['warning bad-bom'],
  ],
  [
    'a placeholder of the template',
    SHOWS,
    '{What this endpoint does}',
    [...contract, 'description'],
    '{What this endpoint does}',
    ['warning placeholder'],
  ],
];

describe('every mistake gives the right model and the right diagnostic', () => {
  it('the undamaged document has none', () => {
    expect(parse(good)).toMatchObject({ ok: true, complete: true, diagnostics: [] });
  });

  test.each(mistakes)('%s', (_, piece, by, path, value, found) => {
    const text = damaged(piece, by);
    const result = parse(text);
    expect(partOf(result.value, path)).toEqual(value);
    const codes = result.diagnostics.map(({ severity, code }) => `${severity} ${code.slice(code.indexOf('/') + 1)}`);
    expect(codes.sort()).toEqual([...found].sort());
    expect(result.complete).toBe(true);
    // Every finding has its place in the text.
    for (const { range } of result.diagnostics) expect(range.end).toBeLessThanOrEqual(text.length);
  });

  it('keeps the order of the fields in JSON', () => {
    const { value } = parse(damaged('"tool_id": "integer",\n  "title"', '"zebra": 1,\n  "title"'));
    expect(Object.keys(Object(value.api_contracts[0]?.response_schema))).toEqual(['zebra', 'title', 'on_shelf']);
  });
});

describe('the canonical text loses nothing', () => {
  const additions = [
    'An extra paragraph QUX.',
    '**Owner:** QUX',
    '## Unknown\n\nQUX',
    '- item QUX',
    '> quoted QUX',
    '<!-- QUX -->',
    '| QUX |\n|---|\n| 1 |',
  ];
  const lines = good.split('\n');
  // Outside of the blocks of JSON and SQL, and inside of the document.
  const places = [4, 8, 16, 24, 26, 28, 48, 62, 94, 128, 136, 144, 152, 160, 204, 208].filter(
    (at) => lines.slice(0, at).filter((line) => line.startsWith('```')).length % 2 === 0,
  );

  test.each(additions)('%s', (addition) => {
    for (const at of every(4, places)) {
      const text = [...lines.slice(0, at), '', addition, '', ...lines.slice(at)].join('\n');
      const { value, ok, complete } = parse(text);
      const canonical = ok && complete ? print(value) : text;
      expect(canonical, `line ${at}`).toContain('QUX');
      expect(parse(canonical).value).toEqual(value);
    }
  });

  it('a remark behind a Yes is kept', () => {
    const { value, diagnostics } = parse(
      damaged('**Authentication Required:** No', '**Authentication Required:** Yes (a cookie)'),
    );
    expect(value.api_contracts[0]).toMatchObject({ authentication_required: true, extra: { '': '(a cookie)' } });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['design/loose-text', 'info']]);
  });
});

describe('a document that is cut off', () => {
  test.each([
    ['in a fence of JSON', '"on_shelf": "bool', ['error missing-fence-end']],
    ['in a label', '**Authentication Requ', ['error missing-mark-end']],
    ['in a heading', '### ', ['error missing-mark-end']],
  ])('%s says so, and where', (_, last, codes) => {
    const text = good.slice(0, good.indexOf(last) + last.length);
    const { complete, ok, diagnostics } = parse(text);
    expect({ complete, ok }).toEqual({ complete: false, ok: false });
    const cut = diagnostics.filter(({ code }) => codes.includes(`error ${code.slice('design/'.length)}`));
    expect(cut).toHaveLength(1);
    expect(cut[0]?.range.end).toBe(text.length);
  });
});

describe('both forms', () => {
  const { value } = parse(good);

  it('Markdown and JSON are one model', () => {
    const json = JSON.stringify(value, null, 2);
    expect(parse(json)).toMatchObject({ value, via: 'json', diagnostics: [] });
    expect(print(parse(json).value)).toBe(good);
    expect(parse(`Here it is:\n\`\`\`json\n${json}\n\`\`\`\n`).diagnostics.map(({ code }) => code)).toEqual([
      'design/wrapped-json',
    ]);
  });

  test.each<[string, (json: Record<string, unknown>) => void, Steps, unknown]>([
    [
      'path for endpoint',
      (contract) => Object.assign(contract, { path: contract.endpoint, endpoint: undefined }),
      ['endpoint'],
      '/tools/{tool_id}',
    ],
    [
      'parameters as a list',
      (contract) => Object.assign(contract, { request_params: [{ name: 'a', type: 'int', description: 'the first' }] }),
      ['request_params'],
      { a: 'int, the first' },
    ],
    [
      'errors as an object',
      (contract) => Object.assign(contract, { error_responses: { 404: 'NOT_FOUND: none' } }),
      ['error_responses'],
      [{ status: 404, code: 'NOT_FOUND', message: 'none' }],
    ],
  ])('the old shape: %s', (_, change, path, wanted) => {
    const old: { api_contracts: Record<string, unknown>[] } = JSON.parse(JSON.stringify(value));
    for (const each of old.api_contracts.slice(0, 1)) change(each);
    const result = parse(JSON.stringify(old));
    expect(partOf(result.value.api_contracts[0], path)).toEqual(wanted);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['design/old-shape']);
    expect(parse(print(result.value))).toMatchObject({ value: result.value, diagnostics: [] });
  });

  it('the old shape: a whole signature for a name', () => {
    const old = JSON.parse(JSON.stringify(value));
    old.component_logic[0].interfaces[0] = {
      method: 'async lend(request: LoanRequest = None) -> Loan',
      parameters: {},
      returns: '',
      description: 'It lends.',
    };
    expect(parse(JSON.stringify(old)).value.component_logic[0]?.interfaces[0]).toEqual({
      method: 'lend',
      parameters: { request: 'LoanRequest' },
      defaults: { request: 'None' },
      returns: 'Loan',
      async: true,
      description: 'It lends.',
      parameter_docs: {},
      raises: [],
    });
  });
});
