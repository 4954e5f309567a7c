import { safeJson, write } from '../../cli/output.ts';
import type { Message } from '../../formats/acor/index.ts';
import type { Closing, View } from './view.ts';

/** Text without a message is handed out in pieces of this length, so that a tool that never ends needs no memory. */
const MAX_LENGTH = 65_536;

/** For programs: one line of JSON for each complete message, and one of the kind `end` with the outcome. */
export class JsonView implements View {
  #lines = '';
  #preamble = '';

  preamble(piece: string): void {
    this.#preamble += piece;
    if (this.#preamble.length > MAX_LENGTH) this.#endPreamble();
  }

  begin(): void {
    this.#endPreamble();
  }

  text(): void {}

  finish(message: Message): void {
    this.#add(message);
  }

  async flush(): Promise<void> {
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') await write(lines);
  }

  aside(print: () => Promise<void>): Promise<void> {
    return print();
  }

  async end({ facts }: Closing): Promise<void> {
    this.#endPreamble();
    this.#add({ kind: 'end', ...facts });
    await this.flush();
  }

  /** Text before the first message is not a message; it is handed out so that nothing is lost. */
  #endPreamble(): void {
    if (this.#preamble.trim() !== '') this.#add({ kind: 'preamble', body: this.#preamble });
    this.#preamble = '';
  }

  #add(value: object): void {
    this.#lines += `${safeJson(value)}\n`;
  }
}
