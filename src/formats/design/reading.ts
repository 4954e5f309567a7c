import { type Match, match, type Span, type StartRuleTypes } from '../../../generated/design.ts';

/** The readings that a title or a value can have; which one counts, the section or the label says. */
type Reading =
  | 'DocumentTitle'
  | 'SectionTitle'
  | 'EndpointTitle'
  | 'PairTitle'
  | 'MethodTitle'
  | 'DecoratedTitle'
  | 'MethodItem'
  | 'YesOrNo'
  | 'WholeNumber'
  | 'InlineEntries'
  | 'FailureLines'
  | 'SqlPieces'
  | 'TableRows'
  | 'TemplateRemark';

/** Reads a span of a text. */
export function matchSpan<Rule extends Reading>(text: string, span: Span, rule: Rule): Match<StartRuleTypes[Rule]> {
  return match(text, rule, span.start, span.end);
}
