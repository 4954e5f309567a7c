import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

/** Finds places below one path. */
export type Locator = (path: Path) => Range | undefined;

/** Where the parts of a transcript came from. */
export class Places {
  #preamble: Range | undefined;
  readonly #messages: MessagePlaces[] = [];

  preamble(range: Range): void {
    this.#preamble = range;
  }

  /** The places of a message; new ones when it has none yet. */
  message(index: number): MessagePlaces {
    const known = this.#messages[index];
    if (known !== undefined) return known;
    const places = new MessagePlaces();
    this.#messages[index] = places;
    return places;
  }

  /** The range of a path into the model, as `Parsed.locate` promises it. */
  locate(path: Path): Range | undefined {
    const [root, index, ...rest] = path;
    if (root === 'preamble' && path.length === 1) return this.#preamble;
    if (root !== 'messages' || typeof index !== 'number') return undefined;
    return this.#messages[index]?.locate(rest);
  }

  /** The range of the path, or of the nearest thing around it that has one. */
  near(path: Path): Range | undefined {
    for (let length = path.length; length > 1; length--) {
      const range = this.locate(path.slice(0, length));
      if (range !== undefined) return range;
    }
    return undefined;
  }
}

/** Where the parts of one message came from. */
export class MessagePlaces {
  #whole: Range = { start: 0, end: 0 };
  #header: Range = { start: 0, end: 0 };
  #body: Range | undefined;
  /** Seldom asked for: a list, and a map of it when it is. The last one of a path counts. */
  #parts: { readonly path: Path; readonly range: Range }[] | undefined;
  #byPath: Map<string, Range> | undefined;
  #data: Locator | undefined;

  header(range: Range): void {
    this.#header = range;
    this.#whole = range;
  }

  body(range: Range | undefined, end: number): void {
    this.#body = range;
    this.#whole = { start: this.#whole.start, end };
  }

  part(path: Path, range: Range): void {
    this.#parts ??= [];
    this.#parts.push({ path, range });
    this.#byPath = undefined;
  }

  data(locator: Locator): void {
    this.#data = locator;
  }

  locate(path: Path): Range | undefined {
    const [part, ...rest] = path;
    if (part === undefined) return this.#whole;
    if (part === 'data') return this.#data?.(rest);
    this.#byPath ??= new Map(this.#parts?.map((one) => [keyOf(one.path), one.range]));
    const known = this.#byPath.get(keyOf(path));
    if (known !== undefined || rest.length > 0) return known;
    if (part === 'body') return this.#body;
    return HEADER_PARTS.has(String(part)) ? this.#header : undefined;
  }
}

const HEADER_PARTS: ReadonlySet<string> = new Set([
  'header',
  'kind',
  'state',
  'percent',
  'variant',
  'title',
  'id',
  'name',
]);

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
