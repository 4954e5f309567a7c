import * as v from 'valibot';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { quote } from '../../core/diagnostic.ts';
import { type Finding, findingOf, NOWHERE } from '../../core/finding.ts';
import { didYouMean } from '../../core/nearest.ts';
import { formatPath, type Path } from '../../core/path.ts';
import { pathOf } from '../../core/schema-path.ts';
import { type EngineCode, engineCodes } from '../../engine/codes.ts';
import type { Rule } from '../../engine/index.ts';
import { findCycles } from './checks/cycles.ts';
import { findPlaceholders } from './checks/placeholders.ts';
import { codes, type OwnCode } from './codes.ts';
import { type DesignSpecification, shape } from './model.ts';
import { findUnknownTables } from './views/references.ts';

type RuleCode = OwnCode | EngineCode;

/**
 * The specification's rules on a design, all of them at once, with paths and without places: the fields' own constraints
 * and the rules across fields.
 *
 * @example check(emptyDesign()) // design/bad-task-id, design/short-overview, design/missing-technology, …
 */
export function check(value: DesignSpecification): Diagnostic<`design/${RuleCode}`>[] {
  const issues = v.safeParse(shape, value).issues ?? [];
  const problems = issues.map((issue) => {
    const path = pathOf(issue);
    return finding(codeOf(issue, path), NOWHERE, `${formatPath(path) || 'the design'} ${issue.message}`, path);
  });
  // The rules below read fields: they need the shape to be right.
  const readable = issues.every((issue) => issue.kind === 'validation' || issue.type === 'picklist');
  return readable ? [...problems, ...checkRules(value)] : problems;
}

/** The same for a design that was read. */
export const rules: readonly Rule<DesignSpecification>[] = [
  (value, find) => {
    for (const { code, path, message } of check(value)) find(code.slice('design/'.length), path ?? [], { message });
  },
];

/** The same for a Markdown document: of a heading that is no endpoint is told already. */
export const documentRules: readonly Rule<DesignSpecification>[] = [
  (value, find) => {
    for (const { code, path = [], message } of check(value)) {
      const isUntitled = code === 'design/bad-method' && value.api_contracts[Number(path[1])]?.method === '';
      if (!isUntitled) find(code.slice('design/'.length), path, { message });
    }
  },
];

/** Makes a diagnostic of the format, for what is found outside of a reading. */
export const finding: Finding<RuleCode, 'design'> = findingOf('design', { ...engineCodes, ...codes });

/** The code of a field's constraint, by the field's name. */
const CODES: ReadonlyMap<string | number, OwnCode> = new Map([
  ['task_id', 'bad-task-id'],
  ['timestamp', 'bad-timestamp'],
  ['architecture_overview', 'short-overview'],
  ['component_logic', 'missing-component'],
  ['design_review_checklist', 'short-checklist'],
  ['method', 'bad-method'],
  ['endpoint', 'bad-endpoint'],
  ['description', 'short-description'],
  ['validation_criteria', 'short-criteria'],
  ['responsibility', 'short-responsibility'],
  ['implementation_notes', 'short-notes'],
  ['semantic_unit_id', 'bad-semantic-unit'],
  ['complexity', 'bad-complexity'],
  ['columns', 'missing-columns'],
  ['severity', 'bad-severity'],
  ['status', 'bad-status'],
  ['table_name', 'missing-name'],
  ['component_name', 'missing-name'],
  ['name', 'missing-name'],
]);

function codeOf(issue: v.BaseIssue<unknown>, path: Path): RuleCode {
  return (
    (issue.kind === 'validation' || issue.type === 'picklist' ? CODES.get(path.at(-1) ?? '') : undefined) ??
    'invalid-value'
  );
}

type Tell = (code: OwnCode, path: Path, message: string) => void;

/** The rules across fields alone, for a design whose fields have the right types. */
function checkRules(design: DesignSpecification): Diagnostic<`design/${RuleCode}`>[] {
  const found: Diagnostic<`design/${RuleCode}`>[] = [];
  const tell: Tell = (code, path, message) => found.push(finding(code, NOWHERE, message, path));
  if (Object.keys(design.technology_stack).length === 0) {
    tell('missing-technology', ['technology_stack'], 'The design names no technology');
  }
  checkChecklist(design, tell);
  checkDuplicates(design, tell);
  checkDependencies(design, tell);
  checkForeignKeys(design, tell);
  for (const { path, text } of findPlaceholders(design)) {
    tell('placeholder', path, `${formatPath(path)} still holds the template's ${quote(text)}`);
  }
  return found;
}

function checkChecklist({ design_review_checklist: items }: DesignSpecification, tell: Tell): void {
  if (items.length > 0 && !items.some(({ severity }) => severity === 'Critical' || severity === 'High')) {
    tell('missing-important-check', ['design_review_checklist'], 'No item of the checklist is Critical or High');
  }
}

function checkDuplicates({ api_contracts, data_schemas, component_logic }: DesignSpecification, tell: Tell): void {
  eachRepeated(
    api_contracts.map(({ method, endpoint }) => `${method} ${endpoint}`),
    (name, at) => tell('duplicate-endpoint', ['api_contracts', at], `The endpoint ${quote(name)} is described twice`),
  );
  eachRepeated(
    data_schemas.map(({ table_name }) => table_name),
    (name, at) => tell('duplicate-table', ['data_schemas', at], `The table ${quote(name)} is described twice`),
  );
  eachRepeated(
    component_logic.map(({ component_name }) => component_name),
    (name, at) =>
      tell('duplicate-component', ['component_logic', at], `The component ${quote(name)} is described twice`),
  );
}

function eachRepeated(names: readonly string[], tell: (name: string, at: number) => void): void {
  const seen = new Set<string>();
  for (const [at, name] of names.entries()) {
    if (seen.has(name)) tell(name, at);
    seen.add(name);
  }
}

/** How many unknown names get a suggestion: each is compared with every component. */
const MAX_GUESSES = 50;

function checkDependencies({ component_logic: components }: DesignSpecification, tell: Tell): void {
  const names = new Set(components.map(({ component_name }) => component_name));
  let guesses = MAX_GUESSES;
  for (const [at, { dependencies }] of components.entries()) {
    for (const [nth, name] of dependencies.entries()) {
      if (names.has(name)) continue;
      const mend = guesses-- > 0 ? didYouMean(name, names) : '';
      tell(
        'unknown-dependency',
        ['component_logic', at, 'dependencies', nth],
        `No component here is called ${quote(name)}${mend}`,
      );
    }
  }
  for (const cycle of findCycles(components)) {
    const shown = cycle.map((at) => components[at]?.component_name ?? '').join(' → ');
    tell(
      'dependency-cycle',
      ['component_logic', cycle[0] ?? 0, 'dependencies'],
      `The components depend on each other: ${shown}`,
    );
  }
}

function checkForeignKeys({ data_schemas: tables }: DesignSpecification, tell: Tell): void {
  const names = tables.map(({ table_name }) => table_name);
  for (const [at, { path, name }] of findUnknownTables(tables).entries()) {
    const mend = at < MAX_GUESSES ? didYouMean(name, names) : '';
    tell('unknown-table', path, `No table here is called ${quote(name)}${mend}`);
  }
}
