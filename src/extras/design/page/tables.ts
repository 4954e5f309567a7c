import type { Section } from '../../../cli/page/shell.ts';
import { table } from '../../../cli/page/table.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import type { DataSchema } from '../../../formats/design/index.ts';
import { entityGraph, type Key } from '../../design-views/graphs.ts';
import { drawEntities } from './entity-drawing.ts';
import type { Findings } from './findings.ts';
import { code, extras, mono, named, part, prose, tags } from './parts.ts';

/** The tables of the database, drawn and in full. */
export function tableSection(tables: readonly DataSchema[], findings: Findings): Section {
  const { keys } = entityGraph(tables);
  return {
    id: 'tables',
    title: 'Tables',
    count: tables.length,
    entries: tables.map(({ table_name }, at) => ({ id: `table-${at}`, title: table_name || '(no name)' })),
    body:
      tables.length === 0
        ? prose('')
        : [drawEntities(tables), tables.map((each, at) => tableCard(each, at, keys[at] ?? [], findings))],
  };
}

function tableCard(schema: DataSchema, at: number, keys: readonly (readonly Key[])[], findings: Findings): Html {
  const id = `table-${at}`;
  const rows = schema.columns.map(({ name, type, constraints }, nth): Content[] => [
    [named(name), (keys[nth] ?? []).map(keyTag)],
    mono(type),
    mono(constraints),
  ]);
  return html`<article class="card" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${named(schema.table_name)}</h3>
${tags([findings.badge(id)])}${prose(schema.description)}
${part('Columns', rows.length === 0 ? prose('') : table('Columns', ['Name', 'Type', 'Constraints'], rows))}
${part('Indexes', statements(schema.indexes, 'Indexes'))}
${part('Relationships', statements(schema.relationships, 'Relationships'))}
${part('Constraints', statements(schema.constraints, 'Constraints'))}
${extras(schema.extra)}</article>
`;
}

const KEY_NAMES: Readonly<Record<Key, string>> = { PK: 'primary key', FK: 'foreign key', UK: 'unique' };

function keyTag(key: Key): Html {
  return html` <abbr class="tag amber" title="${KEY_NAMES[key]}">${key}</abbr>`;
}

function statements(sql: readonly string[], label: string): Html | undefined {
  return sql.length === 0 ? undefined : code(sql.map((statement) => `${statement};`).join('\n'), label);
}
