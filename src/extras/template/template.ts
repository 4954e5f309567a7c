import * as v from 'valibot';
import {
  type ContentParser,
  compilePattern,
  compileTransform,
  contentParser,
  groupsOf,
  type Transform,
} from './content.ts';
import { type FieldDescription, type TemplateDescription, TemplateError, templateSchema } from './model.ts';

/** A field of the message: the delimiters of its regions, and how they become values. */
export interface Field {
  readonly key: string;
  /** Null if its regions reach to the end of the text. */
  readonly close: Delimiters<Field> | null;
  readonly repeats: boolean;
  readonly join: string | undefined;
  readonly isOptional: boolean;
  readonly parse: ContentParser;
  readonly transform: Transform | null;
  readonly isPerItem: boolean;
  /** Whether its text can be handed out as it arrives; `stripped` drops blanks at both ends. */
  readonly streams: false | 'stripped' | 'verbatim';
}

/** A validated template. */
export interface Template {
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
  readonly opens: Delimiters<Field>;
  /** The field for text outside of all regions. */
  readonly implicit: Field | null;
  /** The part of a prompt that is read before the reply; undefined if it does not contain the anchor. */
  after(prompt: string): string | undefined;
}

/**
 * Validates and compiles a template.
 *
 * @throws {TemplateError} with the first problem
 */
export function compileTemplate(template: unknown): Template {
  const checked = v.safeParse(templateSchema, template);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = v.getDotPath(issue);
    throw new TemplateError(path === null ? issue.message : `${path}: ${issue.message}`);
  }
  const description: TemplateDescription = checked.output;
  const entries = Object.entries(description.fields).map(([key, field]) => ({
    key,
    field,
    value: fieldOf(key, field),
  }));
  const implicit = entries.filter(({ field }) => field.open === undefined && field.open_pattern === undefined);
  if (implicit.length > 1)
    throw new TemplateError(`fields: ${implicit.map(({ key }) => key).join(' and ')} have no open: only one field may`);
  // A delimiter that closes the field without an opening is not text.
  const opens = entries.flatMap(({ key, field, value }) =>
    implicit[0]?.value === value
      ? delimitersOf(`fields.${key}.close`, field.close, field.close_pattern, value)
      : delimitersOf(`fields.${key}.open`, field.open, field.open_pattern, value),
  );
  return {
    defaults: description.defaults,
    fields: entries.map(({ value }) => value),
    opens: new Delimiters(opens),
    implicit: implicit[0]?.value ?? null,
    after: anchorOf(description),
  };
}

function fieldOf(key: string, field: FieldDescription): Field {
  const where = `fields.${key}`;
  if (field.join !== undefined && !field.repeats) throw new TemplateError(`${where}: join needs repeats`);
  const groups = [field.open_pattern, field.close_pattern].flatMap((pattern) => groupsOf(pattern ?? ''));
  if (groups.length > 0 && field.transform === undefined)
    throw new TemplateError(`${where}: the groups ${groups.join(', ')} are in no transform`);
  if (field.transform_each && field.transform === undefined)
    throw new TemplateError(`${where}: transform_each needs a transform`);
  const names = field.transform_each ? null : new Set(['content', ...groups]);
  const isPlain = field.content === 'text' && field.transform === undefined && !field.repeats;
  const made: Field = {
    key,
    close: null,
    repeats: field.repeats,
    join: field.join,
    isOptional: field.optional,
    parse: contentParser(field.content, field.content_args, where),
    transform: field.transform === undefined ? null : compileTransform(field.transform, names, `${where}.transform`),
    isPerItem: field.transform_each,
    streams: !isPlain ? false : field.content_args.strip === false ? 'verbatim' : 'stripped',
  };
  const closes = delimitersOf(`${where}.close`, field.close, field.close_pattern, made);
  return closes.length === 0 ? made : { ...made, close: new Delimiters(closes) };
}

