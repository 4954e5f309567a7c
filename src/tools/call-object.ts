import type { Event } from '../core/event.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { setOwn } from '../core/record.ts';
import type { Json } from '../formats/json/embedding.ts';
import type { CallWriter, Finding } from './call.ts';
import type { ObjectShape } from './dialects/call-object.ts';

export type JsonObject = { readonly [key: string]: Json };

/** The ranges of an object's values and keys. */
export interface ObjectPlaces {
  placeOf(path: Path): Range;
  keyPlaceOf(path: Path): Range;
}

/** A parsed object. */
export interface ReadObject extends ObjectPlaces {
  readonly value: JsonObject;
  locate(path: Path): Range | undefined;
  /** The text ends inside a string, where no word is complete. */
  readonly cutAt: number | null;
  readonly finding: Finding;
}

const NAME_KEYS: ReadonlySet<string> = new Set(['name', 'function', 'tool_name']);
/** Keys of the name only if there is no other: beside one, they are arguments. */
const LATE_NAME_KEYS: readonly string[] = ['tool', 'action'];
/** `Argument`, `params`, `tool_input`: in any case, singular or plural. */
const ARGUMENT_KEY = /^(?:(?:tool|function|action)_?)?(?:arg(?:ument)?s?|param(?:eter)?s?|inputs?)$/i;
const ID_KEYS: ReadonlySet<string> = new Set(['id', 'tool_call_id']);
/** Keys without information about the call, if their value is a word. Dropping other keys loses something. */
const IDLE_KEYS: ReadonlySet<string> = new Set(['type', 'index']);

export class CallObject {
  readonly call: CallWriter;
  readonly #shape: ObjectShape;
  readonly #report: (code: string, range: Range) => void;
  readonly #names = new Set<string>();
  /** The name or the id that is arriving, so far. */
  #word = '';
  #isNamed = false;
  /** The key of the name, if it is only a name where there is no other. */
  #lateName: string | undefined;
  /** It means that there is nothing to call. */
  isPseudo = false;
  /** Its arguments: those beside the name, and in their own object. */
  #given: { readonly path: Path; readonly value: Json } | null = null;
  #beside: Record<string, Json> | null = null;
  /** Members after its arguments that belong to them, because a bracket closed them too early. */
  #behind: Record<string, Json> | null = null;
  /** The first key of another dialect; for a key without information, its value, too. */
  #wrong: Range | null = null;

  constructor(call: CallWriter, shape: ObjectShape, report: (code: string, range: Range) => void) {
    this.call = call;
    this.#shape = shape;
    this.#report = report;
  }

  /** Emits what is certain of the object so far: its id and its name, and then the arguments. */
  show(event: Event, places: ObjectPlaces): void {
    if (event.type === 'diagnostic' || event.type === 'revise') return;
    const [key, ...inner] = event.path[0] === 'function' && event.path.length > 1 ? event.path.slice(1) : event.path;
    if (typeof key !== 'string') return;
    const { call } = this;
    if (!call.isOpen && this.#isNameAsKey(key)) {
      this.#word = key;
      call.begin(key, places.keyPlaceOf(event.path));
    } else if (!call.isOpen && inner.length === 0) this.#showWord(event, key, places);
    const isGiven = this.#isNameAsKey(key) ? key === this.#word : this.#isArgumentsKey(key);
    if (call.isOpen && isGiven) call.show(event, inner);
  }

