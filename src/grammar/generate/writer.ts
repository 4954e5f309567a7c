import { ALL, type CharSet, classPattern, classSet, complement, single, union } from '../char-set.ts';
import { isRecoveryName } from '../recovery.ts';
import { type First, firstFinder } from '../speed/first.ts';
import { children, type Expr, type Literal, type Repeated, type Sequence, walk } from '../tree.ts';
import { CharTests, quoted } from './chars.ts';
import { bare, type GrammarPlan, isPicked, labelsOf } from './plan.ts';
import { type Stops, stopsOf, unitsPattern } from './stops.ts';
import type { ValueTypes } from './types.ts';

/** How an expression is matched. */
interface Manner {
  /** The variable that takes the value; null where nobody asks for it. */
  readonly out: string | null;
  /** Mistakes are noted. Under a predicate they are not: nothing is said of what was only looked at. */
  readonly loud: boolean;
  /** A statement that jumps away when there is no match; `p` is then anything. */
  readonly fail: string;
  /** Labels get variables: code of the rule or its node asks for them. */
  readonly labels: boolean;
  /** The next unit was tested already: it can begin a match. */
  readonly tested?: boolean;
}

/** How deep rules may call themselves. Deeper text does not match: what recovers reads it. */
const DEEPEST = 400;

/** A run that lacks at most as many units is searched for its end, when it is longer than this. */
const FEW_STOPS = 24;
const SHORT_RUN = 16;

/**
 * Writes the functions of a parser. A rule gets up to two: `read…`, which gives its value and leaves its end in `pos`,
 * and `skip…`, which gives its end or -1 and makes nothing. Both note in `touched` when they look at or past the end.
 */
export class FunctionWriter {
  readonly chars: CharTests = new CharTests();
  readonly #plan: GrammarPlan;
  readonly #types: ValueTypes;
  readonly #first: (expr: Expr) => First;
  readonly #functions = new Map<string, string>();
  readonly #constants = new Map<string, string>();
  readonly #tables: string[] = [];
  #labels = 0;

  constructor(plan: GrammarPlan, types: ValueTypes) {
    this.#plan = plan;
    this.#types = types;
    this.#first = firstFinder({ rules: [...plan.rules.values()].map((rule) => this.#asSeenFirst(rule)) }, true);
  }

  /** How many tables of what stands later a reading needs. */
  get tables(): number {
    return this.#tables.length;
  }

  /** The functions written so far. */
  functions(): string {
    return [...this.#functions.values()].join('\n\n');
  }

  /** The constants that they name. */
  constants(): string {
    return [
      this.chars.declarations(),
      ...[...this.#constants].map(([value, name]) => `const ${name} = ${value};`),
    ].join('\n');
  }

  first(expr: Expr): First {
    return this.#first(expr);
  }

  /** The constant that says which units can begin an expression; undefined where that depends on more than a unit. */
  startsOf(expr: Expr): string | undefined {
    const { chars, nullable, clean } = this.#first(expr);
    if (nullable || !clean || chars.length === 0) return undefined;
    return this.#constant(`startsOf(${chars.map(([from, to]) => `[${from}, ${to}]`).join(', ')})`, 'STARTS');
  }

  /** A function that reads an expression as one leaf. */
  leaf(expr: Expr): string {
    return this.#define('leaf', stripped(expr), (name) => {
      const labels = hasCode(expr);
      const manner: Manner = { out: 'value', loud: true, fail: 'return -1;', labels };
      return functionText(name, 'p: number', 'number', [
        'touched = false;',
        'if (trail.length > 0) trail = [];',
        `let value!: ${this.#types.of(expr)};`,
        ...this.#declared(expr, labels),
        this.#match(expr, manner),
        'leafValue = value;',
        'return p;',
      ]);
    });
  }

