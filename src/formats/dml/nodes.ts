import type {
  BadBracesNode,
  BadCommandNode,
  CommandNode,
  MacroNode,
  MentionNode,
  PipeNode,
  ReferenceNode,
} from '../../../generated/dml.ts';

/** What matters in the arguments of a macro. */
export type Part = PipeNode | ReferenceNode | BadBracesNode;

/** The parts of the arguments of a macro, those in code too. */
export function partsOf({ args }: MacroNode | MentionNode): readonly Part[] {
  if (args.type !== 'MentioningArguments') return args.parts;
  return args.parts.flat().filter((part) => typeof part === 'object');
}

/** The closing delimiter of a macro came. */
export function isClosed({ close }: MacroNode): boolean {
  return typeof close === 'string' || close.type === 'BadClose';
}

/** The macro does not begin with a command and a colon. */
export function hasNoColon({ command }: MacroNode | MentionNode): boolean {
  return typeof command.colon === 'object' && command.colon.type === 'MissingColon';
}

/** The command as it was meant, or as it was written. */
export function commandOf({ name, meant, word }: CommandNode): string {
  if (name !== null) return name;
  if (meant !== null) return meantCommand(meant);
  return word?.type === 'UnknownCommand' ? word.text : '';
}

/** The letter of a command in another form. */
export function meantCommand({ tool, file, state }: BadCommandNode): string {
  if (tool !== null) return 'T';
  if (file !== null) return 'F';
  return state === null ? 'I' : 'S';
}

/** The alias that a reference names. */
export function aliasOf({ alias, bad }: ReferenceNode): string {
  return alias ?? bad?.alias ?? '';
}
