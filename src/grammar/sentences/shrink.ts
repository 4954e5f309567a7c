import type { Expr } from '../tree.ts';
import { plainness } from './chars.ts';
import { Derivation, minOf } from './generate.ts';

/** What shrinking needs to know: the smallest derivation of an expression, and the plainest character of a class. */
export interface ShrinkKnowledge {
  readonly smallest: (expr: Expr) => Derivation;
  readonly plainest: (expr: Expr) => string | undefined;
}

/** Derivations of plainer texts, the greatest steps first. Each differs from the given one at one node. */
export function* plainer(root: Derivation, knowledge: ShrinkKnowledge): Generator<Derivation> {
  const queue: Place[] = [{ node: root, rebuild: (node) => node }];
  for (const { node, rebuild } of queue) {
    for (const replacement of replacements(node, knowledge)) {
      const next = rebuild(replacement);
      if (isPlainer(next.text, root.text)) yield next;
    }
    node.parts.forEach((part, at) => {
      if (part.text === '') return;
      const around = (inner: Derivation): Derivation =>
        rebuild(new Derivation(node.expr, [...node.parts.slice(0, at), inner, ...node.parts.slice(at + 1)]));
      queue.push({ node: part, rebuild: around });
    });
  }
}

interface Place {
  readonly node: Derivation;
  /** The whole derivation, with another one at this place. */
  readonly rebuild: (node: Derivation) => Derivation;
}

function* replacements(node: Derivation, knowledge: ShrinkKnowledge): Generator<Derivation> {
  const { expr, parts } = node;
  if (expr.type === 'rule_ref') {
    yield knowledge.smallest(expr);
    yield* sameRuleInside(node, expr.name);
  } else if (expr.type === 'literal') {
    yield new Derivation(expr, [], expr.value);
  } else if (expr.type === 'class' || expr.type === 'any') {
    const plain = knowledge.plainest(expr);
    if (plain !== undefined) yield new Derivation(expr, [], plain);
  } else if (expr.type === 'optional' && parts.length > 0) {
    yield new Derivation(expr, []);
  } else if (expr.type === 'zero_or_more' || expr.type === 'one_or_more' || expr.type === 'repeated') {
    yield* fewerItems(node);
  } else if (expr.type === 'choice' || expr.type === 'text') {
    yield knowledge.smallest(expr);
  }
}

function* sameRuleInside(node: Derivation, name: string): Generator<Derivation> {
  const queue = [...node.parts];
  for (const part of queue) {
    if (part.expr.type === 'rule_ref' && part.expr.name === name) yield part;
    else queue.push(...part.parts);
  }
}

/** Without the first half, without the second, without each item; a delimiter goes with its item. */
function* fewerItems({ expr, parts, text }: Derivation): Generator<Derivation> {
  const step = expr.type === 'repeated' && expr.delimiter !== null ? 2 : 1;
  const count = step === 2 ? (parts.length + 1) / 2 : parts.length;
  if (parts.length === 0 && text !== '') {
    // A word, whose inner structure is unknown.
    if (minOf(expr) === 0) yield new Derivation(expr, []);
    return;
  }
  const keep = (from: number, to: number): Derivation =>
    new Derivation(expr, parts.slice(from * step, to * step - step + 1));
  const without = (at: number): Derivation =>
    at === 0
      ? keep(1, count)
      : new Derivation(expr, [...parts.slice(0, at * step - step + 1), ...parts.slice(at * step + 1)]);
  const least = minOf(expr);
  if (least === 0 && count > 0) yield new Derivation(expr, []);
  const half = Math.floor(count / 2);
  if (half >= Math.max(least, 1) && half < count) {
    yield keep(0, half);
    yield keep(count - half, count);
  }
  if (count > least) for (let at = 0; at < count; at++) yield without(at);
}

/** Shorter, or as long with plainer characters: so a chain of plainer texts always ends. */
function isPlainer(text: string, than: string): boolean {
  if (text.length !== than.length) return text.length < than.length;
  for (let at = 0; at < text.length; at++) {
    const difference = plainness(text.charAt(at)) - plainness(than.charAt(at));
    if (difference !== 0) return difference < 0;
  }
  return false;
}
