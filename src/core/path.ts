import { escapeControls } from './escape-controls.ts';
import { getOwn, isRecord } from './record.ts';

/** Where something is in a model: keys and array indices, outermost first. `[]` is the whole model. */
export type Path = readonly (string | number)[];

/**
 * The paths in a model, with its names as far as the third step: deeper, a union of all of them would be too long to
 * be read in an editor.
 *
 * @example
 * const [part, at, field] = event.path; // of a Duckflow reply: 'reasoning' | 'actions' | …, a number or a name, 'type' | 'content' | …
 */
export type PathIn<Model> = Extract<PathFrom<[], Model>, Path>;

/** The paths that go on from some steps into a part of a model. */
type PathFrom<Steps extends Path, Part> =
  | Readonly<Steps>
  | (Part extends Leaf
      ? never
      : Part extends object
        ? Steps['length'] extends 3
          ? readonly [...Steps, ...Path]
          : Part extends readonly (infer Item)[]
            ? PathFrom<[...Steps, number], Item>
            : { [Name in keyof Part & string]-?: PathFrom<[...Steps, Name], Part[Name]> }[keyof Part & string]
        : readonly [...Steps, ...Path]);

/** What has no parts. */
type Leaf = string | number | boolean | bigint | null | undefined;

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

/** A path as the key of a map. */
export function pathKey(path: Path): string {
  return path.join('\u0000');
}

/** What is at a path in a value; undefined where nothing is. */
export function valueAt(whole: unknown, path: Path): unknown {
  let value = whole;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isRecord(value) ? getOwn(value, String(step)) : undefined;
  }
  return value;
}

function isPlainName(step: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(step);
}
