import fc from 'fast-check';
import { parse, prompt } from 'peglot/design';
import { describe, expect, it } from 'vitest';
import { runs } from '../../laws/law.ts';

const HEAD = '\n## Example\n\n';

function exampleOf(text: string): string {
  return text.slice(text.lastIndexOf(HEAD) + HEAD.length);
}

describe('the prompt of design specifications', () => {
  it('shows an example without any finding, with every part of the format', () => {
    const { value, diagnostics, complete, via } = parse(exampleOf(prompt()));
    expect({ diagnostics, complete, via }).toEqual({ diagnostics: [], complete: true, via: 'markdown' });
    expect(value.api_contracts.map(({ method, endpoint }) => `${method} ${endpoint}`)).toEqual([
      'GET /tools/{tool_id}',
      'POST /loans',
    ]);
    expect(
      value.data_schemas.flatMap(({ relationships, constraints }) => [...relationships, ...constraints]),
    ).toHaveLength(2);
    expect(value.component_logic.flatMap(({ interfaces }) => interfaces.map(({ defaults }) => defaults))).toEqual([
      {},
      { days: '14' },
    ]);
    expect(new Set(value.design_review_checklist.map(({ severity }) => severity)).size).toBe(4);
  });

  it('carries the task id, in the instructions and in the example', () => {
    const text = prompt({ taskId: 'SHOP-7' });
    expect(text).toContain('The ID is `SHOP-7`.');
    const { value, diagnostics } = parse(exampleOf(text));
    expect(diagnostics).toEqual([]);
    expect(value.task_id).toBe('SHOP-7');
  });

  it.each(['', 'ab', 'x'.repeat(101), 'A-1\n## Assumptions', 'TASK-001', '{task_id}', ' A-12 ', 'A`-12'])(
    'refuses the task id %j',
    (taskId) => {
      expect(() => prompt({ taskId })).toThrow(RangeError);
    },
  );

  it('keeps a task inside its fence, whatever it holds', () => {
    const lines = fc.constantFrom(
      '```',
      '~~~',
      '````text',
      '## Example',
      '# Design Specification: X-12',
      '`',
      '\r',
      'ä',
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), (parts) => {
        const task = parts.join('\n');
        const text = prompt({ task });
        const fence = /\n(`{3,})text\n/.exec(text)?.[1] ?? '';
        const start = text.indexOf(`\n${fence}text\n`) + fence.length + 6;
        const end = text.indexOf(`\n${fence}\n`, start - 1);
        expect(text.slice(start, Math.max(start, end))).toBe(task.replace(/\r\n?/g, '\n'));
        expect(text.slice(end + fence.length + 2).startsWith('\n## Example\n')).toBe(true);
        expect(parse(exampleOf(text)).diagnostics).toEqual([]);
      }),
      runs(100),
    );
  });
});
