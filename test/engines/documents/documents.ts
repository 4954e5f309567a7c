import { readFileSync } from 'node:fs';
import { acor, design, dml, duckflow, skill } from 'peglot';
import { documents as designs } from './design.ts';

/** A valid document as `print` writes it. */
export interface CanonicalDocument {
  /** What is special about it. */
  readonly name: string;
  readonly text: string;
}

/** Valid documents of a format, which show all that its specification shows, written by its `print`. */
export function documentsOf(format: string): CanonicalDocument[] {
  switch (format) {
    case 'acor':
      return textsOf('acor.txt').map(([name, text]) => ({ name, text: acor.print(acor.parse(text).value) }));
    case 'design':
      return Object.entries(designs).map(([name, value]) => ({ name, text: design.print(value) }));
    case 'dml':
      return textsOf('dml.txt').map(([name, text]) => ({ name, text: dml.print(dml.parse(text).value) }));
    case 'duckflow':
      return textsOf('duckflow.txt').map(([name, text]) => ({ name, text: duckflow.print(duckflow.parse(text).value) }));
    case 'skill':
      return Object.entries(skillOutputs()).map(([name, value]) => ({ name, text: skill.print(value) }));
    default:
      throw new Error(`there are no documents of ${format}`);
  }
}

function textsOf(file: string): [name: string, text: string][] {
  return read(file)
    .split(/^%%% /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    });
}

function skillOutputs(): Record<string, skill.SkillOutput> {
  return JSON.parse(read('skill.json'));
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
