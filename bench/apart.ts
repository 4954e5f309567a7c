import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Effort, pace, QUICK, timeOf, type Work } from './measure.ts';

/**
 * `measure`, with an engine for each contestant: in one engine each would pay for the garbage and the types of the others,
 * as they never meet in practice. They still take turns, so that a busy machine is unfair to none of them.
 *
 * @param file the program of the contestants, which calls `compete`
 * @param contestants what each one is given as its task
 */
export async function measureApart(
  file: string,
  contestants: ReadonlyMap<string, string>,
  effort: Effort,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rounds = 15, milliseconds = 100, warmUp = 1000 } = pace.isQuick ? QUICK : effort;
  const entered = [...contestants].map(([name, task]) => {
    const times: number[] = [];
    return { name, worker: new Worker(file, { workerData: task }), times };
  });
  for (const { worker } of entered) await turn(worker, warmUp);
  for (let round = 0; round < rounds; round++)
    for (const { worker, times } of entered) times.push(await turn(worker, milliseconds));
  for (const { worker } of entered) await worker.terminate();
  return new Map(entered.map(({ name, times }) => [name, times]));
}

/** The milliseconds that one go takes, over a time that is full of them. */
async function turn(worker: Worker, milliseconds: number): Promise<number> {
  worker.postMessage(milliseconds);
  const [each]: unknown[] = await once(worker, 'message');
  return Number(each);
}

/** Takes the turns of a contestant; `enter` makes its work of its task. */
export function compete(enter: (task: string) => Work): void {
  if (isMainThread) throw new Error('a contestant is started by measureApart');
  const work = enter(String(workerData));
  parentPort?.on('message', (milliseconds: number) => {
    const start = performance.now();
    let goes = 0;
    for (; goes === 0 || performance.now() - start < milliseconds; goes++) timeOf(work);
    parentPort?.postMessage((performance.now() - start) / goes);
  });
}
