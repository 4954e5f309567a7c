import type { grammar } from '../../../../generated/acor.ts';
import { isLineEndUnit } from '../../../core/blank.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, HandlersOf, Part, RecoveryNode } from '../../../engine/index.ts';
import type { StreamOptions, Transcript } from '../model.ts';
import { type HeaderNode, type ReadHeader, readHeader } from './header.ts';
import type { Sections } from './sections.ts';
import { noiseIn, Source } from './source.ts';

/** What is done with headers, and with what is around the messages. */
export type HeaderHandlers = Pick<HandlersOf<typeof grammar>, HeaderNames>;

type HeaderNames =
  | Extract<keyof HandlersOf<typeof grammar>, `${string}${'Header' | 'Wrapper'}${string}`>
  | `Bad${'ColonNoise' | 'WideColon' | 'Chat' | 'Bom'}`;

/** The header that was read last. */
interface HeaderRead extends Pick<ReadHeader, 'message' | 'isSound'> {
  readonly line: Range;
  readonly path: Path;
}

export function headerHandlers(
  transcript: Part<Transcript>,
  reading: Adapting<Partial<StreamOptions>>,
  sections: Sections,
): HeaderHandlers {
  let header: HeaderRead | null = null;

  /** Begins a message. */
  const open = (node: HeaderNode): void => {
    sections.close(node.start, false);
    const source = new Source(reading.source(node.start, node.end), node.start);
    const line = lineOf(source);
    const told: { readonly code: string; readonly detail: Detail; readonly field: string }[] = [];
    const read = readHeader(
      node,
      (argument) => source.text(argument),
      (code, detail, field) => told.push({ code, detail, field }),
    );
    const { message, argument } = read;
    if (read.isKnown) reading.recognised('markdown');
    const { path } = sections.open(message, line, node.end);
    header = { message, isSound: read.isSound, line, path };
    for (const { code, detail, field } of told)
      transcript.report(code, { range: line, path: [...path, field], ...detail, ...fixOf(code) });
    if (argument !== null && node.type !== 'ExactHeader') {
      const [noise] = noiseIn(source.raw(argument));
      if (noise !== undefined) {
        const range = { start: argument.start + noise.start, end: argument.start + noise.end };
        transcript.report('bad-header-noise', { range, about: source.raw(range), ...badHeader() });
      }
    }
  };
  /** The fix of a header that is not written as it should be: the header as it was read. */
  const fixOf = (code: string): Detail => {
    if (header?.isSound !== true || !REPAIRED.has(code)) return {};
    const text = `## ${header.message.header}`;
    return { hint: `Write ${text}`, fix: { range: header.line, text } };
  };
  const badHeader = (): Detail => {
    if (header === null) return {};
    const path = [...header.path, 'header'];
    if (header.isSound) return { path, ...fixOf('bad-header-case') };
    const message = `The header cannot be repaired: it would mean something else as ## ${header.message.header}`;
    return { path, severity: 'error', message };
  };
  const leave = (node: RecoveryNode): Detail => {
    sections.close(node.start, false);
    sections.pass(node.end);
    return { path: MESSAGES };
  };
  const pass = (node: RecoveryNode): void => sections.pass(node.end);

  return {
    ExactHeader: open,
    LooseHeader: open,
    BoldHeader: open,
    OtherHeader: open,
    BadHeaderCase: badHeader,
    BadColonNoise: badHeader,
    BadHeaderNoise: badHeader,
    BadHeaderOrnament: badHeader,
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
    BadChat: pass,
    BadBom: pass,
  };
}

const MESSAGES: Path = ['messages'];

/** What is wrong with how a header is written, not with what it says. */
const REPAIRED: ReadonlySet<string> = new Set(['bad-header-case', 'bad-percent-sign', 'bad-state-case']);

/** Where a line is, without its end. */
function lineOf({ all, offset }: Source): Range {
  let end = all.length;
  while (end > 0 && isLineEndUnit(all.charCodeAt(end - 1))) end--;
  return { start: offset, end: offset + end };
}
