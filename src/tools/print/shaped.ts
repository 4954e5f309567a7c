import type { Dialect } from '../dialects/index.ts';
import type { ToolCall, ToolReply } from '../model.ts';
import { taggedCall } from './tagged.ts';

/** What the prompt opened. */
type Inside = 'reasoning' | 'recipient' | undefined;

/** A reply in messages: in harmony's channels, or just to recipients. */
export function printMessages(dialect: Dialect, reply: ToolReply, inside: Inside): string {
  const { addressed = false, padded = false } = dialect.messages ?? {};
  const messages = addressed ? toRecipients(dialect, reply, inside) : inChannels(padded ? ' ' : '', reply, inside);
  return messages.join(padded ? '<|start|> assistant' : '<|start|>assistant');
}

/** `pad` surrounds each marker. */
function inChannels(pad: '' | ' ', { text, reasoning, calls }: ToolReply, inside: Inside): string[] {
  const mark = (name: string): string => `${pad}<|${name}|>${pad}`;
  const last = (name: string): string => `${pad}<|${name}|>`;
  const said = (channel: string, words: string, end: string): string =>
    `${mark('channel')}${channel}${mark('message')}${words}${last(end)}`;
  const thought =
    inside === 'reasoning' ? [reasoning + last('end')] : reasoning === '' ? [] : [said('analysis', reasoning, 'end')];
  const words =
    text === '' ? [] : [calls.length === 0 ? said('final', text, 'return') : said('commentary', text, 'end')];
  const isAddressed = inside === 'recipient' && reasoning + text === '';
  const called = calls.map(({ name, arguments: given }, at) => {
    const [recipient, channel, type, body] =
      name === 'python' && typeof given === 'string'
        ? ['python', 'analysis', ' code', given]
        : [
            `functions.${name}`,
            'commentary',
            `${pad === '' ? ' ' : ''}${mark('constrain')}json`,
            JSON.stringify(given),
          ];
    const end = `${type}${mark('message')}${body}${last('call')}`;
    // The prompt may end right before the recipient.
    if (isAddressed && at === 0) return `${recipient}${mark('channel')}${channel}${end}`;
    return pad === ''
      ? `${mark('channel')}${channel} to=${recipient}${end}`
      : ` to=${recipient}${mark('channel')}${channel}${end}`;
  });
  return [...thought, ...words, ...called];
}

/** Each message has a recipient, and calls are tags in messages to their tools. */
function toRecipients(dialect: Dialect, { text, reasoning, calls }: ToolReply, inside: Inside): string[] {
  const [end = ''] = dialect.messages?.close ?? [];
  const [open = ''] = dialect.block?.open ?? [];
  const [close = ''] = dialect.block?.close ?? [];
  const thought = inside === 'reasoning' || reasoning !== '' ? [['self', reasoning]] : [];
  const said = text === '' ? [] : [['user', text]];
  const called = calls.map((call) => [call.name, `${open}\n${taggedCall(dialect, call, 0)}\n${close}`]);
  return [...thought, ...said, ...called].map(([recipient, words], at) => {
    const message = `${recipient}<|message|>${words}${end}`;
    if (at > 0 || inside === undefined) return ` to=${message}`;
    return inside === 'recipient' ? message : `${words}${end}`;
  });
}

/** A reply in messages to recipients, the first of which comes at once. */
export function printRecipients({ tokens }: Dialect, marker: string, { text, reasoning, calls }: ToolReply): string {
  const thought = reasoning === '' ? '' : `<think>\n${reasoning}\n</think>\n\n`;
  const isCall = thought + text === '' && calls.length > 0;
  const messages = calls.map(({ name, arguments: given }, at) => {
    const isCode = name === 'python' && typeof given === 'string';
    const end = isCode && at === calls.length - 1 ? (tokens[0] ?? '') : '';
    return `${name}\n${isCode ? given : JSON.stringify(given)}${end}`;
  });
  return [...(isCall ? [] : [`all\n${thought}${text}`]), ...messages].join(marker);
}

/** A reply in the steps of ReAct. */
export function printSteps({ text, reasoning, calls }: ToolReply, inside: Inside): string {
  const isInThought = inside === 'reasoning';
  const thought = isInThought ? [reasoning] : reasoning === '' ? [] : [`Thought: ${reasoning}`];
  const said = text === '' ? [] : [text];
  if (calls.length === 0) return [...thought, ...said.map((one) => `Final Answer: ${one}`)].join('\n');
  return [...(isInThought ? [...thought, ...said] : [...said, ...thought]), ...calls.map(step)].join('\n');
}

function step({ name, arguments: given }: ToolCall): string {
  return `Action: ${name}\nAction Input: ${JSON.stringify(given)}`;
}
