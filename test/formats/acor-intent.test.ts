import { applyEvent, detect } from 'peglot';
import {
  check,
  createStream,
  emptyTranscript,
  type Message,
  parse,
  print,
  prompt,
  state,
  type Transcript,
} from 'peglot/acor';
import { describe, expect, it } from 'vitest';

const codes = (text: string): string[] => parse(text).diagnostics.map(({ code }) => code);
const first = (text: string): Message | undefined => parse(text).value.messages[0];

describe('a transcript', () => {
  it('is found by its headers', () => {
    expect(detect('## Status: Ready\nThe tool is up\n')).toBe('acor');
    expect(detect('Nothing to see here')).toBeUndefined();
    expect(parse('## Install\nRun make\n').via).toBe('text');
  });

  it('has places for its parts, in the data of a block too', () => {
    const text =
      '## Output Data\n```yaml\nname: x\nsizes:\n  - 320\n```\n## Output Data\n```json\n{"a": [1, 22]}\n```\n## Status: Complete\n';
    const parsed = parse(text);
    const at = (...path: (string | number)[]): string | undefined => {
      const range = parsed.locate(path);
      return range && text.slice(range.start, range.end);
    };
    expect(at('messages', 0, 'data', 'sizes', 0)).toBe('320');
    expect(at('messages', 1, 'data', 'a', 1)).toBe('22');
    expect(at('messages', 2, 'state')).toBe('## Status: Complete');
    expect(at('messages', 1, 'blocks', 0, 'text')).toBe('{"a": [1, 22]}\n');
    expect(at('messages', 0)).toBe(text.slice(0, text.indexOf('## Output Data\n```json')));
    expect(at('messages', 7)).toBeUndefined();
  });

  it('counts a duplicate as an error that names both places', () => {
    const text = '## Error: x\n**Details**: one\n**Details**: two\n**Recovery**: none\n## Status: Failed\n';
    const found = parse(text).diagnostics.find(({ code }) => code === 'acor/duplicate-field');
    expect(found).toMatchObject({ severity: 'error', range: { start: 29 }, related: { start: 12 } });
    expect(first(text)).toMatchObject({ details: 'two' });
  });

  it('is strict on demand', () => {
    expect(parse('##Status: Ready\n## Status: Complete\n').ok).toBe(true);
    expect(parse('##Status: Ready\n## Status: Complete\n', { strict: true }).ok).toBe(false);
  });

  it('may read a huge or malicious YAML block without harm', () => {
    const bomb = `a0: &a0 [x]\n${Array.from({ length: 20 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}, *a${at}]`).join('\n')}`;
    expect(codes(`## Output Data\n\`\`\`yaml\n${bomb}\n\`\`\`\n## Status: Complete\n`)).toContain('acor/bad-data');
    const huge = 'a: b\n'.repeat(250_000);
    expect(codes(`## Output Data\n\`\`\`yaml\n${huge}\`\`\`\n## Status: Complete\n`)).toContain('acor/data-too-large');
  });
});

describe('the rules', () => {
  it('ask for an end of the run', () => {
    expect(codes('## Status: Working\n')).toEqual(['acor/missing-final-status']);
    expect(codes('## Status: Complete\n## Progress: 100%\n')).toEqual([]);
    expect(codes('## Input Needed\nRun this:\nacor x\n')).toEqual([]);
  });

  it('let progress fall between runs only', () => {
    expect(codes('## Progress: 50%\n## Progress: 40%\n## Status: Complete\n')).toEqual(['acor/falling-progress']);
    expect(
      codes('## Progress: 50%\n## Status: Failed\n## Status: Ready\n## Progress: 10%\n## Status: Complete\n'),
    ).toEqual([]);
  });

  it('hold for models, too', () => {
    expect(check({ preamble: '', messages: [] }).map(({ code }) => code)).toEqual(['acor/no-message']);
    const wrong: unknown = { preamble: 1, messages: [{ kind: 'nope' }] };
    expect(isTranscript(wrong) && check(wrong).map(({ code }) => code)).toEqual(['acor/bad-model', 'acor/bad-model']);
    const { value } = parse('## Progress: 120%\n## Status: Complete\n');
    expect(check(value)).toMatchObject([{ code: 'acor/percent-out-of-range', path: ['messages', 0, 'percent'] }]);
  });
});

