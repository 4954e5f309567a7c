/**
 * ACOR transcripts: the messages that a tool writes for an agent, as Markdown (ACOR conversational protocol).
 *
 * @packageDocumentation
 */

export { fillCommand, type Placeholder, placeholdersOf } from './command.ts';
/** The format under its name, with the members that every format has. */
export * as acor from './members.ts';
export * from './members.ts';
export { type RunState, state } from './state.ts';
