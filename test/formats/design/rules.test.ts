import { type DesignSpecification, parse, prompt } from 'peglot/design';
import { describe, expect, it } from 'vitest';
import { formatPath, type Path } from '../../../src/core/path.ts';
import { ruleFindings } from '../../../src/formats/design/rules.ts';

const { value: example } = parse(prompt().split('## Example\n\n')[1] ?? '');

/** What is said of the example with another value at a path. */
function saidWith(path: Path, value: unknown): string[] {
  const design: DesignSpecification = structuredClone(example);
  let holder: object = design;
  for (const key of path.slice(0, -1)) holder = Object(Reflect.get(holder, key));
  Reflect.set(holder, path.at(-1) ?? '', value);
  return ruleFindings(design).map(({ code, path: at }) => `${code} ${formatPath(at ?? [])}`);
}

const LONG = 'Two layers, one of which answers HTTP requests: ok.';

// Specification v2.0: what each section must have.
const demands: readonly { path: Path; wrong: unknown; right: unknown; code: string }[] = [
  { path: ['task_id'], wrong: '', right: 'TOOLS-1', code: 'missing-task-id' },
  { path: ['timestamp'], wrong: '2026-02-30', right: '2026-02-28', code: 'bad-timestamp' },
  { path: ['architecture_overview'], wrong: LONG.slice(2), right: LONG.slice(1), code: 'short-overview' },
  { path: ['api_contracts', 0, 'method'], wrong: 'FETCH', right: 'HEAD', code: 'bad-method' },
  { path: ['api_contracts', 0, 'endpoint'], wrong: 'tools', right: '/tools', code: 'bad-endpoint' },
  { path: ['api_contracts', 0, 'description'], wrong: '', right: 'Shows one tool.', code: 'missing-field' },
  { path: ['api_contracts', 0, 'error_responses', 0, 'status'], wrong: 99, right: 100, code: 'bad-status' },
  { path: ['api_contracts', 0, 'error_responses', 0, 'status'], wrong: 600, right: 599, code: 'bad-status' },
  { path: ['data_schemas', 1, 'table_name'], wrong: '', right: 'rents', code: 'missing-name' },
  { path: ['data_schemas', 1, 'description'], wrong: '', right: 'Who has which tool.', code: 'missing-field' },
  { path: ['data_schemas', 1, 'columns', 4, 'name'], wrong: '', right: 'back', code: 'missing-name' },
  { path: ['component_logic', 0, 'component_name'], wrong: '', right: 'Counter', code: 'missing-name' },
  { path: ['component_logic', 0, 'semantic_unit_id'], wrong: '', right: 'SU-009', code: 'missing-field' },
  { path: ['component_logic', 0, 'responsibility'], wrong: '', right: 'Answers the requests.', code: 'missing-field' },
  { path: ['component_logic', 0, 'implementation_notes'], wrong: '', right: LONG, code: 'missing-field' },
  { path: ['component_logic', 1, 'interfaces', 0, 'method'], wrong: '', right: 'open', code: 'missing-name' },
  { path: ['design_review_checklist', 0, 'description'], wrong: '', right: 'Loans are private', code: 'missing-field' },
  {
    path: ['design_review_checklist', 0, 'validation_criteria'],
    wrong: '',
    right: 'Each of them gets a 404.',
    code: 'missing-field',
  },
  { path: ['design_review_checklist', 0, 'severity'], wrong: 'Grave', right: 'Low', code: 'bad-severity' },
  { path: ['design_review_checklist', 0, 'severity'], wrong: '', right: 'High', code: 'missing-field' },
  // Another type than the model's has one code for all fields.
  { path: ['api_contracts', 0, 'endpoint'], wrong: 7, right: '/', code: 'invalid-value' },
];

