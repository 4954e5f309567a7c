import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { replaceFile } from '../src/cli/replace-file.ts';
import { shape as skill } from '../src/formats/skill/model.ts';
import type { FileOutcome } from './generate-diagnostics.ts';
import { readIfThere } from './tree-stamp.ts';

/** A JSON Schema that the package publishes. */
export interface SchemaEntry {
  /** Relative to the root. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly schema: GenericSchema;
}

/** Every published schema. */
export const schemas: readonly SchemaEntry[] = [
  {
    file: 'schemas/skill-output-v1.schema.json',
    title: 'Skill Output',
    description: 'What a skill prints to standard output when it ends, version 1.0.',
    schema: skill,
  },
];

/** The command of the specification, `ajv validate`, reads draft 7 without an option. */
const DRAFTS = 'No keyword here is newer than draft 6 or has changed since: readers of drafts 6 to 2020-12 take it.';

/** The text of the file, made from the model's schema. */
export function schemaText({ title, description, schema }: SchemaEntry): string {
  // That a number is finite goes without saying in JSON.
  const { $schema, ...rest } = toJsonSchema(schema, { target: 'draft-07', ignoreActions: ['finite'] });
  return `${JSON.stringify({ $schema, $comment: DRAFTS, title, description, ...rest }, null, 2)}\n`;
}

/** Writes every schema that differs from its model, or only tells. */
export async function generateSchemas(root: string, check: boolean): Promise<FileOutcome[]> {
  return Promise.all(
    schemas.map(async (entry) => {
      const path = join(root, entry.file);
      const text = schemaText(entry);
      if ((await readIfThere(path)) === text) return { file: entry.file, state: 'unchanged' };
      if (check) return { file: entry.file, state: 'differs' };
      await mkdir(dirname(path), { recursive: true });
      await replaceFile(path, text);
      return { file: entry.file, state: 'written' };
    }),
  );
}
