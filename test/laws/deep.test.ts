import type { Parsed } from 'peglot';
import * as json from 'peglot/json';
import * as skill from 'peglot/skill';
import { toolCalls } from 'peglot/tools';
import { expect, it } from 'vitest';

const LEVELS = 40_000;

const texts = [
  ['json', json, '', '[', ']'],
  ['json', json, '{"a": ', '[{"a": ', '}]'],
  ['json', json, 'x: ', '{"a": (', ')}'],
  ['skill', skill, '{"success": true, "data": ', '[', ']'],
  ['skill', skill, 'Done.\n', '{"success": ', '}'],
  ['hermes', toolCalls({ dialect: 'hermes' }), '<tool_call>{"name": "t", "arguments": {"x": ', '[', ']'],
  ['pythonic', toolCalls({ dialect: 'pythonic' }), '[t(x=', '[', ']'],
] as const;

it.each(texts)(
  '%s: what nests too deep to be read is told, and nothing of it is complete',
  (_, format, head, open, close) => {
    const text = `${head}${open.repeat(LEVELS)}1${close.repeat(LEVELS)}`;
    const parsed: Parsed<unknown> = format.parse(text);
    const rest = parsed.diagnostics.findLast(({ code }) => code.endsWith('/unread'));
    expect(rest?.range.start).toBeLessThan(text.length / 2);
    expect(rest?.range.end).toBe(text.length);
    expect([parsed.ok, parsed.complete]).toEqual([false, false]);

    const stream = format.createStream();
    for (const chunk of text.match(/[\s\S]{1,9999}/g) ?? []) stream.push(chunk);
    const end = stream.end();
    expect(end.diagnostics).toEqual(parsed.diagnostics);
    expect([end.ok, end.complete]).toEqual([false, false]);
  },
);
