import { getOwn, isRecord, setOwn } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { NOT } from '../conforms.ts';
import { fieldsIn } from '../forms.ts';
import { type Node, partOf, plainSource, rangeOf, rootNode } from '../node.ts';
import { type Field, membersOf, NULL, type ObjectType, plainType, type Type, takes } from '../type.ts';
import { fitGathered, fitListAsObject, fitUnnamed } from './as-object.ts';
import { type CoercionKind, type Details, type Note, noteOf } from './coercions.ts';
import { COST, Sum } from './cost.ts';
import { cheapest, type Fit, type FitPart, type Fitter, isExact, made, noted } from './fit.ts';
import { fieldNames, isForeign, type Meant, nearNames, otherNames } from './names.ts';
import { isNullWord, saysNothing } from './words.ts';

/** A value read as an object. */
export function fitObject(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { value } = node;
  if (Array.isArray(value)) return fitListAsObject(fitter, type, node);
  if (!isRecord(value))
    return cheapest([fitter.fitInner(type, node), fitFields(fitter, type, node), fitUnnamed(fitter, type, node)]);
  const gathered = fitGathered(fitter, type, node);
  if (gathered !== undefined) return gathered;
  const direct = fitMembers(fitter, type, node);
  if (direct.cost >= COST.around && Object.keys(value).length === 1 && isNested(type, node, value))
    return cheapest([fitter.fitWrapped(type, node), direct]);
  if (direct.cost < COST.guess || holdsOthers(type, direct)) return direct;
  const whole = fitOther(fitter, type, node);
  if (whole !== undefined || fieldNames(type, value).size > 0) return whole ?? direct;
  return cheapest([direct, fitter.fitWrapped(type, node), fitUnnamed(fitter, type, node)]);
}

/** The value in a member of another object, whatever else that contains: `{"name": "answer", "arguments": {…}}`. */
function fitOther(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  if (!isRecord(node.value)) return undefined;
  const others = Object.entries(node.value).filter(([name]) => !type.fields.has(name));
  const value = Object.fromEntries(
    others.filter(([, one]) => isRecord(one) || typeof one === 'string' || one === false),
  );
  if (Object.keys(value).length === 0) return undefined;
  const fit = fitter.fitWrapped(type, { ...node, value });
  if (fit === undefined || fit.cost >= 3 * COST.around || !isRecord(fit.node.value)) return undefined;
  // No field of the outer object is lost.
  const inner = new Set(fieldNames(type, fit.node.value).values());
  return [...fieldNames(type, node.value).values()].every((name) => inner.has(name)) ? fit : undefined;
}

/** The fields of an object in one string: `"street: Main, city: Rome"`. */
function fitFields(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { value: text } = node;
  if (typeof text !== 'string' || node.around === null || node.source.isInner) return undefined;
  const value = fieldsIn(text);
  if (value === undefined || fieldNames(type, value).size < Object.keys(value).length) return undefined;
  const inside = { ...plainSource(text, undefined, () => rangeOf(node)), isInner: true };
  const fit = fitMembers(fitter, type, rootNode(value, inside));
  return fit.cost < COST.guess ? noted(fit, 'fields in string', node) : undefined;
}

/** The members of an object, read as the fields of its type. `nodes` are members written elsewhere. */
export function fitMembers(fitter: Fitter, type: ObjectType, node: Node, nodes?: ReadonlyMap<string, Node>): Fit {
  return new Members(fitter, type, node, nodes).fit();
}

/** Whether the only member of an object is an object: that may be the value, under a name similar to a field's. */
function isNested({ fields, rest }: ObjectType, { around }: Node, value: Readonly<Record<string, unknown>>): boolean {
  const isRest = around === null && fields.size === 0 && rest !== null && !takes(rest, 'object') && !takes(rest, 'any');
  return Object.entries(value).every(
    ([name, member]) =>
      isRecord(member) && (isRest || Object.hasOwn(member, name) || fields.get(name)?.type.kind === 'words'),
  );
}

/** Whether additional fields could be read, as in a record: then the object is the value itself. */
function holdsOthers({ rest }: ObjectType, { value }: Fit): boolean {
  return rest !== null && rest.kind !== 'any' && isRecord(value) && Object.keys(value).length > 0;
}

/** Where a member was found: the member around it, and its name there. */
interface Place {
  readonly around: string;
  readonly written: string;
}

/** The members of one object, read as the fields of its type. */
class Members {
  readonly #fitter: Fitter;
  readonly #type: ObjectType;
  readonly #node: Node;
  readonly #nodes: ReadonlyMap<string, Node> | undefined;
  readonly #value: Record<string, Json> = {};
  readonly #notes: Note[] = [];
  readonly #parts: FitPart[] = [];
  readonly #cost = new Sum();
  #isChanged = false;

