import type { Path } from '../../core/path.ts';
import type { DesignSpecification } from './model.ts';

/** A text of the template that nobody replaced. */
export interface Placeholder {
  readonly path: Path;
  readonly text: string;
}

/** The task id that the template shows. */
const TEMPLATE_TASK = 'TASK-001';

/** The texts of a design that are one pair of braces, as in the specification's template, and its sample task id. */
export function findPlaceholders(design: DesignSpecification): Placeholder[] {
  const found: Placeholder[] = [];
  const look = (text: string, path: Path): void => {
    if (isPlaceholder(text)) found.push({ path, text });
  };
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') look(value, path);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        // The schemas of requests and responses are data: braces mean nothing there.
        if (key === 'request_schema' || key === 'response_schema') continue;
        const step = Array.isArray(value) ? Number(key) : key;
        if (typeof step === 'string') look(step, [...path, step]);
        walk(part, [...path, step]);
      }
    }
  };
  walk(design, []);
  if (design.task_id === TEMPLATE_TASK) found.unshift({ path: ['task_id'], text: TEMPLATE_TASK });
  return found;
}

/** `{task_id}`: words in braces, and no data. */
function isPlaceholder(text: string): boolean {
  const isBraced = text.length > 2 && text.startsWith('{') && text.indexOf('}') === text.length - 1;
  return isBraced && !['"', "'", ':', '[', '='].some((sign) => text.includes(sign));
}
