import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createReporter, parse } from 'peglot/acor';
import { describe, expect, it } from 'vitest';

/** A reporter, and what it has written, one string for each call of `write`. */
function collecting(): { report: ReturnType<typeof createReporter>; written: string[]; text: () => string } {
  const written: string[] = [];
  const report = createReporter({ write: (text) => void written.push(text) });
  return { report, written, text: () => written.join('') };
}

describe('a reporter', () => {
  it('writes each message at once and whole, in the canonical form', () => {
    const { report, written } = collecting();
    report.status('Working', 'Reading the orders');
    report.progress(12.5, 'Row 125 of 1000');
    report.error({
      title: 'File Not Found',
      message: 'Cannot find `in.csv`',
      details: 'ENOENT',
      recovery: 'Check the path',
    });
    report.data({ rows: 2 }, 'All read.');
    report.files([{ path: 'a b.csv', description: 'The table' }, 'c.csv']);
    report.output('Done: **2** rows');
    report.directive({
      title: 'Analyze',
      message: 'Look at the log',
      fields: { File: 'out.log' },
      items: ['Find the cause'],
    });
    report.status('Complete');
    report.suggestions(['Rest', { text: 'Plot it', command: 'acor plot a.csv' }], 'Next Steps');
    expect(written).toEqual([
      '## Status: Working\n\nReading the orders\n\n',
      '## Progress: 12.5%\n\nRow 125 of 1000\n\n',
      '## Error: File Not Found\n\nCannot find `in.csv`\n\n**Details**: ENOENT\n**Recovery**: Check the path\n\n',
      '## Output Data\n\nAll read.\n\n```json\n{\n  "rows": 2\n}\n```\n\n',
      '## Output Files\n\n- `a b.csv` - The table\n- `c.csv`\n\n',
      '## Output\n\nDone: **2** rows\n\n',
      '## AI Directive: Analyze\n\nLook at the log\n\n- File: out.log\n- Find the cause\n\n',
      '## Status: Complete\n\n',
      '## Suggestions: Next Steps\n\n- Rest\n- `acor plot a.csv` - Plot it\n\n',
    ]);
  });

  it('writes a long message as one, in a fence where its text would be several', () => {
    const { report, text } = collecting();
    const long = 'A row of the table.\n'.repeat(8000);
    report.output(long);
    expect(parse(text()).value.messages).toEqual([expect.objectContaining({ kind: 'output', body: long.trim() })]);
    report.output(`${long}\n## Status: Complete\n`);
    const [, fenced] = parse(text()).value.messages;
    expect(fenced?.body).toBe(`\`\`\`text\n${long}\n## Status: Complete\n\`\`\``);
  });

  it('asks for input with exactly one command', () => {
    const { report, text } = collecting();
    report.inputNeeded({
      message: 'Which column is the key?',
      command: 'acor dedupe data.csv --key "<choose_one>"',
      options: ['id', 'email'],
      example: 'acor dedupe data.csv --key id',
    });
    const { value, diagnostics } = parse(text());
    expect(diagnostics).toEqual([]);
    expect(value.messages).toMatchObject([
      {
        kind: 'input_needed',
        commands: ['acor dedupe data.csv --key "<choose_one>"'],
        valid_options: ['id', 'email'],
        example: 'acor dedupe data.csv --key id',
      },
    ]);
  });

  it('asks for input with one command for each alternative', () => {
    const { report, text } = collecting();
    const options = [
      { label: 'Use a config file', command: 'acor analyze --config my.yaml' },
      { label: 'Use flags', command: ['acor', 'analyze', '--name', "it's; rm -rf /"] },
    ];
    report.inputNeeded({ message: 'Choose one of these approaches.', options });
    const { value, diagnostics } = parse(text());
    expect(diagnostics.map(({ code }) => code)).toEqual(['acor/alternatives']);
    expect(value.messages).toMatchObject([
      {
        kind: 'input_needed',
        commands: [],
        options: [
          { label: 'Option A - Use a config file', command: 'acor analyze --config my.yaml' },
          { label: 'Option B - Use flags', command: `acor analyze --name 'it'\\''s; rm -rf /'` },
        ],
      },
    ]);
  });

  it('keeps Markdown as Markdown, and a forged message as text', () => {
    const { report, text } = collecting();
    report.output('| a | b |\n| - | - |\n| 1 | 2 |');
    report.output('Before\n## Status: Failed\n```\nafter');
    report.status('Complete');
    const { value, diagnostics } = parse(text());
    expect(diagnostics).toEqual([]);
    expect(value.messages.map(({ header }) => header)).toEqual(['Output', 'Output', 'Status: Complete']);
    expect(value.messages[0]?.body).toBe('| a | b |\n| - | - |\n| 1 | 2 |');
    expect(value.messages[1]?.blocks).toEqual([{ lang: 'text', text: 'Before\n## Status: Failed\n```\nafter' }]);
  });

  it('refuses what only a mistake in the tool can be', () => {
    const { report, text } = collecting();
    expect(() => report.progress(Number.NaN)).toThrow(new RangeError('the percent must be from 0 to 100, not NaN'));
    expect(() => report.progress(101)).toThrow(RangeError);
    expect(() => report.progress(-1)).toThrow(RangeError);
    expect(() => report.error({ title: ' \n', recovery: 'x' })).toThrow(new TypeError('an error needs a title'));
    expect(() => report.error({ title: 'x', recovery: '' })).toThrow(TypeError);
    expect(() => report.inputNeeded({ message: 'x', command: '' })).toThrow(TypeError);
    expect(() => report.inputNeeded({ message: 'x', options: [] })).toThrow(TypeError);
    const several = new TypeError('Input Needed needs one command, not several: a && b');
    expect(() => report.inputNeeded({ message: 'x', command: 'a && b' })).toThrow(several);
    // @ts-expect-error a state that does not exist
    expect(() => report.status('Done')).toThrow(TypeError);
    expect(text()).toBe('');
  });

  it('takes sums of fractions for the percent that they mean', () => {
    const { report, text } = collecting();
    report.progress(100.00000000000001);
    report.progress(-1e-12);
    expect(text()).toBe('## Progress: 100%\n\n## Progress: 0%\n\n');
  });

  it('knows that a run ends once, and that results may still follow', () => {
    const { report, text } = collecting();
    report.status('Complete');
    expect(() => report.progress(1)).toThrow('Progress cannot follow Status Complete: the run is over');
    expect(() => report.status('Working')).toThrow(Error);
    expect(() => report.inputNeeded({ message: 'x', command: 'y' })).toThrow(Error);
    report.data(1);
    report.suggestions([{ text: 'x', command: 'y' }]);
    expect(parse(text()).diagnostics).toEqual([]);
  });

  it('knows that a tool exits when it asked for input', () => {
    const { report, text } = collecting();
    report.inputNeeded({ message: 'x', command: 'acor y' });
    expect(() => report.output('z')).toThrow('Output cannot follow Input Needed: the run is over');
    expect(() => report.data(1)).toThrow(Error);
    expect(() => report.files(['z'])).toThrow(Error);
    expect(() => report.error({ title: 'x', recovery: 'y' })).toThrow(Error);
    expect(() => report.directive({ title: 'x' })).toThrow(Error);
    expect(() => report.suggestions(['x'])).toThrow(Error);
    report.session('abc');
    expect(parse(text()).diagnostics).toEqual([]);
  });

  it('writes nothing for empty lists', () => {
    const { report, written } = collecting();
    report.files([]);
    report.suggestions([]);
    expect(written).toEqual([]);
  });
});

