const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
]);

const ESCAPES: ReadonlyMap<string, string> = new Map([...ENTITIES].slice(0, 4).map(([entity, sign]) => [sign, entity]));

/** What an attribute of XML says: `a&amp;b` is `a&b`. */
export function unescaped(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => ENTITIES.get(entity) ?? '')
    : text;
}

/** The same, written. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES.get(sign) ?? sign);
}
