import { type Colors, stdoutColors } from '../../cli/output.ts';
import type { Message } from '../../formats/acor/index.ts';
import { FINAL_STATES } from '../../formats/acor/inside.ts';
import { formatDuration } from './duration.ts';
import type { Outcome } from './outcome.ts';
import { visible } from './visible.ts';

/** How many files, errors and commands the summary shows; the last ones of each. */
const SHOWN = 10;

type Row = readonly [text: string, remark: string];

/** Collects the results of a run, message by message. Its memory does not grow with the run. */
export class Summary {
  readonly #files = new Tail();
  readonly #errors = new Tail();
  readonly #next = new Tail();
  #lastWord: string | undefined;

  /** The last state that the tool reported. */
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
        for (const { label, command } of message.options) if (command !== '') this.#next.add([command, label]);
        break;
      case 'ai_directive':
        this.#next.add([message.title ?? '', '']);
        break;
      case 'suggestions':
        for (const { text, command } of message.items) if (command !== undefined) this.#next.add([command, text]);
        break;
    }
  }

  /** The summary for people: how the run ended, and only what the tool reported. */
  render(outcome: Outcome, milliseconds: number): string {
    const colors = stdoutColors();
    const rows = [
      ...labelled('files', this.#files, colors.cyan),
      ...labelled('errors', this.#errors, colors.red),
      ...labelled('next', this.#next, colors.cyan),
    ].map(({ label, paint, row: [text, remark] }) => {
      const shown = `  ${colors.dim(label.padEnd(8))}${paint(visible(text))}`;
      return remark === '' ? shown : `${shown}  ${colors.dim(visible(remark))}`;
    });
    return `${[verdict(outcome, milliseconds, colors), ...rows].join('\n')}\n`;
  }
}

interface LabelledRow {
  readonly label: string;
  readonly paint: (text: string) => string;
  readonly row: Row;
}

/** The rows of one kind, the first with the label. */
function labelled(name: string, tail: Tail, paint: (text: string) => string): LabelledRow[] {
  return tail.shown().map((row, at) => ({ label: at === 0 ? name : '', paint, row }));
}

function verdict({ state, reason, good }: Outcome, milliseconds: number, colors: Colors): string {
  const text = `${state ?? 'No final status'}${reason === undefined ? '' : `: ${reason}`}`;
  const time = colors.dim(`in ${formatDuration(milliseconds)}`);
  const said = (mark: string, paint: (text: string) => string): string =>
    `${paint(colors.bold(`${mark} ${text}`))} ${time}`;
  if (good === false) return said('✖', colors.red);
  if (good === undefined) return said('!', colors.yellow);
  return state === 'Input Needed' ? said('?', colors.yellow) : said('✔', colors.green);
}

const FINAL: ReadonlySet<string> = new Set(FINAL_STATES);

/** The last rows, and the number of rows before them. */
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
