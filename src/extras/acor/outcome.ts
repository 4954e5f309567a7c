import { constants } from 'node:os';
import type { ToolExit } from './tool-process.ts';

/** Why a run was ended before the tool ended by itself. */
export type Interruption =
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'signal'; readonly signal: NodeJS.Signals };

/** How a run ended. */
export interface Outcome {
  /** A final state of the protocol, or `Input Needed`; undefined when the tool reported neither. */
  readonly state?: string;
  /** The reason, where the tool did not report one. */
  readonly reason?: string;
  /** Undefined when the tool did not report it. */
  readonly good: boolean | undefined;
  /** The matching exit code: the tool's own, 128 plus the signal's number, or 124 after a timeout. */
  readonly exitCode: number;
}

/** The last state that the tool reported: a final state, `Input Needed`, or undefined. */
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
