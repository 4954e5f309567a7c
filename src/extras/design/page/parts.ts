import { inlineMarkdown, markdown } from '../../../cli/page/markdown.ts';
import { type Content, type Html, html } from '../../../core/html.ts';

/** A text of the model that holds Markdown; what is empty says so. The headings in it come below `level`. */
export function prose(text: string, level = 3): Html {
  return text.trim() === '' ? html`<p class="soft">Nothing is written here.</p>\n` : markdown(text, level);
}

/** A text for the cell of a table or a list: one line of Markdown, or blocks when it has several lines; nothing for an empty one. */
export function phrase(text: string): Html | undefined {
  if (text === '') return undefined;
  return text.includes('\n') ? markdown(text, 4) : inlineMarkdown(text);
}

/** Code as it is. */
export function code(text: string, label: string): Html {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>\n`;
}

/** Names with what is reported about them. */
export function facts(rows: readonly (readonly [name: Content, value: Content])[]): Html {
  return html`<dl class="facts">\n${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>\n`;
}

/** A text in the font of code; nothing for an empty one. */
export function mono(text: string | undefined): Html | undefined {
  return text === undefined || text === '' ? undefined : html`<span class="mono">${text}</span>`;
}

/** A part of a card below a heading of its own; nothing when there is nothing in it. */
export function part(title: string, body: Content): Html | undefined {
  return body === undefined ? undefined : html`<h4>${title}</h4>\n${body}`;
}

/** What the text says beyond what the specification asks for, by its labels. */
export function extras(extra: Readonly<Record<string, string>> | undefined): Content {
  return Object.entries(extra ?? {}).map(
    ([label, text]) => html`<h4>${label === '' ? 'Further text' : label}</h4>\n${prose(text, 4)}`,
  );
}

/** A name in the font of code; what is empty says so. */
export function named(name: string): Html {
  return mono(name) ?? html`<span class="soft">(no name)</span>`;
}

/** The short marks at the head of a card. */
export function tags(contents: readonly (Html | undefined)[]): Html | undefined {
  const items = contents.filter((content) => content !== undefined).map((content) => html`<li>${content}</li>`);
  return items.length === 0 ? undefined : html`<ul class="tags">${items}</ul>\n`;
}
