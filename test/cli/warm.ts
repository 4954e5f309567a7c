import { Readable } from 'node:stream';
import { reportProblem } from '../../src/cli/problem.ts';
import { run } from '../../src/program/program.ts';
import type { Outcome, Task } from './run.ts';

// One process that runs one command after the other: what a command loads, the next one has. A command that ends the
// process itself (`process.exit`) ends this one, which who asked takes for its end.
process.on('message', perform);

async function perform({ args, input, env, cwd }: Task): Promise<void> {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.exitCode = 0;
  const stdin = Readable.from(input.length > 0 ? [Buffer.from(input)] : [], { objectMode: false });
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const stdout = caught(process.stdout);
  const stderr = caught(process.stderr);
  await run(args).catch(reportProblem);
  const outcome: Outcome = { code: Number(process.exitCode), stdout: stdout(), stderr: stderr() };
  process.send?.(outcome);
}

/** What is written to an output from now on. */
function caught(output: NodeJS.WriteStream): () => string {
  const chunks: Buffer[] = [];
  output.write = (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    chunks.push(Buffer.from(chunk));
    for (const written of rest) if (typeof written === 'function') queueMicrotask(() => written());
    return true;
  };
  return () => Buffer.concat(chunks).toString('utf8');
}
