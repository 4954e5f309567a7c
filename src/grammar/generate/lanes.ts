import { type CharSet, union } from '../char-set.ts';
import type { Expr } from '../tree.ts';
import { elementsOf, LaneWay, type Piece, type Places } from './lane-way.ts';
import type { Patterns } from './patterns.ts';
import { alternativesOf, bare, type GrammarPlan } from './plan.ts';

/** How what is clean is read at once. */
export interface Lane {
  /** The source of a regular expression, with groups for the parts of nodes. */
  readonly pattern: string;
  /** The body of a function of what the expression found, `g`, and of where, `p`: it gives the node. */
  readonly body: string;
  /** The units that it can begin with. */
  readonly units: CharSet;
  /** The rules of the nodes. */
  readonly rules: readonly string[];
}

/**
 * The lane of a leaf that is one of some nodes: what those marked `@lane` are where nothing in them has to be repaired, as
 * a regular expression. What it does not match is read by the rules. Undefined where none is marked.
 */
export function laneOf(expr: Expr, plan: GrammarPlan, patterns: Patterns): Lane | undefined {
  const ways: LaneWay[] = [];
  const rules = new Set<string>();
  const starts: Expr[] = [];
  const before: (readonly Expr[])[] = [];
  const all = waysOf(expr, plan);
  if (!all.some(({ rule }) => plan.annotations(rule).lane)) return undefined;
  for (const { rule, expression } of all) {
    const elements = elementsOf(expression);
    const way = new LaneWay(plan, patterns);
    if (plan.annotations(rule).lane) {
      const found = way.read(rule, elements, before);
      if (found === 'barred') break;
      if (found === 'read') {
        ways.push(way);
        rules.add(rule);
        starts.push(expression);
      }
    }
    before.push(elements);
  }
  if (ways.length === 0) return undefined;
  const units = starts.map((start) => patterns.nextOf([start])).reduce(union, []);
  return { ...joined(ways), units, rules: [...rules] };
}

/** The alternatives of all rules that may make the node, in the order in which they are tried. */
function waysOf(expr: Expr, plan: GrammarPlan): { readonly rule: string; readonly expression: Expr }[] {
  const inner = bare(expr);
  if (inner.type === 'choice') return inner.alternatives.flatMap((one) => waysOf(one, plan));
  // What makes no node of its labels bars those after it.
  if (inner.type !== 'rule_ref' || plan.isSpecial(inner.name)) return [{ rule: '', expression: inner }];
  const { expression } = plan.rule(inner.name);
  if (!plan.isNode(inner.name)) return waysOf(expression, plan);
  return alternativesOf(expression).map((one) => ({ rule: inner.name, expression: one }));
}

/** The ways as one expression: what they begin with alike is read once. Which one it was, their groups say. */
function joined(ways: readonly LaneWay[]): Pick<Lane, 'pattern' | 'body'> {
  let groups = 0;
  const numbers = new Map<LaneWay, (number | undefined)[]>(ways.map((way) => [way, []]));
  /** The group of a way that no other has. */
  const marks = new Map<LaneWay, number>();

  const write = (some: readonly LaneWay[], depth: number): string => {
    const [first] = some;
    if (first === undefined) return '';
    const piece = first.pieces[depth];
    const others = some.filter((way) => !isAlike(way.pieces[depth], piece));
    if (others.length > 0) {
      const alike = some.filter((way) => !others.includes(way));
      return `(?:${write(alike, depth)}|${write(others, depth)})`;
    }
    if (piece === undefined) {
      if (marks.has(first) || first === ways.at(-1)) return '';
      marks.set(first, ++groups);
      return '()';
    }
    const isCaught = some.some((way) => way.pieces[depth]?.isCaught);
    if (isCaught) groups++;
    for (const way of some) numbers.get(way)?.push(isCaught ? groups : undefined);
    if (isCaught && !piece.isOptional && some.length === 1 && !marks.has(first)) marks.set(first, groups);
    const source = isCaught && !piece.isOptional ? `(${piece.source})` : piece.source;
    return source + write(some, depth + 1);
  };

  const pattern = write(ways, 0);
  const bodies = ways.map((way, at) => {
    const made = `return ${way.value(placesOf(way.pieces, numbers.get(way) ?? []), '')};`;
    return at === ways.length - 1 ? made : `if (g[${marks.get(way)}] !== undefined) ${made}`;
  });
  return { pattern, body: bodies.join('\n') };
}

function isAlike(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.source === other?.source && one?.size === other?.size && one?.isOptional === other?.isOptional;
}

function placesOf(pieces: readonly Piece[], numbers: readonly (number | undefined)[]): Places {
  const group = (piece: number): string => `g[${numbers[piece]}]`;
  const text = (piece: number, type: string): string =>
    `(${group(piece)}${pieces[piece]?.isOptional ? ' ?? null' : ''}) as ${type}`;
  const sizeOf = (piece: number): string =>
    pieces[piece]?.isOptional ? `(${group(piece)} ?? '').length` : `(${group(piece)} as string).length`;
  const start = (piece: number): string => {
    const before = pieces.slice(0, piece);
    const fixed = before.reduce((sum, { size = 0 }) => sum + size, 0);
    const sizes = before.flatMap(({ size }, at) => (size === undefined ? [sizeOf(at)] : []));
    return ['p', ...(fixed > 0 ? [String(fixed)] : []), ...sizes].join(' + ');
  };
  return { text, start };
}
