import { requireObject, requireText } from '../../core/argument.ts';
import { firstDifference } from '../../core/difference.ts';
import { visibleLines } from '../../core/lines.ts';
import { codeSpan, fence } from '../../core/markdown.ts';
import { isOneOf } from '../../core/one-of.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import { shellCommand } from '../../core/shell-command.ts';
import {
  type Block,
  createStream,
  holdsSeveralCommands,
  parse,
  STATES,
  type Transcript,
} from '../../formats/acor/inside.ts';
import { toJson } from './data.ts';
import { commandLine, escapeMarkup, language, lines, oneLine } from './text.ts';

/**
 * A command: a shell line, or a list of arguments, which are quoted so that each reaches the program unchanged. Use a
 * list for arguments that come from data: one that no line can hold is refused with a `PrintError`.
 */
export type Command = string | readonly string[];

/** A file that was created. */
export type FileReport = string | { readonly path: string; readonly description?: string };

/** What went wrong. */
export interface ErrorReport {
  readonly title: string;
  readonly message?: string;
  /** The details of what was found. */
  readonly details?: string;
  /** What can be done about it. */
  readonly recovery: string;
}

/** What a tool needs in order to continue: the one command to run next, or several alternatives to choose from. */
export type InputRequest =
  | {
      readonly message: string;
      /** The exact command, with placeholders for what is missing: `acor load --mode "<fast|safe>"`. */
      readonly command: Command;
      /** The values that can replace the placeholder. */
      readonly options?: readonly string[];
      readonly example?: Command;
    }
  | {
      readonly message: string;
      readonly options: readonly { readonly label: string; readonly command: Command }[];
    };

