import { type CharSet, caselessStarts, classSet, complement, single, union } from '../char-set.ts';
import { children, type Expr, type Repeated, type Rule } from '../tree.ts';
import type { SpeedConstants } from './constants.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import type { First } from './first.ts';
import { jumpToLine, linesUntil } from './lines-until.ts';
import { CASELESS, differs, quoted } from './literals.ts';

/** What the writer of scanners has to know of the grammar. */
export interface ScannerContext {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly first: (expr: Expr) => First;
  readonly pureActions: boolean;
  /** Whether failures are reported, for the message of a syntax error. */
  readonly reports: boolean;
  readonly constants: SpeedConstants;
}

/**
 * Writes native code that matches an expression without making its value: straight loops over character codes, no
 * arrays, no strings. It looks at the text in the same order as Peggy's own code and reports the same failures.
 */
export class ScannerWriter {
  readonly #context: ScannerContext;
  readonly #functions = new Map<string, string>();
  readonly #called = new Set<string>();
  #labels = 0;

  constructor(context: ScannerContext) {
    this.#context = context;
  }

  /** Rules of the parser that scanners call, because they hold code of the grammar's author. */
  get called(): ReadonlySet<string> {
    return this.#called;
  }

  /** True when an expression itself holds nothing that only Peggy's code can run; the rules it names may. */
  canScan(expr: Expr): boolean {
    switch (expr.type) {
      case 'semantic_and':
      case 'semantic_not':
      case 'library_ref':
        return false;
      case 'class':
        return !expr.unicode;
      case 'action':
        return this.#context.pureActions && this.canScan(expr.expression);
      case 'repeated':
        return isConstant(expr) && children(expr).every((child) => this.canScan(child));
      default:
        return children(expr).every((child) => this.canScan(child));
    }
  }