  #showWord(event: Event, key: string, { placeOf }: ObjectPlaces): void {
    if (event.type === 'open') this.#word = '';
    if (event.type === 'delta') this.#word += event.text;
    const isId = this.#shape.idKey !== null && ID_KEYS.has(key);
    if (event.type === 'set' && typeof event.value === 'number' && isId) this.call.id = String(event.value);
    if (event.type !== 'close') return;
    if (isId) this.call.id = this.#word;
    else if (this.#isNameKey(key) && ![this.#shape.pseudo, ''].includes(this.#word))
      this.call.begin(this.#word, placeOf(event.path));
  }

  read(object: ReadObject): void {
    const { call } = this;
    if (!Object.keys(object.value).some((key) => NAME_KEYS.has(key) || key === this.#shape.nameKey))
      this.#lateName = LATE_NAME_KEYS.find((key) => typeof object.value[key] === 'string');
    this.#members(object, object.value, []);
    const { path = [], value = null } = this.#given ?? {};
    const isAround = this.#beside !== null || this.#behind !== null;
    const all =
      isAround && (value === null || isObject(value)) ? { ...this.#beside, ...value, ...this.#behind } : value;
    const places = (inner: Path): Range | undefined => {
      const isInside = isObject(value) && Object.hasOwn(value, inner[0] ?? '');
      return object.locate(isAround && !isInside ? inner : [...path, ...inner]);
    };
    if (call.isOpen) call.read(all, places, object.finding);
    if (this.#wrong !== null && call.isOpen) this.#report('wrong-key', this.#wrong);
  }

  #members(object: ReadObject, members: JsonObject, around: Path): void {
    for (const [key, member] of Object.entries(members)) {
      const path = [...around, key];
      if (key === 'function' && around.length === 0 && isObject(member)) {
        if (this.call.once('nested-call')) this.#report('nested-call', object.placeOf(path));
        this.#members(object, member, path);
      } else this.#member(key, member, object, path);
      this.#names.add(key);
    }
  }

  #member(key: string, member: Json, { placeOf, keyPlaceOf, cutAt }: ReadObject, path: Path): void {
    const { call } = this;
    const { argumentsKey, idKey, nameIsKey } = this.#shape;
    const isPart = typeof member === 'object' && member !== null;
    const isId = ID_KEYS.has(key);
    if (this.#isNameAsKey(key) && ![...this.#names].some((name) => NAME_KEYS.has(name))) {
      if (!call.isOpen) call.begin(key, keyPlaceOf(path));
      this.#given = { path, value: member };
    } else if (this.#isNameKey(key) && !(key === 'function' && this.#names.has('name'))) {
      if (typeof member === 'string' && member !== '' && placeOf(path).end !== cutAt)
        this.#name(key, member, placeOf(path), keyPlaceOf(path));
    } else if (this.#isArgumentsKey(key)) {
      if (!nameIsKey && !this.#isRight(key, argumentsKey)) this.#wrong ??= keyPlaceOf(path);
      this.#given = { path, value: member };
    } else if (isId && idKey !== null) {
      if (placeOf(path).end === cutAt) return;
      if (typeof member === 'string' || typeof member === 'number') call.id = String(member);
      if (typeof member === 'number' || isPart) this.#report('bad-id', placeOf(path));
    } else if (isPart || !(isId || IDLE_KEYS.has(key))) this.#strange(key, member, keyPlaceOf(path), placeOf(path).end);
    // After the name of a tool that may have such a parameter, an id may be an argument.
    else if (isId && call.isOpen && call.schema?.mayTake(key) !== false) call.leftOut = true;
  }

  #name(key: string, name: string, place: Range, keyPlace: Range): void {
    if (this.#isNamed) return;
    this.#isNamed = true;
    if (this.#shape.nameIsKey) this.#report('wrong-dialect', place);
    else if (!this.#isRight(key, this.#shape.nameKey)) this.#wrong ??= keyPlace;
    this.isPseudo = name === this.#shape.pseudo;
    if (!this.isPseudo && !this.call.isOpen) this.call.begin(name, place);
  }

  /**
   * Handles an unknown key: an argument beside the name, one that belongs into the arguments before it, or something to
   * drop.
   */
  #strange(key: string, member: Json, place: Range, end: number): void {
    const { call } = this;
    const isBehind = this.#given !== null && this.#given.value !== null;
    if (!isBehind && call.schema?.keys.includes(key) === true) {
      this.#wrong ??= place;
      this.#beside ??= {};
      setOwn(this.#beside, key, member);
      return;
    }
    if (isBehind && call.schema?.mayTake(key) !== false) {
      call.goesOn(key);
      const given = this.#given?.value ?? null;
      if (isObject(given) && !Object.hasOwn(given, key)) {
        this.#behind ??= {};
        setOwn(this.#behind, key, member);
        return;
      }
    }
    this.#wrong ??= { start: place.start, end };
    call.leftOut = true;
  }

  #isNameKey(key: string): boolean {
    return NAME_KEYS.has(key) || key === this.#shape.nameKey || key === this.#lateName;
  }

  #isNameAsKey(key: string): boolean {
    return this.#shape.nameIsKey && !NAME_KEYS.has(key) && !ARGUMENT_KEY.test(key);
  }

  #isArgumentsKey(key: string): boolean {
    return ARGUMENT_KEY.test(key) || key === this.#shape.argumentsKey;
  }

  #isRight(key: string, right: string): boolean {
    return key === right || this.#shape.alsoKeys.includes(key);
  }
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
