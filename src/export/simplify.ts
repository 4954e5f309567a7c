import { getOrMake } from '../core/maps.ts';
import { type Cfg, type ContextFree, choiceOf, keyOf, NOTHING, namesIn, renamed, sequenceOf } from './cfg.ts';

/**
 * Reduces the number of rules: rules without a text are removed, equal rules merged, right recursion becomes a
 * repetition, and a rule that is used once or is very short is inlined.
 *
 * @param labels - the names from which to derive the new names
 * @param look - called before each pass over all rules: it may throw when this takes too long
 */
export function simplified(
  start: Cfg,
  rules: ReadonlyMap<string, Cfg>,
  label: string,
  labels: ReadonlyMap<string, string>,
  look: () => void = () => {},
): ContextFree {
  let now = new Map([[START, start], ...productive(rules)]);
  for (let before = -1; before !== sizeOf(now); ) {
    before = sizeOf(now);
    now = withoutSelf(now);
    now = merged(now, look);
    now = inlined(reachable(now), labels);
  }
  return named(reachable(now), label, labels);
}

const START = 'start';

function sizeOf(rules: ReadonlyMap<string, Cfg>): number {
  return [...rules.values()].reduce((size, part) => size + keyOf(part).length, 0);
}

/** The rules that derive a text, without alternatives that do not. */
function productive(rules: ReadonlyMap<string, Cfg>): Map<string, Cfg> {
  const good = new Set<string>();
  for (let size = -1; size !== good.size; ) {
    size = good.size;
    for (const [name, part] of rules) if (!good.has(name) && hasText(part, good)) good.add(name);
  }
  return new Map(
    [...rules].flatMap(([name, part]) => {
      const left = withTexts(part, good);
      return left === undefined ? [] : [[name, left] as const];
    }),
  );
}

/** Whether a part derives a text, given the rules known to do so. */
function hasText(part: Cfg, good: ReadonlySet<string>): boolean {
  switch (part.kind) {
    case 'rule':
      return good.has(part.name);
    case 'sequence':
      return part.items.every((item) => hasText(item, good));
    case 'choice':
      return part.items.some((item) => hasText(item, good));
    case 'some':
      return hasText(part.item, good);
    default:
      return true;
  }
}

/** A part without alternatives that derive no text; undefined when nothing is left. */
function withTexts(part: Cfg, good: ReadonlySet<string>): Cfg | undefined {
  switch (part.kind) {
    case 'rule':
      return good.has(part.name) ? part : undefined;
    case 'sequence': {
      const items = part.items.map((item) => withTexts(item, good));
      return items.every((item) => item !== undefined) ? sequenceOf(items) : undefined;
    }
    case 'choice': {
      const items = part.items.flatMap((item) => withTexts(item, good) ?? []);
      return items.length === 0 ? undefined : choiceOf(items);
    }
    case 'many':
    case 'optional': {
      const item = withTexts(part.item, good);
      return item === undefined ? NOTHING : { kind: part.kind, item };
    }
    case 'some': {
      const item = withTexts(part.item, good);
      return item === undefined ? undefined : { kind: 'some', item };
    }
    default:
      return part;
  }
}

/** `x ::= a x | b` as `x ::= a* b`. */
function withoutSelf(rules: ReadonlyMap<string, Cfg>): Map<string, Cfg> {
  return new Map([...rules].map(([name, part]) => [name, unrolled(name, part)]));
}

function unrolled(name: string, part: Cfg): Cfg {
  const whole = part.kind === 'optional' ? [NOTHING, ...alternatives(part.item)] : alternatives(part);
  const turns: Cfg[] = [];
  const ends: Cfg[] = [];
  for (const way of whole) {
    const items = way.kind === 'sequence' ? way.items : [way];
    const last = items.at(-1);
    if (last?.kind === 'rule' && last.name === name) turns.push(sequenceOf(items.slice(0, -1)));
    else ends.push(way);
  }
  const rest = choiceOf(ends);
  if (turns.length === 0 || ends.length === 0) return part;
  if ([...turns, rest].some((one) => namesIn(one).includes(name) || (keyOf(one) === keyOf(NOTHING) && one !== rest)))
    return part;
  return sequenceOf([{ kind: 'many', item: choiceOf(turns) }, rest]);
}

