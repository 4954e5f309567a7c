import {
  type Command,
  type CommandArgument,
  type CommandNode,
  type CompoundList,
  type Function as FunctionNode,
  forEachChild,
  type HereDoc,
  type Pipeline,
  type PipelineNode,
  type Redirected,
  type Redirection,
  type Statement,
  type SyntaxNode,
} from 'unbash';
import { addTo } from '../../core/maps.ts';
import type { BashScript } from './script.ts';
import { staticText } from './words.ts';

/** An echo or printf whose output reaches the reader of the script. */
export interface Echo {
  readonly kind: 'echo' | 'printf';
  readonly command: Command;
  readonly args: readonly CommandArgument[];
  /** The `tee` that also writes the output to a file: the command has to stay. */
  readonly tee: Command | undefined;
  /** It is a separate statement, so others can be placed beside it. */
  readonly alone: boolean;
  /** The function it is in, or undefined. */
  readonly inFunction: string | undefined;
}

/** What a migration needs to know about the commands of a script. */
export interface Findings {
  readonly echoes: readonly Echo[];
  /** `trap` commands of the main shell that may set the trap on EXIT. */
  readonly traps: readonly Command[];
  /** The script may end while its standard output is redirected: after `exec >file`, inside `{ …; } >file`. */
  readonly redirects: boolean;
  /** `exec program` commands, which would end the script without its result. */
  readonly replaced: readonly Replaced[];
  /** Functions whose output is captured in one place and shown to the reader in another. */
  readonly shared: readonly FunctionNode[];
  /** Commands that run in the background. */
  readonly background: readonly Statement[];
  /** Here-documents that the reader sees: not echoes, but possibly output to collect. */
  readonly documents: readonly HereDoc[];
  /** `return` outside of functions: the script is meant to be sourced. */
  readonly returns: readonly Command[];
}

/** An `exec program` command; `alone` as for an echo. */
export interface Replaced {
  readonly command: Command;
  readonly alone: boolean;
}

interface Surroundings {
  readonly tee: Command | undefined;
  readonly output: Destination;
  readonly inFunction: string | undefined;
  readonly subshell: boolean;
}

/** Finds the echoes that the reader of the script sees, and everything else that affects the migration. */
export function findEchoes(script: BashScript): Findings {
  const finder = new Finder(script);
  finder.readStatements(script.tree.commands, {
    output: 'reader',
    tee: undefined,
    inFunction: undefined,
    subshell: false,
  });
  return finder;
}

class Finder implements Findings {
  readonly echoes: Echo[] = [];
  readonly traps: Command[] = [];
  readonly replaced: Replaced[] = [];
  readonly returns: Command[] = [];
  readonly documents: HereDoc[] = [];
  readonly background: Statement[] = [];
  readonly shared: FunctionNode[] = [];
  redirects = false;
  readonly #captured: ReadonlySet<string>;
  readonly #shown: ReadonlySet<string>;
  readonly #defined: ReadonlySet<string>;
  /** Where exec redirected the standard output of the whole script. */
  #scriptOutput: Destination = 'reader';

  constructor(script: BashScript) {
    const { captured, shown } = functionCalls(script);
    this.#captured = captured;
    this.#shown = shown;
    this.#defined = definedFunctions(script);
  }

  readStatements(list: readonly Statement[], around: Surroundings): void {
    for (const statement of list) {
      const { command, background } = statement;
      if (background === true) this.background.push(statement);
      const inside = background === true ? { ...around, subshell: true } : around;
      if (command.type !== 'AndOr') this.#readPipeline(command, inside, background !== true);
      else for (const part of command.commands) this.#readPipeline(part, inside, false);
    }
  }

