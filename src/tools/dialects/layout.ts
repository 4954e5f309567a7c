import type { Dialect } from './dialect.ts';

/** The text around and between calls, as a dialect's models write it. */
export interface Layout {
  readonly open: string;
  readonly close: string;
  /** Between two calls, or between two blocks where each call has its own. */
  readonly between: string;
  /** Each call has a separate block. */
  readonly isEach: boolean;
}

/** The layout of calls, for the printer and for constrained decoding. */
export function layoutOf({ block, call, elements, isTight, object, parameter, python, separator }: Dialect): Layout {
  const [open = ''] = block?.open ?? [];
  const [close = ''] = block?.mayStayOpen === true ? [] : (block?.close ?? []);
  const each = (lead: string): Layout => ({ open: open + lead, close: lead + close, between: '\n', isEach: true });
  const all = (first: string, between: string, last: string): Layout => ({
    open: open + first,
    close: last + close,
    between,
    isEach: false,
  });
  const newline = isTight === true ? '' : '\n';
  if (python === 'list') return { open: '[', close: ']', between: ', ', isEach: false };
  if (python === 'lines') return all('\n', '\n', '\n');
  if (call !== undefined && (parameter !== undefined || elements !== undefined)) {
    if (block?.holdsOne === true) return each(call.open[0] === '' ? '' : '\n');
    return open === '' ? each('') : all(newline, newline, newline);
  }
  if (call !== undefined && block !== undefined && call.open[0] !== '') return all('', '', '');
  if (call !== undefined) return { ...each(''), between: '' };
  if (elements !== undefined) return each('');
  if (block?.below !== undefined) return all('\n[', ', ', ']\n');
  // The name is before the marker.
  if (block?.title !== undefined) return { open: '', close: '', between: '\n', isEach: true };
  if (object?.list !== 'one') return all('[', ', ', ']');
  if (close !== '') return each('\n');
  return separator === undefined ? each('') : all('', separator[0] ?? '', '');
}
