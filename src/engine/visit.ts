import { beginReading, Driver } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';
import { AnyHandlers, type HandlersOf } from './handlers.ts';
import { isNode, type RecoveryNode } from './tree-node.ts';

/**
 * Gives the nodes of a whole text to handlers, those of mistakes too: for what asks of a text something else than its
 * model. What has no handler is passed over.
 *
 * @param start - the start rule; the grammar's first by default
 *
 * @example
 * const titles: string[] = [];
 * visit(grammar, text, { Title: (node) => titles.push(node.text) });
 */
export function visit<Grammar extends CompiledGrammar>(
  grammar: Grammar,
  text: string,
  handlers: Partial<HandlersOf<Grammar>>,
  start: string = grammar.starts[0] ?? '',
): void {
  const any = new AnyHandlers(handlers);
  const leaf = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) leaf(one);
    else if (isNode(value) && grammar.mistakes[value.type] === undefined) any.node(value.type)?.(value);
  };
  const mistakes = (found: readonly RecoveryNode[]): void => {
    for (const node of found) any.node(node.type)?.(node);
  };
  const { machine, steps } = grammar.rules();
  const step = steps[start];
  if (step?.op === 'leaf') {
    // What is read in one go has no steps to be driven along.
    machine.load(beginReading(grammar, text));
    if (step.read(0) < 0) return;
    const { value, trail } = machine;
    leaf(value);
    mistakes(trail);
    return;
  }
  const driver = new Driver(grammar, start, {
    leaf,
    mistakes,
    piece: (rule, piece, from, end) => {
      const handler = any.text(rule);
      const found = { type: rule, start: from, end, text: piece };
      if (typeof handler === 'function') handler(found);
      else handler?.piece(found);
    },
    enter: () => {},
    leave: () => {},
  });
  driver.end(text);
}