  /** `nodes` are the members written under other names. */
  constructor(fitter: Fitter, type: ObjectType, node: Node, nodes?: ReadonlyMap<string, Node>) {
    this.#fitter = fitter;
    this.#type = type;
    this.#node = node;
    this.#nodes = nodes;
  }

  fit(): Fit {
    const { value } = this.#node;
    const { fields, required } = this.#type;
    if (isRecord(value))
      for (const name in value) {
        const member = value[name] ?? null;
        const field = fields.get(name);
        if (field === undefined) this.#foreign(name, this.#nodes?.get(name) ?? partOf(this.#node, name, member), value);
        else this.#own(name, field, member);
      }
    // Where no field is required, nothing else would tell that it is another object: {"error": "busy"}
    if (required === 0 && isRecord(value) && isForeign(this.#type, value)) this.#note('foreign', this.#node, {});
    for (const [name, field] of fields) if (!Object.hasOwn(this.#value, name)) this.#absent(name, field);
    return {
      value: this.#isChanged ? this.#value : this.#node.value,
      node: this.#node,
      cost: this.#cost.total,
      notes: this.#notes,
      parts: this.#parts,
    };
  }

  #own(name: string, field: Field, member: Json): void {
    const elsewhere = this.#nodes?.get(name);
    const plain = elsewhere === undefined ? this.#fitter.plainCost(field.type, member, this.#node) : NOT;
    if (plain === NOT) this.#read(name, elsewhere ? '' : name, field, elsewhere ?? partOf(this.#node, name, member));
    else {
      this.#cost.add(plain);
      setOwn(this.#value, name, member);
    }
  }

  /** A member whose name is not that of a field: it may mean one. */
  #foreign(written: string, node: Node, all: Readonly<Record<string, unknown>>): void {
    this.#others ??= otherNames(this.#type, all);
    const name = this.#others.get(written);
    const field = name === undefined ? undefined : this.#type.fields.get(name);
    if (name !== undefined && field !== undefined) {
      this.#renamed(name, written, node, true);
      this.#read(name, written, field, node);
      return;
    }
    this.#nearNames ??= nearNames(this.#type, all, this.#others);
    const near = this.#nearNames.get(written);
    if (near === undefined) this.#other(written, node);
    else this.#near(near, written, node);
  }
  #others: ReadonlyMap<string, string> | undefined;
  #nearNames: ReadonlyMap<string, Meant> | undefined;

  #renamed(name: string, written: string, node: Node, isSure: boolean): void {
    this.#isChanged = true;
    this.#note('other name', node, { name, place: written, isGuess: !isSure });
  }

  #read(name: string, written: string, field: Field, node: Node): void {
    const fit = this.#fitter.fit(field.type, node);
    if (!field.isRequired && meansNothing(node, field.type, fit)) {
      this.#isChanged = true;
      this.#note('no value', node, { name });
    } else if (fit === undefined) {
      this.#isChanged = true;
      this.#unreadable = [...this.#unreadable, name];
      this.#note('unreadable field', node, { name });
    } else this.#keep(name, written, fit);
  }

  /** A member whose name is similar to that of a missing field. */
  #near({ name, isSure, inner }: Meant, written: string, node: Node): void {
    const field = this.#type.fields.get(name);
    if (field === undefined) return;
    if (inner !== undefined) {
      this.#flat ??= new Map();
      const flat = this.#flat.get(name) ?? [];
      this.#flat.set(name, flat);
      flat.push({ name: inner, isSure, node });
      return;
    }
    const fit = this.#fitter.fit(field.type, node);
    if (fit === undefined || fit.cost >= COST.guess) {
      this.#other(written, node);
      return;
    }
    this.#renamed(name, written, node, isSure);
    this.#keep(name, written, fit);
  }

  /** The members that are one level too high, by the field that they belong to: `address.city`. */
  #flat: Map<string, { readonly name: string; readonly isSure: boolean; readonly node: Node }[]> | undefined;

  /** The object made of members that are one level too high. */
  #raised(name: string, type: Field['type']): Fit | undefined {
    const flat = this.#flat?.get(name);
    const object = membersOf(type).find((member) => member.kind === 'object');
    if (flat === undefined || object === undefined) return undefined;
    const value: Record<string, Json> = {};
    for (const { name: inner, node } of flat) setOwn(value, inner, node.value);
    const nodes = new Map(flat.map((part) => [part.name, part.node]));
    const fit = new Members(this.#fitter, object, { ...this.#node, value }, nodes).fit();
    const isSure = flat.every((part) => part.isSure);
    const names = flat.map(({ node }) => String(node.key));
    return noted(fit, 'field too high', this.#node, { name, names, isGuess: !isSure });
  }

  /** The fields whose value is unreadable. */
  #unreadable: readonly string[] = [];

  /** A member that the type does not name. */
  #other(name: string, node: Node): void {
    const { rest } = this.#type;
    if (rest === null) {
      this.#isChanged = true;
      this.#note('unknown field', node, { name });
      return;
    }
    const fit = this.#fitter.fit(rest, node);
    if (rest.kind === 'any') this.#cost.add(COST.unknown);
    if (fit !== undefined) this.#keep(name, name, fit);
    else {
      this.#isChanged = true;
      this.#note('unreadable field', node, { name });
    }
  }

