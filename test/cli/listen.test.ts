import { createServer, type Server } from 'node:http';
import { expect, test } from 'vitest';
import { isLoopback, listen, reachOf } from '../../src/cli/listen.ts';
import { refusalOf } from '../../src/cli/problem.ts';

/** A server whose address the system refuses with a code, or gives. */
function serverThat(code: string | undefined): Server {
  const server = createServer();
  const refuse = (): boolean => server.emit('error', Object.assign(new Error('no address'), code && { code }));
  return Object.assign(server, { listen: () => (queueMicrotask(refuse), server) });
}

const place = { host: '10.0.0.1', port: 80, portOption: '--http' };

test('why an address cannot be had, and what to do about it', async () => {
  const codes = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAFNOSUPPORT', undefined];
  const said = await Promise.all(codes.map((code) => listen(serverThat(code), place).catch(refusalOf)));
  expect(said).toEqual([
    'port 80 of 10.0.0.1 is taken; name another one with --http PORT',
    'port 80 needs more rights; name one above 1023 with --http PORT',
    '10.0.0.1 is not an address of this machine; check --host',
    '10.0.0.1 is not an address of this machine; check --host',
    '10.0.0.1:80 cannot be listened on (EAFNOSUPPORT); check --host and --http',
    '10.0.0.1:80 cannot be listened on (no address); check --host and --http',
  ]);
});

test('the URL has the port that is free, and an IPv6 address in brackets', async () => {
  const server = createServer();
  expect(await listen(server, { host: '127.0.0.1', port: 0, portOption: '--port' })).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+$/,
  );
  server.close();
  const given = (address: ReturnType<Server['address']>, host: string): Promise<string> => {
    const other = createServer();
    const heard = (_: number, __: string, listening: () => void): Server => (queueMicrotask(listening), other);
    return listen(Object.assign(other, { listen: heard, address: () => address }), { ...place, host });
  };
  expect(await given({ address: '::1', family: 'IPv6', port: 8347 }, '::1')).toBe('http://[::1]:8347');
  expect(await given(null, 'localhost')).toBe('http://localhost:');
});

test('who can reach a server is told', () => {
  expect(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].map(isLoopback)).toEqual([true, true, true, false, false]);
  expect(reachOf('localhost')).toBe('only this machine can reach it');
  expect(reachOf('0.0.0.0')).toBe('everyone who can reach this machine can use it: there is no password');
});
