export class OpenAction {
  /** What was opened around its input. */
  wrapper: 'fence' | 'bracket' | null = null;
  /** The wrapper was closed: the input is whole, even if it is empty. */
  isClosed = false;
  /** The input means that there are no arguments. */
  isEmpty = false;
  /** The input is a text, which does not show its own end. */
  isPlain = false;

  close(): void {
    this.wrapper = null;
    this.isClosed = true;
  }
}