  #keep(name: string, written: string, fit: Fit): void {
    setOwn(this.#value, name, fit.value);
    this.#cost.add(fit.cost);
    if (isExact(fit) && name === written && this.#nodes === undefined) return;
    this.#isChanged ||= !isExact(fit);
    this.#parts.push({ key: name, fit });
  }

  #absent(name: string, { type, isRequired }: Field): void {
    if (!isRequired || this.#unreadable.includes(name)) {
      this.#cost.add(COST.absent);
      return;
    }
    const found = this.#raised(name, type) ?? this.#elsewhere(name, type) ?? this.#filled(name, type);
    if (found !== undefined) this.#keep(name, '', found);
    else this.#note('missing field', this.#node, { name });
  }

  /** A missing field that is one level too deep or too high. */
  #elsewhere(name: string, type: Field['type']): Fit | undefined {
    const { value } = this.#node;
    const plain = plainType(type);
    const fits: (Fit | undefined)[] = [];
    let from: Place | undefined;
    for (const [around, member] of isRecord(value) ? Object.entries(value) : []) {
      if (!isRecord(member)) continue;
      const [written] = [...fieldNames(this.#type, member)].find(([, meant]) => meant === name) ?? [];
      if (written === undefined || this.#isPart(around, written)) continue;
      const inner = partOf(this.#node, around, member);
      from = { around, written };
      fits.push(this.#fitter.fit(plain, partOf(inner, written, getOwn(member, written) ?? null)));
    }
    if (plain.kind === 'object' && isRecord(value)) {
      const names = [...fieldNames(plain, value).keys()].filter((own) => !this.#type.fields.has(own));
      const own = Object.fromEntries(names.map((one) => [one, getOwn(value, one) ?? null]));
      if (names.length > 0) fits.push(this.#fitter.fit(plain, { ...this.#node, value: own }));
    }
    const [fit, ...others] = fits;
    if (fit === undefined || others.length > 0 || fit.cost >= COST.guess) return undefined;
    if (from !== undefined) this.#takeOut(from);
    return noted(fit, 'field elsewhere', fit.node, { name });
  }

  /** Removes a member that belongs to this object from another field's object. */
  #takeOut({ around, written }: Place): void {
    const inner = getOwn(this.#value, around);
    if (!this.#type.fields.has(around) || !isRecord(inner) || !Object.hasOwn(inner, written)) return;
    const { [written]: _, ...rest } = inner;
    this.#isChanged = true;
    setOwn(this.#value, around, rest);
  }

  /** Whether a field is an object that may have a member of this name. */
  #isPart(field: string, name: string): boolean {
    const members = membersOf(this.#type.fields.get(field)?.type ?? NULL);
    return members.some((member) => member.kind === 'any' || (member.kind === 'object' && isMember(member, name)));
  }

  /** The only possible value of a missing field. */
  #filled(name: string, type: Field['type']): Fit | undefined {
    const plain = plainType(type);
    const at = this.#node;
    if (plain.kind === 'words' && plain.words.length === 1) {
      // The object has members, but none that belongs to the type.
      const isGuess = isRecord(at.value) && isForeign(this.#type, at.value);
      return made(at, plain.words[0]?.value ?? null, 'only value', { name, isGuess });
    }
    if (takes(type, NULL.kind)) return made(at, null, 'null for nothing', { name });
    return plain.kind === 'list' && plain.first.length === 0 ? made(at, [], 'no list', { name }) : undefined;
  }

  #note(kind: CoercionKind, node: Node, details: Details): void {
    const note = noteOf(kind, node, undefined, details);
    this.#cost.add(note.cost);
    this.#notes.push(note);
  }
}

function isMember({ fields, rest }: ObjectType, name: string): boolean {
  return fields.has(name) || (rest !== null && rest.kind !== 'any');
}

/** Whether a value means that there is none, where null itself is not allowed. */
function meansNothing(node: Node, type: Type, fit: Fit | undefined): boolean {
  const { value } = node;
  if (value === null) return fit === undefined || !isExact(fit);
  return saysNothing(type, node) || (fit === undefined && typeof value === 'string' && isNullWord(value));
}
