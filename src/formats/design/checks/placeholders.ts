import type { Path } from '../../../core/path.ts';
import type { DesignSpecification } from '../model.ts';

/** A text of the template that was not replaced. */
export interface Placeholder {
  readonly path: Path;
  readonly text: string;
}

const TEMPLATE_TASK = 'TASK-001';

/** The texts of a design that are one pair of braces, as in the specification's template, and its sample task id. */
export function findPlaceholders(design: DesignSpecification): Placeholder[] {
  const found: Placeholder[] = [];
  if (design.task_id === TEMPLATE_TASK) found.push({ path: ['task_id'], text: TEMPLATE_TASK });
  // One path for the whole walk: every text is visited, and most designs contain no placeholder.
  const path: (string | number)[] = [];
  const look = (text: string): void => {
    if (text.charCodeAt(0) === 0x7b && isPlaceholder(text)) found.push({ path: [...path], text });
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'string') look(value);
    else if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at++) {
        path.push(at);
        walk(value[at]);
        path.pop();
      }
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) {
        // The schemas of requests and responses are data, in which braces have no meaning.
        if (key === 'request_schema' || key === 'response_schema') continue;
        path.push(key);
        look(key);
        walk(value[key]);
        path.pop();
      }
    }
  };
  walk(design);
  return found;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The template's remark after some of them. */
const REMARK = ' (if applicable)';

/** `{task_id}`: words in braces that are not data. */
function isPlaceholder(whole: string): boolean {
  const text = whole.endsWith(REMARK) ? whole.slice(0, -REMARK.length) : whole;
  const isBraced = text.charCodeAt(0) === 0x7b && text.length > 2 && text.indexOf('}') === text.length - 1;
  return isBraced && !['"', "'", ':', '[', '='].some((sign) => text.includes(sign));
}
