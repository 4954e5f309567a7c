import { describe, expect, test } from 'vitest';
import { type DialectName, dialects } from '../../src/tools/dialects.ts';
import { type ToolReply, toolCalls } from '../../src/tools/index.ts';

const names = Object.keys(dialects).filter((name): name is DialectName => Object.hasOwn(dialects, name));

const reply: ToolReply = {
  text: 'Now.',
  reasoning: 'Hm.',
  calls: [
    { name: 'tide_at', arguments: { port: 'Emden', hour: 6, deep: { a: [1, null, true] } }, complete: true, raw: '' },
    { name: 'ping', arguments: {}, complete: true, raw: '' },
  ],
};

describe.each(names)('%s', (dialect) => {
  const format = toolCalls({ dialect });

  test('prints what reads back clean', () => {
    const { value, diagnostics, complete } = format.parse(format.print(reply));
    expect(diagnostics).toEqual([]);
    expect(complete).toBe(true);
    expect(format.meaning?.(value)).toEqual(format.meaning?.(reply));
  });

  test('has a prompt with an example that reads as calls', () => {
    expect(format.prompt()).toContain('tool_name');
  });

  test('keeps keys that reach for the prototype', () => {
    const key = '__proto__';
    const given = JSON.parse(`{"${key}": "x", "constructor": "y"}`);
    const printed = format.print({ ...reply, calls: [{ name: 'ping', arguments: given, complete: true, raw: '' }] });
    expect(JSON.stringify(format.parse(printed).value.calls[0]?.arguments)).toBe(JSON.stringify(given));
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});
