import type {
  ArgNode,
  BadHeaderCaseNode,
  BoldArgNode,
  BoldHeaderNode,
  ExactHeaderNode,
  LooseHeaderNode,
  OtherHeaderNode,
  PercentNode,
} from '../../../../generated/acor.ts';
import { grammar } from '../../../../generated/acor.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Message } from '../model.ts';
import { HEADERS, type Header, type HeaderWords, headerOf, STATES } from '../vocabulary.ts';
import type { Source } from './source.ts';

export type HeaderNode = ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;

/** The text after the colon. */
type Argument = ArgNode | BoldArgNode | PercentNode;

export interface ReadHeader {
  /** The new message, whose body is still empty. */
  readonly message: Message;
  readonly argument: Argument | null;
  /** Whether the words are the protocol's. */
  readonly isKnown: boolean;
  /** Whether the canonical spelling has the same meaning. */
  readonly isSound: boolean;
  /** Problems of its content, with the field of the message concerned. */
  readonly findings: readonly { readonly code: string; readonly field: string; readonly detail: Detail }[];
}

const OTHER: Header = { after: 'text', make: (base, title) => ({ kind: 'other', ...base, title }) };

export function readHeader(node: HeaderNode, source: Source): ReadHeader {
  const { words: written, arg: argument } = partsOf(node);
  const words = written === null || typeof written === 'string' ? written : (headerOf(written.raw) ?? null);
  const { make, needs, after }: Header = words === null ? OTHER : HEADERS[words];
  const text = source.text(argument);
  const findings: { code: string; field: string; detail: Detail }[] = [];
  const find = (code: string, field: string, detail: Detail): void => void findings.push({ code, field, detail });

  if (words === null) find('unknown-header', 'header', { about: text });
  if (needs !== undefined && text === '') {
    const message = `${quote(`## ${words}`)} must be followed by a colon and a text`;
    find('missing-header-text', 'header', { message, hint: `Write ${needs} after ## ${words}:` });
  }
  // Text after a state or a number is only kept in the header.
  const more = source.text(moreOf(argument, after));
  if (after === 'nothing' && text !== '') find('bad-header-text', 'header', { about: text });
  else if (more !== '') find('bad-header-text', 'header', { about: more });

  let said = text;
  let percent: number | undefined;
  if (after === 'state') {
    const state = argument !== null && 'state' in argument ? argument.state : null;
    said = stateNamed(source.text(state ?? argument)) ?? text;
    if (more === '' && said !== text)
      find('bad-state-case', 'state', { message: `The state ${quote(text)} was read as ${said}` });
  } else if (after === 'percent' && text !== '') {
    const number = argument !== null && 'number' in argument ? argument.number : null;
    const plain = number?.replace(',', '.') ?? null;
    if (plain !== null && Number.isFinite(Number(plain))) percent = Number(plain);
    const hasSign = argument !== null && 'percent' in argument && (argument.percent ?? '') !== '';
    if (percent === undefined) find('bad-percent', 'percent', { message: `${quote(text)} is not a percentage` });
    else if (!hasSign) {
      find('bad-percent-sign', 'percent', { about: text });
      said = `${text}%`;
    }
    if (plain !== number) {
      said = said.replace(',', '.');
      find('bad-percent-comma', 'percent', { about: text });
    }
  }
  const shown = more === '' ? said : text;
  const header = words === null ? shown : shown === '' ? words : `${words}: ${shown}`;
  const message = make({ header, body: '', blocks: [] }, said);
  if (message.kind === 'progress' && percent !== undefined) message.percent = percent;
  const isSound = node.type === 'ExactHeader' || saysSame(header, words, text);
  return { message, argument, isKnown: words !== null, isSound, findings };
}

function partsOf(node: HeaderNode): {
  readonly words: HeaderWords | BadHeaderCaseNode | null;
  readonly arg: Argument | null;
} {
  if (node.type === 'OtherHeader') return { words: null, arg: node.arg };
  return node.type === 'BoldHeader' ? node : node.head;
}

/** The text after a state or a percentage. */
function moreOf(argument: Argument | null, after: Header['after']): Range | null {
  const isOf = argument?.type === 'Percent' ? 'percent' : 'state';
  return argument !== null && after === isOf ? argument.more : null;
}

function stateNamed(text: string): string | undefined {
  return STATES.find((known) => known.toLowerCase() === text.toLowerCase());
}

/** Whether a repaired header has the same meaning as the damaged one. */
function saysSame(header: string, words: HeaderWords | null, argument: string): boolean {
  const { words: says = null, arg = null } = readNode(grammar, header, 'HeaderSays') ?? {};
  const text = arg === null ? '' : header.slice(arg.start, arg.end);
  const isState = words === 'Status' || words === 'Progress';
  return says === words && (words === null || isState || text === argument);
}
