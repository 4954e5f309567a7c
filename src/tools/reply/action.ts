/** The action of a step that is open. */
export class OpenAction {
  /** What was opened around its input. */
  wrapper: 'fence' | 'bracket' | null = null;
  /** The wrapper was closed: the input is whole, even if it is empty. */
  isClosed = false;
  /** The input says that there are no arguments. */
  isEmpty = false;
  /** The input is a text: where it ends is not seen in it. */
  isPlain = false;

  close(): void {
    this.wrapper = null;
    this.isClosed = true;
  }
}
