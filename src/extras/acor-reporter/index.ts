/** What a tool writes its messages with. */

export type { Command, InputRequest } from './messages.ts';
export { createReporter, type Reporter, type State } from './reporter.ts';
