import * as v from 'valibot';
import { encodeBase64 } from '../../core/base64.ts';
import { isOneOf } from '../../core/one-of.ts';
import type { Path } from '../../core/path.ts';
import { PrintError } from '../../core/print-error.ts';
import { setOwn } from '../../core/record.ts';
import { pathOf } from '../../core/schema-path.ts';
import { type Action, emptyReply, type Reply, shape } from './model.ts';
import { quotesOf, STANDARD_VITALS, withoutQuotes } from './vocabulary.ts';

/** Options of `print`. */
export interface PrintOptions {
  /**
   * How to write content that a block cannot contain, because it has its own END line or ends in a lone CR: as base64
   * (`'auto'`), or not at all, with an error (`'never'`).
   *
   * @defaultValue 'auto'
   */
  readonly encoding?: 'auto' | 'never';
}

/**
 * Writes a reply as canonical text: reasoning, sections, the standard vitals in their order, other vitals, actions.
 *
 * @throws {PrintError} when the value does not have the shape of a reply
 */
export function write(value: Reply, options: PrintOptions = {}): string {
  const issue = v.safeParse(shape, value).issues?.[0];
  if (issue !== undefined) throw new PrintError(pathOf(issue), issue.message);

  const blocks: string[] = [];
  if (value.reasoning !== '') blocks.push(`[REASONING]\n${value.reasoning}`);
  for (const [name, text] of Object.entries(value.sections)) {
    blocks.push(text === '' ? `[${upper(name)}]` : `[${upper(name)}]\n${text}`);
  }
  const vitals = vitalsOf(value).map(([name, vital]) => `[${upper(name)}] ${decimal(vital)}`);
  if (vitals.length > 0) blocks.push(vitals.join('\n'));
  for (const [at, action] of value.actions.entries()) blocks.push(printAction(action, ['actions', at], options));

  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function printAction(action: Action, path: Path, options: PrintOptions): string {
  const marker = (name: string): string => `[ACTION_${action.index}_${name}]`;
  const lines: string[] = [];
  if (action.type !== '') lines.push(`${marker('TYPE')} ${action.type}`);
  for (const [name, value] of Object.entries(action.params)) {
    if (value.includes('\n') || value.includes('\r'))
      throw new PrintError([...path, 'params', name], 'a parameter is one line of text, and this one has several');
    if (withoutQuotes(name, value) !== undefined)
      throw new PrintError([...path, 'params', name], `${quotesOf(value)} around it would be left out`);
    lines.push(value === '' ? marker(upper(name)) : `${marker(upper(name))} ${value}`);
  }
  if (action.content !== undefined) {
    let content = action.content;
    if (!fitsBlock(content, marker('CONTENT_END'))) {
      if (options.encoding === 'never') {
        throw new PrintError([...path, 'content'], `the content ${unfitness(content)}, and may not be encoded`);
      }
      content = encode(content, [...path, 'content']);
      lines.push(`${marker('CONTENT_ENCODING')} base64`);
    }
    lines.push(marker('CONTENT_START'));
    if (content !== '') lines.push(content);
    lines.push(marker('CONTENT_END'));
  }
  return lines.join('\n');
}

/**
 * True when no line of the content begins like the END line, and its last line end is unambiguous. A remark after the
 * marker does not end the block, but it would if the reply were cut off there.
 */
function fitsBlock(content: string, end: string): boolean {
  return (
    !content.endsWith('\r') &&
    !content.startsWith(end) &&
    !content.includes(`\n${end}`) &&
    !content.includes(`\r${end}`)
  );
}

/** Why a block cannot contain the content. */
function unfitness(content: string): string {
  return content.endsWith('\r') ? 'ends in a carriage return' : 'holds its own END line';
}

function encode(content: string, path: Path): string {
  try {
    return encodeBase64(content);
  } catch {
    const message = `the content ${unfitness(content)} and has a surrogate without a partner: neither plain text nor base64 can carry it`;
    throw new PrintError(path, message);
  }
}

/** The vitals, the standard ones first and in their order. */
function vitalsOf({ vitals }: Reply): [string, number][] {
  const rank = (name: string): number =>
    isOneOf(STANDARD_VITALS, name) ? STANDARD_VITALS.indexOf(name) : STANDARD_VITALS.length;
  return Object.entries(vitals).sort(([one], [other]) => rank(one) - rank(other));
}

/** `1` as `1.0`, other numbers as in JavaScript; a negative zero keeps its sign. */
function decimal(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

/**
 * Finds the part of a reply that cannot be written even on its own: the error may first show around it.
 *
 * @param prints - whether a reply can be written
 */
export function culpritOf(value: Reply, prints: (alone: Reply) => boolean): Path | undefined {
  if (!v.is(shape, value)) return undefined;
  for (const [path, alone] of partsOf(value)) if (!prints(alone)) return path;
  return undefined;
}

/** Each text, vital and parameter as a separate reply. */
function* partsOf(value: Reply): Generator<[Path, Reply]> {
  yield [['reasoning'], { ...emptyReply(), reasoning: value.reasoning }];
  for (const [name, text] of Object.entries(value.sections))
    yield [['sections', name], { ...emptyReply(), sections: record(name, text) }];
  for (const [name, vital] of Object.entries(value.vitals))
    yield [['vitals', name], { ...emptyReply(), vitals: record(name, vital) }];
  for (const [at, { index, type, params }] of value.actions.entries()) {
    const alone = (part: Partial<Action>): Reply => ({
      ...emptyReply(),
      actions: [{ index, type: '', params: {}, ...part }],
    });
    if (type !== '') yield [['actions', at, 'type'], alone({ type })];
    for (const [name, text] of Object.entries(params))
      yield [['actions', at, 'params', name], alone({ params: record(name, text) })];
  }
}

/** A record with one key, whatever the key is. */
function record<Value>(name: string, value: Value): Record<string, Value> {
  const fields: Record<string, Value> = {};
  setOwn(fields, name, value);
  return fields;
}

function upper(name: string): string {
  return name.toUpperCase();
}
