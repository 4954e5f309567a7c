import { type Codes, grammar } from '../../generated/tools-edits-apply-patch.ts';
import { withoutLineEnd } from '../core/lines.ts';
import type { Range } from '../core/range.ts';
import { defineFormat, type FormatCode } from '../engine/index.ts';
import { type PathCode, pathCodes, tellContent } from './codes.ts';
import { type EditFormat, type PatchChunk, type PatchOperation, patchOperation } from './model.ts';
import { Fence, otherEdits, Prose } from './prose.ts';
import { repliesOf } from './reply.ts';

/** The codes of its findings. */
export type ApplyPatchCode = FormatCode<
  'apply-patch',
  Codes | PathCode | 'unsigned-line' | 'empty-hunk' | 'empty-update' | 'stray-text'
>;

/** OpenAI's apply_patch: files that are added, deleted, updated and moved. */
export const applyPatch: EditFormat<PatchOperation, ApplyPatchCode> = defineFormat({
  ...repliesOf(patchOperation, (edits) =>
    edits.length === 0 ? [] : [`*** Begin Patch\n${edits.map(printOperation).join('')}*** End Patch\n`],
  ),
  name: 'apply-patch',
  grammar,
  codes: {
    ...pathCodes,
    'unsigned-line': {
      severity: 'warning',
      meaning: 'A line does not start with a space, - or +. It was read as context, or as a line of a new file.',
      example: '*** Add File: b.txt\none',
      hint: 'Start each line of a file with +, each line of a chunk with a space, - or +.',
    },
    'empty-hunk': {
      severity: 'warning',
      meaning: 'A chunk changes nothing. It was left out.',
      example: '@@\n one',
      hint: 'Leave it out, or write what it changes.',
    },
    'empty-update': {
      severity: 'error',
      meaning: 'An update has neither a chunk nor a move. It was left out.',
      example: '*** Update File: a.txt\n*** End Patch',
      hint: 'Write what is updated.',
    },
    'stray-text': {
      severity: 'warning',
      meaning: 'Text between the operations of a patch. It was kept as text.',
      example: '*** Delete File: c.txt\nas it is old',
      hint: 'Write text before or after the patch.',
    },
  },
  adapt: (to, reading) => {
    const prose = new Prose(to);
    const fence = new Fence(prose, reading);
    const wrap = new Fence(prose, reading);
    const begin = new Fence(prose, reading);
    let operation: Operation | null = null;
    /** Whether lines outside of any operation were reported already. */
    let isTold = false;
    const settle = (): void => {
      for (const around of [fence, wrap, begin]) around.leave();
      prose.mark();
    };
    /** Called when the next piece of text shows that the operation is whole. */
    const finish = (): void => {
      const done = operation;
      operation = null;
      if (done === null) return;
      settle();
      const value = done.value();
      for (const { code, range } of done.findings) to.report(code, { range });
      for (const text of done.strayText) prose.add(text);
      if (done.strayText.length > 0) prose.mark();
      if (value === null) return;
      const { range } = done;
      const index = to.list('edits').push(value, { range });
      if (value.path === null) to.report('missing-path', { range, path: ['edits', index, 'path'] });
      const chunks = value.type === 'update' ? value.chunks : [];
      const written = value.type === 'add' ? value.content : chunks.flatMap((chunk) => chunk.new).join('\n');
      const before = chunks.flatMap((chunk) => chunk.old).join('\n');
      tellContent(to, written, value.path, { range, path: ['edits', index] }, before);
    };
    const start = (source: string): void => {
      isTold = false;
      begin.open(source);
    };
    const open = (kind: 'Add' | 'Delete' | 'Update', path: readonly string[], before: string, at: Range): void => {
      finish();
      isTold = false;
      operation = new Operation(kind, path[1] ?? '', before + kind + path.join(''), at);
    };
    const line = (sign: string | null, text: string, range: Range): void => {
      const source = (sign ?? '') + text;
      if (operation !== null) {
        operation.line(sign, text, range);
        return;
      }
      prose.add(source);
      if (!isTold && source.trim() !== '') {
        to.report('stray-text', { range });
        isTold = true;
      }
    };
    const end = (): void => {
      finish();
      settle();
    };
    return {
      ...prose.handlers(reading),
      ...otherEdits(prose),
      ...fence.handlers(),
      FenceHead: ({ fence: { open: run, info } }) => fence.open(run + info),
      WrapHead: ({ wrap: { raw } }) => wrap.open(raw),
      WrapEnd: wrap.handlers().FenceEnd,
      MissingWrapEnd: wrap.handlers().MissingFenceEnd,
      MissingWrapRest: wrap.handlers().MissingFenceRest,
      Begin: ({ text }) => start(text),
      BadBegin: ({ raw }) => start(raw),
      BadBareHead: ({ kind, path, before, start, end }) => open(kind, path, before, { start, end }),
      UpdateHead: ({ kind, path, before, start, end }) => open(kind, path, before, { start, end }),
      Head: ({ kind, path, before, start, end }) => open(kind, path, before, { start, end }),
      MoveTo: ({ before, to: path, after, start, end }) => {
        if (operation?.moveTo(path, before + path + after) !== true) line(null, before + path + after, { start, end });
      },
      EndOfFile: ({ text, start, end }) => {
        if (operation?.endOfFile(text) !== true) line(null, text, { start, end });
      },
      Context: ({ before, name, after, start, end }) => {
        if (operation?.context(name, before + name + after, { start, end }) !== true)
          line(null, before + name + after, { start, end });
      },
      Line: ({ sign, text, start, end }) => line(sign, text, { start, end }),
      // A line that does not begin an operation here is text.
      BadHead: ({ raw }) => {
        end();
        prose.add(raw);
        isTold = true;
      },
      PatchEnd: end,
      MissingPatchEnd: end,
      BadRest: ({ raw }) => {
        for (const around of [fence, wrap, begin]) {
          around.tell();
          around.cut();
        }
        prose.add((operation?.source() ?? '') + raw);
        operation = null;
      },
    };
  },
  prompt: () => `Write all changes of files as one patch:
*** Begin Patch
*** Update File: path/of/a/file
*** Move to: its/new/path
@@ class or function around the lines
 a line that stays
-a line that goes
+a line that comes
*** Add File: path/of/a/new/file
+each of its lines
*** Delete File: path/of/an/old/file
*** End Patch
"Move to" only where the file moves. Give about three lines that stay around each change. Paths are relative.`,
});