/** What the agent is asked to do. */
export interface DirectiveReport {
  /** The action: `Create File`. */
  readonly title: string;
  readonly message?: string;
  /** The command to run. */
  readonly command?: Command;
  /** The subject of the action: the content of a file, data. */
  readonly block?: { readonly lang?: string; readonly text: string };
  readonly items?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

/** An optional next step. */
export type SuggestionReport = string | { readonly text: string; readonly command?: Command };

/** The fields that a reader has to find in a message: its kind, important ones, and its last blocks. */
type Meant = Readonly<Record<string, unknown>> & { readonly kind: string; readonly lastBlocks?: readonly Block[] };

/** How the texts of a message are escaped, so that a reader does not mistake them for anything else. */
interface Style {
  /** A multi-line text. */
  readonly text: (text: string) => string;
  /** A text on one line. */
  readonly inline: (text: string) => string;
  /** A text on one line, without separators. */
  readonly value: (text: string) => string;
  /** Several of these after a label. */
  readonly list: (texts: readonly string[]) => string;
}

const asIs = (text: string): string => text;
const asWords = (texts: readonly string[]): string => ` ${texts.join(', ')}`;
const asItems = (texts: readonly string[]): string => texts.map((text) => `\n- ${codeSpan(text)}`).join('');
const asBlock = (text: string): string => (text === '' ? '' : fence(text, 'text'));

/** From the most readable to the one that is safe for any text. */
const STYLES: readonly Style[] = [
  { text: asIs, inline: asIs, value: asIs, list: asWords },
  { text: asBlock, inline: asIs, value: asIs, list: asWords },
  { text: asBlock, inline: escapeMarkup, value: codeSpan, list: asItems },
];

/** @throws {TypeError} when the protocol has no such state */
export function statusText(state: string, message: string): string {
  if (!isOneOf(STATES, state)) throw new TypeError(`the state must be one of ${STATES.join(', ')}, not ${state}`);
  return withText(() => `Status: ${state}`, message, { kind: 'status', state });
}

/** @throws {RangeError} when the percentage is not a number from 0 to 100 */
export function progressText(percent: number, message: string): string {
  // Rounding also removes floating-point errors of a sum: 100.00000000000001.
  const rounded = Math.round(percent * 100) / 100 + 0;
  if (!(rounded >= 0 && rounded <= 100)) throw new RangeError(`the percent must be from 0 to 100, not ${percent}`);
  return withText(() => `Progress: ${rounded}%`, message, { kind: 'progress', percent: rounded });
}

export function outputText(text: string): string {
  return withText(() => 'Output', text, { kind: 'output', variant: 'text' });
}

export function sessionText(session: string, message: string): string {
  const id = requiredLine(session, 'a session', 'id');
  return withText((style) => `Session: ${style.inline(id)}`, message, { kind: 'session', id });
}

export function checkpointText(checkpoint: string, message: string): string {
  const name = requiredLine(checkpoint, 'a checkpoint', 'name');
  return withText((style) => `Session Checkpoint: ${style.inline(name)}`, message, { kind: 'checkpoint', name });
}

export function dataText(value: unknown, message: string): string {
  requireText(message, 'the text of a message');
  const json = toJson(value);
  const text = lines(message);
  const block = { lang: 'json', text: json };
  // On its own it cannot be misread: no line of JSON begins like a fence.
  if (text === '') return `## Output Data\n\n${fenced(block)}`;
  // The data has to be the first block, so a message that needs a block of its own follows it.
  return faithful({ kind: 'output', variant: 'data', blocks: [block] }, (style) =>
    style.text === asIs ? ['Output Data', text, fenced(block)] : ['Output Data', fenced(block), style.text(text)],
  );
}

export function filesText(files: readonly FileReport[], message: string): string {
  requireList(files, 'files');
  if (files.length === 0) return '';
  const list = files.map((file) => {
    const { path, description = '' } = typeof file === 'string' ? { path: file } : file;
    return {
      path: required(commandLine(given(path, 'a file', 'path')), 'a file', 'path'),
      description: oneLine(description),
    };
  });
  const text = lines(message);
  return faithful({ kind: 'output', variant: 'files', files: list }, (style) => [
    'Output Files',
    style.text(text),
    list.map(({ path, description }) => listItem(codeSpan(path), style.inline(description))).join('\n'),
  ]);
}

export function errorText(error: ErrorReport): string {
  requireObject(error, 'error');
  const title = requiredLine(error.title, 'an error', 'title');
  const recovery = requiredLine(error.recovery, 'an error', 'recovery');
  const details = oneLine(optional(error.details, 'error.details'));
  const text = lines(optional(error.message, 'error.message'));
  return faithful({ kind: 'error', title, recovery, details: details === '' ? undefined : details }, (style) => [
    `Error: ${style.inline(title)}`,
    style.text(text),
    `${details === '' ? '' : `**Details**: ${style.inline(details)}\n`}**Recovery**: ${style.inline(recovery)}`,
  ]);
}

export function inputNeededText(request: InputRequest): string {
  requireObject(request, 'request');
  if ('command' in request) return oneCommand(request);
  given(request.message, 'Input Needed', 'message');
  if (!Array.isArray(request.options) || request.options.length === 0)
    throw new TypeError('Input Needed needs the command to run next, or options with a label and a command each');
  for (const option of request.options) requireObject(option, 'an option of Input Needed');
  return oneOfSeveral(request.message, request.options);
}

function oneCommand(request: Extract<InputRequest, { command: Command }>): string {
  const command = oneShell(request.command, 'Input Needed');
  requireList(request.options ?? [], 'options of Input Needed');
  const choices = (request.options ?? []).map(oneLine).filter((choice) => choice !== '');
  const example = request.example === undefined ? undefined : shell(request.example, 'an example', ['example']);
  const text = lines(given(request.message, 'Input Needed', 'message'));
  const meant = { kind: 'input_needed', commands: [command], options: [], valid_options: choices, example };
  return faithful(meant, (style) => [
    'Input Needed',
    style.text(text),
    '**Run this command:**',
    fence(command, 'bash'),
    choices.length === 0 ? '' : `**Valid options**:${style.list(choices)}`,
    example === undefined ? '' : `**Example**: ${codeSpan(example)}`,
  ]);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function oneOfSeveral(
  message: string,
  options: readonly { readonly label: string; readonly command: Command }[],
): string {
  const list = options.map(({ label, command }, at) => ({
    label: `Option ${LETTERS[at] ?? at + 1} - ${requiredLine(label, 'an option', 'label')}`,
    command: oneShell(command, 'an option', ['options', at, 'command']),
  }));
  const text = lines(message);
  return faithful(
    { kind: 'input_needed', commands: [], options: list, valid_options: [], example: undefined },
    (style) => [
      'Input Needed',
      style.text(text),
      ...list.flatMap(({ label, command }) => [`**${style.inline(label)}:**`, fence(command, 'bash')]),
    ],
  );
}

export function directiveText(directive: DirectiveReport): string {
  requireObject(directive, 'directive');
  const title = requiredLine(directive.title, 'a directive', 'title');
  requireList(directive.items ?? [], 'items of a directive');
  const items = (directive.items ?? []).map(oneLine).filter((item) => item !== '');
  const fields = Object.entries(directive.fields ?? {}).map(
    ([name, value]): Field => [requiredLine(name, 'a field', 'name'), oneLine(value)],
  );
  const text = lines(optional(directive.message, 'directive.message'));
  const { command, block } = directive;
  const lastBlocks: Block[] = [
    ...(command === undefined ? [] : [{ lang: 'bash', text: shell(command, 'a directive') }]),
    ...(block === undefined ? [] : [{ lang: language(block.lang ?? ''), text: visibleLines(block.text) }]),
  ];
  const meant = { kind: 'ai_directive', title, items, fields: Object.fromEntries(fields), lastBlocks };
  return faithful(meant, (style) => [
    `AI Directive: ${style.inline(title)}`,
    style.text(text),
    ...lastBlocks.map(fenced),
    [
      ...fields.map(([name, value]) => `- ${style.value(name)}: ${style.inline(value)}`.trimEnd()),
      ...items.map((item) => `- ${style.value(item)}`),
    ].join('\n'),
  ]);
}

type Field = readonly [name: string, value: string];

export function suggestionsText(items: readonly SuggestionReport[], name: string): string {
  requireList(items, 'suggestions');
  if (items.length === 0) return '';
  const list = items.map((item, at) => {
    if (typeof item === 'string') return { text: requiredLine(item, 'a suggestion', 'text') };
    requireObject(item, 'a suggestion');
    const text = oneLine(given(item.text, 'a suggestion', 'text'));
    if (item.command === undefined) return { text: required(text, 'a suggestion', 'text') };
    return { text, command: shell(item.command, 'a suggestion', [at, 'command']) };
  });
  const title = oneLine(name);
  return faithful({ kind: 'suggestions', title: title === '' ? undefined : title, items: list }, (style) => [
    title === '' ? 'Suggestions' : `Suggestions: ${style.inline(title)}`,
    list
      .map(({ text, command }) =>
        command === undefined ? `- ${style.inline(text)}` : listItem(codeSpan(command), style.inline(text)),
      )
      .join('\n'),
  ]);
}

function withText(header: (style: Style) => string, message: string, meant: Meant): string {
  requireText(message, 'the text of a message');
  const text = lines(message);
  return faithful(meant, (style) => [header(style), style.text(text)]);
}

function fenced({ lang, text }: Block): string {
  return fence(text, lang);
}

function listItem(code: string, text: string): string {
  return text === '' ? `- ${code}` : `- ${code} - ${text}`;
}

function shell(command: Command, whose: string, path: Path = ['command']): string {
  if (typeof command !== 'string' && !Array.isArray(command))
    throw new TypeError(`${whose} needs a command: a line for the shell, or a list of its arguments`);
  const line = typeof command === 'string' ? commandLine(command).replace(/^\$ +/, '') : shellCommand(command, path);
  return required(line.startsWith('#') ? '' : line, whose, 'command');
}

/** @throws {TypeError} when the line holds more than one command: the agent has to run exactly one */
function oneShell(command: Command, whose: string, path?: Path): string {
  const line = shell(command, whose, path);
  if (holdsSeveralCommands(line)) throw new TypeError(`${whose} needs one command, not several: ${line}`);
  return line;
}

/** @throws {TypeError} naming a part that is not a string, for callers without types */
function given(text: unknown, whose: string, part: string): string {
  if (typeof text === 'string') return text;
  throw new TypeError(text === undefined ? needs(whose, part) : `${needs(whose, part)} that is a string`);
}

function needs(whose: string, part: string): string {
  return `${whose} needs ${/^[aeio]/.test(part) ? 'an' : 'a'} ${part}`;
}

function optional(text: string | undefined, name: string): string {
  if (text !== undefined) requireText(text, name);
  return text ?? '';
}

function requireList(list: unknown, name: string): void {
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list`);
}

function requiredLine(text: unknown, whose: string, part: string): string {
  return required(oneLine(given(text, whose, part)), whose, part);
}

/** @throws {TypeError} when the text is blank: the protocol requires it, so this is a bug in the tool */
function required(text: string, whose: string, part: string): string {
  if (text === '') throw new TypeError(needs(whose, part));
  return text;
}

/** The message in the first style that reads back as meant, from its header and the paragraphs below. */
function faithful(meant: Meant, parts: (style: Style) => readonly string[]): string {
  let text = '';
  for (const style of STYLES) {
    text = `## ${parts(style)
      .filter((part) => part !== '')
      .join('\n\n')}`;
    if (readsAs(text, meant)) break;
  }
  return text;
}

/**
 * Reads a message back to check that it is one message, as meant, and that nothing of it reaches into the next. This
 * never goes out of date, unlike a list of dangerous texts.
 */
function readsAs(text: string, meant: Meant): boolean {
  const read = readOne(text);
  if (read === undefined) return false;
  const { value, diagnostics } = read;
  const [message, end, ...more] = value.messages;
  if (value.preamble !== '' || message === undefined || end?.header !== 'Status: Complete' || more.length > 0)
    return false;
  if (end.body !== '' || diagnostics.some(({ severity }) => severity !== 'info')) return false;
  const { lastBlocks = [], ...fields } = meant;
  const { blocks } = message;
  return (
    firstDifference(lastBlocks, blocks.slice(blocks.length - lastBlocks.length)) === undefined &&
    Object.entries(fields).every(([key, value]) => firstDifference(value, Reflect.get(message, key)) === undefined)
  );
}

const NEXT = '\n\n## Status: Complete\n';
const PIECE = 65_536;

/** Reads a message and one after it; undefined when a long text turns out to be several messages. */
function readOne(text: string): Parsed<Transcript> | undefined {
  if (text.length <= PIECE) return parse(text + NEXT);
  const stream = createStream();
  for (let at = 0; at < text.length; at += PIECE) {
    stream.push(text.slice(at, at + PIECE));
    if (stream.value.messages.length > 1) return undefined;
  }
  stream.push(NEXT);
  return stream.end();
}
