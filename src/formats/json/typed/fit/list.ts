import { isRecord } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { NOT } from '../conforms.ts';
import { bulletedIn } from '../forms.ts';
import { type Node, partOf, partsOf } from '../node.ts';
import { ANY, type ListType, type ObjectType, plainType, type Type, takes } from '../type.ts';
import { amountsIn } from './amounts.ts';
import { isOfKind, type Note, noteOf } from './coercions.ts';
import { COST, Sum } from './cost.ts';
import { cheapest, type Fit, type FitPart, type Fitter, isExact, listed, made, noted } from './fit.ts';
import { isNullWord, saysNothing, wordsIn } from './words.ts';

/** A value read as a list. */
export function fitList(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const { value } = node;
  if (Array.isArray(value)) {
    const direct = fitItems(fitter, type, node, value);
    if (direct.cost < COST.around) return direct;
    // Two lists around the items of one, or one list around the items of two.
    const other = Array.isArray(value[0]) ? fitter.fitOnly(type, node) : fitOneRow(fitter, type, node, value);
    return cheapest([direct, other]);
  }
  if (value === null) return emptyList(node);
  if (isRecord(value))
    return cheapest([
      fitNumbered(fitter, type, node),
      fitNamedList(fitter, type, node),
      fitEntries(fitter, type, node),
      fitFlags(fitter, type, node),
      fitValues(fitter, type, node),
      fitSingle(fitter, type, node),
    ]);
  if (typeof value !== 'string') return fitSingle(fitter, type, node);
  if (value === '') return emptyList(node);
  const numbers = fitAmounts(fitter, type, node);
  const ways = [fitter.fitInner(type, node), numbers ?? fitSingle(fitter, type, node), fitMentioned(type, node)];
  const best = cheapest(numbers === undefined ? [fitSeparated(fitter, type, node), ...ways] : ways);
  const isNone = best === undefined || best.cost >= COST.guess || saysNothing(type.rest ?? ANY, node);
  return isNone && isNullWord(value) ? emptyList(node) : best;
}

function fitItems(
  fitter: Fitter,
  type: ListType,
  node: Node,
  items: readonly Json[],
  keyOf: (index: number) => string | number = (index) => index,
): Fit {
  const value: Json[] = [];
  const notes: Note[] = [];
  const parts: FitPart[] = [];
  const cost = new Sum();
  // ["a", ["b", "c"]]      beside other items, an inner list groups its items
  const isOfLists = items.every(Array.isArray);
  let isChanged = false;
  for (let index = 0; index < items.length; index++) {
    const item = items[index] ?? null;
    const itemType = type.first[index] ?? type.rest;
    const plain = itemType !== null && value.length === keyOf(index) ? fitter.plainCost(itemType, item, node) : NOT;
    if (plain !== NOT) {
      cost.add(plain);
      value.push(item);
      continue;
    }
    const part = partOf(node, keyOf(index), item);
    const row = looseRow(fitter, itemType, node, index);
    if (row !== undefined) {
      isChanged = true;
      cost.add(row.cost);
      parts.push({ key: value.length, fit: row });
      value.push(row.value);
      index += row.parts.length - 1;
      continue;
    }
    const fit = itemType === null ? undefined : fitter.fit(itemType, part);
    const rows = rowsIn(itemType, part);
    const isPlain = rows.length === 0;
    const isBelow = !isOfLists && fit?.notes.some((note) => isOfKind(note, 'list of one')) === true;
    const nodes = isPlain && (fit === undefined || fit.cost >= COST.asText || isBelow) ? partsOf(part) : rows;
    const inner = innerItems(fitter, type, nodes);
    if (inner.length > 0) {
      isChanged = true;
      cost.add(COST.around);
      notes.push(noteOf(isPlain && isOfLists ? 'items too deep' : 'items in another', part));
      for (const one of inner) {
        cost.add(one.cost);
        parts.push({ key: value.length, fit: one });
        value.push(one.value);
      }
      continue;
    }
    if (fit === undefined) {
      isChanged = true;
      cost.add(COST.lost);
      notes.push(noteOf(itemType === null ? 'item too many' : 'unreadable item', part));
      // In a tuple, later items keep their places.
      if (index < type.first.length) value.push(null);
      continue;
    }
    cost.add(fit.cost);
    if (!isExact(fit) || keyOf(index) !== value.length) {
      isChanged = true;
      parts.push({ key: value.length, fit });
    }
    value.push(fit.value);
  }
  const isList = Array.isArray(node.value);
  return { value: isChanged || !isList ? value : node.value, node, cost: cost.total, notes, parts };
}