describe('a demand of the specification on a field', () => {
  it.each(demands)('$code: $wrong at $path', ({ path, wrong, right, code }) => {
    expect(saidWith(path, wrong)).toEqual([`design/${code} ${formatPath(path)}`]);
    expect(saidWith(path, right)).toEqual([]);
  });
});

/** A value in lists and objects by turns. */
function nested(depth: number, inner: unknown): unknown {
  let value = inner;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { a: value } : [value];
  return value;
}

describe('a schema is JSON, however deep it is', () => {
  const path = ['api_contracts', 0, 'response_schema'];
  const circle: Record<string, unknown> = {};
  circle.a = nested(60, circle);
  const twice = { a: 1 };

  it.each([
    ['flat', { a: [1, 'x', null, true] }],
    ['just not deep', nested(49, 1)],
    ['deep', nested(60, 1)],
    ['very deep', nested(5000, { a: [1], b: {} })],
    ['the same twice', nested(60, [twice, twice])],
  ])('%s', (_, value) => expect(saidWith(path, value)).toEqual([]));

  it.each([
    ['no number', Number.NaN],
    ['a date', new Date(0)],
    ['no number, deep', nested(60, Number.POSITIVE_INFINITY)],
    ['nothing, deep', nested(60, undefined)],
    ['a map, deep', nested(60, new Map())],
    ['itself', circle],
  ])('but not %s', (_, value) => expect(saidWith(path, value)).toEqual([`design/invalid-value ${formatPath(path)}`]));
});

describe('what is described twice', () => {
  it.each([
    ['duplicate-endpoint', 'api_contracts'],
    ['duplicate-table', 'data_schemas'],
    ['duplicate-component', 'component_logic'],
  ] as const)('%s', (code, list) => {
    const [one] = example[list];
    expect(saidWith([list], [one, one])).toEqual([`design/${code} ${list}[1]`]);
    expect(saidWith([list], [one])).toEqual([]);
  });
});

it('guesses one slip in a name of seven signs, two in one of eight', () => {
  const guessed = (name: string, meant: string): boolean => {
    const design: DesignSpecification = structuredClone(example);
    const [first, second] = design.component_logic;
    if (!first || !second) throw new Error('the example has two components');
    first.dependencies = [name];
    second.component_name = meant;
    return ruleFindings(design).some(({ code }) => code === 'design/unknown-dependency');
  };
  expect([guessed('Ledgrrs', 'Ledgers'), guessed('Ledxxrs', 'Ledgers')]).toEqual([true, false]);
  expect([guessed('Ledxxrss', 'Ledgerss'), guessed('Lexxxrss', 'Ledgerss')]).toEqual([true, false]);
});

it('takes a parameter that is described for no slip of one that is not', () => {
  const found = (docs: Record<string, string>, parameters: Record<string, string>): string[] => {
    const design: DesignSpecification = structuredClone(example);
    const method = design.component_logic[0]?.interfaces[0];
    if (method === undefined) throw new Error('the example has a method');
    Object.assign(method, { parameters, parameter_docs: docs });
    return ruleFindings(design).flatMap(({ code, path }) =>
      code === 'design/unknown-parameter' ? [formatPath(path ?? []).replace(/.*\./, '')] : [],
    );
  };
  expect(found({ total: 'all' }, { total: 'int', totals: 'int' })).toEqual([]);
  expect(found({ total: 'all' }, { totals: 'int' })).toEqual(['total']);
  expect(found({ at: 'when' }, { a: 'int' })).toEqual([]);
  expect(found({ other: 'x' }, { total: 'int' })).toEqual([]);
});

it('keeps what is extra in JSON, whatever it is', () => {
  const [contract] = example.api_contracts;
  const json = JSON.stringify({ ...example, api_contracts: [{ ...contract, extra: { Note: 'x', Times: 7 } }] });
  const { value, diagnostics } = parse(json);
  expect(value.api_contracts[0]?.extra).toEqual({ Note: 'x', Times: '7' });
  expect(diagnostics).toEqual([]);
});
