import type { PairNode, SectionKey, Span } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Context } from './context.ts';
import type { DesignSpecification } from './model.ts';
import { unquoted } from './readers.ts';
import { matchSpan } from './reading.ts';

/** The field of the model that each section fills. */
export const SECTION_FIELDS: Readonly<Record<SectionKey, keyof DesignSpecification>> = {
  overview: 'architecture_overview',
  stack: 'technology_stack',
  assumptions: 'assumptions',
  contracts: 'api_contracts',
  schemas: 'data_schemas',
  components: 'component_logic',
  checklist: 'design_review_checklist',
};

/** The two halves of a title `Table: users`; the first is empty where there is no colon. */
export function readPair(title: Span, context: Context): PairNode {
  const found = matchSpan(context.piece.text, title, 'PairTitle');
  return found.matched ? found.value : { name: { start: title.start, end: title.start }, value: title, errors: [] };
}

/** Whether a title is `word: …`. */
export function isNamed(word: string, title: Span, context: Context): boolean {
  // Most titles do not even hold the word.
  if (!context.text(title).toLowerCase().includes(word)) return false;
  return context.text(readPair(title, context).name).toLowerCase() === word;
}

/** The name in a title `Table: users`; the name alone is told, unless `alone` allows it. */
export function readItemName(word: string, title: Span, path: Path, context: Context, alone = false): Span {
  const pair = readPair(title, context);
  const isNamed = context.text(pair.name).toLowerCase() === word;
  const isAlone = pair.name.start === pair.name.end;
  if (isNamed || isAlone) context.mistakes(pair.errors, path);
  if (isNamed) return unquoted(context, pair.value);
  if (!alone || !isAlone) {
    const wanted = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}: name`;
    context.tell(
      'bad-item-title',
      title,
      `The heading must be like ${wanted}, not ${quote(context.text(title))}`,
      path,
    );
  }
  return unquoted(context, isAlone ? pair.value : title);
}

/** Whether a title is the document's or names one of the specification's sections. */
export function opensDesign(text: string, title: Span): boolean {
  return matchSpan(text, title, 'SectionTitle').matched || isDesignTitle(text, title);
}

/** Whether a title is the document's: `Design Specification: …`. */
export function isDesignTitle(text: string, title: Span): boolean {
  return matchSpan(text, title, 'DocumentTitle').matched;
}
