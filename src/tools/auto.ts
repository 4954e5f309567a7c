import type { Adapting, Part, SharedHandlers, Way } from '../engine/index.ts';
import { adaptCalls } from './adapt.ts';
import {
  anyDialect,
  type Dialect,
  type DialectName,
  dialects,
  startOf,
  type ThoughtEnd,
  withThoughts,
  wordsOf,
  wordsOfTools,
} from './dialects/index.ts';
import type { ToolReply } from './model.ts';
import type { ToolHandlers } from './reply/page.ts';
import type { Turn } from './reply/reply.ts';
import type { ToolSchema } from './schema.ts';

type Adapt = (to: Part<ToolReply>, reading: Adapting<object>) => SharedHandlers<ToolHandlers>;

/** Reads a reply in the dialect of its first marker, and switches the dialect at another one's marker. */
export function adaptAny(tools: ReadonlyMap<string, ToolSchema> | null, thoughts: ThoughtEnd): Adapt {
  const known = new Map<Dialect, Way>();
  const wayOf = (dialect: Dialect): Way => {
    const way = known.get(dialect) ?? {
      start: startOf(dialect),
      words: wordsOfTools(dialect, tools),
      fixedWords: wordsOf(dialect, true),
    };
    known.set(dialect, way);
    return way;
  };
  return (to, reading) => {
    const turnOf = (name: DialectName | null, before: Turn['before']): Turn => ({
      name,
      before,
      to: (next, at, reply) => {
        if (name === null) reading.recognised(next);
        const dialect = withThoughts(dialects[next], thoughts);
        reading.goOn(at, wayOf(dialect), adaptCalls(to, reading, dialect, tools, turnOf(next, reply)));
      },
    });
    return adaptCalls(to, reading, withThoughts(anyDialect, thoughts), tools, turnOf(null, null));
  };
}
