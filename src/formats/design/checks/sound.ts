import { isJson } from '../json/is-json.ts';
import {
  type ApiContract,
  type ChecklistItem,
  type Component,
  type DataSchema,
  type DesignSpecification,
  type ErrorResponse,
  type Interface,
  isTimestamp,
  LIMITS,
  METHODS,
  SEVERITIES,
  UNIT,
} from '../model.ts';

/**
 * Whether a design whose fields have the types of the model keeps every constraint of the schema. The same as asking the
 * schema, some ten times as fast: most designs are in order, and only for the others the schema has to say what is wrong.
 */
export function isSound(design: DesignSpecification): boolean {
  const { task_id: id, timestamp } = design;
  return (
    id.length >= LIMITS.taskId[0] &&
    id.length <= LIMITS.taskId[1] &&
    (timestamp === undefined || isTimestamp(timestamp)) &&
    design.architecture_overview.length >= LIMITS.overview &&
    design.component_logic.length >= LIMITS.components &&
    design.design_review_checklist.length >= LIMITS.checks &&
    design.api_contracts.every(isSoundContract) &&
    design.data_schemas.every(isSoundTable) &&
    design.component_logic.every(isSoundComponent) &&
    design.design_review_checklist.every(isSoundCheck)
  );
}

function isSoundContract(contract: ApiContract): boolean {
  return (
    METHODS.some((method) => method === contract.method) &&
    contract.endpoint.startsWith('/') &&
    contract.description.length >= LIMITS.description &&
    (contract.request_schema === undefined || isJson(contract.request_schema)) &&
    isJson(contract.response_schema) &&
    contract.error_responses.every(isSoundFailure)
  );
}

function isSoundFailure({ status }: ErrorResponse): boolean {
  return Number.isInteger(status) && status >= LIMITS.status[0] && status <= LIMITS.status[1];
}

function isSoundTable(table: DataSchema): boolean {
  return (
    table.table_name !== '' &&
    table.description.length >= LIMITS.description &&
    table.columns.length >= LIMITS.columns &&
    table.columns.every(({ name }) => name !== '')
  );
}

function isSoundComponent(component: Component): boolean {
  const { complexity } = component;
  return (
    component.component_name !== '' &&
    UNIT.test(component.semantic_unit_id) &&
    component.responsibility.length >= LIMITS.description &&
    component.interfaces.every(isSoundMethod) &&
    component.implementation_notes.length >= LIMITS.notes &&
    (complexity === undefined ||
      (Number.isInteger(complexity) && complexity >= LIMITS.complexity[0] && complexity <= LIMITS.complexity[1]))
  );
}

function isSoundMethod({ method }: Interface): boolean {
  return method !== '';
}

function isSoundCheck(item: ChecklistItem): boolean {
  return (
    item.description.length >= LIMITS.description &&
    item.validation_criteria.length >= LIMITS.description &&
    SEVERITIES.includes(item.severity)
  );
}
