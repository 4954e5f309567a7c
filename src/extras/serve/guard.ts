import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../cli/listen.ts';

/**
 * Whether a request comes from this machine's own programs: a web page that has tricked a browser into it gives itself
 * away by its `Host`, its `Origin`, or `Sec-Fetch-Site` where the browser sends no origin.
 */
export function isFromHere({ host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (!isLoopbackUrl(`http://${host}`)) return false;
  return origin === undefined ? site === undefined || OF_NO_OTHER_PAGE.has(String(site)) : isLoopbackUrl(origin);
}

/** Asked by the user, or by a page of the server itself. */
const OF_NO_OTHER_PAGE: ReadonlySet<string> = new Set(['none', 'same-origin']);

/** The origin of a server of this machine, and nothing else: no user, no path. */
const ORIGIN = /^https?:\/\/(\[::1\]|[^:/?#@]+)(:\d{1,5})?$/i;

function isLoopbackUrl(text: string): boolean {
  const [, host = ''] = ORIGIN.exec(text) ?? [];
  return isLoopback(host.toLowerCase().replace(/^\[|\]$/g, ''));
}
