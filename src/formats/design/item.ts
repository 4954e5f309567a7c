import type { BulletNode, FieldNode, Span, TileNode } from '../../../generated/design.ts';
import { append } from '../../core/append.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import { setOwn } from '../../core/record.ts';
import { type Context, contentOf, type Field, type Piece, trimSpan } from './context.ts';
import { type LabelReader, type Labels, normalLabel, readerOf } from './labels.ts';
import { columnOf } from './nesting.ts';

/** The labels that an item was given, by the names that the specification has for them. */
export type Given = ReadonlyMap<string, Span>;

/** What every item of the model may hold beside its fields. */
interface WithExtra {
  extra?: Record<string, string>;
}

/** A field while its tiles come in. */
interface OpenField<Value> extends Field {
  readonly reader: LabelReader<Value> | null;
  tiles: TileNode[];
  /** The column of the bullet that the label stands behind; -1 where there is none. */
  readonly bullet: number;
}

/** Most fields hold one tile or none: a list that grows would make room for many. */
function addTile(field: { tiles: TileNode[] }, tile: TileNode): void {
  if (field.tiles.length === 0) field.tiles = [tile];
  else field.tiles.push(tile);
}

/** An endpoint, table, component, method or check while its tiles come in. */
export class Item<Value extends WithExtra> {
  readonly value: Value;
  readonly path: Path;
  /** The piece of the text that the item stands in. */
  readonly piece: Piece;
  readonly #given = new Map<string, Span>();
  /** Text that stands under no label. */
  readonly loose: Span[] = [];
  readonly #labels: Labels<Value>;
  readonly #context: Context;
  readonly #describe: ((value: Value, text: string) => void) | null;
  /** Text before the first label, where the item has a use for it. */
  #lead: Span | null = null;
  #field: OpenField<Value> | null = null;
  #afterRule = false;
  #tail: Span[] = [];

  /** `describe` takes the text before the first label; without it, that text is loose. */
  constructor(
    value: Value,
    path: Path,
    labels: Labels<Value>,
    context: Context,
    describe: ((value: Value, text: string) => void) | null = null,
  ) {
    this.value = value;
    this.path = path;
    this.piece = context.piece;
    this.#labels = labels;
    this.#context = context;
    this.#describe = describe;
  }

  get given(): Given {
    return this.#given;
  }

