import { describe, expect, it } from 'vitest';
import { dialectNames } from '../../../src/tools/dialects/index.ts';
import { toolCalls } from '../../../src/tools/index.ts';
import { quotingsOf, tools } from '../../laws/quoting-texts.ts';
import { chunkOf, eventsOf, expectedOf, isJson, readReply, request } from '../../openai/wire.ts';
import { served } from './upstream.ts';

// Who controls a text that a model quotes must not make the agent call a tool: through the server, too, however its model
// was stopped. Each text, cut at one place, is a choice of an answer.

/** How many choices an answer may have. */
const MOST = 1000;

describe.each(dialectNames)('a value of %s that quotes what the dialect writes', (name) => {
  const format = toolCalls({ dialect: name, tools });
  const cuts = quotingsOf(name, format).flatMap(({ text, ends }) => {
    const { calls } = format.parse(text).value;
    return ends.map((end) => ({ text: text.slice(0, end), calls }));
  });

  it.each(['length', 'stop', null])('makes no call behind the server where the text is cut: %j', async (reason) => {
    const wrong: unknown[] = [];
    for (let from = 0; from < cuts.length; from += MOST) {
      const some = cuts.slice(from, from + MOST);
      const pieces = some.map(({ text }) => text.match(/[\s\S]{1,40}/g) ?? []);
      const most = Math.max(0, ...pieces.map(({ length }) => length));
      const turns = Array.from({ length: most }, (_, turn) =>
        pieces.flatMap((all, index) => (all[turn] === undefined ? [] : [chunkOf({ content: all[turn] }, { index })])),
      );
      const ends = reason === null ? [] : [...some.keys()].map((index) => chunkOf({}, { index }, reason));
      const { url } = await served(
        (_, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.end(eventsOf([...turns.flat(), ...ends, ...(reason === null ? [] : ['[DONE]'])]));
        },
        { dialect: (offered) => toolCalls({ dialect: name, tools: offered }), maxLength: 4_000_000 },
      );
      const { choices } = await readReply(await fetch(`${url}/chat/completions`, request(tools)));
      expect(choices).toHaveLength(some.length);
      for (const [index, { calls }] of choices.entries()) {
        const { text, calls: whole } = some[index] ?? { text: '', calls: [] };
        const { calls: due } = expectedOf({ text: '', reasoning: '', calls: whole }) as { calls: object[] };
        const given = calls.map((call, at) =>
          isJson(call.arguments) ? { name: call.name, arguments: JSON.parse(call.arguments) } : due[at],
        );
        const isTrue = given.every((call, at) => JSON.stringify(call) === JSON.stringify(due[at]));
        if (!isTrue) wrong.push({ text: `${text}⟨cut⟩`, given });
      }
    }
    expect(wrong).toEqual([]);
  });
});
