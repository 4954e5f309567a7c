import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { lintPrefixShadowing } from '../../src/grammar/lint/prefix-shadowing.ts';
import { lintReadAgain } from '../../src/grammar/lint/read-again.ts';
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

describe('what is read again', () => {
  function warnings(grammar: string): string[] {
    const told: string[] = [];
    peggy.generate(grammar, { plugins: [lintReadAgain], warning: (_stage, message) => void told.push(message) });
    return told;
  }

  it.each([
    'S = "(" S ")" "a" / "(" S ")" "b" / "x"',
    'S = x:("(" T) ")" { return x; } / @"(" T\nT = "[" S "]" / "y"',
    'Sum = Term "+" Sum / Term "-" Sum / Term\nTerm = "(" Sum ")" / [0-9]',
    'S = A / B / "x"\nA = "(" S ")" "a"\nB = "(" S ")" "b"',
    'S = A / "x"\nA = B / "(" S ")" "b"\nB = "(" S ")" "a"',
    'S = ("(" S ")" "a")? "(" S ")" / "x"',
    'S = ("(" S ")" "a")* "(" S ")" / "x"',
    'S = &("(" S) "(" S ")" / "x"',
    'S = !("(" S "]") "(" S ")" / "x"',
  ])('takes exponential time: %s', (grammar) => {
    expect(warnings(grammar)[0]).toMatch(/exponential time/);
  });

  it('as counted: each level doubles the work', () => {
    let steps = 0;
    const grammar = 'S = "(" S ")" "a" / "(" S ")" "b" / &{ options.count(); return true; } "x"';
    expect(warnings(grammar)).toHaveLength(1);
    const parser = peggy.generate(grammar);
    const work = (depth: number): number => {
      steps = 0;
      parser.parse(`${'('.repeat(depth)}x${')b'.repeat(depth)}`, { count: () => steps++ });
      return steps;
    };
    expect(work(10)).toBeGreaterThan(work(5) * 30);
  });

  it.each([
    'S = "(" S ")" ("a" / "b") / "x"',
    'S = "(" S / "(" "b"',
    'S = "(" S / "(" S "b" / "x"',
    'S = "(" T ")" "a" / "(" T ")" "b" / "x"\nT = [a-z]+',
    'S = "ab" S / "a" S / "x"',
    'S = ("(" S ")")? "a" / "x"',
    'S = &"(" "(" S ")" / "x"',
    'S = A / B / "x"\nA = "(" S ")"\nB = "[" S "]"',
  ])('takes no longer than the text: %s', (grammar) => {
    expect(warnings(grammar)).toEqual([]);
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
