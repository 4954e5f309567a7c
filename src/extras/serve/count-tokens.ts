import { type Answer, jsonAnswer, passedOn } from './answer.ts';
import type { Fields } from './apis/api.ts';
import { toCompletion } from './apis/messages/request.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** Where clients of Anthropic's API ask how long a request is. */
export function isCount(method: string, path: string): boolean {
  return method === 'POST' && /^(?:\/v1)?\/messages\/count_tokens$/.test(path);
}

/** What servers say that have no such page. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 405, 501]);

/** How many tokens a request has: as the upstream counts them, or about so many where it does not count. */
export function countOf(given: UpstreamAnswer, request: Fields, note: (what: string) => void): Answer {
  if (!UNKNOWN.has(given.status)) return passedOn(given);
  given.body?.destroy();
  note('tokens are estimated: the upstream does not count them');
  return jsonAnswer(200, { input_tokens: estimate(request) });
}

/** How many bytes of text are a token, and how many tokens an image is: about what models of today take. */
const BYTES = 3.5;
const IMAGE = 1500;

function estimate(request: Fields): number {
  const { messages, tools } = toCompletion(request, () => {});
  let images = 0;
  const text = JSON.stringify([messages, tools], (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('data:')) return value;
    images++;
    return '';
  });
  return Math.ceil(Buffer.byteLength(text) / BYTES) + images * IMAGE;
}
