import type { Command } from 'commander';
import { lazily } from '../../../cli/lazily.ts';
import { positive } from '../../../cli/number-options.ts';
import { optionalPeer } from '../../../cli/optional-peer.ts';

/** Adds the commands of the grammar workbench. Their modules are loaded only when they are called. */
export function addGrammarCommands(grammar: Command): void {
  grammar
    .command('lint')
    .description('say what is wrong with grammars: by the checks of Peggy, and by those that it lacks; no code is run')
    .argument('[grammars...]', 'names of grammars, .peggy files, or files of formats; all of ours by default')
    .option('--with <files...>', 'more files of the grammar')
    .action(lazily(async () => (await import('./lint.ts')).lint));

  grammar
    .command('sentences')
    .description('print random texts that a grammar reads, as JSON strings, a line each')
    .argument('<grammar>', 'the name of a grammar or a format, a .peggy file, or the file of a format')
    .option('--count <n>', 'how many', '10')
    .option('--size <n>', 'how long they may become: about so many characters and rules', '60')
    .option('--seed <n>', 'the seed of the random numbers')
    .option('--start <rule>', 'the rule that they are sentences of')
    .option('--recovery', 'with the mistakes that the grammar names, the rules Bad… and Missing…')
    .option('--spoiled', 'as models spoil them: cut off, in a fence, with other quotes, …')
    .option('--with <files...>', 'more files of the grammar')
    .action(lazily(async () => (await withSentences('sentences', () => import('./sentences.ts'))).sentences));

  grammar
    .command('trace')
    .description('show which rule was tried where in a text, and what came of it')
    .argument('<grammar>', 'the name of a grammar or a format, a .peggy file, or the file of a format')
    .argument('[file]', 'the text; standard input by default')
    .option('--start <rule>', 'the rule that the text is parsed from; the first one by default')
    .option('--strict', 'without the recovery rules')
    .option('--all', 'also what was tried and given up')
    .option('--json', 'print all trials as JSON')
    .option('--with <files...>', 'more files of the grammar')
    .action(lazily(async () => (await import('./trace.ts')).trace));

  grammar
    .command('fuzz')
    .description('try laws on random texts: sentences of a grammar, and what models make of them')
    .argument('[names...]', 'names of formats or grammars, .peggy files, or files of formats; all formats by default')
    .option('--seconds <n>', 'how long each format is tried; 0 for one round', '10')
    .option('--seed <n>', 'the seed of the random numbers; printed when it is left out')
    .option('--corpus <folder>', 'texts to spoil, and where a text that breaks a law is saved')
    .action(lazily(async () => (await withSentences('fuzz', () => import('./fuzz.ts'))).fuzz));

  grammar
    .command('coverage')
    .description('show which rules and alternatives the corpus and a fixed fuzz run exercise')
    .argument('[grammars...]', 'names of grammars, a .peggy file, or the file of a format; all of ours by default')
    .option('--with <files...>', 'more files of the grammar')
    .option('--corpus <folder>', 'the texts; test/corpus by default')
    .option('--runs <n>', 'how many sentences and spoiled texts to try besides; 0 for the corpus alone', '300')
    .option('--seed <n>', 'the seed of the random numbers', '1')
    .option('--html <file>', 'write the grammar as a page, with the counts')
    .option('--json', 'print every point as JSON')
    .option('--reasons <file>', 'what need not be exercised, and why; grammars/uncovered.json by default')
    .option('--fill', 'write texts that exercise what is missing to the folder of --cover, and say so')
    .option('--cover <folder>', 'where such texts are kept; test/cover by default')
    .option('--check', 'exit code 1 when something is neither exercised nor listed with a reason')
    .action(lazily(async () => (await withSentences('coverage', () => import('./coverage.ts'))).coverage));

  grammar
    .command('diagram')
    .description('write a grammar as one HTML page: railroad diagrams of its rules, comments, samples, mistakes')
    .argument('<grammar>', 'the name of a grammar or a format, a .peggy file, or the file of a format')
    .option('-o, --output <page>', 'the file to write, a page or with .svg a picture; without it the page is printed')
    .option('--with <files...>', 'more files of the grammar')
    .option('--start <rule>', 'the rule that whole texts are parsed from; the first one by default')
    .action(lazily(async () => (await withSentences('diagram', () => import('./diagram.ts'))).diagram));

  grammar
    .command('diff')
    .description('show what a change of a grammar means: rules, texts of the corpus, examples that tell the two apart')
    .argument('<old>', 'a .peggy file, or the name of a grammar')
    .argument('<new>', 'a .peggy file, or the name of a grammar')
    .option('--corpus <folder>', 'texts to read with both; test/corpus/FORMAT by default')
    .option('--grammar <name>', 'which grammar it is, when the files have other names')
    .option('--with <files...>', 'more files of both grammars, instead of those that the grammar has')
    .option('--start <rule>', 'the rule to parse from')
    .option('--runs <n>', 'how many sentences to try for each changed rule', '300')
    .option('--seed <n>', 'the seed of the random numbers', '1')
    .option('--json', 'print JSON')
    .action(lazily(async () => (await withSentences('diff', () => import('./diff.ts'))).diff));

  grammar
    .command('export')
    .description('write a grammar for constrained decoding, what an engine lets a model write, or for other tools')
    .argument('<grammar>', 'the name of a format, a .peggy file, or the file of a format')
    .option(
      '--to <notation>',
      'gbnf (llama.cpp, XGrammar), lark (llguidance), structural-tag (XGrammar), ebnf (of the W3C) or json (the tree)',
      'gbnf',
    )
    .option('--rule <name>', 'the rule that describes whole texts; the first one of a file by default')
    .option('--with <files...>', 'more files of the grammar')
    .option('--set <rule=text...>', 'put a text in place of a rule, such as taskId=HW-001 for design')
    .option('--tag', 'as a structural tag in free text, by the delimiters that the rule begins and ends with')
    .option('--seconds <n>', 'how long it may take at most', positive)
    .option('-o, --output <file>', 'where to write; standard output by default')
    .action(lazily(async () => (await import('./export.ts')).exportGrammar));
}

/** Loads a command that generates sentences: most users of the package never do. */
function withSentences<Module>(command: string, load: () => Promise<Module>): Promise<Module> {
  return optionalPeer(`peglot grammar ${command}`, 'fast-check', load);
}
