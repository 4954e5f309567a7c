import { type } from 'arktype';
import { AliasTable, createStream, parse, type StandardSchema, withTools } from 'peglot/dml';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const params = ['path', 'recursive', 'depth'] as const;
const schemas: readonly (readonly [string, { params: typeof params; schema: StandardSchema } | StandardSchema])[] = [
  ['Zod', z.object({ path: z.string(), recursive: z.boolean(), depth: z.number().max(9).optional() })],
  [
    'Valibot',
    v.object({ path: v.string(), recursive: v.boolean(), depth: v.optional(v.pipe(v.number(), v.maxValue(9))) }),
  ],
  ['ArkType', { params, schema: type({ path: 'string', recursive: 'boolean', 'depth?': 'number<=9' }) }],
];

function macro(text: string): string {
  return `Action:\n🦆▶️[T:${text}]◀️🦆`;
}

describe.each(schemas)('a tool with a schema of %s', (_, tool) => {
  const tools = withTools({ list: tool });
  const argsOf = (text: string): unknown => tools.parse(macro(text)).calls[0]?.args;

  it.each([
    ['list|src|true', { path: 'src', recursive: true }],
    ['list|src|False|3', { path: 'src', recursive: false, depth: 3 }],
    ['list|true|true|1e0', { path: 'true', recursive: true, depth: 1 }],
    ['list|12|true| -2 ', { path: '12', recursive: true, depth: -2 }],
  ])('converts the arguments of %s', (text, args) => {
    expect(argsOf(text)).toEqual(args);
    expect(tools.parse(macro(text)).diagnostics).toEqual([]);
  });

  it.each([
    ['list|src|perhaps', 'bad-argument', '"list", argument "recursive": ', 'perhaps'],
    ['list|src|1', 'bad-argument', '"list", argument "recursive": ', '1'],
    ['list|src|true|12', 'bad-argument', '"list", argument "depth": ', '12'],
    ['list|src|true|3x', 'bad-argument', '"list", argument "depth": ', '3x'],
    ['list|src|true|9007199254740993', 'bad-argument', '"list", argument "depth": ', '9007199254740993'],
    ['list|src', 'missing-argument', '"list" needs "recursive"', '🦆▶️[T:list|src]◀️🦆'],
  ])('refuses %s', (text, code, message, place) => {
    const source = macro(text);
    const { calls, ok, diagnostics } = tools.parse(source);
    expect([calls, ok, diagnostics.length]).toEqual([[], false, 1]);
    const [found] = diagnostics;
    expect(found).toMatchObject({ code: `dml/${code}`, severity: 'error' });
    expect(found?.message).toContain(message);
    expect(source.slice(found?.range.start, found?.range.end)).toBe(place);
  });
});

