import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import { type AliasTable, pathOfAlias } from '../aliases/aliases.ts';
import { outsideRoot } from '../aliases/root.ts';
import { type DmlCode, finding } from '../findings.ts';
import type { Code } from '../format.ts';
import type { Macro } from '../model.ts';
import { INSTRUCTIONS, type Language } from '../read/instructions.ts';
import { Suggestions } from '../read/suggestions.ts';
import { definitionOf } from '../rules.ts';

export interface ValueSources {
  readonly aliases: AliasTable;
  /** The definitions in the text itself. */
  readonly definitions: Readonly<Record<string, string>>;
  readonly root: string | undefined;
  readonly state: Readonly<Record<string, string | number | boolean>>;
  readonly instructions: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** Looks up the values of macros and references; a missing value becomes a finding. */
export class Values {
  readonly found: Diagnostic<Code>[] = [];
  readonly #sources: ValueSources;
  readonly #states = new Suggestions();
  readonly #keys = new Suggestions();

  constructor(sources: ValueSources) {
    this.#sources = sources;
  }

  /** The value of a live macro; undefined when the macro stays. */
  ofMacro(macro: Macro, range: Range): string | undefined {
    const [key = ''] = macro.args;
    if (!macro.closed || macro.args.length > 1 || key === '') return undefined;
    const { state, instructions, language } = this.#sources;
    switch (macro.command) {
      case 'F':
        return this.#ofDefinition(macro, range);
      case 'S':
        return this.#ofKey(key, range, [state], 'unknown-state', 'state variable', this.#states);
      case 'I': {
        const texts = [instructions, INSTRUCTIONS[language]];
        return this.#ofKey(key, range, texts, 'unknown-instruction', 'instruction', this.#keys);
      }
      default:
        return undefined;
    }
  }

  /** The path of an alias. `parse` reports unknown ones. */
  ofAlias(alias: string, range: Range): string | undefined {
    const { aliases, definitions, root } = this.#sources;
    return pathOfAlias(alias, aliases, definitions, root, (why) => this.#report('alias-outside-root', range, why));
  }

  #ofDefinition(macro: Macro, range: Range): string | undefined {
    const defined = definitionOf(macro);
    if (defined === undefined) return undefined;
    const { alias, path } = defined;
    if (outsideRoot(path, this.#sources.root) !== undefined) return undefined;
    const known = this.#sources.aliases.pathOf(alias);
    if (known !== undefined && known !== path) {
      const clash = `The alias ${quote(alias)} is ${quote(known)} in the alias table, which counts, and ${quote(path)} here`;
      this.#report('duplicate-alias', range, clash);
    }
    return path;
  }

  /** The value of a key in the first of the tables that has it. */
  #ofKey(
    key: string,
    range: Range,
    tables: readonly Readonly<Record<string, string | number | boolean>>[],
    code: DmlCode,
    what: string,
    suggestions: Suggestions,
  ): string | undefined {
    for (const table of tables) {
      const value = getOwn(table, key);
      if (value !== undefined) return String(value);
    }
    const hint = suggestions.hint(key, () => tables.flatMap((table) => Object.keys(table)));
    this.#report(code, range, `There is no ${what} ${quote(key)}${hint}`);
    return undefined;
  }

  #report(code: DmlCode, { start, end }: Range, message: string): void {
    this.found.push(finding(code, { start, end }, message));
  }
}
