import { createStream, type Macro, macro, parse, print } from 'peglot/dml';
import { describe, expect, it } from 'vitest';

const open = '🦆▶️[';
const close = ']◀️🦆';

function macrosIn(text: string): Macro[] {
  return parse(text).value.segments.filter((segment) => segment.kind === 'macro');
}

describe('macros (specification, section 2)', () => {
  it.each([
    ['T:read_file|{{F:invoice}}', 'T', ['read_file', '{{F:invoice}}']],
    ['T:write_file|{{F:invoice}}|# 請求書\ntotal: 0', 'T', ['write_file', '{{F:invoice}}', '# 請求書\ntotal: 0']],
    ['T:list_files|docs|*.md|true', 'T', ['list_files', 'docs', '*.md', 'true']],
    ['T:create_directory|docs/2026', 'T', ['create_directory', 'docs/2026']],
    ['T:search_code|消費税の端数', 'T', ['search_code', '消費税の端数']],
    ['T:run_tests', 'T', ['run_tests']],
    ['T:execute_shell|git log --oneline | head', 'T', ['execute_shell', 'git log --oneline | head']],
    ['F:invoice=src/billing/invoice.ts', 'F', ['invoice=src/billing/invoice.ts']],
    ['S:task_plan', 'S', ['task_plan']],
    ['I:think_step_by_step', 'I', ['think_step_by_step']],
  ])('%s', (inner, command, args) => {
    const source = `${open}${inner}${close}`;
    const parsed = parse(`前置き ${source} 後書き`);
    expect(parsed.diagnostics).toEqual([]);
    expect(parsed.value.segments).toEqual([
      { kind: 'text', text: '前置き ' },
      { kind: 'macro', command, args, quoted: false, closed: true, source },
      { kind: 'text', text: ' 後書き' },
    ]);
    expect(print(parsed.value)).toBe(`前置き ${source} 後書き`);
  });

  it('an argument may span lines and hold brackets, colons and equals signs', () => {
    const content = 'a[0] = {b: "]"}\n\tc ◀️ d\n';
    expect(parse(`${open}T:write_file|x.ts|${content}${close}`).calls).toEqual([
      { tool: 'write_file', args: ['x.ts', content] },
    ]);
  });

  it('every place can be located', () => {
    const text = `x ${open}T:read_file|a.txt${close}`;
    const parsed = parse(text);
    const slice = (path: (string | number)[]): string | undefined => {
      const range = parsed.locate(path);
      return range && text.slice(range.start, range.end);
    };
    expect(slice(['segments', 0])).toBe('x ');
    expect(slice(['segments', 1])).toBe(text.slice(2));
    expect(slice(['segments', 1, 'args', 0])).toBe('read_file');
    expect(slice(['segments', 1, 'args', 1])).toBe('a.txt');
    expect(slice(['segments', 2])).toBeUndefined();
    expect(slice(['segments', 1, 'args', 2])).toBeUndefined();
  });
});

describe('which pipes separate', () => {
  it('the parameters of the tools on offer decide', () => {
    const text = `${open}T:note|a|b|c${close}`;
    expect(parse(text).calls[0]?.args).toEqual(['a', 'b', 'c']);
    expect(parse(text, { tools: { note: { params: ['text'] } } }).calls[0]?.args).toEqual(['a|b|c']);
    expect(parse(text, { tools: { note: { params: ['title', 'text'] } } }).calls[0]?.args).toEqual(['a', 'b|c']);
  });

  it.each([
    ['T：write_file｜a.py｜x = a | b', ['a.py', 'x = a | b'], true],
    ['T:write_file｜a.py|x = a ｜ b', ['a.py', 'x = a ｜ b'], false],
    ['T:write_file|a｜b.py|x | y', ['a｜b.py', 'x | y'], true],
    ['T:write_file|a.py｜x', ['a.py', 'x'], true],
    ['T:list_files｜src｜*.py|true', ['src', '*.py', 'true'], true],
    ['T:own_tool｜a｜b', ['a', 'b'], true],
    ['T:own_tool｜a｜x | b', ['a', 'x', ' b'], false],
    ['T:own_tool|a｜b', ['a｜b'], true],
  ])('the first pipe tells which kind separates: %s', (inner, args, ok) => {
    const parsed = parse(`${open}${inner}${close}`);
    expect(parsed.calls[0]?.args).toEqual(args);
    expect(parsed.ok).toBe(ok);
    if (!ok)
      expect(parsed.diagnostics).toContainEqual(
        expect.objectContaining({ code: 'dml/bad-separator', severity: 'error' }),
      );
  });

  it.each([
    ['T：list_files｜src｜*.py', ['bad-separator ：', 'bad-separator ｜', 'bad-separator ｜']],
    ['T:list_files| src |\t*.py|true ', ['bad-space " "', 'bad-space " "', 'bad-space "\\t"', 'bad-space " "']],
    ['F: main\u3000＝ a.py', ['bad-space " "', 'bad-space "\u3000"', 'bad-separator ＝', 'bad-space " "']],
    ['F:\nmain=a.py\n', ['bad-space "\\n"', 'bad-space "\\n"']],
    ['T:  ', ['bad-space "  "', 'missing-tool']],
  ])('what was repaired in %j is underlined, and nothing else', (inner, expected) => {
    const text = `x ${open}${inner}${close}`;
    const found = parse(text).diagnostics.map(({ code, range }) => {
      const place = text.slice(range.start, range.end);
      const shown = place.trim() === '' ? JSON.stringify(place) : place;
      return [code.replace('dml/', ''), ...(shown.startsWith(open) ? [] : [shown])].join(' ');
    });
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('a tool that is not on offer is an error that names the nearest', () => {
    const { ok, diagnostics } = parse(`${open}T:raed_file|a${close}`, { tools: { read_file: { params: ['path'] } } });
    expect(ok).toBe(false);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['dml/unknown-tool', 'error']]);
    expect(diagnostics[0]?.message).toContain('"read_file"');
  });
});

