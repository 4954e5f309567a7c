import { forEachChild, type HereDoc, parse, type SyntaxNode, type Word } from 'unbash';
import { shellCommand } from '../../core/shell-command.ts';

/** Writes a value where a command line has a place for it; undefined where no way is safe. */
export type Quoting = (value: string) => string | undefined;

/**
 * How values are written at the places of a command line, so that each reaches its program as it is. The shell's own
 * nesting decides: a value between double quotes may be in a command substitution in others.
 *
 * @param line - has at each place the word that stands for a value, and nowhere else
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

/** The nodes that a place is in, the innermost last. */
function chainTo(script: SyntaxNode, at: number): SyntaxNode[] {
  const chain: SyntaxNode[] = [script];
  for (let node: SyntaxNode | undefined = script; node !== undefined; ) {
    let next: SyntaxNode | undefined;
    forEachChild(node, (child) => {
      if (child.pos <= at && at < child.end) next ??= child;
      // The text of a document is below the line of its command.
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

/** Whether a place is in what a shell or another interpreter reads as its program: `echo <v> | sh`, `python <<EOF`. */
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

/** What is read as a program once more, or is no word of its own. */
function isProgram(node: SyntaxNode, at: number): boolean {
  switch (node.type) {
    case 'CommandExpansion':
      return node.text.startsWith('`');
    case 'ParameterExpansion':
    case 'ArithmeticExpansion':
    case 'AnsiCQuoted':
    case 'LocaleString':
      return true;
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

/** Whether a word of a command is read as a program: that of `eval`, or what follows `sh -c`. */
function takesProgram(words: readonly (Word | undefined)[], index: number): boolean {
  if (index === 0) return true;
  const before = words.slice(0, index).map((word) => word?.value ?? '');
  return (
    before.some((word) => READS_PROGRAMS.has(baseOf(word))) ||
    /^-[a-z]*[ceC]$|^--(?:command|eval)$/.test(before.at(-1) ?? '') ||
    // The name of a variable may hold a subscript, which is an expression.
    (before.at(-1) === '-v' && /^(?:printf|test|\[)$/.test(before[0] ?? ''))
  );
}

const READS_PROGRAMS: ReadonlySet<string> = new Set(
  (
    'eval trap ssh watch su source . sh bash dash ksh zsh fish csh pwsh powershell cmd awk sed perl xargs parallel env ' +
    'let declare typeset local readonly unset read mapfile readarray alias make sqlite3 psql mysql'
  ).split(' '),
);

/** What takes its program from its input, where it is given no other. */
const INTERPRETERS =
  /^(?:(?:ba|da|k|z|fi|c|pw|s)?sh|powershell|cmd|su|source|\.|xargs|parallel|python|node|deno|bun|ruby|perl|php|lua|tclsh|Rscript|bc|ed|gdb|make|sqlite|psql|mysql)[0-9.]*$/;

function inDocument({ delimiter }: HereDoc): Quoting {
  return (value) => {
    // It would end the document.
    if (value.trim() === delimiter?.value) return undefined;
    return delimiter?.quoted === true ? value : value.replace(/[\\$`]/g, '\\$&');
  };
}

/** After a dummy word: the first word of a command has a meaning of its own for the shell. */
function bare(value: string): string {
  return shellCommand(['-', value], []).slice(2);
}

/** What means the same however it is quoted. */
function plainOnly(value: string): string | undefined {
  return /^[\w@%+:,./][\w@%+:,./-]*$/.test(value) ? value : undefined;
}
