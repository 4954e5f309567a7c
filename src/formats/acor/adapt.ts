import type { Mistakes, Nodes, Texts } from '../../../generated/acor.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Adapting, Detail, Handlers, RecoveryNode, TextPiece, Writer } from '../../engine/index.ts';
import { BodyItems } from './body-items.ts';
import { bodyOf } from './body-range.ts';
import { BodyText } from './body-text.ts';
import { type Header, type HeaderNode, readHeader } from './header.ts';
import { fieldsOf, type MessagePlaces, placeIn } from './message-fields.ts';
import type { Message, ReadOptions, Transcript } from './model.ts';
import { noiseIn, type Piece, shift, textOf } from './piece.ts';
import { checkMessage, RunRules } from './rules.ts';
import { said } from './said.ts';

/** The preamble, or a message: what its body holds so far. */
interface Section {
  readonly message: Message | null;
  readonly path: Path;
  readonly header: Range;
  readonly items: BodyItems;
  readonly text: BodyText;
}

/** The header that was read last. */
interface HeaderRead extends Pick<Header, 'message' | 'isSound'> {
  readonly line: Range;
  readonly path: Path;
}

/** The line that opens a block. */
interface Opening extends Range {
  readonly run: string;
  readonly column: number;
}

/** Makes a transcript of the nodes of the grammar. */
export function adapt(
  to: Writer<Transcript>,
  reading: Adapting<Partial<ReadOptions>>,
): Handlers<Nodes, Texts, Mistakes> {
  const isKept = reading.options.keep !== false;
  const run = new RunRules();
  const source = (start: number, end: number): string => reading.source(start, end);
  let section: Section | null = preamble();
  let header: HeaderRead | null = null;
  let count = 0;
  /** How far the text was handed to the body. */
  let covered = 0;
  let opening: Opening | null = null;
  let comment = 0;
  let column = 0;
  let hasReturn = false;

  function preamble(): Section {
    const path = ['preamble'];
    let isOpen = false;
    const text = new BodyText((added) => {
      if (!isOpen) to.open(path, 'text');
      isOpen = true;
      to.append(path, added);
    });
    return { message: null, path, header: { start: 0, end: 0 }, items: new BodyItems(0, source), text };
  }

  // ── The text of bodies ──────────────────────────────────────────────────────────────────────────────────────────

  /** Hands the text up to an offset to the open body. */
  const flow = (end: number): void => {
    const text = end > covered ? source(covered, end) : '';
    covered += text.length;
    section?.text.add(text);
  };
  const begin = (at: number): void => {
    flow(at);
    section?.items.endAt(at);
  };
  const piece = ({ text, start, end }: TextPiece): void => {
    flow(start);
    covered = end;
    section?.text.add(text);
  };
  const prosePiece = (added: TextPiece): void => {
    const back = added.text.indexOf('\r');
    if (back >= 0) findReturn(added.start + back);
    piece(added);
  };
  const findReturn = (at: number): void => {
    if (hasReturn) return;
    hasReturn = true;
    to.find('bad-line-end', { range: { start: at, end: at + 1 } });
  };

  // ── Messages ────────────────────────────────────────────────────────────────────────────────────────────────────

  const open = (node: HeaderNode): void => {
    close(node.start, false);
    const line = lineOf(node, source(node.start, node.end));
    const path = ['messages', count++];
    const told: (() => void)[] = [];
    const read = readHeader(
      node,
      (argument) => (argument === null ? '' : clean(argument)),
      (code, detail, field) =>
        told.push(() => to.find(code, { range: line, path: [...path, field], ...detail, ...mendOf(code) })),
    );
    const { message } = read;
    header = { message, isSound: read.isSound, line, path };
    if (read.isKnown) reading.recognised('markdown');
    to.open(path, message.kind);
    to.set(path, message, { range: null });
    for (const tell of told) tell();
    for (const noise of 'arg' in node ? noiseOf(node.arg) : 'head' in node ? noiseOf(node.head.arg) : []) {
      to.find('bad-header-noise', { range: noise, ...headerDetail(source(noise.start, noise.end)) });
    }
    for (const field of Object.keys(message))
      if (field !== 'body' && field !== 'blocks') to.place([...path, field], line);
    const bodyPath = [...path, 'body'];
    const text = new BodyText((added) => to.append(bodyPath, added));
    section = { message, path, header: line, items: new BodyItems(node.end, source), text };
    covered = node.end;
  };
  const clean = ({ start, end }: Range): string =>
    textOf({ start: 0, end: end - start }, { text: source(start, end), offset: start });
  /** The first stretch of noise in what follows the colon. */
  const noiseOf = (argument: Range | null): Range[] => {
    const [noise] = argument === null ? [] : noiseIn(source(argument.start, argument.end));
    return noise === undefined || argument === null
      ? []
      : [{ start: argument.start + noise.start, end: argument.start + noise.end }];
  };
  /** What is said of a header that is not written as it should be: the header as it was read mends it. */
  const mendOf = (code: string): Detail => {
    if (header?.isSound !== true || !REPAIRED.has(code)) return {};
    const text = `## ${header.message.header}`;
    return { hint: `Write ${text}`, fix: { range: header.line, text } };
  };
  const headerDetail = (raw: string, code = 'bad-header-noise'): Detail => {
    if (header === null) return {};
    const path = [...header.path, 'header'];
    if (!header.isSound) {
      const message = `Without its damage, the header says something else: ${header.message.header}`;
      return { path, severity: 'error', message };
    }
    return {
      path,
      ...(raw.trim() !== '' && code === 'bad-header-noise' && { message: said(code, raw) }),
      ...mendOf(code),
    };
  };
  const badHeader = (node: RecoveryNode): Detail => {
    const { path, severity, message, hint, fix } = headerDetail(node.raw, 'bad-header-case');
    return {
      ...(path && { path }),
      ...(severity && { severity, message: message ?? '' }),
      ...(hint !== undefined && { hint }),
      ...(fix && { fix }),
    };
  };

  const close = (end: number, isLast: boolean): void => {
    flow(end);
    const closed = section;
    section = null;
    if (closed === null) return;
    closed.items.endAt(covered);
    const { base, all } = closed.items;
    const body: Piece = { text: source(base, covered), offset: base };
    const range = bodyOf(all, body.text);
    const { message, path, header: line } = closed;
    tellNoise(closed, body);
    if (message === null) closePreamble(range, body);
    else {
      to.place(path, { start: line.start, end: all.length === 0 ? line.end : covered });
      if (range !== undefined) to.place([...path, 'body'], shift(range, body));
      const places: MessagePlaces = new Map();
      const whole = { items: all, piece: body, isLast, cut: () => reading.cut() };
      const fields = fieldsOf(message, whole, path, to, places);
      for (const [field, value] of Object.entries(fields)) {
        // Lists are empty from the start.
        if (field === 'data' || !Array.isArray(value) || value.length > 0)
          to.set([...path, field], value, { range: null });
      }
      const done = Object.assign(message, fields);
      for (const { code, message: text, path: at } of [...checkMessage(done), ...run.add(done)])
        to.find(code, { range: placeIn(places, at, line), path: [...path, ...at], message: text });
      to.close(path);
      if (!isKept) to.forget(path);
    }
    reading.release(covered);
  };
  const closePreamble = (range: Range | undefined, body: Piece): void => {
    if (range === undefined) return;
    const whole = shift(range, body);
    to.place(['preamble'], whole);
    to.find('preamble', {
      range: whole,
      path: ['preamble'],
      message: said('preamble', to.value.preamble.slice(0, 200)),
    });
    to.close(['preamble']);
  };
  /** Says where noise stands in the text of a body, once for each of its items. */
  const tellNoise = ({ items, message, path }: Section, body: Piece): void => {
    if (!body.text.includes('\x1b') && !body.text.includes('<|')) return;
    for (const { type, start, end } of items.all) {
      if (type === 'Code' || type === 'Comment' || type === 'Noise') continue;
      const [noise] = noiseIn(body.text.slice(start, end));
      if (noise === undefined) continue;
      const range = shift({ start: start + noise.start, end: start + noise.end }, body);
      const raw = body.text.slice(start + noise.start, start + noise.end);
      to.find('bad-noise', { range, message: said('bad-noise', raw), ...(message !== null && { path }) });
    }
  };

  // ── Blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────

  const openBlock = (start: number, end: number, run: string, indent: number): void => {
    opening = { start, end, run, column: indent };
  };
  const badEnd = (): Detail => {
    if (opening === null) return {};
    const { run, start, end, column: indent } = opening;
    const by = indent > 0 ? `, indented by ${indent} blanks` : '';
    return {
      range: { start, end },
      hint: `Close the block with a line ${run}${by}`,
      ...where(),
    };
  };
  const blockEnd = (end: number, fence: number): void => {
    flow(end);
    section?.items.blockEnd(fence, false);
  };

  reading.atEnd(() => {
    flow(Number.MAX_SAFE_INTEGER);
    close(covered, true);
    const end = { start: covered, end: covered };
    if (count === 0) to.find('no-message', { range: { start: 0, end: covered }, path: ['messages'] });
    else if (!run.ended) to.find('missing-final-status', { range: end, path: ['messages'] });
    if (!isKept) to.value.messages.length = 0;
  });

  const leave = (node: RecoveryNode): Detail => {
    close(node.start, false);
    covered = node.end;
    return { path: ['messages'] };
  };
  const where = (): Detail => ({ path: section?.path ?? ['messages'] });
  return {
    ExactHeader: open,
    LooseHeader: open,
    BoldHeader: open,
    OtherHeader: open,
    BadHeaderCase: badHeader,
    BadColonNoise: badHeader,
    BadHeaderNoise: badHeader,
    BadHeaderLevel: badHeader,
    BadHeaderSpace: badHeader,
    BadHeaderBold: badHeader,
    BadHeaderColon: badHeader,
    BadWideColon: badHeader,
    BadHeaderClose: badHeader,
    MissingHeaderEnd: (node) => {
      reading.cut();
      return leave(node);
    },

    BadWrapper: leave,
    WrapperEnd: (node) => {
      close(node.start, false);
      covered = node.end;
    },
    MissingWrapperEnd: (node) => {
      close(node.start, true);
      return { path: ['messages'] };
    },
    BadChat: (node) => {
      covered = node.end;
    },
    BadBom: (node) => {
      covered = node.end;
    },
    BadLineEnd: ({ start }) => {
      findReturn(start);
      return false;
    },

    Gap: (node) => {
      begin(node.start);
      section?.items.plain('Gap', node);
      flow(node.end);
    },
    BadNoiseLines: (node) => {
      begin(node.start);
      section?.items.plain('Noise', node);
      section?.text.hold(node.raw);
      covered = node.end;
      return where();
    },
    MissingFenceRun: (node) => {
      begin(node.start);
      section?.items.comment(node);
      flow(node.end);
      reading.cut();
      return where();
    },
    ProseText: {
      enter: (at) => {
        begin(at);
        section?.items.plain('Prose', { start: at, end: at });
      },
      piece: prosePiece,
    },
    FieldLine: (node) => {
      begin(node.start);
      section?.items.field(node);
      flow(node.end);
    },
    EntryLine: (node) => {
      begin(node.start);
      section?.items.entry(node);
      flow(node.end);
    },
    // A node, so that the engine knows that the text before it could have gone on.
    TextEnd: () => {},
    MoreCode: (node) => section?.items.moreCode(node),
    MoreText: (added) => {
      section?.items.more(added);
      prosePiece(added);
    },
    DeepBlock: (node) => {
      const code = section?.items.deepBlock(node);
      openBlock(node.head.start, node.head.end, node.head.run, code?.column ?? 0);
      flow(node.end);
    },

    BlockHead: (node) => {
      begin(node.start);
      section?.items.blockHead(node);
      openBlock(node.start, node.end, node.run, node.lead.length);
      flow(node.end);
    },
    BlockText: piece,
    BlockEnd: ({ end, fence }) => blockEnd(end, fence.start),
    ListHead: (node) => {
      begin(node.start);
      column = node.lead.length;
      section?.items.listHead(node.start, column);
      opening = { start: node.start, end: node.end, run: '', column };
    },
    ListFenceHead: (node) => {
      section?.items.listFenceHead(node);
      openBlock(opening?.start ?? node.start, node.end, node.run, column);
      flow(node.end);
    },
    ListText: piece,
    ListEnd: ({ end, fence }) => blockEnd(end, fence.start),
    BadFenceEnd: (node) => {
      flow(node.end);
      section?.items.blockEnd(node.end, false);
      return badEnd();
    },
    MissingFenceEnd: (node) => {
      flow(node.end);
      section?.items.blockEnd(node.end, true);
      reading.cut();
      return badEnd();
    },

    CommentHead: (node) => {
      begin(node.start);
      comment = node.start;
    },
    CommentText: piece,
    CommentEnd: (node) => {
      section?.items.comment({ start: comment, end: node.end });
      flow(node.end);
    },
    MissingCommentEnd: (node) => {
      section?.items.comment({ start: comment, end: node.end });
      return { range: { start: comment, end: node.end }, ...where() };
    },
  };
}

/** What is wrong with how a header is written, not with what it says. */
const REPAIRED: ReadonlySet<string> = new Set([
  'bad-header-case',
  'bad-header-noise',
  'bad-percent-sign',
  'bad-state-case',
]);

/** The stretch of a line without its end. */
function lineOf({ start }: Range, text: string): Range {
  let { length } = text;
  while (length > 0 && (text[length - 1] === '\n' || text[length - 1] === '\r')) length--;
  return { start, end: start + length };
}
