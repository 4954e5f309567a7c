import { forEachChild, type HereDoc, parse, type SyntaxNode, type Word } from 'unbash';
import { shellCommand } from '../../core/shell-command.ts';

/** Quotes a value for one place of a command line; undefined if no quoting is safe. */
export type Quoting = (value: string) => string | undefined;

/**
 * How to quote values at the places of a command line, so that each reaches its program unchanged. It depends on the
 * nesting in the shell: a quoted value may be in a command substitution, which may be quoted itself.
 *
 * @param line - contains the word that stands for a value at each place, and nowhere else
 */
export function quotingsOf(line: string, words: readonly string[]): Quoting[] {
  const script = parse(line);
  if ((script.errors?.length ?? 0) > 0) return words.map(() => plainOnly);
  return words.map((word) => quotingAt(script, line.indexOf(word)));
}

function quotingAt(script: SyntaxNode, at: number): Quoting {
  const chain = chainTo(script, at);
  const [inner, around] = [chain.at(-1), chain.at(-2)];
  if (inner === undefined || chain.some((node) => isProgram(node, at))) return plainOnly;
  if (isInput(chain)) return plainOnly;
  const document = chain.find((node) => node.type === 'HereDoc');
  if (document?.type === 'HereDoc') return inner.type === 'HereDocBody' ? inDocument(document) : plainOnly;
  if (inner.type === 'SingleQuoted') return (value) => value.replaceAll("'", `'\\''`);
  if (inner.type === 'Literal' && around?.type === 'DoubleQuoted') return (value) => value.replace(/[\\"$`]/g, '\\$&');
  if (inner.type === 'Word' || (inner.type === 'Literal' && around?.type === 'Word')) return bare;
  return plainOnly;
}

/** The nodes around a place, the innermost last. */
function chainTo(script: SyntaxNode, at: number): SyntaxNode[] {
  const chain: SyntaxNode[] = [script];
  for (let node: SyntaxNode | undefined = script; node !== undefined; ) {
    let next: SyntaxNode | undefined;
    forEachChild(node, (child) => {
      if (child.pos <= at && at < child.end) next ??= child;
      // A here-document is below the line of its command.
      if (child.type === 'HereDoc' && child.body.pos <= at && at < child.body.end) next = child;
      else if (next === undefined && holdsDocument(child, at)) next = child;
    });
    if (next !== undefined) chain.push(next);
    node = next;
  }
  return chain;
}

function holdsDocument(node: SyntaxNode, at: number): boolean {
  let holds = node.type === 'HereDoc' && node.body.pos <= at && at < node.body.end;
  forEachChild(node, (child) => {
    holds ||= holdsDocument(child, at);
  });
  return holds;
}

/** Whether a place is in the input of a shell or another interpreter: `echo <v> | sh`, `python <<EOF`. */
function isInput(chain: readonly SyntaxNode[]): boolean {
  return chain.some((node, index) => {
    const inner = chain[index + 1];
    if (node.type === 'Pipeline') {
      const commands: readonly (SyntaxNode | undefined)[] = node.commands;
      return node.commands.slice(commands.indexOf(inner) + 1).some(interprets);
    }
    return (inner?.type === 'HereDoc' || inner?.type === 'HereString') && interprets(node);
  });
}

function interprets(node: SyntaxNode): boolean {
  let found = node.type === 'Word' && INTERPRETERS.test(baseOf(node.value));
  forEachChild(node, (child) => {
    found ||= interprets(child);
  });
  return found;
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a place is read as a program again, or is not a word of its own. */
function isProgram(node: SyntaxNode, at: number): boolean {
  switch (node.type) {
    case 'CommandExpansion':
      return node.text.startsWith('`');
    case 'ParameterExpansion':
    case 'ArithmeticExpansion':
    case 'AnsiCQuoted':
    case 'LocaleString':
      return true;
    case 'Assignment':
      return RUN_FROM.test(node.name);
    case 'Command': {
      const all = [node.name, ...node.suffix].filter((word) => word?.type === 'Word');
      return all.some(
        (word, index) => word !== undefined && word.pos <= at && at < word.end && takesProgram(all, index),
      );
    }
    default:
      return node.type.startsWith('Arithmetic') || node.type.startsWith('Test');
  }
}

/** Whether a word of a command is read as a program: the argument of `eval`, or of `sh -c`. */
function takesProgram(words: readonly (Word | undefined)[], index: number): boolean {
  if (index === 0) return true;
  const before = words.slice(0, index).map((word) => word?.value ?? '');
  return (
    before.some((word) => READS_PROGRAMS.has(baseOf(word))) ||
    /^-[a-z]*[ceC]$|^--[\w-]*(?:command|eval|exec|prog(?:ram)?)$/.test(before.at(-1) ?? '') ||
    /^--[\w-]*(?:command|eval|exec|prog)[\w-]*=/.test(words[index]?.value ?? '') ||
    // A variable name may contain a subscript, which is an expression.
    (before.at(-1) === '-v' && /^(?:printf|test|\[)$/.test(before[0] ?? ''))
  );
}

const READS_PROGRAMS: ReadonlySet<string> = new Set(
  (
    'eval trap ssh watch su source . sh bash dash ksh zsh fish csh pwsh powershell cmd awk sed perl xargs parallel env ' +
    'let declare typeset local readonly unset read mapfile readarray alias make sqlite3 psql mysql'
  ).split(' '),
);

/** Variables from which a shell or another program runs something. */
const RUN_FROM = /^(?:ENV|PS\d|LD_\w+|IFS|PATH|SHELL|\w*_(?:ENV|COMMAND|RSH|OPTIONS|FLAGS)|\w*(?:EDITOR|PAGER))$/;

/** Programs that read their program from standard input, unless they are given another one. */
const INTERPRETERS =
  /^(?:(?:ba|da|k|z|fi|c|pw|s)?sh|powershell|cmd|su|source|\.|xargs|parallel|python|node|deno|bun|ruby|perl|php|lua|tclsh|Rscript|bc|ed|gdb|make|sqlite|psql|mysql)[0-9.]*$/;

function inDocument({ delimiter }: HereDoc): Quoting {
  return (value) => {
    // It would end the document.
    if (value.trim() === delimiter?.value) return undefined;
    return delimiter?.quoted === true ? value : value.replace(/[\\$`]/g, '\\$&');
  };
}

/** Quoted after a dummy word: the first word of a command has a special meaning in the shell. */
function bare(value: string): string {
  return shellCommand(['-', value], []).slice(2);
}

/** Only values that mean the same in any quoting. */
function plainOnly(value: string): string | undefined {
  return /^[\w@%+:,./][\w@%+:,./-]*$/.test(value) ? value : undefined;
}
