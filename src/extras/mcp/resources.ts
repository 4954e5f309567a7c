import { schemaText } from '../../cli/commands/schema.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';

/** A text that clients can read. */
interface Resource {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: () => string;
}

/** The package's documents about a format: its instructions, its diagnostics, and the schema of its value. */
export function resourcesOf(format: Format<unknown>): Resource[] {
  const { name: of, diagnostics } = format;
  const resource = (name: string, title: string, description: string, mimeType: string, text: () => string) => ({
    name: `${of}-${name}`,
    uri: `peglot://formats/${of}/${name}`,
    title: `${of}: ${title}`,
    description,
    mimeType,
    text,
  });
  const write = `The instructions that make a model write ${of}.`;
  const codes = `Every diagnostic code of ${of}, with its meaning, an example and what to write instead.`;
  const value = `The JSON Schema of what ${of} texts are read to.`;
  return [
    resource('instructions', 'how to write it', write, 'text/markdown', () => format.prompt()),
    resource('diagnostics', 'what can go wrong', codes, 'text/markdown', () => diagnosticsPage(of, diagnostics)),
    resource('schema', 'its value', value, 'application/schema+json', () => schemaText(format)),
  ];
}

function diagnosticsPage(name: string, diagnostics: Readonly<Record<string, DiagnosticInfo>>): string {
  const entries = Object.entries(diagnostics).map(
    ([code, { severity, meaning, example, hint }]) =>
      `## ${name}/${code}\n\n${severity}: ${meaning}\n\nExample: ${JSON.stringify(example)}\n\nInstead: ${hint}\n`,
  );
  return [`# Diagnostics of ${name}\n`, ...entries].join('\n');
}
