import { type EscapeNode, grammar, type NameNode, type PathNode, type PlainNode } from '../../generated/path.ts';
import type { Path } from '../core/path.ts';
import { readNode } from '../engine/read-node.ts';
import { Problem } from './problem.ts';

/**
 * Parses a path as written by `formatPath`.
 *
 * @throws {Problem} when it is not a path
 *
 * @example parsePath('actions[0].params["max size"]') // ['actions', 0, 'params', 'max size']
 */
export function parsePath(text: string): Path {
  const path = readNode(grammar, text, 'Path');
  if (path === undefined) throw new Problem(`'${text}' is not a path`, 'write it like api_contracts[0].description');
  return [path.first, ...path.rest].map(stepOf);
}

function stepOf(node: PathNode['first']): string | number {
  if (node.type === 'Index') return Number(node.index);
  return node.type === 'Quoted' ? node.parts.map(textOf).join('') : nameOf(node);
}

function nameOf({ index, text }: NameNode): string | number {
  return index === null ? (text ?? '') : Number(index);
}

function textOf(part: PlainNode | EscapeNode): string {
  if (part.type === 'Plain') return part.text;
  if (part.code !== null) return String.fromCharCode(Number.parseInt(part.code, 16));
  return CONTROLS.get(part.char ?? '') ?? part.char ?? '';
}

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);
