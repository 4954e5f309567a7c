import {
  type BadBracesNode,
  type BadCommandNode,
  type CommandNode,
  grammar,
  type MacroNode,
  type MentionNode,
  type PipeNode,
  type ReferenceNode,
} from '../../../generated/dml.ts';
import { visit } from '../../engine/visit.ts';

/** The significant parts of a macro's arguments. */
export type Part = PipeNode | ReferenceNode | BadBracesNode;

/** A macro, a mention of one, or a reference in the text. */
export type MarkNode = MacroNode | MentionNode | ReferenceNode;

/** The macros and references of a text in order, including quoted macros. */
export function marksIn(text: string): MarkNode[] {
  const marks: MarkNode[] = [];
  if (!text.includes('🦆') && !text.includes('{{')) return marks;
  const add = (node: MarkNode): unknown => marks.push(node);
  visit(grammar, text, {
    Reference: add,
    Macro: add,
    Mention: add,
    Span: ({ mentions }) => mentions.forEach(add),
    MissingSpanEnd: ({ mention }) => {
      add(mention);
    },
  });
  return marks;
}

/** The parts of a macro's arguments, including those in code. */
export function partsOf({ args }: MacroNode | MentionNode): readonly Part[] {
  if (args.type !== 'MentioningArguments') return args.parts;
  return args.parts.flat(2).filter((part) => typeof part === 'object');
}

/** The references that a macro uses; a mention or an unclosed macro uses none. */
export function referencesIn(node: MacroNode | MentionNode): ReferenceNode[] {
  return isClosed(node) ? partsOf(node).filter((part) => part.type === 'Reference') : [];
}

/** Whether a macro counts: it is not a mention, and it is closed. */
export function isClosed(node: MacroNode | MentionNode): boolean {
  return node.type === 'Macro' && (typeof node.close === 'string' || node.close.type === 'BadClose');
}

/** Whether a macro lacks the colon after its command. */
export function hasNoColon({ command }: MacroNode | MentionNode): boolean {
  return typeof command.colon === 'object' && command.colon.type === 'MissingColon';
}

/** The intended command, or the command as written. */
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

/** The alias in a reference. */
export function aliasOf({ alias, bad }: ReferenceNode): string {
  return alias ?? bad?.alias ?? '';
}