describe('withTools', () => {
  const tools = withTools({
    read_file: { params: ['path'] },
    write_file: { params: ['path', 'content'] },
    list_files: { params: ['path', 'pattern', 'recursive'], required: 1 },
    run_tests: { params: [] },
  });

  it('gives the arguments by name, and splits at as many pipes as there are parameters', () => {
    const text = `${macro('write_file|a.md|x | y\n| z')} ${macro('run_tests')} ${macro('list_files|src')}`;
    const { calls, ok } = tools.parse(text);
    expect(ok).toBe(true);
    expect(calls.map(({ tool, args }) => [tool, args])).toEqual([
      ['write_file', { path: 'a.md', content: 'x | y\n| z' }],
      ['run_tests', {}],
      ['list_files', { path: 'src' }],
    ]);
    for (const { range, tool } of calls) {
      expect(text.slice(range.start, range.end)).toMatch(new RegExp(`^🦆▶️\\[T:${tool}.*\\]◀️🦆$`, 's'));
    }
  });

  it.each([
    ['raed_file|x', 'unknown-tool', 'did you mean "read_file"?'],
    ['delete_everything', 'unknown-tool', '"delete_everything"'],
    ['__proto__|x', 'unknown-tool', '"__proto__"'],
    ['write_file|a.md', 'missing-argument', '"write_file" needs "content"'],
    ['list_files', 'missing-argument', '"list_files" needs "path"'],
    ['read_file|', 'missing-argument', '"read_file" needs "path", which is empty'],
    ['write_file||x', 'missing-argument', '"write_file" needs "path", which is empty'],
    ['list_files||*.py', 'missing-argument', '"list_files" needs "path", which is empty'],
    ['run_tests|now', 'extra-argument', '"run_tests" takes no arguments'],
    ['', 'missing-tool', ''],
  ])('refuses %j', (text, code, message) => {
    const { calls, ok, diagnostics } = tools.parse(macro(text));
    expect([calls, ok]).toEqual([[], false]);
    expect(diagnostics.map((found) => found.code)).toEqual([`dml/${code}`]);
    expect(diagnostics[0]?.message).toContain(message);
  });

  it('refuses a path of blanks', () => {
    const { calls, ok, diagnostics } = tools.parse(macro('read_file| \n'));
    expect([calls, ok]).toEqual([[], false]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['dml/bad-space', 'dml/missing-argument']);
  });

  it('takes a path below a reference', () => {
    const aliases = new AliasTable({ root: '/srv/app' });
    aliases.add('lib');
    const read = (path: string) => tools.parse(macro(`read_file|${path}`), { aliases });
    expect(read('{{F:lib}}/a.py').calls).toMatchObject([{ args: { path: 'lib/a.py' } }]);
    expect(read('{{F:lib}}/../../x')).toMatchObject({ calls: [], ok: false });
    expect(read('{{F:lib}}/../../x').diagnostics.map(({ code }) => code)).toEqual(['dml/alias-outside-root']);
    expect(read('x/{{F:lib}}').diagnostics.map(({ code }) => code)).toEqual(['dml/bad-argument']);
    expect(read('{{F:lob}}/a.py').diagnostics.map(({ code }) => code)).toEqual(['dml/undefined-alias']);
  });

  it('takes what a tool says is content byte for byte, and nothing else', () => {
    const noting = withTools({ note: { params: ['title', 'text'] }, go: { params: ['where'], content: false } });
    const read = (text: string): unknown => noting.parse(macro(text)).calls[0]?.args;
    expect(read('note| a | b ')).toEqual({ title: 'a', text: ' b ' });
    expect(read('go| a ')).toEqual({ where: 'a' });
  });

  it('takes an empty last argument behind others, and empty ones that may be left out', () => {
    const read = (text: string): unknown => {
      const { calls, diagnostics } = tools.parse(macro(text));
      expect(diagnostics).toEqual([]);
      return calls[0]?.args;
    };
    expect(read('write_file|a.md|')).toEqual({ path: 'a.md', content: '' });
    expect(read('list_files|src|')).toEqual({ path: 'src', pattern: '' });
    const optional = withTools({ note: { params: ['text'], required: 0 } });
    expect(optional.parse(macro('note|'))).toMatchObject({ ok: true, calls: [{ args: { text: '' } }] });
  });

  it('carries out neither mentions nor what was cut off', () => {
    expect(tools.parse('`🦆▶️[T:run_tests]◀️🦆` 🦆▶️[T:run_tests').calls).toEqual([]);
    expect(tools.parse('🦆▶️[T:run_tests')).toMatchObject({ ok: false, complete: false });
  });

  it('keeps what parse gives', () => {
    const text = `Thought: hm {{F:main}}\n${macro('run_tests')}`;
    const { calls: _, ...reply } = tools.parse(text);
    const { calls: __, ...parsed } = parse(text);
    expect({ ...reply, locate: undefined }).toEqual({ ...parsed, locate: undefined });
    expect(reply.locate(['segments', 1])).toEqual(parsed.locate(['segments', 1]));
  });

  it('puts paths in the place of arguments that are references', () => {
    const aliases = new AliasTable({ root: '/work' });
    aliases.add('src/main.py');
    const read = (text: string): unknown => tools.parse(macro(text), { aliases }).calls[0]?.args;
    expect(read('read_file|{{F:main}}')).toEqual({ path: 'src/main.py' });
    expect(read('write_file|{{F:main}}|see {{F:main}}')).toEqual({ path: 'src/main.py', content: 'see {{F:main}}' });
    // A line of content is no argument that is nothing but a reference.
    expect(read('write_file|a.txt|{{F:main}}\n')).toEqual({ path: 'a.txt', content: '{{F:main}}\n' });
    expect(read('read_file|{{F:mian}}')).toBeUndefined();
    expect(tools.parse(macro('read_file|{{F:mian}}'), { aliases })).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'dml/undefined-alias' }],
    });
    const define = '🦆▶️[F:own=lib/own.py]◀️🦆 🦆▶️[F:evil=../evil.py]◀️🦆\n';
    expect(tools.parse(define + macro('read_file|{{F:own}}'), { aliases }).calls[0]?.args).toEqual({
      path: 'lib/own.py',
    });
    expect(tools.parse(define + macro('read_file|{{F:evil}}'), { aliases }).calls).toEqual([]);
    expect(tools.parse(macro('read_file|{{F:main}}')).calls[0]?.args).toEqual({ path: '{{F:main}}' });
    const loose = AliasTable.fromJSON({ evil: '/etc/passwd' });
    expect(tools.parse(macro('read_file|{{F:evil}}'), { aliases: loose, root: '/work' })).toMatchObject({
      calls: [],
      ok: false,
      diagnostics: [{ code: 'dml/alias-outside-root', path: ['segments', 1, 'args', 1] }],
    });
  });

  it('reads nested values from JSON, without polluting anything', () => {
    const nested = withTools({ put: z.object({ tags: z.array(z.string()), meta: z.record(z.string(), z.number()) }) });
    const put = (text: string): unknown => nested.parse(macro(text)).calls[0]?.args;
    expect(put('put|["a","b"]|{"x":1}')).toEqual({ tags: ['a', 'b'], meta: { x: 1 } });
    expect(nested.parse(macro('put|["a",1]|{"x":1}')).diagnostics[0]?.message).toContain('argument "tags[1]"');
    put('put|[]|{"__proto__":{"polluted":1}}');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    const odd = withTools({ put: { params: ['__proto__', 'constructor'] } });
    const args = odd.parse(macro('put|a|b')).calls[0]?.args ?? {};
    expect(Object.entries(args)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it('says that a schema answers too late, and lets no rejection go', async () => {
    const schema: StandardSchema = {
      '~standard': { version: 1, vendor: 'test', validate: () => Promise.reject(new Error('late')) },
    };
    const late = withTools({
      read: { params: ['path'], schema },
      zod: z.object({ path: z.string().refine(async () => true) }),
    });
    expect(late.parse(macro('zod|x'))).toMatchObject({ calls: [], diagnostics: [{ code: 'dml/async-schema' }] });
    expect(late.parse(macro('read|x'))).toMatchObject({
      calls: [],
      ok: false,
      diagnostics: [{ code: 'dml/async-schema' }],
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('survives a schema that throws', () => {
    const schema: StandardSchema = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => {
          throw new Error('boom\u001b[31m');
        },
      },
    };
    const { calls, diagnostics } = withTools({ x: { params: ['a'], schema } }).parse(macro('x|1'));
    expect(calls).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'dml/bad-argument' }]);
    expect(diagnostics[0]?.message).toContain('boom\\u001b');
  });

  it('orders its findings by place', () => {
    const both = withTools({ list: z.object({ recursive: z.boolean() }) });
    const { diagnostics } = both.parse(`${macro('list|x')} ${macro('nope')} ${macro('list|y')}`);
    expect(diagnostics.map(({ code }) => code)).toEqual(['dml/bad-argument', 'dml/unknown-tool', 'dml/bad-argument']);
  });

  it.each([
    ['a tool name with a pipe', { 'a|b': { params: [] } }],
    ['a tool name with a blank', { 'a b': { params: [] } }],
    ['an empty tool name', { '': { params: [] } }],
    ['a tool name that closes', { 'a]◀️🦆': { params: [] } }],
    ['a parameter with a backtick', { a: { params: ['`'] } }],
    ['two parameters of one name', { a: { params: ['x', 'x'] } }],
    ['a schema without an order', { a: type({ path: 'string' }) }],
    ['a schema that JavaScript reorders', { a: z.object({ b: z.string(), 1: z.string() }) }],
  ])('does not take %s', (_, offers) => expect(() => withTools(offers)).toThrow(RangeError));

  it('does not take a list of names as the number of those that must be given', () => {
    const offer = JSON.parse('{ "params": ["path"], "required": ["path"] }');
    expect(() => withTools({ list: offer })).toThrow(RangeError);
  });

  it('gives the same for an answer that arrives in pieces', () => {
    const strict = withTools({ list: z.object({ path: z.string(), recursive: z.boolean() }) });
    const text = `Thought: hm\n${macro('list|a|true')} ${macro('list|b|perhaps')} {{F:x}} ${macro('nope')}`;
    const stream = strict.createStream();
    const events = [...text].flatMap((chunk) => stream.push(chunk));
    expect(events).toContainEqual(expect.objectContaining({ type: 'set', path: ['segments', 1] }));
    const { events: last, locate: _, ...end } = stream.end();
    const { locate: __, ...whole } = strict.parse(text);
    expect(end).toEqual(whole);
    expect(end.calls.map((call) => call.args)).toEqual([{ path: 'a', recursive: true }]);
    const told = [...events, ...last].flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic.code] : []));
    expect(told.sort()).toEqual(whole.diagnostics.map(({ code }) => code).sort());
    expect(stream.value).toEqual(whole.value);
  });

  it('describes the tools to the model', () => {
    const text = tools.prompt({ language: 'ja' });
    expect(text).toContain('🦆▶️[T:write_file|path|content]◀️🦆');
    expect(text).not.toContain('execute_shell');
  });

  it('looks for what was meant by the first few unknown tools alone', () => {
    const offers = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`tool_${at}`, { params: [] }]));
    const text = Array.from({ length: 3000 }, (_, at) => macro(`toool_${at}`)).join('\n');
    const { diagnostics } = withTools(offers).parse(text);
    expect(diagnostics.length).toBe(3000);
    expect(diagnostics.filter(({ message }) => message.includes('did you mean')).length).toBe(20);
  });
});

