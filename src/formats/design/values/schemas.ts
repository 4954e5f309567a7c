import type { FenceNode } from '../../../../generated/design.ts';
import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import { fence } from '../../../core/markdown.ts';
import type { Range } from '../../../core/range.ts';
import type { Member } from '../../../engine/index.ts';
import { findJson, type Json, parseAt } from '../../json/embedding.ts';
import { below, field } from '../blocks.ts';
import { type Field, isText } from '../read/field.ts';
import { type Page, saysNothing } from '../read/page.ts';
import type { Kind } from './kind.ts';

/** A JSON block; absent if there is none. */
export const schema: Kind<Json> = {
  read: (field, member) => {
    const value = readJson(field, member);
    if (value !== undefined) member.set(value, { range: null });
  },
  write: (label, value) => below(label, fence(JSON.stringify(value, null, 2), 'json')),
};

/** An optional JSON block: `null` if absent. */
export const schemaOrNone: Kind<Json> = {
  read: (found, member) => member.set(readJson(found, member) ?? null, { range: null }),
  write: (label, value) => (value === null ? field(label, 'None') : schema.write(label, value)),
};

/** The JSON of a field: a fenced block, or a value on the label's line; undefined if there is none. */
function readJson(field: Field, member: Member<Json>): Json | undefined {
  const { page, head } = field;
  let value: Json | undefined;
  let before: Range | undefined;
  const take = (range: Range, block?: FenceNode): void => {
    const message = `${field.label} has several blocks; the last one counts`;
    if (before !== undefined) field.report('duplicate-block', range, message, { related: before });
    before = range;
    value = readAt(range, block, field, member);
  };
  for (const text of textsOf(field, head?.value.type === 'TemplateRemark')) {
    const { block, rest } = splitJson(text, text.start === field.value.start, page);
    if (block !== undefined) {
      field.report('bad-form', block, `${field.label} has its JSON outside a fenced block`);
      take(block);
      if (rest.start < rest.end) field.addOtherText(rest);
    } else if (!saysNothing(page.text(rest))) field.addOtherText(rest);
  }
  for (const block of field.blocks) {
    if (block.type === 'Fence') {
      take(block.body, block);
    } else if (!isText(block)) field.addOther(block);
  }
  if (before !== undefined || !field.hasOthers) {
    field.keepAsRemarks();
    return value;
  }
  // Invalid JSON is kept as text: the schema's place is that of the text.
  const { content } = field;
  const text = page.source(content);
  field.place(content);
  field.report('bad-schema', content, `${field.label} must be a JSON block, not ${quote(text)}`);
  return text;
}

/** Reports the language of a fence, if it is not the specification's. */
export function checkInfo({ info }: FenceNode, language: string, field: Field): void {
  const { page } = field;
  const range = page.trim(info);
  const text = page.source(range);
  if (text === '' || text.toLowerCase() === language) return;
  const message = `The block names the language ${quote(text)}; it was read as ${language}`;
  field.report('block-info', range, message, { fix: { range, text: language } });
}

function readAt({ start, end }: Range, block: FenceNode | undefined, field: Field, member: Member<Json>): Json {
  const { path, page } = field;
  const { value, ok, diagnostics, locate } = parseAt(page.source({ start, end }), start);
  const language = block === undefined ? '' : page.text(block.info).toLowerCase();
  if (!ok && (!JSON_NAMES.has(language) || isOfTypes(diagnostics))) {
    const text = page.trim({ start, end });
    field.report(
      'bad-schema',
      text,
      `${field.label} must be JSON, not ${quote(page.source(text))}; it was kept as text`,
    );
    member.place = text;
    return page.source(text);
  }
  if (block !== undefined) checkInfo(block, 'json', field);
  for (const found of diagnostics) page.design.tell({ ...found, path: [...path, ...(found.path ?? [])] });
  member.place = { start, end };
  member.within(locate);
  return value;
}

/** Whether a text is not damaged JSON but something similar: `Dish[]`, `total: number;`. */
function isOfTypes(diagnostics: readonly Diagnostic[]): boolean {
  const codes = new Set<string>(diagnostics.map(({ code }) => code));
  return codes.has('json/bad-text') || (codes.has('json/bad-bare-string') && codes.has('json/bad-bracket'));
}

/** Languages of fences with JSON, or nearly JSON. */
const JSON_NAMES: ReadonlySet<string> = new Set(['', 'json', 'jsonc', 'json5', 'js', 'javascript']);

/** The texts of a field, on its line and below; one that continues after a blank line is one text. */
function textsOf(field: Field, isRemark: boolean): Range[] {
  const { page } = field;
  const texts: Range[] = [];
  let open: Range | undefined = field.value.start < field.value.end && !isRemark ? field.value : undefined;
  const close = (): void => {
    if (open !== undefined) texts.push(page.trim(open));
    open = undefined;
  };
  for (const block of field.blocks) {
    if (!isText(block)) close();
    else {
      if (open !== undefined && !isJson(open, page)) close();
      open = { start: open?.start ?? page.trim(block).start, end: block.end };
    }
  }
  close();
  return texts;
}

function isJson({ start }: Range, page: Page): boolean {
  return '{['.includes(page.source({ start, end: start + 1 }));
}

/** The object or array at the beginning of a text, and the rest. Below a label, brackets may belong to a link. */
function splitJson(whole: Range, isOnLine: boolean, page: Page): { block?: Range; rest: Range } {
  const inner = page.unquoted(whole);
  const text = isJson(inner, page) ? inner : whole;
  const source = page.source(text);
  if (!source.startsWith('{') && !source.startsWith('[')) return { rest: text };
  const [found] = findJson(source);
  if (source.startsWith('[') && !isOnLine && !(found?.start === 0 && found.valid)) return { rest: text };
  if (found?.start !== 0) return { block: text, rest: { start: text.end, end: text.end } };
  const end = text.start + found.end;
  return { block: { start: text.start, end }, rest: page.trim({ start: end, end: text.end }) };
}
