import * as v from 'valibot';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { quote } from '../../core/diagnostic.ts';
import { type Finding, findingOf, NOWHERE } from '../../core/finding.ts';
import { nearest } from '../../core/nearest.ts';
import { formatPath, type Path } from '../../core/path.ts';
import { pathOf } from '../../core/schema-path.ts';
import { type EngineCode, engineCodes } from '../../engine/codes.ts';
import type { Rule } from '../../engine/index.ts';
import { adviceOn } from './checks/advice.ts';
import { findCycles } from './checks/cycles.ts';
import { findPlaceholders } from './checks/placeholders.ts';
import { findUnknownTables } from './checks/references.ts';
import { codes, type OwnCode } from './codes.ts';
import { type DesignSpecification, shape } from './model.ts';

type RuleCode = OwnCode | EngineCode;

/**
 * Checks all rules on a design: the specification's demands on single fields, contradictions, and advice, which has
 * `origin: 'advice'`.
 */
export function ruleFindings(value: DesignSpecification): Diagnostic<`design/${RuleCode}`>[] {
  const issues = v.safeParse(shape, value).issues ?? [];
  const problems = issues.map((issue) => {
    const path = pathOf(issue);
    return finding(codeOf(issue, path), NOWHERE, `${formatPath(path) || 'the design'} ${issue.message}`, path);
  });
  // The rules below require the right types.
  return issues.every(isOfRightType) ? [...problems, ...checkRules(value)] : problems;
}

/** Whether the field has the right type, even if a constraint is violated. */
export function isOfRightType({ kind, type }: { readonly kind: string; readonly type: string }): boolean {
  return kind === 'validation' || type === 'picklist';
}

/** The rules for a parsed design. */
export const rules: readonly Rule<DesignSpecification>[] = [ruleBut(() => false)];

/** The rules for a Markdown document: the parser already reports a heading that is not an endpoint. */
export const documentRules: readonly Rule<DesignSpecification>[] = [
  ruleBut((path, { api_contracts }) => path.at(-1) === 'method' && api_contracts[Number(path[1])]?.method === ''),
];

function ruleBut(isTold: (path: Path, design: DesignSpecification) => boolean): Rule<DesignSpecification> {
  return (design, find) => {
    for (const { code, path = [], message } of ruleFindings(design))
      if (!isTold(path, design)) find(code.slice('design/'.length), path, { message });
  };
}

/** Makes a diagnostic of the format, for findings outside of parsing. */
export const finding: Finding<RuleCode, 'design'> = findingOf('design', { ...engineCodes, ...codes });

/** The codes of field constraints, by field name. */
const CODES: ReadonlyMap<string | number, OwnCode> = new Map([
  ['task_id', 'missing-task-id'],
  ['timestamp', 'bad-timestamp'],
  ['architecture_overview', 'short-overview'],
  ['method', 'bad-method'],
  ['endpoint', 'bad-endpoint'],
  ['description', 'missing-field'],
  ['validation_criteria', 'missing-field'],
  ['responsibility', 'missing-field'],
  ['implementation_notes', 'missing-field'],
  ['semantic_unit_id', 'missing-field'],
  ['severity', 'bad-severity'],
  ['status', 'bad-status'],
  ['table_name', 'missing-name'],
  ['component_name', 'missing-name'],
  ['name', 'missing-name'],
]);

function codeOf(issue: v.BaseIssue<unknown>, path: Path): RuleCode {
  if (issue.type === 'picklist' && issue.input === '') return 'missing-field';
  // The constraint of an interface; an endpoint's method has a picklist.
  if (issue.type === 'non_empty' && path.at(-1) === 'method') return 'missing-name';
  return (isOfRightType(issue) ? CODES.get(path.at(-1) ?? '') : undefined) ?? 'invalid-value';
}

type Report = (code: OwnCode, path: Path, message: string) => void;

