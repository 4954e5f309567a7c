import type {
  ActionNameNode,
  BadActionNameNode,
  LooseParameterNode,
  LooseTypeNode,
  LooseVitalNode,
  Mistakes,
  Nodes,
  OwnVitalNode,
  ParameterNode,
  Texts,
  TypeNode,
  VitalNode,
} from '../../../generated/duckflow.ts';
import { quote } from '../../core/diagnostic.ts';
import type { ParseOptions } from '../../core/format.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Adapting, Detail, Handlers, TextHandler, TextPiece, Writer } from '../../engine/index.ts';
import { Actions } from './actions.ts';
import type { Reply } from './model.ts';
import { Vitals } from './vitals.ts';
import { parameterOf, STANDARD_SECTIONS, STANDARD_VITALS } from './vocabulary.ts';

/** The names that make a text a reply in the marker format. */
const STANDARD: ReadonlySet<string> = new Set(
  ['reasoning', ...STANDARD_SECTIONS, ...STANDARD_VITALS].map((name) => name.toUpperCase()),
);

/** Makes a reply of the nodes of the grammar. */
export function adapt(to: Writer<Reply>, reading: Adapting<Partial<ParseOptions>>): Handlers<Nodes, Texts, Mistakes> {
  const actions = new Actions(to, reading);
  const vitals = new Vitals(to);
  /** What the markers that were read last are about. */
  let about: Path = [];
  /** Whether the parameter that was read last goes on below its line. */
  let takesLines = false;
  let section: { readonly path: Path; readonly start: number; isEmpty: boolean; back: number | null } | null = null;
  let hasText = false;
  /** The text begins with a brace: it is JSON first, whatever its strings show. */
  let isJsonFirst = false;
  let hasReturn = false;

  const recognise = (name?: string): void => {
    if (!isJsonFirst && (name === undefined || STANDARD.has(name))) reading.recognised();
  };
  const vital = (node: VitalNode | LooseVitalNode | OwnVitalNode): void => {
    const marker = nameOf(node.name);
    recognise(marker);
    const name = marker.toLowerCase();
    about = ['vitals', name];
    vitals.set(name, numberOf(node.value), { start: node.start, end: node.value.end });
  };
  const type = (index: number | undefined, { start, value }: TypeNode | LooseTypeNode): void => {
    recognise();
    const range = { start, end: value.end };
    about = actions.type(actions.of(index, range), value.text.trim(), range);
  };
  const parameter = (
    index: number | undefined,
    name: string,
    { start, value, more }: ParameterNode | LooseParameterNode,
  ): void => {
    recognise();
    const range = { start, end: value.end };
    takesLines = parameterOf(name)?.isProse === true;
    const text = more === null || !takesLines ? value.text : [value.text, ...more.lines].join('\n');
    const at = actions.of(index, range);
    about = name === 'content' ? actions.contentLine(at, text, range) : actions.parameter(at, name, text.trim(), range);
  };
  const sectionPiece = ({ text, start, end }: TextPiece): void => {
    if (section === null) return;
    const back = text.indexOf('\r');
    if (back >= 0) section.back ??= start + back;
    const body = section.isEmpty ? text.trimStart() : text;
    if (body === '') return;
    if (section.isEmpty && to.get(section.path) !== '') to.append(section.path, '\n\n');
    section.isEmpty = false;
    to.append(section.path, body, { trim: true, range: { start, end } });
  };
  const findReturn = (at: number): void => {
    if (hasReturn) return;
    hasReturn = true;
    const range = { start: at, end: at + 1 };
    to.find('bad-line-end', { range, message: 'Lines end with CR or CRLF; this is the first one' });
  };
  const chat = ({ raw }: { readonly raw: string }): Detail => {
    if (!hasText) isJsonFirst = raw.trimStart().startsWith('{');
    hasText = true;
    return { message: `Text outside any section or block: ${quote(raw.trim())}` };
  };
  let fence: Range = { start: 0, end: 0 };
  let isFenceHead = false;
  const fenced: TextHandler<TextPiece<'FencedText'>> = {
    enter: () => {
      isFenceHead = true;
    },
    piece: (piece) => {
      if (isFenceHead) fence = { start: piece.end - piece.text.trimStart().length, end: piece.end };
      isFenceHead = false;
      sectionPiece(piece);
    },
  };

  const badEnd = ({ raw, start }: { readonly raw: string; readonly start: number }, before = ''): Detail => {
    const block = actions.openBlock;
    actions.close({ start, end: start + raw.trimEnd().length });
    if (block === null) return {};
    const message = `This line was read as the END of action ${block.index}: ${quote(raw.trim())}`;
    return { path: block.path, message, ...endFix(block, raw, start, before) };
  };

  return {
    BadVital: () => ({ path: about }),
    BadContinuation: ({ raw }) => {
      if (takesLines) return { path: about };
      const name = String(about.at(-1)).toUpperCase();
      return {
        path: about,
        severity: 'error',
        message: `These lines are not part of ${name} above them and were left out: ${JSON.stringify(raw.trimEnd())}`,
        hint: `Write the whole value of ${name} on the line of its marker.`,
      };
    },
    BadCutNumber: () => {
      reading.cut();
      return { path: about, message: 'The text ends inside the number of a vital' };
    },
    Blank: () => {},
    WrapperEnd: () => {},

    SectionHead: (node) => {
      recognise(node.name);
      const name = node.name.toLowerCase();
      const path = name === 'reasoning' ? ['reasoning'] : ['sections', name];
      const before = to.places.find(path);
      if (before !== undefined)
        to.find('duplicate', {
          path,
          related: before,
          message: `The section ${node.name} is given twice; the texts were joined (first at offset ${before.start})`,
        });
      else to.open(path, 'text');
      to.place(path, node);
      section = { path, start: before?.start ?? node.start, isEmpty: true, back: null };
      about = path;
    },
    SectionText: sectionPiece,
    FencedText: fenced,
    SectionEnd: (node) => {
      if (section === null) return;
      to.place(section.path, { start: section.start, end: node.start });
      to.close(section.path);
      if (section.back !== null) findReturn(section.back);
      section = null;
    },

    Vital: vital,
    LooseVital: vital,
    OwnVital: vital,

    Type: (node) => type(Number(node.index), node),
    LooseType: (node) => type(indexOf(node.marker), node),
    Parameter: (node) => parameter(Number(node.index), node.name.toLowerCase(), node),
    LooseParameter: (node) => {
      const name = node.marker.name.toLowerCase().replaceAll(' ', '_').replaceAll('-', '_');
      parameter(indexOf(node.marker), name, node);
    },

    BlockHead: (node) => {
      recognise();
      actions.open(indexOf(node.marker), node);
      about = actions.openBlock?.path ?? [];
    },
    BadStartText: (node) => {
      actions.text(node.raw, node);
      return { path: about, fix: { range: { start: node.start, end: node.start }, text: '\n' } };
    },
    BlockText: (piece) => actions.text(piece.text, piece),
    BlockEnd: (node) => actions.close(markerOf(node)),
    BadContentTag: (node) => {
      const marker = `[ACTION_${node.index}_CONTENT_START]`;
      return { path: about, hint: `Write ${marker}`, ...replacing(node, marker) };
    },
    BadBareStart: (node) => {
      actions.open(undefined, node);
      return { path: actions.openBlock?.path ?? [] };
    },
    BareText: (piece) => actions.text(piece.text, piece),
    BareEnd: (node) => actions.close(markerOf(node)),
    BadBlockEnd: (node) => badEnd(node),
    BadInlineEnd: (node) => badEnd(node, '\n'),
    BadContentEnd: (node) => {
      if (actions.openBlock !== null) return badEnd(node);
      return {
        severity: 'error',
        message: `This END line closes no block: ${quote(node.raw.trim())}`,
        hint: 'Leave it out, or write its START line above the block.',
        ...replacing(node, ''),
      };
    },
    MissingContentEnd: ({ raw, start }) => {
      const block = actions.openBlock;
      actions.close(raw === '' ? null : { start, end: start + raw.trimEnd().length });
      if (block === null) return false;
      const { path, index } = block;
      const hint = `Close the block with [ACTION_${index}_CONTENT_END].`;
      if (raw === '') return { path, hint, message: `The block of action ${index} has no END line; it was ended here` };
      return {
        path,
        hint,
        ...endFix(block, raw, start),
        message: `The block of action ${index} ends at an END line with another number: ${quote(raw.trim())}`,
      };
    },

    BadBareVital: (node) => {
      const name = node.name.toLowerCase();
      about = ['vitals', name];
      const value = numberOf(node.value);
      if (value === undefined) to.find('bad-vital', { range: node, path: about });
      vitals.set(name, value, node);
      if (value === undefined) return { path: about };
      const line = `[${node.name.toUpperCase()}] ${value}`;
      return { path: about, hint: `Write ${line}`, ...replacing(node, `${line}\n`) };
    },

    BadLineEnd: ({ start }) => {
      findReturn(start);
      return false;
    },
    BadChatBefore: chat,
    BadChat: chat,
    BadLine: chat,
    MissingFenceEnd: () => reading.cut(),
    MissingTextFenceEnd: () => ({ range: fence, ...(section !== null && { path: section.path }) }),
    MissingMarkerEnd: () => reading.cut(),
  };
}

