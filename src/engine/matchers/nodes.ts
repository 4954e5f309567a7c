// Nodes and their labels, and the code that looks at labels.

import type { Machine } from '../machine.ts';
import type { RecoveryNode, TreeNode } from '../tree-node.ts';
import { as, notes } from './beginnings.ts';
import { choice } from './expressions.ts';
import { called, type Match, nothing } from './match.ts';

/** Makes a node: of a stretch of the text, and the labels in it. */
export type MakeNode<Node> = (start: number, end: number, labels: readonly unknown[]) => Node;

/** Makes the node of a mistake: it holds what is there, too. */
export type MakeMistake<Node> = (start: number, end: number, raw: string, labels: readonly unknown[]) => Node;

/** A node of the labels that the alternative sets which matches; without labels, the name of its rule is enough. */
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

/** The node of a mistake: it is noted too. */
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

/** Clears what a failed alternative left in a label that the others lack. */
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

/** Sets a label of the node that is being read. */
export function label(m: Machine, number: number, given: Match): Match {
  let body: Match = called(given, (made) => {
    body = made;
  });
  return as(given, (at) => {
    const end = body(at);
    if (end < 0) return end;
    // Pre-sized: an array that grows from nothing gets room for many.
    if (m.labels === NO_LABELS) m.labels = [undefined, undefined, undefined, undefined];
    m.labels[number] = m.value;
    return end;
  });
}

/** What code makes of the labels in its body. */
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

/** Matches, empty, where code says so of the labels so far. */
export function test(m: Machine, due: boolean, code: (labels: readonly unknown[]) => unknown): Match {
  return (at) => {
    if (Boolean(code(m.labels)) !== due) return -1;
    m.value = null;
    return at;
  };
}

/** Labels of its own. */
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
