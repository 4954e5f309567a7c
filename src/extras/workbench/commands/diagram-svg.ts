import { type Html, html } from '../../../core/html.ts';
import {
  annotationLabel,
  annotationsOf,
  type GrammarSource,
  isRecoveryName,
  readAnnotated,
} from '../../../grammar/inside.ts';
import { ruleDiagram } from '../diagram.ts';

/**
 * The rules of a grammar as one drawing, one below the other, for pages with pictures. Recovery rules are left out: a
 * reader of the drawing wants to know what to write.
 *
 * @throws Peggy's `SyntaxError` when a file is not a grammar
 */
export function diagramSvg(sources: readonly GrammarSource[]): string {
  const { grammar } = readAnnotated(sources);
  const { of } = annotationsOf(grammar, sources);
  let [top, widest] = [0, 0];
  const drawn: Html[] = [];
  for (const rule of grammar.rules.filter(({ name }) => !isRecoveryName(name))) {
    const label = annotationLabel(rule.name, of(rule.name));
    const { width, height, shapes } = ruleDiagram(rule, label === undefined ? {} : { label });
    drawn.push(
      html`<text class="name" x="8" y="${top + 20}">${rule.name}</text>\n<g transform="translate(0 ${top + 28})">${shapes}</g>\n`,
    );
    top += height + 40;
    widest = Math.max(widest, width);
  }
  return `${
    html`<svg xmlns="http://www.w3.org/2000/svg" width="${widest}" height="${top}" viewBox="0 0 ${widest} ${top}">
<title>The rules of ${sources[0]?.source ?? 'a grammar'} as railroad diagrams</title>
<style>${STYLE}</style>
${drawn}</svg>`.text
  }\n`;
}

// The colours for light and dark pages, without a script, which pictures do not run.
const STYLE = `
path { fill: none; stroke: #8a939e; stroke-width: 1.6; }
rect { fill: #eef1f4; stroke: #8a939e; }
text { font: 13px ui-monospace, monospace; text-anchor: middle; white-space: pre; fill: #1c1e21; }
.name { font-weight: bold; text-anchor: start; }
.terminal rect { fill: #e3f4e6; stroke: #2a7a3b; }
.class rect { fill: #e4eefb; stroke: #2b62b0; }
.decision path { fill: #fdf0c4; }
.group-box { fill: none; stroke-dasharray: 5 4; }
.said > .group-box { stroke-dasharray: none; }
.comment text { font-size: 11px; fill: #5f6670; }
@media (prefers-color-scheme: dark) {
  rect { fill: #22272e; }
  text { fill: #dfe3e8; }
  .terminal rect { fill: #17301d; stroke: #7fd493; }
  .class rect { fill: #16283f; stroke: #82b1f5; }
  .decision path { fill: #4a3f14; }
  .comment text { fill: #98a1ad; }
}
`;
