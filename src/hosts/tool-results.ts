/** What a tool call gave. */
export interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * The results of tool calls as a message to a model that knows no tools: a line of JSON for each, so that no result can
 * pose as another one, or as anything else in the message.
 *
 * @example writeResults([{ id: 'a1', name: 'add', result: 3 }])
 * // 'Results of your tool calls, in their order:\n{"id":"a1","name":"add","result":3}\n'
 */
export function writeResults(results: readonly ToolResult[]): string {
  return ['Results of your tool calls, in their order:', ...results.map((result) => JSON.stringify(result)), ''].join(
    '\n',
  );
}
