import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';

/** The annotations that a comment before a rule may hold, and what each says. */
const ANNOTATIONS: Readonly<Record<string, string>> = {
  stream: 'the parts of the rule are handed out before it is whole',
  cut: 'Rule: matches where the text ends inside that rule',
  words: 'A B · any case: BadCase · one slip: BadSlip: the words that the rule reads',
  hands: 'name, or name label.field: what the rules inside it are handed down',
  same: 'name: its value is what was handed down',
  closes: 'name: a run that closes the run that was handed down',
  later: 'Rule, or Rule name: that rule stands at some later line start',
  option: 'the words can be replaced by those of an option of this name',
  type: 'T: what the code of its action returns, in TypeScript',
  severity: 'error, warning or info: how bad the mistake is',
  example: 'a text that has the mistake',
  mend: 'what to write instead',
  code: 'name: another code than the name of the rule gives',
};

export const annotationCompletions: readonly CompletionItem[] = Object.entries(ANNOTATIONS).map(([label, detail]) => ({
  label,
  detail,
  kind: CompletionItemKind.Keyword,
}));
