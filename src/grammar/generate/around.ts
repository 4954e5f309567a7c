import { addTo, appendTo } from '../../core/maps.ts';
import { unionText } from './text.ts';

/** What is around the whole text, and around what is asked for inside of a part: no rule is called that. */
const MODEL = 'model';
const INSIDE = 'inside';

/** Notes which streamed rules are around what is handed out, while the steps of a grammar are written. */
export class Around {
  /** What streamed rules, ways to them and the start hand out themselves. */
  readonly #members = new Map<string, Set<string>>();
  readonly #ways = new Map<string, Set<string>>();
  readonly #scopes = new Set([MODEL]);
  #holder = MODEL;

  /** Writes the steps of a rule. */
  within(rule: string, write: () => string): string {
    const outer = this.#holder;
    this.#holder = rule;
    const written = write();
    this.#holder = outer;
    return written;
  }

  /** Writes what is asked for inside of a part, and not handed out. */
  inside(write: () => string): string {
    this.#scopes.add(INSIDE);
    return this.within(INSIDE, write);
  }

  /** A streamed rule is here. */
  scope(rule: string): void {
    this.#scopes.add(rule);
    this.leaf([rule]);
  }

  /** A rule that only leads to others is here. */
  way(rule: string): void {
    addTo(this.#ways, this.#holder, rule);
  }

  /** Nodes and mistakes are handed out here. */
  leaf(names: readonly string[]): void {
    for (const name of names) addTo(this.#members, this.#holder, name);
  }

  /** Of each node, mistake and streamed rule, the streamed rules that may be the innermost around it. */
  all(): Map<string, ReadonlySet<string>> {
    const around = new Map<string, Set<string>>();
    for (const scope of this.#scopes) {
      const holders = new Set([scope]);
      for (const holder of holders) {
        for (const way of this.#ways.get(holder) ?? []) holders.add(way);
        for (const name of this.#members.get(holder) ?? []) addTo(around, name, scope);
      }
    }
    return around;
  }

  /** The same as a type: rules with the same ones around them are together. */
  typeText(): string {
    const together = new Map<string, string[]>();
    for (const [name, scopes] of this.all()) {
      const around = unionText([...scopes].sort().map((scope) => `'${scope}'`));
      appendTo(together, around, `'${name}'`);
    }
    const records = [...together].map(([around, names]) => `Readonly<Record<${unionText(names)}, ${around}>>`);
    return records.length === 0 ? 'Readonly<Record<never, never>>' : records.join('\n& ');
  }
}
