import { type Assignment, type CommandArgument, forEachChild, type SyntaxNode, type WordPart } from 'unbash';
import { appendTo, getOrMake } from '../../core/maps.ts';
import { withoutNoise } from '../../formats/skill/read/scan.ts';
import { echoed, formatParts } from './echo.ts';
import type { BashScript } from './script.ts';

/** What the assignments of a script say about its variables. */
interface Variables {
  /** The expansion gives a colour sequence or nothing. */
  isColour(part: WordPart): boolean;
  /** The mark that the expansion always gives: `✅`; undefined when it gives anything else. */
  symbolOf(part: WordPart): string | undefined;
  /** The expansion can only give a number. */
  isNumber(part: WordPart): boolean;
}

/** A stretch of what a command prints: text that is known now, or what the shell puts there when it runs. */
export type Piece = TextPiece | ExpansionPiece;

/** Text that is printed as it is. */
interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
}

/** Something that only the shell can evaluate. */
export interface ExpansionPiece {
  readonly kind: 'expansion';
  /** As it is in the script: `$file`, `${#files[@]}`, `$(date)`, `*.ts`. */
  readonly source: string;
  /** It loses its meaning inside double quotes: globs, braces, quotes of its own. */
  readonly bare: boolean;
  /** It can only be a number. */
  readonly number: boolean;
}

/** What an echo prints, without the line feed at the end. */
export function echoPieces(args: readonly CommandArgument[], variables: Variables): Piece[] {
  let escapes = false;
  let first = 0;
  for (; isEchoOption(args[first]); first++) {
    for (const letter of staticText(args[first]) ?? '') {
      if (letter === 'e') escapes = true;
      if (letter === 'E') escapes = false;
    }
  }
  const words = args.slice(first).map((arg) => wordPieces(arg, variables));
  const pieces = words.flatMap((word, at) => (at === 0 ? word : [text(' '), ...word]));
  return escapes ? pieces.map(withEscapes) : pieces;
}

/** What a printf prints; undefined when that cannot be said, or when it prints nothing. */
export function printfPieces(args: readonly CommandArgument[], variables: Variables): Piece[] | undefined {
  const words = staticText(args[0]) === '--' ? args.slice(1) : args;
  const format = words[0];
  if (format === undefined || staticText(format)?.startsWith('-')) return undefined;
  const rest = words.slice(1);
  const printed: Piece[] = [];
  let used = 0;
  do {
    const before = used;
    for (const piece of wordPieces(format, variables)) {
      if (piece.kind === 'expansion') {
        printed.push(piece);
        continue;
      }
      for (const node of formatParts(piece.text)) {
        if (node.type === 'Star') return undefined;
        if (node.type === 'Text') printed.push(text(node.text));
        else printed.push(...directivePieces(node, rest[used++], variables));
      }
    }
    if (used === before) break;
  } while (used < rest.length);
  return printed;
}

function directivePieces(
  directive: { readonly text: string; readonly plain: boolean; readonly number: boolean },
  arg: CommandArgument | undefined,
  variables: Variables,
): Piece[] {
  if (directive.plain) {
    if (arg === undefined) return directive.number ? [text('0')] : [];
    const pieces = wordPieces(arg, variables);
    return directive.number
      ? pieces.map((piece) => (piece.kind === 'text' ? piece : { ...piece, number: true }))
      : pieces;
  }
  const source = `$(printf '${directive.text}'${arg === undefined ? '' : ` ${arg.text}`})`;
  return [{ kind: 'expansion', source, bare: false, number: directive.number }];
}

/** The text of a word in which nothing is expanded. */
export function staticText(word: CommandArgument | undefined): string | undefined {
  if (word === undefined || word.type !== 'Word') return undefined;
  const isStatic = (word.parts ?? []).every(
    (part) =>
      part.type === 'Literal' ||
      part.type === 'SingleQuoted' ||
      part.type === 'AnsiCQuoted' ||
      (part.type === 'DoubleQuoted' && part.parts.every((inner) => inner.type === 'Literal')),
  );
  return isStatic && !word.text.startsWith('~') ? word.value : undefined;
}

