import { visibleLines } from './lines.ts';

/** A piece of safe HTML. Made only by `html`, and by code that makes sure that its own HTML is safe. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What can be interpolated: HTML, texts, numbers, undefined (nothing), and lists of these. */
export type Content = Html | string | number | undefined | readonly Content[];

/**
 * A template tag for HTML. Interpolated texts are escaped for elements and quoted attributes; control characters, which
 * could change the reading direction, become visible.
 *
 * @example html`<b title="${'"'}">${'<i>'}</b>`.text // '<b title="&quot;">&lt;i&gt;</b>'
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const out: string[] = [];
  for (const [at, part] of parts.entries()) {
    out.push(part);
    if (at < contents.length) append(contents[at], out);
  }
  return new Html(out.join(''));
}

function append(content: Content, out: string[]): void {
  if (content === undefined) return;
  if (content instanceof Html) out.push(content.text);
  else if (typeof content === 'string') out.push(escapeHtml(content));
  else if (typeof content === 'number') out.push(String(content));
  else for (const each of content) append(each, out);
}

/** Escapes any text for HTML. */
export function escapeHtml(text: string): string {
  return visibleLines(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
