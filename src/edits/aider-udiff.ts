import { type Codes, grammar } from '../../generated/tools-edits-aider-udiff.ts';
import { withoutLineEnd } from '../core/lines.ts';
import type { Range } from '../core/range.ts';
import { defineFormat, type FormatCode } from '../engine/index.ts';
import { type PathCode, pathCodes, tellContent } from './codes.ts';
import { type EditFormat, type FileDiff, fileDiff } from './model.ts';
import { Fence, otherEdits, Prose } from './prose.ts';
import { repliesOf } from './reply.ts';

/** A name line as parsed: its sign, and [prefix, path, after]. */
type NameLine = readonly [sign: string, name: readonly [string | null, string, string]];

/** The codes of its findings. */
export type AiderUdiffCode = FormatCode<'aider-udiff', Codes | PathCode | 'unsigned-line' | 'empty-hunk'>;

/** Aider's unified diffs: hunks without line numbers. */
export const aiderUdiff: EditFormat<FileDiff, AiderUdiffCode> = defineFormat({
  ...repliesOf(fileDiff, (edits) =>
    edits.map(({ path, hunks }) => {
      const names = path === null ? '' : `--- ${path}\n+++ ${path}\n`;
      return `\`\`\`diff\n${names}${hunks.map((lines) => ['@@ ... @@', ...lines, ''].join('\n')).join('')}\`\`\`\n`;
    }),
  ),
  name: 'aider-udiff',
  grammar,
  codes: {
    ...pathCodes,
    'unsigned-line': {
      severity: 'warning',
      meaning: 'A line of a hunk does not start with a space, - or +. It was read as context.',
      example: '@@ ... @@\none',
      hint: 'Start each line of a hunk with a space, - or +.',
    },
    'empty-hunk': {
      severity: 'warning',
      meaning: 'A hunk changes nothing. It was left out.',
      example: '@@ ... @@\n one',
      hint: 'Leave it out, or write what it changes.',
    },
  },
  adapt: (to, reading) => {
    const prose = new Prose(to);
    const fence = new Fence(prose, reading);
    let file: DiffedFile | null = null;
    /** Called when the next piece of text shows that the file is whole. */
    const finish = (): void => {
      const done = file;
      file = null;
      if (done === null) return;
      fence.leave();
      prose.mark();
      const value = done.value();
      for (const { code, range } of done.findings) to.report(code, { range });
      if (value === null) return;
      const { range } = done;
      const index = to.list('edits').push(value, { range });
      if (value.path === null) to.report('missing-path', { range, path: ['edits', index, 'path'] });
      const side = (sign: string): string =>
        value.hunks
          .flatMap((lines) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1)))
          .join('\n');
      tellContent(to, side('-'), value.path, { range, path: ['edits', index] }, side('+'));
    };
    const open = (git: string, from: NameLine | null, second: NameLine, { start, end }: Range): void => {
      finish();
      const isGone = second[1][1] === '/dev/null' && from !== null;
      const path = isGone ? from[1][1] : second[1][1];
      file = new DiffedFile(path, git + sourceOf(from) + sourceOf(second), { start, end });
    };
    const fileAt = ({ start, end }: Range): DiffedFile => {
      file ??= new DiffedFile(null, '', { start, end });
      return file;
    };
    const cut = ({ raw }: { readonly raw: string }): void => {
      fence.tell();
      prose.add((file?.source() ?? '') + raw);
      file = null;
      reading.cut();
    };
    return {
      ...prose.handlers(reading),
      ...otherEdits(prose),
      FenceEnd: () => {
        finish();
        fence.leave();
        prose.mark();
      },
      DiffHead: ({ open: run, language, after }) =>
        fence.open(run + (typeof language === 'string' ? language : language.raw) + after),
      FirstHead: (node) => {
        if (node.second !== null) open('', null, node.second.to, node);
        else if (node.to !== null) open(node.git ?? '', node.from, node.to, node);
      },
      FileHead: (node) => open(node.git, node.from, node.to, node),
      BadBareHead: (node) => open(node.git, node.from, node.to, node),
      FileGap: () => {},
      HunkHead: (node) => fileAt(node).hunk(node.text, node),
      NoNewline: (node) => fileAt(node).skip(node.text),
      Line: (node) => fileAt(node).line(node.sign, node.text, node),
      BareLine: (node) => fileAt(node).line(node.sign, node.text, node),
      BareEnd: finish,
      BadRest: cut,
      BadBareRest: cut,
    };
  },
  prompt: () => `Write all changes of files as unified diffs, each in a fence:
\`\`\`diff
--- path/of/the/file
+++ path/of/the/file
@@ ... @@
 a line that stays
-a line that goes
+a line that comes
\`\`\`
Line numbers are not needed. Begin each line with a blank, - or +. For a new file write --- /dev/null.`,
});

function sourceOf(line: NameLine | null): string {
  return line === null ? '' : line[0] + line[1].join('');
}

interface Hunk {
  readonly lines: string[];
  readonly range: Range;
  changes: boolean;
}

/** A file of a diff while it is read; nothing of it is handed out before it is whole. */
class DiffedFile {
  readonly range: Range;
  readonly findings: { readonly code: string; readonly range: Range }[] = [];
  readonly #path: string | null;
  readonly #source: string[];
  readonly #hunks: Hunk[] = [];

  constructor(path: string | null, source: string, range: Range) {
    this.#path = path;
    this.#source = [source];
    this.range = range;
  }

  /** Its whole source. */
  source(): string {
    return this.#source.join('');
  }

  hunk(source: string, { start, end }: Range): void {
    this.#source.push(source);
    this.#hunks.push({ lines: [], range: { start, end }, changes: false });
  }

  /** A line without content. */
  skip(source: string): void {
    this.#source.push(source);
  }

  /** A line with its sign; its text includes the line end. */
  line(sign: string | null, text: string, { start, end }: Range): void {
    this.#source.push((sign ?? '') + text);
    if (this.#hunks.length === 0) this.hunk('', { start, end });
    if (sign === null) this.findings.push({ code: 'unsigned-line', range: { start, end } });
    const hunk = this.#hunks.at(-1);
    hunk?.lines.push((sign ?? ' ') + withoutLineEnd(text));
    if (hunk !== undefined && (sign === '+' || sign === '-')) hunk.changes = true;
  }

  /** The hunks that change something, or null if there are none. */
  value(): FileDiff | null {
    for (const { changes, range } of this.#hunks) if (!changes) this.findings.push({ code: 'empty-hunk', range });
    if (this.#hunks.length === 0) this.findings.push({ code: 'empty-hunk', range: this.range });
    const hunks = this.#hunks.filter(({ changes }) => changes).map(({ lines }) => lines);
    return hunks.length === 0 ? null : { path: this.#path, hunks };
  }
}
