import { randomUUID } from 'node:crypto';
import { access, type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Done, Sink } from '../sink.ts';
import { emptyTally, type Tally } from '../tally.ts';

/** What is known of the results of a shard without reading them. */
export interface PartFacts {
  readonly tally: Tally;
  /** No line is longer than this, in bytes. */
  readonly longest: number;
}

/**
 * Writes the results of a shard. The file is there whole or not at all, so it does not matter how often, or by how many
 * at once, a shard is done.
 */
export class PartSink implements Sink {
  readonly done: Done = { tally: emptyTally() };
  readonly #path: string;
  readonly #made: string;
  readonly #file: FileHandle;
  #longest = 0;

  private constructor(path: string, made: string, file: FileHandle) {
    this.#path = path;
    this.#made = made;
    this.#file = file;
  }

  static async open(path: string): Promise<PartSink> {
    const made = `${path}.${randomUUID()}`;
    return new PartSink(path, made, await open(made, 'wx'));
  }

  async write(lines: Uint8Array): Promise<void> {
    this.#longest = Math.max(this.#longest, lines.length);
    await this.#file.appendFile(lines);
  }

  async finish(): Promise<void> {
    await this.#file.sync();
    await this.#file.close();
  }

  /** Puts the results where they belong. @throws {Error} when their folder is gone, or another's by now */
  async publish(tally: Tally): Promise<void> {
    // Whoever was away for long must not tell another run of his part.
    await access(this.#made);
    const facts: PartFacts = { tally, longest: this.#longest };
    await writeFile(`${this.#made}.facts`, JSON.stringify(facts));
    await rename(`${this.#made}.facts`, `${this.#path}.facts`);
    await rename(this.#made, this.#path);
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => {});
    for (const left of [this.#made, `${this.#made}.facts`]) await rm(left, { force: true });
  }
}

const count = v.number();
const schema: v.GenericSchema<unknown, PartFacts> = v.object({
  tally: v.object({ documents: count, ok: count, repaired: count, truncated: count }),
  longest: count,
});

/** What is known of a part that is there. */
export async function readFacts(path: string): Promise<PartFacts> {
  return v.parse(schema, JSON.parse(await readFile(`${path}.facts`, 'utf8')));
}
