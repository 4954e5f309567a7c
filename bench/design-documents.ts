import {
  type ApiContract,
  type ChecklistItem,
  type Component,
  type DataSchema,
  type DesignSpecification,
  type Interface,
  print,
} from '../src/formats/design/index.ts';
import { flat, type Shape, twoByte } from './shapes.ts';

/** What designs look like. */
export const designShapes: readonly Shape[] = [
  { name: 'all sections', make: designDocument },
  { name: 'few large sections', make: (length) => flat(oneTable(length)) },
  { name: 'prose only', make: (length) => flat(proseDesign(length)) },
  {
    name: 'two-byte text',
    make: (length) => twoByte(designDocument(length), /^(#|\*\*|\||```|[-*] |[{}]| {2}|[A-Z]+ )/),
  },
  { name: 'every label damaged', make: (length) => flat(damaged(designDocument(length))) },
];

/** One table with so many columns that the document has about this length. */
function oneTable(length: number): string {
  const row = '| a_column | VARCHAR(100) | NOT NULL |\n';
  const [head = '', rest = ''] = designDocument(9000).split(/(?<=\n\|[-|]+\|\n)/, 2);
  return `${head}${row.repeat(Math.max(1, Math.ceil((length - head.length) / row.length)))}\n${rest.slice(rest.indexOf('\n\n'))}`;
}

function proseDesign(length: number): string {
  const line = 'The shop is one service in three layers, and routes check what comes in before anybody acts on it.\n';
  return `# Design Specification: SHOP-042\n\n## Architecture Overview\n\n${line.repeat(Math.ceil(length / line.length))}`;
}

/** Each label has one mistake, another one than the label before it. */
function damaged(text: string): string {
  let at = 0;
  return text.replace(/^\*\*([^*\n]+):\*\*/gm, (label, name: string) => DAMAGE[at++ % DAMAGE.length]?.(name) ?? label);
}

const DAMAGE: readonly ((name: string) => string)[] = [
  (name) => `**${name}**:`,
  (name) => `${name}:`,
  (name) => `**${name.toLowerCase()}:**`,
  (name) => `__${name}:__`,
];

/** A valid design document of about so many characters, laid out as people leave it after they have worked on it. */
export function designDocument(size: number): string {
  const one = edited(print(design(1))).length;
  const three = edited(print(design(3))).length;
  const parts = Math.max(1, 1 + (2 * (size - one)) / (three - one));
  return flat(edited(print(design(parts))));
}

/** A shop of so many parts; each brings two endpoints, a table, two components and two checks, half a part some of them. */
function design(parts: number): DesignSpecification {
  const each = <Item>(make: (part: string, at: number) => Item[]): Item[] => {
    const items = Array.from({ length: Math.ceil(parts) }, (_, at) => make(`${NOUNS[at % NOUNS.length]}${at}`, at));
    return items.flat().slice(0, Math.round((items.flat().length * parts) / Math.ceil(parts)));
  };
  return {
    task_id: 'SHOP-042',
    timestamp: '2026-03-14T08:15:00Z',
    architecture_overview:
      'The shop is one service in three layers. Routes check what comes in and translate errors into answers; services hold the rules of the trade and know nothing of HTTP; stores own the tables and the only SQL there is.\n\nEvents leave through an outbox, so that a mail is sent if and only if the order was stored. A worker empties the outbox every second.',
    technology_stack: {
      Language: 'Python 3.13',
      Framework: 'Litestar 2.14',
      Database: 'PostgreSQL 17',
      Authentication: 'JWT in an HTTP-only cookie',
      Testing: 'pytest with hypothesis',
    },
    assumptions: [
      'Prices are in cents of one currency',
      'Every request carries a correlation id that the gateway sets',
      'A customer has at most one open basket',
    ],
    api_contracts: each(contracts),
    data_schemas: each(tables),
    component_logic: each(components),
    design_review_checklist: [...CHECKS, ...each(checks)],
  };
}

const NOUNS = ['basket', 'invoice', 'voucher', 'parcel', 'review', 'supplier', 'refund'];

function contracts(part: string): ApiContract[] {
  return [
    {
      method: 'GET',
      endpoint: `/api/v1/${part}s/{${part}_id}`,
      description: `Shows one ${part} of the customer who is signed in, with its lines and its state.`,
      authentication_required: true,
      rate_limit: '120 requests per minute per customer',
      request_params: {
        [`${part}_id`]: 'uuid (required, as the list shows it)',
        'expand?': 'string (optional, `lines` or `history`)',
      },
      response_schema: {
        id: 'string (UUID)',
        state: 'open | closed | void',
        total: { amount: 'integer (cents)', currency: 'string (ISO 4217)' },
        lines: [{ sku: 'string', count: 'integer (1-99)', note: 'string | null' }],
        updated_at: 'string (ISO 8601)',
      },
      error_responses: [
        { status: 401, code: 'UNAUTHORIZED', message: 'The request carries no valid session.' },
        { status: 404, code: `${part.toUpperCase()}_NOT_FOUND`, message: `No ${part} of this customer has that id.` },
      ],
    },
    {
      method: 'POST',
      endpoint: `/api/v1/${part}s`,
      description: `Opens a new ${part}; the answer holds its id and the place where it can be seen.`,
      authentication_required: true,
      request_schema: { customer_id: 'string (UUID)', lines: [{ sku: 'string', count: 'integer' }], dry_run: false },
      response_schema: { id: 'string (UUID)', location: `string (/api/v1/${part}s/{id})`, warnings: ['string'] },
      error_responses: [
        { status: 400, code: 'VALIDATION_FAILED', message: 'A field is missing or out of its range.' },
        { status: 409, code: 'ALREADY_OPEN', message: `The customer has an open ${part}.` },
        { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Slow down and look at the Retry-After header.' },
      ],
    },
  ];
}

function tables(part: string): DataSchema[] {
  return [
    {
      table_name: `${part}s`,
      description: `Every ${part} that was ever opened, void ones included.`,
      columns: [
        { name: 'id', type: 'UUID', constraints: 'PRIMARY KEY DEFAULT gen_random_uuid()' },
        { name: 'customer_id', type: 'UUID', constraints: 'NOT NULL' },
        { name: 'state', type: 'VARCHAR(10)', constraints: "NOT NULL DEFAULT 'open'" },
        { name: 'total_cents', type: 'BIGINT', constraints: 'NOT NULL CHECK (total_cents >= 0)' },
        { name: 'updated_at', type: 'TIMESTAMPTZ', constraints: 'NOT NULL DEFAULT now()' },
      ],
      indexes: [
        `CREATE UNIQUE INDEX idx_${part}s_open ON ${part}s(customer_id) WHERE state = 'open'`,
        `CREATE INDEX idx_${part}s_updated ON ${part}s(updated_at DESC)`,
      ],
      relationships: [`ALTER TABLE ${part}s ADD FOREIGN KEY (customer_id) REFERENCES ${part}s(id) ON DELETE RESTRICT`],
      constraints: [`ALTER TABLE ${part}s ADD CHECK (state IN ('open', 'closed', 'void'))`],
    },
  ];
}

function components(part: string, at: number): Component[] {
  const name = `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`;
  return [
    {
      component_name: `${name}Store`,
      semantic_unit_id: unit(2 * at + 1),
      responsibility: `Reads and writes the table of each ${part} and nothing else.`,
      dependencies: [],
      interfaces: [method('load', { key: 'UUID', lock: 'bool' }, `${name} | None`, { lock: 'False' })],
      implementation_notes:
        'Plain SQL with bound parameters. A row that another transaction holds gives `Busy` after two seconds.',
      complexity: 15,
    },
    {
      component_name: `${name}Service`,
      semantic_unit_id: unit(2 * at),
      responsibility: `Holds the rules for each ${part}: what may be changed, by whom, and until when.`,
      dependencies: [`${name}Store`],
      interfaces: [
        method(`open_${part}`, { customer_id: 'UUID', lines: 'list[Line]', dry_run: 'bool' }, name, {
          dry_run: 'False',
        }),
        method('change', { [`${part}_id`]: 'UUID', changes: 'dict[str, Change | None]' }, `Result[${name}, Problem]`),
      ],
      implementation_notes: `Every change runs in one transaction with a row lock on the ${part}.\n\n1. Read the ${part} and check the version that the caller saw.\n2. Apply the changes one by one; the first that is refused ends the whole change.\n3. Write the ${part} and its event into the outbox.\n\nThe service never retries: the caller knows whether a second attempt makes sense. Totals are sums of **whole cents**, and \`dry_run\` stops before step 3.`,
      complexity: 40,
    },
  ];
}

function unit(at: number): string {
  return `SU-${String(at % 1000).padStart(3, '0')}`;
}

function method(
  name: string,
  parameters: Record<string, string>,
  returns: string,
  defaults: Record<string, string> = {},
): Interface {
  return {
    method: name,
    parameters,
    returns,
    description: 'Checks what the caller asks for against the state that is stored, and answers with what is true now.',
    parameter_docs: Object.fromEntries(Object.keys(parameters).map((key) => [key, `the ${key} of the request`])),
    returns_doc: 'the state after the call',
    raises: [
      { error: 'Busy', description: 'another transaction holds the row' },
      { error: 'Refused', description: 'a rule forbids the change; the message names it' },
    ],
    defaults,
    async: true,
  };
}

const CHECKS: ChecklistItem[] = [
  check('Security', 'Nobody sees what belongs to another customer', 'Critical'),
  check('Data Integrity', 'A crash between two writes loses nothing', 'Critical'),
  check('Performance', 'Lists are read with one query', 'High'),
];

function checks(part: string): ChecklistItem[] {
  return [
    check('API Design', `Each ${part} has a stable address`, 'Medium'),
    check('Architecture', `The ${part} service holds no SQL`, 'Low'),
  ];
}

function check(category: string, description: string, severity: ChecklistItem['severity']): ChecklistItem {
  const validation_criteria = 'A test asks as two customers at once; logs and answers are compared with the rule.';
  return { category, description, validation_criteria, severity };
}

/** What hands and editors do to a document: wrapped prose, aligned tables, stars for some lists, more blank lines. */
function edited(text: string): string {
  const lines: string[] = [];
  let inFence = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inFence = !inFence;
    if (inFence) lines.push(line);
    else if (line.startsWith('|')) lines.push(aligned(line));
    else if (line.startsWith('## ')) lines.push('', line);
    else if (line.startsWith('- Prices')) lines.push(line.replace('-', '*'));
    else if (/^[A-Z]/.test(line)) lines.push(...wrapped(line));
    else lines.push(line);
  }
  return lines.join('\n');
}

function aligned(row: string): string {
  const cells = row.split('|').slice(1, -1);
  const widths = [14, 13, 40];
  const fill = row.startsWith('|-') ? '-' : ' ';
  return `|${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join('|')}|`;
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > 90) {
    const cut = rest.lastIndexOf(' ', 90);
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut + 1);
  }
  return [...lines, rest];
}
