import type { Mistakes, Nodes, Texts } from '../../../generated/acor.ts';
import type { Adapting, HandlerParts, Handlers, Part } from '../../engine/index.ts';
import { inParts } from '../../engine/index.ts';
import type { StreamOptions, Transcript } from './model.ts';
import { bodyHandlers } from './read/body-handlers.ts';
import { headerHandlers } from './read/header-handlers.ts';
import { Sections } from './read/sections.ts';

/** Makes a transcript of the nodes of the grammar. */
export function adapt(
  transcript: Part<Transcript>,
  reading: Adapting<Partial<StreamOptions>>,
): HandlerParts<Handlers<Nodes, Texts, Mistakes>> {
  const sections = new Sections(transcript, reading);
  reading.atEnd(() => sections.end());
  return inParts(headerHandlers(transcript, reading, sections), bodyHandlers(reading, sections));
}
