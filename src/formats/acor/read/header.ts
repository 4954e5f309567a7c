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
import { grammar } from '../../../../generated/acor-asks.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Detail } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import { type Message, STATES } from '../model.ts';
import { said } from './said.ts';

export type HeaderNode = ExactHeaderNode | LooseHeaderNode | BoldHeaderNode | OtherHeaderNode;

/** Tells of a mistake in a header; `field` is the part of the message that it is about. */
export type TellHeader = (code: string, detail: Detail, field: string) => void;

/** The words of a header, in the canonical spelling. */
const WORDS = [
  'Status',
  'Progress',
  'Output',
  'Output Data',
  'Output Files',
  'Error',
  'Input Needed',
  'AI Directive',
  'Suggestions',
  'Session',
  'Session Checkpoint',
] as const;
type HeaderWords = (typeof WORDS)[number];

const BY_LETTERS: ReadonlyMap<string, HeaderWords> = new Map([
  ...WORDS.map((words) => [lettersOf(words), words] as const),
  ['outputfile', 'Output Files'],
  ['suggestion', 'Suggestions'],
]);

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[ \t_-]/g, '');
}

/** What stands behind the colon. */
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
export function readHeader(node: HeaderNode, textOf: (argument: Argument) => string, tell: TellHeader): Header {
  const { words: written, arg: argument } = partsOf(node);
  const words = written === null ? null : wordsOf(written);
  const text = argument === null ? '' : textOf(argument);
  const message = messageOf(words, argument, text, tell);
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
  return typeof words === 'string' ? words : (BY_LETTERS.get(lettersOf(words.raw)) ?? null);
}

/** Whether a header without its damage says what it says with it. */
function saysSame(header: string, words: HeaderWords | null, argument: string): boolean {
  const { words: says = null, arg = null } = readNode(grammar, header, 'HeaderSays') ?? {};
  const behind = arg === null ? '' : header.slice(arg.start, arg.end);
  const isState = words === 'Status' || words === 'Progress';
  return says === words && (words === null || isState || behind === argument);
}

function messageOf(words: HeaderWords | null, arg: Argument | null, argument: string, tell: TellHeader): Message {
  const lack = (): void => {
    const message = `${quote(`## ${words}`)} has to be followed by a colon and a text`;
    tell(
      'missing-header-text',
      { message, hint: `Write ${LACKS[words ?? ''] ?? 'a text'} behind ## ${words}:` },
      'header',
    );
  };
  const more = (): void => {
    if (argument !== '') tell('bad-header-text', { message: said('bad-header-text', argument) }, 'header');
  };
  const base = { header: joinedHeader(words, argument), body: '', blocks: [] };
  switch (words) {
    case 'Status': {
      if (argument === '') lack();
      const state = STATES.find((known) => known.toLowerCase() === argument.toLowerCase()) ?? argument;
      if (state !== argument)
        tell('bad-state-case', { message: `The state ${quote(argument)} was read as ${state}` }, 'state');
      return { kind: 'status', ...base, header: joinedHeader(words, state), state };
    }
    case 'Progress': {
      const percent = numberOf(arg);
      if (percent === null) {
        if (argument === '') lack();
        else tell('bad-percent', { message: `${quote(argument)} is no percentage` }, 'percent');
        return { kind: 'progress', ...base };
      }
      if (hasSign(arg)) return { kind: 'progress', ...base, percent };
      tell('bad-percent-sign', { message: said('bad-percent-sign', argument) }, 'percent');
      return { kind: 'progress', ...base, header: `${base.header}%`, percent };
    }
    case 'Output':
      more();
      return { kind: 'output', ...base, variant: 'text' };
    case 'Output Data':
      more();
      return { kind: 'output', ...base, variant: 'data' };
    case 'Output Files':
      more();
      return { kind: 'output', ...base, variant: 'files', files: [] };
    case 'Error':
      if (argument === '') lack();
      return { kind: 'error', ...base, title: argument };
    case 'Input Needed':
      more();
      return { kind: 'input_needed', ...base, commands: [], options: [], valid_options: [] };
    case 'AI Directive':
      return { kind: 'ai_directive', ...base, ...titled(argument), items: [], fields: {} };
    case 'Suggestions':
      return { kind: 'suggestions', ...base, ...titled(argument), items: [] };
    case 'Session':
      if (argument === '') lack();
      return { kind: 'session', ...base, id: argument };
    case 'Session Checkpoint':
      if (argument === '') lack();
      return { kind: 'checkpoint', ...base, name: argument };
    case null:
      tell('unknown-header', { message: said('unknown-header', argument) }, 'header');
      return { kind: 'other', ...base, title: argument };
  }
}

/** The number of a percentage; null for what is none. */
function numberOf(arg: Argument | null): number | null {
  const text = arg === null || arg.type === 'Arg' ? null : arg.number;
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

function hasSign(arg: Argument | null): boolean {
  return arg !== null && arg.type !== 'Arg' && (arg.percent ?? '') !== '';
}

/** What has to follow the colon of a header. */
const LACKS: Readonly<Record<string, string>> = {
  Status: 'Ready, Working, Complete, Failed or Cancelled',
  Progress: 'a number from 0 to 100 and a percent sign',
  Error: 'what went wrong',
  Session: 'the id of the session',
  'Session Checkpoint': 'the name of the checkpoint',
};

function joinedHeader(words: string | null, argument: string): string {
  if (words === null) return argument;
  return argument === '' ? words : `${words}: ${argument}`;
}

function titled(argument: string): { title?: string } {
  return argument === '' ? {} : { title: argument };
}
