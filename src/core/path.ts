import { escapeControls } from './diagnostic.ts';

/** Where something stands in a model: keys and array indices, outermost first. `[]` is the whole model. */
export type Path = readonly (string | number)[];

/**
 * The path as people write it; control characters in its keys are visible.
 *
 * @example formatPath(['actions', 0, 'params', 'path']) // 'actions[0].params.path'
 */
export function formatPath(path: Path): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (isPlainName(step)) text += text === '' ? step : `.${step}`;
    else text += `[${escapeControls(JSON.stringify(step))}]`;
  }
  return text;
}

function isPlainName(step: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(step);
}
