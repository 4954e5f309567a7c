import type { grammar } from '../../../generated/duckflow.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Detail, FixesOf, RecoveryNode } from '../../engine/index.ts';
import { markerName } from './vocabulary.ts';

/** The fixes of mistakes that are in one place. */
export const fixes: FixesOf<typeof grammar> = {
  BadMarkerIndent: leaveOut,
  // A decoration that ends after the marker or its value gets no fix: its end has to be removed first.
  BadMarkerDecoration: (node) => (node.isAround === null ? leaveOut(node) : {}),
  BadMarkerEnd: leaveOut,
  BadMarkerBlank: leaveOut,
  BadMarkerEscape: leaveOut,
  BadValueBelow: (node) => replace(node, ' '),
  BadLineNoise: leaveOut,
  BadRemark: leaveOut,
  BadCloseTag: leaveOut,
  // Tokens may be between a text and the next marker.
  BadNoise: (node) => replace(node, '\n'),
  BadMarkerNoise: (node) => replace(node, ' '),
  BadBom: leaveOut,
  BadSeparator: leaveOut,
  BadBoldSeparator: leaveOut,
  BadSectionSeparator: (node) => ({ ...replacing(node, '\n'), hint: 'Write the text on the line below.' }),
  BadVitalSeparator: (node) => replace(node, ' '),
  BadMarkerBracket: (node) => replace(node, '［【〔'.includes(node.raw) ? '[' : ']'),
  BadMarkerName: (node) => replace(node, node.word ?? node.raw),
  BadMarkerSlip: (node) => replace(node, node.word ?? node.raw),
  BadOwnName: (node) => replace(node, node.raw.toUpperCase()),
  BadActionName: (node) => {
    const { index, name } = node;
    const number = typeof index === 'string' ? `${index}_` : '';
    return replace(node, `ACTION_${number}${markerName(name)}`);
  },
  BadFirstLine: (node) => replace(node, '\n'),
  BadPercent: (node) => {
    // A value above the whole is out of range, and no other spelling fixes that.
    if (Number(node.text) > 100) return { hint: 'Write a number from 0.0 to 1.0.' };
    const share = String(Number(`${node.text}e-2`));
    return { ...replace(node, share), message: `${node.raw.trim()} should be ${share}` };
  },
  BadMarkedNumber: (node) => replace(node, node.text),
  BadMarkedType: (node) => replace(node, node.text),
  BadNumeral: (node) => replace(node, String(Number(node.raw.replace('\\', '').replace(',', '.')))),
  MissingLineEnd: (node) => replace(node, '\n'),
  BadBlank: (node) => replace(node, ' '),
  MissingBlank: (node) => replace(node, ' '),
};

function replace(node: RecoveryNode, text: string): Detail {
  const shown = text.trim();
  const { fix } = replacing(node, text);
  return shown === '' ? { fix } : { fix, hint: `Write ${shown}` };
}

function leaveOut(node: RecoveryNode): Detail {
  return replace(node, '');
}
