import { escapeHtml } from '../../core/html.ts';
import { appendTo } from '../../core/maps.ts';
import type { GrammarSource } from '../../grammar/inside.ts';
import type { CoverageCount } from './coverage.ts';

/** The reason why a point need not be exercised; undefined when there is none. */
export type Excuse = (point: CoverageCount) => string | undefined;

/**
 * The grammar as a self-contained page: its text, every alternative with its number of matches, and unexercised points
 * marked. Everything from the grammar is escaped.
 */
export function coverageHtml(
  title: string,
  sources: readonly GrammarSource[],
  counts: readonly CoverageCount[],
  excuse: Excuse = () => undefined,
): string {
  const missed = counts.filter((point) => point.count === 0);
  const unexcused = missed.filter((point) => excuse(point) === undefined);
  const files = sources.map((file) => {
    const own = counts.filter((point) => point.source === file.source);
    return `<h2>${escapeHtml(file.source)}</h2>\n<pre>${annotated(file.text, own, excuse)}</pre>`;
  });
  const summary = `${counts.length - missed.length} of ${counts.length} points exercised, ${missed.length - unexcused.length} excused, ${unexcused.length} not exercised`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: coverage</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<p>${summary}. The small number behind a part is how often it matched; hover over it for what it counts.
${unexcused.length === 0 ? '' : '<a href="#missed">To the first gap</a>'}</p>
${files.join('\n')}
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --text: #1c1e21; --page: #fff; --soft: #5f6670; --gap: #ffd3cf; --gapline: #c6281c; --excused: #fdf0c4; --count: #2a7a3b; }
@media (prefers-color-scheme: dark) { :root { --text: #dfe3e8; --page: #15181c; --soft: #98a1ad; --gap: #5b1f1b; --gapline: #ff8a80; --excused: #4a3f14; --count: #7fd493; } }
body { margin: 2rem auto; max-width: 110rem; padding: 0 1.5rem; color: var(--text); background: var(--page); font: 15px/1.5 system-ui, sans-serif; }
pre { overflow-x: auto; font: 13px/1.7 ui-monospace, monospace; tab-size: 2; }
h2 { font-size: 1rem; margin-top: 2rem; }
i { font: 10px ui-monospace, monospace; color: var(--count); vertical-align: super; padding: 0 .15em; user-select: none; }
i.zero { color: var(--gapline); font-weight: bold; }
i.excused { color: var(--soft); }
mark { color: inherit; background: var(--gap); outline: 1px solid var(--gapline); border-radius: 2px; }
mark.excused { background: var(--excused); outline: none; }
a { color: inherit; }
`;

/** The text with marks and numbers. Points nest like the expressions of the grammar. */
function annotated(text: string, counts: readonly CoverageCount[], excuse: Excuse): string {
  const opens = new Map<number, string[]>();
  const closes = new Map<number, string[]>();
  const outerFirst = [...counts].sort((a, b) => a.start - b.start || b.end - a.end);
  let first = true;
  for (const point of outerFirst) {
    const isGap = point.count === 0;
    const reason = isGap ? excuse(point) : undefined;
    const style = reason !== undefined ? 'excused' : isGap ? 'zero' : '';
    const label = `<i${style === '' ? '' : ` class="${style}"`} title="${escapeHtml(told(point, reason))}">${shown(point)}</i>`;
    const isMarked = isGap && point.kind !== 'left out' && point.kind !== 'empty' && point.kind !== 'rule';
    const id = isGap && reason === undefined && first ? ' id="missed"' : '';
    if (id !== '') first = false;
    const open = isMarked
      ? `<mark${style === 'excused' ? ' class="excused"' : ''}${id}>`
      : id === ''
        ? ''
        : `<a${id}></a>`;
    const close = isMarked ? `${label}</mark>` : label;
    appendTo(opens, point.start, open);
    const end = point.kind === 'rule' ? point.start + nameLength(text.slice(point.start)) : trimmedEnd(text, point);
    closes.set(end, [close, ...(closes.get(end) ?? [])]);
  }
  const places = [...new Set([0, ...opens.keys(), ...closes.keys(), text.length])].sort((a, b) => a - b);
  return places
    .map((place, at) => {
      const marks = [...(closes.get(place) ?? []), ...(opens.get(place) ?? [])].join('');
      return marks + escapeHtml(text.slice(place, places[at + 1] ?? text.length));
    })
    .join('');
}

function nameLength(rule: string): number {
  return /^[\w$]+/.exec(rule)?.[0].length ?? 0;
}

/** An expression may include the blanks before the next one. */
function trimmedEnd(text: string, { start, end }: CoverageCount): number {
  return start + text.slice(start, end).trimEnd().length;
}

function shown({ kind, count }: CoverageCount): string {
  if (kind === 'left out' || kind === 'empty') return `∅${count}`;
  return String(count);
}

function told({ rule, kind, count }: CoverageCount, reason: string | undefined): string {
  const times = count === 1 ? 'once' : `${count} times`;
  return `${rule}, ${kind}: ${count === 0 ? 'never' : times}${reason === undefined ? '' : `; ${reason}`}`;
}
