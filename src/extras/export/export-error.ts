/** A grammar, or a rule of it, from which no safe grammar can be made. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  /** The rule of the parsing grammar. */
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

/** Why a rule cannot be exported, for those who know which rule it is. */
export class CannotExport extends Error {
  override readonly name = 'CannotExport';
}