  /** A function that matches the expression at `peg$currPos`, moves it, and returns whether there was a match. */
  scanner(expr: Expr): string {
    return this.#define(
      'peg$scan',
      (name) => {
        const body = this.#code(expr, 'p = -1; break scan;', !this.#context.reports);
        return `function ${name}() {\n  const start = peg$currPos;\n  let p = start;\n  let c = 0;\n  scan: {\n${body}\n  }\n  peg$currPos = p < 0 ? start : p;\n  return p >= 0;\n}`;
      },
      JSON.stringify(stripped(expr)),
    );
  }

  /**
   * A function that says whether an expression is worth trying at `peg$currPos`. When it is not, it has reported
   * what the expression would have reported; where that is not known, the expression is worth trying.
   */
  guard(first: First): string {
    const { constants } = this.#context;
    if (!this.#context.reports) return this.#test(first);
    const reports = first.reports?.map((report) => `  ${this.#report(report, 'peg$currPos')}`).join('\n');
    const missed =
      reports === undefined
        ? '  return peg$silentFails === 0 && peg$currPos >= peg$maxFailPos;'
        : `  if (peg$silentFails === 0 && peg$currPos >= peg$maxFailPos) {\n${reports}\n  }\n  return false;`;
    const test = constants.test(first.chars, 'peg$currPos', 'c');
    return this.#define(
      'peg$guard',
      (name) => `function ${name}() {\n  let c = 0;\n  if (${test}) return true;\n${missed}\n}`,
      `${test}\n${missed}`,
    );
  }

  /** Every function written so far. */
  functions(): string {
    if (this.#functions.size === 0) return '';
    return [CASELESS, ...(this.#context.reports ? [REPORT] : []), ...this.#functions.values()].join('\n');
  }

  /** A guard that has nothing to report. */
  #test(first: First): string {
    const test = this.#context.constants.test(first.chars, 'peg$currPos', 'c');
    return this.#define('peg$guard', (name) => `function ${name}() {\n  let c = 0;\n  return ${test};\n}`, test);
  }

  #define(prefix: string, write: (name: string) => string, key: string): string {
    const id = `${prefix} ${key}`;
    const known = this.#functions.get(id);
    if (known !== undefined) return /function ([\w$]+)/.exec(known)?.[1] ?? '';
    const name = `${prefix}${this.#functions.size}`;
    // Named before it is written: a rule may lead back to itself.
    this.#functions.set(id, `function ${name}`);
    this.#functions.set(id, write(name));
    return name;
  }

  #label(): string {
    this.#labels += 1;
    return `l${this.#labels}`;
  }

  #report(expectation: Expectation, at: string): string {
    return `peg$report(${at}, ${this.#context.constants.expectation(expectation)});`;
  }

  /** The report of a failure, or nothing where failures are silent. */
  #failure(expectations: readonly Expectation[], silent: boolean, at = 'p'): string {
    if (silent || expectations.length === 0) return '';
    return `if (peg$silentFails === 0) { ${expectations.map((one) => this.#report(one, at)).join(' ')} } `;
  }

  /** Code that moves `p` past the expression, or runs `fail`, which jumps away; `p` is then anything. */
  #code(expr: Expr, fail: string, silent: boolean): string {
    const { constants } = this.#context;
    switch (expr.type) {
      case 'literal': {
        if (expr.value === '') return '';
        const length = expr.value.length;
        const missed = `{ ${this.#failure([expectationOf(expr)], silent)}${fail} }`;
        // Lower case costs a string: most characters need none to differ.
        const starts = expr.ignoreCase ? `!(${constants.test(caselessStarts(expr.value), 'p', 'c')}) || ` : '';
        return `if (${starts}${differs(expr.value, expr.ignoreCase)}) ${missed}\np += ${length};`;
      }
      case 'class':
        return `if (!(${constants.test(classSet(expr), 'p', 'c')})) { ${this.#failure([expectationOf(expr)], silent)}${fail} }\np++;`;
      case 'any':
        return `if (p >= input.length) { ${this.#failure([expectationOf(expr)], silent)}${fail} }\np++;`;
      case 'sequence':
        return expr.elements.map((element) => this.#code(element, fail, silent)).join('\n');
      case 'choice':
        return this.#choice(expr.alternatives, fail, silent);
      case 'optional':
        return this.#otherwise(expr.expression, '', silent);
      case 'zero_or_more':
        return this.#loop(expr.expression, silent);
      case 'one_or_more':
        return `${this.#code(expr.expression, fail, silent)}\n${this.#loop(expr.expression, silent)}`;
      case 'repeated':
        return this.#repeated(expr, fail, silent);
      case 'simple_and':
      case 'simple_not':
        return this.#predicate(expr.expression, expr.type === 'simple_not', fail);
      case 'rule_ref':
        return this.#rule(expr.name, fail, silent);
      case 'named':
        return this.#named(expr.name, expr.expression, fail, silent);
      case 'semantic_and':
      case 'semantic_not':
      case 'library_ref':
        throw new Error(`a scanner cannot hold ${expr.type}`);
      default:
        return this.#code(expr.expression, fail, silent);
    }
  }

  #choice(alternatives: readonly Expr[], fail: string, silent: boolean): string {
    const done = this.#label();
    const start = `s${done}`;
    const tries = alternatives.map((alternative, at) => {
      if (at === alternatives.length - 1) return this.#code(alternative, fail, silent);
      const next = this.#label();
      return `${next}: {\n${this.#code(alternative, `break ${next};`, silent)}\nbreak ${done};\n}\np = ${start};`;
    });
    return `${done}: {\nconst ${start} = p;\n${tries.join('\n')}\n}`;
  }

  /** Matches if it can; else goes back and runs `missed`. */
  #otherwise(expr: Expr, missed: string, silent: boolean): string {
    const done = this.#label();
    const miss = this.#label();
    return `${done}: {\nconst s${done} = p;\n${miss}: {\n${this.#code(expr, `break ${miss};`, silent)}\nbreak ${done};\n}\np = s${done};\n${missed}\n}`;
  }

  #loop(expr: Expr, silent: boolean): string {
    const stop = silent ? linesUntil(expr, this.#context.rules) : undefined;
    if (stop !== undefined) return jumpToLine(stop);
    const chars = this.#charSet(expr);
    const fast = chars && this.#run(chars);
    // Silent runs are over where the characters are; else the last, failing round still has to report.
    if (fast !== undefined && silent) return fast;
    const loop = this.#label();
    const miss = this.#label();
    const round = `${loop}: for (;;) {\nconst s${loop} = p;\n${miss}: {\n${this.#code(expr, `break ${miss};`, silent)}\ncontinue ${loop};\n}\np = s${loop};\nbreak;\n}`;
    return fast === undefined ? round : `${fast}\nif (peg$silentFails === 0) {\n${round}\n}`;
  }

  /** Moves `p` to the first character that is not in the set. */
  #run(chars: CharSet): string {
    const stops = complement(chars);
    if (stops.length === 0) return 'if (p < input.length) p = input.length;';
    const singles = stops.flatMap(([from, to]) => (from === to ? [from] : []));
    if (singles.length === stops.length) {
      const [one, ...more] = singles;
      if (one !== undefined && more.length === 0) {
        return `if (p < input.length) {\np = ${this.#indexOf(one)};\nif (p < 0) p = input.length;\n}`;
      }
      const search = `p = Math.min(${singles.map((code) => `${this.#next(code)}(p)`).join(', ')});`;
      if (singles.length === 2) return `if (p < input.length) ${search}`;
      if (singles.length <= MOST_SEARCHES) {
        // Most runs are short. A long one is worth a search for each character that could end it.
        const test = this.#context.constants.test(chars, 'p', 'c');
        return `{\nconst far = p + ${SHORT_RUN};\nwhile (p < far && ${test}) p++;\nif (p === far && p < input.length) ${search}\n}`;
      }
    }
    return `while (${this.#context.constants.test(chars, 'p', 'c')}) p++;`;
  }

  #indexOf(code: number): string {
    return `input.indexOf(${quoted(String.fromCharCode(code))}, p)`;
  }

  /**
   * A function that finds the next place of a character, and remembers it: where two characters end a run, each
   * search would else go past the other one's place, again and again.
   */
  #next(code: number): string {
    return this.#define(
      'peg$next',
      (name) =>
        `let ${name}From = 0;\nlet ${name}At = -1;\nfunction ${name}(p) {\n  if (p < ${name}From || p > ${name}At) {\n    ${name}From = p;\n    ${name}At = ${this.#indexOf(code)};\n    if (${name}At < 0) ${name}At = input.length;\n  }\n  return ${name}At;\n}`,
      String(code),
    );
  }

  /** The set of an expression that always matches exactly one character of a set. */
  #charSet(expr: Expr, depth = 0): CharSet | undefined {
    switch (expr.type) {
      case 'literal':
        return expr.value.length === 1 && !expr.ignoreCase ? single(expr.value.charCodeAt(0)) : undefined;
      case 'class':
        return expr.unicode ? undefined : classSet(expr);
      case 'any':
        return [[0, 0xffff]];
      case 'choice': {
        const sets = expr.alternatives.map((alternative) => this.#charSet(alternative, depth));
        return sets.reduce((so, set) => so && set && union(so, set), []);
      }
      case 'sequence': {
        const [not, one, ...more] = expr.elements;
        if (not?.type !== 'simple_not' || one === undefined || more.length > 0) return undefined;
        const without = this.#charSet(not.expression, depth);
        const all = this.#charSet(one, depth);
        return without && all && complement(union(without, complement(all)));
      }
      case 'rule_ref': {
        const rule = this.#context.rules.get(expr.name);
        return rule === undefined || depth > this.#context.rules.size
          ? undefined
          : this.#charSet(rule.expression, depth + 1);
      }
      case 'group':
      case 'labeled':
      case 'text':
        return this.#charSet(expr.expression, depth);
      case 'action':
        return this.#context.pureActions ? this.#charSet(expr.expression, depth) : undefined;
      default:
        return undefined;
    }
  }

  #repeated(expr: Repeated, fail: string, silent: boolean): string {
    const least = Number((expr.min ?? expr.max).value);
    const most = expr.max.value;
    const chars = expr.delimiter === null && silent ? this.#charSet(expr.expression) : undefined;
    if (chars !== undefined && most !== null) {
      const run = this.#label();
      const test = this.#context.constants.test(chars, 'p', 'c');
      const short = least === 0 ? '' : `if (p < s${run} + ${least}) { ${fail} }\n`;
      return `{\nconst s${run} = p;\nwhile (p < s${run} + ${most} && ${test}) p++;\n${short}}`;
    }
    const loop = this.#label();
    const miss = this.#label();
    const stop = `break ${miss};`;
    const between =
      expr.delimiter === null ? '' : `if (n${loop} > 0) {\n${this.#code(expr.delimiter, stop, silent)}\n}`;
    const full = most === null ? '' : `if (n${loop} >= ${most}) break;`;
    const enough = least === 0 ? '' : `if (n${loop} < ${least}) { ${fail} }`;
    return `let n${loop} = 0;\n${loop}: for (;;) {\n${full}\nconst s${loop} = p;\n${miss}: {\n${between}\n${this.#code(expr.expression, stop, silent)}\nn${loop}++;\ncontinue ${loop};\n}\np = s${loop};\nbreak;\n}\n${enough}`;
  }

  #predicate(expr: Expr, negative: boolean, fail: string): string {
    const first = this.#context.first(expr);
    const miss = this.#label();
    const matched = negative ? fail : `break ${miss}m;`;
    const missed = negative ? '' : fail;
    const start = `s${miss}`;
    const attempt = `${miss}: {\n${this.#code(expr, `break ${miss};`, true)}\n${negative ? '' : `p = ${start};\n`}${matched}\n}\np = ${start};\n${missed}`;
    const tried = `const ${start} = p;\n${negative ? attempt : `${miss}m: {\n${attempt}\n}`}`;
    if (first.nullable || !first.clean) return `{\n${tried}\n}`;
    const otherwise = negative ? '' : ` else { ${fail} }`;
    return `if (${this.#context.constants.test(first.chars, 'p', 'c')}) {\n${tried}\n}${otherwise}`;
  }

  #rule(name: string, fail: string, silent: boolean): string {
    const rule = this.#context.rules.get(name);
    if (rule === undefined) throw new Error(`there is no rule ${name}`);
    if (!this.canScan(rule.expression)) return this.#foreign(name, fail, silent);
    if (isSmall(rule.expression)) return this.#code(rule.expression, fail, silent);
    const scan = this.#define(
      silent ? 'peg$peek' : 'peg$skip',
      (scanName) => {
        const body = this.#code(rule.expression, 'return -1;', silent);
        return `function ${scanName}(p) {\n  let c = 0;\n${body}\n  return p;\n}`;
      },
      name,
    );
    return this.#guarded(name, `p = ${scan}(p);\nif (p < 0) { ${fail} }`, fail, silent);
  }

  /** Calls the parser's own function for a rule. */
  #foreign(name: string, fail: string, silent: boolean): string {
    this.#called.add(name);
    const call = `peg$parse${name}() !== peg$FAILED`;
    const result = `r${this.#label()}`;
    const quiet =
      silent && this.#context.reports
        ? `peg$silentFails++;\nconst ${result} = ${call};\npeg$silentFails--;`
        : `const ${result} = ${call};`;
    return this.#guarded(
      name,
      `peg$currPos = p;\n${quiet}\nif (!${result}) { ${fail} }\np = peg$currPos;`,
      fail,
      silent,
    );
  }

  /** Spares a call that the next character already rules out. */
  #guarded(name: string, call: string, fail: string, silent: boolean): string {
    const { chars, nullable, clean, reports } = this.#context.first({ type: 'rule_ref', name, location: NOWHERE });
    if (nullable || !clean || (!silent && reports === undefined)) return `{\n${call}\n}`;
    const missed = this.#failure(reports ?? [], silent);
    return `if (${this.#context.constants.test(chars, 'p', 'c')}) {\n${call}\n} else { ${missed}${fail} }`;
  }

  #named(name: string, expr: Expr, fail: string, silent: boolean): string {
    if (silent) return this.#code(expr, fail, true);
    const expectation: Expectation = { type: 'other', description: name };
    return this.#otherwise(expr, `${this.#failure([expectation], false)}${fail}`, true);
  }
}

