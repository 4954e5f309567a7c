import type { TrainedResults } from './dialects/trained.ts';

/** The result of a tool call. */
export interface ToolResult {
  /** The id of the call. */
  readonly id: string;
  readonly name: string;
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * Writes tool results as a message to a model, in the structure that the models of the dialect were trained on. If it
 * is unknown, as a line of JSON for each. No result can pose as another one: if its text contains a marker of the
 * structure, it is written as JSON with that marker escaped.
 */
export function printResults(results: readonly ToolResult[], trained: TrainedResults | undefined): string {
  if (trained === undefined)
    return ['Results of your tool calls, in their order:', ...results.map((one) => JSON.stringify(one)), ''].join('\n');
  const [open = '', close = ''] = trained.around ?? [];
  const each = results.map(({ id, name, result, error }) => {
    const text = textOf(error === undefined ? result : { error });
    return trained.each({ id, name, text: guarded(text, trained.markers) });
  });
  return open + each.join('') + close;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function guarded(text: string, markers: readonly string[]): string {
  if (!markers.some((marker) => text.includes(marker))) return text;
  return markers.reduce((json, marker) => json.replaceAll(marker, escapeFirst(marker)), JSON.stringify(text));
}

function escapeFirst(marker: string): string {
  return `\\u${marker.charCodeAt(0).toString(16).padStart(4, '0')}${marker.slice(1)}`;
}
