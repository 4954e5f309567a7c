import fc from 'fast-check';
import type { ApiContract, DesignSpecification } from 'peglot/design';
import { anyUnit } from '../../../src/testing/any-unit.ts';

/** Names that try to leave the place they are put in. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'users',
    'order',
    '__proto__',
    'constructor',
    '',
    ' ',
    'a"b',
    '"); DROP TABLE users; --',
    "x'; DELETE FROM t; --",
    '*/ DROP',
    '/* a',
    '"]\n  click c0 "https://evil.example"',
    '"] --> evil',
    '%%{init: {}}%%',
    '```\n# out',
    '<img src=x onerror=alert(1)>',
    '#quot;',
    'end',
    'PK',
    'a\u0000b',
    '\ud800',
    '鴨',
    '$$',
    '\\',
    'a.b',
    "E'\\'",
  ),
  fc.string({ maxLength: 12, unit: anyUnit }),
);

type Json = ApiContract['response_schema'];

/** Any JSON, with hostile keys too. */
const leaf: fc.Arbitrary<Json> = fc.oneof(
  hostileName,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('string (email, required)', 'uuid[]'),
);
const flat: fc.Arbitrary<Json> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 2 }),
  fc.dictionary(hostileName, leaf, { maxKeys: 3, noNullPrototype: true }),
);
const json: fc.Arbitrary<Json> = fc.oneof(
  flat,
  fc.array(flat, { maxLength: 2 }),
  fc.dictionary(hostileName, flat, { maxKeys: 3, noNullPrototype: true }),
);

const PLAIN = { noNullPrototype: true } as const;
const few = { maxLength: 2 } as const;
const sql = fc.oneof(
  hostileName,
  fc.constantFrom(
    'CREATE INDEX i ON users(a)',
    'CREATE INDEX i ON users(a); DROP TABLE kept',
    'DROP TABLE kept',
    'ALTER TABLE users ADD FOREIGN KEY (a) REFERENCES order(b)',
    'ALTER TABLE kept ADD x INT, DROP COLUMN id',
    "CHECK (a > ');')",
    'CHECK (true)); DROP TABLE kept; --',
    'CHECK (true) -- a',
    'UNIQUE (a), DROP COLUMN id',
  ),
);
const fragment = fc.oneof(
  hostileName,
  fc.constantFrom(
    'INT',
    'INT, evil INT',
    'INT); DROP TABLE kept; --',
    'VARCHAR(20',
    'NUMERIC(10,2)',
    'NOT NULL',
    "DEFAULT ')'",
    ')',
  ),
);

/** Designs of the right types and with nothing else right about them. */
export const hostileDesigns: fc.Arbitrary<DesignSpecification> = fc.record(
  {
    task_id: hostileName,
    architecture_overview: hostileName,
    technology_stack: fc.dictionary(hostileName, hostileName, { maxKeys: 2, noNullPrototype: true }),
    assumptions: fc.array(hostileName, few),
    api_contracts: fc.array(
      fc.record(
        {
          method: fc.oneof(fc.constantFrom('GET', 'POST', 'TRACE'), hostileName),
          endpoint: fc.oneof(fc.constantFrom('/a/{id}', '/a/:id', '/b?page=1', '/{', '/a/{id}/{id}'), hostileName),
          description: hostileName,
          authentication_required: fc.boolean(),
          request_params: fc.dictionary(fc.oneof(hostileName, fc.constantFrom('id', 'page?', 'page')), hostileName, {
            maxKeys: 3,
            noNullPrototype: true,
          }),
          request_schema: json,
          response_schema: json,
          error_responses: fc.array(
            fc.record(
              { status: fc.oneof(fc.integer(), fc.constantFrom(404)), code: hostileName, message: hostileName },
              PLAIN,
            ),
            few,
          ),
        },
        PLAIN,
      ),
      few,
    ),
    data_schemas: fc.array(
      fc.record(
        {
          table_name: hostileName,
          description: hostileName,
          columns: fc.array(fc.record({ name: hostileName, type: fragment, constraints: fragment }, PLAIN), few),
          indexes: fc.array(sql, few),
          relationships: fc.array(sql, few),
          constraints: fc.array(sql, few),
        },
        PLAIN,
      ),
      { maxLength: 3 },
    ),
    component_logic: fc.array(
      fc.record(
        {
          component_name: hostileName,
          semantic_unit_id: hostileName,
          responsibility: hostileName,
          dependencies: fc.array(hostileName, few),
          interfaces: fc.constant([]),
          implementation_notes: hostileName,
        },
        PLAIN,
      ),
      { maxLength: 3 },
    ),
    design_review_checklist: fc.constant([]),
  },
  PLAIN,
);
