import { isRecord } from '../../../../core/record.ts';
import type { ServerEvent } from '../../../../hosts/openai/events.ts';
import { jsonIn } from '../../../../hosts/openai/json-text.ts';
import type { Wire } from '../../../../hosts/openai/stream.ts';
import type { Fields } from '../api.ts';

/** How Ollama streams: a JSON object in each line. */
export const wire: Wire = {
  splitter: () => new LineSplitter(),
  chunkOf: (line) => {
    const answer = jsonIn(line);
    return isRecord(answer) ? { ...chunkOf(answer) } : undefined;
  },
};

/** A whole answer as a chat completion. */
export function completionOf(answer: Fields): Fields {
  const { choices, ...head } = chunkOf(answer);
  const [{ delta = {}, ...choice } = {}] = choices ?? [];
  return { ...head, choices: [{ ...choice, message: delta }] };
}

function chunkOf(answer: Fields): Fields & { choices?: Fields[] } {
  const { message, response, thinking, tool_calls, done, done_reason, error, ...head } = answer;
  if (error !== undefined) return { error: isRecord(error) ? error : { message: String(error) } };
  const said = isRecord(message) ? message : { content: response, thinking, tool_calls };
  const delta = {
    role: 'assistant',
    content: said.content,
    reasoning_content: said.thinking,
    tool_calls: said.tool_calls,
  };
  const reason = typeof done_reason === 'string' ? done_reason : 'stop';
  return {
    ...head,
    choices: [{ index: 0, delta, finish_reason: done === true ? reason : null }],
    usage: { prompt_tokens: answer.prompt_eval_count, completion_tokens: answer.eval_count },
  };
}

class LineSplitter {
  #line = '';

  get waiting(): number {
    return this.#line.length;
  }

  push(text: string): ServerEvent[] {
    const [first = '', ...others] = text.split('\n');
    this.#line += first;
    const lines: string[] = [];
    for (const other of others) {
      lines.push(this.#line);
      this.#line = other;
    }
    return lines.map((line) => ({ raw: `${line}\n`, data: line.trim() === '' ? undefined : line }));
  }

  end(): ServerEvent {
    const line = this.#line;
    this.#line = '';
    return { raw: line, data: line.trim() === '' ? undefined : line };
  }
}
