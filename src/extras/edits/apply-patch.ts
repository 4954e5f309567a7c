import { type Codes, grammar } from '../../../generated/tools-edits-apply-patch.ts';
import type { Range } from '../../core/range.ts';
import { defineFormat, type FormatCode } from '../../engine/index.ts';
import { type PathCode, pathCodes } from './codes.ts';
import { Fence } from './fence.ts';
import { type EditFormat, type Edits, editsOf, type PatchOperation, patchOperation } from './model.ts';
import { Operation } from './operation.ts';
import { printReply } from './print.ts';
import { printOperation } from './print-patch.ts';
import { Prose } from './prose.ts';
import { proseHandlers } from './prose-handlers.ts';

/** The codes of its findings. */
export type ApplyPatchCode = FormatCode<
  'apply-patch',
  Codes | PathCode | 'unsigned-line' | 'empty-hunk' | 'empty-update' | 'stray-text'
>;

/** OpenAI's apply_patch: files that are added, deleted, updated and moved. */
export const applyPatch: EditFormat<PatchOperation, ApplyPatchCode> = defineFormat({
  name: 'apply-patch',
  grammar,
  schema: editsOf(patchOperation),
  isOfSchema: true,
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
  empty: (): Edits<PatchOperation> => ({ text: '', edits: [] }),
  adapt: (to, reading) => {
    const prose = new Prose(to);
    const fence = new Fence(prose, reading);
    const wrap = new Fence(prose, reading);
    const begin = new Fence(prose, reading);
    let operation: Operation | null = null;
    /** It was told that no operation takes these lines. */
    let isTold = false;
    const settle = (): void => {
      for (const around of [fence, wrap, begin]) around.leave();
      prose.mark();
    };
    /** What follows shows that the operation is whole. */
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
      const index = to.list('edits').push(value, { range: done.range });
      if (value.path === null) to.report('missing-path', { range: done.range, path: ['edits', index, 'path'] });
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
    /** A line that is no head of an operation here: text. */
    const strange = (source: string): void => {
      finish();
      settle();
      prose.add(source);
      isTold = true;
    };
    return {
      ...proseHandlers(prose, reading),
      ...fence.handlers(),
      FenceHead: ({ fence: { open: run, info } }) => fence.open(run + info),
      WrapHead: ({ wrap: { raw } }) => wrap.open(raw),
      WrapEnd: ({ text }) => wrap.handlers().FenceEnd({ type: '', start: 0, end: 0, text }),
      MissingWrapEnd: (node) => wrap.handlers().MissingFenceEnd(node),
      MissingWrapRest: (node) => wrap.handlers().MissingFenceRest(node),
      Begin: ({ text }) => {
        isTold = false;
        begin.open(text);
      },
      BadBegin: ({ raw }) => {
        isTold = false;
        begin.open(raw);
      },
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
      BadHead: ({ raw }) => strange(raw),
      PatchEnd: () => {
        finish();
        settle();
      },
      MissingPatchEnd: () => {
        finish();
        settle();
      },
      BadRest: ({ raw }) => {
        for (const around of [fence, wrap, begin]) {
          around.tell();
          around.isCut = true;
        }
        prose.add((operation?.source() ?? '') + raw);
        operation = null;
        reading.cut();
      },
    };
  },
  print: ({ text, edits }) =>
    printReply(
      text,
      edits.length === 0 ? [] : [`*** Begin Patch\n${edits.map(printOperation).join('')}*** End Patch\n`],
    ),
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
