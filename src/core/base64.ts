/** Encodes a text as base64 of its UTF-8 bytes, in lines of 76 characters. @throws {RangeError} on a lone surrogate */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== text) {
    throw new RangeError('a surrogate without a partner has no UTF-8 bytes');
  }
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replace(/.{76}(?=.)/g, '$&\n');
}

/** Decodes base64 of UTF-8 bytes, ignoring line ends; undefined if it is invalid. */
export function decodeBase64(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
