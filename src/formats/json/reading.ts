import type { JsonOptions } from './model.ts';
import type { ValuePlaces } from './read/places.ts';
import type { Tokens } from './repair/tokens.ts';
import type { Words } from './words.ts';

/** How JSON is read for somebody who asks for more than the value: what notes where its parts are. */
export interface JsonReading extends JsonOptions {
  readonly places?: ValuePlaces;
  readonly words?: Words;
  readonly tokens?: Tokens;
}
