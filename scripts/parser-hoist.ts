import ts from 'typescript';

/**
 * Moves what Peggy makes anew for each parse to where it is made once: the rules' functions, the actions, the constants,
 * the functions of the per-parse initializer. What a parse changes stays a variable that each parse sets at its start.
 *
 * Peggy's own form makes some hundred closures before it looks at the first character: for short texts, and for one rule
 * at one place, that was most of the time. The price: an action must not start a parse of its own grammar.
 *
 * @throws {Error} when the code has a form that the move does not know
 */
export function hoisted(code: string): string {
  const source = ts.createSourceFile('parser.ts', code, ts.ScriptTarget.Latest, true);
  const parser = findParser(source);
  const outer = new Set(namesAround(parser));
  const once: string[] = [];
  const variables: string[] = [];
  const perParse: string[] = [];
  const declare = (name: string): string => {
    if (outer.has(name)) throw new Error(`both initializers of the grammar declare ${name}: give one another name`);
    return name;
  };

  for (const parameter of parser.parameters) {
    const name = declare(parameter.name.getText());
    variables.push(name);
    perParse.push(`${name} = peg$given_${name};`);
  }
  for (const statement of parser.body?.statements ?? []) {
    const text = statement.getFullText().trimEnd();
    if (ts.isFunctionDeclaration(statement)) {
      declare(statement.name?.text ?? '');
      once.push(text);
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (!ts.isIdentifier(declaration.name)) throw new Error(`an initializer takes a value apart: ${text.trim()}`);
        const name = declare(declaration.name.text);
        const initial = declaration.initializer?.getText();
        if (CONSTANT.test(name)) once.push(`\n  const ${name} = ${initial};`);
        else {
          const type = declaration.type === undefined ? '' : `: ${declaration.type.getText()}`;
          variables.push(`${name}${type}`);
          perParse.push(`${name} = ${initial ?? 'undefined'};`);
        }
      }
    } else perParse.push(text);
  }

  const parameters = parser.parameters.map((parameter) => `peg$given_${parameter.name.getText()}`).join(', ');
  const moved = `let ${variables.join(';\nlet ')};
${once.join('\n')}

function peg$parse(${parameters}) {
  try {
    ${perParse.join('\n    ')}
  } finally {
    // The last text is not kept.
    input = "";
  }
}
`;
  return code.slice(0, parser.getStart()) + moved + code.slice(parser.end);
}

/** What Peggy declares and never changes: literals, classes, expectations, the sign of failure, the start rules. */
const CONSTANT = /^peg\$(?:[cre]\d+|FAILED|startRuleFunctions)$/;

function findParser(source: ts.SourceFile): ts.FunctionDeclaration {
  let found: ts.FunctionDeclaration | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === 'peg$parse') found = node;
    else if (found === undefined) ts.forEachChild(node, visit);
  };
  visit(source);
  if (found === undefined) throw new Error('the generated code holds no peg$parse');
  return found;
}

/** The names that the scope around the parser declares. */
function namesAround(parser: ts.FunctionDeclaration): string[] {
  const scope = parser.parent;
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return [];
  return scope.statements.flatMap((statement) => {
    if (statement === parser) return [];
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
  });
}
