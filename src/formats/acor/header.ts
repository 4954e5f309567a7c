import { type HeaderNode, match } from '../../../generated/acor.ts';
import { codes } from '../../../generated/acor-diagnostics.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Mend } from '../../core/finding.ts';
import type { Range } from '../../core/range.ts';
import { type Code, codeOf } from './diagnostics.ts';
import { type Message, STATES } from './model.ts';
import { lineRange, noiseIn, type Piece, shift, textOf } from './piece.ts';

/** Tells of a mistake in a header; `field` is the part of the message that it is about. */
export type TellHeader = (
  code: Code,
  range: Range,
  message: string,
  field?: string,
  severity?: 'error',
  mend?: Mend,
) => void;

/** The message that a header begins: its body is empty still. */
export function messageOf(node: HeaderNode, piece: Piece, tell: TellHeader): Message {
  // What mends a damaged header is the header as it was read.
  const told: Parameters<TellHeader>[] = [];
  const message = readMessage(node, piece, (...one) => told.push(one));
  const damage = node.errors[0]?.type ?? (noiseOf(node, piece).length > 0 ? 'BadHeaderNoise' : undefined);
  const isSound = damage === undefined || isHeader(message.header, node.words);
  const written = `## ${message.header}`;
  const mend: Mend = { hint: `Write ${written}`, fix: { range: lineRange(node, piece), text: written } };
  for (const [code, range, text, field, severity, own] of told)
    tell(code, range, text, field, severity, isSound && REPAIRED.has(code) ? mend : own);
  if (damage !== undefined && !isSound) {
    const text = `Without its damage, the header says something else: ${quote(message.header)}`;
    tell(codeOf(damage), lineRange(node, piece), text, 'header', 'error');
  }
  return message;
}

/** What is wrong with how a header is written, not with what it says. */
const REPAIRED: ReadonlySet<Code> = new Set([
  'bad-header-bold',
  'bad-header-case',
  'bad-header-close',
  'bad-header-colon',
  'bad-header-level',
  'bad-header-noise',
  'bad-header-space',
  'bad-percent-sign',
  'bad-state-case',
]);

/** True when a header, written as it should be, says what it says. */
function isHeader(header: string, words: HeaderNode['words']): boolean {
  const text = `## ${header}\n`;
  const found = match(text, 'Parts', 0);
  const [node] = found.matched ? found.value : [];
  if (node?.type !== 'Header' || node.words !== words) return false;
  return joinedHeader(words, textOf(node.arg, { text, offset: 0 })) === header;
}

function readMessage(node: HeaderNode, piece: Piece, tell: TellHeader): Message {
  for (const error of node.errors) {
    const code = codeOf(error.type);
    tell(code, shift(error, piece), said(code, error.raw), 'header');
  }
  for (const noise of noiseOf(node, piece))
    tell(
      'bad-header-noise',
      noise,
      said('bad-header-noise', piece.text.slice(noise.start - piece.offset, noise.end - piece.offset)),
      'header',
    );
  const { words } = node;
  const argument = textOf(node.arg, piece);
  const range = lineRange(node, piece);
  const lack = (): void =>
    tell(
      'missing-header-text',
      range,
      `${quote(`## ${words}`)} has to be followed by a colon and a text`,
      'header',
      undefined,
      { hint: `Write ${LACKS[words ?? ''] ?? 'a text'} behind ## ${words}:` },
    );
  const base = { header: joinedHeader(words, argument), body: '', blocks: [] };
  switch (words) {
    case 'Status': {
      if (argument === '') lack();
      const state = STATES.find((known) => known.toLowerCase() === argument.toLowerCase()) ?? argument;
      if (state !== argument)
        tell('bad-state-case', range, `The state ${quote(argument)} was read as ${state}`, 'state');
      return { kind: 'status', ...base, header: joinedHeader(words, state), state };
    }
    case 'Progress': {
      const percent = node.arg?.number ?? null;
      if (percent === null || !Number.isFinite(percent)) {
        if (argument === '') lack();
        else tell('bad-percent', range, `${quote(argument)} is no percentage`, 'percent');
        return { kind: 'progress', ...base };
      }
      if (node.arg?.percent === true) return { kind: 'progress', ...base, percent };
      tell('bad-percent-sign', range, said('bad-percent-sign', argument), 'percent');
      return { kind: 'progress', ...base, header: `${base.header}%`, percent };
    }
    case 'Output':
    case 'Output Data':
    case 'Output Files': {
      if (argument !== '') tell('bad-header-text', range, said('bad-header-text', argument), 'header');
      if (words === 'Output') return { kind: 'output', ...base, variant: 'text' };
      return words === 'Output Data'
        ? { kind: 'output', ...base, variant: 'data' }
        : { kind: 'output', ...base, variant: 'files', files: [] };
    }
    case 'Error':
      if (argument === '') lack();
      return { kind: 'error', ...base, title: argument };
    case 'Input Needed':
      if (argument !== '') tell('bad-header-text', range, said('bad-header-text', argument), 'header');
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
      tell('unknown-header', range, said('unknown-header', argument), 'header');
      return { kind: 'other', ...base, title: argument };
  }
}

/** The first stretch of noise inside what follows the colon. */
function noiseOf({ arg }: HeaderNode, piece: Piece): Range[] {
  if (arg === null) return [];
  const [noise] = noiseIn(piece.text.slice(arg.start, arg.end));
  return noise === undefined ? [] : [shift({ start: arg.start + noise.start, end: arg.start + noise.end }, piece)];
}

/** The first sentence of a code's meaning, and what it is about. */
export function said(code: Code, raw: string): string {
  const { meaning } = codes[code];
  const stop = meaning.indexOf('. ');
  const statement = stop === -1 ? meaning.replace(/\.$/, '') : meaning.slice(0, stop);
  const shown = raw.trim();
  return shown === '' ? statement : `${statement}: ${quote(shown)}`;
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
