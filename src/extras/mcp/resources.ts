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

/** What the package knows of a format: how to write it, what can go wrong, and the form of its value. */
export function resourcesOf(format: Format<unknown>): Resource[] {
  const { name } = format;
  return [
    {
      name: `${name}-instructions`,
      uri: `peglot://formats/${name}/instructions`,
      title: `${name}: how to write it`,
      description: `The instructions that make a model write ${name}.`,
      mimeType: 'text/markdown',
      text: () => format.prompt(),
    },
    {
      name: `${name}-diagnostics`,
      uri: `peglot://formats/${name}/diagnostics`,
      title: `${name}: what can go wrong`,
      description: `Every diagnostic code of ${name}, with its meaning, an example and what to write instead.`,
      mimeType: 'text/markdown',
      text: () => diagnosticsPage(name, format.diagnostics),
    },
    {
      name: `${name}-schema`,
      uri: `peglot://formats/${name}/schema`,
      title: `${name}: its value`,
      description: `The JSON Schema of what ${name} texts are read to.`,
      mimeType: 'application/schema+json',
      text: () => schemaText(format),
    },
  ];
}

function diagnosticsPage(name: string, diagnostics: Readonly<Record<string, DiagnosticInfo>>): string {
  const entries = Object.entries(diagnostics).map(
    ([code, { severity, meaning, example, hint }]) =>
      `## ${name}/${code}\n\n${severity}: ${meaning}\n\nExample: ${JSON.stringify(example)}\n\nInstead: ${hint}\n`,
  );
  return [`# Diagnostics of ${name}\n`, ...entries].join('\n');
}
