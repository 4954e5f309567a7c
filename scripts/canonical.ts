/** One format's grammar of canonical texts, to export: `generated/gbnf/<format>.gbnf`. */
export interface CanonicalEntry {
  readonly format: string;
  /** The file under `grammars/`. */
  readonly source: string;
  /** The rule that describes whole texts. */
  readonly rule: string;
  /** The rule for a part of a text, for `generated/gbnf/<format>-part.gbnf`. */
  readonly part?: string;
  /** How many of each numbered rule there are. */
  readonly series?: number;
  /** A rule between two delimiters, for `generated/gbnf/<format>.structural-tag.json`: free text with such tags. */
  readonly tag?: string;
  /**
   * Findings that compare two places of a text, which no context-free grammar can, and what is mere style: a text of the
   * export may have them.
   * Each is a code, or a code and how its message begins.
   */
  readonly compared: readonly string[];
}

/** Every canonical grammar. */
export const canonicals: readonly CanonicalEntry[] = [
  {
    format: 'duckflow',
    source: 'canonical/duckflow.peggy',
    rule: 'Canonical',
    series: 20,
    compared: ['duckflow/duplicate'],
  },
  {
    format: 'acor',
    source: 'canonical/acor.peggy',
    rule: 'Canonical',
    part: 'Part',
    compared: [
      'acor/duplicate-field',
      'acor/duplicate-key',
      'acor/bad-data: The YAML cannot be read: "Map keys must be unique"',
      'acor/bad-data: The YAML cannot be read: "it gives ',
      'acor/falling-progress',
    ],
  },
  {
    format: 'dml',
    source: 'canonical/dml.peggy',
    rule: 'Canonical',
    tag: 'call',
    compared: ['dml/duplicate-alias', 'dml/undefined-alias'],
  },
  {
    format: 'design',
    source: 'canonical/design.peggy',
    rule: 'Canonical',
    compared: [
      'design/task-id-mismatch',
      'design/missing-timestamp',
      'design/timestamp-once',
      'design/other-footer',
      'design/duplicate-name',
      'design/duplicate-endpoint',
      'design/duplicate-table',
      'design/duplicate-component',
      'design/unknown-dependency',
      'design/dependency-cycle',
      'design/unknown-table',
      'json/duplicate-key',
    ],
  },
  {
    format: 'skill',
    source: 'canonical/skill.peggy',
    rule: 'Canonical',
    compared: ['skill/duplicate-key', 'skill/error-code-style'],
  },
];

/** The exports: each is a start rule of a canonical grammar. */
export const exportsOf = ({
  format,
  rule,
  part,
}: CanonicalEntry): { readonly name: string; readonly rule: string }[] => [
  { name: format, rule },
  ...(part === undefined ? [] : [{ name: `${format}-part`, rule: part }]),
];

/** Every export, with the format that it belongs to. */
export const canonicalExports: readonly { readonly name: string; readonly format: string }[] = canonicals.flatMap(
  (entry) => exportsOf(entry).map(({ name }) => ({ name, format: entry.format })),
);