interface Chunk {
  readonly value: PatchChunk;
  readonly range: Range;
  hasLines: boolean;
  changes: boolean;
}

/** A finding to report once the operation is whole. */
interface Finding {
  readonly code: string;
  readonly range: Range;
}

/** An operation of a patch while it is read; nothing of it is handed out before it is whole. */
class Operation {
  readonly range: Range;
  readonly findings: Finding[] = [];
  /** The text after a head that takes no lines. */
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

  /** Its whole source. */
  source(): string {
    return this.#source.join('');
  }

  /** A line with its sign; its text includes the line end. */
  line(sign: string | null, text: string, range: Range): void {
    this.#source.push((sign ?? '') + text);
    const bare = withoutLineEnd(text);
    if (this.#kind === 'Add') {
      if (sign !== '+') this.findings.push({ code: 'unsigned-line', range });
      this.#added.push(sign === '+' ? bare : (sign ?? '') + bare);
    } else if (this.#kind === 'Update') {
      // An empty line is an empty context line.
      if (sign === null && bare !== '') this.findings.push({ code: 'unsigned-line', range });
      this.#change(sign, bare, range);
    } else if (bare !== '') {
      this.findings.push({ code: 'stray-text', range });
      this.strayText.push((sign ?? '') + text);
    }
  }

  /** Returns false when the line does not belong to this operation. */
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

  /** The operation, or null when it is left out. */
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

/** An operation in the notation of apply_patch. */
function printOperation(operation: PatchOperation): string {
  const path = operation.path === null ? '' : ` ${operation.path}`;
  switch (operation.type) {
    case 'add':
      return `*** Add File:${path}\n${operation.content.replace(/\n$/, '').split('\n').map(added).join('')}`;
    case 'delete':
      return `*** Delete File:${path}\n`;
    default: {
      const move = operation.move_to === undefined ? '' : `*** Move to: ${operation.move_to}\n`;
      return `*** Update File:${path}\n${move}${operation.chunks.map(printChunk).join('')}`;
    }
  }
}

/** Common lines at the start and at the end become context; the others are removed and added. */
function printChunk({ context, old, new: next, end_of_file }: PatchChunk): string {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end++;
  return [
    ...(context.length === 0 ? ['@@\n'] : context.map((name) => `@@ ${name}\n`)),
    ...old.slice(0, start).map((line) => ` ${line}\n`),
    ...old.slice(start, old.length - end).map((line) => `-${line}\n`),
    ...next.slice(start, next.length - end).map(added),
    ...old.slice(old.length - end).map((line) => ` ${line}\n`),
    end_of_file ? '*** End of File\n' : '',
  ].join('');
}

function added(line: string): string {
  return `+${line}\n`;
}
