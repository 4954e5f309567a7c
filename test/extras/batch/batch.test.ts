import { spawn, spawnSync } from 'node:child_process';
import { readFile, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'peglot/duckflow';
import { describe, expect, inject, test } from 'vitest';
import { BAD, CLEAN, commandLine, folderWith, REPAIRED, run, start } from '../../cli/run.ts';
import { isDeep } from '../../laws/law.ts';

/** The lines of NDJSON as values. */
function lines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function ndjson(...records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** What a clean result of this text is, as `--no-ms` writes it. */
function resultOf(id: string, text: string): unknown {
  const { ok, complete, via, value, diagnostics } = parse(text);
  const size = Buffer.byteLength(text);
  return JSON.parse(JSON.stringify({ id, format: 'duckflow', ok, complete, via, size, value, diagnostics }));
}

function brokenResult(id: string, code: string, message: string, size = 0): unknown {
  const diagnostics = [{ code: `batch/${code}`, severity: 'error', message, range: { start: 0, end: 0 } }];
  return { id, format: 'duckflow', ok: false, complete: false, via: null, size, value: null, diagnostics };
}

const hasScript = spawnSync('script', ['--version']).status === 0;

const FORMAT = ['batch', '--format', 'duckflow', '--no-ms'];

describe.concurrent('peglot batch', () => {
  test('one result a record, in order, whatever the records are', async () => {
    const long = CLEAN.replace('All tests pass.', 'x'.repeat(3000));
    const cut = CLEAN.slice(0, CLEAN.indexOf('[ACTION_0_RESULT]') + 9);
    const parts = [
      Buffer.from(`\ufeff${ndjson({ id: 'first', text: CLEAN })}`),
      Buffer.from(ndjson(REPAIRED).replace('\n', '\r\n')),
      Buffer.from('\n  \t\r\n'),
      Buffer.from(ndjson({ id: 7, text: BAD })),
      Buffer.from('{"text": "half of a rec\n'),
      Buffer.from([0x22, 0xe9, 0x22, 0x0a]),
      Buffer.from(ndjson({ id: 'no text', reply: CLEAN }, null, 12, { text: 5 })),
      Buffer.from(ndjson({ id: 'long', text: long })),
      Buffer.from('{"__proto__": {"text": "x"}, "id": "p"}\n'),
      Buffer.from(ndjson({ text: `${CLEAN}\u001b[31m\u202e\ud800\u007f` })),
      Buffer.from(JSON.stringify({ id: 'last', text: cut })),
    ];
    const { code, stdout, stderr } = await run([...FORMAT, '--max-size', '0.003'], {
      input: Buffer.concat(parts),
      own: true,
    });
    const noText = 'the record has no text in the column "text"';
    expect(lines(stdout)).toEqual([
      resultOf('first', CLEAN),
      resultOf('2', REPAIRED),
      resultOf('7', BAD),
      brokenResult('6', 'not-json', 'the line is not JSON'),
      brokenResult('7', 'not-utf8', 'the bytes are not valid UTF-8'),
      brokenResult('no text', 'no-text', noText),
      brokenResult('9', 'no-text', noText),
      brokenResult('10', 'no-text', noText),
      brokenResult('11', 'no-text', noText),
      brokenResult('12', 'too-large', 'the document has 3148 bytes, 3000 are allowed', 3148),
      brokenResult('p', 'no-text', noText),
      resultOf('14', `${CLEAN}\u001b[31m\u202e\ud800\u007f`),
      resultOf('last', cut),
    ]);
    for (const control of ['\u007f', '\u001b', '\u202e']) expect(stdout).not.toContain(control);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^peglot: 13 documents: \d ok \(2 of them repaired\), \d+ with errors \(1 cut off\); .* s, .*\/s\n$/,
    );
  });

  test.runIf(isDeep)('texts with NUL between them; the model, the time and the milliseconds of records', async () => {
    const nulls = await run([...FORMAT, '--null', '--quiet'], { input: `${CLEAN}\0\0${REPAIRED}` });
    expect(lines(nulls.stdout)).toEqual([resultOf('1', CLEAN), resultOf('2', ''), resultOf('3', REPAIRED)]);
    expect(nulls.stderr).toBe('');

    const args = ['batch', '--column', 'reply', '--id', 'key', '--model', 'by', '--time', 'at', '--exit-zero'];
    const input = ndjson({ key: 'a', reply: BAD, by: 'm-1', at: '2026-01-02' }, { reply: 'Hello!' });
    const { code, stdout } = await run(args, { input });
    const [first, second] = lines(stdout);
    expect(first).toMatchObject({ id: 'a', format: 'duckflow', model: 'm-1', time: '2026-01-02', ok: false });
    expect(first).toHaveProperty('ms', expect.any(Number));
    expect(second).toMatchObject({ id: '2', format: null, diagnostics: [{ code: 'batch/unknown-format' }] });
    expect(code).toBe(0);
  });

  test.runIf(isDeep)('a reply is incomplete when its model stopped early; values can be left out', async () => {
    const records = [
      { text: CLEAN, stop_reason: 'end_turn' },
      { text: CLEAN, stop_reason: 'max_tokens' },
    ];
    const { code, stdout, stderr } = await run([...FORMAT, '--no-value'], { input: ndjson(...records) });
    const size = Buffer.byteLength(CLEAN);
    const { diagnostics } = parse(CLEAN, { finished: false });
    expect(lines(stdout)).toMatchObject([
      { id: '1', complete: true, via: 'markdown-kv', size, diagnostics: [] },
      { id: '2', ok: false, complete: false, size, diagnostics },
    ]);
    expect(stdout).not.toContain('"value"');
    expect([code, stderr.includes('2 documents: 1 ok')]).toEqual([1, true]);

    const input = ndjson({ text: CLEAN, finish_reason: 'length' }, 'half a rec');
    const other = await run([...FORMAT, '--no-value', '--stop-reason', 'finish_reason'], { input });
    expect(lines(other.stdout)).toMatchObject([
      { id: '1', complete: false },
      { id: '2', ok: false },
    ]);
  });

  test.runIf(isDeep)(
    "a format of one's own that throws, ends the thread or gives no JSON: an error result, and the run goes on",
    async () => {
      const cwd = await folderWith({
        'odd.mjs': `const parsed = (value) => ({ ok: true, complete: true, via: 'odd', value, diagnostics: [] });
const documents = {
  throws() { throw new TypeError('no\\nmore'); },
  'throws nothing': () => { throw undefined; },
  'is no JSON': () => parsed(1n),
  'ends the thread': () => process.exit(3),
};
export const odd = {
  name: 'odd', check: () => [], print: String, createStream: () => undefined,
  parse: (text) => documents[text]?.() ?? parsed(text),
};`,
      });
      const texts = ['a', 'throws', 'b', 'throws nothing', 'is no JSON', 'é', 'ends the thread', 'c'];
      const input = ndjson(...texts.map((text) => ({ id: text, text, model: 'm' })));
      const args = ['batch', '--format', './odd.mjs', '--no-ms'];
      const { code, stdout, stderr } = await run(args, { cwd, input });
      const fine = (id: string, size = 1): unknown => ({
        ...{ id, format: 'odd', ok: true, complete: true, via: 'odd', model: 'm', size, value: id, diagnostics: [] },
      });
      const failed = (id: string, message: unknown): unknown => {
        const diagnostics = [{ code: 'batch/failed', severity: 'error', message, range: { start: 0, end: 0 } }];
        const result = { id, format: 'odd', ok: false, complete: false, via: null, model: 'm' };
        return { ...result, size: id.length, value: null, diagnostics };
      };
      expect(lines(stdout)).toEqual([
        fine('a'),
        failed('throws', 'TypeError: no'),
        fine('b'),
        failed('throws nothing', 'what was thrown is not an error'),
        failed('is no JSON', expect.stringContaining('BigInt')),
        fine('é', 2),
        failed('ends the thread', 'Error: process.exit was called'),
        fine('c'),
      ]);
      expect([code, stderr.split(';')[0]]).toEqual([1, 'peglot: 8 documents: 4 ok, 4 with errors']);
    },
  );

  test.runIf(isDeep)('files of one document each, and files of records, by globs', async () => {
    const cwd = await folderWith({
      'a.txt': CLEAN,
      'b.txt': '',
      'c.jsonl': ndjson('x', REPAIRED),
      'd.txt': Buffer.from([0xff]),
    });
    const { code, stdout } = await run([...FORMAT, '*.txt', 'c.jsonl'], { cwd });
    expect(lines(stdout)).toEqual([
      resultOf('a.txt', CLEAN),
      resultOf('b.txt', ''),
      brokenResult('d.txt', 'not-utf8', 'the bytes are not valid UTF-8'),
      resultOf('c.jsonl:1', 'x'),
      resultOf('c.jsonl:2', REPAIRED),
    ]);
    expect(code).toBe(1);
  });

  test('results come while the input is still open', async () => {
    const child = start([...FORMAT, '--quiet']);
    child.stdin.write(ndjson({ id: 'early', text: CLEAN }));
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (bytes) => resolve(String(bytes))));
    expect(lines(line)).toEqual([resultOf('early', CLEAN)]);
    child.stdin.end();
    child.stdout.resume();
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  });

  test('a link in the place of the partial file is not followed, wherever it leads', async () => {
    const cwd = await folderWith({ 'in.ndjson': ndjson(CLEAN), 'there.txt': 'mine\n' });
    for (const target of ['there.txt', 'nowhere.txt']) {
      await symlink(join(cwd, target), join(cwd, 'out.ndjson.partial'));
      for (const more of [[], ['--resume']]) {
        const { code, stderr } = await run([...FORMAT, 'in.ndjson', '--out', 'out.ndjson', ...more], { cwd });
        expect([code, stderr]).toEqual([
          2,
          'peglot: out.ndjson.partial is a link: results are written to a file of their own; remove it\n',
        ]);
      }
      await unlink(join(cwd, 'out.ndjson.partial'));
    }
    expect(await readFile(join(cwd, 'there.txt'), 'utf8')).toBe('mine\n');
    await expect(readFile(join(cwd, 'nowhere.txt'))).rejects.toThrow('ENOENT');
  });

  test('results do not take the place of one of the inputs', async () => {
    const input = ndjson(CLEAN);
    const cwd = await folderWith({ 'in.ndjson': input });
    const { code, stderr } = await run([...FORMAT, '*.ndjson', '--out', './in.ndjson'], { cwd });
    const line = './in.ndjson is one of the inputs; name another file for the results, or leave it out of the inputs';
    expect({ code, stderr }).toEqual({ code: 2, stderr: `peglot: ${line}\n` });
    expect(await readFile(join(cwd, 'in.ndjson'), 'utf8')).toBe(input);
  });

  test('a run that was broken off does not go on in another format', async () => {
    const done = `${JSON.stringify(resultOf('a', CLEAN))}\n`;
    const cwd = await folderWith({ 'in.ndjson': ndjson({ id: 'a', text: CLEAN }, BAD), 'out.ndjson.partial': done });
    const args = ['batch', '--format', 'json', 'in.ndjson', '--out', 'out.ndjson', '--resume'];
    const { code, stderr } = await run(args, { cwd });
    const line =
      'out.ndjson.partial: the results are of the format duckflow; give the same --format, or remove the file';
    expect({ code, stderr }).toEqual({ code: 2, stderr: `peglot: ${line}\n` });
    expect(await readFile(join(cwd, 'out.ndjson.partial'), 'utf8')).toBe(done);
  });

  test.runIf(isDeep)('a run that was broken off goes on where it ended', async () => {
    const texts = [CLEAN, BAD, REPAIRED, 'x', CLEAN, BAD];
    const cwd = await folderWith({ 'in.ndjson': ndjson(...texts.map((text, at) => ({ id: `r${at}`, text }))) });
    const args = [...FORMAT, 'in.ndjson', '--out', 'out.ndjson', '--workers', '1'];
    const whole = await run(args, { cwd });
    const bytes = await readFile(join(cwd, 'out.ndjson'));

    const half = bytes.subarray(0, bytes.length / 2);
    await writeFile(join(cwd, 'out.ndjson.partial'), half);
    const refused = await run(args, { cwd });
    expect(refused).toEqual({
      code: 2,
      stdout: '',
      stderr: 'peglot: out.ndjson.partial is left of a run that was broken off; go on with --resume, or remove it\n',
    });
    await writeFile(join(cwd, 'other.ndjson'), ndjson(CLEAN, CLEAN, CLEAN, CLEAN, CLEAN, CLEAN));
    const other = await run([...FORMAT, 'other.ndjson', '--out', 'out.ndjson', '--resume'], { cwd });
    expect(other.stderr).toContain('the results that are there are of another input');
    expect(await readFile(join(cwd, 'out.ndjson.partial'))).toEqual(half.subarray(0, half.lastIndexOf('\n') + 1));

    const resumed = await run([...args, '--resume'], { cwd });
    expect(await readFile(join(cwd, 'out.ndjson'))).toEqual(bytes);
    expect(resumed.stderr.split(';')[0]).toBe(whole.stderr.split(';')[0]);
    // How fast it went, nobody knows of the part that an earlier run did.
    expect([whole.stderr, resumed.stderr].map((line) => line.includes('/s'))).toEqual([true, false]);
    expect([whole.code, resumed.code]).toEqual([1, 1]);
    await expect(readFile(join(cwd, 'out.ndjson.partial'))).rejects.toThrow('ENOENT');
  });

  test.runIf(isDeep)('a line of 200 MB is passed by, and the next is read', async () => {
    const child = start([...FORMAT, '--quiet']);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (bytes) => chunks.push(bytes));
    const block = Buffer.alloc(1_000_000, 'a');
    for (let at = 0; at < 200; at++) {
      if (!child.stdin.write(block)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    }
    child.stdin.end(`\n${JSON.stringify(CLEAN)}`);
    await new Promise((resolve) => child.once('close', resolve));
    expect(lines(String(Buffer.concat(chunks)))).toEqual([
      brokenResult('1', 'too-large', 'the document has 200000000 bytes, 64000000 are allowed', 200_000_000),
      resultOf('2', CLEAN),
    ]);
  });

  test.runIf(isDeep && hasScript)(
    'a line at a terminal says how far a run is whose results go to a file (needs script)',
    async ({ expect }) => {
      const cwd = await folderWith({ 'in.ndjson': ndjson(CLEAN, BAD) });
      const shown = async (...args: string[]): Promise<string> => {
        const command = commandLine([...FORMAT, 'in.ndjson', ...args]).map((word) => `'${word}'`);
        const child = spawn('script', ['-qec', `stty cols 80 rows 20; exec ${command.join(' ')}`, '/dev/null'], {
          cwd,
        });
        return text(child.stdout);
      };
      const [toFile, toTerminal] = await Promise.all([shown('--out', 'out.ndjson'), shown()]);
      const line = '2 documents  1 with errors  100 %';
      expect([toFile, toTerminal].map((screen) => screen.includes(line))).toEqual([true, false]);
      expect([toFile, toTerminal].map((screen) => screen.includes('2 documents: 1 ok'))).toEqual([true, true]);
    },
  );

  test('a full disk: one line, exit code 2', async () => {
    const cwd = await folderWith({ 'in.ndjson': ndjson(CLEAN) });
    const script = '"$0" "$1" batch in.ndjson --quiet > /dev/full';
    const child = spawn('sh', ['-c', script, process.execPath, inject('cli')], {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stderr = await text(child.stderr);
    const code = child.exitCode ?? (await new Promise((resolve) => child.once('close', resolve)));
    expect(stderr).toBe('peglot: standard output: the disk is full; make room and try again\n');
    expect(code).toBe(2);
  });
});

const misuse: readonly [name: string, args: readonly string[], line: string][] = [
  [
    'an output in a folder that is not there',
    ['a.txt', '--out', 'no/where.ndjson'],
    'no/where.ndjson: there is no such folder; make it, or check the name',
  ],
  ['a file that is not there', ['none.ndjson'], 'none.ndjson: there is no such file; check the name'],
  ['a folder', ['.'], '.: this is a directory; name the files in it, for example with a glob'],
  ['--resume without --out', ['--resume', 'a.txt'], '--resume needs --out; name the file to go on with'],
  [
    '--shard without --queue',
    ['--shard', '10', 'a.txt'],
    '--shard needs --queue; name the queue that shares the work, or leave it out',
  ],
  [
    '--queue without --out',
    ['--queue', 'redis://127.0.0.1:1', 'a.txt'],
    '--queue needs --out; name the file that the parts are joined to',
  ],
  [
    'a queue for standard input',
    ['--queue', 'redis://127.0.0.1:1', '--out', 'o.ndjson', '-'],
    'standard input cannot be shared through a queue; name files that all workers can read',
  ],
  [
    'a queue of no known kind',
    ['--queue', 'amqp://me:SECRET@host/x?y', '--out', 'o.ndjson', 'a.txt'],
    'amqp://host/x: there is no such kind of queue; use redis://… or postgres://…',
  ],
  [
    'a queue that is not there',
    ['--queue', 'redis://127.0.0.1:1', '--out', 'o.ndjson', 'a.txt'],
    'redis://127.0.0.1:1: the queue does not answer: connect ECONNREFUSED 127.0.0.1:1; start it, or check the address',
  ],
  ['a pattern that matches nothing', ['none/*.txt'], "no file matches 'none/*.txt'; check the pattern"],
  [
    'an output of no known kind',
    ['a.txt', '--out', 'a.xml'],
    'a.xml: there is no such kind of results; name a file .ndjson, .parquet or .duckdb',
  ],
  ['an unknown format', ['a.txt', '--format', 'duckfow'], "there is no format 'duckfow'; did you mean 'duckflow'?"],
  [
    'no number of threads',
    ['a.txt', '--workers', '0'],
    "option '--workers <number>' argument '0' is invalid. It must be a whole number from 1 to 256; see peglot batch --help",
  ],
];

describe.runIf(isDeep).concurrent('peglot batch, used wrongly', () => {
  test.each(misuse)('%s: one line, exit code 2', async (_, args, line) => {
    const cwd = await folderWith({ 'a.txt': CLEAN });
    expect(await run(['batch', ...args], { cwd })).toEqual({ code: 2, stdout: '', stderr: `peglot: ${line}\n` });
  });
});
