import type { JsonOptions } from './model.ts';
import type { Tokens } from './read/tokens.ts';

/** How JSON is read for somebody who asks for more than the value: what notes its tokens. */
export interface JsonReading extends JsonOptions {
  readonly tokens?: Tokens;
}
