import fc from 'fast-check';
import { INSTRUCTION_KEYS, INSTRUCTIONS, type Language, parse, prompt, type ToolOffers, withTools } from 'peglot/dml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runs } from '../../laws/law.ts';
import { untrusted } from './texts.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];

function exampleOf(text: string): string {
  const [, example = ''] = /\n## (?:Example|例)\n\n(.*)$/s.exec(text) ?? [];
  return example;
}

describe.each(LANGUAGES)('the prompt in %s', (language) => {
  it('shows a clean example', () => {
    const parsed = parse(exampleOf(prompt({ language })));
    expect(parsed.diagnostics).toEqual([]);
    expect(parsed.calls).toEqual([{ tool: 'read_file', args: ['{{F:main}}'] }]);
    expect(parsed.thought).toMatch(language === 'ja' ? /\p{Script=Hiragana}/u : /[a-z]/);
    expect(parsed.action).toBe('🦆▶️[T:read_file|{{F:main}}]◀️🦆');
  });

  it('has a form for each phase of a migration from calls in another form', () => {
    const phases = ['both', 'preferred', 'required'] as const;
    expect(new Set(phases.map((phase) => prompt({ language, phase }))).size).toBe(3);
    expect(prompt({ language })).toBe(prompt({ language, phase: 'required' }));
    for (const phase of phases) expect(parse(exampleOf(prompt({ language, phase }))).diagnostics).toEqual([]);
    const unknown: { phase: 'both' } = JSON.parse('{"phase": "soon"}');
    expect(() => prompt({ language, ...unknown })).toThrow(RangeError);
  });

  it('mentions macros without using them, and has no mistake itself', () => {
    const text = prompt({ language });
    const parsed = parse(text);
    expect(parsed.diagnostics).toEqual([]);
    expect(parsed.calls).toHaveLength(1);
    expect(parsed.definitions).toEqual({});
  });

  it('says what is true of delimiters in the last argument', () => {
    const text = prompt({ language });
    expect(text).toContain('`\\🦆\\`');
    const outer = (content: string) => parse(`🦆▶️[T:write_file|a.md|${content}]◀️🦆`);
    const delimiters = ['🦆▶️[T:run_tests]◀️🦆', '🦆▶️[', ']◀️🦆', '`]◀️🦆`'];
    for (const content of delimiters) {
      expect(outer(content).ok).toBe(false);
      const escaped = content.replaceAll('🦆', '\\🦆\\');
      expect(outer(escaped)).toMatchObject({ ok: true, calls: [{ tool: 'write_file', args: ['a.md', content] }] });
    }
  });

  const offers: readonly (readonly [string, ToolOffers])[] = [
    ['one tool', { open_ticket: { params: ['title', 'body'] } }],
    ['a tool without parameters', { wait: { params: [] } }],
    ['a schema', { find: z.object({ query: z.string(), limit: z.number() }) }],
    ['names of another language', { 読む: { params: ['パス'] } }],
    ['no tool', {}],
  ];
  it.each(offers)('shows a clean example for %s', (_, tools) => {
    const text = prompt({ tools, language });
    const parsed = withTools(tools).parse(exampleOf(text));
    expect(parsed.diagnostics.filter(({ code }) => code !== 'dml/bad-argument')).toEqual([]);
    expect(parse(exampleOf(text)).calls.map((call) => call.tool)).toEqual(Object.keys(tools).slice(0, 1));
    for (const name of Object.keys(tools)) expect(text).toContain(`🦆▶️[T:${name}`);
    expect(text).not.toContain('write_file');
  });

  it('names the tools of the specification when none are given', () => {
    const text = prompt({ language });
    for (const name of ['read_file', 'write_file', 'list_files', 'create_directory', 'search_code', 'execute_shell']) {
      expect(text).toContain(`🦆▶️[T:${name}|`);
    }
    expect(text).toContain('🦆▶️[T:run_tests]◀️🦆');
  });

  it('lists the instructions', () => {
    const text = prompt({ language });
    for (const key of INSTRUCTION_KEYS) expect(text).toContain(INSTRUCTIONS[language][key]);
    const few = prompt({ language, instructions: ['no_guesswork'] });
    expect(few).toContain(INSTRUCTIONS[language].no_guesswork);
    expect(few).not.toContain(INSTRUCTIONS[language].respect_style);
    expect(prompt({ language, instructions: [] })).not.toMatch(/\n## (?:Standing|常に)/);
    expect(prompt({ language, instructions: { be_brief: 'Be brief.' } })).toMatch(/`be_brief`.*Be brief\./);
  });

  it('lets no description and no instruction forge anything', () => {
    fc.assert(
      fc.property(untrusted, untrusted, (description, instruction) => {
        const tools = { read_file: { params: ['path'], description }, other: { params: ['x'], description } };
        const parsed = parse(prompt({ tools, language, instructions: { own: instruction } }));
        expect(parsed.calls).toEqual([{ tool: 'read_file', args: ['{{F:main}}'] }]);
        expect(parsed.references).toEqual(['main']);
        expect(parsed.value.segments.filter((segment) => segment.kind === 'macro' && !segment.quoted)).toHaveLength(1);
      }),
      runs(300),
    );
  });
});

describe('the prompt', () => {
  it.each(['', 'a b', 'a|b', 'a`', 'a]◀️🦆', 'a\n'])('refuses the tool name %j', (name) => {
    expect(() => prompt({ tools: { [name]: { params: [] } } })).toThrow(RangeError);
    expect(() => prompt({ tools: { ok: { params: [name] } } })).toThrow(RangeError);
  });

  it('refuses an instruction without a text, and a key that is none', () => {
    expect(() => prompt({ instructions: ['be_brief'] })).toThrow(RangeError);
    expect(() => prompt({ instructions: { 'a`b': 'x' } })).toThrow(RangeError);
  });
});
