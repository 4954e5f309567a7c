import type { Parsed } from '../../core/parsed.ts';
import { setOwn } from '../../core/record.ts';
import type { Reply } from './model.ts';
import { jsonReply } from './other.ts';

/** The JSON object that agents wrote before the marker format (specification, "Backward Compatible"). */
export interface LegacyReply {
  reasoning: string;
  duck_vitals: Record<string, number>;
  /** Present when the reply has texts besides the reasoning. */
  sections?: Record<string, string>;
  actions: Record<string, string>[];
}

/**
 * The legacy object of a reply: parameters and content are beside the `type`.
 *
 * @example
 * toJSON(parse('[ACTION_0_TYPE] list_files\n[ACTION_0_PATH] src').value).actions // [{ type: 'list_files', path: 'src' }]
 *
 * @throws {RangeError} when a parameter named `type` or `content` would be mistaken for these
 */
export function toJSON(reply: Reply): LegacyReply {
  const legacy: LegacyReply = {
    reasoning: reply.reasoning,
    duck_vitals: { ...reply.vitals },
    actions: reply.actions.map((action) => {
      const fields: Record<string, string> = { type: action.type };
      for (const [name, value] of Object.entries(action.params)) {
        if (name === 'type' || name === 'content')
          throw new RangeError(`the legacy object has no room for a parameter called ${name}`);
        setOwn(fields, name, value);
      }
      if (action.content !== undefined) fields.content = action.content;
      return fields;
    }),
  };
  return Object.keys(reply.sections).length === 0 ? legacy : { ...legacy, sections: { ...reply.sections } };
}

/**
 * Reads a legacy object, whatever it contains.
 *
 * @throws {TypeError} when the object is not valid JSON: it contains itself, or a bigint
 *
 * @example
 * const { value } = fromJSON({ reasoning: 'Look.', actions: [{ type: 'list_files', path: 'src' }] });
 * value.actions // [{ index: 0, type: 'list_files', params: { path: 'src' } }]
 */
export function fromJSON(value: unknown): Parsed<Reply> {
  return jsonReply.parse(jsonOf(value) ?? '');
}

/** One level more than the limit, so that deeper values are reported. */
const DEEPEST = 1001;

/** The JSON of a value; if it nests too deeply for `JSON.stringify`, with null for deeper levels. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const depths = new Map<unknown, number>();
    return JSON.stringify(value, function (this: unknown, _name, inner: unknown) {
      if (typeof inner !== 'object' || inner === null) return inner;
      const depth = (depths.get(this) ?? 0) + 1;
      depths.set(inner, depth);
      return depth > DEEPEST ? null : inner;
    });
  }
}
