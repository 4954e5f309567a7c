import ts from 'typescript';
import { type Mutant, mutantsOf } from '../mutants/mutate.ts';

/** What of a source file is behind a switch: `globalThis.mutant === 7 ? changed : as it is`. */
export interface Switched {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/**
 * Puts the changes of a file that `isTaken` behind switches, numbered from `first` on. What happens when a module is loaded
 * cannot be switched, and of changes in one another only the outer one is.
 */
export function switched(file: string, source: string, first: number, isTaken: (mutant: Mutant) => boolean): Switched {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const places = new Map<string, ts.Node>();
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (isInside) {
      const place = `${node.getStart(tree)} ${node.end}`;
      if (!places.has(place)) places.set(place, node);
      if (ts.isBinaryExpression(node))
        places.set(`${node.operatorToken.getStart(tree)} ${node.operatorToken.end}`, node);
    }
    ts.forEachChild(node, (child) => visit(child, isInside || ts.isFunctionLike(node)));
  };
  visit(tree, false);
  const mutants: Mutant[] = [];
  const pieces: string[] = [];
  let at = 0;
  for (const mutant of mutantsOf(file, source)) {
    const node = places.get(`${mutant.start} ${mutant.end}`);
    if (node === undefined) continue;
    const start = node.getStart(tree);
    if (start < at || !isTaken(mutant)) continue;
    const was = node.getText(tree);
    // `a ?? b && c` is no expression.
    if (mutant.was === '??' && was.split('??').length > 2) continue;
    const changed = was.slice(0, mutant.start - start) + mutant.text + was.slice(mutant.end - start);
    const isOn = `globalThis.mutant === ${first + mutants.length}`;
    const choice = ts.isExpressionStatement(node) ? `if (!(${isOn})) ${was}` : `(${isOn} ? (${changed}) : (${was}))`;
    pieces.push(source.slice(at, start), choice);
    at = node.end;
    mutants.push(mutant);
  }
  return { text: pieces.join('') + source.slice(at), mutants };
}