  /** Whether the item has a field of that label. */
  knows(label: string): boolean {
    return readerOf(this.#labels, label) !== undefined;
  }

  /** The label of the open field, as the specification writes it; undefined where there is none that it knows. */
  get openLabel(): string | undefined {
    return this.#field?.reader?.name;
  }

  /** Whether a label is open, known or not. */
  get hasOpenLabel(): boolean {
    return this.#field !== null;
  }

  /** Whether a tile belongs to the text of the open field, whatever it looks like. */
  get inProse(): boolean {
    return this.#field?.reader?.prose === true;
  }

  add(tile: TileNode): void {
    switch (tile.type) {
      case 'Field':
        this.#label(tile, tile.name, tile.value, -1);
        return;
      case 'Bullet':
        if (this.#isLabel(tile))
          this.#label(tile, tile.content.name, tile.content.value, columnOf(tile, this.#context));
        else this.#keep(tile);
        return;
      case 'Rule':
        this.#closeField();
        this.#afterRule = true;
        return;
      default:
        this.#keep(tile);
    }
  }

  /** Takes a tile that is no label and no rule. */
  #keep(tile: TileNode): void {
    if (this.#field !== null) addTile(this.#field, tile);
    else if (this.#afterRule) this.#tail.push(tile);
    else if (this.#describe !== null && this.#given.size === 0)
      this.#lead = { start: this.#lead?.start ?? tile.start, end: tile.end };
    else this.loose.push(tile);
  }

  /**
   * Reads what is still open. Text behind a rule, with which the document ends, is no part of the item.
   */
  close(isLast: boolean): void {
    this.#closeField();
    if (isLast) this.#context.chat(this.#tail);
    else append(this.loose, this.#tail);
    this.#tail = [];
    this.#keepLead();
    this.#keepLoose();
  }

  #label(tile: FieldNode | BulletNode, name: Span, value: Span, bullet: number): void {
    const context = this.#context;
    const label = context.text(name);
    const reader = readerOf(this.#labels, label) ?? null;
    const isTaken = tile.type === 'Field' && this.#field?.reader?.takes?.(tile, context) === true;
    if (reader === null && (this.inProse || isTaken)) {
      if (this.#field !== null) addTile(this.#field, tile);
      return;
    }
    this.#closeField();
    this.#afterRule = false;
    if (this.#tail.length > 0) {
      append(this.loose, this.#tail);
      this.#tail = [];
    }
    if (tile.type === 'Field') context.mistakes(tile.errors, this.path);
    else if (tile.content.kind === 'entry') context.mistakes(tile.content.errors, this.path);
    if (reader !== null && reader.name !== label && normalLabel(reader.name) !== normalLabel(label)) {
      const message = `The label is called ${quote(reader.name)}, not ${quote(label)}`;
      const hint = `Write **${reader.name}:**`;
      context.tell('bad-label-name', name, message, this.path, undefined, undefined, { hint });
    }
    this.#field = { reader, label, name, value, tiles: [], bullet };
  }

  #closeField(): void {
    const field = this.#field;
    if (field === null) return;
    this.#field = null;
    const { reader, name } = field;
    const context = this.#context;
    if (reader === null) {
      this.#keepExtra(field);
      return;
    }
    const before = this.#given.get(reader.name);
    if (before !== undefined) {
      context.tell(
        'duplicate-field',
        name,
        `${quote(reader.name)} is given twice; the last one counts`,
        this.path,
        undefined,
        context.range(before),
      );
    }
    this.#given.set(reader.name, name);
    reader.read(this.value, field, this.path, context);
    if (context.strays.length === 0) return;
    append(this.loose, context.strays);
    context.strays = [];
  }

  /** Keeps a label that the specification does not know. */
  #keepExtra(field: Field): void {
    const context = this.#context;
    const path = [...this.path, 'extra', field.label];
    const span = contentOf(field, context);
    context.tell(
      'unknown-label',
      field.name,
      `The specification has no label ${quote(field.label)} here; it was kept`,
      path,
    );
    context.place(path, span.start === span.end ? field.name : span);
    this.#setExtra(field.label, context.text(span));
  }

  #keepLead(): void {
    if (this.#lead === null || this.#describe === null) return;
    const span = trimSpan(this.#context.piece.text, this.#lead);
    // A label of that name says the same: then the text without one is loose.
    if (this.#given.has('Description')) this.loose.unshift(span);
    else {
      this.#context.place([...this.path, 'description'], span);
      this.#describe(this.value, this.#context.text(span));
    }
  }

  #keepLoose(): void {
    if (this.loose.length === 0) return;
    const context = this.#context;
    const spans = this.loose.map((span) => trimSpan(context.piece.text, span)).filter((span) => span.start < span.end);
    const [first] = spans;
    const last = spans.at(-1);
    if (first === undefined || last === undefined) return;
    const path = [...this.path, 'extra', ''];
    context.tell(
      'loose-text',
      first,
      `The text stands under no label; it was kept: ${quote(context.text(first))}`,
      path,
    );
    context.place(path, { start: first.start, end: last.end });
    this.#setExtra('', spans.map((span) => context.text(span)).join('\n\n'));
  }

  #setExtra(label: string, text: string): void {
    this.value.extra ??= {};
    const before = Object.hasOwn(this.value.extra, label) ? this.value.extra[label] : undefined;
    setOwn(this.value.extra, label, before === undefined ? text : `${before}\n\n${text}`);
  }

  /** A list item is a label when the item knows it and no list of entries is open that it can belong to. */
  #isLabel(tile: BulletNode): tile is BulletNode & { content: { kind: 'entry' } } {
    if (
      tile.content.kind !== 'entry' ||
      tile.content.style !== 'label' ||
      !this.knows(this.#context.text(tile.content.name))
    )
      return false;
    return !this.mayHold(tile);
  }

  /** Whether a list is open that a list item can belong to. */
  mayHold(tile: BulletNode): boolean {
    if (this.#field === null) return false;
    return this.#field.bullet >= 0
      ? columnOf(tile, this.#context) > this.#field.bullet
      : this.#field.value.start === this.#field.value.end || this.inProse;
  }
}
