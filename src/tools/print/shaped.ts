import type { ToolCall, ToolReply } from '../model.ts';

/** A reply in the channels of harmony. */
export function printMessages({ text, reasoning, calls }: ToolReply): string {
  const channel = calls.length === 0 ? 'final' : 'commentary';
  return [
    ...(reasoning === '' ? [] : [`<|channel|>analysis<|message|>${reasoning}<|end|>`]),
    ...(text === '' ? [] : [`<|channel|>${channel}<|message|>${text}${calls.length === 0 ? '<|return|>' : '<|end|>'}`]),
    ...calls.map(message),
  ].join('<|start|>assistant');
}

function message({ name, arguments: given }: ToolCall): string {
  if (name === 'python' && typeof given === 'string')
    return `<|channel|>analysis to=python code<|message|>${given}<|call|>`;
  return `<|channel|>commentary to=functions.${name} <|constrain|>json<|message|>${JSON.stringify(given)}<|call|>`;
}

/** A reply in messages to recipients, the first of which is named at once. */
export function printRecipients(marker: string, { text, reasoning, calls }: ToolReply): string {
  const thought = reasoning === '' ? '' : `<think>\n${reasoning}\n</think>\n\n`;
  const isCall = thought + text === '' && calls.length > 0;
  const messages = calls.map(({ name, arguments: given }) => {
    return `${name}\n${name === 'python' && typeof given === 'string' ? given : JSON.stringify(given)}`;
  });
  return [...(isCall ? [] : [`all\n${thought}${text}`]), ...messages].join(marker);
}

/** A reply in the steps of ReAct. */
export function printSteps({ text, reasoning, calls }: ToolReply): string {
  const thought = reasoning === '' ? [] : [`Thought: ${reasoning}`];
  const said = text === '' ? [] : [text];
  if (calls.length === 0) return [...thought, ...said.map((one) => `Final Answer: ${one}`)].join('\n');
  return [...said, ...thought, ...calls.map(step)].join('\n');
}

function step({ name, arguments: given }: ToolCall): string {
  return `Action: ${name}\nAction Input: ${typeof given === 'string' ? given : JSON.stringify(given)}`;
}
