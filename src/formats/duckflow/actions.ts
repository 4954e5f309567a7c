import { decodeBase64 } from '../../core/base64.ts';
import type { Range } from '../../core/range.ts';
import { getOwn } from '../../core/record.ts';
import type { Adapting, List, Part } from '../../engine/index.ts';
import type { Action, Reply } from './model.ts';
import { ENCODING, leftOut, withoutQuotes } from './vocabulary.ts';

interface OpenBlock {
  readonly action: Part<Action>;
  readonly isNumbered: boolean;
  /** The text of an encoded block, which is decoded once it is whole. */
  encoded: string | null;
  start: number;
  end: number;
}

/** Collects the actions of a reply by number: their parts may arrive in any order. */
export class Actions {
  readonly #list: List<Action>;
  readonly #byIndex = new Map<number, Part<Action>>();
  readonly #encoded = new Map<Part<Action>, Range>();
  /** Blocks that came before any other part of their action. */
  readonly #orphans = new Map<Part<Action>, Range>();
  #last = 0;
  #guess: { readonly range: Range; readonly index: number } | null = null;
  #disorder: { readonly range: Range; readonly message: string } | null = null;
  #block: OpenBlock | null = null;

  constructor(reply: Part<Reply>, reading: Pick<Adapting<object>, 'atEnd'>) {
    this.#list = reply.list('actions');
    reading.atEnd(() => this.#end());
  }

  get openBlock(): Pick<OpenBlock, 'action' | 'isNumbered'> | null {
    return this.#block;
  }

  /** The action that a marker belongs to, created if new. Without a number: the last one mentioned. */
  of(index: number | undefined, range: Range): Part<Action> {
    const number = index ?? this.#last;
    if (index === undefined) this.#guess ??= { range, index: number };
    this.#last = number;
    return this.#byIndex.get(number) ?? this.add({ index: number, type: '', params: {} }, range);
  }

  /** Appends a new action. */
  add(action: Action, range: Range): Part<Action> {
    const { index } = action;
    const last = this.#list.value.at(-1);
    if (last !== undefined && last.index > index)
      this.#disorder ??= {
        range,
        message: `Action ${index} comes after action ${last.index}; the actions were sorted`,
      };
    const added = this.#list.add(action, { kind: 'action', range: null });
    if (!this.#byIndex.has(index)) this.#byIndex.set(index, added);
    added.place('index', range);
    return added;
  }

  parameter(action: Part<Action>, name: string, value: string, range: Range): void {
    const params = action.part('params');
    if (name === ENCODING && action.value.content === undefined) {
      const plain = getOwn(params.value, ENCODING);
      const before = this.#encoded.get(action) ?? (plain === undefined ? undefined : params.placeOf(ENCODING));
      const message = 'The parameter CONTENT_ENCODING is given twice; the last one counts';
      const twice = { range, path: params.pathOf(ENCODING), message };
      if (value === 'base64') {
        if (plain !== undefined) {
          const { [ENCODING]: _, ...others } = params.value;
          const detail = { range, message, ...(before && { related: before }) };
          action.revise('params', others, 'duplicate', detail);
        } else if (before !== undefined) params.report('duplicate', { ...twice, related: before });
        this.#encoded.set(action, range);
        action.place('params', range);
        return;
      }
      if (this.#encoded.delete(action) && before !== undefined)
        params.report('duplicate', { ...twice, related: before });
    }
    const bare = withoutQuotes(name, value);
    params.set(name, bare ?? value, { range, twice: 'duplicate' });
    if (bare !== undefined)
      params.report('quoted-parameter', { range, path: params.pathOf(name), ...leftOut(name, value, bare) });
  }

  /** Begins a block of an action. */
  open(index: number | undefined, range: Range): Part<Action> {
    const isNew = !this.#byIndex.has(index ?? this.#last);
    const action = this.of(index, range);
    if (isNew) this.#orphans.set(action, range);
    if (action.value.content === undefined) action.text('content').open();
    else {
      const message = `The content of action ${action.value.index} is given twice; the last one counts`;
      const related = action.placeOf('content');
      action.revise('content', '', 'duplicate', { range, message, ...(related && { related }) });
    }
    const encoded = this.#encoded.has(action) ? '' : null;
    this.#block = { action, isNumbered: index !== undefined, encoded, start: range.end, end: range.end };
    return action;
  }

  /** Adds to the open block. */
  text(text: string, { start, end }: Range): void {
    const block = this.#block;
    if (block === null) return;
    if (block.start === block.end) block.start = start;
    block.end = end;
    if (block.encoded !== null) block.encoded += text;
    else block.action.append('content', text);
  }

  /** Ends the open block; `marker` is its END line, if there is one. */
  close(marker: Range | null): void {
    const block = this.#block;
    if (block === null) return;
    const { action, encoded, start, end } = block;
    const range = { start, end };
    if (encoded !== null) {
      const decoded = decodeBase64(encoded);
      const message = `The block of action ${action.value.index} is not base64 of UTF-8 text`;
      if (decoded === undefined) action.report('bad-encoding', { range, path: action.pathOf('content'), message });
      this.#encoded.delete(action);
      action.set('content', decoded ?? encoded, { range });
    } else action.place('content', range);
    // The marker belongs to the action, but not to its content.
    if (marker !== null) action.reach(marker);
    action.close('content');
    this.#block = null;
  }

  #end(): void {
    for (const [action, range] of this.#encoded) {
      if (action.value.content !== undefined) continue;
      const params = action.part('params');
      params.set(ENCODING, 'base64', { range });
      params.report('encoding-without-content', { range, path: params.pathOf(ENCODING) });
    }
    for (const [action, range] of this.#orphans) {
      const { type, params } = action.value;
      if (type === '' && Object.keys(params).length === 0)
        action.report('content-without-action', { range, path: action.pathOf('content') });
    }
    if (this.#guess !== null && this.#list.value.length > 1) {
      const { range, index } = this.#guess;
      const message = `This marker has no action number; it was read as action ${index}`;
      const hint = `Write the number of the action: ${index}, if it is that one.`;
      this.#list.report('ambiguous-index', { range, message, hint });
    }
    if (this.#disorder !== null)
      this.#list.sort((one, other) => one.index - other.index, 'action-order', this.#disorder);
  }
}
