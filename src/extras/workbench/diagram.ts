import {
  Choice,
  Comment,
  Decision,
  Diagram,
  type FakeSVG,
  Group,
  NonTerminal,
  OneOrMore,
  Optional,
  Sequence,
  Skip,
  Stack,
  Terminal,
} from 'peggy-tracks/vendor/railroad-diagrams/railroad.js';
import { escapeControls } from '../../core/escape-controls.ts';
import { Html, html } from '../../core/html.ts';
import type { Boundary, CharClass, Expr, Repeated, Rule } from '../../grammar/inside.ts';

/** A railroad diagram of a rule. */
export interface RuleDiagram {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The content of the `svg` element. Everything from the grammar is escaped. */
  readonly shapes: Html;
}

/** How a diagram is drawn. */
export interface DiagramOptions {
  /** The link target for a rule's name, such as `#List`; undefined for none. */
  readonly linkTo?: (rule: string) => string | undefined;
  /**
   * Sequences that are wider are broken into rows, in pixels.
   *
   * @defaultValue 640
   */
  readonly width?: number;
  /** The caption of a frame around the whole diagram, such as `option open`. */
  readonly label?: string;
}

/**
 * Draws a rule as a railroad diagram: following the line from left to right spells a text that the rule matches. Labels
 * and actions, which match nothing, are left out; predicates are framed.
 *
 * @example
 * const [rule] = readGrammar([{ source: 'list.peggy', text: 'List = "a"+' }]).rules;
 * ruleDiagram(rule).shapes.text // '<g …'
 */
export function ruleDiagram(rule: Pick<Rule, 'expression'>, options: DiagramOptions = {}): RuleDiagram {
  const inside = new Drawer(options).draw(rule.expression);
  const whole = options.label === undefined ? inside : new Group(inside, { label: options.label, cls: 'said' });
  const drawn = new Diagram(whole).format(12, 8, 12, 8);
  const { width, height } = drawn.attrs;
  return { width: Number(width), height: Number(height), shapes: contentOf(drawn) };
}

/** The shapes are serialised here and not by the library, which does not escape everything. */
function contentOf({ children }: FakeSVG): Html {
  if (typeof children === 'string') return html`${children}`;
  return html`${children.map((child) => (typeof child === 'string' ? child : elementOf(child)))}`;
}

function elementOf(shape: FakeSVG): Html {
  const attributes = Object.entries(shape.attrs).map(
    ([name, value]) => html` ${new Html(name.replace('xlink:', ''))}="${value}"`,
  );
  const name = new Html(shape.tagName);
  return html`<${name}${attributes}>${contentOf(shape)}</${name}>`;
}

const WIDTH = 640;
const MAX_CODE = 40;

class Drawer {
  readonly #linkTo: (rule: string) => string | undefined;
  readonly #width: number;

  constructor({ linkTo = () => undefined, width = WIDTH }: DiagramOptions) {
    this.#linkTo = linkTo;
    this.#width = width;
  }

