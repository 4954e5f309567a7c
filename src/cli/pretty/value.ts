import { escapeControls } from '../../core/escape-controls.ts';
import type { Colors } from '../output.ts';

// Deeper levels are unreadable, and a hostile value must not exhaust the stack.
const MAX_DEPTH = 20;

/**
 * A model for people to read: one field on each line, multi-line texts as blocks.
 *
 * @example renderValue({ type: 'finish', params: {} }, colors) // 'type: "finish"\nparams: {}'
 */
export function renderValue(value: unknown, colors: Colors): string {
  const lines: string[] = [];
  const inline = renderInline(value, colors);
  if (inline === undefined) renderInside(value, '', 0, colors, lines);
  else lines.push(inline);
  return lines.join('\n');
}

/** A value that fits on the line of its key; undefined when it needs lines of its own. */
function renderInline(value: unknown, colors: Colors): string | undefined {
  if (typeof value === 'string') {
    if (value.includes('\n')) return undefined;
    return colors.green(escapeControls(JSON.stringify(value)));
  }
  if (Array.isArray(value)) return value.length === 0 ? '[]' : undefined;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : undefined;
  return colors.yellow(String(value));
}

function renderInside(value: unknown, indent: string, depth: number, colors: Colors, lines: string[]): void {
  if (depth > MAX_DEPTH) {
    lines.push(`${indent}…`);
  } else if (typeof value === 'string') {
    for (const line of escapeControls(value, true).split('\n'))
      lines.push(`${indent}${colors.dim('│')} ${line}`.trimEnd());
  } else if (Array.isArray(value)) {
    for (const item of value) renderItem(item, indent, depth, colors, lines);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) renderField(key, field, indent, depth, colors, lines);
  }
}

function renderField(
  key: string,
  field: unknown,
  indent: string,
  depth: number,
  colors: Colors,
  lines: string[],
): void {
  const name = `${indent}${colors.cyan(escapeControls(key))}:`;
  const inline = renderInline(field, colors);
  lines.push(inline === undefined ? name : `${name} ${inline}`);
  if (inline === undefined) renderInside(field, `${indent}  `, depth + 1, colors, lines);
}

function renderItem(item: unknown, indent: string, depth: number, colors: Colors, lines: string[]): void {
  const inline = renderInline(item, colors);
  if (inline !== undefined) {
    lines.push(`${indent}- ${inline}`);
    return;
  }
  const first = lines.length;
  renderInside(item, `${indent}  `, depth + 1, colors, lines);
  // The dash replaces the last indent before the item's first line.
  lines[first] = `${indent}- ${(lines[first] ?? '').slice(indent.length + 2)}`;
}
