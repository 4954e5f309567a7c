import { safeJson, stdoutColors } from '../../cli/output.ts';
import { counted } from '../../core/counted.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { ToolReply } from '../../hosts/tool-format.ts';

/** The form of the request log. */
export type LogName = 'pretty' | 'ndjson' | 'none';

/** A log entry of a request, without its headers, its query and its texts. */
export interface Entry {
  /** When the request arrived. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** 0 when the client disconnected before there was one. */
  status: number;
  /** From its arrival to the end of its answer, in milliseconds. */
  ms: number;
  /** The model, and the dialect of each choice that was read. */
  model?: string;
  dialects: string[];
  calls: number;
  /** The codes of the findings, each as often as it occurred. */
  findings: string[];
  /** How often the model was asked again. */
  retries?: number;
  /** Why the answer is incomplete. */
  error?: string;
}

/** Begins the entry of a request. */
export function entryOf(method: string, path: string): Entry {
  return { time: new Date().toISOString(), method, path, status: 0, ms: 0, dialects: [], calls: 0, findings: [] };
}

/** Adds the result of a choice. */
export function addReply(
  entry: Entry,
  { via, value, diagnostics }: Parsed<ToolReply>,
  model: string | undefined,
): void {
  if (model !== undefined) entry.model = model;
  entry.dialects.push(via);
  entry.calls += value.calls.length;
  entry.findings.push(...diagnostics.map(({ code }) => code));
}

export function writeEntry(entry: Entry, log: LogName): void {
  if (log === 'ndjson') process.stdout.write(`${safeJson(entry)}\n`);
  if (log === 'pretty') process.stdout.write(`${pretty(entry)}\n`);
}

function pretty({ time, method, path, status, ms, model, dialects, calls, findings, retries, error }: Entry): string {
  const colors = stdoutColors();
  const code = status >= 400 || error !== undefined ? colors.red(String(status)) : colors.green(String(status));
  const read = dialects.length === 0 ? [] : [[...new Set(dialects)].join(', '), counted(calls, 'call')];
  const about = [
    ...(model === undefined ? [] : [escapeControls(model)]),
    ...read,
    ...(findings.length === 0 ? [] : [colors.yellow(withCounts(findings))]),
    ...(retries === undefined ? [] : [`asked again ${counted(retries, 'time')}`]),
    ...(error === undefined ? [] : [colors.red(escapeControls(error))]),
  ];
  const clock = colors.dim(time.slice('2026-01-01T'.length, -1));
  return [clock, method, escapeControls(path), code, `${Math.round(ms)} ms`, ...about].join('  ');
}

/** `tools/missing-close ×2` */
function withCounts(codes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => (count === 1 ? code : `${code} ×${count}`)).join(', ');
}
