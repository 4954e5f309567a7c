import type { LabelNode, MacroNode, MentionNode } from '../../../../generated/dml.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Part } from '../../../engine/index.ts';
import type { Document } from '../model.ts';
import { commandOf, isClosed } from '../nodes.ts';

/** Where in the cycle of thought and action the text is: what a thought shows is not run, nor what is behind the turn. */
export class OpenTurn {
  readonly #document: Part<Document>;
  #isThought = false;
  /** A tool was called: what a tool says of it is not for the model to write. */
  #hasCall = false;
  #isOver = false;
  /** The calls in thoughts: how bad they are, the end tells. */
  readonly #thought: { readonly range: Range; readonly path: Path | undefined }[] = [];

  constructor(document: Part<Document>) {
    this.#document = document;
  }

  /** Takes a label, which is in the text at a path. */
  goOn(label: LabelNode, path: Path): void {
    this.#isThought = label.thought !== null;
    if (label.observation === null || !this.#hasCall || this.#isOver) return;
    this.#isOver = true;
    this.#document.report('invented-observation', { range: label, path });
  }

  /** Whether a macro counts. */
  takes(node: MacroNode | MentionNode): boolean {
    if (this.#isOver) return false;
    if (!isCall(node)) return true;
    if (this.#isThought) return false;
    this.#hasCall = true;
    return true;
  }

  /** A macro that does not count is at a path. */
  leaveOut({ start, end }: Range, path: Path | undefined): void {
    if (!this.#isOver) this.#thought.push({ range: { start, end }, path });
  }

  /** Says which calls are not run. Where none is, they may have been meant. */
  end(): void {
    const severity = this.#hasCall ? 'warning' : 'error';
    for (const { range, path } of this.#thought)
      this.#document.report('call-in-thought', { range, severity, ...(path !== undefined && { path }) });
  }
}

function isCall(node: MacroNode | MentionNode): boolean {
  return node.type === 'Macro' && isClosed(node) && commandOf(node.command) === 'T';
}
