import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../cli/listen.ts';

/**
 * Whether a request comes from a program on this machine. A web page that makes a browser send one is recognised by its
 * `Host`, its `Origin`, or by `Sec-Fetch-Site` where the browser sends no origin.
 */
export function isFromHere({ host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (!isLoopbackUrl(`http://${host}`)) return false;
  return origin === undefined ? site === undefined || OF_NO_OTHER_PAGE.has(String(site)) : isLoopbackUrl(origin);
}

/** Requested by the user directly, or by a page of the server itself. */
const OF_NO_OTHER_PAGE: ReadonlySet<string> = new Set(['none', 'same-origin']);

/** The origin of a server on this machine, without user or path. */
const ORIGIN = /^https?:\/\/(\[::1\]|[^:/?#@]+)(:\d{1,5})?$/i;

function isLoopbackUrl(text: string): boolean {
  const [, host = ''] = ORIGIN.exec(text) ?? [];
  return isLoopback(host.toLowerCase().replace(/^\[|\]$/g, ''));
}
