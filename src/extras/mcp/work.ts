import { formatNamed, formatOf } from '../../cli/choose-format.ts';
import { canonicalText } from '../../cli/commands/fmt.ts';
import { fixesApart } from '../../cli/fixes.ts';
import { refusalOf } from '../../cli/problem.ts';
import { detect } from '../../cli/registry.ts';
import { jsonDiagnostics } from '../../cli/reports.ts';
import { typedFormat } from '../../cli/schema-format.ts';
import type { Format } from '../../core/format.ts';
import { applyEdits } from '../../core/text-edit.ts';

/** A call of one of the tools that read a text. */
export interface Task {
  readonly tool: TaskName;
  readonly text: string;
  readonly format?: string | undefined;
  readonly strict?: boolean | undefined;
  /** A JSON Schema, for a text that is an answer of this type. */
  readonly schema?: Record<string, unknown> | undefined;
}

export type TaskName = 'parse' | 'check' | 'fix' | 'format' | 'detect';

/** The result of a task: an object for the client, or one line that says why there is none. */
export type Outcome =
  | { readonly ok: true; readonly result: Record<string, unknown> }
  | { readonly ok: false; readonly problem: string };

/** Processes the parent's tasks in order, until the parent disconnects. */
export function serveParent(): void {
  process.on('message', (task: Task) => {
    process.send?.(perform(task));
  });
  process.send?.('ready');
}

/** Does the work of one call. */
export function perform(task: Task): Outcome {
  try {
    return { ok: true, result: TASKS[task.tool](task) };
  } catch (error) {
    // Bugs are reported to the client, too, and the next call is still served.
    return { ok: false, problem: refusalOf(error) };
  }
}

const TASKS: Readonly<Record<TaskName, (task: Task) => Record<string, unknown>>> = {
  parse: (task) => {
    const { head, parsed, diagnostics } = read(task);
    return { ...head, value: parsed.value, diagnostics };
  },
  check: (task) => {
    const { head, diagnostics } = read(task);
    return { ...head, diagnostics };
  },
  fix: (task) => {
    const { format, parsed } = read(task);
    const edits = fixesApart(parsed.diagnostics);
    const text = applyEdits(task.text, edits);
    const { head, diagnostics } = read({ ...task, text }, format);
    return { ...head, text, fixed: edits.length, diagnostics };
  },
  format: (task) => {
    const { format, input, parsed } = read(task);
    return { format: format.name, text: canonicalText({ input, format, parsed }) };
  },
  detect: ({ text }) => ({ format: detect(text) ?? null }),
};

interface Reading {
  readonly format: Format<unknown>;
  readonly input: { readonly name: string; readonly path: undefined; readonly text: string };
  readonly parsed: ReturnType<Format<unknown>['parse']>;
  readonly head: Record<string, unknown>;
  readonly diagnostics: unknown[];
}

function read(task: Task, format: Format<unknown> = formatOfTask(task)): Reading {
  const { text, strict = false } = task;
  const input = { name: THE_TEXT, path: undefined, text };
  const parsed = format.parse(text, { strict });
  const { ok, complete, via } = parsed;
  return {
    format,
    input,
    parsed,
    head: { format: format.name, via, ok, complete },
    diagnostics: jsonDiagnostics({ input, parsed }),
  };
}

const THE_TEXT = 'the text';

function formatOfTask({ text, format, schema }: Task): Format<unknown> {
  if (schema !== undefined) return typedFormat(schema, 'schema');
  return format === undefined ? formatOf(text, THE_TEXT, {}, 'name it in `format`') : formatNamed(format);
}
