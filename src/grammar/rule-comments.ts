import { ANNOTATIONS } from './annotation-names.ts';
import type { GrammarSource } from './read.ts';
import type { Grammar } from './tree.ts';

/** What is before a rule. */
export interface RuleComment {
  /** The comment without its marks and tags: Markdown. */
  readonly text: string;
  /** The diagnostic codes that the comment names. */
  readonly codes: readonly string[];
}

/**
 * The comments of rules, by the rules' names: those in the lines right before a rule, of either kind. A comment that an
 * empty line separates from its rule is about a part of the grammar, and is left out.
 *
 * @param grammar what {@link readGrammar} made of the same sources
 */
export function ruleComments(grammar: Grammar, sources: readonly GrammarSource[]): ReadonlyMap<string, RuleComment> {
  const texts = new Map(sources.map(({ source, text }) => [source, text]));
  const found = new Map<string, RuleComment>();
  for (const { name, location } of grammar.rules) {
    const text = texts.get(String(location.source));
    if (text !== undefined) found.set(name, commentBefore(text, location.start.offset));
  }
  return found;
}

function commentBefore(text: string, end: number): RuleComment {
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
  const [about = '', ...tags] = lines.join('\n').split(/^\s*@(?=code\b|severity\b|example\b|hint\b)/m);
  const codes = tags.filter((tag) => tag.startsWith('code')).flatMap((tag) => tag.slice(4).split(/[\s,]+/));
  return { text: withoutAnnotations(about), codes: codes.filter((code) => code !== '') };
}

const ANNOTATION = new RegExp(`^[ \\t]*@(?:${ANNOTATIONS})\\b.*$`, 'gm');

/** Annotations say how a rule is read; `@stream:` may be followed by the reason. */
function withoutAnnotations(about: string): string {
  return about
    .replace(/^[ \t]*@stream:?[ \t]*/gm, '')
    .replace(ANNOTATION, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
