import { parse as parseDml, createStream as streamDml } from '../src/formats/dml/index.ts';
import { createStream, parse } from '../src/formats/duckflow/index.ts';
import { code, reply, replyWith } from './replies.ts';
import { flat } from './shapes.ts';

/** A text whose reading is weighed. */
export interface MemoryInput {
  make(): string;
  readonly format: MemoryFormat;
  /** How many times its own size it may take. */
  readonly most: number;
}

interface MemoryFormat {
  parse(text: string): object;
  createStream(): { push(chunk: string): readonly object[]; end(): object };
}

const duckflow: MemoryFormat = { parse, createStream };
const dml: MemoryFormat = { parse: parseDml, createStream: streamDml };

const SIZE = 50_000_000;

/** Texts of 50 MB, and texts of a million parts, by name. */
export const memoryInputs: Readonly<Record<string, MemoryInput>> = {
  'one block of 50 MB': { make: () => replyWith(repeated(code(100_000), SIZE)), format: duckflow, most: 4 },
  'blocks of 24 kB, 50 MB': { make: () => flat(reply(SIZE)), format: duckflow, most: 4 },
  'a section of chat, 50 MB': {
    make: () => `[REASONING]\n${repeated('The words are counted once per file.\n\n', SIZE)}`,
    format: duckflow,
    most: 4,
  },
  'prose in one line, 50 MB': { make: () => repeated('a ', SIZE), format: duckflow, most: 4 },
  'a million markers': { make: () => repeated('[NOTES]\n', 8e6), format: duckflow, most: 10 },
  'a million macro openings': { make: () => repeated('🦆▶️[', 6e6), format: dml, most: 10 },
};

function repeated(unit: string, length: number): string {
  return flat(unit.repeat(Math.ceil(length / unit.length)));
}
