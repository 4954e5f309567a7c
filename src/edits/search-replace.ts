import * as aider from '../../generated/tools-edits-aider-search-replace.ts';
import * as cline from '../../generated/tools-edits-cline-diff.ts';
import * as roo from '../../generated/tools-edits-roo-diff.ts';
import type { Range } from '../core/range.ts';
import { defineFormat, type FormatCode, type RecoveryNode } from '../engine/index.ts';
import { type PathCode, type ProseCode, pathCodes, proseCodes, tellContent } from './codes.ts';
import {
  type EditFormat,
  type FileReplacement,
  fileReplacement,
  type PlacedReplacement,
  placedReplacement,
  plainReplacement,
  type Replacement,
} from './model.ts';
import { Fence, otherEdits, Prose, type ProseTarget, type Reading, type TextNode } from './prose.ts';
import { repliesOf } from './reply.ts';

/** The codes of its findings. */
export type AiderSearchReplaceCode = FormatCode<'aider-search-replace', aider.Codes | PathCode>;

/** Aider's SEARCH/REPLACE blocks, each below the path of its file. */
export const aiderSearchReplace: EditFormat<FileReplacement, AiderSearchReplaceCode> = defineFormat({
  ...repliesOf(fileReplacement, (edits) =>
    edits.map(({ path, search, replace }) => `${path ?? ''}\n\`\`\`\n${printBlock('<', '>', search, replace)}\`\`\`\n`),
  ),
  name: 'aider-search-replace',
  grammar: aider.grammar,
  codes: pathCodes,
  adapt: (to, reading) => {
    // A block without a path belongs to the file of the block before.
    let path: string | null = null;
    let next: string | null = null;
    const blocks = new Blocks(to, reading, (search, replace, range) => {
      path = next ?? path;
      const index = to.list('edits').push({ path, search, replace });
      if (path === null) to.report('missing-path', { range, path: ['edits', index, 'path'] });
      tellContent(to, replace, path, { range, path: ['edits', index] }, search);
    });
    const handlers = blocks.handlers();
    return {
      ...handlers,
      BadCutFence: handlers.BadCutHead,
      FenceHead: ({ name, open, info }) => {
        next = name?.[1] ?? null;
        blocks.fence.open((name ?? []).join('') + open + info);
      },
      EditHead: (node) => {
        const { name, indent, mark, text } = node;
        next = name?.[1] ?? next;
        blocks.open((name ?? []).join('') + (indent?.raw ?? '') + mark + text, mark, node);
      },
      BadEnd: () => blocks.close(),
    };
  },
  prompt: () => replacementPrompt('the path of the file on a line of its own, then a fence with', '<', '>'),
});

/** The codes of its findings. */
export type ClineDiffCode = FormatCode<'cline-diff', cline.Codes | ProseCode>;

/** Cline's SEARCH/REPLACE blocks, whose path is outside of the reply. The last marker may be missing. */
export const clineDiff: EditFormat<Replacement, ClineDiffCode> = defineFormat({
  ...repliesOf(plainReplacement, (edits) => edits.map(({ search, replace }) => printBlock('-', '+', search, replace))),
  name: 'cline-diff',
  grammar: cline.grammar,
  codes: proseCodes,
  adapt: (to, reading) => {
    const blocks = new Blocks(to, reading, (search, replace, range) => {
      const index = to.list('edits').push({ search, replace });
      tellContent(to, replace, null, { range, path: ['edits', index] }, search);
    });
    const end = (): void => {
      blocks.fence.cut();
      blocks.close();
    };
    return {
      ...blocks.handlers(),
      FenceHead: ({ fence: { open, info } }) => blocks.fence.open(open + info),
      EditHead: (node) => blocks.open(node.mark + node.text, node.mark, node),
      BadDivider: ({ raw }) => blocks.divide(raw),
      MissingEditEnd: end,
      BadCutEnd: end,
    };
  },
  prompt: () => replacementPrompt('', '-', '+'),
});

/** The codes of its findings. */
export type RooDiffCode = FormatCode<'roo-diff', roo.Codes | ProseCode | 'wrong-close'>;

