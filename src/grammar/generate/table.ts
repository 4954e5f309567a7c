import { firstUnits, type Part } from '../../engine/matchers/parts.ts';
import { inSingleQuotes, quotedName } from './text.ts';

/** A rule in the table. */
export interface Entry {
  /** The table row of the rule. */
  readonly part: Part;
  /** The units that it can begin with, as written in the brackets of a class, if known. */
  readonly units?: string;
  readonly mayReport: boolean;
}

/** The rules of a grammar by number, and the code in them. */
export class RuleTable {
  /** Functions that make nodes with labels, and those that make mistakes. */
  readonly nodes: string[] = [];
  readonly mistakes: string[] = [];
  /** The code in the grammar, as functions. */
  readonly actions: string[] = [];
  /** Undefined while they are being written. */
  readonly #entries: (Entry | undefined)[] = [];
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();

  has(id: string): boolean {
    return this.#numbers.has(id);
  }

  /** The number of a rule, assigned before the rule is written, since it may be recursive. */
  number(id: string, name: string, write: () => Entry): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#entries.push(undefined) - 1;
    this.#numbers.set(id, number);
    this.#names[number] = name;
    this.#entries[number] = write();
    return number;
  }

  /** The functions that the table refers to, outside of the rules: the engine loads them when they are called. */
  makers(): string {
    return [
      listText('NODES', 'MakeNode<TreeNode>', this.nodes),
      listText('MISTAKES', 'MakeMistake<RecoveryNode>', this.mistakes),
      listText('ACTIONS', '(labels: readonly unknown[]) => unknown', this.actions),
    ]
      .filter((text) => text !== '')
      .join('\n\n');
  }

  text(): string {
    const rows = [...this.#entries.keys()].map((number) => this.#row(number));
    const fields = this.#code();
    const code = fields.length === 0 ? '' : `, { ${fields.join(', ')} }`;
    return `const rules = new Rules(m, [\n${rows.join('\n')}\n]${code});`;
  }

  #entry(number: number): Entry {
    const entry = this.#entries[number];
    if (entry === undefined) throw new Error(`rule ${number} was not written`);
    return entry;
  }

  #name(number: number): string {
    return this.#names[number] ?? '';
  }

  #row(number: number): string {
    const { part, units, mayReport } = this.#entry(number);
    const isSaid = units === undefined || units === firstUnits(part, (rule) => this.#unitsOf(rule));
    const text = JSON.stringify([mayReport ? 1 : 0, part, ...(isSaid ? [] : [units])]);
    return `${inSingleQuotes(text)}, // ${number} ${this.#name(number)}`;
  }

  #unitsOf(number: number): string | undefined {
    const entry = this.#entry(number);
    return entry.units ?? firstUnits(entry.part, (rule) => this.#unitsOf(rule));
  }

  #code(): string[] {
    const operations = [...this.#operations()].map((name) => `${quotedName(name)}: ${OPERATIONS.get(name)}`);
    return [
      ...(this.nodes.length === 0 ? [] : ['nodes: NODES']),
      ...(this.mistakes.length === 0 ? [] : ['mistakes: MISTAKES']),
      ...(this.actions.length === 0 ? [] : ['actions: ACTIONS']),
      ...(operations.length === 0 ? [] : [`operations: { ${operations.join(', ')} }`]),
    ];
  }

  /**
   * The operations that have to be passed to the table. A text in a row may look like the name of one, which costs a
   * few bytes.
   */
  #operations(): ReadonlySet<string> {
    const used = new Set<string>();
    const look = (part: Part): void => {
      if (typeof part !== 'object' || part === null) return;
      const [name] = part;
      if (typeof name === 'string' && OPERATIONS.has(name)) used.add(name);
      for (const inner of part) look(inner);
    };
    for (const entry of this.#entries) if (entry !== undefined) look(entry.part);
    return used;
  }
}

/** Operations that few grammars need, by their names in the table. */
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['i', 'ofCase'],
  ['until', 'ofUntil'],
  ['character', 'ofCharacter'],
  ['{', 'ofAction'],
  ['test', 'ofTest'],
  ['scope', 'ofScope'],
  ['words', 'ofWords'],
  ['hand', 'ofHand'],
  ['handing', 'ofHanding'],
  ['same', 'ofSame'],
  ['closes', 'ofCloses'],
  ['endsInside', 'ofEndsInside'],
  ['inside', 'ofInside'],
  ['later', 'ofLater'],
  ['scan', 'ofScan'],
  ['option', 'ofOption'],
]);

/** The operations that a parser may import for its table. */
export const OPERATION_NAMES: readonly string[] = [...OPERATIONS.values()];

function listText(name: string, type: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `const ${name}: readonly (${type})[] = [\n${items.join(',\n')},\n];`;
}