describe('tools that are not described', () => {
  it.each<[string, object, RegExp]>([
    ['a list of parameters', { read: ['path'] }, /^tools\.read must have its parameters in order/],
    ['no parameters', { read: {} }, /^tools\.read must have/],
    ['nothing', { read: null }, /^tools\.read must have/],
    ['a map', new Map([['read', { params: [] }]]), /no list or map/],
    ['a list', ['read'], /^tools must be an object, not an Array/],
  ])('are refused: %s', (_, tools, message) => {
    // As callers without types give them.
    expect(() => Reflect.apply(parse, undefined, ['x', { tools }])).toThrow(message);
    expect(() => Reflect.apply(createStream, undefined, [{ tools }])).toThrow(message);
  });
});

describe('a name of a tool that holds more', () => {
  it.each([
    ['read_file, src/main.py', 'Write T:read_file|src/main.py'],
    ['read_file, write_file', 'Write a macro for each tool.'],
    ['read_file, write_file, x', 'Write a macro for each tool.'],
    ['run_tests now', 'Write the name, and a | before each argument.'],
    ['own_tool, x', 'Write the name, and a | before each argument.'],
  ])('%s', (name, hint) => {
    expect(parse(macro(name)).diagnostics.map((found) => found.hint)).toEqual([hint]);
  });
});
