import { type Colors, stdoutColors, write } from '../../cli/output.ts';
import type { Message } from '../../formats/acor/index.ts';
import { MarkdownLines } from './markdown-lines.ts';
import type { Closing, View } from './view.ts';
import { visible } from './visible.ts';

/** For people: the header of each message, and its text below, line by line as it arrives. */
export class LineView implements View {
  protected readonly colors: Colors = stdoutColors();
  #shown = '';
  #body: MarkdownLines | undefined;
  #anything = false;

  preamble(piece: string): void {
    this.#body ??= new MarkdownLines(this.colors, '');
    this.#shown += this.#body.push(piece);
  }

  begin(message: Message): void {
    this.#endBody();
    this.#shown += `${this.header(message)}\n`;
    this.#body = new MarkdownLines(this.colors, '  ');
  }

  text(piece: string): void {
    this.#shown += this.#body?.push(piece) ?? '';
  }

  finish(_message: Message): void {
    this.#endBody();
  }

  async flush(): Promise<void> {
    this.#shown += this.#body?.release() ?? '';
    const text = this.take();
    if (text !== '') await write(text);
  }

  aside(print: () => Promise<void>): Promise<void> {
    return print();
  }

  async end({ text }: Closing): Promise<void> {
    this.#endBody();
    this.#anything ||= this.#shown !== '';
    this.#shown += this.#anything ? `\n${text}` : text;
    await write(this.take());
  }

  /** The output since the last call. */
  protected take(): string {
    const text = this.#shown;
    this.#shown = '';
    this.#anything ||= text !== '';
    return text;
  }

  /** The unfinished line. */
  protected get openLine(): string {
    return this.#body?.peek() ?? '';
  }

  protected header(message: Message): string {
    const { mark, paint } = this.#style(message);
    return paint(`${mark} ${visible(message.header)}`);
  }

  #endBody(): void {
    this.#shown += this.#body?.end() ?? '';
    this.#body = undefined;
  }

  #style(message: Message): { mark: string; paint: (text: string) => string } {
    const { bold, green, red, yellow, cyan, magenta, blue, dim } = this.colors;
    switch (message.kind) {
      case 'status':
        if (message.state === 'Complete') return { mark: '✔', paint: (text) => bold(green(text)) };
        if (message.state === 'Failed' || message.state === 'Cancelled')
          return { mark: '✖', paint: (text) => bold(red(text)) };
        return { mark: '●', paint: (text) => bold(blue(text)) };
      case 'progress':
        return { mark: '…', paint: dim };
      case 'error':
        return { mark: '✖', paint: (text) => bold(red(text)) };
      case 'input_needed':
        return { mark: '?', paint: (text) => bold(yellow(text)) };
      case 'ai_directive':
        return { mark: '→', paint: (text) => bold(magenta(text)) };
      case 'suggestions':
        return { mark: '◇', paint: (text) => bold(cyan(text)) };
      default:
        return { mark: '■', paint: bold };
    }
  }
}
