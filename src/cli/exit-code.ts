/** `0` clean; `1` the input has errors; `2` wrong use, or files that cannot be read or written. */
export type ExitCode = 0 | 1 | 2;

/** Sets the exit code of the process, which is the highest one that any input asked for. */
export function raiseExitCode(code: ExitCode): void {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
