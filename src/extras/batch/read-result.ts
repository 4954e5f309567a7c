import * as v from 'valibot';
import type { Severity } from '../../core/diagnostic.ts';

/** What a result says, but for its value. */
export interface ReadResult {
  readonly id: string;
  readonly format?: string | null | undefined;
  readonly ok: boolean;
  readonly complete: boolean;
  readonly via?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly time?: string | null | undefined;
  readonly size: number;
  readonly ms?: number | null | undefined;
  readonly diagnostics: readonly Finding[];
}

/** The part of a diagnostic that reports are about. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** What to do. */
  readonly hint?: string | null | undefined;
}

const optionalText = v.nullish(v.string());

const schema: v.GenericSchema<unknown, ReadResult> = v.object({
  id: v.string(),
  format: optionalText,
  ok: v.boolean(),
  complete: v.boolean(),
  via: optionalText,
  model: optionalText,
  time: optionalText,
  size: v.number(),
  ms: v.nullish(v.number()),
  diagnostics: v.array(
    v.object({
      code: v.string(),
      severity: v.picklist(['error', 'warning', 'info']),
      message: v.string(),
      hint: optionalText,
    }),
  ),
});

/** Reads a line of NDJSON; undefined when it is no result. */
export function readResult(line: string): ReadResult | undefined {
  try {
    return asResult(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The value as a result; undefined when it is none. */
export function asResult(value: unknown): ReadResult | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}
