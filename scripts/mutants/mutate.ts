import ts from 'typescript';

/** A change of a program that its tests should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** What is there instead. */
  readonly text: string;
  readonly was: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '??': '&&',
};

/** All mutants of a source file: other operators, turned conditions, other constants, statements and branches left out. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const change = (node: ts.Node, text: string): void => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.end, text, was: node.getText(tree) });
  };
  const visit = (node: ts.Node): void => {
    // What is in types and imports does nothing.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS[node.operatorToken.getText(tree)];
      if (other !== undefined) change(node.operatorToken, other);
    } else if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText(tree)})`);
    else if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText(tree)})`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
    else if (ts.isNumericLiteral(node)) change(node, `(${node.text} + 1)`);
    else if (
      ts.isStringLiteral(node) &&
      ts.isExpression(node) &&
      node.text !== '' &&
      !ts.isPropertyAssignment(node.parent)
    )
      change(node, "''");
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      if (node.expression.expression.kind !== ts.SyntaxKind.SuperKeyword) change(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

/** The source with the change. */
export function mutated(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}
