/**
 * `0` clean; `1` the input has errors; `2` wrong use, or files that cannot be read or written. As in a shell, `126` a
 * program that cannot be run, `127` one that does not exist.
 */
export type ExitCode = 0 | 1 | 2 | 126 | 127;

/** Sets the exit code of the process, which is the highest one that any input asked for. */
export function raiseExitCode(code: ExitCode): void {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
