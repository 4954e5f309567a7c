import { escapeControls } from './escape-controls.ts';
import { formatPath, type Path } from './path.ts';

/** A value that the format cannot write. `path` names the part of the model that is in the way. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
  readonly path: Path;

  constructor(path: Path, reason: string) {
    super(escapeControls(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`));
    this.path = path;
  }

  /** Recognises errors of another copy of the package: the command has its own beside the one that a format imports. */
  static override [Symbol.hasInstance](error: unknown): error is PrintError {
    return error instanceof Error && error.name === 'PrintError';
  }
}
