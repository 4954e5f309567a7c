import { type Assignment, forEachChild, type SyntaxNode, type WordPart } from 'unbash';
import { appendTo, getOrMake } from '../../core/maps.ts';
import { withoutNoise } from '../../formats/skill/read/scan.ts';
import { echoed } from './echo.ts';
import type { BashScript } from './script.ts';
import type { Variables } from './words.ts';
import { staticText } from './words.ts';

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
