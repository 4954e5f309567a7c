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
import { type Message, type MessageBase, STATES } from '../model.ts';

export type HeaderNode = ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;

/** Tells of a mistake in a header; `field` is the part of the message that it is about. */
export type ReportHeader = (code: string, detail: Detail, field: string) => void;

/** What the words of a header say of its message. */
interface Kind {
  /** The message with these words and what is after their colon. */
  readonly make: (base: MessageBase, argument: string) => Message;
  /** What has to be after the colon. */
  readonly needs?: string;
  /** Nothing follows the words. */
  readonly isBare?: true;
}

/** The headers of the protocol, by their words in the canonical spelling. */
const KINDS = {
  Status: {
    needs: 'Ready, Working, Complete, Failed or Cancelled',
    make: (base, state) => ({ kind: 'status', ...base, state }),
  },
  Progress: { needs: 'a number from 0 to 100 and a percent sign', make: (base) => ({ kind: 'progress', ...base }) },
  Output: { isBare: true, make: (base) => ({ kind: 'output', ...base, variant: 'text' }) },
  'Output Data': { isBare: true, make: (base) => ({ kind: 'output', ...base, variant: 'data' }) },
  'Output Files': { isBare: true, make: (base) => ({ kind: 'output', ...base, variant: 'files', files: [] }) },
  Error: { needs: 'what went wrong', make: (base, title) => ({ kind: 'error', ...base, title }) },
  'Input Needed': {
    isBare: true,
    make: (base) => ({ kind: 'input_needed', ...base, commands: [], options: [], valid_options: [] }),
  },
  'AI Directive': {
    make: (base, title) => ({ kind: 'ai_directive', ...base, ...(title !== '' && { title }), items: [], fields: {} }),
  },
  Suggestions: { make: (base, title) => ({ kind: 'suggestions', ...base, ...(title !== '' && { title }), items: [] }) },
  Session: { needs: 'the id of the session', make: (base, id) => ({ kind: 'session', ...base, id }) },
  'Session Checkpoint': {
    needs: 'the name of the checkpoint',
    make: (base, name) => ({ kind: 'checkpoint', ...base, name }),
  },
} as const satisfies Readonly<Record<string, Kind>>;
type HeaderWords = keyof typeof KINDS;

/** The words of all headers of the protocol. */
export const HEADER_WORDS: readonly string[] = Object.keys(KINDS);

const OTHER: Kind = { make: (base, title) => ({ kind: 'other', ...base, title }) };

const BY_LETTERS: ReadonlyMap<string, string> = new Map([
  ...Object.keys(KINDS).map((words) => [lettersOf(words), words] as const),
  ['outputfile', 'Output Files'],
  ['suggestion', 'Suggestions'],
]);

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[ \t_:：-]/g, '');
}

/** What is after the colon. */
type Argument = ArgNode | BoldArgNode | PercentNode;

/** A header as it was read. */
export interface Header {
  readonly message: Message;
  readonly argument: Argument | null;
  /** The words are those of the protocol. */
  readonly isKnown: boolean;
  /** Written as it should be, it says the same. */
  readonly isSound: boolean;
}

/** The message that a header begins: its body is empty still. `textOf` gives a text without noise. */
export function readHeader(node: HeaderNode, textOf: (argument: Argument) => string, report: ReportHeader): Header {
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
  if (typeof words === 'string') return words;
  const known = BY_LETTERS.get(lettersOf(words.raw));
  return known !== undefined && isWords(known) ? known : null;
}

function isWords(words: string): words is HeaderWords {
  return Object.hasOwn(KINDS, words);
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
  const { make, needs, isBare }: Kind = words === null ? OTHER : KINDS[words];
  if (needs !== undefined && argument === '') {
    const message = `${quote(`## ${words}`)} must be followed by a colon and a text`;
    report('missing-header-text', { message, hint: `Write ${needs} after ## ${words}:` }, 'header');
  }
  if (isBare && argument !== '') report('bad-header-text', { about: argument }, 'header');
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
