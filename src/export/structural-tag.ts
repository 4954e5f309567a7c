import { type Cfg, type ContextFree, choiceOf, NOTHING, sequenceOf } from './cfg.ts';
import { CannotExport } from './export-error.ts';
import { gbnfOf } from './notations.ts';

/** A structural tag of XGrammar, as JSON: the `structural_tag` of vLLM and SGLang. */
export interface StructuralTag {
  readonly type: 'structural_tag';
  readonly format:
    | { readonly type: 'grammar'; readonly grammar: string }
    | {
        readonly type: 'triggered_tags';
        readonly triggers: readonly string[];
        readonly tags: readonly Tag[];
        /** The text has to contain a tag. */
        readonly at_least_one?: boolean;
      };
}

/** A constrained part between two delimiters. */
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
 * A rule that begins and ends with a delimiter, as a tag in free text: the model writes freely and, once it has written
 * `begin`, is constrained to the rule until `end`.
 *
 * @throws {CannotExport} when the rule does not begin and end with a literal
 */
export function tagInText(grammar: ContextFree): StructuralTag {
  let whole: Cfg = { kind: 'rule', name: grammar.start };
  while (whole.kind === 'rule') whole = grammar.rules.get(whole.name) ?? NOTHING;
  const begin = outside(whole, 0);
  const end = outside(whole, -1);
  if (begin === '' || end === '') throw new CannotExport('the rule is not held between two delimiters');
  const inside = without(without(whole, 0, begin.length), -1, end.length);
  const rules = new Map([...grammar.rules, [grammar.start, inside]]);
  const content = { type: 'grammar', grammar: gbnfOf({ start: grammar.start, rules }) } as const;
  return {
    type: 'structural_tag',
    format: { type: 'triggered_tags', triggers: [begin], tags: [{ begin, content, end }] },
  };
}

/** The first or the last of a list. */
type Side = 0 | -1;

/** The text that all texts of a part begin or end with. */
function outside(part: Cfg, side: Side): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'sequence') return outside(part.items.at(side) ?? NO_TEXT, side);
  return part.kind === 'choice'
    ? common(
        part.items.map((item) => outside(item, side)),
        side,
      )
    : '';
}

const NO_TEXT: Cfg = { kind: 'text', text: '' };

function common(texts: readonly string[], side: Side): string {
  const [first = '', ...others] = texts;
  const part = (length: number): string => (side === 0 ? first.slice(0, length) : first.slice(first.length - length));
  let length = first.length;
  for (const text of others)
    while (!(side === 0 ? text.startsWith(part(length)) : text.endsWith(part(length)))) length--;
  return part(length);
}

/** A part with a number of characters removed at one end. */
function without(part: Cfg, side: Side, length: number): Cfg {
  switch (part.kind) {
    case 'text': {
      const text = side === 0 ? part.text.slice(length) : part.text.slice(0, part.text.length - length);
      return text === '' ? NOTHING : { kind: 'text', text };
    }
    case 'sequence': {
      const at = side === 0 ? 0 : part.items.length - 1;
      return sequenceOf(part.items.map((item, index) => (index === at ? without(item, side, length) : item)));
    }
    case 'choice':
      return choiceOf(part.items.map((item) => without(item, side, length)));
    default:
      return part;
  }
}
