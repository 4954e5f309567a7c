import { grammar, type SectionHeadingNode } from '../../../generated/design.ts';
import { visit } from '../../engine/visit.ts';

/**
 * Whether a text is a design document in Markdown: it has the title of one, or two sections that the specification
 * names.
 *
 * @example isDesignDocument('## Assumptions\n\n## Architecture Overview\n') // true
 */
export function isDesignDocument(text: string): boolean {
  let isTitled = false;
  let sections = 0;
  const section = ({ heading: { mark } }: { readonly heading: SectionHeadingNode }): void => {
    if (mark === null || mark.marks.length < 3) sections++;
  };
  visit(grammar, text, {
    TitleHeading: () => {
      isTitled = true;
    },
    OverviewHeading: section,
    StackHeading: section,
    AssumptionsHeading: section,
    ContractsHeading: section,
    SchemasHeading: section,
    ComponentsHeading: section,
    ChecklistHeading: section,
  });
  return isTitled || sections >= 2;
}
