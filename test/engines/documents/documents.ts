import { readFileSync } from 'node:fs';
import { acor, design, dml, duckflow, skill } from 'peglot';
import type { Format } from '../../../src/core/format.ts';
import { documents as designs } from './design.ts';

/** A valid document as `print` writes it. */
export interface CanonicalDocument {
  /** What is special about it. */
  readonly name: string;
  readonly text: string;
  /** What the parser calls an error in it. */
  readonly errors: readonly string[];
}

/** Valid documents of a format, which show all that its specification shows, written by its `print`. */
export function documentsOf(format: string): CanonicalDocument[] {
  switch (format) {
    case 'acor':
      return textsOf('acor.txt').map(([name, text]) => document(acor, name, acor.parse(text).value));
    case 'design':
      return Object.entries(designs).map(([name, value]) => document(design, name, value));
    case 'dml':
      return textsOf('dml.txt').map(([name, text]) => document(dml, name, dml.parse(text).value));
    case 'duckflow':
      return textsOf('duckflow.txt').map(([name, text]) => document(duckflow, name, duckflow.parse(text).value));
    case 'skill':
      return Object.entries(skillOutputs()).map(([name, value]) => document(skill, name, value));
    default:
      throw new Error(`there are no documents of ${format}`);
  }
}

function document<Value>(
  format: Pick<Format<Value>, 'parse' | 'print'>,
  name: string,
  value: Value,
): CanonicalDocument {
  const text = format.print(value);
  const { diagnostics, complete } = format.parse(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return { name, text, errors: complete ? errors : [...errors, 'incomplete'] };
}

/** The documents of a file: each begins with a line `%%% name`. */
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
