import type { Path } from '../../core/path.ts';
import { PrintError } from '../../core/print-error.ts';
import type { Dialect } from '../dialects/index.ts';
import type { ToolCall, ToolReply } from '../model.ts';
import { elementCall, toolElement } from './elements.ts';
import { namedCall } from './named.ts';
import { callObject } from './object.ts';
import { pythonCall } from './python.ts';
import { printMessages, printRecipients, printSteps } from './shaped.ts';
import { taggedCall } from './tagged.ts';

/** Writes a reply as the dialect's models write it, behind what the prompt opened. */
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

/** Every dialect writes what JSON holds: no bigint, and nothing that holds itself. */
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
  // Code runs to the end of the reply, which a token shows.
  if (codeOpen !== undefined && last?.name === 'python' && typeof last.arguments === 'string')
    return (
      (calls.length > 1 ? printCalls(dialect, calls.slice(0, -1)) : '') +
      codeOpen +
      last.arguments +
      (dialect.tokens[0] ?? '')
    );
  const { block, call, object, python } = dialect;
  const [open = ''] = block?.open ?? [];
  const [close = ''] = block?.mayStayOpen === true ? [] : (block?.close ?? []);
  if (python === 'list') return `[${calls.map(pythonCall).join(', ')}]`;
  if (python === 'lines') return `${open}\n${calls.map(pythonCall).join('\n')}\n${close}`;
  if (dialect.elements?.ofTools === true) return calls.map(toolElement).join('\n');
  if (call !== undefined && (dialect.parameter !== undefined || dialect.elements !== undefined))
    return printTagged(dialect, calls, open, close);
  if (call !== undefined) {
    const written = calls.map((one, index) => namedCall(dialect, one, index));
    return call.open[0] === '' ? written.map((one) => open + one).join('') : open + written.join('') + close;
  }
  const objects = calls.map((one, index) => JSON.stringify(callObject(dialect, one, index)));
  if (block?.below !== undefined) return `${open}\n[${objects.join(', ')}]\n${close}`;
  if (block?.title !== undefined)
    return calls.map(({ name }, at) => `${block.title?.[0]}${name}${open}${objects[at]}${close}`).join('\n');
  if (object?.list === 'one')
    return close === ''
      ? `${open}${objects.join(dialect.separator?.[0] ?? `\n${open}`)}`
      : objects.map((one) => `${open}\n${one}\n${close}`).join('\n');
  return `${open}[${objects.join(', ')}]${close}`;
}

function printTagged(dialect: Dialect, calls: readonly ToolCall[], open: string, close: string): string {
  if (dialect.block?.holdsOne === true)
    return calls.map((one) => `${open}${taggedCall(dialect, one, '\n')}${close}`).join('\n');
  const written = calls.map((one, index) =>
    dialect.elements === undefined ? taggedCall(dialect, one, '', index) : elementCall(dialect, one),
  );
  if (open === '') return written.join('\n');
  return dialect.isTight === true ? open + written.join('') + close : `${open}\n${written.join('\n')}\n${close}`;
}