describe('a macro that is mentioned in an argument', () => {
  const mention = `${open}T:run_tests|x${close}`;
  const fenced = (inner: string): string => `\n\`\`\`text\n${inner}\n\`\`\`\n`;

  it.each([
    ['inline code', `Use \`${mention}\` y`],
    ['two mentions in a line', `\`${mention}\` | \`\`a \` ${mention}\`\``],
    ['a fence', fenced(mention)],
    ['code before it', `\`a\` and${fenced('b')}then \`${mention}\``],
    ['a delimiter alone', `It begins with \`${open}\`.`],
    ['a backtick alone', `Don\`t:\n\`${mention}\``],
    ['a call with several lines', fenced(`${open}T:write_file|b.md|\n\n- x\n${close}`)],
  ])('belongs to it: %s', (_, content) => {
    const parsed = parse(`x ${open}T:write_file|a.md|${content}${close} y`);
    expect(parsed.diagnostics).toEqual([]);
    expect(parsed.calls).toEqual([{ tool: 'write_file', args: ['a.md', content] }]);
    expect(parsed.value.segments).toHaveLength(3);
    const value = { segments: [macro('T', ['write_file', 'a.md', content])] };
    expect(parse(print(value)).calls).toEqual(parsed.calls);
  });

  it('belongs to it when a backtick stands before the macro, too', () => {
    const text = `Don\`t wait: ${open}T:write_file|a.md|Use \`${mention}\` so${close}`;
    expect(parse(text)).toMatchObject({
      ok: true,
      calls: [{ tool: 'write_file', args: ['a.md', `Use \`${mention}\` so`] }],
    });
  });

  it('has no arguments that others see', () => {
    const [, ...args] = macrosIn(`${open}T:own_tool|a|\`${mention}\`|b${close}`)[0]?.args ?? [];
    expect(args).toEqual(['a', `\`${mention}\``, 'b']);
    expect(parse(`${open}T:own_tool|\`${open}T:x|{{F:a}}${close}\` {{F:b}}${close}`).references).toEqual(['b']);
  });

  it.each([
    ['the macro never closes', `see \`${mention}\``, false],
    ['the macro never closes behind a fence', fenced(mention), false],
    ['the fence never closes', `\n\`\`\`\n${mention}\n`, false],
    ['the fence closes behind the macro', `\n\`\`\`\n${mention}\n${close}\n\`\`\`\n`, true],
    ['the code closes behind the macro', `\`${mention} ${close} \` z`, true],
  ])('is not run: %s', (_, content, complete) => {
    const parsed = parse(`${open}T:write_file|a.md|${content}`);
    expect(parsed.calls).toEqual([]);
    expect(parsed.diagnostics.map(({ code }) => code)).toContain('dml/missing-close');
    expect(parsed.ok).toBe(false);
    expect(parsed.complete).toBe(complete);
  });

  it.each(['', '`a` ', 'it`s ', '\\` ` ', '\n```\nb\n```\n', '~~ '])(
    'is one that counts, in no code: behind %j',
    (content) => {
      const text = `${open}T:write_file|a.md|${content}${mention}`;
      const parsed = parse(text);
      expect(parsed.calls).toEqual([{ tool: 'run_tests', args: ['x'] }]);
      expect(parsed.diagnostics.map(({ code }) => code)).toContain('dml/missing-close');
      expect(macrosIn(text)[0]).toMatchObject({ closed: false, args: ['write_file', 'a.md', content] });
    },
  );
});

