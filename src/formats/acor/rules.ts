import * as v from 'valibot';
import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import { hasVariable } from '../../core/file-content.ts';
import { NOWHERE } from '../../core/finding.ts';
import { isOneOf } from '../../core/one-of.ts';
import { formatPath, type Path } from '../../core/path.ts';
import { pathOf } from '../../core/schema-path.ts';
import type { Code, OwnCode } from './codes.ts';
import { holdsSeveralCommands } from './command.ts';
import { finding } from './findings.ts';
import {
  type InputNeededMessage,
  type InputOption,
  type Message,
  type StatusMessage,
  shape,
  type Transcript,
} from './model.ts';
import { FINAL_STATES, STATES } from './vocabulary.ts';

/** A violated rule; the path starts at the message. */
export interface Breach {
  readonly code: OwnCode;
  readonly message: string;
  readonly path: Path;
}

/** Checks a transcript against the protocol's rules, on single fields and across fields and messages. */
export function ruleFindings(value: Transcript): Diagnostic<Code>[] {
  const problems: Diagnostic<Code>[] = (v.safeParse(shape, value).issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const code = issue.kind === 'validation' ? 'percent-out-of-range' : 'invalid-value';
    return finding(code, NOWHERE, `${formatPath(path) || 'the transcript'} ${issue.message}`, path);
  });
  if (problems.some(({ code }) => code === 'acor/invalid-value')) return problems;
  const run = new RunRules();
  for (const [at, message] of value.messages.entries()) {
    for (const breach of run.add(message)) {
      if (breach.code === 'percent-out-of-range') continue;
      problems.push(finding(breach.code, NOWHERE, breach.message, ['messages', at, ...breach.path]));
    }
  }
  if (value.messages.length === 0)
    problems.push(finding('no-message', NOWHERE, 'The transcript has no message', ['messages']));
  const last = value.messages.findLastIndex(({ kind }) => kind === 'status');
  const status = value.messages[last];
  if (status?.kind === 'status' && !run.ended) {
    const { message, path } = notEnded(status, ['messages', last]);
    problems.push(finding('missing-final-status', NOWHERE, message, path));
  }
  return problems;
}

/** The finding when the run does not end with its last status; a transcript without any status is part of a run. */
export function notEnded({ state }: StatusMessage, path: Path): { readonly message: string; readonly path: Path } {
  return {
    message: `The last status is ${quote(state)}, which does not say how the run ended`,
    path: [...path, 'state'],
  };
}

function breach(code: OwnCode, message: string, ...path: Path): Breach {
  return { code, message, path };
}

/** The rules on one message. */
function checkMessage(message: Message): Breach[] {
  switch (message.kind) {
    case 'status':
      return message.state === '' || isOneOf(STATES, message.state)
        ? []
        : [breach('unknown-state', `The state ${quote(message.state)} is not in the protocol`, 'state')];
    case 'progress':
      return message.percent === undefined || isPercent(message.percent)
        ? []
        : [
            breach(
              'percent-out-of-range',
              `The percentage must be between 0 and 100, not ${message.percent}`,
              'percent',
            ),
          ];
    case 'output':
      if (message.variant === 'data' && message.blocks.length === 0 && message.data === undefined)
        return [breach('missing-data', 'The Output Data message has no code block', 'data')];
      return message.variant === 'files' ? checkFiles(message.files ?? [], message.body) : [];
    case 'error':
      return (message.recovery ?? '') === ''
        ? [breach('missing-recovery', `The error ${quote(message.title)} does not say what to do about it`, 'recovery')]
        : [];
    case 'input_needed':
      return checkInput(message);
    case 'ai_directive':
      return (message.title ?? '') === ''
        ? [breach('unnamed-directive', 'The directive does not name its action', 'title')]
        : [];
    case 'suggestions':
      if (message.items.length === 0)
        return [
          unread(message.body, 'items') ?? breach('missing-suggestions', 'The message lists no suggestion', 'items'),
        ];
      return message.items.flatMap(({ text, command = '' }, at) =>
        command === ''
          ? [breach('missing-suggestion-command', `The suggestion ${quote(text)} gives no command`, 'items', at)]
          : [],
      );
    default:
      return [];
  }
}

