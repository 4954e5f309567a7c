import { requireFunction, requireObject } from '../../core/argument.ts';
import { isOneOf } from '../../core/one-of.ts';
import { FINAL_STATES, type STATES } from '../../formats/acor/inside.ts';
import {
  checkpointText,
  type DirectiveReport,
  dataText,
  directiveText,
  type ErrorReport,
  errorText,
  type FileReport,
  filesText,
  type InputRequest,
  inputNeededText,
  outputText,
  progressText,
  type SuggestionReport,
  sessionText,
  statusText,
  suggestionsText,
} from './messages.ts';
import { Outlet, type ReportWriter } from './outlet.ts';

/** A state of a run in the protocol. */
export type State = (typeof STATES)[number];

/**
 * Writes the messages of a tool. Each call writes one whole message, at once. Texts are Markdown. Whatever a text
 * contains, it stays part of its message: one that would be read as something else is written as a code block.
 *
 * The promises resolve when the writer can take more; they never reject. Await them when there is much to write. Wrong
 * use throws: a percentage out of range, a blank title, two commands where one is due, progress after the end of the
 * run, anything but a note of the session after `inputNeeded`, or a command argument with a control character or a line
 * end (`PrintError`).
 */
export interface Reporter {
  /** The state of the run; `Complete`, `Failed` and `Cancelled` end it. */
  status(state: State, message?: string): Promise<void>;
  /** The progress from 0 to 100, written with at most two decimals. */
  progress(percent: number, message?: string): Promise<void>;
  /** A result for people. */
  output(text: string): Promise<void>;
  /** A result as JSON. Cycles, bigints, maps and sets are written as described at `toJson`. */
  data(value: unknown, message?: string): Promise<void>;
  /** The files that were created. An empty list writes nothing. */
  files(files: readonly FileReport[], message?: string): Promise<void>;
  /** An error, and how to recover. */
  error(error: ErrorReport): Promise<void>;
  /** The command to run next, for a tool that cannot continue. It ends the run: the tool exits after it. */
  inputNeeded(request: InputRequest): Promise<void>;
  /** An action that the agent is asked to do. */
  directive(directive: DirectiveReport): Promise<void>;
  /** Optional next steps. An empty list writes nothing. */
  suggestions(items: readonly SuggestionReport[], title?: string): Promise<void>;
  /** The session in which the run continues. */
  session(id: string, message?: string): Promise<void>;
  /** A point that a later run can start from. */
  checkpoint(name: string, message?: string): Promise<void>;
}

const ASKED = 'Input Needed';

/**
 * The tool side of the protocol.
 *
 * @example
 * const report = createReporter(process.stdout);
 * report.progress(25, 'Loading');
 * report.inputNeeded({ message: 'Which column is the key?', command: 'acor dedupe data.csv --key "<choose_one>"' });
 */
export function createReporter(writer: ReportWriter): Reporter {
  requireObject(writer, 'writer');
  requireFunction(writer.write, 'write of the writer', 'takes a text');
  const outlet = new Outlet(writer);
  let end: string | undefined;

  const write = (text: string): Promise<void> => (text === '' ? outlet.ready : outlet.write(`${text}\n\n`));
  const goesOn = (what: string): void => {
    if (end !== undefined) throw new Error(`${what} cannot follow ${end}: the run is over`);
  };
  // Results and next steps may follow the last status. A tool that asks for input exits.
  const isThere = (what: string): void => {
    if (end === ASKED) goesOn(what);
  };

  return {
    status(state, message = '') {
      goesOn(`Status ${state}`);
      const text = statusText(state, message);
      if (isOneOf(FINAL_STATES, state)) end = `Status ${state}`;
      return write(text);
    },
    progress(percent, message = '') {
      goesOn('Progress');
      return write(progressText(percent, message));
    },
    inputNeeded(request) {
      goesOn('Input Needed');
      const text = inputNeededText(request);
      end = ASKED;
      return write(text);
    },
    output(text) {
      isThere('Output');
      return write(outputText(text));
    },
    data(value, message = '') {
      isThere('Output Data');
      return write(dataText(value, message));
    },
    files(files, message = '') {
      isThere('Output Files');
      return write(filesText(files, message));
    },
    error(error) {
      isThere('Error');
      return write(errorText(error));
    },
    directive(directive) {
      isThere('AI Directive');
      return write(directiveText(directive));
    },
    suggestions(items, title = '') {
      isThere('Suggestions');
      return write(suggestionsText(items, title));
    },
    session: (id, message = '') => write(sessionText(id, message)),
    checkpoint: (name, message = '') => write(checkpointText(name, message)),
  };
}
