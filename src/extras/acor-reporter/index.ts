/** Writes the messages of a tool. */

export type { Command, InputRequest } from './messages.ts';
export { createReporter, type Reporter, type State } from './reporter.ts';
