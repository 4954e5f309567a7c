import type { Message } from '../../formats/acor/index.ts';

/** Shows the messages of a run as they arrive. */
export interface View {
  /** A piece of the text before the first message. */
  preamble(piece: string): void;
  /** Begins a message, whose header is known. */
  begin(message: Message): void;
  /** A piece of the body of the message. */
  text(piece: string): void;
  /** Ends a message. */
  finish(message: Message): void;
  /** Writes what has accumulated, and waits while the reader is slower. */
  flush(): Promise<void>;
  /** Prints something that does not belong to the messages. */
  aside(print: () => Promise<void>): Promise<void>;
  /** Ends the view with the outcome of the run. */
  end(closing: Closing): Promise<void>;
}

/** The last input of a view. */
export interface Closing {
  /** For people. */
  readonly text: string;
  /** For programs. */
  readonly facts: object;
}
