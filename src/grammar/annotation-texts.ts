import type { Annotations } from './generate/annotations.ts';

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
