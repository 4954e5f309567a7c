import { Driver } from './driver.ts';
import type { CompiledGrammar } from './grammar.ts';
import { AnyHandlers, type HandlersOf } from './handlers.ts';
import { Scopes } from './scopes.ts';
import { isNode, type RecoveryNode } from './tree-node.ts';

/**
 * Passes the nodes of a whole text, including mistakes, to handlers, to extract something else than the model. Nodes
 * without a handler are skipped; handlers get no part where none is open.
 *
 * @param start - the start rule; the grammar's first by default
 * @returns where the reading ended: before the end of the text if it does not match or nests too deep
 *
 * @example
 * const titles: string[] = [];
 * visit(grammar, text, { Title: (node) => titles.push(node.text) });
 */
export function visit<Grammar extends CompiledGrammar, Parts = unknown>(
  grammar: Grammar,
  text: string,
  handlers: Partial<HandlersOf<Grammar, Parts>>,
  start: string = grammar.starts[0] ?? '',
): number {
  const any = new AnyHandlers(handlers);
  const scopes = new Scopes(undefined);
  const leaf = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) leaf(one);
    else if (typeof value === 'object' && value !== null && isNode(value) && grammar.mistakes[value.type] === undefined)
      any.node(value.type)?.(value, scopes.part);
  };
  const mistakes = (found: readonly RecoveryNode[]): void => {
    for (const node of found) any.node(node.type)?.(node, scopes.part);
  };
  const driver = new Driver(grammar, start, {
    leaf,
    mistakes,
    piece: (type, text, start, end) => void any.take({ type, start, end, text }, scopes.part),
    enter: (rule, from) => {
      const handler = any.scope(rule);
      if (handler !== undefined) scopes.enter(rule, handler, from);
    },
    leave: (rule, end) => {
      const handler = scopes.leaving(rule, any);
      if (handler !== undefined) scopes.leave(handler, end);
    },
  });
  return driver.end(text).start;
}
