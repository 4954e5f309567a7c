/** One format's grammar of canonical texts, to export: `generated/gbnf/<format>.gbnf`. */
export interface CanonicalEntry {
  readonly format: string;
  /** The file under `grammars/`. */
  readonly source: string;
  /** The rule that describes whole texts. */
  readonly rule: string;
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

/** Every grammar to export. */
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
    compared: [
      'acor/duplicate-field',
      'acor/duplicate-key',
      'acor/bad-data: The YAML cannot be read: "Map keys must be unique"',
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
