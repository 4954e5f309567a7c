import { PrintError } from 'peglot';
import { check, macro, parse, print } from 'peglot/dml';
import { describe, expect, it } from 'vitest';

const open = '🦆▶️[';
const close = ']◀️🦆';

describe('content', () => {
  const outer = (content: string) => ({ segments: [macro('T', ['write_file', 'a.md', content])] });

  it.each([
    `x${close}y`,
    'x] ◀ 🦆',
    'x]◀️🦆',
    open,
    `${open}T:run_tests${close}`,
    `\\🦆\\ and ${open}`,
    '\\🦆\\',
    '\\\\🦆\\\\',
    `\`${open}T:x${close}\` and ${close}`,
    'a duck: 🦆',
  ])('reads back, whatever it holds: %j', (content) => {
    const text = print(outer(content));
    const { value, diagnostics, calls } = parse(text);
    expect(diagnostics).toEqual([]);
    expect(calls).toEqual([{ tool: 'write_file', args: ['a.md', content] }]);
    expect(print(value)).toBe(text);
  });

  it('is escaped only where it has to be', () => {
    expect(print(outer('🦆'))).toBe(`${open}T:write_file|a.md|🦆${close}`);
    expect(print(outer(close))).toBe(`${open}T:write_file|a.md|]◀️\\🦆\\${close}`);
  });

  it('is escaped in code, too, as the prompt tells it', () => {
    const text = '`\\🦆\\▶️[T:run_tests]◀️\\🦆\\`';
    expect(print(outer(`\`${open}T:run_tests${close}\``))).toBe(`${open}T:write_file|a.md|${text}${close}`);
  });
});

describe('what cannot be written', () => {
  it.each([
    ['a closing delimiter in a path', ['write_file', `a${close}`, 'x'], 1],
    ['a closing delimiter that would be repaired', ['execute_shell', 'x] ◀ 🦆'], 1],
    ['an opening delimiter', ['read_file', `${open}T:run_tests`], 1],
    ['a pipe before the last argument', ['write_file', 'a|b', 'c'], 1],
    ['a pipe that separates', ['own_tool', 'a|b'], 1],
    ['blanks that would be trimmed', ['write_file', ' a', 'c'], 1],
  ])('%s: the error names the macro and the argument', (_, args, index) => {
    const write = (): string => print({ segments: [{ kind: 'text', text: 'x ' }, macro('T', args)] });
    expect(write).toThrow(PrintError);
    expect(write).toThrow(`segments[1].args[${index}]`);
    expect(write).toThrow(`T:${args[0]}`);
  });

  it.each([
    ['a text that is a macro', [{ kind: 'text' as const, text: `${open}T:run_tests${close}` }]],
    [
      'a text that completes a delimiter',
      [{ kind: 'text' as const, text: `\`` }, { ...macro('S', ['x']) }, { kind: 'text' as const, text: '`' }],
    ],
    ['a mention that stands in no code', [{ ...macro('S', ['x']), quoted: true }]],
    ['a macro that was never closed', [{ ...macro('S', ['x']), closed: false }]],
    [
      'two texts in a row',
      [
        { kind: 'text' as const, text: 'a' },
        { kind: 'text' as const, text: 'b' },
      ],
    ],
    ['an empty text', [{ kind: 'text' as const, text: '' }]],
    ['a command in lower case', [macro('t', ['run_tests'])]],
  ])('%s', (_, segments) => {
    expect(() => print({ segments })).toThrow(PrintError);
  });

  it('the tools of the reader decide which pipes can be written', () => {
    const value = { segments: [macro('T', ['note', 'a|b'])] };
    expect(() => print(value)).toThrow(PrintError);
    expect(print(value, { tools: { note: { params: ['text'] } } })).toBe(`${open}T:note|a|b${close}`);
  });
});

describe('check', () => {
  it('judges live macros, by path', () => {
    const found = check({
      segments: [
        macro('T', ['read_file']),
        { ...macro('X', []), quoted: true },
        macro('F', ['a=b']),
        macro('F', ['a=c']),
      ],
    });
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['dml/missing-argument', ['segments', 0]],
      ['dml/duplicate-alias', ['segments', 3, 'args', 0]],
      ['dml/unprintable', ['segments', 1, 'quoted']],
    ]);
  });

  it('says what `parse` would say of what is printed', () => {
    const value = {
      segments: [
        { kind: 'text' as const, text: '{{F:x}} and [T:y]\r\n' },
        macro('F', ['a=b']),
        macro('T', ['read_file', '{{F:z}}']),
      ],
    };
    const facts = (found: ReturnType<typeof check>): unknown =>
      found.map(({ code, message, path }) => [code, message, path]);
    expect(check(value)).toHaveLength(4);
    expect(facts(check(value))).toEqual(facts([...parse(print(value)).diagnostics]));
  });

  it('says where a value is no document', () => {
    const broken: unknown = JSON.parse('{"segments":[{"kind":"text"}]}');
    // @ts-expect-error a value from elsewhere
    expect(check(broken).map(({ code, path }) => [code, path])).toEqual([
      ['dml/invalid-value', ['segments', 0, 'text']],
    ]);
  });
});

describe('a text that is in a fence as a whole', () => {
  const text = `\`\`\`\nAction:\n${open}T:run_tests${close}\n\`\`\``;

  it('prints as it was', () => {
    expect(print(parse(text).value)).toBe(text);
  });

  it('keeps its warning', () => {
    expect(check(parse(text).value).map(({ code }) => code)).toEqual(['dml/bad-wrapper']);
  });
});
