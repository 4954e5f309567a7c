/** What a link holds. */
export interface Shared {
  readonly format: string;
  readonly text: string;
  readonly grammar?: string;
  readonly adapter?: string;
  /** The JSON Schema that an answer is read by. */
  readonly schema?: string;
  /** Which view is shown. */
  readonly view?: string;
}

/** The state as the hash of a link: packed, and never sent to a server. */
export async function packed(state: Shared): Promise<string> {
  const stream = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The state that a hash holds; undefined when it holds none. */
export async function unpacked(hash: string): Promise<Shared | undefined> {
  if (hash.length < 2) return undefined;
  try {
    const binary = atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const state: unknown = JSON.parse(await limited(stream));
    return isShared(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

const MOST = 2_000_000;

/** The text of a stream, as far as anybody would share one: a short link can hold gigabytes of blanks. */
async function limited(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MOST) throw new Error('the link holds too much');
  }
  return text + decoder.decode();
}

/** Whether a value is such a state. */
export function isShared(state: unknown): state is Shared {
  return (
    typeof state === 'object' &&
    state !== null &&
    isText(state, 'format') &&
    isText(state, 'text') &&
    ['grammar', 'adapter', 'schema', 'view'].every((name) => !(name in state) || isText(state, name))
  );
}

function isText(state: object, name: string): boolean {
  return typeof Reflect.get(state, name) === 'string';
}
