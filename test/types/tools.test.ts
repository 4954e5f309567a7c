import { type ToolReply, toolCalls } from 'peglot/tools';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

describe('the types of tool calls', () => {
  const tools = {
    tide_at: z.object({ port: z.string(), hour: z.number().default(12) }),
    ping: { description: 'Says that it is there.', parameters: z.object({ at: z.coerce.date().optional() }) },
    save: { parameters: { type: 'object' } },
  };
  const text = '<tool_call>{"name": "tide_at", "arguments": {"port": "Emden"}}</tool_call>';

  it('are a union over the tools, which the name tells apart', () => {
    const [call] = toolCalls({ dialect: 'hermes', tools }).parse(text).value.calls;
    expectTypeOf<NonNullable<typeof call>['name']>().toEqualTypeOf<'tide_at' | 'ping' | 'save'>();
    if (call?.name === 'tide_at') {
      expectTypeOf(call.arguments).toEqualTypeOf<{ port: string; hour?: number | undefined }>();
      expect(call.arguments.port).toBe('Emden');
      // @ts-expect-error a typo
      expect(call.arguments.prot).toBeUndefined();
    } else if (call?.name === 'save') expectTypeOf(call.arguments).toEqualTypeOf<unknown>();
    // @ts-expect-error there is no such tool
    expect(call?.name === 'pong').toBe(false);
  });

  it('are what the schemas make of the text, where they are applied', () => {
    const format = toolCalls({ dialect: 'hermes', tools, apply: true });
    const [call] = format.parse(text).value.calls;
    if (call?.name === 'tide_at') expectTypeOf(call.arguments).toEqualTypeOf<{ port: string; hour: number }>();
    expect(call?.arguments).toEqual({ port: 'Emden', hour: 12 });
    const stream = format.createStream();
    stream.push(text);
    expect(stream.end().value.calls[0]?.arguments).toEqual({ port: 'Emden', hour: 12 });
    const auto = toolCalls({ dialect: 'auto', tools, apply: true });
    expect(auto.parse(text).value.calls[0]?.arguments).toEqual({ port: 'Emden', hour: 12 });
  });

  it('grow in streams, and are checked and printed by the schemas', async () => {
    const format = toolCalls({ dialect: 'hermes', tools });
    const seen: unknown[] = [];
    for await (const { calls } of format.partials([text.slice(0, 55), text.slice(55)])) {
      const [call] = calls;
      if (call?.name === 'tide_at') {
        expectTypeOf(call.arguments).toEqualTypeOf<
          { readonly port?: string; readonly hour?: number | undefined } | undefined
        >();
        seen.push(call.arguments?.port);
      }
    }
    expect(seen).toEqual(['E', 'Emden']);
    const call = { complete: true, raw: '' } as const;
    const reply = { text: '', reasoning: '' };
    const good = { ...reply, calls: [{ ...call, name: 'tide_at', arguments: { port: 'Emden' } } as const] };
    expect(format.check(good)).toEqual([]);
    expect(format.print(good)).toContain('"Emden"');
    const wrong = { ...call, name: 'tide_at', arguments: { port: 6 } } as const;
    // @ts-expect-error the tool takes a text
    expect(() => format.print({ ...reply, calls: [wrong] })).toThrow('would read back as "6"');
    // @ts-expect-error there is no such tool
    expect(() => format.check({ ...reply, calls: [{ ...call, name: 'pong', arguments: {} }] })).not.toThrow();
    expectTypeOf(toolCalls({ dialect: 'hermes' }).partials([])).toEqualTypeOf<AsyncGenerator<ToolReply>>();
  });

  it('are open where nothing is known of the tools', () => {
    expectTypeOf(toolCalls({ dialect: 'hermes' }).parse(text).value).toEqualTypeOf<ToolReply>();
  });
});
