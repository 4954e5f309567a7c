import type { Mistakes, Nodes, Texts } from '../../../../generated/acor.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, Handlers, RecoveryNode, Writer } from '../../../engine/index.ts';
import type { ReadOptions, Transcript } from '../model.ts';
import { type Header, type HeaderNode, readHeader } from './header.ts';
import { noiseIn, textOf } from './piece.ts';
import { said } from './said.ts';
import type { Sections } from './sections.ts';

/** What is done with headers, and with what stands around the messages. */
export type HeaderHandlers = Pick<
  Handlers<Nodes, Texts, Mistakes>,
  | 'WholeMessage'
  | 'ExactHeader'
  | 'LooseHeader'
  | 'BoldHeader'
  | 'OtherHeader'
  | 'BadHeaderCase'
  | 'BadColonNoise'
  | 'BadHeaderNoise'
  | 'BadHeaderLevel'
  | 'BadHeaderSpace'
  | 'BadHeaderBold'
  | 'BadHeaderColon'
  | 'BadWideColon'
  | 'BadHeaderClose'
  | 'MissingHeaderEnd'
  | 'BadWrapper'
  | 'WrapperEnd'
  | 'MissingWrapperEnd'
  | 'BadChat'
  | 'BadBom'
>;

/** The header that was read last. */
interface HeaderRead extends Pick<Header, 'message' | 'isSound'> {
  readonly line: Range;
  readonly path: Path;
}

export function headerHandlers(
  to: Writer<Transcript>,
  reading: Adapting<Partial<ReadOptions>>,
  sections: Sections,
): HeaderHandlers {
  let header: HeaderRead | null = null;

  /** Begins a message, all of which may be there. */
  const open = (node: HeaderNode, whole?: Nodes['WholeMessage']): void => {
    sections.close(node.start, false);
    const source = reading.source(node.start, node.end);
    const line = lineOf(node, source);
    const told: { readonly code: string; readonly detail: Detail; readonly field: string }[] = [];
    const clean = (argument: Range): string =>
      textOf({ start: argument.start - node.start, end: argument.end - node.start }, { text: source, offset: 0 });
    const read = readHeader(node, clean, (code, detail, field) => told.push({ code, detail, field }));
    const { message, argument } = read;
    if (read.isKnown) reading.recognised('markdown');
    const path = sections.open(message);
    header = { message, isSound: read.isSound, line, path };
    for (const { code, detail, field } of told)
      to.find(code, { range: line, path: [...path, field], ...detail, ...mendOf(code) });
    if (argument !== null && node.type !== 'ExactHeader') tellNoise(argument);
    sections.body(message, path, line, node.end, whole);
  };
  const grow = (node: HeaderNode): void => open(node);
  /** Tells of the first noise behind the colon. */
  const tellNoise = ({ start, end }: Range): void => {
    const argument = reading.source(start, end);
    const [noise] = noiseIn(argument);
    if (noise === undefined) return;
    const range = { start: start + noise.start, end: start + noise.end };
    to.find('bad-header-noise', { range, ...headerDetail(argument.slice(noise.start, noise.end)) });
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
  const badHeader = ({ raw }: RecoveryNode): Detail => headerDetail(raw, 'bad-header-case');
  const leave = (node: RecoveryNode): Detail => {
    sections.close(node.start, false);
    sections.pass(node.end);
    return { path: MESSAGES };
  };

  return {
    WholeMessage: (node) => open(node.header, node),
    ExactHeader: grow,
    LooseHeader: grow,
    BoldHeader: grow,
    OtherHeader: grow,
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
      sections.close(node.start, false);
      sections.pass(node.end);
    },
    MissingWrapperEnd: (node) => {
      sections.close(node.start, true);
      return { path: MESSAGES };
    },
    BadChat: (node) => sections.pass(node.end),
    BadBom: (node) => sections.pass(node.end),
  };
}

const MESSAGES: Path = ['messages'];

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
