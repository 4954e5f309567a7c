import { beginReading } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';

/**
 * The node that a start rule makes of a text; undefined if it does not match. The rule is read in one go; for streamed
 * rules, use `visit`. Handlers may call this while the same grammar reads a text.
 *
 * @example readNode(grammar, 'json, yaml', 'Values')?.values
 */
export function readNode<Nodes, Name extends keyof Nodes & string>(
  grammar: CompiledGrammar<Nodes>,
  text: string,
  start: Name,
): Nodes[Name] | undefined {
  const { machine, steps } = grammar.rules(INSIDE);
  const step = steps[start];
  if (step?.op !== 'leaf') throw new Error(`${start} is no start rule that reads in one go`);
  machine.load(beginReading(grammar, text));
  const isRead = step.read(0) >= 0;
  return isRead && isNodeOf<Nodes[Name]>(machine.value, start) ? machine.value : undefined;
}

/** Distinct words give a distinct machine: the other one may be busy reading. */
const INSIDE = {};

function isNodeOf<Node>(value: unknown, type: string): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