function isEchoOption(word: CommandArgument | undefined): boolean {
  const option = staticText(word) ?? '';
  return option.length > 1 && option.startsWith('-') && [...option.slice(1)].every((letter) => 'neE'.includes(letter));
}

function wordPieces(word: CommandArgument, variables: Variables): Piece[] {
  if (word.type !== 'Word') return [expansion(word.text, { bare: true })];
  const known = staticText(word);
  if (known !== undefined) return [text(known)];
  if (word.text.startsWith('~')) return [expansion(word.text, { bare: true })];
  return (word.parts ?? []).flatMap((part) => partPieces(part, variables, false));
}

function partPieces(part: WordPart, variables: Variables, quoted: boolean): Piece[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [text(part.value)];
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.flatMap((inner) => partPieces(inner, variables, true));
    case 'SimpleExpansion':
    case 'ParameterExpansion':
    case 'CommandExpansion':
    case 'ArithmeticExpansion':
      if (variables.isColour(part)) return [];
      if (variables.symbolOf(part) !== undefined) return [text(variables.symbolOf(part) ?? '')];
      return [
        expansion(part.text, {
          bare: !quoted && holdsQuotes(part.text),
          number: variables.isNumber(part),
        }),
      ];
    default:
      return [expansion(part.text, { bare: true })];
  }
}

/** Quotes inside an expansion mean something else once the whole is in quotes. */
function holdsQuotes(source: string): boolean {
  return !source.startsWith('$(') && (source.includes('"') || source.includes("'") || source.startsWith('`'));
}

function text(value: string): TextPiece {
  return { kind: 'text', text: value };
}

function expansion(source: string, { bare = false, number = false } = {}): ExpansionPiece {
  return { kind: 'expansion', source, bare, number };
}

function withEscapes(piece: Piece): Piece {
  return piece.kind === 'text' && piece.text.includes('\\') ? text(echoed(piece.text)) : piece;
}

/** A word of bash that stands for the pieces, quoted as little as needed. */
export function quoteWord(pieces: readonly Piece[]): string {
  const known = pieces.every((piece) => piece.kind === 'text');
  const plain = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  const special = [...plain].some((char) => '\\"$`'.includes(char));
  if (known && special && !plain.includes("'")) return `'${plain}'`;
  let word = '"';
  for (const piece of pieces) {
    if (piece.kind === 'text')
      word += [...piece.text].map((char) => ('\\"$`'.includes(char) ? `\\${char}` : char)).join('');
    else word += piece.bare ? `"${piece.source}"` : piece.source;
  }
  // Quotes that a bare piece left empty: ""*.ts""
  return tidyQuotes(`${word}"`, pieces);
}

function tidyQuotes(word: string, pieces: readonly Piece[]): string {
  const start = pieces[0]?.kind === 'expansion' && pieces[0].bare ? 2 : 0;
  const last = pieces.at(-1);
  const end = pieces.length > 0 && last?.kind === 'expansion' && last.bare ? 2 : 0;
  return word.slice(start, word.length - end);
}

/** Names that scripts use for colours that another file defines. */
const COLOUR_NAMES =
  'RED GREEN YELLOW BLUE CYAN MAGENTA PURPLE WHITE GRAY GREY NC RESET BOLD DIM NO_COLOR NORMAL'.split(' ');
const NUMBER_NAMES = ['SECONDS', 'EPOCHSECONDS', 'RANDOM', 'LINENO', 'PPID', 'BASHPID', 'UID', '#', '?', '$', '!'];

const COUNTING_WORDS = 'COUNT NUM TOTAL N MS SEC SECS SECONDS MINUTES DURATION ELAPSED RUNTIME PERCENT SCORE'.split(
  ' ',
);

/** `file_count`, `TOTAL`, `elapsed_ms` */
function hasCountingName(name: string): boolean {
  return name
    .toUpperCase()
    .split('_')
    .some((word) => COUNTING_WORDS.includes(word));
}

