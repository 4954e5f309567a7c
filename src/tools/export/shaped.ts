import { type Cfg, characterOf, choiceOf } from '../../grammar/export/cfg.ts';
import type { Rules } from './rules.ts';
import type { Tool } from './tool.ts';
import { listOf, optional, sequence, text, Values } from './values.ts';
import { allBut, without } from './without.ts';

/** A reply in the channels of harmony, without its thoughts. */
export function messages(tools: readonly Tool[], rules: Rules, banned: readonly string[]): Cfg {
  const said = without(rules, 'text', banned, 2);
  const calls = listOf(callMessage(tools, rules), text('<|start|>assistant'));
  const preamble = sequence(text('<|channel|>commentary<|message|>'), said, text('<|end|><|start|>assistant'));
  return choiceOf([
    sequence(text('<|channel|>final<|message|>'), said, text('<|return|>')),
    sequence(optional(preamble), calls),
  ]);
}

/** One call of harmony. */
export function callMessage(tools: readonly Tool[], rules: Rules): Cfg {
  const values = new Values(rules, 'json');
  return rules.once('call', () =>
    choiceOf(
      tools.map(({ name, schema }) =>
        sequence(
          text('<|channel|>commentary to=functions.'),
          name,
          text(' <|constrain|>json<|message|>'),
          values.object(schema),
          text('<|call|>'),
        ),
      ),
    ),
  );
}

/** A reply in the steps of ReAct. */
export function steps(tools: readonly Tool[], rules: Rules): Cfg {
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
  return choiceOf([
    sequence(optional(thought), text('Final Answer: '), lineOf(rules, 'line', [])),
    sequence(optional(said), optional(thought), listOf(call, text('\n'))),
  ]);
}

/** A line of text without markup; one without colons is no label. */
function lineOf(rules: Rules, name: string, without: readonly string[]): Cfg {
  const visible = characterOf(allBut([' ', '\t', '\n', '<', '`', ...without]));
  return rules.once(name, () => sequence(visible, { kind: 'many', item: sequence(optional(text(' ')), visible) }));
}