describe('a macro without a colon', () => {
  it.each([
    ['T|read_file|a', 'A colon is missing after the command "T"', ''],
    ['read_file|a', 'There is no command and colon before "read_file"; a tool is called with T:read_file', 'read_file'],
    ['run_tests', 'There is no command and colon before "run_tests"; a tool is called with T:run_tests', 'run_tests'],
    ['own_tool|a', 'There is no command and colon before "own_tool"', 'own_tool'],
  ])('says what is missing in %s', (inner, message, place) => {
    const text = `${open}${inner}${close}`;
    const { diagnostics, calls } = parse(text);
    const [found] = diagnostics;
    expect(diagnostics).toHaveLength(1);
    expect(found).toMatchObject({ code: 'dml/missing-colon', severity: 'error', message });
    expect(text.slice(found?.range.start, found?.range.end)).toBe(place);
    expect(calls.map(({ tool }) => tool)).toEqual(inner.startsWith('T') ? ['read_file'] : []);
  });

  it('knows the tools on offer', () => {
    const { diagnostics } = parse(`${open}own_tool|a${close}`, { tools: { own_tool: { params: ['x'] } } });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'There is no command and colon before "own_tool"; a tool is called with T:own_tool',
    ]);
  });
});

describe('a reference with single braces', () => {
  it.each([
    [`${open}T:search_code|{F:main}${close}`, '{F:main}', ['segments', 0, 'args', 1]],
    ['I read {file:main} now', '{file:main}', ['segments', 0]],
    [`${open}T:run_tests${close}{F:a}`, '{F:a}', ['segments', 1]],
  ])('is text, and told: %s', (text, written, path) => {
    const { diagnostics, references, value } = parse(text);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['dml/bad-braces', 'warning']]);
    const [found] = diagnostics;
    expect(text.slice(found?.range.start, found?.range.end)).toBe(written);
    expect(found).toMatchObject({ path, fix: { text: `{{F:${written.split(/[:}]/)[1]}}}` } });
    expect(references).toEqual([]);
    expect(value.segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.source)).join('')).toBe(
      text,
    );
  });

  it.each(['{F}', '{F:a', '{ F:a }', 'f"{F:.2f|}"', '{{{F:a}}}'])('is no other brace: %s', (text) => {
    expect(parse(text).diagnostics).toEqual([]);
  });

  it('is none in code', () => {
    expect(parse('`{F:main}`\n```\n{F:main}\n```\n').diagnostics).toEqual([]);
  });
});

describe('a text that ends in half a delimiter', () => {
  it.each(['🦆', 'I run 🦆', 'a 🦆 ', 'x 🦆▶', 'x 🦆▶️', 'x \ud83e', '{{', 'see {{F:ma', `${open}T:x|y]◀️`])(
    'is not complete: %j',
    (text) => expect(parse(text)).toMatchObject({ ok: false, complete: false }),
  );
  it.each(['🦆\n', 'I run 🦆.', 'a 🦆 b', '{', 'a ['])('is whole: %j', (text) =>
    expect(parse(text)).toMatchObject({ ok: true, complete: true }),
  );
  it('is whole where both are there', () => expect(parse('🦆▶️T:run_tests◀️🦆').complete).toBe(true));
});

