import type { ErrorNode } from '../../../generated/design.ts';
import { type Fix, quote } from '../../core/diagnostic.ts';

/** What to do about a mistake, and the edit that does it where there is one. */
export interface Mend {
  readonly hint: string;
  /** Counts from the start of the piece that the mistake stands in. */
  readonly fix?: Fix;
}

/** What mends a mistake, made from what was read; undefined where the table's own words say it as well. */
export function mendOf({ type, start, end, raw }: ErrorNode, text: string): Mend | undefined {
  switch (type) {
    case 'BadSetext': {
      const [title = '', underline = ''] = raw.split(/\r\n|\n|\r/);
      const heading = `${underline.trim().startsWith('=') ? '#' : '##'} ${title.trim()}`;
      return { hint: `Write ${heading}`, fix: { range: { start, end: start + raw.trimEnd().length }, text: heading } };
    }
    case 'BadHeadingSpace': {
      const [line = ''] = text.slice(start).split(/[\r\n]/, 1);
      return { hint: `Write a blank before ${quote(line.trim())}.`, fix: { range: { start, end: start }, text: ' ' } };
    }
    case 'BadLabel':
      return { hint: `Write **${nameOf(raw)}:**` };
    case 'BadMethodName':
      return { hint: `Write ${raw.replace(/[^A-Za-z]/g, '').toUpperCase()}.` };
    case 'BadTitleMark':
    case 'BadTitleDecoration':
    case 'BadPathEnd':
    case 'BadMethodTitle':
      return raw.trim() === '' ? undefined : { hint: `Leave out ${quote(raw.trim())}.` };
    case 'BadBom':
      return { hint: 'Save the text as UTF-8 without a byte order mark.', fix: { range: { start, end }, text: '' } };
    default:
      return undefined;
  }
}

/** The name in a label, without its marks. */
function nameOf(label: string): string {
  return label.replace(/[*_:：]/g, '').trim();
}
