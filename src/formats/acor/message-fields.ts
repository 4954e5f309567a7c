import type { Diagnostic } from '../../core/diagnostic.ts';
import { formatPath, type Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Writer } from '../../engine/index.ts';
import { Body, type BodyTell } from './body.ts';
import { bodyOf } from './body-range.ts';
import { type ReadData, readData } from './data.ts';
import { directiveFields, errorFields, filesOf, suggestionsOf } from './fields.ts';
import { inputFields } from './input-needed.ts';
import type { CodeItem, Item } from './items.ts';
import type { Message, Transcript } from './model.ts';
import { type Piece, shift } from './piece.ts';
import { said } from './said.ts';

/** A body that is whole: its items, their text, and whether the transcript ends with it. */
export interface WholeBody {
  readonly items: readonly Item[];
  readonly piece: Piece;
  readonly isLast: boolean;
  /** Says that the text ends inside something. */
  cut(): void;
}

/** Where the parts of one message stand, by their paths in it. */
export type MessagePlaces = Map<string, Range>;

/** What the body adds to the fields of a message, whose path is given. Notes the places of its parts. */
export function fieldsOf(
  message: Message,
  body: WholeBody,
  path: Path,
  to: Writer<Transcript>,
  places: MessagePlaces,
): object {
  const tell: BodyTell = {
    finding: (code, range, text, at, mend) => to.find(code, { range, message: text, path: [...path, ...at], ...mend }),
    duplicate: (text, range, before, at, severity) =>
      to.find('duplicate-field', {
        range,
        message: `${text} (first at offset ${before.start})`,
        path: [...path, ...at],
        related: before,
        ...(severity !== undefined && { severity }),
      }),
    place: (at, range) => {
      places.set(formatPath(at), range);
      to.place([...path, ...at], range);
    },
  };
  const reader = new Body(body.items, body.piece, tell);
  const blocks = reader.blocks();
  switch (message.kind) {
    case 'output':
      if (message.variant === 'files') return { files: filesOf(reader), blocks };
      if (message.variant === 'data') return { ...dataOf(reader, body, path, to), blocks };
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

/** The value of the first block; of JSON without a block, too. */
function dataOf(reader: Body, { items, piece, isLast, cut }: WholeBody, path: Path, to: Writer<Transcript>): object {
  const code = firstBlock(items);
  const [block] = reader.blocks();
  if (code !== undefined && block !== undefined) {
    const text = piece.text.slice(code.body.start, code.body.end);
    const read = readData(block, text, code.column, code.body.start + piece.offset);
    if (!read.complete && code.isCut) cut();
    return told(read, path, to);
  }
  const range = bodyOf(items, piece.text);
  const text = range === undefined ? '' : piece.text.slice(range.start, range.end);
  if (range === undefined || !BEGINS_LIKE_JSON.test(text)) return {};
  const read = readData({ lang: 'json', text }, text, 0, range.start + piece.offset);
  if (read.value === undefined) return {};
  if (!read.complete && isLast) cut();
  to.find('bare-data', {
    range: shift(range, piece),
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

/** The place of a part of a message, or of what it stands in. */
export function placeIn(places: MessagePlaces, at: Path, header: Range): Range {
  return places.get(formatPath(at)) ?? places.get(formatPath(at.slice(0, 1))) ?? header;
}
