import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { grammars } from '../../src/cli/grammar/grammars.ts';
import { type CompileOptions, compileGrammar, type RuntimeParser } from '../../src/grammar/compile.ts';
import { runs } from './law.ts';

/** The laws of one grammar: strict ⊆ tolerant. */
class GrammarLaws {
  readonly startRules: readonly string[];
  readonly #sources: readonly { source: string; text: string }[];
  readonly #compiled = new Map<string, RuntimeParser>();

  constructor(name: string) {
    const entry = grammars.find((candidate) => candidate.name === name);
    if (entry === undefined) throw new Error(`there is no grammar ${name}`);
    this.startRules = entry.startRules;
    this.#sources = entry.sources.map((source) => ({
      source,
      text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
    }));
  }

  get #tolerant(): RuntimeParser {
    return this.#once('tolerant', { allowedStartRules: this.startRules });
  }

  #strict(startRule: string | undefined): RuntimeParser {
    const rules = startRule === undefined ? {} : { allowedStartRules: [startRule] };
    return this.#once(`strict ${startRule}`, { strict: true, ...rules });
  }

  /** To compile a grammar takes seconds. */
  #once(name: string, options: CompileOptions): RuntimeParser {
    const known = this.#compiled.get(name) ?? compileGrammar(this.#sources, options);
    this.#compiled.set(name, known);
    return known;
  }

  /** What the strict grammar accepts, the tolerant one reads to the same tree without errors. Some texts must be accepted. */
  assertStrictWithin(texts: readonly fc.Arbitrary<string>[], startRule: string | undefined = this.startRules[0]): void {
    const strict = this.#strict(startRule);
    const tolerant = this.#tolerant;
    let accepted = 0;
    for (const inputs of texts) {
      const property = fc.property(inputs, (text) => {
        const tree = accept(strict, text, startRule);
        if (tree === undefined) return;
        accepted++;
        assert.deepEqual(tree, tolerant.parse(text, { startRule }));
        assert.deepEqual(errorsIn(tree), []);
      });
      fc.assert(property, runs(400));
    }
    expect(accepted).toBeGreaterThan(0);
  }

  /** Tells whether the strict grammar accepts a text. */
  strictAcceptor(startRule: string | undefined = this.startRules[0]): (text: string) => boolean {
    const strict = this.#strict(startRule);
    return (text) => accept(strict, text, startRule) !== undefined;
  }
}

const known = new Map<string, GrammarLaws>();

/**
 * The laws of a grammar. It is compiled when a law asks for it, once.
 *
 * @throws {Error} when src/cli/grammar/grammars.ts has no grammar of that name
 */
export function grammarLaws(name: string): GrammarLaws {
  const laws = known.get(name) ?? new GrammarLaws(name);
  known.set(name, laws);
  return laws;
}

function accept(parser: RuntimeParser, text: string, startRule: string | undefined): unknown {
  try {
    return parser.parse(text, startRule === undefined ? {} : { startRule });
  } catch {
    return undefined;
  }
}

/** Error nodes, and non-empty lists of errors, anywhere in a tree. */
function errorsIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const errors = 'errors' in node && Array.isArray(node.errors) ? node.errors : [];
  const wrong = 'type' in node && /^(?:Bad|Missing)/.test(String(node.type));
  return [...(wrong ? [node] : []), ...errors, ...Object.values(node).flatMap(errorsIn)];
}
