import type { Mistakes } from '../../../generated/duckflow.ts';
import type { Path } from '../../core/path.ts';
import type { Detail, RecoveryNode } from '../../engine/index.ts';

type Mends = { readonly [Name in keyof Mistakes]?: (node: Mistakes[Name]) => Detail };

/** What mends the mistakes that stand in one place, made from what was read; `about` is the part of the model they are in. */
export function mends(about: () => Path): Mends {
  const replace = (node: RecoveryNode, text: string): Detail => ({
    path: about(),
    fix: { range: { start: node.start, end: node.end }, text },
    ...(text.trim() !== '' && { hint: `Write ${text.trim()}.` }),
  });
  const leaveOut = (node: RecoveryNode): Detail => replace(node, '');
  return {
    BadMarkerIndent: leaveOut,
    BadMarkerDecoration: leaveOut,
    BadMarkerEnd: leaveOut,
    BadMarkerNoise: leaveOut,
    BadLineNoise: leaveOut,
    BadRemark: leaveOut,
    BadNoise: leaveOut,
    BadBom: leaveOut,
    BadSeparator: leaveOut,
    BadVitalSeparator: (node) => replace(node, ' '),
    BadMarkerBracket: (node) => replace(node, '［【〔'.includes(node.raw) ? '[' : ']'),
    BadMarkerName: (node) => replace(node, node.word ?? node.raw),
    BadMarkerSlip: (node) => replace(node, node.word ?? node.raw),
    BadOwnName: (node) => replace(node, node.raw.toUpperCase()),
    BadActionName: ({ index, name, ...node }) => {
      const number = typeof index === 'string' ? `${index}_` : '';
      return replace(node, `ACTION_${number}${name.toUpperCase().replaceAll(' ', '_').replaceAll('-', '_')}`);
    },
    BadFirstLine: (node) => replace(node, '\n'),
    BadPercent: (node) => replace(node, String(Number(`${node.text}e-2`))),
    BadNumeral: (node) => replace(node, String(Number(node.raw))),
    BadVital: () => ({ path: about() }),
    MissingLineEnd: (node) => replace(node, '\n'),
  };
}
