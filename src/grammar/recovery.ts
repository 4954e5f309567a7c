/** True for the name of a recovery rule: `BadVital`, `MissingEnd`; not `Badge`. */
export function isRecoveryName(name: string): boolean {
  return /^(?:Bad|Missing)(?![a-z])/.test(name);
}
