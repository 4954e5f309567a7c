import { escapeControls } from './escape-controls.ts';
import { getOwn, isRecord } from './record.ts';

/** A place in a model: keys and array indices, outermost first. `[]` is the whole model. */
export type Path = readonly (string | number)[];

/**
 * The paths in a model, typed up to the third step: a union of deeper ones would be unreadable in an editor.
 *
 * @example
 * const [part, at, field] = event.path; // of a Duckflow reply: 'reasoning' | 'actions' | …, a number or a name, 'type'
 * | 'content' | …
 */
export type PathIn<Model> = Extract<PathFrom<[], Model>, Path>;

/** The paths that extend some steps into a part of a model. */
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

/** A value without members. */
type Leaf = string | number | boolean | bigint | null | undefined;

/**
 * The path in JavaScript notation, with control characters in keys made visible.
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

export function pathKey(path: Path): string {
  return path.join('\u0000');
}

/** The value at a path; undefined if there is none. */
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
