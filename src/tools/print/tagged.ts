import { isRecord } from '../../core/record.ts';
import type { Dialect } from '../dialects/index.ts';
import type { ToolCall } from '../model.ts';

/** A name, and each argument between its own tags. */
export function taggedCall(dialect: Dialect, { name, arguments: given }: ToolCall, index: number): string {
  const { call, parameter } = dialect;
  if (call === undefined || parameter === undefined) return '';
  const newline = dialect.isTight === true ? '' : '\n';
  const asWritten = call.isEscaped === true ? escaped : (word: string): string => word;
  const entries = isRecord(given) ? Object.entries(given) : [];
  const lines = entries.map(([key, value]) => argument(parameter, asWritten(key), value) + newline);
  const numbered = call.isNumbered === true ? ` index="${index + 1}"` : '';
  const head = `${call.open[0]}${asWritten(name)}${call.nameEnd[0] ?? ''}${numbered}${call.headEnd?.[0] ?? ''}`;
  return `${head}${newline}${lines.join('')}${call.close[0] ?? ''}`;
}

function argument(parameter: NonNullable<Dialect['parameter']>, key: string, value: unknown): string {
  const isText = typeof value === 'string';
  const written = isText ? value : JSON.stringify(value);
  const layout = parameter.layout ? '\n' : '';
  const type = { none: '', string: ` string="${isText}"`, type: ` type="${typeOf(value)}"` }[parameter.says ?? 'none'];
  const valueOpen = parameter.valueOpen === undefined ? '' : `\n${parameter.valueOpen[0]}`;
  const head = `${parameter.open[0]}${key}${parameter.keyEnd[0]}${type}${parameter.headEnd?.[0] ?? ''}${valueOpen}`;
  // A value that looks like a tag is put between the verbatim markers.
  const [open, close] = isText && written.includes('<') ? (parameter.verbatim ?? ['', '']) : ['', ''];
  return `${head}${layout}${open}${written}${close}${layout}${parameter.close[0]}`;
}

/** Escapes an XML attribute. */
function escaped(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
