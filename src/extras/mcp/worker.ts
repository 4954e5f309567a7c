import { perform, type Task } from './work.ts';

/** Does what the parent process sends, one after the other, until the parent goes. */
export function serveParent(): void {
  process.on('message', (task: Task) => {
    process.send?.(perform(task));
  });
  process.send?.('ready');
}
