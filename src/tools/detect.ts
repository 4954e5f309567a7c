import * as v from 'valibot';
import { grammar } from '../../generated/tools-detect.ts';
import type { Format } from '../core/format.ts';
import { defineFormat } from '../engine/index.ts';

/** The result of detection. */
export interface Found {
  dialect: string | null;
  /** Whether the reply begins with a call. */
  isCall: boolean;
}

const schema: v.GenericSchema<unknown, Found> = v.object({ dialect: v.nullable(v.string()), isCall: v.boolean() });

/** Reads a reply up to the first marker that identifies its dialect. */
export const detector: Format<Found> = defineFormat({
  name: 'tools',
  grammar,
  schema,
  isOfSchema: true,
  empty: (): Found => ({ dialect: null, isCall: false }),
  endsAnywhere: true,
  adapt: (to) => {
    const found = ({ dialect }: { readonly dialect: string }): void => {
      if (to.value.dialect === null) to.set('dialect', dialect);
    };
    const begins = ({ dialect }: { readonly dialect: string }): void => {
      if (to.value.dialect === null) to.set('isCall', true);
      found({ dialect });
    };
    return { FirstCall: begins, Mark: found, BareMark: found, EditMark: found };
  },
  print: () => '',
});

/**
 * The dialect of a reply, of calls or of edits: by the first unambiguous marker outside of code, or by the shape of a
 * reply that begins with a bare call; `null` if unknown. For texts that may also be in a format, use `detect` of
 * `peglot`.
 *
 * @example detect('<tool_call>{"name": "ping", "arguments": {}}</tool_call>') // 'hermes'
 */
export function detect(text: string): string | null {
  return detector.parse(text).value.dialect;
}