  /**
   * A function that reads as much of a text as nothing can change any more, round by round. A round that ends in a run of
   * characters may end where the text ends for now: `within` names the run, and the next call goes on in it.
   */
  textLoop(round: Expr): string {
    return this.#define('text', stripped(round), (name) => {
      const alternatives = this.#rounds(round);
      const runs = alternatives.map(({ run }) => run);
      const goOn = runs.flatMap((run, at) =>
        run === null
          ? []
          : [`case ${at + 1}: {\n${this.#toEnd(run)}\nif (p >= end) {\ntouched = true;\nreturn p;\n}\nbreak;\n}`],
      );
      const tries = alternatives.map(({ before, run, atLeastOne }, at) => {
        const next = this.#label();
        const fail = `break ${next};`;
        const begin = before
          .map((expr) => this.#match(expr, { out: null, loud: false, fail, labels: false }))
          .join('\n');
        const first = this.#first(
          sequenceOf(round, [...before, ...(run === null ? [] : [runExpr(round, run, atLeastOne)])]),
        );
        const isTested = before.length === 0 && !first.nullable && first.clean;
        const growing =
          run === null
            ? ''
            : `${atLeastOne && !isTested ? `${this.#oneOf(run, fail)}\np++;\n` : ''}${this.#toEnd(run)}\nif (p >= end) {\nif (!touched) {\nwithin = ${at + 1};\ntouched = true;\nreturn p;\n}\ntouched = true;\n}`;
        const whole = `${begin}\n${growing}\nif (touched && !over) return from;\ncontinue;`;
        const tried = `${next}: {\n${whole}\n}\np = from;`;
        return this.#unless(first, tried, 'touched ||= p >= end;');
      });
      return functionText(name, 'p: number, inside: number', 'number', [
        'within = inside;',
        ...(goOn.length > 0 ? [`switch (inside) {\n${goOn.join('\n')}\n}`] : []),
        'within = 0;',
        `for (;;) {\nconst from = p;\ntouched = false;\n${tries.join('\n')}\nreturn from;\n}`,
      ]);
    });
  }

  /** The alternatives of a round of a text: what stands before the run of characters that ends it, and that run. */
  #rounds(round: Expr): { readonly before: Expr[]; readonly run: CharSet | null; readonly atLeastOne: boolean }[] {
    const inner = this.#resolved(round);
    if (inner.type === 'choice') return inner.alternatives.flatMap((alternative) => this.#rounds(alternative));
    const elements = inner.type === 'sequence' ? inner.elements : [inner];
    const last = elements.at(-1);
    const end = last === undefined ? undefined : this.#resolved(last);
    if (end?.type === 'zero_or_more' || end?.type === 'one_or_more') {
      const run = this.charSet(end.expression);
      if (run !== undefined) return [{ before: elements.slice(0, -1), run, atLeastOne: end.type === 'one_or_more' }];
    }
    return [{ before: [...elements], run: null, atLeastOne: false }];
  }

  /** The expression that a chain of plain references, parentheses and `$` stands for. */
  #resolved(expr: Expr): Expr {
    const inner = bare(expr);
    if (inner.type === 'text') return this.#resolved(inner.expression);
    if (inner.type !== 'rule_ref' || this.#plan.isSpecial(inner.name) || this.#plan.isRecursive(inner.name))
      return inner;
    return this.#resolved(this.#plan.rule(inner.name).expression);
  }

  // ── Rules ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The function that gives a rule's value, or undefined. */
  reader(rule: string): string {
    return this.#define('read', rule, (name) => this.#ruleFunction(rule, name));
  }

  /** The function that gives a rule's end, or -1. */
  skipper(rule: string): string {
    return this.#define('skip', rule, (name) => {
      const { expression } = this.#plan.rule(rule);
      const type = 'number';
      if (this.#plan.isSpecial(rule) || hasPredicate(expression)) {
        return functionText(name, 'p: number', type, [
          'const noted = trail.length;',
          `const value = ${this.reader(rule)}(p);`,
          'if (trail.length > noted) trail.length = noted;',
          'return value === undefined ? -1 : pos;',
        ]);
      }
      const body = [
        this.#match(expression, { out: null, loud: false, fail: 'return -1;', labels: false }),
        'return p;',
      ];
      if (!this.#plan.isRecursive(rule)) return functionText(name, 'p: number', type, body);
      const inner = `${name}Inside`;
      const outer = [
        `if (depth >= ${DEEPEST}) return -1;`,
        'depth++;',
        `const found = ${inner}(p);`,
        'depth--;',
        'return found;',
      ];
      return `${functionText(name, 'p: number', type, outer)}\n\n${functionText(inner, 'p: number', type, body)}`;
    });
  }

  #ruleFunction(rule: string, name: string): string {
    const said = this.#plan.annotations(rule);
    const type = `${this.#types.ofRule(rule)} | undefined`;
    if (said.later !== undefined) return this.#later(rule, name);
    if (said.inside !== undefined) {
      const within = `reading.inside[${this.#plan.surrounding.indexOf(said.inside)}]`;
      return functionText(name, 'p: number', 'string | undefined', [
        `if (${within} === 0) return undefined;`,
        'pos = p;',
        "return '';",
      ]);
    }
    if (said.words !== undefined) return this.#words(rule, name);
    if (said.option) return this.#option(rule, name);
    const before: string[] = [];
    const after: string[] = [];
    if (this.#plan.isRecursive(rule)) {
      before.push(`if (depth >= ${DEEPEST}) return undefined;`, 'depth++;');
      after.push('depth--;');
    }
    if (said.cut !== undefined) before.unshift(`if (!${this.#cut(said.cut)}(p)) return undefined;`);
    if (said.hands !== undefined) {
      const register = `registers[${this.#plan.register(said.hands.register)}]`;
      before.push(`const outer = ${register};`);
      after.push(`${register} = outer;`);
    }
    if (said.same !== undefined)
      after.push(`if (value !== registers[${this.#plan.register(said.same)}]) return undefined;`);
    if (said.closes !== undefined)
      after.push(
        `if (value === undefined || !closesRun(registers[${this.#plan.register(said.closes)}], text.slice(p, pos))) return undefined;`,
      );
    const body = this.#ruleBody(rule);
    if (before.length === 0 && after.length === 0) return functionText(name, 'p: number', type, body);
    const inner = `${name}Inside`;
    const outer = [...before, `const value = ${inner}(p);`, ...after, 'return value;'];
    return `${functionText(name, 'p: number', type, outer)}\n\n${functionText(inner, 'p: number', type, body)}`;
  }

  /** A node of the labels, what an action returns, or the value itself. */
  #ruleBody(rule: string): string[] {
    const { expression } = this.#plan.rule(rule);
    const fail = 'return undefined;';
    if (this.#plan.isNode(rule)) {
      const fields = this.#plan.fields(rule);
      const manner: Manner = { out: null, loud: true, fail, labels: true };
      const isMistake = isRecoveryName(rule);
      const raw = isMistake ? ', raw: text.slice(start, p)' : '';
      const node = `{ type: '${rule}', start: base + start, end: base + p${raw}${fields.map(({ label }) => `, ${label}: l_${label}`).join('')} }`;
      const lines = [
        'const start = p;',
        ...fields.map(({ label, expressions, isOptional }) => {
          const type = this.#types.union([
            ...expressions.map((expr) => this.#types.of(expr)),
            ...(isOptional ? ['null'] : []),
          ]);
          return isOptional ? `let l_${label}: ${type} = null;` : `let l_${label}!: ${type};`;
        }),
        this.#nodeBody(rule, manner),
        'pos = p;',
      ];
      if (!isMistake) return [...lines, `return ${node};`];
      return [...lines, `const node: ${rule}Node = ${node};`, 'trail.push(node);', 'return node;'];
    }
    const labels = hasCode(expression) || this.#plan.annotations(rule).hands !== undefined;
    return [
      `let value!: ${this.#types.ofRule(rule)};`,
      ...this.#declared(expression, labels),
      this.#match(expression, { out: 'value', loud: true, fail, labels }, this.#handing(rule)),
      'pos = p;',
      'return value;',
    ];
  }

  /** The alternatives of a node: what one that failed put into a label that others lack is taken back. */
  #nodeBody(rule: string, manner: Manner): string {
    const { expression } = this.#plan.rule(rule);
    const optional = this.#plan.fields(rule).filter(({ isOptional }) => isOptional);
    const inner = bare(expression);
    if (inner.type !== 'choice' || optional.length === 0) return this.#match(expression, manner, this.#handing(rule));
    const reset = optional.map(({ label }) => `\nl_${label} = null;`).join('');
    return this.#choice(inner.alternatives, manner, this.#handing(rule), reset);
  }

  /** What is done behind the label whose value is handed down. */
  #handing(rule: string): ((label: string) => string) | undefined {
    const { hands } = this.#plan.annotations(rule);
    if (hands === undefined) return undefined;
    const [label, ...fields] = hands.path;
    return (found) =>
      found === label
        ? `\nregisters[${this.#plan.register(hands.register)}] = ${[`l_${label}`, ...fields].join('.')};`
        : '';
  }

  /** Variables for the labels of an expression that makes no node. */
  #declared(expr: Expr, labels: boolean): string[] {
    if (!labels) return [];
    const found = new Map<string, string[]>();
    walk(expr, (inner) => {
      if (inner.type === 'labeled' && inner.label !== null) {
        const types = found.get(inner.label) ?? [];
        found.set(inner.label, [...types, this.#types.of(inner.expression)]);
      }
    });
    return [...found].map(([label, types]) => `let l_${label}!: ${this.#types.union(types)};`);
  }

  #later(rule: string, name: string): string {
    const { later } = this.#plan.annotations(rule);
    if (later === undefined) throw new Error(`${rule} looks for nothing`);
    const key = `${later.rule}`;
    const known = this.#tables.indexOf(key);
    const table = known < 0 ? this.#tables.push(key) - 1 : known;
    const due = later.register === undefined ? 'ANY' : `registers[${this.#plan.register(later.register)}]`;
    return functionText(name, 'p: number', 'string | undefined', [
      'const looked = touched;',
      'const noted = trail.length;',
      `const found = standsLater(reading, ${table}, base + p, ${due}, (at) => {\ntouched = false;\nconst value = ${this.reader(later.rule)}(at);\nreturn { value, isFinal: !touched || over };\n});`,
      'if (trail.length > noted) trail.length = noted;',
      'touched = looked || !found;',
      'pos = p;',
      `return found ? '' : undefined;`,
    ]);
  }

  #words(rule: string, name: string): string {
    const said = this.#plan.annotations(rule).words;
    if (said === undefined) throw new Error(`${rule} lists no words`);
    const forgiven = [said.anyCase ?? null, said.oneSlip ?? null];
    const list = this.#constant(`wordList(${JSON.stringify(said.words)}, ${JSON.stringify(forgiven)})`, 'WORDS');
    const { expression } = this.#plan.rule(rule);
    return functionText(name, 'p: number', `${this.#types.ofRule(rule)} | undefined`, [
      'const start = p;',
      this.#match(expression, { out: null, loud: false, fail: 'return undefined;', labels: false }),
      `const word = ${list}.find(text.slice(start, p));`,
      'if (word === undefined) return undefined;',
      'for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });',
      'pos = p;',
      'return word.word;',
    ]);
  }

  #option(rule: string, name: string): string {
    const { expression } = this.#plan.rule(rule);
    const inner = bare(expression);
    if (inner.type !== 'literal') throw new Error(`${rule}: @option stands for a literal in quotes`);
    const { optionOf } = this.#plan.annotations(rule);
    const handed = optionOf === undefined ? '' : `, registers[${this.#plan.register(optionOf)}]`;
    return functionText(name, 'p: number', 'string | undefined', [
      `for (const word of reading.options[${quoted(rule)}]?.from(text.charCodeAt(p)${handed}) ?? [${quoted(inner.value)}]) {`,
      'if (text.startsWith(word, p)) {\npos = p + word.length;\nreturn word;\n}',
      'reachesEnd(p, word);\n}',
      'return undefined;',
    ]);
  }

  /** A function that says whether the text ends inside a rule. */
  #cut(rule: string): string {
    return this.#define('cut', rule, (name) =>
      functionText(name, 'p: number', 'boolean', [
        'const looked = touched;',
        'touched = false;',
        `const isCut = ${this.skipper(rule)}(p) < 0 && touched;`,
        'touched = looked || isCut;',
        'return isCut;',
      ]),
    );
  }

  // ── Expressions ─────────────────────────────────────────────────────────────────────────────────────────────────

  #match(expr: Expr, manner: Manner, handing?: (label: string) => string): string {
    const { out } = manner;
    switch (expr.type) {
      case 'literal':
        return this.#literal(expr, manner);
      case 'class':
        if (expr.unicode) return this.#unicodeClass(classPattern(expr), manner);
        return this.#unit(classSet(expr), manner);
      case 'any':
        return this.#unit(ALL, manner);
      case 'sequence':
        return this.#sequence(expr, manner, handing);
      case 'choice': {
        const units = this.charSet(expr);
        // The value of `![a-c] .` is a list.
        const isList = out !== null && this.#types.of(expr).includes('[');
        if (units === undefined || isList) return this.#choice(expr.alternatives, manner, handing);
        // What was tested may be wider: it knows nothing of what an alternative rules out.
        return this.#unit(units, {
          ...manner,
          tested: manner.tested === true && isSame(units, this.#first(expr).chars),
        });
      }
      case 'optional':
        return this.#otherwise(expr.expression, manner);
      case 'zero_or_more':
        return this.#loop(expr.expression, manner, false);
      case 'one_or_more':
        return this.#loop(expr.expression, manner, true);
      case 'repeated':
        return this.#repeated(expr, manner);
      case 'simple_and':
      case 'simple_not':
        return this.#predicate(expr.expression, expr.type === 'simple_not', manner);
      case 'semantic_and':
      case 'semantic_not':
        return this.#semantic(expr.code, expr.type === 'semantic_not', manner);
      case 'text': {
        const start = this.#name('s');
        const inner = this.#match(expr.expression, { ...manner, out: null });
        return out === null ? inner : `const ${start} = p;\n${inner}\n${out} = text.slice(${start}, p);`;
      }
      case 'labeled':
        return this.#labeled(expr, manner, handing);
      case 'action':
        return this.#action(expr.expression, expr.code, manner);
      case 'rule_ref':
        return this.#reference(expr.name, manner);
      case 'library_ref':
        throw new Error('imports are resolved before parsers are written');
      default:
        return this.#match(expr.expression, manner, handing);
    }
  }

  #literal(expr: Literal, { out, fail, tested }: Manner): string {
    const { value, ignoreCase } = expr;
    const { length } = value;
    if (length === 0) return out === null ? '' : `${out} = '';`;
    if (ignoreCase) {
      const take = out === null ? '' : `\n${out} = text.slice(p, p + ${length});`;
      return `if (!isCaseless(p, ${quoted(value.toLowerCase())})) { ${fail} }${take}\np += ${length};`;
    }
    const take = out === null ? '' : `\n${out} = ${quoted(value)};`;
    const unit = `text.charCodeAt(p) !== ${value.charCodeAt(0)}`;
    if (length === 1 && tested) return `${take}\np++;`;
    if (length === 1) return `if (${unit}) {\ntouched ||= p >= end;\n${fail}\n}${take}\np++;`;
    const units = tested ? '' : `${unit} || `;
    return `if (${units}!text.startsWith(${quoted(value)}, p)) {\nreachesEnd(p, ${quoted(value)});\n${fail}\n}${take}\np += ${length};`;
  }

  #unit(set: CharSet, { out, fail, tested }: Manner): string {
    const take = out === null ? '' : `${out} = text.charAt(p);\n`;
    return `${tested ? '' : `${this.#oneOf(set, fail)}\n`}${take}p++;`;
  }

  /** Fails unless the next unit is in the set. */
  #oneOf(set: CharSet, fail: string): string {
    return `if (!(${this.chars.test(set)})) {\ntouched ||= p >= end;\n${fail}\n}`;
  }

  /** Classes with the `u` flag take characters, of one unit or two. */
  #unicodeClass(pattern: RegExp, { out, fail }: Manner): string {
    const size = this.#name('n');
    const test = this.#constant(String(pattern), 'CLASS');
    const take = out === null ? '' : `\n${out} = text.slice(p, p + ${size});`;
    return `const ${size} = characterSize(p, ${test});\nif (${size} === 0) { ${fail} }${take}\np += ${size};`;
  }

  #sequence(expr: Sequence, manner: Manner, handing?: (label: string) => string): string {
    const { out } = manner;
    const picked = expr.elements.filter(isPicked);
    const wanted = out === null ? [] : picked.length > 0 ? picked : expr.elements;
    const names = new Map<Expr, string>();
    const lines = expr.elements.map((element, at) => {
      const tested = at === 0 && manner.tested === true;
      if (!wanted.includes(element)) return this.#match(element, { ...manner, tested, out: null }, handing);
      if (wanted.length === 1 && out !== null && picked.length === 1)
        return this.#match(element, { ...manner, tested }, handing);
      const name = this.#name('e');
      names.set(element, name);
      return `let ${name}!: ${this.#types.of(element)};\n${this.#match(element, { ...manner, tested, out: name }, handing)}`;
    });
    if (out !== null && !(picked.length === 1))
      lines.push(`${out} = [${wanted.map((one) => names.get(one)).join(', ')}];`);
    return lines.join('\n');
  }

  #choice(alternatives: readonly Expr[], manner: Manner, handing?: (label: string) => string, reset = ''): string {
    const done = this.#label();
    const start = this.#name('s');
    const restore = this.#restoring(alternatives, manner);
    const tries = alternatives.map((alternative, at) => {
      const last = at === alternatives.length - 1;
      if (last) return this.#match(alternative, { ...manner, tested: false }, handing);
      const next = this.#label();
      const tested = this.#isDecided(alternative);
      const attempt = `${next}: {\n${this.#match(alternative, { ...manner, tested, fail: `break ${next};` }, handing)}\nbreak ${done};\n}\np = ${start};${restore.undo}${reset}`;
      return this.#unless(this.#first(alternative), attempt, 'touched ||= p >= end;');
    });
    return `${done}: {\nconst ${start} = p;${restore.note}\n${tries.join('\n')}\n}`;
  }

  #otherwise(expr: Expr, manner: Manner): string {
    const done = this.#label();
    const miss = this.#label();
    const start = this.#name('s');
    const restore = this.#restoring([expr], manner);
    const nothing = manner.out === null ? '' : `${manner.out} = null;\n`;
    const attempt = `const ${start} = p;${restore.note}\n${miss}: {\n${this.#match(expr, { ...manner, tested: this.#isDecided(expr), fail: `break ${miss};` })}\nbreak ${done};\n}\np = ${start};${restore.undo}`;
    return `${done}: {\n${this.#unless(this.#first(expr), attempt, 'touched ||= p >= end;')}\n${nothing}}`;
  }

  #loop(expr: Expr, manner: Manner, atLeastOne: boolean): string {
    const { out, fail } = manner;
    const run = out === null ? this.charSet(expr) : undefined;
    if (run !== undefined) return `${atLeastOne ? `${this.#oneOf(run, fail)}\np++;\n` : ''}${this.#run(run)}`;
    const stops =
      out === null
        ? stopsOf(
            expr,
            (one) => this.#resolved(one),
            (one) => this.charSet(one),
          )
        : undefined;
    if (stops !== undefined) return this.#search(stops, atLeastOne ? fail : null);
    const loop = this.#label();
    const miss = this.#label();
    const start = this.#name('s');
    const restore = this.#restoring([expr], manner);
    const value = out === null ? null : this.#name('v');
    const made = value === null ? '' : `let ${value}!: ${this.#types.of(expr)};\n`;
    const list = value === null ? null : this.#name('list');
    const before = list === null ? '' : `const ${list}: ${inBrackets(this.#types.of(expr))}[] = [];\n`;
    const keep = list === null || value === null ? '' : `${list}.push(${value});\n`;
    const least = this.#name('m');
    const count =
      atLeastOne && list === null
        ? { start: `let ${least} = false;\n`, set: `${least} = true;\n`, miss: `!${least}` }
        : { start: '', set: '', miss: `${list}.length === 0` };
    const attempt = `${miss}: {\n${made}${this.#match(expr, { ...manner, tested: this.#isDecided(expr), out: value, fail: `break ${miss};` })}\n${keep}${count.set}continue ${loop};\n}\np = ${start};${restore.undo}`;
    const round = this.#unless(this.#first(expr), attempt, 'touched ||= p >= end;');
    const enough = atLeastOne ? `\nif (${count.miss}) { ${fail} }` : '';
    const give = list === null ? '' : `\n${out} = ${list};`;
    return `${before}${count.start}${loop}: for (;;) {\nconst ${start} = p;${restore.note}\n${round}\nbreak;\n}${enough}${give}`;
  }

  /** Moves `p` to the first of the words that end a run. One that could begin before it may be cut off by the end. */
  #search({ search, longest }: Stops, fail: string | null): string {
    const stops = this.#constant(search, 'STOPS');
    const [found, from] = [this.#name('m'), this.#name('s')];
    const enough = fail === null ? '' : `\nif (p === ${from}) { ${fail} }`;
    return `const ${from} = p;\n${stops}.lastIndex = p;\nconst ${found} = ${stops}.exec(text);\np = ${found} === null ? end : ${found}.index;\ntouched ||= p + ${longest} > end;${enough}`;
  }

  /** Moves `p` behind all units that are in the set. */
  #run(set: CharSet): string {
    return `${this.#toEnd(set)}\ntouched ||= p >= end;`;
  }

  #toEnd(set: CharSet): string {
    const others = complement(set);
    if (others.length === 0) return 'p = end;';
    const [[from, to] = [0, 1], ...more] = others;
    if (more.length === 0 && from === to)
      return `p = text.indexOf(${quoted(String.fromCharCode(from))}, p);\nif (p < 0) p = end;`;
    const loop = `while (${this.chars.test(set)}) p++;`;
    const stops = others.reduce((count, [first, last]) => count + last - first + 1, 0);
    if (stops > FEW_STOPS) return loop;
    // A search is faster than a loop, once the run is long enough to pay for its start.
    const search = this.#constant(`/[${unitsPattern(others)}]/g`, 'STOPS');
    const near = this.#name('near');
    return [
      `const ${near} = p + ${SHORT_RUN};`,
      `while (p < ${near} && ${this.chars.test(set)}) p++;`,
      `if (p === ${near}) {\n${search}.lastIndex = p;\np = ${search}.test(text) ? ${search}.lastIndex - 1 : end;\n}`,
    ].join('\n');
  }

  #repeated(expr: Repeated, manner: Manner): string {
    const { out, fail } = manner;
    const least = Number((expr.min ?? expr.max).value ?? 0);
    const most = expr.max.value;
    const [loop, miss, start, count] = [this.#label(), this.#label(), this.#name('s'), this.#name('n')];
    const restore = this.#restoring([expr.expression, ...(expr.delimiter === null ? [] : [expr.delimiter])], manner);
    const value = out === null ? null : this.#name('v');
    const list = value === null ? null : this.#name('list');
    const type = out === null ? '' : this.#types.of(expr.expression);
    const stop = `break ${miss};`;
    const between =
      expr.delimiter === null
        ? ''
        : `if (${count} > 0) {\n${this.#match(expr.delimiter, { ...manner, tested: false, out: null, fail: stop })}\n}\n`;
    const one = this.#match(expr.expression, { ...manner, tested: false, out: value, fail: stop });
    const keep = list === null ? '' : `${list}.push(${value});\n`;
    const full = most === null ? '' : `if (${count} >= ${most}) break;\n`;
    const enough = least === 0 ? '' : `\nif (${count} < ${least}) { ${fail} }`;
    return `${list === null ? '' : `const ${list}: ${inBrackets(type)}[] = [];\n`}let ${count} = 0;\n${loop}: for (;;) {\n${full}const ${start} = p;${restore.note}\n${miss}: {\n${between}${value === null ? '' : `let ${value}!: ${type};\n`}${one}\n${keep}${count}++;\ncontinue ${loop};\n}\np = ${start};${restore.undo}\nbreak;\n}${enough}${list === null ? '' : `\n${out} = ${list};`}`;
  }

  #predicate(expr: Expr, negative: boolean, { out, fail }: Manner): string {
    const start = this.#name('s');
    const miss = this.#label();
    const met = this.#label();
    const tested = this.#isDecided(expr);
    const inner = this.#match(expr, { out: null, loud: false, fail: `break ${miss};`, labels: false, tested });
    const matched = negative ? fail : `p = ${start};\nbreak ${met};`;
    const attempt = `const ${start} = p;\n${miss}: {\n${inner}\n${matched}\n}\np = ${start};`;
    const first = this.#first(expr);
    const nothing = out === null ? '' : `\n${out} = null;`;
    if (negative) return `${this.#unless(first, `{\n${attempt}\n}`, 'touched ||= p >= end;')}${nothing}`;
    return `${met}: {\n${this.#unless(first, attempt, 'touched ||= p >= end;')}\n${fail}\n}${nothing}`;
  }

  #semantic(code: string, negative: boolean, { out, fail }: Manner): string {
    const inner = `((): unknown => {${withLabels(code, this.#codeLabels)}})()`;
    const nothing = out === null ? '' : `\n${out} = null;`;
    return `if (${negative ? '' : '!'}${inner}) { ${fail} }${nothing}`;
  }

  #codeLabels: readonly string[] = [];

  #labeled(expr: Expr & { type: 'labeled' }, manner: Manner, handing?: (label: string) => string): string {
    const { label, expression } = expr;
    const handed = label === null ? '' : (handing?.(label) ?? '');
    if (label === null || !(manner.labels || handed !== '')) return this.#match(expression, manner, handing) + handed;
    const variable = `l_${label}`;
    this.#codeLabels = [...this.#codeLabels, label];
    const found = this.#match(expression, { ...manner, out: variable, labels: manner.labels });
    return `${found}${handed}${manner.out === null ? '' : `\n${manner.out} = ${variable};`}`;
  }

  #action(expr: Expr, code: string, manner: Manner): string {
    if (manner.out === null && !manner.labels) return this.#match(expr, manner);
    const before = this.#codeLabels;
    this.#codeLabels = [];
    const inner = this.#match(expr, { ...manner, out: null, labels: true });
    const labels = labelsOf(expr).map(({ label }) => label);
    this.#codeLabels = before;
    if (manner.out === null) return inner;
    return `${inner}\n${manner.out} = (() => {${withLabels(code, labels)}})();`;
  }

  #reference(name: string, manner: Manner): string {
    const { out, fail, loud, tested } = manner;
    const ref: Expr = { type: 'rule_ref', name, location: this.#plan.rule(name).location };
    if (out === null && !(loud && this.#plan.mayReport(ref))) {
      if (this.#isSmall(name)) return this.#match(this.#plan.rule(name).expression, { ...manner, labels: false });
      return `${tested ? '' : this.#guard(ref, fail)}p = ${this.skipper(name)}(p);\nif (p < 0) { ${fail} }`;
    }
    const value = this.#name('r');
    const take = out === null ? '' : `\n${out} = ${value};`;
    const quiet = loud || !this.#plan.mayReport(ref);
    const call = `const ${value} = ${this.reader(name)}(p);`;
    const noted = this.#name('t');
    const read = quiet
      ? call
      : `const ${noted} = trail.length;\n${call}\nif (trail.length > ${noted}) trail.length = ${noted};`;
    return `${tested ? '' : this.#guard(ref, fail)}${read}\nif (${value} === undefined) { ${fail} }${take}\np = pos;`;
  }

  /** Small enough to be written out wherever it is named. */
  #isSmall(name: string): boolean {
    if (this.#plan.isSpecial(name) || this.#plan.isRecursive(name)) return false;
    let size = 0;
    const count = (one: Expr): boolean => {
      size += 1;
      return (
        !('code' in one) && one.type !== 'rule_ref' && one.type !== 'choice' && size <= 5 && children(one).every(count)
      );
    };
    const { expression } = this.#plan.rule(name);
    return this.charSet(expression) !== undefined || count(expression);
  }

  /** Code that takes back the mistakes noted by what then did not match. */
  #restoring(exprs: readonly Expr[], { loud }: Manner): { readonly note: string; readonly undo: string } {
    if (!loud || !exprs.some((expr) => this.#plan.mayReport(expr))) return { note: '', undo: '' };
    const noted = this.#name('t');
    return {
      note: `\nconst ${noted} = trail.length;`,
      undo: `\nif (trail.length > ${noted}) trail.length = ${noted};`,
    };
  }

  /** Runs code only where the next unit can begin a match; else says that the end may change that. */
  #unless(first: First, code: string, otherwise: string): string {
    if (first.nullable || !first.clean || first.chars.length === 0) return code;
    return `if (${this.chars.test(first.chars)}) {\n${code}\n} else ${otherwise}`;
  }

  /** The next unit decides whether the expression is worth a try. */
  #isDecided(expr: Expr): boolean {
    const first = this.#first(expr);
    return !first.nullable && first.clean && first.chars.length > 0;
  }

  /** Fails where the next unit can begin no match. */
  #guard(expr: Expr, fail: string): string {
    if (!this.#isDecided(expr)) return '';
    return `if (!(${this.chars.test(this.#first(expr).chars)})) {\ntouched ||= p >= end;\n${fail}\n}\n`;
  }

  /** The set of an expression that always matches exactly one unit of a set. */
  charSet(expr: Expr, depth = 0): CharSet | undefined {
    switch (expr.type) {
      case 'literal':
        return expr.value.length === 1 && !expr.ignoreCase ? single(expr.value.charCodeAt(0)) : undefined;
      case 'class':
        return expr.unicode ? undefined : classSet(expr);
      case 'any':
        return ALL;
      case 'choice': {
        const sets = expr.alternatives.map((alternative) => this.charSet(alternative, depth));
        return sets.reduce<CharSet | undefined>((so, set) => so && set && union(so, set), []);
      }
      case 'sequence': {
        const [not, one, ...more] = expr.elements;
        if (not?.type !== 'simple_not' || one === undefined || more.length > 0) return undefined;
        const without = this.charSet(not.expression, depth);
        const all = this.charSet(one, depth);
        return without && all && complement(union(without, complement(all)));
      }
      case 'rule_ref':
        if (depth > 20 || this.#plan.isSpecial(expr.name) || isRecoveryName(expr.name)) return undefined;
        return this.charSet(this.#plan.rule(expr.name).expression, depth + 1);
      case 'group':
      case 'text':
      case 'named':
        return this.charSet(expr.expression, depth);
      default:
        return undefined;
    }
  }

  /** Rules whose matching is more than that of their expression, as the finder of first characters sees them. */
  #asSeenFirst<One extends { name: string; expression: Expr; location: Expr['location'] }>(rule: One): One {
    const { cut, later, inside, option } = this.#plan.annotations(rule.name);
    const { location } = rule;
    if (!option && cut === undefined && later === undefined && inside === undefined) return rule;
    const unknown: Expr = { type: 'semantic_and', code: '', codeLocation: location, location };
    return { ...rule, expression: unknown };
  }

  #constant(value: string, prefix: string): string {
    const name = this.#constants.get(value) ?? `${prefix}_${this.#constants.size}`;
    this.#constants.set(value, name);
    return name;
  }

  #define(prefix: string, key: string, write: (name: string) => string): string {
    const id = `${prefix} ${key}`;
    const known = this.#functions.get(id);
    if (known !== undefined) return /^function ([\w$]+)/.exec(known)?.[1] ?? '';
    const isRule = prefix === 'read' || prefix === 'skip' || prefix === 'cut';
    const name = isRule ? this.#ruleName(prefix, key) : `${prefix}${this.#functions.size}`;
    // Named before it is written: a rule may lead back to itself.
    this.#functions.set(id, `function ${name}`);
    const labels = this.#codeLabels;
    this.#codeLabels = [];
    this.#functions.set(id, write(name));
    this.#codeLabels = labels;
    return name;
  }

  /** `Kind` is read by `readKind`; should there be a rule `kind` too, that one is read by `read_kind`. */
  #ruleName(prefix: string, rule: string): string {
    const capital = `${rule[0]?.toUpperCase()}${rule.slice(1)}`;
    return capital !== rule && this.#plan.rules.has(capital) ? `${prefix}_${rule}` : `${prefix}${capital}`;
  }

  #label(): string {
    this.#labels += 1;
    return `l${this.#labels}`;
  }

  #name(prefix: string): string {
    this.#labels += 1;
    return `${prefix}${this.#labels}`;
  }
}

