import { oneLine } from '../../core/lines.ts';
import { didYouMean } from '../../core/nearest.ts';
import { ANNOTATIONS, DOCUMENTATION, FLAGS, RULE_ANNOTATIONS } from '../annotation-names.ts';
import { annotationText, type DocComment, docComments } from '../comments.ts';
import type { GrammarSource } from '../read.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Grammar } from '../tree.ts';
import type { GrammarFlaw } from './flaws.ts';

/** The words of a rule, and the slips it forgives, each reported as the mistake named here. */
export interface WordList {
  readonly words: readonly string[];
  /** The recovery rule that reports another case, or blanks and hyphens for underscores. */
  readonly anyCase?: string;
  /** The recovery rule that reports one typing slip. */
  readonly oneSlip?: string;
}

/** The annotations in the comment before a rule. */
export interface Annotations {
  /** All annotations as the comment writes them, by tag: `same` → `@same name`. */
  readonly texts: ReadonlyMap<string, string>;
  /** `@stream`: its parts are handed out before the rule is whole. */
  readonly stream: boolean;
  /** `@incomplete Rule`: matches where the text ends inside `Rule`. */
  readonly incomplete?: string;
  /** `@words A B · any case: BadCase · one slip: BadSlip`. */
  readonly words?: WordList;
  /** `@attribute name` or `@attribute name label.field`: a value handed down to the rules inside. */
  readonly attribute?: { readonly name: string; readonly path: readonly string[] };
  /** `@same name`: its value equals the one that was handed down. */
  readonly same?: string;
  /** `@closes name`: a run of the same character as the run that was handed down, and at least as long. */
  readonly closes?: string;
  /** `@later Rule` or `@later Rule name`: `Rule`, with the value handed down as `name`, starts a later line. */
  readonly later?: { readonly rule: string; readonly attribute?: string };
  /** `@inside Rule`: matches the empty text, but only while the streamed rule `Rule` is open, at any depth. */
  readonly inside?: string;
  /** `@shortcut`: reads in one go what the following alternatives read in parts, once all of it has arrived. */
  readonly shortcut: boolean;
  /** `@scan`: a loop and its end, tried from many places: what the loop passed is not read again. */
  readonly scan: boolean;
  /** `@option`: an option with the name of the rule can replace the words. */
  readonly option: boolean;
  /** `@option name`: the words are those that the option lists for the value handed down as `name`. */
  readonly optionOf?: string;
  /** `@type T`: the TypeScript type that the action returns. */
  readonly type?: string;
}

const NONE: Annotations = { texts: new Map(), stream: false, shortcut: false, scan: false, option: false };

/** An annotation on the line before a rule, in a comment that is not a documentation comment. */
const IN_PLAIN_COMMENT = new RegExp(`(?:^|\\n)[ \\t]*(?:\\/\\/|\\/\\*(?!\\*))[ \\t]*@(${ANNOTATIONS})\\b.*$`);
const UNKNOWN_TAG = /^\s*@([A-Za-z]\w*)/gm;

/**
 * Reads the annotations of the rules of a grammar, by rule name. They are in the documentation comment right before a
 * rule, one on each line:
 *
 *     /** @words REASONING PLANNING NOTES · any case: BadCase · one slip: BadSlip *\/
 *     sectionName = $([A-Za-z] [A-Za-z0-9_]*)
 */