/** What stands between the brackets of a marker, however it was written. */
type Marker = ActionNameNode | BadActionNameNode | { readonly index: string };

function indexOf(marker: string | Marker | null): number | undefined {
  const index = typeof marker === 'object' ? marker?.index : marker;
  return typeof index === 'string' ? Number(index) : undefined;
}

function nameOf(name: string | { readonly raw: string }): string {
  return typeof name === 'string' ? name : name.raw.toUpperCase();
}

/** The share that a value gives; undefined when it gives none. */
function numberOf(value: { readonly type: string; readonly text?: string; readonly raw?: string }): number | undefined {
  if (value.type === 'BadVital' || value.type === 'BadCutNumber') return undefined;
  const text = value.text ?? value.raw ?? '';
  // The decimal point moves, nothing is rounded.
  const number = Number(value.type === 'BadPercent' ? `${text}e-2` : text);
  return Number.isNaN(number) ? undefined : number;
}

function markerOf({ start, marker }: { readonly start: number; readonly marker: string }): Range {
  return { start, end: start + marker.length };
}

/** The END line that a block should have, where its START line has a number. */
function endFix(
  block: { readonly index: number; readonly isNumbered: boolean },
  raw: string,
  start: number,
  before = '',
): Detail {
  if (!block.isNumbered) return {};
  const marker = `[ACTION_${block.index}_CONTENT_END]`;
  return {
    ...replacing({ start, end: start + raw.trimEnd().length }, before + marker),
    hint: `Write ${marker}, alone on its line.`,
  };
}
