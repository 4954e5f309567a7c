import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Diagnostic, type Event, type Format, type Parsed, type Path, PrintError } from 'peglot';
import { HandedOut } from '../../src/testing/handed-out.ts';
import { expectPlaces, expectTotal } from '../../src/testing/laws.ts';
import { holds } from '../assert.ts';
import { type Law, law } from './law.ts';
import { anyTexts, chunkings, scratched } from './texts.ts';

/** An item of a tree, as far as the laws look at it. */
export interface Tile {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** What the laws need to know about a format. */
export interface Subject<Model> {
  readonly format: Format<Model>;
  /** The model that the fold of the events starts from; a new one on each call. */
  empty(): Model;
  /** The items of the tree, which together are the text. */
  tiles(text: string): readonly Tile[];
  /** Pieces that damaged texts are made of. */
  readonly fragments: readonly string[];
  /** Texts in every state; besides, the laws try `anyTexts`. */
  readonly texts: fc.Arbitrary<string>;
  /** Valid models, which the format can write but for those that `unprintable` names. */
  readonly models: fc.Arbitrary<Model>;
  /** What a model may hold that the format cannot write. */
  readonly unprintable?: readonly Unprintable<Model>[];
  /** What holds for every model that `parse` gives. */
  expectSound?(parsed: Parsed<Model>): void;
}

/** Models that a format need not write. */
export interface Unprintable<Model> {
  readonly reason: string;
  /** Whether a model is one of them; told without `print`. */
  holds(value: Model): boolean;
}

/** The laws of one format, as checks of one input and as properties of random ones. */
export class FormatLaws<Model> {
  readonly subject: Subject<Model>;
  /** Texts of every kind. */
  readonly texts: fc.Arbitrary<string>;
  /** Canonical texts. */
  readonly prints: fc.Arbitrary<string>;
  /** Canonical texts with one mistake. */
  readonly nearlyClean: fc.Arbitrary<string>;

  constructor(subject: Subject<Model>) {
    this.subject = subject;
    this.texts = fc.oneof({ weight: 6, arbitrary: subject.texts }, { weight: 1, arbitrary: anyTexts });
    // A model that does not print, and is not known for it, breaks every law here: nothing looks for another one.
    this.prints = subject.models
      .filter((value) => !this.isUnprintable(value))
      .map((value) => subject.format.print(value));
    this.nearlyClean = this.prints.chain((text) => scratched(text, subject.fragments));
  }

  get total(): Law {
    return law('total', fc.oneof(this.texts, this.nearlyClean), (text) => this.expectTotal(text), itself);
  }

  get lossless(): Law {
    return law('lossless', fc.oneof(this.texts, this.nearlyClean), (text) => this.expectTiling(text), itself);
  }

  get roundTrip(): Law {
    return law(
      'round trip',
      this.subject.models,
      (value) => this.expectRoundTrip(value),
      (value) => this.canonical(value) ?? '',
    );
  }

  get checked(): Law {
    return law(
      'what check says nothing of prints',
      fc.oneof(this.texts, this.nearlyClean),
      (text) => this.expectChecked(this.subject.format.parse(text).value),
      itself,
    );
  }

  get chunking(): Law {
    return law(
      'chunking',
      fc.oneof(this.texts, this.nearlyClean).chain((text) => chunkings(text).map((chunks) => ({ text, chunks }))),
      ({ text, chunks }) => this.expectSameStream(text, chunks),
      ({ text }) => text,
    );
  }

  get onlyAdding(): Law {
    return law(
      'events only add',
      fc.oneof(this.texts, this.nearlyClean).chain((text) => chunkings(text)),
      (chunks) => this.expectOnlyAdded(chunks),
      (chunks) => chunks.join(''),
    );
  }

  get fixedPoint(): Law {
    return law(
      'print is a fixed point',
      fc.oneof(this.texts, this.nearlyClean),
      (text) => this.expectFixedPoint(text),
      itself,
    );
  }

  /** All of them. */
  get all(): readonly Law[] {
    return [this.total, this.lossless, this.roundTrip, this.checked, this.chunking, this.onlyAdding, this.fixedPoint];
  }

  /** The parser answers, and its answer is in order. */
  expectTotal(text: string): void {
    const parsed = this.subject.format.parse(text);
    holds(() => expectTotal(parsed, text));
    holds(() => expectPlaces(parsed, text));
    this.subject.expectSound?.(parsed);
  }

