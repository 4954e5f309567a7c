import { type Answer, jsonAnswer, passedOn } from './answer.ts';
import type { Fields } from './apis/api.ts';
import { toCompletion } from './apis/messages/request.ts';
import type { UpstreamAnswer } from './upstream.ts';

/** Whether a client of Anthropic's API asks for the token count of a request. */
export function isCount(method: string, path: string): boolean {
  return method === 'POST' && /^(?:\/v1)?\/messages\/count_tokens$/.test(path);
}

/** The answers of servers without such an endpoint. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 405, 501]);

/** The token count of a request: the upstream's, or an estimate if it has none. */
export function countOf(given: UpstreamAnswer, request: Fields, note: (what: string) => void): Answer {
  if (!UNKNOWN.has(given.status)) return passedOn(given);
  given.body?.destroy();
  note('tokens are estimated: the upstream does not count them');
  return jsonAnswer(200, { input_tokens: estimate(request) });
}

/** An estimate for current models: bytes of text for each token, and tokens for each image. */
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
