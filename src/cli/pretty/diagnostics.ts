import { counted } from '../../core/counted.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Input } from '../inputs.ts';
import { createLocator, type Span } from '../locate.ts';
import type { Colors } from '../output.ts';
import type { ParsedInput } from '../parse-inputs.ts';
import { renderFrame } from './frame.ts';

const MAX_SHOWN = 50;

/** What was found in an input. */
interface Findings {
  readonly input: Input;
  readonly parsed: { readonly diagnostics: readonly Diagnostic[] };
}

/** The findings with their place in the text, the first ones when there are very many. Empty when there are none. */
export function renderDiagnostics({ input, parsed }: Findings, colors: Colors): string {
  const locate = createLocator(input.text);
  const blocks = parsed.diagnostics.slice(0, MAX_SHOWN).map((diagnostic) => {
    const span = locate(diagnostic.range);
    const lines = [heading(input.name, span, diagnostic, colors), renderFrame(input.text, span, colors)];
    if (diagnostic.hint !== undefined) lines.push(`  ${colors.cyan('hint:')} ${escapeControls(diagnostic.hint)}`);
    return `${lines.join('\n')}\n`;
  });
  const more = parsed.diagnostics.length - blocks.length;
  if (more > 0) blocks.push(colors.dim(`… and ${more} more\n`));
  return blocks.join('\n');
}

/** The findings, a line each: place, severity and message. */
export function renderFindings({ input, parsed }: Findings, colors: Colors): string {
  const locate = createLocator(input.text);
  const rows = parsed.diagnostics.map(({ range, severity, message }) => {
    const { line, column } = locate(range).start;
    return `  ${`${line}:${column}`.padEnd(5)} ${inColor(severity, colors)} ${escapeControls(message)}\n`;
  });
  return rows.join('');
}

/** One line on the whole input: its format and what was found. */
export function renderSummary({ input, format, parsed }: ParsedInput, colors: Colors): string {
  const found = countFindings(parsed.diagnostics);
  const cutOff = parsed.complete ? '' : ', cut off';
  const verdict = parsed.ok ? colors.green(found) : colors.red(`${found}${cutOff}`);
  return `${colors.bold(escapeControls(input.name))}: ${format.name} (${escapeControls(parsed.via)}), ${verdict}\n`;
}

/**
 * The findings in words.
 *
 * @example '2 errors, 1 warning'
 */
export function countFindings(diagnostics: readonly Diagnostic[]): string {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  const words = [
    ...(counts.error > 0 ? [counted(counts.error, 'error')] : []),
    ...(counts.warning > 0 ? [counted(counts.warning, 'warning')] : []),
    ...(counts.info > 0 ? [counted(counts.info, 'remark')] : []),
  ];
  return words.length === 0 ? 'no problems' : words.join(', ');
}

function heading(inputName: string, { start }: Span, diagnostic: Diagnostic, colors: Colors): string {
  const place = `${escapeControls(inputName)}:${start.line}:${start.column}`;
  const message = escapeControls(diagnostic.message);
  return `${colors.bold(place)} ${inColor(diagnostic.severity, colors)} ${colors.dim(diagnostic.code)} ${message}`;
}

function inColor(severity: Severity, colors: Colors): string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity](severity);
}
