import { withoutLineEnd } from '../../core/lines.ts';
import type { Range } from '../../core/range.ts';
import type { PatchChunk, PatchOperation } from './model.ts';

interface Chunk {
  readonly value: PatchChunk;
  readonly range: Range;
  hasLines: boolean;
  changes: boolean;
}

/** What is told of an operation when it is whole. */
interface Finding {
  readonly code: string;
  readonly range: Range;
}

/** An operation of a patch that is being read: nothing of it is told before it is whole. */
export class Operation {
  readonly range: Range;
  readonly findings: Finding[] = [];
  /** What is after a head that has no lines. */
  readonly strayText: string[] = [];
  readonly #kind: 'Add' | 'Delete' | 'Update';
  readonly #path: string;
  readonly #source: string[];
  readonly #added: string[] = [];
  readonly #chunks: Chunk[] = [];
  #chunk: Chunk | null = null;
  #moveTo: string | undefined;

  constructor(kind: 'Add' | 'Delete' | 'Update', path: string, source: string, range: Range) {
    this.#kind = kind;
    this.#path = path;
    this.#source = [source];
    this.range = range;
  }

  /** All of its text. */
  source(): string {
    return this.#source.join('');
  }

  /** A line with its sign; its text ends in the line end. */
  line(sign: string | null, text: string, range: Range): void {
    this.#source.push((sign ?? '') + text);
    const bare = withoutLineEnd(text);
    if (this.#kind === 'Add') {
      if (sign !== '+') this.findings.push({ code: 'unsigned-line', range });
      this.#added.push(sign === '+' ? bare : (sign ?? '') + bare);
    } else if (this.#kind === 'Update') {
      // An empty line is an empty line of context.
      if (sign === null && bare !== '') this.findings.push({ code: 'unsigned-line', range });
      this.#change(sign, bare, range);
    } else if (bare !== '') {
      this.findings.push({ code: 'stray-text', range });
      this.strayText.push((sign ?? '') + text);
    }
  }

  /** False where the line is none of this operation. */
  moveTo(path: string, source: string): boolean {
    if (this.#kind !== 'Update' || this.#moveTo !== undefined || this.#chunks.length > 0) return false;
    this.#moveTo = path;
    this.#source.push(source);
    return true;
  }

  endOfFile(source: string): boolean {
    if (this.#chunk === null) return false;
    this.#chunk.value.end_of_file = true;
    this.#chunk = null;
    this.#source.push(source);
    return true;
  }

  context(name: string, source: string, range: Range): boolean {
    if (this.#kind !== 'Update') return false;
    this.#source.push(source);
    const chunk = this.#chunk === null || this.#chunk.hasLines ? this.#open(range) : this.#chunk;
    if (name !== '') chunk.value.context.push(name);
    return true;
  }

  /** The operation, or null where it is left out. */
  value(): PatchOperation | null {
    const path = this.#path === '' ? null : this.#path;
    if (this.#kind === 'Delete') return { type: 'delete', path };
    if (this.#kind === 'Add') return { type: 'add', path, content: this.#added.map((line) => `${line}\n`).join('') };
    const chunks = this.#chunks.filter(({ changes }) => changes).map(({ value }) => value);
    for (const { changes, range } of this.#chunks) if (!changes) this.findings.push({ code: 'empty-hunk', range });
    if (this.#moveTo !== undefined) return { type: 'update', path, move_to: this.#moveTo, chunks };
    if (chunks.length > 0) return { type: 'update', path, chunks };
    if (this.#chunks.length === 0) this.findings.push({ code: 'empty-update', range: this.range });
    return null;
  }

  #change(sign: string | null, line: string, range: Range): void {
    const chunk = this.#chunk ?? this.#open(range);
    chunk.hasLines = true;
    if (sign !== '+') chunk.value.old.push(line);
    if (sign !== '-') chunk.value.new.push(line);
    if (sign === '+' || sign === '-') chunk.changes = true;
  }

  #open(range: Range): Chunk {
    const value: PatchChunk = { context: [], old: [], new: [], end_of_file: false };
    this.#chunk = { value, range, hasLines: false, changes: false };
    this.#chunks.push(this.#chunk);
    return this.#chunk;
  }
}
