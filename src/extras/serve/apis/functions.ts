import { isRecord } from '../../../core/record.ts';
import type { AnswerWriter, Api, Fields } from './api.ts';
import { chat } from './chat.ts';
import { given, recordsOf } from './parts.ts';

/** Chat completions with `functions` and `function_call`, the older form of tools, with one call in an answer. */
export const functions: Api = {
  ...chat,
  isAssumed: false,
  toCompletion: ({ functions: offered, function_call: choice, messages, n, ...others }, leaveOut) => {
    if (typeof n === 'number' && n > 1) leaveOut('n');
    return {
      ...others,
      messages: toolMessages(recordsOf(messages)),
      tools: recordsOf(offered).map((offer) => ({ type: 'function', function: offer })),
      ...given({ tool_choice: isRecord(choice) ? { type: 'function', function: choice } : choice }),
      parallel_tool_calls: false,
    };
  },
  writer: (request) => olderWriter(chat.writer(request)),
};

/** Calls had no ids: a result belongs to the call before it. */
function toolMessages(messages: readonly Fields[]): Fields[] {
  let id = 'call00000';
  return messages.map(({ function_call: call, ...message }, at) => {
    if (message.role === 'function') return { role: 'tool', tool_call_id: id, content: message.content };
    if (!isRecord(call)) return message;
    id = `call${String(at).padStart(5, '0')}`;
    return { ...message, tool_calls: [{ id, type: 'function', function: call }] };
  });
}

interface Call {
  readonly id: unknown;
  readonly name: string;
  arguments: string;
}

/**
 * Writes an answer with its first call in the older form. It has no field for further calls: they are reported beside
 * the choice.
 */
function olderWriter(writer: AnswerWriter): AnswerWriter {
  const calls: Call[] = [];
  const byNumber = new Map<unknown, Call>();
  let kept = 0;
  /** The fields of the first call. */
  const firstOf = (made: unknown): Fields => {
    let first: Fields | undefined;
    for (const { index, id, function: said } of recordsOf(made)) {
      const { name, arguments: json = '' } = Object(said);
      let call = byNumber.get(index);
      const isNew = call === undefined || (typeof name === 'string' && name !== '' && id !== call.id);
      if (call === undefined || isNew) {
        call = { id, name: String(name ?? ''), arguments: '' };
        byNumber.set(index, call);
        calls.push(call);
      }
      call.arguments += json;
      kept += String(json).length;
      if (call !== calls[0]) continue;
      first = { ...(isNew ? { name: call.name } : first), arguments: String(first?.arguments ?? '') + json };
    }
    return given({ function_call: first });
  };
  const older = ({ delta, ...choice }: Fields): Fields => {
    const { tool_calls: made, ...said } = Object(delta);
    const told = { ...choice, delta: { ...said, ...firstOf(made) } };
    if (typeof choice.finish_reason !== 'string') return told;
    const more = calls.slice(1).map(({ name, arguments: json }) => ({ name, arguments: json }));
    return {
      ...told,
      finish_reason: choice.finish_reason === 'tool_calls' ? 'function_call' : choice.finish_reason,
      ...(more.length > 0 && { peglot: { ...Object(choice.peglot), tool_calls: more } }),
    };
  };
  return {
    get kept() {
      return writer.kept + kept;
    },
    chunk: ({ choices, ...chunk }) => writer.chunk({ ...chunk, choices: recordsOf(choices).slice(0, 1).map(older) }),
    other: (raw) => writer.other(raw),
    end: (raw) => writer.end(raw),
    error: (body) => writer.error(body),
    whole: () => writer.whole(),
  };
}
