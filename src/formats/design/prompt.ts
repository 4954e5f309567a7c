/** What the instructions leave out or add. */
export interface PromptOptions {
  /** The id that the document shall carry. */
  readonly taskId?: string;
}

export function prompt(_options: PromptOptions = {}): string {
  return '';
}
