import { createLocator, type Span } from '../../../cli/locate.ts';
import { plainColors } from '../../../cli/output.ts';
import type { Section } from '../../../cli/page/shell.ts';
import { countFindings, renderFrame } from '../../../cli/pretty/diagnostics.ts';
import { counted } from '../../../core/counted.ts';
import type { Diagnostic, Severity } from '../../../core/diagnostic.ts';
import { type Content, type Html, html } from '../../../core/html.ts';
import { appendTo } from '../../../core/maps.ts';
import type { Path } from '../../../core/path.ts';

/** How many findings are shown with their lines; thousands would not be readable. */
const MAX_SHOWN = 500;

const COLORS: Readonly<Record<Severity, string>> = { error: 'red', warning: 'amber', info: 'blue' };
const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'info'];

/** The findings on a design, and the places on the page that they belong to. */
export class Findings {
  readonly #text: string;
  readonly #diagnostics: readonly Diagnostic[];
  readonly #complete: boolean;
  readonly #byItem = new Map<string, number[]>();

  constructor(text: string, diagnostics: readonly Diagnostic[], complete: boolean) {
    this.#text = text;
    this.#diagnostics = diagnostics;
    this.#complete = complete;
    for (const [at, { path }] of diagnostics.slice(0, MAX_SHOWN).entries()) {
      const id = itemId(path);
      if (id !== undefined) appendTo(this.#byItem, id, at);
    }
  }

  /** A one-line summary that links to the findings, in the colour of the most severe. */
  banner(): Html {
    const words = `${countFindings(this.#diagnostics)}${this.#complete ? '' : '; the document is cut off'}`;
    if (this.#diagnostics.length === 0) return html`<p class="banner green">✓ No problems were found.</p>`;
    return html`<a class="banner ${worstColor(this.#diagnostics)}" href="#findings">${words}</a>`;
  }

  /** A mark on an item that links to its first finding; undefined when it has none. */
  badge(id: string): Html | undefined {
    const [first, ...more] = this.#byItem.get(id) ?? [];
    if (first === undefined) return undefined;
    const own = [first, ...more].map((at) => this.#diagnostics[at]).filter((each) => each !== undefined);
    return html`<a class="tag ${worstColor(own)}" href="#finding-${first}">${counted(own.length, 'finding')}</a>`;
  }

  /** Every finding with its lines; undefined when there is none. `titleOf` names an item for its link. */
  section(titleOf: (id: string) => Content): Section | undefined {
    if (this.#diagnostics.length === 0) return undefined;
    const locate = createLocator(this.#text);
    const shown = this.#diagnostics.slice(0, MAX_SHOWN);
    const more = this.#diagnostics.length - shown.length;
    const rest =
      more > 0 ? html`<p class="soft">… and ${more} more, which <code>peglot check</code> shows.</p>\n` : undefined;
    return {
      id: 'findings',
      title: 'Findings',
      count: this.#diagnostics.length,
      body: [shown.map((each, at) => this.#finding(each, at, locate(each.range), titleOf)), rest],
    };
  }

  #finding(diagnostic: Diagnostic, at: number, span: Span, titleOf: (id: string) => Content): Html {
    const { severity, code, message, hint, path } = diagnostic;
    const id = itemId(path);
    const place = id === undefined ? undefined : html` · <a href="#${id}">${titleOf(id)}</a>`;
    return html`<article class="card rule is-${COLORS[severity]} finding" id="finding-${at}" aria-labelledby="finding-${at}-title">
<h3 id="finding-${at}-title"><span class="tag ${COLORS[severity]}">${severity}</span> <span>${message}</span></h3>
<p class="soft"><a href="#line-${span.start.line}">Line ${span.start.line}, column ${span.start.column}</a>${place} · <code>${code}</code></p>
${this.#text === '' ? undefined : frame(this.#text, span)}
${hint === undefined ? undefined : html`<p><strong>Hint:</strong> ${hint}</p>\n`}</article>
`;
  }
}

function worstColor(diagnostics: readonly Diagnostic[]): string {
  const worst = WORST_FIRST.find((severity) => diagnostics.some((each) => each.severity === severity));
  return COLORS[worst ?? 'info'];
}

const ITEM_IDS: ReadonlyMap<unknown, string> = new Map([
  ['api_contracts', 'endpoint'],
  ['data_schemas', 'table'],
  ['component_logic', 'component'],
  ['design_review_checklist', 'check'],
]);

/** The page id of the item that a path leads into. */
function itemId(path: Path | undefined): string | undefined {
  const kind = ITEM_IDS.get(path?.[0]);
  const at = path?.[1];
  return kind === undefined || typeof at !== 'number' ? undefined : `${kind}-${at}`;
}

/** The lines around a finding, as on the terminal. */
function frame(text: string, span: Span): Html {
  const lines = renderFrame(text, span, plainColors()).split('\n');
  const shown = lines.map((line) => {
    if (line.startsWith('>')) return html`<span class="marked">${line}</span>\n`;
    return /^ +\| +\^+$/.test(line) ? html`<span class="caret">${line}</span>\n` : html`${line}\n`;
  });
  return html`<pre tabindex="0" role="group" aria-label="Lines of the document"><code>${shown}</code></pre>`;
}
