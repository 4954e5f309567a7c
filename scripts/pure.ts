import { parseAst } from 'rolldown/parseAst';

/** Values that bundlers see by themselves to be made without doing anything else. */
const PLAIN: ReadonlySet<string> = new Set([
  'Literal',
  'Identifier',
  'TemplateLiteral',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/**
 * The code of a module with a note at each value that it makes when it is imported: that making it does nothing else, as
 * `sideEffects` in package.json promises of all modules. A bundler takes what is used of a file, but keeps each call in it that has
 * no such note, with all that it refers to.
 */
export function withPureValues(code: string): string {
  const inits = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
  let noted = '';
  let done = 0;
  for (const { id, init } of inits) {
    if (init == null || id.type !== 'Identifier' || PLAIN.has(init.type)) continue;
    const made = code.slice(init.start, init.end);
    // What waits for another module stays: a function around it could not wait.
    if (made.includes('await')) continue;
    noted += `${code.slice(done, init.start)}/* @__PURE__ */(()=>(${made}))()`;
    done = init.end;
  }
  return noted + code.slice(done);
}
