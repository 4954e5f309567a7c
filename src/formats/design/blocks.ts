/** A printed field, under the specification's label; `''` for what has no label, such as a rule. */
export interface Block {
  readonly label: string;
  readonly text: string;
}

/** Separates blocks by blank lines. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.join('\n\n');
}

export function textOf({ text }: Block): string {
  return text;
}

/** A label with its value on the same line. */
export function field(label: string, text: string): Block[] {
  return [{ label, text: labelled(label, text) }];
}

/** A label with its value on the lines below. */
export function below(label: string, text: string): Block[] {
  return [{ label, text: `**${label}:**\n${text}` }];
}

/** A label with blocks below it. */
export function under(label: string, blocks: readonly string[]): Block[] {
  return [{ label, text: joinBlocks([`**${label}:**`, ...blocks]) }];
}

/** A label with a list below it. */
export function listed(label: string, items: readonly string[]): Block[] {
  return below(label, items.map(bullet).join('\n'));
}

/** `listed`, with a word for an empty list. */
export function listedOrNone(label: string, items: readonly string[]): Block[] {
  return items.length === 0 ? field(label, 'None') : listed(label, items);
}

/** A list item. */
export function bullet(text: string): string {
  return `- ${text}`;
}

/** `` `name`: text `` */
export function entry(name: string, text: string): string {
  return `\`${name}\`:${text === '' ? '' : ` ${text}`}`;
}

/** `**Name:** text` */
export function labelled(name: string, text: string, close = ':**'): string {
  return text === '' ? `**${name}${close}` : `**${name}${close} ${text}`;
}

/** A text, unless it is empty. */
export function filled(text: string): string[] {
  return text === '' ? [] : [text];
}
