import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Detail, Writer } from '../../../engine/index.ts';
import type { Block, Message, Transcript } from '../model.ts';
import { Body, type BodyTell } from './body.ts';
import { type ReadData, readData } from './data.ts';
import { directiveFields, errorFields, filesOf, suggestionsOf } from './fields.ts';
import { inputFields } from './input-needed.ts';
import { type CodeItem, type Item, itemsOf } from './items.ts';
import type { MessagePlaces } from './message-places.ts';
import type { Part } from './parts.ts';
import type { Piece } from './piece.ts';
import { said } from './said.ts';

/** A body that is whole: its parts, their text, and whether the transcript ends with it. */
export interface WholeBody {
  readonly parts: readonly Part[];
  readonly piece: Piece;
  /** Where the text of the body stands, without blank lines around it. */
  readonly range: Range | undefined;
  readonly isLast: boolean;
  /** Says that the text ends inside something. */
  cut(): void;
}

/** What the body adds to the fields of a message, whose path is given. Notes the places of its parts. */
export function fieldsOf(
  message: Message,
  body: WholeBody,
  path: Path,
  to: Writer<Transcript>,
  places: MessagePlaces,
): object {
  if (!hasFields(message) && body.parts.every(({ type }) => !HOLDS_BLOCKS.has(type))) return NO_BLOCKS;
  const tell = new MessageTell(to, path, places);
  const reader = new Body(itemsOf(body.parts, body.piece), body.piece, tell);
  const blocks = reader.blocks();
  switch (message.kind) {
    case 'output':
      if (message.variant === 'files') return { files: filesOf(reader), blocks };
      if (message.variant === 'data') return { ...dataOf(reader, blocks, body, path, to), blocks };
      return { blocks };
    case 'error':
      return { ...errorFields(reader), blocks };
    case 'input_needed':
      return { ...inputFields(reader), blocks };
    case 'ai_directive':
      return { ...directiveFields(reader), blocks };
    case 'suggestions':
      return { items: suggestionsOf(reader), blocks };
    default:
      return { blocks };
  }
}

/** Tells what is found in a message. */
class MessageTell implements BodyTell {
  readonly #to: Writer<Transcript>;
  readonly #path: Path;
  readonly #places: MessagePlaces;

  constructor(to: Writer<Transcript>, path: Path, places: MessagePlaces) {
    this.#to = to;
    this.#path = path;
    this.#places = places;
  }

  finding(code: string, range: Range, message: string, path: Path, mend?: Detail): void {
    this.#to.find(code, { range, message, path: [...this.#path, ...path], ...mend });
  }

  duplicate(text: string, range: Range, related: Range, path: Path, severity?: 'error' | 'warning'): void {
    const message = `${text} (first at offset ${related.start})`;
    this.finding('duplicate-field', range, message, path, { related, ...(severity !== undefined && { severity }) });
  }

  place(path: Path, range: Range): void {
    this.#places.add(path, range);
  }
}

/** Whether the body of a message says more than its blocks. */
function hasFields(message: Message): boolean {
  switch (message.kind) {
    case 'output':
      return message.variant !== 'text';
    case 'error':
    case 'input_needed':
    case 'ai_directive':
    case 'suggestions':
      return true;
    default:
      return false;
  }
}

const HOLDS_BLOCKS: ReadonlySet<Part['type']> = new Set(['Block', 'ListBlock', 'Entry']);
const NO_BLOCKS = {};

/** The value of the first block; of JSON without a block, too. */
function dataOf(
  reader: Body,
  blocks: readonly Block[],
  { piece, range, isLast, cut }: WholeBody,
  path: Path,
  to: Writer<Transcript>,
): object {
  const code = firstBlock(reader.nodes);
  const [block] = blocks;
  if (code !== undefined && block !== undefined) {
    const text = piece.text.slice(code.body.start, code.body.end);
    const read = readData(block, text, code.column, code.body.start + piece.offset);
    if (!read.complete && code.isCut) cut();
    return told(read, path, to);
  }
  const text = range === undefined ? '' : piece.text.slice(range.start - piece.offset, range.end - piece.offset);
  if (range === undefined || !BEGINS_LIKE_JSON.test(text)) return {};
  const read = readData({ lang: 'json', text }, text, 0, range.start);
  if (read.value === undefined) return {};
  if (!read.complete && isLast) cut();
  to.find('bare-data', {
    range,
    message: said('bare-data', text),
    path: [...path, 'data'],
    hint: 'Write a line ```json before the data and a line ``` behind it.',
  });
  return told(read, path, to);
}

/** Tells what was found in the data, and where its parts stand. */
function told({ value, diagnostics, locate }: ReadData, path: Path, to: Writer<Transcript>): object {
  for (const found of diagnostics) to.tell(under(found, [...path, 'data']));
  to.places.within([...path, 'data'], locate);
  return value === undefined ? {} : { data: value };
}

function under(found: Diagnostic, path: Path): Diagnostic {
  return { ...found, path: [...path, ...(found.path ?? [])] };
}

/** A text that is meant to be an object or a list of JSON. */
const BEGINS_LIKE_JSON = /^[ \t]*(?:\{\s*(?:["'}A-Za-z_]|$)|\[\s*(?:["'[{\]\d-]|$))/;

function firstBlock(items: readonly Item[]): CodeItem | undefined {
  for (const item of items) {
    if (item.type === 'Code') return item;
    if (item.type === 'Entry' && item.blocks[0] !== undefined) return item.blocks[0];
  }
  return undefined;
}
