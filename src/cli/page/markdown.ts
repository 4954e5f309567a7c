import MarkdownIt, { type MarkdownIt as MarkdownItParser } from 'markdown-it';
import { Html } from '../../core/html.ts';
import { visibleLines } from '../../core/lines.ts';

/**
 * Markdown as HTML that is safe to show: HTML in it becomes text, links are limited to safe schemes, images become
 * links so that the page loads nothing, and link definitions, which CommonMark would hide, stay visible.
 *
 * @param level the level above the text's topmost headings
 */
export function markdown(text: string, level: number): Html {
  const tokens = parser.parse(visibleLines(text), {});
  for (const token of tokens) {
    if (/^h[1-6]$/.test(token.tag)) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + level)}`;
  }
  const rendered = parser.renderer.render(tokens, parser.options, {});
  // Text is escaped by now, so these are tags. A scrolling block has to be reachable by keyboard.
  return new Html(rendered.replaceAll('<pre><code', '<pre tabindex="0" role="group" aria-label="Code"><code'));
}

/** One line of Markdown with emphasis, code and links, but no blocks. */
export function inlineMarkdown(text: string): Html {
  return new Html(parser.renderInline(visibleLines(text)));
}

const parser = createParser();

function createParser(): MarkdownItParser {
  const markdownIt = new MarkdownIt({ html: false, linkify: false });
  markdownIt.disable(['image', 'reference']);
  // Other schemes could run a script, or lead to a file that is not beside the page: such a link stays text.
  markdownIt.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address);
  // A wide table or a long line of code scrolls on its own, also by keyboard.
  markdownIt.renderer.rules.table_open = () =>
    '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>';
  markdownIt.renderer.rules.table_close = () => '</table></div>\n';
  return markdownIt;
}
