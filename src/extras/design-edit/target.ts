import * as v from 'valibot';
import { counted } from '../../core/counted.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { nearest } from '../../core/nearest.ts';
import { formatPath, type Path, pathKey } from '../../core/path.ts';
import { getOwn, isRecord, setOwn } from '../../core/record.ts';
import { pathOf } from '../../core/schema-path.ts';
import { type DesignSpecification, isOfRightType, model, type Shape, shape } from '../../formats/design/inside.ts';

/**
 * The design with the value at the path; `undefined` removes what is there.
 *
 * @throws {EditError} when the model has no such path, or the schema rejects the value
 */
export function targetOf(design: DesignSpecification, path: Path, value: unknown): DesignSpecification {
  const target = withValue(design, model, path, 0, value);
  const { issues = [] } = v.safeParse(shape, target);
  const before = new Set((v.safeParse(shape, design).issues ?? []).map(nameOf));
  const wrong = issues.find((issue) => isWithin(pathOf(issue), path) || !before.has(nameOf(issue)));
  if (wrong !== undefined)
    throw new EditError(pathOf(wrong), wrong.input === undefined ? 'the field must be there' : wrong.message);
  refuseUnknown(target, model, []);
  if (!isReadable(target, issues)) throw new EditError(path, 'the value has the wrong shape');
  return target;
}

/** @throws {EditError} when a part of the value has an unknown field */
function refuseUnknown(value: unknown, shape: Shape, path: Path): void {
  if (shape.kind === 'list' && Array.isArray(value))
    for (const [at, item] of value.entries()) refuseUnknown(item, shape.of, [...path, at]);
  if (shape.kind !== 'fields' || !isRecord(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const known = getOwn(shape.of, key);
    if (known === undefined) throw unknownStep([...path, key], path.length, Object.keys(shape.of));
    refuseUnknown(part, known, [...path, key]);
  }
}

/** Whether all fields have the right types, even if constraints are violated. */
function isReadable(value: unknown, issues: readonly v.BaseIssue<unknown>[]): value is DesignSpecification {
  return isRecord(value) && issues.every(isOfRightType);
}

function nameOf(issue: v.BaseIssue<unknown>): string {
  return pathKey([...pathOf(issue), issue.message]);
}

/** Whether a path equals another one or leads into it. */
function isWithin(path: Path, other: Path): boolean {
  return other.every((step, at) => path[at] === step);
}

function withValue(whole: unknown, shape: Shape, path: Path, depth: number, value: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  if (shape.kind === 'list' || (shape.kind === 'json' && Array.isArray(whole))) {
    const items: readonly unknown[] = Array.isArray(whole) ? whole : [];
    return withItem(items, shape.kind === 'list' ? shape.of : shape, path, depth, value);
  }
  const isLast = depth === path.length - 1;
  const record = isRecord(whole) ? whole : {};
  if (shape.kind === 'fields') {
    const part = typeof step === 'string' && Object.hasOwn(shape.of, step) ? shape.of[step] : undefined;
    if (part === undefined) throw unknownStep(path, depth, Object.keys(shape.of));
    return withKey(record, String(step), withValue(record[step], part, path, depth + 1, value));
  }
  if (shape.kind !== 'texts' && (shape.kind !== 'json' || !isRecord(whole)))
    throw new EditError(path, `${formatPath(path.slice(0, depth))} has no parts`);
  const key = String(step);
  if ((!isLast || value === undefined) && !Object.hasOwn(record, key))
    throw unknownStep(path, depth, Object.keys(record));
  const part: Shape = shape.kind === 'texts' ? { kind: 'text' } : shape;
  const changed = withKey(record, key, withValue(getOwn(record, key), part, path, depth + 1, value));
  const isGone = shape.kind === 'texts' && shape.optional === true && Object.keys(changed).length === 0;
  return isGone ? undefined : changed;
}

function withItem(items: readonly unknown[], shape: Shape, path: Path, depth: number, value: unknown): unknown[] {
  const step = path[depth];
  const isLast = depth === path.length - 1;
  const at = typeof step === 'number' && Number.isInteger(step) ? step : -1;
  // After the last item there is room for one more.
  const room = isLast && value !== undefined ? items.length : items.length - 1;
  if (at < 0 || at > room) {
    const meant = items.length > 0 ? [...path.slice(0, depth), items.length - 1, ...path.slice(depth + 1)] : undefined;
    const has = counted(items.length, 'item');
    throw new EditError(path, `there is no such item; ${formatPath(path.slice(0, depth))} has ${has}`, meant);
  }
  const changed = [...items];
  const item = withValue(items[at], shape, path, depth + 1, value);
  if (item === undefined) changed.splice(at, 1);
  else changed[at] = item;
  return changed;
}

function withKey(record: Readonly<Record<string, unknown>>, key: string, value: unknown): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(record))
    if (name !== key || value !== undefined) setOwn(changed, name, part);
  if (value !== undefined) setOwn(changed, key, value);
  return changed;
}

function unknownStep(path: Path, depth: number, names: readonly string[]): EditError {
  const meant = nearest(String(path[depth]), names);
  const near = meant === undefined ? undefined : [...path.slice(0, depth), meant, ...path.slice(depth + 1)];
  return new EditError(path, `${formatPath(path.slice(depth, depth + 1))} is not a field here`, near);
}

/** An edit that cannot be made; `path` is the part of the model that prevents it. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly path: Path;
  /** The reason, without the path. */
  readonly reason: string;
  /** The path that was probably meant, if a similar one exists. */
  readonly nearest?: Path;

  constructor(path: Path, reason: string, nearest?: Path) {
    const meant = nearest === undefined ? '' : `; did you mean ${formatPath(nearest)}?`;
    super(escapeControls(`${formatPath(path) || 'the design'}: ${reason}${meant}`));
    this.path = path;
    this.reason = reason;
    if (nearest !== undefined) this.nearest = nearest;
  }
}
