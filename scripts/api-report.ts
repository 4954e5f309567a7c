import { relative } from 'node:path';
import ts from 'typescript';

/**
 * What the users of a module can name, as its declarations say it, and what those declarations mention besides: a text that
 * changes when the types of the module change, and only then.
 *
 * @param file the declarations of the module, such as `dist/src/index.d.ts`
 * @param root declarations below this folder are part of the report; those of packages are theirs
 */
export function apiReport(file: string, root: string, program: ts.Program): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module`);
  const seen = new Set<ts.Symbol>();
  const mentioned: ts.Symbol[] = [];
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const isOurs = ({ fileName }: ts.SourceFile): boolean =>
    fileName.startsWith(root) && !fileName.includes('/node_modules/');

  /** The declarations of a symbol; what they mention is looked at later. */
  const declared = (symbol: ts.Symbol): string =>
    (symbol.declarations ?? [])
      .filter((declaration) => isOurs(declaration.getSourceFile()))
      .map((declaration) => {
        visit(declaration);
        return textOf(declaration, root);
      })
      .join('\n');

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && resolved(found);
      const [declaration] = symbol?.declarations ?? [];
      if (
        symbol !== undefined &&
        declaration !== undefined &&
        isNamed(declaration) &&
        isOurs(declaration.getSourceFile())
      )
        if (!seen.has(symbol)) {
          seen.add(symbol);
          mentioned.push(symbol);
        }
    }
    ts.forEachChild(node, visit);
  };

  const exported = checker.getExportsOfModule(module).sort(byName);
  for (const symbol of exported) seen.add(resolved(symbol));
  const own = exported.map((symbol) => `// ${symbol.name}\n${declared(resolved(symbol))}\n`);
  const others: string[] = [];
  for (const symbol of mentioned) others.push(`${declared(symbol)}\n`);
  const rest = others.length === 0 ? '' : `\n// ── Not exported, but mentioned ──\n\n${others.sort().join('\n')}`;
  return `${own.join('\n')}${rest}`;
}

/** A declaration that stands for itself, and not a member of another one. */
function isNamed(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent))
  );
}

const printer = ts.createPrinter({ removeComments: true });

function textOf(node: ts.Declaration, root: string): string {
  const file = node.getSourceFile();
  // Of a namespace (`export * as duckflow`), the module: it has a report of its own.
  if (ts.isSourceFile(node)) return `// the module ${relative(root, file.fileName)}`;
  const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return printer.printNode(ts.EmitHint.Unspecified, whole, file);
}

function byName(left: ts.Symbol, right: ts.Symbol): number {
  return left.name < right.name ? -1 : 1;
}
