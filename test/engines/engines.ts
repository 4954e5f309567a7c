import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { byteClasses } from './byte-classes.ts';

/** Says whether a grammar's language holds a text. */
export type Judge = (text: string) => Promise<boolean>;

/** A constrained-decoding engine, without a model. */
export interface Engine {
  readonly name: string;
  /** Compiles GBNF; rejects when the engine does not read it. */
  compile(gbnf: string): Promise<Judge>;
}

/**
 * llama.cpp by the prebuilt addon of `node-llama-cpp` for the CPU. The addon is loaded by itself: that package would bring
 * what it needs to build and to download.
 */
export function llamaCpp(): Engine {
  const addon: LlamaAddon = createRequire(import.meta.url)(
    packageFile('@node-llama-cpp/linux-x64/bins/linux-x64/llama-addon.node'),
  );
  return {
    name: 'llama.cpp',
    async compile(gbnf) {
      const grammar = new addon.AddonGrammar(gbnf, { addonExports: addon, rootRuleName: 'root' });
      return async (text) => grammar.isTextCompatible(text);
    },
  };
}

/** XGrammar reads structural tags, too. */
export interface XGrammar extends Engine {
  compileTag(tag: string): Promise<Judge>;
  /** Compiles GBNF without spelling its classes as bytes. */
  compileAsIs(gbnf: string): Promise<Judge>;
}

/** XGrammar by `@mlc-ai/web-xgrammar`, compiled to WebAssembly. Classes are spelled for it as {@link byteClasses} says. */
export async function xgrammar(): Promise<XGrammar> {
  const library = commonJs(packageFile('@mlc-ai/web-xgrammar/lib/index.js'));
  const tokens = await library.TokenizerInfo.createTokenizerInfo([]);
  const compiler = await library.GrammarCompiler.createGrammarCompiler(tokens);
  const judge = async (compiled: unknown): Promise<Judge> => {
    const matcher = await library.GrammarMatcher.createGrammarMatcher(compiled, undefined, true);
    return async (text) => {
      matcher.reset();
      return matcher._acceptString(text) && matcher.isTerminated();
    };
  };
  return {
    name: 'XGrammar',
    compile: async (gbnf) => judge(await compiler.compileGrammar(byteClasses(gbnf))),
    compileAsIs: async (gbnf) => judge(await compiler.compileGrammar(gbnf)),
    compileTag: async (tag) => judge(await compiler.compileStructuralTag(byteTag(tag))),
  };
}

/** A structural tag with its grammars spelled in bytes. */
function byteTag(tag: string): string {
  return JSON.stringify(
    JSON.parse(tag, (key, value: unknown) =>
      key === 'grammar' && typeof value === 'string' ? byteClasses(value) : value,
    ),
  );
}

function packageFile(path: string): string {
  return fileURLToPath(new URL(`./node_modules/${path}`, import.meta.url));
}

/** A UMD file of a package that calls itself a package of modules: Node would not load it. */
function commonJs(file: string): XGrammarModule {
  const module = new Module(file);
  module.filename = file;
  const compile: unknown = Reflect.get(module, '_compile');
  if (typeof compile !== 'function') throw new Error('Node compiles no CommonJS');
  compile.call(module, readFileSync(file, 'utf8'), file);
  return module.exports;
}

/** What is used of the addon of `node-llama-cpp`. */
interface LlamaAddon {
  readonly AddonGrammar: new (
    gbnf: string,
    options: { addonExports: LlamaAddon; rootRuleName: string },
  ) => { isTextCompatible(text: string): boolean };
}

/** What is used of `@mlc-ai/web-xgrammar`. */
interface XGrammarModule {
  readonly TokenizerInfo: { createTokenizerInfo(vocabulary: readonly string[]): Promise<unknown> };
  readonly GrammarCompiler: { createGrammarCompiler(tokens: unknown): Promise<XGrammarCompiler> };
  readonly GrammarMatcher: {
    createGrammarMatcher(compiled: unknown, stopTokens: undefined, endsByItself: boolean): Promise<XGrammarMatcher>;
  };
}

interface XGrammarCompiler {
  compileGrammar(gbnf: string): Promise<unknown>;
  compileStructuralTag(tag: string): Promise<unknown>;
}

interface XGrammarMatcher {
  reset(): void;
  _acceptString(text: string): boolean;
  isTerminated(): boolean;
}
