/**
 * What the model said, where a text is the recording of `peglot serve --record`: the text of its first line. Undefined where
 * it is none.
 */
export function recordedText(text: string): string | undefined {
  const [line = ''] = text.trimStart().split('\n', 1);
  if (!line.startsWith('{') || !line.includes('"request"')) return undefined;
  try {
    const record: unknown = JSON.parse(line);
    if (typeof record !== 'object' || record === null || !('text' in record && 'request' in record)) return undefined;
    return typeof record.text === 'string' ? record.text : undefined;
  } catch {
    return undefined;
  }
}
