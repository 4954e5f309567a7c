/** What the comment before a rule can say about how the rule is read. */
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

/** Those of which there is nothing to say. */
export const FLAGS: ReadonlySet<string> = new Set(['stream', 'shortcut', 'scan'] satisfies RuleAnnotation[]);

/** Their names, as a part of a pattern. */
export const ANNOTATIONS: string = Object.keys(RULE_ANNOTATIONS).join('|');

/** What the comment of a mistake says. */
export const DOCUMENTATION = ['code', 'severity', 'example', 'hint'] as const;

/** All that may be after an @ at the beginning of a line of a comment, as a part of a pattern. */
export const TAGS: string = `(?:${DOCUMENTATION.join('|')}|${ANNOTATIONS})`;
