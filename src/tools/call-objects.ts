import type { Range } from '../core/range.ts';
import { type CallWriter, NOTHING } from './call.ts';
import { CallObject, type JsonObject, type ReadObject } from './call-object.ts';
import type { ObjectShape } from './dialects/call-object.ts';

/** What the reader of call objects needs of the reply. */
export interface CallObjectHost {
  begin(at: number): CallWriter;
  end(object: CallObject, at: number, isComplete: boolean): void;
  report(code: string, range?: Range): void;
  /** Called for a call object that stands alone where a list is possible. */
  isAlone(): void;
  /** Called for anything else where a call is expected. */
  noCall(): void;
}

/** Call objects, alone or in a list. */
export class CallObjects {
  readonly #host: CallObjectHost;
  readonly #shape: ObjectShape;
  open: CallObject | null = null;
  #isInList = false;
  #items = 0;
  #isAfterComma = false;

  constructor(host: CallObjectHost, shape: ObjectShape) {
    this.#host = host;
    this.#shape = shape;
  }

  get call(): CallWriter | null {
    return this.open?.call ?? null;
  }

  /** The number of items: calls, and anything else in their place. */
  get items(): number {
    return this.#items;
  }

  get isInList(): boolean {
    return this.#isInList;
  }

  get isOpen(): boolean {
    return this.#isInList || this.open !== null;
  }

  /** Whether only the list itself is open, and its last item is whole. */
  get isBetweenItems(): boolean {
    return this.#isInList && this.open === null && this.#items > 0 && !this.#isAfterComma;
  }

  openList(): void {
    if (this.#isInList) this.noCall();
    else if (this.#shape.list === 'one') this.#host.report('call-list');
    this.#isInList = true;
  }

  closeList(): void {
    this.#isInList = false;
    if (this.#items === 0) this.#host.noCall();
  }

  begin(at: number): void {
    if (!this.#isInList) this.#host.isAlone();
    this.#item();
    this.#begin(at);
  }

  #begin(at: number): CallObject {
    const report = (code: string, range: Range): void => this.#host.report(code, range);
    const object = new CallObject(this.#host.begin(at), this.#shape, report);
    this.open = object;
    return object;
  }

  /** Reads the open object. Where names are keys, a second key begins another call. */
  read(object: ReadObject): void {
    const { open } = this;
    const [[first, member] = [], ...others] = Object.entries(object.value);
    if (open === null || !this.#shape.nameIsKey || first === undefined || 'name' in object.value) open?.read(object);
    else {
      const one = (key: string, value: JsonObject[string]): ReadObject => ({ ...object, value: { [key]: value } });
      if (member !== undefined) open.read(one(first, member));
      for (const [key, value] of others) {
        const range = object.keyPlaceOf([key]);
        this.finish(range.start, true);
        this.#host.report('wrong-dialect', range);
        const next = this.#begin(range.start);
        next.call.isBroken = open.call.isBroken;
        next.read({ ...one(key, value), finding: NOTHING });
      }
    }
  }

  /** Ends the object. */
  finish(at: number, isComplete: boolean): void {
    const { open } = this;
    this.open = null;
    if (open !== null) this.#host.end(open, at, isComplete);
  }

  /** Resets everything. */
  reset(): void {
    this.open = null;
    this.#isInList = false;
    this.#items = 0;
    this.#isAfterComma = false;
  }

  comma(): void {
    this.#isAfterComma = true;
  }

  /** Handles something else where a call object is expected. */
  noCall(): void {
    this.#item();
    this.#host.noCall();
  }

  #item(): void {
    this.#items++;
    this.#isAfterComma = false;
  }
}
