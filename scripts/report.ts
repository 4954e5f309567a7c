import type { FileOutcome } from './generate-diagnostics.ts';

/** Says what happened; true when all is well. */
export function report(outcomes: readonly FileOutcome[]): boolean {
  for (const { file, state, message } of outcomes) {
    if (state === 'broken') console.error(message);
    else if (state === 'differs') console.error(`${file} is out of date: run npm run generate`);
    else console.log(`${file} ${state}`);
  }
  return outcomes.every(({ state }) => state === 'written' || state === 'unchanged');
}
