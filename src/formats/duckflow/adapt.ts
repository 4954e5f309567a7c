import type {
  ActionNameNode,
  Around,
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
import { withoutLineEnd } from '../../core/lines.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Adapting, Detail, Handlers, Part } from '../../engine/index.ts';
import { LineEnds } from '../../engine/line-ends.ts';
import { Actions } from './actions.ts';
import type { Action, Reply } from './model.ts';
import { OpenSection } from './section.ts';
import { Vitals } from './vitals.ts';
import { markerName, parameterOf, STANDARD_SECTIONS, STANDARD_VITALS } from './vocabulary.ts';

/** The names that identify a text as a reply in the marker format. */
const STANDARD: ReadonlySet<string> = new Set(
  ['reasoning', ...STANDARD_SECTIONS, ...STANDARD_VITALS].map((name) => name.toUpperCase()),
);

/** Markdown escapes of characters that stand for themselves. */
const MARKDOWN_ESCAPE = /\\([\\`*_{}[\]()#+.!<>|~-])/g;

/** The sections after an action in which somebody else answers. */
const OF_OTHERS = /^(?:OBSERVATION|USER$|TOOL_)/;

/** The state while a reply is read. */
export interface Parts {
  readonly model: Part<Reply>;
  readonly Section: OpenSection;
}

/** Builds a reply from the nodes of the grammar. */
export function adapt(
  reply: Part<Reply>,
  reading: Adapting<Partial<ParseOptions>>,
): Handlers<Nodes, Texts, Mistakes, Around, Parts> {
  const actions = new Actions(reply, reading);
  const vitals = new Vitals(reply);
  /** The path for findings on the last markers. */
  let about = (): Path => [];
  /** Whether the last parameter may continue below its line. */
  let takesLines = false;
  /** Whether its value is on the line below its marker. */
  let isBelow = false;
  let hasText = false;
  let hasMarker = false;
  /** The text begins with a brace: it is tried as JSON first, whatever its strings contain. */
  let isJsonFirst = false;
  const lineEnds = new LineEnds(reply);

  const recognise = (name?: string): void => {
    hasMarker = true;
    if (!isJsonFirst && (name === undefined || STANDARD.has(name))) reading.recognised();
  };
  const vital = (node: VitalNode | LooseVitalNode | OwnVitalNode): void => {
    const marker = nameOf(node.name);
    recognise(marker);
    const name = marker.toLowerCase();
    about = () => vitals.pathOf(name);
    vitals.set(name, numberOf(node.value), { start: node.start, end: node.value.end });
  };
  const type = (index: number | undefined, { start, value }: TypeNode | LooseTypeNode): void => {
    recognise();
    const range = { start, end: value.end };
    const action = actions.of(index, range);
    const path = action.pathOf('type');
    action.set('type', unescaped(value.text.trim(), value, path), { range, twice: 'duplicate' });
    about = () => path;
  };
  /** A value without Markdown's backslashes, which are not part of it. */
  const unescaped = (text: string, range: Range, path: Path): string => {
    const plain = text.includes('\\') ? text.replaceAll(MARKDOWN_ESCAPE, '$1') : text;
    if (plain !== text) {
      const message = `The value is escaped; it was read as ${quote(plain)}`;
      reply.report('escaped-value', { range: { start: range.start, end: range.end }, path, message });
    }
    return plain;
  };
  /** A parameter named CONTENT gives the content on one line. */
  const contentLine = (action: Part<Action>, text: string, range: Range): void => {
    action.report('content-parameter', { range, path: action.pathOf('content') });
    action.set('content', text, { range, twice: 'duplicate' });
  };
  const parameter = (
    index: number | undefined,
    name: string,
    { start, value, more }: ParameterNode | LooseParameterNode,
    // If the marker is escaped, so is its value.
    isEscaped = false,
  ): void => {
    recognise();
    const range = { start, end: value.end };
    takesLines = parameterOf(name)?.isProse === true;
    const [first = '', ...others] = more?.lines ?? [];
    isBelow = value.text.trim() === '' && others.length === 0 && first !== '' && !first.includes('\n');
    const text = more === null || !(takesLines || isBelow) ? value.text : [value.text, ...more.lines].join('\n');
    const action = actions.of(index, range);
    const path = name === 'content' ? action.pathOf(name) : action.part('params').pathOf(name);
    const plain = isEscaped ? unescaped(text.trim(), value, path) : text;
    if (name === 'content') contentLine(action, plain, range);
    else actions.parameter(action, name, plain.trim(), range);
    about = () => path;
  };
  const chat = ({ raw }: { readonly raw: string }): Detail => {
    if (!hasText) isJsonFirst = raw.trimStart().startsWith('{');
    hasText = true;
    return { message: `Text outside any section or block: ${quote(raw.trim())}` };
  };
  const badEnd = ({ raw, start }: { readonly raw: string; readonly start: number }, before = ''): Detail => {
    const block = actions.openBlock;
    actions.close({ start, end: start + raw.trimEnd().length });
    if (block === null) return {};
    const { action } = block;
    const message = `This line was read as the END of action ${action.value.index}: ${quote(raw.trim())}`;
    return { path: action.pathOf('content'), message, ...endFix(block, raw, start, before) };
  };

  return {
    BadVital: () => ({ path: about() }),
    BadContinuation: ({ raw }) => {
      if (isBelow) {
        const message = `The value is on the line below its marker: ${quote(raw.trim())}`;
        return { path: about(), message };
      }
      if (takesLines) return { path: about() };
      const name = String(about().at(-1)).toUpperCase();
      return {
        path: about(),
        severity: 'error',
        message: `These lines are not part of ${name} and were left out: ${JSON.stringify(raw.trimEnd())}`,
        hint: `Write the whole value of ${name} on the line of its marker.`,
      };
    },
    BadCutNumber: () => {
      reading.cut();
      return { path: about(), message: 'The text ends inside the number of a vital' };
    },
    Blank: () => {},
    WrapperEnd: () => {},
    ThoughtText: () => {},
    ThoughtEnd: () => {},
    TurnText: () => {},
    MissingThoughtEnd: () => reading.cut(),
    BadThoughtEnd: () => (hasMarker ? undefined : { severity: 'warning' }),

    Section: { enter: (_, start) => new OpenSection(reply, start) },
    SectionHead: (node, section) => {
      recognise(node.name);
      section.begin(node.name, node);
      about = () => section.text.path;
      if (reply.value.actions.length > 0 && OF_OTHERS.test(node.name))
        reply.report('bad-turn', { range: node, path: about(), severity: 'error' });
    },
    SectionText: (piece, section) => section.add(piece),
    FencedText: {
      enter: (section) => section.beginFence(),
      piece: (piece, section) => section.add(piece),
    },
    SectionEnd: (node, section) => {
      section.close(node.start);
      if (section.firstReturn !== null) lineEnds.found(section.firstReturn);
    },

    Vital: vital,
    LooseVital: vital,
    OwnVital: vital,

    Type: (node) => type(numberIn(node.index), node),
    LooseType: (node) => type(indexOf(node.marker), node),
    Parameter: (node) => parameter(numberIn(node.index), node.name.toLowerCase(), node),
    LooseParameter: (node) => {
      const { marker } = node;
      const isEscaped = 'raw' in marker && marker.raw.includes('\\');
      parameter(indexOf(marker), markerName(marker.name).toLowerCase(), node, isEscaped);
    },

    BlockHead: (node) => {
      recognise();
      const action = actions.open(indexOf(node.marker), node);
      about = () => action.pathOf('content');
    },
    BadStartText: (node) => {
      actions.text(node.raw, node);
      return { path: about(), fix: { range: { start: node.start, end: node.start }, text: '\n' } };
    },
    BlockText: (piece) => actions.text(piece.text, piece),
    BlockEnd: (node) => actions.close(markerOf(node)),
    BadContentTag: (node) => {
      const marker = `[ACTION_${node.index}_CONTENT_START]`;
      return { path: about(), hint: `Write ${marker}`, ...replacing(node, marker) };
    },
    BadBareStart: (node) => ({ path: actions.open(undefined, node).pathOf('content') }),
    BareText: (piece) => actions.text(piece.text, piece),
    BareEnd: (node) => actions.close(markerOf(node)),
    BadBlockEnd: (node) => badEnd(node),
    BadInlineEnd: (node) => badEnd(node, '\n'),
    BadContentEnd: (node) => {
      if (actions.openBlock !== null) return badEnd(node);
      return {
        severity: 'error',
        message: `This END line closes no block: ${quote(node.raw.trim())}`,
        hint: 'Leave it out, or write its START line.',
        ...replacing(node, ''),
      };
    },
    MissingContentEnd: ({ raw, start }) => {
      const block = actions.openBlock;
      actions.close(raw === '' ? null : { start, end: start + raw.trimEnd().length });
      if (block === null) return false;
      const { index } = block.action.value;
      const path = block.action.pathOf('content');
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
      about = () => vitals.pathOf(name);
      const value = numberOf(node.value);
      if (value === undefined) reply.report('bad-vital', { range: node, path: about() });
      vitals.set(name, value, node);
      if (value === undefined) return { path: about() };
      const line = `[${node.name.toUpperCase()}] ${value}`;
      return { path: about(), hint: `Write ${line}`, ...replacing(node, `${line}\n`) };
    },

    BadLineEnd: ({ start }) => {
      lineEnds.found(start);
      return false;
    },
    BadChatBefore: chat,
    BadChat: chat,
    BadLine: chat,
    MissingFenceEnd: () => reading.cut(),
    MissingTextFenceEnd: (_, { fence, text }) => ({ range: fence, path: text.path }),
    MissingMarkerEnd: () => reading.cut(),
  };
}

/** The text between the brackets of a marker, in any form. */
type Marker = ActionNameNode | BadActionNameNode | { readonly index: string };

function indexOf(marker: string | Marker | null): number | undefined {
  const index = typeof marker === 'object' ? marker?.index : marker;
  return typeof index === 'string' ? numberIn(index) : undefined;
}

/** Converts at most nine digits: each marker of an action has a number, and `Number` takes ten times as long. */
function numberIn(digits: string): number {
  let number = 0;
  for (let at = 0; at < digits.length; at++) number = number * 10 + digits.charCodeAt(at) - 0x30;
  return number;
}

function nameOf(name: string | { readonly raw: string }): string {
  return typeof name === 'string' ? name : name.raw.toUpperCase();
}

/** A value as a share from 0 to 1; undefined when it has none. */
function numberOf(value: { readonly type: string; readonly text?: string; readonly raw?: string }): number | undefined {
  if (value.type === 'BadVital' || value.type === 'BadCutNumber') return undefined;
  const text = value.text ?? value.raw?.replace('\\', '').replace(',', '.') ?? '';
  // Moves the decimal point, without rounding.
  const number = Number(value.type === 'BadPercent' ? `${text}e-2` : text);
  return Number.isNaN(number) ? undefined : number;
}

function markerOf({ start, marker }: { readonly start: number; readonly marker: string }): Range {
  return { start, end: start + marker.length };
}

/** The missing END line of a block, if its START line has a number. */
function endFix(
  { action, isNumbered }: { readonly action: Part<Action>; readonly isNumbered: boolean },
  raw: string,
  start: number,
  before = '',
): Detail {
  if (!isNumbered) return {};
  const marker = `[ACTION_${action.value.index}_CONTENT_END]`;
  const { fix } = replacing({ start, end: start + withoutLineEnd(raw).length }, before + marker);
  return { fix, hint: `Write ${marker}, alone on its line.` };
}
