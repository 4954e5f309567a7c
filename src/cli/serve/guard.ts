import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../listen.ts';

/**
 * Whether a request comes from this machine's own programs: a web page that has tricked a browser into it gives itself
 * away by its `Host` or its `Origin`.
 */
export function isFromHere({ host, origin }: IncomingHttpHeaders): boolean {
  return isLoopbackUrl(`http://${host ?? ''}`) && (origin === undefined || isLoopbackUrl(origin));
}

function isLoopbackUrl(text: string): boolean {
  return URL.canParse(text) && isLoopback(new URL(text).hostname.replace(/^\[|\]$/g, ''));
}