function alternatives(part: Cfg): readonly Cfg[] {
  return part.kind === 'choice' ? part.items : [part];
}

function merged(rules: ReadonlyMap<string, Cfg>, look: () => void): Map<string, Cfg> {
  let names = new Map([...rules.keys()].map((name) => [name, 'rule']));
  for (let count = 0; ; ) {
    const first = new Map<string, string>();
    const next = new Map<string, string>();
    look();
    for (const [name, part] of rules) {
      const key = `${names.get(name)} ${keyOf(renamed(part, (used) => ({ kind: 'rule', name: names.get(used) ?? used })))}`;
      const known = getOrMake(first, key, () => name);
      next.set(name, known);
    }
    names = next;
    if (first.size === count) break;
    count = first.size;
  }
  const put = (used: string): Cfg => ({ kind: 'rule', name: names.get(used) ?? used });
  return new Map(
    [...rules].filter(([name]) => names.get(name) === name).map(([name, part]) => [name, renamed(part, put)]),
  );
}

/** The rules reachable from the start rule, in the order of their first use. */
function reachable(rules: ReadonlyMap<string, Cfg>): Map<string, Cfg> {
  const found = new Map<string, Cfg>();
  const visit = (name: string): void => {
    const part = rules.get(name);
    if (part === undefined || found.has(name)) return;
    found.set(name, part);
    for (const used of namesIn(part)) visit(used);
  };
  visit(START);
  return found;
}

/** Inlines rules that are used once and do not stand for a named rule, and those as short as their name. */
function inlined(rules: ReadonlyMap<string, Cfg>, labels: ReadonlyMap<string, string>): Map<string, Cfg> {
  const uses = new Map<string, number>();
  for (const part of rules.values()) for (const name of namesIn(part)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const versions = new Map<string, number>();
  for (const name of rules.keys())
    versions.set(labels.get(name) ?? '', (versions.get(labels.get(name) ?? '') ?? 0) + 1);
  const gone = new Map<string, Cfg>();
  const held = new Set<string>();
  for (const [name, part] of rules) {
    const used = namesIn(part);
    if (name === START || used.includes(name)) continue;
    const short = keyOf(part).length <= SHORT && used.length === 0;
    const once = uses.get(name) === 1 && (versions.get(labels.get(name) ?? '') !== 1 || keyOf(part).length < 2 * SHORT);
    // One by one: an inlined rule must not contain one that is removed itself.
    if ((short || once || part.kind === 'rule') && !held.has(name) && !used.some((one) => gone.has(one))) {
      gone.set(name, part);
      for (const one of used) held.add(one);
    }
  }
  const put = (used: string): Cfg => gone.get(used) ?? { kind: 'rule', name: used };
  return new Map([...rules].filter(([name]) => !gone.has(name)).map(([name, part]) => [name, renamed(part, put)]));
}

const SHORT = 24;

/** Names the rules after the grammar's rules, with a number where one rule became several. */
function named(rules: ReadonlyMap<string, Cfg>, label: string, labels: ReadonlyMap<string, string>): ContextFree {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const name of rules.keys()) {
    const base = kebab(name === START ? label : (labels.get(name) ?? label));
    let free = base;
    for (let at = 2; taken.has(free); at++) free = `${base}-${at}`;
    taken.add(free);
    names.set(name, free);
  }
  const nameOf = (name: string): string => names.get(name) ?? name;
  const put = (used: string): Cfg => ({ kind: 'rule', name: nameOf(used) });
  return {
    start: nameOf(START),
    rules: new Map([...rules].map(([name, part]) => [nameOf(name), renamed(part, put)])),
  };
}

/** `ActionLine` as `action-line`: every engine accepts letters, digits and hyphens. */
function kebab(name: string): string {
  const parts = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  const plain = parts.replaceAll(/[^a-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return /^[a-z]/.test(plain) ? plain : `r-${plain}`;
}
