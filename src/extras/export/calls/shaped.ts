import type { Dialect } from '../../../tools/dialects/index.ts';
import { type Cfg, characterOf, choiceOf } from '../cfg.ts';
import type { Rules } from './rules.ts';
import { taggedCall } from './tagged.ts';
import type { Tool } from './tool.ts';
import { listOf, optional, sequence, text, Values } from './values.ts';
import { allBut, without } from './without.ts';

/** What a grammar of messages must hold. */
interface MessageNeeds {
  /** What text cannot hold. */
  readonly banned: readonly string[];
  /** What raw values cannot. */
  readonly rawBanned: readonly string[];
  readonly mustCall: boolean;
}

/** A reply in messages, without its thoughts. */
export function messages(
  dialect: Dialect,
  tools: readonly Tool[],
  rules: Rules,
  { banned, rawBanned, mustCall }: MessageNeeds,
): Cfg {
  const said = without(rules, 'text', banned, 2);
  const { padded = false, addressed = false } = dialect.messages ?? {};
  const pad = padded ? ' ' : '';
  const start = `<|start|>${pad}assistant`;
  const [close = ''] = dialect.messages?.close ?? [];
  const toUser = (channel: string, end: string): Cfg =>
    addressed
      ? sequence(text(' to=user<|message|>'), said, text(close))
      : sequence(text(`${pad}<|channel|>${pad}${channel}${pad}<|message|>${pad}`), said, text(`${pad}<|${end}|>`));
  const call = rules.once('call', () =>
    choiceOf(
      tools.map((tool) => (addressed ? sentCall(dialect, tool, rules, rawBanned) : channelCall(pad, tool, rules))),
    ),
  );
  const called = sequence(optional(sequence(toUser('commentary', 'end'), text(start))), listOf(call, text(start)));
  return mustCall ? called : choiceOf([toUser('final', 'return'), called]);
}

/** One call in a channel; `pad` is beside each marker. */
function channelCall(pad: '' | ' ', { name, schema }: Tool, rules: Rules): Cfg {
  const to = sequence(text(' to=functions.'), name);
  const channel = text(`${pad}<|channel|>${pad}commentary`);
  return sequence(
    ...(pad === '' ? [channel, to] : [to, channel]),
    text(` <|constrain|>${pad}json${pad}<|message|>${pad}`),
    new Values(rules, 'json').object(schema),
    text(`${pad}<|call|>`),
  );
}

/** One call in a message to its tool. */
function sentCall(dialect: Dialect, tool: Tool, rules: Rules, banned: readonly string[]): Cfg {
  const [open = ''] = dialect.block?.open ?? [];
  const [close = ''] = dialect.block?.close ?? [];
  const [end = ''] = dialect.messages?.close ?? [];
  return sequence(
    text(' to='),
    tool.name,
    text(`<|message|>${open}\n`),
    taggedCall(dialect, tool, rules, banned),
    text(`\n${close}${end}`),
  );
}

/** A reply in the steps of ReAct. */
export function steps(tools: readonly Tool[], rules: Rules, mustCall: boolean): Cfg {
  const values = new Values(rules, 'json');
  const call = rules.once('call', () =>
    choiceOf(
      tools.map(({ name, schema }) =>
        sequence(text('Action: '), name, text('\nAction Input: '), values.object(schema)),
      ),
    ),
  );
  const thought = sequence(text('Thought: '), lineOf(rules, 'line', []), text('\n'));
  const said = sequence(lineOf(rules, 'plain-line', [':']), text('\n'));
  const called = sequence(optional(said), optional(thought), listOf(call, text('\n')));
  if (mustCall) return called;
  return choiceOf([sequence(optional(thought), text('Final Answer: '), lineOf(rules, 'line', [])), called]);
}

/** A line of text without markup; one without colons is no label. */
function lineOf(rules: Rules, name: string, without: readonly string[]): Cfg {
  const visible = characterOf(allBut([' ', '\t', '\n', '<', '`', ...without]));
  return rules.once(name, () => sequence(visible, { kind: 'many', item: sequence(optional(text(' ')), visible) }));
}
