import type { grammar, Mistakes, Nodes } from '../../../../generated/acor.ts';
import { counted } from '../../../core/counted.ts';
import { columnsOf } from '../../../core/indent.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, HandlersOf, TextPiece } from '../../../engine/index.ts';
import type { StreamOptions } from '../model.ts';
import type { HeaderHandlers } from './header-handlers.ts';
import { EntryItem, FieldItem } from './items.ts';
import type { Sections } from './sections.ts';

/** What is done with the parts of bodies. */
type BodyHandlers = Omit<HandlersOf<typeof grammar>, keyof HeaderHandlers>;

/** The line that opens a block. */
interface Opening extends Range {
  readonly run: string;
  readonly column: number;
}

export function bodyHandlers(reading: Adapting<Partial<StreamOptions>>, sections: Sections): BodyHandlers {
  let block: Nodes['BlockHead'] | null = null;
  let list: Nodes['ListHead'] | null = null;
  let listFence: Nodes['ListFenceHead'] | null = null;
  /** Where the comment or thought that is open begins. */
  let aside = 0;
  /** The block that a mistake ends. */
  let opening: Opening | null = null;

  const badEnd = (): Detail => {
    if (opening === null) return {};
    const { run, start, end, column } = opening;
    const by = column > 0 ? `, indented by ${counted(column, 'space')}` : '';
    return { range: { start, end }, hint: `Close the block with a line ${run}${by}`, ...sections.where };
  };
  /** Ends the block that is open. */
  const close = (
    node: Nodes['BlockEnd'] | Nodes['ListEnd'] | Nodes['MissingFenceEnd'] | Nodes['BadFenceEnd'],
  ): void => {
    sections.flow(node.end);
    if (list !== null && listFence !== null && node.type !== 'BlockEnd') sections.growing?.block(listFence, list, node);
    else if (block !== null) sections.growing?.block(block, block, node);
    block = null;
    list = null;
    listFence = null;
  };

  const add = (node: Nodes['Gap'] | Mistakes['MissingFenceRun']): void => {
    sections.begin(node.start);
    sections.growing?.add(node);
    sections.flow(node.end);
  };
  /** Begins a part whose first line is there. */
  const begin = (part: FieldItem | EntryItem): void => {
    sections.begin(part.start);
    sections.growing?.begin(part);
    sections.flow(part.end);
  };
  const beginProse = (start: number): void => {
    sections.begin(start);
    sections.growing?.begin({ type: 'Prose', start, end: start });
  };
  const openAside = (node: Range): void => {
    sections.begin(node.start);
    aside = node.start;
  };
  const closeAside = (node: Range): void => {
    sections.growing?.add({ type: 'Comment', start: aside, end: node.end });
    sections.flow(node.end);
  };
  const odd = (node: Range, detail: Detail): Detail => {
    beginProse(node.start);
    sections.flow(node.end);
    return { ...detail, ...sections.where };
  };
  const addText = (piece: TextPiece): void => sections.piece(piece);
  return {
    BadLineEnd: ({ start }) => {
      sections.noteReturn(start);
      return false;
    },
    Gap: add,
    BadNoiseLines: (node) => {
      sections.begin(node.start);
      sections.growing?.add(node);
      sections.hold(node.raw, node.end);
      return sections.where;
    },
    MissingFenceRun: (node) => {
      add(node);
      reading.cut();
      return sections.where;
    },

    ProseText: {
      enter: (_, at) => beginProse(at),
      piece: addText,
    },
    FieldLine: (node) => begin(new FieldItem(node)),
    EntryLine: (node) => begin(new EntryItem(node)),
    // A node, so that the engine knows that the text before it could have gone on.
    TextEnd: () => {},
    MoreCode: (node) => sections.growing?.moreCode(node),
    MoreText: (piece) => {
      sections.growing?.more(piece);
      sections.piece(piece);
    },
    DeepBlock: (node) => {
      sections.growing?.deepBlock(node);
      opening = deepOpening(node);
      sections.flow(node.end);
    },

    BlockHead: (node) => {
      sections.begin(node.start);
      block = node;
      opening = { start: node.start, end: node.end, run: node.run, column: node.lead.length };
      sections.flow(node.end);
    },
    BlockText: addText,
    BlockEnd: close,
    ListHead: (node) => {
      sections.begin(node.start);
      list = node;
    },
    ListFenceHead: (node) => {
      listFence = node;
      if (list !== null) opening = { start: list.start, end: node.end, run: node.run, column: list.lead.length };
      sections.flow(node.end);
    },
    ListText: addText,
    ListEnd: close,
    BadFenceEnd: (node) => {
      close(node);
      return badEnd();
    },
    MissingFenceEnd: (node) => {
      close(node);
      reading.cut();
      return badEnd();
    },

    CommentHead: openAside,
    CommentText: addText,
    CommentEnd: closeAside,
    MissingCommentEnd: (node) => {
      closeAside(node);
      return { range: { start: aside, end: node.end }, ...sections.where };
    },
    // A thought of a tool's writer is kept in the body as a comment is: no header in it counts.
    BadThought: (node) => {
      openAside(node);
      return sections.where;
    },
    // What other markup shows stays in the body: only its reader can know whether it is an example.
    BadForeignCall: (node) => odd(node, { severity: 'warning' }),
    BadThoughtEnd: (node) => odd(node, sections.isInMessage ? {} : { severity: 'warning' }),
    BadTurn: (node) => odd(node, { message: 'The text goes on with the turn of somebody else, which was kept' }),
    ThoughtText: addText,
    ThoughtEnd: closeAside,
    MissingThoughtEnd: (node) => {
      closeAside(node);
      reading.cut();
      return sections.where;
    },
  };
}

function deepOpening({ head: { start, end, run, lead } }: Nodes['DeepBlock']): Opening {
  return { start, end, run, column: columnsOf(lead) };
}
