// Stands in for the thread that parses: does to itself what no document should be able to do.

/** @param {{ documents: { id: string, bytes: Uint8Array }[], state: Int32Array }} batch */
export default function work({ documents, state }) {
  const lines = documents.map(({ id, bytes }, at) => {
    Atomics.store(state, 0, at);
    const text = Buffer.from(bytes).toString();
    if (text.includes('hang')) while (state.length > 0);
    if (text === 'throw') throw new Error('no');
    const kept = [];
    while (text === 'memory') kept.push(new Array(100_000).fill(text));
    return `${JSON.stringify({ id, diagnostics: [] })}\n`;
  });
  state.set([lines.length, lines.length, 0, 0], 1);
  return new TextEncoder().encode(lines.join(''));
}
