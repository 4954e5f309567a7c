import recording from '../../examples/agent/recorded.ndjson?text';
import { recordedText } from './recorded.ts';

/** What the model of examples/agent wrote, turn by turn; its last words call nothing. */
export const AGENT_TURNS: Readonly<Record<string, string>> = Object.fromEntries(
  recording
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line, at) => [`an agent, turn ${at + 1}`, recordedText(line) ?? '']),
);
