import { escapeControls } from '../../core/escape-controls.ts';
import { oneLine } from '../../core/lines.ts';
import { appendTo } from '../../core/maps.ts';
import { codeSpan } from '../../core/markdown.ts';
import { SECTIONS } from '../../formats/design/inside.ts';
import type { Change } from './diff.ts';

/**
 * The changes between two designs as lines to read: plain text, or Markdown for a pull request. Names and values stay
 * within their line.
 *
 * @returns lines that each end with a line feed; one line that says so when nothing changed
 *
 * @example formatDiff(diff(before, after), 'markdown')
 */
export function formatDiff(changes: readonly Change[], form: 'text' | 'markdown'): string {
  if (changes.length === 0) return 'Nothing changed.\n';
  const sections = new Map<string, Change[]>();
  for (const change of changes) appendTo(sections, change.item === undefined ? 'design' : change.section, change);
  const write = form === 'text' ? plain : markdown;
  return [...sections].map(([title, group]) => write(titleOf(title), group)).join('\n');
}

const SIGNS: Readonly<Record<Change['kind'], string>> = { added: '+', removed: '-', changed: '~' };

function plain(title: string, changes: readonly Change[]): string {
  const lines = changes.map(
    (change) => `  ${SIGNS[change.kind]} ${nameOf(change, (text) => text)}${values(change, (text) => text)}`,
  );
  return `${[title, ...lines].join('\n')}\n`;
}

function markdown(title: string, changes: readonly Change[]): string {
  const lines = changes.map((change) => `- ${change.kind} ${nameOf(change, codeSpan)}${values(change, codeSpan)}`);
  return `${[`### ${title}`, '', ...lines].join('\n')}\n`;
}

function nameOf({ section, item, field }: Change, show: (text: string) => string): string {
  const parts = item === undefined ? [field === undefined ? section : `${section}.${field}`] : [item, field];
  return parts.flatMap((part) => (part === undefined ? [] : [show(visibleLine(part))])).join(' ');
}

/** What a value was and is; of items that came or went the name is enough. */
function values({ kind, item, field, before, after, severity }: Change, show: (text: string) => string): string {
  const mark = severity === undefined ? '' : ` (${severity})`;
  if (kind === 'changed') return `: ${show(shown(before))} → ${show(shown(after))}${mark}`;
  if (item !== undefined && field === undefined) return '';
  const value = kind === 'added' ? after : before;
  // An item of a list of texts is called as it reads.
  const told = typeof value === 'object' || `.${field}`.endsWith(`.${value}`);
  return told ? '' : `: ${show(shown(value))}`;
}

/** How much of a value a line shows. */
const MAX_SHOWN = 80;

function shown(value: unknown): string {
  const text = visibleLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
  if (text === '') return 'nothing';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text;
}

function visibleLine(text: string): string {
  return escapeControls(oneLine(text));
}

function titleOf(section: string): string {
  return SECTIONS.find(({ root }) => root === section)?.title ?? 'Design';
}
