import type { LabelNode, MacroNode, MentionNode } from '../../../../generated/dml.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Part } from '../../../engine/index.ts';
import type { Document } from '../model.ts';
import { commandOf, isClosed } from '../nodes.ts';
import { type CyclePart, kindOf } from './cycle.ts';

/** Tracks the position in the thought–action cycle: calls in a thought, or after the turn, are not run. */
export class OpenTurn {
  readonly #document: Part<Document>;
  /** The kinds of its parts so far. */
  readonly kinds: Set<CyclePart['kind']> = new Set();
  #isThought = false;
  /** A tool was called: the model must not write the tool's answer. */
  #hasCall = false;
  #isOver = false;
  /** The calls in thoughts; their severity is known at the end. */
  readonly #thought: { readonly range: Range; readonly path: Path | undefined }[] = [];

  constructor(document: Part<Document>) {
    this.#document = document;
  }

  /** Takes a label in the text at a path. */
  goOn(label: LabelNode, path: Path): void {
    const kind = kindOf(label);
    this.kinds.add(kind);
    this.#isThought = kind === 'thought';
    if (kind !== 'observation' || !this.#hasCall || this.#isOver) return;
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

  /** Records a macro that does not count. */
  leaveOut({ start, end }: Range, path: Path | undefined): void {
    if (!this.#isOver) this.#thought.push({ range: { start, end }, path });
  }

  /** Reports the calls that are not run. If there is no other call, they may have been meant. */
  end(): void {
    const severity = this.#hasCall ? 'warning' : 'error';
    for (const { range, path } of this.#thought)
      this.#document.report('call-in-thought', { range, severity, ...(path !== undefined && { path }) });
  }
}

function isCall(node: MacroNode | MentionNode): boolean {
  return node.type === 'Macro' && isClosed(node) && commandOf(node.command) === 'T';
}
