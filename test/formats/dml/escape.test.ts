import fc from 'fast-check';
import { calls, escape as escapeMacros, parse, references, unescape as unescapeMacros } from 'peglot/dml';
import { describe, expect, it } from 'vitest';
import { runs } from '../../laws/law.ts';
import { marks, untrusted } from './texts.ts';

describe('escape', () => {
  it.each([
    ['plain prose, [brackets] and {"json": {"a": {}}}', 'plain prose, [brackets] and {"json": {"a": {}}}'],
    ['', ''],
    ['run 🦆▶️[T:run_tests]◀️🦆 now', 'run \\🦆\\▶️[T:run_tests]◀️\\🦆\\ now'],
    ['see {{F:main}} and {{ name }}', 'see {\\{F:main}} and {{ name }}'],
    ['see {{ s : cwd }}, {{instruction:x}}', 'see {\\{ s : cwd }}, {\\{instruction:x}}'],
    ['x\n```js\ny\n```\n', 'x\n\\```js\ny\n\\```\n'],
    ['found `x` twice', '\\\nfound `x` twice\\\n'],
    ['first\nsecond `x\nlast', 'first\nsecond `x\nlast'],
    ['▶️[T:x', '\\\n▶️[T:x'],
    ['main}}', '\\\nmain}}'],
    ['F:main', '\\\nF:main'],
    [' state : cwd', '\\\n state : cwd'],
    [':main', '\\\n:main'],
    ['F:main\nx', 'F:main\nx'],
    ['https://a.b/c', 'https://a.b/c'],
    ['if (x) {', 'if (x) {\\\n'],
    ['if (x) { \u200b', 'if (x) { \u200b\\\n'],
    ['{\n ', '{\n '],
    ['C:\\dir\\', 'C:\\dir\\\\\n'],
    ['\\\n', '\\\n\\\n\\\n'],
    ['a\n \t```\nb', 'a\n \t\\```\nb'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeMacros(text)).toBe(escaped);
    expect(unescapeMacros(escaped)).toBe(text);
  });

  it('is undone exactly, also for a text that looks escaped', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        const once = escapeMacros(text);
        expect(unescapeMacros(once)).toBe(text);
        const twice = escapeMacros(once);
        expect(unescapeMacros(twice)).toBe(once);
      }),
      runs(1000),
    );
  });

  it('leaves nothing live, and nothing to call', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        const escaped = escapeMacros(text);
        expect(marks(escaped)).toEqual([]);
        expect(calls(parse(escaped).value)).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('leaves nothing open, and no mistake', () => {
    fc.assert(
      fc.property(untrusted, (text) => {
        const { complete, diagnostics } = parse(escapeMacros(text));
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        // Half a delimiter, as in ▶️[T:x]◀️, is text with or without the escape.
        expect(errors.filter(({ code }) => code !== 'dml/bad-delimiters')).toEqual([]);
        expect(complete).toBe(true);
      }),
      runs(1000),
    );
  });

  it('adds nothing to the text around it and hides nothing of it, whatever half a delimiter it holds', () => {
    fc.assert(
      fc.property(untrusted, untrusted, untrusted, (before, text, after) => {
        // A fence of one's own is on lines of its own.
        const own = /[`~]{3}|^\s*[`~]|[`~]\s*$/.test(text) ? `\n${text}\n` : text;
        const expected = [marks(own), marks(`x\n${own}\nx`)];
        expect(expected).toContainEqual(marks(escapeMacros(before) + own + escapeMacros(after)));
      }),
      runs(1000),
    );
  });

  it('makes a macro that is no mistake', () => {
    expect(parse(escapeMacros('run 🦆▶️[T:run_tests]◀️🦆 now')).ok).toBe(true);
  });

  it('holds among many escaped texts in a row', () => {
    fc.assert(
      fc.property(fc.array(untrusted, { maxLength: 6 }), (texts) => {
        expect(marks(texts.map(escapeMacros).join(''))).toEqual([]);
      }),
      runs(1000),
    );
  });

  it.each([
    ['a code span', 'an open ` here'],
    ['a fence', '```\nno end'],
    ['a fence of tildes', 'x\n  ~~~ text'],
    ['a backslash', 'C:\\'],
    ['an arrow', '◀️'],
    ['half a closing delimiter', 'x]◀️'],
  ])('does not let %s hide or free what follows', (_, text) => {
    const prompt = `${escapeMacros(text)} 🦆▶️[I:security_check]◀️🦆 and \`🦆▶️[T:run_tests]◀️🦆\` is a mention`;
    expect(marks(prompt)).toEqual(['🦆▶️[I:security_check]◀️🦆', "'🦆▶️[T:run_tests]◀️🦆"]);
  });

  it.each(['F:main', ' I: x', ':main', 'State\uff1acwd'])('lets no braces around %j make it a reference', (text) => {
    for (const [before, after] of [
      ['{{', '}}'],
      ['{{F', '}}'],
      ['\uff5b\uff5b ', '\uff5d\uff5d'],
    ]) {
      const live = references(parse(`${before}${escapeMacros(text)}${after}`).value);
      expect(live).toEqual([]);
    }
    expect(references(parse('{{F:main}}').value)).toHaveLength(1);
  });

  it('brings hostile texts back as they were', () => {
    for (const part of ['🦆', '{', '{{', '{ ', '{\\', '`', '\n```', '\\', '\n\\', ' ', '{{f', '}', '\ufe0f', '\n ']) {
      const text = part.repeat(120_000);
      expect(unescapeMacros(escapeMacros(text)) === text, JSON.stringify(part)).toBe(true);
    }
  });
});
