/** Whether a UTF-16 unit is a space, a tab, or part of a line end. */
export function isBlankUnit(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Whether a UTF-16 unit is a line end or part of one. */
export function isLineEndUnit(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}
