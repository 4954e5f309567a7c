import { Problem } from '../../cli/problem.ts';
import type { UpstreamApi } from './apis/index.ts';

/** The default addresses of servers. */
const KNOWN: Readonly<Record<string, string>> = {
  ollama: 'http://127.0.0.1:11434/v1',
  lmstudio: 'http://127.0.0.1:1234/v1',
  vllm: 'http://127.0.0.1:8000/v1',
  'llama.cpp': 'http://127.0.0.1:8080/v1',
};

/** The base URL of a server, given by name or as a URL. @throws {Problem} saying what to write */
export function upstreamOf(text: string): URL {
  const such = `give it as --upstream http://127.0.0.1:11434/v1, or by name: ${Object.keys(KNOWN).join(', ')}`;
  const meant = Object.hasOwn(KNOWN, text) ? (KNOWN[text] ?? text) : text;
  if (!URL.canParse(meant)) throw new Problem(`the upstream ${JSON.stringify(text)} is not a URL`, such);
  const url = new URL(meant);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Problem(`the upstream is not reached by ${url.protocol}//`, such);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new Problem(
      'the upstream has more than a host and a path',
      `${such}; keys go into the headers of the clients`,
    );
  return url;
}

/** How long a server has to identify itself, in milliseconds. */
const PATIENCE = 2000;

/** The result of detection. */
export interface Found {
  /** The base of its API, with `/v1` where only that answers. */
  readonly url: URL;
  /** Whether it is Ollama; undefined if it did not tell. */
  readonly isOllama: boolean | undefined;
  /** The API to use where it has no chat completions. */
  readonly speaks: UpstreamApi | undefined;
  /** A note for the user, if there is a problem. */
  readonly note: string | undefined;
}

/**
 * Finds the base of the upstream's API: for a URL without a path, `/v1` below it if that lists models. A server that
 * does not answer yet is used as given.
 */
export async function findUpstream(given: URL): Promise<Found> {
  const isBare = given.pathname === '/';
  const below = new URL('/v1', given);
  const [models, underV1, tags] = await Promise.all([
    statusOf(new URL(`${given.pathname.replace(/\/$/, '')}/models`, given)),
    isBare ? statusOf(new URL('/v1/models', given)) : undefined,
    statusOf(new URL('/api/tags', given)),
  ]);
  const answers = [models, underV1, tags].filter((status) => status !== undefined);
  if (answers.length === 0)
    return { url: given, isOllama: undefined, speaks: undefined, note: `${given.origin} does not answer yet` };
  const isOllama = tags === 200;
  if (isBare && (isThere(underV1) || (isOllama && !isThere(models))))
    return { url: below, isOllama, speaks: await spokenAt(below), note: `${given.origin} has its API at ${below}` };
  const note = isThere(models) ? undefined : `${given} has no models below it; is it ${below}?`;
  return { url: given, isOllama, speaks: await spokenAt(given), note };
}

/**
 * The API of a server without chat completions. It is found without sending a real request: an endpoint that only takes
 * POST refuses a GET with another status than a missing one.
 */
async function spokenAt(base: URL): Promise<UpstreamApi | undefined> {
  const at = (path: string): Promise<number | undefined> =>
    statusOf(new URL(`${base.pathname.replace(/\/$/, '')}/${path}`, base));
  if ((await at('chat/completions')) !== NOT_FOUND) return undefined;
  for (const name of ['responses', 'messages'] as const) if ((await at(name)) === NOT_ALLOWED) return name;
  return undefined;
}

const NOT_FOUND = 404;
const NOT_ALLOWED = 405;

/** A server that requires a key may have the endpoint. */
function isThere(status: number | undefined): boolean {
  return status !== undefined && (status < 400 || status === 401 || status === 403);
}

async function statusOf(url: URL): Promise<number | undefined> {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    await body?.cancel();
    return status;
  } catch {
    return undefined;
  }
}
