import { isShared, type Shared } from './share.ts';

const KEY = 'peglot-playground';

/** Keeps what the page shows over a reload, in the browser alone. */
export function keep(state: Shared): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Closed to the page, or full: then it is not kept.
  }
}

/** What was kept last; undefined when nothing was. */
export function kept(): Shared | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isShared(state) ? state : undefined;
  } catch {
    return undefined;
  }
}
