import type { Message } from '../../formats/acor/index.ts';

/** What a run shows of the messages while they come. */
export interface View {
  /** A piece of text from before the first message. */
  preamble(piece: string): void;
  /** A message begins; its header is known. */
  begin(message: Message): void;
  /** A piece of the body of the message. */
  text(piece: string): void;
  /** The message is complete. */
  finish(message: Message): void;
  /** Shows what has gathered, and waits while the reader is slower. */
  flush(): Promise<void>;
  /** Lets something be printed that does not belong to the messages. */
  aside(print: () => Promise<void>): Promise<void>;
  /** Ends the view with the outcome of the run. */
  end(closing: Closing): Promise<void>;
}

/** The last that a view is told. */
export interface Closing {
  /** For people. */
  readonly text: string;
  /** For programs. */
  readonly facts: object;
}