/** A run that more characters than this can end is looked through unit by unit. */
const MOST_SEARCHES = 8;

/** As many units are looked at before the searches begin. */
const SHORT_RUN = 24;

const REPORT = `function peg$report(at, expected) {
  if (at < peg$maxFailPos) return;
  if (at > peg$maxFailPos) {
    peg$maxFailPos = at;
    peg$maxFailExpected = [];
  }
  peg$maxFailExpected.push(expected);
}`;

const NOWHERE = {
  source: undefined,
  start: { offset: 0, line: 1, column: 1 },
  end: { offset: 0, line: 1, column: 1 },
};

function isConstant({ min, max }: Repeated): boolean {
  return (min ?? max).type === 'constant' && max.type === 'constant' && max.value !== 0;
}

/** Small enough to be written out wherever it is named; a rule that names rules could name itself. */
function isSmall(expr: Expr): boolean {
  let size = 0;
  const count = (one: Expr): boolean => {
    size += 1;
    return one.type !== 'rule_ref' && size <= 6 && children(one).every(count);
  };
  return count(expr);
}

/** What decides how an expression is matched, without where it stands in the file. */
function stripped(expr: Expr): unknown {
  return JSON.parse(
    JSON.stringify(expr, (key, value: unknown) => (/location/i.test(key) || key === 'match' ? undefined : value)),
  );
}
