/** Why a rule cannot be exported, for those who know which rule it is. */
export class CannotExport extends Error {
  override readonly name = 'CannotExport';
}