  draw(expr: Expr): FakeSVG {
    switch (expr.type) {
      case 'choice':
        return choice(expr.alternatives.map((each) => this.draw(each)));
      case 'sequence':
        return this.#rows(expr.elements.map((each) => this.draw(each)));
      case 'optional':
        return optional(this.draw(expr.expression));
      case 'zero_or_more':
        return optional(new OneOrMore(this.draw(expr.expression)));
      case 'one_or_more':
        return new OneOrMore(this.draw(expr.expression));
      case 'repeated':
        return this.#repeated(expr);
      case 'simple_and':
        return new Group(this.draw(expr.expression), { label: 'only before', cls: 'ahead' });
      case 'simple_not':
        return new Group(this.draw(expr.expression), { label: 'not before', cls: 'ahead' });
      case 'semantic_and':
        return new Decision(`if ${shortCode(expr.code)}`);
      case 'semantic_not':
        return new Decision(`unless ${shortCode(expr.code)}`);
      case 'literal':
        return expr.value === '' ? new Skip() : new Terminal(`${shown(expr.value)}${expr.ignoreCase ? 'i' : ''}`);
      case 'class':
        return new Terminal(classText(expr), { cls: 'class' });
      case 'any':
        return new Terminal('any character', { cls: 'class' });
      case 'rule_ref':
        return new NonTerminal(expr.name, { href: this.#linkTo(expr.name) });
      case 'library_ref':
        return new NonTerminal('rule of another grammar');
      default:
        return this.draw(expr.expression);
    }
  }

  #repeated({ expression, delimiter, min, max }: Repeated): FakeSVG {
    const item = this.draw(expression);
    const times = timesText(min, max);
    // Peggy does not allow a repetition of zero times.
    if (max.type === 'constant' && max.value === 1) return min?.value === 0 ? optional(item) : item;
    const between = delimiter === null ? [] : [this.draw(delimiter)];
    const back = [...between, ...(times === '' ? [] : [new Comment(times)])];
    const [first, ...more] = back;
    const rep = more.length === 0 ? first : new Sequence(...back);
    const some = new OneOrMore(item, { rep });
    const atLeast = min === null ? max : min;
    return atLeast.type === 'constant' && Number(atLeast.value) > 0 ? some : optional(some);
  }

  /** A sequence, broken into rows where it would be too wide. */
  #rows(items: readonly FakeSVG[]): FakeSVG {
    const rows: FakeSVG[][] = [];
    let width = Number.POSITIVE_INFINITY;
    for (const item of items) {
      const own = item.width + 20;
      if (width + own > this.#width) {
        rows.push([]);
        width = 0;
      }
      rows.at(-1)?.push(item);
      width += own;
    }
    const drawn = rows.map((row) => new Sequence(...row));
    const [only, ...more] = drawn;
    if (only === undefined) return new Skip();
    return more.length === 0 ? only : new Stack(...drawn);
  }
}

function choice(items: readonly FakeSVG[]): FakeSVG {
  return asTall(new Choice(0, ...items), items.at(-1));
}

function optional(item: FakeSVG): FakeSVG {
  return asTall(new Optional(item), item);
}

/** The library does not count the depth of the last alternative: in several rows it would be cut off. */
function asTall(ways: FakeSVG, last: FakeSVG | undefined): FakeSVG {
  ways.down += last?.height ?? 0;
  return ways;
}

/** The number of repetitions; empty for what the lines show anyway. */
function timesText(min: Boundary | null, max: Boundary): string {
  const [least, most] = [boundaryText(min ?? max, '0'), boundaryText(max, '')];
  if (most === '') return least === '0' || least === '1' ? '' : `at least ${least} times`;
  return least === most ? `${most} times` : `${least} to ${most} times`;
}

function boundaryText({ type, value }: Boundary, none: string): string {
  if (value === null) return none;
  return type === 'function' ? shortCode(String(value)) : String(value);
}

function shortCode(code: string): string {
  const line = escapeControls(
    code
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^return (.*?);?$/, '$1'),
  );
  return line.length > MAX_CODE ? `${line.slice(0, MAX_CODE)}…` : line;
}

function shown(text: string): string {
  return escapeControls(JSON.stringify(text)).replace(/[^\x20-\x7e]/g, unicodeEscape);
}

/** A character class in the grammar's notation. */
function classText({ parts, inverted, ignoreCase }: CharClass): string {
  const inside = parts.map((part) => {
    if (typeof part === 'string') return classChar(part);
    if (Array.isArray(part)) return part.map(classChar).join('-');
    return part.value;
  });
  return `[${inverted ? '^' : ''}${inside.join('')}]${ignoreCase ? 'i' : ''}`;
}

const CLASS_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ...['\\', ']', '^', '-'].map((char) => [char, `\\${char}`] as const),
]);

function classChar(char: string): string {
  return CLASS_ESCAPES.get(char) ?? char.replace(/[^\x20-\x7e]/gu, unicodeEscape);
}

function unicodeEscape(char: string): string {
  const hex = (char.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
