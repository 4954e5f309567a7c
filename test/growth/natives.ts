/** The global that programs with counters count in. */
export const COUNTER = '$work';

/** What a program did so far. */
export interface Work {
  units: number;
  list<Value>(value: Value): Value;
  object<Value>(value: Value): Value;
}

/** Counts what programs do that have counters. */
export const work: Work = {
  units: 0,
  list(value) {
    if (Array.isArray(value) || typeof value === 'string') work.units += value.length;
    return value;
  },
  object(value) {
    if (typeof value === 'object' && value !== null) work.units += keysOf(value).length;
    return value;
  },
};
Object.defineProperty(globalThis, COUNTER, { value: work });

const keysOf = Object.keys;

/** How many units a native looked at or made, from what it was called on and with, and what it gave. */
type Cost = (self: unknown, given: readonly unknown[], result: unknown) => number;

const made: Cost = (_, __, result) => lengthOf(result);
const all: Cost = (self) => lengthOf(self);
const first: Cost = (_, [given]) => lengthOf(given);
const trimmed: Cost = (self, _, result) => lengthOf(self) - lengthOf(result);
const found: Cost = (self, [, from], at) => scanned(self, from, at);
const foundLast: Cost = (self, [, from], at) =>
  Math.max(Math.min(Number(from ?? lengthOf(self)), lengthOf(self)) - Math.max(Number(at), 0), 0);

/**
 * What is not counted: `substring`. Nothing here calls it (a rule of the linter: `noSubstr`), but the YAML library does, for the
 * rest of the line at each sign. Engines copy nothing for that: by the clock its work is linear, and no limit on what it is
 * given would keep the count linear without refusing ordinary lists of a few thousand strings.
 */
const COSTS: readonly (readonly [holder: object, costs: Readonly<Record<string, Cost>>])[] = [
  [
    String.prototype,
    {
      indexOf: found,
      includes: (self, [, from], is) => (is === true ? 1 : scanned(self, from, -1)),
      lastIndexOf: foundLast,
      startsWith: first,
      endsWith: first,
      slice: made,
      split: all,
      trim: trimmed,
      trimStart: trimmed,
      trimEnd: trimmed,
      toLowerCase: all,
      toUpperCase: all,
      normalize: all,
      repeat: made,
      padStart: made,
      padEnd: made,
      replace: all,
      replaceAll: all,
      localeCompare: all,
    },
  ],
  [
    Array.prototype,
    {
      indexOf: found,
      includes: all,
      lastIndexOf: foundLast,
      slice: made,
      concat: made,
      splice: (self, [at]) => lengthOf(self) - Math.min(Math.max(Number(at), 0), lengthOf(self)),
      shift: all,
      unshift: all,
      join: made,
      reverse: all,
      fill: all,
      flat: made,
    },
  ],
  [Object, { keys: made, values: made, entries: made }],
  [JSON, { stringify: made, parse: first }],
  [globalThis, { structuredClone: (_, [value]) => sizeOf(value) }],
];

let areCounted = false;

/** Counts what natives look at, from now on. */
export function countNatives(): void {
  if (areCounted) return;
  areCounted = true;
  for (const [holder, costs] of COSTS) for (const [name, cost] of Object.entries(costs)) count(holder, name, cost);
  countPatterns();
}

function count(holder: object, name: string, cost: Cost): void {
  const native: unknown = Reflect.get(holder, name);
  if (typeof native !== 'function') throw new Error(`there is no ${name} to count`);
  const counted = function (this: unknown, ...given: unknown[]): unknown {
    const result: unknown = Reflect.apply(native, this, given);
    work.units += 1 + cost(this, given, result);
    return result;
  };
  Object.defineProperty(holder, name, { value: counted, writable: true, configurable: true });
}

/** What a pattern tries and takes back is not seen. */
function countPatterns(): void {
  const native = RegExp.prototype.exec;
  function exec(this: RegExp, text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = Reflect.apply(native, this, [text]);
    const end = match === null ? (this.sticky ? from : text.length) : match.index + match[0].length;
    work.units += 1 + Math.max(end - from, 0);
    return match;
  }
  Object.defineProperty(RegExp.prototype, 'exec', { value: exec, writable: true, configurable: true });
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

function scanned(self: unknown, from: unknown, at: unknown): number {
  const length = lengthOf(self);
  const start = Math.min(Math.max(Number(from ?? 0), 0), length);
  return Number(at) < 0 ? length - start : Number(at) - start + 1;
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1 + lengthOf(value);
  let size = 1;
  for (const key of keysOf(value)) size += key.length + sizeOf(Reflect.get(value, key));
  return size;
}
