import { inlineMarkdown, markdown } from '../../../cli/page/markdown.ts';
import { type Section, table } from '../../../cli/page/shell.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import { appendTo } from '../../../core/maps.ts';
import { getOwn } from '../../../core/record.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, Interface } from '../../../formats/design/index.ts';
import { SEVERITIES } from '../../../formats/design/inside.ts';
import type { Json } from '../../../formats/json/index.ts';
import { entityGraph, type Key } from '../../design-views/graphs.ts';
import { drawComponents, drawEntities } from './drawings.ts';
import type { Findings } from './findings.ts';

/** The endpoints: requests, responses and errors. */
export function endpointSection(contracts: readonly ApiContract[], findings: Findings): Section {
  return {
    id: 'endpoints',
    title: 'Endpoints',
    count: contracts.length,
    entries: contracts.map(({ method, endpoint }, at) => ({ id: `endpoint-${at}`, title: `${method} ${endpoint}` })),
    body: contracts.length === 0 ? prose('') : contracts.map((contract, at) => endpoint(contract, at, findings)),
  };
}

function endpoint(contract: ApiContract, at: number, findings: Findings): Html {
  const { request_params, request_schema, response_schema, error_responses } = contract;
  const id = `endpoint-${at}`;
  return html`<article class="card" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${verb(contract.method)} <span class="mono">${contract.endpoint}</span></h3>
${tags([
  contract.authentication_required
    ? html`<span class="tag amber">Authentication required</span>`
    : html`<span class="tag">No authentication</span>`,
  contract.rate_limit === undefined ? undefined : html`<span class="tag">Rate limit: ${contract.rate_limit}</span>`,
  findings.badge(id),
])}${prose(contract.description)}
${part('Parameters', request_params === undefined ? undefined : parameters(request_params))}
${part('Request', request_schema === undefined ? undefined : json(request_schema, 'Request'))}
${part('Response', response_schema === null ? undefined : json(response_schema, 'Response'))}
${part('Errors', error_responses.length === 0 ? undefined : errors(error_responses))}
${extras(contract.extra)}</article>
`;
}

const VERB_COLORS: ReadonlyMap<string, string> = new Map([
  ['GET', 'green'],
  ['POST', 'blue'],
  ['PUT', 'amber'],
  ['PATCH', 'violet'],
  ['DELETE', 'red'],
]);

function verb(method: string): Html {
  return html`<span class="tag verb ${VERB_COLORS.get(method) ?? 'gray'}">${method === '' ? '(no method)' : method}</span>`;
}

function parameters(params: Readonly<Record<string, string>>): Html {
  const rows = Object.entries(params).map(([name, text]): Content[] => [mono(name), phrase(text)]);
  return table('Parameters', ['Name', 'Type and meaning'], rows);
}

function errors(responses: ApiContract['error_responses']): Html {
  const rows = responses.map(({ status, code: name, message }): Content[] => [status, mono(name), phrase(message)]);
  return table('Errors', ['Status', 'Code', 'Message'], rows);
}

function json(value: Json, label: string): Html {
  return code(JSON.stringify(value, null, 2), label);
}

/** The tables of the database, as a drawing and in full. */
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

/** The components, as a drawing and in full, each with its dependencies and dependents. */
export function componentSection(components: readonly Component[], findings: Findings): Section {
  const neighbours = neighboursOf(components);
  return {
    id: 'components',
    title: 'Components',
    count: components.length,
    entries: components.map(({ component_name }, at) => ({
      id: `component-${at}`,
      title: component_name || '(no name)',
    })),
    body:
      components.length === 0
        ? prose('')
        : [drawComponents(components), components.map((each, at) => componentCard(each, at, neighbours, findings))],
  };
}

interface Neighbours {
  /** The index of the component with a name. */
  readonly byName: ReadonlyMap<string, number>;
  /** For each name, the components that depend on it. */
  readonly users: ReadonlyMap<string, readonly { readonly name: string; readonly at: number }[]>;
}

function neighboursOf(components: readonly Component[]): Neighbours {
  const byName = new Map<string, number>();
  const users = new Map<string, { name: string; at: number }[]>();
  for (const [at, { component_name: name, dependencies }] of components.entries()) {
    if (!byName.has(name)) byName.set(name, at);
    for (const dependency of new Set(dependencies)) appendTo(users, dependency, { name, at });
  }
  return { byName, users };
}

function componentCard(component: Component, at: number, neighbours: Neighbours, findings: Findings): Html {
  const { component_name: name, semantic_unit_id: unit, complexity, dependencies, interfaces } = component;
  const id = `component-${at}`;
  const needs = dependencies.map((dependency) => link(dependency, neighbours.byName.get(dependency)));
  const users = neighbours.byName.get(name) === at ? (neighbours.users.get(name) ?? []) : [];
  return html`<article class="card" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${named(name)}</h3>
${tags([
  unit === '' ? undefined : html`<span class="tag mono">${unit}</span>`,
  complexity === undefined ? undefined : html`<span class="tag">Complexity ${complexity}</span>`,
  findings.badge(id),
])}${prose(component.responsibility)}
${part('Depends on', needs.length === 0 ? undefined : tags(needs))}
${part('Used by', users.length === 0 ? undefined : tags(users.map((user) => link(user.name, user.at))))}
${interfaces.length === 0 ? undefined : html`<h4>Interfaces</h4>\n${interfaces.map(method)}`}
${part('Implementation notes', prose(component.implementation_notes, 4))}
${extras(component.extra)}</article>
`;
}

