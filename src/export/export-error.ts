/** A grammar, or a rule of it, cannot be exported safely. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  /** The rule of the parsing grammar. */
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

/** A rule cannot be exported; thrown where the rule's name is not known. */
export class CannotExport extends Error {
  override readonly name = 'CannotExport';
}