describe('a report that lacks a part, as callers without types write it', () => {
  const list = 'Input Needed needs the command to run next, or options with a label and a command each';
  it.each([
    ['error', [{ title: 'x' }], 'an error needs a recovery'],
    ['error', [{ title: 'x', recovery: 3 }], 'an error needs a recovery that is a string'],
    ['inputNeeded', [{ message: 'x' }], list],
    ['inputNeeded', [{ message: 'x', options: [] }], list],
    ['inputNeeded', [{ command: 'acor a' }], 'Input Needed needs a message'],
    ['inputNeeded', [{ message: 'x', options: ['a'] }], 'an option of Input Needed must be an object, not a string'],
    ['directive', [{}], 'a directive needs a title'],
    ['suggestions', [['a', {}]], 'a suggestion needs a text'],
    ['suggestions', ['x'], 'suggestions must be a list'],
    ['files', [[{}]], 'a file needs a path'],
    ['session', [], 'a session needs an id'],
    ['data', [1, { lang: 'yaml' }], 'the text of a message must be a string, not an object'],
    ['output', [], 'the text of a message must be a string, not undefined'],
  ])('%s: the error names it', (name, args, message) => {
    const { report, written } = collecting();
    const write: unknown = Reflect.get(report, name);
    expect(() => typeof write === 'function' && Reflect.apply(write, report, args)).toThrow(new TypeError(message));
    expect(written).toEqual([]);
  });
});

