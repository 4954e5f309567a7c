import type { Diagnostic } from '../../../../core/diagnostic.ts';
import type { Event } from '../../../../core/event.ts';
import { applyEvent } from '../../../../core/fold.ts';
import type { Path } from '../../../../core/path.ts';
import { getOwn, isRecord } from '../../../../core/record.ts';
import type { Emit } from '../../../../core/report.ts';
import type { Ending } from '../../../../core/stream.ts';
import type { JsonOptions } from '../../model.ts';
import { JsonStream } from '../../stream.ts';
import type { TypedCode } from '../findings.ts';
import { type TypedRead, typedOf } from '../read.ts';
import type { Plan } from '../schema/plan.ts';
import { Growth } from './growth.ts';

/** Options for the growth of a typed value. */
export interface GrowthOptions {
  readonly applies: boolean;
  readonly whole: ReadonlySet<string>;
}

/** Reads one text by a plan as it arrives. A class: V8 keeps what the getter of an object literal refers to alive. */
export class TypedReader {
  readonly #plan: Plan;
  readonly #options: JsonOptions;
  readonly #applies: boolean;
  readonly #emit: Emit;
  readonly #inner: JsonStream;
  readonly #growth: Growth;
  readonly #chunks: string[] = [];
  #value: unknown;

  constructor(plan: Plan, options: JsonOptions, { applies, whole }: GrowthOptions, emit: Emit) {
    this.#plan = plan;
    this.#options = options;
    this.#applies = applies;
    this.#emit = emit;
    this.#inner = new JsonStream({ ...options, several: undefined });
    this.#growth = new Growth(plan.type, whole, options.maxDepth, (event) => this.#tell(event));
  }

  /** The certain part so far; undefined before there is any. */
  get value(): unknown {
    return this.#value;
  }

  push(chunk: string): void {
    this.#chunks.push(chunk);
    for (const event of this.#inner.push(chunk)) this.#growth.take(event);
  }

  end(ending?: Ending): TypedRead {
    const end = this.#inner.end(ending);
    const options = { ...this.#options, ...ending };
    for (const event of end.events) this.#growth.take(event);
    const text = this.#chunks.join('');
    // The result of a transform would not continue what grew.
    const json = { parsed: end, isOnlyNotation: false, roots: () => this.#inner.roots };
    const read = typedOf(this.#plan, text, json, options, false);
    for (const diagnostic of read.diagnostics) this.#emit({ type: 'diagnostic', diagnostic });
    for (const event of eventsBetween(this.#value, read.value, reasonOf(read.diagnostics))) this.#tell(event);
    return this.#applies ? typedOf(this.#plan, text, json, options, true) : read;
  }

  #tell(event: Event): void {
    this.#value = applyEvent(this.#value, event);
    this.#emit(event);
  }
}

/** Why something that was handed out does not count. */
function reasonOf(diagnostics: readonly Diagnostic<TypedCode>[]): Diagnostic | undefined {
  return (
    diagnostics.find(({ code }) => code === 'typed/several-values' || code === 'json/duplicate-key') ??
    diagnostics.find(({ severity }) => severity === 'error') ??
    diagnostics[0]
  );
}

/**
 * The events that turn one value into another: what was handed out before the end into the final value. Parts that only
 * grew continue; a part that has to be taken back gets a `revise` with the finding that explains it.
 */
export function eventsBetween(before: unknown, after: unknown, why: Diagnostic | undefined): Event[] {
  const events: Event[] = [];
  add(before, after, [], why, events);
  return events;
}

function add(before: unknown, after: unknown, path: Path, why: Diagnostic | undefined, events: Event[]): void {
  if (before === after) return;
  if (before === undefined) events.push({ type: 'set', path, value: after });
  else if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length)
    for (const [index, item] of after.entries()) add(before[index], item, [...path, index], why, events);
  else if (isRecord(before) && isRecord(after) && Object.keys(before).every((name) => Object.hasOwn(after, name)))
    for (const [name, member] of Object.entries(after)) add(getOwn(before, name), member, [...path, name], why, events);
  else if (why === undefined) events.push({ type: 'set', path, value: after });
  else events.push({ type: 'revise', path, value: after, diagnostic: why });
}
