/** One format's grammar of canonical texts, to export: `generated/gbnf/<format>.gbnf`. */
export interface CanonicalEntry {
  readonly format: string;
  /** The file under `grammars/`. */
  readonly source: string;
  /** The rule that describes whole texts. */
  readonly rule: string;
  /** Another rule to start with, for `generated/gbnf/<format>-<name>.gbnf`. */
  readonly other?: Omit<Export, 'rule'> & { readonly rule?: string };
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

/** A grammar to export. */
export interface Export {
  readonly name: string;
  /** The rule to start with. */
  readonly rule: string;
  /** A description of its texts, which continues "Canonical texts". */
  readonly about: string;
  /** A rule of the grammar, and the one that is in its place. */
  readonly instead?: readonly [rule: string, other: string];
}

/** Every canonical grammar. */
export const canonicals: readonly CanonicalEntry[] = [
  {
    format: 'duckflow',
    source: 'canonical/duckflow.peggy',
    rule: 'Canonical',
    series: 20,
    compared: ['duckflow/duplicate', 'duckflow/quoted-parameter', 'duckflow/remark-in-path'],
  },
  {
    format: 'acor',
    source: 'canonical/acor.peggy',
    rule: 'Canonical',
    other: { name: 'part', rule: 'Part', about: ', whole or a part of one' },
    compared: [
      'acor/duplicate-field',
      'acor/duplicate-key',
      'acor/bad-data: The YAML cannot be read: "Map keys must be unique"',
      'acor/bad-data: The YAML cannot be read: "it gives ',
      'acor/bad-data: The YAML cannot be read: "it repeats ',
      'acor/bad-data: The YAML cannot be read: "nothing before it is called ',
      'acor/falling-progress',
    ],
  },
  {
    format: 'dml',
    source: 'canonical/dml.peggy',
    rule: 'Canonical',
    other: { name: 'own-tools', about: ' with tools of any name', instead: ['tool', 'anyTool'] },
    tag: 'call',
    compared: ['dml/bare-reference', 'dml/duplicate-alias', 'dml/undefined-alias', 'dml/odd-path'],
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
      'design/unknown-parameter',
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

export const exportsOf = ({ format, rule, other }: CanonicalEntry): Export[] => [
  { name: format, rule, about: '' },
  ...(other === undefined ? [] : [{ rule, ...other, name: `${format}-${other.name}` }]),
];

/** Every export, with the format that it belongs to. */
export const canonicalExports: readonly { readonly name: string; readonly format: string }[] = canonicals.flatMap(
  (entry) => exportsOf(entry).map(({ name }) => ({ name, format: entry.format })),
);
