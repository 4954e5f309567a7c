import type { Section } from '../../../cli/page/shell.ts';
import { type Html, html } from '../../../core/html.ts';
import type { ChecklistItem } from '../../../formats/design/index.ts';
import { SEVERITIES } from '../../../formats/design/inside.ts';
import type { Findings } from './findings.ts';
import { extras, prose, tags } from './parts.ts';

/** What the review looks at, in the order of the design, with a count of each severity. */
export function checklistSection(items: readonly ChecklistItem[], findings: Findings): Section {
  return {
    id: 'checklist',
    title: 'Review checklist',
    count: items.length,
    body: items.length === 0 ? prose('') : [counts(items), items.map((item, at) => check(item, at, findings))],
  };
}

const COLORS: ReadonlyMap<string, string> = new Map([
  ['Critical', 'red'],
  ['High', 'amber'],
  ['Medium', 'blue'],
  ['Low', 'gray'],
]);

function counts(items: readonly ChecklistItem[]): Html | undefined {
  const severities = new Set([...SEVERITIES, ...items.map(({ severity }) => severity)]);
  return tags(
    [...severities].map((severity) => {
      const count = items.filter((item) => item.severity === severity).length;
      return count === 0 ? undefined : severityTag(severity, ` ${count}`);
    }),
  );
}

function check(item: ChecklistItem, at: number, findings: Findings): Html {
  const id = `check-${at}`;
  return html`<article class="card rule is-${COLORS.get(item.severity) ?? 'gray'}" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${severityTag(item.severity, '')} <span><span class="soft">${item.category}:</span> ${item.description}</span></h3>
${tags([findings.badge(id)])}${prose(item.validation_criteria)}
${extras(item.extra)}</article>
`;
}

function severityTag(severity: string, count: string): Html {
  return html`<span class="tag ${COLORS.get(severity) ?? 'gray'}">${severity}${count}</span>`;
}
