import { isRecord } from '../../core/record.ts';
import type { Dialect } from '../dialects/index.ts';
import type { ToolCall } from '../model.ts';

/** `<ping>⏎<n>6</n>⏎</ping>` */
export function toolElement({ name, arguments: given }: ToolCall): string {
  const lines = entriesOf(given).map(([key, value]) => {
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    // If the value itself contains a line end, it needs the layout's line ends around it.
    const layout = /[\r\n]/.test(written) ? '\n' : '';
    return `<${key}>${layout}${written}${layout}</${key}>\n`;
  });
  return `<${name}>\n${lines.join('')}</${name}>`;
}

/** A call whose arguments are nested elements. */
export function elementCall({ call, elements }: Dialect, { name, arguments: given }: ToolCall): string {
  const [open = ''] = elements?.open ?? [];
  const [close = ''] = elements?.close ?? [];
  const element = (key: string, value: unknown): string => `${open}${key}>${inside(value)}${close}${key}>`;
  const inside = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && value.length > 0) return value.map((one) => element('item', one)).join('');
    const entries = entriesOf(value);
    if (entries.length === 0) return JSON.stringify(value);
    return entries.map(([key, one]) => element(key, one)).join('');
  };
  const parts = entriesOf(given).map(([key, value]) => element(key, value));
  return `${call?.open[0] ?? ''}${name}${call?.nameEnd[0] ?? ''}${parts.join('')}${call?.close[0] ?? ''}`;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
