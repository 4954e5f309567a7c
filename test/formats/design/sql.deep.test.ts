import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { type DataSchema, type DesignSpecification, emptyDesign, parse, prompt, toSQL } from 'peglot/design';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '../../laws/law.ts';
import { hostileDesigns } from './hostile.ts';

const example = parse(prompt().split('\n## Example\n\n')[1] ?? '').value;
const database = new PGlite();
afterAll(() => database.close());

/** Runs something in a database without any tables. */
async function afresh<Result>(work: () => Promise<Result>): Promise<Result> {
  await database.exec(
    'ROLLBACK; DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public; SET search_path TO public;',
  );
  return work();
}

function table(change: Partial<DataSchema>): DataSchema {
  return {
    table_name: 'things',
    description: '',
    columns: [{ name: 'id', type: 'INTEGER', constraints: 'PRIMARY KEY' }],
    indexes: [],
    relationships: [],
    constraints: [],
    ...change,
  };
}

function designOf(...data_schemas: DataSchema[]): DesignSpecification {
  return { ...emptyDesign(), data_schemas };
}

describe('toSQL', () => {
  it('builds the tables of the example, and their rules hold', async () => {
    await afresh(async () => {
      await database.exec(toSQL(example));
      const id = '00000000-0000-0000-0000-000000000001';
      const lend = (tool: number, due: string): Promise<unknown> =>
        database.query('INSERT INTO loans VALUES (gen_random_uuid(), $1, DEFAULT, $2, NULL)', [tool, due]);
      await database.query('INSERT INTO tools VALUES (1, $1)', [id]);
      await lend(1, '2999-01-01');
      await expect(lend(1, '2999-01-01')).rejects.toThrow('idx_loans_open');
      await expect(lend(2, '2999-01-01')).rejects.toThrow('foreign key');
      await expect(lend(1, '1999-01-01')).rejects.toThrow('check constraint');
    });
  });

  it('writes what it says it writes', () => {
    const sql = toSQL(
      designOf(
        table({
          table_name: 'order',
          description: 'All orders.',
          columns: [
            { name: 'id', type: 'INTEGER', constraints: 'PRIMARY KEY' },
            { name: 'the user', type: '', constraints: 'FOREIGN KEY REFERENCES users(id)' },
          ],
          constraints: ['CHECK (id > 0)', 'DROP TABLE users', 'UNIQUE (id) -- a remark'],
          indexes: ['CREATE INDEX a ON "order"(id)', 'CREATE INDEX b ON t(c); DROP TABLE users'],
        }),
        table({ table_name: 'users', columns: [{ name: 'id', type: 'INT); DROP TABLE x; --', constraints: '' }] }),
      ),
    );
    expect(sql).toBe(`CREATE TABLE users (
  id TEXT -- left out: "INT); DROP TABLE x; --"
);

-- All orders.
CREATE TABLE "order" (
  id INTEGER PRIMARY KEY,
  "the user" TEXT REFERENCES users(id)
);

ALTER TABLE "order" ADD CHECK (id > 0);
-- left out: "DROP TABLE users"
ALTER TABLE "order" ADD UNIQUE (id);

CREATE INDEX a ON "order"(id);
-- left out: "CREATE INDEX b ON t(c); DROP TABLE users"
`);
  });

  it('creates a table after the tables that its columns refer to', async () => {
    const [a, b] = ['a', 'b'].map((name, at) =>
      table({
        table_name: name,
        columns: [
          { name: 'id', type: 'INT', constraints: 'PRIMARY KEY' },
          { name: 'other', type: 'INT', constraints: at === 0 ? 'REFERENCES b(id)' : 'REFERENCES b' },
        ],
      }),
    );
    if (a === undefined || b === undefined) throw new Error('two tables');
    const found = await afresh(async () => {
      await database.exec(toSQL(designOf(a, b)));
      return database.query<{ name: string }>(
        "SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_name IN ('a', 'b') ORDER BY 1",
      );
    });
    expect(found.rows).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it.each(['order', 'two words', 'a"b', "a'b", '1st', '鴨', 'Mixed', 'a;b', '--', '/*', '$$', '\\', 'a.b'])(
    'makes a column of the name %j',
    async (name) => {
      const columns = [{ name, type: 'INT', constraints: 'NOT NULL' }];
      const found = await afresh(async () => {
        await database.exec(toSQL(designOf(table({ columns }))));
        return database.query<{ name: string }>(
          "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'things'",
        );
      });
      expect(found.rows).toEqual([{ name: name === 'Mixed' ? 'mixed' : name }]);
    },
  );

  it.each([
    'ALTER TABLE kept DROP COLUMN id',
    'ALTER TABLE kept ADD a INT, DROP COLUMN id',
    "CHECK (E'\\' = ''); DROP TABLE kept; --')",
    'CHECK ($$ = $$)',
    'CHECK (/* /* */ true)) ; DROP TABLE kept */ true)',
    'CHECK (true)), DROP COLUMN id',
    'CREATE INDEX i ON kept(id); DROP TABLE kept',
    'TRUNCATE kept',
  ])('leaves out %j', (text) => {
    for (const part of ['indexes', 'relationships', 'constraints'] as const) {
      expect(toSQL(designOf(table({ [part]: [text] })))).toContain('\n-- left out: ');
    }
  });

  it('never touches what is there, whatever the names', async () => {
    await afresh(async () => {
      await database.exec('CREATE TABLE kept (id INTEGER); INSERT INTO kept VALUES (7)');
      await fc.assert(
        fc.asyncProperty(hostileDesigns, async (design) => {
          await database.exec('BEGIN');
          await database.exec(toSQL(design)).catch(() => {});
          // A statement that ended the transaction would be one that the design brought in.
          await database.exec('ROLLBACK');
          const { rows } = await database.query('SELECT * FROM kept');
          expect(rows).toEqual([{ id: 7 }]);
          const tables = await database.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
          expect(tables.rows).toHaveLength(1);
        }),
        runs(100),
      );
    });
  });

  it('lets no piece of SQL out of its place', async () => {
    const pieces = fc.constantFrom(
      ...[
        "'",
        '"',
        '--',
        '/*',
        '*/',
        ';',
        '$$',
        '$a$',
        '\\',
        "E'",
        "U&'",
        '(',
        ')',
        ',',
        '\n',
        '\r',
        '\u2028',
        '`',
        ' ',
      ],
      ...['DROP TABLE kept', 'COMMIT', 'CHECK (true)', 'DROP COLUMN id', 'ALTER TABLE kept', 'INT', 'a', '1'],
    );
    const text = fc.array(pieces, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
    const places: readonly ((text: string) => DataSchema)[] = [
      (name) => table({ columns: [{ name, type: 'INT', constraints: '' }] }),
      (type) => table({ columns: [{ name: 'id', type, constraints: '' }] }),
      (constraints) => table({ columns: [{ name: 'id', type: 'INT', constraints }] }),
      (table_name) => table({ table_name, constraints: ['CHECK (true)'] }),
      (description) => table({ description }),
      (each) => table({ constraints: [each, `CHECK (${each})`, `ALTER TABLE things ADD ${each}`] }),
      (each) => table({ indexes: [each, `CREATE INDEX i ON things(id) ${each}`] }),
    ];
    await afresh(async () => {
      await database.exec('CREATE TABLE kept (id INTEGER, x INTEGER); INSERT INTO kept VALUES (7, 8)');
      await fc.assert(
        fc.asyncProperty(text, fc.constantFrom(...places), async (hostile, place) => {
          await database.exec('BEGIN; SAVEPOINT before');
          await database.exec(toSQL(designOf(place(hostile)))).catch(() => database.exec('ROLLBACK TO before'));
          const { rows } = await database.query('SELECT * FROM kept');
          expect(rows).toEqual([{ id: 7, x: 8 }]);
          await database.exec('ROLLBACK');
          const tables = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
          expect(tables.rows).toEqual([{ tablename: 'kept' }]);
        }),
        runs(300),
      );
    });
  });
});
