import { quote } from '../core/diagnostic.ts';
import { oneLine } from '../core/lines.ts';
import { type DocComment, docComments, namesOf, placeIn } from './comments.ts';
import type { GrammarSource } from './read.ts';
import { isRecoveryName } from './recovery.ts';

/** A mistake that a grammar names, as its documentation comment describes it. */
export interface Mistake {
  /** `bad-vital`: derived from the name of the rule, unless the comment gives another. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly meaning: string;
  /** A text that has the mistake. */
  readonly example: string;
  /** What to write instead. */
  readonly hint: string;
  /** `duckflow.peggy:42`. */
  readonly place: string;
}

/** What the comments of a grammar say about its mistakes. */
export interface MistakeDocs {
  readonly mistakes: readonly Mistake[];
  /** What is wrong with the comments, each with its place. With any flaw, the documentation is incomplete. */
  readonly flaws: readonly string[];
  /** The first code in the comment of each rule, for rules whose comment has one. */
  readonly codes: ReadonlyMap<string, string>;
}

/**
 * Reads the documentation comments of recovery rules. Each is right before its rule:
 *
 *     /**
 *      * The value of a vital is not a number. The vital was left out.
 *      *
 *      * @severity error
 *      * @example [MOOD] high
 *      * @hint Write a number such as 0.85.
 *      *\/
 *     BadVital = …
 *
 * `@example` may continue on the following lines; `\r`, `\t`, `\\`, `\xNN` and `\uNNNN` stand for invisible characters.
 * `@code name` gives the mistake another code. A comment with nothing but `@code a, b` says that the rule reports codes
 * that other comments explain, and `@code none` that it reports none. A comment with both `@code` and `@severity` may be
 * anywhere. Right before a recovery rule, a comment without `@severity` and `@code` describes an error.
 */
export function mistakesOf(sources: readonly GrammarSource[]): MistakeDocs {
  const comments = sources.flatMap(commentsIn);
  const mistakes = comments.filter(explainsMistake).map(mistakeOf);
  const codes = new Set(mistakes.map((mistake) => mistake.code));
  const documented = new Set(
    comments.filter((one) => one.tags.has('code') || explainsMistake(one)).map((comment) => comment.rule),
  );
  const missing = sources.flatMap((file) =>
    recoveryRules(file)
      .filter(({ rule }) => !documented.has(rule))
      .map(
        ({ rule, place }) =>
          `${place}: ${rule} has no documentation comment: write one with @severity, @example and @hint`,
      ),
  );
  const unrated = comments.flatMap(({ tags, place }) => {
    const severity = tags.get('severity');
    return severity === undefined || isSeverity(oneLine(severity))
      ? []
      : `${place}: @severity is error, warning or info, not ${quote(oneLine(severity))}`;
  });
  const unknown = comments
    .filter((comment) => !comment.tags.has('severity'))
    .flatMap(({ tags, place }) =>
      namesOf(tags.get('code') ?? '')
        .filter((code) => code !== 'none' && !codes.has(code))
        .map((code) => `${place}: nothing explains ${code}`),
    );
  const twice = mistakes.filter((mistake, at) => mistakes.findIndex((other) => other.code === mistake.code) !== at);
  const flaws = [
    ...missing,
    ...unknown,
    ...unrated,
    ...twice.map(({ place, code }) => `${place}: ${code} is explained twice`),
    ...mistakes.flatMap(gapsOf),
  ];
  const named = comments.flatMap(({ rule, tags }): [string, string][] => {
    const [code] = namesOf(tags.get('code') ?? '');
    return rule === '' || code === undefined ? [] : [[rule, code]];
  });
  return { mistakes, flaws, codes: new Map(named) };
}

/** The code of a rule: `BadVital` gives `bad-vital`. */
export function codeOfRule(rule: string): string {
  return rule.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

interface Comment extends Pick<DocComment, 'rule' | 'place'> {
  readonly text: string;
  /** The text of the last tag of each name. */
  readonly tags: ReadonlyMap<string, string>;
}

function commentsIn(file: GrammarSource): Comment[] {
  return docComments(file).map(({ about, tags, rule, place }) => ({
    text: oneLine(about),
    tags: new Map(tags.map(({ tag, rest }) => [tag, rest.replace(/^[ \t]*\n?/, '')])),
    rule,
    place,
  }));
}

function explainsMistake({ text, tags, rule }: Comment): boolean {
  return tags.has('severity') || (text !== '' && !tags.has('code') && isRecoveryName(rule));
}

function mistakeOf({ text, tags, rule, place }: Comment): Mistake {
  const severity = oneLine(tags.get('severity') ?? 'error');
  return {
    code: namesOf(tags.get('code') ?? '')[0] ?? codeOfRule(rule),
    severity: isSeverity(severity) ? severity : 'warning',
    meaning: text,
    example: unescaped((tags.get('example') ?? '').trimEnd()),
    hint: oneLine(tags.get('hint') ?? ''),
    place,
  };
}

function isSeverity(text: string): text is Mistake['severity'] {
  return text === 'error' || text === 'warning' || text === 'info';
}

function gapsOf({ code, meaning, example, hint, place }: Mistake): string[] {
  const gaps = [
    ...(code === '' ? ['a code'] : []),
    ...(meaning === '' ? ['a meaning'] : []),
    ...(example === '' ? ['an @example'] : []),
    ...(hint === '' ? ['a @hint'] : []),
  ];
  return gaps.map((gap) => `${place}: ${code || 'the comment'} lacks ${gap}`);
}

/** Recovery rules, which are recognised by name, wherever they are defined. */
function recoveryRules({ source, text }: GrammarSource): { rule: string; place: string }[] {
  return [...text.matchAll(/^([\w$]+)\s*(?:"[^"]*"\s*)?=/gm)]
    .map((found) => ({ rule: found[1] ?? '', place: placeIn(source, text, found.index) }))
    .filter(({ rule }) => isRecoveryName(rule));
}

const ESCAPES: Readonly<Record<string, string>> = { r: '\r', n: '\n', t: '\t' };

function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_, long?: string, short?: string, other = '') => {
    const hex = long ?? short;
    return hex === undefined ? (ESCAPES[other] ?? other) : String.fromCharCode(Number.parseInt(hex, 16));
  });
}
