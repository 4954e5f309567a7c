import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { RecoveryNode } from '../../engine/index.ts';

/** An attribute as the grammar has it: [before, name, equals, value]. */
export type Attribute = readonly [
  before: string,
  name: string,
  equals: string,
  value: readonly string[] | (RecoveryNode & { readonly text: string }),
];

/** What the dialects report that have attributes. */
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

/** As they are written. */
export function sourceOf(attributes: readonly Attribute[]): string {
  return attributes
    .map(([before, name, equals, value]) => before + name + equals + ('raw' in value ? value.raw : value.join('')))
    .join('');
}

/** Each with a blank before it. */
export function printAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${value}"`]))
    .join('');
}
