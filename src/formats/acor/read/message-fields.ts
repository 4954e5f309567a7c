import { quote } from '../../../core/diagnostic.ts';
import { isOneOf } from '../../../core/one-of.ts';
import type { Range } from '../../../core/range.ts';
import type { Block, Message } from '../model.ts';
import { STATES } from '../vocabulary.ts';
import type { Body } from './body.ts';
import { isJson, type ReadData, readData } from './data.ts';
import { directiveFields, errorFields, filesOf, suggestionsOf } from './fields.ts';
import { inputFields } from './input-needed.ts';
import type { CodeItem } from './items.ts';

/** Adds the fields that come from the body: in their order, the blocks last. */
export function readFields(message: Message, body: Body, put: (fields: Partial<Message>) => void): void {
  const blocks = body.blocks();
  for (const item of body.items) {
    const header = item.type === 'Code' && item.open === 'text' ? takenHeader(item, body) : undefined;
    if (header !== undefined) reportTakenHeader(header, body);
  }
  if (message.kind === 'status') reportOtherState(message.state, body);
  const read = READERS[message.kind === 'output' ? message.variant : message.kind];
  if (read !== undefined) put(withoutEmptyLists(read(body, blocks)));
  if (blocks.length > 0) put({ blocks });
}

/** The readers of bodies, by kind of message or variant of output; other messages only have blocks. */
const READERS: { readonly [kind: string]: (body: Body, blocks: readonly Block[]) => Partial<Message> } = {
  error: errorFields,
  input_needed: inputFields,
  ai_directive: directiveFields,
  suggestions: (body) => ({ items: suggestionsOf(body) }),
  files: (body) => ({ files: filesOf(body) }),
  data: dataOf,
};

/** Lists of a message start out empty, so empty ones need no event. */
function withoutEmptyLists(fields: Partial<Message>): Partial<Message> {
  const isEmptyList = ([field, value]: [string, unknown]): boolean =>
    field !== 'data' && Array.isArray(value) && value.length === 0;
  const all = Object.entries(fields);
  return all.some(isEmptyList) ? Object.fromEntries(all.filter((field) => !isEmptyList(field))) : fields;
}

/** Reports a block that is not closed before a header, and so swallows the rest of the run. */
function reportTakenHeader(header: Range, body: Body): void {
  const message = `The code block is not closed before the header ${quote(body.source.raw(header))}`;
  body.report('taken-header', header, [], { message });
}

/** The first header in a block. */
function takenHeader(code: CodeItem, body: Body): Range | undefined {
  const inside = body.source.inside(body.lines(code));
  const header = inside.read('TakenHeader')?.header;
  return header && inside.place(header);
}

/** Reports a status whose text names another state:  ## Status: Complete ⏎ **Status:** Failed */
function reportOtherState(state: string, body: Body): void {
  for (const node of body.items) {
    if (node.type !== 'Field' || body.text(node.name.name).toLowerCase() !== 'status') continue;
    const said = body.text(node.value);
    if (said === state || !isOneOf(STATES, said)) continue;
    const message = `The header says ${quote(state)}, the text below says ${quote(said)}; the header counts`;
    body.report('other-state', { start: node.start, end: node.value.end }, ['state'], { message });
  }
}

/** The value of the first block, or of JSON without a block. */
function dataOf(body: Body, [block]: readonly Block[]): Partial<Message> {
  const { source, range } = body;
  const [code] = body.codes();
  if (code !== undefined && block !== undefined) {
    const { start, end: linesEnd } = body.lines(code);
    const readTo = (end: number): ReadData => readData(block, source.raw({ start, end }), code.column, start);
    const whole = readTo(linesEnd);
    const isSound = whole.complete && whole.diagnostics.length === 0;
    const isCut = code.open === 'text';
    // Valid JSON contains no header.
    const mayHold = isJson(block) ? !isSound || isCut : isCut;
    const header = mayHold ? takenHeader(code, body) : undefined;
    const above = header && readTo(header.start);
    // A block that was closed by another block's fence: its JSON ends above the header, or cannot be read with what is
    // below.
    const isTaken = header !== undefined && !isCut && (above?.complete === true || !whole.complete);
    if (isTaken) reportTakenHeader(header, body);
    const read = above !== undefined && (isCut || isTaken) ? above : whole;
    if (!read.complete && isCut) body.cut();
    return told(read, body);
  }
  if (range === undefined || source.inside(range).read('BareData') === undefined) return {};
  const text = source.raw(range);
  const read = readData({ lang: 'json', text }, text, 0, range.start);
  if (read.value === undefined) return {};
  if (!read.complete && body.isLast) body.cut();
  const hint = 'Write a line ```json before the data and a line ``` after it.';
  body.report('bare-data', range, ['data'], { about: text, hint });
  return told(read, body);
}

/** Reports the findings in the data, and the places of its parts. */
function told(read: ReadData, body: Body): Partial<Message> {
  body.data(read);
  return read.value === undefined ? {} : { data: read.value };
}