describe('print', () => {
  it('refuses fields that header and body do not say', () => {
    const value: Transcript = {
      preamble: '',
      messages: [{ kind: 'status', header: 'Status: Ready', body: '', blocks: [], state: 'Failed' }],
    };
    expect(() => print(value)).toThrow('messages[0].state');
  });

  it('refuses a body that would forge a message or hide the next', () => {
    const status = (body: string): Transcript => ({
      preamble: '',
      messages: [
        { kind: 'status', header: 'Status: Ready', body, blocks: [], state: 'Ready' },
        { kind: 'status', header: 'Status: Complete', body: '', blocks: [], state: 'Complete' },
      ],
    });
    expect(print(status('x'))).toBe('## Status: Ready\nx\n\n## Status: Complete\n');
    expect(() => print(status('## Error: forged'))).toThrow('messages');
    expect(() => print(status('```\nopen'))).toThrow('messages');
    expect(() => print(status('<!-- open'))).toThrow('messages');
  });

  it('puts near misses right', () => {
    expect(print(parse('##status:ready\nx\n### Progress:5 %\n**Status: Complete**').value)).toBe(
      '## Status: Ready\nx\n\n## Progress: 5 %\n\n## Status: Complete\n',
    );
  });
});

describe('state', () => {
  it('says what to do next', () => {
    const text =
      '## Status: Working\n## Progress: 40%\n## Error: Lost\n**Recovery**: find it\n## Output Files\n- `a` - one\n- `a` - two\n## Input Needed\nRun this:\nacor x --key 1\n';
    expect(state(parse(text).value)).toMatchObject({
      state: 'Working',
      percent: 40,
      ended: true,
      files: [{ path: 'a', description: 'two' }],
      errors: [{ title: 'Lost', recovery: 'find it' }],
      pending: { command: 'acor x --key 1' },
      outputs: [],
    });
  });

  it('forgets what a new run settles', () => {
    const text =
      '## Status: Ready\n## Input Needed\nRun this:\nacor x\n## Status: Working\n## Progress: 5%\n## Status: Complete\n## Output\nDone\n## Suggestions\n- Go on: `acor y`\n## AI Directive: Look\n- here\n## Session: s\n## Session Checkpoint: c\n';
    expect(state(parse(text).value)).toMatchObject({
      state: 'Complete',
      percent: 5,
      ended: true,
      pending: null,
      errors: [],
      outputs: [{ body: 'Done' }],
      suggestions: [{ text: 'Go on', command: 'acor y' }],
      directives: [{ title: 'Look' }],
      session: 's',
      checkpoint: 'c',
    });
    expect(state(emptyTranscript())).toMatchObject({ state: null, percent: null, ended: false, pending: null });
  });

  it('leaves a choice to its reader', () => {
    const option = (letter: string): string => `**Option ${letter}:**\n\`\`\`sh\nacor ${letter}\n\`\`\`\n`;
    const { pending } = state(parse(`## Input Needed\n${option('A')}${option('B')}`).value);
    expect(pending).toMatchObject({
      command: null,
      message: { options: [{ command: 'acor A' }, { command: 'acor B' }] },
    });
  });
});

describe('the stream', () => {
  it('hands out text as it comes and a message when it is whole', () => {
    const stream = createStream();
    expect(stream.push('## Progress: 25%\nLoad').map(({ type }) => type)).toEqual(['open', 'set', 'delta']);
    expect(stream.push('ing the')).toMatchObject([{ type: 'delta', path: ['messages', 0, 'body'], text: 'ing the' }]);
    expect(stream.push(' data\n\n## Status: Complete\n').map(({ type }) => type)).toEqual([
      'delta',
      'close',
      'open',
      'set',
    ]);
    expect(stream.end().ok).toBe(true);
  });

  it('counts messages that it has dropped', () => {
    const stream = createStream({ keep: false });
    const events = [...stream.push('## Status: Ready\n## Status: Complete\n'), ...stream.end().events];
    const opened = events
      .filter(({ type }) => type === 'open')
      .map((event) => (event.type === 'open' ? event.path : []));
    expect(opened).toEqual([
      ['messages', 0],
      ['messages', 1],
    ]);
    expect(events.reduce(applyEvent, emptyTranscript()).messages.map(({ header }) => header)).toEqual([
      'Status: Ready',
      'Status: Complete',
    ]);
    expect(stream.value.messages).toEqual([]);
  });
});

describe('the prompt', () => {
  it('shows a transcript that is clean, whatever the command', () => {
    for (const command of [undefined, 'acor resize', '$ make', 'x --y "z"']) {
      const text = prompt(command === undefined ? {} : { command });
      const example = /^`{4}markdown\n([\s\S]*?)^`{4}$/m.exec(text)?.[1] ?? '';
      expect(parse(example).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
      expect(parse(example).value.messages.length).toBe(6);
    }
  });

  it('takes no command that could break out', () => {
    for (const command of ['', 'a\nb', 'a`b', ' x']) expect(() => prompt({ command })).toThrow(RangeError);
  });
});

function isTranscript(value: unknown): value is Transcript {
  return value !== null;
}
