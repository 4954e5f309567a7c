import { ALL, type CharSet, classPattern, classSet, isSameSet } from '../char-set.ts';
import type { First } from '../first.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Expr, Repeated, Sequence } from '../tree.ts';
import { charSetOf, isSmall } from './char-sets.ts';
import { CharTests, NEXT_UNIT } from './chars.ts';
import type { Asked, RoundParts, RuleMatchers } from './matchers.ts';
import { Names } from './names.ts';
import { bare, type GrammarPlan, isPicked } from './plan.ts';
import { roundsText } from './rounds.ts';
import { stopsOf } from './stops.ts';
import { block, conditions, functionText, inBrackets } from './text.ts';
import type { ValueTypes } from './types.ts';
import { type Manner, UnitCode } from './unit-code.ts';

/**
 * Writes rules as code: what is marked `@hot` is read so often that a table would cost time. Each function is a matcher as
 * those that tables make: it takes an offset, gives the offset after what it read, or -1, and leaves its value in `m`.
 */
export class CodeWriter {
  readonly #chars = new CharTests();
  readonly #plan: GrammarPlan;
  readonly #types: ValueTypes;
  readonly #rules: RuleMatchers<string>;
  readonly #first: (expr: Expr) => First;
  readonly #names = new Names();
  readonly #units = new UnitCode(this.#chars, this.#names);

  constructor(plan: GrammarPlan, types: ValueTypes, first: (expr: Expr) => First, rules: RuleMatchers<string>) {
    this.#plan = plan;
    this.#types = types;
    this.#rules = rules;
    this.#first = first;
  }

  /** The constants that the functions name. */
  constants(): string {
    return [this.#chars.declarations(), ...this.#names.declarations()].filter((line) => line !== '').join('\n');
  }

  /** The function of a rule: with its value and mistakes, with its mistakes, or with its end only. */
  rule(rule: string, name: string, asked: Asked): string {
    const { expression } = this.#plan.rule(rule);
    const fail = 'return -1;';
    if (asked !== 'value') {
      const body = this.#match(expression, { out: null, loud: asked === 'mistakes', fail, labels: false });
      return functionText(name, 'p: number', [body, 'return p;']);
    }
    if (this.#plan.isNode(rule)) return functionText(name, 'p: number', this.#node(rule, fail));
    return functionText(name, 'p: number', [
      `let value!: ${this.#types.ofRule(rule)};`,
      this.#match(expression, { out: 'value', loud: true, fail, labels: false }),
      'm.value = value;',
      'return p;',
    ]);
  }

  #node(rule: string, fail: string): string[] {
    const fields = this.#plan.fields(rule);
    const manner: Manner = { out: null, loud: true, fail, labels: true };
    const isMistake = isRecoveryName(rule);
    const raw = isMistake ? ', raw: text.slice(start, p)' : '';
    const node = `{ type: '${rule}', start: m.base + start, end: m.base + p${raw}${fields.map(({ label }) => `, ${label}: l_${label}`).join('')} }`;
    return [
      'const start = p;',
      ...fields.map(({ label, expressions, isOptional }) => {
        const type = this.#types.union([
          ...expressions.map((expr) => this.#types.of(expr)),
          ...(isOptional ? ['null'] : []),
        ]);
        return isOptional ? `let l_${label}: ${type} = null;` : `let l_${label}!: ${type};`;
      }),
      this.#nodeBody(rule, manner),
      `const node: ${rule}Node = ${node};`,
      ...(isMistake ? ['m.pending.push(node);'] : []),
      'm.value = node;',
      'return p;',
    ];
  }