  /** The items of the tree, joined, are the text. */
  expectTiling(text: string): void {
    let end = 0;
    for (const item of this.subject.tiles(text)) {
      assert.equal(item.start, end, `${item.type} does not start where the item before it ended`);
      assert(item.end >= item.start, `${item.type} ends before it starts`);
      end = item.end;
    }
    assert.equal(end, text.length, 'the last item does not end with the text');
  }

  /** Whether a model is known as one that cannot be written. */
  isUnprintable(value: Model): boolean {
    return this.subject.unprintable?.some(({ holds }) => holds(value)) === true;
  }

  /** The canonical text; undefined for what the format cannot write. */
  canonical(value: Model): string | undefined {
    try {
      return this.subject.format.print(value);
    } catch (error) {
      assert(error instanceof PrintError, String(error));
      return undefined;
    }
  }

  /** What is printed reads back, but for what `check` says of the value; what is refused is known to be unprintable. */
  expectRoundTrip(value: Model): void {
    const text = this.isUnprintable(value) ? this.canonical(value) : this.subject.format.print(value);
    if (text === undefined) return;
    const parsed = this.subject.format.parse(text);
    assert.deepEqual(parsed.value, value);
    const ofValue = new Set(this.subject.format.check(value).map(({ code }) => code));
    const ofText = parsed.diagnostics.filter((found) => isWorse(found) && !ofValue.has(found.code));
    assert.deepEqual(ofText, []);
    assert.equal(this.subject.format.print(parsed.value), text);
  }

  /** What `check` says nothing of is printed, and what is printed reads back without a finding; `check` says why not. */
  expectChecked(value: Model): void {
    const { format } = this.subject;
    const found = format.check(value);
    const text = this.canonical(value);
    if (found.some(isWorse)) return;
    assert(text !== undefined, 'check says nothing of a value that cannot be printed');
    assert.deepEqual(format.parse(text).diagnostics.filter(isWorse), []);
  }

  /** What `print` makes of a text, however damaged, means the same, and prints as itself. */
  expectFixedPoint(text: string): void {
    const { format } = this.subject;
    const { value } = format.parse(text);
    const printed = this.canonical(value);
    if (printed === undefined) return;
    const again = format.parse(printed).value;
    const meaning = (model: Model): unknown => format.meaning?.(model) ?? model;
    assert.deepEqual(meaning(again), meaning(value));
    assert.equal(format.print(again), printed);
  }

  /** The stream says what `parse` says, and the same events as for the text in one piece. */
  expectSameStream(text: string, chunks: readonly string[]): void {
    const pieces = this.follow(chunks);
    assert.deepEqual(facts(pieces.end), facts(this.subject.format.parse(text)));
    assert.deepEqual(merged(pieces.events), merged(this.follow([text]).events));
  }

  /** All events of a text that comes in chunks, and the result. */
  follow(chunks: readonly string[]): { end: Parsed<Model>; events: Event[] } {
    const stream = this.subject.format.createStream();
    const events = chunks.flatMap((chunk) => stream.push(chunk));
    const end = stream.end();
    return { end, events: [...events, ...end.events] };
  }

  /** The events add up to the value, at each push and at the end, and take back nothing without saying so. */
  expectOnlyAdded(chunks: readonly string[]): void {
    const stream = this.subject.format.createStream();
    const folded = new HandedOut(this.subject.empty());
    const told: Event[] = [];
    const asTold: Event[] = [];
    const take = (events: readonly Event[]): void => {
      for (const event of events) {
        told.push(event);
        asTold.push(structuredClone(event));
        folded.take(event);
      }
    };
    for (const chunk of chunks) {
      take(stream.push(chunk));
      assert.deepEqual(stream.value, folded.model, 'the value is not the fold of the events so far');
    }
    const end = stream.end();
    take(end.events);
    assert.deepEqual(end.value, folded.model);
    assert.deepEqual(told, asTold, 'an event changed after it was told');
  }
}

function isWorse({ severity }: Diagnostic): boolean {
  return severity !== 'info';
}

function itself(text: string): string {
  return text;
}

/** What a result says, without its functions and events. */
function facts<Model>({ value, diagnostics, ok, complete, format, via }: Parsed<Model>): object {
  return { value, diagnostics, ok, complete, format, via };
}

function merged(events: readonly Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (event.type === 'delta' && last?.type === 'delta' && keyOf(last.path) === keyOf(event.path)) {
      out[out.length - 1] = { ...last, text: last.text + event.text };
    } else {
      out.push(event);
    }
  }
  return out;
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
