import type { RuleAnnotation } from './annotation-names.ts';
import type { Annotations } from './generate/annotations.ts';

/** The annotations of a rule as its comment writes them, by their tags: `same` → `@same name`. */
export function annotationTexts(said: Annotations): ReadonlyMap<string, string> {
  const { stream, shortcut, scan, incomplete, words, attribute, same, closes, later, inside, option, optionOf, type } =
    said;
  const texts: Readonly<Record<RuleAnnotation, string | undefined>> = {
    stream: stream ? '' : undefined,
    shortcut: shortcut ? '' : undefined,
    scan: scan ? '' : undefined,
    incomplete,
    words: words && wordsText(words),
    attribute: attribute && `${attribute.name} ${attribute.path.join('.')}`,
    same,
    closes,
    later: later && [later.rule, later.attribute].filter((part) => part !== undefined).join(' '),
    inside,
    option: option ? (optionOf ?? '') : undefined,
    type,
  };
  return new Map(
    Object.entries(texts).flatMap(([tag, text]) => (text === undefined ? [] : [[tag, `@${tag} ${text}`.trim()]])),
  );
}

function wordsText({ words, anyCase, oneSlip }: NonNullable<Annotations['words']>): string {
  const forgiven = [anyCase && ` · any case: ${anyCase}`, oneSlip && ` · one slip: ${oneSlip}`];
  return `${words.join(' ')}${forgiven.map((one) => one ?? '').join('')}`;
}

/** What of a rule's annotations its railroad diagram says above what it draws; undefined where there is nothing to say. */
export function annotationLabel(rule: string, said: Annotations): string | undefined {
  const { incomplete, same, closes, later, inside, option, optionOf } = said;
  const parts = [
    option && `option ${rule}${optionOf === undefined ? '' : ` of ${optionOf}`}`,
    same !== undefined && `the same as ${same}`,
    closes !== undefined && `closes ${closes}`,
    later !== undefined && `later: ${later.rule}${later.attribute === undefined ? '' : ` with ${later.attribute}`}`,
    inside !== undefined && `inside ${inside}`,
    incomplete !== undefined && `where the text ends in ${incomplete}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(', ');
}
