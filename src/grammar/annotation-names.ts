/** The annotations of a rule, which a comment before the rule may hold. */
export const RULE_ANNOTATIONS = {
  stream: 'the parts of the rule are handed out before it is whole',
  shortcut: 'reads in one go what the alternatives after it read in parts',
  scan: 'a lookahead that is asked from many places: what its loop passed is not read again',
  incomplete: 'Rule: matches where the text ends inside that rule',
  words: 'A B · any case: BadCase · one slip: BadSlip: the words that the rule reads',
  attribute: 'name, or name label.field: what the rules inside it are handed down',
  same: 'name: its value is what was handed down',
  closes: 'name: a run that closes the run that was handed down',
  later: 'Rule, or Rule name: that rule matches at some later line start',
  inside: 'Rule: matches, empty, where that streamed rule is being read',
  option: 'the words can be replaced by those of an option of this name',
  type: 'T: what the code of its action returns, in TypeScript',
} as const;

export type RuleAnnotation = keyof typeof RULE_ANNOTATIONS;

/** Annotations without an argument. */
export const FLAGS: ReadonlySet<string> = new Set(['stream', 'shortcut', 'scan'] satisfies RuleAnnotation[]);

/** The names of the annotations, for use in a regular expression. */
export const ANNOTATIONS: string = Object.keys(RULE_ANNOTATIONS).join('|');

/** The tags that document a mistake. */
export const DOCUMENTATION = ['code', 'severity', 'example', 'hint'] as const;

/** Every tag that may follow an `@` at the start of a comment line, for use in a regular expression. */
export const TAGS: string = `(?:${DOCUMENTATION.join('|')}|${ANNOTATIONS})`;