export function annotationsOf(
  grammar: Grammar,
  sources: readonly GrammarSource[],
): { readonly of: (rule: string) => Annotations; readonly flaws: readonly GrammarFlaw[] } {
  const texts = new Map(sources.map(({ source, text }) => [source, text]));
  const comments = new Map(
    sources.flatMap((file) => docComments(file).map((comment) => [`${file.source}:${comment.rule}`, comment])),
  );
  const found = new Map<string, Annotations>();
  const flaws: GrammarFlaw[] = [];
  const names = new Set(grammar.rules.map(({ name }) => name));
  for (const { name, location } of grammar.rules) {
    const before = (texts.get(String(location.source)) ?? '').slice(0, location.start.offset).trimEnd();
    const comment = comments.get(`${location.source}:${name}`);
    const flaw = (message: string): void => void flaws.push({ rule: name, message });
    const idle = IN_PLAIN_COMMENT.exec(before)?.[1];
    if (idle !== undefined) flaw(`@${idle} says nothing here: annotations belong into a comment /** … */`);
    if (comment === undefined) continue;
    const read = readAnnotations(comment, flaw);
    for (const tag of unknownTags(comment)) {
      const meant = didYouMean(tag, [...Object.keys(RULE_ANNOTATIONS), ...DOCUMENTATION]);
      // A tag such as `@returns`, common where functions are documented.
      const isPeggys = meant === '';
      flaws.push({ rule: name, message: `there is no annotation @${tag}${meant}`, ...(isPeggys && { isPeggys }) });
    }
    for (const other of [read.incomplete, read.later?.rule, read.inside]) {
      if (other !== undefined && !names.has(other)) flaw(`there is no rule ${other}${didYouMean(other, names)}`);
    }
    for (const mistake of [read.words?.anyCase, read.words?.oneSlip]) {
      if (mistake !== undefined && !isRecoveryName(mistake))
        flaws.push({ rule: name, message: `${mistake} is not a name of a mistake: those start with Bad or Missing` });
    }
    found.set(name, read);
  }
  return { of: (rule) => found.get(rule) ?? NONE, flaws };
}

function unknownTags({ about, tags }: DocComment): string[] {
  const texts = [about, ...tags.flatMap(({ tag, rest }) => (tag === 'example' ? [] : [rest]))];
  return texts.flatMap((text) => [...text.matchAll(UNKNOWN_TAG)].map(([, tag = '']) => tag));
}

function readAnnotations({ tags }: DocComment, flaw: (message: string) => void): Annotations {
  let read: Annotations = NONE;
  for (const { tag, rest } of tags) {
    if (!Object.hasOwn(RULE_ANNOTATIONS, tag)) continue;
    const isFlag = FLAGS.has(tag);
    const said = annotationText(rest);
    const [first, second] = said.split(/\s+/).filter((word) => word !== '');
    const needs = (): string => {
      if (first === undefined) flaw(`@${tag} names nothing`);
      return first ?? '';
    };
    read = { ...read, texts: new Map(read.texts).set(tag, `@${tag} ${isFlag ? '' : oneLine(said)}`.trim()) };
    if (tag === 'option') read = { ...read, option: true, ...(first !== undefined && { optionOf: first }) };
    else if (tag === 'type') read = { ...read, type: said.trim() };
    else if (tag === 'words') read = { ...read, words: readWords(said, flaw) };
    else if (tag === 'attribute') {
      const name = needs();
      read = { ...read, attribute: { name, path: (second ?? name).split('.') } };
    } else if (tag === 'later') {
      read = { ...read, later: { rule: needs(), ...(second !== undefined && { attribute: second }) } };
    } else read = { ...read, [tag]: isFlag || needs() };
  }
  return read;
}

function readWords(text: string, flaw: (message: string) => void): WordList {
  const [list = '', ...forgiven] = text.split('·').map((part) => part.trim());
  const words = list.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) flaw('@words lists no word');
  const comma = words.find((word) => word.endsWith(','));
  if (comma !== undefined) flaw(`@words has blanks between its words, not commas: ${comma.slice(0, -1)}`);
  let read: WordList = { words };
  for (const part of forgiven) {
    const [, what, mistake] = /^(any case|one slip):\s*(\w+)$/.exec(part) ?? [];
    if (mistake === undefined) flaw(`@words forgives "any case: BadName" or "one slip: BadName", not "${part}"`);
    else if (what === 'any case') read = { ...read, anyCase: mistake };
    else read = { ...read, oneSlip: mistake };
  }
  return read;
}
