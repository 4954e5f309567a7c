import { escapeControls } from './escape-controls.ts';
import { formatPath, type Path } from './path.ts';

/** A value cannot be written in the format. `path` is the part of the model that prevents it. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
  readonly path: Path;

  constructor(path: Path, reason: string) {
    super(escapeControls(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`));
    this.path = path;
  }

  /** Recognises errors of another copy of the package, since the command bundles its own. */
  static override [Symbol.hasInstance](error: unknown): error is PrintError {
    return error instanceof Error && error.name === 'PrintError';
  }
}
