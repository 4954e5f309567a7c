import { firstDifference } from '../../core/difference.ts';
import { STATES } from './model.ts';
import { parse } from './parse.ts';
import { toJson } from './reporter-data.ts';
import { codeSpan, commandLine, fence, lines, oneLine, quotation, shellCommand } from './reporter-text.ts';

/**
 * A command: a line for the shell, or its arguments, which are quoted so that each reaches the program as it is. Use the
 * list for arguments that come from data.
 */
export type Command = string | readonly string[];

/** A file that was made. */
export type FileReport = string | { readonly path: string; readonly description?: string };

/** What went wrong. */
export interface ErrorReport {
  readonly title: string;
  readonly message?: string;
  /** What exactly was found. */
  readonly details?: string;
  /** What can be done about it. */
  readonly recovery: string;
}

/** What a tool needs before it can go on: the one command to run next, or several ways to choose from. */
export type InputRequest =
  | {
      readonly message: string;
      /** The exact command, with placeholders for what is missing: `acor load --mode "<fast|safe>"`. */
      readonly command: Command;
      /** The values that can take the place of the placeholder. */
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
  /** What the action is about: content of a file, data. */
  readonly block?: { readonly lang?: string; readonly text: string };
  readonly items?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

/** An optional next step. */
export type SuggestionReport = string | { readonly text: string; readonly command?: Command };

/** What a reader must find in a message: the kind and the fields that matter. */
type Meant = Readonly<Record<string, unknown>> & { readonly kind: string };

/** @throws {TypeError} when the protocol has no such state */
export function statusText(state: string, message: string): string {
  const states: readonly string[] = STATES;
  if (!states.includes(state)) throw new TypeError(`the state must be one of ${STATES.join(', ')}, not ${state}`);
  return withText(`## Status: ${state}`, message, { kind: 'status', state });
}

/** @throws {RangeError} when the percent is no number from 0 to 100 */
export function progressText(percent: number, message: string): string {
  // The rounding also takes back what adding up fractions leaves: 100.00000000000001.
  const rounded = Math.round(percent * 100) / 100 + 0;
  if (!(rounded >= 0 && rounded <= 100)) throw new RangeError(`the percent must be from 0 to 100, not ${percent}`);
  return withText(`## Progress: ${rounded}%`, message, { kind: 'progress', percent: rounded });
}

export function outputText(text: string): string {
  return withText('## Output', text, { kind: 'output', variant: 'text' });
}

export function sessionText(id: string, message: string): string {
  const name = required(oneLine(id), 'a session', 'id');
  return withText(`## Session: ${title(name)}`, message, { kind: 'session', id: title(name) });
}

export function checkpointText(checkpoint: string, message: string): string {
  const name = required(oneLine(checkpoint), 'a checkpoint', 'name');
  return withText(`## Session Checkpoint: ${title(name)}`, message, { kind: 'checkpoint', name: title(name) });
}

export function dataText(value: unknown, message: string): string {
  const json = fence(toJson(value), 'json');
  const text = lines(message);
  const plain = paragraphs('## Output Data', text, json);
  // The data are the first block: a message that needs one of its own follows them.
  return readsAs(plain, { kind: 'output', variant: 'data', blocks: 1 })
    ? plain
    : paragraphs('## Output Data', json, fence(text, 'text'));
}

export function filesText(files: readonly FileReport[], message: string): string {
  if (files.length === 0) return '';
  const list = files.map((file) => {
    const { path, description = '' } = typeof file === 'string' ? { path: file } : file;
    return { path: required(commandLine(path), 'a file', 'path'), description: oneLine(description) };
  });
  const items = list.map(({ path, description }) => listItem(codeSpan(path), description)).join('\n');
  return withFallback('## Output Files', lines(message), items, { kind: 'output', variant: 'files', files: list });
}

export function errorText(error: ErrorReport): string {
  const name = title(required(oneLine(error.title), 'an error', 'title'));
  const recovery = required(oneLine(error.recovery), 'an error', 'recovery');
  const details = oneLine(error.details ?? '');
  const fields = [...(details === '' ? [] : [`**Details**: ${details}`]), `**Recovery**: ${recovery}`].join('\n');
  const meant = { kind: 'error', title: name, recovery, details: details === '' ? undefined : details };
  return withFallback(`## Error: ${name}`, lines(error.message ?? ''), fields, meant);
}

export function inputNeededText(request: InputRequest): string {
  const meant = 'command' in request ? oneCommand(request) : oneOfSeveral(request.options);
  const text = lines(request.message);
  const plain = paragraphs('## Input Needed', text, meant.text);
  if (readsAs(plain, meant.fields)) return plain;
  // A code block would be a command here.
  return paragraphs('## Input Needed', quotation(text), meant.text);
}

interface Request {
  readonly text: string;
  readonly fields: Meant;
}

function oneCommand(request: Extract<InputRequest, { command: Command }>): Request {
  const command = shell(request.command, 'the command');
  const choices = (request.options ?? []).map(oneLine).filter((choice) => choice !== '');
  const example = request.example === undefined ? undefined : shell(request.example, 'the example');
  return {
    text: paragraphs(
      '**Run this command:**',
      fence(command, 'bash'),
      choices.length === 0 ? '' : `**Valid options**: ${choices.join(', ')}`,
      example === undefined ? '' : `**Example**: ${codeSpan(example)}`,
    ),
    fields: { kind: 'input_needed', commands: [command], options: [], valid_options: choices, example },
  };
}

function oneOfSeveral(options: readonly { readonly label: string; readonly command: Command }[]): Request {
  if (options.length === 0) throw new TypeError('Input Needed takes a command, or options with a command each');
  const list = options.map(({ label, command }) => ({
    label: required(oneLine(label), 'an option', 'label'),
    command: shell(command, 'the command of an option'),
  }));
  return {
    text: paragraphs(...list.flatMap(({ label, command }) => [`**${label}:**`, fence(command, 'bash')])),
    fields: { kind: 'input_needed', commands: [], options: list, valid_options: [], example: undefined },
  };
}

export function directiveText(directive: DirectiveReport): string {
  const name = title(required(oneLine(directive.title), 'a directive', 'title'));
  const items = (directive.items ?? []).map(oneLine).filter((item) => item !== '');
  const fields = Object.entries(directive.fields ?? {}).map(([key, value]) => [oneLine(key), oneLine(value)] as const);
  const rest = paragraphs(
    directive.command === undefined ? '' : fence(shell(directive.command, 'the command'), 'bash'),
    directive.block === undefined ? '' : fence(lines(directive.block.text), oneLine(directive.block.lang ?? '')),
    [...fields.map(([key, value]) => `- ${key}: ${value}`), ...items.map((item) => `- ${item}`)].join('\n'),
  );
  const meant = { kind: 'ai_directive', title: name, items, fields: Object.fromEntries(fields) };
  return withFallback(`## AI Directive: ${name}`, lines(directive.message ?? ''), rest, meant);
}

export function suggestionsText(items: readonly SuggestionReport[], name: string): string {
  if (items.length === 0) return '';
  const list = items.map((item) => {
    const { text, command } = typeof item === 'string' ? { text: item } : item;
    return {
      text: oneLine(text),
      ...(command === undefined ? {} : { command: shell(command, 'the command of a suggestion') }),
    };
  });
  const header = oneLine(name) === '' ? '## Suggestions' : `## Suggestions: ${title(oneLine(name))}`;
  return paragraphs(
    header,
    list
      .map(({ text, command }) => (command === undefined ? `- ${text}` : listItem(codeSpan(command), text)))
      .join('\n'),
  );
}

/** A header and a text below it, which becomes a code block when it would not stay one text. */
function withText(header: string, message: string, meant: Meant): string {
  return withFallback(header, lines(message), '', meant);
}

function withFallback(header: string, text: string, rest: string, meant: Meant): string {
  const plain = paragraphs(header, text, rest);
  return text === '' || readsAs(plain, meant) ? plain : paragraphs(header, fence(text, 'text'), rest);
}

function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function listItem(code: string, text: string): string {
  return text === '' ? `- ${code}` : `- ${code} - ${text}`;
}

/**
 * A title as it can stand in a header: Markdown takes `#`s at the end for a part of the mark-up, unless one is escaped.
 */
function title(text: string): string {
  return text.replace(/(?<![^ ])#+$/, '\\$&');
}

function shell(command: Command, what: string): string {
  return required(commandLine(typeof command === 'string' ? command : shellCommand(command)), what, 'text');
}

/** @throws {TypeError} when the text is blank: the protocol cannot do without it, so it is a mistake in the tool */
function required(text: string, whose: string, part: string): string {
  if (text === '') throw new TypeError(`${whose} needs a ${part}`);
  return text;
}

/**
 * The reader's word on a message: it is one message, as meant, and nothing of it reaches into the next. No list of
 * dangerous texts can go out of date.
 */
function readsAs(text: string, meant: Meant): boolean {
  const { value, diagnostics } = parse(`${text}\n\n## Status: Complete\n`);
  const [message, end, ...more] = value.messages;
  if (value.preamble !== '' || message === undefined || end?.header !== 'Status: Complete' || more.length > 0)
    return false;
  if (end.body !== '' || diagnostics.some(({ severity }) => severity !== 'info')) return false;
  return Object.entries(meant).every(([key, value]) => firstDifference(value, Reflect.get(message, key)) === undefined);
}
