import { isRecord } from '../../../../core/record.ts';
import type { Api, Fields } from '../api.ts';
import { recordsOf } from '../parts.ts';
import { toCompletion } from './request.ts';
import { completionOf, wire } from './wire.ts';
import { LineWriter } from './writer.ts';

const shared = {
  streamType: 'application/x-ndjson',
  streams: ({ stream }: Fields) => stream !== false,
  errorBody: (_: number, code: string, message: string) => ({ error: `${message} (${code})` }),
  isAssumed: true,
} as const;

/** Ollama's API of conversations. */
export const ollamaChat: Api = {
  ...shared,
  path: '/api/chat',
  toCompletion: (request, leaveOut) => toCompletion(request, recordsOf(request.messages), leaveOut),
  writer: (request) =>
    new LineWriter(request, (message) => ({ message: { role: 'assistant', content: '', ...message } })),
  server: {
    wire: () => wire,
    completionOf,
    withMessages: ({ tools: _, ...request }, { messages }) => ({ ...request, messages }),
    goOn: (request, more) => ({ ...request, messages: [...recordsOf(request.messages), ...more] }),
  },
};

/** Ollama's API of texts that go on. */
export const ollamaGenerate: Api = {
  ...shared,
  path: '/api/generate',
  toCompletion: (request, leaveOut) => toCompletion(request, conversationOf(request), leaveOut),
  writer: (request) => new LineWriter(request, ({ content = '', ...message }) => ({ response: content, ...message })),
  server: { wire: () => wire, completionOf, withMessages: withPrompt, goOn: () => undefined },
};

function conversationOf({ system, prompt, images }: Fields): Fields[] {
  const told = typeof system === 'string' && system !== '' ? [{ role: 'system', content: system }] : [];
  return [...told, { role: 'user', content: prompt, images }];
}

function withPrompt({ tools: _, ...request }: Fields, { messages }: Fields): Fields {
  const system = recordsOf(messages).find(({ role }) => role === 'system');
  return isRecord(system) ? { ...request, system: system.content } : request;
}
