import { field, textOf, under } from './blocks.ts';
import { type ItemKind, itemBlocks, itemKind } from './item-kind.ts';
import {
  type ApiContract,
  type ChecklistItem,
  type Component,
  type DataSchema,
  type Interface,
  METHODS,
} from './model.ts';
import type { KnownHead } from './read/field.ts';
import { emptyMethod, signatureText } from './read/signature.ts';
import { columns } from './values/columns.ts';
import { docs, entries, raised } from './values/entries.ts';
import { failures } from './values/failures.ts';
import type { Kind } from './values/kind.ts';
import { names } from './values/names.ts';
import { schema, schemaOrNone } from './values/schemas.ts';
import { statements } from './values/statements.ts';
import { bare, filledText, givenText, prose, text, word } from './values/texts.ts';
import { answer, severity, wholeNumber } from './values/words.ts';

// The labels of the specification, by kind of item, with a row for each. A missing list counts as empty; other missing
// values are unknown. The grammar has the same labels, with all their names, in grammars/design/labels.peggy.

const contract = itemKind<ApiContract>({
  what: 'endpoint',
  labels: {
    description: { label: 'Description', as: text, missing: 'error', heads: ['purpose', 'summary'] },
    authentication_required: {
      label: 'Authentication Required',
      as: answer,
      missing: 'error',
      heads: ['authentication', 'auth required', 'auth', 'auth?'],
    },
    rate_limit: { label: 'Rate Limit', as: givenText },
    request_params: { label: 'Request Parameters', as: entries },
    request_schema: { label: 'Request Body', as: schema },
    response_schema: { label: 'Response (Success)', as: schemaOrNone, missing: 'error' },
    error_responses: { label: 'Error Responses', as: failures, missing: 'warning' },
  },
  inRows: {
    heads: { endpoint: ['endpoint', 'path', 'route', 'url'], method: ['method', 'http method', 'verb'] },
    names: { name: 'endpoint', text: 'description' },
    isName: (name) => METHODS.some((one) => name.toUpperCase().startsWith(`${one} /`)),
    read: ({ endpoint = '', method }, part) => {
      const [first = '', ...rest] = endpoint.split(' ');
      const isWhole = method === undefined && rest.length > 0;
      const [word, path] = isWhole ? [first, rest.join(' ')] : [method ?? '', endpoint];
      part.assign({ method: word.toUpperCase(), endpoint: path }, { range: null });
    },
  },
  empty: () => ({
    method: '',
    endpoint: '',
    description: '',
    // Until the text says otherwise, the endpoint is protected.
    authentication_required: true,
    response_schema: null,
    error_responses: [],
  }),
  heading: ({ method, endpoint }) => `### ${method} ${endpoint}`,
  extra: (part) => part.member('extra'),
});

const table = itemKind<DataSchema>({
  what: 'table',
  labels: {
    description: { label: 'Description', as: text, missing: 'error' },
    columns: { label: 'Columns', as: columns, missing: 'error' },
    indexes: { label: 'Indexes', as: statements },
    relationships: { label: 'Relationships', as: statements },
    constraints: { label: 'Constraints', as: statements },
  },
  empty: () => ({ table_name: '', description: '', columns: [], indexes: [], relationships: [], constraints: [] }),
  heading: ({ table_name }) => `### Table: ${table_name}`,
  extra: (part) => part.member('extra'),
});

const method = itemKind<Interface>({
  what: 'method',
  labels: {
    description: { label: 'Description', as: bare },
    parameter_docs: { label: 'Parameters', as: docs },
    returns_doc: { label: 'Returns', as: filledText },
    raises: { label: 'Raises', as: raised },
  },
  lead: 'description',
  empty: emptyMethod,
  heading: (one) => `#### \`${signatureText(one)}\``,
  extra: (part) => part.member('extra'),
});

/** Methods are read as parts of their own: directly below their label there can only be a "None" or stray text. */
const methods: Kind<Interface[]> = {
  read: (found, member) => {
    found.addOtherValue();
    for (const block of found.blocks) found.addOther(block);
    found.keepOthers(member.list().value.length > 0);
    found.place(found.name);
  },
  write: (label, list) =>
    list.length === 0 ? field(label, 'None') : under(label, list.flatMap((one) => itemBlocks(method, one)).map(textOf)),
};

const component = itemKind<Component>({
  what: 'component',
  labels: {
    semantic_unit_id: { label: 'Semantic Unit', as: word, missing: 'error', heads: ['semantic unit id', 'unit', 'id'] },
    responsibility: {
      label: 'Responsibility',
      as: text,
      missing: 'error',
      heads: ['responsibilities', 'purpose', 'role'],
    },
    dependencies: { label: 'Dependencies', as: names, missing: 'warning', heads: ['depends on'] },
    interfaces: { label: 'Interfaces', as: methods, missing: 'warning' },
    implementation_notes: { label: 'Implementation Notes', as: prose, missing: 'error', heads: ['notes'] },
    complexity: { label: 'Estimated Complexity', as: wholeNumber, heads: ['complexity'] },
  },
  inRows: {
    heads: { component_name: ['component', 'component name', 'name'] },
    names: { name: 'component_name', text: 'responsibility' },
    read: ({ component_name = '' }, part) => part.set('component_name', component_name, { range: null }),
  },
  empty: () => ({
    component_name: '',
    semantic_unit_id: '',
    responsibility: '',
    dependencies: [],
    interfaces: [],
    implementation_notes: '',
  }),
  heading: ({ component_name }) => `### Component: ${component_name}`,
  extra: (part) => part.member('extra'),
});

const check = itemKind<ChecklistItem>({
  what: 'check',
  labels: {
    validation_criteria: {
      label: 'Validation Criteria',
      as: text,
      missing: 'error',
      heads: ['criteria', 'validation', 'verification', 'how to verify', 'how to validate', 'how to check'],
    },
    severity: { label: 'Severity', as: severity, missing: 'error', heads: ['priority'] },
  },
  inRows: {
    heads: { description: ['description', 'check', 'check description', 'item'], category: ['category', 'area'] },
    names: { name: 'category', text: 'description' },
    read: ({ category = '', description: said = '' }, part, report) => {
      // The text of one cell may be what the heading of a check says: "Security: Tokens are checked".
      const at = category === '' ? said.indexOf(': ') : -1;
      const name = at > 0 ? said.slice(0, at) : category;
      const description = at > 0 ? said.slice(at + 2).trimStart() : said;
      part.assign({ category: name === '' ? 'General' : name, description }, { range: null });
      if (name === '')
        report('missing-category', 'The check has no category; it was read as General', part.pathOf('category'));
    },
  },
  empty: () => ({ category: '', description: '', validation_criteria: '', severity: '' }),
  heading: ({ category, description }) => `### ${category}: ${description}`,
  extra: (part) => part.member('extra'),
});

/** The kinds of items. */
export const ITEMS: {
  readonly contract: ItemKind<ApiContract>;
  readonly table: ItemKind<DataSchema>;
  readonly component: ItemKind<Component>;
  readonly method: ItemKind<Interface>;
  readonly check: ItemKind<ChecklistItem>;
} = { contract, table, component, method, check };

export type KindName = keyof typeof ITEMS;

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(ITEMS).flatMap(({ rows }) => rows.map(({ node, label }) => [node, label] as const)),
);

/** The specification's label for a line. */
export function labelOf(head: KnownHead): string {
  return NAMES.get(head.kind.type) ?? '';
}
