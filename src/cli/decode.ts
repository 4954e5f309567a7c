import { constants } from 'node:buffer';
import { Problem } from './problem.ts';

/** Decodes UTF-8. A byte order mark is kept: it is part of the input that formats judge. */
export function decode(bytes: Uint8Array, inputName: string): string {
  if (bytes.length > constants.MAX_STRING_LENGTH) throw new Problem(`${inputName}: the text is too large`, 'split it');
  const decodePart = createDecoder(inputName);
  return decodePart(bytes) + decodePart();
}

/**
 * Decodes UTF-8 in chunks that may be cut anywhere; call without bytes at the end. @throws {Problem} on invalid bytes
 */
export function createDecoder(inputName: string): (bytes?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let first = true;
  return (bytes) => {
    if (first && bytes !== undefined && startsAsUtf16(bytes)) {
      throw new Problem(
        `${inputName}: the text is UTF-16`,
        'convert it to UTF-8, for example with iconv -f UTF-16 -t UTF-8',
      );
    }
    first = false;
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new Problem(`${inputName}: the bytes are not valid UTF-8`, 'convert the text to UTF-8');
    }
  };
}

function startsAsUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
