import { constants } from 'node:os';
import type { ToolExit } from './tool-process.ts';

/** Why a run was ended before the tool ended by itself. */
export type Interruption =
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'signal'; readonly signal: NodeJS.Signals };

/** How a run ended. */
export interface Outcome {
  /** A final state of the protocol, or `Input Needed`; undefined when the tool said neither. */
  readonly state?: string;
  /** Why, where the tool did not say it. */
  readonly reason?: string;
  /** Undefined when the tool did not say. */
  readonly good: boolean | undefined;
  /** The exit code that says the same: the tool's own, 128 and the signal's number, or 124 after a time-out. */
  readonly exitCode: number;
}

/** What the tool said last about its state: a final state, `Input Needed`, or nothing of the kind. */
export type LastWord = string | undefined;

/**
 * @example outcomeOf({ code: 3, signal: null }, 'Complete', undefined)
 * // { state: 'Complete', reason: 'exit status 3', good: false, exitCode: 3 }
 */
export function outcomeOf(exit: ToolExit, lastWord: LastWord, interruption: Interruption | undefined): Outcome {
  if (interruption?.kind === 'timeout') {
    const reason = `timed out after ${interruption.seconds} s`;
    return { state: 'Failed', reason, good: false, exitCode: 124 };
  }
  if (interruption?.kind === 'signal') {
    return { state: 'Cancelled', good: false, exitCode: signalCode(interruption.signal) };
  }
  if (exit.signal !== null) {
    return { state: 'Failed', reason: `ended by ${exit.signal}`, good: false, exitCode: signalCode(exit.signal) };
  }
  const exitCode = exit.code ?? 0;
  const state = lastWord === undefined ? {} : { state: lastWord };
  if (exitCode !== 0) return { ...state, reason: `exit status ${exitCode}`, good: false, exitCode };
  if (lastWord === undefined) return { reason: 'exit status 0', good: undefined, exitCode };
  return { ...state, good: lastWord === 'Complete' || lastWord === 'Input Needed', exitCode };
}

function signalCode(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
