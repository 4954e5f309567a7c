import { renderPage, type Section } from '../../../cli/page/shell.ts';
import { packageVersion } from '../../../cli/version.ts';
import { counted } from '../../../core/counted.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import { linesOf } from '../../../core/lines.ts';
import type { Parsed } from '../../../core/parsed.ts';
import type { DesignSpecification } from '../../../formats/design/index.ts';
import { Findings } from './findings.ts';
import { checklistSection, componentSection, endpointSection, facts, phrase, prose, tableSection } from './sections.ts';

/**
 * A design as one self-contained page: no script, no requests. It shows everything in the document, and the findings.
 *
 * @param name the title of the document
 */
export function renderDesignPage(name: string, text: string, parsed: Parsed<DesignSpecification>): string {
  const { value: design, diagnostics, complete, via } = parsed;
  const findings = new Findings(text, diagnostics, complete);
  const items = [
    endpointSection(design.api_contracts, findings),
    tableSection(design.data_schemas, findings),
    componentSection(design.component_logic, findings),
    checklistSection(design.design_review_checklist, findings),
  ];
  const titles = new Map<string, Content>([
    ...items.flatMap(({ entries = [] }) => entries.map((entry) => [entry.id, entry.title] as const)),
    // The checklist has no entries in the table of contents: its items are too many and too long.
    ...design.design_review_checklist.map(
      ({ category, description }, at) => [`check-${at}`, description || category || `check ${at + 1}`] as const,
    ),
  ]);
  const found = findings.section((id) => titles.get(id) ?? id);
  const heading = design.task_id === '' ? 'Design without a task ID' : design.task_id;
  return renderPage({
    title: `${heading} · design specification`,
    kind: 'Design specification',
    heading,
    summary: [meta([design.timestamp, name, `read as ${via === 'json' ? 'JSON' : 'Markdown'}`]), findings.banner()],
    sections: [
      overviewSection(design),
      ...frontMatterSection(design),
      ...(found === undefined ? [] : [found]),
      ...items,
      ...extraSections(design),
      sourceSection(text),
    ],
    footer: html`<p>Made by peglot ${packageVersion()} from <span class="mono">${name}</span>.</p>`,
  });
}

function meta(parts: readonly (string | undefined)[]): Html {
  const shown = parts.filter((part) => part !== undefined).map((part) => html`<span>${part}</span>`);
  return html`<p class="meta">${shown}</p>\n`;
}

function overviewSection({ architecture_overview, technology_stack, assumptions }: DesignSpecification): Section {
  const stack = Object.entries(technology_stack).map(([name, value]): [Content, Content] => [name, phrase(value)]);
  return {
    id: 'overview',
    title: 'Overview',
    body: html`${prose(architecture_overview)}
<h3>Technology stack</h3>
${stack.length === 0 ? prose('') : facts(stack)}
<h3>Assumptions</h3>
${assumptions.length === 0 ? prose('') : html`<ul>\n${assumptions.map((each) => html`<li>${phrase(each)}</li>\n`)}</ul>\n`}`,
  };
}

/** The front matter before the title, between lines of hyphens. */
function frontMatterSection({ front_matter }: DesignSpecification): Section[] {
  if (front_matter === undefined) return [];
  return [{ id: 'front-matter', title: 'Front matter', body: html`<pre><code>${front_matter}</code></pre>\n` }];
}

/** The sections that the specification does not name, each as a section of the page. */
function extraSections({ extra = {} }: DesignSpecification): Section[] {
  return Object.entries(extra).map(([title, text], at) => ({
    id: `extra-${at}`,
    title: title === '' ? 'Further text' : title,
    body: prose(text),
  }));
}

/** The document itself with line numbers, which findings link to. */
function sourceSection(text: string): Section {
  const lines = linesOf(text);
  const shown = lines.map((line, at) => html`<span id="line-${at + 1}">${line}\n</span>`);
  return {
    id: 'source',
    title: 'Source',
    body: html`<details class="source-section">
<summary>The document, ${counted(lines.length, 'line')}</summary>
<pre class="source" tabindex="0" role="group" aria-label="The document"><code>${shown}</code></pre>
</details>
`,
  };
}