  #readPipeline(node: PipelineNode, around: Surroundings, alone: boolean): void {
    if (node.type !== 'Pipeline') {
      this.#readCommand(node, around, alone);
      return;
    }
    const last = node.commands.length - 1;
    const tee = teeOf(node, around.output);
    const before: Surroundings = {
      ...around,
      subshell: true,
      tee: tee ?? around.tee,
      output: tee === undefined ? 'elsewhere' : around.output,
    };
    for (const part of node.commands.slice(0, last)) this.#readCommand(part, before, false);
    const after: Surroundings = { ...around, subshell: around.subshell || last > 0 };
    for (const part of node.commands.slice(last)) this.#readCommand(part, after, false);
  }

  #readCommand(node: CommandNode | CompoundList, around: Surroundings, alone: boolean): void {
    if (node.type === 'Command') {
      this.#readSimple(node, around, alone);
    } else if (node.type === 'Redirected') {
      this.#noteRedirection(node, around);
      this.#readCommand(node.command, { ...around, output: redirect(around.output, node.redirects) }, false);
    } else if (node.type === 'Function') {
      const name = node.name.value;
      const output = this.#captured.has(name) ? 'elsewhere' : 'reader';
      if (output === 'elsewhere' && this.#shown.has(name)) this.shared.push(node);
      this.#readCommand(node.body, { output, tee: undefined, inFunction: name, subshell: false }, false);
    } else {
      const inside = node.type === 'Subshell' ? { ...around, subshell: true } : around;
      for (const list of bodiesOf(node)) this.readStatements(list.commands, inside);
    }
  }

  /** The script may end inside a redirection. */
  #noteRedirection({ redirects }: Command | Redirected, { subshell }: Surroundings): void {
    this.redirects ||= !subshell && redirect('reader', redirects) === 'elsewhere';
  }

  #readSimple(node: Command, around: Surroundings, alone: boolean): void {
    const { name, args } = calledCommand(node);
    const output = redirect(this.#scriptOutput === 'reader' ? around.output : 'elsewhere', node.redirects);
    if (name !== undefined && (this.#defined.has(name) || ['eval', 'source', '.'].includes(name))) {
      this.#noteRedirection(node, around);
    }
    if ((name === 'echo' || name === 'printf') && !this.#defined.has(name)) {
      const plain = node.prefix.length === 0 && node.redirects.every(({ type }) => type === 'Redirect');
      const silent = name === 'printf' && staticText(args[0]) === '-v';
      if (output !== 'reader' || !plain || silent) return;
      this.echoes.push({ kind: name, command: node, args, tee: around.tee, alone, inFunction: around.inFunction });
    } else if (name === 'cat' && args.length === 0 && output === 'reader') {
      for (const one of node.redirects) if (one.type === 'HereDoc') this.documents.push(one);
    } else if (name === 'return' && around.inFunction === undefined) {
      this.returns.push(node);
    } else if (name === 'trap' && !around.subshell && mayBeExit(args)) {
      this.traps.push(node);
    } else if (name === 'exec' && !around.subshell) {
      if (args.length > 0) this.replaced.push({ command: node, alone });
      else this.#scriptOutput = execOutput(this.#scriptOutput, node.redirects);
      this.redirects ||= this.#scriptOutput === 'elsewhere';
    }
  }
}

/** The statement lists of a compound command, in order. */
function bodiesOf(node: Exclude<CommandNode | CompoundList, Command | Redirected | FunctionNode>): CompoundList[] {
  switch (node.type) {
    case 'CompoundList':
      return [node];
    case 'If':
      return [node, ...node.elif]
        .flatMap((part) => [part.clause, part.then])
        .concat(node.else === undefined ? [] : [node.else]);
    case 'While':
      return [node.clause, node.body];
    case 'Case':
      return node.items.map(({ body }) => body);
    case 'TestCommand':
    case 'ArithmeticCommand':
    case 'Coproc':
      return [];
    default:
      return [node.body];
  }
}

/** `command echo` and `builtin echo` are echo. */
function calledCommand(node: Command): { name: string | undefined; args: readonly CommandArgument[] } {
  const name = node.name === undefined ? undefined : staticText(node.name);
  if (name !== 'command' && name !== 'builtin') return { name, args: node.args };
  return { name: staticText(node.args[0]), args: node.args.slice(1) };
}

/** The tee at the end of `… | tee file`, when the reader sees its output. */
function teeOf({ commands }: Pipeline, output: Destination): Command | undefined {
  const [, last, third] = commands;
  if (third !== undefined || last?.type !== 'Command' || last.name?.value !== 'tee') return undefined;
  return redirect(output, last.redirects) === 'reader' ? last : undefined;
}

