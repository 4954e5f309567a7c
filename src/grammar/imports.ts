import { type Expr, type Grammar, type GrammarImport, type Rule, walk } from './tree.ts';

/** Where the files of imported grammars are: for each file that imports, the file that each of its modules stands for. */
export type ImportedFiles = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A grammar imports from a module whose grammar is not known. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly location: GrammarImport['location'];

  constructor({ from, location }: GrammarImport) {
    super(`It imports from "${from.module}", and there is no grammar of that name beside it`);
    this.location = location;
  }
}

/**
 * The grammar with the rules that it imports as rules of its own: so it can be compiled, compared and drawn as one. The
 * imported files have been read with it; a rule of theirs whose name is taken gets another.
 *
 * @throws {ImportError} when the file of a module is not known
 */
export function linked(grammar: Grammar, files: ImportedFiles): Grammar {
  const imports = grammar.imports ?? [];
  if (imports.length === 0) return grammar;
  const names = new Names(grammar.rules, new Set([...files.values()].flatMap((modules) => Object.values(modules))));
  const bound = new Map<string, Map<string, string>>();
  const libraries = new Map<string, string>();
  for (const one of imports) {
    const source = String(one.location.source);
    const target = files.get(source)?.[one.from.module];
    if (target === undefined) throw new ImportError(one);
    const own = bound.get(source) ?? new Map<string, string>();
    bound.set(source, own);
    for (const { type, binding, rename } of one.what) {
      if (type === 'import_binding_all') libraries.set(`${source} ${binding}`, target);
      else
        own.set(
          binding,
          names.of(target, type === 'import_binding_default' ? names.first(target) : (rename ?? binding)),
        );
    }
  }
  const rules = grammar.rules.map((rule): Rule => {
    const source = String(rule.location.source);
    const expression = structuredClone(rule.expression);
    walk(expression, (expr) => {
      if (expr.type === 'rule_ref') expr.name = bound.get(source)?.get(expr.name) ?? names.of(source, expr.name);
      if (expr.type !== 'library_ref') return;
      const target = libraries.get(`${source} ${expr.library}`) ?? '';
      const own: Expr = {
        type: 'rule_ref',
        name: names.of(target, expr.name ?? names.first(target)),
        location: expr.location,
      };
      Object.assign(expr, own);
    });
    return { ...rule, name: names.of(source, rule.name), expression };
  });
  return { ...grammar, rules, imports: [] };
}

/** The names of rules in the one grammar that several become. */
class Names {
  readonly #names = new Map<string, string>();
  readonly #firsts = new Map<string, string>();

  constructor(rules: readonly Rule[], imported: ReadonlySet<string>) {
    const sourceOf = (rule: Rule): string => String(rule.location.source);
    // The importing files keep their names.
    const taken = new Set(rules.filter((rule) => !imported.has(sourceOf(rule))).map(({ name }) => name));
    for (const rule of rules) {
      const source = sourceOf(rule);
      if (!this.#firsts.has(source)) this.#firsts.set(source, rule.name);
      if (!imported.has(source)) continue;
      let free = rule.name;
      for (let at = 2; taken.has(free); at++) free = `${rule.name}_${at}`;
      taken.add(free);
      this.#names.set(`${source} ${rule.name}`, free);
    }
  }

  of(source: string, name: string): string {
    return this.#names.get(`${source} ${name}`) ?? name;
  }

  first(source: string): string {
    return this.#firsts.get(source) ?? '';
  }
}
