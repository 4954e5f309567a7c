import { type Match, match, type PairNode, type Span, type StartRuleTypes } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Context } from './context.ts';
import { unquoted } from './readers.ts';

/** The readings that a title can have; which one counts, the section around it says. */
type Reading = 'DocumentTitle' | 'SectionTitle' | 'EndpointTitle' | 'PairTitle' | 'MethodTitle';

/** Reads a title. What stands behind it is kept from the parser: one that looked for a line end would search it all. */
export function matchTitle<Rule extends Reading>(text: string, title: Span, rule: Rule): Match<StartRuleTypes[Rule]> {
  return match(text.slice(0, title.end), rule, title.start);
}

/** The two halves of a title `Table: users`; the first is empty where there is no colon. */
export function readPair(title: Span, context: Context): PairNode {
  const found = matchTitle(context.piece.text, title, 'PairTitle');
  return found.matched ? found.value : { name: { start: title.start, end: title.start }, value: title };
}

/** Whether a title is `word: …`. */
export function isNamed(word: string, title: Span, context: Context): boolean {
  return context.text(readPair(title, context).name).toLowerCase() === word;
}

/** The name in a title `Table: users`; the name alone is told, unless `alone` allows it. */
export function readItemName(word: string, title: Span, path: Path, context: Context, alone = false): Span {
  const pair = readPair(title, context);
  if (context.text(pair.name).toLowerCase() === word) return unquoted(context, pair.value);
  if (!alone || pair.name.start < pair.name.end) {
    const wanted = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}: name`;
    context.tell(
      'bad-item-title',
      title,
      `The heading must be like ${wanted}, not ${quote(context.text(title))}`,
      path,
    );
  }
  return unquoted(context, title);
}

/** Whether a title is the document's or names one of the specification's sections. */
export function opensDesign(text: string, title: Span): boolean {
  return matchTitle(text, title, 'SectionTitle').matched || isDesignTitle(text, title);
}

/** Whether a title is the document's: `Design Specification: …`. */
export function isDesignTitle(text: string, title: Span): boolean {
  return matchTitle(text, title, 'DocumentTitle').matched;
}
