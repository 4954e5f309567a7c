import type { Span } from '../../../generated/design.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Context } from './context.ts';
import type { Given } from './item.ts';
import { type Labels, labelsOf } from './labels.ts';
import { type ChecklistItem, SEVERITIES } from './model.ts';
import { readText, unquoted } from './readers.ts';
import { readPair } from './titles.ts';

/** The labels of an item of the checklist. */
export const checklistLabels: Labels<ChecklistItem> = labelsOf<ChecklistItem>([
  {
    name: 'Validation Criteria',
    others: ['Criteria', 'Validation', 'Validation Criterion'],
    read(item, field, path, context) {
      item.validation_criteria = readText(field, path, 'validation_criteria', context);
    },
  },
  {
    name: 'Severity',
    others: ['Priority'],
    read(item, field, path, context) {
      const at = [...path, 'severity'];
      const text = readText(field, path, 'severity', context);
      const known = SEVERITIES.find((severity) => severity.toLowerCase() === text.toLowerCase());
      if (known === undefined) {
        const code = text === '' ? 'missing-severity' : 'bad-severity';
        context.tell(
          code,
          text === '' ? field.name : field.value,
          `The severity must be one of ${SEVERITIES.join(', ')}, not ${quote(text)}`,
          at,
        );
      } else if (known !== text) {
        context.tell('bad-severity-case', field.value, `The severity is written ${quote(text)}`, at);
      }
      item.severity = known ?? 'Medium';
    },
  },
]);

/** The item that a heading opens: `Category: what is checked`. */
export function openChecklistItem(title: Span, path: Path, context: Context): ChecklistItem {
  const pair = readPair(title, context);
  context.mistakes(pair.errors, path);
  const category = unquoted(context, pair.name);
  const description = unquoted(context, pair.value);
  const bare = category.start === category.end;
  if (bare)
    context.tell('missing-category', title, `The heading has no category: ${quote(context.text(title))}`, [
      ...path,
      'category',
    ]);
  context.place(path, bare ? title : category, 'category');
  context.place(path, description, 'description');
  return {
    category: bare ? 'General' : context.text(category),
    description: context.text(description),
    validation_criteria: '',
    severity: 'Medium',
  };
}

/** What an item lacks when its last field is read. */
export function closeChecklistItem(given: Given, heading: Span, path: Path, context: Context): void {
  if (!given.has('Severity')) {
    context.tell(
      'missing-severity',
      heading,
      'The item has no severity; Medium is taken',
      [...path, 'severity'],
      'warning',
    );
  }
}
