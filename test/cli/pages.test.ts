import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageVersion } from '../../src/cli/version.ts';
import type { ReadResult } from '../../src/extras/batch/result.ts';
import { renderDesignPage } from '../../src/extras/design/page/page.ts';
import { driftOf } from '../../src/extras/report/drift.ts';
import { renderReportPage } from '../../src/extras/report/page.ts';
import { summarise } from '../../src/extras/report/summarise.ts';
import { diagramPage } from '../../src/extras/workbench/commands/diagram.ts';
import { type DesignSpecification, parse } from '../../src/formats/design/index.ts';

// The pages as files, to open them: `npx vitest run test/cli/pages.test.ts -u` writes them anew.

function textOf(file: string): string {
  return readFileSync(`test/cli/pages/${file}`, 'utf8');
}

async function expectPage(page: string, file: string): Promise<void> {
  await expect(page.replaceAll(packageVersion(), '0.0.0')).toMatchFileSnapshot(`pages/${file}`);
}

it('shows a design, with references in a circle and to nothing, and its findings', async () => {
  const text = textOf('design.md');
  await expectPage(renderDesignPage('design.md', text, parse(text)), 'design.html');
});

it('shows a design in which much is missing, and an empty one', async () => {
  const { value, ...parsed } = parse(textOf('design.md'));
  const [contract, table, component] = [value.api_contracts[0], value.data_schemas[0], value.component_logic[0]];
  if (!contract || !table || !component) throw new Error('the design has an item of each kind');
  const [column] = table.columns;
  const [method] = component.interfaces;
  if (!column || !method) throw new Error('the items have parts');
  const design: DesignSpecification = {
    ...value,
    task_id: '',
    technology_stack: {},
    assumptions: [],
    api_contracts: [{ ...contract, method: '' }],
    data_schemas: [
      { ...table, table_name: '', columns: Array.from({ length: 32 }, (_, at) => ({ ...column, name: `c${at}` })) },
      { ...table, table_name: 'none', columns: [] },
    ],
    component_logic: [
      {
        ...component,
        component_name: '',
        dependencies: ['', 'elsewhere'],
        interfaces: [
          { ...method, method: '', parameters: {}, parameter_docs: {}, defaults: {}, returns: '', returns_doc: 'All.' },
        ],
        extra: { '': 'More.' },
      },
    ],
    design_review_checklist: [{ category: '', description: '', validation_criteria: '', severity: '' }],
    extra: { '': 'Even more.' },
  };
  const found = Array.from({ length: 1002 }, (_, at) => ({
    code: 'design/bad',
    severity: 'info' as const,
    message: `Finding ${at}`,
    range: { start: 0, end: 1 },
    path: [
      ['api_contracts', 0],
      ['design_review_checklist', 0],
    ][at] ?? ['assumptions', at],
  }));
  const odd = { ...parsed, value: design, complete: false, via: 'json' };
  const page = renderDesignPage('odd.json', 'x', { ...odd, diagnostics: found });
  // Of the many findings the first two and what follows the last; without the style that all pages have.
  const shown = mainOf(page).replace(/<article [^>]*id="finding-2"[\s\S]*(?=<p class="soft">… and)/, '');
  await expect(shown).toMatchFileSnapshot('pages/odd.html');
  const empty = renderDesignPage('empty.md', '', { ...parsed, value: parse('').value, diagnostics: [] });
  await expect(mainOf(empty)).toMatchFileSnapshot('pages/empty.html');
});

/** A page without its style, its script, and what it says of its making. */
function mainOf(page: string): string {
  return page.slice(page.indexOf('</head>'), page.indexOf('<footer')).replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
}

it('draws a grammar, with its mistakes and what its rules match', async () => {
  const sources = [{ source: 'list.peggy', text: textOf('list.peggy') }];
  await expectPage(diagramPage({ name: 'list', sources, startRules: ['List'] }), 'list.html');
});

it('draws a grammar from the rules that it starts with, or else from its first one', () => {
  const sources = [{ source: 'list.peggy', text: textOf('list.peggy') }];
  const startsOf = (startRules: readonly string[]): string[] => {
    const page = diagramPage({ name: 'list', sources, startRules });
    const [, line = ''] = /texts start at (.*?)<\/span>/.exec(page) ?? [];
    return [...line.matchAll(/>(\w+)<\/a>/g)].map(([, rule = '']) => rule);
  };
  expect([startsOf([]), startsOf(['Item', 'Name'])]).toEqual([['List'], ['Item', 'Name']]);
});

it('reports on a batch beside the one before', async () => {
  const before = await summarise(each(results(40)));
  const after = await summarise(each(results(60)));
  const report = { name: 'results.ndjson', results: after, against: before, drift: driftOf(before, after) };
  await expectPage(renderReportPage(report), 'report.html');
});

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

/** Results of several formats, models and days. */
function results(count: number): ReadResult[] {
  return Array.from({ length: count }, (_, at) => {
    const isCut = at % 7 === 0;
    const isWrong = isCut || at % 5 === 0;
    const severity = isWrong ? ('error' as const) : ('warning' as const);
    const code = isWrong ? 'dml/missing-end' : 'dml/bad-blank';
    return {
      id: `reply-${at}`,
      format: at % 11 === 0 ? null : at % 2 === 0 ? 'dml' : 'duckflow',
      via: at % 3 === 0 ? 'text' : 'json',
      ...(at % 4 > 0 && { model: `model-${at % 4}` }),
      ...(at % 6 > 0 && { time: `2026-01-${String((at % 6) + 10)}T12:00:00Z` }),
      ok: !isWrong,
      complete: !isCut,
      size: 100 * at,
      ms: at / 10,
      diagnostics: at % 2 === 0 ? [{ code, severity, message: `${code} of ${at}` }] : [],
    };
  });
}
