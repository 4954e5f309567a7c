import { escapeControls } from '../core/escape-controls.ts';
import { codeOf, messageOf } from '../core/thrown.ts';
import { type ExitCode, raiseExitCode } from './exit-code.ts';

/** A reason why a command cannot do its work, and what the user can do about it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly hint: string;
  readonly exitCode: ExitCode;
  /** Lines that show the place, printed below the message. */
  readonly details: string;

  constructor(problem: string, hint: string, exitCode: ExitCode = 2, details = '') {
    super(problem);
    this.hint = hint;
    this.exitCode = exitCode;
    this.details = details;
  }

  /** The message and the hint in one line. */
  get inWords(): string {
    return `${this.message}; ${this.hint}`;
  }
}

/** The reason why a worker process has not done a task. Anything but a problem is a bug in the program. */
export function refusalOf(error: unknown): string {
  if (error instanceof Problem) return error.inWords;
  return `unexpected ${messageOf(error)}`;
}

/** Reports an error on standard error, in one line, and raises the exit code. */
export function reportProblem(error: unknown): void {
  raiseExitCode(error instanceof Problem ? error.exitCode : 2);
  process.stderr.write(`peglot: ${escapeControls(describe(error))}\n`);
  if (error instanceof Problem && error.details !== '')
    process.stderr.write(`${escapeControls(error.details, true).trimEnd()}\n`);
  if (process.env.PEGLOT_DEBUG === '1' && error instanceof Error) {
    process.stderr.write(`${escapeControls(error.stack ?? '', true)}\n`);
  }
}

/** The problem behind a failed file operation; other errors are returned unchanged. */
export function fileProblem(name: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  const [problem, hint] = FILE_PROBLEMS[code] ?? [`the system says ${code}`, 'check the file and the disk'];
  return new Problem(`${name}: ${problem}`, hint);
}

const FILE_PROBLEMS: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  ENOENT: ['there is no such file', 'check the name'],
  ENOTDIR: ['there is no such file', 'check the name'],
  EEXIST: ['it is there already', 'choose another name'],
  ENAMETOOLONG: ['the name is too long', 'check the name'],
  ELOOP: ['this is a symbolic link', 'name the file that it leads to'],
  EISDIR: ['this is a directory', 'name the files in it, for example with a glob'],
  EACCES: ['permission denied', 'change the permissions of the file'],
  EPERM: ['permission denied', 'change the permissions of the file'],
  EROFS: ['the file system is read-only', 'copy the file elsewhere'],
  ENOSPC: ['the disk is full', 'make room and try again'],
  ERR_FS_FILE_TOO_LARGE: ['the file is too large to read at once', 'split it'],
};

/**
 * Registers the file of a user's format, whose code runs from now on: unexpected errors most likely come from there.
 */
export function suspect(file: string): void {
  suspected = file;
}

let suspected: string | undefined;

function describe(error: unknown): string {
  if (error instanceof Problem) return error.inWords;
  const what = error instanceof Error ? `${error.name}: ${error.message.split('\n', 1)[0]}` : String(error);
  if (suspected !== undefined) return `${suspected} fails: ${what}; fix it, PEGLOT_DEBUG=1 shows where it happened`;
  return `unexpected ${what}; please report it, PEGLOT_DEBUG=1 shows where it happened`;
}
