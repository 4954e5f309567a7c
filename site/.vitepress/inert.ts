import type { MarkdownRenderer } from 'vitepress';

/**
 * Makes pages say what they say: the braces of texts about formats, `{{F:main}}`, are no expressions of Vue, and what
 * leads out of `docs/`, to the sources, is a name and not a link.
 */
export function inert(md: MarkdownRenderer): void {
  const { escapeHtml } = md.utils;
  const shown = (text = ''): string => escapeHtml(text).replaceAll('{{', '&#123;&#123;');
  md.renderer.rules.text = (tokens, at) => shown(tokens[at]?.content);
  md.renderer.rules.code_inline = (tokens, at) => `<code>${shown(tokens[at]?.content)}</code>`;
  md.core.ruler.push('links out of docs', ({ tokens, env }) => {
    const depth = String(env.relativePath ?? '').split('/').length - 1;
    for (const { children } of tokens) {
      let isOut = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') isOut = leadsOut(token.attrGet('href') ?? '', depth);
        if (isOut && token.type.startsWith('link_')) Object.assign(token, { tag: 'span', attrs: null });
        if (token.type === 'link_close') isOut = false;
      }
    }
  });
}

/** `../src/index.ts` on a page that is no folder deep. */
function leadsOut(href: string, depth: number): boolean {
  return (/^(\.\.\/)*/.exec(href)?.[0].length ?? 0) / 3 > depth;
}