/** Roo's SEARCH/REPLACE blocks: with line numbers, and with a backslash before markers in the content. */
export const rooDiff: EditFormat<PlacedReplacement, RooDiffCode> = defineFormat({
  ...repliesOf(placedReplacement, (edits) =>
    edits.map(({ search, replace, start_line, end_line }) => {
      const start = start_line === undefined ? '' : `:start_line:${start_line}\n`;
      const end = end_line === undefined ? '' : `:end_line:${end_line}\n`;
      return printBlock('<', '>', escaped(search), escaped(replace), `${start}${end}-------\n`);
    }),
  ),
  name: 'roo-diff',
  grammar: roo.grammar,
  codes: {
    ...proseCodes,
    'wrong-close': {
      severity: 'warning',
      meaning: 'The last marker is that of another tool.',
      example: '+++++++ REPLACE',
      hint: 'End the block with a line >>>>>>> REPLACE.',
    },
  },
  adapt: (to, reading) => {
    let lines: Pick<PlacedReplacement, 'start_line' | 'end_line'> = {};
    const blocks = new Blocks(to, reading, (search, replace, range) => {
      const index = to.list('edits').push({ search, replace, ...lines });
      tellContent(to, replace, null, { range, path: ['edits', index] }, search);
    });
    return {
      ...blocks.handlers(),
      FenceHead: ({ fence: { open, info } }) => blocks.fence.open(open + info),
      EditHead: (node) => {
        const mark = typeof node.mark === 'string' ? node.mark : node.mark.raw;
        const rule = typeof node.rule === 'string' ? node.rule : '';
        let source = mark + node.text;
        lines = {};
        for (const line of node.lines ?? []) {
          source += Array.isArray(line) ? line.join('') : line.raw;
          if (Array.isArray(line)) lines = { ...lines, [line[1]]: Number(line[3]) };
        }
        blocks.open(source + rule, mark, node);
      },
      Escaped: ({ text }) => blocks.content(text, `\\${text}`),
    };
  },
  prompt: () => `${replacementPrompt('', '<', '>', ':start_line:4\n-------\n')}
:start_line: gives the line where the old lines begin. Write a backslash before a line of a file that looks like a marker.`,
});

/** Lines that look like markers get a backslash. */
function escaped(content: string): string {
  return content.replace(/^(?:<<<<<<<|-------|=======|>>>>>>>)/gm, '\\$&');
}

/** A block; `options` are the lines below its first marker. */
function printBlock(open: string, close: string, search: string, replace: string, options = ''): string {
  return `${open.repeat(7)} SEARCH\n${options}${search}=======\n${replace}${close.repeat(7)} REPLACE\n`;
}

/** Instructions for SEARCH/REPLACE blocks; `first` describes what precedes each. */
function replacementPrompt(first: string, open: string, close: string, options = ''): string {
  const block = printBlock(open, close, 'the lines as they are now\n', 'the lines that replace them\n', options);
  return `For each change write ${first === '' ? 'a block' : `${first} a block`} like this one:
${block}The old lines are exactly those of the file, with their indentation; without old lines, the block makes a new file.
Each marker is on a line of its own.`;
}

/** A block while it is read; nothing of it is handed out before it is whole. */
interface Block {
  /** Its whole source, in case it is not an edit. */
  source: string;
  search: string;
  replace: string;
  /** The character and the range of its first marker. */
  readonly character: string;
  readonly range: Range;
  isDivided: boolean;
}

/** Reads SEARCH/REPLACE blocks, with handlers for all dialects that have them. */
class Blocks {
  readonly #reading: Reading;
  readonly #deliver: (search: string, replace: string, range: Range) => void;
  readonly #to: ProseTarget;
  readonly #prose: Prose;
  readonly fence: Fence;
  #block: Block | null = null;

  /** `deliver` takes a whole block; the range is that of its first marker. */
  constructor(to: ProseTarget, reading: Reading, deliver: (search: string, replace: string, range: Range) => void) {
    this.#reading = reading;
    this.#deliver = deliver;
    this.#to = to;
    this.#prose = new Prose(to);
    this.fence = new Fence(this.#prose, reading);
  }

  /** Starts a block at its first marker. */
  open(source: string, mark: string, { start, end }: Range): void {
    const character = mark.charAt(0);
    this.#block = { source, search: '', replace: '', character, range: { start, end }, isDivided: false };
  }

  /** The handlers that all dialects share. */
  handlers() {
    const stray = ({ raw }: RecoveryNode): void => this.#prose.add(raw);
    return {
      ContentText: ({ text }: TextNode): void => this.content(text),
      Divider: ({ text }: TextNode): void => this.divide(text),
      EditEnd: ({ mark, start, end }: TextNode & { readonly mark: string }): void => {
        const isOwn = (this.#block?.character === '<') === mark.startsWith('>');
        if (!isOwn) this.#to.report('wrong-close', { range: { start, end } });
        this.close();
      },
      MissingRest: (): void => {
        this.#fail('');
        this.fence.cut();
      },
      BadUndivided: ({ raw }: RecoveryNode): void => this.#fail(raw),
      BadInside: ({ raw }: RecoveryNode): void => this.content(raw),
      BadMarker: stray,
      ...otherEdits(this.#prose),
      ...this.#prose.handlers(this.#reading),
      ...this.fence.handlers(),
    };
  }

  /** Adds content: as meant, and as written. */
  content(text: string, source: string = text): void {
    const block = this.#block;
    if (block === null) return;
    block.source += source;
    block[block.isDivided ? 'replace' : 'search'] += text;
  }

  divide(source: string): void {
    if (this.#block === null) return;
    this.#block.source += source;
    this.#block.isDivided = true;
  }

  /** Ends a whole block. */
  close(): void {
    const block = this.#block;
    this.#block = null;
    if (block === null) return;
    this.fence.leave();
    this.#prose.mark();
    this.#deliver(block.search, block.replace, block.range);
  }

  /** Turns the block into text, since it is not an edit. */
  #fail(source: string): void {
    const block = this.#block;
    this.#block = null;
    this.fence.tell();
    this.#prose.add((block?.source ?? '') + source);
  }
}
