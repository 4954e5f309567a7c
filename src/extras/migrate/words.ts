import { type Assignment, type CommandArgument, forEachChild, type SyntaxNode, type WordPart } from 'unbash';
import { appendTo, getOrMake } from '../../core/maps.ts';
import { withoutNoise } from '../../formats/skill/read/scan.ts';
import { echoed, formatParts } from './echo.ts';
import type { BashScript } from './script.ts';

/** Facts about variables, from a script's assignments. */
interface Variables {
  /** Whether the expansion is always a colour sequence or empty. */
  isColour(part: WordPart): boolean;
  /** The symbol that the expansion always is, such as `✅`; undefined for anything else. */
  symbolOf(part: WordPart): string | undefined;
  /** Whether the expansion is always a number. */
  isNumber(part: WordPart): boolean;
}

/** A piece of a command's output: constant text, or an expansion by the shell. */
export type Piece = TextPiece | ExpansionPiece;

/** Constant text. */
interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
}

/** Something that only the shell can evaluate. */
export interface ExpansionPiece {
  readonly kind: 'expansion';
  /** The source: `$file`, `${#files[@]}`, `$(date)`, `*.ts`. */
  readonly source: string;
  /** It has to stay outside of double quotes: a glob, braces, or something with its own quotes. */
  readonly bare: boolean;
  /** It is always a number. */
  readonly number: boolean;
}

/** The output of an echo, without the final line feed. */
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

/** The output of a printf; undefined when it cannot be determined or is empty. */
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

/** The text of a word without expansions. */
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

/** Whether quotes inside an expansion would change their meaning when the whole is quoted. */
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

/** A bash word for the pieces, with as few quotes as possible. */
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
  // Removes empty quotes around a bare piece: ""*.ts""
  return tidyQuotes(`${word}"`, pieces);
}

function tidyQuotes(word: string, pieces: readonly Piece[]): string {
  const start = pieces[0]?.kind === 'expansion' && pieces[0].bare ? 2 : 0;
  const last = pieces.at(-1);
  const end = pieces.length > 0 && last?.kind === 'expansion' && last.bare ? 2 : 0;
  return word.slice(start, word.length - end);
}

/** Names commonly used for colours that are defined in another file. */
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

/** The variable of a plain expansion without any operation. */
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

/** The names of the commands in a substitution that is a single pipeline; empty for other substitutions. */
function commandNames(part: WordPart): (string | undefined)[] {
  if (part.type !== 'CommandExpansion') return [];
  const [statement, second] = part.script?.commands ?? [];
  if (statement === undefined || second !== undefined) return [];
  const commands = statement.command.type === 'Pipeline' ? statement.command.commands : [statement.command];
  return commands.map((command) => (command.type === 'Command' ? command.name?.value : undefined));
}
