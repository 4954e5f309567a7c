import { isRecord, setOwn } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { type Node, partOf, pathOf } from '../node.ts';
import { type ObjectType, takes } from '../type.ts';
import { type Fit, noted } from './fit.ts';
import type { Fitter } from './fitter.ts';
import { fieldNames } from './names.ts';

/**
 * The strings that follow one where a list is due: `{"steps": "Cut", "Cook", "n": 1}`. To JSON they are names that have
 * lost a colon or a value; here they are the items of the list, unless they are names of fields.
 */
export function fitGathered(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { holes, locate, outside } = node.source;
  if (!holes?.size || !isRecord(node.value)) return undefined;
  const names = fieldNames(type, node.value);
  const value: Record<string, Json> = {};
  const settles: number[] = [];
  let list: string[] | undefined;
  let first = '';
  let end = 0;
  for (const [name, member] of Object.entries(node.value)) {
    const range = locate(pathOf(partOf(node, name, member)));
    // Between two members is no more than a name.
    let hole = end;
    if (list !== undefined && range !== undefined) while (hole <= range.start && !holes.has(hole)) hole++;
    if (list !== undefined && range !== undefined && hole <= range.start && !names.has(name) && isStray(member)) {
      list.push(name, ...(member === null ? [] : [member]));
      settles.push(outside({ start: hole, end: hole }).start);
      setOwn(value, first, list);
    } else {
      setOwn(value, name, member);
      const field = type.fields.get(names.get(name) ?? '');
      list = typeof member === 'string' && field !== undefined && takes(field.type, 'list') ? [member] : undefined;
      first = name;
    }
    end = range?.end ?? end;
  }
  if (settles.length === 0) return undefined;
  const fit = fitter.fitMembers(type, { ...node, value });
  return noted(fit, 'strings behind', node, { settles });
}

function isStray(member: Json | undefined): member is string | null {
  return typeof member === 'string' || member === null;
}
