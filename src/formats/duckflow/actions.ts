import { decodeBase64 } from '../../core/base64.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { getOwn } from '../../core/record.ts';
import type { Adapting, Writer } from '../../engine/index.ts';
import type { Action, Reply } from './model.ts';

const ENCODING = 'content_encoding';

/** A block that has not ended yet. */
interface OpenBlock {
  readonly at: number;
  readonly path: Path;
  readonly isNumbered: boolean;
  /** The text of an encoded block, which is read when it is whole. */
  encoded: string | null;
  start: number;
  end: number;
}

/** Takes the actions of a reply, by their numbers: their parts may come in any order. */
export class Actions {
  readonly #to: Writer<Reply>;
  /** Where an action stands in the model until the end, when the actions are sorted. */
  readonly #byIndex = new Map<number, number>();
  readonly #encoded = new Map<number, Range>();
  /** Blocks that came before anything else of their action. */
  readonly #orphans = new Map<number, Range>();
  #last = 0;
  #guess: { readonly range: Range; readonly index: number } | null = null;
  #disorder: { readonly range: Range; readonly message: string } | null = null;
  #block: OpenBlock | null = null;

  constructor(to: Writer<Reply>, reading: Pick<Adapting<object>, 'atEnd'>) {
    this.#to = to;
    reading.atEnd(() => this.#end());
  }

  /** The block that is open, as a path. */
  get openBlock(): { readonly path: Path; readonly index: number; readonly isNumbered: boolean } | null {
    if (this.#block === null) return null;
    const { path, at, isNumbered } = this.#block;
    return { path, index: this.#action(at).index, isNumbered };
  }

  /** The action that a marker belongs to, made if it is new. Without a number: the one that was spoken of last. */
  of(index: number | undefined, range: Range): number {
    const number = index ?? this.#last;
    if (index === undefined) this.#guess ??= { range, index: number };
    this.#last = number;
    return this.#byIndex.get(number) ?? this.add({ index: number, type: '', params: {} }, range);
  }

  /** Puts a new action at the end; gives where it stands. */
  add(action: Action, range: Range): number {
    const { actions } = this.#to.value;
    const at = actions.length;
    const path = ['actions', at];
    const last = actions.at(-1);
    if (last !== undefined && last.index > action.index)
      this.#disorder ??= {
        range,
        message: `Action ${action.index} comes after action ${last.index}; the actions were sorted`,
      };
    if (!this.#byIndex.has(action.index)) this.#byIndex.set(action.index, at);
    this.#to.open(path, 'action');
    this.#to.set(path, action, { range: null });
    this.#to.place([...path, 'index'], range);
    return at;
  }

  type(at: number, value: string, range: Range): Path {
    const path = ['actions', at, 'type'];
    this.#to.set(path, value, { range, twice: 'duplicate' });
    return path;
  }

  parameter(at: number, name: string, value: string, range: Range): Path {
    const path = ['actions', at, 'params', name];
    if (name === ENCODING && this.#action(at).content === undefined) {
      const before = this.#encoded.get(at) ?? this.#plainEncoding(at);
      const message = 'The parameter CONTENT_ENCODING is given twice; the last one counts';
      if (value === 'base64') {
        const { [ENCODING]: plain, ...others } = this.#action(at).params;
        if (plain !== undefined) {
          this.#to.revise(['actions', at, 'params'], others, 'duplicate', {
            range,
            message,
            ...(before && { related: before }),
          });
        } else if (before !== undefined) this.#to.find('duplicate', { range, path, message, related: before });
        this.#encoded.set(at, range);
        this.#to.place(['actions', at, 'params'], range);
        return path;
      }
      if (this.#encoded.delete(at) && before !== undefined)
        this.#to.find('duplicate', { range, path, message, related: before });
    }
    this.#to.set(path, value, { range, twice: 'duplicate' });
    return path;
  }

  /** A parameter called CONTENT gives the content, in one line. */
  contentLine(at: number, value: string, range: Range): Path {
    const path = ['actions', at, 'content'];
    this.#to.find('content-parameter', { range, path });
    this.#to.set(path, value, { range, twice: 'duplicate' });
    return path;
  }

  /** Begins a block of an action. */
  open(index: number | undefined, range: Range): void {
    const isNew = !this.#byIndex.has(index ?? this.#last);
    const at = this.of(index, range);
    const path = ['actions', at, 'content'];
    if (isNew) this.#orphans.set(at, range);
    if (this.#action(at).content === undefined) {
      this.#to.open(path, 'text');
    } else {
      const message = `The content of action ${this.#action(at).index} is given twice; the last one counts`;
      const related = this.#to.places.find(path);
      this.#to.revise(path, '', 'duplicate', { range, message, ...(related && { related }) });
    }
    const isNumbered = index !== undefined;
    this.#block = {
      at,
      path,
      isNumbered,
      encoded: this.#encoded.has(at) ? '' : null,
      start: range.end,
      end: range.end,
    };
  }

  /** Adds to the block that is open. */
  text(text: string, { start, end }: Range): void {
    const block = this.#block;
    if (block === null) return;
    if (block.start === block.end) block.start = start;
    block.end = end;
    if (block.encoded !== null) block.encoded += text;
    else this.#to.append(block.path, text);
  }

  /** Ends the block that is open; `marker` is the END that stands there. */
  close(marker: Range | null): void {
    const block = this.#block;
    if (block === null) return;
    const range = { start: block.start, end: block.end };
    if (block.encoded !== null) {
      const decoded = decodeBase64(block.encoded);
      const message = `The block of action ${this.#action(block.at).index} is not base64 of UTF-8 text`;
      if (decoded === undefined) this.#to.find('bad-encoding', { range, path: block.path, message });
      this.#encoded.delete(block.at);
      this.#to.set(block.path, decoded ?? block.encoded, { range });
    } else this.#to.place(block.path, range);
    // The marker is part of the action, and not of its content.
    if (marker !== null) this.#to.place([...block.path, 'end'], marker);
    this.#to.close(block.path);
    this.#block = null;
  }

  #action(at: number): Action {
    return this.#to.value.actions[at] ?? { index: at, type: '', params: {} };
  }

  #plainEncoding(at: number): Range | undefined {
    return getOwn(this.#action(at).params, ENCODING) === undefined
      ? undefined
      : this.#to.places.find(['actions', at, 'params', ENCODING]);
  }

  #end(): void {
    for (const [at, range] of this.#encoded) {
      if (this.#action(at).content !== undefined) continue;
      const path = ['actions', at, 'params', ENCODING];
      this.#to.set(path, 'base64', { range });
      this.#to.find('encoding-without-content', { range, path });
    }
    for (const [at, range] of this.#orphans) {
      const { type, params } = this.#action(at);
      if (type === '' && Object.keys(params).length === 0)
        this.#to.find('content-without-action', { range, path: ['actions', at, 'content'] });
    }
    if (this.#guess !== null && this.#to.value.actions.length > 1) {
      const { range, index } = this.#guess;
      const message = `This marker has no action number; it was read as action ${index}`;
      this.#to.find('ambiguous-index', {
        range,
        message,
        hint: `Write the number of the action: ${index}, if it is that one.`,
      });
    }
    if (this.#disorder !== null)
      this.#to.sort<Action>(['actions'], (one, other) => one.index - other.index, 'action-order', this.#disorder);
  }
}