/** True when `trap` sets something, and EXIT may be among the signals. */
function mayBeExit(args: readonly CommandArgument[]): boolean {
  const words = args.map(staticText);
  const first = words[0] === '--' ? words.slice(1) : words;
  if (first.length === 0 || (first[0]?.startsWith('-') === true && first[0] !== '-')) return false;
  const signals = first.length === 1 ? first : first.slice(1);
  return signals.some((signal) => signal === undefined || ['EXIT', 'exit', '0'].includes(signal));
}

/** `exec >file` redirects the output, `exec > >(tee file)` still shows it, `exec >&3` restores it. */
function execOutput(now: Destination, redirects: readonly Redirection[]): Destination {
  let output = now;
  for (const one of redirects) {
    if (one.type !== 'Redirect' || one.operator.startsWith('<')) continue;
    const descriptor = one.descriptor?.type === 'FileDescriptor' ? one.descriptor.value : undefined;
    if (descriptor !== undefined && descriptor !== 1) continue;
    const target = one.target?.value ?? '';
    if (one.target?.parts?.some((part) => part.type === 'ProcessSubstitution') === true) output = 'reader';
    else if (one.operator === '>&' && target !== '2' && target !== '-') output = target === '1' ? output : 'reader';
    else output = 'elsewhere';
  }
  return output;
}

function definedFunctions(script: BashScript): Set<string> {
  const names = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Function') names.add(node.name.value);
    forEachChild(node, visit);
  };
  visit(script.tree);
  return names;
}

/**
 * Functions whose output is captured somewhere, in `$(f)`, `f | sort`, `f | tee file`, `f > file`; and those whose
 * output is shown.
 */
function functionCalls(script: BashScript): { captured: Set<string>; shown: Set<string> } {
  const captured = new Set<string>();
  const shown = new Set<string>();
  const callsOf = new Map<string, Set<string>>();
  visit(script.tree, 'reader', false, undefined);
  // Functions called by a captured function are captured, too.
  for (const name of captured) for (const called of callsOf.get(name) ?? []) captured.add(called);
  return { captured, shown };

  function visit(node: SyntaxNode, output: Destination, isTeed: boolean, inside: string | undefined): void {
    let own = output;
    if (node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution' || node.type === 'Coproc')
      own = 'elsewhere';
    if (node.type === 'Command' || node.type === 'Redirected') own = redirect(output, node.redirects);
    if (node.type === 'Command' && node.name !== undefined) {
      const name = node.name.value;
      if (own === 'elsewhere' || isTeed) captured.add(name);
      if (own === 'reader') shown.add(name);
      if (inside !== undefined) addTo(callsOf, inside, name);
    }
    const scope = node.type === 'Function' ? node.name.value : inside;
    if (node.type === 'Function') own = 'reader';
    const hasTee = node.type === 'Pipeline' && teeOf(node, output) !== undefined;
    const inTee = hasTee || (isTeed && node.type !== 'Function');
    let left = node.type === 'Pipeline' ? node.prefixes.length + node.commands.length : 0;
    forEachChild(node, (child) => {
      const piped = node.type === 'Pipeline' && --left > 0 && !hasTee;
      visit(child, piped ? 'elsewhere' : own, inTee, scope);
    });
  }
}

/** The destination of standard output: the reader of the script, or anything else. */
export type Destination = 'reader' | 'elsewhere';

/** The destination of a command's standard output after its redirections (bash, "Redirections"). */
export function redirect(from: Destination, redirections: readonly Redirection[]): Destination {
  let output = from;
  let errors: Destination = 'elsewhere';
  for (const redirection of redirections) {
    if (redirection.type !== 'Redirect') continue;
    const { operator, descriptor } = redirection;
    const target = redirection.target?.value ?? '';
    if (descriptor?.type === 'FileDescriptorVariable') continue;
    const which = descriptor?.value;
    if (operator === '&>' || operator === '&>>') output = errors = 'elsewhere';
    else if (operator === '<' || operator === '<&') continue;
    else if (which === 2) errors = operator === '>&' && target === '1' ? output : fileDestination(from, target);
    else if (which !== undefined && which !== 1) continue;
    else if (operator === '>&') output = target === '1' ? output : target === '2' ? errors : 'elsewhere';
    else output = fileDestination(from, target);
  }
  return output;
}

function fileDestination(from: Destination, target: string): Destination {
  return target === '/dev/stdout' || target === '/dev/fd/1' ? from : 'elsewhere';
}
