/** Why a rule cannot be exported, for those who know which rule it is. */
export class CannotExport extends Error {
  override readonly name = 'CannotExport';
}

/** The whole export takes more work than one should: nothing that is left out of it makes it small. */
export class ExportTooLarge extends CannotExport {}
