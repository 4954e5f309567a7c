import ts from 'typescript';

/**
 * Leaves out what Peggy writes around the functions of the speed pass, and the functions that nobody calls.
 *
 * Peggy takes the call of a scanner or a guard for code of the grammar's author: it wraps it in a function of its own,
 * hands over all labels so far, and notes where a match begins. None of that is needed.
 *
 * @throws {Error} when a call has a form that is not known
 */
export function lean(code: string): string {
  const native = new Map([...code.matchAll(WRAPPER)].map(([, name = '', call = '']) => [name, call]));
  const direct = code
    .replace(WRAPPER, '')
    .replace(ALWAYS, (whole, slot: string, name: string) => {
      const call = native.get(name);
      return call === undefined ? whole : `${call};\n${slot} = undefined;`;
    })
    .replace(SOMETIMES, (whole, slot: string, name: string) => {
      const call = native.get(name);
      return call === undefined ? whole : `${slot} = ${call} ? undefined : peg$FAILED;`;
    })
    .replace(GUARDED, (_, slot: string, _test: string, guard: string, _value: string, rule: string) => {
      return `${slot} = ${guard} ? ${rule} : peg$FAILED;`;
    });
  for (const [name] of direct.matchAll(/peg\$f\d+(?=\()/g)) {
    if (native.has(name)) throw new Error(`the call of ${name} has a form that is not known`);
  }
  return withoutUnused(direct);
}

/** `function peg$f7(labels) { return peg$scan3(); }` */
const WRAPPER = /function (peg\$f\d+)\([^)]*\) \{\s*return (peg\$(?:scan|guard)\d+\(\));\s*\}/g;

/** A predicate that always holds, and its value. */
const ALWAYS = pattern('peg$savedPos = peg$currPos; <slot> = <action>; @1 = undefined;');

/** A predicate that may fail, and its value. */
const SOMETIMES = pattern(
  'peg$savedPos = peg$currPos; <slot> = <action>; if (@1) { @1 = undefined; } else { @1 = peg$FAILED; }',
);

/** A rule behind a guard. A rule that fails has put the position back. */
const GUARDED = pattern(
  '<slot> = peg$currPos; <slot> = <guard> ? undefined : peg$FAILED; if (@2 !== peg$FAILED) { <slot> = <rule>; ' +
    'if (@4 !== peg$FAILED) { @1 = @4; } else { peg$currPos = @1; @1 = peg$FAILED; } } ' +
    'else { peg$currPos = @1; @1 = peg$FAILED; }',
);

/** A pattern from code: any blanks between words, `@1` for what the first placeholder found. */
function pattern(code: string): RegExp {
  const source = code
    .replace(/[$(){}?]/g, '\\$&')
    .replaceAll(' ', String.raw`\s*`)
    .replaceAll('@', '\\')
    .replaceAll('<slot>', String.raw`(\bs\d+)`)
    .replaceAll('<action>', String.raw`(peg\$f\d+)\([^)]*\)`)
    .replaceAll('<guard>', String.raw`(peg\$guard\d+\(\))`)
    .replaceAll('<rule>', String.raw`(peg\$parse\w+\(\))`);
  return new RegExp(source, 'g');
}

/** Without the functions and variables of the parser that no other code names. */
function withoutUnused(code: string): string {
  for (let rest = code; ; ) {
    const uses = new Map<string, number>();
    for (const [name] of rest.matchAll(/[\w$]+/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
    const unused = declarationsOf(rest).filter(({ name }) => uses.get(name) === 1);
    if (unused.length === 0) return rest;
    for (const { start, end } of unused.reverse()) rest = rest.slice(0, start) + rest.slice(end);
  }
}

/** What the parser's scope declares, in text order. */
function declarationsOf(code: string): { name: string; start: number; end: number }[] {
  const found: { name: string; start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name === 'peg$parse' || name === undefined) ts.forEachChild(node, visit);
    else found.push({ name, start: node.getFullStart(), end: node.end });
  };
  visit(ts.createSourceFile('parser.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (!ts.isVariableStatement(node)) return undefined;
  const [variable, ...more] = node.declarationList.declarations;
  return variable !== undefined && more.length === 0 && ts.isIdentifier(variable.name) && isPeggys(variable.name.text)
    ? variable.name.text
    : undefined;
}

/** A literal, a class, or the cache of lines and columns. */
function isPeggys(name: string): boolean {
  return /^peg\$(?:[cr]\d+|posDetailsCache)$/.test(name);
}