/** Only the rules across fields, for a design whose fields have the right types. */
function checkRules(design: DesignSpecification): Diagnostic<`design/${RuleCode}`>[] {
  const found: Diagnostic<`design/${RuleCode}`>[] = [];
  const report: Report = (code, path, message) => found.push(finding(code, NOWHERE, message, path));
  for (const { code, path, message } of adviceOn(design)) report(code, path, message);
  checkDuplicates(design, report);
  checkDependencies(design, report);
  checkParameters(design, report);
  checkForeignKeys(design, report);
  for (const { path, text } of findPlaceholders(design)) {
    report('placeholder', path, `${formatPath(path)} still has the placeholder ${quote(text)}`);
  }
  return found;
}

function checkDuplicates({ api_contracts, data_schemas, component_logic }: DesignSpecification, report: Report): void {
  const named = {
    endpoint: ['api_contracts', api_contracts.map(({ method, endpoint }) => `${method} ${endpoint}`)],
    table: ['data_schemas', data_schemas.map(({ table_name }) => table_name)],
    component: ['component_logic', component_logic.map(({ component_name }) => component_name)],
  } as const;
  for (const what of ['endpoint', 'table', 'component'] as const) {
    const [list, names] = named[what];
    const seen = new Set<string>();
    for (const [at, name] of names.entries()) {
      if (seen.has(name)) report(`duplicate-${what}`, [list, at], `The ${what} ${quote(name)} is described twice`);
      seen.add(name);
    }
  }
}

/** How many unknown names are compared with every component. */
const MAX_GUESSES = 50;

/** The name that was meant, if it differs by one typing slip, or two in a long name. */
function slipOf(name: string, names: Iterable<string>): string | undefined {
  return nearest(name, names, name.length < 8 ? 1 : 2);
}

/** A documented parameter has to be in the signature, unless its name is not similar to any. */
function checkParameters({ component_logic: components }: DesignSpecification, report: Report): void {
  let guesses = MAX_GUESSES;
  for (const [at, { interfaces }] of components.entries()) {
    for (const [nth, { method, parameters, parameter_docs: docs }] of interfaces.entries()) {
      const others = Object.keys(parameters).filter((name) => !Object.hasOwn(docs, name));
      for (const name of Object.keys(docs)) {
        if (Object.hasOwn(parameters, name) || others.length === 0 || name.length < 3 || guesses-- <= 0) continue;
        const meant = slipOf(name, others);
        if (meant === undefined) continue;
        const path = ['component_logic', at, 'interfaces', nth, 'parameter_docs', name];
        report(
          'unknown-parameter',
          path,
          `${quote(method)} has no parameter ${quote(name)}; did you mean ${quote(meant)}?`,
        );
      }
    }
  }
}

function checkDependencies({ component_logic: components }: DesignSpecification, report: Report): void {
  const names = new Set(components.map(({ component_name }) => component_name));
  let guesses = MAX_GUESSES;
  for (const [at, { dependencies }] of components.entries()) {
    for (const [nth, name] of dependencies.entries()) {
      const meant = names.has(name) || guesses-- <= 0 ? undefined : slipOf(name, names);
      if (meant === undefined) continue;
      const path = ['component_logic', at, 'dependencies', nth];
      report('unknown-dependency', path, `There is no component ${quote(name)} here; did you mean ${quote(meant)}?`);
    }
  }
  for (const cycle of findCycles(components)) {
    const shown = cycle.map((at) => components[at]?.component_name ?? '').join(' → ');
    report(
      'dependency-cycle',
      ['component_logic', cycle[0] ?? 0, 'dependencies'],
      `Components depend on each other in a circle: ${shown}`,
    );
  }
}

function checkForeignKeys({ data_schemas: tables }: DesignSpecification, report: Report): void {
  const names = tables.map(({ table_name }) => table_name);
  for (const { path, name } of findUnknownTables(tables).slice(0, MAX_GUESSES)) {
    const meant = slipOf(name, names);
    if (meant === undefined) continue;
    report('unknown-table', path, `There is no table ${quote(name)} here; did you mean ${quote(meant)}?`);
  }
}
