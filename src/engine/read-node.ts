import { beginReading } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';

/**
 * The node that a start rule makes of a text; undefined where it does not match. It reads in one go: of a streamed rule,
 * `visit` gives the nodes. A handler may ask for what is inside of a part while a text is read by the same grammar.
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

/** Words of its own bring a machine of its own: that of a text being read is busy. */
const INSIDE = {};

function isNodeOf<Node>(value: unknown, type: string): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
