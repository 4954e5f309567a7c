import type { Range } from '../../../core/range.ts';
import { isRecord } from '../../../core/record.ts';
import type { Json, JsonOptions } from '../model.ts';
import { type JsonRead, parse } from '../parse.ts';
import { readStrictly } from '../read/strict.ts';
import { type Candidates, candidatesIn } from './candidates.ts';
import { OF_TEXT } from './coercions-of-text.ts';
import { conforms } from './conforms.ts';
import { isMentioned } from './examples.ts';
import { noteOf } from './fit/coercions.ts';
import { COST } from './fit/cost.ts';
import { cheapest, exact, type Fit, isUnnamed, listed, noted } from './fit/fit.ts';
import { fieldNames, fieldSpelled } from './fit/names.ts';
import { TypeFitter } from './fit/type-fitter.ts';
import { conclusionsIn, endsInFence, endsInForm, formOf, type Head } from './forms.ts';
import { type Node, partsOf, plainSource, rangeOf, rootNode } from './node.ts';
import { hasTwins, isSame } from './schema/same.ts';
import { ANY, type ListType, membersOf, type PlainType, plainType, type Type, takes } from './type.ts';

/** The reading of a text as a type. */
export interface Answer {
  /** Undefined if nothing in the text fits the type. */
  readonly fit: Fit | undefined;
  /** The text itself is the value, so JSON's findings do not matter. */
  readonly isBare: boolean;
  /** Such a text is visibly cut off. */
  readonly isCut: boolean;
  /** The start of the value that counts, of several: problems of a draft before it do not matter. */
  readonly start: number;
}

/**
 * Reads a text as a type: finds the best fit among all values that it may mean. `read` is the result of reading it as
 * JSON.
 */
export function answerOf(type: PlainType, text: string, read: JsonRead, options: JsonOptions): Answer {
  const isOneOf = options.several === 'first' || options.several === 'last';
  const found = candidatesIn(text, read, isOneOf && listOf(type) === undefined);
  const fitter = new TypeFitter(options.maxDepth, found.whole === found.bare ? found.bare.value : undefined);
  const [root, ...others] = found.roots;
  const inJson = (fit: Fit | undefined, start: number): Answer => {
    return { fit, isBare: false, isCut: false, start: Math.max(start, found.start) };
  };
  if (root !== undefined && others.length === 0 && !found.hasProse && root.source.doubtful.size === 0)
    if (conforms(type, root.value)) return inJson(exact(root), 0);
  const { fit, start, cost } = bestRoot(fitter, type, found, options);
  // Brackets in the words around it swallowed the value.
  const { ok, complete } = read.parsed;
  const piece =
    ok || (fit !== undefined && cost < COST.guess) ? undefined : pieceOf(type, text, found.start, complete, options);
  if (piece !== undefined) return inJson(piece, rangeOf(piece.node).start);
  const isAlone = found.roots.length > 0 && !found.hasProse;
  // An object or a list that is cut off is not a text.
  const isCut = isAlone && !complete && found.roots.every(({ value }) => typeof value === 'object');
  if (isCut) return inJson(fit, start);
  const isSure = cost < COST.guess || fit?.notes.some(({ row }) => row === OF_TEXT.mentioned) === true;
  if (fit !== undefined && (isAlone || (isSure && holdsValue(fit)))) return inJson(fit, start);
  const inTags = found.whole === found.bare ? undefined : formFit(fitter, type, found.whole);
  const form = inTags?.isNamed === true ? inTags : formFit(fitter, type, found.bare);
  const bare = form?.isNamed === true ? form.fit : cheapest([bareFit(fitter, type, found), form?.fit]);
  // 1; 2; 3      a number among words may be one of several
  const isHalf = !holdsValue(fit) && bare !== undefined && bare.cost < COST.guess;
  const doubt = holdsValue(fit) ? 0 : COST.bare;
  if (bare === undefined && fit === undefined) return { ...inJson(fit, start), isCut: complete && endsInForm(text) };
  if (bare === undefined || (fit !== undefined && fit.cost + doubt <= bare.cost && !isHalf)) return inJson(fit, start);
  return { fit: bare, isBare: true, isCut: (bare === form?.fit && form.isCut) || endsInFence(text), start: 0 };
}

