import { isRecord } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import type { Node } from '../node.ts';
import { type ListType, type ObjectType, plainType, takes } from '../type.ts';
import { COST } from './cost.ts';
import { type Fit, noted } from './fit.ts';
import type { Fitter } from './fitter.ts';

/** The items of a list as the members of an object, of which each name is a part of its item. */
export function fitEntries(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const item = type.rest === null || type.first.length > 0 ? undefined : plainType(type.rest);
  if (!isRecord(node.value) || Object.keys(node.value).length === 0) return undefined;
  const members = Object.entries(node.value);
  const name = item?.kind === 'object' ? nameField(item, Object.values(node.value)) : undefined;
  const isPair = item?.kind === 'list' && item.first.length === 2 && item.rest === null;
  if (name === undefined && !isPair) return undefined;
  const items = members.map(([written, member]): Json => {
    if (name === undefined) return [written, member ?? null];
    return { [name]: written, ...(isRecord(member) ? member : {}) };
  });
  const fit = fitter.fit(type, { ...node, value: items });
  return fit === undefined || fit.cost >= COST.guess ? undefined : noted(fit, 'items by name', node);
}

/** The one field that has to be there, and is in none of some objects: a text, as the names of an object are. */
function nameField({ fields }: ObjectType, objects: readonly (Json | undefined)[]): string | undefined {
  const missing = [...fields].filter(
    ([name, { isRequired }]) => isRequired && objects.every((one) => isRecord(one) && !Object.hasOwn(one, name)),
  );
  const [[name, field] = [], ...others] = missing;
  return name !== undefined && field !== undefined && others.length === 0 && takes(field.type, 'text')
    ? name
    : undefined;
}
