import { getOwn, isRecord } from '../../../../core/record.ts';
import { type JsonSchema, schemasOf, textsOf } from './json-schema.ts';

/**
 * The aliases of a field or a literal: `aliases` (Zod's `.meta({ aliases: ['full name'] })`), `x-aliases`, and `@alias`
 * in a description.
 *
 * @example aliasesOf({ type: 'string', description: 'Who. @alias("full name")' }) // ['full name']
 */
export function aliasesOf(schema: JsonSchema): readonly string[] {
  if (typeof schema === 'boolean') return [];
  const { description } = schema;
  const told = typeof description === 'string' ? [...description.matchAll(ALIAS)] : [];
  const own = [
    ...textsOf(schema.aliases),
    ...textsOf(schema['x-aliases']),
    ...told.map(([, quoted, word]) => quoted ?? word ?? ''),
  ];
  // { anyOf: [{ type: 'string', aliases: […] }, { type: 'null' }] }
  return [...own, ...(schemasOf(schema.anyOf) ?? []).flatMap((member) => ownAliases(member))];
}

function ownAliases(schema: JsonSchema): readonly string[] {
  return typeof schema === 'boolean' || 'const' in schema ? [] : aliasesOf({ ...schema, anyOf: undefined });
}

/** The aliases of an enum's word: `{ enum: ['sun'], aliases: { sun: ['sunny'] } }`. */
export function aliasesOfWord(schema: JsonSchema, word: unknown): readonly string[] {
  if (typeof schema === 'boolean') return [];
  return [schema.aliases, schema['x-aliases']].flatMap((names) =>
    isRecord(names) ? textsOf(getOwn(names, String(word))) : [],
  );
}

/** @alias("full name")   @alias full_name */
const ALIAS = /@alias\s*(?:\(\s*["']([^"'\n]+)["']\s*\)|\(?([\w-]+)\)?)/g;