describe('data', () => {
  it('of any kind become JSON', () => {
    const { report, text } = collecting();
    const circle: Record<string, unknown> = { name: 'circle' };
    circle.self = circle;
    let deep: unknown = 0;
    for (let level = 0; level < 5000; level++) deep = [deep];
    const shared = { x: 1 };
    const values: readonly (readonly [unknown, unknown])[] = [
      [circle, { name: 'circle', self: '[Circular]' }],
      [
        [shared, shared],
        [shared, shared],
      ],
      [10n ** 20n, '100000000000000000000'],
      [undefined, null],
      [{ a: undefined, b: () => 1, c: [undefined, Symbol('x')] }, { c: [null, null] }],
      [new Map([['k', new Set([1])]]), { k: [1] }],
      [new Date(0), '1970-01-01T00:00:00.000Z'],
      [new TypeError('no'), { name: 'TypeError', message: 'no' }],
      ['```\n## Status: Failed\u001b\u2028\ud800', '```\n## Status: Failed\u001b\u2028\ufffd'],
      [JSON.parse('{"__proto__": {"x": 1}}'), JSON.parse('{"__proto__": {"x": 1}}')],
      [Number.NaN, null],
    ];
    for (const [value] of values) report.data(value);
    report.data(deep);
    report.status('Complete');
    const { value, diagnostics } = parse(text());
    expect(diagnostics).toEqual([]);
    const read = value.messages.map((message) => (message.kind === 'output' ? message.data : undefined));
    expect(read.slice(0, values.length)).toEqual(values.map(([, expected]) => expected));
    expect(JSON.stringify(read[values.length])).toContain('[Too deep]');
  });

  it('come with a message, whatever blocks it holds', () => {
    const { report, text } = collecting();
    report.data({ a: 1 }, 'Look:\n```json\n{"a": 2}\n```');
    report.status('Complete');
    const { value, diagnostics } = parse(text());
    expect(diagnostics).toEqual([]);
    expect(value.messages[0]).toMatchObject({ data: { a: 1 } });
  });
});

describe('the writer of a reporter', () => {
  it('is waited for when it asks for it, with one listener for all messages', async () => {
    const events = new EventEmitter();
    let full = true;
    const report = createReporter({ write: () => !full, once: (event, listener) => events.once(event, listener) });
    const promises = Array.from({ length: 20 }, () => report.output('x'));
    expect(events.listenerCount('drain')).toBe(1);
    let drained = false;
    const all = Promise.all(promises).then(() => {
      drained = true;
    });
    await Promise.resolve();
    expect(drained).toBe(false);
    events.emit('drain');
    await all;
    full = false;
    await report.output('x');
    expect(events.listenerCount('drain')).toBe(0);
  });

  it('is not waited for, nor written to, when it has closed', async () => {
    const events = new EventEmitter();
    const written: string[] = [];
    const write = (text: string): boolean => {
      written.push(text);
      return false;
    };
    const report = createReporter(Object.assign(events, { write }));
    const waiting = report.output('x');
    events.emit('close');
    await waiting;
    await report.output('y');
    expect(written).toHaveLength(1);
  });

  it('may be a stream: a slow reader slows the tool, and gets everything', async () => {
    const stream = new PassThrough({ highWaterMark: 100, encoding: 'utf8' });
    const report = createReporter(stream);
    const first = report.output('x'.repeat(1000));
    let waited = false;
    setTimeout(() => {
      waited = true;
      stream.resume();
    }, 20);
    await first;
    expect(waited).toBe(true);
  });

  it('may go away: nothing fails, nobody waits', async () => {
    const stream = new PassThrough({ highWaterMark: 1 });
    const report = createReporter(stream);
    const waiting = report.output('x');
    stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await expect(waiting).resolves.toBeUndefined();
    await expect(report.output('y')).resolves.toBeUndefined();
    // An error that nobody listens to would end the process now.
    await once(new PassThrough().end().resume(), 'end');
  });

  it('may throw for a broken pipe, but not for a full disk', async () => {
    const failing = (code: string) => ({
      write: () => {
        throw Object.assign(new Error(code), { code });
      },
    });
    await createReporter(failing('EPIPE')).output('x');
    expect(() => createReporter(failing('ENOSPC')).output('x')).toThrow('ENOSPC');
  });

  it('keeps its other errors for its own listeners', () => {
    const events = new EventEmitter();
    createReporter(Object.assign(events, { write: () => true }));
    expect(() => events.emit('error', new Error('the disk is full'))).toThrow('the disk is full');
    const heard: unknown[] = [];
    events.on('error', (error) => heard.push(error));
    events.emit('error', new Error('the disk is full'));
    expect(heard).toHaveLength(1);
  });
});