function delimitersOf(
  where: string,
  literals: string | readonly string[] | undefined,
  pattern: string | undefined,
  owner: Field,
): { owner: Field; literal?: string; pattern?: RegExp }[] {
  if (literals !== undefined && pattern !== undefined)
    throw new TemplateError(`${where}: give either literals or a pattern`);
  if (pattern !== undefined) return [{ owner, pattern: compilePattern(pattern, `${where}_pattern`) }];
  return [literals ?? []].flat().map((literal) => ({ owner, literal }));
}

function anchorOf({ start_anchor, start_anchor_pattern }: TemplateDescription): Template['after'] {
  if ((start_anchor === undefined) === (start_anchor_pattern === undefined))
    throw new TemplateError('give exactly one of start_anchor and start_anchor_pattern');
  if (start_anchor_pattern !== undefined) {
    const pattern = compilePattern(start_anchor_pattern, 'start_anchor_pattern');
    return (prompt) => {
      const last = [...prompt.matchAll(pattern)].at(-1);
      return last === undefined ? undefined : prompt.slice(last.index + last[0].length);
    };
  }
  const anchors = [start_anchor ?? []].flat();
  return (prompt) => {
    const ends = anchors.map((anchor) => {
      const at = prompt.lastIndexOf(anchor);
      return at < 0 ? -1 : at + anchor.length;
    });
    const end = Math.max(...ends);
    return end < 0 ? undefined : prompt.slice(end);
  };
}

/** A match of a delimiter, with its named groups. */
interface Found<Owner> {
  readonly owner: Owner;
  readonly start: number;
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** A literal or a pattern that delimits regions. */
interface Delimiter<Owner> {
  readonly owner: Owner;
  readonly literal?: string;
  readonly pattern?: RegExp;
}

/** Finds the leftmost of several delimiters in a text that arrives in chunks; at the same position, the longest. */
class Delimiters<Owner> {
  readonly #literals: ReadonlyMap<string, Owner>;
  readonly #search: RegExp | null;
  readonly #patterns: readonly { readonly owner: Owner; readonly pattern: RegExp }[];
  readonly #longest: number;

  constructor(delimiters: readonly Delimiter<Owner>[]) {
    this.#literals = new Map(
      delimiters.flatMap(({ literal, owner }): [string, Owner][] => (literal === undefined ? [] : [[literal, owner]])),
    );
    const literals = [...this.#literals.keys()].sort((one, other) => other.length - one.length);
    this.#longest = literals[0]?.length ?? 0;
    const escaped = literals.map((literal) => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    this.#search = literals.length === 0 ? null : new RegExp(escaped.join('|'), 'g');
    this.#patterns = delimiters.flatMap(({ pattern, owner }) => (pattern === undefined ? [] : [{ pattern, owner }]));
  }

  /** The match, or the offset up to which there is certainly no delimiter. A pattern is only certain at the end. */
  find(text: string, isOver: boolean): Found<Owner> | number {
    if (this.#patterns.length > 0 && !isOver) return 0;
    const held = isOver ? text.length : this.#heldFrom(text);
    let best = this.#literal(text);
    if (best !== undefined && best.start >= held) best = undefined;
    for (const { pattern, owner } of this.#patterns) {
      pattern.lastIndex = 0;
      const match = pattern.exec(text);
      if (match === null || (best !== undefined && match.index >= best.start)) continue;
      best = { owner, start: match.index, end: match.index + match[0].length, groups: { ...match.groups } };
    }
    return best ?? held;
  }

  #literal(text: string): Found<Owner> | undefined {
    if (this.#search === null) return undefined;
    this.#search.lastIndex = 0;
    const match = this.#search.exec(text);
    const owner = match === null ? undefined : this.#literals.get(match[0]);
    if (match === null || owner === undefined) return undefined;
    return { owner, start: match.index, end: match.index + match[0].length, groups: {} };
  }

  /** The offset of a possible beginning of a delimiter at the end of the text. */
  #heldFrom(text: string): number {
    for (let at = Math.max(0, text.length - this.#longest + 1); at < text.length; at++) {
      const rest = text.slice(at);
      for (const literal of this.#literals.keys())
        if (literal.length > rest.length && literal.startsWith(rest)) return at;
    }
    return text.length;
  }
}
