import type { Message } from '../../formats/acor/model.ts';
import { safeJson, write } from '../output.ts';
import type { Closing, View } from './view.ts';

/** For programs: one line of JSON for each complete message, and one of the kind `end` with the outcome. */
export class JsonView implements View {
  #lines = '';
  #preamble = '';

  preamble(piece: string): void {
    this.#preamble += piece;
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

  async end({ facts }: Closing): Promise<void> {
    this.#endPreamble();
    this.#add({ kind: 'end', ...facts });
    await this.flush();
  }

  /** The text before the first message is no message; it is handed out so that nothing gets lost. */
  #endPreamble(): void {
    if (this.#preamble.trim() !== '') this.#add({ kind: 'preamble', body: this.#preamble.trim() });
    this.#preamble = '';
  }

  #add(value: object): void {
    this.#lines += `${safeJson(value)}\n`;
  }
}
