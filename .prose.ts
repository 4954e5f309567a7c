const CALL = '🦆▶️[T:read_file|{{F:main}}]◀️🦆';
export function prose(length: number, more = ''): string {
  const parts: string[] = [];
  let size = 0;
  for (let turn = 0, next = 2000; size < length; turn++) {
    const calls = size >= next;
    if (calls) next += 2000;
    const part = calls
      ? `\n${more}${CALL}\n`
      : `${WORDS[(turn * 7 + 3) % WORDS.length]}${turn % 11 === 10 ? '.\n' : ' '}`;
    parts.push(part);
    size += part.length;
  }
  // A flat string, as it comes from a file or the network.
  return new TextDecoder().decode(new TextEncoder().encode(parts.join('')));
}
const WORDS = 'the quick agent reads a file and thinks about what to do next, then it writes some code'.split(' ');
