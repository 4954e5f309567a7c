// The comments of a grammar: prose, and tags at the start of lines.

import { oneLine } from '../core/lines.ts';
import { FLAGS, RULE_ANNOTATIONS, TAGS } from './annotation-names.ts';
import type { GrammarSource } from './read.ts';
import type { Grammar } from './tree.ts';

/** A comment, split at its tags. */
export interface Comment {
  /** The text before the first tag. */
  readonly about: string;
  /** The tags in order, each with the text up to the next one. */
  readonly tags: readonly { readonly tag: string; readonly rest: string }[];
}

/** A documentation comment, opened by two stars at the start of a line. */
export interface DocComment extends Comment {
  /** The rule right after it; empty when there is none. */
  readonly rule: string;
  /** `duckflow.peggy:42`. */
  readonly place: string;
}

/** The comment before a rule. */
export interface RuleComment {
  /** The comment without comment marks and tags, as Markdown. */
  readonly text: string;
  /** The diagnostic codes that the comment names. */
  readonly codes: readonly string[];
}

const DOC = /^[ \t]*\/\*\*(?!\/)([\s\S]*?)\*\//gm;
const RULE_AFTER = /\s*([\w$]+)\s*(?:"[^"]*"\s*|'[^']*'\s*)?=/y;
const BEFORE_TAG = new RegExp(`^\\s*@(?=${TAGS}\\b)`, 'm');

/** The documentation comments of a file, wherever they are. */
export function docComments({ source, text }: GrammarSource): DocComment[] {
  return [...text.matchAll(DOC)].map(({ 0: all, 1: inner = '', index }) => {
    RULE_AFTER.lastIndex = index + all.length;
    const rule = RULE_AFTER.exec(text)?.[1] ?? '';
    const lines = inner.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
    return { ...divided(lines), rule, place: placeIn(source, text, index + all.indexOf('/')) };
  });
}

/** A position for people to read: the file and the line. */
export function placeIn(source: string, text: string, at: number): string {
  return `${source}:${text.slice(0, at).split('\n').length}`;
}

/** The argument of an annotation, up to the next empty line or tag. */
export function annotationText(rest: string): string {
  return /^[ \t]*(.*(?:\n(?!\s*@|\s*$).*)*)/.exec(rest)?.[1] ?? '';
}

/** The names in a list, such as the argument of `@code`. */
export function namesOf(list: string): string[] {
  return list.split(/[\s,]+/).filter((name) => name !== '');
}

/**
 * The comments of rules, by rule name: comments of either kind in the lines right before a rule. A comment that an
 * empty line separates from the next rule describes a part of the grammar, and is left out.
 *
 * @param grammar the result of {@link readGrammar} for the same sources
 */
export function ruleComments(grammar: Grammar, sources: readonly GrammarSource[]): ReadonlyMap<string, RuleComment> {
  const texts = new Map(sources.map(({ source, text }) => [source, text]));
  return new Map(
    grammar.rules.flatMap(({ name, location }) => {
      const text = texts.get(String(location.source));
      return text === undefined ? [] : [[name, shown(divided(linesBefore(text, location.start.offset)))]];
    }),
  );
}

function divided(lines: readonly string[]): Comment {
  const [about = '', ...parts] = lines.join('\n').split(BEFORE_TAG);
  const tags = parts.map((part) => {
    const tag = /^\w+/.exec(part)?.[0] ?? '';
    return { tag, rest: part.slice(tag.length) };
  });
  return { about, tags };
}

/** The lines of the comments that end right before an offset, without comment marks. */
function linesBefore(text: string, end: number): string[] {
  const lines: string[] = [];
  let lineEnd = text.lastIndexOf('\n', end - 1);
  let inBlock = false;
  while (lineEnd > 0) {
    const lineStart = text.lastIndexOf('\n', lineEnd - 1) + 1;
    const line = text.slice(lineStart, lineEnd).trim();
    const endsBlock = !inBlock && line.endsWith('*/') && (line.startsWith('/*') || line.startsWith('*'));
    if (!inBlock && !endsBlock && !line.startsWith('//')) break;
    if (endsBlock || inBlock) inBlock = !line.startsWith('/*');
    lines.unshift(line.replace(/^(?:\/\/+|\/\*+|\*(?!\/)) ?/, '').replace(/ ?\*+\/$/, ''));
    lineEnd = lineStart - 1;
  }
  return lines;
}

/** Drops the annotations, which say how a rule is read; `@stream:` may be followed by a reason, which is kept. */
function shown({ about, tags }: Comment): RuleComment {
  const documented = tags.findIndex(({ tag }) => !Object.hasOwn(RULE_ANNOTATIONS, tag));
  const prose = tags.slice(0, documented < 0 ? tags.length : documented).map(({ tag, rest }) => {
    const said = annotationText(rest);
    return FLAGS.has(tag) ? rest.replace(/^:?[ \t]*/, '') : rest.slice(rest.indexOf(said) + said.length);
  });
  const text = [about, ...prose]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, codes: tags.flatMap(({ tag, rest }) => (tag === 'code' ? namesOf(oneLine(rest)) : [])) };
}