/** A table, a tree or a code block where a list is due. */
function unread(body: string, path: string): Breach | undefined {
  return /^ *[|├└`~<]/m.test(body)
    ? breach('unread-list', 'The message has no list that can be read', path)
    : undefined;
}

function checkFiles(files: readonly { readonly path: string }[], body: string): Breach[] {
  if (files.length === 0)
    return [unread(body, 'files') ?? breach('missing-files', 'The Output Files message lists no file', 'files')];
  return files.flatMap(({ path }, at) =>
    hasVariable(path)
      ? [breach('unfilled-variable', `The path has a variable that was not filled in: ${quote(path)}`, 'files', at)]
      : [],
  );
}

function checkInput({ commands, options }: InputNeededMessage): Breach[] {
  const found = [...checkLines(commands, 'commands'), ...checkOptions(options)];
  const given = [...commands, ...options.map(({ command }) => command).filter((command) => command !== '')];
  if (commands.length + options.length === 0)
    found.push(breach('missing-command', 'The message does not say which command to run next', 'commands'));
  else if (commands.length > 0 && given.length > 1) found.push(severalCommands('The message', given, 'commands'));
  else if (found.length === 0 && options.length > 1)
    found.push(breach('alternatives', `The message offers ${options.length} commands to choose from`, 'options'));
  return found;
}

/** Each line is one command. */
function checkLines(commands: readonly string[], ...path: Path): Breach[] {
  return commands.flatMap((command, at) =>
    holdsSeveralCommands(command)
      ? [breach('several-commands', `Several commands on one line: ${quote(command)}`, ...path, at)]
      : [],
  );
}

/** Each option gives one command. */
function checkOptions(options: readonly InputOption[]): Breach[] {
  const found: Breach[] = [];
  const byLabel = new Map<string, { readonly first: number; readonly commands: string[] }>();
  for (const [at, { label, command }] of options.entries()) {
    const same = byLabel.get(label);
    if (same === undefined) byLabel.set(label, { first: at, commands: [command] });
    else same.commands.push(command);
    found.push(
      ...checkLines([command], 'options').map((several) => ({ ...several, path: ['options', at, 'command'] })),
    );
    if (command === '')
      found.push(breach('missing-command', `The option ${quote(label)} gives no command`, 'options', at));
  }
  for (const [label, { first, commands }] of byLabel)
    if (commands.length > 1) found.push(severalCommands(`The option ${quote(label)}`, commands, 'options', first));
  return found;
}

function severalCommands(who: string, commands: readonly string[], ...path: Path): Breach {
  return breach('several-commands', `${who} gives more than one command: ${commands.map(quote).join(', ')}`, ...path);
}

/** The rules on each message, and those across the messages of a run. */
export class RunRules {
  #percent = 0;
  #ended = false;
  /** The last status; null before the first one. */
  #state: string | null = null;
  /** The tool has asked for input, and so has exited. */
  #isAsking = false;

  /** The last status is a final one, or the run waits for input. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Takes the next message; returns the violated rules. */
  add(message: Message): Breach[] {
    const found = checkMessage(message);
    // A tool that was restarted reports "Ready".
    if (message.kind === 'status' && message.state === 'Ready') this.#isAsking = false;
    if (this.#isAsking && message.kind !== 'session' && message.kind !== 'checkpoint')
      found.push(breach('after-input-needed', `The tool goes on after it asked for input: ${quote(message.header)}`));
    if (message.kind === 'suggestions' && this.#state === 'Failed')
      found.push(breach('suggestions-after-failure', 'Suggestions follow a run that failed'));
    if (message.kind === 'status') {
      if (isFinal(this.#state) && isFinal(message.state))
        found.push(
          breach('status-after-end', `The run had ended: ${this.#state}; now it is ${message.state}`, 'state'),
        );
      this.#state = message.state;
      // The next run counts from the start.
      if (this.#ended || message.state === 'Ready') this.#percent = 0;
      this.#ended = isFinal(message.state);
    } else if (message.kind === 'input_needed') {
      this.#ended = true;
      this.#isAsking = true;
    } else if (message.kind === 'progress' && message.percent !== undefined && isPercent(message.percent)) {
      const { percent } = message;
      if (percent < this.#percent)
        found.push(breach('falling-progress', `The progress falls from ${this.#percent}% to ${percent}%`, 'percent'));
      this.#percent = percent;
    }
    return found;
  }
}

function isFinal(state: string | null): boolean {
  return state !== null && isOneOf(FINAL_STATES, state);
}

function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100;
}
