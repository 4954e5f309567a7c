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
import type { Detail } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Message } from '../model.ts';
import { HEADERS, type Header, type HeaderWords, headerOf, STATES } from '../vocabulary.ts';

export type HeaderNode = ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;

/** Tells of a mistake in a header; `field` is the part of the message that it is about. */
export type ReportHeader = (code: string, detail: Detail, field: string) => void;

const OTHER: Header = { after: 'text', make: (base, title) => ({ kind: 'other', ...base, title }) };

/** What is after the colon. */
type Argument = ArgNode | BoldArgNode | PercentNode;

/** A header as it was read. */
export interface ReadHeader {
  readonly message: Message;
  readonly argument: Argument | null;
  /** The words are those of the protocol. */
  readonly isKnown: boolean;
  /** Written as it should be, it says the same. */
  readonly isSound: boolean;
}

/** The message that a header begins: its body is empty still. `textOf` gives a text without noise. */
export function readHeader(node: HeaderNode, textOf: (argument: Argument) => string, report: ReportHeader): ReadHeader {
  const { words: written, arg: argument } = partsOf(node);
  const words = written === null ? null : wordsOf(written);
  const text = argument === null ? '' : textOf(argument);
  const message = words === 'Progress' ? progressOf(argument, text, textOf, report) : messageOf(words, text, report);
  const isSound = node.type === 'ExactHeader' || saysSame(message.header, words, text);
  return { message, argument, isKnown: words !== null, isSound };
}

function partsOf(node: HeaderNode): {
  readonly words: HeaderWords | BadHeaderCaseNode | null;
  readonly arg: Argument | null;
} {
  if (node.type === 'OtherHeader') return { words: null, arg: node.arg };
  return node.type === 'BoldHeader' ? node : node.head;
}

function wordsOf(words: HeaderWords | BadHeaderCaseNode): HeaderWords | null {
  return typeof words === 'string' ? words : (headerOf(words.raw) ?? null);
}

/** Whether a header without its damage says what it says with it. */
function saysSame(header: string, words: HeaderWords | null, argument: string): boolean {
  const { words: says = null, arg = null } = readNode(grammar, header, 'HeaderSays') ?? {};
  const text = arg === null ? '' : header.slice(arg.start, arg.end);
  const isState = words === 'Status' || words === 'Progress';
  return says === words && (words === null || isState || text === argument);
}

function messageOf(words: HeaderWords | null, argument: string, report: ReportHeader): Message {
  if (words === null) report('unknown-header', { about: argument }, 'header');
  const { make, needs, after }: Header = words === null ? OTHER : HEADERS[words];
  if (needs !== undefined && argument === '') {
    const message = `${quote(`## ${words}`)} must be followed by a colon and a text`;
    report('missing-header-text', { message, hint: `Write ${needs} after ## ${words}:` }, 'header');
  }
  if (after === 'nothing' && argument !== '') report('bad-header-text', { about: argument }, 'header');
  const { said, more } = words === 'Status' ? stateOf(argument) : { said: argument, more: '' };
  if (more !== '') report('bad-header-text', { about: more }, 'header');
  else if (said !== argument)
    report('bad-state-case', { message: `The state ${quote(argument)} was read as ${said}` }, 'state');
  // What follows a state is only in the header.
  const text = more === '' ? said : argument;
  const header = words === null ? text : text === '' ? words : `${words}: ${text}`;
  return make({ header, body: '', blocks: [] }, said);
}

/** The state that a text names, and what follows it. */
function stateOf(argument: string): { readonly said: string; readonly more: string } {
  const named = stateNamed(argument);
  if (named !== undefined) return { said: named, more: '' };
  const { state, more } = readNode(grammar, argument, 'StateSays') ?? {};
  const said = state && stateNamed(argument.slice(state.start, state.end));
  if (said === undefined) return { said: argument, more: '' };
  return { said, more: more ? argument.slice(more.start, more.end).trim() : '' };
}

function stateNamed(text: string): string | undefined {
  return STATES.find((known) => known.toLowerCase() === text.toLowerCase());
}

function progressOf(
  arg: Argument | null,
  argument: string,
  textOf: (argument: Argument) => string,
  report: ReportHeader,
): Message {
  if (arg === null || arg.type === 'Arg' || arg.number === null || !Number.isFinite(Number(arg.number))) {
    if (argument !== '') report('bad-percent', { message: `${quote(argument)} is not a percentage` }, 'percent');
    return messageOf('Progress', argument, report);
  }
  if (arg.type === 'Percent' && arg.more !== null) report('bad-header-text', { about: textOf(arg.more) }, 'header');
  const hasSign = (arg.percent ?? '') !== '';
  if (!hasSign) report('bad-percent-sign', { about: argument }, 'percent');
  const message = messageOf('Progress', hasSign ? argument : `${argument}%`, report);
  if (message.kind === 'progress') message.percent = Number(arg.number);
  return message;
}
