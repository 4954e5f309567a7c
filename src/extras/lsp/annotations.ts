import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import { RULE_ANNOTATIONS } from '../../grammar/annotation-names.ts';

/** The annotations that a comment before a rule may hold, and what each says. */
const ANNOTATIONS: Readonly<Record<string, string>> = {
  ...RULE_ANNOTATIONS,
  severity: 'error, warning or info: how bad the mistake is',
  example: 'a text that has the mistake',
  hint: 'what to write instead',
  code: 'name: another code than the name of the rule gives',
};

export const annotationCompletions: readonly CompletionItem[] = Object.entries(ANNOTATIONS).map(([label, detail]) => ({
  label,
  detail,
  kind: CompletionItemKind.Keyword,
}));
