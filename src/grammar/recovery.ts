/** True for the name of a recovery rule: `BadVital`, `MissingEnd`; not `Badge`. */
export function isRecoveryName(name: string): boolean {
  return /^(?:Bad|Missing)(?![a-z])/.test(name);
}

/**
 * True for a rule that the strict grammar leaves out: a recovery rule, or a `Repaired…` rule, which gathers tolerant
 * readings but names no mistake itself.
 */
export function isRepairName(name: string): boolean {
  return isRecoveryName(name) || /^Repaired(?![a-z])/.test(name);
}
