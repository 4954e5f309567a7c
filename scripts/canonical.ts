/** One format's grammar of canonical texts, to export: `generated/gbnf/<format>.gbnf`. */
export interface CanonicalEntry {
  readonly format: string;
  /** Files under `grammars/`. */
  readonly sources: readonly string[];
  /** The rule that describes whole texts. */
  readonly rule: string;
  /** How many of each numbered rule there are. */
  readonly series?: number;
  /** A rule between two delimiters, for `generated/gbnf/<format>.structural-tag.json`: free text with such tags. */
  readonly tag?: string;
}

/** Every grammar to export. */
export const canonicals: readonly CanonicalEntry[] = [
  {
    format: 'duckflow',
    sources: ['canonical/duckflow.peggy'],
    rule: 'Canonical',
    series: 20,
  },
  {
    format: 'acor',
    sources: ['canonical/acor.peggy'],
    rule: 'Canonical',
  },
  {
    format: 'dml',
    sources: ['canonical/dml.peggy'],
    rule: 'Canonical',
    tag: 'call',
  },
  { format: 'design', sources: ['canonical/design.peggy'], rule: 'Canonical' },
  { format: 'skill', sources: ['canonical/skill.peggy'], rule: 'Canonical' },
];