/** Collects the assignments of a script. */
export function readVariables(script: BashScript): Variables {
  const assigned = new Map<string, Assignment[]>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Assignment') appendTo(assigned, node.name, node);
    forEachChild(node, visit);
  };
  visit(script.tree);

  const colours = new Map<string, boolean>();
  const all = (name: string, test: (assignment: Assignment) => boolean): boolean => {
    const found = assigned.get(name);
    return found?.every(test) === true;
  };
  return {
    isColour: (part) => {
      if (part.type === 'CommandExpansion') return isTput(part);
      const name = variableName(part);
      if (name === undefined) return false;
      if (!assigned.has(name)) return COLOUR_NAMES.includes(name);
      return getOrMake(colours, name, () => all(name, isColourValue));
    },
    symbolOf: (part) => {
      const [first, second] = assigned.get(variableName(part) ?? '') ?? [];
      const value = second === undefined && first?.value.type === 'Word' ? staticText(first.value) : undefined;
      return value !== undefined && [...value].every((char) => char > '\x7f') ? value : undefined;
    },
    isNumber: (part) => {
      if (part.type === 'ArithmeticExpansion') return true;
      if (part.type === 'ParameterExpansion' && part.prefix === '#') return true;
      if (part.type === 'CommandExpansion') return isCounting(part);
      const name = variableName(part);
      if (name === undefined) return false;
      return NUMBER_NAMES.includes(name) || hasCountingName(name) || all(name, isNumberValue);
    },
  };

  function isNumberValue({ value }: Assignment): boolean {
    if (value.type !== 'Word') return false;
    const text = staticText(value);
    if (text !== undefined) return text.trim() !== '' && Number.isFinite(Number(text));
    const parts: WordPart[] = (value.parts ?? []).flatMap<WordPart>((part) =>
      part.type === 'DoubleQuoted' ? part.parts : [part],
    );
    const [only] = parts;
    if (only === undefined || parts.length > 1) return false;
    return (
      only.type === 'ArithmeticExpansion' ||
      (only.type === 'ParameterExpansion' && only.prefix === '#') ||
      isCounting(only)
    );
  }
}

/** The variable that an expansion without any operation gives. */
function variableName(part: WordPart): string | undefined {
  if (part.type === 'SimpleExpansion') return part.text.slice(1);
  if (part.type !== 'ParameterExpansion' || part.prefix !== undefined || part.index !== undefined) return undefined;
  return part.operation === undefined ? part.parameter : undefined;
}

function isColourValue({ value }: Assignment): boolean {
  if (value.type !== 'Word') return false;
  const known = staticText(value);
  if (known === undefined) return (value.parts ?? []).every((part) => part.type === 'CommandExpansion' && isTput(part));
  const printed = echoed(known);
  return withoutNoise(printed) === '';
}

function isTput(part: WordPart): boolean {
  return commandNames(part).at(-1) === 'tput';
}

/** `$(… | wc -l)`, `$(… | wc -l | tr -d ' ')`, `$(grep -c …)`, `$(date +%s)` */
function isCounting(part: WordPart): boolean {
  const names = commandNames(part);
  const last = names.at(-1);
  if (part.type !== 'CommandExpansion' || last === undefined) return false;
  if (names.includes('wc')) return ['wc', 'tr', 'xargs', 'awk'].includes(last);
  return (last === 'grep' && part.text.includes(' -c')) || (last === 'date' && part.text.includes('+%s'));
}

/** The names of the commands in the one pipeline that a substitution runs; empty when it runs something else. */
function commandNames(part: WordPart): (string | undefined)[] {
  if (part.type !== 'CommandExpansion') return [];
  const [statement, second] = part.script?.commands ?? [];
  if (statement === undefined || second !== undefined) return [];
  const commands = statement.command.type === 'Pipeline' ? statement.command.commands : [statement.command];
  return commands.map((command) => (command.type === 'Command' ? command.name?.value : undefined));
}
