import { type DefaultTreeAdapterTypes, ErrorCodes, parse } from 'parse5';
import { STYLE } from '../../../src/cli/page/style.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a browser makes of a page. */
export interface ReadPage {
  /** All that could do harm, or that is wrong with the page; empty for a good page. */
  readonly faults: readonly string[];
  /** What can be read on it, link targets and labels included; without the copy of the document at its end. */
  readonly text: string;
}

const ELEMENTS = new Set(
  (
    'html head meta title link style body a header p h1 h2 h3 h4 h5 h6 span div nav ul ol li main section article figure ' +
    'figcaption footer dl dt dd table thead tbody tr th td pre code details summary input label abbr strong em s hr br ' +
    'blockquote i svg desc g line rect path text tspan'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'lang charset http-equiv content name rel class href id aria-label aria-labelledby tabindex role title scope type for ' +
    'checked start data-label xmlns width height viewBox style transform rx ry d x y font-size font-weight text-anchor ' +
    // What the library for charts writes.
    'fill stroke x1 x2 y1 y2 dx dy font-family font-variant aria-hidden aria-description'
  ).split(' '),
);

const STYLES = /^(?:min-width:\d+px|text-align:(?:left|right|center))$/;
const LINKS = /^(?:#[a-z][a-z0-9-]*$|https?:\/\/|mailto:)/i;

/** Reads a page as a browser does, and looks at everything that a text could have smuggled in. */
export function readPage(page: string): ReadPage {
  const faults: string[] = [];
  const document = parse(page, {
    onParseError: ({ code }) => {
      // Browsers show such a character as it is.
      if (code !== ErrorCodes.noncharacterInInputStream) faults.push(`not well-formed: ${code}`);
    },
  });
  const ids = new Map<string, number>();
  const targets: string[] = [];
  const text: string[] = [];
  for (const node of walk(document)) {
    if ('value' in node) text.push(node.value);
    if ('tagName' in node) readElement(node);
    if (node.nodeName === '#comment') faults.push('a comment');
  }
  for (const [id, count] of ids) if (count > 1) faults.push(`${count} elements with the id ${id}`);
  for (const target of targets) if (!ids.has(target)) faults.push(`a link to #${target}, which is not there`);
  return { faults, text: text.join('\n') };

  function readElement(element: Element): void {
    const { tagName, attrs } = element;
    if (!ELEMENTS.has(tagName)) faults.push(`<${tagName}>`);
    for (const { name, value } of attrs) {
      if (!ATTRIBUTES.has(name)) faults.push(`${name}="${value}"`);
      if (name === 'style' && !STYLES.test(value)) faults.push(`style="${value}"`);
      if (name === 'id') ids.set(value, (ids.get(value) ?? 0) + 1);
      if (name === 'href' && tagName === 'a') readLink(value);
      text.push(value);
    }
    if (tagName === 'style' && element.childNodes.some((child) => 'value' in child && child.value !== STYLE)) {
      faults.push('another style');
    }
  }

  function readLink(address: string): void {
    if (!LINKS.test(address)) faults.push(`a link to ${address}`);
    else if (address.startsWith('#')) targets.push(address.slice(1));
  }
}

/** Every node but those of the document's copy. */
function* walk(node: Node): Generator<Node> {
  yield node;
  if (!('childNodes' in node)) return;
  const copy = 'attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && value === 'source');
  for (const child of node.childNodes) {
    for (const inner of walk(child)) if (!copy || 'tagName' in inner) yield inner;
  }
}
