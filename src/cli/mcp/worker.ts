import { type Outcome, perform, type Task } from './work.ts';

/** Does what the parent process sends, one after the other, until the parent goes. */
export function serveParent(): void {
  process.on('message', (task: Task) => {
    process.send?.(outcomeOf(task));
  });
  process.send?.('ready');
}

function outcomeOf(task: Task): Outcome {
  try {
    return perform(task);
  } catch (error) {
    // A fault of the program: the client shall hear of it, and the next call shall be served.
    return { ok: false, problem: `unexpected ${error instanceof Error ? error.message : String(error)}` };
  }
}
