import type { Annotations } from '../generate/annotations.ts';
import { alternativesOf, bare, type GrammarPlan, labelsOf } from '../generate/plan.ts';
import { action, inNamed, labeled, picked, predicate, sequence, withInitializer } from '../nodes.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Expr, Grammar, Literal } from '../tree.ts';

/**
 * A grammar written for the engine as Peggy reads it with the same meaning: what annotations say is written out as code
 * that asks the option `oracle` (an `EngineOracle`), and rules that make nodes make them. Code moves `peg$currPos`
 * where a word of an option was read.
 */
export function withMeanings(grammar: Grammar, plan: GrammarPlan): Grammar {
  const rules = grammar.rules.map((rule) => {
    const said = plan.annotations(rule.name);
    return {
      ...rule,
      expression: inNamed(rule.expression, (expr) => meant(rule.name, nodeOf(rule.name, expr, said, plan), said, plan)),
    };
  });
  return withInitializer({ ...grammar, rules }, ' const peg$oracle = options.oracle; ');
}

/** An expression of a rule that hands something down: after it, what was handed down before counts again. */
export function scoped(attribute: number, expr: Expr): Expr {
  return between(`peg$oracle.enter(${attribute});`, expr, `peg$oracle.leave(${attribute});`);
}

/** An expression of a rule that others ask for with `@inside`: it is being read. */
export function counted(index: number, expr: Expr): Expr {
  return between(`peg$oracle.inside[${index}]++;`, expr, `peg$oracle.inside[${index}]--;`);
}

/** Runs code before an expression and code after it, whether it matched or not. */
function between(enter: string, expr: Expr, leave: string): Expr {
  const { location } = expr;
  const matched = sequence(expr, [
    predicate(expr, ` ${enter} return true; `),
    picked(expr),
    predicate(expr, ` ${leave} return true; `),
  ]);
  return { type: 'choice', location, alternatives: [matched, predicate(expr, ` ${leave} return false; `)] };
}

/** What the annotations of a rule demand beyond its expression. */
function meant(rule: string, expr: Expr, said: Annotations, plan: GrammarPlan): Expr {
  const asks = 'peg$oracle';
  const inner = bare(expr);
  if (said.option && inner.type === 'literal') return option(rule, inner, said.optionOf, plan);
  if (said.later !== undefined) {
    const due = said.later.attribute === undefined ? -1 : plan.attribute(said.later.attribute);
    const tried = `const from = peg$currPos; peg$currPos = at; peg$silentFails++; const found = peg$parse${said.later.rule}(); peg$silentFails--; peg$currPos = from;`;
    const read = `(at) => { ${tried} return found === peg$FAILED ? undefined : found; }`;
    return text(
      predicate(expr, ` return ${asks}.later(${JSON.stringify(said.later.rule)}, peg$currPos, ${due}, ${read}); `),
    );
  }
  if (said.inside !== undefined) {
    const within = `${asks}.inside[${plan.surrounding.indexOf(said.inside)}]`;
    return text(predicate(expr, ` return ${within} > 0; `));
  }
  if (said.words !== undefined) {
    const find = `${asks}.word(${JSON.stringify(rule)}, peg$word)`;
    const found = predicate(expr, ` return ${find} !== undefined; `);
    return action(expr, sequenceOf(expr, [labeled(text(expr), 'peg$word'), found]), ` return ${find}; `);
  }
  let whole = expr;
  if (said.same !== undefined) {
    const isSame = ` return peg$same === ${asks}.attributes[${plan.attribute(said.same)}]; `;
    whole = sequence(expr, [picked(whole, 'peg$same'), predicate(expr, isSame)]);
  }
  if (said.closes !== undefined) {
    const closes = ` return ${asks}.closes(${plan.attribute(said.closes)}, peg$run); `;
    whole = sequence(expr, [picked(text(whole), 'peg$run'), predicate(expr, closes)]);
  }
  if (said.incomplete !== undefined) {
    const isCut = ` return ${asks}.isCut(${JSON.stringify(said.incomplete)}, peg$currPos); `;
    whole = sequence(expr, [predicate(expr, isCut), picked(whole)]);
  }
  return whole;
}

/** The literal of an option, or a word in its place. */
function option(rule: string, literal: Literal, of: string | undefined, plan: GrammarPlan): Expr {
  const given = [rule, literal.value, of === undefined ? -1 : plan.attribute(of)].map((one) => JSON.stringify(one));
  const read = `const word = peg$oracle.option(peg$currPos, ${given.join(', ')});`;
  return text(
    predicate(literal, ` ${read} if (word === undefined) return false; peg$currPos += word.length; return true; `),
  );
}

/** The expression of a rule, with its node for a value where the rule makes one, and with what it hands down. */
function nodeOf(rule: string, expr: Expr, said: Annotations, plan: GrammarPlan): Expr {
  if (!plan.isNode(rule)) return handing(expr, said, plan);
  const all = plan.fields(rule).map(({ label }) => label);
  const alternatives = alternativesOf(expr).map((alternative) => {
    const own = new Set(labelsOf(alternative).map(({ label }) => label));
    const fields = all.map((label) => (own.has(label) ? `, ${label}` : `, ${label}: null`)).join('');
    const raw = isRecoveryName(rule) ? ', raw: peg$oracle.slice(peg$savedPos, peg$currPos)' : '';
    const code = ` return { type: '${rule}', start: peg$savedPos, end: peg$currPos${raw}${fields} }; `;
    return action(alternative, handing(bare(alternative), said, plan), code);
  });
  const inner = bare(expr);
  const [only] = alternatives;
  return inner.type === 'choice' || only === undefined
    ? { type: 'choice', location: inner.location, alternatives }
    : only;
}

/** After the label whose value is handed down, it is. */
function handing(expr: Expr, { attribute }: Annotations, plan: GrammarPlan): Expr {
  if (attribute === undefined) return expr;
  const [label, ...fields] = attribute.path;
  const give = (at: Expr): Expr =>
    predicate(
      at,
      ` peg$oracle.attributes[${plan.attribute(attribute.name)}] = ${[label, ...fields].join('.')}; return true; `,
    );
  const inside = (one: Expr): Expr => {
    if (one.type === 'sequence') {
      const elements = one.elements.flatMap((element) =>
        element.type === 'labeled' && element.label === label ? [element, give(element)] : [inside(element)],
      );
      return { ...one, elements };
    }
    if (one.type === 'choice') return { ...one, alternatives: one.alternatives.map(inside) };
    if (one.type === 'labeled' && one.label === label) return sequenceOf(one, [one, give(one)]);
    return 'expression' in one ? { ...one, expression: inside(one.expression) } : one;
  };
  return inside(expr);
}

function text(expression: Expr): Expr {
  return { type: 'text', location: expression.location, expression };
}

function sequenceOf({ location }: Expr, elements: Expr[]): Expr {
  return { type: 'sequence', location, elements };
}