  /** The alternatives of a node: what one that failed put into a label that others lack is taken back. */
  #nodeBody(rule: string, manner: Manner): string {
    const { expression } = this.#plan.rule(rule);
    const optional = this.#plan.fields(rule).filter(({ isOptional }) => isOptional);
    const inner = bare(expression);
    if (inner.type !== 'choice' || optional.length === 0) return this.#match(expression, manner);
    const reset = optional.map(({ label }) => `\nl_${label} = null;`).join('');
    return this.#choice(inner.alternatives, manner, reset);
  }

  /** A function that reads a text round by round. */
  rounds(name: string, round: Expr, alternatives: readonly RoundParts[]): string {
    return roundsText(name, round, alternatives, {
      names: this.#names,
      units: this.#units,
      first: this.#first,
      skip: (expr, fail) => this.#match(expr, { out: null, loud: false, fail, labels: false }),
      unless: (first, code, otherwise) => this.#unless(first, code, otherwise),
    });
  }

  // ── Expressions ─────────────────────────────────────────────────────────────────────────────────────────────────

  #match(expr: Expr, manner: Manner): string {
    const { out } = manner;
    switch (expr.type) {
      case 'literal':
        return this.#units.literal(expr, manner);
      case 'class':
        if (expr.unicode) return this.#units.unicodeClass(classPattern(expr), manner);
        return this.#units.unit(classSet(expr), manner);
      case 'any':
        return this.#units.unit(ALL, manner);
      case 'sequence':
        return this.#sequence(expr, manner);
      case 'choice': {
        const units = this.#charSet(expr);
        // The value of `![a-c] .` is a list.
        const isList = out !== null && this.#types.of(expr).includes('[');
        if (units === undefined || isList) return this.#choice(expr.alternatives, manner);
        // What was tested may be wider: it knows nothing of what an alternative rules out.
        return this.#units.unit(units, {
          ...manner,
          tested: manner.tested === true && isSameSet(units, this.#first(expr).chars),
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
      case 'text': {
        const start = this.#names.fresh('s');
        const inner = this.#match(expr.expression, { ...manner, out: null });
        return out === null ? inner : `const ${start} = p;\n${inner}\n${out} = text.slice(${start}, p);`;
      }
      case 'labeled':
        return this.#labeled(expr, manner);
      case 'rule_ref':
        return this.#reference(expr.name, manner);
      case 'group':
      case 'named':
        return this.#match(expr.expression, manner);
      default:
        throw new Error(`${expr.type} is no code of its own`);
    }
  }

  #sequence(expr: Sequence, manner: Manner): string {
    const { out } = manner;
    const picked = expr.elements.filter(isPicked);
    const wanted = out === null ? [] : picked.length > 0 ? picked : expr.elements;
    const names = new Map<Expr, string>();
    const lines = expr.elements.map((element, at) => {
      const tested = at === 0 && manner.tested === true;
      if (!wanted.includes(element)) return this.#match(element, { ...manner, tested, out: null });
      if (wanted.length === 1 && out !== null && picked.length === 1)
        return this.#match(element, { ...manner, tested });
      const name = this.#names.fresh('e');
      names.set(element, name);
      return `let ${name}!: ${this.#types.of(element)};\n${this.#match(element, { ...manner, tested, out: name })}`;
    });
    if (out !== null && !(picked.length === 1))
      lines.push(`${out} = [${wanted.map((one) => names.get(one)).join(', ')}];`);
    return lines.join('\n');
  }

  #choice(alternatives: readonly Expr[], manner: Manner, reset = ''): string {
    const done = this.#names.fresh('l');
    const start = this.#names.fresh('s');
    const restore = this.#restoring(alternatives, manner);
    const undo = `${restore.undo}${reset}`;
    const unit = this.#isDecidedByOne(alternatives) ? this.#names.fresh('c') : undefined;
    const tries = alternatives.map((alternative, at) => {
      if (at === alternatives.length - 1) return this.#match(alternative, { ...manner, tested: false });
      const first = this.#first(alternative);
      const tested = this.#isDecided(alternative);
      const test = tested ? this.#chars.test(first.chars, unit) : undefined;
      const otherwise = tested && unit === undefined ? '\nm.hitEnd ||= p >= end;' : '';
      const called = this.#called(alternative, manner);
      if (called !== undefined)
        return `${block(`if (${conditions(test, `(q = ${called.matcher}(p)) >= 0`)}) `, ['p = q;', called.take, `break ${done};`])}${undo}${otherwise}`;
      const next = this.#names.fresh('l');
      const body = this.#match(alternative, { ...manner, tested, fail: `break ${next};` });
      const attempt = this.#attempt(next, tested, `${body}\nbreak ${done};`, `p = ${start};${undo}`);
      return test === undefined
        ? attempt
        : `if (${test}) {\n${attempt}\n}${otherwise === '' ? '' : ` else${otherwise}`}`;
    });
    const look = unit === undefined ? '' : `\nconst ${unit} = ${NEXT_UNIT};\nm.hitEnd ||= p >= end;`;
    return `${done}: {\nconst ${start} = p;${restore.note}${look}\n${tries.join('\n')}\n}`;
  }

  /** The alternatives of a choice look at the same unit: it is read once. */
  #isDecidedByOne(alternatives: readonly Expr[]): boolean {
    const [first, ...others] = alternatives.slice(0, -1);
    return first !== undefined && this.#isDecided(first) && others.some((other) => this.#isDecided(other));
  }

  /** Code that may jump to a label, and what takes back what it did then. What cannot fail once it has begun does not. */
  #attempt(label: string, tested: boolean, code: string, undo: string): string {
    return tested && !code.includes(`break ${label};`) ? code : `${label}: {\n${code}\n}\n${undo}`;
  }

  #otherwise(expr: Expr, manner: Manner): string {
    const restore = this.#restoring([expr], manner);
    const nothing = manner.out === null ? '' : `${manner.out} = null;\n`;
    const tested = this.#isDecided(expr);
    const called = this.#called(expr, manner);
    if (called !== undefined) {
      const { chars } = this.#first(expr);
      const test = conditions(tested ? this.#chars.test(chars) : undefined, `(q = ${called.matcher}(p)) >= 0`);
      const missed = `${tested ? '\nm.hitEnd ||= p >= end;' : ''}${restore.undo}\n${nothing}`;
      return `${restore.note.trim()}\n${block(`if (${test}) `, ['p = q;', called.take])}${missed.trim() === '' ? '' : block(' else ', [missed])}`;
    }
    const done = this.#names.fresh('l');
    const miss = this.#names.fresh('l');
    const start = this.#names.fresh('s');
    const body = this.#match(expr, { ...manner, tested, fail: `break ${miss};` });
    const isSure = tested && !body.includes(`break ${miss};`);
    if (isSure && nothing === '') return this.#unless(this.#first(expr), body, 'm.hitEnd ||= p >= end;');
    const attempt = isSure
      ? `${body}\nbreak ${done};`
      : `const ${start} = p;${restore.note}\n${miss}: {\n${body}\nbreak ${done};\n}\np = ${start};${restore.undo}`;
    return `${done}: {\n${this.#unless(this.#first(expr), attempt, 'm.hitEnd ||= p >= end;')}\n${nothing}}`;
  }

  #loop(expr: Expr, manner: Manner, atLeastOne: boolean): string {
    const { out, fail } = manner;
    const run = out === null ? this.#charSet(expr) : undefined;
    if (run !== undefined)
      return `${atLeastOne ? `${this.#units.oneOf(run, fail)}\np++;\n` : ''}${this.#units.run(run)}`;
    const stops = out === null ? stopsOf(expr, this.#plan) : undefined;
    if (stops !== undefined) return this.#units.search(stops, atLeastOne ? fail : null);
    const loop = this.#names.fresh('l');
    const miss = this.#names.fresh('l');
    const start = this.#names.fresh('s');
    const restore = this.#restoring([expr], manner);
    const value = out === null ? null : this.#names.fresh('v');
    const made = value === null ? '' : `let ${value}!: ${this.#types.of(expr)};\n`;
    const list = value === null ? null : this.#names.fresh('list');
    const before = list === null ? '' : `const ${list}: ${inBrackets(this.#types.of(expr))}[] = [];\n`;
    const keep = list === null || value === null ? '' : `${list}.push(${value});\n`;
    const least = this.#names.fresh('m');
    const count =
      atLeastOne && list === null
        ? { start: `let ${least} = false;\n`, set: `${least} = true;\n`, miss: `!${least}` }
        : { start: '', set: '', miss: `${list}.length === 0` };
    const tested = this.#isDecided(expr);
    const called = this.#called(expr, { ...manner, out: value });
    if (called !== undefined) {
      const test = tested ? this.#chars.test(this.#first(expr).chars) : undefined;
      const noted = restore.note.replace('const', 'let').trim();
      const again = restore.note.replace('const ', '').trim();
      const [give, enough] = [
        list === null ? '' : `\n${out} = ${list};`,
        atLeastOne ? `\nif (${count.miss}) { ${fail} }` : '',
      ];
      const loop = `while (${conditions(test, `(q = ${called.matcher}(p)) >= 0`)}) `;
      const round = block(loop, ['p = q;', made, called.take, keep, count.set, again]);
      const hitEnd = tested ? '\nm.hitEnd ||= p >= end;' : '';
      return `${before}${count.start}${noted}\n${round}${hitEnd}${restore.undo}${enough}${give}`;
    }
    const body = this.#match(expr, { ...manner, tested, out: value, fail: `break ${miss};` });
    const code = `${made}${body}\n${keep}${count.set}continue ${loop};`;
    const attempt = this.#attempt(miss, tested, code, `p = ${start};${restore.undo}`);
    const round = this.#unless(this.#first(expr), attempt, 'm.hitEnd ||= p >= end;');
    const enough = atLeastOne ? `\nif (${count.miss}) { ${fail} }` : '';
    const give = list === null ? '' : `\n${out} = ${list};`;
    return `${before}${count.start}${loop}: for (;;) {\nconst ${start} = p;${restore.note}\n${round}\nbreak;\n}${enough}${give}`;
  }

  #repeated(expr: Repeated, manner: Manner): string {
    const { out, fail } = manner;
    const least = Number((expr.min ?? expr.max).value ?? 0);
    const most = expr.max.value;
    const [loop, miss, start, count] = [
      this.#names.fresh('l'),
      this.#names.fresh('l'),
      this.#names.fresh('s'),
      this.#names.fresh('n'),
    ];
    const restore = this.#restoring([expr.expression, ...(expr.delimiter === null ? [] : [expr.delimiter])], manner);
    const value = out === null ? null : this.#names.fresh('v');
    const list = value === null ? null : this.#names.fresh('list');
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
    const units = this.#charSet(expr);
    const nothing = out === null ? '' : `\n${out} = null;`;
    // One unit is looked at, and no more.
    if (units !== undefined)
      return negative
        ? `if (${this.#chars.test(units)}) { ${fail} }\nm.hitEnd ||= p >= end;${nothing}`
        : `${this.#units.oneOf(units, fail)}${nothing}`;
    const tested = this.#isDecided(expr);
    const called = this.#called(expr, { out: null, loud: false, fail: '', labels: false });
    if (called !== undefined) {
      const test = tested ? this.#chars.test(this.#first(expr).chars) : undefined;
      const hitEnd = tested ? 'm.hitEnd ||= p >= end;' : '';
      if (negative) return `if (${conditions(test, `${called.matcher}(p) >= 0`)}) { ${fail} }\n${hitEnd}${nothing}`;
      const misses = `${called.matcher}(p) < 0`;
      return `if (${test === undefined ? misses : `!${test} || ${misses}`}) { ${hitEnd} ${fail} }${nothing}`;
    }
    const start = this.#names.fresh('s');
    const miss = this.#names.fresh('l');
    const met = this.#names.fresh('l');
    const inner = this.#match(expr, { out: null, loud: false, fail: `break ${miss};`, labels: false, tested });
    const matched = negative ? fail : `p = ${start};\nbreak ${met};`;
    const attempt = `const ${start} = p;\n${miss}: {\n${inner}\n${matched}\n}\np = ${start};`;
    const first = this.#first(expr);
    if (negative) return `${this.#unless(first, `{\n${attempt}\n}`, 'm.hitEnd ||= p >= end;')}${nothing}`;
    return `${met}: {\n${this.#unless(first, attempt, 'm.hitEnd ||= p >= end;')}\n${fail}\n}${nothing}`;
  }

  #labeled({ label, expression }: Expr & { type: 'labeled' }, manner: Manner): string {
    if (label === null || !manner.labels) return this.#match(expression, manner);
    const variable = `l_${label}`;
    const found = this.#match(expression, { ...manner, out: variable });
    return `${found}${manner.out === null ? '' : `\n${manner.out} = ${variable};`}`;
  }

  #reference(name: string, manner: Manner): string {
    const { out, fail, tested } = manner;
    const ref: Expr = { type: 'rule_ref', name, location: this.#plan.rule(name).location };
    const called = this.#called(ref, manner);
    if (called !== undefined) {
      const misses = `(p = ${called.matcher}(p)) < 0`;
      if (tested === true || !this.#isDecided(ref)) return `if (${misses}) { ${fail} }${called.take}`;
      const test = this.#chars.test(this.#first(ref).chars);
      return `if (!${test} || ${misses}) { m.hitEnd ||= p >= end; ${fail} }${called.take}`;
    }
    const { inside } = this.#plan.annotations(name);
    if (out === null && inside !== undefined)
      return `if (!m.reading.inside[${this.#plan.surrounding.indexOf(inside)}]) { ${fail} }`;
    return this.#match(this.#plan.rule(name).expression, { ...manner, labels: false });
  }

  /** The matcher that an expression is a call of, and what takes its value; undefined for what is written out. */
  #called(expr: Expr, manner: Manner): { readonly matcher: string; readonly take: string } | undefined {
    const { out, loud } = manner;
    const ref = bare(expr);
    if (ref.type === 'labeled' && ref.label !== null && manner.labels) {
      const called = this.#called(ref.expression, { ...manner, out: `l_${ref.label}` });
      return called && { ...called, take: `${called.take}${out === null ? '' : `\n${out} = l_${ref.label};`}` };
    }
    if (ref.type === 'labeled') return this.#called(ref.expression, manner);
    if (ref.type !== 'rule_ref' || (out === null && this.#charSet(ref) !== undefined)) return undefined;
    const { name } = ref;
    const isLoud = loud && this.#plan.mayReport(ref);
    if (out === null && !isLoud && isSmall(name, this.#plan)) return undefined;
    if (out === null && this.#plan.annotations(name).inside !== undefined) return undefined;
    const found = out !== null ? this.#rules.read(name) : isLoud ? this.#rules.note(name) : this.#rules.skip(name);
    return { matcher: found, take: out === null ? '' : `\n${out} = m.value as ${this.#types.ofRule(name)};` };
  }

  /** Code that takes back the mistakes noted by what then did not match. */
  #restoring(exprs: readonly Expr[], { loud }: Manner): { readonly note: string; readonly undo: string } {
    if (!loud || !exprs.some((expr) => this.#plan.mayReport(expr))) return { note: '', undo: '' };
    const noted = this.#names.fresh('t');
    return {
      note: `\nconst ${noted} = m.pending.length;`,
      undo: `\nm.forget(${noted});`,
    };
  }

  /** Runs code only where the next unit can begin a match; else says that the end may change that. */
  #unless(first: First, code: string, otherwise: string): string {
    if (first.nullable || !first.clean || first.chars.length === 0) return code;
    return `if (${this.#chars.test(first.chars)}) {\n${code}\n} else ${otherwise}`;
  }

  /** The next unit decides whether the expression is worth a try. */
  #isDecided(expr: Expr): boolean {
    const first = this.#first(expr);
    return !first.nullable && first.clean && first.chars.length > 0;
  }

  #charSet(expr: Expr): CharSet | undefined {
    return charSetOf(expr, this.#plan);
  }
}
