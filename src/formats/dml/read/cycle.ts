import { grammar, type LabelNode, type MacroNode, type MentionNode } from '../../../../generated/dml.ts';
import type { Range } from '../../../core/range.ts';
import { visit } from '../../../engine/visit.ts';
import { commandOf, isClosed } from '../nodes.ts';

/** A part of an answer: what is after a label, up to the next one. */
export interface CyclePart extends Range {
  readonly kind: 'thought' | 'action' | 'observation' | 'other';
  /** Where its label is. */
  readonly label: Range;
  /** Macros that code holds with nothing beside them. */
  readonly quoted: readonly MentionNode[];
  /** Macros that the program writes, and no model. */
  readonly programs: readonly MacroNode[];
}

/** The parts of an answer in the cycle of thought and action (ReAct), in order. */
export function cycleParts(text: string): readonly CyclePart[] {
  const parts: (Omit<CyclePart, 'end'> & { end: number; quoted: MentionNode[]; programs: MacroNode[] })[] = [];
  const addQuoted = (mention: MentionNode): unknown => parts.at(-1)?.quoted.push(mention);
  visit(
    grammar,
    text,
    {
      Label: (label) => {
        const before = parts.at(-1);
        if (before !== undefined) before.end = label.start;
        parts.push({ kind: kindOf(label), label, start: label.end, end: text.length, quoted: [], programs: [] });
      },
      InlineCall: ({ call }) => addQuoted(call),
      FencedCall: ({ calls }) => calls.forEach(addQuoted),
      Macro: (node) => {
        if (isClosed(node) && OF_PROGRAMS.has(commandOf(node.command))) parts.at(-1)?.programs.push(node);
      },
    },
    'labels',
  );
  return parts;
}

function kindOf({ thought, action, observation }: LabelNode): CyclePart['kind'] {
  if (thought !== null) return 'thought';
  if (action !== null) return 'action';
  return observation === null ? 'other' : 'observation';
}

const OF_PROGRAMS: ReadonlySet<string> = new Set(['F', 'S', 'I']);
