import { parse, prompt } from 'peglot/acor';
import { describe, expect, it } from 'vitest';

describe('the instructions for an agent', () => {
  const text = prompt({ side: 'agent', command: 'acor resize' });

  it.each([
    'Status',
    'Progress',
    'Output',
    'Output Data',
    'Output Files',
    'Error',
    'Input Needed',
    'AI Directive',
    'Suggestions',
  ])('say what to do at %s', (header) => expect(text).toMatch(new RegExp(`^- .*\`## ${header}[\`:]`, 'm')));

  it('show a request and the command that answers it', () => {
    const shown = /````markdown\n([\s\S]*?)````/.exec(text)?.[1] ?? '';
    const { value, diagnostics } = parse(shown);
    expect(diagnostics).toEqual([]);
    expect(value.messages).toMatchObject([
      { kind: 'input_needed', commands: ['acor resize --width "<pixels>"'], valid_options: ['320', '640', '1280'] },
    ]);
    expect(text).toContain('acor resize --width "640"');
  });

  it('refuse what is no command', () => expect(() => prompt({ side: 'agent', command: 'a\nb' })).toThrow(RangeError));
});
