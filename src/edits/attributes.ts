import type { DiagnosticInfo } from '../core/diagnostic.ts';
import type { RecoveryNode } from '../engine/index.ts';

/** An attribute as parsed: [before, name, equals, value]. */
export type Attribute = readonly [
  before: string,
  name: string,
  equals: string,
  value: readonly string[] | (RecoveryNode & { readonly text: string }),
];

/** The findings of dialects with attributes. */
export const attributeCodes: Readonly<Record<'missing-attribute', DiagnosticInfo>> = {
  'missing-attribute': {
    severity: 'error',
    meaning: 'A tag is missing a required attribute. The value is empty, or the action was kept as text.',
    example: '<boltAction type="file">x</boltAction>',
    hint: 'Give an artifact all of its attributes, an action its type, and a file its filePath.',
  },
};

export function valuesOf(attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  return new Map(attributes.map(([, name, , value]) => [name, 'raw' in value ? value.text : (value[1] ?? '')]));
}

/** The attributes as written in the text. */
export function sourceOf(attributes: readonly Attribute[]): string {
  return attributes
    .map(([before, name, equals, value]) => before + name + equals + ('raw' in value ? value.raw : value.join('')))
    .join('');
}

/** The attributes, each after a blank. */
export function printAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${value}"`]))
    .join('');
}
