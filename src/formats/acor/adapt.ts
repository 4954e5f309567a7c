import type { grammar } from '../../../generated/acor.ts';
import type { Adapting, HandlerParts, HandlersOf, Part } from '../../engine/index.ts';
import { inParts } from '../../engine/index.ts';
import type { StreamOptions, Transcript } from './model.ts';
import { bodyHandlers } from './read/body-handlers.ts';
import { headerHandlers } from './read/header-handlers.ts';
import { Sections } from './read/sections.ts';

/** Makes a transcript of the nodes of the grammar. */
export function adapt(
  transcript: Part<Transcript>,
  reading: Adapting<Partial<StreamOptions>>,
): HandlerParts<HandlersOf<typeof grammar>> {
  const sections = new Sections(transcript, reading);
  reading.atEnd(() => sections.end());
  return inParts(headerHandlers(transcript, reading, sections), bodyHandlers(reading, sections));
}
