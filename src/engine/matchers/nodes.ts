// Nodes, labels, and code that uses labels.

import type { Machine } from '../machine.ts';
import type { RecoveryNode, TreeNode } from '../tree-node.ts';
import { as, notes } from './beginnings.ts';
import { choice } from './expressions.ts';
import { called, type Match, nothing } from './match.ts';

/** Makes a node of its range and labels. */
export type MakeNode<Node> = (start: number, end: number, labels: readonly unknown[]) => Node;

/** Makes the node of a mistake, which also has the text it read. */
export type MakeMistake<Node> = (start: number, end: number, raw: string, labels: readonly unknown[]) => Node;

/** A node with the labels of the alternative that matches; one without labels needs only its rule name. */
export function node(m: Machine, given: string | MakeNode<TreeNode>, ...alternatives: readonly Match[]): Match {
  const make = typeof given === 'string' ? plainNode(given) : given;
  const labels = labelled(m, alternatives);
  let body: Match = called(labels, (made) => {
    body = made;
  });
  return as(labels, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) m.value = make(m.base + at, m.base + end, m.labels);
    m.labels = outer;
    return end;
  });
}

/** The node of a mistake, which is also recorded. */
export function mistake(
  m: Machine,
  given: string | MakeMistake<RecoveryNode>,
  ...alternatives: readonly Match[]
): Match {
  const make = typeof given === 'string' ? plainMistake(given) : given;
  const labels = labelled(m, alternatives);
  let body: Match = called(labels, (made) => {
    body = made;
  });
  const match = as(labels, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) {
      const made = make(m.base + at, m.base + end, m.text.slice(at, end), m.labels);
      m.pending.push(made);
      m.value = made;
    }
    m.labels = outer;
    return end;
  });
  notes(match);
  return match;
}

function plainNode(type: string): MakeNode<TreeNode> {
  return (start, end) => ({ type, start, end });
}

function plainMistake(type: string): MakeMistake<RecoveryNode> {
  return (start, end, raw) => ({ type, start, end, raw });
}

/** Clears labels that failed alternatives have set. */
function labelled(m: Machine, alternatives: readonly Match[]): Match {
  const [only = nothing, ...more] = alternatives;
  if (more.length === 0) return only;
  const fresh = alternatives.map((given) => {
    let alternative: Match = called(given, (made) => {
      alternative = made;
    });
    return as(given, (at) => {
      m.labels = NO_LABELS;
      return alternative(at);
    });
  });
  return choice(m, ...fresh);
}

/** Sets a label of the current node. */
export function label(m: Machine, number: number, given: Match): Match {
  let body: Match = called(given, (made) => {
    body = made;
  });
  return as(given, (at) => {
    const end = body(at);
    if (end < 0) return end;
    // Pre-sized: growing from an empty array would over-allocate.
    if (m.labels === NO_LABELS) m.labels = [undefined, undefined, undefined, undefined];
    m.labels[number] = m.value;
    return end;
  });
}

/** The value that an action computes from the labels in its body. */
export function action(m: Machine, code: (labels: readonly unknown[]) => unknown, body: Match): Match {
  return as(body, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) m.value = code(m.labels);
    m.labels = outer;
    return end;
  });
}

/** A semantic predicate on the labels so far. */
export function test(m: Machine, due: boolean, code: (labels: readonly unknown[]) => unknown): Match {
  return (at) => {
    if (Boolean(code(m.labels)) !== due) return -1;
    m.value = null;
    return at;
  };
}

/** A new scope for labels. */
export function scope(m: Machine, body: Match): Match {
  return as(body, (at) => {
    const outer = m.labels;
    m.labels = NO_LABELS;
    const end = body(at);
    m.labels = outer;
    return end;
  });
}

const NO_LABELS: unknown[] = [];
