import type { Path } from '../../core/path.ts';
import { PrintError } from '../../core/print-error.ts';
import type { Dialect } from '../dialects/index.ts';
import { layoutOf } from '../dialects/layout.ts';
import type { ToolCall, ToolReply } from '../model.ts';
import { elementCall, toolElement } from './elements.ts';
import { namedCall } from './named.ts';
import { callObject } from './object.ts';
import { pythonCall } from './python.ts';
import { printMessages, printRecipients, printSteps } from './shaped.ts';
import { taggedCall } from './tagged.ts';

/** Writes a reply like the dialect's models, after what the prompt opened. */
export function printReply(dialect: Dialect, reply: ToolReply, startsInside?: 'reasoning' | 'recipient'): string {
  for (const [at, { arguments: given }] of reply.calls.entries()) requireJson(given, ['calls', at, 'arguments']);
  if (dialect.shape === 'messages') return printMessages(dialect, reply, startsInside);
  if (dialect.shape === 'steps') return printSteps(reply, startsInside);
  const [recipient] = dialect.recipient ?? [];
  if (startsInside === 'recipient' && recipient !== undefined) return printRecipients(dialect, recipient, reply);
  const startsInThought = startsInside === 'reasoning';
  const { text, reasoning, calls } = reply;
  const [open = '<think>'] = dialect.think?.[0] ?? [];
  const [close = '</think>'] = dialect.think?.[1] ?? [];
  const opening = startsInThought ? '' : open.endsWith('\n') ? open : `${open}\n`;
  const thought = reasoning === '' && !startsInThought ? '' : `${opening}${reasoning}\n${close}\n\n`;
  const block = calls.length === 0 ? '' : printCalls(dialect, calls);
  const between = text !== '' && block !== '' ? '\n' : '';
  return thought + text + between + block;
}

/** Every dialect needs JSON values: no bigint, and nothing circular. */
function requireJson(value: unknown, path: Path): void {
  try {
    JSON.stringify(value);
  } catch {
    throw new PrintError(path, 'must be a JSON value');
  }
}

function printCalls(dialect: Dialect, calls: readonly ToolCall[]): string {
  const last = calls.at(-1);
  const [codeOpen] = dialect.code ?? [];
  // Code extends to the end of the reply, which a token marks.
  if (codeOpen !== undefined && last?.name === 'python' && typeof last.arguments === 'string')
    return (
      (calls.length > 1 ? printCalls(dialect, calls.slice(0, -1)) : '') +
      codeOpen +
      last.arguments +
      (dialect.tokens[0] ?? '')
    );
  const { open, close, between, isEach } = layoutOf(dialect);
  const written = calls.map((call, index) => callIn(dialect, call, index));
  return isEach ? written.map((one) => open + one + close).join(between) : open + written.join(between) + close;
}

function callIn(dialect: Dialect, call: ToolCall, index: number): string {
  const { block, elements, parameter, python } = dialect;
  if (python !== undefined) return pythonCall(call);
  if (elements?.ofTools === true) return toolElement(call);
  if (elements !== undefined) return elementCall(dialect, call);
  if (parameter !== undefined) return taggedCall(dialect, call, index);
  if (dialect.call !== undefined) return namedCall(dialect, call, index);
  const object = JSON.stringify(callObject(dialect, call, index));
  return block?.title === undefined
    ? object
    : `${block.title[0]}${call.name}${block.open[0]}${object}${block.close[0]}`;
}
