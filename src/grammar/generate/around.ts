import { addTo, appendTo } from '../../core/maps.ts';
import { unionText } from './text.ts';

/** The outermost scopes: the whole text, and what is read inside of a part. No rule has these names. */
const MODEL = 'model';
const INSIDE = 'inside';

/** Records, while steps are written, which streamed rules enclose each node, mistake and rule that is handed out. */
export class Around {
  /** What is handed out directly by each streamed rule, each rule on the way to one, and the start. */
  readonly #members = new Map<string, Set<string>>();
  readonly #ways = new Map<string, Set<string>>();
  readonly #scopes = new Set([MODEL]);
  #holder = MODEL;

  /** Runs `write`, which writes the steps of a rule, with that rule as the holder. */
  within(rule: string, write: () => string): string {
    const outer = this.#holder;
    this.#holder = rule;
    const written = write();
    this.#holder = outer;
    return written;
  }

  /** `within` for what is read inside of a part and not handed out. */
  inside(write: () => string): string {
    this.#scopes.add(INSIDE);
    return this.within(INSIDE, write);
  }

  /** Records a streamed rule here. */
  scope(rule: string): void {
    this.#scopes.add(rule);
    this.leaf([rule]);
  }

  /** Records a rule here that only leads to streamed ones. */
  way(rule: string): void {
    addTo(this.#ways, this.#holder, rule);
  }

  /** Records nodes and mistakes that are handed out here. */
  leaf(names: readonly string[]): void {
    for (const name of names) addTo(this.#members, this.#holder, name);
  }

  /** For each node, mistake and streamed rule, the streamed rules that may directly enclose it. */
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

  /** `all` as a type, with names that have the same enclosing rules grouped. */
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
