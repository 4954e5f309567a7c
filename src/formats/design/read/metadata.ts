import type { FooterNode, MetadataLineNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail } from '../../../engine/index.ts';
import { footer } from '../sections.ts';
import type { Block, Page } from './page.ts';

/** A field before the first section. */
type Key = 'task_id' | 'timestamp';

/** A footer line with its date. */
export interface FooterText extends Range {
  readonly text: string;
  readonly stamp: FooterNode['stamp'];
}

/** Reads the task id and the timestamp. */
export class Metadata {
  readonly #page: Page;
  /** The id in the title, which has to equal that of the label. */
  #titleId: { readonly text: string; readonly range: Range } | null = null;
  readonly #given = new Map<Key, Range>();
  /** A label whose value follows on the lines below; `again` is the finding that it is repeated. */
  #open: { readonly key: Key; readonly again: Detail | undefined } | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Takes the id in the document's title. */
  title(id: Range): void {
    const range = this.#page.trim(id);
    const text = this.#page.source(range);
    if (text === '') return;
    this.#titleId = { text, range };
    const { design } = this.#page;
    const label = this.#given.get('task_id');
    if (label === undefined || design.value.task_id === '') design.set('task_id', text, { range });
    else if (design.value.task_id !== text) {
      const detail = { ...mismatch(text, design.value.task_id), range: label, related: range };
      this.#replace('task_id', text, range, 'task-id-mismatch', detail);
    }
  }

  field({ type, label, value }: MetadataLineNode['field']): void {
    const page = this.#page;
    const key: Key = type === 'TaskIdLabel' ? 'task_id' : 'timestamp';
    const name = page.trim(label.name);
    const range = page.unquoted(page.unboldened({ start: label.start, end: value.end }, value));
    const related = this.#given.get(key);
    const message = `${quote(page.source(name))} is given twice; the last one counts`;
    const again = related && { range: name, path: [key], message, related };
    this.#given.set(key, range);
    this.#leaveOpen();
    if (range.start === range.end) this.#open = { key, again };
    else this.#value(key, range, again);
  }

  /** Takes the block below a label without a value; false for other blocks. */
  take(block: Block): boolean {
    const open = this.#open;
    if (open === null || block.type !== 'Paragraph') {
      this.#leaveOpen();
      return false;
    }
    this.#open = null;
    this.#value(open.key, this.#page.unquoted(block), open.again);
    return true;
  }

  /** A rule follows the label. */
  rule(): void {
    this.#leaveOpen();
  }

  /** Reports missing metadata at the end of the text. */
  close(footers: readonly FooterText[]): void {
    this.#leaveOpen();
    this.#closeTimestamp(footers);
    this.#closeTaskId();
  }

  /** Without its label, the timestamp is that of the footer. */
  #closeTimestamp(footers: readonly FooterText[]): void {
    const page = this.#page;
    const path = ['timestamp'];
    const stamp = footers.at(-1)?.stamp;
    if (page.design.value.timestamp === undefined && stamp != null) {
      const range = { start: stamp.start, end: stamp.end };
      const { text } = stamp;
      page.design.set('timestamp', text, { range });
      page.report('timestamp-once', range, `The timestamp ${quote(text)} is only in the footer`, path, {
        hint: `Write **Timestamp:** ${text} below the task id`,
      });
    } else if (page.design.value.timestamp === undefined && !page.isCut)
      page.report('missing-timestamp', { start: 0, end: 0 }, 'There is no timestamp', path);
    const due = footer(page.design.value);
    for (const { start, end, text } of footers) {
      if (text !== due)
        page.report(
          'other-footer',
          { start, end },
          `The footer does not match the timestamp and was left out: ${quote(text)}`,
        );
    }
  }

  /** Reports a task id that is not in both of its places. */
  #closeTaskId(): void {
    const page = this.#page;
    const id = page.design.value.task_id;
    const title = this.#titleId;
    const label = this.#given.get('task_id');
    const path = ['task_id'];
    if (id === '') page.report('missing-task-id', { start: 0, end: 0 }, 'There is no task id', path);
    else if (title === null && label !== undefined)
      page.report('task-id-once', label, `The task id ${quote(id)} is only under its label`, path, {
        hint: `Write # Design Specification: ${id}`,
      });
    else if (title !== null && (label === undefined || label.start === label.end))
      page.report('task-id-once', title.range, `The task id ${quote(id)} is only in the title`, path, {
        hint: `Write **Task ID:** ${id} below the title`,
      });
  }

  /** Leaves a label without a value. */
  #leaveOpen(): void {
    if (this.#open?.again !== undefined) this.#page.design.report('duplicate-field', this.#open.again);
    this.#open = null;
  }

  #value(key: Key, range: Range, again: Detail | undefined): void {
    const { design } = this.#page;
    this.#given.set(key, range);
    const text = this.#page.source(range);
    const title = key === 'task_id' ? this.#titleId : null;
    const before = design.value[key] ?? '';
    if (again !== undefined && title === null && before !== '' && before !== text) {
      this.#replace(key, text, range, 'duplicate-field', again);
      return;
    }
    if (again !== undefined) design.report('duplicate-field', again);
    if (title === null && before === text) design.place(key, range);
    else if (title === null) design.set(key, text, { range });
    else if (title.text !== text)
      design.report('task-id-mismatch', { ...mismatch(title.text, text), range, related: title.range });
  }

  /** Replaces a value that was handed out. */
  #replace(key: Key, text: string, range: Range, code: string, detail: Detail): void {
    this.#page.design.revise(key, text, code, detail);
    this.#page.design.place(key, range);
  }
}

function mismatch(title: string, label: string): Detail {
  const message = `The title says ${quote(title)}, the label says ${quote(label)}; the title counts`;
  return { path: ['task_id'], message };
}
