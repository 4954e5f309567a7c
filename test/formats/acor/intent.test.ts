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
    expect(codes(`## Output Data\n\`\`\`yaml\n${bomb}\n\`\`\`\n## Status: Complete\n`)).toContain(
      'acor/data-too-large',
    );
  });

  it.each([
    ['is too large', 'a: b\n'.repeat(60_000)],
    ['is a list of lists without end', '- '.repeat(1_100)],
    ['opens brackets without end', '['.repeat(900)],
    ['opens brackets for ever', '[{'.repeat(100_000)],
    ['nests keys in keys', '? '.repeat(620)],
    ['becomes many times as large by its aliases', `- &x ${'y'.repeat(9_000)}\n${'- *x\n'.repeat(30)}`],
    ['nests keys in keys, line by line', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}?\n`).join('')],
  ])('leaves YAML as text that %s', (_what, yaml) => {
    const text = `## Output Data\n\`\`\`yaml\n${yaml}\n\`\`\`\n## Status: Complete\n`;
    expect(codes(text)).toEqual(['acor/data-too-large']);
    expect(first(text)).not.toHaveProperty('data');
    expect(first(text)).toMatchObject({ blocks: [{ lang: 'yaml', text: yaml }] });
  });

  it.each([
    ['a key that is a list', '? [a]\n: b'],
    ['keys in keys', `${'{'.repeat(60)}a${'}: 1'.repeat(60)}`],
    ['a key given twice', 'constructor: 1\nb: 2\nconstructor: 3'],
    ['keys that are the same in JSON', '1: a\n"1": b'],
    ['a list that holds itself', '&a [1, *a]'],
  ])('does not take YAML for data that has %s', (_what, yaml) => {
    const text = `## Output Data\n\`\`\`yaml\n${yaml}\n\`\`\`\n## Status: Complete\n`;
    expect(codes(text)).toContain('acor/bad-data');
    expect(first(text)).not.toHaveProperty('data');
  });

  it('reads a large map of YAML, and no other types than those of JSON', () => {
    const keys = Array.from({ length: 15_000 }, (_, at) => `k${at}: ${at}`);
    const data = (yaml: string): unknown => {
      const message = first(`## Output Data\n\`\`\`yaml\n${yaml}\n\`\`\`\n## Status: Complete\n`);
      return message?.kind === 'output' && message.variant === 'data' ? message.data : undefined;
    };
    expect(Object.keys(Object(data(`{${keys.join(', ')}}`)))).toHaveLength(15_000);
    expect(data('%YAML 1.1\n---\n<<: {a: 1}\nb: yes\nc: !!set {x}\nd: 2020-01-01\n? e\n: f\ng: .inf')).toEqual({
      '<<': { a: 1 },
      b: 'yes',
      c: { x: null },
      d: '2020-01-01',
      e: 'f',
      g: '.inf',
    });
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
    expect(isTranscript(wrong) && check(wrong).map(({ code }) => code)).toEqual([
      'acor/invalid-value',
      'acor/invalid-value',
    ]);
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
      '## Status: Ready\n## Input Needed\nRun this:\nacor x\n## Status: Ready\n## Progress: 5%\n## Status: Complete\n## Output\nDone\n## Suggestions\n- Go on: `acor y`\n## AI Directive: Look\n- here\n## Session: s\n## Session Checkpoint: c\n';
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

describe('a message that needs input', () => {
  const asked = (body: string): Message | undefined => first(`## Input Needed\n${body}`);
  const pending = (body: string): string | null | undefined =>
    state(parse(`## Input Needed\n${body}`).value).pending?.command;

  it('gives no prose as a command', () => {
    for (const prose of [
      'Please note:\nThe database is locked.',
      'The last run failed:\nno such table',
      'Run this:\nThe database is locked.',
      'Note:\nacor needs a key',
      '**Next steps**: talk to your admin',
      '**Key**: `id`',
      'Missing columns:\n`id`',
    ]) {
      expect(asked(prose), prose).toMatchObject({ commands: [], options: [] });
      expect(codes(`## Input Needed\n${prose}\n`), prose).toEqual(['acor/missing-command']);
    }
  });

  it('gives the command that a lead asks to run, or that looks like one', () => {
    for (const lead of [
      'Run this:',
      'Retry:',
      'Try again with:',
      'Please execute:',
      'Use this command:',
      'Call it with:',
    ]) {
      expect(pending(`${lead}\nacor x`), lead).toBe('acor x');
      expect(pending(`${lead}\n\n\`acor x\``), lead).toBe('acor x');
      expect(pending(`${lead} \`acor x\``), lead).toBe('acor x');
    }
    expect(pending('One way:\nmytool load --key <key>')).toBe('mytool load --key <key>');
    expect(pending('Run this:\nacor x \\\n  --y')).toBe('acor x \\\n  --y');
  });

  it('drops no second command', () => {
    expect(codes('## Input Needed\nRun this:\nacor x\nacor y --z\n')).toEqual(['acor/several-commands']);
    expect(codes('## Input Needed\nRun this:\n`a`\n\n`b`\n')).toEqual(['acor/several-commands']);
  });

  it('takes no command from half a choice', () => {
    const half = '**Option A:**\n```sh\nacor a\n```\n**Option B:**\nas before\n';
    const { diagnostics, value } = parse(`## Input Needed\n${half}`);
    expect(diagnostics).toMatchObject([
      { code: 'acor/missing-command', message: expect.stringContaining('"Option B"') },
    ]);
    expect(check(value)).toMatchObject([{ code: 'acor/missing-command', path: ['messages', 0, 'options', 1] }]);
    expect(pending(half)).toBeNull();
    expect(pending('**Option A:**\nas before\n')).toBeNull();
    const twice = '**Option A:**\n```sh\nacor a\n```\n```sh\nacor b\n```\n';
    expect(parse(`## Input Needed\n${twice}`).diagnostics).toMatchObject([
      { code: 'acor/several-commands', severity: 'error', message: expect.stringContaining('"Option A"') },
    ]);
  });

  it('names both places of what is given twice', () => {
    const text =
      '## Input Needed\nRun this: `x`\n\n**Example**: `a`\n**Example**: `b`\n**Valid options**: 1\n**Valid options**: 2\n';
    const at = text.indexOf.bind(text);
    expect(parse(text).diagnostics).toMatchObject([
      { code: 'acor/duplicate-field', severity: 'error', range: { start: at('b`') }, related: { start: at('a`') } },
      {
        code: 'acor/duplicate-field',
        severity: 'error',
        range: { start: at('**Valid options**: 2') },
        related: { start: at('**Valid options**: 1') },
      },
    ]);
    expect(first(text)).toMatchObject({ example: 'b', valid_options: ['2'] });
  });

  it('has places for its parts', () => {
    const text =
      '## Input Needed\nOption A: `acor a`\n\n**Valid options**: x, `y z`\n## Suggestions\n- Plot: `acor plot`\n## Status: Complete\n';
    const parsed = parse(text);
    const at = (...path: (string | number)[]): string | undefined => {
      const range = parsed.locate(['messages', ...path]);
      return range && text.slice(range.start, range.end);
    };
    expect(at(0, 'options', 0, 'label')).toBe('Option A');
    expect(at(0, 'options', 0, 'command')).toBe('acor a');
    expect(at(0, 'valid_options', 0)).toBe('x');
    expect(at(0, 'valid_options', 1)).toBe('y z');
    expect(at(1, 'items', 0, 'text')).toBe('Plot');
    expect(at(1, 'items', 0, 'command')).toBe('acor plot');
  });
});

describe('damage', () => {
  it('is a warning where colours stand in a header', () => {
    for (const header of [
      '## \x1b[1mStatus: Complete',
      '\x1b[1m##\x1b[0m Status: Complete',
      '## Status: \x1b[32mComplete\x1b[0m',
    ]) {
      expect(first(header), header).toMatchObject({ kind: 'status', state: 'Complete' });
      expect(codes(header), header).toContain('acor/bad-header-noise');
      expect(parse(header).ok, header).toBe(true);
    }
    expect(first('## Progress: \x1b[32m50%\x1b[0m')).toMatchObject({ percent: 50 });
  });

  it('of a header at the very end is no success', () => {
    for (const end of ['##Stat', '### Stat', '**Status: Fai', '__Outp', '**Error: Lost*', '###', '##Status:Re']) {
      expect(parse(`## Output\nx\n${end}`), end).toMatchObject({ ok: false, complete: false });
    }
    for (const end of ['### Outlook', '#tag', '# S', '**Note', 'a **Status: Fai', '```\n### Stat\n```']) {
      expect(parse(`## Output\nx\n${end}`), end).toMatchObject({ ok: true, complete: true });
    }
  });

  it('that a header can do without is printed right', () => {
    for (const header of ['## Output: result', '## Input needed: key\nRun this:\nacor x\n', '__Output__']) {
      const { value, ok } = parse(`## Status: Complete\n\n${header}\n`);
      expect(ok).toBe(true);
      expect(parse(print(value)).value).toEqual(value);
    }
  });

  it('of data with several documents is an error', () => {
    const text = '## Output Data\n```yaml\na: 1\n---\nb: 2\n```\n## Status: Complete\n';
    expect(codes(text)).toEqual(['acor/bad-data']);
    expect(first(text)).not.toHaveProperty('data');
  });

  it('does not reach the places of data in an indented fence', () => {
    const text = '## Output Data\n   ```json\n   {"a": [1,\n   22]}\n   ```\n## Status: Complete\n';
    const parsed = parse(text);
    const range = parsed.locate(['messages', 0, 'data', 'a', 1]);
    expect(range && text.slice(range.start, range.end)).toBe('22');
    expect(first('## Output Data\n  ```json\n  "a\n  b"\n  ```\n')).toMatchObject({ data: 'a\nb' });
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

  it('has the open message as its value', () => {
    const stream = createStream({ keep: false });
    stream.push('## Status: Ready\n## Status: Working\n');
    expect(stream.value.messages.map(({ header }) => header)).toEqual(['Status: Working']);
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

it.each(['##\n-\r\t```', '## Suggestions\n- a:\r`x y`\n', '## Suggestions\n- a:\r    ```sh\r    x\r    ```\r'])(
  'a carriage return inside of an item is told of once, however the text comes: %j',
  (text) => {
    const stream = createStream();
    for (const unit of text) stream.push(unit);
    const found = parse(text).diagnostics;
    expect(found.filter(({ code }) => code === 'acor/bad-line-end')).toHaveLength(1);
    expect(stream.end().diagnostics).toEqual(found);
  },
);
