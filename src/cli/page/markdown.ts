import MarkdownIt, { type MarkdownIt as MarkdownItParser } from 'markdown-it';
import { Html } from '../../core/html.ts';
import { visibleLines } from '../../core/lines.ts';

/**
 * Markdown as HTML that is safe to show: HTML in it is text, links go only where links may, images become links so that
 * the page asks for nothing, and what CommonMark would swallow (link definitions) stays visible.
 *
 * @param level the headings of the text begin one below this one
 */
export function markdown(text: string, level: number): Html {
  const tokens = parser.parse(visibleLines(text), {});
  for (const token of tokens) {
    if (/^h[1-6]$/.test(token.tag)) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + level)}`;
  }
  const rendered = parser.renderer.render(tokens, parser.options, {});
  // Text is escaped by now, so these are tags: what scrolls can be reached with the keyboard.
  return new Html(rendered.replaceAll('<pre><code', '<pre tabindex="0" role="group" aria-label="Code"><code'));
}

/** One line of Markdown: marks of emphasis, code and links, and no blocks. */
export function inlineMarkdown(text: string): Html {
  return new Html(parser.renderInline(visibleLines(text)));
}

const parser = createParser();

function createParser(): MarkdownItParser {
  const markdownIt = new MarkdownIt({ html: false, linkify: false });
  markdownIt.disable(['image', 'reference']);
  // A link of any other kind would run a script, or lead to a file that is not beside the page: it stays text.
  markdownIt.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address);
  // A wide table or a long line of code scrolls on its own, also by keyboard.
  markdownIt.renderer.rules.table_open = () =>
    '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>';
  markdownIt.renderer.rules.table_close = () => '</table></div>\n';
  return markdownIt;
}
