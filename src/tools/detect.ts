import * as v from 'valibot';
import { grammar } from '../../generated/tools-detect.ts';
import type { Format } from '../core/format.ts';
import { defineFormat } from '../engine/index.ts';

/** What is known of a reply's dialect. */
export interface Found {
  dialect: string | null;
  /** The reply begins with a call. */
  isCall: boolean;
}

const schema: v.GenericSchema<unknown, Found> = v.object({ dialect: v.nullable(v.string()), isCall: v.boolean() });

/** Reads a reply up to the first marker that tells its dialect. */
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
 * The dialect that a reply is written in, of calls or of edits: by the first marker outside of code that can be of one
 * only, or by the shape of a reply that begins as a bare call. `null` where nothing tells. `detect` of `peglot` tells it
 * of texts that may be in a format of peglot as well.
 *
 * @example detect('<tool_call>{"name": "ping", "arguments": {}}</tool_call>') // 'hermes'
 */
export function detect(text: string): string | null {
  return detector.parse(text).value.dialect;
}