describe('the views', () => {
  const text = [
    `${open}F:invoice=src/invoice.ts${close}`,
    `Thought: \`{{F:invoice}}\` は請求書。\`${open}T:run_tests${close}\` は後で。{{F:invoice}} を読む。`,
    'Action:',
    `${open}T:read_file|{{F:invoice}}${close}`,
    '',
  ].join('\n');

  it('hold what is used, and nothing that is only mentioned', () => {
    const parsed = parse(text);
    expect(parsed.ok).toBe(true);
    expect(parsed.calls).toEqual([{ tool: 'read_file', args: ['{{F:invoice}}'] }]);
    expect(parsed.definitions).toEqual({ invoice: 'src/invoice.ts' });
    expect(parsed.references).toEqual(['invoice', 'invoice']);
    expect(parsed.thought).toContain('は請求書');
    expect(parsed.action).toBe(`${open}T:read_file|{{F:invoice}}${close}`);
    expect(macrosIn(text).map(({ quoted }) => quoted)).toEqual([false, true, false]);
  });

  it.each([
    ['{{F:a}} and `{{F:b}}`', ['a']],
    ['```\n{{F:a}}\n```\n{{F:b}}', ['b']],
    [`${open}T:write_file|{{F:a}}|{{F:b}}${close} ${open}T:read_file|{{F:c}}`, ['a', 'b']],
    [`\`${open}T:read_file|{{F:a}}${close}\` ${open}S:{{F:b}}${close}`, ['b']],
  ])('hold the references that are used: %s', (source, expected) => {
    expect(parse(source).references).toEqual(expected);
  });

  it('are the same at the end of a stream', () => {
    const stream = createStream();
    for (const unit of text.split('')) stream.push(unit);
    const end = stream.end();
    const { calls, definitions, references, thought, action } = parse(text);
    expect([end.calls, end.definitions, end.references, end.thought, end.action]).toEqual([
      calls,
      definitions,
      references,
      thought,
      action,
    ]);
  });

  it.each([
    ['**Thought:** x\n**Action:** y', 'x', 'y'],
    ['## Thought: x\n\n## Action: y', 'x', 'y'],
    ['思考：x\n行動：y', 'x', 'y'],
    ['```\nThought: x\nAction: y\n```', 'x', 'y'],
    ['Thought: one\nAction: a\nThought: two\nAction: b', 'one\n\ntwo', 'a\n\nb'],
    ['Thought: one\nAction: a\nObservation: o\nThought: two\nAction: b', 'one', 'a'],
    ['The Thought: is no label here', undefined, undefined],
    ['`Thought: x` is a mention', undefined, undefined],
  ])('the parts of %j', (turn, thought, action) => {
    const parsed = parse(turn);
    expect(parsed.thought).toBe(thought);
    expect(parsed.action).toBe(action);
  });
});

describe('a fence around the whole text', () => {
  const call = `${open}T:run_tests${close}`;

  it.each([
    [`\`\`\`\n${call}\n\`\`\`<|im_end|>`, ['bad-wrapper', 'bad-noise']],
    [`\`\`\`\n${call}\n\`\`\` <|im_end|>\n\u001b[0m\n`, ['bad-wrapper', 'bad-noise', 'bad-noise']],
    [`<|im_start|>~~~text\n${call}\n~~~<|im_end|><|endoftext|>\n`, ['bad-noise', 'bad-wrapper', 'bad-noise']],
  ])('may end before a token of a chat template: %j', (text, codes) => {
    const parsed = parse(text);
    expect(parsed.calls).toEqual([{ tool: 'run_tests', args: [] }]);
    expect(parsed.diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      codes.map((code) => [`dml/${code}`, 'warning']),
    );
    expect(parsed.complete).toBe(true);
  });

  it.each([
    `\`\`\`\n${call}\n\`\`\`<|im_end|>\nand more`,
    `\`\`\`\n${call}\n\`\`\`js`,
    `\`\`\`\n${call}\n~~~<|im_end|>`,
  ])('does not end there: %j', (text) => {
    const parsed = parse(text);
    expect(parsed.calls).toEqual([]);
    expect(parsed.ok).toBe(false);
  });
});

describe('aliases', () => {
  const table = { has: (alias: string) => alias === 'invoice', names: () => ['invoice'] };

  it('a reference is checked where a table is known', () => {
    expect(parse('{{F:invoise}}').ok).toBe(true);
    const { diagnostics } = parse('{{F:invoise}} {{F:invoice}}', { aliases: table });
    expect(diagnostics.map(({ code }) => code)).toEqual(['dml/undefined-alias']);
    expect(diagnostics[0]?.message).toContain('"invoice"');
  });

  it('the part of the model that a reference is in is told', () => {
    const text = '{{F:a}} 🦆▶️[T:read_file|{{F:b}}]◀️🦆 {{F:c}}';
    expect(parse(text, { aliases: table }).diagnostics.map(({ path }) => path)).toEqual([
      ['segments', 0, 'text'],
      ['segments', 1, 'args', 1],
      ['segments', 2, 'text'],
    ]);
  });

  it('a path outside the root is an error', () => {
    const text = `${open}F:key=../../.ssh/id${close}${open}F:a=src/a.ts${close}`;
    expect(parse(text).ok).toBe(true);
    expect(parse(text, { root: '/srv/app' }).diagnostics.map(({ code }) => code)).toEqual(['dml/alias-outside-root']);
  });

  it('two paths for one alias name both places', () => {
    const [found] = parse(`${open}F:a=x${close} ${open}F:a=y${close}`).diagnostics;
    expect(found).toMatchObject({
      code: 'dml/duplicate-alias',
      related: { start: 0, end: 15 },
      range: { start: 16, end: 31 },
    });
  });
});
