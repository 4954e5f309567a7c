import type { State } from '../../generated/json.ts';

// The grammar's words for where the next word stands, and whether a comma has to come before it.
export const ROOT = 0;
export const OBJECT = 1;
export const ARRAY = 2;
export const VALUE = 3;

export const NONE = 0;
export const DUE = 1;
export const READ = 2;

/** What the grammar knows before it has read anything. */
export function startState(): State {
  return {
    place: ROOT,
    comma: NONE,
    open: [],
    objects: 0,
    arrays: 0,
    seen: false,
    fresh: true,
    calls: 0,
    fenced: false,
    assigned: false,
  };
}

/** Enters a container. */
export function enter(state: State, kind: typeof OBJECT | typeof ARRAY): void {
  state.open.push(kind);
  if (kind === OBJECT) state.objects++;
  else state.arrays++;
  state.place = kind;
  state.comma = NONE;
}

/** Leaves the innermost container. */
export function leave(state: State): void {
  if (state.open.pop() === OBJECT) state.objects--;
  else state.arrays--;
  finishValue(state);
}

/** A value is complete. */
export function finishValue(state: State): void {
  state.place = state.open.at(-1) ?? ROOT;
  state.comma = DUE;
  if (state.open.length > 0) return;
  state.seen = true;
  state.fresh = false;
}