function link(name: string, at: number | undefined): Html {
  if (at !== undefined) return html`<a class="tag mono" href="#component-${at}">${name}</a>`;
  return html`<span class="tag mono outside" title="no component of this design">${name}</span>`;
}

function method(each: Interface): Html {
  const { parameters, parameter_docs, defaults, returns, returns_doc, raises } = each;
  // Documentation of a parameter that is not in the signature is shown with the others.
  const names = new Set([parameters, defaults, parameter_docs].flatMap((record) => Object.keys(record)));
  const rows = [...names].map((name): Content[] => [
    mono(name),
    mono(getOwn(parameters, name)),
    mono(getOwn(defaults, name)),
    phrase(getOwn(parameter_docs, name) ?? ''),
  ]);
  const failures = raises.map(({ error, description }): Content[] => [mono(error), phrase(description)]);
  return html`<div class="item">
<h4><code>${signature(each)}</code></h4>
${each.description === '' ? undefined : prose(each.description, 4)}
${rows.length === 0 ? undefined : table('Parameters', ['Parameter', 'Type', 'Default', 'Meaning'], rows)}
${returns_doc === undefined ? undefined : html`<h5>Returns ${returns === '' ? undefined : html`<code>${returns}</code>`}</h5>\n${prose(returns_doc, 5)}`}
${failures.length === 0 ? undefined : table('Errors', ['Raises', 'When'], failures)}
${extras(each.extra)}</div>
`;
}

/** The signature in Python's notation. */
function signature({ async, method: name, parameters, defaults, returns }: Interface): string {
  const inside = Object.entries(parameters).map(([parameter, type]) => {
    const value = getOwn(defaults, parameter);
    const typed = type === '' ? parameter : `${parameter}: ${type}`;
    if (value === undefined) return typed;
    return type === '' ? `${typed}=${value}` : `${typed} = ${value}`;
  });
  const head = `${async === true ? 'async ' : ''}${name || '(no name)'}(${inside.join(', ')})`;
  return returns === '' ? head : `${head} -> ${returns}`;
}

/** The review checklist, in the order of the design, with the number of items of each severity. */
export function checklistSection(items: readonly ChecklistItem[], findings: Findings): Section {
  return {
    id: 'checklist',
    title: 'Review checklist',
    count: items.length,
    body: items.length === 0 ? prose('') : [counts(items), items.map((item, at) => check(item, at, findings))],
  };
}

const COLORS: ReadonlyMap<string, string> = new Map([
  ['Critical', 'red'],
  ['High', 'amber'],
  ['Medium', 'blue'],
  ['Low', 'gray'],
]);

function counts(items: readonly ChecklistItem[]): Html | undefined {
  const severities = new Set([...SEVERITIES, ...items.map(({ severity }) => severity)]);
  return tags(
    [...severities].map((severity) => {
      const count = items.filter((item) => item.severity === severity).length;
      return count === 0 ? undefined : severityTag(severity, ` ${count}`);
    }),
  );
}

function check(item: ChecklistItem, at: number, findings: Findings): Html {
  const id = `check-${at}`;
  return html`<article class="card rule is-${COLORS.get(item.severity) ?? 'gray'}" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${severityTag(item.severity, '')} <span><span class="soft">${item.category}:</span> ${item.description}</span></h3>
${tags([findings.badge(id)])}${prose(item.validation_criteria)}
${extras(item.extra)}</article>
`;
}

function severityTag(severity: string, count: string): Html {
  return html`<span class="tag ${COLORS.get(severity) ?? 'gray'}">${severity}${count}</span>`;
}

/** A Markdown text of the model; an empty one is marked as such. Its headings are below `level`. */
export function prose(text: string, level = 3): Html {
  return text.trim() === '' ? html`<p class="soft">Nothing is written here.</p>\n` : markdown(text, level);
}

/**
 * A text for a table cell or a list: one line of Markdown, or blocks when it has several lines; undefined for an empty
 * one.
 */
export function phrase(text: string): Html | undefined {
  if (text === '') return undefined;
  return text.includes('\n') ? markdown(text, 4) : inlineMarkdown(text);
}

/** Code, unformatted. */
function code(text: string, label: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>\n`;
}

/** A list of names and their values. */
export function facts(rows: readonly (readonly [name: Content, value: Content])[]): Html {
  return html`<dl class="facts">\n${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>\n`;
}

/** A text in a code font; undefined for an empty one. */
function mono(text: string | undefined): Html | undefined {
  return text === undefined || text === '' ? undefined : html`<span class="mono">${text}</span>`;
}

/** A part of a card with its own heading; undefined when it is empty. */
function part(title: string, body: Content): Html | undefined {
  return body === undefined ? undefined : html`<h4>${title}</h4>\n${body}`;
}

/** Content beyond the specification, by its labels. */
function extras(extra: Readonly<Record<string, string>> | undefined): Content {
  return Object.entries(extra ?? {}).map(
    ([label, text]) => html`<h4>${label === '' ? 'Further text' : label}</h4>\n${prose(text, 4)}`,
  );
}

/** A name in a code font; an empty one is marked as such. */
function named(name: string): Html {
  return mono(name) ?? html`<span class="soft">(no name)</span>`;
}

/** The short tags at the head of a card. */
function tags(contents: readonly (Html | undefined)[]): Html | undefined {
  const items = contents.filter((content) => content !== undefined).map((content) => html`<li>${content}</li>`);
  return items.length === 0 ? undefined : html`<ul class="tags">${items}</ul>\n`;
}
