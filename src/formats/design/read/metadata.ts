import type { FooterNode, MetadataLineNode } from '../../../../generated/design.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { footer } from '../blocks.ts';
import type { Block, Page } from './page.ts';

/** A field that stands before the first section. */
type Key = 'task_id' | 'timestamp';

/** A line that says when the document was made, with what it says. */
export interface FooterText extends Range {
  readonly text: string;
  readonly stamp: FooterNode['stamp'];
}

/** Reads the task id and the timestamp. */
export class Metadata {
  readonly #page: Page;
  /** The id that the title gives: the one of the label must be the same. */
  #titleId: { readonly text: string; readonly range: Range } | null = null;
  readonly #given = new Map<Key, Range>();
  /** A label whose value is yet to come, on the lines below. */
  #open: Key | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Takes the id in the document's title. */
  title(id: Range): void {
    const range = this.#page.trim(id);
    const text = this.#page.source(range);
    if (text === '') return;
    this.#titleId = { text, range };
    this.#page.to.set(['task_id'], text, { range });
  }

  field({ type, label, value }: MetadataLineNode['field']): void {
    const page = this.#page;
    const key: Key = type === 'TaskIdLabel' ? 'task_id' : 'timestamp';
    const name = page.trim(label.name);
    const range = page.unquoted(page.unboldened({ start: label.start, end: value.end }, value));
    const related = this.#given.get(key);
    if (related !== undefined) {
      const message = `${quote(page.source(name))} is given twice; the last one counts`;
      page.tell('duplicate-field', name, message, [key], { related });
    }
    this.#given.set(key, range);
    this.#open = null;
    if (range.start === range.end) this.#open = key;
    else this.#value(key, range);
  }

  /** Takes what stands below a label without a value; false for what does not. */
  take(block: Block): boolean {
    const open = this.#open;
    this.#open = null;
    if (open === null || block.type !== 'Paragraph') return false;
    this.#value(open, this.#page.unquoted(block));
    return true;
  }

  /** A rule stands below the label. */
  rule(): void {
    this.#open = null;
  }

  /** Says what is missing of the metadata, now that the text is over. */
  close(footers: readonly FooterText[]): void {
    this.#closeTimestamp(footers);
    this.#closeTaskId();
  }

  /** Without its label, the timestamp is the one of the footer. */
  #closeTimestamp(footers: readonly FooterText[]): void {
    const page = this.#page;
    const path = ['timestamp'];
    const stamp = footers.at(-1)?.stamp;
    if (page.to.value.timestamp === undefined && stamp != null) {
      const range = { start: stamp.start, end: stamp.end };
      const { text } = stamp;
      page.to.set(path, text, { range });
      page.tell('timestamp-once', range, `The timestamp ${quote(text)} is only in the footer`, path, {
        hint: `Write **Timestamp:** ${text} below the task id`,
      });
    } else if (page.to.value.timestamp === undefined && !page.isCut)
      page.tell('missing-timestamp', { start: 0, end: 0 }, 'There is no timestamp', path);
    const due = footer(page.to.value);
    for (const { start, end, text } of footers) {
      if (text !== due)
        page.tell(
          'other-footer',
          { start, end },
          `The footer does not match the timestamp and was left out: ${quote(text)}`,
        );
    }
  }

  /** Says so when the task id does not stand in both of its places. */
  #closeTaskId(): void {
    const page = this.#page;
    const id = page.to.value.task_id;
    const title = this.#titleId;
    const label = this.#given.get('task_id');
    const path = ['task_id'];
    if (id === '') page.tell('missing-task-id', { start: 0, end: 0 }, 'There is no task id', path);
    else if (title === null && label !== undefined)
      page.tell('task-id-once', label, `The task id ${quote(id)} is only under its label`, path, {
        hint: `Write # Design Specification: ${id}`,
      });
    else if (title !== null && (label === undefined || label.start === label.end))
      page.tell('task-id-once', title.range, `The task id ${quote(id)} is only in the title`, path, {
        hint: `Write **Task ID:** ${id} below the title`,
      });
  }

  #value(key: Key, range: Range): void {
    this.#given.set(key, range);
    const text = this.#page.source(range);
    if (key === 'timestamp' || this.#titleId === null) {
      this.#page.to.set([key], text, { range });
      return;
    }
    const { text: title, range: related } = this.#titleId;
    if (title === text) return;
    const message = `The title says ${quote(title)}, the label says ${quote(text)}; the title counts`;
    this.#page.tell('task-id-mismatch', range, message, ['task_id'], { related });
  }
}
