import type { Section } from '../../../cli/page/shell.ts';
import { table } from '../../../cli/page/table.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import type { ApiContract } from '../../../formats/design/index.ts';
import type { Json } from '../../../formats/json/index.ts';
import type { Findings } from './findings.ts';
import { code, extras, mono, part, phrase, prose, tags } from './parts.ts';

/** The endpoints: how they are called, what they answer, how they fail. */
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
