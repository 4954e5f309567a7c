import { type Cfg, type ContextFree, choiceOf, NOTHING, sequenceOf } from './cfg.ts';
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
  const whole = grammar.rules.get(grammar.start) ?? NOTHING;
  const ways = (whole.kind === 'choice' ? whole.items : [whole]).map((way) => (way.kind === 'sequence' ? way.items : [way]));
  const begin = common(ways.map((way) => textAt(way, 0)));
  const end = reversed(common(ways.map((way) => reversed(textAt(way, -1)))));
  if (begin === '' || end === '') throw new Error('the rule is not held between two delimiters');
  const inside = choiceOf(ways.map((way) => within(way, begin.length, end.length)));
  const rules = new Map([...grammar.rules, [grammar.start, inside]]);
  const content = { type: 'grammar', grammar: gbnfOf({ start: grammar.start, rules }) } as const;
  return {
    type: 'structural_tag',
    format: { type: 'triggered_tags', triggers: [begin], tags: [{ begin, content, end }] },
  };
}

function textAt(parts: readonly Cfg[], at: number): string {
  const part = parts.at(at);
  return part?.kind === 'text' ? part.text : '';
}

/** What all texts begin with. */
function common(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** A sequence without the characters at its two ends. */
function within(parts: readonly Cfg[], before: number, behind: number): Cfg {
  return sequenceOf(
    parts.map((part, at): Cfg => {
      if (part.kind !== 'text') return part;
      const text = part.text.slice(at === 0 ? before : 0, part.text.length - (at === parts.length - 1 ? behind : 0));
      return text === '' ? NOTHING : { kind: 'text', text };
    }),
  );
}
