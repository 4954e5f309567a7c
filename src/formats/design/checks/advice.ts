import type { Path } from '../../../core/path.ts';
import type { OwnCode } from '../codes.ts';
import type { DesignSpecification } from '../model.ts';

/** A recommendation that a design does not follow. */
export interface Advice {
  readonly code: OwnCode;
  readonly path: Path;
  readonly message: string;
}

/**
 * Recommendations beyond the specification. An empty field violates the specification, or gives nothing to judge, so it
 * gets no advice.
 */
export function adviceOn(design: DesignSpecification): Advice[] {
  const found: Advice[] = [];
  const advise = (code: OwnCode, path: Path, message: string): void => void found.push({ code, path, message });
  const atLeast = (least: number, code: OwnCode, path: Path, text: string, what: string): void => {
    if (text !== '' && text.length < least)
      advise(code, path, `${what} ${text.length} of the ${least} characters that are advised`);
  };
  const {
    task_id: id,
    technology_stack,
    api_contracts,
    data_schemas,
    component_logic,
    design_review_checklist,
  } = design;

  if (id !== '' && (id.length < 3 || id.length > 100))
    advise('bad-task-id', ['task_id'], `The task id has ${id.length} characters; 3 to 100 are advised`);
  if (Object.keys(technology_stack).length === 0)
    advise('missing-technology', ['technology_stack'], 'The design names no technology');
  for (const [at, { description }] of api_contracts.entries())
    atLeast(10, 'short-description', ['api_contracts', at, 'description'], description, 'The description has');
  for (const [at, { description, columns }] of data_schemas.entries()) {
    atLeast(10, 'short-description', ['data_schemas', at, 'description'], description, 'The description has');
    if (columns.length === 0) advise('missing-columns', ['data_schemas', at, 'columns'], 'The table has no column');
  }
  if (component_logic.length === 0) advise('missing-component', ['component_logic'], 'The design has no component');
  for (const [at, component] of component_logic.entries()) {
    const path: Path = ['component_logic', at];
    const { semantic_unit_id: unit, responsibility, implementation_notes: notes, complexity = 1 } = component;
    if (unit !== '' && !/^SU-\d{3}$/.test(unit))
      advise('bad-semantic-unit', [...path, 'semantic_unit_id'], 'The semantic unit is not SU- and three digits');
    atLeast(10, 'short-responsibility', [...path, 'responsibility'], responsibility, 'The responsibility has');
    atLeast(20, 'short-notes', [...path, 'implementation_notes'], notes, 'The implementation notes have');
    if (!Number.isInteger(complexity) || complexity < 1 || complexity > 1000)
      advise('bad-complexity', [...path, 'complexity'], `The complexity is ${complexity}; 1 to 1000 is advised`);
  }
  for (const [at, { description, validation_criteria: criteria }] of design_review_checklist.entries()) {
    const path: Path = ['design_review_checklist', at];
    atLeast(10, 'short-description', [...path, 'description'], description, 'The description has');
    atLeast(10, 'short-criteria', [...path, 'validation_criteria'], criteria, 'The validation criteria have');
  }
  adviseOnChecklist(design_review_checklist, advise);
  return found;
}

function adviseOnChecklist(
  items: DesignSpecification['design_review_checklist'],
  advise: (code: OwnCode, path: Path, message: string) => void,
): void {
  const path = ['design_review_checklist'];
  if (items.length < 5)
    advise('short-checklist', path, `The checklist has ${items.length} of the 5 items that are advised`);
  if (items.length > 0 && !items.some(({ severity }) => severity === 'Critical' || severity === 'High'))
    advise('missing-important-check', path, 'No item of the checklist is Critical or High');
}
