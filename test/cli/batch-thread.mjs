// Stands in for the thread that parses: does to itself what no document should be able to do.

/** @param {{ documents: { id: string, bytes: Uint8Array }[], current: Int32Array }} parcel */
export default function work({ documents, current }) {
  const lines = documents.map(({ id, bytes }, at) => {
    Atomics.store(current, 0, at);
    const text = Buffer.from(bytes).toString();
    if (text === 'hang') while (current.length > 0);
    if (text === 'throw') throw new Error('no');
    const kept = [];
    while (text === 'memory') kept.push(new Array(100_000).fill(text));
    return `${JSON.stringify({ id, diagnostics: [] })}\n`;
  });
  const tally = { documents: lines.length, ok: lines.length, repaired: 0, truncated: 0 };
  return { lines: new TextEncoder().encode(lines.join('')), tally };
}
