import { grammar, type LabelNode, type MacroNode, type MentionNode } from '../../../../generated/dml.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Part } from '../../../engine/index.ts';
import { visit } from '../../../engine/visit.ts';
import { type Document, type Segment, textOf } from '../model.ts';
import { commandOf, isClosed } from '../nodes.ts';
import { segmentAt, startsOf } from './places.ts';

/** A part of an answer: the text from a label to the next one. */
export interface CyclePart extends Range {
  readonly kind: 'thought' | 'action' | 'observation' | 'other';
  readonly label: Range;
  /** Macros that are alone in a code span or block. */
  readonly quoted: readonly MentionNode[];
  /** Macros that only the program writes, never a model. */
  readonly programs: readonly MacroNode[];
}

/** The parts of an answer in the thought–action cycle (ReAct), in order. */
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

/** The kind of the part that a label begins. */
export function kindOf({ thought, action, observation }: LabelNode): CyclePart['kind'] {
  if (thought !== null) return 'thought';
  if (action !== null) return 'action';
  return observation === null ? 'other' : 'observation';
}

const OF_PROGRAMS: ReadonlySet<string> = new Set(['F', 'S', 'I']);

/** Reports problems of an answer as a turn of the thought–action cycle. `inside` is the text that counts. */
export function reportCycle(document: Part<Document>, inside: Range): void {
  const starts = startsOf(document.value.segments);
  const parts = cycleParts(textOf(document.value).slice(inside.start, inside.end));
  const at = ({ start, end }: Range): { readonly range: Range; readonly path: Path } => {
    const range = { start: start + inside.start, end: end + inside.start };
    return { range, path: ['segments', segmentAt(starts, range.start)] };
  };
  for (const { kind, quoted, programs } of parts) {
    if (kind === 'other' || kind === 'observation') continue;
    for (const node of kind === 'action' ? quoted : []) {
      if (commandOf(node.command) !== 'T') continue;
      document.report('quoted-call', {
        ...at(node),
        message: 'The call is in backticks or in a code fence, so it is not run',
      });
    }
    for (const node of programs) {
      const message = `${commandOf(node.command)} macros are written by the program, not by the model`;
      document.report('program-macro', { ...at(node), message });
    }
  }
  const thought = parts.find(({ kind }) => kind === 'thought');
  if (thought !== undefined && !parts.some(({ kind }) => kind === 'action'))
    document.report('missing-action', { ...at(thought.label), message: 'The answer has a Thought but no Action' });
}

/** A macro that may be wrong in an action: a quoted call, or one that only programs write. */
export function mayBeWrong(segment: Segment): boolean {
  if (segment.kind === 'text') return false;
  return segment.command === 'T' ? segment.quoted : segment.closed;
}