function functionText(name: string, parameters: string, type: string, lines: readonly string[]): string {
  const body = lines.filter((line) => line !== '').join('\n');
  const unit = /\(c = text\.charCodeAt/.test(body) ? 'let c = 0;\n' : '';
  return `function ${name}(${parameters}): ${type} {\n${unit}${body}\n}`;
}

function sequenceOf({ location }: Expr, elements: Expr[]): Expr {
  return { type: 'sequence', elements, location };
}

/** A run as an expression, for its first characters. */
function runExpr({ location }: Expr, set: CharSet, atLeastOne: boolean): Expr {
  const parts = set.map(([from, to]) => [String.fromCharCode(from), String.fromCharCode(to)]);
  const expression: Expr = { type: 'class', parts, inverted: false, ignoreCase: false, unicode: false, location };
  return { type: atLeastOne ? 'one_or_more' : 'zero_or_more', expression, location };
}

/** The units of a set, as they stand in a class of a regular expression. */

function hasCode(expr: Expr): boolean {
  let found = false;
  walk(expr, (inner) => {
    if ('code' in inner) found = true;
  });
  return found;
}

function hasPredicate(expr: Expr): boolean {
  let found = false;
  walk(expr, (inner) => {
    if (inner.type === 'semantic_and' || inner.type === 'semantic_not') found = true;
  });
  return found;
}

/** Code of a grammar, with the labels that it names. */
function withLabels(code: string, labels: readonly string[]): string {
  const used = [...new Set(labels)].filter((label) => new RegExp(`\\b${label}\\b`).test(code));
  return `${used.map((label) => ` const ${label} = l_${label};`).join('')}${code}`;
}

function inBrackets(type: string): string {
  return type.includes('|') ? `(${type})` : type;
}

/** What decides how an expression is matched, without where it stands in the file. */
function stripped(expr: Expr): string {
  return JSON.stringify(expr, (key, value: unknown) => (/location/i.test(key) || key === 'match' ? undefined : value));
}

function isSame(one: CharSet, other: CharSet): boolean {
  return one.length === other.length && one.every(([from, to], at) => from === other[at]?.[0] && to === other[at]?.[1]);
}