function emptyList(node: Node): Fit {
  return made(node, [], 'empty list');
}

/** The contents of items, read as items of the list itself; none if one of them does not fit. */
function innerItems(fitter: Fitter, { first, rest }: ListType, nodes: readonly Node[]): readonly Fit[] {
  if (first.length > 0 || rest === null || nodes.length === 0) return [];
  const fits = nodes.map((node) => fitter.fit(rest, node));
  const read = fits.filter((fit) => fit !== undefined).filter(({ cost }) => cost < COST.asText);
  return read.length === nodes.length ? read : [];
}

/** Rows inside another row whose bracket is missing: `[[1, 2, [3, 4]]`. */
function rowsIn(type: Type | null, row: Node): readonly Node[] {
  const plain = type && plainType(type);
  if (plain?.kind !== 'list' || plain.rest === null || !Array.isArray(row.value)) return [];
  if (takes(plain.rest, 'list') || takes(plain.rest, 'any') || plain.first.length > 0) return [];
  const at = row.value.findIndex(Array.isArray);
  if (at < 1) return [];
  return [
    { ...row, value: row.value.slice(0, at) },
    ...partsOf(row)
      .slice(at)
      .flatMap((part) => {
        const rows = rowsIn(type, part);
        return rows.length > 0 ? rows : [part];
      }),
  ];
}

/** Scalars beside lists are a list that lost its bracket: `[[1, 2], 3, 4]]`. */
function looseRow(fitter: Fitter, type: Type | null, node: Node, start: number): Fit | undefined {
  const plain = type && plainType(type);
  const { value: items } = node;
  if (plain?.kind !== 'list' || !Array.isArray(items) || !Array.isArray(items[start - 1])) return undefined;
  const nodes: Node[] = [];
  for (let at = start, item = items[at]; item !== undefined && typeof item !== 'object'; item = items[++at])
    nodes.push(partOf(node, at, item));
  const fits = nodes.length > 1 ? innerItems(fitter, plain, nodes) : [];
  return fits.length === 0 ? undefined : noted(listed(node, fits), 'bare row', nodes[0] ?? node);
}

/** A value that is the only item. */
function fitSingle(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const itemType = type.first[0] ?? type.rest;
  const fit = itemType === null || type.first.length > 1 ? undefined : fitter.fit(itemType, node);
  if (fit === undefined || fit.cost >= COST.lost) return undefined;
  // Anything can be a text: nothing shows that it is an item.
  const isText = itemType !== null && (takes(itemType, 'text') || takes(itemType, 'any'));
  const isGuess =
    isText &&
    (isRecord(node.value)
      ? !isExact(fit) || node.source.isUnquoted === true
      : node.around === null || ENUMERATION.test(String(node.value)));
  return noted(listed(node, [fit]), 'one for list', node, { isGuess });
}

/** `"red, dark blue"`: two items, or one with a comma. */
const ENUMERATION = /^[^,;.!?\n]{1,30}(?:[,;][^,;.!?\n]{1,30})+$/;

/** A list inside an object: `{"items": […]}`. */
function fitNamedList(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const fit = fitter.fitWrapped(type, node);
  // Each member may be a list of one: only a list itself can be what the object wraps.
  return fit !== undefined && Array.isArray(fit.node.value) ? { ...fit, cost: fit.cost - COST.unknown } : undefined;
}

/** Items keyed by index: `{"0": …, "1": …}`, or counted from one. */
function fitNumbered(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const { value } = node;
  if (!isRecord(value)) return undefined;
  const items = Object.values(value);
  const first = Object.hasOwn(value, '0') ? 0 : 1;
  if (items.length === 0 || Object.keys(value).some((name, at) => name !== String(at + first))) return undefined;
  const fit = fitItems(fitter, type, node, items, (index) => String(index + first));
  return noted(fit, 'items by index', node, undefined, -COST.unknown);
}

/** The only row of a table, without the list around it. Each value may be a row, too. */
function fitOneRow(fitter: Fitter, type: ListType, node: Node, items: readonly Json[]): Fit | undefined {
  const row = type.rest === null || type.first.length > 0 ? undefined : plainType(type.rest);
  if (row?.kind !== 'list' || items.length < 2 || items.some((item) => typeof item === 'object')) return undefined;
  const fit = fitSingle(fitter, type, node);
  const guessed = ({ row, node: of, value, details }: Note): Note =>
    noteOf(row, of, value, { ...details, isGuess: true });
  return fit && { ...fit, notes: fit.notes.map(guessed) };
}

