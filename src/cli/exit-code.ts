/**
 * `0` clean; `1` the input has errors; `2` wrong usage, or files that cannot be read or written. As in a shell, `126`
 * means a program that cannot be run, `127` one that does not exist.
 */
export type ExitCode = 0 | 1 | 2 | 126 | 127;

/** Raises the exit code of the process, never lowering it. */
export function raiseExitCode(code: ExitCode): void {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
