import type { Dialect } from './dialects.ts';
import { isObject } from './json.ts';
import type { ToolCall, ToolReply } from './model.ts';

/** Writes a reply as the dialect's models write it. */
export function printReply(dialect: Dialect, { text, reasoning, calls }: ToolReply): string {
  const [open = '<think>'] = dialect.think?.[0] ?? [];
  const [close = '</think>'] = dialect.think?.[1] ?? [];
  const thought = reasoning === '' ? '' : `${open}${open.endsWith('\n') ? '' : '\n'}${reasoning}\n${close}\n\n`;
  const block = calls.length === 0 ? '' : printCalls(dialect, calls);
  const between = text !== '' && block !== '' ? '\n' : '';
  return thought + text + between + block;
}

function printCalls(dialect: Dialect, calls: readonly ToolCall[]): string {
  const { block, call, object, python } = dialect;
  const [open = ''] = block?.open ?? [];
  const [close = ''] = block?.mayStayOpen === true ? [] : (block?.close ?? []);
  if (python === 'list') return `[${calls.map(pythonCall).join(', ')}]`;
  if (python === 'lines') return `${open}\n${calls.map(pythonCall).join('\n')}\n${close}`;
  if (call !== undefined && dialect.parameter !== undefined)
    return isBlockOfOne(dialect)
      ? calls.map((one) => `${open}${taggedCall(dialect, one)}${close}`).join('\n')
      : `${open}\n${calls.map((one) => taggedCall(dialect, one)).join('\n')}\n${close}`;
  if (call !== undefined) {
    const written = calls.map((one, index) => namedCall(dialect, one, index));
    return call.open[0] === '' ? written.map((one) => open + one).join('') : open + written.join('') + close;
  }
  const objects = calls.map((one, index) => JSON.stringify(callObject(dialect, one, index)));
  if (object?.list === 'one')
    return close === ''
      ? `${open}${objects.join(dialect.separator?.[0] ?? `\n${open}`)}`
      : objects.map((one) => `${open}\n${one}\n${close}`).join('\n');
  return `${open}[${objects.join(', ')}]${close}`;
}

/** Each call has a block of its own. */
function isBlockOfOne({ block, call }: Dialect): boolean {
  return block?.open[0] === '<tool_call>' || block?.open[0] === '<seed:tool_call>' || call?.open[0] === '';
}

function callObject({ object }: Dialect, call: ToolCall, index: number): object {
  if (object === undefined || object.nameIsKey) return { [call.name]: call.arguments };
  const id =
    object.idKey === null || (call.id === undefined && object.idKey === 'id')
      ? {}
      : { [object.idKey]: call.id ?? String(index) };
  return { ...id, [object.nameKey]: call.name, [object.argumentsKey]: call.arguments };
}

function namedCall({ call, quote }: Dialect, { id, name, arguments: given }: ToolCall, index: number): string {
  if (call === undefined) return '';
  const [open = ''] = call.open;
  const [nameEnd = ''] = call.nameEnd;
  const [close = ''] = call.close;
  const title = call.isId === true ? (id ?? `functions.${name}:${index}`) : name;
  const mark = id !== undefined && call.id?.[0] !== undefined ? call.id[0] + id : '';
  const body = quote?.[0] === undefined ? JSON.stringify(given) : marked(given, quote[0]);
  if (nameEnd.startsWith('```')) return `${open}${title}\n${nameEnd}\n${body}\n${close}`;
  return `${open}${title}${mark}${nameEnd}${body}${close}`;
}

function taggedCall(dialect: Dialect, { name, arguments: given }: ToolCall): string {
  const { call, parameter } = dialect;
  if (call === undefined || parameter === undefined) return '';
  const entries = isObject(given) ? Object.entries(given) : [];
  const valueOpen = parameter.valueOpen === undefined ? '' : `\n${parameter.valueOpen[0]}`;
  const lines = entries.map(([key, value]) => {
    const isText = typeof value === 'string';
    const written = isText ? value : JSON.stringify(value);
    // A newline of the value itself needs the newline of the layout beside it.
    const isInLines = parameter.layout && (parameter.guarded === true || /^[\r\n]|[\r\n]$/.test(written));
    const layout = isInLines ? '\n' : '';
    const said = parameter.headEnd === undefined ? '' : ` string="${isText}"`;
    const head = `${parameter.open[0]}${key}${parameter.keyEnd[0]}${said}${parameter.headEnd?.[0] ?? ''}${valueOpen}`;
    return `${head}${layout}${written}${layout}${parameter.close[0]}\n`;
  });
  const lead = call.open[0] === '' || !isBlockOfOne(dialect) ? '' : '\n';
  return `${lead}${call.open[0]}${name}${call.nameEnd[0] ?? ''}\n${lines.join('')}${call.close[0] ?? ''}${lead}`;
}

function pythonCall({ name, arguments: given }: ToolCall): string {
  const entries = isObject(given) ? Object.entries(given) : [];
  return `${name}(${entries.map(([key, value]) => `${key}=${python(value)}`).join(', ')})`;
}

function python(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}: ${python(one)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

/** `{crop:<|"|>rye<|"|>,rows:[1,2]}` */
function marked(value: unknown, quote: string): string {
  if (typeof value === 'string') return quote + value + quote;
  if (Array.isArray(value)) return `[${value.map((one) => marked(one, quote)).join(',')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, one]) => `${key}:${marked(one, quote)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}
