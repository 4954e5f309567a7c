import type { Dialect } from '../dialects/index.ts';
import type { ToolCall, ToolReply } from '../model.ts';

/** What the prompt opened. */
type Inside = 'reasoning' | 'recipient' | undefined;

/** A reply in the channels of harmony. */
export function printMessages({ text, reasoning, calls }: ToolReply, inside: Inside): string {
  const channel = calls.length === 0 ? 'final' : 'commentary';
  const isInThought = inside === 'reasoning';
  const thoughtOpen = isInThought ? '' : '<|channel|>analysis<|message|>';
  const isAddressed = inside === 'recipient' && reasoning + text === '';
  return [
    ...(reasoning === '' && !isInThought ? [] : [`${thoughtOpen}${reasoning}<|end|>`]),
    ...(text === '' ? [] : [`<|channel|>${channel}<|message|>${text}${calls.length === 0 ? '<|return|>' : '<|end|>'}`]),
    ...calls.map((call, index) => message(call, isAddressed && index === 0)),
  ].join('<|start|>assistant');
}

/** `isAddressed`: the prompt ends where its recipient begins. */
function message({ name, arguments: given }: ToolCall, isAddressed: boolean): string {
  const [recipient, channel, type, body] =
    name === 'python' && typeof given === 'string'
      ? ['python', 'analysis', 'code', given]
      : [`functions.${name}`, 'commentary', '<|constrain|>json', JSON.stringify(given)];
  const head = isAddressed ? `${recipient}<|channel|>${channel}` : `<|channel|>${channel} to=${recipient}`;
  return `${head} ${type}<|message|>${body}<|call|>`;
}

/** A reply in messages to recipients, the first of which is named at once. */
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
