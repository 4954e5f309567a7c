import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { lintPrefixShadowing } from '../../src/grammar/lint/prefix-shadowing.ts';
import { lintRecoveryPredicate } from '../../src/grammar/lint/recovery-predicate.ts';

function problems(grammar: string, plugin: peggy.Plugin): string {
  try {
    peggy.generate(grammar, { plugins: [plugin] });
    return '';
  } catch (error) {
    if (!(error instanceof peggy.GrammarError)) throw error;
    return error.format([{ source: undefined, text: grammar }]);
  }
}

describe('prefix shadowing', () => {
  it.each([
    'A = "a" / "ab"',
    'A = "a" / "a"',
    'A = "" / "a"',
    'A = ("a" "b") / x:"abc" { return x; }',
    'A = "a"i / "AB"',
    'A = "-" / "->"i',
    'A = [a-z] / "if"',
    'A = . / "if"',
    'A = B / "ab" "c"\nB = "a"',
    'A = "x" ("a" / &"b" "ab")',
    'A = "a" / B\nB = "a"+ "c"',
  ])('refuses %s', (grammar) => {
    expect(problems(grammar, lintPrefixShadowing)).toMatch(/This alternative is never reached[\s\S]*Fix/);
  });

  it.each([
    'A = "ab" / "a"',
    'A = "a" !"b" / "ab"',
    'A = "a" / "AB"i',
    'A = "A" / "ab"',
    'A = [a-z] / "1"',
    'A = "a" "c" / "ab"',
    'A = "a" / "b"? "ab"',
    'A = "   " / "  " / " " / ""',
  ])('allows %s', (grammar) => {
    expect(problems(grammar, lintPrefixShadowing)).toBe('');
  });
});

describe('recovery under a predicate', () => {
  it.each([
    'A = !MissingB "a"\nMissingB = "b"?',
    'A = (!B .)* B\nB = "b" / MissingB\nMissingB = ""',
    'A = &("x" / B) .\nB = C\nC = "c" B / "y"* BadC\nBadC = "d"*',
  ])('refuses %s', (grammar) => {
    expect(problems(grammar, lintRecoveryPredicate)).toMatch(/makes this [!&] (?:fail|match) everywhere[\s\S]*Fix/);
  });

  it.each([
    'A = !Badge BadB / "a"\nBadge = "x"\nBadB = "b"',
    'A = !{ return BadB; } "a"\nB = BadB\nBadB = ""',
    'A = !eol . / "a"\neol = "\\n" / BadLineEnd\nBadLineEnd = "\\r"',
    'A = &("[" MissingIndex "]") .\nMissingIndex = ""',
  ])('allows %s', (grammar) => {
    expect(problems(grammar, lintRecoveryPredicate)).toBe('');
  });
});