/** The items of a list as the values of an object. Their names are lost, unless they are indices. */
function fitValues(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const { value } = node;
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value);
  if (names.length < 2) return undefined;
  const fit = fitItems(fitter, type, node, Object.values(value), (index) => names[index] ?? '');
  return fit.cost >= COST.around ? undefined : noted(fit, 'items as values', node);
}

/** The words of a list that are true in an object: `{"sun": true, "rain": false}`. */
function fitFlags(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const item = type.rest === null || type.first.length > 0 ? undefined : plainType(type.rest);
  if (item?.kind !== 'words' || !isRecord(node.value)) return undefined;
  const members = Object.entries(node.value);
  const fits = members.map(([name]) => fitter.fit(item, partOf(node, name, name)));
  if (members.some(([, flag], at) => typeof flag !== 'boolean' || (fits[at]?.cost ?? COST.lost) >= COST.guess))
    return undefined;
  const values = fits.flatMap((fit, at) => (fit !== undefined && members[at]?.[1] === true ? [fit.value] : []));
  return made(node, values, 'items as flags');
}

/** The words of a list in a sentence. */
function fitMentioned(type: ListType, node: Node): Fit | undefined {
  const item = type.rest === null || type.first.length > 0 ? undefined : plainType(type.rest);
  if (item?.kind !== 'words' || typeof node.value !== 'string') return undefined;
  const words = wordsIn(item.words, node.value).map(({ value }) => value);
  return words.length < 2 ? undefined : made(node, words, 'words among words', undefined, COST.around);
}

/** The numbers of a list in a sentence. */
function fitAmounts(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const item = type.rest === null || type.first.length > 0 ? undefined : plainType(type.rest);
  if (item?.kind !== 'number' || typeof node.value !== 'string') return undefined;
  // 1. 12⏎2. 15      the numbers of the items are none of them
  const amounts = bulletedIn(node.value) === undefined ? amountsIn(node.value) : undefined;
  if (amounts === undefined) return undefined;
  const fits = amounts.values.map((value) => fitter.fit(item, { ...node, value }));
  if (fits.some((fit) => fit === undefined || !isExact(fit))) return undefined;
  return made(node, [...amounts.values], amounts.isAlone ? 'numbers' : 'numbers among words', undefined, COST.around);
}

/** Items in one string: in lines with bullets, or between commas if none of them is a text that may contain commas. */
function fitSeparated(fitter: Fitter, { first, rest }: ListType, node: Node): Fit | undefined {
  const { value } = node;
  if (typeof value !== 'string' || value.length > MAX_TEXT) return undefined;
  const isTuple = first.length > 0;
  const isOfTexts = rest !== null && (takes(rest, 'text') || takes(rest, 'any'));
  if (!isTuple && (rest === null || (isOfTexts && !value.includes('\n')))) return undefined;
  const bulleted = isTuple ? undefined : bulletedIn(value);
  if (!isTuple && isOfTexts && bulleted === undefined) return undefined;
  // Each line is a list of its own.
  const isTable = rest !== null && takes(rest, 'list') && value.includes('\n');
  const items = bulleted ?? value.split(isTuple ? ',' : isTable ? '\n' : /[,;\n|]/);
  if (items.length < 2 || (isTuple && items.length !== first.length)) return undefined;
  const fits = items.map((item, at) => fitter.fit(first[at] ?? rest ?? ANY, { ...node, value: item.trim() }));
  const read = fits.filter((fit) => fit !== undefined).filter(({ cost }) => cost < COST.guess);
  if (read.length < items.length) return undefined;
  const values = read.map((fit) => fit.value);
  return made(node, values, 'items in string', undefined, bulleted === undefined ? COST.around : 0);
}

/** Lists in one text are short. */
const MAX_TEXT = 4000;

/** The items of a list as the members of an object, each name being a part of its item. */
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

/** The only required field that some objects lack; it has to be a text, like the names of an object. */
function nameField({ fields }: ObjectType, objects: readonly (Json | undefined)[]): string | undefined {
  const missing = [...fields].filter(
    ([name, { isRequired }]) => isRequired && objects.every((one) => isRecord(one) && !Object.hasOwn(one, name)),
  );
  const [[name, field] = [], ...others] = missing;
  return name !== undefined && field !== undefined && others.length === 0 && takes(field.type, 'text')
    ? name
    : undefined;
}
