import type { Diagnostic } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { Input } from '../inputs.ts';
import { createLocator, type Span } from '../locate.ts';
import type { ParsedInputs } from '../parse-inputs.ts';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** For GitHub Actions: workflow commands, which become annotations at the lines. */
export async function* githubReport({ results }: ParsedInputs): AsyncGenerator<string> {
  for await (const { input, parsed } of results) {
    const locate = createLocator(input.text);
    for (const diagnostic of parsed.diagnostics) yield workflowCommand(input, diagnostic, locate(diagnostic.range));
  }
}

function workflowCommand({ path }: Input, diagnostic: Diagnostic, { start, end }: Span): string {
  const properties: Record<string, string | number> = {
    ...(path === undefined ? {} : { file: path }),
    line: start.line,
    endLine: end.line,
    // GitHub takes columns only for findings within one line.
    ...(start.line === end.line ? { col: start.column, endColumn: end.column } : {}),
    title: diagnostic.code,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const message = diagnostic.hint === undefined ? diagnostic.message : `${diagnostic.message}\n${diagnostic.hint}`;
  return `::${COMMANDS[diagnostic.severity]} ${list.join(',')}::${escapeData(message)}\n`;
}

/** What the runner decodes in a message. */
function escapeData(text: string): string {
  const encoded = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return escapeControls(encoded);
}

/** In a property the delimiters of the command itself are encoded too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
