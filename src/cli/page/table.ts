import { type Content, type Html, html } from '../../core/html.ts';

/**
 * A table. The first cell of a row is its heading. On a narrow screen the cells of a row are below each other; the roles
 * keep it a table for assistive technology all the same.
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

/** The content is one element, so that it stays together beside the label that a narrow screen shows. */
function tableCell(label: string | undefined, content: Content): Html {
  const empty = content === undefined || content === '';
  return empty ? html`<td role="cell"></td>` : html`<td role="cell" data-label="${label}"><div>${content}</div></td>`;
}
