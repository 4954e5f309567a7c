import type { Section } from '../../../cli/page/shell.ts';
import { table } from '../../../cli/page/table.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import { appendTo } from '../../../core/maps.ts';
import { getOwn } from '../../../core/record.ts';
import type { Component, Interface } from '../../../formats/design/index.ts';
import { drawComponents } from './component-drawing.ts';
import type { Findings } from './findings.ts';
import { extras, mono, named, part, phrase, prose, tags } from './parts.ts';

/** The components, drawn and in full, each with what it depends on and what depends on it. */
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
  /** The index of the component that a name means. */
  readonly byName: ReadonlyMap<string, number>;
  /** For each name the components that depend on it. */
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
  // A text on a parameter that the signature does not have is shown with the others.
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

/** The signature as Python writes it. */
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
