import { createStream, parse, print, prompt } from 'peglot/design';
import { describe, expect, it, test } from 'vitest';

/** A document without any finding: every test writes one thing in it otherwise. */
const good = prompt().split('## Example\n\n')[1] ?? '';

/** The document with one piece replaced. */
function damaged(piece: string, by: string): string {
  if (!good.includes(piece)) throw new Error(`the example has no ${piece}`);
  return good.replace(piece, () => by);
}

/** What a text is read as; the stream agrees, unit by unit, and what is printed reads back. */
function read(text: string) {
  const parsed = parse(text);
  const stream = createStream();
  for (const unit of text.split('')) stream.push(unit);
  const { value, diagnostics } = stream.end();
  expect({ value, diagnostics }).toEqual({ value: parsed.value, diagnostics: parsed.diagnostics });
  if (parsed.ok) expect(parse(print(parsed.value)).value).toEqual(parsed.value);
  const found = parsed.diagnostics.map(({ severity, code }) => `${severity} ${code.slice(code.indexOf('/') + 1)}`);
  return { ...parsed, found };
}

describe('authentication: never a silent no', () => {
  const auth = (words: string) => {
    const { value, found } = read(damaged('**Authentication Required:** No', `**Authentication Required:** ${words}`));
    return [value.api_contracts[0]?.authentication_required, found];
  };

  test.each([
    'No anonymous access',
    'Not yet decided',
    'Not optional',
    'No exceptions: yes',
    'not specified',
    'No/Yes',
    'No\nanonymous access',
  ])('%j is an error', (words) => {
    expect(auth(words)).toEqual([true, ['error bad-authentication']]);
  });

  test.each(['No.', '**No**', 'not required', 'Not needed', 'not  necessary.'])('%j is a no', (words) => {
    expect(auth(words)).toEqual([false, []]);
  });

  test.each(['No (public)', 'No, it is public', 'No - public', 'No — public', 'No. All may call it.'])(
    '%j is a no with a remark',
    (words) => {
      expect(auth(words)).toEqual([false, ['warning answer-remark', 'info loose-text']]);
    },
  );

  test.each(['Yes JWT', 'Required via JWT', 'yes, a cookie'])('%j is a yes with a remark', (words) => {
    expect(auth(words)).toEqual([true, ['info loose-text']]);
  });
});

describe('an example in a fence is no wrapper', () => {
  test.each([
    ['a title', '```\n# Design Specification: EX-1\n```\n\n'],
    ['a title with fences below', '````md\n# Design Specification: EX-1\n\n## Assumptions\n\n```\nx\n```\n````\n\n'],
  ])('%s', (_, example) => {
    const { value, ok, found } = read(`${example}${good}`);
    expect(value).toEqual(parse(good).value);
    expect({ ok, found }).toEqual({ ok: true, found: ['warning bad-chat'] });
  });

  it('behind which a section comes before the title', () => {
    const { value } = read(`\`\`\`\n# Design Specification: EX-1\n\`\`\`\n\n## Assumptions\n\n- One\n\n${good}`);
    expect(value.api_contracts).toHaveLength(2);
  });

  it('but a fence around the document is', () => {
    const { value, found } = read(
      `\`\`\`md\n${good}\`\`\`\n\nA title is written so:\n\n~~~\n# Design Specification: X\n~~~\n`,
    );
    expect(value).toEqual(parse(good).value);
    expect(found).toContain('warning bad-wrapper');
  });
});

it('two designs as JSON are an error that names both', () => {
  const first = JSON.stringify({ ...parse(good).value, task_id: 'OTHER-1' });
  const text = `${first}\n\n${JSON.stringify(parse(good).value)}`;
  const { value, ok, diagnostics } = read(text);
  expect({ value, ok }).toEqual({ value: parse(good).value, ok: false });
  const twice = diagnostics.find(({ code }) => code === 'design/duplicate-design');
  expect(twice).toMatchObject({ severity: 'error', range: { start: first.length + 2, end: text.length } });
  expect(twice?.related).toEqual({ start: 0, end: first.length });
});

