import { type Content, Html, html } from '../../core/html.ts';
import { STYLE } from './style.ts';

/** The content of a page. */
interface Page {
  /** For the browser's tab, in plain text. */
  readonly title: string;
  /** One or two words above the heading that name the kind of page. */
  readonly kind: string;
  readonly heading: Content;
  /** The text below the heading. */
  readonly summary: Content;
  readonly sections: readonly Section[];
  readonly footer: Content;
}

/** A part of a page with a heading, which the table of contents names. */
export interface Section {
  /** Lower-case letters, digits and hyphens; unique on the page. */
  readonly id: string;
  readonly title: Content;
  /** The number of things in it, where they are counted. */
  readonly count?: number;
  /** The things in it, for the table of contents. */
  readonly entries?: readonly Entry[];
  readonly body: Content;
}

/** A thing in a section that can be linked to. */
interface Entry {
  readonly id: string;
  readonly title: Content;
}

/**
 * A self-contained page: no script, no requests, its own style. The policy in its head makes a browser refuse whatever
 * gets in nevertheless.
 */
export function renderPage({ title, kind, heading, summary, sections, footer }: Page): string {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="peglot">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<p class="kind">${kind}</p>
<h1>${heading}</h1>
${summary}
</header>
<div class="columns">
<nav aria-label="Contents">
<ul>
${sections.map(navigation)}</ul>
</nav>
<main id="main" tabindex="-1">
${sections.map(renderSection)}</main>
</div>
<footer class="bottom">${footer}</footer>
</body>
</html>
`;
  return text;
}

function navigation({ id, title, count, entries = [] }: Section): Html {
  const inside = entries.map((entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>\n`);
  const list = inside.length === 0 ? undefined : html`\n<ul>\n${inside}</ul>`;
  return html`<li><a href="#${id}">${title}${renderCount(count)}</a>${list}</li>\n`;
}

function renderSection({ id, title, count, body }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${renderCount(count)}</h2>
${body}
</section>
`;
}

function renderCount(count: number | undefined): Html | undefined {
  return count === undefined ? undefined : html` <span class="count">${count}</span>`;
}

/**
 * A table. The first cell of a row is its heading. On a narrow screen the cells of a row are stacked; the roles keep it
 * a table for assistive technology.
 */
export function table(label: string, heads: readonly string[], rows: readonly (readonly Content[])[]): Html {
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((cell, at) => tableCell(heads[at + 1], cell));
    return html`<tr role="row"><th scope="row" role="rowheader">${first}</th>${cells}</tr>\n`;
  });
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table class="stack" role="table">
<thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">
${body}</tbody>
</table></div>
`;
}

/** Wraps the content in one element, so that it stays together beside the label that a narrow screen shows. */
function tableCell(label: string | undefined, content: Content): Html {
  const empty = content === undefined || content === '';
  return empty ? html`<td role="cell"></td>` : html`<td role="cell" data-label="${label}"><div>${content}</div></td>`;
}
