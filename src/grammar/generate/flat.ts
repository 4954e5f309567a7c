import { ALL, type CharSet, classSet } from '../char-set.ts';
import { type First, firstFinder } from '../first.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Expr, Repeated, Sequence } from '../tree.ts';
import { charSetOf } from './char-sets.ts';
import { CharTests, NEXT_UNIT, quoted } from './chars.ts';
import { type Asked, FlatNodes } from './flat-nodes.ts';
import { FlatRules } from './flat-rules.ts';
import { Names } from './names.ts';
import { alternativesOf, bare, type GrammarPlan, isPicked } from './plan.ts';
import { block, conditions, functionText } from './text.ts';

interface Manner {
  readonly asked: Asked;
  /** A statement that jumps away when there is no match. */
  readonly fail: string;
  /** The next unit can begin a match: that was tested. */
  readonly tested?: boolean;
}

/**
 * Writes what is marked `@flat`, and all that it leads to, for texts that are there as a whole: functions that move over the
 * text and note nodes and mistakes as numbers, without an object for any of them. What depends on where a text has got to
 * (`@inside`, `@same`) is never so in them: nothing is handed down, and no streamed rule is open.
 */
export class FlatWriter {
  readonly #plan: GrammarPlan;
  readonly #chars = new CharTests();
  readonly #names = new Names();
  readonly #rules: FlatRules;
  readonly #first: (expr: Expr) => First;
  readonly #functions = new Map<string, string>();
  readonly #kinds: string[] = [];
  readonly #mistakes: string[] = [];
  readonly #starts: readonly string[];
  readonly #nodes: FlatNodes;

  constructor(plan: GrammarPlan) {
    this.#plan = plan;
    this.#starts = [...plan.rules.keys()].filter((name) => plan.annotations(name).flat);
    this.#rules = new FlatRules(plan, this.#starts);
    this.#nodes = new FlatNodes(plan, this.#rules);
    this.#first = firstFinder({ rules: [...plan.rules.values()].map((rule) => this.#rules.asRead(rule)) });
  }

