import cliTruncate from 'cli-truncate';
import { createLogUpdate } from 'log-update';
import { write } from '../../cli/output.ts';
import type { Message } from '../../formats/acor/index.ts';
import { formatDuration } from './duration.ts';
import { LineView } from './line-view.ts';
import type { Closing } from './view.ts';
import { visible } from './visible.ts';

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_TIME = 100;
const MAX_BAR = 30;
const MAX_LABEL = 500;

/**
 * For people at a terminal: the messages scroll by, and one live line below them shows the progress and the elapsed
 * time. Progress messages are shown only there.
 */
export class TerminalView extends LineView {
  readonly #live = createLogUpdate(process.stdout);
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #percent: number | undefined;
  #label = '';
  /** The open progress message, as long as its text is a single line. */
  #progress: Message | undefined;
  /** The number of writers printing above the live line. */
  #writers = 0;

  constructor() {
    super();
    this.#timer = setInterval(() => this.#draw(), FRAME_TIME);
  }

  override begin(message: Message): void {
    if (message.kind === 'progress') {
      this.#progress = message;
      this.#percent = message.percent ?? this.#percent;
      this.#label = '';
    } else {
      this.#progress = undefined;
      super.begin(message);
      if (message.kind === 'status') this.#label = message.state;
    }
  }

  override text(piece: string): void {
    if (this.#progress === undefined) super.text(piece);
    else this.#progressText(piece);
  }

  override async flush(): Promise<void> {
    const text = this.take();
    if (text === '') this.#draw();
    else await this.aside(() => write(text));
  }

  /** Prints above the live line. */
  override async aside(print: () => Promise<void>): Promise<void> {
    this.#writers++;
    this.#live.clear();
    await print();
    this.#writers--;
    this.#draw();
  }

  override async end(closing: Closing): Promise<void> {
    clearInterval(this.#timer);
    this.#live.clear();
    this.#live.done();
    this.#writers++;
    await super.end(closing);
  }

  #progressText(piece: string): void {
    const text = `${this.#label}${piece}`.trimStart();
    const [line = ''] = text.split('\n', 1);
    if (line.length > MAX_LABEL || text.slice(line.length).trim() !== '') {
      // The message is longer than the one line can show.
      if (this.#progress !== undefined) super.begin(this.#progress);
      this.#progress = undefined;
      super.text(text);
    }
    this.#label = text.slice(0, MAX_LABEL);
  }

  #draw(): void {
    if (this.#writers > 0) return;
    const columns = process.stdout.columns || 80;
    const { cyan, dim, bold, green } = this.colors;
    const elapsed = performance.now() - this.#started;
    const frame = FRAMES[Math.floor(elapsed / FRAME_TIME) % FRAMES.length] ?? '';
    const time = dim(formatDuration(elapsed));
    const label = visible(this.#label.trimEnd().split('\n', 1)[0] ?? '');
    const parts = [cyan(frame)];
    if (this.#percent !== undefined) {
      const width = Math.min(MAX_BAR, Math.floor(columns / 3));
      const done = Math.round((width * this.#percent) / 100);
      parts.push(
        green('━'.repeat(done)) + dim('─'.repeat(width - done)),
        bold(`${Math.floor(this.#percent)}%`.padStart(4)),
      );
    }
    parts.push(time, label);
    // The last column stays free: some terminals wrap as soon as it is written.
    const shown = this.openLine === '' ? [parts.join(' ')] : [this.openLine, parts.join(' ')];
    this.#live(shown.map((line) => cliTruncate(line, Math.max(1, columns - 1))).join('\n'));
  }
}
