import ts from 'typescript';

const GLOBALS = new Set(
  'Array ReadonlyArray Record Map Set ReadonlyMap ReadonlySet Readonly Partial Pick Omit'.split(' '),
);

/** The interfaces and type aliases of a grammar's `{{ }}` blocks: the rules' types name them. */
export function typeDeclarations(initializer: string): string {
  return statementsOf(initializer)
    .filter(isTypeDeclaration)
    .map((statement) => `export ${statement.getText().replace(/^export\s+/, '')}`)
    .join('\n\n');
}

/** Why the types of a parser cannot be relied on: `any`, names that nothing declares, names declared twice. */
export function typeFlaws(types: string): string[] {
  const declared = statementsOf(types).filter(isTypeDeclaration);
  const names = declared.map((statement) => statement.name.text);
  const known = new Set([...names, ...GLOBALS]);
  const flaws = names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is declared twice`);
  for (const statement of declared) {
    const own = new Set((statement.typeParameters ?? []).map((parameter) => parameter.name.text));
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) flaws.push(`${statement.name.text} contains any`);
      const name = nameIn(node);
      if (name !== undefined && !known.has(name) && !own.has(name)) {
        flaws.push(`${statement.name.text} mentions ${name}, which is no rule and no type of the grammar's {{ }}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
  return [...new Set(flaws)];
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isTypeDeclaration(statement: ts.Statement): statement is TypeDeclaration {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function statementsOf(text: string): readonly ts.Statement[] {
  return ts.createSourceFile('types.ts', text, ts.ScriptTarget.ES2022, true).statements;
}

function nameIn(node: ts.Node): string | undefined {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return node.typeName.text;
  if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) return `typeof ${node.exprName.text}`;
  return undefined;
}