  /** The readers, and what their numbers mean; empty where no rule is flat. */
  code(): string {
    if (this.#starts.length === 0) return '';
    const starts = this.#starts.map((name) => `${name}: ${this.#function(name, 'nodes')},\n`).join('');
    const constants = [this.#chars.declarations(), ...this.#names.declarations()].filter((line) => line !== '');
    return `function makeFlat(): FlatRules {
const m = new FlatMachine();

${[...constants, '', [...this.#functions.values()].join('\n\n')].join('\n')}

return { machine: m, starts: {\n${starts}} };
}

/** The rules of the nodes that are numbers. */
export type FlatKinds = ${[...new Set(this.#kinds)].map((name) => `'${name}'`).join(' | ')};

const flat: FlatGrammar<FlatKinds> = {
rules: onceMade(makeFlat),
kinds: ${list(this.#kinds)},
mistakes: ${list(this.#mistakes)},
};`;
  }

  // ── Rules ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The function of a rule, by what is asked of it. */
  #function(name: string, asked: Asked): string {
    const isNode = this.#plan.isNode(name);
    const own = asked === 'mistakes' && !this.#writes(refTo(name, this.#plan), asked) ? 'end' : asked;
    const called = `${PREFIX[own]}${name[0]?.toUpperCase()}${name.slice(1)}${/^[A-Z]/.test(name) ? '' : '_'}`;
    if (this.#functions.has(called)) return called;
    this.#functions.set(called, '');
    const { expression, isRecursive } = this.#rules.rule(name);
    const fail = isRecursive ? '{ m.depth--; return -1; }' : 'return -1;';
    const isNoted = isRecoveryName(name) && own !== 'end';
    const makes = isNode && own === 'nodes';
    const lines = [
      ...(isRecursive ? ['if (m.depth >= MAX_DEPTH) return -1;', 'm.depth++;'] : []),
      ...(makes || isNoted ? ['const start = p;'] : []),
      ...(makes ? this.#node(name, expression, fail) : [this.#match(expression, { asked: inner(isNode, own), fail })]),
      ...(isNoted ? [`m.mistake(${numberOf(this.#mistakes, name)}, start, p);`] : []),
      ...(isRecursive ? ['m.depth--;'] : []),
      'return p;',
    ];
    this.#functions.set(called, functionText(called, 'p: number', lines));
    return called;
  }

  /** One that holds others is noted before them. */
  #node(name: string, expression: Expr, fail: string): string[] {
    const kind = this.#kindOf(name);
    if (this.#nodes.isIn(expression, 'labels'))
      return [
        `const node = m.open(${kind}, start);`,
        this.#match(expression, { asked: 'labels', fail }),
        'm.close(node, p);',
      ];
    const alternatives = alternativesOf(expression);
    if (alternatives.length === 1 || this.#charSet(expression) !== undefined)
      return [this.#match(expression, { asked: 'labels', fail }), `m.node(${kind}, start, p);`];
    return [
      'let way = 0;',
      this.#choice(alternatives, { asked: 'labels', fail }, (at) => (at === 0 ? '' : `\nway = ${at};`)),
      `m.node(${kind} + way, start, p);`,
    ];
  }

  /** The number of a node's rule; its alternatives have the numbers after it. */
  #kindOf(name: string): number {
    const known = this.#kinds.indexOf(name);
    if (known >= 0) return known;
    const ways = alternativesOf(this.#rules.rule(name).expression).length;
    return this.#kinds.push(...new Array<string>(ways).fill(name)) - ways;
  }

  // ── Expressions ─────────────────────────────────────────────────────────────────────────────────────────────────

  #match(expr: Expr, manner: Manner): string {
    switch (expr.type) {
      case 'literal':
        return literal(expr.value, expr.ignoreCase, manner);
      case 'class':
        return this.#unit(classSet(expr), manner);
      case 'any':
        return this.#unit(ALL, manner);
      case 'sequence':
        return this.#sequence(expr, manner);
      case 'choice': {
        const units = this.#charSet(expr);
        if (units === undefined) return this.#choice(expr.alternatives, manner, () => '');
        return this.#unit(units, { ...manner, tested: false });
      }
      case 'optional':
        return this.#optional(expr.expression, manner);
      case 'zero_or_more':
        return this.#loop(expr.expression, manner, false);
      case 'one_or_more':
        return this.#loop(expr.expression, manner, true);
      case 'repeated':
        return this.#repeated(expr, manner);
      case 'simple_and':
      case 'simple_not':
        return this.#predicate(expr.expression, expr.type === 'simple_not', manner.fail);
      case 'rule_ref':
        return this.#reference(expr.name, manner);
      case 'labeled':
        return this.#match(expr.expression, { ...manner, asked: manner.asked === 'labels' ? 'nodes' : manner.asked });
      default:
        return 'expression' in expr ? this.#match(expr.expression, manner) : '';
    }
  }

  #unit(set: CharSet, { fail, tested }: Manner): string {
    return `${tested === true ? '' : `if (!${this.#chars.test(set)}) ${fail}\n`}p++;`;
  }

  #sequence(expr: Sequence, manner: Manner): string {
    const { asked } = manner;
    const isPicking = asked === 'nodes' && expr.elements.some(isPicked);
    return expr.elements
      .map((element, at) => {
        const tested = at === 0 && manner.tested === true;
        return this.#match(element, {
          ...manner,
          tested,
          asked: isPicking && !isPicked(element) ? 'mistakes' : asked,
        });
      })
      .join('\n');
  }

  #choice(alternatives: readonly Expr[], manner: Manner, after: (at: number) => string): string {
    const done = this.#names.fresh('l');
    const start = this.#names.fresh('s');
    const undoing = this.#undoing(alternatives.slice(0, -1), manner.asked);
    const decided = alternatives.slice(0, -1).filter((alternative) => this.#isDecided(alternative));
    // The alternatives look at the same unit: it is read once.
    const unit = decided.length > 1 ? this.#names.fresh('c') : undefined;
    const tries = alternatives.map((alternative, at) => {
      if (at === alternatives.length - 1) return this.#match(alternative, { ...manner, tested: false }) + after(at);
      const tested = this.#isDecided(alternative);
      const test = tested ? this.#chars.test(this.#first(alternative).chars, unit) : undefined;
      const called = this.#called(alternative, manner.asked);
      if (called !== undefined)
        return `${block(`if (${conditions(test, `(q = ${called}(p)) >= 0`)}) `, ['p = q;', after(at), `break ${done};`])}${undoing.undo}`;
      const next = this.#names.fresh('l');
      const body = this.#match(alternative, { ...manner, tested, fail: `break ${next};` });
      const code = `${body}${after(at)}\nbreak ${done};`;
      const isSure = tested && !body.includes(`break ${next};`);
      const attempt = isSure ? code : `${next}: {\n${code}\n}\np = ${start};${undoing.undo}`;
      return test === undefined ? attempt : `if (${test}) {\n${attempt}\n}`;
    });
    const look = unit === undefined ? '' : `\nconst ${unit} = ${NEXT_UNIT};`;
    return `${done}: {\nconst ${start} = p;${undoing.note}${look}\n${tries.join('\n')}\n}`;
  }

  #optional(expr: Expr, manner: Manner): string {
    const undoing = this.#undoing([expr], manner.asked);
    const tested = this.#isDecided(expr);
    const called = this.#called(expr, manner.asked);
    if (called !== undefined) {
      const test = conditions(this.#testOf(expr), `(q = ${called}(p)) >= 0`);
      return `${undoing.note}\nif (${test}) p = q;${undoing.undo === '' ? '' : block('\nelse ', [undoing.undo])}`;
    }
    const miss = this.#names.fresh('l');
    const done = this.#names.fresh('l');
    const start = this.#names.fresh('s');
    const body = this.#match(expr, { ...manner, tested, fail: `break ${miss};` });
    if (tested && !body.includes(`break ${miss};`)) return this.#where(this.#first(expr), body);
    const attempt = `const ${start} = p;${undoing.note}\n${miss}: {\n${body}\nbreak ${done};\n}\np = ${start};${undoing.undo}`;
    return `${done}: {\n${this.#where(this.#first(expr), attempt)}\n}`;
  }

  #loop(expr: Expr, manner: Manner, atLeastOne: boolean): string {
    const run = this.#charSet(expr);
    if (run !== undefined) return `${atLeastOne ? `${this.#unit(run, manner)}\n` : ''}${this.#run(run)}`;
    const [loop, miss, start] = [this.#names.fresh('l'), this.#names.fresh('l'), this.#names.fresh('s')];
    const undoing = this.#undoing([expr], manner.asked);
    const tested = this.#isDecided(expr);
    const called = this.#called(expr, manner.asked);
    if (called !== undefined) {
      const [first, note, again] = [
        atLeastOne ? `const ${start} = p;\n` : '',
        undoing.note.replaceAll('const ', 'let '),
        undoing.note.replaceAll('const ', ''),
      ];
      const enough = atLeastOne ? `\nif (p === ${start}) ${manner.fail}` : '';
      const test = conditions(this.#testOf(expr), `(q = ${called}(p)) >= 0`);
      return `${first}${note}\n${block(`while (${test}) `, ['p = q;', again])}${undoing.undo}${enough}`;
    }
    const body = this.#match(expr, { ...manner, tested, fail: `break ${miss};` });
    const code = `${body}\ncontinue ${loop};`;
    const round = this.#where(
      this.#first(expr),
      tested && !body.includes(`break ${miss};`) ? code : `${miss}: {\n${code}\n}\np = ${start};${undoing.undo}`,
    );
    const first = this.#names.fresh('s');
    const enough = atLeastOne ? `\nif (p === ${first}) ${manner.fail}` : '';
    return `${atLeastOne ? `const ${first} = p;\n` : ''}${loop}: for (;;) {\nconst ${start} = p;${undoing.note}\n${round}\nbreak;\n}${enough}`;
  }

  /** Moves `p` after all units of a set. */
  #run(set: CharSet): string {
    return `while (${this.#chars.test(set)}) p++;`;
  }

  #repeated(expr: Repeated, manner: Manner): string {
    const least = Number((expr.min ?? expr.max).value ?? 0);
    const most = expr.max.value;
    const [loop, miss, start, count] = [
      this.#names.fresh('l'),
      this.#names.fresh('l'),
      this.#names.fresh('s'),
      this.#names.fresh('n'),
    ];
    const undoing = this.#undoing([expr.expression], manner.asked);
    const body = this.#match(expr.expression, { ...manner, tested: false, fail: `break ${miss};` });
    const full = most === null ? '' : `if (${count} >= ${most}) break;\n`;
    const enough = least === 0 ? '' : `\nif (${count} < ${least}) ${manner.fail}`;
    return `let ${count} = 0;\n${loop}: for (;;) {\n${full}const ${start} = p;${undoing.note}\n${miss}: {\n${body}\n${count}++;\ncontinue ${loop};\n}\np = ${start};${undoing.undo}\nbreak;\n}${enough}`;
  }

  #predicate(expr: Expr, isNegative: boolean, fail: string): string {
    const units = this.#charSet(expr);
    if (units !== undefined) {
      const test = this.#chars.test(units);
      return isNegative ? `if (${test}) ${fail}` : `if (!${test}) ${fail}`;
    }
    const called = this.#called(expr, 'end');
    const looked = this.#testOf(expr);
    if (called !== undefined && isNegative) return `if (${conditions(looked, `${called}(p) >= 0`)}) ${fail}`;
    if (called !== undefined) return `if (${looked === undefined ? '' : `!${looked} || `}${called}(p) < 0) ${fail}`;
    const [start, miss, met] = [this.#names.fresh('s'), this.#names.fresh('l'), this.#names.fresh('l')];
    const tested = this.#isDecided(expr);
    const body = this.#match(expr, { asked: 'end', fail: `break ${miss};`, tested });
    const attempt = (then: string): string => `const ${start} = p;\n${miss}: {\n${body}\n${then}\n}\np = ${start};`;
    if (isNegative) return this.#where(this.#first(expr), `{\n${attempt(fail)}\n}`);
    return `${met}: {\n${this.#where(this.#first(expr), attempt(`p = ${start};\nbreak ${met};`))}\n${fail}\n}`;
  }

  #reference(name: string, { asked, fail, tested }: Manner): string {
    const ref = refTo(name, this.#plan);
    const called = this.#called(ref, asked);
    if (called === undefined)
      return this.#match(this.#rules.rule(name).expression, {
        asked: 'end',
        fail,
        ...(tested !== undefined && { tested }),
      });
    const test = tested === true ? undefined : this.#testOf(ref);
    return `if (${test === undefined ? '' : `!${test} || `}(p = ${called}(p)) < 0) ${fail}`;
  }

  /** The function that an expression is a call of; undefined for what is written out. */
  #called(expr: Expr, asked: Asked): string | undefined {
    const ref = bare(expr);
    if (ref.type === 'labeled') return this.#called(ref.expression, asked === 'labels' ? 'nodes' : asked);
    if (ref.type !== 'rule_ref') return undefined;
    const { expression, isRecursive } = this.#rules.rule(ref.name);
    const due = asked === 'labels' ? 'mistakes' : asked;
    const isSilent = due === 'end' || !this.#writes(ref, due);
    if (isSilent && !isRecursive && this.#isSmall(expression)) return undefined;
    return this.#function(ref.name, isSilent ? 'end' : due);
  }

  /** Whether the next unit can begin a match; undefined where that depends on more. */
  #testOf(expr: Expr): string | undefined {
    return this.#isDecided(expr) ? this.#chars.test(this.#first(expr).chars) : undefined;
  }

  /** Units, a run of them, or a look at one: shorter than a call. */
  #isSmall(expr: Expr): boolean {
    const inner = bare(expr);
    if (this.#charSet(inner) !== undefined) return true;
    const isAround = ['zero_or_more', 'one_or_more', 'optional', 'simple_and', 'simple_not', 'text'].includes(
      inner.type,
    );
    return isAround && 'expression' in inner && this.#isSmall(inner.expression);
  }

  // ── What follows from an expression ─────────────────────────────────────────────────────────────────────────────

  /** Code that takes back what was noted by what then did not match. */
  #undoing(exprs: readonly Expr[], asked: Asked): { readonly note: string; readonly undo: string } {
    if (!exprs.some((expr) => this.#writes(expr, asked))) return { note: '', undo: '' };
    const [nodes, mistakes] = [this.#names.fresh('k'), this.#names.fresh('k')];
    return {
      note: `\nconst ${nodes} = m.nodesEnd;\nconst ${mistakes} = m.mistakesEnd;`,
      undo: `\nm.nodesEnd = ${nodes};\nm.mistakesEnd = ${mistakes};`,
    };
  }

  #writes(expr: Expr, asked: Asked): boolean {
    return asked !== 'end' && (this.#plan.mayReport(expr) || this.#nodes.isIn(expr, asked));
  }

  /** Runs code only where the next unit can begin a match. */
  #where(first: First, code: string): string {
    return first.nullable || first.chars.length === 0 ? code : `if (${this.#chars.test(first.chars)}) {\n${code}\n}`;
  }

  #isDecided(expr: Expr): boolean {
    const first = this.#first(expr);
    return !first.nullable && first.chars.length > 0;
  }

  #charSet(expr: Expr): CharSet | undefined {
    return charSetOf(expr, this.#plan);
  }
}

