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

/** What matters in the arguments of a macro. */
export type Part = PipeNode | ReferenceNode | BadBracesNode;

/** A macro, one that is only mentioned, or a reference in the text. */
export type MarkNode = MacroNode | MentionNode | ReferenceNode;

/** The macros and references of a text, quoted macros too, in order. */
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

/** The parts of the arguments of a macro, those in code too. */
export function partsOf({ args }: MacroNode | MentionNode): readonly Part[] {
  if (args.type !== 'MentioningArguments') return args.parts;
  return args.parts.flat(2).filter((part) => typeof part === 'object');
}

/** The references that a macro uses: those in one that is only mentioned, or was never closed, are not used. */
export function referencesIn(node: MacroNode | MentionNode): ReferenceNode[] {
  return isClosed(node) ? partsOf(node).filter((part) => part.type === 'Reference') : [];
}

/** A macro that counts: it is no mention, and its closing delimiter came. */
export function isClosed(node: MacroNode | MentionNode): boolean {
  return node.type === 'Macro' && (typeof node.close === 'string' || node.close.type === 'BadClose');
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
