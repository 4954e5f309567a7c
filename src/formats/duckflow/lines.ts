import { type AroundNode, type ItemNode, match, parse as parseTree, type Span } from '../../../generated/duckflow.ts';

/** Where the noise stands that ends a line, or that a marker follows; null when there is none. */
export function noiseTail(line: string): Span | null {
  const found = match(line, 'NoiseTail', 0);
  return found.matched ? found.value : null;
}

/** Where a template token or a colour sequence could begin; -1 when none can. */
export function noiseStart(text: string): number {
  const token = text.indexOf('<');
  const colour = text.indexOf('\x1b');
  return token === -1 ? colour : colour === -1 ? token : Math.min(token, colour);
}

/** Spaces and tabs only. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x09) return false;
  }
  return true;
}

/** The length of a line without its line end. */
export function contentLength(line: string): number {
  if (line.endsWith('\r\n')) return line.length - 2;
  return line.endsWith('\n') || line.endsWith('\r') ? line.length - 1 : line.length;
}

/** The items of a finished piece of a reply. */
export function itemsOf(text: string): readonly ItemNode[] {
  return parseTree(text, { startRule: 'Items' });
}

/** The template tokens, colours and the byte order mark around a text, and where the text between them is. */
export function envelopeOf(text: string): AroundNode {
  const found = match(text, 'Envelope', 0);
  return found.matched ? found.value : { start: 0, end: text.length, errors: [] };
}

/** A marker of the specification: it alone makes a text a reply in the marker format. */
export function isStandard(item: ItemNode): boolean {
  switch (item.type) {
    case 'Parameter':
    case 'Content':
      return true;
    case 'Section':
    case 'Vital':
      return STANDARD.has(item.marker.name);
    default:
      return false;
  }
}

const STANDARD: ReadonlySet<string> = new Set([
  'REASONING',
  'PLANNING',
  'NOTES',
  'CONFIDENCE',
  'MOOD',
  'FOCUS',
  'STAMINA',
]);
