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
  | 'TableRows'
  | 'TemplateRemark';

/** Reads a span of a text. What stands behind it is kept from the parser, which would else look there for line ends. */
export function matchSpan<Rule extends Reading>(text: string, span: Span, rule: Rule): Match<StartRuleTypes[Rule]> {
  return match(text.slice(0, span.end), rule, span.start);
}
