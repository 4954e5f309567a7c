import * as v from 'valibot';
import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import { NOWHERE } from '../../core/finding.ts';
import { formatPath, type Path } from '../../core/path.ts';
import type { OwnCode } from './codes.ts';
import { finding } from './findings.ts';
import type { Code } from './format.ts';
import { FINAL_STATES, type InputOption, type Message, STATES, shape, type Transcript } from './model.ts';

/** A rule that a message breaks; the path begins at the message. */
export interface Breach {
  readonly code: OwnCode;
  readonly message: string;
  readonly path: Path;
}

/**
 * The protocol's rules on a transcript, with paths and without places: the fields' own constraints and the rules across
 * fields and messages.
 *
 * @example check({ preamble: '', messages: [] }) // acor/no-message
 */
export function check(value: Transcript): Diagnostic<Code>[] {
  const problems: Diagnostic<Code>[] = (v.safeParse(shape, value).issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map((step) => (typeof step.key === 'number' ? step.key : String(step.key)));
    const range = issue.type === 'min_value' || issue.type === 'max_value';
    return finding(
      range ? 'percent-out-of-range' : 'bad-model',
      NOWHERE,
      `${formatPath(path) || 'the transcript'} ${issue.message}`,
      path,
    );
  });
  if (problems.some(({ code }) => code === 'acor/bad-model')) return problems;
  const run = new RunRules();
  for (const [at, message] of value.messages.entries()) {
    for (const breach of run.add(message)) {
      if (breach.code === 'percent-out-of-range') continue;
      problems.push(finding(breach.code, NOWHERE, breach.message, ['messages', at, ...breach.path]));
    }
  }
  if (value.messages.length === 0)
    problems.push(finding('no-message', NOWHERE, 'The transcript has no message', ['messages']));
  else if (!run.ended)
    problems.push(
      finding('missing-final-status', NOWHERE, 'The transcript does not say how the run ended', ['messages']),
    );
  return problems;
}

/** The rules on one message. */
function checkMessage(message: Message): Breach[] {
  const found: Breach[] = [];
  const report = (code: OwnCode, text: string, ...path: string[]): void => {
    found.push({ code, message: text, path });
  };
  switch (message.kind) {
    case 'status':
      if (message.state !== '' && !isOneOf(STATES, message.state))
        report('unknown-state', `The protocol has no state ${quote(message.state)}`, 'state');
      break;
    case 'progress':
      if (message.percent !== undefined && !(message.percent >= 0 && message.percent <= 100))
        report('percent-out-of-range', `The percent ${message.percent} is not from 0 to 100`, 'percent');
      break;
    case 'output':
      if (message.variant === 'data' && message.blocks.length === 0 && message.data === undefined)
        report('missing-data', 'The Output Data message has no code block', 'data');
      if (message.variant === 'files' && (message.files ?? []).length === 0)
        report('missing-files', 'The Output Files message lists no file', 'files');
      break;
    case 'error':
      if ((message.recovery ?? '') === '')
        report('missing-recovery', `The error ${quote(message.title)} does not say what to do about it`, 'recovery');
      break;
    case 'input_needed':
      for (const breach of checkInput(message)) found.push(breach);
      break;
    case 'ai_directive':
      if ((message.title ?? '') === '') report('unnamed-directive', 'The directive does not name its action', 'title');
      break;
    case 'suggestions':
      if (message.items.length === 0) report('missing-suggestions', 'The message lists no suggestion', 'items');
      for (const [at, { text, command }] of message.items.entries()) {
        if ((command ?? '') === '')
          found.push({
            code: 'missing-suggestion-command',
            message: `The suggestion ${quote(text)} gives no command`,
            path: ['items', at],
          });
      }
      break;
    default:
  }
  return found;
}

function checkInput({ commands, options }: Message & { kind: 'input_needed' }): Breach[] {
  const found = [...checkOptions(options)];
  const report = (code: OwnCode, message: string, field: string): void => {
    found.push({ code, message, path: [field] });
  };
  if (commands.length === 0 && options.length === 0)
    report('missing-command', 'The message does not say which command to run next', 'commands');
  if (commands.length > 1 || (commands.length > 0 && options.length > 0)) {
    const all = [...commands, ...options.map(({ command }) => command).filter((command) => command !== '')];
    if (all.length > 1)
      report('several-commands', `The message gives more than one command: ${all.map(quote).join(', ')}`, 'commands');
  }
  if (found.length === 0 && options.length > 1)
    report('alternatives', `The message leaves a choice between ${options.length} commands`, 'options');
  return found;
}

/** Each option gives one command. */
function* checkOptions(options: readonly InputOption[]): Generator<Breach> {
  const byLabel = new Map<string, string[]>();
  for (const [at, { label, command }] of options.entries()) {
    const same = byLabel.get(label);
    if (same === undefined) byLabel.set(label, [command]);
    else same.push(command);
    if (command === '')
      yield { code: 'missing-command', message: `The option ${quote(label)} gives no command`, path: ['options', at] };
  }
  for (const [label, same] of byLabel) {
    if (same.length === 1) continue;
    const shown = same.map(quote).join(', ');
    const message = `The option ${quote(label)} gives more than one command: ${shown}`;
    yield { code: 'several-commands', message, path: ['options', options.findIndex((one) => one.label === label)] };
  }
}

/** The rules on each message, and those across the messages of a run. */
export class RunRules {
  #percent = 0;
  #ended = false;

  /** The last status is a final one, or the run waits for input. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Takes the next message; gives the rules that it breaks. */
  add(message: Message): Breach[] {
    const found = checkMessage(message);
    switch (message.kind) {
      case 'status':
        // A run after a run counts from the start.
        if (this.#ended || message.state === 'Ready') this.#percent = 0;
        this.#ended = isOneOf(FINAL_STATES, message.state);
        break;
      case 'input_needed':
        this.#ended = true;
        break;
      case 'progress': {
        const { percent } = message;
        if (percent === undefined || !(percent >= 0 && percent <= 100)) break;
        if (percent < this.#percent) {
          const fall = `The progress falls from ${this.#percent}% to ${percent}%`;
          found.push({ code: 'falling-progress', message: fall, path: ['percent'] });
        }
        this.#percent = percent;
        break;
      }
      default:
    }
    return found;
  }
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
