import { quote } from '../../../../core/diagnostic.ts';
import { getOwn, isRecord } from '../../../../core/record.ts';
import { type Node, partOf } from '../node.ts';
import { isSame } from '../schema/validate.ts';
import { membersOf, type ObjectType, type PlainType, tagOf, type UnionType } from '../type.ts';
import { COST } from './cost.ts';
import { cheapest, type Fit, isExact, withNote } from './fit.ts';
import type { Fitter } from './fitter.ts';
import { fieldNames } from './object.ts';

/** What is the same for each reading of a union. */
interface Shape {
  readonly members: readonly PlainType[];
  readonly tag: string | undefined;
}

const shapes = new WeakMap<UnionType, Shape>();

/** The members of a union and what tells them apart; found once. */
export function shapeOf(type: UnionType): Shape {
  const known = shapes.get(type);
  if (known !== undefined) return known;
  const members = [...new Set(membersOf(type))];
  const shape = { members, tag: tagOf(members) };
  shapes.set(type, shape);
  return shape;
}

/** A value read as the member of a union that it is, by the field that tells them apart or by what the reading costs. */
export function fitUnion(fitter: Fitter, type: UnionType, node: Node): Fit | undefined {
  const { members, tag } = shapeOf(type);
  const under = tag === undefined ? undefined : underTag(fitter, members, tag, node);
  if (under !== undefined) return under;
  const tagged = tag === undefined ? undefined : byTag(fitter, members, tag, node);
  const all = (tagged === undefined ? members : [tagged]).map((member) => fitter.fit(member, node));
  // Anything can be a text: what is written as an object or a list is one where it may be.
  const others = typeof node.value === 'object' ? all.filter((fit) => typeof fit?.value === 'object') : [];
  const fits = others.length > 0 ? others : all;
  const exact = cheapest(fits.filter((fit) => fit !== undefined && isExact(fit)));
  const best = exact ?? cheapest(fits);
  if (best === undefined || isExact(best)) return best;
  const isRival = (fit: Fit | undefined): boolean =>
    fit !== undefined && fit !== best && fit.cost < best.cost + COST.absent && !isSame(fit.value, best.value);
  if (!fits.some(isRival)) return best;
  const message = 'The value can be read in two ways that fit alike; the first counts';
  return withNote(best, COST.guess, { code: 'ambiguous-value', node, message });
}

/** The object that is under its own word: `{"search": {"query": …}}`. */
function underTag(fitter: Fitter, members: readonly PlainType[], tag: string, node: Node): Fit | undefined {
  const [[word, inner] = [], ...others] = isRecord(node.value) ? Object.entries(node.value) : [];
  if (word === undefined || inner === undefined || others.length > 0 || word === tag || !isRecord(inner))
    return undefined;
  const meant = byTag(fitter, members, tag, { ...node, value: { [tag]: word } });
  const fit = meant && fitter.fit(meant, partOf(node, word, inner));
  if (fit === undefined || fit.cost >= COST.guess || !isRecord(fit.value)) return undefined;
  const message = `The value is under the word of its field ${quote(tag)}`;
  return withNote(fit, COST.around, { code: 'wrapped-value', node, message });
}

/** The object whose own word is in the field that tells the objects apart. */
export function byTag(fitter: Fitter, members: readonly PlainType[], tag: string, node: Node): ObjectType | undefined {
  const { value } = node;
  if (!isRecord(value)) return undefined;
  const objects = members.filter((member) => member.kind === 'object');
  const [first] = objects;
  if (first === undefined) return undefined;
  const name = Object.hasOwn(value, tag) ? tag : [...fieldNames(first, value)].find(([, meant]) => meant === tag)?.[0];
  const word = name === undefined ? undefined : getOwn(value, name);
  if (name === undefined || word === undefined || typeof word === 'object') return undefined;
  const fits = objects.map((object) => {
    const field = object.fields.get(tag);
    return field && fitter.fit(field.type, partOf(node, name, word));
  });
  const best = cheapest(fits);
  return best === undefined ? undefined : objects[fits.indexOf(best)];
}
