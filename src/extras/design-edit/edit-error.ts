import { escapeControls } from '../../core/escape-controls.ts';
import { formatPath, type Path } from '../../core/path.ts';

/** An edit that cannot be made. `path` names the part of the model that is in the way. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly path: Path;
  /** What is wrong, without the path. */
  readonly reason: string;
  /** The path that was likely meant; absent when there is none near. */
  readonly nearest?: Path;

  constructor(path: Path, reason: string, nearest?: Path) {
    const meant = nearest === undefined ? '' : `; did you mean ${formatPath(nearest)}?`;
    super(escapeControls(`${formatPath(path) || 'the design'}: ${reason}${meant}`));
    this.path = path;
    this.reason = reason;
    if (nearest !== undefined) this.nearest = nearest;
  }
}
