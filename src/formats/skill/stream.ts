import { firstDifference } from '../../core/difference.ts';
import type { Event } from '../../core/event.ts';
import type { Stream } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { type Reader, streamOf, transformOf } from '../../core/stream.ts';
import { emptyOutput, FIELDS, type SkillOutput } from './model.ts';
import type { SkillOptions } from './options.ts';
import { parse } from './parse.ts';

/**
 * Reads an output as it arrives. Which object is the result, and whether there is one, only the end tells: the last
 * one counts. So nothing is certain before, and all events come with the end.
 *
 * @example
 * const stream = createStream();
 * process.stdout.on('data', (chunk) => stream.push(chunk));
 * process.on('close', () => console.log(stream.end().value));
 */
export function createStream(options: SkillOptions = {}): Stream<SkillOutput> {
  return streamOf((emit) => new OutputStream(options, emit));
}

/** The stream as a Web `TransformStream`. */
export function transform(options: SkillOptions = {}): TransformStream<string, Event> {
  return transformOf(createStream(options));
}

/** How long the pieces are that small chunks are gathered into. */
const PIECE = 4096;

class OutputStream implements Reader<SkillOutput> {
  value: SkillOutput = emptyOutput();
  readonly #options: SkillOptions;
  readonly #emit: Emit;
  readonly #pieces: string[] = [];
  #chunks: string[] = [];
  #length = 0;

  constructor(options: SkillOptions, emit: Emit) {
    this.#options = options;
    this.#emit = emit;
  }

  push(chunk: string): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length >= PIECE) this.#gather();
  }

  end(): Parsed<SkillOutput> {
    this.#gather();
    const parsed = parse(this.#pieces.join(''), this.#options);
    this.value = parsed.value;
    const empty = emptyOutput();
    for (const name of FIELDS) {
      const value = parsed.value[name];
      if (firstDifference(value, empty[name]) === undefined) continue;
      this.#emit({ type: 'set', path: [name], value });
    }
    for (const diagnostic of parsed.diagnostics) this.#emit({ type: 'diagnostic', diagnostic });
    return parsed;
  }

  /** Joins the chunks since the last time: many small strings would weigh more than the text. */
  #gather(): void {
    this.#pieces.push(this.#chunks.join(''));
    this.#chunks = [];
    this.#length = 0;
  }
}