const PREFIX = { end: 'skip', mistakes: 'note', nodes: 'read', labels: 'read' } as const;

/** Of a rule that makes no node here, its labels are asked for nothing. */
function inner(isNode: boolean, asked: Asked): Asked {
  return isNode && asked === 'nodes' ? 'labels' : asked;
}

function literal(value: string, ignoreCase: boolean, { fail, tested }: Manner): string {
  if (value === '') return '';
  const { length } = value;
  if (ignoreCase)
    return `if (caselessUnits(text, p, ${quoted(value.toLowerCase())}) < ${length}) ${fail}\np += ${length};`;
  const unit = tested === true ? '' : `p >= end || text.charCodeAt(p) !== ${value.charCodeAt(0)}`;
  const rest = length === 1 ? '' : `!text.startsWith(${quoted(value)}, p)`;
  const test = [unit, rest].filter((part) => part !== '').join(' || ');
  return `${test === '' ? '' : `if (${test}) ${fail}\n`}p${length === 1 ? '++' : ` += ${length}`};`;
}

function refTo(name: string, plan: GrammarPlan): Expr {
  return { type: 'rule_ref', name, location: plan.rule(name).location };
}

function list(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

function numberOf(names: string[], name: string): number {
  const known = names.indexOf(name);
  return known >= 0 ? known : names.push(name) - 1;
}