describe('the metadata', () => {
  const lines = '**Task ID:** TOOLS-12\n**Timestamp:** 2026-02-03T09:30:00Z';

  test.each([
    '- **Task ID:** TOOLS-12\n- **Timestamp:** 2026-02-03T09:30:00Z',
    '**Task ID:**\nTOOLS-12\n\n**Timestamp:**\n\n2026-02-03T09:30:00Z',
    '- **Task ID:**\n  TOOLS-12\n- **Timestamp:**\n  2026-02-03T09:30:00Z',
  ])('%j', (text) => {
    const { value, found } = read(damaged(lines, text));
    expect(value).toEqual(parse(good).value);
    expect(found).toEqual([]);
  });

  it('in list items is held against the title and the rules', () => {
    const { value, found } = read(damaged(lines, '- **Task ID:** OTHER-9\n- **Timestamp:** yesterday'));
    expect(value).toMatchObject({ task_id: 'TOOLS-12', timestamp: 'yesterday' });
    expect(found).toEqual(['error task-id-mismatch', 'error bad-timestamp', 'info other-footer']);
  });

  it('takes no line from behind a rule', () => {
    const { value, found } = read(damaged(lines, '**Timestamp:**\n\n---\n\nA text'));
    expect(value.timestamp).toBe('2026-02-03T09:30:00Z');
    expect(found).toEqual(['warning task-id-once', 'info loose-text', 'warning timestamp-once']);
  });
});

describe('marks are no part of a value', () => {
  test.each([
    ['# Design Specification: `TOOLS-12`', 'warning bad-title-mark'],
    ['# Design Specification: **TOOLS-12**', 'warning bad-title-mark'],
    ['# **Design Specification: TOOLS-12**', 'warning bad-title-decoration'],
    ['# 1. Design Specification: TOOLS-12', 'warning bad-title-decoration'],
    ['# **Design Specification:** TOOLS-12', 'warning bad-title-decoration', 'warning bad-title-mark'],
  ])('%s', (title, ...codes) => {
    const { value, found } = read(damaged('# Design Specification: TOOLS-12', title));
    expect(value).toEqual(parse(good).value);
    expect(found).toEqual(codes);
  });

  it('a mark that nothing opened is part of the task id', () => {
    const { value } = read(damaged('TOOLS-12\n\n**Task ID:** TOOLS-12', 'TOOLS_\n\n**Task ID:** TOOLS_'));
    expect(value.task_id).toBe('TOOLS_');
  });

  test.each([
    ['### Security: Loans are private', '### **Security:** Loans are private'],
    ['### Security: Loans are private', '### **Security**: Loans are private'],
    ['### Security: Loans are private', '### **Security: Loans are private**'],
    ['### Component: LoanDesk', '### **Component: LoanDesk**'],
    ['### Component: LoanDesk', '### `Component: LoanDesk`'],
    ['### Table: tools', '### **Table: `tools`**'],
  ])('%s: %s', (title, by) => {
    const { value, found } = read(damaged(title, by));
    expect(value).toEqual(parse(good).value);
    expect(found).toEqual(['warning bad-title-mark']);
  });

  it('marks inside of a title stay', () => {
    const { value, found } = read(damaged('### Security: Loans', '### Security: **Loans**'));
    expect(value.design_review_checklist[0]).toMatchObject({
      category: 'Security',
      description: '**Loans** are private',
    });
    expect(found).toEqual([]);
  });

  test.each([
    ['- **Cache** - Redis', { Cache: 'Redis' }],
    ['- **Password Hashing** – bcrypt', { 'Password Hashing': 'bcrypt' }],
    ['- *Cache*: Redis', { Cache: 'Redis' }],
    ['- __init__ - a name', { __init__: 'a name' }],
  ])('%s', (item, entry) => {
    const { value, found } = read(damaged('- **Language:** TypeScript 5.9', item));
    expect(value.technology_stack).toMatchObject(entry);
    expect(Object.keys(value.technology_stack)).not.toContain('Language');
    expect(found).toEqual(['warning bad-technology']);
  });

  it('stars before the name of a parameter are part of it', () => {
    const { value } = read(damaged('- `request`:', '- **kwargs: more\n- *args: others\n- `request`:'));
    const docs = value.component_logic[0]?.interfaces[0]?.parameter_docs ?? {};
    expect(Object.keys(docs)).toEqual(['**kwargs', '*args', 'request']);
  });
});
