import type { grammar } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Detail, FixesOf, RecoveryNode } from '../../engine/index.ts';

/** The fixes that follow from the mistake alone. */
export const fixes: FixesOf<typeof grammar> = {
  BadBom: without,
  BadBox: without,
  BadNoise: without,
  BadNoiseLine: without,
  BadHeadingSpace: (node) => replacing(node, ' '),
  BadTitleName: (node) => ({ hint: 'Write Design Specification', ...replacing(node, 'Specification') }),
  BadSectionRemark: without,
  BadTitleNumber: without,
  BadPathEnd: without,
  BadTitleMark: leaveOut,
  BadTitleDecoration: leaveOut,
  BadMethodTitle: leaveOut,
  BadMethodName: (node) => ({
    hint: `Write ${node.word.toUpperCase()}`,
    ...replacing(node, `${node.word.toUpperCase()} `),
  }),
  BadArrow: (node) => replacing(node, '->'),
  BadColonArrow: (node) => replacing(node, ' ->'),
  BadLabel: (node) => {
    const { start, raw, name } = node;
    const text = `**${raw.slice(name.start - start, name.end - start).trim()}:**`;
    return { hint: `Write ${text}`, ...(node.open === null && replacing(node, text)) };
  },
};

/** Quotes what to leave out; not all of it is in one place. */
function leaveOut({ raw }: RecoveryNode): Detail {
  return raw.trim() === '' ? {} : { hint: `Leave out ${quote(raw.trim())}.` };
}

function without(node: RecoveryNode): Detail {
  return replacing(node, '');
}
