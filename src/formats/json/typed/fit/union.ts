import { getOrMake } from '../../../../core/maps.ts';
import { getOwn, isRecord } from '../../../../core/record.ts';
import { NOT } from '../conforms.ts';
import { type Node, partOf } from '../node.ts';
import { isSame } from '../schema/same.ts';
import { ANY, membersOf, type ObjectType, objectType, type PlainType, tagOf, type UnionType } from '../type.ts';
import { COST } from './cost.ts';
import { cheapest, type Fit, type Fitter, isExact, noted } from './fit.ts';
import { fieldNames } from './names.ts';
import { isQuotedNull, saysNothing } from './words.ts';

/** What all readings of a union share. */
interface Shape {
  readonly members: readonly PlainType[];
  readonly tag: string | undefined;
}

const shapes = new WeakMap<UnionType, Shape>();

/** The members of a union and their discriminator; cached. */
export function shapeOf(type: UnionType): Shape {
  return getOrMake(shapes, type, () => {
    const members = membersOf(type);
    return { members, tag: tagOf(members) };
  });
}

/** A value read as a member of a union, chosen by the discriminator or by cost. */
export function fitUnion(fitter: Fitter, type: UnionType, node: Node): Fit | undefined {
  const { members, tag } = shapeOf(type);
  const under = tag === undefined ? undefined : underTag(fitter, members, tag, node);
  if (under !== undefined) return under;
  const tagged = tag === undefined ? undefined : byTag(fitter, members, tag, node);
  const nothing = saysNothing(type, node) ? members.find(({ kind }) => kind === 'null') : undefined;
  const known = tagged ?? nothing;
  const candidates = known === undefined ? members : [known];
  const plain = plainMember(fitter, candidates, node);
  const asItIs = plain && fitter.fit(plain, node);
  if (asItIs !== undefined)
    return isQuotedNull(candidates, asItIs.value) ? noted(asItIs, 'null in quotes', node) : asItIs;
  const all = candidates.map((member) => fitter.fit(member, node));
  // Anything can be a text: an object or a list is read as one if possible, or else wraps a word.
  const hasObject = typeof node.value === 'object' && all.some((fit) => typeof fit?.value === 'object');
  const fits = hasObject
    ? all.filter((fit, at) => typeof fit?.value === 'object' || candidates[at]?.kind === 'words')
    : all;
  const exact = cheapest(fits.filter((fit) => fit !== undefined && isExact(fit)));
  const named = fits.filter((fit, at) => fit !== undefined && hasNames(candidates[at], node));
  const best = exact ?? cheapest(named) ?? cheapest(fits);
  if (best === undefined || isExact(best)) return best;
  if (tag !== undefined && tagged === undefined && !isNamed(candidates[all.indexOf(best)], members, tag, best.node))
    return noted(best, 'ambiguous', node);
  const isRival = (fit: Fit | undefined): boolean =>
    fit !== undefined && fit !== best && fit.cost < best.cost + COST.absent && !isSame(fit.value, best.value);
  return fits.some(isRival) ? noted(best, 'ambiguous', node) : best;
}

/** The member to which a value conforms at the least cost: then no other is tried. */
function plainMember(fitter: Fitter, members: readonly PlainType[], node: Node): PlainType | undefined {
  let best: PlainType | undefined;
  let least: number = COST.lost;
  for (const member of members) {
    const cost = fitter.plainCost(member, node.value, node);
    if (cost === NOT || cost >= least) continue;
    best = member;
    least = cost;
  }
  return best;
}

/** Whether a value has all required names of an object, at least two: it is that object, whatever they contain. */
function hasNames(type: PlainType | undefined, { value }: Node): boolean {
  if (type?.kind !== 'object' || type.required < 2 || !isRecord(value)) return false;
  const names = new Set(fieldNames(type, value).values());
  return [...type.fields].every(([name, { isRequired }]) => !isRequired || names.has(name));
}

/** Whether a value has the tag, or a required field of only this member; true for all but objects. */
function isNamed(type: PlainType | undefined, members: readonly PlainType[], tag: string, { value }: Node): boolean {
  if (type?.kind !== 'object' || !isRecord(value)) return true;
  const others = members.filter((member) => member.kind === 'object' && member !== type);
  const isOwn = (name: string): boolean =>
    type.fields.get(name)?.isRequired === true &&
    others.every((other) => other.kind === 'object' && !other.fields.has(name));
  return [...fieldNames(type, value).values()].some((name) => name === tag || isOwn(name));
}

/** An object under its own tag: `{"search": {"query": …}}`. */
function underTag(fitter: Fitter, members: readonly PlainType[], tag: string, node: Node): Fit | undefined {
  const [[word, inner] = [], ...others] = isRecord(node.value) ? Object.entries(node.value) : [];
  if (word === undefined || inner === undefined || others.length > 0 || word === tag) return undefined;
  const meant = byTag(fitter, members, tag, { ...node, value: { [tag]: word } });
  if (meant === undefined) return undefined;
  if (!isRecord(inner)) return onlyField(fitter, meant, tag, node, partOf(node, word, inner));
  const fit = fitter.fit(meant, partOf(node, word, inner));
  if (fit === undefined || fit.cost >= COST.guess || !isRecord(fit.value)) return undefined;
  return noted(fit, 'under its word', node, { name: tag });
}

/** An object whose only other field is under its tag: `{"open": "a.ts"}`. */
function onlyField(fitter: Fitter, type: ObjectType, tag: string, node: Node, part: Node): Fit | undefined {
  const fields = new Map([...type.fields].filter(([name]) => name !== tag));
  const fit = fitter.fit(objectType(fields, type.rest), part);
  if (fit === undefined || fit.cost >= COST.guess || !isRecord(fit.value)) return undefined;
  const word = fitter.fit(type.fields.get(tag)?.type ?? ANY, { ...node, value: part.key })?.value ?? null;
  return noted({ ...fit, value: { [tag]: word, ...fit.value } }, 'under its word, unnamed', node, { name: tag });
}

/** The object whose tag is in the discriminator field. */
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
