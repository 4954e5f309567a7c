import type { Cfg, ContextFree } from './cfg.ts';
import { gbnfOf } from './gbnf.ts';

/** A structural tag of XGrammar, as JSON: what vLLM and SGLang take as `structural_tag`. */
export interface StructuralTag {
  readonly type: 'structural_tag';
  readonly format:
    | { readonly type: 'grammar'; readonly grammar: string }
    | { readonly type: 'triggered_tags'; readonly triggers: readonly string[]; readonly tags: readonly Tag[] };
}

/** What stands between two delimiters. */
export interface Tag {
  readonly begin: string;
  readonly content: { readonly type: 'grammar'; readonly grammar: string };
  readonly end: string;
}

/** A whole text as a structural tag. */
export function tagOfText(grammar: ContextFree): StructuralTag {
  return { type: 'structural_tag', format: { type: 'grammar', grammar: gbnfOf(grammar) } };
}

/**
 * A rule that begins and ends with a delimiter of its own, as a tag in free text: the model writes what it likes, and once
 * it has written `begin`, it is held to the rule until `end`.
 *
 * @throws {Error} when the rule does not begin and end with a literal
 */
export function tagInText(grammar: ContextFree): StructuralTag {
  const whole = grammar.rules.get(grammar.start);
  const items = whole?.kind === 'sequence' ? whole.items : [];
  const first = items[0];
  const last = items.at(-1);
  if (items.length < 3 || first?.kind !== 'text' || last?.kind !== 'text')
    throw new Error('the rule is not held between two delimiters');
  const inside: Cfg = { kind: 'sequence', items: items.slice(1, -1) };
  const content = {
    type: 'grammar',
    grammar: gbnfOf({ start: grammar.start, rules: new Map([...grammar.rules, [grammar.start, inside]]) }),
  } as const;
  return {
    type: 'structural_tag',
    format: { type: 'triggered_tags', triggers: [first.text], tags: [{ begin: first.text, content, end: last.text }] },
  };
}
