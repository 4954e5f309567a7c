import { describe, expect, it } from 'vitest';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { toolCalls } from '../../src/tools/index.ts';
import { printed, tools } from './quoting-texts.ts';

// A call that a text shows is none that may be made, in any dialect; words before a call that is made change nothing.

const lines = (call: string, mark: string): string => call.replaceAll(/^/gm, mark);

/** Ways to show a call: it stays text. */
const SHOWN: Readonly<Record<string, (call: string) => string>> = {
  'double quotes': (call) => `Write "${call}" then.`,
  'single quotes': (call) => `Write '${call}' then.`,
  backticks: (call) => `Write \`${call}\` then.`,
  'curly quotes': (call) => `Write “${call}” then.`,
  guillemets: (call) => `Write «${call}» then.`,
  'quotes at the end': (call) => `The model writes "${call}"`,
  'a fence': (call) => `Like this:\n\n\`\`\`xml\n${call}\n\`\`\`\n\nThat is all.`,
  'a comment': (call) => `See:\n<!--\n${call}\n-->\nThat is all.`,
  'an element for code': (call) => `See <code>${call}</code> above.`,
  'a quoted passage': (call) => `It says:\n\n${lines(call, '> ')}\n\nThat is all.`,
  'a thought': (call) => `<think>\nPerhaps:\n${call}\nNo.\n</think>\n\nNo.`,
};
/** Where it only may be shown: the reply has an error. */
const MENTIONED: Readonly<Record<string, (call: string) => string>> = {
  'a cell of a table': (call) => `| what | how |\n| --- | --- |\n| ping | ${call} |\n| stop | nothing |\n`,
  'a list': (call) => `There are two ways:\n\n1. To ping: ${call}\n2. To stop: do nothing.\n\nWhich one?`,
  'a sentence': (call) => `You would write ${call} to reach the host.`,
  'a sentence with a comma': (call) => `For example, ${call}, and nothing else.`,
};
/** What stands before a call that is made. */
const BEFORE: readonly string[] = [
  "I'll call it now:\n",
  "Let's see what's there.\n",
  'You said "ping it", so I do:\n',
  'The screen is 5" wide. I ping:\n',
  "It's 6' tall, the dogs' house.\n",
  'I call `ping` now.\n\n',
  'My plan:\n1. Ping.\n2. Wait.\n\n',
  '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n',
  '> ping the host\n\nAt once:\n',
  '„Ping“ heißt’s, ich rufe:\n',
  '<!-- plan: ping -->\n',
  '```sh\nls\n```\n\nNow I ping.\n',
];

describe.each(dialectNames)('%s', (dialect) => {
  const format = toolCalls({ dialect, tools });
  const turn = { muse: '<|start|>assistant', 'llm-jp-4': '<|start|> assistant' }[String(dialect)] ?? '';
  const calls = [printed(format, 'ping', {}), printed(format, 'note', { body: "it's" })]
    .filter((call) => call !== null)
    .map((call) => turn + call);

  it.each(Object.entries(SHOWN))('shows a call in %s', (_, show) => {
    for (const call of calls) expect(format.parse(show(call)).value.calls, show(call)).toEqual([]);
  });

  it.each(Object.entries(MENTIONED))('may show a call in %s', (_, show) => {
    for (const call of calls) {
      const { ok, value } = format.parse(show(call));
      expect(ok && value.calls.length > 0, show(call)).toBe(false);
    }
  });

  it.each(BEFORE)('makes a call behind %j', (before) => {
    for (const call of calls) {
      const { ok, value } = format.parse(before + call);
      expect({ ok, calls: value.calls.map(({ complete }) => complete) }, before + call).toEqual({
        ok: true,
        calls: [true],
      });
    }
  });
});
