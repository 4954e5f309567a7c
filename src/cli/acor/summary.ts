import type { Message } from '../../formats/acor/model.ts';
import { stdoutColors } from '../output.ts';
import { formatDuration } from './duration.ts';
import type { Outcome } from './outcome.ts';
import { visible } from './visible.ts';

/** How many files, errors and commands the summary shows, the last ones of each. */
const SHOWN = 10;

type Row = readonly [text: string, remark: string];

/** Gathers what a run came to, message by message. It keeps little, however long the run. */
export class Summary {
  readonly #files = new Tail();
  readonly #errors = new Tail();
  readonly #next = new Tail();
  #lastWord: string | undefined;

  /** What the tool said last about its state. */
  get lastWord(): string | undefined {
    return this.#lastWord;
  }

  add(message: Message): void {
    switch (message.kind) {
      case 'status':
        this.#lastWord = FINAL.has(message.state) ? message.state : undefined;
        break;
      case 'output':
        for (const { path, description } of message.files ?? []) this.#files.add([path, description]);
        break;
      case 'error':
        this.#errors.add([message.title, message.recovery ?? '']);
        break;
      case 'input_needed':
        this.#lastWord = 'Input Needed';
        for (const command of message.commands) this.#next.add([command, '']);
        for (const { label, command } of message.options) this.#next.add([command, label]);
        break;
      case 'ai_directive':
        this.#next.add([message.title ?? '', '']);
        break;
      case 'suggestions':
        for (const { text, command } of message.items) if (command !== undefined) this.#next.add([command, text]);
        break;
    }
  }

  /** The summary as people read it: how the run ended, and only what the tool said. */
  render(outcome: Outcome, milliseconds: number): string {
    const colors = stdoutColors();
    const [mark, tone] =
      outcome.good === undefined
        ? (['!', colors.yellow] as const)
        : outcome.good
          ? (['✔', colors.green] as const)
          : (['✖', colors.red] as const);
    const reason = outcome.reason === undefined ? '' : `: ${outcome.reason}`;
    const lines = [
      `${tone(colors.bold(`${mark} ${outcome.state ?? 'No final status'}${reason}`))} ${colors.dim(`in ${formatDuration(milliseconds)}`)}`,
    ];
    const sections = [
      ['files', this.#files],
      ['errors', this.#errors],
      ['next', this.#next],
    ] as const;
    for (const [name, rows] of sections) {
      for (const [at, [text, remark]] of rows.shown().entries()) {
        const label = colors.dim((at === 0 ? name : '').padEnd(8));
        const command = name === 'errors' ? colors.red(visible(text)) : colors.cyan(visible(text));
        lines.push(`  ${label}${command}${remark === '' ? '' : `  ${colors.dim(visible(remark))}`}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }
}

const FINAL: ReadonlySet<string> = new Set(['Complete', 'Failed', 'Cancelled']);

/** The last rows, and how many came before them. */
class Tail {
  readonly #rows: Row[] = [];
  #dropped = 0;

  add(row: Row): void {
    this.#rows.push(row);
    if (this.#rows.length <= SHOWN) return;
    this.#rows.shift();
    this.#dropped++;
  }

  shown(): readonly Row[] {
    return this.#dropped === 0 ? this.#rows : [[`… ${this.#dropped} before`, ''], ...this.#rows];
  }
}
