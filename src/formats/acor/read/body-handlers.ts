import type { grammar, Mistakes, Nodes } from '../../../../generated/acor.ts';
import { counted } from '../../../core/counted.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, HandlersOf, TextPiece } from '../../../engine/index.ts';
import type { StreamOptions } from '../model.ts';
import type { HeaderHandlers } from './header-handlers.ts';
import { type CodeItem, EntryItem, FieldItem, type GrowingItems } from './items.ts';
import type { Sections } from './sections.ts';

/** What is done with the parts of bodies. */
type BodyHandlers = Omit<HandlersOf<typeof grammar>, keyof HeaderHandlers>;

export function bodyHandlers(reading: Adapting<Partial<StreamOptions>>, sections: Sections): BodyHandlers {
  /** Takes a part that is there as a whole, or a line that what is open goes on with. */
  const add = (node: Nodes['Gap'] | Mistakes['MissingFenceRun']): void => {
    sections.begin(node.start);
    sections.items.add(node);
    sections.flow(node.end);
  };
  /** Begins a part whose first line is there. */
  const begin = (part: Parameters<GrowingItems['begin']>[0]): void => {
    sections.begin(part.start);
    sections.items.begin(part);
    sections.flow(part.end);
  };
  const beginProse = (start: number, end = start): void => begin({ type: 'Prose', start, end });
  const openBlock = (node: Parameters<GrowingItems['open']>[0]): void => {
    if (node.type !== 'ListFenceHead') sections.begin(node.start);
    sections.items.open(node);
    if (node.type !== 'ListHead') sections.flow(node.end);
  };
  const closeBlock = (node: Parameters<GrowingItems['close']>[0]): CodeItem | null => {
    sections.flow(node.end);
    return sections.items.close(node);
  };
  /** What is said of a block that no fence ends. */
  const unclosed = (node: Mistakes['MissingFenceEnd'] | Mistakes['BadFenceEnd']): Detail => {
    const block = closeBlock(node) ?? sections.items.lastBlock;
    if (node.type === 'MissingFenceEnd') reading.cut();
    if (block === null) return {};
    const { start, head, column } = block;
    const by = column > 0 ? `, indented by ${counted(column, 'space')}` : '';
    const hint = `Close the block with a line ${head.run}${by}`;
    return { range: { start, end: head.end }, hint, ...sections.where };
  };
  const openAside = ({ start }: Range): void => {
    sections.begin(start);
    sections.items.begin({ type: 'Comment', start, end: start });
  };
  const closeAside = ({ end }: Range): void => sections.flow(end);
  const odd = ({ start, end }: Range, detail: Detail): Detail => {
    beginProse(start, end);
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
      sections.items.add(node);
      sections.hold(node.raw, node.end);
      return sections.where;
    },
    MissingFenceRun: (node) => {
      add(node);
      reading.cut();
      return sections.where;
    },

    ProseText: { enter: (_, at) => beginProse(at), piece: addText },
    FieldLine: (node) => begin(new FieldItem(node)),
    EntryLine: (node) => begin(new EntryItem(node)),
    // A node, so that the engine knows that the text before it could have gone on.
    TextEnd: () => {},
    MoreCode: (node) => sections.items.moreCode(node),
    MoreText: (piece) => {
      sections.items.more(piece);
      sections.piece(piece);
    },
    DeepBlock: (node) => {
      sections.items.deepBlock(node);
      sections.flow(node.end);
    },

    BlockHead: openBlock,
    BlockText: addText,
    BlockEnd: closeBlock,
    ListHead: openBlock,
    ListFenceHead: openBlock,
    ListText: addText,
    ListEnd: closeBlock,
    BadFenceEnd: unclosed,
    MissingFenceEnd: unclosed,

    CommentHead: openAside,
    CommentText: addText,
    CommentEnd: closeAside,
    MissingCommentEnd: (node) => {
      closeAside(node);
      return { range: { start: sections.items.lastStart, end: node.end }, ...sections.where };
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
