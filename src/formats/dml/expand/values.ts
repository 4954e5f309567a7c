import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn } from '../../../core/record.ts';
import type { AliasTable } from '../aliases/aliases.ts';
import { outsideRoot } from '../aliases/root.ts';
import { type DmlCode, finding } from '../findings.ts';
import type { Code } from '../format.ts';
import type { Macro } from '../model.ts';
import { INSTRUCTIONS, type Language } from '../read/instructions.ts';
import { Suggestions } from '../read/suggestions.ts';
import { definitionOf } from '../rules.ts';

/** Where the values come from. */
export interface ValueSources {
  readonly aliases: AliasTable;
  /** What the text itself defines. */
  readonly definitions: Readonly<Record<string, string>>;
  readonly root: string | undefined;
  readonly state: Readonly<Record<string, string | number | boolean>>;
  readonly instructions: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** Looks up what macros and references stand for; what is not there becomes a finding. */
export class Values {
  readonly found: Diagnostic<Code>[] = [];
  readonly #sources: ValueSources;
  readonly #states = new Suggestions();
  readonly #keys = new Suggestions();

  constructor(sources: ValueSources) {
    this.#sources = sources;
  }

  /** What a live macro stands for; undefined when it stays. */
  ofMacro(macro: Macro, range: Range): string | undefined {
    const [key = ''] = macro.args;
    if (!macro.closed || macro.args.length > 1 || key === '') return undefined;
    switch (macro.command) {
      case 'F':
        return this.#ofDefinition(macro, range);
      case 'S':
        return this.#ofState(key, range);
      case 'I':
        return this.#ofInstruction(key, range);
      default:
        return undefined;
    }
  }

  /** The path of an alias. That there is none, or that the text's own leads outside, `parse` has said. */
  ofAlias(alias: string, range: Range): string | undefined {
    const known = this.#sources.aliases.pathOf(alias);
    const path = known ?? getOwn(this.#sources.definitions, alias);
    const reason = path === undefined ? undefined : this.#outside(path);
    if (reason === undefined) return path;
    if (known !== undefined) {
      this.#report(
        'alias-outside-root',
        range,
        `The alias ${quote(alias)} stands for ${quote(known)}, which ${reason}`,
      );
    }
    return undefined;
  }

  #ofDefinition(macro: Macro, range: Range): string | undefined {
    const defined = definitionOf(macro);
    if (defined === undefined) return undefined;
    const { alias, path } = defined;
    if (this.#outside(path) !== undefined) return undefined;
    const known = this.#sources.aliases.pathOf(alias);
    if (known !== undefined && known !== path) {
      const clash = `The alias ${quote(alias)} stands for ${quote(known)} in the alias table, which counts, and for ${quote(path)} here`;
      this.#report('duplicate-alias', range, clash);
    }
    return path;
  }

  #outside(path: string): string | undefined {
    return this.#sources.root === undefined ? undefined : outsideRoot(path, this.#sources.root);
  }

  #ofState(key: string, range: Range): string | undefined {
    const value = getOwn(this.#sources.state, key);
    if (value !== undefined) return String(value);
    const hint = this.#states.hint(key, () => Object.keys(this.#sources.state));
    this.#report('unknown-state', range, `There is no state variable ${quote(key)}${hint}`);
    return undefined;
  }

  #ofInstruction(key: string, range: Range): string | undefined {
    const defaults: Readonly<Record<string, string>> = INSTRUCTIONS[this.#sources.language];
    const text = getOwn(this.#sources.instructions, key) ?? getOwn(defaults, key);
    if (text !== undefined) return text;
    const hint = this.#keys.hint(key, () => [...Object.keys(this.#sources.instructions), ...Object.keys(defaults)]);
    this.#report('unknown-instruction', range, `There is no instruction ${quote(key)}${hint}`);
    return undefined;
  }

  #report(code: DmlCode, range: Range, message: string): void {
    this.found.push(finding(code, { start: range.start, end: range.end }, message));
  }
}
