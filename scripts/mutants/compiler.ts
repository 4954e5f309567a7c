import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { type Mutant, mutated } from './mutate.ts';

/** Tells which changes compile. The changed file alone is looked at: what files export has its type written down. */
export class Compiler {
  readonly #texts = new Map<string, { readonly text: string; readonly version: number }>();
  readonly #service: ts.LanguageService;

  constructor() {
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      ts.readConfigFile('tsconfig.build.json', ts.sys.readFile).config,
      ts.sys,
      process.cwd(),
    );
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => ({ ...options, noEmit: true, allowImportingTsExtensions: true }),
      getScriptFileNames: () => fileNames,
      getScriptVersion: (file) => String(this.#texts.get(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const text = this.#texts.get(file)?.text ?? ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => process.cwd(),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
  }

  compiles(mutant: Mutant): boolean {
    const file = resolve(mutant.file);
    const source = readFileSync(file, 'utf8');
    this.#set(file, mutated(source, mutant));
    const found = [...this.#service.getSyntacticDiagnostics(file), ...this.#service.getSemanticDiagnostics(file)];
    this.#set(file, source);
    return found.length === 0;
  }

  #set(file: string, text: string): void {
    this.#texts.set(file, { text, version: (this.#texts.get(file)?.version ?? 0) + 1 });
  }
}
