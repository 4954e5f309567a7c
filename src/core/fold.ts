import { copyOf } from './copy.ts';
import type { EndEvent, Event } from './event.ts';
import { type Path, valueAt } from './path.ts';
import { setOwn } from './record.ts';

type Node = Record<string, unknown> | unknown[];

/**
 * Applies an event to a model, in place, and returns the model. Folding a stream's events onto the format's empty model
 * gives the stream's value. An event with the path `[]` returns a new model.
 *
 * @throws {TypeError} when the event does not fit the model
 *
 * @example events.reduce(applyEvent, duckflow.emptyReply())
 */
export function applyEvent<Model>(model: Model, event: Event | EndEvent): Model;
export function applyEvent(model: unknown, event: Event | EndEvent): unknown {
  if ('path' in event && event.path.length === 0) return atRoot(model, event);
  switch (event.type) {
    case 'open':
      if (valueAt(model, event.path) === undefined) writeAt(model, event.path, begun(event.kind));
      return model;
    case 'delta': {
      const before = valueAt(model, event.path);
      if (typeof before !== 'string') throw new TypeError('a delta needs an open text');
      writeAt(model, event.path, before + event.text);
      return model;
    }
    case 'set':
    case 'revise':
      writeAt(model, event.path, copyOf(event.value));
      return model;
    default:
      return model;
  }
}

function atRoot(model: unknown, event: Event): unknown {
  switch (event.type) {
    case 'open':
      return model ?? begun(event.kind);
    case 'set':
    case 'revise':
      return copyOf(event.value);
    case 'delta':
      if (typeof model !== 'string') throw new TypeError('a delta needs an open text');
      return model + event.text;
    default:
      return model;
  }
}

/** The initial value of a part. */
export function begun(kind: string): unknown {
  return kind === 'text' ? '' : kind === 'array' ? [] : {};
}

function writeAt(model: unknown, path: Path, value: unknown): void {
  const last = path.at(-1);
  const parent = valueAt(model, path.slice(0, -1));
  if (last === undefined || !isNode(parent)) throw new TypeError('the event belongs to nothing in the model');
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else setOwn(parent, String(last), value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
