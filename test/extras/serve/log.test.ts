import { afterEach, expect, it, vi } from 'vitest';
import { addReply, entryOf, writeEntry } from '../../../src/extras/serve/log.ts';
import { toolCalls } from '../../../src/tools/index.ts';

afterEach(() => vi.restoreAllMocks());

const TIME = /^\d\d:\d\d:\d\d\.\d{3} {2}/;

/** The line of a request with these replies, without its time. */
function lineOf(replies: readonly string[], more: Partial<ReturnType<typeof entryOf>> = {}): string {
  const entry = entryOf('POST', '/v1/chat/completions');
  const format = toolCalls({ dialect: 'hermes' });
  for (const reply of replies) addReply(entry, format.parse(reply), 'qwen\u001b[31m');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  writeEntry(Object.assign(entry, { status: 200, ms: 12.4, ...more }), 'pretty');
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  expect(line).toMatch(TIME);
  return line.replace(TIME, '');
}

const call = (name: string): string => `<tool_call>\n{"name": "${name}", "arguments": {}}\n</tool_call>`;

it('tells a request in a line: the model, the dialects, the calls, and each finding as often as it was found', () => {
  expect(lineOf([])).toBe('POST  /v1/chat/completions  200  12 ms\n');
  expect(lineOf(['Hello.'])).toBe('POST  /v1/chat/completions  200  12 ms  qwen\\u001b[31m  hermes  0 calls\n');
  expect(lineOf([call('a')])).toMatch(/ {2}hermes {2}1 call\n$/);
  const cut = call('a').slice(0, -14);
  expect(lineOf([call('a'), cut, cut])).toMatch(/ {2}hermes {2}3 calls {2}tools\/cut-off ×2\n$/);
});

it('tells why an answer is not whole', () => {
  expect(lineOf([], { status: 502, error: 'no\u0007 answer' })).toBe(
    'POST  /v1/chat/completions  502  12 ms  no\\u0007 answer\n',
  );
});

it('writes NDJSON, or nothing', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const entry = entryOf('GET', '/v1/models');
  writeEntry(entry, 'none');
  expect(write).not.toHaveBeenCalled();
  writeEntry(entry, 'ndjson');
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toEqual(entry);
});