/** The only JSON among the words of a text that fits a type: valid, or damaged without a loss. */
function pieceOf(
  type: PlainType,
  text: string,
  from: number,
  isComplete: boolean,
  options: JsonOptions,
): Fit | undefined {
  const pairs = pairsIn(text, from);
  const among = (isMeant: (piece: string) => boolean): Node | undefined =>
    pieceAmong(
      type,
      text,
      pairs.filter(({ start, end }) => isMeant(text.slice(start, end))),
      options,
    );
  const valid = among((piece) => readStrictly(piece) !== undefined);
  // See [1].   /* {"a": 1}      the comment has no end
  const isGuess = !isComplete || valid?.source.text.includes('"') === false;
  if (valid !== undefined) return noted(exact(valid), OF_TEXT['valid among words'], valid, { isGuess });
  // Not [x] and [y].
  const damaged = among((piece) => /["':]/.test(piece) && readStrictly(piece) === undefined);
  return damaged && noted(exact(damaged), OF_TEXT['damaged among words'], damaged);
}

/** The outermost pairs of brackets, in text order; a quote in prose ends with its line at the latest. */
function pairsIn(text: string, from: number): Range[] {
  const open: number[] = [];
  const pairs: Range[] = [];
  for (const { 0: sign, index } of text.slice(from).matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(from + index);
    else if (sign === '}' || sign === ']') {
      const start = open.pop() ?? -1;
      if (text[start] !== (sign === '}' ? '{' : '[')) continue;
      while ((pairs.at(-1)?.start ?? -1) > start) pairs.pop();
      pairs.push({ start, end: from + index + 1 });
    }
  }
  return pairs;
}

function pieceAmong(type: PlainType, text: string, found: readonly Range[], options: JsonOptions): Node | undefined {
  const pieces = found.flatMap(({ start, end }) => {
    if (isPartAt(text, start, end)) return [];
    const { value, locate } = parse(text.slice(start, end), options);
    // Empty brackets are rather part of the words: - [ ] to do
    const isEmpty = typeof value !== 'object' || Object.keys(value ?? {}).length === 0;
    if (isEmpty || !conforms(type, value)) return [];
    const outside = (range: Range): Range => ({ start: range.start + start, end: range.end + start });
    return [rootNode(value, plainSource(text.slice(start, end), locate, outside))];
  });
  const last = pieces.at(-1);
  return pieces.every(({ value }) => last !== undefined && isSame(value, last.value)) ? last : undefined;
}

/** Whether the text around it shows that it is part of something larger. */
function isPartAt(text: string, start: number, end: number): boolean {
  return /[[{]\s*$/.test(text.slice(Math.max(0, start - 20), start)) || PART.test(text.slice(end, end + 30));
}

/** What follows an item or a member. */
const PART = /^\s*(?:[\]}]|,\s*(?:["'[{\]}\d-]|true|false|null))/;

/** Whether the value is an object or list of the text, and not a scalar among its words. */
function holdsValue(fit: Fit | undefined): boolean {
  return fit !== undefined && typeof fit.node.value === 'object' && !isUnnamed(fit);
}

/** The text itself as the value. */
function bareFit(fitter: TypeFitter, type: PlainType, { bare }: Candidates): Fit | undefined {
  const whole = bare.value === '' ? undefined : fitter.fit(type, bare);
  const fit = whole !== undefined && whole.cost < COST.guess ? whole : (concluded(fitter, type, bare) ?? whole);
  return fit === undefined || fit.cost >= COST.lost ? undefined : noted(fit, OF_TEXT.bare, bare);
}

/** The lines, tags or tables of the text as the value. */
function formFit(fitter: TypeFitter, type: PlainType, bare: Node): FormFit | undefined {
  const objects = membersOf(type).filter((member) => member.kind === 'object');
  const isField = (name: string): boolean => objects.some((object) => typeof fieldSpelled(object, name) === 'string');
  const form = formOf(bare, isField, listOf(type) !== undefined);
  if (form?.head !== undefined && !isHead(type, form.head)) return undefined;
  const fit = form && fitter.fit(type, form.node);
  const isNamed = form !== undefined && namesFields(type, form.node.value, form.isHeaded || form.isCut ? 1 : 2);
  if (form === undefined || fit === undefined || (fit.cost >= COST.lost && !isNamed)) return undefined;
  const { node, isCut, isMarked, more } = form;
  const plain = noted(fit, form.hasProse ? OF_TEXT['form among words'] : OF_TEXT.form, node);
  const read = isMarked ? noted(plain, OF_TEXT.marked, node) : plain;
  return { fit: more ? noted(read, OF_TEXT['more of form'], more) : read, isNamed, isCut };
}

/**
 * Whether names are the head of a table: two of them are names of fields; one is enough if they have no blanks, none if
 * the type has no names. `Sorry, I cannot` above `Please, try again` is not a head. Rows may be in a field of an
 * object.
 */
function isHead(type: Type, head: Head, depth = 1): boolean {
  return membersOf(type).some((member) => {
    if (member.kind === 'any') return head.isTight;
    if (member.kind === 'list') return depth >= 0 && isHead(member.rest ?? ANY, head, depth - 1);
    if (member.kind !== 'object') return false;
    const known = head.names.filter((name) => typeof fieldSpelled(member, name) === 'string').length;
    if (known > 1 || (head.isTight && (known > 0 || member.order.length === 0))) return true;
    return depth > 0 && member.order.some(([, field]) => isHead(field.type, head, depth - 1));
  });
}

interface FormFit {
  readonly fit: Fit;
  /** It has fields of the type and no others, so it is not a text, whatever else is wrong with it. */
  readonly isNamed: boolean;
  readonly isCut: boolean;
}

/** Whether a value has at least this many fields of a type, or is a list of such values, and has no other fields. */
function namesFields(type: Type, value: Json, least: number): boolean {
  const plain = plainType(type);
  if (plain.kind === 'list' && Array.isArray(value))
    return value.every((item) => namesFields(plain.rest ?? ANY, item, least));
  if (plain.kind !== 'object' || !isRecord(value)) return false;
  const { length } = Object.keys(value);
  return length >= least && fieldNames(plain, value).size === length;
}

/** The value with which a text about it ends or begins. */
function concluded(fitter: TypeFitter, type: PlainType, bare: Node): Fit | undefined {
  if (typeof bare.value !== 'string' || membersOf(type).some(({ kind }) => kind === 'object' || kind === 'list'))
    return undefined;
  for (const { text, isAnnounced } of conclusionsIn(bare.value)) {
    const fit = fitter.fit(type, { ...bare, value: text });
    if (fit !== undefined && fit.cost < COST.guess)
      return noted(fit, isAnnounced ? OF_TEXT.announced : OF_TEXT.conclusion, bare);
  }
  return undefined;
}

interface Root {
  readonly fit: Fit | undefined;
  readonly start: number;
  /** The cost without that of the other values. */
  readonly cost: number;
}

/**
 * The best of the values separated by words, and its start; among equals the last, since it may correct earlier ones.
 */
function bestRoot(
  fitter: TypeFitter,
  type: PlainType,
  { roots, hasProse, bare }: Candidates,
  { several }: JsonOptions,
): Root {
  const fits = roots.map((root) => {
    const fit = fitter.fit(type, root);
    if (fit === undefined || !hasProse) return fit;
    // If words surround them, a text is meant to include everything.
    if (typeof fit.value === 'string' && takes(type, 'text')) return undefined;
    return isMentioned(bare.source.text, rangeOf(root)) ? noted(fit, OF_TEXT.mentioned, root) : fit;
  });
  const good = fits.filter((fit) => fit !== undefined && fit.cost < COST.guess);
  const chosen = several === 'first' ? good[0] : several === 'last' ? good.at(-1) : undefined;
  const best = chosen ?? cheapest([...fits].reverse());
  const cost = best?.cost ?? COST.lost;
  if (roots.length < 2) return { fit: best, start: 0, cost };
  if (chosen !== undefined) return { ...oneOf(roots, fits, chosen, several ?? '', false), cost };
  const lists = asOneList(fitter, type, roots, fits, hasProse);
  if (lists !== undefined) return { fit: lists, start: 0, cost: lists.cost };
  const all = asItems(fitter, type, roots);
  if (all !== undefined && (best === undefined || all.cost < best.cost + COST.around))
    return { fit: all, start: 0, cost: all.cost };
  if (best === undefined) return { fit: undefined, start: 0, cost };
  // A guess does not compete with a value that is certain, and neither does a value without any of its names.
  const limit = best.cost < COST.around ? 2 * COST.around : best.cost < COST.guess ? COST.guess : COST.lost;
  const isRival = (fit: Fit | undefined): boolean =>
    fit !== undefined && fit.cost < limit && !isSame(fit.value, best.value);
  const isAlone = !fits.some(isRival);
  const which = fits.lastIndexOf(best) === roots.length - 1 ? 'last' : 'best';
  return { ...oneOf(roots, fits, best, which, !isAlone), cost };
}

/** The one of several values that counts. */
function oneOf(
  roots: readonly Node[],
  fits: readonly (Fit | undefined)[],
  fit: Fit,
  place: string,
  isGuess: boolean,
): Omit<Root, 'cost'> {
  const root = roots[fits.lastIndexOf(fit)];
  const start = root === undefined ? 0 : rangeOf(root).start;
  return { fit: noted(fit, OF_TEXT['one of text'], fit.node, { count: roots.length, place, isGuess }), start };
}

/** Several lists in a text are joined, unless two of them share an item: then a list corrects those before it. */
function asOneList(
  fitter: TypeFitter,
  type: PlainType,
  roots: readonly Node[],
  fits: readonly (Fit | undefined)[],
  hasProse: boolean,
): Fit | undefined {
  const rest = listOf(type)?.rest ?? null;
  const [first] = roots;
  const isList = (fit: Fit | undefined): boolean =>
    fit !== undefined && fit.cost < COST.around && Array.isArray(fit.value);
  if (rest === null || first === undefined || !fits.every(isList)) return undefined;
  const items = roots.flatMap(partsOf).map((part) => fitter.fit(rest, part));
  const read = items.filter((fit) => fit !== undefined);
  const value = read.map((fit) => fit.value);
  if (read.length < items.length || hasTwins(value)) return undefined;
  const note = noteOf(OF_TEXT['lists of text'], first, value, { count: roots.length, isGuess: hasProse });
  return { ...listed(rootNode(value, first.source), read), cost: COST.around, notes: [note] };
}

/** Several values in a text are the items of a list, if each of them fits. */
function asItems(fitter: TypeFitter, type: PlainType, roots: readonly Node[]): Fit | undefined {
  const [first] = roots;
  const rest = listOf(type)?.rest ?? null;
  if (rest === null || first === undefined) return undefined;
  const fits = roots.map((root) => fitter.fit(rest, root)).filter((fit) => fit !== undefined);
  const read = fits.filter((fit) => fit.cost < COST.guess && typeof fit.value === 'object');
  if (read.length < 2) return undefined;
  const value = read.map((fit) => fit.value);
  const lost = (roots.length - read.length) * COST.spelling;
  const all = { ...listed(rootNode(value, first.source), read), cost: lost };
  return noted(all, OF_TEXT['values of text'], first, { count: value.length });
}

/** The list of any length among the members of a type. */
function listOf(type: PlainType): ListType | undefined {
  return membersOf(type).find((member): member is ListType => member.kind === 'list' && member.first.length === 0);
}
